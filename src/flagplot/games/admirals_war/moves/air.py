"""Step 4: land-based air is placed, one unit at a time in nationality order. [AW-SEQ-10, AW-LBA-01]"""

from __future__ import annotations

from flagplot.games.admirals_war.board import ALLIED, LBA, PARA, SEATS
from flagplot.games.admirals_war.moves.frames import AirPlacement, Sailing
from flagplot.games.admirals_war.moves.limits import no_base, no_entry, no_sailing
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.state import SAILED
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal, malformed

KINDS = (LBA, PARA)


def areas(war: War, unit: int) -> list[int]:
    """Areas of its theatre that touch a friendly port or base, whatever the distance and the flag.

    [AW-MOV-13, AW-LBA-04, AW-LBA-05, AW-LBA-06, AW-LBA-07, AW-LBA-08, AW-AMP-17]
    """
    board = war.board
    theatre = board.theatre[war.state.place[unit]]
    fields = [port for port in board.port_range if airfield(war, unit, port)]
    touched = sorted(
        {area for port in fields for area in war.touches(port) if board.theatre[area] == theatre}
    )
    return [area for area in touched if no_entry(war, unit, area) is None]


def airfield(war: War, unit: int, port: int) -> bool:
    """Whether air units may operate from a port or base. [AW-LBA-05, AW-LBA-06, AW-MAP-14]"""
    friendly = war.state.control[port] == war.side(unit)
    return friendly and war.board.port(port).lba and no_base(war, unit, port) is None


def ready(war: War, frame: AirPlacement, seat: int) -> list[int]:
    """Units of a seat that can still be placed; it chooses their order. [AW-LBA-03, AW-LBA-09]"""
    return [
        unit
        for port in war.board.port_range
        if war.state.at[port]
        for unit in war.run_by(seat, port, *KINDS)
        if unit not in frame.held
        and not war.marked(unit, SAILED)
        and no_sailing(war, unit) is None
        and (may_transfer(war, unit) or areas(war, unit))
    ]


def may_transfer(war: War, unit: int) -> bool:
    """Allied LBA may sit out a turn to change theatre; Axis ones never. [AW-LBA-07, AW-LBA-08]"""
    return war.kind(unit) == LBA and war.side(unit) == ALLIED and not war.midway


def transfer(war: War, unit: int) -> None:
    """Off the map for the rest of this turn; it arrives with the next turn's units. [AW-LBA-07]"""
    war.leave(unit, "goes to the other theatre", back=war.state.turn + 1)


def next_seat(war: War, frame: AirPlacement) -> None:
    """On to the next nation; those without units left are skipped. [AW-LBA-02]"""
    frame.seat = (frame.seat + 1) % len(SEATS)


class AirPlacementStep(Step[War, AirPlacement]):
    """One unit each, round and round. [AW-LBA-02]"""

    def seats(self, war: War, frame: AirPlacement) -> tuple[str, ...]:
        """The nation whose turn it is, if it has a unit left."""
        return (SEATS[frame.seat],) if ready(war, frame, frame.seat) else ()

    def run(self, war: War, frame: AirPlacement) -> None:
        """Skip a nation without units, or end."""
        if any(ready(war, frame, seat) for seat in range(len(SEATS))):
            next_seat(war, frame)
        else:
            war.pop()

    def legal(self, war: War, frame: AirPlacement, seat: str) -> list[Action]:
        """Units to place; ``done`` leaves the rest on their bases. [AW-DEC-49]"""
        ids = war.board.unit_ids
        return [*(Action("pick", (ids[unit],)) for unit in ready(war, frame, frame.seat)), Action("done")]

    def do(self, war: War, frame: AirPlacement, seat: str, action: Action) -> None:
        """Carry the answer out."""
        if action.verb == "done":
            frame.held = (*frame.held, *ready(war, frame, frame.seat))
            next_seat(war, frame)
        else:
            war.push(Sailing(war.board.unit(str(action.args[0]))))

    def why_not(self, war: War, frame: AirPlacement, seat: str, action: Action) -> Refusal | None:
        """Units that are not there to be placed."""
        if action.verb != "pick":
            return None
        id = str(action.args[0])
        unit = war.board.unit_of.get(id)
        if unit is None:
            return malformed(f"no unit {id!r}", id)
        name = war.piece(unit).name
        if war.kind(unit) not in KINDS:
            return illegal("AW-SEQ-10", f"{name} is not land-based air", id)
        if war.seat(unit) != frame.seat:
            return illegal("AW-LBA-02", f"{name} is run by {war.seat_name(unit)}, whose turn it is not", id)
        if unit in frame.held or war.marked(unit, SAILED):
            return illegal("AW-LBA-02", f"{name} has been placed or held back", id)
        return no_place(war, unit)

    def prompt(self, war: War, frame: AirPlacement, seat: str) -> str:
        """The question."""
        return "Pick an air unit to place, or done to leave the rest on their bases."


def no_place(war: War, unit: int, area: int = -1) -> Refusal:
    """Why an air unit cannot be placed in an area, or anywhere."""
    board, name = war.board, war.piece(unit).name
    for one in board.area_range if area < 0 else (area,):
        refusal = no_entry(war, unit, one)
        if refusal is not None:
            return refusal
    if area >= 0 and board.theatre[area] != board.theatre[war.state.place[unit]]:
        rule = "AW-LBA-07" if war.side(unit) == ALLIED else "AW-LBA-08"
        return illegal(rule, f"{name} is in the other theatre", board.place_ids[area])
    if area >= 0 and any(not board.port(port).lba for port in war.friendly_on(area, war.side(unit))):
        return illegal("AW-LBA-06", f"{name} cannot operate from the ports there", board.place_ids[area])
    return illegal("AW-LBA-05", f"{name} needs a friendly port or base on the area")
