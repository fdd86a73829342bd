"""Reads the data files of an edition and checks them against each other.

Every fault is a ``BadInputError`` that names the file, the entry, what was expected and what was found.
What only one edition keeps is read by the loader in its own folder.
"""

from __future__ import annotations

import csv
import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple, TypeVar

import msgspec

from flagplot.games.axis_allies.board import NON_PLAYERS, FacilityKind, Kind, Objective, Power, Space
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.meta import Option

STATUSES = ("power", "dutch", "french", "neutral", "closed", "impassable")
OBJECTIVES = ("all", "each", "at_least", "alone", "clear_seas", "at_war", "occupies_once")

StructT = TypeVar("StructT", bound=msgspec.Struct)


class Clause(msgspec.Struct, frozen=True):
    """One clause of the rules companion."""

    id: str
    section: str
    text: str
    kind: str


def fault(file: str, entry: object, expected: object, found: object) -> BadInputError:
    """A fault in a data file."""
    return BadInputError(f"{file}, {entry}: expected {expected}, found {found!r}")


# -- reading -------------------------------------------------------------------------------------------


def _text(folder: Traversable, file: str) -> str:
    try:
        return folder.joinpath(file).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadInputError(f"{file}: expected a readable text file, found {error}") from error


def read_toml(folder: Traversable, file: str) -> dict[str, Any]:
    """A TOML file of a data folder."""
    try:
        return tomllib.loads(_text(folder, file))
    except tomllib.TOMLDecodeError as error:
        raise BadInputError(f"{file}: expected TOML, found {error}") from error


def read_rows(folder: Traversable, file: str) -> list[dict[str, str]]:
    """The rows of a CSV file by column; lines that begin with # are comments."""
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


def build(file: str, entry: object, kind: type[StructT], raw: Mapping[str, Any]) -> StructT:
    """One entry as a struct; a key the struct does not have is a fault."""
    fields = kind.__struct_fields__
    for key in raw:
        if key not in fields:
            raise fault(file, entry, f"one of {', '.join(fields)}", key)
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise BadInputError(f"{file}, {entry}: {error}") from error


def read_table(folder: Traversable, file: str, name: str, kind: type[StructT]) -> tuple[StructT, ...]:
    """All ``[[name]]`` tables of a TOML file."""
    raw = read_toml(folder, file).get(name)
    if not isinstance(raw, list) or not raw:
        raise fault(file, name, f"a list of [[{name}]] tables", raw)
    return tuple(build(file, entry.get("id", f"{name} {i}"), kind, entry) for i, entry in enumerate(raw, 1))


def unique(file: str, ids: Iterable[str]) -> None:
    """Refuse ids that stand twice."""
    for name, count in Counter(ids).items():
        if count > 1:
            raise fault(file, name, "one entry", count)


def known(file: str, entry: object, names: Iterable[str], ids: Iterable[str]) -> None:
    """Refuse names that are none of the ids."""
    allowed = set(ids)
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


class Size(NamedTuple):
    """How many spaces and borders a board has, and how its sea zones are called before their numbers."""

    land: int
    sea: int
    borders: int
    zone: str


def _space(file: str, row: dict[str, str], sea: bool, borders: tuple[str, ...], start: str) -> Space:
    entry = row.get("id", "?")
    raw: dict[str, Any] = {"sea": sea, "borders": borders}
    for column, word in row.items():
        if column.startswith("start"):
            if column == start:
                raw["start"] = word
        elif column in _FLAGS:
            raw[column] = _flag(file, entry, column, word)
        elif column in ("ipc", "neutral_infantry"):
            raw[column] = _number(file, entry, column, word, int)
        elif column in ("lat", "lon"):
            raw[column] = _number(file, entry, column, word, float)
        else:
            raw[column] = word
    return build(file, entry, Space, raw)


def _borders(folder: Traversable, ids: Iterable[str], count: int) -> dict[str, tuple[str, ...]]:
    file, near = "borders.csv", dict[str, tuple[str, ...]]()
    rows = read_rows(folder, file)
    unique(file, (row["space"] for row in rows))
    for row in rows:
        near[row["space"]] = tuple(row["borders"].split())
    wanted = tuple(ids)
    known(file, "column space", near, wanted)
    for space in wanted:
        if space not in near:
            raise fault(file, space, "a row", None)
    for space, others in near.items():
        known(file, space, others, wanted)
        unique(f"{file}, row {space}", others)
        for other in others:
            if other == space:
                raise fault(file, space, "borders with other spaces", other)
            if space not in near[other]:
                raise fault(file, other, f"a border with {space}, as {space} has one with {other}", None)
    total = sum(map(len, near.values())) // 2
    if total != count:
        raise fault(file, "all rows", f"{count} borders", total)
    return near


def read_spaces(folder: Traversable, size: Size, start: str = "start") -> tuple[Space, ...]:
    """Territories by id, then sea zones by number; ``start`` is the column of the starting controllers."""
    land_rows, sea_rows = read_rows(folder, "territories.csv"), read_rows(folder, "sea_zones.csv")
    unique("territories.csv and sea_zones.csv", (row["id"] for row in land_rows + sea_rows))
    for file, rows, count in (
        ("territories.csv", land_rows, size.land),
        ("sea_zones.csv", sea_rows, size.sea),
    ):
        if len(rows) != count:
            raise fault(file, "all rows", f"{count} spaces", len(rows))
    near = _borders(folder, [row["id"] for row in land_rows + sea_rows], size.borders)
    land = [_space("territories.csv", row, False, near[row["id"]], start) for row in land_rows]
    sea = [_space("sea_zones.csv", row, True, near[row["id"]], start) for row in sea_rows]
    land.sort(key=lambda space: space.id)
    for number, zone in enumerate(sea, 1):
        if zone.id != f"{size.zone}{number}":
            raise fault("sea_zones.csv", f"row {number}", f"{size.zone}{number}", zone.id)
    return (*land, *sea)


