"""Steps that politics costs, by kind. [2.1, 6.2]"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from flagplot.games.dai_senso.china import CHINA, PAN_NATIONAL
from flagplot.games.dai_senso.combat.losses import lose_step, ways
from flagplot.games.dai_senso.factions import AXIS, FACTIONS
from flagplot.games.dai_senso.nations import HOLDERS, held_in, homes
from flagplot.games.dai_senso.organization import emergency
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics.frames import Losses
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted

TWICE = ("britain", "russia")  # kinds in which an armor step counts for two infantry steps [see DSB-PE-10-4]


def _kwantung(war: War, number: int, where: str) -> bool:
    return war.counter(number).kwantung


def _chinese(war: War, number: int, where: str) -> bool:
    """Of any Chinese Country, as an HQ of all China is, whichever it is taken for. [see DSB-MN-06]"""
    return war.counter(number).country in (*CHINA, *PAN_NATIONAL)


def _of_nation(war: War, number: int, where: str) -> bool:
    """Of one Country; an HQ of all China is of any Chinese one. [see DSB-MN-06]"""
    return war.counter(number).nation == where or (where in CHINA and _pan_national(war, number))


def _pan_national(war: War, number: int) -> bool:
    return war.counter(number).country in PAN_NATIONAL


def _inside(war: War, number: int, where: str) -> bool:
    """In an area, the NEI with Borneo, Celebes and Dutch New Guinea. [DSB-PE-26-8]"""
    hex = war.state.place[number]
    cell = war.tables.map.hexes[hex]
    areas = (where, *INDIES) if where == "nei" else (where,)
    return cell.area in areas or cell.region == where


HELD = ("chinese", "country")  # kinds that reach into Holding Boxes
INDIES = ("borneo", "celebes", "dutch_new_guinea")
KINDS: dict[str, Callable[[War, int, str], bool]] = {
    "kwantung": _kwantung,
    "chinese": _chinese,
    "britain": lambda war, number, where: war.counter(number).nation == "britain",
    "russia": lambda war, number, where: war.counter(number).nation == "russia",
    "russian": lambda war, number, where: war.counter(number).nation == "russia",
    "country": _of_nation,
    "inside": _inside,
}


class LossesStep(Step[War, Losses]):
    """The faction chooses which of its units lose the steps; fewer if there are fewer.

    [DSA-POL-04, DSA-CEV-06]
    """

    def seats(self, war: War, frame: Losses) -> tuple[str, ...]:
        """The faction, while it has anything to lose."""
        return (FACTIONS[frame.faction],) if frame.steps > 0 and candidates(war, frame) else ()

    def run(self, war: War, frame: Losses) -> None:
        """Enough is lost, or nothing is left."""
        war.pop()

    def legal(self, war: War, frame: Losses, seat: str) -> Sequence[Action]:
        """A step of any unit of the kind, or no more where only units are left that may be excused."""
        lost = [Action("lose", way) for one in candidates(war, frame) for way in ways(war, one)]
        return [*lost, Action("decline")] if excused(war, frame) else lost

    def do(self, war: War, frame: Losses, seat: str, action: Action) -> None:
        """One step is lost; where armor counts double, one of armor is enough. [DSB-PE-10-4, DSB-PE-10-6]"""
        if action.verb == "decline":
            frame.steps = 0
            return
        unit, *replacement = [war.tables.counter(str(id)) for id in action.args]
        if not war.on_map(unit):  # out of a Holding Box; the unit of two nations breaks down [DSB-PE-08-8]
            frame.steps -= 1
            war.leave(unit, "is eliminated")
            emergency.part(war)
            return
        frame.steps -= 2 if frame.kind in TWICE and war.face(unit).armor_type else 1
        lose_step(war, unit, *replacement)

    def why_not(self, war: War, frame: Losses, seat: str, action: Action) -> Refusal | None:
        """Only units of the kind; nobody is let off who has any that must bear it."""
        if action.verb == "decline":
            return illegal("DSB-MN-08", "units are left that must bear the loss")
        return illegal("DSA-POL-04", "that unit cannot bear the loss") if action.verb == "lose" else None

    def prompt(self, war: War, frame: Losses, seat: str) -> str:
        """How many."""
        return f"Politics costs {counted(frame.steps, 'step')}: choose what is lost"


def candidates(war: War, frame: Losses) -> list[int]:
    """The ground units that can bear the losses; those in Holding Boxes are steps of units on the map."""
    fits = KINDS[frame.kind]
    held = (
        [one for box in HOLDERS.values() if (one := held_in(war, box)) is not None]
        if frame.kind in HELD
        else []
    )
    return [
        number
        for number in (*war.all_ground(frame.faction), *held)
        if war.faction(number) == frame.faction and fits(war, number, frame.where)
    ]


def excused(war: War, frame: Losses) -> bool:
    """Whether none but HQs of all China are left, which their owner may say to be of another Country.

    That takes another friendly Chinese Country. [DSB-MN-08]
    """
    left = candidates(war, frame)
    return (
        frame.kind == "country"
        and all(_pan_national(war, one) for one in left)
        and any(set(homes(war, frame.faction, war.counter(one).country)) - {frame.where} for one in left)
    )


def axis_inside(area: str, steps: int = 1) -> Losses:
    """The Axis loses steps in an area. [see DSB-PE-26-5]"""
    return Losses(AXIS, "inside", steps, area)
