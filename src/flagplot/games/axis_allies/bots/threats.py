"""What the enemy could do next: his strikes on a space, what they would cost, what must stay to meet them.

Enemy powers strike one after another in turn order. The strongest strike counts in full; the others find a
weakened garrison, but come with less of their own, and count in part. Ships that come for a fleet lie there
afterwards: what own aircraft would make them pay is taken off what they win, unless aircraft and submarines
could do it alone.
"""

from __future__ import annotations

from functools import cached_property

from flagplot.games.axis_allies.bots.doctrine import Doctrine
from flagplot.games.axis_allies.bots.estimate import Fight, counts, fight, side
from flagplot.games.axis_allies.bots.field import Field, Units, joined
from flagplot.games.axis_allies.bots.reach import Reach
from flagplot.games.axis_allies.play import War

_CAPITAL = 0.08  # chance at which a capital may fall
_CITY = 0.3  # the same of a city or a complex
_FEW = 4  # no more than so many units are kept back for these
_AVENGED = 0.7  # part of what a counter-strike promises that deters: the aircraft may be wanted elsewhere
_NEARER, _LOOMS = 2, 0.5  # zones that transports come nearer in a turn, and the part that would come here
_OUTLYING = 6  # the same for those who look further ahead
_RICH = 8  # IPCs a turn for which a complex is fought for like a capital
_LATER = 0.5  # part of a second power's strike that counts beside the first


def _turn_of(war: War, power: int) -> War:
    """The war as it stands when it is the turn of another power: canals and technologies are its own."""
    state = war.state.shallow()
    state.active, state.turn_control, state.captured = power, (), ()
    return War(war.edition, state)


