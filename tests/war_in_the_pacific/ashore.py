"""A case on the land of the main map in a few lines: position, answers, dice, expected.

case = LandCase("ground_first", {"A3529": ["ja-rgt-55"], "A3530": ["br-bde-6ind"]})
case.do("japan", "move ja-rgt-55 A3530", "attack A3530", dice=[6, 6, 3])
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

import flagplot
from flagplot.games.war_in_the_pacific import options
from flagplot.games.war_in_the_pacific.game import GUADALCANAL, MALAYA, WarInThePacific
from flagplot.games.war_in_the_pacific.marks import NAMES
from flagplot.games.war_in_the_pacific.places import OUT
from flagplot.games.war_in_the_pacific.tables import tables
from tests.war_in_the_pacific.setting import Situation

TABLES = tables("malaya")


GROUNDED = {unit.id: {"points": 0} for unit in TABLES.air}
FIGHTING = ("ground_first", "ground_second")


class Ashore(WarInThePacific):
    """The game with the scenarios on land, whether or not they are offered yet."""

    meta = WarInThePacific.meta


_OFFERED = [one.id for one in Ashore.meta.scenarios]
_MORE = tuple(one for one in (MALAYA, GUADALCANAL) if one.id not in _OFFERED)
_ALL = (*Ashore.meta.scenarios, *_MORE)
Ashore.meta = msgspec.structs.replace(Ashore.meta, scenarios=_ALL, options=options.of(one.id for one in _ALL))
GAME = Ashore()


class LandCase(Situation):
    """One ashore; nothing is at sea unless it is said."""

    game = GAME
    scenario = "malaya"

    def __init__(
        self, phase: str, units: dict[str, list[str]], dice: Sequence[int] = (), **more: Any
    ) -> None:
        if self.scenario == MALAYA.id:
            # a ship that waits overseas: the next game-turn begins with a question, not with dice
            more["war"] = {"areas": {"br-msu-4": "Bombay"}, **more.get("war", {})}
            if phase in FIGHTING:
                more.setdefault("air", GROUNDED)  # nobody is asked for support unless a case is about it
        start = {"scenario": self.scenario, "phase": phase, "units": units, "forces": {}, "harbour": {}}
        start["subrons"] = {}
        document = {**start, **more}
        if "frames" in more:
            del document["phase"]
        super().__init__(document, dice)

    def number(self, unit: str) -> int:
        """The number of a unit."""
        return self.play.tables.number[unit]

    def where(self, unit: str) -> str:
        """Where a unit is; nothing when it is out of play."""
        place = self.state.place[self.number(unit)]
        return "" if place == OUT else self.play.label(place)

    def steps(self, unit: str) -> int:
        """The steps of a unit."""
        return self.state.steps[self.number(unit)]

    def marked(self, unit: str, mark: str) -> bool:
        """Whether a unit is marked."""
        return bool(self.state.marks[self.number(unit)] & NAMES[mark])

    def owner(self, hex: str) -> int:
        """Who controls a hex."""
        return self.state.control[self.play.hex(hex)]

    def column(self) -> str:
        """The odds of the attack that is being fought, after all shifts."""
        panel = flagplot_panel(self)
        return str(panel["odds"])


def flagplot_panel(case: LandCase) -> dict[str, Any]:
    """The panel of the attack."""
    found: dict[str, Any] = case.game.view(case.state, None).panels["attack"]
    return found


__all__ = ["GAME", "TABLES", "LandCase", "flagplot"]
