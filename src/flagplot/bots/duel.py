"""Matches between two opponents: who wins, on which side, how long a turn takes.

Game ``n`` of a match depends on its seed and ``n`` alone, so it does not matter how many are played at the
same time, or in which process. With the sides exchanged every two games are a pair, as two tables of a bridge
match are: the same deal, once from either side. Where one side of a game wins nearly always, games say little
about who plays better, but pairs do.
"""

from __future__ import annotations

import math
import time
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Literal

import msgspec

from flagplot.bots.finding import find
from flagplot.bots.player import Player
from flagplot.kernel import plotfile
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.game import Game
from flagplot.kernel.match import Match
from flagplot.kernel.meta import Meta
from flagplot.kernel.registry import game as game_of
from flagplot.kernel.stream import mix

Who = Literal["a", "b"]
Ending = Literal["rules", "rounds", "stall"]  # by its rules, broken off after so many rounds, or stuck

STALL = 200_000  # answers after which a game is given up
CLEAR = 0.01  # chance to call a match clear that is not


class Terms(msgspec.Struct, frozen=True):
    """What is played, and between whom."""

    game: str
    a: str
    b: str
    seed: int = 1
    scenario: str | None = None
    options: Mapping[str, Any] = {}
    a_side: str = ""  # empty: the first side
    swap: bool = False  # every other game with the sides exchanged, and what chance held for the one before
    rounds: int = 0  # after which a game is broken off and judged; 0: the game's own cap
    folder: Path | None = None  # where the games are saved

    def deal(self, number: int) -> int:
        """The seed of a game: both games of a pair have the same."""
        return mix(self.seed, number // 2 if self.swap else number) >> 1

    def sides(self, number: int) -> dict[Who, str]:
        """Who has which side in a game of the match."""
        names = tuple(game_of(self.game).meta.teams())
        first = self.a_side or names[0]
        other = next(name for name in names if name != first)
        swapped = self.swap and number % 2 == 1
        return {"a": other, "b": first} if swapped else {"a": first, "b": other}


class Played(msgspec.Struct, frozen=True):
    """One game of a match."""

    number: int
    side: str  # of a
    winner: Who | None
    ending: Ending
    lead: float  # of a in the end, by what the bots of the game think of positions
    rounds: int
    answers: int
    illegal: int
    digest: str
    seconds: dict[Who, list[float]]  # of thinking, for every turn of every seat
    work: dict[Who, int]


def side_of(meta: Meta, name: str) -> str:
    """A side by its own name or that of one of its seats."""
    for side, seats in meta.teams().items():
        if name == side or name in seats:
            return side
    raise BadInputError(f"side {name!r}: expected one of {', '.join((*meta.teams(), *meta.seats))}")


def play(terms: Terms, number: int) -> Played:
    """Play one game of a match."""
    game = game_of(terms.game)
    sides = terms.sides(number)
    holder: dict[str, Who] = {}
    for seat in game.meta.seats:
        holder[seat] = "a" if seat in game.meta.teams()[sides["a"]] else "b"
    names: dict[Who, str] = {"a": terms.a, "b": terms.b}
    match = Match.new(
        game,
        terms.scenario,
        terms.options,
        seed=terms.deal(number),
        players={seat: names[who] for seat, who in holder.items()},
    )
    players = {seat: _player(game, terms, names[who], seat, number) for seat, who in holder.items()}
    thinking: dict[tuple[int, str], float] = defaultdict(float)
    ending = _play_on(match, players, thinking, terms.rounds or game.meta.round_cap)
    if terms.folder is not None:
        plotfile.save(match, terms.folder / f"{terms.game}-{terms.seed}-{number}.plot")
    lead = _lead(game, match.state, holder)
    return Played(
        number,
        sides["a"],
        winner=_winner(game, match.state, holder, ending, lead),
        ending=ending,
        lead=lead,
        rounds=game.round(match.state),
        answers=len(match.entries),
        illegal=sum(player.illegal for player in players.values()),
        digest=game.digest(match.state),
        seconds={w: [s for (_, seat), s in thinking.items() if holder[seat] == w] for w in ("a", "b")},
        work={w: sum(players[seat].work for seat in players if holder[seat] == w) for w in ("a", "b")},
    )


def _player(game: Game[Any], terms: Terms, name: str, seat: str, number: int) -> Player:
    return Player(find(game, name), mix(terms.seed, number, seat))


def _play_on(
    match: Match, players: Mapping[str, Player], thinking: dict[tuple[int, str], float], cap: int
) -> Ending:
    """Until the game is over, has lasted too many rounds, or does not come to an end."""
    game = match.game
    while not match.over:
        now = game.round(match.state)
        if cap and now > cap:
            return "rounds"
        if len(match.entries) >= STALL:
            return "stall"
        seat = match.state.waiting[0]
        begun = time.thread_time()
        answer = players[seat].answer(game, match.state, seat)
        thinking[now, seat] += time.thread_time() - begun
        match.do(seat, answer)
    return "rules"


def _lead(game: Game[Any], state: Any, holder: Mapping[str, Who]) -> float:
    """By how much a is ahead of b; where a has several seats, by the best of them."""
    lead = game.opponents().lead(state)
    a = max((lead[seat] for seat in lead if holder[seat] == "a"), default=0.0)
    b = max((lead[seat] for seat in lead if holder[seat] == "b"), default=0.0)
    return (a - b) / 2


def _winner(
    game: Game[Any], state: Any, holder: Mapping[str, Who], ending: Ending, lead: float
) -> Who | None:
    """Who has won; a game that was broken off is judged by what its own bots think of the position."""
    outcome = game.outcome(state)
    if outcome is not None:
        won = {holder[seat] for seat in outcome.winners}
        return won.pop() if len(won) == 1 else None
    if ending != "rounds" or not lead:
        return None
    return "a" if lead > 0 else "b"


# -- what a match shows --------------------------------------------------------------------------------------


class Seconds(msgspec.Struct, frozen=True):
    """How long a turn takes: thinking of one seat in one round, on one core."""

    median: float
    p95: float
    max: float

    @classmethod
    def of(cls, turns: Iterable[float]) -> Seconds:
        """Of so many turns."""
        found = sorted(turns) or [0.0]
        return cls(*(round(found[int(share * (len(found) - 1))], 4) for share in (0.5, 0.95, 1.0)))


class Score(msgspec.Struct):
    """Wins of a and b."""

    games: int = 0
    a_wins: int = 0
    b_wins: int = 0
    draws: int = 0

    def count(self, winner: Who | None) -> None:
        """One game more."""
        self.games += 1
        self.a_wins += winner == "a"
        self.b_wins += winner == "b"
        self.draws += winner is None


class Pairs(msgspec.Struct, frozen=True):
    """A match with sides exchanged, as pairs of games that had the same deal."""

    number: int = 0
    ahead: int = 0  # pairs that a won more often than b or, if both won one, in which it was ahead by more
    behind: int = 0
    gain: float = 0.0  # of a on b in a pair, by the lead in the end, on average
    error: float = 0.0  # its standard error

    @classmethod
    def of(cls, games: Iterable[Played]) -> Pairs:
        """Of all pairs of which both games were played."""
        deals: dict[int, list[Played]] = defaultdict(list)
        for one in games:
            deals[one.number // 2].append(one)
        pairs = [both for both in deals.values() if len(both) == 2]
        results = [_result(both) for both in pairs]
        gains = [sum(one.lead for one in both) for both in pairs]
        mean = sum(gains) / max(1, len(gains))
        error = math.sqrt(
            sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1) / max(1, len(gains))
        )
        return cls(
            len(pairs),
            sum(result > 0 for result in results),
            sum(result < 0 for result in results),
            round(mean, 1),
            round(error, 1),
        )


def _result(both: Iterable[Played]) -> float:
    """Who did better in a pair: above 0 a, below b."""
    wins = sum((one.winner == "a") - (one.winner == "b") for one in both)
    return wins or sum(one.lead for one in both)


class Duel(msgspec.Struct):
    """A match so far."""

    game: str
    scenario: str
    a: str
    b: str
    seed: int
    score: Score
    by_side: dict[str, Score]  # by the side a had
    broken_off: int = 0  # judged after the last round allowed
    illegal: int = 0
    stalls: int = 0
    games: list[Played] = []
    swap: bool = False

    @classmethod
    def begin(cls, terms: Terms) -> Duel:
        """Before the first game."""
        meta = game_of(terms.game).meta
        sides = {terms.sides(0)["a"], terms.sides(1)["a"]}
        by_side = {name: Score() for name in meta.teams() if name in sides}
        scenario = meta.scenario(terms.scenario).id
        return cls(terms.game, scenario, terms.a, terms.b, terms.seed, Score(), by_side, swap=terms.swap)

    def add(self, played: Played) -> None:
        """Count a game."""
        self.games.append(played)
        self.score.count(played.winner)
        self.by_side[played.side].count(played.winner)
        self.broken_off += played.ending == "rounds"
        self.stalls += played.ending == "stall"
        self.illegal += played.illegal

    def seconds(self, *who: Who) -> Seconds:
        """The time of turns, of both or of one."""
        return Seconds.of(turn for one in self.games for w in who or ("a", "b") for turn in one.seconds[w])

    @property
    def share(self) -> float:
        """Of a; a draw is half a win."""
        return (self.score.a_wins + self.score.draws / 2) / max(1, self.score.games)

    @property
    def interval(self) -> tuple[float, float]:
        """Where the share of a lies with 95 % (Wilson)."""
        return wilson(self.share, self.score.games)

    @property
    def clear(self) -> bool:
        """Whether one is better, however often somebody has looked (see ``evidence``)."""
        return evidence(self.score.a_wins, self.score.b_wins) >= 1 / CLEAR

    @property
    def pairs(self) -> Pairs:
        """Its pairs, if it has some."""
        return Pairs.of(self.games if self.swap else ())

    def document(self) -> dict[str, Any]:
        """For ``--json``."""
        score, (low, high) = self.score, self.interval
        return {
            "game": self.game,
            "scenario": self.scenario,
            "a": self.a,
            "b": self.b,
            "seed": self.seed,
            "games": score.games,
            "a_wins": score.a_wins,
            "b_wins": score.b_wins,
            "draws": score.draws,
            "a_share": round(self.share, 4),
            "interval": [round(low, 4), round(high, 4)],
            "clear": self.clear,
            "by_side": msgspec.to_builtins(self.by_side),
            "pairs": msgspec.to_builtins(self.pairs),
            "rounds": {
                "mean": round(sum(one.rounds for one in self.games) / max(1, score.games), 2),
                "max": max((one.rounds for one in self.games), default=0),
            },
            "seconds_per_turn": msgspec.to_builtins(self.seconds()),
            "seconds_per_turn_a": msgspec.to_builtins(self.seconds("a")),
            "seconds_per_turn_b": msgspec.to_builtins(self.seconds("b")),
            "broken_off": self.broken_off,
            "illegal": self.illegal,
            "stalls": self.stalls,
            "leads": [round(one.lead, 1) for one in self.games],
            "digests": [one.digest for one in self.games],
        }


def wilson(share: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The interval of a share seen in so many games."""
    if not games:
        return 0.0, 1.0
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def evidence(wins: int, losses: int) -> float:
    """How much likelier the score is if both are not equally strong, every other strength alike.

    Between equals it ever reaches N with a chance of at most 1 / N, so one may look after every game.
    """
    games = wins + losses
    log = math.lgamma(wins + 1) + math.lgamma(losses + 1) - math.lgamma(games + 2) + games * math.log(2)
    return math.exp(min(700.0, log))
