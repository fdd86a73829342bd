"""The answer of ``flagplot odds`` for Admirals' War: named units in a sea area, or the fight of a game."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.table import Table

from flagplot.cli.odds_answers import Answer
from flagplot.kernel.errors import BadInputError

GAME = "admirals-war"
LITTLE = 5e-5  # a chance that makes no difference to any number shown


def fleet_answer(
    title: Any, state: Any, area: str | None, asked: dict[str, str], options: dict[str, Any]
) -> Answer:
    """Typed units that meet under some options of the game, or the fights at hand in a game.

    ``asked`` has ``attack`` and ``defend``; ``retreat``, ``aim`` and ``force``, the rules of those in
    ``attack``; ``action`` for one such round, ``raid`` for an air attack on a port.
    """
    if state is None:
        result = title.odds(None, area, **_typed(title, asked), options=options)
        return Answer(result.document(), _tables(title, result))
    for word in ("attack", "defend"):
        if asked[word]:
            raise BadInputError("--attack and --defend go without a game file")
    for word, usual in (("retreat", "never"), ("aim", ""), ("force", "")):
        if asked[word] != usual:
            raise BadInputError(f"--{word} goes with --attack and --defend")
    if asked["raid"]:
        result = title.odds(state, area, raid=asked["raid"])
        return Answer(result.document(), _tables(title, result))
    if asked["action"]:
        result = title.odds(state, area, action=asked["action"])
        return Answer(result.document(), _tables(title, result))
    return _of_game(title, state, area)


def _typed(title: Any, asked: dict[str, str]) -> dict[str, Any]:
    """The question about units that were typed."""
    side = _side(title, asked["attack"])
    other = "axis" if side == "allied" else "allied"
    policy = {"retreat": asked["retreat"]}
    if asked["aim"]:
        policy["aim"] = _aim(title, asked["aim"])
    if asked["force"]:
        policy["force"] = asked["force"]
    return {
        side: asked["attack"],
        other: asked["defend"],
        f"{side}_policy": policy,
        "action": asked["action"],
        "raid": asked["raid"],
    }


def _side(title: Any, units: str) -> str:
    """The side of the first unit named."""
    from flagplot.games.admirals_war.board import NATION_SIDE, SIDES
    from flagplot.games.admirals_war.odds.named import unit_id

    board = title.tables.board
    first = units.split(",")[0].strip()
    if not first:
        raise BadInputError("--attack: units such as uk_hood expected, found none")
    id = unit_id(board, first, "--attack")
    return SIDES[NATION_SIDE[board.pieces[board.unit(id)].nation]]


def _aim(title: Any, word: str) -> str:
    """A rule for targets, or the id of the unit everybody aims at."""
    from flagplot.games.admirals_war.odds.named import unit_id
    from flagplot.games.admirals_war.odds.policy import AIMS

    return word if word in AIMS else unit_id(title.tables.board, word, f"--aim: {', '.join(AIMS)} or a unit")


# -- the fights of a game -----------------------------------------------------------------------------------


def _of_game(title: Any, state: Any, area: str | None) -> Answer:
    """Everything that is fought, aimed or raided at this moment, or one place of it."""
    from flagplot.games.admirals_war.odds import table

    found = [table.battle(title, state, area)] if area else table.battles(title, state)["fleets"]
    if not found:
        raise BadInputError("odds: no battle is at hand in this game")
    return Answer({"fleets": found}, [part for one in found for part in _fight(title, one)])


def _fight(title: Any, one: dict[str, Any]) -> list[RenderableType]:
    names = dict(zip(title.tables.board.place_ids, title.tables.board.place_names, strict=True))
    where = names[one["space"]]
    parts: list[RenderableType] = [one["title"] if one["title"] == where else f"{one['title']} ({where})"]
    for answer in one["answers"]:
        if answer["ends"]:
            pairs = [(end["text"], end["chance"]) for end in answer["ends"]]
            parts.append(_ends(pairs, answer["rounds"], answer["unresolved"], answer["title"]))
        units = Table("unit", "sunk", "on the bottom" if one["port"] else "sent home", "hit")
        units.title = None if answer["ends"] else answer["title"]
        for unit in answer["units"]:
            second = unit["bottomed"] if one["port"] else unit["home"]
            units.add_row(unit["name"], _percent(unit["sunk"]), _percent(second), _percent(unit["hit"]))
        parts.append(units)
    return [*parts, one["note"]]


# -- tables -------------------------------------------------------------------------------------------------


def _tables(title: Any, result: Any) -> list[RenderableType]:
    from flagplot.games.admirals_war.odds.documents import ENDS

    parts: list[RenderableType] = []
    raid = not hasattr(result, "ways")
    if not raid:
        pairs = sorted(result.ways.items(), key=lambda pair: -pair[1])
        ends = [(ENDS[how], chance) for how, chance in pairs]
        parts.append(_ends(ends, result.rounds, result.unresolved))
    units = Table("unit", "sunk", "on the bottom" if raid else "sent home", "unharmed", "mean damage")
    board = title.tables.board
    for id, chances in result.units.items():
        points = sum(number * chance for number, chance in chances.damage.items())
        alive = 1.0 - chances.sunk
        units.add_row(
            board.pieces[board.unit(id)].name, _percent(chances.sunk),
            _percent(chances.bottomed if raid else chances.home),
            _percent(chances.damage.get(0, 0.0)), f"{points / alive:.2f}" if alive > 0 else "-",
        )  # fmt: skip
    return [*parts, units]


def _ends(pairs: list[tuple[str, float]], rounds: float, unresolved: float, title: str = "") -> Table:
    ends = Table("end", "chance", title=title or None)
    for text, chance in pairs:
        ends.add_row(text, _percent(chance))
    if unresolved > LITTLE:
        ends.add_row("not worked out, at most", _percent(unresolved))
    ends.add_row("rounds", f"{rounds:.2f}")
    return ends


def _percent(chance: float) -> str:
    return f"{100 * chance:.2f} %"
