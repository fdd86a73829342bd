"""Ships in a port that the enemy has captured. [38.3.2]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.events import ShipCaptured
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.repair import docks
from flagplot.games.war_in_the_pacific.sea import ships as hulls
from flagplot.games.war_in_the_pacific.sea.setup import flagship
from flagplot.games.war_in_the_pacific.sea.soundness import MOST_SHIPS
from flagplot.games.war_in_the_pacific.sea.stations import free_label
from flagplot.games.war_in_the_pacific.sides import JAPAN, SEATS, enemy
from flagplot.kernel.words import the


def surrendered(play: Campaign, hex: int) -> bool:
    """Whether the fall of a port is the surrender of its country: that of the objective of Japan's war.

    [WPA-PRT-13]
    """
    goal = play.land_card.victory is not None and play.label(hex) == play.land_card.objective
    return goal and play.state.control[hex] == JAPAN


def settle(play: Campaign) -> None:
    """Ports that have changed hands: ships in the yard may be captured, all others are at sea now.

    [WPA-PRT-11, WPA-PRT-12]
    """
    for hex, there in tuple(play.sea.harbour.items()):
        for side in (JAPAN, enemy(JAPAN)):
            mine = tuple(ship for ship in there if play.tables.ships[ship].side == SEATS[side])
            if mine and play.state.control.get(hex) == enemy(side):
                _fall(play, hex, side, mine)


def _fall(play: Campaign, hex: int, side: int, ships: tuple[int, ...]) -> None:
    """Who is under repair is captured on 5 or 6, or in any case where a country surrenders; as it is.

    [WPA-PRT-12, WPA-PRT-13]
    """
    left = []
    for ship in ships:
        id = play.tables.ships[ship].id
        overhaul = play.works.overhauls.get(ship)
        if overhaul is None or overhaul.port != hex:
            left.append(ship)
            continue
        taken = surrendered(play, hex)
        if not taken:
            (die,) = play.roll(1, f"whether {the(id)} is captured")
            taken = die >= play.tables.repair.captured_from
        if taken:
            docks.record(play, ship, None)
            play.rework(captured=tuple(sorted((*play.works.captured, ship))))
            play.emit(ShipCaptured(ship=id, side=SEATS[enemy(side)]))
        else:
            docks.leave(play, ship)
            left.append(ship)
    rest = tuple(ship for ship in play.sea.harbour[hex] if ship not in ships)
    harbour = {at: one for at, one in play.sea.harbour.items() if at != hex}
    play.sea.harbour = dict(sorted({**harbour, hex: rest}.items())) if rest else harbour
    _put_out(play, hex, side, tuple(left))


def _put_out(play: Campaign, hex: int, side: int, ships: tuple[int, ...]) -> None:
    """They suffer no harm and are simply no longer in port: task forces in the hex. [WPA-PRT-11]"""
    for first in range(0, len(ships), MOST_SHIPS):
        group = ships[first : first + MOST_SHIPS]
        label = free_label(play, side)
        play.set_force(
            label, side=side, hex=hex, name=f"Task force {label}", ships=group,
            flagship=flagship(play.tables, group),
            speed=min(hulls.speed_class(play, ship) for ship in group),
        )  # fmt: skip
        play.note(f"Task force {label} has left the port of {the(play.label(hex))}", (SEATS[side],))
