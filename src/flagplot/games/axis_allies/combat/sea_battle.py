"""A sea battle, round by round: submarines, general fire, the tests for an early end, retreat.

``SeaBattle`` lists the stages in the order of the printed steps.
"""

from __future__ import annotations

from flagplot.games.axis_allies.combat import casualties, fire, retreat, strip
from flagplot.games.axis_allies.combat.frames import Battle
from flagplot.games.axis_allies.combat.frames import SeaStage as Stage
from flagplot.games.axis_allies.events import BELOW, Retreated
from flagplot.games.axis_allies.pieces import Status, change, look, minus
from flagplot.games.axis_allies.play import War
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.script import Script
from flagplot.kernel.words import the

# -- submarines: step 2 -----------------------------------------------------------------------------------


def _round(war: War, frame: Battle) -> None:
    """Begin a round: see whose submarines may act before the others, against the general order of fire.

    That is a rule of their own kind and overrides the general one, as the destroyer's does theirs
    [P40-GEN-10]. A destroyer on the other side at the start of the round takes that from all of them; they
    then fire with the other units. The step comes back every round. [P40-GCB-05, P40-GCB-06, P40-GCB-14,
    A50-SUB-19, A50-SUB-22]
    """
    tab = fire.table(war.board.kinds)
    frame.round += 1
    frame.early = 0
    # only destroyers in the battle count, not those of a friend [P40-DST-03, P40-DST-04, A50-SUB-25]
    if not fire.has_destroyer(tab, frame.defenders):
        frame.early |= 1  # [P40-SUB-01, A50-SUB-09]
    if not fire.has_destroyer(tab, frame.attackers):
        frame.early |= 2  # [P40-SUB-01, A50-SUB-10]
    divers = []
    if frame.early & 1 and boats(war, frame.attackers, frame.power):
        divers.append(frame.power)
    if war.edition.divers_decide_together:
        divers += _defending_divers(war, frame)
    frame.divers = tuple(divers)  # before anybody fires at them [P40-SUB-17]
    frame.stage = Stage.DIVE


def _defending_divers(war: War, frame: Battle) -> list[int]:
    """The defenders, in turn order, with submarines that may submerge; each decides for its own.

    [P40-GCB-08, A50-SUB-14, A50-SUB-26]
    """
    if not frame.early & 2:
        return []
    return [p for p in war.board.after(frame.power) if boats(war, frame.defenders, p)]


def boats(war: War, stacks: dict[int, int], power: int) -> int:
    """How many submarines of a power are among the stacks."""
    kinds = war.board.kinds
    return sum(n for p, n in stacks.items() if look(p).owner == power and kinds[look(p).kind].submarine)


class _Dive(Step[War, Battle]):
    """Each owner says how many submarines submerge: before any die, the attacker first.

    [P40-GCB-08, P40-SUB-02, A50-SUB-07, A50-SUB-12, A50-SUB-18]
    """

    def run(self, war: War, frame: Battle) -> None:
        if frame.divers:
            frame.asks = (war.seat(frame.divers[0]),)
        else:
            frame.stage = Stage.STRIKE if frame.stage == Stage.DIVE else Stage.STRIKE_BACK

    def legal(self, war: War, frame: Battle, seat: str) -> list[Action]:
        power = frame.divers[0]
        stacks = frame.attackers if power == frame.power else frame.defenders
        return [Action("submerge", (n,)) for n in range(boats(war, stacks, power) + 1)]

    def do(self, war: War, frame: Battle, seat: str, action: Action) -> None:
        frame.asks = ()
        submerge(war, frame, int(action.args[0]))

    def prompt(self, war: War, frame: Battle, seat: str) -> str:
        return (
            f"{the(war.name(frame.space))}, round {frame.round}: how many of your submarines submerge and "
            "leave the battle? The others strike before the other units fire."
        )


def _struck(war: War, frame: Battle) -> None:
    """The first strike is over: now the defenders say which of their submarines submerge.

    Those just hit no longer can, though they still strike. [A50-SUB-14, A50-SUB-18, A50-SUB-23]
    """
    if frame.attackers:
        frame.divers = tuple(_defending_divers(war, frame))
    frame.stage = Stage.DIVE_BACK


