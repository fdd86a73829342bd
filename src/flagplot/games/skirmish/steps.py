"""The sequence of play of Skirmish."""

from __future__ import annotations

from flagplot.games.skirmish.board import (
    CARDS,
    HAND,
    KINDS,
    REACH,
    SEATS,
    STACK,
    Field,
    kind_of,
    piece,
    side_of,
)
from flagplot.games.skirmish.state import (
    Drew,
    Ended,
    Fell,
    Losses,
    Marched,
    Orders,
    Plot,
    Round,
    Shot,
    SkirmishState,
)
from flagplot.kernel.action import Action
from flagplot.kernel.dice import Dice
from flagplot.kernel.event import Revealed
from flagplot.kernel.flow import Aim, Play, Step, Steps
from flagplot.kernel.refusal import Refusal, illegal, malformed
from flagplot.kernel.state import Outcome
from flagplot.kernel.words import counted, quoted, the


class Fight(Play[SkirmishState]):
    """A ``Play`` of Skirmish, with the map at hand."""

    __slots__ = ("field",)

    def __init__(self, field: Field, state: SkirmishState, dice: Dice | None = None) -> None:
        super().__init__(state, dice)
        self.field = field

    def holder(self, space: int) -> int:
        """The side whose units are in a hex; -1 when it is empty."""
        for unit in self.state.units[space]:
            return side_of(unit)
        return -1

    def held(self, side: int) -> tuple[int, ...]:
        """The hexes a side's units are in."""
        return tuple(
            space for space, stack in enumerate(self.state.units) if stack and self.holder(space) == side
        )

    def strength(self, side: int) -> int:
        """The number of units of a side."""
        return sum(sum(self.state.units[space].values()) for space in self.held(side))

    def change(self, space: int, unit: int, count: int) -> None:
        """Put units into a hex, or take them out."""
        stack = self.state.units[space]
        left = {**stack, unit: stack.get(unit, 0) + count}
        self.state.units[space] = {one: left[one] for one in sorted(left) if left[one]}

    def wooded(self, space: int) -> bool:
        """Whether a hex is wooded. [SKR-14]"""
        return bool(self.state.options["woods"]) and space in self.field.woods

    def name(self, space: int) -> str:
        """The name of a hex."""
        return self.field.map.names[space]

    def finish(self, winners: tuple[str, ...], reason: str) -> None:
        """End the game. [SKR-11]"""
        self.state.outcome = Outcome(winners, reason, "SKR-11")
        self.emit(Ended(winners=winners, reason=reason))


class RoundStep(Step[Fight, Round]):
    """Draw, choose, carry out orders, next round."""

    def run(self, play: Fight, frame: Round) -> None:
        """The next thing of the round."""
        state = play.state
        if frame.stage == 0:
            for side in (0, 1):
                draw(play, side)
            frame.stage = 1
            state.frames.append(Plot())
        elif frame.stage == 1:
            frame.order = initiative(play)
            frame.stage = 2
        elif frame.order:
            side, frame.order = frame.order[0], frame.order[1:]
            state.frames.append(Orders(side, CARDS[state.cards[side]].orders))
        else:
            self._end(play, frame)

    def _end(self, play: Fight, frame: Round) -> None:
        state = play.state
        state.discard = tuple(sorted((*state.discard, *state.cards)))
        state.cards = ["", ""]
        state.fired = ()
        if state.round == state.options["rounds"]:
            decide(play)
            return
        state.round += 1
        frame.stage = 0


def draw(play: Fight, side: int) -> None:
    """Fill a side's hand; only the side learns which cards come. [SKR-05, SKR-13]"""
    state, seat = play.state, SEATS[side]
    while len(state.hands[side]) < HAND:
        if not state.deck:
            state.deck, state.discard = state.discard, ()
        face = play.roll(1, f"{the(seat)} draws", len(state.deck), audience=(seat,))[0]
        card = state.deck[face - 1]
        state.deck = state.deck[: face - 1] + state.deck[face:]
        state.hands[side] = tuple(sorted((*state.hands[side], card)))
        play.emit(Drew(side=seat, card=card, audience=(seat,)))


def initiative(play: Fight) -> tuple[int, int]:
    """Who carries out orders first. [SKR-07]"""
    red, blue = (CARDS[card].initiative for card in play.state.cards)
    if red == blue:
        return (0, 1) if play.roll(1, "initiative")[0] % 2 else (1, 0)
    return (0, 1) if red > blue else (1, 0)


def decide(play: Fight) -> None:
    """Who has won after the last round. [SKR-11]"""
    holder = play.holder(play.field.centre)
    if holder >= 0:
        return play.finish((SEATS[holder],), "holds the centre")
    red, blue = play.strength(0), play.strength(1)
    if red == blue:
        return play.finish((), "the centre is empty and the forces are equal")
    return play.finish((SEATS[0 if red > blue else 1],), "has more units")


