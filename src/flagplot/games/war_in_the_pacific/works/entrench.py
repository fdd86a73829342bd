"""Forts and batteries on the main map: built, enlarged and repaired like those of islands. [39.7, 40.1.3]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.command.orders import enlist
from flagplot.games.war_in_the_pacific.engineering import building
from flagplot.games.war_in_the_pacific.ground import landings
from flagplot.games.war_in_the_pacific.ground.land import HALF
from flagplot.games.war_in_the_pacific.marks import ACTIVE, BROKEN
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import enemy
from flagplot.games.war_in_the_pacific.works import crews
from flagplot.games.war_in_the_pacific.works.frames import Building
from flagplot.games.war_in_the_pacific.works.paying import Treasury, isolated
from flagplot.kernel.action import Action, act
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

VERBS = ("fortify", "repair", "dig-in")
FORT, BATTERY = "fort", "battery"
MOST_EXTRA = 3  # further activations offered for a fortification roll


def may_fortify(play: Campaign, frame: Building, hex: int) -> bool:
    """Whether a side may fortify a hex: linked, free of enemies, by units at rest; one try a game-turn.

    [WPA-FRT-04, WPA-FRT-17]
    """
    tried = hex in frame.upgraded or isolated(play, hex, frame.side)
    return not tried and building.may_build(play, hex, frame.side)


def lead(play: Campaign, hex: int, side: int) -> int:
    """The unit that leads the work. [WPA-FRT-11]"""
    return building.lead(play, building.builders(play, hex, side))


def extra_price(play: Campaign, hex: int, side: int) -> int:
    """CPs for a further point on the roll: what activating the lead unit costs. [WPA-FRT-12]"""
    return crews.cost(play, lead(play, hex, side))


def hands(play: Campaign, hex: int, side: int) -> list[int]:
    """Units beside the lead unit that CPs for the roll are spent on: no engineers, unbroken, at rest.

    Those that are not activated yet come first, the cheapest of them. [WPA-FRT-11]
    """
    first = lead(play, hex, side)
    found = [
        unit
        for unit in play.at(hex, side)
        if unit != first and not play.unit(unit).engineers and crews.undisturbed(play, unit)
    ]
    return sorted(found, key=lambda unit: (play.is_(unit, ACTIVE), crews.cost(play, unit), unit))


def helping(play: Campaign, hex: int, side: int, extra: int) -> tuple[int, ...]:
    """As many of them as it takes: each point is worth as much as the lead unit costs. [WPA-FRT-12]"""
    found: list[int] = []
    missing = extra * extra_price(play, hex, side)
    for unit in hands(play, hex, side):
        if missing > 0:
            found.append(unit)
            missing -= crews.cost(play, unit)
    return tuple(found)


def most_extra(play: Campaign, hex: int, side: int) -> int:
    """Points that the other units in the hex are good for. [WPA-FRT-12]"""
    worth = sum(crews.cost(play, unit) for unit in hands(play, hex, side))
    return min(worth // max(extra_price(play, hex, side), 1), MOST_EXTRA)


# -- beachheads ---------------------------------------------------------------------------------------------


def diggers(play: Campaign, frame: Building) -> list[tuple[int, int]]:
    """Units that have landed in this game-turn and are still on their beach, and steps they may give up for a
    fort there. [WPA-FRT-30, WPA-FRT-31, WPA-FRT-32, WPA-FRT-33]
    """
    fresh = HALF * (play.land.chart.allowance - landings.ASHORE_MP)  # spent by who has not marched on
    return [
        (unit, steps)
        for hex in sorted({play.state.place[one] for one in play.ashore(frame.side)} - set(frame.upgraded))
        for unit in building.diggers(play, hex, frame.side)
        if play.state.spent[unit] <= fresh
        for steps in range(1, building.DEEPEST + 1)
        if steps <= play.state.steps[unit] and play.total(play.at(hex, frame.side)) > steps
    ]


def menders(play: Campaign, hex: int, side: int) -> list[int]:
    """Who repairs a fort or battery: all there but engineers must be activated, one less for each engineer,
    one at least; else nobody. [WPA-FRT-34, WPA-FRT-35]
    """
    there = play.at(hex, side)
    others = [unit for unit in there if not crews.engineer(play, unit)]
    needed = max(len(others) - engineers(play, hex, side), 1)
    units = [unit for unit in there if crews.rested(play, unit)]
    active = [unit for unit in units if play.is_(unit, ACTIVE) and unit in (others or there)]
    return units if len(active) >= needed else []


def engineers(play: Campaign, hex: int, side: int) -> int:
    """Unbroken engineers, who help to repair, activated or not; no Base Forces. [WPA-FRT-35, WPA-ENG-16]"""
    return sum(crews.engineer(play, unit) and not play.is_(unit, BROKEN) for unit in play.at(hex, side))


def largest(play: Campaign, hex: int, side: int) -> int:
    """The largest of those who repair."""
    return max(menders(play, hex, side), key=lambda unit: (play.state.steps[unit], -unit))


def repair_price(play: Campaign, hex: int, side: int) -> int:
    """CPs of a repair: the largest unit pays, threefold where it is isolated. [WPA-FRT-34]"""
    return crews.cost(play, largest(play, hex, side))


def damage(play: Campaign, hex: int, side: int, what: str) -> int:
    """Levels of damage of a side's fort or battery."""
    fort, battery = play.state.forts.get(hex), play.state.batteries.get(hex)
    if what == FORT:
        return fort[3] if fort is not None and fort[0] == side else 0
    return battery[1] if battery is not None and play.state.control.get(hex) == side else 0


