"""An attack from the choice of its hex to the last advance, step by step. [4.2.2]"""

from __future__ import annotations

from flagplot.games.dai_senso.combat import odds
from flagplot.games.dai_senso.combat.advance import Advance
from flagplot.games.dai_senso.combat.attrition import AttackerLosses, DefenderLosses
from flagplot.games.dai_senso.combat.chemical import ChemicalWeapons
from flagplot.games.dai_senso.combat.declare import Declare, DefenderHQ
from flagplot.games.dai_senso.combat.events import Attacked, Resulted
from flagplot.games.dai_senso.combat.frames import Attack
from flagplot.games.dai_senso.combat.frames import AttackStage as Stage
from flagplot.games.dai_senso.combat.lineup import line_up
from flagplot.games.dai_senso.combat.retreat import Defeated, DrivenBack, FallBack
from flagplot.games.dai_senso.combat.shifts import involved
from flagplot.games.dai_senso.factions import FACTIONS
from flagplot.games.dai_senso.places import IDS
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.weather import weather
from flagplot.kernel.flow import Aim
from flagplot.kernel.script import Script
from flagplot.kernel.words import the


def roll(war: War, frame: Attack) -> None:
    """The column, the one die and its result: retreats come first. [DSA-CMB-25, DSA-RES-01, DSA-CMP-06]"""
    found, table = line_up(war, frame), war.tables.charts.combat_results
    hex, column = IDS[frame.hex], table.columns[found.column]
    attackers = tuple(war.id(one) for one in involved(frame.attackers, frame.support))
    war.emit(
        Attacked(
            hex=hex,
            attackers=attackers,
            defenders=tuple(war.id(one) for one in involved(frame.defenders, frame.cover)),
            odds=table.columns[found.odds],
            column=column,
        )
    )
    aim = Aim(FACTIONS[war.state.phasing], attackers, hex, kind="attack")
    (face,) = war.roll(1, f"the attack on {the(hex)} at {column}", aim=aim)
    result = odds.result(table, found.column, face, bad_weather=bool(weather(war, frame.hex)))
    war.emit(Resulted(hex=hex, face=face, result=result.text))
    worse = 1 if frame.chemical else 0  # [DSB-MK-8-3]
    frame.attacker_losses, frame.defender_losses = result.attacker + worse, result.defender + worse
    if result.retreat == odds.DR:
        frame.back = result.hexes
        frame.stage = Stage.DRIVEN_BACK
    else:
        frame.exchange = result.retreat == odds.EX
        frame.stage = Stage.DEFEATED


class AttackStep(Script[War, Attack]):
    """The Attack Sequence. [DSA-CMB-26]"""

    stages = {
        Stage.DECLARE: Declare(),
        Stage.DEFENDER_HQ: DefenderHQ(),
        Stage.CHEMICAL: ChemicalWeapons(),
        Stage.DIE: roll,
        Stage.DEFEATED: Defeated(),
        Stage.FALL_BACK: FallBack(),
        Stage.DRIVEN_BACK: DrivenBack(),
        Stage.ATTACKER_LOSSES: AttackerLosses(),
        Stage.DEFENDER_LOSSES: DefenderLosses(),
        Stage.ADVANCE: Advance(),
    }
