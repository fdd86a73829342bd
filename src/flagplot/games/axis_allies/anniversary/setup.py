"""The opening positions of 1941 and 1942, and the board as each power has it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from flagplot.games.axis_allies.anniversary import bids, canals, technologies
from flagplot.games.axis_allies.anniversary.loader import Setup, data
from flagplot.games.axis_allies.anniversary.options import META, seating
from flagplot.games.axis_allies.anniversary.powers import CHINA, SIDES
from flagplot.games.axis_allies.anniversary.state import AnniversaryState
from flagplot.games.axis_allies.board import Board, Kind
from flagplot.games.axis_allies.opening import starting_units
from flagplot.games.axis_allies.state import NO_FACILITIES, Facilities, WarState
from flagplot.games.axis_allies.turn.frames import Round
from flagplot.kernel.memory import Table

OTHERS = ("neutral", "none")  # owners that never act
COMPLEX: Facilities = (-1, -1, 1, 0)

# -- boards ----------------------------------------------------------------------------------------------

_LAND = [space.id for space in data().scenarios["1941"].spaces]
_BANKS = tuple(_LAND.index(bank) for canal in canals.CANALS for bank in canal.banks)
_TECH = {
    name: tuple(technologies.flag(power.id) for power in scenario.powers)
    for name, scenario in data().scenarios.items()
}
# the technologies that change unit profiles
_PROFILES = sum(1 << number for number, one in enumerate(data().technologies) if one.units)
_SIDE_OF = (*SIDES, *(-1 for _ in OTHERS))  # by owner

_boards: Table[tuple[Any, ...], Board] = Table(10_000)


def board_for(state: WarState) -> Board:
    """The board of the active power: its technologies in the unit table, closed canals without passage.

    One object for equal circumstances. China has no technologies. [A50-CHN-24, A50-CAN-02, A50-TEC-39]
    """
    active, options, flags = state.active, state.options, state.flags
    control = state.turn_control or state.control
    key = (
        state.scenario,
        options["closed_black_sea"],
        options["interceptors"],
        options["heavy_bomber_dice"],
        flags.get(_TECH[state.scenario][active], 0),
        SIDES[active],
        *[_SIDE_OF[control[bank]] for bank in _BANKS],
    )
    found = _boards.get(key)
    return _boards.keep(key, _board(state, control)) if found is None else found


def _board(state: WarState, control: Sequence[int]) -> Board:
    options, known = state.options, state.flags.get(_TECH[state.scenario][state.active], 0)
    closed = canals.closed(_plain(state.scenario), control, state.active)
    return _variant(
        _seas(state.scenario, closed, black_sea=options["closed_black_sea"]),
        known & _PROFILES,
        interceptors=options["interceptors"],
        best_die=options["heavy_bomber_dice"] == "best_of_two",
    )


@cache
def _variant(seas: Board, known: int, *, interceptors: bool, best_die: bool) -> Board:
    """The board with the unit profiles of a power that has these technologies."""
    return seas.variant(
        tuple(_equipped(kind, known, interceptors=interceptors, best_die=best_die) for kind in seas.kinds)
    )


@cache
def _plain(scenario: str) -> Board:
    """The board as printed, the powers in the turn order of the scenario.

    [A50-SEQ-02, A50-SEQ-03, A50-MAP-09]
    """
    source, held = data(), data().scenarios[scenario]
    board = Board(held.spaces, source.kinds, source.facilities, held.powers, source.objectives, others=OTHERS)
    board.droppers = tuple(
        kind for technology in source.technologies for kind, new in technology.units.items() if "drops" in new
    )
    return board


@cache
def _seas(scenario: str, closed: int, *, black_sea: bool) -> Board:
    """The board with some canals closed, and the Black Sea where the table wants that."""
    plain, borders = _plain(scenario), list(canals.passages(closed))
    if black_sea:
        zone = data().tables.black_sea.zone
        borders += [(zone, plain.space_ids[other]) for other in plain.sea_near[plain.space_of[zone]]]
    return plain.closed(borders)


def _equipped(kind: Kind, known: int, *, interceptors: bool, best_die: bool) -> Kind:
    """A unit profile with the technologies of its owner. [A50-UNI-19, A50-TEC-39]

    Of the dice of a heavy bomber all count, or the best one. [A50-TEC-37, A50-OPT-09]
    """
    for technology in technologies.listed(known):
        kind = msgspec.structs.replace(kind, **technology.units.get(kind.id, {}))
    if interceptors and kind.id == "fighter":
        kind = msgspec.structs.replace(kind, escorts=True, intercepts=True)
    if best_die and kind.dice > 1:
        kind = msgspec.structs.replace(kind, best_die=True)
    return kind


# -- opening ---------------------------------------------------------------------------------------------


def starting_facilities(board: Board, setup: Setup) -> list[Facilities]:
    """The industrial complexes. [A50-SET-08]"""
    return [COMPLEX if space in setup.facilities else NO_FACILITIES for space in board.space_ids]


def starting_money(board: Board, setup: Setup, *, errata: bool) -> list[int]:
    """Treasuries, with or without the correction for Germany in 1942; China has none.

    [A50-SET-03, A50-SET-05, A50-SET-09, A50-SET-15]
    """
    money = setup.treasury if errata else {**setup.treasury, **setup.treasury_as_printed}
    return [money.get(power.id, 0) for power in board.powers]


def starting_wars(board: Board) -> list[int]:
    """Everybody is at war with the whole other side. [A50-GEN-01]"""
    n = board.n_powers
    return [sum(1 << q for q in range(n) if board.side[q] != board.side[p]) for p in range(n)]


def starting_flags(board: Board) -> dict[str, int]:
    """What only this edition keeps.

    ``tech.<power>`` and ``tokens.<power>``: technologies and researchers, none at first; ``china_first``:
    China fights before the United States this turn; ``switched``: the other of the two was just given the
    word in their common Noncombat Move phase.
    """
    seats = [power.id for power in board.powers[:CHINA]]
    return {
        "china_first": 0,
        "half_repaired": 0,
        "switched": 0,
        **{f"tech.{seat}": 0 for seat in seats},
        **{f"tokens.{seat}": 0 for seat in seats},
    }


def new_state(
    scenario: str = "1941",
    options: Mapping[str, Any] | None = None,
    persons: Mapping[str, int] | None = None,
) -> AnniversaryState:
    """The opening position of a scenario with the given switches. [A50-SET-08, A50-OPT-04]

    Units and money are kept by power, also when one person runs several powers. [A50-GEN-09, A50-SET-14]
    """
    chosen = META.check_options(options)
    name = META.scenario(scenario).id
    setup = data().scenarios[name].setup
    board = _plain(name)
    return AnniversaryState(
        schema=META.schema,
        game=META.id,
        scenario=name,
        options=chosen,
        persons=seating(name, persons),
        turns=[0] * board.n_powers,
        units=starting_units(board, setup.units),
        control=list(board.start_control),
        facilities=starting_facilities(board, setup),
        treasury=starting_money(board, setup, errata=chosen["official_errata_2009"]),
        pool=[{} for _ in range(board.n_powers)],
        war=starting_wars(board),
        aligned={},
        flags=starting_flags(board),
        frames=[Round(), *bids.before_game(chosen)],
    )
