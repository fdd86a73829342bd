"""Submarines, Hilfskreuzers, oilers and escort groups: where they earn most against those who hunt them."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import NamedTuple

from flagplot.games.admirals_war.board import AXIS, HKG, HLK, OILER, PTO, SUB
from flagplot.games.admirals_war.bots import values
from flagplot.games.admirals_war.bots.mind import Mind
from flagplot.games.admirals_war.moves import orders
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.shores import control, convoys
from flagplot.games.admirals_war.state import PEACE

SHIPPING = 1 / 3  # points of a boat against shipping, while the limit of the area lasts
LOSS = 0.6  # a boat sunk
POINT = 1.0  # a Hilfskreuzer without a patroller


@lru_cache(maxsize=4096)
def survivors(boats: int, dice: int, bonus: int = 0) -> tuple[tuple[float, ...], float]:
    """Chances of 0, 1, ... boats left after a hunt, and boats sunk on average. [see AW-SUB-11]"""
    kill, chase = min(6, 1 + bonus) / 6, 1 / 6 if bonus < 5 else 0.0
    found, sunk = [0.0] * (boats + 1), 0.0
    for hits in range(dice + 1):
        chance = comb(dice, hits) * kill**hits * (1 - kill) ** (dice - hits)
        sunk += chance * min(boats, hits)
        other = dice - hits
        part = chase / (1 - kill) if kill < 1 else 0.0
        for chased in range(other + 1):
            share = comb(other, chased) * part**chased * (1 - part) ** (other - chased)
            found[max(0, boats - hits - chased)] += chance * share
    return tuple(found), sunk


class Pack(NamedTuple):
    """Boats and Hilfskreuzers of the enemy in an area, as those see them who would control it."""

    deniers: int
    bonus: int  # of those who hunt
    prey: float  # worth of one that is sunk
    point: float  # what they earn where nobody patrols

    def left(self, dice: float) -> tuple[float, float]:
        """The chance that one is left to deny the flag after a hunt with so many dice, and those sunk."""
        if not self.deniers:
            return 0.0, 0.0
        left, sunk = survivors(self.deniers, round(dice), self.bonus)
        return 1 - left[0], sunk * self.prey


def pack(war: War, area: int, side: int) -> Pack:
    """What hinders a side from controlling an area."""
    found = control.deniers(war, 1 - side, area)
    raiders = any(war.kind(unit) == HLK for unit in found)
    prey = sum(values.worth(war, unit) for unit in found) / len(found) if found else 0.0
    return Pack(len(found), convoys.modifier(war, area, side), prey, POINT if raiders else 0.0)


def _value(mind: Mind, area: int, boats: int, room: float, deny: float, expect: int) -> float:
    """What some boats in an area bring: shipping up to its limit, the enemy's flag, less those sunk."""
    war, other = mind.war, 1 - mind.side
    dice = convoys.strength(war, area, other) + expect
    left, sunk = survivors(boats, dice, convoys.modifier(war, area, other))
    earned = sum(chance * min(room, SHIPPING * alive) for alive, chance in enumerate(left))
    return earned + (1 - left[0]) * deny - LOSS * sunk


def deploy(mind: Mind, boats: list[int]) -> dict[int, int]:
    """Where each boat goes, one after the other to where it brings most; those that would lose stay."""
    war, found = mind.war, dict[int, int]()
    counts = {area: len(control.deniers(war, mind.side, area)) for area in war.board.area_range}
    for boat in boats:
        best, goal = 0.05, -1
        for area in orders.patrol_areas(war, boat):
            gain = _marginal(mind, boat, area, counts[area]) + mind.noise()
            if gain > best:
                best, goal = gain, area
        if goal >= 0:
            counts[goal] += 1
            found[boat] = goal
    return found


def _marginal(mind: Mind, boat: int, area: int, there: int) -> float:
    """What one boat more brings in an area."""
    war, other = mind.war, 1 - mind.side
    mind.budget.spend()
    shipping = war.board.theatre[area] != PTO or (
        war.state.war != PEACE and bool(war.friendly_on(area, other))
    )
    room = float(convoys.left(war, area, mind.side)) if shipping else 0.0
    held = bool(control.patrollers(war, other, area))
    deny = mind.stakes(area)[1] * (1.0 if held else 0.35)
    if control.patrollers(war, mind.side, area) and not held:
        deny *= 0.3
    if war.neutral(boat):
        deny = room = 0.0
    expect = 0 if held else 1
    before = _value(mind, area, there, room, deny, expect) if there else 0.0
    return _value(mind, area, there + 1, room, deny, expect) - before


