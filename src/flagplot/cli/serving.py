"""The browser way to play: ``flagplot play`` and ``flagplot serve``. The server is loaded when needed."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

import flagplot
from flagplot.cli.output import say, titles, whole_number
from flagplot.kernel.errors import BadInputError

_port = whole_number(0, 65535)


def play(
    game: Annotated[
        str,
        typer.Argument(
            metavar="GAME", help="Id of the game to offer first.", show_default=False, autocompletion=titles
        ),
    ] = "",
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Only print the address.")] = False,
    port: Annotated[
        int,
        typer.Option("--port", metavar="N", parser=_port, help="Port; else a free one.", show_default=False),
    ] = 0,
    data: Annotated[
        Path | None, typer.Option("--data", metavar="FOLDER", help="Where games are kept; see FLAGPLOT_DATA.")
    ] = None,
) -> None:
    """Play in the browser, on this machine only; see also: flagplot terminal."""
    page = f"#/new/{flagplot.game(game).meta.id}" if game else ""
    from flagplot.server import run

    run.embedded(port=port, folder=data, browser=not no_browser, page=page, say=say)


def serve(
    database: Annotated[
        str,
        typer.Option(
            "--database", metavar="URL", envvar="FLAGPLOT_DATABASE", help="postgresql+asyncpg://..."
        ),
    ],
    host: Annotated[
        str, typer.Option("--host", envvar="FLAGPLOT_HOST", help="Address to listen on.")
    ] = "0.0.0.0",
    port: Annotated[
        int, typer.Option("--port", metavar="N", parser=_port, envvar="FLAGPLOT_PORT", help="Port.")
    ] = 8000,
    processes: Annotated[
        int,
        typer.Option(
            "--processes",
            metavar="N",
            parser=whole_number(1, 64),
            envvar="FLAGPLOT_PROCESSES",
            help="Processes on this machine.",
        ),
    ] = 1,
    public_url: Annotated[
        str,
        typer.Option("--public-url", metavar="URL", envvar="FLAGPLOT_URL", help="The address players use."),
    ] = "",
    insecure: Annotated[
        bool,
        typer.Option(
            "--insecure-cookies",
            envvar="FLAGPLOT_INSECURE_COOKIES",
            help="Let cookies travel without https; for trials.",
        ),
    ] = False,
    registration: Annotated[
        str,
        typer.Option("--registration", envvar="FLAGPLOT_REGISTRATION", help="open, invited or closed."),
    ] = "open",
    behind_proxy: Annotated[
        bool,
        typer.Option(
            "--behind-proxy",
            envvar="FLAGPLOT_BEHIND_PROXY",
            help="Believe the X-Forwarded-For of the proxy in front.",
        ),
    ] = False,
    smtp: Annotated[
        str,
        typer.Option(
            "--smtp",
            metavar="URL",
            envvar="FLAGPLOT_SMTP",
            help="Where e-mail goes: smtp://user:password@host:587?from=a@b&tls=starttls",
        ),
    ] = "",
    sets: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="NAME=VALUE", help="Another setting; see docs/server.md."),
    ] = None,
) -> None:
    """Serve a gaming group: accounts, invitations, notices, several processes on one PostgreSQL."""
    from flagplot.server import run
    from flagplot.server.settings import Settings, further, read_mail, read_public_url

    if registration not in ("open", "invited", "closed"):
        raise BadInputError(f"--registration: open, invited or closed expected, found {registration!r}")
    if processes > 1 and not database.startswith("postgresql"):
        raise BadInputError("several processes need PostgreSQL; --processes 1 expected with SQLite")
    settings = Settings(
        mode="shared",
        database=database,
        host=host,
        port=port,
        public_url=read_public_url(public_url) if public_url else "",
        secure=not insecure,
        registration=registration,  # type: ignore[arg-type]
        mail=read_mail(smtp) if smtp else None,
        trusted_proxy=behind_proxy,
        **further(sets or (), os.environ),
    )
    run.shared(settings, processes, say)
