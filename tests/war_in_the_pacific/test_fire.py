"""Bombardment from the sea and the air, batteries, flak, unloading."""

from __future__ import annotations

import msgspec
import pytest

from flagplot.games.war_in_the_pacific import GAME
from flagplot.games.war_in_the_pacific.fire import batteries, bombarding, flights, ships, unloading
from flagplot.games.war_in_the_pacific.fire.frames import Flight, FortHits
from flagplot.games.war_in_the_pacific.fire.losses import candidates
from flagplot.games.war_in_the_pacific.state import GONE
from tests.war_in_the_pacific.setting import LOW, TABLES, Case, hex, unit

MARINES = {"us-apa-1": ["mc-rgt-2"]}
BASE = {**MARINES, "b0604": ["jn-sbf-3sp"], "b0404": ["jn-snlf-s7"]}


def naval(**more: object) -> Case:
    return Case("naval", BASE, **more)


def ship(id: str) -> int:
    return TABLES.ship_number[id]


# -- bombardment --------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-5-07", "BR-11-14", "WPA-CBT-01", "WPA-CBT-04")
def test_targets_are_what_can_be_seen_in_a_hex() -> None:
    case = naval(forts={"b0604": [2, 2]}, batteries={"b0604": [4]})
    found = {
        label: bombarding.targets(case.play, hex(label)) for label in ("b0604", "b0404", "b0504", "b0905")
    }
    assert found == {
        "b0604": ["battery", "fort", "ground", "fort-battery", "battery-fort"],
        "b0404": ["ground"], "b0504": ["airfield"], "b0905": [],
    }  # fmt: skip
    case.refuses("allied", "bombard b0905 ground", "BR-11-14")
    case.refuses("allied", "bombard b0404 fort", "BR-5-07")


@pytest.mark.rule("BR-17-18", "SC-S1-05")
def test_up_to_twelve_ships_bombard_together_each_once_a_phase() -> None:
    case = naval(batteries={})
    able = [one.id for one in TABLES.ships if one.tf == "U53" and one.bmb][:12]
    case.do("allied", "bombard b0604 ground", *(f"join {id}" for id in able))
    rest = next(one.id for one in TABLES.ships if one.tf == "U53" and one.bmb and one.id not in able)
    case.refuses("allied", f"join {rest}", "BR-17-18")
    case.do("allied", "done", "bombard b0404 ground")
    case.refuses("allied", f"join {able[0]}", "BR-17-18")
    case.refuses("allied", "join us-cve-suwannee", "SC-S1-05")
    case.do("allied", f"join {rest}")


@pytest.mark.rule("SC-S1-05", "WPA-CBT-20", "BR-17-09")
def test_a_ship_bombards_twice_in_the_scenario() -> None:
    case = naval(batteries={}, ships={"us-bb-maryland": {"shots": 1}})
    assert ships.rating(case.play, ship("us-bb-maryland"), "surface") == 14
    case.do("allied", "bombard b0404 ground", "join us-bb-maryland", "done", "done", dice=[1])
    assert case.state.shots[ship("us-bb-maryland")] == 2
    assert ships.rating(case.play, ship("us-bb-maryland"), "surface") == 7  # out of ammunition
    later = naval(batteries={}, ships={"us-bb-maryland": {"shots": 2}})
    later.do("allied", "bombard b0404 ground")
    later.refuses("allied", "join us-bb-maryland", "SC-S1-05")


@pytest.mark.rule("BR-9-10", "BR-9-02")
def test_a_ship_without_strength_takes_no_part() -> None:
    case = naval(batteries={}, ships={"us-dd-ringgold": {"damage": 4}, "us-bb-maryland": {"damage": 1}})
    assert ships.rating(case.play, ship("us-bb-maryland"), "bmb") == 10
    case.do("allied", "bombard b0404 ground")
    case.refuses("allied", "join us-dd-ringgold", "BR-9-10")


