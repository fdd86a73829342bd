"""What a power leaves hanging at the end of its turn: all that enemies could win before its next one."""

from __future__ import annotations

from flagplot.games.axis_allies.bots.desk import Desk
from flagplot.games.axis_allies.bots.dispositions import Dispositions
from flagplot.games.axis_allies.bots.field import Field
from flagplot.games.axis_allies.bots.threats import Threats
from flagplot.games.axis_allies.pieces import look
from flagplot.games.axis_allies.state import WarState

_HANGS = 0.6  # part of what hangs that counts: the enemy cannot strike everywhere at once
_WON = 1_000.0


def hanging(desk: Desk, state: WarState) -> float:
    """What is to be taken off a plan that leaves such a board."""
    if state.outcome is not None and state.outcome.winners:
        return -_WON if desk.seat in state.outcome.winners else _WON
    return _HANGS * exposed(desk, state)


def exposed(desk: Desk, state: WarState) -> float:
    """IPCs enemies could win from this power before its next turn."""
    war = desk.game.play(state)
    field = Field(war, desk.power, desk.doctrine)
    threats = Threats(field, desk.doctrine)
    board = Dispositions(field, {}, threats, [], {})
    risks = []
    for space, stacks in enumerate(state.units):
        own = any(look(piece).owner == desk.power for piece in stacks)
        if own or (not field.board.sea[space] and state.control[space] == desk.power):
            risks.append(board.risk(space, field.guards(space)))
    return sum(risks)
