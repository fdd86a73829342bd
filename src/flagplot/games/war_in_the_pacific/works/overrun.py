"""What happens to works when a hex changes hands. [35.6, 39.10]"""

from __future__ import annotations

from msgspec.structs import replace

from flagplot.games.war_in_the_pacific.ground.ashore import Ashore
from flagplot.games.war_in_the_pacific.sides import SEATS, enemy


def overrun(play: Ashore, hex: int, before: int, side: int) -> None:
    """A hex of the main map has passed to a side."""
    _seize_center(play, hex, before, side)
    _seize_projects(play, hex, side)


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
