"""Where an army is wanted: every space pulls as strongly as the best target that lies beyond it.

Targets pull with their worth. The pull gets weaker with every turn of march, more so through enemy land and
over the sea. A unit that always goes where the pull is strongest comes to a front by the shortest way, or to
the port from which it is shipped there. Nobody waits at a coast where no ship calls: seen from there an enemy
overseas pulls only a little.
"""

from __future__ import annotations

from heapq import heappop, heappush

from flagplot.games.axis_allies.bots.desk import EASY, Desk
from flagplot.games.axis_allies.bots.field import Field

_MARCH = 0.8  # a turn of march
_THROUGH = 0.6  # through land that must be taken first
_SAIL = 0.75  # a zone further
_ABROAD = 0.35  # going aboard, which needs a transport
_FORLORN = 0.05  # going aboard where none calls
_CALLS = 2  # zones from which a transport comes to a coast
_ASHORE = 0.95
_PEACE = 0.6  # a target with whose holder there is no war yet
_AIM = 8.0  # what a point of the doctrine's aims adds, IPCs


class Fronts:
    """The pull of every space on the land units of a power."""

    def __init__(
        self,
        field: Field,
        aims: dict[str, float],
        *,
        sails: bool = True,
        calls: frozenset[int] | None = None,
        ports: frozenset[int] = frozenset(),
    ) -> None:
        self.field = field
        self.calls = calls  # zones where transports call; None for all of them
        self.ports = ports  # where men wait for transports, and do not walk away
        self.inland = _hinterland(field, ports)  # land from which a port is reached on foot
        self.aims = {field.board.space_of[id]: weight for id, weight in aims.items()}
        board, war, power = field.board, field.war, field.power
        self.chinese = chinese = war.edition.placement(war, power) is not None
        self.closed = war.edition.closed_mask(war, power, chinese_area=chinese, flying=False)
        self.walks = chinese or not sails  # the army does not count on ships
        self.targets = {
            space: self.worth(space) * (1.0 if field.hostile >> space & 1 else _PEACE)
            for space in range(board.n)
            if not board.sea[space] and self._wanted(space)
        }
        self.pull = self._spread()
        # the same for those who are ashore and stay there: a coast is no goal because ships could leave it
        self.afoot = self.pull if calls is None else self._spread(afoot=True)

    def _wanted(self, space: int) -> bool:
        field, board = self.field, self.field.board
        if self.closed >> space & 1 and not field.hostile >> space & 1:
            holder = field.state.control[space]
            return holder < board.n_powers and bool(field.foes >> holder & 1) and not self.chinese
        if board.neutral_mask >> space & 1:
            return False
        holder = field.state.control[space]
        return bool(field.hostile >> space & 1) or (
            holder < board.n_powers and bool(field.foes >> holder & 1)
        )

    def worth(self, space: int) -> float:
        """What a target is worth to this power."""
        return 1.0 + self.field.values.space(space) + _AIM * self.aims.get(space, 0.0)

    def _spread(self, *, afoot: bool = False) -> list[float]:
        board, field = self.field.board, self.field
        pull = [0.0] * board.n
        heap = [(-worth, space) for space, worth in self.targets.items()]
        for worth, space in heap:
            pull[space] = -worth
        heap.sort()
        while heap:
            worth, space = heappop(heap)
            if -worth < pull[space]:
                continue
            sea = board.sea[space]
            for other in board.near[space]:
                if board.sea[other]:
                    if self.walks or afoot:
                        continue
                    if sea and other not in board.sea_near[space]:
                        continue
                    factor = _SAIL if sea else _ASHORE
                elif sea:
                    factor = self._boarding(space, other)
                else:
                    factor = _MARCH
                if not board.sea[other]:
                    if not field.friendly >> other & 1 and other not in self.targets:
                        continue
                    if not field.friendly >> other & 1:
                        factor *= _THROUGH
                found = -worth * factor
                if found > pull[other] + 1e-9:
                    pull[other] = found
                    heappush(heap, (-found, other))
        return pull

    def next_land(self, space: int) -> int:
        """The neighbour that land units of a territory should go to: -1 where they should wait or sail."""
        field, board = self.field, self.field.board
        best, found = self._aboard(space), -1
        for other in board.land_near[space]:
            if not field.friendly >> other & 1 or self.closed >> other & 1:
                if other in self.targets and self.pull[other] * _MARCH >= best:
                    best, found = self.pull[other] * _MARCH, -1  # stay before what is to be attacked
                continue
            if self.pull[other] * _MARCH > best:
                best, found = self.pull[other] * _MARCH, other
        return found

    def _aboard(self, space: int) -> float:
        if self.walks:
            return 0.0
        zones = self.field.board.sea_near[space]
        return max((self.pull[zone] * self._boarding(zone, space) for zone in zones), default=0.0)

    def _boarding(self, zone: int, land: int) -> float:
        """How much weaker a zone pulls on those who would have to go aboard from a coast."""
        called = self.calls is None or (zone in self.calls and land not in self.inland)
        return _ABROAD if called or land in self.ports else _FORLORN

    def sails(self, space: int) -> bool:
        """Whether units here had better sail than march; an enemy who has landed is driven out first."""
        if space in self.ports and not self.afoot[space]:
            return True
        ashore = max(
            (
                self.pull[other] * _MARCH
                for other in self.field.board.land_near[space]
                if self.field.friendly >> other & 1 or other in self.targets
            ),
            default=0.0,
        )
        return self._aboard(space) > ashore

    def at_front(self, space: int) -> bool:
        """Whether an enemy could march in from next door."""
        return any(other in self.targets for other in self.field.board.land_near[space])


def fronts_of(desk: Desk, field: Field) -> Fronts:
    """The fronts of the power that thinks; who looks ahead does not wait for ships that never come."""
    programme = desk.doctrine.programmes.get(desk.seat)
    aims = dict(desk.doctrine.aims.get(desk.seat, {}))
    if desk.skill == EASY or programme is None:
        return Fronts(field, aims)
    ports = frozenset(field.board.space_of[name] for name in programme.ports)
    return Fronts(field, aims, sails=programme.sails, calls=_calls(field, ports), ports=ports)


def _hinterland(field: Field, ports: frozenset[int]) -> frozenset[int]:
    """Land from which one of some ports can be reached over friendly land."""
    found, edge = set(ports), sorted(ports)
    while edge:
        near = {other for space in edge for other in field.board.land_near[space]}
        edge = sorted(other for other in near - found if field.friendly >> other & 1)
        found.update(edge)
    return frozenset(found)


def _calls(field: Field, ports: frozenset[int]) -> frozenset[int]:
    """Zones where own transports call: at the ports, and where one could come within a turn."""
    board, own = field.board, 1 << field.power
    kinds = board.kinds
    afloat = [
        zone
        for zone in range(board.n)
        if board.sea[zone] and any(kinds[kind].transport for kind in field.units(zone, own))
    ]
    near = {zone for zone in range(board.n) if any(field.sea[start][zone] <= _CALLS for start in afloat)}
    return frozenset(near.union(*(board.sea_near[land] for land in ports)))
