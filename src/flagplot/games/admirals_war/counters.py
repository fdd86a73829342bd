"""Factors as they are printed on a counter: ``4-4-6``, ``0-2-7-4*``."""

from __future__ import annotations

import re

import msgspec

from flagplot.games.admirals_war.board import AMPHIB, LBA, SUB, Piece
from flagplot.kernel.errors import BadInputError

_FACTORS = re.compile(r"\d\*?(-\d\*?){0,3}")


def printed(piece: Piece, text: str) -> Piece:
    """The counter with other factors; a star marks a bonus.

    Gunnery, armor, speed and airstrike of a ship; airstrike and armor of an air unit; gunnery of a submarine;
    armor and speed, in second and third place, of an amphibious unit. [AW-UNI-04]
    """
    if not _FACTORS.fullmatch(str(text)):
        raise BadInputError(f"factors of {piece.id}: 4-4-6 or 0-2-7-4* and the like expected, found {text!r}")
    parts = text.split("-")
    values = [int(part.rstrip("*")) for part in parts] + [0] * 4
    stars = [part.endswith("*") for part in parts] + [False] * 4
    if piece.kind == LBA:
        return msgspec.structs.replace(piece, air=values[0], air_bonus=stars[0], armor=values[1])
    if piece.kind == AMPHIB:
        return msgspec.structs.replace(piece, armor=values[1], speed=values[2])
    if piece.kind == SUB:
        return msgspec.structs.replace(piece, gunnery=values[0], gunnery_bonus=stars[0])
    return msgspec.structs.replace(
        piece, gunnery=values[0], gunnery_bonus=stars[0], armor=values[1], armor_bonus=stars[1],
        speed=values[2], air=values[3], air_bonus=stars[3],
    )  # fmt: skip
