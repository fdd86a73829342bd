"""What is struck, with what, and how fighters are used."""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.bots.sight import Sight
from flagplot.kernel.action import Action, act

FIELD = "airfield"
ESCORT = 3  # APs of fighters that fly with a strike


def plot(sight: Sight) -> Action:
    """Enemy ships from every base that reaches any; the enemy's airfield where the rules demand it."""
    if "done" not in sight.verbs:
        fields = [one for one in sight.verbs.get("air-strike", ()) if one.args[2] == FIELD]
        fields.sort(key=lambda one: one.args[0] != sight.opening())
        return fields[0] if fields else sight.verbs.get("scrub", list(sight.seen.legal))[0]
    used = {line["base"] for line in sight.panel("air_plots").get("lines", ())}
    open_ = strikes(sight, used)
    return open_[0] if open_ else act("done")


def strikes(sight: Sight, used: set[str]) -> list[Action]:
    """Strikes at ships from bases that have none, as far as they reach without staging."""
    return [
        one
        for one in sight.verbs.get("naval-strike", ())
        if str(one.args[0]) not in used and sight.in_range(str(one.args[0]), str(one.args[1]))
    ]


def fill(sight: Sight) -> Action:
    """Every bomber, some fighters, and off they go."""
    if "send" in sight.verbs:
        return max(sight.verbs["send"], key=lambda one: int(one.args[1]))
    draft = sight.panel("air_plots").get("draft") or {}
    flying = sum(one["points"] for one in draft.get("escorts", ()))
    if "guard" in sight.verbs and flying < ESCORT:
        return sight.verbs["guard"][0]
    return act("launch") if "launch" in sight.verbs else sight.seen.legal[0]


def assign(sight: Sight) -> Action:
    """All fighters of a unit to the first band."""
    return max(sight.verbs["assign"], key=lambda one: int(one.args[1]))


def aim(sight: Sight) -> Action:
    """Carriers first, then the largest ships, with as many as may."""

    def worth(action: Action) -> tuple[int, int, int]:
        ship = sight.tables.ships[sight.tables.ship_number[str(action.args[2])]]
        return int(ship.type == "CV"), ship.vp, int(action.args[1])

    return max(sight.verbs["target"], key=worth)
