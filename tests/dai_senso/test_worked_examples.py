"""Worked examples of the rulebook on movement and combat, by their numbers in the case book."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.dai_senso.combat import advance, losses, odds, retreat, terrain
from flagplot.games.dai_senso.combat.frames import Attack, Combat
from flagplot.games.dai_senso.movement import overrun
from flagplot.games.dai_senso.tables import standard_tables
from tests.dai_senso.fight import Fight
from tests.dai_senso.setting import Case

rule = pytest.mark.rule
TABLE = standard_tables().charts.combat_results
START, TARGET, BEYOND = "w5524", "w5525", "w5526"  # w5525 is clear, its six sides are plain
CHITA = "w5824"
SUMMER: dict[str, Any] = {"scenario": "china-incident", "turn": "Sept-Oct"}
WAR = dict.fromkeys(("us_western_minors", "britain", "russia", "soviet_minors"), "war")


def settle(fight: Fight, answer: int = 0) -> None:
    """Whoever is asked gives one of his answers until the attack is over or somebody may advance."""
    while isinstance(fight.state.frames[-1], Attack) and not fight.legal(fight.state.waiting[0], "advance"):
        (seat,) = fight.state.waiting
        fight.do(seat, fight.legal(seat)[answer])


def reaches(fight: Fight, stage: str, seat: str, **fields: Any) -> None:
    """An attack that has come to a stage, with a result the table may not have."""
    frame = fight.attack
    for name, value in {"stand": frame.hex, **fields}.items():
        setattr(frame, name, value)
    frame.stage = type(frame.stage)[stage]
    fight.state.waiting = (seat,)


@rule("DSA-CMB-23", "DSA-CMB-23a")
def test_ex_111_odds_are_rounded_for_the_defender() -> None:
    assert TABLE.columns[odds.column(TABLE, 11, 4)] == "2-1"
    assert TABLE.columns[odds.column(TABLE, 12, 4)] == "3-1"


@rule("DSA-CMB-24")
def test_ex_112_three_columns_right_of_three_to_one() -> None:
    assert TABLE.columns[odds.shifted(TABLE.columns.index("3-1"), 3)] == "9-1"


@rule("DSA-SHF-13", "DSA-SHF-13a", "DSA-SHF-13c")
def test_ex_114_the_lowest_of_the_hexsides_counts_and_a_city_besides() -> None:
    war = Case("regular_combat", {START: ["RU-INFA-01"]}).war
    grid, land = war.tables.map.board.grid, war.tables.map.board.land
    found: dict[str, tuple[int, list[int]]] = {}
    for hex in land:
        sides = {terrain.hexside(war, near, hex): near for near in grid.around(hex) if near in land}
        if {"river", "mountain"} <= set(sides):
            found.setdefault(terrain.ground(war, hex), (hex, [sides["river"], sides["mountain"]]))
    hex, origins = found["clear"]
    assert terrain.hex_shift(war, hex) + terrain.hexside_shift(war, hex, origins)[0] == 1
    for kind, total in (("city", 2), ("rough", 2)):
        if kind in found:
            hex, origins = found[kind]
            assert terrain.hex_shift(war, hex) + terrain.hexside_shift(war, hex, origins)[0] == total


@rule("DSA-ATT-02", "DSA-ATT-03", "DSA-RET-14")
def test_ex_121_an_attack_from_a_beachhead_cannot_retreat_and_costs_armor_first() -> None:
    sea = {"w4525": ["beachhead_western-01/1", "US-INFM-01/back", "US-INFM-02"], "w4524": ["JP-INFA-01"]}
    fight = Fight(sea, phasing="western", facing={"w4525": "w4524"}, posture=WAR, **SUMMER)
    fight.do("western", "target w4524", "commit US-INFM-01", "commit US-INFM-02")
    assert retreat.ways(fight.war, 1, fight.hex("w4525"), fight.hex("w4524")) == []
    mech = (fight.number("US-INFM-01"),)
    reaches(fight, "DEFEATED", "western", armor=mech, attacker_losses=1)
    assert fight.legal("western") == ["lose US-INFM-01"]  # the mech army, which becomes infantry
    fight.do("western", "lose US-INFM-01")
    assert fight.front("US-INFM-01")
    assert fight.legal("western") == ["lose US-INFM-01", "lose US-INFM-02"]


@rule("DSA-ATT-06")
def test_ex_122_a_three_step_army_flips() -> None:
    case = Case("regular_combat", {"w4324": ["US-INFM-01/back"]}, phasing="axis", posture=WAR, **SUMMER)
    war, unit = case.war, case.number("US-INFM-01")
    assert (war.face(unit).attack, war.face(unit).defense, war.face(unit).move) == (7, 6, 2)
    assert losses.lose_step(war, unit) == unit
    assert (war.face(unit).attack, war.face(unit).defense, war.face(unit).move) == (4, 4, 1)


@rule("DSA-EXP-03")
def test_ex_124_and_125_exploitation_distance() -> None:
    """Retreated three and then eliminated: 3. Converted in a city and lost: attrition is left over: 1."""
    assert advance.distance(Attack(0, armor=(1,), retreated=3, unsatisfied=0)) == 3
    fight = Fight({"w5724": ["KW-ARM-01", "JP-INFA-01", "JP-INFA-02"], CHITA: ["RU-INF1-01"]}, phasing="axis")
    fight.do("axis", f"target {CHITA}", "commit KW-ARM-01", "commit JP-INFA-01")
    reaches(fight, "DRIVEN_BACK", "soviet", armor=(fight.number("KW-ARM-01"),), back=1, defender_losses=1)
    fight.do("soviet", "lose RU-INF1-01")
    assert advance.distance(fight.attack) == 1


@rule("DSA-RET-05", "DSA-RET-12", "DSA-RET-16", "DSA-HQS-06")
def test_ex_115_and_119_a_force_that_meets_an_hq_stops_and_fights_on_with_it() -> None:
    fight = Fight({START: ["RU-MECH-01", "RU-INFA-01"], TARGET: ["KW-INFA-01"], "w5426": ["KW-HQ-01"]})
    fight.do("soviet", f"target {TARGET}", "commit RU-MECH-01", "commit RU-INFA-01")
    reaches(fight, "DRIVEN_BACK", "axis", back=2)
    fight.do("axis", "retreat w5426")
    assert fight.number("KW-HQ-01") in fight.attack.defenders  # it is in the fight now
    segment = fight.state.frames[-2]
    assert isinstance(segment, Combat)
    assert fight.number("KW-HQ-01") in segment.hqs
    assert not fight.retreats  # the last hex becomes a step lost
    assert {line.split()[1] for line in fight.legal("axis", "lose")} == {"KW-INFA-01", "KW-HQ-01"}


@rule("DSA-CMB-09", "DSA-CMB-23b", "DSA-CMB-24")
def test_tx_06_the_defending_hq_does_not_forbid_an_attack() -> None:
    assert odds.possible(4, 12)
    assert TABLE.columns[odds.column(TABLE, 4, 14)] == "1-3"
    assert TABLE.columns[odds.shifted(odds.column(TABLE, 4, 14), -1)] == "1-3"


@rule("DSA-BLC-12", "DSA-SHF-04", "DSA-RES-06", "DSA-RES-06a", "DSA-RES-06b", "DSA-RES-06c")
def test_tx_07_russians_attack_into_snow() -> None:
    units = {START: ["RU-MECH-01", "RU-AF-02", "blitz_soviet-01"], TARGET: ["KW-INF1-01", "RU-AF-01"]}
    fight = Fight(units, phase="blitz_combat", turn="Nov-Dec")
    fight.do("soviet", f"target {TARGET}", "commit RU-MECH-01")
    assert fight.shifts.count((1, "DSA-SHF-01")) == 1  # the one in the hex, not the one beside it
    assert [TABLE.bad_weather[one] for one in ("Dr3", "Dr2", "Dr1")] == ["Dr2", "Dr1", "Ex"]
    assert odds.result(TABLE, 7, 6, bad_weather=True).hexes == odds.result(TABLE, 7, 6).hexes - 1


@rule("DSA-MOV-14", "DSA-MOV-14a", "DSA-RSV-05")
def test_tx_08_half_a_point_by_road_but_a_whole_one_in_reserve_in_an_enemy_country() -> None:
    """Along the rail through Hopeh, an active enemy Country, four hexes or two."""
    rail = ["w5223", "w5123", "w5022", "w4922", "w4822"]
    far = {}
    for phase in ("operational_movement", "reserve_movement"):
        units = {"w5223": ["JP-ARM-01"], "w5224": ["JP-INFA-01"], "w5125": ["JP-INF1-10/detachment"]}
        case = Case(phase, units, phasing="axis", **SUMMER)
        goals = {line.split()[2] for line in case.legal("axis", "move") if "JP-ARM-01" in line}
        far[phase] = [hex for hex in rail[1:] if hex in goals]
    assert (len(far["operational_movement"]), len(far["reserve_movement"])) == (4, 2)


@rule("DSA-CMB-20")
def test_tx_12_a_lone_detachment_is_driven_off_without_a_roll() -> None:
    fight = Fight({START: ["RU-GTK-01", "RU-INFA-01"], TARGET: ["JP-INF1-01/detachment"]})
    fight.do("soviet", f"assault {TARGET} RU-GTK-01 RU-INFA-01")
    assert fight.where("JP-INF1-01") == "delay"
    assert fight.legal("soviet", "advance")
    assert not fight.legal("soviet", "exploit")


@rule("DSA-RES-04", "DSA-RES-07")
def test_tx_13_an_attacker_who_retreats_from_an_exchange_spares_the_defender() -> None:
    fight = Fight({START: ["RU-INFA-01"], TARGET: ["KW-INFA-01"]})
    fight.do("soviet", f"target {TARGET}", "commit RU-INFA-01")
    reaches(fight, "DEFEATED", "soviet", exchange=True, attacker_losses=1, defender_losses=1)
    fight.do("soviet", fight.legal("soviet", "retreat")[0])
    assert fight.attack.back == 0
    assert (fight.attack.attacker_losses, fight.attack.defender_losses) == (1, 1)  # both still apply
    assert fight.legal("soviet") == ["lose RU-INFA-01"]


@rule("DSA-EXP-04")
def test_tx_14_nobody_exploits_beyond_his_allowance() -> None:
    fight = Fight({START: ["RU-INFA-01", "RU-GTK-01"]})
    frame = Attack(fight.hex(TARGET), armor=(fight.number("RU-GTK-01"),), retreated=3)
    assert advance.reach(fight.war, frame, fight.number("RU-INFA-01")) == {}
    assert advance.reach(fight.war, frame, fight.number("RU-GTK-01"))


@rule("DSA-CMB-28", "DSA-CMB-02", "DSA-CMB-04", "DSA-HQS-06")
def test_tx_18_blitz_and_regular_combat_are_segments_of_their_own() -> None:
    units = {
        START: ["RU-INFA-01", "blitz_soviet-01"], "w5523": ["RU-HQ-01"], TARGET: ["KW-INFA-01", "KW-INFA-02"],
    }  # fmt: skip
    blitz = Fight(units, phase="blitz_combat", through=True)
    blitz.do("soviet", f"assault {TARGET} RU-INFA-01 RU-HQ-01", dice=[1])
    settle(blitz, -1)
    while isinstance(blitz.state.frames[-1], Attack):
        (seat,) = blitz.state.waiting
        blitz.do(seat, blitz.legal(seat)[-1])
    if blitz.where("RU-INFA-01") == START:
        blitz.refuses("soviet", f"target {TARGET}", "DSA-CMB-02")
    blitz.do("soviet", "done")
    assert type(blitz.state.frames[-1]) is Combat
    assert blitz.segment.attacked == blitz.segment.fought == blitz.segment.hqs == ()


@rule("DSA-RET-13", "DSA-RET-22")
def test_tx_21_a_retreat_drives_off_a_lone_marker() -> None:
    fight = Fight({START: ["RU-MECH-01"], TARGET: ["KW-INF1-01"], BEYOND: ["RU-INF1-01/detachment"]})
    assert fight.hex(BEYOND) in retreat.ways(fight.war, 0, fight.hex(TARGET), fight.hex(START))
    fight.do("soviet", f"target {TARGET}", "commit RU-MECH-01")
    reaches(fight, "DRIVEN_BACK", "axis", back=1)
    fight.do("axis", f"retreat {BEYOND}")
    assert fight.where("RU-INF1-01") == "delay"


@rule("DSA-ADV-01", "DSA-ADV-04")
def test_tx_22_an_air_force_in_the_hex_bars_the_way() -> None:
    for air, free in ((["JP-AF-01"], False), ([], True)):
        fight = Fight({START: ["RU-GTK-01", "RU-MECH-01"], TARGET: air})
        frame = Attack(
            fight.hex(TARGET), attackers=(fight.number("RU-GTK-01"),), armor=(fight.number("RU-GTK-01"),)
        )
        assert bool(advance.eligible(fight.war, frame)) == free


@rule("DSA-OVR-06a", "DSI-MAP-11")
def test_tx_25_a_river_protects_from_overruns_rail_or_no_rail() -> None:
    case = Case("operational_movement", {START: ["RU-MECH-01"], TARGET: ["KW-INF1-01"]})
    plain = overrun.protection(case.war, case.hex(START), case.hex(TARGET), case.number("KW-INF1-01"))
    assert plain is None
    war = case.war
    grid, land = war.tables.map.board.grid, war.tables.map.board.land
    wet = next(
        (one, other)
        for one in land
        for other in grid.around(one)
        if other in land and terrain.hexside(war, one, other) == "river" and not terrain.hex_shift(war, other)
    )
    refusal = overrun.protection(war, *wet, case.number("KW-INF1-01"))
    assert refusal is not None
    assert refusal.rule == "DSA-OVR-06a"
