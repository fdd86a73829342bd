"""Air points that go to other bases: transfers, ferries, landings elsewhere. [4.4, 60.18, 61.5, SC-S2-06]"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from flagplot.games.war_in_the_pacific.air import training, wings
from flagplot.games.war_in_the_pacific.air.frames import TRANSFER, Divert, Line
from flagplot.games.war_in_the_pacific.command import authority, links, orders
from flagplot.games.war_in_the_pacific.places import OUT, aboard, ship_at
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import ALLIED, SEATS
from flagplot.games.war_in_the_pacific.units import CARRIERS, TENDERS
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.memory import of_situation
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted, the

FREE = 2  # APs of a block that transfer from a base in an Air Phase without CPs [see BR-4-07]
SHORT = -9  # no place at all
# least capacity of a carrier -> land APs she ferries beside carrier APs and alone, medium bombers likewise
FERRY = ((5, (4, 8), (2, 2)), (3, (2, 4), (1, 1)))  # [see WPB-NV2-18]


def place_named(play: Campaign, name: str) -> int:
    """The place of a base named by hex or ship; SHORT if there is none."""
    if name in play.tables.ship_number:
        return aboard(play.tables.ship_number[name])
    return play.chart.grid.number.get(name, SHORT)


def hex_of(play: Campaign, place: int) -> int:
    """The hex of a base; OUT if its ship is not on the map."""
    ship = ship_at(place)
    return place if ship < 0 else play.ship_hex(ship)


def friendly_bases(play: Campaign, air: int) -> list[int]:
    """The bases and the ships with aircraft of a unit's side, its own base excepted; also tenders laid up in
    port. [BR-4-07, WPB-SEA-08]
    """
    own, side = play.sea.based[air], wings.side_of(play, air)
    hexes = [hex for hex in play.tables.bases if play.state.control.get(hex) == side]
    ships = [
        aboard(ship)
        for label in play.forces_of(side)
        for ship in play.force(label).ships
        if play.tables.ships[ship].air
    ]
    laid_up = (ship for there in play.sea.harbour.values() for ship in there)
    ships += [
        aboard(ship)
        for ship in laid_up
        if play.tables.ships[ship].type in TENDERS and play.tables.ships[ship].side == SEATS[side]
    ]
    return [place for place in (*ships, *hexes) if place != own]


def landing_places(play: Campaign, air: int) -> Iterator[int]:
    """Friendly bases with any room for a unit, its own excepted."""
    return (place for place in friendly_bases(play, air) if welcome(play, air, place))


@of_situation
def welcome(play: Campaign, air: int, place: int) -> int:
    """APs of a unit that a base takes: as it fits, or as cargo of a carrier in port."""
    return wings.fits(play, air, place) or ferry_room(play, air, place)


# -- ferries ------------------------------------------------------------------------------------------------


def ferry_capacity(capacity: int, *, carrier_points: bool, medium: bool) -> int:
    """Land APs a carrier of an air capacity may ferry. [WPB-NV2-18]"""
    for least, fighters, bombers in FERRY:
        if capacity >= least:
            return (bombers if medium else fighters)[0 if carrier_points else 1]
    return 0


def ferry_room(play: Campaign, air: int, place: int) -> int:
    """Land APs an Allied carrier in the port of their base may still take as cargo. [WPB-NV2-18]"""
    ship = ship_at(place)
    if ship < 0 or play.tables.ships[ship].type not in CARRIERS or wings.carrier_ready(play, air):
        return 0
    hex, kind = play.ship_hex(ship), wings.type_of(play, air)
    label = play.force_of(ship)
    docked = not label or play.in_port(label)
    if play.tables.ships[ship].side != SEATS[ALLIED] or hex != play.sea.based[air] or not docked:
        return 0
    if kind.engines > 2 or kind.has(wings.SEAPLANE):
        return 0
    cargo = wings.ferried(play, ship)
    own = any(play.state.points[one] for one in play.sea.based.where(place) if one not in cargo)
    if own and play.tables.ships[ship].nation == "RN":
        return 0
    most = ferry_capacity(play.tables.ships[ship].air, carrier_points=own, medium=kind.engines == 2)
    return max(most - sum(play.state.points[one] for one in cargo), 0)


# -- transfers ----------------------------------------------------------------------------------------------


def free_of_charge(play: Campaign, air: int, place: int) -> bool:
    """Whether a transfer is one the scenario allows in any number. [SC-S2-06]"""
    card = play.sea_card.transfers
    if card is None:
        return False
    unit = wings.unit(play, air)
    return unit.type in card.types and play.air_base(air) == card.from_ and play.label(place) == card.to


def transferred(play: Campaign, lines: tuple[Line, ...], air: int) -> int:
    """APs of a block that transfer from a base already. [BR-4-07]"""
    block, base = wings.unit(play, air).block, play.air_base(air)
    return sum(
        count
        for line in lines
        if line.mission == TRANSFER and line.base == base
        for one, count, _ in line.bombers
        if wings.unit(play, one).block == block
        and not free_of_charge(play, one, place_named(play, line.target))
    )


@of_situation
def destinations(play: Campaign, air: int) -> tuple[int, ...]:
    """Friendly bases within transfer range of a unit; none if it cannot take off. [BR-4-07]"""
    if not leaves(play, air):
        return ()
    costs = play.chart.air_costs(play.base_hex(play.air_base(air)))
    far = wings.type_of(play, air).range_transfer
    near = (place for place in friendly_bases(play, air) if costs.get(hex_of(play, place), far + 1) <= far)
    return tuple(near)


def transferable(play: Campaign, lines: tuple[Line, ...], air: int, place: int) -> int:
    """APs that may transfer to one of their destinations: as many as it has room for; of a block 2 from a
    base, and more for CPs.

    Those that a carrier ferries fly off in any number, and nobody else does before. [BR-4-07, SC-S2-06,
    WPB-NV2-19]
    """
    left = wings.idle(play, air) - wings.plotted(lines, air)
    coming = sum(
        wings.counted(line.bombers)
        for line in lines
        if line.mission == TRANSFER and place_named(play, line.target) == place
    )
    found = min(left, welcome(play, air, place) - coming)
    ship = ship_at(play.sea.based[air])
    cargo = ship >= 0 and air in wings.ferried(play, ship)
    if not cargo and not free_of_charge(play, air, place):
        most = max((stock for stock, _ in purse(play, air)), default=0) if found > FREE else 0
        found = min(found, FREE + 2 * most - transferred(play, lines, air))
    return max(found, 0)


def leaves(play: Campaign, air: int) -> bool:
    """Whether a unit can take off to another base: not from D4, not from a carrier that operates nobody."""
    at = play.sea.based[air]
    if ship_at(at) < 0:
        return wings.rung(play, at, wings.type_of(play, air)) < wings.D4
    return wings.operates(play, ship_at(at)) > 0 and not behind_cargo(play, air)


def behind_cargo(play: Campaign, air: int) -> bool:
    """Whether a unit waits until the APs its carrier ferries are gone. [WPB-NV2-19]"""
    ship = ship_at(play.sea.based[air])
    cargo = wings.ferried(play, ship) if ship >= 0 else ()
    return bool(cargo) and air not in cargo


def why_no_transfer(play: Campaign, lines: tuple[Line, ...], air: int, place: int) -> Refusal:
    """Range, room, or the number that is free."""
    id, where = wings.unit(play, air).id, play.label(place)
    hex = hex_of(play, place)
    if behind_cargo(play, air):
        return illegal("WPB-NV2-19", f"{the(id)} wait until the ferried air points are gone", id)
    if hex == OUT:
        return illegal("BR-4-07", f"{the(where)} is not on the map", where)
    if place not in friendly_bases(play, air):
        return illegal("BR-4-07", f"{the(where)} is no other friendly base of {the(id)}", where)
    if not leaves(play, air):
        rule = "BR-9-03" if ship_at(play.sea.based[air]) >= 0 else "BR-4-05"
        return illegal(rule, f"{the(id)} cannot take off", id)
    if play.chart.air_cost(play.base_hex(play.air_base(air)), hex) > wings.type_of(play, air).range_transfer:
        return illegal("BR-4-07", f"{the(where)} is beyond the transfer range of {the(id)}", where)
    ship = ship_at(place)
    if ship >= 0 and not wings.carrier_ready(play, air) and not ferry_room(play, air, place):
        rule = "WPB-ABT-21" if wings.type_of(play, air).has(wings.CARRIER) else "BR-4-14"
        return illegal(rule, f"{the(id)} cannot go aboard {the(where)}", where)
    if not welcome(play, air, place):
        kind = wings.type_of(play, air)
        rule = "BR-4-15" if kind.has(wings.SEAPLANE) else "BR-4-07"
        return illegal(rule, f"{the(where)} has no room for {the(id)}", where)
    return illegal("BR-4-07", f"no more than {FREE} air points of a block transfer without CPs", where)


def wear(play: Campaign, air: int, count: int) -> None:
    """APs that have flown a Strike Transfer, or one that cost CPs, are kept in the log of the cycle.

    [WPA-ATT-03, WPA-ATT-22]
    """
    if play.tables.land is not None:
        worn = play.war.worn
        play.war.worn = dict(sorted({**worn, air: worn.get(air, 0) + count}.items()))


@of_situation
def purse(play: Campaign, air: int) -> tuple[tuple[int, str], ...]:
    """What could pay for transfers of a unit: headquarters that link it, richest first; then the reserve.

    [WPA-HQ-33]
    """
    if play.tables.land is None or ship_at(play.sea.based[air]) >= 0:
        return ()
    war, hqs = play.war, play.tables.hqs
    found = [(war.cp[hq], hqs[hq].id) for hq in links.air_links(play, air)]
    cmd = authority.country(wings.unit(play, air).nation)
    return (*sorted(found, reverse=True), (war.reserve.get(cmd, 0), f"{orders.RESERVE}-{cmd}"))


def bill(play: Campaign, lines: tuple[Line, ...]) -> dict[tuple[str, str], bool]:
    """Transfers beyond 2 APs of a block and base cost 1 CP for 2; whether each has been paid. [BR-4-07]

    If any AP of a transfer cost CPs all of it did, for attrition. [WPA-ATT-16]
    """
    groups: dict[tuple[str, str], list[tuple[int, int]]] = {}
    for line in lines:
        for air, count, _ in line.bombers if line.mission == TRANSFER else ():
            ship = ship_at(play.sea.based[air])
            cargo = ship >= 0 and air in wings.ferried(play, ship)
            if not cargo and not free_of_charge(play, air, place_named(play, line.target)):
                groups.setdefault((line.base, wings.unit(play, air).block), []).append((air, count))
    paid = {}
    for key, moved in groups.items():
        cost = -(-(sum(count for _, count in moved) - FREE) // 2)
        if cost > 0:
            paid[key] = charge(play, purse(play, moved[0][0]), cost)
    return paid


def charge(play: Campaign, funds: Sequence[tuple[int, str]], cost: int) -> bool:
    """The first fund that has enough pays."""
    fund = next((name for stock, name in funds if stock >= cost), "")
    if fund.startswith(orders.RESERVE):
        cmd = fund.removeprefix(f"{orders.RESERVE}-")
        play.war.reserve = {**play.war.reserve, cmd: play.war.reserve[cmd] - cost}
    elif fund:
        orders.spend(play, orders.hq_named(play, fund), cost)
    return bool(fund)


def transfer(play: Campaign, line: Line, paid: Mapping[tuple[str, str], bool] | None = None) -> None:
    """A transfer at the end of an Air Phase; void where there is no room any more. [BR-3-12, BR-3-28]

    Of one that nobody paid for only 2 APs go.
    """
    place = place_named(play, line.target)
    for air, count, _ in line.bombers:
        key = (line.base, wings.unit(play, air).block)
        settled = (paid or {}).get(key)
        count = min(count, play.state.points[air], welcome(play, air, place))
        count = min(count, FREE) if settled is False else count
        if count > 0 and hex_of(play, place) != OUT:
            row = play.move_air(air, count, place)
            training.moved(play, air, row, keeps=False)
            if settled:
                wear(play, row, count)
            what = f"{counted(count, 'air point')} of {the(wings.unit(play, air).id)}"
            play.note(f"{what} transfer to {the(play.label(place))}", (SEATS[line.side],))


# -- landing elsewhere --------------------------------------------------------------------------------------


def homeless(play: Campaign, air: int) -> bool:
    """Whether airborne APs of a unit cannot land at their base. [BR-4-13, BR-9-03]

    A carrier that is sunk, D2 or worse; an airfield that is captured or D3 or worse.
    """
    place = play.sea.based[air]
    ship = ship_at(place)
    if ship >= 0:
        return play.sunk(ship) or not wings.operates(play, ship)
    if play.state.control.get(place) != wings.side_of(play, air):
        return True
    return wings.rung(play, place, wings.type_of(play, air)) >= wings.D3


def _outcast(play: Campaign, air: int) -> bool:
    """Whether APs have no base to come back to: it is gone, or they were only ferried. [WPB-NV2-19]"""
    return homeless(play, air) or wings.cargo(play, air)


def shelters(play: Campaign, frame: Divert) -> list[int]:
    """Friendly bases with room within range of where APs are. [BR-4-13, WPB-AIR-31]"""
    far = wings.type_of(play, frame.air).range_extended
    return [
        place
        for place in landing_places(play, frame.air)
        if wings.fits(play, frame.air, place)
        and hex_of(play, place) != OUT
        and play.chart.air_cost(frame.hex, hex_of(play, place)) <= far
    ]


class DivertStep(Step[Campaign, Divert]):
    """APs of a base that was sunk, taken or closed land elsewhere, or are lost; of one that was only damaged
    in the phase of their strike they may. [BR-4-13, WPB-AIR-31, WPB-AIR-36]
    """

    def seats(self, play: Campaign, frame: Divert) -> tuple[str, ...]:
        """Their owner, where there is a choice."""
        found = shelters(play, frame) if frame.points else []
        choice = len(found) > 1 or (found and not _outcast(play, frame.air))
        return (SEATS[wings.side_of(play, frame.air)],) if choice else ()

    def prompt(self, play: Campaign, frame: Divert, seat: str) -> str:
        """The question."""
        who = f"{counted(frame.points, 'air point')} of {the(wings.unit(play, frame.air).id)}"
        if _outcast(play, frame.air):
            return f"{who} cannot land at home. Where do they land?"
        return f"The base of {who} was damaged. Do they land elsewhere, or at home?"

    def legal(self, play: Campaign, frame: Divert, seat: str) -> list[Action]:
        """Bases and numbers."""
        id = wings.unit(play, frame.air).id
        found = [
            act("divert", id, count, play.label(place))
            for place in shelters(play, frame)
            for count in range(1, min(frame.points, wings.fits(play, frame.air, place)) + 1)
        ]
        return found if _outcast(play, frame.air) else [*found, act("done")]

    def do(self, play: Campaign, frame: Divert, seat: str, action: Action) -> None:
        """They land there, or at home."""
        if action.verb == "done":
            play.pop()
        else:
            _land(play, frame, int(action.args[1]), place_named(play, str(action.args[2])))

    def run(self, play: Campaign, frame: Divert) -> None:
        """The only base takes what it can; who finds none is lost."""
        found = shelters(play, frame) if frame.points else []
        if not _outcast(play, frame.air):
            play.pop()
        elif found:
            count = min(frame.points, wings.fits(play, frame.air, found[0]))
            _land(play, frame, count, found[0])
        else:
            self._lose(play, frame)

    def _lose(self, play: Campaign, frame: Divert) -> None:
        play.pop()
        if frame.points:
            play.state.flown[frame.air] = play.state.flown[frame.air] - min(
                frame.points, play.state.flown[frame.air]
            )
            play.note(f"{the(wings.unit(play, frame.air).id)} find no place to land")
            play.lose_air(frame.air, frame.points)

    def why_not(self, play: Campaign, frame: Divert, seat: str, action: Action) -> Refusal | None:
        """No room, or out of range."""
        if action.verb != "divert":
            return None
        return illegal("BR-4-13", "they land at a friendly base with room in range", str(action.args[-1]))


def _land(play: Campaign, frame: Divert, count: int, place: int) -> None:
    """They land at a base; after a strike it is a Strike Transfer. [WPB-AIR-31, WPA-ATT-03]"""
    frame.points -= count
    id, row = wings.unit(play, frame.air).id, play.move_air(frame.air, count, place)
    training.moved(play, frame.air, row, keeps=True)
    if frame.strike:
        wear(play, row, count)
    play.note(f"{counted(count, 'air point')} of {the(id)} land at {the(play.label(place))}")
