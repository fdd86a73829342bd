"""An Axis Minor Country does not bear strangers: Minor Country Occupation. [16.1.2]"""

from __future__ import annotations

from flagplot.games.dai_senso import supply
from flagplot.games.dai_senso.counters import JAPAN
from flagplot.games.dai_senso.factions import AXIS
from flagplot.games.dai_senso.nations import nationalities
from flagplot.games.dai_senso.organization.composition import side_with
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics import countries, markers
from flagplot.games.dai_senso.politics.asking import AskingStage, Effect, Question, Words, options
from flagplot.games.dai_senso.politics.entry import plays
from flagplot.games.dai_senso.politics.frames import ConditionalEvents
from flagplot.games.dai_senso.politics.internment import break_up, intern_counter
from flagplot.games.dai_senso.politics.liberation import strip
from flagplot.games.dai_senso.state import ACTIVE
from flagplot.kernel.words import the

SHOWA = "showa_restoration"
WITH_SHOWA = 2  # Japanese multi-step units that are too many then [see DSB-CE-1_2-5]


def causing(war: War, country: str) -> list[int]:
    """The units that occupy a Country: Japanese multi-step units, and any unit of another Axis Country.

    One-step Exp units do not, nor a unit of two nations one of which is at home there; nobody does where No
    Occupation lies; with Showa Restoration a single Japanese unit does not.
    [DSB-CE-1_2-1, DSB-CE-1_2-2, DSB-CE-1_2-3, DSB-CE-1_2-4, DSB-CE-1_2-5, DSB-MK-34-3]
    """
    if markers.NO_OCCUPATION in markers.in_capital(war, country):
        return []
    inside = [one for hex in countries.hexes(war, country) for one in war.ground(hex, AXIS)]
    japanese = [one for one in inside if war.counter(one).nation == JAPAN and war.face(one).steps > 1]
    others = [
        one
        for one in inside
        if war.counter(one).nation != JAPAN
        and country not in nationalities(war, one)
        and not (war.counter(one).exp and war.face(one).steps == 1)
    ]
    # [DSB-MK-40-3]
    if markers.in_swb(war, SHOWA) and len(japanese) < WITH_SHOWA:
        japanese = []
    return japanese + others


def occupied(war: War) -> str:
    """The first Axis Minor Country that is under Occupation, or nothing."""
    found = (one for one in countries.minors(war, ACTIVE, AXIS) if causing(war, one))
    return next(found, "")


class Occupation(AskingStage[ConditionalEvents]):
    """One Country after the other, until none is occupied; all of them stay with the Axis. [DSB-CE-1_2-9]"""

    def question(self, war: War, frame: ConditionalEvents) -> Question | None:
        """In the turn of the Axis."""
        if war.state.phasing != AXIS or not plays(war, "16.1.2"):
            return None
        country = occupied(war)
        if not country:
            return None
        prompt = f"{the(country)} is under Occupation: choose"
        return options(AXIS, prompt, ways_out(war, country), rule="DSB-CE-1_2-7")


def ways_out(war: War, country: str) -> dict[Words, Effect]:
    """The units are broken down, if that ends it; interned, if all have overland supply; or the
    Country is stripped.

    [DSB-CE-1_2-6, DSB-CE-1_2-7, DSB-CE-1_2-8, DSB-IN-04]
    """
    units = causing(war, country)

    def break_down(war: War) -> None:
        for one in units:
            break_up(war, one)

    def intern(war: War) -> None:
        for one in units:
            if war.on_map(one):
                intern_counter(war, one)

    found: dict[Words, Effect] = {}
    if all(war.counter(one).nation == JAPAN and side_with(war.counter(one), 1) >= 0 for one in units):
        found[("break_down", country)] = break_down
    if all(supply.overland(war, one) for one in units):
        found[("intern", country)] = intern
    if any(war.counter(n).country == country and war.on_map(n) for n in range(len(war.counters))):
        found[("strip", country)] = lambda war: strip(war, country, AXIS, lose_fortresses=False)
    return found
