"""A scenario as its file has it."""

from __future__ import annotations

import msgspec

from flagplot.games.war_in_the_pacific.units import Base, Subron

WEEKS, CYCLES = 4, 13  # game-turns of a cycle, cycles of a year


class Force(msgspec.Struct, frozen=True, kw_only=True):
    """A task force."""

    label: str
    name: str
    hex: str
    mission: str
    speed: int
    admiral: str
    from_: int = msgspec.field(name="from", default=0)  # the game-turn in which it appears [SC-G-02]
    sailed: int = 0  # active phases of fuel it has used before the scenario begins


class ShipEntry(msgspec.Struct, frozen=True):
    """A ship of the scenario."""

    id: str
    tf: str
    damage: int = 0
    at: str = ""  # the port of a ship outside task forces
    area: str = ""  # the entry area of one that is not on the map yet
    due: str = ""  # the date on which it comes, n/c/yy [SC-G-02]


class AirEntry(msgspec.Struct, frozen=True):
    """Air points of the scenario."""

    id: str
    base: str
    due: str = ""  # the date on which they come
    aps: int = 0  # other than on the record
    quality: str = ""  # likewise


class GroundEntry(msgspec.Struct, frozen=True):
    """A ground unit of the scenario, on a ship or in a hex of the island."""

    id: str
    at: str
    activated: bool
    steps: int = 0  # fewer than printed
    due: str = ""  # the date on which it comes
    area: str = ""  # the entry area it comes from
    loaded: tuple[str, ...] = ()  # the ships a large unit is spread over


class LeaderEntry(msgspec.Struct, frozen=True):
    """A leader of the scenario: with a unit, a headquarters or a task force. [SC-G-04]"""

    id: str
    with_: str = msgspec.field(name="with")
    role: str
    due: str = ""  # the date on which he comes


class Limits(msgspec.Struct, frozen=True):
    """The part of a sheet that is in play."""

    columns: tuple[int, int]
    rows: tuple[int, int]


class Invasion(msgspec.Struct, frozen=True, kw_only=True):
    """A landing that is one roll. [SC-S2-05]"""

    force: str
    target: str
    turn: int
    least: int  # steps without which there is no landing
    steps: int  # of the whole landing force
    capture: int  # the roll
    radius: int  # within which enemy carriers count


class Ambush(msgspec.Struct, frozen=True, kw_only=True):
    """The surprise of June 1942. [SC-S2-12]"""

    forces: tuple[str, ...]
    target: str
    search: int  # on enemy searches for them
    search_turn: int
    sequence: int
    columns: int


class Opening(msgspec.Struct, frozen=True, kw_only=True):
    """What a force must strike first. [SC-S2-10]"""

    force: str
    target: str


class Transfers(msgspec.Struct, frozen=True, kw_only=True):
    """Air points that may be sent on. [SC-S2-06]"""

    types: tuple[str, ...]
    from_: str = msgspec.field(name="from")
    to: str


class Surprise(msgspec.Struct, frozen=True, kw_only=True):
    """A side that moves first and cannot be searched for until the assault of a game-turn. [SC-S3-03]"""

    side: str
    turn: int


class CarrierLimit(msgspec.Struct, frozen=True, kw_only=True):
    """How many carriers of a side may be at sea before a date. [SC-S3-10]"""

    side: str
    most: int
    before: str


class MtbEntry(msgspec.Struct, frozen=True, kw_only=True):
    """Motor torpedo boats of the scenario. [WPB-MTB-01]"""

    id: str
    hex: str
    points: int
    due: str = ""


class SeaCard(msgspec.Struct, frozen=True, kw_only=True):
    """What a scenario with ships at sea says."""

    limits: dict[str, Limits]  # sheet -> its part
    middle: str  # a hex of the first column of the eastern half
    exits: dict[str, tuple[str, ...]]  # seat -> edges by which its task forces may leave [SC-S2-07]
    initiative: int  # levels Japan holds; negative: the Allies [WPA-SIN-01]
    intelligence: dict[str, int]
    sigint: int
    magic: int
    dummies: dict[str, int]
    refuel: dict[str, tuple[str, ...]]
    sorties: dict[str, int] = {}  # task force -> the phase pair before which it stays in port
    invasion: Invasion | None = None
    ambush: Ambush | None = None
    opening: Opening | None = None
    transfers: Transfers | None = None
    captured_points: int = 0
    held_points: int = 0
    draw: int = 0  # the largest difference that is a draw
    victory: int = 0  # the largest difference that is not decisive
    cups: bool = False  # levels of intelligence are drawn from the cups in every cycle [SC-S3-01]
    coastwatchers: tuple[str, ...] = ()  # hexes of the Allied ones [SC-S3-02]
    returns: int = 0  # game-turns after which ships that have left the map may come back [SC-S3-10]
    carriers: CarrierLimit | None = None
    surprise: Surprise | None = None
    safe: tuple[str, ...] = ()  # hexes that may not be attacked [SC-S3-05]
    mtbs: tuple[MtbEntry, ...] = ()
    training: bool = False  # green air points learn in combat and in training [58.1]
    outposts: dict[str, str] = {}  # hexes captured by a force off them with a planned unit [SC-S2-09]
    outpost_points: int = 0
    watched: dict[str, int] = {}  # bases that are worth points to Japan when they are badly damaged
    stays: dict[str, str] = {}  # a task force that may begin with another [SC-S2-09]

    @property
    def objective(self) -> str:
        """The hex that a landing of one roll is aimed at; nothing where there is none."""
        return self.invasion.target if self.invasion is not None else ""


