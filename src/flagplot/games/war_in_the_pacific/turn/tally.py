"""Who has won the war for the Solomons: what is held and what was lost. [SC-S3-11]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.scenarios import Tally
from flagplot.games.war_in_the_pacific.sea import shipping
from flagplot.games.war_in_the_pacific.sea.victory import Score
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, OWNERS, SEATS, enemy
from flagplot.games.war_in_the_pacific.turn import sudden
from flagplot.games.war_in_the_pacific.units import RUNGS
from flagplot.kernel.errors import RulesBug
from flagplot.kernel.state import Outcome

_WORST = len(RUNGS) - 1  # D4: an airfield that cannot be used [see BR-11-01]


def terms(play: Campaign) -> Tally:
    """What counts in the scenario."""
    found = play.land_card.points
    if found is None:
        raise RulesBug("no points are counted in this scenario")
    return found


def usable(play: Campaign, hex: int) -> bool:
    """Whether there is an airfield in a hex from which aircraft can fly."""
    return play.state.airfields.get(hex, _WORST) < _WORST


def places(play: Campaign, side: int) -> int:
    """Points for places: the great prizes whoever holds them, other airfields for who captured them.

    [SC-S3-11]
    """
    card, control = terms(play), play.state.control
    found = sum(points for label, points in card.held.items() if control[play.hex(label)] == side)
    for label, points in card.usable.items():
        hex = play.hex(label)
        found += points if control[hex] == side and usable(play, hex) else 0
    named = {play.hex(label) for label in (*card.held, *card.usable)}
    for hex in play.state.airfields:
        owner = play.tables.bases[hex].side  # nobody's, where it was built since the start
        if owner and hex not in named and control[hex] == side != OWNERS.index(owner):
            found += card.airfield
    return found


def losses(play: Campaign, side: int) -> int:
    """Points for what a side has lost: half the value of sunk ships, a third of its steps, each rounded down.

    Four levels of shipping are a unit sunk. [SC-S3-11, WPB-NAV-04]
    """
    card = terms(play)
    sunk = sum(
        ship.vp
        for number, ship in enumerate(play.tables.ships)
        if ship.side == SEATS[side] and play.lost(number) and not shipping.joint(play, number)
    )
    sunk += sum(levels // shipping.WHOLE * vp for vp, levels in shipping.losses(play, side))
    keys = {unit.division or unit.id for unit in play.tables.ground if unit.side == side}
    steps = sum(count for key, count in play.state.losses.items() if key in keys)
    return sunk // card.ships + steps // card.steps


def score(play: Campaign) -> Score:
    """The points of both sides. [SC-S3-11]"""
    japan, allied = (places(play, side) + losses(play, enemy(side)) for side in (JAPAN, ALLIED))
    return Score(japan=japan, allied=allied)


def outcome(play: Campaign) -> Outcome | None:
    """At once, when Port Moresby falls or Guadalcanal is cleared; else by points at the end. [SC-S3-11]"""
    card = terms(play)
    at_once = sudden.decided(play, card)
    if at_once is not None:
        return at_once
    if play.state.turn + 1 < play.tables.card.turns:
        return None
    found = score(play)
    difference = abs(found.allied - found.japan)
    points = f"{found.allied} points to {found.japan} for the Allies"
    if difference < card.draw:
        return Outcome((), f"a draw, {points}", "SC-S3-11")
    winner = ALLIED if found.allied > found.japan else JAPAN
    how = "decisive victory" if difference >= card.decisive else "victory"
    return Outcome((SEATS[winner],), f"{how}, {points}", "SC-S3-11")
