"""Ships in port are activated by a headquarters that pays, and laid up again. [16.5, 17.13.10, 29.3]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.command import authority, fleets, headquarters, links, orders
from flagplot.games.war_in_the_pacific.command.costs import Factor, total
from flagplot.games.war_in_the_pacific.names import agreed
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea import barges, port_limits, southwest
from flagplot.games.war_in_the_pacific.sea import ships as hulls
from flagplot.games.war_in_the_pacific.sea.setup import OILER, flagship
from flagplot.games.war_in_the_pacific.sea.soundness import MOST_SHIPS
from flagplot.games.war_in_the_pacific.sea.state import TaskForce
from flagplot.games.war_in_the_pacific.sea.stations import free_label
from flagplot.games.war_in_the_pacific.sides import SEATS
from flagplot.kernel.action import Action
from flagplot.kernel.answers import Choice, choice
from flagplot.kernel.memory import of_situation
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

CAST_OFF = "cast-off"
VERBS = ("activate-ship", "join-up", CAST_OFF)
SALVAGED = 4  # damage of a ship that cannot move


def commands(play: Campaign, hq: int, ship: int) -> bool:
    """Whether a headquarters may activate a ship: fleets, each for its navy. [WPA-HQ-12]"""
    return authority.sails(play.tables.hqs[hq], play.tables.ships[ship].nation)


def factors(play: Campaign, ship: int, hq: int, *, cut_off: bool) -> list[Factor]:
    """What goes into the cost of a ship: an oiler's port, a missing commander, isolation.

    [BR-16-10, WPA-HQ-63, WPA-ISO-01]
    """
    chart, printed = play.tables.handling, play.tables.ships[ship]
    base = play.tables.bases.get(play.ship_hex(ship))
    plain = chart.cost.get(printed.type, 1)
    found = [
        Factor(
            "printed", plus=chart.oiler[base.port] if printed.type == OILER and base is not None else plain
        )
    ]
    return [*found, *fleets.multipliers(play, ship, hq, cut_off=cut_off)]


@of_situation
def payers(play: Campaign, side: int, source: str = "") -> tuple[tuple[int, int, int], ...]:
    """Ships in port, who could pay for them, and what it costs; of the reserve the same. [WPA-HQ-56]"""
    return tuple(
        (ship, hq, total(factors(play, ship, hq, cut_off=cut_off)))
        for ship, hq, cut_off in offers(play, side, source)
    )


def offers(play: Campaign, side: int, source: str = "") -> list[tuple[int, int, bool]]:
    """Ships in port, who could pay for them, and whether they are cut off: a linked headquarters.

    For an isolated port the nearest linked one pays threefold. [BR-16-10, WPA-ISO-01, WPA-ISO-02]
    """
    ports = {
        hex: there
        for hex, there in sorted(play.sea.harbour.items())
        if play.friendly_port(hex, side)
        and any(play.tables.ships[ship].side == SEATS[side] for ship in there)
    }
    rich = [hq for hq in headquarters.of(play, side) if orders.purse(play, hq, source) > 0]
    if not ports or not rich:
        return []
    nets = links.nets(play, side, known=True)
    found = []
    for hex, there in ports.items():
        near = [hq for hq in rich if hex in nets[hq]]
        far = sorted((hq for hq in rich if nets[hq]), key=lambda hq: (headquarters.remote(play, hq, hex), hq))
        for ship in there:
            able = [hq for hq in near if commands(play, hq, ship)]
            cut_off = not able
            able = able or [hq for hq in far if commands(play, hq, ship)][:1]
            for hq in able:
                cost = total(factors(play, ship, hq, cut_off=cut_off))
                able_to_sail = hulls.speed_class(play, ship) or helpless(play, ship)
                if (
                    able_to_sail
                    and cost <= orders.purse(play, hq, source)
                    and port_limits.room(play, hex, (ship,))
                ):
                    found.append((ship, hq, cut_off))
    return found


def helpless(play: Campaign, ship: int) -> bool:
    """Whether a ship cannot move by itself: it joins a task force that tows it. [WPA-REP-19, BR-17-15]"""
    return play.state.damage[ship] == SALVAGED and not hulls.in_yard(play, ship)


def choices(play: Campaign, side: int) -> list[Choice]:
    """Ships to activate, as a task force of their own or with one that lies in the same port, but no dummy.

    [BR-8-02, BR-8-03]
    """
    if play.tables.land is None:
        return []
    found = []
    for source in ((), (orders.RESERVE,)) if orders.saved(play, side) else ((),):
        found += _choices(play, side, *source)
    return [*found, choice(CAST_OFF, play.ids_of(moored_barges(play, side)))]


def moored_barges(play: Campaign, side: int) -> list[int]:
    """Barges in ports that a side can use: no headquarters activates them. [BR-9-09]"""
    return [
        ship
        for hex, there in sorted(play.sea.harbour.items())
        if play.friendly_port(hex, side)
        for ship in there
        if play.tables.ships[ship].side == SEATS[side]
        and play.tables.ships[ship].type == barges.BARGE
        and hulls.speed_class(play, ship)
    ]


def _choices(play: Campaign, side: int, *source: str) -> list[Choice]:
    """What may be activated from the stocks of headquarters, or from the reserve. [WPA-HQ-56]"""
    found, fund = [], [[one] for one in source]
    for ship, hq, _ in payers(play, side, *source):
        id, payer = play.tables.ships[ship].id, play.tables.hqs[hq].id
        alone = not helpless(play, ship)
        if alone:
            found.append(choice("activate-ship", [id], [payer], *fund))
        hosts = [
            label
            for label in play.forces_at(play.ship_hex(ship), side)
            if not play.force(label).dummy
            and len(play.force(label).ships) < MOST_SHIPS
            and label not in play.sea.cards
            and _may_join(play, label, hq)
            and (alone or hulls.tugs(play, label))
        ]
        found.append(choice("join-up", [id], hosts, [payer], *fund))
    return found


def _payer_id(action: Action) -> str:
    """The headquarters that is named to pay."""
    return str(action.args[-2 if orders.source_of(action) else -1])


def _payer(play: Campaign, id: str) -> int:
    return next((at for at, hq in enumerate(play.tables.hqs) if hq.id == id), 0)


def _may_join(play: Campaign, label: str, hq: int) -> bool:
    """Whether a ship that a headquarters activates may sail with a task force. [see WPB-MSC-01]"""
    return play.tables.hqs[hq].id == southwest.FORCE or not southwest.passengers(play, label)


def do(play: Campaign, side: int, action: Action) -> None:
    """A ship is activated and paid for; it may sail in this phase. [BR-16-05, BR-16-10]"""
    if action.verb == CAST_OFF:
        barge = play.tables.ship_number[str(action.args[0])]
        hex = play.ship_hex(barge)
        _leave_port(play, hex, barge)
        _form(play, side, hex, barge, used=0)
        return
    ship, source, id = (
        play.tables.ship_number[str(action.args[0])],
        orders.source_of(action),
        _payer_id(action),
    )
    hq, cost = next(
        (hq, cost)
        for one, hq, cost in payers(play, side, source)
        if one == ship and play.tables.hqs[hq].id == id
    )
    war, hex = play.war, play.ship_hex(ship)
    port_limits.use(play, hex, (ship,))
    orders.draw(play, hq, source, cost)
    war.crews = dict(sorted({**war.crews, ship: hq}.items()))
    used = war.tanks.get(ship, 0)
    war.tanks = {one: fuel for one, fuel in war.tanks.items() if one != ship}
    _leave_port(play, hex, ship)
    if action.verb == "join-up":
        host = str(action.args[1])
        force = play.force(host)
        play.set_force(host, ships=(*force.ships, ship), fuel=max(force.fuel, used))
        return
    _form(play, side, hex, ship, used=used)


def _leave_port(play: Campaign, hex: int, ship: int) -> None:
    """A ship lies in port no longer."""
    left = tuple(one for one in play.sea.harbour[hex] if one != ship)
    rest = {at: there for at, there in play.sea.harbour.items() if at != hex}
    play.sea.harbour = dict(sorted({**rest, hex: left}.items())) if left else rest


def _form(play: Campaign, side: int, hex: int, ship: int, *, used: int) -> None:
    """A ship is a task force of its own."""
    label = free_label(play, side)
    play.set_force(
        label, side=side, hex=hex, name=f"Task force {label}", ships=(ship,), fuel=used,
        flagship=flagship(play.tables, (ship,)), speed=hulls.speed_class(play, ship),
    )  # fmt: skip


def refusal(play: Campaign, side: int, action: Action) -> Refusal:
    """Not in a port of his, no headquarters that may, or not enough CPs."""
    id = str(action.args[0])
    ship = play.tables.ship_number[id]
    if action.verb == CAST_OFF:
        return illegal("BR-9-09", "barges in a port of yours sail without a headquarters, no other ships", id)
    if hulls.in_yard(play, ship) and play.tables.ships[ship].side == SEATS[side]:
        return illegal("WPA-REP-20", f"{the(id)} is under repair and must leave the yard first", id)
    ports = [hex for hex, there in play.sea.harbour.items() if ship in there and play.has_port(hex, side)]
    if play.tables.ships[ship].side != SEATS[side] or not ports:
        return illegal("BR-16-10", f"{the(id)} is not in a port of yours", id)
    if not play.masters(ports[0], side):
        return illegal("BR-25-02", f"nobody can use {the(play.label(ports[0]))} while it is fought over", id)
    label = str(action.args[1]) if action.verb == "join-up" else ""
    if label in play.sea.forces and play.force(label).dummy:
        return illegal("BR-8-03", f"{label} is a dummy and has no ships", id)
    if label in play.sea.forces and not _may_join(play, label, _payer(play, _payer_id(action))):
        return illegal("WPB-MSC-01", f"{the(id)} may not sail with troops of SW Pacific", id)
    if not port_limits.room(play, play.ship_hex(ship), (ship,)):
        return illegal("BR-O-03", f"the port of {the(id)} activates no more ships in this cycle", id)
    return illegal("BR-16-10", f"no headquarters that commands {the(id)} and can pay for it is linked", id)


@of_situation
def ready(play: Campaign, label: str) -> bool:
    """Whether a task force may be given combat missions: its headquarters is activated. [BR-16-11, WPA-HQ-51]

    Of ships that began the scenario at sea it is the first that commands them.
    """
    if play.tables.land is None:
        return True
    force = play.force(label)
    for ship in force.ships:
        hqs = [hq for hq in headquarters.of(play, force.side) if commands(play, hq, ship)]
        paid = play.war.crews.get(ship, hqs[0] if hqs else headquarters.NOBODY)
        if paid == headquarters.NOBODY or not headquarters.active(play, paid):
            return False
    return True


def lay_up(play: Campaign, label: str) -> None:
    """A task force is deactivated in a friendly port. [BR-16-10]"""
    force = play.force(label)
    moor(play, force, force.ships)
    play.note(
        f"{force.name} {agreed(force.name, 'is')} laid up in {the(play.label(force.hex))}",
        (SEATS[force.side],),
    )
    play.drop_force(label)


def moor(play: Campaign, force: TaskForce, ships: tuple[int, ...]) -> None:
    """Ships are deactivated: ammunition is restored, fuel where the port is linked, also that of oilers.

    [BR-16-10, BR-17-09, BR-18-02]
    """
    war = play.war
    for ship in ships:
        play.state.shots[ship] = 0
    cut_off = force.hex in war.isolated[force.side]
    if cut_off and force.fuel:
        war.tanks = dict(sorted({**war.tanks, **dict.fromkeys(ships, force.fuel)}.items()))
    if not cut_off:
        play.sea.fuel = {ship: used for ship, used in play.sea.fuel.items() if ship not in ships}
    war.crews = {ship: hq for ship, hq in war.crews.items() if ship not in ships}
    there = play.sea.harbour.get(force.hex, ())
    play.sea.harbour = dict(sorted({**play.sea.harbour, force.hex: (*there, *ships)}.items()))


def deactivate(play: Campaign) -> None:
    """At the end of a Naval Phase: whose card says so, and who is in port. [BR-16-10]"""
    for label, card in sorted(play.sea.cards.items()):
        if card.dock and label in play.sea.forces and play.in_port(label):
            lay_up(play, label)
