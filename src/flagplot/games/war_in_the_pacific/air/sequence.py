"""An Air Phase after its searches: plots, chits, the strike sequence, strikes, transfers. [3.2, 12]"""

from __future__ import annotations

import msgspec

from flagplot.games.war_in_the_pacific.air import airlift, chits, missions, raids, training, wings
from flagplot.games.war_in_the_pacific.air.frames import (
    COVER,
    DROP,
    NCOVER,
    RECON,
    STRIKES,
    TRANSFER,
    TRANSPORT,
    AirPhase,
    AirStage,
    Divert,
    Line,
    Plot,
    Plots,
)
from flagplot.games.war_in_the_pacific.air.strengths import GREEN
from flagplot.games.war_in_the_pacific.air.transfers import bill, homeless, transfer
from flagplot.games.war_in_the_pacific.places import ship_at
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea import cargo
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.script import Script
from flagplot.kernel.words import the

EXTENDED, STAGED, LOCATED, SUPPRESSED, GREENS = -1, -2, 1, -1, -1  # DRMs [see BR-12-02]
SEPARATE = 2  # the highest die with which a strike misses the others it was to join [see BR-5-12]
LAST = -99  # the total of such a strike
PHASES = 3  # Air Phases of a game-turn


def begin(play: Campaign, frame: AirPhase) -> None:
    """Both sides plot at the same time. [BR-3-09]"""
    frame.stage = AirStage.SCOUT
    play.begin("The Air Phase: both sides plot their missions.")
    stacks = [[Plot(side=side)] if play.air_bases(side) else [] for side in (JAPAN, ALLIED)]
    play.push(Plots(seats=SEATS, stacks=stacks))


def _replace(frame: AirPhase, number: int, **changes: object) -> Line:
    line = msgspec.structs.replace(frame.lines[number], **changes)
    frame.lines = (*frame.lines[:number], line, *frame.lines[number + 1 :])
    return line


def scout(play: Campaign, frame: AirPhase) -> None:
    """Reconnaissance is flown before the first strike. [BR-12-06]"""
    for number, line in enumerate(frame.lines):
        if line.mission == RECON and not line.over:
            play.push(raids.begin(_replace(frame, number, over=True), number))
            return
    frame.stage = AirStage.CHITS


# -- chits --------------------------------------------------------------------------------------------------


def strikes(frame: AirPhase) -> list[int]:
    """The numbers of all strikes, in the order in which they roll: Japan's first."""
    return [number for number, line in enumerate(frame.lines) if line.mission in STRIKES]


class ChitsStep(Step[Campaign, AirPhase]):
    """Strike Sequence chits are played on strikes before their rolls are seen. [WPB-MAG-04, WPB-MAG-05]"""

    def seats(self, play: Campaign, frame: AirPhase) -> tuple[str, ...]:
        """The Allied side, if it holds such chits and anybody strikes."""
        return (SEATS[ALLIED],) if strikes(frame) and chits.hand(play) else ()

    def run(self, play: Campaign, frame: AirPhase) -> None:
        """On to the rolls."""
        frame.stage = AirStage.SEQUENCE

    def prompt(self, play: Campaign, frame: AirPhase, seat: str) -> str:
        """The question."""
        return "Play Strike Sequence chits on strikes, yours or the enemy's, before they roll; or done."

    def legal(self, play: Campaign, frame: AirPhase, seat: str) -> list[Action]:
        """Chits, strikes by number, and whether they help or hinder."""
        found = [
            act("sequence", chit, place + 1, sign * chits.DRMS[chit])
            for chit in chits.hand(play)
            for place in range(len(strikes(frame)))
            for sign in (1, -1)
        ]
        return [*found, act("done")]

    def do(self, play: Campaign, frame: AirPhase, seat: str, action: Action) -> None:
        """Play one. [WPB-MAG-31]"""
        if action.verb == "done":
            frame.stage = AirStage.SEQUENCE
            return
        number = strikes(frame)[int(action.args[1]) - 1]
        line = frame.lines[number]
        chits.spend(play, str(action.args[0]))
        _replace(frame, number, drm=line.drm + int(action.args[2]), chits=line.chits + 1)

    def why_not(self, play: Campaign, frame: AirPhase, seat: str, action: Action) -> Refusal | None:
        """No such chit, strike, or number."""
        if action.verb != "sequence":
            return None
        return illegal("WPB-MAG-04", "a chit you hold adds or takes its number from the roll of one strike")


