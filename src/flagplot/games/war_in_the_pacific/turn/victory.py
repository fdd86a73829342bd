"""Who has won. [SC-S1-10]"""

from __future__ import annotations

from typing import NamedTuple

from flagplot.games.war_in_the_pacific.deployment.frames import Deployment
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS
from flagplot.games.war_in_the_pacific.units import CAPITAL, CARRIERS
from flagplot.kernel.state import Outcome

CRIPPLED = 2  # damage from which a large ship counts


class Score(NamedTuple):
    """Points of both sides; the Allied ones with what they have in any case."""

    allied: int
    japan: int


def secured(play: Campaign) -> bool:
    """Whether all hexes are Allied or no Japanese unit is left; not before they were deployed. [SC-S1-10]"""
    if any(isinstance(frame, Deployment) for frame in play.state.frames):
        return False
    held = all(side == ALLIED for side in play.state.control.values())
    return held or not play.ashore(JAPAN)


def steps_lost(play: Campaign) -> int:
    """US steps lost."""
    allied = {unit.division or unit.id for unit in play.tables.ground if unit.side == ALLIED}
    return sum(count for key, count in play.state.losses.items() if key in allied)


def crippled(play: Campaign) -> int:
    """Carriers, battleships and heavy cruisers at D2 or worse. [SC-S1-10]"""
    return sum(
        ship.type in (*CARRIERS, *CAPITAL) and play.state.damage[number] >= CRIPPLED
        for number, ship in enumerate(play.tables.ships)
    )


def score(play: Campaign) -> Score:
    """The points as they would be if this game-turn ended now. [SC-S1-10]"""
    card = play.tables.card
    taken = secured(play)
    allied = card.handicap + (card.secured_points[play.state.turn] if taken else 0)
    japan = card.step_point * steps_lost(play) + card.ship_points * crippled(play)
    return Score(allied, japan + (0 if taken else card.held_points))


def outcome(play: Campaign) -> Outcome | None:
    """The result when the island is secured or the last game-turn is over. [SC-S1-10]"""
    card = play.tables.card
    if not secured(play) and play.state.turn + 1 < card.turns:
        return None
    found = score(play)
    difference = abs(found.allied - found.japan)
    what = "the island is secured" if secured(play) else "the island is held"
    how = "decisively, " if difference >= card.decisive else ""
    reason = f"{what}; {how}{found.allied} points to {found.japan}"
    if not difference:
        return Outcome((), reason, "SC-S1-10")
    winner = ALLIED if found.allied > found.japan else JAPAN
    return Outcome((SEATS[winner],), reason, "SC-S1-10")
