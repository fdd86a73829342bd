"""Where a chosen force could go: found by playing legal steps on copies, never by rules of its own.

For clients that show reachable spaces before anything is decided, and while an order is under way. Each
destination comes with one line that leads there and with the single steps it stands for: ``go ...`` begins an
order, ``on ...`` takes one that is open to its end. Transports are shown the coasts they could come to, with
what is aboard or else with as much as they can load on the way.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from flagplot.games.axis_allies.moves.frames import AirOrder, LandOrder, SeaOrder
from flagplot.games.axis_allies.pieces import look
from flagplot.games.axis_allies.state import WarState
from flagplot.games.axis_allies.status import friendly_territory
from flagplot.games.axis_allies.text import piece_text
from flagplot.kernel.action import Action, act
from flagplot.kernel.dice import ProbeDice, RollNeeded

if TYPE_CHECKING:
    from flagplot.games.axis_allies.game import AxisAllies

_PROBE = ProbeDice()
_ORDERS = (LandOrder, SeaOrder, AirOrder)
Destination = dict[str, Any]


class _Node(NamedTuple):
    """A state on the way, the steps that led to it, and what was loaded where."""

    state: WarState
    steps: tuple[Action, ...]
    path: tuple[str, ...]
    loads: tuple[str, ...] = ()  # as a line says it: load@sz7=france:infantry


def preview(
    game: AxisAllies, state: WarState, seat: str, space: str, force: Iterable[Mapping[str, Any]] = ()
) -> list[Destination]:
    """Destinations of a force of one space: ``[{space, path, cost, left, roles, loads, action, actions}]``.

    ``force`` is ``[{"piece": text, "count": n}]`` as views name pieces. While an order is open in ``space``
    the force is the one under orders, and more of it only while it can still be taken up. ``roles`` say what
    going there means: attack, raid, ..., move, assault or offload; ``loads`` what is taken aboard on the way.
    Empty when it cannot move at all.
    """
    wanted = [(str(part["piece"]), int(part["count"])) for part in force]
    board = game.edition.board(state)
    if seat not in state.waiting or space not in board.space_of:
        return []
    frame = state.frames[-1]
    if isinstance(frame, _ORDERS):
        here = frame.origin if isinstance(frame, AirOrder) else frame.at
        begun = _more(game, state, seat, space, wanted) if board.space_ids[here] == space else None
        line = "on"
    else:
        kind = board.kind_of.get(_type(wanted[0][0])) if wanted else None
        if kind is None:
            return []
        begun = _begun(game, state, seat, space, board.kinds[kind].cls, wanted)
        line = "go"
    if begun is None:
        return []
    if line == "on":
        wanted = [(str(step.args[0]), int(step.args[1])) for step in begun.steps]
    words = " ".join(name if count == 1 else f"{name}:{count}" for name, count in wanted)
    return _Search(game, seat, begun, f"{line} {{}} {words}".rstrip()).found()


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


def _more(
    game: AxisAllies, state: WarState, seat: str, space: str, wanted: Sequence[tuple[str, int]]
) -> _Node | None:
    """The order as it stands, with what is wanted besides taken up as well."""
    node = _Node(state.clone(), (), (space,))
    for name, count in wanted:
        has = sum(n for piece, n in _force(game, node.state) if name in (piece, _type(piece)))
        taken = _taken(game, node, seat, name, count - has) if count > has else node
        if taken is None:
            return None
        node = taken
    return node


def _force(game: AxisAllies, state: WarState) -> list[tuple[str, int]]:
    """The force under orders, as its owner names the pieces."""
    frame = state.frames[-1]
    assert isinstance(frame, _ORDERS)
    board = game.edition.board(state)
    return [(piece_text(board, piece, frame.power), count) for piece, count in frame.force.items()]


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
    return _Node(state, (*node.steps, action), path, node.loads)


# -- the search --------------------------------------------------------------------------------------------


class _Search:
    """Destinations of one force, the first way to each that is found."""

    def __init__(self, game: AxisAllies, seat: str, begun: _Node, line: str) -> None:
        self.game, self.seat, self.begun, self.line = game, seat, begun, line
        self.frame = begun.state.frames[-1]
        self.places: dict[tuple[str, str], Destination] = {}  # by space and role

    def found(self) -> list[Destination]:
        """All destinations: flights, marches and voyages, coasts."""
        if isinstance(self.frame, AirOrder):
            self._flights(self.frame)
        elif isinstance(self.frame, SeaOrder) and self.frame.halted:
            self._targets(self.begun)
        else:
            self._marches()
        return list(self.places.values())

    def _legal(self, node: _Node) -> list[Action]:
        return self.game.legal(node.state, self.seat) if self.seat in node.state.waiting else []

    def _ended(self, node: _Node) -> bool:
        """Whether the order is over, or somebody else is asked first."""
        moving = self.seat in node.state.waiting and len(node.state.frames) >= len(self.begun.state.frames)
        return not moving or not isinstance(node.state.frames[-1], LandOrder | SeaOrder)

    def _add(self, node: _Node, space: str, role: str, *, option: str = "", risk: bool = False) -> None:
        if (space, role) in self.places:
            return
        cost = len(node.path) - 1
        words = [self.line.format(">".join(node.path)), *node.loads, *([option] if option else [])]
        self.places[space, role] = {
            "space": space,
            "path": [*node.path] if space == node.path[-1] else [*node.path, space],
            "cost": cost,
            "left": max(0, self._range() - cost),
            "roles": [role],
            "loads": [load.partition("=")[2] for load in node.loads],
            "risk": risk,
            "action": " ".join(" ".join(words).split()),
            "actions": [str(step) for step in node.steps],
        }

    def _range(self) -> int:
        """How far the force gets from where it is."""
        frame, kinds = self.frame, self.game.kinds_of(self.begun.state)
        if isinstance(frame, SeaOrder):
            return frame.left
        assert isinstance(frame, LandOrder)
        moves = [kinds[_type(name)].move for name, _ in _force(self.game, self.begun.state)]
        return min(moves, default=0) - len(frame.path)

    # -- land and sea --------------------------------------------------------------------------------------

    def _marches(self) -> None:
        """Step by step outwards, first as the force is, then with what it can load."""
        seen = {(self.begun.path[-1], False)}
        waiting = deque([self.begun])
        while waiting:
            node = waiting.popleft()
            legal = self._legal(node)
            self._coasts(node, legal)
            loading = not node.loads and any(action.verb == "load" for action in legal)
            if loading and (node.path[-1], True) not in seen:
                seen.add((node.path[-1], True))
                waiting.append(self._loaded(node))
            for action in legal:
                if action.verb == "step" and (str(action.args[0]), bool(node.loads)) not in seen:
                    seen.add((str(action.args[0]), bool(node.loads)))
                    after = self._arrive(node, action)
                    if after is not None:
                        waiting.append(after)

    def _arrive(self, node: _Node, action: Action) -> _Node | None:
        """Enter a space; the way goes on from there unless None."""
        after = _push(self.game, node, self.seat, action)
        if after is None:  # submarines may fire on the way: a way to go, with a risk
            space = str(action.args[0])
            there = _Node(node.state, (*node.steps, action), (*node.path, space), node.loads)
            self._add(there, space, self._role(space), risk=True)
            return None
        space = after.path[-1]
        if self._ended(after):
            self._add(after, space, self._role(space), risk=self.seat not in after.state.waiting)
            return None
        if act("halt") in self._legal(after) and not after.loads:  # nobody loads just to go somewhere
            self._add(after._replace(steps=(*after.steps, act("halt"))), space, self._role(space))
        return after

    def _role(self, space: str) -> str:
        """``attack`` where enemies or an enemy's land would be met in combat movement, else ``move``."""
        state, frame = self.begun.state, self.frame
        assert isinstance(frame, LandOrder | SeaOrder)
        war = self.game.play(state)
        if not frame.combat:
            return "move"
        at = war.board.space_of[space]
        if not war.board.sea[at]:
            return "move" if friendly_territory(war, at, frame.power) else "attack"
        enemies = (look(piece).owner for piece in state.units[at])
        return "attack" if any(state.war[frame.power] >> owner & 1 for owner in enemies) else "move"

    # -- transports ----------------------------------------------------------------------------------------

    def _loaded(self, node: _Node) -> _Node:
        """The force with as much aboard as it can load where it is, the costliest first."""
        zone, kinds = node.path[-1], self.game.kinds_of(node.state)
        while loads := [action for action in self._legal(node) if action.verb == "load"]:
            best = max(loads, key=lambda action: kinds[str(action.args[1])].cost)
            after = _push(self.game, node, self.seat, best)
            if after is None:
                break
            word = f"load@{zone}={best.args[0]}:{best.args[1]}"
            node = after._replace(loads=(*node.loads, word))
        return node

    def _coasts(self, node: _Node, legal: list[Action]) -> None:
        """What the transports could land on from where the force is."""
        if act("halt") in legal and isinstance(self.frame, SeaOrder) and self.frame.combat:
            halted = _push(self.game, node, self.seat, act("halt"))
            if halted is not None:
                self._targets(halted, node)
        for action in legal:
            if action.verb == "offload":
                self._offload(node, str(action.args[2]))

    def _targets(self, halted: _Node, before: _Node | None = None) -> None:
        """Territories the transports of a force that has halted may assault, all of them the same one."""
        if before is not None and self._ended(halted):
            self._only_target(halted, before)
            return
        targets = [str(a.args[1]) for a in self._legal(halted) if a.verb == "assault"]
        for target in targets:
            node: _Node | None = halted
            while node is not None and not self._ended(node):
                options = [a for a in self._legal(node) if a.verb == "assault" and a.args[1] == target]
                if not options:
                    break
                node = _push(self.game, node, self.seat, options[0])
            if node is not None:
                self._add(node, target, "assault", option=f"assault={target}")

    def _only_target(self, halted: _Node, before: _Node) -> None:
        """Where there was only one territory to assault the order has seen to it."""
        zone = before.path[-1]
        war = self.game.play(halted.state)
        for launch, land in halted.state.assaults:
            if (launch, land) not in before.state.assaults and war.name(launch) == zone:
                self._add(halted, war.name(land), "assault", option=f"assault={war.name(land)}")

    def _offload(self, node: _Node, land: str) -> None:
        """Everything that may goes ashore there, and the order ends."""
        after: _Node | None = node
        while after is not None:
            options = [a for a in self._legal(after) if a.verb == "offload" and a.args[2] == land]
            if not options:
                break
            after = _push(self.game, after, self.seat, options[0])
        if after is None:
            return
        if not self._ended(after):
            after = after._replace(steps=(*after.steps, act("halt")))
        self._add(after, land, "offload", option=f"offload={land}")

    # -- air -----------------------------------------------------------------------------------------------

    def _flights(self, frame: AirOrder) -> None:
        begun = self.begun
        origin = begun.path[-1]
        lengths = _distances(self.game, begun.state, origin)
        for action in self._legal(begun):
            if action.verb != "fly":
                continue
            space, *roles = (str(arg) for arg in action.args)
            if (space, "") in self.places:
                self.places[space, ""]["roles"] += roles
                continue
            after = _push(self.game, begun, self.seat, action)
            option = f" as={roles[0]}" if roles else ""
            self.places[space, ""] = {
                "space": space,
                "path": [origin, space],
                "cost": lengths.get(space, 0),
                "left": None if after is None else _left(self.game, begun.state, after.state, space),
                "roles": roles or ["move"],
                "loads": [],
                "risk": after is None or self.seat not in after.state.waiting,
                "action": self.line.format(f"{origin}>{space}") + option,
                "actions": [str(step) for step in (*begun.steps, action)],
            }


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
