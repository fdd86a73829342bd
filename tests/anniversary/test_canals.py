"""Canals: open to ships of the side that held both banks when the turn began, and always to aircraft."""

from __future__ import annotations

from typing import Any

import pytest

from tests.anniversary.helpers import Case
from tests.anniversary.passing import CALM, until

PANAMA, SUEZ = ("sz19", "sz20"), ("sz15", "sz34")


def passes(turn: str, way: tuple[str, str], ship: str = "destroyer", **parts: Any) -> bool:
    case = Case(turn=turn, phase="noncombat_move", units={way[0]: {turn: {ship: 1}}}, **parts)
    return case.can(turn, f"go {way[0]}>{way[1]} {ship}")


@pytest.mark.rule("A50-CAN-01", "A50-CAN-02", "A50-CAN-03")
def test_a_friend_of_whoever_holds_panama_may_pass() -> None:
    assert passes("uk", PANAMA)
    assert passes("usa", PANAMA[::-1])
    assert passes("ussr", PANAMA)
    assert not passes("japan", PANAMA)
    assert not passes("uk", PANAMA, control={"panama": "japan"})
    assert passes("italy", PANAMA, control={"panama": "japan"})


@pytest.mark.rule("A50-CAN-01", "A50-CAN-04", "A50-CAN-05")
def test_suez_needs_both_banks() -> None:
    assert passes("uk", SUEZ)
    assert not passes("germany", SUEZ)
    halves = {"egypt": "germany"}, {"trans_jordan": "italy"}
    for control in halves:  # held by opposite sides it is closed to all
        assert not any(passes(turn, SUEZ, control=control) for turn in ("uk", "usa", "germany", "italy"))
    both = {"egypt": "germany", "trans_jordan": "italy"}
    assert passes("japan", SUEZ[::-1], control=both)
    assert not passes("uk", SUEZ, control=both)


@pytest.mark.rule("A50-CAN-02")
def test_the_refusal_names_the_canal_and_not_the_map() -> None:
    case = Case(turn="germany", phase="noncombat_move", units={"sz15": {"germany": {"cruiser": 1}}})
    case.refuses("germany", "go sz15>sz34 cruiser", "A50-CAN-02")
    case.refuses("germany", "go sz15>sz35 cruiser", "A50-MAP-01")


@pytest.mark.rule("A50-CAN-06")
def test_a_canal_taken_this_turn_opens_next_turn() -> None:
    case = Case(
        turn="germany",
        phase="combat_move",
        control={"trans_jordan": "italy"},
        units={"libya": {"germany": {"infantry": 1}}, "sz15": {"germany": {"cruiser": 1}}},
        options=CALM,
    )
    case.do("germany", "go libya>egypt infantry", "done")
    assert case.control("egypt") == "germany"
    assert case.step == "noncombat_move"
    case.refuses("germany", "go sz15>sz34 cruiser", "A50-CAN-02")
    case.do("germany", "done")
    until(case, "germany", "noncombat_move").do("germany", "go sz15>sz34 cruiser")


@pytest.mark.rule("A50-CAN-09")
def test_a_bank_lost_on_the_enemys_turn_shuts_the_canal() -> None:
    case = Case(
        turn="italy",
        phase="combat_move",
        units={"libya": {"italy": {"infantry": 1}}, "sz15": {"usa": {"destroyer": 1}}},
        options=CALM,
    )
    case.do("italy", "go libya>egypt infantry", "done")
    until(case, "usa", "noncombat_move")
    case.refuses("usa", "go sz15>sz34 destroyer", "A50-CAN-02")


@pytest.mark.rule("A50-CAN-07")
def test_land_units_cross_canals_as_if_they_were_not_there() -> None:
    case = Case(
        turn="italy",
        phase="combat_move",
        control={"egypt": "italy"},
        units={"egypt": {"italy": {"infantry": 1, "tank": 1}}, "sz10": {"italy": {"transport[infantry]": 1}}},
    )
    assert case.can("italy", "go egypt>trans_jordan infantry")
    assert case.can("italy", "go egypt>trans_jordan>persia tank")
    # a transport on either side of Panama reaches the one territory
    assert case.can("italy", "go sz10>sz19 transport assault=panama")


@pytest.mark.rule("A50-CAN-08")
def test_submarines_and_combat_moves_obey_the_canal_too() -> None:
    assert not passes("germany", SUEZ, "submarine")
    case = Case(
        turn="germany",
        phase="combat_move",
        units={"sz15": {"germany": {"cruiser": 1, "submarine": 1}}, "sz34": {"uk": {"cruiser": 1}}},
    )
    case.refuses("germany", "go sz15>sz34 submarine", "A50-CAN-02")
    assert not any(action.startswith("move sz15") for action in case.legal("germany"))
    assert passes("uk", SUEZ, "submarine")


@pytest.mark.rule("A50-CAN-08")
def test_aircraft_fly_along_a_closed_canal() -> None:
    case = Case(
        turn="italy",
        phase="combat_move",
        units={
            "sz15": {"italy": {"carrier[fighter]": 1}},
            "sz34": {"uk": {"transport": 1}},
            "sz19": {"italy": {"carrier[fighter]": 1}},
            "sz20": {"uk": {"transport": 1}},
        },
    )
    assert case.can("italy", "go sz15>sz34 fighter")
    assert case.can("italy", "go sz19>sz20 fighter")
    # with two points gone there is still enough to come back over the closed canal
    assert "fly sz34 attack" in case.do("italy", "move sz15 air", "take fighter 1").legal("italy")


@pytest.mark.rule("A50-CAN-08")
def test_nobody_retreats_through_a_canal_he_did_not_come_through() -> None:
    case = Case(
        turn="uk",
        phase="combat_move",
        units={
            "sz15": {"uk": {"destroyer": 1}},
            "sz35": {"uk": {"cruiser": 1}},
            "sz34": {"italy": {"battleship": 1}},
        },
    )
    case.do("uk", "go sz15>sz34 destroyer", "go sz35>sz34 cruiser", "done", dice=[6, 6, 6])
    assert case.legal("uk") == ["press", "retreat sz15", "retreat sz35"]
