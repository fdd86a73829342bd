"""What the panels say is what the steps then do: places, other orders, defaults, chances."""

from __future__ import annotations

from typing import Any

import pytest

import flagplot
from flagplot import act
from flagplot.kernel.outlook import Outlook, Picked

GAME: Any = flagplot.game("admirals-war")


def advance(state: Any, frame: str) -> Any:
    """Say done until a step with this frame asks."""
    for _ in range(400):
        if state.frames[-1].__struct_config__.tag == frame and state.waiting:
            return state
        seat = state.waiting[0]
        legal = GAME.legal(state, seat)
        over = [action for action in legal if action.verb in ("done", "pass")]
        state, _ = GAME.apply(state, seat, (over or legal)[0])
    raise AssertionError(f"no {frame}")


def panel(state: Any, name: str, seat: str) -> dict[str, Any]:
    return dict(GAME.view(state, seat).panels[name])


@pytest.mark.parametrize(
    ("scenario", "frame"),
    [
        ("standard", "deploy"),
        ("standard", "reinforce"),
        ("standard", "patrol"),
        ("standard", "air_placement"),
        ("standard", "amphibious"),
        ("standard", "return"),
        ("midway", "patrol"),
    ],
)
def test_orders_list_exactly_what_is_legal(scenario: str, frame: str) -> None:
    state = advance(GAME.start(scenario=scenario, seed=5), frame)
    (seat,) = state.waiting
    shown = panel(state, frame, seat)
    assert shown["seat"] == seat
    waiting = {str(action.args[0]) for action in GAME.legal(state, seat) if action.verb == "pick"}
    assert waiting
    assert set(shown["units"]) == waiting
    for unit, entry in shown["units"].items():
        found = GAME.outlook(state, seat, Picked(units={unit: 1}))
        picked, _ = GAME.apply(state, seat, act("pick", unit))
        legal = GAME.legal(picked, seat)
        reached = {goal["space"] for goal in found.destinations}
        assert {str(action.args[0]) for action in legal if action.verb == "to"} == reached
        rest = {action.verb for action in legal} - {"to", "cancel"}
        assert rest == set(entry.get("others", ()))


def test_nobody_else_is_told_what_a_seat_could_do() -> None:
    state = advance(GAME.start(seed=5), "patrol")
    (seat,) = state.waiting
    for other in (*GAME.meta.seats, None):
        if other != seat:
            assert GAME.view(state, other).panels["patrol"] == {"seat": seat}


def test_done_sends_everybody_where_the_panel_says() -> None:
    state = GAME.start(scenario="midway", seed=5)
    for unit in ("jap_akagi", "jap_yamato", "jap_tone"):
        state, _ = GAME.apply(state, "japanese", act("pick", unit))
        state, _ = GAME.apply(state, "japanese", act("to", "home_islands"))
    state = advance(state, "return")
    (seat,) = state.waiting
    defaults = {unit: entry["default"] for unit, entry in panel(state, "return", seat)["units"].items()}
    assert "jap_yamato" in defaults
    state, _ = GAME.apply(state, seat, act("done"))
    places = GAME.view(state, seat).places
    where = {unit["id"]: place for place, doc in places.items() for unit in doc.get("units", ())}
    assert defaults == {unit: where[unit] for unit in defaults}


@pytest.mark.rule("AW-SCN-08")
def test_no_chance_is_promised_to_japanese_speed_rolls_at_midway() -> None:
    state = GAME.start(scenario="midway", seed=5)
    slow, fast = reach(state, "jap_yamato"), reach(state, "jap_tone")
    assert slow["central_pacific"] == (2, 0)
    assert slow["home_islands"] == (1, 6)
    assert fast["central_pacific"] == (2, 6)


def reach(state: Any, *units: str) -> dict[str, tuple[int, int]]:
    """What units of the seat that is asked reach: cost and faces of the slowest."""
    (seat,) = state.waiting
    found = GAME.outlook(state, seat, Picked(units=dict.fromkeys(units, 1)))
    for goal in found.destinations:
        assert GAME.why_not(state, seat, goal["action"]) is None, goal
    return {goal["space"]: (goal["cost"], goal["faces"]) for goal in found.destinations}


def test_several_units_go_where_most_can_with_the_chance_of_the_slowest() -> None:
    state = GAME.start(scenario="midway", seed=5)
    found = GAME.outlook(state, "japanese", Picked(units={"jap_yamato": 1, "jap_tone": 1, "jap_nobody": 1}))
    goal = next(goal for goal in found.destinations if goal["space"] == "central_pacific")
    assert goal["units"] == ["jap_yamato", "jap_tone"]
    assert (goal["faces"], goal["badge"], goal["risk"]) == (0, "✗", True)
    assert goal["action"] == "send central_pacific jap_yamato jap_tone"
    sizes = [len(goal["units"]) for goal in found.destinations]
    assert sizes == sorted(sizes, reverse=True)
    assert found.line == "send {space} jap_yamato"
    only = GAME.outlook(state, "japanese", Picked(units={"jap_tone": 1}, to="central_pacific"))
    assert [goal["space"] for goal in only.destinations] == ["central_pacific"]


def test_what_waits_is_told_by_place_and_to_the_seat_that_is_asked() -> None:
    state = GAME.start(scenario="midway", seed=5)
    whole = {row["piece"] for row in GAME.outlook(state, "japanese", Picked()).stack}
    assert whole == set(panel(state, "patrol", "japanese")["units"])
    where = next(place for place, doc in GAME.view(state, "japanese").places.items()
                 if any(unit.get("id") == "jap_yamato" for unit in doc.get("units", ())))  # fmt: skip
    here = {row["piece"] for row in GAME.outlook(state, "japanese", Picked(space=where)).stack}
    assert "jap_yamato" in here <= whole
    assert GAME.outlook(state, "us", Picked(units={"jap_tone": 1})) == Outlook()


def test_what_may_still_come_shrinks_as_seats_have_moved() -> None:
    state = GAME.start(scenario="midway", seed=5)
    before = panel(state, "turn", "us")["threats"]
    assert before["central_pacific"]["axis"] > 30
    state, _ = GAME.apply(state, "japanese", act("done"))
    after = panel(state, "turn", "us")["threats"]
    assert 0 < after["central_pacific"]["axis"] < before["central_pacific"]["axis"]
    assert after["central_pacific"]["allied"] == before["central_pacific"]["allied"]


def test_the_projected_lead_is_what_the_turn_then_scores() -> None:
    state = GAME.start(scenario="midway", seed=5)
    for unit in ("jap_akagi", "jap_tone"):
        state, _ = GAME.apply(state, "japanese", act("pick", unit))
        state, _ = GAME.apply(state, "japanese", act("to", "central_pacific"))
    shown = panel(state, "turn", "us")
    assert shown["flags"]["central_pacific"] == "axis"
    assert shown["lead"]["PTO"] == -shown["worth"]["central_pacific"][1]


def test_what_has_been_scored_is_not_promised_again() -> None:
    state = advance(GAME.start(seed=5), "return")
    shown = panel(state, "turn", "us")
    assert "hawaiian_islands" in shown["flags"]
    assert shown["lead"] == GAME.view(state, "us").tracks["vp"]
    assert shown["falling"] == {}
