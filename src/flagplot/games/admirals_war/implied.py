"""What a short position leaves unsaid: things that follow from what it does say.

Only positions that name a step are completed; one with ``frames`` says everything itself.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from flagplot.games.admirals_war import politics
from flagplot.games.admirals_war.board import (
    ALLIED,
    AMERICAN,
    AXIS,
    FREE_FRENCH,
    FRENCH,
    GERMANS,
    ITALIAN,
    JAPANESE,
    NOBODY,
    SHIP,
    VICHY,
)
from flagplot.games.admirals_war.play import SHIPS, War
from flagplot.games.admirals_war.state import ATTACK, EASTERN, PATROLLING, PEACE, RAIDING, TIED, changed
from flagplot.games.admirals_war.turn import calendar, setup

BEFORE_SAILING = ("reinforcement", "patrol")  # steps at whose start only ships on a sea base are at sea
HISTORICAL = 3  # the turn of the attack, where a war in the Pacific does not say
AFTER_SAILING = ("inversion", "combat", "invasion", "control", "capture")


def complete(
    war: War,
    step: str,
    seat: int,
    document: Mapping[str, Any],
    unmarked: Collection[int],
    based: Collection[int],
) -> None:
    """Fill in what a position begun at a step does not say.

    ``unmarked`` are units listed without marks, ``based`` those listed with a sea base.
    """
    if war.midway:
        return
    _french_owners(war, step)
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
    if "attack_turn" not in document and war.state.war != PEACE:
        attacked = war.state.war == ATTACK
        war.state.attack_turn = war.state.turn if attacked else min(HISTORICAL, war.state.turn - 1)


def _french_owners(war: War, step: str) -> None:
    """Once the French fleet has been disposed of, each of its ships sails for whoever holds its port.

    [AW-FRA-06, AW-O22-09]
    """
    state, board = war.state, war.board
    fall = calendar.french_turn(state.options)
    undecided = state.turn < fall or (state.turn == fall and step == "reinforcement")
    for unit in board.of_kinds((SHIP,)):
        place = state.place[unit]
        if state.nation[unit] != FRENCH or place > board.reserve:
            continue
        if board.place_ids[place].startswith("vichy"):
            state.nation = changed(state.nation, unit, VICHY)
        elif not undecided:
            owner = GERMANS if board.is_port(place) and state.control[place] == AXIS else FREE_FRENCH
            state.nation = changed(state.nation, unit, owner)


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
            state.base = changed(state.base, unit, place)


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
        found["norway_apart"] = 0  # part of Germany again [AW-O20-04]
        for unit in war.state.at[board["norway"]]:
            setup.lay(war.state, unit, board["germany"])
    hawaii = war.run_by(JAPANESE, board["hawaiian_islands"], *SHIPS)
    sailed = any(war.state.mode[unit] == RAIDING for unit in hawaii)
    if war.state.war == ATTACK and step in AFTER_SAILING and sailed and politics.philippines_open(war):
        found["philippines_open"] = turn + 1
    return found
