"""Frames of combat."""

from __future__ import annotations

import msgspec

from flagplot.kernel.state import Frame


class Combat(Frame, tag="combat"):
    """Step 8: who picks the next area. [AW-SEQ-14]"""

    seat: int = 0
    opened: bool = False  # the scripts of the Japanese attack have been dealt with [AW-PHA-03]
    asked: int = 0  # seats that have said whether the theatres are fought side by side [AW-CMB-02]
    objected: bool = False  # somebody wants nationality order [AW-CMB-02]
    pickers: tuple[int, int] = (0, 1)  # by theatre: who picks next while they are fought side by side


class AreaFight(Frame, tag="area_fight"):
    """One area from submarine hunt to air raids."""

    area: int
    stage: int = 0
    closed: tuple[int, ...] = ()  # ports closed to LBA attacks from here [AW-DEC-69]
    booked: dict[int, int] = {}  # carrier -> port it was told off to raid in a pursuit [AW-RET-10]


class PortStrikes(Frame, tag="port_strikes"):
    """LBA attacks on ports and bases by one side after the other. [AW-SEQ-16]"""

    area: int
    side: int
    stage: int = 0
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


class Battle(Frame, tag="battle"):
    """Two forces in one area, round after round: the whole area, or one retreating group and its pursuers."""

    area: int
    forces: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())  # by side; empty: all that is there
    runner: int = -1  # the side that retreats in a pursuit
    round: int = 1
    stage: int = 0
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


class Torpedoes(Frame, tag="torpedoes"):
    """Raiding submarines may attack at the end of a round. [AW-EOR-02]"""

    area: int
    queue: tuple[int, ...] = ()  # sides still to be asked, in fire order
    stage: int = 0
    tried: tuple[int, ...] = ()  # submarines that have had their try in this round
    hunter: int = -1  # the one that has made its targeting roll [AW-O27-01]
    reach: int = 0  # the speed it can still catch
    hit: tuple[int, ...] = ()  # units disabled in the exchange just fought [AW-DEC-62]


class Groups(Frame, tag="groups"):
    """The retreating side splits into groups, then the other side assigns pursuers. [AW-RET-06, AW-RET-08]"""

    area: int
    runner: int
    stage: int = 0
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
    stage: int = 0
    targets: dict[int, int] = {}  # carrier -> port


class TaskForces(Frame, tag="task_forces"):
    """Optional task forces of one round: their members and intentions. [AW-O29-01, AW-O29-02]"""

    area: int
    stage: int = 0
    left: tuple[int, ...] = ()  # units not yet in a task force
    forces: tuple[TaskForce, ...] = ()


Frames = Combat | AreaFight | PortStrikes | Volley | Battle | Torpedoes | Groups | Raids | TaskForces
