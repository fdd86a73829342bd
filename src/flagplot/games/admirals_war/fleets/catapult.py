"""Operation Catapult: the Royal Navy against the French fleet. [AW-O22-01]

Every British unit at sea may attack one French ship, at sea in its area or in a port or base there; then the
French answer under German orders.
"""

from __future__ import annotations

from flagplot.games.admirals_war import factors
from flagplot.games.admirals_war.board import ALLIED, AMPHIB, BRIT, BRITISH, FRENCH, GERMAN, LBA, SEATS, SHIP
from flagplot.games.admirals_war.combat import fire
from flagplot.games.admirals_war.fleets.frames import Catapult
from flagplot.games.admirals_war.fleets.frames import CatapultStage as Stage
from flagplot.games.admirals_war.moves.home import send_home
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.state import DISABLED
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal, malformed
from flagplot.kernel.script import Script

SURPRISE = 1  # added to British dice [AW-O22-03]
HALF_HEARTED = 1  # taken off French damage dice [AW-O22-05]
NONE = "none"


# -- who and whom -------------------------------------------------------------------------------------------


def targets(war: War, unit: int) -> list[int]:
    """French ships a British unit may attack: in its area, or in a port or base touching it. [AW-O22-02]"""
    area = war.state.place[unit]
    places = (area, *war.ports_on(area))
    nation = war.state.nation
    return sorted(ship for place in places for ship in war.at(place, None, SHIP) if nation[ship] == FRENCH)


def attackers(war: War) -> tuple[int, ...]:
    """British units at sea with guns or planes and a French ship in reach. [AW-O22-02, AW-O22-03]"""
    return tuple(
        unit
        for area in war.board.area_range
        for unit in war.at(area, None, SHIP, LBA)
        if war.state.nation[unit] == BRIT and fire.dice_of(war, unit, "mixed") and targets(war, unit)
    )


def answering(war: War, frame: Catapult) -> tuple[int, ...]:
    """French ships that may fire back: afloat, able to, and where one of them was fired on. [AW-O22-04]"""
    return tuple(
        unit
        for place in frame.scenes
        for unit in war.at(place, None, SHIP)
        if war.state.nation[unit] == FRENCH
        and not war.marked(unit, DISABLED)
        and not factors.bottomed(war, unit)
        and fire.dice_of(war, unit, "mixed")
        and in_sight(war, frame, unit)
    )


def in_sight(war: War, frame: Catapult, unit: int) -> list[int]:
    """British units a French ship may fire at: all in the areas from which its place was fired on.

    Guns reach no LBA. [AW-O22-04]
    """
    state, planes = war.state, factors.air(war, unit) > 0
    areas = sorted({state.place[one] for one in frame.scenes.get(state.place[unit], ())})
    return [
        one
        for area in areas
        for one in war.at(area, ALLIED, SHIP, LBA, AMPHIB)
        if state.nation[one] == BRIT and (planes or war.kind(one) != LBA)
    ]


# -- the step -----------------------------------------------------------------------------------------------


class _Question(Step[War, Catapult]):
    """Whether Britain attacks at all. [AW-O22-01]"""

    def seats(self, war: War, frame: Catapult) -> tuple[str, ...]:
        return (SEATS[BRITISH],)

    def legal(self, war: War, frame: Catapult, seat: str) -> list[Action]:
        return [Action("launch"), Action("pass")]

    def do(self, war: War, frame: Catapult, seat: str, action: Action) -> None:
        if action.verb == "pass":
            war.pop()
            return
        war.set_fact("catapult")
        war.note("Operation Catapult")
        frame.stage, frame.queue = Stage.BRITISH_FIRE, attackers(war)

    def prompt(self, war: War, frame: Catapult, seat: str) -> str:
        return "Launch Operation Catapult against the French fleet, or pass."


