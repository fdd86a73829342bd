"""Pressing on or retreating."""

from __future__ import annotations

import pytest

from tests.anniversary.fights import Fight, attack, conduct, lost


def land_fight(*origins: str, **parts: object) -> Fight:
    """A round without a hit in the Baltic States."""
    forces: dict[str, object] = {"germany": {"tank": 1}, "ussr": {"infantry": 1}, "dice": [6, 6], **parts}
    return Fight("germany", "baltic_states", origins=origins, **forces)  # type: ignore[arg-type]


@pytest.mark.rule("A50-RET-01", "A50-RET-06", "A50-RET-11")
def test_only_the_attacker_retreats_and_only_after_a_round() -> None:
    case = conduct(
        "germany",
        {"baltic_states": {"germany": {"tank": 1, "infantry": 1}, "ussr": {"infantry": 1, "artillery": 1}}},
        this_turn={"origins": {"baltic_states": ["poland"]}},
        dice=[1, 6],
    )
    assert case.waiting == ("ussr",)  # losses are being taken, the round is not over
    assert case.legal("ussr") == ["lose infantry", "lose artillery"]  # and no way out for the defender
    case.refuses("ussr", "retreat russia", "A50-RET-01")
    case.do("ussr", "lose infantry", dice=[6, 6])
    assert case.legal("germany") == ["press", "retreat poland"]


@pytest.mark.rule("A50-RET-02", "A50-RET-04")
def test_all_units_retreat_together_to_one_space_some_of_them_came_from() -> None:
    fight = land_fight("poland", "east_poland", germany={"tank": 1, "infantry": 1}, dice=[6, 6, 6],
                       control={"east_poland": "germany"})  # fmt: skip
    assert fight.legal("germany") == ["press", "retreat east_poland", "retreat poland"]
    assert fight.why_not("germany", "retreat belorussia").rule == "P40-RET-02"
    fight.do("germany", "retreat east_poland")
    assert fight.over
    assert fight.left("east_poland") == {"germany": {"tank": 1, "infantry": 1}}
    assert fight.left() == {"ussr": {"infantry": 1}}


@pytest.mark.rule("A50-RET-02")
def test_no_retreat_to_a_space_that_is_hostile_now() -> None:
    fight = Fight(
        "germany",
        "baltic_states",
        germany={"tank": 2},
        ussr={"infantry": 1},
        origins=("belorussia", "poland"),
        dice=[6, 6, 6],
    )
    assert fight.legal("germany") == ["press", "retreat poland"]  # Belorussia is Soviet


@pytest.mark.rule("A50-RET-03")
def test_ships_retreat_only_to_zones_that_were_friendly_when_the_turn_began() -> None:
    fight = Fight(
        "uk",
        "sz12",
        uk={"cruiser": 1, "destroyer": 1},
        germany={"cruiser": 1},
        origins=("sz8", "sz7"),
        hostile_before=("sz7",),
        dice=[6, 6, 6],
    )
    assert fight.legal("uk") == ["press", "retreat sz8"]
    assert fight.war.edition.cite(fight.why_not("uk", "retreat sz7").rule) == "A50-RET-03"
    fight.do("uk", "retreat sz8")
    assert fight.left("sz8", marks=True) == {"uk": {"cruiser~done>sz12": 1, "destroyer~done": 1}}


@pytest.mark.rule("A50-RET-07")
def test_a_tank_that_blitzed_came_from_the_land_it_blitzed() -> None:
    case = attack(
        "germany",
        {
            "bulgaria_romania": {"germany": {"tank": 1}},
            "caucasus": {"ussr": {"infantry": 1}},
        },
        "go bulgaria_romania>ukraine>caucasus tank",
    )
    case.do("germany", "done", dice=[6, 6])
    assert case.legal("germany") == ["press", "retreat ukraine"]  # not where it set out from
    case.do("germany", "retreat ukraine")
    assert case.units("ukraine") == {"germany": {"tank": 1}}
    assert case.control("ukraine") == "germany"


