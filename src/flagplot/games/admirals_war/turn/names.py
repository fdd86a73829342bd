"""Names of ships: US hulls with two counters, and Deutschland. [AW-SET-03]"""

from __future__ import annotations

from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.state import RENAMED

# counter of a hull -> the ship whose survival gives the hull its other name, and through which turn
OTHER_IF_AFLOAT = {
    "us_san_jacinto_cvl30": ("us_houston", 7),  # until turn 8 [AW-O34-04]
    "us_canberra_ca70": ("aus_hmas_canberra", 6),  # [AW-O34-05]
    "us_quincy_ca71": ("us_quincy_ca39", 6),  # [AW-O34-06]
}
SECOND_LIFE = {"us_enterprise_cvxx": "us_enterprise_cv6", "us_saratoga_cvyy": "us_saratoga_cv3"}
MOURNING = 2  # turns before a new Essex may take the name of a lost carrier [AW-O34-02]


def renamed(war: War, unit: int) -> bool:
    """Whether Deutschland sails as Lutzow. [AW-O32-01]"""
    return war.marked(unit, RENAMED)


def enters(war: War, unit: int) -> bool:
    """Whether this counter of a hull enters; exactly one of a pair does. [AW-SET-03, AW-O34-01]"""
    if not war.on("alternate_names"):
        return not war.piece(unit).alternate
    piece = war.piece(unit)
    if piece.alternate:
        return takes_other_name(war, war.board.unit(piece.alternate))
    if piece.id in SECOND_LIFE:
        return False
    return not (_has_other(war, unit) and takes_other_name(war, unit))


def _has_other(war: War, unit: int) -> bool:
    id = war.board.unit_ids[unit]
    return any(piece.alternate == id for piece in war.board.pieces)


def takes_other_name(war: War, unit: int) -> bool:
    """Whether a hull enters under its other name. [AW-O34-01, AW-O34-03, AW-O34-04, AW-O34-05, AW-O34-06]"""
    id = war.board.unit_ids[unit]
    if id == "us_cabot_cvl28":
        return _in_play(war, war.board.unit("us_cabot_cv16"))
    if id in OTHER_IF_AFLOAT:
        other, turn = OTHER_IF_AFLOAT[id]
        return survived(war, war.board.unit(other), turn)
    return _afloat(war, original(war, unit))


def original(war: War, unit: int) -> int:
    """The older ship whose name a hull is to carry on."""
    piece = war.piece(unit)
    return next(
        number
        for number, other in enumerate(war.board.pieces)
        if other.name == piece.name and other.nation == piece.nation and 0 <= other.turn < piece.turn
    )


def survived(war: War, unit: int, turn: int) -> bool:
    """Whether a ship was afloat at the end of a turn."""
    return _afloat(war, unit) or war.state.back[unit] > turn


def _afloat(war: War, unit: int) -> bool:
    return war.state.place[unit] not in (war.board.sunk, war.board.removed, war.board.future)


def _in_play(war: War, unit: int) -> bool:
    """Whether a counter has entered the game, be it lost again."""
    place, board = war.state.place[unit], war.board
    return place not in (board.future, board.removed)


def second_lives(war: War, unit: int) -> list[int]:
    """Counters of lost carriers whose name an arriving Essex may take. [AW-O34-02]"""
    board, state = war.board, war.state
    if not war.on("alternate_names") or war.piece(unit).ship_class != "Essex":
        return []
    return [
        board.unit(new)
        for new, old in SECOND_LIFE.items()
        if state.place[board.unit(new)] == board.removed
        and state.place[board.unit(old)] == board.sunk
        and state.back[board.unit(old)] + MOURNING <= state.turn
    ]
