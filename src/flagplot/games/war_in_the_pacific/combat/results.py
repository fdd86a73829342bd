"""Control, odds and the roll; what it calls for. [23.2 steps 2 to 7, 27.8]"""

from __future__ import annotations

from msgspec import UNSET

from flagplot.games.war_in_the_pacific import forts
from flagplot.games.war_in_the_pacific.combat import forces, odds
from flagplot.games.war_in_the_pacific.combat.frames import AR, DR, Attack, AttackStage
from flagplot.games.war_in_the_pacific.combat.losses import suffer
from flagplot.games.war_in_the_pacific.events import Fought
from flagplot.games.war_in_the_pacific.leaders import control
from flagplot.games.war_in_the_pacific.marks import BROKEN
from flagplot.games.war_in_the_pacific.names import does
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.rounding import clamped, shifted
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the


def take_control(play: Campaign, frame: Attack) -> None:
    """The control rolls of both sides, then the ratings in brackets of whoever controls. [WPA-GEN-11]

    The attacker's dice fall first.
    """
    leaders = control.control(play, frame.side, frame.attackers)
    others = control.control(play, forces.defender(frame), frame.defenders)
    frame.general, frame.defender_general = (next(iter(both), control.NOBODY) for both in (leaders, others))
    frame.tq, frame.shift, frame.retreat = (
        control.ratings_of(play, leaders, key) for key in ("tq", "shift", "retreat")
    )
    frame.defender_tq, frame.defender_shift, frame.defender_retreat = (
        control.ratings_of(play, others, key) for key in ("tq", "shift", "retreat")
    )
    frame.second, frame.defender_second = (both[1] if both[1:] else UNSET for both in (leaders, others))
    meet(play, frame)


def meet(play: Campaign, frame: Attack) -> None:
    """The odds follow from the strengths, the effects of a fort from its level. [BR-23-07, WPA-FRT-22]"""
    mine, theirs = odds.strength(play, frame, attacking=True), odds.strength(play, frame, attacking=False)
    frame.odds = play.tables.combat.odds(mine, theirs)
    frame.ratio, frame.defender_ratio = odds.advantage(mine, theirs)
    frame.effects = forts.effects(play, frame.level)
    frame.stage = AttackStage.EFFECTS


class EffectsStep(Step[Campaign, Attack]):
    """The defender may replace a fort effect by a lower letter, before the roll. [WPA-FRT-22, WPA-TDP-39]"""

    def seats(self, play: Campaign, frame: Attack) -> tuple[str, ...]:
        """The defender, where his fort leaves a choice."""
        return (SEATS[forces.defender(frame)],) if len(self._options(play, frame)) > 1 else ()

    def _options(self, play: Campaign, frame: Attack) -> list[tuple[str, ...]]:
        return forts.substitutes(forts.effects(play, frame.level))

    def run(self, play: Campaign, frame: Attack) -> None:
        """There is none."""
        frame.stage = AttackStage.POINTS

    def prompt(self, play: Campaign, frame: Attack, seat: str) -> str:
        """The question."""
        return "Which effects does your fort have? Those it is rated for, or lower letters instead."

    def legal(self, play: Campaign, frame: Attack, seat: str) -> list[Action]:
        """All that may be announced; what it is rated for first."""
        return [act("announce", "".join(letters)) for letters in self._options(play, frame)]

    def do(self, play: Campaign, frame: Attack, seat: str, action: Action) -> None:
        """Announce them."""
        frame.effects = tuple(str(action.args[0]))
        frame.stage = AttackStage.POINTS

    def why_not(self, play: Campaign, frame: Attack, seat: str, action: Action) -> Refusal | None:
        """Only lower letters."""
        if action.verb != "announce":
            return None
        return illegal("WPA-FRT-22", "an effect of the fort is replaced only by a lower letter")


# -- defence to the last man --------------------------------------------------------------------------------


def splits(points: int) -> list[tuple[int, int, int]]:
    """Every way to divide points: on the roll, on the Japanese and on the Allied minimum. [WPA-LMD-04]"""
    return [
        (roll, japan, points - roll - japan)
        for roll in range(points, -1, -1)
        for japan in range(points - roll, -1, -1)
    ]


