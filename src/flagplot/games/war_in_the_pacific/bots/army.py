"""Easy play in a war on land: armies march on the objective, transports follow, bombers help them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from flagplot.games.war_in_the_pacific.bots import air
from flagplot.games.war_in_the_pacific.bots.sight import Sight
from flagplot.games.war_in_the_pacific.tables import tables
from flagplot.kernel.action import Action, act
from flagplot.kernel.stream import Stream

ATTACK = {"japan": 1.0, "allied": 2.5}  # odds at which a side attacks
UNKNOWN = 14  # strength of a stack that lies face down
PATIENCE = 12  # one in so many times an air plot is handed in though bases are left
FAR = 999
ARMY = ("army", "combined")
CARGO = ("TRANS", "AMPH")


@lru_cache(maxsize=64)
def ways(scenario: str, goal: str) -> dict[str, int]:
    """Marches from every land hex to a goal."""
    land = tables(scenario).land
    assert land is not None
    found, ring = {land.grid[goal]: 0}, [land.grid[goal]]
    while ring:
        hex = ring.pop(0)
        for other in land.near(hex):
            if other not in found:
                found[other] = found[hex] + 1
                ring.append(other)
    return {land.label(hex): steps for hex, steps in found.items()}


def goal(sight: Sight) -> str:
    """The hex that the war is about."""
    return sight.tables.card.objective


def away(sight: Sight, hex: str) -> int:
    """Marches to the objective."""
    return ways(sight.seen.scenario, goal(sight)).get(hex, FAR)


def hostile(sight: Sight, hex: str) -> int:
    """The strength of the enemy in a hex, as far as it is known."""
    units = sight.seen.places.get(hex, {}).get("units", ())
    hidden = any(unit["owner"] != sight.seat and unit["kind"] == "unknown" for unit in units)
    return sight.strength(hex, mine=False) + (UNKNOWN if hidden else 0)


# -- the Ground Phase ---------------------------------------------------------------------------------------


def march(sight: Sight) -> Action:
    """Attack at fair odds, or where one must; Japan closes in on the objective, the Allies stand."""
    wanted = ATTACK[sight.seat]
    for action in sight.verbs.get("attack", ()):
        hex = str(action.args[0])
        if "done" not in sight.verbs or sight.strength(hex, mine=True) >= wanted * hostile(sight, hex):
            return action
    if sight.seat == "japan":
        for verb in ("march", "move"):
            for action in sight.verbs.get(verb, ()):
                if _advances(sight, verb, action):
                    return action
    return act("done") if "done" in sight.verbs else sight.seen.legal[0]


def _advances(sight: Sight, verb: str, action: Action) -> bool:
    """Whether a march leads towards the objective and not against too strong an enemy."""
    start = str(action.args[0]) if verb == "march" else sight.where(str(action.args[0]))
    end = str(action.args[1])
    if away(sight, end) >= away(sight, start) or hostile(sight, start):
        return False
    mine = sight.strength(start, mine=True) if verb == "march" else _strength(sight, str(action.args[0]))
    return mine + sight.strength(end, mine=True) >= ATTACK[sight.seat] * hostile(sight, end)


def _strength(sight: Sight, id: str) -> int:
    unit = sight.unit(id)
    return int(unit.get("steps", 0) * unit.get("tq", 0))


def mobilize(sight: Sight) -> Action:
    """The army's headquarters, then the units nearest to the objective; no plans, no loans."""
    hqs = {hq.id: hq for hq in sight.tables.hqs}
    for action in sight.verbs.get("activate-hq", ()):
        if hqs[str(action.args[0])].type in ARMY:
            return action
    offered = sight.verbs.get("activate", ())
    return min(
        offered, key=lambda one: (away(sight, sight.where(str(one.args[0]))), str(one)), default=act("done")
    )


def allot(sight: Sight) -> Action:
    """All to an army."""
    armies = {hq.id for hq in sight.tables.hqs if hq.type in ARMY}

    def worth(action: Action) -> tuple[bool, int]:
        return action.args[0] in armies, int(action.args[1])

    return max(sight.verbs["allot"], key=worth)


