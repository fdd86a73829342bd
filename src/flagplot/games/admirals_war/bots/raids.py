"""The raider step: raiders go where they deny a flag, save one, or sink more than they lose."""

from __future__ import annotations

from flagplot.games.admirals_war.board import JAPANESE
from flagplot.games.admirals_war.bots import fleets, scenes
from flagplot.games.admirals_war.bots import war as politics
from flagplot.games.admirals_war.bots.estimate import Unit
from flagplot.games.admirals_war.bots.mind import Mind, Walk
from flagplot.games.admirals_war.moves import orders, reach
from flagplot.games.admirals_war.moves.frames import Raiders
from flagplot.games.admirals_war.state import PEACE
from flagplot.games.admirals_war.turn import raid_force
from flagplot.kernel.action import Action

DONE = Action("done")
LEAST = 0.05  # what each raider must bring


def plan(mind: Mind, frame: Raiders) -> list[Action]:
    """All raiders of a seat, and that it is done."""
    war, walk = mind.war, Walk(mind)
    ids, places = war.board.unit_ids, war.board.place_ids
    strike = mind.seat == JAPANESE and war.state.war == PEACE and _prepared(mind)
    closed = set() if strike else politics.closed(mind)
    board = scenes.all_scenes(mind, without=frame.queue)
    options = {unit: _options(mind, unit, closed) for unit in frame.queue}
    options = {unit: areas for unit, areas in options.items() if areas}
    for offer in fleets.allocate(mind, board, options, mind.shares.get("raid", LEAST)):
        for ship in offer.ships:
            walk.give(Action("pick", (ids[ship],)), Action("to", (places[offer.area],)))
        where = places[offer.area]
        met = board[offer.area].meeting()
        mind.say("attack", f"Raiders sail to {where}.", where, met.left, offer.gain)
    if strike:
        walk.give(Action("sail"))
    walk.end(DONE)
    return walk.answers


def _prepared(mind: Mind) -> bool:
    """Whether the raid force was formed to strike this turn."""
    return bool(raid_force.units(mind.war))


def _options(mind: Mind, unit: int, closed: set[int]) -> dict[int, Unit]:
    """Where a raider may go and what it brings there: one that fails its roll goes home."""
    war = mind.war
    found = {}
    brings = mind.unit(unit)._replace(holders=0.0, hunt=0.0)
    for area, leg in orders.raid_areas(war, unit).items():
        if area in closed:
            continue
        faces, of = reach.chance(war, unit, leg, reach.RAID)
        if faces == of:
            found[area] = brings
        elif faces:
            part = faces / of
            found[area] = Unit(*(value * part for value in brings))
    return found
