"""Scrambling from islands."""

from __future__ import annotations

from typing import Any

import pytest

from tests.pacific_1940.combats import conduct
from tests.pacific_1940.helpers import Case

# the Caroline Islands have an airbase from the start and lie in sea zone 33
CAROLINES = {"japan": {"fighter": 1, "infantry": 1, "aa_gun": 1}}
TRANSPORT = "transport[infantry!,infantry!]~assaulting>caroline_islands"
ASSAULT = {"assaults": [["sea33", "caroline_islands"]], "origins": {"sea33": ["sea32"]}}


def assault(ships: dict[str, int], island: dict[str, Any] | None = None, **parts: Any) -> Case:
    units = {"sea33": {"usa": ships}, "caroline_islands": CAROLINES if island is None else island}
    return conduct("usa", units, **{"this_turn": ASSAULT, **parts})


# -- who and when --------------------------------------------------------------------------------------


@pytest.mark.rule("P40-SCR-01")
def test_fighters_and_tactical_bombers_on_an_island_with_an_airbase() -> None:
    island = {"japan": {"fighter": 2, "tactical_bomber": 1}}
    case = assault({TRANSPORT: 1}, island)
    assert case.legal("japan") == [
        "scramble caroline_islands fighter 1",
        "scramble caroline_islands fighter 2",
        "scramble caroline_islands tactical_bomber 1",
        "done",
    ]
    # without an airbase nobody is asked: the fighter is caught on the ground
    bare = assault(
        {TRANSPORT: 1},
        {"japan": {"fighter": 1}},
        facilities={"caroline_islands": {"airbase": None}},
        dice=[1, 6, 6],
    )
    assert bare.control("caroline_islands") == "usa"


@pytest.mark.rule("P40-SCR-02")
def test_strategic_bombers_stay_on_the_ground() -> None:
    case = assault({TRANSPORT: 1}, {"japan": {"fighter": 1, "strategic_bomber": 1}})
    assert case.legal("japan") == ["scramble caroline_islands fighter 1", "done"]
    case.refuses("japan", "scramble caroline_islands strategic_bomber 1", "P40-SCR-02")


@pytest.mark.rule("P40-SCR-10")
@pytest.mark.rule("P40-FAC-13")
def test_a_base_with_three_damage_lets_nobody_up() -> None:
    def damaged(points: int, dice: tuple[int, ...] = ()) -> Case:
        base = {"caroline_islands": {"airbase": points}}
        return assault({TRANSPORT: 1}, {"japan": {"fighter": 1}}, facilities=base, dice=dice)

    assert damaged(2).step == "scramble"
    assert damaged(3, (1, 6, 6)).control("caroline_islands") == "usa"
    units = {
        "sea33": {"usa": {TRANSPORT: 1}},
        "sea22": {"usa": {"transport[infantry!]~assaulting>marianas": 1}},
        "caroline_islands": CAROLINES,
        "marianas": {"japan": {"fighter": 1}},
    }
    both = conduct(
        "usa",
        units,
        facilities={"caroline_islands": {"airbase": 3}, "marianas": {"airbase": 0}},
        this_turn={"assaults": [["sea33", "caroline_islands"], ["sea22", "marianas"]]},
    )
    both.refuses("japan", "scramble caroline_islands fighter 1", "P40-SCR-10")


@pytest.mark.rule("P40-SCR-01")
def test_only_from_islands() -> None:
    units = {
        "sea6": {"usa": {"cruiser~done": 1}, "japan": {"destroyer": 1}},
        "korea": {"japan": {"fighter": 1}},
        "japan": {"japan": {"fighter": 1}},
    }
    case = conduct("usa", units, facilities={"korea": {"airbase": 0}})
    assert case.legal("japan") == ["scramble japan fighter 1", "done"]
    case.refuses("japan", "scramble korea fighter 1", "P40-SCR-01")


@pytest.mark.rule("P40-SCR-12")
def test_an_attack_on_units_in_the_zone_calls_for_it_but_presence_does_not() -> None:
    island = {"caroline_islands": {"japan": {"fighter": 1}}}
    present = {"sea33": {"usa": {"cruiser": 1}, "japan": {"submarine": 1}}, **island}
    assert conduct("usa", present).step != "scramble"
    assert conduct("usa", present, this_turn={"attacks": ["sea33"]}).step == "scramble"
    hostile = {"sea33": {"usa": {"cruiser~done": 1}, "japan": {"destroyer": 1}}, **island}
    assert conduct("usa", hostile).step == "scramble"
    flown = {"sea33": {"usa": {"fighter~attacking1": 1}, "japan": {"transport": 1}}, **island}
    assert conduct("usa", flown).step == "scramble"


@pytest.mark.rule("P40-SCR-12")
def test_an_assault_on_another_territory_calls_for_it_too() -> None:
    units = {
        "sea6": {"usa": {"transport[infantry!]~assaulting>korea": 1}},
        "japan": {"japan": {"fighter": 1}},
        "okinawa": {"japan": {"fighter": 1}},
    }
    case = conduct(
        "usa", units, facilities={"okinawa": {"airbase": 0}}, this_turn={"assaults": [["sea6", "korea"]]}
    )
    assert case.legal("japan") == ["scramble japan fighter 1", "done"]
    case.refuses("japan", "scramble okinawa fighter 1", "P40-SCR-12")


