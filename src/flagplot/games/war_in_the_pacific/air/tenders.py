"""Seaplane tenders and seaplane carriers in a war on land: what they operate, and where. [60.7]"""

from __future__ import annotations

from collections.abc import Sequence

from flagplot.games.war_in_the_pacific.places import OUT, aboard
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea.state import FULL
from flagplot.games.war_in_the_pacific.sides import SEATS, enemy
from flagplot.games.war_in_the_pacific.units import TENDERS

TENDER, CARRIER = KINDS = TENDERS
HARBOUR = 3  # times its capacity that a tender bases in a linked port [see WPB-SEA-04]
SLOW = 1  # the class of tenders that only search [see WPB-SEA-09]
STOWED = 2  # times its capacity that a tender carries in crates [see WPB-SEA-09]
UNDER_WAY = 2  # the class up to which a seaplane carrier operates under way [see WPB-SEA-05]


def applies(play: Campaign, ship: int) -> bool:
    """Whether the rules of tenders are in use for a ship."""
    return play.tables.land is not None and play.tables.ships[ship].type in KINDS


def anchored(play: Campaign, ship: int) -> bool:
    """Whether a ship lies still: in port, or off a coast in a task force that did not sail. [WPB-SEA-03]"""
    label = play.force_of(ship)
    return play.ship_hex(ship) != OUT and (not label or not play.force(label).moved)


def capacity(play: Campaign, ship: int) -> int:
    """APs that a tender bases and operates; with any damage none. [WPB-SEA-09]

    At anchor in a linked port or anchorage three times its number, without fuel or activation, in one that
    is not linked its number; off a linked coast without enemies its number while it has fuel. Seaplane
    carriers also operate under way, in class 1 and 2. With crated APs aboard none: these take the place of
    all others. [WPB-SEA-03, WPB-SEA-04, WPB-SEA-05, WPB-SEA-08]
    """
    printed, hex = play.tables.ships[ship], play.ship_hex(ship)
    if play.state.damage[ship] or hex == OUT or stowed(play, ship):
        return 0
    side, label = SEATS.index(printed.side), play.force_of(ship)
    linked = hex not in play.war.isolated[side]
    if anchored(play, ship):
        if play.friendly_port(hex, side):
            return printed.air * (HARBOUR if linked else 1)
        fuelled = bool(label) and play.force(label).fuel <= FULL
        return printed.air if fuelled and linked and _coast(play, hex, side) else 0
    return printed.air if printed.type == CARRIER and play.force(label).speed <= UNDER_WAY else 0


def stowed(play: Campaign, ship: int) -> tuple[int, ...]:
    """Air units aboard a tender that are crated. [WPB-SEA-09]"""
    if not play.war.crated:
        return ()
    there = play.sea.based.where(aboard(ship))
    return tuple(air for air in there if play.state.points[air] and air in play.war.crated)


def stows(play: Campaign, ship: int, air: int, planned: Sequence[int] = ()) -> bool:
    """Whether a tender takes a unit crated, besides those that are crated for it already.

    Single-engined seaplanes, twice its number; each ready AP that stays aboard takes the room of two. With
    any damage nobody. [WPB-SEA-05, WPB-SEA-09]
    """
    kind = play.tables.types[play.tables.air[air].type]
    if not applies(play, ship) or play.state.damage[ship] or kind.engines != 1 or not kind.has("seaplane"):
        return False
    return _carries(play, ship, (*planned, air))


def overladen(play: Campaign, label: str, planned: Sequence[tuple[int, int]] = ()) -> str:
    """The tender of a task force that would have aboard what it cannot carry under way; nothing if there is
    none. ``planned`` are air units that are still to be crated, and their ships.

    Only single-engined seaplanes are transported, ready ones up to its number, crated ones up to twice that.
    [WPB-SEA-05, WPB-SEA-09]
    """
    for ship in play.force(label).ships:
        boxes = [air for air, at in planned if at == ship]
        if applies(play, ship) and (_large(play, ship) or not _carries(play, ship, boxes)):
            return play.tables.ships[ship].id
    return ""


def _carries(play: Campaign, ship: int, planned: Sequence[int]) -> bool:
    """Whether there is room for what is aboard a tender and what is still to be crated for it.

    A ready AP takes the room of two crated ones. [WPB-SEA-09]
    """
    points = play.state.points
    boxes = {*stowed(play, ship), *planned}
    ready = [air for air in play.sea.based.where(aboard(ship)) if air not in boxes]
    taken = sum(points[air] for air in boxes) + STOWED * sum(points[air] for air in ready)
    return taken <= STOWED * play.tables.ships[ship].air


def _large(play: Campaign, ship: int) -> bool:
    """Whether seaplanes with several engines are aboard. [WPB-SEA-05]"""
    there = (air for air in play.sea.based.where(aboard(ship)) if play.state.points[air])
    return any(play.tables.types[play.tables.air[air].type].engines > 1 for air in there)


def _coast(play: Campaign, hex: int, side: int) -> bool:
    """Whether a hex is coastal and without enemies. [WPB-SEA-03]"""
    return play.land.has(hex) and play.land.coastal(hex) and not play.at(hex, enemy(side))


def at_work(play: Campaign, label: str) -> bool:
    """Whether a task force is of tenders with aircraft, at anchor off a coast without a port: it is at sea.

    [WPB-SEA-07]
    """
    force = play.force(label)
    if play.tables.land is None or force.dummy or force.moved or play.friendly_port(force.hex, force.side):
        return False
    if not _coast(play, force.hex, force.side) or not all(applies(play, ship) for ship in force.ships):
        return False
    there = (air for ship in force.ships for air in play.sea.based.where(aboard(ship)))
    return any(play.state.points[air] for air in there)


def holds(play: Campaign, ship: int, engines: int) -> bool:
    """Whether a type may use a tender: at anchor any seaplane, under way only single-engined ones.

    [WPB-SEA-05]
    """
    return engines == 1 or anchored(play, ship)


def searches_only(play: Campaign, ship: int) -> bool:
    """Whether the APs of a ship do nothing but search: of a tender of class 1. [WPB-SEA-09]"""
    printed = play.tables.ships[ship]
    return applies(play, ship) and printed.type == TENDER and printed.speed <= SLOW


def guards_only(play: Campaign, ship: int) -> bool:
    """Whether the APs of a ship fly no strikes: search, escort and cover are all. [WPB-SEA-09]"""
    return ship >= 0 and applies(play, ship)
