"""How long construction takes: the Engineering Tasks Summary. [39.1, 39.2.3, 39.6.2]"""

from __future__ import annotations

from math import ceil

from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.rounding import nearest
from flagplot.games.war_in_the_pacific.sides import JAPAN, SEATS
from flagplot.games.war_in_the_pacific.units import GroundUnit
from flagplot.games.war_in_the_pacific.works import crews, slipways
from flagplot.games.war_in_the_pacific.works.state import Project
from flagplot.games.war_in_the_pacific.works.tasks import (
    AIRFIELD,
    ANCHORAGE,
    MAJOR,
    MINOR,
    PORT,
    RAIL,
    SEAPLANE,
)

JAPANESE, US, OTHERS = "japan", "US", "other_allied"
AMERICANS = ("US Army", "USMC", "USN")
LARGE_FIELD = 6  # above which a level takes longer
SLOW = 6 / 5  # a Special Base Force as primary builder [see WPA-ENG-14]


def american(unit: GroundUnit) -> bool:
    """Whether a unit is American."""
    return unit.nation in AMERICANS


def builders(play: Campaign, project: Project) -> str:
    """Whose times are used: the owner's; of the Allies the American ones if half the engineers are theirs.

    [WPA-ENG-08, WPA-CON-10]
    """
    if project.side == JAPAN:
        return JAPANESE
    crew = [play.unit(unit) for unit in project.crew]
    return US if crew and 2 * sum(map(american, crew)) >= len(crew) else OTHERS


def listed(play: Campaign, project: Project) -> int:
    """Game-turns the table says for one engineer, by terrain or level. [WPA-ENG-25, WPA-ENG-26, WPA-ENG-55]

    Ports in conquests take longer, anchorages do not. [WPA-ENG-53]
    """
    table, hex, who = play.tables.engineering.times, project.hex, builders(play, project)
    base, flags = play.tables.bases.get(hex), play.land.rows[hex].flags
    terrain = "atoll" if "t" in flags else play.land.ground(hex)
    if project.task == AIRFIELD:
        level = base.airfield if base is not None else 0
        if not level:
            return table.by_terrain["airfield"][who][terrain]
        more = table.plain["airfield_upgrade"]
        return more[who] + (more["large"] if level + 1 > LARGE_FIELD else 0)
    if project.task == PORT:
        kind = base.port if base is not None else ""
        row = table.plain["minor_port" if kind == "anchorage" else "major_port"]
        conquest = base is not None and base.side != SEATS[project.side]
        return row[who] + (row["conquest"] if conquest else 0)
    if project.task == ANCHORAGE:
        return table.plain["anchorage"][who]
    if project.task == SEAPLANE:
        return table.plain["seaplane"]["port" if base is not None and base.port else "coast"]
    key = {RAIL: "rail", MAJOR: "major_road", MINOR: "minor_road"}[project.task]
    row = table.by_terrain[key][who]
    return row.get(terrain, row["jungle"])


def _by(play: Campaign, unit: int, task: str, game_turns: int) -> int:
    """What a task takes a unit: some types are faster, labor slower, Special Base Forces a fifth slower.

    That is for airfields and roads; at ports and all else they are engineers like others.
    [WPA-ENG-12, WPA-ENG-14, WPA-ENG-15]
    """
    printed, table = play.unit(unit), play.tables.engineering.times.types
    if task == SEAPLANE:
        return game_turns if crews.helper(play, unit) else slipways.game_turns(play, unit)
    if printed.kind == crews.SPECIAL:
        slow = task in (AIRFIELD, MAJOR, MINOR)
        return nearest(game_turns * SLOW) if slow else game_turns
    found = game_turns + table.get(printed.engineer, 0)
    if printed.engineer == "aviation" and task != AIRFIELD:
        found = game_turns
    return max(found, 1)


def needed(play: Campaign, project: Project) -> int:
    """Game-turns of work a project takes: the time of the most efficient of its engineers. [WPA-ENG-21]"""
    plain = listed(play, project)
    best = min((_by(play, unit, project.task, plain) for unit in project.crew), default=plain)
    return ceil(best * project.halves / 2)
