"""Port to Port: units cross Naval Zones with Troop Convoys. [3.1.2]"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec import UNSET

from flagplot.board.spaces import members
from flagplot.games.dai_senso import fences
from flagplot.games.dai_senso.beachheads import owner
from flagplot.games.dai_senso.factions import FACTIONS
from flagplot.games.dai_senso.ground import ground
from flagplot.games.dai_senso.markers import SCRATCH, TRAIN
from flagplot.games.dai_senso.movement import entering
from flagplot.games.dai_senso.movement.boxes import waiting
from flagplot.games.dai_senso.movement.frames import Movement
from flagplot.games.dai_senso.movement.reach import Look
from flagplot.games.dai_senso.organization.orders import first_of_each_type
from flagplot.games.dai_senso.places import HEXES, IDS, ZONES, off_map
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.ports import open_port, open_ports
from flagplot.games.dai_senso.sea.seas import NO_ZONE, seas
from flagplot.games.dai_senso.sea.stations import carries, spend, troop_convoys, zones_with_troop_convoys
from flagplot.kernel.action import Action
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

SHIP = "ship"


class Leg(NamedTuple):
    """One crossing: to a port or box, over a zone, with a convoy."""

    to: int
    zone: int
    convoy: int


def options(war: War, look: Look) -> list[Action]:
    """Every port each unit may cross to; the convoy is named where there is a choice."""
    if not zones_with_troop_convoys(war, look.faction):
        return []
    return [
        answer for number in embarking(war, look) for answer in _answers(war, number, legs(war, look, number))
    ]


def _answers(war: War, number: int, found: list[Leg]) -> Iterator[Action]:
    by_goal: dict[int, list[Leg]] = {}
    for leg in found:
        by_goal.setdefault(leg.to, []).append(leg)
    id = war.id(number)
    for to, choice in by_goal.items():
        if len(choice) == 1:
            yield Action(SHIP, (id, IDS[to]))
        else:
            yield from (Action(SHIP, (id, IDS[to], war.id(leg.convoy))) for leg in choice)


# -- who may cross what -------------------------------------------------------------------------------------


def embarking(war: War, look: Look) -> list[int]:
    """The units that may move and stand where a voyage begins. [DSA-MOV-30]"""
    found = [one.number for one in look.movers() if _waters(war, look.frame, one.number)]
    return found + [one for one in waiting(war, look) if _waters(war, look.frame, one)]


def _own(faction: str, number: int) -> bool:
    return faction == FACTIONS[number]


def _waters(war: War, frame: Movement, number: int) -> tuple[int, ...]:
    """The Naval Zones a unit may set out across from where it is.

    It starts in a Port, which need not be open, on a Beachhead or in an Off-Map Box; on its way it goes on
    across another zone from a Multi-Zone Port. [DSA-MOV-18, DSA-MOV-30, DSA-MOV-31, DSA-MOV-33]
    Kwantung units never do, nor who has moved in another way. [DSA-MOV-39, see DSA-MOV-07]
    """
    if war.counter(number).kwantung:
        return ()
    zones = around(war, war.state.place[number])
    if frame.mover != number:
        return zones
    if frame.crossed is UNSET or frame.stopped:
        return ()
    return tuple(zone for zone in zones if zone != frame.crossed)


def around(war: War, place: int) -> tuple[int, ...]:
    """The Naval Zones of a Port, a Beachhead or an Off-Map Box."""
    if place >= HEXES:
        boxes = war.tables.map.waters.off_map_boxes
        return next((tuple(map(ZONES.index, box.zones)) for box in boxes if off_map(box.id) == place), ())
    at_sea = seas().zone[place]
    return ground().zones_of[place] if at_sea == NO_ZONE else (at_sea,)


def legs(war: War, look: Look, number: int) -> list[Leg]:
    """The crossings a unit may make now: zone by zone, to every friendly Open Port that is not closed to it.

    Each with one convoy of every type that carries it. [DSA-MOV-30, DSA-MOV-31, DSA-MOV-37]
    """
    start = war.state.place[number]
    if start < HEXES and look.fixed >> start & 1:
        return []
    closed = look.closed | look.bounds(number)
    found = []
    for zone in _waters(war, look.frame, number):
        ships = carriers(war, zone, number)
        if ships:
            ports = members(open_ports(war, look.faction)[zone] & ~closed)
            goals = [to for to in (*ports, *_boxes(war, look.faction, zone)) if to != start]
            found += [Leg(to, zone, ship) for to in goals for ship in ships]
    return found


def _boxes(war: War, faction: int, zone: int) -> list[int]:
    """The Off-Map Boxes of a faction with an Open Port in a zone. [see DSA-GL-26d]"""
    boxes = war.tables.map.waters.off_map_boxes
    return [
        off_map(box.id)
        for box in boxes
        if _own(box.faction, faction) and box.open_port and ZONES[zone] in box.zones
    ]


def carriers(war: War, zone: int, number: int) -> list[int]:
    """The Troop Convoys in a zone that carry a unit, the first of each type: they are alike.

    Each carries one unit by itself; nothing is put together. [DSA-MOV-35, DSA-MOV-37]
    """
    faction = war.faction(number)
    fit = [one for one in troop_convoys(war, zone, faction) if _rides(war, one, number)]
    return first_of_each_type(war, fit)


def _rides(war: War, convoy: int, number: int) -> bool:
    """Whether nation, size and Policies let a unit ride with a convoy. [DSA-MOV-38, DSA-MOV-63]"""
    nation = war.counter(number).nation
    return carries(war, convoy, number) and fences.shares_convoy(war, war.faction(number), nation, convoy)


# -- crossing -----------------------------------------------------------------------------------------------


def cross(war: War, frame: Movement, number: int, leg: Leg) -> bool:
    """A unit is carried to a port or box; gives whether it must stop there.

    It stops in an Off-Map Box, and where no other zone begins. [DSA-MOV-32, DSA-MOV-33] The convoy goes to
    the Used Box. [DSA-MOV-35, DSA-MOV-36]
    """
    to, zone, convoy = leg
    spend(war, convoy)
    if war.on_map(number) and to < HEXES:
        war.move(number, to)
    else:
        war.transfer(number, to)
    frame.crossed = zone
    if to >= HEXES:
        return True
    entering.entered(war, number, to)
    return not any(other != zone for other in ground().zones_of[to])


def chosen(war: War, frame: Movement, action: Action) -> Leg | None:
    """The crossing an answer means; None if there is none, or several."""
    number = war.tables.counter(str(action.args[0]))
    found = [leg for leg in legs(war, Look(war, frame), number) if IDS[leg.to] == str(action.args[1])]
    if len(action.args) > 2:
        found = [leg for leg in found if war.id(leg.convoy) == str(action.args[2])]
    return found[0] if len(found) == 1 else None


# -- why not -------------------------------------------------------------------------------------------------


def why_not(war: War, look: Look, number: int, to: int) -> Refusal | None:
    """Why a unit that could otherwise move does not cross the sea to a place."""
    id, start = war.id(number), war.state.place[number]
    if war.counter(number).kwantung:
        return illegal("DSA-MOV-39", f"{the(id)} of the Kwantung Army never goes by sea", id)
    if number == look.frame.mover and look.frame.crossed is UNSET:
        return illegal("DSA-MOV-07", f"{the(id)} moves from hex to hex in this phase", id)
    if number == look.frame.mover and look.frame.stopped:
        return illegal("DSA-MOV-33", f"{the(id)} has come to the end of its voyage", id)
    if start == to:
        return illegal("DSA-MOV-30", f"{the(id)} is there already", id)
    if start < HEXES and owner(war, start) != look.faction and not ground().zones_of[start]:
        return illegal("DSA-MOV-30", f"{the(id)} is neither in a Port nor on a Beachhead", id, IDS[start])
    shared = [zone for zone in _waters(war, look.frame, number) if zone in around(war, to)]
    if not shared:
        return illegal("DSA-MOV-30", f"no Naval Zone lies between {the(IDS[start])} and {the(IDS[to])}", id)
    return _why_not_across(war, look, number, to, shared)


def _why_not_across(war: War, look: Look, number: int, to: int, zones: list[int]) -> Refusal | None:
    id = war.id(number)
    there = [one for zone in zones for one in troop_convoys(war, zone, look.faction)]
    if not there:
        return illegal("DSA-MOV-30", f"no Troop Convoy of yours is in {the(ZONES[zones[0]])}", id)
    if not any(_rides(war, one, number) for one in there):
        return _why_not_aboard(war, there[0], number)
    if to < HEXES:
        if not any(open_port(war, to, look.faction, zone) for zone in zones):
            return illegal("DSA-MOV-31", f"{the(IDS[to])} is no Open Port of yours", IDS[to])
        if refusal := entering.barred(war, number, to):
            return refusal
        if look.closed >> to & 1:
            return illegal("DSA-RSV-03", f"{the(IDS[to])} lies in an enemy zone of control", IDS[to])
    return illegal("", "there is a choice of Troop Convoys: name one of them")


_RIDERS = {
    ("axis", SCRATCH): "DSA-MOV-38a",
    ("japan", ""): "DSA-MOV-38c",
    ("russia", ""): "DSA-MOV-38d",
    ("soviet", SCRATCH): "DSA-MOV-38e",
    ("us", TRAIN): "DSA-MOV-38f",
}


def _why_not_aboard(war: War, convoy: int, number: int) -> Refusal:
    """Too many steps, or the wrong nation."""
    ids, ship = (war.id(number), war.id(convoy)), war.counter(convoy)
    if war.face(number).steps > 1 and ship.convoy != TRAIN:
        return illegal("DSA-MOV-35", f"{the(ids[1])} carries a one-step unit, not {the(ids[0])}", *ids)
    rule = _RIDERS.get((ship.nation, ship.convoy if ship.convoy in (SCRATCH, TRAIN) else ""), "DSA-MOV-38")
    return illegal(rule, f"{the(ids[1])} does not carry {the(ids[0])}", *ids)
