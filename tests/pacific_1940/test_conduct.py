"""The order of the Conduct Combat phase, contested spaces, neutrals, and what is cleaned up at the end."""

from __future__ import annotations

import pytest

from tests.pacific_1940.combats import conduct
from tests.pacific_1940.helpers import Case

# -- order ---------------------------------------------------------------------------------------------


@pytest.mark.rule("P40-CBT-01")
@pytest.mark.rule("P40-CBT-02")
@pytest.mark.rule("P40-CBT-06")
@pytest.mark.rule("P40-SCR-11")
def test_kamikaze_then_scramble_then_raids_then_assaults_then_battles() -> None:
    case = conduct(
        "usa",
        {
            "sea22": {"usa": {"destroyer~done": 1, "transport[infantry!]~assaulting>marianas": 1}},
            "marianas": {"japan": {"fighter": 1, "infantry": 1}},
            "korea": {"usa": {"strategic_bomber~raiding2": 1}, "japan": {"fighter": 1}},
            "sea33": {"usa": {"cruiser~done": 1}, "japan": {"destroyer": 1}},
            "sea31": {"usa": {"cruiser~done": 1}, "japan": {"destroyer": 1}},
        },
        facilities={"marianas": {"airbase": 0}, "korea": {"complex": "minor"}},
        flags={"kamikaze_open": 1, "kamikaze_left": 6},
        this_turn={"assaults": [["sea22", "marianas"]], "entered_zones": ["sea22"]},
    )
    assert case.step == "kamikaze"
    case.do("japan", "done")
    assert case.step == "scramble"
    case.do("japan", "done")
    assert case.step == "raid"
    # facility fire, damage; then the lone infantry lands and dies: fighter and infantry against it
    case.do("japan", "intercept 0", dice=[6, 3, 6, 4, 2])
    assert case.facilities("korea")[3] == 3
    assert case.units("marianas") == {"japan": {"fighter": 1, "infantry": 1}}
    assert case.step == "conduct_combat"
    assert case.legal("usa") == ["fight sea31", "fight sea33"]


@pytest.mark.rule("P40-CBT-01")
def test_a_battle_cannot_be_called_before_the_raids() -> None:
    case = conduct(
        "usa",
        {
            "korea": {"usa": {"strategic_bomber~raiding2": 1}},
            "japan": {"usa": {"strategic_bomber~raiding2": 1}},
            "sea33": {"usa": {"cruiser~done": 1}, "japan": {"destroyer": 1}},
        },
        facilities={"korea": {"complex": "minor"}},
    )
    assert case.legal("usa") == ["raid japan", "raid korea"]
    case.refuses("usa", "fight sea33", "P40-CBT-01")


@pytest.mark.rule("P40-CBT-03")
def test_the_attacker_picks_the_order_and_ends_one_battle_before_the_next() -> None:
    case = conduct(
        "usa",
        {
            "sea31": {"usa": {"cruiser~done": 1}, "japan": {"destroyer": 1}},
            "sea33": {"usa": {"cruiser~done": 1}, "japan": {"destroyer": 1}},
            "sea34": {"usa": {"cruiser~done": 1}, "japan": {"destroyer": 1}},
        },
        this_turn={"origins": {"sea33": ["sea32"]}},
    )
    assert case.legal("usa") == ["fight sea31", "fight sea33", "fight sea34"]
    case.do("usa", "fight sea33", dice=[6, 6])
    assert case.legal("usa") == ["press", "retreat sea32"]  # nothing else until this one is over
    case.do("usa", "press", dice=[1, 6])
    assert case.legal("usa") == ["fight sea31", "fight sea34"]
    case.refuses("usa", "fight sea33", "P40-CBT-03")
    case.do("usa", "fight sea34", dice=[1, 6, 1, 6])  # the last one is fought without asking
    assert case.step == "noncombat_move"


@pytest.mark.rule("P40-CBT-05")
def test_attackers_roll_first_but_fire_is_simultaneous() -> None:
    case = conduct("usa", {"sea31": {"usa": {"cruiser~done": 1}, "japan": {"cruiser": 1}}}, dice=[3, 3])
    assert case.units("sea31") == {}


# -- what is contested ---------------------------------------------------------------------------------


