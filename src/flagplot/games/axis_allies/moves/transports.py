"""Transports: what they hold, where they load, and how their cargo goes ashore.

In combat movement land units are loaded for an assault in the same turn and nothing else; they are put ashore
in the Conduct Combat phase. In noncombat movement transports load, carry and offload freely.
"""

from __future__ import annotations

from collections.abc import Iterator

from flagplot.games.axis_allies.board import bits, including
from flagplot.games.axis_allies.events import Announced, Loaded
from flagplot.games.axis_allies.moves.flotilla import (
    can_storm,
    fits,
    loaded_in_combat,
    ready_units,
    waters,
)
from flagplot.games.axis_allies.moves.frames import SeaOrder
from flagplot.games.axis_allies.moves.outlook import outlook
from flagplot.games.axis_allies.moves.sea_routes import Chart, beaches, held_zones
from flagplot.games.axis_allies.pieces import Age, Status, cargo, change, look, make, minus, plus, total
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.status import hostile_zone
from flagplot.games.axis_allies.text import cargo_text, piece_text
from flagplot.kernel.action import Action, act
from flagplot.kernel.words import the

# -- loading -------------------------------------------------------------------------------------------


def loading_zone(war: War, order: SeaOrder) -> bool:
    """Whether transports may load where the order stands now.

    In friendly zones, the one they start in included, with enemy submarines and transports present or not
    [P40-TRN-05, P40-CMV-15, A50-TRN-06, A50-SZN-03]; never in a hostile one [P40-TRN-15, P40-HSZ-06,
    A50-TRN-07, A50-HSZ-08], except in a starting zone that became hostile only by this turn's declaration of
    war [P40-TRN-31].
    """
    if not hostile_zone(war, order.at, order.power):
        return True
    return order.combat and not order.path and order.at in war.state.new_hostile_zones


def loads(war: War, order: SeaOrder, chart: Chart) -> Iterator[tuple[int, int, int]]:
    """Everything that can be loaded now: (territory, kind, transport).

    A transport loads, moves, loads again and moves again as it likes before it offloads [P40-TRN-06,
    A50-TRN-06]. In combat movement only for an assault that can still be reached [P40-TRN-07, P40-TRN-17,
    A50-TRN-08, A50-TRN-17], and never an antiaircraft gun [P40-CMV-20, P40-TRN-28, A50-CMV-18]. Cargo of
    another transport cannot be loaded [P40-TRN-14, A50-TRN-15].
    """
    board = war.board
    open_holds = [
        piece
        for piece in chart.force.transports
        if look(piece).ready and len(look(piece).aboard) < board.kinds[look(piece).kind].hold
    ]
    if not open_holds or not loading_zone(war, order):
        return
    if order.combat and not chart.may_launch(order):
        return
    for land in board.land_near[order.at]:
        if war.state.units[land]:
            for kind in ready_units(war, land, order.power):
                if not (order.combat and board.kinds[kind].antiaircraft):
                    for piece in open_holds:
                        if fits(board, piece, kind):
                            yield land, kind, piece


def load(war: War, order: SeaOrder, land: int, kind: int, transport: int) -> None:
    """Take a land unit aboard; that is its whole move. [P40-TRN-10, A50-TRN-05]"""
    board, power = war.board, order.power
    war.remove(land, make(power, kind))
    age = Age.COMBAT if order.combat else Age.NONCOMBAT
    _exchange(
        war, order, transport, change(transport, cargo=(*look(transport).cargo, cargo(power, kind, age)))
    )
    order.begun = True
    war.emit(
        Loaded(
            power=war.seat(power),
            unit=board.kinds[kind].id,
            land=war.name(land),
            zone=war.name(order.at),
            aboard=True,
        )
    )


def _exchange(war: War, order: SeaOrder, old: int, new: int) -> None:
    """Change one ship of the order, on the map and in the force."""
    war.turn(order.at, old, new)
    order.force = plus(minus(order.force, old), new)


# -- going ashore in noncombat movement ----------------------------------------------------------------


