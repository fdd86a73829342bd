"""The answer of ``flagplot odds`` for Admirals' War: a battle of named units in a sea area."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from flagplot.cli.odds_answers import Answer
from flagplot.kernel.errors import BadInputError

GAME = "admirals-war"
ENDS = {
    "allied": "the Allies are left", "axis": "the Axis is left", "nobody": "nobody is left",
    "parted": "nobody can attack any more", "allied_retreat": "the Allies retreat",
    "axis_retreat": "the Axis retreats", "both_retreat": "both retreat", "goes_on": "both are left",
}  # fmt: skip


def fleet_answer(
    title: Any, state: Any, area: str | None, attack: str, defend: str, retreat: str = "never",
    action: str = "",
) -> Answer:  # fmt: skip
    """The battle in an area of a game, or of typed units; ``retreat`` is the rule of those in ``attack``.

    With ``action`` only one such round.
    """
    question: dict[str, Any] = {}
    side = "allied"
    if state is None:
        side = _side(title, attack)
        other = "axis" if side == "allied" else "allied"
        question = {side: attack, other: defend}
    elif attack or defend:
        raise BadInputError("--attack and --defend go without a game file")
    if retreat != "never":
        if state is not None:
            raise BadInputError("--retreat goes with --attack and --defend")
        question[f"{side}_policy"] = {"retreat": retreat}
    result = title.odds(state, area, action=action, **question)
    return Answer(result.document(), _tables(title, result))


def _side(title: Any, units: str) -> str:
    """The side of the first unit named."""
    from flagplot.games.admirals_war.board import NATION_SIDE, SIDES

    board, id = title.tables.board, units.split(",")[0].strip()
    if id not in board.unit_of:
        raise BadInputError(f"--attack: units such as uk_hood expected, found {id!r}")
    return SIDES[NATION_SIDE[board.pieces[board.unit(id)].nation]]


def _tables(title: Any, result: Any) -> list[Any]:
    ends = Table("end", "chance")
    for how, chance in sorted(result.ways.items(), key=lambda pair: -pair[1]):
        ends.add_row(ENDS.get(how, how), _percent(chance))
    ends.add_row("rounds", f"{result.rounds:.2f}")
    units = Table("unit", "sunk", "sent home", "unharmed", "mean damage")
    board = title.tables.board
    for id, chances in result.units.items():
        points = sum(number * chance for number, chance in chances.damage.items())
        alive = 1.0 - chances.sunk
        units.add_row(
            board.pieces[board.unit(id)].name, _percent(chances.sunk), _percent(chances.home),
            _percent(chances.damage.get(0, 0.0)), f"{points / alive:.2f}" if alive > 0 else "-",
        )  # fmt: skip
    return [ends, units]


def _percent(chance: float) -> str:
    return f"{100 * chance:.2f} %"
