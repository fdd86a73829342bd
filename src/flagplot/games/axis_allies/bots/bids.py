"""Bids before the first turn: how little is enough, and what it buys."""

from __future__ import annotations

from typing import Any

from flagplot.games.axis_allies.bots.desk import Desk
from flagplot.games.axis_allies.bots.values import Values
from flagplot.kernel.action import Action, act
from flagplot.kernel.thinking import Thought

CONTENT = 9  # IPCs with which a side is content: about an infantry for each of three fronts
STEP = 2  # the other side is underbid by so much
USEFUL = ("infantry", "artillery", "tank")


def bid(desk: Desk, frame: Any) -> Thought | None:
    """Underbid a little as long as the sum is enough, then let the other side have it."""
    sums = [int(action.args[0]) for action in desk.legal if action.verb == "bid"]
    wanted = max((n for n in sums if n >= CONTENT and n <= max(sums) - STEP + 1), default=-1)
    desk.do(act("bid", wanted) if wanted >= 0 else act("pass"))
    return desk.thought()


def grant(desk: Desk, frame: Any) -> Thought | None:
    """Land units where enemies stand next door and most is at stake; money to the power that fights first."""
    options = [action for action in desk.legal if action.verb == "grant"]
    if options and len(options[0].args) == 2:
        desk.do(options[0])
        return desk.thought()
    values = Values(desk.war, desk.doctrine)
    while units := [action for action in desk.legal if action.verb == "grant" and len(action.args) == 3]:
        if not desk.do(max(units, key=lambda one: (_use(desk, values, one), -units.index(one)))):
            break
    return desk.thought()


def _use(desk: Desk, values: Values, action: Action) -> float:
    """What a new unit in a space is good for."""
    board, state = desk.war.board, desk.state
    kind, space = str(action.args[1]), board.space_of[str(action.args[2])]
    if kind not in USEFUL or board.sea[space]:
        return -1.0
    side = board.side[board.owner_of[str(action.args[0])]]
    front = [
        values.space(near)
        for near in board.land_near[space]
        if state.control[near] < board.n_powers and board.side[state.control[near]] != side
    ]
    return (max(front, default=0.0) + values.space(space) * bool(front)) / (1 + USEFUL.index(kind))
