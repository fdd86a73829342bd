"""The patrol step: one unit everywhere, strength where the stakes are, and the rest turned over to raid.

First what must be where it is (guards, ships under repair), then groups by what each ship brings; ships that
find nothing worth their while are turned over, because raiders go last and farther.
"""

from __future__ import annotations

from flagplot.games.admirals_war.board import JAPANESE, SHIP
from flagplot.games.admirals_war.bots import boats, estimate, fleets, scenes, values, yards
from flagplot.games.admirals_war.bots import war as politics
from flagplot.games.admirals_war.bots.estimate import Unit
from flagplot.games.admirals_war.bots.mind import Mind, Walk
from flagplot.games.admirals_war.moves import orders, reach
from flagplot.games.admirals_war.moves.frames import Patrol
from flagplot.games.admirals_war.turn import raid_force
from flagplot.kernel.action import Action

DONE = Action("done")
LEAST = 0.1  # what a ship must bring to be sent on patrol
RESERVE = 0.35  # what it must bring where it could also raid


def plan(mind: Mind, frame: Patrol) -> list[Action]:
    """All orders of a seat, and that it is done."""
    walk = Walk(mind)
    mind.striking = strike = mind.seat == JAPANESE and politics.strikes_now(mind)
    if mind.seat == JAPANESE:
        _raid_force(mind, walk, strike)
    ships = [unit for unit in frame.queue if mind.war.kind(unit) == SHIP]
    ships = [unit for unit in ships if unit not in raid_force.units(mind.game.play(walk.state))]
    sent, raid = _fleet(mind, ships, strike)
    ids, places = mind.war.board.unit_ids, mind.war.board.place_ids
    for unit, area in sent.items():
        walk.give(Action("pick", (ids[unit],)), Action("to", (places[area],)))
    others = [unit for unit in frame.queue if mind.war.kind(unit) != SHIP]
    for unit, area in _small_fry(mind, walk, others).items():
        walk.give(Action("pick", (ids[unit],)), Action("to", (places[area],)))
    for unit in raid:
        walk.give(Action("pick", (ids[unit],)), Action("raid"))
    walk.end(DONE)
    return walk.answers


def _raid_force(mind: Mind, walk: Walk, strike: bool) -> None:
    """Form the raid force on the turn of the strike; before, its ships are free to patrol."""
    war = mind.war
    wanted = politics.raiders_for_hawaii(mind) if strike else []
    for unit in raid_force.units(war):
        if unit not in wanted:
            walk.give(Action("release", (war.board.unit_ids[unit],)))
    for unit in wanted:
        walk.give(Action("force", (war.board.unit_ids[unit],)))
    if wanted:
        mind.say("plan", "The raid force is to sail for the Hawaiian Islands.", "hawaiian_islands")


def _fleet(mind: Mind, ships: list[int], strike: bool) -> tuple[dict[int, int], list[int]]:
    """Which ship patrols where, and which are turned over to raid."""
    war = mind.war
    ready = [unit for unit in ships if not yards.stays_for_repair(mind, unit)]
    board = scenes.all_scenes(mind, without=ready)
    sent: dict[int, int] = {}
    for unit in politics.guards(mind, ready):
        area = war.board["indonesia"]
        sent[unit] = area
        board[area].mine.add(mind.unit(unit))
    closed = set() if strike else politics.closed(mind)
    free = {unit: _options(mind, unit, closed) for unit in ready if unit not in sent}
    free = {unit: areas for unit, areas in free.items() if areas}
    usual = RESERVE if mind.skill.ahead and values.turns_left(war) else LEAST
    least = mind.shares.get("reserve", usual)
    for offer in fleets.allocate(mind, board, free, LEAST):
        keep = offer.rate >= least
        for ship in offer.ships:
            if keep or not orders.may_turn(war, ship):
                sent[ship] = offer.area
        _explain(mind, board[offer.area], offer, keep)
    raid = [unit for unit in ready if unit not in sent and orders.may_turn(war, unit)]
    return sent, raid


def _options(mind: Mind, unit: int, closed: set[int]) -> dict[int, Unit]:
    """Where a ship may patrol and what it brings there; one that fails its roll fights but does not hold."""
    war, brings = mind.war, mind.unit(unit)
    found = {}
    for area, leg in orders.patrol_areas(war, unit).items():
        if area not in closed:
            faces, of = reach.chance(war, unit, leg, reach.PATROL)
            holds = brings.holders and faces / of
            found[area] = brings if holds == 1 else brings._replace(holders=holds, hunt=brings.hunt * holds)
    return found


def _small_fry(mind: Mind, walk: Walk, units: list[int]) -> dict[int, int]:
    """Boats, escorts and merchant raiders, after the fleet: they look at where it went."""
    if not units:
        return {}
    later = Mind(mind.game, walk.state, mind.name, mind.seed, mind.budget, mind.skill)
    return boats.orders_for(later, units)


def _explain(mind: Mind, scene: scenes.Scene, offer: fleets.Offer, kept: bool) -> None:
    if kept and len(mind.reasons) < 8 and values.stake(mind.war, offer.area) > 2:
        met = estimate.meet(scene.mine, scene.other, scene.lead, scene.atlantic)
        where = mind.war.board.place_ids[offer.area]
        mind.say("plan", f"Ships patrol in {where}.", where, met.hold, offer.gain)
