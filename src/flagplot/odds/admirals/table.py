"""What a table of Admirals' War shows: the fight at hand, and what an answer not yet given would bring."""

from __future__ import annotations

from typing import Any

from flagplot.games.admirals_war.combat.frames import Battle, Torpedoes
from flagplot.games.admirals_war.game import AdmiralsWar
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.state import SeaState
from flagplot.kernel.action import Action
from flagplot.kernel.errors import BadInputError
from flagplot.odds.admirals import before_a_round, fight_of, volleys
from flagplot.odds.admirals.at_hand import FRAMES, ROUNDS, STATED, at_hand
from flagplot.odds.admirals.documents import Document, answer, entry
from flagplot.odds.admirals.named import place_id
from flagplot.odds.admirals.rounds import RoundResult

PLANNED = (
    "aim",
    "rest",
    "bomb",
    "strike",
    "pursue",
)  # answers that are tried out; no dice are thrown for them


def battles(game: AdmiralsWar, state: SeaState) -> Document:
    """The fight at hand, or the battles that can be fought."""
    return {"battles": [], "raids": [], "fleets": at_hand(game, game.play(state))}


def battle(game: AdmiralsWar, state: SeaState, space: str, retreat: str = "never") -> Document:
    """One of them; ``retreat`` is not for fleets, whose policies are stated by the library."""
    war = game.play(state)
    where = place_id(war.board, space)
    found = [one for one in at_hand(game, war) if where in (one["space"], one["port"])]
    if not found:
        raise BadInputError(f"odds: no battle is at hand in {space!r}")
    return found[0]


def planned(game: AdmiralsWar, state: SeaState, seat: str, action: Action, space: str) -> Document | None:
    """What an answer of a seat would bring; None for answers that are no attack.

    Moves have none: before a battle both sides move in turn or in secret.
    """
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
        result = RoundResult(fight_of(game, war, before_a_round(frame)), action)
    except BadInputError:
        return None
    answers = [answer(war, ROUNDS[action], result)]
    return entry(war, frame.area, "battle", war.board.areas[frame.area].name, answers, STATED)
