"""Italy on turn 0: neutral, unless the Allies are weak in the Mediterranean. [AW-O20-06]"""

from __future__ import annotations

from flagplot.games.admirals_war.board import ALLIED, AXIS, GERMAN, ITALIAN, LBA, SEATS, SHIP
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.state import RAIDING
from flagplot.games.admirals_war.turn.frames import ItalyJoins
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step

NEUTRAL = "italy_neutral"  # the fact that keeps Italian units out of the war [AW-O20-08]


def guard(war: War) -> int:
    """Allied patrolling ships and LBA in both halves of the Mediterranean. [AW-O20-07]"""
    return sum(
        war.patrolling(unit) for area in war.board.mediterranean for unit in war.at(area, ALLIED, SHIP, LBA)
    )


def man_the_fleet(war: War) -> None:
    """Italian ships could not be turned over while neutral: all may raid now. [AW-O20-07]"""
    for port in war.board.port_range:
        for unit in war.at(port, AXIS, SHIP):
            if war.state.nation[unit] == ITALIAN and war.piece(unit).raider:
                war.turn_over(unit, RAIDING)


class ItalyJoinsStep(Step[War, ItalyJoins]):
    """Two dice against the Allied strength; equal or more, and Italy may declare war. [AW-O20-07]"""

    def seats(self, war: War, frame: ItalyJoins) -> tuple[str, ...]:
        """Germany, once the roll allows it."""
        return (SEATS[GERMAN],) if frame.rolled else ()

    def run(self, war: War, frame: ItalyJoins) -> None:
        """Roll."""
        strength = guard(war)
        if sum(war.roll(2, f"Italy joins on {strength} or more")) >= strength:
            frame.rolled = True
        else:
            war.pop()

    def legal(self, war: War, frame: ItalyJoins, seat: str) -> list[Action]:
        """Declare war, or stay neutral."""
        return [Action("declare"), Action("pass")]

    def do(self, war: War, frame: ItalyJoins, seat: str, action: Action) -> None:
        """Italian units act normally from now on, or stay out this turn."""
        war.pop()
        if action.verb == "declare":
            war.set_fact(NEUTRAL, 0)
            war.note("Italy declares war")
            man_the_fleet(war)

    def prompt(self, war: War, frame: ItalyJoins, seat: str) -> str:
        """The question."""
        return "Italy may declare war now: declare, or pass."
