"""A unit has been picked: where does it go? What is open to it depends on the step."""

from __future__ import annotations

from typing import Any

from flagplot.games.admirals_war.board import AMPHIB
from flagplot.games.admirals_war.moves import air, orders, reach, returning
from flagplot.games.admirals_war.moves.frames import (
    AirPlacement,
    Amphibious,
    Patrol,
    Raiders,
    Return,
    Sailing,
)
from flagplot.games.admirals_war.moves.home import bring_home, no_return
from flagplot.games.admirals_war.moves.reach import Leg
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.state import PATROLLING, RAIDING
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal, malformed


class Orders:
    """What a picked unit may be told in one step of the turn."""

    def actions(self, war: War, unit: int) -> list[Action]:
        """Every order, in a fixed order."""
        raise NotImplementedError

    def carry_out(self, war: War, below: Any, unit: int, action: Action) -> None:
        """Carry an order out; ``below`` is the frame of the step."""
        raise NotImplementedError

    def no_place(self, war: War, unit: int, place: int) -> Refusal:
        """Why it may not be sent to a place."""
        raise NotImplementedError

    def reach(self, war: War, unit: int) -> dict[str, Any]:
        """What a client may show of the places in reach."""
        return {}


class SeaOrders(Orders):
    """Patrollers, raiders and amphibious units go as far as their budget allows."""

    budget = reach.RAID
    mode = RAIDING

    def areas(self, war: War, unit: int) -> dict[int, Leg]:
        """Areas with what they cost."""
        return orders.raid_areas(war, unit)

    def actions(self, war: War, unit: int) -> list[Action]:
        """Areas in reach."""
        ids = war.board.place_ids
        return [Action("to", (ids[area],)) for area in sorted(self.areas(war, unit))]

    def carry_out(self, war: War, below: Any, unit: int, action: Action) -> None:
        """Put it to sea; the speed roll comes when the seat has made all its moves. [AW-MOV-08]"""
        area = war.board[str(action.args[0])]
        leg = self.areas(war, unit)[area]
        orders.sail(war, unit, area, self.mode)
        if war.kind(unit) != AMPHIB and leg.cost > reach.FREE[self.budget]:
            below.rolls = (*below.rolls, unit)
            if leg.strait:
                below.straits = (*below.straits, unit)

    def no_place(self, war: War, unit: int, place: int) -> Refusal:
        """Too far, closed, or behind an enemy flag."""
        return orders.too_far(war, unit, war.board.place_ids[place], self.budget)

    def reach(self, war: War, unit: int) -> dict[str, Any]:
        """Cost, and the faces of six that succeed."""
        ids = war.board.place_ids
        return {
            ids[area]: {"cost": leg.cost, "chance": list(reach.chance(war, unit, leg, self.budget))}
            for area, leg in self.areas(war, unit).items()
        }


class PatrolOrders(SeaOrders):
    """Patrollers, submarines, escort groups; turning over, and free placement. [AW-SEQ-07, AW-MOV-17]"""

    budget = reach.PATROL
    mode = PATROLLING

    def areas(self, war: War, unit: int) -> dict[int, Leg]:
        """Areas with what they cost."""
        return orders.patrol_areas(war, unit)

    def actions(self, war: War, unit: int) -> list[Action]:
        """Areas in reach, placement as a raider where a rule allows it, or turning over."""
        ids = war.board.place_ids
        placed = [Action("prowl", (ids[area],)) for area in orders.free_areas(war, unit, raiding=True)]
        turned = [Action("raid")] if orders.may_turn(war, unit) else []
        return [*super().actions(war, unit), *placed, *turned]

    def carry_out(self, war: War, below: Any, unit: int, action: Action) -> None:
        """Put it to sea or turn it over."""
        if action.verb == "raid":
            war.turn_over(unit, RAIDING)
        elif action.verb == "prowl":
            orders.sail(war, unit, war.board[str(action.args[0])], RAIDING)
        else:
            super().carry_out(war, below, unit, action)


class LandingOrders(SeaOrders):
    """Amphibious units: two areas, no rolls. [AW-MOV-11]"""

    budget = reach.LANDING
    mode = PATROLLING

    def areas(self, war: War, unit: int) -> dict[int, Leg]:
        """Areas with what they cost."""
        return orders.landing_areas(war, unit)


