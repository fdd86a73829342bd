"""Combat Segments as the attacker plays them: which hex, by whom, whether to press, who goes on."""

from __future__ import annotations

from collections.abc import Sequence

from flagplot.games.dai_senso import stacking
from flagplot.games.dai_senso.bots import values
from flagplot.games.dai_senso.bots.front import Front
from flagplot.games.dai_senso.bots.losses import cheapest
from flagplot.games.dai_senso.bots.marches import REGULAR
from flagplot.games.dai_senso.bots.mind import Mind
from flagplot.games.dai_senso.bots.wave import NO_HQ, Assault, Wave
from flagplot.games.dai_senso.combat.declare import segment_of
from flagplot.games.dai_senso.combat.frames import Attack, Combat
from flagplot.games.dai_senso.places import IDS, place
from flagplot.games.dai_senso.play import War
from flagplot.kernel.action import Action
from flagplot.kernel.words import the

DONE, ATTACK, CANCEL = Action("done"), Action("attack"), Action("cancel")
LEAST = 0.05  # an attack must be worth so much
AGAIN = 0.5  # a hex worth so much is worth a step to attack it once more
SPARE = 3  # steps that must be left for that
ENOUGH = 3  # steps that hold an objective
GUARD = 0.12  # what a second unit in an objective may cost


def wave(front: Front, segment: Combat) -> Wave:
    """The attacks that could still be made in a segment."""
    markers = front.markers if segment.blitz else None
    return Wave(front, front.places(), markers, segment.fought, segment.hqs, segment.attacked)


def plan(mind: Mind, frame: Combat) -> list[Action]:
    """The attack that promises most, or the end."""
    front = Front(mind.war, mind.faction)
    now = wave(front, frame)
    found = [(one.value + mind.noise(), one) for one in now.plan()]
    mind.budget.spend(len(found))
    if not found:
        return [DONE]
    value, best = max(found, key=lambda pair: (pair[0], -pair[1].target.hex))
    return answers(mind, now.reinforced(best)) if value > LEAST else [DONE]


def answers(mind: Mind, made: Assault) -> list[Action]:
    """An attack as answers."""
    hex = IDS[made.target.hex]
    mind.say("attack", f"{the(hex)} is attacked", hex, made.ending.taken)
    return [Action("target", (hex,)), *force(mind, made)]


def force(mind: Mind, made: Assault) -> list[Action]:
    """Who attacks, and the attack."""
    found = [Action("commit", (mind.war.id(one),)) for one in made.units]
    if made.hq != NO_HQ:
        found.append(Action("support", (mind.war.id(made.hq),)))
    return [*found, ATTACK]


def declare(mind: Mind, frame: Attack, legal: Sequence[Action]) -> list[Action]:
    """A hex is chosen already: the best force for it, or what stands committed."""
    if ATTACK in legal:
        return [ATTACK]
    front = Front(mind.war, mind.faction)
    target = next((one for one in front.targets if one.hex == frame.hex), None)
    best = wave(front, segment_of(mind.war)).best(target) if target else None
    wanted = force(mind, best) if best else []
    missing = [one for one in wanted if one in legal]
    return missing[:1] or [next((one for one in legal if one.verb == "commit"), CANCEL)]


# -- after the die ------------------------------------------------------------------------------------------


def defeated(mind: Mind, frame: Attack, legal: Sequence[Action]) -> list[Action]:
    """Give a step where that clears the hex, or keeps a place to attack it once more; otherwise retreat."""
    war = mind.war
    back = [one for one in legal if one.verb == "retreat"]
    steps = sum(war.face(one).steps for one in frame.defenders)
    own = sum(war.face(one).steps for one in frame.attackers if not war.face(one).hq)  # who could go in
    clears = frame.exchange and 1 + frame.defender_losses >= steps
    again = frame.blitz and values.worth(war, frame.hex, mind.faction) >= AGAIN and own > SPARE
    goals = values.goals(war)
    holds = any(mind.state.place[one] in goals for one in frame.attackers)
    if not back or (own > 1 + frame.attacker_losses and (clears or again or holds)):
        return [cheapest(war, legal)]
    return [fall_back(mind, frame, back)]


def fall_back(mind: Mind, frame: Attack, legal: Sequence[Action]) -> Action:
    """As near to what is worth attacking as can be."""
    front = Front(mind.war, mind.faction)

    def near(action: Action) -> float:
        hex = place(str(action.args[0]))
        return max((one.worth / (1 + front.grid.distance(hex, one.hex)) for one in front.targets), default=0)

    return max(legal, key=lambda one: (near(one), one.args))


# -- advance and exploitation -------------------------------------------------------------------------------


def advance(mind: Mind, frame: Attack, legal: Sequence[Action]) -> list[Action]:
    """Whoever comes to stand better by going on, one at a time."""
    best, chosen = promise(mind.war, mind.faction), DONE
    if frame.hex in values.goals(mind.war):  # somebody must go in, and not alone
        held = sum(mind.war.face(one).steps for one in mind.war.ground(frame.hex, mind.faction))
        if held < ENOUGH:
            best = best - GUARD if held else 0.0
            legal = [one for one in legal if one.verb == "advance"]
    for action in legal:
        if action == DONE:
            continue
        mind.budget.spend()
        state = mind.after(action)
        war = mind.game.play(state)
        hex = state.place[war.tables.counter(str(action.args[0]))]
        if stacking.overstacked(war, hex, mind.faction):
            continue
        value = promise(war, mind.faction) + mind.noise() / 4
        if value > best + 1e-9:
            best, chosen = value, action
    return [chosen]


def promise(war: War, faction: int) -> float:
    """What a situation in the Combat Phase promises: objectives held, and attacks still to come."""
    front = Front(war, faction)
    places = front.places()
    segment = next(one for one in reversed(war.state.frames) if isinstance(one, Combat))
    total = float(sum(values.goals(war).values()) - sum(values.wanted(war, faction).values()))
    markers = front.markers if segment.blitz else None
    now = Wave(front, places, markers, segment.fought, segment.hqs, segment.attacked).plan()
    total += sum(one.value for one in now)
    if segment.blitz:
        total += REGULAR * sum(one.value for one in Wave(front, places, None).plan())
    return total + 0.01 * sum(_nearness(front, one, hex) for one, hex in places.items())


def _nearness(front: Front, number: int, hex: int) -> float:
    near = max((one.worth / (1 + front.grid.distance(hex, one.hex)) for one in front.targets), default=0.0)
    return near * front.corps[number].attack
