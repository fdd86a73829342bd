"""The attack at hand for whoever looks at it: both sides, odds, shifts with reasons, and every result."""

from __future__ import annotations

from typing import Any

from flagplot.games.dai_senso.combat import odds
from flagplot.games.dai_senso.combat.frames import Attack
from flagplot.games.dai_senso.combat.lineup import line_up, strong_enough
from flagplot.games.dai_senso.combat.shifts import involved
from flagplot.games.dai_senso.names import said
from flagplot.games.dai_senso.places import IDS
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.weather import weather


def attack(war: War, frame: Attack, seat: str | None) -> dict[str, Any]:
    """Units with the factors they bring in; the odds as long as the die has not fallen."""
    shown = {
        "hex": IDS[frame.hex],
        "blitz": frame.blitz,
        "stage": frame.stage.name.lower(),
        "attackers": [
            {"counter": war.id(one), "factor": war.face(one).attack, "support": one == frame.support}
            for one in involved(frame.attackers, frame.support)
        ],
        "defenders": [
            {"counter": war.id(one), "factor": war.face(one).defense, "support": one == frame.cover}
            for one in involved(frame.defenders, frame.cover)
        ],
    }
    if frame.stage.before(type(frame.stage).DEFEATED):
        shown |= _odds(war, frame)
    else:
        shown |= {
            "retreat": frame.back,
            "attacker_losses": frame.attacker_losses,
            "defender_losses": frame.defender_losses,
        }
    return shown


def _odds(war: War, frame: Attack) -> dict[str, Any]:
    if not frame.attackers or not frame.defenders:
        return {"allowed": bool(frame.attackers), "sure": not frame.defenders}
    found, table = line_up(war, frame), war.tables.charts.combat_results
    bad = bool(weather(war, frame.hex))
    return {
        "allowed": strong_enough(war, frame),
        "sure": False,
        "attack": found.attack,
        "defense": found.defense,
        "odds": table.columns[found.odds],
        "shifts": [
            {"columns": one.columns, "reason": said(war.tables, one.reason), "rule": one.rule}
            for one in found.shifts
        ],
        "column": table.columns[found.column],
        "results": [
            odds.result(table, found.column, face, bad_weather=bad).text for face in range(1, odds.FACES + 1)
        ],
    }
