"""Easy play in a war on land: armies march on the objective, transports follow, bombers help them."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Any

from flagplot.games.war_in_the_pacific.bots import air
from flagplot.games.war_in_the_pacific.bots.sight import Sight
from flagplot.games.war_in_the_pacific.tables import tables
from flagplot.kernel.action import Action, act
from flagplot.kernel.memory import remember
from flagplot.kernel.stream import Stream

ATTACK = {"japan": 1.0, "allied": 2.5}  # odds at which a side attacks
UNKNOWN = 14  # strength of a stack that lies face down
PATIENCE = 12  # one in so many times an air plot is handed in though bases are left
FAR = 999
ARMY = ("army", "combined")
CARGO = ("TRANS", "AMPH")
NEAR = 40  # half movement points to the objective from which on troops march, and do not go aboard
BOMBERS = ("B", "D", "T")
LAST = 3  # the phase of a game-turn whose strikes cost the army its support


@remember(64)
def ways(scenario: str, goal: str) -> dict[str, int]:
    """Half movement points from every land hex to a goal, along roads where there are any."""
    land = tables(scenario).land
    assert land is not None
    found: dict[int, int] = {}
    ring = [(0, land.grid[goal])]
    while ring:
        far, hex = heappop(ring)
        if hex in found:
            continue
        found[hex] = far
        for other in land.near(hex):
            price = land.price(other, hex, mech=False)
            if price is not None and other not in found:
                heappush(ring, (far + price, other))
    return {land.label(hex): far for hex, far in found.items()}


def goal(sight: Sight) -> str:
    """The hex that the war is about."""
    return sight.tables.card.objective


def away(sight: Sight, hex: str) -> int:
    """Half movement points to the objective over land."""
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
        by_rail = _by_rail(sight)
        if by_rail is not None:
            return by_rail
        for verb in ("march", "move"):
            found = [one for one in sight.verbs.get(verb, ()) if _advances(sight, verb, one)]
            if found:
                return min(found, key=lambda one: (away(sight, str(one.args[1])), str(one)))
    return act("done") if "done" in sight.verbs else sight.seen.legal[0]


def _by_rail(sight: Sight) -> Action | None:
    """Who is far from the objective takes the train towards it, and leaves it where it does not go on."""
    rides = [
        one
        for verb in ("train", "ride")
        for one in sight.verbs.get(verb, ())
        if away(sight, str(one.args[1])) < away(sight, _from(sight, verb, one))
    ]
    if rides:
        return min(rides, key=lambda one: (away(sight, str(one.args[1])), one.verb != "train", str(one)))
    if "detrain" in sight.verbs:
        return sight.verbs["detrain"][0]
    for action in sight.verbs.get("entrain", ()):
        if away(sight, sight.where(str(action.args[0]))) > NEAR:
            return action
    return None


def _from(sight: Sight, verb: str, action: Action) -> str:
    """Where a stack, or a unit, sets out."""
    return str(action.args[0]) if verb in ("march", "train") else sight.where(str(action.args[0]))


def _advances(sight: Sight, verb: str, action: Action) -> bool:
    """Whether a march leads towards the objective and not against too strong an enemy."""
    start, end = _from(sight, verb, action), str(action.args[1])
    if away(sight, end) >= away(sight, start) or hostile(sight, start):
        return False
    mine = sight.strength(start, mine=True) if verb == "march" else _strength(sight, str(action.args[0]))
    return mine + sight.strength(end, mine=True) >= ATTACK[sight.seat] * hostile(sight, end)


def pursue(sight: Sight) -> Action:
    """Into the next hex, if that is nearer to the objective."""
    found = [
        one
        for one in sight.verbs["pursue"]
        if away(sight, str(one.args[1])) < away(sight, sight.where(str(one.args[0])))
    ]
    return found[0] if found and sight.seat == "japan" else act("done")


def challenge(sight: Sight) -> Action:
    """The sky over the hex in which most of the own troops are cut off."""
    return max(sight.verbs["challenge"], key=lambda one: (sight.steps(str(one.args[0]), mine=True), str(one)))


def land(sight: Sight) -> Action:
    """Where nobody stands, or few; a weak landing waits for a friendly port."""
    for action in sight.verbs["land"]:
        if not hostile(sight, str(action.args[0])):
            return action
    return act("done") if "done" in sight.verbs else sight.verbs["land"][0]


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
    end = now["route"][-1] if now["route"] else now["hex"]
    if "put-ashore" in sight.verbs and (away(sight, end) <= NEAR or sight.seat == "allied"):
        return act("put-ashore")
    beach = _beach(sight, now["force"])
    if force["mission"] == "AMPH" and force.get("cargo") and not now["route"] and now["hex"] != beach:
        return _course(sight, now, beach)
    if _transport(force):
        if act("mission", "TRANS") in sight.verbs.get("mission", ()):
            return act("mission", "TRANS")
        if "load" in sight.verbs and away(sight, now["hex"]) > NEAR:
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
        if any(sight.air_type(unit["air"]) in BOMBERS for unit in one["units"])
    }
    if Stream("air", sight.seen.seq).below(PATIENCE) == 0:
        return act("done")
    open_ = [one for one in sight.verbs.get("plan-base", ()) if one.args[0] in idle - used]
    return open_[0] if open_ else act("done")


def sheet(sight: Sight) -> Action:
    """Ships at sea, airfields and troops before the army, ships in port; none that costs support."""
    base = sight.panel("air_plots").get("base", "")
    if base in {line["base"] for line in sight.panel("air_plots").get("lines", ())}:
        return act("close-base")
    ships = [one for one in air.strikes(sight, set()) if _reaches(sight, base, str(one.args[1]))]
    at_sea = [one for one in ships if str(one.args[1]) not in sight.seen.places]
    if at_sea:
        return at_sea[0]
    targets = [
        one
        for one in sight.verbs.get("air-strike", ())
        if one.args[2] in ("airfield", "ground")
        and sight.phase() < LAST
        and _reaches(sight, base, str(one.args[1]))
        and not _closed(sight, str(one.args[1]), str(one.args[2]))
    ]
    front = _front(sight)
    return min(
        targets,
        key=lambda one: (sight.distance(str(one.args[1]), front), one.args[2] != "airfield", str(one)),
        default=ships[0] if ships else act("close-base"),
    )


def _closed(sight: Sight, hex: str, what: str) -> bool:
    """Whether an airfield is out of use already."""
    field = sight.seen.places.get(hex, {}).get("airfield", {})
    return what == "airfield" and field.get("damage", "") in ("D3", "D4")


def _front(sight: Sight) -> str:
    """The hex of the own troops nearest to the objective, for Japan; else the objective."""
    mine = [hex for hex in sight.seen.places if away(sight, hex) < FAR and sight.troops(hex, mine=True)]
    return (
        min(mine, key=lambda hex: (away(sight, hex), hex)) if mine and sight.seat == "japan" else goal(sight)
    )


def _reaches(sight: Sight, base: str, target: str) -> bool:
    """Whether bombers that have not flown reach a hex, or a contact, without staging."""
    end = target if target in sight.seen.places else sight.where(target)
    types = [
        sight.tables.types[one["type"]]
        for one in sight.seen.places.get(base, {}).get("air", ())
        if one["flown"] < one["points"]
    ]
    far = max((one.range_extended for one in types if one.class_ in BOMBERS), default=0)
    return bool(end) and bool(base) and sight.flight(base, end) <= far
