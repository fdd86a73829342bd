"""The opponents: every question goes to the planner whose concern it is."""

from __future__ import annotations

from collections.abc import Callable

from flagplot.games.war_in_the_pacific.bots import (
    admiral,
    air,
    airmen,
    army,
    fire,
    ground,
    marines,
    sea,
    solomons,
)
from flagplot.games.war_in_the_pacific.bots.sight import Sight
from flagplot.games.war_in_the_pacific.state import PacificState
from flagplot.kernel.action import Action
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.seen import Seen
from flagplot.kernel.stream import Stream
from flagplot.kernel.thinking import Bot, Budget, Level, Opponents, Thought

LEVELS = (
    Level("easy", "Easy", "Lands beside the enemy, attacks at good odds, repairs its forts.", 1),
    Level(
        "normal",
        "Normal",
        "Keeps its carriers away, strikes with escort, attacks when it is sure.",
        1,
    ),
)


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
# what the normal opponent decides in another way
NORMAL: dict[str, Callable[[Sight], Action]] = {
    "guard": airmen.fill,
    "send": lambda sight: fire.send(sight) if sight.tables.waters is None else airmen.fill(sight),
    "fly-cover": airmen.single,
    "recon": airmen.single,
    "rebase": airmen.single,
    "naval-strike": airmen.plot,
    "air-strike": airmen.plot,
    "brief": airmen.plot,
    "target": airmen.aim,
    "enter": airmen.enter,
    "sequence": airmen.sequence,
    "assign": lambda sight: Action("done"),  # the rules spread fighters over the bands of the strike
    "file-card": admiral.write,
    "accept": admiral.consent,
    "engage-all": admiral.gunnery,
    "break-off": admiral.wish,
    "bombard-base": admiral.bombard,
    "open-fire": admiral.bombard,
    "all-ships": admiral.bombard,
    "banzai": marines.march,
    "attack": marines.march,
    "move": marines.march,
    "charge": marines.charge,
    "follow": marines.follow,
    "last-man": marines.last_man,
    "points": marines.points,
}
# and every opponent in a war on land
LAND: dict[str, Callable[[Sight], Action]] = {
    "plan-base": army.bases,
    "close-base": army.sheet,
    "take-card": army.card,
    "file-card": army.write,
    "dispatch": army.dispatch,
    "allot": army.allot,
    "plan-landing": army.mobilize,
    "activate-hq": army.mobilize,
    "activate": army.mobilize,
    "challenge": army.challenge,
    "beachhead": lambda sight: Action("beachhead"),
    "land": army.land,
    "pursue": army.pursue,
    "attack": army.march,
    "march": army.march,
    "train": army.march,
    "ride": army.march,
    "entrain": army.march,
    "detrain": army.march,
    "move": army.march,
}
# answers that are given wherever they are offered, the first first
PLAIN = (
    "land", "unload", "activate", "refit", "refill", "pay",
    "support", "guns", "announce", "rating", "absorb", "stand", "repair", "fortify", "repair-ship",
    "check-each",
    "first", "go-on", "torpedo", "attack-group", "done", "no", "decline", "launch",
)  # fmt: skip
SELDOM = ("leave-behind",)  # what nobody does at random


def _at_war(
    sight: Sight, planners: dict[str, Callable[[Sight], Action]]
) -> dict[str, Callable[[Sight], Action]]:
    """The planners of a war on land, and those that it leaves as they are."""
    own = solomons.PLANNERS if solomons.applies(sight) else LAND
    return {**own, **{verb: planner for verb, planner in planners.items() if verb not in own}}


class EasyBot(Bot):
    """Reads the view alone, and looks no further than the answer at hand."""

    planners = PLANNERS

    def think(self, seen: Seen, seed: int, budget: Budget) -> Thought:
        """One answer."""
        sight = Sight(seen)
        planners = self.planners if sight.tables.land is None else _at_war(sight, self.planners)
        for verb, planner in planners.items():
            if verb in sight.verbs:
                found = planner(sight)
                if found in seen.legal:
                    return Thought((found,))
        for verb in PLAIN:
            if verb in sight.verbs:
                return Thought((sight.verbs[verb][0],))
        usual = [one for one in seen.legal if one.verb not in SELDOM] or seen.legal
        return Thought((Stream("easy", seed, seen.seq).choose(usual),))


class NormalBot(EasyBot):
    """Reads the view alone, too; plans as ``admiral``, ``airmen`` and ``marines`` say."""

    planners = {**NORMAL, **{verb: one for verb, one in PLANNERS.items() if verb not in NORMAL}}


class Commanders(Opponents[PacificState]):
    """The opponents of this game."""

    levels = LEVELS

    def bot(self, level: str) -> Bot:
        """The bot of a level."""
        bots = {"easy": EasyBot, "normal": NormalBot}
        if level not in bots:
            raise BadInputError(f"level {level!r}: expected one of {', '.join(bots)}")
        return bots[level]()
