"""The Naval Phase: bombardments, the fire of batteries, unloading. [17.2, 40.2, SC-S1-04, SC-S1-05]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.fire import batteries, ships
from flagplot.games.war_in_the_pacific.fire.batteries import AimStep
from flagplot.games.war_in_the_pacific.fire.bombarding import WORDS, bombard, targets
from flagplot.games.war_in_the_pacific.fire.frames import Bombard, Group, Naval, NavalStage
from flagplot.games.war_in_the_pacific.fire.unloading import UnloadStep
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import ALLIED, SEATS
from flagplot.games.war_in_the_pacific.units import COMBATANTS, SUNK
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.memory import of_situation
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.script import Script
from flagplot.kernel.words import counted, listed, the

MOST_SHIPS = 12  # in one bombardment [BR-17-18]


def able(play: Campaign, ship: int) -> bool:
    """Whether a ship could bombard: a combatant of the force off the island with strength and ammunition.

    It makes two bombardments in the scenario. [BR-17-18, SC-S1-05, BR-9-10]
    """
    printed = play.tables.ships[ship]
    return (
        printed.tf in play.tables.card.exposed
        and printed.type in COMBATANTS
        and play.state.shots[ship] < play.tables.card.bombardments
        and play.state.damage[ship] < SUNK
        and ships.rating(play, ship, "bmb") > 0
    )


@of_situation
def gunners(play: Campaign) -> tuple[int, ...]:
    """The ships that could bombard."""
    return tuple(ship for ship in range(len(play.tables.ships)) if able(play, ship))


def free_ships(play: Campaign, groups: tuple[Group, ...]) -> list[int]:
    """The ships that may join a bombardment: each joins one in a Naval Phase. [see BR-17-18]"""
    busy = {ship for group in groups for ship in group[0]}
    return [ship for ship in gunners(play) if ship not in busy]


def strength(play: Campaign, group: tuple[int, ...]) -> int:
    """The strength of a naval bombardment: twice the sum of the Bombardment ratings. [BR-11-01]"""
    return 2 * sum(ships.rating(play, ship, "bmb") for ship in group)


class ListStep(Step[Campaign, Naval]):
    """The invader lists his bombardments. [SC-S1-12]"""

    def seats(self, play: Campaign, frame: Naval) -> tuple[str, ...]:
        """The invader, while ships are left."""
        return (SEATS[ALLIED],) if free_ships(play, frame.groups) else ()

    def run(self, play: Campaign, frame: Naval) -> None:
        """No ship is left."""
        frame.stage = NavalStage.REPLY

    def prompt(self, play: Campaign, frame: Naval, seat: str) -> str:
        """The question."""
        left = counted(len(free_ships(play, frame.groups)), "ship")
        return f"Name a hex and a target to bombard ({left} at hand), or done."

    def legal(self, play: Campaign, frame: Naval, seat: str) -> list[Action]:
        """Every target of every hex, and done."""
        return [*_aims(play), act("done")]

    def do(self, play: Campaign, frame: Naval, seat: str, action: Action) -> None:
        """Open a bombardment, or close the list."""
        if action.verb == "done":
            frame.stage = NavalStage.REPLY
            return
        play.push(Bombard(play.island.place(str(action.args[0])), str(action.args[1])))

    def why_not(self, play: Campaign, frame: Naval, seat: str, action: Action) -> Refusal | None:
        """There is no such target."""
        return no_target(play, action) if action.verb == "bombard" else None


@of_situation
def _aims(play: Campaign) -> tuple[Action, ...]:
    hexes = play.island.places
    return tuple(act("bombard", play.label(hex), target) for hex in hexes for target in targets(play, hex))


def no_target(play: Campaign, action: Action) -> Refusal:
    """Why a target cannot be named in a hex."""
    label, target = str(action.args[0]), str(action.args[1])
    if target == "ground":
        return illegal("BR-11-14", f"there are neither ground units nor forts in {the(label)}", label)
    return illegal("BR-5-07", f"there is no such target in {the(label)}", label)


class BombardStep(Step[Campaign, Bombard]):
    """Ships join a bombardment, up to twelve. [BR-17-18]"""

    def seats(self, play: Campaign, frame: Bombard) -> tuple[str, ...]:
        """The invader."""
        return (SEATS[ALLIED],)

    def prompt(self, play: Campaign, frame: Bombard, seat: str) -> str:
        """The question."""
        now = strength(play, frame.ships)
        where = f"{WORDS[frame.target]} in {the(play.label(frame.hex))}"
        return f"Which ships bombard {where}? Strength {now} so far, twice their ratings."

    def legal(self, play: Campaign, frame: Bombard, seat: str) -> list[Action]:
        """Ships that may join, and done when there is one."""
        found = []
        if len(frame.ships) < MOST_SHIPS:
            found = [
                act("join", play.tables.ships[ship].id)
                for ship in free_ships(play, _naval(play).groups)
                if ship not in frame.ships
            ]
        return [*found, act("done" if frame.ships else "cancel")]

    def do(self, play: Campaign, frame: Bombard, seat: str, action: Action) -> None:
        """A ship joins; or the bombardment is on the list."""
        if action.verb == "join":
            ship = play.tables.ship_number[str(action.args[0])]
            frame.ships = tuple(sorted((*frame.ships, ship)))
            return
        play.pop()
        if frame.ships:
            naval = _naval(play)
            naval.groups = (*naval.groups, (frame.ships, frame.hex, frame.target))
            names = listed(play.tables.ships[ship].id for ship in frame.ships)
            verb = "are" if len(frame.ships) > 1 else "is"
            play.note(f"{names} {verb} to bombard {WORDS[frame.target]} in {the(play.label(frame.hex))}")

    def why_not(self, play: Campaign, frame: Bombard, seat: str, action: Action) -> Refusal | None:
        """The ship cannot join."""
        if action.verb != "join":
            return None
        id = str(action.args[0])
        ship = play.tables.ship_number[id]
        if len(frame.ships) >= MOST_SHIPS:
            return illegal("BR-17-18", "no more than 12 ships bombard together", id)
        if play.tables.ships[ship].tf not in play.tables.card.exposed:
            return illegal("SC-S1-05", f"{the(id)} is not with the force off the island", id)
        if play.state.shots[ship] >= play.tables.card.bombardments:
            return illegal("SC-S1-05", f"{the(id)} has no ammunition left", id)
        if ship in frame.ships or any(ship in group[0] for group in _naval(play).groups):
            return illegal("BR-17-18", f"{the(id)} bombards already in this phase", id)
        return illegal("BR-9-10", f"{the(id)} has no strength to bombard", id)


def _naval(play: Campaign) -> Naval:
    return next(frame for frame in reversed(play.state.frames) if isinstance(frame, Naval))


def resolve(play: Campaign, frame: Naval) -> None:
    """The next bombardment with the fire of the batteries that aim at its ships. [WPA-CBT-14]

    A battery at least as strong as the Surface attack of the ships fires first, and its damage counts before
    they fire; otherwise fire is simultaneous. [WPA-CBT-17, WPA-CBT-18]
    """
    if frame.next >= len(frame.groups):
        frame.stage = NavalStage.UNLOAD
        return
    group, hex, target = frame.groups[frame.next]
    frame.next += 1
    surface = sum(ships.rating(play, ship, "surface") for ship in group)
    firing = [
        at for at in batteries.ready(play) if any(one == at and ship in group for one, ship, _ in frame.shots)
    ]
    first = [at for at in firing if batteries.strength(play, at) >= surface]
    for at in first:
        batteries.fire(play, frame, at, batteries.UNDER_WAY)
    found = strength(play, tuple(ship for ship in group if play.state.damage[ship] < SUNK))
    for at in firing:
        if at not in first:
            batteries.fire(play, frame, at, batteries.UNDER_WAY)
    for ship in group:
        play.state.shots[ship] = play.state.shots[ship] + 1  # [WPA-CBT-20]
    shelled = max(found, play.state.shelled.get(hex, 0))
    play.state.shelled = dict(sorted({**play.state.shelled, hex: shelled}.items()))
    bombard(play, found, hex, target)


def second_fire(play: Campaign, frame: Naval) -> None:
    """Batteries fire at the transports when all bombardments are over. [WPA-CBT-16, SC-S1-05, BR-17-05]"""
    for hex in batteries.ready(play):
        if batteries.assigned(frame, hex):
            batteries.fire(play, frame, hex, batteries.TRANSPORT)
    frame.stage = NavalStage.END


def end(play: Campaign, frame: Naval) -> None:
    """Batteries recover from suppression. [see BR-11-09]"""
    batteries.recover(play)
    play.pop()


class NavalStep(Script[Campaign, Naval]):
    """Naval Phase 3 off the island. [SC-S1-04, SC-S1-12]"""

    stages = {
        NavalStage.LIST: ListStep(),
        NavalStage.REPLY: AimStep(transports=False),
        NavalStage.FIRE: resolve,
        NavalStage.UNLOAD: UnloadStep(),
        NavalStage.TRANSPORTS: AimStep(transports=True),
        NavalStage.SECOND_FIRE: second_fire,
        NavalStage.END: end,
    }
