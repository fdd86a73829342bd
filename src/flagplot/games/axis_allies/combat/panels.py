"""What a seat sees beside the map during combat."""

from __future__ import annotations

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
from flagplot.games.axis_allies.panels import Panel, names, pieces, seats
from flagplot.games.axis_allies.pieces import Status, look
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.text import piece_text


def conduct_panel(war: War, frame: Conduct) -> Panel:
    """How far the Conduct Combat phase has come, and what is still to be resolved in this part of it."""
    return {
        "attacker": war.seat(frame.power),
        "stage": frame.stage.name.lower(),
        "pending": names(war, frame.pending),
    }


def scramble_panel(war: War, frame: Scramble) -> Panel:
    """The zones under attack, who is asked, and what is in the air already."""
    up = {
        war.name(zone): pieces(
            war, {p: n for p, n in war.state.units[zone].items() if look(p).status is Status.SCRAMBLED}
        )
        for zone in frame.zones
    }
    return {
        "attacker": war.seat(frame.power),
        "zones": names(war, frame.zones),
        "asked": seats(war, frame.asked),
        "scrambled": {zone: units for zone, units in up.items() if units},
        "islands": {
            war.name(island): war.name(zone)
            for zone in frame.zones
            for island in war.board.land_near[zone]
            if war.board.island_zone[island] == zone
        },
        "attackers": {war.name(zone): pieces(war, war.own(zone, frame.power)) for zone in frame.zones},
    }


def raid_panel(war: War, frame: Raid) -> Panel:
    """The aircraft over one raided territory, and which bomber goes for what."""
    return {
        "space": war.name(frame.space),
        "stage": frame.stage.name.lower(),
        "attacker": war.seat(frame.power),
        "attackers": pieces(war, frame.attackers),
        "defenders": pieces(war, frame.defenders),
        "casualties": pieces(war, frame.struck),
        "asked": seats(war, frame.asked),
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


def assault_panel(war: War, frame: Assault) -> Panel:
    """One assaulted territory: launch zones to be settled, units ashore, ships that bombard."""
    target, power = frame.target, frame.power
    ashore = {p: n for p, n in war.own(target, power).items() if look(p).status is Status.SEABORNE}
    return {
        "attacker": war.seat(power),
        "target": war.name(target),
        "stage": "land" if frame.stage == AssaultStage.OVER else frame.stage.name.lower(),
        "zones": names(war, frame.zones),
        "ashore": pieces(war, ashore),
        "bombardment": [{"dice": dice, "value": v} for dice, v in bombardment.shots(war, target, power)],
    }


def battle_panel(war: War, frame: Battle) -> Panel:
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


def casualties_panel(war: War, frame: Casualties) -> Panel:
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


def stranded_panel(war: War, frame: Stranded) -> Panel:
    """Aircraft looking for a landing place, by the space they are in."""
    waiting: dict[str, Any] = {}
    for space, stacks in enumerate(war.state.units):
        found = {p: n for p, n in stacks.items() if look(p).status is Status.STRANDED}
        if found:
            waiting[war.name(space)] = pieces(war, found)
    return {"asked": seats(war, frame.asked), "aircraft": waiting}
