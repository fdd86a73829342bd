"""Whoever is asked is asked in a phase, and finds it again in history and headlines."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import flagplot
from flagplot.games.war_in_the_pacific.names import PHASES
from flagplot.games.war_in_the_pacific.sea.frames import Week
from flagplot.games.war_in_the_pacific.turn.frames import GameTurn, Redeployment
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.game import BETWEEN
from flagplot.kernel.laws import check_state

GAME = flagplot.game("war-in-the-pacific")
TURN = {"tarawa": GameTurn, "midway": Week, "malaya": Week, "guadalcanal": Week}
ASKING = [frame for frame in GAME.steps if frame not in (Week, GameTurn)]


@pytest.mark.parametrize("frame", ASKING, ids=lambda frame: str(frame.__name__))
@pytest.mark.parametrize("scenario", TURN)
def test_every_step_that_may_ask_has_a_phase(scenario: str, frame: type[Any]) -> None:
    state = GAME.start(scenario, seed=1)
    blank = frame(**{field.name: None for field in msgspec.structs.fields(frame)})
    state.frames = [TURN[scenario](), blank]
    assert GAME.phase(state) in GAME.phases


@pytest.mark.parametrize("scenario", TURN)
def test_between_two_parts_there_is_none(scenario: str) -> None:
    state = GAME.start(scenario, seed=1)
    state.frames = [TURN[scenario]()]
    assert GAME.phase(state) == BETWEEN


def test_every_phase_has_a_name() -> None:
    assert set(GAME.phases) == set(PHASES)


def test_headquarters_move_in_the_strategic_turn() -> None:
    state = GAME.position({"scenario": "malaya", "phase": "cycle", "turn": 4})
    state = answered_until(state, Redeployment)
    assert GAME.view(state, None).tracks["phase"] == "Strategic turn"
    check_state(GAME, state)


@pytest.mark.parametrize(
    ("scenario", "turn", "fit"),
    [("malaya", 3, "4 (1/1/42) or 8 (1/2/42)"), ("guadalcanal", 1, "2 (1/9/42) or 6 (1/10/42)")],
)
def test_a_strategic_turn_stands_only_between_two_cycles(scenario: str, turn: int, fit: str) -> None:
    with pytest.raises(BadInputError, match="a cycle ends before game-turn") as caught:
        GAME.position({"scenario": scenario, "phase": "cycle", "turn": turn})
    assert fit in str(caught.value)


def answered_until(state: Any, frame: type[Any]) -> Any:
    """Play on with the last answer of each list until a frame asks."""
    while not isinstance(state.frames[-1], frame):
        seat = state.waiting[0]
        state, _ = GAME.apply(state, seat, GAME.legal(state, seat)[-1], flagplot.FastDice(1))
    return state
