"""Forces that wait for their hour: pacts, Far Eastern Forces, reserves, France; and the cabinet may go.

[16.1, 16.3, 16.5]
"""

from __future__ import annotations

from flagplot.games.dai_senso.factions import AXIS, SOVIET, WESTERN
from flagplot.games.dai_senso.places import EUROPE, OUT
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics import any_time, countries, markers, policies, tracks
from flagplot.games.dai_senso.politics.affairs import DELAY, LIMITED, SWB, TOTAL
from flagplot.games.dai_senso.politics.asking import AskingStage, Effect, Question, Words, advance, options
from flagplot.games.dai_senso.politics.frames import Activation, ConditionalEvents
from flagplot.games.dai_senso.politics.war_state import release
from flagplot.games.dai_senso.state import NEUTRAL
from flagplot.games.dai_senso.turn.plans import PLANS

IMPACT = "reduced_us_impact"
IMPACT_HEXES = ("e5720", "e4226", "e2606", "w3824", "e1913", "e2221")  # [DSB-CE-3_7-1]
HEXES_THAT_COUNT = 3
# event -> the faction whose turn it happens in, the box that must be at War, and the code of the units
FORCES = {
    "16.3.3": (WESTERN, "us_western_minors", "USFE"),
    "16.3.4": (WESTERN, "britain", "BFE"),
    "16.5.3": (SOVIET, "russia", "FE"),
}
RESERVES = {WESTERN: ("reserves_western", "britain"), SOVIET: ("reserves_soviet", "russia")}


def plays(war: War, event: str) -> bool:
    """Whether a scenario has an event, by its section."""
    return PLANS[war.state.scenario].plays(event)


def happened(war: War, event: str) -> bool:
    """Whether an event that happens once a game has happened."""
    return event in war.affairs.once


def once(war: War, event: str) -> None:
    """An event has happened and will not happen again."""
    war.conduct(once=(*war.affairs.once, event))


def pact(war: War, frame: ConditionalEvents) -> None:
    """16.1.4: without Neutrality of Britain the unit of the pact is free. [DSB-CE-1_4-1, DSI-CTR-08]"""
    if war.state.phasing == AXIS and plays(war, "16.1.4") and policies.held(war, "britain") != "neutrality":
        release(war, "BNP")
    advance(frame)


class Dissolution(AskingStage[ConditionalEvents]):
    """16.1.5: the Axis may let its government fall, for nothing or for the end of Neutrality or Surrender.

    [DSB-CE-1_5-1, see DSB-MK-22-5]
    """

    def question(self, war: War, frame: ConditionalEvents) -> Question | None:
        """Only in its own turn, while somebody leads."""
        if war.state.phasing != AXIS or not plays(war, "16.1.5") or not tracks.leading(war):
            return None
        found: dict[Words, Effect] = {("dissolve",): tracks.government_to_delay}
        found |= any_time.choices(war, AXIS)
        return options(AXIS, "Dissolve the cabinet?", found, may=True)


def forces(war: War, frame: ConditionalEvents) -> None:
    """16.3.3, 16.3.4, 16.5.3: Far Eastern Forces come once their Country is at War.

    [DSB-CE-3_3-1, DSB-CE-3_4-1, DSB-CE-5_3-1]
    """
    for event, (faction, box, code) in FORCES.items():
        due = faction == war.state.phasing and plays(war, event) and not happened(war, event)
        if due and policies.at_war(war, box):
            once(war, event)
            release(war, code)
    advance(frame)


class Response(AskingStage[ConditionalEvents]):
    """16.3.5: with the US at War the West may bring a Neutral France in, once. [DSB-CE-3_5-1]"""

    def question(self, war: War, frame: ConditionalEvents) -> Question | None:
        """While France is Neutral."""
        if war.state.phasing != WESTERN or not plays(war, "16.3.5") or happened(war, "16.3.5"):
            return None
        if not policies.at_war(war, "us_western_minors") or countries.status(war, "france") != NEUTRAL:
            return None

        def respond(war: War) -> None:
            once(war, "16.3.5")
            war.push(Activation("france", WESTERN))

        return options(WESTERN, "French Response: activate France?", {("france",): respond}, may=True)


def reserves(war: War, frame: ConditionalEvents) -> None:
    """16.3.6, 16.5.4: Limited War Reserves, then Total War Reserves, each once.

    [DSB-CE-3_6-1, DSB-CE-3_6-2, DSB-CE-5_4-1, DSB-CE-5_4-2, DSB-MK-39-1, DSB-MK-39-2]
    """
    faction = war.state.phasing
    if faction in RESERVES and plays(war, "16.3.6"):
        marker, box = RESERVES[faction]
        europe = war.affairs.europe
        if policies.at_war(war, box) or LIMITED in europe:
            _call_up(war, marker, "limited_war_reserves", faction)
        if TOTAL in europe:
            if not happened(war, _half("total_war_reserves", faction)) and markers.where(war, marker):
                reserves_arrive(war, faction, "LWR")
            _call_up(war, marker, "total_war_reserves", faction)
    advance(frame)


def reserves_arrive(war: War, faction: int, code: str) -> None:
    """The support units of a code go to the European Holding Box. [DSI-CTR-05]"""
    for number, counter in enumerate(war.counters):
        if counter.code == code and war.faction(number) == faction and war.state.place[number] == OUT:
            war.lay(number, EUROPE)


def _half(what: str, faction: int) -> str:
    return what if faction == WESTERN else f"soviet_{what}"


def _call_up(war: War, marker: str, what: str, faction: int) -> None:
    if not happened(war, _half(what, faction)) and not happened(war, what):
        once(war, _half(what, faction))
        markers.put(war, marker, DELAY)


def impact(war: War, frame: ConditionalEvents) -> None:
    """16.3.7: three of six key hexes under Axis ground units reduce the impact of the US; fewer do not.

    [DSB-CE-3_7-1, DSB-CE-3_7-2]
    """
    if war.state.phasing == WESTERN and plays(war, "16.3.7"):
        grid = war.tables.map.board.grid
        held = sum(bool(war.ground(grid[label], AXIS)) for label in IMPACT_HEXES)
        if held >= HEXES_THAT_COUNT:
            markers.put(war, IMPACT, SWB)
        elif markers.where(war, IMPACT):
            markers.take_off(war, IMPACT)
    advance(frame)
