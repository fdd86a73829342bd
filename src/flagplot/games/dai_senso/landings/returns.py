"""CV Strikes return at the end of the Blitz Combat Segment. [4.1.5]"""

from __future__ import annotations

from flagplot.games.dai_senso.landings.frames import Landings
from flagplot.games.dai_senso.places import HEXES, USED, ZONES, zone_box
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.sea.seas import NO_ZONE, seas
from flagplot.kernel.words import the

CV_STRIKE = "cv_strike"


def return_strikes(war: War, frame: Landings) -> None:
    """Every CV Strike of the phasing faction goes to the Used Box of its Naval Zone, marker or no marker.

    [DSA-BLC-20, see DSA-SOP-07]
    """
    for hex in sorted(war.state.at):
        for number in war.stack(hex):
            if war.face(number).kind == CV_STRIKE and war.faction(number) == war.state.phasing:
                zone = zone_near(war, hex)
                war.remove(number, zone_box(zone, USED), f"returns to {the(ZONES[zone])}")
    war.pop()


def zone_near(war: War, hex: int) -> int:
    """The Naval Zone of a hex; inland that of the sea beside it, from where its CV Fleet sent it (D-13)."""
    of_hex = war.tables.map.hexes[hex].zones
    if of_hex:
        return ZONES.index(of_hex[0])
    grid, zone = war.tables.map.board.grid, seas().zone
    at_sea = (other for other in range(HEXES) if zone[other] != NO_ZONE)
    return zone[min(at_sea, key=lambda other: grid.distance(hex, other))]
