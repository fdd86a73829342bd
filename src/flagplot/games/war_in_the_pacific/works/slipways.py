"""Seaplane bases: who builds them, where, how long it takes and what it costs. [60.8]"""

from __future__ import annotations

from math import ceil

from flagplot.games.war_in_the_pacific.command import costs
from flagplot.games.war_in_the_pacific.marks import ACTIVE
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.works import crews
from flagplot.games.war_in_the_pacific.works.paying import matched
from flagplot.games.war_in_the_pacific.works.state import Project
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

MOST = 2  # levels
WORK = 14  # by the quality of troops who are no engineers: game-turns they take [see WPB-SEA-12]
AMERICANS = ("US Army", "USMC", "USN")


def level(play: Campaign, hex: int) -> int:
    """The level of the seaplane base in a hex; 0 without one."""
    base = play.tables.bases.get(hex)
    return base.seaplane if base is not None else 0


def port(play: Campaign, hex: int) -> bool:
    """Whether a hex has a port or an anchorage."""
    base = play.tables.bases.get(hex)
    return base is not None and bool(base.port)


def site(play: Campaign, hex: int) -> Refusal | None:
    """What keeps one from being built in a hex: it must be coastal and linked, and has at most two levels.

    [WPA-CON-13, WPB-SEA-11]
    """
    label, side = play.label(hex), play.state.control.get(hex, -1)
    if play.land.rows[hex].kind != "C" or level(play, hex) >= MOST:
        return illegal("WPA-CON-13", f"no seaplane base can be built in {the(label)}", label)
    if side in (0, 1) and hex in play.war.isolated[side]:
        return illegal("WPB-SEA-11", f"{the(label)} is not linked", label)
    return None


def worker(play: Campaign, unit: int) -> Refusal | None:
    """Who may build: engineers and Base Forces; in a port or anchorage others, activated, the first level.

    A second level on another coast is built by American engineers alone. [WPB-SEA-10, WPB-SEA-11, WPB-SEA-12]
    """
    id, hex, printed = play.id(unit), play.state.place[unit], play.unit(unit)
    if not port(play, hex):
        if not crews.helper(play, unit):
            return illegal("WPB-SEA-11", f"outside ports only engineers build: {the(id)}", id)
        if level(play, hex) and not (crews.engineer(play, unit) and printed.nation in AMERICANS):
            return illegal("WPB-SEA-10", f"a second level is built by American engineers: {the(id)}", id)
        return None
    if crews.helper(play, unit):
        return None
    if level(play, hex):
        return illegal("WPB-SEA-12", f"the second level is built by engineers: {the(id)}", id)
    if not play.is_(unit, ACTIVE) or printed.tq <= 0 or printed.intrinsic:
        return illegal("WPB-SEA-12", f"{the(id)} is not activated", id)
    return None


def price(play: Campaign, unit: int) -> int:
    """CPs of a game-turn of work, for each unit: 1, but none for engineers in a port or anchorage.

    Engineers that are not activated yet pay for that besides. [WPB-SEA-11, WPB-SEA-12]
    """
    helps = crews.helper(play, unit)
    hex, side = play.state.place[unit], play.side(unit)
    work = 0 if helps and port(play, hex) else matched(play, hex, side, 1)
    return work + (costs.unit_cost(play, unit) if helps and not play.is_(unit, ACTIVE) else 0)


def game_turns(play: Campaign, unit: int) -> int:
    """What the first level takes who is no engineer: 14 by his quality, rounded up. [WPB-SEA-12]"""
    return ceil(WORK / max(play.unit(unit).tq, 1))


def goes_on(play: Campaign, project: Project, needed: int) -> bool:
    """Whether a second engineer in a port has built the second level in the same game-turn. [WPB-SEA-16]"""
    engineers = all(crews.engineer(play, unit) for unit in project.crew)
    return (
        port(play, project.hex)
        and engineers
        and project.done >= needed + 1
        and level(play, project.hex) < MOST
    )
