"""Magic chits in the Strike Sequence Segment. [42.4]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.names import does
from flagplot.games.war_in_the_pacific.play import Campaign

DRMS = {"sequence-1": 1, "sequence-2": 2}  # [see WPB-MAG-04, WPB-MAG-05]


def hand(play: Campaign) -> list[str]:
    """The Strike Sequence chits the Allied side holds."""
    return [chit for chit in DRMS if play.sea.magic.get(chit)]


def spend(play: Campaign, chit: str) -> None:
    """A chit is shown and goes back to the cup. [WPB-MAG-17]"""
    left = play.sea.magic[chit] - 1
    magic = {one: count for one, count in play.sea.magic.items() if one != chit}
    play.sea.magic = {**magic, chit: left} if left else magic
    play.note(f"{does('allied', 'plays')} a Strike Sequence chit")
