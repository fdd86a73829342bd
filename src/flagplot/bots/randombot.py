"""The simplest opponent: any legal answer, each as likely as the others."""

from __future__ import annotations

from flagplot.kernel.action import Action
from flagplot.kernel.seen import Sight
from flagplot.kernel.stream import Stream


def random_choice(view: Sight, seed: int) -> Action:
    """A legal answer of the seat that looks at ``view``; the same one for the same view and seed."""
    return Stream(seed, view.seat or "", view.seq).choose(view.legal)