class _Fire(Step[War, Catapult]):
    """One side names a target, or none, for one unit after the other; then all fire."""

    seat: int

    def targets(self, war: War, frame: Catapult, unit: int) -> list[int]:
        """What a unit may fire at."""
        raise NotImplementedError

    def no_target(self, word: str) -> Refusal:
        """Why a unit may not fire at something else."""
        raise NotImplementedError

    def seats(self, war: War, frame: Catapult) -> tuple[str, ...]:
        return (SEATS[self.seat],) if frame.queue else ()

    def legal(self, war: War, frame: Catapult, seat: str) -> list[Action]:
        ids, unit = war.board.unit_ids, frame.queue[0]
        found = [Action("aim", (ids[unit], ids[target])) for target in self.targets(war, frame, unit)]
        return [*found, Action("aim", (ids[unit], NONE))]

    def do(self, war: War, frame: Catapult, seat: str, action: Action) -> None:
        unit, word = frame.queue[0], str(action.args[1])
        frame.queue = frame.queue[1:]
        if word != NONE:
            aims = {**frame.aims, unit: war.board.unit(word)}
            frame.aims = dict(sorted(aims.items()))  # as a saved game has them: they fire in this order

    def why_not(self, war: War, frame: Catapult, seat: str, action: Action) -> Refusal | None:
        if action.verb != "aim":
            return None
        unit, word = str(action.args[0]), str(action.args[1])
        if unit not in war.board.unit_of or (word != NONE and word not in war.board.unit_of):
            return malformed(f"two units expected, found {unit!r} and {word!r}")
        if war.board.unit(unit) != frame.queue[0]:
            return illegal("AW-TGT-13", f"{war.piece(frame.queue[0]).name} aims now", unit)
        return self.no_target(word)

    def prompt(self, war: War, frame: Catapult, seat: str) -> str:
        return f"Choose the target of {war.piece(frame.queue[0]).name}."


class _BritishFire(_Fire):
    """All British attacks get +1, and damage applies at once. [AW-O22-03]"""

    seat = BRITISH

    def targets(self, war: War, frame: Catapult, unit: int) -> list[int]:
        return targets(war, unit)

    def no_target(self, word: str) -> Refusal:
        return illegal("AW-O22-02", f"{word} is not a French ship in reach", word)

    def run(self, war: War, frame: Catapult) -> None:
        scenes: dict[int, list[int]] = {}
        for unit, target in frame.aims.items():
            scenes.setdefault(war.state.place[target], []).append(unit)
        for unit, target in frame.aims.items():
            bonus = fire.to_hit_bonus(war, unit, target, "mixed") + SURPRISE
            dice = fire.dice_of(war, unit, "mixed")
            fire.attack(war, unit, target, dice, bonus, in_port=war.in_port(target))
        fire.take_effect(war)
        frame.stage, frame.aims = Stage.FRENCH_FIRE, {}
        frame.scenes = {place: tuple(units) for place, units in sorted(scenes.items())}
        frame.queue = answering(war, frame)


class _FrenchFire(_Fire):
    """The French answer under German orders, half-hearted: 1 off every damage die.

    [AW-O22-04, AW-O22-05]
    """

    seat = GERMAN

    def targets(self, war: War, frame: Catapult, unit: int) -> list[int]:
        return in_sight(war, frame, unit)

    def no_target(self, word: str) -> Refusal:
        return illegal("AW-O22-04", f"{word} is no British unit where this ship was fired on", word)

    def run(self, war: War, frame: Catapult) -> None:
        war.pop()
        for unit, target in frame.aims.items():
            bonus = fire.to_hit_bonus(war, unit, target, "mixed")
            dice = fire.dice_of(war, unit, "mixed")
            fire.attack(war, unit, target, dice, bonus, less_damage=HALF_HEARTED)
        send_home(war, fire.take_effect(war).disabled, why="disabled")


class CatapultStep(Script[War, Catapult]):
    """The British decide; one round of British attacks; one round of French ones."""

    stages = {
        Stage.QUESTION: _Question(),
        Stage.BRITISH_FIRE: _BritishFire(),
        Stage.FRENCH_FIRE: _FrenchFire(),
    }
