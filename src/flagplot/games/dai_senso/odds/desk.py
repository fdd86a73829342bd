"""Everything that may be asked about the odds of Dai Senso!, at one desk."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from flagplot.games.dai_senso.game import DaiSenso
from flagplot.games.dai_senso.odds import command, luck, odds_of, table, whatif
from flagplot.games.dai_senso.state import AsiaState
from flagplot.kernel.action import Action
from flagplot.kernel.odds import Answer, Asked, Document, OddsDesk
from flagplot.kernel.whatif import WhatIf, Wish


class DaiSensoOdds(OddsDesk[AsiaState]):
    """Ground attacks, each a die and what both sides make of its result."""

    game: DaiSenso

    def odds(self, *question: Any, **details: Any) -> Any:
        """See ``odds_of``."""
        return odds_of(self.game, *question, **details)

    def battles(self, state: AsiaState) -> Document:
        """The attack at hand."""
        return table.battles(self.game, state)

    def battle(self, state: AsiaState, space: str, retreat: str) -> Document:
        """The same by its hex; ways to retreat are tried out in ``what_if``."""
        return table.battle(self.game, state, space)

    def planned(self, state: AsiaState, seat: str, action: Action, space: str) -> Document | None:
        """The attack an answer would lead to."""
        return table.planned(self.game, state, seat, action, space)

    def what_if(self, state: AsiaState, seat: str | None, wish: Wish) -> WhatIf:
        """An attack with other units, in another season, fought in other ways."""
        return whatif.what_if(self.game, state, seat, wish)

    def luck(self, state: AsiaState, events: Iterable[Document]) -> Document:
        """All attacks whose die has fallen, and the sums of the factions."""
        return luck.report(self.game, state, events)

    def command(self, asked: Asked) -> Answer:
        """An attack that was typed, or that of a game file."""
        return command.answer(self.game, asked)
