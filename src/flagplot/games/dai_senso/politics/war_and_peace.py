"""The War & Peace Segment: declarations of war on Neutral Countries, and Truces that grow weaker. [6.1]"""

from __future__ import annotations

from flagplot.games.dai_senso.factions import ALLIED, AXIS, FACTIONS, NOBODY, WESTERN
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics import countries, policies
from flagplot.games.dai_senso.politics.asking import Asking, Question, follow
from flagplot.games.dai_senso.politics.frames import Activation, Event, WarAndPeace
from flagplot.games.dai_senso.state import LIMITED_WAR, PRE_WAR, TRUCES
from flagplot.games.dai_senso.turn.calendar import seasonal
from flagplot.kernel.words import the


class WarAndPeaceStep(Asking[WarAndPeace]):
    """Declarations one after the other, then Truces. [DSA-WPS-01]"""

    def question(self, war: War, frame: WarAndPeace) -> Question | None:
        """What is asked now."""
        faction = war.state.phasing
        if not frame.truces:

            def declare(war: War, words: tuple[str, ...]) -> None:
                follow(war, *declaration(war, words[0], faction), frame)

            found = [(country,) for country in declarable(war, faction)]
            prompt = "Declare war on a Neutral Country?"
            return Question(faction, prompt, found, declare, may=True, rule="DSA-WPS-05")

        def reduce(war: War, words: tuple[str, ...]) -> None:
            side = FACTIONS.index(words[0])
            for box in reducible(war, side):
                policies.reduce(war, box)
            frame.reduced = (*frame.reduced, side)
            war.push(frame)

        sides = ALLIED if faction == AXIS else (faction,)
        found = [(FACTIONS[one],) for one in sides if one not in frame.reduced and reducible(war, one)]
        return Question(faction, "Reduce Truces by one level?", found, reduce, may=True, rule="DSA-WPS-09")

    def go(self, war: War, frame: WarAndPeace) -> None:
        """After the declarations the Truces; after those the segment is over."""
        if not frame.truces:
            frame.truces = True
            war.push(frame)

    def declined(self, war: War, frame: WarAndPeace) -> None:
        """The same."""
        self.go(war, frame)


def declarable(war: War, faction: int) -> list[str]:
    """Neutral Countries a faction may declare war on now: none in Pre-War, Allies only in Total War.

    Events by which an Ally declares war are another matter. [DSB-WS-19] Never a Major or active
    Country; by the Axis one that a Policy protects only where it may end the Policy.
    [DSA-WPS-05, DSA-WPS-06, DSB-WS-11, DSB-WS-18, DSB-PO-38]
    """
    state = war.state.war_state
    if state == PRE_WAR or (state == LIMITED_WAR and faction != AXIS):
        return []
    return [
        country
        for country in countries.neutrals(war)
        if not countries.kept_out(war, country, faction) and (faction != AXIS or _unprotected(war, country))
    ]


def _unprotected(war: War, country: str) -> bool:
    """Whether no Policy keeps the Axis from declaring war on a Country."""
    return not countries.bound(war, country) or policies.may_end(war, countries.posture_box(war, country))


def declaration(war: War, country: str, faction: int) -> list[Activation | Event]:
    """What follows a declaration of war: an Ally's victim joins the Axis, which may forbid to occupy it.

    The victim of the Axis joins an Ally, and its Policy ends. [DSA-WPS-02, DSA-WPS-03, DSA-WPS-04, DSB-CS-14]
    """
    war.note(f"{the(FACTIONS[faction])} declares war on {the(country)}")
    if faction != AXIS:
        if faction == WESTERN:
            war.conduct(risen=(*war.affairs.risen, country))  # [see DSA-MOV-62]
        return [Activation(country, AXIS), Event("no_occupation", AXIS, country)]
    if countries.bound(war, country):
        policies.end_of_own_will(war, countries.posture_box(war, country))
    return [Activation(country, NOBODY)]


def reducible(war: War, side: int) -> list[str]:
    """The boxes of an Allied faction whose Truces fall: all on Seasonal Turns, Negotiation alone on others.

    [DSA-WPS-07, DSA-WPS-08, DSA-WPS-09, DSB-TR-21, DSB-MK-43-1]
    """
    falling = TRUCES if seasonal(war.state.turn) else ("negotiation",)
    return [box for box in policies.BOXES_OF[side] if policies.held(war, box) in falling]
