"""What ends the war for the Solomons at once, whatever the points. [SC-S3-11]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.ground.ashore import Ashore
from flagplot.games.war_in_the_pacific.scenarios import Tally
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS
from flagplot.kernel.state import Outcome


def judge(play: Ashore, hex: int) -> None:
    """Something has changed in a hex: if that decides the war, it is over there and then. [SC-S3-11]"""
    card = play.land_card.points
    if card is None or play.state.outcome is not None:
        return
    if hex == play.hex(card.falls) or hex in island(play, play.hex(card.clears)):
        play.state.outcome = decided(play, card)


def decided(play: Ashore, card: Tally) -> Outcome | None:
    """Port Moresby has fallen, or Guadalcanal is cleared in time. [SC-S3-11]"""
    prize = play.hex(card.falls)
    if play.state.control[prize] == JAPAN:
        return Outcome((SEATS[JAPAN],), f"{play.tables.bases[prize].name} has fallen", "SC-S3-11")
    if cleared(play, card):
        name = play.tables.bases[play.hex(card.clears)].name
        return Outcome((SEATS[ALLIED],), f"no Japanese unit is left around {name}", "SC-S3-11")
    return None


def cleared(play: Ashore, card: Tally) -> bool:
    """Whether the Allies have the island for themselves, a good airfield, and early enough. [SC-S3-11]"""
    hex = play.hex(card.clears)
    if play.state.turn >= play.tables.card.turn_of(card.before) or play.state.control[hex] != ALLIED:
        return False
    if play.tables.bases[hex].airfield < card.level:
        return False
    where, ground = play.state.place.where, play.tables.ground
    return not any(ground[unit].side == JAPAN for one in island(play, hex) for unit in where(one))


def island(play: Ashore, hex: int) -> list[int]:
    """The hexes that can be marched to from one, the hex itself first."""
    found = [hex]
    for one in found:
        found += [other for other in play.land.near(one) if other not in found]
    return found
