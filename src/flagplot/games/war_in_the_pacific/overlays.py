"""What can be laid over the map: enemies beside a hex ashore; at sea, where contacts could be by tomorrow.

Both are read from the view of a seat, so nothing is in them that it does not see.
"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.bots.sight import Sight
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import ALLIED, SEATS
from flagplot.kernel.overlays import Overlay, OverlayName, unknown
from flagplot.kernel.seen import Seen

THREAT = OverlayName("threat", "Threat to us", threat=True)
ENEMY = OverlayName("enemy", "Reach of the enemy")
NAMES = (THREAT, ENEMY)


def overlay(play: Campaign, seen: Seen, id: str) -> Overlay:
    """One of them; for whoever only watches, the Allies are meant, as far as a spectator sees."""
    if id not in (THREAT.id, ENEMY.id):
        raise unknown(NAMES, id)
    sight = Sight(seen)
    sight.seat = seen.seat or SEATS[ALLIED]
    ashore = play.tables.waters is None
    found = _beside(sight) if ashore else _contacts(play, sight)
    what = "Enemy steps beside a hex" if ashore else "Enemy contacts that could be there after one move"
    if id == ENEMY.id:
        return ENEMY.laid(f"{what}.", found, mood="bad")
    mine = {label: value for label, value in found.items() if _ours(sight, label)}
    return THREAT.laid(f"{what} where we are.", mine, mood="bad")


def _ours(sight: Sight, label: str) -> bool:
    place = sight.seen.places.get(label, {})
    units = place.get("units", ())
    return place.get("owner") == sight.seat if not units else any(u["owner"] == sight.seat for u in units)


def _beside(sight: Sight) -> dict[str, float]:
    hexes = (label for label, place in sight.seen.places.items() if "limit" in place)
    return {label: float(steps) for label in hexes if (steps := sight.facing(label))}


def _contacts(play: Campaign, sight: Sight) -> dict[str, float]:
    """How many contacts the allowance of their class could bring to a hex. [see BR-16-14]"""
    found: dict[str, float] = {}
    for label in sight.contacts():
        for unit in sight.seen.places[label]["units"]:
            if unit["kind"] != "contact" or unit["owner"] == sight.seat:
                continue
            allowance = play.tables.movement.allowance[unit["speed"]]
            start = play.chart.grid[label]
            for hex in sorted({start, *play.chart.reach(start, allowance)}):
                name = play.label(hex)
                found[name] = found.get(name, 0.0) + 1
    return found
