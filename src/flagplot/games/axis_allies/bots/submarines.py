"""Submarines: strike or submerge; fire at transports that pass; and which transport is given up."""

from __future__ import annotations

from flagplot.games.axis_allies.bots.desk import EASY, Desk
from flagplot.games.axis_allies.bots.stakes import balance, counted, outlook, plan_of
from flagplot.games.axis_allies.combat.frames import Battle
from flagplot.games.axis_allies.moves.frames import Interdiction
from flagplot.games.axis_allies.pieces import look
from flagplot.games.axis_allies.text import parse_piece
from flagplot.kernel.action import Action
from flagplot.kernel.thinking import Thought

LOST = 0.3  # the chance below which a battle is as good as lost


def dive(desk: Desk, frame: Battle) -> Thought | None:
    """All submarines submerge, or none: whichever leaves their side better off."""
    numbers = [action for action in desk.legal if action.verb == "submerge"]
    if not numbers:
        return None
    attacking = desk.power == frame.power
    down = _better_below(desk, frame, attacking=attacking)
    desk.close(max(numbers, key=_amount) if down else min(numbers, key=_amount))
    return desk.thought()


def _better_below(desk: Desk, frame: Battle, *, attacking: bool) -> bool:
    plan = plan_of(desk, frame.space) if desk.skill > EASY else None
    if plan is None:
        chance = outlook(desk.war, frame.attackers, frame.defenders)
        return (chance if attacking else 1.0 - chance) < LOST
    below = plan._replace(attacker_dives=attacking, defender_dives=not attacking)
    gain = balance(below, counted(desk, below)) - balance(plan, counted(desk, plan))
    return gain > 1e-9 if attacking else gain < -1e-9


def fire(desk: Desk, frame: Interdiction) -> Thought | None:
    """Every submarine fires: it costs nothing. What is hit takes the cheapest cargo down."""
    shots = [action for action in desk.legal if action.verb == "fire"]
    if shots:
        desk.close(max(shots, key=_amount))
    sunk = [action for action in desk.legal if action.verb == "sink"]
    if sunk:
        desk.close(min(sunk, key=lambda action: _cargo(desk, action)))
    return desk.thought()


def _cargo(desk: Desk, action: Action) -> int:
    kinds = desk.war.board.kinds
    piece = parse_piece(desk.war.board, str(action.args[0]), desk.power)
    return sum(kinds[item.kind].cost for item in look(piece).aboard)


def _amount(action: Action) -> int:
    return int(action.args[0])
