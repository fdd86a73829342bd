"""The landing on the objective, as one roll. [SC-S2-05]"""

from __future__ import annotations

from msgspec import UNSET

from flagplot.games.war_in_the_pacific.events import Taken
from flagplot.games.war_in_the_pacific.places import aboard, ship_at
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea import ships
from flagplot.games.war_in_the_pacific.sea.frames import NavalPhase
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS
from flagplot.kernel.words import the

PAIRS = 3  # Naval and Air Phases of a game-turn
ABLE = 1  # the damage with which a carrier can still fly


def muster(play: Campaign) -> None:
    """A ship is hit in Air Phase 3: what the landing force had when Naval Phase 3 ended is remembered.

    Nobody else has come or gone since. [SC-S2-05]
    """
    sailing = any(isinstance(frame, NavalPhase) for frame in play.state.frames)
    if play.sea.phase % PAIRS == PAIRS - 1 and not sailing and landing_force(play):
        play.sea.mustered = True


def landing_force(play: Campaign) -> str:
    """The task force that lands, if it is off the objective with enough steps; else nothing. [SC-S2-04]

    Once there were enough after the Naval Phase, any step that is left lands. [SC-S2-05]
    """
    card = play.sea_card.invasion
    force = None if card is None else play.sea.forces.get(card.force)
    if card is None or force is None or play.state.turn != card.turn or force.hex != play.hex(card.target):
        return ""
    least = 1 if play.sea.mustered else card.least
    return card.force if ships.steps_aboard(play, card.force) >= least else ""


def modifiers(play: Campaign) -> int:
    """Damage of the airfield, bombardments that told, the whole force there; US carriers near. [SC-S2-05]"""
    card = play.sea_card.invasion
    if card is None:
        return 0
    hex = play.hex(card.target)
    found = play.state.airfields.get(hex, 0) + play.sea.battered
    found += ships.steps_aboard(play, card.force) >= card.steps
    near = [
        ship
        for label in play.forces_of(ALLIED)
        if play.chart.distance(play.force(label).hex, hex) <= card.radius
        for ship in play.force(label).ships
    ]
    return found - sum(
        play.tables.ships[ship].type == "CV" and play.state.damage[ship] <= ABLE for ship in near
    )


def resolve(play: Campaign) -> None:
    """2D6: 9 or more takes the base; otherwise the landing force is lost. [SC-S2-05]"""
    label, card = landing_force(play), play.sea_card.invasion
    play.sea.mustered = UNSET
    if card is None or not label:
        return
    hex = play.hex(card.target)
    dice = play.roll(2, f"the landing on {the(card.target)}")
    units = [unit for ship in play.force(label).ships for unit in play.state.place.where(aboard(ship))]
    if sum(dice) + modifiers(play) >= card.capture:
        for unit in play.at(hex, ALLIED):
            play.lose(unit, play.state.steps[unit], "taken with the base")
        for unit in units:
            play.state.place[unit] = hex
        play.state.control = {**play.state.control, hex: JAPAN}
        play.emit(Taken(hex=card.target, side=SEATS[JAPAN]))
        return
    for unit in units:
        play.lose(unit, play.state.steps[unit], "the landing fails")


def outposts(play: Campaign) -> None:
    """The end of Naval Phase 3: a force off an outpost with the planned unit captures it. [SC-S2-09]"""
    for label, id in play.sea_card.outposts.items():
        hex, unit = play.hex(label), play.tables.number[id]
        ship = ship_at(play.state.place[unit])
        if ship < 0 or play.state.control[hex] == JAPAN or play.ship_hex(ship) != hex:
            continue
        play.state.place[unit] = hex
        play.state.control = {**play.state.control, hex: JAPAN}
        play.emit(Taken(hex=label, side=SEATS[JAPAN]))
