"""Everything printed: counters, organization, charts, scenarios; read and checked once.

Where a value comes from stands beside it in the files and is explained in ``data/SOURCES.md``. Faults are
``BadInputError`` naming file and place, what was expected and found.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from flagplot.board.hexboard import decoded
from flagplot.games.dai_senso import naming, table_checks
from flagplot.games.dai_senso.board import Map, standard
from flagplot.games.dai_senso.cards import Card, Deck
from flagplot.games.dai_senso.counters import BLITZ, FAILURE, MOBILIZING, TOTSUGEKI, Counter, Face
from flagplot.games.dai_senso.factions import FACTIONS, NOBODY
from flagplot.games.dai_senso.markers import BEACHHEAD, LOGISTICS, LOGISTICS_NATIONS
from flagplot.games.dai_senso.scenarios import ScenarioCard, Scenarios
from flagplot.kernel import codec, corrections
from flagplot.kernel.errors import BadInputError

# what an owner of the printed game may correct: all but the map, from which the board is drawn
FORM = corrections.Form(
    files=(
        "counters.json", "markers.json", "tables.json", "organization.json", "scenarios.json", "weather.json",
        "cards.json",
    ),
    named={"setup": ("faction", "at"), "sides": ("side",)},
    rest={"weather.json": "t", "markers.json": "t"},
    under={"sides": "factors"},
    explains={
        "": ("about", "note", "notes", "attested", "lines", "rule", "die", "method"),
        "counters.json": ("notation", "unit_type_groups", "codes", "totals"),
        "markers.json": ("counter_sheet_note", "section", "lifecycle", "start_1937", "sides"),
        "tables.json": (
            "turn_track", "vp_track", "esv_track", "delay_drms", "delay_rules", "political_drms",
            "given_rolls", "rolled_by", "drm", "clamp", "result_format", "retreat_results",
        ),
        "scenarios.json": (
            "reading", "setting_up", "title", "type", "end", "turns", "maps", "size", "play", "special",
            "victory", "check",
        ),
        "weather.json": ("area_name_note", "basis", "effects"),
        "cards.json": (
            "fields", "predicates", "operations", "conflicts", "balance_switches", "rule_refs",
        ),
    },
)  # fmt: skip
BLITZ_RADIUS = 2  # [see DSA-GL-50]
# markers that reach some hexes: how their ids begin, and how far [DSA-CMP-32]
_REACHING = {BLITZ: BLITZ_RADIUS, TOTSUGEKI: BLITZ_RADIUS, FAILURE: 5, MOBILIZING: 0}


class PrintedSide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A side as the file has it."""

    side: str
    steps: int = 0
    attack: int = 0
    defense: int = 0
    move: int = 0
    unit_type: str = ""
    marker: str = ""
    support: str = ""
    mode: str = ""
    range: int = 0
    swb_drm: int = 0


