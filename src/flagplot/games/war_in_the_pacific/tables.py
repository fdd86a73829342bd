"""Everything printed that a scenario needs: units, island, charts; read and checked once.

Where values come from stands in the files and is explained in ``data/SOURCES.md``. Faults are
``BadInputError`` naming file and place, what was expected and found.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, TypeVar

import msgspec

from flagplot.board.hexboard import decoded
from flagplot.games.war_in_the_pacific import islands, own_tables
from flagplot.games.war_in_the_pacific.board import standard
from flagplot.games.war_in_the_pacific.boats.charts import MtbTables
from flagplot.games.war_in_the_pacific.charts import (
    AntiAircraft,
    Bombardment,
    Engineering,
    GroundCombat,
    LeaderTables,
    NavalCombat,
)
from flagplot.games.war_in_the_pacific.ground import land
from flagplot.games.war_in_the_pacific.ground.land import GroundMovement, Land
from flagplot.games.war_in_the_pacific.islands import Island, TacticalMaps
from flagplot.games.war_in_the_pacific.leaders.ratings import NONE, parsed
from flagplot.games.war_in_the_pacific.rail.charts import RailChart
from flagplot.games.war_in_the_pacific.repair.charts import NavalRepair
from flagplot.games.war_in_the_pacific.scenarios import (
    AirEntry,
    LandCard,
    Overlay,
    ScenarioCard,
    SeaCard,
    overlaid,
)
from flagplot.games.war_in_the_pacific.sea import waters
from flagplot.games.war_in_the_pacific.sea.charts import Handling, Intelligence, MagicChits, SearchChart
from flagplot.games.war_in_the_pacific.sea.waters import NavalMovement, Waters
from flagplot.games.war_in_the_pacific.sides import SEATS
from flagplot.games.war_in_the_pacific.units import (
    LARGE,
    MOST_PARTS,
    AirType,
    AirUnit,
    Base,
    GroundUnit,
    Headquarters,
    Leader,
    Ship,
)
from flagplot.kernel.corrections import Printed
from flagplot.kernel.errors import BadInputError

T = TypeVar("T")
_LETTERS = "bc"  # of the detachments of a unit
FAR_GARRISON, HOME_GARRISON = (2, 1), (3, 2)  # troop quality and steps [see BR-24-01]
GARRISON = "intrinsic"  # what the ids of Intrinsic Garrisons begin with
_SPARES = (2, 3)  # rows for air points of a unit that have gone to other bases
_MORE = (4, 5, 6)  # and for those of green units that have been trained
GREEN = "green"
_ORDINALS = ("1st", "2nd", "3rd")  # regiments of a division [see BR-23-18]
REGIMENT_COST = 1  # CPs to activate one of them, as of every regiment


class PrintedGround(msgspec.Struct, frozen=True, kw_only=True):
    """A ground unit as the file has it; ``(1)`` is the troop quality of labor."""

    id: str
    name: str
    side: str
    nation: str
    kind: str
    size: str
    tq: int | str
    steps: int
    act: int
    division: str
    engineer: str
    origin: str
    mech: bool = False
    star: str = ""
    airborne: bool = False
    hq: str = ""


class _Records(msgspec.Struct, frozen=True):
    status: str
    records: tuple[dict[str, Any], ...]
    unit: str = ""


@dataclass(frozen=True)
class Tables:
    """The printed facts of one scenario. Units are numbered in the order of its file, detachments last."""

    card: ScenarioCard
    island: Island
    maps: TacticalMaps
    ground: tuple[GroundUnit, ...]
    ships: tuple[Ship, ...]
    air: tuple[AirUnit, ...]
    types: dict[str, AirType]
    leaders: tuple[Leader, ...]
    hq: Headquarters
    combat: GroundCombat
    bombardment: Bombardment
    naval: NavalCombat
    aa: AntiAircraft
    generals: LeaderTables
    engineering: Engineering
    rail: RailChart
    number: dict[str, int]  # ground unit -> its number
    ship_number: dict[str, int]
    air_number: dict[str, int]
    leader_number: dict[str, int]
    movement: NavalMovement
    search: SearchChart
    chits: MagicChits
    cups: Intelligence
    mtbs: MtbTables
    handling: Handling
    repair: NavalRepair
    waters: Waters | None  # the part of the main map in play
    bases: dict[int, Base]  # by hex of the main map
    land: Land | None  # the land of it, where a war is fought there
    hqs: tuple[Headquarters, ...]  # of that war
    own: str = ""  # digest of the tables if a reader has corrected any
    key: str = ""  # by which they are read

    @property
    def field(self) -> Island | Land:
        """Where ground units move and fight."""
        return self.island if self.land is None else self.land

    @cached_property
    def regiments(self) -> dict[int, tuple[int, ...]]:
        """Divisions that may be broken down, and the numbers of their regiments. [see BR-23-18]"""
        return {
            number: tuple(at for at, one in enumerate(self.ground) if one.part_of == number)
            for number, unit in enumerate(self.ground)
            if unit.size in LARGE and self.card.land is not None
        }

    @cached_property
    def garrisons(self) -> tuple[int, ...]:
        """The numbers of the Intrinsic Garrisons, by side: the usual ones, then those of home countries."""
        return tuple(number for number, unit in enumerate(self.ground) if unit.intrinsic)

    def family(self, unit: int) -> int:
        """The unit a detachment comes from; of any other unit itself."""
        return self._families[unit]

    def parts(self, unit: int) -> tuple[int, ...]:
        """The numbers a unit and its detachments have."""
        return self._parts[self._families[unit]]

    @cached_property
    def _families(self) -> tuple[int, ...]:
        return tuple(at if one.part_of < 0 else one.part_of for at, one in enumerate(self.ground))

    @cached_property
    def _parts(self) -> dict[int, tuple[int, ...]]:
        return {
            base: tuple(at for at, family in enumerate(self._families) if family == base)
            for base in self._families
        }


def _records(own: Printed, name: str, kind: type[T]) -> dict[str, T]:
    document: _Records = decoded(own.read(name), _Records, name)
    found: dict[str, T] = {}
    for record in document.records:
        id = str(record.get("id", record.get("key", "")))
        if not id or id in found:
            raise BadInputError(f"{name}: every record with an id of its own expected, found {id!r} again")
        try:
            found[id] = msgspec.convert(record, kind)
        except msgspec.ValidationError as error:
            raise BadInputError(f"{name}: {id}: {error}") from None
    return found


def _chart(own: Printed, name: str, kind: type[T]) -> T:
    chart: T = decoded(own.read(name), kind, name)
    return chart


@cache
def tables(scenario: str) -> Tables:
    """The printed facts of a scenario; ``midway+aleutians`` has those of an option besides. [SC-G-01]"""
    return load(scenario, own_tables.standard())


def load(scenario: str, own: Printed) -> Tables:
    """The facts of a scenario from a set of files."""
    name, _, option = scenario.partition("+")
    card = _with_spare_boats(_chart(own, f"{name}.json", ScenarioCard))
    if option:
        card = overlaid(card, _chart(own, f"{option}.json", Overlay))
    maps = _chart(own, "tactical_maps.json", TacticalMaps)
    island = islands.built(maps, *_island(maps, card.island)) if card.island else islands.none(maps)
    ground = _ground(card, own)
    ships = _records(own, "ships.json", Ship)
    air = _records(own, "air.json", AirUnit)
    types = _records(own, "air_types.json", AirType)
    leaders = _records(own, "leaders.json", Leader)
    shipping = tuple(
        msgspec.structs.replace(
            _known(ships, entry.id, "ships"), tf="" if entry.due else entry.tf, damaged=entry.damage
        )
        for entry in card.ships
    )
    flying = tuple(_flying(_known(air, entry.id, "air"), entry) for entry in card.air)
    if card.sea is not None:
        flying += _spares(flying, card.sea)
    leading = tuple(
        msgspec.structs.replace(_known(leaders, entry.id, "leaders"), role=entry.role, post=entry.with_)
        for entry in card.leaders
    )
    _check_leaders(leading)
    for one in flying:
        _known(types, one.type, one.id)
    _check_batteries(card, island)
    movement = _chart(own, "naval_movement.json", NavalMovement)
    headquarters = _records(own, "headquarters.json", Headquarters)
    sea = None if card.sea is None else waters.built(standard(), card.sea, movement)
    return Tables(
        card=card,
        island=island,
        maps=maps,
        ground=ground,
        ships=shipping,
        air=flying,
        types=types,
        leaders=leading,
        hq=_known(headquarters, card.hq, "hq"),
        combat=_chart(own, "ground_combat.json", GroundCombat),
        bombardment=_chart(own, "bombardment.json", Bombardment),
        naval=_chart(own, "naval_combat.json", NavalCombat),
        aa=_chart(own, "anti_aircraft.json", AntiAircraft),
        generals=_chart(own, "leader_tables.json", LeaderTables),
        engineering=_chart(own, "engineering.json", Engineering),
        rail=_chart(own, "rail.json", RailChart),
        number=_numbers(ground),
        ship_number=_numbers(shipping),
        air_number=_numbers(flying),
        leader_number=_numbers(leading),
        movement=movement,
        search=_chart(own, "search.json", SearchChart),
        chits=_chart(own, "magic.json", MagicChits),
        cups=_chart(own, "intelligence.json", Intelligence),
        mtbs=_chart(own, "mtb.json", MtbTables),
        handling=_chart(own, "ship_activation.json", Handling),
        repair=_chart(own, "naval_repair.json", NavalRepair),
        waters=sea,
        bases={standard().board.grid[base.hex]: base for base in card.bases},
        land=None if card.land is None or sea is None else _land(own, card.land, sea),
        hqs=()
        if card.land is None
        else tuple(_known(headquarters, entry.id, "headquarters") for entry in card.land.headquarters),
        own=own.digest(),
        key=scenario,
    )


def _land(own: Printed, card: LandCard, sea: Waters) -> Land:
    return land.built(standard(), sea.inside, card, _chart(own, "ground_movement.json", GroundMovement))


def _flying(printed: AirUnit, entry: AirEntry) -> AirUnit:
    """Air points as a scenario has them: it may change their number and quality."""
    return msgspec.structs.replace(
        printed,
        base=entry.base,
        due=entry.due,
        aps=entry.aps or printed.aps,
        quality=entry.quality or printed.quality,
    )


def _spares(units: tuple[AirUnit, ...], card: SeaCard) -> tuple[AirUnit, ...]:
    """Rows that stand empty until air points of a unit go to another base than the rest of it.

    Where green ones are trained, they need more: trained and green ones stand apart. [see WPB-ABT-02]
    """
    return tuple(
        msgspec.structs.replace(unit, id=f"{unit.id}.{place}", base="", part_of=number)
        for number, unit in enumerate(units)
        for place in (*_SPARES, *(_MORE if card.training and unit.quality == GREEN else ()))
    )


def _with_spare_boats(card: ScenarioCard) -> ScenarioCard:
    """Counters for Subrons that are split off or new, two of every nation and type. [see BR-22-04]"""
    if card.land is None:
        return card
    models = {(one.nation, one.type): one for one in reversed(card.subrons)}
    more = [
        msgspec.structs.replace(one, id=f"{one.id}.{place}", hex="", points=0, due="")
        for one in sorted(models.values(), key=lambda one: one.id)
        for place in _SPARES
    ]
    return msgspec.structs.replace(card, subrons=(*card.subrons, *more))


def _numbers(units: Iterable[Any]) -> dict[str, int]:
    return {one.id: number for number, one in enumerate(units)}


def _known(records: dict[str, T], id: str, where: str) -> T:
    if id not in records:
        raise BadInputError(f"scenario, {where}: a known record expected, found {id!r}")
    return records[id]


def _island(maps: TacticalMaps, key: str) -> tuple[islands.PrintedIsland, int]:
    for number, printed in enumerate(maps.maps):
        if printed.key == key:
            return printed, number
    raise BadInputError(f"tactical_maps.json: a map {key!r} expected, found none")


def _ground(card: ScenarioCard, own: Printed) -> tuple[GroundUnit, ...]:
    """The units of the scenario, then the detachments they may be split into. [see BR-23-29]"""
    printed = _records(own, "ground.json", PrintedGround)
    units = [_unit(_known(printed, entry.id, "ground"), card) for entry in card.ground]
    for number, unit in enumerate(tuple(units)):
        for place, letter in enumerate(_LETTERS[: MOST_PARTS - 1] if unit.splits else ""):
            name = f"{unit.name}, {('second', 'third')[place]} part"
            units.append(
                msgspec.structs.replace(
                    unit, id=f"{unit.id}{letter}", name=name, size="battalion", splits=False, part_of=number
                )
            )
    if card.land is not None:
        units += [_garrison(side) for side in range(len(SEATS))]
        large = [(at, unit) for at, unit in enumerate(units) if unit.size in LARGE]
        units += [one for at, unit in large for one in _regiments(at, unit)]
        units += [_garrison(side, home=True) for side in range(len(SEATS))]
    return tuple(units)


def _regiments(number: int, division: GroundUnit) -> list[GroundUnit]:
    """The three regiments of a division without listed parts; the first has what does not divide evenly.

    [BR-23-18]
    """
    each, more = divmod(division.steps, len(_ORDINALS))
    return [
        msgspec.structs.replace(
            division, id=f"{division.id}.{at + 1}", name=f"{division.name}, {ordinal} regiment",
            size="regiment", steps=each + (more if at == 0 else 0), act=REGIMENT_COST, part_of=number,
        )
        for at, ordinal in enumerate(_ORDINALS)
    ]  # fmt: skip


def _garrison(side: int, *, home: bool = False) -> GroundUnit:
    """An Intrinsic Garrison, which stands on the map only while it is attacked; at home it is stronger.

    [BR-24-01]
    """
    tq, steps = HOME_GARRISON if home else FAR_GARRISON
    return GroundUnit(
        id=f"{GARRISON}-{SEATS[side]}{'-home' if home else ''}", name="Intrinsic Garrison", side=side,
        nation="", kind="garrison", size="company", tq=tq, steps=steps, act=0, division="", engineer="",
        origin="text", intrinsic=True,
    )  # fmt: skip


def _unit(printed: PrintedGround, card: ScenarioCard) -> GroundUnit:
    """Labor units have the number in brackets as their troop quality. [BR-23-35]"""
    return GroundUnit(
        id=printed.id,
        name=printed.name,
        side=SEATS.index(printed.side),
        nation=printed.nation,
        kind=printed.kind,
        size=printed.size,
        tq=int(str(printed.tq).strip("()")),
        steps=printed.steps,
        act=printed.act,
        division=printed.division,
        engineer=printed.engineer,
        origin=printed.origin,
        splits=printed.id in card.splits,
        mech=printed.mech,
        star=printed.star,
        airborne=printed.airborne,
        hq=printed.hq,
    )


def _check_leaders(leaders: tuple[Leader, ...]) -> None:
    """Ratings can be read and lie within the printed bounds. [WPA-GEN-23, WPA-GEN-27, WPA-LCK-19]"""
    bounds = {"tq": (-2, 2), "mp": (-1, 2), "retreat": (-2, 2), "shift": (-2, 2)}
    for leader in leaders:
        for key, (low, high) in bounds.items():
            for value in parsed(getattr(leader, key)):
                if value.terms[0].isdigit() and not low <= value.sign * int(value.terms[0]) <= high:
                    raise BadInputError(
                        f"leaders.json: {leader.id}: {key} from {low} to {high} expected, "
                        f"found {getattr(leader, key)!r}"
                    )
        if leader.hq != NONE:
            parsed(leader.hq)
        if not -1 <= leader.act <= 2:
            raise BadInputError(f"leaders.json: {leader.id}: act from -1 to 2 expected, found {leader.act}")


def _check_batteries(card: ScenarioCard, island: Island) -> None:
    """Batteries stand on the island and have 2 to 12 points in steps of 2. [WPA-CBT-02]"""
    for label, strength in card.batteries.items():
        island.place(island.printed.prefix + label)
        if strength not in range(2, 13, 2):
            raise BadInputError(
                f"{card.id}.json: battery {label}: 2 to 12 in steps of 2 expected, found {strength}"
            )
