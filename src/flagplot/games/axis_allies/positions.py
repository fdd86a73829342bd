"""Positions: any situation as a readable, sparse document over a base.

``read_position`` turns a document into a state, refusing with one clear line whatever it does not understand;
``write_position`` turns any state into a document that reads back to the same state. docs/positions.md is the
manual of the format.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_type_hints

import msgspec

from flagplot.games.axis_allies.board import Board
from flagplot.games.axis_allies.economy import facilities
from flagplot.games.axis_allies.edition import Edition
from flagplot.games.axis_allies.pieces import fresh, look, plus
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.soundness import MOST, check, check_fits
from flagplot.games.axis_allies.state import Facilities, WarState
from flagplot.games.axis_allies.text import parse_piece, piece_text
from flagplot.games.axis_allies.turn import frames, sequence
from flagplot.kernel.errors import BadInputError

_KEYS = (
    "persons", "base", "round", "turn", "phase", "war", "treasury", "control", "facilities", "units", "pool",
    "flags", "turns", "aligned", "this_turn", "frames",
)  # fmt: skip
_SCRATCH = (  # what happened earlier in this turn: lists of spaces
    "new_hostile_zones", "attacks", "entered_zones", "fought_zones", "kamikaze_zones", "captured",
    "turn_friendly_zones",
)  # fmt: skip
# where a turn can be entered; war is declared at the start of the Combat Move phase, and stranded defenders
# land at the start of the Noncombat Move phase
_STARTS = {
    "purchase": "purchase",
    "combat_move": "declare",
    "conduct_combat": "conduct_combat",
    "noncombat_move": "stranded",
    "mobilize": "mobilize",
    "income": "income",
}
_STRIPS = ("attackers", "defenders", "struck")  # frames holding units off the map
_NO_COMPLEX = "none"


# -- reading ---------------------------------------------------------------------------------------------


def read_position(edition: Edition, doc: Mapping[str, Any], state: WarState) -> WarState:
    """Change ``state``, the start position of the scenario, into what the document describes."""
    _known(doc, (*_KEYS, *edition.position_keys), "position")
    war = War(edition, state)
    if _word(doc, "base", "start", ("start", "empty")) == "empty":
        _clear(war)
    state.round = _number(doc.get("round", 1), "round", 1)
    _read_wars(war, doc)
    _read_holdings(war, doc)
    edition.complete(war)
    for seat, count in _mapping(doc, "turns").items():
        state.turns[_power(war.board, seat, "turns")] = _number(count, f"turns of {seat}")
    if "frames" in doc:
        _read_units(war, doc)
        _resume(war, doc)
    else:
        _begin(war, doc)
    edition.check_position(war)
    return state


def _clear(war: War) -> None:
    """No units anywhere, empty treasuries, and everybody of the other side at war with everybody."""
    state, board = war.state, war.board
    state.units = [{} for _ in range(board.n)]
    for power in range(board.n_powers):
        state.war[power] = sum(1 << q for q in range(board.n_powers) if board.side[q] != board.side[power])


def _read_wars(war: War, doc: Mapping[str, Any]) -> None:
    """``war``: "all", or the list of pairs at war; a single power means war with the first power."""
    if "war" not in doc:
        return
    state, board, wanted = war.state, war.board, doc["war"]
    if wanted == "all":
        wanted = [f"{board.owner_ids[p]}-{board.owner_ids[q]}" for p, q in _opposed(board)]
    elif isinstance(wanted, str):
        wanted = [wanted]
    if not isinstance(wanted, list):
        raise BadInputError(f'war is "all" or a list such as ["japan-china", "usa"], found {wanted!r}')
    state.war = [0] * board.n_powers
    for pair in wanted:
        names = str(pair).split("-")
        if len(names) == 1:
            names.insert(0, board.owner_ids[0])
        if len(names) != 2:
            raise BadInputError(f'a war is written like "japan-china", found {pair!r}')
        one, other = (_power(board, name, "war") for name in names)
        if board.side[one] == board.side[other]:
            raise BadInputError(f"powers of one side cannot be at war, found {pair!r}")
        state.war[one] |= 1 << other
        state.war[other] |= 1 << one


def _opposed(board: Board) -> list[tuple[int, int]]:
    n = board.n_powers
    return [(p, q) for p in range(n) for q in range(p + 1, n) if board.side[p] != board.side[q]]


def _read_holdings(war: War, doc: Mapping[str, Any]) -> None:
    """Money, control, facilities, what waits in the mobilization zone, flags."""
    state, board = war.state, war.board
    for seat, ipcs in _mapping(doc, "treasury").items():
        state.treasury[_power(board, seat, "treasury")] = _number(ipcs, f"treasury of {seat}")
    for name, holder in _mapping(doc, "control").items():
        space = _land(board, name, "control")
        state.control[space] = _holder(board, holder, f"control of {name}")
    for name, parts in _mapping(doc, "facilities").items():
        space = _land(board, name, "facilities")
        state.facilities[space] = _facilities(board, state.facilities[space], name, parts)
    for seat, items in _mapping(doc, "pool").items():
        waiting = _entries(items, f"pool of {seat}").items()
        pool = {_item(board, item): _number(count, f"{item} of {seat}", 1) for item, count in waiting}
        state.pool[_power(board, seat, "pool")] = dict(sorted(pool.items()))
    for name, value in _mapping(doc, "flags").items():
        if name not in (names := war.edition.flag_names(war)):
            raise BadInputError(f"flags are {', '.join(names)}; found {name!r}")
        state.flags = {**state.flags, name: _number(value, name)}
    war.edition.read_extras(war, doc)
    for name, side in _mapping(doc, "aligned").items():
        if side not in board.sides:
            raise BadInputError(f"aligned {name}: {' or '.join(board.sides)} expected, found {side!r}")
        aligned = {**state.aligned, _land(board, name, "aligned"): board.sides.index(side)}
        state.aligned = dict(sorted(aligned.items()))


def _facilities(board: Board, now: Facilities, name: str, parts: object) -> Facilities:
    """Facilities of one territory: damage of a base (null for none), type and damage of a complex."""
    if not isinstance(parts, dict):
        raise BadInputError(f"facilities of {name}: named parts expected, found {parts!r}")
    bases = tuple(base for base in facilities.BASES if base in board.facility_of)
    _known(parts, (*bases, "complex", "complex_damage"), f"facilities of {name}")
    air, naval, complex_, damage = now
    if "airbase" in parts:
        air = _base(parts["airbase"], f"airbase in {name}", board.facility_of["airbase"].max_damage)
    if "naval_base" in parts:
        naval = _base(
            parts["naval_base"], f"naval base in {name}", board.facility_of["naval_base"].max_damage
        )
    if "complex" in parts:
        kind, kinds = parts["complex"] or _NO_COMPLEX, _complexes(board)
        if kind not in kinds:
            raise BadInputError(f"complex in {name}: {', '.join(kinds[1:])} or null expected, found {kind!r}")
        complex_, damage = kinds.index(kind), 0
    if "complex_damage" in parts:
        most = facilities.max_damage(
            board, board.space_of[name], (air, naval, complex_, damage), facilities.COMPLEX
        )
        damage = _number(parts["complex_damage"], f"damage of the complex in {name}", 0, most)
    return air, naval, complex_, damage


def _complexes(board: Board) -> tuple[str, ...]:
    """How documents call the sizes of a complex: minor and major, or industrial where there is one kind."""
    return (_NO_COMPLEX, *(facilities.size_name(board, size) for size in range(1, len(board.complexes))))


def _base(value: object, what: str, most: int) -> int:
    return -1 if value is None else _number(value, what, 0, most)


def _read_units(war: War, doc: Mapping[str, Any]) -> None:
    """``units``: space -> power -> piece text -> count; a named space is emptied first."""
    board = war.board
    for name, owners in _mapping(doc, "units").items():
        space = _space(board, name, "units")
        stacks: dict[int, int] = {}
        if not isinstance(owners, dict):
            raise BadInputError(f"units of {name}: powers expected, found {owners!r}")
        for owner, pieces in owners.items():
            if owner != "neutral":
                _power(board, owner, f"units of {name}")
            if not isinstance(pieces, dict):
                raise BadInputError(
                    f"units of {owner} in {name}: types and counts expected, found {pieces!r}"
                )
            for text, count in pieces.items():
                piece = parse_piece(board, text, board.owner_of[owner])
                check_fits(board, space, piece, f"{owner} {text} in {name}")
                stacks = plus(stacks, piece, _number(count, f"{owner} {text} in {name}", 1))
        war.put(space, stacks)


def _begin(war: War, doc: Mapping[str, Any]) -> None:
    """Start the named power's turn at the named phase."""
    state, board = war.state, war.board
    power = _power(board, doc.get("turn", board.owner_ids[0]), "turn")
    phase = _phase(war.edition, doc)
    takers, taker = war.edition.turn_takers(board), war.edition.entry(war, power, phase)[0]
    if not _mapping(doc, "turns"):  # as many turns as rounds, for those who have had theirs
        state.turns = [(state.round - (p > taker)) * (p in takers) for p in range(board.n_powers)]
    state.turns[taker] = max(0, state.turns[taker] - 1)  # begin_turn counts this one
    sequence.begin_turn(war, taker)
    _read_units(war, doc)  # after begin_turn, which wipes the marks of a turn off all units
    sequence.refresh_snapshots(war, taker)
    _read_scratch(war, doc)
    state.frames = [
        frames.Round(next=takers.index(taker) + 1),
        frames.Turn(power=taker, phase=war.edition.entry(war, power, phase)[1]),
    ]