class PointsStep(Step[Campaign, Attack]):
    """The superior side places one point for each whole number its odds exceed 1. [WPA-LMD-03, WPA-LMD-05]"""

    def _points(self, frame: Attack) -> int:
        return (frame.ratio or frame.defender_ratio) if frame.last_man else 0

    def seats(self, play: Campaign, frame: Attack) -> tuple[str, ...]:
        """The superior side, in a last-man defence."""
        return (SEATS[odds.side_of_points(frame)],) if self._points(frame) else ()

    def run(self, play: Campaign, frame: Attack) -> None:
        """There are none."""
        frame.stage = AttackStage.MINIMUM

    def prompt(self, play: Campaign, frame: Attack, seat: str) -> str:
        """The question."""
        return (
            f"Divide {self._points(frame)} points: on the roll, the Japanese and the Allied minimum losses."
        )

    def legal(self, play: Campaign, frame: Attack, seat: str) -> list[Action]:
        """Every division."""
        return [act("points", *one) for one in splits(self._points(frame))]

    def do(self, play: Campaign, frame: Attack, seat: str, action: Action) -> None:
        """Place them."""
        roll, japan, allied = map(int, action.args)
        frame.points = (roll, japan, allied)
        frame.stage = AttackStage.MINIMUM

    def why_not(self, play: Campaign, frame: Attack, seat: str, action: Action) -> Refusal | None:
        """The sum is fixed."""
        if action.verb != "points":
            return None
        return illegal("WPA-LMD-04", f"the points must add up to {self._points(frame)}")


def minimum(play: Campaign, frame: Attack) -> None:
    """Both sides roll for the steps they lose at least; the Allies at most twice the defending steps.

    The steps still count for the odds. [WPA-LMD-06, WPA-LMD-07, WPA-LMD-08]
    """
    frame.stage = AttackStage.ROLL
    if not frame.last_man:
        return
    sign = 1 if odds.side_of_points(frame) == ALLIED else -1
    (japan,) = play.roll(1, f"steps that {does(SEATS[JAPAN], 'loses')} at least")
    (allied,) = play.roll(1, f"steps that {does(SEATS[ALLIED], 'loses')} at least")
    frame.defender_minimum = max(japan + sign * frame.points[1], 0)
    frame.minimum = min(max(allied - sign * frame.points[2], 0), 2 * play.total(frame.defenders))


# -- the roll -----------------------------------------------------------------------------------------------


def roll(play: Campaign, frame: Attack) -> None:
    """The combat roll: codes of both sides and who must retreat; fort effects B and C change codes.

    [BR-23-07, WPA-FRT-22]
    """
    drm = odds.roll_drm(play, frame)
    (die,) = play.roll(1, f"attack on {the(play.label(frame.hex))} at {odds.shown(play, frame)}, {drm:+d}")
    read(play, frame, die)
    frame.stage = AttackStage.RETREAT_RATING


def read(play: Campaign, frame: Attack, die: int) -> None:
    """What a face of the die gives. [BR-23-07, WPA-FRT-22]"""
    chart = play.tables.combat
    drm, shift = odds.roll_drm(play, frame), odds.column_shift(play, frame)
    frame.die = die
    frame.row = die + drm + chart.columns[shifted(frame.odds, shift, len(chart.columns))][1]
    code, defender_code, frame.result = chart.row(die, drm, frame.odds, shift)
    steps = play.total(frame.attackers)
    frame.printed = chart.steps(defender_code, steps)
    frame.code = min(code + 1, 5) if "C" in frame.effects else code
    frame.defender_code = max(defender_code - 1, 0) if "B" in frame.effects else defender_code


def retreat_at(play: Campaign, row: int) -> str:
    """Who must retreat in a row."""
    rows = [int(one) for one in play.tables.combat.results]
    return play.tables.combat.results[str(clamped(row, min(rows), max(rows)))][2]


