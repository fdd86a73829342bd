"""What there is to play and by which rules: ``flagplot games`` and ``flagplot rules``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from msgspec.structs import asdict
from rich.markup import escape
from rich.table import Table

import flagplot
from flagplot import rules as companion
from flagplot.cli.output import GAME_HELP, JSON_FLAG, console, print_json, say, titles
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.meta import Meta

_LISTED = 8  # ids shown of a list of missing ones before it is cut


def games(
    ids: Annotated[bool, typer.Option("--ids", help="Only the ids, one per line.")] = False,
    as_json: JSON_FLAG = False,
) -> None:
    """List the games, their seats, scenarios and options."""
    if ids:
        for id in flagplot.titles():
            say(id)
        return
    metas = [flagplot.game(id).meta for id in flagplot.titles()]
    if as_json:
        print_json(metas)
        return
    for meta in metas:
        _describe(meta)


def _describe(meta: Meta) -> None:
    console.print(f"[bold]{escape(meta.id)}[/]  {escape(meta.title)}")
    if meta.text:
        say(f"  {meta.text}")
    say(f"  seats: {', '.join(meta.seats)}")
    for scenario in meta.scenarios:
        say(f"  scenario {scenario.id}: {scenario.title}")
    for option in meta.options:
        default = str(option.default).lower() if isinstance(option.default, bool) else option.default
        say(f"  option {option.id}={default}: {option.text} ({option.expected()})")
    say()


def rules(
    game: Annotated[str, typer.Argument(metavar="GAME", help=GAME_HELP, autocompletion=titles)],
    rule: Annotated[str, typer.Argument(metavar="ID", help="A clause, or the beginning of its id.")] = "",
    find: Annotated[str, typer.Option("--search", metavar="TEXT", help="Clauses with these words.")] = "",
    coverage: Annotated[bool, typer.Option("--coverage", help="Clauses without code or test.")] = False,
    runs: Annotated[
        Path | None, typer.Option("--runs", metavar="FILE", help="What `make proven` has written.")
    ] = None,
    as_json: JSON_FLAG = False,
) -> None:
    """Read the rules in plain words: one clause, a search, or all of them."""
    if game not in flagplot.titles():
        flagplot.game(game)  # says which games there are
    if coverage:
        proof = None if runs is None else companion.proof(game, companion.read_runs(runs))
        _coverage(companion.coverage(game), proof, as_json=as_json)
        if proof is not None and proof.unproven:
            raise typer.Exit(1)
        return
    if not companion.clauses(game):
        raise BadInputError(f"a game with a rules companion was expected, found {game}, which has none")
    found = _chosen(game, rule, find)
    posts = companion.signposts(game, found[0].id) if rule and len(found) == 1 else None
    if as_json:
        print_json(found if posts is None else {**asdict(found[0]), **asdict(posts)})
        return
    section = ""
    for clause in found:
        if clause.section != section:
            section = clause.section
            console.print(f"\n[bold]{escape(section)}[/]")
        console.print(f"[cyan]{escape(clause.id)}[/]  {escape(clause.text)}")
    if posts is not None:
        _signposts(posts)


def _signposts(posts: companion.Signposts) -> None:
    """Where the clause is carried out and proven, for whoever wants to read or change it."""
    for place in posts.code:
        what = f"  {place.name}" if place.name else ""
        say(f"  {'see ' if place.see else 'code'}  src/flagplot/{place.file}:{place.line}{what}")
    for test in posts.tests:
        say(f"  test  tests/{test}")


def _chosen(game: str, rule: str, find: str) -> list[companion.Clause]:
    if find:
        found = companion.search(game, find)
        if not found:
            raise BadInputError(f"no clause of {game} contains all of: {find}")
        return found
    if not rule:
        return list(companion.clauses(game))
    return companion.lookup(game, rule)


def _coverage(report: companion.Coverage, proof: companion.Proof | None, *, as_json: bool) -> None:
    if as_json:
        measured = {} if proof is None else {"proven": proof.proven, "unproven": list(proof.unproven)}
        print_json(asdict(report) | measured)
        return
    table = Table(title=f"Rules of {report.game}")
    for column in ("clauses", "", "missing"):
        table.add_column(column)
    table.add_row("in the companion", str(report.clauses), "")
    without_code, without_test = report.due
    table.add_row("with code", str(report.implemented), _some(without_code))
    table.add_row("with a test", str(report.tested), _some(without_test))
    if proof is not None:
        table.add_row("proven by a test", str(proof.proven), _some(list(proof.unproven)))
    if report.unknown:
        table.add_row("cited but unknown", str(len(report.unknown)), _some(report.unknown))
    console.print(table)
    _stages(report.stages)


def _stages(stages: list[companion.StageCoverage]) -> None:
    """What is due stage by stage; of a planned one every clause that belongs to it."""
    for stage in stages:
        name = f"[bold]{escape(f'{stage.id} {stage.title}')}[/]"
        counts = f"{len(stage.clauses)} clauses, {stage.implemented} with code, {stage.tested} with a test"
        if not stage.planned:
            lacking = sorted({*stage.missing_code, *stage.missing_test}, key=stage.clauses.index)
            console.print(f"{name}: {counts}; missing {_some(lacking) if lacking else 'nothing'}")
            continue
        console.print(f"{name}: still to come; {counts}; it holds")
        say(f"  {', '.join(_runs(stage.clauses))}")


def _runs(ids: list[str]) -> list[str]:
    """Clauses that follow each other as one: ``X-ONE-01 to 07``."""
    found: list[list[str]] = []
    for id in ids:
        head, _, number = id.rpartition("-")
        last, _, before = found[-1][-1].rpartition("-") if found else ("", "", "")
        follows = number.isdecimal() and before.isdecimal() and int(number) == int(before) + 1
        if found and head == last and follows:
            found[-1].append(id)
        else:
            found.append([id])
    return [run[0] if len(run) == 1 else f"{run[0]} to {run[-1].rpartition('-')[2]}" for run in found]


def _some(ids: list[str]) -> str:
    more = f" and {len(ids) - _LISTED} more" if len(ids) > _LISTED else ""
    return ", ".join(ids[:_LISTED]) + more
