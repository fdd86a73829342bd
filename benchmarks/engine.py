"""How fast the engine is, against python-chess in the same run on the same machine.

Both sides do the same work per decision: build the list of legal answers, pick one at random, carry it
out in place. A game that ends is replaced by a new one. Repeats of the two are interleaved, so that a
machine that slows down slows both, and medians are compared. Only time of this process counts, not what
others on the machine take from it.
"""

from __future__ import annotations

import argparse
import cProfile
import gc
import json
import pstats
import random
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

import chess
import msgspec
from rich.console import Console
from rich.table import Table

import flagplot

GAMES = ("pacific-1940", "anniversary", "admirals-war")
RATIO_BAR = 1.0
LOOKING_BAR = 0.8  # of random play that asks for the legal list alone
CLONE_BAR = 10.0  # microseconds
MEMORY_BAR = 64.0  # kilobytes


class RandomChess:
    """Random games of chess, played on and on."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.board = chess.Board()

    def play(self, decisions: int) -> None:
        """So many plies."""
        choice, board = self.chance.choice, self.board
        for _ in range(decisions):
            if board.is_game_over():
                board = self.board = chess.Board()
            board.push(choice(list(board.legal_moves)))


class RandomGame:
    """Random games of one of ours, played on and on."""

    def __init__(self, name: str, seed: int, scenario: str | None = None) -> None:
        self.game, self.scenario = flagplot.game(name), scenario
        self.chance = random.Random(seed)
        self.games = 0
        self.begin()

    def begin(self) -> None:
        """Set up the next game."""
        self.games += 1
        self.state = self.game.start(self.scenario, seed=self.games)
        self.dice = flagplot.FastDice(self.games)

    def play(self, decisions: int) -> None:
        """So many answers."""
        choice, game = self.chance.choice, self.game
        for _ in range(decisions):
            while not self.state.waiting or self.over():
                self.begin()
            state = self.state
            seat = state.waiting[0]
            game.push(state, seat, choice(game.legal(state, seat)), self.dice)

    def look_and_play(self, decisions: int) -> None:
        """So many answers by a player who knows only what the seat sees."""
        choice, game = self.chance.choice, self.game
        for _ in range(decisions):
            while not self.state.waiting or self.over():
                self.begin()
            state = self.state
            seen = game.seen(state, state.waiting[0])
            game.push(state, seen.waiting[0], choice(seen.legal), self.dice)

    def over(self) -> bool:
        """Whether random play has gone on long enough."""
        cap = self.game.meta.round_cap
        return bool(cap) and getattr(self.state, "round", 0) > cap


def rate(play: Callable[[int], None], seconds: float) -> float:
    """Decisions per second over about ``seconds``."""
    done, begin = 0, time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        play(200)
        done += 200
    return done / spent


def clone_time(state: Any, repeats: int = 7, loops: int = 2000) -> float:
    """Median microseconds of one copy."""
    clone = state.clone
    times = []
    gc.disable()
    for _ in range(repeats):
        begin = time.process_time()
        for _ in range(loops):
            clone()
        times.append((time.process_time() - begin) / loops * 1e6)
    gc.enable()
    return statistics.median(times)


def deep_size(value: Any, seen: set[int] | None = None) -> int:
    """Bytes of a state with everything it holds; small numbers, words and static data are shared."""
    seen = set() if seen is None else seen
    if id(value) in seen or value is None or isinstance(value, (bool, str, type)):
        return 0
    if isinstance(value, int) and -5 <= int(value) <= 256:  # names of stages are not to be compared
        return 0
    seen.add(id(value))
    size = sys.getsizeof(value)
    if isinstance(value, dict):
        size += sum(deep_size(key, seen) + deep_size(item, seen) for key, item in value.items())
    elif isinstance(value, (list, tuple)):
        size += sum(deep_size(item, seen) for item in value)
    elif isinstance(value, msgspec.Struct):
        size += sum(deep_size(getattr(value, name), seen) for name in value.__struct_fields__)
    return size


def shares(name: str, scenario: str | None, decisions: int, seed: int) -> dict[str, float]:
    """Share of the time spent in legal lists, in the landing solver and in carrying out answers."""
    player = RandomGame(name, seed, scenario)
    profile = cProfile.Profile()
    profile.runcall(player.play, decisions)
    stats = pstats.Stats(profile).stats  # type: ignore[attr-defined]
    total = sum(row[2] for row in stats.values())

    def entered(file: str, *names: str) -> float:
        """Time spent below calls into a file from outside it, of these functions or of all."""
        spent = 0.0
        for (path, _, name), row in stats.items():
            if path.endswith(file) and (not names or name in names):
                spent += sum(call[3] for caller, call in row[4].items() if not caller[0].endswith(file))
        return float(spent / total)

    return {
        "legal lists": entered("kernel/game.py", "legal"),
        "carrying out answers": entered("kernel/game.py", "push"),
        "the landing solver, part of both": entered("moves/landing.py"),
        "automatic steps, part of carrying out": entered("kernel/flow.py", "settle"),
    }


def measure(name: str, scenario: str | None, seconds: float, repeats: int, seed: int) -> dict[str, Any]:
    """Everything the report says."""
    ours, chess_games = RandomGame(name, seed, scenario), RandomChess(seed)
    ours.play(500)
    chess_games.play(500)
    our_rates, chess_rates, looking_rates, clones, sizes = [], [], [], [], []
    for _ in range(repeats):
        chess_rates.append(rate(chess_games.play, seconds))
        our_rates.append(rate(ours.play, seconds))
        looking_rates.append(rate(ours.look_and_play, seconds))
        clones.append(clone_time(ours.state))
        sizes.append(deep_size(ours.state) / 1024)
    return {
        "game": f"{name} {scenario}" if scenario else name,
        "decisions_per_second": round(statistics.median(our_rates)),
        "chess_plies_per_second": round(statistics.median(chess_rates)),
        "ratio": round(statistics.median(o / c for o, c in zip(our_rates, chess_rates, strict=True)), 3),
        "looking_ratio": round(
            statistics.median(seen / o for seen, o in zip(looking_rates, our_rates, strict=True)), 3
        ),
        "clone_microseconds": round(statistics.median(clones), 2),
        "state_kilobytes": round(max(sizes), 1),
        "shares": {part: round(share, 3) for part, share in shares(name, scenario, 5000, seed).items()},
    }


def verdict(value: float, bar: float, *, more: bool) -> str:
    """Whether a bar is met, and by how much it is missed."""
    missed = (bar - value if more else value - bar) / bar
    return "met" if missed <= 0 else f"missed by {missed:.0%}"


def report(found: dict[str, Any]) -> None:
    """The measurements as a table."""
    table = Table(title=found["game"])
    for column in ("measure", "value", "bar", "verdict"):
        table.add_column(column, justify="left" if column in ("measure", "verdict") else "right")
    table.add_row("random decisions per second", f"{found['decisions_per_second']:,}")
    table.add_row("python-chess random plies per second", f"{found['chess_plies_per_second']:,}")
    rows = (
        ("ratio", "ratio", "x", RATIO_BAR, True),
        ("random play through what a seat sees", "looking_ratio", "x", LOOKING_BAR, True),
        ("clone", "clone_microseconds", " us", CLONE_BAR, False),
        ("state in memory", "state_kilobytes", " KB", MEMORY_BAR, False),
    )
    for label, key, unit, bar, more in rows:
        table.add_row(label, f"{found[key]}{unit}", f"{bar:g}{unit}", verdict(found[key], bar, more=more))
    table.add_section()
    for part, share in found["shares"].items():
        table.add_row(f"time in {part}", f"{share:.0%}")
    Console().print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES, metavar="game")
    parser.add_argument("--scenario", help="of the game, if not its first one")
    parser.add_argument("--seconds", type=float, default=2.0, help="of each repeat of each side")
    parser.add_argument("--repeats", type=int, default=7)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    for game in args.games:
        found = measure(game, args.scenario, args.seconds, args.repeats, args.seed)
        print(json.dumps(found, indent=2)) if args.json else report(found)


if __name__ == "__main__":
    main()
