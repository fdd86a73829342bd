"""Who may pay for whom, and which clause says no. [28.8, 29.2, 29.3, 30]"""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.war_in_the_pacific.command import authority
from flagplot.games.war_in_the_pacific.units import GroundUnit
from tests.war_in_the_pacific.ashore import GROUNDED, LandCase
from tests.war_in_the_pacific.solomons import GROUNDED as SOLOMONS_GROUNDED
from tests.war_in_the_pacific.solomons import SolomonsCase
from tests.war_in_the_pacific.test_headquarters import LIST, unit

SAIGON, SINGORA, BELAWAN, NOUMEA = "B0452", "A3529", "A3333", "E3231"
EASTERN, MALAYA = "hq-eastern-fleet", "hq-malaya-ag"
ARMY, SOUTHERN, FLEET = "hq-25-army", "hq-southern-army", "hq-southern-expeditionary-fleet"


def japan(units: dict[str, list[str]], **more: Any) -> LandCase:
    """Japan activates headquarters and units in Malaya."""
    return LandCase("ground_activation", units, first="japan", **{"air": GROUNDED, **more})


def allied(idle: list[str]) -> SolomonsCase:
    """The Allies do so in Noumea."""
    hqs = {id: {"cp": 30, "at": NOUMEA} for id in ("hq-south-pacific", "hq-sw-pacific", "hq-anzac")}
    units = {NOUMEA: [f"{one}/inactive" for one in idle]}
    more: dict[str, Any] = {"first": "allied", "turn": 1, "air": SOLOMONS_GROUNDED, "war": {"hqs": hqs}}
    return SolomonsCase("ground_activation", units, **more)


@pytest.mark.rule("WPA-HQ-12")
def test_a_fleet_pays_for_no_ground_unit() -> None:
    case = japan({SAIGON: ["ja-rgt-55/inactive"]})
    case.refuses("japan", f"activate ja-rgt-55 {FLEET}", "WPA-HQ-12")
    assert case.allows("japan", f"activate ja-rgt-55 {SOUTHERN}")


@pytest.mark.rule("WPA-HQ-01")
def test_only_an_own_headquarters_with_enough_points_pays() -> None:
    case = japan({SAIGON: ["ja-div-5/inactive"]}, war={"hqs": {ARMY: {"cp": 0}}})
    case.refuses("japan", f"activate ja-div-5 {ARMY}", "WPA-HQ-01")
    case.refuses("japan", f"activate ja-div-5 {MALAYA}", "WPA-HQ-01")


@pytest.mark.rule("WPA-ISO-02", "WPA-HQ-27")
def test_for_an_isolated_unit_only_the_nearest_linked_headquarters_pays() -> None:
    hqs = {ARMY: {"at": SINGORA, "cp": 20}, SOUTHERN: {"at": SAIGON, "cp": 20}}
    war = {"hqs": hqs, "joined": True, "isolated": {"japan": [BELAWAN]}}
    case = japan({BELAWAN: ["ja-rgt-55/inactive"]}, war=war)
    case.refuses("japan", f"activate ja-rgt-55 {SOUTHERN}", "WPA-ISO-02")
    assert case.allows("japan", f"activate ja-rgt-55 {ARMY}")
    found = japan({BELAWAN: ["ja-rgt-55/inactive"]}, war={**war, "isolated": {}})
    found.refuses("japan", f"activate ja-rgt-55 {ARMY}", "WPA-HQ-27")  # out of reach, but not isolated now


@pytest.mark.rule("WPA-CMD-47", "WPA-HQ-01")
def test_who_is_out_of_the_other_s_radius_lends_nothing() -> None:
    hqs = {ARMY: {"at": SAIGON, "cp": 9}, SOUTHERN: {"at": SAIGON, "cp": 9}}
    near = japan({}, war={"hqs": hqs})
    assert near.allows("japan", f"lend {ARMY} {SOUTHERN} 9")
    near.refuses("japan", f"lend {ARMY} {SOUTHERN} 10", "WPA-HQ-01")
    near.refuses("japan", f"lend {ARMY} {ARMY} 1", "WPA-CMD-47")
    # damage to the ports leaves 10 hexes of 40 round Saigon, and 5 of 20 round Semarang
    hqs = {ARMY: {"at": "C0816", "cp": 9}, SOUTHERN: {"at": SAIGON, "cp": 9}}
    far = japan({}, war={"hqs": hqs}, ports={SAIGON: "D2", "C0816": "D2"}, control={"C0816": "japan"})
    far.refuses("japan", f"lend {ARMY} {SOUTHERN} 1", "WPA-CMD-47")
    whole = japan({}, war={"hqs": hqs}, control={"C0816": "japan"})
    assert whole.allows("japan", f"lend {ARMY} {SOUTHERN} 1")


