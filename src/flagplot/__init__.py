"""Flagplot: board wargames with every rule enforced and explained.

>>> import flagplot
>>> game = flagplot.game("skirmish")
>>> state = game.start(seed=7)
>>> seat = state.waiting[0]
>>> state, events = game.apply(state, seat, game.legal(state, seat)[0])
"""

from flagplot.board.shelf import show as _show
from flagplot.kernel.action import Action, act, parse_action
from flagplot.kernel.dice import FairDice, FastDice, RecordedDice, ScriptedDice, new_secret, outcomes
from flagplot.kernel.errors import (
    BadInputError,
    FlagplotError,
    FormatError,
    MalformedError,
    RefusedError,
    RulesBug,
)
from flagplot.kernel.event import Event, Revealed, Rolled
from flagplot.kernel.fuzz import fuzz
from flagplot.kernel.game import Game
from flagplot.kernel.match import Match
from flagplot.kernel.meta import Meta, Option, Scenario
from flagplot.kernel.painting import paint_with as _paint_with
from flagplot.kernel.plotfile import load, save
from flagplot.kernel.refusal import Fault, Refusal
from flagplot.kernel.registry import game, register, titles
from flagplot.kernel.seen import Seen
from flagplot.kernel.state import Frame, Outcome, State
from flagplot.kernel.thinking import Bot, Budget, Level, Reason, Thought
from flagplot.kernel.view import View

__version__ = "0.1.0"

__all__ = [
    "Action",
    "BadInputError",
    "Bot",
    "Budget",
    "Event",
    "FairDice",
    "FastDice",
    "Fault",
    "FlagplotError",
    "FormatError",
    "Frame",
    "Game",
    "Level",
    "MalformedError",
    "Match",
    "Meta",
    "Option",
    "Outcome",
    "Reason",
    "RecordedDice",
    "Refusal",
    "RefusedError",
    "Revealed",
    "Rolled",
    "RulesBug",
    "Scenario",
    "ScriptedDice",
    "Seen",
    "State",
    "Thought",
    "View",
    "__version__",
    "act",
    "fuzz",
    "game",
    "load",
    "new_secret",
    "outcomes",
    "parse_action",
    "register",
    "save",
    "titles",
]

# loaded only when asked for, so that importing flagplot stays light
register("pacific-1940", "flagplot.games.axis_allies.pacific_1940:GAME")
register("anniversary", "flagplot.games.axis_allies.anniversary:GAME")
register("admirals-war", "flagplot.games.admirals_war:GAME")
register("dai-senso", "flagplot.games.dai_senso:GAME")
register("war-in-the-pacific", "flagplot.games.war_in_the_pacific:GAME")
register("skirmish", "flagplot.games.skirmish:GAME")

_paint_with("flagplot.pictures:draw")

# hex maps to look at, whether their game is there or not
_show("dai-senso", "Dai Senso!", "Asia and the Pacific on 2,062 hexes", "flagplot.games.dai_senso")
_show(
    "war-in-the-pacific",
    "War in the Pacific",
    "Seven sheets of 14,098 hexes",
    "flagplot.games.war_in_the_pacific",
)