def submerge(war: War, frame: Battle, number: int) -> None:
    """Submarines leave the battle and stay in the zone.

    [P40-GCB-07, P40-GCB-12, P40-SUB-02, A50-SUB-07, A50-SUB-21, A50-SUB-24]
    """
    power = frame.divers[0]
    frame.divers = frame.divers[1:]
    attacking, where, kinds = power == frame.power, war.name(frame.space), war.board.kinds
    if number:
        war.emit(Retreated(power=war.seat(power), space=where, to=BELOW, units=f"{number} submarine"))
    for piece, count in (frame.attackers if attacking else frame.defenders).items():
        seen = look(piece)
        gone = min(number, count) if seen.owner == power and kinds[seen.kind].submarine else 0
        if gone:
            number -= gone
            if attacking:
                strip.withdraw(war, frame, piece, gone, frame.space)
            else:
                frame.defenders = minus(frame.defenders, piece, gone)
                war.add(frame.space, change(piece, status=Status.SUBMERGED), gone)


def _strike(war: War, frame: Battle) -> None:
    """Attacking submarines strike first; what they hit is lost before general fire.

    Defending submarines that are hit still strike back. [P40-GCB-09, P40-SUB-01, A50-CBT-13, A50-SUB-08,
    A50-SUB-11]
    """
    frame.stage = Stage.STRIKE_BACK if war.edition.divers_decide_together else Stage.STRUCK
    if frame.early & 1:
        hits = strip.volley(war, frame, True, fire.SUBS_ONLY)
        casualties.assign(war, hits, attacker_side=False, still_fire=True)  # [A50-SUB-13]


def _strike_back(war: War, frame: Battle) -> None:
    """Defending submarines strike; the attacker removes what they hit.

    [P40-GCB-10, P40-GCB-13, A50-SUB-08, A50-SUB-11, A50-SUB-15, A50-SUB-23]
    """
    frame.stage = Stage.ATTACK
    if frame.early & 2:
        hits = strip.volley(war, frame, False, fire.SUBS_ONLY)
        casualties.assign(war, hits, attacker_side=True)


# -- general fire: steps 3 to 5 --------------------------------------------------------------------------


def _attack(war: War, frame: Battle) -> None:
    """All attackers that have not struck fire; the units they hit still fire back.

    What the submarines hit is gone by now; transports that are left defenseless may go at once.
    [P40-GCB-16, P40-GCB-18, A50-CBT-12]
    """
    casualties.remove(war, frame)  # [P40-GCB-13, A50-SUB-16]
    frame.stage = Stage.DEFEND
    # looked for again after losses [A50-NAV-23]
    if war.edition.sinks_at_once and _defenseless(war, frame):
        strip.sink(war, frame, attackers=False)
    # submarines that struck have fired; those kept from it fire now [P40-GCB-21, P40-GCB-22, A50-SUB-09]
    hits = strip.volley(war, frame, True, fire.NO_SUBS if frame.early & 1 else fire.ALL)
    casualties.assign(war, hits, attacker_side=False, still_fire=True)


def _defend(war: War, frame: Battle) -> None:
    """All defenders that have not struck fire, those just hit included.

    [P40-GCB-19, P40-GCB-20, P40-GCB-21, A50-CBT-14, A50-CBT-16, A50-SUB-10]
    """
    frame.stage = Stage.CLOSE
    hits = strip.volley(war, frame, False, fire.NO_SUBS if frame.early & 2 else fire.ALL)
    casualties.assign(war, hits, attacker_side=True)


def _close(war: War, frame: Battle) -> None:
    """Remove defending casualties, test for the end, then let the attacker decide.

    [P40-GCB-24, A50-CBT-26, A50-RET-01, A50-RET-11]
    """
    casualties.remove(war, frame)  # [P40-GCB-23, A50-CBT-17]
    if _ended(war, frame, first=False):  # after the defender's fire [A50-CBT-30]
        return
    if retreat.options(war, frame):  # also for transports alone [A50-NAV-22]
        frame.stage, frame.asks = Stage.CHOICE, (war.seat(frame.power),)
    else:
        frame.stage = Stage.ROUND


# -- the tests for the end -------------------------------------------------------------------------------


