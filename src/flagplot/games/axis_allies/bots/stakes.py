"""What a battle at hand is about: its exact odds, the worth of the space; rules of thumb for quick bots."""

from __future__ import annotations

from flagplot.games.axis_allies.bots.desk import Desk
from flagplot.games.axis_allies.bots.values import Values
from flagplot.games.axis_allies.odds import live
from flagplot.games.axis_allies.odds.battle import odds
from flagplot.games.axis_allies.odds.force import Unit
from flagplot.games.axis_allies.odds.plan import NEVER, Plan, Retreat
from flagplot.games.axis_allies.odds.result import Result
from flagplot.games.axis_allies.odds.sides import Side
from flagplot.games.axis_allies.pieces import Stacks, Status, look
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.state import WarState
from flagplot.kernel.errors import BadInputError

BEST = Retreat("best")
HELD = 0.5  # part of the worth of a space that counts in its battle; led 1.0 in five of eight pairs of games


def prize(desk: Desk, space: int) -> float:
    """What a space is worth to whoever wins it: part of its worth, for it may be lost again, or a capital."""
    worth = Values(desk.war, desk.doctrine).space(space)
    return worth if space in desk.war.board.capital else HELD * worth


def plan_of(desk: Desk, space: int, state: WarState | None = None, retreat: Retreat = NEVER) -> Plan | None:
    """The battle for a space as the board has it, the space at its worth; None if there is none.

    Whoever takes land keeps a unit for it to the last if the land is worth an aircraft.
    """
    worth = prize(desk, space)
    wishes = live.Wishes(retreat=retreat, keep_land=int(worth >= _dear(desk.war)))
    try:
        plan = live.plan_of(desk.game, state or desk.state, desk.war.name(space), wishes=wishes)
    except BadInputError:
        return None
    return plan._replace(prize=worth)


def _dear(war: War) -> int:
    """The price of the cheapest aircraft, less that of the cheapest land unit."""
    air = min(kind.cost for kind in war.board.kinds if kind.air)
    return air - min(kind.cost for kind in war.board.kinds if kind.captures)


def counted(desk: Desk, plan: Plan) -> Result:
    """Exact odds of a battle: one position looked at."""
    desk.budget.spend()
    return odds(plan)


def balance(plan: Plan, result: Result) -> float:
    """How good a battle is for the attacker: what is left of both sides on average, and the space."""
    lost = result.expected_loss
    own = result.worth(plan.attackers) - lost["attacker"]
    theirs = result.worth(plan.defenders, defending=True) - lost["defender"]
    return own - theirs + result.takes * result.prize


def side_of(stacks: Stacks) -> Side:
    """A force on the strip as the odds know it."""
    found: dict[Unit, int] = {}
    for piece, number in stacks.items():
        seen = look(piece)
        unit = Unit(seen.kind, seen.damaged, seen.status is Status.SEABORNE)
        found[unit] = found.get(unit, 0) + number
    return tuple(sorted(found.items()))


# -- rules of thumb ------------------------------------------------------------------------------------------


def pips(war: War, stacks: Stacks, *, attacking: bool) -> int:
    """The values of a force added up."""
    kinds = war.board.kinds
    return sum(
        number * (kinds[look(p).kind].attack if attacking else kinds[look(p).kind].defense)
        for p, number in stacks.items()
        if not kinds[look(p).kind].antiaircraft
    )


def lives(war: War, stacks: Stacks) -> int:
    """How many hits a force can take; transports and guns do not count."""
    kinds = war.board.kinds
    return sum(
        number * (kinds[look(p).kind].hits - look(p).damaged)
        for p, number in stacks.items()
        if not kinds[look(p).kind].transport and not kinds[look(p).kind].antiaircraft
    )


def outlook(war: War, attackers: Stacks, defenders: Stacks) -> float:
    """The attacker's chance by strength times staying power, squared; between 0 and 1."""
    own = pips(war, attackers, attacking=True) * lives(war, attackers)
    theirs = pips(war, defenders, attacking=False) * lives(war, defenders)
    return own**2 / (own**2 + theirs**2) if own else 0.0