def _phase(edition: Edition, doc: Mapping[str, Any]) -> str:
    """Where to enter the turn: the first step of the named phase that the edition has."""
    starts = {"research": "research", **_STARTS} if "research" in edition.phases else _STARTS
    name = _word(doc, "phase", "purchase", tuple(starts))
    return starts[name] if starts[name] in edition.phases else name


def _read_scratch(war: War, doc: Mapping[str, Any]) -> None:
    """``this_turn``: what already happened in this turn."""
    state, board, scratch = war.state, war.board, _mapping(doc, "this_turn")
    _known(scratch, (*_SCRATCH, "control", "phase_control", "facilities", "origins", "assaults"), "this_turn")
    for name in _SCRATCH:
        if name in scratch:
            setattr(state, name, _spaces(board, scratch[name], name))
    if "control" in scratch:
        state.turn_control = _earlier(board, state.turn_control, _mapping(scratch, "control"))
    if "phase_control" in scratch:
        state.phase_control = _earlier(board, tuple(state.control), _mapping(scratch, "phase_control"))
    if "facilities" in scratch:
        before = list(state.turn_facilities)
        for name, parts in _mapping(scratch, "facilities").items():
            space = _land(board, name, "this_turn facilities")
            before[space] = _facilities(board, before[space], name, parts)
        state.turn_facilities = tuple(before)
    if "origins" in scratch:
        state.origins = {
            _space(board, to, "origins"): _spaces(board, spaces, f"origins of {to}")
            for to, spaces in _mapping(scratch, "origins").items()
        }
        state.origins = dict(sorted(state.origins.items()))
    if "assaults" in scratch:
        pairs = [_pair(pair) for pair in _list(scratch["assaults"], "assaults")]
        assaults = [(_space(board, zone, "assaults"), _land(board, to, "assaults")) for zone, to in pairs]
        state.assaults = tuple(sorted(assaults))


