"""Reads the data files of Pacific 1940, checks them against each other, and builds the board.

Every fault is a ``BadInputError`` that names the file, the entry, what was expected and what was found.
"""

from __future__ import annotations

import csv
import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

import msgspec

from flagplot.games.axis_allies.board import (
    NON_PLAYERS,
    Board,
    FacilityKind,
    Kind,
    Objective,
    Power,
    Space,
)
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.meta import Option

LAND, SEA, BORDERS = 86, 63, 334
TURN_ORDER = ("japan", "usa", "china", "uk", "anzac")  # [P40-SEQ-02]
STATUSES = ("power", "dutch", "french", "neutral", "closed", "impassable")
OBJECTIVES = ("all", "each", "at_war", "occupies_once")
BASES = ("airbase", "naval_base", "minor_ic", "major_ic")
KOREA_BORDER = ("korea", "sea5")  # not a border since the map errata [P40-SET-09]

StructT = TypeVar("StructT", bound=msgspec.Struct)


class Clause(msgspec.Struct, frozen=True):
    """One clause of the rules companion."""

    id: str
    section: str
    text: str
    kind: str


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
    british: tuple[str, ...]


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


def fault(file: str, entry: object, expected: object, found: object) -> BadInputError:
    """A fault in a data file."""
    return BadInputError(f"{file}, {entry}: expected {expected}, found {found!r}")


# -- reading -------------------------------------------------------------------------------------------


def _text(folder: Traversable, file: str) -> str:
    try:
        return folder.joinpath(file).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadInputError(f"{file}: expected a readable text file, found {error}") from error


def _toml(folder: Traversable, file: str) -> dict[str, Any]:
    try:
        return tomllib.loads(_text(folder, file))
    except tomllib.TOMLDecodeError as error:
        raise BadInputError(f"{file}: expected TOML, found {error}") from error


def _rows(folder: Traversable, file: str) -> list[dict[str, str]]:
    lines = [line for line in _text(folder, file).splitlines() if line and not line.startswith("#")]
    table = csv.reader(lines, strict=True)
    try:
        head, *body = list(table)
    except (csv.Error, ValueError) as error:
        raise BadInputError(f"{file}: expected a heading and comma separated rows, found {error}") from error
    for number, row in enumerate(body, 1):
        if len(row) != len(head):
            raise fault(file, f"row {number} ({','.join(row)[:40]})", f"{len(head)} columns", len(row))
    return [dict(zip(head, row, strict=True)) for row in body]


def _build(file: str, entry: object, kind: type[StructT], raw: Mapping[str, Any]) -> StructT:
    known = kind.__struct_fields__
    for key in raw:
        if key not in known:
            raise fault(file, entry, f"one of {', '.join(known)}", key)
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise BadInputError(f"{file}, {entry}: {error}") from error


def _table(folder: Traversable, file: str, name: str, kind: type[StructT]) -> tuple[StructT, ...]:
    raw = _toml(folder, file).get(name)
    if not isinstance(raw, list) or not raw:
        raise fault(file, name, f"a list of [[{name}]] tables", raw)
    return tuple(_build(file, entry.get("id", f"{name} {i}"), kind, entry) for i, entry in enumerate(raw, 1))


def _unique(file: str, ids: Iterable[str]) -> None:
    for name, count in Counter(ids).items():
        if count > 1:
            raise fault(file, name, "one entry", count)


def _known(file: str, entry: object, names: Iterable[str], known: Iterable[str]) -> None:
    allowed = set(known)
    for name in names:
        if name not in allowed:
            raise fault(file, entry, "a known id", name)


def _number(file: str, entry: str, column: str, word: str, kind: type[int] | type[float]) -> Any:
    try:
        return kind(word)
    except ValueError:
        raise fault(file, f"{entry}, column {column}", "a number", word) from None


def _flag(file: str, entry: str, column: str, word: str) -> bool:
    if word not in ("", "yes"):
        raise fault(file, f"{entry}, column {column}", "'yes' or nothing", word)
    return word == "yes"


# -- spaces and borders --------------------------------------------------------------------------------