@pytest.mark.rule("WPA-TDP-42", "BR-11-12", "WPA-TDP-47", "BR-11-10", "WPA-TDP-58")
def test_columns_are_shifted() -> None:
    bombarding.bombard(
        naval().play, 0, hex("b0404"), "fort"
    )  # nothing but its strength keeps it from rolling
    play = naval(forts={"b0604": [2, 2]}).play
    assert bombarding.base_shift(play, high=False) == -1
    assert bombarding.base_shift(play, high=True) == -2
    assert bombarding.terrain_shift(play, hex("b0604")) == 0
    assert [bombarding.fort_shift(play, level) for level in (0, 1, 4, 5, 9, 10)] == [0, -1, -1, -2, -2, -3]
    table = TABLES.bombardment
    assert table.installation(150, 0, 6) == "D3"
    assert table.installation(150, -1, 5) == "D2"
    assert table.ground(176, 0, 6) == (4, 2, 1)
    assert table.ground(60, -1, 3) == (0, 0, 0)


@pytest.mark.rule("BR-1-05")
def test_an_attack_without_strength_is_not_rolled() -> None:
    bombarding.bombard(naval().play, 0, hex("b0404"), "ground")  # dice would be missed


@pytest.mark.rule("WPA-TDP-46")
def test_damage_below_the_intact_level_is_halved() -> None:
    assert [bombarding.halved(levels, 2) for levels in (1, 2, 3)] == [1, 2, 3]
    assert [bombarding.halved(levels, 5) for levels in (1, 3, 4, 5)] == [1, 2, 2, 5]


@pytest.mark.rule("WPA-TDP-43", "WPA-TDP-45", "BR-11-07", "BR-1-12")
def test_fort_damage_alternates_among_forts_that_can_take_it() -> None:
    case = naval(forts={"b0604": [2, 2], "b0404": [2, 1, 2]})
    here, there = hex("b0604"), hex("b0404")
    assert candidates(case.play, FortHits(here, 3, 0)) == [here]
    assert candidates(case.play, FortHits(here, 3, 1)) == [here]  # the other has no level left
    whole = naval(forts={"b0604": [2, 2, 2], "b0404": [2, 1]})
    assert candidates(whole.play, FortHits(here, 3, 0)) == [there]
    ruined = naval(forts={"b0604": [2, 2, 2]})
    assert candidates(ruined.play, FortHits(here, 3, 0)) == []  # what is beyond is lost


@pytest.mark.rule("WPA-TDP-44")
def test_a_hex_without_fort_takes_no_fort_damage() -> None:
    case = naval(forts={"b0604": [2, 2]}, batteries={})
    play = GAME.play(case.state)
    bombarding._damage_forts(play, hex("b0404"), 3)
    assert play.state.frames == case.state.frames
    assert case.fort("b0604") == (2, 2, 0)


@pytest.mark.rule("BR-11-04", "BR-11-02", "BR-11-15")
def test_an_airfield_is_suppressed_and_damaged() -> None:
    assert [bombarding.rung(0, found) for found in ("", "S", "D1", "D4")] == [0, 1, 2, 5]
    assert bombarding.rung(1, "S") == 1
    assert bombarding.rung(1, "D1") == 2
    assert bombarding.rung(3, "S") == 3
    assert bombarding.rung(3, "D1") == 4
    assert bombarding.rung(4, "D4") == 5
    case = naval(batteries={})
    case.do(
        "allied",
        "bombard b0504 airfield",
        "join us-bb-maryland",
        "join us-bb-colorado",
        "done",
        "done",
        dice=[6],
    )
    assert case.state.airfields == {hex("b0504"): 2}


@pytest.mark.rule("WPA-CBT-05", "WPA-CBT-07", "WPA-CBT-08", "BR-11-11")
def test_a_battery_is_suppressed_or_loses_points() -> None:
    case = naval(batteries={"b0304": [4]})
    ships_ = ("us-bb-maryland", "us-bb-colorado", "us-bb-tennessee")
    joined = [f"join {id}" for id in ships_]
    case.do("allied", "bombard b0304 battery", *joined, "done", "done")
    case.do("japan", "done", dice=[6])  # 76 points, 36-55 after the shift: D1
    assert case.state.batteries == {hex("b0304"): (4, 1, 0, 0)}


@pytest.mark.rule("WPA-CBT-06", "BR-11-11")
def test_fort_and_battery_share_the_damage() -> None:
    case = naval(forts={"b0404": [2, 1]}, batteries={"b0404": [4]})
    play = GAME.play(case.state.clone())
    play.dice = _dice(4)
    bombarding.bombard(play, 128, hex("b0404"), "battery-fort")  # D2: one each
    assert play.state.batteries[hex("b0404")][:2] == (4, 1)
    assert isinstance(play.state.frames[-1], FortHits)
    assert play.state.frames[-1].levels == 1


