"""Headquarters of the main map: where they are, who commands them, whom they command. [28, 29]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.places import OUT
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS, enemy
from flagplot.games.war_in_the_pacific.state import GONE, POST
from flagplot.games.war_in_the_pacific.units import Headquarters
from flagplot.kernel.words import the

NOBODY = -1
_GROUND = "ground:"
LOST = ("hq-malaya-ag", "hq-25-army")  # with the fall of Malaya [see WPA-HQ-65, WPA-HQ-72]


def of(play: Campaign, side: int) -> list[int]:
    """The headquarters of a side that are on the map."""
    return [
        number
        for number, hq in enumerate(play.tables.hqs)
        if hq.side == SEATS[side] and play.war.posts[number] != OUT
    ]


def chief(play: Campaign, hq: int) -> int:
    """The general or admiral who commands a headquarters; nobody where there is none."""
    if hq == NOBODY:
        return NOBODY
    id = play.tables.hqs[hq].id
    for number, leader in enumerate(play.tables.leaders):
        if leader.role == "hq" and leader.post == id and play.state.leader[number] == POST:
            return number
    return NOBODY


def commands(hq: Headquarters, nation: str) -> bool:
    """Whether a headquarters can activate ground units of a nation. [WPA-HQ-12, WPA-HQ-42]

    Those of the Commonwealth command all its nations and the Dutch; fleets command none of the army.
    """
    return any(who.startswith(_GROUND) and who.removeprefix(_GROUND) == nation for who in hq.who)


def leads_armies(hq: Headquarters) -> bool:
    """Whether it commands ground units: armies and combined headquarters do, fleets do not. [WPA-HQ-12]"""
    return hq.type in ("army", "combined")


def able(play: Campaign, unit: int) -> list[int]:
    """The headquarters that can activate a unit."""
    printed = play.unit(unit)
    return [hq for hq in of(play, printed.side) if commands(play.tables.hqs[hq], printed.nation)]


def controlling(play: Campaign, unit: int) -> int:
    """The headquarters that controls a unit: the one that activated it, else the closest that can.

    Closest is measured in movement points of the air; of several the owner's first. [WPA-HQ-29, WPA-GEN-17]
    """
    paid = play.war.under.get(unit, NOBODY)
    if paid != NOBODY and play.war.posts[paid] != OUT:
        return paid
    place = play.state.place[unit]
    found = able(play, unit)
    if not play.on_land(place) or not found:
        return found[0] if found else NOBODY
    return min(found, key=lambda hq: (play.chart.air_cost(play.war.posts[hq], place), hq))


def ready(play: Campaign, unit: int) -> bool:
    """Whether the headquarters that controls a unit is activated. [WPA-HQ-46]"""
    hq = controlling(play, unit)
    return hq != NOBODY and bool(play.war.active[hq])


def isolated(play: Campaign, unit: int) -> bool:
    """Whether the hex of a unit is isolated in this Ground Phase. [see WPA-CLK-17]"""
    return play.state.place[unit] in play.war.isolated[play.side(unit)]


def lose(play: Campaign, hq: int) -> None:
    """A headquarters is lost for good, and its commander with it. [WPA-HQ-69]"""
    war, general = play.war, chief(play, hq)
    war.posts = tuple(OUT if at == hq else one for at, one in enumerate(war.posts))
    war.active = tuple(0 if at == hq else one for at, one in enumerate(war.active))
    war.cp = tuple(0 if at == hq else one for at, one in enumerate(war.cp))
    if general != NOBODY:
        play.state.leader[general] = GONE
    play.note(f"{the(play.tables.hqs[hq].id)} is lost with its commander")


def fall_of(play: Campaign, hex: int) -> None:
    """Headquarters that are lost with a country: Malaya Command when Singapore and all airfields of Malaya
    are captured, the 25th Army when no Allied unit is left there. [WPA-HQ-65, WPA-HQ-72]
    """
    country, control = play.country(hex), play.state.control
    if control[hex] != JAPAN:
        return
    there = [one for one in play.land.places if play.country(one) == country]
    fields = [one for one in there if one in play.state.airfields]
    for hq, printed in enumerate(play.tables.hqs):
        if play.war.posts[hq] == OUT or printed.id not in LOST:
            continue
        gone = not any(play.at(one, ALLIED) for one in there)
        taken = all(control[one] == JAPAN for one in fields)
        if taken if printed.side == SEATS[ALLIED] else gone:
            lose(play, hq)


def disband(play: Campaign) -> None:
    """A headquarters in a hex with enemies and without friends is disbanded. [WPA-HQ-05]"""
    war = play.war
    for hq, post in enumerate(war.posts):
        side = SEATS.index(play.tables.hqs[hq].side)
        if post != OUT and play.at(post, enemy(side)) and not play.at(post, side):
            war.posts = tuple(OUT if at == hq else one for at, one in enumerate(war.posts))
            war.active = tuple(0 if at == hq else one for at, one in enumerate(war.active))
            play.note(f"{the(play.tables.hqs[hq].id)} is disbanded")
