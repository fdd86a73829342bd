"""Noncombat moves: aircraft land, transports carry on, armies march to their fronts, fleets gather."""

from __future__ import annotations

from flagplot.games.axis_allies.bots import landings, search, styles
from flagplot.games.axis_allies.bots.desk import EASY, Desk
from flagplot.games.axis_allies.bots.field import Field, Units, joined
from flagplot.games.axis_allies.bots.flights import Flights
from flagplot.games.axis_allies.bots.fronts import fronts_of
from flagplot.games.axis_allies.bots.landings import Lifts
from flagplot.games.axis_allies.bots.reach import Reach
from flagplot.games.axis_allies.bots.styles import Style
from flagplot.games.axis_allies.bots.threats import Threats
from flagplot.games.axis_allies.text import piece_text
from flagplot.kernel.action import act
from flagplot.kernel.thinking import Thought

_CHARGE = 6.0  # what it is worth to guard a transport
_WORTH_IT = 1.1  # so much stronger must the pull be ashore for a voyage


def answer(desk: Desk, frame: object) -> Thought | None:
    """All moves of a Noncombat Move phase, and its end: the best of what several tempers would do."""
    return search.best(desk, styles.for_moves(desk), planned, attacks=False)


def planned(desk: Desk, style: Style, without: frozenset[int] = frozenset()) -> Thought | None:
    """All moves of one temper; those who look ahead deploy, the others march."""
    from flagplot.games.axis_allies.bots.deployment import Deployment

    plan = Deployment(desk, style) if desk.skill > EASY and style.careful else Regroup(desk, style)
    plan.carry_out()
    desk.close(act("done"))
    return desk.thought()


