"""What the numbers of a state mean, and whether they fit the board: for states read from outside."""

from __future__ import annotations

from collections import Counter
from typing import Any

from flagplot.games.skirmish.board import CARDS, DECK, HAND, KINDS, SEATS, STACK, Field, side_of
from flagplot.games.skirmish.plotting import PLOTTED, check_order, written
from flagplot.games.skirmish.state import (
    Carry,
    Losses,
    Orders,
    Plot,
    Plotting,
    Round,
    RoundStage,
    SkirmishState,
)
from flagplot.kernel.errors import FormatError
from flagplot.kernel.shapes import Each, Proven, Table, Whole, Word, check_fields

# frames from the bottom up; each belongs on those before it
_STACKS = (
    (Round, Plot),
    (Round, Orders),
    (Round, Orders, Losses),
    (Round, Plotting),
    (Round, Carry, Losses),
)


def check(state: SkirmishState, ground: Field) -> None:
    """Refuse a state of the wrong size, with cards that do not add up, or with frames out of order."""
    shapes = _shapes(state, ground)
    check_fields(state, shapes, "the state")
    for number, frame in enumerate(state.frames, 1):
        check_fields(frame, shapes, f"frame {number}")
        if isinstance(frame, Plotting):
            for draft in (draft for lane in frame.stacks for draft in lane):
                check_fields(draft, shapes, f"frame {number}")
    if all_cards(state) != DECK:
        raise FormatError("saved state: the cards do not add up to the deck")
    for stack in state.units:
        if len({side_of(unit) for unit in stack}) > 1 or sum(stack.values()) > STACK:
            raise FormatError(f"saved state: at most {STACK} units of one side in a hex expected")
    if state.outcome is None:
        _check_frames(state)


def _shapes(state: SkirmishState, ground: Field) -> dict[str, Any]:
    hexes = len(ground.map.hexes)
    space, side = Whole(0, hexes - 1, "a hex"), Whole(0, 1, "a side")
    card, no_card = Word(CARDS), Word(("", *CARDS))
    stack = Table(Whole(0, 2 * len(KINDS) - 1, "a unit"), Whole(1, STACK, "a count"))
    known = Proven(lambda found: None)  # compared elsewhere
    sheet = Each(Proven(lambda order: check_order(order, ground)))
    return {
        "round": Whole(1, state.options["rounds"], "a round"),
        "units": Each(stack, hexes),
        "hands": Each(Each(card), 2),
        "deck": Each(card),
        "discard": Each(card),
        "cards": Each(no_card, 2),
        "fired": Each(space),
        **dict.fromkeys(("seed", "seq", "rolls", "apart", "options", "frames", "outcome"), known),
        "order": Each(side),
        "chosen": Each(no_card, 2),
        "side": side,
        "left": Whole(0, 9, "orders left"),
        "first": side,
        "most": Whole(0, 9, "orders"),
        "draft.orders": sheet,
        "plotting.orders": Each(sheet, 2),
        "carry.left": Each(sheet, 2),
        "stacks": known,
        "seats": known,
        "space": space,
        "hits": Whole(1, STACK, "hits"),
    }


def _check_frames(state: SkirmishState) -> None:
    kinds = tuple(type(frame) for frame in state.frames)
    if kinds not in _STACKS:
        raise FormatError("saved state: a round, then cards or orders, then losses expected as frames")
    if (state.scenario == PLOTTED) == (Orders in kinds) and kinds != (Round, Plot):
        raise FormatError("saved state: orders are written first in the scenario 'plotted' and in no other")
    base, top = state.frames[0], state.frames[-1]
    assert isinstance(base, Round)
    plotting = isinstance(top, Plot)
    if (
        base.stage != (RoundStage.CARDS if plotting else RoundStage.ORDERS)
        or all(state.cards) == plotting
        or any(state.cards) == plotting
    ):
        raise FormatError("saved state: open cards expected with orders, and none before")
    if plotting and any(len(hand) != HAND for hand in state.hands):
        raise FormatError(f"saved state: hands of {HAND} cards expected before the choice")
    if isinstance(top, Plot):
        for hand, card in zip(state.hands, top.chosen, strict=True):
            if card and card not in hand:
                raise FormatError(f"saved state: a card of the hand expected, found {card!r}")
    if isinstance(top, Plotting):
        _check_sheets(state, base, top)
    if isinstance(top, Losses):
        there = Counter(state.units[top.space]).total()
        if there <= top.hits or any(side_of(unit) != top.side for unit in state.units[top.space]):
            raise FormatError("saved state: fewer hits than units of the side in the hex expected")


def _check_sheets(state: SkirmishState, base: Round, frame: Plotting) -> None:
    if base.order or frame.seats != SEATS or not any(frame.stacks):
        raise FormatError("saved state: both sides with their orders expected, one of them at least not done")
    for side, lane in enumerate(frame.stacks):
        most = 2 * CARDS[state.cards[side]].orders
        if len(lane) > 1 or any((draft.side, draft.most) != (side, most) for draft in lane):
            raise FormatError(f"saved state: one sheet of {most} orders for each side expected")
        orders = len(written(frame, side))
        if orders > most or (lane and frame.orders[side]):
            raise FormatError(f"saved state: at most {most} orders on a sheet expected")
        if orders > (state.apart or {}).get(SEATS[side], 0):
            raise FormatError("saved state: at least as many answers apart as orders on a sheet expected")


def all_cards(state: SkirmishState) -> tuple[str, ...]:
    """Every card, wherever it is."""
    hands = [card for hand in state.hands for card in hand]
    shown = [card for card in state.cards if card]
    return tuple(sorted([*state.deck, *state.discard, *hands, *shown]))
