"""Frames of an Air Phase: plots, sequence, strikes; and of special strikes in a Naval Phase."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from flagplot.kernel.lanes import Lanes
from flagplot.kernel.script import Stages
from flagplot.kernel.state import Frame

Group = tuple[int, int, str]  # air unit, APs, approach; of fighters the band
Aim = tuple[int, int, str, int]  # air unit, APs, approach, ship
Placing = tuple[tuple[int, str], ...]  # ship and slot of the Air/Surface Display

STRIKE_N, STRIKE_B, STRAFE, RECON = "STRIKE-N", "STRIKE-B", "STRAFE", "RECON"
COVER, NCOVER, TRANSFER = "COVER", "NCOVER", "TRANSFER"
TRANSPORT, DROP = "TRANSPORT", "DROP"  # of ground units, which a line names under ``what``
STRIKE_M = "STRIKE-M"  # at motor torpedo boats; ``what`` is then the number of the squadron
STRIKES = (STRIKE_N, STRIKE_B, STRAFE, STRIKE_M)  # that roll for their place in the sequence
FIGHTING = (STRAFE, STRIKE_M)  # missions on which fighters come low, and fight as fighters [see BR-6-11]
SHIPS = "ships"  # the target of a naval strike on a port


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """A line of an air plot. [see BR-3-26]

    ``target`` is a task force (of an enemy the one behind a contact) or a hex; ``what`` its target type.
    """

    side: int
    base: str
    mission: str
    target: str
    what: str = ""
    bombers: tuple[Group, ...] = ()  # whoever carries out the mission
    escorts: tuple[Group, ...] = ()
    night: bool = False
    back: str = ""  # where it lands, if not at its base
    staging: str = ""
    joint: bool = False  # joins other strikes on the same target
    partners: tuple[str, ...] = ()  # bases whose strikes joined this one
    detours: tuple[tuple[str, str, str], ...] = ()  # of partners: the base, where it stages, where it lands
    total: int = 0  # in the strike sequence
    chits: int = 0  # Strike Sequence chits played on it
    drm: int = 0  # that they give
    ambush: bool = False  # the strike of the ambush of Midway
    over: bool = False  # carried out or void; of cover: its availability is known


class Plot(Frame, tag="air_plot"):
    """A side plots its missions; in a lane, and hidden. ``draft`` is the line that is being written.

    ``air`` is the unit that is briefed for a mission of its own; ``sheet`` the base whose sheet is open,
    where there are so many that each has one.
    """

    side: int
    lines: tuple[Line, ...] = ()
    draft: Line | None = None
    air: int = -1
    sheet: str | UnsetType = UNSET

    @property
    def base(self) -> str:
        """The base whose sheet is open; nothing where none is."""
        return self.sheet or ""


class Plots(Lanes, tag="air_plots"):
    """Both sides plot at the same time. Hidden."""

    stacks: list[list[Plot]] = []
    lines: tuple[Line, ...] = ()


class AirStage(Stages):
    """An Air Phase after its searches. [see BR-3-09]"""

    PLOT = 0
    SCOUT = 1  # reconnaissance comes before the first strike
    CHITS = 2
    SEQUENCE = 3
    STRIKES = 4
    TRANSFERS = 5
    END = 6


class AirPhase(Frame, tag="air_phase"):
    """An Air Phase; the plots are hidden until each mission is flown."""

    stage: AirStage = AirStage.PLOT
    lines: tuple[Line, ...] = ()
    displays: dict[str, Placing] = {}  # task force -> how it is placed for this phase
    # carrier or airfield that can no longer launch -> total of the strike that did it, and where
    closed: dict[str, tuple[int, int]] = {}
    # carrier damaged in this phase that still operates aircraft -> total of the strike that did it
    slowed: dict[str, int] = {}
    # base damaged in this phase -> APs a carrier operated before (1 of an airfield, 0 if it was closed), and
    # her task force
    struck: dict[str, tuple[int, str]] | UnsetType = UNSET
    torpedoes: dict[str, bool] = {}  # land base -> whether it had torpedoes
    reacted: tuple[int, ...] = ()  # air units that have flown emergency cover
    met: tuple[Group, ...] = ()  # fighters that met a strike of this total...
    met_total: int = -99  # ...and do not meet another that came at the same time


class SpecialStrikes(Frame, tag="special_strikes"):
    """Strikes at a task force that has just moved; ``declared`` bases have flown theirs."""

    target: str
    declared: tuple[str, ...] = ()
    draft: Line | None = None
    placing: Placing = ()


class RaidStage(Stages):
    """One strike, in the order of play. [see BR-10-10]"""

    LAUNCH = 0
    COVER = 1  # what protects the target
    EMERGENCY = 2  # fighters of bases near by
    BANDS = 3
    HEIGHTS = 4  # fighters that met nobody climb or dive
    BOUNCE = 5
    ANSWER = 6  # of whoever was bounced
    NEXT_BAND = 7
    FREE = 8  # whom the fighters that are left attack
    JETTISON = 9
    POUNCE = 10
    AFTER = 18
    DISPLAY = 11
    WAVES = 12
    ENTRY = 13
    FLAK = 14
    TARGETS = 15
    ATTACK = 16
    RETURN = 17
    LESSONS = 20
    LANDED = 19


class Lessons(msgspec.Struct, frozen=True, kw_only=True):
    """What the air points of a strike have learned from it, where they can. [see WPB-ABT-04]"""

    sent: tuple[int, int] = (0, 0)  # trained APs and all APs that took off
    guard: tuple[int, int] = (0, 0)  # likewise of the fighters over the target
    grade: int = 0  # the worst damage done: 1 suppressed, 2 to 5 levels 1 to 4 or a ship sunk
    burned: int = 0  # APs that strafing destroyed on the ground
    kills: tuple[int, int, int] = (0, 0, 0)  # APs shot down by escorts, by bombers, by the defenders
    turned: tuple[Group, ...] = ()  # APs that turned back after they had fired, and as what they flew


class Raid(Frame, tag="raid"):
    """A strike that is flown; ``cap`` are the fighters over its target."""

    line: Line
    number: int = -1  # of the line in the Air Phase; -1 for a special strike
    stage: RaidStage = RaidStage.LAUNCH
    hex: int = -1  # of its target
    bombers: tuple[Group, ...] = ()
    escorts: tuple[Group, ...] = ()
    cap: tuple[Group, ...] = ()  # with bands once they are assigned
    climbed: tuple[str, ...] = ()  # bands with fighters that had to climb
    changed: tuple[Group, ...] = ()  # fighters that have left their band for this one
    band: int = 0
    bounced: int = -1  # the side that has still to answer in this band
    free: tuple[Group, ...] = ()  # fighters that attack bombers
    prey: str = ""  # the band of those bombers
    home: tuple[Group, ...] = ()  # APs that turned back
    opposed: bool = False
    waves: tuple[tuple[Group, ...], ...] = ()
    wave: int = -1
    slice: int = 0
    entry: int = 0  # the slice of the first wave
    ring: str = ""
    shift: int = 0  # columns by planes on deck that this wave found with chits
    decked: bool = False  # a chit was played for planes on deck
    surprise: int = 0
    aims: tuple[Aim, ...] = ()
    lessons: Lessons | UnsetType = UNSET  # in scenarios in which green APs learn


class Casualties(Frame, tag="casualties"):
    """Losses of a group of the strike below; its owner chooses them.

    ``eliminated`` and ``aborted`` are strength points in air combat, APs under anti-aircraft fire
    (``flat``); ``stay`` are APs that stay at their base.
    """

    side: int
    group: str  # cap, free, escorts, bombers, wave
    band: str = ""
    eliminated: int = 0
    aborted: int = 0
    stay: int = 0
    flat: bool = False


class Upgrade(Frame, tag="upgrade"):
    """Green APs of the strike below become trained; their owner says which."""

    side: int
    part: str  # bombers, escorts, cap
    left: int
    shared: bool = False  # who turned back after a hit counts


class Arranging(Frame, tag="arranging"):
    """A task force is placed on the Air/Surface Display by its owner."""

    force: str
    placing: Placing = ()


class Divert(Frame, tag="divert"):
    """Airborne APs whose base is gone or damaged look for another; ``hex`` is where they are."""

    air: int
    points: int
    hex: int
    strike: bool | UnsetType = UNSET  # they come back from a strike


class Attrition(Frame, tag="attrition", kw_only=True):
    """A side says which APs of a block wear out."""

    side: int
    share: str  # the block, or the part of it
    left: int
    taken: dict[int, int] = {}  # air unit -> APs lost so far
    bases: dict[str, int] = {}  # part and base -> APs lost there


Frames = AirPhase | Plots | SpecialStrikes | Raid | Casualties | Upgrade | Arranging | Divert | Attrition
