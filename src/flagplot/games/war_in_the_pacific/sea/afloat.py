"""Reading and changing what is on the main map; the part of a ``Campaign`` that ships and aircraft need."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from flagplot.games.war_in_the_pacific.places import OUT, aboard, ship_at
from flagplot.games.war_in_the_pacific.scenarios import SeaCard
from flagplot.games.war_in_the_pacific.sea.state import Sea, TaskForce
from flagplot.games.war_in_the_pacific.sea.waters import Waters
from flagplot.games.war_in_the_pacific.sides import SEATS, enemy
from flagplot.games.war_in_the_pacific.state import PacificState
from flagplot.games.war_in_the_pacific.tables import Tables
from flagplot.games.war_in_the_pacific.units import SUNK, TENDERS
from flagplot.kernel.dice import Dice
from flagplot.kernel.errors import RulesBug
from flagplot.kernel.flow import Play
from flagplot.kernel.memory import of_situation

CONTACT = "contact-"  # what the enemy calls a task force: contact-3
REGULAR = "regular"  # trained air points
_RADAR = {"USN": (43, 1), "RN": (43, 7)}  # year and month of radar [BR-19-05]


class Afloat(Play[PacificState]):
    """A ``Play`` with task forces, bases and air points on the main map.

    Scenarios on an island have neither ``sea``, what is kept of it, nor ``chart``, its ways and distances.
    """

    __slots__ = ("_crews", "_manned", "chart", "sea", "tables")

    sea: Sea
    chart: Waters

    def __init__(self, tables: Tables, state: PacificState, dice: Dice | None = None) -> None:
        super().__init__(state, dice)
        self.tables = tables
        if isinstance(state.sea, Sea):
            self.sea = state.sea
        if tables.waters is not None:
            self.chart = tables.waters
        self._manned: dict[str, TaskForce] | None = None  # the task forces whose ships stand in _crews
        self._crews: dict[int, str] = {}

    # -- the map ---------------------------------------------------------------------------------------

    @property
    def sea_card(self) -> SeaCard:
        """What the scenario says about the sea."""
        found = self.tables.card.sea
        if found is None:
            raise RulesBug("no ships at sea in this scenario")
        return found

    def hex(self, label: str) -> int:
        """The place of a printed label."""
        return self.chart.grid[label]

    def safe(self, hex: int) -> bool:
        """Whether a hex lies so far in the rear that it may not be attacked. [SC-S3-05]"""
        return self.chart.label(hex) in self.sea_card.safe

    def unseen(self, label: str) -> bool:
        """Whether nobody may look for a task force: its side has surprise in this game-turn. [SC-S3-03]"""
        card = self.sea_card.surprise
        return (
            card is not None and self.state.turn == card.turn and SEATS[self.force(label).side] == card.side
        )

    # -- task forces -----------------------------------------------------------------------------------

    def force(self, label: str) -> TaskForce:
        """A task force."""
        return self.sea.forces[label]

    def set_force(self, label: str, **changes: Any) -> TaskForce:
        """Change a task force, or add one."""
        sea = self.sea
        old = sea.forces.get(label)
        new = TaskForce(**changes) if old is None else msgspec.structs.replace(old, **changes)
        sea.forces = dict(sorted({**sea.forces, label: new}.items()))
        return new

    def drop_force(self, label: str) -> None:
        """A task force is no more; its marker goes, its admirals are ashore."""
        sea = self.sea
        gone = sea.forces[label]
        sea.forces = {one: force for one, force in sea.forces.items() if one != label}
        sea.cards = {
            one: msgspec.structs.replace(
                card,
                refuel="" if card.refuel == label else card.refuel,
                follow="" if card.follow == label else card.follow,
            )
            for one, card in sea.cards.items()
            if one != label
        }
        sea.order = tuple(one for one in sea.order if one != label)
        sea.sighted = tuple(one for one in sea.sighted if one != label)
        if gone.marker in sea.shown:
            sea.shown = {marker: where for marker, where in sea.shown.items() if marker != gone.marker}

    def forces_of(self, side: int) -> list[str]:
        """The task forces of a side, dummies too."""
        return [label for label, force in sorted(self.sea.forces.items()) if force.side == side]

    def forces_at(self, hex: int, side: int) -> list[str]:
        """The task forces of a side in a hex."""
        return [
            label
            for label, force in sorted(self.sea.forces.items())
            if force.hex == hex and force.side == side
        ]

    def force_of(self, ship: int) -> str:
        """The task force a ship is in, or nothing."""
        forces = self.sea.forces
        if forces is not self._manned:  # tables are replaced when they change
            self._crews = {one: label for label, force in forces.items() for one in force.ships}
            self._manned = forces
        return self._crews.get(ship, "")

    def ship_hex(self, ship: int) -> int:
        """Where a ship is: with its task force or in port; OUT when it is not on the map."""
        label = self.force_of(ship)
        if label:
            return self.sea.forces[label].hex
        return next((hex for hex, ships in self.sea.harbour.items() if ship in ships), OUT)

    def located(self, label: str) -> bool:
        """Whether the enemy has located a task force in this phase pair. [BR-13-05]"""
        return self.sea.forces[label].located == self.sea.phase + 1

    def located_before(self, label: str) -> bool:
        """Whether it was located in the phase before, not only in this one. [BR-13-03, BR-13-05]"""
        return label in self.sea.sighted or 0 < self.sea.forces[label].located == self.sea.phase

    def friendly_port(self, hex: int, side: int) -> bool:
        """Whether a hex is a port or an anchorage of a side."""
        base = self.tables.bases.get(hex)
        return base is not None and bool(base.port) and self.state.control.get(hex) == side

    @of_situation
    def in_port(self, label: str) -> bool:
        """Whether a task force has ended a Naval Phase in a friendly port. [WPA-PRT-05]"""
        force = self.sea.forces[label]
        return self.friendly_port(force.hex, force.side)

    def admiral(self, label: str, rating: str) -> int:
        """A rating of the commander, 0 without one: s, a, t or e. [BR-8-06]"""
        admirals = self.sea.forces[label].admirals
        if not admirals:
            return 0
        gained = self.sea.improved.get(admirals[0], (0, 0, 0, 0))["sate".index(rating)]
        return int(getattr(self.tables.leaders[admirals[0]], rating)) + gained

    def put_marker(self, label: str) -> int:
        """A task force is placed on the map; gives the number of its marker. [BR-16-06]"""
        sea, force = self.sea, self.sea.forces[label]
        marker = force.marker or self.free_marker()
        self.set_force(label, marker=marker)
        sea.shown = {**sea.shown, marker: (force.side, force.hex, force.speed)}
        return marker

    def free_marker(self) -> int:
        """A number that no task force has, and none on the map."""
        return 1 + max((*(one.marker for one in self.sea.forces.values()), *self.sea.shown), default=0)

    def contact(self, label: str) -> str:
        """What the enemy calls a task force that is on the map."""
        return f"{CONTACT}{self.sea.forces[label].marker}"

    def by_contact(self, contact: str) -> str:
        """The task force of a contact; nothing if there is none."""
        number = contact.removeprefix(CONTACT)
        return next(
            (
                label
                for label, force in self.sea.forces.items()
                if force.marker and str(force.marker) == number
            ),
            "",
        )

    def sunk(self, ship: int) -> bool:
        """Whether a ship is sunk."""
        return self.state.damage[ship] >= SUNK

    # -- bases and aircraft ----------------------------------------------------------------------------

    def base_hex(self, base: str) -> int:
        """Where a base is: the label of a hex or of a task force."""
        return self.sea.forces[base].hex if base in self.sea.forces else self.hex(base)

    def base_places(self, base: str) -> tuple[int, ...]:
        """The places in which air points of a base are: the ships of a task force, or a hex.

        Tenders that are laid up in a port work there. [WPB-SEA-08]
        """
        if base in self.sea.forces:
            return tuple(aboard(ship) for ship in self.sea.forces[base].ships)
        hex = self.hex(base)
        laid_up = self.sea.harbour.get(hex, ())
        return (hex, *(aboard(ship) for ship in laid_up if self.tables.ships[ship].type in TENDERS))

    @of_situation
    def air_at(self, base: str) -> tuple[int, ...]:
        """The air units at a base that have air points."""
        based, points = self.sea.based, self.state.points
        there = (air for place in self.base_places(base) for air in based.where(place) if points[air])
        return tuple(sorted(there))

    @of_situation
    def air_base(self, air: int) -> str:
        """The base of an air unit: a hex or a task force; nothing if it has none."""
        place = self.sea.based[air]
        if place == OUT:
            return ""
        ship = ship_at(place)
        if ship < 0:
            return self.chart.label(place)
        label = self.force_of(ship)
        if label:
            return label
        hex = self.ship_hex(ship)
        return self.chart.label(hex) if hex != OUT else ""

    @of_situation
    def air_bases(self, side: int) -> tuple[str, ...]:
        """Every base of a side that has air points, task forces first."""
        found = dict.fromkeys(
            base
            for air, unit in enumerate(self.tables.air)
            if unit.side == SEATS[side] and self.state.points[air] and (base := self.air_base(air))
        )
        return tuple(sorted(found, key=lambda base: (base not in self.sea.forces, base)))

    def air_quality(self, air: int) -> str:
        """Elite, regular or green: as printed, unless training or combat have changed it. [WPB-ABT-02]"""
        return self.sea.quality.get(air) or self.tables.air[air].quality

    def rate_air(self, air: int, quality: str) -> None:
        """The air points of a row have a quality."""
        rest = {one: found for one, found in self.sea.quality.items() if one != air}
        self.sea.quality = rest if quality == self.tables.air[air].quality else {**rest, air: quality}

    def move_air(self, air: int, points: int, place: int) -> int:
        """Air points go to another base, whole or in part; gives the row they are in now.

        They join what the unit has there already of the same quality, or take a spare row of the unit.
        """
        state, sea = self.state, self.sea
        if points <= 0:
            return air
        family = self._air_family(air)
        quality = self.air_quality(air)
        there = [
            one
            for one in family
            if one != air
            and sea.based[one] == place
            and state.points[one]
            and self.air_quality(one) == quality
        ]
        free = [one for one in family if not state.points[one] and one != air]
        if not there and points == state.points[air]:
            sea.based[air] = place
            return air
        target = (there or free or [air])[0]
        flown = min(state.flown[air], points)
        state.points[air] = state.points[air] - points
        state.flown[air] = min(state.flown[air] - flown, state.points[air])
        state.points[target] = state.points[target] + points
        state.flown[target] = state.flown[target] + flown
        sea.based[target] = place
        if quality != self.air_quality(target):
            self.rate_air(target, quality)
        if not state.points[air]:
            sea.based[air] = OUT
        return target

    def improve_air(self, air: int, points: int, *, flown: int) -> int:
        """Green air points become trained where they are; gives the row they are in now.

        They join trained ones of their unit there, or take a spare row. [WPB-ABT-02]
        """
        state, sea, place = self.state, self.sea, self.sea.based[air]
        family = [one for one in self._air_family(air) if one != air]
        there = [
            one
            for one in family
            if sea.based[one] == place and state.points[one] and self.air_quality(one) == REGULAR
        ]
        free = [one for one in family if not state.points[one]]
        if not there and (points >= state.points[air] or not free):
            self.rate_air(air, REGULAR)
            return air
        target = (there or free)[0]
        state.points[air] = state.points[air] - points
        state.flown[air] = state.flown[air] - flown
        state.points[target] = state.points[target] + points
        state.flown[target] = state.flown[target] + flown
        sea.based[target] = place
        self.rate_air(target, REGULAR)
        if not state.points[air]:
            sea.based[air] = OUT
        return target

    def _air_family(self, air: int) -> list[int]:
        base = self.tables.air[air].part_of
        base = air if base < 0 else base
        return [base, *(one for one, unit in enumerate(self.tables.air) if unit.part_of == base)]

    def radar(self, side: int) -> bool:
        """Whether task forces of a side have radar at this date. [BR-19-05]"""
        _, month, year = self.tables.card.first
        return SEATS[side] == "allied" and (year, month) >= _RADAR["USN"]

    def ids_of(self, ships: Iterable[int]) -> tuple[str, ...]:
        """The ids of ships."""
        return tuple(self.tables.ships[ship].id for ship in ships)

    def other(self, side: int) -> int:
        """The other side."""
        return enemy(side)
