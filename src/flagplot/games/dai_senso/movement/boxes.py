"""Off-Map Boxes: from one to the next, and between Eastern Europe and the edge of the map. [3.1.1, 3.1.3]"""

from __future__ import annotations

from flagplot.board.spaces import members
from flagplot.games.dai_senso.factions import FACTIONS, SOVIET
from flagplot.games.dai_senso.ground import ground
from flagplot.games.dai_senso.movement import entering
from flagplot.games.dai_senso.movement.costs import HALVES, allowance
from flagplot.games.dai_senso.movement.reach import Look
from flagplot.games.dai_senso.places import HEXES, IDS, off_map
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.sea.stations import SHIPLESS
from flagplot.kernel.action import Action
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

TRANSFER = "transfer"
EASTERN_EUROPE = "eastern_europe"
RUSSIA = "russia"


def waiting(war: War, look: Look) -> list[int]:
    """The units in Off-Map Boxes of the phasing faction that have not moved; they are supplied there."""
    if war.state.scenario in SHIPLESS:  # its box is out of play [see DSI-SCN-11]
        return []
    every, places = war.tables.map.waters.off_map_boxes, war.state.place
    boxes = [off_map(box.id) for box in every if box.faction == FACTIONS[look.faction]]
    if not any(box in places for box in boxes):
        return []
    return [
        number
        for number, place in enumerate(places)
        if place in boxes and number not in look.moved and number != look.frame.mover
        and war.face(number).ground and war.face(number).move
    ]  # fmt: skip


def options(war: War, look: Look) -> list[Action]:
    """Every transfer there is."""
    found = [
        Action(TRANSFER, (war.id(number), IDS[place]))
        for number in waiting(war, look)
        for place in goals(war, look, number)
    ]
    if look.faction == SOVIET and war.state.scenario not in SHIPLESS:
        found += [
            Action(TRANSFER, (war.id(one.number), EASTERN_EUROPE))
            for one in look.movers()
            if one.number != look.frame.mover and leaves(war, look, one.number)
        ]
    return found


def goals(war: War, look: Look, number: int) -> list[int]:
    """Where a unit may go from its Off-Map Box: adjacent boxes of its faction; from Eastern Europe the edge.

    There any hex in reach without an enemy Air unit; in Reserve Movement none in an EZOC.
    [DSA-MOV-45, DSA-MOV-21]
    """
    start = war.state.place[number]
    every = war.tables.map.waters.off_map_boxes
    box = next(one for one in every if off_map(one.id) == start)
    beside = [
        off_map(one.id)
        for one in every
        if one.id in box.adjacent_boxes and one.faction == FACTIONS[look.faction]
    ]
    if box.id != EASTERN_EUROPE:
        return beside
    closed = look.closed | look.bounds(number)
    return [*beside, *members(ground().edge & ~closed)]


def leaves(war: War, look: Look, number: int) -> bool:
    """Whether a unit that has not moved stands in Russia on the western edge, and may go. [DSA-MOV-20]"""
    hex = war.state.place[number]
    on_edge = hex < HEXES and ground().edge >> hex & 1 and war.lands.country[hex] == RUSSIA
    return bool(on_edge) and not look.fixed >> hex & 1


def price(war: War, number: int, to: int) -> int:
    """All it has, but for the edge of the map: one point. [DSA-MOV-20, DSA-MOV-21, DSA-MOV-45]"""
    return HALVES if to < HEXES else allowance(war, number)


def go(war: War, number: int, to: int) -> None:
    """Any number of units may go, whoever else comes and goes. [DSA-MOV-46]"""
    war.transfer(number, to)
    if to < HEXES:
        entering.entered(war, number, to)


def why_not(war: War, look: Look, number: int, to: int) -> Refusal | None:
    """Why a unit does not change boxes like that."""
    id, start = war.id(number), war.state.place[number]
    if number == look.frame.mover:
        return illegal("DSA-MOV-07", f"{the(id)} has moved in another way", id)
    if IDS[to] == EASTERN_EUROPE and start < HEXES:
        text = f"{the(id)} does not start on the edge of the map in Russia, or is no Soviet unit"
        return illegal("DSA-MOV-20", text, id)
    if start < HEXES:
        return illegal("DSA-MOV-45", f"{the(id)} is in no Off-Map Box", id)
    if to < HEXES:
        return illegal("DSA-MOV-21", f"{the(id)} cannot enter the map in {the(IDS[to])}", id, IDS[to])
    text = f"{the(IDS[to])} is no box of yours beside {the(IDS[start])}"
    return illegal("DSA-MOV-45", text, id, IDS[to])
