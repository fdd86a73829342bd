"""What transports take aboard on the way to a coast: filled by the program, or as the player wishes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from flagplot.games.axis_allies.moves.frames import SeaOrder
from flagplot.games.axis_allies.panels import pieces
from flagplot.games.axis_allies.pieces import look
from flagplot.games.axis_allies.preview.taking import Load, Node, legal, push
from flagplot.games.axis_allies.state import WarState
from flagplot.games.axis_allies.tally import tally
from flagplot.kernel.action import Action

if TYPE_CHECKING:
    from flagplot.games.axis_allies.game import AxisAllies

Unit = tuple[str, str]  # a territory and the kind of a land unit there
Offer = dict[str, Any]


def word(load: Load) -> str:
    """A load as a line says it: ``load@sz7=france:infantry``."""
    return f"load@{load.zone}={load.land}:{load.kind}"


def counted(loads: Iterable[Load]) -> list[Offer]:
    """Loads as a client shows them: ``[{zone, land, kind, count}]``, in the order of loading."""
    return [{**load._asdict(), "count": count} for load, count in Counter(loads).items()]


# -- loading -----------------------------------------------------------------------------------------------


def filled(game: AxisAllies, node: Node, seat: str, but: str = "") -> Node:
    """The force with as much aboard as it can load where it is, ``but`` from there.

    The costliest units go first, antiaircraft guns last: they are at home where they are.
    """
    kinds = game.kinds_of(node.state)

    def worth(action: Action) -> tuple[bool, int]:
        kind = kinds[str(action.args[1])]
        return not kind.antiaircraft, kind.cost

    while options := [action for action in _loads(game, node, seat) if action.args[0] != but]:
        after = _load(game, node, seat, max(options, key=worth))
        if after is None:
            break
        node = after
    return node


def wished(game: AxisAllies, node: Node, seat: str, wish: Sequence[Unit]) -> Node:
    """The force with all of the wish aboard that it can load where it is, bulky units first."""
    kinds = game.kinds_of(node.state)
    left = Counter(wish) - Counter((load.land, load.kind) for load in node.loads)
    for unit in sorted(left.elements(), key=lambda unit: -kinds[unit[1]].cost if unit[1] in kinds else 0):
        option = next((a for a in _loads(game, node, seat) if a.args[:2] == unit), None)
        after = None if option is None else _load(game, node, seat, option)
        node = after or node
    return node


def _loads(game: AxisAllies, node: Node, seat: str) -> list[Action]:
    return [action for action in legal(game, node, seat) if action.verb == "load"]


def _load(game: AxisAllies, node: Node, seat: str, action: Action) -> Node | None:
    after = push(game, node, seat, action)
    load = Load(node.path[-1], str(action.args[0]), str(action.args[1]))
    return None if after is None else after._replace(loads=(*node.loads, load))


# -- what else there is ------------------------------------------------------------------------------------


def offered(game: AxisAllies, state: WarState, options: Iterable[Action]) -> list[Offer]:
    """What could be loaded where a force is, with how many of each are there."""
    frame, board = state.frames[-1], game.edition.board(state)
    found: dict[Unit, Offer] = {}
    for action in options:
        if action.verb == "load" and isinstance(frame, SeaOrder):
            land, kind = str(action.args[0]), str(action.args[1])
            there = tally(state.units[board.space_of[land]], board).land.get(frame.power, ())
            count = sum(n for piece, n in there if board.kinds[look(piece).kind].id == kind)
            found[land, kind] = {"land": land, "kind": kind, "count": count}
    return list(found.values())


def along(path: Iterable[str], quays: Mapping[str, list[Offer]]) -> list[Offer]:
    """What could be loaded anywhere on a way, each territory and kind once."""
    found = {(one["land"], one["kind"]): one for space in path for one in quays.get(space, ())}
    return list(found.values())


def holds(game: AxisAllies, state: WarState) -> list[dict[str, Any]]:
    """The transports under orders with what is aboard, as a client draws pieces."""
    frame, war = state.frames[-1], game.play(state)
    assert isinstance(frame, SeaOrder)
    kinds = war.board.kinds
    return pieces(war, {piece: n for piece, n in frame.force.items() if kinds[look(piece).kind].transport})
