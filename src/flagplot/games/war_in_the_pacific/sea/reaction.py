"""Emergency sorties: task forces that leave port because an enemy was seen. [33.1]"""

from __future__ import annotations

from msgspec import UNSET

from flagplot.games.war_in_the_pacific.command import authority, fleets, headquarters, links, orders
from flagplot.games.war_in_the_pacific.places import OUT
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.rounding import nearest
from flagplot.games.war_in_the_pacific.sea import admirals, concealment, plots, port_limits, sorties
from flagplot.games.war_in_the_pacific.sea import ships as hulls
from flagplot.games.war_in_the_pacific.sea.frames import Alarm, Passage, Sailing, Staff, Writing
from flagplot.games.war_in_the_pacific.sea.setup import flagship
from flagplot.games.war_in_the_pacific.sea.soundness import MOST_SHIPS
from flagplot.games.war_in_the_pacific.sea.state import REACTION
from flagplot.games.war_in_the_pacific.sea.stations import free_label
from flagplot.games.war_in_the_pacific.sides import SEATS, enemy
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted, the

PERCENT = {"SHORT": 30, "MEDIUM": 20, "LONG": 0, "XTD": 0}  # by the distance from the port [see WPA-ESO-08]
READY = 10  # less if the headquarters was activated before [see WPA-ESO-13]
DRAWN = 2  # admirals [see WPA-ESO-14]


def sets_out(play: Campaign, label: str) -> None:
    """A task force that sails unseen is remembered as one that did. [see WPA-ESO-05]"""
    if play.tables.land is not None and not play.force(label).marker:
        play.war.unseen = tuple(sorted({*play.war.unseen, label}))


def alarming(play: Campaign, frame: Passage) -> bool:
    """Whether a task force sets off an alarm: it sailed unseen for part of its sortie, or left port in this
    phase, and is located or contacted now; dummies never do. [WPA-ESO-05, WPA-ESO-06, WPA-ESO-07]
    """
    force = play.force(frame.force)
    if force.dummy or not force.marker or frame.force in play.war.alarms:
        return False
    if frame.shown and not force.located:  # it does not hide, and nobody has found it
        return False
    left_port = bool(frame.path) and play.friendly_port(frame.path[0], force.side)
    return frame.force in play.war.unseen or left_port


def alarm(play: Campaign, frame: Passage) -> None:
    """The other side may form a task force that was not plotted. [WPA-ESO-04]"""
    if play.tables.land is None or not alarming(play, frame):
        return
    force = play.force(frame.force)
    play.war.alarms = tuple(sorted({*play.war.alarms, frame.force}))
    play.push(Alarm(side=enemy(force.side), force=frame.force, hex=force.hex))


def band(play: Campaign, port: int, hex: int) -> str:
    """The range band from a port to where the enemy was seen; nothing if it is too far."""
    return play.tables.search.band(play.chart.air_cost(port, hex))


def sources(play: Campaign, frame: Alarm) -> list[str]:
    """What pays: the stock of a headquarters or a reserve, for all ships the same. [WPA-ESO-09]"""
    if frame.ships:
        return [orders.RESERVE if frame.reserve else ""]
    return ["", *([orders.RESERVE] if orders.saved(play, frame.side) else [])]


def berths(play: Campaign, frame: Alarm) -> list[tuple[int, int, int, str]]:
    """Ships that could sail, their port, who pays, and of what: in one linked port, within some range.

    [WPA-ESO-03, WPA-ESO-04]
    """
    found, nets = [], links.nets(play, frame.side, known=True)
    for port, there in sorted(play.sea.harbour.items()):
        if frame.port not in (OUT, port) or not play.friendly_port(port, frame.side):
            continue
        if not band(play, port, frame.hex):
            continue
        for ship in there:
            mine = play.tables.ships[ship].side == SEATS[frame.side] and ship not in frame.ships
            if not mine or not hulls.speed_class(play, ship):
                continue
            found += [
                (ship, port, hq, source)
                for source in sources(play, frame)
                for hq in headquarters.of(play, frame.side)
                if frame.hq in (headquarters.NOBODY, hq)
                and port in nets[hq]
                and port_limits.room(play, port, (*frame.ships, ship))
                and authority.sails(play.tables.hqs[hq], play.tables.ships[ship].nation)
                and bill(play, hq, port, frame.hex, (*frame.ships, ship)) <= orders.purse(play, hq, source)
            ]
    return found


def bill(play: Campaign, hq: int, port: int, hex: int, ships: tuple[int, ...]) -> int:
    """All activation costs, more the nearer the enemy is, less if the headquarters was active already; to the
    nearest. It is paid as usual, never on credit. [WPA-ESO-08, WPA-ESO-09, WPA-ESO-13]
    """
    plain = sum(fleets.cost(play, ship, hq) for ship in ships)
    percent = 100 + PERCENT[band(play, port, hex)] - (READY if headquarters.active(play, hq) else 0)
    return nearest(plain * percent / 100)