_FLAGS = ("coastal", "island", "chinese", "chinese_units", "burma_road", "convoy", "kamikaze")


def _space(file: str, row: dict[str, str], sea: bool, borders: tuple[str, ...]) -> Space:
    entry = row.get("id", "?")
    raw: dict[str, Any] = {"sea": sea, "borders": borders}
    for column, word in row.items():
        if column in _FLAGS:
            raw[column] = _flag(file, entry, column, word)
        elif column in ("ipc", "neutral_infantry"):
            raw[column] = _number(file, entry, column, word, int)
        elif column in ("lat", "lon"):
            raw[column] = _number(file, entry, column, word, float)
        else:
            raw[column] = word
    return _build(file, entry, Space, raw)


def _borders(folder: Traversable, ids: Iterable[str]) -> dict[str, tuple[str, ...]]:
    file, near = "borders.csv", dict[str, tuple[str, ...]]()
    rows = _rows(folder, file)
    _unique(file, (row["space"] for row in rows))
    for row in rows:
        near[row["space"]] = tuple(row["borders"].split())
    wanted = tuple(ids)
    _known(file, "column space", near, wanted)
    for space in wanted:
        if space not in near:
            raise fault(file, space, "a row", None)
    for space, others in near.items():
        _known(file, space, others, wanted)
        _unique(f"{file}, row {space}", others)
        for other in others:
            if other == space:
                raise fault(file, space, "borders with other spaces", other)
            if space not in near[other]:
                raise fault(file, other, f"a border with {space}, as {space} has one with {other}", None)
    total = sum(map(len, near.values())) // 2
    if total != BORDERS:
        raise fault(file, "all rows", f"{BORDERS} borders", total)
    return near


def _spaces(folder: Traversable) -> tuple[Space, ...]:
    land_rows, sea_rows = _rows(folder, "territories.csv"), _rows(folder, "sea_zones.csv")
    _unique("territories.csv and sea_zones.csv", (row["id"] for row in land_rows + sea_rows))
    for file, rows, count in (("territories.csv", land_rows, LAND), ("sea_zones.csv", sea_rows, SEA)):
        if len(rows) != count:
            raise fault(file, "all rows", f"{count} spaces", len(rows))
    near = _borders(folder, [row["id"] for row in land_rows + sea_rows])
    land = [_space("territories.csv", row, False, near[row["id"]]) for row in land_rows]
    sea = [_space("sea_zones.csv", row, True, near[row["id"]]) for row in sea_rows]
    land.sort(key=lambda space: space.id)
    for number, zone in enumerate(sea, 1):
        if zone.id != f"sea{number}":
            raise fault("sea_zones.csv", f"row {number}", f"sea{number}", zone.id)
    return (*land, *sea)


def _check_spaces(spaces: tuple[Space, ...], powers: tuple[Power, ...]) -> None:
    """Islands, owners and statuses fit together. [P40-MAP-16, P40-MAP-17, P40-SET-04]"""
    file = "territories.csv"
    sea = {s.id for s in spaces if s.sea}
    owners = {p.id for p in powers}
    island_in: dict[str, str] = {}
    for space in spaces:
        if space.sea:
            continue
        if space.status not in STATUSES:
            raise fault(file, space.id, f"a status of {', '.join(STATUSES)}", space.status)
        _known(file, space.id, (space.original, space.start), (*owners, *NON_PLAYERS))
        if (space.status == "power") != (space.start in owners):
            raise fault(file, space.id, f"a start fitting status {space.status}", space.start)
        if space.complex not in ("", "minor", "major"):
            raise fault(file, space.id, "complex minor, major or nothing", space.complex)
        zones = [b for b in space.borders if b in sea]
        if space.coastal != bool(zones):
            raise fault(file, space.id, f"coastal {'yes' if zones else 'empty'}", space.coastal)
        if space.island and (len(space.borders) != 1 or not zones):
            raise fault(file, space.id, "an island to touch one sea zone only", space.borders)
        if space.island and zones[0] in island_in:
            raise fault(file, space.id, f"one island in {zones[0]}", (island_in[zones[0]], space.id))
        if space.island:
            island_in[zones[0]] = space.id
        if space.chinese and not space.chinese_units:
            raise fault(file, space.id, "chinese land to be open to Chinese units", space.chinese_units)


