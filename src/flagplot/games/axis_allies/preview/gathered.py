"""Stacks of several spaces sent to the same place: land units, ships and aircraft in one line.

Ships go first and take land units of the other stacks aboard, then those march who can, then aircraft follow.
Every order is one of its own; the line that holds them all was tried before it is shown.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from flagplot.games.axis_allies.preview.cargo import Unit
from flagplot.games.axis_allies.preview.search import Destination, destinations
from flagplot.games.axis_allies.preview.taking import Wanted, begun, line, type_of
from flagplot.games.axis_allies.state import WarState
from flagplot.kernel.proposals import together as joined

if TYPE_CHECKING:
    from flagplot.games.axis_allies.game import AxisAllies

Stack = tuple[str, Mapping[str, Wanted]]  # a space, and what of it is picked by class
_ORDER = ("sea", "land", "air")
_HOLD = 2  # land units that a transport has room for
_TRIES = 4  # cargoes that are tried, each with one unit less


class Share(NamedTuple):
    """What one class of one stack has to do with it: where it can go, and how many units that is."""

    space: str
    cls: str
    units: int
    goals: dict[str, Destination]


def gathered(
    game: AxisAllies, state: WarState, seat: str, stacks: Sequence[Stack], wish: Sequence[Unit] | None
) -> list[Destination]:
    """Where some of the stacks can go, with as many of their units as can; most units first."""
    shares = [share for stack in stacks for share in _shares(game, state, seat, stack, stacks, wish)]
    total = sum(n for _, groups in stacks for part in groups.values() for _, n in part)
    places = dict.fromkeys(space for share in shares for space in share.goals)
    found = [one for space in places if (one := _all_to(game, state, seat, space, shares, total))]
    return sorted(found, key=lambda one: -one["goes"])


def _shares(
    game: AxisAllies,
    state: WarState,
    seat: str,
    stack: Stack,
    stacks: Sequence[Stack],
    wish: Sequence[Unit] | None,
) -> Iterator[Share]:
    """The goals of a stack by class; ships carry land units of the others, if any are picked."""
    space, groups = stack
    for cls, wanted in groups.items():
        node = begun(game, state, seat, space, cls, wanted)
        if node is None:
            continue
        text = line("go", wanted)
        found = destinations(game, seat, node, text, wish if cls == "sea" else None)
        if cls == "sea" and wish is None:
            for load in _cargoes(game, state, stacks, wanted):
                laden = [one for one in destinations(game, seat, node, text, load) if one["holds"]]
                if laden:
                    found = [*laden, *(one for one in found if not one["holds"])]
                    break
        yield Share(space, cls, sum(n for _, n in wanted), {one["space"]: one for one in reversed(found)})


def _cargoes(
    game: AxisAllies, state: WarState, stacks: Sequence[Stack], ships: Wanted
) -> Iterator[list[Unit]]:
    """What transports could be told to take aboard of the land units picked: all, then one less each."""
    kinds = game.kinds_of(state)
    room = _HOLD * sum(n for name, n in ships if kinds[type_of(name)].transport)
    units = [
        (space, type_of(name))
        for space, groups in stacks
        for name, n in groups.get("land", ())
        for _ in range(n)
    ]
    units.sort(key=lambda unit: -kinds[unit[1]].cost)
    for less in range(_TRIES):
        if room and units[: max(0, room - less)]:
            yield units[: room - less]


def _all_to(
    game: AxisAllies, state: WarState, seat: str, space: str, shares: Sequence[Share], total: int
) -> Destination | None:
    """The orders that bring everybody to a place who can get there; None where they exclude each other."""
    going = sorted((one for one in shares if space in one.goals), key=lambda one: _ORDER.index(one.cls))
    aboard = {unit["land"] for one in going for unit in one.goals[space].get("cargo", ())}
    going = [one for one in going if not (one.cls == "land" and one.space in aboard)]
    goals = [one.goals[space] for one in going]
    lines = [_line(goal) for goal in goals]
    action = joined(lines)
    if not goals or (len(goals) > 1 and game.why_not(state, seat, action) is not None):
        return None
    first = next((goal for goal in goals if goal.get("holds")), goals[0])
    carried = sum(unit["count"] for goal in goals for unit in goal.get("cargo", ()))
    roles = [role for goal in goals for role in _roles(goal)]
    role = next((one for one in ("assault", "attack", "offload") if one in roles), roles[0])
    return {
        **first, "left": None, "roles": [role], "risk": any(goal["risk"] for goal in goals),
        "action": action, "actions": [step for goal in goals for step in goal["actions"]],
        "goes": min(total, sum(one.units for one in going) + carried), "of": total,
        "ways": [goal["path"] for goal in goals],
    }  # fmt: skip


def _roles(goal: Destination) -> list[str]:
    """What going there means; of several things aircraft may do, they attack with the others."""
    roles: list[str] = goal["roles"]
    return ["attack"] if "attack" in roles else roles[:1]


def _line(goal: Destination) -> str:
    several = len(goal["roles"]) > 1 and " as=" in goal["action"]
    text = goal["action"]
    return f"{text.partition(' as=')[0]} as={_roles(goal)[0]}" if several else str(text)
