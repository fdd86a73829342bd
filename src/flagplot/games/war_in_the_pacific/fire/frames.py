"""Frames of the Naval and the Air Phase."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from flagplot.kernel.script import Stages
from flagplot.kernel.state import Frame

Group = tuple[tuple[int, ...], int, str]  # ships, hex, target
Shot = tuple[int, int, int]  # battery, ship, points
Sent = tuple[int, int, str]  # air record, APs, approach
Wave = tuple[Sent, ...]


class NavalStage(Stages):
    """A Naval Phase off an island. [see SC-S1-12]"""

    LIST = 0  # the invader lists his bombardments
    REPLY = 1  # batteries fire at the bombarding ships, or not
    FIRE = 2
    UNLOAD = 3
    TRANSPORTS = 4  # batteries that have not fired may fire at the transports
    SECOND_FIRE = 5
    END = 6


class Naval(Frame, tag="naval"):
    """Naval Phase 3."""

    stage: NavalStage = NavalStage.LIST
    groups: tuple[Group, ...] = ()
    shots: tuple[Shot, ...] = ()
    next: int = 0  # the group that fires next


class Bombard(Frame, tag="bombard"):
    """One bombardment is put together: ships join it."""

    hex: int
    target: str
    ships: tuple[int, ...] = ()


class FortHits(Frame, tag="fort_hits"):
    """Levels of damage go to forts; the owner says where, if there is a choice. [see WPA-TDP-43]"""

    target: int
    levels: int
    placed: int = 0


class StepLoss(Frame, tag="step_loss"):
    """The owner of a bombarded hex chooses the unit that loses a step. [see BR-11-14]

    Of a ``ship`` with more aboard than damage leaves room for, until the rest has room. [see BR-20-01]
    """

    units: tuple[int, ...]
    ship: int | UnsetType = UNSET


class Air(Frame, tag="air"):
    """Air Phase 3."""


class Flight(Frame, tag="flight"):
    """A strike, a support mission or interdiction: it is put together, flies through the flak, and attacks.

    ``target`` is empty but for a strike. ``wave`` is the wave that is fired at, -1 while it is put together.
    """

    hex: int
    target: str = ""
    side: int = 1
    waves: tuple[Wave, ...] = ((),)
    wave: int = -1
    eliminated: int = 0  # APs of this wave still to be lost
    aborted: int = 0
    interdicts: bool | UnsetType = UNSET  # troops that enter the hex


Frames = Naval | Bombard | FortHits | StepLoss | Air | Flight
