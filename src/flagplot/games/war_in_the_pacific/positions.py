"""Readable positions.

    {"game": "war-in-the-pacific", "scenario": "tarawa", "phase": "assault", "turn": 0,
     "units": {"b0604": ["jn-sbf-3sp"], "us-apa-1": ["mc-rgt-2"], "b0304": ["mc-rgt-8:2/broken"]},
     "forts": {"b0604": [2, 2]}, "plan": [["mc-rgt-2", 4, "b0604", "assault"]], "shelled": {"b0604": 26}}

Only what is listed is on the island; ships, aircraft and batteries are as in the scenario unless ``ships``,
``air``, ``batteries`` and ``airfields`` say otherwise. A unit is named by its id, with ``:steps`` if it has
lost some, and with marks after slashes. It is activated and seen unless marked ``inactive`` and ``hidden``.
``phase`` begins a part of the game-turn; ``frames`` instead says exactly where play stands.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import UNSET

from flagplot.games.war_in_the_pacific import marks
from flagplot.games.war_in_the_pacific.deployment.deploy import lay_installations
from flagplot.games.war_in_the_pacific.ground import consistency
from flagplot.games.war_in_the_pacific.ground import positions as theatre
from flagplot.games.war_in_the_pacific.ground import setup as theatre_setup
from flagplot.games.war_in_the_pacific.ground.frames import GroundPhase, GroundStage
from flagplot.games.war_in_the_pacific.ground.theatre import Theatre
from flagplot.games.war_in_the_pacific.landing.frames import Entry
from flagplot.games.war_in_the_pacific.landing.plan import HOW
from flagplot.games.war_in_the_pacific.leaders import whereabouts
from flagplot.games.war_in_the_pacific.places import OUT, aboard
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.repair import soundness as repair
from flagplot.games.war_in_the_pacific.repair.frames import Yards
from flagplot.games.war_in_the_pacific.sea import cargo
from flagplot.games.war_in_the_pacific.sea import positions as sea
from flagplot.games.war_in_the_pacific.sea.frames import Week, WeekStage
from flagplot.games.war_in_the_pacific.sea.setup import garrison
from flagplot.games.war_in_the_pacific.sea.state import Sea
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, OWNERS, SEATS, enemy
from flagplot.games.war_in_the_pacific.soundness import check
from flagplot.games.war_in_the_pacific.state import GONE, POST, TRACK, AnyFrame, Fort, PacificState
from flagplot.games.war_in_the_pacific.surface import meeting
from flagplot.games.war_in_the_pacific.tables import Tables
from flagplot.games.war_in_the_pacific.turn import setup
from flagplot.games.war_in_the_pacific.turn.cycle import closes
from flagplot.games.war_in_the_pacific.turn.frames import Cycle, GameTurn, TurnStage
from flagplot.games.war_in_the_pacific.units import RUNGS, SUNK
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.meta import check_keys
from flagplot.kernel.reading import mapping, number, row, sequence, word

PHASES = {stage.name.lower(): stage for stage in TurnStage}
WEEK = {stage.name.lower(): stage for stage in WeekStage}  # on the main map
_GROUND = {f"ground_{stage.name.lower()}": stage for stage in GroundStage}  # and of its Ground Phase
_BETWEEN = ("yards", "cycle")  # the end of a Naval Phase, a mini strategic turn
_LAST = ("landing", "end")  # parts of a game-turn after its third pair of phases, besides the Ground Phase
_KEYS = (
    "turn", "cp", "units", "spent", "came", "control", "forts", "batteries", "airfields", "ships", "air",
    "leaders", "shelled", "losses", "failed", "promoted", "unloaded", "plan", "phase", "frames", "apart",
    "waiting", "battle", "special",
)  # fmt: skip
MARKS = ("inactive", "hidden", *(name for name in marks.NAMES if name not in ("active", "known")))
_WHERE = {"post": POST, "gone": GONE, "track": TRACK}
_MOST = 999
_ALWAYS = ("cp", "batteries", "airfields")  # written even where there is nothing in them


def read(tables: Tables, document: Mapping[str, Any], header: dict[str, Any]) -> PacificState:
    """The state a document describes."""
    at_sea = tables.card.sea is not None
    more = (*sea.KEYS, *(("war",) if tables.land is not None else ())) if at_sea else ()
    check_keys(document, (*_KEYS, *more), "position")
    state = setup.empty(tables, header)
    reader = _Reader(tables, state)
    if at_sea:
        document = _dated(tables, document)
        if "units" not in document:
            garrison(tables, state)
            if tables.land is not None:
                theatre_setup.garrison(tables, state)
        if "forts" in document:
            state.forts = {}
        sea.read(tables, state, document)
    else:
        lay_installations(reader.play)
    for key in _KEYS:
        part = getattr(reader, f"read_{key}", None)
        if part is not None and key in document:
            part(document[key])
    if tables.land is not None or ("control" not in document and not at_sea):
        reader.settle(mapping(document.get("control", {}), "control"))
    if tables.land is not None and "war" in document:
        theatre.read(tables, state, mapping(document["war"], "war"))
        repair.complete(tables, state)
    if tables.land is not None:
        cargo.ground_crates(reader.play)
    if "leaders" not in document:
        reader.place_leaders()
    if tables.land is not None and "frames" not in document:
        reader.begin_ground_phase(document)
    if "frames" in document:
        if "phase" in document:
            raise BadInputError("position: 'phase' may not stand beside 'frames'")
        state.frames = _frames(document["frames"])
    elif at_sea and ("battle" in document or "special" in document):
        state.frames = [Week(WeekStage.SEARCH), *meeting.read(tables, state, document)]
    elif at_sea:
        phase = word(document.get("phase", "naval"), "phase", (*WEEK, *_GROUND, *_BETWEEN))
        if phase in _GROUND and tables.land is not None:
            opens = True if _GROUND[phase] is GroundStage.ENGINEERING else UNSET
            state.frames = [Week(WeekStage.END), GroundPhase(_GROUND[phase], opens=opens)]
        elif phase in _BETWEEN and tables.land is not None:
            state.frames = _between(tables, state, phase)
        else:
            state.frames = [Week(WEEK[word(phase, "phase", WEEK)])]
    else:
        phase = word(document.get("phase", "naval"), "phase", PHASES)
        state.frames = [GameTurn(PHASES[phase])]
    check(tables, state)
    return state


def _dated(tables: Tables, document: Mapping[str, Any]) -> Mapping[str, Any]:
    """A document with the pair of phases in which it begins: the last of its game-turn for a Ground Phase."""
    if "frames" in document or ("turn" not in document and "pair" in document):
        return document
    turn = number(document.get("turn", 0), "turn", 0, tables.card.turns - 1)
    last = str(document.get("phase", "")) in (*_GROUND, *_LAST)
    pair = document.get("pair", 3 * turn + (2 if last else 0))
    if isinstance(pair, int) and pair // 3 != turn:
        raise BadInputError(f"position: pair {pair} is in game-turn {pair // 3}, not in game-turn {turn}")
    return {**document, "pair": pair}


def _check_cycle(tables: Tables, turn: int) -> None:
    """A strategic turn stands between two cycles. [see SC-G-03]"""
    fit = [after for after in range(1, tables.card.turns) if closes(tables.card, after - 1)]
    if turn not in fit:
        dates = " or ".join(f"{one} ({tables.card.date(one)})" for one in fit)
        raise BadInputError(f"position: a cycle ends before game-turn {dates}, not before {turn}")


def _between(tables: Tables, state: PacificState, phase: str) -> list[AnyFrame]:
    """Ships go into the yard at the end of a Naval Phase; or the strategic turn before a game-turn."""
    if phase == "cycle":
        _check_cycle(tables, state.turn)
        return [Week(WeekStage.START), Cycle()]
    first = state.sea.first if isinstance(state.sea, Sea) else JAPAN
    return [Week(WeekStage.SEARCH), Yards(enemy(first)), Yards(first)]


class _Reader:
    """Fills a state from the parts of a document."""

    def __init__(self, tables: Tables, state: PacificState) -> None:
        self.tables, self.state = tables, state
        self.play = Campaign(tables, state)

    def _hex(self, label: object, what: str) -> int:
        if self.tables.waters is not None:
            grid = self.tables.waters.grid
            if isinstance(label, str) and label in grid.number and grid[label] in self.tables.waters.inside:
                return grid[label]
            raise BadInputError(f"{what}: a hex of the map in play expected, found {label!r}")
        return self.tables.island.place(word(label, what, self.tables.island.grid.labels))

    def _unit(self, id: object, what: str) -> int:
        return self.tables.number[word(id, what, self.tables.number)]

    def read_turn(self, value: object) -> None:
        self.state.turn = number(value, "turn", 0, self.tables.card.turns - 1)

    def read_cp(self, value: object) -> None:
        self.state.cp = number(value, "cp", 0, _MOST)

    def read_units(self, value: object) -> None:
        for label, names in mapping(value, "units").items():
            ships = self.tables.ship_number
            where = aboard(ships[label]) if label in ships else self._hex(label, "units")
            for name in sequence(names, f"units of {label}"):
                self._place(str(name), where)

    def _place(self, name: str, where: int) -> None:
        head, *given = name.split("/")
        id, _, count = head.partition(":")
        unit, state = self._unit(id, "units"), self.state
        if state.place[unit] != OUT:
            raise BadInputError(f"units: every unit once expected, found {id!r} twice")
        printed = self.tables.ground[unit].steps
        if count and not count.isdecimal():
            raise BadInputError(f"units: a unit such as 'mc-rgt-2:3' expected, found {name!r}")
        state.steps[unit] = number(int(count) if count else printed, f"steps of {id}", 1, printed)
        state.place[unit] = where
        bits = marks.ACTIVE | marks.KNOWN | (marks.ASHORE if self.play.on_land(where) else 0)
        for mark in given:
            word(mark, f"mark of {id}", MARKS)
            if mark == "inactive":
                bits &= ~marks.ACTIVE
            elif mark == "hidden":
                bits &= ~marks.KNOWN
            else:
                bits |= marks.NAMES[mark]
        state.marks[unit] = bits

    def read_spent(self, value: object) -> None:
        for id, half in mapping(value, "spent").items():
            self.state.spent[self._unit(id, "spent")] = number(half, f"spent by {id}", 0, _MOST)

    def read_came(self, value: object) -> None:
        for id, label in mapping(value, "came").items():
            ships = self.tables.ship_number
            where = aboard(ships[label]) if label in ships else self._hex(label, "came")
            self.state.came[self._unit(id, "came")] = where

    def read_control(self, value: object) -> None:
        for label, side in mapping(value, "control").items():
            self.state.control[self._hex(label, "control")] = OWNERS.index(word(side, "control", OWNERS))

    def read_forts(self, value: object) -> None:
        for label, entry in mapping(value, "forts").items():
            hex = self._hex(label, "forts")
            self.play.set_fort(hex, self._fort(hex, label, entry))

    def _fort(self, hex: int, label: str, entry: object) -> Fort:
        units = [one for one in (JAPAN, ALLIED) if self.play.at(hex, one)]
        held = self.state.control.get(hex, JAPAN) if self.tables.land is not None else JAPAN
        side = units[0] if len(units) == 1 else min(held, ALLIED)
        if not isinstance(entry, Mapping):
            found = sequence(entry, f"fort in {label}")
            entry = dict(zip(("strength", "size", "damage"), found, strict=False))
        check_keys(entry, ("strength", "size", "damage", "side", "hidden"), f"fort in {label}")
        strength = number(entry.get("strength"), f"strength of the fort in {label}", 1, 14)
        return (
            SEATS.index(word(entry.get("side", SEATS[side]), f"side of the fort in {label}", SEATS)),
            strength,
            number(entry.get("size", 1), f"size of the fort in {label}", 0, 99),
            number(entry.get("damage", 0), f"damage of the fort in {label}", 0, strength),
            0 if entry.get("hidden", False) else 1,
        )

    def read_batteries(self, value: object) -> None:
        found = {}
        for label, entry in mapping(value, "batteries").items():
            what = f"battery in {label}"
            values = [*sequence(entry, what), 0, 0, 0][:4]
            strength = number(values[0], what, 1, 12)
            damage = number(values[1], what, 0, strength)
            flags = [number(one + 0 if isinstance(one, bool) else one, what, 0, 1) for one in values[2:]]
            found[self._hex(label, "batteries")] = (strength, damage, flags[0], flags[1])
        self.state.batteries = dict(sorted(found.items()))

    def read_airfields(self, value: object) -> None:
        kept = self.state.airfields if self.tables.waters is not None else {}
        named = {
            self._hex(label, "airfields"): RUNGS.index(word(rung, "airfields", RUNGS))
            for label, rung in mapping(value, "airfields").items()
        }
        for hex in named if self.tables.waters is not None and self.tables.land is None else ():
            if hex not in self.tables.bases or not self.tables.bases[hex].airfield:
                label = self.tables.waters.label(hex) if self.tables.waters is not None else ""
                raise BadInputError(f"airfields: a hex with an airfield expected, found {label!r}")
        self.state.airfields = dict(sorted({**kept, **named}.items())) if kept else named

    def read_ships(self, value: object) -> None:
        for id, entry in mapping(value, "ships").items():
            ship = self.tables.ship_number[word(id, "ships", self.tables.ship_number)]
            check_keys(mapping(entry, f"ship {id}"), ("damage", "shots", "hurt"), f"ship {id}")
            for key, column, most in (
                ("damage", self.state.damage, SUNK), ("shots", self.state.shots, 9),
                ("hurt", self.state.hurt, 7),
            ):  # fmt: skip
                if key in entry:
                    column[ship] = number(entry[key], f"{key} of {id}", 0, most)

    def read_air(self, value: object) -> None:
        for id, entry in mapping(value, "air").items():
            air = self.tables.air_number[word(id, "air", self.tables.air_number)]
            check_keys(mapping(entry, f"air {id}"), ("points", "flown"), f"air {id}")
            most = self.tables.air[air].aps
            if self.tables.card.sea is not None and "points" not in entry:
                entry = {**entry, "points": self.state.points[air]}
            points = number(entry.get("points", most), f"points of {id}", 0, most)
            self.state.points[air] = points
            self.state.flown[air] = number(entry.get("flown", 0), f"flown of {id}", 0, points)

    def read_leaders(self, value: object) -> None:
        self.place_leaders()
        for id, where in mapping(value, "leaders").items():
            leader = self.tables.leader_number[word(id, "leaders", self.tables.leader_number)]
            if self._attends(leader, str(where)):
                continue
            self.state.leader[leader] = (
                _WHERE[where] if where in _WHERE else self._unit(where, f"leader {id}")
            )

    def _attends(self, leader: int, where: str) -> bool:
        """A general without troops waits at a headquarters of his side. [see WPA-GEN-42]"""
        numbers = {hq.id: at for at, hq in enumerate(self.tables.hqs)} if self.tables.land else {}
        if where not in numbers:
            return False
        printed = self.tables.leaders[leader]
        mine = self.tables.hqs[numbers[where]].side == printed.side
        if printed.admiral or printed.role not in whereabouts.AT_HAND or not mine:
            raise BadInputError(f"leaders: {printed.id} cannot wait at {where}")
        whereabouts.report(self.play, leader, numbers[where])
        return True

    def read_shelled(self, value: object) -> None:
        """The strongest bombardment of each hex, or that of either side, Japan's first."""
        fired: dict[int, tuple[int, int]] = {}
        for label, found in mapping(value, "shelled").items():
            hex = self._hex(label, "shelled")
            if isinstance(found, list):
                japan, allied = (number(one, "shelled", 0, _MOST) for one in row(found, "shelled", 2))
                fired[hex] = (japan, allied)
            most = max(fired[hex]) if hex in fired else number(found, "shelled", 0, _MOST)
            self.state.shelled = {**self.state.shelled, hex: most}
        if fired:
            self.state.shellers = fired

    def read_losses(self, value: object) -> None:
        self.state.losses = {
            word(key, "losses", self._divisions()): number(count, f"losses of {key}", 0, _MOST)
            for key, count in mapping(value, "losses").items()
        }

    def _divisions(self) -> list[str]:
        """Divisions, and units that are of none, by which losses are counted."""
        return list(dict.fromkeys(unit.division or unit.id for unit in self.tables.ground))

    def read_failed(self, value: object) -> None:
        self.state.failed = {
            word(key, "failed", self._divisions()): number(count, f"failed of {key}", 1, 99)
            for key, count in mapping(value, "failed").items()
        }

    def read_promoted(self, value: object) -> None:
        found = {}
        for id, ratings in mapping(value, "promoted").items():
            leader = self.tables.leader_number[word(id, "promoted", self.tables.leader_number)]
            hq, tq, retreat, shift = (number(one, "promoted", 0, 9) for one in row(ratings, "promoted", 4))
            found[leader] = (hq, tq, retreat, shift)
        self.state.promoted = dict(sorted(found.items()))

    def read_unloaded(self, value: object) -> None:
        self.state.unloaded = tuple(sorted(self._unit(id, "unloaded") for id in sequence(value, "unloaded")))

    def read_plan(self, value: object) -> None:
        entries = []
        for line in sequence(value, "plan"):
            id, steps, label, how = row(line, "plan", 4)
            entry: Entry = (
                self._unit(id, "plan"),
                number(steps, "plan", 1, 99),
                self._hex(label, "plan"),
                HOW.index(word(how, "plan", HOW)),
            )
            entries.append(entry)
        self.state.plan = tuple(entries)

    def read_apart(self, value: object) -> None:
        self.state.apart = {
            word(seat, "apart", SEATS): number(count, "apart", 1, 2**31 - 1)
            for seat, count in mapping(value, "apart").items()
        }

    def settle(self, named: Mapping[str, Any]) -> None:
        """Hexes with Allied units alone are Allied, all others Japanese, or as in the scenario; but not those
        that are named.
        """
        said = {self._hex(label, "control") for label in named}
        for hex in self.tables.field.places:
            if hex in said:
                continue
            if self.play.at(hex, ALLIED) and not self.play.at(hex, JAPAN):
                self.state.control[hex] = ALLIED
            elif self.play.at(hex, JAPAN) and not self.play.at(hex, ALLIED):
                self.state.control[hex] = JAPAN

    def place_leaders(self) -> None:
        """Generals are with their units; if those are not there, they are out of it."""
        for leader, printed in enumerate(self.tables.leaders):
            unit = self.tables.number.get(printed.post)
            if unit is not None and not self.state.steps[unit]:
                self.state.leader[leader] = TRACK if self.tables.card.leaders[leader].due else GONE

    def begin_ground_phase(self, document: Mapping[str, Any]) -> None:
        """What a Ground Phase has found when it began, where the document does not say: where units stood.

        At most one general is on site in a hex. [see WPA-GEN-16]
        """
        war, play = self.play.war, self.play
        consistency.check(play)
        for leader in tuple(war.attending or ()):
            whereabouts.take_on(play, whereabouts.hex_of(play, leader))
        later = str(document.get("phase", "")).startswith("ground_") and document["phase"] != "ground_status"
        if later and "stood" not in mapping(document.get("war", {}), "war"):
            units = sorted((*play.ashore(JAPAN), *play.ashore(ALLIED)))
            war.stood = {unit: self.state.place[unit] for unit in units}
        for hex in play.land.places:
            for side in (JAPAN, ALLIED) if "leaders" in document else ():
                if len(whereabouts.stationed(play, hex, side)) > 1:
                    raise BadInputError(
                        f"leaders: one general on site in {play.label(hex)} expected, found two"
                    )


