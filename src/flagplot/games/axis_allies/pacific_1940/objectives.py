"""The objectives of Pacific 1940 that ask for more than control of territories."""

from __future__ import annotations

from flagplot.games.axis_allies.economy import objectives
from flagplot.games.axis_allies.economy.objectives import Goal
from flagplot.games.axis_allies.pieces import look
from flagplot.games.axis_allies.play import War

ONCE_FLAG = {"AN-2": "anzac_bonus"}  # objectives paid once in the game, and the flag that remembers it


def bonus(war: War, power: int) -> list[tuple[str, int]]:
    """The objectives the power has reached now, each with its IPCs.

    Control counts, whether the power is at war or not, as the table of objectives says; the American wartime
    economy is worth 40 as long as there is a war [P40-NOB-04, P40-POL-18]; and ANZAC is paid once for setting
    foot on Japanese soil [P40-NOB-11, P40-NOB-13].
    """
    return objectives.bonus(war, power, _SPECIAL)


def _at_war(war: War, power: int, goal: Goal) -> int:
    return int(war.state.war[power] != 0)


def _occupies_once(war: War, power: int, goal: Goal) -> int:
    return int(not war.state.flags[ONCE_FLAG[goal.id]] and _stands_in(war, power, goal.spaces))


_SPECIAL: objectives.Special = {"at_war": _at_war, "occupies_once": _occupies_once}


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
