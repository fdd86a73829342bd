"""Matches between bots: ``flagplot duel``."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import flagplot
from flagplot.bots import find
from flagplot.bots.duel import Duel, Score, Seconds, Terms, play, side_of
from flagplot.cli.files import ChoiceOption, GameArgument, read_options
from flagplot.cli.output import JSON_FLAG, NEGATIVE, errors, print_json, say, whole_number
from flagplot.cli.workers import side_by_side
from flagplot.kernel.errors import BadInputError

_positive = whole_number(1, 1_000_000)
_BOT = "A level (random, easy, normal, hard) or an installed bot, :N for a budget of N positions"


def duel(
    game: GameArgument,
    a: Annotated[str, typer.Option("--a", metavar="BOT[@SIDE]", help=f"{_BOT}, @SIDE for its side.")],
    b: Annotated[str, typer.Option("--b", metavar="BOT", help="The other one.")],
    games: Annotated[int, typer.Option("--games", metavar="N", parser=_positive, help="How many.")] = 10,
    seed: Annotated[
        int, typer.Option("--seed", metavar="N", parser=whole_number(0, 2**63 - 1), help="Which games.")
    ] = 1,
    scenario: Annotated[str | None, typer.Option("--scenario", metavar="ID", help="The set-up.")] = None,
    option: ChoiceOption = None,
    swap: Annotated[bool, typer.Option("--swap", help="Exchange the sides in every other game.")] = False,
    until_clear: Annotated[
        bool, typer.Option("--until-clear", help="Stop as soon as one of them is clearly better (1 %).")
    ] = False,
    rounds: Annotated[
        int,
        typer.Option("--rounds", metavar="N", parser=whole_number(0, 1000), help="Break off and judge."),
    ] = 0,
    workers: Annotated[
        int, typer.Option("--workers", metavar="N", parser=_positive, help="Games at the same time.")
    ] = os.cpu_count() or 1,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FOLDER", help="Where the games are written as files.")
    ] = None,
    as_json: JSON_FLAG = False,
) -> None:
    """Let two bots play a match, and print who wins on which side, and how long they think."""
    meta = flagplot.game(game).meta
    name, at, side = a.partition("@")
    if "@" in b:
        raise BadInputError(f"--b: a bot without a side expected, found {b!r}; b has the side that a has not")
    for one in (name, b):
        find(flagplot.game(game), one)
    if save is not None:
        save.mkdir(parents=True, exist_ok=True)
    terms = Terms(
        game,
        name,
        b,
        seed,
        scenario=meta.scenario(scenario).id,
        options=read_options(meta, option),
        a_side=side_of(meta, side) if at else "",
        swap=swap,
        rounds=rounds,
        folder=save,
    )
    found = _match(terms, games, min(workers, games), until_clear)
    if as_json:
        print_json(found.document())
    else:
        _report(found)
    if found.illegal or found.stalls:
        raise typer.Exit(NEGATIVE)


def _match(terms: Terms, games: int, workers: int, until_clear: bool) -> Duel:
    found = Duel.begin(terms)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(terms.game, total=games)
        for played in side_by_side(partial(play, terms), games, workers):
            found.add(played)
            score = f"{terms.a} {found.score.a_wins} : {found.score.b_wins} {terms.b}"
            progress.update(task, completed=found.score.games, description=score)
            if until_clear and found.clear:
                break
    return found


def _report(found: Duel) -> None:
    low, high = found.interval
    say(f"{found.game} {found.scenario}, seed {found.seed}: a {found.a}, b {found.b}")
    say(f"  {_score(found.score)}; a wins {found.share:.1%} (95 %: {low:.1%} to {high:.1%})")
    say(f"  {'one is clearly better' if found.clear else 'not clear which is better'} (1 % error)")
    for side, score in found.by_side.items():
        say(f"  a as {side}: {_score(score)}")
    pairs = found.pairs
    if pairs.number:
        say(
            f"  {pairs.number} pairs of the same deal: a better in {pairs.ahead}, b in {pairs.behind}; "
            f"a gains {pairs.gain:+.1f} a pair (standard error {pairs.error:.1f})"
        )
    rounds = [played.rounds for played in found.games]
    say(f"  {sum(rounds) / len(rounds):.1f} rounds a game, {found.broken_off} broken off and judged")
    for name, times in ((f"a {found.a}", found.seconds("a")), (f"b {found.b}", found.seconds("b"))):
        say(f"  seconds a turn, {name}: {_seconds(times)}")
    say(f"  {found.illegal} illegal answers, {found.stalls} games stuck")


def _score(score: Score) -> str:
    return f"{score.games} games, {score.a_wins} won, {score.b_wins} lost, {score.draws} drawn"


def _seconds(times: Seconds) -> str:
    return f"median {times.median:.3f}, 95 % {times.p95:.3f}, most {times.max:.3f}"
