"""Paratroopers: a bomber drops one infantry of its own territory on the first hostile territory."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.axis_allies.events import Lost
from flagplot.kernel.laws import check_describes
from tests.anniversary.helpers import Case

JUMP = {"germany": ["paratroopers"]}


def moves(units: dict[str, Any], phase: str = "combat_move", **parts: Any) -> Case:
    return Case(**{"turn": "germany", "phase": phase, "units": units, "technologies": JUMP, **parts})


def lost(case: Case) -> list[str]:
    return [event.units for event in case.events if isinstance(event, Lost) and event.power == "germany"]


@pytest.mark.rule("A50-TEC-16")
def test_a_bomber_takes_one_infantry_of_its_territory_along() -> None:
    units = {"germany": {"germany": {"bomber": 2, "infantry": 3}}, "baltic_states": {"ussr": {"infantry": 1}}}
    case = moves(units)
    case.do("germany", "go germany>baltic_states bomber as=drop")
    assert case.units("germany") == {"germany": {"bomber": 1, "infantry": 2}}
    assert case.units("baltic_states")["germany"] == {"bomber[infantry]": 1}
    case.do("germany", "go germany>baltic_states bomber as=drop")
    case.do("germany", "done", dice=[1, 1, 6, 6, 6])
    assert case.units("baltic_states") == {"germany": {"bomber": 2, "infantry": 2}}
    assert case.control("baltic_states") == "germany"
    without = moves(units, technologies={})
    without.refuses("germany", "go germany>baltic_states bomber as=drop", "A50-TEC-16")
    friends = moves(
        {
            "germany": {"germany": {"bomber": 1}, "italy": {"infantry": 1}},
            "baltic_states": {"ussr": {"infantry": 1}},
        }
    )
    friends.refuses("germany", "go germany>baltic_states bomber as=drop", "A50-TEC-21")


@pytest.mark.rule("A50-TEC-16", "A50-TEC-17")
def test_the_first_hostile_territory_stops_it_even_an_empty_one() -> None:
    units = {
        "poland": {"germany": {"bomber": 1, "infantry": 1, "tank": 1}},
        "belorussia": {"ussr": {"infantry": 1}},
    }
    case = moves(units)
    case.refuses("germany", "go poland>belorussia bomber as=drop", "A50-TEC-17")
    assert case.can("germany", "go poland>belorussia bomber")  # without the infantry it flies on
    assert case.can("germany", "go poland>east_poland bomber as=drop")
    # ground that tanks have blitzed by now does not stop it
    case.do("germany", "go poland>east_poland>ukraine tank")
    case.do("germany", "go poland>belorussia bomber as=drop")


@pytest.mark.rule("A50-TEC-16")
def test_over_sea_and_friendly_land_it_goes_as_far_as_its_range_lets_it_come_home() -> None:
    case = moves(
        {
            "norway": {"germany": {"bomber": 1, "infantry": 1}},
            "sz6": {"uk": {"battleship": 1}},
            "united_kingdom": {"uk": {"infantry": 1}},
            "iceland": {"uk": {"infantry": 1}},
        }
    )
    case.do("germany", "move norway air", "take bomber 1")
    assert "fly united_kingdom drop" in case.legal("germany")  # hostile sea zones do not count
    assert "fly iceland drop" in case.legal("germany")
    assert "fly sz6 drop" not in case.legal("germany")
    far = moves({"france": {"germany": {"bomber": 1, "infantry": 1}}})
    far.refuses("germany", "go france>greenland bomber as=drop", "A50-AIR-11")


@pytest.mark.rule("A50-TEC-18")
def test_the_infantry_jumps_after_antiaircraft_fire_and_dies_with_its_bomber() -> None:
    units = {
        "poland": {"germany": {"bomber": 1, "infantry": 1}},
        "east_poland": {"ussr": {"aa_gun": 1, "infantry": 1}},
    }
    shot = moves(units).do("germany", "go poland>east_poland bomber as=drop", "done", dice=[1])
    assert lost(shot) == ["bomber", "infantry"]
    assert shot.units("east_poland") == {"ussr": {"infantry": 1, "aa_gun": 1}}
    safe = moves(units).do("germany", "go poland>east_poland bomber as=drop", "done", dice=[2, 1, 6, 6])
    assert safe.units("east_poland") == {"germany": {"bomber": 1, "infantry": 1, "aa_gun": 1}}


@pytest.mark.rule("A50-TEC-19")
def test_the_bomber_fights_or_keeps_out_but_is_shot_at_in_any_case() -> None:
    units = {
        "poland": {"germany": {"bomber": 1, "infantry": 1}},
        "east_poland": {"ussr": {"aa_gun": 1, "infantry": 1}},
    }
    case = moves(units).do("germany", "go poland>east_poland bomber as=deliver")
    case.do("germany", "done", dice=[2, 6, 1])  # the gun at the bomber, then infantry against infantry
    assert lost(case) == ["infantry"]
    assert case.units("east_poland")["germany"] == {"bomber": 1}  # it was not in the battle
    case.do("germany", "go east_poland>poland bomber")
    down = moves(units).do("germany", "go poland>east_poland bomber as=deliver", "done", dice=[1])
    assert lost(down) == ["bomber", "infantry"]


@pytest.mark.rule("A50-TEC-19")
def test_a_bomber_with_infantry_aboard_does_not_raid() -> None:
    case = moves(
        {"finland": {"germany": {"bomber": 1, "infantry": 1}}, "karelia_ssr": {"ussr": {"infantry": 1}}}
    )
    case.do("germany", "move finland air", "take bomber 1")
    flights = [action for action in case.legal("germany") if action.startswith("fly karelia_ssr")]
    assert flights == [f"fly karelia_ssr {role}" for role in ("attack", "raid", "drop", "deliver")]
    case.do("germany", "fly karelia_ssr deliver", "done", dice=[6, 1])
    assert case.facilities("karelia_ssr")[3] == 0


@pytest.mark.rule("A50-TEC-20", "A50-TEC-21")
def test_it_retreats_to_where_the_bomber_started_if_that_is_next_door() -> None:
    units = {
        "poland": {"germany": {"bomber": 1, "infantry": 1}},
        "east_poland": {"ussr": {"infantry": 2}},
    }
    case = moves(units).do("germany", "go poland>east_poland bomber as=drop", "done", dice=[6, 6, 6, 6])
    assert case.legal("germany") == ["press", "retreat poland"]
    case.do("germany", "retreat poland")
    assert case.units("poland") == {"germany": {"infantry": 1}}
    assert case.units("east_poland") == {"germany": {"bomber": 1}, "ussr": {"infantry": 2}}
    far = moves({**units, "germany": {"germany": {"bomber": 1, "infantry": 1}}})
    far.do("germany", "go germany>east_poland bomber as=drop", "done", dice=[6, 6, 6, 1])
    assert "retreat germany" not in far.legal("germany")


@pytest.mark.rule("A50-TEC-20", "A50-TEC-21")
def test_with_overland_attackers_it_goes_where_they_came_from() -> None:
    case = moves(
        {
            "poland": {"germany": {"bomber": 1, "infantry": 1}},
            "bulgaria_romania": {"germany": {"infantry": 1}},
            "east_poland": {"ussr": {"infantry": 2}},
        }
    )
    case.do("germany", "go poland>east_poland bomber as=drop", "go bulgaria_romania>east_poland infantry")
    case.do("germany", "done", dice=[6, 6, 6, 6, 6])
    assert case.legal("germany") == ["press", "retreat bulgaria_romania"]
    case.do("germany", "retreat bulgaria_romania")
    assert case.units("bulgaria_romania") == {"germany": {"infantry": 2}}


@pytest.mark.rule("A50-TEC-21")
def test_the_infantry_has_not_moved_and_jumps_in_combat_movement_only() -> None:
    units = {"poland": {"germany": {"bomber": 1, "infantry~done": 1}}}
    moves(units).refuses("germany", "go poland>east_poland bomber as=drop", "A50-TEC-21")
    later = moves({"poland": {"germany": {"bomber": 1, "infantry": 1}}}, "noncombat_move")
    later.do("germany", "move poland air", "take bomber 1")
    assert not any("drop" in action for action in later.legal("germany"))
    later.refuses("germany", "fly germany drop")
    case = moves({"poland": {"germany": {"bomber": 1, "infantry": 1}}})
    case.do("germany", "go poland>east_poland bomber as=drop", "done")
    assert case.control("east_poland") == "germany"
    case.refuses("germany", "go east_poland>poland infantry", "A50-NCM-01")  # that was its move


@pytest.mark.rule("A50-TEC-17")
def test_paratroopers_over_ground_taken_meanwhile_simply_land() -> None:
    case = moves({"poland": {"germany": {"bomber": 1, "infantry": 1, "tank": 1}}})
    case.do("germany", "go poland>east_poland bomber as=drop", "go poland>east_poland>ukraine tank", "done")
    assert case.units("east_poland") == {"germany": {"bomber": 1, "infantry": 1}}
    assert case.control("ukraine") == "germany"
    case.do("germany", "go east_poland>poland bomber", "done")


@pytest.mark.rule("A50-TEC-18")
def test_a_laden_bomber_survives_saving_and_loading() -> None:
    case = moves(
        {"poland": {"germany": {"bomber": 1, "infantry": 1}}, "east_poland": {"ussr": {"infantry": 1}}}
    )
    case.do("germany", "go poland>east_poland bomber as=deliver")
    document = case.game.write_position(case.state)
    assert case.game.write_position(case.game.position(document)) == document


def test_a_position_with_paratroopers_on_their_way_reads_back() -> None:
    units = {"united_kingdom": {"uk": {"bomber": 1, "infantry": 1}}, "norway": {"germany": {"infantry": 1}}}
    case = moves(units, turn="uk", technologies={"uk": ["paratroopers"]})
    case.do("uk", "go united_kingdom>norway bomber as=drop")
    check_describes(case.game, case.state)


@pytest.mark.rule("A50-TEC-17", "A50-TEC-16")
def test_a_way_over_hostile_land_is_not_flown_round_it_in_silence() -> None:
    case = Case(
        turn="uk",
        phase="combat_move",
        technologies={"uk": ["paratroopers"]},
        units={
            "united_kingdom": {"uk": {"bomber": 1, "infantry": 1}},
            "germany": {"germany": {"infantry": 1}},
        },
    )
    refusal = case.refuses("uk", "go united_kingdom>sz7>france>germany bomber as=drop", "A50-TEC-17")
    assert "must stop in the first hostile territory" in refusal.text
    assert case.can("uk", "go united_kingdom>germany bomber as=drop")
    case.refuses("uk", "go united_kingdom>sz7>sz8>sz7>france>germany bomber", "A50-AIR-02")  # a detour
