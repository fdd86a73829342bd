"""Ships of a task force around their core, for attacks from the air. [10.1]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.air import rings, wings
from flagplot.games.war_in_the_pacific.air.frames import (
    FIGHTING,
    SHIPS,
    STRIKE_N,
    AirPhase,
    Arranging,
    Placing,
    Raid,
    RaidStage,
    SpecialStrikes,
)
from flagplot.games.war_in_the_pacific.air.missions import merged
from flagplot.games.war_in_the_pacific.air.strengths import LOW
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea.ships import carrier, transport
from flagplot.games.war_in_the_pacific.sides import SEATS
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the


def attackers_again(play: Campaign, raid: Raid) -> None:
    """Fighters that are left of those that came to strafe, or for boats, go on to attack. [see BR-6-11]"""
    if raid.line.mission not in FIGHTING:
        return
    for air, plotted, way in raid.line.bombers:
        left = wings.counted((one for one in raid.escorts if one[2] == LOW), air)
        count = min(left, plotted) if wings.fighter(play, air) else 0
        if count:
            raid.escorts = tuple(one for one in raid.escorts if (one[0], one[2]) != (air, LOW))
            if left > count:
                raid.escorts = merged(raid.escorts, (air, left - count, LOW))
            raid.bombers = merged(raid.bombers, (air, count, way))


def at_sea(raid: Raid) -> bool:
    """Whether a strike attacks a task force; over a port there are no rings."""
    return raid.line.mission == STRIKE_N and raid.line.what != SHIPS


def guarded(play: Campaign, label: str) -> list[int]:
    """Carriers and transports, which go to the core first. [BR-10-01]"""
    return [ship for ship in play.force(label).ships if carrier(play, ship) or transport(play, ship)]


def display(play: Campaign, raid: Raid) -> Placing:
    """How the target of a strike is placed in this phase; sunk ships are no longer there. [BR-10-01]"""
    force = play.sea.forces.get(raid.line.target)
    ships = force.ships if force is not None else ()
    return tuple((ship, slot) for ship, slot in _kept(play, raid.line.target) if ship in ships)


def _keeper(play: Campaign) -> AirPhase | SpecialStrikes:
    return next(
        frame for frame in reversed(play.state.frames) if isinstance(frame, AirPhase | SpecialStrikes)
    )


def _kept(play: Campaign, label: str) -> Placing:
    keeper = _keeper(play)
    return keeper.displays.get(label, ()) if isinstance(keeper, AirPhase) else keeper.placing


def arrange(play: Campaign, raid: Raid) -> None:
    """Before the first attack of a phase the owner places his task force. [BR-10-01, BR-6-11]"""
    attackers_again(play, raid)
    if not raid.bombers:
        raid.stage = RaidStage.RETURN
        return
    raid.stage = RaidStage.WAVES
    label = raid.line.target
    if at_sea(raid) and not _kept(play, label):
        first = guarded(play, label)
        rest = sorted(
            (ship for ship in play.force(label).ships if ship not in first),
            key=lambda ship: (-play.tables.ships[ship].aa, ship),
        )
        play.push(Arranging(force=label, placing=rings.laid_out(first, rest)))


class ArrangingStep(Step[Campaign, Arranging]):
    """The owner moves ships about on the display. [BR-10-01]"""

    def seats(self, play: Campaign, frame: Arranging) -> tuple[str, ...]:
        """The owner; a force of six ships or fewer is all core."""
        force = play.force(frame.force)
        return (SEATS[force.side],) if len(frame.placing) > rings.ROOM[rings.CORE] else ()

    def run(self, play: Campaign, frame: Arranging) -> None:
        """The placement stays for the phase."""
        play.pop()
        keeper = _keeper(play)
        if isinstance(keeper, AirPhase):
            keeper.displays = {**keeper.displays, frame.force: frame.placing}
        else:
            keeper.placing = frame.placing

    def prompt(self, play: Campaign, frame: Arranging, seat: str) -> str:
        """The question."""
        return (
            f"{play.called(frame.force)} is attacked from the air. Post its ships around the core, or done."
        )

    def _moved(self, frame: Arranging, ship: int, slot: str) -> Placing:
        return tuple((one, slot if one == ship else at) for one, at in frame.placing)

    def legal(self, play: Campaign, frame: Arranging, seat: str) -> list[Action]:
        """Ships and slots that keep the rules."""
        first, open_ = guarded(play, frame.force), rings.open_slots(frame.placing)
        found = []
        for ship, at in frame.placing:
            inside, outside = (
                not rings.misplaced(self._moved(frame, ship, slot), first) for slot in rings.SLOTS[:2]
            )
            found += [
                act("post", play.tables.ships[ship].id, slot)
                for slot in open_
                if slot != at and (inside if slot == rings.CORE else outside)
            ]
        return [*found, act("done")]

    def do(self, play: Campaign, frame: Arranging, seat: str, action: Action) -> None:
        """Move a ship, or leave it so."""
        if action.verb == "done":
            self.run(play, frame)
            return
        ship = play.tables.ship_number[str(action.args[0])]
        frame.placing = self._moved(frame, ship, str(action.args[1]))

    def why_not(self, play: Campaign, frame: Arranging, seat: str, action: Action) -> Refusal | None:
        """Room, and who goes to the core first."""
        if action.verb != "post":
            return None
        id, slot = str(action.args[0]), str(action.args[-1])
        ship = play.tables.ship_number[id]
        if slot not in rings.SLOTS or ship not in dict(frame.placing):
            return illegal("BR-10-01", f"{the(id)} cannot be posted there", id)
        why = rings.fault(self._moved(frame, ship, slot), guarded(play, frame.force))
        return illegal("BR-10-01", why or f"{the(id)} is there already", id)
