"""What is kept of the main map: task forces, their cards, submarines, air bases, intelligence."""

from __future__ import annotations

from typing import Any, Self

import msgspec
from msgspec import UNSET, UnsetType

from flagplot.games.war_in_the_pacific.air.frames import Line
from flagplot.kernel.rows import Rows

NOBODY = -1
QUALITIES = ("elite", "regular", "green")  # of air points
FULL = 12  # twelfths of a tank [see BR-16-16]
MISSIONS = (
    "AMPH", "BOMB", "PATROL", "CVOPS", "RAID", "TRANS", "FUEL", "MOVT", "TOW", "SCREEN", "ETRAN", "EVAC",
    "REAC",
)  # fmt: skip
REACTION = "REAC"  # the mission of task forces that were called out [see WPA-ESO-04]
ON_LAND = ("ETRAN", "EVAC", REACTION)  # missions of scenarios with a war on land
COMBAT_MISSIONS = ("AMPH", "BOMB", "PATROL", "CVOPS", "RAID", REACTION)


class TaskForce(msgspec.Struct, frozen=True, kw_only=True):
    """Ships that sail together, or nothing but a name on a card: a dummy. [BR-8-01, BR-8-03]"""

    side: int
    hex: int
    name: str = ""
    ships: tuple[int, ...] = ()
    mission: str = "MOVT"
    speed: int = 2  # the class plotted for this phase
    admirals: tuple[int, ...] = ()  # the commander first, then his subordinate
    flagship: int = NOBODY
    named: bool = False  # its owner has chosen the flagship
    groups: tuple[tuple[int, ...], ...] = ()  # the formation against submarines; the rest by itself
    dummy: bool = False
    marker: int = 0  # the number the enemy knows it by; 0 while it is hidden
    located: int = 0  # 1 + the phase pair in which it counts as located
    fuel: int = 0  # twelfths used
    active: int = 0  # Naval Phases of this game-turn in which it was active
    moved: bool = False  # active in this Naval Phase
    night: bool = False  # its mission of this phase is by night
    spent: int = 0  # MPs used up outside its route in this phase


class Freight(msgspec.Struct, frozen=True, kw_only=True):
    """What a card says about cargo and the port, in a war on land. [see BR-17-12, BR-16-10]"""

    load: tuple[tuple[int, int], ...] = ()  # ground units that go aboard, and their ships
    unload: bool = False  # everything aboard goes ashore at the end of the route
    handling: int = 0  # MPs of all that
    crates: tuple[tuple[int, int], ...] | UnsetType = UNSET  # APs that are crated, and their ships
    dock: bool = False  # its ships are deactivated in port at the end of the phase


NOTHING = Freight()


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """What is written for a task force for one Naval Phase. [BR-3-25]"""

    mission: str
    speed: int
    route: tuple[int, ...] = ()  # hexes after the one it is in; empty: hold
    target: int = NOBODY  # the mission hex; of CVOPS the launch hex
    night: bool = False
    hidden: bool = True
    refuel: str = ""  # the oilers it meets...
    late: bool = False  # ...at the end of its move, not at the start
    follow: str = ""
    tow: tuple[int, int] = (NOBODY, NOBODY)  # who tows whom
    appoint: int = NOBODY  # an admiral who is to take command
    leave: bool = False  # by the edge of the map after the last hex
    story: tuple[tuple[str, int], ...] = ()  # what a false report says: type and number
    mask: bool = False  # a Report False chit is played on the next report about it
    freight: Freight | UnsetType = UNSET  # of scenarios with a war on land

    @property
    def load(self) -> tuple[tuple[int, int], ...]:
        """Ground units that go aboard, and their ships."""
        return (self.freight or NOTHING).load

    @property
    def crates(self) -> tuple[tuple[int, int], ...]:
        """Air units that are crated and go aboard, and their ships."""
        return (self.freight or NOTHING).crates or ()

    @property
    def unload(self) -> bool:
        """Whether everything aboard goes ashore at the end."""
        return (self.freight or NOTHING).unload

    @property
    def handling(self) -> int:
        """MPs of loading and unloading."""
        return (self.freight or NOTHING).handling

    @property
    def dock(self) -> bool:
        """Whether its ships are laid up at the end."""
        return (self.freight or NOTHING).dock

    def carrying(self, **changes: Any) -> Card:
        """The card with other cargo."""
        new = msgspec.structs.replace(self.freight or NOTHING, **changes)
        return msgspec.structs.replace(self, freight=UNSET if new == NOTHING else new)


