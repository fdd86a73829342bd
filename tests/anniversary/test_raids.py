"""Strategic bombing raids."""

from __future__ import annotations

from typing import Any

import pytest

from tests.anniversary.fights import attack, conduct, lost, throwers
from tests.anniversary.helpers import Case


def raid(raiders: dict[str, int], defenders: dict[str, Any] | None = None, **parts: Any) -> Case:
    """German bombers are over London, worth 8."""
    units = {"united_kingdom": {"germany": raiders, **(defenders or {})}}
    return conduct("germany", units, **parts)


@pytest.mark.rule("A50-SBR-01")
def test_each_bomber_raids_or_attacks_as_it_was_sent() -> None:
    case = attack(
        "germany",
        {"northwestern_europe": {"germany": {"bomber": 2}}, "united_kingdom": {"uk": {"infantry": 1}}},
        "go northwestern_europe>united_kingdom bomber as=raid",
        "go northwestern_europe>united_kingdom bomber",
    )
    case.do("germany", "done", dice=[5, 4, 6])  # damage 5; then the other bomber hits the infantry
    assert case.facilities("united_kingdom")[3] == 5
    assert lost(case) == ["uk infantry"]
    empty = Case(
        turn="germany",
        phase="combat_move",
        units={"poland": {"germany": {"bomber": 1}}, "baltic_states": {"ussr": {"infantry": 1}}},
    )
    refusal = empty.refuses("germany", "go poland>baltic_states bomber as=raid")
    assert refusal.rule.startswith("A50")


@pytest.mark.rule("A50-SBR-02", "A50-SBR-03", "A50-SBR-06")
def test_a_gun_fires_at_every_bomber_before_the_survivors_bomb() -> None:
    case = raid({"bomber~raiding3": 2}, {"uk": {"aa_gun": 1}}, dice=[1, 4, 3])
    assert case.facilities("united_kingdom")[3] == 3
    assert case.units("united_kingdom") == {"germany": {"bomber": 1}, "uk": {"aa_gun": 1}}


@pytest.mark.rule("A50-SBR-02")
def test_without_a_gun_nobody_fires_at_them() -> None:
    case = raid({"bomber~raiding3": 2}, {"uk": {"infantry": 5}}, dice=[1, 1])
    assert case.facilities("united_kingdom")[3] == 2
    assert case.units("united_kingdom")["germany"] == {"bomber": 2}


@pytest.mark.rule("A50-SBR-06")
def test_each_die_is_thrown_at_a_particular_bomber() -> None:
    case = raid({"bomber~raiding2": 1, "bomber~raiding4": 1}, {"uk": {"aa_gun": 1}}, dice=[6, 1, 4])
    # the second die was for the bomber with more points left
    assert case.units("united_kingdom", marks=True)["germany"] == {"bomber~aloft2": 1}


@pytest.mark.rule("A50-SBR-04", "A50-SBR-09")
def test_damage_goes_up_to_twice_the_value_and_a_full_complex_is_still_a_target() -> None:
    damaged = {"united_kingdom": {"complex_damage": 13}}
    case = raid({"bomber~raiding3": 2}, facilities=damaged, dice=[2, 6])
    assert case.facilities("united_kingdom")[3] == 16
    full = attack(
        "germany",
        {"northwestern_europe": {"germany": {"bomber": 1}}},
        "go northwestern_europe>united_kingdom bomber as=raid",
        facilities={"united_kingdom": {"complex_damage": 16}},
    )
    full.do("germany", "done", dice=[6])
    assert full.facilities("united_kingdom")[3] == 16


@pytest.mark.rule("A50-SBR-05")
def test_a_raider_fights_nowhere_else_and_lands_later() -> None:
    case = raid({"bomber~raiding3": 1, "fighter~attacking1": 1}, {"uk": {"infantry": 1}}, dice=[4, 6, 6])
    # a round with the fighter alone has been fought
    assert case.legal("germany") == ["press", "retreat air"]
    case.do("germany", "retreat air")
    assert case.step == "noncombat_move"
    assert case.units("united_kingdom", marks=True)["germany"] == {"fighter~aloft1": 1, "bomber~aloft3": 1}


