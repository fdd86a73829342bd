"""Ratings of ships and task forces as damage and empty tanks leave them. [9, 16, 18]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.fire import ships as hulls
from flagplot.games.war_in_the_pacific.places import OUT, aboard
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea.frames import NavalPhase, NavalStage
from flagplot.games.war_in_the_pacific.sea.state import FULL
from flagplot.games.war_in_the_pacific.units import CARRIERS, COMBATANTS, TRANSPORTS
from flagplot.kernel.memory import of_situation

HALVED = ("surface", "bmb", "aa", "asw")  # what an unsupplied ship has half of [BR-18-03]
OUTSIDE = 2  # active phases of who comes from off the map [see BR-18-01]
DUMMY_SPEED = 2  # [see BR-8-03]
TOWING = ("CA", "CL", "DD", "AV", "AO")  # [see BR-17-15]
_UPGRADE_YARD = "yard/"


def burn(play: Campaign, speed: int) -> int:
    """Twelfths of the tanks that an active phase costs: a third in class 3, a quarter below. [BR-16-16]"""
    endurance = play.tables.movement.endurance[speed]
    return FULL // endurance if endurance else 0


def burnt_outside(play: Campaign, ships: tuple[int, ...]) -> int:
    """Twelfths that ships have used when they come from off the map: two active phases. [BR-18-01]"""
    return max(OUTSIDE * burn(play, speed_class(play, ship)) for ship in ships)


def dry(play: Campaign, label: str) -> bool:
    """Whether a task force has steamed further than its tanks allow, or does so in this phase. [BR-18-03]

    What a phase costs is counted at its end. [see BR-3-07]
    """
    force = play.force(label)
    if force.fuel > FULL or not force.moved or force.dummy or force.fuel + burn(play, force.speed) <= FULL:
        return force.fuel > FULL
    phase = next((one for one in play.state.frames if isinstance(one, NavalPhase)), None)
    return phase is not None and phase.stage != NavalStage.END


def unsupplied(play: Campaign, ship: int) -> bool:
    """Whether the task force of a ship is without fuel. [BR-18-03]"""
    label = play.force_of(ship)
    return bool(label) and dry(play, label)


def rating(play: Campaign, ship: int, key: str) -> int:
    """A rating after damage; combat ratings of an unsupplied ship are halved, rounded down. [BR-18-03]"""
    found = hulls.rating(play, ship, key, printed_aa(play, ship) if key == "aa" else None)
    return found // 2 if key in HALVED and unsupplied(play, ship) else found


def printed_aa(play: Campaign, ship: int) -> int:
    """Anti-aircraft strength with the upgrades that have come into force.

    One with a month counts from that month on, one with a year after that year's yard period: within a
    scenario no ship has been in the yard. [WPB-NV2-21]
    """
    _, month, year = play.tables.card.first
    printed = play.tables.ships[ship]
    found = printed.aa
    for when, strength in printed.aa_up:
        if not when.startswith(_UPGRADE_YARD):
            from_month, from_year = map(int, when.split("/")[-2:])
            if (year, month) >= (from_year, from_month):
                found = strength
    return found


def speed_class(play: Campaign, ship: int, *, fuelled: bool = False) -> int:
    """The speed class after damage, at most 1 when unsupplied (unless ``fuelled`` now), none in the yard.

    [BR-9-02, BR-18-03, WPA-REP-20]
    """
    if in_yard(play, ship):
        return 0
    found = hulls.speed_class(play, ship)
    return min(found, 1) if not fuelled and unsupplied(play, ship) else found


def in_yard(play: Campaign, ship: int) -> bool:
    """Whether a ship is under repair: it defends as one in port, and performs no mission. [WPA-REP-20]"""
    found = play.works.overhauls.get(ship) if play.tables.land is not None else None
    return found is not None and found.port != OUT


@of_situation
def force_speed(play: Campaign, label: str, *, fuelled: bool = False) -> int:
    """The class of the slowest ship; a dummy has class 2. [BR-8-01, BR-8-03]"""
    force = play.force(label)
    if force.dummy:
        return DUMMY_SPEED
    slowest = min((speed_class(play, ship, fuelled=True) for ship in force.ships), default=0)
    return slowest if fuelled or not dry(play, label) else min(slowest, 1)


def tugs(play: Campaign, label: str) -> list[int]:
    """The ships of a task force that can tow another. [BR-17-15]"""
    return [
        ship
        for ship in play.force(label).ships
        if play.tables.ships[ship].type in TOWING and speed_class(play, ship) >= 1
    ]


@of_situation
def screen(play: Campaign, ships: tuple[int, ...]) -> int:
    """The sum of ASW values. [BR-22-06]"""
    return sum(rating(play, ship, "asw") for ship in ships)


@of_situation
def combatants(play: Campaign, label: str) -> tuple[int, ...]:
    """The ships of a task force that fight. [BR-1-09]"""
    return tuple(
        ship
        for ship in play.force(label).ships
        if play.tables.ships[ship].type in COMBATANTS
        or (play.tables.ships[ship].type == "APD" and not carries(play, ship))
    )


def carries(play: Campaign, ship: int) -> bool:
    """Whether troops are aboard."""
    return bool(play.state.place.where(aboard(ship)))


def carrier(play: Campaign, ship: int) -> bool:
    """Whether a ship is a carrier. [BR-1-09]"""
    return play.tables.ships[ship].type in CARRIERS


def transport(play: Campaign, ship: int) -> bool:
    """Whether a ship is a transport: by its type, or because it carries troops. [BR-1-09]"""
    return play.tables.ships[ship].type in TRANSPORTS or carries(play, ship)


def steps_aboard(play: Campaign, label: str) -> int:
    """Steps of ground units on the ships of a task force."""
    return sum(
        play.state.steps[unit]
        for ship in play.force(label).ships
        for unit in play.state.place.where(aboard(ship))
    )