def escorts(mind: Mind, groups: list[int]) -> dict[int, int]:
    """Escort groups go where patrollers and boats meet, or will: the dearest area with most dice."""
    war, found = mind.war, dict[int, int]()
    used: dict[int, int] = {}
    for group in groups:
        best, goal = 0.0, -1
        for area in orders.patrol_areas(war, group):
            dice = convoys.strength(war, area, mind.side)
            prey = len(convoys.prey(war, area, 1 - mind.side))
            if not dice:
                continue
            gain = sum(mind.stakes(area)) * min(dice, 4) * (0.4 + prey) / (1 + 2 * used.get(area, 0))
            if gain > best:
                best, goal = gain, area
        if goal >= 0:
            used[goal] = used.get(goal, 0) + 1
            found[group] = goal
    return found


def raiders(mind: Mind, units: list[int]) -> dict[int, int]:
    """Hilfskreuzers go where no Allied patroller is or is likely; one for each area. [see AW-HLK-06]"""
    war, found = mind.war, dict[int, int]()
    taken = {war.state.place[unit] for unit in units if war.state.base[unit] >= 0}
    for unit in units:
        best, goal = -1.0, -1
        here = war.state.base[unit]
        for area in orders.patrol_areas(war, unit):
            if area != here and (area in taken or area in found.values()):
                continue
            gain = _lonely(mind, area) + (0.1 if area == here else 0.0) + mind.noise() * 0.3
            if gain > best:
                best, goal = gain, area
        if goal >= 0:
            found[unit] = goal
            taken.discard(here)
    return found


def _lonely(mind: Mind, area: int) -> float:
    """How surely nobody disturbs a Hilfskreuzer, with the flag it denies."""
    war, other = mind.war, 1 - mind.side
    dice = convoys.strength(war, area, other)
    if control.opposed(war, area):
        left, sunk = survivors(1, dice, convoys.modifier(war, area, other))
        return left[1] * (mind.stakes(area)[1] + 1 / 6) - 2.0 * sunk
    open_to = len(war.friendly_on(area, other))
    return POINT - 0.1 * open_to + 0.1 * mind.stakes(area)[1]


def oilers(mind: Mind, units: list[int]) -> dict[int, int]:
    """Oilers wait where nobody hunts them, in the South Atlantic before all."""
    war, found = mind.war, dict[int, int]()
    for unit in units:
        if war.state.base[unit] >= 0 and not convoys.strength(war, war.state.base[unit], 1 - mind.side):
            continue
        best, goal = 0.0, -1
        for area in orders.patrol_areas(war, unit):
            dice = convoys.strength(war, area, 1 - mind.side)
            gain = 1.0 + 0.1 * mind.stakes(area)[0] - dice - 0.2 * len(war.friendly_on(area, 1 - mind.side))
            if gain > best and area not in found.values():
                best, goal = gain, area
        if goal >= 0:
            found[unit] = goal
    return found


def orders_for(mind: Mind, units: list[int]) -> dict[int, int]:
    """Where the small fry of a seat goes in the patrol step."""
    war = mind.war
    by_kind: dict[int, list[int]] = {}
    for unit in units:
        by_kind.setdefault(war.kind(unit), []).append(unit)
    found: dict[int, int] = {}
    if by_kind.get(SUB):
        found |= deploy(mind, by_kind[SUB])
    if by_kind.get(HKG):
        found |= escorts(mind, by_kind[HKG])
    if mind.side == AXIS:
        found |= raiders(mind, by_kind.get(HLK, []))
        found |= oilers(mind, by_kind.get(OILER, []))
    return found


def inversions(mind: Mind, candidates: list[int]) -> list[int]:
    """Boats turned to raid: where the enemy's flag cannot be denied anyway and a capital ship must fight."""
    war, found, areas = mind.war, [], set()
    for boat in candidates:
        area = war.state.place[boat]
        if area in areas:
            continue
        other = 1 - mind.side
        mates = len(control.deniers(war, mind.side, area))
        left, _ = survivors(mates, convoys.strength(war, area, other), convoys.modifier(war, area, other))
        prey = [mind.unit(unit).worth for unit in war.combat_units(area, other)]
        shipping = bool(convoys.left(war, area, mind.side))
        if prey and max(prey) > 1.0 and (1 - left[0] < 0.25 or (not shipping and mates > 2)):
            found.append(boat)
            areas.add(area)
    return found
