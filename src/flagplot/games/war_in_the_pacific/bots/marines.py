"""Normal play on an island: battalions land beside the enemy, fire where it counts, patience below 3:1."""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.bots import fire, ground
from flagplot.games.war_in_the_pacific.bots.sight import Sight
from flagplot.kernel.action import Action, act

BATTALION = 2  # steps that land together; each part makes its own check
GOOD, LAST = 3.0, 1.5  # odds at which an attack is made; in the last game-turn
TURNS = 3
HEAVY, HELP = 111, 20  # bombardment that silences a battery, that helps an attack
# where the defender does best: small hexes, which hold few attackers
STATIONS = (
    ("jn-snlf-s7", ("b0804", "b0905")),
    ("jn-sbf-3sp", ("b0704", "b0605")),
    ("jn-eng-111", ("b0505", "b0605")),
    ("jn-lab-betio", ("b0405", "b0505")),
)


def deploy(sight: Sight) -> Action:
    """Every unit into the smallest hex that still has room; then it is handed in."""
    for unit, hexes in STATIONS:
        for hex in hexes:
            found = act("place", unit, hex)
            if found in sight.verbs["place"] and unit not in sight.panel("deployment").get("placed", {}):
                return found
    return act("done") if "done" in sight.verbs else act("historical")


def land(sight: Sight) -> Action:
    """Two steps at a time into free hexes that touch most enemies; the rest where it is quiet."""
    best, worth = act("done"), 0.0
    for action in sight.verbs.get("assault", ()):
        steps, hex = int(action.args[1]), str(action.args[2])
        if steps > BATTALION or sight.troops(hex, mine=False):
            continue
        found = 1 + sight.facing(hex) + steps / 10
        if found > worth:
            best, worth = action, found
    if worth:
        return best
    return ground.land(sight)


def march(sight: Sight) -> Action:
    """Attack at 3:1, in the last game-turn at less; close up otherwise."""
    need = LAST if int(sight.seen.tracks.get("round", 1)) >= TURNS else GOOD
    for action in sight.verbs.get("attack", ()):
        if "done" not in sight.verbs or ground.odds(sight, str(action.args[0]), 0) >= need:
            return action
    for action in sight.verbs.get("move", ()):
        unit, hex = str(action.args[0]), str(action.args[1])
        found = sight.unit(unit)
        if sight.troops(hex, mine=False):
            together = _gathered(sight, hex)
            if together / max(sight.strength(hex, mine=False), 1) >= need:
                return action
        elif sight.seat == "allied" and found and ground.closer(sight, sight.where(unit), hex):
            return action
    return act("done") if "done" in sight.verbs else sight.seen.legal[0]


def _gathered(sight: Sight, hex: str) -> int:
    """The strength of all who could enter a hex now, and of those in it."""
    units = {str(one.args[0]) for one in sight.verbs.get("move", ()) if one.args[1] == hex}
    coming = [sight.unit(unit) for unit in units]
    inside = sight.troops(hex, mine=True)
    best = max((unit.get("tq", 0) for unit in (*coming, *inside)), default=0)
    return int(best * sum(unit.get("steps", 0) for unit in (*coming, *inside)))


def bombard(sight: Sight) -> Action:
    """The strong battery in the first game-turn, then hexes beside which marines will stand."""
    groups = {group["hex"] for group in sight.panel("naval").get("groups", ())}
    for action in sight.verbs["bombard"]:
        hex, target = map(str, action.args)
        battery = sight.seen.places[hex].get("battery", {})
        if target == "battery" and battery.get("strength", 0) > 2 and hex not in groups:
            return action
    held = [one for one in sight.verbs["bombard"] if one.args[1] == "ground" and one.args[0] not in groups]
    return max(held, key=lambda one: _wanted(sight, str(one.args[0])), default=act("done"))


def _wanted(sight: Sight, hex: str) -> int:
    """Marines beside a hex count more than its steps."""
    beside = sum(sight.steps(one, mine=True) for one in sight.near(hex))
    return 10 * beside + sight.steps(hex, mine=False)


def join(sight: Sight) -> Action:
    """Ships until the strength will do, and no more."""
    panel = sight.panel("bombard")
    wanted = HEAVY if panel["target"] == "battery" else HELP
    return sight.verbs["join"][0] if panel["strength"] < wanted else act("done")


def send(sight: Sight) -> Action:
    """Aircraft as the easy one sends them."""
    return fire.send(sight)


def last_man(sight: Sight) -> Action:
    """To the last man where the attack would succeed anyway, or costs the enemy dearly."""
    attack = sight.panel("attack")
    attackers = sum(unit["steps"] for unit in attack.get("attackers", ()))
    defenders = sum(unit["steps"] for unit in attack.get("defenders", ()))
    return act("last-man") if attackers >= 2 * max(defenders, 1) else act("no")


def points(sight: Sight) -> Action:
    """On the own minimum of losses."""
    place = 2 if sight.seat == "allied" else 1
    return max(sight.verbs["points"], key=lambda one: (int(one.args[place]), int(one.args[0])))
