"""A land battle: bombardment, antiaircraft fire once, then rounds until one side is gone or breaks off.

[A50-CBT-05, A50-AMP-02, A50-AAG-13]
"""

from __future__ import annotations

from flagplot.games.axis_allies.combat import casualties, contested, fire, retreat, strip
from flagplot.games.axis_allies.combat.frames import Battle
from flagplot.games.axis_allies.combat.frames import LandStage as Stage
from flagplot.games.axis_allies.economy import capture
from flagplot.games.axis_allies.events import Hit
from flagplot.games.axis_allies.moves import paratroopers
from flagplot.games.axis_allies.pieces import look, minus
from flagplot.games.axis_allies.play import War
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Aim, Step
from flagplot.kernel.script import Script
from flagplot.kernel.words import the

# -- before the first round ---------------------------------------------------------------------------------


def _bombard(war: War, frame: Battle) -> None:
    """Ships fire first; the units they hit are chosen by the defender and still fire in the first round.

    Hits beyond the number of defenders are lost. Where ships cannot hit aircraft on the ground, their hits
    count like those of submarines. [P40-AMP-18, P40-AMP-21, A50-AMP-11, A50-AMP-28]
    """
    shots, frame.shots = frame.shots, ()
    frame.stage = Stage.AA_FIRE
    if shots and frame.defenders:
        where = war.name(frame.space)
        aim = Aim(who=war.seat(frame.power), at=where, kind="bombardment")
        hits = war.volley(list(shots), f"bombardment of {the(where)}", aim)
        if hits:
            war.emit(Hit(space=where, by=war.seat(frame.power), hits=hits, detail="bombardment"))
            # submarine hits take no aircraft [A50-AMP-12]
            shelled = (0, hits, 0) if war.edition.bombardment_hits_aircraft else (0, 0, hits)
            casualties.assign(war, shelled, attacker_side=False, still_fire=True)


def _aa_fire(war: War, frame: Battle) -> None:
    """One gun, whoever owns it, fires once at every attacking aircraft, kind by kind.

    [P40-AAG-04, P40-AAG-07, A50-AAG-03, A50-AAG-14]
    """
    # the rounds follow, and no gun fires again [P40-AAG-06, A50-AAG-02, A50-AAG-06, A50-CBT-31]
    frame.stage = Stage.TEST
    value = contested.gun_hits_on(war, frame.space, frame.power)
    if not value:
        return
    if war.edition.guns_name_aircraft:
        _aa_aimed(war, frame, value)
        return
    tab, where = fire.table(war.board.kinds), war.name(frame.space)
    found = []
    # at aircraft that attack this territory, none that flew over [P40-AAG-02, A50-AAG-01, A50-AIR-04]
    for kind, number in enumerate(fire.muster(tab, frame.attackers)):
        if number and tab.air[kind]:  # every kind has dice of its own [P40-AAG-05]
            name = war.board.kinds[kind].id
            aim = Aim(at=name, kind="antiaircraft")
            hits = war.volley([(number, value)], f"antiaircraft fire on {the(name)} in {the(where)}", aim)
            if hits:
                war.emit(Hit(space=where, by="antiaircraft", hits=hits, detail=name))
                found.append((kind, hits))
    frame.shots = tuple(found)
    frame.stage = Stage.AA_LOSSES


def _aa_aimed(war: War, frame: Battle, value: int) -> None:
    """Every die is thrown at a particular aircraft, fighters first; what is hit never fires.

    Aircraft that are alike in everything are one throw. [A50-AAG-04, A50-AAG-05, A50-AAG-13]
    """
    tab = fire.table(war.board.kinds)
    for piece, number in frame.attackers.items():
        if tab.air[look(piece).kind]:
            hits = contested.gun_fire(war, frame.space, piece, number, value)
            if hits:
                frame.attackers = minus(frame.attackers, piece, hits)


def _aa_losses(war: War, frame: Battle) -> None:
    """Aircraft shot down are removed before they fire; the attacker picks among those of the kind hit.

    [P40-AAG-04, P40-AAG-05]
    """
    if not frame.shots:
        frame.stage = Stage.TEST
        return
    (kind, hits), frame.shots = frame.shots[0], frame.shots[1:]
    casualties.assign(war, (0, hits, 0), attacker_side=True, only=kind)


