"""What is shown of a step of the war at sea while it is played."""

from __future__ import annotations

from typing import Any

from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea import plots
from flagplot.games.war_in_the_pacific.sea.frames import Hunt, Plotting, Writing
from flagplot.games.war_in_the_pacific.secrets import privy
from flagplot.games.war_in_the_pacific.sides import SEATS


def plotting(play: Campaign, frame: Plotting, viewer: str | None) -> dict[str, Any]:
    """The card that is being written, for its owner alone."""
    stack = frame.lane(SEATS[frame.side])
    if not privy(play.state, frame.side, viewer) or not stack or not isinstance(stack[-1], Writing):
        return {}
    label = stack[-1].force
    card = plots.card_of(play, label)
    return {
        "force": label,
        "from": play.label(play.force(label).hex),
        "left": max(plots.room(play, label, card), 0),
        "active": plots.may_be_active(play, label, card.speed),
        "route": [play.label(hex) for hex in card.route],
    }


def hunt(play: Campaign, frame: Hunt, viewer: str | None) -> dict[str, Any]:
    """Submarines attack."""
    return {
        "side": SEATS[plots.subron_side(play, frame.subron)],
        "target": play.contact(frame.force) if frame.force in play.sea.forces else "",
        "points": frame.points,
        "group": [play.tables.ships[ship].id for ship in frame.group],
    }