def _dice(*faces: int) -> object:
    import flagplot

    return flagplot.ScriptedDice(list(faces))


@pytest.mark.rule("BR-11-06", "BR-11-14")
def test_troops_break_and_broken_ones_lose_a_step_together() -> None:
    units = {**MARINES, "b0604": ["jn-sbf-3sp/broken", "jn-snlf-s7/broken", "jn-eng-111"]}
    case = Case("naval", units, batteries={})
    joined = [f"join {one.id}" for one in TABLES.ships if one.tf == "U53" and one.bmb][:12]
    case.do("allied", "bombard b0604 ground", *joined)
    # 130 points, 81-110 after the shift, die 3: D1 T; nobody controls; all three fail
    case.do("allied", "done", "done", dice=[3, 6, 8, 8, 8])
    assert case.marked("jn-eng-111", "broken")
    assert case.answers("japan") == ["lose jn-snlf-s7", "lose jn-sbf-3sp"]
    case.do("japan", "lose jn-sbf-3sp")
    assert case.steps("jn-sbf-3sp") == 1
    assert case.steps("jn-snlf-s7") == 1


@pytest.mark.rule("BR-11-14", "BR-3-31")
def test_hidden_troops_that_are_hit_stay_hidden() -> None:
    units = {**MARINES, "b0604": ["jn-sbf-3sp/hidden"]}
    case = Case("naval", units, batteries={}, forts={"b0604": {"strength": 2, "size": 2, "hidden": True}})
    joined = [f"join {one.id}" for one in TABLES.ships if one.tf == "U53" and one.bmb][:12]
    case.do("allied", "bombard b0604 ground", *joined, "done", "done", dice=[6, 6, 8])
    assert case.marked("jn-sbf-3sp", "broken")
    assert not case.marked("jn-sbf-3sp", "known")
    secret = [event for event in case.events if event.audience == ("japan",)]
    assert len(secret) >= 3  # the control roll, the check, what came of it
    assert "broken" not in GAME.view(case.state, "allied").places["b0604"]["units"][0]


# -- batteries ----------------------------------------------------------------------------------------------


@pytest.mark.rule("WPA-CBT-17", "WPA-CBT-16", "WPA-CBT-14")
def test_tc_a43_a_strong_battery_fires_before_the_ships() -> None:
    case = naval(batteries={"b0304": [4]})
    case.do("allied", "bombard b0304 battery", "join us-dd-ringgold", "done", "done")
    # battery 4 against a Surface attack of 4: it fires first, sinks the ships, and nobody bombards
    case.do("japan", "fire b0304 us-dd-ringgold 4", "done", dice=[1, 6, 5])
    assert case.state.damage[ship("us-dd-ringgold")] == 5
    assert case.state.batteries[hex("b0304")][1] == 0


@pytest.mark.rule("WPA-CBT-18", "WPA-CBT-14")
def test_against_stronger_ships_fire_is_simultaneous() -> None:
    case = naval(batteries={"b0304": [4]})
    case.do("allied", "bombard b0304 battery", "join us-dd-ringgold", "join us-dd-dashiell", "done", "done")
    case.do("japan", "fire b0304 us-dd-ringgold 4", "done", dice=[1, 6, 5, 6])  # the ships still roll
    assert case.state.damage[ship("us-dd-ringgold")] == 5


@pytest.mark.rule("WPA-CBT-10", "WPA-CBT-19", "WPA-CBT-21", "WPA-CBT-03")
def test_a_battery_splits_its_points_and_attacks_once() -> None:
    case = naval(batteries={"b0304": [4], "b0704": [2]})
    case.do("allied", "bombard b0404 ground", "join us-bb-maryland", "join us-bb-colorado", "done", "done")
    case.refuses("japan", "fire b0304 us-bb-tennessee 1", "WPA-CBT-10")
    case.refuses("japan", "fire b0404 us-bb-maryland 1", "WPA-CBT-19")
    case.do("japan", "fire b0304 us-bb-maryland 3")
    case.refuses("japan", "fire b0304 us-bb-colorado 2", "WPA-CBT-21")
    case.refuses("japan", "fire b0304 us-bb-maryland 1", "WPA-CBT-21")
    case.do("japan", "fire b0304 us-bb-colorado 1", "done", dice=[6, 6, 1])
    case.do("allied", "unload mc-rgt-2")
    assert all("b0304" not in answer for answer in case.answers("japan"))  # only the other may still fire
    assert "fire b0704 us-apa-1 2" in case.answers("japan")


