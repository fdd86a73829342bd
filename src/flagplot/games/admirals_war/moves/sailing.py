"""A unit has been picked: it gets its orders. What they mean depends on the step below."""

from __future__ import annotations

from typing import Any

from flagplot.games.admirals_war.board import AMPHIB, HLK, OILER, SUB
from flagplot.games.admirals_war.moves import air, orders, reach, returning, words
from flagplot.games.admirals_war.moves.frames import (
    AirPlacement,
    Amphibious,
    Patrol,
    Raiders,
    Return,
    Sailing,
)
from flagplot.games.admirals_war.moves.home import bring_home, no_return
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.state import PATROLLING, RAIDING
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.spelling import unknown

_REFUSED = {"away": ("AW-LBA-08", "never changes theatre"), "stay": ("AW-OIL-08", "may not stay at sea")}
_NO_RAIDER = {OILER: "AW-OIL-01", HLK: "AW-HLK-02", SUB: "AW-SUB-01"}


class SailingStep(Step[War, Sailing]):
    """One unit gets its orders."""

    def seats(self, war: War, frame: Sailing) -> tuple[str, ...]:
        """Its owner."""
        return (war.seat_name(frame.unit),)

    def legal(self, war: War, frame: Sailing, seat: str) -> list[Action]:
        """Places it may go to, what else the step allows, or think again."""
        to = words.places(war.board)
        listed = [to[place] for place in frame.places]
        listed += [Action(verb) for verb in frame.others]
        listed.append(words.CANCEL)
        return listed

    def do(self, war: War, frame: Sailing, seat: str, action: Action) -> None:
        """Carry the order out, and strike the unit off the list of the step."""
        war.pop()
        if action.verb == "cancel":
            return
        below: Any = war.state.frames[-1]
        unit = frame.unit
        below.queue = tuple(one for one in below.queue if one != unit)
        if action.verb == "to":
            _go(war, below, frame, war.board[str(action.args[0])])
        elif action.verb == "raid":
            war.turn_over(unit, RAIDING)
        elif action.verb == "stay":
            returning.stay(war, unit)
        elif action.verb == "away":
            air.transfer(war, unit)
        if isinstance(below, AirPlacement):
            air.next_seat(below)

    def why_not(self, war: War, frame: Sailing, seat: str, action: Action) -> Refusal | None:
        """Why it cannot go there, or not do that."""
        unit = frame.unit
        name, unit_id = war.piece(unit).name, war.board.unit_ids[unit]
        if action.verb == "raid":
            rule = _NO_RAIDER.get(war.kind(unit), "AW-UNI-02")
            return illegal(rule, f"{name} cannot be turned to raid", unit_id)
        if action.verb in _REFUSED:
            rule, text = _REFUSED[action.verb]
            return illegal(rule, f"{name} {text}", unit_id)
        if action.verb != "to":
            return None
        id = str(action.args[0])
        if id not in war.board.place_of:
            return unknown("place", id, war.board.place_ids)
        return _no_place(war, unit, war.board[id])

    def prompt(self, war: War, frame: Sailing, seat: str) -> str:
        """The question."""
        return f"Where to with {war.piece(frame.unit).name}?"


def _go(war: War, below: Any, frame: Sailing, place: int) -> None:
    """Put it to sea or bring it home; speed rolls come when the seat has made all its moves. [AW-MOV-08]"""
    unit = frame.unit
    if isinstance(below, Return):
        bring_home(war, unit, place)
        return
    orders.sail(war, unit, place, RAIDING if isinstance(below, Raiders) else PATROLLING)
    if place in frame.rolls and isinstance(below, Patrol | Raiders):
        below.rolls = (*below.rolls, unit)
        if place in frame.straits:
            below.straits = (*below.straits, unit)


def _no_place(war: War, unit: int, place: int) -> Refusal:
    """Why the step below does not let a unit go to a place."""
    below = war.state.frames[-2]
    if isinstance(below, AirPlacement):
        return air.no_place(war, unit, place if place < war.board.n_areas else -1)
    if isinstance(below, Return):
        return no_return(war, unit, war.state.place[unit], war.board.place_ids[place])
    return orders.too_far(war, unit, place, budget(below))


def budget(below: object) -> int:
    """Most areas of a move in a step."""
    return reach.RAID if isinstance(below, Raiders) else reach.PATROL


def panel(war: War, frame: Sailing, viewer: str | None) -> dict[str, Any]:
    """The unit picked, and for its owner what is in reach: cost, and the faces of six that succeed."""
    shown: dict[str, Any] = {"unit": war.board.unit_ids[frame.unit]}
    below = war.state.frames[-2]
    if viewer != war.seat_name(frame.unit) or not isinstance(below, Patrol | Raiders | Amphibious):
        return shown
    find = orders.raid_areas if isinstance(below, Raiders) else orders.patrol_areas
    legs = orders.landing_areas(war, frame.unit) if war.kind(frame.unit) == AMPHIB else find(war, frame.unit)
    rolls = war.kind(frame.unit) != AMPHIB
    shown["reach"] = {
        war.board.place_ids[area]: {
            "cost": leg.cost,
            "chance": list(reach.chance(war, frame.unit, leg, budget(below)) if rolls else (6, 6)),
        }
        for area, leg in legs.items()
    }
    return shown
