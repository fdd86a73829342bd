"""The opening position: spring 1940, Japan to move."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from flagplot.games.axis_allies.board import Board
from flagplot.games.axis_allies.opening import starting_units
from flagplot.games.axis_allies.pacific_1940.loader import Setup, build_board, data
from flagplot.games.axis_allies.pacific_1940.options import META, seating
from flagplot.games.axis_allies.pacific_1940.state import PacificState
from flagplot.games.axis_allies.state import NO_FACILITIES, Facilities
from flagplot.games.axis_allies.turn.frames import Round


def board_for(options: Mapping[str, Any]) -> Board:
    """The board with the switches of ``options`` applied; one object for equal switches."""
    return _board(options.get("map_errata_korea", True), options.get("mech_artillery_support", False))


@cache
def _board(korea_errata: bool, mech_support: bool) -> Board:
    return build_board(data(), korea_errata=korea_errata, mech_support=mech_support)


def starting_facilities(board: Board, setup: Setup, *, errata: bool) -> list[Facilities]:
    """Bases and complexes, with or without the corrections. [P40-SET-07, P40-SET-08, P40-OPT-01]"""
    placed = dict(setup.facilities)
    if not errata:
        placed.update(setup.facilities_as_printed)
    facilities = [NO_FACILITIES] * board.n
    for space, bases in placed.items():
        facilities[board.space_of[space]] = (
            0 if "airbase" in bases else -1,
            0 if "naval_base" in bases else -1,
            2 if "major_ic" in bases else 1 if "minor_ic" in bases else 0,
            0,
        )
    return facilities


def starting_wars(board: Board) -> list[int]:
    """Japan and China are at war, nobody else is. [P40-SET-05, P40-POL-01]"""
    wars = [0] * board.n_powers
    for one, other in data().at_war:
        wars[board.owner_of[one]] |= 1 << board.owner_of[other]
        wars[board.owner_of[other]] |= 1 << board.owner_of[one]
    return wars


def starting_flags() -> dict[str, int]:
    """What only this edition keeps. [P40-SET-11]

    ``kamikaze_left`` attacks, ``kamikaze_open`` once they are unlocked, ``anzac_bonus`` once it was paid,
    ``us_provoked`` once an unprovoked declaration of Japan lets the United States declare (errata).
    """
    return {
        "anzac_bonus": 0,
        "kamikaze_left": data().tables.kamikaze.attacks,
        "kamikaze_open": 0,
        "us_provoked": 0,
    }


def new_state(
    scenario: str = "1940",
    options: Mapping[str, Any] | None = None,
    persons: Mapping[str, int] | None = None,
    seed: int | None = None,
) -> PacificState:
    """The opening position with the given switches. [P40-SET-01, P40-SET-02, P40-SET-04]

    Units and money are kept by power, also when one person runs several powers. [P40-GEN-03, P40-GEN-06]
    """
    chosen = META.check_options(options)
    board, setup = board_for(chosen), data().setup
    return PacificState(
        schema=META.schema,
        game=META.id,
        scenario=META.scenario(scenario).id,
        options=chosen,
        seed=seed,
        persons=seating(persons),
        turns=[0] * board.n_powers,
        units=starting_units(board, setup.units),
        control=list(board.start_control),
        facilities=starting_facilities(board, setup, errata=chosen["setup_errata"]),
        treasury=[power.treasury for power in board.powers],
        pool=[{} for _ in range(board.n_powers)],
        war=starting_wars(board),
        aligned={},
        flags=starting_flags(),
        frames=[Round()],
    )
