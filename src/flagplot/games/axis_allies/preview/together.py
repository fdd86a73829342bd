"""Units of two classes sent to the same place: two orders, one line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from flagplot.games.axis_allies.preview.cargo import Unit
from flagplot.games.axis_allies.preview.search import Destination, destinations
from flagplot.games.axis_allies.preview.taking import Node, Wanted, begun, line, push
from flagplot.games.axis_allies.state import WarState
from flagplot.kernel.action import Action, act, parse_action

if TYPE_CHECKING:
    from flagplot.games.axis_allies.game import AxisAllies


def together(
    game: AxisAllies,
    state: WarState,
    seat: str,
    space: str,
    groups: Mapping[str, Wanted],
    wish: Sequence[Unit] | None = None,
) -> list[Destination]:
    """Where land units or ships can go, with a wish for their cargo, and aircraft can follow them."""
    surface = [cls for cls in groups if cls in ("land", "sea")]
    if len(surface) != 1 or set(groups) != {*surface, "air"}:
        return []
    both = [*groups[surface[0]], *groups["air"]]
    first = begun(game, state, seat, space, surface[0], groups[surface[0]])
    flight = begun(game, state, seat, space, "air", groups["air"])
    if first is None or flight is None:
        return []
    flights = {one["space"]: one for one in destinations(game, seat, flight, "go {}")}
    found = []
    for one in destinations(game, seat, first, line("go", both), wish):
        flown = flights.get(one["space"])
        steps = flown and _follows(game, state, seat, space, one, flown, groups["air"])
        if flown and steps:
            role = f" as={_role(flown)}" if flown["roles"] != ["move"] else ""
            found.append(
                {**one, "left": flown["left"], "action": one["action"] + role, "actions": steps}
                | {"risk": one["risk"] or flown["risk"]}
            )
    return found


def _role(flown: Destination) -> str:
    """Aircraft that go with others attack with them, if they may."""
    roles: list[str] = flown["roles"]
    return "attack" if "attack" in roles else roles[0]


def _follows(
    game: AxisAllies,
    state: WarState,
    seat: str,
    space: str,
    one: Destination,
    flown: Destination,
    aircraft: Wanted,
) -> list[str]:
    """The steps of both orders; none where the aircraft may not fly once the others have gone."""
    node: Node | None = Node(state, (), (space,))
    for step in one["actions"]:
        node = None if node is None else push(game, node, seat, parse_action(step))
    if node is None or seat not in node.state.waiting:
        return []
    ready = begun(game, node.state, seat, space, "air", aircraft)
    fly = _fly(one["space"], flown)
    if ready is None or fly not in game.legal(ready.state, seat):
        return []
    return [*one["actions"], *map(str, ready.steps), str(fly)]


def _fly(space: str, flown: Destination) -> Action:
    return act("fly", space) if flown["roles"] == ["move"] else act("fly", space, _role(flown))
