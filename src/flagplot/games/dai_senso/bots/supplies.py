"""What longer scenarios ask besides battles: replacements, Convoys, and voyages to the theatre of war."""

from __future__ import annotations

from collections.abc import Sequence

from flagplot.games.dai_senso import stacking
from flagplot.games.dai_senso.bots import values
from flagplot.games.dai_senso.bots.mind import Mind, Walk
from flagplot.games.dai_senso.ground import ground
from flagplot.games.dai_senso.movement.voyage import SHIP
from flagplot.games.dai_senso.places import HEXES, IDS, place, zone_of
from flagplot.games.dai_senso.sea.stations import stations, troop_convoys
from flagplot.games.dai_senso.seasons.frames import Replacements
from flagplot.kernel.action import Action
from flagplot.kernel.words import the

DONE = Action("done")
NEARER = 3  # hexes that a voyage must bring a unit closer
STRONG = 2  # hexes for an enemy step
FAR = 99
TROOP, SUPPLY = "troop", "supply"
MOST = 12  # voyages of one turn


def distance(mind: Mind, hex: int) -> int:
    """How far a hex is from the nearest objective; on the whole ocean strong ones are as good as far away."""
    war, grid = mind.war, mind.war.tables.map.board.grid
    goals = values.wanted(war, mind.faction) or values.goals(war)
    if hex >= HEXES or not goals:
        return FAR
    return min(grid.distance(hex, goal) + _strength(mind, goal) for goal in goals)


def _strength(mind: Mind, goal: int) -> int:
    war = mind.war
    if not values.ocean(war):
        return 0
    return STRONG * sum(war.face(one).steps for one in war.enemy_ground(goal, mind.faction))


def replacements(mind: Mind, frame: Replacements, legal: Sequence[Action]) -> list[Action]:
    """The strongest unit, as near to an objective as there is room."""
    found = []
    for action in legal:
        if action == DONE:
            continue
        number, hex = mind.war.tables.counter(str(action.args[0])), place(str(action.args[1]))
        face = mind.war.counter(number).faces[0]
        found.append((distance(mind, hex), -face.attack - face.defense, str(action), action))
    for *_, action in sorted(found, key=lambda one: one[:3]):
        mind.budget.spend()
        state = mind.after(action)
        if not stacking.overstacked(mind.game.play(state), place(str(action.args[1])), mind.faction):
            mind.say(
                "units", f"{the(str(action.args[0]))} is needed near the objectives", str(action.args[1])
            )
            return [action]
    return [DONE]


def convoy(mind: Mind, legal: Sequence[Action]) -> Action | None:
    """A Convoy for the zone whose ports of ours lie nearest to an objective: for supply, then for troops."""
    offered = [one for one in legal if one.verb == "place" and one.args[-1] in (TROOP, SUPPLY)]
    zones = {zone_of(place(str(one.args[1]))) for one in offered}
    near = {zone: _nearest(mind, zone) for zone in sorted(zones)}
    wanted = [zone for zone in near if near[zone] < FAR]
    if not wanted:
        return None
    best, kind = min(wanted, key=lambda zone: (near[zone], zone)), SUPPLY
    if _supplied(mind, best):
        best, kind = max(wanted, key=lambda zone: (_waiting(mind, zone), -near[zone], -zone)), TROOP
    return next(
        (one for one in offered if zone_of(place(str(one.args[1]))) == best and one.args[-1] == kind), None
    )


def _waiting(mind: Mind, zone: int) -> int:
    """The one-step units with an attack that a crossing of a zone would bring closer, beyond its Convoys."""
    war, goal = mind.war, _nearest(mind, zone)
    own = mind.war.occupation.holding[mind.faction]
    units = [
        one
        for port in ground().harbors[zone]
        if own >> port & 1 and distance(mind, port) >= goal + NEARER
        for one in war.ground(port, mind.faction)
        if war.face(one).attack and war.face(one).steps == 1 and not war.counter(one).kwantung
    ]
    return max(0, len(units) - len(troop_convoys(war, zone, mind.faction)))


def _nearest(mind: Mind, zone: int) -> int:
    own = mind.war.occupation.holding[mind.faction]
    return min((distance(mind, port) for port in ground().harbors[zone] if own >> port & 1), default=FAR)


def _supplied(mind: Mind, zone: int) -> bool:
    """Whether a Supply Convoy is in a zone already, printed or placed."""
    return bool(stations(mind.war).supply[mind.faction].get(zone))


def voyages(mind: Mind, walk: Walk) -> None:
    """Units go over the sea where that brings them much closer to an objective."""
    for _ in range(MOST):
        if walk.over or mind.seat not in walk.state.waiting:
            return
        offered = [one for one in mind.game.legal(walk.state, mind.seat) if one.verb == SHIP]
        gains = []
        for one in offered:
            number = mind.war.tables.counter(str(one.args[0]))
            here, there = walk.state.place[number], place(str(one.args[1]))
            gain = distance(mind, here) - distance(mind, there)
            if gain >= NEARER and _room(mind, walk, one, there):
                gains.append((gain, mind.war.face(number).attack, str(one), one))
        if not gains:
            return
        best = max(gains, key=lambda one: one[:3])[-1]
        mind.say("sea", f"{the(str(best.args[0]))} goes where it is needed", IDS[place(str(best.args[1]))])
        walk.give(best)


def _room(mind: Mind, walk: Walk, action: Action, hex: int) -> bool:
    state = mind.after(action, walk.state)
    return hex < HEXES and not stacking.overstacked(mind.game.play(state), hex, mind.faction)
