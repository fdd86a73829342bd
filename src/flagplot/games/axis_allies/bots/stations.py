"""Where a fleet is wanted: near transports and the harbours they are built in, and a little forward."""

from __future__ import annotations

from flagplot.games.axis_allies.bots.field import Field
from flagplot.games.axis_allies.bots.fronts import Fronts
from flagplot.games.axis_allies.pieces import look

_DOCK = 2.0  # a harbour where ships are built, in transports
_AWAY = 0.6  # how much less a fleet guards for every zone it is away
_FORWARD = 0.02  # what a point of pull of the next targets adds, in transports
_FAR = 9  # zones beyond which nothing is guarded


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
    found = [_FORWARD * pull for pull in fronts.pull]
    for zone, weight in sorted(places.items()):
        row = field.sea[zone]
        for other in range(board.n):
            if board.sea[other] and row[other] <= _FAR:
                found[other] += weight * _AWAY ** row[other]
    return found
