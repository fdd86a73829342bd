"""Situations as documents: ``flagplot position check``, ``show`` and ``write``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

import flagplot
from flagplot.cli.board import board
from flagplot.cli.files import FileArgument, ViewerOption
from flagplot.cli.output import JSON_FLAG, console, print_json, say
from flagplot.kernel import codec, plotfile
from flagplot.kernel.dice import FastDice
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.game import Game

app = typer.Typer(help="Check, show and write positions.", no_args_is_help=True)

DocumentArgument = Annotated[Path, typer.Argument(metavar="FILE", help="A position document (JSON).")]


@app.command()
def check(file: DocumentArgument, as_json: JSON_FLAG = False) -> None:
    """Say whether a position can be played, and who is asked what in it."""
    game, state = _read(file)
    asked = {seat: game.prompt(state, seat) for seat in state.waiting}
    if as_json:
        found = {"game": game.meta.id, "scenario": state.scenario, "digest": game.digest(state)}
        print_json({"ok": True} | found | {"waiting": asked, "outcome": state.outcome})
        return
    say(f"{file}: a position of {game.meta.id}, digest {game.digest(state)}")
    for seat, prompt in asked.items():
        say(f"{seat}: {prompt}")
    if state.outcome is not None:
        say(game.prompt(state, None))


@app.command()
def show(
    file: DocumentArgument,
    seat: ViewerOption = None,
    find: Annotated[str, typer.Option("--find", metavar="TEXT", help="Only places with this word.")] = "",
    everything: Annotated[bool, typer.Option("--all", help="Also places where nothing lies.")] = False,
    as_json: JSON_FLAG = False,
) -> None:
    """Show the board of a position."""
    game, state = _read(file)
    view = game.view(state, seat)
    if as_json:
        print_json(view.to_json())
    else:
        console.print(board(view, game.say, everything=everything, find=find), soft_wrap=False)


@app.command()
def write(file: FileArgument) -> None:
    """Write where a game file stands as a position document, on standard output."""
    match = plotfile.load(file)
    print_json(match.game.describe(match.state))


def _read(file: Path) -> tuple[Game[Any], Any]:
    document = codec.decode(plotfile.read_bytes(file, "position document"), str(file))
    if not isinstance(document, dict) or not isinstance(document.get("game"), str):
        raise BadInputError(f'{file}: a position such as {{"game": "pacific-1940", ...}} was expected')
    game = flagplot.game(document["game"])
    return game, game.position(document, FastDice(0))
