"""Attacks in a few lines.

    fight = Fight({"w5524": ["RU-MECH-01"], "w5525": ["KW-INF1-01"]})
    fight.do("soviet", "assault w5525 RU-MECH-01", dice=[6])
    assert fight.result == "Dr2 0/1"

The clear hex w5525 has six plain sides; a garrison in Dairen leads the Axis its supply unless ``cut_off``.
"""

from __future__ import annotations

from typing import Any

from flagplot.games.dai_senso.combat.events import Attacked, Resulted
from flagplot.games.dai_senso.combat.frames import Attack, Combat
from flagplot.games.dai_senso.combat.lineup import LineUp, line_up
from tests.dai_senso.setting import Case

DAIREN = {"w5125": ["JP-INF1-10/detachment"]}


class Fight(Case):
    """A Combat Segment."""

    def __init__(
        self,
        units: dict[str, list[str]],
        boxes: dict[str, list[str]] | None = None,
        *,
        phase: str = "regular_combat",
        cut_off: bool = False,
        **further: Any,
    ) -> None:
        super().__init__(phase, units if cut_off else {**DAIREN, **units}, boxes, **further)

    @property
    def attack(self) -> Attack:
        """The attack at hand."""
        frame = self.state.frames[-1]
        assert isinstance(frame, Attack)
        return frame

    @property
    def segment(self) -> Combat:
        """The segment, when no attack is at hand."""
        frame = self.state.frames[-1]
        assert isinstance(frame, Combat)
        return frame

    @property
    def line_up(self) -> LineUp:
        """Factors, odds and shifts of the attack at hand."""
        return line_up(self.war, self.attack)

    @property
    def shifts(self) -> list[tuple[int, str]]:
        """Columns and rules of the attack at hand."""
        return [(one.columns, one.rule) for one in self.line_up.shifts]

    @property
    def column(self) -> str:
        """The column of the attack at hand."""
        return self.game.tables.charts.combat_results.columns[self.line_up.column]

    @property
    def told(self) -> Attacked:
        """The last attack as the log has it."""
        return next(one for one in reversed(self.events) if isinstance(one, Attacked))

    @property
    def result(self) -> str:
        """The last result."""
        return next(one for one in reversed(self.events) if isinstance(one, Resulted)).result

    @property
    def retreats(self) -> set[str]:
        """The hexes into which whoever is asked may retreat."""
        (seat,) = self.state.waiting
        return {one.removeprefix("retreat ") for one in self.legal(seat, "retreat")}
