"""National objectives: what a power collects besides its production. [P40-NOB-12, A50-INC-05, A50-INC-06]

The board says which territories who has to hold. An edition adds a test of its own for every kind of
objective that asks for more than control.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import NamedTuple

from flagplot.games.axis_allies.board import Board, mask_of
from flagplot.games.axis_allies.play import War


class Goal(NamedTuple):
    """An objective with its ids turned into numbers."""

    id: str
    ipcs: int
    kind: str
    least: int
    spaces: tuple[int, ...]
    holders: int
    zones: tuple[int, ...]


Special = Mapping[str, Callable[[War, int, Goal], int]]  # kind of objective -> how often it is paid now


@cache
def _goals(board: Board) -> tuple[tuple[Goal, ...], ...]:
    """The objectives of every power, opened once for each board."""
    return tuple(
        tuple(
            Goal(
                goal.id,
                goal.ipcs,
                goal.kind,
                goal.count,
                tuple(board.space_of[t] for t in goal.territories),
                mask_of(board.owner_of[h] for h in goal.holders),
                tuple(board.space_of[z] for z in goal.zones),
            )
            for goal in board.objectives
            if goal.power == owner.id
        )
        for owner in board.powers
    )


def held(war: War, goal: Goal) -> int:
    """How many territories of an objective are in the right hands; whose of them does not matter.

    [A50-NOB-21]
    """
    control = war.state.control
    return sum(goal.holders >> control[space] & 1 for space in goal.spaces)


def bonus(war: War, power: int, special: Special) -> list[tuple[str, int]]:
    """The objectives the power has reached now, each with its IPCs; they add up. [A50-INC-06]"""
    found = []
    for goal in _goals(war.board.printed)[power]:
        times = _times(war, power, goal, special)
        if times:
            found.append((goal.id, goal.ipcs * times))
    return found


def _times(war: War, power: int, goal: Goal, special: Special) -> int:
    """How often a goal is paid now."""
    if goal.kind in special:
        return special[goal.kind](war, power, goal)
    number = held(war, goal)
    if goal.kind == "each":
        return number
    return int(number >= (goal.least if goal.kind == "at_least" else len(goal.spaces)))
