"""Step 4: land-based air is placed, one unit at a time in nationality order. [AW-SEQ-10, AW-LBA-01]"""

from __future__ import annotations

from flagplot.games.admirals_war import politics
from flagplot.games.admirals_war.board import ALLIED, AMERICAN, LBA, NATION_SEAT, PARA, SEATS
from flagplot.games.admirals_war.moves import words
from flagplot.games.admirals_war.moves.frames import AirPlacement, Sailing
from flagplot.games.admirals_war.moves.limits import no_base, no_entry, no_sailing
from flagplot.games.admirals_war.moves.orders import held_by
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.state import HELD, SAILED
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.spelling import unknown
from flagplot.kernel.words import counted, the

KINDS = (LBA, PARA)


# -- where and who ------------------------------------------------------------------------------------------


def areas(war: War, unit: int) -> list[int]:
    """Areas of its theatre that touch a friendly port or base, whatever the distance and the flag.

    [AW-MOV-13, AW-MAP-11, AW-MAP-16, AW-LBA-04, AW-LBA-05, AW-LBA-06, AW-LBA-07, AW-LBA-08, AW-AMP-17]
    """
    board = war.board
    theatre = board.theatre[war.state.place[unit]]
    control, side = war.state.control, war.side(unit)
    touched = {
        area
        for port in board.port_range
        if control[port] == side and airfield(war, unit, port)
        for area in war.touches(port)
        if board.theatre[area] == theatre
    }
    return [area for area in sorted(touched) if no_entry(war, unit, area) is None]


def airfield(war: War, unit: int, port: int) -> bool:
    """Whether air units may operate from a friendly port or base: not from Russian ones, nor at sea.

    [AW-LBA-05, AW-LBA-06, AW-MAP-14, AW-MAP-18, AW-OIL-09]
    """
    return war.board.port(port).lba and no_base(war, unit, port) is None


def ready(war: War) -> tuple[int, ...]:
    """Units of all seats that can be placed or sent to the other theatre."""
    state, board = war.state, war.board
    return tuple(
        unit
        for unit in board.of_kinds(KINDS)
        if board.is_port(state.place[unit]) and no_flight(war, unit) is None
    )


def no_flight(war: War, unit: int) -> Refusal | None:
    """Why an air unit stays on the ground this turn; None when it can be placed. [AW-PAC-12]"""
    name, id = war.piece(unit).name, war.board.unit_ids[unit]
    if war.marked(unit, HELD):
        return illegal(held_by(war, unit), f"{name} failed its roll and may not move this turn", id)
    if war.marked(unit, SAILED):
        return illegal("AW-LBA-02", f"{name} has been placed", id)
    if war.state.nation[unit] == AMERICAN and politics.at_peace(war):
        return illegal("AW-PAC-12", f"{name} stays on its base until the attack", id)
    return no_sailing(war, unit)


def may_transfer(war: War, unit: int) -> bool:
    """Allied LBA may sit out a turn to change theatre; Axis ones never. [AW-LBA-07, AW-LBA-08]"""
    return war.kind(unit) == LBA and war.side(unit) == ALLIED and not war.midway


def transfer(war: War, unit: int) -> None:
    """Off the map for the rest of this turn; it arrives with the next turn's units, as it is. [AW-LBA-07]"""
    damage = war.state.damage[unit]
    war.leave(unit, "goes to the other theatre", back=war.state.turn + 1)
    war.state.damage[unit] = damage  # air units are never repaired


def next_seat(frame: AirPlacement) -> None:
    """On to the next nation; those without units left are skipped. [AW-LBA-02]"""
    frame.seat = (frame.seat + 1) % len(SEATS)


# -- the step -----------------------------------------------------------------------------------------------


class AirPlacementStep(Step[War, AirPlacement]):
    """One unit each, round and round, until nobody has any left. [AW-LBA-02]"""

    def seats(self, war: War, frame: AirPlacement) -> tuple[str, ...]:
        """The nation whose turn it is, if it has a unit left."""
        return (SEATS[frame.seat],) if mine(war, frame) else ()

    def run(self, war: War, frame: AirPlacement) -> None:
        """See who can be placed; then skip a nation without units, or end."""
        if not frame.begun:
            frame.begun, frame.queue = True, ready(war)
        elif frame.queue:
            next_seat(frame)
        else:
            war.pop()

    def legal(self, war: War, frame: AirPlacement, seat: str) -> list[Action]:
        """Units to place; ``done`` leaves the rest on their bases. [AW-DEC-49]"""
        pick = words.picks(war.board)
        return [*(pick[unit] for unit in mine(war, frame)), words.DONE]

    def do(self, war: War, frame: AirPlacement, seat: str, action: Action) -> None:
        """Pick a unit, or leave the rest."""
        if action.verb == "done":
            left = mine(war, frame)
            frame.queue = tuple(unit for unit in frame.queue if unit not in left)
            next_seat(frame)
            return
        unit = war.board.unit(str(action.args[0]))
        others = ("hold", "away") if may_transfer(war, unit) else ("hold",)
        war.push(Sailing(unit, tuple(areas(war, unit)), others=others))

    def why_not(self, war: War, frame: AirPlacement, seat: str, action: Action) -> Refusal | None:
        """Units that are not there to be placed."""
        if action.verb != "pick":
            return None
        id = str(action.args[0])
        unit = war.board.unit_of.get(id)
        if unit is None:
            return unknown("unit", id, war.board.unit_ids)
        name = war.piece(unit).name
        if war.kind(unit) not in KINDS:
            return illegal("AW-SEQ-10", f"{name} is not land-based air", id)
        if war.seat(unit) != frame.seat:
            return illegal("AW-LBA-02", f"{name} belongs to {the(war.seat_name(unit))}, who is not asked", id)
        return no_flight(war, unit) or illegal("AW-LBA-02", f"{name} has had its turn", id)

    def prompt(self, war: War, frame: AirPlacement, seat: str) -> str:
        """The question."""
        return "Pick an air unit to place, or done to leave the rest on their bases."

    def concern(self, war: War, frame: AirPlacement, seat: str) -> str:
        """Aircraft that would sit out the turn."""
        idle = len(mine(war, frame))
        return f"{counted(idle, 'air unit')} would stay on the ground this turn." if idle else ""


def mine(war: War, frame: AirPlacement) -> list[int]:
    """Units left to the nation whose turn it is; it chooses their order. [AW-LBA-03, AW-LBA-09]"""
    nation, seat = war.state.nation, frame.seat
    return [unit for unit in frame.queue if NATION_SEAT[nation[unit]] == seat]


def no_place(war: War, unit: int, area: int) -> Refusal:
    """Why an air unit cannot be placed in an area."""
    board, name = war.board, war.piece(unit).name
    if area < 0:
        return illegal("AW-MOV-13", f"{name} is placed in a sea area")
    id = board.place_ids[area]
    if board.theatre[area] != board.theatre[war.state.place[unit]]:
        rule = "AW-LBA-07" if war.side(unit) == ALLIED else "AW-LBA-08"
        return illegal(rule, f"{name} is in the other theatre", id)
    refusal = no_entry(war, unit, area)
    if refusal is not None:
        return refusal
    if any(not board.port(port).lba for port in war.friendly_on(area, war.side(unit))):
        return illegal("AW-LBA-06", f"{name} cannot operate from the ports there", id)
    return illegal("AW-LBA-05", f"{name} needs a friendly port or base on the area", id)