@pytest.mark.rule("A50-RET-05")
def test_aircraft_that_retreat_stay_until_they_land_in_noncombat_movement() -> None:
    fight = land_fight("poland", germany={"tank": 1, "fighter~attacking3": 1}, dice=[6, 6, 6])
    fight.do("germany", "retreat poland")
    assert fight.over
    assert fight.left(marks=True) == {"germany": {"fighter~aloft3": 1}, "ussr": {"infantry": 1}}
    assert fight.left("poland") == {"germany": {"tank": 1}}


@pytest.mark.rule("A50-RET-08")
def test_a_fleet_that_stayed_needs_somebody_who_came_from_elsewhere() -> None:
    stuck = Fight("usa", "sz53", usa={"cruiser": 1}, japan={"cruiser": 1}, dice=[6, 6, 6, 6, 1, 6])
    assert stuck.over  # nobody was asked in three rounds
    joined = Fight(
        "usa", "sz53", usa={"cruiser": 1, "destroyer": 1}, japan={"cruiser": 1}, origins=("sz56",),
        dice=[6, 6, 6],
    )  # fmt: skip
    joined.do("usa", "retreat sz56")
    assert joined.left("sz56") == {"usa": {"cruiser": 1, "destroyer": 1}}


@pytest.mark.rule("A50-RET-09")
def test_aircraft_alone_simply_break_off() -> None:
    fight = land_fight(germany={"fighter~attacking3": 2}, dice=[6, 6, 6])
    assert fight.legal("germany") == ["press", "retreat air"]
    fight.do("germany", "retreat air")
    assert fight.over
    assert lost(fight) == []
    assert fight.left() == {"germany": {"fighter": 2}, "ussr": {"infantry": 1}}


@pytest.mark.rule("A50-RET-09")
def test_aircraft_open_no_way_back_for_others() -> None:
    case = attack(
        "germany",
        {
            "poland": {"germany": {"tank": 1}},
            "east_poland": {"germany": {"fighter": 1}},
            "baltic_states": {"ussr": {"infantry": 1}},
        },
        "go poland>baltic_states tank",
        "go east_poland>baltic_states fighter",
        control={"east_poland": "germany"},
    )
    case.do("germany", "done", dice=[6, 6, 6])
    assert case.legal("germany") == ["press", "retreat poland"]


@pytest.mark.rule("A50-RET-10")
def test_nobody_retreats_alone() -> None:
    fight = land_fight("poland", germany={"tank": 1, "fighter~attacking3": 1}, dice=[6, 6, 6])
    assert fight.legal("germany") == ["press", "retreat poland"]
    refusal = fight.why_not("germany", "retreat air")
    assert refusal is not None
    assert fight.war.edition.cite(refusal.rule) == "A50-RET-02"
    fight.do("germany", "retreat poland")
    assert fight.over  # the tank and the fighter together


@pytest.mark.rule("A50-RET-12")
def test_without_a_space_for_the_others_aircraft_cannot_leave_either() -> None:
    fight = Fight(
        "japan",
        "sz50",
        japan={"battleship": 1, "fighter~attacking2": 1},
        usa={"cruiser": 1},
        dice=[6, 6, 6, 1, 1, 6],
    )
    assert fight.over  # two rounds without a question
    with_help = Fight(
        "japan",
        "sz50",
        japan={"battleship": 1, "destroyer": 1, "fighter~attacking2": 1},
        usa={"cruiser": 1},
        origins=("sz61",),
        dice=[6, 6, 6, 6],
    )
    assert with_help.legal("japan") == ["press", "retreat sz61"]
    with_help.do("japan", "retreat sz61")
    assert with_help.left("sz61") == {"japan": {"battleship": 1, "destroyer": 1}}
    assert with_help.left() == {"japan": {"fighter": 1}, "usa": {"cruiser": 1}}


@pytest.mark.rule("A50-CBT-21", "A50-RET-02")
def test_a_damaged_battleship_that_retreats_is_whole_again() -> None:
    fight = Fight("uk", "sz12", uk={"battleship": 1}, germany={"cruiser": 1}, origins=("sz8",), dice=[6, 1])
    assert fight.strip(True) == {"battleship*": 1}
    fight.do("uk", "retreat sz8")
    assert fight.left("sz8") == {"uk": {"battleship": 1}}
