"""Pieces as text: what actions, positions and log lines call a unit.

``fighter``                     a unit of the speaker's own power
``uk:fighter``                  a unit of another power
``battleship*``                 damaged
``carrier[fighter,usa:fighter]``    with what is aboard
``transport[infantry!]``        cargo loaded in this Combat Move phase; ``infantry+`` in Noncombat Move
``fighter~attacking2``          marks of this turn: status, movement points left,
``fighter~scrambled@okinawa``   home,
``transport~assaulting>siam``   target
"""

from __future__ import annotations

import re
from functools import cache, lru_cache

from flagplot.games.axis_allies.board import Board
from flagplot.games.axis_allies.pieces import Age, Piece, Stacks, Status, cargo, look, make
from flagplot.kernel.action import Action, act
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.words import joined, quoted, some

_AGES = {Age.BEFORE: "", Age.COMBAT: "!", Age.NONCOMBAT: "+"}
_PIECE = re.compile(
    r"(?:(?P<owner>\w+):)?(?P<kind>\w+)(?P<damaged>\*)?(?:\[(?P<cargo>[^\]]*)\])?"
    r"(?:~(?P<status>[a-z]+)(?P<left>\d+)?(?:@(?P<home>\w+))?(?:>(?P<target>\w+))?)?"
)
_ITEM = re.compile(r"(?:(?P<owner>\w+):)?(?P<kind>\w+)(?P<age>[!+])?")


def piece_text(board: Board, piece: int, power: int) -> str:
    """What a power calls a piece; the same piece always has the same text."""
    key = (piece, power)
    text = board.texts.get(key)
    if text is None:
        text = board.texts[key] = _write(board, piece, power)
    return text


def _write(board: Board, piece: int, power: int) -> str:
    seen = look(piece)
    text = _unit(board, seen.owner, seen.kind, power) + "*" * seen.damaged
    if seen.aboard:
        items = (_unit(board, a.owner, a.kind, seen.owner) + _AGES[a.age] for a in seen.aboard)
        text += f"[{','.join(items)}]"
    if seen.status or seen.left or seen.home >= 0 or seen.target >= 0:
        text += "~" + seen.status.name.lower()
        if seen.left:
            text += str(seen.left)
        if seen.home >= 0:
            text += "@" + board.space_ids[seen.home]
        if seen.target >= 0:
            text += ">" + board.space_ids[seen.target]
    return text


def _unit(board: Board, owner: int, kind: int, power: int) -> str:
    name = board.kinds[kind].id
    return name if owner == power else f"{board.owner_ids[owner]}:{name}"


def space_actions(board: Board, verb: str, *more: str) -> tuple[Action, ...]:
    """The action ``verb <space> <more>`` for every space; lists of answers are full of them."""
    return _space_actions(board.printed, verb, *more)


@cache
def _space_actions(board: Board, verb: str, *more: str) -> tuple[Action, ...]:
    return tuple(act(verb, name, *more) for name in board.space_ids)


@lru_cache(maxsize=2_000)
def take_actions(name: str, most: int) -> tuple[Action, ...]:
    """The actions ``take <name> <n>`` for every number up to ``most``."""
    return tuple(act("take", name, number) for number in range(1, most + 1))


def cargo_text(board: Board, code: int, power: int) -> str:
    """What a power calls one unit aboard, age left out: ``infantry`` or ``uk:infantry``."""
    return _unit(board, code - 1 >> 5 & 15, code - 1 & 31, power)


def parse_piece(board: Board, text: str, power: int) -> Piece:
    """Read a piece text back; the inverse of ``piece_text``."""
    match = _PIECE.fullmatch(text)
    if match is None:
        raise BadInputError(f"a unit is written like carrier*[fighter], found {text!r}")
    owner = _owner(board, match["owner"], power, text)
    kind = _kind(board, match["kind"], text)
    items = [i for i in (match["cargo"] or "").split(",") if i]
    load = tuple(_parse_item(board, item, owner, text) for item in items)
    _check_load(board, kind, load, text)
    if match["damaged"] and board.kinds[kind].hits < 2:
        raise BadInputError(f"only ships that take two hits can be damaged, found {text!r}")
    status = Status.READY
    if match["status"]:
        try:
            status = Status[match["status"].upper()]
        except KeyError:
            names = ", ".join(s.name.lower() for s in Status)
            raise BadInputError(
                f"a status is one of {names}; found {match['status']!r} in {text!r}"
            ) from None
    return make(
        owner,
        kind,
        damaged=bool(match["damaged"]),
        status=status,
        left=_left(match["left"], text),
        cargo=load,
        home=_space(board, match["home"], text),
        target=_space(board, match["target"], text),
    )


