"""Units that are not there: nobody's, too few, or another power's."""

from __future__ import annotations

from collections.abc import Callable

from flagplot.games.axis_allies.board import Kind
from flagplot.games.axis_allies.pieces import look
from flagplot.games.axis_allies.play import War
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import some, the


def none_here(war: War, power: int, space: int, what: str, fits: Callable[[Kind], bool]) -> Refusal:
    """A power has no such units in a space. Those of another power are not its to move. [P40-MNF-05]

    An empty space breaks no clause.
    """
    here, board = war.name(space), war.board
    for seen in map(look, war.state.units[space]):
        for owner, kind in ((seen.owner, seen.kind), *((item.owner, item.kind) for item in seen.aboard)):
            if owner != power and fits(board.kinds[kind]):
                owned = f"the {the(what)} in {the(here)} does not belong to {the(war.seat(power))}"
                text = f"{owned}: each power moves only its own"
                return illegal("P40-MNF-05", text, here)
    return illegal("", f"{the(war.seat(power))} has no {the(what)} in {the(here)}", here)


def too_few(war: War, space: int, what: str, count: int) -> Refusal:
    """There are fewer units than were asked for; no clause says more."""
    here = war.name(space)
    return illegal("", f"only {some(count, what)} in {the(here)} can be taken", what, here)
