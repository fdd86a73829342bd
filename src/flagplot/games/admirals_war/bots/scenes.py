"""Every sea area as an admiral sees it: who is there, who may still come, and what more ships would bring."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from flagplot.games.admirals_war.board import AXIS, LBA, PORT, SEAT_SIDE, SHIP
from flagplot.games.admirals_war.bots import boats, estimate, values
from flagplot.games.admirals_war.bots import war as politics
from flagplot.games.admirals_war.bots.estimate import Force, Meeting, Unit
from flagplot.games.admirals_war.bots.mind import Mind
from flagplot.games.admirals_war.combat import forces
from flagplot.games.admirals_war.moves import air, reach
from flagplot.games.admirals_war.moves.frames import Amphibious, Patrol, Raiders
from flagplot.games.admirals_war.moves.limits import no_sailing
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.shores import control
from flagplot.games.admirals_war.state import HELD, RAIDING, SAILED
from flagplot.games.admirals_war.turn import midway

COMES, LAST = 0.25, 0.9  # how likely the enemy makes an area one of his targets; on the last turn
MOST = 0.6  # the largest part of a unit that is reckoned with in one area
BOMBS = 0.12  # of the worth of ships in port, for each die of carriers that may raid it


class Scene:
    """One area: forces there, what may be added by the enemy, and what its flags are worth."""

    __slots__ = (
        "area", "atlantic", "bomb", "bombed", "calm", "comes", "ghost", "hindered", "lead", "mine", "other",
        "prize", "prized", "stake", "theirs", "threat",
    )  # fmt: skip

    def __init__(self, mind: Mind, area: int, threat: Force | None, without: Collection[int] = ()) -> None:
        war, side = mind.war, mind.side
        self.area = area
        self.calm = politics.calm(mind, area)
        self.ghost = control.ghost(war, side, area)
        there = _present if self.calm else estimate.fighters
        self.mine = mind.force(one for one in there(war, area, side) if one not in without)
        self.other = mind.force(there(war, area, 1 - side))
        self.threat = threat if threat is not None and threat.count > 0 else None
        self.comes = mind.shares.get("comes", COMES if values.turns_left(war) else LAST)
        self.lead = estimate.lean(war, area, side)
        self.atlantic = estimate.atlantic(war, area)
        self.stake, self.theirs = mind.stakes(area)
        self.hindered = boats.pack(war, area, side), boats.pack(war, area, 1 - side)
        self.prize, self.bomb = mind.prizes(side).get(area, 0.0), _bombs(mind, area, side)
        self.prized = self.bombed = 0.0
        if mind.skill.ahead:
            self.prized, self.bombed = mind.prizes(1 - side).get(area, 0.0), _bombs(mind, area, 1 - side)

    def value(self, added: Sequence[Unit] = ()) -> float:
        """What the area is worth to us with some units more, in points."""
        mine = self.mine
        if added:
            mine = mine.copy()
            for unit in added:
                mine.add(unit)
        now = self._worth(mine, self.other)
        if self.threat is None:
            return now
        other = self.other.copy()
        _join(other, self.threat)
        return (1 - self.comes) * now + self.comes * self._worth(mine, other)

    def meeting(self, added: Iterable[Unit] = ()) -> Meeting:
        """How it would end now."""
        mine = self.mine.copy()
        for unit in added:
            mine.add(unit)
        return self._met(mine, self.other)

    def _met(self, mine: Force, other: Force) -> Meeting:
        if self.calm:
            return _side_by_side(mine, other)
        return estimate.meet(mine, other, self.lead, self.atlantic)

    def _worth(self, mine: Force, other: Force) -> float:
        met = self._met(mine, other)
        denied, sunk = self.hindered[0].left(mine.hunt)
        their_denied, lost = self.hindered[1].left(other.hunt)
        held = 1.0 if self.ghost and other.count <= 0 else met.hold
        total = held * self.stake * (1 - denied) - met.their_hold * self.theirs * (1 - their_denied)
        total += met.their_loss - met.lost + sunk - lost
        if self.hindered[0].point and not mine.holders + mine.planes:
            total -= self.hindered[0].point
        if self.hindered[1].point and not other.holders + other.planes:
            total += self.hindered[1].point
        if self.prize:
            total += self.prize * ashore(mine, other, met.left)
        if self.prized:
            total -= self.prized * ashore(other, mine, met.theirs)
        if self.bomb and mine.air > 0:
            total += met.left * min(self.bomb, self.bomb * mine.air)
        if self.bombed and other.air > 0:
            total -= met.theirs * min(self.bombed, self.bombed * other.air)
        return total


def _present(war: War, area: int, side: int) -> list[int]:
    """Ships and air units of a side in an area, those of powers at peace, too."""
    return war.at(area, side, SHIP, LBA)


def _side_by_side(mine: Force, other: Force) -> Meeting:
    """Two fleets at peace with each other: nobody is hurt, and nobody holds what both could hold."""
    ours, theirs = min(1.0, mine.holders + mine.planes), min(1.0, other.holders + other.planes)
    return Meeting(
        float(mine.count > 0), float(other.count > 0), ours * (1 - theirs), theirs * (1 - ours), 0.0, 0.0
    )


def ashore(own: Force, enemy: Force, left: float) -> float:
    """How likely a landing force gets ashore: it must live through one round with what is there."""
    if enemy.count <= 0:
        return 0.9
    return 0.25 + 0.6 * left if own.count > 0 else 0.2


def _join(force: Force, more: Force) -> None:
    for name in Force.__slots__:
        setattr(force, name, getattr(force, name) + getattr(more, name))


def _bombs(mind: Mind, area: int, side: int) -> float:
    """What carriers of a side bring that raid ports from an area: a point each in Midway, else ships sunk."""
    war = mind.war
    total = 0.0
    for port in war.ports_on(area):
        if not forces.hostile(war, port, side):
            continue
        if war.midway:
            fresh = not war.fact(f"raided_{war.board.place_ids[port]}")
            total += (
                side != AXIS and war.board.port(port).kind == PORT and fresh and midway.open_port(war, port)
            )
        else:
            prey = [values.worth(war, unit) for unit in forces.targets_in_port(war, port, 1 - side)]
            total += BOMBS * max(prey, default=0.0)
    return total


# -- what may still come ------------------------------------------------------------------------------------


def coming(mind: Mind) -> dict[int, Force]:
    """By area: the part of the enemy's ships and air units that may still be sent there this turn."""
    found: dict[int, Force] = {}
    if not mind.skill.ahead:
        return found
    stakes = [values.stake(mind.war, area) + 0.2 for area in mind.war.board.area_range]
    for unit, areas in _movable(mind):
        total = sum(stakes[area] for area in areas)
        brings = mind.unit(unit)
        far = brings._replace(holders=0.0, hunt=0.0)  # where it could only raid
        near = reach.patrol(mind.war, unit) if brings.ships else areas
        for area in areas:
            share = min(MOST, 2 * stakes[area] / total) * mind.skill.ahead
            found.setdefault(area, Force()).add(brings if area in near else far, share)
    return found


