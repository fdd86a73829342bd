"""Equal carriers with different aircraft: whoever loses one says which."""

from __future__ import annotations

from typing import Any

import pytest

import flagplot
from flagplot.games.axis_allies.combat.frames import Battle
from tests.pacific_1940.helpers import Case

GAME = flagplot.game("pacific-1940")

PERSONS = {"japan": 0, "usa": 1, "china": 1, "uk": 2, "anzac": 2}


def attacked(*loads: str, attackers: dict[str, int] | None = None, **more: Any) -> Case:
    """British carriers off Java; Japan attacks them with a cruiser unless told otherwise."""
    ships = {f"carrier[{load}]" if load else "carrier": loads.count(load) for load in loads}
    force = attackers or {"cruiser": 1}
    units = {"sea42": {"uk": ships}, "sea41": {"japan": force}}
    case = Case(turn="japan", phase="combat_move", units=units, **more)
    return case.do("japan", "go sea41>sea42 " + " ".join(f"{ship}:{n}" for ship, n in force.items()))


@pytest.mark.rule("P40-GCB-18", "P40-CVS-13")
@pytest.mark.parametrize(("hit", "lost"), [("usa:fighter", "usa"), ("anzac:fighter", "anzac")])
def test_whose_guests_lose_their_deck_is_chosen(hit: str, lost: str) -> None:
    case = attacked("usa:fighter", "anzac:fighter").do("japan", "done", dice=[1])
    seat = case.waiting[0]
    named = [line for line in case.legal(seat) if "carrier" in line]
    assert named == ["lose uk:carrier[usa:fighter]", "lose uk:carrier[anzac:fighter]"]
    case.do(seat, f"lose uk:carrier[{hit}]", dice=[1, 6, 6, 6])  # the carriers and fighters fire back
    kept = {"usa": "anzac", "anzac": "usa"}[lost]
    assert case.units("sea42")["uk"] == {"carrier*": 1, f"carrier[{kept}:fighter]": 1}
    assert case.waiting == (lost,)  # whose fighter must find another place


@pytest.mark.rule("P40-GCB-18", "P40-CVS-13")
def test_kinds_of_aircraft_make_a_difference_too() -> None:
    case = attacked("fighter", "tactical_bomber").do("japan", "done", dice=[1])
    assert "lose carrier[tactical_bomber]" in case.legal("uk")
    assert "lose carrier[fighter]" in case.legal("uk")


@pytest.mark.rule("P40-GCB-18")
@pytest.mark.parametrize(
    "loads", [("fighter", "fighter"), ("fighter", ""), ("fighter,usa:fighter", "fighter")]
)
def test_nobody_is_asked_where_nothing_is_to_be_gained(loads: tuple[str, ...]) -> None:
    case = attacked(*loads).do("japan", "done", dice=[1])
    assert [line for line in case.legal(case.waiting[0]) if "carrier" in line] in (
        ["lose carrier"],
        ["lose uk:carrier"],
    )


@pytest.mark.rule("P40-GCB-18", "P40-SUB-13")
def test_a_hit_only_carriers_can_take_is_asked_about() -> None:
    case = attacked("usa:fighter", "anzac:fighter", attackers={"submarine": 1})
    case.do("japan", "done", "submerge 0", dice=[1])
    seat = case.waiting[0]
    assert case.legal(seat) == ["lose uk:carrier[usa:fighter]", "lose uk:carrier[anzac:fighter]"]


@pytest.mark.rule("P40-MNF-10", "P40-MNF-11", "P40-CVS-13")
def test_a_proposal_names_the_ship_and_an_objection_takes_it_back() -> None:
    case = attacked("usa:fighter", "anzac:fighter", persons=PERSONS).do("japan", "done", dice=[1])
    case.do("uk", "lose carrier[usa:fighter]")
    assert "UK carrier with US fighter" in case.game.view(case.state, "usa").prompt
    case.do("usa", "object")
    assert "lose uk:carrier[usa:fighter]" in case.legal("japan")
    case.do("japan", "lose uk:carrier[anzac:fighter]", dice=[1, 6, 6, 6])
    assert case.units("sea42")["uk"] == {"carrier*": 1, "carrier[usa:fighter]": 1}


# -- what a question about losses says ----------------------------------------------------------------


@pytest.mark.rule("P40-GCB-13")
def test_after_a_surprise_strike_the_loss_does_not_fire() -> None:
    units = {
        "sea25": {"japan": {"submarine": 1, "cruiser": 1}},
        "sea26": {"usa": {"destroyer": 1, "submarine": 1}},
    }
    case = Case(turn="usa", phase="combat_move", units=units)
    case.do("usa", "go sea26>sea25 destroyer submarine", "done", "submerge 0", dice=[1])
    prompt = case.game.view(case.state, "japan").prompt
    assert "removed before it can fire" in prompt
    assert "still fire" not in prompt


@pytest.mark.rule("P40-GCB-13", "P40-GCB-09")
def test_submarines_that_strike_back_are_told_so() -> None:
    units = {
        "sea25": {"japan": {"submarine": 1, "cruiser": 1}},
        "sea26": {"usa": {"cruiser": 1, "submarine": 1}},
    }
    case = Case(turn="usa", phase="combat_move", units=units)
    case.do("usa", "go sea26>sea25 cruiser submarine", "done", "submerge 0")
    case.do("japan", "submerge 0", dice=[1])
    assert "a submarine still strikes back" in case.game.view(case.state, "japan").prompt
    case.do("japan", "lose cruiser", dice=[1])
    assert "removed before it can fire" in case.game.view(case.state, "usa").prompt


@pytest.mark.rule("P40-GCB-18")
def test_in_general_fire_the_loss_still_fires() -> None:
    case = attacked("fighter", "fighter").do("japan", "done", dice=[1])
    assert "still fire this round" in case.game.view(case.state, "uk").prompt


def test_a_load_that_is_none_is_refused() -> None:
    case = attacked("anzac:fighter", "usa:fighter").do("japan", "done", dice=[1])
    battle = next(frame for frame in case.state.frames if isinstance(frame, Battle))
    battle.decks = ((battle.decks[0][0], (0,)),)
    with pytest.raises(flagplot.FormatError, match="a unit aboard expected, found 0"):
        GAME.from_json(GAME.to_json(case.state))
