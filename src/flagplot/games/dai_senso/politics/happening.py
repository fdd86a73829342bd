"""Every event by its section, and the smaller questions some of them ask; how one of them happens.

[15, 16]
"""

from __future__ import annotations

from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics import hand, liberation, surrender
from flagplot.games.dai_senso.politics.asking import Asking, Question
from flagplot.games.dai_senso.politics.events import (
    china,
    countries,
    creating,
    europe,
    government,
    military,
    operation_z,
    politics,
)
from flagplot.games.dai_senso.politics.events.rule import Rule
from flagplot.games.dai_senso.politics.frames import Event

_SETTLEMENTS: dict[str, Rule] = {
    "settlement": Rule(surrender.choose_settlement),
    "choose_truce": Rule(surrender.choose_truce),
    "demand_one": Rule(surrender.demand_one),
    "concede_one": Rule(surrender.concede_one),
    "conceded": Rule(go=surrender.conceded),
    "aftermath": Rule(go=surrender.aftermath),
    "spoils": Rule(surrender.spoils),
    "16.4.5": Rule(liberation.avalanche),
    "illegal_card": Rule(hand.claim),
}

EVENTS: dict[str, Rule] = _SETTLEMENTS | {
    section: rule
    for chapter in (government, countries, politics, china, military, europe, operation_z, creating)
    for section, rule in chapter.EVENTS.items()
}


class EventStep(Asking[Event]):
    """An event asks its question, or happens by itself. [DSA-CRD-14]"""

    def question(self, war: War, frame: Event) -> Question | None:
        """As its rule has it."""
        return EVENTS[frame.event].ask(war, frame)

    def go(self, war: War, frame: Event) -> None:
        """As its rule has it."""
        EVENTS[frame.event].go(war, frame)

    def declined(self, war: War, frame: Event) -> None:
        """As its rule has it."""
        EVENTS[frame.event].declined(war, frame)
