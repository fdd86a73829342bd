"""What a seat sees beside the map: one panel for each thing that is going on, as small plain documents.

A panel is named after the step it belongs to (``battle``, ``raid``, ``scramble``, ...). Spaces, powers and
unit types are ids, forces are lists as ``pieces`` makes them, so a client can draw any panel without rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flagplot.games.axis_allies.combat import bombardment, raid
from flagplot.games.axis_allies.combat.frames import (
    Assault,
    AssaultStage,
    Battle,
    Casualties,
    Conduct,
    Raid,
    Scramble,
    Stranded,
)
from flagplot.games.axis_allies.economy import convoy
from flagplot.games.axis_allies.economy.frames import Convoy, Purchase
from flagplot.games.axis_allies.moves.frames import AirOrder, Interdiction, LandOrder, SeaOrder
from flagplot.games.axis_allies.moves.interdiction import FIRES_AT, silent, transports_in
from flagplot.games.axis_allies.pieces import Stacks, Status, look
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.text import cargo_text, piece_text

Panel = dict[str, Any]


def panels(war: War) -> dict[str, Panel | list[Any]]:
    """The panels of everything on the stack of steps, then what is bought and announced."""
    state, board = war.state, war.board
    shown: dict[str, Any] = {}
    for frame in state.frames:
        found = _PANELS.get(type(frame)) or war.edition.panels.get(type(frame))
        if found is not None:
            name, panel = found
            shown[name] = panel(war, frame)
    pool = {
        board.owner_ids[power]: {board.items[item]: count for item, count in items.items()}
        for power, items in enumerate(state.pool)
        if items
    }
    if pool:
        shown["mobilization_zone"] = pool
    if state.assaults:
        shown["assaults"] = [[board.space_ids[zone], board.space_ids[land]] for zone, land in state.assaults]
    if state.attacks:
        shown["attacks"] = [board.space_ids[zone] for zone in state.attacks]
    return shown


def pieces(war: War, stacks: Stacks) -> list[dict[str, Any]]:
    """Stacks as a client draws them."""
    board = war.board
    shown = []
    for piece, count in stacks.items():
        seen = look(piece)
        entry: dict[str, Any] = {
            "owner": board.owner_ids[seen.owner],
            "kind": board.kinds[seen.kind].id,
            "count": count,
            "text": piece_text(board, piece, seen.owner),
        }
        if seen.damaged:
            entry["damaged"] = True
        if seen.cargo:
            entry["cargo"] = [cargo_text(board, code, seen.owner) for code in seen.cargo]
        if seen.status:
            entry["status"] = seen.status.name.lower()
        if seen.left:
            entry["left"] = seen.left
        shown.append(entry)
    return shown


def _names(war: War, spaces: tuple[int, ...]) -> list[str]:
    return [war.name(space) for space in spaces]


def _seats(war: War, powers: tuple[int, ...]) -> list[str]:
    return [war.seat(power) for power in powers]


# -- orders --------------------------------------------------------------------------------------------


def _order(war: War, frame: LandOrder | SeaOrder | AirOrder) -> Panel:
    """The force under orders, and the way it has come."""
    shown: Panel = {
        "origin": war.name(frame.origin),
        "combat": frame.combat,
        "force": pieces(war, frame.force),
    }
    if isinstance(frame, LandOrder | SeaOrder):
        shown["at"] = war.name(frame.at)
        shown["path"] = _names(war, frame.path)
    if isinstance(frame, SeaOrder):
        shown["left"] = frame.left
    return shown


def _interdiction(war: War, frame: Interdiction) -> Panel:
    """Submarines against passing transports: who may still fire, and what the mover has to give up."""
    order = next(f for f in reversed(war.state.frames) if isinstance(f, SeaOrder))
    return {
        "zone": war.name(frame.zone),
        "mover": war.seat(order.power),
        "transports": pieces(war, transports_in(war, order)),
        "submarines": silent(war, order, frame.asked[0]) if frame.asked else 0,
        "hits_on": FIRES_AT,
        "asked": _seats(war, frame.asked),
        "hits": frame.hits,
    }


# -- combat --------------------------------------------------------------------------------------------


def _conduct(war: War, frame: Conduct) -> Panel:
    """How far the Conduct Combat phase has come, and what is still to be resolved in this part of it."""
    return {
        "attacker": war.seat(frame.power),
        "stage": frame.stage.name.lower(),
        "pending": _names(war, frame.pending),
    }


def _scramble(war: War, frame: Scramble) -> Panel:
    """The zones under attack, who is asked, and what is in the air already."""
    up = {
        war.name(zone): pieces(
            war, {p: n for p, n in war.state.units[zone].items() if look(p).status is Status.SCRAMBLED}
        )
        for zone in frame.zones
    }
    return {
        "attacker": war.seat(frame.power),
        "zones": _names(war, frame.zones),
        "asked": _seats(war, frame.asked),
        "scrambled": {zone: units for zone, units in up.items() if units},
        "islands": {
            war.name(island): war.name(zone)
            for zone in frame.zones
            for island in war.board.land_near[zone]
            if war.board.island_zone[island] == zone
        },
        "attackers": {war.name(zone): pieces(war, war.own(zone, frame.power)) for zone in frame.zones},
    }


def _raid(war: War, frame: Raid) -> Panel:
    """The aircraft over one raided territory, and which bomber goes for what."""
    return {
        "space": war.name(frame.space),
        "stage": frame.stage.name.lower(),
        "attacker": war.seat(frame.power),
        "attackers": pieces(war, frame.attackers),
        "defenders": pieces(war, frame.defenders),
        "casualties": pieces(war, frame.struck),
        "asked": _seats(war, frame.asked),
        "hits": {"escorts": frame.hits[0], "interceptors": frame.hits[1]},
        "hits_on": {
            "escorts": raid.ESCORT_HITS_ON,
            "interceptors": raid.INTERCEPTOR_HITS_ON,
            "facility": raid.flak(war, frame),
        },
        "targets": [
            {"facility": raid.TARGETS[number], "bomber": piece_text(war.board, bomber, frame.power)}
            for number, bomber in frame.bombs
        ],
    }


def _assault(war: War, frame: Assault) -> Panel:
    """One assaulted territory: launch zones to be settled, units ashore, ships that bombard."""
    target, power = frame.target, frame.power
    ashore = {p: n for p, n in war.own(target, power).items() if look(p).status is Status.SEABORNE}
    return {
        "attacker": war.seat(power),
        "target": war.name(target),
        "stage": "land" if frame.stage == AssaultStage.OVER else frame.stage.name.lower(),
        "zones": _names(war, frame.zones),
        "ashore": pieces(war, ashore),
        "bombardment": [{"dice": dice, "value": v} for dice, v in bombardment.shots(war, target, power)],
    }


def _battle(war: War, frame: Battle) -> Panel:
    """The battle strip."""
    return {
        "space": war.name(frame.space),
        "sea": war.board.sea[frame.space],
        "round": frame.round,
        "attacker": war.seat(frame.power),
        "attackers": pieces(war, frame.attackers),
        "defenders": pieces(war, frame.defenders),
        "casualties": pieces(war, frame.struck),
    }


def _casualties(war: War, frame: Casualties) -> Panel:
    """Hits to be taken, by class of the firing units, and the losses proposed so far.

    Hits that can be put on land units only are those of a bombardment.
    """
    board, below = war.board, war.state.frames[-2]
    afloat = isinstance(below, Battle) and board.sea[below.space]
    names = {} if afloat else {"sub": "bombardment"}
    return {
        "side": "attackers" if frame.attacker_side else "defenders",
        "choosers": list(frame.seats),
        "hits": {names.get(cls, cls): number for cls, number in frame.hits if number},
        "taken": sum(frame.taken),
        "still_fire": frame.still_fire,
        "proposed": [piece_text(board, piece, board.none) for piece in frame.picks],
        "judges": list(frame.judges),
    }


def _stranded(war: War, frame: Stranded) -> Panel:
    """Aircraft looking for a landing place, by the space they are in."""
    waiting: dict[str, Any] = {}
    for space, stacks in enumerate(war.state.units):
        found = {p: n for p, n in stacks.items() if look(p).status is Status.STRANDED}
        if found:
            waiting[war.name(space)] = pieces(war, found)
    return {"asked": _seats(war, frame.asked), "aircraft": waiting}


# -- money --------------------------------------------------------------------------------------------


def _purchase(war: War, frame: Purchase) -> Panel:
    """What everything costs this power now, repairs of a point of damage included."""
    return {
        "power": war.seat(frame.power),
        "prices": dict(zip(war.board.items, war.board.item_cost, strict=True)),
        "repair": war.edition.repair_cost(war, frame.power),
    }


def _convoy(war: War, frame: Convoy) -> Panel:
    """The convoy asked about, what it could cost, and what was declared before."""
    shown: Panel = {
        "victim": war.seat(frame.power),
        "declared": [[war.seat(raider), war.name(zone)] for raider, zone in frame.raids],
    }
    if frame.raider >= 0:
        shown["raider"] = war.seat(frame.raider)
        shown["zone"] = war.name(frame.zone)
        shown["damage"] = convoy.damage(war, frame.raider, frame.zone)
        shown["most"] = convoy.cap(war, frame.power, frame.zone)
    return shown


_PANELS: dict[type[Any], tuple[str, Callable[[War, Any], Panel]]] = {
    LandOrder: ("order", _order),
    SeaOrder: ("order", _order),
    AirOrder: ("order", _order),
    Interdiction: ("interdiction", _interdiction),
    Conduct: ("combat", _conduct),
    Scramble: ("scramble", _scramble),
    Raid: ("raid", _raid),
    Assault: ("assault", _assault),
    Battle: ("battle", _battle),
    Casualties: ("losses", _casualties),
    Stranded: ("stranded", _stranded),
    Purchase: ("purchase", _purchase),
    Convoy: ("convoy", _convoy),
}
