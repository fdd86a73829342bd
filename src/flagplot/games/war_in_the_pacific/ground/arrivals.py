"""Units, air points and ships that come in the course of a war on land. [SC-G-02]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.events import AirArrived, Reinforced
from flagplot.games.war_in_the_pacific.leaders import postings
from flagplot.games.war_in_the_pacific.marks import ASHORE
from flagplot.games.war_in_the_pacific.places import OUT, aboard
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.scenarios import ShipEntry
from flagplot.games.war_in_the_pacific.sea.soundness import MOST_SHIPS
from flagplot.games.war_in_the_pacific.sea.state import Boats
from flagplot.games.war_in_the_pacific.sides import SEATS, enemy
from flagplot.games.war_in_the_pacific.state import POST, TRACK
from flagplot.kernel.words import the


def arrive(play: Campaign) -> None:
    """Whoever is due in this game-turn, or in the strategic turn before it. [SC-G-02]"""
    card, turn = play.tables.card, play.state.turn
    for ship in card.ships:
        if ship.due and ship.at and card.turn_of(ship.due) == turn:
            _ship(play, play.tables.ship_number[ship.id], ship)
    for entry in card.ground:
        if entry.due and entry.at in play.chart.grid.number and card.turn_of(entry.due) == turn:
            _ground(play, play.tables.number[entry.id], play.hex(entry.at), entry.steps)
    for air in card.air:
        crated = air.base in play.tables.ship_number and _off_map(play, air.base)
        if air.due and not crated and card.turn_of(air.due) == turn:
            _air(play, play.tables.air_number[air.id], air.base)
    staffs(play)
    _boats(play)


def _off_map(play: Campaign, ship: str) -> bool:
    """Whether a ship comes from an entry area; with her come the aircraft she carries."""
    return any(entry.id == ship and entry.area for entry in play.tables.card.ships)


def nearest(play: Campaign, side: int, hex: int, hexes: list[int]) -> int:
    """Where the enemy holds the place they come to the nearest friendly one; OUT where there is none."""
    if play.state.control.get(hex) == side and not play.at(hex, enemy(side)):
        return hex
    open_ = [one for one in hexes if play.state.control.get(one) == side and not play.at(one, enemy(side))]
    return min(open_, key=lambda one: (play.chart.distance(hex, one), one), default=OUT)


def _ports(play: Campaign) -> list[int]:
    return [hex for hex, base in play.tables.bases.items() if base.port]


def _ship(play: Campaign, ship: int, entry: ShipEntry) -> None:
    """A ship joins its task force, if that is still at sea, or comes to a port."""
    side = SEATS.index(play.tables.ships[ship].side)
    if entry.tf in play.sea.forces and len(play.force(entry.tf).ships) < MOST_SHIPS:
        play.set_force(entry.tf, ships=(*play.force(entry.tf).ships, ship))
        play.news(f"{play.tables.ships[ship].name} joins {play.force(entry.tf).name}", (SEATS[side],))
        return
    hex = play.hex(entry.at) if entry.at else play.force(entry.tf).hex
    at = nearest(play, side, hex, _ports(play))
    if at != OUT:
        harbour = play.sea.harbour
        play.sea.harbour = dict(sorted({**harbour, at: (*harbour.get(at, ()), ship)}.items()))
        play.news(f"{play.tables.ships[ship].name} arrives", (SEATS[side],))


def staffs(play: Campaign, *, strategic: bool = False) -> None:
    """Headquarters come to their port, generals and admirals to their posts. [SC-G-02, SC-G-04]

    Those of a strategic turn come before headquarters are moved. [SC-G-03]
    """
    card, war, state = play.tables.card, play.war, play.state
    for hq, entry in enumerate(play.land_card.headquarters):
        if _comes(play, entry.due, strategic) and war.posts[hq] == OUT:
            side = SEATS.index(play.tables.hqs[hq].side)
            at = nearest(play, side, play.hex(entry.at), _ports(play))
            war.posts = tuple(at if one == hq else post for one, post in enumerate(war.posts))
            play.news(f"{the(entry.id)} arrives", (SEATS[side],))
    for leader, officer in enumerate(card.leaders):
        if _comes(play, officer.due, strategic) and state.leader[leader] == TRACK:
            unit = play.tables.number.get(officer.with_, POST)
            state.leader[leader] = unit if unit == POST or state.place[unit] != OUT else POST
            play.news(f"{the(officer.id)} arrives", (play.tables.leaders[leader].side,))
            postings.arrive(play, leader)
            postings.stand_in(play, leader)
    postings.come_back(play)


def _comes(play: Campaign, due: str, strategic: bool) -> bool:
    """Whether a date has come: in the strategic turn only its own."""
    if not due or play.tables.card.turn_of(due) != play.state.turn:
        return False
    return due.startswith("0/") or not strategic


def _boats(play: Campaign) -> None:
    """Subrons come to their stations. [SC-G-02]"""
    card = play.tables.card
    for number, subron in enumerate(card.subrons):
        if subron.due and card.turn_of(subron.due) == play.state.turn:
            play.sea.boats = {**play.sea.boats, number: Boats(play.hex(subron.hex), subron.points)}


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
