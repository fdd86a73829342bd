"""Numbers for all places a counter can be in: the hexes of the map first, then the boxes. [DSA-CMP-04]"""

from __future__ import annotations

from typing import Final

from flagplot.games.dai_senso.board import standard
from flagplot.games.dai_senso.factions import FACTIONS
from flagplot.games.dai_senso.turn.calendar import FIRST_YEAR, LAST_YEAR, TURNS
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.words import typed

_MAP: Final = standard()
ZONES: Final = tuple(zone.id for zone in _MAP.waters.zones)
OFF_MAP: Final = tuple(box.id for box in _MAP.waters.off_map_boxes)
# the three boxes of a Naval Zone [DSA-GL-41]
ON_STATION, CONVOYS, USED = range(3)
ZONE_BOXES: Final = ("on_station", "convoys", "used")

HEXES: Final = len(_MAP.board.grid)
OUT: Final = HEXES  # off the game: not yet in it, or removed from it
DELAY: Final = HEXES + 1  # the Delay Box
NAVAL_DELAY: Final = HEXES + 2  # the Naval Warfare Delay Box
_POOL: Final = HEXES + 3  # the Force Pool of the Axis; those of the others follow
_EVENTS: Final = _POOL + len(FACTIONS)  # Conditional Events Boxes
_CONQUERED: Final = _EVENTS + len(FACTIONS)  # Conquered Minor Countries Boxes
_PENDING: Final = _CONQUERED + len(FACTIONS)  # interned units lie on the Pending Card
_OFF_MAP: Final = _PENDING + len(FACTIONS)
_ZONES: Final = _OFF_MAP + len(OFF_MAP)
TRACK: Final = _ZONES + len(ZONES) * len(ZONE_BOXES)  # the Turn Track, from its first box on
SWB: Final = TRACK + (LAST_YEAR - FIRST_YEAR + 1) * len(TURNS)  # the Strategic Warfare Box
# Holding Boxes of units of two nations, in which one of their steps waits [see DSA-ORG-14]
HOLDING_BOXES: Final = ("axis_aex", "western_cbi", "western_abda")
EUROPE: Final = SWB + 1  # the European Holding Box [see DSB-EU-01]

BOXES: Final = (
    "out",
    "delay",
    "naval_delay",
    *(f"{faction}_pool" for faction in FACTIONS),
    *(f"{faction}_events" for faction in FACTIONS),
    *(f"{faction}_conquered" for faction in FACTIONS),
    *(f"{faction}_pending" for faction in FACTIONS),
    *OFF_MAP,
    *(f"{zone}_{box}" for zone in ZONES for box in ZONE_BOXES),
    *(f"{turn.lower()}-{year}" for year in range(FIRST_YEAR, LAST_YEAR + 1) for turn in TURNS),
    "swb",
    "europe",
    *HOLDING_BOXES,
)
IDS: Final = (*_MAP.board.grid.labels, *BOXES)
PLACES: Final = {id: number for number, id in enumerate(IDS)}


def pool(faction: int) -> int:
    """The Force Pool of a faction."""
    return _POOL + faction


def events_box(faction: int) -> int:
    """The Conditional Events Box of a faction."""
    return _EVENTS + faction


def conquered_box(faction: int) -> int:
    """The Conquered Minor Countries Box of a faction."""
    return _CONQUERED + faction


def pending_card(faction: int) -> int:
    """The back of the Pending Card of a faction, where interned units lie."""
    return _PENDING + faction


def off_map(box: str) -> int:
    """An Off-Map Box by its id."""
    return _OFF_MAP + OFF_MAP.index(box)


def zone_box(zone: int, box: int) -> int:
    """A box of a Naval Zone: ON_STATION, CONVOYS or USED. [DSA-GL-41]"""
    return _ZONES + zone * len(ZONE_BOXES) + box


def zone_of(place: int) -> int:
    """The Naval Zone whose box this is; -1 for any other place."""
    return (place - _ZONES) // len(ZONE_BOXES) if _ZONES <= place < TRACK else -1


def track(year: int, turn: int) -> int:
    """The box of a turn on the Turn Track; what lies beyond the last year lies in its last box."""
    return min(TRACK + (year - FIRST_YEAR) * len(TURNS) + turn, SWB - 1)


def place(id: str) -> int:
    """The number of a hex label or box; anything else is refused."""
    found = PLACES.get(id)
    if found is None:
        raise BadInputError(f"a hex such as {typed('w5326')} expected, found {typed(id)}")
    return found
