"""Written orders in Skirmish, clause by clause: both sides plot at once, each in a lane of its own."""

from __future__ import annotations

from typing import Any

import pytest

import flagplot
from flagplot import BadInputError, FormatError, ScriptedDice
from flagplot.games.skirmish.state import Lapsed, Marched
from flagplot.kernel.event import Revealed
from flagplot.kernel.lanes import number_of

GAME = flagplot.game("skirmish")
DUEL: dict[str, Any] = {
    "scenario": "plotted",
    "units": {"c3": {"red": {"infantry": 1, "tank": 1}}, "e1": {"blue": {"infantry": 2}}},
    "hands": {"red": ["dig"] * 2, "blue": ["raid"] * 2},
    "cards": {"red": "advance", "blue": "dig"},
    "turn": "red",
}


def begun(**more: Any) -> Any:
    """Both sides are about to write: red six orders at most, blue two."""
    return GAME.position(DUEL | more)


def after(state: Any, *answers: str, dice: Any = None) -> tuple[Any, list[Any]]:
    """Some answers, each a seat and an order; the state and what happened."""
    events: list[Any] = []
    for line in answers:
        seat, _, text = line.partition(" ")
        state, more = GAME.apply(state, seat, text, dice)
        events += more
    return state, events


def sheet(state: Any, seat: str) -> list[str]:
    """The orders a side has written, as it sees them."""
    return [" ".join(order) for order in GAME.view(state, seat).panels["orders"]]


def rule(state: Any, seat: str, action: str) -> str:
    refusal = GAME.why_not(state, seat, action)
    assert refusal is not None
    return refusal.rule


@pytest.mark.rule("SKR-15")
def test_both_sides_write_when_the_cards_lie_open() -> None:
    state = GAME.start("plotted", seed=1)
    for seat in ("red", "blue"):
        assert GAME.phase(state) == "plot"
        state, _ = GAME.apply(state, seat, GAME.legal(state, seat)[0])
    assert GAME.phase(state) == "plotting"
    assert state.waiting == ("red", "blue")
    assert all(GAME.view(state, seat).tracks["cards"][seat] for seat in ("red", "blue"))


@pytest.mark.rule("SKR-16")
def test_as_many_orders_as_twice_the_card_gives() -> None:
    state, _ = after(begun(), "blue move e1 infantry e2", "blue move e1 infantry d2")
    assert rule(state, "blue", "move e2 infantry e1") == "SKR-16"
    assert {action.verb for action in GAME.legal(state, "blue")} == {"strike", "done"}
    state, _ = after(state, "blue strike 1", "blue fire d2 c3")
    assert sheet(state, "blue") == ["move e1 infantry d2", "fire d2 c3"]
    assert rule(state, "blue", "strike 3") == "SKR-16"


@pytest.mark.rule("SKR-16")
def test_nobody_sees_what_or_how_much_another_writes() -> None:
    state = begun()
    before = {seat: GAME.view(state, seat).to_bytes() for seat in ("blue", None)}
    state, events = after(state, "red move c3 tank d2", "red fire c3 c4", "red strike 2")
    assert {seat: GAME.view(state, seat).to_bytes() for seat in ("blue", None)} == before
    assert [event.audience for event in events] == [("red",)] * 3
    assert (state.seq, number_of(state, "red"), number_of(state, "blue")) == (3, 3, 0)
    assert sheet(state, "red") == ["move c3 tank d2"]


@pytest.mark.rule("SKR-16")
def test_who_is_done_is_known_and_nothing_else() -> None:
    state, _ = after(begun(), "red move c3 tank d2", "red done")
    assert state.waiting == ("blue",)
    view = GAME.view(state, "blue")
    assert (view.seq, view.panels, view.waiting) == (0, {"orders": []}, ("blue",))
    assert sheet(state, "red") == ["move c3 tank d2"]
    refusal = GAME.why_not(state, "red", "done")
    assert refusal is not None
    assert refusal.text == "Red owes no answer now; waiting for Blue"


@pytest.mark.rule("SKR-16")
def test_what_is_imagined_of_the_other_differs_in_number() -> None:
    state, _ = after(begun(), "red move c3 tank d2", "blue move e1 infantry e2", "blue strike 1")
    numbers = set()
    for seed in range(30):
        other = GAME.resample(state, "blue", seed)
        assert GAME.view(other, "blue").to_bytes() == GAME.view(state, "blue").to_bytes()
        numbers.add(len(GAME.view(other, "red").panels["orders"]))
    assert numbers == set(range(7))


