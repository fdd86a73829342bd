"""Who goes where: groups of ships are given to areas, the best return for each ship first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from flagplot.games.admirals_war.bots import values
from flagplot.games.admirals_war.bots.estimate import Unit
from flagplot.games.admirals_war.bots.mind import Mind
from flagplot.games.admirals_war.bots.scenes import Scene

PRICE = 0.02  # of the dice of a ship: what else it could do
EAGER = -0.001  # on the last turn nothing that can sail stays in port
Options = Mapping[int, Mapping[int, Unit]]  # ship -> area -> what it brings there


class Offer(NamedTuple):
    """A group for an area, and what each of its ships brings."""

    rate: float
    gain: float
    area: int
    ships: tuple[int, ...]


def allocate(mind: Mind, scenes: Mapping[int, Scene], options: Options, least: float) -> list[Offer]:
    """Give groups to areas until no ship brings as much as ``least`` any more; scenes are changed."""
    free = sorted(options)
    if not values.turns_left(mind.war):
        least = min(least, EAGER)
    offers: dict[int, Offer | None] = {}
    taken: list[Offer] = []
    while free:
        for area in scenes:
            if area not in offers:
                offers[area] = _best(mind, scenes[area], options, free)
        best = max((offer for offer in offers.values() if offer), default=None)
        if best is None or best.rate < least:
            return taken
        taken.append(best)
        scene = scenes[best.area]
        for ship in best.ships:
            scene.mine.add(options[ship][best.area])
        free = [ship for ship in free if ship not in best.ships]
        for area in list(offers):
            offer = offers[area]
            if area == best.area or (offer and any(ship in best.ships for ship in offer.ships)):
                del offers[area]
    return taken


def _best(mind: Mind, scene: Scene, options: Options, free: list[int]) -> Offer | None:
    """The group that brings most for each of its ships: of the cheapest ships, or of the strongest."""
    area = scene.area
    ships = [ship for ship in free if area in options[ship]]
    if not ships:
        return None
    before, best = scene.value(), None
    price = PRICE if values.turns_left(mind.war) else 0.0
    for order in _orders(options, ships, area):
        for size in mind.skill.groups:
            if size > len(order):
                break
            group = tuple(order[:size])
            mind.budget.spend()
            gain = scene.value([options[ship][area] for ship in group]) - before
            gain -= sum(price * (options[ship][area].guns + options[ship][area].air) for ship in group)
            gain += mind.noise()
            offer = Offer(gain / size, gain, area, tuple(sorted(group)))
            if best is None or offer > best:
                best = offer
    return best


def _orders(options: Options, ships: list[int], area: int) -> tuple[list[int], ...]:
    """The ships for an area: the cheapest that hold it first, then the strongest first, then by air."""

    def cheap(ship: int) -> tuple[float, int]:
        unit = options[ship][area]
        return unit.guns + 2 * unit.air + 1.5 * (1 - unit.holders), ship

    def strong(ship: int) -> tuple[float, int]:
        unit = options[ship][area]
        return -(unit.guns + unit.air) * unit.ships, ship

    return sorted(ships, key=cheap), sorted(ships, key=strong)
