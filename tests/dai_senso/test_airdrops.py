"""Airdrops, marines, SNLF landings, and CV Strikes that return. [4.1.1, 4.1.3.1, 4.1.4, 4.1.5, 4.2.1.3]"""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.dai_senso import bases, ways, zones
from flagplot.games.dai_senso.beachheads import kind, snlf_hexes
from flagplot.games.dai_senso.combat import retreat
from flagplot.games.dai_senso.combat.frames import Attack
from flagplot.games.dai_senso.landings import airdrops, snlf
from flagplot.games.dai_senso.places import IDS
from tests.dai_senso.fight import Fight
from tests.dai_senso.setting import Case

BLITZ = "blitz_combat"
START, TARGET, FAR = "w5524", "w5525", "w5526"  # two clear hexes of Manchuria in a row
DROP = f"airdrop RU-ABN-01 {TARGET}"


def dropping(*more: str, others: dict[str, list[str]] | None = None, **further: Any) -> Fight:
    """Soviet paratroops beside a Blitz marker, an enemy before them."""
    units = {START: ["RU-ABN-01", "RU-INFA-01", "blitz_soviet-01", *more], TARGET: ["KW-INFA-01"]}
    return Fight({**units, **(others or {})}, phase=BLITZ, **further)


def refusal(case: Case, hex: str, unit: str = "RU-ABN-01") -> str:
    found = airdrops.unfit(case.war, case.number(unit), case.hex(hex))
    return found.rule if found else ""


# -- dropping ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DSA-AIR-01", "DSA-CMP-25", "DSB-MK-2-1")
def test_an_airborne_unit_becomes_an_airdrop_marker() -> None:
    case = dropping()
    case.do("soviet", DROP)
    assert case.where("RU-ABN-01") == TARGET
    assert not case.front("RU-ABN-01")
    assert case.war.face(case.number("RU-ABN-01")).kind == "airdrop"
    assert not case.war.ground(case.hex(TARGET), 2)  # it is no ground unit any more


@pytest.mark.rule("DSA-AIR-01", "DSA-SUP-33a")
def test_it_must_be_supplied_blitz_enabled_and_airborne() -> None:
    far = Fight({START: ["RU-ABN-01"], "w5824": ["blitz_soviet-01"], TARGET: ["KW-INFA-01"]}, phase=BLITZ)
    far.refuses("soviet", DROP, "DSA-AIR-01")
    dropping().refuses("soviet", f"airdrop RU-INFA-01 {TARGET}", "DSA-AIR-01")
    cut_off = Fight({"e4904": ["RU-ABN-01", "blitz_soviet-01"]}, phase=BLITZ)
    cut_off.refuses("soviet", "airdrop RU-ABN-01 e4904", "DSA-AIR-01")


@pytest.mark.rule("DSA-AIR-02", "DSA-AIR-03")
def test_two_hexes_far_to_enemies_friends_and_its_own_hex() -> None:
    case = dropping(others={FAR: ["JP-INF1-01/detachment"]})
    goals = {line.split()[2] for line in case.legal("soviet", "airdrop")}
    assert {START, TARGET, FAR} <= goals  # the hex it starts from, enemies, markers
    assert refusal(case, "w5527") == "DSA-AIR-03"  # three hexes
    case.do("soviet", f"airdrop RU-ABN-01 {FAR}")
    assert case.where("JP-INF1-01") == "delay"  # it was alone there [see DSA-ORG-75]


@pytest.mark.rule("DSA-AIR-02")
def test_any_weather_will_do() -> None:
    case = dropping(turn="Mar-Apr")  # mud in the North
    assert DROP in case.legal("soviet", "airdrop")


@pytest.mark.rule("DSA-AIR-04")
def test_not_at_sea_nor_near_enemy_air_units() -> None:
    near = dropping(others={FAR: ["JP-AF-01"]})
    near.refuses("soviet", DROP, "DSA-AIR-04")
    coast = Fight({"e5301": ["RU-ABN-01", "blitz_soviet-01"]}, phase=BLITZ)
    around = coast.war.tables.map.board.grid.around(coast.hex("e5301"))
    sea = next(IDS[hex] for hex in around if hex not in coast.war.tables.map.board.land)
    assert refusal(coast, sea) == "DSA-AIR-04"


