"""Maximum effort: a port gives all it has to one ship. [36.4]"""

from __future__ import annotations

from msgspec.structs import replace

from flagplot.games.war_in_the_pacific.command import authority, headquarters, links
from flagplot.games.war_in_the_pacific.places import OUT
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.repair import areas, docks, yards
from flagplot.games.war_in_the_pacific.sides import JAPAN, SEATS
from flagplot.kernel.words import counted, the


def payers(play: Campaign, ship: int, place: int) -> list[int]:
    """The headquarters that control a port: of the ship's nation, in command of its navy, and linked.

    To ports off the map every headquarters of the nation is. [WPA-REP-31]
    """
    printed = play.tables.ships[ship]
    side = SEATS.index(printed.side)
    found = [
        hq
        for hq in headquarters.of(play, side)
        if play.tables.hqs[hq].cmd == authority.country(printed.nation)
        and authority.sails(play.tables.hqs[hq], printed.nation)
    ]
    if areas.name(play.tables, place) or not found:
        return found
    nets = links.nets(play, side, known=True)
    return [hq for hq in found if place in nets[hq]]


def obstacle(play: Campaign, ship: int, *, strategic: bool) -> str:
    """The clause that forbids a maximum effort for a ship now; nothing if it may be declared.

    It is whenever the ship may roll for repair, and in a strategic turn for one that is under repair too; for
    one ship of a port at a time, and once for the same damage.
    [WPA-REP-28, WPA-REP-35, WPA-REP-38]
    """
    overhaul, place = play.works.overhauls.get(ship), yards.place(play, ship)
    if overhaul is not None and overhaul.effort:
        return "WPA-REP-38"
    if overhaul is not None and not (strategic and overhaul.port != OUT):
        return "WPA-REP-28"
    if place == OUT:
        return "WPA-REP-01"
    if docks.blocked(play, place, ship):
        return "WPA-REP-35"
    barred = docks.obstacle(play, ship) if overhaul is None else ""
    if barred:
        return barred
    yard = yards.yard(play, place, ship)
    return "" if yards.strains(play.tables.repair, yard, play.tables.ships[ship]) else "WPA-REP-27"


def candidates(play: Campaign, side: int, *, strategic: bool) -> list[tuple[int, int]]:
    """Ships for which it may be declared, and who would pay. [WPA-REP-28, WPA-REP-31]"""
    return [
        (ship, hq)
        for ship, printed in enumerate(play.tables.ships)
        if play.state.damage[ship]
        and not play.sunk(ship)
        and printed.side == SEATS[side]
        and not obstacle(play, ship, strategic=strategic)
        for hq in payers(play, ship, yards.place(play, ship))
    ]


def declare(play: Campaign, ship: int, hq: int, *, strategic: bool) -> bool:
    """A die tells the cost. Who can pay it has the effort: the port is busy with this ship alone.

    8 game-turns are taken off at the end of the phase, of the highest damage levels first. Whether it was
    paid for is given back. [WPA-REP-29, WPA-REP-34, WPA-REP-35, WPA-REP-36]
    """
    chart, printed = play.tables.repair, play.tables.ships[ship]
    seat = (printed.side,)
    (die,) = play.roll(1, f"maximum effort for {the(printed.id)}", audience=seat)
    american = printed.type == "CV" and authority.country(printed.nation) == authority.AMERICAN
    cost = chart.price(die, us_carrier=american, japan=printed.side == SEATS[JAPAN])
    if not pay(play, hq, cost):
        play.note(f"no maximum effort for {the(printed.id)}: {counted(cost, 'CP')} are not there", seat)
        return False
    play.note(f"maximum effort for {the(printed.id)}: {counted(cost, 'CP')}", seat)
    if ship not in play.works.overhauls:
        docks.begin(play, ship)
    overhaul = play.works.overhauls[ship]
    until = play.state.turn + chart.effort.blocked - int(strategic)
    play.rework(busy=dict(sorted({**play.works.busy, overhaul.port: (ship, until)}.items())))
    docks.record(play, ship, replace(overhaul, effort=True))
    docks.shorten(play, ship, chart.effort.weeks)
    return True


def pay(play: Campaign, hq: int, cost: int) -> bool:
    """The stock of the headquarters pays, then the reserve of its command.

    If both do not suffice the headquarters is charged half as much again, into the negative, for nothing.
    [WPA-REP-31, WPA-REP-32]
    """
    war, cmd = play.war, play.tables.hqs[hq].cmd
    stock, saved = max(war.cp[hq], 0), war.reserve.get(cmd, 0)
    if stock + saved < cost:
        _charge(play, hq, play.tables.repair.fine(cost))
        return False
    _charge(play, hq, min(stock, cost))
    if cost > stock:
        war.reserve = {**war.reserve, cmd: saved - (cost - stock)}
    return True


def _charge(play: Campaign, hq: int, points: int) -> None:
    war = play.war
    war.cp = tuple(stock - points if at == hq else stock for at, stock in enumerate(war.cp))


def debt(play: Campaign, side: int) -> int:
    """What headquarters of a side owe is taken off its next allotment, and forgiven then. [WPA-REP-33]"""
    mine = headquarters.of(play, side)
    owed = -sum(min(play.war.cp[hq], 0) for hq in mine)
    play.war.cp = tuple(max(stock, 0) if at in mine else stock for at, stock in enumerate(play.war.cp))
    return owed
