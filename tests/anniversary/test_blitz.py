"""Tanks that take an empty territory in passing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.anniversary.helpers import Case


def moves(turn: str, units: dict[str, Any], phase: str = "combat_move", **parts: Any) -> Case:
    return Case(turn=turn, phase=phase, units=units, **parts)


@pytest.mark.rule("A50-BLZ-01", "A50-BLZ-02", "A50-BLZ-03", "A50-BLZ-04")
def test_control_and_production_change_before_the_tank_goes_on() -> None:
    case = moves(
        "germany",
        {"bulgaria_romania": {"germany": {"tank": 1}}, "caucasus": {"ussr": {"infantry": 1}}},
    )
    before = case.production("germany"), case.production("ussr")
    case.do("germany", "move bulgaria_romania land", "take tank 1", "step ukraine")
    assert case.control("ukraine") == "ussr"
    case.do("germany", "step caucasus")
    assert case.control("ukraine") == "germany"
    assert (case.production("germany"), case.production("ussr")) == (before[0] + 2, before[1] - 2)
    assert case.step == "combat_move"
    late = moves("germany", {"bulgaria_romania": {"germany": {"tank": 1}}}, "noncombat_move")
    late.refuses("germany", "go bulgaria_romania>ukraine>east_poland tank", "A50-NCM-04")


@pytest.mark.rule("A50-BLZ-01")
def test_the_second_half_may_end_in_friendly_or_hostile_land_but_not_beyond() -> None:
    case = moves("germany", {"poland": {"germany": {"tank": 1, "infantry": 1, "artillery": 1}}})
    assert case.can("germany", "go poland>east_poland>bulgaria_romania tank")
    assert case.can("germany", "go poland>east_poland>belorussia tank")
    case.refuses("germany", "go poland>east_poland>belorussia>russia tank", "A50-CMV-11")
    case.refuses("germany", "go poland>east_poland>belorussia infantry", "A50-CMV-11")
    case.refuses("germany", "go poland>east_poland>belorussia artillery", "A50-CMV-11")


@pytest.mark.rule("A50-BLZ-05", "A50-MAP-16")
def test_anything_of_the_enemy_stops_a_tank() -> None:
    for held in ({"infantry": 1}, {"aa_gun": 1}, {"fighter": 1}):
        case = moves("germany", {"poland": {"germany": {"tank": 1}}, "east_poland": {"ussr": held}})
        case.refuses("germany", "go poland>east_poland>belorussia tank", "A50-BLZ-05")
    works = moves(
        "germany",
        {"bulgaria_romania": {"germany": {"tank": 1}}},
        facilities={"ukraine": {"complex": "industrial"}},
    )
    works.refuses("germany", "go bulgaria_romania>ukraine>caucasus tank", "A50-BLZ-05")


@pytest.mark.rule("A50-BLZ-06")
def test_a_tank_may_come_back_to_where_it_began() -> None:
    case = moves("germany", {"poland": {"germany": {"tank": 1}}})
    case.do("germany", "go poland>east_poland>poland tank")
    assert case.units("poland") == {"germany": {"tank": 1}}
    assert case.control("east_poland") == "germany"


@pytest.mark.rule("A50-BLZ-07")
def test_ground_taken_by_blitz_is_friendly_to_those_who_follow() -> None:
    case = moves(
        "germany",
        {
            "poland": {"germany": {"tank": 3, "infantry": 1}},
            "belorussia": {"ussr": {"infantry": 1}},
        },
    )
    case.do("germany", "go poland>east_poland>belorussia tank")
    case.do("germany", "go poland>east_poland>belorussia tank", "go poland>east_poland>ukraine tank")
    # nobody enters friendly ground as a combat move of its own
    case.refuses("germany", "go poland>east_poland infantry")
    case.do("germany", "done", dice=[1, 6, 6])
    case.do("germany", "go poland>east_poland infantry")  # but later it may
    assert case.units("east_poland") == {"germany": {"infantry": 1}}


@pytest.mark.rule("A50-BLZ-07")
def test_different_ways_for_different_tanks() -> None:
    case = moves("germany", {"poland": {"germany": {"tank": 2}}})
    case.do("germany", "go poland>east_poland>ukraine tank", "go poland>baltic_states>belorussia tank")
    assert case.control("east_poland") == case.control("baltic_states") == "germany"


@pytest.mark.rule("A50-BLZ-08")
def test_what_was_a_friends_is_freed_in_passing() -> None:
    units = {"egypt": {"uk": {"tank": 1}}}
    control = {"trans_jordan": "italy", "persia": "italy"}
    case = moves("usa", {"egypt": {"usa": {"tank": 1}}}, control=control)
    case.do("usa", "go egypt>trans_jordan>persia tank")
    assert case.control("trans_jordan") == "uk"
    london_lost = moves(
        "usa", {"egypt": {"usa": {"tank": 1}}}, control={**control, "united_kingdom": "germany"}
    )
    london_lost.do("usa", "go egypt>trans_jordan>persia tank")
    assert london_lost.control("trans_jordan") == "usa"
    own = moves("uk", units, control=control).do("uk", "go egypt>trans_jordan>persia tank")
    assert own.control("trans_jordan") == "uk"


@pytest.mark.rule("A50-BLZ-09")
def test_what_was_taken_is_kept_when_the_tank_is_lost_or_retreats() -> None:
    units = {"poland": {"germany": {"tank": 1}}, "belorussia": {"ussr": {"infantry": 1}}}
    dead = moves("germany", units)
    dead.do("germany", "go poland>east_poland>belorussia tank", "done", dice=[6, 1])
    assert dead.units("belorussia") == {"ussr": {"infantry": 1}}
    assert dead.control("east_poland") == "germany"
    back = moves("germany", units)
    back.do("germany", "go poland>east_poland>belorussia tank", "done", dice=[6, 6])
    back.do("germany", "retreat east_poland")
    assert back.units("east_poland") == {"germany": {"tank": 1}}
    assert back.control("east_poland") == "germany"
