"""When Japan strikes, who sails to Hawaii, who guards Indonesia, and the secret choices of the Pacific."""

from __future__ import annotations

from flagplot.games.admirals_war import factors
from flagplot.games.admirals_war.board import ALLIED, BRITISH, JAPANESE, PTO, SHIP
from flagplot.games.admirals_war.bots.mind import Mind
from flagplot.games.admirals_war.moves import orders
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.politics import GUARD_GUNNERY, GUARDS, at_peace
from flagplot.games.admirals_war.shores import hawaii
from flagplot.games.admirals_war.shores.frames import Hawaii
from flagplot.games.admirals_war.state import PEACE
from flagplot.games.admirals_war.turn import raid_force
from flagplot.kernel.action import Action
from flagplot.kernel.stream import Stream

# chance that Japan strikes on a turn if it has not done so before
STRIKES = {1: 0.15, 2: 0.6, 3: 1.0}
RAID_DICE = 12  # airstrike dice without which nobody sails to Hawaii
STAYS = 14  # with which Japan stays to fight
ESCORTS = 4  # gun ships with the raid force
# faces for the Central Pacific, Hawaii and the Caribbean, with how often each is chosen
SPREADS = (((1, 1, 4), 0.5), ((1, 2, 3), 0.8), ((1, 4, 1), 1.0))


def strikes_now(mind: Mind) -> bool:
    """Whether Japan goes to war this turn: drawn turn by turn, so that nobody can reckon with it."""
    war = mind.war
    if war.state.war != PEACE or war.state.turn == 0:
        return False
    chance = STRIKES.get(war.state.turn, 1.0)
    return Stream(mind.seed, "strike").below(1000) < 1000 * chance


def closed(mind: Mind) -> set[int]:
    """Areas Japan does not enter unless it means war: those with an Allied flag."""
    war = mind.war
    if mind.seat != JAPANESE or war.state.war != PEACE:
        return set()
    return {area for area in war.board.area_range if war.state.flag[area] == ALLIED}


def calm(mind: Mind, area: int) -> bool:
    """Whether nobody fights in an area of the Pacific this turn: Japan is at peace and prepares no strike."""
    war = mind.war
    return (
        war.state.war == PEACE
        and not war.midway
        and war.board.theatre[area] == PTO
        and not mind.striking
        and not raid_force.units(war)
    )


def raiders_for_hawaii(mind: Mind) -> list[int]:
    """The raid force: every fast carrier, and the best fast gun ships beside them."""
    war = mind.war
    yard = [*war.run_by(JAPANESE, war.board["yokosuka_navy_yard"], SHIP), *raid_force.units(war)]
    able = [unit for unit in yard if war.speed(unit) >= raid_force.SLOWEST and not war.state.damage[unit]]
    carriers = [unit for unit in able if factors.air(war, unit)]
    if sum(factors.air(war, unit) for unit in carriers) < RAID_DICE:
        return []
    guns = sorted((unit for unit in able if unit not in carriers), key=lambda one: (-war.gunnery(one), one))
    return sorted((*carriers, *guns[:ESCORTS]))


def guards(mind: Mind, ships: list[int]) -> list[int]:
    """Two British ships of gunnery 3 and more for Indonesia while Japan is at peace. [see AW-PAC-23]"""
    war = mind.war
    area = war.board["indonesia"]
    if mind.seat != BRITISH or not at_peace(war) or war.midway or war.state.flag[area] != ALLIED:
        return []
    able = [
        unit
        for unit in ships
        if war.gunnery(unit) >= GUARD_GUNNERY
        and (leg := orders.patrol_areas(war, unit).get(area))
        and leg.cost <= 1
    ]
    able.sort(key=lambda one: (mind.unit(one).worth, one))
    return able[:GUARDS] if len(able) >= GUARDS else []


def is_guard(war: War, unit: int) -> bool:
    """Whether a British ship in Indonesia should go back to Singapore at the end of the turn."""
    return (
        at_peace(war)
        and war.seat(unit) == BRITISH
        and war.state.place[unit] == war.board["indonesia"]
        and war.gunnery(unit) >= GUARD_GUNNERY
    )


def at_pearl_harbor(mind: Mind, frame: Hawaii) -> Action:
    """Stay or leave: by the airstrike dice of both sides."""
    war = mind.war
    mine = _dice(war, hawaii.force(war, mind.side))
    theirs = _dice(war, hawaii.force(war, 1 - mind.side))
    if mind.seat == JAPANESE:
        return Action("stay" if mine >= max(STAYS, theirs) else "leave")
    return Action("leave" if theirs > 2 * mine else "stay")


def _dice(war: War, units: list[int]) -> int:
    return sum(factors.air(war, unit) for unit in units)


def spread(mind: Mind) -> Action:
    """Where the Location Uncertain groups may turn up: mixed, so that Japan cannot know."""
    drawn = mind.fraction()
    faces = next(faces for faces, below in SPREADS if drawn <= below)
    return Action("distribute", faces)
