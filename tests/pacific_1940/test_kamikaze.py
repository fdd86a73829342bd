"""Kamikaze attacks."""

from __future__ import annotations

from typing import Any

import pytest

from tests.pacific_1940.combats import conduct
from tests.pacific_1940.helpers import Case

FLAGS = {"kamikaze_open": 1, "kamikaze_left": 6}


def attacked(units: dict[str, Any], *entered: str, turn: str = "usa", **parts: Any) -> Case:
    """Allied ships have moved into the ``entered`` zones this turn."""
    parts.setdefault("flags", FLAGS)
    parts.setdefault("this_turn", {"entered_zones": list(entered)})
    return conduct(turn, units, **parts)


# -- when ----------------------------------------------------------------------------------------------


@pytest.mark.rule("P40-KAM-01")
def test_locked_until_an_island_falls() -> None:
    units = {"sea19": {"usa": {"cruiser~done": 1}}}
    assert attacked(units, "sea19").step == "kamikaze"
    assert attacked(units, "sea19", flags={"kamikaze_open": 0, "kamikaze_left": 6}).step != "kamikaze"


@pytest.mark.rule("P40-KAM-01")
def test_taking_iwo_jima_unlocks_them() -> None:
    case = conduct("usa", {"iwo_jima": {"usa": {"infantry~done": 1}}}, flags={"kamikaze_open": 0})
    assert case.control("iwo_jima") == "usa"
    assert case.state.flags["kamikaze_open"] == 1
    other = conduct("usa", {"guam": {"usa": {"infantry~done": 1}}}, control={"guam": "japan"})
    assert other.control("guam") == "usa"
    assert not other.state.flags["kamikaze_open"]


@pytest.mark.rule("P40-KAM-02")
@pytest.mark.rule("P40-KAM-13")
def test_six_in_the_whole_game_and_every_one_is_spent() -> None:
    units = {"sea19": {"usa": {"battleship~done": 1}}}
    case = attacked(units, "sea19", flags={"kamikaze_open": 1, "kamikaze_left": 2})
    # the second attack is the last there is, so the dice fall at once
    case.do("japan", "kamikaze sea19 usa:battleship~done", "kamikaze sea19 usa:battleship~done", dice=[6, 6])
    assert case.state.flags["kamikaze_left"] == 0
    assert case.step == "noncombat_move"
    assert attacked(units, "sea19", flags={"kamikaze_open": 1, "kamikaze_left": 0}).step != "kamikaze"


@pytest.mark.rule("P40-KAM-03")
def test_only_in_the_six_zones() -> None:
    for zone in ("sea6", "sea17", "sea19", "sea20", "sea22", "sea35"):
        assert attacked({zone: {"usa": {"cruiser~done": 1}}}, zone).step == "kamikaze"
    assert attacked({"sea18": {"usa": {"carrier~done": 1}}}, "sea18").step != "kamikaze"
    both = attacked(
        {"sea18": {"usa": {"carrier~done": 1}}, "sea19": {"usa": {"cruiser~done": 1}}}, "sea18", "sea19"
    )
    both.refuses("japan", "kamikaze sea18 usa:carrier~done", "P40-KAM-03")


@pytest.mark.rule("P40-KAM-04")
def test_ships_that_were_there_already_give_no_occasion() -> None:
    assert attacked({"sea19": {"usa": {"cruiser": 1}}}).step != "kamikaze"
    case = attacked({"sea19": {"usa": {"cruiser": 1}}, "sea20": {"usa": {"cruiser~done": 1}}}, "sea20")
    assert case.legal("japan") == ["kamikaze sea20 usa:cruiser~done", "done"]
    case.refuses("japan", "kamikaze sea19 usa:cruiser", "P40-KAM-04")


@pytest.mark.rule("P40-KAM-04")
@pytest.mark.rule("P40-KAM-14")
def test_not_in_japans_own_turn_nor_against_a_power_at_peace() -> None:
    own = attacked({"sea19": {"japan": {"cruiser~done": 1}, "usa": {"submarine": 1}}}, "sea19", turn="japan")
    assert own.step != "kamikaze"
    peace = attacked({"sea19": {"usa": {"cruiser~done": 1}}}, "sea19", war=["china", "uk", "anzac"])
    assert peace.step != "kamikaze"


