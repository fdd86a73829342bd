"""The Air Phase: strikes one after the other, as the attacker likes. [5.2, SC-S1-06]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.fire.bombarding import GROUND, targets
from flagplot.games.war_in_the_pacific.fire.flights import can_fly
from flagplot.games.war_in_the_pacific.fire.frames import Air, Flight
from flagplot.games.war_in_the_pacific.fire.naval import no_target
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import ALLIED, SEATS
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal


class AirStep(Step[Campaign, Air]):
    """Strikes need no sequence roll; each is resolved by itself. [SC-S1-06, BR-11-13, BR-5-18]"""

    def seats(self, play: Campaign, frame: Air) -> tuple[str, ...]:
        """The invader, while aircraft are left."""
        return (SEATS[ALLIED],) if can_fly(play, GROUND) else ()

    def run(self, play: Campaign, frame: Air) -> None:
        """All have flown."""
        play.pop()

    def prompt(self, play: Campaign, frame: Air, seat: str) -> str:
        """The question."""
        return "Name a hex and a target for an air strike, or done. Who flies now gives no support later."

    def legal(self, play: Campaign, frame: Air, seat: str) -> list[Action]:
        """Every target of every hex, and done."""
        return [
            *(
                act("strike", play.label(hex), target)
                for hex in play.island.places
                for target in targets(play, hex)
            ),
            act("done"),
        ]

    def do(self, play: Campaign, frame: Air, seat: str, action: Action) -> None:
        """Open a strike, or end the phase."""
        if action.verb == "done":
            play.pop()
            return
        play.push(Flight(hex=play.island.place(str(action.args[0])), target=str(action.args[1]), side=ALLIED))

    def why_not(self, play: Campaign, frame: Air, seat: str, action: Action) -> Refusal | None:
        """There is no such target."""
        return no_target(play, action) if action.verb == "strike" else None
