"""A reader's own tables: ``flagplot data check``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import flagplot
from flagplot.cli.output import GAME_HELP, JSON_FLAG, print_json, say, titles
from flagplot.kernel.errors import BadInputError

app = typer.Typer(help="Check tables of your own, copied from a printed game.", no_args_is_help=True)


@app.callback()
def data() -> None:
    """Tables of your own."""


@app.command()
def check(
    game: Annotated[str, typer.Argument(metavar="GAME", help=GAME_HELP, autocompletion=titles)],
    folder: Annotated[Path | None, typer.Argument(help="A folder of tables; none: the game's.")] = None,
    as_json: JSON_FLAG = False,
) -> None:
    """Say whether a folder of tables can be played with, and how much of it is your own."""
    reader = getattr(flagplot.game(game), "check_tables", None)
    if reader is None:
        raise BadInputError(f"a game with tables to correct was expected, found {game}, which has none")
    counts: dict[str, int] = reader(folder)
    if as_json:
        print_json({"ok": True, "origins": counts})
        return
    say(f"{folder or 'As it comes'}: tables of {game}, ready to be played with")
    for origin, count in counts.items():
        say(f"{count:6} values: {origin}")
