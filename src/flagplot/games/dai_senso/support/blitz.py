"""Blitz markers. [2.2.4]"""

from __future__ import annotations

from flagplot.board.spaces import SpaceSet
from flagplot.games.dai_senso import beachheads
from flagplot.games.dai_senso.board import standard
from flagplot.games.dai_senso.factions import AXIS, FACTIONS
from flagplot.games.dai_senso.places import IDS, place, pool
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics import any_time, rolls, tracks
from flagplot.games.dai_senso.politics.affairs import ARMY, NAVY
from flagplot.games.dai_senso.support.frames import Support
from flagplot.games.dai_senso.tables import BLITZ_RADIUS
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.memory import remember
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import listed, the

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


def owing(war: War) -> list[int]:
    """The hexes with a friendly Beachhead that must receive a Blitz marker before any other hex does.

    [DSA-BLZ-02, DSB-MK-5-1]
    """
    faction = war.state.phasing
    return [hex for hex in beachheads.lasting(war, faction) if not _marked(war, hex, faction)]


def _marked(war: War, hex: int, faction: int) -> bool:
    return any(war.counter(one).type == BLITZ and war.faction(one) == faction for one in war.stack(hex))


def spare(war: War, faction: int) -> list[int]:
    """The Blitz markers in the Force Pool: there are only so many. [DSI-CTR-07]"""
    return [one for one in war.tables.blitz(faction) if war.state.place[one] == pool(faction)]


@remember(8)
def _answers(hexes: SpaceSet) -> tuple[Action, ...]:
    return tuple(Action(BLITZ, (IDS[hex],)) for hex in hexes)


class PlaceBlitz(Step[War, Support]):
    """The phasing faction may place each of its markers in any hex; unused ones are lost. [DSA-BLZ-01]"""

    def seats(self, war: War, frame: Support) -> tuple[str, ...]:
        """The phasing faction, while it has a marker left and a choice."""
        if _awarded(war) or not _left(war, frame) or _forced(war, frame):
            return ()
        return (FACTIONS[war.state.phasing],)

    def run(self, war: War, frame: Support) -> None:
        """Markers that events have awarded come in [DSA-BLZ-04], Beachheads get theirs; or none is left."""
        if awarded := _awarded(war):
            faction = war.state.phasing
            kept = (0 if at == faction else n for at, n in enumerate(war.affairs.bonus_blitz))
            war.conduct(bonus_blitz=tuple(kept))
            frame.blitz += awarded
        elif found := _forced(war, frame):
            _place(war, frame, found[0])
        else:
            frame.blitz = 0
            frame.stage = frame.stage.next

    def legal(self, war: War, frame: Support, seat: str) -> list[Action]:
        """Every hex where a marker could be of use; Beachheads first, of which the faction chooses (D-07).

        Before each the Axis may change its government, which the marker may not suit. [DSB-MK-40-2]
        """
        owed, other = owing(war), any_time.answers(war, war.state.phasing)
        if owed:
            return [*(Action(BLITZ, (IDS[hex],)) for hex in owed), *other]
        return [*_answers(useful(war)), *other, DONE]

    def do(self, war: War, frame: Support, seat: str, action: Action) -> None:
        """Place one, or leave the others. [DSA-BLZ-04]"""
        if action == DONE:
            frame.blitz = 0
        elif not any_time.chosen(war, war.state.phasing, action):
            _place(war, frame, place(str(action.args[0])))

    def why_not(self, war: War, frame: Support, seat: str, action: Action) -> Refusal | None:
        """A Beachhead comes first; or nothing of this scenario can ever be there."""
        owed = [IDS[hex] for hex in owing(war)]
        if owed:
            return illegal("DSA-BLZ-02", f"first a Blitz marker goes to a Beachhead: {listed(owed)}", *owed)
        if action.verb != BLITZ:
            return None
        hex = place(str(action.args[0]))
        return illegal("DSA-GL-50", f"nothing that is in play comes near {the(IDS[hex])}", IDS[hex])

    def prompt(self, war: War, frame: Support, seat: str) -> str:
        """In words."""
        count = _left(war, frame)
        left = "the last Blitz marker" if count == 1 else f"{count} Blitz markers"
        if owing(war):
            return f"Place {left}: Beachheads come first"
        return f"Place {left}: units within two hexes may attack in Blitz Combat and exploit farther"


def _awarded(war: War) -> int:
    """Markers beyond those of the card, from events of this turn."""
    return war.affairs.bonus_blitz[war.state.phasing]


def _left(war: War, frame: Support) -> int:
    return min(frame.blitz, len(spare(war, war.state.phasing))) if frame.blitz else 0


def _forced(war: War, frame: Support) -> list[int]:
    """Beachheads that all get a marker: then there is nothing to choose."""
    owed = owing(war)
    return owed if len(owed) <= _left(war, frame) else []


def _place(war: War, frame: Support, hex: int) -> None:
    """A marker comes to the map; the branch of government that it does not suit may fall out over it.

    On Land while the Army does not lead, at sea while the Navy does not: a roll on the Cabinet Crisis Table
    for each such marker. [DSA-BLZ-03, DSB-MK-6-1, DSB-MK-22-4]
    """
    faction = war.state.phasing
    war.arrive(spare(war, faction)[0], hex)
    frame.blitz -= 1
    suited = ARMY if hex in war.tables.map.board.land else NAVY
    if faction == AXIS and tracks.leading(war) != suited:
        rolls.on_table(war, rolls.CABINET_CRISIS, AXIS)
