"""What can be laid over the map: points of the areas, and enemies that could still come this turn."""

from __future__ import annotations

from flagplot.games.admirals_war.board import ALLIED, SEAT_SIDE, SEATS, SIDES
from flagplot.games.admirals_war.moves.panels import threats
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.shores.panels import projection
from flagplot.kernel.overlays import Overlay, OverlayName, unknown

POINTS = OverlayName("points", "Points of the areas")
THREAT = OverlayName("threat", "Threat to us", threat=True)
ENEMY = OverlayName("enemy", "Reach of the enemy")
NAMES = (POINTS, THREAT, ENEMY)


def overlay(war: War, seat: str | None, id: str) -> Overlay:
    """One of them, as a seat sees it; for whoever only watches, the Allies are meant."""
    side = ALLIED if seat is None else SEAT_SIDE[SEATS.index(seat)]
    if id == POINTS.id:
        worth = {area: float(points[side]) for area, points in projection(war, seat)["worth"].items()}
        about = "Points for us if we control an area at the end of the turn."
        return POINTS.laid(about, {area: value for area, value in worth.items() if value}, mood="good")
    if id not in (THREAT.id, ENEMY.id):
        raise unknown(NAMES, id)
    enemy = SIDES[1 - side]
    coming = {area: float(by[enemy]) for area, by in threats(war).items() if enemy in by}
    if id == ENEMY.id:
        return ENEMY.laid("Enemy ships and air units that could still come this turn.", coming, mood="bad")
    flags = projection(war, seat)["flags"]
    mine = {area: count for area, count in coming.items() if flags.get(area) == SIDES[side]}
    about = "Enemy ships and air units that could still come where we would hold control."
    return THREAT.laid(about, mine, mood="bad")
