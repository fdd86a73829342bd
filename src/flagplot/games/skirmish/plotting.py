"""Orders written in secret: both sides plot at the same time, then everything is carried out by turns.

Each side writes in a lane of its own (kernel/lanes.py): orders, struck out as it likes, until it is done.
"""

from __future__ import annotations

from msgspec import UNSET

from flagplot.games.skirmish.board import CARDS, KINDS, REACH, SEATS, Field, kind_of
from flagplot.games.skirmish.play import Fight, moves, obey, shots
from flagplot.games.skirmish.state import Carry, Draft, Lapsed, Noted, Plotting
from flagplot.kernel.action import Action, parse_action
from flagplot.kernel.answers import Answers, Choice, choice
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.event import Revealed
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal, malformed
from flagplot.kernel.stream import Stream
from flagplot.kernel.words import counted, quoted, the

PLOTTED = "plotted"  # the scenario with written orders [SKR-15]


def plotting(play: Fight, first: int) -> Plotting:
    """The frame in which both sides write, twice as many orders as their cards give at most. [SKR-16]"""
    most = [2 * CARDS[card].orders for card in play.state.cards]
    return Plotting(first=first, seats=SEATS, stacks=[[Draft(side, most[side])] for side in (0, 1)])


Planned = dict[int, list[int]]  # hex -> units of each kind


def planned(play: Fight, side: int, orders: tuple[str, ...]) -> Planned:
    """Where a side's units would be if all it has written were carried out. [SKR-17]"""
    found = {space: [0, 0] for space in play.held(side)}
    for space, kinds in found.items():
        for unit, count in play.state.units[space].items():
            kinds[kind_of(unit)] += count
    for order in orders:
        action = parse_action(order)
        if action.verb == "move":
            start, end = (play.field.map.number[str(action.args[place])] for place in (0, 2))
            kind = KINDS.index(str(action.args[1]))
            if start in found and found[start][kind]:
                found[start][kind] -= 1
                found.setdefault(end, [0, 0])[kind] += 1
    return {space: found[space] for space in sorted(found) if any(found[space])}


def written(frame: Plotting, side: int) -> tuple[str, ...]:
    """The orders of a side so far, whether it is done or not."""
    lane = frame.stacks[side]
    return lane[-1].orders if lane else frame.orders[side]


def rewrite(play: Fight, frame: Plotting, side: int, stream: Stream) -> None:
    """Other orders for a side, and another number of them, as somebody may imagine who does not see them."""
    state, lane = play.state, frame.stacks[side]
    draft = lane[-1] if lane else Draft(side, 2 * CARDS[state.cards[side]].orders)
    before, count = len(written(frame, side)), stream.below(draft.most + 1)
    draft.orders = ()
    for _ in range(count):
        found = Answers(*_orders(play, draft))
        draft.orders = (*draft.orders, str(stream.choose(found)))
    if not lane:
        red, blue = frame.orders
        frame.orders = (draft.orders, blue) if side == 0 else (red, draft.orders)
    apart = {**(state.apart or {})}
    apart[SEATS[side]] = apart.get(SEATS[side], 0) + count - before
    state.seq += count - before
    state.apart = {seat: given for seat, given in apart.items() if given} or UNSET


def check_order(order: str, ground: Field) -> None:
    """Refuse a text that is no order on this map."""
    action = parse_action(order)
    hexes = action.args[::2] if action.verb == "move" else action.args
    size, kinds = (3, action.args[1:2]) if action.verb == "move" else (2, ())
    known = len(action.args) == size and all(word in ground.map.number for word in hexes)
    if action.verb not in ("move", "fire") or not known or any(kind not in KINDS for kind in kinds):
        raise BadInputError(f"an order such as 'move c3 tank c5' or 'fire c3 c4' expected, found {order!r}")


