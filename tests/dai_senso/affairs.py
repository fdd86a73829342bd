"""Positions in the middle of politics, and what to look at in them."""

from __future__ import annotations

from typing import Any

from flagplot.games.dai_senso.state import POSTURE_BOXES
from tests.dai_senso.setting import Case

WAR = {"scenario": "pacific-war", "year": 1941, "turn": "Nov-Dec", "phasing": "axis"}
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
