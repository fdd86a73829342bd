"""Boards that no sensible player leaves behind at the end of a turn; each test says how often it is so."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from flagplot.games.axis_allies.bots.witness import Leave


def lone_transports(leave: Leave) -> int:
    """Zones with own transports and no friendly warship, in reach of an enemy; none after a landing there."""
    kinds, found = leave.board.kinds, 0
    for zone in range(leave.board.n):
        own = leave.own(zone) if leave.board.sea[zone] else {}
        if not any(kinds[kind].transport for kind in own):
            continue
        guarded = any(kinds[kind].warship for kind in leave.field.guards(zone))
        landed = any(land in leave.state.captured for land in leave.board.land_near[zone])
        found += not guarded and not landed and bool(leave.threats.on(zone))
    return found


def open_capital(leave: Leave) -> int:
    """The own capital falls with more than 5%."""
    home = leave.board.capital[leave.power]
    return int(home >= 0 and leave.state.control[home] == leave.power and leave.falls(home) > 0.05)


def hanging_carriers(leave: Leave) -> int:
    """Zones with own carriers on which a strike wins more than 10 IPCs."""
    kinds = leave.board.kinds
    zones = [zone for zone in range(leave.board.n) if leave.board.sea[zone]]
    return sum(any(kinds[k].deck for k in leave.own(zone)) and leave.swing(zone) > 10.0 for zone in zones)


def ships_under_aircraft(leave: Leave) -> int:
    """Zones with own warships that enemy aircraft alone win with more than 60%."""
    kinds, found = leave.board.kinds, 0
    for zone in range(leave.board.n):
        own = leave.own(zone) if leave.board.sea[zone] else {}
        if any(kinds[kind].surface_warship for kind in own):
            planes = {kind: n for kind, n in leave.threats.on(zone).items() if kinds[kind].air}
            if planes:
                found += leave.threats.fight(zone, leave.field.guards(zone), planes).win > 0.6
    return found


def hanging_stacks(leave: Leave) -> int:
    """Own stacks of 15 IPCs or more, capitals apart, on which a strike wins more than 5 IPCs."""
    found = 0
    for space in range(leave.board.n):
        if leave.board.sea[space] or space in leave.board.capital:
            continue
        own = leave.own(space)
        found += bool(own) and leave.field.ipcs(own) >= 15.0 and leave.swing(space) > 5.0
    return found


def lone_fighter(leave: Leave) -> int:
    """A fighter of China, which cannot be replaced, at more than 30% risk."""
    if leave.board.owner_ids[leave.power] != "china":
        return 0
    kinds = leave.board.kinds
    places = [s for s in range(leave.board.n) if any(kinds[k].air for k in leave.own(s))]
    return sum(leave.falls(space) > 0.3 for space in places)


def bare_aircraft(leave: Leave) -> int:
    """Territories where own aircraft stand with fewer than two land units, in reach of enemy troops."""
    kinds, found = leave.board.kinds, 0
    for space in range(leave.board.n):
        own = leave.own(space) if not leave.board.sea[space] else {}
        if any(kinds[kind].air for kind in own):
            men = sum(n for kind, n in leave.field.guards(space).items() if kinds[kind].captures)
            troops = any(kinds[kind].captures for kind in leave.threats.on(space))
            found += men < 2 and troops
    return found


def bare_tanks(leave: Leave) -> int:
    """Territories where two tanks or more stand without infantry or artillery, in reach of enemy troops."""
    kinds, found = leave.board.kinds, 0
    for space in range(leave.board.n):
        own = leave.own(space) if not leave.board.sea[space] else {}
        tanks = sum(n for kind, n in own.items() if kinds[kind].blitz == "yes")
        men = sum(n for kind, n in leave.field.guards(space).items() if kinds[kind].captures) - tanks
        found += tanks > 1 and men <= 0 and any(kinds[kind].captures for kind in leave.threats.on(space))
    return found


def outnumbered_capital(leave: Leave) -> int:
    """Fewer land units in the own capital than enemies could bring against it."""
    home, kinds = leave.board.capital[leave.power], leave.board.kinds
    if home < 0 or leave.state.control[home] != leave.power:
        return 0
    men = sum(n for kind, n in leave.field.guards(home).items() if kinds[kind].captures)
    return int(men < sum(n for kind, n in leave.threats.on(home).items() if kinds[kind].captures))


def late_objective(leave: Leave) -> int:
    """An objective of several territories not reached by the first side in its second turn."""
    if leave.board.side[leave.power] != 0 or leave.state.turns[leave.power] != 2:
        return 0
    seat = leave.board.owner_ids[leave.power]
    paid = [name for name, _ in leave.war.edition.bonus(leave.war, leave.power)]
    goals = [goal.id for goal in leave.board.objectives if goal.power == seat and goal.kind == "at_least"]
    return sum(goal not in paid for goal in goals)


def unwanted_guest(leave: Leave) -> int:
    """Units on land of a friend who is paid only while no friend stands there, though his capital is safe."""
    found = 0
    for goal in leave.board.objectives:
        host = leave.board.owner_of[goal.power]
        if goal.kind != "alone" or host == leave.power or not leave.board.friends[leave.power] >> host & 1:
            continue
        stands = any(
            leave.own(space)
            for space in range(leave.board.n)
            if not leave.board.sea[space] and leave.state.control[space] == host
        )
        found += stands and leave.falls(leave.board.capital[host]) < 0.05
    return found


def long_peace(leave: Leave) -> int:
    """The first power still at peace with somebody of the other side after its fourth turn."""
    if leave.power != 0 or leave.state.turns[0] < 4:
        return 0
    return int(leave.field.foes & ~leave.state.war[0] != 0)


TURNS: Mapping[str, Callable[[Leave], int]] = {
    "lone_transport": lone_transports,
    "open_capital": open_capital,
    "hanging_carrier": hanging_carriers,
    "ships_under_aircraft": ships_under_aircraft,
    "hanging_stack": hanging_stacks,
    "lone_fighter": lone_fighter,
    "bare_aircraft": bare_aircraft,
    "bare_tanks": bare_tanks,
    "outnumbered_capital": outnumbered_capital,
    "late_objective": late_objective,
    "unwanted_guest": unwanted_guest,
    "long_peace": long_peace,
}