def _earlier(board: Board, now: tuple[int, ...], changes: dict[str, str]) -> tuple[int, ...]:
    before = list(now)
    for name, holder in changes.items():
        space = _land(board, name, "this_turn control")
        before[space] = _holder(board, holder, f"this_turn control of {name}")
    return tuple(before)


def _resume(war: War, doc: Mapping[str, Any]) -> None:
    """Go on inside a phase: the stored stack of frames."""
    state, board = war.state, war.board
    state.active = _power(board, doc.get("turn", board.owner_ids[0]), "turn")
    war.refresh()
    if any(state.turns):  # before the first turn nothing is noted yet
        state.turn_control = state.phase_control = tuple(state.control)
        state.turn_facilities = tuple(state.facilities)
    _read_scratch(war, doc)
    known = get_type_hints(war.edition.state_type)["frames"]
    try:
        state.frames = msgspec.convert(doc["frames"], known, str_keys=True)
    except msgspec.ValidationError as error:
        raise BadInputError(f"frames of the position cannot be read: {error}") from None
    for frame in state.frames:
        for field in frame.__struct_fields__:
            value = getattr(frame, field)
            if isinstance(value, dict):
                setattr(frame, field, dict(sorted(value.items())))
    check(war.edition, state)


# -- writing ---------------------------------------------------------------------------------------------


