"""Antiaircraft guns."""

from __future__ import annotations

import pytest

from tests.anniversary.fights import Fight, attack, conduct, lost, throwers, thrown
from tests.anniversary.helpers import Case


@pytest.mark.rule("A50-AAG-01", "A50-AIR-04")
def test_guns_fire_only_at_aircraft_that_attack_their_own_territory() -> None:
    case = attack(
        "germany",
        {
            "poland": {"germany": {"bomber": 1}},
            "east_poland": {"ussr": {"aa_gun": 1, "infantry": 1}},
            "belorussia": {"ussr": {"infantry": 1}},
        },
        "go poland>belorussia bomber",  # over the gun of East Poland
    )
    case.do("germany", "done", dice=[4, 6])
    assert throwers(case) == ["germany in belorussia: bomber at 4", "ussr in belorussia: infantry at 2"]


@pytest.mark.rule("A50-AAG-03")
def test_one_die_for_each_aircraft_however_many_guns_there_are() -> None:
    fight = Fight(
        "germany",
        "france",
        germany={"fighter~attacking2": 3},
        uk={"aa_gun": 2, "infantry": 1},
        usa={"aa_gun": 1},
        control={"france": "uk"},
        dice=[6, 6, 6, 1, 6, 6, 6],
    )
    assert fight.over
    assert thrown(fight)[0] == (3, 1)
    assert len(thrown(fight)) == 3


@pytest.mark.rule("A50-AAG-04", "A50-AAG-06", "A50-AAG-13")
def test_an_aircraft_hit_is_gone_before_it_fires() -> None:
    fight = Fight(
        "germany",
        "france",
        germany={"fighter~attacking2": 1, "tank": 1},
        uk={"aa_gun": 1, "infantry": 1},
        control={"france": "uk"},
        dice=[1, 3, 6],
    )
    assert fight.over
    assert thrown(fight) == [(1, 1), (1, 3), (1, 2)]  # only the tank attacked
    assert lost(fight) == ["germany fighter", "uk infantry"]


@pytest.mark.rule("A50-AAG-05")
def test_every_die_is_thrown_at_a_particular_aircraft() -> None:
    fight = Fight(
        "germany",
        "france",
        germany={"fighter~attacking1": 1, "fighter~attacking3": 1, "bomber~attacking4": 1},
        uk={"aa_gun": 2, "infantry": 1},
        control={"france": "uk"},
        # the fighter with one point left 1, the other 6, bomber 1; then the other fighter 1, infantry 6
        dice=[1, 6, 1, 1, 6],
    )
    assert fight.over  # nobody chose among the fighters
    assert throwers(fight)[:3] == [
        "antiaircraft fire on fighter in france at 1",
        "antiaircraft fire on fighter in france at 1",
        "antiaircraft fire on bomber in france at 1",
    ]
    assert fight.left(marks=True) == {"germany": {"fighter~aloft3": 1}, "uk": {"aa_gun": 2}}


@pytest.mark.rule("A50-AAG-07", "A50-AAG-11")
def test_a_gun_is_captured_with_its_territory_and_cannot_move_this_turn() -> None:
    case = attack(
        "germany",
        {"poland": {"germany": {"infantry": 2}}, "east_poland": {"ussr": {"aa_gun": 1}}},
        "go poland>east_poland infantry:2",
        "done",
    )
    assert case.units("east_poland") == {"germany": {"infantry": 2, "aa_gun": 1}}
    assert case.step == "noncombat_move"
    case.refuses("germany", "go east_poland>poland aa_gun")


@pytest.mark.rule("A50-AAG-08")
def test_a_gun_is_lost_only_aboard_a_sunk_transport() -> None:
    sea = Fight("germany", "sz12", germany={"cruiser": 1}, uk={"transport[aa_gun]": 1})
    assert sea.over
    assert lost(sea) == ["uk transport", "uk aa_gun"]
    case = conduct(
        "germany",
        {"france": {"germany": {"tank": 2}, "uk": {"aa_gun": 1, "infantry": 1}}},
        control={"france": "uk"},
        dice=[1, 1, 6],
    )
    assert case.units("france") == {"germany": {"tank": 2, "aa_gun": 1}}


