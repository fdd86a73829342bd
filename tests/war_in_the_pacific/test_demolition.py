"""Demolition on the main map, garrisons of countries, and the first sortie of Force Z. [41, 43.0, SC-S4]"""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.war_in_the_pacific.combat import declare
from flagplot.games.war_in_the_pacific.sea import plots
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN
from flagplot.games.war_in_the_pacific.units import RUNGS
from flagplot.games.war_in_the_pacific.works import crews, demolition, garrison
from flagplot.games.war_in_the_pacific.works.frames import Demolition
from tests.war_in_the_pacific.ashore import GAME, TABLES, LandCase
from tests.war_in_the_pacific.solomons import SolomonsCase
from tests.war_in_the_pacific.test_sorties import deck

PASS, FAIL = 10, 9
NOBODY = 1
GROUNDED = {unit.id: {"points": 0} for unit in TABLES.air}
KOTA_BHARU = {"A3730": ["br-bde-8ind", "br-eng-malaya"], "A3629": ["ja-rgt-55"]}


def case(units: dict[str, list[str]] | None = None, **more: Any) -> LandCase:
    """The Demolition Segment; everybody began the Ground Phase where he is, unless it is said."""
    units = KOTA_BHARU if units is None else units
    stood = {name.split("/")[0].split(":")[0]: hex for hex, names in units.items() for name in names}
    war = {"stood": stood, **more.pop("war", {})}
    return LandCase("ground_demolition", units, air=GROUNDED, war=war, first="allied", **more)


def damage(found: LandCase, hex: str, what: str) -> str:
    ladder = found.state.airfields if what == "airfield" else found.play.sea.ports
    return RUNGS[ladder[found.play.hex(hex)]]


@pytest.mark.rule("WPA-DEM-01", "WPA-DEM-06", "WPA-DEM-16", "BR-3-22")
def test_a_unit_that_passes_its_check_destroys_an_airfield_or_a_port() -> None:
    found = case()
    assert "demolish br-bde-8ind airfield" in found.answers("allied")
    assert "demolish br-bde-8ind port" in found.answers("allied")
    assert "done" in found.answers("allied")
    found.do("allied", "demolish br-bde-8ind airfield", dice=[NOBODY, PASS, 3])
    expected = TABLES.bombardment.installation(176, 0, 3)
    assert damage(found, "A3730", "airfield") == expected
    assert expected.startswith("D")
    assert damage(found, "A3730", "port") == ""


@pytest.mark.rule("WPA-DEM-01", "WPA-DEM-02", "WPA-DEM-03", "WPA-DEM-09")
@pytest.mark.parametrize(
    ("unit", "more", "rule"),
    [
        ("br-bde-8ind/broken", {}, "WPA-DEM-01"),
        ("br-bde-8ind", {"war": {"isolated": {"allied": ["A3730"]}}}, "WPA-DEM-01"),
        ("br-bde-8ind", {"war": {"stood": {"br-eng-malaya": "A3730"}}}, "WPA-DEM-02"),
        ("br-bde-8ind/moved", {}, "WPA-DEM-09"), ("br-bde-8ind/engaged", {}, "WPA-DEM-09"),
        ("br-bde-8ind/inactive", {}, "WPA-DEM-03"),
    ],
)  # fmt: skip
def test_who_may_not_demolish(unit: str, more: dict[str, Any], rule: str) -> None:
    stay = {
        "C0108": ["br-bde-1mal"],
        "C0107": ["ja-rgt-114"],
    }  # somebody else can, so that there is a question
    units = {**stay, "A3730": [unit], "A3629": ["ja-rgt-55"]}
    war = {"stood": {"br-bde-8ind": "A3730", "br-bde-1mal": "C0108"}, **more.get("war", {})}
    war["stood"] = {**war["stood"], "br-bde-1mal": "C0108"}
    found = LandCase("ground_demolition", units, air=GROUNDED, war=war)
    found.refuses("allied", "demolish br-bde-8ind airfield", rule)