class AirOrders(Orders):
    """Land-based air: an area, the base, or the other theatre. [AW-LBA-05, AW-LBA-07, AW-DEC-49]"""

    def actions(self, war: War, unit: int) -> list[Action]:
        """Areas, staying on its base, going to the other theatre."""
        ids = war.board.place_ids
        away = [Action("away")] if air.may_transfer(war, unit) else []
        return [*(Action("to", (ids[area],)) for area in air.areas(war, unit)), Action("hold"), *away]

    def carry_out(self, war: War, below: Any, unit: int, action: Action) -> None:
        """Place it, hold it or send it away; then it is the next nation's turn. [AW-LBA-02]"""
        if action.verb == "to":
            orders.sail(war, unit, war.board[str(action.args[0])])
        elif action.verb == "away":
            air.transfer(war, unit)
        else:
            below.held = (*below.held, unit)
        air.next_seat(war, below)

    def no_place(self, war: War, unit: int, place: int) -> Refusal:
        """No friendly base there, or the other theatre."""
        return air.no_place(war, unit, place if place < war.board.n_areas else -1)


class HomeOrders(Orders):
    """Units that return to base, or stay on a sea base."""

    def actions(self, war: War, unit: int) -> list[Action]:
        """Ports and bases, or staying."""
        ids = war.board.place_ids
        stays = [Action("stay")] if returning.may_stay(war, unit) else []
        return [*(Action("to", (ids[place],)) for place in returning.options(war, unit)), *stays]

    def carry_out(self, war: War, below: Any, unit: int, action: Action) -> None:
        """Bring it home, or let it stay."""
        if action.verb == "stay":
            returning.stay(war, unit)
        else:
            bring_home(war, unit, war.board[str(action.args[0])])

    def no_place(self, war: War, unit: int, place: int) -> Refusal:
        """Not open to it, or out of reach."""
        return no_return(war, unit, war.state.place[unit], war.board.place_ids[place])


ORDERS: dict[type[Any], Orders] = {
    Patrol: PatrolOrders(),
    Raiders: SeaOrders(),
    Amphibious: LandingOrders(),
    AirPlacement: AirOrders(),
    Return: HomeOrders(),
}
_REFUSED = {
    "raid": ("AW-UNI-02", "has no raiding side"),
    "prowl": ("AW-MOV-17", "may not be placed as a raider"),
    "away": ("AW-LBA-08", "never changes theatre"),
    "stay": ("AW-OIL-08", "may not stay at sea"),
}


class SailingStep(Step[War, Sailing]):
    """One unit gets its orders."""

    def seats(self, war: War, frame: Sailing) -> tuple[str, ...]:
        """Its owner."""
        return (war.seat_name(frame.unit),)

    def legal(self, war: War, frame: Sailing, seat: str) -> list[Action]:
        """What the step allows, or think again."""
        return [*ORDERS[type(war.state.frames[-2])].actions(war, frame.unit), Action("cancel")]

    def do(self, war: War, frame: Sailing, seat: str, action: Action) -> None:
        """Carry the order out."""
        war.pop()
        if action.verb != "cancel":
            below = war.state.frames[-1]
            ORDERS[type(below)].carry_out(war, below, frame.unit, action)

    def why_not(self, war: War, frame: Sailing, seat: str, action: Action) -> Refusal | None:
        """Why it cannot go there, or not do that."""
        unit = frame.unit
        if action.verb in _REFUSED:
            rule, text = _REFUSED[action.verb]
            return illegal(rule, f"{war.piece(unit).name} {text}", war.board.unit_ids[unit])
        if action.verb != "to":
            return None
        id = str(action.args[0])
        if id not in war.board.place_of:
            return malformed(f"no place {id!r}", id)
        return ORDERS[type(war.state.frames[-2])].no_place(war, unit, war.board[id])

    def prompt(self, war: War, frame: Sailing, seat: str) -> str:
        """The question."""
        return f"Where to with {war.piece(frame.unit).name}?"


def panel(war: War, frame: Sailing, viewer: str | None) -> dict[str, Any]:
    """The unit picked, and for its owner what is in reach."""
    shown: dict[str, Any] = {"unit": war.board.unit_ids[frame.unit]}
    if viewer == war.seat_name(frame.unit):
        shown["reach"] = ORDERS[type(war.state.frames[-2])].reach(war, frame.unit)
    return shown