def dispatch(sight: Sight) -> Action:
    """Every convoy sails at once."""
    return sight.verbs["dispatch"][0]


# -- at sea -------------------------------------------------------------------------------------------------


def card(sight: Sight) -> Action:
    """The first task force without a card, then hand them in."""
    for one in sight.cards():
        found = act("take-card", one["force"])
        if not one["written"] and found in sight.verbs["take-card"]:
            return found
    return act("done")


def write(sight: Sight) -> Action:
    """Landing forces go to their beaches, transports to and fro; warships hold."""
    now = sight.writing()
    force = sight.unit(now["force"]) if now else {}
    if not now or not force:
        return act("file-card")
    if "put-ashore" in sight.verbs:
        return act("put-ashore")
    if force["mission"] == "AMPH" and not now["route"]:
        return _course(sight, now, _beach(sight, now["force"]))
    if _transport(force):
        if act("mission", "TRANS") in sight.verbs.get("mission", ()):
            return act("mission", "TRANS")
        if "load" in sight.verbs:
            return sight.verbs["load"][0]
        if not now["route"]:
            return _course(sight, now, _harbour(sight, force))
    return act("file-card")


def _transport(force: dict[str, Any]) -> bool:
    return any(ship["kind"] in ("MSU", "APA", "APB") for ship in force.get("ships", ()))


def _beach(sight: Sight, label: str) -> str:
    """Where the plan of the scenario lands a task force."""
    land = sight.tables.card.land
    plans = land.plans if land is not None else ()
    return next((plan.target for plan in plans if plan.tf == label), "")


def _harbour(sight: Sight, force: dict[str, Any]) -> str:
    """Where troops go: to the objective, or as near to it as there is a friendly port; empty ships home."""
    home = {hq.at for hq in sight.tables.card.land.headquarters} if sight.tables.card.land else set()
    mine = [
        base.hex
        for base in sight.tables.bases.values()
        if base.port and sight.seen.places.get(base.hex, {}).get("owner") == sight.seat
    ]
    if not force.get("cargo"):
        return next((hex for hex in sorted(home) if hex in mine and hex != goal(sight)), "")
    return min(mine, key=lambda hex: (away(sight, hex), hex), default="")


def _course(sight: Sight, now: dict[str, Any], end: str) -> Action:
    """As near to a hex as the MPs allow."""
    offered = sight.verbs.get("course", ())
    if not end or not offered:
        return act("file-card")
    best = min(offered, key=lambda one: (sight.distance(str(one.args[0]), end), str(one)))
    closer = sight.distance(str(best.args[0]), end) < sight.distance(now["hex"], end)
    return best if closer else act("file-card")


# -- in the air ---------------------------------------------------------------------------------------------


def bases(sight: Sight) -> Action:
    """The next base with bombers and no mission; now and then the plot is handed in as it is."""
    panel = sight.panel("air_plots")
    used = {line["base"] for line in panel.get("lines", ())}
    idle = {
        one["base"]
        for one in panel.get("idle", ())
        if any(sight.air_type(unit["air"]) in ("B", "D", "T") for unit in one["units"])
    }
    if Stream("air", sight.seen.seq).below(PATIENCE) == 0:
        return act("done")
    open_ = [one for one in sight.verbs.get("plan-base", ()) if one.args[0] in idle - used]
    return open_[0] if open_ else act("done")


def sheet(sight: Sight) -> Action:
    """Ships first, then the airfield nearest to the objective; one strike a base."""
    base = sight.panel("air_plots").get("base", "")
    if base in {line["base"] for line in sight.panel("air_plots").get("lines", ())}:
        return act("close-base")
    ships = air.strikes(sight, set())
    if ships:
        return ships[0]
    fields = [one for one in sight.verbs.get("air-strike", ()) if one.args[2] in ("airfield", "ground")]
    return min(
        fields,
        key=lambda one: (one.args[2] != "ground", away(sight, str(one.args[1])), str(one)),
        default=act("close-base"),
    )
