"""Where a chosen force could go: found by playing legal steps on copies, never by rules of its own.

For clients that show reachable spaces before anything is decided. Each destination comes with the whole move
that leads there (``go ...``) and with the single steps it stands for.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from flagplot.games.axis_allies.moves.frames import AirOrder, LandOrder, SeaOrder
from flagplot.games.axis_allies.pieces import look
from flagplot.games.axis_allies.state import WarState
from flagplot.games.axis_allies.status import friendly_territory
from flagplot.kernel.action import Action, act
from flagplot.kernel.dice import ProbeDice, RollNeeded

if TYPE_CHECKING:
    from flagplot.games.axis_allies.game import AxisAllies

_PROBE = ProbeDice()
_ORDERS = (LandOrder, SeaOrder, AirOrder)


class _Node(NamedTuple):
    """A state on the way, and the steps that led to it."""

    state: WarState
    steps: tuple[Action, ...]
    path: tuple[str, ...]


def preview(
    game: AxisAllies, state: WarState, seat: str, space: str, force: Iterable[Mapping[str, Any]]
) -> list[dict[str, Any]]:
    """Destinations of a force of one space: ``[{space, path, cost, left, roles, action, actions}]``.

    ``force`` is ``[{"piece": text, "count": n}]`` as views name pieces. Empty when it cannot move at all.
    """
    wanted = [(str(part["piece"]), int(part["count"])) for part in force]
    board = game.edition.board(state)
    if seat not in state.waiting or space not in board.space_of or not wanted:
        return []
    kind = board.kind_of.get(_type(wanted[0][0]))
    if kind is None:
        return []
    begun = _begun(game, state, seat, space, board.kinds[kind].cls, wanted)
    if begun is None:
        return []
    words = " ".join(name if count == 1 else f"{name}:{count}" for name, count in wanted)
    if isinstance(begun.state.frames[-1], AirOrder):
        return _flights(game, begun, seat, space, words)
    return _marches(game, begun, seat, words, wanted)


def _type(piece: str) -> str:
    """The kind in a piece text: ``transport`` of ``uk:transport[infantry]``."""
    for mark in "~*[":
        piece = piece.split(mark)[0]
    return piece.split(":")[-1]


# -- taking the force up -----------------------------------------------------------------------------------


def _begun(
    game: AxisAllies, state: WarState, seat: str, space: str, cls: str, wanted: Sequence[tuple[str, int]]
) -> _Node | None:
    """The order with the force taken up; None where that is not allowed."""
    node = _Node(state.clone(), (), (space,))
    if act("pass") in game.legal(node.state, seat):
        pushed = _push(game, node, seat, act("pass"))
        if pushed is None:
            return None
        node = pushed
    opened = _push_listed(game, node, seat, act("move", space, cls))
    if opened is None:
        return None
    node = opened
    for name, count in wanted:
        taken = _taken(game, node, seat, name, count)
        if taken is None:
            return None
        node = taken
    return node if isinstance(node.state.frames[-1], _ORDERS) else None


def _taken(game: AxisAllies, node: _Node, seat: str, name: str, count: int) -> _Node | None:
    while count:
        options = [a for a in game.legal(node.state, seat) if a.verb == "take" and int(a.args[1]) <= count]
        exact = [a for a in options if a.args[0] == name]
        fits = exact or [a for a in options if _type(str(a.args[0])) == name]
        if not fits:
            return None
        best = max(fits, key=lambda a: int(a.args[1]))
        pushed = _push(game, node, seat, best)
        if pushed is None:
            return None
        node, count = pushed, count - int(best.args[1])
    return node


def _push_listed(game: AxisAllies, node: _Node, seat: str, action: Action) -> _Node | None:
    return _push(game, node, seat, action) if action in game.legal(node.state, seat) else None


def _push(game: AxisAllies, node: _Node, seat: str, action: Action) -> _Node | None:
    """A copy one step on; None where dice would fall."""
    state = node.state.clone()
    try:
        game.push(state, seat, action, _PROBE)
    except RollNeeded:
        return None
    path = (*node.path, str(action.args[0])) if action.verb == "step" else node.path
    return _Node(state, (*node.steps, action), path)


# -- land and sea ------------------------------------------------------------------------------------------


def _marches(
    game: AxisAllies, begun: _Node, seat: str, words: str, wanted: Sequence[tuple[str, int]]
) -> list[dict[str, Any]]:
    kinds = game.kinds_of(begun.state)
    range_ = min(kinds[_type(name)].move for name, _ in wanted)
    found: dict[str, dict[str, Any]] = {}
    seen = {begun.path[-1]}
    waiting = deque([begun])
    while waiting:
        node = waiting.popleft()
        for action in game.legal(node.state, seat):
            if action.verb != "step" or str(action.args[0]) in seen:
                continue
            space = str(action.args[0])
            after = _push(game, node, seat, action)
            if after is None:  # submarines may fire on the way: a way to go, with a risk
                found[space] = _march(
                    game, begun, (*node.path, space), (*node.steps, action), range_, words, True
                )
                seen.add(space)
                continue
            seen.add(space)
            moving = seat in after.state.waiting and len(after.state.frames) >= len(node.state.frames)
            ended = not moving or not isinstance(after.state.frames[-1], LandOrder | SeaOrder)
            may_halt = ended or act("halt") in game.legal(after.state, seat)
            if may_halt:
                steps = after.steps if ended else (*after.steps, act("halt"))
                risk = seat not in after.state.waiting
                found[space] = _march(game, begun, after.path, steps, range_, words, risk)
            if not ended:
                waiting.append(after)
    return list(found.values())


def _march(
    game: AxisAllies,
    begun: _Node,
    path: tuple[str, ...],
    steps: tuple[Action, ...],
    range_: int,
    words: str,
    risk: bool,
) -> dict[str, Any]:
    frame = begun.state.frames[-1]
    cost = len(path) - 1
    most = frame.left if isinstance(frame, SeaOrder) and frame.left else range_
    return {
        "space": path[-1],
        "path": list(path),
        "cost": cost,
        "left": max(0, most - cost),
        "roles": [_role(game, begun.state, path[-1])],
        "risk": risk,
        "action": f"go {'>'.join(path)} {words}",
        "actions": [str(step) for step in steps],
    }


def _role(game: AxisAllies, state: WarState, space: str) -> str:
    """``attack`` where enemies or an enemy's land would be met in combat movement, else ``move``."""
    war, frame = game.play(state), state.frames[-1]
    if not isinstance(frame, LandOrder | SeaOrder) or not frame.combat:
        return "move"
    at = war.board.space_of[space]
    if not war.board.sea[at]:
        return "move" if friendly_territory(war, at, frame.power) else "attack"
    enemies = (look(piece).owner for piece in state.units[at])
    return "attack" if any(state.war[frame.power] >> owner & 1 for owner in enemies) else "move"