@pytest.mark.rule("SKR-17")
def test_orders_follow_those_written_before() -> None:
    state = begun()
    assert rule(state, "red", "move d2 tank e1") == "SKR-17"
    assert rule(state, "red", "move c3 infantry e1") == "SKR-08"
    assert rule(state, "blue", "fire e1 c3") == "SKR-09"
    assert GAME.why_not(state, "red", "fire c3 a3") is None  # nobody is there yet
    state, _ = after(state, "red move c3 tank d2", "red move d2 tank e1", "red fire e1 d2")
    assert rule(state, "red", "move c3 tank c4") == "SKR-17"
    assert rule(state, "red", "fire e1 e2") == "SKR-09"


@pytest.mark.rule("SKR-18")
def test_orders_are_revealed_and_carried_out_by_turns() -> None:
    state, _ = after(
        begun(), "red move c3 tank d2", "red move c3 infantry c4", "red done", "blue move e1 infantry e2"
    )
    _, events = after(state, "blue done", dice=ScriptedDice([1, 1]))
    assert [event.what for event in events if isinstance(event, Revealed)] == [
        "{red} has written 'move c3 tank d2', 'move c3 infantry c4'",
        "{blue} has written 'move e1 infantry e2'",
    ]
    moved = [(event.side, event.end) for event in events if isinstance(event, Marched)]
    assert moved == [("red", "d2"), ("blue", "e2"), ("red", "c4")]


@pytest.mark.rule("SKR-18")
def test_what_has_become_impossible_is_dropped() -> None:
    """Blue is in e2 before the tank, and the infantry that was to follow it finds an enemy in its way."""
    state = begun(units={"d2": {"red": {"infantry": 1}}, "e1": {"blue": {"infantry": 2}}}, turn="blue")
    state, _ = after(
        state, "red move d2 infantry e2", "red fire e2 e1", "red done", "blue move e1 infantry e2"
    )
    _, events = after(state, "blue done", dice=ScriptedDice([1, 1]))
    assert [event.order for event in events if isinstance(event, Lapsed)] == [
        "move d2 infantry e2", "fire e2 e1",
    ]  # fmt: skip


@pytest.mark.rule("SKR-18")
def test_losses_are_chosen_between_two_orders() -> None:
    units = {"c3": {"red": {"infantry": 1, "tank": 1}}, "d2": {"blue": {"infantry": 1, "tank": 1}}}
    state, _ = after(begun(units=units), "red fire c3 d2", "blue fire d2 c3", "red done")
    state, _ = after(state, "blue done", dice=ScriptedDice([6, 1]))
    assert (state.waiting, GAME.phase(state)) == (("blue",), "carrying")
    assert [str(action) for action in GAME.legal(state, "blue")] == ["lose infantry", "lose tank"]
    state, _ = after(state, "blue lose infantry", dice=ScriptedDice([1] * 99))
    assert GAME.phase(state) == "plot"


@pytest.mark.rule("SKR-18")
def test_a_side_that_is_destroyed_carries_out_nothing_more() -> None:
    units = {"c3": {"red": {"tank": 1}}, "d2": {"blue": {"infantry": 1}}}
    state, _ = after(begun(units=units), "red fire c3 d2", "blue fire d2 c3", "red done")
    state, _ = after(state, "blue done", dice=ScriptedDice([6]))
    assert state.outcome is not None
    assert state.outcome.winners == ("red",)
    assert GAME.view(state, None).seq == state.seq == 4


def test_a_position_says_who_begins_and_no_more() -> None:
    for key, value in (("left", 2), ("next", ["blue"])):
        with pytest.raises(BadInputError, match="where orders are written"):
            begun(**{key: value})
    document = GAME.describe(begun())
    assert (document["turn"], "left" in document) == ("red", False)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"orders":["move c3 tank d2"]', '"orders":["move c3 tank z9"]'),
        ('"orders":["move c3 tank d2"]', '"orders":["run c3 d2"]'),
        ('"apart":{"red":1}', '"apart":{"red":2}'),
        ('"apart":{"red":1}', '"apart":{"green":1}'),
        ('"apart":{"red":1},', ""),
        ('"seats":["red","blue"]', '"seats":["red","red"]'),
        ('"most":6', '"most":5'),
    ],
)
def test_sheets_somebody_has_tampered_with_are_refused(old: str, new: str) -> None:
    text = GAME.to_json(after(begun(), "red move c3 tank d2")[0])
    assert GAME.to_json(GAME.from_json(text)) == text
    assert old in text
    with pytest.raises(FormatError):
        GAME.from_json(text.replace(old, new))