# -- the sequence -------------------------------------------------------------------------------------------


def drm(play: Campaign, line: Line) -> int:
    """What is added to a strike's roll. [BR-12-02, SC-S2-12]"""
    units = [air for air, _, _ in (*line.bombers, *line.escorts)]
    found = line.drm
    found += EXTENDED if any(missions.extended(play, line, air) for air in units) else 0
    found += STAGED if line.staging or any(stage for _, stage, _ in line.detours) else 0
    if line.target in play.sea.forces:
        found += LOCATED if line.target in play.sea.sighted else 0
    if line.base in play.sea.forces:
        found += play.admiral(line.base, "a")
    elif play.state.airfields.get(play.base_hex(line.base), 0) == wings.SUPPRESSED:
        found += SUPPRESSED
    green = sum(count for air, count, _ in (*line.bombers, *line.escorts) if play.air_quality(air) == GREEN)
    found += GREENS if 2 * green > wings.counted((*line.bombers, *line.escorts)) else 0
    ambush = play.sea_card.ambush
    return found + (ambush.sequence if ambush is not None and line.ambush else 0)


def mark_ambush(play: Campaign, frame: AirPhase) -> None:
    """The first strike of each American carrier force at the Japanese carriers. [SC-S2-12]"""
    card = play.sea_card.ambush
    if card is None:
        return
    used = list(play.sea.ambush)
    for number in strikes(frame):
        line = frame.lines[number]
        if line.base in card.forces and line.target == card.target and line.base not in used:
            used.append(line.base)
            _replace(frame, number, ambush=True)
    play.sea.ambush = tuple(used)


def order(play: Campaign, frame: AirPhase) -> None:
    """Every strike rolls 2D6; those that were to combine do, or come last. [BR-12-01, BR-12-06]"""
    frame.stage = AirStage.STRIKES
    mark_ambush(play, frame)
    _join(play, frame)
    for place, number in enumerate(strikes(frame)):
        line = frame.lines[number]
        if line.over or line.total == LAST:
            continue
        dice = sum(play.roll(2, f"strike {place + 1} in the sequence"))
        _replace(frame, number, total=dice + drm(play, line))


def _join(play: Campaign, frame: AirPhase) -> None:
    """Joint strikes: for each after the first a die; on 1 or 2 it comes separately and last. [BR-5-12]"""
    for number in strikes(frame):
        line = frame.lines[number]
        if not line.joint:
            continue
        lead = next(
            (one for one in strikes(frame) if one != number and _same_target(frame.lines[one], line)), None
        )
        if lead is None:
            continue
        (die,) = play.roll(1, "whether a strike joins the others")
        if die <= SEPARATE:
            _replace(frame, number, total=LAST)
            continue
        first = frame.lines[lead]
        _replace(
            frame, lead,
            bombers=tuple(sorted((*first.bombers, *line.bombers))),
            escorts=tuple(sorted((*first.escorts, *line.escorts))),
            partners=(*first.partners, line.base),
            detours=(*first.detours, (line.base, line.staging, line.back)),
        )  # fmt: skip
        _replace(frame, number, over=True, bombers=(), escorts=())


def _same_target(one: Line, other: Line) -> bool:
    return (one.side, one.mission, one.target, one.what, one.over, one.joint) == (
        other.side, other.mission, other.target, other.what, False, False,
    )  # fmt: skip


