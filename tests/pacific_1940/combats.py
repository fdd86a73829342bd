"""Positions at the start of a Conduct Combat phase, with somebody idle so that the turn goes on after it."""

from __future__ import annotations

from typing import Any

from tests.pacific_1940.helpers import Case

_IDLE = {
    "japan": "jehol",
    "usa": "alaska",
    "china": "sikang",
    "uk": "british_columbia",
    "anzac": "south_australia",
}


def conduct(turn: str, units: dict[str, Any], **parts: Any) -> Case:
    """Attackers are already where they fight, marked as the Combat Move phase leaves them."""
    idle = {_IDLE[turn]: {turn: {"infantry": 1}}}
    return Case(turn=turn, phase="conduct_combat", units={**idle, **units}, **parts)


def happened(case: Case, kind: type[Any]) -> list[Any]:
    """The events of one kind so far."""
    return [event for event in case.events if isinstance(event, kind)]