@pytest.mark.rule("WPA-CBT-16", "WPA-CBT-15", "SC-S1-05", "BR-17-05")
def test_batteries_fire_at_transports_after_the_bombardment() -> None:
    case = naval(batteries={"b0304": [4]})
    case.do("allied", "done", "unload mc-rgt-2")
    # speed class 0: 3 - 1 = 2 gives 3 points, resistance 1: 3:1; 9 is D3
    case.do("japan", "fire b0304 us-apa-1 4", "done", dice=[3, 4, 5])
    assert case.state.damage[ship("us-apa-1")] == 3
    assert case.steps("mc-rgt-2") == 2  # what the ships can no longer carry is lost


@pytest.mark.rule("WPA-CBT-08", "BR-11-09")
def test_a_suppressed_battery_fires_worse_in_this_phase_only() -> None:
    naval_ = TABLES.naval
    assert naval_.points(4, 3) == 2
    assert naval_.points(4, 3 + naval_.drm["suppressed_battery"]) == 1
    case = naval(batteries={"b0304": [4, 0, 1]})
    case.do("allied", "done", "unload mc-rgt-2")
    case.do(
        "japan", "fire b0304 us-apa-1 4", "done", dice=[5, 6, 6, 6]
    )  # 5 - 1 + 1 = 5: a point, where 6 would give none
    assert case.state.batteries[hex("b0304")] == (4, 0, 0, 0)


@pytest.mark.rule("WPA-CBT-08", "BR-11-09")
def test_what_aircraft_suppress_has_recovered_when_ships_come_again() -> None:
    case = Case("air", {"us-apa-1": ["mc-rgt-2"], "b0604": ["jn-sbf-3sp"]}, batteries={"b0304": [4]})
    case.do("allied", "strike b0304 battery", "send air-us-sbd-essex-s1 3 dive")
    case.do("allied", "send air-us-tbf-essex-s1 2 medium", "launch", dice=[1, 1, 6])
    assert case.state.batteries == {hex("b0304"): (4, 0, 1, 0)}
    case.do("allied", "done")
    assert case.state.batteries == {hex("b0304"): (4, 0, 0, 0)}


@pytest.mark.rule("WPA-CBT-12", "WPA-CBT-13", "SC-S1-05")
def test_the_range_of_batteries_goes_by_the_scale() -> None:
    play = naval().play
    assert batteries.reach(play) == 6
    assert [TABLES.naval.battery_ranges[scale] for scale in "ABCF"] == [6, 3, 1, 1]
    assert batteries.exposed(play, ship("us-bb-maryland"))
    assert not batteries.exposed(play, ship("us-cv-essex"))
    assert not batteries.exposed(play, ship("us-cve-suwannee"))


@pytest.mark.rule("BR-10-05", "BR-10-11")
@pytest.mark.parametrize(("die", "damage", "hurt"), [(1, 3, 0), (2, 2, 1), (3, 2, 2), (5, 4, 0), (6, 2, 0)])
def test_critical_hits(die: int, damage: int, hurt: int) -> None:
    case = naval()
    play = GAME.play(case.state.clone())
    play.dice = _dice(6, 6, die)
    ships.hit(play, ship("us-ca-portland"), 2)  # 2 : 3 is 1:2; 12 is D2 and a critical hit
    assert (play.state.damage[ship("us-ca-portland")], play.state.hurt[ship("us-ca-portland")]) == (
        damage,
        hurt,
    )


@pytest.mark.rule("BR-10-11")
@pytest.mark.parametrize(
    ("id", "die", "damage"), [("us-cv-essex", 6, 5), ("us-cv-essex", 1, 3), ("us-bb-maryland", 6, 2)]
)
def test_fuel_burns_on_carriers(id: str, die: int, damage: int) -> None:
    """Two levels and a fire, which is a third; others suffer nothing more."""
    play = GAME.play(naval().state.clone())
    play.dice = _dice(6, 6, die)
    ships.hit(play, ship(id), 2 if id == "us-cv-essex" else 3)  # 12 on 1:2 is D2
    assert play.state.damage[ship(id)] == damage


