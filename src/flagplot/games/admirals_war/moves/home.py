"""Returning to base: where a unit may go, and sending units home in the middle of a turn.

[AW-RTB-01, AW-MAP-11, AW-MAP-16]
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from flagplot.games.admirals_war import hidden, politics
from flagplot.games.admirals_war.board import (
    ALLIED,
    AXIS,
    BRITISH,
    CHANNEL,
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
    Board,
)
from flagplot.games.admirals_war.moves.frames import Homing
from flagplot.games.admirals_war.moves.limits import no_base
from flagplot.games.admirals_war.play import SHIPS, War
from flagplot.games.admirals_war.state import DISABLED, GROUNDED, LANDED
from flagplot.games.admirals_war.turn import calendar
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal, malformed

DISABLED_WATERS = ("caribbean_sea", "south_atlantic")  # [AW-RTB-06]
CAPE_PORTS = ("diego_suarez", "simons_town")  # [AW-RTB-07]
# reasons that keep an LBA or amphibious unit out of the rest of the turn
_FOR_THE_TURN = ("surface", "strike", "airfield", "disabled", "escaped")


# -- where to -------------------------------------------------------------------------------------------


def destinations(war: War, unit: int, area: int, why: str = "", *, nearest: bool = False) -> list[int]:
    """Places a unit may return to from an area, ascending; empty when it is lost. [AW-RTB-11]"""
    kind = war.kind(unit)
    if kind in (SUB, HKG):
        return [war.board.reserve]
    if kind == PARA and area >= 0 and why != "evacuated":
        return [war.board["germany"]]  # [AW-DEC-61]
    if nearest:
        return _nearest(war, unit, area)
    if why == "return":
        forced = _french_return(war, unit)
        if forced:
            return forced
    found = [port for port in _candidates(war, unit, area, why) if no_base(war, unit, port) is None]
    return _narrowed(war, unit, area, why, found)


def _candidates(war: War, unit: int, area: int, why: str) -> list[int]:
    """Ports and bases touching the area, whatever their theatre, and ports of the theatre within reach.

    An LBA that has struck a port goes to a base on its area only.
    [AW-RTB-01, AW-RTB-02, AW-DEC-29, AW-DEC-30, AW-DEC-42, AW-DEC-50, AW-LBA-20, AW-CHK-06]
    """
    board, touching = war.board, war.ports_on(area)
    if why == "strike":
        return list(touching)
    open_waters = connected(board, area, *blocked(war, war.side(unit)))
    found = []
    for port in board.port_range:
        if port in touching:
            found.append(port)
        elif board.port(port).kind in (PORT, NEUTRAL) and board.theatre[port] == board.theatre[area]:
            if any(open_waters >> other & 1 for other in war.touches(port)):
                found.append(port)
        elif _by_panama(war, unit, area, port):
            found.append(port)
    return found


def _by_panama(war: War, unit: int, area: int, port: int) -> bool:
    """Back through the canal from the two areas on its Pacific side. [AW-RTB-02, AW-CHK-06]"""
    ids = war.board.place_ids
    pacific_side = ids[port] == "panama_canal" and ids[area] in ("hawaiian_islands", "french_polynesia")
    return pacific_side and war.side(unit) == ALLIED and war.kind(unit) in SHIPS


def blocked(war: War, side: int) -> tuple[bool, bool, bool]:
    """Whether the enemy holds Gibraltar, the English Channel, Suez. [AW-CHK-03, AW-CHK-10, AW-DEC-29]"""
    control, board, enemy = war.state.control, war.board, 1 - side
    return (
        control[board["gibraltar"]] == enemy,
        enemy in (control[board["england"]], control[board["brest"]]),
        control[board["suez"]] == enemy,
    )


@lru_cache(maxsize=4096)
def connected(board: Board, area: int, gibraltar: bool, channel: bool, suez: bool) -> int:
    """The areas a returning unit can reach, as a set of bits: every one not behind a closed choke point."""
    shut = {GIBRALTAR: gibraltar, CHANNEL: channel, SUEZ: suez}
    reached, queue = 1 << area, [area]
    for here in queue:
        for other in board.near[here]:
            if not reached >> other & 1 and not shut.get(board.link[(here, other)], False):
                reached |= 1 << other
                queue.append(other)
    return reached


def _narrowed(war: War, unit: int, area: int, why: str, found: list[int]) -> list[int]:
    """Rules that leave a unit fewer places, or only the neutral port.

    [AW-RTB-06, AW-RTB-07, AW-RTB-08, AW-HLK-10, AW-DEC-67, AW-FRA-10, AW-ITA-05]
    """
    board, id = war.board, war.board.place_ids[area]
    ship = war.kind(unit) in SHIPS
    refuge = [board["neutral_port"]] if ship else []
    disabled = why == "disabled" or war.marked(unit, DISABLED)
    if war.marked(unit, LANDED):
        kept = [port for port in found if board.place_ids[port] in ("diego_suarez", "noumea")]
        return kept or found
    if ship and disabled and war.side(unit) == AXIS and id in DISABLED_WATERS:
        return refuge
    if ship and disabled and id == "cape_of_good_hope":
        return [port for port in found if board.place_ids[port] in CAPE_PORTS] or refuge
    if ship and id == "caribbean_sea" and war.seat(unit) == BRITISH and politics.at_peace(war):
        return refuge
    if not found and war.kind(unit) in (HLK, OILER) and board.theatre[area] == PTO:
        return refuge
    if war.fact("taranto_fell") and war.state.nation[unit] == ITALIAN and area in board.mediterranean:
        return [port for port in found if board.place_ids[port] == "spezia"] or found
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
    """Another friendly base on the same area, or the nearest friendly port.

    [AW-RTB-10, AW-CAP-05, AW-LBA-27]
    """
    board, place = war.board, war.state.place[unit]
    here = (area,) if area >= 0 else (place,) if place < board.n_areas else war.touches(place)
    usable = [port for port in board.port_range if port != place and no_base(war, unit, port) is None]
    usable = [port for port in usable if board.port(port).kind != NEUTRAL and war.touches(port)]
    if war.kind(unit) == LBA:
        usable = [port for port in usable if board.theatre[port] == board.theatre[here[0]]]
    beside = [port for port in usable if any(one in here for one in war.touches(port))]
    ports = [port for port in usable if board.port(port).kind == PORT]
    away = {port: min(board.steps[a][b] for a in here for b in war.touches(port)) for port in ports}
    closest = [port for port in ports if away[port] == min(away.values())]
    return sorted({*beside, *closest})


# -- going there ----------------------------------------------------------------------------------------


def send_home(
    war: War, units: Iterable[int], area: int = -1, why: str = "", *, nearest: bool = False
) -> None:
    """Send units home now: pushes ``Homing``, which asks the owners that have a choice.

    Without ``area`` each unit returns from where it is.
    """
    found = tuple(units)
    if found:
        war.push(Homing(found, area, why, nearest))


def bring_home(war: War, unit: int, place: int, why: str = "") -> None:
    """A unit is back in port; where a hidden submarine has been stays its owner's secret.

    [AW-PAC-21, AW-O26-01]
    """
    secret = hidden.confidants(war.state, war.seat(unit)) if hidden.unseen(war, unit) else None
    war.put(unit, place, audience=secret)
    war.state.base[unit] = -1
    if why in _FOR_THE_TURN:
        war.mark(unit, GROUNDED)
    if war.board.is_port(place):
        politics.based(war, unit, place)


def strand(war: War, unit: int) -> None:
    """A unit without a legal place to return to is lost. [AW-RTB-11]"""
    war.lose(unit, "has no port to return to and is lost")


class HomingStep(Step[War, Homing]):
    """Units return one after the other; whoever has a choice is asked. [AW-EXA-07]"""

    def seats(self, war: War, frame: Homing) -> tuple[str, ...]:
        """The owner of the next unit, if it has a choice."""
        if frame.units and len(self._places(war, frame)) > 1:
            return (war.seat_name(frame.units[0]),)
        return ()

    def _places(self, war: War, frame: Homing) -> list[int]:
        unit = frame.units[0]
        area = frame.area if frame.area >= 0 else war.state.place[unit]
        if frame.area < 0 and area >= war.board.n_areas:
            area = -1
        return destinations(war, unit, area, frame.why, nearest=frame.nearest or area < 0)

    def run(self, war: War, frame: Homing) -> None:
        """Bring home what has one place to go to; what has none is lost."""
        if not frame.units:
            war.pop()
            return
        places = self._places(war, frame)
        unit = frame.units[0]
        frame.units = frame.units[1:]
        if places:
            bring_home(war, unit, places[0], frame.why)
        else:
            strand(war, unit)

    def legal(self, war: War, frame: Homing, seat: str) -> list[Action]:
        """The ports and bases open to it."""
        return [Action("to", (war.board.place_ids[place],)) for place in self._places(war, frame)]

    def do(self, war: War, frame: Homing, seat: str, action: Action) -> None:
        """Bring it home."""
        unit = frame.units[0]
        frame.units = frame.units[1:]
        bring_home(war, unit, war.board[str(action.args[0])], frame.why)

    def why_not(self, war: War, frame: Homing, seat: str, action: Action) -> Refusal | None:
        """Why a port is closed to it."""
        if action.verb != "to":
            return None
        area = frame.area if frame.area >= 0 else war.state.place[frame.units[0]]
        return no_return(war, frame.units[0], area, str(action.args[0]), nearest=frame.nearest)

    def prompt(self, war: War, frame: Homing, seat: str) -> str:
        """The question."""
        return f"{war.piece(frame.units[0]).name} returns to base: where to?"


def no_return(war: War, unit: int, area: int, id: str, *, nearest: bool = False) -> Refusal:
    """Why a unit may not return to a place."""
    board, name = war.board, war.piece(unit).name
    if id not in board.place_of:
        return malformed(f"no place {id!r}", id)
    port = board[id]
    if not board.is_port(port):
        return illegal("AW-RTB-01", f"{name} returns to a port or base, not to {id}", id)
    refusal = no_base(war, unit, port)
    if refusal is not None:
        return refusal
    if nearest:
        return illegal("AW-RTB-10", f"{name} goes to a base on the same area or to the nearest port", id)
    if area < board.n_areas:
        special = _special(war, unit, area, id)
        if special is not None:
            return special
    if board.port(port).kind not in (PORT, NEUTRAL):
        return illegal("AW-MAP-16", f"{id} does not touch {board.place_names[area]}", id)
    if board.theatre[port] != board.theatre[area]:
        return illegal("AW-MAP-11", f"{id} is in the other theatre", id)
    return illegal("AW-CHK-03", f"the way of {name} to {id} passes a choke point the enemy holds", id)


def _special(war: War, unit: int, area: int, id: str) -> Refusal | None:
    here, name = war.board.place_ids[area], war.piece(unit).name
    disabled = war.marked(unit, DISABLED)
    if disabled and war.side(unit) == AXIS and here in DISABLED_WATERS:
        return illegal("AW-RTB-06", f"{name} is disabled and must go to the neutral port", id)
    if disabled and here == "cape_of_good_hope":
        return illegal("AW-RTB-07", f"{name} is disabled and must go to Diego Suarez or Simon's Town", id)
    if here == "caribbean_sea" and war.seat(unit) == BRITISH and politics.at_peace(war):
        return illegal("AW-RTB-08", f"{name} must go to the neutral port while the US is at peace", id)
    return None