def _written_fire(play: Campaign) -> dict[str, Any]:
    """Who bombarded is told where it is known. [see BR-23-24]"""
    by_side = play.state.shellers or {}
    return {
        play.label(hex): list(by_side[hex]) if hex in by_side else strength
        for hex, strength in play.state.shelled.items()
    }


def _frames(value: object) -> list[AnyFrame]:
    try:
        frames: list[AnyFrame] = msgspec.convert(value, list[AnyFrame], str_keys=True)
    except msgspec.ValidationError as error:
        raise BadInputError(f"frames: {error}") from None
    if not frames or not isinstance(frames[0], GameTurn | Week):
        raise BadInputError("frames: a game-turn expected as the first frame")
    return frames


# -- writing --------------------------------------------------------------------------------------------


def write(tables: Tables, state: PacificState) -> dict[str, Any]:
    """The document of a state; ``read`` gives the same state back."""
    play = Campaign(tables, state)
    plain = setup.empty(tables, {"schema": 1, "game": "", "scenario": state.scenario, "options": {}})
    label = play.label
    units: dict[str, list[str]] = {}
    for unit, place in enumerate(state.place):
        if place != OUT:
            units.setdefault(label(place), []).append(_name(play, unit))
    document: dict[str, Any] = {
        "turn": state.turn,
        "cp": state.cp,
        "units": units,
        "spent": {play.id(unit): spent for unit, spent in enumerate(state.spent) if spent},
        "came": {play.id(unit): label(place) for unit, place in enumerate(state.came) if place != OUT},
        "control": {label(hex): OWNERS[side] for hex, side in state.control.items()},
        "forts": {label(hex): _written_fort(fort) for hex, fort in state.forts.items()},
        "batteries": {label(hex): list(battery) for hex, battery in state.batteries.items()},
        "airfields": {label(hex): RUNGS[rung] for hex, rung in state.airfields.items()},
        "ships": _written_ships(tables, state, plain),
        "air": {
            air.id: {"points": state.points[at], "flown": state.flown[at]}
            for at, air in enumerate(tables.air)
            if (state.points[at], state.flown[at]) != (plain.points[at], 0)
        },
        "leaders": {leader.id: _written_leader(play, at) for at, leader in enumerate(tables.leaders)},
        "shelled": _written_fire(play),
        "losses": dict(state.losses),
        "failed": dict(state.failed),
        "promoted": {tables.leaders[at].id: list(ratings) for at, ratings in state.promoted.items()},
        "unloaded": list(play.ids(state.unloaded)),
        "plan": [[play.id(unit), steps, label(hex), HOW[how]] for unit, steps, hex, how in state.plan],
    }
    if tables.card.sea is not None:
        document |= sea.write(tables, state)
    if isinstance(state.war, Theatre):
        document["war"] = theatre.write(tables, state.war)
    always = _ALWAYS if tables.card.sea is None else (*_ALWAYS, *sea.always(tables))
    kept = {key: value for key, value in document.items() if value or key in always}
    if state.apart:
        kept["apart"] = dict(state.apart)
    return {**kept, "frames": msgspec.to_builtins(state.frames, str_keys=True)}


