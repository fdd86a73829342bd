"""Taking a force up on copies of the game: the beginning of every look at where it could go."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from flagplot.games.axis_allies.moves.frames import AirOrder, LandOrder, SeaOrder
from flagplot.games.axis_allies.state import WarState
from flagplot.games.axis_allies.text import piece_text
from flagplot.kernel.action import Action, act
from flagplot.kernel.dice import ProbeDice, RollNeeded

if TYPE_CHECKING:
    from flagplot.games.axis_allies.game import AxisAllies

ORDERS = (LandOrder, SeaOrder, AirOrder)
Wanted = Sequence[tuple[str, int]]  # pieces as their owner names them, and how many
_PROBE = ProbeDice()


class Load(NamedTuple):
    """One land unit that goes aboard."""

    zone: str
    land: str
    kind: str


class Node(NamedTuple):
    """A state on the way, the steps that led to it, and what was loaded where."""

    state: WarState
    steps: tuple[Action, ...]
    path: tuple[str, ...]
    loads: tuple[Load, ...] = ()


def type_of(piece: str) -> str:
    """The kind in a piece text: ``transport`` of ``uk:transport[infantry]``."""
    return re.split(r"[~*\[]", piece)[0].split(":")[-1]


def legal(game: AxisAllies, node: Node, seat: str) -> Sequence[Action]:
    """What the seat may do next; nothing while somebody else is asked."""
    return game.legal(node.state, seat) if seat in node.state.waiting else []


def push(game: AxisAllies, node: Node, seat: str, action: Action) -> Node | None:
    """A copy one step on; None where dice would fall."""
    state = node.state.clone()
    try:
        game.push(state, seat, action, _PROBE)
    except RollNeeded:
        return None
    path = (*node.path, str(action.args[0])) if action.verb == "step" else node.path
    return Node(state, (*node.steps, action), path, node.loads)


def opened(game: AxisAllies, state: WarState, seat: str, space: str, cls: str) -> Node | None:
    """An order of one class opened in a space; whoever moves has chosen not to declare war."""
    node: Node | None = Node(state, (), (space,))
    for action in (act("pass"), act("move", space, cls)):
        if node is not None and action in legal(game, node, seat):
            node = push(game, node, seat, action)
    return node if node is not None and isinstance(node.state.frames[-1], ORDERS) else None


def begun(game: AxisAllies, state: WarState, seat: str, space: str, cls: str, wanted: Wanted) -> Node | None:
    """The order with the force taken up; None where that is not allowed."""
    node = opened(game, state, seat, space, cls)
    for name, count in wanted:
        node = _taken(game, node, seat, name, count) if node is not None else None
    return node


def more(game: AxisAllies, state: WarState, seat: str, space: str, wanted: Wanted) -> Node | None:
    """The order as it stands, with what is wanted besides taken up as well."""
    node: Node | None = Node(state, (), (space,))
    for name, count in wanted:
        if node is None:
            return None
        has = sum(n for piece, n in force_of(game, node.state) if name in (piece, type_of(piece)))
        node = _taken(game, node, seat, name, count - has) if count > has else node
    return node


def force_of(game: AxisAllies, state: WarState) -> list[tuple[str, int]]:
    """The force under orders, as its owner names the pieces."""
    frame = state.frames[-1]
    assert isinstance(frame, ORDERS)
    board = game.edition.board(state)
    return [(piece_text(board, piece, frame.power), count) for piece, count in frame.force.items()]


def takeable(game: AxisAllies, node: Node, seat: str) -> dict[str, int]:
    """What an order can take up now: pieces and the most of each."""
    found: dict[str, int] = {}
    for action in legal(game, node, seat):
        if action.verb == "take":
            name, count = str(action.args[0]), int(action.args[1])
            found[name] = max(count, found.get(name, 0))
    return found


def _taken(game: AxisAllies, node: Node, seat: str, name: str, count: int) -> Node | None:
    while count:
        options = [a for a in legal(game, node, seat) if a.verb == "take" and int(a.args[1]) <= count]
        exact = [a for a in options if a.args[0] == name]
        fits = exact or [a for a in options if type_of(str(a.args[0])) == name]
        if not fits:
            return None
        best = max(fits, key=lambda a: int(a.args[1]))
        pushed = push(game, node, seat, best)
        if pushed is None:
            return None
        node, count = pushed, count - int(best.args[1])
    return node


def line(verb: str, wanted: Wanted) -> str:
    """The beginning of a line, with a gap for the path: ``go {} infantry:2 tank``."""
    words = " ".join(name if count == 1 else f"{name}:{count}" for name, count in wanted)
    return f"{verb} {{}} {words}".rstrip()
