"""The Organization Segment: combinations, conversions, eliminations, breakdowns, Detachments. [2.3]

The five steps come in their order, but nobody says five times that he is done: whoever does something of a
later step has finished with the earlier ones.
"""

from __future__ import annotations

from collections.abc import Callable

from flagplot.games.dai_senso.factions import FACTIONS
from flagplot.games.dai_senso.organization import breaking, combining, converting, detaching, eliminating
from flagplot.games.dai_senso.organization.frames import OrganizationStage as Stage
from flagplot.games.dai_senso.organization.frames import Organize
from flagplot.games.dai_senso.organization.orders import named
from flagplot.games.dai_senso.places import place
from flagplot.games.dai_senso.play import War
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal

DONE = Action("done")

# which step each verb belongs to
STAGE_OF = {
    combining.COMBINE: Stage.COMBINE,
    combining.RAISE: Stage.COMBINE,
    converting.CONVERT: Stage.CONVERT,
    converting.DIG: Stage.CONVERT,
    eliminating.ELIMINATE: Stage.ELIMINATE,
    breaking.BREAK: Stage.BREAK_DOWN,
    detaching.DETACH: Stage.DETACH,
    detaching.RECALL: Stage.DETACH,
}
_OPTIONS: dict[Stage, Callable[[War, int, Organize], list[Action]]] = {
    Stage.COMBINE: lambda war, faction, frame: combining.options(war, faction),
    Stage.CONVERT: converting.options,
    Stage.ELIMINATE: lambda war, faction, frame: eliminating.options(war, faction),
    Stage.BREAK_DOWN: lambda war, faction, frame: breaking.options(war, faction),
    Stage.DETACH: lambda war, faction, frame: detaching.options(war, faction),
}
_DONE_WITH = {
    Stage.COMBINE: "combinations",
    Stage.CONVERT: "conversions",
    Stage.ELIMINATE: "eliminations",
    Stage.BREAK_DOWN: "breakdowns",
}


# the list names one of several that are the same
_ALIKE = illegal("", "counters of one type are alike: name the first of them, and units in their order")


class OrganizeStep(Step[War, Organize]):
    """The phasing faction organizes its units, one step of the segment after the other. [DSA-ORG-01]"""

    def seats(self, war: War, frame: Organize) -> tuple[str, ...]:
        """The phasing faction."""
        return (FACTIONS[war.state.phasing],)

    def legal(self, war: War, frame: Organize, seat: str) -> list[Action]:
        """What can be done in this step and the later ones; the earlier ones are over. [DSA-ORG-01]"""
        found: list[Action] = []
        for stage, options in _OPTIONS.items():
            if not stage.before(frame.stage):
                found += options(war, war.state.phasing, frame)
        return [*found, DONE]

    def do(self, war: War, frame: Organize, seat: str, action: Action) -> None:
        """Carry it out; combinations and breakdowns may go on step by step. [DSA-ORG-21, DSA-ORG-62]"""
        if action == DONE:
            war.pop()
            return
        frame.stage = STAGE_OF[action.verb]
        if action.verb == detaching.DETACH:
            counter, hex = (str(arg) for arg in action.args)
            detaching.detach(war, war.tables.counter(counter), place(hex))
            return
        first, *rest = named(war, action)
        match action.verb:
            case combining.COMBINE:
                combining.combine(war, first, rest[0])
            case combining.RAISE:
                combining.raise_unit(war, first, rest[0], rest[1])
            case converting.CONVERT:
                converting.convert(war, frame, first, rest[0])
            case converting.DIG:
                converting.dig(war, frame, first)
            case eliminating.ELIMINATE:
                eliminating.eliminate(war, first)
            case breaking.BREAK:
                breaking.break_down(war, first, rest)
            case detaching.RECALL:
                detaching.recall(war, first)

    def why_not(self, war: War, frame: Organize, seat: str, action: Action) -> Refusal | None:
        """The clause that forbids it."""
        stage = STAGE_OF.get(action.verb)
        if stage is None:
            return None
        if stage.before(frame.stage):
            return illegal("DSA-ORG-01", f"{_DONE_WITH[stage]} come earlier in this segment")
        if action.verb == detaching.DETACH:
            counter, hex = (str(arg) for arg in action.args)
            refusal = detaching.barred(war, war.state.phasing, war.tables.counter(counter), place(hex))
        else:
            refusal = _why_not(war, frame, action.verb, named(war, action))
        return refusal or _ALIKE

    def prompt(self, war: War, frame: Organize, seat: str) -> str:
        """In words."""
        return {
            Stage.COMBINE: "Organize: combine, convert, give up or break down units, place Detachments",
            Stage.CONVERT: "Organize: convert, give up or break down units, place Detachments",
            Stage.ELIMINATE: "Organize: give up or break down units, place Detachments",
            Stage.BREAK_DOWN: "Organize: break down units, place Detachments",
            Stage.DETACH: "Organize: place and take back Detachments",
        }[frame.stage]


def _why_not(war: War, frame: Organize, verb: str, counters: list[int]) -> Refusal | None:
    faction = war.state.phasing
    first, *rest = counters
    match verb, rest:
        case combining.COMBINE, [added]:
            return combining.barred(war, faction, first, added)
        case combining.RAISE, [other, unit]:
            return combining.barred_raising(war, faction, first, other, unit)
        case converting.CONVERT, [fortress]:
            return converting.barred(war, faction, frame, first, fortress)
        case converting.DIG, []:
            return converting.barred_digging(war, faction, frame, first)
        case eliminating.ELIMINATE, []:
            return eliminating.barred(war, faction, first)
        case breaking.BREAK, _:
            return breaking.barred(war, faction, first, rest)
        case detaching.RECALL, []:
            return detaching.barred_recall(war, faction, first)
    return None
