"""What a short position leaves unsaid: things that follow from what it does say.

Only positions that name a step are completed; one with ``frames`` says everything itself.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from flagplot.games.admirals_war import politics
from flagplot.games.admirals_war.board import ALLIED, AMERICAN, AXIS, GERMANS, ITALIAN, JAPANESE, NOBODY
from flagplot.games.admirals_war.play import SHIPS, War
from flagplot.games.admirals_war.state import ATTACK, EASTERN, PATROLLING, PEACE, RAIDING, TIED
from flagplot.games.admirals_war.turn import calendar

BEFORE_SAILING = ("reinforcement", "patrol")  # steps at whose start only ships on a sea base are at sea
AFTER_SAILING = ("inversion", "combat", "invasion", "control", "capture")


def complete(
    war: War, step: str, seat: int, document: Mapping[str, Any], unmarked: Collection[int], based: Collection[int]
) -> None:
    """Fill in what a position begun at a step does not say.

    ``unmarked`` are units listed without marks, ``based`` those listed with a sea base.
    """
    if war.midway:
        return
    for unit in sorted(unmarked):
        war.mark(unit, _ties(war, unit))
    if step in BEFORE_SAILING:
        _sea_bases(war, seat, based)
    given = document.get("facts", {})
    for name, value in _consequences(war, step).items():
        if name not in given:
            war.set_fact(name, value)
    if "surprise" not in document and politics.at_peace(war):
        war.state.surprise = politics.surprise_possible(war, war.board.port_range)
    if "attack_turn" not in document and war.state.war == ATTACK:
        war.state.attack_turn = war.state.turn


def _ties(war: War, unit: int) -> int:
    """Marks of US units that a peaceful Pacific ties to their port. [AW-PAC-08, AW-PAC-10, AW-PAC-21]"""
    if not politics.at_peace(war) or war.state.nation[unit] != AMERICAN:
        return 0
    code = war.piece(unit).code
    if code == "E":
        return EASTERN
    harbour = war.state.place[unit] == war.board["pearl_harbor"]
    return TIED if harbour and code in ("P", "") else 0


def _sea_bases(war: War, seat: int, based: Collection[int]) -> None:
    """Ships at sea before anybody has sailed have their area as a base. [AW-OIL-04, AW-OIL-07, AW-DEC-59]"""
    state, board = war.state, war.board
    opening = state.turn == calendar.first_turn(state.scenario, state.options)
    for unit in board.of_kinds(SHIPS):
        place = state.place[unit]
        if place >= board.n_areas or unit in based or war.seat(unit) < seat or state.mode[unit] != PATROLLING:
            continue
        lettered = opening and war.tables.codes.get(war.piece(unit).code) == place
        if state.nation[unit] == GERMANS or (lettered and state.nation[unit] == AMERICAN):
            state.base[unit] = place


def _consequences(war: War, step: str) -> dict[str, int]:
    """Facts that follow from who holds what, and from who is where."""
    board, control, turn = war.board, war.state.control, war.state.turn
    found: dict[str, int] = {}
    if control[board["trincomalee"]] == AXIS:
        found["trincomalee_fell"] = turn
    if control[board["taranto"]] == ALLIED:
        found["taranto_fell"], found["spezia_active"] = max(1, turn - 1), 1
        if control[board["spezia"]] == NOBODY:
            control[board["spezia"]], war.state.holder[board["spezia"]] = AXIS, ITALIAN
    if war.fact("norway_apart") and control[board["norway"]] == AXIS:
        found["norway_apart"] = 0
    hawaii = war.run_by(JAPANESE, board["hawaiian_islands"], *SHIPS)
    sailed = any(war.state.mode[unit] == RAIDING for unit in hawaii)
    if war.state.war == ATTACK and step in AFTER_SAILING and sailed and politics.philippines_open(war):
        found["philippines_open"] = turn + 1
    return found