@pytest.mark.rule("DSA-AIR-05")
def test_neither_before_the_war_nor_into_neutral_lands_nor_across_them() -> None:
    early = dropping(war_state="pre_war")
    early.refuses("soviet", DROP, "DSA-AIR-05")
    neutral = {"mongolia": {"status": "neutral", "alignment": ""}}
    case = Fight({"w5723": ["RU-ABN-01", "blitz_soviet-01"]}, phase=BLITZ, countries=neutral)
    assert refusal(case, "w5622") == "DSA-AIR-05"  # in Mongolia


@pytest.mark.rule("DSA-BLC-01")
def test_airdrops_come_before_the_attacks() -> None:
    case = dropping("RU-MECH-01")
    case.do("soviet", f"assault {TARGET} RU-MECH-01", dice=[6])
    while isinstance(case.state.frames[-1], Attack):
        (seat,) = case.state.waiting
        case.do(seat, case.legal(seat)[-1])
    assert not case.legal("soviet", "airdrop")
    case.refuses("soviet", DROP, "DSA-BLC-01")


@pytest.mark.rule("DSB-MK-5-4")
def test_nobody_drops_from_a_beachhead() -> None:
    sea = {"w4525": ["beachhead_axis-01/1", "JP-ABN-01", "blitz_axis-01"]}
    case = Case(BLITZ, sea, phasing="axis", scenario="china-incident", facing={"w4525": "w4524"})
    case.refuses("axis", "airdrop JP-ABN-01 w4524", "DSA-AIR-01")


# -- what a marker does ------------------------------------------------------------------------------------


@pytest.mark.rule("DSA-SHF-06", "DSA-AIR-06", "DSA-BLC-11", "DSB-MK-2-2")
def test_an_airdrop_shifts_a_column_in_blitz_combat() -> None:
    case = dropping("RU-MECH-01")
    case.do("soviet", DROP, f"target {TARGET}", "commit RU-MECH-01")
    assert (1, "DSA-SHF-06") in case.shifts
    regular = Fight({START: ["RU-MECH-01"], TARGET: ["KW-INFA-01", "RU-ABN-01/back", "blitz_soviet-01"]})
    regular.do("soviet", f"target {TARGET}", "commit RU-MECH-01")
    assert (1, "DSA-SHF-06") not in regular.shifts


@pytest.mark.rule("DSA-AIR-06a", "DSA-ZOC-05")
def test_an_airdrop_negates_enemy_zones_of_control() -> None:
    there = {FAR: ["KW-INFA-01"], TARGET: ["RU-ABN-01/back"]}
    case = Case("operational_movement", {START: ["RU-INFA-01"], **there})
    assert not zones.stops_movement(case.war, case.hex(TARGET), 2)
    without = Case("operational_movement", {START: ["RU-INFA-01"], FAR: ["KW-INFA-01"]})
    assert zones.stops_movement(without.war, without.hex(TARGET), 2)


@pytest.mark.rule("DSA-AIR-06b", "DSA-RET-13", "DSB-MK-2-3")
def test_nobody_retreats_into_an_enemy_airdrop() -> None:
    open_ground = Fight({TARGET: ["KW-INFA-01"]})
    blocked = Fight({TARGET: ["KW-INFA-01"], FAR: ["RU-ABN-01/back"]})
    for case, free in ((open_ground, True), (blocked, False)):
        found = retreat.ways(case.war, 0, case.hex(TARGET), case.hex(START))
        assert (case.hex(FAR) in found) == free


@pytest.mark.rule("DSA-AIR-06c", "DSA-SUP-16", "DSB-MK-2-3")
def test_no_supply_goes_through_an_enemy_airdrop() -> None:
    for there, free in ((["KW-INF1-01"], True), (["RU-ABN-01/back"], False)):
        case = Case("regular_combat", {FAR: there})
        assert bool(ways.enterable(case.war, 0, "japan") >> case.hex(FAR) & 1) == free


# -- landing -----------------------------------------------------------------------------------------------


def landing(marker: str = "RU-ABN-01/back", **pool: list[str]) -> Case:
    boxes = pool or {"soviet_pool": ["RU-INF1-01", "RU-GINF-01", "RU-TK-01", "MONG-RES-01"]}
    return Case(BLITZ, {START: [marker, "RU-INFA-01", "blitz_soviet-01"]}, boxes)


@pytest.mark.rule("DSA-AIR-11", "DSA-SUP-33c", "DSB-MK-2-4")
def test_a_supplied_airdrop_is_replaced_by_infantry() -> None:
    case = landing()
    case.do("soviet", "done")
    assert case.legal("soviet") == ["replace RU-ABN-01 RU-INF1-01", "done"]  # no elite, no armor, no Mongols
    case.refuses("soviet", "replace RU-ABN-01 RU-GINF-01", "DSA-AIR-11")
    case.do("soviet", "replace RU-ABN-01 RU-INF1-01")
    assert case.where("RU-INF1-01") == START
    assert case.where("RU-ABN-01") == "delay"
    assert case.front("RU-ABN-01")


