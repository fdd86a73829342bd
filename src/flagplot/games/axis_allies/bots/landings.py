"""Transports: what they could put ashore where, one transport at a time, and the orders that do it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from flagplot.games.axis_allies.bots.field import Units
from flagplot.games.axis_allies.bots.reach import Reach
from flagplot.games.axis_allies.text import piece_text

Load = tuple[int, int]  # territory, kind


class Lift(NamedTuple):
    """One transport that could bring units to a coast this turn."""

    zone: int
    piece: int  # the transport as it stands
    way: tuple[int, ...]  # to the zone it lands from
    loads: tuple[Load, ...]  # units it takes aboard on the way
    aboard: tuple[int, ...]  # kinds aboard already

    @property
    def force(self) -> Units:
        """What it puts ashore."""
        found: Units = {}
        for kind in (*self.aboard, *(kind for _, kind in self.loads)):
            found[kind] = found.get(kind, 0) + 1
        return found


class Lifts:
    """Picks cargo and ways for transports; units it has picked are not picked twice in one search."""

    def __init__(self, reach: Reach, wants: Callable[[int, int], float]) -> None:
        self.reach, self.field, self.board = reach, reach.field, reach.board
        self.wants = wants  # (territory, kind): how much it should be shipped, 0 for not at all

    def to(self, target: int, launches: Iterable[int]) -> list[Lift]:
        """Transports that could land units in a territory from any of some zones."""
        goals = sorted(launches)
        taken: Units = {}  # (territory, kind) packed -> picked in this search
        found: list[Lift] = []
        for zone in sorted(self.reach.holds):
            most = self.reach.range_at_sea(zone)
            if min((self.field.sea[zone][goal] for goal in goals), default=99) > most:
                continue
            free = self.reach.free_transports(zone)
            for piece, kinds in free:
                lift = self._one(zone, piece, kinds, goals, most, target, taken)
                if lift is not None:
                    found.append(lift)
        return found

    def _one(
        self,
        zone: int,
        piece: int,
        kinds: tuple[int, ...],
        goals: list[int],
        most: int,
        target: int,
        taken: Units,
    ) -> Lift | None:
        if kinds:
            way = self.field.sea_way(zone, goals, most, stop=True)
            return Lift(zone, piece, tuple(way), (), kinds) if way else None
        best: tuple[float, Lift] | None = None
        for port in (zone, *self.board.sea_near[zone]):
            if self.field.walls >> port & 1 and port != zone:
                continue
            first = 0 if port == zone else 1
            way = self.field.sea_way(port, goals, most - first, stop=True)
            if not way:
                continue
            loads = self._cargo(port, target, taken)
            if not loads:
                continue
            score = sum(self.wants(*load) for load in loads) - 0.1 * (len(way) + first)
            if best is None or score > best[0]:
                whole = tuple(way) if not first else (zone, *way)
                best = score, Lift(zone, piece, whole, loads, ())
        if best is None:
            return None
        for land, kind in best[1].loads:
            taken[land << 5 | kind] = taken.get(land << 5 | kind, 0) + 1
        return best[1]

    def cargo(self, port: int) -> tuple[Load, ...]:
        """What a transport should load in a port, wherever it goes."""
        return self._cargo(port, -1, {})

    def _cargo(self, port: int, target: int, taken: Units) -> tuple[Load, ...]:
        """One heavy unit and one infantry, or two infantry, of those that most want to go."""
        kinds = self.board.kinds
        heavy: list[tuple[float, Load]] = []
        light: list[tuple[float, Load]] = []
        for land in self.board.land_near[port]:
            if land == target or not self.field.friendly >> land & 1:
                continue
            for kind, number in self.reach.land.get(land, {}).items():
                left = self.reach.free(land, kind, number) - taken.get(land << 5 | kind, 0)
                wish = self.wants(land, kind) if left > 0 and kinds[kind].captures else 0.0
                if wish <= 0.0:
                    continue
                if kinds[kind].slot == "infantry":
                    light += [(-wish, (land, kind))] * min(2, left)
                else:
                    heavy.append((-wish - 0.2 * kinds[kind].attack, (land, kind)))
        light.sort()
        heavy.sort()
        picked = [load for _, load in (*heavy[:1], *light)][:2]
        return tuple(picked)


def lines(reach: Reach, lifts: Iterable[Lift], escorts: dict[int, Units], tail: str) -> list[str]:
    """The whole moves of some transports, those that sail together as one; ``tail`` says where to land.

    Units and ships are spoken for.
    """
    groups: dict[tuple[int, tuple[int, ...]], list[Lift]] = {}
    for lift in lifts:
        groups.setdefault((lift.zone, lift.way), []).append(lift)
    found = []
    field, board, power = reach.field, reach.board, reach.field.power
    for (zone, way), ships in sorted(groups.items()):
        words: dict[str, int] = {}
        loads: dict[Load, int] = {}
        for lift in ships:
            text = piece_text(board, lift.piece, power)
            words[text] = words.get(text, 0) + 1
            reach.use_transport(zone, lift.piece)
            for load in lift.loads:
                loads[load] = loads.get(load, 0) + 1
                reach.use(*load, 1)
        line = f"go {field.name(*way)} " + " ".join(f"{text}:{n}" for text, n in words.items())
        guard = escorts.pop(zone, {})
        for kind, number in guard.items():
            reach.use(zone, kind, number)
        line += f" {field.words(guard)}" if guard else ""
        kinds = board.kinds  # heavy units first, each on a ship of its own
        for (land, kind), number in sorted(
            loads.items(), key=lambda one: kinds[one[0][1]].slot == "infantry"
        ):
            line += f" load={field.name(land)}:{board.kinds[kind].id}:{number}"
        found.append(f"{line} {tail}".strip())
    return found
