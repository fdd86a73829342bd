"""Steps that come as replacements outside the Replacements Segment. [15, 16]"""

from __future__ import annotations

from collections.abc import Sequence

from flagplot.games.dai_senso.cards import Grant
from flagplot.games.dai_senso.factions import FACTIONS
from flagplot.games.dai_senso.organization.composition import NO_SIDE, one_step_side
from flagplot.games.dai_senso.places import IDS
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics.frames import Receive
from flagplot.games.dai_senso.seasons import locations
from flagplot.games.dai_senso.seasons.replacements import pays, price
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted


class ReceiveStep(Step[War, Receive]):
    """Units of the Force Pool come to Replacement Locations, or are let be. [DSA-CEV-05, see DSA-REP-22]"""

    def seats(self, war: War, frame: Receive) -> tuple[str, ...]:
        """The faction, while it can take anything."""
        return (FACTIONS[frame.faction],) if frame.steps > 0 and _possible(war, frame) else ()

    def run(self, war: War, frame: Receive) -> None:
        """Nothing can be taken."""
        war.pop()

    def legal(self, war: War, frame: Receive, seat: str) -> Sequence[Action]:
        """Every unit with every place it may come to, or an end."""
        taken = [
            Action("take", (war.id(number), IDS[hex]))
            for number in _possible(war, frame)
            for hex in locations.of(war, number)
        ]
        return [*taken, Action("done")]

    def do(self, war: War, frame: Receive, seat: str, action: Action) -> None:
        """One comes."""
        if action.verb == "done":
            war.pop()
            return
        id, hex = map(str, action.args)
        number = war.tables.counter(id)
        frame.steps -= price(war.counter(number)) * (2 if _doubled(war, frame, number) else 1)
        locations.place(war, number, IDS.index(hex), one_step_side(war.counter(number)))

    def why_not(self, war: War, frame: Receive, seat: str, action: Action) -> Refusal | None:
        """What pays for nothing else."""
        return illegal("DSA-REP-24", "that unit cannot be taken there") if action.verb == "take" else None

    def prompt(self, war: War, frame: Receive, seat: str) -> str:
        """How many."""
        return f"Take replacements: {counted(frame.steps, 'step')} left"


def _doubled(war: War, frame: Receive, number: int) -> bool:
    """One armor step instead of two infantry steps. [see DSI-TAB-07]"""
    counter = war.counter(number)
    return frame.kind == "any" and counter.faces[one_step_side(counter)].armor_type


def _possible(war: War, frame: Receive) -> list[int]:
    grant = Grant(kind=frame.kind, steps=frame.steps, country=frame.country, group=frame.group)
    found: dict[str, int] = {}
    for number in war.in_pool(frame.faction):
        counter = war.counter(number)
        if counter.type in found or one_step_side(counter) == NO_SIDE:
            continue
        cost = price(counter) * (2 if _doubled(war, frame, number) else 1)
        if cost <= frame.steps and pays(war, grant, counter, frame.faction) and locations.of(war, number):
            found[counter.type] = number
    return list(found.values())
