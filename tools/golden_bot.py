"""A simple seeded bot for whole recorded games of the Axis & Allies family; see tools/golden.py.

It is no opponent: it throws what it has at the nearest enemy when the odds look good enough for its temper,
so that a game of a few rounds meets most of the rules. It answers with nothing but legal answers and whole
moves.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import flagplot
from flagplot import Match
from flagplot.games.axis_allies.pieces import Status, look
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.status import friendly_territory, hostile_territory, zone_masks
from flagplot.kernel.stream import Stream


def opened(state: Any) -> War:
    """A state opened for the questions of the rules."""
    war = flagplot.game(state.game).play(state)
    assert isinstance(war, War)
    return war


@dataclass(frozen=True)
class Plan:
    """How a power is played."""

    odds: float = 99.0  # attacks when strength times numbers is so many times that of the defender
    shopping: tuple[str, ...] = ()  # bought in turn as long as the money lasts
    campaign: tuple[str, ...] = ()  # territories to be taken from the sea, in this order
    sails: int = 1  # the round from which its fleets leave their ports
    declares: int = 99  # the round in which it goes to war, if it may choose
    researchers: int = 0  # hired in every turn in which it has none at work


class Bot:
    """Answers for all seats of a match."""

    def __init__(self, match: Match, plans: Mapping[str, Plan], seed: int) -> None:
        self.match, self.plans = match, plans  # powers without a plan do nothing
        self.chance = Stream("golden", seed)
        self.phase: tuple[int, int, str] = (0, -1, "")
        self.orders: deque[str] = deque()
        self.landed: Counter[int] = Counter()
        self.lost = False  # whether aircraft must be saved by trial

    @property
    def war(self) -> War:
        """The situation."""
        return opened(self.match.state)

    def step(self) -> None:
        """Give one answer for the first seat that owes one."""
        seat = self.match.state.waiting[0]
        self.match.do(seat, self.answer(seat))

    def answer(self, seat: str) -> str:
        """What the seat does now."""
        frame = self.match.state.frames[-1]
        name = str(frame.__struct_config__.tag)
        listed = [str(action) for action in self.match.legal(seat)]
        plan = self.plans.get(seat)
        if name == "purchase":
            return self._purchase(seat, plan, listed)
        if name == "declare":
            ready = plan is not None and self.match.state.round >= plan.declares
            return listed[self.chance.below(len(listed) - 1)] if ready else "pass"
        if name == "research":
            return self._research(plan, listed)
        if name in ("combat_move", "noncombat_move"):
            return self._moves(seat, plan, name, listed) if plan else "done"
        return self._reaction(name, seat, plan, listed)

    # -- before moving ---------------------------------------------------------------------------------

    def _research(self, plan: Plan | None, listed: list[str]) -> str:
        if listed[0].startswith("chart"):
            return self.chance.choose(listed)
        seat = self.match.state.waiting[0]
        wanted = 0 if plan is None or self.match.state.flags[f"tokens.{seat}"] else plan.researchers
        return f"research {min(wanted, len(listed) - 1)}"

    # -- buying ----------------------------------------------------------------------------------------

    def _purchase(self, seat: str, plan: Plan | None, listed: list[str]) -> str:
        repairs = [line for line in listed if line.startswith("repair")]
        if plan is None or repairs:
            return repairs[0] if repairs else "done"
        war = self.war
        power = war.power(seat)
        bought = sum(war.state.pool[power].values())
        if bought >= 12:
            return "done"
        wanted = [*plan.shopping[bought % len(plan.shopping) :], "infantry"] if plan.shopping else []
        return next((f"buy {item}" for item in wanted if f"buy {item}" in listed), "done")

    # -- moving ----------------------------------------------------------------------------------------

    def _moves(self, seat: str, plan: Plan, name: str, listed: list[str]) -> str:
        state = self.match.state
        now = (state.round, state.active, name)
        if now != self.phase:
            self.phase, self.landed, self.lost = now, Counter(), False
            general = General(self.war, seat, plan, self.match)
            self.orders = deque(general.attacks() if name == "combat_move" else general.marches())
        if name == "noncombat_move":
            line = self._land_aircraft(seat, listed)
            if line:
                return line
        while self.orders:
            line = self.orders.popleft()
            if self.match.why_not(seat, line) is None:
                return line
        return "done" if "done" in listed else self._rescue(seat, listed)

    def _rescue(self, seat: str, listed: list[str]) -> str:
        """Some aircraft can only be saved by flying on or by bringing a carrier: try anything of the kind."""
        self.lost = True
        war = self.war
        decks = [
            f"move {war.name(space)} sea"
            for space, stacks in enumerate(war.state.units)
            if any(look(p).owner == war.power(seat) and war.board.kinds[look(p).kind].deck for p in stacks)
        ]
        return self.chance.choose([line for line in listed if line.endswith(" air") or line in decks])

    def _land_aircraft(self, seat: str, listed: list[str]) -> str:
        """Open an order for aircraft that are still in the air."""
        war = self.war
        for space, stacks in enumerate(war.state.units):
            line = f"move {war.name(space)} air"
            aloft = any(look(p).owner == war.power(seat) and look(p).status is Status.ALOFT for p in stacks)
            if aloft and self.landed[space] < 4 and line in listed:
                self.landed[space] += 1
                return line
        return ""

    # -- everything else -------------------------------------------------------------------------------

    def _reaction(self, name: str, seat: str, plan: Plan | None, listed: list[str]) -> str:
        verbs = {line.split()[0]: line for line in reversed(listed)}  # the first line of each verb
        if self.lost and name in ("air_order", "sea_order"):
            return self.chance.choose(listed)
        if name == "air_order":
            return self._air_order(listed)
        if name in ("land_order", "sea_order"):
            return next((verbs[v] for v in ("halt", "assault", "step", "hold") if v in verbs), listed[-1])
        if "lose" in verbs:
            return min((line for line in listed if line.startswith("lose")), key=self._worth)
        if "press" in verbs:
            return self._press(plan, listed)
        if name == "convoy":
            at_peace = not self.war.state.war[self.war.power(seat)] >> self.match.state.active & 1
            return listed[1] if at_peace and self.chance.below(3) != 0 else listed[0]
        if name in ("scramble", "kamikaze", "raid", "who_first", "rockets"):
            return self.chance.choose(listed) if plan else listed[-1]
        if name in ("auction", "grant"):
            return self.chance.choose(listed)
        if name == "mobilize":
            return self.chance.choose(listed)
        return next(
            (verbs[v] for v in ("engage", "bombard", "fire", "agree", "stay") if v in verbs), listed[0]
        )

    def _air_order(self, listed: list[str]) -> str:
        takes = [line for line in listed if line.startswith("take") and "~aloft" in line]
        flights = [line for line in listed if line.startswith("fly")]
        if flights:
            war = self.war
            ashore = [line for line in flights if not war.board.sea[war.board.space_of[line.split()[1]]]]
            return self.chance.choose(ashore or flights)
        return takes[-1] if takes else "cancel"

    def _worth(self, line: str) -> float:
        """Undamaged capital ships are hurt first, then the cheapest unit goes."""
        word = line.split()[1].split("~")[0].split("[")[0]
        kind = self.war.board.kinds[self.war.board.kind_of[word.split(":")[-1].rstrip("*")]]
        return 0.5 if kind.hits > 1 and not word.endswith("*") else float(kind.cost + 40 * kind.transport)

    def _press(self, plan: Plan | None, listed: list[str]) -> str:
        """Go on while the battle still looks as good as the temper asks."""
        frame: Any = self.match.state.frames[-1]
        kinds = self.war.board.kinds
        ours = [(kinds[look(p).kind].attack, n) for p, n in frame.attackers.items()]
        theirs = [(kinds[look(p).kind].defense, n) for p, n in frame.defenders.items()]
        away = [line for line in listed if line != "press"]
        poor = ratio(ours, theirs) < min(0.5, plan.odds if plan else 0.5)
        return away[0] if away and poor else "press"


def ratio(ours: list[tuple[int, int]], theirs: list[tuple[int, int]]) -> float:
    """Strength times numbers of one force against another: (value, count) each."""
    one = sum(v * n for v, n in ours) * sum(n for _, n in ours)
    other = sum(v * n for v, n in theirs) * sum(n for _, n in theirs)
    return one / other if other else float("inf") if one else 0.0


Force = dict[str, int]  # unit type -> count


class General:
    """Plans the moves of one power for one phase; the referee then refuses what is not allowed."""

    def __init__(self, war: War, seat: str, plan: Plan, match: Match) -> None:
        self.war, self.board, self.plan, self.match = war, war.board, plan, match
        self.seat, self.power = seat, war.power(seat)
        self.used: Counter[tuple[int, str]] = Counter()
        self.hostile_zones = zone_masks(war, self.power)[0]
        self.bomber = next(kind.id for kind in self.board.kinds if kind.raids)

    # -- looking ---------------------------------------------------------------------------------------

    def own(self, space: int, cls: str) -> Force:
        """Own units of a class that are free to act, aircraft on decks included."""
        found: Force = {}
        for piece, count in self.war.own(space, self.power).items():
            seen = look(piece)
            kind = self.board.kinds[seen.kind]
            if seen.status is Status.READY:
                if kind.cls == cls and (kind.cls != "land" or kind.captures):
                    found[kind.id] = found.get(kind.id, 0) + count
                for item in seen.aboard if cls == "air" and kind.deck else ():
                    if item.owner == self.power:
                        aboard = self.board.kinds[item.kind].id
                        found[aboard] = found.get(aboard, 0) + count
        free = {name: n - self.used[space, name] for name, n in found.items()}
        return {name: n for name, n in free.items() if n > 0}

    def enemies(self, space: int) -> list[tuple[int, int]]:
        """(defense, count) of what fights there for the other side."""
        found = []
        for piece, count in self.war.state.units[space].items():
            seen = look(piece)
            kind = self.board.kinds[seen.kind]
            if seen.owner == self.board.neutral or self.war.state.war[self.power] >> seen.owner & 1:
                if not kind.antiaircraft:
                    found.append((kind.defense, count * kind.hits))
                found += [(self.board.kinds[item.kind].defense, count) for item in seen.aboard if kind.deck]
        return found

    def values(self, force: Force) -> list[tuple[int, int]]:
        """(attack, count) of a force."""
        kinds = [(self.board.kinds[self.board.kind_of[name]], n) for name, n in force.items()]
        return [(kind.attack, n * kind.hits) for kind, n in kinds]

    def use(self, space: int, force: Force) -> None:
        """Count units as ordered."""
        for name, count in force.items():
            self.used[space, name] += count

    def allowed(self, line: str) -> bool:
        """Whether the referee would take a move as things stand."""
        return self.match.why_not(self.seat, line) is None

    def path(self, start: int, ends: set[int], *, sea: bool) -> list[int]:
        """A shortest way to one of ``ends`` through friendly spaces; empty if there is none."""
        before, queue = {start: -1}, deque([start])
        while queue:
            space = queue.popleft()
            if space in ends:
                way = [space]
                while before[way[-1]] >= 0:
                    way.append(before[way[-1]])
                return way[::-1]
            if space != start and not self._passable(space, sea=sea):
                continue
            for near in self.board.sea_near[space] if sea else self.board.land_near[space]:
                if near not in before and (near in ends or self._passable(near, sea=sea)):
                    before[near] = space
                    queue.append(near)
        return []

    def _passable(self, space: int, *, sea: bool) -> bool:
        if sea:
            return not self.hostile_zones >> space & 1
        return friendly_territory(self.war, space, self.power)

    def name(self, *way: int) -> str:
        """A path as whole moves write it."""
        return ">".join(self.war.name(space) for space in way)

    # -- combat movement -------------------------------------------------------------------------------

    def targets(self) -> list[int]:
        """Territories open to attack, the most valuable first."""
        war, board = self.war, self.board
        found = [
            space
            for space in range(board.n)
            if not board.sea[space]
            and hostile_territory(war, space, self.power)
            and not board.neutral_mask >> space & 1
            and war.edition.no_attack(war, space, self.power) is None
        ]
        return sorted(found, key=lambda s: (-bool(board.spaces[s].victory_city), -board.ipc[s], s))

    def attacks(self) -> list[str]:
        """All attacks of a turn."""
        lines: list[str] = []
        targets = self.targets()
        goal = self.goal()
        if goal >= 0:
            lines += self.assault(goal)
        for target in targets:
            lines += self.by_land(target)
        for zone in range(self.board.n):
            if self.board.sea[zone] and self.enemies(zone):
                lines += self.at_sea(zone)
        return lines + self.raids(targets)

    def by_land(self, target: int) -> list[str]:
        """An attack over land, with aircraft where there is resistance."""
        sources = {s: self.own(s, "land") for s in self.board.land_near[target]}
        sources = {s: force for s, force in sources.items() if force}
        if not sources:
            return []
        against = self.enemies(target)
        if not against:
            space, force = next(iter(sources.items()))
            one = {min(force, key=lambda k: self.board.kinds[self.board.kind_of[k]].cost): 1}
            return self.ordered(space, target, one)
        flights = self.flights(target)
        forces = [*sources.values(), *flights.values()]
        if ratio([v for force in forces for v in self.values(force)], against) < self.plan.odds:
            return []
        lines = [line for s, force in flights.items() for line in self.ordered(s, target, force)]
        return lines + [line for s, force in sources.items() for line in self.ordered(s, target, force)]

    def ordered(self, space: int, target: int, force: Force, suffix: str = "") -> list[str]:
        """One whole move of a force to a space next to it, or of aircraft to any space."""
        self.use(space, force)
        return [f"go {self.name(space, target)} {words(force)}{suffix}"]

    def flights(self, target: int) -> dict[int, Force]:
        """Aircraft, but those that raid, that can reach a target and come back."""
        found: dict[int, Force] = {}
        for space in range(self.board.n):
            force = self.own(space, "air")
            force.pop(self.bomber, None)
            reach = {k: n for k, n in force.items() if self.allowed(f"go {self.name(space, target)} {k}:{n}")}
            if reach:
                found[space] = reach
        return found

    def raids(self, targets: list[int]) -> list[str]:
        """Bombers raid whatever has facilities in their range."""
        lines = []
        for space in range(self.board.n):
            bombers = self.own(space, "air").get(self.bomber, 0)
            for target in targets if bombers else ():
                line = f"go {self.name(space, target)} {self.bomber}:{bombers} as=raid"
                if self.allowed(line):
                    lines.append(line)
                    break
        return lines

    def at_sea(self, zone: int) -> list[str]:
        """An attack on the ships in a zone by fleets without transports, and by aircraft."""
        fleets: dict[int, tuple[list[int], Force]] = {}
        for start in range(self.board.n):
            ships = self.own(start, "sea") if self.board.sea[start] else {}
            ships.pop("carrier", None)
            way = self.path(start, {zone}, sea=True)
            if ships and "transport" not in ships and 1 < len(way) <= 3:
                fleets[start] = (way, ships)
        flights = self.flights(zone)
        forces = [*(ships for _, ships in fleets.values()), *flights.values()]
        if ratio([v for force in forces for v in self.values(force)], self.enemies(zone)) < self.plan.odds:
            return []
        lines = [line for s, force in flights.items() for line in self.ordered(s, zone, force)]
        for start, (way, ships) in fleets.items():
            self.use(start, ships)
            lines.append(f"go {self.name(*way)} {words(ships)}")
        return lines

    # -- from the sea ----------------------------------------------------------------------------------

    def goal(self) -> int:
        """The next territory of the campaign that is still in other hands."""
        for name in self.plan.campaign:
            space = self.board.space_of[name]
            holder = self.war.state.control[space]
            if holder >= self.board.n_powers or not self.board.friends[self.power] >> holder & 1:
                return space
        return -1

    def assault(self, target: int) -> list[str]:
        """Every fleet in reach sails to the same launch zone and puts ashore what it can."""
        zone = self.board.sea_near[target][0]
        groups: list[tuple[int, list[int], Force, Force]] = []
        for start in range(self.board.n):
            ships = self.own(start, "sea") if self.board.sea[start] else {}
            ships.pop("carrier", None)
            way = self.path(start, {zone}, sea=True)
            if ships and 1 <= len(way) <= 3:
                groups.append((start, way, ships, self.cargo(start, ships)))
        flights = self.flights(target)
        landing = [v for *_, cargo in groups for v in self.values(cargo)]
        if not landing:
            return []
        air = [v for force in flights.values() for v in self.values(force)]
        fleet = [v for _, _, ships, _ in groups for v in self.values(ships)]
        afloat, ashore = self.enemies(zone), self.enemies(target)
        if (afloat and ratio(fleet, afloat) < self.plan.odds) or (
            ashore and ratio(landing + air, ashore) < self.plan.odds
        ):
            return []
        lines = []
        for start, way, ships, cargo in sorted(groups, key=lambda group: not group[3]):
            self.use(start, ships)
            tail = f"{self.loads(start)} assault={self.war.name(target)}" if cargo else ""
            lines.append(f"go {self.name(*way)} {words(ships)}{tail}")
        if ashore:
            lines += [line for s, force in flights.items() for line in self.ordered(s, target, force)]
        return lines

    def cargo(self, zone: int, ships: Force) -> Force:
        """What transports in a zone carry or could load there."""
        found: Force = {}
        for piece, count in self.war.own(zone, self.power).items():
            for item in look(piece).aboard if self.board.kinds[look(piece).kind].transport else ():
                name = self.board.kinds[item.kind].id
                found[name] = found.get(name, 0) + count
        for _, name, count in self._loads(zone, ships.get("transport", 0)):
            found[name] = found.get(name, 0) + count
        return found

    def loads(self, zone: int) -> str:
        """The same as options of a whole move."""
        parts = self._loads(zone, self.own(zone, "sea").get("transport", 0) + self.used[zone, "transport"])
        for space, name, count in parts:
            self.used[space, name] += count
        return "".join(f" load={self.war.name(space)}:{name}:{count}" for space, name, count in parts)

    def _loads(self, zone: int, transports: int) -> list[tuple[int, str, int]]:
        """One infantry for every empty transport, and one gun, tank or infantry more."""
        full = sum(
            n
            for p, n in self.war.own(zone, self.power).items()
            if self.board.kinds[look(p).kind].transport and look(p).cargo
        )
        room = transports - full
        found: list[tuple[int, str, int]] = []
        for names in (("tank", "artillery"), ("infantry",)):
            left = room if names != ("infantry",) else 2 * room - sum(n for *_, n in found)
            for space in self.board.land_near[zone]:
                force = self.own(space, "land")
                for name in names:
                    count = min(left, force.get(name, 0))
                    if count > 0:
                        found.append((space, name, count))
                        left -= count
        return found

    # -- noncombat movement ----------------------------------------------------------------------------

    def marches(self) -> list[str]:
        """Fleets first, which load what they find in port, then the march to the front."""
        return [*self.voyages(), *self.to_the_front()]

    def to_the_front(self) -> list[str]:
        """Land units go one step towards the nearest enemy."""
        ends = set(self.targets())
        lines = []
        for space in range(self.board.n):
            force = {} if self.board.sea[space] else self.own(space, "land")
            way = self.path(space, ends, sea=False) if force else []
            if len(way) > 2:
                lines += self.ordered(space, way[1], force)
        return lines

    def voyages(self) -> list[str]:
        """Fleets go towards the next landing, empty transports back to the nearest port with troops."""
        goal, lines = self.goal(), []
        if goal < 0 or self.war.state.round < self.plan.sails:
            return []
        launch = set(self.board.sea_near[goal])
        for start in range(self.board.n):
            ships = self.own(start, "sea") if self.board.sea[start] else {}
            if not ships:
                continue
            cargo = self.cargo(start, ships)
            ends = launch if cargo or "transport" not in ships else self._ports()
            way = self.path(start, ends, sea=True)[:3]
            while len(way) > 1 and (self.hostile_zones >> way[-1] & 1 or way[-1] in launch):
                way.pop()
            tail = self.loads(start) if cargo else ""
            if len(way) > 1 or tail:
                self.use(start, ships)
                fleet = ships if len(way) > 1 else {"transport": ships["transport"]}
                lines.append(f"go {self.name(*(way or [start]))} {words(fleet)}{tail}")
        return lines

    def _ports(self) -> set[int]:
        """Zones next to own territories with troops to ship."""
        return {
            zone
            for space in range(self.board.n)
            if not self.board.sea[space] and self.own(space, "land")
            for zone in self.board.sea_near[space]
        }


def words(force: Force) -> str:
    """A force as whole moves write it."""
    return " ".join(f"{name}:{count}" for name, count in force.items())
