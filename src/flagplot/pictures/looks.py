"""Colours, emblems and silhouettes, the same as the client's: both read data/looks.json."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec


class Paint(msgspec.Struct, frozen=True, rename={"land_dark": "landDark"}):
    """How an owner is coloured."""

    fill: str  # counters
    land: str  # territory on a light map
    land_dark: str  # territory on a dark map
    ink: str  # on top of fill


class Looks(msgspec.Struct, frozen=True):
    """The file."""

    paints: dict[str, Paint]
    safe: dict[str, Paint]  # in place of some of them, where colours shall be easy to tell apart
    emblems: dict[str, str]  # in a box of 20 by 20
    silhouettes: dict[str, str]  # in a box of 40 by 28
    plain: str  # a unit without one


SPARE = "stone"  # who has no colour


@cache
def looks() -> Looks:
    """All of it."""
    data = files("flagplot.pictures").joinpath("data", "looks.json").read_bytes()
    return msgspec.json.decode(data, type=Looks)


class Palette:
    """The looks of one game, by the ids of its catalog."""

    def __init__(self, catalog: Mapping[str, Any]) -> None:
        self._owners: dict[str, Any] = {**catalog.get("sides", {}), **catalog.get("powers", {})}
        self._kinds: dict[str, Any] = dict(catalog.get("kinds", {}))

    def paint(self, owner: str) -> Paint:
        """The colours of an owner."""
        paints = looks().paints
        return paints.get(self._owners.get(owner, {}).get("colour", ""), paints[SPARE])

    def emblem(self, owner: str) -> str:
        """The sign of an owner, so that colour is never the only cue."""
        return looks().emblems.get(self._owners.get(owner, {}).get("shape", ""), "")

    def silhouette(self, kind: str) -> str:
        """The shape of a unit."""
        return looks().silhouettes.get(self._kinds.get(kind, {}).get("shape", kind), looks().plain)

    def rank(self, kind: str) -> int:
        """Which unit of a stack is shown first."""
        return int(self._kinds.get(kind, {}).get("rank", 99))
