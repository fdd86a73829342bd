"""What the numbers of a state mean, and whether they fit the board: for states read from outside.

``_shapes`` is the table: every field of the state and of its frames by name, as ``frame.field`` where a name
means something else in one frame.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from flagplot.games.admirals_war.board import NATIONS, SEATS, Board
from flagplot.games.admirals_war.state import SeaState
from flagplot.games.admirals_war.turn.sequence import SEQUENCE
from flagplot.kernel.errors import FormatError
from flagplot.kernel.shapes import Each, Proven, Table, Whole, Word, check_fields, row

_MARKS = (1 << 19) - 1  # all marks of a unit together


def check(board: Board, state: SeaState) -> None:
    """Refuse a state whose lists have the wrong size, point off the board, or do not agree."""
    shapes = _shapes(board)
    check_fields(state, shapes, "the state")
    for number, frame in enumerate(state.frames, 1):
        check_fields(frame, shapes, f"frame {number}")
        for fleet in getattr(frame, "fleets", getattr(frame, "forces", ())):
            if hasattr(fleet, "units"):
                check_fields(fleet, shapes, f"frame {number}")
    _check_places(board, state)


@lru_cache(maxsize=4)
def _shapes(board: Board) -> dict[str, Any]:
    units, places, areas = board.n_units, board.n_places, board.n_areas
    unit, no_unit = Whole(0, units - 1, "a unit"), Whole(-1, units - 1, "a unit or -1")
    place, no_place = Whole(0, places - 1, "a place"), Whole(-1, places - 1, "a place or -1")
    area, no_area = Whole(0, areas - 1, "an area"), Whole(-1, areas - 1, "an area or -1")
    port = Whole(areas, places - 1, "a port")
    side, no_side = Whole(0, 1, "a side"), Whole(-1, 1, "a side or -1")
    nation, no_nation = Whole(0, len(NATIONS) - 1, "a nation"), Whole(-1, len(NATIONS) - 1, "a nation or -1")
    seat, bit = Whole(0, len(SEATS), "a seat"), Whole(0, 1)
    number = Whole(0, 99, "a small number")
    some_units, ports, anything = Each(unit), Each(place), Proven(lambda found: None)
    return {
        # the state
        "turn": Whole(0, 12, "a turn"),
        "vp": Each(Whole(-99, 99, "points"), 2),
        "place": Each(place, units),
        "mode": Each(bit, units),
        "damage": Each(number, units),
        "overhaul": Each(number, units),
        "marks": Each(Whole(0, _MARKS, "marks"), units),
        "nation": Each(nation, units),
        "origin": Each(no_place, units),
        "base": Each(no_place, units),
        "back": Each(Whole(-1, 99), units),
        "at": Each(some_units, places),
        "flag": Each(no_side, areas),
        "flag_start": Each(no_side, areas),
        "flag_by": Each(Whole(0, (1 << len(NATIONS)) - 1, "nations"), areas),
        "resolved": Each(bit, areas),
        "merchant": Each(Whole(-99, 99, "points"), 2 * areas),
        "retreated": Each(Whole(0, 3, "sides"), areas),
        "control": Each(no_side, places),
        "holder": Each(no_nation, places),
        "raids": Each(row(place, area, bit)),
        "markers": Table(unit, row(number, number)),
        "war": Whole(0, 2),
        "attack_turn": Whole(-1, 99),
        "us_penalty": number,
        "us_penalty_next": number,
        "facts": Table(None, Whole(-999, 999_999)),
        "uncertain": Each(area),
        "uncertain_rolls": Table(place, Each(Whole(1, 6, "a face"))),
        "seed": anything,
        "seq": Whole(0, 2**31 - 1),
        "rolls": Whole(0, 2**31 - 1),
        "options": anything,
        "frames": anything,
        "outcome": anything,
        # frames of the turn
        "turn.number": Whole(0, len(SEQUENCE), "a step of the turn"),
        "seat": seat,
        "repair.seat": Whole(-1, len(SEATS), "a seat or -1"),
        "points": Table(place, number),
        "unit": unit,
        "queue": some_units,
        "stage": Whole(0, 0, "a stage"),
        "left": some_units,
        "transfers.left": number,
        # frames of movement
        "patrol.rolls": some_units,
        "raiders.rolls": some_units,
        "straits": some_units,
        "sailing.places": Each(place),
        "sailing.rolls": Each(place),
        "sailing.straits": Each(place),
        "units": some_units,
        "homing.area": no_area,
        "homing.places": Each(place),
        # frames of combat
        "asked": Whole(0, 15, "seats"),
        "pickers": Each(seat, 2),
        "area": area,
        "closed": ports,
        "booked": Table(unit, place),
        "side": side,
        "targets": Table(unit, place),
        "volley.attackers": some_units,
        "volley.targets": some_units,
        "firing": some_units,
        "volley.port": no_place,
        "bonus": Whole(-99, 99),
        "air_bonus": Whole(-99, 99),
        "lba_bonus": Whole(-99, 99),
        "optional": some_units,
        "aims": Table(unit, no_unit),
        "guard": no_unit,
        "kamikaze": some_units,
        "battle.forces": Each(some_units, 2),
        "runner": no_side,
        "groups.runner": side,
        "choices": Each(Word(("", "air", "surface", "combined", "none")), 2),
        "guns": some_units,
        "fired": some_units,
        "hit": some_units,
        "stops": no_side,
        "silent": some_units,
        "named": Table(unit, no_unit),
        "battle.groups": some_units,
        "torpedoes.queue": Each(side),
        "tried": some_units,
        "hunter": no_unit,
        "groups.groups": Each(some_units),
        "groups.pursuers": Each(some_units),
        "groups.hunters": some_units,
        # frames of shores and fleets
        "hunt.nation": no_nation,
        "hunt.queue": anything,
        "landings.area": no_area,
        "passed": some_units,
        "garrison.port": port,
        "invader": unit,
        "capture.queue": anything,
        "fallen": Each(place),
        "fled": Each(side),
        "hawaii.groups": some_units,
        "indonesia.hit": ports,
        "scenes": Table(place, some_units),
    }


def _check_places(board: Board, state: SeaState) -> None:
    """``at`` and ``place`` say the same."""
    for place, units in enumerate(state.at):
        if list(units) != sorted(units):
            raise FormatError(f"saved state: units in ascending order expected at {board.place_ids[place]}")
        for unit in units:
            if state.place[unit] != place:
                raise FormatError(f"saved state: unit {unit} does not lie at {board.place_ids[place]}")
    if sum(map(len, state.at)) != board.n_units:
        raise FormatError(f"saved state: {board.n_units} units expected, found {sum(map(len, state.at))}")