def orders(play: Campaign, frame: Building, treasury: Treasury) -> list[Action]:
    """Everything that may be fortified or repaired so."""
    found: list[Action] = []
    for hex in sorted({play.state.place[unit] for unit in play.ashore(frame.side)}):
        found += [*_forts(play, frame, hex, treasury), *_repairs(play, frame, hex, treasury)]
    return [*found, *(act("dig-in", play.id(unit), steps) for unit, steps in diggers(play, frame))]


def _forts(play: Campaign, frame: Building, hex: int, treasury: Treasury) -> list[Action]:
    if not may_fortify(play, frame, hex):
        return []
    fort, label = play.state.forts.get(hex), play.label(hex)
    if fort is None or fort[0] != frame.side:
        return [act("fortify", label, building.STRENGTH)]
    price = extra_price(play, hex, frame.side)
    return [
        act("fortify", label, what, *((extra,) if extra else ()))
        for what in building.upgrades(play, hex, frame.side)
        for extra in range(most_extra(play, hex, frame.side) + 1)
        if treasury.affords(hex, extra * price, helping(play, hex, frame.side, extra))
    ]


def _repairs(play: Campaign, frame: Building, hex: int, treasury: Treasury) -> list[Action]:
    return [
        act("repair", play.label(hex), what)
        for what in (FORT, BATTERY)
        if damage(play, hex, frame.side, what)
        and (hex, what) not in frame.mended
        and menders(play, hex, frame.side)
        and treasury.affords(hex, repair_price(play, hex, frame.side), (largest(play, hex, frame.side),))
    ]