def _name(play: Campaign, unit: int) -> str:
    state = play.state
    text = play.id(unit)
    if state.steps[unit] != play.unit(unit).steps:
        text += f":{state.steps[unit]}"
    bits = state.marks[unit]
    text += "" if bits & marks.ACTIVE else "/inactive"
    text += "" if bits & marks.KNOWN else "/hidden"
    assumed = marks.ASHORE if play.on_land(state.place[unit]) else 0
    return text + "".join(
        f"/{name}"
        for name, bit in marks.NAMES.items()
        if name not in ("active", "known") and bits & bit and not assumed & bit
    )


def _written_fort(fort: Fort) -> dict[str, Any]:
    side, strength, size, damage, known = fort
    found: dict[str, Any] = {"side": SEATS[side], "strength": strength, "size": size, "damage": damage}
    return found if known else {**found, "hidden": True}


def _written_ships(tables: Tables, state: PacificState, plain: PacificState) -> dict[str, dict[str, int]]:
    found = {}
    for at, ship in enumerate(tables.ships):
        now = {"damage": state.damage[at], "shots": state.shots[at], "hurt": state.hurt[at]}
        if now != {"damage": plain.damage[at], "shots": 0, "hurt": 0}:
            found[ship.id] = now
    return found


def _written_leader(play: Campaign, leader: int) -> str:
    where, hq = play.state.leader[leader], whereabouts.staff_of(play, leader)
    if hq != whereabouts.NOWHERE:
        return play.tables.hqs[hq].id
    return play.id(where) if where >= 0 else next(word for word, at in _WHERE.items() if at == where)
