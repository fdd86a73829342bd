"""A side breaks off: declarations, who turns into a raider, who goes home at once."""

from __future__ import annotations

from flagplot.games.admirals_war.board import LBA, NATION_SEAT, SEAT_SIDE, SEATS, SHIP
from flagplot.games.admirals_war.combat import forces
from flagplot.games.admirals_war.combat.events import Withdrew
from flagplot.games.admirals_war.combat.frames import Battle, Groups
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.state import GROUNDED, PATROLLING, RAIDING, RETREATED

SIDE_NAMES = ("The Allies", "The Axis")


def askers(war: War, frame: Battle) -> list[int]:
    """The seats that say in nationality order whether they retreat.

    Two players: one seat a side; four: everybody with units there. [AW-RET-01, AW-RET-02]
    """
    if war.two:
        return sorted(war.commander(side, frame.area) for side in (0, 1))
    nation = war.state.nation
    units = [unit for side in (0, 1) for unit in forces.fighting(war, frame, side)]
    return sorted({NATION_SEAT[nation[unit]] for unit in units})


def retreating(war: War, frame: Battle) -> list[int]:
    """Sides that retreat by the answers given so far, or because their time is up. [AW-RET-02, AW-PHA-11]"""
    seats = askers(war, frame)[: len(frame.answers)]
    gone = {SEAT_SIDE[seat] for seat, answer in zip(seats, frame.answers, strict=True) if answer}
    if frame.limit and frame.round >= frame.limit:
        gone.add(frame.stops)
    return sorted(gone)


def asked(war: War, frame: Battle) -> int:
    """The seat to be asked next; -1 when all have answered or their side goes anyway. [AW-EOR-03]"""
    seats = askers(war, frame)
    gone = retreating(war, frame)
    for seat in seats[len(frame.answers) :]:
        if SEAT_SIDE[seat] not in gone:
            return seat
    return -1


def answer(war: War, frame: Battle, seat: str, retreats: bool) -> None:
    """Note a declaration; seats of a side that goes anyway are passed over. [AW-RET-01]"""
    seats = askers(war, frame)
    place = seats.index(SEATS.index(seat))
    passed = (1,) * (place - len(frame.answers))
    frame.answers = (*frame.answers, *passed, int(retreats))


def begin(war: War, area: int, units: list[int], who: str) -> list[int]:
    """Units begin to retreat: patrolling ships become raiders, LBA must fly home; the latter are returned.

    A ship without a raiding side is turned all the same. [AW-RET-03, AW-DEC-25]
    """
    war.emit(Withdrew(area=war.board.areas[area].name, who=who))
    planes = []
    for unit in units:
        war.mark(unit, RETREATED)
        if war.kind(unit) == LBA:
            war.mark(unit, GROUNDED)
            planes.append(unit)
        elif war.kind(unit) == SHIP and war.state.mode[unit] == PATROLLING:
            war.turn_over(unit, RAIDING)
    return planes


def leave(
    war: War, frame: Battle, side: int, units: list[int], *, pursued: bool, who: str = "", fought: int = -1
) -> list[int]:
    """Units of a side retreat from a battle, into groups that may be pursued; who goes straight home.

    A side all of whose units go has retreated from the area. [AW-RET-03, AW-RET-04, AW-SUB-29]
    """
    if len(units) == len(forces.fighting(war, frame, side)):
        war.state.retreated[frame.area] |= 1 << side
    planes = begin(war, frame.area, units, who or SIDE_NAMES[side])
    rest = tuple(unit for unit in units if unit not in planes)
    if pursued and rest:
        fought = fought if fought >= 0 else frame.round
        last = 0 if side == frame.stops else frame.limit
        war.push(Groups(frame.area, side, left=rest, round=fought, last=last))
        return planes
    return [*planes, *rest]
