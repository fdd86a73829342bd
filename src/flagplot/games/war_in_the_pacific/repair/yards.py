"""Where a ship may be repaired, and how well. [36.1.1, 36.1.2, 36.3, 36.4]"""

from __future__ import annotations

from typing import NamedTuple

from flagplot.games.war_in_the_pacific.command import authority, headquarters, links
from flagplot.games.war_in_the_pacific.places import OUT
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.repair import areas
from flagplot.games.war_in_the_pacific.repair.charts import ANYBODY, NavalRepair
from flagplot.games.war_in_the_pacific.sides import OWNERS, SEATS
from flagplot.games.war_in_the_pacific.units import CAPITAL, Ship

MAJOR = "major"
LIGHT = 1  # the damage that lesser yards can repair
HALVED = 2  # damage of a pair of destroyers of which one ship is left, whole [see WPA-REP-25]


class Yard(NamedTuple):
    """A port as far as repair is concerned."""

    label: str  # its hex, or the name of an area off the map
    owner: str
    kind: str = MAJOR
    navy: str = ""  # the only navy it serves, off the map
    serviced: bool = False  # linked to a US headquarters, with a supply base and an undamaged port
    ships: int = 0  # that are under repair there
    crowded: bool = False  # an Allied capital ship among them


def place(play: Campaign, ship: int) -> int:
    """The port a ship is in, on the map or off it; OUT if it is in none. [see WPA-PRT-05]"""
    area = play.war.areas.get(ship)
    if area is not None:
        return areas.code(play.tables, area)
    hex = play.ship_hex(ship)
    side = SEATS.index(play.tables.ships[ship].side)
    return hex if hex != OUT and play.friendly_port(hex, side) else OUT


def under_repair(play: Campaign, place: int) -> list[int]:
    """The ships that are being repaired in a port."""
    return [ship for ship, one in play.works.overhauls.items() if one.port == place]


def yard(play: Campaign, place: int, ship: int) -> Yard:
    """A port as a yard for a ship. Ports are major or minor ports or anchorages. [WPA-PRT-01]"""
    others = [one for one in under_repair(play, place) if one != ship]
    crowded = any(play.tables.ships[one].type in CAPITAL for one in others)
    name = areas.name(play.tables, place)
    if name:
        return Yard(name, SEATS[1], navy=play.tables.repair.areas[name], ships=len(others), crowded=crowded)
    base = play.tables.bases[place]
    return Yard(
        play.label(place), OWNERS[play.state.control[place]], base.port, ships=len(others), crowded=crowded,
        serviced=base.supply_base and not play.sea.ports.get(place, 0) and _american(play, place),
    )  # fmt: skip


def _american(play: Campaign, hex: int) -> bool:
    """Whether a port is linked to a US headquarters."""
    hqs = [hq for hq in headquarters.of(play, 1) if play.tables.hqs[hq].cmd == authority.AMERICAN]
    nets = links.nets(play, 1, known=True) if hqs else {}
    return any(hex in nets[hq] for hq in hqs)


def obstacle(chart: NavalRepair, yard: Yard, ship: Ship, damage: int) -> str:
    """The clause that keeps a ship from being repaired in a port; nothing if it may be. [WPA-REP-01]

    Japan repairs light damage in any major port and, one ship at a time, at Truk, other damage at home only.
    Most major ports repair ships; light damage of US ships is repaired wherever a US supply base serves, also
    at an anchorage. [WPA-REP-06, WPA-REP-07, WPA-REP-08, WPA-REP-09, WPA-PRT-02, WPA-SUP-01]
    """
    navy = authority.country(ship.nation)
    if not chart.table(ship.type, navy):
        return "WPA-REP-23"
    if not damage:
        return "WPA-REP-01"
    if ship.pair and damage == HALVED:
        return "WPA-REP-24"
    if yard.owner != ship.side:
        return "WPA-REP-06"
    if yard.navy and yard.navy != navy:
        return "WPA-REP-26"
    if ship.side == SEATS[0]:
        return _at_home(chart, yard, damage)
    if yard.kind == MAJOR or (navy == authority.AMERICAN and damage == LIGHT and yard.serviced):
        return ""
    return "WPA-REP-09" if navy == authority.AMERICAN and damage == LIGHT else "WPA-REP-06"


def _at_home(chart: NavalRepair, yard: Yard, damage: int) -> str:
    """The rule for Japanese ships. [WPA-REP-07, WPA-REP-08]"""
    if damage > LIGHT:
        return "" if yard.label in chart.homeland else "WPA-REP-07"
    room = chart.single.get(yard.label)
    if room is not None:
        return "" if yard.ships < room else "WPA-REP-08"
    return "" if yard.kind == MAJOR else "WPA-REP-08"


def modifier(chart: NavalRepair, yard: Yard, ship: Ship, damage: int) -> int:
    """What is added to the roll: by the port, on tables 2 to 4 only, and for badly damaged Japanese ships.

    [WPA-REP-10, WPA-REP-11, WPA-REP-12, WPA-REP-13, WPA-REP-14, WPA-REP-21]
    """
    navy = authority.country(ship.nation)
    if chart.table(ship.type, navy) not in chart.modified:
        return 0
    found = 0
    for one in chart.modifiers:
        if yard.label in one.ports and one.ships in (navy, ANYBODY) and ship.side == SEATS[1]:
            found += one.crowded if yard.crowded and one.crowded is not None else one.drm
    bad = ship.side == chart.wrecked.side and damage >= chart.wrecked.damage
    return found + (chart.wrecked.drm if bad else 0)


def strains(chart: NavalRepair, yard: Yard, ship: Ship) -> bool:
    """Whether a port can make a maximum effort for a ship: few, each for its navy; at home all of Japan's.

    [WPA-REP-27]
    """
    if ship.side == SEATS[0]:
        return yard.label in chart.homeland and yard.kind == MAJOR
    return yard.label in chart.effort.ports.get(authority.country(ship.nation), ())
