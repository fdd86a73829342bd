"""What the fire of a round of surface combat can do. [see 19]"""

from __future__ import annotations

from typing import Any

from flagplot.games.war_in_the_pacific.odds import ships
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.surface import battle
from flagplot.games.war_in_the_pacific.surface.frames import Shots, SurfaceCombat


def fire(play: Campaign, frame: SurfaceCombat, side: int, group: list[int], target: int) -> dict[str, Any]:
    """The chances of a ship that is fired at by some ships of a side. [see BR-19-03, BR-19-10]"""
    power = sum(battle.attack_strength(play, frame, ship, target) for ship in group)
    volleys = [(power, battle.fire_drm(play, frame, side, group, target))] if power > 0 else []
    chances = ships.damage(play, target, volleys, battle.shift(play, frame, side))
    return {**ships.document(play, target, chances), "firing": len(group), "strength": power}


def aimed(play: Campaign, frame: SurfaceCombat, side: int, shots: Shots) -> list[dict[str, Any]]:
    """What a side has aimed so far."""
    return [
        fire(play, frame, side, [ship for ship, at in shots if at == target], target)
        for target in sorted({at for _, at in shots})
    ]


def targets(play: Campaign, frame: SurfaceCombat, side: int, shots: Shots) -> list[dict[str, Any]]:
    """What each ship would suffer if all that have not aimed yet fired at her."""
    silent = [
        ship
        for ship in battle.firing(play, battle.label(frame, side))
        if ship not in {one for one, _ in shots}
    ]
    return [
        fire(play, frame, side, silent, target) for target in battle.open_targets(play, frame, side) if silent
    ]
