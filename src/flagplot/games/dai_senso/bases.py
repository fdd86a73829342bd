"""Air Bases, Naval Bases, and what a Blitz marker reaches. [glossary]"""

from __future__ import annotations

from flagplot.board.spaces import SpaceSet, mask_of, members
from flagplot.games.dai_senso import supply
from flagplot.games.dai_senso.beachheads import snlf_hexes
from flagplot.games.dai_senso.counters import BLITZ, TOTSUGEKI
from flagplot.games.dai_senso.factions import AXIS, WESTERN
from flagplot.games.dai_senso.ground import ground
from flagplot.games.dai_senso.ground import within as _within
from flagplot.games.dai_senso.nations import alike
from flagplot.games.dai_senso.places import ZONES
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.ports import harbors, makes_base
from flagplot.games.dai_senso.sea.seas import seas


def within(war: War, hex: int, radius: int) -> SpaceSet:
    """The hexes at most so far from a hex, itself included. [see DSA-GL-15]"""
    return _within(hex, radius)


def air_bases(war: War, faction: int, nation: str) -> SpaceSet:
    """The Air Bases of a nation: City, Port, Road or Rail, a supplied counter of its own, no enemy Air unit.

    Ground units, Detachments and Logistics make one, whichever road leads them their supply.
    [DSA-GL-20, DSA-GL-21, DSA-GL-24, DSA-SUP-30, DSA-SUP-30d]
    """
    occupation = war.occupation
    fit = occupation.holding[faction] & ground().bases & supply.reached(war, faction, nation)
    fit &= ~occupation.enemy(occupation.air, faction)
    return SpaceSet(hex for hex in members(fit) if _holds(war, hex, faction, nation))


def naval_bases(war: War, faction: int, nation: str) -> SpaceSet:
    """The Naval Bases of a nation on the map: Ports with a supplied counter of its own. [DSA-GL-22]

    It needs no Open Port: ships on station do not close it. [DSA-GL-24, DSA-SUP-30d]
    """
    fit = harbors(war, faction) & supply.reached(war, faction, nation)
    return SpaceSet(hex for hex in members(fit) if _holds(war, hex, faction, nation))


def naval_base_zones(war: War, faction: int, nation: str) -> int:
    """The Naval Zones that contain a Naval Base of a nation, as a set of zones in a number.

    A Western Off-Map Box is one for every Western unit, with nothing in it. [DSA-GL-25]
    """
    bases, printed = naval_bases(war, faction, nation).mask, seas()
    found = printed.box_zones[faction] if faction == WESTERN else 0
    for zone in range(len(ZONES)):
        if bases & printed.ports[zone]:
            found |= 1 << zone
    return found


def _holds(war: War, hex: int, faction: int, nation: str) -> bool:
    """Whether such a counter is there; one of them means any number. [DSA-RD-03]"""
    return any(alike(war, one, nation) and makes_base(war, one, faction) for one in war.stack(hex))


def blitzed(war: War, faction: int) -> SpaceSet:
    """The hexes in which units of a faction are Blitz-enabled: two around each of its markers.

    For the Axis the very hexes of SNLF Beachheads too. [DSA-GL-50, DSA-GL-51, DSB-MK-6-2]
    """
    found = mask_of(snlf_hexes(war)) if faction == AXIS else 0
    markers = war.tables.markers
    for marker in (*markers(BLITZ)[faction], *markers(TOTSUGEKI)[faction]):
        if war.on_map(marker):
            found |= _within(war.state.place[marker], war.face(marker).range).mask
    return SpaceSet.of(found)


def blitz_enabled(war: War, number: int) -> bool:
    """Whether a unit on the map is Blitz-enabled. [DSA-CMP-32]"""
    return war.on_map(number) and war.state.place[number] in blitzed(war, war.faction(number))