class DraftStep(Step[Fight, Draft]):
    """One side writes orders and strikes them out, until it is done. [SKR-16, SKR-17]"""

    def seats(self, play: Fight, frame: Draft) -> tuple[str, ...]:
        """The side, until it is done."""
        return (SEATS[frame.side],)

    def legal(self, play: Fight, frame: Draft, seat: str) -> Answers:
        """Every move and every shot within reach, whatever may stand there when it comes to it."""
        written = [choice("strike", range(1, len(frame.orders) + 1))] if frame.orders else []
        orders = _orders(play, frame) if len(frame.orders) < frame.most else []
        return Answers(*orders, *written, choice("done"))

    def do(self, play: Fight, frame: Draft, seat: str, action: Action) -> None:
        """Write an order, strike one out, or hand the sheet in."""
        if action.verb == "done":
            play.frames.pop()
            lanes = play.state.frames[-1]
            assert isinstance(lanes, Plotting)
            red, blue = lanes.orders
            lanes.orders = (frame.orders, blue) if frame.side == 0 else (red, frame.orders)
            return
        struck = action.verb == "strike"
        if struck:
            number = int(action.args[0])
            order = frame.orders[number - 1]
            frame.orders = (*frame.orders[: number - 1], *frame.orders[number:])
        else:
            order = str(action)
            frame.orders = (*frame.orders, order)
        play.emit(Noted(side=seat, order=order, struck=struck, audience=(seat,)))

    def why_not(self, play: Fight, frame: Draft, seat: str, action: Action) -> Refusal | None:
        """The rule against an order."""
        if action.verb == "strike":
            found = counted(len(frame.orders), "order")
            return illegal("SKR-16", f"{the(seat)} has written {found}; there is no number {action.args[0]}")
        if action.verb not in ("move", "fire"):
            return None
        for space in (str(action.args[0]), str(action.args[-1])):
            if space not in play.field.map.number:
                return malformed(f"no hex {space!r}", space)
        if len(frame.orders) >= frame.most:
            return illegal("SKR-16", f"{the(seat)} may write no more than {counted(frame.most, 'order')}")
        return _no_order(play, frame, action)

    def prompt(self, play: Fight, frame: Draft, seat: str) -> str:
        """The question."""
        left = counted(frame.most - len(frame.orders), "order")
        return f"Write orders in secret ({left} left), strike them out, or done."


def _orders(play: Fight, frame: Draft) -> list[Choice]:
    found: list[Choice] = []
    fired = _firing(frame.orders)
    names = play.field.map.names
    for start, units in planned(play, frame.side, frame.orders).items():
        near = play.field.steps[start]
        for kind, count in enumerate(units):
            if count:
                ends = [names[end] for end, steps in enumerate(near) if 0 < steps <= REACH[kind]]
                found.append(choice("move", (names[start],), (KINDS[kind],), ends))
        if names[start] not in fired:
            reach = max(REACH[kind] for kind in (0, 1) if units[kind])
            targets = [names[end] for end, steps in enumerate(near) if 0 < steps <= reach]
            found.append(choice("fire", (names[start],), targets))
    return found


def _firing(orders: tuple[str, ...]) -> list[str]:
    """The hexes that are to fire; each may once. [SKR-09]"""
    return [str(action.args[0]) for order in orders if (action := parse_action(order)).verb == "fire"]


def _no_order(play: Fight, frame: Draft, action: Action) -> Refusal:
    names = play.field.map.number
    start, end = str(action.args[0]), str(action.args[-1])
    units = planned(play, frame.side, frame.orders).get(names[start])
    if units is None:
        return illegal("SKR-17", f"{the(SEATS[frame.side])} will have no units in {the(start)}", start)
    if action.verb == "fire":
        if start in _firing(frame.orders):
            return illegal("SKR-09", f"{the(start)} is to fire already", start)
        return illegal("SKR-09", f"{the(end)} is out of range", end)
    kind = str(action.args[1])
    if kind not in KINDS:
        return malformed(f"no unit {kind!r}; expected one of: {quoted(KINDS)}", kind)
    if not units[KINDS.index(kind)]:
        return illegal("SKR-17", f"there will be no {the(kind)} in {the(start)}", start)
    return illegal("SKR-08", f"{the(kind)} cannot get from {the(start)} to {the(end)}", end)


class PlottingStep(Step[Fight, Plotting]):
    """Both sheets are handed in: everybody sees all orders. [SKR-18]"""

    def run(self, play: Fight, frame: Plotting) -> None:
        """Reveal them and go on to carry them out."""
        play.state.frames.pop()
        for seat, orders in zip(SEATS, frame.orders, strict=True):
            play.emit(Revealed(what=f"{the(seat)} has written {quoted(orders) or 'nothing'}"))
        play.state.frames.append(Carry(frame.first, frame.orders))


class CarryStep(Step[Fight, Carry]):
    """Orders are carried out by turns, one of each side; what is not possible then is dropped. [SKR-18]"""

    def run(self, play: Fight, frame: Carry) -> None:
        """The next order."""
        if not any(frame.left):
            play.state.frames.pop()
            return
        side = frame.side if frame.left[frame.side] else 1 - frame.side
        order, *rest = frame.left[side]
        red, blue = frame.left
        frame.left = (tuple(rest), blue) if side == 0 else (red, tuple(rest))
        frame.side = 1 - side
        action = parse_action(order)
        start = play.field.map.number[str(action.args[0])]
        listed = [*moves(play, side, start), *shots(play, side, start)] if play.holder(start) == side else []
        if action in listed:
            obey(play, side, action)
        else:
            play.emit(Lapsed(side=SEATS[side], order=order))
