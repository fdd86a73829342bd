"""Beachheads of earlier turns: kept, given up, or left behind; and who drowns. [2.2.2, 2.2.5]"""

from __future__ import annotations

from flagplot.games.dai_senso.beachheads import BEACHHEAD_2, kind, lasting, lift, marker_in, owner, target
from flagplot.games.dai_senso.factions import FACTIONS
from flagplot.games.dai_senso.movement import entering
from flagplot.games.dai_senso.places import IDS, place
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.support import blitz
from flagplot.games.dai_senso.support.frames import Support
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

ASHORE, LIFT = "ashore", "lift"
DONE = Action("done")


def may_stay(war: War, hex: int) -> bool:
    """Whether a Beachhead may stay: friendly ground units on it, enemy units where it points. [DSA-BCH-01]"""
    faction = owner(war, hex)
    return bool(war.ground(hex, faction)) and entering.enemy_unit(war, faction, target(war, hex)) is not None


def going_inland(war: War, faction: int) -> list[int]:
    """The units that may make an Inland Advance: all on Beachheads that have to go. [DSA-BCH-03]

    Any number, in any weather, supplied and Blitz-enabled or not; no Policy, Truce or Failure is asked.
    Nobody comes into a hex with an enemy unit (D-03). [DSA-BCH-06, DSA-BCH-07]
    """
    return [
        one
        for hex in lasting(war, faction)
        if not may_stay(war, hex) and entering.enemy_unit(war, faction, target(war, hex)) is None
        for one in war.ground(hex, faction)
    ]


class KeepBeachheads(Step[War, Support]):
    """Beachhead Maintenance: what may stay can be given up, what must go sends its units inland first.

    ``done`` keeps whatever may stay. SNLF Beachheads stay without being asked. [DSA-BCH-05]
    """

    def seats(self, war: War, frame: Support) -> tuple[str, ...]:
        """The phasing faction, if it has a choice."""
        faction = war.state.phasing
        choice = going_inland(war, faction) or any(may_stay(war, hex) for hex in lasting(war, faction))
        return (FACTIONS[faction],) if choice else ()

    def run(self, war: War, frame: Support) -> None:
        """Those that must go go to the Force Pool; those that stay show one battleship. [DSA-BCH-02]

        [DSA-BCH-03]
        """
        for hex in lasting(war, war.state.phasing):
            if not may_stay(war, hex):
                lift(war, hex)
            elif kind(war, hex) == BEACHHEAD_2:
                marker = marker_in(war, hex)
                assert marker is not None
                war.turn_over(marker)
        frame.blitz = blitz.value(war)
        frame.stage = frame.stage.next

    def legal(self, war: War, frame: Support, seat: str) -> list[Action]:
        """Units to send inland, Beachheads to give up."""
        faction = war.state.phasing
        return [
            *(Action(ASHORE, (war.id(one),)) for one in going_inland(war, faction)),
            *(Action(LIFT, (IDS[hex],)) for hex in lasting(war, faction) if may_stay(war, hex)),
            DONE,
        ]

    def do(self, war: War, frame: Support, seat: str, action: Action) -> None:
        """A unit goes inland, or a marker to the Force Pool while its units stay at sea. [DSA-BCH-04]

        [DSA-BCH-06]
        """
        if action == DONE:
            self.run(war, frame)
        elif action.verb == LIFT:
            lift(war, place(str(action.args[0])))
        else:
            go_ashore(war, war.tables.counter(str(action.args[0])))

    def why_not(self, war: War, frame: Support, seat: str, action: Action) -> Refusal | None:
        """Which condition is not met."""
        if action.verb == LIFT:
            hex = place(str(action.args[0]))
            if owner(war, hex) != war.state.phasing:
                return illegal("DSA-BCH-04", f"no Beachhead of yours is in {the(IDS[hex])}", IDS[hex])
            return illegal("DSA-BCH-03", f"the Beachhead in {the(IDS[hex])} goes by itself", IDS[hex])
        if action.verb != ASHORE:
            return None
        number = war.tables.counter(str(action.args[0]))
        id, hex = war.id(number), war.state.place[number]
        if number not in war.ground(hex, war.state.phasing) or owner(war, hex) != war.state.phasing:
            return illegal("DSA-BCH-06", f"{the(id)} is no ground unit of yours on a Beachhead", id)
        held = IDS[target(war, hex)]
        return illegal("DSA-BCH-03", f"{the(held)} is held by the enemy, and the Beachhead stays", id, held)

    def prompt(self, war: War, frame: Support, seat: str) -> str:
        """In words."""
        if going_inland(war, war.state.phasing):
            return "Beachheads that face no enemy go: send their units inland first"
        return "Beachheads stay unless you give them up"


def go_ashore(war: War, number: int) -> None:
    """A unit on a Beachhead comes to the Land hex the arrow points at; that is no movement. [DSA-BCH-06]"""
    hex = target(war, war.state.place[number])
    war.move(number, hex, (hex,))
    entering.entered(war, number, hex)


def fail(war: War) -> None:
    """Ground units of the phasing faction at sea without a Beachhead are eliminated. [DSA-BCH-20]"""
    faction, land = war.state.phasing, war.tables.map.board.land
    for hex in sorted(war.state.at):
        if hex not in land and owner(war, hex) != faction:
            for one in war.ground(hex, faction):
                war.leave(one, "is lost at sea")
