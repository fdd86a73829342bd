"""A recorded game of Skirmish with written orders for tests/golden: both sides plot by turns of chance.

Each side writes orders, strikes some out, takes some back and is done, in whatever order chance has it. See
tools/golden.py.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import flagplot
from flagplot import Match
from flagplot.games.skirmish.state import Fell, Lapsed, Marched, Noted, Shot
from flagplot.kernel.answers import with_verb
from flagplot.kernel.event import Rolled
from flagplot.kernel.lanes import open_lanes
from flagplot.kernel.stream import Stream

GAME = "skirmish"


@dataclass(frozen=True)
class PlotGolden:
    """One recorded game."""

    seed: int
    text: str
    game: str = GAME

    def begin(self) -> Match:
        """The game before its first answer."""
        return Match.new(flagplot.game(self.game), "plotted", seed=self.seed, notes=[self.text])

    def bot(self, match: Match) -> PlotBot:
        """Who plays it."""
        return PlotBot(match, self.seed)


class PlotBot:
    """Answers for both sides of a match."""

    def __init__(self, match: Match, seed: int) -> None:
        self.match, self.chance = match, Stream("golden", seed)

    def step(self) -> None:
        """Give one answer for a seat that owes one, or take one back in a lane."""
        match, chance = self.match, self.chance
        seat = chance.choose(match.state.waiting)
        if open_lanes(match.state) and chance.below(6) == 0 and match.why_not_undo(seat) is None:
            match.undo(seat)
            return
        listed = match.legal(seat)
        orders = [*with_verb(listed, "fire"), *with_verb(listed, "move")]
        if orders and chance.below(5):
            listed = orders
        match.do(seat, chance.choose(listed))


def plot_rounds(match: Match) -> dict[int, dict[str, Any]]:
    """What happened in each round, and how many answers were given apart."""
    rounds: dict[int, dict[str, Any]] = {}
    for seq, events in _told(match):
        note = rounds.setdefault(match.game.round(match.at(seq)), _blank())
        for event in events:
            if isinstance(event, Rolled):
                note["dice"] += len(event.faces)
            elif isinstance(event, Noted | Lapsed | Marched | Shot | Fell):
                note["events"][event.__struct_config__.tag] += 1
        note["apart"] = dict(match.at(seq).apart or {})
    return rounds


def _told(match: Match) -> Iterator[tuple[int, tuple[Any, ...]]]:
    yield match.base, match.start_events
    for entry in match.entries:
        yield entry.seq, entry.events


def _blank() -> dict[str, Any]:
    return {"dice": 0, "events": Counter()}


PLOT_GAMES = {"plotted": PlotGolden(3, "Skirmish with orders written in secret, both sides at once")}
