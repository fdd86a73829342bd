"""The Movement Phases: one unit after the other, hex by hex. [3 and 5]"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from flagplot.board.spaces import members
from flagplot.board.travel import reach
from flagplot.games.dai_senso import failures, zones
from flagplot.games.dai_senso.factions import FACTIONS
from flagplot.games.dai_senso.movement import beaches, boxes, entering, overrun, voyage
from flagplot.games.dai_senso.movement.costs import HALVES, allowance, tariff
from flagplot.games.dai_senso.movement.frames import Movement
from flagplot.games.dai_senso.movement.reach import Look, Ways, mover
from flagplot.games.dai_senso.places import HEXES, IDS, place
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.weather import MUD, SNOW, STORMS, weather
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

DONE = Action("done")
FAR = 60  # half points: how far a refusal looks for what a way would have cost


def ways_of(war: War, frame: Movement, number: int) -> Ways:
    """Where a unit that may move can go without an overrun."""
    return Look(war, frame).ways(mover(war, number))


def unable(war: War, frame: Movement, number: int) -> Refusal | None:
    """Why a unit does not move now, wherever it would go; None if it may."""
    id = war.id(number)
    look = Look(war, frame)
    if any(one.number == number for one in look.movers()) or number in boxes.waiting(war, look):
        return None
    if not war.on_map(number):
        return illegal("DSA-MOV-01", f"{the(id)} is not on the map", id)
    if not war.face(number).ground or war.faction(number) != war.state.phasing:
        return illegal("DSA-MOV-01", f"{the(id)} is no ground unit of the phasing faction", id)
    if not war.face(number).move:
        return illegal("DSA-MOV-01", f"{the(id)} has no Movement Allowance", id)
    if number in frame.moved:
        return illegal("DSA-MOV-03", f"{the(id)} has finished its move", id)
    return illegal("DSA-MOV-02", f"{the(id)} is not in supply", id)


class MovementStep(Step[War, Movement]):
    """The phasing faction moves its units, each by one procedure: by hexes, ports or boxes. [DSA-MOV-07]

    Reserve Movement follows the same rules but where it says otherwise. [DSA-RSV-01]
    """

    def seats(self, war: War, frame: Movement) -> tuple[str, ...]:
        """The phasing faction."""
        return (FACTIONS[war.state.phasing],)

    def legal(self, war: War, frame: Movement, seat: str) -> Sequence[Action]:
        """Every goal of every unit that may move, overruns, and the end of the phase."""
        look = Look(war, frame)
        found: list[Action] = []
        for one in look.movers():
            found += look.ways(one).actions
            if one.overruns:
                id, targets = war.id(one.number), overrun.targets(war, frame, one.number)
                found += [Action("overrun", (id, IDS[hex])) for hex in targets]
        found += voyage.options(war, look)
        found += boxes.options(war, look)
        found.append(DONE)
        return found

    def do(self, war: War, frame: Movement, seat: str, action: Action) -> None:
        """Move, overrun, or end the phase."""
        if action.verb == "done":
            war.pop()
            return
        number, hex = war.tables.counter(str(action.args[0])), place(str(action.args[1]))
        if action.verb == voyage.SHIP:
            self._ship(war, frame, number, action)
            return
        if action.verb == boxes.TRANSFER:
            self._begin(frame, number, boxes.price(war, number, hex))
            boxes.go(war, number, hex)
            frame.stopped = hex >= HEXES or _stops(war, number, hex)
            return
        slow = _slowed(war, number, hex)
        if action.verb == "overrun":
            self._begin(frame, number, overrun.price(war, frame, number, hex))
            overrun.overrun(war, number, hex)
        else:
            found = ways_of(war, frame, number)
            self._begin(frame, number, found.cost[hex])
            way = found.entered[hex]
            war.move(number, hex, way)
            for at in way:
                entering.entered(war, number, at)
        frame.stopped = slow or _stops(war, number, hex)

    def _ship(self, war: War, frame: Movement, number: int, action: Action) -> None:
        """A unit crosses a Naval Zone, which takes all it has, however many more it crosses. [DSA-MOV-34]"""
        leg = voyage.chosen(war, frame, action)
        assert leg is not None
        slow = war.on_map(number) and _slowed(war, number, leg.to)
        self._begin(frame, number, 0)
        frame.spent = allowance(war, number)
        ends = voyage.cross(war, frame, number, leg)
        frame.stopped = ends or slow or _stops(war, number, leg.to)

    def _begin(self, frame: Movement, number: int, cost: int) -> None:
        """The unit begins or goes on; the move of the one before is finished. [DSA-MOV-03]"""
        if frame.mover != number:
            if frame.mover >= 0:
                frame.moved = tuple(sorted((*frame.moved, frame.mover)))
            frame.mover, frame.spent, frame.stopped, frame.crossed = number, 0, False, UNSET
        frame.spent += cost

    def why_not(self, war: War, frame: Movement, seat: str, action: Action) -> Refusal | None:
        """The clause that keeps a unit from going there."""
        if action.verb not in ("move", "overrun", voyage.SHIP, boxes.TRANSFER):
            return None
        number, hex = war.tables.counter(str(action.args[0])), place(str(action.args[1]))
        refusal = unable(war, frame, number)
        if refusal is not None:
            return refusal
        if action.verb == voyage.SHIP:
            return voyage.why_not(war, Look(war, frame), number, hex)
        if action.verb == boxes.TRANSFER:
            return boxes.why_not(war, Look(war, frame), number, hex)
        if not war.on_map(number):
            id = war.id(number)
            return illegal(
                "DSA-MOV-07", f"{the(id)} is in an Off-Map Box: it leaves by sea or to another box", id
            )
        if action.verb == "overrun":
            return overrun.why_not(war, frame, number, hex)
        return entering.barred(war, number, hex) or _too_far(war, frame, number, hex)

    def prompt(self, war: War, frame: Movement, seat: str) -> str:
        """Which phase it is, and who is on the way."""
        phase = "Reserve Movement" if frame.reserve else "Operational Movement"
        if frame.mover < 0 or not war.on_map(frame.mover):
            return f"{phase}: move units, one after the other"
        left = points(allowance(war, frame.mover) - frame.spent)
        if frame.stopped or left == "0":
            return f"{phase}: move the next unit"
        return f"{phase}: {the(war.id(frame.mover))} has {left} MP left; or move the next unit"


def _stops(war: War, number: int, hex: int) -> bool:
    """Whether a unit that has entered a hex must stop there for an EZOC. [DSA-MOV-04]

    Another friendly unit in the hex negates it, a marker does not. [DSA-MOV-05] In bad weather nothing does.
    """
    faction = war.faction(number)
    if weather(war, hex) and hex in zones.projected(war, faction):  # [DSA-MOV-53]
        return True
    return zones.stops_movement(war, hex, faction, number)


def _slowed(war: War, number: int, goal: int) -> bool:
    """Whether a unit leaves an EZOC in storms or snow and so stops, but for that of a unit it overruns.

    [DSA-MOV-53, DSA-WEA-06a, DSA-WEA-07]
    """
    start, faction = war.state.place[number], war.faction(number)
    if weather(war, start) not in (STORMS, SNOW):
        return False
    return any(war.state.place[one] != goal for one in zones.projectors(war, start, faction))


def _too_far(war: War, frame: Movement, number: int, hex: int) -> Refusal | None:
    """What a hex would cost that is not in reach, or what stands in the way."""
    start, faction, id = war.state.place[number], war.faction(number), war.id(number)
    if hex == start:
        return illegal("DSA-MOV-10", f"{the(id)} is there already", id)
    if frame.reserve:
        for at in (start, hex):
            if zones.blocks_reserve(war, at, faction):
                text = f"{the(IDS[at])} lies in an enemy zone of control"
                return illegal("DSA-RSV-03", text, IDS[at])
    if weather(war, start) == MUD and start in zones.projected(war, faction):
        text = f"{the(id)} cannot leave an enemy zone of control in mud"
        return illegal("DSA-MOV-52", text, id, IDS[start])
    if refusal := failures.why_no_move(war, faction, start, hex):
        return refusal
    moving = frame.mover == number
    if moving and frame.crossed is not UNSET:
        return illegal("DSA-MOV-34", f"{the(id)} has used its whole Movement Allowance at sea", id)
    if moving and frame.stopped and zones.stops_movement(war, start, faction, number):
        return illegal("DSA-MOV-04", f"{the(id)} stopped in an enemy zone of control", id, IDS[start])
    if moving and frame.stopped:
        text = f"{the(id)} stopped: it came through an enemy zone of control in bad weather"
        return illegal("DSA-MOV-53", text, id, IDS[start])
    if refusal := beaches.why_not(war, number, hex):
        return refusal
    prices, left = tariff(war, number, reserve=frame.reserve), allowance(war, number)
    left -= frame.spent if moving else 0
    if hex in prices.straits[start] or hex in prices.landings[start]:
        rule = "DSA-MOV-10f" if hex in prices.straits[start] else "DSA-MOV-10g"
        return illegal(rule, f"{the(id)} cannot cross the water to {the(IDS[hex])} now", id, IDS[hex])
    plain = reach(prices.steps, start, FAR, closed=members(Look(war, frame).closed))
    if hex not in plain:
        return illegal("DSA-MOV-10g", f"no way leads over land to {the(IDS[hex])}", IDS[hex])
    if plain.cost(hex) > left:
        text = f"the way to {the(IDS[hex])} costs {points(plain.cost(hex))} MP and {points(left)} are left"
        return illegal("DSA-MOV-11", text, id, IDS[hex])
    return illegal("DSA-MOV-04", f"an enemy zone of control stops {the(id)} on the way", id, IDS[hex])


def points(halves: int) -> str:
    """Half points as Movement Points."""
    whole, half = divmod(halves, HALVES)
    return f"{whole or '' if half else whole}{'½' if half else ''}"
