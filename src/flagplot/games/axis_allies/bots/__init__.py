"""Opponents for the Axis & Allies family: easy, normal and hard.

``bot.py`` says which planner answers which question; the beliefs of an edition are in its ``bots.py``.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from flagplot.games.axis_allies.bots.bot import WarBot
from flagplot.games.axis_allies.bots.desk import EASY, HARD, NORMAL
from flagplot.games.axis_allies.bots.values import lead
from flagplot.games.axis_allies.game import AxisAllies
from flagplot.games.axis_allies.state import WarState
from flagplot.kernel.match import Match
from flagplot.kernel.thinking import Bot, Level, Opponents

_SKILLS = {"easy": EASY, "normal": NORMAL, "hard": HARD}


class WarOpponents(Opponents[WarState]):
    """Who can play an edition of the family."""

    levels = (
        Level("easy", "Easy", "Attacks what looks weak and guards its capital; answers at once.", 400),
        Level("normal", "Normal", "Counts odds and what could strike back, keeps fleets together.", 8_000),
        Level("hard", "Hard", "Weighs several whole plans for a turn against likely replies.", 27_000),
    )

    def __init__(self, game: AxisAllies) -> None:
        self.game = game

    def bot(self, level: str) -> Bot:
        """The bot of a level."""
        return WarBot(self.game, _SKILLS[self.level(level).id])

    def lead(self, state: WarState) -> Mapping[str, float]:
        """By how many IPCs each seat's side is ahead in the value model."""
        return lead(self.game.play(state), self.game.edition.doctrine())

    def blunders(self, match: Match, seats: Collection[str] | None = None) -> Mapping[str, int]:
        """How often each blunder was made in a recorded game, by some seats or all."""
        from flagplot.games.axis_allies.bots.blunders import ANSWERS, TURNS, blunders

        found = blunders(match, seats)
        return {name: found[name] for name in (*ANSWERS, *TURNS)}
