"""The colours that are easy to tell apart: enemies differ to people who see red, green or blue badly.

Sight is simulated by the matrices of Machado, Oliveira and Fernandes (2009) for the full deficiency; how far
two colours are apart is the distance in CIELAB. Besides colours every owner has an emblem of his own.
"""

from __future__ import annotations

import itertools

import pytest

import flagplot
from flagplot.pictures.looks import looks

SIGHT = {
    "as most": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)
    ),
}  # fmt: skip
APART = 16  # in CIELAB; 2 is what a trained eye just sees

Triple = tuple[float, float, float]


def light(colour: str) -> Triple:
    """A colour as the eye gets it: linear red, green, blue."""
    found = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in found)
    return red, green, blue


def lab(colour: str, sight: str) -> Triple:
    seen = [sum(a * b for a, b in zip(row, light(colour), strict=True)) for row in SIGHT[sight]]
    r, g, b = (min(1.0, max(0.0, one)) for one in seen)
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883
    fx, fy, fz = (one ** (1 / 3) if one > 0.008856 else 7.787 * one + 16 / 116 for one in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def apart(one: str, other: str, sight: str) -> float:
    return sum((a - b) ** 2 for a, b in zip(lab(one, sight), lab(other, sight), strict=True)) ** 0.5


@pytest.mark.parametrize("title", flagplot.titles())
@pytest.mark.parametrize("sight", SIGHT)
def test_enemies_are_told_apart(title: str, sight: str) -> None:
    fills = {name: paint.fill for name, paint in (looks().paints | looks().safe).items()}
    game = flagplot.game(title)
    powers = game.catalog(game.meta.scenarios[0].id, game.meta.check_options())["powers"]
    for one, other in itertools.combinations(game.meta.seats, 2):
        mine, theirs = powers[one], powers[other]
        if mine.get("side") == theirs.get("side"):
            continue
        assert apart(fills[mine["colour"]], fills[theirs["colour"]], sight) >= APART, (one, other)
        assert mine["shape"] != theirs["shape"]
