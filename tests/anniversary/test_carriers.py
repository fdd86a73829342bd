"""Aircraft carriers: their own fighters, guests, and where both may be at the end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.anniversary.fights import lost
from tests.anniversary.helpers import Case
from tests.anniversary.passing import CALM


def moves(turn: str, units: dict[str, Any], phase: str = "combat_move", **parts: Any) -> Case:
    return Case(turn=turn, phase=phase, units=units, **parts)


@pytest.mark.rule("A50-CAR-01")
def test_a_carrier_holds_two_fighters_own_or_friendly() -> None:
    units = {"united_kingdom": {"usa": {"fighter": 2}}, "sz7": {"uk": {"carrier[fighter]": 1}}}
    case = moves("usa", units, "noncombat_move")
    case.do("usa", "move united_kingdom air", "take fighter 1")
    assert "fly sz7" in case.legal("usa")
    pair = moves("usa", units, "noncombat_move").do("usa", "move united_kingdom air", "take fighter 2")
    assert "fly sz7" not in pair.legal("usa")
    pair.refuses("usa", "fly sz7", "A50-NCM-08")


@pytest.mark.rule("A50-CAR-02", "A50-CAR-03")
def test_own_fighters_are_in_the_air_before_their_carrier_moves() -> None:
    case = moves(
        "usa",
        {
            "sz53": {"usa": {"carrier[fighter,fighter]": 1}},
            "sz52": {"japan": {"transport": 1}},
            "wake_island": {"japan": {"infantry": 1}},
        },
        control={"wake_island": "japan"},
    )
    case.do("usa", "go sz53>sz52 carrier")
    assert case.units("sz52", marks=True)["usa"] == {"carrier~done": 1}
    assert case.units("sz53", marks=True) == {"usa": {"fighter~aloft4": 2}}
    # they did not ride along: Wake is two spaces from where they launched
    case.do("usa", "go sz53>wake_island fighter")
    assert case.units("wake_island", marks=True)["usa"] == {"fighter~attacking2": 1}


@pytest.mark.rule("A50-CAR-02", "A50-CAR-10", "A50-CAR-11")
def test_in_noncombat_movement_they_fly_or_are_with_it_where_it_stops() -> None:
    case = moves("usa", {"sz53": {"usa": {"carrier[fighter]": 1}}}, "noncombat_move")
    case.do("usa", "go sz53>sz56 carrier")
    assert case.units("sz56") == {"usa": {"carrier[fighter]": 1}}
    # landed, both have ended their move
    case.refuses("usa", "go sz56>western_united_states fighter", "A50-NCM-10")
    case.refuses("usa", "go sz56>sz55 carrier", "A50-NCM-10")
    apart = moves(
        "usa",
        {"sz53": {"usa": {"carrier": 1}}, "western_united_states": {"usa": {"fighter": 1}}},
        "noncombat_move",
    )
    apart.do("usa", "move sz53 sea", "take carrier 1", "step sz56")
    # nobody lands in mid-move: the order goes on or ends
    apart.refuses("usa", "move western_united_states air")
    apart.do("usa", "step sz55", "halt", "go western_united_states>sz55 fighter", "done")
    assert apart.units("sz55") == {"usa": {"carrier[fighter]": 1}}


@pytest.mark.rule("A50-CAR-04")
def test_friendly_fighters_land_where_a_carrier_ended_its_combat_move() -> None:
    case = moves(
        "usa",
        {
            "sz53": {"usa": {"carrier": 1, "destroyer": 1}},
            "sz57": {"japan": {"transport": 1}},
            "western_united_states": {"usa": {"fighter": 1}},
        },
    )
    case.do("usa", "go sz53>sz57 carrier destroyer", "done")
    case.do("usa", "go western_united_states>sz57 fighter", "done")
    assert case.units("sz57") == {"usa": {"carrier[fighter]": 1, "destroyer": 1}}


@pytest.mark.rule("A50-CAR-05", "A50-CAR-07")
def test_guests_fly_in_their_own_turn_only() -> None:
    case = moves(
        "uk",
        {"sz7": {"uk": {"carrier[usa:fighter]": 1, "carrier": 1}}, "sz12": {"germany": {"transport": 1}}},
    )
    case.refuses("uk", "go sz7>sz12 fighter", "A50-MNF-04")
    case.refuses("uk", "go sz7>united_kingdom usa:fighter")
    case.do("uk", "done")
    case.do("uk", "go sz7>sz12 carrier[usa:fighter]")
    assert case.units("sz7") == {"uk": {"carrier": 1}}
    assert case.units("sz12")["uk"] == {"carrier[usa:fighter]": 1}


@pytest.mark.rule("A50-CAR-06", "A50-CAR-07")
def test_guests_ride_into_an_attack_as_cargo_and_go_down_with_the_carrier() -> None:
    case = moves(
        "uk",
        {
            "sz8": {"uk": {"carrier[usa:fighter,fighter]": 1}},
            "sz7": {"germany": {"battleship": 1}},
            "united_kingdom": {"uk": {"infantry": 1}},
        },
    )
    case.do("uk", "go sz8>sz7 carrier")
    assert case.units("sz7")["uk"] == {"carrier[usa:fighter]": 1}
    assert case.units("sz8") == {"uk": {"fighter": 1}}
    case.do("uk", "done", dice=[6, 1])  # one die of the carrier, none of the guest
    assert case.units("sz7") == {"germany": {"battleship": 1}}
    assert lost(case) == ["uk carrier", "usa fighter"]


@pytest.mark.rule("A50-CAR-08")
def test_fighters_aboard_defend_and_may_be_lost_instead_of_the_carrier() -> None:
    case = moves(
        "germany",
        {"sz7": {"uk": {"carrier[usa:fighter,fighter]": 1}}, "sz6": {"germany": {"cruiser": 1}}},
    )
    case.do("germany", "go sz6>sz7 cruiser", "done", dice=[3])
    assert set(case.legal("uk")) == {"lose fighter", "lose usa:fighter", "lose carrier"}
    by_submarine = moves(
        "germany",
        {"sz7": {"uk": {"carrier[usa:fighter,fighter]": 1}}, "sz6": {"germany": {"submarine": 1}}},
    )
    by_submarine.do("germany", "go sz6>sz7 submarine", "done", "submerge 0", dice=[1])
    assert lost(by_submarine) == ["uk carrier"]  # nobody was asked


@pytest.mark.rule("A50-CAR-09")
def test_a_carrier_that_is_needed_where_it_is_must_stay() -> None:
    case = moves(
        "usa",
        {"sz53": {"usa": {"carrier": 1, "fighter~aloft0": 1}}},
        "noncombat_move",
        control={"hawaiian_islands": "japan"},
    )
    case.refuses("usa", "go sz53>sz56 carrier", "A50-NCM-17")
    case.do("usa", "done")
    assert case.units("sz53") == {"usa": {"carrier[fighter]": 1}}


@pytest.mark.rule("A50-CAR-12")
def test_surviving_fighters_of_a_lost_attack_land_where_they_can() -> None:
    case = moves(
        "usa",
        {
            "sz53": {"usa": {"carrier[fighter,fighter]": 1}},
            "sz57": {"japan": {"battleship": 1}},
            "sz54": {"uk": {"carrier": 1}},
            "alaska": {"usa": {"infantry": 1}},
        },
    )
    case.do("usa", "go sz53>sz57 fighter:2", "go sz53>sz57 carrier")
    case.do("usa", "done", dice=[6, 6, 6, 4])
    case.do("usa", "lose carrier")
    case.do("usa", "retreat air")
    assert case.step == "noncombat_move"
    case.do("usa", "go sz57>midway fighter", "go sz57>hawaiian_islands fighter")


@pytest.mark.rule("A50-CAR-13")
def test_a_fighter_attacks_from_a_friends_carrier_which_stays() -> None:
    case = moves(
        "usa",
        {"sz8": {"uk": {"carrier[usa:fighter]": 1}}, "sz7": {"germany": {"transport": 1}}},
    )
    case.do("usa", "go sz8>sz7 fighter")
    assert case.units("sz8") == {"uk": {"carrier": 1}}
    case.refuses("usa", "go sz8>sz7 uk:carrier", "A50-MNF-04")


@pytest.mark.rule("A50-CAR-14", "A50-CAR-15")
def test_homeless_defenders_find_a_place_after_all_battles() -> None:
    case = moves(
        "germany",
        {
            "sz12": {"uk": {"carrier[fighter,usa:fighter]": 1}},
            "sz13": {"germany": {"submarine": 1}},
            "sz9": {"uk": {"carrier[fighter]": 1}},
            "poland": {"germany": {"infantry": 1}},
            "baltic_states": {"ussr": {"infantry": 1}},
        },
    )
    case.do("germany", "go sz13>sz12 submarine", "go poland>baltic_states infantry", "done")
    case.do("germany", "fight sz12", "submerge 0", "stay", dice=[1, 6, 2])
    # the other battle is over too; the British fighter is asked before the American one
    assert case.units("baltic_states") == {"ussr": {"infantry": 1}}
    assert (case.step, case.waiting) == ("stranded", ("uk",))
    assert {a.split()[-1] for a in case.legal("uk")} == {"gibraltar", "sz9"}
    case.do("uk", "land fighter sz9")
    assert case.units("sz9") == {"uk": {"carrier[fighter,fighter]": 1}}
    # that deck is full now, so there is only Gibraltar left for the American
    assert case.units("gibraltar") == {"usa": {"fighter": 1}}
    assert case.step == "noncombat_move"


@pytest.mark.rule("A50-CAR-15")
def test_land_taken_in_the_same_turn_is_no_refuge() -> None:
    case = moves(
        "germany",
        {
            "sz12": {"uk": {"carrier[fighter]": 1}},
            "sz11": {"germany": {"submarine": 1}},
            "sz13": {"germany": {"transport[infantry]": 1}},
            "germany": {"germany": {"infantry": 1}},
        },
    )
    case.do("germany", "go sz11>sz12 submarine", "go sz13 transport assault=gibraltar", "done")
    case.do("germany", "land all gibraltar", "submerge 0", "stay", dice=[1])
    assert case.control("gibraltar") == "germany"
    assert case.units("sz12") == {"germany": {"submarine": 1}}


@pytest.mark.rule("A50-CAR-16")
def test_a_carrier_attacks_elsewhere_if_its_fighters_can_still_come_to_it() -> None:
    units = {"sz53": {"usa": {"carrier[fighter]": 1}}, "wake_island": {"japan": {"infantry": 1}}}
    control = {"wake_island": "japan", "midway": "japan", "hawaiian_islands": "japan"}
    case = moves("usa", {**units, "sz52": {"japan": {"transport": 1}}}, control=control)
    case.do("usa", "go sz53>wake_island fighter", "go sz53>sz52 carrier")
    far = moves("usa", {**units, "sz44": {"japan": {"transport": 1}}}, control=control)
    far.do("usa", "go sz53>wake_island fighter")
    far.refuses("usa", "go sz53>sz54>sz44 carrier", "A50-AIR-12")


@pytest.mark.rule("A50-CAR-17")
def test_who_is_on_which_deck_is_settled_and_kept() -> None:
    case = moves(
        "usa",
        {"sz53": {"usa": {"carrier": 1, "fighter~aloft1": 2}, "uk": {"carrier": 1}}},
        "noncombat_move",
        options=CALM,
    )
    case.do("usa", "done")
    assert case.step == "decks"
    assert len(case.legal("usa")) == 2
    case.do("usa", "deck fighter uk:carrier", "deck fighter carrier")
    assert case.units("sz53") == {"usa": {"carrier[fighter]": 1}, "uk": {"carrier[usa:fighter]": 1}}


@pytest.mark.rule("A50-CAR-18", "A50-CMV-10")
def test_own_fighters_fight_beside_their_carrier_or_wait() -> None:
    case = moves(
        "usa",
        {"sz56": {"usa": {"carrier[fighter,fighter]": 1, "destroyer": 1}, "japan": {"submarine": 1}}},
    )
    case.refuses("usa", "go sz56>sz56 fighter", "A50-CMV-10")  # no attack was announced
    case.do("usa", "attack sz56", "go sz56>sz56 fighter", "done", dice=[5, 4, 3, 1])
    # the hit of the submarine goes to a ship: the waiting fighter is not there, the other is in the air
    assert set(case.legal("usa")) == {"lose carrier", "lose destroyer"}
    case.do("usa", "lose destroyer")
    assert case.units("sz56", marks=True)["usa"] == {"carrier~done": 1, "fighter~aloft4": 2}
    case.do("usa", "done")
    assert case.units("sz56") == {"usa": {"carrier[fighter,fighter]": 1}}
