"""Strategic bombing raids."""

from __future__ import annotations

import tracemalloc
from typing import Any

import pytest

from tests.pacific_1940.combats import conduct
from tests.pacific_1940.helpers import Case

# India has a major complex, an airbase and a naval base
BASES = {"india": {"complex": "major", "airbase": 0, "naval_base": 0}}


def raid(raiders: dict[str, int], defenders: dict[str, Any], facilities: Any = BASES, **parts: Any) -> Case:
    """Japan raids India."""
    units = {"india": {"japan": raiders, **defenders}}
    return conduct("japan", units, facilities=facilities, **parts)


ONE_COMPLEX = {"india": {"complex": "major", "airbase": None, "naval_base": None}}


# -- a whole raid --------------------------------------------------------------------------------------


@pytest.mark.rule("P40-SBR-06")
@pytest.mark.rule("P40-SBR-07")
@pytest.mark.rule("P40-SBR-08")
@pytest.mark.rule("P40-SBR-09")
@pytest.mark.rule("P40-SBR-10")
@pytest.mark.rule("P40-SBR-11")
@pytest.mark.rule("P40-SBR-12")
@pytest.mark.rule("P40-SBR-13")
@pytest.mark.rule("P40-SBR-16")
@pytest.mark.rule("P40-SBR-17")
@pytest.mark.rule("P40-FTR-03")
@pytest.mark.rule("P40-FAC-02")
@pytest.mark.rule("P40-STR-02")
def test_full_raid() -> None:
    """EX-B11."""
    case = raid(
        {"strategic_bomber~raiding2": 3, "fighter~escorting1": 2},
        {"uk": {"fighter": 3, "infantry": 1, "aa_gun": 1}},
    )
    assert case.legal("uk") == ["intercept 0", "intercept 1", "intercept 2", "intercept 3"]
    # escorts 1 4, interceptors 2 2; three raiding bombers roll nothing
    case.do("uk", "intercept 2", dice=[1, 4, 2, 2])
    assert case.legal("japan") == ["lose fighter~escorting1", "lose strategic_bomber~raiding2"]
    case.do("japan", "lose fighter~escorting1", "lose strategic_bomber~raiding2")
    assert case.legal("japan") == ["bomb complex", "bomb airbase", "bomb naval_base"]
    # complex 3, naval base 1: that bomber is lost; the other does 5
    case.do("japan", "bomb complex", "bomb naval_base", dice=[3, 1, 5])
    assert case.facilities("india") == (0, 0, 2, 5)
    assert case.units("india") == {
        "japan": {"strategic_bomber": 1, "fighter": 1},
        "uk": {"fighter": 2, "infantry": 1, "aa_gun": 1},
    }


def test_all_losses_of_a_raid_in_one_line() -> None:
    """After the escorts the last hit leaves no choice; the next question comes at once, without dice."""
    units = {"strategic_bomber~raiding2": 3, "fighter~escorting1": 2}
    case = raid(units, {"uk": {"fighter": 3, "infantry": 1}}).do("uk", "intercept 3", dice=[6, 6, 1, 2, 1])
    case.do("japan", "lose fighter:2 strategic_bomber")
    assert case.legal("japan") == ["bomb complex", "bomb airbase", "bomb naval_base"]
    again = raid(units, {"uk": {"fighter": 3, "infantry": 1}}).do("uk", "intercept 3", dice=[6, 6, 1, 2, 1])
    again.refuses("japan", "lose fighter:2 strategic_bomber:2", "")


def test_an_absurd_number_of_losses_is_refused_without_counting_them_out() -> None:
    case = raid({"strategic_bomber~raiding2": 3, "fighter~escorting1": 2}, {"uk": {"fighter": 3}})
    case.do("uk", "intercept 3", dice=[6, 6, 1, 2, 1])
    tracemalloc.start()
    try:
        case.refuses("japan", "lose fighter:9999999", "")
        assert tracemalloc.get_traced_memory()[1] < 10_000_000
    finally:
        tracemalloc.stop()