def check_spaces(spaces: tuple[Space, ...], powers: tuple[Power, ...]) -> None:
    """Islands, owners and statuses fit together. [P40-MAP-16, P40-MAP-17, P40-SET-04, A50-MAP-04]"""
    file = "territories.csv"
    sea = {s.id for s in spaces if s.sea}
    owners = {p.id for p in powers}
    island_in: dict[str, str] = {}
    for space in spaces:
        if space.sea:
            continue
        if space.status not in STATUSES:
            raise fault(file, space.id, f"a status of {', '.join(STATUSES)}", space.status)
        known(file, space.id, (space.original, space.start), (*owners, *NON_PLAYERS))
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


# -- the other tables ----------------------------------------------------------------------------------


def check_powers(
    file: str, spaces: tuple[Space, ...], powers: tuple[Power, ...], unpaid: tuple[str, ...] = ()
) -> None:
    """Capitals exist, and the treasuries in ``file`` equal starting incomes, but for unpaid powers."""
    by_id = {s.id: s for s in spaces}
    for power in powers:
        if power.capital:
            known("powers.toml", power.id, [power.capital], by_id)
            holder = by_id[power.capital].capital_of
            if holder != power.id:
                raise fault("territories.csv", power.capital, f"capital_of {power.id}", holder)
        income = sum(s.ipc for s in spaces if s.start == power.id)
        if power.id not in unpaid and income != power.treasury:
            raise fault(file, power.id, f"the treasury to equal the starting income {income}", power.treasury)


def check_units(kinds: tuple[Kind, ...], facilities: tuple[FacilityKind, ...], rules: set[str]) -> None:
    """Unit and facility tables make sense."""
    ids = [k.id for k in kinds]
    unique("units.toml and facilities.toml", [*ids, *(f.id for f in facilities)])
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
        known("units.toml", kind.id, filter(None, (kind.supports, kind.boosts, kind.towed)), ids)
        known("units.toml", kind.id, kind.rules, rules)
    for facility in facilities:
        known("facilities.toml", facility.id, facility.rules, rules)
        if facility.cost < 1:
            raise fault("facilities.toml", facility.id, "a cost", facility.cost)


def check_objectives(
    objectives: tuple[Objective, ...], spaces: set[str], powers: set[str], rules: set[str]
) -> None:
    """Objectives name territories, powers and rules there are."""
    file = "objectives.toml"
    unique(file, (o.id for o in objectives))
    for one in objectives:
        known(file, one.id, (one.power, *one.holders), powers)
        known(file, one.id, (*one.territories, *one.zones), spaces)
        known(file, one.id, [one.rule], rules)
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


def check_units_placed(
    file: str,
    units: Mapping[str, Mapping[str, Mapping[str, int]]],
    kinds: Iterable[Kind],
    spaces: Iterable[Space],
    powers: Iterable[str],
) -> dict[str, Counter[str]]:
    """Starting units stand where their class may stand, cargo aboard ships that take it; counts by power.

    [P40-SET-01, A50-SET-08, A50-SET-20]
    """
    by_id, sea = {k.id: k for k in kinds}, {s.id: s.sea for s in spaces}
    found: dict[str, Counter[str]] = {p: Counter() for p in powers}
    known(file, "units", units, found)
    for power, places in units.items():
        known(file, f"units.{power}", places, sea)
        for space, stacks in places.items():
            for text, count in stacks.items():
                ship, aboard = split_load(text)
                entry = f"units.{power}.{space}"
                known(file, entry, (ship, *aboard), by_id)
                if count < 1:
                    raise fault(file, f"{entry}.{text}", "a count of 1 or more", count)
                if (by_id[ship].cls == "sea") != sea[space]:
                    raise fault(file, entry, "ships at sea and nothing else there", ship)
                deck, hold = by_id[ship].deck, by_id[ship].hold
                if len(aboard) > deck + hold:
                    what = "land units" if hold else "aircraft"
                    raise fault(file, entry, f"at most {deck + hold} {what} aboard", text)
                for kind in (ship, *aboard):
                    found[power][kind] += count
    return found


def check_totals(
    file: str, found: Mapping[str, Counter[str]], totals: Mapping[str, Mapping[str, int]]
) -> None:
    """What was placed adds up to the totals written down separately."""
    for power in sorted(found):
        if dict(found[power]) != totals.get(power):
            raise fault(file, f"totals.{power}", dict(sorted(found[power].items())), totals.get(power))


def check_switches(switches: tuple[Option, ...], rules: set[str]) -> None:
    """Switches have defaults they accept."""
    unique("switches.toml", (s.id for s in switches))
    for switch in switches:
        known("switches.toml", switch.id, filter(None, [switch.rule]), rules)
        switch.check(switch.default)


def load_rules(folder: Traversable) -> tuple[Clause, ...]:
    """The rules companion: every clause of the game in our own words, in the order of the ledger."""
    file = "rules.csv"
    rows = read_rows(folder, file)
    clauses = tuple(build(file, row.get("id", "?"), Clause, row) for row in rows)
    unique(file, (clause.id for clause in clauses))
    return clauses
