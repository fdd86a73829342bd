"""What counters and cards can do besides what is printed in their numbers. [Components]"""

from __future__ import annotations

import pytest

from flagplot.games.dai_senso.counters import BACK, FRONT
from flagplot.games.dai_senso.factions import AXIS, WESTERN
from flagplot.games.dai_senso.places import SWB, ZONES
from flagplot.games.dai_senso.sea.stations import PRINTED, stations
from flagplot.games.dai_senso.seasons import reveal
from flagplot.games.dai_senso.support import berths, contests
from flagplot.games.dai_senso.tables import standard_tables
from flagplot.games.dai_senso.turn import delay
from flagplot.games.dai_senso.turn.plans import SEASONAL_SEGMENTS
from tests.dai_senso.setting import Case

rule = pytest.mark.rule
TABLES = standard_tables()
WAR = dict.fromkeys(("us_western_minors", "britain", "russia", "soviet_minors"), "war")


def support(pool: list[str], **more: object) -> Case:
    return Case(
        "support", {"e4904": ["JP-INF1-01"]}, {"axis_pool": pool}, phasing="axis", scenario="china-incident"
    )


@rule("DSA-CMP-22")
def test_interceptors_are_placed_only_to_contest() -> None:
    case = support(["JP-INT-01", "JP-AF-01"])
    assert not [line for line in case.legal("axis", "place") if "JP-INT" in line]
    refusal = berths.unfit(case.war, case.number("JP-INT-01"))
    assert refusal is not None
    assert refusal.rule == "DSA-SPT-43"
    assert "interceptor" in contests.FLYING


@rule("DSA-CMP-20", "DSA-CMP-23")
def test_bombers_and_sub_fleets_never_contest() -> None:
    everywhere = [*contests.AT_SEA.values(), *contests.ON_STATION.values(), contests.FLYING]
    everywhere += [kinds for _, kinds in contests.STRATEGIC.values()]
    assert not {"bomber", "sub_fleet"} & {kind for kinds in everywhere for kind in kinds}
    bombers = [one for one in TABLES.counters if one.faces[FRONT].kind == "bomber"]
    assert bombers
    assert all(one.faces[BACK].kind == "devastation" for one in bombers)
    case = Case(
        "support", {"e4904": ["JP-INF1-01"]}, {"axis_pool": ["JP-BMB-01", "JP-SUB-01"]},
        phasing="western", scenario="china-incident", posture=WAR,
    )  # fmt: skip
    assert contests.rivals(case.war, AXIS, "air_force", case.hex("e4903"), case.number("US-AF-01")) == []


@rule("DSA-CMP-24")
def test_bombers_and_sub_fleets_delay_the_enemy() -> None:
    def drm(box: list[str]) -> int:
        case = Case("organization", {}, {"swb": box}, phasing="axis", scenario="china-incident", posture=WAR)
        return delay.modifier(case.war, case.number("JP-HQ-01"))

    assert drm(["US-SUB-01", "US-BMB-01"]) == drm([]) + 2
    assert drm(["JP-SUB-01"]) == drm([])  # those of one's own do not
    assert SWB > 0


@rule("DSA-CMP-29")
def test_a_supply_convoy_is_a_marker_or_printed() -> None:
    case = Case(
        "organization", {}, {"south_china_sea_convoys": ["JP-CONV-01"]}, phasing="axis",
        scenario="china-incident",
    )  # fmt: skip
    supply = stations(case.war).supply[AXIS]
    assert supply[ZONES.index("yellow_sea")] == (PRINTED,)
    assert supply[ZONES.index("south_china_sea")] == (case.number("JP-CONV-01"),)
    assert ZONES.index("yellow_sea") not in stations(case.war).supply[WESTERN]


@rule("DSA-CMP-33", "DSA-CMP-34")
def test_the_number_on_a_counter_is_that_of_its_card() -> None:
    case = Case("organization", {}, phasing="axis", scenario="china-incident")
    card = TABLES.cards["axis-19"]
    brought = [
        number for one in card.reinforcements for number in reveal._arriving(case.war, one, card.number)
    ]
    assert brought
    assert all(case.war.counter(number).code == "19" for number in brought)
    lettered = [one for one in card.reinforcements if not reveal._arriving(case.war, one, "A")]
    assert lettered == list(card.reinforcements)  # a letter names an event instead


@rule("DSA-CMP-38")
def test_what_has_a_red_border_happens_on_seasonal_turns_only() -> None:
    """Card 3 acts when it is revealed and never again; card 20 has an event for every turn."""
    assert "option_card" in SEASONAL_SEGMENTS
    assert "political_events" not in SEASONAL_SEGMENTS
    bordered, every_turn = TABLES.cards["axis-3"], TABLES.cards["western-20"]
    assert bordered.option_card_segment
    assert not bordered.political_events_segment
    assert every_turn.political_events_segment
    seasonal = Case("option_card", {}, phasing="axis", scenario="china-incident", turn="Aug-Sept")
    assert seasonal.state.current[AXIS] == "axis-3"
    later = Case(
        "political_events",
        {},
        phasing="axis",
        scenario="china-incident",
        turn="Sept-Oct",
        cards={"axis": "3"},
    )
    assert later.halted  # nothing of the card is left to do