def write_position(edition: Edition, state: WarState) -> dict[str, Any]:
    """The document of any state; reading it back gives an equal state."""
    war = War(edition, state)
    printed = edition.new_state(state.scenario, state.options, None)
    board, ids = war.board, war.board.space_ids
    seats = board.owner_ids[: board.n_powers]
    doc: dict[str, Any] = {
        "persons": dict(zip(seats, state.persons, strict=True)),
        "base": "empty",
        "round": state.round,
        "turn": seats[state.active],
        "war": [f"{seats[p]}-{seats[q]}" for p, q in _opposed(board) if state.war[p] >> q & 1],
        "treasury": dict(zip(seats, state.treasury, strict=True)),
        "turns": dict(zip(seats, state.turns, strict=True)),
        "control": {
            ids[s]: board.owner_ids[h] for s, h in enumerate(state.control) if h != board.start_control[s]
        },
        "facilities": {
            ids[s]: _facility_doc(board, f)
            for s, f in enumerate(state.facilities)
            if f != printed.facilities[s]
        },
        "units": {ids[s]: _units_doc(board, stacks) for s, stacks in enumerate(state.units) if stacks},
        "pool": {
            seats[p]: {board.items[i]: n for i, n in pool.items()}
            for p, pool in enumerate(state.pool)
            if pool
        },
        **edition.write_extras(war),
        "aligned": {ids[s]: board.sides[side] for s, side in state.aligned.items()},
        "this_turn": _scratch_doc(war),
        "frames": msgspec.to_builtins(state.frames, str_keys=True),
    }
    return {key: value for key, value in doc.items() if value not in ({}, []) or key == "war"}


def _facility_doc(board: Board, parts: Facilities) -> dict[str, Any]:
    air, naval, complex_, damage = parts
    bases = {"airbase": None if air < 0 else air, "naval_base": None if naval < 0 else naval}
    return {
        **{base: hurt for base, hurt in bases.items() if base in board.facility_of},
        "complex": _complexes(board)[complex_] if complex_ else None,
        "complex_damage": damage,
    }


def _units_doc(board: Board, stacks: dict[int, int]) -> dict[str, dict[str, int]]:
    doc: dict[str, dict[str, int]] = {}
    for piece, count in stacks.items():
        owner = piece >> 54
        doc.setdefault(board.owner_ids[owner], {})[piece_text(board, piece, owner)] = count
    return doc


def unmarked(board: Board, stacks: Mapping[int, int]) -> dict[str, dict[str, int]]:
    """Power, piece and count of what stands in a space, without the marks of this turn."""
    plain: dict[int, int] = {}
    for piece, count in stacks.items():
        plain = plus(plain, fresh(piece), count)
    return _units_doc(board, plain)


def _scratch_doc(war: War) -> dict[str, Any]:
    state, ids = war.state, war.board.space_ids
    doc: dict[str, Any] = {
        name: [ids[s] for s in getattr(state, name)] for name in _SCRATCH if getattr(state, name)
    }
    owners = war.board.owner_ids
    for key, before in (("control", state.turn_control), ("phase_control", state.phase_control)):
        changed = {ids[s]: owners[h] for s, h in enumerate(before) if h != state.control[s]}
        if changed:
            doc[key] = changed
    changed_facilities = {
        ids[s]: _facility_doc(war.board, f)
        for s, f in enumerate(state.turn_facilities)
        if f != state.facilities[s]
    }
    if changed_facilities:
        doc["facilities"] = changed_facilities
    if state.origins:
        doc["origins"] = {ids[t]: [ids[f] for f in spaces] for t, spaces in state.origins.items()}
    if state.assaults:
        doc["assaults"] = [[ids[z], ids[t]] for z, t in state.assaults]
    return doc


