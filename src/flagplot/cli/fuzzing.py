"""Random games under the laws of the engine: ``flagplot fuzz``."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import flagplot
from flagplot.cli.files import ChoiceOption, GameArgument, read_options
from flagplot.cli.output import JSON_FLAG, NEGATIVE, console, errors, print_json, say, whole_number
from flagplot.cli.workers import side_by_side
from flagplot.kernel.fuzz import FuzzResult

_positive = whole_number(1, 1_000_000)


def fuzz(
    game: GameArgument,
    games: Annotated[
        int, typer.Option("--games", metavar="N", parser=_positive, help="How many games.")
    ] = 10,
    seed: Annotated[
        int, typer.Option("--seed", metavar="N", parser=whole_number(0, 2**63 - 1), help="Which games.")
    ] = 1,
    scenario: Annotated[
        str | None, typer.Option("--scenario", metavar="ID", help="Only this set-up, not one by lot.")
    ] = None,
    option: ChoiceOption = None,
    vary: Annotated[bool, typer.Option("--vary", help="Draw the switches not given by lot, too.")] = False,
    rounds: Annotated[
        int | None,
        typer.Option("--rounds", metavar="N", parser=_positive, help="Stop games after N rounds."),
    ] = None,
    every: Annotated[
        int,
        typer.Option("--every", metavar="N", parser=_positive, help="Check all laws at one state in N."),
    ] = 200,
    by_verb: Annotated[
        bool,
        typer.Option("--by-verb", help="Draw a verb, then an answer with it: games with large lists end."),
    ] = False,
    dump: Annotated[
        Path, typer.Option("--dump", metavar="FOLDER", help="Where failures are written as game files.")
    ] = Path("fuzz"),
    jobs: Annotated[
        int, typer.Option("--jobs", metavar="N", parser=_positive, help="Games played at the same time.")
    ] = os.cpu_count() or 1,
    as_json: JSON_FLAG = False,
) -> None:
    """Play random games and check the laws of the engine on the way; failures are written as game files."""
    meta = flagplot.game(game).meta
    settings: dict[str, Any] = {
        "scenario": None if scenario is None else meta.scenario(scenario).id,
        "options": read_options(meta, option),
        "vary": vary,
        "rounds": rounds,
        "every": every,
        "by_verb": by_verb,
        "folder": dump,
    }
    result = FuzzResult(game, seed)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(game, total=games)
        for part in side_by_side(partial(_one, game, seed, settings), games, jobs):
            _add(result, part)
            text = f"{game}: {result.decisions} answers, {len(result.failures)} failures"
            progress.update(task, completed=result.games, description=text)
    if as_json:
        print_json(result)
    else:
        _report(result)
    if not result.ok:
        raise typer.Exit(NEGATIVE)


def _one(game: str, seed: int, settings: dict[str, Any], number: int) -> FuzzResult:
    return flagplot.fuzz(flagplot.game(game), 1, seed, first=number, **settings)


def _add(total: FuzzResult, part: FuzzResult) -> None:
    for name in ("games", "decisions", "checked", "finished", "capped"):
        setattr(total, name, getattr(total, name) + getattr(part, name))
    for reason, count in part.endings.items():
        total.endings[reason] = total.endings.get(reason, 0) + count
    total.failures += part.failures


def _report(result: FuzzResult) -> None:
    say(
        f"{result.game}, seed {result.seed}: {result.games} games, {result.finished} finished, "
        f"{result.capped} stopped at the round cap, {result.decisions} answers, "
        f"all laws checked at {result.checked} states"
    )
    for reason, count in sorted(result.endings.items(), key=lambda pair: -pair[1]):
        say(f"{count:6}  {reason}")
    for failure in result.failures:
        console.print(
            f"[red]game {failure.game}, seed {failure.seed}, after {failure.decisions} answers[/]: "
            f"{escape(failure.error)} {escape(failure.path)}"
        )
    say(f"{len(result.failures)} failures")
