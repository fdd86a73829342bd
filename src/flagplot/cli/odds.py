"""``flagplot odds``: the exact chances of a battle, typed or from a game file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table

import flagplot
from flagplot.cli.files import ChoiceOption, ScenarioOption, read_options
from flagplot.cli.output import JSON_FLAG, console, print_json, say
from flagplot.kernel import plotfile
from flagplot.kernel.errors import BadInputError

if TYPE_CHECKING:
    from flagplot.odds import Result

SHOWN = 12  # ways to end in the table


def odds(
    game: Annotated[str, typer.Argument(metavar="GAME|FILE", help="Id of a game, or a game file (.plot).")],
    attack: Annotated[
        str, typer.Option("--attack", "-a", metavar="FORCE", help='"3 infantry, 1 tank".')
    ] = "",
    defend: Annotated[str, typer.Option("--defend", "-d", metavar="FORCE", help="The defenders.")] = "",
    space: Annotated[
        str | None, typer.Option("--space", metavar="SPACE", help="With a file: where the battle is.")
    ] = None,
    seaborne: Annotated[str, typer.Option(metavar="FORCE", help="Attackers that come ashore.")] = "",
    bombard: Annotated[str, typer.Option(metavar="FORCE", help="Ships that bombard for them.")] = "",
    order: Annotated[
        str, typer.Option(metavar="KINDS", help="Attacker's order of loss: kinds, the first to go first.")
    ] = "",
    defend_order: Annotated[str, typer.Option(metavar="KINDS", help="The defender's order of loss.")] = "",
    keep: Annotated[int, typer.Option(metavar="N", help="Land units the attacker keeps to the last.")] = 0,
    retreat: Annotated[
        str, typer.Option(metavar="RULE", help="never, after:N, below:N, under:P or best.")
    ] = "never",
    tech: Annotated[str, typer.Option(metavar="NAMES", help="Technologies of the attacker.")] = "",
    radar: Annotated[bool, typer.Option("--radar", help="The defender's guns have radar.")] = False,
    dive: Annotated[str, typer.Option(metavar="SIDES", help="Whose submarines submerge at once.")] = "",
    scrambled: Annotated[int, typer.Option(metavar="N", help="Defending aircraft from an island.")] = 0,
    prize: Annotated[float, typer.Option(metavar="IPCS", help="What the space is worth.")] = 0.0,
    scenario: ScenarioOption = None,
    option: ChoiceOption = None,
    as_json: JSON_FLAG = False,
) -> None:
    """The exact chances of a battle."""
    question: dict[str, Any] = {
        "attack": attack, "defend": defend, "retreat": retreat, "order": _words(order),
        "defender_order": _words(defend_order), "keep_land": keep, "dives": _words(dive),
    }  # fmt: skip
    path = Path(game)
    if path.suffix == ".plot" or (game not in flagplot.titles() and path.exists()):
        match = plotfile.load(path)
        result = match.game.odds(match.state, space, **question)
    else:
        if space is not None:
            raise BadInputError(
                "--space goes with a game file; for a typed battle name --attack and --defend"
            )
        title = flagplot.game(game)
        result = title.odds(
            **question, seaborne=seaborne, bombard=bombard, technologies=_words(tech), radar=radar,
            scrambled=scrambled, prize=prize, scenario=scenario, options=read_options(title.meta, option),
        )  # fmt: skip
    if as_json:
        print_json(result.document())
    else:
        _show(result)


def _words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def _show(result: Result) -> None:
    """The answer for people: chances, losses, then the likeliest ways to end."""
    table = Table(title="Odds", show_header=False)
    table.add_column()
    table.add_column(justify="right")
    rows = [("attacker takes the space", result.takes), ("clears it but cannot take it", result.clears)]
    if result.sea:
        rows = [("attacker wins", result.attacker_wins)]
    rows += [("draw", result.draw), ("defender wins", result.defender_wins)]
    if result.retreats:
        rows.append(("  of which the attacker retreats", result.retreats))
    for text, chance in rows:
        table.add_row(text, _percent(chance))
    loss = result.expected_loss
    table.add_section()
    table.add_row("rounds, on average", f"{result.rounds:.2f}")
    table.add_row("attacker loses, on average", f"{loss['attacker']:.1f} IPCs")
    table.add_row("defender loses, on average", f"{loss['defender']:.1f} IPCs")
    table.add_row("swing", f"{result.swing:+.1f} IPCs")
    console.print(table)
    ends = Table(title="Who is left")
    for name in ("chance", "attackers", "defenders"):
        ends.add_column(name, justify="right" if name == "chance" else "left")
    for ending in result.endings[:SHOWN]:
        ends.add_row(
            _percent(ending.chance),
            _force(result.words(ending.attackers)),
            _force(result.words(ending.defenders)),
        )
    console.print(ends)
    if len(result.endings) > SHOWN:
        rest = sum(ending.chance for ending in result.endings[SHOWN:])
        say(f"and {len(result.endings) - SHOWN} others, together {_percent(rest)}")


def _percent(chance: float) -> str:
    return f"{100 * chance:.2f}%"


def _force(units: dict[str, int]) -> str:
    return ", ".join(f"{number} {name}" for name, number in units.items()) or "nobody"
