"""Who has won the war for the Solomons: what is held, what was lost, and what ends it at once. [SC-S3-11]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.scenarios import Tally
from flagplot.games.war_in_the_pacific.sea.victory import Score
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, OWNERS, SEATS, enemy
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

    [SC-S3-11]
    """
    card = terms(play)
    sunk = sum(
        ship.vp
        for number, ship in enumerate(play.tables.ships)
        if ship.side == SEATS[side] and play.lost(number)
    )
    keys = {unit.division or unit.id for unit in play.tables.ground if unit.side == side}
    steps = sum(count for key, count in play.state.losses.items() if key in keys)
    return sunk // card.ships + steps // card.steps


def score(play: Campaign) -> Score:
    """The points of both sides. [SC-S3-11]"""
    japan, allied = (places(play, side) + losses(play, enemy(side)) for side in (JAPAN, ALLIED))
    return Score(japan=japan, allied=allied)


def cleared(play: Campaign) -> bool:
    """Whether the Allies have the island for themselves, a good airfield, and early enough. [SC-S3-11]"""
    card = terms(play)
    hex = play.hex(card.clears)
    if play.state.turn >= play.tables.card.turn_of(card.before) or play.state.control[hex] != ALLIED:
        return False
    if play.tables.bases[hex].airfield < card.level:
        return False
    return not any(play.at(one, JAPAN) for one in island(play, hex))


def island(play: Campaign, hex: int) -> list[int]:
    """The hexes that can be marched to from one, the hex itself first."""
    found = [hex]
    for one in found:
        found += [other for other in play.land.near(one) if other not in found]
    return found


def outcome(play: Campaign) -> Outcome | None:
    """At once, when Port Moresby falls or Guadalcanal is cleared; else by points at the end. [SC-S3-11]"""
    card = terms(play)
    prize = play.hex(card.falls)
    if play.state.control[prize] == JAPAN:
        return Outcome((SEATS[JAPAN],), f"{play.tables.bases[prize].name} has fallen", "SC-S3-11")
    if cleared(play):
        name = play.tables.bases[play.hex(card.clears)].name
        return Outcome((SEATS[ALLIED],), f"no Japanese unit is left around {name}", "SC-S3-11")
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
