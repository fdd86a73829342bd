"""Hits that wait in a battle at hand, taken as a player who thinks would: then its odds are exact again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flagplot.games.axis_allies.combat import fire
from flagplot.games.axis_allies.combat.frames import Battle, Casualties
from flagplot.games.axis_allies.game import AxisAllies
from flagplot.games.axis_allies.odds.force import Unit, sensible_order
from flagplot.games.axis_allies.odds.live import between_rounds
from flagplot.games.axis_allies.pieces import Status, look
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.state import WarState
from flagplot.games.axis_allies.text import parse_piece
from flagplot.kernel.action import Action
from flagplot.kernel.dice import ProbeDice, RollNeeded


def settled(game: AxisAllies, state: WarState) -> WarState | None:
    """The game with the hits of a battle taken in the sensible order, between two rounds or decided.

    None when no hits of a battle wait, or when dice of the round are still to be thrown.
    """
    below = state.frames[-2] if isinstance(state.frames[-1], Casualties) else None
    if not isinstance(below, Battle):
        return None
    war = game.play(state.clone(), ProbeDice())
    while any(isinstance(frame, Battle) and frame.space == below.space for frame in war.state.frames):
        if between_rounds(war, below.space):
            break
        frame: Any = war.state.frames[-1]
        step = game.steps[type(frame)]
        asked = step.seats(war, frame)
        try:
            if not asked:
                step.run(war, frame)
            elif isinstance(frame, Casualties):
                step.do(war, frame, asked[0], _answer(war, frame, asked[0], step.legal(war, frame, asked[0])))
            else:
                return None
        except RollNeeded:
            return None
    return war.state


def _answer(war: War, frame: Casualties, seat: str, legal: Sequence[Action]) -> Action:
    """The next unit to lose, by the order the odds expect; proposals of others are agreed to."""
    by_unit: dict[Unit, Action] = {}
    for action in legal:
        if action.verb != "lose":
            return action
        seen = look(parse_piece(war.board, str(action.args[0]), war.power(seat)))
        by_unit.setdefault(Unit(seen.kind, seen.damaged, seen.status is Status.SEABORNE), action)
    tab = fire.table(war.board.kinds)
    order, _ = sensible_order(tab, dict.fromkeys(by_unit, 1), attacking=frame.attacker_side)
    return by_unit[order[0].unit]
