"""Where the war stands, and the war in numbers, for history and charts."""

from __future__ import annotations

from typing import Any

from flagplot.games.axis_allies.economy.income import production
from flagplot.games.axis_allies.pieces import look
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.turn.frames import Turn
from flagplot.games.axis_allies.turn.sequence import PRINTED
from flagplot.games.axis_allies.view import income, victory_cities
from flagplot.kernel.event import Mark


def mark(war: War) -> Mark | None:
    """Round, turn and the last phase begun that is printed; None between turns. [P40-SEQ-03, A50-SEQ-04]"""
    frame = next((frame for frame in war.state.frames if isinstance(frame, Turn)), None)
    if frame is None:
        return None
    begun = war.edition.agenda(war, frame.power)[: frame.phase]
    phase = next((name for name, _ in reversed(begun) if name in PRINTED), "")
    return Mark(war.state.round, war.seat(frame.power), phase)


def numbers(war: War) -> dict[str, Any]:
    """Treasury, production and income of each power, victory cities of each side, units by owner and type."""
    powers = {
        printed.id: {
            "treasury": war.state.treasury[power],
            "production": production(war, power),
            "income": income(war, power),
        }
        for power, printed in enumerate(war.board.powers)
    }
    tracks = {"round": war.state.round, "victory_cities": victory_cities(war), "powers": powers}
    return {"tracks": tracks, "units": forces(war)}


def forces(war: War) -> dict[str, dict[str, int]]:
    """Owner, type, number of all units on the map and aboard."""
    board = war.board
    found: dict[str, dict[str, int]] = {}
    for stacks in war.state.units:
        for piece, count in stacks.items():
            seen = look(piece)
            for owner, kind in ((seen.owner, seen.kind), *((one.owner, one.kind) for one in seen.aboard)):
                army, id = found.setdefault(board.owner_ids[owner], {}), board.kinds[kind].id
                army[id] = army.get(id, 0) + count
    return found
