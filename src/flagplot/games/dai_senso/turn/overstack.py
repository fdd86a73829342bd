"""Too much in one hex: the owner removes steps until the hex complies. [9.2]"""

from __future__ import annotations

from collections.abc import Sequence

from flagplot.games.dai_senso.combat.losses import lose_step, ways
from flagplot.games.dai_senso.factions import FACTIONS
from flagplot.games.dai_senso.places import IDS
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.stacking import offenders, overstacked
from flagplot.games.dai_senso.turn.frames import Overstack
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import listed


class OverstackStep(Step[War, Overstack]):
    """Enforced for all factions and hexes after every Phase and Segment. [DSA-STK-06]"""

    def seats(self, war: War, frame: Overstack) -> tuple[str, ...]:
        """The owner of the first hex that holds too much, in the order of the factions."""
        faction, _ = _next(war)
        return (FACTIONS[faction],) if faction >= 0 else ()

    def run(self, war: War, frame: Overstack) -> None:
        """Every hex complies."""
        war.pop()

    def legal(self, war: War, frame: Overstack, seat: str) -> Sequence[Action]:
        """A step of any unit that is too much in its hex; one must be chosen. [DSA-RD-05]"""
        faction, hexes = _next(war)
        return [
            Action("lose", answer)
            for hex in hexes
            for one in offenders(war, hex, faction)
            for answer in ways(war, one)
        ]

    def do(self, war: War, frame: Overstack, seat: str, action: Action) -> None:
        """The unit loses a step, as in combat. [see DSA-ATT-05]"""
        unit, *replacement = [war.tables.counter(str(arg)) for arg in action.args]
        lose_step(war, unit, *replacement)

    def why_not(self, war: War, frame: Overstack, seat: str, action: Action) -> Refusal | None:
        """Only what is too much is removed."""
        if action.verb != "lose":
            return None
        return illegal("DSA-STK-06", "steps are removed only from hexes that hold too much")

    def prompt(self, war: War, frame: Overstack, seat: str) -> str:
        """In words."""
        faction, hexes = _next(war)
        whys = " and ".join(sorted({overstacked(war, hex, faction) for hex in hexes}))
        return f"Too much in {listed(IDS[hex] for hex in hexes)} ({whys}): remove steps"


def _next(war: War) -> tuple[int, list[int]]:
    """The first faction that has too much in hexes, and where; -1 if nobody has. Boxes hold any number.

    [DSA-STK-01]
    """
    crowded = sorted(hex for hex, stack in war.state.at.items() if len(stack) > 1)
    for faction, held in enumerate(war.occupation.ground):
        hexes = [hex for hex in crowded if held >> hex & 1 and overstacked(war, hex, faction)]
        if hexes:
            return faction, hexes
    return -1, []
