"""General combat: one contested space fought to its end. [P40-CBT-03, P40-GCB-36]

``begin_sea`` and ``begin_land`` put a battle on the stack; the frame that called them finds the survivors on
the map when it comes up again.
"""

from __future__ import annotations

from collections.abc import Sequence

from flagplot.games.axis_allies.board import including
from flagplot.games.axis_allies.combat import bombardment, retreat, strip
from flagplot.games.axis_allies.combat.frames import Battle
from flagplot.games.axis_allies.combat.land_battle import LandBattle
from flagplot.games.axis_allies.combat.sea_battle import SeaBattle
from flagplot.games.axis_allies.play import War
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal


def begin_sea(war: War, zone: int, power: int) -> None:
    """Begin the sea battle in a zone, if there is anybody to fight.

    It counts as a sea combat even if no die is ever thrown, so nothing bombards from the zone afterwards.
    [P40-GCB-31, P40-TRN-23, P40-AMP-11, P40-AMP-16, A50-NAV-08]
    """
    frame = strip.place_sea(war, zone, power)
    war.state.frames.append(frame)
    strip.announce(war, frame)
    if frame.attackers and frame.defenders:
        war.state.fought_zones = including(war.state.fought_zones, zone)


def begin_land(war: War, space: int, power: int, bombard: tuple[tuple[int, int], ...] = ()) -> None:
    """Begin the battle for a territory; ``bombard`` are the (dice, value) shots of ships that fire first."""
    frame = strip.place_land(war, space, power)
    frame.shots = bombard
    war.state.frames.append(frame)
    strip.announce(war, frame)


class BattleStep(Step[War, Battle]):
    """One battle, on land or at sea."""

    land, sea = LandBattle(), SeaBattle()

    def _script(self, war: War, frame: Battle) -> Step[War, Battle]:
        return self.sea if war.board.sea[frame.space] else self.land

    def seats(self, war: War, frame: Battle) -> tuple[str, ...]:
        """Whoever was asked."""
        return frame.asks

    def run(self, war: War, frame: Battle) -> None:
        """The next stage of the battle."""
        self._script(war, frame).run(war, frame)

    def legal(self, war: War, frame: Battle, seat: str) -> Sequence[Action]:
        """The answers to the question at hand."""
        return self._script(war, frame).legal(war, frame, seat)

    def do(self, war: War, frame: Battle, seat: str, action: Action) -> None:
        """Carry out an answer."""
        self._script(war, frame).do(war, frame, seat, action)

    def why_not(self, war: War, frame: Battle, seat: str, action: Action) -> Refusal | None:
        """Why submarines cannot submerge, ships not bombard, or a retreat is not possible."""
        if action.verb == "bombard":
            return bombardment.too_late(war, war.power(seat), action)
        if (refusal := self._script(war, frame).why_not(war, frame, seat, action)) is not None:
            return refusal
        if frame.divers and action.verb in ("retreat", "withdraw"):
            return illegal("P40-RET-01", "the attacker retreats only at the end of a round")
        return retreat.refusal(war, frame, action)

    def prompt(self, war: War, frame: Battle, seat: str) -> str:
        """What to decide."""
        return self._script(war, frame).prompt(war, frame, seat)
