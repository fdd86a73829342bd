"""An attack as it stands: both sides, their factors, the shifts and the column they lead to."""

from __future__ import annotations

from dataclasses import dataclass

from flagplot.games.dai_senso.combat import forces, odds, shifts
from flagplot.games.dai_senso.combat.frames import Attack
from flagplot.games.dai_senso.combat.shifts import Shift
from flagplot.games.dai_senso.play import War


@dataclass(frozen=True)
class LineUp:
    """Steps 3 and 4 of the Attack Sequence. [see DSA-CMB-23, DSA-CMB-24]"""

    attack: int  # the Attacker Total
    defense: int  # the Defender Total
    odds: int  # the column before shifts
    shifts: tuple[Shift, ...]
    column: int  # the one the attack is resolved on


def line_up(war: War, attack: Attack) -> LineUp:
    """The attack with all that takes part in it so far, HQs in support included. [DSA-HQS-04]"""
    attacking = forces.attack_factors(war, shifts.involved(attack.attackers, attack.support))
    defending = forces.defense_factors(war, shifts.involved(attack.defenders, attack.cover))
    found = tuple(shifts.shifts(war, attack))
    start = odds.column(war.tables.charts.combat_results, attacking, defending)
    return LineUp(attacking, defending, start, found, odds.shifted(start, sum(one.columns for one in found)))


def strong_enough(war: War, attack: Attack) -> bool:
    """Whether the attack may be made: at least 1-3 without shifts and the defender's HQ. [see DSA-CMB-09]

    Against a lone marker any unit will do. [see DSA-CMB-20]
    """
    attacking = forces.attack_factors(war, shifts.involved(attack.attackers, attack.support))
    return bool(attack.attackers) and odds.possible(attacking, forces.defense_factors(war, attack.defenders))
