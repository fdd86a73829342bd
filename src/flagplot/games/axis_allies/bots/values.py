"""What things are worth to a side, in IPCs: units, territories, cities, capitals, objectives.

The weights are the edition's (``Doctrine``). A territory is worth a few turns of its income, what stands on
it, and what its holder gains or denies by it: a share of an objective, a city, a capital with its treasury.
"""

from __future__ import annotations

from collections.abc import Set

from flagplot.games.axis_allies.board import Board, Objective
from flagplot.games.axis_allies.bots.doctrine import Doctrine
from flagplot.games.axis_allies.economy.income import production
from flagplot.games.axis_allies.pieces import Stacks, look
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.status import capital_lost, friends
from flagplot.games.axis_allies.turn.victory import cities

_NEAR = 3  # cities from the goal at which they begin to count more
_BEGUN = 0.5  # part of an objective that all but the last of its territories are worth
_GUN = 3.0  # an antiaircraft gun, whatever it costs


class Values:
    """The worth of spaces as things stand, and of units; made once for a thought."""

    def __init__(self, war: War, doctrine: Doctrine) -> None:
        self.war, self.board, self.doctrine = war, war.board, doctrine
        self.unit = unit_values(war.board, doctrine)
        self.goals = war.edition.cities_to_win(war)
        self.cities = tuple(cities(war, side) for side in range(len(war.board.sides)))
        self._spaces: dict[int, float] = {}

    def stack(self, stacks: Stacks, owners: int = -1) -> float:
        """The worth of units, cargo included; ``owners`` is a set of those that count."""
        total = 0.0
        for piece, count in stacks.items():
            seen = look(piece)
            if owners >> seen.owner & 1:
                total += count * self.unit[seen.kind]
            total += count * sum(self.unit[item.kind] for item in seen.aboard if owners >> item.owner & 1)
        return total

    def space(self, space: int) -> float:
        """What it is worth to take a territory and keep it: income, facilities, city, capital.

        Denial counts as much as gain, so it is the same for both sides; a sea zone is worth nothing.
        """
        found = self._spaces.get(space)
        if found is None:
            found = self._spaces[space] = 0.0 if self.board.sea[space] else self._space(space)
        return found

    def _space(self, space: int) -> float:
        board, doctrine, state = self.board, self.doctrine, self.war.state
        worth = doctrine.income * (board.ipc[space] + self._objectives(space))
        airbase, naval_base, complex, _ = state.facilities[space]
        worth += doctrine.airbase * (airbase >= 0) + doctrine.naval_base * (naval_base >= 0)
        worth += doctrine.complexes[complex] if complex < len(doctrine.complexes) else 0.0
        if board.spaces[space].victory_city:
            worth += self.city(space)
        for power, capital in enumerate(board.capital):
            if capital == space:
                worth += doctrine.capital + state.treasury[power]
                worth += (
                    doctrine.income
                    * production(self.war, power)
                    * (0.5 if not capital_lost(self.war, power) else 1.0)
                )
        return worth

    def city(self, space: int) -> float:
        """A city counts more the nearer either side is to its goal."""
        gaps = [
            self.goals[name] - held
            for name, held in zip(self.board.sides, self.cities, strict=True)
            if self.goals.get(name)
        ]
        gap = min(gaps, default=99)
        return self.doctrine.near_city * max(1, _NEAR + 1 - gap) if gap <= _NEAR else self.doctrine.city

    def mates(self, space: int) -> list[int]:
        """The other territories of the objectives that a territory belongs to."""
        board, name = self.board, self.board.space_ids[space]
        goals = [goal.territories for goal in board.objectives if name in goal.territories]
        return sorted({board.space_of[one] for goal in goals for one in goal} - {space})

    def completing(self, space: int, taker: int, taken: Set[int]) -> float:
        """By how much a territory is worth more or less once a power has taken some others."""
        more = self._objectives(space, taker, taken) - self._objectives(space)
        return self.doctrine.income * more

    def _objectives(self, space: int, taker: int = -1, taken: Set[int] = frozenset()) -> float:
        """The part of all objectives that hangs on a territory, in IPCs a turn, with some others taken."""
        board, control = self.board, self.war.state.control

        def held_for(goal: Objective, place: int) -> bool:
            return board.owner_ids[taker if place in taken else control[place]] in goal.holders

        total = 0.0
        for goal in board.objectives:
            if board.space_ids[space] not in goal.territories:
                continue
            if goal.kind == "each":
                total += goal.ipcs
                continue
            wanted = goal.count or len(goal.territories)
            held = sum(held_for(goal, board.space_of[name]) for name in goal.territories)
            mine = held_for(goal, space)
            after = min(wanted, held if mine else held + 1)
            before = after - 1 if held + (not mine) <= wanted else after
            total += goal.ipcs * (_share(after, wanted) - _share(before, wanted))
        return total


def _share(held: int, wanted: int) -> float:
    """What part of an objective counts with so many of its territories: it is paid only for all of them."""
    return 1.0 if held >= wanted else _BEGUN * (held / wanted) ** 2


def unit_values(board: Board, doctrine: Doctrine) -> tuple[float, ...]:
    """By kind: the price, but guns that never fire twice and transports with work to do."""
    return tuple(
        _GUN if kind.antiaircraft else doctrine.transport if kind.transport else float(kind.cost)
        for kind in board.kinds
    )


def lead(war: War, doctrine: Doctrine) -> dict[str, float]:
    """By how much each seat's side is ahead: units, a few turns of income, money, cities and capitals."""
    board, state = war.board, war.state
    unit = unit_values(board, doctrine)
    worth = [0.0] * len(board.sides)
    for stacks in state.units:
        for piece, count in stacks.items():
            seen = look(piece)
            for owner, kind in ((seen.owner, seen.kind), *((one.owner, one.kind) for one in seen.aboard)):
                if owner < board.n_powers:
                    worth[board.side[owner]] += count * unit[kind]
    for power in range(board.n_powers):
        income = production(war, power) + sum(ipcs for _, ipcs in war.edition.bonus(war, power))
        if not capital_lost(war, power):
            worth[board.side[power]] += doctrine.income * income + state.treasury[power]
            worth[board.side[power]] += doctrine.capital if board.capital[power] >= 0 else 0.0
    for side in range(len(board.sides)):
        worth[side] += doctrine.city * cities(war, side)
    total = sum(worth)
    return {
        power.id: round(2 * worth[board.side[number]] - total, 1) for number, power in enumerate(board.powers)
    }


def enemies(war: War, power: int) -> int:
    """The set of powers of the other side, at war already or not."""
    return sum(1 << other for other in range(war.board.n_powers) if not friends(war, power, other))
