"""Emergency command links of the strategic turn: Tokyo Express, submarines, air transport. [31]"""

from __future__ import annotations

from math import ceil

import msgspec

from flagplot.games.war_in_the_pacific import options
from flagplot.games.war_in_the_pacific.command import headquarters, links, orders, parts
from flagplot.games.war_in_the_pacific.command.frames import Emergency, Rations
from flagplot.games.war_in_the_pacific.command.positions import SETS
from flagplot.games.war_in_the_pacific.command.state import Airlift, Express
from flagplot.games.war_in_the_pacific.names import does
from flagplot.games.war_in_the_pacific.places import OUT, ship_at
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.scenarios import WEEKS
from flagplot.games.war_in_the_pacific.sea import admirals
from flagplot.games.war_in_the_pacific.sea import ships as hulls
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS, enemy
from flagplot.kernel.action import Action, act
from flagplot.kernel.answers import Answers, Choice, choice
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted, the

ESTABLISH = 5  # CPs; for an Express divided by its admiral's rating [see WPA-ECL-02, WPA-ECL-21]
KEEP = 2  # CPs of every later strategic turn [see WPA-ECL-31]
DESTROYERS = 4  # of an Express [see WPA-ECL-04]
LARGER = (8, 12)  # of one with more of them, by option [see BR-O-02]
THREAT, LATE = 4, 43  # hexes from enemy combat aircraft, the year from which it is harder [see BR-O-02]
RUN = 13  # sea hexes it covers
SUBMARINES = ("I", "J")  # types that carry supplies [see WPA-ECL-13]
NEAR = 5  # hexes from a Subron to whom it serves [see WPA-ECL-14]
LIFTS = {JAPAN: 1, ALLIED: 2}  # sets of air transport markers [see WPA-ECL-21]
FLIGHT = 9  # hexes between two airfields [see WPA-ECL-22]
FIGHTERS = 4  # hexes from an enemy fighter [see WPA-ECL-27]
CARGO = (
    (2, 1),
    (6, 2),
    (12, 3),
    (20, 4),
    (30, 5),
)  # most steps, and the cargo APs they take [see WPA-ECL-23]
EXPRESS, BOATS = "express", "submarines"


def begun(play: Campaign, kind: str) -> bool:
    """Whether the scenario has a kind of link at this date. [see SC-S3-06]"""
    first = play.land_card.emergency.get(kind, "")
    return bool(first) and play.state.turn >= play.tables.card.turn_of(first)


def rich(play: Campaign, side: int, cost: int) -> list[int]:
    """Headquarters that could pay."""
    return [hq for hq in headquarters.of(play, side) if play.war.cp[hq] >= cost]


# -- the Tokyo Express --------------------------------------------------------------------------------------


def commanders(play: Campaign) -> list[int]:
    """Admirals without another post and with a negative E rating. [WPA-ECL-03, WPA-ECL-08]"""
    return [admiral for admiral in admirals.available(play, JAPAN) if _evasion(play, admiral) < 0]


def _evasion(play: Campaign, admiral: int) -> int:
    return play.tables.leaders[admiral].e + play.sea.improved.get(admiral, (0, 0, 0, 0))[3]


def price(play: Campaign, admiral: int) -> int:
    """5 CPs divided by his rating, rounded up. [WPA-ECL-02]"""
    return ceil(ESTABLISH / abs(_evasion(play, admiral)))


def destroyers(play: Campaign, hex: int) -> list[int]:
    """Japanese destroyers in port that no task force has; none that are under repair. [WPA-REP-20]"""
    return [
        ship
        for ship in play.sea.harbour.get(hex, ())
        if play.tables.ships[ship].type == "DD" and not play.sunk(ship) and not hulls.in_yard(play, ship)
    ]


def starts(play: Campaign) -> list[int]:
    """Friendly linked ports and anchorages with at least 4 destroyers. [WPA-ECL-04]"""
    nets = links.nets(play, JAPAN, known=True).values()
    return [
        hex
        for hex in sorted(play.tables.bases)
        if play.friendly_port(hex, JAPAN)
        and len(destroyers(play, hex)) >= DESTROYERS
        and any(hex in net for net in nets)
    ]


def beaches(play: Campaign, hex: int) -> list[int]:
    """Where the end marker stands for a hex of the main map: there, or where the tactical map of its island
    is in play in a coastal hex of it that Japan controls. [WPA-ECL-06]
    """
    island = play.island
    if not len(island) or island.printed.main_hex != play.label(hex):
        return [hex]
    control = play.state.control
    return [one for one in island.places if island.cell(one).coastal and control.get(one) == JAPAN]


