"""Which units are due this turn, and where they may arrive."""

from __future__ import annotations

from flagplot.games.admirals_war import politics
from flagplot.games.admirals_war.board import (
    ALLIED,
    AMERICAN,
    ATO,
    AXIS,
    FRENCH,
    GERMANS,
    HKG,
    JAPANESE,
    LBA,
    NOBODY,
    PORT,
    PTO,
    SUB,
)
from flagplot.games.admirals_war.moves.limits import no_base
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.state import REVERSED, XXI, changed
from flagplot.games.admirals_war.turn import names, setup
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

XXI_TURN, XXI_GAIN = (
    10,
    2,
)  # Type XXI boats, and by how much each scrapped hull brings them forward [AW-O33-01]
REVERSE_TURN = 8  # from when two-sided amphibious units reappear on their reverse [AW-AMP-16]


# -- who is due ---------------------------------------------------------------------------------------------


def due(war: War, seat: int) -> list[int]:
    """Units of a seat that arrive this turn: by the chart, then those that come back. [AW-REI-07]

    Lost submarines, LBA and amphibious units return two turns later. [AW-LBA-23, AW-AMP-15, AW-SUB-30]
    """
    state, board = war.state, war.board
    fresh = [
        unit
        for unit in state.at[board.future]
        if war.seat(unit) == seat and entry_turn(war, unit) == state.turn and arrives(war, unit)
    ]
    back = [
        unit for unit in state.at[board.chart] if war.seat(unit) == seat and state.back[unit] <= state.turn
    ]
    return [*fresh, *back]


def entry_turn(war: War, unit: int) -> int:
    """The turn a unit is due by the chart, as German yards may have changed it. [AW-O33-01, AW-O33-04]"""
    if war.piece(unit).xxi:
        return xxi_turn(war)
    return setup.entry_turn(war.tables, war.state, unit)


def xxi_turn(war: War) -> int:
    """The turn from which U-boats are Type XXI. [AW-O33-01, AW-O33-04, AW-DEC-71]"""
    return XXI_TURN - XXI_GAIN * scrapped(war)


def scrapped(war: War) -> int:
    """Hulls the Germans have scrapped. [AW-O33-01]"""
    return war.fact("scrapped_ger_graf_zeppelin") + war.fact("scrapped_ger_seydlitz")


def arrives(war: War, unit: int) -> bool:
    """Whether a unit with a condition of its own enters at all.

    [AW-O32-02, AW-O32-04, AW-O33-02, AW-O33-03, AW-O34-01, AW-O38-01]
    """
    piece = war.piece(unit)
    if piece.id == "rus_petropavlovsk":
        return deutschland_lost_early(war)
    if piece.id == "ger_lutzow_ca":
        return deutschland_afloat(war)
    if piece.option == "33.0":
        return piece.id == "ger_weser" and bool(war.fact("weser"))
    if piece.option == "38.0":
        return war.state.options["italian_buildup"] == "fixed" and italy_fights(war)
    return not piece.hull or names.enters(war, unit)


def deutschland_lost_early(war: War) -> bool:
    """Deutschland was sunk under that name before turn 3. [AW-O32-02]"""
    ship = war.board.unit("ger_deutschland")
    state = war.state
    return state.place[ship] == war.board.sunk and 0 <= state.back[ship] < 3 and not names.renamed(war, ship)


def deutschland_afloat(war: War) -> bool:
    """Deutschland still sails under that name. [AW-O32-04]"""
    ship = war.board.unit("ger_deutschland")
    gone = (war.board.sunk, war.board.removed)
    return war.state.place[ship] not in gone and not names.renamed(war, ship)


def italy_fights(war: War) -> bool:
    """Italy is still in the game: Taranto has not fallen. [AW-O38-01]"""
    return war.state.control[war.board["taranto"]] == AXIS


# -- where to -----------------------------------------------------------------------------------------------


