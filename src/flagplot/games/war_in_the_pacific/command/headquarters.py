"""Headquarters of the main map: where they are, who commands them, whom they command. [28, 29]"""

from __future__ import annotations

from collections.abc import Mapping

from flagplot.games.war_in_the_pacific.command import authority
from flagplot.games.war_in_the_pacific.command.frames import FreeAction
from flagplot.games.war_in_the_pacific.leaders import whereabouts
from flagplot.games.war_in_the_pacific.places import OUT, ship_at
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea.waters import NO_END
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS, enemy
from flagplot.games.war_in_the_pacific.state import GONE, POST
from flagplot.games.war_in_the_pacific.units import Headquarters
from flagplot.games.war_in_the_pacific.works.overrun import BACK_BY_FORCE
from flagplot.kernel.memory import of_situation
from flagplot.kernel.words import the

NOBODY = -1
BACK = 10  # CPs to bring back a headquarters that was disbanded [see WPA-HQ-06]
LOST = ("hq-malaya-ag", "hq-25-army")  # with the fall of Malaya [see WPA-HQ-65, WPA-HQ-72]


@of_situation
def of(play: Campaign, side: int) -> tuple[int, ...]:
    """The headquarters of a side that are on the map."""
    posts = enumerate(play.war.posts)
    return tuple(hq for hq, post in posts if post != OUT and play.tables.hqs[hq].side == SEATS[side])


def where(play: Campaign, hq: int) -> int:
    """The hex of a headquarters: its port, or that of the task force it has gone to sea with.

    The two great fleets of Japan and the marines' corps may stay afloat. [WPA-HQ-18, WPA-HQ-24]
    """
    label = play.war.afloat.get(hq, "")
    return play.force(label).hex if label in play.sea.forces else play.war.posts[hq]


@of_situation
def chief(play: Campaign, hq: int) -> int:
    """The general or admiral who commands a headquarters; nobody where there is none."""
    if hq == NOBODY:
        return NOBODY
    named = play.war.commanders.get(hq)
    if named is not None:
        return named if named >= 0 and play.state.leader[named] == POST else NOBODY
    id = play.tables.hqs[hq].id
    for number, leader in enumerate(play.tables.leaders):
        if leader.role == "hq" and leader.post == id and play.state.leader[number] == POST:
            return number
    return NOBODY


def commanded(play: Campaign, leader: int) -> list[int]:
    """The headquarters a leader commands: of an admiral two where a Combined and a Fleet one are together.

    [WPA-HQ-59]
    """
    return [hq for hq in range(len(play.tables.hqs)) if chief(play, hq) == leader]


def seat_of(play: Campaign, leader: int) -> int:
    """The hex a commander is in: that of a support base he has gone to, else that of his headquarters.

    [WPA-GEN-46, WPA-HQ-60]
    """
    held = commanded(play, leader)
    forward = [hex for hex, base in play.lines.bases.items() if base.chief and base.hq in held]
    return forward[0] if forward else where(play, held[0]) if held else OUT


def at_sea(play: Campaign, leader: int) -> bool:
    """Whether a commander is at sea, with a task force of his own or with his headquarters."""
    if any(leader in force.admirals for force in play.sea.forces.values()):
        return True
    return any(chief(play, hq) == leader for hq, label in play.war.afloat.items() if label in play.sea.forces)


def leading(play: Campaign, hq: int) -> int:
    """The commander as far as he leads anybody on land: at sea he affects only the task force he is with.

    [WPA-HQ-19, BR-8-09]
    """
    found = chief(play, hq)
    return NOBODY if found == NOBODY or at_sea(play, found) else found


def takes(play: Campaign, hq: int, unit: int) -> bool:
    """Whether a headquarters can activate a unit: of some services only one in a game-turn, or in a cycle.

    [WPA-HQ-34, WPA-HQ-35, WPA-HQ-39, WPA-HQ-43]
    """
    hqs, war = play.tables.hqs, play.war
    often = authority.claim(hqs[hq], play.unit(unit))
    if often in (authority.ALWAYS, authority.NEVER):
        return often == authority.ALWAYS
    return not any(
        war.under.get(guest) == hq
        and authority.claim(hqs[hq], play.unit(guest)) == often
        and (often == authority.CYCLE or turn == play.state.turn)
        for guest, turn in war.guests.items()
        if guest != unit
    )


def active(play: Campaign, hq: int) -> bool:
    """Whether a headquarters is activated; Japanese Fleets together with a great one always are.

    [WPA-HQ-16, WPA-HQ-53]
    """
    hqs, war = play.tables.hqs, play.war
    if war.active[hq]:
        return True
    if hqs[hq].type != authority.FLEET or hqs[hq].cmd != authority.JAPANESE:
        return False
    return any(
        hqs[other].id in authority.GRAND_FLEETS and where(play, other) == where(play, hq) != OUT
        for other in of(play, JAPAN)
    )


def leads_armies(hq: Headquarters) -> bool:
    """Whether it commands ground units: armies and combined headquarters do, fleets do not. [WPA-HQ-12]"""
    return hq.type in (authority.ARMY, authority.COMBINED)


@of_situation
def able(play: Campaign, unit: int) -> tuple[int, ...]:
    """The headquarters that can activate a unit."""
    return tuple(hq for hq in of(play, play.side(unit)) if takes(play, hq, unit))


