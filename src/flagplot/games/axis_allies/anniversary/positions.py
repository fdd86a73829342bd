"""Positions that cannot be: what a document may not say about this game."""

from __future__ import annotations

from flagplot.games.axis_allies import china as chinese
from flagplot.games.axis_allies.anniversary import setup
from flagplot.games.axis_allies.anniversary.powers import CHINA
from flagplot.games.axis_allies.pieces import look
from flagplot.games.axis_allies.play import War
from flagplot.kernel.errors import BadInputError

CHINESE = ("infantry", "fighter", "aa_gun")  # what China can have


def check(war: War) -> None:
    """Refuse a position that breaks a rule which no play can break."""
    _check_wars(war)
    _check_holdings(war)
    for space, stacks in enumerate(war.state.units):
        for piece in stacks:
            _check_unit(war, space, piece)


def _check_wars(war: War) -> None:
    """All are at war with the whole other side, and neutral land joins nobody. [A50-GEN-01, A50-MAP-10]"""
    if war.state.war != setup.starting_wars(war.board):
        raise BadInputError("war: everybody is at war with the whole other side in this game [A50-GEN-01]")
    if war.state.aligned:
        raise BadInputError("aligned: neutral territories never join a side in this game [A50-MAP-10]")


def _check_holdings(war: War) -> None:
    """Who may hold what. [A50-MAP-10, A50-CHN-06, A50-CHN-18, A50-ICX-07]"""
    state, board = war.state, war.board
    for space in range(board.n):
        if board.sea[space]:
            continue
        holder, name = state.control[space], war.name(space)
        if (holder >= board.n_powers) != bool(board.closed_mask >> space & 1):
            rule = "neutral land is held by nobody, other land by a power"
            raise BadInputError(f"control of {name}: {rule}, found {board.owner_ids[holder]} [A50-MAP-10]")
        if holder == CHINA and not board.chinese_mask >> space & 1:
            raise BadInputError(f"control of {name}: China controls only Chinese territories [A50-CHN-18]")
        if state.facilities[space][2] and not board.ipc[space]:
            raise BadInputError(f"complex in {name}: a territory of some value expected [A50-ICX-07]")
    if state.treasury[CHINA]:
        ipcs = state.treasury[CHINA]
        raise BadInputError(f"treasury of china: China has no IPCs, found {ipcs} [A50-CHN-06]")
    for item in state.pool[CHINA]:
        if board.items[item] != "infantry":
            raise BadInputError(f"pool of china: infantry expected, found {board.items[item]} [A50-CHN-07]")


def _check_unit(war: War, space: int, piece: int) -> None:
    """Where a unit may be. [A50-MAP-10, A50-CHN-14, A50-CHN-16, A50-CHN-21, A50-CBT-21]"""
    board, seen, name = war.board, look(piece), war.name(space)
    what = f"{board.owner_ids[seen.owner]} {board.kinds[seen.kind].id}"
    if seen.owner >= board.n_powers:
        raise BadInputError(f"units of {name}: units belong to powers, found {what} [A50-GEN-01]")
    if board.closed_mask >> space & 1:
        raise BadInputError(f"units of {name}: no unit enters neutral land, found {what} [A50-MAP-10]")
    if seen.damaged:
        raise BadInputError(f"units of {name}: damage ends with its battle, found {what}* [A50-CBT-21]")
    if any(item.owner == CHINA for item in seen.aboard):
        raise BadInputError(f"units of {name}: Chinese units never go to sea, found one aboard [A50-CHN-16]")
    if seen.owner == CHINA:
        _check_chinese(war, space, seen.kind)


def _check_chinese(war: War, space: int, kind: int) -> None:
    """Chinese units are infantry, the fighter and captured guns, in their area. [A50-CHN-14, A50-CHN-21]"""
    name, what = war.name(space), war.board.kinds[kind].id
    if what not in CHINESE:
        known = ", ".join(CHINESE)
        raise BadInputError(f"units of {name}: China has only {known}, found {what} [A50-CHN-06]")
    outside = chinese.outside(war, space, kind)
    if outside is not None:
        rule = war.edition.cite(outside.rule)
        raise BadInputError(f"units of {name}: {outside.text}, found {what} [{rule}]")
