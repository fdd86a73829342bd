"""What is shown of a step of the war at sea while it is played."""

from __future__ import annotations

from typing import Any

from flagplot.games.war_in_the_pacific.command.panels import bill
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea import plots, sorties
from flagplot.games.war_in_the_pacific.sea.frames import Hunt, Plotting, Writing
from flagplot.games.war_in_the_pacific.secrets import privy
from flagplot.games.war_in_the_pacific.sides import SEATS


def plotting(play: Campaign, frame: Plotting, viewer: str | None) -> dict[str, Any]:
    """The card that is being written, for its owner alone."""
    stack = frame.lane(SEATS[frame.side])
    if not privy(play.state, frame.side, viewer) or not stack:
        return {}
    if not isinstance(stack[-1], Writing):
        return {"harbour": harbour(play, frame.side)} if play.tables.land is not None else {}
    label = stack[-1].force
    card = plots.card_of(play, label)
    return {
        "force": label,
        "from": play.label(play.force(label).hex),
        "left": max(plots.room(play, label, card), 0),
        "active": plots.may_be_active(play, label, card.speed),
        "route": [play.label(hex) for hex in card.route],
    }


def harbour(play: Campaign, side: int) -> list[dict[str, Any]]:
    """Ships that could be activated, in which port, and what each headquarters would pay and why."""
    return [
        {
            "ship": play.tables.ships[ship].id,
            "type": play.tables.ships[ship].type,
            "at": play.label(play.ship_hex(ship)),
            "hq": play.tables.hqs[hq].id,
            **bill(sorties.factors(play, ship, hq, cut_off=cut_off)),
        }
        for ship, hq, cut_off in sorties.offers(play, side)
    ]


def hunt(play: Campaign, frame: Hunt, viewer: str | None) -> dict[str, Any]:
    """Submarines attack: where, and whom, for his owner by his own name."""
    attacked: dict[str, Any] = {"target": ""}
    if frame.force in play.sea.forces:
        force = play.force(frame.force)
        own = viewer == SEATS[force.side]
        attacked = {
            "target": frame.force if own else play.contact(frame.force), "hex": play.label(force.hex)
        }  # fmt: skip
    return {
        "side": SEATS[plots.subron_side(play, frame.subron)],
        **attacked,
        "points": frame.points,
        "group": [play.tables.ships[ship].id for ship in frame.group],
    }
