"""Where counters may be sent, for clients that show it before anything is decided.

Every goal comes from the list of legal answers: whatever names a counter and a hex sends the one to the
other. What a way costs is asked of the functions that list it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flagplot.games.dai_senso.beachheads import target
from flagplot.games.dai_senso.movement import boxes, voyage
from flagplot.games.dai_senso.movement.costs import HALVES, allowance
from flagplot.games.dai_senso.movement.frames import Movement
from flagplot.games.dai_senso.movement.march import MARCH
from flagplot.games.dai_senso.movement.moving import ways_of
from flagplot.games.dai_senso.places import IDS, place
from flagplot.games.dai_senso.play import War
from flagplot.kernel.action import Action
from flagplot.kernel.outlook import HERE, Goals, Outlook, Picked, waiting
from flagplot.kernel.outlook import goals as goals_of

MOVE = "move"
SENDING = (MOVE, "overrun", "place", "detach", "exploit", "airdrop")  # verbs of a counter and a hex
AWAY = (voyage.SHIP, boxes.TRANSFER)  # the same for moves that cross the sea or leave the map
ASHORE = ("land", "ashore")  # verbs of a counter on a Beachhead, which says where it goes


def outlook(war: War, picked: Picked, legal: Sequence[Action]) -> Outlook:
    """The counters in a place that may be sent somewhere, or all; and where those that are picked may go."""
    # over land rather than by sea, by sea with the first convoy that is listed
    goals = goals_of(legal, (*SENDING, *AWAY, *ASHORE), lambda answer: _where(war, answer))
    if picked.units is None:
        return waiting(goals, lambda id: IDS[war.state.place[war.tables.counter(id)]], picked.space)
    ids = [id for id in picked.units if id in goals]
    if not ids:
        return Outlook()
    found = _one(war, ids[0], goals[ids[0]]) if len(ids) == 1 else _several(war, ids, goals)
    if picked.to:
        found = [goal for goal in found if goal["space"] == picked.to]
    verb = next(iter(goals[ids[0]].values())).verb
    return Outlook(found, line=f"{verb} {ids[0]} {HERE}")


def _where(war: War, answer: Action) -> str:
    """The place an answer sends its counter to."""
    if answer.verb not in ASHORE:
        return str(answer.args[1])
    return IDS[target(war, war.state.place[war.tables.counter(str(answer.args[0]))])]


def _one(war: War, id: str, goals: dict[str, Action]) -> list[dict[str, Any]]:
    """The goals of one counter, in the order they are listed."""
    return [_goal(war, id, answer) for answer in goals.values()]


def _goal(war: War, id: str, answer: Action) -> dict[str, Any]:
    hex = _where(war, answer)
    goal: dict[str, Any] = {
        "space": hex, "path": [], "cost": None, "left": None, "roles": [answer.verb], "action": str(answer),
    }  # fmt: skip
    frame: Any = war.state.frames[-1]
    if answer.verb == MOVE and isinstance(frame, Movement):
        number = war.tables.counter(id)
        ways = ways_of(war, frame, number)
        cost, way = ways.cost[place(hex)], ways.entered[place(hex)]
        spent = frame.spent if frame.mover == number else 0
        goal["cost"], goal["left"] = cost / HALVES, (allowance(war, number) - spent - cost) / HALVES
        goal["path"] = [IDS[war.state.place[number]], *(IDS[at] for at in way)]
    elif answer.verb in AWAY and isinstance(frame, Movement):
        number = war.tables.counter(id)
        spent = frame.spent if frame.mover == number else 0
        cost = (
            boxes.price(war, number, place(hex)) if answer.verb == boxes.TRANSFER else allowance(war, number)
        )
        goal["cost"], goal["left"] = (cost - spent) / HALVES, (allowance(war, number) - cost) / HALVES
        goal["path"] = [IDS[war.state.place[number]], hex]
    return goal


def _several(war: War, ids: list[str], goals: Goals) -> list[dict[str, Any]]:
    """Where several units may go by moving: what most can reach first, then in the order of the list.

    Each is looked at as things stand; those that go first may open the way for others.
    """
    reached: dict[str, list[str]] = {}
    for id in ids:
        for hex, answer in goals[id].items():
            if answer.verb == MOVE:
                reached.setdefault(hex, []).append(id)
    found = [
        {
            "space": hex, "path": [], "cost": None, "left": None, "roles": [MOVE], "units": units,
            "action": f"{MARCH} {hex} {' '.join(units)}" if units[1:] else f"{MOVE} {units[0]} {hex}",
        }
        for hex, units in reached.items()
    ]  # fmt: skip
    return sorted(found, key=lambda goal: -len(goal["units"]))
