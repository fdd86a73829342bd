"""Landing on a carrier in the middle of noncombat movement, where that ends the move of both."""

from __future__ import annotations

from flagplot.games.axis_allies.moves.landing import shortfall
from flagplot.games.axis_allies.moves.sea_routes import launch_aircraft
from flagplot.games.axis_allies.pieces import Stacks, Status, cargo, change, look
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.status import friends
from flagplot.games.axis_allies.tally import tally


def touch_down(war: War, zone: int, planes: Stacks, power: int) -> None:
    """Put fighters that have just flown to a zone aboard the carrier there; neither moves again this turn.

    [A50-NCM-10, A50-CAR-10] Only where the deck is plain: the power's own carrier, no other beside it, and
    room for all. Where there is a choice, or somebody in the air is served only if this carrier still moves,
    they stay in the air and are given their decks later [A50-CAR-17]. Fighters that were aboard and have not
    moved are in the air from now on, free to go elsewhere [A50-CAR-02].
    """
    carrier = _only_deck(war, zone, power)
    board = war.board
    if carrier < 0 or sum(planes.values()) > board.kinds[look(carrier).kind].deck - len(look(carrier).cargo):
        return
    before, lost = war.state.units[zone], shortfall(war, power, combat=False)
    stopped = carrier
    if look(carrier).ready:
        (emptied,), aloft = launch_aircraft(board, {carrier: 1}, power)
        stopped = change(emptied, status=Status.DONE)
        for plane, count in aloft.items():
            war.add(zone, plane, count)
    landed = look(stopped).cargo
    for plane, count in planes.items():
        war.remove(zone, plane, count)
        landed += (cargo(power, look(plane).kind),) * count
    war.turn(zone, carrier, change(stopped, cargo=landed))
    if shortfall(war, power, combat=False) > lost:
        war.put(zone, before)


def _only_deck(war: War, zone: int, power: int) -> int:
    """The one carrier in a zone that fighters of the power may use, if it is its own; else -1."""
    carriers = tally(war.state.units[zone], war.board).carriers
    found = [(p, n) for p, n in carriers if friends(war, power, look(p).owner)]
    if len(found) != 1:
        return -1
    carrier, count = found[0]
    return carrier if count == 1 and look(carrier).owner == power else -1
