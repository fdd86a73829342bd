"""The seventeen national objectives, an optional rule. [A50-INC-05, A50-SET-17, A50-OPT-02]

What each asks for is data of the board: that one side holds territories, or some of them. Two ask for more.
"""

from __future__ import annotations

from flagplot.games.axis_allies.economy import objectives
from flagplot.games.axis_allies.economy.objectives import Goal
from flagplot.games.axis_allies.pieces import look
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.status import friends, hostile_zone


def bonus(war: War, power: int) -> list[tuple[str, int]]:
    """The objectives a power has reached now, if the game is played with them. [A50-INC-05, A50-INC-06]"""
    if not war.state.options["national_objectives"]:
        return []
    return objectives.bonus(war, power, _SPECIAL)


def _alone(war: War, power: int, goal: Goal) -> int:
    """The territory is the power's own, and no friend has a unit in any territory of the power.

    Guns and aircraft count, ships and what they carry do not, as they are in no territory.
    [A50-NOB-10, A50-NOB-19]
    """
    if objectives.held(war, goal) < len(goal.spaces):
        return 0
    control = war.state.control
    return int(
        not any(
            control[space] == power and _guest(war, piece, power)
            for space, stacks in enumerate(war.state.units)
            if not war.board.sea[space]
            for piece in stacks
        )
    )


def _guest(war: War, piece: int, host: int) -> bool:
    owner = look(piece).owner
    return owner != host and owner < war.board.n_powers and friends(war, owner, host)


def _clear_seas(war: War, power: int, goal: Goal) -> int:
    """The territories are held, and no enemy surface warship is in the zones. [A50-NOB-17, A50-NOB-20]"""
    clear = not any(hostile_zone(war, zone, power) for zone in goal.zones)
    return int(clear and objectives.held(war, goal) == len(goal.spaces))


_SPECIAL: objectives.Special = {"alone": _alone, "clear_seas": _clear_seas}
