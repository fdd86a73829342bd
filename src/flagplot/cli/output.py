"""How the command line speaks: tables for people, JSON for programs, one line for errors."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console

import flagplot

console = Console(highlight=False, soft_wrap=True)
errors = Console(stderr=True, highlight=False, soft_wrap=True)

GAME_HELP = "Id of the game, see: flagplot games."
JSON_FLAG = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]

NEGATIVE = 1  # the question was understood and the answer is no
BAD_INPUT = 2
BUG = 3


def titles(incomplete: str) -> list[str]:
    """The ids of games that begin like this, for completion in the shell."""
    return [id for id in flagplot.titles() if id.startswith(incomplete)]


def say(text: str = "") -> None:
    """Print a line exactly as it is, whatever brackets it contains."""
    console.print(text, markup=False)


def complain(text: str) -> None:
    """Print one line on standard error, whatever was in the text."""
    errors.print(f"flagplot: {' '.join(text.split())}", markup=False)


def print_json(value: Any) -> None:
    """Print a value as readable JSON."""
    text = msgspec.json.format(msgspec.json.encode(msgspec.to_builtins(value, str_keys=True)), indent=2)
    typer.echo(text.decode())


def whole_number(low: int, high: int) -> Callable[[str | int], int]:
    """A parser for numbers of the command line that says what it expected and found."""

    def parse(text: str | int) -> int:
        try:
            number = int(text)
        except ValueError:
            number = low - 1
        if not low <= number <= high:
            raise typer.BadParameter(f"a whole number from {low} to {high} expected, found {text!r}")
        return number

    return parse
