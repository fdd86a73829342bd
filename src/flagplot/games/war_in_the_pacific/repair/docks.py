"""The repair of a ship: begun, interrupted, damaged again, finished. [36.1]"""

from __future__ import annotations

from msgspec.structs import replace

from flagplot.games.war_in_the_pacific.command import authority
from flagplot.games.war_in_the_pacific.events import ShipRepaired
from flagplot.games.war_in_the_pacific.places import OUT
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.repair import areas, yards
from flagplot.games.war_in_the_pacific.repair.charts import DESTROYER_TABLE
from flagplot.games.war_in_the_pacific.sea import forming, sorties
from flagplot.games.war_in_the_pacific.sides import SEATS
from flagplot.games.war_in_the_pacific.units import SUNK
from flagplot.games.war_in_the_pacific.works.state import Overhaul
from flagplot.kernel.event import Revealed
from flagplot.kernel.words import counted, listed, the


def _owner(play: Campaign, ship: int) -> tuple[str, ...]:
    return (play.tables.ships[ship].side,)


def table(play: Campaign, ship: int) -> str:
    """The repair table of a ship."""
    printed = play.tables.ships[ship]
    return play.tables.repair.table(printed.type, authority.country(printed.nation))


def record(play: Campaign, ship: int, overhaul: Overhaul | None) -> None:
    """What the Ship Repair Log says of a ship from now on; None strikes it out. [WPA-REP-02]"""
    rest = {one: other for one, other in play.works.overhauls.items() if one != ship}
    play.rework(overhauls=dict(sorted({**rest, **({ship: overhaul} if overhaul else {})}.items())))


def blocked(play: Campaign, place: int, ship: int) -> bool:
    """Whether a port repairs no other ship because of a maximum effort. [WPA-REP-36]"""
    found = play.works.busy.get(place)
    return found is not None and found[0] != ship and play.state.turn <= found[1]


def obstacle(play: Campaign, ship: int) -> str:
    """The clause that keeps a ship from going into the yard now; nothing if it may. [WPA-REP-01]"""
    overhaul, place = play.works.overhauls.get(ship), yards.place(play, ship)
    if overhaul is not None and overhaul.port != OUT:
        return "WPA-REP-20"
    if place == OUT or play.sunk(ship):
        return "WPA-REP-01"
    if blocked(play, place, ship):
        return "WPA-REP-36"
    yard = yards.yard(play, place, ship)
    return yards.obstacle(play.tables.repair, yard, play.tables.ships[ship], play.state.damage[ship])


def waiting(play: Campaign, side: int) -> list[int]:
    """Damaged ships of a side that may go into the yard of the port they are in. [WPA-REP-01, WPA-REP-22]"""
    return [
        ship
        for ship, printed in enumerate(play.tables.ships)
        if 0 < play.state.damage[ship] < SUNK and printed.side == SEATS[side] and not obstacle(play, ship)
    ]


def begin(play: Campaign, ship: int) -> None:
    """A ship goes into the yard: 2D6 tell how long it takes, unless they have told already.

    What was left when it was interrupted is worked off, in whatever port; ships of table 1 are not diced for.
    [WPA-REP-04, WPA-REP-15, WPA-REP-24]
    """
    place = yards.place(play, ship)
    _berth(play, ship)
    found = play.works.overhauls.get(ship)
    if found is None:
        row = 0 if table(play, ship) == DESTROYER_TABLE else _roll(play, ship, place)
        left = play.tables.repair.times(table(play, ship), row, play.state.damage[ship])
        found = Overhaul(port=place, row=row, left=left)
    record(play, ship, replace(found, port=place, since=play.state.turn))
    where, id = areas.label(play.tables, place), play.tables.ships[ship].id
    weeks = counted(sum(found.left), "game-turn")
    play.note(f"{the(id)} is under repair in {the(where)}: {weeks}", _owner(play, ship))


def _berth(play: Campaign, ship: int) -> None:
    """A ship of a task force lies in port by itself from now on, deactivated. [see BR-16-10]"""
    label = play.force_of(ship)
    if label:
        sorties.moor(play, play.force(label), (ship,))
        forming.take_out(play, label, (ship,))


def _roll(play: Campaign, ship: int, place: int) -> int:
    printed, chart = play.tables.ships[ship], play.tables.repair
    drm = yards.modifier(chart, yards.yard(play, place, ship), printed, play.state.damage[ship])
    dice = play.roll(2, f"repair of {the(printed.id)}, with {drm:+d}", audience=_owner(play, ship))
    return chart.row(sum(dice), drm)


