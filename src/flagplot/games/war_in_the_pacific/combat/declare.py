"""An attack is declared: who takes part, last-man defence, lead units, support. [23.2 step 1]"""

from __future__ import annotations

from msgspec import UNSET

from flagplot.games.war_in_the_pacific import forts
from flagplot.games.war_in_the_pacific.combat import forces
from flagplot.games.war_in_the_pacific.combat.frames import Attack, AttackStage
from flagplot.games.war_in_the_pacific.events import Joined
from flagplot.games.war_in_the_pacific.fire import support
from flagplot.games.war_in_the_pacific.fire.flights import can_fly
from flagplot.games.war_in_the_pacific.fire.frames import Flight
from flagplot.games.war_in_the_pacific.ground.frames import Segment
from flagplot.games.war_in_the_pacific.marks import AGAIN, BROKEN, ENGAGED, ENTERED, FOUGHT, MOVED, STORMED
from flagplot.games.war_in_the_pacific.names import does
from flagplot.games.war_in_the_pacific.places import OUT
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS, enemy
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the


def attack(
    play: Campaign,
    hex: int,
    side: int,
    units: tuple[int, ...],
    *,
    assault: bool = False,
    pursuing: bool = False,
    again: bool = False,
    banzai: int = 0,
    bonus: int = 0,
) -> Attack:
    """The frame of an attack; whoever is in the hex defends, activated or not. [BR-23-16, BR-23-19]"""
    defenders = tuple(play.at(hex, enemy(side)))
    play.show(defenders)
    play.show(units)
    play.show_fort(hex)
    play.emit(
        Joined(
            hex=play.label(hex), side=SEATS[side], attackers=play.ids(units), defenders=play.ids(defenders)
        )
    )
    return Attack(
        hex=hex, side=side, attackers=units, defenders=defenders, assault=assault, pursuing=pursuing,
        again=again, banzai=banzai, bonus=bonus, level=forts.level(play, hex, enemy(side)),
        across=_across(play, hex, units) or UNSET,
    )  # fmt: skip


def _across(play: Campaign, hex: int, units: tuple[int, ...]) -> bool:
    """Whether somebody has come into the hex across a crossing arrow to attack. [BR-2-15]"""
    if play.field.tactical:
        return False
    came = [play.state.came[unit] for unit in units if play.is_(unit, ENTERED)]
    return any(play.land.across(start, hex) for start in came)


class AsideStep(Step[Campaign, Attack]):
    """Units that began in the hex may stand aside; those that entered attack with all others. [BR-23-32]"""

    def seats(self, play: Campaign, frame: Attack) -> tuple[str, ...]:
        """The attacker, where somebody could."""
        return (SEATS[frame.side],) if self._may(play, frame) else ()

    def _may(self, play: Campaign, frame: Attack) -> bool:
        fixed = frame.assault or frame.pursuing or frame.again or frame.banzai
        entered = any(play.is_(unit, ENTERED) for unit in frame.attackers)
        return not fixed and not entered and len(frame.attackers) > 1

    def prompt(self, play: Campaign, frame: Attack, seat: str) -> str:
        """The question."""
        return f"Who stands aside in the attack on {the(play.label(frame.hex))}? Or done."

    def legal(self, play: Campaign, frame: Attack, seat: str) -> list[Action]:
        """Everybody but the last; and done."""
        return [*(act("aside", id) for id in play.ids(frame.attackers)), act("done")]

    def do(self, play: Campaign, frame: Attack, seat: str, action: Action) -> None:
        """One stands aside, or all others attack."""
        if action.verb == "done":
            commit(play, frame)
            return
        unit = play.tables.number[str(action.args[0])]
        frame.attackers = tuple(one for one in frame.attackers if one != unit)

    def run(self, play: Campaign, frame: Attack) -> None:
        """Nobody may."""
        commit(play, frame)


def commit(play: Campaign, frame: Attack) -> None:
    """All who take part are marked; on the main map who survives landings from the sea may still demolish.

    [WPA-DEM-09]
    """
    for unit in frame.attackers:
        play.unmark(unit, ENTERED | STORMED)
        play.mark(unit, FOUGHT | ENGAGED | (AGAIN if frame.again else 0))
    amphibious = frame.assault and forces.from_ships(play, frame.attackers) == frame.attackers
    for unit in frame.defenders:
        if play.field.tactical or not amphibious:
            play.unmark(unit, STORMED)
        elif not play.is_(unit, ENGAGED):
            play.mark(unit, STORMED)
        play.mark(unit, ENGAGED)
    frame.stage = AttackStage.LAST_MAN


class LastManStep(Step[Campaign, Attack]):
    """On a tactical map Japan may defend to the last man, as often as it likes. [WPA-LMD-01, SC-S1-09]"""

    def seats(self, play: Campaign, frame: Attack) -> tuple[str, ...]:
        """Japan, if it defends."""
        return (SEATS[JAPAN],) if frame.side != JAPAN else ()

    def run(self, play: Campaign, frame: Attack) -> None:
        """Japan attacks."""
        frame.stage = AttackStage.LEAD

    def prompt(self, play: Campaign, frame: Attack, seat: str) -> str:
        """The question."""
        return f"Defend {the(play.label(frame.hex))} to the last man?"

    def legal(self, play: Campaign, frame: Attack, seat: str) -> list[Action]:
        """Yes or no."""
        return [act("last-man"), act("no")]

    def do(self, play: Campaign, frame: Attack, seat: str, action: Action) -> None:
        """Say so."""
        frame.last_man = action.verb == "last-man"
        if frame.last_man:
            play.news(f"{does(seat, 'defends')} {the(play.label(frame.hex))} to the last man")
        frame.stage = AttackStage.LEAD


