"""Preparation: the map and the starting forces of each scenario."""

from __future__ import annotations

from typing import Any

from flagplot.games.admirals_war.board import (
    ALLIED,
    AMERICAN,
    ATO,
    AXIS,
    BRIT,
    GERMANS,
    HKG,
    JAPAN,
    NOBODY,
    SUB,
    Board,
)
from flagplot.games.admirals_war.options import RULE_OPTION
from flagplot.games.admirals_war.state import (
    EASTERN,
    PATROLLING,
    PEACE,
    TIED,
    WAR,
    XXI,
    SeaState,
    changed,
)
from flagplot.games.admirals_war.tables import Tables
from flagplot.games.admirals_war.turn import calendar
from flagplot.games.admirals_war.turn.frames import Deploy, Turn

MIDWAY_AREAS = (
    "home_islands", "central_pacific", "aleutians", "gulf_of_alaska", "hawaiian_islands", "marshalls",
)  # fmt: skip
MIDWAY_FLAGS = {"home_islands": 1, "marshalls": 1, "hawaiian_islands": 0}  # [AW-SCN-03]


def empty(tables: Tables, header: dict[str, Any], turn: int | None = None) -> SeaState:
    """The map of a scenario without any units, at the start of a turn."""
    board = tables.board
    scenario = header["scenario"]
    options = header["options"] = calendar.with_forced(scenario, header["options"])
    turn = calendar.first_turn(scenario, options) if turn is None else turn
    holder = calendar.holders(board, scenario, options, turn)
    flags = starting_flags(board, scenario)
    count = board.n_units
    at: list[tuple[int, ...]] = [()] * board.n_places
    at[board.removed] = tuple(range(count))
    state = SeaState(
        **header,
        tables=tables.digest,
        turn=turn,
        vp=[0, starting_lead(scenario, options)],
        place=[board.removed] * count,
        mode=[PATROLLING] * count,
        damage=[0] * count,
        overhaul=(0,) * count,
        marks=[XXI if piece.xxi else 0 for piece in board.pieces],
        nation=tuple(piece.nation for piece in board.pieces),
        origin=[-1] * count,
        base=(-1,) * count,
        back=(-1,) * count,
        at=at,
        flag=list(flags),
        flag_start=flags,
        flag_by=[earned(board, area, side) for area, side in enumerate(flags)],
        resolved=[0] * board.n_areas,
        merchant=[0] * (2 * board.n_areas),
        retreated=[0] * board.n_areas,
        control=calendar.controllers(holder),
        holder=holder,
        war=WAR if scenario == "midway" else PEACE,
        frames=[],
    )
    if options["turn_0"] and scenario != "midway":
        state.facts = {"italy_neutral": 1, "norway_apart": 1} if turn == 0 else {"norway_apart": 1}
    return state


def starting_flags(board: Board, scenario: str) -> tuple[int, ...]:
    """By area: the flag at the start. [AW-SET-04, AW-CTL-08, AW-PAC-05, AW-DEC-01, AW-DEC-02, AW-SCN-03]"""
    if scenario == "midway":
        return tuple(MIDWAY_FLAGS.get(area.id, NOBODY) for area in board.areas)
    return tuple(area.start for area in board.areas)


def earned(board: Board, area: int, side: int) -> int:
    """The nations that count as having earned a flag nobody has told about. [AW-DEC-63]"""
    axis = GERMANS if board.theatre[area] == ATO else JAPAN
    return {ALLIED: 1 << BRIT | 1 << AMERICAN, AXIS: 1 << axis}.get(side, 0)


def starting_lead(scenario: str, options: dict[str, Any]) -> int:
    """The Pacific track at the start: Japan leads by 8, by 12 on turn 0. [AW-PAC-04, AW-O20-09]"""
    if scenario == "midway":
        return 0
    return -12 if options["turn_0"] else -8


def new_state(tables: Tables, header: dict[str, Any]) -> SeaState:
    """A scenario ready for deployment. [AW-REI-01, AW-REI-02]"""
    state = empty(tables, header)
    if state.scenario == "midway":
        _midway(tables, state)
        state.frames = [Turn()]
    else:
        _standard(tables, state)
        state.frames = [Turn(), Deploy()]
    return state


def _midway(tables: Tables, state: SeaState) -> None:
    """The forces of the beginner's scenario; everything else stays in the box. [AW-SCN-02]"""
    for unit, place in tables.midway.items():
        lay(state, unit, place)


def _standard(tables: Tables, state: SeaState) -> None:
    for unit, piece in enumerate(tables.board.pieces):
        turn = entry_turn(tables, state, unit)
        if turn < 0 or not in_the_game(state, tables, unit):
            continue
        if turn > state.turn and not (turn == 1 and state.turn == 0 and unit not in tables.turn_0):
            lay(state, unit, tables.board.future)
            continue
        place = starting_place(tables, unit)
        lay(state, unit, place)
        if place < tables.board.n_areas:
            state.base = changed(state.base, unit, place)  # [AW-DEC-59]
        state.marks[unit] |= {"P": TIED, "E": EASTERN}.get(piece.code, 0)
        if state.options["aging_fleet"]:
            state.overhaul = changed(state.overhaul, unit, tables.overhaul.get(unit, 0))  # [AW-O36-02]


def in_the_game(state: SeaState, tables: Tables, unit: int) -> bool:
    """Whether the rule a counter belongs to is in force. [AW-SET-01, AW-UNI-09, AW-SET-03]"""
    piece = tables.board.pieces[unit]
    if piece.id == "ger_lutzow_pb" and state.options["pocket_pride"]:
        return False  # Deutschland sails instead [AW-O32-01]
    if piece.entry == "conversion":
        return False
    option = RULE_OPTION.get(piece.option)
    return option is None or state.options[option] not in (False, "none")


def entry_turn(tables: Tables, state: SeaState, unit: int) -> int:
    """The turn a unit arrives by the chart, -1 for none. [AW-O20-01, AW-O20-02, AW-DEC-40, AW-SET-02]"""
    if state.options["turn_0"] and unit in tables.turn_0:
        return tables.turn_0[unit]
    return tables.board.pieces[unit].turn


def starting_place(tables: Tables, unit: int) -> int:
    """Where a unit stands before its owner moves it about. [AW-REI-03, AW-REI-05, AW-UNI-10]"""
    board, piece = tables.board, tables.board.pieces[unit]
    if piece.kind in (SUB, HKG):
        return board.reserve
    if piece.code:
        return tables.codes[piece.code]
    if piece.entry in board.place_of:
        return board[piece.entry]
    defaults = {"british_start": "england", "french_start": "toulon", "free_atlantic": "germany"}
    return tables.deployment.get(unit, board[defaults.get(piece.entry, "usa")])


def lay(state: SeaState, unit: int, place: int) -> None:
    """Put a counter down during set-up; nothing is reported."""
    start = state.place[unit]
    state.at[start] = tuple(one for one in state.at[start] if one != unit)
    state.at[place] = tuple(sorted((*state.at[place], unit)))
    state.place[unit] = place
