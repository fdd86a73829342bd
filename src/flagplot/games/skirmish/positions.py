"""Readable positions of Skirmish.

    {"game": "skirmish", "round": 2,
     "units": {"c3": {"red": {"infantry": 2}}, "d3": {"blue": {"tank": 1}}},
     "hands": {"red": ["dig", "raid"]}, "discard": ["dig"],
     "cards": {"red": "barrage", "blue": "dig"}, "turn": "red", "left": 2, "next": ["blue"], "fired": []}

Without ``turn`` the round is at its beginning: hands are filled by drawing, then both sides choose. With
``turn`` both cards lie open and that side carries out its orders; in the scenario ``plotted`` both sides
write theirs, and those of that side are carried out first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from flagplot.games.skirmish.board import (
    CARDS,
    DECK,
    HAND,
    KINDS,
    SEATS,
    STACK,
    Field,
    kind_of,
    piece,
    side_of,
)
from flagplot.games.skirmish.plotting import PLOTTED
from flagplot.games.skirmish.state import Orders, Plot, Plotting, Round, RoundStage, SkirmishState
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.meta import check_keys

_KEYS = ("round", "units", "hands", "discard", "cards", "turn", "left", "next", "fired")


def read(document: Mapping[str, Any], state: SkirmishState, ground: Field) -> SkirmishState:
    """Fill an empty state from a document."""
    check_keys(document, _KEYS, "position")
    state.round = _number(document.get("round", 1), "round", 1, state.options["rounds"])
    for name, stack in _mapping(document, "units").items():
        state.units[_one(name, ground.map.number, "hex")] = _stack(name, stack)
    for seat, hand in _mapping(document, "hands").items():
        side = _one(seat, {"red": 0, "blue": 1}, "seat")
        state.hands[side] = tuple(sorted(_cards(hand, "hands")))
        if len(state.hands[side]) > HAND:
            raise BadInputError(f"hands: at most {HAND} cards expected, found {len(state.hands[side])}")
    state.discard = tuple(sorted(_cards(document.get("discard", []), "discard")))
    for seat, card in _mapping(document, "cards").items():
        state.cards[_one(seat, {"red": 0, "blue": 1}, "seat")] = _cards([card], "cards")[0]
    state.fired = tuple(sorted(_one(name, ground.map.number, "hex") for name in document.get("fired", [])))
    state.deck = _rest([*state.discard, *state.hands[0], *state.hands[1], *filter(None, state.cards)])
    _turn(document, state)
    return state


def _turn(document: Mapping[str, Any], state: SkirmishState) -> None:
    if "turn" not in document:
        for key in ("cards", "left", "next", "fired"):
            if key in document:
                raise BadInputError(f"position: {key!r} needs 'turn' beside it")
        return
    side = _one(document["turn"], {"red": 0, "blue": 1}, "seat")
    if not all(state.cards):
        raise BadInputError("position: with 'turn' the cards of both sides are expected in 'cards'")
    if state.scenario == PLOTTED:
        for key in ("left", "next"):
            if key in document:
                raise BadInputError(f"position: no {key!r} expected where orders are written")
        state.frames = [Round(RoundStage.ORDERS, (side, 1 - side))]
        return
    left = _number(document.get("left", CARDS[state.cards[side]].orders), "left", 0, 9)
    order = tuple(_one(seat, {"red": 0, "blue": 1}, "seat") for seat in document.get("next", []))
    state.frames = [Round(RoundStage.ORDERS, order), Orders(side, left)]


def write(state: SkirmishState, ground: Field) -> dict[str, Any] | None:
    """The document of a state that stands at a choice of cards or at orders."""
    frame, base = state.frames[-1], state.frames[0]
    if not isinstance(base, Round) or state.outcome is not None or len(state.frames) != 2:
        return None
    document: dict[str, Any] = {"round": state.round}
    document["units"] = {
        ground.map.names[space]: _written(stack) for space, stack in enumerate(state.units) if stack
    }
    document["hands"] = {seat: list(hand) for seat, hand in zip(SEATS, state.hands, strict=True)}
    if state.discard:
        document["discard"] = list(state.discard)
    if isinstance(frame, Orders):
        document["cards"] = dict(zip(SEATS, state.cards, strict=True))
        document["turn"] = SEATS[frame.side]
        document["left"] = frame.left
        document["next"] = [SEATS[side] for side in base.order]
        document["fired"] = [ground.map.names[space] for space in state.fired]
        return document
    if isinstance(frame, Plotting) and not state.apart:
        document["cards"] = dict(zip(SEATS, state.cards, strict=True))
        document["turn"] = SEATS[frame.first]
        return document
    return document if isinstance(frame, Plot) and frame.chosen == ("", "") and not state.apart else None


def _written(stack: Mapping[int, int]) -> dict[str, dict[str, int]]:
    side = SEATS[side_of(next(iter(stack)))]
    return {side: {KINDS[kind_of(unit)]: count for unit, count in stack.items()}}


def _stack(name: str, value: Any) -> dict[int, int]:
    if not isinstance(value, Mapping) or len(value) != 1:
        raise BadInputError(f"units of {name}: one side with its units expected, found {value!r}")
    ((seat, units),) = value.items()
    side = _one(seat, {"red": 0, "blue": 1}, "seat")
    if not isinstance(units, Mapping) or not units:
        raise BadInputError(f"units of {name}: a mapping of kinds to counts expected, found {units!r}")
    kinds = {kind: number for number, kind in enumerate(KINDS)}
    stack = {piece(side, _one(kind, kinds, "unit")): _number(n, kind, 1, STACK) for kind, n in units.items()}
    if sum(stack.values()) > STACK:
        raise BadInputError(f"units of {name}: at most {STACK} expected, found {sum(stack.values())}")
    return dict(sorted(stack.items()))


def _rest(used: Iterable[str]) -> tuple[str, ...]:
    deck = list(DECK)
    for card in used:
        if card not in deck:
            raise BadInputError(f"position: at most 4 cards {card!r} expected, found more")
        deck.remove(card)
    return tuple(deck)


def _cards(value: Any, what: str) -> list[str]:
    if not isinstance(value, (list, tuple)):
        raise BadInputError(f"{what}: a list of cards expected, found {value!r}")
    for card in value:
        _one(card, dict.fromkeys(CARDS, 0), "card")
    return list(value)


def _mapping(document: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    value = document.get(key, {})
    if isinstance(value, Mapping):
        return value
    raise BadInputError(f"{key}: a mapping expected, found {value!r}")


def _one(name: Any, known: Mapping[str, int], what: str) -> int:
    if isinstance(name, str) and name in known:
        return known[name]
    raise BadInputError(f"position: no {what} {name!r}; expected one of: {', '.join(known)}")


def _number(value: Any, what: str, low: int, high: int) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
        return value
    raise BadInputError(f"{what}: a number from {low} to {high} expected, found {value!r}")
