"""The defender: the air, headquarters, retreats and losses."""

from __future__ import annotations

from collections.abc import Sequence

from flagplot.games.dai_senso.bots import values
from flagplot.games.dai_senso.bots.estimate import Defense, Force, ending
from flagplot.games.dai_senso.bots.losses import cheapest
from flagplot.games.dai_senso.bots.mind import Mind
from flagplot.games.dai_senso.combat import retreat
from flagplot.games.dai_senso.combat.frames import Attack
from flagplot.games.dai_senso.combat.lineup import line_up
from flagplot.games.dai_senso.combat.shifts import involved
from flagplot.games.dai_senso.places import IDS, place
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.stacking import too_much
from flagplot.games.dai_senso.support import placement
from flagplot.games.dai_senso.support.frames import Contest
from flagplot.kernel.action import Action
from flagplot.kernel.words import the

DECLINE = Action("decline")
TOUCHED = 2.0  # an Air Force beside hexes worth so much is contested
HELPS = 0.15  # what an HQ must save to be spent on a combat


def contest(mind: Mind, frame: Contest, legal: Sequence[Action]) -> list[Action]:
    """The Air Force that touches most, or the last that comes."""
    war, attacker = mind.war, mind.state.phasing
    near = war.tables.map.board.grid.within(frame.place, 1)
    touched = sum(values.worth(war, hex, attacker) for hex in near if war.ground(hex, mind.faction))
    more = [one for one in war.in_pool(attacker) if war.counter(one).faces[0].air and one != frame.counter]
    if touched and (touched + mind.noise() >= TOUCHED or not more or not placement.available(war, attacker)):
        mind.say("air", f"{the(IDS[frame.place])} must not be covered", IDS[frame.place])
        return [next(one for one in legal if one != DECLINE)]
    return [DECLINE]


def support(mind: Mind, frame: Attack, legal: Sequence[Action]) -> list[Action]:
    """An HQ where it saves something: it cannot retreat, and fights from afar only once in a segment."""
    worth = values.worth(mind.war, frame.hex, mind.state.phasing) + values.STEP
    alone = _danger(mind.war, frame)
    best, chosen = HELPS + mind.noise() / 10, DECLINE
    for action in legal:
        if action != DECLINE:
            covered = frame.clone()
            covered.cover = mind.war.tables.counter(str(action.args[0]))
            saved = (alone - _danger(mind.war, covered)) * worth
            if saved > best:
                best, chosen = saved, action
    return [chosen]


def _danger(war: War, frame: Attack) -> float:
    """The chance that the hex is lost."""
    units = involved(frame.defenders, frame.cover)
    enemy = war.faction(units[0])
    stuck = retreat.stuck(war, units) or not retreat.ways(war, enemy, frame.hex, frame.hex)
    steps = sum(war.face(one).steps for one in frame.defenders)
    state = Defense(steps, stuck, retreat.may_stay(war, frame))
    force = Force(sum(war.face(one).steps for one in frame.attackers), bound=False)
    return ending(war.tables.charts.combat_results, line_up(war, frame).column, force, state).cleared


def driven_back(mind: Mind, frame: Attack, legal: Sequence[Action]) -> list[Action]:
    """Hold an objective while steps last, otherwise go back to where one is needed most."""
    war = mind.war
    back = [one for one in legal if one.verb == "retreat"]
    steps = sum(war.face(one).steps for one in frame.defenders)
    holds = any(one.verb == "lose" for one in legal) and frame.stand == frame.hex
    dear = values.worth(war, frame.hex, mind.state.phasing) >= 1
    if not back or (holds and dear and steps > frame.back + frame.defender_losses):
        return [cheapest(war, legal)]
    return [max(back, key=lambda one: (_refuge(mind, frame, place(str(one.args[0]))), one.args))]


def _refuge(mind: Mind, frame: Attack, hex: int) -> float:
    """How much a hex wants defenders: what it is worth to the enemy, if there is room."""
    war = mind.war
    force = [one for one in frame.defenders if war.state.place[one] == frame.stand]
    there = [one for one in war.ground(hex, mind.faction) if one not in force]
    crowded = bool(
        too_much(war.tables, hex, [(war.counter(one), war.face(one)) for one in (*there, *force)])[0]
    )
    return values.worth(war, hex, mind.state.phasing) - 5 * crowded - sum(war.face(one).hq for one in there)