@pytest.mark.rule("WPA-DEM-03", "WPA-DEM-04", "WPA-DEM-12")
def test_each_unit_checks_and_fails_for_itself() -> None:
    found = case()
    found.do("allied", "demolish br-bde-8ind airfield", dice=[NOBODY, PASS, 1])
    found.refuses("allied", "demolish br-bde-8ind port", "WPA-DEM-12")  # one facility a game-turn
    assert "demolish br-eng-malaya port" in found.answers("allied")
    failed = case({**KOTA_BHARU, "C0108": ["br-bde-1mal"], "C0107": ["ja-rgt-114"]})
    failed.do("allied", "demolish br-bde-8ind airfield", dice=[NOBODY, FAIL])
    assert not failed.marked("br-bde-8ind", "active")
    failed.refuses("allied", "demolish br-bde-8ind port", "WPA-DEM-03")
    assert damage(failed, "A3730", "airfield") == ""
    failed.do("allied", "demolish br-eng-malaya port", dice=[NOBODY, PASS, 1])
    assert damage(failed, "A3730", "port") == TABLES.bombardment.installation(176, 0, 3)


@pytest.mark.rule("WPA-DEM-11", "WPA-DEM-06")
def test_engineers_add_two_to_the_roll() -> None:
    found = case()
    found.do("allied", "demolish br-eng-malaya airfield", dice=[NOBODY, PASS, 1])
    assert damage(found, "A3730", "airfield") == TABLES.bombardment.installation(176, 0, 3)
    assert TABLES.bombardment.installation(176, 0, 3) != TABLES.bombardment.installation(176, 0, 1)


@pytest.mark.rule("WPA-DEM-11", "WPA-ENG-13")
def test_special_base_forces_add_it_too() -> None:
    units = {"E1613": ["jn-sbf-8"]}
    war = {"stood": {"jn-sbf-8": "E1613"}}
    found = SolomonsCase("ground_demolition", units, first="japan", war=war)
    found.do("japan", "demolish jn-sbf-8 port", dice=[NOBODY, PASS, 1])
    rung = found.play.sea.ports[found.play.hex("E1613")]
    assert RUNGS[rung] == TABLES.bombardment.installation(176, 0, 3)


@pytest.mark.rule("WPA-DEM-05")
def test_japanese_units_check_with_one_more() -> None:
    units = {"B0452": ["ja-gar-hanoi"]}  # quality 4
    fails = case(units)
    fails.do("japan", "demolish ja-gar-hanoi port", dice=[NOBODY, 4])
    assert damage(fails, "B0452", "port") == ""
    passes = case(units)
    passes.do("japan", "demolish ja-gar-hanoi port", dice=[NOBODY, 3, 6])
    assert damage(passes, "B0452", "port") == TABLES.bombardment.installation(176, 0, 6)


@pytest.mark.rule("WPA-DEM-10")
def test_who_demolishes_among_enemies_surrenders() -> None:
    found = case({"A3730": ["br-bde-8ind", "ja-rgt-55"]}, control={"A3730": "allied"})
    found.do("allied", "demolish br-bde-8ind airfield", dice=[NOBODY, PASS, 6, 1, 6])
    assert found.steps("br-bde-8ind") == 0
    assert found.owner("A3730") == JAPAN  # with what a die each leaves of fort and airfield


@pytest.mark.rule("WPA-DEM-12")
def test_on_an_island_hex_one_check_is_for_any_or_all() -> None:
    found = case({"B0153": ["ja-gar-hanoi"]})  # Phu Quoc
    found.do("japan", "demolish ja-gar-hanoi all", dice=[NOBODY, PASS, 6, 2])  # a die for each
    table = TABLES.bombardment
    assert damage(found, "B0153", "airfield") == table.installation(176, 0, 6)
    assert damage(found, "B0153", "port") == table.installation(176, 0, 2) != table.installation(176, 0, 6)
    one = case({"B0153": ["ja-gar-hanoi"]})
    one.do("japan", "demolish ja-gar-hanoi airfield", dice=[NOBODY, PASS, 6])
    assert (damage(one, "B0153", "airfield") != "", damage(one, "B0153", "port")) == (True, "")
    assert not case().allows("allied", "demolish br-bde-8ind all")  # Kota Bharu is no island


