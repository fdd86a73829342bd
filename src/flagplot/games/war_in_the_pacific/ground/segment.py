"""The Ground Segments: a side moves and fights stack by stack. [BR-3-16, BR-3-17]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.combat import banzai, declare, forces
from flagplot.games.war_in_the_pacific.combat.frames import Banzai
from flagplot.games.war_in_the_pacific.command import parts
from flagplot.games.war_in_the_pacific.ground.frames import Segment
from flagplot.games.war_in_the_pacific.ground.movement import destinations, move, obstacle
from flagplot.games.war_in_the_pacific.leaders.whereabouts import AT_HAND, affects
from flagplot.games.war_in_the_pacific.marks import ENTERED
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import JAPAN, SEATS, enemy
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the


def battles(play: Campaign, side: int) -> list[int]:
    """Hexes in which a side could attack; nobody has to, but whoever entered. [BR-23-25, BR-23-32]"""
    return [
        hex for hex in play.field.places if play.at(hex, enemy(side)) and forces.attackers(play, hex, side)
    ]


def entered(play: Campaign, side: int) -> list[int]:
    """Units that have entered hexes with enemies and still have to attack them."""
    return [
        unit
        for unit in play.ashore(side)
        if play.is_(unit, ENTERED)
        and forces.able(play, unit)
        and play.at(play.state.place[unit], enemy(side))
    ]


def transfers(play: Campaign, side: int) -> list[Action]:
    """Generals who could go with another unit in their hex, if they may lead it. [WPA-GEN-48, WPA-GEN-64]

    They have no movement of their own: they go where their unit goes. [WPA-GEN-43]
    """
    found = []
    for number, leader in enumerate(play.tables.leaders):
        with_ = play.state.leader[number]
        if leader.side == SEATS[side] and leader.role in AT_HAND and with_ >= 0:
            place = play.state.place[with_]
            found += [
                act("attach", leader.id, play.id(unit))
                for unit in (play.at(place, side) if play.on_land(place) else ())
                if unit != with_ and affects(leader, play.unit(unit))
            ]
    return found


class SegmentStep(Step[Campaign, Segment]):
    """Move unit by unit, attack where they stand; a general goes with his unit. [BR-3-16, WPA-LCK-21]"""

    def seats(self, play: Campaign, frame: Segment) -> tuple[str, ...]:
        """The side, if it has anybody on the island."""
        return (SEATS[frame.side],) if play.ashore(frame.side) else ()

    def run(self, play: Campaign, frame: Segment) -> None:
        """Nobody is there."""
        end(play, frame)

    def prompt(self, play: Campaign, frame: Segment, seat: str) -> str:
        """The question."""
        if entered(play, frame.side):
            return "Units that have met the enemy must attack before the segment ends."
        return "Move units and attack, or done."

    def legal(self, play: Campaign, frame: Segment, seat: str) -> list[Action]:
        """Moves, attacks, splits; done when all who met the enemy have attacked."""
        side = frame.side
        found = [
            act("move", play.id(unit), play.label(hex))
            for unit in play.ashore(side)
            for hex in destinations(play, frame, unit)
        ]
        for hex in battles(play, side):
            found.append(act("attack", play.label(hex)))
            if side == JAPAN and banzai.eligible(play, hex):
                found.append(act("banzai", play.label(hex)))
        found += [*parts.orders(play, side), *transfers(play, side)]
        return found if entered(play, side) else [*found, act("done")]

    def do(self, play: Campaign, frame: Segment, seat: str, action: Action) -> None:
        """Carry out an order."""
        match action.verb:
            case "done":
                end(play, frame)
            case "move":
                move(
                    play,
                    frame,
                    play.tables.number[str(action.args[0])],
                    play.field.place(str(action.args[1])),
                )
            case "attack":
                hex = play.field.place(str(action.args[0]))
                units = tuple(forces.attackers(play, hex, frame.side))
                play.push(declare.attack(play, hex, frame.side, units))
            case "banzai":
                hex = play.field.place(str(action.args[0]))
                play.push(Banzai(hex=hex, units=tuple(banzai.eligible(play, hex))))
            case "attach":
                leader = play.tables.leader_number[str(action.args[0])]
                play.state.leader[leader] = play.tables.number[str(action.args[1])]
                play.note(f"{the(action.args[0])} goes with {the(action.args[1])}")
            case _:
                parts.carry_out(play, action)

    def why_not(self, play: Campaign, frame: Segment, seat: str, action: Action) -> Refusal | None:
        """The rule against an order."""
        if action.verb == "done":
            return illegal("BR-23-32", "units that have entered a hex with enemies must attack first")
        if action.verb in ("split", "merge"):
            return parts.why_not(play, frame.side, action)
        if action.verb == "move":
            unit, hex = play.tables.number[str(action.args[0])], play.field.place(str(action.args[1]))
            if unit not in play.ashore(frame.side):
                return illegal(
                    "BR-3-16", f"{the(action.args[0])} is not yours on the island", str(action.args[0])
                )
            return obstacle(play, frame, unit, hex)
        if action.verb in ("attack", "banzai"):
            return _no_attack(play, frame, action)
        if action.verb == "attach":
            return illegal("WPA-GEN-48", "a general goes only with a unit in his hex", str(action.args[0]))
        return None


def _no_attack(play: Campaign, frame: Segment, action: Action) -> Refusal:
    """The Allies never charge, and no large unit does. [see WPA-BNZ-01]"""
    hex = play.field.place(str(action.args[0]))
    if action.verb == "banzai" and (frame.side != JAPAN or forces.attackers(play, hex, JAPAN)):
        return illegal("WPA-BNZ-01", "only Japanese units of brigade size or smaller charge")
    return forces.nobody_attacks(play, hex, frame.side, defended=bool(play.at(hex, enemy(frame.side))))


def end(play: Campaign, frame: Segment) -> None:
    """The segment is over."""
    play.end_segment()
    play.pop()