# -- counting --------------------------------------------------------------------------------------------


def inventory(war: War) -> dict[str, int]:
    """Everything that may change only by a recorded event: units by owner and type, items waiting, money."""
    state, board = war.state, war.board
    counts: dict[str, int] = {}

    def count(owner: int, name: str, number: int) -> None:
        key = f"{board.owner_ids[owner]} {name}"
        counts[key] = counts.get(key, 0) + number

    strips = [
        value
        for frame in state.frames
        for field in frame.__struct_fields__
        if isinstance(value := getattr(frame, field), dict) and field in _STRIPS
    ]
    for stacks in (*state.units, *strips):
        for piece, number in stacks.items():
            seen = look(piece)
            count(seen.owner, board.kinds[seen.kind].id, number)
            for item in seen.aboard:
                count(item.owner, board.kinds[item.kind].id, number)
    for power in range(board.n_powers):
        count(power, "ipcs", state.treasury[power])
        for item_number, number in state.pool[power].items():
            count(power, f"pool {board.items[item_number]}", number)
    return counts


# -- checks ----------------------------------------------------------------------------------------------


def _known(doc: Mapping[str, Any], keys: tuple[str, ...], what: str) -> None:
    for key in doc:
        if key not in keys:
            raise BadInputError(f"{what} has the parts {', '.join(keys)}; found {key!r}")


def _mapping(doc: Mapping[str, Any], key: str) -> dict[str, Any]:
    return _entries(doc.get(key, {}), f"{key} of a position")


def _entries(value: object, what: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadInputError(f"{what}: named entries expected, found {value!r}")
    return value


def _list(value: object, what: str) -> list[Any] | tuple[Any, ...]:
    if not isinstance(value, list | tuple):
        raise BadInputError(f"{what}: a list expected, found {value!r}")
    return value


def _pair(value: object) -> tuple[object, object]:
    pair = _list(value, "an assault")
    if len(pair) != 2:
        raise BadInputError(f"an assault: a sea zone and a territory expected, found {value!r}")
    return pair[0], pair[1]


def _word(doc: Mapping[str, Any], key: str, default: str, words: tuple[str, ...]) -> str:
    value = doc.get(key, default)
    if value not in words:
        raise BadInputError(f"{key} of a position is one of {', '.join(words)}; found {value!r}")
    return str(value)


def _number(value: object, what: str, least: int = 0, most: int = MOST) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadInputError(f"{what}: a whole number from {least} to {most} expected, found {value!r}")
    return value


def _power(board: Board, name: object, what: str) -> int:
    seats = board.owner_ids[: board.n_powers]
    if name not in seats:
        raise BadInputError(f"{what}: one of {', '.join(seats)} expected, found {name!r}")
    return board.owner_of[str(name)]


def _holder(board: Board, name: object, what: str) -> int:
    if not isinstance(name, str) or name not in board.owner_of:
        raise BadInputError(f"{what}: {', '.join(board.owner_ids)} expected, found {name!r}")
    return board.owner_of[name]


def _space(board: Board, name: object, what: str) -> int:
    if not isinstance(name, str) or name not in board.space_of:
        raise BadInputError(f"{what}: no space is called {name!r}")
    return board.space_of[name]


def _spaces(board: Board, names: object, what: str) -> tuple[int, ...]:
    return tuple(sorted(_space(board, name, what) for name in _list(names, what)))


def _land(board: Board, name: object, what: str) -> int:
    space = _space(board, name, what)
    if board.sea[space]:
        raise BadInputError(f"{what}: a territory expected, found sea zone {name!r}")
    return space


def _item(board: Board, name: object) -> int:
    if name not in board.item_of:
        raise BadInputError(f"pool: items are {', '.join(board.items)}; found {name!r}")
    return board.item_of[str(name)]
