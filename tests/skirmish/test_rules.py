"""The rules of Skirmish, clause by clause."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import flagplot
from flagplot import BadInputError, Match, ScriptedDice
from flagplot.games.skirmish.board import CARDS, DECK, field

GAME = flagplot.game("skirmish")
IDLE = {"hands": {"red": ["dig"] * 2, "blue": ["raid"] * 2}, "cards": {"red": "advance", "blue": "barrage"}}


def at(units: dict[str, Any], turn: str = "red", **more: Any) -> Any:
    return GAME.position({**IDLE, "units": units, "turn": turn, **more})


def texts(state: Any, seat: str) -> list[str]:
    return [str(action) for action in GAME.legal(state, seat)]


def rule(state: Any, seat: str, action: str) -> str:
    refusal = GAME.why_not(state, seat, action)
    assert refusal is not None
    return refusal.rule


@pytest.mark.rule("SKR-01")
def test_maps() -> None:
    assert len(field("standard").map.hexes) == 19
    assert len(field("wide").map.hexes) == 37


@pytest.mark.rule("SKR-02")
@pytest.mark.parametrize(("scenario", "infantry", "tanks"), [("standard", 3, 1), ("wide", 4, 2)])
def test_set_up(scenario: str, infantry: int, tanks: int) -> None:
    sums = GAME.conserved(GAME.start(scenario, seed=1))
    for seat in ("red", "blue"):
        assert (sums[f"{seat} infantry"], sums[f"{seat} tank"]) == (infantry, tanks)


@pytest.mark.rule("SKR-03")
def test_one_side_and_three_units_in_a_hex() -> None:
    state = at({"c3": {"red": {"infantry": 3}}, "c4": {"red": {"infantry": 1}}, "d3": {"blue": {"tank": 1}}})
    assert rule(state, "red", "move c4 infantry c3") == "SKR-03"
    assert rule(state, "red", "move c3 infantry d3") == "SKR-03"
    assert rule(state, "red", "move d3 tank d4") == "SKR-03"


@pytest.mark.rule("SKR-04")
def test_cards() -> None:
    assert Counter(DECK) == dict.fromkeys(CARDS, 4)
    table = {name: (card.initiative, card.orders) for name, card in CARDS.items()}
    assert table == {"dig": (3, 1), "raid": (4, 2), "advance": (2, 3), "barrage": (1, 2)}


@pytest.mark.rule("SKR-05")
def test_hands_are_filled_in_secret() -> None:
    state = GAME.start(seed=1)
    assert [len(hand) for hand in state.hands] == [3, 3]
    assert len(state.deck) == 10
    _, events = GAME.begin(seed=1)
    assert all(event.audience in (("red",), ("blue",)) for event in events)


@pytest.mark.rule("SKR-05")
def test_the_discards_become_the_deck() -> None:
    discard = ["advance"] * 4 + ["barrage"] * 4 + ["raid"] * 2
    document = {
        "hands": {"red": ["dig", "dig", "dig"], "blue": ["dig", "raid"]},
        "discard": discard,
        "units": {"c3": {"red": {"tank": 1}}, "a3": {"blue": {"tank": 1}}},
    }
    state = GAME.position(document, ScriptedDice([1]))  # one card is left in the deck
    assert state.deck == ()
    dice = ScriptedDice([("red draws", 12), ("blue draws", 11)])  # from ten discards and the two cards played
    for seat, action in (("red", "play dig"), ("blue", "play raid"), ("blue", "done"), ("red", "done")):
        state, _ = GAME.apply(state, seat, action, dice)
    assert (len(state.deck), state.discard) == (10, ())
    assert state.hands == [("dig", "dig", "raid"), ("dig", "raid", "raid")]


@pytest.mark.rule("SKR-06", "SKR-13")
def test_cards_are_chosen_at_the_same_time() -> None:
    state = GAME.start(seed=1)
    assert state.waiting == ("red", "blue")
    card = GAME.legal(state, "blue")[0]
    state, events = GAME.apply(state, "blue", card)
    assert state.waiting == ("red",)
    assert events == []
    assert GAME.view(state, "red").panels == {}
    assert GAME.view(state, "blue").panels == {"chosen": card.args[0]}
    missing = next(name for name in CARDS if name not in state.hands[0])
    assert rule(state, "red", f"play {missing}") == "SKR-06"
    _, events = GAME.apply(state, "red", GAME.legal(state, "red")[0])
    assert f"blue plays {card.args[0]}" in [event.text() for event in events]


@pytest.mark.rule("SKR-07")
@pytest.mark.parametrize(
    ("red", "blue", "faces", "first"),
    [
        ("raid", "dig", [], "red"),
        ("barrage", "dig", [], "blue"),
        ("dig", "dig", [3], "red"),
        ("dig", "dig", [4], "blue"),
    ],
)
def test_initiative(red: str, blue: str, faces: list[int], first: str) -> None:
    units = {"a3": {"red": {"tank": 1}}, "e3": {"blue": {"tank": 1}}}
    hands = {"red": [red, "advance", "advance"], "blue": [blue, "advance", "advance"]}
    state = GAME.position({"units": units, "hands": hands})
    dice = ScriptedDice(faces)
    state, _ = GAME.apply(state, "red", f"play {red}", dice)
    state, _ = GAME.apply(state, "blue", f"play {blue}", dice)
    assert state.waiting == (first,)
    dice.check_done()


@pytest.mark.rule("SKR-08")
def test_movement() -> None:
    state = at({"c3": {"red": {"infantry": 1, "tank": 1}}, "d2": {"blue": {"infantry": 1}}})
    moves = [text for text in texts(state, "red") if text.startswith("move")]
    assert sum("infantry" in text for text in moves) == 5  # six neighbours, one of them held by blue
    assert "move c3 tank c5" in moves
    assert "move c3 tank d2" not in moves
    assert "move c3 tank e1" not in moves  # only through d2
    assert rule(state, "red", "move c3 infantry c5") == "SKR-08"
    assert rule(state, "red", "move c3 tank e1") == "SKR-08"
    new, _ = GAME.apply(state, "red", "move c3 tank c5")
    assert GAME.view(new, None).places["c5"] == {"red": {"tank": 1}}


@pytest.mark.rule("SKR-09")
@pytest.mark.parametrize(
    ("card", "enemy", "target", "faces", "hits"),
    [
        ("advance", "barrage", "c4", [5, 4, 6], 2),
        ("advance", "dig", "c4", [5, 4, 6], 1),
        ("advance", "barrage", "d2", [5, 5, 5], 0),  # woods
        ("barrage", "advance", "c4", [5, 1, 1, 1, 5], 2),
        ("advance", "barrage", "c5", [5], 1),  # only the tank reaches two hexes
    ],
)
def test_fire(card: str, enemy: str, target: str, faces: list[int], hits: int) -> None:
    units = {"c3": {"red": {"infantry": 2, "tank": 1}}, target: {"blue": {"infantry": 3}}}
    state = at(units, cards={"red": card, "blue": enemy})
    dice = ScriptedDice([("red fires", *faces)])
    new, _ = GAME.apply(state, "red", f"fire c3 {target}", dice)
    dice.check_done()
    assert GAME.conserved(new)["blue infantry"] == 3 - hits
    assert rule(new, "red", f"fire c3 {target}") == "SKR-09"


@pytest.mark.rule("SKR-09", "SKR-14")
def test_without_woods_there_is_no_cover() -> None:
    units = {"c3": {"red": {"infantry": 1}}, "d2": {"blue": {"infantry": 2}}}
    for woods, left in ((True, 2), (False, 1)):
        new, _ = GAME.apply(at(units, options={"woods": woods}), "red", "fire c3 d2", ScriptedDice([5]))
        assert GAME.conserved(new)["blue infantry"] == left


@pytest.mark.rule("SKR-09")
def test_out_of_range() -> None:
    state = at({"c3": {"red": {"infantry": 1}}, "c5": {"blue": {"infantry": 1}}})
    assert rule(state, "red", "fire c3 c5") == "SKR-09"
    assert rule(state, "red", "fire c3 c4") == "SKR-09"


@pytest.mark.rule("SKR-10")
def test_the_owner_chooses_losses() -> None:
    units = {"c3": {"red": {"infantry": 2}}, "c4": {"blue": {"infantry": 1, "tank": 2}}}
    state, _ = GAME.apply(at(units), "red", "fire c3 c4", ScriptedDice([6, 1]))
    assert state.waiting == ("blue",)
    assert texts(state, "blue") == ["lose infantry", "lose tank"]
    state, _ = GAME.apply(state, "blue", "lose tank")
    assert state.waiting == ("red",)
    assert GAME.view(state, None).places["c4"] == {"blue": {"infantry": 1, "tank": 1}}
    units = {"c3": {"red": {"infantry": 2}}, "c4": {"blue": {"tank": 2}}, "a3": {"blue": {"tank": 1}}}
    state, _ = GAME.apply(at(units), "red", "fire c3 c4", ScriptedDice([6, 6]))
    assert state.waiting == ("red",)


@pytest.mark.rule("SKR-11")
def test_a_side_without_units_loses() -> None:
    state = at({"c3": {"red": {"infantry": 1}}, "c4": {"blue": {"tank": 1}}})
    state, _ = GAME.apply(state, "red", "fire c3 c4", ScriptedDice([6]))
    assert state.outcome.winners == ("red",)
    assert state.waiting == ()


@pytest.mark.rule("SKR-11", "SKR-12", "SKR-14")
@pytest.mark.parametrize(
    ("units", "winners"),
    [
        ({"c3": {"red": {"infantry": 1}}, "a3": {"blue": {"tank": 3}}}, ("red",)),
        ({"c4": {"red": {"infantry": 1}}, "a3": {"blue": {"tank": 3}}}, ("blue",)),
        ({"c4": {"red": {"infantry": 1}}, "a3": {"blue": {"tank": 1}}}, ()),
    ],
)
def test_the_last_round_decides(units: dict[str, Any], winners: tuple[str, ...]) -> None:
    state = at(units, options={"rounds": 2}, round=2, next=["blue"])
    state, _ = GAME.apply(state, "red", "done")
    state, _ = GAME.apply(state, "blue", "done")
    assert state.outcome.winners == winners


@pytest.mark.rule("SKR-13")
def test_hands_are_hidden_until_the_end() -> None:
    match = Match.new(GAME, seed=1, options={"rounds": 1})
    assert match.view("red").hands["blue"] == 3
    assert match.view(None).hands == {"red": 3, "blue": 3}
    assert len(match.view("blue").hands["blue"]) == 3
    while not match.over:
        seat = match.state.waiting[0]
        match.do(seat, match.legal(seat)[-1])
    assert len(match.view(None).hands["blue"]) == 2


@pytest.mark.rule("SKR-14")
def test_open_hands() -> None:
    state = GAME.start(seed=1, options={"open_hands": True})
    assert GAME.view(state, "red").hands["blue"] == list(state.hands[1])


@pytest.mark.parametrize(
    "bad",
    [
        {"round": 7},
        {"units": []},
        {"units": {"z1": {"red": {"tank": 1}}}},
        {"units": {"c3": {"green": {"tank": 1}}}},
        {"units": {"c3": {"red": {"ship": 1}}}},
        {"units": {"c3": {"red": {"tank": 4}}}},
        {"units": {"c3": {"red": {"tank": 2, "infantry": 2}}}},
        {"units": {"c3": {"red": {"tank": 1}, "blue": {"tank": 1}}}},
        {"units": {"c3": {"red": {}}}},
        {"hands": {"red": "dig"}},
        {"hands": {"red": ["dog"]}},
        {"hands": {"red": ["dig"] * 4}},
        {"hands": {"red": ["dig"] * 3, "blue": ["dig"] * 3}},
        {"turn": "red"},
        {"left": 2},
        {"turn": "green", "cards": {"red": "dig", "blue": "dig"}},
    ],
)
def test_bad_positions(bad: dict[str, Any]) -> None:
    with pytest.raises(BadInputError, match=r"expected|needs"):
        GAME.position(bad, ScriptedDice([1] * 12))
