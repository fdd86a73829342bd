"""The Pearl Harbor raid force box: ships go in and out while the Pacific is at peace. [AW-PAC-27]"""

from __future__ import annotations

from flagplot.games.admirals_war.board import JAPANESE, SHIP
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.state import PEACE, SAILED
from flagplot.games.admirals_war.turn.frames import Deploy
from flagplot.kernel.action import Action
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.spelling import unknown

SLOWEST = 5  # speed a ship of the raid force needs [AW-SET-06, AW-PAC-27]
MOST = 10  # ships it may hold with Pearl Harbor tension [AW-O23-01]


def units(war: War) -> tuple[int, ...]:
    """The ships in the box."""
    return war.state.at[war.board["phrf"]]


def full(war: War) -> bool:
    """Whether no further ship may join. [AW-O23-01]"""
    return war.on("pearl_harbor_tension") and len(units(war)) >= MOST


def actions(war: War) -> list[Action]:
    """Ships that may join from Yokosuka, then ships that may leave, even all of them.

    [AW-PAC-27, AW-PAC-28, AW-PAC-29, AW-PAC-30]
    """
    if war.state.war != PEACE:
        return []
    ids = war.board.unit_ids
    joining = [] if full(war) else [unit for unit in _in_yard(war) if no_join(war, unit) is None]
    return [
        *(Action("force", (ids[unit],)) for unit in joining),
        *(Action("release", (ids[unit],)) for unit in units(war)),
    ]


def _in_yard(war: War) -> list[int]:
    return war.run_by(JAPANESE, war.board["yokosuka_navy_yard"], SHIP)


def no_join(war: War, unit: int) -> Refusal | None:
    """Why a unit may not join the raid force; None when it may. [AW-SET-06, AW-PAC-27, AW-PAC-29]"""
    name, id = war.piece(unit).name, war.board.unit_ids[unit]
    if war.seat(unit) != JAPANESE or war.kind(unit) != SHIP:
        return illegal("AW-PAC-27", f"only Japanese ships join the raid force, not {name}", id)
    if war.state.place[unit] != war.board["yokosuka_navy_yard"] or war.marked(unit, SAILED):
        return illegal("AW-PAC-29", f"{name} is not in Yokosuka", id)
    if war.speed(unit) < SLOWEST:
        rule = "AW-SET-06" if isinstance(war.state.frames[-1], Deploy) else "AW-PAC-27"
        return illegal(rule, f"{name} is too slow: speed {SLOWEST} is needed", id)
    if war.state.damage[unit] > war.armor(unit):
        return illegal("AW-RAI-13", f"{name} is on the bottom", id)
    if full(war):
        return illegal("AW-O23-01", f"the raid force holds at most {MOST} ships", id)
    return None


def why_not(war: War, action: Action) -> Refusal | None:
    """Why a ``force`` or ``release`` is refused; None when it is another matter."""
    if action.verb not in ("force", "release") or len(action.args) != 1:
        return None
    unit = war.board.unit_of.get(str(action.args[0]))
    if unit is None:
        return unknown("unit", action.args[0], war.board.unit_ids)
    if war.state.war != PEACE:
        return illegal("AW-PAC-27", "the raid force is formed only before the attack")
    if action.verb == "force":
        return no_join(war, unit)
    return (
        illegal("AW-PAC-30", f"{war.piece(unit).name} is not in the raid force")
        if unit not in units(war)
        else None
    )


def do(war: War, action: Action) -> None:
    """Carry out ``force`` or ``release``."""
    unit = war.board.unit(str(action.args[0]))
    war.put(unit, war.board["phrf" if action.verb == "force" else "yokosuka_navy_yard"])