def _open(war: War, frame: Battle) -> None:
    """Test for an end without dice before the first round. [P40-GCB-37, A50-NAV-07, A50-NAV-23]"""
    if not _ended(war, frame, first=True):
        frame.stage = Stage.ROUND


def _ended(war: War, frame: Battle, first: bool) -> bool:
    """Whether the battle is over, or over but for the attacker's choice to stay or leave.

    Made before the first round and after every round, ahead of the retreat.
    [P40-GCB-25, P40-GCB-37, A50-CBT-26, A50-CBT-27, A50-NAV-23]
    """
    if not frame.attackers or not frame.defenders:
        frame.stage = Stage.OVER
        return True
    tab = fire.table(war.board.kinds)
    targets = fire.room(tab, frame.defenders)
    counts = fire.muster(tab, frame.attackers)
    armed = fire.fights(tab, counts)
    if not any(targets[:3]):
        _only_transports(war, frame, tab, armed, first)
        return True
    return _stalemate(war, frame, tab, targets, counts, armed)


def _only_transports(war: War, frame: Battle, tab: fire.Table, armed: bool, first: bool) -> None:
    """Transports without any other defender are sunk by whoever can attack.

    Where nothing but transports was ever there, any warship does, even a carrier; after dice an attack
    value is needed. Otherwise the attacker may stay beside them or leave. [P40-GCB-34]
    """
    # [P40-GCB-28, P40-TRN-22, A50-NAV-07, A50-NAV-20]
    if armed or (first and any(fire.room(tab, frame.attackers)[:3])):
        strip.sink(war, frame, attackers=False)
        frame.stage = Stage.OVER
    else:  # [P40-GCB-27, A50-CBT-28]
        _part(war, frame)


def _stalemate(
    war: War, frame: Battle, tab: fire.Table, targets: fire.Room, counts: list[int], armed: bool
) -> bool:
    """The end if the fighting units of neither side can hit those of the other.

    Defending transports are then defenseless, if the edition sees it so. Attacking transports can be fired on
    as long as they may retreat, so the round is fought; if they cannot they are lost at once. The rest parts:
    submarines count as submerged. [P40-GCB-33, P40-GCB-37, A50-CBT-29]
    """
    own = fire.room(tab, frame.attackers)
    if not _deadlocked(tab, frame, targets, counts):
        return False
    if armed and targets[fire.TRANSPORT]:  # [P40-GCB-29, A50-NAV-21]
        if not _gives_up(war, tab, targets, counts):
            return False
        strip.sink(war, frame, attackers=False)
    if own[fire.TRANSPORT]:  # [P40-GCB-30, A50-NAV-25]
        if retreat.spaces(war, frame):
            return False
        strip.sink(war, frame, attackers=True)
    frame.truce = True
    _part(war, frame)
    return True


def _deadlocked(tab: fire.Table, frame: Battle, targets: fire.Room, counts: list[int]) -> bool:
    """Whether the fighting units of neither side can hit those of the other."""
    if fire.harms(tab, counts, True, targets, fire.has_destroyer(tab, frame.attackers)):
        return False
    own, back = fire.room(tab, frame.attackers), fire.muster(tab, frame.defenders)
    return not fire.harms(tab, back, False, own, fire.has_destroyer(tab, frame.defenders))


def _gives_up(war: War, tab: fire.Table, targets: fire.Room, counts: list[int]) -> bool:
    """Whether transports are lost without dice beside aircraft or submarines that cannot help them."""
    guard = bool(targets[fire.AIRCRAFT]), bool(targets[fire.SUBMARINE])
    return war.edition.defenseless(war, fire.arms(tab, counts), guard)


def _defenseless(war: War, frame: Battle) -> bool:
    """Whether the defending transports can be sunk without dice now. [A50-NAV-20, A50-NAV-21]"""
    tab = fire.table(war.board.kinds)
    targets, counts = fire.room(tab, frame.defenders), fire.muster(tab, frame.attackers)
    if not targets[fire.TRANSPORT] or not fire.fights(tab, counts):
        return False
    if not any(targets[:3]):
        return True
    return _deadlocked(tab, frame, targets, counts) and _gives_up(war, tab, targets, counts)


