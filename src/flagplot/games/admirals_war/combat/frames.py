"""Frames of combat."""

from __future__ import annotations

import msgspec

from flagplot.kernel.script import Stages
from flagplot.kernel.state import Frame


class Combat(Frame, tag="combat"):
    """Step 8: who picks the next area. [AW-SEQ-14]"""

    seat: int = 0
    opened: bool = False  # the scripts of the Japanese attack have been dealt with [AW-PHA-03]
    asked: int = 0  # seats that have said whether the theatres are fought side by side [AW-CMB-02]
    objected: bool = False  # somebody wants nationality order [AW-CMB-02]
    pickers: tuple[int, int] = (0, 1)  # by theatre: who picks next while they are fought side by side


class AreaStage(Stages):
    """What is resolved in an area, in order. [AW-SEQ-15, AW-SEQ-16, AW-SEQ-27]"""

    HUNT = 0
    STRIKES = 1
    OTHERS = 2
    BATTLE = 3
    RAIDS = 4
    LANDINGS = 5
    END = 6


class AreaFight(Frame, tag="area_fight"):
    """One area from submarine hunt to air raids."""

    area: int
    stage: AreaStage = AreaStage.HUNT
    closed: tuple[int, ...] = ()  # ports closed to LBA attacks from here [AW-DEC-69]
    booked: dict[int, int] = {}  # carrier -> port it was told off to raid in a pursuit [AW-RET-10]


class PortStage(Stages):
    """Air attacks on ports: who attacks which, then port by port; paratroops last."""

    ASSIGN = 0
    FIRE = 1
    EFFECT = 2
    DROP = 3


class PortStrikes(Frame, tag="port_strikes"):
    """LBA attacks on ports and bases by one side after the other. [AW-SEQ-16]"""

    area: int
    side: int
    stage: PortStage = PortStage.ASSIGN
    targets: dict[int, int] = {}  # LBA -> port
    closed: tuple[int, ...] = ()


class Volley(Frame, tag="volley"):
    """One side allocates its attacks, then rolls them; markers wait in the state. [AW-SEQ-19, AW-TGT-13]"""

    side: int
    area: int
    kind: str  # air, surface, raid (units in a port or base), mixed (see the scripts)
    attackers: tuple[int, ...]
    targets: tuple[int, ...]
    firing: tuple[int, ...] = ()  # surface: enemy ships that fire in this action
    port: int = -1  # raid: the port attacked
    bonus: int = 0  # added to every die against ships and amphibious units
    air_bonus: int = 0  # added to every die against LBA
    lba_bonus: int = 0  # added to dice of LBA against ships and amphibious units [AW-DEC-53]
    less_damage: int = 0  # taken off every damage die [AW-O22-05]
    disables: bool = True
    optional: tuple[int, ...] = ()  # attackers that need not attack
    aims: dict[int, int] = {}  # attacker -> target; -1 for no attack
    guard: int = -1  # an enemy carrier that meets one of the attackers first [AW-O38-02]
    asking: bool = True  # kamikaze attackers are still to be announced [AW-O21-03]
    kamikaze: tuple[int, ...] = ()
    held: bool = False  # not rolled now: the targets are handed to the step below [AW-O24-01, AW-O23-09]


class TaskForce(msgspec.Struct, frozen=True):
    """One task force of one round. [AW-O29-01]"""

    side: int
    units: tuple[int, ...]
    intent: str = ""  # landing, searching, hiding [AW-O29-02]
    sighted: bool = False
    joins: bool = False  # takes part in the surface action [AW-O29-10]


class BattleStage(Stages):
    """One round of a battle, in order. [AW-SEQ-17]"""

    BEGIN = 0
    ITALIANS = 1
    FORM = 2
    READY = 3
    TYPE = 4
    SETTLE = 5
    SIGHT = 6
    PART = 7
    JOIN = 8
    GUNS = 9
    FIRST = 10
    SECOND = 11
    EFFECT = 12
    TORPEDO = 13
    AFTER = 14
    DECLARE = 15
    RESOLVE = 16
    LAND = 17
    NEXT = 18


