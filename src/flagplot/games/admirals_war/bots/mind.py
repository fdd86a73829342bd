"""One thought in progress: an imagined state, who thinks, how well, and what has been decided so far."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from flagplot.games.admirals_war.board import SEAT_SIDE, SEATS
from flagplot.games.admirals_war.bots import estimate, values
from flagplot.games.admirals_war.bots.estimate import Force, Unit
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.state import SeaState
from flagplot.kernel.action import Action
from flagplot.kernel.dice import FastDice
from flagplot.kernel.stream import Stream, mix
from flagplot.kernel.thinking import Budget, Reason

if TYPE_CHECKING:
    from flagplot.games.admirals_war.game import AdmiralsWar

FINE = 1_000_000  # steps of a random fraction

Condition = tuple[int, int, int, int]  # a unit, its damage, mode and marks: all of it that changes in a day


class Skill(NamedTuple):
    """What tells the levels apart."""

    noise: float = 0.0  # victory points by which a value may be misjudged
    ahead: float = 1.0  # how much of what the enemy may still send is reckoned with; 0 for none of it
    groups: tuple[int, ...] = (1, 2, 3, 4, 6, 9, 12)  # sizes of groups that are tried
    homing: bool = True  # whether ships return to where they are wanted next
    plans: int = 1  # plans for a game of one turn that are made and answered; 0 to look at one step only
    replies: int = 1  # answers of the enemy that are looked for to each of them
    samples: int = 0  # most replies of the enemy a plan is tried against; 0 for no search


class Mind:
    """The seat that thinks, the world it imagines, and how well it thinks."""

    def __init__(
        self, game: AdmiralsWar, state: SeaState, seat: str, seed: int, budget: Budget, skill: Skill
    ) -> None:
        self.game, self.state, self.budget, self.skill = game, state, budget, skill
        self.war: War = game.play(state)
        self.name, self.seat = seat, SEATS.index(seat)
        self.side = SEAT_SIDE[self.seat]
        self.seed = mix(seed, seat, state.turn, type(state.frames[-1]).__name__)
        self.stream = Stream(self.seed)
        self.reasons: list[Reason] = []
        self.shares: dict[str, float] = {}  # what a search varies
        self.striking = False  # whether Japan, still at peace, goes to war this turn
        self.orders: Mapping[int, tuple[int, bool]] | None = None  # of all units, where a plan is carried out
        self.known: dict[Condition, Unit] = {}  # shared by minds that think about the same day
        self._weights: tuple[float, float] | None = None
        self._prizes: dict[int, dict[int, float]] = {}

    # -- chance ------------------------------------------------------------------------------------------

    def fraction(self) -> float:
        """A number from 0 to 1."""
        return self.stream.below(FINE) / FINE

    def noise(self) -> float:
        """By how much a value is misjudged."""
        if not self.skill.noise:
            return 0.0
        clear = 1.0 if values.turns_left(self.war) else 0.42  # the last turn is easier to judge
        return (2 * self.fraction() - 1) * self.skill.noise * clear

    # -- the world ---------------------------------------------------------------------------------------

    def unit(self, number: int) -> Unit:
        """What a unit brings, as it lies now."""
        state = self.state
        key = number, state.damage[number], state.mode[number], state.marks[number]
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = estimate.unit(self.war, number)
        return found

    def force(self, units: Iterable[int]) -> Force:
        """Several units."""
        return Force(self.unit(one) for one in units)

    def stakes(self, area: int) -> tuple[float, float]:
        """What the flags of an area are worth to us and to the enemy, by the weight of their tracks."""
        if self._weights is None:
            self._weights = values.weights(self.war, self.side)
        track = self.war.board.areas[area].track
        mine, other = self.side, 1 - self.side
        return (
            values.points(self.war, area, mine) * self._weights[track[mine]],
            values.points(self.war, area, other) * self._weights[track[other]],
        )

    def prizes(self, side: int) -> dict[int, float]:
        """By area: the best base that landing forces of a side, there or in reach, could take."""
        if side not in self._prizes:
            self._prizes[side] = values.prizes(self.war, side)
        return self._prizes[side]

    def say(
        self, topic: str, text: str, space: str = "", chance: float | None = None, weight: float = 0.0
    ) -> None:
        """A reason for what is done."""
        self.reasons.append(Reason(topic, text, space, chance, weight))


class Walk:
    """Answers of one seat tried on a copy of the state: what is not legal is left out."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.state = mind.state.clone()
        self.dice = FastDice(mind.seed)
        self.answers: list[Action] = []

    def legal(self, action: Action) -> bool:
        """Whether it may be given now."""
        return action in self.mind.game.legal(self.state, self.mind.name)

    def give(self, *actions: Action) -> bool:
        """Give answers one after the other; nothing is given if the first of them is refused."""
        for action in actions:
            if self.mind.name not in self.state.waiting or not self.legal(action):
                return False
            self.mind.game.push(self.state, self.mind.name, action, self.dice)
            self.answers.append(action)
        return True

    def end(self, action: Action) -> None:
        """The last answer: it is not tried out, because what follows is not ours."""
        if self.mind.name in self.state.waiting and self.legal(action):
            self.answers.append(action)
