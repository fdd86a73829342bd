"""Who carries the troops of General MacArthur: ships of his own naval force alone. [62.1]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.command import authority, headquarters, links
from flagplot.games.war_in_the_pacific.places import OUT, aboard
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import ALLIED
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

HIS, FORCE = "hq-sw-pacific", "hq-sw-pacific-force"


def _number(play: Campaign, id: str) -> int:
    """A headquarters that is on the map."""
    ids = [hq.id for hq in play.tables.hqs]
    found = ids.index(id) if id in ids else headquarters.NOBODY
    return found if found != headquarters.NOBODY and play.war.posts[found] != OUT else headquarters.NOBODY


def in_force(play: Campaign, side: int) -> bool:
    """Whether the rule is in use: both headquarters are there, the naval one with the other. [WPB-MSC-01]"""
    if play.tables.land is None or side != ALLIED:
        return False
    return all(_number(play, id) != headquarters.NOBODY for id in (HIS, FORCE))


def his(play: Campaign, unit: int) -> bool:
    """Whether a unit was activated by SW Pacific, or could be by nobody else where it stands. [WPB-MSC-11]

    His own naval force is nobody else.
    """
    boss, payer = _number(play, HIS), play.war.under.get(unit)
    if payer is not None:
        return payer == boss
    hex, nets = play.state.place[unit], links.nets(play, ALLIED, known=True)
    able = [
        hq
        for hq in headquarters.of(play, ALLIED)
        if play.tables.hqs[hq].id != FORCE
        and authority.claim(play.tables.hqs[hq], play.unit(unit)) != authority.NEVER
        and hex in nets[hq]
    ]
    return able == [boss]


def crewed(play: Campaign, ship: int) -> bool:
    """Whether a ship was activated by SW Pacific Force. Other headquarters activate ships in its area at
    their own price, but not for this. [WPB-MSC-03]
    """
    return play.war.crews.get(ship) == _number(play, FORCE)


def passengers(play: Campaign, label: str) -> list[int]:
    """Units of his aboard a task force. Those that came aboard before they were his travel on."""
    force = play.force(label)
    if not in_force(play, force.side):
        return []
    there = (unit for ship in force.ships for unit in play.state.place.where(aboard(ship)))
    return [unit for unit in there if play.war.under.get(unit) == _number(play, HIS)]


def refused(play: Campaign, label: str, unit: int) -> Refusal | None:
    """What keeps a unit of his off a task force: all its ships, escorts too, must be of his naval force.

    [WPB-MSC-01, WPB-MSC-11]
    """
    force = play.force(label)
    if not in_force(play, force.side) or all(crewed(play, ship) for ship in force.ships):
        return None
    if not his(play, unit):
        return None
    id = play.id(unit)
    return illegal("WPB-MSC-01", f"{the(id)} is carried only by ships that SW Pacific Force activated", id)


def welcome(play: Campaign, label: str, ship: int) -> bool:
    """Whether a ship may join a task force: one with troops of his takes none of others. [WPB-MSC-01]"""
    return not passengers(play, label) or crewed(play, ship)