# -- interception --------------------------------------------------------------------------------------


@pytest.mark.rule("P40-SBR-03")
@pytest.mark.rule("P40-SBR-06")
def test_only_fighters_intercept() -> None:
    case = raid({"strategic_bomber~raiding2": 1}, {"uk": {"fighter": 1, "tactical_bomber": 2}})
    assert case.legal("uk") == ["intercept 0", "intercept 1"]
    case.refuses("uk", "intercept 2", "P40-SBR-06")
    # with tactical bombers alone nobody is asked
    quiet = raid({"strategic_bomber~raiding2": 1}, {"uk": {"tactical_bomber": 2}}, ONE_COMPLEX, dice=[2, 4])
    assert quiet.facilities("india")[3] == 4


@pytest.mark.rule("P40-SBR-06")
def test_every_owner_of_fighters_is_asked_in_turn_order() -> None:
    case = raid({"strategic_bomber~raiding2": 1}, {"uk": {"fighter": 1}, "usa": {"fighter": 2}}, ONE_COMPLEX)
    assert case.waiting == ("usa",)
    case.do("usa", "intercept 1")
    assert case.waiting == ("uk",)
    case.do("uk", "intercept 1", dice=[6, 6, 6, 1])  # two interceptors, no escort; facility 6, damage 1
    assert case.facilities("india")[3] == 1


@pytest.mark.rule("P40-SBR-09")
def test_bombers_do_not_fire_in_the_air_battle() -> None:
    case = raid({"strategic_bomber~raiding2": 2}, {"uk": {"fighter": 1}}, ONE_COMPLEX)
    case.do("uk", "intercept 1", dice=[2, 6, 4])  # one die of the fighter, then one bomber is left
    assert case.units("india")["uk"] == {"fighter": 1}
    assert case.units("india")["japan"] == {"strategic_bomber": 1}


@pytest.mark.rule("P40-SBR-12")
@pytest.mark.rule("P40-SBR-11")
def test_escorts_hit_on_one_and_interceptors_on_two() -> None:
    case = raid(
        {"strategic_bomber~raiding2": 1, "fighter~escorting1": 1}, {"uk": {"fighter": 1}}, ONE_COMPLEX
    )
    case.do("uk", "intercept 1", dice=[2, 3, 6, 6])  # both miss, once and for all
    assert case.units("india") == {
        "japan": {"strategic_bomber": 1, "fighter": 1},
        "uk": {"fighter": 1},
    }


@pytest.mark.rule("P40-SBR-07")
def test_no_air_battle_without_interceptors() -> None:
    case = raid(
        {"strategic_bomber~raiding2": 1, "fighter~escorting1": 2}, {"uk": {"fighter": 2}}, ONE_COMPLEX
    )
    case.do("uk", "intercept 0", dice=[6, 2])  # facility fire and damage only
    assert case.facilities("india")[3] == 2


# -- what raiders and interceptors do not do -----------------------------------------------------------


@pytest.mark.rule("P40-SBR-05")
@pytest.mark.rule("P40-SBR-14")
@pytest.mark.rule("P40-SBR-20")
@pytest.mark.rule("P40-SBR-21")
@pytest.mark.rule("P40-SBR-15")
@pytest.mark.rule("P40-AAG-03")
def test_raiders_take_no_part_in_the_battle_and_guns_ignore_them() -> None:
    case = raid(
        {"strategic_bomber~raiding2": 1, "fighter~escorting1": 1, "infantry~done": 1},
        {"uk": {"aa_gun": 1, "infantry": 1}},
        ONE_COMPLEX,
        # facility 6, damage 2; then infantry against infantry, no gun, no aircraft
        dice=[6, 2, 1, 2],
    )
    assert case.facilities("india")[3] == 2
    assert case.units("india", marks=True) == {
        "japan": {"strategic_bomber~aloft2": 1, "fighter~aloft1": 1},
        "uk": {"aa_gun": 1},
    }


