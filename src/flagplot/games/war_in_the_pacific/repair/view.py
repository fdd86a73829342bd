"""The Ship Repair Log as its owner reads it. [36.0]"""

from __future__ import annotations

from typing import Any

from flagplot.games.war_in_the_pacific.places import OUT
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.repair import areas, docks
from flagplot.games.war_in_the_pacific.secrets import privy
from flagplot.games.war_in_the_pacific.sides import JAPAN, SEATS, enemy


def log(play: Campaign, side: int) -> list[dict[str, Any]]:
    """Every repair of a side: port, beginning, and when each level is finished. [WPA-REP-02]"""
    card = play.tables.card
    return [
        {
            "ship": play.tables.ships[ship].id,
            "name": play.tables.ships[ship].name,
            "damage": play.state.damage[ship],
            "port": "" if one.port == OUT else areas.label(play.tables, one.port),
            "begun": card.date(one.since),
            "frozen": one.port != OUT and docks.frozen(play, one.port, ship, play.state.turn),
            "effort": one.effort,
            "left": list(one.left),
            "levels": [{"damage": level, "done": date} for level, date in docks.dates(play, ship)],
        }
        for ship, one in play.works.overhauls.items()
        if play.tables.ships[ship].side == SEATS[side]
    ]


def panels(play: Campaign, viewer: str | None) -> dict[str, Any]:
    """The logs a viewer may read, where there is anything in them."""
    if play.tables.land is None:
        return {}
    found = {side: log(play, side) for side in (JAPAN, enemy(JAPAN)) if privy(play.state, side, viewer)}
    return {f"repairs_{SEATS[side]}": one for side, one in found.items() if one}
