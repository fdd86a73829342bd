"""What a side builds, repairs and carries by rail, to its owner alone."""

from __future__ import annotations

from typing import Any

from flagplot.games.war_in_the_pacific.places import OUT
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.rail import lines, railcap
from flagplot.games.war_in_the_pacific.sides import SEATS
from flagplot.games.war_in_the_pacific.works import times


def works(play: Campaign, side: int) -> dict[str, Any]:
    """Projects with their progress, rail centers with their Railcap, rail that is cut, ships under repair."""
    return {
        "projects": [
            {
                "at": play.label(one.hex),
                "task": one.task,
                "to": [play.label(end) for end in one.ends],
                "done": one.done,
                "needed": times.needed(play, one),
                "secret": one.secret,
                "worked": one.last == play.state.turn,
            }
            for one in play.works.projects
            if one.side == side
        ],
        "rail": [
            {
                "at": play.land.grid.labels[center],
                "railcap": railcap.capacity(play, center),
                "left": railcap.left(play, center, side),
            }
            for country in play.tables.rail.countries
            for center in lines.centers(play, country)
            if play.land.has(center) and lines.owner(play, center) == side
        ],
        "cut": [play.label(hex) for hex in play.works.cut],
        "repairs": [
            {"ship": play.tables.ships[ship].id, "turns": sum(one.left)}
            for ship, one in play.works.overhauls.items()
            if one.port != OUT and play.tables.ships[ship].side == SEATS[side]
        ],
    }
