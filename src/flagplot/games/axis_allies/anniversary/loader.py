"""Reads the data files of the Anniversary Edition, and checks them.

Every fault is a ``BadInputError`` that names the file, the entry, what was expected and what was found.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

import msgspec

from flagplot.games.axis_allies import loader
from flagplot.games.axis_allies.anniversary.powers import SIDES
from flagplot.games.axis_allies.board import FacilityKind, Kind, Objective, Power, Space
from flagplot.games.axis_allies.loader import Clause, build, fault, known, read_table, read_toml, unique
from flagplot.kernel.meta import Option

SIZE = loader.Size(land=97, sea=65, borders=407, zone="sz")
SCENARIOS = ("1941", "1942")
CITIES = 18  # [A50-VIC-05]
CHARTS = (1, 2)
FACES = range(1, 7)


class Setup(msgspec.Struct, frozen=True):
    """Starting money and forces: power -> space -> units (as in position documents) -> count."""

    treasury: dict[str, int]
    cities: dict[str, int]  # victory cities each side begins with
    units: dict[str, dict[str, dict[str, int]]]
    facilities: dict[str, tuple[str, ...]]
    totals: dict[str, dict[str, int]]
    treasury_as_printed: dict[str, int] = {}


class Components(msgspec.Struct, frozen=True):
    """What is in the box, for the record. [A50-GEN-11]"""

    miniatures: int
    pieces: dict[str, dict[str, int]]
    other: dict[str, int]


class Technology(msgspec.Struct, frozen=True):
    """One advance of the breakthrough charts."""

    id: str
    name: str
    chart: int
    roll: int
    rule: str
    text: str
    units: dict[str, dict[str, int | bool | str]] = {}  # what changes in the owner's unit profiles


class Canal(msgspec.Struct, frozen=True):
    """Two zones between which ships pass only if their side held these territories. [A50-CAN-01]"""

    id: str
    name: str
    zones: tuple[str, str]
    banks: tuple[str, ...]


class Research(msgspec.Struct, frozen=True):
    """The price of a researcher token, and the face that is a breakthrough."""

    cost: int
    success: int


class Rockets(msgspec.Struct, frozen=True):
    """How far rockets fly."""

    range: int


class BlackSea(msgspec.Struct, frozen=True):
    """The zone a switch closes to ships."""

    zone: str


class Tables(msgspec.Struct, frozen=True):
    """The small tables."""

    research: Research
    rockets: Rockets
    canal: tuple[Canal, ...]
    black_sea: BlackSea


class Scenario(msgspec.Struct, frozen=True):
    """One of the two set-ups: the board as it is held, the powers in turn order, the forces."""

    spaces: tuple[Space, ...]
    powers: tuple[Power, ...]
    setup: Setup


class Data(msgspec.Struct, frozen=True):
    """Everything the data files say."""

    scenarios: dict[str, Scenario]
    kinds: tuple[Kind, ...]
    facilities: tuple[FacilityKind, ...]
    objectives: tuple[Objective, ...]
    technologies: tuple[Technology, ...]
    switches: tuple[Option, ...]
    tables: Tables
    components: Components
    rules: tuple[Clause, ...]
    cites: dict[str, str]  # clause of the engine -> clause of this edition


# -- powers and scenarios --------------------------------------------------------------------------------


def _powers(folder: Traversable, scenario: str, treasury: dict[str, int]) -> tuple[Power, ...]:
    """The powers in the turn order of a scenario, China behind them. [A50-SEQ-02, A50-SEQ-03, A50-SEQ-08]"""
    file = "powers.toml"
    powers = {p.id: p for p in read_table(folder, file, "power", Power)}
    order = read_toml(folder, file).get("turn_order", {}).get(scenario)
    if not isinstance(order, list) or sorted((*order, "china")) != sorted(powers):
        raise fault(file, f"turn_order.{scenario}", "all powers but China, once", order)
    known(f"setup_{scenario}.toml", "treasury", treasury, powers)
    found = tuple(msgspec.structs.replace(powers[p], treasury=treasury.get(p, 0)) for p in (*order, "china"))
    sides = tuple(int(power.side == "allies") for power in found)
    if sides != SIDES:
        raise fault(file, f"turn_order.{scenario}", f"the sides {SIDES}", sides)
    return found


def _check_setup(file: str, scenario: Scenario, kinds: tuple[Kind, ...]) -> None:
    """Units and complexes stand where they may and add up to the totals. [A50-SET-08]"""
    setup, powers = scenario.setup, [p.id for p in scenario.powers]
    start = {s.id: s.start for s in scenario.spaces}
    found = loader.check_units_placed(file, setup.units, kinds, scenario.spaces, powers)
    known(file, "facilities", setup.facilities, start)
    for space, standing in setup.facilities.items():
        known(file, f"facilities.{space}", standing, ["industrial_complex"])
        if start[space] not in powers:
            raise fault(file, f"facilities.{space}", "a territory of a power", start[space])
        found[start[space]].update(standing)
    loader.check_totals(file, found, setup.totals)


def _check_cities(file: str, scenario: Scenario) -> None:
    """Eighteen cities, and as many for each side as the rules say.

    [A50-VIC-05, A50-SET-01, A50-SET-02, A50-SET-04, A50-SET-06]
    """
    side_of = {power.id: power.side for power in scenario.powers}
    cities = Counter(side_of.get(space.start, "nobody") for space in scenario.spaces if space.victory_city)
    if cities.total() != CITIES:
        raise fault("territories.csv", "all rows", f"{CITIES} victory cities", cities.total())
    if dict(cities) != scenario.setup.cities:
        raise fault(file, "cities", scenario.setup.cities, dict(cities))


def _scenario(folder: Traversable, name: str, kinds: tuple[Kind, ...]) -> Scenario:
    file = f"setup_{name}.toml"
    setup = build(file, "top level", Setup, read_toml(folder, file))
    spaces = loader.read_spaces(folder, SIZE, f"start_{name}")
    found = Scenario(spaces, _powers(folder, name, setup.treasury), setup)
    loader.check_spaces(spaces, found.powers)
    _check_cities(file, found)
    # treasuries equal starting incomes [A50-SET-03, A50-SET-05, A50-SET-10]
    loader.check_powers(f"setup_{name}.toml", spaces, found.powers, unpaid=("china",))
    _check_setup(file, found, kinds)
    return found


# -- the other tables --------------------------------------------------------------------------------------


def _check_technologies(technologies: tuple[Technology, ...], kinds: set[str], rules: set[str]) -> None:
    """Every face of both charts is one advance, which changes profiles there are."""
    file = "technologies.toml"
    unique(file, (t.id for t in technologies))
    found = [(t.chart, t.roll) for t in technologies]
    wanted = [(chart, roll) for chart in CHARTS for roll in FACES]
    if found != wanted:
        raise fault(file, "all technologies", f"the charts and faces {wanted}", found)
    for one in technologies:
        known(file, one.id, one.units, kinds)
        known(file, one.id, [one.rule], rules)
        for changes in one.units.values():
            known(file, one.id, changes, Kind.__struct_fields__)


def _cites(folder: Traversable, rules: set[str]) -> dict[str, str]:
    """Clauses of this edition for the clauses the engine cites; ``-`` where a refusal cannot arise."""
    file = "cites.csv"
    rows = loader.read_rows(folder, file)
    unique(file, (row["engine"] for row in rows))
    for row in rows:
        if row["clause"] != "-":
            known(file, row["engine"], [row["clause"]], rules)
        elif not row["why"]:
            raise fault(file, row["engine"], "a reason why it cannot arise", row["why"])
    return {row["engine"]: row["clause"] for row in rows if row["clause"] != "-"}


def load(folder: Traversable | None = None) -> Data:
    """Read and check all files of a data folder, by default the one in this package."""
    folder = folder or resources.files(__package__).joinpath("data")
    rules = loader.load_rules(folder)
    rule_ids = {clause.id for clause in rules}
    kinds = read_table(folder, "units.toml", "unit", Kind)
    data = Data(
        scenarios={name: _scenario(folder, name, kinds) for name in SCENARIOS},
        kinds=kinds,
        facilities=read_table(folder, "facilities.toml", "facility", FacilityKind),
        objectives=read_table(folder, "objectives.toml", "objective", Objective),
        technologies=read_table(folder, "technologies.toml", "technology", Technology),
        switches=read_table(folder, "switches.toml", "switch", Option),
        tables=build("tables.toml", "top level", Tables, read_toml(folder, "tables.toml")),
        components=build("components.toml", "top level", Components, read_toml(folder, "components.toml")),
        rules=rules,
        cites=_cites(folder, rule_ids),
    )
    first = data.scenarios[SCENARIOS[0]]
    spaces, powers = {s.id for s in first.spaces}, {p.id for p in first.powers}
    loader.check_units(kinds, data.facilities, rule_ids)
    loader.check_objectives(data.objectives, spaces, powers, rule_ids)
    _check_technologies(data.technologies, {k.id for k in kinds}, rule_ids)
    loader.check_switches(data.switches, rule_ids)
    for canal in data.tables.canal:
        known("tables.toml", canal.id, (*canal.zones, *canal.banks), spaces)
    known("tables.toml", "black_sea", [data.tables.black_sea.zone], spaces)
    return data


@cache
def data() -> Data:
    """The data of this package, read once."""
    return load()
