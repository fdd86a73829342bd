"""The printed things of one edition, opened for fast use: spaces, borders, unit table, powers.

A ``Board`` never changes during a game and is never copied. Spaces, kinds and owners are small integers
here; texts, files and actions use their ids. Sets of spaces are integers with one bit a space.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable
from functools import lru_cache

import msgspec

from flagplot.board.spaces import mask_of as mask_of  # for the chapters of the family
from flagplot.board.spaces import members


class Space(msgspec.Struct, frozen=True):
    """A territory or sea zone as printed."""

    id: str
    name: str
    sea: bool
    area: str = ""  # where a sea zone lies, for people
    status: str = ""  # power, dutch, french, neutral, closed, impassable; empty for sea zones
    original: str = "none"  # owner id
    start: str = "none"  # owner id of the starting controller
    ipc: int = 0
    island: bool = False
    coastal: bool = False
    chinese: bool = False  # bears the Chinese emblem
    chinese_units: bool = False  # open to Chinese units
    burma_road: bool = False
    complex: str = ""  # largest industrial complex that may stand here: minor, major, or empty for none
    victory_city: str = ""
    capital_of: str = ""
    convoy: bool = False
    kamikaze: bool = False
    neutral_infantry: int = 0
    lat: float = 0.0
    lon: float = 0.0  # 0 to 360 eastwards
    borders: tuple[str, ...] = ()


class Kind(msgspec.Struct, frozen=True):
    """A unit type as printed in the unit profiles."""

    id: str
    name: str
    cls: str  # land, sea, air
    cost: int
    attack: int  # 0: never rolls to attack
    defense: int  # 0: never rolls to defend
    move: int
    hits: int = 1
    captures: bool = False
    slot: str = ""  # transport slot: infantry, heavy
    supports: str = ""  # the type this one supports on attack, one for one
    supported: int = 0  # attack value when supported
    boosts: str = ""  # the type this one boosts on attack, one for one
    boosted: int = 0
    blitz: str = ""  # yes, paired
    carrier_borne: bool = False
    deck: int = 0  # aircraft it can carry
    hold: int = 0  # land units it can carry
    scrambles: bool = False
    escorts: bool = False
    intercepts: bool = False
    raids: bool = False
    surface_warship: bool = False
    warship: bool = False
    submarine: bool = False
    destroyer: bool = False
    transport: bool = False
    bombard: int = 0
    convoy_damage: int = 0
    antiaircraft: bool = False
    dice: int = 1  # dice it rolls when it attacks or raids
    best_die: bool = False  # only the best of several dice counts
    supports_up_to: int = 1  # units of the supported type that one of these supports
    drops: bool = False  # may carry a paratrooper
    towed: str = ""  # the type a unit of which may tow this one, one for one, and so move as far
    rules: tuple[str, ...] = ()

    @property
    def land(self) -> bool:
        """A land unit."""
        return self.cls == "land"

    @property
    def sea(self) -> bool:
        """A sea unit."""
        return self.cls == "sea"

    @property
    def air(self) -> bool:
        """An air unit."""
        return self.cls == "air"


class FacilityKind(msgspec.Struct, frozen=True):
    """A facility that can be bought."""

    id: str  # airbase, naval_base, minor_ic, major_ic, upgrade, industrial_complex
    name: str
    cost: int
    max_damage: int = 0
    output: int = 0
    by_value: bool = False  # output is the value of its territory, and damage goes up to twice that
    inoperative_at: int = 0
    min_value: int = 0
    rules: tuple[str, ...] = ()


class Power(msgspec.Struct, frozen=True):
    """A power that takes turns."""

    id: str
    name: str
    side: str
    colour: str
    capital: str  # territory id or empty
    treasury: int


class Objective(msgspec.Struct, frozen=True):
    """A national objective."""

    id: str
    rule: str
    power: str
    ipcs: int
    kind: str  # all, each, at_least, at_war, occupies_once, alone, clear_seas
    count: int = 0  # at_least: how many of the territories
    territories: tuple[str, ...] = ()
    zones: tuple[str, ...] = ()  # clear_seas: where no enemy surface warship may be
    holders: tuple[str, ...] = ()
    text: str = ""


# the members of a set of spaces, in ascending order; the same sets come up again and again
bits = lru_cache(maxsize=16_384)(members)


def including(spaces: tuple[int, ...], *more: int) -> tuple[int, ...]:
    """A sorted set of spaces, as states store it, with some more in it."""
    return tuple(sorted({*spaces, *more}))


NON_PLAYERS = ("neutral", "netherlands", "france", "soviet", "none")


class Board:
    """All static facts of one edition (with its map switches applied)."""

    droppers: tuple[str, ...] = ()  # kinds that carry paratroopers for a power that has learnt it

    def __init__(
        self,
        spaces: tuple[Space, ...],
        kinds: tuple[Kind, ...],
        facilities: tuple[FacilityKind, ...],
        powers: tuple[Power, ...],
        objectives: tuple[Objective, ...],
        *,
        others: tuple[str, ...] = NON_PLAYERS,  # owners that never take a turn
    ) -> None:
        self.spaces, self.kinds, self.facilities = spaces, kinds, facilities
        self.tows = any(kind.towed for kind in kinds)  # some units can be towed by others
        self.powers, self.objectives = powers, objectives
        self.space_ids = tuple(s.id for s in spaces)
        self.space_of = {s.id: i for i, s in enumerate(spaces)}
        self.kind_of = {k.id: i for i, k in enumerate(kinds)}
        self.n_powers = len(powers)
        # powers first, in turn order, then the owners that never take a turn
        self.owner_ids = tuple(p.id for p in powers) + others
        self.owner_of = {o: i for i, o in enumerate(self.owner_ids)}
        self.neutral = self.owner_of["neutral"]
        self.none = self.owner_of["none"]
        self.items = tuple(k.id for k in kinds) + tuple(f.id for f in facilities)
        self.item_of = {name: i for i, name in enumerate(self.items)}
        self.item_cost = tuple(k.cost for k in kinds) + tuple(f.cost for f in facilities)
        self.facility_of = {f.id: f for f in facilities}
        self.naval_bases = "naval_base" in self.facility_of  # the edition has them at all
        # industrial complexes by the size states store, 0 for none
        self.complexes = ("", *(f.id for f in facilities if f.output or f.by_value))
        self.texts: dict[tuple[int, int], str] = {}  # piece texts already made; see text.py
        # variants share with the printed board all but values and prices of units and the ways of ships, so
        # what was found out for one of them is true of all; and those with the same ways share these
        self.printed = self.seas = self
        self._open_map()
        self._open_powers()

    def variant(self, kinds: tuple[Kind, ...]) -> Board:
        """The same board with other values and prices of its units; what a unit is and does stays."""
        new = copy.copy(self)
        new.kinds = kinds
        new.tows = any(kind.towed for kind in kinds)
        new.item_cost = tuple(k.cost for k in kinds) + tuple(f.cost for f in self.facilities)
        return new

    def closed(self, borders: Iterable[tuple[str, str]]) -> Board:
        """The same board where ships cannot pass some borders between zones; aircraft use ``near``."""
        new = copy.copy(self)
        near = [set(zones) for zones in self.sea_near]
        for one, other in borders:
            near[self.space_of[one]].discard(self.space_of[other])
            near[self.space_of[other]].discard(self.space_of[one])
        new.sea_near = tuple(tuple(sorted(zones)) for zones in near)
        new.sea_near_mask = tuple(mask_of(zones) for zones in new.sea_near)
        new.seas = new
        return new

    def _open_map(self) -> None:
        spaces = self.spaces
        self.n = len(spaces)
        self.sea = tuple(s.sea for s in spaces)
        self.ipc = tuple(s.ipc for s in spaces)
        self.original = tuple(self.owner_of[s.original] for s in spaces)
        self.start_control = tuple(self.owner_of[s.start] for s in spaces)
        self.near = tuple(tuple(sorted(self.space_of[b] for b in s.borders)) for s in spaces)
        self.land_near = tuple(tuple(t for t in near if not self.sea[t]) for near in self.near)
        self.sea_near = tuple(tuple(t for t in near if self.sea[t]) for near in self.near)
        self.near_mask = tuple(mask_of(near) for near in self.near)
        self.land_near_mask = tuple(mask_of(near) for near in self.land_near)
        self.sea_near_mask = tuple(mask_of(near) for near in self.sea_near)
        self.sea_mask = mask_of(i for i in range(self.n) if self.sea[i])
        self.land_mask = mask_of(i for i in range(self.n) if not self.sea[i])
        self.closed_mask = mask_of(i for i, s in enumerate(spaces) if s.status in ("closed", "impassable"))
        self.neutral_mask = mask_of(i for i, s in enumerate(spaces) if s.status == "neutral")
        self.chinese_mask = mask_of(i for i, s in enumerate(spaces) if s.chinese)
        self.chinese_units_mask = mask_of(i for i, s in enumerate(spaces) if s.chinese_units)
        self.dutch_mask = mask_of(i for i, s in enumerate(spaces) if s.status == "dutch")
        self.french_mask = mask_of(i for i, s in enumerate(spaces) if s.status == "french")
        self.convoy_zones = tuple(i for i, s in enumerate(spaces) if s.convoy)
        self.kamikaze_zones = tuple(i for i, s in enumerate(spaces) if s.kamikaze)
        self.victory_cities = tuple(i for i, s in enumerate(spaces) if s.victory_city)
        self.island_zone = tuple(self.sea_near[i][0] if s.island else -1 for i, s in enumerate(spaces))

    def _open_powers(self) -> None:
        powers = self.powers
        sides = sorted({p.side for p in powers}, key=[p.side for p in powers].index)
        self.sides = tuple(sides)
        self.side = tuple(sides.index(p.side) for p in powers)
        self.capital = tuple(self.space_of[p.capital] if p.capital else -1 for p in powers)
        self.friends = tuple(
            mask_of(q for q in range(len(powers)) if self.side[q] == self.side[p]) for p in range(len(powers))
        )

    def seat(self, power: int) -> str:
        """The seat of a power is called like the power."""
        return self.owner_ids[power]

    def after(self, power: int) -> tuple[int, ...]:
        """The other powers in turn order, beginning after ``power``."""
        n = self.n_powers
        return tuple((power + i) % n for i in range(1, n))
