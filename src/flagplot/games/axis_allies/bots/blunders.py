"""What no sensible player does, as tests over a recorded game: how often each happened.

    counts = blunders(match)     # {"unspent": 2, "lone_transport": 5, ...}

A test looks at one answer with the state before it (``slips.py``) or at the board as a power leaves it at the
end of its turn (``postures.py``). What needs a judgement of the whole game is left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from flagplot.games.axis_allies.bots.postures import TURNS
from flagplot.games.axis_allies.bots.slips import ANSWERS
from flagplot.games.axis_allies.bots.witness import Leave, Moment
from flagplot.games.axis_allies.game import AxisAllies
from flagplot.games.axis_allies.state import WarState
from flagplot.kernel.match import Match

__all__ = ["ANSWERS", "TURNS", "Leave", "Moment", "blunders"]


def blunders(match: Match, seats: Collection[str] | None = None) -> Counter[str]:
    """How often each blunder was made in a recorded game, by some seats or all."""
    game = match.game
    assert isinstance(game, AxisAllies)
    who = game.meta.seats if seats is None else seats
    found: Counter[str] = Counter()
    before: WarState | None = None
    for entry, state in match.replay():
        if entry is not None and before is not None:
            if entry.seat in who:
                moment = Moment(game, before, entry.seat, entry.action, entry.events)
                found.update(name for name, test in ANSWERS.items() if test(moment))
            if _turn_ends(before, state) and game.play(before).board.owner_ids[before.active] in who:
                leave = Leave(game, state, before.active)
                found.update(name for name, test in TURNS.items() for _ in range(test(leave)))
        before = state.clone()
    return found


def _turn_ends(before: WarState, after: WarState) -> bool:
    return before.active != after.active or before.round != after.round
