"""Skirmish as the kernel sees it: title page, set-up, views, positions, and sums that must not change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from flagplot.board.chart import hex_chart
from flagplot.games.skirmish import positions, soundness
from flagplot.games.skirmish.board import DECK, KINDS, REACH, SEATS, field, kind_of, piece, side_of
from flagplot.games.skirmish.play import Fight
from flagplot.games.skirmish.plotting import rewrite, written
from flagplot.games.skirmish.soundness import all_cards
from flagplot.games.skirmish.state import Carry, Fell, Losses, Orders, Plot, Plotting, Round, SkirmishState
from flagplot.games.skirmish.steps import STEPS, VERBS
from flagplot.kernel.action import Action, parse_action
from flagplot.kernel.dice import Dice
from flagplot.kernel.event import Event
from flagplot.kernel.flow import Play
from flagplot.kernel.game import Game
from flagplot.kernel.lanes import open_lanes
from flagplot.kernel.meta import Meta, Option, Scenario
from flagplot.kernel.refusal import Refusal
from flagplot.kernel.standing import Policy, losses
from flagplot.kernel.stream import Stream
from flagplot.kernel.view import Picture


class Skirmish(Game[SkirmishState]):
    """The smallest game with everything: secrets, simultaneous choices, dice, hexes, interruptions."""

    meta = Meta(
        id="skirmish",
        title="Skirmish",
        seats=SEATS,
        players=(1, 2),
        scenarios=(
            Scenario("standard", "Nineteen hexes"),
            Scenario("wide", "Thirty-seven hexes and more units"),
            Scenario("plotted", "Nineteen hexes, and orders written in secret"),
        ),
        options=(
            Option("rounds", 6, "Rounds after which the centre decides.", "SKR-14", low=1, high=30),
            Option("woods", True, "Two wooded hexes give cover.", "SKR-14"),
            Option("open_hands", False, "Both hands lie open; the card chosen stays secret.", "SKR-14"),
        ),
        text="A tiny game for testing the engine: two squads, a hill, and secret orders.",
        minutes=(5, 15),
        weight=1,
        sample=True,
    )
    steps = STEPS
    phases = {"plot": Plot, "orders": Orders, "plotting": Plotting, "carrying": Carry, "losses": Losses}
    state_type = SkirmishState
    verbs = VERBS

    def play(self, state: SkirmishState, dice: Dice | None = None) -> Fight:
        """A look at a state."""
        return Fight(field(state.scenario), state, dice)

    def new_state(self, scenario: str, options: dict[str, Any], setup: Mapping[str, Any]) -> SkirmishState:
        """The set-up of a scenario. [SKR-02]"""
        state = self.empty(scenario, options)
        infantry, tanks = (4, 2) if scenario == "wide" else (3, 1)
        ground = field(scenario)
        for side, base in enumerate(ground.bases):
            beside = next(space for space in ground.map.near[base] if ground.steps[space][ground.centre] > 1)
            state.units[base] = {piece(side, 0): 2, piece(side, 1): 1}
            state.units[beside] = {piece(side, 0): infantry - 2}
            if tanks > 1:
                state.units[beside] = {piece(side, 0): infantry - 2, piece(side, 1): tanks - 1}
        return state

    def empty(self, scenario: str, options: dict[str, Any]) -> SkirmishState:
        """A map without units, at the beginning of the first round."""
        return SkirmishState(
            **self.header(scenario, options),
            units=[{} for _ in field(scenario).map.hexes],
            hands=[(), ()],
            deck=DECK,
            cards=["", ""],
            frames=[Round()],
        )

    def expand(self, state: SkirmishState, seat: str, action: Action) -> Sequence[Action] | Refusal | None:
        """``rush`` is several moves of one unit. [SKR-08]"""
        if action.verb != "rush":
            return None
        start, unit, *path = action.args
        places = [start, *path]
        return [Action("move", (a, unit, b)) for a, b in zip(places, path, strict=False)]

    def audience(self, state: SkirmishState, seat: str, action: Action) -> tuple[str, ...] | None:
        """The card chosen and orders being written are nobody else's business. [SKR-13, SKR-16]"""
        return (seat,) if action.verb == "play" or open_lanes(state) else None

    # -- views -------------------------------------------------------------------------------------------

    def picture(self, play: Play[SkirmishState], seat: str | None) -> Picture:
        """Units are open; a hand is shown to its owner, to others only its size. [SKR-13]"""
        state, ground = play.state, field(play.state.scenario)
        return Picture(
            places={
                ground.map.names[space]: {
                    SEATS[side_of(unit)]: {KINDS[kind_of(unit)]: n for unit, n in stack.items()}
                    for unit in stack
                }
                for space, stack in enumerate(state.units)
                if stack
            },
            tracks={
                "round": state.round,
                "rounds": state.options["rounds"],
                "cards": dict(zip(SEATS, state.cards, strict=True)),
                "discard": list(state.discard),
                "deck": len(state.deck),
            },
            hands={
                owner: list(hand) if self._open(state, owner, seat) else len(hand)
                for owner, hand in zip(SEATS, state.hands, strict=True)
            },
            panels={} if seat is None else self._sheet(state, SEATS.index(seat)),
        )

    @staticmethod
    def _sheet(state: SkirmishState, side: int) -> dict[str, Any]:
        """What only a side itself sees: the card it has chosen, the orders it has written."""
        frame = state.frames[-1]
        if isinstance(frame, Plot) and frame.chosen[side]:
            return {"chosen": frame.chosen[side]}
        if isinstance(frame, Plotting):
            return {"orders": [parse_action(order).to_json() for order in written(frame, side)]}
        return {}

    def catalog(self, scenario: str, options: dict[str, Any]) -> dict[str, Any]:
        """The map and the two kinds of units. [SKR-01, SKR-08]"""
        ground = field(scenario)
        woods = {ground.map.names[space]: "woods" for space in ground.woods} if options["woods"] else {}
        looks = {"red": ("Red", "disc"), "blue": ("Blue", "square")}
        return {
            "die": 6,
            "powers": {
                seat: {"name": looks[seat][0], "colour": seat, "shape": looks[seat][1], "side": seat}
                for seat in SEATS
            },
            "kinds": {
                kind: {
                    "name": kind,
                    "many": self.plural(kind),
                    "class": "land",
                    "shape": kind,
                    "move": reach,
                    "worth": reach,
                }
                for kind, reach in zip(KINDS, REACH, strict=True)
            },
            "verbs": {"move": "Move from", "fire": "Fire from"},
            "chart": hex_chart(ground.map, woods),
        }

    def say(self, reference: str) -> str:
        """Sides are called by their colours, cards and units by themselves."""
        return reference.capitalize() if reference in SEATS else super().say(reference)

    def plural(self, reference: str) -> str:
        """Infantry are infantry."""
        return reference if reference == "infantry" else super().plural(reference)

    def policies(self) -> tuple[Policy, ...]:
        """What is lost first."""
        return (losses(KINDS),)

    @staticmethod
    def _open(state: SkirmishState, owner: str, seat: str | None) -> bool:
        return owner == seat or bool(state.options["open_hands"]) or state.outcome is not None

    def resample(self, state: SkirmishState, seat: str | None, seed: int) -> SkirmishState:
        """Deal and write again whatever ``seat`` does not see. [SKR-13, SKR-16]"""
        new = state.clone()
        if state.outcome is not None:
            return new
        stream = Stream("resample", seed)
        hidden = [side for side, owner in enumerate(SEATS) if not self._open(state, owner, seat)]
        unseen = [*state.deck, *(card for side in hidden for card in state.hands[side])]
        for side in hidden:
            new.hands[side] = tuple(sorted(unseen.pop(stream.below(len(unseen))) for _ in state.hands[side]))
        new.deck = tuple(sorted(unseen))
        frame = new.frames[-1]
        if isinstance(frame, Plot):
            red, blue = (
                stream.choose(new.hands[side]) if card and SEATS[side] != seat else card
                for side, card in enumerate(frame.chosen)
            )
            frame.chosen = (red, blue)
        elif isinstance(frame, Plotting):
            for side, owner in enumerate(SEATS):
                if owner != seat:
                    rewrite(self.play(new), frame, side, stream)
        return new

    def numbers(self, state: SkirmishState) -> dict[str, Any]:
        """Units by side and kind."""
        units = {seat: dict.fromkeys(KINDS, 0) for seat in SEATS}
        for stack in state.units:
            for unit, count in stack.items():
                units[SEATS[side_of(unit)]][KINDS[kind_of(unit)]] += count
        return {"units": units}

    # -- positions ---------------------------------------------------------------------------------------

    def read_position(
        self, document: Mapping[str, Any], scenario: str, options: dict[str, Any]
    ) -> SkirmishState:
        """See ``positions``."""
        return positions.read(document, self.empty(scenario, options), field(scenario))

    def write_position(self, state: SkirmishState) -> dict[str, Any] | None:
        """See ``positions``."""
        return positions.write(state, field(state.scenario))

    # -- laws --------------------------------------------------------------------------------------------

    def check(self, state: SkirmishState) -> None:
        """Refuse states of the wrong size or with cards that do not add up."""
        soundness.check(state, field(state.scenario))

    def conserved(self, state: SkirmishState) -> dict[str, int]:
        """Units change only by losses, cards never."""
        sums = {f"{seat} {kind}": 0 for seat in SEATS for kind in KINDS}
        for stack in state.units:
            for unit, count in stack.items():
                sums[f"{SEATS[side_of(unit)]} {KINDS[kind_of(unit)]}"] += count
        for card in all_cards(state):
            sums[card] = sums.get(card, 0) + 1
        return sums

    def explained(self, event: Event) -> dict[str, int]:
        """A loss takes one unit."""
        return {f"{event.side} {event.kind}": -1} if isinstance(event, Fell) else {}
