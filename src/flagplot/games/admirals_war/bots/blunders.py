"""What no sensible admiral does, as tests over a recorded game: how often each happened.

    counts = blunders(match)     # {"flag_missed": 2, "bare_carriers": 1, ...}

A test looks at one answer with the state before it, or at the fleets of a side as combat begins
(``postures.py``). They are the predicates of the strategy page that need no judgement of the whole game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Any, NamedTuple

from flagplot.games.admirals_war import factors
from flagplot.games.admirals_war.board import LBA, SEAT_SIDE, SEATS, SHIP
from flagplot.games.admirals_war.bots import estimate, values
from flagplot.games.admirals_war.bots.battle import sinking
from flagplot.games.admirals_war.bots.postures import POSTURES, Posture
from flagplot.games.admirals_war.combat import forces, volley
from flagplot.games.admirals_war.combat.frames import Battle, Groups, Volley
from flagplot.games.admirals_war.moves import reach
from flagplot.games.admirals_war.moves.frames import Patrol, Raiders, Return, Sailing
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.shores import control, landings
from flagplot.games.admirals_war.shores.frames import Landings
from flagplot.games.admirals_war.turn import repair
from flagplot.kernel.action import Action

if TYPE_CHECKING:
    from flagplot.kernel.match import Match

SAFE = 0.5  # chance to be left with which nobody should run
SUNK = 0.85  # chance to sink with which a second shot is wasted
SURE_SPEED, FAST, SLOW = 6, 7, 4  # speeds: a roll of 5 in 6, none at all, and less than 2 in 3


class Moment(NamedTuple):
    """One answer, and the war before it."""

    war: War
    side: int
    frame: Any
    action: Action


def surface_over_planes(moment: Moment) -> bool:
    """A side that could control by air units alone asks for the action that sends them home."""
    war, side, frame = moment.war, moment.side, moment.frame
    if not isinstance(frame, Battle) or moment.action != Action("choose", ("surface",)):
        return False
    own = war.combat_units(frame.area, side)
    return bool(own) and all(war.kind(unit) == LBA for unit in own)


def early_retreat(moment: Moment) -> bool:
    """The last patrollers run though they would more likely than not be left."""
    war, side, frame = moment.war, moment.side, moment.frame
    if not isinstance(frame, Battle) or moment.action.verb != "retreat" or frame.runner >= 0:
        return False
    own = forces.fighting(war, frame, side)
    if not set(control.patrollers(war, side, frame.area)) & set(own):
        return False
    mine, other = estimate.strength(war, own), estimate.strength(war, forces.fighting(war, frame, 1 - side))
    met = estimate.meet(mine, other, estimate.lean(war, frame.area, side), estimate.atlantic(war, frame.area))
    return met.hold > SAFE


def chasing_holder(moment: Moment) -> bool:
    """The only unit that could control the area goes in pursuit."""
    war, frame = moment.war, moment.frame
    if not isinstance(frame, Groups) or moment.action.verb != "pursue":
        return False
    return control.patrollers(war, moment.side, frame.area) == [war.board.unit(str(moment.action.args[0]))]


def planes_before_carriers(moment: Moment) -> bool:
    """An air unit is shot at while an enemy carrier of light armor has no attacker."""
    war, frame = moment.war, moment.frame
    if not isinstance(frame, Volley) or moment.action.verb != "aim" or moment.action.args[1] == "none":
        return False
    if frame.kind != "air" or war.kind(war.board.unit(str(moment.action.args[1]))) != LBA:
        return False
    return any(
        factors.is_carrier(war, unit) and factors.armor(war, unit) <= 3 and unit not in frame.aims.values()
        for unit in frame.targets
    )


def landing_omitted(moment: Moment) -> bool:
    """A landing on a base nobody defends is left out."""
    war, frame = moment.war, moment.frame
    if not isinstance(frame, Landings) or moment.action.verb != "done":
        return False
    other = 1 - moment.side
    return any(
        war.state.control[port] == other and not landings.garrison(war, port, other)
        for unit in landings.waiting(war, frame)
        for port in landings.coasts(war, unit)
    )


def slow_roll(moment: Moment) -> bool:
    """A ship is sent where it needs a roll below 5 of 6 while a fast one with as many guns has no orders."""
    war, frame, action = moment.war, moment.frame, moment.action
    if not isinstance(frame, Sailing) or action.verb != "to" or war.midway:
        return False
    area = war.board[str(action.args[0])]
    if area not in frame.rolls or war.speed(frame.unit) >= SURE_SPEED:
        return False
    below = war.state.frames[-2]
    return isinstance(below, Patrol) and any(
        war.kind(other) == SHIP
        and war.speed(other) >= FAST
        and war.gunnery(other) == war.gunnery(frame.unit)
        and war.state.place[other] == war.state.place[frame.unit]
        for other in below.queue
        if other != frame.unit
    )


def long_raid(moment: Moment) -> bool:
    """A raider of speed 4 and less goes three areas though prey lies within two."""
    war, frame, action = moment.war, moment.frame, moment.action
    if not isinstance(frame, Sailing) or action.verb != "to" or not isinstance(war.state.frames[-2], Raiders):
        return False
    legs = reach.raider(war, frame.unit)
    area = war.board[str(action.args[0])]
    if area not in frame.rolls or area not in legs or war.speed(frame.unit) > SLOW:
        return False
    near = [other for other, leg in legs.items() if leg.cost <= reach.FREE[reach.RAID]]
    return any(control.patrollers(war, 1 - moment.side, other) for other in near)


def dead_target(moment: Moment) -> bool:
    """In port, a shot at a ship past twice its armor while another is not."""
    war, frame = moment.war, moment.frame
    if not isinstance(frame, Volley) or moment.action.verb != "aim" or moment.action.args[1] == "none":
        return False
    if frame.kind != "raid":
        return False

    def finished(unit: int) -> bool:
        return war.kind(unit) == SHIP and war.state.damage[unit] > 2 * factors.armor(war, unit)

    target = war.board.unit(str(moment.action.args[1]))
    return finished(target) and not all(finished(unit) for unit in frame.targets)


def overkill(moment: Moment) -> bool:
    """A second shot where the first sinks almost surely, with another target of half the worth open."""
    war, frame = moment.war, moment.frame
    if not isinstance(frame, Volley) or moment.action.verb != "aim" or moment.action.args[1] == "none":
        return False
    target = war.board.unit(str(moment.action.args[1]))
    before = [attacker for attacker, aimed in frame.aims.items() if aimed == target]
    if not before or war.kind(target) != SHIP:
        return False
    missed = 1.0
    for attacker in before:
        shot = volley.shot(war, frame, attacker, target)
        armor = factors.armor(war, target)
        left = (2 * armor if shot.in_port else armor) - war.state.damage[target]
        less = shot.less_damage + factors.armor_bonus(war, target)
        missed *= 1 - sinking(shot.dice, shot.bonus, left, int(less))[0]
    half = values.printed(war.board.pieces[target]) / 2
    return 1 - missed > SUNK and any(
        unit not in frame.aims.values() and values.printed(war.board.pieces[unit]) >= half
        for unit in volley.choices(war, frame)
        if unit >= 0 and unit != target
    )


def wasted_landing(moment: Moment) -> bool:
    """A landing on a base whose areas all fly our flag already: it falls at the end of the turn."""
    war, frame, action = moment.war, moment.frame, moment.action
    if not isinstance(frame, Landings) or action.verb != "land":
        return False
    port = war.board[str(action.args[1])]
    areas = war.touches(port)
    return (
        war.state.control[port] == 1 - moment.side
        and all(war.state.flag_start[area] == moment.side for area in areas)
        and all(control.flag_for(war, area) == moment.side for area in areas)
    )


def worn_chaser(moment: Moment) -> bool:
    """A ship that one more point would sink goes in pursuit."""
    war, frame = moment.war, moment.frame
    if not isinstance(frame, Groups) or moment.action.verb != "pursue":
        return False
    ship = war.board.unit(str(moment.action.args[0]))
    return war.state.damage[ship] > 0 and war.state.damage[ship] >= factors.armor(war, ship) - 1


def beside_carriers(moment: Moment) -> bool:
    """A damaged ship returns to a port beside enemy carriers though a yard elsewhere is open to it."""
    war, frame, action = moment.war, moment.frame, moment.action
    if not isinstance(frame, Sailing) or action.verb != "to" or not isinstance(war.state.frames[-2], Return):
        return False
    goal = war.board[str(action.args[0])]
    if not war.state.damage[frame.unit] or not _bombed(war, goal, moment.side):
        return False
    others = [place for place in frame.places if place != goal and war.board.is_port(place)]
    return any(repair.capacity(war, place) and not _bombed(war, place, moment.side) for place in others)


def _bombed(war: War, port: int, side: int) -> bool:
    """Whether enemy carriers lie in a port that touches the same area."""
    return any(
        factors.is_carrier(war, unit)
        for area in war.touches(port)
        for other in war.friendly_on(area, 1 - side)
        for unit in war.at(other, 1 - side, SHIP)
    )


ANSWERS: dict[str, Callable[[Moment], bool]] = {
    test.__name__: test
    for test in (
        surface_over_planes, early_retreat, chasing_holder, planes_before_carriers, landing_omitted,
        slow_roll, long_raid, dead_target, overkill, wasted_landing, worn_chaser, beside_carriers,
    )
}  # fmt: skip


def blunders(match: Match, seats: Collection[str] | None = None) -> Counter[str]:
    """How often each blunder was made in a recorded game, by some seats or all; every test has an entry."""
    game: Any = match.game
    who = SEATS if seats is None else seats
    sides = {side for seat, side in zip(SEATS, SEAT_SIDE, strict=True) if seat in who}
    found: Counter[str] = Counter(dict.fromkeys((*POSTURES, *ANSWERS), 0))
    before: Any = None
    for entry, state in match.replay():
        if entry is not None and before is not None:
            if entry.seat in who:
                war = game.play(before)
                moment = Moment(war, SEAT_SIDE[SEATS.index(entry.seat)], before.frames[-1], entry.action)
                found.update(name for name, test in ANSWERS.items() if test(moment))
            if game.phase(before) != "combat" == game.phase(state):
                for side in sorted(sides):
                    posture = Posture(game.play(state), side)
                    found.update({name: test(posture) for name, test in POSTURES.items()})
        before = state.clone()
    return found