class PrintedType(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A type of counter as the file has it."""

    id: str
    country: str
    faction: str
    category: str
    unit_type: str
    quality: str
    delay_stripe: bool
    step_symbol: str
    sides: tuple[PrintedSide, ...]
    qty: int
    origin: dict[str, str]
    attested: str | None = None
    range: int = 0
    only_hex: str = ""
    exp: bool = False
    res: bool = False
    colonial_area: str = ""
    convoy_class: str = ""


class PrintedCounter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A single counter as the file has it."""

    id: str
    type: str
    code: str
    name: str = ""
    only_hex: str = ""
    code_deck: str = ""


class CounterSheet(msgspec.Struct, frozen=True):
    """The file of counters."""

    types: tuple[PrintedType, ...]
    counters: tuple[PrintedCounter, ...]


class PrintedMarker(msgspec.Struct, frozen=True):
    """A marker as the file has it."""

    id: str
    name: str
    qty: int | str
    faction: str = "any"
    delay_stripe: bool = False


class MarkerSheet(msgspec.Struct, frozen=True):
    """The file of markers."""

    markers: tuple[PrintedMarker, ...]


class CombatResults(msgspec.Struct, frozen=True):
    """The Combat Results Table: a row for each face of the die. [DSI-TAB-01]"""

    origin: str
    columns: tuple[str, ...]
    rows: dict[str, dict[str, str]]
    bad_weather: dict[str, str]


class StackingLimit(msgspec.Struct, frozen=True):
    """Ground units and steps that may stand in one hex. [see DSA-STK-05]"""

    units: int
    steps: int


class StackingLimits(msgspec.Struct, frozen=True):
    """For Limited Stacking hexes and all others."""

    normal: StackingLimit
    limited: StackingLimit


class Charts(msgspec.Struct, frozen=True):
    """The file of tables, as far as it is read here."""

    combat_results: CombatResults
    terrain_effects: dict[str, Any]
    stacking: StackingLimits
    ranges: dict[str, int]
    vp_track: dict[str, Any]
    uscl_track: dict[str, Any]
    cabinet_crisis: dict[str, Any]
    diplomatic_incident: dict[str, Any]
    colonialism: dict[str, Any]
    area_tables: dict[str, Any]
    aid_to_china: dict[str, Any]
    lend_lease: dict[str, Any]
    esv_adjustment: dict[str, Any]


class Component(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a multi-step unit: which one-step units can be it. [DSA-ORG-05]"""

    of: tuple[str, ...]  # Countries or groups of Countries; units of the Kwantung Army are ``kwantung``
    type: str  # infantry or armor, for all units of that type
    colonial: str = ""  # never, or only; colonial or not if it is empty
    only: str = ""  # the one type of counter that will do


class Composition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How multi-step units are built; without ``first`` from their own one-step side. [DSI-CTR-03]"""

    types: tuple[str, ...]
    second: Component
    first: Component | None = None
    third: Component | None = None
    holding_box: str = ""
    origin: str = ""


class BorderHexes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The hexes of one Country that border another one. [see DSA-ORG-51]"""

    within: str
    beside: str


class Organization(msgspec.Struct, frozen=True):
    """The Force Pool displays."""

    groups: dict[str, tuple[str, ...]]
    compositions: tuple[Composition, ...]
    line_fortresses: dict[str, BorderHexes]  # by type; other fortresses have their hex on the counter


class Calendar(msgspec.Struct, frozen=True):
    """Bad weather as the Turn Track prints it: Weather Area -> turn -> mud, storms or snow. [DSA-WEA-01]"""

    origin: str
    by_area: dict[str, dict[str, str]]


class Weather(msgspec.Struct, frozen=True):
    """The file of the weather."""

    areas: dict[str, tuple[str, ...]]
    calendar: Calendar


@dataclass(frozen=True, eq=False)  # one set of tables is itself alone
class Tables:
    """All that is printed, with numbers for counters and places."""

    map: Map
    counters: tuple[Counter, ...]  # by number
    number: Mapping[str, int]  # id -> number
    charts: Charts
    organization: Organization
    weather: Weather
    scenarios: Mapping[str, ScenarioCard]  # by the id players use
    cards: Mapping[str, Card]  # by id
    digest: str
    marker_names: Mapping[str, str]  # of all markers, those beside the map too, by id

    def counter(self, id: str) -> int:
        """The number of a counter; an unknown id is refused."""
        found = self.number.get(id)
        if found is None:
            raise BadInputError(f"no counter is called {id!r}")
        return found

    def minor(self, country: str) -> int:
        """The number of a Minor Country, as states list them; -1 for anything else."""
        return _minors().get(country, -1)

    def blitz(self, faction: int) -> tuple[int, ...]:
        """The Blitz markers of a faction."""
        return self.markers(BLITZ)[faction]

    def markers(self, kind: str) -> tuple[tuple[int, ...], ...]:
        """The markers of a kind by faction; those of nobody come last."""
        return _by_faction(self, kind)


@cache
def _by_faction(tables: Tables, kind: str) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(n for n, one in enumerate(tables.counters) if one.type == kind and one.faction == faction)
        for faction in (*range(len(FACTIONS)), NOBODY)
    )


@cache
def _minors() -> dict[str, int]:
    return {one.id: number for number, one in enumerate(standard().countries.minors)}


@cache
def standard_tables() -> Tables:
    """The tables of the box, corrected by those of the folder FLAGPLOT_DAI_SENSO names."""
    return load(corrections.folder_of("dai-senso"))


def printed(folder: str | Path | None = None) -> corrections.Printed:
    """The files of the package, corrected by those of a folder; see ``kernel/corrections``."""
    return corrections.Printed(files(__package__).joinpath("data"), FORM, folder)


def load(folder: str | Path | None = None) -> Tables:
    """The tables of the package, corrected by those of a folder, and checked."""
    own = printed(folder)
    raw = {name: own.read(name) for name in FORM.files}
    sheet: CounterSheet = decoded(raw["counters.json"], CounterSheet, "counters.json")
    marked: MarkerSheet = decoded(raw["markers.json"], MarkerSheet, "markers.json")
    counters = (*_counters(sheet), *_markers(marked))
    number = {one.id: n for n, one in enumerate(counters)}
    if len(number) < len(counters):  # [DSI-CTR-01]
        raise BadInputError("counters.json: every counter once expected, found one twice")
    cards: Scenarios = decoded(raw["scenarios.json"], Scenarios, "scenarios.json")
    tables = Tables(
        map=standard(),
        counters=counters,
        number=number,
        charts=decoded(raw["tables.json"], Charts, "tables.json"),
        organization=decoded(raw["organization.json"], Organization, "organization.json"),
        weather=decoded(raw["weather.json"], Weather, "weather.json"),
        scenarios=cards.by_id(),
        cards=decoded(raw["cards.json"], Deck, "cards.json").by_id(),
        digest=codec.digest({name: text.decode() for name, text in raw.items()}),
        marker_names=_marker_names(marked),
    )
    table_checks.check(tables)
    return tables


def _counters(sheet: CounterSheet) -> list[Counter]:
    types = {one.id: one for one in sheet.types}
    found = []
    for one in sheet.counters:
        kind = types.get(one.type)
        if kind is None:
            raise BadInputError(f"counters.json: {one.id}: a known type expected, found {one.type!r}")
        found.append(
            Counter(
                id=one.id,
                name=one.name or _described(one, kind),
                type=kind.id,
                country=kind.country,
                faction=FACTIONS.index(kind.faction) if kind.faction in FACTIONS else NOBODY,
                quality=kind.quality,
                stripe=kind.delay_stripe,
                squares=kind.step_symbol == "square",
                faces=tuple(_face(kind, side) for side in kind.sides),
                only_hex=one.only_hex or kind.only_hex,
                exp=kind.exp,
                reserve=kind.res,
                convoy=kind.convoy_class,
                code=one.code,
                origin=kind.origin["factors"],
            )
        )
    return found


def _described(one: PrintedCounter, kind: PrintedType) -> str:
    """What a counter without a name is called."""
    first = kind.sides[0]
    symbol = first.unit_type or first.support or first.marker or first.mode
    only = one.only_hex or kind.only_hex
    place = standard().cell(only).name or only if only else ""
    number = one.id.rpartition("-")[2].lstrip("0")
    return naming.described(kind.id, kind.country, symbol, place, number, several=kind.qty > 1)


def _face(kind: PrintedType, side: PrintedSide) -> Face:
    if side.steps:
        return Face(side.unit_type, side.steps, side.attack, side.defense, side.move, kind.range, ground=True)
    if side.support:
        return Face(side.support, range=side.range, support=True)
    return Face(side.marker or side.mode, range=side.range)


def _markers(sheet: MarkerSheet) -> list[Counter]:
    """Those that lie on the map; the others come with the rules that use them, or only remind of something.

    [DSB-MK-47-1, DSB-MK-48-1]
    """
    return [
        Counter(
            id=f"{one.id}-{copy:02d}",
            name=naming.marker(one.id.split("_")[0], one.faction, one.name),
            type=BEACHHEAD if one.id.startswith(BEACHHEAD) else faces[0].kind,
            country=LOGISTICS_NATIONS.get(one.id, one.faction),
            faction=FACTIONS.index(one.faction) if one.faction in FACTIONS else NOBODY,
            quality="normal",
            stripe=one.delay_stripe,
            squares=False,
            faces=faces,
        )
        for one in sheet.markers
        if (faces := _marker_faces(one.id)) and isinstance(one.qty, int)
        for copy in range(1, one.qty + 1)
    ]


def _marker_names(sheet: MarkerSheet) -> dict[str, str]:
    """Names by id; further copies of a marker carry a number."""
    found = {}
    for one in sheet.markers:
        name = one.name
        for faction in FACTIONS:
            name = name.replace(f"({faction})", f"({faction.capitalize()})")
        found[one.id] = name
        for copy in range(2, (one.qty if isinstance(one.qty, int) else 1) + 1):
            found[f"{one.id}-{copy}"] = name
    return found


def _marker_faces(id: str) -> tuple[Face, ...]:
    kind = id.split("_")[0]
    if kind in _REACHING:
        return (Face(kind, range=_REACHING[kind]),)
    if id.startswith("logistics_"):
        return (Face(LOGISTICS),)
    if id.startswith("beachhead_"):  # [DSA-CMP-26]
        return (Face("beachhead_2"), Face("beachhead_1"))
    return ()