# -- rounds -------------------------------------------------------------------------------------------------


def _test(war: War, frame: Battle) -> None:
    """The battle ends when a side has no unit left; defenders already hit fire first.

    Without any defender there are no rounds at all. [P40-GCB-24, P40-GCB-25, A50-CBT-26, A50-CBT-27,
    A50-CBT-30, A50-AAG-12]
    """
    if not frame.round:
        paratroopers.jump(war, frame)  # antiaircraft guns have fired [A50-TEC-18]
    if frame.attackers and (frame.defenders or frame.struck):
        frame.round += 1
        frame.stage = Stage.ATTACK
    else:
        frame.stage = Stage.OVER


def _attack(war: War, frame: Battle) -> None:
    """Attackers fire; the defenders they hit stay on the strip to fire back.

    [P40-GCB-16, P40-GCB-18, A50-CBT-12]
    """
    frame.stage = Stage.DEFEND
    hits = strip.volley(war, frame, True)
    casualties.assign(war, hits, attacker_side=False, still_fire=True)


def _defend(war: War, frame: Battle) -> None:
    """Defenders fire, those just hit included; the attacker removes his losses.

    [P40-GCB-19, P40-GCB-20, A50-CBT-14, A50-CBT-16]
    """
    frame.stage = Stage.CLOSE
    hits = strip.volley(war, frame, False)
    casualties.assign(war, hits, attacker_side=True)


def _close(war: War, frame: Battle) -> None:
    """Remove defending casualties; if both sides are left the attacker may break off.

    So whoever attacks, also overland units and aircraft whose landing at sea failed, fights one round at
    least. The battle ends with the last attacking land or air unit. [P40-GCB-24, P40-RET-01, P40-AMP-24,
    A50-AMP-17, A50-RET-01, A50-RET-11]
    """
    casualties.remove(war, frame)  # [P40-GCB-23, A50-CBT-17]
    frame.stage = Stage.TEST  # without attackers it is over [P40-AMP-25, A50-AMP-18]
    if frame.attackers and frame.defenders and retreat.options(war, frame):  # [P40-AMP-27]
        frame.stage, frame.asks = Stage.CHOICE, (war.seat(frame.power),)


def _over(war: War, frame: Battle) -> None:
    """Survivors stay; the territory falls if no defender and an attacking land unit is left.

    Otherwise, also when nobody is left or only aircraft are, its controller keeps it, or nobody if it was
    neutral. [P40-CAP-01, P40-CAP-02, P40-MAP-12, A50-CAP-01, A50-CAP-02]
    """
    won = not frame.defenders  # a gun left alone is no defender [A50-AAG-12]
    casualties.remove(war, frame)
    strip.conclude(war, frame)
    if won and capture.conquers(war, frame.space, frame.power):
        capture.take(war, frame.space, frame.power)


class _Choice(Step[War, Battle]):
    """Press on, or break off; units that came by sea fight on when the others withdraw.

    [P40-AMP-26, A50-AMP-25]
    """

    def legal(self, war: War, frame: Battle, seat: str) -> list[Action]:
        return [retreat.PRESS, *retreat.options(war, frame)]

    def do(self, war: War, frame: Battle, seat: str, action: Action) -> None:
        frame.asks = ()
        frame.stage = Stage.TEST
        if action.verb != "press":
            retreat.carry_out(war, frame, action)

    def prompt(self, war: War, frame: Battle, seat: str) -> str:
        where = the(war.name(frame.space))
        return f"{where}, after round {frame.round}: press your attack for another round, or break off."


class LandBattle(Script[War, Battle]):
    """A battle for a territory: bombardment, antiaircraft fire, rounds; who is asked stands in the frame.

    [P40-AMP-33, A50-CBT-05]
    """

    stages = {
        Stage.BOMBARD: _bombard,
        Stage.AA_FIRE: _aa_fire,
        Stage.AA_LOSSES: _aa_losses,
        Stage.TEST: _test,
        Stage.ATTACK: _attack,
        Stage.DEFEND: _defend,
        Stage.CLOSE: _close,
        Stage.CHOICE: _Choice(),
        Stage.OVER: _over,
    }
