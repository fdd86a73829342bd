"""A second reading, as a stranger types: positions that cannot be, refusals that name the right clause."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.kernel.errors import BadInputError
from tests.anniversary.helpers import GAME, Case


def said(**parts: Any) -> str:
    """The complaint about a position."""
    with pytest.raises(BadInputError) as error:
        GAME.position({"game": "anniversary", **parts})
    text = str(error.value)
    assert "\n" not in text
    return text


def one(space: str, power: str, piece: str) -> dict[str, Any]:
    """A single unit."""
    return {space: {power: {piece: 1}}}


@pytest.mark.rule("A50-MAP-10")
@pytest.mark.parametrize(
    "parts",
    [
        {"units": one("turkey", "germany", "infantry")},
        {"control": {"turkey": "germany"}},
        {"control": {"germany": "neutral"}},
        {"aligned": {"turkey": "axis"}},
    ],
)
def test_neutral_land_is_nobodys(parts: dict[str, Any]) -> None:
    assert said(**parts).endswith("[A50-MAP-10]")


@pytest.mark.rule("A50-CHN-06", "A50-CHN-07", "A50-CHN-14", "A50-CHN-16", "A50-CHN-18", "A50-CHN-22")
@pytest.mark.rule("A50-GEN-01", "A50-ICX-07", "A50-CBT-21")
@pytest.mark.parametrize(
    ("parts", "rule"),
    [
        ({"units": one("burma", "china", "infantry")}, "A50-CHN-14"),
        ({"units": one("burma", "china", "fighter")}, "A50-CHN-22"),
        ({"units": one("yunnan", "china", "tank")}, "A50-CHN-06"),
        ({"units": one("sz61", "usa", "transport[china:infantry]")}, "A50-CHN-16"),
        ({"control": {"kwangtung": "china"}}, "A50-CHN-18"),
        ({"treasury": {"china": 5}}, "A50-CHN-06"),
        ({"pool": {"china": {"artillery": 1}}}, "A50-CHN-07"),
        ({"war": ["germany-ussr"]}, "A50-GEN-01"),
        ({"units": one("germany", "neutral", "infantry")}, "A50-GEN-01"),
        ({"facilities": {"gibraltar": {"complex": "industrial"}}}, "A50-ICX-07"),
        ({"units": one("sz5", "germany", "battleship*")}, "A50-CBT-21"),
    ],
)
def test_what_no_play_leads_to_is_no_position(parts: dict[str, Any], rule: str) -> None:
    assert said(**parts).endswith(f"[{rule}]")


@pytest.mark.parametrize(
    ("parts", "expected"),
    [
        ({"units": one("sz5", "germany", "transport[uk:infantry]")}, "units of their own side"),
        ({"units": one("sz5", "germany", "carrier[usa:fighter]")}, "units of their own side"),
        ({"pool": {"germany": 3}}, "pool of germany: named entries expected, found 3"),
        ({"control": {"germany": ["uk"]}}, "control of germany"),
        ({"this_turn": {"captured": 5}}, "captured: a list expected, found 5"),
        ({"this_turn": {"captured": "poland"}}, "captured: a list expected"),
        ({"this_turn": {"control": 3}}, "control of a position: named entries expected"),
        ({"this_turn": {"facilities": 3}}, "facilities of a position: named entries expected"),
        ({"this_turn": {"origins": []}}, "origins of a position: named entries expected"),
        ({"this_turn": {"origins": {"poland": 4}}}, "origins of poland: a list expected"),
        ({"this_turn": {"assaults": 3}}, "assaults: a list expected"),
        ({"this_turn": {"assaults": [["sz5"]]}}, "a sea zone and a territory expected"),
    ],
)
def test_a_position_is_refused_with_one_clear_line(parts: dict[str, Any], expected: str) -> None:
    assert expected in said(**parts)


# -- refusals ------------------------------------------------------------------------------------------


def test_land_units_and_ships_are_ordered_apart() -> None:
    units = {"poland": {"germany": {"infantry": 1}}, "sz5": {"germany": {"cruiser": 1}}}
    case = Case(turn="germany", phase="combat_move", units=units)
    refusal = case.refuses("germany", "go poland>east_poland infantry cruiser")
    assert (refusal.fault, refusal.text) == ("malformed", "Infantry and cruiser move in orders of their own")


def test_aircraft_follow_in_an_order_of_their_own() -> None:
    units = {"poland": {"germany": {"infantry": 1, "fighter": 1}}, "east_poland": {"ussr": {"infantry": 1}}}
    case = Case(turn="germany", phase="combat_move", units=units)
    case.refuses("germany", "go poland>east_poland fighter infantry:2")  # all of it or nothing
    case.do("germany", "go poland>east_poland fighter infantry")
    assert case.units("east_poland", marks=True)["germany"] == {"infantry~done": 1, "fighter~attacking3": 1}
    assert case.units("poland") == {}


def test_an_open_flight_without_aircraft_goes_nowhere() -> None:
    units = {"poland": {"germany": {"fighter": 1}}, "east_poland": {"ussr": {"infantry": 1}}}
    case = Case(turn="germany", phase="combat_move", units=units).do("germany", "move poland air")
    assert case.refuses("germany", "on poland>east_poland").text == "Take up aircraft first"


def test_a_count_of_one_is_a_count() -> None:
    case = Case(turn="germany", phase="purchase", treasury={"germany": 8})
    case.do("germany", "buy infantry:1 tank:1")
    assert case.treasury("germany") == 0


@pytest.mark.rule("A50-AMP-01")
def test_nobody_assaults_a_friendly_coast() -> None:
    units = {"sz12": {"usa": {"transport[infantry]": 1}}, "sikang": {"china": {"infantry": 1}}}
    case = Case(turn="usa", phase="combat_move", units=units)
    refusal = case.refuses("usa", "go sz12 transport assault=gibraltar", "A50-AMP-01")
    assert refusal.text.startswith("Gibraltar is friendly")


@pytest.mark.rule("A50-OPT-08", "A50-MAP-20")
def test_the_deck_of_a_friend_who_was_not_asked() -> None:
    case = Case(
        turn="uk",
        phase="noncombat_move",
        units={"united_kingdom": {"uk": {"fighter": 1}}, "sz8": {"usa": {"carrier": 1}}},
        options={"ally_sharing_permission": "ask"},
        persons={"germany": 0, "italy": 0, "japan": 1, "uk": 2, "usa": 3, "ussr": 4},
    )
    case.refuses("uk", "go united_kingdom>sz8 fighter", "A50-OPT-08")
    case.do("uk", "ask usa").do("usa", "agree").do("uk", "go united_kingdom>sz8 fighter")


@pytest.mark.parametrize(
    ("kind", "action", "expected"),
    [
        ("money", "grant uk 3", "the United Kingdom is of the other"),
        ("money", "grant italy 10", "A sum from 1 to 9"),
        ("money", "grant atlantis 9", "granted to a power"),
        ("money", "grant italy infantry libya", "This bid is money"),
        ("units", "grant italy fighter italy", "Fighter costs 10 IPCs, 9 are left"),
        ("units", "grant italy infantry sz14", "Infantry is placed on land"),
        ("units", "grant italy submarine italy", "Submarine is placed at sea"),
        ("units", "grant italy infantry france", "Italy has none in France"),
        ("units", "grant italy zeppelin italy", "A bid buys 'infantry'"),
        ("units", "grant italy infantry atlantis", "No space 'atlantis'"),
        ("units", "grant italy 9", "9 IPCs still buy units"),
    ],
)
def test_why_a_bid_cannot_be_granted_so(kind: str, action: str, expected: str) -> None:
    state = GAME.start(options={"bid_side": "axis", "bid_ipcs": 9, "bid_kind": kind})
    refusal = GAME.why_not(state, "germany", action)
    assert refusal is not None
    assert expected in refusal.text


@pytest.mark.rule("A50-CHN-06")
@pytest.mark.parametrize(
    ("kind", "action"), [("money", "grant china 9"), ("units", "grant china infantry yunnan")]
)
def test_china_gets_nothing_of_a_bid(kind: str, action: str) -> None:
    state = GAME.start(options={"bid_side": "allies", "bid_ipcs": 9, "bid_kind": kind})
    refusal = GAME.why_not(state, "ussr", action)
    assert refusal is not None
    assert refusal.rule == "A50-CHN-06"


def refused(units: dict[str, Any], action: str, rule: str, phase: str = "combat_move") -> str:
    """The text with which a German order is refused."""
    return Case(turn="germany", phase=phase, units=units).refuses("germany", action, rule).text


@pytest.mark.rule("A50-CAR-02")
def test_own_fighters_are_not_ordered_with_their_carrier() -> None:
    units = {"sz5": {"germany": {"carrier[fighter]": 1}}, "sz6": {"uk": {"destroyer": 1}}}
    case = Case(turn="germany", phase="combat_move", units=units).do("germany", "move sz5 sea")
    case.refuses("germany", "take fighter 1", "A50-CAR-02")


@pytest.mark.rule("A50-CMV-15")
def test_no_assault_is_announced_in_noncombat_movement() -> None:
    units = {"sz5": {"germany": {"transport[infantry]": 1}}}
    refused(units, "go sz5 transport assault=karelia_ssr", "A50-CMV-15", "noncombat_move")


@pytest.mark.rule("A50-SBR-07")
def test_nobody_escorts_a_raid() -> None:
    units = {"france": {"germany": {"fighter": 1, "bomber": 1}}, "united_kingdom": {"uk": {"fighter": 1}}}
    text = refused(units, "go france>united_kingdom fighter as=escort", "A50-SBR-07")
    assert text == "Raids are neither escorted nor intercepted"
