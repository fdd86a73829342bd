"""Compares contact on the map with the borders of the rules; links neighbours that do not touch."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from shapely import LineString
from shapely.geometry.base import BaseGeometry as Geometry
from tools.mapgen.coverage import Coverage, playable
from tools.mapgen.facts import Facts, Pair

VISIBLE = 0.3  # degrees of common border that a player can see


@dataclass(frozen=True)
class Report:
    """How a map agrees with the rules."""

    borders: int
    canals: tuple[Pair, ...]  # zones that only a canal joins; the recipe draws it
    missing: tuple[Pair, ...]  # neighbours by the rules that do not touch; each gets a link
    strangers: tuple[Pair, ...]  # touch although they are no neighbours; each gets a blocking mark
    thin: tuple[tuple[Pair, float], ...]  # contact too short to see

    def lines(self) -> list[str]:
        """The report in words."""
        agree = self.borders - len(self.missing) - len(self.canals)
        said = [f"{agree} of {self.borders} borders of the rules are contact on the map"]
        said += [f"by canal: {a} and {b}" for a, b in self.canals]
        said += [f"link needed: {a} and {b}" for a, b in self.missing]
        said += [f"touch without being neighbours: {a} and {b}" for a, b in self.strangers]
        said += [f"hardly touch: {a} and {b} ({length:.2f} degrees)" for (a, b), length in self.thin]
        return said


def compare(facts: Facts, coverage: Coverage, canals: Collection[Pair] = ()) -> Report:
    """The differences between map and rules."""
    contact = {two: length for two, length in coverage.contacts.items() if all(map(playable, two))}
    return Report(
        borders=len(facts.borders),
        canals=tuple(sorted(canals)),
        missing=tuple(sorted(facts.borders - set(contact) - set(canals))),
        strangers=tuple(sorted(set(contact) - facts.borders)),
        thin=tuple(
            (two, length)
            for two, length in sorted(contact.items())
            if two in facts.borders and length < VISIBLE
        ),
    )


def links(report: Report, coverage: Coverage) -> dict[Pair, LineString]:
    """For neighbours that do not touch: a line between their nearest shores, reaching a little inland."""
    drawn = {}
    for a, b in report.missing:
        drawn[a, b] = coverage.gap(a, b)
    return drawn


def marks(report: Report, coverage: Coverage) -> dict[Pair, Geometry]:
    """The borders that may not be crossed although they are drawn."""
    return {(a, b): coverage.border(a, b) for a, b in report.strangers}