class AlarmStep(Step[Campaign, Alarm]):
    """A side calls out ships of one port, one after the other, and sends them to sea. [WPA-ESO-04]"""

    def seats(self, play: Campaign, frame: Alarm) -> tuple[str, ...]:
        """The side, whether it has ships or not: that is its secret."""
        return (SEATS[frame.side],)

    def prompt(self, play: Campaign, frame: Alarm, seat: str) -> str:
        """The question."""
        if not frame.ships:
            return "An enemy task force is at sea. Call out ships from a port? Or done."
        cost = bill(play, frame.hq, frame.port, frame.hex, frame.ships)
        return (
            f"{counted(len(frame.ships), 'ship')} called out for {counted(cost, 'CP')}. More, or put to sea?"
        )

    def legal(self, play: Campaign, frame: Alarm, seat: str) -> list[Action]:
        """Ships and who pays; putting to sea; or nothing."""
        ships, hqs = play.tables.ships, play.tables.hqs
        found = []
        if len(frame.ships) < MOST_SHIPS:
            found = [
                act("call-out", ships[ship].id, hqs[hq].id, *([source] if source else []))
                for ship, _, hq, source in berths(play, frame)
            ]
        return [*found, *([act("put-to-sea")] if frame.ships else ()), act("done")]

    def do(self, play: Campaign, frame: Alarm, seat: str, action: Action) -> None:
        """Call one out, or sail."""
        if action.verb == "call-out":
            ship = play.tables.ship_number[str(action.args[0])]
            frame.port, frame.hq = play.ship_hex(ship), orders.hq_named(play, str(action.args[1]))
            frame.ships, frame.reserve = (*frame.ships, ship), bool(orders.source_of(action)) or UNSET
            return
        play.pop()
        if action.verb == "put-to-sea":
            put_to_sea(play, frame)

    def why_not(self, play: Campaign, frame: Alarm, seat: str, action: Action) -> Refusal | None:
        """Not in a linked port, too far, or too dear."""
        if action.verb != "call-out":
            return None
        id = str(action.args[0])
        return illegal("WPA-ESO-03", f"{the(id)} is in no linked port in range, or costs too much", id)


def put_to_sea(play: Campaign, frame: Alarm) -> None:
    """The task force is formed and paid for; it gets its card at once, and sails after those of its side. Its
    mission is REAC, if its headquarters is activated.

    Up to two admirals are drawn from the Available Box, without the roll for their availability.
    [WPA-ESO-04, WPA-ESO-09, WPA-ESO-14, WPA-ESO-16, BR-3-06]
    """
    port_limits.use(play, frame.port, frame.ships)
    cost = bill(play, frame.hq, frame.port, frame.hex, frame.ships)
    orders.draw(play, frame.hq, orders.RESERVE if frame.reserve else "", cost)
    left = tuple(ship for ship in play.sea.harbour[frame.port] if ship not in frame.ships)
    rest = {hex: there for hex, there in play.sea.harbour.items() if hex != frame.port}
    play.sea.harbour = dict(sorted({**rest, frame.port: left}.items())) if left else rest
    play.war.crews = dict(sorted({**play.war.crews, **dict.fromkeys(frame.ships, frame.hq)}.items()))
    label = free_label(play, frame.side)
    play.set_force(
        label, side=frame.side, hex=frame.port, name=f"Reaction force {label}", ships=frame.ships,
        flagship=flagship(play.tables, frame.ships),
        speed=min(hulls.speed_class(play, ship) for ship in frame.ships),
    )  # fmt: skip
    if sorties.ready(play, label) and hulls.combatants(play, label):
        play.set_force(label, mission=REACTION)
    play.sea.cards = {**play.sea.cards, label: plots.blank(play, label)}
    play.sea.order = (*play.sea.order, label)
    concealment.join(play, label)
    if play.sea.first == frame.side:
        _sail_last(play, frame.side, label)
    play.push(Writing(label))
    drawn = draw(play, frame.side)
    if len(drawn) > 1:
        play.push(Staff(force=label, drawn=drawn))
    else:
        play.set_force(label, admirals=drawn)


def _sail_last(play: Campaign, side: int, label: str) -> None:
    """Its side has sailed already: it moves at the end of the phase, after all others. [BR-3-06]"""
    frames = play.state.frames
    at = next((at for at, one in enumerate(frames) if isinstance(one, Sailing)), len(frames))
    frames.insert(at, Sailing(side, (label,)))


def draw(play: Campaign, side: int) -> tuple[int, ...]:
    """Up to two admirals at random. [WPA-ESO-14]"""
    box = admirals.available(play, side)
    found: list[int] = []
    while box and len(found) < DRAWN:
        (face,) = play.roll(1, "an admiral for the sortie", sides=len(box), audience=(SEATS[side],))
        found.append(box.pop(face - 1))
    return tuple(found)


class StaffStep(Step[Campaign, Staff]):
    """One of them must command; the other goes back, or stays as his subordinate. [WPA-ESO-15]"""

    def seats(self, play: Campaign, frame: Staff) -> tuple[str, ...]:
        """Their side."""
        return (SEATS[play.force(frame.force).side],)

    def prompt(self, play: Campaign, frame: Staff, seat: str) -> str:
        """The question."""
        return "Who commands the sortie? The other goes ashore, or sails as his subordinate."

    def legal(self, play: Campaign, frame: Staff, seat: str) -> list[Action]:
        """Either, with the other or alone."""
        ids = [play.tables.leaders[one].id for one in frame.drawn]
        return [
            *(act("take-command", id) for id in ids),
            *(act("take-command", *pair) for pair in (ids, ids[::-1])),
        ]

    def do(self, play: Campaign, frame: Staff, seat: str, action: Action) -> None:
        """So be it."""
        play.pop()
        chosen = tuple(play.tables.leader_number[str(id)] for id in action.args)
        play.set_force(frame.force, admirals=chosen)
