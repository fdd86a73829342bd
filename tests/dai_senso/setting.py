"""A rules case in a few lines: position, answers, dice, expected.

    case = Case("regular_combat", {"w5524": ["RU-CAVM-01"], "w5525": ["KW-INFA-02/back"]})
    case.do("soviet", "target w5525", "commit RU-CAVM-01", "attack", dice=[6])
    assert case.where("RU-CAVM-01") == "w5525"
    case.refuses("soviet", "target w5427", "DSA-CMB-01")

A case ends with the segment it begins: when the turn would go on it halts (``case.halted``), so that cases do
not depend on other segments. ``through=True`` plays on instead.
"""

from __future__ import annotations

from typing import Any

import flagplot
from flagplot.games.dai_senso.counters import FRONT
from flagplot.games.dai_senso.game import DaiSenso
from flagplot.games.dai_senso.places import IDS, place
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.state import AsiaState
from flagplot.games.dai_senso.tables import standard_tables
from flagplot.games.dai_senso.turn.frames import FactionTurn, Overstack
from flagplot.kernel.action import Action
from flagplot.kernel.event import Event
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal


class Halt(Step[War, FactionTurn]):
    """The turn does not go on."""

    def seats(self, war: War, frame: FactionTurn) -> tuple[str, ...]:
        return DaiSenso.meta.seats if frame.stacked else ()

    def run(self, war: War, frame: FactionTurn) -> None:
        frame.stacked = True
        war.push(Overstack())

    def legal(self, war: War, frame: FactionTurn, seat: str) -> list[Action]:
        return [Action("done")]


class Halting(DaiSenso):
    """The game, in which no second segment begins."""

    steps = {**DaiSenso.steps, FactionTurn: Halt()}


BUILDING = DaiSenso(standard_tables())
HALTING = Halting(standard_tables())


class Case:
    """A game begun from a position, with scripted dice; ``base`` is empty unless said otherwise."""

    def __init__(
        self,
        phase: str,
        units: dict[str, list[str]],
        boxes: dict[str, list[str]] | None = None,
        *,
        phasing: str = "soviet",
        through: bool = False,
        dice: tuple[int, ...] | list[int] = (),
        **further: Any,
    ) -> None:
        self.game = BUILDING if through else HALTING
        document = {"phase": phase, "phasing": phasing, "units": units, "boxes": boxes or {}, **further}
        self.state: AsiaState = self.game.position(document, dice=flagplot.ScriptedDice(list(dice)))
        self.events: list[Event] = []

    @classmethod
    def begun(cls, document: dict[str, Any], dice: tuple[int, ...] | list[int] = ()) -> Case:
        """A case from a whole document; nothing halts it but the next question."""
        case = cls.__new__(cls)
        case.game = HALTING
        case.state = HALTING.position(document, dice=flagplot.ScriptedDice(list(dice)))
        case.events = []
        return case

    @property
    def war(self) -> War:
        """A look at the state."""
        return self.game.play(self.state)

    @property
    def halted(self) -> bool:
        """Whether the segment is over."""
        return isinstance(self.state.frames[-1], FactionTurn)

    def number(self, id: str) -> int:
        """The number of a counter."""
        return standard_tables().counter(id)

    def hex(self, label: str) -> int:
        """The number of a hex."""
        return place(label)

    def do(self, seat: str, *answers: str, dice: tuple[int, ...] | list[int] = ()) -> None:
        """Give answers one after the other; all dice must be used up."""
        scripted = flagplot.ScriptedDice(list(dice))
        for answer in answers:
            self.state, events = self.game.apply(self.state, seat, answer, dice=scripted)
            self.events += events

    def legal(self, seat: str, verb: str = "") -> list[str]:
        """The answers a seat may give, as text; those of one verb."""
        return [str(one) for one in self.game.legal(self.state, seat) if verb in ("", one.verb)]

    def refuses(self, seat: str, answer: str, rule: str) -> Refusal:
        """The answer is refused by the rule; nothing changes."""
        refusal = self.game.why_not(self.state, seat, answer)
        assert refusal is not None, f"{answer} is allowed"
        assert refusal.rule == rule, refusal
        return refusal

    def where(self, id: str) -> str:
        """The hex or box a counter is in."""
        return IDS[self.state.place[self.number(id)]]

    def front(self, id: str) -> bool:
        """Whether the front of a counter is up."""
        return self.state.up[self.number(id)] == FRONT

    def steps(self, id: str) -> int:
        """The steps of a unit."""
        return self.war.face(self.number(id)).steps
