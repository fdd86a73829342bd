"""What a seat sees: every place with the units there, the tracks, and the calendar."""

from __future__ import annotations

from typing import Any

from flagplot.games.admirals_war import factors, hidden
from flagplot.games.admirals_war.board import (
    LBA,
    NATIONS,
    NOBODY,
    SEATS,
    SIDES,
    SUB,
    THEATRES,
)
from flagplot.games.admirals_war.catalog import kind_of
from flagplot.games.admirals_war.play import MODES, War
from flagplot.games.admirals_war.state import DISABLED, PEACE, XXI
from flagplot.games.admirals_war.turn import arrivals, repair
from flagplot.games.admirals_war.turn.frames import Turn

# what players call the twelve steps of a turn [AW-SEQ-06]
STEPS = (
    "reinforcement", "patrols", "repair", "land-based air", "amphibious units", "raiders", "submarines",
    "combat", "invasion", "control", "capture", "return to base",
)  # fmt: skip


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
    """A sea area: the flag, and whether its combat is over. [AW-MAP-03, AW-UNI-19]"""
    state = war.state
    doc: dict[str, Any] = {"flag": _side(state.flag[area]), "resolved": bool(state.resolved[area])}
    if state.flag_start[area] != state.flag[area]:
        doc["flag_before"] = _side(state.flag_start[area])
    return doc


def port_doc(war: War, port: int) -> dict[str, Any]:
    """A port or base: who controls it, and what it can repair this turn. [AW-UNI-20]"""
    state = war.state
    doc: dict[str, Any] = {"control": _side(state.control[port])}
    if state.holder[port] >= 0:
        doc["holder"] = NATIONS[state.holder[port]]
    points = repair.capacity(war, port)
    if points:
        doc["repair"] = points
    return doc


def unit_doc(war: War, unit: int, viewer: str | None) -> dict[str, Any]:
    """A unit with its factors as they are now."""
    state, piece = war.state, war.board.pieces[unit]
    doc: dict[str, Any] = {
        "id": piece.id,
        "owner": war.seat_name(unit),
        "kind": kind_of(piece),
        "count": 1,
        "text": in_words(war, unit),
        "name": piece.name,
        "nation": NATIONS[state.nation[unit]],
        "side": SIDES[war.side(unit)],
        "gunnery": war.gunnery(unit),
        "armor": war.armor(unit),
        "speed": war.speed(unit),
        "air": war.air(unit),
        "bonus": _bonus(war, unit),
        "printed": list(printed(war, unit)),
    }
    strike = airstrike(war, unit)
    if strike:
        doc["strike"] = strike
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


def in_words(war: War, unit: int) -> str:
    """A unit in a few words: name, factors with a star for a bonus, what has happened to it."""
    state, piece = war.state, war.board.pieces[unit]
    strike = airstrike(war, unit)
    numbers = [*printed(war, unit), *([strike] if strike else [])]
    notes = []
    if state.mode[unit] and (war.at_sea(unit) or war.in_port(unit)):
        notes.append("raiding")
    if state.damage[unit]:
        notes.append(f"damage {state.damage[unit]}")
    if state.marks[unit] & DISABLED:
        notes.append("disabled")
    return f"{piece.name} {'-'.join(numbers)}" + (f" ({', '.join(notes)})" if notes else "")


def printed(war: War, unit: int) -> tuple[str, ...]:
    """The factors on a counter as they are now, a star behind one with a bonus. [AW-UNI-01, AW-UNI-13]"""
    bonus, piece = _bonus(war, unit), war.board.pieces[unit]
    first = f"{war.gunnery(unit)}{'*' if 'g' in bonus else ''}"
    if piece.kind == LBA:
        first = f"{war.air(unit)}{'*' if 's' in bonus else ''}"
    armor = f"{war.armor(unit)}{'*' if 'a' in bonus else ''}"
    return (first, armor, str(war.speed(unit))) if piece.speed else (first, armor)


def airstrike(war: War, unit: int) -> str:
    """The airstrike factor beside the others, a star behind it for a bonus; empty without one. [AW-UNI-11]"""
    if not factors.printed_air(war, unit) or war.board.pieces[unit].kind == LBA:
        return ""
    return f"{war.air(unit)}{'*' if 's' in _bonus(war, unit) else ''}"


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
        "round": state.turn,
        "turn": state.turn,
        "phase": phase(war),
        "dates": info.dates,
        "events": info.events,
        "vp": dict(zip(THEATRES, state.vp, strict=True)),
        "pacific": ("peace", "attack", "war")[state.war],
        "surprise": state.surprise and state.war == PEACE,
        "us_penalty": state.us_penalty,
        "facts": dict(state.facts),
        "due": due(war),
    }


def phase(war: War) -> str:
    """The step of the turn, as players call it; empty before the first turn and after the last."""
    frame = war.state.frames[0] if war.state.frames else None
    number = frame.number if isinstance(frame, Turn) else 0
    return STEPS[number - 1] if number else ""


def due(war: War) -> dict[str, list[str]]:
    """The reinforcement calendar: turn -> units that are due then, by the chart or back from it."""
    board, state = war.board, war.state
    found: dict[int, list[str]] = {}
    for unit in state.at[board.future]:
        found.setdefault(arrivals.entry_turn(war, unit), []).append(board.unit_ids[unit])
    for unit in state.at[board.chart]:
        found.setdefault(state.back[unit], []).append(board.unit_ids[unit])
    return {str(turn): found[turn] for turn in sorted(found) if turn >= state.turn}


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
