"""How strong the bots are, and how fast: every level against the one below it, sides swapped.

python benchmarks/bots.py                      the whole table, under an hour on two cores
python benchmarks/bots.py --only pacific-1940  one title
python benchmarks/bots.py --games 0.25         a quarter of the games
python benchmarks/bots.py --curve              hard with more and more budget against normal
python benchmarks/bots.py --save FOLDER        and keep the games, for benchmarks/blunders.py

Every line says who won how often (a draw is half a win), the interval, and what the bar is; then the same for
pairs of games with the sides exchanged, and by how much a was ahead in a pair with its standard error. Where
one side of a game wins nearly always, games stay at one half and only pairs tell: a bar is met by either.
Times are of one seat's thinking in one round on one core. Games depend on the seed alone; only times differ
between machines.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import NamedTuple

import msgspec
from rich.console import Console
from rich.table import Table

from flagplot.bots.duel import Duel, Terms, play
from flagplot.cli.workers import side_by_side


class Games(NamedTuple):
    """How many games a level plays against the one below it, and what one takes."""

    number: int
    seconds: float  # of one core
    rounds: int = 0  # after which a game is judged; 0: the game's own cap
    options: Mapping[str, bool] = {}


LITTLE_LUCK = {"low_luck": True}  # few long games tell more when the dice say less


class Title(NamedTuple):
    """A scenario, and the games each level plays of it."""

    game: str
    scenario: str
    easy: Games
    normal: Games
    hard: Games


# so many games that all of them fit into an hour on two quiet cores
TITLES = (
    Title("pacific-1940", "1940", Games(100, 1.0), Games(20, 16.0), Games(20, 60.0, 6, LITTLE_LUCK)),
    Title("anniversary", "1941", Games(100, 1.0), Games(20, 16.0), Games(16, 75.0, 6, LITTLE_LUCK)),
    Title("anniversary", "1942", Games(100, 1.0), Games(20, 16.0), Games(12, 75.0, 6, LITTLE_LUCK)),
    Title("admirals-war", "midway", Games(300, 0.1), Games(200, 0.6), Games(100, 6.0)),
    Title("admirals-war", "standard", Games(100, 1.0), Games(30, 6.0), Games(20, 60.0)),
)
HOUR = 3600.0
# who against whom, and the share of games that a must win at least
PAIRS = (("easy", "random", 0.99), ("normal", "easy", 0.75), ("hard", "normal", 0.65))
SLOWEST = {"random": 0.1, "easy": 0.1, "normal": 2.0, "hard": 10.0}  # seconds a turn, 95 of 100 turns
COLUMNS = (
    "title",
    "match",
    "games",
    "bar",
    "a wins",
    "pairs",
    "gain",
    "by side of a",
    "ended",
    "s a turn",
    "bad",
)
CURVE = (0.1, 0.3, 1.0, 3.0)  # times the budget of hard


def games_of(title: Title, a: str) -> Games:
    """The games a level plays."""
    return {"easy": title.easy, "normal": title.normal, "hard": title.hard}[a]


def expected(titles: Iterable[Title], workers: int) -> float:
    """Seconds that the table takes with so many games at the same time."""
    return sum(games.number * games.seconds for title in titles for games in title[2:]) / max(1, workers)


def played(terms: Terms, games: int, workers: int) -> Duel:
    """A match."""
    found = Duel.begin(terms)
    for one in side_by_side(partial(play, terms), games, workers):
        found.add(one)
    return found


def verdict(share: float, bar: float | None) -> str:
    """Whether a bar is met."""
    return "" if bar is None else f", {'met' if share >= bar else 'MISSED'}"


def in_pairs(found: Duel) -> float:
    """The share of pairs in which a did better; one that is even counts half."""
    pairs = found.pairs
    return (pairs.number + pairs.ahead - pairs.behind) / (2 * max(1, pairs.number))


def met(found: Duel, bar: float | None) -> bool:
    """Whether a is as strong as the bar asks, by games or by pairs."""
    return bar is None or max(found.share, in_pairs(found)) >= bar


def row(found: Duel, bar: float | None) -> list[str]:
    """A line of the table."""
    low, high = found.interval
    pairs = found.pairs
    times = found.seconds("a")
    slowest = SLOWEST.get(found.a, SLOWEST["hard"])
    sides = ", ".join(
        f"{side} {(score.a_wins + score.draws / 2) / max(1, score.games):.0%}"
        for side, score in found.by_side.items()
    )
    return [
        f"{found.game} {found.scenario}",
        f"{found.a} v {found.b}",
        str(found.score.games),
        "" if bar is None else f"{bar:.0%}",
        f"{found.share:.1%} ({low:.0%} to {high:.0%}){verdict(found.share, bar)}",
        f"{pairs.ahead} of {pairs.number}{verdict(in_pairs(found), bar)}",
        f"{pairs.gain:+.0f} ({pairs.error:.0f})",
        sides,
        f"{found.score.draws} drawn, {found.broken_off} judged",
        f"{times.median:.2f} / {times.p95:.2f}{'' if times.p95 <= slowest else f' over {slowest}'}",
        f"{found.illegal} / {found.stalls}",
    ]


def matches(options: argparse.Namespace) -> Iterator[tuple[Duel, float | None]]:
    """The table, match by match."""
    for title in TITLES:
        if options.only and options.only not in (title.game, f"{title.game}:{title.scenario}"):
            continue
        for a, b, bar in PAIRS:
            wanted = games_of(title, a)
            games = max(2, int(wanted.number * options.games))
            rounds = options.rounds or wanted.rounds
            terms = Terms(
                title.game,
                a,
                b,
                options.seed,
                title.scenario,
                options=wanted.options,
                swap=True,
                rounds=rounds,
                folder=_folder(options.save, title, a),
            )
            if not options.curve:
                yield played(terms, games, options.workers), bar
            elif a == "hard":
                yield from _curve(title, terms, games, options.workers)


def _folder(save: Path | None, title: Title, a: str) -> Path | None:
    """Where the games of a match are kept, apart from those of others with the same names."""
    if save is None:
        return None
    folder = save / f"{title.game}-{title.scenario}-{a}"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _curve(title: Title, terms: Terms, games: int, workers: int) -> Iterator[tuple[Duel, None]]:
    import flagplot

    budget = flagplot.game(title.game).opponents().level("hard").budget
    for share in CURVE:
        more = msgspec.structs.replace(terms, a=f"hard:{int(budget * share)}")
        yield played(more, games, workers), None


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", help="a game, or GAME:SCENARIO")
    parser.add_argument("--games", type=float, default=1.0, help="times the number of games")
    parser.add_argument("--rounds", type=int, default=0, help="judge games after so many rounds")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--curve", action="store_true", help="what more budget brings")
    parser.add_argument("--save", type=Path, metavar="FOLDER", help="keep the games as files")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    table = Table(*COLUMNS, title="Bots: seconds a turn are median / 95 %; bad are illegal answers / stalls")
    if not options.only and not options.curve:
        minutes = expected(TITLES, options.workers) * options.games / 60
        print(f"about {minutes:.0f} minutes on a quiet machine", file=sys.stderr)
    good, documents = True, []
    for found, bar in matches(options):
        line = row(found, bar)
        table.add_row(*line)
        documents.append(found.document() | {"bar": bar})
        good &= met(found, bar) and not found.illegal and not found.stalls
        print("  ".join(line), file=sys.stderr, flush=True)
    if options.json:
        print(json.dumps(documents, indent=1))
    else:
        Console(width=220).print(table)
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