@pytest.mark.rule("DSA-AIR-11")
def test_otherwise_it_just_goes_to_the_delay_box() -> None:
    case = landing()
    case.do("soviet", "done", "done")
    assert (case.where("RU-INF1-01"), case.where("RU-ABN-01")) == ("soviet_pool", "delay")


@pytest.mark.rule("DSA-AIR-10")
def test_an_airdrop_among_enemies_or_out_of_supply_is_lost() -> None:
    among = dropping()
    among.do("soviet", DROP, "done")
    assert among.where("RU-ABN-01") == "delay"
    assert among.halted
    cut_off = Case(
        BLITZ, {"e4904": ["RU-ABN-01/back"], START: ["blitz_soviet-01"]}, {"soviet_pool": ["RU-INF1-01"]}
    )
    cut_off.do("soviet", "done")
    assert cut_off.where("RU-ABN-01") == "delay"
    assert cut_off.halted


@pytest.mark.rule("DSA-AIR-12", "DSB-MN-01", "DSB-MN-04")
def test_the_western_airdrop_is_replaced_by_british_or_us_infantry() -> None:
    pool = ["BR-INF1-01", "US-INF1-01", "BR-FE-01", "AUS-RES-01"]
    case = Case(
        BLITZ, {"w4213": ["W-CHIN-01/back", "BR-INFA-01", "blitz_western-01"]}, {"western_pool": pool},
        phasing="western", scenario="china-incident", posture=WAR,
    )  # fmt: skip
    marker = case.number("W-CHIN-01")
    found = {pool_id for pool_id in pool if airdrops._relieves(case.war, marker, case.number(pool_id))}
    assert found == {"BR-INF1-01", "US-INF1-01"}


WAR = dict.fromkeys(("us_western_minors", "britain", "russia", "soviet_minors"), "war")


# -- marines -----------------------------------------------------------------------------------------------

AMOY, TAIHOKU = "w4323", "w4324"  # an All-Sea hexside lies between them


def marines(*units: str, blitz: bool = True) -> Fight:
    marker = ["blitz_axis-01"] if blitz else []
    there = {TAIHOKU: [*units, *marker], AMOY: ["KI-WZ-01/back"]}
    return Fight(there, phasing="axis", scenario="china-incident", turn="Sept-Oct")


@pytest.mark.rule("DSA-SHF-11", "DSA-SHF-13g", "DSA-SUP-33e")
def test_marines_across_the_sea_take_off_one_of_two_columns() -> None:
    """EX-113: two columns for the sea, one back for the marines."""
    fight = marines("JP-MAR-01")
    fight.do("axis", f"target {AMOY}", "commit JP-MAR-01")
    assert (1, "DSA-SHF-11") in fight.shifts
    assert (-2, "DSA-SHF-13g") in fight.shifts
    slow = marines("JP-MAR-01", blitz=False)
    slow.do("axis", f"target {AMOY}", "commit JP-MAR-01")
    assert (1, "DSA-SHF-11") not in slow.shifts  # not Blitz-enabled


@pytest.mark.rule("DSA-CMB-12")
def test_nobody_else_attacks_across_the_sea() -> None:
    fight = marines("JP-INFA-01", "JP-MAR-01")
    fight.do("axis", f"target {AMOY}")
    fight.refuses("axis", "commit JP-INFA-01", "DSA-CMB-12")


@pytest.mark.rule("DSA-ATT-02")
def test_marines_that_came_over_a_beachhead_lose_the_first_step() -> None:
    sea = {"w4525": ["beachhead_axis-01/1", "JP-MAR-01", "JP-INFA-01", "JP-INFA-02"], "w4524": ["KI-WZ-01"]}
    fight = Fight(sea, phasing="axis", scenario="china-incident", facing={"w4525": "w4524"}, turn="Sept-Oct")
    fight.do("axis", "assault w4524 JP-MAR-01 JP-INFA-01 JP-INFA-02", dice=[1])
    assert fight.legal("axis", "lose") == ["lose JP-MAR-01"]


# -- SNLF --------------------------------------------------------------------------------------------------

SEA, WENCHOW = "w4525", "w4524"
SNLF = {"affairs": {"markers": {"snlf_beachhead_0": SEA}}, "facing": {SEA: WENCHOW}}


