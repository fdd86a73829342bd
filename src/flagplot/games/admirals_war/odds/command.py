"""What ``flagplot odds`` answers for Admirals' War: named units in a sea area, or the fights of a game."""

from __future__ import annotations

from typing import Any

from flagplot.games.admirals_war.board import NATION_SIDE, SIDES
from flagplot.games.admirals_war.game import AdmiralsWar
from flagplot.games.admirals_war.odds import odds_of, table
from flagplot.games.admirals_war.odds.documents import ENDS
from flagplot.games.admirals_war.odds.named import unit_id
from flagplot.games.admirals_war.odds.policy import AIMS
from flagplot.games.admirals_war.state import SeaState
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.odds import Answer, Asked, Table

LITTLE = 5e-5  # a chance that makes no difference to any number shown


def answer(game: AdmiralsWar, asked: Asked) -> Answer:
    """Typed units that meet under some options of the game, or the fights at hand in a game.

    ``retreat``, ``aim`` and ``force`` are the rules of the attackers; ``action`` asks for one such round,
    ``raid`` for an air attack on a port.
    """
    given = asked.given
    if asked.state is None:
        typed = {**_typed(game, asked), "options": dict(asked.options)}
        return _result(game, odds_of(game, None, asked.space, **typed))
    if asked.attack or asked.defend:
        raise BadInputError("--attack and --defend go without a game file")
    for word, usual in (("retreat", "never"), ("aim", ""), ("force", "")):
        if given[word] != usual:
            raise BadInputError(f"--{word} goes with --attack and --defend")
    for word in ("raid", "action"):
        if given[word]:
            return _result(game, odds_of(game, asked.state, asked.space, **{word: given[word]}))
    return _of_game(game, asked.state, asked.space)


def _result(game: AdmiralsWar, result: Any) -> Answer:
    return Answer(result.document(), _tables(game, result))


def _typed(game: AdmiralsWar, asked: Asked) -> dict[str, Any]:
    """The question about units that were typed."""
    side = _side(game, asked.attack)
    other = "axis" if side == "allied" else "allied"
    policy = {"retreat": asked.given["retreat"]}
    if asked.given["aim"]:
        policy["aim"] = _aim(game, asked.given["aim"])
    if asked.given["force"]:
        policy["force"] = asked.given["force"]
    return {
        side: asked.attack,
        other: asked.defend,
        f"{side}_policy": policy,
        "action": asked.given["action"],
        "raid": asked.given["raid"],
    }


def _side(game: AdmiralsWar, units: str) -> str:
    """The side of the first unit named."""
    board = game.tables.board
    first = units.split(",")[0].strip()
    if not first:
        raise BadInputError("--attack: units such as uk_hood expected, found none")
    id = unit_id(board, first, "--attack")
    return SIDES[NATION_SIDE[board.pieces[board.unit(id)].nation]]


def _aim(game: AdmiralsWar, word: str) -> str:
    """A rule for targets, or the id of the unit everybody aims at."""
    return word if word in AIMS else unit_id(game.tables.board, word, f"--aim: {', '.join(AIMS)} or a unit")


# -- the fights of a game -----------------------------------------------------------------------------------


def _of_game(game: AdmiralsWar, state: SeaState, area: str | None) -> Answer:
    """Everything that is fought, aimed or raided at this moment, or one place of it."""
    found = [table.battle(game, state, area)] if area else table.battles(game, state)["fleets"]
    if not found:
        raise BadInputError("odds: no battle is at hand in this game")
    return Answer({"fleets": found}, [part for one in found for part in _fight(game, one)])


def _fight(game: AdmiralsWar, one: dict[str, Any]) -> list[Table | str]:
    names = dict(zip(game.tables.board.place_ids, game.tables.board.place_names, strict=True))
    where = names[one["space"]]
    parts: list[Table | str] = [one["title"] if one["title"] == where else f"{one['title']} ({where})"]
    second = "bottomed" if one["port"] else "home"
    for given in one["answers"]:
        if given["ends"]:
            pairs = [(end["text"], end["chance"]) for end in given["ends"]]
            parts.append(_ends(pairs, given["rounds"], given["unresolved"], given["title"]))
        rows = [
            (unit["name"], _percent(unit["sunk"]), _percent(unit[second]), _percent(unit["hit"]))
            for unit in given["units"]
        ]
        head = ("unit", "sunk", "on the bottom" if one["port"] else "sent home", "hit")
        parts.append(Table(rows, head, "" if given["ends"] else given["title"]))
    return [*parts, one["note"]]


# -- tables -------------------------------------------------------------------------------------------------


def _tables(game: AdmiralsWar, result: Any) -> list[Table | str]:
    parts: list[Table | str] = []
    raid = not hasattr(result, "ways")
    if not raid:
        pairs = sorted(result.ways.items(), key=lambda pair: -pair[1])
        ends = [(ENDS[how], chance) for how, chance in pairs]
        parts.append(_ends(ends, result.rounds, result.unresolved))
    board = game.tables.board
    rows = []
    for id, chances in result.units.items():
        points = sum(number * chance for number, chance in chances.damage.items())
        alive = 1.0 - chances.sunk
        rows.append((
            board.pieces[board.unit(id)].name, _percent(chances.sunk),
            _percent(chances.bottomed if raid else chances.home),
            _percent(chances.damage.get(0, 0.0)), f"{points / alive:.2f}" if alive > 0 else "-",
        ))  # fmt: skip
    head = ("unit", "sunk", "on the bottom" if raid else "sent home", "unharmed", "mean damage")
    return [*parts, Table(rows, head)]


def _ends(pairs: list[tuple[str, float]], rounds: float, unresolved: float, title: str = "") -> Table:
    rows = [(text, _percent(chance)) for text, chance in pairs]
    if unresolved > LITTLE:
        rows.append(("not worked out, at most", _percent(unresolved)))
    return Table([*rows, ("rounds", f"{rounds:.2f}")], ("end", "chance"), title)


def _percent(chance: float) -> str:
    return f"{100 * chance:.2f} %"
