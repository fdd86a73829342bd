"""Where a unit may go and by which way: asked once for each unit and situation, and remembered.

What others do far away changes nothing, so an answer is kept with what stands near enough to matter.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from flagplot.board.spaces import mask_of, members
from flagplot.board.travel import reach
from flagplot.games.dai_senso import failures, supply, truces, zones
from flagplot.games.dai_senso.counters import MARINE
from flagplot.games.dai_senso.movement import entering, restrictions
from flagplot.games.dai_senso.movement.beaches import bridges
from flagplot.games.dai_senso.movement.costs import HALVES, Tariff, tariffs
from flagplot.games.dai_senso.movement.frames import Movement
from flagplot.games.dai_senso.nations import MULTI_NATIONAL
from flagplot.games.dai_senso.occupation import owners
from flagplot.games.dai_senso.places import HEXES, IDS
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics.markers import in_swb
from flagplot.games.dai_senso.posture import policies_in_force
from flagplot.games.dai_senso.tables import Tables
from flagplot.games.dai_senso.weather import BAD, MUD, SNOW, STORMS, covered
from flagplot.kernel.action import Action
from flagplot.kernel.memory import Facts, Own, Table, own, remember


@dataclass(frozen=True, eq=False)
class Ways:
    """The hexes a unit may go to, cheapest first."""

    cost: dict[int, int]  # half points; a step for which it gives all it has costs just that
    entered: dict[int, tuple[int, ...]]  # the hexes of the way in order, the goal last
    actions: tuple[Action, ...]


class Mover(NamedTuple):
    """A counter that can move on one of its sides."""

    number: int
    nation: str
    sides: tuple[tuple[int, bool], ...]  # by side: its MA in half points, and whether it has several steps
    overruns: bool  # on one of its sides
    kwantung: bool


class Near(NamedTuple):
    """The hexes that can matter to a mover: a window of the map, cut out by shifting."""

    shift: int
    window: int


NOWHERE = Ways({}, {}, ())
_KEPT: Table[tuple[object, ...], Ways] = Table(65_536)


class Look:
    """One look at a Movement Phase: what bounds all units of the phasing faction, worked out once."""

    __slots__ = (
        "_bounds", "_movers", "closed", "faction", "fenced", "fixed", "frame", "halts", "moved", "prices",
        "reached", "slow", "war",
    )  # fmt: skip

    def __init__(self, war: War, frame: Movement) -> None:
        """In Operational Movement a hex in an EZOC stops whoever enters it, unless another friendly unit is
        there; markers are no help. [DSA-MOV-04, DSA-MOV-05] Starting in one hinders nobody. [DSA-MOV-06]

        In Reserve Movement it can be neither entered nor left, whoever is there. [DSA-RSV-03]

        In bad weather friends are no help: nobody leaves such a hex in mud, and whoever leaves or enters one
        in storms or snow stops. [DSA-MOV-52, DSA-MOV-53, DSA-WEA-05a, DSA-WEA-06a]
        """
        self.war, self.frame = war, frame
        self.faction = faction = war.state.phasing
        self.moved = set(frame.moved)
        self.fenced = policies_in_force(war) or restrictions.apply(war, faction)
        self.closed = war.lands.closed.mask | war.lands.neutral.mask | entering.enemy_units(war, faction)
        self.prices = tariffs(war, reserve=frame.reserve)
        self.reached: dict[str, int] = {}  # by nation: where it is supplied
        self._bounds = _bounds(war)
        self._movers: list[Mover] | None = None
        if frame.reserve:
            self.halts, self.fixed, self.slow = 0, zones.projected(war, faction).mask, 0
            self.closed |= self.fixed
        else:
            zone = zones.projected(war, faction).mask
            self.halts = zones.unnegated(war, faction) | zone & covered(war, *BAD)
            self.fixed, self.slow = zone & covered(war, MUD), zone & covered(war, STORMS, SNOW)
            self.fixed |= failures.no_exit(war, faction)
            self.closed |= failures.no_entry(war, faction)

    def movers(self) -> list[Mover]:
        """The units that may still move.

        Ground units of the phasing faction with an MA. [DSA-MOV-01] One move is finished before the next
        begins. [DSA-MOV-03] It is begun in supply, except in Reserve Movement.
        [DSA-MOV-02, DSA-RSV-02, DSA-SUP-32]
        """
        if self._movers is None:
            self._movers = self._able()
        return self._movers

    def _able(self) -> list[Mover]:
        state, moved, reached = self.war.state, self.moved, self.reached
        places, up, moving, free = state.place, state.up, self.frame.mover, self.frame.reserve
        found = []
        for mover in _movers(self.war.tables, state.aligned, self.faction):
            number, nation, sides, _, _ = mover
            place = places[number]
            if place >= HEXES or number in moved or not sides[up[number]][0]:
                continue
            if number != moving and not free:
                if nation not in reached:
                    reached[nation] = supply.reached(self.war, self.faction, nation)
                if not reached[nation] >> place & 1 and not self._of_two_nations(number):
                    continue
            found.append(mover)
        return found

    def _of_two_nations(self, number: int) -> bool:
        """Whether a unit is supplied though the name of its nation is none: it has two. [see DSB-MN-02]"""
        return self.war.counter(number).type in MULTI_NATIONAL and supply.supplied(self.war, number)

    def bounds(self, number: int) -> int:
        """What is closed to a unit by what it is, as a set; worked out once for units that are alike."""
        counter = self.war.counter(number)
        if counter.type in MULTI_NATIONAL or in_swb(self.war, restrictions.QUIT_INDIA):
            return entering.bounds(self.war, number)
        alike = self.faction, counter.country, counter.exp, self.war.face(number).steps > 1
        found = self._bounds.get(alike)
        if found is None:
            found = self._bounds[alike] = entering.bounds(self.war, number)
        return found

    def ways(self, mover: Mover) -> Ways:
        """Where a unit that may move can go without an overrun."""
        number, _, sides, _, kwantung = mover
        state, spent = self.war.state, 0
        if number == self.frame.mover:
            if self.frame.stopped:
                return NOWHERE
            spent = self.frame.spent
        start, side = state.place[number], state.up[number]
        if self.fixed and self.fixed >> start & 1:
            return NOWHERE
        allowance, multi = sides[side]
        prices = self.prices[multi]
        shift, window = _near(prices, start, allowance - spent)
        closed, halts = self.closed >> shift & window, self.halts >> shift & window
        if self.slow >> start & 1:
            halts = window  # it stops in the first hex
        if kwantung or self.fenced:
            closed |= self.bounds(number) >> shift & window
        over: tuple[int, ...] = ()
        if state.facing and not spent:
            over = tuple(hex for hex in bridges(self.war, self.faction, start) if not self._shut(number, hex))
        key = (number, side, start, spent, prices, closed, halts, over)
        found = _KEPT.get(key)
        if found is None:
            edges = closed << shift, halts << shift
            found = _KEPT.keep(key, _ways(self.war, number, prices, allowance, spent, *edges, over))
        return found

    def _shut(self, number: int, hex: int) -> bool:
        """Whether a hex beside a Beachhead, or its own, is closed to a unit."""
        return bool((self.closed | self.bounds(number)) >> hex & 1)


# what decides which Land is closed to a kind of unit, besides the markers of Countries that mobilize
_POLITICS = Facts("status", "aligned", "ceded", "scenario", "posture", "war_state", "affairs")


class _Last(Own):
    """What is closed to each kind of unit, in the political situation that was asked about last."""

    def __init__(self) -> None:
        self.tables: Tables | None = None
        self.facts: tuple[object, ...] = ()
        self.mobilizing: tuple[int, ...] = ()
        self.closed: dict[object, int] = {}


_LAST = own(_Last)


def _bounds(war: War) -> dict[object, int]:
    """By faction and kind of unit, filled by ``Look.bounds``: politics do not change while units move.

    Only under a Truce it matters where units stand.
    """
    if truces.in_force(war):
        return {}
    last, marked = _LAST, restrictions.mobilizing(war)
    if (
        last.tables is not war.tables
        or last.mobilizing != marked
        or not _POLITICS.hold(last.facts, war.state)
    ):
        last.tables, last.mobilizing = war.tables, marked
        last.facts, last.closed = _POLITICS.of(war.state), {}
    return last.closed


@remember(64)
def _movers(tables: Tables, aligned: tuple[int, ...], faction: int) -> tuple[Mover, ...]:
    """All counters of a faction that can ever move."""
    found = []
    for number, owner in enumerate(owners(tables, aligned)):
        counter = tables.counters[number]
        sides = tuple(
            (HALVES * face.move if face.ground else 0, face.ground and face.steps > 1)
            for face in counter.faces
        )
        if owner == faction and any(move for move, _ in sides):
            overruns = any(face.armor_type and face.steps > 1 for face in counter.faces)
            found.append(Mover(number, counter.nation, sides, overruns, counter.kwantung))
    return tuple(found)


def mover(war: War, number: int) -> Mover:
    """A counter of the phasing faction that can move."""
    everyone = _movers(war.tables, war.state.aligned, war.state.phasing)
    return next(one for one in everyone if one.number == number)


@remember(16_384)
def _near(prices: Tariff, start: int, budget: int) -> Near:
    """Every hex that could matter: what is in reach while nobody is in the way, and all neighbours."""
    beside = (*prices.straits[start], *prices.landings[start], *(hex for hex, _ in prices.steps.steps[start]))
    mask = mask_of((*reach(prices.steps, start, max(0, budget)), *beside))
    shift = (mask & -mask).bit_length() - 1
    return Near(shift, mask >> shift)


def _ways(
    war: War,
    number: int,
    prices: Tariff,
    allowance: int,
    spent: int,
    closed: int,
    halts: int,
    over: tuple[int, ...],
) -> Ways:
    """All hexes whose whole cost can be paid; and of a unit that has not moved, the hexes beside it.

    ``over`` are those it reaches by way of Beachheads. [DSA-MOV-11, DSA-MOV-12]
    """
    start = war.state.place[number]
    free = reach(prices.steps, start, allowance - spent, halts=members(halts), closed=members(closed))
    cost = {hex: free.cost(hex) for hex in free if hex != start}
    entered = {hex: tuple(free.way(hex)[1:]) for hex in cost}
    if not spent:
        for hex in _beside(war, number, prices):
            if hex not in cost and not closed >> hex & 1:
                cost[hex], entered[hex] = allowance, (hex,)
    for hex in over:
        cost[hex], entered[hex] = allowance, (hex,)
    id = war.id(number)
    return Ways(cost, entered, tuple(Action("move", (id, IDS[hex])) for hex in cost))


def _beside(war: War, number: int, prices: Tariff) -> list[int]:
    """The neighbours a unit may enter as its first hex though it pays its entire MA for them.

    Any ground, however dear; across a Strait; for a marine across other water too.
    [DSA-MOV-12, DSA-MOV-10f, DSA-MOV-10g, DSA-MOV-19]
    """
    start = war.state.place[number]
    found = [hex for hex, _ in prices.steps.steps[start]]
    found += prices.straits[start]
    if war.face(number).kind == MARINE:
        found += prices.landings[start]
    return found
