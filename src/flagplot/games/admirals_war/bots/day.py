"""A game of one turn, as both admirals see it: who may still go where, and the chance to win the day.

Ships count nothing when the day is over, and a lead of one point is as good as one of five, so a plan is
judged by the chance to win. What may happen in each area (flags, a landing, a port raided) is a small
distribution; together they give the chance of victory, with half a draw. [see AW-SCN-04]
Days that were fought out on trial correct what is expected of every area with the same units in it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from flagplot.games.admirals_war.board import ALLIED, AMPHIB, AXIS, LBA, PORT, SEAT_SIDE, SHIP
from flagplot.games.admirals_war.bots import estimate, values
from flagplot.games.admirals_war.bots.estimate import Force, Unit
from flagplot.games.admirals_war.bots.mind import Mind
from flagplot.games.admirals_war.combat import forces
from flagplot.games.admirals_war.moves import air, orders, reach
from flagplot.games.admirals_war.moves.frames import AirPlacement, Amphibious, Patrol, Raiders
from flagplot.games.admirals_war.moves.limits import no_sailing
from flagplot.games.admirals_war.state import HELD, PATROLLING, RAIDING, SAILED, SeaState
from flagplot.games.admirals_war.turn import midway

# the steps in which units of a side get their last orders, as the turn brings them
PATROLS = (1, 0)  # by side: the Axis places its patrols first
FLIGHTS, LANDINGS = 2, 3
RAIDS = (5, 4)  # by side: the Allies raid last
# how landing forces fare under fire: fitted to 160 landings played with the real rules
BOMBED, SHELLED = 1.06, 0.16
BOMBERS, GUNS = 0.25, 1.5  # exponents: the first carrier counts for most, guns only in numbers
SECOND = 0.6  # what a second landing force on the same base adds
RAIDED = 0.3  # chance that a carrier is gone though its side is left
TRUST = 16  # days fought out that the formula counts as: its flags are off by a tenth

Post = tuple[int, bool]  # an area, and whether to patrol there
Chances = tuple[tuple[int, float], ...]  # points of the Allies, and how likely
HOME: Post = (-1, False)


class Group(NamedTuple):
    """Units that are alike and may still get orders."""

    side: int
    kind: int
    units: tuple[int, ...]
    brings: Unit
    carriers: bool
    posts: tuple[tuple[Post, int], ...]  # where each may go, with the step in which that is settled


class Area(NamedTuple):
    """An area and what lies there whatever is ordered."""

    number: int
    lead: int  # of the Allies, see estimate.lean
    flags: tuple[int, int]
    base: int  # points of a base the Axis may take from the Allies
    ports: int  # ports that carriers of the Allies may still raid
    there: tuple[Force, Force]
    landing: int  # landing forces there
    carriers: int  # of the Allies


class Day:
    """What is settled, what is open, and how every meeting would end."""

    def __init__(self, mind: Mind) -> None:
        self.mind, war = mind, mind.war
        self.step = _step(mind)
        self.areas = [_area(mind, area) for area in war.board.area_range if midway.playable(war, area)]
        self.index = {area.number: place for place, area in enumerate(self.areas)}
        self.groups = _groups(mind, self)
        self.sure = _sure(mind, self.areas)
        self._known: dict[tuple[int, tuple[int, ...]], Chances] = {}
        self._fought: dict[tuple[int, tuple[int, ...]], tuple[Chances, Counter[int]]] = {}

    def chances(self, place: int, muster: tuple[int, ...]) -> Chances:
        """What may happen in an area with so many of each group there, to patrol and to raid."""
        key = (place, muster)
        found = self._known.get(key)
        if found is None:
            self.mind.budget.spend()
            found = self._known[key] = self._judge(self.areas[place], muster)
        return found

    def learn(self, musters: Sequence[Sequence[int]], end: SeaState) -> None:
        """Take in how a day ended that was fought out with such musters, area by area."""
        for place, points in enumerate(self._ended(musters, end)):
            key = (place, tuple(musters[place]))
            expected, seen = self._fought.setdefault(key, (self.chances(*key), Counter()))
            seen[points] += 1
            self._known[key] = _weighed(expected, seen)

    def _ended(self, musters: Sequence[Sequence[int]], end: SeaState) -> list[int]:
        """What every area brought the Allies: its flag, ports raided from it, a base landed on or kept."""
        war, now = self.mind.war, self.mind.game.play(end)
        found, counted = [], set[int]()
        for area, muster in zip(self.areas, musters, strict=True):
            there = [(group, sum(muster[2 * n : 2 * n + 2])) for n, group in enumerate(self.groups)]
            points = {ALLIED: area.flags[0], AXIS: -area.flags[1]}.get(end.flag[area.number], 0)
            ports = war.ports_on(area.number)
            if area.carriers or any(number for group, number in there if group.carriers):
                names = {port: f"raided_{war.board.place_ids[port]}" for port in ports if port not in counted}
                raided = {port for port, name in names.items() if now.fact(name) and not war.fact(name)}
                counted |= raided
                points += len(raided)
            if area.base:
                landed = area.landing or any(number for group, number in there if group.kind == AMPHIB)
                bases = [port for port in ports if war.board.place_ids[port] in midway.BASES]
                taken = landed and any(end.control[port] == AXIS for port in bases)
                points += -area.base if taken else area.base
            found.append(points)
        return found

    def _judge(self, area: Area, muster: Sequence[int]) -> Chances:
        fleets = area.there[0].copy(), area.there[1].copy()
        landing, carriers = area.landing, area.carriers
        for number, group in enumerate(self.groups):
            patrol, raid = muster[2 * number], muster[2 * number + 1]
            if patrol + raid:
                fleet = fleets[group.side]
                if group.kind == AMPHIB:
                    landing += patrol + raid
                    continue
                fleet.add(group.brings, patrol + raid)
                if group.kind == SHIP:
                    fleet.holders -= group.brings.holders * raid
                    carriers += group.carriers * (patrol + raid)
        met = estimate.meet(fleets[0], fleets[1], area.lead, atlantic=False)
        flags = {area.flags[0]: met.hold, -area.flags[1]: met.their_hold}
        raided = met.left * (1 - RAIDED**carriers) if area.ports and carriers else 0.0
        found = _together(_flags(flags), ((area.ports, raided), (0, 1 - raided)))
        if area.base:
            ashore = _ashore(fleets, area.lead, landing)
            found = _together(found, ((-area.base, ashore), (area.base, 1 - ashore)))
        return found


def _weighed(expected: Chances, seen: Counter[int]) -> Chances:
    """What was expected, corrected by what was seen."""
    total = TRUST + seen.total()
    found = {points: TRUST * chance / total for points, chance in expected}
    for points, times in seen.items():
        found[points] = found.get(points, 0.0) + times / total
    return tuple(found.items())


def _flags(flags: dict[int, float]) -> Chances:
    """The points of a flag, or none."""
    found = {points: chance for points, chance in flags.items() if points and chance > 0}
    found[0] = 1 - sum(found.values())
    return tuple(found.items())


def _together(one: Chances, other: Chances) -> Chances:
    """Two things that happen each by itself."""
    found: dict[int, float] = {}
    for points, chance in one:
        for more, likely in other:
            if chance and likely:
                found[points + more] = found.get(points + more, 0.0) + chance * likely
    return tuple(found.items())


def _ashore(fleets: tuple[Force, Force], lead: int, landing: int) -> float:
    """The chance that the Axis takes a base: who shoots at a landing force, and how often."""
    defence, escort = fleets
    if not landing:
        return 0.0
    if escort.count <= 0:
        shot = BOMBED * defence.air + SHELLED * defence.guns
    else:
        by_air, by_guns = estimate.rounds(defence, escort, lead, atlantic=False)
        shot = BOMBED * by_air * defence.air**BOMBERS + SHELLED * by_guns * defence.guns**GUNS
    lost = 1 - exp(-shot)
    return float(1 - lost ** (1 + SECOND * (landing - 1)))


# -- what is known ------------------------------------------------------------------------------------------


def _step(mind: Mind) -> int:
    """The step of this day in which we think."""
    for frame in reversed(mind.state.frames):
        if isinstance(frame, Patrol):
            return PATROLS[SEAT_SIDE[frame.seat]]
        if isinstance(frame, AirPlacement):
            return FLIGHTS
        if isinstance(frame, Amphibious):
            return LANDINGS
        if isinstance(frame, Raiders):
            return RAIDS[SEAT_SIDE[frame.seat]]
    return RAIDS[ALLIED] + 1


def _area(mind: Mind, area: int) -> Area:
    war = mind.war
    ports = war.ports_on(area)
    names = [war.board.place_ids[port] for port in ports if area in _landed(mind, port)]
    base = sum(midway.BASES.get(name, 0) for name in names)
    raids = sum(
        war.board.port(port).kind == PORT
        and forces.hostile(war, port, ALLIED)
        and midway.open_port(war, port)
        and not war.fact(f"raided_{war.board.place_ids[port]}")
        for port in ports
    )
    there = tuple(mind.force(estimate.fighters(war, area, side)) for side in (ALLIED, AXIS))
    return Area(
        area,
        estimate.lean(war, area, ALLIED),
        (values.points(war, area, ALLIED), values.points(war, area, AXIS)),
        base,
        raids,
        (there[0], there[1]),
        len(war.at(area, AXIS, AMPHIB)),
        sum(1 for unit in war.combat_units(area, ALLIED) if war.kind(unit) == SHIP and war.air(unit)),
    )


def _sure(mind: Mind, areas: list[Area]) -> int:
    """Points of bases that nobody can take any more."""
    control, board = mind.state.control, mind.war.board
    sign = {ALLIED: 1, AXIS: -1}
    held = sum(points * sign.get(control[board[id]], 0) for id, points in midway.BASES.items())
    return held - sum(area.base for area in areas)


def _landed(mind: Mind, port: int) -> tuple[int, ...]:
    """From which areas the Axis may take a base: those its landing forces reach."""
    war = mind.war
    if war.state.control[port] != ALLIED:
        return ()
    reached: set[int] = set()
    for unit in war.board.of_kinds((AMPHIB,)):
        if war.side(unit) == AXIS and war.in_port(unit) and _step(mind) <= LANDINGS:
            reached |= set(reach.amphibious(war, unit))
        elif war.side(unit) == AXIS and war.at_sea(unit):
            reached.add(war.state.place[unit])
    return tuple(area for area in war.touches(port) if area in reached)


def _groups(mind: Mind, day: Day) -> list[Group]:
    """Units of both sides that may still get orders, those alike together."""
    war, found = mind.war, dict[tuple[object, ...], list[int]]()
    for unit in war.board.of_kinds((SHIP, LBA, AMPHIB)):
        if not war.in_port(unit) or war.state.marks[unit] & (SAILED | HELD):
            continue
        if no_sailing(war, unit) is not None:
            continue
        posts = tuple(_posts(mind, unit, day))
        if posts:
            brings = mind.unit(unit)
            if war.kind(unit) == SHIP:
                brings = brings._replace(holders=float(brings.guns + brings.air > 0))
            key = (war.side(unit), war.kind(unit), brings, bool(war.air(unit)), posts)
            found.setdefault(key, []).append(unit)
    return [
        Group(key[0], key[1], tuple(units), key[2], key[3], key[4])  # type: ignore[arg-type]
        for key, units in found.items()
    ]


def _posts(mind: Mind, unit: int, day: Day) -> list[tuple[Post, int]]:
    """Where a unit may go, and in which step that is settled; places it would not get to are left out."""
    war, side, step = mind.war, mind.war.side(unit), day.step
    found: list[tuple[Post, int]] = []
    if war.kind(unit) == LBA:
        return [((area, True), FLIGHTS) for area in air.areas(war, unit)] if step <= FLIGHTS else []
    if war.kind(unit) == AMPHIB:
        areas = reach.amphibious(war, unit) if step <= LANDINGS else ()
        return [((area, True), LANDINGS) for area in areas if day.areas[day.index[area]].base]
    if war.state.mode[unit] == PATROLLING and step <= PATROLS[side]:
        for area, leg in orders.patrol_areas(war, unit).items():
            faces, of = reach.chance(war, unit, leg, reach.PATROL)
            if faces == of:
                found.append(((area, True), PATROLS[side]))
    if step <= RAIDS[side] and (war.state.mode[unit] == RAIDING or step <= PATROLS[side]):
        for area, leg in orders.raid_areas(war, unit).items():
            faces, of = reach.chance(war, unit, leg, reach.RAID)
            if 2 * faces > of:
                found.append(((area, False), RAIDS[side]))
    return found