def _check_powers(spaces: tuple[Space, ...], powers: tuple[Power, ...]) -> None:
    """Capitals exist, and starting treasuries equal starting incomes. [P40-SET-02, P40-SET-03]"""
    by_id = {s.id: s for s in spaces}
    for power in powers:
        if power.capital:
            _known("powers.toml", power.id, [power.capital], by_id)
            holder = by_id[power.capital].capital_of
            if holder != power.id:
                raise fault("territories.csv", power.capital, f"capital_of {power.id}", holder)
        income = sum(s.ipc for s in spaces if s.start == power.id)
        if income != power.treasury:
            raise fault(
                "powers.toml", power.id, f"the treasury to equal the starting income {income}", power.treasury
            )


# -- the other tables ----------------------------------------------------------------------------------


def _check_units(kinds: tuple[Kind, ...], facilities: tuple[FacilityKind, ...], rules: set[str]) -> None:
    ids = [k.id for k in kinds]
    _unique("units.toml and facilities.toml", [*ids, *(f.id for f in facilities)])
    for kind in kinds:
        if kind.cls not in ("land", "sea", "air"):
            raise fault("units.toml", kind.id, "cls land, sea or air", kind.cls)
        for value in (kind.attack, kind.defense):
            if not 0 <= value <= 5:
                raise fault("units.toml", kind.id, "values from 0 to 5", value)
        if kind.cost < 1 or kind.move < 1 or not 0 <= kind.hits <= 2:
            raise fault(
                "units.toml", kind.id, "a cost, a move and 0 to 2 hits", (kind.cost, kind.move, kind.hits)
            )
        _known("units.toml", kind.id, filter(None, (kind.supports, kind.boosts)), ids)
        _known("units.toml", kind.id, kind.rules, rules)
    for facility in facilities:
        _known("facilities.toml", facility.id, facility.rules, rules)
        if facility.cost < 1:
            raise fault("facilities.toml", facility.id, "a cost", facility.cost)


def _check_objectives(
    objectives: tuple[Objective, ...], spaces: set[str], powers: set[str], rules: set[str]
) -> None:
    file = "objectives.toml"
    _unique(file, (o.id for o in objectives))
    for one in objectives:
        _known(file, one.id, (one.power, *one.holders), powers)
        _known(file, one.id, one.territories, spaces)
        _known(file, one.id, [one.rule], rules)
        if one.kind not in OBJECTIVES:
            raise fault(file, one.id, f"a kind of {', '.join(OBJECTIVES)}", one.kind)
        if one.ipcs < 1:
            raise fault(file, one.id, "some IPCs", one.ipcs)


def split_load(text: str) -> tuple[str, tuple[str, ...]]:
    """A unit as set-up files write it: ``carrier[fighter,fighter]`` -> the ship and what is aboard."""
    ship, bracket, rest = text.partition("[")
    if not bracket:
        return ship, ()
    if not rest.endswith("]"):
        raise BadInputError(f"expected a unit such as carrier[fighter,fighter], found {text!r}")
    return ship, tuple(rest[:-1].split(","))