def fly(play: Campaign, frame: AirPhase) -> None:
    """The strike with the highest total is next; equal ones come in random order. [BR-12-01, BR-12-05]"""
    left = [number for number in strikes(frame) if not frame.lines[number].over]
    if not left:
        _drop(play, frame)
        return
    best = max(frame.lines[number].total for number in left)
    equal = [number for number in left if frame.lines[number].total == best]
    at = 0
    if len(equal) > 1:
        (face,) = play.roll(1, "which of the strikes with one total comes first", sides=len(equal))
        at = face - 1
    play.push(raids.begin(_replace(frame, equal[at], over=True), equal[at]))


def _drop(play: Campaign, frame: AirPhase) -> None:
    """After the last strike parachutists are flown to their drop zones, one flight after the other.

    [BR-5-14]
    """
    for number, line in enumerate(frame.lines):
        if line.mission == DROP and not line.over:
            play.push(raids.begin(_replace(frame, number, over=True), number))
            return
    frame.stage = AirStage.TRANSFERS


# -- the end ------------------------------------------------------------------------------------------------


def transfers(play: Campaign, frame: AirPhase) -> None:
    """Fighters of lost carriers land elsewhere; then transfers. [BR-3-12, BR-4-13, WPB-AIR-36]"""
    frame.stage = AirStage.END
    paid = bill(play, frame.lines)
    for line in frame.lines:
        if line.mission == TRANSFER:
            transfer(play, line, paid)
        elif line.mission == TRANSPORT:
            airlift.fly(play, line)
    for air in range(len(play.tables.air)):
        if not play.state.points[air] or not homeless(play, air):
            continue
        closed = frame.closed.get(play.label(play.sea.based[air]))
        ship = ship_at(play.sea.based[air])
        if closed is None:
            continue
        stranded = play.state.points[air] if ship >= 0 and play.sunk(ship) else _aloft(play, frame, air)
        if stranded:
            play.push(Divert(air=air, points=stranded, hex=closed[1]))


def _aloft(play: Campaign, frame: AirPhase, air: int) -> int:
    """Fighters that flew CAP or cover when their base was closed. [BR-4-13, BR-9-03]"""
    if not wings.fighter(play, air):
        return 0
    covers = tuple(line for line in frame.lines if line.mission in (COVER, NCOVER))
    patrol = wings.on_patrol(play, play.air_base(air))
    return wings.counted(patrol, air) + wings.plotted(covers, air)


def end(play: Campaign, frame: AirPhase) -> None:
    """Who has flown may fly again; bases that struck roll for their next strikes. [BR-5-15, SC-S2-10]"""
    for base in dict.fromkeys(
        base for line in frame.lines if line.mission in STRIKES for base in (line.base, *line.partners)
    ):
        play.sea.strikes = {**play.sea.strikes, base: play.sea.strikes.get(base, 0) + 1}
    if play.sea.phase % PHASES == PHASES - 1:
        play.sea.strikes = {}
    bombers, _ = missions.opened(play, frame.lines)
    play.sea.opened = play.sea.opened or bombers > 0
    for air in range(len(play.tables.air)):
        if play.state.flown[air]:
            play.state.flown[air] = 0
    if play.sea_card.training:
        training.after_phase(play)
    if play.tables.land is not None:
        cargo.uncrate(play)
    play.pop()
    play.note(f"{the(SEATS[JAPAN])} and {the(SEATS[ALLIED])} have recovered their aircraft")


class AirPhaseStep(Script[Campaign, AirPhase]):
    """The Air Phase. [BR-3-09, BR-3-10, BR-3-12]"""

    stages = {
        AirStage.PLOT: begin,
        AirStage.SCOUT: scout,
        AirStage.CHITS: ChitsStep(),
        AirStage.SEQUENCE: order,
        AirStage.STRIKES: fly,
        AirStage.TRANSFERS: transfers,
        AirStage.END: end,
    }
