"""Blunders are found where they were made."""

from __future__ import annotations

from typing import Any

import flagplot
from flagplot.bots.finding import find
from flagplot.bots.player import Player
from flagplot.games.axis_allies.bots.blunders import ANSWERS, TURNS, Leave, Moment, blunders
from flagplot.kernel.action import parse_action
from flagplot.kernel.match import Match

PACIFIC = {"game": "pacific-1940", "base": "empty"}


def position(**parts: Any) -> tuple[Any, Any]:
    game = flagplot.game("pacific-1940")
    return game, game.position({**PACIFIC, **parts})


def answered(seat: str, line: str, **parts: Any) -> set[str]:
    """The blunders an answer is in a position."""
    game, state = position(turn=seat, **parts)
    moment = Moment(game, state, seat, parse_action(line), ())
    return {name for name, test in ANSWERS.items() if test(moment)}


def left(seat: str, **parts: Any) -> set[str]:
    """The blunders of a power that leaves the board like that."""
    game, state = position(turn=seat, phase="income", **parts)
    leave = Leave(game, state, game.play(state).power(seat))
    return {name for name, test in TURNS.items() if test(leave)}


def test_money_kept_with_room_for_units() -> None:
    assert answered("japan", "done", phase="purchase", treasury={"japan": 30}) == {"unspent"}
    assert not answered("japan", "done", phase="purchase", treasury={"japan": 5})


def test_more_bought_than_can_be_placed() -> None:
    bought = {"anzac": {"infantry": 4}}
    assert answered("anzac", "done", phase="purchase", treasury={"anzac": 0}, pool=bought) == {"too_many"}


def test_a_transport_alone_in_reach() -> None:
    units = {
        "sea6": {"japan": {"transport": 1}},
        "sea7": {"usa": {"destroyer": 1}},
        "japan": {"japan": {"infantry": 9}},
    }
    assert "lone_transport" in left("japan", units=units)
    units["sea6"]["japan"]["battleship"] = 3
    assert "lone_transport" not in left("japan", units=units)


def test_a_capital_that_may_fall() -> None:
    units = {
        "india": {"uk": {"infantry": 1}},
        "burma": {"japan": {"infantry": 8, "artillery": 4}},
    }
    assert "open_capital" in left("uk", units=units, control={"burma": "japan"})


def test_aircraft_without_ground_troops() -> None:
    units = {"burma": {"uk": {"fighter": 3}}, "shan_state": {"japan": {"infantry": 4}}}
    assert "bare_aircraft" in left("uk", units=units, control={"shan_state": "japan"})


def test_a_recorded_turn_is_gone_through() -> None:
    match = Match.new(flagplot.game("pacific-1940"), seed=5)
    player = Player(find(match.game, "easy"), 5)
    while match.state.active == 0:
        seat = match.state.waiting[0]
        match.do(seat, player.answer(match.game, match.state, seat))
    found = blunders(match)
    assert set(found) <= {*ANSWERS, *TURNS}
    assert found["unspent"] == found["gambled"] == 0
    assert blunders(match, ["japan"]) == found
    assert not blunders(match, ["usa", "china"])


def test_tanks_without_infantry() -> None:
    units = {"burma": {"uk": {"tank": 2}}, "shan_state": {"japan": {"infantry": 4}}}
    assert "bare_tanks" in left("uk", units=units, control={"shan_state": "japan"})


def test_a_capital_with_fewer_men_than_the_enemy_next_door() -> None:
    units = {"india": {"uk": {"infantry": 3, "fighter": 9}}, "burma": {"japan": {"infantry": 4}}}
    assert "outnumbered_capital" in left("uk", units=units, control={"burma": "japan"})


def test_peace_that_lasts_too_long() -> None:
    assert "long_peace" in left("japan", war=[], turns={"japan": 4})
    assert "long_peace" not in left("japan", turns={"japan": 4})


def test_ships_placed_under_a_strike() -> None:
    units = {
        "sea6": {"japan": {"transport": 1}},
        "sea7": {"usa": {"battleship": 3, "carrier": 2, "destroyer": 3}},
        "japan": {"japan": {"infantry": 9}},
    }
    pool = {"japan": {"transport": 1}}
    yards = {"kiangsu": {"complex": "minor"}}
    found = answered(
        "japan", "place transport sea6", phase="mobilize", units=units, pool=pool, facilities=yards
    )
    assert "placed_under_strike" in found
