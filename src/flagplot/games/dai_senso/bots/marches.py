"""Operational Movement: units go where the attacks that follow promise most."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from flagplot.games.dai_senso.bots import landings, supplies, values
from flagplot.games.dai_senso.bots.front import Front
from flagplot.games.dai_senso.bots.mind import Mind, Walk
from flagplot.games.dai_senso.bots.wave import SURE, Assault, Wave
from flagplot.games.dai_senso.ground import ground
from flagplot.games.dai_senso.movement.frames import Movement
from flagplot.games.dai_senso.movement.reach import Look
from flagplot.games.dai_senso.places import IDS
from flagplot.games.dai_senso.sea.stations import SHIPLESS
from flagplot.games.dai_senso.stacking import too_much
from flagplot.kernel.action import Action
from flagplot.kernel.words import the

DONE = Action("done")
REGULAR = 0.6  # of an attack in Regular Combat: much may have changed by then
CLOSER = 0.01  # for each factor and hex nearer to an enemy worth attacking
PASSES = 2
CLOSE = 2  # hexes to an enemy in front of a port
GAIN = 0.01  # a better place must be better by so much


class Plan:
    """Where units are to stand, and what that promises."""

    def __init__(self, front: Front, markers: Sequence[int]) -> None:
        self.front, self.markers = front, markers
        self.places = front.places()
        self.goals = values.wanted(front.war, front.faction)
        self.afloat: set[int] = set()  # units that come by sea
        self._far = {one.hex: one.worth for one in front.targets if one.worth >= values.STEP}

    def land(self, plans: landings.Plans) -> None:
        """Units that land stand on their Beachheads."""
        rides = {ride.unit: one.beach for one in plans.chosen for ride in one.rides}
        self.places |= {unit: hex for unit, hex in rides.items() if unit in self.places}
        self.afloat |= rides.keys()

    def assaults(self, places: Mapping[int, int]) -> tuple[list[Assault], list[Assault]]:
        """The attacks of both segments; what Blitz Combat surely clears needs no second one."""
        blitz = Wave(self.front, places, self.markers).plan()
        cleared = [one.target.hex for one in blitz if one.ending.taken >= SURE]
        return blitz, Wave(self.front, places, None, attacked=cleared).plan()

    def judge(self, places: Mapping[int, int]) -> float:
        """What these places promise."""
        blitz, regular = self.assaults(places)
        left = {one.target.hex: 1 - one.ending.taken for one in blitz}
        total = sum(one.value for one in blitz)
        total += REGULAR * sum(one.value * left.get(one.target.hex, 1.0) for one in regular)
        return total + sum(points for hex, points in self.goals.items() if hex in places.values())

    def closeness(self, number: int, hex: int) -> float:
        """A little for being nearer to what is worth attacking."""
        grid = self.front.grid
        near = max((worth / (1 + grid.distance(hex, at)) for at, worth in self._far.items()), default=0.0)
        lost = 0 if self.front.supplied >> hex & 1 else self.front.corps[number].attack
        return CLOSER * (near * self.front.corps[number].attack - lost)

    def room(self, number: int, hex: int) -> bool:
        """Whether a unit may stand in a hex with those that are planned there."""
        war = self.front.war
        there = [one for one, at in self.places.items() if at == hex and one != number]
        there += [one for one in war.ground(hex, self.front.faction) if one not in self.places]
        units = [(war.counter(one), war.face(one)) for one in (*there, number)]
        return not too_much(war.tables, hex, units)[0]

    def improve(self, mind: Mind, reach: Mapping[int, Sequence[int]]) -> None:
        """Move one unit after the other, in thought, to the best hex in its reach."""
        free = [one for one in reach if one not in self.afloat]
        order = sorted(free, key=lambda one: (-self.front.corps[one].attack, one))
        for _ in range(PASSES):
            for number in order:
                self._best_place(mind, number, reach[number])

    def _best_place(self, mind: Mind, number: int, hexes: Sequence[int]) -> None:
        here = self.places[number]
        best, at = self.judge(self.places) + self.closeness(number, here) + GAIN, here
        for hex in hexes:
            if hex == here or not self.room(number, hex):
                continue
            mind.budget.spend()
            self.places[number] = hex
            value = self.judge(self.places) + self.closeness(number, hex) + mind.noise() / 4
            if value > best:
                best, at = value, hex
        self.places[number] = at


def in_reach(mind: Mind, frame: Movement, front: Front, afloat: Collection[int]) -> dict[int, list[int]]:
    """Where every unit that may still move can go; where it stands first. ``afloat`` are on their way."""
    look = Look(mind.war, frame)
    return {
        one.number: [mind.state.place[one.number], *look.ways(one).cost]
        for one in look.movers()
        if one.number in front.corps and not _keeps_port(mind, one.number, afloat)
    }


def _keeps_port(mind: Mind, number: int, afloat: Collection[int]) -> bool:
    """Whether a port far from the enemy, or any where the whole ocean is played on, would close behind it."""
    war, hex = mind.war, mind.state.place[number]
    if not ground().zones_of[hex] or war.state.scenario in SHIPLESS:
        return False
    if any(one != number and one not in afloat for one in war.ground(hex, mind.faction)):
        return False
    near = war.tables.map.board.grid.within(hex, CLOSE)
    return values.ocean(war) or not any(war.enemy_ground(one, mind.faction) for one in near)


def plan(mind: Mind, frame: Movement) -> list[Action]:
    """The moves of the phase, and its end; what somebody stands in the way of is planned again."""
    front = Front(mind.war, mind.faction)
    wanted, plans = Plan(front, front.markers), landings.Plans(mind, front, landings.at_sea(mind))
    wanted.land(plans)
    wanted.improve(mind, in_reach(mind, frame, front, wanted.afloat))
    walk = Walk(mind)
    landings.embark(mind, walk, plans)
    moves = {
        one: hex for one, hex in wanted.places.items()
        if hex != mind.state.place[one] and one not in wanted.afloat
    }  # fmt: skip
    while moves:
        done = [
            one for one, hex in moves.items()
            if walk.give(Action("move", (mind.war.id(one), IDS[hex])))
        ]  # fmt: skip
        if not done:
            break
        moves = {one: hex for one, hex in moves.items() if one not in done}
    for one in wanted.assaults(wanted.places)[0]:
        mind.say("attack", f"{the(IDS[one.target.hex])} is attacked", IDS[one.target.hex], one.ending.taken)
    supplies.voyages(mind, walk)
    walk.give(DONE)
    return walk.answers
