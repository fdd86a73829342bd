"""The scenario cards: who stands where, which cards and tracks, and what decides. [DSI-SCN-01]"""

from __future__ import annotations

from typing import Any

import msgspec

# the number in the scenario book -> what players type
IDS = {
    "A.1": "august-storm",
    "A.2": "china-incident",
    "A.3": "tora",
    "B.1": "war-of-resistance",
    "C.1": "rising-sun",
    "C.2": "cornered-mouse",
    "C.3": "fateful-decision",
    "C.4": "opportunity-awaits",
    "C.5": "when-tigers-fight",
    "C.6": "pacific-war",
    "C.7": "waking-giant",
    "C.8": "magic-and-vengeance",
}


class SetupUnit(msgspec.Struct, frozen=True):
    """A counter of the set-up and the side that is up; ``as_`` detachment for an INF1 used as one."""

    counter: str
    side: str = "front"
    steps: int = 0
    as_: str = msgspec.field(default="", name="as")


class SetupPlace(msgspec.Struct, frozen=True):
    """A hex or box of the set-up."""

    faction: str
    at: str
    units: tuple[SetupUnit, ...]


class Objective(msgspec.Struct, frozen=True):
    """A hex that is worth points at the end."""

    hex: str
    points: int = 0  # where hexes are counted; elsewhere holding it decides


class Start(msgspec.Struct, frozen=True):
    """The turn a scenario begins with."""

    turn: str
    year: int


class ScenarioCard(msgspec.Struct, frozen=True):
    """One scenario as the file has it."""

    id: str
    title: str
    start: Start
    factions: tuple[str, ...]
    war_state: str
    ceded: tuple[str, ...]
    countries: dict[str, dict[str, Any]]
    posture: dict[str, str]
    cards: dict[str, Any]
    marker_pools: dict[str, tuple[str, ...]]
    setup: tuple[SetupPlace, ...]
    force_pools: dict[str, tuple[str, ...]]
    objectives: tuple[Objective, ...] = ()
    delay_box: tuple[str, ...] = ()
    boxes: dict[str, tuple[str, ...]] = {}
    vp: dict[str, Any] = {}
    uscl: int = 0  # [DSB-SC-03]
    esv: int = 0
    government: str = "army"  # or ``choice`` [see DSI-SCN-07]
    european_war: dict[str, str] = {}
    swb: tuple[dict[str, str], ...] = ()
    turn_track: tuple[dict[str, Any], ...] = ()
    conditional_boxes: dict[str, tuple[str, ...]] = {}
    triggered: tuple[str, ...] = ()  # entry codes whose event has happened [see DSI-SCN-16]
    mandate_box: int | None = None
    convoys: tuple[dict[str, str], ...] = ()


class Scenarios(msgspec.Struct, frozen=True):
    """The file of scenarios."""

    scenarios: tuple[ScenarioCard, ...]

    def by_id(self) -> dict[str, ScenarioCard]:
        """Those that can be played, by the id players use."""
        return {IDS[card.id]: card for card in self.scenarios if card.id in IDS}