class PlotStep(Step[Fight, Plot]):
    """Both sides choose a card at the same time. [SKR-06]"""

    def seats(self, play: Fight, frame: Plot) -> tuple[str, ...]:
        """The sides that have not chosen."""
        return tuple(seat for seat, card in zip(SEATS, frame.chosen, strict=True) if not card)

    def legal(self, play: Fight, frame: Plot, seat: str) -> list[Action]:
        """One answer for each kind of card in the hand."""
        hand = play.state.hands[SEATS.index(seat)]
        return [Action("play", (card,)) for card in dict.fromkeys(hand)]

    def do(self, play: Fight, frame: Plot, seat: str, action: Action) -> None:
        """Note the choice; nobody else learns of it."""
        card = str(action.args[0])
        red, blue = frame.chosen
        frame.chosen = (card, blue) if seat == SEATS[0] else (red, card)

    def run(self, play: Fight, frame: Plot) -> None:
        """Reveal both cards."""
        state = play.state
        state.frames.pop()
        for side, card in enumerate(frame.chosen):
            hand = list(state.hands[side])
            hand.remove(card)
            state.hands[side] = tuple(hand)
            state.cards[side] = card
            play.emit(Revealed(what=f"{the(SEATS[side])} plays {the(card)}"))

    def why_not(self, play: Fight, frame: Plot, seat: str, action: Action) -> Refusal | None:
        """A card that does not exist, or that is not in the hand."""
        card = str(action.args[0]) if action.args else ""
        if action.verb != "play":
            return None
        if card not in CARDS:
            return malformed(f"no card {card!r}; expected one of: {quoted(CARDS)}", card)
        return illegal("SKR-06", f"{the(seat)} does not hold {the(card)}", card)

    def prompt(self, play: Fight, frame: Plot, seat: str) -> str:
        """The question."""
        return "Choose a card in secret."


class OrdersStep(Step[Fight, Orders]):
    """One side moves and fires, as often as its card says."""

    def seats(self, play: Fight, frame: Orders) -> tuple[str, ...]:
        """The side, while it has orders left."""
        return (SEATS[frame.side],) if frame.left and play.held(frame.side) else ()

    def run(self, play: Fight, frame: Orders) -> None:
        """No orders left."""
        play.state.frames.pop()

    def legal(self, play: Fight, frame: Orders, seat: str) -> list[Action]:
        """Every move and every shot."""
        found: list[Action] = []
        for space in play.held(frame.side):
            found += _moves(play, frame.side, space)
            found += _shots(play, frame.side, space)
        return [*found, Action("done")]

    def do(self, play: Fight, frame: Orders, seat: str, action: Action) -> None:
        """Carry out one order. [SKR-08, SKR-09, SKR-12]"""
        if action.verb == "done":
            frame.left = 0
            return
        frame.left -= 1
        names = play.field.map.number
        start = names[str(action.args[0])]
        if action.verb == "fire":
            _fire(play, frame.side, start, names[str(action.args[1])])
            return
        kind, end = KINDS.index(str(action.args[1])), names[str(action.args[2])]
        play.change(start, piece(frame.side, kind), -1)
        play.change(end, piece(frame.side, kind), 1)
        play.emit(Marched(side=seat, kind=KINDS[kind], start=play.name(start), end=play.name(end)))

    def why_not(self, play: Fight, frame: Orders, seat: str, action: Action) -> Refusal | None:
        """The rule against a move or a shot."""
        if action.verb not in ("move", "fire"):
            return None
        spaces = [str(action.args[0]), str(action.args[-1])]
        for space in spaces:
            if space not in play.field.map.number:
                return malformed(f"no hex {space!r}", space)
        start, end = (play.field.map.number[space] for space in spaces)
        if play.holder(start) != frame.side:
            return illegal("SKR-03", f"{the(seat)} has no units in {the(spaces[0])}", spaces[0])
        if action.verb == "fire":
            return _no_shot(play, frame.side, start, end)
        return _no_move(play, frame.side, start, str(action.args[1]), end)

    def prompt(self, play: Fight, frame: Orders, seat: str) -> str:
        """The question."""
        return f"Move or fire ({counted(frame.left, 'order')} left), or done."


def _blocked(play: Fight, side: int) -> tuple[int, ...]:
    return play.held(1 - side)


def _moves(play: Fight, side: int, space: int) -> list[Action]:
    blocked = _blocked(play, side)
    full = [sum(stack.values()) >= STACK for stack in play.state.units]
    return [
        Action("move", (play.name(space), KINDS[kind_of(unit)], play.name(end)))
        for unit in play.state.units[space]
        for end in play.field.ways(space, blocked, REACH[kind_of(unit)])
        if not full[end]
    ]


