"""Small helpers for the tests of the kernel; they all play Skirmish."""

from __future__ import annotations

from typing import Any

import flagplot
from flagplot.kernel.dice import Dice
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
