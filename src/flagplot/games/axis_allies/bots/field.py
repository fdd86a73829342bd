"""The map as one power sees it when it plans: whose land is whose, how far things are, what stands where.

Made once for a thought. Distances do not depend on the game and are remembered for a board.
"""

from __future__ import annotations

from collections.abc import Iterable

from flagplot.games.axis_allies.board import Board, bits
from flagplot.games.axis_allies.bots.doctrine import Doctrine
from flagplot.games.axis_allies.bots.values import Values
from flagplot.games.axis_allies.pieces import Status, look
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.status import land_masks
from flagplot.kernel.memory import remember

FAR = 99
Rows = tuple[tuple[int, ...], ...]
Units = dict[int, int]  # kind -> number


def _rows(near: tuple[tuple[int, ...], ...], closed: int) -> Rows:
    """Steps between any two spaces; nobody goes through closed ones, though they may be the end."""
    found = []
    for start in range(len(near)):
        row = [FAR] * len(near)
        row[start] = 0
        edge = [start]
        while edge:
            after = []
            for space in edge:
                for other in near[space]:
                    if row[other] == FAR:
                        row[other] = row[space] + 1
                        if not closed >> other & 1:
                            after.append(other)
            edge = after
        found.append(tuple(row))
    return tuple(found)


@remember(64)
def air_rows(board: Board, closed: int) -> Rows:
    """Distances of aircraft."""
    return _rows(board.near, closed)


@remember(64)
def sea_rows(board: Board) -> Rows:
    """Distances of ships, whoever is in the way."""
    near = tuple(board.sea_near[space] if board.sea[space] else () for space in range(board.n))
    return _rows(near, 0)


class Field:
    """What a power can see of the map, sorted for planning."""

    def __init__(self, war: War, power: int, doctrine: Doctrine, values: Values | None = None) -> None:
        self.war, self.board, self.power = war, war.board, power
        self.state = war.state
        self.values = values or Values(war, doctrine)
        board = war.board
        self.friends = board.friends[power]
        # whoever may become an enemy counts as one in threats, only those at war can be attacked
        self.foes = (1 << board.n_powers) - 1 & ~self.friends
        self.at_war = war.state.war[power]
        self.friendly, self.hostile = land_masks(war, power)
        closed = war.edition.closed_mask(war, power, chinese_area=False, flying=True)
        self.closed = closed
        self.air = air_rows(board.printed, closed | board.neutral_mask & ~self.friendly)
        self.sea = sea_rows(board.seas)
        self._defenders: dict[int, Units] = {}
        self._ships: dict[int, int] = {}
        self.walls = self._walls()

    def _walls(self) -> int:
        """Zones with enemy surface warships: ships stop there."""
        kinds, found = self.board.kinds, 0
        for zone, stacks in enumerate(self.state.units):
            if stacks and self.board.sea[zone]:
                for piece in stacks:
                    seen = look(piece)
                    if self.at_war >> seen.owner & 1 and kinds[seen.kind].surface_warship:
                        found |= 1 << zone
                        break
        return found

    # -- what stands where -------------------------------------------------------------------------------

    def enemies(self, space: int) -> Units:
        """What would defend a space against this power: units of enemies at war, and neutrals."""
        found = self._defenders.get(space)
        if found is None:
            owners = self.at_war | 1 << self.board.neutral
            found = self._defenders[space] = self.units(space, owners)
        return found

    def units(self, space: int, owners: int) -> Units:
        """Units of some owners in a space by kind, aircraft on decks included, cargo not."""
        kinds = self.board.kinds
        found: Units = {}
        for piece, count in self.state.units[space].items():
            seen = look(piece)
            if owners >> seen.owner & 1:
                found[seen.kind] = found.get(seen.kind, 0) + count
            for item in seen.aboard:
                if owners >> item.owner & 1 and kinds[item.kind].air:
                    found[item.kind] = found.get(item.kind, 0) + count
        return found

    def guards(self, space: int) -> Units:
        """Units of this side in a space."""
        return self.units(space, self.friends)

    def ready(self, space: int, cls: str) -> Units:
        """Own units of a class that have done nothing yet; aircraft on decks count as aircraft."""
        kinds = self.board.kinds
        found: Units = {}
        for piece, count in self.state.units[space].items():
            seen = look(piece)
            kind = kinds[seen.kind]
            if seen.owner == self.power and kind.cls == cls and seen.status is Status.READY:
                found[seen.kind] = found.get(seen.kind, 0) + count
            if cls == "air" and kind.deck and seen.status is Status.READY and not seen.damaged:
                for item in seen.aboard:
                    if item.owner == self.power:
                        found[item.kind] = found.get(item.kind, 0) + count
        return found

    def scramblers(self, zone: int, owners: int) -> Units:
        """Aircraft of some owners on islands with an airbase that may join the defence of a zone."""
        if not self.board.naval_bases:
            return {}
        kinds = self.board.kinds
        found: Units = {}
        for land in self.board.land_near[zone]:
            if self.board.island_zone[land] == zone and 0 <= self.state.facilities[land][0] < 3:
                for kind, number in self.units(land, owners).items():
                    if kinds[kind].scrambles:
                        found[kind] = found.get(kind, 0) + number
        return found

    def can_attack(self, space: int) -> bool:
        """Whether peace does not forbid it."""
        return self.war.edition.no_attack(self.war, space, self.power) is None

    # -- ways --------------------------------------------------------------------------------------------

    def sea_way(self, start: int, ends: Iterable[int], most: int, *, stop: bool) -> list[int]:
        """A shortest way for ships of at most ``most`` steps; ``stop``: it may end in a hostile zone."""
        goal = set(ends)
        if start in goal:
            return [start]
        before, edge = {start: -1}, [start]
        for _ in range(most):
            after = []
            for zone in edge:
                for other in self.board.sea_near[zone]:
                    if other in before:
                        continue
                    wall = self.walls >> other & 1
                    if other in goal and (stop or not wall):
                        before[other] = zone
                        return _back(before, other)
                    if not wall:
                        before[other] = zone
                        after.append(other)
            edge = after
        return []

    def name(self, *way: int) -> str:
        """A path as whole moves write it."""
        return ">".join(self.board.space_ids[space] for space in way)

    def words(self, force: Units) -> str:
        """A force as whole moves write it."""
        ids = self.board.kinds
        return " ".join(f"{ids[kind].id}:{number}" for kind, number in sorted(force.items()) if number > 0)

    def ipcs(self, force: Units) -> float:
        """What a force is worth."""
        return sum(self.values.unit[kind] * number for kind, number in force.items())

    def lands(self, mask: int) -> tuple[int, ...]:
        """The members of a set of spaces."""
        return bits(mask)


def _back(before: dict[int, int], end: int) -> list[int]:
    way = [end]
    while before[way[-1]] >= 0:
        way.append(before[way[-1]])
    return way[::-1]


def joined(*forces: Units) -> Units:
    """Several forces as one."""
    found: Units = {}
    for force in forces:
        for kind, number in force.items():
            found[kind] = found.get(kind, 0) + number
    return found
