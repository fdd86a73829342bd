"""Where units may be sent, as clients show it."""

from __future__ import annotations

import flagplot
from flagplot.kernel.outlook import Picked
from flagplot.kernel.pointing import Pointed

GAME = flagplot.game("war-in-the-pacific")


def landed() -> flagplot.State:
    """Two regiments ashore, far from each other, and Japanese between them."""
    return GAME.position(
        {"phase": "first", "units": {"b0404": ["mc-rgt-2"], "b0905": ["mc-rgt-8:2"], "b0604": ["jn-sbf-3sp"]}}
    )


def test_units_that_may_move_and_where() -> None:
    state = landed()
    assert {row["piece"] for row in GAME.outlook(state, "allied", Picked()).stack} == {"mc-rgt-2", "mc-rgt-8"}
    assert [row["piece"] for row in GAME.outlook(state, "allied", Picked("b0404")).stack] == ["mc-rgt-2"]
    found = GAME.outlook(state, "allied", Picked("b0404", {"mc-rgt-2": 1}))
    listed = {str(answer) for answer in GAME.legal(state, "allied") if answer.args[:1] == ("mc-rgt-2",)}
    moves = {line for line in listed if line.startswith("move")}
    assert {goal["action"] for goal in found.destinations} == moves
    assert moves
    assert found.line == "move mc-rgt-2 {space}"


def test_what_a_step_costs() -> None:
    state = landed()
    goal = GAME.outlook(state, "allied", Picked("b0404", {"mc-rgt-2": 1})).destinations[0]
    after, _ = GAME.apply(state, "allied", goal["action"], dice=flagplot.ScriptedDice([]))
    unit = GAME.play(state).tables.number["mc-rgt-2"]
    assert after.spent[unit] - state.spent[unit] == 2 * goal["cost"]
    assert goal["path"] == ["b0404", goal["space"]]


def test_who_is_not_asked_sends_nobody() -> None:
    assert GAME.outlook(landed(), "japan", Picked()).stack == []


def test_several_units_are_sent_as_one() -> None:
    """Two regiments of a hex: each goes with its own answer, and one line sends both."""
    units = {"b0404": ["mc-rgt-2:2", "mc-rgt-8:2"], "b0604": ["jn-sbf-3sp"]}
    state = GAME.position({"phase": "first", "units": units})
    found = GAME.outlook(state, "allied", Picked("b0404", {"mc-rgt-2": 1, "mc-rgt-8": 1}))
    goal = next(one for one in found.destinations if one["space"] == "b0304")
    assert goal["units"] == ["mc-rgt-2", "mc-rgt-8"]
    assert goal["action"] == "move mc-rgt-2 b0304 ; move mc-rgt-8 b0304"
    after, _ = GAME.apply(state, "allied", goal["action"], dice=flagplot.ScriptedDice([]))
    play = GAME.play(after)
    places = {after.place[play.tables.number[id]] for id in ("mc-rgt-2", "mc-rgt-8")}
    assert {play.label(place) for place in places} == {"b0304"}


def test_a_ship_that_is_pointed_at_says_when_it_fires() -> None:
    refusal = GAME.why_grey(landed(), "allied", Pointed("us-bb-maryland"))
    assert refusal is not None
    assert (refusal.rule, refusal.ids) == ("SC-S1-04", ("us-bb-maryland",))
