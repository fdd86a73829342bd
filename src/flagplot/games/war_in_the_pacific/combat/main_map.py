"""What an attack on the main map has of its own: one check for a side, full losses, pursuit. [23]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific import checks
from flagplot.games.war_in_the_pacific.combat import aftermath, forces, odds, retreat
from flagplot.games.war_in_the_pacific.combat.frames import AR, DR, Attack, AttackStage
from flagplot.games.war_in_the_pacific.combat.losses import suffer
from flagplot.games.war_in_the_pacific.combat.pursuit import beaten
from flagplot.games.war_in_the_pacific.command import support
from flagplot.games.war_in_the_pacific.ground import garrisons, landings, marching
from flagplot.games.war_in_the_pacific.leaders import fates
from flagplot.games.war_in_the_pacific.marks import ACTIVE, BROKEN, FROZEN
from flagplot.games.war_in_the_pacific.names import does
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import SEATS, enemy
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the


def pass_on(play: Campaign, frame: Attack) -> None:
    """A stage that only tactical maps have."""
    frame.stage = frame.stage.next


# -- checks -------------------------------------------------------------------------------------------------


def checking(play: Campaign, frame: Attack, side: int) -> int:
    """The unit that checks for its side: the lead unit, or whoever could lead now that it is gone; or -1.

    Intrinsic Garrisons check nothing. [BR-23-11, BR-24-02]
    """
    units = forces.here(play, frame, forces.mine(frame, side))
    units = tuple(unit for unit in units if not play.unit(unit).intrinsic)
    lead = frame.lead if side == frame.side else frame.defender_lead
    if lead in units:
        return lead
    return forces.leads(play, units)[0] if units else -1


def check_leads(play: Campaign, frame: Attack) -> None:
    """The lead unit checks for all who took part, the defender's first; if it fails all of them break.

    Units that were broken before lose a step instead. A called retreat may be refused only by a side whose
    lead unit has passed. [BR-23-11, BR-23-13, BR-23-28]
    """
    for side in (forces.defender(frame), frame.side):
        lead = checking(play, frame, side)
        if lead < 0 or not retreat.checks_called(frame, side):
            continue
        if not checks.check(play, lead, odds.unit_tq(play, frame, lead), 0, "to hold"):
            _break(play, frame, side)
    side = frame.side if frame.result == AR else forces.defender(frame)
    if frame.result:
        units = forces.here(play, frame, forces.mine(frame, side))
        frame.standing = tuple(unit for unit in units if not play.unit(unit).intrinsic)
        if retreat.optional(frame, side):
            frame.standing = tuple(unit for unit in frame.standing if unit in frame.failed)
    frame.stage = AttackStage.STAND


def _break(play: Campaign, frame: Attack, side: int) -> None:
    for unit in forces.here(play, frame, forces.mine(frame, side)):
        if play.unit(unit).intrinsic:
            continue
        frame.failed = (*frame.failed, unit)
        if play.is_(unit, BROKEN):
            retreat.count(frame, side, play.lose(unit, 1, "broken again"))
        else:
            play.mark(unit, BROKEN)
            play.note(f"{does(play.id(unit), 'is')} broken")


def landing_checks(play: Campaign, frame: Attack) -> None:
    """Units that have fought their way ashore check whether they can still move. [BR-17-08]"""
    frame.stage = AttackStage.PURSUIT
    if frame.assault:
        for unit in forces.here(play, frame, frame.attackers):
            landings.check_landed(play, unit, frame.tq)


# -- pursuit ------------------------------------------------------------------------------------------------


def followers(play: Campaign, frame: Attack) -> list[tuple[int, int]]:
    """Attackers that may follow beaten defenders, and where to: they are activated and have the MPs.

    Only when all defenders have left; nobody follows a beaten attacker. [BR-23-10]
    """
    if play.at(frame.hex, enemy(frame.side)):
        return []
    asked = {unit for unit, _ in frame.chased}
    return [
        (unit, hex)
        for unit in forces.here(play, frame, frame.attackers)
        if play.is_(unit, ACTIVE) and unit not in asked and unit not in frame.passed
        for hex in beaten(frame, play, enemy(frame.side))
        if _affordable(play, unit, frame.hex, hex)
    ]


def _affordable(play: Campaign, unit: int, start: int, hex: int) -> bool:
    price = play.land.price(start, hex, mech=play.unit(unit).mech)
    return price is not None and price <= marching.left(play, unit)


class FollowStep(Step[Campaign, Attack]):
    """Attackers hold the hex they have won, or follow into the hex of the retreat. [BR-23-10]"""

    def seats(self, play: Campaign, frame: Attack) -> tuple[str, ...]:
        """The attacker, where somebody may follow."""
        return (SEATS[frame.side],) if followers(play, frame) else ()

    def run(self, play: Campaign, frame: Attack) -> None:
        """Nobody may."""
        frame.stage = AttackStage.LAST_LOSSES

    def prompt(self, play: Campaign, frame: Attack, seat: str) -> str:
        """The question."""
        return "Who follows the beaten enemy? He does not attack again in this segment. Or done."

    def legal(self, play: Campaign, frame: Attack, seat: str) -> list[Action]:
        """Followers, and done."""
        found = followers(play, frame)
        return [act("done"), *(act("pursue", play.id(unit), play.label(hex)) for unit, hex in found)]

    def do(self, play: Campaign, frame: Attack, seat: str, action: Action) -> None:
        """A unit tries; or nobody else does."""
        if action.verb == "done":
            frame.stage = AttackStage.LAST_LOSSES
            return
        follow(play, frame, play.tables.number[str(action.args[0])], play.field.place(str(action.args[1])))

    def why_not(self, play: Campaign, frame: Attack, seat: str, action: Action) -> Refusal | None:
        """No beaten enemy there, or no MPs left."""
        if action.verb != "pursue":
            return None
        id, label = str(action.args[0]), str(action.args[1])
        return illegal("BR-23-10", f"{the(id)} cannot follow into {the(label)}", id)


def follow(play: Campaign, frame: Attack, unit: int, hex: int) -> None:
    """A unit checks, with half its quality in anything but clear terrain: it follows, or stays. [BR-23-10]"""
    halvings = int(play.land.ground(hex) != "clear")
    tq = checks.quality(play, unit, odds.modifiers(frame, attacking=True), halvings)
    if not checks.check(play, unit, tq, 0, "to follow"):
        frame.passed = (*frame.passed, unit)
        return
    price = play.land.price(frame.hex, hex, mech=play.unit(unit).mech) or 0
    play.state.spent[unit] = play.state.spent[unit] + price
    frame.chased = (*frame.chased, (unit, hex))
    play.go(unit, hex, "follows")


def last_losses(play: Campaign, frame: Attack) -> None:
    """The losses that waited, in full: half losses are for tactical maps. [BR-23-07, BR-23-08]"""
    if frame.result == DR:
        attackers = forces.alive(play, frame.attackers)
        frame.taken += frame.reduced + suffer(play, attackers, frame.lead, frame.loss)
    elif frame.result == AR:
        defenders = forces.alive(play, frame.defenders)
        frame.defender_taken += suffer(play, defenders, frame.defender_lead, frame.defender_loss)
    frame.stage = AttackStage.AFTERMATH


# -- the end ------------------------------------------------------------------------------------------------


def settle(play: Campaign, frame: Attack) -> None:
    """Generals, the airfield, control. [BR-23-33, BR-23-09]"""
    frame.stage = AttackStage.CHASE
    aftermath.suppress(play, frame)
    fates.after_combat(play, frame)
    garrisons.dismiss(play, frame.hex, forces.defender(frame))
    if frame.chased and not play.at(frame.hex, forces.defender(frame)):
        play.take(frame.hex, frame.side)  # they have passed through it
    play.settle_control(frame.hex)


def over(play: Campaign, frame: Attack) -> None:
    """Units attack once in a Ground Segment; where nobody has left both sides stay. [BR-23-16, BR-23-25]

    Who has landed and is still activated has his Ground Segment before him. [see BR-17-08, BR-23-03]
    """
    play.pop()
    for unit in forces.alive(play, frame.attackers) if not frame.assault else ():
        play.mark(unit, FROZEN)
    if frame.assault and frame.result != AR:
        units = forces.from_ships(play, forces.alive(play, frame.attackers))
        support.landed(play, frame.hex, frame.side, units)
