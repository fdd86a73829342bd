"""Ships that were sunk in port may be raised. [36.2]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.scenarios import WEEKS
from flagplot.games.war_in_the_pacific.sides import SEATS
from flagplot.games.war_in_the_pacific.units import TRANSPORTS
from flagplot.kernel.words import counted, the

PENDING = -1  # of a wreck that is to be diced for at the end of the phase


def sunk_in_port(play: Campaign, ship: int, hex: int) -> None:
    """A ship with a name, or a capital ship, that is sunk in port lies on its bottom. [WPA-REP-17]"""
    if play.tables.land is not None and play.tables.ships[ship].type not in TRANSPORTS:
        _lie(play, ship, (hex, PENDING))


def _lie(play: Campaign, ship: int, wreck: tuple[int, int] | None) -> None:
    rest = {one: other for one, other in play.works.wrecks.items() if one != ship}
    play.rework(wrecks=dict(sorted({**rest, **({ship: wreck} if wreck else {})}.items())))


def dice(play: Campaign) -> None:
    """At the end of the phase a die tells which of them are lost, and when the others are raised.

    [WPA-REP-17, WPA-REP-18]
    """
    if play.tables.land is None:
        return
    for ship, (hex, turn) in tuple(play.works.wrecks.items()):
        if turn != PENDING:
            continue
        id, port = play.tables.ships[ship].id, play.tables.bases[hex].port
        (die,) = play.roll(1, f"whether {the(id)} can be raised")
        cycles = play.tables.repair.raised(die, port)
        _lie(play, ship, (hex, play.state.turn + WEEKS * cycles) if cycles else None)
        when = f"will be raised in {counted(cycles, 'cycle')}" if cycles else "cannot be raised"
        play.note(f"{the(id)} {when}")


def raise_ships(play: Campaign) -> None:
    """A ship whose time has come is back in its port with damage 4, if that is still a port of its side.

    It is repaired there or towed to where it can be, and may be sunk and raised again.
    [WPA-REP-19, WPA-REP-22]
    """
    for ship, (hex, turn) in tuple(play.works.wrecks.items()):
        if turn == PENDING or turn > play.state.turn:
            continue
        _lie(play, ship, None)
        printed = play.tables.ships[ship]
        if not play.has_port(hex, SEATS.index(printed.side)):
            play.note(f"{the(printed.id)} is lost with its port", (printed.side,))
            continue
        play.state.damage[ship] = play.tables.repair.salvage.damage
        there = play.sea.harbour.get(hex, ())
        play.sea.harbour = dict(sorted({**play.sea.harbour, hex: (*there, ship)}.items()))
        play.note(f"{the(printed.id)} is raised in {the(play.label(hex))}", (printed.side,))
