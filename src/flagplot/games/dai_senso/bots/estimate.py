"""How an attack ends on average: plain numbers in, plain numbers out.

The attacker gives a step in an Exchange when that clears the hex and somebody is left to go in; the defender
stays where he may and can.
"""

from __future__ import annotations

from typing import NamedTuple

from flagplot.games.dai_senso.combat import odds
from flagplot.games.dai_senso.combat.odds import Result
from flagplot.games.dai_senso.tables import CombatResults
from flagplot.kernel.memory import remember


class Ending(NamedTuple):
    """What six faces of the die come to."""

    taken: float  # the chance that an attacker is left who may go into the empty hex
    cleared: float  # the chance that nobody is left in it
    deep: float  # the chance that it is taken with two hexes and more to exploit
    lost: float  # steps of the attacker
    killed: float  # steps of the defender
    repelled: float  # the chance that the attackers no longer stand where they stood, and nothing is gained


class Force(NamedTuple):
    """The attackers as the table meets them."""

    steps: int  # that could go in afterwards
    bound: bool  # they cannot retreat: an HQ is with them


class Defense(NamedTuple):
    """The defender as the table meets him."""

    steps: int
    stuck: bool  # he cannot retreat: an HQ, a fortress, no hex to go to
    stays: bool  # he may lose steps instead of retreating


def ending(table: CombatResults, column: int, force: Force, defense: Defense) -> Ending:
    """Of an attack on a column."""
    return _ending(_faces(table, column), force, defense)


def _faces(table: CombatResults, column: int) -> tuple[Result, ...]:
    return tuple(odds.result(table, column, face) for face in range(1, odds.FACES + 1))


@remember(4096)
def _ending(faces: tuple[Result, ...], force: Force, defense: Defense) -> Ending:
    found = [_face(result, force, defense) for result in faces]
    return Ending(*(sum(column) / len(faces) for column in zip(*found, strict=True)))


def _face(result: Result, force: Force, defense: Defense) -> Ending:
    """One face of the die."""
    steps, lost, killed = defense.steps, result.attacker, result.defender
    if result.retreat == odds.DR:
        firm = defense.stuck or defense.stays
        cleared = not firm or result.hexes + killed >= steps
        killed += result.hexes if firm else 0
        taken = cleared and force.steps > lost
        deep = taken and result.hexes + result.defender > 1
        return Ending(taken, cleared, deep, lost, min(killed, steps), lost >= force.steps)
    gives = result.retreat == odds.EX and 1 + killed >= steps and force.steps > 1 + lost
    cleared = gives or killed >= steps
    killed += gives
    taken = cleared and (gives or force.bound) and force.steps > 1 + lost
    lost += gives or force.bound
    return Ending(taken, cleared, False, lost, min(killed, steps), not gives or lost >= force.steps)
