"""What the enemy could do next: his strikes on a space, what they would cost, what must stay to meet them.

Enemy powers strike one after another in turn order. The strongest strike counts in full; the others find a
weakened garrison, but come with less of their own, and count in part.
"""

from __future__ import annotations

from flagplot.games.axis_allies.bots.doctrine import Doctrine
from flagplot.games.axis_allies.bots.estimate import Fight, counts, fight, side
from flagplot.games.axis_allies.bots.field import Field, Units, joined
from flagplot.games.axis_allies.bots.reach import Reach
from flagplot.games.axis_allies.play import War

_CAPITAL = 0.08  # chance at which a capital may fall
_CITY = 0.3  # the same of a city or a complex
_FEW = 4  # no more than so many units are kept back for these
_LATER = 0.5  # part of a second power's strike that counts beside the first


def _turn_of(war: War, power: int) -> War:
    """The war as it stands when it is the turn of another power: canals and technologies are its own."""
    state = war.state.shallow()
    state.active, state.turn_control, state.captured = power, (), ()
    return War(war.edition, state)


class Threats:
    """The strikes of all enemies of a power, worked out space by space when somebody asks."""

    def __init__(self, field: Field, doctrine: Doctrine) -> None:
        self.field, self.board = field, field.board
        self.reaches = [
            Reach(Field(_turn_of(field.war, foe), foe, doctrine, field.values), ready=False)
            for foe in field.board.after(field.power)
            if field.foes >> foe & 1
        ]
        self._strikes: dict[int, Units] = {}

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
            self._strikes[space] = found
        return found

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
        found = self.fight(space, force, strike)
        ground = 0.0 if self.board.sea[space] else found.takes * self.field.values.space(space)
        return max(0.0, found.swing + ground)

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
        if space not in self.board.capital and low > _FEW:
            return min(1, len(row))  # it cannot be held anyway
        return low
