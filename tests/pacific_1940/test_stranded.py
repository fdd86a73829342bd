"""Defending aircraft that are in the air when combat ends."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.axis_allies.events import Lost
from tests.pacific_1940.combats import conduct, happened
from tests.pacific_1940.helpers import Case


def stranded(turn: str, units: dict[str, Any], **parts: Any) -> Case:
    """Nothing to fight; ``~stranded``, ``~scrambled@home``, ``~intercepted@home`` aircraft wait."""
    return conduct(turn, units, **parts)


# -- going home ----------------------------------------------------------------------------------------


@pytest.mark.rule("P40-SCR-06")
@pytest.mark.rule("P40-SCR-09")
@pytest.mark.rule("P40-SBR-22")
def test_scrambled_and_intercepting_aircraft_return_by_themselves() -> None:
    case = stranded(
        "japan",
        {
            "sea26": {"usa": {"fighter~scrambled@hawaiian_islands": 2}},
            "india": {"uk": {"fighter~intercepted@india": 1}},
        },
    )
    assert case.units("hawaiian_islands", marks=True) == {"usa": {"fighter": 2}}
    assert case.units("india", marks=True) == {"uk": {"fighter": 1}}
    assert case.units("sea26") == {}
    assert case.step == "noncombat_move"


@pytest.mark.rule("P40-SCR-07")
@pytest.mark.rule("P40-NCM-04")
@pytest.mark.rule("P40-NCM-06")
def test_island_lost_one_space_to_a_deck_or_a_friendly_territory() -> None:
    case = stranded(
        "japan",
        {
            "sea26": {"usa": {"fighter~scrambled@hawaiian_islands": 2, "carrier[fighter]": 1}},
            "sea27": {"anzac": {"carrier": 1}},
            "sea25": {"usa": {"carrier*": 1}},
        },
        control={"hawaiian_islands": "japan"},
    )
    assert case.waiting == ("usa",)  # before the active power moves
    assert case.legal("usa") == [
        "land fighter~stranded@sea26 sea26",
        "land fighter~stranded@sea26 sea27",
    ]
    case.refuses("usa", "land fighter~stranded@sea26 hawaiian_islands", "P40-NCM-04")
    case.refuses("usa", "land fighter~stranded@sea26 sea25", "P40-CVS-13")
    case.refuses("usa", "land fighter~stranded@sea26 western_united_states", "P40-NCM-04")
    # the second one has only one place left
    case.do("usa", "land fighter~stranded@sea26 sea26")
    assert case.units("sea26") == {"usa": {"carrier[fighter,fighter]": 1}}
    assert case.units("sea27") == {"anzac": {"carrier[usa:fighter]": 1}}
    assert case.step == "noncombat_move"


@pytest.mark.rule("P40-SCR-08")
@pytest.mark.rule("P40-NCM-05")
def test_without_a_landing_place_they_are_lost() -> None:
    case = stranded(
        "japan",
        {"sea26": {"usa": {"fighter~scrambled@hawaiian_islands": 2}}},
        control={"hawaiian_islands": "japan"},
    )
    assert case.units("sea26") == {}
    assert case.step == "noncombat_move"


@pytest.mark.rule("P40-SBR-22")
@pytest.mark.rule("P40-NCM-04")
def test_interceptors_whose_territory_fell_go_one_space() -> None:
    case = conduct(
        "japan",
        {"india": {"japan": {"strategic_bomber~raiding2": 1, "infantry~done": 1}, "uk": {"fighter": 2}}},
        facilities={"india": {"complex": "major", "airbase": None, "naval_base": None}},
        control={"burma": "uk", "ceylon": "uk"},
    )
    case.do("uk", "intercept 2", dice=[6, 6, 6, 3])
    assert case.control("india") == "japan"
    # Burma is next door; Ceylon is two spaces away
    assert case.units("burma", marks=True) == {"uk": {"fighter": 2}}
    assert case.units("india") == {"japan": {"strategic_bomber": 1, "infantry": 1}}


# -- carriers ------------------------------------------------------------------------------------------


@pytest.mark.rule("P40-CVS-13")
@pytest.mark.rule("P40-NCM-04")
@pytest.mark.rule("P40-CVS-07")
def test_defending_carrier_damaged() -> None:
    """EX-B07: the fighters may not stay aboard; Hawaii is one space away."""
    case = conduct(
        "japan",
        {
            "sea26": {
                "japan": {"cruiser~done": 1, "destroyer~done": 1},
                "usa": {"carrier[fighter,fighter]": 1},
            }
        },
        this_turn={"origins": {"sea26": ["sea25"]}},
        facilities={"hawaiian_islands": {"airbase": None}},
        dice=[3, 6],
    )
    case.do("usa", "lose carrier", dice=[6, 6, 6])  # fighters and carrier fire and miss
    case.do("japan", "retreat sea25")
    assert case.units("sea26") == {"usa": {"carrier*": 1}}
    assert case.units("hawaiian_islands") == {"usa": {"fighter": 2}}
    assert case.units("sea25") == {"japan": {"cruiser": 1, "destroyer": 1}}


@pytest.mark.rule("P40-CVS-12")
def test_aircraft_of_a_whole_carrier_go_back_aboard() -> None:
    case = conduct(
        "japan",
        {"sea26": {"japan": {"cruiser~done": 1}, "usa": {"carrier[fighter,tactical_bomber]": 1}}},
        this_turn={"origins": {"sea26": ["sea25"]}},
        facilities={"hawaiian_islands": {"airbase": None}},
        dice=[6, 6, 6, 6],
    )
    case.do("japan", "retreat sea25")
    assert case.units("sea26", marks=True) == {"usa": {"carrier[tactical_bomber,fighter]": 1}}


@pytest.mark.rule("P40-CVS-13")
def test_another_carrier_in_the_zone_may_be_used_or_the_land() -> None:
    case = stranded(
        "japan",
        {"sea26": {"usa": {"carrier*": 1, "carrier[fighter]": 1, "fighter~stranded": 1}}},
    )
    assert case.legal("usa") == [
        "land fighter~stranded@sea26 sea26",
        "land fighter~stranded@sea26 hawaiian_islands",
    ]


@pytest.mark.rule("P40-NCM-04")
def test_owners_choose_in_turn_order_and_among_their_own() -> None:
    """One deck slot, two kinds of aircraft: their owner says which of them is saved."""
    units = {
        "sea25": {
            "usa": {"fighter~stranded": 1, "tactical_bomber~stranded": 1, "carrier[fighter]": 1},
            "anzac": {"fighter~stranded": 1},
        }
    }
    case = stranded("japan", units, control={"midway": "japan"})
    assert case.waiting == ("usa",)
    assert case.legal("usa") == [
        "land fighter~stranded@sea25 sea25",
        "land tactical_bomber~stranded@sea25 sea25",
    ]
    case.do("usa", "land tactical_bomber~stranded@sea25 sea25")
    assert case.units("sea25") == {"usa": {"carrier[tactical_bomber,fighter]": 1}}
    assert {(e.power, e.units) for e in happened(case, Lost)} == {("usa", "fighter"), ("anzac", "fighter")}
    assert case.step == "noncombat_move"
