"""Answers as plain values, for tables and for programs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from flagplot.games.admirals_war.board import SIDES
from flagplot.games.admirals_war.odds.result import BattleResult, Chances, VolleyResult
from flagplot.games.admirals_war.odds.rounds import RoundResult
from flagplot.games.admirals_war.play import War

ENDS = {
    "allied": "the Allies are left", "axis": "the Axis is left", "nobody": "nobody is left",
    "parted": "nobody can attack any more", "allied_retreat": "the Allies retreat",
    "axis_retreat": "the Axis retreats", "both_retreat": "both retreat", "goes_on": "both are left",
}  # fmt: skip

ESCAPES = {"allied_retreat": "the Allies get away", "axis_retreat": "the Axis gets away"}  # of a pursuit
WINNERS = {"allied": 0, "axis_retreat": 0, "axis": 1, "allied_retreat": 1}  # who has won, by end
GOES_ON = "goes_on"

Document = dict[str, Any]


def row(war: War, chances: Chances) -> Document:
    """What may become of one unit; ``hit`` is any damage it has not yet."""
    unit = war.board.unit(chances.unit)
    worse = sum(chance for points, chance in chances.damage.items() if points > war.state.damage[unit])
    return {
        "id": chances.unit, "name": war.board.pieces[unit].name, "side": SIDES[war.side(unit)],
        "sunk": chances.sunk, "home": chances.home, "bottomed": chances.bottomed, "hit": chances.sunk + worse,
    }  # fmt: skip


def rows(war: War, units: Mapping[str, Chances]) -> list[Document]:
    """The chances of several units, the Allies first."""
    return sorted((row(war, chances) for chances in units.values()), key=lambda one: SIDES.index(one["side"]))


def answer(
    war: War, title: str, result: BattleResult | RoundResult | VolleyResult, *, pursuit: bool = False
) -> Document:
    """One question and its exact answer; a volley has no ends and no rounds.

    ``wins`` has for a battle that is fought to its end the chance that a side is left, or the other runs; a
    pursuit has no winner.
    """
    ends: list[Document] = []
    wins: dict[str, float] = {}
    rounds = unresolved = 0.0
    if not isinstance(result, VolleyResult):
        rounds, unresolved = result.rounds, result.unresolved
        pairs = sorted(result.ways.items(), key=lambda pair: -pair[1])
        texts = ENDS | ESCAPES if pursuit else ENDS
        ends = [{"text": texts[how], "chance": chance} for how, chance in pairs]
        if GOES_ON not in result.ways and not pursuit:
            wins = {name: _won(result.ways, side) for side, name in enumerate(SIDES)}
    return {
        "title": title, "rounds": rounds, "ends": ends, "wins": wins, "units": rows(war, result.units),
        "unresolved": unresolved,
    }  # fmt: skip


def _won(ways: Mapping[str, float], side: int) -> float:
    return sum(chance for how, chance in ways.items() if WINNERS.get(how) == side)


def entry(
    war: War, area: int, kind: str, title: str, answers: list[Document], note: str = "",
    *, port: int = -1, choices: Mapping[str, list[Document]] | None = None,
) -> Document:  # fmt: skip
    """Everything about one fight: ``choices`` has what each open answer would bring, by its text."""
    board = war.board
    return {
        "space": board.place_ids[area],
        "port": board.place_ids[port] if port >= 0 else "",
        "kind": kind,
        "title": title,
        "answers": answers,
        "choices": dict(choices or {}),
        "note": note,
        "pending": False,  # fought now
    }


def names(war: War, units: Iterable[int]) -> str:
    """Units by name."""
    return ", ".join(war.board.pieces[unit].name for unit in units)
