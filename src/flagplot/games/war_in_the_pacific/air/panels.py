"""What is shown of an Air Phase: the plot to its side, strikes to whom they concern."""

from __future__ import annotations

from typing import Any

from flagplot.games.war_in_the_pacific.air import chits as sequence_chits
from flagplot.games.war_in_the_pacific.air import display, missions, waves, wings
from flagplot.games.war_in_the_pacific.air.frames import (
    RECON,
    STRIKE_N,
    AirPhase,
    AirStage,
    Arranging,
    Group,
    Line,
    Plot,
    Plots,
    Raid,
    RaidStage,
    SpecialStrikes,
)
from flagplot.games.war_in_the_pacific.air.missions import named
from flagplot.games.war_in_the_pacific.air.sequence import strikes
from flagplot.games.war_in_the_pacific.odds import air as odds
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import JAPAN, SEATS, enemy


def _groups(play: Campaign, groups: tuple[Group, ...] | list[Group]) -> list[dict[str, Any]]:
    return [{"air": wings.unit(play, air).id, "points": count, "how": way} for air, count, way in groups]


def line_doc(play: Campaign, line: Line) -> dict[str, Any]:
    """A line of a plot, for its own side."""
    enemy_target = line.target in play.sea.forces and play.force(line.target).side != line.side
    return {
        "base": line.base,
        "mission": line.mission,
        "target": named(play, line) if enemy_target else line.target,
        "what": line.what,
        "bombers": _groups(play, line.bombers),
        "escorts": _groups(play, line.escorts),
        "night": line.night,
        "staging": line.staging,
        "back": line.back,
        "joint": line.joint,
    }


def plots(play: Campaign, frame: Plots, viewer: str | None) -> dict[str, Any]:
    """The plot a side is writing, and its APs without a mission; nobody else sees it. [BR-3-09]"""
    stack = frame.lane(viewer) if viewer is not None else []
    if not stack:
        return {}
    plot: Plot = stack[-1]
    return {
        "lines": [line_doc(play, line) for line in plot.lines],
        "base": plot.base,
        "draft": line_doc(play, plot.draft) if plot.draft is not None else None,
        "need": missions.opening(play) if plot.side == JAPAN else None,
        "idle": [
            {
                "base": base,
                "units": [
                    {"air": wings.unit(play, air).id, "points": left}
                    for air in play.air_at(base)
                    if (left := wings.idle(play, air) - wings.plotted(plot.lines, air)) > 0
                ],
            }
            for base in play.air_bases(plot.side)
        ],
    }


def air_phase(play: Campaign, frame: AirPhase, viewer: str | None) -> dict[str, Any]:
    """The strikes of the phase: one's own as plotted, those of the enemy by number and total alone."""
    found = []
    for place, number in enumerate(strikes(frame)):
        line = frame.lines[number]
        doc: dict[str, Any] = {"number": place + 1, "side": SEATS[line.side], "over": line.over}
        if frame.stage.after(AirStage.SEQUENCE):
            doc["total"] = line.total
        if viewer == SEATS[line.side]:
            doc |= line_doc(play, line)
        found.append(doc)
    chits = {chit: play.sea.magic[chit] for chit in sequence_chits.DRMS if play.sea.magic.get(chit)}
    return {
        "stage": frame.stage.name.lower(),
        "strikes": found if frame.stage.after(AirStage.SCOUT) else [],
        "chits": chits if viewer == "allied" else {},
    }


def raid(play: Campaign, frame: Raid, viewer: str | None) -> dict[str, Any]:
    """A strike: bands are the attacker's until the defender has assigned his fighters. [BR-6-01]"""
    line = frame.line
    attacking, defending = viewer == SEATS[line.side], viewer == SEATS[enemy(line.side)]
    open_ = frame.stage.after(RaidStage.BANDS)
    if line.mission == RECON and not attacking and not open_:
        return {}
    there = line.target in play.sea.forces
    target = line.target if not there or defending else play.contact(line.target)
    doc: dict[str, Any] = {
        "stage": frame.stage.name.lower(),
        "side": SEATS[line.side],
        "target": target,
        "what": line.what,
        "mission": line.mission,
        "total": line.total if frame.number >= 0 else None,
    }
    if frame.hex >= 0:
        doc["hex"] = play.label(frame.hex)
    if attacking or open_:
        doc |= {"bombers": _groups(play, frame.bombers), "escorts": _groups(play, frame.escorts)}
    if defending or open_:
        doc["cap"] = _groups(play, frame.cap)
    if open_ and frame.stage.before(RaidStage.DISPLAY):
        doc["bands"] = odds.bands(play, frame)
    if frame.waves and (attacking or frame.wave >= 0):
        doc["waves"] = [_groups(play, wave) for wave in frame.waves]
        doc["wave"] = frame.wave
    if there and frame.stage.after(RaidStage.DISPLAY):
        doc["display"] = [
            {
                "ship": play.tables.ships[ship].id,
                "type": play.tables.ships[ship].type,
                "slot": slot,
                "damage": play.state.damage[ship],
            }
            for ship, slot in display.display(play, frame)
        ]
        doc["slice"], doc["ring"] = frame.slice, frame.ring
        if frame.stage == RaidStage.ENTRY and 0 <= frame.wave < len(frame.waves):
            doc["entries"] = odds.entries(play, frame)
    if frame.wave >= 0 and frame.ring:
        doc["flak"] = waves.flak_strength(play, frame)
        doc["aims"] = [
            {"air": wings.unit(play, air).id, "points": count, "ship": play.tables.ships[ship].id}
            for air, count, _, ship in frame.aims
        ]
        if frame.stage == RaidStage.TARGETS and line.mission == STRIKE_N:
            doc["chances"] = odds.aimed(play, frame)
            doc["targets"] = odds.targets(play, frame)
    return doc


def arranging(play: Campaign, frame: Arranging, viewer: str | None) -> dict[str, Any]:
    """The display while its owner places his ships."""
    if viewer != SEATS[play.force(frame.force).side]:
        return {}
    return {
        "force": frame.force,
        "display": [
            {"ship": play.tables.ships[ship].id, "type": play.tables.ships[ship].type, "slot": slot}
            for ship, slot in frame.placing
        ],
    }


def special(play: Campaign, frame: SpecialStrikes, viewer: str | None) -> dict[str, Any]:
    """Whom a special strike may reach, and what is put together for it, for whoever flies it."""
    force = play.sea.forces.get(frame.target)
    if force is None or viewer != SEATS[enemy(force.side)]:
        return {}
    found: dict[str, Any] = {"hex": play.label(force.hex)}
    return found if frame.draft is None else {**found, "draft": line_doc(play, frame.draft)}
