"""The Conditional Events Segment. [6.2]"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from flagplot.games.dai_senso.factions import AXIS, FACTIONS
from flagplot.games.dai_senso.places import DELAY, events_box
from flagplot.games.dai_senso.play import QUIT_INDIA, War
from flagplot.games.dai_senso.politics import entry, liberation, markers, rolls, surrender
from flagplot.games.dai_senso.politics.affairs import DELAY as DELAY_BOX
from flagplot.games.dai_senso.politics.aid import Aid, LendLease
from flagplot.games.dai_senso.politics.conquest import Reactivation, conquer
from flagplot.games.dai_senso.politics.frames import ConditionalEvents, Event, EventStage, Receive
from flagplot.games.dai_senso.politics.garrisons import Garrison
from flagplot.games.dai_senso.politics.internment import Internment
from flagplot.games.dai_senso.politics.occupation import Occupation
from flagplot.games.dai_senso.politics.rises import Rises
from flagplot.games.dai_senso.politics.war_state import release
from flagplot.kernel.script import Script
from flagplot.kernel.words import the

ARMY_CODE, NAVY_CODE, POLITICAL_CODE = "A", "NP", "P"  # on counters that come with the programs
ECONOMIC_MARKER = "logistics_ighq-01"  # [see DSI-CRD-05]
Entry = Mapping[str, Any]


def of_the_card(war: War, frame: ConditionalEvents) -> None:
    """The events listed on the Current Card come after the permanent ones, one after the other.

    The programs that are due by the beginning of Total War come first. [DSA-CEV-02, DSB-CE-2-1, DSB-CE-4-1,
    DSB-CE-6-1, DSB-WS-32]
    """
    if war.state.phasing == AXIS and war.affairs.programs_due:
        war.conduct(programs_due=False)
        for program in PROGRAMS.values():
            program(war)
    card = war.current_card(war.state.phasing)
    entries = card.conditional_events_segment if card is not None else ()
    if frame.number >= len(entries):
        war.pop()
        return
    listed = entries[frame.number]
    frame.number += 1
    _perform(war, listed)


def _perform(war: War, listed: Entry) -> None:
    event = str(listed["event"])
    if event in PROGRAMS:
        if entry.plays(war, event):
            PROGRAMS[event](war)
    elif event == "chosen settlement":
        event = war.affairs.settlement
        if event and not entry.happened(war, event):
            surrender.settle(war, event)
    elif event in surrender.SURRENDERS:
        if not entry.happened(war, event):
            surrender.surrender(war, event)
    elif event == "16.4.4":
        if not entry.happened(war, event):
            liberation.colonial_liberation(war)
    elif event == "16.4.5":
        if not entry.happened(war, event):
            war.push(Event(event, war.state.phasing))
    elif event == "replacement":
        _replacement(war, listed)
    elif event == "roll":
        _embargo(war, listed)


def _replacement(war: War, listed: Entry) -> None:
    """A card gives a step on every turn of its season. [DSA-CEV-05, DSB-CD-20]"""
    war.push(Receive(war.state.phasing, listed["kind"], country=listed["country"], steps=listed["steps"]))


def _embargo(war: War, listed: Entry) -> None:
    """Oil Embargo: a die not above the Japanese markers in the Ceded Lands Box brings Military Aid.

    No Political DRMs here. [DSB-CD-13, DSA-CEV-04]
    """
    taken = sum(one.startswith("japan_") for one in war.state.ceded)
    (face,) = war.roll(1, f"{the(war.state.current[war.state.phasing])}: Military Aid")
    if face <= taken:
        rolls.happen(war, listed["then"]["event"], war.state.phasing)


# -- programs --------------------------------------------------------------------------------------------


def _army_program(war: War) -> None:
    """Once a game: its Air Force goes from the Conditional Events Box to the Delay Box. [DSB-CE-2_1-1]"""
    box = events_box(AXIS)
    for number, counter in enumerate(war.counters):
        if counter.code == ARMY_CODE and war.state.place[number] == box:
            war.lay(number, DELAY)
            war.note(f"the Army Program brings {the(war.id(number))}")


def _economic_program(war: War) -> None:
    """Once a game: its Logistics marker comes. [DSB-CE-2_2-1, DSI-CRD-05]"""
    number = war.tables.counter(ECONOMIC_MARKER)
    if war.state.place[number] == events_box(AXIS):
        war.lay(number, DELAY)


def _navy_program(war: War) -> None:
    """Once a game: its Surface Fleet comes. [DSB-CE-2_3-1]"""
    release(war, NAVY_CODE)


def _political_program(war: War) -> None:
    """Once a game: its colonial units come, and Quit India unless Japanese troops are there already.

    [DSB-CE-2_4-1, see DSB-MK-38-2]
    """
    release(war, POLITICAL_CODE)
    if markers.where(war, QUIT_INDIA) == f"{FACTIONS[AXIS]}_events":
        if markers.japanese_in_india(war):
            markers.take_off(war, QUIT_INDIA)
        else:
            markers.put(war, QUIT_INDIA, DELAY_BOX)


PROGRAMS: dict[str, Callable[[War], None]] = {
    "16.2.1": _army_program,
    "16.2.2": _economic_program,
    "16.2.3": _navy_program,
    "16.2.4": _political_program,
}


# what else a card may list: a settlement that was chosen, liberations, a step, a roll
SPOKEN = ("chosen settlement", "16.4.4", "16.4.5", "replacement", "roll")


class ConditionalEventsStep(Script[War, ConditionalEvents]):
    """Permanent events in their order, then those of the card; each is finished before the next is checked.

    [DSA-CEV-01, DSA-CEV-03, DSB-CE-1-1, DSB-CE-3-1, DSB-CE-5-1]
    """

    stages = {
        EventStage.CONQUEST: conquer,
        EventStage.OCCUPATION: Occupation(),
        EventStage.GARRISON: Garrison(),
        EventStage.PACT: entry.pact,
        EventStage.DISSOLUTION: entry.Dissolution(),
        EventStage.REACTIVATION: Reactivation(),
        EventStage.LIBERATION: liberation.liberate,
        EventStage.FORCES: entry.forces,
        EventStage.RESPONSE: entry.Response(),
        EventStage.RESERVES: entry.reserves,
        EventStage.IMPACT: entry.impact,
        EventStage.RISES: Rises(),
        EventStage.AID: Aid(),
        EventStage.LEND_LEASE: LendLease(),
        EventStage.INTERNMENT: Internment(),
        EventStage.CARD: of_the_card,
    }
