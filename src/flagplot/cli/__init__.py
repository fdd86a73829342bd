"""The command line. Every command is a thin layer over the library."""

from __future__ import annotations

import os
import sys
from typing import Annotated, NoReturn

import typer

import flagplot
from flagplot.cli import admin, data, duel, files, fuzzing, library, odds, positions, serving, terminal
from flagplot.cli.output import BAD_INPUT, BUG, complain, say
from flagplot.kernel.errors import FlagplotError, RulesBug
from flagplot.kernel.parts import part


def _say_version(asked: bool) -> None:
    if asked:
        say(f"flagplot {flagplot.__version__}")
        raise typer.Exit


app = typer.Typer(
    name="flagplot",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
app.command()(library.games)
app.command()(library.rules)
app.command()(files.new)
app.command()(files.show)
app.command()(files.legal)
app.command()(files.do)
app.command()(files.undo)
app.command()(files.replay)
app.command()(files.picture)
app.command()(files.report)
app.command()(files.verify)
app.command("odds", cls=odds.OddsCommand)(odds.listed)
app.add_typer(positions.app, name="position")
app.add_typer(data.app, name="data")
app.command()(terminal.terminal)
app.command()(serving.play)
app.command()(serving.serve)
app.add_typer(admin.app, name="admin")
app.command()(fuzzing.fuzz)
app.command()(duel.duel)


@app.callback()
def options(
    version: Annotated[
        bool,
        typer.Option("--version", is_eager=True, callback=_say_version, help="Show the version and exit."),
    ] = False,
) -> None:
    """Board wargames with every rule enforced and explained."""


def whole_lines(commands: typer.Typer) -> None:
    """Let lists of commands show the first line of each help text whole; typer would cut it to fit."""
    for command in commands.registered_commands:
        command.short_help = (getattr(command.callback, "__doc__", None) or "").partition("\n")[0]
    for group in commands.registered_groups:
        if group.typer_instance is not None:
            group.short_help = group.typer_instance.info.help
            whole_lines(group.typer_instance)


whole_lines(app)


def run(arguments: list[str] | None = None) -> int:
    """Carry out one command line; the exit code. Bad input costs one line on standard error, never more."""
    try:
        with part("this command"):
            code = app(args=arguments, prog_name="flagplot", standalone_mode=False)
    except typer.Exit as leave:
        return leave.exit_code
    except RulesBug as error:
        return _bug(error)
    except FlagplotError as error:
        complain(str(error))
        return BAD_INPUT
    except BrokenPipeError:  # the reader, e.g. `head`, has seen enough
        sys.stderr.close()
        return 0
    except OSError as error:
        complain(f"{error.filename or 'input and output'}: {error.strerror or error}")
        return BAD_INPUT
    except (KeyboardInterrupt, typer.Abort):
        return 130
    except Exception as error:
        usage = getattr(error, "format_message", None)  # what typer raises for a wrong command line
        if usage is None:
            return _bug(error)
        if type(error).__name__ == "NoArgsIsHelpError":  # of the click inside typer, or of the other one
            say(usage())
            return BAD_INPUT
        complain(f"{usage().rstrip('.')}; see `flagplot --help`")
        return BAD_INPUT
    return code if isinstance(code, int) else 0


def _bug(error: Exception) -> int:
    if os.environ.get("FLAGPLOT_DEBUG"):
        raise error
    complain(f"this is a bug in flagplot: {type(error).__name__}: {error} (FLAGPLOT_DEBUG=1 shows more)")
    return BUG


def main() -> NoReturn:
    """Carry out the command line of this process."""
    sys.exit(run())
