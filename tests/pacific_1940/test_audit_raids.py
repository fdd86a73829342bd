"""Bombing raids and stranded defenders, played from the Combat Move phase on."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.axis_allies.events import Lost
from tests.pacific_1940.combats import happened
from tests.pacific_1940.helpers import GAME, Case
from tests.pacific_1940.test_audit_before_combat import move, thrown

# Formosa, three spaces from the Philippines, is given the facilities a test needs
BASES = {"formosa": {"airbase": 0, "naval_base": 0}}
AIRBASE = {"formosa": {"airbase": 0}}


def planes(**philippines: int) -> dict[str, Any]:
    """American aircraft in the Philippines."""
    return {"philippines": {"usa": philippines}}


def raid(raiders: dict[str, Any], defenders: dict[str, Any], *lines: str, **parts: Any) -> Case:
    """The US raids Formosa."""
    units = {**raiders, "formosa": defenders}
    parts.setdefault("facilities", AIRBASE)
    return move("usa", units, *(lines or ("go philippines>formosa strategic_bomber as=raid",)), **parts)


# -- who raids and escorts -------------------------------------------------------------------------------


@pytest.mark.rule("P40-SBR-01")
@pytest.mark.rule("P40-SBR-03")
def test_roles_in_a_raid() -> None:
    case = Case(
        turn="usa",
        phase="combat_move",
        units={
            **planes(strategic_bomber=1, fighter=1, tactical_bomber=1),
            "hainan": {"japan": {"infantry": 1}},
        },
        facilities=BASES,
    )
    case.refuses("usa", "go philippines>hainan strategic_bomber as=raid", "P40-SBR-01")  # nothing to bomb
    case.refuses("usa", "go philippines>formosa fighter as=raid", "P40-SBR-01")
    case.refuses("usa", "go philippines>formosa tactical_bomber as=raid", "P40-SBR-01")
    case.refuses("usa", "go philippines>formosa fighter as=escort", "P40-SBR-04")  # no raid to escort yet
    case.do("usa", "go philippines>formosa strategic_bomber as=raid")
    case.refuses("usa", "go philippines>formosa tactical_bomber as=escort", "P40-SBR-03")
    assert case.refuses("usa", "go philippines>formosa fighter as=tourist").fault == "malformed"
    case.do("usa", "go philippines>formosa fighter as=escort")
    assert case.units("formosa", marks=True) == {
        "usa": {"strategic_bomber~raiding4": 1, "fighter~escorting2": 1}
    }


@pytest.mark.rule("P40-SBR-01")
def test_own_and_friendly_facilities_are_not_raided() -> None:
    case = Case(turn="usa", phase="combat_move", units=planes(strategic_bomber=1))
    case.refuses("usa", "go philippines>guam strategic_bomber as=raid", "P40-AIR-24")


@pytest.mark.rule("P40-SBR-04")
@pytest.mark.rule("P40-SBR-24")
def test_escorts_come_from_other_territories_and_from_carriers() -> None:
    units = {
        **planes(strategic_bomber=1),
        "guam": {"usa": {"fighter": 1}},
        "sea35": {"usa": {"carrier[fighter]": 1}},
        "formosa": {"japan": {"infantry": 1}},
    }
    lines = (
        "go philippines>formosa strategic_bomber as=raid",
        "go guam>formosa fighter as=escort",
        "go sea35>formosa fighter as=escort",
    )
    # the base 6, damage 4: without interceptors there is no air battle
    case = move("usa", units, *lines, facilities=AIRBASE, dice=(6, 4))
    assert case.facilities("formosa")[0] == 4
    assert case.units("formosa", marks=True)["usa"] == {
        "strategic_bomber~aloft4": 1,
        "fighter~aloft2": 2,
    }


@pytest.mark.rule("P40-SBR-20")
@pytest.mark.rule("P40-SBR-14")
@pytest.mark.rule("P40-SBR-02")
def test_raiders_fly_home_in_noncombat_movement_and_bombers_to_land_only() -> None:
    units = {**planes(strategic_bomber=1, fighter=1), "sea20": {"usa": {"carrier": 1}}}
    lines = (
        "go philippines>formosa strategic_bomber as=raid",
        "go philippines>formosa fighter as=escort",
    )
    case = move("usa", units, *lines, facilities=AIRBASE, dice=(6, 1))
    case.refuses("usa", "go formosa>sea20 strategic_bomber", "P40-AIR-19")
    case.do("usa", "go formosa>philippines strategic_bomber", "go formosa>sea20 fighter")
    assert case.units("philippines") == {"usa": {"strategic_bomber": 1}}
    assert case.units("formosa") == {}


@pytest.mark.rule("P40-SBR-05")
@pytest.mark.rule("P40-SBR-21")
@pytest.mark.rule("P40-SBR-15")
def test_only_aircraft_sent_to_the_battle_fight_it_and_only_they_meet_the_guns() -> None:
    lines = (
        "go philippines>formosa strategic_bomber as=raid",
        "go philippines>formosa fighter as=escort",
        "go philippines>formosa strategic_bomber",
    )
    case = raid(
        planes(strategic_bomber=2, fighter=1),
        {"japan": {"infantry": 1, "aa_gun": 1}},
        *lines,
        # base 6, damage 3; the gun fires one die; bomber 4 and the infantry 6
        dice=(6, 3, 6, 4, 6),
    )
    assert [reason.split(" in ")[0] for reason in thrown(case)][2:4] == [
        "antiaircraft fire on strategic_bomber",
        "usa",
    ]
    assert case.units("formosa") == {"japan": {"aa_gun": 1}, "usa": {"strategic_bomber": 2, "fighter": 1}}
    assert case.control("formosa") == "japan"  # aircraft capture nothing


# -- interception ----------------------------------------------------------------------------------------


@pytest.mark.rule("P40-SBR-06")
@pytest.mark.rule("P40-SBR-03")
def test_refusals_of_the_interceptor() -> None:
    case = raid(planes(strategic_bomber=1), {"japan": {"fighter": 2, "tactical_bomber": 1}})
    assert case.legal("japan") == ["intercept 0", "intercept 1", "intercept 2"]
    case.refuses("japan", "intercept 3", "P40-SBR-06")
    assert case.refuses("japan", "intercept fighter").fault == "malformed"
    assert case.refuses("usa", "bomb airbase").fault == "stale"


@pytest.mark.rule("P40-SBR-08")
@pytest.mark.rule("P40-SBR-09")
@pytest.mark.rule("P40-SBR-10")
@pytest.mark.rule("P40-SBR-11")
@pytest.mark.rule("P40-SBR-12")
def test_the_air_battle_is_one_round_between_the_aircraft_of_the_raid() -> None:
    lines = (
        "go philippines>formosa strategic_bomber:2 as=raid",
        "go philippines>formosa fighter:2 as=escort",
        "go philippines>formosa tactical_bomber",
    )
    case = raid(
        planes(strategic_bomber=2, fighter=2, tactical_bomber=1),
        {"japan": {"fighter": 2, "infantry": 3}},
        *lines,
    )
    # escorts at 1: both miss with 2; interceptors at 2: one hit; bombers and the tactical bomber roll nothing
    case.do("japan", "intercept 2", dice=[2, 2, 2, 3])
    assert case.legal("usa") == ["lose fighter~escorting2", "lose strategic_bomber~raiding4"]
    case.refuses("usa", "lose tactical_bomber")
    # facility fire at the one bomber left 6, damage 5; then the land battle: tactical bomber 3, infantry only
    case.do("usa", "lose strategic_bomber", dice=[6, 5, 3, 6, 6, 6])
    assert case.facilities("formosa")[0] == 5
    assert case.legal("usa") == ["press", "retreat air"]
    battle = GAME.view(case.state, None).panels["battle"]
    assert [(u["kind"], u["count"]) for u in battle["defenders"]] == [("infantry", 2)]
    case.refuses("usa", "bomb airbase")


@pytest.mark.rule("P40-SBR-10")
def test_losses_in_the_air_battle_are_simultaneous() -> None:
    lines = (
        "go philippines>formosa strategic_bomber as=raid",
        "go philippines>formosa fighter as=escort",
    )
    case = raid(planes(strategic_bomber=1, fighter=1), {"japan": {"fighter": 1}}, *lines)
    case.do("japan", "intercept 1", dice=[1, 1])  # the interceptor falls but its hit counts
    case.do("usa", "lose fighter", dice=[6, 2])
    assert case.units("formosa") == {"usa": {"strategic_bomber": 1}}
    assert case.facilities("formosa")[0] == 2


@pytest.mark.rule("P40-SBR-07")
@pytest.mark.rule("P40-SBR-13")
def test_without_bombers_left_nothing_is_bombed() -> None:
    case = raid(planes(strategic_bomber=1), {"japan": {"fighter": 1}})
    case.do("japan", "intercept 1", dice=[2])
    assert case.facilities("formosa")[0] == 0
    assert case.step == "noncombat_move"


@pytest.mark.rule("P40-SBR-22")
@pytest.mark.rule("P40-SCR-14")
def test_interceptors_take_no_part_in_the_battle_for_their_territory() -> None:
    """Korea, with a minor complex, is raided and attacked overland at once."""
    units = {
        "manchuria": {"china": {"infantry": 1}},
        "wake_island": {},
        "korea": {"japan": {"fighter": 2, "infantry": 1}},
        "japan": {"usa": {"strategic_bomber": 1, "infantry": 2}},
        "sea6": {"usa": {"transport[infantry,infantry]": 1}},
    }
    case = move(
        "usa",
        units,
        "go japan>korea strategic_bomber as=raid",
        "go sea6 transport assault=korea",
        facilities={"korea": {"complex": "minor"}, "japan": {"airbase": None}},
        control={"japan": "usa", "manchuria": "china"},
    )
    case.do("japan", "intercept 1", dice=[6, 6, 1])
    # two infantry against the infantry and the fighter that stayed down: 1 1 against 6 6
    case.do("usa", "land all korea", dice=[1, 1, 6, 6])
    assert case.control("korea") == "usa"
    # the interceptor lost its home; nothing friendly is one space away
    assert case.units("korea") == {"usa": {"infantry": 2, "strategic_bomber": 1}}
    assert [(e.units, e.reason) for e in happened(case, Lost)][-1] == ("fighter", "no landing place")


@pytest.mark.rule("P40-SBR-22")
@pytest.mark.rule("P40-NCM-04")
def test_an_interceptor_whose_territory_fell_finds_a_carrier_next_door() -> None:
    units = {
        "burma": {"japan": {"strategic_bomber": 1, "infantry": 2}},
        "india": {"uk": {"fighter": 2}},
        "sea39": {"uk": {"carrier": 1}},
    }
    lines = ("go burma>india strategic_bomber as=raid", "go burma>india infantry:2")
    bases = {"india": {"complex": "major", "airbase": None, "naval_base": None}}
    case = move("japan", units, *lines, facilities=bases, control={"burma": "japan"})
    # both intercept and miss; the complex misses, 4 damage; the infantry walk into an empty India
    case.do("uk", "intercept 2", dice=[6, 6, 6, 4])
    assert case.control("india") == "japan"
    assert case.units("india") == {"japan": {"infantry": 2, "strategic_bomber": 1}}
    assert case.units("sea39") == {"uk": {"carrier[fighter,fighter]": 1}}


# -- targets and damage ----------------------------------------------------------------------------------


@pytest.mark.rule("P40-SBR-13")
@pytest.mark.rule("P40-SBR-25")
def test_targets_are_chosen_one_bomber_at_a_time_after_the_air_battle() -> None:
    case = raid(
        planes(strategic_bomber=3),
        {"japan": {"fighter": 1}},
        "go philippines>formosa strategic_bomber:3 as=raid",
        facilities=BASES,
    )
    case.refuses("japan", "bomb airbase", "P40-SBR-13")
    case.do("japan", "intercept 0")
    assert case.legal("usa") == ["bomb airbase", "bomb naval_base"]
    case.refuses("usa", "bomb complex", "P40-SBR-01")
    assert case.refuses("usa", "bomb harbour").fault == "malformed"
    # two at the airbase: 1 and 6; one at the naval base: 2; damage 4 and 6
    case.do("usa", "bomb airbase", "bomb naval_base", "bomb airbase", dice=[1, 6, 2, 4, 6])
    assert case.facilities("formosa")[:2] == (4, 6)
    assert case.units("formosa")["usa"] == {"strategic_bomber": 2}


@pytest.mark.rule("P40-SBR-18")
@pytest.mark.rule("P40-SBR-19")
@pytest.mark.rule("P40-SBR-23")
@pytest.mark.parametrize(("before", "faces", "after"), [(0, (6, 6), 6), (5, (1, 1), 6), (6, (6, 6), 6)])
def test_a_base_takes_six_points_at_most(before: int, faces: tuple[int, int], after: int) -> None:
    case = raid(
        planes(strategic_bomber=2),
        {},
        "go philippines>formosa strategic_bomber:2 as=raid",
        facilities={"formosa": {"airbase": before}},
        dice=(6, 6, *faces),
    )
    assert case.facilities("formosa")[0] == after


@pytest.mark.rule("P40-SBR-16")
def test_facility_dice_come_before_all_damage() -> None:
    case = raid(
        planes(strategic_bomber=2),
        {},
        "go philippines>formosa strategic_bomber:2 as=raid",
        facilities=BASES,
    )
    case.do("usa", "bomb naval_base", "bomb airbase", dice=[2, 1, 5])
    assert [reason.split(" ")[0] for reason in thrown(case)] == ["airbase", "naval_base", "bombs"]
    assert case.facilities("formosa")[:2] == (5, 0)


@pytest.mark.rule("P40-SBR-25")
def test_raids_in_the_attackers_order_with_interceptors_chosen_one_territory_at_a_time() -> None:
    units = {
        **planes(strategic_bomber=2),
        "formosa": {"japan": {"fighter": 1}},
        "hainan": {"japan": {"fighter": 1}},
    }
    lines = (
        "go philippines>formosa strategic_bomber as=raid",
        "go philippines>hainan strategic_bomber as=raid",
    )
    bases = {"formosa": {"airbase": 0}, "hainan": {"airbase": 0}}
    case = move("usa", units, *lines, facilities=bases)
    assert case.legal("usa") == ["raid formosa", "raid hainan"]
    case.refuses("usa", "fight formosa", "P40-CBT-01")
    case.do("usa", "raid hainan")
    assert GAME.view(case.state, "japan").panels["raid"]["space"] == "hainan"
    case.do("japan", "intercept 0", dice=[6, 3])
    assert GAME.view(case.state, "japan").panels["raid"]["space"] == "formosa"
    case.do("japan", "intercept 1", dice=[6, 6, 2])
    assert (case.facilities("hainan")[0], case.facilities("formosa")[0]) == (3, 2)


@pytest.mark.rule("P40-SBR-17")
@pytest.mark.rule("P40-FAC-07")
def test_a_base_bombed_to_three_points_is_out_of_order_at_once() -> None:
    """Section 12, item 28."""
    case = raid(planes(strategic_bomber=1), {}, dice=(6, 3))
    assert GAME.view(case.state, None).places["formosa"]["facilities"]["airbase"] == {
        "damage": 3,
        "operative": False,
    }


# -- defenders without a landing place -------------------------------------------------------------------


def struck_carrier(others: dict[str, Any], **parts: Any) -> Case:
    """Two submarines sink a US carrier in zone 25 at once; its fighters cannot hit them."""
    units = {
        "sea16": {"japan": {"submarine": 2}},
        "sea25": {"usa": {"carrier[fighter,tactical_bomber]": 1}},
    }
    merged = {**units, **others}
    case = move("japan", merged, "go sea16>sea25 submarine:2", **parts)
    if case.waiting == ("usa",):
        case.do("usa", "done")  # Midway has an airbase; nobody scrambles
    return case.do("japan", "submerge 0", dice=[1, 2]).do("japan", "stay")


@pytest.mark.rule("P40-CVS-13")
@pytest.mark.rule("P40-NCM-04")
@pytest.mark.rule("P40-NCM-06")
def test_stranded_aircraft_choose_among_decks_and_land_within_one_space() -> None:
    others = {"sea26": {"anzac": {"carrier[fighter]": 1}}, "sea24": {"usa": {"carrier*": 1}}}
    case = struck_carrier(others)
    assert case.waiting == ("usa",)
    assert case.legal("usa") == [
        "land fighter~stranded@sea25 midway",
        "land fighter~stranded@sea25 sea26",
        "land tactical_bomber~stranded@sea25 midway",
        "land tactical_bomber~stranded@sea25 sea26",
    ]
    case.refuses("usa", "land fighter hawaiian_islands", "P40-NCM-04")  # two spaces
    case.refuses("usa", "land fighter sea24", "P40-CVS-13")  # a damaged deck
    case.refuses("usa", "land fighter sea13", "P40-CVS-13")  # no deck at all
    assert case.refuses("usa", "land fighter atlantis").fault == "malformed"
    assert case.refuses("japan", "done").fault == "stale"  # nobody else moves before
    case.do("usa", "land fighter sea26")
    # no deck is left: the other one goes to Midway unasked
    assert case.units("sea26") == {"anzac": {"carrier[fighter,usa:fighter]": 1}}
    assert case.units("midway") == {"usa": {"tactical_bomber": 1}}
    assert case.step == "noncombat_move"
    assert case.waiting == ("japan",)


@pytest.mark.rule("P40-NCM-05")
@pytest.mark.rule("P40-CVS-13")
def test_stranded_aircraft_without_any_place_are_lost() -> None:
    case = struck_carrier({}, control={"midway": "japan"})
    assert case.units("sea25") == {"japan": {"submarine": 2}}
    assert case.step == "noncombat_move"
    assert {(e.units, e.reason) for e in happened(case, Lost)} == {
        ("carrier", "hit"),
        ("fighter", "no landing place"),
        ("tactical_bomber", "no landing place"),
    }


@pytest.mark.rule("P40-CVS-12")
@pytest.mark.rule("P40-CVS-13")
def test_own_deck_if_whole_else_another_in_the_zone() -> None:
    """Section 12, item 5: one of two carriers is damaged; those with a whole deck go back to it."""
    units = {
        "sea16": {"japan": {"cruiser": 1, "destroyer": 1}},
        "sea25": {"usa": {"carrier[fighter,fighter]": 1, "carrier[tactical_bomber]": 1}},
    }
    case = move("japan", units, "go sea16>sea25 cruiser destroyer", dice=(3, 6))
    case.do("usa", "lose carrier", dice=[6] * 5)
    case.do("japan", "retreat sea16")
    assert case.units("sea25") == {"usa": {"carrier*": 1, "carrier[fighter,fighter]": 1}}
    assert case.units("midway") == {"usa": {"tactical_bomber": 1}}  # the other deck is full
    # with room on the whole deck the owner may choose it or the land
    units["sea25"] = {"usa": {"carrier[fighter]": 1, "carrier[tactical_bomber]": 1}}
    case = move("japan", units, "go sea16>sea25 cruiser destroyer", dice=(3, 6))
    case.do("usa", "lose carrier", dice=[6] * 4)
    case.do("japan", "retreat sea16")
    assert [action.split()[2] for action in case.legal("usa")] == ["sea25", "midway"]


@pytest.mark.rule("P40-CVS-14")
def test_aircraft_on_a_carrier_damaged_before_are_cargo() -> None:
    units = {
        "sea16": {"japan": {"cruiser": 1}},
        "sea25": {"usa": {"carrier*[uk:fighter]": 1}},
    }
    # the carrier alone defends, one die at 2; sunk, it takes the fighter with it
    case = move("japan", units, "go sea16>sea25 cruiser", dice=(3, 6))
    assert case.units("sea25") == {"japan": {"cruiser": 1}}
    assert ("uk", "fighter", "aboard") in {(e.power, e.units, e.reason) for e in happened(case, Lost)}
    assert case.step == "noncombat_move"