def off(play: Campaign, end: int) -> int:
    """The hex of the main map that an end marker belongs to. [see WPA-ECL-06]"""
    return play.hex(play.island.printed.main_hex) if play.island.has(end) else end


def ends(play: Campaign, start: int) -> list[int]:
    """Coastal hexes within 13 hexes over the sea; aircraft do not block it. [WPA-ECL-04, WPA-ECL-05]"""
    return [
        end
        for hex in play.land.places
        if hex != start
        and play.chart.sea.get(hex)
        and 0 < play.chart.sea_distance(start, hex) <= RUN
        and (not play.at(hex, enemy(JAPAN)) or play.at(hex, JAPAN))
        for end in beaches(play, hex)
    ]


def fleets(play: Campaign, start: int) -> list[int]:
    """Numbers of destroyers above 4 that an Express may have, where more of them help. [BR-O-02]"""
    if not options.on(play.state, options.EXPRESS_DRM):
        return []
    return [count for count in LARGER if count <= len(destroyers(play, start))]


def establish(play: Campaign, key: str, admiral: int, start: int, end: int, count: int = DESTROYERS) -> None:
    """4 destroyers leave the map with their admiral; 2D6 steps are linked.

    [WPA-ECL-01, WPA-ECL-07, WPA-ECL-11]
    """
    ships = tuple(destroyers(play, start)[:count])
    left = tuple(ship for ship in play.sea.harbour[start] if ship not in ships)
    rest = {hex: there for hex, there in play.sea.harbour.items() if hex != start}
    play.sea.harbour = dict(sorted({**rest, start: left}.items())) if left else rest
    run(play, key, Express(start=start, end=end, admiral=admiral, ships=ships))


def run(play: Campaign, key: str, express: Express) -> None:
    """The roll of a cycle, when it is established and each time it is kept up. [WPA-ECL-11]"""
    steps = sum(play.roll(2, f"steps that Tokyo Express {key} links"))
    if options.on(play.state, options.EXPRESS_DRM):
        steps = max(steps + drm(play, express), 0)
    express = msgspec.structs.replace(express, steps=steps)
    play.redraw(expresses=dict(sorted({**play.lines.expresses, key: express}.items())))
    play.push(Rations(key, steps))


