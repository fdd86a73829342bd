"""Everything that may be asked about the odds of a game of this family, at one desk."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from flagplot.chance import pmf
from flagplot.games.axis_allies.game import AxisAllies
from flagplot.games.axis_allies.odds import command, compiled, luck, odds_of, table, whatif
from flagplot.games.axis_allies.state import WarState
from flagplot.kernel.action import Action
from flagplot.kernel.odds import Answer, Asked, Document, OddsDesk
from flagplot.kernel.whatif import WhatIf, Wish

_RULES = ("never", "after:1", "below:2", "under:0.4", "best")
_BATTLES: tuple[Document, ...] = (
    {
        "attack": "2 infantry, artillery, fighter", "seaborne": "infantry", "bombard": "cruiser",
        "defend": "2 infantry, aa_gun",
    },
    {"attack": "2 infantry, tank", "defend": "2 infantry"},
    {"attack": "2 destroyer, submarine, fighter", "defend": "destroyer, submarine, transport"},
)  # fmt: skip
_BOATS = {"attack": "submarine, cruiser", "defend": "2 submarine, cruiser"}


class AxisAlliesOdds(OddsDesk[WarState]):
    """Battles and raids of an edition."""

    shelves = (pmf.SHELF, compiled.SHELF)
    game: AxisAllies

    def odds(self, *question: Any, **details: Any) -> Any:
        """See ``odds_of``."""
        return odds_of(self.game, *question, **details)

    def battles(self, state: WarState) -> Document:
        """All battles and raids at hand, in the order in which to fight them."""
        return table.battles(self.game, state)

    def battle(self, state: WarState, space: str, retreat: str) -> Document:
        """One battle with the units that may be left."""
        return table.battle(self.game, state, space, retreat)

    def planned(self, state: WarState, seat: str, action: Action, space: str) -> Document | None:
        """The battle or raid a move would lead to."""
        return table.planned(self.game, state, seat, action, space)

    def what_if(self, state: WarState, seat: str | None, wish: Wish) -> WhatIf:
        """A battle with other forces, rules of retreat and orders of loss."""
        return whatif.what_if(self.game, state, seat, wish)

    def luck(self, state: WarState, events: Iterable[Document]) -> Document:
        """All battles and raids that are over, and the sums of every power."""
        return luck.report(self.game, state, events)

    def command(self, asked: Asked) -> Answer:
        """A battle, a raid, or all battles of a game file."""
        return command.answer(self.game, asked)

    def warm_up(self) -> Iterator[Document]:
        """Battles ashore and at sea under every rule of retreat, and submarines that submerge."""
        for battle in _BATTLES:
            for rule in _RULES:
                yield {**battle, "retreat": rule}
        for dives in (("attacker",), ("defender",)):  # some defenders decide after the first strike
            yield {**_BOATS, "dives": dives}
