"""What a seat sees: every place with the units there, the tracks, and the calendar."""

from __future__ import annotations

from typing import Any

from flagplot.games.admirals_war import factors, hidden
from flagplot.games.admirals_war.board import (
    KINDS,
    NATIONS,
    NOBODY,
    PORT_KINDS,
    SEATS,
    SIDES,
    SUB,
    THEATRES,
)
from flagplot.games.admirals_war.play import MODES, War
from flagplot.games.admirals_war.state import DISABLED, PEACE, XXI
from flagplot.kernel.view import Picture


def picture(war: War, viewer: str | None) -> Picture:
    """The whole board as a viewer may see it."""
    return Picture(places=places(war, viewer), tracks=tracks(war), hands=hands(war, viewer), panels={})


def places(war: War, viewer: str | None) -> dict[str, dict[str, Any]]:
    """Areas, ports and bases, boxes and corners that hold anything."""
    board, state = war.board, war.state
    shown: dict[str, dict[str, Any]] = {}
    for place, id in enumerate(board.place_ids):
        units = [
            unit_doc(war, unit, viewer) for unit in state.at[place] if not hidden.hides(war, unit, viewer)
        ]
        entry: dict[str, Any] = {"name": board.place_names[place]}
        if place < board.n_areas:
            entry |= area_doc(war, place)
        elif board.is_port(place):
            entry |= port_doc(war, place)
        elif not units or place in (board.future, board.removed):
            continue
        if units:
            entry["units"] = units
        shown[id] = entry
    return shown


def area_doc(war: War, area: int) -> dict[str, Any]:
    """A sea area: theatre, flag, points for either side. [AW-MAP-03]"""
    printed, state = war.board.areas[area], war.state
    return {
        "kind": "area",
        "theatre": THEATRES[printed.theatre],
        "flag": _side(state.flag[area]),
        "flag_before": _side(state.flag_start[area]),
        "vp": list(printed.vp),
        "resolved": bool(state.resolved[area]),
    }


def port_doc(war: War, port: int) -> dict[str, Any]:
    """A port or base: controller, repair capacity, the areas it touches."""
    printed, state = war.board.port(port), war.state
    return {
        "kind": PORT_KINDS[printed.kind],
        "theatre": THEATRES[printed.theatre],
        "control": _side(state.control[port]),
        "holder": NATIONS[state.holder[port]] if state.holder[port] >= 0 else "",
        "touches": [war.board.place_ids[area] for area in war.touches(port)],
        "repair": printed.repair,
    }


def unit_doc(war: War, unit: int, viewer: str | None) -> dict[str, Any]:
    """A unit with its factors as they are now."""
    state, piece = war.state, war.board.pieces[unit]
    doc: dict[str, Any] = {
        "id": piece.id,
        "name": piece.name,
        "kind": KINDS[piece.kind],
        "type": piece.type,
        "nation": NATIONS[state.nation[unit]],
        "side": SIDES[war.side(unit)],
        "seat": war.seat_name(unit),
        "gunnery": war.gunnery(unit),
        "armor": war.armor(unit),
        "speed": war.speed(unit),
        "air": war.air(unit),
        "bonus": _bonus(war, unit),
    }
    if war.at_sea(unit) or state.mode[unit]:
        doc["mode"] = MODES[state.mode[unit]]
    if state.damage[unit]:
        doc["damage"] = state.damage[unit]
    if state.overhaul[unit]:
        doc["overhaul"] = state.overhaul[unit]
    if state.marks[unit] & DISABLED:
        doc["disabled"] = True
    if state.marks[unit] & XXI:
        doc["type_xxi"] = True
    if state.base[unit] >= 0:
        doc["base"] = war.board.place_ids[state.base[unit]]
    if state.back[unit] >= 0 and state.place[unit] == war.board.chart:
        doc["back"] = state.back[unit]
    return doc


def _bonus(war: War, unit: int) -> str:
    """The red factors: g gunnery, a armor, s airstrike."""
    return (
        ("g" if factors.gunnery_bonus(war, unit) else "")
        + ("a" if factors.armor_bonus(war, unit) else "")
        + ("s" if factors.air_bonus(war, unit) else "")
    )


def tracks(war: War) -> dict[str, Any]:
    """Turn, points, the state of the Pacific."""
    state = war.state
    info = war.tables.turns[state.turn]
    return {
        "turn": state.turn,
        "dates": info.dates,
        "events": info.events,
        "vp": dict(zip(THEATRES, state.vp, strict=True)),
        "pacific": ("peace", "attack", "war")[state.war],
        "surprise": state.surprise and state.war == PEACE,
        "us_penalty": state.us_penalty,
        "facts": dict(state.facts),
    }


def hands(war: War, viewer: str | None) -> dict[str, Any]:
    """What each seat keeps to itself: hidden submarines, of which others know only that they are about."""
    board, state = war.board, war.state
    if not war.on("hidden_submarines"):
        return {}
    shown: dict[str, Any] = {}
    for seat, name in enumerate(SEATS):
        boats = [
            unit
            for unit in range(board.n_units)
            if board.pieces[unit].kind == SUB and war.seat(unit) == seat and hidden.unseen(war, unit)
        ]
        if not boats:
            continue
        known = hidden.privy(state, seat, viewer)
        shown[name] = {
            board.unit_ids[unit]: board.place_ids[state.place[unit]] if known else "hidden" for unit in boats
        }
    return shown


def _side(side: int) -> str:
    return "" if side == NOBODY else SIDES[side]