@pytest.mark.rule("A50-AAG-09")
def test_a_gun_in_a_friends_land_keeps_its_owner() -> None:
    case = Case(turn="uk", phase="noncombat_move", units={"persia": {"uk": {"aa_gun": 1}}})
    case.do("uk", "go persia>caucasus aa_gun")
    assert case.units("caucasus") == {"uk": {"aa_gun": 1}}
    # it protects its host
    fight = Fight(
        "germany", "united_kingdom", germany={"bomber~attacking3": 1}, usa={"aa_gun": 1}, uk={"infantry": 1},
        dice=[1],
    )  # fmt: skip
    assert fight.over
    assert fight.left() == {"usa": {"aa_gun": 1}, "uk": {"infantry": 1}}


@pytest.mark.rule("A50-AAG-12")
def test_a_gun_alone_fires_and_is_then_captured_without_dice() -> None:
    fight = Fight(
        "germany",
        "france",
        germany={"fighter~attacking2": 1, "infantry": 1},
        uk={"aa_gun": 1},
        control={"france": "uk"},
        dice=[6],
    )
    assert fight.over
    assert fight.control("france") == "germany"
    assert fight.left() == {"germany": {"fighter": 1, "infantry": 1, "aa_gun": 1}}
    # aircraft alone take nothing
    air = Fight(
        "germany", "france", germany={"fighter~attacking2": 1}, uk={"aa_gun": 1}, control={"france": "uk"},
        dice=[6],
    )  # fmt: skip
    assert air.over
    assert air.control("france") == "uk"


@pytest.mark.rule("A50-AAG-13")
def test_bombardment_comes_before_antiaircraft_fire() -> None:
    fight = Fight(
        "usa",
        "france",
        usa={"infantry~seaborne": 1, "fighter~attacking2": 1},
        germany={"infantry": 1, "aa_gun": 1},
        bombard=((1, 4),),
        dice=[4, 1, 6],
    )
    assert fight.over
    assert throwers(fight) == [
        "bombardment of france at 4",
        "antiaircraft fire on fighter in france at 1",
        "germany in france: infantry at 2",
    ]


@pytest.mark.rule("A50-AAG-14")
def test_nobody_is_asked_whether_a_gun_fires() -> None:
    fight = Fight(
        "germany", "france", germany={"bomber~attacking2": 1}, uk={"aa_gun": 1, "tank": 1},
        control={"france": "uk"}, dice=[6, 6, 6],
    )  # fmt: skip
    assert fight.waiting == ("germany",)
    assert thrown(fight)[0] == (1, 1)


@pytest.mark.rule("A50-TEC-33")
def test_radar_hits_on_two() -> None:
    radar = {"uk": ["radar"]}
    fight = Fight(
        "germany", "france", germany={"bomber~attacking2": 2}, uk={"aa_gun": 1, "tank": 1},
        control={"france": "uk"}, technologies=radar, dice=[2, 2],
    )  # fmt: skip
    assert fight.over
    assert lost(fight) == ["germany bomber"] * 2
    # the attacker's own radar is of no use to the defender
    plain = Fight(
        "germany", "france", germany={"bomber~attacking2": 1}, uk={"aa_gun": 1, "tank": 1},
        control={"france": "uk"}, technologies={"germany": ["radar"]}, dice=[2, 6, 6],
    )  # fmt: skip
    assert lost(plain) == []


@pytest.mark.rule("A50-TEC-34")
def test_the_best_of_several_guns_fires() -> None:
    forces = {"uk": {"aa_gun": 1, "tank": 1}, "usa": {"aa_gun": 1}}
    fight = Fight(
        "germany", "france", germany={"bomber~attacking2": 1}, control={"france": "uk"},
        technologies={"usa": ["radar"]}, dice=[2], **forces,
    )  # fmt: skip
    assert fight.over
    assert lost(fight) == ["germany bomber"]
    # without a gun of the power that has it, radar does nothing
    forces["usa"] = {"infantry": 1}
    other = Fight(
        "germany", "france", germany={"bomber~attacking2": 1}, control={"france": "uk"},
        technologies={"usa": ["radar"]}, dice=[2, 6, 6, 6], **forces,
    )  # fmt: skip
    assert lost(other) == []
