"""Readable positions.

    {"game": "dai-senso", "scenario": "august-storm", "phase": "regular_combat", "phasing": "soviet",
     "units": {"w5524": ["RU-CAVM-01", "RU-INFA-01/back"], "w5525": ["KW-INFA-02", "KW-INF1/detachment"]},
     "boxes": {"axis_pool": ["JP-AF-01"], "delay": ["RU-HQ-01"]}}

``base`` is ``empty`` (no counters but those listed; the default) or ``start`` (the scenario's forces, moved
about by what is listed). A counter is named by its id, or by its type, which takes the next one of that type
nobody has named; ``/back`` turns it over, ``/detachment`` uses it as a Detachment. A Beachhead marker lies in
an All-Sea hex, ``/1`` or ``/2`` up, and ``facing`` says which Land hex it points at: ``{"w4119": "w4219"}``.
Countries stand as in the
scenario unless ``countries`` and ``ceded`` say otherwise. ``phase`` begins a segment of the Faction Turn of
``phasing``, ``placement`` the Support Segment after Return to Base; ``frames`` instead says exactly where
play stands.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from flagplot.games.dai_senso import plausible
from flagplot.games.dai_senso.cards import WAR_STATES, card_id
from flagplot.games.dai_senso.counters import BACK, DETACHMENT, FRONT
from flagplot.games.dai_senso.factions import FACTIONS, NOBODY
from flagplot.games.dai_senso.markers import BEACHHEAD
from flagplot.games.dai_senso.places import BOXES, HEXES, IDS, OUT, PLACES, place
from flagplot.games.dai_senso.politics import opening
from flagplot.games.dai_senso.soundness import check
from flagplot.games.dai_senso.state import (
    NEUTRAL,
    NOT_CREATED,
    POSTURE_BOXES,
    POSTURES,
    STATUSES,
    AnyFrame,
    AsiaState,
)
from flagplot.games.dai_senso.support.frames import Support, SupportStage
from flagplot.games.dai_senso.tables import Tables
from flagplot.games.dai_senso.turn import setup
from flagplot.games.dai_senso.turn.calendar import TURNS
from flagplot.games.dai_senso.turn.frames import FactionTurn, GameTurn
from flagplot.games.dai_senso.turn.plans import PLANS
from flagplot.games.dai_senso.turn.sequence import SEQUENCE, segments
from flagplot.kernel.errors import BadInputError, FormatError
from flagplot.kernel.meta import check_keys
from flagplot.kernel.reading import mapping, number, sequence, word
from flagplot.kernel.spelling import nearest

PLACEMENT = "placement"  # the Support Segment once everybody has returned to base
_KEYS = (
    "base", "year", "turn", "phasing", "countries", "ceded", "promised", "war_state", "posture", "cards",
    "affairs",
    "units", "boxes", "facing", "phase", "frames", "waiting", "outcome",
)  # fmt: skip


# what else sides are called: a Beachhead shows its number [see DSA-CMP-26]
_SIDES = {(BEACHHEAD, "2"): "front", (BEACHHEAD, "1"): "back"}

# -- reading --------------------------------------------------------------------------------------------


def read(tables: Tables, document: Mapping[str, Any], header: dict[str, Any]) -> AsiaState:
    """The state a document describes."""
    check_keys(document, _KEYS, "position")
    base = word(document.get("base", "empty"), "base", ("empty", "start"))
    state = setup.new_state(tables, header) if base == "start" else setup.empty(tables, header)
    if base == "empty":
        setup.lay_markers(tables, state)
    reader = _Reader(tables, state)
    for key in _KEYS:
        part = getattr(reader, f"read_{key}", None)
        if part is not None and key in document:
            part(document[key])
    reader.finish()
    if "outcome" in document:
        raise BadInputError("position: a game that is over cannot be set up; give its 'state'")
    if "frames" in document:
        if "phase" in document:
            raise BadInputError("position: 'phase' may not stand beside 'frames'")
        state.frames = _frames(document["frames"])
    else:
        names = segments(state.scenario)
        phase = word(document.get("phase", names[0]), "phase", (*names, PLACEMENT))
        segment, frame = ("support", _placing()) if phase == PLACEMENT else (phase, SEQUENCE[phase]())
        begun = PLANS[state.scenario].factions
        number = begun.index(state.phasing) + 1 if state.phasing in begun else len(begun)
        turns = GameTurn(number, _turns_over(tables, state))
        state.frames = [turns, FactionTurn(names.index(segment) + 1, stacked=False), frame]
    plausible.check_counters(tables, state)
    plausible.deal(state, document)
    try:
        check(tables, state)
    except FormatError as error:
        raise FormatError(str(error).replace("saved state:", "position:")) from None
    return state


def _placing() -> AnyFrame:
    """The Support Segment after Return to Base, so that what was placed before stays where it lies."""
    return Support(stage=SupportStage.PLACEMENT)


def _turns_over(tables: Tables, state: AsiaState) -> int:
    """The Game Turns of the scenario before that of a position; none if it lies outside the scenario."""
    start = tables.scenarios[state.scenario].start
    over = (state.year - start.year) * len(TURNS) + state.turn - TURNS.index(start.turn)
    return over if 0 <= over < PLANS[state.scenario].turns else 0


class _Reader:
    """Fills a state from the parts of a document."""

    def __init__(self, tables: Tables, state: AsiaState) -> None:
        self.tables, self.state = tables, state
        self.named: set[int] = set()  # counters named so far
        self.loose: list[tuple[str, int, str]] = []  # types to be filled when all names are known

    def read_year(self, value: object) -> None:
        self.state.year = number(value, "year", 1937, 1999)

    def read_turn(self, value: object) -> None:
        self.state.turn = TURNS.index(word(value, "turn", TURNS))

    def read_phasing(self, value: object) -> None:
        self.state.phasing = FACTIONS.index(word(value, "phasing", FACTIONS))

    def read_countries(self, value: object) -> None:
        minors = [one.id for one in self.tables.map.countries.minors]
        status, aligned = list(self.state.status), list(self.state.aligned)
        for id, entry in mapping(value, "countries").items():
            at = minors.index(word(id, "countries", minors))
            entry = mapping(entry, f"countries, {id}")
            check_keys(entry, ("status", "alignment"), f"countries, {id}")
            if "status" in entry:
                status[at] = STATUSES.index(word(entry["status"], f"status of {id}", STATUSES))
            if "alignment" in entry:
                named = word(entry["alignment"], f"alignment of {id}", ("", *FACTIONS))
                aligned[at] = FACTIONS.index(named) if named else NOBODY
            if status[at] == NEUTRAL:
                aligned[at] = NOBODY  # it is on no side, whatever it was before [see DSB-ST-02]
        self.state.status, self.state.aligned = tuple(status), tuple(aligned)

    def read_ceded(self, value: object) -> None:
        known = [one.marker for one in self.tables.map.countries.ceding_markers]
        self.state.ceded = tuple(word(marker, "ceded", known) for marker in sequence(value, "ceded"))
        if len(set(self.state.ceded)) < len(self.state.ceded):
            raise BadInputError("ceded: every marker once expected, found one twice")
        for ceding in self.tables.map.countries.ceding_markers:
            if ceding.marker in self.state.ceded and ceding.to == "russia":
                self._dissolve(ceding.area)

    def _dissolve(self, area: str) -> None:
        """A Country that is ceded to Russia whole is none any more, and has no units. [see DSB-CL-05]"""
        minors = [one.id for one in self.tables.map.countries.minors]
        if area not in minors:
            return
        at, state = minors.index(area), self.state
        state.status = tuple(NOT_CREATED if n == at else old for n, old in enumerate(state.status))
        state.aligned = tuple(NOBODY if n == at else old for n, old in enumerate(state.aligned))
        for one, counter in enumerate(self.tables.counters):
            if counter.country == area and state.place[one] != OUT:
                setup.take_up(state, one)
                setup.put(state, one, OUT, FRONT)

    def read_promised(self, value: object) -> None:
        known = [one.marker for one in self.tables.map.countries.ceding_markers]
        self.state.promised = tuple(word(marker, "promised", known) for marker in sequence(value, "promised"))

    def read_war_state(self, value: object) -> None:
        self.state.war_state = WAR_STATES.index(word(value, "war_state", WAR_STATES))

    def read_posture(self, value: object) -> None:
        boxes = dict(zip(POSTURE_BOXES, self.state.posture, strict=True))
        for box, posture in mapping(value, "posture").items():
            boxes[word(box, "posture", POSTURE_BOXES)] = word(posture, f"posture of {box}", POSTURES)
        self.state.posture = tuple(boxes.values())

    def read_cards(self, value: object) -> None:
        current = list(self.state.current)
        for id, numbered in mapping(value, "cards").items():
            faction = FACTIONS.index(word(id, "cards", FACTIONS))
            known = ["", *(card.number for card in self.tables.cards.values() if card.faction == id)]
            given = word(numbered, f"card of {id}", known)
            current[faction] = card_id(faction, given) if given else ""
        self.state.current = tuple(current)

    def read_affairs(self, value: object) -> None:
        self.state.affairs = opening.read(mapping(value, "affairs"), self.state.affairs)
        plausible.check_affairs(self.tables, self.state.affairs)

    def read_units(self, value: object) -> None:
        for label, names in mapping(value, "units").items():
            where = PLACES.get(str(label), HEXES)
            if where >= HEXES:
                raise BadInputError(f"units: a hex such as w5326 expected, found {label!r}")
            for name in sequence(names, f"units of {label}"):
                self._counter(name, where)

    def read_boxes(self, value: object) -> None:
        for id, names in mapping(value, "boxes").items():
            where = place(word(id, "boxes", BOXES))
            for name in sequence(names, f"boxes, {id}"):
                self._counter(name, where)

    def read_facing(self, value: object) -> None:
        arrows = {}
        for label, at in mapping(value, "facing").items():
            known = self.tables.map.board.grid.number
            arrows[known[word(label, "facing", known)]] = known[word(at, f"facing of {label}", known)]
        self.state.facing = arrows or msgspec.UNSET

    def _counter(self, name: object, where: int) -> None:
        id, _, side = str(name).partition("/")
        known = self.tables.number.get(id)
        if known is None:
            self.loose.append((id, where, side))
            return
        if known in self.named:
            raise BadInputError(f"units: every counter once expected, found {id!r} twice")
        self._lay(known, where, side)

    def finish(self) -> None:
        """Give numbers to those named by their type alone."""
        for type, where, side in self.loose:
            alike = [at for at, one in enumerate(self.tables.counters) if one.type == type]
            if not alike:
                near = nearest(type, {one.type for one in self.tables.counters})
                hint = f"; did you mean {near!r}?" if near else ""
                raise BadInputError(f"units: a counter such as RU-INFA-01 expected, found {type!r}{hint}")
            free = next((at for at in alike if at not in self.named), None)
            if free is None:
                raise BadInputError(f"units: at most {len(alike)} of {type!r} expected, found more")
            self._lay(free, where, side)

    def _lay(self, at: int, where: int, side: str) -> None:
        counter = self.tables.counters[at]
        side = _SIDES.get((counter.type, side), side)
        if side in (kinds := [face.kind for face in counter.faces]):  # ``JP-CONV-01/troop``
            side = ("front", "back")[kinds.index(side)]
        known = ["front", *(["back"] if len(counter.faces) > 1 else [])]
        known += [DETACHMENT] if counter.detachable else []
        up = FRONT if word(side or "front", f"side of {counter.id}", known) == "front" else BACK
        self.named.add(at)
        setup.take_up(self.state, at)
        setup.put(self.state, at, where, up)


def _frames(value: object) -> list[AnyFrame]:
    try:
        frames: list[AnyFrame] = msgspec.convert(value, list[AnyFrame], str_keys=True)
    except msgspec.ValidationError as error:
        raise BadInputError(f"frames: {error}") from None
    if not frames or not isinstance(frames[0], GameTurn):
        raise BadInputError("frames: a Game Turn expected as the first frame")
    return frames


# -- writing --------------------------------------------------------------------------------------------


def write(tables: Tables, state: AsiaState) -> dict[str, Any]:
    """The document of a state; ``read`` gives the same state back."""
    header = {
        "schema": state.schema,
        "game": state.game,
        "scenario": state.scenario,
        "options": state.options,
    }
    plain = setup.empty(tables, header)
    setup.lay_markers(tables, plain)
    boxes: dict[str, list[str]] = {}
    for at, where in enumerate(state.place):
        if where >= HEXES and where != plain.place[at]:
            boxes.setdefault(IDS[where], []).append(_name(tables, state, at))
    minors = [one.id for one in tables.map.countries.minors]
    document: dict[str, Any] = {
        "year": state.year,
        "turn": TURNS[state.turn],
        "phasing": FACTIONS[state.phasing],
        "countries": {
            id: {
                "status": STATUSES[state.status[at]],
                "alignment": FACTIONS[state.aligned[at]] if state.aligned[at] != NOBODY else "",
            }
            for at, id in enumerate(minors)
            if (state.status[at], state.aligned[at]) != (plain.status[at], plain.aligned[at])
        },
        "units": {IDS[hex]: [_name(tables, state, at) for at in state.at[hex]] for hex in sorted(state.at)},
        "boxes": boxes,
    }
    kept = {key: value for key, value in document.items() if value}
    if state.facing:
        kept["facing"] = {IDS[hex]: IDS[at] for hex, at in sorted(state.facing.items())}
    if state.ceded != plain.ceded:
        kept["ceded"] = list(state.ceded)
    if state.promised != plain.promised:
        kept["promised"] = list(state.promised)
    if state.war_state != plain.war_state:
        kept["war_state"] = WAR_STATES[state.war_state]
    if state.posture != plain.posture:
        kept["posture"] = dict(zip(POSTURE_BOXES, state.posture, strict=True))
    if state.current != plain.current:
        kept["cards"] = {
            faction: tables.cards[card].number if card else ""
            for faction, card in zip(FACTIONS, state.current, strict=True)
        }
    affairs = opening.write(state.affairs, plain.affairs)
    if affairs:
        kept["affairs"] = affairs
    return {**kept, "frames": msgspec.to_builtins(state.frames, str_keys=True)}


def _name(tables: Tables, state: AsiaState, at: int) -> str:
    counter = tables.counters[at]
    if state.up[at] == FRONT:
        return counter.id
    return f"{counter.id}/{DETACHMENT if counter.detachable else 'back'}"
