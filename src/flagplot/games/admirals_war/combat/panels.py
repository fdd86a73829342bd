"""The battle board: what a seat sees beside the map while combat goes on. Nothing here is secret."""

from __future__ import annotations

from typing import Any

from flagplot.games.admirals_war import factors
from flagplot.games.admirals_war.board import SIDES
from flagplot.games.admirals_war.combat import fire, forces, pursuit
from flagplot.games.admirals_war.combat.frames import (
    AreaFight,
    Battle,
    Groups,
    GroupsStage,
    PortStrikes,
    Raids,
    Torpedoes,
    Volley,
)
from flagplot.games.admirals_war.play import War


def battle_board(war: War, frame: Battle, viewer: str | None) -> dict[str, Any]:
    """Both forces, the kind of action, and which sides have chosen; not what they chose. [AW-CMB-08]"""
    return {
        "area": war.board.place_ids[frame.area],
        "space": war.board.place_ids[frame.area],
        "round": frame.round,
        "action": frame.action,
        "part": frame.part,
        "chosen": [SIDES[side] for side in (0, 1) if frame.choices[side]],
        "retreats": SIDES[frame.runner] if frame.runner >= 0 else "",
        "first": SIDES[forces.fire_order(war, frame.area)[0]],
        "forces": {
            SIDES[side]: [_unit(war, unit) for unit in forces.fighting(war, frame, side)] for side in (0, 1)
        },
        "markers": {
            war.board.unit_ids[unit]: {"damage": damage, "disabled": fives}
            for unit, (damage, fives) in war.state.markers.items()
        },
        "guns": _ids(war, frame.guns),
        "task_forces": [
            {
                "side": SIDES[force.side], "units": _ids(war, force.units), "intent": force.intent,
                "sighted": force.sighted, "joins": force.joins,
            }
            for force in frame.fleets
        ],
    }  # fmt: skip


def volley_board(war: War, frame: Volley, viewer: str | None) -> dict[str, Any]:
    """Who attacks, what has been aimed at so far, and who is protected. [AW-TGT-13]"""
    ids = war.board.unit_ids
    return {
        "side": SIDES[frame.side],
        "kind": frame.kind,
        "port": war.board.place_ids[frame.port] if frame.port >= 0 else "",
        "attackers": _ids(war, frame.attackers),
        "targets": _ids(war, frame.targets),
        "firing": _ids(war, frame.firing),
        "aims": {ids[unit]: ids[target] if target >= 0 else "" for unit, target in frame.aims.items()},
        "kamikaze": _ids(war, frame.kamikaze),
        "space": war.board.place_ids[frame.area],
        "dice": {ids[unit]: fire.dice_of(war, unit, frame.kind) for unit in frame.attackers},
    }


def chase_board(war: War, frame: Groups, viewer: str | None) -> dict[str, Any]:
    """Retreating groups with their speed and pursuers. [AW-RET-06, AW-RET-08]"""
    pursuers = frame.pursuers or ((),) * len(frame.groups)
    return {
        "space": war.board.place_ids[frame.area],
        "stage": "form" if not frame.stage.after(GroupsStage.FORM) else "assign",
        "going": frame.going,
        "retreats": SIDES[frame.runner],
        "groups": [
            {"units": _ids(war, group), "speed": pursuit.pace(war, group), "pursuers": _ids(war, ships)}
            for group, ships in zip(frame.groups, pursuers, strict=True)
        ],
        "left": _ids(war, frame.left),
    }


def area_board(war: War, frame: AreaFight, viewer: str | None) -> dict[str, Any]:
    """Both sides in the area whose combat is resolved now. [AW-SEQ-14]"""
    return {
        "space": war.board.place_ids[frame.area],
        "forces": {
            SIDES[side]: [_unit(war, unit) for unit in war.combat_units(frame.area, side)] for side in (0, 1)
        },
    }


def harbour_board(war: War, frame: PortStrikes | Raids, viewer: str | None) -> dict[str, Any]:
    """Which air units and carriers have been told off against which port. [AW-SEQ-16, AW-EOR-05]"""
    board = war.board
    return {
        "space": board.place_ids[frame.area],
        "side": SIDES[frame.side],
        "targets": {board.unit_ids[unit]: board.place_ids[port] for unit, port in frame.targets.items()},
    }


def torpedo_board(war: War, frame: Torpedoes, viewer: str | None) -> dict[str, Any]:
    """Where submarines may attack, and which side is asked. [AW-EOR-02]"""
    space = war.board.place_ids[frame.area]
    return {"space": space, "side": SIDES[frame.queue[0]] if frame.queue else ""}


def _ids(war: War, units: tuple[int, ...]) -> list[str]:
    return [war.board.unit_ids[unit] for unit in units]


def _unit(war: War, unit: int) -> dict[str, Any]:
    return {
        "id": war.board.unit_ids[unit],
        "gunnery": war.gunnery(unit),
        "armor": war.armor(unit) - war.state.damage[unit],
        "speed": war.speed(unit),
        "air": war.air(unit),
        "bonus": factors.gunnery_bonus(war, unit),
        "air_bonus": factors.air_bonus(war, unit),
    }
