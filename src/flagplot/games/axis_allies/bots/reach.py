"""Which units of a power could strike where in one turn: over land, through the air, by ship, off transports.

The same is asked about one's own attacks and about those of an enemy on his next turn. It is a little
generous, since landing places and canals are only looked at roughly: the rules have the last word.
"""

from __future__ import annotations

from typing import NamedTuple

from flagplot.games.axis_allies.board import Kind
from flagplot.games.axis_allies.bots.field import FAR, Field, Units
from flagplot.games.axis_allies.pieces import Status, look
from flagplot.games.axis_allies.status import naval_base_serves


class Group(NamedTuple):
    """Units of one kind that could go somewhere together."""

    space: int
    kind: int
    number: int
    way: tuple[int, ...]  # with both ends; aircraft fly straight


Transport = tuple[int, tuple[int, ...]]  # the piece, and the kinds of own units aboard


class Reach:
    """The striking power of one power; ``ready``: only of units that have done nothing this turn."""

    def __init__(self, field: Field, *, ready: bool) -> None:
        self.field, self.board, self.only_ready = field, field.board, ready
        self.land: dict[int, Units] = {}
        self.air: dict[int, Units] = {}
        self.ships: dict[int, Units] = {}
        self.holds: dict[int, list[Transport]] = {}  # by zone: transports, each for itself
        self.decks: list[int] = []
        self._homes: dict[tuple[int, bool], int] = {}
        self.banned: set[tuple[int, int, int]] = set()  # space, kind, target: flights the rules refused
        self._bases: dict[int, int] = {}
        self.used: dict[tuple[int, int], int] = {}
        for space, stacks in enumerate(field.state.units):
            if stacks:
                self._count(space, stacks)

    def _count(self, space: int, stacks: dict[int, int]) -> None:
        kinds, power = self.board.kinds, self.field.power
        holds: list[Transport] = []
        for piece, count in stacks.items():
            seen = look(piece)
            kind = kinds[seen.kind]
            ready = not self.only_ready or seen.status is Status.READY
            if seen.owner == power and ready:
                where = {"land": self.land, "air": self.air, "sea": self.ships}[kind.cls]
                units = where.setdefault(space, {})
                units[seen.kind] = units.get(seen.kind, 0) + count
            if seen.owner == power and kind.transport and ready:
                own = tuple(item.kind for item in seen.aboard if item.owner == power)
                if own or not seen.aboard:
                    holds += [(piece, own)] * count
            if kind.deck and ready and not seen.damaged:
                if seen.owner == power:
                    self.decks.append(space)
                for item in seen.aboard:
                    if item.owner == power:
                        units = self.air.setdefault(space, {})
                        units[item.kind] = units.get(item.kind, 0) + count
        if holds:
            self.holds[space] = holds

    # -- what is left --------------------------------------------------------------------------------------

    def free(self, space: int, kind: int, number: int) -> int:
        """How many of so many are not spoken for."""
        return number - self.used.get((space, kind), 0)

    def use(self, space: int, kind: int, number: int) -> None:
        """Speak for units."""
        self.used[space, kind] = self.used.get((space, kind), 0) + number

    def free_transports(self, zone: int) -> list[Transport]:
        """Transports that have no orders, the laden ones first."""
        left = [one for one in self.holds.get(zone, ()) if one[1]]
        return left + [one for one in self.holds.get(zone, ()) if not one[1]]

    def use_transport(self, zone: int, piece: int) -> None:
        """Speak for a transport."""
        self.holds[zone] = list(self.holds[zone])
        self.holds[zone].remove(next(one for one in self.holds[zone] if one[0] == piece))

    # -- ranges --------------------------------------------------------------------------------------------

    def range_at_sea(self, zone: int) -> int:
        """How far ships go from a zone."""
        found = self._bases.get(zone)
        if found is None:
            found = 2 + naval_base_serves(self.field.war, zone, self.field.power)
            self._bases[zone] = found
        return found

    def home(self, space: int, *, decks: bool) -> int:
        """How far it is from a space to where aircraft can land: old friendly land, or about a carrier."""
        found = self._homes.get((space, decks))
        if found is None:
            row, field = self.field.air[space], self.field
            fresh = field.state.captured
            lands = [row[s] for s in field.lands(field.friendly & ~field.closed) if s not in fresh]
            afloat = [max(0 if self.board.sea[space] else 1, row[zone] - 2) for zone in self.decks if decks]
            found = self._homes[space, decks] = min(lands + afloat, default=FAR)
        return found

    def flies(self, space: int, kind: int, target: int) -> bool:
        """Whether an aircraft could strike a target and land somewhere."""
        move = self.board.kinds[kind].move + self._airbase(space)
        there = self.field.air[space][target]
        if there > move - 1 or (space, kind, target) in self.banned:
            return False
        return there + self.home(target, decks=self.board.kinds[kind].carrier_borne) <= move

    def _airbase(self, space: int) -> int:
        damage = self.field.state.facilities[space][0]
        return int(0 <= damage < 3 and bool(self.field.friendly >> space & 1))

    # -- strikes -------------------------------------------------------------------------------------------

    def by_land(self, target: int) -> list[Group]:
        """Land units that could march in, the near ones first."""
        found: list[Group] = []
        kinds = self.board.kinds
        for space in self.board.land_near[target]:
            for kind, number in self.land.get(space, {}).items():
                left = self.free(space, kind, number)
                if left > 0 and kinds[kind].captures:
                    found.append(Group(space, kind, left, (space, target)))
        near = self.board.land_near[target]
        for middle in near:
            if not self._passes(middle):
                continue
            for space in self.board.land_near[middle]:
                if space == target or space in near:
                    continue
                for kind, number in self.land.get(space, {}).items():
                    left = self.free(space, kind, number)
                    if left <= 0 or not kinds[kind].captures or kinds[kind].move < 2:
                        continue
                    if all(one.space != space or one.kind != kind for one in found):
                        found.append(Group(space, kind, left, (space, middle, target)))
        return found

    def _passes(self, middle: int) -> bool:
        """Whether fast units may go on through a territory: it is friendly, or empty and taken on the way."""
        field = self.field
        if field.closed >> middle & 1:
            return False
        return bool(field.friendly >> middle & 1) or (
            bool(field.hostile >> middle & 1) and not field.enemies(middle)
        )

    def by_air(self, target: int) -> list[Group]:
        """Aircraft that could strike and come home, those with the shortest way first."""
        row, found = self.field.air[target], []
        for space in sorted(self.air, key=lambda s: (row[s], s)):
            if row[space] > 6:
                break
            for kind, number in self.air[space].items():
                left = self.free(space, kind, number)
                if left > 0 and self.flies(space, kind, target):
                    found.append(Group(space, kind, left, (space, target)))
        return found

    def by_sea(self, zone: int) -> list[Group]:
        """Warships that could sail into a zone."""
        found, kinds = [], self.board.kinds
        row = self.field.sea[zone]
        for start in self.ships:
            most = self.range_at_sea(start)
            if row[start] > most:
                continue
            way = self.field.sea_way(start, (zone,), most, stop=True)
            if not way:
                continue
            for kind, number in self.ships[start].items():
                left = self.free(start, kind, number)
                if left > 0 and kinds[kind].warship and kinds[kind].attack:
                    found.append(Group(start, kind, left, tuple(way)))
        return found

    def lift(self, target: int, more: int = 0) -> int:
        """How many land units could come off transports, roughly; from so many zones further away."""
        total = 0
        zones = self.board.sea_near[target]
        if not zones:
            return 0
        for zone, hold in self.holds.items():
            if any(self.field.sea[zone][launch] <= self.range_at_sea(zone) + more for launch in zones):
                total += sum(len(kinds) for _, kinds in hold)
                total += min(2 * sum(not kinds for _, kinds in hold), self._cargo(zone))
        return total

    def _cargo(self, zone: int) -> int:
        """Land units next to a zone or to one beside it."""
        near = {land for z in (zone, *self.board.sea_near[zone]) for land in self.board.land_near[z]}
        kinds = self.board.kinds
        return sum(
            number
            for land in near
            for kind, number in self.land.get(land, {}).items()
            if kinds[kind].captures
        )

    def strike(self, space: int) -> Units:
        """All that could fall on a space in one turn."""
        found: Units = {}
        if self.board.sea[space]:
            groups = self.by_sea(space)
        else:
            groups = self.by_land(space)
            found = self.landed(self.lift(space))
        for group in (*groups, *self.by_air(space)):
            found[group.kind] = found.get(group.kind, 0) + group.number
        return found

    def landed(self, number: int) -> Units:
        """So many units as they usually come off transports."""
        infantry, heavy = _cheap(self.board.kinds)
        return {infantry: (number + 1) // 2, heavy: number // 2} if number else {}


def _cheap(kinds: tuple[Kind, ...]) -> tuple[int, int]:
    """The kinds that usually come off transports: infantry and artillery."""
    names = [kind.id for kind in kinds]
    return names.index("infantry"), names.index("artillery")
