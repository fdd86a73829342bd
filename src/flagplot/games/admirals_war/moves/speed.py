"""Speed rolls. [AW-MOV-04]"""

from __future__ import annotations

from flagplot.games.admirals_war.play import War


def speed_roll(war: War, unit: int) -> bool:
    """Roll a die under the current speed; speed 7 needs none. [AW-MOV-04, AW-MOV-09]"""
    speed = war.speed(unit)
    if speed >= 7:
        return True
    (face,) = war.roll(1, f"{war.piece(unit).name}, speed {speed}")
    return face < speed
