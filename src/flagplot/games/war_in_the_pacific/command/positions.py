"""The key ``lines`` of a war on land: support bases and emergency links.

    "lines": {"bases": {"A3529": {"side": "japan", "hq": "hq-25-army", "damage": "D1"}},
              "expresses": {"A": {"start": "B0452", "end": "A3831", "admiral": "ldr-hashimoto",
                                  "ships": ["jn-dd-1"], "steps": 7}},
              "carriers": {"sub-jn-4a": "A3831"}, "supplied": ["ja-rgt-55"],
              "airlifts": [{"side": "allied", "start": "C0108", "end": "A3730", "steps": 3}]}

A base without ``hq`` is a beachhead; Subrons are named by their ids, in older documents by their numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import UNSET

from flagplot.games.war_in_the_pacific.command.state import NOBODY, Airlift, Express, Lines, SupportBase
from flagplot.games.war_in_the_pacific.sides import OWNERS, SEATS
from flagplot.games.war_in_the_pacific.tables import Tables
from flagplot.games.war_in_the_pacific.units import RUNGS
from flagplot.kernel.meta import check_keys
from flagplot.kernel.reading import mapping, number, row, sequence, word
from flagplot.kernel.shapes import Each, Proven, Table, Whole, Word, check_fields

_KEYS = (
    "bases", "arrows", "apart", "severed", "lost", "expresses", "carriers", "supplied", "airlifts", "away",
)  # fmt: skip
_MOST = 999
SETS = ("A", "B")
Hex = Callable[[object, str], int]


def read(tables: Tables, document: object, hex: Hex) -> Lines:
    """The lines that a document describes."""
    found = mapping(document, "lines")
    check_keys(found, _KEYS, "lines")
    subrons = {str(at): at for at in range(len(tables.card.subrons))}
    subrons |= {subron.id: at for at, subron in enumerate(tables.card.subrons)}
    return Lines(
        bases={
            hex(label, "bases"): _base(tables, mapping(entry, f"base in {label}"))
            for label, entry in sorted(mapping(found.get("bases", {}), "bases").items())
        },
        arrows=_units(tables, found.get("arrows", []), "arrows"),
        apart=_units(tables, found.get("apart", []), "apart") or UNSET,
        severed=tuple(sorted(hex(label, "severed") for label in sequence(found["severed"], "severed")))
        if "severed" in found  # none of them says that somebody has looked
        else UNSET,
        lost={
            hex(label, "lost"): OWNERS.index(word(side, "lost", OWNERS))
            for label, side in sorted(mapping(found["lost"], "lost").items())
        }
        if found.get("lost")
        else UNSET,
        expresses={
            word(key, "expresses", SETS): _express(tables, mapping(entry, f"express {key}"), hex)
            for key, entry in sorted(mapping(found.get("expresses", {}), "expresses").items())
        },
        carriers={
            subrons[word(at, "carriers", subrons)]: hex(label, "carriers")
            for at, label in sorted(mapping(found.get("carriers", {}), "carriers").items())
        },
        supplied=_units(tables, found.get("supplied", []), "supplied"),
        airlifts=tuple(
            _airlift(mapping(one, "airlifts"), hex) for one in sequence(found.get("airlifts", []), "airlifts")
        ),
        away={
            tables.air_number[word(id, "away", tables.air_number)]: _away(entry, hex)
            for id, entry in sorted(mapping(found.get("away", {}), "away").items())
        },
    )


def _units(tables: Tables, value: object, what: str) -> tuple[int, ...]:
    return tuple(sorted(tables.number[word(id, what, tables.number)] for id in sequence(value, what)))


def _base(tables: Tables, entry: Mapping[str, Any]) -> SupportBase:
    check_keys(entry, ("side", "hq", "damage", "chief"), "base")
    hqs = {"": NOBODY, **{hq.id: at for at, hq in enumerate(tables.hqs)}}
    return SupportBase(
        side=SEATS.index(word(entry.get("side"), "side of a base", SEATS)),
        hq=hqs[word(entry.get("hq", ""), "headquarters of a base", hqs)],
        rung=RUNGS.index(word(entry.get("damage", ""), "damage of a base", RUNGS)),
        chief=bool(entry.get("chief", False)),
    )


def _express(tables: Tables, entry: Mapping[str, Any], hex: Hex) -> Express:
    check_keys(entry, ("start", "end", "admiral", "ships", "steps"), "express")
    ships, leaders = tables.ship_number, tables.leader_number
    return Express(
        start=hex(entry.get("start"), "express"),
        end=hex(entry.get("end"), "express"),
        admiral=leaders[word(entry.get("admiral"), "express", leaders)],
        ships=tuple(ships[word(id, "express", ships)] for id in sequence(entry.get("ships", []), "express")),
        steps=number(entry.get("steps", 0), "express", 0, _MOST),
    )


def _airlift(entry: Mapping[str, Any], hex: Hex) -> Airlift:
    check_keys(entry, ("side", "start", "end", "steps"), "airlift")
    return Airlift(
        side=SEATS.index(word(entry.get("side"), "airlift", SEATS)),
        start=hex(entry.get("start"), "airlift"),
        end=hex(entry.get("end"), "airlift"),
        steps=number(entry.get("steps", 0), "airlift", 0, _MOST),
    )


def _away(entry: object, hex: Hex) -> tuple[int, int, int]:
    points, base, turn = row(entry, "away", 3)
    return number(points, "away", 0, _MOST), hex(base, "away"), number(turn, "away", 0, _MOST)


def write(tables: Tables, lines: Lines, label: Callable[[int], str]) -> dict[str, Any]:
    """The document of lines; ``read`` gives the same back."""
    ground, ships = tables.ground, tables.ships
    found: dict[str, Any] = {
        "bases": {label(hex): _written(tables, base) for hex, base in lines.bases.items()},
        "arrows": [ground[unit].id for unit in lines.arrows],
        "apart": [ground[unit].id for unit in lines.apart or ()],
        "lost": {label(hex): OWNERS[side] for hex, side in (lines.lost or {}).items()},
        "expresses": {
            key: {
                "start": label(one.start), "end": label(one.end), "admiral": tables.leaders[one.admiral].id,
                "ships": [ships[ship].id for ship in one.ships], "steps": one.steps,
            }
            for key, one in lines.expresses.items()
        },
        "carriers": {tables.card.subrons[at].id: label(hex) for at, hex in lines.carriers.items()},
        "supplied": [ground[unit].id for unit in lines.supplied],
        "airlifts": [
            {"side": SEATS[one.side], "start": label(one.start), "end": label(one.end), "steps": one.steps}
            for one in lines.airlifts
        ],
        "away": {
            tables.air[air].id: [points, label(base), turn]
            for air, (points, base, turn) in lines.away.items()
        },
    }  # fmt: skip
    looked = {} if lines.severed is UNSET else {"severed": [label(hex) for hex in lines.severed or ()]}
    return {key: value for key, value in found.items() if value} | looked


def _written(tables: Tables, base: SupportBase) -> dict[str, Any]:
    found: dict[str, Any] = {"side": SEATS[base.side]}
    if base.hq != NOBODY:
        found["hq"] = tables.hqs[base.hq].id
    if base.rung:
        found["damage"] = RUNGS[base.rung]
    if base.chief:
        found["chief"] = True
    return found


def check(tables: Tables, lines: Lines, hex: Any) -> None:
    """Refuse lines that no game comes to."""
    unit, ship = Whole(0, len(tables.ground) - 1, "a unit"), Whole(0, len(tables.ships) - 1, "a ship")
    side, steps = Whole(0, len(SEATS) - 1, "a side"), Whole(0, _MOST, "steps")
    leader, hq = Whole(0, len(tables.leaders) - 1), Whole(NOBODY, len(tables.hqs) - 1, "a headquarters")
    base = {"side": side, "hq": hq, "rung": Whole(0, len(RUNGS) - 1, "a rung"), "chief": Whole(0, 1)}
    express = {"start": hex, "end": hex, "admiral": leader, "ships": Each(ship), "steps": steps}
    lift = {"side": side, "start": hex, "end": hex, "steps": steps}

    def like(shapes: dict[str, Any], what: str) -> Proven:
        return Proven(lambda one: check_fields(one, shapes, what))

    shapes = {
        "bases": Table(hex, like(base, "a support base")),
        "arrows": Each(unit),
        "apart": Each(unit),
        "severed": Each(hex),
        "lost": Table(hex, Whole(0, len(OWNERS) - 1, "a side")),
        "expresses": Table(Word(SETS), like(express, "an express")),
        "carriers": Table(Whole(0, _MOST, "a Subron"), hex),
        "supplied": Each(unit),
        "airlifts": Each(like(lift, "an airlift")),
        "away": Table(Whole(0, len(tables.air) - 1, "an air unit"), Each(Whole(0, 99_999), 3)),
    }
    check_fields(lines, shapes, "the lines of command")
