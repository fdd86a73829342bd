"""Where units may be sent, for clients that show it before anything is decided.

Every goal comes from the list of legal answers; what a step costs is asked of the functions that charge it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flagplot.games.war_in_the_pacific.ground import advance, marching, movement
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea import outlook as at_sea
from flagplot.games.war_in_the_pacific.sides import enemy
from flagplot.kernel.action import Action
from flagplot.kernel.outlook import HERE, Outlook, Picked, goals, jointly, waiting

SENDING = ("move", "retreat", "pursue")  # verbs of a unit and a hex
HALVES = 2  # movement points are counted in halves


def outlook(play: Campaign, picked: Picked, legal: Sequence[Action], seat: str) -> Outlook:
    """The units in a hex that may be sent somewhere, or all; and where those that are picked may go."""
    ashore = any(answer.verb in SENDING for answer in legal)
    if play.tables.waters is not None and not ashore:
        return at_sea.outlook(play, picked, seat)
    found = goals(legal, SENDING, lambda answer: str(answer.args[1]))
    if picked.units is None:
        return waiting(found, lambda id: _where(play, id), picked.space)
    ids = [id for id in picked.units if id in found]
    if not ids:
        return Outlook()
    marches = {tuple(map(str, one.args)): one for one in legal if one.verb == "march"}
    each = {
        id: [_goal(play, id, answer) for hex, answer in found[id].items() if picked.to in ("", hex)]
        for id in ids
    }
    verb = next(iter(found[ids[0]].values())).verb
    line = f"{verb} {ids[0]} {HERE}"
    if len(ids) == 1:
        return Outlook(each[ids[0]], line=line)
    return Outlook([_marching(play, goal, marches) for goal in jointly(each)], line=line)


def _marching(play: Campaign, goal: dict[str, Any], marches: dict[tuple[str, ...], Action]) -> dict[str, Any]:
    """Where all who can leave a hex go to the same hex they march as a stack, with one control roll."""
    starts = {_where(play, id) for id in goal["units"]}
    march = marches.get((*starts, goal["space"])) if len(starts) == 1 else None
    if march is None:
        return goal
    start, end = (play.field.place(label) for label in map(str, march.args))
    side = play.side(play.tables.number[goal["units"][0]])
    whole = next((units for at, to, units in advance.stacks(play, side) if (at, to) == (start, end)), ())
    return goal | {"action": str(march)} if set(play.ids(whole)) == set(goal["units"]) else goal


def _where(play: Campaign, id: str) -> str:
    return play.label(play.state.place[play.tables.number[id]])


def _goal(play: Campaign, id: str, answer: Action) -> dict[str, Any]:
    """A hex beside the unit, what it costs and what is left then; enemies in it must be attacked."""
    unit, hex = play.tables.number[id], str(answer.args[1])
    goal: dict[str, Any] = {
        "space": hex, "path": [_where(play, id), hex], "cost": None, "left": None, "roles": [answer.verb],
        "action": str(answer),
    }  # fmt: skip
    if answer.verb == "move":
        rules = movement if play.field.tactical else marching
        cost = rules.cost(play, unit, play.field.place(hex)) or 0
        goal["cost"] = _points(cost)
        goal["left"] = _points(max(0, rules.left(play, unit) - cost))
        if play.at(play.field.place(hex), enemy(play.side(unit))):
            goal["fights"] = True
    return goal


def _points(halves: int) -> float:
    """Movement points; whole ones without a fraction."""
    return halves // HALVES if halves % HALVES == 0 else halves / HALVES