class Overlay(msgspec.Struct, frozen=True, kw_only=True):
    """What an option adds to a scenario on the sea. [SC-S2-09]"""

    status: str
    limits: dict[str, Limits]
    task_forces: tuple[Force, ...]
    ships: tuple[ShipEntry, ...]
    air: tuple[AirEntry, ...]
    ground: tuple[GroundEntry, ...]
    leaders: tuple[LeaderEntry, ...]
    bases: tuple[Base, ...]
    refuel: dict[str, tuple[str, ...]]
    outposts: dict[str, str]
    outpost_points: int
    watched: dict[str, int]


class HqEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A headquarters of the scenario with its stock of CPs. [SC-G-08]"""

    id: str
    at: str
    commander: str
    cp: int
    activated: bool
    due: str = ""  # the date on which it comes


class PlanEntry(msgspec.Struct, frozen=True, kw_only=True):
    """An assault that is planned when the scenario begins."""

    side: str
    hq: str
    target: str
    units: tuple[str, ...]
    tf: str
    earliest: str = ""  # the game-turn before which it may not be carried out [SC-S3-03]
    beside: str = ""  # where parts of it may land from the same ships [SC-S4-03]


class Conquest(msgspec.Struct, frozen=True, kw_only=True):
    """By when the objective must fall for which result, and what counts besides. [SC-S4-10]"""

    decisive: str
    victory: str
    draw: str
    margin: int
    double: str  # the task force whose ships count twice
    prizes: dict[str, int]


class Tally(msgspec.Struct, frozen=True, kw_only=True):
    """Points for what is held at the end and for what the enemy has lost. [SC-S3-11]"""

    usable: dict[str, int]  # airfields that must be usable as well
    held: dict[str, int]
    airfield: int  # for every other one that was captured
    ships: int  # one point for so many of the points of sunk ships
    steps: int  # and for so many steps
    draw: int  # a difference below it is a draw
    decisive: int
    falls: str  # the hex whose fall gives Japan the game at once
    clears: str  # the island that, cleared of Japanese, gives it to the Allies...
    level: int  # ...with an airfield of this level...
    before: str  # ...before this date


class Replacements(msgspec.Struct, frozen=True, kw_only=True):
    """What each mini strategic turn gives to make up for losses. [SC-G-03]"""

    steps: dict[str, int]  # nation -> steps
    air: dict[str, dict[str, int]]  # seat -> type -> APs


class Relief(msgspec.Struct, frozen=True, kw_only=True):
    """A commander who may be replaced by another from a date on. [SC-S3-09]"""

    hq: str
    old: str
    new: str
    from_: str = msgspec.field(name="from")


class LandCard(msgspec.Struct, frozen=True, kw_only=True):
    """What a scenario with a war on land says."""

    headquarters: tuple[HqEntry, ...]
    plans: tuple[PlanEntry, ...]
    crossings: tuple[tuple[str, str], ...]  # from and to: as if across a crossing arrow
    command_points: dict[str, tuple[int, ...]]  # seat -> what each mini strategic turn gives [SC-S4-04]
    objective: str
    victory: Conquest | None = None
    points: Tally | None = None
    sources: dict[str, tuple[str, ...]]  # seat -> hexes that are Ultimate Command Sources [SC-S4-01]
    garrisons: dict[str, int]  # country -> steps it needs
    emergency: dict[str, str] = {}  # kind of emergency link -> the first strategic turn it is used in
    held: tuple[str, ...] = ()  # hexes that may not be left empty... [SC-S4-06]
    held_until: str = ""  # ...before this game-turn
    taken: dict[str, tuple[str, ...]] = {}  # seat -> hexes it has taken since December 1941 [SC-S3-02]
    replacements: Replacements | None = None
    shares: dict[str, tuple[int, tuple[str, ...]]] = {}  # seat -> CPs that go at least to some [SC-S3-04]
    reliefs: tuple[Relief, ...] = ()
    unfinished: tuple[str, ...] = ()  # airfields that need one more game-turn of work [SC-S3-07]
    planning: int = 4  # game-turns before a landing at which it must be recorded [BR-17-01]
    plans_at_once: int = 0  # of a side, where the scenario limits them [SC-S4-03]
    late: dict[str, str] = {}  # country -> the date from which on Japan may land there [SC-S4-05]
    areas: dict[str, int] = {}  # entry area -> game-turns a convoy takes
    entries: tuple[str, ...] = ()  # where convoys come in
    haven: str = ""  # the area that ships go to which leave the map
    trains_from: dict[str, tuple[str, str]] = {}  # unit -> country, and the date its railways serve it from
    batteries: dict[str, str] = {}  # sea hex -> the battery that fires into it [SC-S4-07]
    surprise: bool = False  # Japan moves first in the first game-turn, and the Allies see nothing coming


class ScenarioCard(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a scenario says. [SC-G-01]"""

    status: str
    id: str
    name: str
    first: tuple[int, int, int]  # game-turn, cycle, year
    turns: int
    island: str = ""  # a scenario on the main map has none
    first_player: str = ""
    task_forces: tuple[Force, ...]
    ships: tuple[ShipEntry, ...]
    air: tuple[AirEntry, ...]
    ground: tuple[GroundEntry, ...]
    leaders: tuple[LeaderEntry, ...]
    hq: str
    cp: int = 0  # at hand at once; the headquarters is active without cost [SC-G-08, SC-S1-03]
    fort: tuple[int, int] = (0, 0)  # strength and size on the main map
    batteries: dict[str, int] = {}
    exposed: tuple[str, ...] = ()  # task forces within range and sight of the batteries
    aa: int = 0
    aa_per_rung: int = 0
    unloading_mp: int = 0
    bombardments: int  # of a ship in the scenario
    strike_once: tuple[str, ...] = ()
    reef_exempt: tuple[str, ...] = ()
    reef_turns: int = 0
    landing_steps: int = 0
    late: dict[str, tuple[int, int]] = {}  # unit -> turn from which it lands freely, CPs before
    never_assault: tuple[str, ...] = ()
    splits: tuple[str, ...] = ()
    artillery: str = ""
    artillery_range: int = 0
    free_reinforcement: bool = False  # 27.7.1 does not bind
    secured_points: tuple[int, ...] = ()
    handicap: int = 0
    step_point: int = 0
    ship_points: int = 0
    held_points: int = 0
    decisive: int = 0

    bases: tuple[Base, ...] = ()
    subrons: tuple[Subron, ...] = ()
    sea: SeaCard | None = None
    land: LandCard | None = None

    @property
    def objective(self) -> str:
        """The hex that a scenario on the main map is about."""
        if self.land is not None:
            return self.land.objective
        return self.sea.objective if self.sea is not None else ""

    def date(self, turn: int) -> str:
        """A game-turn as players write it: 2/12/43."""
        week, cycle, year = self.first
        cycles, weeks = divmod(week - 1 + turn, WEEKS)
        years, cycles = divmod(cycle - 1 + cycles, CYCLES)
        return f"{weeks + 1}/{cycles + 1}/{year + years}"

    def year(self, turn: int) -> int:
        """The last two digits of the year of a game-turn."""
        return int(self.date(turn).rsplit("/", 1)[1])

    def turn_of(self, date: str) -> int:
        """The game-turn of a date; of a strategic turn 0/c/yy, which closes cycle c, the one after it."""
        week, cycle, year = (int(part) for part in date.split("/"))
        first = self.first[0] - 1 + WEEKS * (self.first[1] - 1 + CYCLES * self.first[2])
        return (week - 1 if week else WEEKS) + WEEKS * (cycle - 1 + CYCLES * year) - first


def overlaid(card: ScenarioCard, more: Overlay) -> ScenarioCard:
    """A scenario with all that an option adds. [SC-S2-09]"""
    assert card.sea is not None
    sea = msgspec.structs.replace(
        card.sea, limits=more.limits, refuel={**card.sea.refuel, **more.refuel}, outposts=more.outposts,
        outpost_points=more.outpost_points, watched=more.watched,
    )  # fmt: skip
    return msgspec.structs.replace(
        card, sea=sea, task_forces=(*card.task_forces, *more.task_forces), ships=(*card.ships, *more.ships),
        air=(*card.air, *more.air), ground=(*card.ground, *more.ground), bases=(*card.bases, *more.bases),
        leaders=(*card.leaders, *more.leaders),
    )  # fmt: skip