def _part(war: War, frame: Battle) -> None:
    """The fighting is over; ships that have somewhere to go may stay or leave.

    [P40-GCB-27, P40-GCB-33, A50-CBT-28, A50-CBT-29]
    """
    kinds = war.board.kinds
    frame.truce = True
    if any(kinds[look(p).kind].sea for p in frame.attackers) and retreat.spaces(war, frame):
        frame.stage, frame.asks = Stage.PARTING, (war.seat(frame.power),)
    else:
        frame.stage = Stage.OVER


# -- stay or leave ----------------------------------------------------------------------------------------


class _Choice(Step[War, Battle]):
    """The attacker presses on for another round, or retreats. [P40-RET-01, A50-RET-01]"""

    def legal(self, war: War, frame: Battle, seat: str) -> list[Action]:
        return [retreat.PRESS, *retreat.options(war, frame)]

    def do(self, war: War, frame: Battle, seat: str, action: Action) -> None:
        frame.asks = ()
        if action.verb == "press":
            _press_on(war, frame)
        else:
            retreat.carry_out(war, frame, action)
            frame.stage = Stage.OVER

    def prompt(self, war: War, frame: Battle, seat: str) -> str:
        where = the(war.name(frame.space))
        if _doomed(war, frame):
            return f"{where}: your transports are alone: retreat, or press on and lose all with their cargo."
        return f"{where}, after round {frame.round}: press your attack for another round, or retreat."


def _press_on(war: War, frame: Battle) -> None:
    """Fight another round; transports left all alone may instead be lost by staying. [A50-NAV-25]"""
    frame.stage = Stage.ROUND
    if _doomed(war, frame):
        strip.sink(war, frame, attackers=True)
        frame.stage = Stage.OVER


def _doomed(war: War, frame: Battle) -> bool:
    """Whether only transports attack any more, and would be lost if they stayed."""
    if war.edition.transports_linger:
        return False
    return not any(fire.room(fire.table(war.board.kinds), frame.attackers)[:3])


def _no_dive(war: War, frame: Battle, seat: str) -> Refusal:
    """Why submarines of a seat cannot submerge, or not so many."""
    power = war.power(seat)
    own, others = frame.attackers, frame.defenders
    if power != frame.power:
        own, others = others, own
    number = boats(war, own, power)
    if frame.stage in (Stage.DIVE, Stage.DIVE_BACK):
        return illegal("P40-GCB-05", f"you have {number} submarines in the battle")
    if number and fire.has_destroyer(fire.table(war.board.kinds), others):
        return illegal("P40-GCB-06", "an enemy destroyer in the battle keeps submarines from submerging")
    return illegal("P40-GCB-08", "submarines submerge only at the start of a round, before any die")


class _Parting(Step[War, Battle]):
    """The fighting is over; the attacker's ships stay or leave. [P40-GCB-33, A50-CBT-29]"""

    def legal(self, war: War, frame: Battle, seat: str) -> list[Action]:
        return [retreat.STAY, *retreat.options(war, frame)]

    def do(self, war: War, frame: Battle, seat: str, action: Action) -> None:
        frame.asks = ()
        if action.verb != "stay":
            retreat.carry_out(war, frame, action)
        frame.stage = Stage.OVER

    def prompt(self, war: War, frame: Battle, seat: str) -> str:
        where = the(war.name(frame.space))
        return f"Nobody can hit the other side any more in {where}: your ships stay there or retreat."


# -- all of it --------------------------------------------------------------------------------------------


class SeaBattle(Script[War, Battle]):
    """A battle in a sea zone; who is asked stands in the frame. [P40-GCB-36, A50-CBT-05]"""

    stages = {
        Stage.OPEN: _open,
        Stage.ROUND: _round,
        Stage.DIVE: _Dive(),
        Stage.STRIKE: _strike,
        Stage.STRUCK: _struck,
        Stage.DIVE_BACK: _Dive(),
        Stage.STRIKE_BACK: _strike_back,
        Stage.ATTACK: _attack,
        Stage.DEFEND: _defend,
        Stage.CLOSE: _close,
        Stage.CHOICE: _Choice(),
        Stage.PARTING: _Parting(),
        Stage.OVER: strip.conclude,
    }

    def why_not(self, war: War, frame: Battle, seat: str, action: Action) -> Refusal | None:
        """Why submarines of a seat cannot submerge, or not so many."""
        return _no_dive(war, frame, seat) if action.verb == "submerge" else None