@pytest.mark.rule("BR-10-11", "BR-9-10")
def test_critical_hits_last() -> None:
    hill = TABLES.leader_number["ldr-hill"]
    case = naval(ships={"us-ca-portland": {"hurt": 3}})
    assert ships.rating(case.play, ship("us-ca-portland"), "surface") == 3
    assert ships.speed_class(case.play, ship("us-ca-portland")) == 2
    play = GAME.play(case.state.clone())
    play.dice = _dice(6, 6, 4, 1)
    ships.hit(play, ship("us-bb-maryland"), 3)  # the flagship: her admiral is lost on a 1
    assert play.state.leader[hill] == GONE


@pytest.mark.rule("BR-9-08", "BR-9-04")
def test_transports_lose_shipping_by_damage() -> None:
    case = naval()
    found = []
    for damage in range(6):
        case.state.damage[ship("us-apa-1")] = damage
        found.append(ships.load(case.play, ship("us-apa-1")))
    assert found == [8, 6, 4, 2, 0, 0]
    assert ships.load_points(case.play, unit("mc-rgt-2")) == 4


@pytest.mark.rule("BR-9-04")
def test_engineers_take_twice_the_room() -> None:
    play = Case("naval", {"b0604": ["jn-eng-111"], **MARINES}).play
    assert ships.load_points(play, unit("jn-eng-111")) == 2


# -- unloading ----------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-17-02", "BR-8-04", "SC-S1-04", "BR-17-20")
def test_unloading_costs_two_points_a_step_with_hill() -> None:
    case = naval()
    assert unloading.cost(case.play, ship("us-apa-1")) == 2
    assert unloading.price(case.play, unit("mc-rgt-2")) == 8
    assert unloading.left(case.play) == 126
    case.do("allied", "done", "unload mc-rgt-2")
    assert unloading.left(case.play) == 118
    lost = naval(leaders={"ldr-hill": "gone"})
    assert unloading.cost(lost.play, ship("us-apa-1")) == 3
    assert unloading.cost(lost.play, ship("us-bb-maryland")) == 5


@pytest.mark.rule("BR-17-03", "SC-S1-08")
def test_the_sixth_marines_land_early_only_for_command_points() -> None:
    units = {**BASE, "us-apa-3": ["mc-rgt-6"]}
    case = Case("naval", units, cp=5)
    case.do("allied", "done", "unload mc-rgt-6")
    assert case.state.cp == 2
    case.refuses("allied", "unload mc-rgt-6", "BR-17-03")
    case.refuses("allied", "unload mc-rgt-8", "BR-17-03")
    poor = Case("naval", units, cp=2)
    poor.do("allied", "done")
    poor.refuses("allied", "unload mc-rgt-6", "SC-S1-08")
    later = Case("naval", units, cp=2, turn=1)
    later.do("allied", "done", "unload mc-rgt-6")
    assert later.state.cp == 2


# -- aircraft -----------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-4-12", "BR-4-18", "BR-4-04")
def test_the_strength_of_an_air_point() -> None:
    tbf = TABLES.types["TBF"]
    assert flights.bombardment_strength(tbf, "regular") == 4
    assert flights.bombardment_strength(tbf, "elite") == 5
    assert flights.bombardment_strength(tbf, "green") == 2
    assert flights.bombardment_strength(tbf, "green", extended=True) == 1
    assert flights.bombardment_strength(tbf, "elite", undersized=True, extended=True) == 2
    nothing = msgspec.structs.replace(tbf, bombardment=0)
    assert flights.bombardment_strength(nothing, "elite", undersized=True) == 0


@pytest.mark.rule("BR-5-17", "BR-5-19")
def test_every_class_has_its_approach() -> None:
    case = Case("air", BASE)
    case.do("allied", "strike b0404 ground")
    answers = case.answers("allied")
    assert "send air-us-sbd-essex-s1 1 dive" in answers
    assert "send air-us-tbf-essex-s1 1 medium" in answers
    assert "send air-us-b-24-funafuti-s1 4 high" in answers
    case.refuses("allied", "send air-us-sbd-essex-s1 1 high", "BR-5-19")
    case.refuses("allied", "send air-us-tbf-essex-s1 1", "BR-5-19")


@pytest.mark.rule("BR-7-03", "BR-7-06")
def test_the_flak_table() -> None:
    aa = TABLES.aa
    assert aa.losses(10, 3, ("dive",), 12) == (1, 1)  # 12 - 1 = 11, column 3-5
    assert aa.losses(10, 3, ("dive", "medium"), 12) == (0, 1)  # 10, one column left
    assert aa.losses(81, 30, ("low",), 12) == (6, 9)
    assert aa.losses(1, 1, ("high",), 2) == (0, 0)


