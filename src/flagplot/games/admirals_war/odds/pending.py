"""Battles that wait: every area where both sides have units and combat is to come, as things stand.

The answer about an area is kept as long as nothing changes that bears on it, so that a fight elsewhere, or
ships sent elsewhere, cost nothing.
"""

from __future__ import annotations

from collections.abc import Hashable

from flagplot.games.admirals_war.combat import forces
from flagplot.games.admirals_war.combat.frames import AreaFight, AreaStage, Battle
from flagplot.games.admirals_war.game import AdmiralsWar
from flagplot.games.admirals_war.hidden import unseen
from flagplot.games.admirals_war.moves.frames import Patrol, Raiders
from flagplot.games.admirals_war.odds.at_hand import of_area
from flagplot.games.admirals_war.odds.documents import Document
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.turn.frames import Turn
from flagplot.games.admirals_war.turn.sequence import NAMES
from flagplot.kernel.memory import Table

KEPT = 256  # answers
MOVING = "As things stand: ships may still come."
OWED = "If all arrive: some must still roll for their speed."

_known: Table[Hashable, Document] = Table(KEPT)


def waiting(game: AdmiralsWar, war: War) -> list[Document]:
    """The battles that wait to be fought, in the order of the board."""
    return [of(game, war, area) for area in war.board.area_range if meets(war, area)]


def meets(war: War, area: int) -> bool:
    """Whether both sides have units in an area and their battle is still to come."""
    return (
        not war.state.resolved[area]
        and not _begun(war, area)
        and all(forces.present(war, area, side) for side in (0, 1))
    )


def _begun(war: War, area: int) -> bool:
    return any(
        frame.area == area and (isinstance(frame, Battle) or frame.stage.after(AreaStage.BATTLE))
        for frame in war.state.frames
        if isinstance(frame, Battle | AreaFight)
    )


def of(game: AdmiralsWar, war: War, area: int) -> Document:
    """The battle in an area where both sides have units."""
    key = _scene(war, area)
    found = _known.get(key)
    if found is None:
        found = _known.keep(key, of_area(game, war, area)[0])
    note = " ".join(filter(None, (found["note"], *_before(war, area))))
    return {**found, "note": note, "pending": True}


def forget() -> None:
    """Drop all answers that are kept."""
    _known.clear()


def _before(war: War, area: int) -> list[str]:
    """What may come before the battle, in short lines."""
    frames = war.state.frames
    owed = {unit for frame in frames if isinstance(frame, Patrol | Raiders) for unit in frame.rolls}
    moves = any(isinstance(frame, Turn) and frame.number <= NAMES.index("inversion") for frame in frames)
    lines = [MOVING] if moves else []
    return [*lines, OWED] if owed.intersection(war.state.at[area]) else lines


def _scene(war: War, area: int) -> Hashable:
    """All that bears on a battle: everything known of the units there, and of units elsewhere nothing."""
    state = war.state
    units = tuple(
        (
            unit, state.damage[unit], state.mode[unit], state.marks[unit], state.nation[unit],
            state.base[unit], state.origin[unit], state.overhaul[unit],
        )
        for unit in state.at[area]
        if not unseen(war, unit)
    )  # fmt: skip
    rules = (state.tables, state.scenario, tuple(sorted(state.options.items())))
    times = (state.turn, state.war, state.attack_turn, state.surprise, tuple(sorted(state.facts.items())))
    flags = (state.flag[area], state.flag_start[area])
    board = (flags, tuple(state.flag), tuple(state.control), tuple(state.holder), state.retreated[area])
    return area, units, rules, times, board
