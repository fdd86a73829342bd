"""War and peace, and leave between friends.

Japan strikes in its first turn, and in some games only when the United States come in anyway; which it is
depends on the seed alone, so that purchases and moves of the turns before go together with it. The
Commonwealth waits until America is at war: to begin alone would spare Japan the American answer.
"""

from __future__ import annotations

from typing import Any

from flagplot.games.axis_allies.bots.desk import Desk
from flagplot.games.axis_allies.pieces import look
from flagplot.kernel.action import Action, act
from flagplot.kernel.stream import Stream
from flagplot.kernel.thinking import Thought

LATE = 6  # in one game of so many Japan waits
WAITED = 3  # for the turn in which the others come in anyway
EXPOSED = 60.0  # IPCs of western units within easy reach for which waiting ends


def declare(desk: Desk, frame: Any) -> Thought | None:
    """Declare war, or pass."""
    ways = [action for action in desk.legal if action.verb == "declare"]
    if not ways:
        return None
    none = act("pass")
    wanted = _strikes(desk) if desk.war.board.side[desk.power] == 0 else _joins(desk)
    if wanted or none not in desk.legal:
        desk.do(max(ways, key=lambda way: (len(way.args), way.args == ("all",))))
        desk.because("plan", "War now: every turn of peace lets the other side grow.")
    else:
        desk.do(none)
        desk.because("plan", "No war yet: it is worth more to prepare it.")
    return desk.thought()


def strikes_at(seed: int) -> int:
    """The turn in which Japan means to begin the war, in a game with this seed."""
    return WAITED if Stream(seed, "war").below(LATE) == 0 else 1


def _strikes(desk: Desk) -> bool:
    """The first side goes to war at its hour, or when the other has begun, or lies open."""
    state, power = desk.state, desk.power
    if state.turns[power] >= strikes_at(desk.seed):
        return True
    begun = any(
        state.war[other] >> power & 1
        for other in range(desk.war.board.n_powers)
        if desk.war.board.capital[other] >= 0
    )
    return begun or _exposed(desk) >= EXPOSED * 2


def _exposed(desk: Desk) -> float:
    """IPCs of ships of powers at peace that lie next to own ships or aircraft."""
    war, kinds, found = desk.war, desk.war.board.kinds, 0.0
    for zone, stacks in enumerate(war.state.units):
        near = (zone, *war.board.near[zone])
        if war.board.sea[zone] and any(look(p).owner == desk.power for s in near for p in war.state.units[s]):
            found += sum(
                kinds[look(p).kind].cost * n
                for p, n in stacks.items()
                if not war.board.friends[desk.power] >> look(p).owner & 1
            )
    return found


def _joins(desk: Desk) -> bool:
    """An Ally goes to war as soon as another great power of its side fights; America whenever it may."""
    war, state, power = desk.war, desk.state, desk.power
    allies = [p for p in range(war.board.n_powers) if war.board.friends[power] >> p & 1]
    homes = {p: war.board.capital[p] for p in allies}
    richest = max(allies, key=lambda p: war.board.ipc[homes[p]] if homes[p] >= 0 else 0)
    return richest == power or state.war[richest] != 0


def agree(desk: Desk, frame: Any) -> Thought | None:
    """Friends may use what is ours."""
    desk.do(act("agree"))
    return desk.thought()


def first(desk: Desk, frame: Any) -> Thought | None:
    """The smaller power clears the way for the larger: China fights before the United States."""
    orders: list[Action] = [action for action in desk.legal if action.verb == "first"]
    desk.do(next((one for one in orders if one.args[0] != desk.seat), orders[0]))
    return desk.thought()
