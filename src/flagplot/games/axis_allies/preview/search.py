"""Where a force that was taken up can end its order: a search that plays legal steps on copies."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from flagplot.games.axis_allies.moves.frames import AirOrder, LandOrder, SeaOrder
from flagplot.games.axis_allies.pieces import look
from flagplot.games.axis_allies.preview import cargo
from flagplot.games.axis_allies.preview.taking import Node, force_of, legal, push, type_of
from flagplot.games.axis_allies.state import WarState
from flagplot.games.axis_allies.status import friendly_territory
from flagplot.kernel.action import Action, act

if TYPE_CHECKING:
    from flagplot.games.axis_allies.game import AxisAllies

Destination = dict[str, Any]


def destinations(
    game: AxisAllies, seat: str, begun: Node, line: str, wish: Sequence[cargo.Unit] | None = None
) -> list[Destination]:
    """All destinations of a force that was taken up; ``line`` has a gap for the path.

    With a wish, transports load just that on the way, and only landings with all of it aboard are found.
    """
    return _Search(game, seat, begun, line, wish).found()


def goes_anywhere(game: AxisAllies, seat: str, begun: Node) -> bool:
    """Whether a force that was taken up has any destination."""
    return bool(_Search(game, seat, begun, "go {}", None, one=True).found())


class _Search:
    """Destinations of one force, the first way to each that is found; of ``one`` it is enough."""

    def __init__(
        self,
        game: AxisAllies,
        seat: str,
        begun: Node,
        line: str,
        wish: Sequence[cargo.Unit] | None,
        *,
        one: bool = False,
    ) -> None:
        self.game, self.seat, self.begun, self.line = game, seat, begun, line
        self.wish, self.one = wish, one
        self.frame = begun.state.frames[-1]
        self.places: dict[tuple[str, str], Destination] = {}  # by space and role
        self.quays: dict[str, list[cargo.Offer]] = {}  # by zone: what could be loaded there

    def found(self) -> list[Destination]:
        """All destinations: flights, marches and voyages, coasts."""
        if isinstance(self.frame, AirOrder):
            self._flights()
        elif isinstance(self.frame, SeaOrder) and self.frame.halted:
            self._targets(self.begun, self.begun)
        else:
            self._marches()
        for place in self.places.values():
            if place["roles"][0] in ("assault", "offload"):
                place["offers"] = cargo.along(place["path"], self.quays)
        return list(self.places.values())

    def _legal(self, node: Node) -> Sequence[Action]:
        return legal(self.game, node, self.seat)

    def _push(self, node: Node, action: Action) -> Node | None:
        return push(self.game, node, self.seat, action)

    def _ended(self, node: Node) -> bool:
        """Whether the order is over, or somebody else is asked first."""
        moving = self.seat in node.state.waiting and len(node.state.frames) >= len(self.begun.state.frames)
        return not moving or not isinstance(node.state.frames[-1], LandOrder | SeaOrder)

    def _add(
        self,
        node: Node,
        space: str,
        role: str,
        *,
        option: str = "",
        risk: bool = False,
        laden: Node | None = None,
    ) -> None:
        if (space, role) in self.places:
            return
        cost = len(node.path) - 1
        words = [self.line.format(">".join(node.path)), *map(cargo.word, node.loads), option]
        self.places[space, role] = {
            "space": space,
            "path": [*node.path] if space == node.path[-1] else [*node.path, space],
            "cost": cost,
            "left": max(0, self._range() - cost),
            "roles": [role],
            "loads": [f"{load.land}:{load.kind}" for load in node.loads],
            "cargo": cargo.counted(node.loads),
            "holds": [] if laden is None else cargo.holds(self.game, laden.state),
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
        moves = [kinds[type_of(name)].move for name, _ in force_of(self.game, self.begun.state)]
        return min(moves, default=0) - len(frame.path)

    # -- land and sea --------------------------------------------------------------------------------------

    def _marches(self) -> None:
        """Step by step outwards: as the force is, and with what it loads on the way."""
        seen: set[tuple[str, object]] = set()
        waiting = deque([self.begun])
        while waiting and not (self.one and self.places):
            node = waiting.popleft()
            # what was filled up is as good as anything else from the same territories
            laden = node.loads if self.wish is not None else frozenset(load.land for load in node.loads)
            if (node.path[-1], laden) in seen:
                continue
            seen.add((node.path[-1], laden))
            options = self._legal(node)
            if not node.loads and node.path[-1] not in self.quays:
                self.quays[node.path[-1]] = cargo.offered(self.game, node.state, options)
            self._coasts(node, options)
            waiting += self._loaded(node, options)
            steps = (action for action in options if action.verb == "step")
            waiting += [after for action in steps if (after := self._arrive(node, action)) is not None]

    def _loaded(self, node: Node, options: Sequence[Action]) -> list[Node]:
        """The force with what it should load where it is: all of it in one place, if nobody says what."""
        lands = {str(action.args[0]) for action in options if action.verb == "load"}
        if not lands:
            return []
        if self.wish is not None:
            found = [cargo.wished(self.game, node, self.seat, self.wish)]
        elif node.loads:
            return []
        else:  # nobody is ferried to where he comes from
            ashore = lands & set(self._shores(node))
            found = [cargo.filled(self.game, node, self.seat, but) for but in ("", *sorted(ashore))]
        return [after for after in found if after.loads != node.loads]

    def _shores(self, node: Node) -> list[str]:
        """Territories beside the force that it may both load from and put units ashore in."""
        combat = isinstance(self.frame, SeaOrder) and self.frame.combat
        return [] if combat else [offer["land"] for offer in self.quays[node.path[-1]]]

    def _arrive(self, node: Node, action: Action) -> Node | None:
        """Enter a space; the way goes on from there unless None."""
        space = str(action.args[0])
        after = self._push(node, action)
        if after is None:  # submarines may fire on the way: a way to go, with a risk
            there = Node(node.state, (*node.steps, action), (*node.path, space), node.loads)
            self._add(there, space, self._role(space), risk=True)
            return None
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

    # -- coasts --------------------------------------------------------------------------------------------

    def _coasts(self, node: Node, options: Sequence[Action]) -> None:
        """What the transports could land on from where the force is."""
        if self.wish is not None and len(node.loads) < len(self.wish):
            return
        if act("halt") in options and isinstance(self.frame, SeaOrder) and self.frame.combat:
            halted = self._push(node, act("halt"))
            if halted is not None and self._ended(halted):
                self._only_target(halted, node)
            elif halted is not None:
                self._targets(halted, node)
        for action in options:
            if action.verb == "offload":
                self._offload(node, str(action.args[2]))

    def _targets(self, halted: Node, before: Node) -> None:
        """Territories the transports of a force that has halted may assault, all of them the same one."""
        targets = [str(a.args[1]) for a in self._legal(halted) if a.verb == "assault"]
        for target in targets:
            node: Node | None = halted
            while node is not None and not self._ended(node):
                options = [a for a in self._legal(node) if a.verb == "assault" and a.args[1] == target]
                if not options:
                    break
                node = self._push(node, options[0])
            if node is not None:
                self._add(node, target, "assault", option=f"assault={target}", laden=before)

    def _only_target(self, halted: Node, before: Node) -> None:
        """Where there was only one territory to assault the order has seen to it."""
        zone = before.path[-1]
        war = self.game.play(halted.state)
        for launch, land in halted.state.assaults:
            if (launch, land) not in before.state.assaults and war.name(launch) == zone:
                target = war.name(land)
                self._add(halted, target, "assault", option=f"assault={target}", laden=before)

    def _offload(self, node: Node, land: str) -> None:
        """Everything that may goes ashore there, and the order ends."""
        if any(load.land == land for load in node.loads):
            return
        after: Node | None = node
        while after is not None:
            options = [a for a in self._legal(after) if a.verb == "offload" and a.args[2] == land]
            if not options:
                break
            after = self._push(after, options[0])
        if after is None:
            return
        if not self._ended(after):
            after = after._replace(steps=(*after.steps, act("halt")))
        self._add(after, land, "offload", option=f"offload={land}", laden=node)

    # -- air -----------------------------------------------------------------------------------------------

    def _flights(self) -> None:
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
            after = self._push(begun, action)
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
