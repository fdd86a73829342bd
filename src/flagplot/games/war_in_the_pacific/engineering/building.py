"""Forts are built, enlarged and repaired; batteries are repaired like forts. [39.2.6, 39.7, 40.1.3]"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from flagplot.games.war_in_the_pacific import checks
from flagplot.games.war_in_the_pacific.command.activation import cost
from flagplot.games.war_in_the_pacific.forts import intact
from flagplot.games.war_in_the_pacific.landing.assault import landing_cost
from flagplot.games.war_in_the_pacific.landing.frames import ASSAULT
from flagplot.games.war_in_the_pacific.leaders import control
from flagplot.games.war_in_the_pacific.leaders.whereabouts import AT_HAND
from flagplot.games.war_in_the_pacific.marks import ACTIVE, BROKEN, ENGAGED, LANDED, MOVED
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS, enemy
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

STRENGTH, SIZE = "strength", "size"
ENGINEER = "engineer"
HELPERS = (ENGINEER, "sbf", "bf", "labor")
_BANDS = (("lead_tq_7_8", 7), ("lead_tq_5_6", 5), ("lead_tq_3_4", 3), ("lead_tq_0_2", 0))
DEEPEST = 2  # steps that may be given up for a beachhead, a level of its fort for each [see WPA-FRT-31]
MOST_ENGINEERS = 2  # that help to build
MOST_EXTRA = 3  # further activations offered for a fortification roll


def builders(play: Campaign, hex: int, side: int) -> list[int]:
    """Units that may build: activated, unbroken, and neither moved nor fought in this game-turn.

    An engineer does it only where nobody else is. [WPA-FRT-04, WPA-FRT-05, WPA-FRT-06, WPA-FRT-32]
    """
    units = [
        unit
        for unit in play.at(hex, side)
        if play.is_(unit, ACTIVE) and not play.is_(unit, BROKEN | MOVED | ENGAGED)
    ]
    others = [unit for unit in play.at(hex, side) if not play.unit(unit).engineers]
    return [unit for unit in units if not play.unit(unit).engineers] if others else units


def may_build(play: Campaign, hex: int, side: int) -> bool:
    """Whether a side may fortify a hex that is free of enemies. [WPA-FRT-04, WPA-TDP-30]"""
    return bool(builders(play, hex, side)) and not play.at(hex, enemy(side))


def unfit(play: Campaign, hex: int, side: int) -> str:
    """The clause that keeps the units of a hex from building: they have fought, or only engineers could."""
    units = [unit for unit in play.at(hex, side) if play.is_(unit, ACTIVE)]
    units = [unit for unit in units if not play.is_(unit, BROKEN | MOVED)]
    if not units or play.at(hex, enemy(side)):
        return "WPA-FRT-04"
    return "WPA-FRT-32" if all(play.is_(unit, ENGAGED) for unit in units) else "WPA-FRT-05"


def upgrades(play: Campaign, hex: int, side: int) -> list[str]:
    """What an upgrade may raise: strength up to 14, size up to the steps present. [WPA-FRT-14, WPA-FRT-16]"""
    fort = play.state.forts.get(hex)
    if fort is None or fort[0] != side:
        return [STRENGTH]
    found = [STRENGTH] if fort[1] < play.tables.engineering.max_strength else []
    return [*found, SIZE] if fort[2] < play.total(play.at(hex, side)) else found


def engineers(play: Campaign, hex: int, side: int) -> int:
    """Unbroken engineers in a hex; they help by being there, on the main map base forces too.

    [WPA-FRT-10, WPA-ENG-15, WPA-ENG-16]
    """
    kinds = (ENGINEER,) if play.field.tactical else HELPERS
    return sum(play.unit(unit).kind in kinds and not play.is_(unit, BROKEN) for unit in play.at(hex, side))


def build_drm(play: Campaign, hex: int, side: int, lead_tq: int, extra: int) -> int:
    """Modifiers of the roll: lead unit, terrain, general, engineers, CPs, and how strong it is already.

    On the main map its own terrain counts. [WPA-FRT-09, WPA-FRT-10, WPA-FRT-12, WPA-FRT-13, WPA-GEN-41]
    """
    table = play.tables.engineering.drm
    drm = table[next(key for key, least in _BANDS if lead_tq >= least)]
    drm += table.get(f"terrain_{play.field.terrain(hex)}", 0) + extra
    drm += min(engineers(play, hex, side), MOST_ENGINEERS) * table["each_engineer_max_2"]
    drm += _general(play, hex, side)
    strength = play.state.forts.get(hex, (side, 0, 0, 0, 0))[1]
    if strength >= 10:
        return drm + table["current_strength_10_13"]
    return drm + (table["current_strength_5_9"] if strength >= 5 else 0)


def _general(play: Campaign, hex: int, side: int) -> int:
    """The F rating of a general stacked with the builders. [WPA-GEN-41]"""
    found = 0
    for number, leader in enumerate(play.tables.leaders):
        with_ = play.state.leader[number]
        mine = leader.role in AT_HAND and leader.side == SEATS[side] and with_ >= 0
        if mine and play.state.place[with_] == hex:
            found = max(found, leader.fort)
    return found


def lead(play: Campaign, units: Iterable[int]) -> int:
    """The lead unit: the highest-rated one that is activated. [WPA-FRT-11]"""
    return max(units, key=lambda unit: (play.unit(unit).tq, -unit))


def fortify(play: Campaign, hex: int, side: int, what: str, extra: int) -> None:
    """Level 1 is automatic; each further level needs 2D6 of 7 for Japan, 8 for others.

    The first fort is as large as the steps in it. [WPA-FRT-07, WPA-FRT-08, WPA-FRT-16, WPA-FRT-17]
    """
    fort = play.state.forts.get(hex)
    label = the(play.label(hex))
    if fort is None or fort[0] != side:
        play.set_fort(hex, (side, 1, play.total(play.at(hex, side)), 0, 1))
        play.news(f"a fort is built in {label}")
        return
    unit = lead(play, builders(play, hex, side))
    if play.field.tactical and side == ALLIED:
        play.state.cp -= extra * cost(play.unit(unit).act)
    led = control.led_tq(play, side, (unit,))
    drm = build_drm(play, hex, side, checks.quality(play, unit, led), extra)
    need = play.tables.engineering.success["japan" if side == JAPAN else "other"]
    dice = play.roll(2, f"fortification of {label}: {need} or more with {drm:+d}")
    if sum(dice) + drm < need:
        return
    owner, strength, size, damage, known = fort
    raised = (strength + 1, size) if what == STRENGTH else (strength, size + 1)
    play.set_fort(hex, (owner, *raised, damage, known))
    play.note(f"the fort in {label} is improved")


def helpers(play: Campaign, hex: int, side: int) -> list[int]:
    """Units beside the lead unit on which CPs are spent for the roll: no engineers. [WPA-FRT-11]"""
    units = [unit for unit in builders(play, hex, side) if not play.unit(unit).engineers]
    return [unit for unit in units if unit != lead(play, units)]


def most_extra(play: Campaign, hex: int, side: int) -> int:
    """Points the Allies can buy for the roll: each is paid with units that together cost as much as the lead
    unit. [WPA-FRT-12]
    """
    price = cost(play.unit(lead(play, builders(play, hex, side))).act)
    if side == JAPAN or not price:
        return 0
    worth = sum(cost(play.unit(unit).act) for unit in helpers(play, hex, side))
    return min(play.state.cp // price, worth // price, MOST_EXTRA)


# -- repair -------------------------------------------------------------------------------------------------


def repairers(play: Campaign, hex: int, side: int) -> list[int]:
    """Unbroken units that have not moved. [WPA-ENG-37, WPA-ENG-32]"""
    return [unit for unit in play.at(hex, side) if not play.is_(unit, BROKEN | MOVED)]


def may_repair(play: Campaign, hex: int, side: int) -> bool:
    """Whether a side can repair in a hex: its units there but engineers must be activated, one less for each
    engineer. The largest of them pays. [WPA-FRT-34, WPA-FRT-35]
    """
    return manned(play, hex, side) and repair_cost(play, [hex], side) <= play.state.cp


def manned(play: Campaign, hex: int, side: int) -> bool:
    """Whether enough units in a hex are activated to repair there. [WPA-FRT-34, WPA-FRT-35]"""
    units = repairers(play, hex, side)
    others = [unit for unit in units if not play.unit(unit).engineers] or units
    return sum(play.is_(unit, ACTIVE) for unit in others) >= crew(play, hex, side)


def crew(play: Campaign, hex: int, side: int) -> int:
    """How many units must be activated for a repair: each engineer replaces another. [WPA-FRT-35]"""
    others = sum(not play.unit(unit).engineers for unit in play.at(hex, side))
    return max(others - engineers(play, hex, side), 1)


def repair_cost(play: Campaign, hexes: list[int], side: int) -> int:
    """What repair costs: activating the largest unit; nothing for Japan here. [WPA-FRT-34, SC-S1-09]"""
    if side == JAPAN:
        return 0
    units = [unit for hex in hexes for unit in play.at(hex, side)]
    return cost(play.unit(max(units, key=lambda unit: play.state.steps[unit])).act)


def repair_roll(play: Campaign, hexes: list[int], side: int) -> int:
    """Levels repaired: 1D6, +1 for each engineer, -2 if enemies are there; below 1 nothing.

    [WPA-ENG-36, WPA-TDP-41, WPA-FRT-35]
    """
    play.state.cp -= repair_cost(play, hexes, side)
    what = f"in {the(play.label(hexes[0]))}" if len(hexes) == 1 else "of all forts"
    (die,) = play.roll(1, f"repair {what}")
    besieged = any(play.at(hex, enemy(side)) for hex in hexes)
    return max(die + sum(engineers(play, hex, side) for hex in hexes) - (2 if besieged else 0), 0)


def repair_fort(play: Campaign, hex: int, side: int) -> None:
    """Damage is repaired, fort by fort; what was absorbed or reduced is gone. [WPA-TDP-40, WPA-TDP-37]"""
    mend_fort(play, hex, side, repair_roll(play, [hex], side))


def mend_fort(play: Campaign, hex: int, side: int, levels: int) -> None:
    """So many levels of a fort are repaired; of one the enemy has not seen its owner alone is told."""
    owner, strength, size, damage, known = play.state.forts[hex]
    play.set_fort(hex, (owner, strength, size, max(damage - levels, 0), known))
    play.note(f"the fort in {the(play.label(hex))} is repaired", None if known else (SEATS[side],))


def damaged_forts(play: Campaign, side: int) -> list[int]:
    """The damaged forts of an island that their units may repair together, for one payment. [WPA-TDP-40]"""
    forts = play.state.forts
    found = [hex for hex in forts if forts[hex][0] == side and forts[hex][3] and manned(play, hex, side)]
    return found if found and repair_cost(play, found, side) <= play.state.cp else []


def repair_all(play: Campaign, side: int) -> None:
    """One roll for all forts: its levels go round among those still damaged, the worst first. [WPA-TDP-40]"""
    hexes = damaged_forts(play, side)
    levels, damage = repair_roll(play, hexes, side), {hex: play.state.forts[hex][3] for hex in hexes}
    share = dict.fromkeys(hexes, 0)
    for _ in range(min(levels, sum(damage.values()))):
        open_ = [hex for hex in hexes if share[hex] < damage[hex]]
        least = min(share[hex] for hex in open_)
        share[max((hex for hex in open_ if share[hex] == least), key=lambda hex: damage[hex])] += 1
    for hex, repaired in share.items():
        mend_fort(play, hex, side, repaired)


def repair_battery(play: Campaign, hex: int, side: int) -> None:
    """Batteries are repaired like forts. [WPA-CBT-09]"""
    levels = repair_roll(play, [hex], side)
    strength, damage, suppressed, fired = play.state.batteries[hex]
    play.state.batteries = {
        **play.state.batteries, hex: (strength, max(damage - levels, 0), suppressed, fired)
    }  # fmt: skip
    play.note(f"the battery in {the(play.label(hex))} is repaired")


# -- beachhead defence --------------------------------------------------------------------------------------


def diggers(play: Campaign, hex: int, side: int) -> list[int]:
    """Units that assaulted this beach in this game-turn and may dig in: where they have no fort yet and none
    of the enemy is intact; what is left of a ruined one they use. [WPA-FRT-30, WPA-FRT-33]
    """
    fort = play.state.forts.get(hex)
    if intact(play, hex, enemy(side)) or (fort is not None and fort[0] == side):
        return []
    return [unit for unit in play.at(hex, side) if on_its_beach(play, unit)]


def on_its_beach(play: Campaign, unit: int) -> bool:
    """Whether a unit has assaulted in this game-turn, and marched no farther on an island. [WPA-FRT-30]"""
    if not play.is_(unit, LANDED):
        return False
    if not play.field.tactical:
        return True
    return play.state.spent[unit] <= landing_cost(play, play.state.place[unit], ASSAULT)


def no_beachhead(play: Campaign, unit: int, upgraded: Collection[int], *, ashore: bool) -> Refusal:
    """Why a unit does not dig in: not on its beach, an intact enemy fort, a fort, or too many steps."""
    id, hex = play.id(unit), play.state.place[unit]
    if not ashore or not on_its_beach(play, unit):
        return illegal("WPA-FRT-30", f"{the(id)} is not on a beach it assaulted in this game-turn", id)
    if intact(play, hex, enemy(play.side(unit))):
        return illegal("WPA-FRT-33", f"the enemy's fort in {the(play.label(hex))} is intact", id)
    if hex in play.state.forts or hex in upgraded:
        return illegal("WPA-FRT-17", f"there is a fort in {the(play.label(hex))} already", id)
    return illegal("WPA-FRT-31", f"{the(id)} gives up 1 or {DEEPEST} steps, and some of the hex remain", id)


def dig_in(play: Campaign, unit: int, steps: int) -> None:
    """Steps are given up for a fort of as many levels, as large as what is left. [WPA-FRT-30, WPA-FRT-31]"""
    hex, side = play.state.place[unit], play.side(unit)
    play.lose(unit, steps, "to hold the beachhead")
    left = play.total(play.at(hex, side))
    if left:
        play.set_fort(hex, (side, steps, left, 0, 1))
        play.note(f"the beachhead in {the(play.label(hex))} is fortified: level {steps}")
