"""Green air points learn in combat. [58.1 A]

What they did is noted while a strike is flown; when it is over they may lose their green marker.
"""

from __future__ import annotations

from msgspec.structs import replace

from flagplot.games.war_in_the_pacific.air import wings
from flagplot.games.war_in_the_pacific.air.frames import (
    STRAFE,
    AirPhase,
    Casualties,
    Group,
    Lessons,
    Raid,
    RaidStage,
    Upgrade,
)
from flagplot.games.war_in_the_pacific.air.missions import merged
from flagplot.games.war_in_the_pacific.air.strengths import GREEN
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import SEATS, enemy
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted, the

BOMBERS, ESCORTS, CAP, FREE, WAVE = "bombers", "escorts", "cap", "free", "wave"
NEEDED = (99, 5, 4, 3, 2, 1)  # by the damage done: nothing, S, 1, 2, 3, 4 or sunk [see WPB-ABT-04]
AUTOMATIC = 5
OPPOSED, TRAINED = 1, -2  # on the die [see WPB-ABT-04]


def begin(play: Campaign, raid: Raid) -> None:
    """A strike has taken off: from now on it is noted what it does."""
    if play.sea_card.training:
        raid.lessons = Lessons(sent=mixture(play, (*raid.bombers, *raid.escorts)))


def mixture(play: Campaign, groups: tuple[Group, ...]) -> tuple[int, int]:
    """Trained APs, and all."""
    trained = sum(count for air, count, _ in groups if play.air_quality(air) != GREEN)
    return trained, wings.counted(groups)


def guarded(play: Campaign, raid: Raid) -> None:
    """The fighters that meet the strike are known."""
    if isinstance(raid.lessons, Lessons):
        raid.lessons = replace(raid.lessons, guard=mixture(play, raid.cap))


def damaged(raid: Raid, grade: int) -> None:
    """Damage was done: the worst counts. Suppression is nothing to ships. [WPB-ABT-04]"""
    if isinstance(raid.lessons, Lessons):
        raid.lessons = replace(raid.lessons, grade=max(raid.lessons.grade, min(grade, AUTOMATIC)))


def burned(raid: Raid, count: int) -> None:
    """Aircraft were destroyed on the ground by strafing. [WPB-ABT-06]"""
    if isinstance(raid.lessons, Lessons) and raid.line.mission == STRAFE:
        raid.lessons = replace(raid.lessons, burned=raid.lessons.burned + count)


def lost(raid: Raid, frame: Casualties) -> None:
    """An AP was shot down: by the escorts, by bombers, or by the defenders; not by flak. [WPB-ABT-07]"""
    if not isinstance(raid.lessons, Lessons) or frame.flat:
        return
    kills = list(raid.lessons.kills)
    kills[{CAP: 0, FREE: 1}.get(frame.group, 2)] += 1
    raid.lessons = replace(raid.lessons, kills=(kills[0], kills[1], kills[2]))


def turned(raid: Raid, frame: Casualties, air: int) -> None:
    """An AP turned back. Who had fired by then may have shared in a hit; who was bounced had not.

    [WPB-ABT-03]
    """
    if not isinstance(raid.lessons, Lessons) or frame.flat or raid.stage == RaidStage.ANSWER:
        return
    part = {CAP: CAP, FREE: CAP, ESCORTS: ESCORTS}.get(frame.group, BOMBERS)
    raid.lessons = replace(raid.lessons, turned=(*raid.lessons.turned, (air, 1, part)))


# -- the rolls ----------------------------------------------------------------------------------------------


def eligible(play: Campaign, raid: Raid, part: str, *, shared: bool) -> tuple[Group, ...]:
    """Green APs that may be upgraded: who came through, and who turned back after sharing in a hit.

    Fighters that strafe count as fighters. [WPB-ABT-03, WPB-ABT-05]
    """
    strafing = raid.line.mission == STRAFE
    groups = {BOMBERS: () if strafing else raid.bombers, CAP: raid.cap}.get(part, raid.escorts)
    groups = (*groups, *raid.bombers) if strafing and part == ESCORTS else groups
    if shared and isinstance(raid.lessons, Lessons):
        groups = (*groups, *(one for one in raid.lessons.turned if one[2] == part))
    found: dict[int, int] = {}
    for air, count, _ in groups:
        if play.air_quality(air) == GREEN:
            found[air] = min(found.get(air, 0) + count, play.state.points[air])
    return tuple((air, count, "") for air, count in sorted(found.items()) if count)


def succeeds(play: Campaign, grade: int, drm: int, who: str) -> bool:
    """1D6 of at least the number for the damage; level 4 and sunk ships need no roll. [WPB-ABT-04]"""
    if grade >= AUTOMATIC:
        return True
    (die,) = play.roll(1, f"whether {who} learn from it")
    return die + drm >= NEEDED[grade]


def learn(play: Campaign, raid: Raid) -> None:
    """The strike is over: bombers by what they hit and whom they shot down, fighters by strafing or kills.

    [WPB-ABT-05, WPB-ABT-06, WPB-ABT-07, WPB-ABT-08]
    """
    raid.stage, found = RaidStage.LANDED, raid.lessons
    if not isinstance(found, Lessons):
        return
    by_escorts, by_bombers, by_cap = found.kills
    opposed = OPPOSED if raid.opposed else 0
    mine = opposed + _schooled(found.sent)
    attacker, defender = raid.line.side, enemy(raid.line.side)
    _attempt(play, raid, attacker, BOMBERS, found.grade, mine, shared=False)
    _attempt(play, raid, attacker, BOMBERS, _level(by_bombers), mine, shared=True)
    best = max(found.burned, by_escorts if raid.opposed else 0)
    _attempt(play, raid, attacker, ESCORTS, _level(best), mine, shared=True)
    met = OPPOSED if raid.line.escorts or raid.line.mission == STRAFE else 0
    _attempt(play, raid, defender, CAP, _level(by_cap), met + _schooled(found.guard), shared=True)


