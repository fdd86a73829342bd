"""How fractions are rounded, and how a list of lowest values is read."""

from __future__ import annotations

from collections.abc import Sequence


def nearest(value: float) -> int:
    """Standard rounding: to the nearest whole number, halves up. [BR-1-04]"""
    return int(value + 0.5) if value >= 0 else -int(-value + 0.5)


def half_up(value: int) -> int:
    """Half, rounded up."""
    return (value + 1) // 2


def column(lowest: Sequence[int], value: int) -> int:
    """The column whose lowest value is reached; a value below the first one is in no column (-1)."""
    return sum(value >= low for low in lowest) - 1


def shifted(at: int, shift: int, columns: int) -> int:
    """A column moved by all shifts together, once; it never leaves the table. [BR-1-05]"""
    return min(max(at + shift, 0), columns - 1)


def clamped(value: int, low: int, high: int) -> int:
    """A modified roll beyond the table uses the nearest row. [BR-1-05]"""
    return min(max(value, low), high)
