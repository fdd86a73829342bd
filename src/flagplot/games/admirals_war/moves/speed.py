"""Speed rolls. [AW-MOV-04]"""

from __future__ import annotations

from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.turn import midway

NO_ROLL = 7  # speed from which no roll is needed [AW-MOV-09]


def speed_roll(war: War, unit: int) -> bool:
    """Roll a die under the current speed; speed 7 needs none, speed 1 always fails.

    Japanese rolls in Midway count as a 6 without a throw. [AW-MOV-04, AW-MOV-09, AW-SCN-08]
    """
    speed = war.speed(unit)
    if speed >= NO_ROLL:
        return True
    face = midway.speed_face(war, unit, 0) or war.roll(1, f"{war.piece(unit).name}, speed {speed}")[0]
    return face < speed
