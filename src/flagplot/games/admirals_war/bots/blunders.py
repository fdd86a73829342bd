"""What no sensible admiral does, as tests over a recorded game: how often each happened.

    counts = blunders(match)     # {"flag_missed": 2, "bare_carriers": 1, ...}

A test looks at one answer with the state before it, or at the fleets of a side as combat begins
(``postures.py``). They are the predicates of the strategy page that need no judgement of the whole game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from flagplot.games.admirals_war import factors
from flagplot.games.admirals_war.board import ALLIED, AXIS, LBA, SEAT_SIDE, SEATS
from flagplot.games.admirals_war.bots import estimate
from flagplot.games.admirals_war.bots.postures import POSTURES, Posture
from flagplot.games.admirals_war.combat import forces
from flagplot.games.admirals_war.combat.frames import Battle, Groups, Volley
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.shores import control, landings
from flagplot.games.admirals_war.shores.frames import Landings
from flagplot.kernel.action import Action

if TYPE_CHECKING:
    from flagplot.kernel.match import Match

SAFE = 0.5  # chance to be left with which nobody should run


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


ANSWERS: dict[str, Callable[[Moment], bool]] = {
    test.__name__: test
    for test in (
        surface_over_planes, early_retreat, chasing_holder, planes_before_carriers, landing_omitted,
    )
}  # fmt: skip


def blunders(match: Match) -> Counter[str]:
    """How often each blunder was made in a recorded game; every test has an entry."""
    game: Any = match.game
    found: Counter[str] = Counter(dict.fromkeys((*POSTURES, *ANSWERS), 0))
    before: Any = None
    for entry, state in match.replay():
        if entry is not None and before is not None:
            war = game.play(before)
            moment = Moment(war, SEAT_SIDE[SEATS.index(entry.seat)], before.frames[-1], entry.action)
            found.update(name for name, test in ANSWERS.items() if test(moment))
            if game.phase(before) != "combat" == game.phase(state):
                for side in (ALLIED, AXIS):
                    posture = Posture(game.play(state), side)
                    found.update({name: test(posture) for name, test in POSTURES.items()})
        before = state.clone()
    return found
