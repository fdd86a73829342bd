"""Where everything that can still move stands at the end of the turn: one aim for armies, air and fleets.

Every group of units has a few places to go. A disposition is good if enemies could win little by striking at
it, and if it is near the next target. The best is looked for by moving one group, or everybody of one place,
at a time, as long as that helps: a stack advances when it is safe together, and steps back when it hangs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log
from typing import NamedTuple

from flagplot.games.axis_allies.bots.field import Field, Units
from flagplot.games.axis_allies.bots.threats import Threats

_NEARER = {"land": 0.27, "air": 0.06, "sea": 0.05}  # part of a unit's worth for a pull e times as strong
_TRADED = 0.4  # part of the worth of ordinary ground that its loss counts: it is won back as often as not
_HOME = 2.0  # times the worth of the own capital that its loss counts: all that could be bought goes with it
_OPEN = 4.5  # IPCs it costs to let the enemy walk in: one man instead of a force that can be struck back at
_COMPANY = 2  # men without whom aircraft stand bare
_BARE = 0.1  # part of the worth of bare aircraft that they risk besides, whatever the strike promises
_PASSES = 4  # times all groups are looked at
_GAIN = 0.05  # IPCs another place must be better by


class Place(NamedTuple):
    """Where a group could go, and how."""

    space: int
    way: tuple[int, ...]


class Body(NamedTuple):
    """Units that go together."""

    origin: int
    units: tuple[tuple[int, int], ...]  # kind, number
    cls: str
    places: tuple[Place, ...]  # the first is where they stand, if they may stay there
    words: str  # as whole moves write them


class Dispositions:
    """A search for the best places."""

    def __init__(
        self,
        field: Field,
        pull: Mapping[str, Sequence[float]],
        threats: Threats,
        bodies: list[Body],
        others: Mapping[int, Units],
        advance: float = 1.0,
    ) -> None:
        self.field, self.board, self.pull, self.threats = field, field.board, pull, threats
        self.bodies, self.advance = bodies, advance
        self.others = others  # units of this side by space that do not move
        self._risks: dict[tuple[int, tuple[tuple[int, int], ...]], float] = {}

    def best(self) -> list[int]:
        """For every body the number of its place."""
        starts = [[0] * len(self.bodies), [self._foremost(body) for body in self.bodies]]
        found = [self._improved(start) for start in starts]
        return max(found, key=lambda one: one[0])[1]

    def _foremost(self, body: Body) -> int:
        return max(range(len(body.places)), key=lambda n: (self.pull[body.cls][body.places[n].space], -n))

    def _improved(self, choice: list[int]) -> tuple[float, list[int]]:
        """The best disposition that can be had from one by single steps."""
        there = self._there(choice)
        for _ in range(_PASSES):
            moved = False
            for members in self._parties():
                moved |= self._shift(choice, there, members)
            if not moved:
                break
        spaces = {body.places[n].space for body in self.bodies for n in range(len(body.places))}
        total = -sum(self.risk(space, there.get(space, {})) for space in sorted(spaces))
        return total + self._nearness(self.bodies, choice), choice

    def _parties(self) -> list[tuple[int, ...]]:
        """Who is moved at a time: all of one place and class, then each body."""
        by_origin: dict[tuple[str, int], list[int]] = {}
        for number, body in enumerate(self.bodies):
            by_origin.setdefault((body.cls, body.origin), []).append(number)
        together = [tuple(members) for members in by_origin.values() if len(members) > 1]
        return together + [(number,) for number in range(len(self.bodies))]

    def _shift(self, choice: list[int], there: dict[int, Units], members: tuple[int, ...]) -> bool:
        """Move some bodies to the place that is best for them while all others stay; whether they move."""
        bodies = [self.bodies[number] for number in members]
        spaces = {place.space for body in bodies for place in body.places}
        before = [choice[number] for number in members]
        risks = {space: self.risk(space, there.get(space, {})) for space in spaces}
        near = self._nearness(bodies, before)
        best, found = _GAIN, before
        for space in sorted(spaces):
            at = [self._index(body, space) for body in bodies]
            at = [old if n < 0 else n for n, old in zip(at, before, strict=True)]
            if at == before:
                continue
            self._move(choice, there, members, at)
            # all other spaces are as they were
            changed = {
                body.places[n].space for row in (before, at) for body, n in zip(bodies, row, strict=True)
            }
            gain = self._nearness(bodies, at) - near
            gain += sum(risks[one] - self.risk(one, there.get(one, {})) for one in sorted(changed))
            if gain > best:
                best, found = gain, at
        self._move(choice, there, members, found)
        return found != before

    def _nearness(self, bodies: list[Body], at: list[int]) -> float:
        return sum(self._nearer(body, n) for body, n in zip(bodies, at, strict=True))

    def _index(self, body: Body, space: int) -> int:
        return next((n for n, place in enumerate(body.places) if place.space == space), -1)

    def _move(
        self, choice: list[int], there: dict[int, Units], members: tuple[int, ...], at: list[int]
    ) -> None:
        for number, n in zip(members, at, strict=True):
            body = self.bodies[number]
            if choice[number] != n:
                _add(there, body.places[choice[number]].space, body.units, -1)
                _add(there, body.places[n].space, body.units, 1)
                choice[number] = n

    def _there(self, choice: list[int]) -> dict[int, Units]:
        found = {space: dict(units) for space, units in self.others.items()}
        for body, n in zip(self.bodies, choice, strict=True):
            _add(found, body.places[n].space, body.units, 1)
        return found

    def _nearer(self, body: Body, n: int) -> float:
        """What it is worth to stand nearer to a target."""
        pull = max(0.01, self.pull[body.cls][body.places[n].space])
        return self.advance * _NEARER[body.cls] * self.field.ipcs(dict(body.units)) * log(pull)

    # -- what could be lost --------------------------------------------------------------------------------

    def risk(self, space: int, units: Units) -> float:
        """IPCs enemies could win by a strike at a space with such a garrison."""
        key = space, tuple(sorted((kind, n) for kind, n in units.items() if n > 0))
        found = self._risks.get(key)
        if found is None:
            found = self._risks[key] = self._risk(space, dict(key[1]))
        return found

    def _risk(self, space: int, units: Units) -> float:
        strike, kinds = self.threats.on(space), self.board.kinds
        if not strike:
            return 0.0
        sea = self.board.sea[space]
        if sea:
            units = {kind: n for kind, n in units.items() if not kinds[kind].land}
            return max(0.0, self.threats.swing(space, units, strike)) if units else 0.0
        if not self.field.friendly >> space & 1:
            return 0.0
        troops = any(kinds[kind].captures for kind in strike)
        if not any(not kinds[kind].antiaircraft for kind in units):
            return (self.stake(space) + _OPEN) * troops
        found = self.threats.fight(space, units, strike)
        loss = max(0.0, found.swing + found.takes * self.stake(space) * troops)
        return loss + self._bare(units) * troops

    def _bare(self, units: Units) -> float:
        """What aircraft risk where next to nobody holds the ground under them."""
        kinds = self.board.kinds
        if sum(n for kind, n in units.items() if kinds[kind].captures) >= _COMPANY:
            return 0.0
        return _BARE * self.field.ipcs({kind: n for kind, n in units.items() if kinds[kind].air})

    def stake(self, space: int) -> float:
        """What the loss of a territory counts."""
        worth = self.field.values.space(space)
        if space == self.board.capital[self.field.power]:
            return _HOME * worth
        return worth if self.threats.precious(space) else _TRADED * worth


def _add(there: dict[int, Units], space: int, units: tuple[tuple[int, int], ...], sign: int) -> None:
    force = there.setdefault(space, {})
    for kind, n in units:
        force[kind] = force.get(kind, 0) + sign * n