class RatingStep(Step[Campaign, Attack]):
    """A general's retreat rating moves AR and DR, not the losses. [WPA-GEN-32, WPA-GEN-33, WPA-GEN-34]

    A positive one is used as the owner likes, a negative one always.
    """

    def __init__(self, *, attacking: bool) -> None:
        self.attacking = attacking

    def _moved(self, play: Campaign, frame: Attack) -> int:
        rating = frame.retreat if self.attacking else -frame.defender_retreat
        return frame.row + rating

    def _own(self, frame: Attack) -> int:
        return frame.retreat if self.attacking else frame.defender_retreat

    def seats(self, play: Campaign, frame: Attack) -> tuple[str, ...]:
        """The owner of a positive rating that would change the result."""
        if self._own(frame) > 0 and retreat_at(play, self._moved(play, frame)) != frame.result:
            return (SEATS[frame.side if self.attacking else forces.defender(frame)],)
        return ()

    def run(self, play: Campaign, frame: Attack) -> None:
        """A negative rating is applied."""
        if self._own(frame) < 0:
            self._apply(play, frame)
        self._next(play, frame)

    def _apply(self, play: Campaign, frame: Attack) -> None:
        frame.row = self._moved(play, frame)
        frame.result = retreat_at(play, frame.row)

    def _next(self, play: Campaign, frame: Attack) -> None:
        frame.stage = frame.stage.next

    def prompt(self, play: Campaign, frame: Attack, seat: str) -> str:
        """The question."""
        words = {AR: "the attacker must retreat", DR: "the defender must retreat", "": "nobody must retreat"}
        now, then = words[frame.result], words[retreat_at(play, self._moved(play, frame))]
        return f"As it stands {now}. Your general can change that: {then}."

    def legal(self, play: Campaign, frame: Attack, seat: str) -> list[Action]:
        """Yes or no."""
        return [act("rating"), act("no")]

    def do(self, play: Campaign, frame: Attack, seat: str, action: Action) -> None:
        """Use it, or not."""
        if action.verb == "rating":
            self._apply(play, frame)
        self._next(play, frame)


def banzai_loss(called: int, drm: int) -> int:
    """What a banzai attack costs: losses doubled, tripled or quadrupled, and a step for each DRM.

    [WPA-BNZ-08, WPA-BNZ-09, WPA-BNZ-10]
    """
    return called * (drm + 1) + drm if drm else called


def call(play: Campaign, frame: Attack) -> None:
    """The losses called for; whoever looks back finds those of the other faces beside them."""
    frame.loss, frame.defender_loss = called(play, frame)
    play.emit(
        Fought(
            hex=play.label(frame.hex), odds=odds.shown(play, frame), die=frame.die,
            drm=odds.roll_drm(play, frame), attacker=frame.loss, defender=frame.defender_loss,
            retreat=frame.result, faces=tuple(one[:2] for one in by_face(play, frame)),
        )
    )  # fmt: skip
    frame.stage = AttackStage.REDUCTION


def called(play: Campaign, frame: Attack) -> tuple[int, int]:
    """Steps called for, limited to those present; of a last-man defence at least the minimum.

    [BR-23-07, WPA-LMD-09, WPA-LMD-11]
    """
    chart, steps = play.tables.combat, play.total(frame.attackers)
    loss = banzai_loss(chart.steps(frame.code, steps), frame.banzai)
    defender = max(chart.steps(frame.defender_code, steps), frame.defender_minimum)
    return min(max(loss, frame.minimum), steps), min(defender, play.total(frame.defenders))


def by_face(play: Campaign, frame: Attack) -> list[tuple[int, int, str]]:
    """Steps that every face of the die calls for, and who must retreat before generals change it."""
    found = []
    for die in range(1, 7):
        one = frame.clone()
        read(play, one, die)
        found.append((*called(play, one), one.result))
    return found


# -- forts that are reduced, or absorb ----------------------------------------------------------------------


def reduction_limit(lost: int, defender_lost: int, *, retreated: bool) -> int:
    """Levels an attacker may take from a fort. [WPA-FRT-25, WPA-FRT-26]"""
    return 2 * (defender_lost - lost) if retreated else 2 * defender_lost - lost


