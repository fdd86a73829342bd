"""What can be laid over the map of this family: income, and what the enemy could strike with next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagplot.games.axis_allies.pieces import look
from flagplot.kernel.overlays import Overlay, OverlayName, unknown

if TYPE_CHECKING:
    from flagplot.games.axis_allies.game import AxisAllies
    from flagplot.games.axis_allies.state import WarState

INCOME = OverlayName("income", "Income")
THREAT = OverlayName("threat", "Threat to us", threat=True)
ENEMY = OverlayName("enemy", "Reach of the enemy")
NAMES = (INCOME, THREAT, ENEMY)


def overlay(game: AxisAllies, state: WarState, seat: str | None, id: str) -> Overlay:
    """One of them, as a seat sees it; for whoever only watches, the active power is meant."""
    war = game.play(state)
    board = war.board
    power = board.owner_of.get(seat or "", state.active)
    if id == INCOME.id:
        values = {one.id: float(one.ipc) for one in board.spaces if one.ipc}
        return INCOME.laid("IPCs that a territory brings in.", values)
    strikes = _strikes(game, state, power)
    if id == ENEMY.id:
        return ENEMY.laid("IPCs of the units that enemies could send there next.", strikes, mood="bad")
    if id == THREAT.id:
        side = board.side[power]
        mine = {
            space: value
            for space, value in strikes.items()
            if any(
                look(piece).owner < board.n_powers and board.side[look(piece).owner] == side
                for piece in state.units[board.space_of[space]]
            )
            or _held(board.side, state.control[board.space_of[space]], side)
        }
        return THREAT.laid("IPCs of the units that could attack what is ours.", mine, mood="bad")
    raise unknown(NAMES, id)


def _held(sides: tuple[int, ...], owner: int, side: int) -> bool:
    return owner < len(sides) and sides[owner] == side


def _strikes(game: AxisAllies, state: WarState, power: int) -> dict[str, float]:
    """What all enemies of a power could strike each space with, in IPCs."""
    from flagplot.games.axis_allies.bots.field import Field
    from flagplot.games.axis_allies.bots.threats import Threats

    doctrine = game.edition.doctrine()
    field = Field(game.play(state.clone()), power, doctrine)
    threats = Threats(field, doctrine)
    found = {}
    for number, space in enumerate(field.board.space_ids):
        worth = float(field.ipcs(threats.on(number)))
        if worth:
            found[space] = worth
    return found