@pytest.mark.rule("P40-KAM-14")
def test_friends_of_the_mover_in_the_zone_are_targets_too() -> None:
    units = {"sea19": {"usa": {"transport~done": 1}, "uk": {"cruiser": 1}, "anzac": {"submarine": 1}}}
    assert attacked(units, "sea19").legal("japan") == ["kamikaze sea19 uk:cruiser", "done"]


@pytest.mark.rule("P40-KAM-05")
def test_submarines_and_transports_are_no_targets() -> None:
    units = {"sea19": {"usa": {"submarine~done": 1, "transport~done": 1, "destroyer~done": 1}}}
    case = attacked(units, "sea19")
    assert case.legal("japan") == ["kamikaze sea19 usa:destroyer~done", "done"]
    case.refuses("japan", "kamikaze sea19 usa:submarine~done", "P40-KAM-05")
    case.refuses("japan", "kamikaze sea19 usa:transport~done", "P40-KAM-05")


# -- what they do --------------------------------------------------------------------------------------


@pytest.mark.rule("P40-KAM-06")
@pytest.mark.rule("P40-KAM-07")
def test_targets_are_named_one_by_one_and_equal_ships_told_apart() -> None:
    case = attacked({"sea19": {"usa": {"destroyer~done": 2}}}, "sea19")
    assert case.legal("japan") == ["kamikaze sea19 usa:destroyer~done ship1", "done"]
    case.do("japan", "kamikaze sea19 usa:destroyer~done ship1")
    assert case.legal("japan") == [
        "kamikaze sea19 usa:destroyer~done ship1",
        "kamikaze sea19 usa:destroyer~done ship2",
        "done",
    ]
    assert case.state.rolls == 0  # nothing is rolled before everything is declared
    twice = attacked({"sea19": {"usa": {"destroyer~done": 2}}}, "sea19")
    twice.do("japan", *["kamikaze sea19 usa:destroyer~done ship1"] * 2, "done", dice=[1, 1])
    assert twice.units("sea19") == {"usa": {"destroyer": 1}}  # both hits on one ship
    case.do("japan", "kamikaze sea19 usa:destroyer~done ship2", "done", dice=[1, 1])
    assert case.units("sea19") == {}


@pytest.mark.rule("P40-KAM-08")
@pytest.mark.rule("P40-KAM-09")
@pytest.mark.rule("P40-KAM-10")
def test_two_or_less_hits_the_named_ship_which_is_gone_before_combat() -> None:
    units = {"sea19": {"usa": {"cruiser~done": 1, "destroyer~done": 1}, "japan": {"cruiser": 1}}}
    case = attacked(units, "sea19")
    # the cruiser is sunk by the 2; then only the destroyer fires (2 hits nothing less), Japan answers
    case.do("japan", "kamikaze sea19 usa:cruiser~done", "done", dice=[2, 3, 3])
    assert case.units("sea19") == {"japan": {"cruiser": 1}}
    missed = attacked(units, "sea19")
    missed.do("japan", "kamikaze sea19 usa:cruiser~done", "done", dice=[3, 3, 6, 6])
    assert missed.units("sea19") == {"usa": {"cruiser": 1, "destroyer": 1}}


@pytest.mark.rule("P40-KAM-11")
def test_capital_ships_take_two() -> None:
    units = {"sea19": {"usa": {"battleship~done": 1}}}
    once = attacked(units, "sea19").do("japan", "kamikaze sea19 usa:battleship~done", "done", dice=[1])
    assert once.units("sea19") == {"usa": {"battleship*": 1}}
    damaged = attacked({"sea19": {"usa": {"battleship*~done": 1}}}, "sea19")
    damaged.do("japan", "kamikaze sea19 usa:battleship*~done", "done", dice=[1])
    assert damaged.units("sea19") == {}