class ReductionStep(Step[Campaign, Attack]):
    """The attacker may reduce the fort for good, a step of his own a level. [WPA-FRT-24, WPA-FRT-27]"""

    def _most(self, play: Campaign, frame: Attack) -> int:
        fort = play.state.forts.get(frame.hex)
        if fort is None or fort[0] == frame.side:
            return 0
        limit = reduction_limit(frame.loss, frame.defender_loss, retreated=frame.result == AR)
        return max(min(limit, fort[1], play.total(frame.attackers) - frame.loss), 0)

    def seats(self, play: Campaign, frame: Attack) -> tuple[str, ...]:
        """The attacker, before the defender decides on absorbing. [WPA-FRT-28]"""
        return (SEATS[frame.side],) if self._most(play, frame) else ()

    def run(self, play: Campaign, frame: Attack) -> None:
        """There is nothing to reduce."""
        frame.stage = AttackStage.ABSORPTION

    def prompt(self, play: Campaign, frame: Attack, seat: str) -> str:
        """The question."""
        return (
            f"Reduce the fort for good, at a step for each level (at most {self._most(play, frame)})? Or no."
        )

    def legal(self, play: Campaign, frame: Attack, seat: str) -> list[Action]:
        """No, or so many levels."""
        return [act("no"), *(act("reduce", levels) for levels in range(1, self._most(play, frame) + 1))]

    def do(self, play: Campaign, frame: Attack, seat: str, action: Action) -> None:
        """Take the levels and the steps."""
        frame.stage = AttackStage.ABSORPTION
        if action.verb == "reduce":
            frame.reduced = int(action.args[0])
            forts.reduce(play, frame.hex, frame.reduced)
            suffer(play, frame.attackers, frame.lead, frame.reduced)

    def why_not(self, play: Campaign, frame: Attack, seat: str, action: Action) -> Refusal | None:
        """Too much."""
        if action.verb != "reduce":
            return None
        clause = "WPA-FRT-26" if frame.result == AR else "WPA-FRT-25"
        return illegal(clause, f"the fort can be reduced by at most {self._most(play, frame)}")


def absorbable(intact: int, called: int, printed: int, least: int, unbroken: int) -> int:
    """Steps a fort may absorb for unbroken units, one for each intact level.

    If the table calls for more than one step, one is really lost; so is the minimum of a last-man defence.
    [WPA-TDP-35, WPA-TDP-36]
    """
    real = max(least, 1 if printed > 1 else 0)
    return max(min(intact, called - real, unbroken), 0)


class AbsorptionStep(Step[Campaign, Attack]):
    """The fort may absorb losses, which reduces it for good; before any retreat. [WPA-TDP-37, WPA-TDP-38]"""

    def _most(self, play: Campaign, frame: Attack) -> int:
        side = forces.defender(frame)
        unbroken = play.total(unit for unit in frame.defenders if not play.is_(unit, BROKEN))
        intact = forts.intact(play, frame.hex, side)
        return absorbable(intact, frame.defender_loss, frame.printed, frame.defender_minimum, unbroken)

    def seats(self, play: Campaign, frame: Attack) -> tuple[str, ...]:
        """The defender, where his fort can."""
        return (SEATS[forces.defender(frame)],) if self._most(play, frame) else ()

    def run(self, play: Campaign, frame: Attack) -> None:
        """It cannot."""
        frame.stage = AttackStage.FIRST_LOSSES

    def prompt(self, play: Campaign, frame: Attack, seat: str) -> str:
        """The question."""
        return (
            f"Let the fort absorb losses, a level for each step (at most {self._most(play, frame)})? Or no."
        )

    def legal(self, play: Campaign, frame: Attack, seat: str) -> list[Action]:
        """So many steps, or none."""
        return [*(act("absorb", steps) for steps in range(self._most(play, frame), 0, -1)), act("no")]

    def do(self, play: Campaign, frame: Attack, seat: str, action: Action) -> None:
        """The fort is reduced instead."""
        frame.stage = AttackStage.FIRST_LOSSES
        if action.verb == "absorb":
            frame.absorbed = int(action.args[0])
            forts.reduce(play, frame.hex, frame.absorbed)
            play.note(f"the fort in {the(play.label(frame.hex))} absorbs {frame.absorbed}")

    def why_not(self, play: Campaign, frame: Attack, seat: str, action: Action) -> Refusal | None:
        """Too much."""
        if action.verb != "absorb":
            return None
        return illegal("WPA-TDP-36", f"the fort can absorb at most {self._most(play, frame)}")


def first_losses(play: Campaign, frame: Attack) -> None:
    """Whoever cannot gain by pursuing loses his steps now: who must retreat, or both if nobody must."""
    if frame.result != DR:
        frame.taken = frame.reduced + suffer(play, frame.attackers, frame.lead, frame.loss)
    if frame.result != AR:
        real = frame.defender_loss - frame.absorbed
        frame.defender_taken = suffer(play, frame.defenders, frame.defender_lead, real)
    frame.stage = AttackStage.CHECKS
