"""The Italian surrender: when Taranto and Spezia can fall, and what becomes of the fleet."""

from __future__ import annotations

from flagplot.games.admirals_war.board import (
    ALLIED,
    AXIS,
    COBELLIGERENT,
    GERMANS,
    ITALIAN,
    SUB,
)
from flagplot.games.admirals_war.moves import home
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.state import SETTLED, changed

GATES = ("malta", "tripoli")  # both Allied before Taranto can fall [AW-ITA-02]
LAST_STAND = 2  # turns Spezia holds after the fall of Taranto [AW-DEC-54]


# -- when it can fall ---------------------------------------------------------------------------------------


def may_fall(war: War, port: int) -> bool:
    """Whether Taranto or Spezia can be captured this turn at all; always true of other ports.

    Taranto needs Malta and Tripoli to have been Allied on an earlier turn [AW-ITA-02]; then it falls like any
    port, to flags in both halves of the Mediterranean on two turns running [AW-ITA-01]. Spezia needs two
    turns of Allied control of the Western Mediterranean after that [AW-ITA-08, AW-DEC-54].
    """
    id, turn, control = war.board.place_ids[port], war.state.turn, war.state.control
    if control[port] != AXIS:
        return True
    if id == "taranto":
        return _gates_open(war) and war.fact("taranto_open") <= turn
    if id == "spezia":
        fallen = control[war.board["taranto"]] == ALLIED
        return fallen and war.fact("taranto_fell") <= turn - LAST_STAND
    return True


def _gates_open(war: War) -> bool:
    """Whether Malta and Tripoli are both Allied. [AW-ITA-02]"""
    return all(war.state.control[war.board[gate]] == ALLIED for gate in GATES)


def captured(war: War, port: int) -> None:
    """Called when a port or base has changed hands: what follows for Italy. [AW-ITA-02, AW-ITA-03]"""
    id, control = war.board.place_ids[port], war.state.control
    if id in GATES:
        war.set_fact("taranto_open", war.state.turn + 1 if _gates_open(war) else 0)
    elif id == "taranto" and control[port] == ALLIED and not war.fact("spezia_active"):
        war.set_fact("taranto_fell", war.state.turn)
        war.set_fact("spezia_active")
        _to_spezia(war)


def _to_spezia(war: War) -> None:
    """All Italian units go to Spezia, now a base; those cut off by Gibraltar stay where they are.

    Units waiting on the chart come back later as German. [AW-ITA-03, AW-DEC-65]
    """
    spezia = war.board["spezia"]
    war.set_control(spezia, AXIS, ITALIAN, "the fall of Taranto")
    for unit in _italians(war):
        place = war.state.place[unit]
        if place == war.board.chart:
            war.hand_over(unit, GERMANS)
            war.mark(unit, SETTLED)
        elif place < war.board.reserve and not _cut_off(war, place):
            war.put(unit, war.board.reserve if war.kind(unit) == SUB else spezia)
            war.state.base = changed(war.state.base, unit, -1)


def _italians(war: War) -> list[int]:
    """Units that sail under the Italian flag, wherever they are."""
    return [unit for unit, nation in enumerate(war.state.nation) if nation == ITALIAN]


def _cut_off(war: War, place: int) -> bool:
    """Whether the way from a place to Spezia passes an enemy choke point. [AW-DEC-65, AW-CHK-03]"""
    starts = (place,) if place < war.board.n_areas else war.touches(place)
    shut = home.blocked(war, AXIS)
    goal = war.board.mediterranean[0]
    return not any(home.connected(war.board, area, *shut) >> goal & 1 for area in starts)


# -- what becomes of the fleet ------------------------------------------------------------------------------


def surrender_rolls(war: War) -> None:
    """Called in the reinforcement step: Table 3 for every Italian unit, then for those still in Spezia.

    Units that reached another German port, or were cut off after the first roll, roll no more.
    [AW-ITA-04, AW-ITA-06, AW-DEC-65]
    """
    fell = war.fact("taranto_fell")
    if not fell or fell >= war.state.turn:
        return
    at_spezia = (war.board["spezia"], war.board.reserve)
    first = war.state.turn == fell + 1
    for unit in _italians(war):
        place = war.state.place[unit]
        if place > war.board.reserve or war.marked(unit, SETTLED):
            continue
        if first or place in at_spezia:
            _roll(war, unit)
        if war.state.nation[unit] == ITALIAN and place not in at_spezia:
            war.mark(unit, SETTLED)


def _roll(war: War, unit: int) -> None:
    """German, scuttled, or with the Allies: then it lies in Suez and acts as British. [AW-ITA-07]"""
    (face,) = war.roll(1, f"allegiance of {war.piece(unit).name}")
    result = war.tables.look_up("3", face)
    suez = war.board["suez"]
    if result == "allied_control" and war.state.control[suez] == ALLIED:
        war.hand_over(unit, COBELLIGERENT)
        if war.kind(unit) != SUB:
            war.put(unit, suez)
    elif result != "german_control":
        war.leave(unit, "is scuttled", good=True)
