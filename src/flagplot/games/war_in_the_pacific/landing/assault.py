"""The Joint Assault Segment: assaults in the invader's order, then reinforcements. [BR-3-15, 27.7]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific import checks
from flagplot.games.war_in_the_pacific.combat import declare
from flagplot.games.war_in_the_pacific.command.parts import split
from flagplot.games.war_in_the_pacific.landing.frames import (
    ASSAULT,
    REINFORCE,
    AssaultStage,
    Beach,
    JointAssault,
    Party,
)
from flagplot.games.war_in_the_pacific.leaders import control
from flagplot.games.war_in_the_pacific.marks import ACTIVE, LANDED, MOVED
from flagplot.games.war_in_the_pacific.places import ship_at
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import ALLIED, SEATS, enemy
from flagplot.kernel.action import Action, act
from flagplot.kernel.event import Revealed
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.script import Script
from flagplot.kernel.words import counted, joined, the


def landing_cost(play: Campaign, hex: int, how: int) -> int:
    """Half movement points to land: the terrain of the hex times a multiplier. [WPA-TAC-15, SC-S1-08]"""
    phase = "amphibious_or_air_assault" if how == ASSAULT else "naval_phase_3"
    return play.island.cost(hex) * play.island.table.landing_multiplier[phase]


# -- the plan is shown --------------------------------------------------------------------------------------


def reveal(play: Campaign, frame: JointAssault) -> None:
    """Everybody sees the plan; units that land in parts are split now. [SC-S1-12, BR-23-29]"""
    lines = [
        f"{the(play.id(unit))} with {counted(steps, 'step')} in {the(play.label(hex))}"
        for unit, steps, hex, _ in play.state.plan
    ]
    play.emit(Revealed(what=f"the landing plan: {joined(lines) or 'nobody lands'}"))
    frame.parties = _parties(play)
    play.state.plan = ()
    frame.stage = AssaultStage.ASSAULTS


def _parties(play: Campaign) -> tuple[Party, ...]:
    """The units that land, and where; a general goes with the first part of his unit."""
    found: list[Party] = []
    for number in range(len(play.state.plan)):
        unit, steps, hex, how = play.state.plan[number]
        steps = min(steps, play.state.steps[unit])
        if not steps:
            continue  # lost with its ship since
        if steps < play.state.steps[unit]:
            rest = split(play, unit, play.state.steps[unit] - steps)
            _rename(play, number, unit, rest)
        found.append((unit, hex, how))
    return tuple(found)


def _rename(play: Campaign, number: int, unit: int, rest: int) -> None:
    """The lines that follow speak of the part that holds the rest of the steps."""
    play.state.plan = tuple(
        (rest, *entry[1:]) if at > number and entry[0] == unit else entry
        for at, entry in enumerate(play.state.plan)
    )


# -- assaults -----------------------------------------------------------------------------------------------


class AssaultsStep(Step[Campaign, JointAssault]):
    """The invader resolves his assaults hex by hex in the order he likes. [BR-3-15, SC-S1-12]"""

    def seats(self, play: Campaign, frame: JointAssault) -> tuple[str, ...]:
        """The invader, while there is an order to choose."""
        return (SEATS[ALLIED],) if len(hexes(frame)) > 1 else ()

    def run(self, play: Campaign, frame: JointAssault) -> None:
        """The last assault, or none is left."""
        left = hexes(frame)
        if left:
            land(play, frame, left[0])
        else:
            frame.stage = AssaultStage.REINFORCEMENTS

    def prompt(self, play: Campaign, frame: JointAssault, seat: str) -> str:
        """The question."""
        return "Which hex is assaulted next?"

    def legal(self, play: Campaign, frame: JointAssault, seat: str) -> list[Action]:
        """The hexes of the plan."""
        return [act("land", play.label(hex)) for hex in hexes(frame)]

    def do(self, play: Campaign, frame: JointAssault, seat: str, action: Action) -> None:
        """Land there."""
        land(play, frame, play.island.place(str(action.args[0])))

    def why_not(self, play: Campaign, frame: JointAssault, seat: str, action: Action) -> Refusal | None:
        """The hex is not in the plan."""
        if action.verb != "land":
            return None
        label = str(action.args[0])
        return illegal("SC-S1-12", f"the plan has no assault on {the(label)} left", label)


def hexes(frame: JointAssault) -> list[int]:
    """Hexes that are still to be assaulted."""
    return sorted({hex for _, hex, how in frame.parties if how == ASSAULT})


def land(play: Campaign, frame: JointAssault, hex: int) -> None:
    """Units go ashore; where enemies are they attack, whether those are activated or not. [BR-23-19]"""
    units = [unit for unit, at, how in frame.parties if at == hex and how == ASSAULT]
    frame.parties = tuple(party for party in frame.parties if party[1] != hex or party[2] != ASSAULT)
    ashore = tuple(unit for unit in units if come_ashore(play, unit, hex, ASSAULT))
    for unit in ashore:
        play.mark(unit, LANDED)
    if not ashore:
        return
    if play.at(hex, enemy(ALLIED)):
        play.push(declare.attack(play, hex, ALLIED, ashore, assault=True))
    else:
        play.push(Beach(ashore, held=False))


def come_ashore(play: Campaign, unit: int, hex: int, how: int) -> bool:
    """A unit pays for its landing and goes ashore, unless an empty fort keeps it off. [WPA-TDP-32]"""
    if not play.state.steps[unit] or play.room(hex, ALLIED) < play.state.steps[unit]:
        return False
    if empty_fort(play, hex, ALLIED) and not enter_fort(play, unit):
        return False
    play.state.spent[unit] = landing_cost(play, hex, how)
    play.go(unit, hex, "lands")
    play.mark(unit, MOVED)
    return True


def empty_fort(play: Campaign, hex: int, side: int) -> bool:
    """Whether an enemy fort stands in a hex without enemies. [see WPA-TDP-32]"""
    fort = play.state.forts.get(hex)
    return fort is not None and fort[0] != side and not play.at(hex, enemy(side))


def enter_fort(play: Campaign, unit: int) -> bool:
    """An empty enemy fort is entered after a normal check; no step is lost by it.

    Who fails may go elsewhere, or try again from another hex. [WPA-TDP-32, WPA-TDP-33, WPA-TDP-34]
    """
    led = control.led_tq(play, play.side(unit), (unit,))
    return checks.check(play, unit, checks.quality(play, unit, led), 0, "to enter the empty fort")


# -- reinforcements -----------------------------------------------------------------------------------------


def may_reinforce(play: Campaign, hex: int, side: int, *, free: bool) -> bool:
    """Whether reinforcements may land in a hex: it is controlled and holds no enemy.

    Beside enemies only a port, anchorage, airfield or city will do, unless the scenario frees them of that;
    but beaches that are not beside enemies go first. [WPA-TAC-58, WPA-TAC-60, WPA-TAC-62, SC-S1-08]
    """
    if play.state.control[hex] != side or play.at(hex, enemy(side)):
        return False
    if not play.beside_enemy(hex, side):
        return True
    cell = play.island.cell(hex)
    if not free and not (cell.anchorage or cell.airfield_site or cell.terrain == "city"):
        return False
    return not any(
        play.state.control[other] == side and play.island.beach(other) and not play.beside_enemy(other, side)
        for other in play.island.places
    )


def reinforce(play: Campaign, frame: JointAssault) -> None:
    """Reinforcements land at the end of the segment, and each checks with its full quality. [WPA-TAC-61]

    Where they can no longer land they stay aboard.
    """
    free = play.tables.card.free_reinforcement
    for hex in sorted({hex for _, hex, how in frame.parties if how == REINFORCE}):
        units = [unit for unit, at, how in frame.parties if at == hex and how == REINFORCE]
        if not may_reinforce(play, hex, ALLIED, free=free):
            play.note(f"nobody can land in {the(play.label(hex))}: it is not secure")
            continue
        ashore = tuple(unit for unit in units if come_ashore(play, unit, hex, REINFORCE))
        if ashore:
            led = control.led_tq(play, ALLIED, ashore)
            for unit in ashore:
                tq = checks.quality(play, unit, led)
                if play.is_(unit, ACTIVE) and not checks.check(play, unit, tq, 0, "to stay activated"):
                    play.deactivate(unit)
    end(play)


def end(play: Campaign) -> None:
    """The segment is over."""
    play.end_segment()
    play.state.unloaded = tuple(unit for unit in play.state.unloaded if ship_at(play.state.place[unit]) >= 0)
    play.pop()


class JointAssaultStep(Script[Campaign, JointAssault]):
    """The Joint Assault Segment; only the invader lands. [BR-3-15]"""

    stages = {
        AssaultStage.REVEAL: reveal,
        AssaultStage.ASSAULTS: AssaultsStep(),
        AssaultStage.REINFORCEMENTS: reinforce,
    }
