"""Every question inside combat, with the planner that answers it.

Losses are in ``losses.py``, breaking off in ``press.py``, submarines in ``submarines.py``, a defender's
aircraft in ``air_defence.py``, landings, bombardment and the order of battles in ``assaults.py``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from flagplot.games.axis_allies.bots import air_defence, assaults, losses, press, submarines
from flagplot.games.axis_allies.bots.desk import Desk
from flagplot.games.axis_allies.combat.frames import Battle
from flagplot.kernel.thinking import Thought


def on_the_strip(desk: Desk, frame: Battle) -> Thought | None:
    """A question in the middle of a battle: submerge, press on or break off, stay or leave."""
    verbs = {action.verb for action in desk.legal}
    if "submerge" in verbs:
        return submarines.dive(desk, frame)
    if "stay" in verbs:
        return press.part(desk, frame)
    return press.press(desk, frame)


# by the tag of the frame that asks
PLANNERS: Mapping[str, Callable[[Desk, Any], Thought | None]] = {
    "conduct_combat": assaults.next_battle,
    "assault": assaults.assault,
    "rockets": assaults.rockets,
    "battle": on_the_strip,
    "casualties": losses.lose,
    "scramble": air_defence.scramble,
    "raid": air_defence.intercept,
    "kamikaze": air_defence.kamikaze,
    "stranded": air_defence.stranded,
    "interdiction": submarines.fire,
}
