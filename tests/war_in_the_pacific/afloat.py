"""A case at sea in a few lines: position, answers, dice, expected.

case = SeaCase("naval", forces={"J1": {"hex": "F0932", "ships": ["jn-cv-akagi"], "speed": 3}})
case.do("japan", "take-card J1", "course F1032", "file-card", "done")
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import flagplot
from flagplot.games.war_in_the_pacific.game import MIDWAY, WarInThePacific
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.state import PacificState
from flagplot.games.war_in_the_pacific.tables import tables
from flagplot.kernel.event import Event

TABLES = tables("midway")
GROUNDED = {unit.id: {"points": 0} for unit in TABLES.air}  # nobody searches, nobody strikes


class AtSea(WarInThePacific):
    """The game with the scenario, whether or not it is offered yet."""

    meta = WarInThePacific.meta


if all(one.id != MIDWAY.id for one in AtSea.meta.scenarios):
    import msgspec

    AtSea.meta = msgspec.structs.replace(AtSea.meta, scenarios=(*AtSea.meta.scenarios, MIDWAY))
GAME = AtSea()


class SeaCase:
    """One situation that is played on."""

    def __init__(self, phase: str, dice: Sequence[int] = (), **more: Any) -> None:
        document = {"scenario": "midway", "phase": phase, **more}
        if "frames" in more:
            del document["phase"]
        self.state: PacificState = GAME.position(document, dice=flagplot.ScriptedDice(list(dice)))
        self.events: list[Event] = []

    def do(self, seat: str, *answers: str, dice: Sequence[int] = ()) -> None:
        """Give answers; every die must be used."""
        scripted = flagplot.ScriptedDice(list(dice))
        for answer in answers:
            self.state, events = GAME.apply(self.state, seat, answer, scripted)
            self.events += events
        assert not scripted.faces, f"dice left: {scripted.faces}"

    def refuses(self, seat: str, answer: str, rule: str) -> None:
        """The answer is refused by this clause."""
        refusal = GAME.why_not(self.state, seat, answer)
        assert refusal is not None, f"{answer} is allowed"
        assert refusal.rule == rule, refusal

    @property
    def play(self) -> Campaign:
        """A look at the state."""
        return GAME.play(self.state)

    def answers(self, seat: str) -> list[str]:
        """What may be answered."""
        return [str(action) for action in GAME.legal(self.state, seat)]

    def force(self, label: str) -> Any:
        """A task force."""
        return self.play.force(label)

    def where(self, label: str) -> str:
        """The hex of a task force."""
        return self.play.label(self.play.force(label).hex)

    def damage(self, ship: str) -> int:
        """The damage of a ship."""
        return self.state.damage[TABLES.ship_number[ship]]

    @property
    def frame(self) -> Any:
        """Where play stands."""
        return self.state.frames[-1]
