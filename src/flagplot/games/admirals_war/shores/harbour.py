"""Pearl Harbor under attack: what lies there, a raid round on it, and task forces sent against it."""

from __future__ import annotations

from flagplot.games.admirals_war.board import ALLIED, AXIS, LBA, SHIP
from flagplot.games.admirals_war.combat import forces
from flagplot.games.admirals_war.combat.frames import Battle, Volley
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.shores.frames import Hawaii

INTENT = "harbor"  # what a Japanese task force may do instead of fighting at sea [AW-O23-13]


def targets(war: War) -> list[int]:
    """Ships and LBA in Pearl Harbor; those at sea are left alone meanwhile. [AW-PHA-04]"""
    harbour = war.board["pearl_harbor"]
    return [u for u in forces.targets_in_port(war, harbour, ALLIED) if war.kind(u) in (SHIP, LBA)]


def raid(war: War, attackers: list[int], prey: list[int], aims: dict[int, int] | None = None) -> Volley:
    """One raid round on Pearl Harbor: no disables, and nothing sinks before twice its armor. [AW-PHA-04]"""
    return Volley(
        side=AXIS, area=war.board["hawaiian_islands"], kind="raid", attackers=tuple(attackers),
        targets=tuple(prey), aims=aims or {}, port=war.board["pearl_harbor"], disables=False,
    )  # fmt: skip


# -- with task forces ---------------------------------------------------------------------------------------


def scripted(war: War) -> bool:
    """Whether this is the battle of the surprise attack, with tension. [AW-O23-11, AW-O23-13]"""
    return war.on("pearl_harbor_tension") and any(isinstance(frame, Hawaii) for frame in war.state.frames)


def single(war: War, battle: Battle, side: int) -> bool:
    """Whether a side must keep together: Japan in the first round. [AW-O23-11]"""
    return side == AXIS and battle.round == 1 and scripted(war)


def tempting(war: War, side: int) -> bool:
    """Whether a task force may be sent against Pearl Harbor. [AW-O23-13]"""
    return side == AXIS and scripted(war)


def sent(war: War, battle: Battle) -> list[int]:
    """Carriers of task forces that attack Pearl Harbor in this round. [AW-O23-13]"""
    found = [unit for force in battle.fleets if force.intent == INTENT for unit in force.units]
    silent = battle.silent if battle.round == 1 else ()
    return [
        unit
        for unit in forces.fighting(war, battle, AXIS)
        if unit in found and forces.flies(war, unit) and unit not in silent
    ]


def strike(war: War, battle: Battle) -> Volley | None:
    """Their attack, in place of a raid after combat; what was named beforehand binds them. [AW-O23-13]"""
    planes, prey = sent(war, battle), [unit for unit in targets(war) if war.kind(unit) == SHIP]
    if not planes or not prey:
        return None
    if battle.named and battle.round == 1:
        aims = {unit: battle.named[unit] for unit in planes if battle.named.get(unit) in prey}
        return raid(war, list(aims), sorted(set(aims.values())), aims) if aims else None
    return raid(war, planes, prey)
