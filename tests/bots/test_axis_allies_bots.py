"""Bots of the Axis & Allies family: they answer every question, and the same way twice."""

from __future__ import annotations

import pytest

import flagplot
from flagplot.games.axis_allies.bots.estimate import counts, fight, side
from flagplot.kernel.stream import mix
from flagplot.kernel.thinking import Budget

GAMES = (("pacific-1940", None), ("anniversary", "1941"), ("anniversary", "1942"))


@pytest.mark.parametrize(("id", "scenario"), GAMES)
def test_a_round_is_played_without_an_illegal_answer(id, scenario):
    game = flagplot.game(id)
    state = game.start(scenario, {"round_cap": 1}, seed=3)
    bot = game.opponents().bot("easy")
    for number in range(2_000):
        if state.outcome is not None:
            break
        seat = state.waiting[0]
        thought = bot.think(game.seen(state, seat), mix(3, number), Budget(400))
        assert thought == bot.think(game.seen(state, seat), mix(3, number), Budget(400))
        assert thought.answers[0] in game.legal(state, seat)
        for answer in thought.answers:  # as long as the seat is asked and they are legal
            if state.waiting[:1] != (seat,) or answer not in game.legal(state, seat):
                break
            game.push(state, seat, answer)
    assert state.outcome is not None


def test_lead_is_a_sum_of_nothing_between_the_sides():
    game = flagplot.game("pacific-1940")
    lead = game.opponents().lead(game.start(seed=1))
    assert lead["japan"] == -lead["usa"] == -lead["china"]


FIGHTS = (
    ("infantry, artillery", "infantry", 0.03),
    ("2 infantry, fighter", "infantry", 0.05),
    ("3 infantry, artillery, fighter", "3 infantry", 0.03),
    ("10 infantry, 5 artillery, 5 tank", "15 infantry, 5 artillery", 0.15),
    ("6 destroyer", "8 submarine", 0.25),
)


@pytest.mark.parametrize(("attack", "defend", "off"), FIGHTS)
def test_estimates_are_near_the_exact_odds(attack, defend, off):
    game = flagplot.game("pacific-1940")
    board = game.play(game.start(seed=1)).board

    def force(text):
        pairs = (part.split() if part[0].isdigit() else ("1", part) for part in text.split(", "))
        return counts({board.kind_of[name]: int(number) for number, name in pairs})

    at_sea = "destroyer" in attack
    own = side(board, force(attack), attacks=True, sea=at_sea)
    theirs = side(board, force(defend), attacks=False, sea=at_sea)
    exact = game.odds(attack=attack, defend=defend)
    assert fight(own, theirs, exact=True).win == pytest.approx(exact.attacker_wins, abs=off)
    assert fight(own, theirs).win == pytest.approx(exact.attacker_wins, abs=off + 0.03)


def test_a_lone_unit_hangs_before_a_whole_air_force():
    """However many come against it, the strike is won, and costs next to nothing."""
    game = flagplot.game("pacific-1940")
    board = game.play(game.start(seed=1)).board
    strike = counts({board.kind_of[name]: n for name, n in (("infantry", 1), ("fighter", 28))})
    own = side(board, strike, attacks=True, sea=False, keep=True)
    theirs = side(board, counts({board.kind_of["fighter"]: 1}), attacks=False, sea=False)
    found = fight(own, theirs)
    assert found.win > 0.99
    assert found.swing > 0
