"""What a table of Admirals' War shows: the fight at hand, and what an answer not yet given would bring."""

from __future__ import annotations

from typing import Any

from flagplot.games.admirals_war.combat.frames import Battle, Torpedoes
from flagplot.games.admirals_war.game import AdmiralsWar
from flagplot.games.admirals_war.odds import before_a_round, fight_of, pending, volleys
from flagplot.games.admirals_war.odds.at_hand import FRAMES, ROUNDS, at_hand, stated
from flagplot.games.admirals_war.odds.documents import Document, answer, entry
from flagplot.games.admirals_war.odds.named import place_id
from flagplot.games.admirals_war.odds.rounds import RoundResult
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.state import SeaState
from flagplot.kernel.action import Action
from flagplot.kernel.dice import ProbeDice, RollNeeded
from flagplot.kernel.errors import BadInputError, RefusedError

PLANNED = (
    "aim",
    "rest",
    "bomb",
    "strike",
    "pursue",
)  # answers that are tried out; no dice are thrown for them
MOVES = ("send", "to")  # orders to sail


def fights(game: AdmiralsWar, war: War) -> list[Document]:
    """The fight at hand, then all battles that wait."""
    return [*at_hand(game, war), *pending.waiting(game, war)]


def battles(game: AdmiralsWar, state: SeaState) -> Document:
    """The fight at hand, and the battles that will be fought as things stand."""
    return {"battles": [], "raids": [], "fleets": fights(game, game.play(state))}


def battle(game: AdmiralsWar, state: SeaState, space: str, retreat: str = "never") -> Document:
    """One of them; ``retreat`` is not for fleets, whose policies are stated by the library."""
    war = game.play(state)
    where = place_id(war.board, space)
    found = [one for one in fights(game, war) if where in (one["space"], one["port"])]
    if not found:
        raise BadInputError(f"odds: no battle is at hand in {space!r}")
    return found[0]


def planned(game: AdmiralsWar, state: SeaState, seat: str, action: Action, space: str) -> Document | None:
    """What an answer of a seat would bring; None for answers that are no attack.

    Ships that sail meet whoever is there so far, all of them, though some may have to roll for it first.
    """
    if action.verb in MOVES:
        return _moved(game, state, seat, action, space)
    if seat not in state.waiting or action not in game.legal(state, seat):
        return None
    war, top = game.play(state), state.frames[-1]
    if action.verb in PLANNED:
        found = _tried(game, state, seat, action)
    elif action.verb == "torpedo" and isinstance(top, Torpedoes):
        boat, target = (war.board.unit(str(word)) for word in action.args)
        result = answer(war, "This attack", volleys.torpedo(war, top, boat, target))
        found = entry(war, top.area, "torpedo", "Submarines", [result])
    elif action.verb == "choose" and isinstance(top, Battle):
        found = _round(game, war, top, str(action.args[0]))
    else:
        return None
    return found and {"space": found["space"], "fleet": {**found, "choices": {}}}


def _moved(game: AdmiralsWar, state: SeaState, seat: str, action: Action, space: str) -> Document | None:
    """The battle there would be in an area if units were sent there now; None if there is none."""
    war = sailed(game, state, seat, action, space)
    area = game.tables.board.place_of.get(space, -1)
    if war is None or not pending.meets(war, area):
        return None
    return {"space": space, "fleet": pending.of(game, war, area)}


def sailed(game: AdmiralsWar, state: SeaState, seat: str, action: Action, space: str) -> War | None:
    """The game once units are where they are to be sent; None if they do not arrive, or dice must tell."""
    board = game.tables.board
    place, *units = action.args
    area = board.place_of.get(space, board.n_places)
    if area >= board.n_areas or place != space:
        return None
    try:
        orders = game.resolve(state, seat, action)
    except RefusedError:
        return None
    war = game.play(state.clone(), ProbeDice())
    try:
        for order in orders:
            frame: Any = war.state.frames[-1]
            game.steps[type(frame)].do(war, frame, seat, order)
    except RollNeeded:  # what comes of it is not known
        return None
    arrived = all(war.state.place[board.unit(str(unit))] == area for unit in units)
    return war if arrived else None


def _tried(game: AdmiralsWar, state: SeaState, seat: str, action: Action) -> Document | None:
    """The fight as it would stand after an answer."""
    war = game.play(state.clone())
    frame: Any = war.state.frames[-1]
    if type(frame) not in FRAMES:
        return None
    game.steps[type(frame)].do(war, frame, seat, action)
    found = FRAMES[type(frame)](game, war, frame) or []
    words = [str(word) for word in action.args]
    ports = [one for one in found if one["port"] and one["port"] in words]
    if action.verb == "pursue" and isinstance(action.args[1], int):
        name = war.board.pieces[war.board.unit(words[0])].id
        ports = [one for one in found if any(name == unit["id"] for unit in _units(one))]
    return next(iter(ports or found), None)


def _units(one: Document) -> list[Document]:
    return [unit for given in one["answers"] for unit in given["units"]]


def _round(game: AdmiralsWar, war: War, frame: Battle, action: str) -> Document | None:
    """The next round, if it comes to the kind of action a seat has in mind."""
    try:
        fight = fight_of(game, war, before_a_round(frame))
        result = RoundResult(fight, action)
    except BadInputError:
        return None
    answers = [answer(war, ROUNDS[action], result)]
    return entry(war, frame.area, "battle", war.board.areas[frame.area].name, answers, stated(fight))
