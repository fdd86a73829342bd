"""Saved states of older versions, brought up to this one."""

from __future__ import annotations

from typing import Any

from flagplot.games.war_in_the_pacific import options
from flagplot.games.war_in_the_pacific.places import OUT
from flagplot.games.war_in_the_pacific.tables import tables

_COLUMNS = {"place": OUT, "steps": 0, "marks": 0, "spent": 0, "came": OUT}  # of a unit out of play


def with_regiments(document: dict[str, Any]) -> dict[str, Any]:
    """Schema 1 knew no regiments of divisions, and fewer optional rules."""
    scenario = str(document.get("scenario", ""))
    units = len(tables(scenario).ground)
    found = dict(document)
    for name, value in _COLUMNS.items():
        column = list(document.get(name, ()))
        found[name] = column + [value] * (units - len(column))
    defaults = {one.id: one.default for one in options.of([scenario])}
    found["options"] = {**defaults, **document.get("options", {})}
    return found
