"""Units that meet on an otherwise empty map, in the middle of the war: at sea, or at sea and in a port."""

from __future__ import annotations

from typing import Any

from flagplot.games.admirals_war.board import SIDES, SUB, Board
from flagplot.games.admirals_war.combat import forces
from flagplot.games.admirals_war.combat.frames import Battle, BattleStage
from flagplot.games.admirals_war.game import AdmiralsWar
from flagplot.games.admirals_war.odds.named import Units, place_id, unit_list
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.state import SeaState
from flagplot.kernel.dice import Dice, ScriptedDice
from flagplot.kernel.errors import BadInputError


def line_up(
    game: AdmiralsWar,
    area: str | None,
    allied: Units,
    axis: Units,
    *,
    turn: int = 5,
    options: dict[str, Any] | None = None,
    **parts: Any,
) -> SeaState:
    """Units that meet in an area on an otherwise empty map, in the middle of the war.

    Each side is a list of ids or names, or these with what positions say of units:
    ``{"uk_hood": {"damage": 2}}``. Submarines of which nothing is said are raiding: others do not fight.
    """
    board = game.tables.board
    allied, axis = both_sides(board, allied, axis)
    sides = _raiding(board, allied), _raiding(board, axis)
    if not area:
        raise BadInputError("odds: an area expected where the units meet")
    area = sea_area(board, area)
    frames = [{"step": "turn", "number": 8}, {"step": "battle", "area": board[area]}]
    units = {area: {**sides[0], **sides[1]}}
    state = placed(game, sides, units, turn, options, dice=ScriptedDice([6]), frames=frames, **parts)
    begun = state.frames[-1]
    if state.rolls and isinstance(begun, Battle):  # the Italians stood firm; but that is part of the battle
        begun.stage, state.rolls = BattleStage.BEGIN, 0
    return state


def both_sides(board: Board, allied: Units, axis: Units) -> tuple[dict[str, Any], dict[str, Any]]:
    """The units of both sides by id; nobody twice, and no side empty."""
    named = unit_list(board, allied, "odds: allied"), unit_list(board, axis, "odds: axis")
    for side, units in zip(SIDES, named, strict=True):
        if not units:
            raise BadInputError(f"odds: {side} units expected, found none")
    both = [id for id in named[0] if id in named[1]]
    if both:
        raise BadInputError(f"odds: {both[0]} is on both sides")
    return named


def _raiding(board: Board, units: dict[str, Any]) -> dict[str, Any]:
    """Submarines raid."""
    subs = [id for id, facts in units.items() if not facts and board.pieces[board.unit(id)].kind == SUB]
    return {**units, **dict.fromkeys(subs, "raiding")}


def placed(
    game: AdmiralsWar, sides: tuple[dict[str, Any], ...], units: dict[str, Any], turn: int,
    options: dict[str, Any] | None, *, dice: Dice | None = None, **parts: Any,
) -> SeaState:  # fmt: skip
    """The position of a line-up, with every unit on the side it was named for."""
    document = {"game": "admirals-war", "turn": turn, "pacific": "war", "units": units, **parts}
    if options:
        document["options"] = options
    state = game.position(document, dice)
    war = game.play(state)
    for number, side in enumerate(SIDES):
        for id in sides[number]:
            if war.side(war.board.unit(id)) != number:
                raise BadInputError(f"odds: {side}: a unit of that side expected, found {id!r}")
    return state


def sea_area(board: Board, word: str) -> str:
    """The id of a sea area."""
    area = place_id(board, word)
    if area not in board.place_of or board[area] >= board.n_areas:
        raise BadInputError(f"odds: a sea area expected, found {word!r}")
    return area


# -- ports --------------------------------------------------------------------------------------------------


def off_a_port(
    game: AdmiralsWar,
    port: str,
    allied: Units,
    axis: Units,
    area: str | None = None,
    *,
    turn: int = 5,
    options: dict[str, Any] | None = None,
    **parts: Any,
) -> tuple[War, int, int, list[int]]:
    """Units of the side that holds a port lie there, the others are at sea beside it.

    Gives the map, the area, the port and the attackers.
    """
    board = game.tables.board
    sides = both_sides(board, allied, axis)
    number = port_number(board, port)
    empty = game.play(placed(game, ({}, {}), {}, turn, options, **parts))
    where = beside(empty, number, area)
    side = 1 - empty.state.control[number]
    if side not in (0, 1):
        raise BadInputError(f"odds: a port or base that a side holds expected, found {port!r}")
    units = {board.place_ids[where]: sides[side], board.place_ids[number]: sides[1 - side]}
    war = game.play(placed(game, sides, units, turn, options, **parts))
    if not forces.hostile(war, number, side):
        raise BadInputError(f"odds: a port or base the enemy can attack expected, found {port!r}")
    attackers = sorted(board.unit(id) for id in sides[side])
    open_ = forces.targets_in_port(war, number, 1 - side)
    for unit in attackers:
        if not forces.flies(war, unit):
            raise BadInputError(f"odds: a carrier or LBA expected, found {board.unit_ids[unit]}")
    for id in sides[1 - side]:
        if board.unit(id) not in open_:
            raise BadInputError(f"odds: {id} cannot be attacked in port")
    return war, where, number, attackers


def port_number(board: Board, word: str) -> int:
    """A port or base."""
    id = place_id(board, word)
    if id not in board.place_of or not board.is_port(board[id]):
        raise BadInputError(f"odds: a port or base expected, found {word!r}")
    return board[id]


def beside(war: War, port: int, area: str | None) -> int:
    """The sea area from which a port is attacked: the one named, else the first that it is part of."""
    areas = war.touches(port)
    if area is None:
        return areas[0]
    number = war.board[sea_area(war.board, area)]
    if number not in areas:
        names = ", ".join(war.board.place_ids[one] for one in areas)
        raise BadInputError(f"odds: an area beside the port ({names}) expected, found {area!r}")
    return number
