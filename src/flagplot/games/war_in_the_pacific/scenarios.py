"""A scenario as its file has it."""

from __future__ import annotations

import msgspec


class Force(msgspec.Struct, frozen=True, kw_only=True):
    """A task force."""

    label: str
    name: str
    hex: str
    mission: str
    speed: int
    admiral: str


class ShipEntry(msgspec.Struct, frozen=True):
    """A ship of the scenario."""

    id: str
    tf: str
    damage: int = 0


class AirEntry(msgspec.Struct, frozen=True):
    """Air points of the scenario."""

    id: str
    base: str


class GroundEntry(msgspec.Struct, frozen=True):
    """A ground unit of the scenario, on a ship or in a hex of the island."""

    id: str
    at: str
    activated: bool


class LeaderEntry(msgspec.Struct, frozen=True):
    """A leader of the scenario: with a unit, a headquarters or a task force. [SC-G-04]"""

    id: str
    with_: str = msgspec.field(name="with")
    role: str


class ScenarioCard(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a scenario says. [SC-G-01]"""

    status: str
    id: str
    name: str
    first: tuple[int, int, int]  # game-turn, cycle, year
    turns: int
    island: str
    first_player: str
    task_forces: tuple[Force, ...]
    ships: tuple[ShipEntry, ...]
    air: tuple[AirEntry, ...]
    ground: tuple[GroundEntry, ...]
    leaders: tuple[LeaderEntry, ...]
    hq: str
    cp: int  # at hand at once; the headquarters is active without cost [SC-G-08, SC-S1-03]
    fort: tuple[int, int]  # strength and size on the main map
    batteries: dict[str, int]
    exposed: tuple[str, ...]  # task forces within range and sight of the batteries
    aa: int
    aa_per_rung: int
    unloading_mp: int
    bombardments: int  # of a ship in the scenario
    strike_once: tuple[str, ...]
    reef_exempt: tuple[str, ...]
    reef_turns: int
    landing_steps: int
    late: dict[str, tuple[int, int]]  # unit -> turn from which it lands freely, CPs before
    never_assault: tuple[str, ...]
    splits: tuple[str, ...]
    artillery: str
    artillery_range: int
    free_reinforcement: bool  # 27.7.1 does not bind
    secured_points: tuple[int, ...]
    handicap: int
    step_point: int
    ship_points: int
    held_points: int
    decisive: int

    def date(self, turn: int) -> str:
        """A game-turn as players write it: 2/12/43."""
        week, cycle, year = self.first
        return f"{week + turn}/{cycle}/{year}"