@pytest.mark.rule("BR-7-05", "BR-7-06", "BR-11-13", "BR-5-18", "BR-3-11")
def test_a_strike_flies_in_waves_and_chooses_its_losses() -> None:
    case = Case("air", BASE)
    case.do(
        "allied",
        "strike b0404 ground",
        "send air-us-sbd-essex-s1 3 dive",
        "send air-us-tbf-essex-s1 2 medium",
    )
    case.do("allied", "wave", "send air-us-f6f-essex-s1 4 dive", "launch", dice=[6, 6])
    # 12 - 1 - 1 = 10, column 3-5 one left: an AP aborts
    assert case.answers("allied") == ["abort air-us-sbd-essex-s1", "abort air-us-tbf-essex-s1"]
    case.do("allied", "abort air-us-tbf-essex-s1", dice=[*LOW, 1])
    # 9 + 4 + 12 = 25 points: one column left of 21-35, die 1: nothing
    rolled = [event for event in case.events if "strength 25" in event.text()]
    assert len(rolled) == 1
    assert case.state.flown[TABLES.air_number["air-us-tbf-essex-s1"]] == 2
    assert sum(case.state.points) == 34


@pytest.mark.rule("BR-7-05")
def test_air_points_that_are_shot_down_are_gone() -> None:
    case = Case("air", BASE)
    case.do("allied", "strike b0404 ground", "send air-us-sbd-essex-s1 3 dive", "launch", dice=[6, 6, 1])
    assert case.state.points[TABLES.air_number["air-us-sbd-essex-s1"]] == 2
    assert case.state.flown[TABLES.air_number["air-us-sbd-essex-s1"]] == 2


@pytest.mark.rule("BR-7-06")
def test_ten_bombers_are_a_wave() -> None:
    case = Case("air", BASE)
    case.do("allied", "strike b0404 ground")
    case.do("allied", "send air-us-f6f-essex-s1 4 dive", "send air-us-f6f-bunker-hill-s1 4 dive")
    case.refuses("allied", "send air-us-sbd-essex-s1 3 dive", "BR-7-06")
    case.do("allied", "send air-us-sbd-essex-s1 2 dive", "send air-us-sbd-essex-s1 1 dive")
    assert [sum(count for _, count, _ in wave) for wave in case.frame.waves] == [10, 1]


@pytest.mark.rule("SC-S1-06")
def test_each_air_point_flies_once_and_the_liberators_strike_once() -> None:
    case = Case("air", BASE)
    case.do("allied", "strike b0404 ground", "send air-us-b-24-funafuti-s1 4 high", "launch", dice=[*LOW, 1])
    case.do("allied", "strike b0404 ground")
    case.refuses("allied", "send air-us-b-24-funafuti-s1 1 high", "SC-S1-06")
    later = Case("air", BASE, turn=1)
    later.do("allied", "strike b0404 ground")
    later.refuses("allied", "send air-us-b-24-funafuti-s1 1 high", "SC-S1-06")


@pytest.mark.rule("SC-S1-06", "BR-7-06")
def test_flak_falls_with_the_airfield() -> None:
    found = [
        flights.anti_aircraft(Case("air", BASE, airfields={"b0504": rung}).play, Flight(hex=0))
        for rung in ("", "S", "D1", "D4")
    ]
    assert found == [10, 8, 6, 0]
    case = Case("air", BASE, airfields={"b0504": "D4"})
    case.do("allied", "strike b0404 ground", "send air-us-sbd-essex-s1 3 dive", "launch", dice=[1])


@pytest.mark.rule("BR-5-11")
def test_support_gives_one_from_twenty_and_two_from_sixty() -> None:
    assert [flights.support_drm(strength) for strength in (19, 20, 59, 60)] == [0, 1, 1, 2]


def test_whoever_fires_in_vain_is_told_so() -> None:
    case = naval(batteries={"b0304": [4]})
    case.do("allied", "bombard b0304 battery", "join us-bb-maryland", "join us-bb-colorado", "done", "done")
    case.do("japan", "fire b0304 us-bb-maryland 4", "done", dice=[3, 1, 1, 1])
    told = [GAME.words(event.sentence()) for event in case.events]
    assert "Maryland is not damaged" in told
    assert "The bombardment of hex 0304 does no damage" in told
