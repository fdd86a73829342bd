"""Which of several Policies a placement ends. [13.6.1.2]"""

from __future__ import annotations

from collections.abc import Sequence

from flagplot.games.dai_senso import policies
from flagplot.games.dai_senso.factions import AXIS, FACTIONS
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.turn.frames import PolicyOrder
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

END = "end_policy"


class PolicyOrderStep(Step[War, PolicyOrder]):
    """The Axis says which Policy is looked at first: that one ends, and the others may stay. [DSB-PO-44]"""

    def seats(self, war: War, frame: PolicyOrder) -> tuple[str, ...]:
        """The Axis, whose unit it is."""
        return (FACTIONS[AXIS],)

    def legal(self, war: War, frame: PolicyOrder, seat: str) -> Sequence[Action]:
        """One of them."""
        return [Action(END, (policy,)) for policy in frame.policies]

    def do(self, war: War, frame: PolicyOrder, seat: str, action: Action) -> None:
        """It ends; now an Allied Country at War is near, and that covers the placement."""
        war.pop()
        policies.break_off(war, str(action.args[0]))

    def why_not(self, war: War, frame: PolicyOrder, seat: str, action: Action) -> Refusal | None:
        """Only Policies that the placement touches end."""
        if action.verb != END:
            return None
        return illegal("DSB-PO-44", f"the placement does not touch {the(action.args[0])}")

    def prompt(self, war: War, frame: PolicyOrder, seat: str) -> str:
        """In words."""
        return "The placement ends a Policy: which one?"
