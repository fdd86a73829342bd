"""Where play stands in a Combat Segment and in an attack."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET, UnsetType

from flagplot.kernel.script import Stages
from flagplot.kernel.state import Frame

NO_UNIT = -1


class Combat(Frame, tag="regular_combat"):
    """The Regular Combat Segment: one attack after the other. [see DSA-CMB-01]

    Each segment begins with a frame of its own, so what was done in one does not count in the other.
    [DSA-CMB-28]
    """

    blitz: ClassVar[bool] = False
    single: ClassVar[bool] = False  # whether it is one attack alone, with a Japanese unit in it

    attacked: tuple[int, ...] = ()  # hexes, ascending [see DSA-CMB-02]
    fought: tuple[int, ...] = ()  # units that have attacked, ascending [see DSA-CMB-04]
    hqs: tuple[int, ...] = ()  # HQs that took part in a combat, ascending [see DSA-HQS-06]


class BlitzCombat(Combat, tag="blitz_combat"):
    """The Blitz Combat Segment, which is a Combat Segment of its own."""

    blitz: ClassVar[bool] = True


class Banzai(Combat, tag="banzai"):
    """One immediate attack by the rules of Regular Combat. [see DSB-PE-02-1]"""

    single: ClassVar[bool] = True


class AttackStage(Stages):
    """What happens in an attack, in the order of the Attack Sequence. [DSA-CMB-26]"""

    DECLARE = 0  # steps 1: who attacks
    DEFENDER_HQ = 1  # step 2
    CHEMICAL = 9  # whether the Axis uses Chemical Weapons
    DIE = 2  # steps 3 to 5
    DEFEATED = 3  # step 6: Ad and Ex, the attacker
    FALL_BACK = 4  # the other stacks of an attacker who retreats
    DRIVEN_BACK = 5  # Ex and Dr, the defender
    ATTACKER_LOSSES = 6  # step 7
    DEFENDER_LOSSES = 7
    ADVANCE = 8  # step 8


class Attack(Frame, tag="attack"):
    """One attack on a hex, from the choice of the hex to the last advance."""

    hex: int
    blitz: bool = False
    stage: AttackStage = AttackStage.DECLARE

    attackers: tuple[int, ...] = ()  # ascending; later those who joined them, and what losses left
    support: int = NO_UNIT  # the attacker's HQ that gives Ranged Support
    defenders: tuple[int, ...] = ()  # as the attackers
    cover: int = NO_UNIT  # the defender's HQ that gives Ranged Support

    armor: tuple[int, ...] = ()  # armor-type units that attacked [see DSA-ATT-02, DSA-EXP-01]
    marines: tuple[int, ...] = ()  # marines that attacked across water [see DSA-ATT-02]
    spared: bool = True  # the attacker has lost no step yet [see DSA-ATT-02]

    chemical: bool | UnsetType = UNSET  # Chemical Weapons are used [see DSB-MK-8-3]
    exchange: bool = False  # the result is Ex: the defender's turn comes if the attacker loses the step
    stacks: tuple[int, ...] = ()  # hexes with attackers that still have to fall back
    back: int = 0  # hexes the defender still has to retreat
    attacker_losses: int = 0  # steps still to be lost to attrition
    defender_losses: int = 0

    stand: int = NO_UNIT  # the hex the defending force has come to
    retreated: int = 0  # hexes it has retreated
    unsatisfied: int = 0  # results it could not satisfy [see DSA-EXP-03]

    exploiting: bool = True  # not after an attack on a lone marker [see DSA-CMB-20]
    advanced: tuple[int, ...] = ()  # units that have advanced or exploited, ascending


Frames = Combat | BlitzCombat | Banzai | Attack
