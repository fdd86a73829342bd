"""The surprise attack in Indonesia: two rounds from the air, then an ordinary battle. [AW-IND-01]"""

from __future__ import annotations

from flagplot.games.admirals_war import politics
from flagplot.games.admirals_war.board import ALLIED, AXIS, JAPANESE, LBA, SHIP
from flagplot.games.admirals_war.combat import fire, forces
from flagplot.games.admirals_war.combat.frames import AreaFight, Volley
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.shores.frames import Indonesia
from flagplot.kernel.flow import Step

ROUNDS = 2
AIM, FIRE, EFFECT, BATTLE, END = range(5)  # stages


class IndonesiaStep(Step[War, Indonesia]):
    """Two rounds nobody answers, then the area is resolved as usual, and the Pacific is at war.

    [AW-IND-01, AW-IND-04, AW-DEC-52, AW-DEC-69, AW-DEC-20]
    """

    def run(self, war: War, frame: Indonesia) -> None:
        """The next part; everybody is asked by the volleys."""
        area = war.board["indonesia"]
        if frame.stage == AIM:
            self._aim(war, frame, area)
        elif frame.stage == FIRE:
            frame.stage = EFFECT
            frame.hit = tuple(sorted({*frame.hit, *_ports(war, frame.aims)}))
            war.push(_volley(war, area, list(frame.aims), list(frame.aims.values()), frame.aims))
            frame.aims = {}
        elif frame.stage == EFFECT:
            frame.stage = AIM
            fire.take_effect(war)
        elif frame.stage == BATTLE:
            frame.stage = END
            war.push(AreaFight(area, closed=frame.hit))
        else:
            war.pop()
            politics.begin_war(war)

    def _aim(self, war: War, frame: Indonesia, area: int) -> None:
        """Not without surprise, planes or targets; an alarm at Pearl Harbor changes nothing here.

        [AW-DEC-21, AW-O24-06]
        """
        planes, targets = wings(war, area), within_reach(war, area)
        if frame.round == ROUNDS or not war.state.surprise or not planes or not targets:
            frame.stage = BATTLE
            return
        frame.round += 1
        frame.stage = FIRE
        volley = _volley(war, area, planes, targets, {})
        volley.held, volley.optional = True, tuple(planes)
        war.push(volley)


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
