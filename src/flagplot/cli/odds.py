"""``flagplot odds``: the exact chances of a battle, typed or from a game file."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

import flagplot
from flagplot.cli.files import ChoiceOption, ScenarioOption, read_options
from flagplot.cli.odds_answers import battle_answer, order_answer, raid_answer
from flagplot.cli.odds_fleets import GAME as FLEETS
from flagplot.cli.odds_fleets import fleet_answer
from flagplot.cli.output import JSON_FLAG, console, errors, print_json
from flagplot.kernel import plotfile
from flagplot.kernel.errors import BadInputError


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
    keep: Annotated[
        int, typer.Option(metavar="N", help="Land units the attacker keeps to the last.", show_default=False)
    ] = 0,
    retreat: Annotated[
        str, typer.Option(metavar="RULE", help="never, after:N, below:N, under:P or best.")
    ] = "never",
    tech: Annotated[str, typer.Option(metavar="NAMES", help="Technologies of the attacker.")] = "",
    radar: Annotated[bool, typer.Option("--radar", help="The defender's guns have radar.")] = False,
    dive: Annotated[str, typer.Option(metavar="SIDES", help="Whose submarines submerge at once.")] = "",
    scrambled: Annotated[
        str, typer.Option(metavar="N|FORCE", help="Defending aircraft from islands; with a file a force.")
    ] = "",
    kamikaze: Annotated[
        str, typer.Option(metavar="SHIPS", help='Attacks before the battle: "2 battleship, cruiser".')
    ] = "",
    prize: Annotated[
        float, typer.Option(metavar="IPCS", help="What the space is worth.", show_default=False)
    ] = 0.0,
    raid: Annotated[
        str, typer.Option(metavar="FACILITY", help='A bombing raid: minor_ic, "industrial_complex:8".')
    ] = "",
    intercept: Annotated[
        int | None, typer.Option(metavar="N", help="Fighters that meet a raid of a game file.")
    ] = None,
    want: Annotated[
        float | None, typer.Option(metavar="P", help="The cheapest part of the attackers with this chance.")
    ] = None,
    extra: Annotated[bool, typer.Option("--extra", help="What one more unit of each kind helps.")] = False,
    hold: Annotated[
        str, typer.Option(metavar="FORCE", help="Take it, then hold it against this counter-attack.")
    ] = "",
    then: Annotated[
        list[str] | None, typer.Option(metavar="FORCE", help="Who attacks next what is left; repeatable.")
    ] = None,
    action: Annotated[
        str, typer.Option(metavar="KIND", help="Admirals' War: one round, air, surface or combined.")
    ] = "",
    aim: Annotated[
        str, typer.Option(metavar="RULE", help="Admirals' War: pairs, weakest, strongest, spread or a unit.")
    ] = "",
    force: Annotated[
        str, typer.Option(metavar="INTENT", help="Admirals' War: searching, waiting, hiding or landing.")
    ] = "",
    scenario: ScenarioOption = None,
    option: ChoiceOption = None,
    as_json: JSON_FLAG = False,
) -> None:
    """The exact chances of a battle."""
    question: dict[str, Any] = {"attack": attack, "defend": defend}
    details: dict[str, Any] = {
        "retreat": retreat, "order": _words(order), "defender_order": _words(defend_order),
        "keep_land": keep, "dives": _words(dive), "kamikaze": kamikaze,
    }  # fmt: skip
    path = Path(game)
    state: Any = None
    if path.suffix == ".plot" or (game not in flagplot.titles() and path.exists()):
        match = plotfile.load(path)
        title, state = match.game, match.state
        details["scrambled"] = scrambled
    else:
        if space is not None and game != FLEETS:
            raise BadInputError(
                "--space goes with a game file; for a typed battle name --attack and --defend"
            )
        title = flagplot.game(game)
        question.update(
            technologies=_words(tech),
            radar=radar,
            scenario=scenario,
            options=read_options(title.meta, option),
        )
        details.update(seaborne=seaborne, bombard=bombard, scrambled=_number(scrambled), prize=prize)
    if title.meta.id != FLEETS:
        typed_only = {
            "tech": tech, "radar": radar, "seaborne": seaborne, "bombard": bombard, "prize": prize,
            "scenario": scenario, "option": option,
        }  # fmt: skip
        of_battles = {
            "want": want is not None, "extra": extra, "hold": hold, "then": then, "kamikaze": kamikaze,
            "order": order, "defend-order": defend_order, "keep": keep, "dive": dive, "seaborne": seaborne,
            "bombard": bombard, "scrambled": scrambled, "prize": prize, "retreat": retreat != "never",
        }  # fmt: skip
        if state is not None:
            _misplaced(typed_only, "goes with a typed battle, not with a game file")
            if raid:
                _misplaced(question, "goes with a typed raid, not with a game file")
        if raid:
            _misplaced(of_battles, "goes with a battle, not with --raid")
        elif intercept is not None:
            raise BadInputError("--intercept goes with --raid")
        elif state is not None and space is None:
            _misplaced({"attack": attack, "defend": defend, **of_battles}, "goes with --space")
    if not title.odds_by:
        title.odds()  # says so
    if action and title.meta.id != FLEETS:
        raise BadInputError(f"--action goes with {FLEETS}, found it with {title.meta.id}")
    for name, value in (("aim", aim), ("force", force)):
        if value and title.meta.id != FLEETS:
            raise BadInputError(f"--{name} goes with {FLEETS}, found it with {title.meta.id}")
    with compiling():
        if title.meta.id == FLEETS:
            asked_of = {"attack": attack, "defend": defend, "retreat": retreat, "aim": aim, "force": force}
            if state is not None:
                _misplaced({"option": option}, "goes with a typed battle, not with a game file")
            options = question.get("options", {})
            shown = fleet_answer(title, state, space, {**asked_of, "action": action, "raid": raid}, options)
        elif raid:
            shown = raid_answer(title, state, space, {**question, "raid": raid, "intercept": intercept})
        elif state is not None and space is None:
            shown = order_answer(title, state)
        else:
            asked = {"want": want, "extra": extra, "hold": hold, "then": then or []}
            shown = battle_answer(title, state, space, {**question, **details}, asked)
    if as_json:
        print_json(shown.document)
    else:
        for part in shown.parts:
            console.print(part)


@contextmanager
def compiling() -> Iterator[None]:
    """Tell a person who waits for the first odds on a machine what for."""
    from flagplot.odds import warm

    if warm.ready() or not errors.is_terminal:
        yield
        return
    with errors.status("odds are compiled when first used on a machine; after that they come at once"):
        yield


def _misplaced(given: dict[str, Any], why: str) -> None:
    """Refuse an option that would not be looked at."""
    for name, value in given.items():
        if value:
            raise BadInputError(f"--{name} {why}")


def _number(text: str) -> int:
    """The number of aircraft that scrambled in a typed battle."""
    if text and not text.isdecimal():
        raise BadInputError(f"scrambled: a number of aircraft expected, found {text!r}")
    return int(text or 0)


def _words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]