class Threats:
    """The strikes of all enemies of a power, worked out space by space when somebody asks."""

    def __init__(self, field: Field, doctrine: Doctrine, *, far: bool = False) -> None:
        self.field, self.board, self.far = field, field.board, far
        self.reaches = [
            Reach(Field(_turn_of(field.war, foe), foe, doctrine, field.values), ready=False)
            for foe in field.board.after(field.power)
            if field.foes >> foe & 1
        ]
        self._strikes: dict[int, Units] = {}
        self._avengers: dict[int, Units] = {}

    def on(self, space: int) -> Units:
        """The strike to be feared on a space: the strongest, and part of the others."""
        found = self._strikes.get(space)
        if found is None:
            strikes = [one for one in (reach.strike(space) for reach in self.reaches) if one]
            strikes.sort(key=self.field.ipcs, reverse=True)
            found = {}
            for number, strike in enumerate(strikes):
                for kind, n in strike.items():
                    n = n if not number else int(n * _LATER)
                    if n:
                        found[kind] = found.get(kind, 0) + n
            if self.board.sea_near[space] and self.outlying(space):
                found = max(found, self.looming(space), key=self.field.ipcs)
            self._strikes[space] = found
        return found

    def outlying(self, space: int) -> bool:
        """Whether an own complex is there outside the capital: men for it must be raised beforehand."""
        state, power = self.field.state, self.field.power
        own = self.far and not self.board.sea[space] and state.control[space] == power
        return own and bool(state.facilities[space][2]) and space != self.board.capital[power]

    def looming(self, space: int) -> Units:
        """A landing that could come a turn later, part of the transports that have then come near."""
        landings = [reach.landed(int(_LOOMS * reach.lift(space, _NEARER))) for reach in self.reaches]
        return max(landings, key=self.field.ipcs, default={})

    def forget(self, space: int) -> None:
        """Whatever is in a space will be fought this turn, and strikes nobody after that."""
        for reach in self.reaches:
            for units in (reach.land, reach.air, reach.ships):
                units.pop(space, None)
            reach.holds.pop(space, None)
        self._strikes.clear()

    def fight(self, space: int, force: Units, strike: Units) -> Fight:
        """How a strike on a force would go, with the aircraft that would scramble to its help."""
        found = self.met(space, force, strike)
        planes = self.field.scramblers(space, self.field.friends) if self.board.sea[space] else {}
        if planes and force:
            return min(found, self.met(space, joined(force, planes), strike), key=lambda one: one.swing)
        return found

    def met(self, space: int, force: Units, strike: Units) -> Fight:
        """How a strike on a force would go, and nobody else."""
        sea = self.board.sea[space]
        own = side(self.board, counts(strike), attacks=True, sea=sea, keep=True)
        return fight(own, side(self.board, counts(force), attacks=False, sea=sea))

    def risk(self, space: int, force: Units, strike: Units) -> float:
        """What the enemy gains by the strike, if he gains: units, and the ground where it is ours to lose."""
        if not strike:
            return 0.0
        if self.board.sea[space]:
            return max(0.0, self.swing(space, force, strike))
        found = self.fight(space, force, strike)
        return max(0.0, found.swing + found.takes * self.field.values.space(space))

    def swing(self, zone: int, force: Units, strike: Units) -> float:
        """What the enemy gains in units by a strike on a fleet, less what his ships then suffer there."""
        found = self.fight(zone, force, strike)
        pays = self._vengeance(zone, strike, found) if found.swing > 0.0 else 0.0
        if pays <= 0.0:
            return found.swing
        kinds = self.board.kinds
        safe = {kind: n for kind, n in strike.items() if kinds[kind].air or kinds[kind].submarine}
        alone = self.fight(zone, force, safe).swing if safe else 0.0
        return max(alone, found.swing - _AVENGED * found.win * pays)

    def _vengeance(self, zone: int, strike: Units, found: Fight) -> float:
        """What own aircraft ashore would win against the ships that are left of a strike."""
        planes, kinds = self.avengers(zone), self.board.kinds
        share = min(1.0, found.left / max(1.0, sum(n * kinds[kind].hits for kind, n in strike.items())))
        ships = {kind: round(n * share) for kind, n in strike.items() if kinds[kind].surface_warship}
        if not planes or not any(ships.values()):
            return 0.0
        return max(0.0, self.met(zone, ships, planes).swing)

    def avengers(self, zone: int) -> Units:
        """Own aircraft ashore in reach of a zone that need no carrier to come home."""
        found = self._avengers.get(zone)
        if found is None:
            row, back = self.field.air[zone], self._own.home(zone, decks=False)
            kinds = self.board.kinds
            groups = [
                {group.kind: group.number}
                for group in self._own.by_air(zone)
                if not self.board.sea[group.space] and row[group.space] + back <= kinds[group.kind].move
            ]
            found = self._avengers[zone] = joined(*groups)
        return found

    @cached_property
    def _own(self) -> Reach:
        return Reach(self.field, ready=False)

    def at_sea(self, zone: int, guard: Units) -> float:
        """The chance that a fleet is sunk where it lies."""
        strike = self.on(zone)
        if not strike:
            return 0.0
        if not guard:
            return 1.0
        return self.fight(zone, guard, strike).win

    # -- garrisons ---------------------------------------------------------------------------------------

    def reserves(self, reach: Reach) -> dict[tuple[int, int], int]:
        """Land units that must stay where they are: enough in a capital, a few in a city or complex."""
        found: dict[tuple[int, int], int] = {}
        kinds = self.board.kinds
        for space, units in sorted(reach.land.items()):
            strike = self.on(space) if self.precious(space) else {}
            if not any(kinds[kind].captures for kind in strike):
                continue
            row = [
                kind for kind in sorted(units, key=lambda k: (kinds[k].attack, k)) for _ in range(units[kind])
            ]
            for kind in row[: self.needed(space, strike, row)]:
                found[space, kind] = found.get((space, kind), 0) + 1
        return found

    def precious(self, space: int) -> bool:
        """Whether a capital, a city or a complex is there."""
        if space in self.board.capital or self.board.spaces[space].victory_city:
            return True
        return bool(self.field.state.facilities[space][2])

    def needed(self, space: int, strike: Units, row: list[int] | None = None) -> int:
        """How many units of a row a space needs beside the others there, so that it hardly falls.

        Without a row it is that of all own land units there.
        """
        if row is None:
            units = self.field.units(space, 1 << self.field.power)
            row = [kind for kind, n in units.items() if self.board.kinds[kind].captures for _ in range(n)]
        rest = dict(self.field.guards(space))
        for kind in row:
            rest[kind] = rest.get(kind, 0) - 1
        rest = {kind: n for kind, n in rest.items() if n > 0}
        falls = _CAPITAL if space in self.board.capital else _CITY
        low, high = 0, len(row)
        while low < high:
            middle = (low + high) // 2
            force = dict(rest)
            for kind in row[:middle]:
                force[kind] = force.get(kind, 0) + 1
            if self.fight(space, force, strike).takes > falls:
                low = middle + 1
            else:
                high = middle
        if space in self.board.capital or (self.outlying(space) and self.board.ipc[space] >= _RICH):
            return low
        if low > (_OUTLYING if self.far else _FEW):
            return min(1, len(row))  # it cannot be held anyway
        return low
