"""The Joint Assault Segment on the main map: planned landings. [17.1, BR-3-15]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific import checks
from flagplot.games.war_in_the_pacific.combat import declare
from flagplot.games.war_in_the_pacific.command import support
from flagplot.games.war_in_the_pacific.ground import garrisons, marching
from flagplot.games.war_in_the_pacific.ground.frames import Landings
from flagplot.games.war_in_the_pacific.ground.land import HALF
from flagplot.games.war_in_the_pacific.marks import ACTIVE, HALTED, LANDED, MOVED
from flagplot.games.war_in_the_pacific.places import aboard, ship_at
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.scenarios import PlanEntry
from flagplot.games.war_in_the_pacific.sides import JAPAN, SEATS, enemy
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

ASHORE_MP = 2  # MPs that are left to a unit that has landed and is still activated
CARGO = "MSU"  # ships that are slow to unload [see BR-17-04]


def plans(play: Campaign, side: int) -> list[PlanEntry]:
    """The landings of a side that were planned, and paid for, when the scenario begins."""
    if play.state.turn:
        return []
    return [plan for plan in play.land_card.plans if plan.side == SEATS[side]]


def landing(play: Campaign, side: int, plan: PlanEntry) -> tuple[int, ...]:
    """The units of a plan that can land: activated, aboard ships that are in the target hex. [BR-17-03]"""
    hex = play.hex(plan.target)
    ships = [ship for label in play.forces_at(hex, side) for ship in play.force(label).ships]
    places = {aboard(ship) for ship in ships}
    units = (play.tables.number[id] for id in plan.units)
    return tuple(unit for unit in units if play.state.place[unit] in places and play.is_(unit, ACTIVE))


def targets(play: Campaign, side: int) -> list[int]:
    """Hexes in which somebody can land now."""
    return [play.hex(plan.target) for plan in plans(play, side) if landing(play, side, plan)]


class LandingsStep(Step[Campaign, Landings]):
    """A side lands hex by hex in the order it likes; a landing may be put off. [BR-3-15, BR-17-16]"""

    def seats(self, play: Campaign, frame: Landings) -> tuple[str, ...]:
        """The side, while somebody can land."""
        return (SEATS[frame.side],) if targets(play, frame.side) else ()

    def run(self, play: Campaign, frame: Landings) -> None:
        """Nobody can."""
        play.pop()

    def prompt(self, play: Campaign, frame: Landings, seat: str) -> str:
        """The question."""
        return "Where do you land? All units for a hex land and attack together. Or done."

    def legal(self, play: Campaign, frame: Landings, seat: str) -> list[Action]:
        """The hexes of the plans, and done."""
        return [*(act("land", play.label(hex)) for hex in targets(play, frame.side)), act("done")]

    def do(self, play: Campaign, frame: Landings, seat: str, action: Action) -> None:
        """Land there, or put the rest off."""
        if action.verb == "done":
            play.pop()
            return
        hex = play.hex(str(action.args[0]))
        plan = next(one for one in plans(play, frame.side) if play.hex(one.target) == hex)
        land(play, frame.side, hex, landing(play, frame.side, plan))

    def why_not(self, play: Campaign, frame: Landings, seat: str, action: Action) -> Refusal | None:
        """No plan, or the ships are not there."""
        if action.verb != "land":
            return None
        label = str(action.args[0])
        return illegal("BR-17-03", f"no ships with a planned landing are in {the(label)}", label)


def land(play: Campaign, side: int, hex: int, units: tuple[int, ...]) -> None:
    """All units for a hex land together. An empty hex is occupied; a garrison, or units, are assaulted.

    [BR-17-06, BR-17-07, BR-17-16, BR-23-19]
    """
    held = marching.defended(play, hex, enemy(side))
    garrisons.muster(play, hex, enemy(side))
    for unit in units:
        play.go(unit, hex, "lands")
        play.mark(unit, LANDED | MOVED)
        play.state.spent[unit] = HALF * (play.land.chart.allowance - ASHORE_MP)
    if held:
        play.push(declare.attack(play, hex, side, units, assault=True))
    else:
        support.landed(play, hex, side, units)


def check_landed(play: Campaign, unit: int, led: int) -> None:
    """A unit that has fought its way ashore checks with half its quality or is deactivated.

    +1 on the die if enemies remain in the hex (+2 but for marines and Japanese), and +1 from cargo ships.
    [BR-17-08, BR-17-04]
    """
    printed, hex = play.unit(unit), play.state.place[unit]
    drm = 0
    if play.at(hex, enemy(printed.side)):
        drm += 1 if printed.nation == "USMC" or printed.side == JAPAN else 2
    ship = ship_at(play.state.came[unit])
    drm += int(ship >= 0 and play.tables.ships[ship].type == CARGO)
    if not checks.check(play, unit, checks.quality(play, unit, led, halvings=1), drm, "to stay activated"):
        play.deactivate(unit)
        play.mark(unit, HALTED)