class Battle(Frame, tag="battle"):
    """Two forces in one area, round after round: the whole area, or one retreating group and its pursuers."""

    area: int
    forces: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())  # by side; empty: all that is there
    runner: int = -1  # the side that retreats in a pursuit
    round: int = 1
    stage: BattleStage = BattleStage.BEGIN
    choices: tuple[str, str] = ("", "")  # by side, secret until both are in [AW-CMB-08]
    action: str = ""  # air, surface, combined, none
    part: str = ""  # air, surface
    guns: tuple[int, ...] = ()  # carriers of the second side that use guns [AW-TGT-06]
    fired: tuple[int, ...] = ()  # units of the first side that have attacked in this action
    hit: tuple[int, ...] = ()  # units disabled in this round that have not yet gone home [AW-DEC-62]
    answers: tuple[int, ...] = ()  # by seat asked so far: 1 retreat, 0 stand
    fleets: tuple[TaskForce, ...] = ()
    limit: int = 0  # rounds after which ``stops`` must retreat; 0 for none [AW-PHA-11, AW-DEC-21]
    stops: int = -1
    forced: str = ""  # the action of the first round, where a rule fixes it [AW-O23-08]
    silent: tuple[int, ...] = ()  # units that may not attack in the first round [AW-O24-04]
    named: dict[int, int] = {}  # targets of the first air action named beforehand; -1 uncertain [AW-O23-09]
    groups: tuple[int, ...] = ()  # what may be attacked in place of an uncertain target


class TorpedoStage(Stages):
    """Whether the sides to be asked are known."""

    BEGIN = 0
    UNDER_WAY = 1


class Torpedoes(Frame, tag="torpedoes"):
    """Raiding submarines may attack at the end of a round. [AW-EOR-02]"""

    area: int
    queue: tuple[int, ...] = ()  # sides still to be asked, in fire order
    stage: TorpedoStage = TorpedoStage.BEGIN
    tried: tuple[int, ...] = ()  # submarines that have had their try in this round
    hunter: int = -1  # the one that has made its targeting roll [AW-O27-01]
    reach: int = 0  # the speed it can still catch
    hit: tuple[int, ...] = ()  # units disabled in the exchange just fought [AW-DEC-62]


class GroupsStage(Stages):
    """A retreat: groups, pursuers, those who escape, then the others. [AW-RET-06, AW-RET-08, AW-RET-14]"""

    BEGIN = 0
    FORM = 1
    ASSIGN = 2
    ESCAPE = 3
    LAND = 4
    FIGHT = 5


class Groups(Frame, tag="groups"):
    """The retreating side splits into groups, then the other side assigns pursuers. [AW-RET-06, AW-RET-08]"""

    area: int
    runner: int
    stage: GroupsStage = GroupsStage.BEGIN
    left: tuple[int, ...] = ()  # units not yet put into a group, or not yet assigned
    groups: tuple[tuple[int, ...], ...] = ()
    pursuers: tuple[tuple[int, ...], ...] = ()
    hunters: tuple[int, ...] = ()  # ships that may go on pursuing; empty: all that are there
    going: bool = False  # the pursuit is under way: who stops, breaks off [AW-RET-16, AW-RET-17]
    round: int = 0  # rounds fought so far
    last: int = 0  # the round after which pursuit ends; 0 for none [AW-PHA-13]


class Raids(Frame, tag="raids"):
    """Carriers of the victor raid ports and bases. [AW-EOR-05]"""

    area: int
    side: int
    stage: PortStage = PortStage.ASSIGN
    targets: dict[int, int] = {}  # carrier -> port


class FormingStage(Stages):
    """Both sides form their task forces, then both say what they do, in fire order."""

    FIRST_FORMS = 0
    SECOND_FORMS = 1
    FIRST_INTENDS = 2
    SECOND_INTENDS = 3
    END = 4


class TaskForces(Frame, tag="task_forces"):
    """Optional task forces of one round: their members and intentions. [AW-O29-01, AW-O29-02]"""

    area: int
    stage: FormingStage = FormingStage.FIRST_FORMS
    left: tuple[int, ...] = ()  # units not yet in a task force
    forces: tuple[TaskForce, ...] = ()


Frames = Combat | AreaFight | PortStrikes | Volley | Battle | Torpedoes | Groups | Raids | TaskForces
