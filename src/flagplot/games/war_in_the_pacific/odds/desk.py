"""Everything that may be asked about the odds of War in the Pacific, at one desk."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from flagplot.games.war_in_the_pacific.odds import command, drawer, luck, table
from flagplot.games.war_in_the_pacific.state import PacificState
from flagplot.kernel.action import Action
from flagplot.kernel.fights import at_hand
from flagplot.kernel.odds import Answer, Asked, Document, OddsDesk
from flagplot.kernel.whatif import WhatIf, Wish


class PacificOdds(OddsDesk[PacificState]):
    """Attacks on land, strikes at ships, bombs on airfields and ports."""

    def odds(self, *question: Any, **details: Any) -> Any:
        """See ``command.odds_of``."""
        return command.odds_of(self.game, *question, **details)

    def battles(self, state: PacificState) -> Document:
        """The fight at hand."""
        return at_hand(table.fights(self.game, state))

    def battle(self, state: PacificState, space: str, retreat: str) -> Document:
        """The same in detail."""
        return table.battle(self.game, state, space, retreat)

    def planned(self, state: PacificState, seat: str, action: Action, space: str) -> Document | None:
        """The attack an answer leads to."""
        return table.planned(self.game, state, seat, action, space)

    def what_if(self, state: PacificState, seat: str | None, wish: Wish) -> WhatIf:
        """An attack or a strike of others, elsewhere, in other ways."""
        return drawer.what_if(self.game, state, seat, wish)

    def luck(self, state: PacificState, events: Iterable[Document]) -> Document:
        """All attacks on land whose die has fallen."""
        return luck.report(events)

    def command(self, asked: Asked) -> Answer:
        """An attack that was typed, or the fights of a game file."""
        return command.answer(self.game, asked)
