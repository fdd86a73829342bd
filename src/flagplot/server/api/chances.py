"""What questions about odds and luck are answered with."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from flagplot.kernel.whatif import WhatIf
from flagplot.server.api.answers import Thrown
from flagplot.server.documents import Open


class BattleOdds(Open, kw_only=True):
    """The odds of a battle, in the game's own numbers."""

    space: str


class OddsAtHand(Open, kw_only=True):
    """The odds of all battles at hand, after answer ``seq``."""

    seq: int
    battles: list[BattleOdds]
    raids: list[BattleOdds]


class BattleDetail(Open, kw_only=True):
    """One battle in detail."""

    seq: int
    space: str


class PlanOdds(msgspec.Struct, kw_only=True):
    """The battle a move would lead to; null when it would lead to none."""

    seq: int
    odds: BattleOdds | None


class PlansOdds(msgspec.Struct, kw_only=True):
    """The battle each of some moves would lead to, in their order; null where one would lead to none."""

    seq: int
    odds: list[BattleOdds | None]


class TriedOdds(msgspec.Struct, kw_only=True):
    """A battle as it is imagined; see ``kernel/whatif.py``."""

    seq: int
    battle: WhatIf


class Toll(msgspec.Struct, kw_only=True):
    """What was done to the other side, against what was to be expected of the same attacks."""

    done: float
    expected: float


class BothSides(msgspec.Struct, kw_only=True):
    """The dice of both sides of a battle."""

    attacker: Thrown
    defender: Thrown


class BothTolls(msgspec.Struct, kw_only=True):
    """What both sides of a battle did, by kind of harm."""

    attacker: dict[str, Toll]
    defender: dict[str, Toll]


class Fought(Open, kw_only=True):
    """A battle that is over among all that could have happened; ``reason`` says why it cannot be judged.

    ``worse`` and ``better`` are shares of all results, and results of the same worth count half in the
    ``percentile``.
    """

    seq: int | None
    space: str
    attacker: str
    defenders: list[str]
    winner: str
    raid: bool | UnsetType = UNSET
    gained: float
    expected: float | None
    percentile: float | None
    worse: float | None
    better: float | None
    reason: str | UnsetType = UNSET
    dice: BothSides
    tolls: BothTolls | UnsetType = UNSET


class LuckOf(Thrown, kw_only=True):
    """The luck of a power over all its battles."""

    battles: int
    value: float
    percentile: float


class Luck(Open, kw_only=True):
    """Every battle that is over, and the sums of every power; ``measure`` is what results are counted in."""

    seq: int
    battles: list[Fought]
    powers: dict[str, LuckOf]
    measure: tuple[str, str] | UnsetType = UNSET