def leave(play: Campaign, ship: int) -> None:
    """A ship leaves the yard; what is left of its repair stays as it is. [WPA-REP-15]"""
    record(play, ship, replace(play.works.overhauls[ship], port=OUT))
    play.note(f"{the(play.tables.ships[ship].id)} leaves the yard", _owner(play, ship))


def hurt_again(play: Campaign, ship: int) -> None:
    """New damage of a ship whose roll is known takes what the old roll says of it. [WPA-REP-16]

    A yard that cannot repair so much stops; a ship that is sunk is struck out. [WPA-REP-07, WPA-REP-09]
    """
    found = play.works.overhauls.get(ship) if play.tables.land is not None else None
    if found is None:
        return
    damage = play.state.damage[ship]
    left = () if play.sunk(ship) else play.tables.repair.times(table(play, ship), found.row, damage)
    if not any(left):
        record(play, ship, None)
        return
    known = dict(enumerate(found.left))
    left = tuple(min(known.get(level, weeks), weeks) for level, weeks in enumerate(left))
    record(play, ship, replace(found, left=left))
    place = found.port
    if place != OUT:
        yard = yards.yard(play, place, ship)
        if yards.obstacle(play.tables.repair, yard, play.tables.ships[ship], damage):
            leave(play, ship)


def show(play: Campaign, hex: int) -> None:
    """A port is attacked from the air: the enemy is told which ships are under repair there. [WPA-REP-03]"""
    ships = yards.under_repair(play, hex) if play.tables.land is not None else []
    if ships:
        names = listed([the(id) for id in play.ids_of(ships)])
        play.emit(Revealed(what=f"in the yard of {the(play.label(hex))}: {names}"))


# -- progress -----------------------------------------------------------------------------------------------


def frozen(play: Campaign, place: int, ship: int, turn: int) -> bool:
    """Whether no work is done on a ship in a game-turn: a maximum effort for another goes on. [WPA-REP-37]"""
    found = play.works.busy.get(place)
    first = found[1] - play.tables.repair.effort.blocked + 1 if found is not None else 0
    return found is not None and found[0] != ship and first <= turn <= found[1]


def work(play: Campaign) -> None:
    """At the end of a game-turn: one more is worked off in every yard, that of the beginning too.

    [WPA-REP-01, WPA-REP-05, WPA-REP-37]
    """
    if play.tables.land is None:
        return
    for ship, overhaul in tuple(play.works.overhauls.items()):
        if overhaul.port != OUT and not frozen(play, overhaul.port, ship, play.state.turn):
            shorten(play, ship, 1)
    over = {place: one for place, one in play.works.busy.items() if play.state.turn < one[1]}
    if over != play.works.busy:
        play.rework(busy=over)


def shorten(play: Campaign, ship: int, weeks: int) -> None:
    """So many game-turns are worked off, the highest damage level first. [WPA-REP-05, WPA-REP-34]"""
    found = play.works.overhauls[ship]
    left = list(found.left)
    while left and left[-1] <= weeks:
        weeks -= left.pop()
        _lower(play, ship)
        left = left if any(left) else []  # the lower levels of a pair of destroyers stay
    if left:
        left[-1] -= weeks
        record(play, ship, replace(found, left=tuple(left)))
    else:
        _finish(play, ship)


def _lower(play: Campaign, ship: int) -> None:
    """One damage level less."""
    play.state.damage[ship] = play.state.damage[ship] - 1
    play.emit(
        ShipRepaired(
            ship=play.tables.ships[ship].id, damage=play.state.damage[ship], audience=_owner(play, ship)
        )
    )


def _finish(play: Campaign, ship: int) -> None:
    """A ship is as good as it can be made: critical hits are mended too, its yard has room for others.

    It may be damaged, raised and repaired again, any number of times. [WPA-REP-22, WPA-REP-36, BR-10-11]
    """
    record(play, ship, None)
    if not play.state.damage[ship]:
        play.state.hurt[ship] = 0
    play.rework(busy={place: one for place, one in play.works.busy.items() if one[0] != ship})


def dates(play: Campaign, ship: int) -> list[tuple[int, str]]:
    """The level a ship is repaired to, and the game-turn at whose end it is, level by level. [WPA-REP-02]"""
    overhaul = play.works.overhauls[ship]
    found, turn, level = [], play.state.turn - 1, play.state.damage[ship]
    for weeks in reversed(overhaul.left):
        if not weeks:
            continue
        while weeks:
            turn += 1
            weeks -= int(overhaul.port == OUT or not frozen(play, overhaul.port, ship, turn))
        level -= 1
        found.append((level, play.tables.card.date(turn)))
    return found
