"""The attack that is being fought, as everybody sees it."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, UnsetType

from flagplot.games.war_in_the_pacific.combat import odds
from flagplot.games.war_in_the_pacific.combat.frames import NOBODY, Attack, AttackStage
from flagplot.games.war_in_the_pacific.odds import ground
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import SEATS, enemy


def board(play: Campaign, frame: Attack, viewer: str | None) -> dict[str, Any]:
    """Forces, odds, modifiers and what has been rolled."""
    found: dict[str, Any] = {
        "hex": play.label(frame.hex),
        "side": SEATS[frame.side],
        "enemy": SEATS[enemy(frame.side)],
        "stage": frame.stage.name.lower(),
        "assault": frame.assault,
        "last_man": frame.last_man,
        "banzai": frame.banzai,
        "attackers": [_unit(play, unit) for unit in frame.attackers],
        "defenders": [_unit(play, unit) for unit in frame.defenders],
        "fort": frame.level,
    }
    if frame.stage.after(AttackStage.CONTROL):
        found |= {
            "odds": odds.shown(play, frame),
            "shift": odds.column_shift(play, frame),
            "drm": odds.roll_drm(play, frame),
            "effects": "".join(frame.effects),
            "leaders": [
                _leaders(play, frame.general, frame.second),
                _leaders(play, frame.defender_general, frame.defender_second),
            ],
        }
    if frame.stage.after(AttackStage.CONTROL) and frame.stage.before(AttackStage.RETREAT_RATING):
        found["chances"] = ground.document(play, frame)
    if frame.stage.after(AttackStage.LOSSES):
        found |= {
            "die": frame.die,
            "loss": frame.loss,
            "defender_loss": frame.defender_loss,
            "result": frame.result,
        }
    return found


def _unit(play: Campaign, unit: int) -> dict[str, Any]:
    return {"id": play.id(unit), "steps": play.state.steps[unit]}


def _leaders(play: Campaign, *leaders: int | UnsetType) -> str:
    ids = (play.tables.leaders[one].id for one in leaders if one is not UNSET and one != NOBODY)
    return " ".join(ids)
