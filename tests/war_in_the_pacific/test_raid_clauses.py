"""Clauses of the Air Phase that one case each shows exactly."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.war_in_the_pacific.air import attacks, wings
from flagplot.games.war_in_the_pacific.air.frames import Raid
from tests.war_in_the_pacific.afloat import GROUNDED, TABLES, SeaCase

CARRIERS = ["jn-cv-akagi", "jn-cv-kaga", "jn-cv-soryu", "jn-cv-hiryu"]
J1 = {"hex": "F0932", "ships": CARRIERS, "mission": "CVOPS", "located": True}
U17 = {"hex": "F1132", "ships": ["us-cv-yorktown"], "mission": "CVOPS", "located": True}
NO_CAP = {f"air-jn-a6m2-{ship}": {"points": 0} for ship in ("akagi", "kaga", "soryu", "hiryu")}


def air_phase(forces: dict[str, Any] | None = None, **more: Any) -> SeaCase:
    frames = [{"step": "week", "stage": 5}, {"step": "air_phase"}]
    forces = forces or {"J1": J1, "U17": U17}
    return SeaCase("", frames=frames, pair=1, forces=forces, opened=True, **more)


def only(**points: int) -> dict[str, dict[str, int]]:
    """Nobody has air points but these units."""
    given = {f"air-{id.replace('_', '-')}": {"points": count} for id, count in points.items()}
    return {**GROUNDED, **given}


def raid(case: SeaCase) -> Raid:
    """The strike that is flown."""
    return next(one for one in reversed(case.state.frames) if isinstance(one, Raid))


def points(case: SeaCase, id: str) -> int:
    """The air points of a unit."""
    return case.state.points[TABLES.air_number[id]]


def texts(case: SeaCase) -> str:
    """What was told."""
    return " | ".join(event.text() for event in case.events)


# -- torpedoes ----------------------------------------------------------------------------------------------


def from_midway(die: tuple[int, ...], **more: Any) -> SeaCase:
    """A torpedo plane and a torpedo bomber of a land base fly at J1."""
    case = air_phase(air=NO_CAP, **more)
    base = "F3542" if "bases" in more else "F1234"
    case.do("japan", "done")
    case.do("allied", f"naval-strike {base} contact-1")
    if base == "F1234":
        case.do("allied", "send air-us-tbf-midway-s2 1 low")
    case.do("allied", "send air-us-b-26-midway-s2 1 low", "launch")
    flak = (1, 1) if base == "F3542" else ()  # one AP is one wave
    case.do("allied", "done", dice=(3, 3, *die, *flak))
    return case


def strike_strength(case: SeaCase) -> int:
    return attacks.group_strength(case.play, raid(case), list(raid(case).bombers))


@pytest.mark.rule("BR-7-02")
def test_land_based_torpedo_bombers_roll_for_torpedoes() -> None:
    armed = from_midway((2,))
    assert {way for _, _, way in raid(armed).bombers} == {"low"}
    assert strike_strength(armed) == 3 + 4  # a green AP of 5, a regular one of 4
    without = from_midway((1,))
    assert {way for _, _, way in raid(without).bombers} == {"bombs"}
    assert strike_strength(without) == 2 + 2
    # a damaged airfield takes 1 off; first 2D6 say how many are ready
    damaged = from_midway((6, 6, 2), airfields={"F1234": "D1"})
    assert {way for _, _, way in raid(damaged).bombers} == {"bombs"}
    assert {way for _, _, way in raid(from_midway((6, 6, 3), airfields={"F1234": "D1"})).bombers} == {"low"}


@pytest.mark.rule("BR-7-02")
def test_a_small_airfield_has_fewer_torpedoes() -> None:
    near = {"J1": {**J1, "hex": "F3540"}, "U17": U17}
    maui = {"air-us-b-26-midway-s2": "F3542"}  # level 2
    for die, way in ((2, "bombs"), (3, "low")):
        case = from_midway((die,), forces=near, bases=maui)
        assert f"torpedoes at F3542: {die}" in texts(case)
        assert {one[2] for one in raid(case).waves[0]} == {way}


@pytest.mark.rule("BR-7-02")
def test_a_base_rolls_once_in_a_phase_and_carriers_never() -> None:
    case = air_phase(air={**NO_CAP, "air-us-tbd-yorktown": {"points": 1}})
    case.do("japan", "done")
    case.do("allied", "naval-strike F1234 contact-1", "send air-us-tbf-midway-s2 1 low", "launch")
    case.do("allied", "naval-strike F1234 contact-1", "send air-us-b-26-midway-s2 1 low", "launch")
    case.do("allied", "naval-strike U17 contact-1", "send air-us-tbd-yorktown 1 low", "launch")
    # sequence 12, 10, 4; no torpedoes; flak; a damage die that does nothing; the next strike has no roll
    case.do("allied", "done", dice=(6, 6, 5, 5, 2, 2, 1, 1, 1))
    case.do("allied", "target air-us-tbf-midway-s2 1 jn-cv-akagi", dice=(6, 1, 1))
    assert {way for _, _, way in raid(case).bombers} == {"bombs"}
    case.do("allied", "target air-us-b-26-midway-s2 1 jn-cv-akagi", dice=(6, 1, 1))
    assert {way for _, _, way in raid(case).bombers} == {"low"}  # of the carrier


@pytest.mark.rule("BR-10-04", "BR-7-02")
def test_torpedo_bombers_without_torpedoes_bomb_with_the_level_bombers() -> None:
    """A B-17 at MEDIUM and a TBF without torpedoes are one group: one damage die."""
    case = air_phase(air=NO_CAP, bases={"air-us-b-17-midway-s2": "F1234"})
    case.do("japan", "done")
    case.do("allied", "naval-strike F1234 contact-1", "send air-us-tbf-midway-s2 1 low")
    case.do("allied", "send air-us-b-17-midway-s2 1 medium", "launch")
    case.do("allied", "done", dice=(6, 6, 1))  # the sequence, no torpedoes
    case.do("allied", "launch", dice=(1, 1))
    case.do("allied", "target air-us-tbf-midway-s2 1 jn-cv-akagi")
    both = strike_strength(case)
    case.do("allied", "target air-us-b-17-midway-s2 1 jn-cv-akagi", dice=(6,))
    assert f"attack jn-cv-akagi, strength {both}" in texts(case)


# -- waves --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-10-07")
def test_one_wave_hits_all_its_ships_at_once_and_the_next_finds_them_so() -> None:
    case = air_phase(air=NO_CAP)
    case.do("japan", "done")
    case.do("allied", "naval-strike U17 contact-1", "send air-us-sbd-yorktown 3 dive", "launch")
    case.do("allied", "done", dice=(3, 4))
    case.do("allied", "send air-us-sbd-yorktown 2 dive", "wave", "launch", dice=(1, 1))
    case.do("allied", "target air-us-sbd-yorktown 1 jn-cv-akagi")
    # damage dice of both ships, then both on the Naval CRT, then a die for every AP aboard
    case.do("allied", "target air-us-sbd-yorktown 1 jn-cv-kaga", dice=(1, 6, 6, 5, 1, 1, *[6] * 4, 1, 1))
    assert case.damage("jn-cv-akagi") == 3
    assert case.damage("jn-cv-kaga") == 0
    assert "flak of strength 24 at wave 1" in texts(case)
    assert "flak of strength 20 at wave 2" in texts(case)  # she is damaged by then


FLEET = [
    "us-cv-yorktown", "us-ca-astoria", "us-ca-portland", "us-dd-anderson", "us-dd-gwin", "us-dd-sims",
    "us-dd-morris", "us-dd-russell",
]  # fmt: skip
UNGUARDED = {
    id: {"points": 0} for id in ("air-us-f4f-yorktown", "air-mc-f2a-midway-s2", "air-mc-f4f-midway-s2")
}


@pytest.mark.rule("BR-10-02")
def test_waves_are_fixed_first_and_later_ones_come_by_the_slice_of_the_first_or_beside_it() -> None:
    case = air_phase({"J1": J1, "U17": {**U17, "ships": FLEET}}, air=UNGUARDED)
    case.do("allied", "done")
    case.do("japan", "naval-strike J1 contact-2")
    dive = [f"send air-jn-d3a-{ship} 2 dive" for ship in ("akagi", "kaga", "soryu", "hiryu")]
    low = [f"send air-jn-b5n-{ship} 2 low" for ship in ("akagi", "kaga")]
    case.do("japan", *dive, *low, "launch")
    case.do("japan", "done", dice=(1, 1))
    case.do("allied", "done")  # the ships are posted
    case.do("japan", *dive, low[0])
    case.refuses("japan", "send air-jn-b5n-kaga 1 low", "BR-7-06")  # ten are a wave
    case.do("japan", "wave", low[1])
    case.do("japan", "launch", dice=(4,))  # the slice; no flak before all waves are fixed
    assert [wings.counted(wave) for wave in raid(case).waves] == [10, 2]
    assert {answer.split()[1] for answer in case.answers("japan")} == {"4"}  # the first has no choice
    case.refuses("japan", "enter 5 core", "BR-10-02")
    case.refuses("japan", "wave", "BR-10-02")
    case.do("japan", "enter 4 core", dice=(1, 1))
    case.do("japan", "done")
    assert {answer.split()[1] for answer in case.answers("japan")} == {"3", "4", "5"}
    case.refuses("japan", "enter 1 core", "BR-10-02")
    case.do("japan", "enter 5 core", dice=(1, 1))
    assert raid(case).slice == 5


# -- reconnaissance -----------------------------------------------------------------------------------------


def scouted(count: int, die: int) -> str:
    """Dive bombers of Akagi look at Midway; nobody opposes them, flak hits nothing."""
    case = air_phase(air=only(jn_d3a_akagi=2))
    case.do("japan", f"recon air-jn-d3a-akagi {count} F1234")
    case.do("japan", "done", dice=(1, 1, die))
    return texts(case)


@pytest.mark.rule("BR-15-01")
def test_reconnaissance_succeeds_on_4_and_each_further_air_point_adds_1() -> None:
    assert "nothing is seen of F1234" in scouted(1, 3)
    assert "nothing is seen" not in scouted(1, 4)
    assert "F1234: " in scouted(1, 4)
    assert "nothing is seen" not in scouted(2, 3)
    assert "nothing is seen of F1234" in scouted(2, 2)
    far = air_phase({"J1": {**J1, "hex": "D3826"}, "U17": U17}, air=only(jn_d3a_akagi=2))
    far.refuses("japan", "recon air-jn-d3a-akagi 1 F1234", "BR-15-01")  # beyond normal range
    case = air_phase(air=only(jn_a6m2_akagi=2))
    case.refuses("japan", "recon air-jn-a6m2-akagi 1 F1234", "BR-15-01")  # no type that scouts


@pytest.mark.rule("BR-15-01")
def test_cap_takes_1_off_reconnaissance() -> None:
    for die, seen in ((4, False), (5, True)):
        case = air_phase(air=only(jn_d3a_akagi=2, mc_f2a_midway_s2=1))
        case.do("allied", "done")
        case.do("japan", "recon air-jn-d3a-akagi 1 F1234", "done")
        case.do("allied", "assign air-mc-f2a-midway-s2 1 low")
        case.do("allied", "done", dice=(1, 1, die))
        assert ("nothing is seen" not in texts(case)) is seen


@pytest.mark.rule("BR-5-05", "BR-15-01")
def test_nobody_reacts_to_reconnaissance() -> None:
    near = {"J1": J1, "U17": {**U17, "hex": "F1233"}}
    case = air_phase(near, air=only(jn_d3a_akagi=2, us_f4f_yorktown=2))
    case.do("allied", "done")
    case.do("japan", "recon air-jn-d3a-akagi 1 F1234", "done", dice=(1, 1, 4))
    assert "nothing is seen" not in texts(case)


# -- ships in port, planes on deck --------------------------------------------------------------------------


@pytest.mark.rule("WPA-PRT-07")
def test_torpedoes_have_half_their_strength_in_port() -> None:
    wake = {"hex": "D3243", "ships": ["jn-ca-tone"], "mission": "MOVT", "located": True}
    units = only(us_tbd_yorktown=1, us_sbd_yorktown=1, us_pby_midway=1)
    send = ("send air-us-tbd-yorktown 1 low", "send air-us-sbd-yorktown 1 dive", "launch")
    case = air_phase({"J8": wake, "U17": {**U17, "hex": "D3242"}}, air=units)
    case.do("allied", "naval-strike U17 D3243", *send)
    case.do("allied", "done", dice=(1, 1))
    case.do("allied", "launch", dice=(1, 1, 1, 6, 6, 1, 1))
    assert "air-us-tbd-yorktown attack jn-ca-tone, strength 1:" in texts(case)  # half of 3, rounded down
    assert "air-us-sbd-yorktown attack jn-ca-tone, strength 6:" in texts(case)
    case = air_phase({"J8": {**wake, "hex": "D3244"}, "U17": {**U17, "hex": "D3242"}}, air=units)
    case.do("allied", "naval-strike U17 contact-1", *send)
    case.do("allied", "done", dice=(1, 1))
    case.do("allied", "launch", dice=(1, 1, 6, 6, 1, 1))
    assert "air-us-tbd-yorktown attack jn-ca-tone, strength 3:" in texts(case)  # at sea


@pytest.mark.rule("WPB-MAG-31")
def test_planes_on_deck_cost_two_chits_and_the_first_counts_in_the_sequence() -> None:
    def strike(*first: str) -> SeaCase:
        case = air_phase(air=only(us_sbd_yorktown=2), magic={"sequence-1": 1, "sequence-2": 1})
        case.do("allied", "naval-strike U17 contact-1", "send air-us-sbd-yorktown 2 dive", "launch", "done")
        case.do("allied", *first)
        case.do("allied", "done", dice=(1, 1))
        case.do("allied", "launch", dice=(1, 1))
        return case

    case = strike()
    case.refuses("allied", "planes-on-deck sequence-1", "WPB-MAG-21")  # none was played before
    alone = raid(case).line.total
    case = strike("sequence sequence-2 1 2")
    assert raid(case).line.total == alone + 2
    assert case.state.sea.magic == {"sequence-1": 1}
    case.do("allied", "planes-on-deck sequence-1", dice=(5, 1))
    assert case.state.sea.magic == {}
    assert raid(case).shift == 4


# -- carriers in port, ferries, landings elsewhere ----------------------------------------------------------


@pytest.mark.rule("WPB-NV2-20")
def test_carriers_in_port_fly_cover_from_the_spare_room_of_the_airfield() -> None:
    forces = {
        "J1": J1,
        "U16": {"hex": "F1233", "ships": ["us-ca-portland"], "mission": "MOVT"},
        "U17": {**U17, "hex": "F1234"},
    }
    units = only(us_f4f_yorktown=3, us_sbd_yorktown=2, mc_f2a_midway_s2=2, mc_sbd_midway_s2=2)
    case = air_phase(forces, air=units, airfields={"F1234": "D2"})  # room for 5, of which 4 are taken
    case.refuses("allied", "naval-strike U17 contact-1", "WPB-NV2-20")
    assert case.allows("allied", "fly-cover air-us-f4f-yorktown 1 U16")
    case.refuses("allied", "fly-cover air-us-f4f-yorktown 2 U16", "WPB-NV2-20")
    number = TABLES.air_number
    cap = wings.over(case.play, "F1234", case.play.hex("F1234"), 1)
    assert wings.counted(cap, number["air-us-f4f-yorktown"]) == 1
    case.do("allied", "fly-cover air-us-f4f-yorktown 1 U16", "done")
    yorktown = case.play.sea.based[number["air-us-f4f-yorktown"]]
    assert yorktown == case.play.sea.based[number["air-us-sbd-yorktown"]]  # aboard again
    roomy = air_phase(forces, air=units)  # 20
    assert roomy.allows("allied", "fly-cover air-us-f4f-yorktown 3 U16")


@pytest.mark.rule("WPB-NV2-19")
def test_ferried_air_points_fly_off_in_any_number_before_anybody_else() -> None:
    force = {"hex": "F3042", "ships": ["us-cv-saratoga"], "mission": "CVOPS"}
    forces = {"J1": {**J1, "hex": "F2942"}, "U11": force}
    units = only(us_p_40_pearl_harbor=4, us_sbd_saratoga=2, us_f4f_saratoga=2)
    case = air_phase(forces, air=units, bases={"air-us-p-40-pearl-harbor": "us-cv-saratoga"})
    assert not [one for one in case.answers("allied") if "saratoga" in one]
    case.refuses("allied", "rebase air-us-sbd-saratoga 1 F3342", "WPB-NV2-19")
    assert wings.on_patrol(case.play, "U11") == ()
    case.do("allied", "rebase air-us-p-40-pearl-harbor 4 F3342", "done")
    p40 = TABLES.air_number["air-us-p-40-pearl-harbor"]
    assert case.play.label(case.play.sea.based[p40]) == "F3342"
    assert case.state.flown[p40] == 0  # ready at once
    assert wings.counted(wings.on_patrol(case.play, "U11")) == 2  # now the carrier operates
    free = air_phase(forces, air=units)
    assert "naval-strike U11 contact-1" in free.answers("allied")


@pytest.mark.rule("WPB-NV2-19")
def test_ferried_air_points_strike_and_land_elsewhere() -> None:
    force = {"hex": "F3042", "ships": ["us-cv-saratoga"], "mission": "CVOPS"}
    forces = {"J1": {**J1, "hex": "F2942"}, "U11": force}
    units = only(us_p_40_pearl_harbor=4, us_sbd_saratoga=2)
    case = air_phase(forces, air=units, bases={"air-us-p-40-pearl-harbor": "us-cv-saratoga"})
    case.refuses("allied", "fly-cover air-us-p-40-pearl-harbor 1 F3342", "WPB-NV2-19")
    case.do("allied", "naval-strike U11 contact-1")
    case.refuses("allied", "send air-us-sbd-saratoga 1 dive", "WPB-NV2-19")
    case.do("allied", "send air-us-p-40-pearl-harbor 4 dive")  # all of them
    case.refuses("allied", "launch", "WPB-NV2-19")
    case.do("allied", "land-at F3342", "launch", "done", dice=[3, 4])
    case.do("allied", "launch", dice=[1, 1])
    case.do("allied", "target air-us-p-40-pearl-harbor 4 jn-cv-kaga", dice=[6])
    p40 = TABLES.air_number["air-us-p-40-pearl-harbor"]
    assert case.play.label(case.play.sea.based[p40]) == "F3342"
    assert case.state.points[p40] == 4


@pytest.mark.rule("WPB-AIR-36")
def test_air_points_of_a_damaged_carrier_land_on_another() -> None:
    case = air_phase(air=only(jn_d3a_akagi=2, us_sbd_yorktown=4), ambush=["U17"])
    case.do("japan", "naval-strike J1 contact-2", "send air-jn-d3a-akagi 2 dive", "launch", "done")
    case.do("allied", "naval-strike U17 contact-1", "send air-us-sbd-yorktown 4 dive", "launch")
    case.do("allied", "done", dice=(3, 4, 4, 4))  # 8 against 7: the Japanese strike has got away
    case.do("allied", "launch", dice=(1, 1))
    # 11 points on Resistance 3, 3:1, planes on deck: 5:1; 7 is D3
    case.do("allied", "target air-us-sbd-yorktown 4 jn-cv-akagi", dice=(3, 3, 4))
    assert case.damage("jn-cv-akagi") == 3
    case.do("japan", "launch", dice=(1, 1, 6, 1, 1))  # their own attack does nothing
    case.refuses("japan", "divert air-jn-d3a-akagi 2 jn-cv-akagi", "BR-4-13")
    case.do("japan", "divert air-jn-d3a-akagi 2 jn-cv-hiryu")
    assert case.play.label(case.play.sea.based[TABLES.air_number["air-jn-d3a-akagi"]]) == "jn-cv-hiryu"
    assert points(case, "air-jn-d3a-akagi") == 2


def coming_home(rung: str, **more: Any) -> SeaCase:
    """A bomber of Midway comes back from J1."""
    air = TABLES.air_number["air-us-b-17-midway-s2"]
    line = {"side": 1, "base": "F1234", "mission": "STRIKE-N", "target": "J1", "over": True}
    group = [[air, 1, "medium"]]
    waters, struck = TABLES.waters, more.pop("struck", {})
    assert waters is not None
    frames = [
        {"step": "week", "stage": 5},
        {"step": "air_phase", "stage": 4, "lines": [{**line, "bombers": group}], "struck": struck},
        {"step": "raid", "line": {**line, "bombers": group}, "number": 0, "stage": 19,
         "hex": waters.grid["F0932"], "bombers": group},
    ]  # fmt: skip
    units = {**only(us_b_17_midway_s2=1), **more.pop("air", {})}
    units["air-us-b-17-midway-s2"] = {"points": 1, "flown": 1}
    return SeaCase(
        "", frames=frames, pair=1, forces={"J1": J1, "U17": U17}, opened=True, air=units,
        airfields={"F1234": rung}, **more,
    )  # fmt: skip


@pytest.mark.rule("WPB-AIR-31")
def test_air_points_of_a_damaged_airfield_land_at_another_base_in_range() -> None:
    bomber = TABLES.air_number["air-us-b-17-midway-s2"]
    case = coming_home("D3")
    assert case.answers("allied") == [f"divert air-us-b-17-midway-s2 1 {hex}" for hex in ("F2046", "F3141")]
    case.refuses("allied", "divert air-us-b-17-midway-s2 1 F1234", "BR-4-13")
    case.refuses("allied", "divert air-us-b-17-midway-s2 1 F3342", "BR-4-13")  # too far
    case.do("allied", "divert air-us-b-17-midway-s2 1 F2046")
    assert case.play.label(case.play.sea.based[bomber]) == "F2046"
    usable = coming_home("D2")
    assert usable.play.label(usable.play.sea.based[bomber]) == "F1234"
    assert points(usable, "air-us-b-17-midway-s2") == 1


# -- green air points ---------------------------------------------------------------------------------------


@pytest.mark.rule("WPB-ABT-19")
def test_green_air_points_are_lost_before_trained_ones() -> None:
    carriers = ["us-cv-enterprise", "us-cv-hornet", "us-cv-saratoga"]
    zeros = {f"jn_a6m2_{ship}": 2 for ship in ("akagi", "kaga", "soryu", "hiryu")}
    units = only(us_f4f_enterprise=3, us_f4f_hornet=1, us_f4f_saratoga=1, jn_d3a_akagi=1, **zeros)
    case = air_phase({"J1": J1, "U16": {**U17, "ships": carriers}}, air=units)
    case.do("allied", "done")
    case.do("japan", "naval-strike J1 contact-2", "send air-jn-d3a-akagi 1 dive")
    case.do("japan", *(f"guard air-jn-a6m2-{ship} 2 medium" for ship in ("akagi", "kaga", "soryu", "hiryu")))
    case.do("japan", "launch")
    case.do("japan", "done", dice=(1, 1))
    case.do("allied", "assign air-us-f4f-enterprise 3 medium", "assign air-us-f4f-hornet 1 medium")
    # Japan has the bounce; 8 x 6 = 48, a column right; 7 eliminates 8 points
    case.do("allied", "assign air-us-f4f-saratoga 1 medium", dice=(1, 6, 3, 4))
    case.refuses("allied", "shot air-us-f4f-enterprise", "WPB-ABT-19")
    assert case.answers("allied") == ["shot air-us-f4f-hornet", "shot air-us-f4f-saratoga"]
    case.do("allied", "shot air-us-f4f-hornet", dice=(1, 1))  # the other green one, then trained ones
    assert [points(case, f"air-us-f4f-{ship}") for ship in ("hornet", "saratoga", "enterprise")] == [0, 0, 2]


@pytest.mark.rule("BR-5-10", "BR-5-20", "BR-3-05")
@pytest.mark.parametrize(("entries", "dice"), [(("course F0933",), [9, 9, 1]), ((), [9, 9, 1, 1, 1])])
def test_special_strikes_meet_who_has_moved_and_not_who_holds(
    entries: tuple[str, ...], dice: list[int]
) -> None:
    """A cruiser on patrol is found by Dauntlesses; while it lies still nobody may come out for it."""
    tone = {"hex": "F0932", "ships": ["jn-ca-tone"], "mission": "PATROL", "speed": 3}
    case = SeaCase(
        "naval", pair=1, forces={"J1": tone, "U17": {**U17, "located": False}}, subrons={}, opened=True,
        air=only(us_sbd_yorktown=4),
    )  # fmt: skip
    case.do("allied", "no", dice=[6, 6, 1, 1])
    case.do("japan", "first", "take-card J1", *entries, "file-card", "done")
    case.do("allied", "done")
    case.do("allied", "done", dice=dice)  # in the second case it looks for Yorktown, too
    assert case.play.located("J1")
    assert ("special U17" in case.answers("allied")) is bool(entries)
