"""Air combat over a target, band by band: fighters against fighters, then against bombers. [6]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.air import lessons, wings
from flagplot.games.war_in_the_pacific.air.casualties import (
    BOMBERS,
    CAP,
    ESCORTS,
    FREE,
    bombers_in,
    in_band,
    phase_of,
    strength,
)
from flagplot.games.war_in_the_pacific.air.frames import FIGHTING, STRIKES, Casualties, Group, Raid, RaidStage
from flagplot.games.war_in_the_pacific.air.melee import BOUNCE, Flyers, bounce, fire
from flagplot.games.war_in_the_pacific.air.missions import by_land, extended, merged
from flagplot.games.war_in_the_pacific.air.strengths import (
    BANDS,
    ELITE,
    GREEN,
    HIGH,
    JETTISONED,
    LOW,
    MEDIUM,
    band_of,
    below,
    defence,
)
from flagplot.games.war_in_the_pacific.names import does
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import ALLIED, SEATS, enemy
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted, the

CLIMB = -1  # column, for fighters that had to climb [see BR-6-10]
RADAR_WARNING = {"allied": (43, 1), "japan": (44, 1)}  # year and cycle [see BR-6-02]


def defender(raid: Raid) -> int:
    """Whose target it is."""
    return enemy(raid.line.side)


def bands_flown(raid: Raid) -> list[str]:
    """The bands in which bombers or escorts fly."""
    there = {band_of(group[2]) for group in (*raid.bombers, *raid.escorts)}
    return [band for band in BANDS if band in there]


def total(play: Campaign, raid: Raid, groups: list[Group], *, cap: bool) -> int:
    """The Air Combat strength of some groups. [BR-6-05]"""
    return sum(group[1] * strength(play, raid, group, cap=cap) for group in groups)


def as_fighters(play: Campaign, raid: Raid) -> None:
    """Fighters that come to strafe, or for boats, meet CAP in LOW as fighters. [BR-5-19, BR-6-11, BR-6-12]"""
    if raid.line.mission not in FIGHTING:
        return
    for group in raid.bombers:
        if wings.fighter(play, group[0]):
            raid.bombers = tuple(one for one in raid.bombers if one != group)
            raid.escorts = merged(raid.escorts, (group[0], group[1], LOW))


# -- who meets whom -----------------------------------------------------------------------------------------


def twins(play: Campaign, raid: Raid) -> bool:
    """Whether another strike with the same total comes to the same hex: one CAP meets both. [BR-6-13]"""
    phase = phase_of(play)
    if phase is None or raid.number < 0:
        return False
    return any(
        not line.over
        and line.mission in STRIKES
        and line.side == raid.line.side
        and line.total == raid.line.total
        and (line.target in play.sea.forces or by_land(play, line.target))
        and play.base_hex(line.target) == raid.hex
        for line in phase.lines
    )


class BandsStep(Step[Campaign, Raid]):
    """The defender assigns his fighters to bands without knowing those of the strike. [BR-6-01]"""

    def seats(self, play: Campaign, frame: Raid) -> tuple[str, ...]:
        """The defender, if he has fighters there."""
        return (SEATS[defender(frame)],) if in_band(frame.cap, "") else ()

    def run(self, play: Campaign, frame: Raid) -> None:
        """Everybody is assigned, or nobody is there."""
        _remember(play, frame)
        frame.stage = RaidStage.HEIGHTS if frame.cap else RaidStage.DISPLAY

    def prompt(self, play: Campaign, frame: Raid, seat: str) -> str:
        """The question."""
        left = counted(wings.counted(in_band(frame.cap, "")), "air point")
        where = play.called(frame.line.target)
        rest = "the rest waits for the next strike" if twins(play, frame) else "the rest is spread evenly"
        return (
            f"A strike comes in over {where}. Assign your fighters to bands: {left} left; with done {rest}."
        )

    def legal(self, play: Campaign, frame: Raid, seat: str) -> list[Action]:
        """Fighters and bands."""
        found = [
            act("assign", wings.unit(play, air).id, count, band)
            for air, most, _ in in_band(frame.cap, "")
            for band in BANDS
            for count in range(1, most + 1)
        ]
        return [*found, act("done")]

    def do(self, play: Campaign, frame: Raid, seat: str, action: Action) -> None:
        """Assign some, or leave the rest to the rules. [BR-1-13]"""
        if action.verb == "assign":
            air, count = play.tables.air_number[str(action.args[0])], int(action.args[1])
            _shift(frame, air, count, "", str(action.args[2]))
            return
        held = twins(play, frame)
        if not held:
            spread(frame)
        _remember(play, frame)
        frame.cap = tuple(group for group in frame.cap if group[2])
        frame.stage = RaidStage.HEIGHTS if frame.cap else RaidStage.DISPLAY

    def why_not(self, play: Campaign, frame: Raid, seat: str, action: Action) -> Refusal | None:
        """They are not there, or not so many."""
        id = str(action.args[0]) if action.args else ""
        return illegal("BR-6-01", f"{the(id)} have no such fighters to assign", id)


def _remember(play: Campaign, frame: Raid) -> None:
    """Fighters that meet one of several strikes with one total meet no other of them. [BR-6-13]"""
    lessons.guarded(play, frame)
    phase = phase_of(play)
    if phase is None:
        return
    before = phase.met if phase.met_total == frame.line.total else ()
    phase.met = (*before, *((air, count, "") for air, count, band in frame.cap if band))
    phase.met_total = frame.line.total


def _shift(frame: Raid, air: int, count: int, start: str, end: str) -> None:
    """Fighters go from one band to another."""
    cap: tuple[Group, ...] = ()
    for one, there, band in frame.cap:
        left = there - count if (one, band) == (air, start) else there
        cap += ((one, left, band),) if left else ()
    frame.cap = merged(cap, (air, count, end))


def spread(frame: Raid) -> None:
    """Fighters without orders: evenly over the bands of the strike, odd ones to MEDIUM. [BR-1-13]"""
    bands = bands_flown(frame) or [MEDIUM]
    loose = [(air, count) for air, count, band in frame.cap if not band]
    each = sum(count for _, count in loose) // len(bands)
    room = dict.fromkeys(bands, each)
    for air, count in loose:
        for band in bands:
            take = min(count, room[band])
            if take:
                _shift(frame, air, take, "", band)
                room[band] -= take
                count -= take
        if count:
            _shift(frame, air, count, "", MEDIUM)


class HeightsStep(Step[Campaign, Raid]):
    """Fighters in a band without enemies may go one band down, or up with 1 column left. [BR-6-10]"""

    def seats(self, play: Campaign, frame: Raid) -> tuple[str, ...]:
        """The defender, if some met nobody."""
        return (SEATS[defender(frame)],) if idlers(frame) else ()

    def run(self, play: Campaign, frame: Raid) -> None:
        """On to the fight."""
        frame.stage = RaidStage.BOUNCE

    def prompt(self, play: Campaign, frame: Raid, seat: str) -> str:
        """The question."""
        bands = ", ".join(bands_flown(frame))
        return (
            f"Some fighters meet nobody; the strike flies {bands}. Let them dive or climb one band, or done."
        )

    def legal(self, play: Campaign, frame: Raid, seat: str) -> list[Action]:
        """One band down or up."""
        found = []
        for air, most, band in idlers(frame):
            id = wings.unit(play, air).id
            for verb, end in (("dip", below(band)), ("climb", above(band))):
                found += [act(verb, id, count, band) for count in range(1, most + 1) if end]
        return [*found, act("done")]

    def do(self, play: Campaign, frame: Raid, seat: str, action: Action) -> None:
        """They move, once."""
        if action.verb != "done":
            air, count = play.tables.air_number[str(action.args[0])], int(action.args[1])
            start = str(action.args[2])
            end = below(start) if action.verb == "dip" else above(start)
            _shift(frame, air, count, start, end)
            frame.changed = merged(frame.changed, (air, count, end))
            if action.verb == "climb" and end not in frame.climbed:
                frame.climbed = (*frame.climbed, end)
        frame.stage = RaidStage.BOUNCE if action.verb == "done" or not idlers(frame) else frame.stage

    def why_not(self, play: Campaign, frame: Raid, seat: str, action: Action) -> Refusal | None:
        """Only fighters that met nobody, and one band."""
        id = str(action.args[0]) if action.args else ""
        return illegal("BR-6-10", f"only fighters in a band without enemies change it, once: {the(id)}", id)


def above(band: str) -> str:
    """The next band above."""
    return {LOW: MEDIUM, MEDIUM: HIGH}.get(band, "")


def idlers(raid: Raid) -> list[Group]:
    """Fighters in bands that the enemy does not use, who have not changed theirs yet. [BR-6-10]"""
    flown = bands_flown(raid)
    settled = {(air, band): count for air, count, band in raid.changed}
    alone = [group for group in raid.cap if group[2] and group[2] not in flown] if flown else []
    left = [(air, count - settled.get((air, band), 0), band) for air, count, band in alone]
    return [group for group in left if group[1] > 0]


# -- fighters against fighters ------------------------------------------------------------------------------


def flyers(play: Campaign, raid: Raid, groups: list[Group], *, cap: bool) -> Flyers:
    """The fighters of a side in a band. [BR-6-02]"""
    qualities = {play.air_quality(air) for air, _, _ in groups}
    return Flyers(
        points=wings.counted(groups),
        strength=total(play, raid, groups, cap=cap),
        elite=ELITE in qualities,
        green=GREEN in qualities,
        radar=cap and warned(play, raid),
    )


def warned(play: Campaign, raid: Raid) -> bool:
    """Whether CAP has radar warning: Allied from 1/43, Japanese land bases from 1/44. [BR-6-02]"""
    side = defender(raid)
    _, cycle, year = play.tables.card.first
    on_land = raid.line.target not in play.sea.forces
    return (side == ALLIED or on_land) and (year, cycle) >= RADAR_WARNING[SEATS[side]]


def fight(play: Campaign, raid: Raid) -> None:
    """Fighters of both sides in one band: bounce, then fire; whoever has the bounce fires first.

    [BR-6-02, BR-6-05, BR-6-12, BR-6-15]
    """
    band = BANDS[raid.band]
    cap, escorts = in_band(raid.cap, band), in_band(raid.escorts, band)
    raid.stage = RaidStage.NEXT_BAND
    if not cap or not escorts:
        return
    mine, theirs = flyers(play, raid, cap, cap=True), flyers(play, raid, escorts, cap=False)
    (one,) = play.roll(1, f"bounce of the defenders, {band}")
    (other,) = play.roll(1, f"bounce of the escorts, {band}")
    won = bounce((one, mine), (other, theirs))
    shift = CLIMB if band in raid.climbed else 0
    if won >= 0:
        _shoot(play, raid, band, ESCORTS, mine.strength, shift + (BOUNCE if won else 0))
    if won <= 0:
        _shoot(play, raid, band, CAP, theirs.strength, BOUNCE if won else 0)
    if won:
        raid.bounced = raid.line.side if won > 0 else defender(raid)
        raid.stage = RaidStage.ANSWER
        play.note(f"{does(SEATS[enemy(raid.bounced)], 'has')} the bounce")


def answer(play: Campaign, raid: Raid) -> None:
    """Whoever was bounced answers with what is left. [BR-6-05]"""
    band = BANDS[raid.band]
    raid.stage = RaidStage.NEXT_BAND
    if raid.bounced == raid.line.side:
        power = total(play, raid, in_band(raid.escorts, band), cap=False)
        _shoot(play, raid, band, CAP, power, 0)
    else:
        power = total(play, raid, in_band(raid.cap, band), cap=True)
        _shoot(play, raid, band, ESCORTS, power, CLIMB if band in raid.climbed else 0)


def _shoot(play: Campaign, raid: Raid, band: str, group: str, power: int, shift: int) -> None:
    """One side fires at a group; its losses are taken when both have fired. [BR-6-05]"""
    if power <= 0:
        return
    who = "the defenders" if group in (ESCORTS, BOMBERS) else "the attackers"
    dice = play.roll(2, f"air combat, {band}: {who} with strength {power}")
    eliminated, aborted = fire(power, dice, shift)
    play.tell_misses(eliminated + aborted)
    side = raid.line.side if group in (ESCORTS, BOMBERS) else defender(raid)
    hit = raid.prey if group == BOMBERS else band
    play.push(Casualties(side=side, group=group, band=hit, eliminated=eliminated, aborted=aborted))


def next_band(play: Campaign, raid: Raid) -> None:
    """HIGH, MEDIUM, LOW; then the bombers. [BR-6-15]"""
    raid.band += 1
    raid.stage = RaidStage.BOUNCE
    if raid.band >= len(BANDS):
        raid.band, raid.stage = 0, RaidStage.FREE


# -- fighters against bombers -------------------------------------------------------------------------------


def free_points(raid: Raid) -> int:
    """CAP of a band in excess of the escorts that are left there. [BR-6-12]"""
    band = BANDS[raid.band]
    return max(wings.counted(in_band(raid.cap, band)) - wings.counted(in_band(raid.escorts, band)), 0)


def preys(raid: Raid) -> list[str]:
    """The bands with bombers that free CAP may attack: its own, or the next one below. [BR-6-12]"""
    band = BANDS[raid.band]
    return [one for one in (band, below(band)) if one and bombers_in(raid, one)]


class FreeStep(Step[Campaign, Raid]):
    """The defender picks which fighters are free and whom they attack. [BR-6-12]"""

    def seats(self, play: Campaign, frame: Raid) -> tuple[str, ...]:
        """The defender, where there is a choice."""
        if frame.band >= len(BANDS) or not free_points(frame) or not preys(frame):
            return ()
        choice = _to_pick(frame) or len(preys(frame)) > 1
        return (SEATS[defender(frame)],) if choice else ()

    def run(self, play: Campaign, frame: Raid) -> None:
        """Nobody is free, or there is no choice."""
        if frame.band >= len(BANDS):
            frame.stage = RaidStage.DISPLAY
        elif free_points(frame) and preys(frame):
            self._go(frame, preys(frame)[0])
        else:
            frame.band += 1

    def prompt(self, play: Campaign, frame: Raid, seat: str) -> str:
        """The question."""
        band = BANDS[frame.band]
        if _to_pick(frame):
            left = free_points(frame) - wings.counted(frame.free)
            return f"Free to attack bombers at {band}: {counted(left, 'air point')}. Which?"
        return f"Your free fighters at {band} attack the bombers of which band?"

    def legal(self, play: Campaign, frame: Raid, seat: str) -> list[Action]:
        """Fighters to pick, or bands."""
        if not _to_pick(frame):
            return [act("pounce", band) for band in preys(frame)]
        left = free_points(frame) - wings.counted(frame.free)
        return [
            act("pick", wings.unit(play, air).id, count)
            for air, there, _ in in_band(frame.cap, BANDS[frame.band])
            for count in range(1, min(there - wings.counted(frame.free, air), left) + 1)
        ]

    def do(self, play: Campaign, frame: Raid, seat: str, action: Action) -> None:
        """Pick, or attack."""
        if action.verb == "pick":
            air = play.tables.air_number[str(action.args[0])]
            frame.free = merged(frame.free, (air, int(action.args[1]), BANDS[frame.band]))
        else:
            self._go(frame, str(action.args[0]))

    def _go(self, frame: Raid, prey: str) -> None:
        if not frame.free:
            frame.free = tuple(in_band(frame.cap, BANDS[frame.band]))
            excess = wings.counted(frame.free) - free_points(frame)
            if excess:  # one unit alone, so that it does not matter which
                air, count, band = frame.free[0]
                frame.free = ((air, count - excess, band),)
        frame.prey, frame.stage = prey, RaidStage.JETTISON

    def why_not(self, play: Campaign, frame: Raid, seat: str, action: Action) -> Refusal | None:
        """Their own band or the next one below."""
        return illegal("BR-6-12", "free fighters attack bombers of their band or of the next one below")


def _to_pick(frame: Raid) -> bool:
    """Whether it must still be said who is free."""
    there = in_band(frame.cap, BANDS[frame.band])
    free = free_points(frame)
    return len(there) > 1 and free < wings.counted(there) and wings.counted(frame.free) < free


class JettisonStep(Step[Campaign, Raid]):
    """Fighter-bombers that are attacked may drop their bombs, fight as fighters and go home. [WPB-AIR-30]"""

    def seats(self, play: Campaign, frame: Raid) -> tuple[str, ...]:
        """The attacker, if fighter-bombers carry bombs there."""
        return (SEATS[frame.line.side],) if _laden(play, frame) else ()

    def run(self, play: Campaign, frame: Raid) -> None:
        """On to the fight."""
        frame.stage = RaidStage.POUNCE

    def prompt(self, play: Campaign, frame: Raid, seat: str) -> str:
        """The question."""
        return "Enemy fighters attack. Which fighter-bombers jettison their bombs and fight?"

    def legal(self, play: Campaign, frame: Raid, seat: str) -> list[Action]:
        """Fighter-bombers, and done."""
        found = [
            act("jettison", wings.unit(play, air).id, count)
            for air, most, _ in _laden(play, frame)
            for count in range(1, most + 1)
        ]
        return [*found, act("done")]

    def do(self, play: Campaign, frame: Raid, seat: str, action: Action) -> None:
        """They drop them."""
        if action.verb == "done":
            frame.stage = RaidStage.POUNCE
            return
        air, count = play.tables.air_number[str(action.args[0])], int(action.args[1])
        group = next(one for one in _laden(play, frame) if one[0] == air)
        rest = tuple(one for one in frame.bombers if one != group)
        if group[1] > count:
            rest = merged(rest, (air, group[1] - count, group[2]))
        frame.bombers = merged(rest, (air, count, JETTISONED))


def _laden(play: Campaign, raid: Raid) -> list[Group]:
    return [
        group
        for group in bombers_in(raid, raid.prey)
        if wings.fighter(play, group[0]) and group[2] != JETTISONED
    ]


def answering(play: Campaign, raid: Raid, group: Group) -> int:
    """What an AP of bombers answers with: its Defence; with jettisoned bombs its Air Combat. [BR-6-07]"""
    if group[2] == JETTISONED:
        return strength(play, raid, group, cap=False)
    kind, quality = wings.type_of(play, group[0]), play.air_quality(group[0])
    return defence(kind, quality, band_of(group[2]), extended=extended(play, raid.line, group[0]))


def pounce(play: Campaign, raid: Raid) -> None:
    """Free CAP and the bombers it attacks fire at the same time; there is no bounce. [BR-6-07, BR-6-14]"""
    band = BANDS[raid.band]
    power = total(play, raid, list(raid.free), cap=True)
    reply = sum(group[1] * answering(play, raid, group) for group in bombers_in(raid, raid.prey))
    _shoot(play, raid, band, BOMBERS, power, CLIMB if band in raid.climbed else 0)
    _shoot(play, raid, band, FREE, reply, 0)
    raid.stage = RaidStage.AFTER


def after(play: Campaign, raid: Raid) -> None:
    """Who has jettisoned goes home; the next band. [WPB-AIR-30, BR-6-15]"""
    for air, count, _ in (one for one in raid.bombers if one[2] == JETTISONED):
        raid.home = merged(raid.home, (air, count, ""))
        play.note(f"{the(wings.unit(play, air).id)} go home without their bombs")
    raid.bombers = tuple(one for one in raid.bombers if one[2] != JETTISONED)
    raid.free, raid.prey = (), ""
    raid.band += 1
    raid.stage = RaidStage.FREE
