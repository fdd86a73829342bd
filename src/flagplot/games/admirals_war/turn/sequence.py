"""The turn, step by step, as the sequence of play prints it. [AW-SEQ-06]"""

from __future__ import annotations

from collections.abc import Callable

from flagplot.games.admirals_war import politics
from flagplot.games.admirals_war.combat.frames import Combat
from flagplot.games.admirals_war.moves.frames import (
    AirPlacement,
    Amphibious,
    Inversion,
    Patrol,
    Raiders,
    Return,
)
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.shores.frames import Capture, Control, Landings
from flagplot.games.admirals_war.state import TURN_MARKS, AnyFrame
from flagplot.games.admirals_war.turn import calendar, italy_joins, transfers, victory
from flagplot.games.admirals_war.turn.frames import ItalyJoins, Reinforce, Repair, Turn
from flagplot.kernel.flow import Step

# name in positions -> the frame that begins the step
SEQUENCE: dict[str, Callable[[], AnyFrame]] = {
    "reinforcement": Reinforce,  # 1 [AW-SEQ-06]
    "patrol": Patrol,  # 2 [AW-SEQ-07]
    "repair": Repair,  # 3 [AW-SEQ-09]
    "air": AirPlacement,  # 4 [AW-SEQ-10]
    "amphibious": Amphibious,  # 5 [AW-SEQ-11]
    "raiders": Raiders,  # 6 [AW-SEQ-12]
    "inversion": Inversion,  # 7 [AW-SEQ-13]
    "combat": Combat,  # 8 [AW-SEQ-14]
    "invasion": Landings,  # 9 [AW-SEQ-28]
    "control": Control,  # 10 [AW-SEQ-29]
    "capture": Capture,  # 11 [AW-SEQ-30]
    "return": Return,  # 12 [AW-SEQ-31]
}
NAMES = tuple(SEQUENCE)


class TurnStep(Step[War, Turn]):
    """Begins one step after the other, and the next turn after the last."""

    def run(self, war: War, frame: Turn) -> None:
        """Push the frame of the next step."""
        if frame.number == 0:
            begin_turn(war)
        if frame.number < len(NAMES):
            frame.number += 1
            war.push(SEQUENCE[NAMES[frame.number - 1]]())
            if NAMES[frame.number - 1] == "reinforcement":
                transfers.begin(war)  # before everything else of the turn [AW-O21-06]
            elif NAMES[frame.number - 1] == "amphibious" and war.fact(italy_joins.NEUTRAL):
                war.push(ItalyJoins())  # when land-based air has been placed [AW-O20-07]
            return
        end_turn(war)
        frame.number = 0


def begin_turn(war: War) -> None:
    """What is true at the start of a turn is remembered for its end. [AW-MAP-01, AW-CTL-01]"""
    state = war.state
    state.flag_start = tuple(state.flag)
    politics.begin_turn(war)
    war.note(f"Turn {state.turn}")


def end_turn(war: War) -> None:
    """Clear what lasts a turn; after the last turn, the victory conditions. [AW-SEQ-32]"""
    state = war.state
    state.marks = [marks & ~TURN_MARKS for marks in state.marks]
    state.origin = [-1] * war.board.n_units
    state.resolved = [0] * war.board.n_areas
    state.merchant = [0] * (2 * war.board.n_areas)
    state.retreated = [0] * war.board.n_areas
    state.raids = ()
    state.us_penalty, state.us_penalty_next = state.us_penalty_next, 0
    if state.turn >= calendar.last_turn(state.scenario, state.options):
        state.outcome = victory.outcome(war)
        return
    state.turn += 1
    war.set_fact(italy_joins.NEUTRAL, 0)
