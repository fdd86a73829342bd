"""What every edition says about China: a power without a capital that never leaves its own soil.

Everything owned by China is Chinese in every respect, also the Flying Tigers, which the printed games show
with American pieces [P40-CHN-12, A50-CHN-21]; friends' units in China stay their owners' and have none of
these limits [P40-CHN-16, A50-CHN-29].
"""

from __future__ import annotations

from flagplot.games.axis_allies.board import Board, bits, mask_of
from flagplot.games.axis_allies.economy.capture import heir
from flagplot.games.axis_allies.play import War
from flagplot.kernel.refusal import Refusal, illegal

CHINA = "china"


def is_china(board: Board, power: int) -> bool:
    """Whether this is China."""
    return board.owner_ids[power] == CHINA


def outside(war: War, space: int, kind: int) -> Refusal | None:
    """Why a Chinese unit may not be in or over a space: it is outside the area open to Chinese units.

    Open are the originally Chinese territories and a few British ones beside them, whoever controls them
    [P40-CHN-07, P40-CHN-09, A50-CHN-14, A50-CHN-15, A50-CHN-18, A50-CHN-20]; so no transport takes Chinese
    units aboard, captured guns stay inside, and the Flying Tigers neither land on carriers nor fly out and
    back.
    """
    if war.board.chinese_units_mask >> space & 1:
        return None
    name = war.name(space)
    if war.board.kinds[kind].air:  # [P40-CHN-13, A50-CHN-22]
        return illegal("P40-CHN-13", "the Flying Tigers never leave the area of Chinese units", name)
    if war.board.sea[space]:  # [P40-CHN-08, A50-CHN-16]
        return illegal("P40-CHN-08", "Chinese units are never loaded on transports", name)
    # guns too [P40-CHN-27, A50-CHN-31]
    open_too = [war.board.spaces[s].name for s in bits(_british(war.board))]
    return illegal("P40-CHN-07", f"Chinese units stay in China and {' and '.join(open_too)}", name)


def closed_mask(board: Board) -> int:
    """All spaces ``outside`` refuses to Chinese units, as one number."""
    return ~board.chinese_units_mask & (board.land_mask | board.sea_mask)


def _british(board: Board) -> int:
    """Territories Chinese units may enter and never control."""
    return board.chinese_units_mask & ~board.chinese_mask


def new_controller(war: War, space: int, captor: int) -> int:
    """Who controls a territory won by ``captor``.

    British land freed by Chinese troops becomes British, whoever holds the British capital; without it nobody
    collects there, as the United Kingdom then has no income at all, and guns and complexes go with it. Other
    land follows the general rule: land with the Chinese emblem returns to China whichever Ally wins it, as
    China has no capital to lose, and China keeps what it retakes; Dutch, French and neutral land stays with
    the captor.
    """
    # [P40-CHN-09, P40-CHN-10, P40-CHN-11, P40-CHN-25, A50-CHN-18, A50-CHN-19, A50-CHN-27, A50-CHN-34]
    if is_china(war.board, captor) and _british(war.board) >> space & 1:
        return war.board.original[space]
    # China's own comes back to it [P40-MAP-21, P40-CHN-22, A50-CHN-15, A50-CHN-17, A50-LIB-22]; what is
    # nobody's stays with the captor [P40-CAP-14, P40-MAP-14]
    return heir(war, space, captor)


def placement(war: War) -> int:
    """Where new Chinese units may stand: originally Chinese land China controls now, also since this turn.

    [P40-CHN-20, P40-CHN-24, A50-CHN-10, A50-CHN-13]
    """
    control, china = war.state.control, war.board.owner_of[CHINA]
    return mask_of(space for space in bits(war.board.chinese_mask) if control[space] == china)
