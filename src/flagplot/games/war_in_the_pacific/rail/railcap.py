"""Railcap: what the railways of a country carry in a Ground Phase. [35.1, 35.4.1]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.marks import ENTRAINED
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.rail import lines
from flagplot.games.war_in_the_pacific.rail.lines import Nets
from flagplot.games.war_in_the_pacific.sides import JAPAN
from flagplot.games.war_in_the_pacific.units import LARGE, GroundUnit

THAILAND = "Thailand"
Bill = dict[int, int]  # Rail Center -> Railcap that it spends


def shares(total: int, count: int, first: int = 0) -> tuple[int, ...]:
    """A Railcap divided equally among Rail Centers; what is over goes one by one from a center on.

    Which one that is a die tells, when it is first needed. [WPA-RAIL-30]
    """
    each, over = divmod(total, count)
    return tuple(each + ((at - first) % count < over) for at in range(count))


def country_of(play: Campaign, center: int) -> str:
    """The country of a Rail Center; nothing if it is none."""
    return play.tables.rail.country_of.get(play.land.grid.labels[center], "")


def initial(play: Campaign, center: int) -> int:
    """What a Rail Center begins with: its share of the country's initial Railcap. [WPA-RAIL-06]

    Singapore has 10 points for Malaya, Palembang 5 for Sumatra, Bangkok 15 for Thailand.
    [WPB-SOL-05, WPB-NEI-05, WPB-JPN-19]
    """
    country = country_of(play, center)
    printed = play.tables.rail.of(country)
    found = shares(printed.initial, len(printed.centers))
    return found[lines.centers(play, country).index(center)]


def capacity(play: Campaign, center: int) -> int:
    """The Railcap of a Rail Center now; it changes in play. [WPA-RAIL-06]"""
    return play.works.railcap.get(center, initial(play, center))


def set_capacity(play: Campaign, center: int, points: int) -> None:
    """Its Railcap changes."""
    play.rework(railcap=dict(sorted({**play.works.railcap, center: points}.items())))


def left(play: Campaign, center: int, side: int) -> int:
    """What a side may still use of it in this Ground Phase; never more than there is. [WPA-RAIL-07]

    It is nobody's while the die has not told how much of it was captured, and that of Thailand Japan's only
    when Bangkok has been occupied. [WPB-JPN-21, SC-S4-02]
    """
    if lines.owner(play, center) != side or center in play.works.prizes or not _occupied(play, center):
        return 0
    return max(capacity(play, center) - play.works.used.get(center, 0), 0)


def _occupied(play: Campaign, center: int) -> bool:
    """Whether troops have come to the Rail Center of Thailand, which joins Japan without a fight."""
    if country_of(play, center) != THAILAND or center in play.works.railcap:
        return True
    return bool(play.at(center, JAPAN))


# -- what is counted ----------------------------------------------------------------------------------------


def per_step(play: Campaign, unit: GroundUnit) -> int:
    """Railcap to entrain or detrain a step: 3 mechanized, engineers, cavalry; 1 up to brigades; 2 others.

    [WPA-RAIL-04]
    """
    table = play.tables.rail
    if unit.mech or unit.kind in table.heavy:
        return table.per_step["heavy"]
    return table.per_step["larger" if unit.size in LARGE else "brigade"]


def handling(play: Campaign, unit: int) -> int:
    """Railcap to entrain or detrain a unit: all its steps count. [WPA-RAIL-04, WPA-RAIL-09]"""
    return per_step(play, play.unit(unit)) * play.state.steps[unit]


def payers(play: Campaign, unit: int, hex: int, nets: Nets) -> list[str]:
    """Whose Railcap may be used for a unit in a hex, if a line joins them: that of the country it is in, and
    with it that of the country in whose rail hex it began the phase. [WPA-RAIL-08, WPA-RAIL-21]
    """
    began = play.war.stood.get(unit, -1)
    found = [play.country(hex)]
    if began >= 0 and lines.is_rail(play, began):
        found.append(play.country(began))
    return [one for one in dict.fromkeys(found) if hex in nets.get(one, ())]


def bill(play: Campaign, unit: int, charges: list[tuple[int, int]], nets: Nets) -> Bill | None:
    """Who pays for hexes and steps handled, in their order; None if it cannot be paid. [WPA-RAIL-03]"""
    side, found = play.side(unit), Bill()
    for hex, points in charges:
        for country in payers(play, unit, hex, nets):
            for center in lines.centers(play, country):
                take = min(points, left(play, center, side) - found.get(center, 0))
                if take > 0:
                    found[center] = found.get(center, 0) + take
                    points -= take
        if points:
            return None
    return found


def pay(play: Campaign, charged: Bill) -> None:
    """Railcap is used up. [WPA-RAIL-02]"""
    used = dict(play.works.used)
    for center, points in charged.items():
        used[center] = used.get(center, 0) + points
    play.rework(used=dict(sorted(used.items())))


def begin(play: Campaign, side: int) -> None:
    """A Ground Segment begins: for units on trains half their steps are counted, rounded up.

    Bangkok is noted once troops have been there. [WPA-RAIL-05, WPA-RAIL-09, WPB-JPN-21]
    """
    for center in lines.centers(play, THAILAND):
        if side == JAPAN and center not in play.works.railcap and play.at(center, JAPAN):
            set_capacity(play, center, initial(play, center))
    aboard: dict[str, int] = {}
    for unit in play.ashore(side):
        if play.is_(unit, ENTRAINED):
            country = play.country(play.state.place[unit])
            aboard[country] = aboard.get(country, 0) + play.state.steps[unit]
    for country, steps in sorted(aboard.items()):
        points = -(-steps // play.tables.rail.entrained)
        for center in lines.centers(play, country):
            take = min(points, left(play, center, side))
            pay(play, {center: take})
            points -= take
