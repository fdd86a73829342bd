"""The simplest opponent: any legal answer, each as likely as the others."""

from __future__ import annotations

from flagplot.kernel.action import Action
from flagplot.kernel.seen import Seen, Sight
from flagplot.kernel.stream import Stream
from flagplot.kernel.thinking import Bot, Budget, Thought


def random_choice(view: Sight, seed: int) -> Action:
    """A legal answer of the seat that looks at ``view``; the same one for the same view and seed."""
    return Stream(seed, view.seat or "", view.seq).choose(view.legal)


class RandomBot(Bot):
    """Plays every game, and none of them well."""

    def think(self, seen: Seen, seed: int, budget: Budget) -> Thought:
        """One answer by lot."""
        budget.spend()
        return Thought((random_choice(seen, seed),), work=1)
