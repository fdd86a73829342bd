"""Placements at sea are contested. [2.2.3.2]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.dai_senso.afloat import staged, support
from tests.dai_senso.setting import Case

rule = pytest.mark.rule

# Japanese at Tokyo and Batavia, British in Ceylon and at Singapore, all at sea with printed or other Convoys
INDIES = {
    "e4904": ["JP-INF1-01"],
    "w4324": ["JP-INF1-02"],  # Taihoku
    "w2819": ["JP-INF1-03"],  # Batavia
    "w3509": ["BR-INF1-01"],  # Trincomalee
    "w4213": ["BR-INF1-02"],  # Calcutta
}
SHIPS = {
    "south_china_sea_convoys": ["JP-CONV-01"],
    "bay_of_bengal_convoys": ["BR-CONV-01"],
}
BRITISH = ["BR-AF-01", "BR-CV-01", "BR-SURF-01", "BR-SUB-01"]
SEA = "w3510"  # of the Bay of Bengal, beside Trincomalee
STATION = "bay_of_bengal_on_station"


def raid(pool: list[str], others: list[str], **more: Any) -> Case:
    """An Axis Support Segment with a Japanese Naval Base in the Bay of Bengal.

    The Convoy that supplies it would return to base, so the case begins after that.
    """
    case = support(INDIES, {"axis_pool": pool}, **more)
    pools = {"western_pool": others, "axis_pool": pool}
    return staged(case, {**SHIPS, **pools})


def rivals(case: Case) -> list[str]:
    """What the West could contest with."""
    return [one.removeprefix("contest ") for one in case.legal("western", "contest")]


@rule("DSA-CON-03", "DSA-CON-04", "DSA-CON-05", "DSA-CON-06")
def test_who_contests_a_surface_fleet_at_sea() -> None:
    case = raid(["JP-SURF-01"], BRITISH)
    case.do("axis", f"place JP-SURF-01 {SEA}")
    assert rivals(case) == ["BR-AF-01", "BR-CV-01", "BR-CV-01 strike", "BR-SURF-01"]
    case.refuses("western", "contest BR-SUB-01", "DSA-CON-03")


@rule("DSA-CON-04", "DSA-CON-05", "DSA-CON-06")
def test_who_contests_a_cv_fleet_and_then_its_strike() -> None:
    """A Surface Fleet fights the strike, not the carrier; a CV Strike neither."""
    case = raid(["JP-CV-01"], BRITISH)
    case.do("axis", f"place JP-CV-01 {SEA}")
    assert rivals(case) == ["BR-AF-01", "BR-CV-01"]
    case.refuses("western", "contest BR-SURF-01", "DSA-CON-06")
    case.refuses("western", "contest BR-CV-01 strike", "DSA-CON-05")
    case.do("western", "decline")
    case.do("axis", f"strike {SEA}")
    assert rivals(case) == ["BR-AF-01", "BR-CV-01", "BR-SURF-01"]
    case.do("western", "contest BR-SURF-01")
    assert case.where("JP-CV-01") == "delay"  # an Air unit by now
    assert case.where("BR-SURF-01") == "naval_delay"


@rule("DSA-SPT-12", "DSA-CON-06")
def test_a_strike_over_land_meets_aircraft_only() -> None:
    case = raid(["JP-CV-01"], BRITISH)
    case.do("axis", f"place JP-CV-01 {SEA}")
    case.do("western", "decline")
    case.do("axis", "strike w3509")
    assert rivals(case) == ["BR-AF-01"]
    case.do("western", "decline")
    assert case.where("JP-CV-01") == "w3509"


@rule("DSA-CON-01", "DSA-CON-12")
def test_the_side_used_decides_the_delay_box() -> None:
    """EX-067 and TX-05: a carrier contests as a Fleet or as a Strike."""
    for answer, box in (("contest BR-CV-01", "naval_delay"), ("contest BR-CV-01 strike", "delay")):
        case = raid(["JP-SURF-01"], BRITISH)
        case.do("axis", f"place JP-SURF-01 {SEA}")
        case.do("western", answer)
        assert case.where("JP-SURF-01") == "naval_delay"
        assert case.where("BR-CV-01") == box
        assert case.front("BR-CV-01")


@rule("DSA-CON-07", "DSA-CON-08", "DSA-CON-09")
def test_who_contests_on_station() -> None:
    """EX-068, in the Bay of Bengal."""
    wanted = {
        "JP-AF-01": ["BR-AF-01", "BR-CV-01", "BR-SURF-01"],
        "JP-CV-01": ["BR-AF-01", "BR-CV-01"],
        "JP-SURF-01": ["BR-AF-01", "BR-CV-01", "BR-CV-01 strike", "BR-SURF-01"],
        "JP-SUB-01": ["BR-AF-01", "BR-CV-01", "BR-CV-01 strike", "BR-SURF-01"],
    }
    for counter, found in wanted.items():
        case = raid([counter], BRITISH)
        case.do("axis", f"place {counter} {STATION}")
        assert rivals(case) == found, counter
    carrier = raid(["JP-CV-01"], BRITISH)
    carrier.do("axis", f"place JP-CV-01 {STATION}")
    carrier.refuses("western", "contest BR-SURF-01", "DSA-CON-09")
    carrier.refuses("western", "contest BR-CV-01 strike", "DSA-CON-08")
    carrier.refuses("western", "contest BR-SUB-01", "DSA-CON-07")


@rule("DSA-CON-02", "DSA-CON-07")
def test_whoever_contests_could_be_placed_there() -> None:
    """US units have no Naval Base in the Bay of Bengal."""
    case = raid(["JP-SURF-01"], ["US-CV-01", "US-SURF-01", "US-AF-01", "BR-SURF-01"])
    case.do("axis", f"place JP-SURF-01 {STATION}")
    assert rivals(case) == ["BR-SURF-01"]
    case.refuses("western", "contest US-CV-01", "DSA-CON-02")
    case.refuses("western", "contest US-AF-01", "DSA-CON-02")


@rule("DSA-SPT-43")
def test_an_interceptor_contests_like_an_air_force() -> None:
    """The Japanese one, when a British Fleet comes into the Bay of Bengal."""
    case = support(INDIES, {"western_pool": ["BR-SURF-01"]}, phasing="western")
    case = staged(case, {**SHIPS, "axis_pool": ["JP-INT-01"], "western_pool": ["BR-SURF-01"]})
    case.do("western", f"place BR-SURF-01 {STATION}")
    assert case.legal("axis") == ["contest JP-INT-01", "decline"]


@rule("DSA-CON-10")
def test_bombers_on_strategic_warfare_meet_axis_and_soviet_aircraft() -> None:
    pools = {"western_pool": ["US-BMB-01"], "axis_pool": ["JP-AF-01", "JP-INT-01", "JP-SURF-01"]}
    west = support(INDIES, pools, phasing="western")
    assert "place US-BMB-01 swb" not in west.legal("western")  # no US Air Base
    units = {**INDIES, "e4226": ["US-INF1-01"]}
    west = support(units, pools, phasing="western")
    west.do("western", "place US-BMB-01 swb")
    assert west.legal("axis") == ["contest JP-AF-01", "contest JP-INT-01", "decline"]
    west.refuses("axis", "contest JP-SURF-01", "DSA-CON-10")
    west.do("axis", "contest JP-INT-01")
    assert west.where("US-BMB-01") == west.where("JP-INT-01") == "delay"
    axis = support(units, {"axis_pool": ["JP-BMB-01"], "western_pool": ["US-AF-01"]})
    axis.do("axis", "place JP-BMB-01 swb")
    assert axis.where("JP-BMB-01") == "swb"  # the West is not asked
    pools = {"axis_pool": ["JP-BMB-01"], "soviet_pool": ["RU-AF-01"]}
    red = support({**units, "e5301": ["RU-INF1-01"]}, pools)
    red.do("axis", "place JP-BMB-01 swb")
    assert red.legal("soviet") == ["contest RU-AF-01", "decline"]
    far = support(units, pools)  # no Russian Air Base
    far.do("axis", "place JP-BMB-01 swb")
    assert far.where("JP-BMB-01") == "swb"


@rule("DSA-CON-11")
def test_sub_fleets_on_strategic_warfare_meet_axis_and_western_units() -> None:
    units = {**INDIES, "e5301": ["RU-INF1-01"]}
    pools = {"axis_pool": ["JP-SUB-01"], "western_pool": ["US-AF-01", "US-CV-01", "US-SURF-01", "US-SUB-01"]}
    case = support(units, {**pools, "soviet_pool": ["RU-AF-01", "RU-SURF-01"]})
    case.do("axis", "place JP-SUB-01 swb")
    found = [one.removeprefix("contest ") for one in case.legal("western", "contest")]
    assert found == ["US-AF-01", "US-CV-01", "US-CV-01 strike", "US-SURF-01"]
    case.refuses("western", "contest US-SUB-01", "DSA-CON-11")
    case.do("western", "decline")
    assert case.where("JP-SUB-01") == "swb"  # the Soviets are not asked


@rule("DSA-SPT-52")
def test_a_strike_over_a_base_takes_it_away_from_contests() -> None:
    """EX-069: Telukbetung under a CV Strike is no base any more; with Batavia the Japanese still contest."""
    for units, asked in (({"w2818": ["JP-INF1-04"]}, True), ({"w2818": ["JP-INF1-04"], "w2819": []}, False)):
        held = {label: stack for label, stack in {**INDIES, **units}.items() if stack}
        nei = {"nei": {"status": "active", "alignment": "western"}}
        case = support(held, {"western_pool": ["BR-CV-01"]}, phasing="western", countries=nei)
        case = staged(case, {**SHIPS, "axis_pool": ["JP-AF-01"], "western_pool": ["BR-CV-01", "BR-SURF-01"]})
        case.do("western", "place BR-CV-01 w2717")
        if "axis" in case.state.waiting:
            case.do("axis", "decline")
        case.do("western", "strike w2818")
        if "axis" in case.state.waiting:
            case.do("axis", "decline")
        case.do("western", "place BR-SURF-01 w2718")
        assert ("axis" in case.state.waiting) is asked
