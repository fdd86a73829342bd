"""``flagplot odds``: the exact chances of a battle, typed or from a game file.

What may be asked besides who fights and where is the game's own matter: its options are gathered from the
games when the command is used, and the game answers.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table as Drawn
from typer.core import TyperCommand

import flagplot
from flagplot.cli.files import ChoiceOption, ScenarioOption, read_options
from flagplot.cli.output import JSON_FLAG, console, errors, print_json
from flagplot.kernel import plotfile
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.game import Game
from flagplot.kernel.odds import TYPED, Asked, OddsOption, Table, misplaced

GameOrFile = Annotated[str, typer.Argument(metavar="GAME|FILE", help="Id of a game, or a game file (.plot).")]
Attack = Annotated[
    str, typer.Option("--attack", "-a", metavar="FORCE", help="The attackers, with commas between them.")
]
Defend = Annotated[str, typer.Option("--defend", "-d", metavar="FORCE", help="The defenders.")]
Space = Annotated[
    str | None, typer.Option("--space", metavar="SPACE", help="With a file: where the battle is.")
]


def odds(
    game: GameOrFile,
    attack: Attack = "",
    defend: Defend = "",
    space: Space = None,
    scenario: ScenarioOption = None,
    option: ChoiceOption = None,
    as_json: JSON_FLAG = False,
    **given: Any,
) -> None:
    """The exact chances of a battle."""
    title, state = _named(game)
    if not title.odds_of:
        title.ask_odds()  # says so
    wanted = {one.name: given.pop(one.name) for one in title.odds_options}
    _check(title, given)
    if state is not None:
        misplaced({"scenario": scenario, "option": option}, TYPED)
    options = read_options(title.meta, option)
    asked = Asked(state, space, attack, defend, scenario, options, wanted)
    with compiling():
        answer = title.ask_odds().command(asked)
    if as_json:
        print_json(answer.document)
        return
    for part in answer.parts:
        console.print(_drawn(part) if isinstance(part, Table) else part)


def _named(game: str) -> tuple[Game[Any], Any]:
    """A game and nothing else, or the game of a file and how it stands."""
    path = Path(game)
    if path.suffix == ".plot" or (game not in flagplot.titles() and path.exists()):
        match = plotfile.load(path)
        return match.game, match.state
    return flagplot.game(game), None


def _check(title: Game[Any], others: dict[str, Any]) -> None:
    """Refuse what only other games can be asked."""
    for name, value in others.items():
        if value == _options()[name].default or (value == [] and not _options()[name].default):
            continue
        games = [flagplot.game(id) for id in flagplot.titles()]
        known = [game.meta.id for game in games if name in {one.name for one in game.odds_options}]
        typed = name.replace("_", "-")
        raise BadInputError(f"--{typed} goes with {' or '.join(known)}, found it with {title.meta.id}")


def _drawn(table: Table) -> Drawn:
    """A table of an answer, with lines."""
    columns = max((len(row) for row in table.rows if row is not None), default=len(table.head))
    drawn = Drawn(title=table.title or None, show_header=bool(table.head))
    for number in range(columns):
        name = table.head[number] if table.head else ""
        drawn.add_column(name, justify="right" if number in table.right else "left")
    for row in table.rows:
        if row is None:
            drawn.add_section()
        else:
            drawn.add_row(*row)
    return drawn


@contextmanager
def compiling() -> Iterator[None]:
    """Tell a person who waits for the first odds on a machine what for."""
    from flagplot.odds import warm

    if not errors.is_terminal or warm.ready():
        yield
        return
    with errors.status("odds are compiled when first used on a machine; after that they come at once"):
        yield


# -- the options of all games -------------------------------------------------------------------------------


def _options() -> dict[str, OddsOption]:
    """What any game may be asked, by name; where several know a word, the help says what it is to each."""
    found: dict[str, OddsOption] = {}
    for id in sorted(flagplot.titles(), key=lambda id: -len(flagplot.game(id).odds_options)):
        for one in flagplot.game(id).odds_options:
            known = found.setdefault(one.name, one)
            if one.help not in known.help:
                found[one.name] = known._replace(help=f"{known.help.rstrip('.')}. {one.help}")
    return found


def _parameter(one: OddsOption) -> inspect.Parameter:
    """An option as typer reads it from a function."""
    kind: Any = list[str] if one.kind is list else one.kind
    if one.default is None:
        kind = kind | None
    typed = typer.Option(
        f"--{one.name.replace('_', '-')}",
        metavar=one.metavar or None,
        help=one.help,
        show_default=isinstance(one.default, str),
    )
    return inspect.Parameter(
        one.name, inspect.Parameter.KEYWORD_ONLY, default=one.default, annotation=Annotated[kind, typed]
    )


class OddsCommand(TyperCommand):
    """``odds`` with the options of all games, which are not loaded before somebody uses it."""

    _complete = False

    def get_params(self, ctx: Any) -> list[Any]:
        """All options; completion and help ask here too."""
        if not self._complete:
            whole = typer.Typer(rich_markup_mode=None, add_completion=False)
            whole.command()(_whole())
            built: Any = typer.main.get_command(whole)
            self.params, self.callback, self._complete = built.params, built.callback, True
        return super().get_params(ctx)


def _whole() -> Any:
    """``odds`` as a function that has every option among its arguments, as typer wants it."""

    def whole(**given: Any) -> None:
        odds(**given)

    own = list(inspect.signature(odds, eval_str=True).parameters.values())[:-1]
    further = [_parameter(one) for one in _options().values()]
    arguments = [*own[:4], *further, *own[4:]]
    arguments = [one.replace(kind=inspect.Parameter.KEYWORD_ONLY) for one in arguments]
    whole.__signature__ = inspect.Signature(arguments)  # type: ignore[attr-defined]
    whole.__annotations__ = {one.name: one.annotation for one in arguments}
    return whole


def listed() -> None:
    """The exact chances of a battle."""  # what the list of commands shows; ``OddsCommand`` does the rest