@pytest.mark.rule("WPA-DEM-14", "WPA-DEM-15")
def test_the_allies_wait_until_the_enemy_is_near() -> None:
    assert [demolition.reach(*date) for date in ((41, 13), (42, 2), (42, 3), (42, 4), (42, 5))] == [
        1,
        1,
        2,
        2,
        None,
    ]
    near = {"C0108": ["br-bde-1mal"], "C0107": ["ja-rgt-114"]}
    far = case({**near, "A3730": ["br-bde-8ind"], "A3528": ["ja-rgt-55"]})
    far.refuses("allied", "demolish br-bde-8ind airfield", "WPA-DEM-14")
    assert "demolish br-bde-1mal port" in far.answers("allied")


@pytest.mark.rule("WPA-DEM-09", "WPA-ENG-03")
def test_survivors_of_a_landing_may_still_demolish() -> None:
    ships = {"J2": {"hex": "A3730", "ships": ["jn-apb-1"], "mission": "AMPH"}}
    units = {"jn-apb-1": ["ja-rgt-56"], "A3730": ["br-bde-8ind"]}
    found = LandCase("ground_assault", units, air=GROUNDED, forces=ships, forts={})
    found.do("japan", "land A3730", dice=[NOBODY, NOBODY, 4, PASS, FAIL])
    assert found.marked("br-bde-8ind", "stormed")
    play, unit = found.play, found.number("br-bde-8ind")
    play.war.stood = {**play.war.stood, unit: play.hex("A3730")}
    refusal = demolition.obstacle(play, Demolition(ALLIED), unit)
    assert refusal is not None
    assert refusal.rule == "WPA-DEM-14"  # it might, but the enemy is at sea again
    assert not crews.undisturbed(play, unit)  # it has fought: it builds nothing
    frame = declare.attack(play, play.hex("A3730"), JAPAN, (found.number("ja-rgt-56"),))
    declare.commit(play, frame)  # and is attacked again, ashore
    refusal = demolition.obstacle(play, Demolition(ALLIED), unit)
    assert refusal is not None
    assert refusal.rule == "WPA-DEM-09"


@pytest.mark.rule("WPA-DEM-09", "WPA-OSB-05", "BR-5-14")
def test_parachutists_are_no_landing_from_the_sea() -> None:
    """Who has fought them demolishes nothing, and they build no beachhead."""
    units = {"A3731": ["br-bde-8ind"], "B0452": ["ja-para-1"]}
    found = LandCase("ground_assault", units, air=GROUNDED, forts={}, war={"drops": {"ja-para-1": "A3731"}})
    found.do("japan", "land A3731", dice=[NOBODY, NOBODY, 4, PASS, PASS])
    assert found.where("ja-para-1") == "A3731"
    assert found.marked("br-bde-8ind", "engaged")
    assert not found.allows("japan", "beachhead")
    empty = LandCase(
        "ground_assault", {"B0452": ["ja-para-1"], "C0108": ["br-gar-sing"]}, air=GROUNDED,
        war={"drops": {"ja-para-1": "A3732"}},
    )  # fmt: skip
    empty.do("japan", "land A3732")
    assert empty.where("ja-para-1") == "A3732"
    assert not empty.allows("japan", "beachhead")


@pytest.mark.rule("BR-3-20", "WPB-CTY-03", "WPB-CTY-05", "WPB-SOL-06", "SC-S4-06", "WPB-CTY-04")
def test_malaya_needs_a_garrison_of_seven_steps_of_any_nationality() -> None:
    def told(units: dict[str, list[str]]) -> str:
        found = LandCase("ground_rally", units, air=GROUNDED)
        assert garrison.steps(found.play, "Malaya", ALLIED) == sum(
            found.steps(name)
            for names in units.values()
            for name in names
            if not name.startswith(("ja", "nl"))
        )
        document = GAME.write_position(found.state)
        assert document is not None
        again = GAME.position({"scenario": "malaya", **document})
        play = GAME.play(again)
        garrison.check(play)
        return " ".join(str(event) for event in play.events)

    weak = {
        "C0108": ["br-bde-1mal"],
        "A3632": ["br-gar-ssvf"],
        "C0212": ["nl-gar-pal"],
        "A3531": ["ja-rgt-55"],  # the other side is judged for itself
    }
    assert "6 of the 7 steps" in told(weak)  # Palembang does not count
    strong = {"C0108": ["br-bde-1mal"], "C0107": ["au-bde-22"]}
    assert "of the 7 steps" not in told(strong)


