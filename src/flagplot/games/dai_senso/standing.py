"""Standing orders of a faction that defends: contests in the air, HQ support, standing or retreating, losses.

They read the view of the seat alone, as the player would.
"""

from __future__ import annotations

from typing import Any

from flagplot.kernel.action import Action
from flagplot.kernel.standing import NEVER_ALWAYS, Asked, Policy


def _contest(asked: Asked, value: str) -> Action | None:
    """Every enemy Air Force while there is one to send against it, or none."""
    if "contest" not in asked.verbs:
        return None
    return asked.first("contest" if value == "always" else "decline")


def _cover(asked: Asked, value: str) -> Action | None:
    """The first HQ in range; an attacker who may still add units is asked."""
    if set(asked.verbs) != {"support", "decline"}:
        return None
    return asked.first("support" if value == "always" else "decline")


def _stand(asked: Asked, value: str) -> Action | None:
    """Steps lost instead of ground where the hex allows it, or back to the first hex."""
    if set(asked.verbs) != {"retreat", "lose"}:
        return None
    return asked.first("retreat") if value == "retreat" else _loss(asked, "large")


def _lose(asked: Asked, value: str) -> Action | None:
    """The next step."""
    return _loss(asked, value) if set(asked.verbs) == {"lose"} else None


def _loss(asked: Asked, value: str) -> Action | None:
    """From the unit with the most steps, so that every unit stays, or from the weakest."""
    units = {unit["id"]: unit for place in asked.view.places.values() for unit in place["units"]}

    def wanted(action: Action) -> tuple[int, ...]:
        unit: dict[str, Any] = units.get(str(action.args[0]), {})
        factors = int(unit.get("attack", 0)) + int(unit.get("defense", 0))
        return (-int(unit.get("steps", 0)), factors) if value == "large" else (factors,)

    return min(asked.verbs["lose"], key=wanted)


POLICIES = (
    Policy("contest", "Contest Air Forces", _contest, choices=NEVER_ALWAYS),
    Policy("cover", "HQ support in defense", _cover, choices=NEVER_ALWAYS),
    Policy("stand", "Retreats", _stand, choices={"stand": "stand and lose steps", "retreat": "fall back"}),
    Policy("losses", "Losses", _lose, choices={"large": "from the largest", "weak": "the weakest first"}),
)
