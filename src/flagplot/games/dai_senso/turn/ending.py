"""The End of Game Turn Phase: Delay Results, and the Turn marker moves on. [7]"""

from __future__ import annotations

from flagplot.games.dai_senso.places import DELAY, NAVAL_DELAY, pool, track
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.turn.calendar import after, called
from flagplot.games.dai_senso.turn.frames import EndOfTurn, EndStage
from flagplot.kernel.flow import Aim
from flagplot.kernel.script import Script
from flagplot.kernel.words import the

AGAIN = 6  # unmodified, in the Naval Warfare Delay Box [see DSA-DEL-05]


def delays(war: War, frame: EndOfTurn) -> None:
    """Every counter in a Delay Box rolls for itself. [DSA-DEL-01, see DSA-DEL-02]"""
    for number, box in enumerate(war.state.place):
        if box in (DELAY, NAVAL_DELAY):
            boxes = delay(war, number, naval=box == NAVAL_DELAY)
            year, turn = after(war.state.year, war.state.turn, boxes)
            war.lay(number, track(year, turn))  # unit side up [DSA-DEL-04]
            war.note(f"{the(war.id(number))} is due in {called(year, turn)}")
    frame.stage = EndStage.TURN_MARKER


def delay(war: War, number: int, *, naval: bool) -> int:
    """The boxes a counter waits: one die, at least 1 and without a limit; at sea a 6 is rolled again.

    [DSA-DEL-03, DSA-DEL-05]
    """
    aim = Aim(what=(war.id(number),), kind="delay")
    (face,) = war.roll(1, f"Delay of {the(war.id(number))}", aim=aim)
    if naval and face == AGAIN:
        face += war.roll(1, f"Delay of {the(war.id(number))} at sea goes on", aim=aim)[0]  # once: D-22
    return max(1, face)


def turn_marker(war: War, frame: EndOfTurn) -> None:
    """The next turn begins; whatever waited for it goes to its Force Pool. [DSA-TRN-01, DSA-TRN-02a]"""
    state = war.state
    state.year, state.turn = after(state.year, state.turn)
    due = track(state.year, state.turn)
    for number, box in enumerate(state.place):
        if box == due:
            war.lay(number, pool(war.faction(number)))
            war.note(f"{the(war.id(number))} is back in the Force Pool")
    war.note(f"{called(state.year, state.turn)} begins")
    war.pop()


class EndOfTurnStep(Script[War, EndOfTurn]):
    """Both segments ask nobody."""

    stages = {EndStage.DELAY: delays, EndStage.TURN_MARKER: turn_marker}
