"""National objectives: what a power collects besides its production. [P40-NOB-12]"""

from __future__ import annotations

from typing import NamedTuple

from flagplot.games.axis_allies.board import Board, mask_of
from flagplot.games.axis_allies.pieces import look
from flagplot.games.axis_allies.play import War

ONCE_FLAG = {"AN-2": "anzac_bonus"}  # objectives paid once in the game, and the flag that remembers it


class _Goal(NamedTuple):
    """An objective with its ids turned into numbers."""

    id: str
    ipcs: int
    kind: str
    spaces: tuple[int, ...]
    holders: int


_GOALS: dict[int, tuple[tuple[_Goal, ...], ...]] = {}


def _goals(board: Board, power: int) -> tuple[_Goal, ...]:
    """The objectives of a power, opened once for each board."""
    found = _GOALS.get(id(board))
    if found is None:
        found = _GOALS[id(board)] = tuple(
            tuple(
                _Goal(
                    goal.id,
                    goal.ipcs,
                    goal.kind,
                    tuple(board.space_of[t] for t in goal.territories),
                    mask_of(board.owner_of[h] for h in goal.holders),
                )
                for goal in board.objectives
                if goal.power == owner.id
            )
            for owner in board.powers
        )
    return found[power]


def bonus(war: War, power: int) -> list[tuple[str, int]]:
    """The objectives the power has reached now, each with its IPCs.

    Control counts, whether the power is at war or not [P40-NOB-01, P40-NOB-02, P40-NOB-03, P40-NOB-05,
    P40-NOB-06, P40-NOB-07, P40-NOB-08, P40-NOB-09, P40-NOB-10]; the American wartime economy is worth 40 as
    long as there is a war [P40-NOB-04, P40-POL-18]; and ANZAC is paid once for setting foot on Japanese
    soil [P40-NOB-11, P40-NOB-13].
    """
    found = []
    for goal in _goals(war.board, power):
        times = _times(war, power, goal)
        if times:
            found.append((goal.id, goal.ipcs * times))
    return found


def _times(war: War, power: int, goal: _Goal) -> int:
    """How often a goal is paid now."""
    control = war.state.control
    if goal.kind == "all":
        return int(all(goal.holders >> control[space] & 1 for space in goal.spaces))
    if goal.kind == "each":
        return sum(goal.holders >> control[space] & 1 for space in goal.spaces)
    if goal.kind == "at_war":
        return int(war.state.war[power] != 0)
    return int(not war.state.flags[ONCE_FLAG[goal.id]] and _stands_in(war, power, goal.spaces))


def _stands_in(war: War, power: int, spaces: tuple[int, ...]) -> bool:
    """Whether a land unit of the power is ashore in one of the territories. [P40-NOB-13]"""
    kinds = war.board.kinds
    return any(
        look(piece).owner == power and kinds[look(piece).kind].land
        for space in spaces
        for piece in war.state.units[space]
    )


def collected(war: War, objectives: tuple[str, ...]) -> None:
    """Remember the one-time objectives among those just paid. [P40-NOB-11]"""
    for goal in objectives:
        if goal in ONCE_FLAG:
            war.state.flags = {**war.state.flags, ONCE_FLAG[goal]: 1}
