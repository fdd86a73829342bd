"""Equal carriers with different fighters, and what the question about losses says."""

from __future__ import annotations

import pytest

from tests.anniversary.helpers import Case


def attacked(*loads: str, submarines: int = 1) -> Case:
    """British carriers in the North Sea, attacked by German submarines and a cruiser."""
    ships = {f"carrier[{load}]" if load else "carrier": loads.count(load) for load in loads}
    units = {
        "sz6": {"uk": ships, "usa": {"cruiser": 1}},
        "sz5": {"germany": {"submarine": submarines, "cruiser": 1}},
        "united_kingdom": {"uk": {"infantry": 1}},
    }
    case = Case(turn="germany", phase="combat_move", units=units)
    return case.do("germany", f"go sz5>sz6 submarine:{submarines} cruiser", "done", "submerge 0", dice=[1])


@pytest.mark.rule("A50-CBT-18", "A50-CAR-14")
def test_which_of_two_equal_carriers_sinks_is_chosen() -> None:
    case = attacked("usa:fighter", "ussr:fighter")
    seat = case.waiting[0]
    named = [line for line in case.legal(seat) if "carrier" in line]
    assert len(named) == 2
    assert {line.partition("carrier")[2] for line in named} == {"[usa:fighter]", "[ussr:fighter]"}
    case.do(seat, next(line for line in named if "ussr" in line), dice=[6, 6, 6, 6, 6])
    case.do("germany", "retreat sz5")
    assert case.units("sz6")["uk"] == {"carrier[usa:fighter]": 1}


@pytest.mark.rule("A50-CBT-18")
def test_the_emptier_one_sinks_unasked() -> None:
    case = attacked("fighter", "fighter,usa:fighter")
    named = [line for line in case.legal(case.waiting[0]) if "carrier" in line]
    assert len(named) == 1
    assert "[" not in named[0]


@pytest.mark.rule("A50-SUB-08", "A50-SUB-11")
def test_after_a_surprise_strike_the_loss_does_not_fire() -> None:
    case = attacked("fighter")
    prompt = case.game.view(case.state, case.waiting[0]).prompt
    assert "removed before it can fire" in prompt
    assert "still fire" not in prompt