def _no_move(play: Fight, side: int, start: int, kind: str, end: int) -> Refusal:
    if kind not in KINDS:
        return malformed(f"no unit {kind!r}; expected one of: {quoted(KINDS)}", kind)
    if piece(side, KINDS.index(kind)) not in play.state.units[start]:
        return illegal("SKR-08", f"there is no {the(kind)} in {the(play.name(start))}", play.name(start))
    if play.holder(end) == 1 - side:
        return illegal("SKR-03", f"{the(play.name(end))} is held by the enemy", play.name(end))
    if sum(play.state.units[end].values()) >= STACK and start != end:
        return illegal("SKR-03", f"{the(play.name(end))} is full", play.name(end))
    way = f"from {the(play.name(start))} to {the(play.name(end))}"
    return illegal("SKR-08", f"{the(kind)} cannot get {way}", play.name(end))


def _dice(play: Fight, side: int, start: int, target: int) -> int:
    """Dice a hex fires with; 0 when nothing is in range. [SKR-09]"""
    steps = play.field.steps[start][target]
    count = sum(n for unit, n in play.state.units[start].items() if REACH[kind_of(unit)] >= steps)
    return count + 2 if count and play.state.cards[side] == "barrage" else count


def _shots(play: Fight, side: int, space: int) -> list[Action]:
    if space in play.state.fired:
        return []
    return [
        Action("fire", (play.name(space), play.name(target)))
        for target in play.held(1 - side)
        if _dice(play, side, space, target)
    ]


def _no_shot(play: Fight, side: int, start: int, target: int) -> Refusal:
    if start in play.state.fired:
        return illegal("SKR-09", f"{the(play.name(start))} has already fired this round", play.name(start))
    if play.holder(target) != 1 - side:
        return illegal("SKR-09", f"there is no enemy in {the(play.name(target))}", play.name(target))
    return illegal("SKR-09", f"{the(play.name(target))} is out of range", play.name(target))


def _fire(play: Fight, side: int, start: int, target: int) -> None:
    state = play.state
    covered = play.wooded(target) or state.cards[1 - side] == "dig"
    seat, where, least = SEATS[side], play.name(target), 6 if covered else 5
    aim = Aim(who=seat, at=where, low=least, high=6)
    faces = play.roll(
        _dice(play, side, start, target), f"{the(seat)} fires at {the(where)}, {least} or more", aim=aim
    )
    hits = sum(face >= least for face in faces)
    state.fired = tuple(sorted((*state.fired, start)))
    play.emit(Shot(side=seat, start=play.name(start), target=where, hits=hits))
    if hits:
        state.frames.append(Losses(1 - side, target, hits))


class LossesStep(Step[Fight, Losses]):
    """The owner of a hex that was hit takes units off. [SKR-10]"""

    def seats(self, play: Fight, frame: Losses) -> tuple[str, ...]:
        """The owner, when there is something to choose."""
        stack = play.state.units[frame.space]
        choice = frame.hits and len(stack) > 1 and sum(stack.values()) > frame.hits
        return (SEATS[frame.side],) if choice else ()

    def legal(self, play: Fight, frame: Losses, seat: str) -> list[Action]:
        """One answer for each kind in the hex."""
        return [Action("lose", (KINDS[kind_of(unit)],)) for unit in play.state.units[frame.space]]

    def do(self, play: Fight, frame: Losses, seat: str, action: Action) -> None:
        """Take a unit off."""
        self._lose(play, frame, piece(frame.side, KINDS.index(str(action.args[0]))))

    def run(self, play: Fight, frame: Losses) -> None:
        """Take off what must go, then see whether anything is left."""
        stack = play.state.units[frame.space]
        if frame.hits and stack:
            self._lose(play, frame, next(iter(stack)))
            return
        play.state.frames.pop()
        if not play.strength(frame.side):
            play.finish((SEATS[1 - frame.side],), "has destroyed the enemy")

    @staticmethod
    def _lose(play: Fight, frame: Losses, unit: int) -> None:
        frame.hits -= 1
        play.change(frame.space, unit, -1)
        play.emit(Fell(side=SEATS[frame.side], kind=KINDS[kind_of(unit)], space=play.name(frame.space)))

    def why_not(self, play: Fight, frame: Losses, seat: str, action: Action) -> Refusal | None:
        """A unit that is not there."""
        if action.verb != "lose":
            return None
        if str(action.args[0]) not in KINDS:
            return malformed(f"no unit {action.args[0]!r}; expected one of: {quoted(KINDS)}")
        return illegal("SKR-10", f"there is no {the(action.args[0])} in {the(play.name(frame.space))}")

    def prompt(self, play: Fight, frame: Losses, seat: str) -> str:
        """The question."""
        return f"Choose a unit to lose in {the(play.name(frame.space))} ({counted(frame.hits, 'hit')} left)."


STEPS: Steps = {Round: RoundStep(), Plot: PlotStep(), Orders: OrdersStep(), Losses: LossesStep()}