def places(war: War, unit: int) -> list[int]:
    """Where a unit that is due may arrive, ascending; empty when it is lost. [AW-REI-08]"""
    board, piece = war.board, war.piece(unit)
    if war.state.place[unit] == board.chart:
        return _returns(war, unit)
    if piece.entry == "us_reinforcement" or (war.state.nation[unit] == AMERICAN and piece.kind == SUB):
        return [board.reserve] if piece.kind == SUB else _american_ports(war, unit)
    if piece.entry.startswith("location_uncertain"):
        # Hornet joins group Z while the Pacific is at peace [AW-PAC-22]
        return [board[piece.entry]] if politics.at_peace(war) else _american_ports(war, unit)
    home = setup.starting_place(war.tables, unit)
    if piece.kind in (SUB, HKG):
        port = board[piece.entry]
        return [board.reserve] if war.state.control[port] == war.side(unit) else []
    if piece.nation == FRENCH:
        return [home]  # Richelieu and Jean Bart reach Brest though it is German by then [AW-DEC-09]
    return [home] if war.state.control[home] == war.side(unit) else []


def _american_ports(war: War, unit: int) -> list[int]:
    """USA or Pearl Harbor; Panama in place of a lost Pearl Harbor. [AW-REI-09, AW-UNI-16]"""
    board, control = war.board, war.state.control
    pacific = "pearl_harbor" if control[board["pearl_harbor"]] == ALLIED else "panama_canal"
    ports = {ATO: ["usa"], PTO: [pacific]}.get(war.piece(unit).theatre, ["usa", pacific])
    return sorted(board[id] for id in ports if control[board[id]] == ALLIED)


def _returns(war: War, unit: int) -> list[int]:
    """Any friendly port for a unit that comes back, submarines need none.

    [AW-LBA-07, AW-LBA-23, AW-LBA-24, AW-LBA-25, AW-AMP-15, AW-SUB-30]
    """
    board, state, side = war.board, war.state, war.side(unit)
    if war.kind(unit) in (SUB, HKG):
        return [board.reserve]
    theatre = NOBODY
    if side == AXIS:
        theatre = PTO if war.seat(unit) == JAPANESE else ATO
    return [
        port
        for port in board.port_range
        if state.control[port] == side
        and board.port(port).kind == PORT
        and (board.port(port).lba or war.kind(unit) != LBA)
        and theatre in (NOBODY, board.theatre[port])
        and no_base(war, unit, port) is None
    ]


def arrive(war: War, unit: int, place: int) -> None:
    """Bring a unit in, on the side of its counter that is due. [AW-AMP-16, AW-DEC-71]"""
    state = war.state
    returning = state.place[unit] == war.board.chart
    war.arrive(unit, place)
    if returning and war.piece(unit).reverse is not None and state.turn >= REVERSE_TURN:
        war.mark(unit, REVERSED)
    boat = war.kind(unit) == SUB and state.nation[unit] == GERMANS
    if boat and scrapped(war) and state.turn >= xxi_turn(war):
        war.mark(unit, XXI)
    politics.based(war, unit, place)


def never_comes(war: War, unit: int) -> None:
    """A unit due at a port in enemy hands is lost. [AW-REI-08]"""
    war.note(f"{war.piece(unit).name} is lost: the enemy holds its port")
    setup.lay(war.state, unit, war.board.sunk)
    war.state.back = changed(war.state.back, unit, war.state.turn)


def no_place(war: War, unit: int, id: str) -> Refusal:
    """Why a unit that is due may not arrive at a place."""
    name, port = war.piece(unit).name, war.board[id]
    back = war.state.place[unit] == war.board.chart
    if war.board.is_port(port) and war.state.control[port] != war.side(unit):
        return illegal("AW-REI-08", f"{name} cannot arrive at {the(id)}, which is not friendly", id)
    if back and war.kind(unit) == LBA:
        return illegal(
            "AW-LBA-24" if war.side(unit) == AXIS else "AW-LBA-23", f"{name} cannot return to {the(id)}", id
        )
    return illegal("AW-AMP-15" if back else "AW-REI-09", f"{name} cannot arrive at {the(id)}", id)
