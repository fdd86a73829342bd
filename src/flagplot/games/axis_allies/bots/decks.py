"""Aircraft that can only come home if a carrier sails to meet them, and what the carrier risks by that."""

from __future__ import annotations

from collections.abc import Iterable

from flagplot.games.axis_allies.bots.field import Field, Units
from flagplot.games.axis_allies.bots.reach import Group, Reach
from flagplot.games.axis_allies.bots.threats import Threats


class Decks:
    """The carriers of a power that plans its attacks."""

    def __init__(self, field: Field, reach: Reach, threats: Threats) -> None:
        self.field, self.reach, self.threats = field, reach, threats
        self._known: dict[tuple[int, int, int], float] = {}

    def drawn_out(self, target: int, groups: Iterable[Group]) -> float:
        """IPCs enemies could win where carriers must go to meet the aircraft among some attackers."""
        left: dict[int, int] = {}  # by zone of a carrier: the moves left to the aircraft it must meet
        row = self.field.air[target]
        for group in groups:
            kind = self.field.board.kinds[group.kind]
            if not kind.carrier_borne or not self.reach.decks:
                continue
            rest = kind.move - row[group.space]
            near = min(self.reach.decks, key=lambda zone: (zone != group.space, row[zone], zone))
            if rest < min(self.reach.home(target, decks=False), row[near]):
                left[near] = min(rest, left.get(near, rest))
        return sum(self._risk(target, zone, rest) for zone, rest in sorted(left.items()))

    def _risk(self, target: int, zone: int, rest: int) -> float:
        """What a carrier risks where it meets aircraft over a target with so many moves left."""
        key = target, zone, rest
        if key not in self._known:
            field, fleet = self.field, self._aboard(zone)
            most, row = self.reach.range_at_sea(zone), field.air[target]
            meetings = [
                other
                for other in range(field.board.n)
                if field.board.sea[other] and row[other] <= rest and field.sea[zone][other] <= most
            ]
            risks = (self.threats.risk(other, fleet, self.threats.on(other)) for other in meetings)
            self._known[key] = min(risks, default=field.ipcs(fleet))
        return self._known[key]

    def _aboard(self, zone: int) -> Units:
        """The own carriers of a zone and their aircraft."""
        kinds = self.field.board.kinds
        units = self.field.units(zone, 1 << self.field.power)
        return {kind: n for kind, n in units.items() if kinds[kind].deck or kinds[kind].air}
