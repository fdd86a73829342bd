"""Forts and batteries on the main map: built, enlarged and repaired like those of islands. [39.7, 40.1.3]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.engineering import building
from flagplot.games.war_in_the_pacific.marks import ACTIVE
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import enemy
from flagplot.games.war_in_the_pacific.works import crews
from flagplot.games.war_in_the_pacific.works.frames import Building
from flagplot.games.war_in_the_pacific.works.paying import Treasury, isolated
from flagplot.kernel.action import Action, act
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

VERBS = ("fortify", "repair")
FORT, BATTERY = "fort", "battery"
MOST_EXTRA = 3  # further activations offered for a fortification roll


def may_fortify(play: Campaign, frame: Building, hex: int) -> bool:
    """Whether a side may fortify a hex: linked, free of enemies, by units at rest; one try a game-turn.

    [WPA-FRT-04, WPA-FRT-17]
    """
    tried = hex in frame.upgraded or isolated(play, hex, frame.side)
    return not tried and building.may_build(play, hex, frame.side)


def extra_price(play: Campaign, hex: int, side: int) -> int:
    """CPs for a further point on the roll: what activating the lead unit costs. [WPA-FRT-12]"""
    return crews.cost(play, building.lead(play, building.builders(play, hex, side)))


def menders(play: Campaign, hex: int, side: int) -> list[int]:
    """Who repairs a fort or battery: all there must be activated, one less for each engineer; else nobody.

    [WPA-FRT-34, WPA-FRT-35]
    """
    units = [unit for unit in play.at(hex, side) if crews.rested(play, unit)]
    needed = max(len(play.at(hex, side)) - building.engineers(play, hex, side), 1)
    return units if sum(play.is_(unit, ACTIVE) for unit in units) >= needed else []


def repair_price(play: Campaign, hex: int, side: int) -> int:
    """CPs of a repair: the largest unit pays, threefold where it is isolated. [WPA-FRT-34]"""
    largest = max(menders(play, hex, side), key=lambda unit: (play.state.steps[unit], -unit))
    return crews.cost(play, largest)


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
    return found


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
        for extra in range(MOST_EXTRA + 1)
        if treasury.affords(hex, extra * price)
    ]


def _repairs(play: Campaign, frame: Building, hex: int, treasury: Treasury) -> list[Action]:
    return [
        act("repair", play.label(hex), what)
        for what in (FORT, BATTERY)
        if damage(play, hex, frame.side, what)
        and (hex, what) not in frame.mended
        and menders(play, hex, frame.side)
        and treasury.affords(hex, repair_price(play, hex, frame.side))
    ]


def carry_out(play: Campaign, frame: Building, treasury: Treasury, action: Action) -> None:
    """Fortify, or repair: 1D6, +1 for each engineer, -1 if isolated, -1 with enemies there. [WPA-FRT-35]"""
    hex, side, what = play.hex(str(action.args[0])), frame.side, str(action.args[1])
    if action.verb == "fortify":
        extra = int(action.args[2]) if len(action.args) > 2 else 0
        treasury.pay(hex, extra * extra_price(play, hex, side) if extra else 0)
        frame.upgraded = (*frame.upgraded, hex)
        building.fortify(play, hex, side, what, extra)
        return
    treasury.pay(hex, repair_price(play, hex, side))
    frame.mended = (*frame.mended, (hex, what))
    drm = building.engineers(play, hex, side) - int(isolated(play, hex, side))
    drm -= bool(play.at(hex, enemy(side)))
    (die,) = play.roll(1, f"repair of the {what} in {the(play.label(hex))}, with {drm:+d}")
    _mend(play, hex, what, max(die + drm, 0))


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
    hex = play.hex(label)
    if action.verb == "repair":
        return illegal("WPA-FRT-34", f"nothing can be repaired in {the(label)} by the units there", label)
    if hex in frame.upgraded:
        return illegal("WPA-FRT-17", f"{the(label)} has had its upgrade in this game-turn", label)
    if not may_fortify(play, frame, hex):
        return illegal("WPA-FRT-04", f"nobody in {the(label)} can fortify it", label)
    return illegal("WPA-FRT-14", f"the fort in {the(label)} cannot be improved that way", label)
