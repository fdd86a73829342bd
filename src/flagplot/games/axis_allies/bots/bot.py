"""The bot of the family: which planner answers which question.

A planner is a function ``answer(desk, frame) -> Thought | None`` in a file of its own. It is entered in
``PLANNERS`` under the tag of the frame that asks (``combat_move``, ``casualties``, ...). ``desk`` (see
``desk.py``) has the state to try things out on, the seat, the level (``desk.skill``: EASY, NORMAL, HARD), the
budget and the beliefs of the edition (``desk.doctrine``); the planner lets it carry out answers and ends with
``return desk.thought()``. Where it says None, raises nothing and has no opinion, ``fallback`` gives the plain
answer for the question: every question has one, so a bot never stands still.

What planners share: ``values.py`` (what units and spaces are worth), ``estimate.py`` (how a battle would go).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from flagplot.games.axis_allies.board import Board
from flagplot.games.axis_allies.bots import (
    attacks,
    battle,
    bids,
    placing,
    politics,
    purchase,
    regroup,
    research,
    supply,
)
from flagplot.games.axis_allies.bots.desk import Desk
from flagplot.games.axis_allies.game import AxisAllies
from flagplot.games.axis_allies.moves.frames import AirOrder, NoncombatMove, SeaOrder
from flagplot.games.axis_allies.pieces import look
from flagplot.kernel.action import Action
from flagplot.kernel.seen import Seen
from flagplot.kernel.thinking import Bot, Budget, Thought

Planner = Callable[[Desk, Any], Thought | None]

# tag of the frame that asks -> who answers
PLANNERS: Mapping[str, Planner] = {
    **battle.PLANNERS,
    "purchase": purchase.purchase,
    "mobilize": placing.place,
    "convoy": supply.convoy,
    "decks": supply.decks,
    "declare": politics.declare,
    "permission": politics.agree,
    "who_first": politics.first,
    "research": research.research,
    "auction": bids.bid,
    "grant": bids.grant,
    "combat_move": attacks.answer,
    "noncombat_move": regroup.answer,
}

# verbs of answers that carry a question to its end, best first: for questions nobody has an opinion on
_PLAIN = (
    "place", "deck", "done", "assault", "halt", "fly", "step", "hold", "cancel",  # an order that is open
    "engage", "bombard", "land", "agree", "fire", "stay", "press", "fight", "raid", "bomb",
    "disrupt", "pass", "spare",
)  # fmt: skip


class WarBot(Bot):
    """One level of skill in one edition."""

    def __init__(self, game: AxisAllies, skill: int) -> None:
        self.game, self.skill = game, skill

    def think(self, seen: Seen, seed: int, budget: Budget) -> Thought:
        """Ask the planner of the open question; without an opinion of its own give the plain answer."""
        assert seen.seat is not None
        state = seen.imagine(seed)
        desk = Desk(self.game, state, seen.seat, skill=self.skill, seed=seed, budget=budget)
        frame = state.frames[-1]
        planner = PLANNERS.get(str(frame.__struct_config__.tag))
        thought = planner(desk, frame) if planner is not None else None
        if thought is None or not thought.answers:
            return Thought((fallback(seen.legal, desk),), work=budget.used)
        return thought


def fallback(listed: Sequence[Action], desk: Desk) -> Action:
    """A plain answer to any question: whatever ends it, and else any, by the seed."""
    frame = desk.state.frames[-1]
    if isinstance(frame, NoncombatMove | AirOrder | SeaOrder) and not any(a.verb == "done" for a in listed):
        return _rescue(listed, desk)
    for verb in _PLAIN:
        for action in listed:
            if action.verb == verb:
                return action
    return desk.stream("fallback").choose(listed)


def _rescue(listed: Sequence[Action], desk: Desk) -> Action:
    """Aircraft must be saved before the phase can end, by flying on or by bringing a carrier: try any."""
    board, units = desk.war.board, desk.state.units
    fitting = [
        action
        for action in listed
        if action.verb not in ("move", "cancel")
        or (action.verb == "move" and action.args[1] == "air")
        or (
            action.verb == "move" and any(_deck(board, p) for p in units[board.space_of[str(action.args[0])]])
        )
    ]
    return desk.stream("rescue").choose(fitting or listed)


def _deck(board: Board, piece: int) -> bool:
    return bool(board.kinds[look(piece).kind].deck)
