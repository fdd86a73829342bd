"""Losses in the air: their owner chooses, green APs first. [6.3, 7, 58.2]"""

from __future__ import annotations

import msgspec

from flagplot.games.war_in_the_pacific.air import lessons, training, wings
from flagplot.games.war_in_the_pacific.air.frames import COVER, NCOVER, AirPhase, Casualties, Group, Raid
from flagplot.games.war_in_the_pacific.air.melee import takes
from flagplot.games.war_in_the_pacific.air.missions import extended, merged
from flagplot.games.war_in_the_pacific.air.strengths import GREEN, air_combat, band_of
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import SEATS
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted, the

CAP, FREE, ESCORTS, BOMBERS, WAVE = "cap", "free", "escorts", "bombers", "wave"


def raid_of(play: Campaign) -> Raid:
    """The strike that is flown now."""
    return next(frame for frame in reversed(play.state.frames) if isinstance(frame, Raid))


def phase_of(play: Campaign) -> AirPhase | None:
    """The Air Phase; none in a Naval Phase."""
    return next((frame for frame in reversed(play.state.frames) if isinstance(frame, AirPhase)), None)


def in_band(groups: tuple[Group, ...], band: str) -> list[Group]:
    """The fighters of a band."""
    return [group for group in groups if group[2] == band]


def bombers_in(raid: Raid, band: str) -> list[Group]:
    """The bombers of a band. [BR-5-19]"""
    return [group for group in raid.bombers if band_of(group[2]) == band]


def strength(play: Campaign, raid: Raid, group: Group, *, cap: bool) -> int:
    """The Air Combat strength of one AP of a group, in its band and at its range. [BR-4-02]"""
    band = band_of(group[2])
    far = not cap and extended(play, raid.line, group[0])
    return air_combat(wings.type_of(play, group[0]), play.air_quality(group[0]), band, extended=far)


def exposed(play: Campaign, frame: Casualties) -> list[Group]:
    """The groups a loss may strike."""
    raid = raid_of(play)
    if frame.group == CAP:
        return in_band(raid.cap, frame.band)
    if frame.group == FREE:
        return list(raid.free)
    if frame.group == ESCORTS:
        return in_band(raid.escorts, frame.band) if frame.band else list(raid.escorts)
    if frame.group == WAVE:
        return list(raid.waves[raid.wave])
    return bombers_in(raid, frame.band) if frame.band else [*raid.bombers, *raid.escorts]


def choices(play: Campaign, frame: Casualties) -> list[Group]:
    """Whom the next loss can take: green APs first, and who is not too strong for the points left.

    [BR-6-06, BR-7-05, WPB-ABT-19]
    """
    there = [group for group in exposed(play, frame) if group[1]]
    if frame.stay:
        return there
    points = frame.eliminated or frame.aborted
    if not points:
        return []
    green = [group for group in there if play.air_quality(group[0]) == GREEN]
    there = green or there
    if frame.flat:
        return there
    raid = raid_of(play)
    cap = frame.group in (CAP, FREE)
    return [group for group in there if takes(points, strength(play, raid, group, cap=cap))]


class CasualtiesStep(Step[Campaign, Casualties]):
    """Eliminated points first, then aborted ones; what is too little for the next AP is lost. [BR-6-06]"""

    def seats(self, play: Campaign, frame: Casualties) -> tuple[str, ...]:
        """The owner, where there is a choice. [BR-1-12]"""
        ids = {group[0] for group in choices(play, frame)}
        return (SEATS[frame.side],) if len(ids) > 1 else ()

    def prompt(self, play: Campaign, frame: Casualties, seat: str) -> str:
        """The question."""
        if frame.stay:
            return f"{counted(frame.stay, 'air point')} cannot take part. Which stays?"
        fate = "is shot down" if frame.eliminated else "turns back"
        return f"An air point {fate}. Of which unit?"

    def legal(self, play: Campaign, frame: Casualties, seat: str) -> list[Action]:
        """The units that can be hit."""
        verb = "stay" if frame.stay else "shot" if frame.eliminated else "abort"
        ids = dict.fromkeys(wings.unit(play, group[0]).id for group in choices(play, frame))
        return [act(verb, id) for id in ids]

    def do(self, play: Campaign, frame: Casualties, seat: str, action: Action) -> None:
        """One AP is taken."""
        air = play.tables.air_number[str(action.args[0])]
        _take(play, frame, next(group for group in choices(play, frame) if group[0] == air))

    def run(self, play: Campaign, frame: Casualties) -> None:
        """What needs no choice; then on to the points of the other kind, and out."""
        found = choices(play, frame)
        if found:
            _take(play, frame, found[0])
        elif frame.eliminated:
            frame.eliminated = 0
        elif frame.aborted:
            frame.aborted = 0
        else:
            play.pop()

    def why_not(self, play: Campaign, frame: Casualties, seat: str, action: Action) -> Refusal | None:
        """Green APs go first."""
        id = str(action.args[0]) if action.args else ""
        if frame.flat or frame.stay:
            return illegal("BR-7-05", f"{the(id)} are not among those who can be hit", id)
        return illegal("WPB-ABT-19", f"{the(id)} are not next: green air points go first", id)


