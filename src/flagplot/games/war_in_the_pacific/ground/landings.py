"""The Joint Assault Segment on the main map: planned landings. [17.1, BR-3-15]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific import checks
from flagplot.games.war_in_the_pacific.combat import declare, forces
from flagplot.games.war_in_the_pacific.command import breakdown, headquarters, support
from flagplot.games.war_in_the_pacific.ground import garrisons, marching, planning, unloading
from flagplot.games.war_in_the_pacific.ground.frames import Landings
from flagplot.games.war_in_the_pacific.ground.land import HALF
from flagplot.games.war_in_the_pacific.leaders import control
from flagplot.games.war_in_the_pacific.marks import ACTIVE, HALTED, LANDED, MOVED
from flagplot.games.war_in_the_pacific.names import does
from flagplot.games.war_in_the_pacific.places import OUT, aboard, ship_at
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.scenarios import PlanEntry
from flagplot.games.war_in_the_pacific.sea import plots
from flagplot.games.war_in_the_pacific.sea import ships as vessels
from flagplot.games.war_in_the_pacific.sea.cargo import PAIRS
from flagplot.games.war_in_the_pacific.sides import JAPAN, SEATS, enemy
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted, listed, the

ASHORE_MP = 2  # MPs that are left to a unit that has landed and is still activated
CARGO = "MSU"  # ships that are slow to unload [see BR-17-04]


def planned(play: Campaign, side: int) -> dict[int, tuple[int, ...]]:
    """The landings of a side whose time has come: target and units. [BR-17-01, SC-S4-03]

    Those that were planned, and paid for, when the scenario begins take place in its first game-turn.
    """
    found = {play.hex(plan.target): named(play, plan) for plan in at_once(play, side)}
    for plan in planning.of(play, side):
        if planning.due(play, plan):
            paid = tuple(unit for unit in plan.units if unit in play.state.unloaded)
            found[plan.target] = (*found.get(plan.target, ()), *paid)
    return found


def at_once(play: Campaign, side: int) -> list[PlanEntry]:
    """The plans of the scenario that are carried out in its first game-turn."""
    plans = play.land_card.plans if not play.state.turn else ()
    return [plan for plan in plans if plan.side == SEATS[side] and not plan.earliest]


def named(play: Campaign, plan: PlanEntry) -> tuple[int, ...]:
    """The units of a plan of the scenario, and the regiments of its divisions. [BR-17-20]"""
    units = tuple(play.tables.number[id] for id in plan.units)
    return (*units, *(one for unit in units for one in breakdown.regiments(play, unit)))


def apart(play: Campaign, side: int) -> list[tuple[int, int]]:
    """Regiments that may land by themselves beside the target of their plan, from the ships off it: part of
    the 5th Division at Patani. Where troops are it is assaulted by all or nobody. [SC-S4-03, BR-17-20]
    """
    found = []
    for plan in at_once(play, side):
        hex = play.hex(plan.beside) if plan.beside else OUT
        if hex == OUT or marching.defended(play, hex, enemy(side)):
            continue
        parts = [unit for unit in named(play, plan) if play.unit(unit).part_of >= 0]
        there = landing(play, side, play.hex(plan.target), tuple(parts))
        fit = [unit for unit in there if _led(play, unit, hex)]
        found += [(hex, unit) for unit in fit if not control.crowded(play, unit, hex)]
    return found


def landing(play: Campaign, side: int, hex: int, units: tuple[int, ...]) -> tuple[int, ...]:
    """The units of a plan that can land: activated, aboard ships that are in the target hex. [BR-17-03]"""
    ships = [ship for label in play.forces_at(hex, side) for ship in play.force(label).ships]
    places = {aboard(ship) for ship in ships}
    return tuple(unit for unit in units if play.state.place[unit] in places and play.is_(unit, ACTIVE))


def ready(play: Campaign, side: int) -> dict[int, tuple[int, ...]]:
    """Hexes before or over which activated units of a landing are, from the sea or by parachute.

    Nobody lands in a safe rear. [BR-5-14, SC-S3-05]
    """
    found = {hex: landing(play, side, hex, units) for hex, units in planned(play, side).items()}
    for unit, hex in play.war.drops.items():
        if play.side(unit) == side and play.is_(unit, ACTIVE):
            found[hex] = (*found.get(hex, ()), unit)
    return {hex: units for hex, units in found.items() if units and not play.safe(hex)}


def targets(play: Campaign, side: int) -> dict[int, tuple[int, ...]]:
    """Hexes in which somebody can land now, and who.

    Who meets an enemy, or a garrison, attacks: broken units and labor cannot. Nor do those of a headquarters
    that is not activated, be it only beside the enemy. [WPA-HQ-46, WPA-HQ-50, BR-23-13]
    """
    found = ready(play, side)
    for hex in found:
        if marching.defended(play, hex, enemy(side)):
            found[hex] = tuple(unit for unit in found[hex] if forces.able(play, unit))
        found[hex] = tuple(unit for unit in found[hex] if _led(play, unit, hex))
        found[hex] = _with_one_general(play, hex, found[hex])
    return {hex: units for hex, units in found.items() if units}


def _led(play: Campaign, unit: int, hex: int) -> bool:
    """Whether a unit may come beside the enemy, or comes to none. [WPA-HQ-50]"""
    return headquarters.ready(play, unit) or not marching.near_enemy(play, unit, hex)


def _with_one_general(play: Campaign, hex: int, units: tuple[int, ...]) -> tuple[int, ...]:
    """A landing without those who would bring a second general on site: they stay aboard. [WPA-GEN-16]"""
    led = [unit for unit in units if play.state.leader.where(unit)]
    barred = [unit for unit in led if unit != led[0] or control.crowded(play, unit, hex)]
    return tuple(unit for unit in units if unit not in barred)


def unload(play: Campaign, label: str, mp: int) -> int:
    """A task force on AMPH in the target hex of a plan pays to unload whole units; gives the MPs it took.

    What is left over goes to the first unit it is too little for, if the rest can come in a later phase of
    this game-turn, or it is a division, which can land in parts. [BR-17-02, BR-17-03, BR-17-20]
    """
    force, used = play.force(label), 0
    if plots.card_of(play, label).mission != "AMPH" or not plots.may_be_active(play, label, force.speed):
        return 0
    for unit in _waiting(play, label):
        due = unloading.due(play, label, unit)
        if used + due <= mp:
            used += due
            unloading.forget(play, unit)
            play.state.unloaded = (*play.state.unloaded, unit)
            play.set_force(label, moved=True)
    begun = _waiting(play, label)
    if not begun or used >= mp or not (_goes_on(play, label) or breakdown.regiments(play, begun[0])):
        return used
    _collect(play, label, begun[0], mp - used)
    return max(mp, used)


def _waiting(play: Campaign, label: str) -> list[int]:
    """Units of the plans for the hex of a task force that are still aboard, and not paid for."""
    force = play.force(label)
    return [
        unit
        for plan in planning.of(play, force.side)
        if plan.target == force.hex
        for unit in plan.units
        if ship_at(play.state.place[unit]) in force.ships and unit not in play.state.unloaded
    ]


def _goes_on(play: Campaign, label: str) -> bool:
    """Whether a task force could go on unloading in a later Naval Phase of this game-turn. [BR-16-01]"""
    force, phases = play.force(label), play.tables.movement.active_phases
    again = force.active + 1 < phases[vessels.force_speed(play, label)]
    return again and play.sea.phase % PAIRS < PAIRS - 1


def _collect(play: Campaign, label: str, unit: int, mp: int) -> None:
    """MPs are put by for a unit, and its owner is told how many. [BR-17-20]"""
    points = unloading.collected(play, label, unit) + mp
    unloading.collect(play, label, unit, points)
    play.set_force(label, moved=True)
    paid = f"{points} of {counted(unloading.price(play, label, unit), 'movement point')}"
    play.note(f"{does(play.id(unit), 'begins')} to unload: {paid}", (SEATS[play.force(label).side],))


class LandingsStep(Step[Campaign, Landings]):
    """A side lands hex by hex in the order it likes; a landing may be put off. [BR-3-15, BR-17-16]"""

    def seats(self, play: Campaign, frame: Landings) -> tuple[str, ...]:
        """The side, while somebody can land."""
        return (SEATS[frame.side],) if targets(play, frame.side) or apart(play, frame.side) else ()

    def run(self, play: Campaign, frame: Landings) -> None:
        """Nobody can; parachutists who have not jumped are back at their airfield."""
        play.end_segment()
        play.pop()
        play.war.drops = {unit: hex for unit, hex in play.war.drops.items() if play.side(unit) != frame.side}

    def prompt(self, play: Campaign, frame: Landings, seat: str) -> str:
        """The question."""
        return "Where do you land? All units for a hex land and attack together. Or done."

    def concern(self, play: Campaign, frame: Landings, seat: str) -> str:
        """Landings that could be made now."""
        hexes = [play.label(hex) for hex in targets(play, frame.side)]
        return f"You would not land in {listed(hexes, 'or')} in this game-turn." if hexes else ""

    def legal(self, play: Campaign, frame: Landings, seat: str) -> list[Action]:
        """The hexes of the plans, regiments that may land beside them, and done."""
        found = [act("land", play.label(hex)) for hex in targets(play, frame.side)]
        found += [act("land", play.label(hex), play.id(unit)) for hex, unit in apart(play, frame.side)]
        return [*found, act("done")]

    def do(self, play: Campaign, frame: Landings, seat: str, action: Action) -> None:
        """Land there, or put the rest off."""
        if action.verb == "done":
            self.run(play, frame)
            return
        hex = play.hex(str(action.args[0]))
        if len(action.args) > 1:
            land(play, frame.side, hex, (play.tables.number[str(action.args[1])],))
            return
        units = targets(play, frame.side)[hex]
        play.war.drops = {unit: at for unit, at in play.war.drops.items() if unit not in units}
        play.war.plans = tuple(one for one in play.war.plans if (one.side, one.target) != (frame.side, hex))
        land(play, frame.side, hex, units)

    def why_not(self, play: Campaign, frame: Landings, seat: str, action: Action) -> Refusal | None:
        """No plan, or the ships are not there."""
        if action.verb != "land":
            return None
        label = str(action.args[0])
        if len(action.args) > 1:
            id = str(action.args[1])
            return illegal("SC-S4-03", f"{the(id)} cannot land by itself in {the(label)}", id)
        if play.safe(play.hex(label)):
            return illegal("SC-S3-05", f"{the(label)} may not be attacked", label)
        if planning.forbidden(play, frame.side, play.hex(label), play.state.turn):
            return illegal("SC-S4-05", f"it is too early to land in {the(label)}", label)
        waiting = ready(play, frame.side).get(play.hex(label), ())
        if waiting and all(control.crowded(play, unit, play.hex(label)) for unit in waiting):
            return illegal("WPA-GEN-16", f"another general is in {the(label)} already", label)
        if waiting:
            defended = marching.defended(play, play.hex(label), enemy(frame.side))
            if defended:
                return illegal("WPA-HQ-46", f"nobody who could land in {the(label)} may attack there", label)
            return illegal("WPA-HQ-50", f"nobody may land in {the(label)}, so near the enemy", label)
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
        support.landed(play, hex, side, forces.from_ships(play, units))


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
