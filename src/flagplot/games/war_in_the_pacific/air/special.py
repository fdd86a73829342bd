"""Special strikes at a task force that has just moved. [5.5]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.air import missions, plotting, raids, wings
from flagplot.games.war_in_the_pacific.air.frames import STRIKE_N, Line, SpecialStrikes
from flagplot.games.war_in_the_pacific.air.strengths import BANDS
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import SEATS, enemy
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted, the

CLASSES = ("D", "T", "B", "FB")  # that fly special strikes [see BR-5-10]


def attacker(play: Campaign, frame: SpecialStrikes) -> int:
    """Who may strike."""
    return enemy(play.force(frame.target).side)


def draft(play: Campaign, frame: SpecialStrikes, base: str) -> Line:
    """A special strike of a base."""
    return Line(side=attacker(play, frame), base=base, mission=STRIKE_N, target=frame.target)


def able(play: Campaign, line: Line, air: int, *, escort: bool) -> int:
    """APs that may join: without a mission, within half their normal range. [BR-5-10, BR-5-20]"""
    if not wings.within_half(play, air, play.base_hex(line.base), play.base_hex(line.target)):
        return 0
    if wings.cargo(play, air):  # a special strike lands where it started
        return 0
    if escort:
        return missions.able_escort(play, (), line, air)
    if wings.type_of(play, air).class_ not in CLASSES:
        return 0
    return missions.able(play, (), line, air)


def bases(play: Campaign, frame: SpecialStrikes) -> list[str]:
    """Bases that may declare a special strike: each one for a task force and Naval Phase. [BR-5-20]"""
    force = play.sea.forces.get(frame.target)
    if force is None or not play.located(frame.target) or play.in_port(frame.target):
        return []
    return [
        base
        for base in play.air_bases(attacker(play, frame))
        if base not in frame.declared
        and not missions.docked(play, base)
        and any(able(play, draft(play, frame, base), air, escort=False) for air in play.air_at(base))
    ]


class SpecialStrikesStep(Step[Campaign, SpecialStrikes]):
    """Before the next task force starts, bases near by may strike; there is no sequence roll. [BR-5-20]"""

    def seats(self, play: Campaign, frame: SpecialStrikes) -> tuple[str, ...]:
        """The enemy of the task force, if anybody can fly."""
        if frame.target not in play.sea.forces or (frame.draft is None and not bases(play, frame)):
            return ()
        return (SEATS[attacker(play, frame)],)

    def run(self, play: Campaign, frame: SpecialStrikes) -> None:
        """Nobody can."""
        play.pop()

    def prompt(self, play: Campaign, frame: SpecialStrikes, seat: str) -> str:
        """The question."""
        where = the(play.contact(frame.target))
        if frame.draft is None:
            return f"{where} is in reach. Name a base for a special strike, or done."
        sent = counted(wings.counted(frame.draft.bombers), "air point")
        return f"A special strike from {play.called(frame.draft.base)} at {where}: {sent} so far."

    def legal(self, play: Campaign, frame: SpecialStrikes, seat: str) -> list[Action]:
        """Bases; or who flies."""
        line = frame.draft
        if line is None:
            return [*(act("special", base) for base in bases(play, frame)), act("done")]
        found = []
        for air in play.air_at(line.base):
            id, kind = wings.unit(play, air).id, wings.type_of(play, air)
            most = able(play, line, air, escort=False)
            for approach in missions.approaches(kind, STRIKE_N) if most else ():
                found += [act("send", id, count, approach) for count in range(1, most + 1)]
            most = able(play, line, air, escort=True)
            found += [act("guard", id, count, band) for band in BANDS for count in range(1, most + 1)]
        return [*found, act("launch" if line.bombers else "cancel")]

    def do(self, play: Campaign, frame: SpecialStrikes, seat: str, action: Action) -> None:
        """Declare, send, launch: the APs have flown in the Air Phase that follows. [BR-5-20]"""
        line = frame.draft
        match action.verb:
            case "done":
                play.pop()
            case "special":
                frame.draft = draft(play, frame, str(action.args[0]))
            case "cancel":
                frame.draft = None
            case "launch":
                assert line is not None
                frame.draft, frame.declared = None, (*frame.declared, line.base)
                for air, count, _ in (*line.bombers, *line.escorts):
                    play.state.flown[air] = play.state.flown[air] + count
                play.push(raids.begin(line))
            case _:
                assert line is not None
                frame.draft = plotting.drafted(play, line, action)

    def why_not(self, play: Campaign, frame: SpecialStrikes, seat: str, action: Action) -> Refusal | None:
        """Half the normal range; once a base."""
        line = frame.draft
        if line is None:
            if action.verb != "special":
                return None
            base = str(action.args[0])
            if base in frame.declared:
                return illegal("BR-5-20", f"{the(base)} has struck at this force in this phase", base)
            return illegal("BR-5-10", f"nobody at {the(base)} is within half range", base)
        if action.verb in ("send", "guard"):
            air = play.tables.air_number[str(action.args[0])]
            half = wings.within_half(play, air, play.base_hex(line.base), play.base_hex(line.target))
            if play.air_base(air) == line.base and not half:
                return illegal("BR-5-10", "the force is beyond half their range", str(action.args[0]))
        return plotting.why_not_drafted(play, (), line, action)
