"""Units, air points and ships that come in the course of a war on land. [SC-G-02]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.events import AirArrived, Reinforced
from flagplot.games.war_in_the_pacific.marks import ASHORE
from flagplot.games.war_in_the_pacific.places import OUT, aboard
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import SEATS, enemy


def arrive(play: Campaign) -> None:
    """Whoever is due in this game-turn, or in the strategic turn before it. [SC-G-02]"""
    card, turn = play.tables.card, play.state.turn
    for ship in card.ships:
        if ship.due and ship.at and card.turn_of(ship.due) == turn:
            _ship(play, play.tables.ship_number[ship.id], play.hex(ship.at))
    for entry in card.ground:
        if entry.due and entry.at in play.chart.grid.number and card.turn_of(entry.due) == turn:
            _ground(play, play.tables.number[entry.id], play.hex(entry.at), entry.steps)
    for air in card.air:
        if air.due and card.turn_of(air.due) == turn:
            _air(play, play.tables.air_number[air.id], air.base)


def nearest(play: Campaign, side: int, hex: int, hexes: list[int]) -> int:
    """Where the enemy holds the place they come to the nearest friendly one; OUT where there is none."""
    if play.state.control.get(hex) == side and not play.at(hex, enemy(side)):
        return hex
    open_ = [one for one in hexes if play.state.control.get(one) == side and not play.at(one, enemy(side))]
    return min(open_, key=lambda one: (play.chart.distance(hex, one), one), default=OUT)


def _ports(play: Campaign) -> list[int]:
    return [hex for hex, base in play.tables.bases.items() if base.port]


def _ship(play: Campaign, ship: int, hex: int) -> None:
    side = SEATS.index(play.tables.ships[ship].side)
    at = nearest(play, side, hex, _ports(play))
    if at != OUT:
        harbour = play.sea.harbour
        play.sea.harbour = dict(sorted({**harbour, at: (*harbour.get(at, ()), ship)}.items()))
        play.note(f"{play.tables.ships[ship].name} arrives", (SEATS[side],))


def _ground(play: Campaign, unit: int, hex: int, steps: int) -> None:
    printed, state = play.unit(unit), play.state
    at = nearest(play, printed.side, hex, _ports(play))
    if at == OUT:
        return
    state.place[unit], state.steps[unit], state.marks[unit] = at, steps or printed.steps, ASHORE
    seat = SEATS[printed.side]
    play.emit(
        Reinforced(
            unit=printed.id, side=seat, steps=state.steps[unit], place=play.label(at), audience=(seat,)
        )
    )


def _air(play: Campaign, air: int, base: str) -> None:
    unit = play.tables.air[air]
    side = SEATS.index(unit.side)
    place = OUT
    if base in play.tables.ship_number:
        ship = play.tables.ship_number[base]
        place = aboard(ship) if play.ship_hex(ship) != OUT else OUT
    else:
        fields = [hex for hex, one in play.tables.bases.items() if one.airfield]
        place = nearest(play, side, play.hex(base), fields)
    if place == OUT:
        return
    play.sea.based[air] = place
    play.state.points[air] = unit.aps
    play.emit(AirArrived(air=unit.id, points=unit.aps, audience=(unit.side,)))
