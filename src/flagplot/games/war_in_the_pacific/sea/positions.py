"""The keys of a position on the main map.

    {"game": "war-in-the-pacific", "scenario": "midway", "phase": "naval", "pair": 2,
     "forces": {"J1": {"hex": "F0932", "ships": ["jn-cv-akagi", "jn-dd-nowaki"], "mission": "CVOPS",
                       "speed": 3, "admirals": ["ldr-nagumo"], "located": true}},
     "subrons": {"sub-us-mid1": ["F1033", 6]}, "magic": {"sequence-2": 1}, "sigint": 3}

With ``forces`` only the task forces listed are on the map, without it those of the scenario. Ships in no task
force and no ``harbour`` are not on the map.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any

import msgspec
from msgspec import UNSET

from flagplot.games.war_in_the_pacific.air.frames import Line
from flagplot.games.war_in_the_pacific.places import OUT, aboard, ship_at
from flagplot.games.war_in_the_pacific.sea import setup
from flagplot.games.war_in_the_pacific.sea.state import (
    FULL,
    MISSIONS,
    NOBODY,
    QUALITIES,
    Boats,
    Card,
    Codes,
    Drill,
    Habit,
    Mtbs,
    Report,
    Sea,
    Squadron,
    TaskForce,
)
from flagplot.games.war_in_the_pacific.sides import SEATS
from flagplot.games.war_in_the_pacific.state import PacificState
from flagplot.games.war_in_the_pacific.tables import Tables
from flagplot.games.war_in_the_pacific.units import RUNGS
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.meta import check_keys
from flagplot.kernel.reading import mapping, number, row, sequence, word

KEYS = (
    "pair", "first", "forces", "shown", "harbour", "cards", "order", "subrons", "ports", "seaplanes",
    "fuel_used", "searched", "hunted", "battles", "rounds", "strikes", "sighted", "reports", "sigint",
    "ruses", "magic", "seen_cards", "dummies", "decoys", "improved", "ambush", "opened", "battered", "left",
    "spare", "mustered",
    "bases", "before", "flights", "codes", "pool", "sub_bases",
    "watchers", "away", "mtbs", "quality", "training",
)  # fmt: skip
_FORCE = (
    "side", "hex", "name", "ships", "mission", "speed", "admirals", "flagship", "named", "groups", "dummy",
    "marker", "located", "fuel", "active", "moved", "night", "spent",
)  # fmt: skip
_CARD = (
    "mission",
    "speed",
    "route",
    "target",
    "night",
    "hidden",
    "refuel",
    "late",
    "follow",
    "tow",
    "leave",
    "story",
    "mask",
    "appoint",
    "load",
    "crates",
    "unload",
    "handling",
    "dock",
)
# written even where there is nothing in them
ALWAYS = (
    "units", "forts", "forces", "harbour", "shown", "subrons", "sigint", "dummies", "decoys", "pair", "first",
)  # fmt: skip
_MOST = 999


def always(tables: Tables) -> tuple[str, ...]:
    """The keys that are written even where there is nothing in them."""
    card = tables.card.sea
    return (*ALWAYS, "watchers") if card is not None and card.coastwatchers else ALWAYS


def read(tables: Tables, state: PacificState, document: Mapping[str, Any]) -> None:
    """Fill the main map of a state from the keys of a document."""
    assert isinstance(state.sea, Sea)
    reader = _Reader(tables, state, state.sea, written="frames" in document)
    if "forces" not in document:
        setup.arrive(tables, state, state.sea, 0)
        state.sea.harbour = {} if "harbour" in document else state.sea.harbour
    for key in KEYS:
        if key in document:
            getattr(reader, f"read_{key}")(document[key])
    reader.markers("shown" in document)


class _Reader:
    """Fills the main map."""

    def __init__(self, tables: Tables, state: PacificState, sea: Sea, *, written: bool) -> None:
        self.tables, self.state, self.sea = tables, state, sea
        self.written = written  # by ``describe``, in the middle of whatever may happen

    def hex(self, label: object, what: str) -> int:
        assert self.tables.waters is not None
        grid = self.tables.waters.grid
        if isinstance(label, str) and label in grid.number and grid[label] in self.tables.waters.inside:
            return grid[label]
        raise BadInputError(f"{what}: a hex of the map in play expected, found {label!r}")

    def _ship(self, id: object, what: str) -> int:
        return self.tables.ship_number[word(id, what, self.tables.ship_number)]

    def _ships(self, ids: object, what: str) -> tuple[int, ...]:
        return tuple(self._ship(id, what) for id in sequence(ids, what))

    def _leader(self, id: object, what: str) -> int:
        return self.tables.leader_number[word(id, what, self.tables.leader_number)]

    def _force_label(self, label: object, what: str) -> str:
        return str(word(label, what, self.sea.forces))

    def read_pair(self, value: object) -> None:
        self.sea.phase = number(value, "pair", 0, 3 * self.tables.card.turns - 1)
        self.state.turn = self.sea.phase // 3

    def read_first(self, value: object) -> None:
        self.sea.first = SEATS.index(word(value, "first", SEATS))

    def read_forces(self, value: object) -> None:
        found = {}
        for label, entry in mapping(value, "forces").items():
            found[str(label)] = self._force(str(label), mapping(entry, f"force {label}"))
        ships = [ship for force in found.values() for ship in force.ships]
        if len(set(ships)) < len(ships):
            raise BadInputError("forces: every ship once expected, found one twice")
        self.sea.forces = dict(sorted(found.items()))

    def _force(self, label: str, entry: Mapping[str, Any]) -> TaskForce:
        what = f"force {label}"
        check_keys(entry, _FORCE, what)
        ships = self._ships(entry.get("ships", ()), f"{what}, ships")
        dummy = bool(entry.get("dummy", False))
        if not ships and not dummy:
            raise BadInputError(f"{what}: ships expected, or 'dummy': true")
        sides = {self.tables.ships[ship].side for ship in ships}
        guess = next(iter(sides)) if ships else SEATS[0] if label.startswith("J") else SEATS[1]
        side = SEATS.index(word(entry.get("side", guess), f"{what}, side", SEATS))
        if sides - {SEATS[side]}:
            raise BadInputError(f"{what}: ships of {SEATS[side]} expected")
        slowest = min((self.tables.ships[ship].speed for ship in ships), default=2)
        flag = entry.get("flagship", "")
        flagship = self._ship(flag, f"{what}, flagship") if flag else setup.flagship(self.tables, ships)
        groups = tuple(
            self._ships(group, f"{what}, groups")
            for group in sequence(entry.get("groups", ()), f"{what}, groups")
        )
        posted = {one for group in groups for one in group} | ({flagship} if flag else set())
        if not self.written and not posted <= set(ships):
            raise BadInputError(f"{what}: ships of its own expected as flagship and in groups")
        located = entry.get("located", 0) or 0
        return TaskForce(
            side=side,
            hex=self.hex(entry.get("hex"), what),
            name=str(entry.get("name", label)),
            ships=ships,
            mission=word(entry.get("mission", "MOVT"), f"{what}, mission", MISSIONS),
            speed=number(entry.get("speed", slowest), f"{what}, speed", 0, 3),
            admirals=self._admirals(entry.get("admirals", ()), what, side),
            flagship=flagship,
            named=bool(entry.get("named", False)),
            groups=groups,
            dummy=dummy,
            marker=number(entry.get("marker", 0), f"{what}, marker", 0, _MOST),
            located=self.sea.phase + 1 if located is True else number(located, f"{what}, located", 0, 99),
            fuel=number(entry.get("fuel", 0), f"{what}, fuel", 0, 2 * FULL),
            active=number(entry.get("active", 0), f"{what}, active", 0, 3),
            moved=bool(entry.get("moved", False)),
            night=bool(entry.get("night", False)),
            spent=number(entry.get("spent", 0), f"{what}, spent", 0, _MOST),
        )

    def _admirals(self, ids: object, what: str, side: int) -> tuple[int, ...]:
        """The commander, and at most one subordinate. [BR-8-06]"""
        found = tuple(self._leader(id, f"{what}, admirals") for id in sequence(ids, f"{what}, admirals"))
        if len(found) > 2 or any(self.tables.leaders[one].side != SEATS[side] for one in found):
            raise BadInputError(f"{what}, admirals: a commander of {SEATS[side]} and a subordinate expected")
        return found

    def markers(self, given: bool) -> None:
        """Task forces that are located or have a number lie on the map."""
        sea = self.sea
        for label, force in sea.forces.items():
            if force.located == sea.phase + 1 and not force.marker:
                marker = 1 + max((one.marker for one in sea.forces.values()), default=0)
                sea.forces = {**sea.forces, label: msgspec.structs.replace(force, marker=marker)}
        if not given:
            sea.shown = {
                force.marker: (force.side, force.hex, force.speed)
                for force in sea.forces.values()
                if force.marker
            }

    def read_shown(self, value: object) -> None:
        found = {}
        for key, entry in mapping(value, "shown").items():
            side, label, speed = row(entry, "shown", 3)
            found[number(int(key), "shown", 1, _MOST)] = (
                SEATS.index(word(side, "shown", SEATS)),
                self.hex(label, "shown"),
                number(speed, "shown", 0, 3),
            )
        self.sea.shown = found

    def read_harbour(self, value: object) -> None:
        self.sea.harbour = {
            self.hex(label, "harbour"): self._ships(ships, f"harbour {label}")
            for label, ships in mapping(value, "harbour").items()
        }

    def read_cards(self, value: object) -> None:
        found = {}
        for label, entry in mapping(value, "cards").items():
            force = self._force_label(label, "cards")
            found[force] = self._card(force, mapping(entry, f"card {label}"))
        self.sea.cards = found
        self.sea.order = tuple(found)

    def _card(self, label: str, entry: Mapping[str, Any]) -> Card:
        what, force = f"card {label}", self.sea.forces[label]
        check_keys(entry, _CARD, what)
        tow = sequence(entry.get("tow", ()), f"{what}, tow")
        target = entry.get("target", "")
        follow, refuel = entry.get("follow", ""), entry.get("refuel", "")
        route = tuple(self.hex(hex, what) for hex in sequence(entry.get("route", ()), f"{what}, route"))
        if not self.written and not self._sails(force.hex, route):
            raise BadInputError(f"{what}: a route from hex to hex expected, as ships can sail it")
        return Card(
            mission=word(entry.get("mission", force.mission), f"{what}, mission", MISSIONS),
            speed=number(entry.get("speed", force.speed), f"{what}, speed", 0, 3),
            route=route,
            target=self.hex(target, what) if target else NOBODY,
            night=bool(entry.get("night", False)),
            hidden=bool(entry.get("hidden", not force.marker)),
            refuel=self._force_label(refuel, what) if refuel else "",
            late=bool(entry.get("late", False)),
            follow=self._force_label(follow, what) if follow else "",
            tow=(self._ship(tow[0], what), self._ship(tow[1], what)) if tow else (NOBODY, NOBODY),
            leave=bool(entry.get("leave", False)),
            story=tuple(
                (str(kind), number(count, f"{what}, story", 1, 99))
                for kind, count in (
                    row(one, f"{what}, story", 2) for one in sequence(entry.get("story", ()), what)
                )
            ),
            mask=bool(entry.get("mask", False)),
            appoint=self._leader(entry["appoint"], what) if entry.get("appoint") else NOBODY,
        ).carrying(
            load=tuple(
                (self.tables.number[word(unit, what, self.tables.number)], self._ship(ship, what))
                for unit, ship in (row(one, what, 2) for one in sequence(entry.get("load", ()), what))
            ),
            crates=tuple(
                (self.tables.air_number[word(air, what, self.tables.air_number)], self._ship(ship, what))
                for air, ship in (row(one, what, 2) for one in sequence(entry.get("crates", ()), what))
            )
            or UNSET,
            unload=bool(entry.get("unload", False)),
            handling=number(entry.get("handling", 0), what, 0, _MOST),
            dock=bool(entry.get("dock", False)),
        )

    def _sails(self, start: int, route: tuple[int, ...]) -> bool:
        """Whether a route leads from hex to hex by water. [BR-16-14]"""
        assert self.tables.waters is not None
        sea = self.tables.waters.sea
        return all(other in sea.get(hex, ()) for hex, other in pairwise((start, *route)))

    def read_order(self, value: object) -> None:
        self.sea.order = tuple(self._force_label(label, "order") for label in sequence(value, "order"))

    def read_subrons(self, value: object) -> None:
        known = {subron.id: number for number, subron in enumerate(self.tables.card.subrons)}
        found: dict[int, Boats] = {}
        for id, entry in mapping(value, "subrons").items():
            values = sequence(entry, f"subron {id}")
            if str(id).startswith("decoy-"):
                key = number(int(str(id).removeprefix("decoy-")), "subrons", 100, 299)
            else:
                key = known[word(id, "subrons", known)]
            points = number(values[1] if len(values) > 1 else 0, f"points of {id}", 0, 12)
            found[key] = Boats(self.hex(values[0], f"subron {id}"), points, key >= 100)
        self.sea.boats = dict(sorted(found.items()))

    def _rungs(self, value: object, what: str) -> dict[int, int]:
        return {
            self.hex(label, what): RUNGS.index(word(rung, what, RUNGS))
            for label, rung in mapping(value, what).items()
        }

    def read_ports(self, value: object) -> None:
        self.sea.ports = dict(sorted({**self.sea.ports, **self._rungs(value, "ports")}.items()))

    def read_seaplanes(self, value: object) -> None:
        found = {**self.sea.seaplanes, **self._rungs(value, "seaplanes")}
        self.sea.seaplanes = dict(sorted(found.items()))

    def read_fuel_used(self, value: object) -> None:
        self.sea.fuel = {
            self._ship(id, "fuel_used"): number(used, f"fuel used of {id}", 0, 99)
            for id, used in mapping(value, "fuel_used").items()
        }

    def _pairs(self, value: object, what: str) -> tuple[tuple[str, str], ...]:
        return tuple(
            (str(one), str(other)) for one, other in (row(pair, what, 2) for pair in sequence(value, what))
        )

    def read_searched(self, value: object) -> None:
        self.sea.searched = self._pairs(value, "searched")

    def read_hunted(self, value: object) -> None:
        self.sea.hunted = tuple(
            (number(one, "hunted", 0, 299), str(other))
            for one, other in (row(pair, "hunted", 2) for pair in sequence(value, "hunted"))
        )

    def read_battles(self, value: object) -> None:
        self.sea.battles = self._pairs(value, "battles")

    def _counts(self, value: object, what: str) -> dict[str, int]:
        return {
            str(key): number(count, f"{what}, {key}", 0, 99) for key, count in mapping(value, what).items()
        }

    def read_rounds(self, value: object) -> None:
        self.sea.rounds = self._counts(value, "rounds")

    def read_strikes(self, value: object) -> None:
        self.sea.strikes = self._counts(value, "strikes")

    def read_sighted(self, value: object) -> None:
        self.sea.sighted = tuple(self._force_label(label, "sighted") for label in sequence(value, "sighted"))

    def read_reports(self, value: object) -> None:
        try:
            self.sea.reports = msgspec.convert(value, tuple[Report, ...])
        except msgspec.ValidationError as error:
            raise BadInputError(f"reports: {error}") from None

    def read_before(self, value: object) -> None:
        try:
            self.sea.before = msgspec.convert(value, dict[str, Habit])
        except msgspec.ValidationError as error:
            raise BadInputError(f"before: {error}") from None

    def read_flights(self, value: object) -> None:
        try:
            self.sea.flights = msgspec.convert(value, tuple[Line, ...])
        except msgspec.ValidationError as error:
            raise BadInputError(f"flights: {error}") from None

    def read_watchers(self, value: object) -> None:
        hexes = (self.hex(label, "watchers") for label in sequence(value, "watchers"))
        self.sea.watchers = tuple(sorted(hexes))

    def read_away(self, value: object) -> None:
        found = {}
        for id, where in mapping(value, "away").items():
            turn, label = row(where, f"away, {id}", 2)
            ship = self.tables.ship_number[word(id, "away", self.tables.ship_number)]
            found[ship] = (number(turn, "away", 0, self.tables.card.turns - 1), self.hex(label, "away"))
        self.sea.away = dict(sorted(found.items()))

    def read_mtbs(self, value: object) -> None:
        found = mapping(value, "mtbs")
        check_keys(found, ("squadrons", "pool", "tried", "fought", "seen"), "mtbs")
        squadrons = tuple(
            Squadron(self.hex(label, "mtbs"), number(points, "mtbs", 0, 12))
            for label, points in (
                row(one, "squadrons", 2) for one in sequence(found.get("squadrons", []), "mtbs")
            )
        )
        rest = {key: found[key] for key in ("pool", "tried", "fought", "seen") if key in found}
        try:
            self.sea.mtbs = msgspec.structs.replace(msgspec.convert(rest, Mtbs), squadrons=squadrons)
        except msgspec.ValidationError as error:
            raise BadInputError(f"mtbs: {error}") from None

    def read_quality(self, value: object) -> None:
        found = mapping(value, "quality")
        known = self.tables.air_number
        self.sea.quality = {
            known[word(id, "quality", known)]: word(grade, "quality", QUALITIES)
            for id, grade in found.items()
        }

    def read_training(self, value: object) -> None:
        known, found = self.tables.air_number, {}
        for id, entry in mapping(value, "training").items():
            weeks, phases, spoiled = row(entry, f"training, {id}", 3)
            air = known[word(id, "training", known)]
            spent = number(weeks, "weeks", 0, 99), number(phases, "phases", 0, 3)
            found[air] = Drill(*spent, spoiled=bool(number(spoiled, "spoiled", 0, 1)))
        self.sea.drills = found

    def read_pool(self, value: object) -> None:
        known = sorted({f"{one.nation} {one.type}" for one in self.tables.card.subrons})
        self.sea.pool = {
            word(name, "pool", known): number(points, "pool", 0, _MOST)
            for name, points in sorted(mapping(value, "pool").items())
        }

    def read_sub_bases(self, value: object) -> None:
        waters = self.tables.waters
        assert waters is not None
        self.sea.sub_bases = {
            waters.grid[word(start, "sub_bases", waters.grid.number)]: self.hex(end, "sub_bases")
            for start, end in mapping(value, "sub_bases").items()
        }

    def read_codes(self, value: object) -> None:
        try:
            self.sea.codes = msgspec.convert(value, Codes)
        except msgspec.ValidationError as error:
            raise BadInputError(f"codes: {error}") from None

    def read_sigint(self, value: object) -> None:
        self.sea.sigint = number(value, "sigint", 0, 99)

    def read_ruses(self, value: object) -> None:
        self.sea.ruses = number(value, "ruses", 0, 99)

    def read_magic(self, value: object) -> None:
        found = self._counts(value, "magic")
        for chit, count in found.items():
            number(
                count,
                f"magic, {chit}",
                0,
                self.tables.chits.chits[word(chit, "magic", self.tables.chits.chits)],
            )
        self.sea.magic = {chit: count for chit, count in found.items() if count}

    def read_seen_cards(self, value: object) -> None:
        self.sea.seen_cards = tuple(str(label) for label in sequence(value, "seen_cards"))

    def read_dummies(self, value: object) -> None:
        japan, allied = (number(count, "dummies", 0, 12) for count in row(value, "dummies", 2))
        self.sea.dummies = (japan, allied)

    def read_decoys(self, value: object) -> None:
        japan, allied = (number(count, "decoys", 0, 12) for count in row(value, "decoys", 2))
        self.sea.decoys = (japan, allied)

    def read_improved(self, value: object) -> None:
        found = {}
        for id, gained in mapping(value, "improved").items():
            s, a, t, e = (number(one, "improved", -4, 4) for one in row(gained, "improved", 4))
            found[self._leader(id, "improved")] = (s, a, t, e)
        self.sea.improved = found

    def read_ambush(self, value: object) -> None:
        self.sea.ambush = tuple(str(label) for label in sequence(value, "ambush"))

    def read_opened(self, value: object) -> None:
        self.sea.opened = bool(value)

    def read_battered(self, value: object) -> None:
        self.sea.battered = number(value, "battered", 0, 99)

    def read_mustered(self, value: object) -> None:
        self.sea.mustered = True if value else UNSET

    def read_left(self, value: object) -> None:
        self.sea.left = self._ships(value, "left")

    def read_spare(self, value: object) -> None:
        self.sea.spare = self._ships(value, "spare") or UNSET

    def read_bases(self, value: object) -> None:
        """Air unit -> the hex or ship it is based in, or nothing."""
        for id, base in mapping(value, "bases").items():
            air = self.tables.air_number[word(id, "bases", self.tables.air_number)]
            place = OUT
            if base:
                place = (
                    aboard(self.tables.ship_number[base])
                    if base in self.tables.ship_number
                    else self.hex(base, "bases")
                )
            self.sea.based[air] = place


# -- writing --------------------------------------------------------------------------------------------


def write(tables: Tables, state: PacificState) -> dict[str, Any]:
    """The keys of the main map; ``read`` gives the same back."""
    sea, waters = state.sea, tables.waters
    assert isinstance(sea, Sea)
    assert waters is not None
    label = waters.label

    def ids(ships: tuple[int, ...]) -> list[str]:
        return [tables.ships[ship].id for ship in ships]

    def place(where: int) -> str:
        ship = ship_at(where)
        return "" if where == OUT else tables.ships[ship].id if ship >= 0 else label(where)

    plain = setup.empty(tables)
    document: dict[str, Any] = {
        "pair": sea.phase,
        "first": SEATS[sea.first],
        "forces": {name: _written_force(tables, force) for name, force in sea.forces.items()},
        "shown": {
            str(one): [SEATS[side], label(hex), speed] for one, (side, hex, speed) in sea.shown.items()
        },
        "harbour": {label(hex): ids(ships) for hex, ships in sea.harbour.items()},
        "cards": {name: _written_card(tables, card) for name, card in sea.cards.items()},
        "order": list(sea.order),
        "subrons": {
            _boat_id(tables, one): [label(boats.hex), boats.points] for one, boats in sea.boats.items()
        },
        "ports": _written_rungs(tables, sea.ports, "port"),
        "seaplanes": _written_rungs(tables, sea.seaplanes, "seaplane"),
        "fuel_used": {tables.ships[ship].id: used for ship, used in sea.fuel.items()},
        "searched": [list(pair) for pair in sea.searched],
        "hunted": [list(pair) for pair in sea.hunted],
        "battles": [list(pair) for pair in sea.battles],
        "rounds": dict(sea.rounds),
        "strikes": dict(sea.strikes),
        "sighted": list(sea.sighted),
        "reports": msgspec.to_builtins(sea.reports),
        "sigint": sea.sigint,
        "ruses": sea.ruses,
        "magic": dict(sea.magic),
        "seen_cards": list(sea.seen_cards),
        "dummies": list(sea.dummies),
        "decoys": list(sea.decoys),
        "improved": {tables.leaders[one].id: list(gained) for one, gained in sea.improved.items()},
        "ambush": list(sea.ambush),
        "opened": sea.opened,
        "battered": sea.battered,
        "left": ids(sea.left),
        "spare": ids(sea.spare or ()),
        **({"mustered": True} if sea.mustered else {}),
        "before": msgspec.to_builtins(sea.before),
        "flights": msgspec.to_builtins(sea.flights),
        "mtbs": _written_mtbs(sea.mtbs, label) if sea.mtbs != Mtbs() else {},
        "watchers": [label(hex) for hex in sea.watchers],
        "away": {tables.ships[ship].id: [turn, label(hex)] for ship, (turn, hex) in sea.away.items()},
        "pool": dict(sea.pool),
        "sub_bases": {label(start): label(end) for start, end in sea.sub_bases.items()},
        "codes": msgspec.to_builtins(sea.codes) if sea.codes != Codes() else {},
        "quality": {tables.air[air].id: grade for air, grade in sea.quality.items()},
        "training": {
            tables.air[air].id: [drill.weeks, drill.phases, int(drill.spoiled)]
            for air, drill in sea.drills.items()
        },
        "bases": {
            unit.id: place(sea.based[air])
            for air, unit in enumerate(tables.air)
            if sea.based[air] != plain.based[air]
        },
    }
    return document


def _boat_id(tables: Tables, key: int) -> str:
    return f"decoy-{key}" if key >= 100 else tables.card.subrons[key].id


def _written_force(tables: Tables, force: TaskForce) -> dict[str, Any]:
    waters = tables.waters
    assert waters is not None
    found = msgspec.to_builtins(force)
    found |= {
        "side": SEATS[force.side],
        "hex": waters.label(force.hex),
        "ships": [tables.ships[ship].id for ship in force.ships],
        "admirals": [tables.leaders[one].id for one in force.admirals],
        "flagship": tables.ships[force.flagship].id if force.flagship >= 0 else "",
        "groups": [[tables.ships[ship].id for ship in group] for group in force.groups],
    }
    return dict(found)


def _written_rungs(tables: Tables, rungs: dict[int, int], what: str) -> dict[str, str]:
    """Damage by hex; of what was built in the game also where there is none."""
    assert tables.waters is not None
    printed = {hex for hex, base in tables.bases.items() if getattr(base, what)}
    return {
        tables.waters.label(hex): RUNGS[rung] for hex, rung in rungs.items() if rung or hex not in printed
    }


def _written_card(tables: Tables, card: Card) -> dict[str, Any]:
    waters = tables.waters
    assert waters is not None
    found = msgspec.to_builtins(card)
    found |= {
        "route": [waters.label(hex) for hex in card.route],
        "target": waters.label(card.target) if card.target >= 0 else "",
        "tow": [tables.ships[ship].id for ship in card.tow] if card.tow[0] >= 0 else [],
        "appoint": tables.leaders[card.appoint].id if card.appoint >= 0 else "",
    }
    found |= found.pop("freight", {})
    if card.load:
        found["load"] = [[tables.ground[unit].id, tables.ships[ship].id] for unit, ship in card.load]
    if card.crates:
        found["crates"] = [[tables.air[air].id, tables.ships[ship].id] for air, ship in card.crates]
    return dict(found)


def _written_mtbs(mtbs: Mtbs, label: Callable[[int], str]) -> dict[str, Any]:
    return {
        "squadrons": [[label(one.hex), one.points] for one in mtbs.squadrons],
        "pool": mtbs.pool,
        "tried": [list(pair) for pair in mtbs.tried],
        "fought": list(mtbs.fought),
        "seen": list(mtbs.seen),
    }
