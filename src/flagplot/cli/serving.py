"""The browser way to play: ``flagplot play`` and ``flagplot serve``. The server is loaded when needed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import flagplot
from flagplot.cli.output import say, whole_number

_port = whole_number(0, 65535)


def play(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="Id of the game to offer first.")] = "",
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Only print the address.")] = False,
    port: Annotated[
        int, typer.Option("--port", metavar="N", parser=_port, help="Port; any free one by default.")
    ] = 0,
    data: Annotated[
        Path | None, typer.Option("--data", metavar="FOLDER", help="Where games are kept; see FLAGPLOT_DATA.")
    ] = None,
) -> None:
    """Play in the browser, on this machine only; in the terminal: ``flagplot terminal``."""
    page = f"#/new/{flagplot.game(game).meta.id}" if game else ""
    from flagplot.server import run

    run.embedded(port=port, folder=data, browser=not no_browser, page=page, say=say)
