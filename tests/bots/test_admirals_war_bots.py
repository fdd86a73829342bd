"""Bots of Admirals' War: they answer every question, and the same way twice."""

from __future__ import annotations

import pytest

import flagplot
from flagplot.kernel.stream import Stream
from flagplot.kernel.thinking import Budget

GAME = flagplot.game("admirals-war")
EVERYTHING = {
    "hidden_submarines": True, "task_forces": True, "pearl_harbor_tension": True, "tora": True,
    "french_dilemma": True, "submarine_targeting": True, "german_carriers": True, "greek_navy": True,
    "pocket_pride": True, "alternate_names": True, "battleship_carriers": True, "aging_fleet": True,
    "italian_ineffectiveness": True, "italian_buildup": "fixed", "argus": True,
}  # fmt: skip


def played(scenario, options=None, levels=("easy", "easy"), seed=3, twice=False):
    """A whole game; the Allies and the Axis at their levels, or ``random``."""
    state = GAME.start(scenario, options, seed=seed)
    bots = {name: GAME.opponents().bot(name) for name in levels if name != "random"}
    stream = Stream("random", seed)
    for _ in range(20_000):
        if state.outcome is not None:
            return state
        seat = state.waiting[0]
        level = levels[seat in ("japanese", "german")]
        legal = GAME.legal(state, seat)
        if level == "random":
            GAME.push(state, seat, stream.choose(legal))
            continue
        thought = bots[level].think(GAME.seen(state, seat), seed, Budget(500))
        if twice:
            assert thought == bots[level].think(GAME.seen(state, seat), seed, Budget(500))
        assert thought.answers[0] in legal
        for answer in thought.answers:
            if seat not in state.waiting or answer not in GAME.legal(state, seat):
                break
            GAME.push(state, seat, answer)
            if seat != (state.waiting or ("",))[0]:
                break
    raise AssertionError(f"the game does not end: {state.frames[-1]}")


@pytest.mark.parametrize("scenario", ["midway", "standard", "turn_0", "turn_11"])
def test_a_game_is_played_without_an_illegal_answer(scenario):
    assert played(scenario, twice=scenario == "midway").outcome is not None


@pytest.mark.parametrize("players", ["two", "four"])
def test_every_optional_rule_has_an_answer(players):
    options = {**EVERYTHING, "players": players, "parallel_theatres": players == "four"}
    assert played("turn_11", options, seed=5).outcome is not None


def test_easy_beats_random():
    assert "us" in played("midway", levels=("easy", "random")).outcome.winners
    assert "us" in played("standard", levels=("easy", "random")).outcome.winners
    assert "german" in played("standard", levels=("random", "easy")).outcome.winners


def test_lead_is_a_sum_of_nothing_between_the_sides():
    lead = GAME.opponents().lead(GAME.start(seed=1))
    assert lead["us"] == lead["british"] == -lead["german"] == -lead["japanese"]
