"""Standing orders: what the rules decide where a player decides nothing. [BR-1-13]

They read the view of the seat alone, as the player would.
"""

from __future__ import annotations

from typing import Any

from flagplot.kernel.action import Action
from flagplot.kernel.standing import Asked, Policy

RULES = "rules"
_CHOICES = {RULES: "as the rules have it"}
# questions that are answered with a verb alone: no retreat, pursuit, reduction or last man [BR-1-13]
_DECLINED = {"last-man": "no", "reduce": "no", "pursue": "done", "continue": "done", "press": "decline"}


def _combat(asked: Asked, value: str) -> Action | None:
    """No last man, fort reduction, pursuit or voluntary retreat; absorption and refusal of retreats: yes.

    [BR-1-13]
    """
    for verb, answer in _DECLINED.items():
        if verb in asked.verbs:
            return asked.first(answer)
    for verb in ("absorb", "stand", "announce", "rating"):
        if verb in asked.verbs:
            return asked.first(verb)
    return asked.first("done") if set(asked.verbs) == {"retreat", "done"} else None


def _lead(asked: Asked, value: str) -> Action | None:
    """The unit with the highest quality, then the most steps. [BR-1-13]"""
    if set(asked.verbs) != {"lead"}:
        return None
    return max(asked.verbs["lead"], key=lambda action: _worth(asked, str(action.args[0])))


def _losses(asked: Asked, value: str) -> Action | None:
    """The step of the weakest unit."""
    if set(asked.verbs) != {"lose"}:
        return None
    return min(asked.verbs["lose"], key=lambda action: _worth(asked, str(action.args[0])))


def _worth(asked: Asked, id: str) -> tuple[int, int]:
    units: dict[str, Any] = {
        unit["id"]: unit for place in asked.view.places.values() for unit in place["units"]
    }
    unit = units.get(id, {})
    return int(unit.get("tq", 0)), int(unit.get("steps", 0))


POLICIES = (
    Policy("combat", "Choices in combat", _combat, choices=_CHOICES),
    Policy("lead", "Lead units", _lead, choices={RULES: "the best unit leads"}),
    Policy("losses", "Losses", _losses, choices={"weak": "the weakest first"}),
)
