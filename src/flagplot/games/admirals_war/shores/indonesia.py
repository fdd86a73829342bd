"""The surprise attack in Indonesia: two rounds from the air, then an ordinary battle. [AW-IND-01]"""

from __future__ import annotations

from flagplot.games.admirals_war import politics
from flagplot.games.admirals_war.board import ALLIED, AXIS, JAPANESE, LBA, SHIP
from flagplot.games.admirals_war.combat import fire, forces
from flagplot.games.admirals_war.combat.frames import AreaFight, Volley
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.shores.frames import Indonesia
from flagplot.games.admirals_war.shores.frames import IndonesiaStage as Stage
from flagplot.kernel.script import Script

ROUNDS = 2


def wings(war: War, area: int) -> list[int]:
    """Japanese carriers and LBA at sea in the area. [AW-IND-02]"""
    return [unit for unit in war.run_by(JAPANESE, area, SHIP, LBA) if forces.flies(war, unit)]


def within_reach(war: War, area: int) -> list[int]:
    """Allied units at sea there, and in Allied ports and bases that touch it. [AW-IND-01]"""
    found = war.combat_units(area, ALLIED)
    for port in war.ports_on(area):
        if forces.hostile(war, port, AXIS):
            found += forces.targets_in_port(war, port, ALLIED)
    return sorted(found)


def _volley(war: War, area: int, planes: list[int], targets: list[int], aims: dict[int, int]) -> Volley:
    """No disables, at sea as in port; Japanese LBA have a bonus against ships and amphibious units.

    [AW-IND-03, AW-DEC-52, AW-DEC-53]
    """
    return Volley(
        side=AXIS, area=area, kind="mixed", attackers=tuple(planes), targets=tuple(targets), aims=aims,
        disables=False, lba_bonus=int(war.on("indonesia_air_bonus")),
    )  # fmt: skip


def _ports(war: War, aims: dict[int, int]) -> list[int]:
    """The ports and bases in which targets lie: closed to LBA from here for the turn. [AW-DEC-69]"""
    return [war.state.place[target] for target in aims.values() if target >= 0 and war.in_port(target)]


def _aim(war: War, frame: Indonesia) -> None:
    """Not without surprise, planes or targets; an alarm at Pearl Harbor changes nothing here.

    Whoever aims is asked by the volley. [AW-DEC-21, AW-O24-06]
    """
    area = war.board["indonesia"]
    planes, targets = wings(war, area), within_reach(war, area)
    if frame.round == ROUNDS or not war.state.surprise or not planes or not targets:
        frame.stage = Stage.BATTLE
        return
    frame.round += 1
    frame.stage = Stage.FIRE
    volley = _volley(war, area, planes, targets, {})
    volley.held, volley.optional = True, tuple(planes)
    war.push(volley)


def _fire(war: War, frame: Indonesia) -> None:
    frame.stage = Stage.EFFECT
    frame.hit = tuple(sorted({*frame.hit, *_ports(war, frame.aims)}))
    targets = list(frame.aims.values())
    war.push(_volley(war, war.board["indonesia"], list(frame.aims), targets, frame.aims))
    frame.aims = {}


def _effect(war: War, frame: Indonesia) -> None:
    frame.stage = Stage.AIM
    fire.take_effect(war)


def _battle(war: War, frame: Indonesia) -> None:
    """The area is resolved as usual, but for the ports attacked so far. [AW-DEC-69]"""
    frame.stage = Stage.END
    war.push(AreaFight(war.board["indonesia"], closed=frame.hit))


def _end(war: War, frame: Indonesia) -> None:
    """The Pacific is at war. [AW-IND-04]"""
    war.pop()
    politics.begin_war(war)


class IndonesiaStep(Script[War, Indonesia]):
    """Two rounds nobody answers, then the area is resolved as usual, and the Pacific is at war.

    [AW-IND-01, AW-IND-04, AW-DEC-52, AW-DEC-69, AW-DEC-20]
    """

    stages = {
        Stage.AIM: _aim,
        Stage.FIRE: _fire,
        Stage.EFFECT: _effect,
        Stage.BATTLE: _battle,
        Stage.END: _end,
    }
