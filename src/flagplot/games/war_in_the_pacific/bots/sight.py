"""What an opponent reads from the view of its seat."""

from __future__ import annotations

from typing import Any

from flagplot.games.war_in_the_pacific.options import variant
from flagplot.games.war_in_the_pacific.tables import tables
from flagplot.kernel.action import Action
from flagplot.kernel.seen import Seen

GUESSED = 6  # the quality of troops that have not been seen
# what a strike of carriers promises for each ship of a type: points, less what armour turns away
PROMISE = {"CV": 10, "CVL": 6, "CVE": 3, "BC": 3, "CA": 3, "BB": 2, "CL": 2, "CLAA": 2}
SLOWEST = 1  # the speed class of those who land
UNSEEN = 8  # for a contact of which nobody knows what it is: it may be carriers
LEAST = 6  # below this a contact is not worth to be sought out


class Sight:
    """The view of a seat with what planners ask of it."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self.seat = str(seen.seat)
        self.tables = tables(variant(seen.scenario, seen.options))
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
        return card.objective if card is not None else ""

    def opening(self) -> str:
        """The task force that must strike the objective first."""
        card = self.tables.card.sea
        return card.opening.force if card is not None and card.opening is not None else ""

    def contacts(self) -> list[str]:
        """Hexes in which enemy task forces have been seen."""
        return [
            label
            for label, place in self.seen.places.items()
            if any(
                unit["kind"] == "contact" and unit["owner"] != self.seat for unit in place.get("units", ())
            )
        ]

    def reported(self, id: str) -> set[str]:
        """The types of ships that were reported of a contact."""
        return {str(kind) for report in self.unit(id).get("reports", ()) for kind, _ in report["types"]}

    def carriers(self) -> list[str]:
        """Hexes of contacts of which carriers were reported."""
        found = []
        for label, place in self.seen.places.items():
            for unit in place.get("units", ()):
                if unit["kind"] == "contact" and self.reported(unit["id"]) & {"CV", "CVL"}:
                    found.append(label)
        return found

    def promise(self, id: str) -> int:
        """What a strike at a contact promises, by the newest report that tells its ships."""
        reports = [one["types"] for one in self.unit(id).get("reports", ()) if one["types"]]
        if not reports:
            return UNSEEN
        return sum(max(int(count), 1) * PROMISE.get(str(kind), 1) for kind, count in reports[-1])

    def lands(self, id: str) -> bool:
        """Whether a contact comes to take what we hold: in the last game-turn, as slow as nobody else."""
        return self.seat == "allied" and self.last_turn() and self.unit(id).get("speed") == SLOWEST

    def last_turn(self) -> bool:
        """Whether the game-turn is the last."""
        return bool(self.seen.tracks["round"] >= self.tables.card.turns)

    def prey(self) -> list[str]:
        """Hexes of the contacts that promise most to a strike of carriers."""
        found = {
            unit["id"]: label
            for label, place in self.seen.places.items()
            for unit in place.get("units", ())
            if unit["kind"] == "contact" and unit["owner"] != self.seat
        }
        worth = {id: self.promise(id) for id in found}
        best = max(worth.values(), default=0)
        return [label for id, label in found.items() if worth[id] == best >= LEAST]

    def phase(self) -> int:
        """Which of the three phases of a game-turn it is."""
        return int(self.seen.tracks.get("phase_number", 1))

    def flight(self, one: str, other: str) -> int:
        """Air MPs from one hex to another."""
        waters = self.tables.waters
        return waters.air_cost(waters.grid[other], waters.grid[one]) if waters is not None else 0

    def is_west(self, label: str) -> bool:
        """Whether a hex is in the western half of the map, and not east of the objective."""
        waters = self.tables.waters
        return waters is not None and waters.grid[label] in waters.west

    def in_range(self, base: str, target: str) -> bool:
        """Whether bombers of a base reach a contact or a hex without staging; those of task forces do."""
        if base not in self.seen.places:
            return True
        end = target if target in self.seen.places else self.where(target)
        kinds = [self.tables.types[one["type"]] for one in self.seen.places[base].get("air", ())]
        far = max((one.range_extended for one in kinds if one.anti_ship and one.class_ != "S"), default=0)
        return bool(end) and self.flight(base, end) <= far

    def value(self, ship: str) -> int:
        """The points of a ship."""
        return self.tables.ships[self.tables.ship_number[ship]].vp

    def ship_type(self, ship: str) -> str:
        """The type of a ship."""
        return self.tables.ships[self.tables.ship_number[ship]].type

    def damage(self, ship: str) -> int:
        """The damage of a ship in the strike at hand, as far as it is shown."""
        shown = self.panel("raid").get("display", ())
        return next((int(one.get("damage", 0)) for one in shown if one["ship"] == ship), 0)

    def air_type(self, air: str) -> str:
        """The class of an air unit: F, FB, D, T, B, S."""
        return self.tables.types[self.tables.air[self.tables.air_number[air]].type].class_

    def free_transfers(self) -> set[str]:
        """Air units that the scenario lets fly to the objective in any number."""
        card = self.tables.card.sea
        if card is None or card.transfers is None:
            return set()
        there = self.seen.places.get(card.transfers.from_, {}).get("air", ())
        return {one["id"] for one in there if one["type"] in card.transfers.types}

    def distance(self, one: str, other: str) -> int:
        """Hexes from one to the other on the main map."""
        waters = self.tables.waters
        return waters.distance(waters.grid[one], waters.grid[other]) if waters is not None else 0