@pytest.mark.rule("A50-SBR-07")
def test_fighters_play_no_part() -> None:
    case = raid({"bomber~raiding3": 1}, {"uk": {"fighter": 3}}, dice=[4])
    assert case.facilities("united_kingdom")[3] == 4
    assert "uk" not in case.waiting
    escort = attack(
        "germany",
        {"northwestern_europe": {"germany": {"bomber": 1, "fighter": 1}}},
        "go northwestern_europe>united_kingdom bomber as=raid",
    )
    escort.refuses("germany", "go northwestern_europe>united_kingdom fighter as=escort")


def test_the_switch_lets_fighters_escort_and_intercept() -> None:
    on = {"interceptors": True}
    case = raid(
        {"bomber~raiding3": 1, "fighter~escorting1": 1}, {"uk": {"fighter": 1, "aa_gun": 1}}, options=on
    )
    assert case.legal("uk") == ["intercept 0", "intercept 1"]
    raid_panel = case.game.view(case.state, None).panels["raid"]
    assert raid_panel["hits_on"] == {"escorts": 1, "interceptors": 2, "facility": 1}
    # escort 1 hits, interceptor 2 hits; then the gun misses and the bomb falls
    case.do("uk", "intercept 1", dice=[1, 2])
    case.do("germany", "lose fighter~escorting1", dice=[6, 5])
    assert case.facilities("united_kingdom")[3] == 5
    assert lost(case) == ["uk fighter", "germany fighter"]


@pytest.mark.rule("A50-SBR-08")
def test_a_territory_may_be_raided_and_attacked_and_guns_fire_once_at_each_aircraft() -> None:
    case = attack(
        "germany",
        {
            "northwestern_europe": {"germany": {"bomber": 1, "fighter": 1}},
            "united_kingdom": {"uk": {"infantry": 1, "aa_gun": 1}},
        },
        "go northwestern_europe>united_kingdom bomber as=raid",
        "go northwestern_europe>united_kingdom fighter",
    )
    case.do("germany", "done", dice=[6, 2, 6, 3, 6])
    assert throwers(case) == [
        "antiaircraft fire on bomber in united_kingdom at 1",
        "bombs on the complex of united_kingdom",
        "antiaircraft fire on fighter in united_kingdom at 1",
        "germany in united_kingdom: fighter at 3",
        "uk in united_kingdom: infantry at 2",
    ]
    assert case.facilities("united_kingdom")[3] == 2


@pytest.mark.rule("A50-SBR-10")
def test_the_attacker_orders_the_raids_and_all_flak_comes_before_all_damage() -> None:
    case = conduct(
        "germany",
        {
            "united_kingdom": {"germany": {"bomber~raiding2": 1, "bomber~raiding3": 1}, "uk": {"aa_gun": 1}},
            "russia": {"germany": {"bomber~raiding3": 1}},
        },
    )
    assert case.legal("germany") == ["raid russia", "raid united_kingdom"]
    case.do("germany", "raid united_kingdom", dice=[6, 6, 2, 3, 4])
    kinds = [reason.split()[0] for reason in throwers(case)]
    assert kinds == ["antiaircraft", "antiaircraft", "bombs", "bombs"]
    assert case.facilities("united_kingdom")[3] == 5
    assert case.facilities("russia")[3] == 4


@pytest.mark.rule("A50-TEC-33")
def test_radar_serves_against_raids_too() -> None:
    case = raid({"bomber~raiding3": 1}, {"uk": {"aa_gun": 1}}, technologies={"uk": ["radar"]}, dice=[2])
    assert case.units("united_kingdom") == {"uk": {"aa_gun": 1}}