@pytest.mark.rule("P40-CBT-08")
def test_everything_in_the_zone_fights_also_ships_that_stayed_and_transports() -> None:
    case = conduct(
        "usa",
        {
            "sea31": {
                "usa": {"cruiser": 1, "transport": 1, "destroyer~done": 1},
                "japan": {"destroyer": 1, "transport": 1},
            }
        },
        dice=[1, 6, 6],
    )
    assert case.units("sea31", marks=True) == {
        "usa": {"cruiser~done": 1, "transport~done": 1, "destroyer~done": 1}
    }


@pytest.mark.rule("P40-CBT-07")
@pytest.mark.rule("P40-ERR-10")
def test_ships_of_a_power_at_peace_take_no_part() -> None:
    case = conduct(
        "japan",
        {"sea37": {"japan": {"cruiser~done": 1}, "uk": {"destroyer": 1}, "usa": {"battleship": 1}}},
        war=["china", "uk", "anzac"],
        options={"politics": "errata"},  # by the rulebook Japan attacks no Ally before it fights them all
        dice=[3, 6],
    )
    assert case.units("sea37") == {"japan": {"cruiser": 1}, "usa": {"battleship": 1}}
    assert not case.at_war("japan", "usa")


@pytest.mark.rule("P40-CBT-07")
def test_a_zone_shared_with_a_power_at_peace_is_not_contested() -> None:
    case = conduct("japan", {"sea26": {"japan": {"cruiser": 1}, "usa": {"battleship": 1}}}, war=["china"])
    assert case.step == "noncombat_move"


def test_submarines_and_transports_are_left_alone_unless_an_attack_was_announced() -> None:
    units = {"sea31": {"usa": {"cruiser": 1}, "japan": {"transport": 1}}}
    assert conduct("usa", units).units("sea31")["japan"] == {"transport": 1}
    attacked = conduct("usa", units, this_turn={"attacks": ["sea31"]})
    assert attacked.units("sea31") == {"usa": {"cruiser": 1}}


def test_aircraft_sent_to_a_zone_attack_what_is_there() -> None:
    units = {"sea31": {"usa": {"fighter~attacking2": 1}, "japan": {"transport": 2}}}
    case = conduct("usa", {**units, "wake_island": {}})
    assert case.units("sea31", marks=True) == {"usa": {"fighter~aloft2": 1}}


@pytest.mark.rule("P40-CAP-04")
def test_empty_territory_falls_to_land_units_without_a_battle_but_not_to_aircraft() -> None:
    case = conduct(
        "japan",
        {
            "hunan": {"japan": {"infantry~done": 2}},
            "kweichow": {"japan": {"fighter~attacking3": 1}},
            "kwangsi": {"japan": {"infantry": 1}},
        },
    )
    assert case.control("hunan") == "japan"
    assert case.control("kweichow") == "china"
    assert case.units("kweichow", marks=True) == {"japan": {"fighter~aloft3": 1}}


# -- neutral territories (EX-A05, EX-A06) --------------------------------------------------------------


@pytest.mark.rule("P40-MAP-07")
@pytest.mark.rule("P40-MAP-08")
@pytest.mark.rule("P40-MAP-10")
@pytest.mark.rule("P40-MAP-11")
@pytest.mark.rule("P40-MAP-12")
@pytest.mark.rule("P40-POL-25")
def test_failed_attack_on_a_neutral() -> None:
    case = conduct("japan", {"buyant_uhaa": {"japan": {"infantry~done": 2}}}, war="china", dice=[1, 5, 2, 2])
    assert case.units("buyant_uhaa") == {"neutral": {"infantry": 1}}
    assert case.control("buyant_uhaa") not in ("japan", "china", "usa", "uk", "anzac")
    board = case.war.board
    assert case.state.aligned == {board.space_of["buyant_uhaa"]: board.side[case.war.power("china")]}
    assert not case.at_war("japan", "usa")
    assert not case.at_war("japan", "uk")


@pytest.mark.rule("P40-MAP-11")
@pytest.mark.rule("P40-MAP-14")
def test_conquered_neutral() -> None:
    case = conduct(
        "japan",
        {"buyant_uhaa": {"japan": {"infantry~done": 3, "artillery~done": 1}}},
        war="china",
        dice=[2, 2, 6, 6, 6, 6],
    )
    assert case.control("buyant_uhaa") == "japan"
    retaken = conduct(
        "usa",
        {"buyant_uhaa": {"usa": {"infantry~done": 1}, "japan": {"infantry": 1}}},
        control={"buyant_uhaa": "japan"},
        aligned={"buyant_uhaa": "allies"},
        dice=[1, 6],
    )
    assert retaken.control("buyant_uhaa") == "usa"


