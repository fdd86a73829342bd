"""Where aircraft land: first those in the air, then those that would serve better elsewhere."""

from __future__ import annotations

from flagplot.games.axis_allies.bots.desk import Desk
from flagplot.games.axis_allies.bots.field import Field, Units, joined
from flagplot.games.axis_allies.bots.fronts import Fronts
from flagplot.games.axis_allies.bots.reach import Reach
from flagplot.games.axis_allies.bots.threats import Threats
from flagplot.games.axis_allies.pieces import Status, look
from flagplot.games.axis_allies.text import piece_text

_BETTER = 1.15  # so much stronger must the pull be for aircraft at rest to move


class Flights:
    """Landings of one Noncombat Move phase."""

    def __init__(self, desk: Desk, field: Field, fronts: Fronts, threats: Threats, *, careful: bool) -> None:
        self.careful = careful
        self.desk, self.field, self.fronts, self.threats = desk, field, fronts, threats
        self.board = field.board

    # -- in the air --------------------------------------------------------------------------------------

    def land_all(self) -> None:
        """Bring home whatever is in the air; those with few places to go first."""
        waiting = []
        for space, stacks in enumerate(self.desk.state.units):
            decks = self.decks(space) if self.careful else 0
            for piece, count in sorted(stacks.items(), key=lambda one: (look(one[0]).left, one)):
                seen = look(piece)
                if seen.owner != self.field.power or not self.board.kinds[seen.kind].air:
                    continue
                if seen.status is Status.ALOFT:
                    left = seen.left
                elif seen.status is Status.READY and self.board.sea[space]:
                    left = self.board.kinds[seen.kind].move
                else:
                    continue
                aboard = min(decks, count) if self.board.kinds[seen.kind].carrier_borne else 0
                decks -= aboard
                if count > aboard:
                    waiting.append((left, space, piece, count - aboard))
        for left, space, piece, count in sorted(waiting):
            if not self._ashore(space, piece, count, left):
                self._aboard(space, piece, count, left)

    def to_decks(self) -> None:
        """Fill the decks in reach, and let a carrier come for those that cannot land elsewhere."""
        for space, stacks in enumerate(self.desk.state.units):
            for piece, count in sorted(stacks.items()):
                seen = look(piece)
                if seen.owner != self.field.power or not self.board.kinds[seen.kind].carrier_borne:
                    continue
                if seen.status is Status.ALOFT or (seen.status is Status.READY and self.board.sea[space]):
                    left = seen.left if seen.status is Status.ALOFT else self.board.kinds[seen.kind].move
                    if not self._on_deck(space, piece, count, left) and not self.strips(space, left):
                        self._aboard(space, piece, count, left)

    def fill_decks(self) -> None:
        """Aircraft ashore that have done nothing go aboard carriers with room."""
        kinds, field = self.board.kinds, self.field
        for zone in self._decks():
            room = self._room(zone)
            for space in sorted(range(self.board.n), key=lambda s: (field.air[zone][s], s)):
                if room <= 0 or field.air[zone][space] > 4:
                    break
                if self.board.sea[space] or self._needed(space):
                    continue
                for kind, number in sorted(Field.ready(_now(self), space, "air").items()):
                    for _ in range(min(room, number) if kinds[kind].carrier_borne else 0):
                        if not self.desk.order(f"go {field.name(space, zone)} {kinds[kind].id}"):
                            break
                        room -= 1

    def _room(self, zone: int) -> int:
        """Free places on the own decks of a zone that no aircraft above it needs."""
        kinds, room = self.board.kinds, self._places(zone, 1 << self.field.power)
        for piece, count in self.desk.state.units[zone].items():
            seen = look(piece)
            if seen.owner == self.field.power and seen.status is Status.ALOFT:
                room -= count * kinds[seen.kind].carrier_borne
        return room

    def decks(self, zone: int) -> int:
        """Free places on all decks of this side in a zone."""
        return self._places(zone, self.field.friends)

    def _places(self, zone: int, owners: int) -> int:
        kinds, room = self.board.kinds, 0
        for piece, count in self.desk.state.units[zone].items():
            seen = look(piece)
            if owners >> seen.owner & 1 and kinds[seen.kind].deck and not seen.damaged:
                room += count * (kinds[seen.kind].deck - len(seen.aboard))
        return room

    def _on_deck(self, space: int, piece: int, count: int, left: int) -> bool:
        """Land as many as find room on decks in reach; whether all did."""
        text, row = piece_text(self.board, piece, self.field.power), self.field.air[space]
        zones = sorted((z for z in self._decks() if row[z] <= left), key=lambda z: (row[z], z))
        for _ in range(count):
            if not any(self.desk.order(f"go {self.field.name(space, zone)} {text}") for zone in zones):
                return False
        return True

    def strips(self, space: int, left: int) -> list[int]:
        """Territories in reach where aircraft may land."""
        row, field = self.field.air[space], self.field
        fresh = field.state.captured
        return [s for s in field.lands(field.friendly & ~field.closed) if row[s] <= left and s not in fresh]

    def _ashore(self, space: int, piece: int, count: int, left: int) -> bool:
        row, field = self.field.air[space], self.field
        ends = self.strips(space, left)
        kind = look(piece).kind
        ends.sort(key=lambda s: (-self._worth(s, {kind: count}), row[s], s))
        text = piece_text(self.board, piece, field.power)
        return any(self.desk.order(f"go {field.name(space, end)} {text}:{count}") for end in ends[:6])

    def _aboard(self, space: int, piece: int, count: int, left: int) -> None:
        """On carriers in reach, one aircraft at a time, or on one that can come to meet them."""
        text, field = piece_text(self.board, piece, self.field.power), self.field
        row = field.air[space]
        for _ in range(count):
            zones = [z for z in self._decks() if row[z] <= left]
            zones.sort(key=lambda z: (row[z], z))
            if any(self.desk.order(f"go {field.name(space, zone)} {text}") for zone in zones):
                continue
            if not self._meet(space, text, left):
                self._ashore(space, piece, 1, left)

    def _decks(self) -> list[int]:
        """Zones with carriers of this side."""
        kinds = self.board.kinds
        return [
            zone
            for zone, stacks in enumerate(self.desk.state.units)
            if self.board.sea[zone]
            and any(kinds[look(p).kind].deck and self.field.friends >> look(p).owner & 1 for p in stacks)
        ]

    def _meet(self, space: int, text: str, left: int) -> bool:
        """Bring a carrier to where the aircraft can land on it."""
        field, reach = self.field, Reach(self.field, ready=True)
        row = field.air[space]
        goals = [z for z in range(self.board.n) if self.board.sea[z] and row[z] <= left]
        for zone in sorted(set(reach.decks), key=lambda z: (field.sea[z][space], z)):
            way = field.sea_way(zone, goals, reach.range_at_sea(zone), stop=False)
            if len(way) < 2:
                continue
            if self.desk.order(f"go {field.name(*way)} carrier"):
                return self.desk.order(f"go {field.name(space, way[-1])} {text}")
        return False

    # -- at rest -----------------------------------------------------------------------------------------

    def move_up(self) -> None:
        """Aircraft ashore that have done nothing fly to where they are within reach of more."""
        field = self.field
        for space in range(self.board.n):
            if self.board.sea[space]:
                continue
            units = Field.ready(_now(self), space, "air")
            if not units or self._needed(space):
                continue
            for kind, number in sorted(units.items()):
                self._forward(space, kind, number, field)

    def _needed(self, space: int) -> bool:
        """Whether the aircraft of a capital must help to hold it."""
        if space not in self.board.capital:
            return False
        strike = self.threats.on(space)
        if not strike:
            return False
        return self.threats.fight(space, self.field.guards(space), strike).win > 0.02

    def _forward(self, space: int, kind: int, number: int, field: Field) -> None:
        row, most = field.air[space], self.board.kinds[kind].move
        fresh = field.state.captured
        here = self._worth(space, {kind: number})
        best, found = here * _BETTER if here > 0 else here + 1.0, -1
        for end in field.lands(field.friendly & ~field.closed):
            if end != space and row[end] <= most and end not in fresh:
                worth = self._worth(end, {kind: number})
                if worth > best:
                    best, found = worth, end
        if found >= 0:
            self.desk.order(f"go {field.name(space, found)} {self.board.kinds[kind].id}:{number}")

    def _worth(self, space: int, planes: Units) -> float:
        """How well aircraft stand in a territory: near the front, and not alone there."""
        field = self.field
        pull = self.fronts.pull[space]
        units = Field.units(_now(self), space, field.friends)
        ground = sum(n for kind, n in units.items() if self.board.kinds[kind].captures)
        strike = self.threats.on(space)
        if not strike:
            return pull
        alone = 0.0 if ground else 30.0
        if not self.careful:
            return pull - alone
        return pull - alone - 2.0 * self.threats.risk(space, joined(units, planes), strike)


def _now(flights: Flights) -> Field:
    """The field with the units where the desk has put them."""
    flights.field.state = flights.desk.state
    return flights.field
