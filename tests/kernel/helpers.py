"""Small helpers for the tests of the kernel; they all play Skirmish."""

from __future__ import annotations

from typing import Any

import flagplot
from flagplot.kernel.dice import Dice, commitment
from flagplot.kernel.entropy import Share, pledge
from flagplot.kernel.match import Match
from flagplot.kernel.stream import Stream

GAME = flagplot.game("skirmish")


def random_match(seed: int = 5, answers: int = 1000, *, dice: Dice | None = None, **more: Any) -> Match:
    """A random match."""
    match = Match.new(GAME, **({"dice": dice} if dice else {"seed": seed}), **more)
    play_on(match, seed, answers)
    return match


def play_on(match: Match, seed: int, answers: int) -> None:
    """Some more random answers."""
    stream = Stream("random match", seed)
    for _ in range(answers):
        if match.over:
            return
        seat = stream.choose(match.state.waiting)
        match.do(seat, stream.choose(match.legal(seat)))


def with_entropy() -> Match:
    """A random match whose dice have a number of red's mixed in; blue has pledged one and never opened it."""
    secret, nonce = bytes(range(32)), "11" * 32
    promise = commitment(secret)
    shares = [
        Share("red", pledge(promise, "red", nonce), nonce),
        Share("blue", pledge(promise, "blue", "ab" * 32)),
    ]
    match = Match.new(GAME, secret=secret, shares=shares)
    play_on(match, 5, 1000)
    return match


# red fires with a tank and an infantry at a blue stack; then blue has an order
DUEL = {
    "game": "skirmish",
    "units": {
        "c3": {"red": {"infantry": 2, "tank": 1}},
        "d3": {"blue": {"infantry": 1, "tank": 1}},
        "e1": {"blue": {"infantry": 1}},
    },
    "hands": {"red": ["dig", "raid"], "blue": ["raid", "raid"]},
    "cards": {"red": "advance", "blue": "dig"},
    "turn": "red",
    "next": ["blue"],
}
