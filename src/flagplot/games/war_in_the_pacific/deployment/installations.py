"""Forts, airfields and batteries come from the main map to the tactical one. [27.16, 27.17, 40.2]"""

from __future__ import annotations

from collections.abc import Sequence


def fort_options(strength: int, size: int, steps: int) -> list[tuple[int, int]]:
    """How many steps are fortified at which strength: all of them at the full strength if the size allows.

    Otherwise the excess stays outside, or all have the strength less the excess; never more than the main map
    has. [WPA-TDP-27, WPA-TDP-28, WPA-TDP-29]
    """
    if steps <= size:
        return [(steps, strength)]
    thinned = strength - (steps - size)
    return [(size, strength), *([(steps, thinned)] if thinned > 0 else [])]


def transferred(hits: int, levels: Sequence[int]) -> list[int]:
    """Damage of the main map spread evenly over installations, the first hit on the largest. [WPA-TDP-31]"""
    found = [0] * len(levels)
    order = sorted(range(len(levels)), key=lambda one: (-levels[one], one))
    for number in range(hits if levels else 0):
        found[order[number % len(order)]] += 1
    return found
