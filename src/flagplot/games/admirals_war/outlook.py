"""Where units that wait for orders may go, for clients that show it before anything is decided.

Whatever the step is that asks for orders, the units of a seat are picked and sent somewhere, one or several.
Everything is asked of the functions the steps themselves use.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flagplot.games.admirals_war import hidden
from flagplot.games.admirals_war.board import NATION_SIDE, SEAT_SIDE, SEATS
from flagplot.games.admirals_war.moves import panels as orders
from flagplot.games.admirals_war.moves.frames import AirPlacement, Amphibious, Patrol, Raiders, Return
from flagplot.games.admirals_war.moves.panels import Orders
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.turn import panels as arrivals
from flagplot.games.admirals_war.turn.frames import Deploy, Reinforce
from flagplot.kernel.outlook import HERE, Outlook, Picked

FACES = 6

WAITING: dict[type[Any], Callable[[War, Any], Orders]] = {
    Deploy: arrivals.starts,
    Reinforce: arrivals.arriving,
    Patrol: orders.patrols,
    AirPlacement: orders.flights,
    Amphibious: orders.landings,
    Raiders: orders.raiders,
    Return: orders.returns,
}


def outlook(war: War, seat: str, picked: Picked) -> Outlook:
    """The units of a seat that wait in a place, or all of them; and where those that are picked may go."""
    frame: Any = war.state.frames[-1] if war.state.frames else None
    waiting = WAITING.get(type(frame))
    if waiting is None or seat not in war.state.waiting or SEATS[frame.seat] != seat:
        return Outlook()
    found = waiting(war, frame)
    if picked.units is None:
        ids = [id for id in found.ways if picked.space in ("", _place(war, id))]
        return Outlook(stack=[{"piece": id, "count": 1, "pick": 0} for id in ids])
    units = [id for id in picked.units if id in found.ways]
    goals = _goals(found, units)
    for goal in goals:
        if _meets(war, seat, goal["space"]):
            goal["fights"] = True
    if picked.to:
        goals = [goal for goal in goals if goal["space"] == picked.to]
    return Outlook(goals, line=f"send {HERE} {' '.join(units[:1])}" if units else "")


def _place(war: War, id: str) -> str:
    return str(war.board.place_ids[war.state.place[war.board.unit(id)]])


def _meets(war: War, seat: str, place: str) -> bool:
    """Whether whoever sails to an area finds units of the other side that it can see there."""
    area, state = war.board.place_of[place], war.state
    side = SEAT_SIDE[SEATS.index(seat)]
    there = (unit for unit in state.at[area] if not hidden.hides(war, unit, seat))
    return area < war.board.n_areas and any(NATION_SIDE[state.nation[unit]] != side for unit in there)


def _goals(found: Orders, units: list[str]) -> list[dict[str, Any]]:
    """Places some of the units may go to: what most can reach first, then the surest, then the nearest."""
    reached: dict[str, list[tuple[str, list[int]]]] = {}
    for id in units:
        for place, way in found.ways[id]().items():
            reached.setdefault(place, []).append((id, way))
    goals = [_goal(place, ways) for place, ways in reached.items()]
    return sorted(goals, key=lambda goal: (-len(goal["units"]), -goal["faces"], goal["cost"] or 0))


def _goal(place: str, ways: list[tuple[str, list[int]]]) -> dict[str, Any]:
    """One place: who gets there, the farthest way, and the chance of the slowest as faces of a die."""
    priced = [way for _, way in ways if way]
    cost = max((way[0] for way in priced), default=None)
    faces = min((way[1] for way in priced), default=FACES)
    units = [id for id, _ in ways]
    badge = "" if cost is None or faces >= FACES else f"{faces}/{FACES}" if faces > 0 else "✗"
    return {
        "space": place, "path": [], "cost": cost, "left": None, "roles": ["sail"], "units": units,
        "faces": faces, "risk": faces < FACES, "action": f"send {place} {' '.join(units)}",
        **({"badge": badge} if badge else {}),
    }  # fmt: skip
