"""What ``flagplot odds`` and programs ask: an attack on land that is typed, or the fights of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flagplot.games.war_in_the_pacific.odds import table, whatif
from flagplot.games.war_in_the_pacific.odds.course import Course
from flagplot.games.war_in_the_pacific.odds.whatif import Sheet
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import SEATS
from flagplot.games.war_in_the_pacific.state import PacificState
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.fights import document
from flagplot.kernel.game import Game
from flagplot.kernel.odds import TYPED, Answer, Asked, Table, misplaced, percent, told
from flagplot.kernel.whatif import Values

SCENARIO = "tarawa"  # of a typed attack, if none is named
_AS_TYPED = {"landing", "last_man", "shelled", "support", "cover", "fort", "terrain"}  # fields by their names


def odds_of(
    game: Game[PacificState], state: PacificState | None = None, space: str = "", **values: Any
) -> Course:
    """An attack in a hex through all its dice: ``takes``, ``called``, ``ends``, ``lost(...)``.

    With a state the attack that is fought or could be fought there, as whoever looks on sees it. ``values``
    are those of the drawer, by the name of the field; forces may be written, ``mc-rgt-2, mc-rgt-8:3``.
    ``scenario`` and ``options`` say which units there are where there is no state.
    """
    sheet = _sheet(game, state, space, values)
    assault = sheet.read()
    sheet.values.finish(whatif.FIELDS)
    if sheet.found.problem:
        raise BadInputError(f"odds: {sheet.found.problem}")
    return sheet.course(assault)


def _sheet(
    game: Game[PacificState], state: PacificState | None, space: str | None, given: Mapping[str, Any]
) -> Sheet:
    values = dict(given)
    scenario, options = values.pop("scenario", None), values.pop("options", {})
    fresh = state if state is not None else game.start(scenario=scenario or SCENARIO, options=options, seed=0)
    play = game.play(fresh)
    assert isinstance(play, Campaign)
    hex = _hex(play, space)
    for name in (*whatif.ROLES, "counter"):
        if isinstance(values.get(name), str):
            values[name] = force(play, values[name], name)
    if state is None:
        first = play.tables.number.get(next(iter(values.get("attack", {})), ""), 0)
        values = {"side": SEATS[play.side(first)], "landing": False, **values}
    return Sheet(game, play, hex, None, Values(values))


def force(play: Campaign, text: str, name: str) -> dict[str, int]:
    """Units by id or name, each with all its steps or those after a colon."""
    by_name = {unit.name.lower(): unit.id for unit in play.tables.ground}
    found: dict[str, int] = {}
    for word in filter(None, (part.strip() for part in text.split(","))):
        unit, _, steps = word.partition(":")
        id = by_name.get(unit.strip().lower(), unit.strip())
        if id not in play.tables.number or (steps and not steps.strip().isdecimal()):
            raise BadInputError(f"--{name}: units such as {play.id(0)}:2 expected, found {word!r}")
        found[id] = int(steps) if steps else play.unit(play.tables.number[id]).steps
    return found


def _hex(play: Campaign, space: str | None) -> int:
    """The hex of a label; where none is named a clear one."""
    places = list(play.field.places)
    if not places:
        raise BadInputError("odds: nobody fights on land in this scenario")
    if not space:
        return next((at for at in places if play.field.terrain(at) == "clear"), places[0])
    found = next((at for at in places if play.label(at) == space), None)
    if found is None:
        raise BadInputError(f"odds: a hex such as {play.label(places[0])} expected, found {space!r}")
    return found


# -- the command --------------------------------------------------------------------------------------------


def answer(game: Game[PacificState], asked: Asked) -> Answer:
    """A typed attack, the fights at hand in a game file, or one hex of it with whatever is changed there."""
    wanted = _values(asked)
    if asked.state is not None and not asked.space:
        misplaced({"attack": asked.attack, "defend": asked.defend, **_changed(asked)}, "goes with --space")
        return _at_hand(game, asked.state)
    if asked.state is not None:
        misplaced({"scenario": asked.scenario}, TYPED)
        return _told(_sheet(game, asked.state, asked.space, wanted))
    more = {"scenario": asked.scenario, "options": dict(asked.options)}
    return _told(_sheet(game, None, asked.space, wanted | more))


def _changed(asked: Asked) -> dict[str, Any]:
    return {name: value for name, value in asked.given.items() if value not in (None, "", False)}


def _values(asked: Asked) -> dict[str, Any]:
    """Options as the fields of the drawer have them."""
    found: dict[str, Any] = {}
    if asked.attack:
        found["attack"] = asked.attack
    if asked.defend:
        found["defend"] = asked.defend
    for name, value in _changed(asked).items():
        if name in _AS_TYPED:
            found[name] = value
        elif name == "want":
            found[name] = _percent(value)
        elif name == "hold":
            found["counter"] = value
        elif name in ("order", "defend_order"):
            role = whatif.ROLES[name != "order"]
            found[f"{role}_order"] = [word.strip() for word in value.split(",")]
        elif name in ("general", "defend_general"):
            found[f"{whatif.ROLES[name != 'general']}_general"] = value
        elif name in ("attacker_goes", "defender_goes"):
            found[f"{whatif.ROLES[name != 'attacker_goes']}_retreat"] = value
    return found


def _percent(chance: float) -> int:
    if not 0 < chance <= 1:
        raise BadInputError(f"--want: a chance between 0 and 1 expected, found {chance:g}")
    return round(100 * chance)


def _told(sheet: Sheet) -> Answer:
    found = sheet.fill()
    sheet.values.finish(whatif.FIELDS)
    if found.problem:
        raise BadInputError(f"odds: {found.problem}")
    return told(found)


def _at_hand(game: Game[PacificState], state: PacificState) -> Answer:
    """Everything that is fought at this moment."""
    found = table.fights(game, state)
    if not found:
        raise BadInputError("odds: no battle is at hand in this game")
    parts: list[Table | str] = []
    for one in found:
        rows: list[tuple[str, str] | None] = [(end.text, percent(end.chance)) for end in one.ends]
        head = f"{one.title}: {percent(one.chance)} {one.goal}"
        parts += [head, Table([*rows, None, *one.facts], right=(1,)), one.note]
    return Answer({"fights": [document(one) for one in found]}, parts)
