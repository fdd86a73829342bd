"""What a card may say: MPs, speed classes, missions, routes, oilers. [3.25, 16, 18]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.air import tenders
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea import barges, homeward, ships, sorties, surprise
from flagplot.games.war_in_the_pacific.sea.state import (
    COMBAT_MISSIONS,
    FULL,
    MISSIONS,
    NOBODY,
    ON_LAND,
    REACTION,
    Card,
)
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS
from flagplot.games.war_in_the_pacific.units import CARRIERS
from flagplot.kernel.answers import Domain
from flagplot.kernel.memory import of_situation

NIGHT = 12  # MPs of a night mission [BR-3-23]
FUELLING = 12  # MPs of a meeting with oilers, of both [BR-18-02]
FORMING = 20  # MPs of joining or splitting at sea, of each task force [BR-8-02]
SCREEN = 6  # ASW from which a task force does not mind Subrons
HEAVY = ("CV", "BB", "BC")  # that take a fuel point each [BR-18-02]
OILER = "AO"
EMERGENCIES = ("ETRAN", "EVAC")  # missions of warships that carry troops [see BR-17-13]
DRUMS, WORST = 10, 2  # MPs of transports that fuel tenders, and their worst damage [see WPB-SEA-07]
NOTHING = (NOBODY, NOBODY)
NOWHERE = Domain(())
NEEDS = {  # the rule that says which ships a mission needs
    "AMPH": "BR-17-03", "BOMB": "BR-17-18", "PATROL": "BR-17-10", "RAID": "BR-17-17", "FUEL": "BR-18-02",
    "TOW": "BR-17-15", "ETRAN": "BR-17-13", "EVAC": "BR-17-13", "TRANS": "BR-17-12", "REAC": "WPA-ESO-04",
}  # fmt: skip


def card_of(play: Campaign, label: str) -> Card:
    """The card of a task force; without one it holds, on its old mission. [BR-3-25, BR-1-13]"""
    found = play.sea.cards.get(label)
    return found if found is not None else blank(play, label)


def order(play: Campaign, side: int) -> tuple[str, ...]:
    """Task forces sail in the order in which their cards were written; those without one come last.

    So the enemy does not learn how many there are. [BR-3-30]
    """
    mine = play.forces_of(side)
    first = [label for label in play.sea.order if label in mine]
    return (*first, *(label for label in mine if label not in first))


def blank(play: Campaign, label: str) -> Card:
    """A card that says nothing but to hold."""
    return _blank(play, label, full=fuelled(play, label))


@of_situation
def _blank(play: Campaign, label: str, *, full: bool) -> Card:
    force, classes = play.force(label), _speeds(play, label, full=full)
    speed = max((one for one in classes if one <= force.speed), default=max(classes, default=0))
    return Card(mission=force.mission, speed=speed, hidden=not force.marker)


def fuelled(play: Campaign, label: str) -> bool:
    """Whether a card says that oilers are met at the start of the phase. [BR-18-02]"""
    card = play.sea.cards.get(label)
    return card is not None and bool(card.refuel) and not card.late


def unlimited(play: Campaign, label: str) -> bool:
    """Whether fuel does not matter: to a dummy, in port, to barges. [BR-18-04, BR-9-09]"""
    return play.force(label).dummy or play.in_port(label) or barges.alone(play, label)


def speeds(play: Campaign, label: str) -> tuple[int, ...]:
    """The classes that may be plotted: up to the slowest ship, and within what is left in the tanks.

    Beyond that ships are unsupplied and sail in class 1. Oilers met at the start of the phase fill the tanks
    before. [BR-16-16, BR-18-01, BR-18-02, BR-18-03]
    """
    return _speeds(play, label, full=fuelled(play, label))


@of_situation
def _speeds(play: Campaign, label: str, *, full: bool) -> tuple[int, ...]:
    top = ships.force_speed(play, label, fuelled=full)
    if full or unlimited(play, label):
        return tuple(range(1, top + 1))
    return tuple(within(play, label, play.force(label).fuel, top) or ([1] if top else []))


def within(play: Campaign, label: str, used: int, top: int) -> list[int]:
    """The classes up to one in which what is left in the tanks lasts for a phase. [BR-16-16]"""
    return [one for one in range(1, top + 1) if used + ships.burn(play, one) <= FULL]


def exhausted(play: Campaign, label: str) -> bool:
    """Whether an active phase more is one too many: unsupplied ships have no combat missions. [BR-18-03]"""
    if fuelled(play, label) or unlimited(play, label):
        return False
    return not within(play, label, play.force(label).fuel, 1)


def overspent(play: Campaign, label: str) -> bool:
    """Whether a task force has steamed too far already, and does not meet oilers first. [BR-18-03]"""
    return play.force(label).fuel > FULL and exhausted(play, label)


def may_be_active(play: Campaign, label: str, speed: int) -> bool:
    """Whether a task force may be active in this phase: class n in n phases of a game-turn. [BR-16-01]"""
    first = play.sea_card.sorties.get(label, 0)  # the phase pair from which on it may leave port [SC-S4-08]
    if play.sea.phase < first or held_back(play, label):
        return False
    if surprise.asleep(play, play.force(label).side):
        return False
    return play.force(label).active < play.tables.movement.active_phases[speed]


def held_back(play: Campaign, label: str) -> bool:
    """Whether carriers stay in port because enough of their side are at sea, or about to sail. [SC-S3-10]"""
    card, force = play.sea_card.carriers, play.force(label)
    if card is None or SEATS[force.side] != card.side or not play.in_port(label):
        return False
    if play.state.turn >= play.tables.card.turn_of(card.before) or not (own := _decks(play, label)):
        return False
    others = (one for one in play.forces_of(force.side) if one != label)
    gone = sum(_decks(play, one) for one in others if not play.in_port(one) or card_of(play, one).route)
    return gone + own > card.most


def _decks(play: Campaign, label: str) -> int:
    """The fleet and light carriers of a task force."""
    return sum(play.tables.ships[ship].type in ("CV", "CVL") for ship in play.force(label).ships)


def clients(play: Campaign, oilers: str) -> list[str]:
    """The task forces that are to meet some oilers."""
    return sorted(label for label, card in play.sea.cards.items() if card.refuel == oilers)


def budget(play: Campaign, label: str, card: Card) -> int:
    """MPs that are left for the route: the allowance less everything else. [BR-16-01, BR-16-14]"""
    force = play.force(label)
    left = play.tables.movement.allowance[card.speed] - force.spent
    left -= NIGHT if card.night else 0
    left -= FUELLING if card.refuel else 0
    left -= sum(pumping(play, label, one) for one in clients(play, label))
    return left - card.handling


@of_situation
def price(play: Campaign, label: str, card: Card) -> int:
    """What the route costs."""
    return play.chart.price(play.force(label).hex, card.route, slow(play, label)) if card.route else 0


def room(play: Campaign, label: str, card: Card) -> int:
    """MPs that are not yet used."""
    return budget(play, label, card) - price(play, label, card)


@of_situation
def slow(play: Campaign, label: str) -> frozenset[int]:
    """Hexes that cost 2 MPs more: within a hex of an enemy Subron, without a strong screen. [BR-16-03]"""
    force = play.force(label)
    if not force.dummy and ships.screen(play, force.ships) >= SCREEN:
        return frozenset()
    return watched(play, force.side)


@of_situation
def watched(play: Campaign, side: int) -> frozenset[int]:
    """The hexes within one of the Subrons of a side's enemy."""
    return play.chart.around(
        boats.hex for number, boats in play.sea.boats.items() if subron_side(play, number) != side
    )


