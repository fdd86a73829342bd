"""Easy play in the Solomons: land, hold Henderson Field, run troops down the Slot, strike whoever is seen."""

from __future__ import annotations

from typing import Any

from flagplot.games.war_in_the_pacific.bots import air, army
from flagplot.games.war_in_the_pacific.bots.army import FAR, ways
from flagplot.games.war_in_the_pacific.bots.sight import Sight
from flagplot.kernel.action import Action, act
from flagplot.kernel.stream import Stream

HOME = {"japan": ("E1613", "E1602"), "allied": ("E3224", "E3231")}  # where ships rest: forward, then rear
PRIZES = ("E2519", "E1018")  # what Japan marches on
TRANSPORTS = ("MSU", "APB", "APA")
GUNS = ("CA", "CL", "DD", "BB", "BC")
CARRIERS = ("CV", "CVL")
AFLOAT = 2  # task forces with transports that a side keeps at sea
STANDOFF = 6  # hexes that carriers keep from the field they fight for
LOW = 5  # twelfths of fuel with which ships go home
ATTACK = {"japan": 1.5, "allied": 2.0}
FIELD = "airfield"


def applies(sight: Sight) -> bool:
    """Whether the war is one of points for places, as that for Guadalcanal."""
    land = sight.tables.card.land
    return land is not None and land.points is not None


def away(sight: Sight, hex: str) -> int:
    """Marches to the nearest prize."""
    return min(ways(sight.seen.scenario, prize).get(hex, FAR) for prize in PRIZES)


def mine(sight: Sight, hex: str) -> bool:
    """Whether a hex is ours."""
    return bool(sight.seen.places.get(hex, {}).get("owner") == sight.seat)


# -- ships --------------------------------------------------------------------------------------------------


def deck(sight: Sight) -> Action:
    """In the first phase a transport is activated where troops wait; then the cards are written."""
    afloat = sum(_carries(sight.unit(one["force"])) for one in sight.cards())
    if sight.phase() == 1 and afloat < AFLOAT and _beach(sight):
        for action in sight.verbs.get("activate-ship", ()):
            ship = str(action.args[0])
            if sight.ship_type(ship) in TRANSPORTS and _waiting(sight, _port(sight, ship)):
                return action
    return army.card(sight)


def _port(sight: Sight, ship: str) -> str:
    for label, place in sight.seen.places.items():
        if any(one["id"] == ship for one in place.get("ships", ())):
            return label
    return ""


def _waiting(sight: Sight, port: str) -> bool:
    """Whether troops that can be spared wait in a port."""
    units = sight.troops(port, mine=True) if port else []
    return port != PRIZES[0] and len(units) > 1


def _carries(force: dict[str, Any]) -> bool:
    return any(ship["kind"] in TRANSPORTS for ship in force.get("ships", ()))


def _beach(sight: Sight) -> str:
    """Where troops go ashore: the field itself, or the nearest coast of its island that is ours and free."""
    found = [
        hex
        for hex, steps in ways(sight.seen.scenario, PRIZES[0]).items()
        if steps <= FAR and mine(sight, hex) and not army.hostile(sight, hex)
    ]
    return min(found, key=lambda hex: (ways(sight.seen.scenario, PRIZES[0])[hex], hex), default="")


def write(sight: Sight) -> Action:
    """Landing forces to their beach, troops to the island, carriers near it; the others rest in port."""
    now = sight.writing()
    force = sight.unit(now["force"]) if now else {}
    if not now or not force or force.get("dummy"):
        return act("file-card")
    if force["mission"] == "AMPH" and force.get("cargo"):
        beach = army._beach(sight, now["force"])
        return army._course(sight, now, beach) if not now["route"] else act("file-card")
    if _carries(force):
        return _ferry(sight, now, force)
    if any(ship["kind"] in CARRIERS for ship in force["ships"]) and force["fuel"] > LOW:
        return _near(sight, now)
    return _rest(sight, now)


def _ferry(sight: Sight, now: dict[str, Any], force: dict[str, Any]) -> Action:
    """Load where troops wait, sail, put ashore, come back."""
    end = now["route"][-1] if now["route"] else now["hex"]
    if act("mission", "TRANS") in sight.verbs.get("mission", ()):
        return act("mission", "TRANS")
    beach = _beach(sight)
    loaded = force.get("cargo") or sight.seen.panels.get("plotting", {}).get("load")
    if "put-ashore" in sight.verbs and end == beach:
        return act("put-ashore")
    if "load" in sight.verbs and now["hex"] != beach and _waiting(sight, now["hex"]) and not now["route"]:
        return sight.verbs["load"][0]
    if now["route"]:
        return act("file-card")
    if loaded or "hold" in sight.verbs:  # what is loaded stands on the card
        return army._course(sight, now, beach)
    return _rest(sight, now)


def _near(sight: Sight, now: dict[str, Any]) -> Action:
    """Carriers keep their distance from the field."""
    goal, offered = PRIZES[0], sight.verbs.get("course", ())
    if now["route"] or not offered:
        return act("file-card")

    def far(hex: str) -> int:
        return abs(sight.distance(hex, goal) - STANDOFF)

    best = min(offered, key=lambda one: (far(str(one.args[0])), str(one)))
    return best if far(str(best.args[0])) < far(now["hex"]) else act("file-card")


