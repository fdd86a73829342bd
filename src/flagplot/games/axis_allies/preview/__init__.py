"""Where a chosen force could go: found by playing legal steps on copies, never by rules of its own.

For clients that show reachable spaces before anything is decided, and while an order is under way. Each
destination comes with one line that leads there and with the single steps it stands for: ``go ...`` begins an
order, ``on ...`` takes one that is open to its end. Transports are shown the coasts they could come to, with
what is aboard or else with as much as they can load on the way; a client may ask for other cargo.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from flagplot.games.axis_allies.moves.frames import AirOrder
from flagplot.games.axis_allies.pieces import look
from flagplot.games.axis_allies.preview.cargo import Unit
from flagplot.games.axis_allies.preview.gathered import gathered
from flagplot.games.axis_allies.preview.muster import CLASSES, muster
from flagplot.games.axis_allies.preview.search import Destination, destinations
from flagplot.games.axis_allies.preview.taking import ORDERS, Node, Wanted, begun, line, more, type_of
from flagplot.games.axis_allies.preview.together import together
from flagplot.games.axis_allies.state import WarState
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.outlook import HERE, Outlook, Picked
from flagplot.kernel.pointing import Pointed

if TYPE_CHECKING:
    from flagplot.games.axis_allies.game import AxisAllies

MOST_CARGO = 20
FIGHTS = frozenset({"attack", "raid"})  # roles that lead to a battle

__all__ = ["laden", "meant", "muster", "outlook", "preview"]


def outlook(game: AxisAllies, state: WarState, seat: str, picked: Picked) -> Outlook:
    """What the kernel's contract asks: what can be picked up in a space, and where what is picked could go.

    A wish for one destination is cargo to be taken along, as ``laden`` has it.
    """
    stack = muster(game, state, seat, picked.space) if picked.units is None else []
    offered = {str(row["piece"]): int(row["pick"]) for row in stack if row["pick"]}
    units = offered if picked.units is None else picked.units
    force = [{"piece": piece, "count": count} for piece, count in units.items()]
    also = {space: _first(game, state, seat, space, units) for space, units in picked.also.items()}
    if also:
        wish = [(str(u["land"]), str(u["kind"])) for u in _cargo(picked.wish) for _ in range(int(u["count"]))]
        stacks = [
            (space, _groups(game, state, list(part.items())))
            for space, part in {picked.space: units, **also}.items()
        ]
        found = [
            one
            for one in gathered(game, state, seat, stacks, wish if picked.to else None)
            if picked.to in ("", one["space"])
        ]
    elif picked.to:
        found = laden(game, state, seat, picked.space, force, picked.to, _cargo(picked.wish))
    else:
        found = preview(game, state, seat, picked.space, force)
    for one in found:
        if FIGHTS.intersection(one["roles"]):
            one["fights"] = True
    would = line("go", list(units.items())).format(f"{picked.space}>{HERE}") if units else ""
    return Outlook(found, stack, also, would)


def _first(
    game: AxisAllies, state: WarState, seat: str, space: str, units: Mapping[str, int]
) -> dict[str, int]:
    """The units picked in another space; where none are named, those it offers first."""
    if units:
        return dict(units)
    return {str(row["piece"]): int(row["pick"]) for row in muster(game, state, seat, space) if row["pick"]}


def meant(game: AxisAllies, state: WarState, seat: str, pointed: Pointed) -> Iterator[str]:
    """Whoever points at units of his own, or at a space of theirs, wants them to move."""
    war = game.play(state)
    where = pointed.space or pointed.about
    if where not in war.board.space_of:
        return
    own = war.own(war.board.space_of[where], war.power(seat))
    kinds = dict.fromkeys(war.board.kinds[look(piece).kind].id for piece in own)
    for name in [pointed.about] if pointed.space else kinds:
        yield f"go {where} {name}"


def _cargo(wish: Iterable[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """A wish for a landing, checked: it comes from outside."""
    found = list(wish)
    for unit in found:
        count = unit.get("count")
        if set(unit) != {"land", "kind", "count"} or type(count) is not int or not 1 <= count <= MOST_CARGO:
            raise BadInputError(
                f"wish: land, kind and a count from 1 to {MOST_CARGO} expected, found {dict(unit)}"
            )
    return found


def preview(
    game: AxisAllies, state: WarState, seat: str, space: str, force: Iterable[Mapping[str, Any]] = ()
) -> list[Destination]:
    """Destinations of a force of one space: ``[{space, path, cost, left, roles, loads, action, actions}]``.

    ``force`` is ``[{"piece": text, "count": n}]`` as views name pieces. While an order is open in ``space``
    the force is the one under orders, and more of it only while it can still be taken up. Ships or land units
    and aircraft together are shown where both can go, in orders of their own. ``roles`` say what going there
    means: attack, raid, ..., move, assault or offload. Landings say what is taken aboard on the way
    (``cargo``), what else could be (``offers``) and what is then in the ``holds``. Empty when it cannot move.
    """
    wanted = [(str(part["piece"]), int(part["count"])) for part in force]
    return _destinations(game, state, seat, space, wanted)


def laden(
    game: AxisAllies,
    state: WarState,
    seat: str,
    space: str,
    force: Iterable[Mapping[str, Any]],
    to: str,
    cargo: Iterable[Mapping[str, Any]],
) -> list[Destination]:
    """Landings in ``to`` with other cargo: ``[{"land": territory, "kind": kind, "count": n}]``.

    What stands first in the list is loaded first; what then finds no room or lies on no way there is left
    behind.
    """
    wanted = [(str(part["piece"]), int(part["count"])) for part in force]
    wish: list[Unit] = [(str(u["land"]), str(u["kind"])) for u in cargo for _ in range(int(u["count"]))]

    def landings(units: Sequence[Unit]) -> list[Destination]:
        return [one for one in _destinations(game, state, seat, space, wanted, units) if one["space"] == to]

    found = landings(wish)
    kept: list[Unit] = []
    for unit in wish if not found else ():
        with_it = landings([*kept, unit])
        if with_it:
            kept, found = [*kept, unit], with_it
    return found


def _destinations(
    game: AxisAllies,
    state: WarState,
    seat: str,
    space: str,
    wanted: Wanted,
    wish: Sequence[Unit] | None = None,
) -> list[Destination]:
    """Destinations of a force of one class, or of two that go together."""
    groups = _groups(game, state, wanted)
    if len(groups) > 1 and not isinstance(state.frames[-1], ORDERS):
        return together(game, state, seat, space, groups, wish)
    taken = _taken_up(game, state, seat, space, wanted)
    return [] if taken is None else destinations(game, seat, *taken, wish)


def _groups(game: AxisAllies, state: WarState, wanted: Wanted) -> dict[str, Wanted]:
    """A force by class: what moves in orders of its own."""
    kinds = game.kinds_of(state)
    classes = [(kinds[type_of(name)].cls if type_of(name) in kinds else "", name, n) for name, n in wanted]
    found = {cls: [(name, n) for of, name, n in classes if of == cls] for cls in ("", *CLASSES)}
    return {cls: part for cls, part in found.items() if part}


def _taken_up(
    game: AxisAllies, state: WarState, seat: str, space: str, wanted: Wanted
) -> tuple[Node, str] | None:
    """The force under orders and the line that will send it; None when it cannot be taken up."""
    board = game.edition.board(state)
    if seat not in state.waiting or space not in board.space_of:
        return None
    frame = state.frames[-1]
    if isinstance(frame, ORDERS):
        here = frame.origin if isinstance(frame, AirOrder) else frame.at
        node = more(game, state, seat, space, wanted) if board.space_ids[here] == space else None
        taken = [] if node is None else [(str(step.args[0]), int(step.args[1])) for step in node.steps]
        return None if node is None else (node, line("on", taken))
    groups = list(_groups(game, state, wanted))
    if len(groups) != 1 or not groups[0]:
        return None
    node = begun(game, state, seat, space, groups[0], wanted)
    return None if node is None else (node, line("go", wanted))
