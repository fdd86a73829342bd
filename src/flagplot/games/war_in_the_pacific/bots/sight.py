"""What an opponent reads from the view of its seat."""

from __future__ import annotations

from typing import Any

from flagplot.games.war_in_the_pacific.tables import tables
from flagplot.kernel.action import Action
from flagplot.kernel.seen import Seen

GUESSED = 6  # the quality of troops that have not been seen


class Sight:
    """The view of a seat with what planners ask of it."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self.seat = str(seen.seat)
        self.tables = tables(seen.scenario)
        self.island = self.tables.island
        self.verbs: dict[str, list[Action]] = {}
        for action in seen.legal:
            self.verbs.setdefault(action.verb, []).append(action)

    def panel(self, name: str) -> dict[str, Any]:
        """A panel, empty where it is not shown."""
        found: dict[str, Any] = self.seen.panels.get(name, {})
        return found

    def troops(self, label: str, *, mine: bool) -> list[dict[str, Any]]:
        """The ground units of a side in a hex."""
        units = self.seen.places.get(label, {}).get("units", ())
        return [unit for unit in units if "steps" in unit and (unit["owner"] == self.seat) == mine]

    def steps(self, label: str, *, mine: bool) -> int:
        """Steps of a side in a hex."""
        return sum(unit["steps"] for unit in self.troops(label, mine=mine))

    def strength(self, label: str, *, mine: bool) -> int:
        """Steps times the best quality of a side in a hex."""
        units = self.troops(label, mine=mine)
        return self.steps(label, mine=mine) * max((unit.get("tq", GUESSED) for unit in units), default=0)

    def near(self, label: str) -> list[str]:
        """The hexes beside one."""
        return [self.island.label(one) for one in self.island.near(self.island.place(label))]

    def facing(self, label: str) -> int:
        """Enemy steps beside a hex."""
        return sum(self.steps(one, mine=False) for one in self.near(label))

    def where(self, id: str) -> str:
        """The place of a unit."""
        for label, place in self.seen.places.items():
            if any(unit["id"] == id for unit in place.get("units", ())):
                return label
        return ""

    def unit(self, id: str) -> dict[str, Any]:
        """A unit as it is shown."""
        for unit in self.seen.places.get(self.where(id), {}).get("units", ()):
            if unit["id"] == id:
                found: dict[str, Any] = unit
                return found
        return {}

    # -- at sea -------------------------------------------------------------------------------------------

    def cards(self) -> list[dict[str, Any]]:
        """The cards of this seat."""
        found: list[dict[str, Any]] = self.seen.panels.get(f"cards_{self.seat}", [])
        return found

    def writing(self) -> dict[str, Any]:
        """The card that is being written."""
        label = self.panel("plotting").get("force", "")
        return next((one for one in self.cards() if one["force"] == label), {})

    def objective(self) -> str:
        """The hex that is to be taken or held."""
        card = self.tables.card.sea
        return card.invasion.target if card is not None else ""

    def opening(self) -> str:
        """The task force that must strike the objective first."""
        card = self.tables.card.sea
        return card.opening.force if card is not None else ""

    def contacts(self) -> list[str]:
        """Hexes in which enemy task forces have been seen."""
        return [
            label
            for label, place in self.seen.places.items()
            if any(
                unit["kind"] == "contact" and unit["owner"] != self.seat for unit in place.get("units", ())
            )
        ]

    def distance(self, one: str, other: str) -> int:
        """Hexes from one to the other on the main map."""
        waters = self.tables.waters
        return waters.distance(waters.grid[one], waters.grid[other]) if waters is not None else 0
