"""Task forces in whole battles: each side keeps together in one, which the enemy may find or not.

What finding means, and the dice for it, is the rules' own; here is only which rounds come of it. With one
force a side all of it attacks, or nothing.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import NamedTuple

import msgspec

from flagplot.games.admirals_war.board import LBA
from flagplot.games.admirals_war.combat import action_type, forces, task_forces
from flagplot.games.admirals_war.combat.frames import Battle, TaskForce
from flagplot.games.admirals_war.odds.fights import AWAY, Codes, Fight, Fleets, Phase
from flagplot.games.admirals_war.odds.policy import SEARCHING, WAITING, Policy
from flagplot.games.admirals_war.odds.sweep import EMPTY, SLIPPED, STRIKES, SURFACE, WAYS
from flagplot.games.admirals_war.play import War
from flagplot.kernel.dice import Dice, outcomes
from flagplot.kernel.memory import Table

# what was seen of each task force, and whether it joins; or a retreating group was found (), or was not
Seen = tuple[tuple[bool, bool], ...] | None
# the dice, by who is pursued and who looks first, what forces intend and what is taken off: in all battles
_looked: Table[Hashable, list[tuple[float, Seen]]] = Table(10_000)
INTENTS = {SEARCHING: task_forces.SEARCHING, WAITING: task_forces.SEARCHING}  # others are called alike


class Round(NamedTuple):
    """What happens in a round apart from the dice of attacks."""

    action: str
    strikes: tuple[int, ...]  # sides that attack in the air
    guns: bool
    fleets: Fleets = ()
    slips: bool = False  # a retreating group is not found, and away

    @property
    def number(self) -> int:
        """As ``sweep`` numbers what may happen in a round."""
        if self.slips:
            return SLIPPED
        if self.action == action_type.SURFACE:
            return SURFACE if self.guns else EMPTY
        return sum(1 << side for side in self.strikes) + (STRIKES if self.guns else 0)


def rounds(
    fight: Fight, phase: Phase, codes: Codes, actions: Mapping[str, float]
) -> list[tuple[float, Round]]:
    """What may happen in a round, by the kinds of action with their chances."""
    found = []
    for action, chance in actions.items():
        looks = sightings(fight, phase, codes, action)
        found += [(chance * share, _round(fight, action, fleets)) for share, fleets in looks]
    return found


def ways(fight: Fight, phase: Phase, codes: Codes, actions: Mapping[str, float]) -> list[float]:
    """The chances of what may happen in a round, as ``sweep`` numbers it."""
    found = [0.0] * WAYS
    for chance, one in rounds(fight, phase, codes, actions):
        found[one.number] += chance
    return found


def _round(fight: Fight, action: str, fleets: Fleets | None) -> Round:
    if fleets is None:
        return Round(action_type.NONE, (), guns=False, slips=True)
    flies = action in (action_type.AIR, action_type.COMBINED)
    shoots = action in (action_type.SURFACE, action_type.COMBINED)
    strikes = tuple(side for side in (0, 1) if flies and _attacks(fight, fleets, "air", side))
    guns = shoots and any(_attacks(fight, fleets, "surface", side) for side in (0, 1))
    return Round(action, strikes, guns, fleets)


def _attacks(fight: Fight, fleets: Fleets, part: str, side: int) -> bool:
    """Whether a side attacks in a part of a round, as far as that is a matter of task forces."""
    if not fleets:
        return True
    frame = Battle(fight.area, part=part, fleets=fleets)
    own, enemy = ([unit for one in fleets if one.side == of for unit in one.units] for of in (side, 1 - side))
    return bool(task_forces.active(frame, own) and task_forces.exposed(frame, enemy))


# -- looking for each other ---------------------------------------------------------------------------------


def sightings(fight: Fight, phase: Phase, codes: Codes, action: str) -> list[tuple[float, Fleets | None]]:
    """The task forces of a round and whether they are found, with their chances; none without the rule.

    None in their place: a retreating group was not found.
    """
    if not fight.searches or action == action_type.NONE:
        return [(1.0, ())]
    if fight.looked:
        return [(1.0, _joined(fight, War(fight.tables, fight.state), fight.fleets))]
    war, _ = fight.at(phase, fight.without_planes(phase, codes, action))
    planes = tuple(any(not war.neutral(unit) for unit in war.at(fight.area, of, LBA)) for of in (0, 1))
    key = (phase.runner, planes)  # the flag and what the forces intend are the same in all rounds
    if key not in fight.sighted:
        fight.sighted[key] = _look(fight, phase, planes)
    return fight.sighted[key]


def _look(fight: Fight, phase: Phase, planes: tuple[bool, ...]) -> list[tuple[float, Fleets | None]]:
    """The dice, with everybody there but the land-based aircraft of a side that has none left."""
    pieces = fight.tables.board.pieces
    gone = [pieces[unit].kind == LBA and not planes[fight.sides[n]] for unit, n in fight.index.items()]
    codes = tuple(AWAY if away else code for away, code in zip(gone, fight.start, strict=True))
    war, frame = fight.at(phase, codes)
    frame.fleets = formed(fight)
    less = tuple(task_forces.lookouts(war, fight.area, side) for side in (0, 1))
    intents = tuple(force.intent for force in frame.fleets)
    key = (phase.runner, forces.fire_order(war, fight.area), intents, less)
    looks = _looked.get(key)
    if looks is None:
        looks = _looked.keep(key, _thrown(fight, war, frame))
    return [(chance, _found(fight, war, frame.fleets, seen)) for chance, seen in looks]


def _thrown(fight: Fight, war: War, frame: Battle) -> list[tuple[float, Seen]]:
    """All that may come of the dice."""

    def look(dice: Dice) -> Seen:
        mine = War(fight.tables, war.state.clone(), dice)
        if frame.runner >= 0:
            return () if task_forces.runner_sighted(mine, frame) else None
        fleets = frame.clone()
        task_forces.sight(mine, fleets)
        return tuple((force.sighted, force.joins) for force in fleets.fleets)

    found: dict[Seen, float] = {}
    for chance, seen in outcomes(look):
        found[seen] = found.get(seen, 0.0) + float(chance)
    return [(chance, seen) for seen, chance in found.items()]


def _found(fight: Fight, war: War, fleets: Fleets, seen: Seen) -> Fleets | None:
    """The task forces of a battle as the dice have it; what is not found joins as its side's policy says."""
    if not seen:
        return None if seen is None else ()
    found = [
        msgspec.structs.replace(force, sighted=sighted, joins=joins)
        for force, (sighted, joins) in zip(fleets, seen, strict=True)
    ]
    return _joined(fight, war, tuple(found))


def formed(fight: Fight) -> Fleets:
    """The one task force of each side before anybody has looked for it."""
    return tuple(
        TaskForce(side, tuple(unit for unit in fight.units if fight.sides[fight.index[unit]] == side),
                  intent=_intent(fight.policies[side]))
        for side in (0, 1)
    )  # fmt: skip


def _intent(policy: Policy) -> str:
    return INTENTS.get(policy.force, policy.force)


def _joined(fight: Fight, war: War, fleets: Fleets) -> Fleets:
    """Forces that were not found join a surface action, or do not, as their side's policy says."""
    frame = Battle(fight.area, part="surface", fleets=fleets)
    side = task_forces.chooser(war, frame)
    while side >= 0:
        offered = task_forces.joins(war, frame)
        joins = fight.policies[side].force == SEARCHING
        task_forces.join(war, frame, offered[0] if joins else offered[-1])
        side = task_forces.chooser(war, frame)
    return frame.fleets
