"""The End of Game Turn Phase: Delay Results, and the Turn marker moves on. [7]"""

from __future__ import annotations

from flagplot.games.dai_senso.counters import DETACHMENT
from flagplot.games.dai_senso.events import TurnBegan
from flagplot.games.dai_senso.factions import AXIS
from flagplot.games.dai_senso.markers import LOGISTICS
from flagplot.games.dai_senso.places import DELAY, NAVAL_DELAY, OUT, pool, track
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics import arrivals
from flagplot.games.dai_senso.politics.frames import Arrivals, Event
from flagplot.games.dai_senso.politics.markers import in_swb
from flagplot.games.dai_senso.turn import delay
from flagplot.games.dai_senso.turn.calendar import TURNS, after, called
from flagplot.games.dai_senso.turn.frames import EndOfTurn, EndStage
from flagplot.kernel.script import Script
from flagplot.kernel.words import the

# markers that return to their Force Pool as units do [see DSA-TRN-02a]
RETURNING = ("supply", "troop", DETACHMENT, LOGISTICS, "partisan_base", "atomic_devastation")


def delays(war: War, frame: EndOfTurn) -> None:
    """Every counter in a Delay Box rolls for itself. [DSA-DEL-01, see DSA-DEL-02]"""
    for number, box in enumerate(war.state.place):
        if box in (DELAY, NAVAL_DELAY):
            wait(war, number, delay.result(war, number, naval=box == NAVAL_DELAY))
    arrivals.delay_markers(war)
    if in_swb(war, "convoy_strategy"):  # [DSA-DEL-06, DSB-MK-10-1]
        war.push(Event("15.13", AXIS))
    frame.stage = EndStage.TURN_MARKER


def wait(war: War, number: int, boxes: int) -> None:
    """A counter goes so many boxes ahead on the Turn Track, unit side up. [DSA-DEL-04]"""
    year, turn = after(war.state.year, war.state.turn, boxes)
    war.lay(number, track(year, turn))
    war.note(f"{the(war.id(number))} is due in {called(year, turn)}")


def turn_marker(war: War, frame: EndOfTurn) -> None:
    """The next turn begins, and whatever waited for it leaves the Turn Track. [DSA-TRN-01, DSA-TRN-02]"""
    state = war.state
    if war.affairs.risen:
        war.conduct(risen=())  # [see DSA-MOV-62]
    state.year, state.turn = after(state.year, state.turn)
    due = track(state.year, state.turn)
    for number, box in enumerate(state.place):
        if box == due:
            arrive(war, number)
    war.emit(TurnBegan(year=state.year, turn=TURNS[state.turn]))
    war.pop()
    if arrivals.due(war):  # markers follow rules of their own [DSA-TRN-02b]
        war.push(Arrivals())


def arrive(war: War, number: int) -> None:
    """Units, Convoys, Detachments and Logistics markers return to their Force Pool, other markers lie aside.

    [DSA-TRN-02a, DSA-TRN-02b, DSB-MK-28-4]
    """
    counter = war.counter(number)
    pooled = any(face.unit or face.kind in RETURNING for face in counter.faces)
    if pooled:
        war.note(f"{the(war.id(number))} is back in the Force Pool")
    war.lay(number, pool(war.faction(number)) if pooled else OUT)


class EndOfTurnStep(Script[War, EndOfTurn]):
    """Both segments ask nobody."""

    stages = {EndStage.DELAY: delays, EndStage.TURN_MARKER: turn_marker}
