"""The simplest opponent: any legal answer, each as likely as the others."""

from __future__ import annotations

from flagplot.kernel.action import Action
from flagplot.kernel.stream import Stream
from flagplot.kernel.view import View


def random_choice(view: View, seed: int) -> Action:
    """A legal answer of the seat that looks at ``view``; the same one for the same view and seed."""
    return Stream(seed, view.seat or "", view.seq).choose(view.legal)