@pytest.mark.rule("P40-MAP-08")
@pytest.mark.rule("P40-MAP-12")
def test_neutral_infantry_are_placed_only_the_first_time() -> None:
    case = conduct(
        "japan",
        {"buyant_uhaa": {"japan": {"infantry~done": 1}, "neutral": {"infantry": 1}}},
        aligned={"buyant_uhaa": "allies"},
        dice=[6, 1],
    )
    assert case.units("buyant_uhaa") == {"neutral": {"infantry": 1}}


@pytest.mark.rule("P40-MAP-08")
@pytest.mark.rule("P40-MAP-11")
def test_neutral_attacked_from_the_air_alone() -> None:
    case = conduct(
        "japan",
        {"buyant_uhaa": {"japan": {"fighter~attacking3": 2}}, "manchuria": {"japan": {"infantry": 1}}},
        war="china",
        dice=[3, 3, 6, 6],
    )
    assert case.units("buyant_uhaa") == {"japan": {"fighter": 2}}
    assert case.control("buyant_uhaa") != "japan"
    assert len(case.state.aligned) == 1


# -- the end -------------------------------------------------------------------------------------------


@pytest.mark.rule("P40-CAP-05")
def test_marks_of_combat_are_gone_before_noncombat_movement() -> None:
    case = conduct(
        "japan",
        {
            "sea37": {"japan": {"fighter~attacking2": 2, "cruiser~done": 1}, "uk": {"transport": 1}},
            "sea36": {"japan": {"carrier": 1}},
        },
        this_turn={"attacks": ["sea37"]},
    )
    assert case.step == "noncombat_move"
    assert case.units("sea37", marks=True) == {"japan": {"fighter~aloft2": 2, "cruiser~done": 1}}


def test_a_phase_without_combat_passes_by_itself() -> None:
    case = Case(turn="usa", phase="conduct_combat", units={"sea10": {"usa": {"cruiser": 1}}})
    assert case.step == "noncombat_move"


# -- who is not in a battle -----------------------------------------------------------------------------


@pytest.mark.rule("P40-CBT-04")
def test_nobody_joins_a_battle_in_progress() -> None:
    case = conduct(
        "usa",
        {
            "sea31": {"usa": {"cruiser~done": 1, "fighter~aloft4": 1}, "japan": {"destroyer": 1}},
            "sea30": {"usa": {"battleship": 1, "carrier": 1}},
        },
        this_turn={"origins": {"sea31": ["sea30"]}},
        dice=[6, 6],
    )
    # neither the idle ships next door nor the aircraft overhead that was not committed can be brought in
    assert case.legal("usa") == ["press", "retreat sea30"]
    case.do("usa", "press", dice=[3, 2])
    assert case.units("sea31", marks=True) == {"usa": {"fighter~aloft4": 1}}


@pytest.mark.rule("P40-AMP-31")
def test_aircraft_on_land_defend_only_there() -> None:
    case = conduct(
        "usa",
        {
            "sea6": {
                "usa": {"cruiser~done": 1, "transport[infantry!]~assaulting>korea": 1},
                "japan": {"destroyer": 1},
            },
            "korea": {"japan": {"fighter": 1}},
        },
        facilities={"korea": {"airbase": 0}},
        this_turn={"assaults": [["sea6", "korea"]]},
        # sea: cruiser 3, destroyer 6, no fighter; Korea: infantry 6, fighter 4
        dice=[3, 6, 6, 4],
    )
    assert case.units("korea") == {"japan": {"fighter": 1}}


@pytest.mark.rule("P40-MAP-09")
def test_neutral_infantry_are_seen_under_their_own_flag() -> None:
    case = conduct(
        "japan",
        {"buyant_uhaa": {"japan": {"infantry~done": 2}}},
        war="china",
        this_turn={"origins": {"buyant_uhaa": ["manchuria"]}},
        dice=[6, 6, 6, 6],
    )
    board = case.war.board
    frame = case.state.frames[-1]
    assert [board.owner_ids[p >> 54] for p in getattr(frame, "defenders", {})] == ["neutral"]
