"""What is printed on ships, air points, ground units and leaders."""

from __future__ import annotations

import msgspec

LABOR = "labor"
DESTROYERS = ("DD", "DE", "APD", "CD")  # counters of two ships [BR-9-07]
CARRIERS = ("CV", "CVL", "CVE")  # [BR-1-09]
CAPITAL = ("BB", "BC", "CA")  # [BR-1-09]
TRANSPORTS = ("MSU", "APA", "APB", "BARGE")  # [BR-1-09]
TENDERS = ("AV", "CVS")  # seaplane tenders and seaplane carriers [see WPB-SEA-03]
AUXILIARIES = ("AO", "AV", "CVS")  # [BR-1-09]
COMBATANTS = ("BB", "BC", "XCV", "CA", "CL", "CLAA", "DD", "DE", "CD")  # [BR-1-09]
LANDING_SHIPS = ("APA", "APB")  # that unload at half cost [see BR-17-02]
SUNK = 5  # of a ship: more damage than D4 [BR-1-10]
RUNGS = ("", "S", "D1", "D2", "D3", "D4")  # the damage ladder of installations [BR-1-10]
LARGE = ("division",)  # sizes above brigade
MOST_PARTS = 3  # [see BR-23-29]


class GroundUnit(msgspec.Struct, frozen=True, kw_only=True):
    """A ground unit, or a detachment of one: ``part_of`` is then the number of the unit it comes from."""

    id: str
    name: str
    side: int
    nation: str
    kind: str
    size: str
    tq: int
    steps: int
    act: int  # what activating it costs on the main map
    division: str
    engineer: str
    origin: str
    splits: bool = False
    part_of: int = -1
    mech: bool = False  # armored or mechanized
    star: str = ""  # the country it may not be forced out of [see BR-23-26]
    airborne: bool = False
    intrinsic: bool = False
    hq: str = ""  # the headquarters it belongs to

    @property
    def labor(self) -> bool:
        """Labor units never attack; their troop quality is in brackets. [see BR-23-35]"""
        return self.kind == LABOR

    @property
    def engineers(self) -> bool:
        """Whether it is an engineer unit."""
        return self.kind == "engineer"

    @property
    def follows(self) -> bool:
        """Engineers and labor units lead only where nothing else is there. [see BR-23-05]"""
        return self.labor or self.engineers


class Ship(msgspec.Struct, frozen=True, kw_only=True):
    """A ship, a pair of destroyers or a group of transports. [BR-9-01]"""

    id: str
    name: str
    type: str
    class_: str = msgspec.field(name="class")
    surface: int
    bmb: int
    aa: int
    defence: int
    speed: int
    origin: str
    side: str = "allied"
    nation: str = "USN"
    asw: int = 0  # what it screens against submarines
    vp: int = 0  # victory points if it is sunk
    fuel: int = 0  # of an oiler
    torpedoes: str = ""  # "long" lances, "standard" tubes
    aa_up: tuple[tuple[str, int], ...] = ()  # when anti-aircraft guns are added: month or year
    load: int = 0
    air: int = 0
    members: tuple[str, ...] = ()
    tf: str = ""
    damaged: int = 0  # at the start of the scenario

    @property
    def pair(self) -> bool:
        """Whether the counter stands for two ships. [see BR-9-07]"""
        return self.type in DESTROYERS


class AirType(msgspec.Struct, frozen=True, kw_only=True):
    """A type of aircraft. [BR-4-01]"""

    key: str
    name: str
    nation: str
    class_: str = msgspec.field(name="class")
    block: str
    engines: int
    air_combat: int
    ceiling: str
    defence: int
    bombardment: int
    anti_ship: int
    range_normal: int
    range_extended: int
    flags: str
    range_transfer: int = 0
    load: int = 0  # ground steps that a cargo AP carries
    crate: int = 0  # APs to a load point when they are crated

    def has(self, flag: str) -> bool:
        """Whether the type is so flagged: carrier, search, seaplane, amphibian, torpedo, night, mine."""
        return flag in self.flags.split()


class AirUnit(msgspec.Struct, frozen=True, kw_only=True):
    """Air points of one type at one base; ``part_of`` is the unit whose air points a spare row may take."""

    id: str
    nation: str
    type: str
    block: str
    aps: int
    quality: str
    origin: str
    side: str = "allied"
    carrier_trained: bool = False
    base: str = ""
    due: str = ""  # the date on which it comes
    part_of: int = -1


class Leader(msgspec.Struct, frozen=True, kw_only=True):
    """A general or admiral with his ratings as printed. [WPA-GEN-18, WPA-GEN-75]"""

    id: str
    name: str
    side: str
    nation: str
    branch: str
    stars: int
    origin: str
    tq: str = "0"
    mp: str = "0"
    retreat: str = "0"
    shift: str = "0"
    hq: str = "-"
    fort: int = 0
    act: int = 0
    s: int = 0
    a: int = 0
    t: int = 0  # each point lowers the cost of unloading by 1 MP a step [see BR-8-04]
    e: int = 0
    role: str = ""
    post: str = ""

    @property
    def admiral(self) -> bool:
        """Whether he is an admiral."""
        return self.branch == "admiral"


class Base(msgspec.Struct, frozen=True, kw_only=True):
    """A hex with an airfield, a seaplane base, a port or an anchorage, as it is at the start. [BR-2-14]"""

    hex: str
    name: str
    side: str
    origin: str
    port: str = ""  # major, minor, anchorage
    airfield: int = 0
    seaplane: int = 0
    battery: int = 0
    fort: tuple[int, int] = (0, 0)  # strength and size
    supply_base: bool = False


class Subron(msgspec.Struct, frozen=True, kw_only=True):
    """Submarines of one nation and type that hunt together; a point is a boat. [BR-22-01]"""

    id: str
    name: str
    side: str
    nation: str
    type: str  # I, RO, fleet, old, S, T, O
    hex: str
    points: int
    base: str  # the hex of its sub base
    origin: str
    due: str = ""  # the date on which it comes


class Headquarters(msgspec.Struct, frozen=True, kw_only=True):
    """A headquarters of the master list: type, cost, radius, and whom it activates. [WPA-HQ-74]"""

    id: str
    name: str
    side: str
    nation: str
    act: int
    radius: int
    who: tuple[str, ...]
    origin: str
    type: str = ""  # army, fleet, combined, specialist
    cmd: str = ""  # who allots CPs to it: japan, us, cw, dutch, soviet
    osbs: int = 1  # Offensive Support Bases it may have
    afloat: bool = False  # whether it may go to sea with its commander
