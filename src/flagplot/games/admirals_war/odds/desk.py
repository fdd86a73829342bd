"""Everything that may be asked about the odds of Admirals' War, at one desk."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from flagplot.chance import pmf
from flagplot.games.admirals_war.game import AdmiralsWar
from flagplot.games.admirals_war.odds import command, compiled, luck, odds_of, table, whatif
from flagplot.games.admirals_war.state import SeaState
from flagplot.kernel.action import Action
from flagplot.kernel.odds import Answer, Asked, Document, OddsDesk
from flagplot.kernel.whatif import WhatIf, Wish

_SHIPS = {"area": "north_sea", "allied": "uk_hood, uk_norfolk, uk_raf_coastal", "axis": "ger_bismarck"}
_BOATS: Document = {
    "area": "north_sea", "allied": "uk_hood", "axis": {"ger_bismarck": {}, "ger_uboat_01": "raiding"},
    "options": {"submarine_targeting": True},
}  # fmt: skip


class AdmiralsWarOdds(OddsDesk[SeaState]):
    """Fights at sea and raids on ports."""

    shelves = (pmf.SHELF, compiled.SHELF)
    game: AdmiralsWar

    def odds(self, *question: Any, **details: Any) -> Any:
        """See ``odds_of``."""
        return odds_of(self.game, *question, **details)

    def battles(self, state: SeaState) -> Document:
        """The fight at hand, and the battles that wait."""
        return table.battles(self.game, state)

    def battle(self, state: SeaState, space: str, retreat: str) -> Document:
        """One of them."""
        return table.battle(self.game, state, space, retreat)

    def planned(self, state: SeaState, seat: str, action: Action, space: str) -> Document | None:
        """What an answer would bring."""
        return table.planned(self.game, state, seat, action, space)

    def what_if(self, state: SeaState, seat: str | None, wish: Wish) -> WhatIf:
        """A battle of other fleets, fought in other ways."""
        return whatif.what_if(self.game, state, seat, wish)

    def luck(self, state: SeaState, events: Iterable[Document]) -> Document:
        """All battles that are over or under way, and the sums of both sides."""
        return luck.report(self.game, state, events)

    def command(self, asked: Asked) -> Answer:
        """Units that were typed, or the fights of a game file."""
        return command.answer(self.game, asked)

    def warm_up(self) -> Iterator[Document]:
        """A battle under two rules of retreat, and one with a submarine that picks its target."""
        for rule in ("never", "outgunned"):
            yield {**_SHIPS, "axis_policy": {"retreat": rule}}
        yield _BOATS
