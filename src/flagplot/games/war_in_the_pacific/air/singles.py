"""Missions of one air unit: cover, reconnaissance, transfers; it is briefed, and flies. [5.3, 15.1]"""

from __future__ import annotations

from collections.abc import Iterator

from flagplot.games.war_in_the_pacific.air import airlift, bases, missions, wings
from flagplot.games.war_in_the_pacific.air.frames import COVER, NCOVER, RECON, TRANSFER, Line, Plot
from flagplot.games.war_in_the_pacific.air.transfers import (
    SHORT,
    destinations,
    place_named,
    transferable,
    why_no_transfer,
)
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import enemy
from flagplot.kernel.action import Action, act
from flagplot.kernel.game import Move
from flagplot.kernel.memory import of_situation
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted, the

SINGLES = ("fly-cover", "recon", "rebase", *airlift.VERBS)


def singles(play: Campaign, lines: tuple[Line, ...], air: int) -> Iterator[Action]:
    """Cover, reconnaissance and transfers of one unit, if anybody in it is without a mission."""
    if wings.idle(play, air) <= wings.plotted(lines, air):
        return
    id, base = wings.unit(play, air).id, play.air_base(air)
    if wings.fighter(play, air) and (most := cover_limit(play, lines, base, air)) > 0:
        for place in covered(play, air):
            yield from (act("fly-cover", id, count, place) for count in range(1, most + 1))
    stays = missions.docked(play, base) or wings.cargo(play, air)
    if missions.approaches(wings.type_of(play, air), RECON) and not stays:
        most = wings.can_launch(play, lines, air)
        for place in scouted(play, air) if most else ():
            yield from (act("recon", id, count, place) for count in range(1, most + 1))
    yield from airlift.orders(play, lines, air)
    for landing in destinations(play, air):
        most = transferable(play, lines, air, landing)
        yield from (act("rebase", id, count, play.label(landing)) for count in range(1, most + 1))


def at_once(play: Campaign, frame: Plot, action: Action) -> tuple[Action, ...] | None:
    """A mission of one unit written in one answer: it is briefed, and flies; None if it cannot."""
    id = str(action.args[0])
    if frame.draft is not None or frame.air >= 0 or id not in play.tables.air_number:
        return None
    air = play.tables.air_number[id]
    base = play.air_base(air)
    if wings.side_of(play, air) != frame.side or base not in play.air_bases(frame.side):
        return None
    if action not in singles(play, frame.lines, air):
        return None
    orders = (act("brief", id), action)
    if play.tables.land is None or frame.base == base:
        return orders
    return None if frame.base else (act("plan-base", base), *orders, act("close-base"))


def briefed(moves: list[Move]) -> list[Move]:
    """The answers of an older game, in which missions of one unit were written without briefing it."""
    found = []
    for move in moves:
        verb, _, rest = move.text.partition(" ")
        if verb in SINGLES:
            found.append(Move(move.seat, f"brief {rest.split()[0]}"))
        found.append(move)
    return found


def written(play: Campaign, side: int, action: Action) -> Line:
    """A line that is written with one answer: cover, reconnaissance, transfer, transport."""
    if action.verb in airlift.VERBS:
        return airlift.written(play, side, action)
    air, count, place = play.tables.air_number[str(action.args[0])], int(action.args[1]), str(action.args[2])
    mission = {"recon": RECON, "rebase": TRANSFER}.get(action.verb) or (
        NCOVER if place in play.sea.forces else COVER
    )
    approach = "medium" if mission == RECON else ""
    return Line(
        side=side, base=play.air_base(air), mission=mission, target=place, bombers=((air, count, approach),)
    )


@of_situation
def covered(play: Campaign, air: int) -> tuple[str, ...]:
    """Friendly hexes and forces a fighter may cover: in normal range, not its own. [BR-5-04, BR-5-06]"""
    side, base = wings.side_of(play, air), play.air_base(air)
    start, far = play.base_hex(base), wings.type_of(play, air).range_normal
    costs = play.chart.air_costs(start)
    forces = (one for one in play.forces_of(side) if one != base and costs[play.force(one).hex] <= far)
    hexes = (hex for hex in play.tables.bases if play.state.control.get(hex) == side and hex != start)
    return (*forces, *(play.label(hex) for hex in hexes if costs[hex] <= far))


def cover_limit(play: Campaign, lines: tuple[Line, ...], base: str, air: int) -> int:
    """Fighters that may cover; of carriers in port as many as the airfield has room for. [WPB-NV2-20]"""
    most = 0 if wings.cargo(play, air) else wings.can_launch(play, lines, air)
    if not missions.docked(play, base):
        return most
    used = sum(wings.counted(line.bombers) for line in lines if line.base == base)
    return min(most, wings.spare_field(play, play.base_hex(base)) - used)


@of_situation
def scouted(play: Campaign, air: int) -> tuple[str, ...]:
    """Enemy bases, troops and forts within normal range. [BR-15-01, WPA-CON-03]"""
    foe, far = enemy(wings.side_of(play, air)), wings.type_of(play, air).range_normal
    costs = play.chart.air_costs(play.base_hex(play.air_base(air)))
    return tuple(play.label(hex) for hex in bases.strongholds(play, foe) if costs[hex] <= far)


def why_not_single(play: Campaign, frame: Plot, action: Action) -> Refusal | None:
    """Cover, reconnaissance or a transfer that is not possible."""
    id, place = str(action.args[0]), str(action.args[2])
    air = play.tables.air_number[id]
    if wings.side_of(play, air) != frame.side or not play.state.points[air]:
        return illegal("BR-5-01", f"{the(id)} are not yours to send", id)
    if action.verb in airlift.VERBS:
        return airlift.refusal(play, frame.lines, action)
    if action.verb == "rebase":
        where = place_named(play, place)
        return why_no_transfer(play, frame.lines, air, where) if where != SHORT else None
    if action.verb == "fly-cover":
        if not wings.fighter(play, air):
            return illegal("BR-5-04", f"only fighters fly cover: {the(id)}", id)
        if place not in covered(play, air):
            rule = "BR-5-06" if place in play.sea.forces else "BR-5-04"
            return illegal(rule, f"{the(place)} is not a friendly place within normal range", place)
        if wings.cargo(play, air):
            return illegal("WPB-NV2-19", f"{the(id)} are ferried: they only fly off", id)
        if missions.docked(play, play.air_base(air)):
            return illegal("WPB-NV2-20", "the airfield of the port has no room for more", id)
    elif place not in scouted(play, air) or not missions.approaches(wings.type_of(play, air), RECON):
        return illegal("BR-15-01", f"{the(id)} cannot reconnoitre {the(place)}", place)
    left = wings.idle(play, air) - wings.plotted(frame.lines, air)
    return illegal("BR-5-01", f"{the(id)} have {counted(max(left, 0), 'air point')} without a mission", id)
