"""The war in numbers, for charts."""

from __future__ import annotations

from typing import Any

from flagplot.games.dai_senso.factions import FACTIONS, NOBODY
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.turn import victory


def numbers(war: War) -> dict[str, Any]:
    """The points of the objectives, and the steps of ground units on the map by faction and type."""
    units: dict[str, dict[str, int]] = {}
    for stack in war.state.at.values():
        for number in stack:
            face, faction = war.face(number), war.faction(number)
            if face.unit and faction != NOBODY:
                army = units.setdefault(FACTIONS[faction], {})
                army[face.kind] = army.get(face.kind, 0) + max(1, face.steps)
    found = victory.points(war)
    return {
        "points": victory.shared(war, found),
        "tracks": {"round": war.state.turn, "objective_points": found},
        "units": units,
    }