def _rest(sight: Sight, now: dict[str, Any]) -> Action:
    """Home, and out of commission there."""
    ports = [hex for hex in HOME[sight.seat] if mine(sight, hex)]
    home = min(ports, key=lambda hex: sight.distance(now["hex"], hex), default="")
    end = now["route"][-1] if now["route"] else now["hex"]
    if end == home and "lay-up" in sight.verbs:
        return act("lay-up")
    return act("file-card") if now["route"] or now["hex"] == home else army._course(sight, now, home)


def express(sight: Sight) -> Action:
    """The Tokyo Express runs to the island."""
    island = ways(sight.seen.scenario, PRIZES[0])
    for action in sight.verbs.get("express", ()):
        if str(action.args[3]) in island:
            return action
    for verb in ("keep-link", "supply"):
        if verb in sight.verbs:
            return sight.verbs[verb][0]
    return act("done") if "done" in sight.verbs else sight.seen.legal[0]


# -- on land ------------------------------------------------------------------------------------------------


def mobilize(sight: Sight) -> Action:
    """All headquarters that may be, then the units nearest to a prize."""
    if "activate-hq" in sight.verbs:
        return sight.verbs["activate-hq"][0]
    near = [
        one for one in sight.verbs.get("activate", ()) if away(sight, sight.where(str(one.args[0]))) < FAR
    ]
    return min(
        near, key=lambda one: (away(sight, sight.where(str(one.args[0]))), str(one)), default=act("done")
    )


def march(sight: Sight) -> Action:
    """Attack at fair odds; Japan closes in on the field and over the mountains, the Allies stand."""
    for action in sight.verbs.get("attack", ()):
        hex = str(action.args[0])
        fair = sight.strength(hex, mine=True) >= ATTACK[sight.seat] * army.hostile(sight, hex)
        if "done" not in sight.verbs or fair:
            return action
    for verb in ("march", "move") if sight.seat == "japan" else ():
        for action in sight.verbs.get(verb, ()):
            if _advances(sight, verb, action):
                return action
    return act("done") if "done" in sight.verbs else sight.seen.legal[0]


def _advances(sight: Sight, verb: str, action: Action) -> bool:
    """Whether a march leads towards a prize and not against too strong an enemy."""
    start = str(action.args[0]) if verb == "march" else sight.where(str(action.args[0]))
    end = str(action.args[1])
    if away(sight, end) >= away(sight, start) or army.hostile(sight, start):
        return False
    own = sight.strength(start, mine=True) if verb == "march" else army._strength(sight, str(action.args[0]))
    return own + sight.strength(end, mine=True) >= ATTACK[sight.seat] * army.hostile(sight, end)


# -- in the air ---------------------------------------------------------------------------------------------


def sheet(sight: Sight) -> Action:
    """Ships first, then the nearest enemy field; fighters and dive bombers to Henderson Field."""
    panel = sight.panel("air_plots")
    base = panel.get("base", "")
    if base in {line["base"] for line in panel.get("lines", ()) if line["mission"] != "TRANSFER"}:
        return act("close-base")
    moving = _forward(sight, base)
    if moving is not None and Stream("forward", sight.seen.seq).below(3):
        return moving
    ships = air.strikes(sight, set())
    if ships:
        return ships[0]
    goal = PRIZES[0]
    fields = [
        one
        for one in sight.verbs.get("air-strike", ())
        if one.args[2] in (FIELD, "ground") and sight.in_range(base, str(one.args[1]))
    ]
    return min(
        fields,
        key=lambda one: (sight.distance(str(one.args[1]), goal), one.args[2] != FIELD, str(one)),
        default=act("close-base"),
    )


def _forward(sight: Sight, base: str) -> Action | None:
    """A unit of a rear base that is briefed to fly to the field at the front."""
    goal = PRIZES[0]
    if base == goal or not mine(sight, goal) or FIELD not in sight.seen.places.get(goal, {}):
        return None
    for action in sight.verbs.get("brief", ()):
        unit = sight.tables.air[sight.tables.air_number[str(action.args[0])]]
        kind = sight.tables.types[unit.type]
        able = kind.class_ in ("F", "D") and not unit.carrier_trained and base in sight.seen.places
        if able and sight.flight(base, goal) <= kind.range_transfer:
            return action
    return None


def rebase(sight: Sight) -> Action:
    """To the field at the front, with as many as may."""
    found = [one for one in sight.verbs.get("rebase", ()) if one.args[2] == PRIZES[0]]
    return max(found, key=lambda one: int(one.args[1]), default=act("cancel"))


PLANNERS = {
    "plan-base": army.bases,
    "close-base": sheet,
    "rebase": rebase,
    "recon": rebase,
    "fly-cover": rebase,
    "take-card": deck,
    "file-card": write,
    "express": express,
    "keep-link": express,
    "supply": express,
    "dispatch": army.dispatch,
    "allot": army.allot,
    "plan-landing": mobilize,
    "activate-hq": mobilize,
    "activate": mobilize,
    "attack": march,
    "march": march,
    "move": march,
}
