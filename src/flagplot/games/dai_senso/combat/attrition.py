"""Steps lost in a combat, and who has to lose them. [4.2.6]"""

from __future__ import annotations

from collections.abc import Sequence

from flagplot.games.dai_senso.combat import bars, losses
from flagplot.games.dai_senso.combat.declare import added, segment_of, unit_named
from flagplot.games.dai_senso.combat.frames import NO_UNIT, Attack
from flagplot.games.dai_senso.combat.frames import AttackStage as Stage
from flagplot.games.dai_senso.combat.shifts import involved
from flagplot.games.dai_senso.factions import FACTIONS
from flagplot.games.dai_senso.places import IDS
from flagplot.games.dai_senso.play import War
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal
from flagplot.kernel.words import counted, the


def lose_actions(war: War, units: Sequence[int]) -> list[Action]:
    """A step of any of the units, with the counter that replaces it where there is one. [DSA-ATT-01]"""
    found = []
    for one in units:
        id = war.id(one)
        left = losses.replacements(war, one)
        found += [Action("lose", (id, war.id(other))) for other in left] or [Action("lose", (id,))]
    return found


def why_not_lose(war: War, action: Action, units: Sequence[int]) -> Refusal | None:
    """Why a step cannot be lost like that; ``units`` may lose one."""
    number = unit_named(war, action.args[0])
    if isinstance(number, Refusal):
        return number
    if number not in units:
        return bars.NOT_INVOLVED.refusal(war.id(number))
    return bars.NO_REPLACEMENT.refusal(war.id(number))


def _lose(war: War, units: tuple[int, ...], action: Action) -> tuple[int, int, tuple[int, ...]]:
    """The unit that loses the step, what is left of it, and the units after that."""
    number, *replacement = (war.tables.counter(str(id)) for id in action.args)
    left = losses.lose_step(war, number, *replacement)
    rest = tuple(one for one in units if one != number)
    return number, left, rest if left < 0 else added(rest, left)


# -- the attacker -------------------------------------------------------------------------------------------


def attacker_units(war: War, frame: Attack) -> tuple[int, ...]:
    """The units that may lose the attacker's next step.

    The first one must be lost by armor, or by marines that came across water, if any attacked; the rest by
    anybody. [DSA-ATT-02, DSA-ATT-03]
    """
    required = added(frame.armor, *frame.marines)
    return required if frame.spared and required else involved(frame.attackers, frame.support)


def attacker_losses(war: War, frame: Attack) -> list[Action]:
    """The steps the attacker may lose next."""
    return lose_actions(war, attacker_units(war, frame))


def lose_attacker(war: War, frame: Attack, action: Action) -> None:
    """The attacker loses a step; what is left of a unit has attacked as well. [see DSA-CMB-04]"""
    number, left, units = _lose(war, involved(frame.attackers, frame.support), action)
    if number == frame.support != left:
        frame.support = NO_UNIT  # what is left of the HQ is a unit like others
    frame.attackers = tuple(one for one in units if one != frame.support)
    frame.spared = False
    if left >= 0:
        segment = segment_of(war)
        segment.fought = added(segment.fought, left)


def why_not_attacker(war: War, frame: Attack, action: Action) -> Refusal | None:
    """Why the attacker cannot lose this step."""
    units = attacker_units(war, frame)
    number = unit_named(war, action.args[0])
    if number in involved(frame.attackers, frame.support) and number not in units:
        return bars.REQUIRED_FIRST.refusal(str(action.args[0]))
    return why_not_lose(war, action, units)


class AttackerLosses(Step[War, Attack]):
    """The attacker's attrition, which comes first. [DSA-RES-07]"""

    def seats(self, war: War, frame: Attack) -> tuple[str, ...]:
        """The attacker, while he owes steps and has any."""
        owing = frame.attacker_losses and involved(frame.attackers, frame.support)
        return (FACTIONS[war.state.phasing],) if owing else ()

    def run(self, war: War, frame: Attack) -> None:
        """Then the defender."""
        frame.stage = Stage.DEFENDER_LOSSES

    def legal(self, war: War, frame: Attack, seat: str) -> list[Action]:
        """The steps that can be lost."""
        return attacker_losses(war, frame)

    def do(self, war: War, frame: Attack, seat: str, action: Action) -> None:
        """Carry it out."""
        frame.attacker_losses -= 1
        lose_attacker(war, frame, action)

    def why_not(self, war: War, frame: Attack, seat: str, action: Action) -> Refusal | None:
        """Who cannot lose it."""
        return why_not_attacker(war, frame, action) if action.verb == "lose" else None

    def prompt(self, war: War, frame: Attack, seat: str) -> str:
        """In words."""
        return _prompt(frame, frame.attacker_losses)


# -- the defender -------------------------------------------------------------------------------------------


def lose_defender(war: War, frame: Attack, action: Action) -> None:
    """The defender loses a step."""
    number, left, units = _lose(war, involved(frame.defenders, frame.cover), action)
    if number == frame.cover != left:
        frame.cover = NO_UNIT  # what is left of the HQ is a unit like others
    frame.defenders = tuple(one for one in units if one != frame.cover)


class DefenderLosses(Step[War, Attack]):
    """The defender's attrition, from all who were in the combat or joined it. [DSA-RES-07, DSA-ATT-01]"""

    def seats(self, war: War, frame: Attack) -> tuple[str, ...]:
        """The defender, while he owes steps and has any."""
        units = involved(frame.defenders, frame.cover)
        return (FACTIONS[war.faction(units[0])],) if frame.defender_losses and units else ()

    def run(self, war: War, frame: Attack) -> None:
        """What could not be lost stays unsatisfied. [see DSA-EXP-03]"""
        frame.unsatisfied += frame.defender_losses
        frame.defender_losses = 0
        frame.stage = Stage.ADVANCE

    def legal(self, war: War, frame: Attack, seat: str) -> list[Action]:
        """The steps that can be lost."""
        return lose_actions(war, involved(frame.defenders, frame.cover))

    def do(self, war: War, frame: Attack, seat: str, action: Action) -> None:
        """Carry it out."""
        frame.defender_losses -= 1
        lose_defender(war, frame, action)

    def why_not(self, war: War, frame: Attack, seat: str, action: Action) -> Refusal | None:
        """Who cannot lose it."""
        units = involved(frame.defenders, frame.cover)
        return why_not_lose(war, action, units) if action.verb == "lose" else None

    def prompt(self, war: War, frame: Attack, seat: str) -> str:
        """In words."""
        return _prompt(frame, frame.defender_losses)


def _prompt(frame: Attack, owed: int) -> str:
    return f"{counted(owed, 'step')} to lose in the fight for {the(IDS[frame.hex])}. Which unit loses one?"
