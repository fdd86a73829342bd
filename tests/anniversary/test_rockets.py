"""Rockets."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.axis_allies.anniversary import rockets
from tests.anniversary.fights import conduct, lost, throwers
from tests.anniversary.helpers import Case

ROCKETS = {"germany": ["rockets"]}


def guns(units: dict[str, Any] | None = None, **parts: Any) -> Case:
    """Germany has rockets and a gun in Northwestern Europe, two spaces from London, its only target."""
    here = {"northwestern_europe": {"germany": {"aa_gun": 1}}}
    complexes = {"karelia_ssr": {"complex": None}, **parts.pop("facilities", {})}
    return conduct("germany", {**here, **(units or {})}, technologies=ROCKETS, facilities=complexes, **parts)


LENINGRAD = {"karelia_ssr": {"complex": "industrial"}}


@pytest.mark.rule("A50-TEC-10", "A50-TEC-14")
def test_a_gun_launches_at_a_complex_within_three_spaces() -> None:
    case = guns({"united_kingdom": {"uk": {"aa_gun": 1}}})
    assert case.legal("germany") == ["launch northwestern_europe united_kingdom", "done"]
    case.do("germany", "launch northwestern_europe united_kingdom", dice=[5])
    assert case.facilities("united_kingdom")[3] == 5
    assert throwers(case) == ["germany rocket at the complex of united_kingdom"]  # no gun fired at it


@pytest.mark.rule("A50-TEC-10")
def test_only_with_the_technology_only_at_enemy_complexes_and_only_if_wanted() -> None:
    without = conduct("germany", {"northwestern_europe": {"germany": {"aa_gun": 1}}})
    assert without.step == "noncombat_move"
    case = guns()
    case.refuses("germany", "launch germany united_kingdom", "A50-TEC-10")
    case.refuses("germany", "launch northwestern_europe france", "A50-TEC-10")
    case.refuses("germany", "launch northwestern_europe russia", "A50-TEC-10")
    case.do("germany", "done")
    assert case.facilities("united_kingdom")[3] == 0


@pytest.mark.rule("A50-TEC-11")
def test_a_gun_that_launched_still_fires_at_aircraft() -> None:
    case = conduct(
        "germany",
        {"france": {"germany": {"aa_gun": 1, "infantry": 1}}, "sz7": {"uk": {"carrier[fighter]": 1}}},
        technologies=ROCKETS,
    )
    case.do("germany", "launch france united_kingdom", dice=[3])
    enemy = Case(
        turn="uk",
        phase="combat_move",
        units={
            "france": {"germany": {"aa_gun": 1, "infantry": 1}},
            "united_kingdom": {"uk": {"fighter": 1}},
        },
        technologies=ROCKETS,
    )
    enemy.do("uk", "go united_kingdom>france fighter")
    enemy.do("uk", "done", dice=[1])
    assert lost(enemy) == ["uk fighter"]


@pytest.mark.rule("A50-TEC-12")
def test_one_gun_of_a_territory_launches() -> None:
    units = {
        "norway": {"germany": {"aa_gun": 2}},
        "northwestern_europe": {},
    }
    # London and Leningrad are both in range of Norway
    case = guns(units, facilities=LENINGRAD)
    assert case.legal("germany") == ["launch norway karelia_ssr", "launch norway united_kingdom", "done"]
    case.do("germany", "launch norway united_kingdom", dice=[1])
    assert case.facilities("united_kingdom")[3] == 1
    assert case.step != "rockets"
    printed = guns(units, options={"official_errata_2009": False})
    printed.do("germany", "launch norway united_kingdom", dice=[1])
    assert "launch norway united_kingdom" in printed.legal("germany")
    printed.do("germany", "launch norway united_kingdom", dice=[2])
    assert printed.facilities("united_kingdom")[3] == 3
    assert printed.step != "rockets"


@pytest.mark.rule("A50-TEC-12", "A50-TEC-13")
def test_refusals_name_the_limits() -> None:
    case = guns({"norway": {"germany": {"aa_gun": 1}}}, facilities=LENINGRAD)
    case.do("germany", "launch northwestern_europe united_kingdom", dice=[1])
    case.refuses("germany", "launch northwestern_europe karelia_ssr", "A50-TEC-12")
    case.refuses("germany", "launch norway united_kingdom", "A50-TEC-13")


@pytest.mark.rule("A50-TEC-13")
def test_one_rocket_for_each_complex() -> None:
    case = guns({"france": {"germany": {"aa_gun": 1}}})
    assert case.legal("germany") == [
        "launch france united_kingdom",
        "launch northwestern_europe united_kingdom",
        "done",
    ]
    case.do("germany", "launch france united_kingdom", dice=[2])
    assert case.step != "rockets"  # the other gun has no target left


@pytest.mark.rule("A50-TEC-14")
def test_rocket_damage_stops_at_the_limit_and_adds_to_that_of_a_raid() -> None:
    case = guns(
        {"united_kingdom": {"germany": {"bomber~raiding2": 1}}},
        facilities={"united_kingdom": {"complex_damage": 9}},
    )
    assert case.legal("germany") == [
        "launch northwestern_europe united_kingdom",
        "raid united_kingdom",
        "done",
    ]
    case.do("germany", "launch northwestern_europe united_kingdom", dice=[3, 6])  # rocket 3, raid 6
    assert case.facilities("united_kingdom")[3] == 16


@pytest.mark.rule("A50-SBR-10", "A50-CBT-01")
def test_rockets_and_raids_in_any_order() -> None:
    case = guns(
        {
            "united_kingdom": {"germany": {"bomber~raiding2": 1}},
            "caucasus": {"germany": {"bomber~raiding2": 1}},
            "baltic_states": {"germany": {"tank": 1}, "ussr": {"infantry": 1}},
        }
    )
    case.refuses("germany", "fight baltic_states", "A50-CBT-01")
    case.refuses("germany", "raid russia", "A50-SBR-01")
    case.do("germany", "raid caucasus", dice=[1])
    case.do("germany", "launch northwestern_europe united_kingdom", dice=[2, 3, 1, 6])
    assert throwers(case)[:3] == [
        "bombs on the complex of caucasus",
        "germany rocket at the complex of united_kingdom",
        "bombs on the complex of united_kingdom",
    ]
    assert case.facilities("united_kingdom")[3] == 5
    assert case.control("baltic_states") == "germany"


@pytest.mark.rule("A50-TEC-15")
def test_range_is_counted_as_aircraft_fly_and_not_through_neutrals() -> None:
    war = guns().war
    board = war.board

    def reach(origin: str, target: str) -> bool:
        return bool(rockets.in_range(war, board.space_of[origin]) >> board.space_of[target] & 1)

    assert reach("northwestern_europe", "united_kingdom")  # over sz6
    assert reach("poland", "russia")  # East Poland, Belorussia, Russia
    assert not reach("germany", "russia")
    assert not reach("manchuria", "novosibirsk")  # Mongolia lies between
    assert not reach("italy", "switzerland")


@pytest.mark.rule("A50-TEC-15")
def test_guns_aboard_ships_or_taken_this_turn_do_not_launch() -> None:
    afloat = conduct("germany", {"sz6": {"germany": {"transport[aa_gun]": 1}}}, technologies=ROCKETS)
    assert afloat.step == "noncombat_move"
    taken = guns(
        {"northwestern_europe": {"germany": {"aa_gun": 1}}, "france": {"germany": {"aa_gun": 1}}},
        this_turn={"captured": ["france"]},
    )
    assert taken.legal("germany") == ["launch northwestern_europe united_kingdom", "done"]
    taken.refuses("germany", "launch france united_kingdom", "A50-TEC-15")
