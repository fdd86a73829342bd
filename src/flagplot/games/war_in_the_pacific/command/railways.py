"""Bases that are linked by rail, until somebody finds that the line is cut. [29.7.1]

A line is looked at in the Attrition Phase of a strategic turn. Of that look are kept the bases whose lines
were cut (``severed``), and since then the rail hexes that changed hands (``lost``): through these a line goes
on serving. Before the first look nothing has been found, and lines run as when the scenario began.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

import msgspec
from msgspec import UNSET

from flagplot.games.war_in_the_pacific.ground.land import Land
from flagplot.games.war_in_the_pacific.ground.setup import original
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.rail import lines
from flagplot.games.war_in_the_pacific.sides import JAPAN, NEUTRAL, enemy
from flagplot.games.war_in_the_pacific.works.built import laid

PORTS = ("major", "minor")


def port(play: Campaign, side: int, hex: int) -> bool:
    """Whether a side can use a port in a hex, damaged or not; anchorages are none. [see WPA-CLK-07]"""
    base = play.tables.bases.get(hex)
    own = base is not None and base.port in PORTS and play.state.control.get(hex) == side
    return own and play.masters(hex, side)


def linked(play: Campaign, side: int, known: Collection[int]) -> set[int]:
    """Bases with a direct rail line to a port among linked hexes.

    A line that is cut is only found to be so in the Attrition Phase of a strategic turn: until then it serves
    through hexes that were friendly since the last one. [WPA-CLK-07]
    """
    ports = [hex for hex in play.tables.bases if hex in known and port(play, side, hex)]
    if not ports:
        return set()
    severed = play.lines.severed or ()
    found = {hex for hex in _along(_whole(play), ports, _trusted(play, side)) if hex not in severed}
    found |= _along(play.land, ports, _open(play, side))
    return {hex for hex in found if hex in play.tables.bases and play.state.control.get(hex) == side}


def distrust(play: Campaign) -> None:
    """From now on only lines serve that are open."""
    found = [hex for hex in play.tables.bases if lines.is_rail(play, hex)]
    play.redraw(severed=tuple(sorted(found)), lost=UNSET)


def look(play: Campaign, linked: Sequence[Collection[int]]) -> None:
    """The Attrition Phase: bases are found whose line to every linked port of their side is cut. [WPA-CLK-07]

    ``linked``: by side the hexes that are linked while only open lines serve.
    """
    found: list[int] = []
    for side, known in enumerate(linked):
        ports = [hex for hex in play.tables.bases if hex in known and port(play, side, hex)]
        served = _along(play.land, ports, _open(play, side))
        found += [
            hex
            for hex in play.tables.bases
            if play.state.control.get(hex) == side and lines.is_rail(play, hex) and hex not in served
        ]
    play.redraw(severed=tuple(sorted(found)))


def _open(play: Campaign, side: int) -> Callable[[int], bool]:
    """Hexes a line runs through now: friendly, and without enemies."""
    return lambda hex: play.state.control.get(hex) == side and not play.at(hex, enemy(side))


def _trusted(play: Campaign, side: int) -> Callable[[int], bool]:
    """Hexes a line ran through since somebody looked last: friendly now, or lost since."""
    control, lost, first = play.state.control, play.lines.lost or {}, play.lines.severed is UNSET
    return lambda hex: side in (control.get(hex), lost.get(hex)) or (first and _began(play, hex) == side)


def _began(play: Campaign, hex: int) -> int:
    """Whose a hex was when the scenario began; those of Thailand become Japanese when it joins Japan."""
    found = original(play.land, play.land_card, hex)
    return JAPAN if found == NEUTRAL and play.war.joined else found


def _whole(play: Campaign) -> Land:
    """The land with all rail lines, destroyed ones among them."""
    found = laid(play.printed, msgspec.structs.replace(play.works, cut={})).land
    return play.land if found is None else found


def _along(land: Land, starts: Collection[int], passes: Callable[[int], bool]) -> set[int]:
    """What rail lines join with some hexes."""
    seen, ring = set(starts), list(starts)
    while ring:
        for other in lines.beside(land, ring.pop()):
            if other not in seen and land.has(other) and passes(other):
                seen.add(other)
                ring.append(other)
    return seen
