"""Standing orders: what kind of action is sought, when to run, whether to give chase, at what to shoot.

They read the view of the seat alone, so a hidden unit is to them what it is to the player.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from flagplot.games.admirals_war.board import SEAT_SIDE, SEATS, SIDES
from flagplot.kernel.action import Action
from flagplot.kernel.standing import NEVER_ALWAYS, Asked, Policy


def _seek(asked: Asked, value: str) -> Action | None:
    """Air or surface action; the other one where this would do no harm."""
    if "choose" not in asked.verbs:
        return None
    other, factor = ("surface", "air") if value == "air" else ("air", "gunnery")
    return asked.first("choose", value if _strength(asked, (factor,))[0] else other)


def _retreat(asked: Asked, value: str) -> Action | None:
    """Stand or run at the end of a round, and run together."""
    if "retreat" in asked.verbs and "stand" in asked.verbs:
        runs = value == "always" or (value == "outgunned" and _outgunned(asked))
        return asked.first("retreat" if runs else "stand")
    return asked.first("together") if "group" in asked.verbs else None


def _pursue(asked: Asked, value: str) -> Action | None:
    """Every ship that can after the largest group it can catch, or nobody after anybody.

    Who has neither guns nor airstrikes left lets them go: such a chase would never end.
    """
    if not {"pursue", "ignore", "break"} & asked.verbs.keys():
        return None
    groups = [len(group["units"]) for group in _panel(asked, "groups").get("groups", ())]
    caught = [action for action in asked.verbs.get("pursue", ()) if isinstance(action.args[1], int)]
    if value == "always" and caught and _strength(asked)[0]:
        return max(caught, key=lambda action: groups[int(action.args[1]) - 1])
    return asked.first("done")


def _aim(asked: Asked, value: str) -> Action | None:
    """One target after the other, each the most wanted that a legal allocation leaves."""
    offered = [action for action in asked.verbs.get("aim", ()) if action.args[1] != "none"]
    if not offered:
        return None
    units = {unit["id"]: unit for unit in _units(asked)}

    def wanted(action: Action) -> tuple[int, int]:
        unit = units.get(str(action.args[1]), {})
        return int(unit.get("air", 0)) if value == "carriers" else 0, _size(unit)

    return max(offered, key=wanted)


def _home(asked: Asked, value: str) -> Action | None:
    """Every unit to where it would go by itself."""
    if asked.view.tracks.get("phase") == "return to base" and set(asked.verbs) == {"pick", "done"}:
        return asked.first("done")
    usual = _panel(asked, "homing").get("default")
    return asked.first("to", usual) if usual else None


def _panel(asked: Asked, name: str) -> dict[str, Any]:
    found: dict[str, Any] = asked.view.panels.get(name) or {}
    return found


def _units(asked: Asked) -> Iterator[dict[str, Any]]:
    """Every unit the seat sees."""
    for place in asked.view.places.values():
        yield from place.get("units", ())


def _outgunned(asked: Asked) -> bool:
    """Whether the other side brings more gunnery and airstrikes together."""
    mine, theirs = _strength(asked)
    return theirs > mine


def _strength(asked: Asked, factors: tuple[str, ...] = ("gunnery", "air")) -> tuple[int, int]:
    """What our side and the other have of these factors in the battle."""
    mine = SIDES[SEAT_SIDE[SEATS.index(str(asked.view.seat))]]
    forces: dict[str, list[dict[str, Any]]] = _panel(asked, "battle").get("forces", {})
    totals = [0, 0]
    for side, units in forces.items():
        totals[side != mine] += sum(int(unit[factor]) for unit in units for factor in factors)
    return totals[0], totals[1]


def _size(unit: dict[str, Any]) -> int:
    """What its factors come to."""
    return sum(int(unit.get(factor, 0)) for factor in ("gunnery", "armor", "air"))


POLICIES = (
    Policy("action", "Air or surface", _seek, choices={"air": "air action", "surface": "surface action"}),
    Policy("targets", "Targets", _aim, choices={"biggest": "biggest first", "carriers": "carriers first"}),
    Policy("retreat", "Retreat", _retreat, choices={**NEVER_ALWAYS, "outgunned": "when outgunned"}),
    Policy("pursue", "Pursue", _pursue, choices=NEVER_ALWAYS),
    Policy("home", "Return to base", _home, choices={"usual": "where each would go by itself"}),
)
