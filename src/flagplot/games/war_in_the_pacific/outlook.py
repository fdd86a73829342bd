"""Where units may be sent, for clients that show it before anything is decided.

Every goal comes from the list of legal answers; what a step costs is asked of the functions that charge it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flagplot.games.war_in_the_pacific.ground import movement
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea import outlook as at_sea
from flagplot.kernel.action import Action
from flagplot.kernel.outlook import HERE, Outlook, Picked, goals, jointly, waiting

SENDING = ("move", "retreat", "pursue")  # verbs of a unit and a hex
HALVES = 2  # movement points are counted in halves


def outlook(play: Campaign, picked: Picked, legal: Sequence[Action], seat: str) -> Outlook:
    """The units in a hex that may be sent somewhere, or all; and where those that are picked may go."""
    if play.tables.waters is not None:
        return at_sea.outlook(play, picked, seat)
    found = goals(legal, SENDING, lambda answer: str(answer.args[1]))
    if picked.units is None:
        return waiting(found, lambda id: _where(play, id), picked.space)
    ids = [id for id in picked.units if id in found]
    if not ids:
        return Outlook()
    each = {
        id: [_goal(play, id, answer) for hex, answer in found[id].items() if picked.to in ("", hex)]
        for id in ids
    }
    verb = next(iter(found[ids[0]].values())).verb
    return Outlook(each[ids[0]] if len(ids) == 1 else jointly(each), line=f"{verb} {ids[0]} {HERE}")


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
        cost = movement.cost(play, unit, play.island.place(hex))
        goal["cost"] = cost / HALVES
        goal["left"] = max(0, movement.left(play, unit) - cost) / HALVES
    return goal
