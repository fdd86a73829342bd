"""What ships cost a headquarters. [29.2.8, 29.3.7, 30, 33]"""

from __future__ import annotations

from fractions import Fraction

from flagplot.games.war_in_the_pacific.command import authority, headquarters
from flagplot.games.war_in_the_pacific.command.costs import ISOLATED, Factor, total
from flagplot.games.war_in_the_pacific.play import Campaign

HEADLESS = Fraction(3, 2)  # without a commander, rounded up at the end [see WPA-HQ-63]
DOUBLE = Fraction(2)
NAVIES = {"USN": authority.AMERICAN, "RN": authority.COMMONWEALTH}  # that pay for serving under each other


def multipliers(play: Campaign, ship: int, hq: int, *, cut_off: bool) -> list[Factor]:
    """What multiplies the printed cost of a ship: an ally's headquarters, a general in command of ships, no
    commander, isolation. Isolation does ships no other harm.

    [WPA-HQ-37, WPA-HQ-63, WPA-ESO-17, WPA-ESO-18, WPA-ISO-06]
    """
    printed, found = play.tables.hqs[hq], []
    if foreign(printed.cmd, play.tables.ships[ship].nation):
        found.append(Factor("under an ally", DOUBLE))
    chief = headquarters.chief(play, hq)
    if chief == headquarters.NOBODY:
        found.append(Factor("no commander", HEADLESS))
    elif printed.cmd == authority.AMERICAN and printed.type == authority.COMBINED:
        found += [Factor("under a general", DOUBLE)] if not play.tables.leaders[chief].admiral else []
    return [*found, Factor("isolated", Fraction(ISOLATED))] if cut_off else found


def cost(play: Campaign, ship: int, hq: int) -> int:
    """CPs to activate a ship in a linked port; types that are not printed cost 1. [see WPA-ESO-01]"""
    printed = Factor("printed", plus=play.tables.handling.cost.get(play.tables.ships[ship].type, 1))
    return total([printed, *multipliers(play, ship, hq, cut_off=False)])


def foreign(cmd: str, navy: str) -> bool:
    """Whether a British ship is activated by a US headquarters, or a US ship by a British one; Australian
    and Dutch ships are at home with both. [WPA-ESO-17, WPA-ESO-18]
    """
    owner = NAVIES.get(navy, "")
    return bool(owner) and {cmd, owner} == {authority.AMERICAN, authority.COMMONWEALTH}
