"""Reads the data files of Pacific 1940, checks them against each other, and builds the board.

Every fault is a ``BadInputError`` that names the file, the entry, what was expected and what was found.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

import msgspec

from flagplot.games.axis_allies import loader
from flagplot.games.axis_allies.board import Board, FacilityKind, Kind, Objective, Power, Space
from flagplot.games.axis_allies.loader import Clause, build, fault, known, read_table, read_toml, unique
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.meta import Option

SIZE = loader.Size(land=86, sea=63, borders=334, zone="sea")
TURN_ORDER = ("japan", "usa", "china", "uk", "anzac")  # [P40-SEQ-02]
BASES = ("airbase", "naval_base", "minor_ic", "major_ic")
KOREA_BORDER = ("korea", "sea5")  # not a border since the map errata [P40-SET-09]


class Setup(msgspec.Struct, frozen=True):
    """Starting forces: power -> space -> units (as in position documents) -> count."""

    units: dict[str, dict[str, dict[str, int]]]
    facilities: dict[str, tuple[str, ...]]
    facilities_as_printed: dict[str, tuple[str, ...]]
    totals: dict[str, dict[str, int]]


class Kamikaze(msgspec.Struct, frozen=True):
    """Kamikaze attacks in the game and the islands whose loss unlocks them."""

    attacks: int
    unlocked_by: tuple[str, ...]


class Politics(msgspec.Struct, frozen=True):
    """The American turn that brings the war."""

    us_turn: int


class ChinaTable(msgspec.Struct, frozen=True):
    """What China may buy, and the British territories open to it."""

    always: tuple[str, ...]
    burma_road: tuple[str, ...]


class Victory(msgspec.Struct, frozen=True):
    """Victory cities Japan needs."""

    japanese_cities: int


class Tables(msgspec.Struct, frozen=True):
    """The small tables."""

    kamikaze: Kamikaze
    politics: Politics
    china: ChinaTable
    victory: Victory


class Data(msgspec.Struct, frozen=True):
    """Everything the data files say."""

    spaces: tuple[Space, ...]
    kinds: tuple[Kind, ...]
    facilities: tuple[FacilityKind, ...]
    powers: tuple[Power, ...]
    at_war: tuple[tuple[str, str], ...]
    objectives: tuple[Objective, ...]
    setup: Setup
    switches: tuple[Option, ...]
    tables: Tables
    rules: tuple[Clause, ...]


def _check_setup(data: Data) -> None:
    """Units stand where their class may stand and add up to the totals. [P40-SET-01]"""
    file, setup = "setup.toml", data.setup
    start = {s.id: s.start for s in data.spaces}
    powers = {p.id for p in data.powers}
    found = loader.check_units_placed(file, setup.units, data.kinds, data.spaces, sorted(powers))
    for table in (setup.facilities_as_printed, setup.facilities):
        known(file, "facilities", table, start)
        for space, bases in table.items():
            known(file, f"facilities.{space}", bases, BASES)
            unique(f"{file}, facilities.{space}", bases)
    for space, bases in setup.facilities.items():
        if start[space] not in powers:
            raise fault(file, f"facilities.{space}", "a territory of a power", start[space])
        found[start[space]].update(bases)
    loader.check_totals(file, found, setup.totals)


def _check_tables(tables: Tables, kinds: set[str], spaces: set[str]) -> None:
    file = "tables.toml"
    known(file, "kamikaze.unlocked_by", tables.kamikaze.unlocked_by, spaces)
    known(file, "china", (*tables.china.always, *tables.china.burma_road), kinds)


def _relations(folder: Traversable, powers: set[str]) -> tuple[tuple[str, str], ...]:
    raw = read_toml(folder, "powers.toml").get("relations", {}).get("at_war")
    try:
        pairs = msgspec.convert(raw, tuple[tuple[str, str], ...])
    except msgspec.ValidationError as error:
        raise BadInputError(f"powers.toml, relations.at_war: {error}") from error
    for pair in pairs:
        known("powers.toml", "relations.at_war", pair, powers)
    return pairs


def load(folder: Traversable | None = None) -> Data:
    """Read and check all files of a data folder, by default the one in this package."""
    folder = folder or _package()
    rules = loader.load_rules(folder)
    powers = read_table(folder, "powers.toml", "power", Power)
    unique("powers.toml", (p.id for p in powers))
    if tuple(p.id for p in powers) != TURN_ORDER:
        raise fault("powers.toml", "all powers", f"the turn order {TURN_ORDER}", tuple(p.id for p in powers))
    power_ids = {p.id for p in powers}
    data = Data(
        spaces=loader.read_spaces(folder, SIZE),
        kinds=read_table(folder, "units.toml", "unit", Kind),
        facilities=read_table(folder, "facilities.toml", "facility", FacilityKind),
        powers=powers,
        at_war=_relations(folder, power_ids),
        objectives=read_table(folder, "objectives.toml", "objective", Objective),
        setup=build("setup.toml", "top level", Setup, read_toml(folder, "setup.toml")),
        switches=read_table(folder, "switches.toml", "switch", Option),
        tables=build("tables.toml", "top level", Tables, read_toml(folder, "tables.toml")),
        rules=rules,
    )
    rule_ids = {clause.id for clause in rules}
    space_ids = {space.id for space in data.spaces}
    loader.check_spaces(data.spaces, powers)
    loader.check_powers("powers.toml", data.spaces, powers)  # [P40-SET-02, P40-SET-03]
    loader.check_units(data.kinds, data.facilities, rule_ids)
    loader.check_objectives(data.objectives, space_ids, power_ids, rule_ids)
    _check_setup(data)
    _check_tables(data.tables, {k.id for k in data.kinds}, space_ids)
    loader.check_switches(data.switches, rule_ids)
    return data


def _package() -> Traversable:
    return resources.files(__package__).joinpath("data")


@cache
def data() -> Data:
    """The data of this package, read once."""
    return load()


def build_board(source: Data, *, korea_errata: bool = True, mech_support: bool = False) -> Board:
    """The board with the map switch and the unit switch applied. [P40-OPT-03, P40-OPT-07, P40-SET-09]"""
    spaces, kinds = source.spaces, source.kinds
    if not korea_errata:
        added = dict((KOREA_BORDER, KOREA_BORDER[::-1]))
        spaces = tuple(
            msgspec.structs.replace(s, borders=(*s.borders, added[s.id])) if s.id in added else s
            for s in spaces
        )
    if mech_support:
        infantry = next(k for k in kinds if k.id == "infantry")
        kinds = tuple(
            msgspec.structs.replace(k, supported=infantry.supported) if k.id == "mech_infantry" else k
            for k in kinds
        )
    return Board(spaces, kinds, source.facilities, source.powers, source.objectives)