class LeadStep(Step[Campaign, Attack]):
    """A side names its lead unit, the attacker first. [BR-23-05]"""

    def __init__(self, *, attacking: bool) -> None:
        self.attacking = attacking

    def _units(self, frame: Attack) -> tuple[int, ...]:
        return frame.attackers if self.attacking else frame.defenders

    def seats(self, play: Campaign, frame: Attack) -> tuple[str, ...]:
        """The side, where it has a choice."""
        if len(forces.leads(play, self._units(frame))) < 2:
            return ()
        return (SEATS[frame.side if self.attacking else forces.defender(frame)],)

    def run(self, play: Campaign, frame: Attack) -> None:
        """The only one who may."""
        self._set(frame, forces.leads(play, self._units(frame))[0])

    def _set(self, frame: Attack, unit: int) -> None:
        if self.attacking:
            frame.lead = unit
        else:
            frame.defender_lead = unit
        frame.stage = frame.stage.next

    def prompt(self, play: Campaign, frame: Attack, seat: str) -> str:
        """The question."""
        return f"Which unit leads in {the(play.label(frame.hex))}? Its quality counts for all."

    def legal(self, play: Campaign, frame: Attack, seat: str) -> list[Action]:
        """Whoever may lead."""
        return [act("lead", id) for id in play.ids(forces.leads(play, self._units(frame)))]

    def do(self, play: Campaign, frame: Attack, seat: str, action: Action) -> None:
        """Name it."""
        self._set(frame, play.tables.number[str(action.args[0])])

    def why_not(self, play: Campaign, frame: Attack, seat: str, action: Action) -> Refusal | None:
        """Too small, or engineers beside others."""
        if action.verb != "lead":
            return None
        id = str(action.args[0])
        return illegal("BR-23-05", f"{the(id)} may not lead here", id)


# -- fire that supports -------------------------------------------------------------------------------------


def batteries(play: Campaign, frame: Attack) -> list[int]:
    """The artillery that could support: unbroken, near enough, neither moved nor attacking. [SC-S1-08]

    It supports one attack in a Ground Segment.
    """
    segment = next((one for one in play.state.frames if isinstance(one, Segment)), None)
    if segment is None or segment.side != ALLIED or segment.guns or frame.side != ALLIED:
        return []
    card = play.tables.card
    base = play.tables.number[card.artillery]
    return [
        unit
        for unit in play.tables.parts(base)
        if unit in play.ashore(ALLIED)
        and unit not in frame.attackers
        and not play.is_(unit, BROKEN | FOUGHT)
        and not _on_the_move(play, unit)
        and play.island.distance(play.state.place[unit], frame.hex) <= card.artillery_range
    ]


def _on_the_move(play: Campaign, unit: int) -> bool:
    """Whether a unit has moved in this segment; who landed before it has only paid for that. [SC-S1-08]"""
    landed = play.state.spent[unit] and play.state.came[unit] == OUT
    return play.is_(unit, MOVED) and not landed


class GunsStep(Step[Campaign, Attack]):
    """The artillery ashore supports one attack in a segment. [SC-S1-08]"""

    def seats(self, play: Campaign, frame: Attack) -> tuple[str, ...]:
        """The attacker, if it is near."""
        return (SEATS[ALLIED],) if batteries(play, frame) else ()

    def run(self, play: Campaign, frame: Attack) -> None:
        """There is none."""
        frame.stage = AttackStage.SUPPORT

    def prompt(self, play: Campaign, frame: Attack, seat: str) -> str:
        """The question."""
        return "Does the artillery support this attack?"

    def legal(self, play: Campaign, frame: Attack, seat: str) -> list[Action]:
        """Yes or no."""
        return [act("guns"), act("no")]

    def do(self, play: Campaign, frame: Attack, seat: str, action: Action) -> None:
        """Say so; guns that fire stay where they are."""
        if action.verb == "guns":
            frame.guns = True
            for unit in batteries(play, frame):
                play.mark(unit, FOUGHT)
            for one in play.state.frames:
                if isinstance(one, Segment):
                    one.guns = True
        frame.stage = AttackStage.SUPPORT


class SupportStep(Step[Campaign, Attack]):
    """APs that have not flown may support a combat; the attacker commits first. [BR-5-21]"""

    def __init__(self, *, attacking: bool) -> None:
        self.attacking = attacking

    def seats(self, play: Campaign, frame: Attack) -> tuple[str, ...]:
        """The side with aircraft, if any are left."""
        side = frame.side if self.attacking else forces.defender(frame)
        if play.tables.land is not None:
            return (SEATS[side],) if support.can_fly(play, frame.hex, side) else ()
        return (SEATS[ALLIED],) if side == ALLIED and can_fly(play, "") else ()

    def run(self, play: Campaign, frame: Attack) -> None:
        """Nobody can fly."""
        frame.stage = frame.stage.next

    def prompt(self, play: Campaign, frame: Attack, seat: str) -> str:
        """The question."""
        return f"Send aircraft to support the fight in {the(play.label(frame.hex))}?"

    def legal(self, play: Campaign, frame: Attack, seat: str) -> list[Action]:
        """Yes or no."""
        return [act("support"), act("no")]

    def do(self, play: Campaign, frame: Attack, seat: str, action: Action) -> None:
        """Open the mission, or go on without."""
        frame.stage = frame.stage.next
        if action.verb == "support":
            play.push(Flight(hex=frame.hex, side=SEATS.index(seat)))