def special(*units: str, phase: str = BLITZ, others: dict[str, list[str]] | None = None, **more: Any) -> Case:
    there = {SEA: list(units)} if units else {}
    more = {"boxes": {"axis_pool": ["JP-INF1-01"]}, **SNLF, **more}
    return Case(phase, {**there, **(others or {})}, phasing="axis", scenario="china-incident", **more)


def barred(case: Case) -> str:
    """The clause that keeps the Detachment aboard, or nothing."""
    found = snlf.barred(case.war, case.hex(SEA))
    return found.rule if found else ""


@pytest.mark.rule("DSA-LND-04", "DSA-GL-51", "DSA-SUP-33g")
def test_an_snlf_beachhead_lands_a_detachment_by_itself() -> None:
    case = special()
    assert case.hex(SEA) in bases.blitzed(case.war, 0)  # its own hex, no other
    assert case.hex(WENCHOW) not in bases.blitzed(case.war, 0)
    case.do("axis", "done", f"snlf {SEA}")
    assert case.where("JP-INF1-01") == WENCHOW
    assert case.war.detachment(case.number("JP-INF1-01"))


@pytest.mark.rule("DSA-LND-04")
def test_not_without_supply_nor_without_a_detachment() -> None:
    cut_off = special(boxes={"axis_pool": ["JP-INF1-01"], "yellow_sea_on_station": ["BR-SURF-01"]})
    cut_off.do("axis", "done")
    assert cut_off.halted
    none = special(boxes={"axis_pool": []})
    assert barred(none) == "DSA-LND-04"


@pytest.mark.rule("DSA-LND-05")
def test_not_where_an_enemy_unit_is_but_among_markers() -> None:
    held = special(others={WENCHOW: ["KI-WZ-01"]})
    assert barred(held) == "DSA-LND-05"
    marker = special(others={WENCHOW: ["BR-INF1-01/detachment"]}, posture=WAR)
    marker.do("axis", "done", f"snlf {SEA}")
    assert marker.where("BR-INF1-01") == "delay"
    assert marker.where("JP-INF1-01") == WENCHOW


@pytest.mark.rule("DSA-SHF-13f")
def test_attacks_over_an_snlf_beachhead_shift_nothing() -> None:
    case = special("JP-INFA-01", phase="regular_combat", others={WENCHOW: ["KI-WZ-01"]})
    assert kind(case.war, case.hex(SEA)) == "snlf_beachhead_0"
    case.do("axis", f"target {WENCHOW}", "commit JP-INFA-01")
    panel = case.game.view(case.state, None).panels["attack"]
    assert not [
        one for one in panel["shifts"] if one["rule"] in ("DSA-SHF-13e", "DSA-SHF-13f", "DSA-SHF-13g")
    ]


@pytest.mark.rule("DSA-BCH-05", "DSA-BLZ-02")
def test_snlf_beachheads_stay_through_the_support_segment() -> None:
    case = special(phase="support")
    while not case.halted:
        case.do("axis", "done")
    assert snlf_hexes(case.war) == [case.hex(SEA)]


@pytest.mark.rule("DSA-MKR-03")
def test_they_are_removed_in_the_marker_segment_with_whoever_is_left_on_them() -> None:
    case = special("JP-INFA-01", phase="marker")
    assert snlf_hexes(case.war) == []
    assert not case.state.facing
    assert case.where("JP-INFA-01") == "axis_pool"


@pytest.mark.rule("DSA-BCH-13", "DSA-BCH-15")
def test_an_snlf_beachhead_comes_to_any_sea_hex_without_one() -> None:
    case = special()
    found = snlf.places(case.war)
    assert (case.hex("w4425"), case.hex("w4424")) in found
    assert case.hex(SEA) not in {hex for hex, _ in found}
    war = case.war
    snlf.place(war, case.hex("w4425"), case.hex("w4424"))
    assert snlf_hexes(war) == sorted((case.hex(SEA), case.hex("w4425")))


# -- CV Strikes --------------------------------------------------------------------------------------------


@pytest.mark.rule("DSA-BLC-20", "DSA-SOP-07")
@pytest.mark.parametrize(("hex", "zone"), [("w4525", "yellow_sea"), ("w4624", "yellow_sea")])
def test_cv_strikes_go_to_the_used_box_even_without_a_blitz_marker(hex: str, zone: str) -> None:
    case = Case(BLITZ, {hex: ["JP-CV-01/back"]}, phasing="axis", scenario="china-incident")
    assert case.halted
    assert case.where("JP-CV-01") == f"{zone}_used"
    assert case.front("JP-CV-01")