@of_situation
def remote(play: Campaign, hq: int, place: int) -> int:
    """Sea MPs from a headquarters to a hex; inland to the nearest coast. [see WPA-HQ-29]

    Where no ship comes it is farther than any other, by the MPs of aircraft.
    """
    post, chart = where(play, hq), play.chart
    ways = (chart.sea_costs(start) for start in chart.coast(post))
    found = [ends[end] for ends in ways for end in chart.coast(place) if end in ends]
    return min(found, default=NO_END + chart.air_cost(post, place))


@of_situation
def controlling(play: Campaign, unit: int) -> int:
    """The headquarters that controls a unit: the one that activated it, else the closest that can.

    Closest is measured in sea MPs. [WPA-HQ-29]
    """
    paid = play.war.under.get(unit, NOBODY)
    if paid != NOBODY and play.war.posts[paid] != OUT:
        return paid
    place, found = play.state.place[unit], able(play, unit)
    ship = ship_at(place)
    place = play.ship_hex(ship) if ship >= 0 else place
    if place == OUT or not found:
        return found[0] if found else NOBODY
    return closest(play, {hq: remote(play, hq, place) for hq in found})


def closest(play: Campaign, far: Mapping[int, int]) -> int:
    """The closest of some headquarters. Of several the owner chooses, and nobody would take but one that is
    activated, and then one with a commander. [WPA-GEN-17, WPA-HQ-29]
    """
    return min(far, key=lambda hq: (far[hq], not active(play, hq), chief(play, hq) == NOBODY, hq))


def ready(play: Campaign, unit: int) -> bool:
    """Whether the headquarters that controls a unit is activated. [WPA-HQ-46]"""
    hq = controlling(play, unit)
    return hq != NOBODY and active(play, hq)


def isolated(play: Campaign, unit: int) -> bool:
    """Whether a unit is isolated in this Ground Phase: its hex is, and neither a headquarters of its own, its
    entry arrow nor an emergency link helps it; or nobody who reaches its hex commands it. [see WPA-CLK-17]
    """
    lines = play.lines
    if unit in lines.supplied:
        return False
    if lines.apart and unit in lines.apart:
        return True
    return play.state.place[unit] in play.war.isolated[play.side(unit)] and unit not in lines.arrows


def lose(play: Campaign, hq: int) -> None:
    """A headquarters is lost for good, and its commander with it, wherever it is. [WPA-HQ-69]"""
    war, general = play.war, chief(play, hq)
    war.shelved = {at: cost for at, cost in war.shelved.items() if at != hq}
    war.posts = tuple(OUT if at == hq else one for at, one in enumerate(war.posts))
    war.active = tuple(0 if at == hq else one for at, one in enumerate(war.active))
    war.cp = tuple(0 if at == hq else one for at, one in enumerate(war.cp))
    for leader in (general, *whereabouts.waiting(play, hq)):
        if leader != NOBODY:
            play.state.leader[leader] = GONE
            whereabouts.leave(play, leader)
    play.news(f"{the(play.tables.hqs[hq].id)} is lost with its commander")


def fall_of(play: Campaign, hex: int) -> None:
    """Headquarters that are lost with a country: Malaya Command when Singapore and all airfields of Malaya
    are captured, even from the Availability Box, the 25th Army when no Allied unit is left there; Japan then
    has a free action.

    [WPA-HQ-65, WPA-HQ-72, WPA-HQ-73]
    """
    country, control = play.country(hex), play.state.control
    if control[hex] != JAPAN:
        return
    there = [one for one in play.land.places if play.country(one) == country]
    fields = [one for one in there if one in play.state.airfields]
    for hq, printed in enumerate(play.tables.hqs):
        if printed.id not in LOST or (play.war.posts[hq] == OUT and hq not in play.war.shelved):
            continue
        gone = not any(play.at(one, ALLIED) for one in there)
        taken = all(control[one] == JAPAN for one in fields)
        if taken if printed.side == SEATS[ALLIED] else gone:
            lose(play, hq)
            if printed.side == SEATS[JAPAN]:
                play.push(FreeAction(JAPAN))


def disband(play: Campaign) -> None:
    """A headquarters in a hex with enemies and without friends is disbanded; nobody attacks it.

    It is brought back for 20 CPs. At sea it is in no hex of the land. [WPA-HQ-02, WPA-HQ-05, WPA-HQ-07]
    """
    for hq, post in enumerate(play.war.posts):
        side = SEATS.index(play.tables.hqs[hq].side)
        afloat = play.war.afloat.get(hq, "") in play.sea.forces
        if post != OUT and not afloat and play.at(post, enemy(side)) and not play.at(post, side):
            play.put_away(hq, BACK_BY_FORCE)


def settle(play: Campaign, hq: int, hex: int) -> None:
    """A headquarters takes up its post, with its commander. [WPA-GEN-44]

    An admiral who commanded it beside a Combined headquarters elsewhere stays behind. [WPA-HQ-59]
    """
    war = play.war
    war.posts = tuple(hex if at == hq else post for at, post in enumerate(war.posts))
    war.afloat = {at: label for at, label in war.afloat.items() if at != hq}
    leader = chief(play, hq)
    for other in commanded(play, leader) if leader != NOBODY else ():
        if other != hq and where(play, other) != hex:
            fleet = hq if play.tables.hqs[hq].type == authority.FLEET else other
            war.commanders = dict(sorted({**war.commanders, fleet: NOBODY}.items()))
    play.news(f"{the(play.tables.hqs[hq].id)} moves to {the(play.label(hex))}")
    whereabouts.come_along(play, hq)