def shores(war: War, zone: int, power: int) -> tuple[int, ...]:
    """The territories land units may peacefully enter from a zone.

    [P40-TRN-19, P40-TRN-27, A50-TRN-20, A50-TRN-25]
    """
    return bits(outlook(war, power, combat=False).friendly & war.board.land_near_mask[zone])


def landings(war: War, zone: int, transport: int, power: int, latest: Age) -> Iterator[tuple[int, int]]:
    """What of the power's units aboard may go ashore where: (kind, territory).

    A transport offloads into one territory a turn [P40-TRN-13, A50-TRN-15], not in a hostile zone
    [P40-TRN-15, A50-TRN-07] and not after it was used in combat [P40-TRN-20, A50-NCM-15]. Units of other
    powers go ashore in their own turns only [P40-TRN-18, A50-TRN-21, A50-TRN-26]. ``latest`` is the last time
    of loading that lets a unit leave.
    """
    seen = look(transport)
    if not seen.aboard or not war.board.kinds[seen.kind].transport or hostile_zone(war, zone, power):
        return
    if seen.status is Status.DONE:
        return
    done: list[int] = []
    for item in seen.aboard:
        if item.owner == power and item.age <= latest and item.kind not in done:
            done.append(item.kind)
            for land in shores(war, zone, power):
                if seen.status is not Status.OFFLOADED or land == seen.target:
                    yield item.kind, land


def offloads(war: War, order: SeaOrder, chart: Chart) -> Iterator[tuple[int, int, int]]:
    """Everything that can be offloaded now in noncombat movement: (transport, kind, territory).

    Any number of the units aboard, loaded now or earlier [P40-TRN-19, A50-NCM-16], also without moving
    (bridging) [P40-TRN-16, A50-TRN-16]. Transports that loaded, moved, offloaded, fought or retreated in
    combat are no longer free and not in the order at all [P40-TRN-12, P40-TRN-20, P40-NCM-19, A50-TRN-14,
    A50-NCM-15].
    """
    if order.path and not chart.ends >> order.at & 1:
        return  # the whole force would have to stop here
    for piece in chart.force.transports:
        for kind, land in landings(war, order.at, piece, order.power, Age.NONCOMBAT):
            yield piece, kind, land


def offload(war: War, order: SeaOrder, transport: int, kind: int, land: int) -> None:
    """Put a unit ashore; the transport is finished, but for more units into the same territory.

    [P40-TRN-11, P40-TRN-13, P40-TRN-16, A50-TRN-13, A50-TRN-15, A50-TRN-16]
    """
    order.begun = True
    order.left = 0
    _exchange(war, order, transport, ashore(war, order.at, transport, order.power, kind, land))


def ashore(war: War, zone: int, transport: int, power: int, kind: int, land: int) -> int:
    """Put one unit of the power from a transport into a friendly territory; the transport afterwards."""
    seen = look(transport)
    oldest = min((item.age, item.code) for item in seen.aboard if item.owner == power and item.kind == kind)
    rest = list(seen.cargo)
    rest.remove(oldest[1])
    war.add(land, make(power, kind, status=Status.DONE))
    war.emit(
        Loaded(
            power=war.seat(power),
            unit=war.board.kinds[kind].id,
            land=war.name(land),
            zone=war.name(zone),
            aboard=False,
        )
    )
    war.edition.entered(war, land, power)
    war.edition.entered_peacefully(war, land, power, kind)
    return change(transport, cargo=tuple(rest), status=Status.OFFLOADED, target=land)


# -- announcing assaults -------------------------------------------------------------------------------


def announce(war: War, order: SeaOrder) -> None:
    """After the halt, find the transports that must or may say whom they assault.

    [P40-AMP-01, P40-AMP-03, A50-CMV-14, A50-CMV-15]
    """
    order.halted = True
    order.pending = {}
    if targets(war, order):
        order.pending = {
            piece: count
            for piece, count in order.force.items()
            if war.board.kinds[look(piece).kind].transport and can_storm(war.board, piece, order.power)
        }


