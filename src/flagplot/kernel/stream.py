"""Reproducible choices for bots and fuzzers; rules never use this, they have dice."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")

_MASK = 2**64 - 1


def mix(*parts: int | str) -> int:
    """A 64-bit number that depends on every part; the same in every process."""
    text = "\n".join(f"{type(part).__name__}:{part}" for part in parts)
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


class Stream:
    """A stream of numbers from a seed (splitmix64)."""

    __slots__ = ("_state",)

    def __init__(self, *seed: int | str) -> None:
        self._state = mix(*seed)

    def next(self) -> int:
        """The next 64-bit number."""
        self._state = state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _MASK
        return state ^ (state >> 31)

    def below(self, limit: int) -> int:
        """A number from 0 to ``limit - 1``."""
        return self.next() * limit >> 64

    def choose(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]
