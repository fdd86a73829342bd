"""Clauses of strikes one by one: joint, repeated and night strikes, strafing, CAP from strike to strike."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from flagplot.games.war_in_the_pacific.air import attacks, missions, raids, waves, wings
from flagplot.games.war_in_the_pacific.air.frames import STRIKE_N
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.kernel.event import Rolled
from tests.war_in_the_pacific.afloat import TABLES, SeaCase
from tests.war_in_the_pacific.test_air_clauses import (
    AKAGI_AND_KAGA,
    MIDWAY,
    MIDWAY_FIGHTERS,
    U16,
    ZEROS,
    away,
    flying,
    phase,
)
from tests.war_in_the_pacific.test_air_strikes import J1, U17, air_phase, points, raid

WAKE = "D3243"
BOTH = {"J1": AKAGI_AND_KAGA, "U16": U16, "U17": U17}


def thrown(case: SeaCase) -> list[str]:
    """What dice were thrown for."""
    return [event.reason for event in case.events if isinstance(event, Rolled)]


# -- strafing -----------------------------------------------------------------------------------------------


def strafed(dice: list[int]) -> SeaCase:
    """Three zeros over Midway, whose fighters are on the ground: 3 x 6 / 2 = 9, column 6-10."""
    case = air_phase(air=away(*MIDWAY_FIGHTERS))
    case.do("japan", "strafe J1 F1234")
    case.refuses("japan", "send air-jn-d3a-akagi 1 low", "BR-5-19")
    case.refuses("japan", "guard air-jn-a6m2-akagi 1 low", "BR-5-01")
    case.do("japan", "send air-jn-a6m2-akagi 2 low", "send air-jn-a6m2-kaga 1 low", "launch", "done")
    case.do("allied", "done", dice=[3, 4])
    case.do("japan", "launch", dice=[1, 1, *dice])
    return case


@pytest.mark.rule("BR-5-08")
def test_fighters_strafe_with_half_their_strength() -> None:
    case = strafed([6, 6])
    assert any("strafing, strength 9" in reason for reason in thrown(case))
    assert case.state.airfields[case.play.hex(MIDWAY)] == wings.SUPPRESSED  # a natural 12
    # 10 of 100 of each block: of 7 of the carrier block 1, of 3, 2 and 1 nobody
    carrier = [air for air in case.play.air_at(MIDWAY) if wings.unit(case.play, air).block == "US carrier"]
    assert sum(case.state.points[air] for air in carrier) == 6
    assert points(case, "air-us-pby-midway") == 3
    case = strafed([5, 6])
    assert case.state.airfields.get(case.play.hex(MIDWAY), 0) == 0


@pytest.mark.rule("BR-6-11")
def test_only_fighters_in_excess_of_the_cap_strafe() -> None:
    for cap, dice in ((MIDWAY_FIGHTERS[:1], [1, 1]), (MIDWAY_FIGHTERS, [])):
        case = air_phase(air=away(*(id for id in MIDWAY_FIGHTERS if id not in cap)))
        case.do("japan", "strafe J1 F1234", "send air-jn-a6m2-akagi 2 low", "send air-jn-a6m2-kaga 1 low")
        case.do("japan", "launch", "done")
        case.do("allied", "done", dice=[3, 4])
        for id in cap:
            case.do("allied", f"assign {id} {points(case, id)} high")  # where they meet nobody
        case.do("allied", "done")
        case.do("japan", "launch", dice=[1, 1, *dice])
        strafing = [reason for reason in thrown(case) if "strafing" in reason]
        assert strafing == (
            ["strafing, strength 3"] if dice else []
        )  # one of three against two; none against 3


# -- joint, repeated, night ---------------------------------------------------------------------------------


def joint(dice: list[int]) -> SeaCase:
    case = air_phase(air=away(*ZEROS))
    case.do("japan", "done")
    case.do("allied", "naval-strike F1234 contact-1", "send air-us-b-17-midway-s2 2 medium")
    case.refuses("allied", "joint", "BR-5-12")
    case.do("allied", "launch", "naval-strike U17 contact-1", "send air-us-sbd-yorktown 2 dive", "joint")
    case.do("allied", "launch")
    case.do("allied", "done", dice=dice)
    return case


@pytest.mark.rule("BR-5-12")
def test_strikes_combine_on_a_3() -> None:
    case = joint([3, 3, 4])
    assert [wings.unit(case.play, air).id for air, _, _ in sorted(raid(case).bombers)] == [
        "air-us-sbd-yorktown",
        "air-us-b-17-midway-s2",
    ]
    assert raid(case).line.total == 7
    assert all(line.over for line in phase(case).lines)  # there is no second strike


@pytest.mark.rule("BR-5-12")
def test_a_strike_that_misses_the_others_comes_last() -> None:
    case = joint([2, 1, 1])  # one roll in the sequence: the other comes after everybody
    assert raid(case).line.base == MIDWAY
    assert wings.counted(raid(case).bombers) == 2
    case.do("allied", "launch", dice=[1, 1])
    case.do("allied", "done")  # nobody is aimed at
    assert raid(case).line.base == "U17"
    assert raid(case).line.total < 2


@pytest.mark.rule("BR-5-12", "BR-4-20")
def test_joined_air_points_measure_range_from_their_own_base() -> None:
    far = {"J1": {**J1, "hex": "F0629"}, "U17": {**U17, "hex": "F0830"}}
    case = air_phase(forces=far, air=away(*ZEROS))
    play, sbd = case.play, TABLES.air_number["air-us-sbd-yorktown"]
    assert wings.reach(play, sbd, play.hex(MIDWAY), play.hex("F0629")) == "extended"
    case.do("japan", "done")
    case.do("allied", "naval-strike F1234 contact-1", "send air-us-b-17-midway-s2 2 medium", "launch")
    case.do("allied", "naval-strike U17 contact-1", "send air-us-sbd-yorktown 2 dive", "joint", "launch")
    case.do("allied", "done", dice=[3, 3, 4])
    assert not missions.extended(case.play, raid(case).line, sbd)
    assert raid(case).line.total == 7  # and nobody flies at extended range


@pytest.mark.rule("BR-5-15")
def test_from_the_second_strike_of_a_week_on_a_base_rolls() -> None:
    case = air_phase(air=away(*ZEROS), strikes={"U17": 1})
    case.do("japan", "done")
    case.do("allied", "naval-strike U17 contact-1", "send air-us-sbd-yorktown 4 dive", "launch")
    case.do("allied", "done", dice=[3, 4, 3, 3])
    assert wings.counted(raid(case).bombers) == 2  # 60 of 100 of four


@pytest.mark.rule("BR-5-15")
@pytest.mark.parametrize(("pair", "after"), [(1, {"U17": 1}), (2, {})])
def test_a_base_that_struck_is_remembered_until_the_week_ends(pair: int, after: dict[str, int]) -> None:
    frames = [{"step": "week", "stage": 5}, {"step": "air_phase"}]
    case = SeaCase("", frames=frames, pair=pair, forces={"J1": J1, "U17": U17}, opened=True, air=away(*ZEROS))
    case.do("japan", "done")
    case.do("allied", "naval-strike U17 contact-1", "send air-us-sbd-yorktown 2 dive", "launch")
    case.refuses("allied", "naval-strike U17 contact-9", "BR-13-06")
    case.do("allied", "naval-strike U17 contact-1")
    case.refuses("allied", "send air-us-sbd-yorktown 3 dive", "BR-5-01")  # one strike an AP
    case.do("allied", "cancel")
    case.do("allied", "done", dice=[3, 4])  # no availability roll
    assert wings.counted(raid(case).bombers) == 2
    case.do("allied", "launch", dice=[1, 1])
    case.do("allied", "target air-us-sbd-yorktown 2 jn-cv-kaga", dice=[6, 1, 1])
    assert case.play.sea.strikes == after


def over_wake(*how: str) -> SeaCase:
    """Two B-17s of Midway over Wake, where two zeros are based."""
    case = air_phase(bases={"air-jn-a6m2-akagi": WAKE})
    case.do("japan", "done")
    case.do("allied", "air-strike F1234 D3243 airfield", *how)
    case.do("allied", "send air-us-b-17-midway-s2 2 medium", "launch")
    case.do("allied", "done", dice=[3, 4])
    return case


@pytest.mark.rule("BR-5-16")
def test_a_strike_by_night() -> None:
    day = over_wake()
    assert wings.counted(raid(day).cap) == 2
    assert waves.flak_strength(day.play, raid(day)) == 10
    assert raids.bombing_shift(raid(day)) == 0
    night = over_wake("night")
    assert raid(night).cap == ()  # no night fighters
    assert waves.flak_strength(night.play, raid(night)) == 5
    assert raids.bombing_shift(raid(night)) == -2


@pytest.mark.rule("BR-5-16")
def test_who_flies_by_night() -> None:
    case = air_phase()
    case.do("allied", "air-strike F1234 D3243 airfield", "night")
    case.refuses("allied", "send air-us-pby-midway 1 medium", "BR-5-16")
    case.do("allied", "cancel", "naval-strike F1234 contact-1", "night")
    case.refuses("allied", "send air-us-b-17-midway-s2 1 medium", "BR-5-16")
    case.refuses("allied", "send air-us-b-26-midway-s2 1 low", "BR-5-16")
    case.refuses("allied", "guard air-mc-f4f-midway-s2 1 medium", "BR-5-16")
    betty = msgspec.structs.replace(TABLES.types["B-26"], key="G4M")
    assert not missions.flies_by_night(case.play, betty, STRIKE_N)  # not before 1/43


def later(case: SeaCase, cycle: int, year: int, **types: dict[str, str]) -> Campaign:
    """A look at a case in another month, with other types."""
    play = case.play
    known = {key.replace("_", "-"): values for key, values in types.items()}
    changed = {key: msgspec.structs.replace(TABLES.types[key], **values) for key, values in known.items()}
    card = msgspec.structs.replace(TABLES.card, first=(1, cycle, year))
    play.tables = replace(TABLES, card=card, types={**TABLES.types, **changed})
    return play


@pytest.mark.rule("BR-5-16")
def test_from_1943_on_japanese_torpedo_bombers_strike_at_ships_by_night_with_half_their_strength() -> None:
    case = air_phase(air=away(*ZEROS))
    for month, types in (((12, 42), ()), ((1, 43), ("G3M", "G4M", "P1Y", "Ki-67")), ((7, 44), ("G4M",))):
        play = later(case, *month)
        for key in ("G3M", "G4M", "P1Y", "Ki-67"):
            kind = msgspec.structs.replace(TABLES.types["B-26"], key=key)
            assert missions.flies_by_night(play, kind, STRIKE_N) is (key in types or month == (7, 44))
        assert not missions.flies_by_night(play, TABLES.types["B-26"], STRIKE_N)
    case.do("allied", "naval-strike F1234 contact-1", "send air-us-b-26-midway-s2 1 low", "launch", "done")
    case.do("japan", "done", dice=[3, 4, 6, 1, 1])  # sequence, torpedoes, flak
    by_day = raid(case)
    group = [(TABLES.air_number["air-us-b-26-midway-s2"], 1, "low")]
    assert attacks.group_strength(case.play, by_day, group) == 4
    by_night = msgspec.structs.replace(by_day, line=msgspec.structs.replace(by_day.line, night=True))
    assert attacks.group_strength(case.play, by_night, group) == 2


@pytest.mark.rule("BR-5-16")
def test_night_fighters_meet_strikes_by_night() -> None:
    case = over_wake("night")
    found = raid(case)
    for flags, met in (("night", 2), ("", 0)):
        play = later(case, 6, 42, A6M2={"flags": flags})
        raids.cover(play, found)
        assert wings.counted(found.cap) == met


# -- air combat ---------------------------------------------------------------------------------------------


def low(case: SeaCase, *ships: str, band: str = "low") -> None:
    """All zeros of some carriers go to one band."""
    for ship in ships:
        case.do("japan", f"assign air-jn-a6m2-{ship} 2 {band}")


@pytest.mark.rule("BR-6-11")
def test_a_strike_without_bombers_is_over() -> None:
    case = air_phase(forces={"J1": AKAGI_AND_KAGA, "U17": U17})
    case.do("japan", "done")
    case.do("allied", "naval-strike U17 contact-1", "send air-us-tbd-yorktown 1 low")
    case.do("allied", "guard air-us-f4f-yorktown 3 high", "launch")
    case.do("allied", "done", dice=[3, 4])
    low(case, "akagi")
    # 4 x 6 = 24 against the bomber, 7 is 3/3: shot down; it answers with 1. No flak, no attack, no strafing
    case.do("japan", "assign air-jn-a6m2-kaga 2 low", dice=[3, 4, 1, 1])
    assert points(case, "air-us-tbd-yorktown") == 0
    assert points(case, "air-us-f4f-yorktown") == 3
    assert not flying(case)
    assert not any("flak" in reason for reason in thrown(case))


def two_strikes(first: list[int], second: list[int], order: list[int], *guards: str) -> SeaCase:
    """Strikes of Enterprise, with escorts, and of Yorktown."""
    case = air_phase(forces=BOTH)
    case.do("japan", "done")
    case.do("allied", "naval-strike U16 contact-1", "send air-us-sbd-enterprise 2 dive", *guards, "launch")
    case.do("allied", "naval-strike U17 contact-1", "send air-us-sbd-yorktown 2 dive", "launch")
    case.do("allied", "done", dice=[*first, *second, *order])
    return case


def attack(case: SeaCase, ship: str) -> None:
    """The bombers attack and miss."""
    case.do("allied", "launch", dice=[1, 1])
    case.do("allied", f"target air-us-sbd-{ship} 2 jn-cv-kaga", dice=[6, 1, 1])


@pytest.mark.rule("BR-6-13")
def test_surviving_fighters_meet_the_next_strike_in_new_bands() -> None:
    case = two_strikes([5, 5], [3, 4], [])
    low(case, "akagi", "kaga")
    case.do("japan", "done")  # they stay low
    attack(case, "enterprise")
    assert raid(case).line.base == "U17"
    assert wings.counted(raid(case).cap) == 4
    assert "assign air-jn-a6m2-kaga 2 high" in case.answers("japan")


@pytest.mark.rule("BR-6-13")
def test_fighters_that_turned_back_meet_nobody_more() -> None:
    case = two_strikes([5, 5], [3, 4], [], "guard air-us-f4f-enterprise 3 medium")
    low(case, "akagi")
    case.do("japan", "assign air-jn-a6m2-kaga 2 medium")
    # the escorts have the bounce, 6 against 1 + 2: 12, one column right, 5 is 2/3: a zero of 6 turns back
    case.do("japan", "done", dice=[1, 6, 2, 3, 1, 1])
    attack(case, "enterprise")
    assert raid(case).line.base == "U17"
    assert points(case, "air-jn-a6m2-kaga") == 2
    assert {wings.unit(case.play, air).id: count for air, count, _ in raid(case).cap} == {
        "air-jn-a6m2-akagi": 2,
        "air-jn-a6m2-kaga": 1,
    }


@pytest.mark.rule("BR-6-13")
def test_one_cap_is_divided_between_strikes_with_one_total() -> None:
    case = two_strikes([3, 4], [3, 4], [1])
    assert raid(case).line.base == "U16"
    low(case, "akagi")
    case.do("japan", "done", "done")  # the others wait for the second strike
    attack(case, "enterprise")
    assert raid(case).line.base == "U17"
    assert [wings.unit(case.play, air).id for air, _, _ in raid(case).cap] == ["air-jn-a6m2-kaga"]


@pytest.mark.rule("BR-6-13")
def test_a_cap_that_all_met_the_first_meets_no_twin() -> None:
    case = two_strikes([3, 4], [3, 4], [1])
    low(case, "akagi", "kaga")
    case.do("japan", "done")
    attack(case, "enterprise")
    assert raid(case).line.base == "U17"
    assert raid(case).cap == ()


@pytest.mark.rule("BR-6-15")
def test_bands_from_high_to_low_and_the_rest_goes_on() -> None:
    case = air_phase(forces={"J1": AKAGI_AND_KAGA, "U17": U17})
    case.do("japan", "done")
    case.do("allied", "naval-strike U17 contact-1", "send air-us-sbd-yorktown 4 dive")
    case.do("allied", "guard air-us-f4f-yorktown 1 low", "guard air-us-f4f-yorktown 1 high", "launch")
    case.do("allied", "done", dice=[3, 4])
    low(case, "akagi")
    # HIGH: 2 x 5 = 10 against 3, bounce tied 1 + 2 (elite, better) and 3; LOW: 12 against 4; nobody is hit
    # then one free zero at HIGH, 5, attacks the bombers of MEDIUM: 9 is 1/0, less than half of one
    fights = [1, 3, 1, 1, 1, 1, 1, 3, 1, 1, 1, 1, 4, 5, 1, 1]
    case.do("japan", "assign air-jn-a6m2-kaga 2 high", dice=fights)
    bands = [reason for reason in thrown(case) if "bounce" in reason or "air combat" in reason]
    heights = [next(band for band in ("high", "medium", "low") if band in reason) for reason in bands]
    assert heights == ["high"] * 4 + ["low"] * 4 + ["high"] * 2
    assert wings.counted(raid(case).bombers) == 4


@pytest.mark.rule("BR-6-15")
def test_only_bombers_neither_shot_down_nor_turned_back_attack() -> None:
    case = air_phase(forces={"J1": AKAGI_AND_KAGA, "U17": U17})
    case.do("japan", "done")
    case.do("allied", "naval-strike U17 contact-1", "send air-us-sbd-yorktown 4 dive", "launch")
    case.do("allied", "done", dice=[3, 4])
    low(case, "akagi", band="medium")
    # 4 x 6 = 24: 7 is 3/3, one of 3 is shot down and one turns back; the bombers answer with 4
    case.do("japan", "assign air-jn-a6m2-kaga 2 medium", dice=[3, 4, 1, 1])
    assert points(case, "air-us-sbd-yorktown") == 3
    case.do("allied", "launch", dice=[1, 1])
    case.refuses("allied", "target air-us-sbd-yorktown 3 jn-cv-kaga", "BR-10-04")
    case.do("allied", "target air-us-sbd-yorktown 2 jn-cv-kaga", dice=[6, 1, 1])
    assert points(case, "air-us-sbd-yorktown") == 3  # who turned back is home again
