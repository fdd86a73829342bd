"""What activation costs, factor by factor. [29.2, 29.3, 30, 33]"""

from __future__ import annotations

from fractions import Fraction
from math import ceil, floor
from typing import NamedTuple

from flagplot.games.war_in_the_pacific.command import authority, headquarters, links
from flagplot.games.war_in_the_pacific.ground import sieges
from flagplot.games.war_in_the_pacific.leaders import ratings
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.units import RUNGS

ISOLATED = 3  # [see WPA-ISO-01]
MATCHED = 2  # every CP of an emergency link is matched by one more [see WPA-ECL-32]
BESIEGED = 2  # [see BR-23-15]
NO_COMMANDER = Fraction(5, 4)  # [see WPA-HQ-61]
RESERVE = Fraction(3, 2)  # of a headquarters that is paid from the reserve [see WPA-HQ-55]
DAMAGED, HOPELESS = RUNGS.index("D1"), RUNGS.index("D4")


class Factor(NamedTuple):
    """One factor of a cost: what it is called, and by how much it multiplies or adds."""

    name: str
    times: Fraction = Fraction(1)
    plus: int = 0


def total(factors: list[Factor]) -> int:
    """The cost: factor after factor in the order of the summary, rounded up once at the end. [WPA-ESO-01]"""
    found = Fraction(0)
    for factor in factors:
        found = (found + factor.plus) * factor.times
    return ceil(found)


def emergency(play: Campaign, unit: int) -> bool:
    """Whether a unit is linked by an emergency link alone: every CP is matched by another. [WPA-ECL-32]"""
    if unit in play.lines.supplied:
        return play.state.place[unit] in play.war.isolated[play.side(unit)]
    side, place = play.side(unit), play.state.place[unit]
    if place not in links.lifted(play, side):
        return False
    nets = links.nets(play, side)
    return not any(place in nets[hq] for hq in links.commanders_of(play, unit))


def unit_factors(play: Campaign, unit: int, hq: int = headquarters.NOBODY) -> list[Factor]:
    """What goes into the cost of a ground unit: what is printed, twofold for the Japanese Army under an
    admiral, threefold where it is isolated, twofold where it is besieged; without a headquarters named, the
    one that controls it pays. [WPA-ESO-01, WPA-ISO-01, WPA-HQ-14, WPA-HQ-56, BR-23-15]
    """
    found = [Factor("printed", plus=play.unit(unit).act)]
    payer = headquarters.controlling(play, unit) if hq == headquarters.NOBODY else hq
    if payer != headquarters.NOBODY:
        chief = headquarters.chief(play, payer)
        admiral = chief != headquarters.NOBODY and play.tables.leaders[chief].admiral
        if authority.double(play.tables.hqs[payer], play.unit(unit), admiral=admiral):
            found.append(Factor("army under an admiral", Fraction(2)))
    if headquarters.isolated(play, unit):
        found.append(Factor("isolated", Fraction(ISOLATED)))
    elif emergency(play, unit):
        found.append(Factor("emergency link", Fraction(MATCHED)))
    if sieges.besieged(play, unit):
        found.append(Factor("besieged", Fraction(BESIEGED)))
    return found


def unit_cost(play: Campaign, unit: int, hq: int = headquarters.NOBODY) -> int:
    """CPs to activate a ground unit."""
    return total(unit_factors(play, unit, hq))


def hq_factors(play: Campaign, hq: int) -> list[Factor]:
    """What goes into the cost of a headquarters: a damaged port, no commander or a bad one.

    Each level of damage to the port costs 1 more; without a commander it costs a quarter more, rounded up.
    [BR-11-05, WPA-HQ-52, WPA-HQ-54, WPA-HQ-61, WPA-GEN-38]
    """
    found = _plain(play, hq)
    extra = penalty(play, hq)
    return [*found, Factor("commander", plus=extra)] if extra else found


def penalty(play: Campaign, hq: int) -> int:
    """CPs that a commander with a fixed rating below nothing costs besides; others roll when it is activated.

    [WPA-GEN-38]
    """
    leader = headquarters.leading(play, hq)
    if leader == headquarters.NOBODY or play.tables.leaders[leader].hq == ratings.NONE:
        return 0
    first, *others = ratings.parsed(play.tables.leaders[leader].hq)
    if others or first.need or not first.terms[0].isdigit() or len(first.terms) > 1:
        return 0
    promoted = play.state.promoted.get(leader, (0, 0, 0, 0))[0]
    return max(-first.sign * int(first.terms[0]) - promoted, 0)


def _plain(play: Campaign, hq: int) -> list[Factor]:
    found = [Factor("printed", plus=play.tables.hqs[hq].act)]
    rung = play.sea.ports.get(headquarters.where(play, hq), 0)
    if rung >= DAMAGED:
        found.append(Factor("damaged port", plus=rung - DAMAGED + 1))
    if headquarters.chief(play, hq) == headquarters.NOBODY:
        found.append(Factor("no commander", NO_COMMANDER))
    return found


def hq_cost(play: Campaign, hq: int, *, reserve: bool = False) -> int:
    """CPs to activate a headquarters for the cycle, before its commander's rebate.

    From the reserve it is half as much again, rounded down, of what it costs without him; units cost the
    same. [WPA-HQ-55, WPA-HQ-56]
    """
    found = total(_plain(play, hq))
    return (floor(found * RESERVE) if reserve else found) + penalty(play, hq)


def hq_closed(play: Campaign, hq: int) -> bool:
    """Whether the port is so damaged that the headquarters cannot be activated. [BR-11-05]"""
    return play.sea.ports.get(headquarters.where(play, hq), 0) >= HOPELESS