def _take(play: Campaign, frame: Casualties, group: Group) -> None:
    """An AP of a group is lost, turns back, or stays."""
    raid = raid_of(play)
    if frame.stay:
        frame.stay -= 1
        remove(play, raid, frame, group, lost=False)
        return
    worth = 1 if frame.flat else strength(play, raid, group, cap=frame.group in (CAP, FREE))
    lost = frame.eliminated > 0
    if lost:
        frame.eliminated = max(frame.eliminated - worth, 0)
    else:
        frame.aborted = max(frame.aborted - worth, 0)
    remove(play, raid, frame, group, lost=lost)


def less(groups: tuple[Group, ...], group: Group) -> tuple[Group, ...]:
    """Groups with one AP less of one."""
    air, count, where = group
    left = (air, count - 1, where)
    return tuple(one for one in (left if one == group else one for one in groups) if one[1])


def remove(play: Campaign, raid: Raid, frame: Casualties, group: Group, *, lost: bool) -> None:
    """Take one AP out of the strike; if it is lost, out of the game. Own CAP that turns back has flown.

    [BR-6-06]
    """
    air = group[0]
    fighters = frame.group in (CAP, FREE)
    own = fighters and not covering(play, raid, air)
    if fighters:
        raid.cap = less(raid.cap, next(one for one in raid.cap if (one[0], one[2]) == (air, frame.band)))
        raid.free = less(raid.free, group)
        if not own:
            _thin_cover(play, air)
    elif group in raid.escorts and frame.group != WAVE:
        raid.escorts = less(raid.escorts, group)
    else:
        if frame.group == WAVE:
            waves = list(raid.waves)
            waves[raid.wave] = less(waves[raid.wave], group)
            raid.waves = tuple(waves)
        there = next(one for one in raid.bombers if (one[0], one[2]) == (air, group[2]))
        raid.bombers = less(raid.bombers, there)
    if lost:
        if not own:
            play.state.flown[air] = play.state.flown[air] - 1
        lessons.lost(raid, frame)
        training.spoil(play, raid, air)
        play.lose_air(air, 1)
        return
    if not frame.stay:
        lessons.turned(raid, frame, air)
    if own:
        play.state.flown[air] = play.state.flown[air] + 1
    elif not fighters:
        raid.home = merged(raid.home, (air, 1, ""))
    if not frame.stay:
        play.note(f"an air point of {the(wings.unit(play, air).id)} turns back")


def covering(play: Campaign, raid: Raid, air: int) -> bool:
    """Whether fighters over a target come from elsewhere: cover, or emergency cover."""
    base = play.air_base(air)
    return bool(base) and play.base_hex(base) != raid.hex


def _thin_cover(play: Campaign, air: int) -> None:
    """Cover that is lost or turns back does not meet later strikes."""
    phase = phase_of(play)
    for number, line in enumerate(phase.lines if phase is not None else ()):
        if line.mission in (COVER, NCOVER) and wings.counted(line.bombers, air):
            assert phase is not None
            group = next(one for one in line.bombers if one[0] == air)
            thinner = msgspec.structs.replace(line, bombers=less(line.bombers, group))
            phase.lines = (*phase.lines[:number], thinner, *phase.lines[number + 1 :])
            return