@pytest.mark.rule("WPA-CMD-51")
def test_americans_and_the_commonwealth_lend_each_other_nothing() -> None:
    case = allied([])
    case.refuses("allied", "lend hq-anzac hq-south-pacific 1", "WPA-CMD-51")  # both are Combined, in one hex
    case.refuses("allied", "lend hq-sw-pacific hq-south-pacific 1", "WPA-CMD-48")


@pytest.mark.rule("WPA-HQ-55", "WPA-HQ-52")
def test_a_headquarters_costs_half_as_much_again_from_the_reserve() -> None:
    war = {"hqs": {SOUTHERN: {"cp": 5}}, "reserve": {"japan": 8}}
    case = japan({}, war=war)
    case.refuses("japan", f"activate-hq {SOUTHERN}", "WPA-HQ-52")  # it costs 6
    case.refuses("japan", f"activate-hq {SOUTHERN} reserve", "WPA-HQ-55")  # and 9 from there
    saved = japan({}, war={**war, "reserve": {"japan": 9}})
    assert saved.allows("japan", f"activate-hq {SOUTHERN} reserve")


@pytest.mark.rule("WPA-HQ-34", "WPA-HQ-35")
def test_an_american_army_takes_one_marine_unit_in_a_game_turn() -> None:
    case = allied(["mc-rgt-7", "mc-rgt-8", "us-rgt-132", "us-rgt-164", "nz-bde-8", "vf-rgt-nc"])
    army = "hq-sw-pacific"
    case.do(
        "allied", f"activate mc-rgt-7 {army}", f"activate us-rgt-132 {army}", f"activate us-rgt-164 {army}"
    )
    case.refuses("allied", f"activate mc-rgt-8 {army}", "WPA-HQ-34")
    case.refuses("allied", f"activate vf-rgt-nc {army}", "WPA-HQ-35")
    assert case.allows("allied", f"activate nz-bde-8 {army}")


@pytest.mark.rule("WPA-HQ-39")
def test_an_american_combined_headquarters_takes_one_army_unit_in_a_game_turn() -> None:
    case = allied(
        ["us-rgt-132", "us-rgt-164", "us-eng-810", "us-eng-811", "mc-rgt-7", "mc-rgt-8", "vf-rgt-nc"]
    )
    corps = "hq-south-pacific"
    case.do(
        "allied", f"activate us-rgt-132 {corps}", f"activate us-eng-810 {corps}", f"activate mc-rgt-7 {corps}"
    )
    case.refuses("allied", f"activate us-rgt-164 {corps}", "WPA-HQ-39")
    case.refuses("allied", f"activate vf-rgt-nc {corps}", "WPA-HQ-39")
    assert case.allows("allied", f"activate us-eng-811 {corps}")
    assert case.allows("allied", f"activate mc-rgt-8 {corps}")


@pytest.mark.rule("WPA-HQ-42", "WPA-HQ-43")
def test_the_commonwealth_takes_one_small_american_unit_in_a_cycle() -> None:
    case = allied(["us-rgt-132", "us-rgt-164", "us-eng-810", "us-div-37", "au-bde-14", "vf-rgt-nc"])
    anzac = "hq-anzac"
    case.refuses("allied", f"activate us-eng-810 {anzac}", "WPA-HQ-43")
    case.refuses("allied", f"activate us-div-37 {anzac}", "WPA-HQ-43")
    case.refuses("allied", f"activate vf-rgt-nc {anzac}", "WPA-HQ-42")
    case.do("allied", f"activate us-rgt-132 {anzac}", f"activate au-bde-14 {anzac}")
    case.refuses("allied", f"activate us-rgt-164 {anzac}", "WPA-HQ-43")


@pytest.mark.rule("WPA-HQ-40", "WPA-HQ-45")
@pytest.mark.parametrize(
    ("hq", "who", "rule"),
    [
        ("hq-iii-mac", unit("New Zealand"), "WPA-HQ-40"),
        ("hq-knil", unit("British"), "WPA-HQ-45"),
        ("hq-rnn", unit("Dutch"), "WPA-HQ-12"),
        ("hq-25-army", unit("Thai"), "WPA-HQ-12"),
    ],
)
def test_which_clause_keeps_a_unit_from_a_headquarters(hq: str, who: GroundUnit, rule: str) -> None:
    assert authority.claim(LIST[hq], who) == authority.NEVER
    assert authority.clause(LIST[hq], who) == rule


@pytest.mark.rule("WPA-HQ-40")
def test_a_marine_corps_takes_one_army_unit_of_any_kind() -> None:
    corps = LIST["hq-v-mac"]
    assert authority.claim(corps, unit("USMC")) == authority.ALWAYS
    for kind in ("infantry", "engineer"):
        assert authority.claim(corps, unit("US Army", kind=kind)) == authority.TURN
