"""The sequence of play of Skirmish."""

from __future__ import annotations

from flagplot.games.skirmish.board import CARDS, HAND, KINDS, SEATS, kind_of, piece
from flagplot.games.skirmish.play import Fight, moves, no_move, no_shot, obey, shots
from flagplot.games.skirmish.plotting import PLOTTED, CarryStep, DraftStep, PlottingStep, plotting
from flagplot.games.skirmish.state import (
    Carry,
    Draft,
    Drew,
    Fell,
    Losses,
    Orders,
    Plot,
    Plotting,
    Round,
    RoundStage,
)
from flagplot.kernel.action import Action
from flagplot.kernel.event import Revealed
from flagplot.kernel.flow import Step, Steps
from flagplot.kernel.refusal import Refusal, illegal, malformed
from flagplot.kernel.script import Script
from flagplot.kernel.words import counted, quoted, the


def _draw(play: Fight, frame: Round) -> None:
    """Both sides fill their hands, then choose a card."""
    for side in (0, 1):
        draw(play, side)
    frame.stage = RoundStage.CARDS
    play.state.frames.append(Plot())


def _cards(play: Fight, frame: Round) -> None:
    """The cards lie open."""
    frame.order = initiative(play)
    frame.stage = RoundStage.ORDERS


def _orders(play: Fight, frame: Round) -> None:
    """One side after the other, or both in writing; then the round is over. [SKR-15]"""
    state = play.state
    if frame.order and state.scenario == PLOTTED:
        state.frames.append(plotting(play, frame.order[0]))
        frame.order = ()
    elif frame.order:
        side, frame.order = frame.order[0], frame.order[1:]
        state.frames.append(Orders(side, CARDS[state.cards[side]].orders))
    else:
        _end(play, frame)


def _end(play: Fight, frame: Round) -> None:
    state = play.state
    state.discard = tuple(sorted((*state.discard, *state.cards)))
    state.cards = ["", ""]
    state.fired = ()
    if state.round == state.options["rounds"]:
        decide(play)
        return
    state.round += 1
    frame.stage = RoundStage.DRAW


class RoundStep(Script[Fight, Round]):
    """Draw, choose, carry out orders (or write them first), next round. [SKR-15]"""

    stages = {RoundStage.DRAW: _draw, RoundStage.CARDS: _cards, RoundStage.ORDERS: _orders}


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
            found += moves(play, frame.side, space)
            found += shots(play, frame.side, space)
        return [*found, Action("done")]

    def do(self, play: Fight, frame: Orders, seat: str, action: Action) -> None:
        """Carry out one order. [SKR-08, SKR-09, SKR-12]"""
        if action.verb == "done":
            frame.left = 0
            return
        frame.left -= 1
        obey(play, frame.side, action)

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
            return no_shot(play, frame.side, start, end)
        return no_move(play, frame.side, start, str(action.args[1]), end)

    def prompt(self, play: Fight, frame: Orders, seat: str) -> str:
        """The question."""
        return f"Move or fire ({counted(frame.left, 'order')} left), or done."


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


STEPS: Steps = {
    Round: RoundStep(),
    Plot: PlotStep(),
    Orders: OrdersStep(),
    Plotting: PlottingStep(),
    Draft: DraftStep(),
    Carry: CarryStep(),
    Losses: LossesStep(),
}

VERBS = {
    "play": "play <card>",
    "move": "move <hex> <unit> <hex>",
    "rush": "rush <hex> <unit> <hex> <hex>...",
    "fire": "fire <hex> <hex>",
    "strike": "strike <n>",
    "lose": "lose <unit>",
    "done": "done",
}