def _movable(mind: Mind) -> list[tuple[int, list[int]]]:
    """Units of the enemy that may still move this turn, and where to."""
    war, state, found = mind.war, mind.state, []
    frame = next(
        (one for one in reversed(state.frames) if isinstance(one, (Patrol, Amphibious, Raiders))), None
    )
    patrol, late = isinstance(frame, Patrol), isinstance(frame, Raiders)
    for unit in war.board.of_kinds((SHIP, LBA)):
        if SEAT_SIDE[war.seat(unit)] == mind.side or not war.in_port(unit) or war.neutral(unit):
            continue
        if state.marks[unit] & (SAILED | HELD) or no_sailing(war, unit) is not None:
            continue
        if war.kind(unit) == LBA:
            areas = [] if late else air.areas(war, unit)
        elif state.mode[unit] == RAIDING:
            gone = late and war.seat(unit) <= mind.seat
            areas = [] if gone else list(reach.raider(war, unit))
        elif patrol and war.seat(unit) > mind.seat:
            areas = list(reach.raider(war, unit))
        else:
            areas = []
        if areas:
            found.append((unit, areas))
    return found


def all_scenes(mind: Mind, without: Collection[int] = ()) -> dict[int, Scene]:
    """Every area that counts, as if some units of ours that may still be sent elsewhere were not there."""
    threats = coming(mind)
    return {
        area: Scene(mind, area, threats.get(area), without)
        for area in mind.war.board.area_range
        if midway.playable(mind.war, area)
    }