def subron_side(play: Campaign, number: int) -> int:
    """Whose a Subron is; dummies are numbered from 100 for Japan, from 200 for the Allies."""
    if number >= 200:
        return ALLIED
    if number >= 100:
        return JAPAN
    return SEATS.index(play.tables.card.subrons[number].side)


def end_hex(play: Campaign, label: str, card: Card) -> int:
    """Where a route ends."""
    return card.route[-1] if card.route else play.force(label).hex


def aimed_at(play: Campaign, label: str, card: Card) -> int:
    """The mission hex: as the card has it, else the end of the route. [BR-3-25]"""
    return card.target if card.target >= 0 else end_hex(play, label, card)


def by_night(play: Campaign, label: str) -> bool:
    """Whether it is night where a task force is: a night mission waits for it in its mission hex.

    On the way there it is day; barges move by night. [BR-3-23, SC-S3-06]
    """
    card = card_of(play, label)
    there = play.force(label).hex == aimed_at(play, label, card)
    return card.night and (there or bool(barges.aboard(play, label)))


def courses(play: Campaign, label: str, card: Card) -> Domain:
    """Where the route may be led on to; without fuel nearer to a port. [BR-16-14, BR-16-09, BR-18-03]"""
    if card.leave or card.follow or card.unload or not may_be_active(play, label, card.speed):
        return NOWHERE
    left = room(play, label, card)
    if left <= 0:
        return NOWHERE
    if barges.aboard(play, label) and not card.night:  # [SC-S3-06]
        return NOWHERE
    if tenders.overladen(play, label, card.crates):
        return NOWHERE
    start = end_hex(play, label, card)
    found = barges.waters(play, label).courses(start, left, slow(play, label))
    return homeward.nearer(play, label, start, found) if overspent(play, label) else found


def reachable(play: Campaign, label: str, card: Card) -> list[int]:
    """The hexes of those."""
    return [play.hex(str(end)) for end in courses(play, label, card)]