@pytest.mark.rule("P40-SCR-13")
def test_every_owner_decides_for_its_own_in_turn_order() -> None:
    units = {
        "sea26": {"japan": {"cruiser~done": 1}, "usa": {"destroyer": 1}},
        "hawaiian_islands": {"usa": {"fighter": 3}, "anzac": {"fighter": 1}, "uk": {"fighter": 1}},
    }
    case = conduct("japan", units)
    assert case.waiting == ("usa",)
    case.do("usa", "scramble hawaiian_islands fighter 2")
    assert case.legal("usa") == ["scramble hawaiian_islands fighter 1", "done"]
    case.do("usa", "done")
    assert case.waiting == ("uk",)
    case.do("uk", "scramble hawaiian_islands fighter 1")  # its only one: no further question
    assert case.waiting == ("anzac",)
    assert case.units("sea26", marks=True)["usa"] == {"destroyer": 1, "fighter~scrambled@hawaiian_islands": 2}
    assert case.units("hawaiian_islands") == {"usa": {"fighter": 1}, "anzac": {"fighter": 1}}


@pytest.mark.rule("P40-CBT-07")
def test_powers_at_peace_are_not_asked() -> None:
    units = {
        "sea39": {"japan": {"cruiser~done": 1}, "uk": {"destroyer": 1}},
        "ceylon": {"usa": {"fighter": 1}, "uk": {"fighter": 1}},
    }
    case = conduct(
        "japan",
        units,
        war=["china", "uk", "anzac"],
        options={"politics": "errata"},
        facilities={"ceylon": {"airbase": 0}},
    )
    assert case.waiting == ("uk",)
    case.do("uk", "scramble ceylon fighter 1", dice=[6, 6, 1])
    assert case.units("sea39") == {"uk": {"destroyer": 1}}
    assert case.units("ceylon") == {"uk": {"fighter": 1}, "usa": {"fighter": 1}}


# -- what they do --------------------------------------------------------------------------------------


@pytest.mark.rule("P40-SCR-03")
@pytest.mark.rule("P40-SCR-04")
@pytest.mark.rule("P40-AMP-08")
@pytest.mark.rule("P40-AMP-11")
@pytest.mark.rule("P40-AMP-20")
def test_scramble_makes_a_sea_combat_and_cancels_bombardment() -> None:
    """EX-B01: the fighter defends alone, at 4; shot down, it leaves the way free for four infantry."""
    case = assault({"battleship~done": 1, TRANSPORT: 2})
    # sea: battleship 4, fighter 4 (the battleship takes it, a transport is never chosen before it);
    # land: 4 infantry 1 6 6 6, 1 infantry 6; no ship fires at the island
    case.do("japan", "scramble caroline_islands fighter 1", dice=[4, 4, 1, 6, 6, 6, 6])
    assert case.units("sea33") == {"usa": {"battleship*": 1, "transport": 2}}
    assert case.control("caroline_islands") == "usa"
    assert case.units("caroline_islands")["usa"]["infantry"] == 4


@pytest.mark.rule("P40-AMP-12")
def test_without_a_scramble_the_battleship_bombards() -> None:
    case = assault({"battleship~done": 1, TRANSPORT: 2})
    case.do("japan", "done")
    assert case.legal("usa") == ["bombard battleship~done caroline_islands", "done"]


@pytest.mark.rule("P40-SCR-05")
@pytest.mark.rule("P40-SCR-06")
@pytest.mark.rule("P40-SCR-14")
def test_a_scrambled_fighter_does_not_defend_its_island_and_goes_home() -> None:
    units = {
        "sea26": {"japan": {"cruiser~done": 1}, "usa": {"destroyer": 1}},
        "hawaiian_islands": {"usa": {"fighter": 2, "infantry": 1}, "japan": {"fighter~attacking1": 1}},
        "sea25": {"japan": {"carrier": 1}},
    }
    case = conduct("japan", units, this_turn={"origins": {"sea26": ["sea25"]}})
    case.do("usa", "scramble hawaiian_islands fighter 2")
    assert case.legal("japan") == ["fight hawaiian_islands", "fight sea26"]
    # air against the island: 6; only the infantry answers, one die
    case.do("japan", "fight hawaiian_islands", dice=[6, 6])
    # then the sea: cruiser 6; two fighters at 4 and the destroyer at 2, all in their own class
    case.do("japan", "retreat air", dice=[6, 6, 6, 6])
    case.do("japan", "retreat sea25")
    assert case.units("hawaiian_islands")["usa"] == {"fighter": 2, "infantry": 1}
    assert case.units("sea26") == {"usa": {"destroyer": 1}}


@pytest.mark.rule("P40-AMP-20")
@pytest.mark.rule("P40-AMP-32")
def test_nothing_lands_while_a_scrambled_fighter_flies() -> None:
    """EX-B36."""
    case = assault({"submarine~done": 1, TRANSPORT: 1}, {"japan": {"fighter": 1}})
    case.do("japan", "scramble caroline_islands fighter 1")
    case.do("usa", "submerge 0", dice=[6])  # the boat has no target; the fighter misses the transport
    assert case.legal("usa") == ["press", "retreat sea32"]
    case.do("usa", "retreat sea32")
    assert case.control("caroline_islands") == "japan"
    assert case.units("sea32") == {"usa": {"submarine": 1, "transport[infantry,infantry]": 1}}
    assert case.units("caroline_islands") == {"japan": {"fighter": 1}}
