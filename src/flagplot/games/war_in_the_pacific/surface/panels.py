"""What is shown of a surface combat: both forces, round and stage; fire only to whoever aims it."""

from __future__ import annotations

from typing import Any

from flagplot.games.war_in_the_pacific.odds import surface as odds
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea.ships import combatants, rating, speed_class
from flagplot.games.war_in_the_pacific.sides import SEATS
from flagplot.games.war_in_the_pacific.surface import battle
from flagplot.games.war_in_the_pacific.surface.frames import Salvo, SurfaceCombat


def surface_combat(play: Campaign, frame: SurfaceCombat, viewer: str | None) -> dict[str, Any]:
    """The battle board."""
    forces = []
    for side in (0, 1):
        name = battle.label(frame, side)
        force = play.sea.forces.get(name)
        if force is None:
            continue
        own = viewer == SEATS[force.side]
        fighting = combatants(play, name)
        forces.append(
            {
                "force": name if own else play.contact(name) if force.marker else "",
                "side": SEATS[force.side],
                "speed": battle.battle_speed(play, name),
                "ships": [_ship(play, ship, ship in fighting) for ship in force.ships]
                if own or frame.round
                else [],
            }
        )
    doc: dict[str, Any] = {
        "stage": frame.stage.name.lower(), "round": frame.round, "night": frame.night, "forces": forces,
    }  # fmt: skip
    if forces:  # they are in one hex
        there = next(one for one in (frame.mover, frame.other) if one in play.sea.forces)
        doc["hex"] = play.label(play.force(there).hex)
    return doc


def _ship(play: Campaign, ship: int, fighting: bool) -> dict[str, Any]:
    printed = play.tables.ships[ship]
    return {
        "id": printed.id, "type": printed.type, "damage": play.state.damage[ship], "fights": fighting,
        "surface": rating(play, ship, "surface"), "defence": printed.defence,
        "speed": speed_class(play, ship),
    }  # fmt: skip


def salvo(play: Campaign, frame: Salvo, viewer: str | None) -> dict[str, Any]:
    """The fire a side has assigned so far."""
    stack = frame.lane(viewer) if viewer is not None else []
    if not stack:
        return {}
    ships, gunnery = play.tables.ships, stack[-1]
    combat = next(one for one in reversed(play.state.frames) if isinstance(one, SurfaceCombat))
    return {
        "shots": [{"ship": ships[ship].id, "target": ships[at].id} for ship, at in gunnery.shots],
        "chances": odds.aimed(play, combat, gunnery.side, gunnery.shots),
        "targets": odds.targets(play, combat, gunnery.side, gunnery.shots),
    }
