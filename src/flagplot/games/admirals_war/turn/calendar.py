"""What the calendar fixes: the first turn and the last, and who holds the ports when a turn begins."""

from __future__ import annotations

from typing import Any

from flagplot.games.admirals_war.board import ATO, ITALIAN, NATION_SIDE, NATIONS, NOBODY, Board
from flagplot.games.admirals_war.options import FORCED
from flagplot.games.admirals_war.play import War

OVERTIME = 11  # the turn after the standard game


def with_forced(scenario: str, options: dict[str, Any]) -> dict[str, Any]:
    """The options of a game, with those its scenario turns on."""
    return {**options, **FORCED.get(scenario, {})}


def first_turn(scenario: str, options: dict[str, Any]) -> int:
    """The turn a game begins with. [AW-REI-15]"""
    if scenario == "midway":
        return 4
    return 0 if options["turn_0"] else 1


def last_turn(scenario: str, options: dict[str, Any]) -> int:
    """The turn a game ends with. [AW-REI-15, AW-SEQ-32]"""
    if scenario == "midway":
        return 4
    return 11 if options["turn_11"] else 10


def quiet(war: War, place: int) -> bool:
    """Whether there is neither combat nor score at a place: the Atlantic on turn 11. [AW-O21-04]"""
    return war.state.turn == OVERTIME and war.board.theatre[place] == ATO


def ordinary(war: War) -> bool:
    """A turn on which the calendar keeps nobody in port."""
    turn = war.state.turn
    return 2 < turn < OVERTIME or (turn == 2 and bool(war.state.options["turn_0"])) or war.midway


def frozen(war: War, unit: int) -> bool:
    """Whether a unit may not move: Italians while neutral, the Atlantic on turn 11 unless Britain leads.

    [AW-O20-08, AW-O21-05, AW-O21-07]
    """
    if war.state.nation[unit] == ITALIAN and war.fact("italy_neutral"):
        return True
    place = war.state.place[unit]
    in_atlantic = (
        war.board.theatre[place] == ATO if place < war.board.reserve else war.piece(unit).theatre == ATO
    )
    return war.state.turn == OVERTIME and in_atlantic and war.state.vp[ATO] <= 0


def french_turn(options: dict[str, Any]) -> int:
    """The turn at whose start France falls; everything French is a turn earlier with turn 0. [AW-O20-05]"""
    return 1 if options["turn_0"] else 2


def holders(board: Board, scenario: str, options: dict[str, Any], turn: int) -> list[int]:
    """By place: the nation that holds each port when a turn begins, if nothing was captured.

    [AW-MAP-07, AW-MAP-08, AW-MAP-09, AW-MAP-13, AW-DEC-09, AW-FRA-08, AW-FRA-11, AW-O20-03]
    """
    held = [-1] * board.n_places
    for port in board.port_range:
        printed = board.port(port)
        due = 0 <= printed.active_from <= max(turn, 1)
        if printed.owner in NATIONS and due:
            held[port] = NATIONS.index(printed.owner)
    if turn >= 3:
        held[board["addu_atoll"]] = NATIONS.index("british")
    if scenario == "midway":
        return held
    fall = french_turn(options)
    if turn >= fall:
        for id in ("brest", "toulon"):
            held[board[id]] = NATIONS.index("german")
        for id in ("diego_suarez", "noumea"):
            held[board[id]] = -1
    if turn > fall:
        held[board["saigon"]] = NATIONS.index("japanese")
    if options["turn_0"]:
        held[board["norway"]] = -1
    return held


def controllers(holder: list[int]) -> list[int]:
    """By place: the side of the nation that holds each port."""
    return [NOBODY if nation < 0 else NATION_SIDE[nation] for nation in holder]
