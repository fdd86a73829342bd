"""For whoever keeps a server: ``flagplot admin``. Works on the database, also while servers run."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from flagplot.cli.output import JSON_FLAG, NEGATIVE, print_json, say, whole_number
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.folders import data_folder
from flagplot.kernel.plotfile import read_bytes, write_atomically

if TYPE_CHECKING:
    from flagplot.server.admin import Admin

app = typer.Typer(
    help="Keep a server's database: games in and out, rewind, patch, backup.", no_args_is_help=True
)
T = TypeVar("T")

DatabaseOption = Annotated[
    str,
    typer.Option(
        "--database", metavar="URL", envvar="FLAGPLOT_DATABASE", help="Without it: this user's own games."
    ),
]
GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="Id of the game in the database.")]


def _run(database: str, work: Callable[[Admin], Awaitable[T]]) -> T:
    import asyncio  # with the server: a help text should not wait for either

    from flagplot.server.admin import Admin
    from flagplot.server.errors import ApiError
    from flagplot.server.settings import sqlite_url

    async def all_of_it() -> T:
        async with Admin(database or sqlite_url(data_folder())) as admin:
            return await work(admin)

    try:
        return asyncio.run(all_of_it())
    except ApiError as error:
        raise BadInputError(str(error)) from None


@app.command()
def games(database: DatabaseOption = "", as_json: JSON_FLAG = False) -> None:
    """List all games."""
    found = _run(database, lambda admin: admin.games())
    if as_json:
        print_json(found)
        return
    for game in found:
        state = "over" if game["finished"] else f"round {game['round']}"
        say(f"{game['id']}  {game['game']}  answer {game['seq']}, {state}  {game['name']}")


@app.command("export")
def export_game(
    game: GameArgument,
    output: Annotated[Path, typer.Option("--output", "-o", metavar="FILE", help="The file to write.")],
    sealed: Annotated[
        bool, typer.Option("--sealed", help="Without the secret of dice still thrown.")
    ] = False,
    database: DatabaseOption = "",
) -> None:
    """Write a game to a game file."""
    text = _run(database, lambda admin: admin.export(game, sealed=sealed))
    write_atomically(output, text.encode())
    say(f"{output}: {len(text.splitlines())} lines")


@app.command("import")
def import_game(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A game file (.plot).")],
    owner: Annotated[str, typer.Option("--owner", metavar="USER", help="Id of the owner.")] = "local",
    database: DatabaseOption = "",
) -> None:
    """Bring a game file in; all its seats are open."""
    try:
        text = read_bytes(file, "game file").decode()
    except UnicodeDecodeError:
        raise BadInputError(f"{file}: a game file expected, found something that is no text") from None
    say(_run(database, lambda admin: admin.bring_in(text, owner)))


@app.command()
def rewind(
    game: GameArgument,
    seq: Annotated[
        int, typer.Argument(metavar="ANSWER", parser=whole_number(0, 2**31 - 1), help="The last to keep.")
    ],
    database: DatabaseOption = "",
) -> None:
    """Take a game back to an answer, also across dice; it goes on with new dice."""
    dropped = _run(database, lambda admin: admin.rewind(game, seq))
    say(f"{dropped} answers dropped")


@app.command()
def patch(
    game: GameArgument,
    write: Annotated[bool, typer.Option("--write", help="Go on from what the present rules say.")] = False,
    cut: Annotated[
        bool, typer.Option("--cut", help="Go on from before the answer that no longer fits.")
    ] = False,
    database: DatabaseOption = "",
    as_json: JSON_FLAG = False,
) -> None:
    """Play the log of a game again by the present rules and say where it no longer fits."""
    found = _run(database, lambda admin: admin.patch(game, write=write, cut=cut))
    if as_json:
        print_json(found)
    else:
        say(f"{found.fits} of {found.answers} answers fit" + (f"; {found.problem}" if found.problem else ""))
    if found.problem:
        raise typer.Exit(NEGATIVE)


@app.command()
def backup(
    output: Annotated[
        Path, typer.Option("--output", "-o", metavar="FILE", help="The file to write (.jsonl.gz).")
    ],
    database: DatabaseOption = "",
) -> None:
    """Write every row of the database to one file."""
    say(f"{output}: {_run(database, lambda admin: admin.backup(output))} rows")


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    database: DatabaseOption = "",
) -> None:
    """Read a backup into an empty database."""
    say(f"{_run(database, lambda admin: admin.restore(file))} rows")


@app.command()
def user(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Name of the new user.")],
    password: Annotated[
        str, typer.Option("--password", prompt=True, hide_input=True, help="Asked for if not given.")
    ],
    email: Annotated[str, typer.Option("--email", help="For notices.")] = "",
    database: DatabaseOption = "",
) -> None:
    """Open an account."""
    say(_run(database, lambda admin: admin.open_account(name, password, email)))


@app.command("password")
def set_password(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Name of the user.")],
    password: Annotated[
        str, typer.Option("--password", metavar="WORD", help="Without it one is made up and printed.")
    ] = "",
    database: DatabaseOption = "",
) -> None:
    """Give a user another password; whoever is logged in under that name is logged out."""
    chosen = password or secrets.token_urlsafe(12)
    _run(database, lambda admin: admin.set_password(name, chosen))
    say("the password is changed" if password else f"the new password of {name}: {chosen}")
