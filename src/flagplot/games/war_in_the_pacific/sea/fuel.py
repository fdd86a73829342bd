"""Fuel: what active phases cost, meetings with oilers, tanks filled in port. [18, 3.29]"""

from __future__ import annotations

from msgspec.structs import replace

from flagplot.games.war_in_the_pacific.air import tenders
from flagplot.games.war_in_the_pacific.names import agreed
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea import barges, plots, ships
from flagplot.games.war_in_the_pacific.sea.state import FULL
from flagplot.games.war_in_the_pacific.sides import SEATS
from flagplot.games.war_in_the_pacific.surface import damage
from flagplot.kernel.words import the

COAST_DEFENCE = "CD"


def meetings(play: Campaign, side: int, *, late: bool) -> None:
    """Task forces of a side meet their oilers, at the end of the phase; in vain is struck out. [BR-18-02]"""
    for label in play.forces_of(side):
        card = play.sea.cards.get(label)
        if card is not None and card.refuel and card.late == late:
            met = refuel(play, label, card.refuel)
            if not met and label in play.sea.forces:
                play.sea.cards = {**play.sea.cards, label: replace(card, refuel="")}


def refuel(play: Campaign, label: str, oilers: str) -> bool:
    """Oilers in the same hex fill the tanks; both are active. What has become impossible is void.

    [BR-18-02, BR-3-28, BR-3-29]
    """
    sea = play.sea
    if label not in sea.forces or oilers not in sea.forces:
        return False
    force, tanker = play.force(label), play.force(oilers)
    need = plots.fuel_points(play, label)
    drums = plots.gives_drums(play, oilers, label)
    if force.hex != tanker.hex or (plots.fuel_left(play, oilers) < need and not drums):
        play.note(f"{force.name} {agreed(force.name, 'does')} not meet its oilers", (SEATS[force.side],))
        return False
    for ship in tanker.ships:
        if play.tables.ships[ship].type == plots.OILER and need:
            taken = min(need, ships.rating(play, ship, "fuel") - sea.fuel.get(ship, 0))
            sea.fuel = {**sea.fuel, ship: sea.fuel.get(ship, 0) + taken}
            need -= taken
    still = tenders.at_work(play, label)  # tenders at a coast stay at anchor
    play.set_force(label, fuel=0, moved=not still or force.moved)
    play.set_force(oilers, moved=True)
    play.note(f"{force.name} {agreed(force.name, 'is')} refuelled by {tanker.name}", (SEATS[force.side],))
    return True


def count(play: Campaign) -> None:
    """Every force that was active in this phase has used its share, and one of its phases. [BR-3-07, BR-3-29]

    Who was refuelled at the end of the phase has its tanks full after that. Tenders that work at a coast
    are active in as many phases as their class has, though they lie still. [BR-18-01, WPB-SEA-07]
    """
    for label, force in sorted(play.sea.forces.items()):
        phases = play.tables.movement.active_phases[max(force.speed, 1)]
        if not force.moved and not (tenders.at_work(play, label) and force.active < phases):
            continue
        card = plots.card_of(play, label)
        full = bool(card.refuel) and card.late and force.fuel == 0
        used = (
            0 if full or force.dummy or barges.alone(play, label) else ships.burn(play, max(force.speed, 1))
        )
        fuel = min(force.fuel + used, 2 * FULL)  # dry is dry
        play.set_force(label, fuel=fuel, active=force.active + 1)
        if fuel > FULL >= force.fuel and not force.dummy:
            play.news(f"{force.name} {agreed(force.name, 'has')} run out of fuel", (SEATS[force.side],))


def strain(play: Campaign) -> None:
    """Coast defence ships that end an active phase outside a friendly port suffer a critical hit.

    [WPB-NAV-09]
    """
    for label, force in sorted(play.sea.forces.items()):
        if not force.moved or play.in_port(label):
            continue
        for ship in force.ships:
            if play.tables.ships[ship].type == COAST_DEFENCE:
                damage.damage_ship(play, ship, damage.critical_hit(play, ship))


def harbour(play: Campaign) -> None:
    """In a friendly port no fuel is used and tanks are filled; nobody is seen there any more.

    Where it is isolated they are not. Empty oilers are filled, too, in a war on land when they are laid up.
    [BR-18-02, BR-18-04, BR-16-06, BR-16-10, WPA-PRT-05]
    """
    sea = play.sea
    for label, force in sorted(sea.forces.items()):
        if not play.in_port(label):
            continue
        if play.tables.land is None:
            sea.fuel = {ship: used for ship, used in sea.fuel.items() if ship not in force.ships}
        if force.marker:
            sea.shown = {marker: where for marker, where in sea.shown.items() if marker != force.marker}
            seat = SEATS[1 - force.side]
            play.note(f"{the(play.contact(label))} is in port and out of sight", (seat,))
        dry = play.tables.land is not None and force.hex in play.war.isolated[force.side]
        play.set_force(label, fuel=force.fuel if dry else 0, marker=0, located=0)
