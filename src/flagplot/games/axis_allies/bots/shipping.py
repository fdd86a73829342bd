"""Purchases of a power whose army gets nowhere but by sea, for those who look ahead.

First a harbour: of all zones where ships can be built the one nearest to the targets that can be made safe,
with the fleet that can come there, for the money at hand. The guard is bought whole or not at all, then
transports for those who wait, then men for the holds.
"""

from __future__ import annotations

from typing import NamedTuple

from flagplot.games.axis_allies.bots.field import Units, joined
from flagplot.games.axis_allies.bots.shopping import BARGAIN, Basket

_PULL = 0.4  # IPCs that a harbour is worth for every point by which it pulls more
_MOST_CARRIERS, _MOST_DESTROYERS = 2, 4  # in one guard
_AT_A_TIME = 3  # transports bought in a turn
_FIRST = 0.5  # part of the transports of a programme that is bought before anybody waits for them


class Harbour(NamedTuple):
    """A zone that can be made safe, and what must be bought for that."""

    zone: int
    guard: tuple[str, ...]
    cost: int


def harbour(basket: Basket) -> Harbour | None:
    """The best harbour the money can buy; None if no new ship would be safe anywhere."""
    found: list[tuple[float, Harbour]] = []
    for zone in sorted(basket.docks):
        guard = _guard(basket, zone)
        if guard is not None:
            cost = sum(map(basket.cost, guard))
            found.append((_PULL * basket.fronts.pull[zone] - cost, Harbour(zone, guard, cost)))
    return max(found, key=lambda one: one[0])[1] if found else None


def _guard(basket: Basket, zone: int) -> tuple[str, ...] | None:
    """The cheapest guard that makes a strike on a zone a bad bargain; () where none is needed."""
    if not basket.threats.on(zone):
        return ()
    kinds, purse = basket.board.kind_of, basket.money - basket.cost("transport")
    ashore = basket.ashore(zone)
    ways: list[tuple[int, tuple[str, ...], Units]] = []
    for carriers in range(_MOST_CARRIERS + 1 if basket.has("carrier") else 1):
        new = max(0, 2 * carriers - ashore)
        for destroyers in range(_MOST_DESTROYERS + 1):
            group = ("carrier",) * carriers + ("fighter",) * new + ("destroyer",) * destroyers
            more = {
                kinds["carrier"]: carriers,
                kinds["fighter"]: 2 * carriers,
                kinds["destroyer"]: destroyers,
            }
            ways.append((sum(map(basket.cost, group)), group, {k: n for k, n in more.items() if n}))
    fleet = basket.comers(zone)
    for cost, group, more in sorted(ways, key=lambda way: way[0]):
        if cost > purse:
            return None
        if basket.bargain(zone, joined(fleet, more)) <= BARGAIN:
            return group
    return None


def sail(basket: Basket) -> bool:
    """Buy the guard of the best harbour, and transports; whether there is one."""
    best = harbour(basket)
    if best is None:
        return False
    for kind in best.guard:
        basket.buy(kind)
    waiting = basket.waiting + basket.money // 6  # men at the quays, and those the rest will buy
    near = basket.near(best.zone)
    most = min(max(basket.programme.transports - near, 0), _AT_A_TIME)
    for _ in range(most):
        enough = near >= _FIRST * basket.programme.transports and 2 * near >= waiting
        if enough or not basket.buy("transport", keep=3):
            break
        near += 1
    return True
