"""What the numbers of a state mean, and whether they fit the board: for states read from outside.

``_shapes`` is the table: every field of the state and of its frames by name, as ``frame.field`` where a name
means something else in one frame.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any

from flagplot.games.axis_allies.board import Board
from flagplot.games.axis_allies.edition import Edition
from flagplot.games.axis_allies.moves.frames import AirOrder, LandOrder, SeaOrder
from flagplot.games.axis_allies.pieces import Aboard, Look, look
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.state import WarState
from flagplot.kernel.errors import BadInputError, FormatError
from flagplot.kernel.shapes import Each, Proven, Table, Whole, Word, check_fields, row
from flagplot.kernel.shapes import check as check_shape

MOST = 999  # units of one kind in one space, IPCs, rounds: anything above is a typing error


def check(edition: Edition, state: WarState) -> None:
    """Refuse a state whose lists, spaces, powers, units or counts do not fit the board."""
    printed = edition.new_state(state.scenario, state.options, None)
    board = edition.board(printed)  # that of the state itself may depend on what is to be checked
    shapes = _shapes(edition, board)
    check_fields(state, shapes, "the state")
    for number, frame in enumerate(state.frames, 1):
        check_fields(frame, shapes, f"frame {number}")
    for space, stacks in enumerate(state.units):
        for piece in stacks:
            check_fits(board, space, piece, f"piece {piece} in {board.space_ids[space]}")
    _check_flags(edition.flag_names(War(edition, printed)), printed, state)
    _check_orders(state)


def _check_flags(known: tuple[str, ...], printed: WarState, state: WarState) -> None:
    """The flags of the edition: those every game begins with, and no others than it knows."""
    strange = [name for name in state.flags if name not in known]
    missing = [name for name in printed.flags if name not in state.flags]
    if strange or missing:
        found = repr(strange[0]) if strange else f"no {missing[0]!r}"
        raise FormatError(f"saved state: flags are {', '.join(known)}; found {found}")


@lru_cache(maxsize=16)
def _shapes(edition: Edition, board: Board) -> dict[str, Any]:
    seats = board.owner_ids[: board.n_powers]
    last_space, last_power = board.n - 1, board.n_powers - 1
    power, owner = Whole(0, last_power, "a power"), Whole(0, len(board.owner_ids) - 1, "an owner")
    no_power = Whole(-1, last_power, "a power or -1")
    space, no_space = Whole(0, last_space, "a space"), Whole(-1, last_space, "a space or -1")
    some, number = Whole(1, MOST, "a count"), Whole(0, MOST, "a count")
    stage, side = Whole(0, 12, "a stage"), Whole(0, len(board.sides) - 1, "a side")
    piece = Proven(lambda found: check_piece(board, found))
    stacks, spaces, powers = Table(piece, some), Each(space), Each(power)
    facilities = Each(row(Whole(-1, 99), Whole(-1, 99), Whole(0, len(board.complexes) - 1), Whole(0, 99)))
    by_space, no_snapshot = board.n, Each(space, 0)
    return {
        # the state
        "persons": Each(power, board.n_powers),
        "active": power,
        "turns": Each(number, board.n_powers),
        "units": Each(stacks, by_space),
        "control": Each(owner, by_space),
        "facilities": Each(facilities.item, by_space),
        "treasury": Each(number, board.n_powers),
        "pool": Each(Table(Whole(0, len(board.items) - 1, "an item"), some), board.n_powers),
        "war": Each(Whole(0, (1 << board.n_powers) - 1, "a set of powers"), board.n_powers),
        "aligned": Table(space, side),
        "flags": Table(None, Whole(0, 2**31 - 1)),
        "turn_control": Proven(lambda found: _all_or_none(found, Each(owner, by_space), no_snapshot)),
        "phase_control": Proven(lambda found: _all_or_none(found, Each(owner, by_space), no_snapshot)),
        "turn_facilities": Proven(
            lambda found: _all_or_none(found, Each(facilities.item, by_space), no_snapshot)
        ),
        "turn_friendly_zones": spaces,
        "new_hostile_zones": spaces,
        "origins": Table(space, spaces),
        "attacks": spaces,
        "assaults": Each(row(space, space)),
        "entered_zones": spaces,
        "fought_zones": spaces,
        "kamikaze_zones": spaces,
        "captured": spaces,
        "seed": Proven(lambda found: None),
        "seq": Whole(0, 2**31 - 1),
        "rolls": Whole(0, 2**31 - 1),
        "schema": Whole(0, 99),
        "options": Proven(lambda found: None),
        "frames": Proven(lambda found: None),
        "outcome": Proven(lambda found: None),
        # frames of the turn and the economy
        "power": power,
        "next": Whole(0, len(edition.turn_takers(board)), "the place in the order of turns"),
        "phase": Whole(0, 40, "a phase"),
        "research.asked": Word(("", "tokens", "chart")),
        "mobilize.used": Table(space, number),
        "zone": no_space,
        "stage": stage,
        "raids": Each(row(power, space)),
        "spared": Each(row(power, space)),
        "raider": no_power,
        "auction.asked": side,
        "bidder": Whole(-1, len(board.sides) - 1, "a side or -1"),
        "passed": Whole(0, len(board.sides)),
        "side": side,
        "grant.used": spaces,
        # frames of movement
        "stopped": no_space,
        "origin": space,
        "at": space,
        "force": stacks,
        "path": spaces,
        "sea_order.pending": stacks,
        "fired": Table(Whole(0, 16 * board.n - 1), number),
        "friend": power,
        "interdiction.zone": space,
        "asked": powers,
        # frames of combat
        "conduct_combat.pending": spaces,
        "unopposed": spaces,
        "ignored": spaces,
        "kamikaze.targets": Each(row(space, piece, number)),
        "zones": spaces,
        "launched": Each(row(space, space)),
        "space": space,
        "target": space,
        "attackers": stacks,
        "defenders": stacks,
        "struck": stacks,
        "raid.hits": row(number, number),
        "bombs": Each(row(Whole(0, 2, "a facility"), piece)),
        "asks": Each(Word(seats)),
        "divers": powers,
        "early": Whole(0, 3),
        "decks": Each(row(piece, Each(Proven(lambda found: _check_aboard(board, found))))),
        "shots": Each(row(number, number)),
        "seats": Each(Word(seats)),
        "panel": Each(Word(seats)),
        "judges": Each(Word(seats)),
        "casualties.hits": Each(row(None, number)),
        "only": Whole(-1, len(board.kinds) - 1, "a kind or -1"),
        "taken": Each(number),
        "picks": Each(piece),
        "held": stacks,
        "held_struck": stacks,
    }


def _all_or_none(found: Any, full: Each, none: Each) -> None:
    """What was noted when the turn began: of every space, or of none before the first turn."""
    check_shape(found, none if len(found) == 0 else full, "as it stood before")


def check_piece(board: Board, piece: Any) -> None:
    """Refuse a number that is no unit of the board, whole or aboard another."""
    try:
        seen = look(piece) if isinstance(piece, int) and piece >= 0 else None
    except ValueError:  # no such status, no such age
        seen = None
    if seen is None or not _known(board, seen):
        raise BadInputError(f"a unit of this board expected, found {piece!r}")


def _check_aboard(board: Board, code: Any) -> None:
    """Refuse a number that is no unit of the board as it is written down aboard a ship."""
    try:
        item = Aboard(code) if isinstance(code, int) and code > 0 else None
    except ValueError:  # no such age
        item = None
    if item is None or item.owner >= len(board.owner_ids) or item.kind >= len(board.kinds):
        raise BadInputError(f"a unit aboard expected, found {code!r}")


def _known(board: Board, seen: Look) -> bool:
    owners, kinds = len(board.owner_ids), len(board.kinds)
    units = [(seen.owner, seen.kind), *((item.owner, item.kind) for item in seen.aboard)]
    places = (seen.home, seen.target)
    return all(owner < owners and kind < kinds for owner, kind in units) and max(places) < board.n


def check_fits(board: Board, space: int, piece: int, what: str) -> None:
    """Sea units are in sea zones, land units on land. [P40-MAP-22, P40-INF-04]"""
    seen = look(piece)
    kind = board.kinds[seen.kind]
    if board.sea[space] and kind.land:
        raise BadInputError(f"land units are never in sea zones except aboard a transport, found {what}")
    if kind.sea and not board.sea[space]:
        raise BadInputError(f"sea units are only in sea zones, found {what}")
    for item in seen.aboard:
        owners = (seen.owner, item.owner)
        if max(owners) >= board.n_powers or board.side[seen.owner] != board.side[item.owner]:
            raise BadInputError(f"ships carry only units of their own side, found {what}")


def _check_orders(state: WarState) -> None:
    """Units under orders are where the orders say; aircraft may also be on a deck there."""
    for number, frame in enumerate(state.frames, 1):
        if isinstance(frame, LandOrder | SeaOrder):
            if frame.at != (frame.path[-1] if frame.path else frame.origin):
                raise FormatError(f"saved state: frame {number}: the end of its path expected as where it is")
            there = Counter(state.units[frame.at])
        elif isinstance(frame, AirOrder):
            there = Counter(state.units[frame.origin])
            for piece, count in state.units[frame.origin].items():
                for item in look(piece).aboard:
                    there[item.loose] += count
        else:
            continue
        if any(there[piece] < count for piece, count in frame.force.items()):
            raise FormatError(f"saved state: frame {number}: its units expected where it is, found fewer")
