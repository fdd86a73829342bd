"""From Pre-War to Limited War to Total War, never back. [12]"""

from __future__ import annotations

from flagplot.games.dai_senso.factions import FACTIONS
from flagplot.games.dai_senso.places import DELAY, events_box
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics.frames import TotalWar
from flagplot.games.dai_senso.state import LIMITED_WAR, PRE_WAR, TOTAL_WAR

OUTBREAK = "OW"  # on counters that come with the outbreak of war


def begin_limited_war(war: War) -> None:
    """Pre-War is over; nothing happens later. [DSB-WS-04, DSB-WS-05, DSB-WS-17, DSB-WS-03]"""
    if war.state.war_state != PRE_WAR:
        return
    war.state.war_state = LIMITED_WAR
    war.note("Limited War begins")
    _outbreak(war)


def begin_total_war(war: War) -> None:
    """The steps of Total War are carried out at once, before anything else goes on.

    [DSB-WS-02, DSB-WS-06, DSB-WS-07, DSB-WS-21, DSB-WS-34, DSB-CD-23]
    """
    if war.state.war_state == TOTAL_WAR:
        return
    if war.state.war_state == PRE_WAR:
        _outbreak(war)
    war.state.war_state = TOTAL_WAR
    war.note("Total War begins")
    war.push(TotalWar())


def _outbreak(war: War) -> None:
    """Outbreak of War units of all factions go to the Delay Box."""
    release(war, OUTBREAK)


def release(war: War, code: str) -> None:
    """Counters of an entry code go from the Conditional Events Boxes to the Delay Box."""
    boxes = [events_box(faction) for faction in range(len(FACTIONS))]
    for number, counter in enumerate(war.counters):
        if counter.code == code and war.state.place[number] in boxes:
            war.lay(number, DELAY)
