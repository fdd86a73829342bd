"""One strike from take-off to landing. [10.10, 11.13]"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec import UNSET

from flagplot.games.war_in_the_pacific.air import (
    airlift,
    attacks,
    bases,
    display,
    dogfights,
    hits,
    lessons,
    training,
    waves,
    wings,
)
from flagplot.games.war_in_the_pacific.air.casualties import BOMBERS, phase_of
from flagplot.games.war_in_the_pacific.air.charts import chart
from flagplot.games.war_in_the_pacific.air.frames import (
    COVER,
    DROP,
    NCOVER,
    RECON,
    SHIPS,
    STRAFE,
    STRIKE_B,
    STRIKE_M,
    STRIKE_N,
    STRIKES,
    AirPhase,
    Casualties,
    Divert,
    Group,
    Line,
    Raid,
    RaidStage,
)
from flagplot.games.war_in_the_pacific.air.missions import (
    by_land,
    detour,
    extended,
    merged,
    start,
    target_hex,
)
from flagplot.games.war_in_the_pacific.air.strengths import BOMBS, HIGH, LOW, air_combat, striking
from flagplot.games.war_in_the_pacific.air.transfers import homeless, place_named, wear
from flagplot.games.war_in_the_pacific.boats import strikes as boats
from flagplot.games.war_in_the_pacific.events import Clash, Note
from flagplot.games.war_in_the_pacific.fire.bombarding import AIRFIELD
from flagplot.games.war_in_the_pacific.names import does
from flagplot.games.war_in_the_pacific.places import OUT, ship_at
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.repair import docks
from flagplot.games.war_in_the_pacific.rounding import half_up
from flagplot.games.war_in_the_pacific.sides import SEATS, enemy
from flagplot.games.war_in_the_pacific.works import projects
from flagplot.kernel.action import Action, act
from flagplot.kernel.event import Event
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.script import Script
from flagplot.kernel.words import the

EMERGENCY_DRM = -2  # [see BR-5-05]
NIGHT_SHIFT = -2  # of aircraft [see BR-5-16]
HIGH_SHIFT = -1  # [see BR-11-12]
SCOUTED = 4  # [see BR-15-01]
NATURAL = 12  # strafing that also suppresses the field [see BR-5-08]
FURTHER = -1  # reconnaissance met by CAP


# -- take-off -----------------------------------------------------------------------------------------------


def begin(line: Line, number: int = -1) -> Raid:
    """A strike that is about to take off."""
    return Raid(line=line, number=number, bombers=line.bombers, escorts=line.escorts)


def launch(play: Campaign, raid: Raid) -> None:
    """Who can still take off does, or was airborne already; a strike without a target is void.

    From a base that is suppressed or damaged, or that has struck in this game-turn, the availability roll.
    [BR-12-03, BR-3-28, BR-4-05, BR-5-15, BR-7-01]
    """
    line = raid.line
    if _void(play, line):
        _stay_home(play, raid)
        return
    raid.hex = target_hex(play, line)
    raid.bombers = _taking_off(play, raid, raid.bombers)
    raid.escorts = _taking_off(play, raid, raid.escorts)
    if not raid.bombers:
        play.note(f"a strike of {the(SEATS[line.side])} is cancelled", (SEATS[line.side],))
        play.pop()
        return
    if raid.number >= 0 and line.mission != RECON:
        order = f"{line.total} in the sequence"
        _tell(play, line, lambda target: Note(what=f"a strike comes in over {target}: {order}"))
        docks.show(play, raid.hex)
    raid.stage = RaidStage.COVER
    if unreliable(play, line):
        points = wings.counted(raid.bombers) + wings.counted(raid.escorts)
        dice = sum(play.roll(2, f"how many of {points} air points are ready"))
        missing = points - chart().present(points, dice)
        if missing:
            play.push(Casualties(side=line.side, group=BOMBERS, stay=missing))


def _tell(play: Campaign, line: Line, tell: Callable[[str], Event]) -> None:
    """What is told of a target: to its owner by its name, to others as the enemy calls it."""
    if line.target in play.sea.forces:
        play.tell_of([line.target], lambda called: tell(called(line.target)))
    else:
        play.emit(tell(the(line.target)))


def _void(play: Campaign, line: Line) -> bool:
    """Whether a plotted mission has become impossible. [BR-3-28]"""
    if line.mission == STRIKE_M:
        return not boats.there(play, line)
    if line.mission == STRIKE_N and line.what != SHIPS:
        return line.target not in play.sea.forces or play.force(line.target).dummy
    if line.mission == STRIKE_N:
        return not bases.ships_in(play, play.base_hex(line.target), enemy(line.side))
    if line.mission == DROP:
        return play.state.place[play.tables.number[line.what]] != play.base_hex(line.base)
    hex = play.base_hex(line.target)
    if line.mission == STRIKE_B:
        return line.what not in bases.targets(play, hex, enemy(line.side))
    if line.mission == RECON:
        return hex not in bases.strongholds(play, enemy(line.side))
    return play.state.control.get(hex) != enemy(line.side)


def _stay_home(play: Campaign, raid: Raid) -> None:
    """APs of a void mission count as not having acted. [BR-3-28]"""
    for air, count, _ in (*raid.bombers, *raid.escorts):
        play.state.flown[air] = max(play.state.flown[air] - count, 0)
    play.note(f"a mission of {the(SEATS[raid.line.side])} is void", (SEATS[raid.line.side],))
    play.pop()


def _taking_off(play: Campaign, raid: Raid, groups: tuple[Group, ...]) -> tuple[Group, ...]:
    """The APs whose base can launch them, or that were airborne when it was hit. [BR-12-03, BR-9-03]"""
    phase = phase_of(play)
    found: tuple[Group, ...] = ()
    left: dict[int, int] = {}
    for air, count, way in groups:
        place = play.sea.based[air]
        key = play.label(place)
        done = phase.closed.get(key) if phase is not None else None
        if homeless(play, air):
            if done is None or not hits.got_away(done[0], raid.line.total):
                continue
        elif ship_at(place) >= 0 and play.state.damage[ship_at(place)] and not _airborne(play, raid, key):
            room = left.setdefault(place, wings.operates(play, ship_at(place)))
            count = min(count, room)
            left[place] = room - count
        count = min(count, play.state.points[air])
        if count > 0:
            found += ((air, count, way),)
    return found


def _airborne(play: Campaign, raid: Raid, ship: str) -> bool:
    """Whether a strike had left its carrier when she was damaged in this phase. [BR-12-03, BR-12-05]"""
    phase = phase_of(play)
    return phase is not None and ship in phase.slowed and hits.got_away(phase.slowed[ship], raid.line.total)


def unreliable(play: Campaign, line: Line) -> bool:
    """Whether a strike rolls for its availability. [BR-4-05, BR-5-15]"""
    if play.sea.strikes.get(line.base, 0) > 0:
        return True
    if not by_land(play, line.base):
        return False
    hex = play.base_hex(line.base)
    return any(wings.rung(play, hex, wings.type_of(play, air)) for air, _, _ in line.bombers)


def torpedoes(play: Campaign, raid: Raid) -> None:
    """Land-based torpedo bombers roll once a base and phase; without torpedoes they bomb. [BR-7-02]

    From an airfield too small for them they carry none. [BR-4-04]
    """
    line = raid.line
    laden = [air for air, _, way in raid.bombers if way == LOW]
    if line.mission != STRIKE_N or not laden or not by_land(play, line.base):
        return
    if all(wings.undersized(play, air) for air in laden) or not _armed(play, raid):
        bombing = laden
    else:
        bombing = [air for air in laden if wings.undersized(play, air)]
    groups: tuple[Group, ...] = ()
    for air, count, way in raid.bombers:
        groups = merged(groups, (air, count, BOMBS if way == LOW and air in bombing else way))
    raid.bombers = groups
    if bombing:
        play.note(f"there are no torpedoes at {play.called(line.base)}", (SEATS[line.side],))


def _armed(play: Campaign, raid: Raid) -> bool:
    """Whether a base has torpedoes in this phase: 1D6, less for damage and small fields. [BR-7-02]"""
    base, phase = raid.line.base, phase_of(play)
    if phase is not None and base in phase.torpedoes:
        return phase.torpedoes[base]
    values, hex = chart().torpedoes, play.base_hex(base)
    (die,) = play.roll(1, f"torpedoes at {the(base)}")
    die += values["damaged"] if play.state.airfields.get(hex, 0) else 0
    die += values["small"] if play.tables.bases[hex].airfield < values["small_below"] else 0
    if phase is not None:
        phase.torpedoes = {**phase.torpedoes, base: die >= values["need"]}
    return bool(die >= values["need"])


# -- what protects the target -------------------------------------------------------------------------------


def cover(play: Campaign, raid: Raid) -> None:
    """CAP of the target, and fighters that cover it after their roll. [BR-6-01, BR-5-04, BR-5-06]"""
    lessons.begin(play, raid)
    torpedoes(play, raid)
    raid.stage = RaidStage.EMERGENCY
    if not raid.bombers:
        raid.stage = RaidStage.RETURN
        return
    line, side, phase = raid.line, enemy(raid.line.side), phase_of(play)
    hex = raid.hex
    cap = wings.over(play, line.target, hex, side)
    if phase is not None and phase.met_total == line.total and line.mission not in (RECON, DROP):
        cap = _unmet(cap, phase.met)
    for number, other in enumerate(phase.lines if phase is not None else ()):
        assert phase is not None
        if other.side == side and _covers(play, other, line, hex):
            cap += _arrived(play, phase, number, hex)
    if line.night:
        cap = tuple(one for one in cap if wings.type_of(play, one[0]).has(wings.NIGHT))
    raid.cap, raid.opposed = cap, bool(cap)
    dogfights.as_fighters(play, raid)


def _unmet(cap: tuple[Group, ...], met: tuple[Group, ...]) -> tuple[Group, ...]:
    """Fighters that have not met another strike of the same total. [BR-6-13]"""
    left = [(air, count - wings.counted(met, air), band) for air, count, band in cap]
    return tuple(group for group in left if group[1] > 0)


def _covers(play: Campaign, other: Line, line: Line, hex: int) -> bool:
    if other.mission == NCOVER:
        return other.target == line.target
    return other.mission == COVER and play.base_hex(other.target) == hex


def _arrived(play: Campaign, phase: AirPhase, number: int, hex: int) -> tuple[Group, ...]:
    """Cover that is there: it rolls the first time, unless a task force is within half its range.

    [BR-5-04, BR-5-06, BR-7-01]
    """
    line = phase.lines[number]
    groups = line.bombers
    near = line.mission == NCOVER and all(
        wings.within_half(play, air, start(play, line), hex) for air, _, _ in groups
    )
    if not line.over and groups:
        if not near:
            points = wings.counted(groups)
            dice = sum(play.roll(2, f"how many of {points} air points cover {the(line.target)}"))
            here = chart().present(points, dice)
            kept: tuple[Group, ...] = ()
            for air, count, way in groups:
                take = min(count, here)
                here -= take
                kept += ((air, take, way),) if take else ()
            groups = kept
        fresh = msgspec.structs.replace(line, bombers=groups, over=True)
        phase.lines = (*phase.lines[:number], fresh, *phase.lines[number + 1 :])
    return groups


class EmergencyStep(Step[Campaign, Raid]):
    """Fighters near an attacked hex may react once in an Air Phase. [BR-5-05]"""

    def seats(self, play: Campaign, frame: Raid) -> tuple[str, ...]:
        """The defender, if somebody could react."""
        return (SEATS[enemy(frame.line.side)],) if reacting(play, frame) else ()

    def run(self, play: Campaign, frame: Raid) -> None:
        """Nobody can."""
        frame.stage = RaidStage.BANDS

    def prompt(self, play: Campaign, frame: Raid, seat: str) -> str:
        """The question."""
        return (
            f"{play.called(frame.line.target)} is attacked. Fighters near by may scramble to help, or done."
        )

    def legal(self, play: Campaign, frame: Raid, seat: str) -> list[Action]:
        """Fighters within half their range."""
        found = [
            act("scramble", wings.unit(play, air).id, count)
            for air, most in reacting(play, frame).items()
            for count in range(1, most + 1)
        ]
        return [*found, act("done")]

    def do(self, play: Campaign, frame: Raid, seat: str, action: Action) -> None:
        """They take off; how many come in time a roll says. [BR-7-01]"""
        if action.verb == "done":
            frame.stage = RaidStage.BANDS
            return
        air, count = play.tables.air_number[str(action.args[0])], int(action.args[1])
        phase = phase_of(play)
        assert phase is not None
        phase.reacted = (*phase.reacted, air)
        play.state.flown[air] = play.state.flown[air] + count
        dice = sum(play.roll(2, f"how many of {the(str(action.args[0]))} come in time"))
        here = chart().present(count, dice, EMERGENCY_DRM)
        if here:
            frame.cap = merged(frame.cap, (air, here, ""))

    def why_not(self, play: Campaign, frame: Raid, seat: str, action: Action) -> Refusal | None:
        """Half the normal range, once."""
        id = str(action.args[0]) if action.args else ""
        return illegal("BR-5-05", f"{the(id)} cannot react: within half their range, once an Air Phase", id)


def reacting(play: Campaign, raid: Raid) -> dict[int, int]:
    """Fighters without a mission within half their normal range of an attacked hex. [BR-5-05]

    Who only looks at it does not attack it.
    """
    phase, side = phase_of(play), enemy(raid.line.side)
    if phase is None or raid.line.night or raid.line.mission == RECON:
        return {}
    hex = raid.hex
    here = {air for air, _, _ in raid.cap}
    found = {}
    for base in play.air_bases(side):
        start = play.base_hex(base)
        if start == hex or (base in play.sea.forces and play.in_port(base)):
            continue
        for air, count, _ in wings.on_patrol(play, base):
            if air not in here and air not in phase.reacted and wings.within_half(play, air, start, hex):
                found[air] = count
    return found


# -- after the last wave ------------------------------------------------------------------------------------


def home(play: Campaign, raid: Raid) -> None:
    """Attacks on bases are carried out when all waves are through; then everybody lands. [BR-11-13]"""
    raid.stage = RaidStage.LANDED if raid.lessons is UNSET else RaidStage.LESSONS
    line = raid.line
    if line.mission == DROP:
        airlift.drop(play, raid)
    if not raid.bombers:
        return
    if line.mission == STRIKE_B:
        _bomb(play, raid)
    elif line.mission == STRAFE:
        _strafe(play, raid)
    elif line.mission == STRIKE_M:
        boats.attack(play, raid)
    elif line.mission == RECON:
        _scout(play, raid)


def bombing(play: Campaign, raid: Raid) -> int:
    """The Bombardment strengths of all that came through. [BR-11-13, BR-4-18]"""
    return sum(
        count
        * striking(
            wings.type_of(play, air).bombardment,
            play.air_quality(air),
            undersized=wings.undersized(play, air),
            extended=extended(play, raid.line, air),
        )
        for air, count, _ in raid.bombers
    )


def bombing_shift(raid: Raid) -> int:
    """HIGH 1 column left, night 2. [BR-11-12, BR-5-16]"""
    high = any(way == HIGH for _, _, way in raid.bombers)
    return (HIGH_SHIFT if high else 0) + (NIGHT_SHIFT if raid.line.night else 0)


def _bomb(play: Campaign, raid: Raid) -> None:
    """A roll for the installation; of airfields another for each block there. [BR-11-02, BR-11-13]"""
    hex, what = raid.hex, raid.line.what
    power, shift, before = bombing(play, raid), bombing_shift(raid), _damage(play, hex)
    grade = bases.bombard_base(play, hex, what, power, enemy(raid.line.side), shift)
    lessons.damaged(raid, grade)
    if power > 0 and what in (AIRFIELD, bases.SEAPLANES):
        attacks.burning(play, raid, power, shift, water=what == bases.SEAPLANES)
    hurt = grade > wings.SUPPRESSED and what in bases.DEFENCES
    if hurt and play.label(hex) == play.sea_card.objective:
        play.sea.battered += 1
    _note_field(play, raid, hex, before)


def _damage(play: Campaign, hex: int) -> tuple[int, int]:
    """The damage of an airfield and of a seaplane base."""
    return play.state.airfields.get(hex, 0), play.sea.seaplanes.get(hex, 0)


def _note_field(play: Campaign, raid: Raid, hex: int, before: tuple[int, int]) -> None:
    """A base that was damaged is noted; an airfield that can launch no more with the total that did it.

    [BR-12-03, WPB-AIR-31]
    """
    phase, label, now = phase_of(play), play.label(hex), _damage(play, hex)
    if now != before:
        attacks.note(play, label, int(before[0] < wings.D3))
    if phase is not None and label not in phase.closed and before[0] < wings.D3 <= now[0]:
        phase.closed = {**phase.closed, label: (raid.line.total, hex)}


def strafers(play: Campaign, raid: Raid) -> list[int]:
    """Strengths of the APs that strafe: only as many as are in excess of the CAP that is left. [BR-6-11]"""
    each = [
        air_combat(wings.type_of(play, air), play.air_quality(air), LOW)
        for air, count, _ in raid.bombers
        for _ in range(count)
    ]
    return sorted(each, reverse=True)[: max(len(each) - wings.counted(raid.cap), 0)]


def _strafe(play: Campaign, raid: Raid) -> None:
    """Fighters strafe aircraft on the ground with half their Air Combat; a 12 suppresses. [BR-5-08]"""
    hex, power = raid.hex, half_up(sum(strafers(play, raid)))
    if not power:
        play.note(f"fighters keep the enemy away from {the(play.label(hex))}")
        return
    dice, before = attacks.strafing(play, raid, power), _damage(play, hex)
    if dice == NATURAL and play.state.airfields.get(hex, 0) == 0:
        play.state.airfields = {**play.state.airfields, hex: wings.SUPPRESSED}
        play.note(f"the airfield of {the(play.label(hex))} is suppressed")
    _note_field(play, raid, hex, before)


def _scout(play: Campaign, raid: Raid) -> None:
    """Reconnaissance after CAP and flak: 4 or more; each further AP adds 1, CAP takes 1 off. [BR-15-01]"""
    hex, seat = raid.hex, SEATS[raid.line.side]
    (die,) = play.roll(1, f"reconnaissance of {the(play.label(hex))}")
    die += wings.counted(raid.bombers) - 1 + (FURTHER if raid.opposed else 0)
    if die >= SCOUTED:
        play.news(f"{the(play.label(hex))}: {bases.recon_report(play, hex, enemy(raid.line.side))}", (seat,))
        works = projects.reveal(play, hex, raid.line.side) if play.tables.land is not None else ""
        if works:
            play.news(f"{the(play.label(hex))}: {works}")
    else:
        play.note(f"nothing is seen of {the(play.label(hex))}", (seat,))


def _tell_strike(play: Campaign, raid: Raid) -> None:
    """A strike is told among the battles; whose target has been sunk keeps its name to himself."""
    line, where = raid.line, play.label(raid.hex)
    who = does(SEATS[line.side], "strikes")
    if line.mission == STRIKE_N and line.what != SHIPS and line.target not in play.sea.forces:
        play.emit(Clash(hex=where, what=f"{who} {the(where)} from the air"))
    else:
        _tell(play, line, lambda target: Clash(hex=where, what=f"{who} {target} from the air"))


def land(play: Campaign, raid: Raid) -> None:
    """Everybody lands: at home, where it was plotted, or wherever there is room. [BR-4-08, BR-4-13]

    Whose base was damaged in this phase may land elsewhere. In a Naval Phase the defending fighters land at
    once, too. [WPB-AIR-31]
    """
    play.pop()
    line, hit = raid.line, wings.struck(play)
    if line.mission in STRIKES:
        _tell_strike(play, raid)
    for air, count, _ in _survivors(raid):
        count = min(count, play.state.points[air])
        own = play.air_base(air)
        back = detour(line, own)[1] if own in line.partners else line.back
        place = place_named(play, back) if back else OUT
        if count > 0 and back and wings.fits(play, air, place) >= count:
            row = play.move_air(air, count, place)
            training.moved(play, air, row, keeps=True)
            wear(play, row, count)
        elif count > 0 and (
            homeless(play, air) or wings.cargo(play, air) or play.label(play.sea.based[air]) in hit
        ):
            play.push(Divert(air=air, points=count, hex=raid.hex, strike=True))
    if phase_of(play) is None:
        for air, count, _ in raid.cap:
            if play.state.points[air] and homeless(play, air):
                play.push(Divert(air=air, points=min(count, play.state.points[air]), hex=raid.hex))


def _survivors(raid: Raid) -> tuple[Group, ...]:
    groups: tuple[Group, ...] = ()
    for air, count, _ in (*raid.bombers, *raid.escorts, *raid.home):
        groups = merged(groups, (air, count, ""))
    return groups


class RaidStep(Script[Campaign, Raid]):
    """A strike. [BR-10-10, BR-11-13, BR-6-01]"""

    stages = {
        RaidStage.LAUNCH: launch,
        RaidStage.COVER: cover,
        RaidStage.EMERGENCY: EmergencyStep(),
        RaidStage.BANDS: dogfights.BandsStep(),
        RaidStage.HEIGHTS: dogfights.HeightsStep(),
        RaidStage.BOUNCE: dogfights.fight,
        RaidStage.ANSWER: dogfights.answer,
        RaidStage.NEXT_BAND: dogfights.next_band,
        RaidStage.FREE: dogfights.FreeStep(),
        RaidStage.JETTISON: dogfights.JettisonStep(),
        RaidStage.POUNCE: dogfights.pounce,
        RaidStage.AFTER: dogfights.after,
        RaidStage.DISPLAY: display.arrange,
        RaidStage.WAVES: waves.WavesStep(),
        RaidStage.ENTRY: waves.EntryStep(),
        RaidStage.FLAK: waves.flak,
        RaidStage.TARGETS: attacks.TargetsStep(),
        RaidStage.ATTACK: attacks.attack,
        RaidStage.RETURN: home,
        RaidStage.LESSONS: lessons.learn,
        RaidStage.LANDED: land,
    }
