"""The printed things: sea areas, ports and bases, holding boxes, counters. Nothing here changes in play.

Places and units are small integers in the rules and ids in files and actions. Places are numbered areas
first, then ports and bases, holding boxes, and the five corners where a counter off the map lies.
"""

from __future__ import annotations

from functools import cached_property

import msgspec

from flagplot.board.graph import distances, near_from_pairs
from flagplot.kernel.errors import BadInputError

# sides, seats in nationality order [AW-SEQ-01, AW-GEN-02, AW-GEN-03], theatres [AW-THR-01]
ALLIED, AXIS, NOBODY = 0, 1, -1
SIDES = ("allied", "axis")
BRITISH, JAPANESE, US, GERMAN = range(4)
SEATS = ("british", "japanese", "us", "german")
SEAT_SIDE = (ALLIED, AXIS, ALLIED, AXIS)
ATO, PTO = 0, 1
THEATRES = ("ATO", "PTO")
# by theatre and side: the seat that speaks for the whole side in combat [AW-SEQ-05, AW-CMB-10]
COMMANDER = ((BRITISH, GERMAN), (US, JAPANESE))
# by theatre: the side that fires first [AW-TGT-02]
FIRST_FIRE = (ALLIED, AXIS)

# flags a unit can sail under, and the seat that runs them [AW-SEQ-02, AW-SEQ-03, AW-SEQ-04]
NATIONS = (
    "british", "australian", "dutch", "russian", "greek", "cobelligerent",
    "us", "french", "free_french",
    "german", "italian", "vichy",
    "japanese",
)  # fmt: skip
NATION_SEAT = (BRITISH,) * 6 + (US,) * 3 + (GERMAN,) * 3 + (JAPANESE,)
NATION_SIDE = tuple(SEAT_SIDE[seat] for seat in NATION_SEAT)
BRIT, AUS, DUTCH, RUSSIAN, GREEK, COBELLIGERENT = range(
    6
)  # cobelligerent: Italian units gone over [AW-ITA-07]
AMERICAN, FRENCH, FREE_FRENCH = range(6, 9)
GERMANS, ITALIAN, VICHY = range(9, 12)  # vichy: in a Vichy box, nobody's until decided [AW-O22-09]
JAPAN = 12

# kinds of counters
SHIP, OILER, HLK, SUB, LBA, AMPHIB, PARA, HKG = range(8)
KINDS = ("ship", "oiler", "hilfskreuzer", "submarine", "lba", "amphibious", "paratroops", "hk_group")

# borders between areas
OPEN, GIBRALTAR, CHANNEL, SUEZ = range(4)
LINKS = ("open", "gibraltar", "english_channel", "suez_canal")

PORT, BASE, NEUTRAL = range(3)
PORT_KINDS = ("port", "base", "neutral")

# [AW-PAC-11, AW-PAC-27, AW-O22-09]
BOXES = (
    "phrf",
    "location_uncertain_w", "location_uncertain_x", "location_uncertain_y", "location_uncertain_z",
    "vichy_toulon", "vichy_fna",
)  # fmt: skip
# what players call the boxes; the four of the Pacific on the eve of war are told apart by letter
BOX_NAMES = (
    "Pearl Harbor Raid Force",
    "Location Uncertain W", "Location Uncertain X", "Location Uncertain Y", "Location Uncertain Z",
    "Vichy Toulon", "Vichy North Africa",
)  # fmt: skip
# off the map: submarines and escort groups in base, counters due back, not yet due, lost, gone for good
LIMBO = ("reserve", "chart", "future", "sunk", "removed")
LIMBO_NAMES = ("In base", "Turn chart", "Not yet due", "Sunk", "Removed")


class Area(msgspec.Struct, frozen=True):
    """A sea area as printed. [AW-MAP-03, AW-GEN-05]"""

    id: str
    name: str
    theatre: int
    vp: tuple[int, int]  # by side
    track: tuple[int, int]  # by side: the track its points count on [AW-MAP-04, AW-MAP-05, AW-THR-04]
    flags: tuple[str, str]  # by side: the flag printed
    start: int  # side that controls it at the start [AW-MAP-06]
    lat: float
    lon: float
    origin: dict[str, str]


class Port(msgspec.Struct, frozen=True):
    """A port, base or the neutral port as printed. [AW-MAP-07, AW-MAP-10, AW-MAP-16]"""

    id: str
    name: str
    kind: int
    theatre: int
    owner: str  # nation, or empty for uncontrolled, or neutral
    touches: tuple[str, ...]
    repair: int
    capturable: bool
    lba: bool
    active_from: int  # turn; -1 for not by the calendar
    lat: float
    lon: float
    origin: dict[str, str]
    note: str = ""