def _level(count: int) -> int:
    """The number of APs destroyed stands for a level of damage, 4 at most. [WPB-ABT-06, WPB-ABT-07]"""
    return min(count, 4) + 1 if count else 0


def _schooled(mix: tuple[int, int]) -> int:
    """2 less on the die for a mission most of whose APs are trained. [WPB-ABT-04]"""
    trained, total = mix
    return TRAINED if 2 * trained > total else 0


def _attempt(play: Campaign, raid: Raid, side: int, part: str, grade: int, drm: int, *, shared: bool) -> None:
    """One roll for all green APs of a part; on success 1D6 of them are upgraded. [WPB-ABT-05]"""
    there = eligible(play, raid, part, shared=shared)
    if not grade or not there:
        return
    if succeeds(play, grade, drm, the(SEATS[side])):
        (count,) = play.roll(1, f"how many green air points of {the(SEATS[side])} learn")
        play.push(Upgrade(side=side, part=part, left=count, shared=shared))


class UpgradeStep(Step[Campaign, Upgrade]):
    """The owner says which types are upgraded. [WPB-ABT-05]"""

    def _open(self, play: Campaign, frame: Upgrade) -> tuple[Group, ...]:
        raid = next(one for one in reversed(play.state.frames) if isinstance(one, Raid))
        return eligible(play, raid, frame.part, shared=frame.shared) if frame.left else ()

    def seats(self, play: Campaign, frame: Upgrade) -> tuple[str, ...]:
        """The owner, where there is a choice."""
        found = self._open(play, frame)
        choice = len(found) > 1 and wings.counted(found) > frame.left
        return (SEATS[frame.side],) if choice else ()

    def run(self, play: Campaign, frame: Upgrade) -> None:
        """All of them, as far as it goes."""
        found = self._open(play, frame)
        if not found:
            play.pop()
            return
        self._season(play, frame, found[0][0])

    def prompt(self, play: Campaign, frame: Upgrade, seat: str) -> str:
        """The question."""
        return f"Learned from the fight: {counted(frame.left, 'green air point')}. Of which unit?"

    def legal(self, play: Campaign, frame: Upgrade, seat: str) -> list[Action]:
        """Units with green APs in it."""
        return [act("season", wings.unit(play, air).id) for air, _, _ in self._open(play, frame)]

    def do(self, play: Campaign, frame: Upgrade, seat: str, action: Action) -> None:
        """One AP of it is trained."""
        self._season(play, frame, play.tables.air_number[str(action.args[0])])

    def _season(self, play: Campaign, frame: Upgrade, air: int) -> None:
        frame.left -= 1
        raid = next(one for one in reversed(play.state.frames) if isinstance(one, Raid))
        season(play, raid, air, frame.part)

    def why_not(self, play: Campaign, frame: Upgrade, seat: str, action: Action) -> Refusal | None:
        """Not green, or not there."""
        id = str(action.args[0]) if action.args else ""
        return illegal("WPB-ABT-05", f"{the(id)} have no green air points in this mission", id)


def season(play: Campaign, raid: Raid, air: int, part: str) -> None:
    """A green AP of the strike is trained from now on; never carrier-trained. [WPB-ABT-02, WPB-ABT-15]"""
    overhead = part == CAP and any(one == air for one, _, _ in raid.cap)
    resting = overhead and play.base_hex(play.air_base(air)) == raid.hex  # CAP has not flown
    row = play.improve_air(air, 1, flown=0 if resting else 1)
    who = the(wings.unit(play, air).id)
    play.note(f"an air point of {who} is green no more", (SEATS[wings.side_of(play, air)],))
    if row == air:
        return
    _enter(raid, air, row, part)
    phase = next((one for one in reversed(play.state.frames) if isinstance(one, AirPhase)), None)
    if phase is not None and not resting:
        _rewrite(phase, air, row)


def _enter(raid: Raid, air: int, row: int, part: str) -> None:
    """The strike knows the AP by its new row: where it flies, or among those who turned back."""
    for name in (part, BOMBERS) if part == ESCORTS else (part,):
        groups = getattr(raid, name)
        if any(one == air for one, _, _ in groups):
            setattr(raid, name, _passed(groups, air, row))
            return
    raid.home = _passed(raid.home, air, row)
    if isinstance(raid.lessons, Lessons):
        raid.lessons = replace(raid.lessons, turned=_passed(raid.lessons.turned, air, row))


def _passed(groups: tuple[Group, ...], air: int, row: int) -> tuple[Group, ...]:
    """One AP of a row is now of another, in the first group that has one."""
    for at, (one, count, way) in enumerate(groups):
        if one == air:
            left = ((air, count - 1, way),) if count > 1 else ()
            return merged((*groups[:at], *left, *groups[at + 1 :]), (row, 1, way))
    return groups


def _rewrite(phase: AirPhase, air: int, row: int) -> None:
    """The plot says so, too: where they flew, they are in the air."""
    for number, line in enumerate(phase.lines):
        for part in (BOMBERS, ESCORTS):
            groups = getattr(line, part)
            if any(one == air for one, _, _ in groups):
                fresh = replace(line, **{part: _passed(groups, air, row)})
                phase.lines = (*phase.lines[:number], fresh, *phase.lines[number + 1 :])
                return
