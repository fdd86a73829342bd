"""Destroyed rail lines are repaired, Railcap is restored and raised. [35.3.4, 35.5]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.marks import BROKEN, ENTRAINED
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.rail import lines, railcap
from flagplot.games.war_in_the_pacific.works import crews
from flagplot.games.war_in_the_pacific.works.paying import Treasury
from flagplot.kernel.action import Action, act
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted, the

MOST = 4  # levels of damage of a rail hex
DEAREST = 6  # CPs that a repair by luck may cost
VERBS = ("mend", "patch", "restore")


# -- damage -------------------------------------------------------------------------------------------------


def damage(play: Campaign, hex: int, levels: int) -> None:
    """D1 or more on any bombardment table destroys a rail hex until it is repaired. [WPA-RAIL-23]"""
    if levels and lines.is_rail(play, hex):
        cut = play.works.cut
        play.rework(cut=dict(sorted({**cut, hex: min(cut.get(hex, 0) + levels, MOST)}.items())))
        play.note(f"the rail line in {the(play.label(hex))} is destroyed")


def _mend(play: Campaign, hex: int, levels: int) -> None:
    cut = {one: left for one, left in play.works.cut.items() if one != hex}
    left = play.works.cut[hex] - levels
    play.rework(cut=dict(sorted({**cut, hex: left}.items())) if left > 0 else cut)
    play.note(f"the rail line in {the(play.label(hex))} is repaired{'' if left <= 0 else ' in part'}")


def broken_lines(play: Campaign, side: int) -> list[int]:
    """Destroyed rail hexes that a side controls. [WPA-RAIL-20]"""
    return [hex for hex in play.works.cut if lines.owner(play, hex) == side]


# -- repair -------------------------------------------------------------------------------------------------


def price_of(play: Campaign, unit: int, hex: int) -> int:
    """CPs a level: its activation cost for an engineer in a Rail Center, twice that for a unit in the hex.

    [WPA-RAIL-24, WPA-RAIL-26]
    """
    table = play.tables.rail.repair
    by = "engineer" if unit in gangs(play, hex, play.side(unit)) else "unit"
    return table[by] * crews.cost(play, unit)


def menders(play: Campaign, hex: int, side: int) -> list[int]:
    """Ground units in the hex that can repair it. [WPA-RAIL-24]"""
    return [unit for unit in play.at(hex, side) if crews.rested(play, unit)]


def gangs(play: Campaign, hex: int, side: int) -> list[int]:
    """Engineers in a Rail Center of the country of a hex, activated or not. [WPA-RAIL-26]"""
    return [
        unit
        for center in lines.centers(play, play.country(hex))
        for unit in play.at(center, side)
        if crews.helper(play, unit) and not play.is_(unit, BROKEN | ENTRAINED)
    ]


def repairs(play: Campaign, side: int, treasury: Treasury) -> list[Action]:
    """All ways of repairing destroyed rail hexes; they may be combined. [WPA-RAIL-28, WPA-ENG-56]

    By a unit in the hex, by engineers in a Rail Center, or, without using such units, by CPs and luck.
    [WPA-RAIL-24, WPA-RAIL-26, WPA-RAIL-27]
    """
    found = []
    for hex in broken_lines(play, side):
        units = sorted({*menders(play, hex, side), *gangs(play, hex, side)})
        for unit in units:
            price = price_of(play, unit, hex)
            found += [
                act("mend", play.id(unit), play.label(hex), levels)
                for levels in range(1, play.works.cut[hex] + 1)
                if treasury.affords(play.state.place[unit], levels * price, (unit,))
            ]
        if treasury.affords(hex, DEAREST):
            found.append(act("patch", play.label(hex)))
    return found


def _gamble(play: Campaign, hex: int, treasury: Treasury) -> None:
    """The first die is the price, the difference of the dice the levels repaired. [WPA-RAIL-27]"""
    first, second = play.roll(2, f"repair of the rail line in {the(play.label(hex))}")
    treasury.pay(hex, first)
    if first != second:
        _mend(play, hex, abs(first - second))


# -- Railcap ------------------------------------------------------------------------------------------------


def ceiling(play: Campaign, center: int) -> tuple[int, int]:
    """Up to which Railcap a center is restored, and up to which it is raised: never above the maximum.

    What was destroyed for good does not come back. [WPA-RAIL-34, WPA-RAIL-41, WPB-CTY-10]
    """
    country = railcap.country_of(play, center)
    printed = play.tables.rail.of(country)
    at = lines.centers(play, country).index(center)
    most = railcap.shares(printed.maximum, len(printed.centers))[at]
    ruined = play.works.ruined.get(center, 0)
    return railcap.initial(play, center) - ruined, most - ruined


def price(play: Campaign, center: int, side: int) -> int:
    """CPs for the next point of Railcap; 0 if there is none to be had.

    Below the initial value 2, 1 with an engineer; above it, or of a captured center, engineers alone do it.
    [WPA-RAIL-32, WPA-RAIL-33, WPA-RAIL-37]
    """
    units = [unit for unit in play.at(center, side) if not play.is_(unit, BROKEN | ENTRAINED)]
    engineers = [unit for unit in units if crews.engineer(play, unit)]
    restored, most = ceiling(play, center)
    now, table = railcap.capacity(play, center), play.tables.rail.restore
    if not units or center in play.works.prizes or lines.owner(play, center) != side or now >= most:
        return 0
    if engineers:
        return table["engineer"]
    return table["unit"] if now < restored and center not in play.works.seized else 0


def raises(play: Campaign, side: int, treasury: Treasury) -> list[Action]:
    """Railcap that may be bought, point by point. [WPA-RAIL-32, WPA-RAIL-33, WPA-RAIL-45]"""
    found = []
    for label in play.tables.rail.country_of:
        center = play.land.grid[label]
        if not play.land.has(center):
            continue
        points = price(play, center, side)
        if points and treasury.affords(center, points):
            found.append(act("restore", play.label(center)))
    return found


# -- orders -------------------------------------------------------------------------------------------------


def orders(play: Campaign, side: int, treasury: Treasury) -> list[Action]:
    """Everything the railways offer in the Engineering Segment."""
    return [*repairs(play, side, treasury), *raises(play, side, treasury)]


def carry_out(play: Campaign, side: int, treasury: Treasury, action: Action) -> None:
    """Repair a line, or raise Railcap."""
    if action.verb == "restore":
        center = play.hex(str(action.args[0]))
        treasury.pay(center, price(play, center, side))
        railcap.set_capacity(play, center, railcap.capacity(play, center) + 1)
        points = counted(railcap.capacity(play, center), "point")
        play.note(f"the Railcap of {the(play.label(center))} is now {points}")
        return
    if action.verb == "patch":
        _gamble(play, play.hex(str(action.args[0])), treasury)
        return
    unit, hex, levels = play.tables.number[str(action.args[0])], play.hex(str(action.args[1])), action.args[2]
    treasury.pay(play.state.place[unit], int(levels) * price_of(play, unit, hex), (unit,))
    _mend(play, hex, int(levels))


def why_not(play: Campaign, side: int, action: Action) -> Refusal:
    """The rule against an order."""
    if action.verb == "restore":
        center = play.hex(str(action.args[0]))
        label = play.label(center)
        if not railcap.country_of(play, center) or lines.owner(play, center) != side:
            return illegal("WPA-RAIL-29", f"{the(label)} is no Rail Center of yours", label)
        if railcap.capacity(play, center) >= ceiling(play, center)[1]:
            return illegal("WPA-RAIL-34", f"the Railcap of {the(label)} is at its maximum", label)
        if center in play.works.seized:
            return illegal("WPA-RAIL-37", f"only engineers raise the captured Railcap of {the(label)}", label)
        above = railcap.capacity(play, center) >= ceiling(play, center)[0]
        rule = "WPA-RAIL-33" if above else "WPA-RAIL-32"
        return illegal(rule, f"nobody in {the(label)} can raise its Railcap, or nobody can pay", label)
    hex = play.hex(str(action.args[0 if action.verb == "patch" else 1]))
    label = play.label(hex)
    if hex not in broken_lines(play, side):
        return illegal("WPA-RAIL-20", f"no rail line of yours is destroyed in {the(label)}", label)
    rule = "WPA-RAIL-24" if action.verb == "mend" else "WPA-RAIL-27"
    return illegal(rule, f"the rail line in {the(label)} cannot be repaired so", label)
