"""Where play stands in a Movement Phase."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET, UnsetType

from flagplot.kernel.state import Frame


class Movement(Frame, tag="operational_movement"):
    """Operational Movement; one unit's move is finished before the next begins. [DSA-MOV-03]"""

    reserve: ClassVar[bool] = False

    moved: tuple[int, ...] = ()  # units whose move is finished, ascending
    mover: int = -1  # the unit that is moving
    spent: int = 0  # half Movement Points it has used
    stopped: bool = False  # it may go no further
    crossed: int | UnsetType = UNSET  # the Naval Zone it crossed last; not there unless it goes by sea


class ReserveMovement(Movement, tag="reserve_movement"):
    """Reserve Movement. [see DSA-RSV-01]"""

    reserve: ClassVar[bool] = True


Frames = Movement | ReserveMovement
