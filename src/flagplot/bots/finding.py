"""Opponents by name: levels of a game, and classes that other packages bring.

A name is ``random``, a level of the game (``easy``, ``normal``, ``hard``) or what a package has entered
under ``flagplot.bots``; ``:N`` behind it sets how many positions it may look at for one thought.

    [project.entry-points."flagplot.bots"]
    wolfpack = "wolfpack.bot:Wolfpack"     # called with the game, gives a Bot

Such a bot says itself how many positions it is used to look at (``Bot.positions``).
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, NamedTuple

from flagplot.bots.randombot import RandomBot
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.game import Game
from flagplot.kernel.thinking import RANDOM, Bot, Budget, Level

GROUP = "flagplot.bots"
MOST = 100_000_000


class Opponent(NamedTuple):
    """A bot with the budget it gets for one thought."""

    name: str
    bot: Bot
    positions: int

    def budget(self) -> Budget:
        """A fresh one, for one thought."""
        return Budget(self.positions)


def levels(game: Game[Any]) -> tuple[Level, ...]:
    """Every strength that can be chosen for a game, the weakest first, then what other packages bring."""
    own = (RANDOM, *game.opponents().levels)
    known = {level.id for level in own}
    return (*own, *(level for level in strangers() if level.id not in known))


@cache
def strangers() -> tuple[Level, ...]:
    """The bots that other packages bring; looked for once, as packages do not come while a program runs."""
    names = sorted({entry.name for entry in entry_points(group=GROUP)})
    return tuple(Level(name, name, "A bot of another package.", Bot.positions) for name in names)


def find(game: Game[Any], name: str) -> Opponent:
    """The opponent a name means; ``BadInputError`` says which names there are."""
    word, colon, number = name.partition(":")
    positions = _positions(number) if colon else None
    if word == RANDOM.id:
        return Opponent(name, RandomBot(), positions or RANDOM.budget)
    known = game.opponents()
    for level in known.levels:
        if level.id == word:
            return Opponent(name, known.bot(word), positions or level.budget)
    for entry in entry_points(group=GROUP):
        if entry.name == word:
            bot = _load(entry, game)
            return Opponent(name, bot, positions or bot.positions)
    names = ", ".join(level.id for level in levels(game))
    raise BadInputError(f"bot {word!r}: expected one of {names}, perhaps with :POSITIONS behind it")


def _positions(text: str) -> int:
    if text.isdecimal() and 1 <= int(text) <= MOST:
        return int(text)
    raise BadInputError(f"a budget from 1 to {MOST} positions expected behind the colon, found {text!r}")


def _load(entry: EntryPoint, game: Game[Any]) -> Bot:
    """The bot of another package, made for a game."""
    try:
        found = entry.load()(game)
    except Exception as error:  # a stranger's code: whatever it raises, say whose it was
        raise BadInputError(f"bot {entry.name} ({entry.value}) cannot be used: {error}") from error
    if not isinstance(found, Bot):
        raise BadInputError(f"bot {entry.name}: a flagplot.Bot expected from {entry.value}, found {found!r}")
    return found
