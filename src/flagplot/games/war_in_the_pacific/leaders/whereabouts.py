"""Where generals are, whom they may lead there, and those who wait at a headquarters. [26.1.2, 26.3, 26.6]"""

from __future__ import annotations

from msgspec import UNSET

from flagplot.games.war_in_the_pacific.events import Note
from flagplot.games.war_in_the_pacific.ground.ashore import Ashore
from flagplot.games.war_in_the_pacific.places import OUT
from flagplot.games.war_in_the_pacific.sides import SEATS
from flagplot.games.war_in_the_pacific.state import POST
from flagplot.games.war_in_the_pacific.units import GroundUnit, Leader
from flagplot.kernel.words import the

ON_SITE, HQ = "on_site", "hq"
AT_HAND = (ON_SITE, "pool")  # who may be with troops
COMMONWEALTH = ("British", "Indian", "Australian", "New Zealand", "Burmese", "Malay")
ANZACS = ("Australian", "New Zealand")
NOWHERE = -1


def affects(leader: Leader, unit: GroundUnit) -> bool:
    """Whom an on-site general can lead: Japanese generals all Japanese units, marines marines and engineers.

    A general of the US Army leads the army, Anzacs and engineers; either may also lead one unit of the other
    service. British and Australian generals lead any Commonwealth unit. Commanders of headquarters are not
    bound by this. [WPA-GEN-57, WPA-GEN-59, WPA-GEN-61, WPA-GEN-76]
    """
    if leader.side != SEATS[unit.side]:
        return False
    if leader.nation == "CW":
        return unit.nation in COMMONWEALTH
    if leader.nation == "USMC":
        return unit.nation == "USMC" or unit.engineers or unit.nation == "US Army"
    if leader.nation == "US Army":
        return unit.nation in ("US Army", "USMC", *ANZACS) or unit.engineers
    return True


def guest(leader: Leader, unit: GroundUnit) -> bool:
    """Whether a unit is of the other American service than a general, and no engineer."""
    pair = {leader.nation, unit.nation}
    return pair == {"US Army", "USMC"} and not unit.engineers


def staff_of(play: Ashore, leader: int) -> int:
    """The headquarters a general without troops waits at; NOWHERE if he does not. [see WPA-GEN-42]"""
    if play.tables.land is None or play.state.leader[leader] != POST:
        return NOWHERE
    return (play.war.attending or {}).get(leader, NOWHERE)


def hex_of(play: Ashore, leader: int) -> int:
    """The place of a general who commands nothing: of his troops, else of the headquarters he waits at."""
    unit, hq = play.state.leader[leader], staff_of(play, leader)
    if unit >= 0:
        return play.state.place[unit]
    return OUT if hq == NOWHERE or play.war.afloat.get(hq) in play.sea.forces else play.war.posts[hq]


def stationed(play: Ashore, hex: int, side: int) -> list[int]:
    """The generals of a side in a hex who command no headquarters there."""
    return [
        number
        for number, leader in enumerate(play.tables.leaders)
        if leader.role in AT_HAND and leader.side == SEATS[side] and hex_of(play, number) == hex
    ]


def crowded(play: Ashore, unit: int, hex: int) -> bool:
    """Whether a general goes along with a unit to a hex of the main map in which there is another.

    Besides him there may only be the commander of a headquarters there. [WPA-GEN-16]
    """
    if play.tables.land is None or not play.state.leader.where(unit):
        return False
    return bool(stationed(play, hex, play.tables.ground[unit].side))


def report(play: Ashore, leader: int, hq: int) -> None:
    """A general goes to a headquarters where no troops are. [WPA-GEN-42]"""
    play.state.leader[leader] = POST
    play.war.attending = dict(sorted({**(play.war.attending or {}), leader: hq}.items()))


def leave(play: Ashore, leader: int) -> None:
    """A general waits at no headquarters any more."""
    play.war.attending = {one: hq for one, hq in (play.war.attending or {}).items() if one != leader} or UNSET


def join(play: Ashore, leader: int, unit: int) -> None:
    """A general is on site with a unit."""
    if staff_of(play, leader) != NOWHERE:
        leave(play, leader)
    play.state.leader[leader] = unit


def waiting(play: Ashore, hq: int) -> list[int]:
    """The generals who wait at a headquarters."""
    return [leader for leader, at in (play.war.attending or {}).items() if at == hq]


def take_on(play: Ashore, hex: int) -> None:
    """Who waits at a headquarters is on site as soon as troops he can lead are in its hex. [26.1.2]

    [WPA-GEN-07, WPA-GEN-64]
    """
    for leader in tuple(play.war.attending or ()):
        printed = play.tables.leaders[leader]
        units = play.state.place.where(hex) if hex_of(play, leader) == hex else ()
        led = [unit for unit in units if affects(printed, play.tables.ground[unit])]
        if led:
            join(play, leader, led[0])
            troops = play.tables.ground[led[0]].id
            play.emit(Note(what=f"{the(printed.id)} is with {the(troops)}", audience=(printed.side,)))


def come_along(play: Ashore, hq: int) -> None:
    """Who waits at a headquarters has moved with it, unless a general is there: then he is in the pool again.

    [WPA-GEN-44, WPA-GEN-16]
    """
    for leader in waiting(play, hq):
        side = SEATS.index(play.tables.leaders[leader].side)
        if len(stationed(play, play.war.posts[hq], side)) > 1:
            leave(play, leader)
    take_on(play, play.war.posts[hq])