@pytest.mark.rule("SC-S4-08")
def test_force_z_stays_in_port_in_the_first_naval_phase() -> None:
    first = GAME.start(scenario="malaya", seed=1)
    assert not plots.may_be_active(GAME.play(first), "Z", 3)
    assert plots.may_be_active(GAME.play(first), "J3", 3)
    first.sea.phase = 1
    assert plots.may_be_active(GAME.play(first), "Z", 3)


TEN = {"A3530": ["br-bde-6ind"], "C0108": ["br-gar-ssvf", "br-bde-1mal"]}  # steps of Malaya
JOINED = {"joined": True, "hqs": {"hq-malaya-ag": {"cp": 9, "active": True}}}


@pytest.mark.rule("WPB-CTY-03", "WPB-SOL-06")
def test_nobody_marches_out_of_malaya_who_is_needed_there() -> None:
    few = LandCase("ground_first", TEN, first="allied", war=JOINED)
    few.refuses("allied", "move br-bde-6ind A3529", "WPB-SOL-06")
    few.refuses("allied", "march A3530 A3529", "BR-23-20")  # one unit is no stack
    assert "move br-bde-6ind A3531" in few.answers("allied")  # within the country it goes where it likes
    enough = LandCase("ground_first", {**TEN, "A3632": ["br-bde-28ind"]}, first="allied", war=JOINED)
    assert "move br-bde-6ind A3529" in enough.answers("allied")
    two = {**TEN, "A3530": ["br-bde-6ind", "br-gar-penang"]}  # each may go, but not both
    pair = LandCase("ground_first", two, first="allied", war=JOINED)
    assert "move br-bde-6ind A3529" in pair.answers("allied")
    pair.refuses("allied", "march A3530 A3529", "WPB-SOL-06")
    assert "march A3530 A3531" in pair.answers("allied")


@pytest.mark.rule("WPB-CTY-03", "WPB-SOL-06")
def test_no_train_takes_troops_out_of_malaya_that_are_needed_there() -> None:
    def aboard(units: dict[str, list[str]]) -> LandCase:
        stood = {name.split("/")[0]: hex for hex, names in units.items() for name in names}
        war = {**JOINED, "stood": stood}
        return LandCase("ground_first", units, first="allied", war=war, control={"A3529": "allied"})

    few = aboard({**TEN, "A3530": ["br-bde-6ind/entrained"]})
    few.refuses("allied", "ride br-bde-6ind A3529", "WPB-SOL-06")
    enough = aboard({**TEN, "A3530": ["br-bde-6ind/entrained"], "A3632": ["br-bde-28ind"]})
    assert "ride br-bde-6ind A3529" in enough.answers("allied")
    pair = aboard({**TEN, "A3530": ["br-bde-6ind/entrained", "br-gar-penang/entrained"]})
    assert "ride br-bde-6ind A3529" in pair.answers("allied")
    assert "train A3530 A3529" not in pair.answers("allied")
    pair.refuses("allied", "train A3530 A3529", "WPB-SOL-06")


@pytest.mark.rule("WPB-CTY-03", "WPB-SOL-06")
def test_nobody_goes_aboard_who_is_needed_in_malaya() -> None:
    ships = {"U1": {"hex": "C0108", "ships": ["br-msu-4", "br-msu-5"], "mission": "TRANS"}}

    def loading(more: list[str]) -> LandCase:
        units = {"C0108": ["br-bde-6ind", "br-bde-15ind", *more]}
        found = deck(ALLIED, units, forces=ships, first="allied", control={"C0108": "allied"})
        found.do("allied", "take-card U1")
        return found

    few = loading(["br-gar-ssvf"])  # 4 + 4 + 3
    assert few.allows("allied", "load br-bde-6ind")
    few.do("allied", "load br-gar-ssvf")
    few.refuses("allied", "load br-bde-6ind", "WPB-SOL-06")  # 8 are left, and 7 must stay
    alone = deck(ALLIED, {"C0108": ["br-bde-6ind"]}, forces=ships, first="allied")
    alone.do("allied", "take-card U1")
    alone.refuses("allied", "load br-bde-6ind", "SC-S4-06")  # Singapore may not be left empty yet
