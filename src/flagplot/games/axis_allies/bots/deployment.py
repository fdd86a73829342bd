"""Noncombat moves of those who look ahead: transports and their guard, then armies and aircraft as one.

Transports come first, since they must be where their loads are; a zone is a harbour for them if the warships
that can come there make a strike on it a bad bargain. Then fleets, and then armies and aircraft, go where the
disposition of all together is best.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from flagplot.games.axis_allies.bots.dispositions import Body, Dispositions, Place
from flagplot.games.axis_allies.bots.field import Field, Units, joined
from flagplot.games.axis_allies.bots.regroup import Regroup
from flagplot.games.axis_allies.bots.stations import fields, stations
from flagplot.games.axis_allies.economy import sites
from flagplot.games.axis_allies.pieces import Status, look
from flagplot.games.axis_allies.text import piece_text

_DARE = 0.1  # part of a convoy and its guard that may be staked on being left alone
_BARGAIN = 2.0  # IPCs a strike on a harbour may win
_ALERT = 6  # the most aircraft that wait at an airbase
_RELIEF = 8  # units at hand of whom a friend has more than of being paid for fighting alone
_HOLDS = 0.05  # chance to fall below which the capital of a friend needs no help


class Deployment(Regroup):
    """The noncombat moves of one turn."""

    def carry_out(self) -> None:
        """Ships first, for decks must be where aircraft can reach them; then armies and aircraft."""
        self.promised: dict[int, int] = {}  # fleets by zone -> where they will guard transports
        self._look_again()
        self._ferry()
        self._look_again()
        self.field.state = self.desk.state
        self._settle(self._fleet_bodies(), {"sea": stations(self.field, self.fronts)})
        self._look_again()
        self.flights.to_decks()
        self.flights.fill_decks()
        self._look_again()
        pull = {"land": self.fronts.pull, "air": fields(self.field, self.fronts)}
        self._settle(self._land_bodies() + self._air_bodies(), pull)
        self.flights.land_all()

    def _settle(self, bodies: list[Body], pull: Mapping[str, Sequence[float]]) -> None:
        """Send every body to its place in the best disposition."""
        if not bodies:
            return
        still = self._still(bodies)
        if bodies[0].cls == "sea":
            self._launch(still)
        else:
            self._raise(still)
        search = Dispositions(self.field, pull, self.threats, bodies, still, self.style.advance)
        orders: dict[tuple[int, ...], list[str]] = {}
        for body, n in zip(bodies, search.best(), strict=True):
            if len(body.places[n].way) > 1:
                orders.setdefault(body.places[n].way, []).append(body.words)
        for way, words in sorted(orders.items()):
            name = self.field.name(*way)
            if not self.desk.order(f"go {name} {' '.join(words)}"):
                for one in words:
                    self.desk.order(f"go {name} {one}")

    def _still(self, bodies: list[Body]) -> dict[int, Units]:
        """Units of this side by space that none of the bodies has."""
        field = self.field
        field.state = self.desk.state
        found: dict[int, Units] = {}
        for space, stacks in enumerate(field.state.units):
            if stacks and (units := field.guards(space)):
                found[space] = units
        for body in bodies:
            force = found.setdefault(body.origin, {})
            for kind, n in body.units:
                force[kind] = max(0, force.get(kind, 0) - n)
        return found

    def _launch(self, still: dict[int, Units]) -> None:
        """Ships that were bought will need a guard in the harbour nearest to the others."""
        dock = self._dock()
        if dock >= 0:
            still[dock] = joined(still.get(dock, {}), self._bought())

    def _bought(self) -> Units:
        """Ships that will be placed this turn."""
        kinds, pool = self.board.kinds, self.desk.state.pool[self.field.power]
        return {kind: n for kind, n in pool.items() if kind < len(kinds) and kinds[kind].sea}

    def _dock(self) -> int:
        """Where they will be placed: in the harbour nearest to the others; -1 for nowhere.

        As ``shopping`` has it, ships are laid down in the ports of the programme as long as one is held.
        """
        state, pull = self.desk.state, self.fronts.pull
        yards = [
            land
            for land in self.field.lands(self.field.friendly)
            if state.control[land] == self.field.power and state.facilities[land][2]
        ]
        yards = [land for land in yards if land in self.fronts.ports] or yards
        docks = [
            zone for land in yards for zone in self.board.sea_near[land] if not self.field.walls >> zone & 1
        ]
        if not docks or not self._bought():
            return -1
        return max(docks, key=lambda zone: (self._near_fleet(zone), pull[zone], -zone))

    def _near_fleet(self, zone: int) -> float:
        """The worth of the own warships in a zone and beside it."""
        kinds = self.board.kinds
        fleets = [self.field.units(z, 1 << self.field.power) for z in (zone, *self.board.sea_near[zone])]
        return sum(self.field.ipcs({k: n for k, n in fleet.items() if kinds[k].warship}) for fleet in fleets)

    def _raise(self, still: dict[int, Units]) -> None:
        """Land units and aircraft that were bought will be placed: in the capital if it needs them."""
        war, kinds, power = self.desk.war, self.board.kinds, self.field.power
        men = {k: n for k, n in war.state.pool[power].items() if k < len(kinds) and not kinds[k].sea}
        home = self.board.capital[power]
        if home < 0 or not men or war.edition.placement(war, power) is not None:
            return
        room = sites.capacity(war, power)
        for kind, number in sorted(men.items()):
            placed = min(number, room.get(home, 0))
            room[home] = room.get(home, 0) - placed
            still[home] = joined(still.get(home, {}), {kind: placed})

    # -- armies ------------------------------------------------------------------------------------------

    def _land_bodies(self) -> list[Body]:
        """By territory and kind: one unit for a picket, and the others."""
        found: list[Body] = []
        for space, units in sorted(self.reach.land.items()):
            if self.board.sea[space]:
                continue
            for kind, number in sorted(units.items()):
                if not self.board.kinds[kind].captures:
                    continue
                places = self._marches(space, self.board.kinds[kind].move)
                if space in self._kept:
                    number = self.reach.free(space, kind, number)  # nobody runs from a capital in danger
                for n in _parts(number):
                    words = f"{self.board.kinds[kind].id}:{n}"
                    found.append(Body(space, ((kind, n),), "land", places, words))
        return found

    @cached_property
    def _kept(self) -> frozenset[int]:
        """The own capital and far complexes on a coast, whose garrisons stay as long as they are needed."""
        outlying = [s for s in range(self.board.n) if self.board.sea_near[s] and self.threats.outlying(s)]
        return frozenset({self.board.capital[self.field.power], *outlying})

    @cached_property
    def _unwelcome(self) -> int:
        """Land of friends who are paid for fighting alone, as long as their capital is safe without us.

        A whole army is welcome: it does more for the friend than what he is paid.
        """
        board, state, found = self.board, self.desk.state, 0
        for goal in board.objectives:
            host = board.owner_of[goal.power]
            if goal.kind != "alone" or host == self.field.power or not self.field.friends >> host & 1:
                continue
            home = board.capital[host]
            strike = self.threats.on(home)
            safe = not strike or self.threats.fight(home, self.field.guards(home), strike).takes < _HOLDS
            if safe and self._at_hand(host) < _RELIEF:
                found |= sum(1 << s for s in range(board.n) if not board.sea[s] and state.control[s] == host)
        return found

    def _at_hand(self, host: int) -> int:
        """Own land units aboard ships, and on the land of a friend."""
        board, state, found = self.board, self.desk.state, 0
        for space, stacks in enumerate(state.units):
            if not board.sea[space] and state.control[space] != host:
                continue
            for piece, count in stacks.items():
                seen = look(piece)
                units = [(seen.owner, seen.kind), *((one.owner, one.kind) for one in seen.aboard)]
                own = [kind for owner, kind in units if owner == self.field.power]
                found += count * sum(board.kinds[kind].captures for kind in own)
        return found

    def _coasts(self) -> list[int]:
        """Friendly coasts where we are welcome, the most wanted first."""
        return [coast for coast in super()._coasts() if not self._unwelcome >> coast & 1]

    def _marches(self, space: int, move: int) -> tuple[Place, ...]:
        """Friendly land within reach over friendly land; men wait in a port unless an enemy has landed."""
        field = self.field
        shut = self.fronts.closed | ~field.friendly | self._unwelcome
        found = [Place(space, (space,))]
        if space in self.fronts.ports and not self.fronts.afoot[space]:
            return tuple(found)
        for first in self.board.land_near[space]:
            if not shut >> first & 1:
                found.append(Place(first, (space, first)))
        for place in found[1:] if move > 1 else ():
            for second in self.board.land_near[place.space]:
                if not shut >> second & 1 and all(one.space != second for one in found):
                    found.append(Place(second, (space, place.space, second)))
        return tuple(found)

    # -- aircraft ----------------------------------------------------------------------------------------

    def _air_bodies(self) -> list[Body]:
        """Aircraft ashore that have done nothing, and those in the air, which must land."""
        field, kinds = self.field, self.board.kinds
        field.state = self.desk.state
        found: list[Body] = []
        for space, stacks in enumerate(field.state.units):
            ready = self._alert(space)
            decks = self.flights.decks(space)  # those with the shortest way left come down on them
            for piece, count in sorted(stacks.items(), key=lambda one: (look(one[0]).left, one)):
                seen = look(piece)
                if seen.owner != field.power or not kinds[seen.kind].air:
                    continue
                if seen.status is Status.ALOFT:
                    left = seen.left
                    aboard = min(decks, count) if kinds[seen.kind].carrier_borne else 0
                    decks, count = decks - aboard, count - aboard
                    if not count:
                        continue
                elif seen.status is Status.READY and not self.board.sea[space]:
                    left = kinds[seen.kind].move
                    stay = min(ready, count) if kinds[seen.kind].scrambles else 0
                    ready, count = ready - stay, count - stay
                    if not count:
                        continue
                else:
                    continue
                if places := self._fields(space, left, aloft=seen.status is Status.ALOFT):
                    text = f"{piece_text(self.board, piece, field.power)}:{count}"
                    found.append(Body(space, ((seen.kind, count),), "air", places, text))
        return found

    def _alert(self, island: int) -> int:
        """Aircraft that stay at an airbase to scramble: as many as make strikes on its zone bad bargains."""
        zone = self.board.island_zone[island] if self.board.naval_bases else -1
        if zone < 0 or not 0 <= self.field.state.facilities[island][0] < 3:
            return 0
        strike, kinds = self.threats.on(zone), self.board.kinds
        ships = joined(self.field.guards(zone), self._bought() if zone == self._dock() else {})
        ships = {kind: n for kind, n in ships.items() if not kinds[kind].land}
        if not strike or not ships:
            return 0
        fighter = self.board.kind_of["fighter"]
        for number in range(_ALERT + 1):
            if self.threats.met(zone, joined(ships, {fighter: number}), strike).swing <= _BARGAIN:
                return number
        return 0

    def _fields(self, space: int, left: int, *, aloft: bool) -> tuple[Place, ...]:
        field = self.field
        row, fresh = field.air[space], field.state.captured
        open_land = field.friendly & ~field.closed & ~self._unwelcome
        ends = [s for s in field.lands(open_land) if row[s] <= left and s not in fresh and s != space]
        places = tuple(Place(end, (space, end)) for end in ends)
        return places if aloft else (Place(space, (space,)), *places)

    # -- fleets ------------------------------------------------------------------------------------------

    def _fleet_bodies(self) -> list[Body]:
        """By zone the warships, and the transports that are left, each with the zones in reach.

        Carriers stay within reach of aircraft that cannot land ashore.
        """
        kinds, found = self.board.kinds, []
        wanted = self._adrift()
        for zone, ships in sorted(self.reach.ships.items()):
            most = self.reach.range_at_sea(zone)
            row, field = self.field.sea[zone], self.field
            places = [Place(zone, (zone,))]
            for other in range(self.board.n):
                if self.board.sea[other] and 0 < row[other] <= most and not field.walls >> other & 1:
                    way = field.sea_way(zone, (other,), most, stop=False)
                    if len(way) > 1:
                        places.append(Place(other, tuple(way)))
            fleet = {k: n for k, n in ships.items() if kinds[k].warship}
            if fleet:
                carriers = any(kinds[k].deck for k in fleet)
                met = [one for one in wanted if field.air[one[0]][zone] <= one[1] + most] if carriers else []
                planes = joined(self._on_decks(zone), *({kind: n} for _, _, kind, n in met))
                there = [
                    place
                    for place in places
                    if all(field.air[space][place.space] <= left for space, left, _, _ in met)
                ]
                units = tuple(sorted(joined(fleet, planes).items()))
                found.append(Body(zone, units, "sea", tuple(there or places), field.words(fleet)))
            for piece, count in sorted(self.desk.state.units[zone].items()):
                seen = look(piece)
                if seen.owner == field.power and kinds[seen.kind].transport and seen.status is Status.READY:
                    text = f"{piece_text(self.board, piece, field.power)}:{count}"
                    found.append(Body(zone, ((seen.kind, count),), "sea", tuple(places), text))
        return found

    def _adrift(self) -> list[tuple[int, int, int, int]]:
        """Aircraft over the sea that no friendly land is in reach of: space, moves left, kind, number."""
        field, kinds = self.field, self.board.kinds
        found = []
        for space, stacks in enumerate(self.desk.state.units):
            for piece, count in sorted(stacks.items()):
                seen = look(piece)
                mine = seen.owner == field.power and kinds[seen.kind].air
                if mine and seen.status is Status.ALOFT and not self.flights.strips(space, seen.left):
                    found.append((space, seen.left, seen.kind, count))
        return found

    def _on_decks(self, zone: int) -> Units:
        """Aircraft aboard carriers that can sail."""
        kinds = self.board.kinds
        found: Units = {}
        for piece, count in self.desk.state.units[zone].items():
            seen = look(piece)
            if seen.owner == self.field.power and kinds[seen.kind].deck and seen.status is Status.READY:
                for item in seen.aboard:
                    found[item.kind] = found.get(item.kind, 0) + count
        return found

    # -- harbours ----------------------------------------------------------------------------------------

    def _haven(self, zone: int) -> bool:
        """Whether transports may end there: with the warships that will come, a strike is a bad bargain."""
        if self.field.walls >> zone & 1:
            return False
        strike = self.threats.on(zone)
        if not strike:
            return True
        self.field.state = self.desk.state
        kinds = self.board.kinds
        guard = joined(Field.guards(self.field, zone), self._followers(zone))
        guard = {kind: n for kind, n in guard.items() if not kinds[kind].land}
        if not any(kinds[kind].warship for kind in guard):
            return False
        of = self.board.kind_of["transport"]
        guard[of] = guard.get(of, 0) + 1
        return self.threats.swing(zone, guard, strike) < _BARGAIN + _DARE * self.field.ipcs(guard)

    def _followers(self, zone: int) -> Units:
        """Own warships that can still come to a zone and are not wanted elsewhere."""
        found: Units = {}
        row, kinds = self.field.sea[zone], self.board.kinds
        for start, ships in self.reach.ships.items():
            if start != zone and row[start] <= self.reach.range_at_sea(start):
                if self.promised.get(start, zone) != zone:
                    continue
                fleet = {k: n for k, n in ships.items() if kinds[k].warship}
                found = joined(found, fleet, self._on_decks(start) if fleet else {})
        return found

    def _promise(self, zone: int) -> None:
        """Fleets in reach will guard the transports that have gone to a zone."""
        for start in self.reach.ships:
            if self.field.sea[zone][start] <= self.reach.range_at_sea(start):
                self.promised.setdefault(start, zone)


def _parts(number: int) -> tuple[int, ...]:
    """One for a picket, and the others."""
    return (1, number - 1) if number > 1 else (1,) if number else ()