class Regroup:
    """The noncombat moves of one turn."""

    def __init__(self, desk: Desk, style: Style) -> None:
        self.desk, self.style, self.careful = desk, style, style.careful
        self.field = Field(desk.war, desk.power, desk.doctrine)
        self.board = self.field.board
        self.fronts = fronts_of(desk, self.field)
        self.threats = Threats(self.field, desk.doctrine, far=desk.skill > EASY)
        self.coming: dict[int, Units] = {}
        self.flights = Flights(
            desk, self.field, self.fronts, self.threats, careful=style.careful or desk.skill > EASY
        )

    def carry_out(self) -> None:
        """Aircraft first, since some have nowhere else to go; then ships, which load who has not marched."""
        self.flights.land_all()
        self._look_again()
        self._ferry()
        self._march()
        self._look_again()
        self._fleets()
        self._look_again()
        self.flights.move_up()

    def _look_again(self) -> None:
        """Count what is still free to move."""
        self.field.state = self.desk.state
        self.reach = Reach(self.field, ready=True)
        for (space, kind), number in self.threats.reserves(self.reach).items():
            self.reach.use(space, kind, number)

    # -- by land -----------------------------------------------------------------------------------------

    def _march(self) -> None:
        self.coming = self._arrivals()
        for space in sorted(self.reach.land, key=lambda s: (-self.fronts.pull[s], s)):
            force = {
                kind: left
                for kind, number in self.reach.land[space].items()
                if (left := self.reach.free(space, kind, number)) > 0 and self.board.kinds[kind].captures
            }
            if force and not self.board.sea[space]:
                self._step(space, force)

    def _arrivals(self) -> dict[int, Units]:
        """By territory: all land units that would march there this turn, if it is safe enough for them."""
        found: dict[int, Units] = {}
        for space, units in self.reach.land.items():
            there = -1 if self.board.sea[space] else self.fronts.next_land(space)
            for kind, number in units.items() if there >= 0 else ():
                left = self.reach.free(space, kind, number)
                if left > 0 and self.board.kinds[kind].captures:
                    force = found.setdefault(there, {})
                    force[kind] = force.get(kind, 0) + left
        return found

    def _step(self, space: int, force: Units) -> None:
        """One territory further; who can go two goes two."""
        first = self.fronts.next_land(space)
        if first < 0 or not self._safe(first, force):
            return
        second = self.fronts.next_land(first)
        fast = {k: n for k, n in force.items() if self.board.kinds[k].move > 1}
        if second >= 0 and second != space and fast and self._safe(second, fast):
            name = self.field.name(space, first, second)
            if self.desk.order(f"go {name} {self.field.words(fast)}"):
                force = {k: n for k, n in force.items() if k not in fast}
        if force:
            self.desk.order(f"go {self.field.name(space, first)} {self.field.words(force)}")

    def _safe(self, space: int, force: Units) -> bool:
        """Whether units may go somewhere: a careful power does not walk into a strike that pays."""
        if not self.careful:
            return True
        strike = self.threats.on(space)
        if not strike:
            return True
        self.field.state = self.desk.state
        there = joined(self.field.guards(space), self.coming.get(space, force))
        found = self.threats.fight(space, there, strike)
        return found.swing < 3.0 or found.win < 0.35

    # -- by sea ------------------------------------------------------------------------------------------

    def _ferry(self) -> None:
        """Every transport brings its load where it is wanted, or goes where one waits."""
        if not self.reach.holds:
            return
        self._deliver()
        self._carry()
        self._fetch()

    def _coasts(self) -> list[int]:
        """Friendly coasts, the most wanted first."""
        field = self.field
        found = [s for s in field.lands(field.friendly & ~self.fronts.closed) if self.board.sea_near[s]]
        return sorted(found, key=lambda s: (-self._ashore(s), s))

    def _ashore(self, space: int) -> float:
        """How much units are wanted in a territory itself, not overseas from it."""
        best = max(
            (
                self.fronts.afoot[other] * 0.8
                for other in self.board.land_near[space]
                if self.field.friendly >> other & 1 or other in self.fronts.targets
            ),
            default=0.0,
        )
        return min(best, self.fronts.pull[space])

    def _deliver(self) -> None:
        """Land what is aboard, or can be loaded at once, on a coast where it is wanted."""
        for coast in self._coasts()[:12]:
            wish = self._ashore(coast)
            if wish <= 0 or not any(self.reach.holds.values()):
                break
            if self.fronts.sails(coast) and not self.fronts.at_front(coast):
                continue  # they would only wait for ships again
            if coast in self.fronts.inland:
                continue  # they can walk there

            def wants(land: int, kind: int, wish: float = wish) -> float:
                return max(0.0, wish - _WORTH_IT * self._ashore(land)) if self.fronts.sails(land) else 0.0

            zones = [z for z in self.board.sea_near[coast] if self._haven(z)]
            lifts = Lifts(self.reach, wants).to(coast, zones)
            if not lifts or not self._safe(coast, joined(*(lift.force for lift in lifts))):
                continue
            for line in landings.lines(self.reach, lifts, {}, f"offload={self.field.name(coast)}"):
                self.desk.order(line)
            for lift in lifts:
                self._promise(lift.way[-1])

    def _carry(self) -> None:
        """Long voyages: load what waits at the quay and sail towards where the pull is strongest."""
        for zone in sorted(self.reach.holds):
            for piece, kinds in list(self.reach.free_transports(zone)):
                loads = () if kinds else self._quay(zone)
                if not kinds and not loads:
                    continue
                way = self._course(zone)
                if len(way) < 2 and not loads:
                    continue
                text = piece_text(self.board, piece, self.field.power)
                line = f"go {self.field.name(*way)} {text}"
                for land, kind in loads:
                    line += f" load={self.field.name(land)}:{self.board.kinds[kind].id}:1"
                if self.desk.order(line):
                    self.reach.use_transport(zone, piece)
                    for load in loads:
                        self.reach.use(*load, 1)
                    self._promise(way[-1])

    def _quay(self, zone: int) -> tuple[tuple[int, int], ...]:
        def wants(land: int, kind: int) -> float:
            return 1.0 if self.fronts.sails(land) else 0.0

        return Lifts(self.reach, wants).cargo(zone)

    def _course(self, zone: int) -> list[int]:
        """Zone by zone to where the pull is stronger, as far as ships go, around the enemy."""
        way = [zone]
        for _ in range(self.reach.range_at_sea(zone)):
            near = [z for z in self.board.sea_near[way[-1]] if self._haven(z) and z not in way]
            best = max(near, key=lambda z: (self.fronts.pull[z], -z), default=-1)
            if best < 0 or self.fronts.pull[best] <= self.fronts.pull[way[-1]]:
                break
            way.append(best)
        return way

    def _fetch(self) -> None:
        """Empty transports go to the nearest quay where somebody waits."""
        zones = [z for z in range(self.board.n) if self.board.sea[z] and not self.field.walls >> z & 1]
        quays = {z: waiting for z in zones if (waiting := self._waiting(z))}
        havens = {z for z in quays if self._haven(z)}
        for zone in sorted(self.reach.holds):
            for piece, kinds in list(self.reach.free_transports(zone)):
                if kinds:
                    continue
                row, dares = self.field.sea[zone], not self._haven(zone)  # no worse there than here
                goals = [
                    (-min(2, n) + 0.6 * row[z], z)
                    for z, n in quays.items()
                    if n > 0 and row[z] < 99 and (dares or z in havens)
                ]
                if not goals:
                    break
                goal = min(goals)[1]
                quays[goal] -= 2
                way = self.field.sea_way(zone, (goal,), 12, stop=False)
                way = way[: self.reach.range_at_sea(zone) + 1]
                if len(way) > 1 and (dares or self._haven(way[-1])):
                    text = piece_text(self.board, piece, self.field.power)
                    self.desk.order(f"go {self.field.name(*way)} {text}")
                    self._promise(way[-1])

    def _promise(self, zone: int) -> None:
        """Transports have gone to a zone; here nobody sees to their guard."""

    def _waiting(self, zone: int) -> int:
        """Land units beside a zone that want to be shipped."""
        return sum(
            max(0, self.reach.free(land, kind, number))
            for land in self.board.land_near[zone]
            if self.field.friendly >> land & 1 and self.fronts.sails(land)
            for kind, number in self.reach.land.get(land, {}).items()
            if self.board.kinds[kind].captures
        )

    def _haven(self, zone: int) -> bool:
        """Whether transports may end there."""
        if self.field.walls >> zone & 1:
            return False
        if not self.careful or not self.threats.on(zone):
            return True
        self.field.state = self.desk.state
        guard = joined(self.field.guards(zone), self._followers(zone))
        guard = {k: n for k, n in guard.items() if not self.board.kinds[k].transport}
        return bool(guard) and self.threats.at_sea(zone, guard) < 0.4

    def _followers(self, zone: int) -> Units:
        """Own warships that can still come to a zone."""
        found: Units = {}
        row, kinds = self.field.sea[zone], self.board.kinds
        for start, ships in self.reach.ships.items():
            if start != zone and row[start] <= self.reach.range_at_sea(start):
                for kind, number in ships.items():
                    if kinds[kind].warship:
                        found[kind] = found.get(kind, 0) + number
        return found

    # -- fleets ------------------------------------------------------------------------------------------

    def _fleets(self) -> None:
        """Warships go where they are safe together and guard transports, nearest the enemy."""
        kinds = self.board.kinds
        for zone in sorted(self.reach.ships):
            fleet = {k: n for k, n in self.reach.ships[zone].items() if kinds[k].warship}
            if not fleet:
                continue
            best = self._berth(zone, fleet)
            if best != zone:
                way = self.field.sea_way(zone, (best,), self.reach.range_at_sea(zone), stop=False)
                if len(way) > 1:
                    self.desk.order(f"go {self.field.name(*way)} {self.field.words(fleet)}")

    def _berth(self, zone: int, fleet: Units) -> int:
        self.field.state = self.desk.state
        most = self.reach.range_at_sea(zone)
        row = self.field.sea[zone]
        best, found = -1e9, zone
        for other in range(self.board.n):
            if not self.board.sea[other] or row[other] > most or self.field.walls >> other & 1:
                continue
            if other != zone and not self.field.sea_way(zone, (other,), most, stop=False):
                continue
            score = self._shelter(other, zone, fleet)
            if score > best:
                best, found = score, other
        return found

    def _shelter(self, other: int, zone: int, fleet: Units) -> float:
        guards = self.field.guards(other)
        there = guards if other == zone else joined(guards, fleet)
        there = {k: n for k, n in there.items() if not self.board.kinds[k].land}
        transports = sum(n for k, n in guards.items() if self.board.kinds[k].transport)
        score = _CHARGE * transports + 0.05 * self.fronts.pull[other] + 0.05 * self.field.ipcs(guards)
        if self.careful:
            strike = self.threats.on(other)
            score -= 2.0 * self.threats.risk(other, there, strike) if strike else 0.0
        return score
