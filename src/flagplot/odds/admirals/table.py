"""What a table of Admirals' War shows: the battle at hand to its end, or its next round if it is large."""

from __future__ import annotations

from typing import Any

from flagplot.games.admirals_war.board import SIDES
from flagplot.games.admirals_war.combat.frames import Battle
from flagplot.games.admirals_war.game import AdmiralsWar
from flagplot.games.admirals_war.hidden import unseen
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.state import SeaState
from flagplot.kernel.action import Action
from flagplot.kernel.errors import BadInputError
from flagplot.odds.admirals import _fight, round_odds
from flagplot.odds.admirals.result import BattleResult
from flagplot.odds.admirals.rounds import RoundResult
from flagplot.odds.admirals.walk import Walk

VISITED = 8_000  # situations worked out while a player waits
ENDS = {
    "allied": "the Allies are left", "axis": "the Axis is left", "nobody": "nobody is left",
    "parted": "nobody can attack any more", "allied_retreat": "the Allies retreat",
    "axis_retreat": "the Axis retreats", "both_retreat": "both retreat", "goes_on": "both are left",
}  # fmt: skip

ROUNDS = {"air": "The next round, in the air", "surface": "The next round, with guns"}

Document = dict[str, Any]


def battles(game: AdmiralsWar, state: SeaState) -> Document:
    """The battles that are fought or can be fought in the open."""
    war = game.play(state)
    found = [_document(game, state, war, area) for area in _areas(war)]
    return {"battles": [], "raids": [], "fleets": [one for one in found if one["answers"]]}


def battle(game: AdmiralsWar, state: SeaState, space: str, retreat: str = "never") -> Document:
    """One battle; ``retreat`` is not for fleets, whose policies are stated by the library."""
    war = game.play(state)
    if space not in war.board.place_of or war.board[space] not in _areas(war):
        raise BadInputError(f"odds: no battle is at hand in {space!r}")
    return _document(game, state, war, war.board[space])


def planned(game: AdmiralsWar, state: SeaState, seat: str, action: Action, space: str) -> None:
    """Both sides move in secret or in turn before a battle, so a move by itself has no odds."""


def _areas(war: War) -> list[int]:
    """Areas with a battle: the one being fought, else all where both sides have units that all can see."""
    live = [frame.area for frame in war.state.frames if isinstance(frame, Battle)]
    if live:
        return live[-1:]
    both = [[war.combat_units(area, side) for side in (0, 1)] for area in war.board.area_range]
    return [
        area
        for area, sides in zip(war.board.area_range, both, strict=True)
        if all(sides) and not any(unseen(war, unit) for units in sides for unit in units)
    ]


def _document(game: AdmiralsWar, state: SeaState, war: War, area: int) -> Document:
    name = war.board.place_ids[area]
    answers: list[Document] = []
    try:
        fight = _fight(game, state, name, None, None)
        answers.append(_answer(war, "To the end", BattleResult(Walk(fight, most=VISITED).run())))
    except BadInputError:  # too large, in the middle of a round, or played with rules that are not worked out
        for action, title in ROUNDS.items():
            try:
                answers.append(_answer(war, title, round_odds(game, state, name, action)))
            except BadInputError:
                continue
    return {"space": name, "answers": answers}


def _answer(war: War, title: str, result: BattleResult | RoundResult) -> Document:
    ends = sorted(result.ways.items(), key=lambda pair: -pair[1])
    board = war.board
    return {
        "title": title,
        "rounds": result.rounds,
        "ends": [{"text": ENDS[how], "chance": chance} for how, chance in ends],
        "units": [
            {
                "id": id, "name": board.pieces[board.unit(id)].name, "side": SIDES[side],
                "sunk": result.units[id].sunk, "home": result.units[id].home, "hit": result.units[id].hit,
            }
            for id, side in zip(result.ids, result.sides, strict=True)
        ],
    }  # fmt: skip