class Habit(msgspec.Struct, frozen=True):
    """What the card of a task force said in the phase before, so that the next one can say it again."""

    mission: str
    speed: int
    night: bool = False
    story: tuple[tuple[str, int], ...] = ()
    turns: tuple[int, ...] = ()  # the sides by which it left its hexes


class Boats(msgspec.Struct, frozen=True):
    """Where a Subron is and what is left of it."""

    hex: int
    points: int
    dummy: bool = False


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What a side has been told about an enemy task force. [BR-13-04, BR-13-10]"""

    side: int  # who was told
    marker: int
    phase: int
    source: str  # a base, or what else told
    kind: str  # true, types, number, false as the owner stated it, card
    types: tuple[tuple[str, int], ...] = ()  # type -> how many, 0 where only the type is told
    total: int = 0
    band: str = ""


class Codes(msgspec.Struct, frozen=True, kw_only=True):
    """Strategic Intelligence, where it is drawn in every cycle. [WPB-INT-01, WPB-MAG-24]"""

    japan: int = 0  # the level of this cycle; 0 before the first draw
    allied: int = 0
    played: int = 0  # Magic chits played in this cycle
    masks: int = 0  # of them, Report False chits that were not shown
    wary: int = 0  # SI +1 chits in the Japanese cup
    told: bool = False  # the Japanese level had to be disclosed in this cycle


class Squadron(msgspec.Struct, frozen=True):
    """An MTBRon: boats in a coastal hex. [WPB-MTB-01]"""

    hex: int
    points: int


class Mtbs(msgspec.Struct, frozen=True, kw_only=True):
    """Motor torpedo boats of the Allies."""

    squadrons: tuple[Squadron, ...] = ()
    pool: int = 0
    tried: tuple[tuple[int, str], ...] = ()  # squadron and task force, in this Naval Phase
    fought: tuple[str, ...] = ()  # task forces that boats or submarines have attacked in it
    seen: tuple[int, ...] = ()  # squadrons Japan has found, until the end of the Air Phase


class Drill(msgspec.Struct, frozen=True):
    """Green air points in training. [see WPB-ABT-09]"""

    weeks: int = 0  # the marker
    phases: int = 0  # Air Phases of this game-turn in training
    spoiled: bool = False  # this game-turn does not count


class Isles(msgspec.Struct, frozen=True, kw_only=True):
    """What only the war in the Solomons knows."""

    codes: Codes = Codes()
    mtbs: Mtbs = Mtbs()
    watchers: tuple[int, ...] = ()  # hexes of coastwatchers, which only the Allies know
    away: dict[int, tuple[int, int]] = {}  # ship that may return -> game-turn and hex in which it left
    quality: dict[int, str] = {}  # air unit -> its quality, where it is not the printed one
    drills: dict[int, Drill] = {}  # air unit -> its training
    pool: dict[str, int] = {}  # nation and type -> sub points that are in no Subron
    sub_bases: dict[int, int] = {}  # printed sub base -> the hex it has been moved to


_NOTHING = Isles()  # what is known elsewhere


class Sea(msgspec.Struct, kw_only=True):
    """The main map. Tables are replaced when they change."""

    phase: int = 0  # Naval and Air Phases played, in pairs
    first: int = 0  # the first player of this Naval Phase
    forces: dict[str, TaskForce] = {}
    shown: dict[int, tuple[int, int, int]] = {}  # marker -> side, hex, speed class: what lies on the map
    harbour: dict[int, tuple[int, ...]] = {}  # port -> ships outside task forces
    cards: dict[str, Card] = {}
    order: tuple[str, ...] = ()  # in which task forces sail
    boats: dict[int, Boats] = {}  # by the number of a Subron
    based: Rows = msgspec.field(default_factory=Rows)  # by air unit: the place of its base, or OUT
    ports: dict[int, int] = {}  # hex -> rung of the damage ladder
    seaplanes: dict[int, int] = {}
    fuel: dict[int, int] = {}  # oiler -> fuel points used
    searched: tuple[tuple[str, str], ...] = ()  # base and task force, in this phase pair
    hunted: tuple[tuple[int, str], ...] = ()  # Subron and task force, in this Naval Phase
    battles: tuple[tuple[str, str], ...] = ()  # task forces that have met in this Naval Phase
    rounds: dict[str, int] = {}  # rounds of surface combat in this Naval Phase
    # task forces that were located before the Naval Phase, later before the Air Search Segment
    sighted: tuple[str, ...] = ()
    strikes: dict[str, int] = {}  # base -> strikes flown in this game-turn
    reports: tuple[Report, ...] = ()
    sigint: int = 0  # uses left
    ruses: int = 0  # made in this cycle
    magic: dict[str, int] = {}  # the Allied chits
    seen_cards: tuple[str, ...] = ()  # Japanese cards the Allies have looked at in this phase
    dummies: tuple[int, int] = (0, 0)  # dummy task forces not yet placed, by side
    decoys: tuple[int, int] = (0, 0)  # dummy Subrons not yet placed, by side
    improved: dict[int, tuple[int, int, int, int]] = {}  # admiral -> what his s, a, t and e have gained
    ambush: tuple[str, ...] = ()  # task forces whose ambush is over
    opened: bool = False  # the strike that must come first has been made
    battered: int = 0  # bombardments of this game-turn that hurt the garrison of the objective
    mustered: bool | UnsetType = UNSET  # troops off the objective were enough before aircraft hit them
    left: tuple[int, ...] = ()  # ships that have left the map
    spare: tuple[int, ...] | UnsetType = UNSET  # shipping units that went over to others [see WPB-NAV-04]
    before: dict[str, Habit] = {}  # the cards of the phase before, for those who write them again
    flights: tuple[Line, ...] = ()  # and the air plots
    isles: Isles | UnsetType = UNSET  # in scenarios that need it

    @property
    def _isles(self) -> Isles:
        return self.isles if isinstance(self.isles, Isles) else _NOTHING

    def _with(self, **changes: Any) -> None:
        found = msgspec.structs.replace(self._isles, **changes)
        self.isles = UNSET if found == _NOTHING else found

    @property
    def codes(self) -> Codes:
        """Strategic Intelligence."""
        return self._isles.codes

    @codes.setter
    def codes(self, value: Codes) -> None:
        self._with(codes=value)

    @property
    def mtbs(self) -> Mtbs:
        """Motor torpedo boats."""
        return self._isles.mtbs

    @mtbs.setter
    def mtbs(self, value: Mtbs) -> None:
        self._with(mtbs=value)

    @property
    def watchers(self) -> tuple[int, ...]:
        """Hexes of coastwatchers."""
        return self._isles.watchers

    @watchers.setter
    def watchers(self, value: tuple[int, ...]) -> None:
        self._with(watchers=value)

    @property
    def away(self) -> dict[int, tuple[int, int]]:
        """Ships off the map that may return."""
        return self._isles.away

    @away.setter
    def away(self, value: dict[int, tuple[int, int]]) -> None:
        self._with(away=value)

    @property
    def quality(self) -> dict[int, str]:
        """Air units whose quality is not the printed one."""
        return self._isles.quality

    @quality.setter
    def quality(self, value: dict[int, str]) -> None:
        self._with(quality=dict(sorted(value.items())))

    @property
    def drills(self) -> dict[int, Drill]:
        """Air units in training."""
        return self._isles.drills

    @drills.setter
    def drills(self, value: dict[int, Drill]) -> None:
        self._with(drills=dict(sorted(value.items())))

    @property
    def pool(self) -> dict[str, int]:
        """Sub points that are in no Subron."""
        return self._isles.pool

    @pool.setter
    def pool(self, value: dict[str, int]) -> None:
        self._with(pool=value)

    @property
    def sub_bases(self) -> dict[int, int]:
        """Sub bases that have been moved."""
        return self._isles.sub_bases

    @sub_bases.setter
    def sub_bases(self, value: dict[int, int]) -> None:
        self._with(sub_bases=value)

    def clone(self) -> Self:
        """An independent copy."""
        new: Self = self.__copy__()  # type: ignore[attr-defined]
        new.based = self.based.clone()
        return new
