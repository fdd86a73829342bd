"""Wars that an answer would begin, found by trying it on a copy: said before the answer is given."""

from __future__ import annotations

from collections.abc import Callable

from flagplot.games.axis_allies.board import bits
from flagplot.games.axis_allies.play import War
from flagplot.kernel.words import listed, the


def wars_begun(war: War, deed: Callable[[War], None]) -> str:
    """The wars that follow from a deed, in words: ``japan with usa and uk``; empty if none does."""
    trial = War(war.edition, war.state.clone())
    deed(trial)
    found = []
    told: set[tuple[int, int]] = set()
    for power, (before, after) in enumerate(zip(war.state.war, trial.state.war, strict=True)):
        new = [other for other in bits(after & ~before) if (other, power) not in told]
        told |= {(power, other) for other in new}
        if new:
            found.append(f"{the(war.seat(power))} with {listed(map(war.seat, new))}")
    return "; ".join(found)
