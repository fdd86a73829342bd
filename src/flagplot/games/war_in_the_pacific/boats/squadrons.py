"""MTBRons: where they are, how many points they have, and the pool. [60.5.1, 60.5.2, 60.5.7]"""

from __future__ import annotations

from msgspec.structs import replace

from flagplot.games.war_in_the_pacific.names import does
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.rounding import half_up
from flagplot.games.war_in_the_pacific.sea.state import Squadron
from flagplot.games.war_in_the_pacific.sides import ALLIED, SEATS
from flagplot.kernel.words import counted

MOST = 12  # points of a squadron [WPB-MTB-07]
ALL = 20  # squadrons there are [WPB-MTB-03]
STACKED = 4  # squadrons of a hex [WPB-MTB-03]
RADIUS = 6  # hexes that boats search [WPB-MTB-05]


def of(play: Campaign) -> tuple[Squadron, ...]:
    """All squadrons in play. [WPB-MTB-01]"""
    return play.sea.mtbs.squadrons


def change(play: Campaign, number: int, **changes: int) -> None:
    """A squadron changes."""
    found = tuple(replace(one, **changes) if at == number else one for at, one in enumerate(of(play)))
    play.sea.mtbs = replace(play.sea.mtbs, squadrons=found)


def add(play: Campaign, hex: int, points: int) -> None:
    """A new squadron."""
    play.sea.mtbs = replace(play.sea.mtbs, squadrons=(*of(play), Squadron(hex, points)))


def pool(play: Campaign, points: int) -> None:
    """Points come into the pool, or leave it. [WPB-MTB-06]"""
    play.sea.mtbs = replace(play.sea.mtbs, pool=play.sea.mtbs.pool + points)


def found(play: Campaign, label: str) -> None:
    """Boats or submarines have found a task force in this Naval Phase. [see WPB-MTB-10]"""
    mtbs = play.sea.mtbs
    if mtbs.squadrons and label not in mtbs.fought:
        play.sea.mtbs = replace(mtbs, fought=(*mtbs.fought, label))


def lose(play: Campaign, number: int, points: int) -> int:
    """Boats are sunk, at most those there are; gives how many."""
    lost = min(points, of(play)[number].points)
    if lost > 0:
        change(play, number, points=of(play)[number].points - lost)
        play.news(f"{does(SEATS[ALLIED], 'loses')} {counted(lost, 'motor torpedo boat')}")
    return lost


def move(play: Campaign, number: int, hex: int) -> None:
    """A squadron is redeployed: half of its points, rounded up, return to the pool. [WPB-MTB-06]"""
    back = half_up(of(play)[number].points)
    pool(play, back)
    change(play, number, hex=hex, points=of(play)[number].points - back)


def arrive(play: Campaign) -> None:
    """Squadrons of the scenario come on their dates; without their hex the boats go to the pool. [SC-G-02]"""
    for entry in play.sea_card.mtbs:
        if play.tables.card.turn_of(entry.due) != play.state.turn:
            continue
        if play.state.control[play.hex(entry.hex)] == ALLIED:
            add(play, play.hex(entry.hex), entry.points)
        else:
            pool(play, entry.points)


def captured(play: Campaign) -> None:
    """Squadrons in a hex that was captured return to the pool. [WPB-MTB-22]"""
    lost = [one for one in of(play) if play.state.control[one.hex] != ALLIED]
    if lost:
        pool(play, sum(one.points for one in lost))
        play.sea.mtbs = replace(play.sea.mtbs, squadrons=tuple(one for one in of(play) if one not in lost))
