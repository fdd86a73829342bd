"""Where may this go: what of a place can be picked up, and where that which is picked can be sent.

Clients show it before anything is decided. It is no second source of legality: every destination comes with
the answer that leads there, and a game finds destinations by asking its own steps.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from flagplot.kernel.action import Action
from flagplot.kernel.proposals import together

HERE = "{space}"  # in ``Outlook.line``: where the name of a space goes


class Picked(msgspec.Struct, frozen=True):
    """What a player has in hand, and of one destination how it should be reached."""

    space: str = ""  # where they are; empty where it does not matter
    units: Mapping[str, int] | None = None  # None: whatever the game offers first
    to: str = ""  # only this destination, reached as ``wish`` says
    wish: tuple[Mapping[str, Any], ...] = ()  # in the game's own words
    also: Mapping[
        str, Mapping[str, int]
    ] = {}  # units of other places that go along; none: those offered first


class Outlook(msgspec.Struct, omit_defaults=True):
    """What a seat could do with what it has picked.

    ``stack`` has a row for what can be picked up: ``piece`` (what answers call it), ``count``, ``pick`` (how
    many are offered first). A destination has ``space`` and ``action``; ``path``, ``cost``, ``left``,
    ``roles`` (what going there means), ``risk`` and ``badge`` where they matter; ``fights`` where it leads to
    a battle, so that odds are worth asking for; ``units``, those of the picked that can go, where not all
    can; ``goes`` and ``of``, how many units of how many, and ``ways``, where units of several places are
    picked; and what the game's own panels want to know. ``also`` is what was picked of the other places.
    """

    destinations: list[dict[str, Any]] = []
    stack: list[dict[str, Any]] = []
    also: dict[str, dict[str, int]] = {}
    line: str = ""  # the answer that would send them to ``{space}``, for asking why they cannot go there


Goals = dict[str, dict[str, Action]]  # unit with a name of its own -> space -> the answer that sends it there


def goals(legal: Sequence[Action], verbs: Sequence[str], where: Callable[[Action], str]) -> Goals:
    """Where answers that begin with a unit send it; of several for one space the first counts."""
    found: Goals = {}
    for answer in legal:
        if answer.verb in verbs:
            found.setdefault(str(answer.args[0]), {}).setdefault(where(answer), answer)
    return found


def waiting(found: Goals, place_of: Callable[[str], str], space: str) -> Outlook:
    """The units in a space that may be sent somewhere, or all of them where none is named."""
    return Outlook(stack=[_unpicked(id) for id in found if space in ("", place_of(id))])


def jointly(each: Mapping[str, Sequence[Mapping[str, Any]]]) -> list[dict[str, Any]]:
    """Where several units may go with an answer of their own each: what most of them reach first.

    Each is looked at as things stand; who goes first may be in the way of others.
    """
    reached: dict[str, dict[str, Mapping[str, Any]]] = {}
    for id, destinations in each.items():
        for goal in destinations:
            reached.setdefault(goal["space"], {})[id] = goal
    found = [_joined(units) for units in reached.values()]
    return sorted(found, key=lambda goal: -len(goal["units"]))


def _joined(units: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    """One destination of several: the way of the first, the highest cost, what is left to the slowest."""
    ways = list(units.values())
    costs = [way["cost"] for way in ways if way["cost"] is not None]
    rests = [way["left"] for way in ways if way["left"] is not None]
    return {
        **ways[0], "units": list(units), "cost": max(costs, default=None), "left": min(rests, default=None),
        "action": together([way["action"] for way in ways]),
    }  # fmt: skip


def _unpicked(id: str) -> dict[str, Any]:
    return dict(piece=id, count=1, pick=0)  # noqa: C408 (fields of a row, as the class above names them)