def carry_out(play: Campaign, frame: Building, treasury: Treasury, action: Action) -> None:
    """Fortify, or repair: 1D6, +1 for each engineer, -1 if isolated, -1 with enemies there. [WPA-FRT-35]"""
    if action.verb == "dig-in":
        unit = play.tables.number[str(action.args[0])]
        frame.upgraded = (*frame.upgraded, play.state.place[unit])
        building.dig_in(play, unit, int(action.args[1]))
        return
    hex, side, what = play.hex(str(action.args[0])), frame.side, str(action.args[1])
    if action.verb == "fortify":
        frame.upgraded = (*frame.upgraded, hex)
        extra = int(action.args[2]) if len(action.args) > 2 else 0
        if extra:
            _spend(play, hex, side, extra, treasury)
        building.fortify(play, hex, side, what, extra)
        return
    treasury.pay(hex, repair_price(play, hex, side), (largest(play, hex, side),))
    frame.mended = (*frame.mended, (hex, what))
    drm = engineers(play, hex, side) - int(isolated(play, hex, side))
    drm -= bool(play.at(hex, enemy(side)))
    (die,) = play.roll(1, f"repair of the {what} in {the(play.label(hex))}, with {drm:+d}")
    _mend(play, hex, what, max(die + drm, 0))


def _spend(play: Campaign, hex: int, side: int, extra: int, treasury: Treasury) -> None:
    """CPs are spent on other units in the hex, which are activated by it. [WPA-FRT-11, WPA-FRT-12]"""
    units = helping(play, hex, side, extra)
    hq = treasury.pay(hex, extra * extra_price(play, hex, side), units)
    for unit in units:
        if not play.is_(unit, ACTIVE):
            enlist(play, unit, hq)


def _mend(play: Campaign, hex: int, what: str, levels: int) -> None:
    if what == FORT:
        owner, strength, size, hurt, known = play.state.forts[hex]
        play.set_fort(hex, (owner, strength, size, max(hurt - levels, 0), known))
    else:
        strength, hurt, suppressed, fired = play.state.batteries[hex]
        now = (strength, max(hurt - levels, 0), suppressed, fired)
        play.state.batteries = {**play.state.batteries, hex: now}
    play.note(f"the {what} in {the(play.label(hex))} is repaired")


def why_not(play: Campaign, frame: Building, action: Action) -> Refusal:
    """The rule against fortifying or repairing."""
    label = str(action.args[0])
    if action.verb == "dig-in":
        return _no_beachhead(play, frame, play.tables.number[label])
    hex = play.hex(label)
    if action.verb == "repair":
        return _no_repair(play, frame.side, hex)
    if hex in frame.upgraded:
        return illegal("WPA-FRT-17", f"{the(label)} has had its upgrade in this game-turn", label)
    if not may_fortify(play, frame, hex):
        cut_off = isolated(play, hex, frame.side)
        rule = "WPA-FRT-04" if cut_off else building.unfit(play, hex, frame.side)
        return illegal(rule, f"nobody in {the(label)} can fortify it", label)
    if len(action.args) > 2 and int(action.args[2]) > most_extra(play, hex, frame.side):
        return illegal("WPA-FRT-12", f"there are not so many other units to activate in {the(label)}", label)
    return illegal("WPA-FRT-14", f"the fort in {the(label)} cannot be improved that way", label)


def _no_beachhead(play: Campaign, frame: Building, unit: int) -> Refusal:
    """Why a unit does not dig in; who has marched on from the beach is no longer there."""
    fresh = HALF * (play.land.chart.allowance - landings.ASHORE_MP)
    ashore = unit in play.ashore(frame.side) and play.state.spent[unit] <= fresh
    return building.no_beachhead(play, unit, frame.upgraded, ashore=ashore)


def _no_repair(play: Campaign, side: int, hex: int) -> Refusal:
    """Why no fort or battery is repaired in a hex: who is there is broken, has moved, or is not activated."""
    label, units = play.label(hex), play.at(hex, side)
    if units and not any(crews.rested(play, unit) for unit in units):
        broken = all(play.is_(unit, BROKEN) for unit in units)
        rule, why = ("WPA-ENG-33", "is broken") if broken else ("WPA-ENG-37", "has moved")
        return illegal(rule, f"whoever is in {the(label)} {why} and repairs nothing", label)
    return illegal("WPA-FRT-34", f"nothing can be repaired in {the(label)} by the units there", label)
