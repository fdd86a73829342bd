"""Capture, liberation, capitals."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.axis_allies.economy import capture, sites
from flagplot.games.axis_allies.status import airbase_bonus, naval_base_serves
from tests.pacific_1940.helpers import Case
from tests.pacific_1940.turns import finish_until

BROKE = {"japan": 0, "usa": 0, "china": 0, "uk": 0, "anzac": 0}


def taken(by: str, *names: str, **parts: Any) -> Case:
    """A case in which a power has just won territories in this order."""
    case = Case(**{"turn": by, "treasury": {**BROKE, by: 3}, **parts})
    assert case.waiting == (by,)
    for name in names:
        war = case.war
        capture.take(war, war.board.space_of[name], war.power(by))
        case.events += war.events
    return case


def conquered(case: Case, name: str, by: str) -> bool:
    return capture.conquers(case.war, case.war.board.space_of[name], case.war.power(by))


# -- who captures --------------------------------------------------------------------------------------


@pytest.mark.rule("P40-CAP-01")
@pytest.mark.rule("P40-CAP-02")
@pytest.mark.rule("P40-CAP-04")
@pytest.mark.rule("P40-CAP-28")
@pytest.mark.parametrize(
    ("force", "captures"),
    [
        ({"infantry": 1}, True),
        ({"artillery": 1}, True),
        ({"mech_infantry": 1}, True),
        ({"tank": 1, "fighter": 1}, True),
        ({"fighter": 2, "strategic_bomber": 1}, False),
        ({"aa_gun": 1}, False),
        ({}, False),
    ],
)
def test_only_surviving_land_units_capture(force: dict[str, int], captures: bool) -> None:
    case = Case(turn="japan", phase="combat_move", units={"malaya": {"japan": force} if force else {}})
    assert conquered(case, "malaya", "japan") is captures


@pytest.mark.rule("P40-CAP-01")
@pytest.mark.rule("P40-CAP-02")
def test_the_defender_keeps_what_he_still_defends() -> None:
    units = {"malaya": {"japan": {"infantry": 1}, "anzac": {"infantry": 1}}}
    assert not conquered(Case(units=units), "malaya", "japan")
    units = {"malaya": {"japan": {"infantry": 1}, "anzac": {"aa_gun": 1}, "uk": {"fighter~intercepted": 1}}}
    assert conquered(Case(units=units), "malaya", "japan")


@pytest.mark.rule("P40-CAP-03")
def test_ships_next_to_an_empty_territory_take_nothing() -> None:
    case = Case(units={"sea37": {"japan": {"battleship": 2}}})
    assert not conquered(case, "malaya", "japan")


# -- what changes hands --------------------------------------------------------------------------------


@pytest.mark.rule("P40-CAP-06")
def test_production_changes_at_once() -> None:
    case = taken("japan", "malaya")
    assert case.control("malaya") == "japan"
    assert (case.production("japan"), case.production("uk")) == (29, 13)


@pytest.mark.rule("P40-CAP-07")
@pytest.mark.rule("P40-CAP-11")
@pytest.mark.rule("P40-CAP-29")
def test_facilities_pass_with_their_damage() -> None:
    facilities = {"india": {"airbase": 2, "naval_base": 4, "complex_damage": 7}}
    case = taken("japan", "india", facilities=facilities)
    assert case.facilities("india") == (2, 4, 2, 7)


@pytest.mark.rule("P40-OPT-04")
def test_by_switch_a_captured_major_complex_becomes_minor() -> None:
    options = {"captured_major_becomes_minor": True}
    case = taken("japan", "india", options=options, facilities={"india": {"complex_damage": 9}})
    assert case.facilities("india") == (0, 0, 1, 6)
    case = taken("japan", "india", facilities={"india": {"complex_damage": 9}})
    assert case.facilities("india") == (0, 0, 2, 9)


@pytest.mark.rule("P40-CAP-07")
@pytest.mark.rule("P40-CAP-08")
@pytest.mark.rule("P40-AAG-08")
@pytest.mark.rule("P40-AAG-10")
def test_guns_of_every_beaten_owner_are_captured_and_stay_put_this_turn() -> None:
    units = {"malaya": {"uk": {"aa_gun": 1}, "anzac": {"aa_gun": 2}, "japan": {"infantry": 1}}}
    case = taken("japan", "malaya", units=units)
    assert case.units("malaya", marks=True) == {"japan": {"infantry": 1, "aa_gun~done": 3}}


@pytest.mark.rule("P40-CAP-09")
@pytest.mark.rule("P40-CAP-10")
@pytest.mark.rule("P40-CAP-31")
@pytest.mark.rule("P40-FAC-04")
def test_the_captor_uses_facilities_from_his_next_turn() -> None:
    case = taken("japan", "india")
    war = case.war
    india, zone = war.board.space_of["india"], war.board.space_of["sea39"]
    assert not sites.complex_size(war, 0, india)
    assert not airbase_bonus(war, india, 0)
    assert not naval_base_serves(war, zone, 0)
    war = Case(turn="japan", control={"india": "japan"}).war  # the turn after
    assert sites.complex_size(war, 0, india) == 2
    assert airbase_bonus(war, india, 0) == 1
    assert naval_base_serves(war, zone, 0)


@pytest.mark.rule("P40-CAP-31")
@pytest.mark.rule("P40-CAP-10")
@pytest.mark.rule("P40-FAC-16")
def test_a_friend_whose_turn_comes_first_uses_a_captured_base() -> None:
    case = Case(
        turn="usa",
        phase="combat_move",
        treasury={**BROKE, "china": 9, "uk": 9, "anzac": 9},
        units={
            "caroline_islands": {"usa": {"infantry": 1}},
            "sea33": {"uk": {"battleship*": 1}, "usa": {"battleship*": 1}},
        },
    )
    assert case.waiting == ("usa",)
    war = case.war
    base, zone = war.board.space_of["caroline_islands"], war.board.space_of["sea33"]
    capture.take(war, base, war.power("usa"))
    assert not naval_base_serves(war, zone, war.power("usa"))
    while case.state.active != war.power("anzac"):
        if case.state.active == war.power("uk") and case.step == "combat_move":
            assert naval_base_serves(case.war, zone, war.power("uk"))
            assert airbase_bonus(case.war, base, war.power("uk")) == 1
        if case.step == "noncombat_move":
            assert case.can(case.waiting[0], "go sea33>sea22>sea21>sea35 battleship") is (
                case.waiting == ("uk",)
            )
        case.do(case.waiting[0], "done")
    assert case.units("sea33") == {"uk": {"battleship": 1}, "usa": {"battleship*": 1}}


# -- liberation ----------------------------------------------------------------------------------------


@pytest.mark.rule("P40-CAP-12")
@pytest.mark.rule("P40-CAP-13")
@pytest.mark.rule("P40-AAG-08")
def test_a_friends_territory_is_liberated_with_all_in_it() -> None:
    units = {"malaya": {"japan": {"aa_gun": 1}, "anzac": {"infantry": 1}}}
    case = taken("anzac", "malaya", control={"malaya": "japan"}, units=units)
    assert case.control("malaya") == "uk"
    assert case.production("uk") == 16
    assert case.units("malaya", marks=True) == {"uk": {"aa_gun~done": 1}, "anzac": {"infantry": 1}}


@pytest.mark.rule("P40-CAP-12")
def test_own_territory_is_simply_regained() -> None:
    assert taken("uk", "malaya", control={"malaya": "japan"}).control("malaya") == "uk"
    assert taken("japan", "korea", control={"korea": "usa"}).control("korea") == "japan"
    assert taken("usa", "korea").control("korea") == "usa"
    assert taken("usa", "kiangsu").control("kiangsu") == "china"


@pytest.mark.rule("P40-CAP-14")
@pytest.mark.parametrize("name", ["java", "french_indo_china", "new_hebrides"])
def test_dutch_and_french_land_is_captured_not_liberated(name: str) -> None:
    case = taken("anzac", name, control={name: "japan"})
    assert case.control(name) == "anzac"


@pytest.mark.rule("P40-CAP-15")
@pytest.mark.rule("P40-CAP-16")
def test_without_its_owners_capital_the_liberator_keeps_a_territory() -> None:
    lost = {"india": "japan", "malaya": "japan"}
    facilities = {"malaya": {"complex": "minor"}}
    case = taken("anzac", "malaya", control=lost, facilities=facilities)
    assert case.control("malaya") == "anzac"
    assert case.production("anzac") == 13
    war = case.war
    malaya, anzac = war.board.space_of["malaya"], war.power("anzac")
    assert not sites.complex_size(war, anzac, malaya)
    war = Case(turn="anzac", control={"india": "japan", "malaya": "anzac"}, facilities=facilities).war
    assert sites.complex_size(war, anzac, malaya) == 1  # from the next turn on


@pytest.mark.rule("P40-CAP-15")
@pytest.mark.rule("P40-CAP-25")
@pytest.mark.rule("P40-AAG-08")
@pytest.mark.parametrize("order", [("malaya", "india"), ("india", "malaya")])
def test_if_the_capital_is_freed_in_the_same_turn_the_owner_gets_it(order: tuple[str, str]) -> None:
    units = {"malaya": {"japan": {"aa_gun": 1}}, "india": {"japan": {"aa_gun": 1}}}
    case = taken("usa", *order, control={"india": "japan", "malaya": "japan"}, units=units)
    assert case.control("malaya") == case.control("india") == "uk"
    assert case.units("malaya") == case.units("india") == {"uk": {"aa_gun": 1}}


# -- capitals ------------------------------------------------------------------------------------------


@pytest.mark.rule("P40-CAP-17")
@pytest.mark.rule("P40-CAP-18")
@pytest.mark.parametrize(
    ("capital", "victim", "value"),
    [("india", "uk", 3), ("western_united_states", "usa", 10), ("new_south_wales", "anzac", 2)],
)
def test_a_captured_capital_is_plundered(capital: str, victim: str, value: int) -> None:
    case = taken("japan", capital, treasury={**BROKE, "japan": 3, victim: 8})
    assert (case.treasury("japan"), case.treasury(victim)) == (11, 0)
    assert case.control(capital) == "japan"
    assert case.production("japan") == 26 + value


@pytest.mark.rule("P40-CAP-18")
def test_no_other_territory_brings_plunder() -> None:
    case = taken("japan", "malaya", treasury={**BROKE, "japan": 3, "uk": 8})
    assert (case.treasury("japan"), case.treasury("uk")) == (3, 8)


@pytest.mark.rule("P40-CAP-19")
def test_plunder_is_taken_even_by_a_power_without_its_own_capital() -> None:
    units = {"kiangsi": {"japan": {"infantry": 1}}}  # somebody to move, so that the turn stays open
    case = taken("japan", "india", control={"japan": "usa"}, treasury={**BROKE, "uk": 8}, units=units)
    assert case.treasury("japan") == 8


@pytest.mark.rule("P40-CAP-20")
def test_japan_is_plundered_too() -> None:
    case = taken("usa", "japan", treasury={**BROKE, "japan": 30, "usa": 3})
    assert (case.treasury("usa"), case.treasury("japan")) == (33, 0)
    assert case.production("usa") == 17 + 8


@pytest.mark.rule("P40-CAP-24")
@pytest.mark.rule("P40-CAP-25")
@pytest.mark.rule("P40-CAP-26")
def test_freeing_a_capital_gives_back_what_friends_hold() -> None:
    control = {"new_south_wales": "japan", "queensland": "usa", "victoria": "uk"}
    control |= {"new_guinea": "japan", "java": "usa"}
    units = {
        "new_south_wales": {"japan": {"aa_gun": 1}},
        "queensland": {"usa": {"aa_gun": 1}},
        "victoria": {"uk": {"aa_gun": 1}},
    }
    case = taken("usa", "new_south_wales", control=control, units=units)
    for name in ("new_south_wales", "queensland", "victoria"):
        assert case.control(name) == "anzac"
    assert case.control("new_guinea") == "japan"
    assert case.control("java") == "usa"
    assert case.units("new_south_wales") == {"anzac": {"aa_gun": 1}}
    assert case.units("queensland") == {"usa": {"aa_gun": 1}}  # outside the capital guns keep their owner
    assert case.units("victoria") == {"uk": {"aa_gun": 1}}
    assert case.facilities("queensland")[:2] == (0, 0)


@pytest.mark.rule("P40-CAP-27")
def test_freeing_a_capital_takes_nothing_from_its_holder() -> None:
    money = {**BROKE, "japan": 20, "uk": 3}
    case = taken("uk", "new_south_wales", control={"new_south_wales": "japan"}, treasury=money)
    assert (case.treasury("japan"), case.treasury("uk"), case.treasury("anzac")) == (20, 3, 0)


@pytest.mark.rule("P40-CAP-23")
def test_a_power_whose_capital_was_freed_collects_from_all_it_controls() -> None:
    case = taken(
        "uk", "new_south_wales", control={"new_south_wales": "japan", "queensland": "usa"},
        treasury={**BROKE, "uk": 3, "japan": 9},
    )  # fmt: skip
    finish_until(case, "japan")
    assert case.treasury("anzac") == 10


# -- in play ---------------------------------------------------------------------------------------------


@pytest.mark.rule("P40-CAP-01")
@pytest.mark.rule("P40-CAP-06")
@pytest.mark.rule("P40-CAP-07")
@pytest.mark.rule("P40-FAC-01")
def test_land_units_walk_into_an_empty_territory_and_take_gun_and_bases() -> None:
    case = Case(
        turn="japan",
        phase="combat_move",
        treasury=BROKE,
        control={"shan_state": "japan"},
        units={"shan_state": {"japan": {"infantry": 1}}, "malaya": {"uk": {"aa_gun": 1}}},
    )
    case.do("japan", "go shan_state>malaya infantry", "done")  # neither gun nor naval base fights: no dice
    assert case.control("malaya") == "japan"
    assert case.units("malaya") == {"japan": {"infantry": 1, "aa_gun": 1}}


@pytest.mark.rule("P40-CAP-04")
@pytest.mark.rule("P40-CAP-05")
def test_aircraft_alone_take_nothing_and_fly_home() -> None:
    case = Case(
        turn="japan",
        phase="combat_move",
        treasury=BROKE,
        units={"siam": {"japan": {"fighter": 1}}, "malaya": {"uk": {"infantry": 1}}},
    )
    case.do("japan", "go siam>malaya fighter", "done", dice=[1, 6])
    assert case.control("malaya") == "uk"
    assert case.units("malaya") == {"japan": {"fighter": 1}}
    case.do("japan", "go malaya>siam fighter")
    assert case.units("siam") == {"japan": {"fighter": 1}}
