"""What of a stack can be picked up, and which of it is offered first: units that can go somewhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from flagplot.games.axis_allies.panels import pieces
from flagplot.games.axis_allies.preview.search import goes_anywhere
from flagplot.games.axis_allies.preview.taking import begun, opened, takeable
from flagplot.games.axis_allies.state import WarState
from flagplot.games.axis_allies.text import parse_piece

if TYPE_CHECKING:
    from flagplot.games.axis_allies.game import AxisAllies

CLASSES = ("land", "sea", "air")
Row = dict[str, Any]


def muster(game: AxisAllies, state: WarState, seat: str, space: str) -> list[Row]:
    """Units of a space that orders can take up: ``[{domain, piece, pick, owner, kind, count, text, ...}]``.

    ``piece`` is what an order calls them, ``pick`` how many are offered first: of the first class that can go
    anywhere, all that can go somewhere together. Units that cannot be taken up are not listed.
    """
    rows: list[Row] = []
    offered = False
    for cls in CLASSES:
        found = _takeable(game, state, seat, space, cls)
        picked = {} if offered else _together(game, state, seat, space, cls, found)
        offered |= bool(picked)
        rows += [_row(game, state, seat, cls, name, count, picked) for name, count in found.items()]
    return rows


def _takeable(game: AxisAllies, state: WarState, seat: str, space: str, cls: str) -> dict[str, int]:
    if seat not in state.waiting or space not in game.edition.board(state).space_of:
        return {}
    node = opened(game, state, seat, space, cls)
    return {} if node is None else takeable(game, node, seat)


def _together(
    game: AxisAllies, state: WarState, seat: str, space: str, cls: str, found: Mapping[str, int]
) -> dict[str, int]:
    """All that can go somewhere, if they can do so together; else as many as can, large stacks first."""

    def goes(force: Mapping[str, int]) -> bool:
        node = begun(game, state, seat, space, cls, list(force.items()))
        return node is not None and goes_anywhere(game, seat, node)

    able = {name: count for name, count in found.items() if goes({name: 1})}
    if not able or goes(able):
        return able
    force: dict[str, int] = {}
    for name, most in sorted(able.items(), key=lambda item: -item[1]):
        count = next((n for n in range(most, 0, -1) if goes({**force, name: n})), 0)
        if count:
            force[name] = count
    return force


def _row(
    game: AxisAllies,
    state: WarState,
    seat: str,
    cls: str,
    name: str,
    count: int,
    picked: Mapping[str, int],
) -> Row:
    war = game.play(state)
    piece = parse_piece(war.board, name, war.power(seat))
    return {
        "domain": cls,
        "piece": name,
        "pick": picked.get(name, 0),
        **pieces(war, {piece: count})[0],
    }