class Piece(msgspec.Struct, frozen=True):
    """A counter as printed; factors a unit lacks are 0. [AW-UNI-01, AW-UNI-12, AW-UNI-13, AW-UNI-18]"""

    id: str
    name: str
    kind: int
    nation: int
    type: str
    gunnery: int  # dice in surface actions, and of submarines [AW-UNI-03]
    armor: int  # damage it survives; the defense of LBA and amphibious units [AW-UNI-04, AW-UNI-14]
    speed: int  # [AW-UNI-05]; 0 for units without one [AW-UNI-15]
    air: int  # dice in air actions [AW-UNI-11]
    gunnery_bonus: bool = False  # [AW-UNI-06]
    armor_bonus: bool = False  # [AW-UNI-07]
    air_bonus: bool = False  # [AW-UNI-08]
    raiding_bonus: bool = False  # of submarines, on their raiding side [AW-DEC-11]
    raider: bool = True  # has a raiding side [AW-UNI-02, AW-UNI-17]
    theatre: int = -1  # where an LBA is first placed; -1 for either [AW-UNI-16]
    turn: int = -1  # of entry; -1 for none
    code: str = ""
    entry: str = ""  # place, or a class of places such as british_start
    option: str = ""  # the optional rule it belongs to
    ship_class: str = ""
    hull: str = ""
    alternate: str = ""  # the counter it is another name for [AW-SET-03]
    tags: tuple[str, ...] = ()
    xxi: bool = False
    reverse: tuple[int, int] | None = None  # defense and speed of the reverse side [AW-AMP-16]
    origin: dict[str, str] = {}
    note: str = ""


class Board:
    """Everything printed, numbered for the rules."""

    def __init__(
        self,
        areas: tuple[Area, ...],
        links: tuple[tuple[str, str, int], ...],
        ports: tuple[Port, ...],
        pieces: tuple[Piece, ...],
    ) -> None:
        self.areas, self.links, self.ports, self.pieces = areas, links, ports, pieces
        self.n_areas, self.n_ports, self.n_units = len(areas), len(ports), len(pieces)
        self.place_ids = (*(a.id for a in areas), *(p.id for p in ports), *BOXES, *LIMBO)
        self.place_of = {id: number for number, id in enumerate(self.place_ids)}
        self.place_names = (
            *(a.name for a in areas), *(p.name for p in ports), *BOX_NAMES, *LIMBO_NAMES,
        )  # fmt: skip
        self.unit_ids = tuple(piece.id for piece in pieces)
        self.unit_of = {id: number for number, id in enumerate(self.unit_ids)}
        self.n_places = len(self.place_ids)
        self.area_range = range(self.n_areas)
        self.port_range = range(self.n_areas, self.n_areas + self.n_ports)
        self.reserve, self.chart, self.future, self.sunk, self.removed = (self.place_of[id] for id in LIMBO)
        pairs = [(self.place_of[one], self.place_of[other], link) for one, other, link in links]
        self.near = near_from_pairs(self.n_areas, [(one, other) for one, other, _ in pairs])
        self.link = {key: link for one, other, link in pairs for key in ((one, other), (other, one))}
        # by place; boxes and corners belong to no theatre
        self.theatre = (
            *(a.theatre for a in areas), *(p.theatre for p in ports), *(-1 for _ in (*BOXES, *LIMBO)),
        )  # fmt: skip
        self._of_kinds: dict[tuple[int, ...], tuple[int, ...]] = {}
        self._number_ports()

    def _number_ports(self) -> None:
        """Which areas a port touches and which ports touch an area, with Norway apart and merged.

        [AW-MAP-23, AW-MAP-27, AW-O20-03]
        """
        apart = [tuple(sorted(self.place_of[area] for area in port.touches)) for port in self.ports]
        merged = list(apart)
        germany, norway = (self.place_of[id] - self.n_areas for id in ("germany", "norway"))
        merged[germany] = tuple(sorted({*apart[germany], *apart[norway]}))
        merged[norway] = ()
        self.touches = (_by_place(self, merged), _by_place(self, apart))
        self.ports_on = tuple(
            tuple(
                tuple(port for port in self.port_range if area in touches[port]) for area in self.area_range
            )
            for touches in self.touches
        )

    def __getitem__(self, id: str) -> int:
        """The number of a place: ``board["gibraltar"]``."""
        return self.place_of[id]

    def unit(self, id: str) -> int:
        """The number of a unit: ``board.unit("uk_hood")``."""
        return self.unit_of[id]

    def of_kinds(self, kinds: tuple[int, ...]) -> tuple[int, ...]:
        """All units of some kinds, ascending."""
        found = self._of_kinds.get(kinds)
        if found is None:
            found = tuple(unit for unit, piece in enumerate(self.pieces) if piece.kind in kinds)
            self._of_kinds[kinds] = found
        return found

    def area(self, id: str) -> int:
        """The number of an area, or an error naming what was expected; for input from outside."""
        number = self.place_of.get(id, self.n_places)
        if number >= self.n_areas:
            raise BadInputError(f"a sea area expected, found {id!r}")
        return number

    def is_port(self, place: int) -> bool:
        """A port, base or the neutral port."""
        return self.n_areas <= place < self.n_areas + self.n_ports

    def port(self, place: int) -> Port:
        """What is printed at a port."""
        return self.ports[place - self.n_areas]

    @cached_property
    def mediterranean(self) -> tuple[int, int]:
        """The two Mediterranean areas. [AW-SUB-04, AW-SUB-10]"""
        return self["western_mediterranean"], self["eastern_mediterranean"]

    @cached_property
    def steps(self) -> tuple[tuple[int, ...], ...]:
        """Areas apart, every choke point open; for distances between ports. [AW-DEC-36]"""
        return tuple(tuple(distances(self.near, area)) for area in self.area_range)


def _by_place(board: Board, touches: list[tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    return (*(() for _ in board.area_range), *touches, *(() for _ in (*BOXES, *LIMBO)))
