"""Sets of spaces of a map of any size.

A set is one long number, a bit a space: joining, meeting and asking cost next to nothing on maps of a hundred
spaces, and still little on fourteen thousand as long as nobody walks through every bit. It never changes and
lists its spaces in ascending order.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from struct import unpack
from typing import Final


def mask_of(spaces: Iterable[int]) -> int:
    """The set of these spaces as a number."""
    mask = 0
    for space in spaces:
        mask |= 1 << space
    return mask


def members(mask: int) -> tuple[int, ...]:
    """The spaces of a number, ascending."""
    if mask >> SMALL:
        return _wide(mask)
    found: list[int] = []
    # byte by byte: to take single bits off the whole number, which is long, takes several times as long
    for place, byte in enumerate(mask.to_bytes((mask.bit_length() + 7) // 8, "little")):
        if byte:
            found += _byte(place, byte)
    return tuple(found)


SMALL: Final = 512  # spaces
WORD: Final = 64  # bits


@cache
def _byte(place: int, byte: int) -> tuple[int, ...]:
    return tuple(place * 8 + bit for bit in range(8) if byte >> bit & 1)


def _wide(mask: int) -> tuple[int, ...]:
    """Of large maps, where too many bytes would be kept and most of them are empty."""
    found: list[int] = []
    words = (mask.bit_length() + WORD - 1) // WORD
    for place, word in enumerate(unpack(f"<{words}Q", mask.to_bytes(words * 8, "little"))):
        while word:
            lowest = word & -word
            found.append(place * WORD + lowest.bit_length() - 1)
            word ^= lowest
    return tuple(found)


class SpaceSet:
    """A set of spaces; ``mask`` is the number behind it."""

    __slots__ = ("mask",)

    def __init__(self, spaces: Iterable[int] = ()) -> None:
        self.mask: Final = mask_of(spaces)

    @classmethod
    def of(cls, mask: int) -> SpaceSet:
        """The set behind a number."""
        new = cls.__new__(cls)
        object.__setattr__(new, "mask", mask)
        return new

    def __contains__(self, space: int) -> bool:
        return space >= 0 and bool(self.mask >> space & 1)  # nowhere is in no set

    def __iter__(self) -> Iterator[int]:
        return iter(members(self.mask))

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    def __or__(self, other: SpaceSet) -> SpaceSet:
        return SpaceSet.of(self.mask | other.mask)

    def __and__(self, other: SpaceSet) -> SpaceSet:
        return SpaceSet.of(self.mask & other.mask)

    def __sub__(self, other: SpaceSet) -> SpaceSet:
        return SpaceSet.of(self.mask & ~other.mask)

    def __le__(self, other: SpaceSet) -> bool:
        return self.mask & ~other.mask == 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SpaceSet) and self.mask == other.mask

    def __hash__(self) -> int:
        return hash(self.mask)

    def __repr__(self) -> str:
        return f"SpaceSet({list(self)})"
