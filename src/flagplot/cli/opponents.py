"""The computer in the terminal: how well it plays its seats, and what it would do in the player's place.

Who plays a seat is written in the game file as a name, "normal bot" for example, so that a game goes on with
the opponents it began with.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from flagplot.bots import Player, find, levels
from flagplot.bots.player import think
from flagplot.kernel.action import Action
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.game import Game
from flagplot.kernel.match import Match
from flagplot.kernel.stream import mix
from flagplot.kernel.thinking import RANDOM, Thought

STANDARD = "normal"
_BOT = " bot"


def bot_name(game: Game[Any], level: str | None) -> str:
    """What stands in the file for a seat of the computer; a level nobody knows is refused."""
    return find(game, level or standard(game)).name + _BOT


def standard(game: Game[Any]) -> str:
    """The level of whoever has not chosen one."""
    return STANDARD if STANDARD in {level.id for level in levels(game)} else RANDOM.id


class Computer:
    """The bots of a match, and a seed that belongs to it: a game that goes on is played as if never left."""

    def __init__(self, match: Match, mine: Collection[str]) -> None:
        self.match = match
        self.seed = int(match.start_digest[:12], 16)
        seats = [seat for seat in match.game.meta.seats if seat not in mine]
        self._players = {seat: self._player(seat) for seat in seats}

    def _player(self, seat: str) -> Player:
        game, name = self.match.game, self.match.players.get(seat, "")
        try:
            opponent = find(game, name.removesuffix(_BOT))
        except BadInputError:  # somebody who has played it elsewhere, or a bot that is not installed here
            opponent = find(game, standard(game))
        return Player(opponent, mix(self.seed, seat))

    def answer(self, seat: str) -> Action:
        """What the computer answers for a seat of its own."""
        return self._players[seat].answer(self.match.game, self.match.state, seat)

    def advice(self, seat: str, level: str = "") -> Thought:
        """What a bot would answer for a seat of the player, knowing no more than that seat."""
        game = self.match.game
        if not level and standard(game) == RANDOM.id:
            raise BadInputError("no bot knows this game well enough to suggest anything")
        opponent = find(game, level or standard(game))
        return think(opponent, game.seen(self.match.state, seat), mix(self.seed, seat))