def targets(war: War, order: SeaOrder) -> tuple[int, ...]:
    """The territories a transport that has halted here may assault.

    Not past enemy surface warships that nothing of the power could clear away.
    [P40-AMP-02, P40-TRN-08, A50-TRN-09]
    """
    found = beaches(war, order.power, order.at)
    if found and hostile_zone(war, order.at, order.power) and held_zones(war, order.power, 1 << order.at):
        return ()
    return bits(found)


def may_hold(war: War, order: SeaOrder, transport: int) -> bool:
    """Whether a transport may keep its cargo aboard.

    Only cargo of an earlier turn [P40-TRN-17, P40-TRN-26, A50-TRN-17, A50-TRN-19]; what was loaded in this
    phase must land [P40-TRN-07, A50-TRN-08, A50-TRN-18]. And something else than its own assault must let it
    be in the zone.
    """
    if loaded_in_combat(transport, order.power):
        return False
    return total(order.pending) > 1 or other_reason(war, order) or quiet_attack(war, order)


def other_reason(war: War, order: SeaOrder) -> bool:
    """Whether the force may be where it has halted, announced assaults and needed combat considered.

    [P40-CMV-06, P40-CMV-07, P40-CMV-13, P40-HSZ-05, P40-SUB-06]
    """
    if any(zone == order.at for zone, _ in war.state.assaults) or order.at in war.state.attacks:
        return True
    hostile = waters(war, order.power, 1 << order.at | 1 << order.origin)[0]
    return bool(order.path) and bool(hostile)


def quiet_attack(war: War, order: SeaOrder) -> bool:
    """Whether the force can be here because it attacks enemy submarines or transports. [P40-CMV-08]"""
    if not order.path or all(war.board.kinds[look(piece).kind].transport for piece in order.force):
        return False
    if not waters(war, order.power, 1 << order.at)[1]:
        return False
    return war.edition.no_attack(war, order.at, order.power) is None


def assault_options(war: War, order: SeaOrder) -> list[Action]:
    """The answers for the next transport: a target, or to hold its old cargo."""
    piece = next(iter(order.pending))
    name = piece_text(war.board, piece, order.power)
    found = [act("assault", name, war.name(land)) for land in targets(war, order)]
    if may_hold(war, order, piece):
        found.append(act("hold", name))
    return found


def assault(war: War, order: SeaOrder, transport: int, land: int) -> None:
    """Announce that all the land units of a transport that will land do so in one territory.

    [P40-AMP-01, P40-AMP-05, P40-AMP-23, P40-TRN-13, A50-TRN-15, A50-TRN-20]
    """
    order.pending = minus(order.pending, transport)
    _exchange(war, order, transport, announce_assault(war, order.at, transport, order.power, land))


def announce_assault(war: War, zone: int, transport: int, power: int, land: int) -> int:
    """Note the assault and tell everybody; the transport with its target."""
    pair = (zone, land)
    if pair not in war.state.assaults:
        war.state.assaults = tuple(sorted((*war.state.assaults, pair)))
    war.emit(
        Announced(
            power=war.seat(power),
            what="announces an assault on",
            space=war.name(land),
            detail=f"from {the(war.name(zone))}",
        )
    )
    return change(transport, status=Status.ASSAULTING, target=land)


def hold(order: SeaOrder, transport: int) -> None:
    """Leave the cargo of a transport aboard. [P40-TRN-17, A50-TRN-17]"""
    order.pending = minus(order.pending, transport)


def attack_zone(war: War, zone: int, power: int) -> None:
    """Announce an attack on the submarines and transports of a zone. [P40-CMV-16, P40-TRN-30]"""
    war.state.attacks = including(war.state.attacks, zone)
    war.emit(Announced(power=war.seat(power), what="announces an attack in", space=war.name(zone)))


def cargo_name(war: War, kind: int, power: int) -> str:
    """What an action calls a unit of the power's own aboard."""
    return cargo_text(war.board, cargo(power, kind), power)