@pytest.mark.rule("P40-SBR-22")
@pytest.mark.rule("P40-SCR-14")
def test_interceptors_do_not_defend_afterwards() -> None:
    case = raid(
        {"strategic_bomber~raiding2": 1, "infantry~done": 1},
        {"uk": {"fighter": 1}},
        ONE_COMPLEX,
        control={"ceylon": "uk"},
    )
    # interceptor misses, facility misses, damage 3; the infantry meets nobody and India falls
    case.do("uk", "intercept 1", dice=[6, 6, 3])
    assert case.control("india") == "japan"


@pytest.mark.rule("P40-SBR-22")
def test_interceptors_stay_at_home_if_the_territory_holds() -> None:
    case = raid({"strategic_bomber~raiding2": 1}, {"uk": {"fighter": 1}}, ONE_COMPLEX)
    case.do("uk", "intercept 1", dice=[6, 6, 3])
    assert case.units("india", marks=True)["uk"] == {"fighter": 1}


# -- targets and damage --------------------------------------------------------------------------------


@pytest.mark.rule("P40-SBR-01")
@pytest.mark.rule("P40-SBR-13")
def test_only_what_stands_there_can_be_bombed() -> None:
    case = raid(
        {"strategic_bomber~raiding2": 1},
        {},
        {"india": {"complex": "major", "airbase": None, "naval_base": 0}},
    )
    assert case.legal("japan") == ["bomb complex", "bomb naval_base"]
    case.refuses("japan", "bomb airbase", "P40-SBR-01")


@pytest.mark.rule("P40-SBR-18")
@pytest.mark.rule("P40-SBR-19")
@pytest.mark.rule("P40-FAC-05")
@pytest.mark.parametrize(
    ("size", "before", "faces", "after"), [("minor", 4, [5, 3], 6), ("major", 15, [4, 6], 20)]
)
def test_damage_is_capped(size: str, before: int, faces: list[int], after: int) -> None:
    """EX-A36."""
    complexes = {"india": {"complex": size, "complex_damage": before, "airbase": None, "naval_base": None}}
    case = raid({"strategic_bomber~raiding2": 2}, {}, complexes, dice=[6, 6, *faces])
    assert case.facilities("india")[3] == after


@pytest.mark.rule("P40-SBR-18")
@pytest.mark.rule("P40-SBR-23")
def test_a_base_at_its_limit_may_be_raided_and_still_fires() -> None:
    bases = {"india": {"complex": None, "airbase": 6, "naval_base": None}}
    case = raid({"strategic_bomber~raiding2": 2}, {}, bases, dice=[1, 6, 4])
    assert case.facilities("india")[0] == 6
    assert case.units("india") == {"japan": {"strategic_bomber": 1}}


@pytest.mark.rule("P40-SBR-16")
def test_each_facility_fires_at_its_own_bombers_only() -> None:
    case = raid({"strategic_bomber~raiding2": 2, "fighter~escorting1": 1}, {})
    case.do("japan", "bomb airbase", "bomb airbase", dice=[1, 1])  # both lost, no damage, escort untouched
    assert case.facilities("india")[0] == 0
    assert case.units("india") == {"japan": {"fighter": 1}}


@pytest.mark.rule("P40-SBR-25")
def test_one_raid_for_each_territory_in_the_attackers_order() -> None:
    case = conduct(
        "japan",
        {
            "india": {"japan": {"strategic_bomber~raiding2": 1, "strategic_bomber~raiding1": 1}},
            "queensland": {"japan": {"strategic_bomber~raiding2": 1}, "anzac": {"fighter": 1}},
        },
        facilities={**ONE_COMPLEX, "queensland": {"airbase": 0, "naval_base": None}},
    )
    assert case.legal("japan") == ["raid india", "raid queensland"]
    case.do("japan", "raid queensland")
    assert case.waiting == ("anzac",)  # interceptors are chosen when the raid begins
    case.do("anzac", "intercept 1", dice=[2, 6, 6, 1, 1])  # bomber shot down; India: both together
    assert case.facilities("india")[3] == 2
    assert case.facilities("queensland")[0] == 0
