"""Air challenges of isolation, once a side in a game-turn. [29.8.1]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.command import links
from flagplot.games.war_in_the_pacific.command.frames import Challenge
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import SEATS
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the


def contested(play: Campaign, side: int) -> list[int]:
    """Isolated hexes of a side that enemy aircraft block."""
    return [hex for hex in play.war.isolated[side] if links.blockers(play, side, hex)]


class ChallengeStep(Step[Campaign, Challenge]):
    """The isolated side may call for the comparison of one hex. [WPA-CLK-12, BR-3-13]"""

    def seats(self, play: Campaign, frame: Challenge) -> tuple[str, ...]:
        """The side, where aircraft isolate a hex of its own."""
        return (SEATS[frame.side],) if contested(play, frame.side) else ()

    def run(self, play: Campaign, frame: Challenge) -> None:
        """There is none."""
        play.pop()

    def prompt(self, play: Campaign, frame: Challenge, seat: str) -> str:
        """The question."""
        return "Enemy aircraft isolate hexes of yours. Do your fighters open one? Or done."

    def legal(self, play: Campaign, frame: Challenge, seat: str) -> list[Action]:
        """Any such hex, or none."""
        return [*(act("challenge", play.label(hex)) for hex in contested(play, frame.side)), act("done")]

    def do(self, play: Campaign, frame: Challenge, seat: str, action: Action) -> None:
        """Compare; where fighters are more the hex is no longer blocked. [WPA-CLK-11, WPA-CLK-16]"""
        play.pop()
        if action.verb == "done":
            return
        hex = play.hex(str(action.args[0]))
        mine, theirs = (
            links.counter_value(play, frame.side, hex),
            links.isolation_value(play, frame.side, hex),
        )
        what = "opens" if mine > theirs else "does not open"
        play.note(f"{the(seat)} {what} the sky over {the(play.label(hex))}: {mine} to {theirs}")
        if links.negated(play, frame.side, hex):
            cleared = list(play.war.cleared)
            cleared[frame.side] = hex
            play.war.cleared = (cleared[0], cleared[1])
            links.freeze(play)

    def why_not(self, play: Campaign, frame: Challenge, seat: str, action: Action) -> Refusal | None:
        """Aircraft do not isolate it."""
        if action.verb != "challenge":
            return None
        label = str(action.args[0])
        return illegal("WPA-CLK-12", f"enemy aircraft do not isolate {the(label)}", label)
