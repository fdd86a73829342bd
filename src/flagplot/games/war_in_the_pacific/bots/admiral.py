"""Normal play at sea: carriers keep their distance and refuel in time, hurt ships go home."""

from __future__ import annotations

from typing import Any

from flagplot.games.war_in_the_pacific.bots import sea
from flagplot.games.war_in_the_pacific.bots.sight import Sight
from flagplot.kernel.action import Action, act

FULL = 12
THIRSTY = 8  # twelfths from which oilers in the hex are met
STATION = {"japan": (34, 38), "allied": (26, 34)}  # air MPs from the objective at which carriers wait
# air MPs from enemy ships at which carriers strike: Japan beyond American range, America with escorts
STRIKING = {"japan": (29, 38), "allied": (18, 25)}
WRONG_SIDE = 3.0  # American carriers wait east of the objective
SAFE = 60  # air MPs that a force which must not be found keeps
CRIPPLED = 2  # damage at which a ship slows others down
LAST = 3  # the Naval Phase of a game-turn in which transports start
LINE = ("BB", "BC", "CA", "CL", "DD")
CLOSE = ("AMPH", "BOMB")


def write(sight: Sight) -> Action:
    """Hurt ships leave a fast force, tanks are filled, then the course; once each."""
    now = sight.writing()
    force = sight.unit(now["force"]) if now else {}
    if not now or not force or force.get("dummy"):
        return act("file-card")
    hurt = _cripple(sight, force)
    if hurt is not None:
        return hurt
    if force["fuel"] <= THIRSTY and "refuel" in sight.verbs and not now["refuel"]:
        return sight.verbs["refuel"][0]
    if not now["route"] and "course" in sight.verbs:
        return _course(sight, now, force)
    return act("file-card")


def _cripple(sight: Sight, force: dict[str, Any]) -> Action | None:
    """A ship that slows carriers down is sent home by herself, as long as a whole one stays."""
    ships = force["ships"]
    hurt = {ship["id"] for ship in ships if ship["damage"] >= CRIPPLED}
    if force["mission"] != "CVOPS" or not hurt or len(hurt) == len(ships):
        return None
    return next((one for one in sight.verbs.get("detach", ()) if one.args[0] in hurt), None)


def _course(sight: Sight, now: dict[str, Any], force: dict[str, Any]) -> Action:
    """The hex that is worth most to this force; to stay costs no fuel."""
    if force["mission"] == "AMPH" and sight.phase() < LAST and _arrives(now):
        return act("file-card")
    stay = _worth(sight, force, now["hex"])
    best, found = act("file-card"), stay + _inertia(sight, force)
    for action in sight.verbs["course"]:
        hex = str(action.args[0])
        worth = _worth(sight, force, hex) - sight.distance(hex, now["hex"]) / 100
        if worth > found:
            best, found = action, worth
    return best


def _arrives(now: dict[str, Any]) -> bool:
    """Whether a force that waits can still come to the objective: it needs one phase of each game-turn."""
    return bool(now.get("to_objective") is not None)


def _inertia(sight: Sight, force: dict[str, Any]) -> float:
    """What staying saves; carriers that were located do not stay. [see the plan of Japan]"""
    if force["mission"] == "CVOPS" and force.get("located") and sight.seat == "japan":
        return -2.0
    return 0.5 if force["fuel"] > FULL // 3 else 2.0


def _worth(sight: Sight, force: dict[str, Any], hex: str) -> float:
    """How well a hex suits a force; 0 is perfect."""
    objective = sight.objective()
    if any(ship["damage"] >= CRIPPLED for ship in force["ships"]) and force["mission"] not in CLOSE:
        return min(sight.flight(hex, enemy) for enemy in (*sight.contacts(), objective)) / 10
    if force["mission"] in CLOSE:
        return -float(sight.distance(hex, objective))
    if force["mission"] == "CVOPS":
        return _carriers(sight, force, hex)
    return -_outside(sight.flight(hex, objective), SAFE, 2 * SAFE) - _threat(sight, hex)


def _carriers(sight: Sight, force: dict[str, Any], hex: str) -> float:
    """In range of what is worth a strike, if one knows of it; else on station."""
    prey = sight.prey()
    low, high = STRIKING[sight.seat]
    if prey and _flying(force):
        return -min(_outside(sight.flight(hex, enemy), low, high) for enemy in prey)
    low, high = STATION[sight.seat]
    away = -_outside(sight.flight(hex, sight.objective()), low, high)
    return away - (WRONG_SIDE if sight.seat == "allied" and sight.is_west(hex) else 0.0)


def _flying(force: dict[str, Any]) -> bool:
    """Whether a carrier force can strike: bombers aboard."""
    return bool(sum(one["points"] for one in force.get("air", ())) > 4)


def _threat(sight: Sight, hex: str) -> float:
    """Enemies that are seen and could come near; 0 beyond their range."""
    found = [sight.flight(hex, enemy) for enemy in sight.contacts()]
    return max((SAFE - min(found)) / 4, 0.0) if found else 0.0


def _outside(value: int, low: int, high: int) -> float:
    """By how much a number misses a range."""
    return float(max(low - value, value - high, 0))


def consent(sight: Sight) -> Action:
    """Ships of the line fight, everybody else avoids battle where that is offered."""
    own = next((one for one in sight.panel("surface_combat").get("forces", ()) if one["ships"]), None)
    ships = own["ships"] if own else ()
    line = sum(ship["type"] in LINE and not ship["damage"] for ship in ships)
    carriers = any(ship["type"] in ("CV", "CVL") for ship in ships)
    return act("accept" if line >= 4 and not carriers else "avoid")


def gunnery(sight: Sight) -> Action:
    """All who have no target fire at the ship that promises most."""
    if "engage-all" not in sight.verbs:
        return act("done") if "done" in sight.verbs else sight.seen.legal[0]
    targets = sight.panel("salvo").get("targets", ())
    best = max(
        targets, key=lambda one: sight.value(one["ship"]) * (one["sunk"] + one["crippled"] / 2), default=None
    )
    found = act("engage-all", best["ship"]) if best else sight.verbs["engage-all"][0]
    return found if found in sight.verbs["engage-all"] else sight.verbs["engage-all"][0]


def wish(sight: Sight) -> Action:
    """Break off when more of the own ships than of the enemy's are crippled."""
    hurt = {}
    for force in sight.panel("surface_combat").get("forces", ()):
        hurt[force["side"]] = sum(ship["damage"] >= CRIPPLED for ship in force["ships"])
    mine = hurt.get(sight.seat, 0)
    theirs = sum(count for side, count in hurt.items() if side != sight.seat)
    return act("break-off" if mine > theirs else "fight-on")


def bombard(sight: Sight) -> Action:
    """The airfield until it is closed, then the garrison, with every ship."""
    for verb in ("open-fire", "all-ships"):
        if verb in sight.verbs:
            return sight.verbs[verb][0]
    place = sight.seen.places.get(sight.objective(), {})
    closed = place.get("airfield", {}).get("damage", "") in ("D2", "D3", "D4")
    for wanted in ("ground", "fort", "airfield") if closed else ("airfield", "ground", "fort"):
        found = [one for one in sight.verbs.get("bombard-base", ()) if one.args[0] == wanted]
        if found:
            return found[0]
    return sea.bombard(sight)
