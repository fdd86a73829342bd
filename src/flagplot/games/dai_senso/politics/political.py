"""The Political Events Segment: what the Current Card lists happens, turn after turn. [2.1]"""

from __future__ import annotations

from collections.abc import Callable

from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics.frames import Guerrillas, PoliticalEvents
from flagplot.games.dai_senso.turn.plans import PLANS
from flagplot.kernel.errors import RulesBug
from flagplot.kernel.flow import Step


class PoliticalEventsStep(Step[War, PoliticalEvents]):
    """Every action in its order, on every turn the card is current. [DSA-POL-01, DSA-POL-02]"""

    def run(self, war: War, frame: PoliticalEvents) -> None:
        """The next one; without a card, or without actions on it, the segment is over at once."""
        card = war.current_card(war.state.phasing)
        actions = card.political_events_segment if card is not None else ()
        if frame.number == len(actions):
            war.pop()
            return
        action = actions[frame.number]
        frame.number += 1
        perform(war, str(action.get("event", action["op"])))


def perform(war: War, event: str) -> None:
    """A Political Event by its section; a scenario may leave it out. [DSI-SCN-14]"""
    if event not in PLANS[war.state.scenario].events:
        return
    happens = EVENTS.get(event)
    if happens is None:
        raise RulesBug(f"a scenario plays the Political Event {event}, which has no rules yet")
    happens(war)


def _chinese_incident(war: War) -> None:
    """15.8: of what an Ally may do only Guerrilla Warfare is offered. [see DSI-SCN-14, DSB-PE-08-3]"""
    war.push(Guerrillas(war.state.phasing))


EVENTS: dict[str, Callable[[War], None]] = {"15.8": _chinese_incident}