def missions(play: Campaign, label: str) -> list[str]:
    """The missions a task force can carry out; unsupplied ships have no combat missions, nor have those whose
    headquarters is not activated. All other missions need no activated one. [BR-18-03, WPA-HQ-49]
    """
    force = play.force(label)
    if force.dummy:
        return [one for one in MISSIONS if one not in ON_LAND]
    types = {play.tables.ships[ship].type for ship in force.ships}
    still = not card_of(play, label).route and force.fuel <= FULL
    peaceful = (exhausted(play, label) and not still) or not sorties.ready(play, label)
    found = []
    for mission in MISSIONS:
        if mission in COMBAT_MISSIONS and peaceful:
            continue
        if mission in ON_LAND and play.tables.land is None:
            continue
        if mission == REACTION and force.mission != REACTION:
            continue
        if mission in EMERGENCIES and not types & set(play.tables.handling.emergency):
            continue
        if mission == "CVOPS" and not types & set(CARRIERS):
            continue
        if mission == "FUEL" and OILER not in types:
            continue
        if mission == "AMPH" and not ships.steps_aboard(play, label):
            continue
        if mission in ("PATROL", "RAID", "BOMB", REACTION) and not ships.combatants(play, label):
            continue
        if mission == "TOW" and not tows(play, label):
            continue
        found.append(mission)
    return found


@of_situation
def tows(play: Campaign, label: str) -> tuple[tuple[int, int], ...]:
    """Who may tow whom: the one ship of its task force that cannot move. [BR-17-15]"""
    force = play.force(label)
    helpless = [ship for ship in force.ships if play.state.damage[ship] == 4]
    pulled = helpless if len(helpless) == 1 else ()
    return tuple((tug, ship) for tug in ships.tugs(play, label) for ship in pulled)


@of_situation
def fuel_points(play: Campaign, label: str) -> int:
    """Fuel points a task force takes: one a carrier or battleship, one for two others. [BR-18-02]"""
    force = play.force(label)
    heavy = sum(play.tables.ships[ship].type in HEAVY for ship in force.ships)
    return heavy + (len(force.ships) - heavy + 1) // 2


@of_situation
def fuel_left(play: Campaign, label: str) -> int:
    """Fuel points in the oilers of a task force."""
    return sum(
        ships.rating(play, ship, "fuel") - play.sea.fuel.get(ship, 0)
        for ship in play.force(label).ships
        if play.tables.ships[ship].type == OILER
    )


def pumping(play: Campaign, oilers: str, client: str) -> int:
    """MPs that fuelling costs those who give: 12 of oilers; of transports 10 times the terrain of the coast.

    Nothing once those who were to give have gone to another task force: the meeting is void.
    [BR-18-02, WPB-SEA-07, BR-3-28]
    """
    if any(play.tables.ships[ship].type == OILER for ship in play.force(oilers).ships):
        return FUELLING
    if not gives_drums(play, oilers, client):
        return 0
    terrain = play.land.ground(play.force(client).hex)
    return DRUMS * play.land.chart.foot[terrain]


@of_situation
def gives_drums(play: Campaign, oilers: str, client: str) -> bool:
    """Whether transports, none worse than D2, may fuel seaplane tenders at a coast. [WPB-SEA-07]"""
    if play.tables.land is None or not tenders.at_work(play, client):
        return False
    sound = (ship for ship in play.force(oilers).ships if play.state.damage[ship] <= WORST)
    return any(play.tables.ships[ship].type == "MSU" for ship in sound)


def oilers(play: Campaign, label: str, card: Card, *, late: bool) -> list[str]:
    """The task forces with oilers that can be met: in the same hex at the start, or at the end. [BR-18-02]"""
    force = play.force(label)
    top = card.speed if late else max(card.speed, ships.force_speed(play, label, fuelled=True))
    if force.dummy or card.refuel or not may_be_active(play, label, top):
        return []
    if room(play, label, card) < FUELLING:
        return []
    meeting = end_hex(play, label, card) if late else force.hex
    found = []
    for other in _suppliers(play, force.side, label):
        if (_end(play, other) if late else play.force(other).hex) != meeting:
            continue
        theirs = card_of(play, other)
        promised = sum(fuel_points(play, one) for one in clients(play, other))
        enough = fuel_left(play, other) - promised >= fuel_points(play, label)
        if not (enough or gives_drums(play, other, label)):
            continue
        if may_be_active(play, other, theirs.speed):
            found += [other] if room(play, other, theirs) >= pumping(play, other, label) else []
    return found


@of_situation
def _suppliers(play: Campaign, side: int, client: str) -> tuple[str, ...]:
    """The task forces that could fuel another at all."""
    others = (one for one in play.forces_of(side) if one != client and not play.force(one).dummy)
    return tuple(one for one in others if fuel_left(play, one) > 0 or gives_drums(play, one, client))


def _end(play: Campaign, label: str) -> int:
    """Where a task force will be by its card, or where it is while it has none."""
    card = play.sea.cards.get(label)
    return end_hex(play, label, card) if card is not None else play.force(label).hex
