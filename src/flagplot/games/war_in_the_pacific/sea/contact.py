"""Surface contact. [13.7, 17.3]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.events import Note
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea import plots, search, ships
from flagplot.games.war_in_the_pacific.sea.frames import Reckoning
from flagplot.games.war_in_the_pacific.sea.state import REACTION
from flagplot.games.war_in_the_pacific.sides import JAPAN, enemy
from flagplot.kernel.words import the

SEEKING = ("PATROL", "RAID", "BOMB", "AMPH", REACTION)  # missions that start a contact [BR-13-07, BR-13-11]
PATROL = "PATROL"
LAST_YEAR = 42  # in which Japan sees better by night


def candidates(play: Campaign, label: str, hex: int) -> list[tuple[str, int]]:
    """The enemy task forces a contact may be made with in a hex, and the modifier of the distance.

    Those that hold on PATROL reach into hexes beside their own; ships in port are left alone, but enemies
    off a port are met by whoever comes to it. [BR-13-11, BR-17-10, WPA-PRT-06, BR-19-08]
    """
    force = play.force(label)
    side = enemy(force.side)
    sheltered = play.friendly_port(hex, force.side)
    if sheltered and not (force.moved and seeks(play, label)):
        return []
    here = [
        (other, 0)
        for other in play.forces_at(hex, side)
        if not play.in_port(other) and (seeks(play, label) or seeks(play, other))
    ]
    beside = [
        (other, play.tables.search.contact["adjacent"])
        for near in (() if sheltered else play.chart.sea[hex])
        for other in play.forces_at(near, side)
        if waits(play, other) and not play.in_port(other)
    ]
    met = {frozenset(pair) for pair in play.sea.battles}
    return [(other, drm) for other, drm in (*here, *beside) if frozenset((label, other)) not in met]


def seeks(play: Campaign, label: str) -> bool:
    """Whether the mission of a task force starts contacts; a dummy's never does, nor do transports alone.

    [BR-13-11]
    """
    force = play.force(label)
    if force.dummy or plots.card_of(play, label).mission not in SEEKING:
        return False
    return bool(ships.combatants(play, label))


def waits(play: Campaign, label: str) -> bool:
    """Whether a task force holds on PATROL. [BR-17-10]"""
    card, force = plots.card_of(play, label), play.force(label)
    return card.mission == PATROL and not card.route and not force.moved and not force.dummy


def needed(play: Campaign, side: int, *, night: bool) -> int:
    """What the die must show: 4, by night 3 for Japan in 1942 and for Allies with radar. [BR-13-07]"""
    chart = play.tables.search.contact
    if not night:
        return chart["day"]
    _, _, year = play.tables.card.first
    skilled = year <= LAST_YEAR if side == JAPAN else play.radar(side)
    return chart["night_skilled"] if skilled else chart["night"]


def attempt(play: Campaign, mover: str, other: str, drm: int) -> bool:
    """One roll of the task force that seeks: the mover, or the one that waits. [BR-13-07, BR-13-11]

    It is made once for a pair and hex; 1 more for a located enemy, and his Evasion as printed.
    """
    roller, target = (mover, other) if seeks(play, mover) and not drm else (other, mover)
    night = plots.by_night(play, mover)
    side = play.force(roller).side
    known = None if play.force(mover).marker and play.force(other).marker else search.NOBODY
    (die,) = play.roll(1, "surface contact", audience=known)
    total = die + drm + play.admiral(target, "e")
    total += play.tables.search.contact["located"] if play.located(target) else 0
    if total < needed(play, side, night=night):
        return False
    play.sea.battles = (*play.sea.battles, (mover, other))
    for label in (mover, other):
        if play.force(label).dummy:
            search.unmask(play, label)
    if mover not in play.sea.forces or other not in play.sea.forces:
        return False
    if drm:
        play.set_force(other, hex=play.force(mover).hex, moved=True)
    for label in (mover, other):
        search.locate(play, label)
    fleets = (play.force(mover).ships, play.force(other).ships)
    play.push(Reckoning((mover, other), fleets))
    where = the(play.label(play.force(mover).hex))
    play.tell_of(
        [mover, other], lambda called: Note(what=f"{called(mover)} and {called(other)} meet in {where}")
    )
    return True
