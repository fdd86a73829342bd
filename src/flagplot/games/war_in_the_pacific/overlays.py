"""What can be laid over the map: enemies beside a hex ashore; at sea, where contacts could be by tomorrow.

Both are read from the view of a seat, so nothing is in them that it does not see. Command links, isolation
and the reach of aircraft are those of one's own side.
"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.air.frames import Plot, Plots
from flagplot.games.war_in_the_pacific.bots.sight import Sight
from flagplot.games.war_in_the_pacific.command import headquarters, links
from flagplot.games.war_in_the_pacific.ground.frames import GroundPhase
from flagplot.games.war_in_the_pacific.names import everything
from flagplot.games.war_in_the_pacific.places import OUT, ship_at
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import ALLIED, SEATS
from flagplot.kernel.overlays import Overlay, OverlayName, unknown
from flagplot.kernel.seen import Seen
from flagplot.kernel.words import worded

THREAT = OverlayName("threat", "Threat to us", threat=True)
ENEMY = OverlayName("enemy", "Reach of the enemy")
LINKS = OverlayName("links", "Command links")
SUPPLY = OverlayName("supply", "Isolated places")
AIR = OverlayName("air", "Reach of our aircraft")
NAMES = (THREAT, ENEMY, LINKS, SUPPLY, AIR)


def overlay(play: Campaign, seen: Seen, id: str) -> Overlay:
    """One of them; for whoever only watches, the Allies are meant, as far as a spectator sees."""
    if id in _OWN:
        side = SEATS.index(seen.seat) if seen.seat in SEATS else -1
        return _OWN[id](play, side)
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


# -- one's own side -----------------------------------------------------------------------------------------


def _links(play: Campaign, side: int) -> Overlay:
    """Hexes that headquarters reach, by how many do.

    What enemy aircraft block is learned in the Ground Phase, when isolation is found; at other times they are
    left out. [see WPA-CLK-08, WPA-CLK-17]
    """
    if play.tables.land is None or side < 0:
        return LINKS.laid("No headquarters of yours are on this map.", {})
    ashore = any(isinstance(frame, GroundPhase) for frame in play.state.frames)
    barred = links.blocked(play, side) if ashore else frozenset()
    found: dict[str, float] = {}
    for hq in headquarters.of(play, side):
        for hex in links.reached(play, hq, barred):
            found[play.label(hex)] = found.get(play.label(hex), 0.0) + 1
    about = "How many of your headquarters are linked with a hex"
    about += "." if ashore else ", before enemy aircraft block any link."
    return LINKS.laid(about, found, mood="good", plain=True)


def _isolated(play: Campaign, side: int) -> Overlay:
    """Hexes with units or bases that are cut off, as found at the start of the last Ground Phase."""
    if play.tables.land is None or side < 0:
        return SUPPLY.laid("Nobody is isolated on this map.", {})
    hexes = {play.label(hex): play.total(play.at(hex, side)) for hex in play.war.isolated[side]}
    about = "Your steps that no headquarters reached in the last Ground Phase: activation costs three times."
    values = {label: float(max(steps, 1)) for label, steps in hexes.items()}
    texts = {label: str(steps) if steps else "-" for label, steps in hexes.items()}
    return SUPPLY.laid(about, values, texts=texts, mood="bad")


def _planned(play: Campaign, side: int) -> str:
    """The base whose missions a side is plotting just now."""
    frame = next((one for one in play.state.frames if isinstance(one, Plots)), None)
    stack = frame.lane(SEATS[side]) if frame is not None else []
    plot = stack[-1] if stack else None
    return plot.draft.base if isinstance(plot, Plot) and plot.draft is not None else getattr(plot, "base", "")


def _aircraft(play: Campaign, side: int) -> Overlay:
    """Air points that reach a hex within their normal range and come back; of the base in hand alone, while
    its missions are plotted. [see BR-6-13]
    """
    if play.tables.waters is None or side < 0:
        return AIR.laid("No aircraft of yours are on this map.", {})
    base = _planned(play, side)
    reach: dict[tuple[int, int], int] = {}
    for air in play.air_at(base) if base else range(len(play.tables.air)):
        unit, points, place = play.tables.air[air], play.state.points[air], play.sea.based[air]
        if unit.side == SEATS[side] and points and place != OUT:
            hex = play.ship_hex(ship_at(place)) if ship_at(place) >= 0 else place
            if hex != OUT:
                key = (hex, play.tables.types[unit.type].range_normal)
                reach[key] = reach.get(key, 0) + points
    found: dict[str, float] = {}
    for (hex, far), points in reach.items():
        for other in play.chart.within(hex, far):
            if play.chart.air_cost(hex, other) <= far:
                label = play.label(other)
                found[label] = found.get(label, 0.0) + points
    who = (
        f"Air points of {worded(play.called(base), everything().__getitem__)}" if base else "Your air points"
    )
    about = f"{who} that reach a hex within their normal range."
    return AIR.laid(about, found, mood="good", plain=True)


_OWN = {LINKS.id: _links, SUPPLY.id: _isolated, AIR.id: _aircraft}
