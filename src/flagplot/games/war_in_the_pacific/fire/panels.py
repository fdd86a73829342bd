"""What is shown while ships and aircraft bombard."""

from __future__ import annotations

from typing import Any

from flagplot.games.war_in_the_pacific.fire import batteries, flights, naval, support, unloading
from flagplot.games.war_in_the_pacific.fire.frames import Bombard, Flight, Naval
from flagplot.games.war_in_the_pacific.play import Campaign


def bombard(play: Campaign, frame: Bombard, viewer: str | None) -> dict[str, Any]:
    """The bombardment that is put together."""
    return {
        "hex": play.label(frame.hex),
        "target": frame.target,
        "ships": [play.tables.ships[ship].id for ship in frame.ships],
        "strength": naval.strength(play, frame.ships),
    }


def naval_groups(play: Campaign, frame: Naval) -> list[dict[str, Any]]:
    """The bombardments listed so far."""
    return [
        {
            "hex": play.label(hex),
            "target": target,
            "ships": [play.tables.ships[ship].id for ship in group],
            "strength": naval.strength(play, group),
        }
        for group, hex, target in frame.groups
    ]


def naval_phase(play: Campaign, frame: Naval, viewer: str | None) -> dict[str, Any]:
    """The Naval Phase."""
    return {
        "stage": frame.stage.name.lower(),
        "groups": naval_groups(play, frame),
        "shots": [
            {"battery": play.label(hex), "ship": play.tables.ships[ship].id, "points": points}
            for hex, ship, points in frame.shots
        ],
        "batteries": {play.label(hex): batteries.strength(play, hex) for hex in play.state.batteries},
        "unloaded": list(play.ids(play.state.unloaded)),
        "unloading": unloading.left(play),
    }


def flight(play: Campaign, frame: Flight, viewer: str | None) -> dict[str, Any]:
    """The mission that is flown."""
    ashore = play.tables.land is not None
    return {
        "hex": play.label(frame.hex),
        "target": frame.target or ("interdiction" if frame.interdicts else "support"),
        "strength": flights.strength(play, frame.waves),
        "flak": support.shown_guns(play, frame, viewer) if ashore else flights.anti_aircraft(play, frame),
        "waves": [
            [
                {"air": play.tables.air[air].id, "points": count, "approach": approach}
                for air, count, approach in wave
            ]
            for wave in frame.waves
        ],
    }


__all__ = ["bombard", "flight", "naval_phase"]
