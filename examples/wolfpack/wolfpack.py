"""A bot of another package: it tries some answers out, and gives the one that leaves its side ahead."""

from typing import Any

from flagplot import Action, Bot, Budget, FastDice, Game, Reason, Seen, Thought
from flagplot.kernel.stream import Stream


class Wolfpack(Bot):
    """Looks one answer ahead, in any game whose bots can say who leads."""

    positions = 20  # for one thought, unless somebody asks for wolfpack:500

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def think(self, seen: Seen, seed: int, budget: Budget) -> Thought:
        """The best of as many answers, drawn by lot, as the budget allows."""
        lots = Stream(seed, seen.seat or "", seen.seq)
        tried: dict[Action, float] = {}
        while budget or not tried:
            budget.spend()
            answer = lots.choose(seen.legal)
            tried[answer] = self.lead_after(seen, answer, lots.next())
        best = max(tried, key=lambda answer: tried[answer])
        reason = Reason("plan", f"Best of {len(tried)} answers: ahead by {tried[best]:.1f}.")
        return Thought((best,), (reason,), budget.used)

    def lead_after(self, seen: Seen, answer: Action, seed: int) -> float:
        """How far the seat leads after an answer, in a world it cannot tell from the real one."""
        state = seen.imagine(seed)
        self.game.push(state, seen.seat or "", answer, FastDice(seed))
        return self.game.opponents().lead(state).get(seen.seat or "", 0.0)
