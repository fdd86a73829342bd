"""Heavy bombers, in both readings of their two dice."""

from __future__ import annotations

from typing import Any

import pytest

from tests.anniversary.fights import Fight, conduct, lost, thrown

HEAVY = {"germany": ["heavy_bombers"], "uk": ["heavy_bombers"]}
BEST = {"heavy_bomber_dice": "best_of_two"}


def bombing(dice: list[int], bombers: int = 1, **parts: Any) -> Fight:
    """German bombers against two British tanks in France."""
    return Fight(
        "germany",
        "france",
        germany={"bomber~attacking3": bombers},
        uk={"tank": 2},
        control={"france": "uk"},
        technologies=HEAVY,
        dice=dice,
        **parts,
    )


@pytest.mark.rule("A50-TEC-36", "A50-TEC-37")
def test_both_dice_of_an_attack_count() -> None:
    fight = bombing([4, 4, 6, 6])
    assert fight.over
    assert lost(fight) == ["uk tank"] * 2
    assert thrown(fight) == [(2, 4), (2, 3)]


@pytest.mark.rule("A50-TEC-37", "A50-OPT-09")
def test_or_only_the_better_one() -> None:
    fight = bombing([4, 4, 6, 6], options=BEST)
    assert fight.waiting == ("germany",)
    assert lost(fight) == ["uk tank"]
    # a pair of dice belongs to one bomber: 6 6 misses, 1 5 hits once
    pair = bombing([6, 6, 1, 5, 6, 6], bombers=2, options=BEST)
    assert lost(pair) == ["uk tank"]


@pytest.mark.rule("A50-TEC-36")
def test_in_defence_they_throw_one_die() -> None:
    fight = Fight(
        "germany",
        "france",
        germany={"tank": 1},
        uk={"bomber": 1},
        control={"france": "uk"},
        technologies=HEAVY,
        dice=[1, 1],
    )
    assert fight.over
    assert thrown(fight) == [(1, 3), (1, 1)]


def raid(dice: list[int], **parts: Any) -> Any:
    """Two German bombers over London."""
    return conduct(
        "germany",
        {"united_kingdom": {"germany": {"bomber~raiding3": 2}}},
        technologies=HEAVY,
        dice=dice,
        **parts,
    )


@pytest.mark.rule("A50-TEC-36", "A50-TEC-37", "A50-SBR-03")
def test_two_dice_of_damage_in_a_raid() -> None:
    assert raid([1, 2, 3, 4]).facilities("united_kingdom")[3] == 10
    assert raid([1, 2, 3, 4], options=BEST).facilities("united_kingdom")[3] == 6


@pytest.mark.rule("A50-TEC-31", "A50-UNI-19")
def test_jet_fighters_attack_at_four_and_defend_as_before() -> None:
    jets = {"germany": ["jet_fighters"], "uk": ["jet_fighters"]}
    fight = Fight(
        "germany",
        "france",
        germany={"fighter~attacking3": 1},
        uk={"fighter": 1},
        control={"france": "uk"},
        technologies=jets,
        dice=[4, 4],
    )
    assert fight.over
    assert thrown(fight) == [(1, 4), (1, 4)]


def test_low_luck_counts_both_dice_or_the_better_one() -> None:
    low = {"low_luck": True}
    # 8 points are a sure hit and 2 of 6; of the better die alone 5 of 6; the tanks hit for sure
    assert lost(bombing([2], options=low)) == ["germany bomber", "uk tank", "uk tank"]
    assert lost(bombing([5], options={**low, **BEST})) == ["germany bomber", "uk tank"]
    assert lost(bombing([6], options={**low, **BEST})) == ["germany bomber"]
