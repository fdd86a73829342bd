"""Rules functions tried directly on the opening position, without playing up to them."""

from __future__ import annotations

from typing import Any

from flagplot.games.axis_allies.pacific_1940.edition import Pacific1940
from flagplot.games.axis_allies.pacific_1940.frames import Declare
from flagplot.games.axis_allies.pacific_1940.powers import ANZAC, CHINA, JAPAN, UK, USA
from flagplot.games.axis_allies.pacific_1940.setup import new_state
from flagplot.games.axis_allies.pacific_1940.steps import STEPS
from flagplot.games.axis_allies.pieces import make
from flagplot.games.axis_allies.play import War
from flagplot.kernel.action import parse_action
from flagplot.kernel.flow import settle

EDITION = Pacific1940()
POWERS = {"japan": JAPAN, "usa": USA, "china": CHINA, "uk": UK, "anzac": ANZAC}


class Opened:
    """A war from the start position; ``at_war`` names further enemies of Japan."""

    def __init__(self, *at_war: str, persons: dict[str, int] | None = None, **options: Any) -> None:
        self.war = War(EDITION, new_state("1940", options, persons))
        self.edition, self.board, self.state = EDITION, self.war.board, self.war.state
        for name in at_war:
            self.state.war[JAPAN] |= 1 << POWERS[name]
            self.state.war[POWERS[name]] |= 1 << JAPAN

    def at(self, name: str) -> int:
        """The number of a space."""
        return self.board.space_of[name]

    def put(self, power: str, kind: str, space: str, count: int = 1) -> None:
        """Place units."""
        self.war.add(self.at(space), make(POWERS[power], self.board.kind_of[kind]), count)

    def hold(self, power: str, *spaces: str) -> None:
        """Give territories to a power."""
        for space in spaces:
            self.state.control[self.at(space)] = self.board.owner_of[power]

    def enemies(self) -> set[str]:
        """The powers at war with Japan."""
        return {name for name, power in POWERS.items() if self.state.war[power] >> JAPAN & 1}

    def no_attack(self, power: str, space: str) -> str | None:
        """The clause that forbids an attack."""
        refusal = self.edition.no_attack(self.war, self.at(space), POWERS[power])
        return refusal.rule if refusal else None

    def no_entry(self, power: str, kind: str, space: str, *, flying: bool = False) -> str | None:
        """The clause that keeps a unit out."""
        refusal = self.edition.no_entry(
            self.war, self.at(space), POWERS[power], self.board.kind_of[kind], flying=flying
        )
        return refusal.rule if refusal else None

    def declarations(self, power: str, *, income: bool = False) -> list[str]:
        """What the power is offered when asked for a declaration; empty when it is not asked."""
        self.state.frames = [Declare(power=POWERS[power], income=income)]
        return self.offered()

    def offered(self) -> list[str]:
        """The answers to the question on top of the stack."""
        settle(self.war, STEPS)
        if not self.state.frames:
            return []
        frame = self.state.frames[-1]
        return [str(a) for a in STEPS[type(frame)].legal(self.war, frame, self.state.waiting[0])]

    def declare(self, power: str, action: str, *, income: bool = False) -> None:
        """Answer the question."""
        assert action in self.declarations(power, income=income)
        frame = self.state.frames[-1]
        STEPS[type(frame)].do(self.war, frame, power, parse_action(action))
        settle(self.war, STEPS)