def _parse_item(board: Board, item: str, carrier_owner: int, text: str) -> int:
    match = _ITEM.fullmatch(item)
    if match is None:
        raise BadInputError(
            f"a unit aboard is written like infantry or uk:fighter, found {item!r} in {text!r}"
        )
    age = {None: Age.BEFORE, "!": Age.COMBAT, "+": Age.NONCOMBAT}[match["age"]]
    return cargo(_owner(board, match["owner"], carrier_owner, text), _kind(board, match["kind"], text), age)


def _check_load(board: Board, kind: int, load: tuple[int, ...], text: str) -> None:
    """Refuse cargo a ship, or a bomber, cannot hold.

    [P40-TRN-02, P40-CVS-03, P40-SEA-02, A50-TRN-01, A50-CAR-01, A50-TEC-16]
    """
    ship = board.kinds[kind]
    kinds = [board.kinds[code - 1 & 31] for code in load]
    if not load:
        return
    if ship.deck:
        fits = len(load) <= ship.deck and all(k.carrier_borne for k in kinds)
    elif ship.hold:
        heavy = sum(k.slot == "heavy" for k in kinds)
        fits = len(load) <= 2 and heavy <= 1 and all(k.slot for k in kinds)
    elif ship.id in board.droppers:  # whoever owns it, also in another power's turn
        fits = len(load) == 1 and kinds[0].id == "infantry"
    else:
        fits = False
    if not fits:
        raise BadInputError(f"{ship.id} cannot carry that: {text!r}")


def _owner(board: Board, name: str | None, default: int, text: str) -> int:
    if name is None:
        return default
    if name not in board.owner_of:
        raise BadInputError(f"a power is one of {quoted(board.owner_ids[: board.n_powers])}; found {text!r}")
    return board.owner_of[name]


def _kind(board: Board, name: str, text: str) -> int:
    if name not in board.kind_of:
        raise BadInputError(f"a unit type is one of {quoted(board.kind_of)}; found {name!r} in {text!r}")
    return board.kind_of[name]


def _left(digits: str | None, text: str) -> int:
    left = int(digits or 0)
    if left > 9:
        raise BadInputError(f"movement points left are 0 to 9, found {left} in {text!r}")
    return left


def _space(board: Board, name: str | None, text: str) -> int:
    if name is None:
        return -1
    if name not in board.space_of:
        raise BadInputError(f"no space is called {name!r}, found in {text!r}")
    return board.space_of[name]


def may_mean(board: Board, piece: int, name: str | int, power: int) -> bool:
    """Whether a power may mean this piece by a name that leaves out marks, damage or what is aboard."""
    text = piece_text(board, piece, power)
    return name in (text, text.split("~")[0], re.split(r"[~*\[]", text)[0])


def force_text(board: Board, stacks: Stacks, power: int) -> str:
    """A whole force: ``2 infantry, tank``."""
    parts = []
    for piece, count in stacks.items():
        name = piece_text(board, piece, power)
        parts.append(f"{count} {name}" if count > 1 else name)
    return ", ".join(parts) or "nothing"


def told(force: str) -> str:
    """A force as ``force_text`` writes it, as references; the marks of the turn are left out.

    ``2 infantry, fighter~attacking2, fighter~attacking3`` is told as two infantry and two fighters.
    """
    if force in ("", "nothing"):
        return "nothing"
    counts: dict[str, int] = {}
    for part in force.split(", "):
        number, _, name = part.rpartition(" ")
        bare = name.partition("~")[0]
        counts[bare] = counts.get(bare, 0) + int(number or 1)
    return joined([some(count, name) for name, count in counts.items()])
