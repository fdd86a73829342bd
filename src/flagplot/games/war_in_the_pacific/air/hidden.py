"""What somebody may imagine of the air war who does not see the plots of the other side. [see BR-3-09]

Hidden are a plot while it is written and until each mission is flown, fighters and bands of a strike until
the defender has assigned his, waves before the first comes in, a task force that is being posted, and how
many aircraft are at a base.
"""

from __future__ import annotations

from msgspec.structs import replace

from flagplot.games.war_in_the_pacific.air import missions, wings
from flagplot.games.war_in_the_pacific.air.display import ArrangingStep
from flagplot.games.war_in_the_pacific.air.frames import (
    COVER,
    NCOVER,
    STRIKE_N,
    STRIKES,
    AirPhase,
    Arranging,
    Casualties,
    Divert,
    Group,
    Line,
    Plot,
    Plots,
    Raid,
    RaidStage,
    SpecialStrikes,
)
from flagplot.games.war_in_the_pacific.air.plotting import PlotStep
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.secrets import answered
from flagplot.games.war_in_the_pacific.sides import SEATS
from flagplot.kernel.stream import Stream

ANSWERS = 6  # of a plot somebody may imagine
SPREAD = 4  # answers more or fewer that somebody may have given
_AIRBORNE = (Raid, Casualties, Divert, SpecialStrikes)


def imagine(play: Campaign, side: int, stream: Stream) -> None:
    """Change what the other side does not see of a side's air war."""
    frames = play.state.frames
    if not any(isinstance(frame, _AIRBORNE) for frame in frames) and not _committed(play, side):
        _squadrons(play, side, stream)
    for frame in frames:
        if isinstance(frame, AirPhase):
            _missions(play, frame, side, stream)
    top = frames[-1]
    if isinstance(top, Plots):
        _plot(play, top, side, stream)
    elif isinstance(top, Raid):
        _strike(play, top, side, stream)
    elif isinstance(top, Arranging) and play.force(top.force).side == side:
        listed = [one for one in ArrangingStep().legal(play, top, SEATS[side]) if one.verb != "done"]
        if listed:
            ArrangingStep().do(play, top, SEATS[side], stream.choose(listed))
    elif isinstance(top, SpecialStrikes) and top.draft is not None and top.draft.side == side:
        top.draft = replace(top.draft, bombers=(), escorts=())


def _committed(play: Campaign, side: int) -> bool:
    """Whether aircraft of a side have missions."""
    phases = (frame for frame in play.state.frames if isinstance(frame, AirPhase))
    return any(line.side == side for phase in phases for line in phase.lines)


def _squadrons(play: Campaign, side: int, stream: Stream) -> None:
    """Air points of one type are at other bases ashore."""
    state = play.state
    by_type: dict[str, list[int]] = {}
    for air, unit in enumerate(play.tables.air):
        ashore = state.points[air] and play.sea.based[air] in play.tables.bases
        if ashore and wings.side_of(play, air) == side:
            by_type.setdefault(unit.type, []).append(air)
    for units in by_type.values():
        giver, taker = stream.choose(units), stream.choose(units)
        room = play.tables.air[taker].aps - state.points[taker]
        if giver != taker and room > 0 and state.points[giver] - state.flown[giver] > 1:
            state.points[giver] = state.points[giver] - 1
            state.points[taker] = state.points[taker] + 1


# -- plots --------------------------------------------------------------------------------------------------


def _plot(play: Campaign, frame: Plots, side: int, stream: Stream) -> None:
    """Another plot, half written or handed in, in another number of answers."""
    if SEATS[side] not in frame.seats or not play.air_bases(side):
        return
    written = _written(play, side, stream)
    stack = frame.lane(SEATS[side])
    if stack:
        stack[-1] = written
    else:
        others = [line for line in frame.lines if line.side != side]
        frame.lines = tuple(sorted((*others, *written.lines), key=lambda line: line.side))
    answered(play.state, SEATS[side], stream.below(2 * SPREAD + 1) - SPREAD)


def _written(play: Campaign, side: int, stream: Stream) -> Plot:
    plot, step = Plot(side=side), PlotStep()
    for _ in range(stream.below(ANSWERS)):
        listed = [one for one in step.legal(play, plot, SEATS[side]) if one.verb != "done"]
        if listed:
            step.do(play, plot, SEATS[side], stream.choose(listed))
    return plot


def _missions(play: Campaign, phase: AirPhase, side: int, stream: Stream) -> None:
    """Missions that nobody has seen are smaller, others, or not flown at all; how many strike is known.

    A strike with the total of the one that is flown stays as it is: the defender is told of it. [see BR-6-13]
    """
    flown = [frame.line.total for frame in play.state.frames if isinstance(frame, Raid)]
    lines = []
    for line in phase.lines:
        if line.side == side and not line.over and line.mission in (COVER, NCOVER) and stream.below(2):
            line = replace(line, bombers=_fewer(play, line.bombers, stream, least=0))
        elif line.side == side and not line.over and line.mission in STRIKES and line.total not in flown:
            line = _other_strike(play, line, stream)
        lines.append(line)
    phase.lines = tuple(lines)


def _other_strike(play: Campaign, line: Line, stream: Stream) -> Line:
    """Fewer bombers and escorts, and another contact as the target."""
    if line.mission == STRIKE_N and line.target in play.sea.forces:
        units = [air for air, _, _ in (*line.bombers, *line.escorts)]
        start = missions.start(play, line)
        near = [
            label
            for label in missions.contacts(play, line.side)
            if all(wings.reach(play, air, start, play.force(label).hex) for air in units)
        ]
        line = replace(line, target=stream.choose([*near, line.target]))
    return replace(
        line,
        bombers=_fewer(play, line.bombers, stream, least=1),
        escorts=_fewer(play, line.escorts, stream, least=0),
    )


def _fewer(play: Campaign, groups: tuple[Group, ...], stream: Stream, least: int) -> tuple[Group, ...]:
    """Groups of which some air points have stayed at home; at least so many of each fly."""
    found: tuple[Group, ...] = ()
    for air, count, way in groups:
        kept = least + stream.below(count + 1 - least)
        play.state.flown[air] = max(play.state.flown[air] - (count - kept), 0)
        found += ((air, kept, way),) if kept else ()
    return found


# -- a strike that is flown ---------------------------------------------------------------------------------


def _strike(play: Campaign, raid: Raid, side: int, stream: Stream) -> None:
    """Who comes and who waits for them is unknown until fighters have their bands, waves until they come."""
    attacking = raid.line.side == side
    if not raid.stage.after(RaidStage.BANDS):
        if attacking and raid.stage in (RaidStage.EMERGENCY, RaidStage.BANDS):
            raid.bombers = _fewer(play, raid.bombers, stream, least=1)
            raid.escorts = _fewer(play, raid.escorts, stream, least=0)
        elif not attacking:
            raid.cap = tuple((air, 1 + stream.below(count), band) for air, count, band in raid.cap)
    elif attacking and raid.stage == RaidStage.WAVES:
        raid.waves = ()
