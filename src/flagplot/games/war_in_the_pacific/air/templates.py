"""An air plot written as in the phase before, as far as it is still possible."""

from __future__ import annotations

from msgspec.structs import replace

from flagplot.games.war_in_the_pacific.air import missions, wings
from flagplot.games.war_in_the_pacific.air.frames import COVER, NCOVER, RECON, STRIKES, TRANSFER, Group, Line
from flagplot.games.war_in_the_pacific.air.singles import singles
from flagplot.games.war_in_the_pacific.air.strengths import BANDS
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.kernel.action import Action, act

VERBS = {RECON: "recon", COVER: "fly-cover", NCOVER: "fly-cover"}


def again(play: Campaign, lines: tuple[Line, ...], side: int) -> tuple[Line, ...]:
    """What is plotted, and the missions of the phase before that can be flown again."""
    for old in play.sea.flights:
        if old.side == side and old.mission != TRANSFER:
            line = _strike(play, lines, old) if old.mission in STRIKES else _single(play, lines, old)
            lines = (*lines, line) if line is not None else lines
    return lines


def _strike(play: Campaign, lines: tuple[Line, ...], old: Line) -> Line | None:
    """The same target with as many of the same units as can fly."""
    fresh = Line(side=old.side, base=old.base, mission=old.mission, target=old.target, what=old.what)
    gone = old.base not in play.air_bases(old.side)
    if gone or fresh not in missions.strikes(play, lines, old.side, (old.base,)):
        return None
    fresh = replace(fresh, night=old.night and old.base not in play.sea.forces)
    for air, count, way in old.bombers:
        most = missions.able(play, lines, fresh, air)
        if most and way in missions.approaches(wings.type_of(play, air), old.mission):
            fresh = replace(fresh, bombers=missions.merged(fresh.bombers, (air, min(count, most), way)))
    for air, count, band in old.escorts:
        most = missions.able_escort(play, lines, fresh, air)
        if most and band in BANDS:
            fresh = replace(fresh, escorts=missions.merged(fresh.escorts, (air, min(count, most), band)))
    return fresh if fresh.bombers else None


def _single(play: Campaign, lines: tuple[Line, ...], old: Line) -> Line | None:
    """The same mission of the one unit that flew it, with as many APs as may."""
    air, count, way = old.bombers[0]
    if not play.state.points[air] or play.air_base(air) != old.base:
        return None
    wanted = [
        one
        for one in singles(play, lines, air)
        if (one.verb, one.args[2]) == (VERBS[old.mission], old.target)
    ]
    most = max((int(one.args[1]) for one in wanted), default=0)
    group: Group = (air, min(count, most), way)
    return replace(old, bombers=(group,), over=False) if most else None


def offered(play: Campaign, lines: tuple[Line, ...], side: int) -> list[Action]:
    """The answer that writes them, as long as nothing is written."""
    return [act("all-as-before")] if not lines and again(play, lines, side) else []