def _check_setup(data: Data) -> None:
    """Units stand where their class may stand and add up to the totals. [P40-SET-01]"""
    file, setup = "setup.toml", data.setup
    kinds = {k.id: k for k in data.kinds}
    sea = {s.id: s.sea for s in data.spaces}
    start = {s.id: s.start for s in data.spaces}
    powers = {p.id for p in data.powers}
    found: dict[str, Counter[str]] = {p: Counter() for p in powers}
    _known(file, "units", setup.units, powers)
    for power, places in setup.units.items():
        _known(file, f"units.{power}", places, sea)
        for space, stacks in places.items():
            for text, count in stacks.items():
                ship, aboard = split_load(text)
                entry = f"units.{power}.{space}"
                _known(file, entry, (ship, *aboard), kinds)
                if count < 1:
                    raise fault(file, f"{entry}.{text}", "a count of 1 or more", count)
                if (kinds[ship].cls == "sea") != sea[space]:
                    raise fault(file, entry, "ships at sea and nothing else there", ship)
                if len(aboard) > kinds[ship].deck:
                    raise fault(file, entry, f"at most {kinds[ship].deck} aircraft aboard", text)
                for kind in (ship, *aboard):
                    found[power][kind] += count
    for table in (setup.facilities_as_printed, setup.facilities):
        _known(file, "facilities", table, start)
        for space, bases in table.items():
            _known(file, f"facilities.{space}", bases, BASES)
            _unique(f"{file}, facilities.{space}", bases)
    for space, bases in setup.facilities.items():
        if start[space] not in powers:
            raise fault(file, f"facilities.{space}", "a territory of a power", start[space])
        found[start[space]].update(bases)
    for power in sorted(powers):
        if dict(found[power]) != setup.totals.get(power):
            raise fault(file, f"totals.{power}", dict(sorted(found[power].items())), setup.totals.get(power))


def _check_tables(tables: Tables, kinds: set[str], spaces: set[str]) -> None:
    file = "tables.toml"
    _known(file, "kamikaze.unlocked_by", tables.kamikaze.unlocked_by, spaces)
    _known(file, "china.british", tables.china.british, spaces)
    _known(file, "china", (*tables.china.always, *tables.china.burma_road), kinds)


def _check_switches(switches: tuple[Option, ...], rules: set[str]) -> None:
    _unique("switches.toml", (s.id for s in switches))
    for switch in switches:
        _known("switches.toml", switch.id, filter(None, [switch.rule]), rules)
        switch.check(switch.default)


def _relations(folder: Traversable, powers: set[str]) -> tuple[tuple[str, str], ...]:
    raw = _toml(folder, "powers.toml").get("relations", {}).get("at_war")
    try:
        pairs = msgspec.convert(raw, tuple[tuple[str, str], ...])
    except msgspec.ValidationError as error:
        raise BadInputError(f"powers.toml, relations.at_war: {error}") from error
    for pair in pairs:
        _known("powers.toml", "relations.at_war", pair, powers)
    return pairs


def load_rules(folder: Traversable | None = None) -> tuple[Clause, ...]:
    """The rules companion: every clause of the game in our own words, in the order of the ledger."""
    file = "rules.csv"
    rows = _rows(folder or _package(), file)
    clauses = tuple(_build(file, row.get("id", "?"), Clause, row) for row in rows)
    _unique(file, (clause.id for clause in clauses))
    return clauses


def load(folder: Traversable | None = None) -> Data:
    """Read and check all files of a data folder, by default the one in this package."""
    folder = folder or _package()
    rules = load_rules(folder)
    powers = _table(folder, "powers.toml", "power", Power)
    _unique("powers.toml", (p.id for p in powers))
    if tuple(p.id for p in powers) != TURN_ORDER:
        raise fault("powers.toml", "all powers", f"the turn order {TURN_ORDER}", tuple(p.id for p in powers))
    power_ids = {p.id for p in powers}
    data = Data(
        spaces=_spaces(folder),
        kinds=_table(folder, "units.toml", "unit", Kind),
        facilities=_table(folder, "facilities.toml", "facility", FacilityKind),
        powers=powers,
        at_war=_relations(folder, power_ids),
        objectives=_table(folder, "objectives.toml", "objective", Objective),
        setup=_build("setup.toml", "top level", Setup, _toml(folder, "setup.toml")),
        switches=_table(folder, "switches.toml", "switch", Option),
        tables=_build("tables.toml", "top level", Tables, _toml(folder, "tables.toml")),
        rules=rules,
    )
    rule_ids = {clause.id for clause in rules}
    space_ids = {space.id for space in data.spaces}
    _check_spaces(data.spaces, powers)
    _check_powers(data.spaces, powers)
    _check_units(data.kinds, data.facilities, rule_ids)
    _check_objectives(data.objectives, space_ids, power_ids, rule_ids)
    _check_setup(data)
    _check_tables(data.tables, {k.id for k in data.kinds}, space_ids)
    _check_switches(data.switches, rule_ids)
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
