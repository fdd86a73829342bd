"""The easy opponent: every question goes to the planner whose concern it is."""

from __future__ import annotations

from collections.abc import Callable

from flagplot.games.war_in_the_pacific.bots import air, fire, ground, sea
from flagplot.games.war_in_the_pacific.bots.sight import Sight
from flagplot.games.war_in_the_pacific.state import PacificState
from flagplot.kernel.action import Action
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.seen import Seen
from flagplot.kernel.stream import Stream
from flagplot.kernel.thinking import Bot, Budget, Level, Opponents, Thought

LEVELS = (Level("easy", "Easy", "Lands beside the enemy, attacks at good odds, repairs its forts.", 1),)


def _deploy(sight: Sight) -> Action:
    """The historical places, and no others."""
    return Action("done" if "done" in sight.verbs else "historical")


def _send(sight: Sight) -> Action:
    """Aircraft against an island, or of a strike on the main map."""
    return fire.send(sight) if sight.tables.waters is None else air.fill(sight)


# a verb of the question -> who answers it; the first that is offered decides
PLANNERS: dict[str, Callable[[Sight], Action]] = {
    "historical": _deploy,
    "guard": air.fill,
    "naval-strike": air.plot,
    "air-strike": air.plot,
    "assign": air.assign,
    "target": air.aim,
    "bombard": fire.bombard,
    "join": fire.join,
    "fire": fire.aim,
    "send": _send,
    "assault": ground.land,
    "reinforce": ground.land,
    "attack": ground.march,
    "move": ground.march,
    "take-card": sea.card,
    "file-card": sea.write,
    "sigint": sea.listen,
    "bombard-base": sea.bombard,
    "open-fire": sea.bombard,
    "all-ships": sea.bombard,
    "shell": sea.shell,
}
# answers that are given wherever they are offered, the first first
PLAIN = (
    "unload", "activate", "support", "guns", "announce", "rating", "absorb", "stand", "repair", "fortify",
    "first", "go-on", "torpedo", "attack-group", "done", "no", "decline", "launch",
)  # fmt: skip


class EasyBot(Bot):
    """Reads the view alone, and looks no further than the answer at hand."""

    def think(self, seen: Seen, seed: int, budget: Budget) -> Thought:
        """One answer."""
        sight = Sight(seen)
        for verb, planner in PLANNERS.items():
            if verb in sight.verbs:
                found = planner(sight)
                if found in seen.legal:
                    return Thought((found,))
        for verb in PLAIN:
            if verb in sight.verbs:
                return Thought((sight.verbs[verb][0],))
        return Thought((Stream("easy", seed, seen.seq).choose(seen.legal),))


class Commanders(Opponents[PacificState]):
    """The opponents of this game."""

    levels = LEVELS

    def bot(self, level: str) -> Bot:
        """The bot of a level."""
        if level != LEVELS[0].id:
            raise BadInputError(f"level {level!r}: expected one of {LEVELS[0].id}")
        return EasyBot()
