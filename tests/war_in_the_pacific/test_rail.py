"""Railways: Railcap, trains, destroyed lines. [35]"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import flagplot
from flagplot.games.war_in_the_pacific import checks
from flagplot.games.war_in_the_pacific.air import bases
from flagplot.games.war_in_the_pacific.combat import retreat
from flagplot.games.war_in_the_pacific.combat.frames import Attack
from flagplot.games.war_in_the_pacific.ground import marching
from flagplot.games.war_in_the_pacific.ground.setup import OWNERS
from flagplot.games.war_in_the_pacific.marks import ENTRAINED
from flagplot.games.war_in_the_pacific.rail import capture, lines, mending, railcap, trains
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN
from tests.war_in_the_pacific.ashore import GAME, TABLES, LandCase

PASS, FAIL = 10, 9
NOBODY = 1
ASKED = {"A3730": ["br-bde-8ind"], "A3629": ["ja-rgt-55"]}  # somebody can demolish at any rate
GROUNDED = {unit.id: {"points": 0} for unit in TABLES.air}
STOCKS = {"hq-malaya-ag": {"cp": 30, "active": True}, "hq-25-army": {"cp": 30, "active": True}}
MALAYA, THAILAND = "C0108", "A3523"


def railway(units: dict[str, list[str]], phase: str = "ground_first", **more: Any) -> LandCase:
    """A Ground Segment, the Allies first; everybody began the phase where he is, unless it is said."""
    stood = {name.split("/")[0].split(":")[0]: hex for hex, names in units.items() for name in names}
    war = {"hqs": STOCKS, "stood": stood, **more.pop("war", {})}
    return LandCase(phase, units, air=GROUNDED, war=war, first=more.pop("first", "allied"), **more)


def used(case: LandCase, center: str = MALAYA) -> int:
    return case.play.works.used.get(case.play.hex(center), 0)


def number(unit: str) -> int:
    return TABLES.number[unit]


def unit_of(kind: str, size: str, **more: Any) -> Any:
    return replace_unit(TABLES.ground[number("br-bde-6ind")], kind=kind, size=size, **more)


def replace_unit(unit: Any, **changes: Any) -> Any:
    import msgspec

    return msgspec.structs.replace(unit, **changes)


@pytest.mark.rule("WPA-RAIL-01", "WPA-RAIL-02", "WPA-RAIL-03", "WPA-RAIL-10", "WPA-RAIL-11", "WPA-RAIL-15")
def test_a_unit_entrains_goes_by_rail_and_detrains_in_one_segment() -> None:
    case = railway({"A3530": ["br-gar-penang"], "C0108": ["br-bde-1mal", "br-bde-2mal"]})
    case.do("allied", "entrain br-gar-penang")
    assert case.marked("br-gar-penang", "entrained")
    assert (used(case), marching.left(case.play, number("br-gar-penang"))) == (1, 12)  # of distance nothing
    case.do("allied", "ride br-gar-penang A3733", "detrain br-gar-penang")
    assert case.where("br-gar-penang") == "A3733"
    assert used(case) == 1 + 4 + 1
    case.do("allied", "entrain br-bde-1mal")  # 3 of the 4 that are left
    case.refuses("allied", "ride br-bde-1mal A3733", "WPA-RAIL-07")
    assert "ride br-bde-1mal A3833" in case.answers("allied")
    demolition = railway({"C0108": ["br-bde-1mal"]}, "ground_engineering")
    assert "entrain br-bde-1mal" not in demolition.answers("allied")


@pytest.mark.rule("WPA-RAIL-04", "WPA-RAIL-09")
def test_what_entraining_costs() -> None:
    play = railway({"C0108": ["br-bde-1mal"]}).play
    costs = [
        railcap.per_step(play, unit_of(kind, size))
        for kind, size in (
            ("armor", "regiment"), ("engineer", "battalion"), ("cavalry", "brigade"),
            ("infantry", "brigade"), ("infantry", "battalion"), ("infantry", "division"),
        )
    ]  # fmt: skip
    assert costs == [3, 3, 3, 1, 1, 2]
    assert railcap.per_step(play, unit_of("infantry", "brigade", mech=True)) == 3
    engineers = railway({"C0108": ["br-eng-malaya", "br-bde-1mal:2"]})
    assert railcap.handling(engineers.play, number("br-eng-malaya")) == 6
    assert railcap.handling(engineers.play, number("br-bde-1mal")) == 2


@pytest.mark.rule("WPA-RAIL-05", "WPA-RAIL-09")
def test_units_on_trains_are_counted_when_the_segment_begins() -> None:
    case = railway({"A3733": ["br-bde-1mal/entrained"], "C0108": ["br-bde-2mal"]})
    assert used(case) == 2  # half of 3 steps
    case.do("allied", "ride br-bde-1mal A3833")
    assert used(case) == 3
    both = railway({"A3733": ["br-bde-1mal/entrained", "br-bde-2mal/entrained"]})
    assert used(both) == 3  # of 6 together
    both.do("allied", "train A3733 A3833")
    assert {both.where("br-bde-1mal"), both.where("br-bde-2mal")} == {"A3833"}
    assert used(both) == 4  # one train


@pytest.mark.rule("WPA-RAIL-06", "WPA-RAIL-07", "WPA-RAIL-29")
def test_railcap_is_set_by_country_and_changes_in_play() -> None:
    case = railway({"C0108": ["br-bde-1mal"], "A3530": ["br-bde-6ind"]})
    play = case.play
    assert [railcap.capacity(play, play.hex(one)) for one in (MALAYA, THAILAND)] == [10, 15]
    assert all(one.centers for one in TABLES.rail.countries.values())
    poor = railway(
        {"C0108": ["br-bde-1mal"], "A3530": ["br-bde-6ind"]}, war={"works": {"railcap": {MALAYA: 3}}}
    )
    poor.refuses("allied", "entrain br-bde-6ind", "WPA-RAIL-07")  # 4 steps
    assert "entrain br-bde-1mal" in poor.answers("allied")


@pytest.mark.rule("WPA-RAIL-08", "WPA-RAIL-21")
def test_railcap_of_the_country_a_unit_began_in_goes_with_it() -> None:
    japanese = {"A3529": "japan", "A3530": "japan", "A3523": "japan", "A3326": "japan", "A3424": "japan"}
    own = {**dict.fromkeys((TABLES.land.label(hex) for hex in TABLES.land.places if _thai(hex)), "japan")}
    control = {**own, **japanese}
    units = {"A3529": ["ja-rgt-55"], THAILAND: ["ja-rgt-114"]}
    case = railway(units, first="japan", control=control, war={"joined": True})
    case.do("japan", "entrain ja-rgt-55")
    assert used(case, THAILAND) == 3
    assert "ride ja-rgt-55 A3530" in case.answers("japan")  # in Malaya, on the Railcap of Thailand
    elsewhere = railway(
        {"A3530": ["ja-rgt-55"]}, first="japan", control=control, war={"joined": True, "stood": {}}
    )
    elsewhere.refuses("japan", "entrain ja-rgt-55", "WPA-RAIL-21")  # it did not begin in Thailand


def _thai(hex: int) -> bool:
    assert TABLES.land is not None
    return TABLES.land.rows[hex].ctl == "TH"


@pytest.mark.rule("WPA-RAIL-12", "WPA-RAIL-13", "WPA-RAIL-14")
def test_rail_and_marching_share_the_game_turn() -> None:
    case = railway({"C0108": ["br-bde-1mal"]}, war={"works": {"ridden": {"br-bde-1mal": 7}}})
    assert marching.left(case.play, number("br-bde-1mal")) == 2 * (6 - 2)
    assert trains.hexes_left(case.play, number("br-bde-1mal")) == 36 - 7
    walked = railway({"A3733": ["br-bde-1mal"]}, spent={"br-bde-1mal": 10})
    assert trains.hexes_left(walked.play, number("br-bde-1mal")) == 6  # 1 MP
    tired = railway({"C0108": ["br-gar-penang", "br-bde-1mal"]}, spent={"br-gar-penang": 12})
    tired.do("allied", "entrain br-gar-penang")
    tired.refuses("allied", "ride br-gar-penang A3833", "WPA-RAIL-14")


@pytest.mark.rule("WPA-RAIL-16", "WPA-RAIL-17")
def test_trains_and_enemies() -> None:
    units = {"A3733": ["br-gar-penang", "br-bde-1mal/entrained"], "A3632": ["ja-rgt-55", "br-bde-2mal"]}
    case = railway(units, control={"A3632": "allied"})
    case.do("allied", "entrain br-gar-penang")
    case.refuses("allied", "ride br-gar-penang A3632", "WPA-RAIL-16")  # though friends are there
    case.refuses("allied", "entrain br-bde-2mal", "WPA-RAIL-17")
    among = railway({"A3733": ["br-bde-1mal/entrained", "ja-rgt-55"]}, control={"A3733": "allied"})
    among.refuses("allied", "detrain br-bde-1mal", "WPA-RAIL-17")
    assert "ride br-bde-1mal A3833" in among.answers("allied")  # it may leave
    friends = railway(
        {"A3733": ["br-bde-1mal/entrained", "br-bde-2mal", "ja-rgt-55"]}, control={"A3733": "allied"}
    )
    assert "detrain br-bde-1mal" in friends.answers("allied")


@pytest.mark.rule("WPA-GEN-16")
def test_a_train_brings_no_second_general() -> None:
    ride = "ride au-bde-22 A3833"
    both = railway({"C0108": ["au-bde-22/entrained", "br-gar-sing"], "A3833": ["br-bde-6ind"]})
    both.refuses("allied", ride, "WPA-GEN-16")
    one = railway({"C0108": ["au-bde-22/entrained", "br-gar-sing"], "A3833": ["br-bde-28ind"]})
    assert one.allows("allied", ride)


@pytest.mark.rule("WPA-RAIL-18")
def test_units_on_trains_fight_with_half_their_quality_and_retreat_on_foot() -> None:
    case = railway({"A3733": ["au-bde-22/entrained"]})
    assert checks.quality(case.play, number("au-bde-22")) == 3  # of 6
    broken = railway({"A3733": ["br-bde-28ind/entrained/broken"]})
    assert checks.quality(broken.play, number("br-bde-28ind")) == 2  # 5, 3, 2
    units = {"A3632": ["ja-div-5"], "A3733": ["br-bde-28ind/entrained"]}
    play = railway(units).play
    attack = Attack(side=JAPAN, hex=play.hex("A3733"), attackers=(number("ja-div-5"),), defenders=())
    retreat.go_back(play, attack, number("br-bde-28ind"), play.hex("A3833"))
    assert not play.is_(number("br-bde-28ind"), ENTRAINED)


@pytest.mark.rule("WPA-RAIL-19")
def test_who_is_on_a_train_is_hidden_from_the_enemy() -> None:
    case = railway({"A3733": ["br-bde-1mal"], "C0108": ["br-bde-2mal"]})
    assert "br-bde-1mal" in str(case.game.view(case.state, "japan").places["A3733"])
    case.do("allied", "entrain br-bde-1mal")
    case.play.show([number("br-bde-1mal")])  # even if somebody has seen it
    assert "br-bde-1mal" not in str(case.game.view(case.state, "japan").places["A3733"])
    assert "br-bde-1mal" in str(case.game.view(case.state, "allied").places["A3733"])


@pytest.mark.rule("WPA-RAIL-20", "WPA-RAIL-21", "WPA-RAIL-22", "WPA-RAIL-25")
def test_only_friendly_lines_that_lead_to_a_rail_center_are_used() -> None:
    units = {"A3530": ["br-bde-6ind"], "C0108": ["br-bde-1mal", "br-bde-2mal"]}
    cut = railway(units, war={"works": {"cut": {"A3632": 1}}})
    cut.refuses("allied", "entrain br-bde-6ind", "WPA-RAIL-21")  # Alor Star is cut off
    cut.do("allied", "entrain br-bde-1mal")
    cut.refuses("allied", "ride br-bde-1mal A3632", "WPA-RAIL-20")
    play = cut.play
    assert play.land.price(play.hex("A3631"), play.hex("A3632")) == 2 * 2  # the major road is still there
    track = railway(units, war={"works": {"cut": {"A3731": 4}}})
    overland = track.play.land.price(track.play.hex("A3732"), track.play.hex("A3731"))
    whole = railway(units).play
    assert whole.land.price(whole.hex("A3732"), whole.hex("A3731")) == 2 * 3
    assert overland == 2 * 4  # jungle without a line
    taken = railway({"A3531": ["ja-rgt-55"], "C0108": ["br-bde-1mal"]})
    assert lines.usable(taken.play, taken.play.hex("A3531"), JAPAN)  # captured intact
    assert not lines.usable(taken.play, taken.play.hex("A3531"), ALLIED)


@pytest.mark.rule("WPA-RAIL-23")
def test_bombardment_destroys_a_rail_hex_and_adds_up() -> None:
    case = railway({"A3531": ["br-gar-penang"], "C0108": ["br-bde-1mal"]})
    play, hex = case.play, case.play.hex("A3531")
    assert bases.RAIL in bases.targets(play, hex, ALLIED)
    bases.apply(play, hex, bases.RAIL, "S")
    assert hex not in play.works.cut
    bases.apply(play, hex, bases.RAIL, "D2")
    assert play.works.cut[hex] == 2
    assert not lines.usable(play, hex, ALLIED)
    bases.apply(play, hex, bases.RAIL, "D3")
    assert play.works.cut[hex] == 4


def engineering(units: dict[str, list[str]], **more: Any) -> LandCase:
    return railway(units, "ground_engineering", **more)


def stock(case: LandCase, hq: str = "hq-malaya-ag") -> int:
    return case.play.war.cp[[one.id for one in TABLES.hqs].index(hq)]


@pytest.mark.rule("WPA-RAIL-24", "WPA-RAIL-26", "WPA-RAIL-28", "WPA-ENG-56")
def test_units_repair_the_line_in_their_hex_and_engineers_any_of_the_country() -> None:
    units = {"A3733": ["br-bde-12ind"], "C0108": ["br-eng-malaya/inactive"]}
    case = engineering(units, war={"works": {"cut": {"A3733": 4}}})
    case.do("allied", "mend br-bde-12ind A3733 1")  # twice its activation cost
    assert stock(case) == 28
    case.do("allied", "mend br-eng-malaya A3733 3")  # once, activated or not
    assert stock(case) == 25
    assert not case.play.works.cut
    far = engineering({"A3733": ["br-eng-malaya"]}, war={"works": {"cut": {"A3632": 1}}})
    far.refuses("allied", "mend br-eng-malaya A3632 1", "WPA-RAIL-24")
    broken = engineering({"C0108": ["br-eng-malaya/broken"]}, war={"works": {"cut": {"A3632": 1}}})
    broken.refuses("allied", "mend br-eng-malaya A3632 1", "WPA-RAIL-24")


@pytest.mark.rule("WPA-RAIL-27", "WPA-RAIL-28")
def test_without_units_a_line_is_repaired_by_cps_and_luck() -> None:
    case = engineering({"C0108": ["br-bde-1mal"]}, war={"works": {"cut": {"A3632": 4}}})
    case.do("allied", "patch A3632", dice=[2, 5])
    assert stock(case) == 28
    assert case.play.works.cut[case.play.hex("A3632")] == 1
    case.do("allied", "patch A3632", dice=[4, 4])  # nothing
    assert stock(case) == 24
    manned = engineering({"A3632": ["br-bde-1mal"]}, war={"works": {"cut": {"A3632": 4}}})
    manned.do("allied", "mend br-bde-1mal A3632 2")  # the ways of repair may be combined
    manned.do("allied", "patch A3632", dice=[1, 2])
    assert manned.play.works.cut[manned.play.hex("A3632")] == 1
    whole = engineering({"A3632": ["br-bde-1mal"]})
    assert "patch A3632" not in whole.answers("allied")


@pytest.mark.rule("WPA-RAIL-30")
def test_railcap_is_divided_among_rail_centers() -> None:
    assert railcap.shares(60, 3) == (20, 20, 20)
    assert railcap.shares(55, 6) == (10, 9, 9, 9, 9, 9)
    assert railcap.shares(55, 6, 4) == (9, 9, 9, 9, 10, 9)  # a die of six has shown 5
    assert railcap.shares(8, 3, 2) == (3, 2, 3)


@pytest.mark.rule("WPA-RAIL-32", "WPA-RAIL-33", "WPA-RAIL-34", "WPA-RAIL-45")
def test_railcap_is_restored_by_units_and_raised_by_engineers() -> None:
    units = {"C0108": ["br-bde-1mal"]}
    case = engineering(units, war={"works": {"railcap": {MALAYA: 9}}})
    case.do("allied", "restore C0108")
    assert (railcap.capacity(case.play, case.play.hex(MALAYA)), stock(case)) == (10, 28)
    at_start = engineering({**units, "A3632": ["br-bde-2mal"]}, war={"works": {"cut": {"A3632": 1}}})
    at_start.refuses("allied", "restore C0108", "WPA-RAIL-33")
    builders = engineering({"C0108": ["br-eng-malaya"]}, war={"works": {"railcap": {MALAYA: 9}}})
    builders.do("allied", *["restore C0108"] * 6)
    assert (railcap.capacity(builders.play, builders.play.hex(MALAYA)), stock(builders)) == (15, 24)
    assert "restore C0108" not in builders.answers("allied")
    assert mending.price(builders.play, builders.play.hex(MALAYA), ALLIED) == 0  # 15 is the maximum
    broken = railway({"C0108": ["br-bde-1mal/broken"]}, war={"works": {"railcap": {MALAYA: 9}}})
    assert mending.price(broken.play, broken.play.hex(MALAYA), ALLIED) == 0


@pytest.mark.rule("WPA-RAIL-31", "WPA-RAIL-35", "WPA-RAIL-36")
def test_a_captured_rail_center_brings_part_of_its_railcap() -> None:
    case = railway(
        {"A3833": ["ja-div-5"]}, first="japan", control={"A3833": "japan", "C0108": "allied"}, forts={}
    )
    GAME.play(case.state, flagplot.ScriptedDice([6])).take(case.play.hex(MALAYA), JAPAN)
    assert railcap.left(case.play, case.play.hex(MALAYA), JAPAN) == 0  # the die has not told yet
    war = {"hqs": {"hq-25-army": {"at": "A3529", "cp": 30, "active": True}}, "works": {"prizes": [MALAYA]}}
    won = railway({"C0108": ["ja-div-5"]}, "ground_demolition", first="japan", war=war)
    won.do("japan", "speed-up hq-25-army 5", "done", dice=[3, 4])  # 13: all of it
    assert railcap.capacity(won.play, won.play.hex(MALAYA)) == 10
    assert stock(won, "hq-25-army") == 25
    poor = railway({"C0108": ["ja-div-5"]}, "ground_demolition", first="japan", war=war)
    poor.do("japan", "done", dice=[3, 4])  # 8: one half
    assert railcap.capacity(poor.play, poor.play.hex(MALAYA)) == 5
    saved = {**war, "reserve": {"japan": 6}}
    rich = railway({"C0108": ["ja-div-5"]}, "ground_demolition", first="japan", war=saved)
    rich.do("japan", "speed-up reserve-japan 5", "done", dice=[3, 4])
    assert railcap.capacity(rich.play, rich.play.hex(MALAYA)) == 10
    assert (stock(rich, "hq-25-army"), rich.state.war.reserve["japan"]) == (30, 1)


@pytest.mark.rule("WPA-RAIL-36", "WPA-HQ-11")
@pytest.mark.parametrize(("rung", "reaches"), [(0, True), (1, False)])
def test_the_radius_of_who_pays_for_a_captured_center_is_counted_over_water(rung: int, reaches: bool) -> None:
    west = "A3537"  # five hexes from Singapore across Malaya, sixteen by sea
    war = {"hqs": {"hq-25-army": {"at": west, "cp": 30, "active": True}}}
    case = railway({"C0108": ["ja-div-5"], west: ["ja-rgt-55"]}, first="japan", war=war)
    play, (hex, post) = case.play, (case.play.hex(MALAYA), case.play.hex(west))
    play.state.sea.ports = {**play.state.sea.ports, post: rung}  # a radius of 20, or of 15
    assert play.chart.distance(post, hex) == 5
    assert ("hq-25-army" in capture.donors(play, JAPAN, hex)) is reaches


@pytest.mark.rule("WPA-RAIL-37")
def test_captured_railcap_is_raised_by_engineers_alone() -> None:
    works = {"railcap": {MALAYA: 4}, "seized": [MALAYA]}
    war = {"hqs": {"hq-25-army": {"at": "C0108", "cp": 30, "active": True}}, "works": works}
    units = {"C0108": ["ja-div-5"]}
    case = engineering(units, first="japan", war=war)
    assert mending.price(case.play, case.play.hex(MALAYA), JAPAN) == 0
    built = engineering({"C0108": ["ja-div-5", "ja-rgt-1eng"]}, first="japan", war=war)
    built.do("japan", "restore C0108")
    assert railcap.capacity(built.play, built.play.hex(MALAYA)) == 5


@pytest.mark.rule("WPA-RAIL-38")
def test_japan_takes_over_the_railways_of_thailand() -> None:
    case = railway({"A3529": ["ja-rgt-55"]}, first="japan", control={THAILAND: "allied"})
    play, hex = GAME.play(case.state, flagplot.ScriptedDice([6, 6])), case.play.hex(THAILAND)
    play.take(hex, JAPAN)
    assert not play.works.prizes
    assert (railcap.capacity(play, hex), railcap.left(play, hex, JAPAN)) == (15, 0)  # until troops come
    play.take(hex, ALLIED)
    assert play.works.prizes == (hex,)


def scorched(units: dict[str, list[str]] | None = None, **more: Any) -> LandCase:
    units = {"C0108": ["br-bde-1mal", "br-bde-2mal"]} if units is None else units
    return railway(units, "ground_demolition", **more)


@pytest.mark.rule("WPA-RAIL-39", "WPA-RAIL-40", "WPA-RAIL-41", "WPA-RAIL-43", "WPA-DEM-13")
def test_railcap_is_demolished_for_good_once_in_a_game() -> None:
    units = {**ASKED, "C0108": ["br-bde-1mal", "br-bde-2mal"], "A3632": ["br-gar-ssvf/broken"]}
    case = scorched(units)
    case.do("allied", "demolish br-bde-1mal railcap", dice=[NOBODY, PASS, 3, 4])  # 7, and 1, less 1: 40 %
    play, hex = case.play, case.play.hex(MALAYA)
    assert (railcap.capacity(play, hex), mending.ceiling(play, hex)) == (6, (6, 11))
    again = scorched({**ASKED, "C0108": ["br-bde-1mal"]}, war={"works": {"tried": ["Malaya"]}})
    again.refuses("allied", "demolish br-bde-1mal railcap", "WPA-RAIL-43")


@pytest.mark.rule("WPA-RAIL-40")
def test_the_unit_that_is_named_leads_the_demolition_of_railcap() -> None:
    better, worse = scorched(), scorched()  # quality 4 and 3, and a 4
    better.do("allied", "demolish br-bde-2mal railcap", dice=[NOBODY, 4, 3, 4])
    assert railcap.capacity(better.play, better.play.hex(MALAYA)) < 10
    worse.do("allied", "demolish br-bde-1mal railcap", dice=[NOBODY, 4])
    assert railcap.capacity(worse.play, worse.play.hex(MALAYA)) == 10


@pytest.mark.rule("WPA-RAIL-42")
def test_a_failed_check_ends_it() -> None:
    case = scorched()
    case.do("allied", "demolish br-bde-1mal railcap", dice=[NOBODY, FAIL])
    assert railcap.capacity(case.play, case.play.hex(MALAYA)) == 10
    assert case.play.works.tried == ("Malaya",)


@pytest.mark.rule("WPA-RAIL-39")
@pytest.mark.parametrize(
    ("units", "war"),
    [
        ({"C0108": ["br-bde-1mal/broken"]}, {}),
        ({"C0108": ["br-bde-1mal/inactive"]}, {}),
        ({"C0108": ["br-bde-1mal"], "A3833": ["ja-div-5"]}, {}),
        ({"C0108": ["br-bde-1mal"]}, {"hqs": {"hq-malaya-ag": {"active": False}}}),
        ({"A3632": ["br-bde-1mal"]}, {}),
    ],
)
def test_who_may_not_demolish_railcap(units: dict[str, list[str]], war: dict[str, Any]) -> None:
    case = scorched({**ASKED, **units}, war=war)
    case.refuses("allied", "demolish br-bde-1mal railcap", "WPA-RAIL-39")


def test_lines_off_the_map_in_play_count_for_whoever_had_them() -> None:
    play = railway({"B0344": ["ja-gar-hanoi"]}, first="japan").play
    nets = lines.nets(play, JAPAN)
    assert play.hex("B0344") in nets["French Indo-China"]  # Hanoi itself is not in play
    assert OWNERS["J"] == JAPAN


def test_works_are_read_and_written() -> None:
    works = {"railcap": {MALAYA: 4}, "cut": {"A3531": 2}, "ridden": {"br-bde-6ind": 3}, "tried": ["Malaya"]}
    case = railway({"A3530": ["br-bde-6ind"]}, war={"works": works})
    document = GAME.write_position(case.state)
    assert document is not None
    assert document["war"]["works"] == works
    assert GAME.position({"scenario": "malaya", **document}).war == case.state.war
    assert replace(TABLES) is not TABLES


@pytest.mark.rule("WPB-CTY-02", "WPB-CTY-10", "WPB-SOL-05", "WPB-NEI-05", "WPB-JPN-19")
def test_each_country_has_its_railcap_and_may_raise_it_to_its_maximum() -> None:
    play = railway({"C0108": ["br-bde-1mal"]}).play
    found = {
        label: (railcap.capacity(play, play.hex(label)), *mending.ceiling(play, play.hex(label)))
        for label in (MALAYA, "C0212", THAILAND)
    }
    assert found == {MALAYA: (10, 10, 15), "C0212": (5, 5, 10), THAILAND: (15, 15, 15)}
    assert [play.country(play.hex(label)) for label in (MALAYA, "C0208", "C0212")] == [
        "Malaya", "Malaya", "Sumatra",
    ]  # fmt: skip
    none = TABLES.rail.of("Borneo")
    assert (none.initial, none.maximum, none.centers) == (0, 10, ())


@pytest.mark.rule("SC-S4-02")
@pytest.mark.parametrize("guards", ["ja-div-gds", "ja-div-gds.1"])
def test_the_guards_use_thai_railways_from_the_second_game_turn_on(guards: str) -> None:
    def bangkok(turn: int, *units: str) -> LandCase:
        there = {THAILAND: list(units), "C0108": ["br-bde-1mal"]}
        return railway(there, first="japan", turn=turn, war={"joined": True})

    early, later = bangkok(0, f"{guards}:3"), bangkok(1, f"{guards}:3")
    early.refuses("japan", f"entrain {guards}", "SC-S4-02")
    assert bangkok(0, "ja-rgt-55").allows("japan", "entrain ja-rgt-55")  # who else comes there may
    later.do("japan", f"entrain {guards}")
    ways = [answer for answer in later.answers("japan") if answer.startswith("ride")]
    assert ways
    aboard = bangkok(0, f"{guards}:3/entrained")
    aboard.refuses("japan", ways[0], "SC-S4-02")
    assert not [answer for answer in aboard.answers("japan") if answer.startswith("ride")]
