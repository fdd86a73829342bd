"""Checks after combat, refusals, and retreats. [23.3, 23.5, 23.6, 27.1.4]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific import checks
from flagplot.games.war_in_the_pacific.combat import forces, odds
from flagplot.games.war_in_the_pacific.combat.frames import AR, DR, Attack, AttackStage
from flagplot.games.war_in_the_pacific.fire import ships
from flagplot.games.war_in_the_pacific.ground import marching
from flagplot.games.war_in_the_pacific.landing.checks import stay_active
from flagplot.games.war_in_the_pacific.leaders import whereabouts
from flagplot.games.war_in_the_pacific.marks import ACTIVE, BROKEN, ENTERED, ENTRAINED, LANDED
from flagplot.games.war_in_the_pacific.names import does
from flagplot.games.war_in_the_pacific.places import aboard, ship_at
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import ALLIED, NEUTRAL, SEATS, enemy
from flagplot.games.war_in_the_pacific.units import SUNK
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the


def must_retreat(frame: Attack, side: int) -> bool:
    """Whether a side has a mandatory retreat."""
    return frame.result == (AR if side == frame.side else DR)


def optional(frame: Attack, side: int) -> bool:
    """Whether a mandatory retreat is optional for unbroken units: in a last-man defence, or by effect E.

    [WPA-LMD-10, BR-23-28]
    """
    return side != frame.side and (frame.last_man or "E" in frame.effects)


def checks_called(frame: Attack, side: int) -> bool:
    """Whether the units of a side check: a loss that was not wholly absorbed, or a mandatory retreat.

    [BR-23-11, BR-23-28]
    """
    loss = frame.loss if side == frame.side else frame.defender_loss - frame.absorbed
    return loss > 0 or (must_retreat(frame, side) and not optional(frame, side))


def check_all(play: Campaign, frame: Attack) -> None:
    """Every unit that took part checks for itself, the defender's first. [WPA-TAC-17, BR-23-28]

    A failure breaks it; a unit that was broken before and fails loses a step. [BR-23-13]
    """
    for side in (forces.defender(frame), frame.side):
        for unit in forces.here(play, frame, forces.mine(frame, side)):
            broken = play.is_(unit, BROKEN)
            if broken:
                frame.failed = (*frame.failed, unit)
            if not checks_called(frame, side):
                continue
            if checks.check(play, unit, odds.unit_tq(play, frame, unit), 0, "to hold"):
                continue
            if broken:
                count(frame, side, play.lose(unit, 1, "broken again"))
            else:
                play.mark(unit, BROKEN)
                play.note(f"{does(play.id(unit), 'is')} broken")
                frame.failed = (*frame.failed, unit)
    side = frame.side if frame.result == AR else forces.defender(frame)
    if frame.result:
        frame.standing = forces.here(play, frame, forces.mine(frame, side))
        if optional(frame, side):
            frame.standing = tuple(unit for unit in frame.standing if unit in frame.failed)
    frame.stage = AttackStage.STAND


def count(frame: Attack, side: int, lost: int) -> None:
    """Steps really lost, for the fates of generals."""
    if side == frame.side:
        frame.taken += lost
    else:
        frame.defender_taken += lost


# -- where to -----------------------------------------------------------------------------------------------


def ways(play: Campaign, frame: Attack, unit: int) -> list[int]:
    """Where a unit may retreat to: an attacker the way it came, anybody else to a hex without enemies.

    Stacking binds; a friendly hex goes first. Whoever has landed goes back to his ship.
    [BR-23-09, BR-23-36, BR-17-06]
    """
    side, state = play.side(unit), play.state
    came = state.came[unit]
    if side == frame.side and ship_at(came) >= 0:
        return [came]
    near = [hex for hex in play.field.near(frame.hex) if _open(play, frame.hex, hex, unit)]
    if side == frame.side:
        if came in near:
            return [came]
        near = [hex for hex in near if state.control[hex] == side]
    return [hex for hex in near if state.control[hex] == side] or near


def _open(play: Campaign, start: int, hex: int, unit: int) -> bool:
    side, fort = play.side(unit), play.state.forts.get(hex)
    if play.at(hex, enemy(side)) or play.room(hex, side) < play.state.steps[unit]:
        return False
    if play.field.tactical:
        return fort is None or fort[0] == side
    return _passable(play, start, hex, unit)


def _passable(play: Campaign, start: int, hex: int, unit: int) -> bool:
    """Whether ground movement allows a retreat on the main map: no closed hexside, no garrison, no neutral.

    Mountains without a path are such a hexside, in the Owen Stanleys too. A general does not come to a hex in
    which another is. [BR-23-09, BR-2-10, SC-S3-08, WPA-GEN-16]
    """
    side, printed = play.side(unit), play.unit(unit)
    if play.intrinsic(hex, enemy(side)) or (play.state.control[hex] == NEUTRAL and side == ALLIED):
        return False
    if whereabouts.crowded(play, unit, hex):
        return False
    return play.land.price(start, hex, mech=printed.mech) is not None


def go_back(play: Campaign, frame: Attack, unit: int, place: int) -> None:
    """A unit retreats, never on a train; aboard a ship it is deactivated, and what that cannot carry is lost.

    [BR-17-19, WPA-RAIL-18]
    """
    play.unmark(unit, ENTERED | ENTRAINED)
    if not play.field.tactical and exiled(play, unit, place):
        count(frame, play.side(unit), play.lose(unit, play.state.steps[unit], "forced out of its country"))
        return
    play.go(unit, place, "retreats")
    frame.leaving = (*frame.leaving, (unit, place))
    ship = ship_at(place)
    if ship < 0:
        return
    play.unmark(unit, ACTIVE)
    if play.state.damage[ship] == SUNK:
        play.lose(unit, play.state.steps[unit], "the ship is gone")
        return
    over = excess(play, ship, play.side(unit))
    if over > 0:
        play.lose(unit, over, "no room aboard")


def excess(play: Campaign, ship: int, side: int) -> int:
    """Load points too many aboard a ship; on the main map units are spread over its task force. [BR-17-19]"""
    label = "" if play.field.tactical else play.force_of(ship)
    hulls = play.force(label).ships if label else (ship,)
    carried = sum(ships.load_points(play, one) for hull in hulls for one in play.at(aboard(hull), side))
    return carried - sum(ships.load(play, hull) for hull in hulls)


def exiled(play: Campaign, unit: int, place: int) -> bool:
    """Whether a unit with an asterisk is forced out of its country: it is then eliminated.

    [BR-23-26, WPB-NEU-08]
    """
    star = play.unit(unit).star
    return bool(star) and ship_at(place) < 0 and play.country(place).lower() != star


class StandStep(Step[Campaign, Attack]):
    """Units that must retreat do; those that passed their check may refuse. [WPA-TAC-17, BR-23-11]"""

    def seats(self, play: Campaign, frame: Attack) -> tuple[str, ...]:
        """The owner of the next unit, where it has a choice."""
        if not frame.standing:
            return ()
        unit = frame.standing[0]
        if unit in frame.failed and len(ways(play, frame, unit)) < 2:
            return ()
        return (SEATS[play.side(unit)],)

    def run(self, play: Campaign, frame: Attack) -> None:
        """A retreat without a choice; or all have been asked."""
        if not frame.standing:
            frame.stage = AttackStage.WITHDRAW
            return
        unit, *rest = frame.standing
        frame.standing = tuple(rest)
        if not play.state.steps[unit]:
            return
        found = ways(play, frame, unit)
        if found:
            go_back(play, frame, unit, found[0])
        else:  # it stays, is locked and loses a step [BR-23-09]
            frame.stuck = (*frame.stuck, unit)
            count(frame, play.side(unit), play.lose(unit, 1, "no way to retreat"))

    def prompt(self, play: Campaign, frame: Attack, seat: str) -> str:
        """The question."""
        unit = frame.standing[0]
        if unit in frame.failed:
            return f"Where does {the(play.id(unit))} retreat to?"
        return f"Does {the(play.id(unit))} stand or retreat? Standing may cost a step."

    def legal(self, play: Campaign, frame: Attack, seat: str) -> list[Action]:
        """Stand, or the ways back."""
        unit = frame.standing[0]
        stand = [] if unit in frame.failed else [act("stand", play.id(unit))]
        return [*stand, *(act("retreat", play.id(unit), play.label(to)) for to in ways(play, frame, unit))]

    def do(self, play: Campaign, frame: Attack, seat: str, action: Action) -> None:
        """Stand, or go."""
        unit, *rest = frame.standing
        frame.standing = tuple(rest)
        if action.verb == "stand":
            stand(play, frame, unit)
        else:
            go_back(play, frame, unit, place_of(play, str(action.args[1])))

    def why_not(self, play: Campaign, frame: Attack, seat: str, action: Action) -> Refusal | None:
        """It must go, or not there."""
        if action.verb == "stand":
            clause = "WPA-TAC-17" if play.field.tactical else "BR-23-11"
            return illegal(clause, f"{the(action.args[0])} cannot refuse to retreat", str(action.args[0]))
        return no_way(play, "BR-23-09", action) if action.verb == "retreat" else None


def no_way(play: Campaign, rule: str, action: Action) -> Refusal:
    """Why a unit does not retreat to a place: another general is there, or no way leads to it."""
    id, to = str(action.args[0]), place_of(play, str(action.args[1]))
    if whereabouts.crowded(play, play.tables.number[id], to):
        return illegal("WPA-GEN-16", f"another general is in {the(action.args[1])} already", id)
    return illegal(rule, f"{the(id)} cannot retreat there", id)


def place_of(play: Campaign, id: str) -> int:
    """The place an answer names: a hex or a ship."""
    return aboard(play.tables.ship_number[id]) if id in play.tables.ship_number else play.field.place(id)


def stand(play: Campaign, frame: Attack, unit: int) -> None:
    """Unit Mandatory Step Loss: 1D10 read 0 to 9 above the printed quality costs a step.

    No general and nothing else changes that quality. [BR-23-12, WPA-GEN-24]
    """
    (face,) = play.roll(1, f"{the(play.id(unit))} stands", sides=10)
    if face % 10 > play.unit(unit).tq:
        count(frame, play.side(unit), play.lose(unit, 1, "it stood against a retreat"))


class WithdrawStep(Step[Campaign, Attack]):
    """Units may retreat of their own will, at no cost, the defender's first. [BR-23-30]"""

    def __init__(self, *, attacking: bool) -> None:
        self.attacking = attacking

    def _units(self, play: Campaign, frame: Attack) -> list[int]:
        mine = frame.attackers if self.attacking else frame.defenders
        if self.attacking and frame.assault:
            return []  # those who have landed stay
        facing = forces.here(play, frame, frame.defenders if self.attacking else frame.attackers)
        if not facing:
            return []
        return [
            unit
            for unit in forces.here(play, frame, mine)
            if unit not in frame.stuck and not self._fixed(play, unit) and ways(play, frame, unit)
        ]

    def _fixed(self, play: Campaign, unit: int) -> bool:
        """Who never leaves of its own will: an Intrinsic Garrison, the last unit of a place to be held.

        [BR-24-02, SC-S4-06]
        """
        if play.field.tactical:
            return False
        return play.unit(unit).intrinsic or marching.emptied(play, unit)

    def seats(self, play: Campaign, frame: Attack) -> tuple[str, ...]:
        """The side, while somebody could."""
        side = frame.side if self.attacking else forces.defender(frame)
        return (SEATS[side],) if self._units(play, frame) else ()

    def run(self, play: Campaign, frame: Attack) -> None:
        """Nobody can."""
        frame.stage = frame.stage.next

    def prompt(self, play: Campaign, frame: Attack, seat: str) -> str:
        """The question."""
        return f"Do units leave {the(play.label(frame.hex))} of their own will? Or done."

    def legal(self, play: Campaign, frame: Attack, seat: str) -> list[Action]:
        """Everybody's ways back; and done."""
        return [
            act("done"),
            *(
                act("retreat", play.id(unit), play.label(to))
                for unit in self._units(play, frame)
                for to in ways(play, frame, unit)
            ),
        ]

    def do(self, play: Campaign, frame: Attack, seat: str, action: Action) -> None:
        """Go, or stay."""
        if action.verb == "done":
            frame.stage = frame.stage.next
            return
        go_back(play, frame, play.tables.number[str(action.args[0])], place_of(play, str(action.args[1])))

    def why_not(self, play: Campaign, frame: Attack, seat: str, action: Action) -> Refusal | None:
        """Not there."""
        return no_way(play, "BR-23-30", action) if action.verb == "retreat" else None


def landing_checks(play: Campaign, frame: Attack) -> None:
    """Units that have assaulted in this game-turn check after each of their combats, before any pursuit.

    [WPA-TAC-25, WPA-TAC-32, WPA-TAC-33]
    """
    for unit in forces.here(play, frame, frame.attackers):
        if play.is_(unit, LANDED) and play.is_(unit, ACTIVE):
            stay_active(play, unit, frame.tq, held=True)
    frame.stage = AttackStage.PURSUIT
