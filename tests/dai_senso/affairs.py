"""Positions in the middle of politics, and what to look at in them."""

from __future__ import annotations

from typing import Any

from flagplot.games.dai_senso.politics.frames import OperationZ
from flagplot.games.dai_senso.state import POSTURE_BOXES
from tests.dai_senso.setting import Case

WAR = {"scenario": "pacific-war", "year": 1941, "turn": "Nov-Dec", "phasing": "axis"}
AXIS, WEST, SOVIET = 0, 1, 2
GOVERNMENT = {"government": "holding"}


def case(
    *frames: dict[str, Any],
    units: dict[str, list[str]] | None = None,
    boxes: dict[str, list[str]] | None = None,
    dice: list[int] | None = None,
    **further: Any,
) -> Case:
    """A position whose next question is that of the frames given, the last of them first."""
    document: dict[str, Any] = {**WAR, "units": units or {}, "boxes": boxes or {}, **further}
    names = {"option_card": 1, "political_events": 4, "war_and_peace": 12, "conditional_events": 13}
    begun = {"axis": 1, "western": 2, "soviet": 3}[document["phasing"]]
    document["frames"] = [
        {"step": "game_turn", "number": begun},
        {"step": "faction_turn", "number": names["political_events"], "stacked": True},
        *frames,
    ]
    return Case.begun(document, dice or [])


def posture(one: Case, box: str) -> str:
    return one.state.posture[POSTURE_BOXES.index(box)]


def marker(one: Case, id: str) -> str:
    return one.war.affairs.markers.get(id, "")


def status(one: Case, country: str) -> tuple[int, int]:
    at = one.war.tables.minor(country)
    return one.state.status[at], one.state.aligned[at]


PEACE: dict[str, Any] = {"scenario": "rising-sun", "year": 1937, "turn": "May-June", "war_state": "pre_war"}
HOPEH: dict[str, Any] = {"countries": {"hopeh": {"status": "neutral", "alignment": ""}}}


def event(section: str, receiver: int = AXIS, country: str = "", **fields: Any) -> dict[str, Any]:
    return {"step": "event", "event": section, "receiver": receiver, "country": country, **fields}


def capitals(**held: str) -> dict[str, Any]:
    """Affairs with one marker in each Capital named."""
    return {"capitals": {country: [marker] for country, marker in held.items()}, "markers": GOVERNMENT}


def led(branch: str, **markers: str) -> dict[str, Any]:
    """Affairs in which a branch leads."""
    return {"government": branch, "markers": {**GOVERNMENT, **markers}}


AWAY = {"markers": {"government": "mar-apr-1942"}}
PEIPING, MUKDEN, HARBIN = "w5223", "w5226", "w5427"
FIGHTING_CHINA = {"nationalist_china": "war", "communist_china": "war"}


def z_actions(one: Case) -> int:
    """The Z Actions that are left."""
    frame = one.state.frames[-1]
    assert isinstance(frame, OperationZ)
    return frame.left
