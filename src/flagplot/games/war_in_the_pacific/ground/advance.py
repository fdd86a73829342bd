"""A Ground Segment on the main map: stacks march and fight. [BR-3-16, BR-3-17, 23]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.combat import declare, forces
from flagplot.games.war_in_the_pacific.ground import forced, garrisons, interdiction, marching, sieges
from flagplot.games.war_in_the_pacific.ground.frames import Segment
from flagplot.games.war_in_the_pacific.ground.segment import end, transfers
from flagplot.games.war_in_the_pacific.marks import ENTERED, FROZEN
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.rail import trains
from flagplot.games.war_in_the_pacific.sides import SEATS, enemy
from flagplot.games.war_in_the_pacific.works import garrison
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the


def battles(play: Campaign, side: int) -> list[int]:
    """Hexes in which a side could attack: enemies or a garrison are there; nobody has to. [BR-23-32]"""
    hexes = sorted({play.state.place[unit] for unit in play.ashore(side)})
    return [
        hex
        for hex in hexes
        if forces.attackers(play, hex, side) and marching.defended(play, hex, enemy(side))
    ]


def holders(play: Campaign, side: int) -> list[int]:
    """Units that may be kept out of an attack on enemies in their hex: engineers can then work.

    [WPA-ENG-05]
    """
    return [
        unit
        for hex in battles(play, side)
        for unit in forces.attackers(play, hex, side)
        if not play.is_(unit, ENTERED)
    ]


def committed(play: Campaign, side: int) -> list[int]:
    """Units that have entered a hex of enemies and still have to attack. [BR-23-02]"""
    return [
        unit
        for unit in play.ashore(side)
        if play.is_(unit, ENTERED)
        and forces.able(play, unit)
        and marching.defended(play, play.state.place[unit], enemy(side))
    ]


def stacks(play: Campaign, side: int) -> list[tuple[int, int, tuple[int, ...]]]:
    """Where whole stacks could march: from, to, and who of them can; one unit alone marches by itself."""
    found = []
    for hex in sorted({play.state.place[unit] for unit in play.ashore(side)}):
        units = tuple(unit for unit in play.at(hex, side) if marching.can_move(play, unit))
        if len(units) < 2:
            continue
        for to in play.land.near(hex):
            able = tuple(unit for unit in units if marching.obstacle(play, unit, to) is None)
            if len(able) > 1 and not _deserts(play, hex, side, able) and not garrison.bound(play, able, to):
                found.append((hex, to, able))
    return found


def _deserts(play: Campaign, hex: int, side: int, units: tuple[int, ...]) -> bool:
    """Whether a stack would leave a place empty that must be held. [SC-S4-06]"""
    return len(units) == len(play.at(hex, side)) and marching.must_hold(play, hex, side)


def _no_stack(play: Campaign, side: int, start: int, end: int) -> Refusal:
    """Why no stack marches: what keeps its units from it one by one, or from leaving all together."""
    units = tuple(play.at(start, side))
    barriers = [found for unit in units if (found := marching.obstacle(play, unit, end)) is not None]
    able = len(units) - len(barriers)
    if able < 2 and barriers and len(units) > 1:
        return barriers[0]
    if able > 1 and _deserts(play, start, side, units):
        return illegal("SC-S4-06", f"{the(play.label(start))} may not be left empty yet", play.label(start))
    if able > 1 and garrison.bound(play, units, end):
        return garrison.bound_refusal(play, units[0])
    return illegal("BR-23-20", f"no stack of yours marches from {the(play.label(start))}", play.label(start))


class AdvanceStep(Step[Campaign, Segment]):
    """Units march alone or as a stack, and attack; each side in its own segment. [BR-3-16, BR-23-20]"""

    def seats(self, play: Campaign, frame: Segment) -> tuple[str, ...]:
        """The side, if it has anybody ashore."""
        return (SEATS[frame.side],) if play.ashore(frame.side) else ()

    def run(self, play: Campaign, frame: Segment) -> None:
        """Nobody is there."""
        end(play, frame)

    def prompt(self, play: Campaign, frame: Segment, seat: str) -> str:
        """The question."""
        if committed(play, frame.side):
            return "Units that have met the enemy must attack before the segment ends."
        return "March and attack, or done."

    def legal(self, play: Campaign, frame: Segment, seat: str) -> list[Action]:
        """Marches, attacks, transfers of generals; done when all who met the enemy have attacked."""
        side = frame.side
        found = [
            act("move", play.id(unit), play.label(hex))
            for unit in play.ashore(side)
            for hex in marching.destinations(play, unit)
        ]
        found += [act("march", play.label(hex), play.label(to)) for hex, to, _ in stacks(play, side)]
        found += [act("attack", play.label(hex)) for hex in battles(play, side)]
        found += [*sieges.orders(play, side), *forced.orders(play, side)]
        found += [*trains.orders(play, side), *transfers(play, side)]
        found += [act("hold-out", play.id(unit)) for unit in holders(play, side)]
        return found if committed(play, side) else [*found, act("done")]

    def do(self, play: Campaign, frame: Segment, seat: str, action: Action) -> None:
        """Carry out an order."""
        match action.verb:
            case "done":
                end(play, frame)
            case "move":
                unit = play.tables.number[str(action.args[0])]
                interdiction.set_out(play, (unit,), play.hex(str(action.args[1])))
            case "march":
                start, end_ = (play.hex(str(label)) for label in action.args)
                units = next(u for f, t, u in stacks(play, frame.side) if (f, t) == (start, end_))
                interdiction.set_out(play, units, end_)
            case "attack":
                attack(play, frame.side, play.hex(str(action.args[0])))
            case "besiege":
                sieges.besiege(play, frame.side, play.hex(str(action.args[0])))
            case "force-march":
                unit = play.tables.number[str(action.args[0])]
                interdiction.set_out(play, (unit,), play.hex(str(action.args[1])), by_force=True)
            case "attach":
                leader = play.tables.leader_number[str(action.args[0])]
                play.state.leader[leader] = play.tables.number[str(action.args[1])]
                play.note(f"{the(action.args[0])} goes with {the(action.args[1])}", (seat,))
            case "hold-out":
                play.mark(play.tables.number[str(action.args[0])], FROZEN)
            case _:
                trains.carry_out(play, frame.side, action)

    def why_not(self, play: Campaign, frame: Segment, seat: str, action: Action) -> Refusal | None:
        """The rule against an order."""
        if action.verb == "done":
            return illegal("BR-23-02", "units that have entered a hex of enemies must attack first")
        if action.verb in ("move", "force-march"):
            unit, hex = play.tables.number[str(action.args[0])], play.hex(str(action.args[1]))
            if unit not in play.ashore(frame.side):
                return illegal("BR-3-16", f"{the(action.args[0])} is not yours ashore", str(action.args[0]))
            found = marching.obstacle if action.verb == "move" else forced.obstacle
            return found(play, unit, hex)
        if action.verb == "besiege":
            return sieges.obstacle(play, frame.side, play.hex(str(action.args[0])))
        if action.verb == "march":
            start, end_ = (play.hex(str(label)) for label in action.args)
            return _no_stack(play, frame.side, start, end_)
        if action.verb == "attack":
            hex = play.hex(str(action.args[0]))
            defended = marching.defended(play, hex, enemy(frame.side))
            return forces.nobody_attacks(play, hex, frame.side, defended=defended)
        if action.verb == "hold-out":
            return illegal("WPA-ENG-05", f"{the(action.args[0])} is not about to attack", str(action.args[0]))
        if action.verb in trains.VERBS:
            return trains.why_not(play, frame.side, action)
        if action.verb == "attach":
            return illegal("WPA-GEN-48", "a general goes only with a unit in his hex", str(action.args[0]))
        return None


def attack(play: Campaign, side: int, hex: int) -> None:
    """All who can attack in a hex do; a garrison appears. [BR-23-32, BR-24-02]"""
    garrisons.muster(play, hex, enemy(side))
    units = tuple(forces.attackers(play, hex, side))
    play.push(declare.attack(play, hex, side, units))