@pytest.mark.rule("P40-KAM-07")
@pytest.mark.rule("P40-KAM-10")
@pytest.mark.rule("P40-KAM-11")
@pytest.mark.rule("P40-KAM-15")
def test_two_on_one_carrier() -> None:
    """EX-B03: own aircraft are in the air, guests go down with the ship."""
    units = {
        "sea19": {"usa": {"carrier[uk:fighter]~done": 1, "fighter~attacking3": 1}, "japan": {"transport": 1}},
        "sea20": {"usa": {"carrier": 1}},
    }
    case = attacked(units, "sea19", this_turn={"entered_zones": ["sea19"], "attacks": ["sea19"]})
    target = "kamikaze sea19 usa:carrier[uk:fighter]~done"
    case.do("japan", target, target, "done", dice=[1, 2])
    assert case.units("sea19", marks=True) == {"usa": {"fighter~aloft3": 1}}


@pytest.mark.rule("P40-KAM-15")
def test_a_carrier_that_stayed_has_its_own_aircraft_up_and_guests_trapped() -> None:
    units = {"sea19": {"usa": {"carrier[fighter,uk:fighter]": 1, "destroyer~done": 1}}}
    case = attacked(units, "sea19")
    case.do("japan", "kamikaze sea19 usa:carrier[uk:fighter,fighter]", "done", dice=[2])
    assert case.units("sea19", marks=True) == {
        "usa": {"carrier*[uk:fighter]": 1, "destroyer~done": 1, "fighter~aloft4": 1}
    }


@pytest.mark.rule("P40-KAM-14")
@pytest.mark.rule("P40-KAM-15")
@pytest.mark.rule("P40-NCM-06")
def test_friends_carrier_damaged() -> None:
    """EX-B35: all its aircraft are up and land before the active power moves."""
    case = attacked(
        {
            "sea35": {
                "uk": {"cruiser~done": 1},
                "usa": {"carrier[fighter,anzac:fighter]": 1},
                "japan": {"submarine": 1},
            },
            "philippines": {"usa": {"infantry": 1}},
        },
        turn="uk",
        this_turn={"entered_zones": ["sea35"], "attacks": ["sea35"]},
    )
    carrier = next(a for a in case.legal("japan") if "carrier" in a)
    case.do("japan", carrier, "done", dice=[2])
    assert case.step == "battle"  # the cruiser's attack goes on, the carrier is not in it
    case.do("japan", "submerge 1")
    assert case.units("sea35", marks=True)["usa"] == {"carrier*": 1}
    assert case.units("philippines") == {"usa": {"infantry": 1, "fighter": 1}, "anzac": {"fighter": 1}}
    assert case.step == "noncombat_move"


@pytest.mark.rule("P40-KAM-12")
@pytest.mark.rule("P40-KAM-13")
def test_a_miss_still_silences_the_bombardment() -> None:
    """EX-B02."""
    units = {
        "sea19": {
            "usa": {
                "battleship~done": 1,
                "cruiser~done": 1,
                "transport[infantry!,infantry!]~assaulting>okinawa": 1,
            }
        },
        "okinawa": {"japan": {"infantry": 1}},
    }
    scratch = {"entered_zones": ["sea19"], "assaults": [["sea19", "okinawa"]]}
    quiet = attacked(units, this_turn=scratch).do("japan", "done")
    assert "bombard" in quiet.verbs("usa")
    case = attacked(units, this_turn=scratch)
    case.do("japan", "kamikaze sea19 usa:battleship~done", "done", dice=[6, 1, 6, 6])
    assert case.state.flags["kamikaze_left"] == 5
    assert case.control("okinawa") == "usa"  # landed without any bombardment


@pytest.mark.rule("P40-KAM-02")
def test_more_attacks_than_are_left_are_refused_all_of_them() -> None:
    units = {"sea19": {"usa": {"battleship~done": 1}}}
    case = attacked(units, "sea19", flags={"kamikaze_open": 1, "kamikaze_left": 1})
    assert "1 kamikaze attack left" in case.refuses("japan", "kamikaze sea19 battleship 2", "P40-KAM-02").text
    assert case.do("japan", "kamikaze sea19 battleship 1", dice=[6]).state.flags["kamikaze_left"] == 0
