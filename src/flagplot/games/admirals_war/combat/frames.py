"""Frames of combat."""

from __future__ import annotations

from flagplot.kernel.state import Frame


class Combat(Frame, tag="combat"):
    """Step 8: who picks the next area. [AW-SEQ-14]"""

    seat: int = 0
    opened: bool = False  # the scripts of the Japanese attack have been dealt with [AW-PHA-03]
    objected: bool = False  # somebody wants nationality order [AW-CMB-02]


class AreaFight(Frame, tag="area_fight"):
    """One area from submarine hunt to air raids."""

    area: int
    stage: int = 0
    closed: tuple[int, ...] = ()  # ports closed to LBA attacks from here [AW-DEC-69]


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
    disables: bool = True
    optional: tuple[int, ...] = ()  # attackers that need not attack
    aims: dict[int, int] = {}  # attacker -> target; -1 for no attack


class Battle(Frame, tag="battle"):
    """Two forces in one area, round after round: the whole area, or one retreating group and its pursuers."""

    area: int
    forces: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())  # by side; empty: all that is there
    runner: int = -1  # the side that retreats in a pursuit
    round: int = 1
    stage: int = 0
    choices: tuple[str, str] = ("", "")  # by side, secret until both are in [AW-CMB-08]
    action: str = ""  # air, surface, combined
    part: str = ""  # air, surface
    guns: tuple[int, ...] = ()  # carriers of the second side that use guns [AW-TGT-06]
    answers: tuple[int, ...] = ()  # whatever the stage collects, by seat or unit
    limit: int = 0  # rounds after which ``stops`` must retreat; 0 for none [AW-PHA-11, AW-DEC-21]
    stops: int = -1
    forced: str = ""  # the action of the first round, where a rule fixes it [AW-O23-08]
    silent: tuple[int, ...] = ()  # units that may not attack in the first round [AW-O24-04]


class Torpedoes(Frame, tag="torpedoes"):
    """Raiding submarines may attack at the end of a round. [AW-EOR-02]"""

    area: int
    queue: tuple[int, ...] = ()
    targets: tuple[int, ...] = ()
    stage: int = 0


class Groups(Frame, tag="groups"):
    """The retreating side splits into groups, then the other side assigns pursuers. [AW-RET-06, AW-RET-08]"""

    area: int
    runner: int
    stage: int = 0
    groups: tuple[tuple[int, ...], ...] = ()
    pursuers: tuple[tuple[int, ...], ...] = ()
    left: tuple[int, ...] = ()  # units not yet put into a group, or not yet assigned
    one_round: bool = False  # pursuit lasts a single round [AW-PHA-13]


class Raids(Frame, tag="raids"):
    """Carriers of the victor raid ports and bases. [AW-EOR-05]"""

    area: int
    side: int
    stage: int = 0
    targets: dict[int, int] = {}  # carrier -> port


class TaskForces(Frame, tag="task_forces"):
    """Optional task forces of one round: their members, intentions and sightings. [AW-O29-01]"""

    area: int
    stage: int = 0
    forces: tuple[tuple[int, ...], ...] = ()
    sides: tuple[int, ...] = ()
    intents: tuple[str, ...] = ()
    sighted: tuple[int, ...] = ()


Frames = Combat | AreaFight | PortStrikes | Volley | Battle | Torpedoes | Groups | Raids | TaskForces
