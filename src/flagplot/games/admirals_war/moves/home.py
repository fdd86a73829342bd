"""Returning to base: where a unit may go, and sending units home in the middle of a turn.

[AW-RTB-01, AW-MAP-11, AW-MAP-16]
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import groupby

from flagplot.board.graph import distances, mask_of
from flagplot.games.admirals_war import hidden, politics
from flagplot.games.admirals_war.board import (
    ALLIED,
    AXIS,
    BRITISH,
    CHANNEL,
    DUTCH,
    FRENCH,
    GIBRALTAR,
    HKG,
    HLK,
    ITALIAN,
    LBA,
    NEUTRAL,
    OILER,
    PARA,
    PORT,
    PTO,
    SUB,
    SUEZ,
    VICHY,
    Board,
)
from flagplot.games.admirals_war.moves import words
from flagplot.games.admirals_war.moves.frames import Homing
from flagplot.games.admirals_war.moves.limits import no_base
from flagplot.games.admirals_war.moves.reach import PANAMA_EXITS, borders, tolls
from flagplot.games.admirals_war.play import SHIPS, War
from flagplot.games.admirals_war.state import DISABLED, GROUNDED, LANDED, changed
from flagplot.games.admirals_war.turn import calendar
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.spelling import unknown

DISABLED_WATERS = ("caribbean_sea", "south_atlantic")  # [AW-RTB-06]
CAPE_PORTS = ("diego_suarez", "simons_town")  # [AW-RTB-07]
# reasons that keep an LBA or amphibious unit out of the rest of the turn
_FOR_THE_TURN = ("surface", "strike", "airfield", "disabled", "escaped")

Party = tuple[Iterable[int], int, str]  # units, the area they return from or -1, and why


# -- where to -------------------------------------------------------------------------------------------


def destinations(war: War, unit: int, area: int, why: str = "", *, nearest: bool = False) -> list[int]:
    """Places a unit may return to from an area, ascending; empty when it is lost. [AW-RTB-11]"""
    kind, board = war.kind(unit), war.board
    if kind in (SUB, HKG):
        return [board.reserve]
    if war.state.origin[unit] == board["vichy_fna"]:
        return [board["vichy_fna"]]  # French ships that opposed a landing [AW-O22-19]
    if kind == PARA and area >= 0 and why != "evacuated":
        return [board["germany"]]  # [AW-DEC-61]
    if nearest:
        return _nearest(war, unit, area)
    if why == "return":
        forced = _french_return(war, unit)
        if forced:
            return forced
    return _narrowed(war, unit, area, why, _open_ports(war, unit, area, why))


def _open_ports(war: War, unit: int, area: int, why: str) -> list[int]:
    """Ports and bases touching the area, whatever their theatre, and ports of the theatre within reach.

    An LBA stays in its theatre, and after a strike on a port it goes to a base on its area only.
    [AW-RTB-01, AW-RTB-02, AW-RTB-05, AW-MAP-11, AW-MAP-16, AW-DEC-29, AW-DEC-30, AW-DEC-42, AW-DEC-50,
    AW-LBA-20, AW-CHK-06]
    """
    board, side = war.board, war.side(unit)
    control, theatre = war.state.control, board.theatre[area]
    beside = war.ports_on(area)
    ports: tuple[int, ...] | list[int] = beside
    if why != "strike":
        ports = sorted({*beside, *havens(board, area, *blocked(war, side))})
        if side == ALLIED and board.place_ids[area] in PANAMA_EXITS:
            ports.append(board["panama_canal"])  # back through the canal
            ports.sort()
    neutral = board["neutral_port"]
    found = [
        port
        for port in ports
        if (control[port] == side or port == neutral) and no_base(war, unit, port) is None
    ]
    if war.kind(unit) == LBA:
        return [port for port in found if board.theatre[port] == theatre] or found
    return found


@lru_cache(maxsize=512)
def havens(board: Board, area: int, gibraltar: bool, channel: bool, suez: bool) -> tuple[int, ...]:
    """Ports of an area's theatre that lie behind no closed choke point. [AW-RTB-01, AW-DEC-29]

    The neutral port is one of them. [AW-DEC-50]
    """
    waters = connected(board, area, gibraltar, channel, suez)
    return tuple(
        port
        for port in board.port_range
        if board.port(port).kind in (PORT, NEUTRAL)
        and board.theatre[port] == board.theatre[area]
        and any(waters >> other & 1 for touches in board.touches for other in touches[port])
    )


def blocked(war: War, side: int) -> tuple[bool, bool, bool]:
    """Whether the enemy closes Gibraltar, the English Channel, Suez. [AW-CHK-03, AW-CHK-10, AW-DEC-29]"""
    _, gibraltar, channel, suez = tolls(war, side)
    return gibraltar > 1, channel > 1, suez > 1


@lru_cache(maxsize=512)
def connected(board: Board, area: int, gibraltar: bool, channel: bool, suez: bool) -> int:
    """The areas a returning unit can reach, as a set of bits: every one not behind a closed choke point."""
    return mask_of(
        other for other, steps in enumerate(away(board, area, gibraltar, channel, suez)) if steps >= 0
    )


@lru_cache(maxsize=512)
def away(board: Board, area: int, gibraltar: bool, channel: bool, suez: bool) -> tuple[int, ...]:
    """By area: steps from an area without passing a closed choke point, -1 where there is no way."""
    shut = {GIBRALTAR: gibraltar, CHANNEL: channel, SUEZ: suez}
    near = [[other for other, link in beside if not shut.get(link, False)] for beside in borders(board)]
    return tuple(distances(near, area))


def _narrowed(war: War, unit: int, area: int, why: str, found: list[int]) -> list[int]:
    """Rules that leave a unit fewer places, or only the neutral port.

    [AW-RTB-06, AW-RTB-07, AW-RTB-08, AW-HLK-10, AW-DEC-67, AW-FRA-10, AW-ITA-05, AW-MIN-02]
    """
    board, id, kind = war.board, war.board.place_ids[area], war.kind(unit)
    if kind not in SHIPS:
        return _italian(war, unit, area, found)
    singapore = board["singapore"]
    if war.state.nation[unit] == DUTCH and no_base(war, unit, singapore) is None and politics.at_peace(war):
        return [singapore]  # wherever she is
    refuge = [board["neutral_port"]]
    if war.marked(unit, LANDED):
        kept = [port for port in found if board.place_ids[port] in ("diego_suarez", "noumea")]
        return kept or found
    if why == "disabled" or war.marked(unit, DISABLED):
        if war.side(unit) == AXIS and id in DISABLED_WATERS:
            return refuge
        if id == "cape_of_good_hope":
            return [port for port in found if board.place_ids[port] in CAPE_PORTS] or refuge
    if id == "caribbean_sea" and war.seat(unit) == BRITISH and politics.at_peace(war):
        return refuge
    if not found and kind in (HLK, OILER) and board.theatre[area] == PTO:
        return refuge
    return _italian(war, unit, area, found)


def _italian(war: War, unit: int, area: int, found: list[int]) -> list[int]:
    """After the fall of Taranto Italian units go from the Mediterranean to Spezia only. [AW-ITA-05]"""
    if war.state.nation[unit] == ITALIAN and war.fact("taranto_fell") and area in war.board.mediterranean:
        spezia = war.board["spezia"]
        return [spezia] if war.state.control[spezia] == AXIS else found
    return found


def _french_return(war: War, unit: int) -> list[int]:
    """On the last turn of France its ships go to the closer of Brest and Toulon. [AW-FRA-03, AW-DEC-43]"""
    state, board = war.state, war.board
    last = state.turn == calendar.french_turn(state.options) - 1 and not war.midway
    if not last or state.nation[unit] != FRENCH:
        return []
    brest, toulon = board["brest"], board["toulon"]
    return [brest if distance(war, unit, brest) < distance(war, unit, toulon) else toulon]


def distance(war: War, unit: int, port: int) -> int:
    """Sea areas of the shortest chain from where a unit is to a port. [AW-CAP-06, AW-DEC-36]"""
    place = war.state.place[unit]
    if place == port:
        return 0
    here = (place,) if place < war.board.n_areas else war.touches(place)
    return min(war.board.steps[one][other] for one in here for other in war.touches(port)) + 1


def _nearest(war: War, unit: int, area: int) -> list[int]:
    """Another friendly base on the same area, or the nearest friendly port without a closed choke point.

    [AW-RTB-10, AW-CAP-05, AW-CAP-06, AW-LBA-27, AW-CHK-03, AW-DEC-36]
    """
    board, place = war.board, war.state.place[unit]
    here = (area,) if area >= 0 else (place,) if place < board.n_areas else war.touches(place)
    if not here:  # Norway, which has just become part of Germany [AW-O20-04]
        here = board.touches[True][place]
    usable = [
        port
        for port in board.port_range
        if port != place and board.port(port).kind != NEUTRAL and no_base(war, unit, port) is None
    ]
    if war.kind(unit) == LBA:
        theatre = board.theatre[area if area >= 0 else place]
        usable = [port for port in usable if board.theatre[port] == theatre]
    beside = [port for port in usable if any(one in here for one in war.touches(port))]
    shut = blocked(war, war.side(unit))
    steps = {}
    for port in usable:
        ways = [away(board, one, *shut)[other] for one in here for other in war.touches(port)]
        open_ways = [way for way in ways if way >= 0]
        if open_ways and board.port(port).kind == PORT:
            steps[port] = min(open_ways)
    closest = [port for port, way in steps.items() if way == min(steps.values())]
    return sorted({*beside, *closest})


# -- going there ----------------------------------------------------------------------------------------


def send_home(
    war: War, units: Iterable[int], area: int = -1, why: str = "", *, nearest: bool = False
) -> None:
    """Send units home now: pushes ``Homing``, which asks the owners that have a choice in their order.

    Without ``area`` each unit returns from where it is.
    """
    send_parties(war, [(units, area, why)], nearest=nearest)


def send_parties(war: War, parties: Iterable[Party], *, nearest: bool = False) -> None:
    """Send units home that must go at the same moment, each with where from and why.

    Their owners are asked in nationality order, whatever brought each of them to it; in combat the units
    of a side act together. [AW-SEQ-01, AW-SEQ-05]
    """
    rows = [(unit, area, why) for units, area, why in parties for unit in units]
    rows.sort(key=lambda row: _turn_of(war, *row))
    errands = [
        Homing(tuple(unit for unit, *_ in group), area, why, nearest)
        for (area, why), group in groupby(rows, key=lambda row: row[1:])
    ]
    for errand in reversed(errands):
        war.push(errand)


def _turn_of(war: War, unit: int, area: int, why: str) -> tuple[int, int]:
    """When the owner of a unit is asked: in combat at the place of its side, then at its own."""
    seat = war.seat(unit)
    fought = area >= 0 and why != "airfield"
    return (war.theatre_seat(war.side(unit), area) if fought else seat), seat


def bring_home(war: War, unit: int, place: int, why: str = "") -> None:
    """A unit is back in port; where a hidden submarine has been stays its owner's secret.

    In the neutral port nobody stays disabled; a ship that opposed a landing is Vichy's again.
    [AW-PAC-21, AW-O26-01, AW-MAP-20, AW-O22-19]
    """
    secret = hidden.confidants(war.state, war.seat(unit)) if hidden.unseen(war, unit) else None
    war.put(unit, place, audience=secret)
    war.state.base = changed(war.state.base, unit, -1)
    if why in _FOR_THE_TURN:
        war.mark(unit, GROUNDED)
    if place == war.board["neutral_port"]:
        war.unmark(unit, DISABLED)
    elif place == war.board["vichy_fna"]:
        war.hand_over(unit, VICHY)
    elif war.board.is_port(place):
        politics.based(war, unit, place)


def strand(war: War, unit: int) -> None:
    """A unit without a legal place to return to is lost. [AW-RTB-11]"""
    war.lose(unit, "has no port to return to and is lost")


class HomingStep(Step[War, Homing]):
    """Units return one after the other, each where its owner wants; who has no choice is not asked.

    [AW-EXA-07]
    """

    def seats(self, war: War, frame: Homing) -> tuple[str, ...]:
        """The owner of the next unit, if it has a choice."""
        return (war.seat_name(frame.units[0]),) if frame.places else ()

    def run(self, war: War, frame: Homing) -> None:
        """Bring home what has one place to go to; what has none is lost; ask for the others."""
        while frame.units:
            unit = frame.units[0]
            if not self._gone(war, unit):
                area = self._area(war, frame)
                places = destinations(war, unit, area, frame.why, nearest=frame.nearest or area < 0)
                if len(places) > 1:
                    frame.places = tuple(places)
                    return
                if places:
                    bring_home(war, unit, places[0], frame.why)
                else:
                    strand(war, unit)
            frame.units = frame.units[1:]
        war.pop()

    @staticmethod
    def _area(war: War, frame: Homing) -> int:
        """The area the next unit returns from; -1 for a port it must leave."""
        place = frame.area if frame.area >= 0 else war.state.place[frame.units[0]]
        return place if place < war.board.n_areas else -1

    @staticmethod
    def _gone(war: War, unit: int) -> bool:
        """Whether a unit is in a friendly port or off the map by now."""
        place = war.state.place[unit]
        safe = war.board.is_port(place) and war.state.control[place] == war.side(unit)
        return safe or place > war.board.reserve

    def legal(self, war: War, frame: Homing, seat: str) -> list[Action]:
        """The ports and bases open to it."""
        to = words.places(war.board)
        return [to[place] for place in frame.places]

    def do(self, war: War, frame: Homing, seat: str, action: Action) -> None:
        """Bring it home."""
        unit, frame.units, frame.places = frame.units[0], frame.units[1:], ()
        bring_home(war, unit, war.board[str(action.args[0])], frame.why)

    def why_not(self, war: War, frame: Homing, seat: str, action: Action) -> Refusal | None:
        """Why a port is closed to it."""
        if action.verb != "to":
            return None
        area = self._area(war, frame)
        return no_return(war, frame.units[0], area, str(action.args[0]), frame.why, nearest=frame.nearest)

    def prompt(self, war: War, frame: Homing, seat: str) -> str:
        """The question."""
        return f"{war.piece(frame.units[0]).name} returns to base: where to?"


def panel(war: War, frame: Homing, viewer: str | None) -> dict[str, object]:
    """Which units return, the next one first, and why."""
    ids = war.board.unit_ids
    shown = [ids[unit] for unit in frame.units if not hidden.hides(war, unit, viewer)]
    return {"why": frame.why, "units": shown}


def no_return(war: War, unit: int, area: int, id: str, why: str = "", *, nearest: bool = False) -> Refusal:
    """Why a unit may not return to a place."""
    board, name = war.board, war.piece(unit).name
    if id not in board.place_of:
        return unknown("place", id, war.board.place_ids)
    port, where = board[id], board.place_names[board[id]]
    if not board.is_port(port):
        return illegal("AW-RTB-01", f"{name} returns to a port or base, not to {where}", id)
    refusal = no_base(war, unit, port)
    if refusal is not None:
        return refusal
    if why == "airfield":
        return illegal("AW-LBA-27", f"{name} has lost its base and goes to the nearest friendly port", id)
    if nearest or area < 0:
        return illegal("AW-RTB-10", f"{name} goes to a base on the same area or to the nearest port", id)
    special = _special(war, unit, area, id, why)
    if special is not None:
        return special
    if id == "norway" and not war.touches(port):
        return illegal("AW-MAP-27", "Norway is part of Germany", id)
    if board.port(port).kind not in (PORT, NEUTRAL):
        return illegal("AW-MAP-16", f"{where} does not touch {board.place_names[area]}", id)
    if board.theatre[port] != board.theatre[area]:
        return illegal("AW-MAP-11", f"{where} is in the other theatre", id)
    return illegal("AW-CHK-03", f"the way of {name} to {where} passes a choke point the enemy holds", id)


def _special(war: War, unit: int, area: int, id: str, why: str) -> Refusal | None:
    """The rule that leaves a unit fewer ports than others."""
    here, name, ship = war.board.place_ids[area], war.piece(unit).name, war.kind(unit) in SHIPS
    disabled = ship and (why == "disabled" or war.marked(unit, DISABLED))
    if why == "strike":
        return illegal("AW-LBA-20", f"{name} returns to a base on {war.board.areas[area].name}", id)
    if disabled and war.side(unit) == AXIS and here in DISABLED_WATERS:
        return illegal("AW-RTB-06", f"{name} is disabled and must go to the neutral port", id)
    if disabled and here == "cape_of_good_hope":
        return illegal("AW-RTB-07", f"{name} is disabled and must go to Diego Suarez or Simon's Town", id)
    if ship and here == "caribbean_sea" and war.seat(unit) == BRITISH and politics.at_peace(war):
        return illegal("AW-RTB-08", f"{name} must go to the neutral port while the US is at peace", id)
    if war.state.nation[unit] == ITALIAN and war.fact("taranto_fell") and area in war.board.mediterranean:
        return illegal("AW-ITA-05", f"{name} must return to Spezia", id)
    if why == "return" and war.state.nation[unit] == FRENCH:
        return illegal("AW-FRA-03", f"{name} goes to the closer of Brest and Toulon", id)
    return None
