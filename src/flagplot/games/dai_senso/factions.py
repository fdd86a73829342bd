"""The three factions, which are the seats of the game. [DSB-FC-01]"""

from __future__ import annotations

from typing import Final

FACTIONS: Final = ("axis", "western", "soviet")  # in the order of their Faction Turns
AXIS, WESTERN, SOVIET = range(3)
NOBODY: Final = -1
ALLIED: Final = (WESTERN, SOVIET)  # [DSA-RD-11, DSB-FC-02]


def enemies(faction: int) -> tuple[int, ...]:
    """The other two: the Allied factions are enemies of each other too. [DSA-RD-10, DSB-FC-01]"""
    return _ENEMIES[faction]


_ENEMIES: Final = ((WESTERN, SOVIET), (AXIS, SOVIET), (AXIS, WESTERN))
