"""What happens to works and headquarters when a hex changes hands. [29.0, 35.6, 39.10]"""

from __future__ import annotations

from msgspec.structs import replace

from flagplot.games.war_in_the_pacific.ground.ashore import Ashore
from flagplot.games.war_in_the_pacific.sides import SEATS, enemy
from flagplot.kernel.words import the

BACK_BY_FORCE = 20  # CPs to bring back a headquarters that the enemy has driven out [see WPA-HQ-05]
LEVELS_LOST = (2, 1, 0)  # of a captured airfield, by a die of 1-2, 3-4, 5-6 [see BR-4-06]


def overrun(play: Ashore, hex: int, before: int, side: int) -> None:
    """A hex of the main map has passed to a side."""
    _drive_out(play, hex, side)
    _seize_center(play, hex, before, side)
    _seize_projects(play, hex, side)
    if before == enemy(side):
        _seize_airfield(play, hex, side)


def _drive_out(play: Ashore, hex: int, side: int) -> None:
    """A headquarters that is among enemies without friends is disbanded, unless it is at sea. [WPA-HQ-05]"""
    for hq, post in enumerate(play.war.posts):
        afloat = play.war.afloat.get(hq, "") in play.sea.forces
        if post == hex and not afloat and play.tables.hqs[hq].side != SEATS[side]:
            play.put_away(hq, BACK_BY_FORCE)


def _seize_airfield(play: Ashore, hex: int, side: int) -> None:
    """The captor of an airfield rolls how many levels it loses; one is always left, and damage stays.

    Levels that were built are captured like printed ones. [BR-4-06, WPA-CON-11]
    """
    base = play.tables.bases.get(hex)
    if base is None or base.airfield <= 1:
        return
    (die,) = play.roll(1, f"what is left of the airfield in {the(play.chart.label(hex))}")
    level = max(base.airfield - LEVELS_LOST[(die - 1) // 2], 1)
    if level != base.airfield:
        play.rework(fields=dict(sorted({**play.works.fields, hex: level}.items())))


def _seize_projects(play: Ashore, hex: int, side: int) -> None:
    """Unfinished construction is revealed and captured, with its progress less 1 game-turn.

    What it still takes is the new owner's time. [WPA-CON-08, WPA-CON-09, WPA-CON-10]
    """
    found = tuple(
        replace(one, side=side, done=max(one.done - 1, 0), crew=(), last=-1, known=True, secret=False)
        if one.hex == hex and one.side != side
        else one
        for one in play.works.projects
    )
    if found != play.works.projects:
        play.rework(projects=found)


def _seize_center(play: Ashore, hex: int, before: int, side: int) -> None:
    """An enemy Rail Center is gained: how much of its Railcap the die tells. [WPA-RAIL-31, WPA-RAIL-35]

    Japan takes over that of Thailand as it is. [WPA-RAIL-38]
    """
    table = play.tables.rail
    country = table.country_of.get(play.chart.label(hex))
    if country is None or before != enemy(side) or table.exempt.get(country) == SEATS[side]:
        return
    works = play.works
    play.rework(prizes=tuple(sorted({*works.prizes, hex})), seized=tuple(sorted({*works.seized, hex})))
