"""Frames of ground combat."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from flagplot.kernel.script import Stages
from flagplot.kernel.state import Frame

NOBODY = -1  # no leader, no unit
AR, DR = "AR", "DR"  # a mandatory retreat of the attacker, of the defender


class AttackStage(Stages):
    """One attack, in the order of 23.2."""

    ASIDE = 0  # the attacker says who stands aside
    LAST_MAN = 1  # Japan may defend to the last man
    LEAD = 2
    DEFENDER_LEAD = 3
    GUNS = 4  # artillery that supports
    SUPPORT = 5
    COVER = 6  # support of the defender
    CONTROL = 7
    EFFECTS = 8  # the defender announces fort effects
    POINTS = 9  # modifier points of a last-man defence
    MINIMUM = 10
    ROLL = 11
    RETREAT_RATING = 12  # the attacker's general moves AR or DR, if he wants
    DEFENDER_RATING = 13
    LOSSES = 14
    REDUCTION = 15
    ABSORPTION = 16
    FIRST_LOSSES = 17  # of whoever cannot gain by pursuing
    CHECKS = 18
    STAND = 19  # units that may refuse a retreat
    WITHDRAW = 20  # voluntary retreats of the defender
    PULL_BACK = 21  # and of the attacker
    LANDING = 22  # checks of units that have landed
    PURSUIT = 23
    LAST_LOSSES = 24
    AFTERMATH = 25  # leaders, control, who is deactivated
    CHASE = 26  # pursuers attack, or not
    LOCKED = 27
    OVER = 28


class Attack(Frame, tag="attack", kw_only=True):
    """One attack on a hex."""

    hex: int
    side: int  # of the attacker
    attackers: tuple[int, ...]
    defenders: tuple[int, ...]
    stage: AttackStage = AttackStage.ASIDE
    assault: bool = False  # an amphibious assault
    pursuing: bool = False  # by units that have pursued
    again: bool = False  # a second attack on the same hex
    across: bool | UnsetType = UNSET  # across a crossing arrow, on the main map
    banzai: int = 0  # the DRM of a banzai attack; 0 if it is none
    bonus: int = 0  # what banzai adds to the troop quality
    last_man: bool = False
    lead: int = NOBODY
    defender_lead: int = NOBODY
    guns: bool = False
    support: int = 0  # the DRM of air support, for the attacker
    cover: int = 0  # and for the defender
    effects: tuple[str, ...] = ()  # of the fort, as announced
    level: int = 0  # of the fort when the attack began
    general: int = NOBODY  # who controls the attackers
    defender_general: int = NOBODY
    second: int | UnsetType = UNSET  # and who leads with him, by an optional rule
    defender_second: int | UnsetType = UNSET
    tq: int = 0  # what the general gives
    defender_tq: int = 0
    shift: int = 0
    defender_shift: int = 0
    retreat: int = 0
    defender_retreat: int = 0
    points: tuple[int, int, int] = (0, 0, 0)  # on the roll, on the Japanese, on the Allied minimum
    minimum: int = 0  # steps the attacker loses at least
    defender_minimum: int = 0
    odds: int = 0  # the column
    ratio: int = 0  # whole number by which the attacker is superior
    defender_ratio: int = 0
    die: int = 0
    row: int = 0
    result: str = ""  # AR, DR or nothing
    code: int = 0
    defender_code: int = 0
    loss: int = 0  # called for
    defender_loss: int = 0
    printed: int = 0  # defender steps the table calls for
    reduced: int = 0
    absorbed: int = 0
    taken: int = 0  # steps really lost
    defender_taken: int = 0
    failed: tuple[int, ...] = ()  # units that failed their check or were broken before
    standing: tuple[int, ...] = ()  # units that may refuse a retreat, still to be asked
    leaving: tuple[tuple[int, int], ...] = ()  # units that have left, and where to
    stuck: tuple[int, ...] = ()  # units that had to retreat and could not
    chased: tuple[tuple[int, int], ...] = ()  # successful pursuers, and where to
    tried: bool = False  # somebody attempted pursuit
    passed: tuple[int, ...] = ()  # locked units that attack again
    fallen: tuple[int, ...] | UnsetType = UNSET  # generals who were lost with the last of their troops


class Losses(Frame, tag="losses"):
    """A force loses steps: the first from its lead unit, then by turns with the others. [see BR-23-08]"""

    units: tuple[int, ...]
    lead: int
    count: int
    leads: bool = True  # whether the lead unit is next


class Banzai(Frame, tag="banzai", kw_only=True):
    """A banzai charge: the leader first, then the others one after the other. [see WPA-BNZ-05]"""

    hex: int
    units: tuple[int, ...]  # that may still join
    leader: int = NOBODY
    joined: tuple[int, ...] = ()
    drm: int = 0
    begun: bool = False
    fled: tuple[int, ...] = ()  # hexes to which defenders have retreated


class Chase(Frame, tag="chase", kw_only=True):
    """Units that have pursued into a hex attack there, or not. [see WPA-TAC-54]"""

    side: int
    hex: int
    units: tuple[int, ...]
    banzai: int = 0
    bonus: int = 0
    led: int | UnsetType = UNSET  # what the general in control gave to the pursuit


Frames = Attack | Losses | Banzai | Chase