def drm(play: Campaign, express: Express) -> int:
    """By option: the admiral's Evasion beyond 1, 1 for 4 more destroyers (at most 2), 1 less where enemy
    combat aircraft are within 4 hexes of its end, 1 less from 1943 on. [BR-O-02]
    """
    found = abs(_evasion(play, express.admiral)) - 1
    found += min((len(express.ships) - DESTROYERS) // DESTROYERS, 2)
    near = (hex for _, hex in links.flying(play, ALLIED, (*links.COMBAT, "F")))
    found -= any(play.chart.distance(hex, off(play, express.end)) <= THREAT for hex in near)
    return found - (play.tables.card.year(play.state.turn) >= LATE)


def disband(play: Campaign, key: str) -> None:
    """An Express ends: its ships are back in port, its admiral is available again. [WPA-ECL-07]"""
    express = play.lines.expresses[key]
    play.redraw(expresses={one: other for one, other in play.lines.expresses.items() if one != key})
    ports = [hex for hex in sorted(play.tables.bases) if play.friendly_port(hex, JAPAN)]
    home = min(ports, key=lambda hex: (play.chart.distance(express.start, hex), hex), default=OUT)
    if home != OUT:
        harbour = play.sea.harbour
        play.sea.harbour = dict(sorted({**harbour, home: (*harbour.get(home, ()), *express.ships)}.items()))
    play.note(f"Tokyo Express {key} is disbanded")


def within(play: Campaign, end: int) -> list[int]:
    """Japanese units within 16 MPs of the end of an Express, which are not linked otherwise. [WPA-ECL-10]"""
    reach = links.open_land(play, JAPAN, off(play, end))
    cut_off = links.isolated_units(play, JAPAN)
    return [unit for unit in cut_off if play.state.place[unit] in reach and unit not in play.lines.supplied]


class RationsStep(Step[Campaign, Rations]):
    """Which units the steps of an Express are for; units may be broken down first. [WPA-ECL-11]"""

    def _units(self, play: Campaign, frame: Rations) -> list[int]:
        return within(play, play.lines.expresses[frame.express].end)

    def seats(self, play: Campaign, frame: Rations) -> tuple[str, ...]:
        """Japan, while steps are left and anybody could have them."""
        units = self._units(play, frame) if frame.left else []
        small = [one for one in units if play.state.steps[one] <= frame.left or parts.may_split(play, one)]
        return (SEATS[JAPAN],) if small else ()

    def run(self, play: Campaign, frame: Rations) -> None:
        """All is given out; the others stay isolated. [WPA-ECL-12]"""
        play.pop()

    def prompt(self, play: Campaign, frame: Rations, seat: str) -> str:
        """The question."""
        return f"Whom does Tokyo Express {frame.express} supply? {counted(frame.left, 'step')} left. Or done."

    def legal(self, play: Campaign, frame: Rations, seat: str) -> list[Action]:
        """Units that are small enough, units to split, and done."""
        found = []
        for unit in self._units(play, frame):
            if play.state.steps[unit] <= frame.left:
                found.append(act("supply", play.id(unit)))
            if parts.may_split(play, unit):
                found += [act("split", play.id(unit), steps) for steps in range(1, play.state.steps[unit])]
        return [*found, act("done")]

    def do(self, play: Campaign, frame: Rations, seat: str, action: Action) -> None:
        """They are linked for the cycle."""
        if action.verb == "done":
            play.pop()
        elif action.verb == "split":
            parts.carry_out(play, action)
        else:
            unit = play.tables.number[str(action.args[0])]
            frame.left -= play.state.steps[unit]
            supply(play, (unit,))

    def why_not(self, play: Campaign, frame: Rations, seat: str, action: Action) -> Refusal | None:
        """Too many steps, or out of reach."""
        if action.verb != "supply":
            return None
        id = str(action.args[0])
        return illegal("WPA-ECL-12", f"{the(id)} is not in reach or has more than {frame.left} steps", id)


def supply(play: Campaign, units: tuple[int, ...]) -> None:
    """Units are linked for the whole cycle. [WPA-ECL-11, WPA-ECL-19]"""
    play.redraw(supplied=tuple(sorted({*play.lines.supplied, *units})))
    for unit in units:
        play.note(f"{does(play.id(unit), 'is')} supplied", (SEATS[play.side(unit)],))


# -- submarines ---------------------------------------------------------------------------------------------


def transports(play: Campaign) -> list[tuple[int, int]]:
    """Japanese Subrons that could carry supplies, and coastal hexes with isolated units within 5 hexes.

    Each serves one hex; the Allies have none. [WPA-ECL-13, WPA-ECL-14, WPA-ECL-17, WPA-ECL-18, WPA-ECL-20]
    """
    cut_off = {play.state.place[unit] for unit in links.isolated_units(play, JAPAN)}
    hexes = [hex for hex in sorted(cut_off) if play.chart.sea.get(hex)]
    found = []
    for number, boats in sorted(play.sea.boats.items()):
        if number >= len(play.tables.card.subrons) or number in play.lines.carriers or not boats.points:
            continue
        printed = play.tables.card.subrons[number]
        if printed.side == SEATS[JAPAN] and printed.type in SUBMARINES:
            near = [hex for hex in hexes if play.chart.distance(boats.hex, hex) <= NEAR]
            found += [(number, hex) for hex in near]
    return found


def needed(points: int, units: int, steps: int, *, port: bool) -> int:
    """What 2D6 must reach to link a unit: points help, many units and large ones do not, a port does.

    [WPA-ECL-16, WPA-ECL-17]
    """
    return min(max(9 + (units - 1) + (steps - 1) // 2 - points - int(port), 3), 12)


def carry(play: Campaign, number: int, hex: int) -> None:
    """All points of a Subron are committed to a hex; others may join it. [WPA-ECL-15, WPA-ECL-16]"""
    play.redraw(carriers=dict(sorted({**play.lines.carriers, number: hex}.items())))


def bring(play: Campaign, hex: int) -> None:
    """2D6 for each isolated unit of a hex; the points of all Subrons that serve it count together.

    Who is linked for himself, by a headquarters or his entry arrow, needs no supply. [WPA-ECL-16, WPA-ECL-19]
    """
    cut_off = links.isolated_units(play, JAPAN)
    units = [unit for unit in play.at(hex, JAPAN) if unit in cut_off and unit not in play.lines.supplied]
    serving = [number for number, served in play.lines.carriers.items() if served == hex]
    points, port = sum(play.sea.boats[number].points for number in serving), play.friendly_port(hex, JAPAN)
    for unit in units:
        need = needed(points, len(units), play.state.steps[unit], port=port)
        audience = (SEATS[JAPAN],)
        dice = play.roll(2, f"submarines supply {the(play.id(unit))}: {need} or more", audience=audience)
        if sum(dice) >= need:
            supply(play, (unit,))


# -- air transport ------------------------------------------------------------------------------------------


def cargo_needed(steps: int) -> int:
    """Cargo APs for so many steps. [WPA-ECL-23]"""
    for most, points in CARGO:
        if steps <= most:
            return points
    return 6 + ceil((steps - 30) / 3)


def cargo(play: Campaign, side: int) -> list[int]:
    """Cargo units at linked airfields. [WPA-ECL-26]"""
    cut = links.isolated_hexes(play, side, known=True)
    return [
        air
        for air, unit in enumerate(play.tables.air)
        if unit.side == SEATS[side]
        and play.state.points[air]
        and play.tables.types[unit.type].load
        and play.sea.based[air] != OUT
        and ship_at(play.sea.based[air]) < 0
        and play.sea.based[air] not in cut
    ]


def fields(play: Campaign, side: int) -> list[int]:
    """Friendly undamaged airfields."""
    control = play.state.control
    return [
        hex for hex, rung in sorted(play.state.airfields.items()) if not rung and control.get(hex) == side
    ]


def safe(play: Campaign, side: int, hex: int) -> bool:
    """Whether no enemy fighter is known within 4 hexes, or a friendly one is in normal range. [WPA-ECL-27]"""
    chart = play.chart
    if not any(
        chart.distance(base, hex) <= FIGHTERS
        for air, base in links.flying(play, enemy(side), links.FIGHTERS)
        if not links.unseen(play, air)
    ):
        return True
    return any(
        chart.air_cost(base, hex) <= play.tables.types[play.tables.air[air].type].range_normal
        for air, base in links.flying(play, side, links.FIGHTERS)
    )


def lifted_steps(play: Campaign, side: int, end: int) -> int:
    """Steps within 8 MPs of an airfield. [WPA-ECL-28]"""
    reach = links.open_land(play, side, end, links.AIRLIFT)
    return sum(play.state.steps[unit] for unit in play.ashore(side) if play.state.place[unit] in reach)


def routes(play: Campaign, side: int) -> list[tuple[int, int]]:
    """Where air transport may begin and end: linked, and within 9 hexes of it; a set for each.

    Two sets share neither start nor end, but one may end where another starts. [WPA-ECL-21, WPA-ECL-22,
    WPA-ECL-29]
    """
    mine = [lift for lift in play.lines.airlifts if lift.side == side]
    if len(mine) >= LIFTS[side]:
        return []
    cut, open_ = links.isolated_hexes(play, side, known=True), fields(play, side)
    relays = {lift.end for lift in mine}
    points = sum(play.state.points[air] for air in cargo(play, side))
    ends = [
        end
        for end in open_
        if end not in relays
        and safe(play, side, end)
        and cargo_needed(lifted_steps(play, side, end)) <= points
    ]
    return [
        (start, end)
        for start in open_
        if (start not in cut or start in relays) and start not in {lift.start for lift in mine}
        for end in ends
        if end != start and play.chart.distance(start, end) <= FLIGHT
    ]


def airlift(play: Campaign, side: int, start: int, end: int) -> None:
    """Cargo APs leave for a cycle, and the airfield with all around it is linked. [WPA-ECL-26, WPA-ECL-28]"""
    steps = lifted_steps(play, side, end)
    left, away = cargo_needed(steps), dict(play.lines.away)
    back = play.state.turn + WEEKS
    for air in cargo(play, side):
        taken = min(left, play.state.points[air])
        if taken:
            before = away.get(air, (0, 0, 0))[0]
            away[air] = (before + taken, play.sea.based[air], back)
            play.state.points[air] = play.state.points[air] - taken
            left -= taken
    lift = Airlift(side=side, start=start, end=end, steps=steps)
    play.redraw(away=dict(sorted(away.items())), airlifts=(*play.lines.airlifts, lift))
    play.note(f"air transport links {the(play.label(end))}")


def come_back(play: Campaign) -> None:
    """Cargo APs whose cycle is over are at their airfields again. [WPA-ECL-26]"""
    due = {air: one for air, one in play.lines.away.items() if one[2] <= play.state.turn}
    for air, (points, base, _) in due.items():
        play.state.points[air] = play.state.points[air] + points
        if play.sea.based[air] == OUT:
            play.sea.based[air] = base
    play.redraw(away={air: one for air, one in play.lines.away.items() if air not in due})


# -- the segment --------------------------------------------------------------------------------------------


def begin(play: Campaign) -> None:
    """The Emergency Command Link Segment of both sides: what submarines carried is used up. [WPA-ECL-13]"""
    come_back(play)
    play.redraw(supplied=(), carriers={})
    for side in (ALLIED, JAPAN):
        old = list(play.lines.expresses) if side == JAPAN else []
        old += [_name(at) for at, lift in enumerate(play.lines.airlifts) if lift.side == side]
        play.push(Emergency(side, tuple(old)))


def _name(at: int) -> str:
    return f"air-{at + 1}"


class EmergencyStep(Step[Campaign, Emergency]):
    """A side keeps up its emergency links for 2 CPs each and establishes others. [WPA-ECL-09, WPA-ECL-31]"""

    def _choices(self, play: Campaign, frame: Emergency) -> list[Choice]:
        hqs, label = play.tables.hqs, play.label
        payers = [hqs[hq].id for hq in rich(play, frame.side, KEEP)]
        found = [choice("keep-link", list(frame.unpaid), payers)] if frame.unpaid and payers else []
        if frame.side == JAPAN and begun(play, EXPRESS):
            free = [key for key in SETS if key not in play.lines.expresses]
            for start in starts(play) if free else ():
                coast = [label(hex) for hex in ends(play, start)]
                for admiral in commanders(play):
                    id, cost = play.tables.leaders[admiral].id, price(play, admiral)
                    who = [hqs[hq].id for hq in rich(play, JAPAN, cost)]
                    found.append(choice("express", free, [id], [label(start)], coast, who))
                    if more := fleets(play, start):
                        found.append(choice("express", free, [id], [label(start)], coast, who, more))
        if frame.side == JAPAN and begun(play, BOATS):
            subrons = play.tables.card.subrons
            found += [choice("carry", [subrons[at].id], [label(hex)]) for at, hex in transports(play)]
        rest = [hqs[hq].id for hq in rich(play, frame.side, ESTABLISH)]
        for start, end in routes(play, frame.side) if rest else ():
            found.append(choice("airlift", [label(start)], [label(end)], rest))
        return [one for one in found if all(len(domain) for domain in one.domains)]

    def seats(self, play: Campaign, frame: Emergency) -> tuple[str, ...]:
        """The side, while there is anything to decide."""
        return (SEATS[frame.side],) if self._choices(play, frame) else ()

    def run(self, play: Campaign, frame: Emergency) -> None:
        """There is nothing."""
        end(play, frame)

    def prompt(self, play: Campaign, frame: Emergency, seat: str) -> str:
        """The question."""
        return "Keep up and establish emergency links, or done. What is not kept up ends."

    def legal(self, play: Campaign, frame: Emergency, seat: str) -> Answers:
        """Links to keep and to establish; and done."""
        return Answers(*self._choices(play, frame), choice("done"))

    def do(self, play: Campaign, frame: Emergency, seat: str, action: Action) -> None:
        """Carry it out."""
        args = [str(arg) for arg in action.args]
        match action.verb:
            case "done":
                end(play, frame)
            case "keep-link":
                orders.spend(play, orders.hq_named(play, args[1]), KEEP)
                frame.unpaid = tuple(one for one in frame.unpaid if one != args[0])
                if args[0] in play.lines.expresses:
                    run(play, args[0], play.lines.expresses[args[0]])
            case "express":
                admiral = play.tables.leader_number[args[1]]
                orders.spend(play, orders.hq_named(play, args[4]), price(play, admiral))
                count = int(args[5]) if len(args) > 5 else DESTROYERS
                establish(play, args[0], admiral, play.hex(args[2]), play.hex(args[3]), count)
            case "carry":
                ids = [subron.id for subron in play.tables.card.subrons]
                carry(play, ids.index(args[0]), play.hex(args[1]))
            case "airlift":
                orders.spend(play, orders.hq_named(play, args[2]), ESTABLISH)
                airlift(play, frame.side, play.hex(args[0]), play.hex(args[1]))

    def why_not(self, play: Campaign, frame: Emergency, seat: str, action: Action) -> Refusal | None:
        """The rule against it."""
        if action.verb == "express":
            return _no_express(play, frame, [str(arg) for arg in action.args])
        if action.verb == "carry":
            return _no_transport(play, frame, *(str(arg) for arg in action.args))
        if action.verb == "airlift":
            return _no_airlift(play, frame, [str(arg) for arg in action.args])
        if action.verb == "keep-link":
            return illegal("WPA-ECL-31", f"a link of yours for {KEEP} CPs expected")
        return None


def _no_express(play: Campaign, frame: Emergency, args: list[str]) -> Refusal:
    if frame.side != JAPAN or not begun(play, EXPRESS) or args[0] in play.lines.expresses:
        return illegal("WPA-ECL-01", "Japan has two sets of Tokyo Express markers")
    admiral = play.tables.leader_number.get(args[1], -1)
    if admiral not in commanders(play):
        return illegal("WPA-ECL-03", f"{the(args[1])} cannot command it", args[1])
    if play.hex(args[2]) not in starts(play):
        return illegal("WPA-ECL-04", f"4 destroyers in a linked port expected in {the(args[2])}", args[2])
    if play.hex(args[3]) not in ends(play, play.hex(args[2])):
        return illegal("WPA-ECL-04", f"{the(args[3])} is not a coast within {RUN} hexes", args[3])
    if len(args) > 5 and int(args[5]) not in fleets(play, play.hex(args[2])):
        return illegal("BR-O-02", "more than 4 destroyers by optional rule 31.1.6 only, 8 or 12 of them")
    return illegal("WPA-ECL-02", f"it costs {price(play, admiral)} CPs")


def _no_transport(play: Campaign, frame: Emergency, id: str, label: str) -> Refusal:
    """Why a Subron does not carry supplies to a hex."""
    if frame.side != JAPAN:
        return illegal("WPA-ECL-20", "only Japan supplies troops by submarine", id)
    subrons = [subron.id for subron in play.tables.card.subrons]
    number = subrons.index(id) if id in subrons else -1
    if number >= 0 and play.tables.card.subrons[number].type not in SUBMARINES:
        return illegal("WPA-ECL-13", f"{the(id)} has no I or J type submarines", id)
    if number in play.lines.carriers:
        return illegal("WPA-ECL-18", f"{the(id)} serves another hex", id)
    hex = play.hex(label)
    cut = any(play.state.place[unit] == hex for unit in links.isolated_units(play, JAPAN))
    if number in play.sea.boats and not (cut and play.chart.sea.get(hex)):
        return illegal("WPA-ECL-17", f"no isolated troops are on a coast in {the(label)}", label)
    return illegal("WPA-ECL-14", f"a Subron of yours within {NEAR} hexes of {the(label)} expected", id)


def _no_airlift(play: Campaign, frame: Emergency, args: list[str]) -> Refusal:
    start, end = play.hex(args[0]), play.hex(args[1])
    mine = [lift for lift in play.lines.airlifts if lift.side == frame.side]
    if len(mine) >= LIFTS[frame.side]:
        return illegal("WPA-ECL-21", "no set of air transport markers is left")
    if start in {lift.start for lift in mine} or end in {lift.end for lift in mine}:
        return illegal("WPA-ECL-29", "two links share neither start nor end", args[0])
    known = fields(play, frame.side)
    if start not in known or end not in known or play.chart.distance(start, end) > FLIGHT:
        return illegal(
            "WPA-ECL-22", f"two friendly undamaged airfields within {FLIGHT} hexes expected", args[1]
        )
    if not safe(play, frame.side, end):
        return illegal("WPA-ECL-27", f"enemy fighters are too near to {the(args[1])}", args[1])
    if start in links.isolated_hexes(play, frame.side, known=True):
        return illegal("WPA-ECL-22", f"{the(args[0])} is not linked", args[0])
    if (start, end) in routes(play, frame.side):
        return illegal("WPA-ECL-21", f"it costs {ESTABLISH} CPs", args[2])
    return illegal("WPA-ECL-23", "there are not enough cargo APs", args[1])


def end(play: Campaign, frame: Emergency) -> None:
    """The submarines of Japan arrive; what was not paid for is removed. [WPA-ECL-19, WPA-ECL-31]"""
    play.pop()
    for hex in sorted(set(play.lines.carriers.values())) if frame.side == JAPAN else ():
        bring(play, hex)
    for key in frame.unpaid:
        if key in play.lines.expresses:
            disband(play, key)
    kept = [lift for at, lift in enumerate(play.lines.airlifts) if _name(at) not in frame.unpaid]
    play.redraw(airlifts=tuple(kept))
