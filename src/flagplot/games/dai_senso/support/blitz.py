"""Blitz markers. [2.2.4]"""

from __future__ import annotations

from flagplot.board.spaces import SpaceSet
from flagplot.games.dai_senso.board import standard
from flagplot.games.dai_senso.factions import FACTIONS
from flagplot.games.dai_senso.places import IDS, place, pool
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.support.frames import Support
from flagplot.games.dai_senso.tables import BLITZ_RADIUS
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.memory import remember
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

BLITZ = "blitz"
DONE = Action("done")


def value(war: War) -> int:
    """The Blitz Value of the Current Card, on every turn it is current. [DSA-BLZ-04]"""
    card = war.current_card(war.state.phasing)
    return card.symbols.blitz if card is not None else 0


def useful(war: War) -> SpaceSet:
    """The hexes near enough to Land in play; a marker anywhere else is as good as none. [see DSA-GL-50]"""
    return _around(war.lands.closed)


@remember(8)
def _around(closed: SpaceSet) -> SpaceSet:
    board = standard().board
    return SpaceSet(near for hex in board.land - closed for near in board.grid.within(hex, BLITZ_RADIUS))


class PlaceBlitz(Step[War, Support]):
    """The phasing faction may place each of its markers in any hex; unused ones are lost. [DSA-BLZ-01]"""

    def seats(self, war: War, frame: Support) -> tuple[str, ...]:
        """The phasing faction, while it has a marker left."""
        return (FACTIONS[war.state.phasing],) if frame.blitz else ()

    def run(self, war: War, frame: Support) -> None:
        """None is left."""
        frame.stage = frame.stage.next

    def legal(self, war: War, frame: Support, seat: str) -> list[Action]:
        """Every hex where a marker could be of use."""
        return [*(Action(BLITZ, (IDS[hex],)) for hex in useful(war)), DONE]

    def do(self, war: War, frame: Support, seat: str, action: Action) -> None:
        """Place one, or leave the others. [DSA-BLZ-04]"""
        if action == DONE:
            frame.blitz = 0
            return
        faction = war.state.phasing
        marker = next(one for one in war.tables.blitz(faction) if war.state.place[one] == pool(faction))
        war.arrive(marker, place(str(action.args[0])))
        frame.blitz -= 1

    def why_not(self, war: War, frame: Support, seat: str, action: Action) -> Refusal | None:
        """Somewhere no unit of this scenario can ever be."""
        if action.verb != BLITZ:
            return None
        hex = place(str(action.args[0]))
        return illegal("DSA-GL-50", f"nothing that is in play comes near {the(IDS[hex])}", IDS[hex])

    def prompt(self, war: War, frame: Support, seat: str) -> str:
        """In words."""
        left = "the last Blitz marker" if frame.blitz == 1 else f"{frame.blitz} Blitz markers"
        return f"Place {left}: units within two hexes may attack in Blitz Combat and exploit farther"
