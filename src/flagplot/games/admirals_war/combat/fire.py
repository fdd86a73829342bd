"""Attack dice, damage dice, markers, and what happens when markers take effect."""

from __future__ import annotations

from typing import NamedTuple

from flagplot.games.admirals_war.play import War


class Effects(NamedTuple):
    """What markers did when they took effect."""

    sunk: tuple[int, ...]
    disabled: tuple[int, ...]  # marked and still where they were; the caller sends them home


def attack(
    war: War,
    attacker: int,
    target: int,
    dice: int,
    bonus: int,
    *,
    in_port: bool = False,
    disables: bool = True,
) -> None:
    """Roll one attack; its damage and disables wait in ``state.markers``. [AW-SEQ-19]"""
    raise NotImplementedError


def take_effect(war: War, *, in_port: bool = False) -> Effects:
    """All markers take effect at once. [AW-SEQ-21]"""
    raise NotImplementedError
