"""A rules case in a few lines: position, answers, dice, expected.

    case = Case("assault", {"us-apa-1": ["mc-rgt-2"], "b0604": ["jn-sbf-3sp"]}, forts={"b0604": [2, 2]},
                plan=[["mc-rgt-2", 4, "b0604", "assault"]])
    case.do("japan", "no")
    case.do("allied", "no", dice=[5, 6, 3])
    assert case.steps("mc-rgt-2") == 4
    case.refuses("allied", "reduce 2", "WPA-FRT-25")

Dice are the faces thrown, in the order in which they fall; a ten-sided die shows 10 for a zero.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import flagplot
from flagplot.games.war_in_the_pacific import GAME
from flagplot.games.war_in_the_pacific.marks import NAMES
from flagplot.games.war_in_the_pacific.places import OUT
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.state import PacificState
from flagplot.games.war_in_the_pacific.tables import tables
from flagplot.kernel.event import Event

TABLES = tables("tarawa")
LOW = [1, 1]  # flak that hits nothing


class Situation:
    """One situation of any scenario that is played on."""

    game = GAME

    def __init__(self, document: dict[str, Any], dice: Sequence[int] = ()) -> None:
        self.state: PacificState = self.game.position(document, dice=flagplot.ScriptedDice(list(dice)))
        self.events: list[Event] = []

    def do(self, seat: str, *answers: str, dice: Sequence[int] = ()) -> None:
        """Give answers; every die must be used."""
        scripted = flagplot.ScriptedDice(list(dice))
        for answer in answers:
            self.state, events = self.game.apply(self.state, seat, answer, scripted)
            self.events += events
        assert not scripted.faces, f"dice left: {scripted.faces}"

    def refuses(self, seat: str, answer: str, rule: str) -> None:
        """The answer is refused by this clause."""
        refusal = self.game.why_not(self.state, seat, answer)
        assert refusal is not None, f"{answer} is allowed"
        assert refusal.rule == rule, refusal

    def allows(self, seat: str, answer: str) -> bool:
        """Whether an answer may be given, by itself or as a whole move."""
        return GAME.why_not(self.state, seat, answer) is None

    @property
    def play(self) -> Campaign:
        """A look at the state."""
        return self.game.play(self.state)

    def answers(self, seat: str) -> list[str]:
        """What may be answered."""
        return [str(action) for action in self.game.legal(self.state, seat)]


class Case(Situation):
    """One on a tactical island."""

    def __init__(
        self, phase: str, units: dict[str, list[str]], dice: Sequence[int] = (), **more: Any
    ) -> None:
        super().__init__({"scenario": "tarawa", "phase": phase, "units": units, **more}, dice)

    def where(self, unit: str) -> str:
        """Where a unit is; nothing when it is out of play."""
        place = self.state.place[TABLES.number[unit]]
        return "" if place == OUT else self.play.label(place)

    def steps(self, unit: str) -> int:
        """The steps of a unit."""
        return self.state.steps[TABLES.number[unit]]

    def marked(self, unit: str, mark: str) -> bool:
        """Whether a unit is marked."""
        return bool(self.state.marks[TABLES.number[unit]] & NAMES[mark])

    def fort(self, hex: str) -> tuple[int, int, int] | None:
        """Strength, size and damage of a fort."""
        found = self.state.forts.get(TABLES.island.place(hex))
        return found[1:4] if found else None

    def control(self, hex: str) -> str:
        """Whose a hex is."""
        return ("japan", "allied")[self.state.control[TABLES.island.place(hex)]]

    @property
    def frame(self) -> Any:
        """Where play stands."""
        return self.state.frames[-1]


def hex(label: str) -> int:
    """The place of a hex."""
    return TABLES.island.place(label)


def unit(id: str) -> int:
    """The number of a unit."""
    return TABLES.number[id]
