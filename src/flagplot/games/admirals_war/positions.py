"""Readable positions.

    {"game": "admirals-war", "turn": 4, "step": "patrol", "seat": "british", "pacific": "war",
     "vp": {"ATO": 2, "PTO": -8}, "flags": {"north_sea": "allied"}, "control": {"malta": "axis"},
     "units": {"north_sea": {"uk_hood": "raiding", "uk_nelson": {"damage": 2}}, "germany": ["ger_bismarck"]}}

``base`` is ``empty`` (no units but those listed; the default) or ``start`` (the scenario's forces, moved
about by what is listed). Ports have the holders the calendar gives them, areas their starting flags unless
said otherwise; an empty word removes a flag or a controller. ``step`` begins a step of the turn, with
``seat`` the seat it begins at, and what follows from the rest is filled in (``implied``); ``frames`` instead
says exactly where play stands, and nothing is added.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from flagplot.games.admirals_war import implied
from flagplot.games.admirals_war.board import (
    BOXES,
    NATION_SIDE,
    NATIONS,
    NOBODY,
    SEATS,
    SIDES,
    THEATRES,
    Board,
)
from flagplot.games.admirals_war.facts import FACTS, known
from flagplot.games.admirals_war.play import MODES, War
from flagplot.games.admirals_war.soundness import check
from flagplot.games.admirals_war.state import (
    ATTACKED,
    CONVERTED,
    DISABLED,
    EASTERN,
    GAINED,
    GROUNDED,
    HELD,
    LANDED,
    PURSUED,
    RENAMED,
    RETREATED,
    REVERSED,
    SAILED,
    SEEN,
    SET_ASIDE,
    SETTLED,
    STOPPED,
    TIED,
    TURN_MARKS,
    XXI,
    AnyFrame,
    SeaState,
    changed,
)
from flagplot.games.admirals_war.tables import Tables
from flagplot.games.admirals_war.turn import calendar, setup, transfers
from flagplot.games.admirals_war.turn.frames import Turn
from flagplot.games.admirals_war.turn.sequence import NAMES, SEQUENCE
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.meta import check_keys
from flagplot.kernel.reading import mapping, number, row, sequence, word
from flagplot.kernel.spelling import nearest

PACIFIC = ("peace", "attack", "war")
UNCERTAIN_BOXES = tuple(box for box in BOXES if box.startswith("location_uncertain"))
MARKS = {
    "disabled": DISABLED, "sailed": SAILED, "held": HELD, "retreated": RETREATED, "pursued": PURSUED,
    "stopped": STOPPED, "attacked": ATTACKED, "gained": GAINED, "grounded": GROUNDED, "seen": SEEN,
    "landed": LANDED, "set_aside": SET_ASIDE, "xxi": XXI, "converted": CONVERTED, "reversed": REVERSED,
    "settled": SETTLED, "tied": TIED, "eastern": EASTERN, "renamed": RENAMED,
}  # fmt: skip
_KEYS = (
    "base", "turn", "step", "seat", "pacific", "facts", "vp", "flags", "flags_before", "flag_by", "control",
    "holder", "units", "resolved", "merchant", "retreated", "raids", "markers", "attack_turn", "surprise",
    "us_penalty", "us_penalty_next", "uncertain", "uncertain_rolls", "frames", "waiting", "outcome",
)  # fmt: skip
_UNIT_KEYS = ("mode", "damage", "overhaul", "marks", "nation", "origin", "base", "back")


# -- reading --------------------------------------------------------------------------------------------


def read(tables: Tables, document: Mapping[str, Any], header: dict[str, Any]) -> SeaState:
    """The state a document describes."""
    check_keys(document, _KEYS, "position")
    turn = number(document["turn"], "turn", 0, 11) if "turn" in document else None
    base = word(document.get("base", "empty"), "base", ("empty", "start"))
    if base == "start":
        state = setup.new_state(tables, header)
        if turn is not None:
            state.turn = turn
            state.holder = calendar.holders(tables.board, state.scenario, state.options, turn)
            state.control = calendar.controllers(state.holder)
    else:
        state = setup.empty(tables, header, turn)
    reader = _Reader(tables, state)
    for key in _KEYS:
        part = getattr(reader, f"read_{key}", None)
        if part is not None and key in document:
            part(document[key])
    reader.finish(document)
    check(tables.board, state)
    return state


class _Reader:
    """Fills a state from the parts of a document."""

    def __init__(self, tables: Tables, state: SeaState) -> None:
        self.tables, self.board, self.state = tables, tables.board, state
        self.listed: list[int] = []
        self.unmarked: list[int] = []
        self.based: list[int] = []

    def read_pacific(self, value: object) -> None:
        self.state.war = PACIFIC.index(word(value, "pacific", PACIFIC))

    def read_vp(self, value: object) -> None:
        for track, lead in mapping(value, "vp").items():
            self.state.vp[THEATRES.index(word(track, "vp", THEATRES))] = number(lead, "vp", -29, 29)

    def read_flags(self, value: object) -> None:
        for id, side in mapping(value, "flags").items():
            self.state.flag[self.board.area(id)] = _side(side, f"flags of {id}")
        for area, side in enumerate(self.state.flag):
            if side != self.state.flag_start[area]:
                self.state.flag_by[area] = setup.earned(self.board, area, side)
        self.state.flag_start = tuple(self.state.flag)

    def read_flags_before(self, value: object) -> None:
        before = list(self.state.flag_start)
        for id, side in mapping(value, "flags_before").items():
            before[self.board.area(id)] = _side(side, f"flags_before of {id}")
        self.state.flag_start = tuple(before)

    def read_flag_by(self, value: object) -> None:
        for id, nations in mapping(value, "flag_by").items():
            mask = 0
            for nation in sequence(nations, "flag_by"):
                mask |= 1 << NATIONS.index(word(nation, "flag_by", NATIONS))
            self.state.flag_by[self.board.area(id)] = mask

    def read_control(self, value: object) -> None:
        for id, side in mapping(value, "control").items():
            port = self._port(id)
            wanted = _side(side, f"control of {id}")
            self.state.control[port] = wanted
            held = self.state.holder[port]
            if wanted == NOBODY:
                self.state.holder[port] = -1
            elif held < 0 or NATION_SIDE[held] != wanted:
                theatre = self.board.theatre[port]
                captors = (("british", "german"), ("us", "japanese"))[theatre]
                self.state.holder[port] = NATIONS.index(captors[wanted])

    def read_holder(self, value: object) -> None:
        for id, nation in mapping(value, "holder").items():
            found = -1 if nation == "" else NATIONS.index(word(nation, f"holder of {id}", NATIONS))
            self.state.holder[self._port(id)] = found

    def read_units(self, value: object) -> None:
        for id, units in mapping(value, "units").items():
            if id not in self.board.place_of:
                raise BadInputError(f"units: an area, port, base or box expected, found {id!r}")
            merged = id == "norway" and "norway_apart" not in self.state.facts
            place = self.board["germany" if merged else id]  # one port [AW-MAP-27]
            items = (
                units.items() if isinstance(units, Mapping) else [(one, {}) for one in sequence(units, id)]
            )
            for name, marks in items:
                self._unit(name, place, marks)

    def _unit(self, name: object, place: int, given: object) -> None:
        unit = self._find(name)
        if unit in self.listed:
            raise BadInputError(f"units: every unit once expected, found {name!r} twice")
        self.listed.append(unit)
        state = self.state
        setup.lay(state, unit, place)
        given = {"mode": given} if isinstance(given, str) else mapping(given, str(name))
        check_keys(given, _UNIT_KEYS, f"units, {name}")
        state.mode[unit] = MODES.index(word(given.get("mode", MODES[0]), f"mode of {name}", MODES))
        state.damage[unit] = number(given.get("damage", 0), f"damage of {name}", 0, 99)
        overhaul = number(given.get("overhaul", 0), f"overhaul of {name}", 0, 9)
        state.overhaul = changed(state.overhaul, unit, overhaul)
        back = number(given.get("back", -1), f"back of {name}", -1, 99)
        state.back = changed(state.back, unit, back)
        if "nation" in given:
            nation = NATIONS.index(word(given["nation"], f"nation of {name}", NATIONS))
            state.nation = changed(state.nation, unit, nation)
        if "marks" in given:
            marks = [word(mark, f"marks of {name}", MARKS) for mark in sequence(given["marks"], "marks")]
            state.marks[unit] = sum(MARKS[mark] for mark in dict.fromkeys(marks))
        else:
            self.unmarked.append(unit)
        if "base" in given:
            self.based.append(unit)
        if "origin" in given:
            origin = word(given["origin"], f"origin of {name}", self.board.place_of)
            state.origin[unit] = self.board[origin]
        if "base" in given:
            state.base = changed(state.base, unit, self.board.area(given["base"]))

    def _find(self, name: object) -> int:
        if isinstance(name, str) and name in self.board.unit_of:
            return self.board.unit_of[name]
        raise BadInputError(f"the id of a ship or unit expected, found {name!r}")

    def _port(self, id: object) -> int:
        if isinstance(id, str) and id in self.board.place_of and self.board.is_port(self.board[id]):
            return self.board[id]
        raise BadInputError(f"a port or base expected, found {id!r}")

    def read_resolved(self, value: object) -> None:
        for id in sequence(value, "resolved"):
            self.state.resolved[self.board.area(id)] = 1

    def read_merchant(self, value: object) -> None:
        for id, pair in mapping(value, "merchant").items():
            for side, points in enumerate(row(pair, "merchant", 2)):
                self.state.merchant[2 * self.board.area(id) + side] = number(points, "merchant", 0, 99)

    def read_retreated(self, value: object) -> None:
        for id, sides in mapping(value, "retreated").items():
            mask = 0
            for side in sequence(sides, "retreated"):
                mask |= 1 << _side(side, f"retreated in {id}")
            self.state.retreated[self.board.area(id)] = mask

    def read_raids(self, value: object) -> None:
        self.state.raids = tuple(
            sorted((self._port(port), self.board.area(area), number(kind, "raids", 0, 1))
                   for port, area, kind in (row(one, "raids", 3) for one in sequence(value, "raids")))
        )  # fmt: skip

    def read_markers(self, value: object) -> None:
        found = {
            self._find(name): [number(one, f"markers of {name}", 0, 99) for one in row(pair, "markers", 2)]
            for name, pair in mapping(value, "markers").items()
        }
        self.state.markers = {unit: (found[unit][0], found[unit][1]) for unit in sorted(found)}

    def read_attack_turn(self, value: object) -> None:
        self.state.attack_turn = number(value, "attack_turn", -1, 11)

    def read_surprise(self, value: object) -> None:
        if not isinstance(value, bool):
            raise BadInputError(f"surprise: true or false expected, found {value!r}")
        self.state.surprise = value

    def read_us_penalty(self, value: object) -> None:
        self.state.us_penalty = number(value, "us_penalty", 0, 99)

    def read_us_penalty_next(self, value: object) -> None:
        self.state.us_penalty_next = number(value, "us_penalty_next", 0, 99)

    def read_facts(self, value: object) -> None:
        facts = mapping(value, "facts")
        for name in facts:
            if not known(name):
                near = nearest(name, FACTS)
                hint = f"; did you mean {near!r}?" if near else ""
                raise BadInputError(f"facts: no fact {name!r}{hint}")
        self.state.facts = {key: number(facts[key], key, -999, 999_999) for key in sorted(facts)}

    def read_uncertain(self, value: object) -> None:
        self.state.uncertain = tuple(self.board.area(id) for id in row(value, "uncertain", 6))

    def read_uncertain_rolls(self, value: object) -> None:
        rolls = {
            self.board[word(id, "uncertain_rolls", UNCERTAIN_BOXES)]: tuple(
                number(face, f"uncertain_rolls of {id}", 1, 6) for face in sequence(faces, "uncertain_rolls")
            )
            for id, faces in mapping(value, "uncertain_rolls").items()
        }
        self.state.uncertain_rolls = {box: rolls[box] for box in sorted(rolls)}

    def finish(self, document: Mapping[str, Any]) -> None:
        """Where play stands."""
        if "frames" in document:
            for key in ("step", "seat"):
                if key in document:
                    raise BadInputError(f"position: {key!r} may not stand beside 'frames'")
            self.state.frames = _frames(document["frames"])
        elif "step" in document or document.get("base", "empty") == "empty":
            step = word(document.get("step", NAMES[0]), "step", NAMES)
            frame = SEQUENCE[step]()
            if "seat" in document:
                seat = SEATS.index(word(document["seat"], "seat", SEATS))
                if "seat" not in frame.__struct_fields__:
                    raise BadInputError(
                        f"position: the step {step!r} begins for all seats at once, found 'seat'"
                    )
                # repair counts a seat's points when it comes to it, so it begins one seat before
                frame.seat = seat - (step == "repair")  # type: ignore[union-attr]
            self.state.frames = [Turn(NAMES.index(step) + 1), frame]
            first = getattr(frame, "seat", 0)
            war = War(self.tables, self.state)
            implied.complete(war, step, first, document, self.unmarked, self.based)
            if step == "reinforcement":
                transfers.begin(war)  # as the turn does [AW-O21-06]
        if "outcome" in document:
            raise BadInputError("position: a game that is over cannot be set up; give its 'state'")


def _frames(value: object) -> list[AnyFrame]:
    try:
        frames: list[AnyFrame] = msgspec.convert(value, list[AnyFrame], str_keys=True)
    except msgspec.ValidationError as error:
        raise BadInputError(f"frames: {error}") from None
    if not frames or not isinstance(frames[0], Turn):
        raise BadInputError("frames: a turn expected as the first frame")
    return frames


def _side(value: object, what: str) -> int:
    return NOBODY if value == "" else SIDES.index(word(value, what, SIDES))


# -- writing --------------------------------------------------------------------------------------------


def write(tables: Tables, state: SeaState) -> dict[str, Any]:
    """The document of a state; ``read`` gives the same state back."""
    board = tables.board
    header = {
        "schema": state.schema,
        "game": state.game,
        "scenario": state.scenario,
        "options": state.options,
    }
    plain = setup.empty(tables, header, state.turn)
    areas, ids = board.place_ids, board.unit_ids
    document: dict[str, Any] = {
        "turn": state.turn,
        "pacific": PACIFIC[state.war],
        "vp": dict(zip(THEATRES, state.vp, strict=True)),
        "flags": {areas[a]: _shown(s) for a, s in enumerate(state.flag) if s != plain.flag[a]},
        "flags_before": {areas[a]: _shown(s) for a, s in enumerate(state.flag_start) if s != state.flag[a]},
        "flag_by": {areas[a]: _nations(mask) for a, mask in enumerate(state.flag_by) if mask},
        "control": {
            areas[p]: _shown(state.control[p])
            for p in board.port_range
            if state.control[p] != plain.control[p]
        },
        "holder": {
            areas[p]: _nation(state.holder[p]) for p in board.port_range if state.holder[p] != plain.holder[p]
        },
        "units": {
            areas[place]: {ids[unit]: _unit_doc(board, state, unit) for unit in units}
            for place, units in enumerate(state.at)
            if units and place != board.removed
        },
        "resolved": [areas[a] for a, done in enumerate(state.resolved) if done],
        "merchant": {
            areas[a]: [state.merchant[2 * a], state.merchant[2 * a + 1]]
            for a in board.area_range
            if state.merchant[2 * a] or state.merchant[2 * a + 1]
        },
        "retreated": {areas[a]: _sides(mask) for a, mask in enumerate(state.retreated) if mask},
        "raids": [[areas[port], areas[area], kind] for port, area, kind in state.raids],
        "markers": {ids[unit]: list(pair) for unit, pair in state.markers.items()},
        "attack_turn": state.attack_turn,
        "surprise": state.surprise,
        "us_penalty": state.us_penalty,
        "us_penalty_next": state.us_penalty_next,
        "facts": dict(state.facts),
        "uncertain": [areas[area] for area in state.uncertain],
        "uncertain_rolls": {areas[box]: list(faces) for box, faces in state.uncertain_rolls.items()},
    }
    gone = {ids[unit]: doc for unit in state.at[board.removed] if (doc := _unit_doc(board, state, unit))}
    if gone:
        document["units"]["removed"] = gone
    defaults = {"pacific": PACIFIC[plain.war], "attack_turn": -1, "facts": dict(plain.facts)}
    kept = {key: value for key, value in document.items() if value and value != defaults.get(key)}
    if plain.facts and not state.facts:
        kept["facts"] = {}
    return {**kept, "turn": state.turn, "frames": msgspec.to_builtins(state.frames, str_keys=True)}


def _unit_doc(board: Board, state: SeaState, unit: int) -> dict[str, Any]:
    piece = board.pieces[unit]
    doc: dict[str, Any] = {}
    if state.mode[unit]:
        doc["mode"] = MODES[state.mode[unit]]
    for key, value in (("damage", state.damage[unit]), ("overhaul", state.overhaul[unit])):
        if value:
            doc[key] = value
    if state.marks[unit] != (XXI if piece.xxi else 0):
        doc["marks"] = [name for name, bit in MARKS.items() if state.marks[unit] & bit]
    if state.nation[unit] != piece.nation:
        doc["nation"] = NATIONS[state.nation[unit]]
    for key, value in (("origin", state.origin[unit]), ("base", state.base[unit])):
        if value >= 0:
            doc[key] = board.place_ids[value]
    if state.back[unit] >= 0:
        doc["back"] = state.back[unit]
    return doc


def unmarked(board: Board, state: SeaState) -> dict[str, dict[str, Any]]:
    """Place, unit and what is special about it, without the marks of this turn and where it sailed from."""
    lasting = [name for name, bit in MARKS.items() if not bit & TURN_MARKS]
    found: dict[str, dict[str, Any]] = {}
    for place, units in enumerate(state.at):
        for unit in units if place != board.removed else ():
            doc = _unit_doc(board, state, unit)
            doc.pop("origin", None)
            marks = [name for name in doc.pop("marks", ()) if name in lasting]
            found.setdefault(board.place_ids[place], {})[board.unit_ids[unit]] = {
                **doc, **({"marks": marks} if marks else {}),
            }  # fmt: skip
    return found


def _shown(side: int) -> str:
    return "" if side == NOBODY else SIDES[side]


def _nation(nation: int) -> str:
    return NATIONS[nation] if nation >= 0 else ""


def _nations(mask: int) -> list[str]:
    return [name for number, name in enumerate(NATIONS) if mask >> number & 1]


def _sides(mask: int) -> list[str]:
    return [name for number, name in enumerate(SIDES) if mask >> number & 1]
