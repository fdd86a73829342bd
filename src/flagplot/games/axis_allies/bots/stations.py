"""Where fleets and aircraft are wanted.

A fleet near transports, the harbours they are built in and the men who wait for them, and a little forward;
aircraft at the front, and where they have enemy ships within reach.
"""

from __future__ import annotations

from flagplot.games.axis_allies.bots.field import Field
from flagplot.games.axis_allies.bots.fronts import Fronts
from flagplot.games.axis_allies.pieces import look

_DOCK = 2.0  # a harbour where ships are built, in transports
_WAITS = 0.3  # a man who waits in a port to be shipped, in transports
_AWAY = 0.6  # how much less a fleet guards for every zone it is away
_FORWARD = 0.02  # what a point of pull of the next targets adds, in transports
_FAR = 9  # zones beyond which nothing is guarded
_PREY = (1.0, 1.0, 1.0, 0.5)  # by distance: part of the worth of enemy ships that draws aircraft


def stations(field: Field, fronts: Fronts) -> list[float]:
    """By zone: how much there is to guard about it."""
    board, state = field.board, field.state
    places: dict[int, float] = {}
    for zone, stacks in enumerate(state.units):
        for piece, count in stacks.items() if board.sea[zone] else ():
            seen = look(piece)
            if seen.owner == field.power and board.kinds[seen.kind].transport:
                places[zone] = places.get(zone, 0.0) + count * (1 + len(seen.aboard))
    for land in field.lands(field.friendly):
        if state.control[land] == field.power and state.facilities[land][2]:
            zones = board.sea_near[land]
            for zone in zones:
                places[zone] = places.get(zone, 0.0) + _DOCK / len(zones)
    for land in sorted(fronts.ports):
        if state.control[land] == field.power and not fronts.at_front(land):
            units, zones = field.units(land, 1 << field.power), board.sea_near[land]
            men = sum(n for kind, n in units.items() if board.kinds[kind].captures)
            for zone in zones:
                places[zone] = places.get(zone, 0.0) + _WAITS * men / len(zones)
    found = [_FORWARD * pull for pull in fronts.pull]
    for zone, weight in sorted(places.items()):
        row = field.sea[zone]
        for other in range(board.n):
            if board.sea[other] and row[other] <= _FAR:
                found[other] += weight * _AWAY ** row[other]
    return found


def fields(field: Field, fronts: Fronts) -> list[float]:
    """By space: how much aircraft are wanted there."""
    found = list(fronts.pull)
    for zone in range(field.board.n):
        ships = field.enemies(zone) if field.board.sea[zone] else {}
        worth = field.ipcs({kind: n for kind, n in ships.items() if not field.board.kinds[kind].submarine})
        for space, far in enumerate(field.air[zone]) if worth else ():
            if far < len(_PREY):
                found[space] += _PREY[far] * worth
    return found
