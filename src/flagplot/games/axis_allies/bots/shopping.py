"""What a purchase must know: money, room to place things, what is threatened, who marches and who sails."""

from __future__ import annotations

from functools import cached_property

from flagplot.games.axis_allies.bots.desk import EASY, Desk
from flagplot.games.axis_allies.bots.field import Field, Units, joined
from flagplot.games.axis_allies.bots.fronts import Fronts, fronts_of
from flagplot.games.axis_allies.bots.programme import Programme
from flagplot.games.axis_allies.bots.threats import Threats
from flagplot.games.axis_allies.economy import sites
from flagplot.games.axis_allies.pieces import look

SAFE = 0.05  # a capital may fall with no more than this
OUTPOST = 0.25  # and another place with a complex with no more than this
COMERS = 2  # zones from which a fleet is reckoned to come to the guard of new ships
NEW = 2  # transports a new guard must be good for
BARGAIN = 2.0  # IPCs a strike on a harbour may win
BACK = 3  # zones from which a transport comes back to load
AFLOAT = 0.35  # a fleet may be sunk with no more than this


class Basket:
    """The state of one purchase: what was bought, and what still can be."""

    def __init__(self, desk: Desk, programme: Programme) -> None:
        self.desk, self.programme = desk, programme
        self.field = Field(desk.war, desk.power, desk.doctrine)
        self.board = self.field.board
        self.bought: dict[str, int] = {}
        war = desk.war
        self.free = war.edition.placement(war, desk.power) is not None  # no complex is needed
        self.room = {} if self.free else sites.capacity(war, desk.power)

    # -- money and room ------------------------------------------------------------------------------------

    @property
    def money(self) -> int:
        """IPCs in hand."""
        return self.desk.state.treasury[self.desk.power]

    @property
    def slots(self) -> int:
        """Units that can still be placed this turn, beside those bought and those left over from before."""
        if self.free:
            return 99
        kinds = len(self.board.kinds)
        pool = self.desk.state.pool[self.desk.power]
        return sum(self.room.values()) - sum(n for item, n in pool.items() if item < kinds)

    def cost(self, kind: str) -> int:
        """The price of an item."""
        return self.board.item_cost[self.board.item_of[kind]]

    def has(self, kind: str) -> bool:
        """Whether it is on the price list."""
        return kind in self.board.item_of

    def buy(self, kind: str, number: int = 1, keep: int = 0) -> int:
        """Buy up to so many units as room and money allow, ``keep`` IPCs kept; how many it were."""
        done = 0
        while done < number and self.has(kind) and self.money - self.cost(kind) >= keep and self.slots > 0:
            if not self.desk.say("buy", kind):
                break
            done += 1
            self.bought[kind] = self.bought.get(kind, 0) + 1
        return done

    # -- the board -----------------------------------------------------------------------------------------

    @cached_property
    def threats(self) -> Threats:
        """What enemies could strike next."""
        return Threats(self.field, self.desk.doctrine, far=self.desk.skill > EASY)

    @cached_property
    def fronts(self) -> Fronts:
        """Where the army is wanted."""
        return fronts_of(self.desk, self.field)

    def falls(self, space: int, more: Units) -> float:
        """The chance that a territory falls to the next strike, with ``more`` defenders."""
        strike = self.threats.on(space)
        if not any(self.board.kinds[kind].captures for kind in strike):
            return 0.0
        return self.threats.fight(space, joined(self.field.guards(space), more), strike).takes

    def sunk(self, zone: int, more: Units) -> float:
        """The chance that the ships of a zone are sunk by the next strike, with ``more`` beside them."""
        return self.threats.at_sea(zone, joined(self.field.guards(zone), more))

    def afloat(self, zone: int, more: Units | None = None) -> bool:
        """Whether new ships will be safe there, with the fleet that can join them before they are placed.

        Those who look ahead want any strike on them to be a bad bargain.
        """
        if self.desk.skill > EASY:
            return self.bargain(zone, joined(self.comers(zone), more or {})) <= BARGAIN
        return self.sunk(zone, joined(self.comers(zone), more or {})) <= AFLOAT

    def bargain(self, zone: int, more: Units) -> float:
        """IPCs enemies could win by a strike on new transports in a zone and their guard."""
        strike, kinds = self.threats.on(zone), self.board.kinds
        guard = joined(self.field.guards(zone), more, {self.board.kind_of["transport"]: NEW})
        guard = {kind: n for kind, n in guard.items() if not kinds[kind].land}
        return self.threats.swing(zone, guard, strike) if strike else 0.0

    def ashore(self, zone: int) -> int:
        """Own fighters ashore that could go aboard a carrier in a zone."""
        of, own = self.board.kind_of["fighter"], 1 << self.desk.power
        return sum(self.field.units(land, own).get(of, 0) for land in self.board.land_near[zone])

    def comers(self, zone: int) -> Units:
        """Own ships, with their aircraft, that can be in a zone by the end of the turn."""
        far = COMERS if self.desk.skill == EASY else 1
        near = [z for z in range(self.board.n) if self.board.sea[z] and 0 < self.field.sea[zone][z] <= far]
        fleets = [self.field.units(z, 1 << self.desk.power) for z in near]
        return joined(*fleets)

    @cached_property
    def hunted(self) -> float:
        """The chance that the largest fleet of the power is sunk by the next strike."""
        own, kinds = 1 << self.desk.power, self.board.kinds
        fleets = {
            zone: self.field.ipcs({k: n for k, n in self.field.units(zone, own).items() if kinds[k].warship})
            for zone in range(self.board.n)
            if self.board.sea[zone]
        }
        zone = max(fleets, key=lambda zone: (fleets[zone], -zone))
        return self.sunk(zone, {}) if fleets[zone] else 0.0

    @cached_property
    def docks(self) -> list[int]:
        """Zones where ships can be placed, the safest with the strongest guard first."""
        ports = {self.board.space_of[name] for name in self.programme.ports} & set(self.room)
        if self.desk.skill == EASY or not ports:
            ports = set(self.room)
        zones = sorted({zone for land in ports if self.room[land] for zone in self.board.sea_near[land]})
        guard = {zone: self.field.ipcs(self.field.guards(zone)) for zone in zones}
        return sorted(
            zones, key=lambda zone: (self.sunk(zone, {}) > AFLOAT, -guard[zone], -self.fronts.pull[zone])
        )

    def number(self, kind: str) -> int:
        """How many units of a kind the power has, those just bought included."""
        of, found = self.board.kind_of[kind], self.bought.get(kind, 0)
        for stacks in self.desk.state.units:
            for piece, count in stacks.items():
                seen = look(piece)
                found += count * (seen.owner == self.desk.power and seen.kind == of)
                found += count * sum(i.kind == of and i.owner == self.desk.power for i in seen.aboard)
        return found

    def near(self, zone: int) -> int:
        """Own transports that can be back in a harbour within a turn or two."""
        of, own, row = self.board.kind_of["transport"], 1 << self.desk.power, self.field.sea[zone]
        return sum(
            self.field.units(other, own).get(of, 0)
            for other in range(self.board.n)
            if self.board.sea[other] and row[other] <= BACK
        )

    @property
    def transports(self) -> int:
        """Transports that men can count on; who looks ahead leaves out those that are far away."""
        if self.desk.skill == EASY:
            return self.number("transport")
        near = max((self.near(zone) for zone in self.docks), default=0)
        return near + self.bought.get("transport", 0)

    @property
    def berths(self) -> int:
        """Men that can be shipped soon; who looks ahead counts the empty holds near the harbours only."""
        if self.desk.skill == EASY:
            return 2 * self.transports
        near = max((self.empty(zone) for zone in self.docks), default=0)
        return near + 2 * self.bought.get("transport", 0)

    def empty(self, zone: int) -> int:
        """Berths of own transports that can be back in a harbour within a turn or two."""
        of, power, row = self.board.kind_of["transport"], self.desk.power, self.field.sea[zone]
        found = 0
        for other in range(self.board.n):
            if self.board.sea[other] and row[other] <= BACK:
                for piece, count in self.desk.state.units[other].items():
                    seen = look(piece)
                    if seen.owner == power and seen.kind == of:
                        found += count * max(0, 2 - len(seen.aboard))
        return found

    @cached_property
    def waiting(self) -> int:
        """Land units in ports, or on the way to them, that wait to be shipped, beyond what guards them."""
        found = 0
        ashore = frozenset() if self.desk.skill == EASY else self.fronts.inland
        for land in sorted({*self.room, *ashore}):
            there = self.field.units(land, 1 << self.desk.power)
            men = sum(n for kind, n in there.items() if self.board.kinds[kind].captures)
            found += max(0, men - self.threats.needed(land, self.threats.on(land)))
        return found
