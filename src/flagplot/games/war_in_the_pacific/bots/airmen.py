"""Normal play in the air: escorted strikes at carriers first, CAP at home, attacks spread to cripple."""

from __future__ import annotations

from typing import Any

from flagplot.games.war_in_the_pacific.bots import air
from flagplot.games.war_in_the_pacific.bots.sight import Sight
from flagplot.kernel.action import Action, act
from flagplot.kernel.stream import Stream

ESCORT = 0.5  # share of the fighters of a carrier force that escort
OPENING_ESCORT = 2  # fighters with the strike that must come first
ENOUGH = 4  # APs on one carrier of a wave before the next gets any
CRIPPLED = 2
LANDING = 50  # what a strike at those who come to land promises
LAST = 3  # the last Air Phase of a game-turn
CARRIERS = ("CV", "CVL", "CVE")
TRANSPORTS = ("MSU", "APA", "APB", "APD")  # who would land
PATIENCE = 4  # one in so many times nobody is briefed: the objective may have no room left


def plot(sight: Sight) -> Action:
    """The strike that must come first, reinforcements, then every base at the best target it reaches."""
    if "done" not in sight.verbs:
        return air.plot(sight)
    moved = _reinforce(sight)
    if moved is not None:
        return moved
    used = {line["base"] for line in sight.panel("air_plots").get("lines", ())}
    offered = air.strikes(sight, used)
    return max(offered, key=lambda one: (_promise(sight, one), str(one)), default=act("done"))


def _promise(sight: Sight, strike: Action) -> int:
    """What a strike promises; at ships in port nothing that one knows.

    Who comes to land is left to the airfields until the last Air Phase, in which everybody goes for him.
    """
    base, target = str(strike.args[0]), str(strike.args[1])
    if target in sight.seen.places:
        return 0
    if sight.lands(target) and (base in sight.seen.places or sight.phase() == LAST):
        return LANDING
    return sight.promise(target)


def _reinforce(sight: Sight) -> Action | None:
    """Search planes and bombers fly to the objective where the scenario lets them, once."""
    if Stream("reinforce", sight.seen.seq).below(PATIENCE) == 0:
        return None
    moves = sight.free_transfers()
    planned = {
        group["air"] for line in sight.panel("air_plots").get("lines", ()) for group in line["bombers"]
    }
    briefs = [
        one for one in sight.verbs.get("brief", ()) if one.args[0] in moves and one.args[0] not in planned
    ]
    return briefs[0] if briefs else None


def single(sight: Sight) -> Action:
    """As many as may to the objective; nothing else is flown alone."""
    home = sight.objective()
    found = [one for one in sight.verbs.get("rebase", ()) if one.args[2] == home]
    return max(found, key=lambda one: int(one.args[1]), default=act("cancel"))


def fill(sight: Sight) -> Action:
    """Every bomber in its best way, half of the fighters with them, the others stay as CAP."""
    draft = sight.panel("air_plots").get("draft") or sight.panel("special_strikes").get("draft") or {}
    if "send" in sight.verbs:
        found = _bombers(sight, draft)
        if found is not None:
            return found
    if "guard" in sight.verbs and _short_of_escorts(sight, draft):
        bands = {_band(group["how"]) for group in draft.get("bombers", ())}
        offered = sight.verbs["guard"]
        wanted = [one for one in offered if one.args[2] in bands] or offered
        few = [one for one in wanted if int(one.args[1]) <= 2] or wanted
        return max(few, key=lambda one: int(one.args[1]))
    return act("launch") if "launch" in sight.verbs else act("cancel")


def _bombers(sight: Sight, draft: dict[str, Any]) -> Action | None:
    """The next unit, whole; search planes stay, and against the objective dive bombers are spared."""
    field = draft.get("mission") == "STRIKE-B"
    for action in sorted(sight.verbs["send"], key=lambda one: -int(one.args[1])):
        kind = sight.air_type(str(action.args[0]))
        if kind == "S" or (field and "done" not in sight.verbs and _enough(sight, draft)):
            continue
        if (
            field
            and kind == "D"
            and any(sight.air_type(str(one.args[0])) == "T" for one in sight.verbs["send"])
        ):
            continue
        return action
    return None if draft.get("bombers") else sight.verbs["send"][0]


def _enough(sight: Sight, draft: dict[str, Any]) -> bool:
    """Whether the strike that must come first has what it needs."""
    need = sight.panel("air_plots").get("need") or (0, 0)
    sent: int = sum(one["points"] for one in draft.get("bombers", ()))
    return bool(sent and sent >= need[0])


def _short_of_escorts(sight: Sight, draft: dict[str, Any]) -> bool:
    flying = sum(one["points"] for one in draft.get("escorts", ()))
    need = sight.panel("air_plots").get("need")
    if need and draft.get("mission") == "STRIKE-B":
        return bool(flying < max(need[1], OPENING_ESCORT))
    at_hand = {str(one.args[0]): 0 for one in sight.verbs["guard"]}
    for one in sight.verbs["guard"]:
        at_hand[str(one.args[0])] = max(at_hand[str(one.args[0])], int(one.args[1]))
    return bool(flying < ESCORT * (flying + sum(at_hand.values())))


def _band(way: str) -> str:
    return {"low": "low", "high": "high"}.get(way, "medium")


# -- over the target ----------------------------------------------------------------------------------------


def aim(sight: Sight) -> Action:
    """Carriers that still fly, a few APs each, the one with the fewest first; then the most valuable ship."""
    aimed: dict[str, int] = {}
    for one in sight.panel("raid").get("aims", ()):
        aimed[one["ship"]] = aimed.get(one["ship"], 0) + one["points"]

    def worth(action: Action) -> tuple[float, int]:
        id, points = str(action.args[2]), int(action.args[1])
        there = aimed.get(id, 0)
        crowded = max(there + points - ENOUGH, 0)
        return _prize(sight, id) - 4 * crowded - there / 2, points

    return max(sight.verbs["target"], key=worth)


def _prize(sight: Sight, id: str) -> float:
    kind = sight.ship_type(id)
    flies = kind in CARRIERS and sight.damage(id) < CRIPPLED
    loaded = kind in TRANSPORTS and sight.seat == "allied" and sight.damage(id) < CRIPPLED
    return (40.0 if flies else 30.0 if loaded else 0.0) + sight.value(id)


def enter(sight: Sight) -> Action:
    """As deep as it takes to come to the carriers in the core."""
    depth = {"core": 3, "inner": 2, "middle": 1, "outer": 0}
    return max(sight.verbs["enter"], key=lambda one: (depth.get(str(one.args[1]), 0), -int(one.args[0])))


def sequence(sight: Sight) -> Action:
    """Chits make one's own first strike at carriers come earlier."""
    mine = [one for one in sight.panel("air_phase").get("strikes", ()) if one["side"] == sight.seat]
    prey = [one for one in mine if one.get("target", "").startswith("contact")]
    for action in sorted(sight.verbs["sequence"], key=lambda one: -int(one.args[2])):
        if int(action.args[2]) > 0 and any(one["number"] == action.args[1] for one in prey):
            return action
    return act("done")