# -- air ---------------------------------------------------------------------------------------------------


def _flights(game: AxisAllies, begun: _Node, seat: str, origin: str, words: str) -> list[dict[str, Any]]:
    frame = begun.state.frames[-1]
    assert isinstance(frame, AirOrder)
    found: dict[str, dict[str, Any]] = {}
    lengths = _distances(game, begun.state, origin)
    for action in game.legal(begun.state, seat):
        if action.verb != "fly":
            continue
        space, *roles = (str(arg) for arg in action.args)
        if space in found:
            found[space]["roles"] += roles
            continue
        after = _push(game, begun, seat, action)
        cost = lengths.get(space, 0)
        left = None if after is None else _left(game, begun.state, after.state, space)
        option = f" as={roles[0]}" if roles else ""
        found[space] = {
            "space": space,
            "path": [origin, space],
            "cost": cost,
            "left": left,
            "roles": roles or ["move"],
            "risk": after is None or seat not in after.state.waiting,
            "action": f"go {origin}>{space} {words}{option}",
            "actions": [str(step) for step in (*begun.steps, action)],
        }
    return list(found.values())


def _left(game: AxisAllies, before: WarState, after: WarState, space: str) -> int:
    """Movement points the aircraft have left at their destination; the fewest of any of them."""
    at = game.edition.board(before).space_of[space]
    gained = [piece for piece, count in after.units[at].items() if count > before.units[at].get(piece, 0)]
    return min((look(piece).left for piece in gained), default=0)


def _distances(game: AxisAllies, state: WarState, origin: str) -> dict[str, int]:
    """Spaces by the number of borders between; aircraft fly over nearly everything."""
    board = game.edition.board(state)
    start = board.space_of[origin]
    steps = {start: 0}
    waiting = deque([start])
    while waiting:
        at = waiting.popleft()
        for near in board.near[at]:
            if near not in steps:
                steps[near] = steps[at] + 1
                waiting.append(near)
    return {board.space_ids[space]: count for space, count in steps.items()}
