"""The Conditional Events Segment. [6.2]"""

from __future__ import annotations

from flagplot.games.dai_senso.places import DELAY, events_box
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics.conquest import Reactivation, conquer
from flagplot.games.dai_senso.politics.frames import ConditionalEvents, EventStage
from flagplot.games.dai_senso.politics.internment import Internment
from flagplot.kernel.script import Script
from flagplot.kernel.words import the

ARMY_PROGRAM = "16.2.1"
ARMY_CODE = "A"  # on the counter that comes with it


def of_the_card(war: War, frame: ConditionalEvents) -> None:
    """The events listed on the Current Card come after the permanent ones. [DSA-CEV-02]"""
    card = war.current_card(war.state.phasing)
    for entry in card.conditional_events_segment if card is not None else ():
        if entry.get("event") == ARMY_PROGRAM:
            _army_program(war)
    war.pop()


def _army_program(war: War) -> None:
    """Once a game: its Air Force goes from the Conditional Events Box to the Delay Box. [DSB-CE-2_1-1]"""
    box = events_box(war.state.phasing)
    for number, counter in enumerate(war.counters):
        if counter.code == ARMY_CODE and war.state.place[number] == box:
            war.lay(number, DELAY)
            war.note(f"the Army Program brings {the(war.id(number))}")


class ConditionalEventsStep(Script[War, ConditionalEvents]):
    """Permanent events in their order, then those of the card. [DSA-CEV-01]"""

    stages = {
        EventStage.CONQUEST: conquer,
        EventStage.REACTIVATION: Reactivation(),
        EventStage.INTERNMENT: Internment(),
        EventStage.CARD: of_the_card,
    }
