"""Moves of land units and ships against a second, plain reading of the rules, on positions made by chance.

The reference asks of a whole path whether it is allowed, without looking for paths, and knows no orders,
masks or remembered answers.
"""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

from tests.anniversary.helpers import GAME

AXIS = ("germany", "japan", "italy")
POWERS = ("germany", "ussr", "japan", "uk", "italy", "usa")
BOARD = GAME.play(GAME.start(seed=1)).board
SURFACE = {"destroyer", "cruiser", "battleship", "carrier"}
CANALS = ((("sz19", "sz20"), ("panama",)), (("sz15", "sz34"), ("egypt", "trans_jordan")))
PASSABLE = [space.id for space in BOARD.spaces if space.status == "power"]
ZONES = [space.id for space in BOARD.spaces if space.sea]
FORCES: tuple[dict[str, int], ...] = (
    {"tank": 1},
    {"infantry": 1},
    {"artillery": 1},
    {"aa_gun": 1},
    {"tank": 1, "infantry": 1},
    {"tank": 2, "infantry": 2},
    {"tank": 1, "infantry": 2},
    {"tank": 1, "artillery": 1},
)


def neighbours(space: str) -> list[str]:
    """Adjacent spaces of the same kind."""
    at = BOARD.space_of[space]
    return [BOARD.space_ids[near] for near in BOARD.near[at] if BOARD.sea[near] == BOARD.sea[at]]


def friends(one: str, other: str) -> bool:
    return (one in AXIS) == (other in AXIS)


def ways(start: str) -> list[tuple[str, ...]]:
    """All paths of one or two steps."""
    short = [(start, near) for near in neighbours(start)]
    return short + [(*way, near) for way in short for near in neighbours(way[-1])]


class Land:
    """Land units in the middle of a front."""

    def __init__(self, seed: int) -> None:
        chance = random.Random(seed)
        self.turn = chance.choice(POWERS)
        self.combat, self.mechanized = chance.random() < 0.6, chance.random() < 0.5
        self.start = chance.choice([land for land in PASSABLE if neighbours(land)])
        area = sorted({land for way in ways(self.start) for land in way if land in PASSABLE})
        self.control = {land: self.turn if land == self.start else chance.choice(POWERS) for land in area}
        self.units: dict[str, dict[str, dict[str, int]]] = {}
        self.works = {land: chance.random() < 0.2 and BOARD.ipc[BOARD.space_of[land]] > 0 for land in area}
        for land in area:
            if chance.random() < 0.4:
                kind = chance.choice(["infantry", "aa_gun", "fighter", "tank"])
                self.units[land] = {self.control[land]: {kind: 1}}
        self.units[self.start] = {self.turn: {"tank": 2, "infantry": 3, "artillery": 1, "aa_gun": 1}}

    def document(self) -> dict[str, Any]:
        return {
            "game": "anniversary",
            "base": "empty",
            "turn": self.turn,
            "phase": "combat_move" if self.combat else "noncombat_move",
            "units": self.units,
            "control": self.control,
            "facilities": {
                land: {"complex": "industrial" if works else None} for land, works in self.works.items()
            },
            "technologies": {self.turn: ["mechanized_infantry"]} if self.mechanized else {},
        }

    def hostile(self, land: str) -> bool:
        return land in self.control and not friends(self.turn, self.control[land])

    def reach(self, force: dict[str, int]) -> int:
        if set(force) == {"tank"}:
            return 2
        pairs = set(force) == {"tank", "infantry"} and force["infantry"] <= force["tank"]
        return 2 if pairs and self.mechanized else 1

    def allows(self, force: dict[str, int], way: tuple[str, ...]) -> bool:
        steps = way[1:]
        if len(steps) > self.reach(force) or any(land not in PASSABLE for land in steps):
            return False
        if not self.combat:
            return not any(self.hostile(land) for land in steps)
        if "aa_gun" in force:
            return False
        if len(steps) == 1 or not self.hostile(steps[0]):
            return self.hostile(steps[-1])
        return steps[0] not in self.units and not self.works[steps[0]]  # a blitz


class Sea:
    """Ships among the enemy's, near a canal or not."""

    def __init__(self, seed: int) -> None:
        chance = random.Random(seed)
        self.turn = chance.choice(POWERS)
        self.combat = chance.random() < 0.6
        canal = ["sz10", "sz14", "sz15", "sz19", "sz20", "sz34"]
        self.start = chance.choice(ZONES if chance.random() < 0.7 else canal)
        self.ships = chance.sample(["destroyer", "submarine", "cruiser"], chance.randint(1, 3))
        self.units: dict[str, dict[str, dict[str, int]]] = {
            self.start: {self.turn: dict.fromkeys(self.ships, 1)}
        }
        foes = [power for power in POWERS if not friends(power, self.turn)]
        self.enemy: dict[str, set[str]] = {}
        for zone in sorted({zone for way in ways(self.start) for zone in way}):
            if chance.random() < 0.45:
                kinds = chance.sample(
                    ["destroyer", "submarine", "cruiser", "transport"], chance.randint(1, 2)
                )
                self.enemy[zone] = set(kinds)
                self.units.setdefault(zone, {})[chance.choice(foes)] = dict.fromkeys(kinds, 1)
        self.control = {land: chance.choice(POWERS) for land in ("panama", "egypt", "trans_jordan")}

    def document(self) -> dict[str, Any]:
        return {
            "game": "anniversary",
            "base": "empty",
            "turn": self.turn,
            "phase": "combat_move" if self.combat else "noncombat_move",
            "units": {**self.units, "alaska": {self.turn: {"infantry": 1}}},
            "control": self.control,
        }

    def hostile(self, zone: str) -> bool:
        return bool(self.enemy.get(zone, set()) & SURFACE)

    def open(self, one: str, other: str) -> bool:
        for zones, banks in CANALS:
            if {one, other} == set(zones):
                return all(friends(self.turn, self.control[bank]) for bank in banks)
        return True

    def allows(self, ship: str, way: tuple[str, ...]) -> bool:
        if not all(self.open(one, other) for one, other in pairwise(way)):
            return False
        submarine, end = ship == "submarine", way[-1]
        for zone in way[1:-1]:
            if "destroyer" in self.enemy.get(zone, set()) if submarine else self.hostile(zone):
                return False
        if not self.combat:
            return submarine or not self.hostile(end)
        if end == self.start and self.hostile(end):
            return False
        return bool(self.enemy.get(end)) or self.hostile(self.start)


@pytest.mark.parametrize("seed", range(20))
def test_land_moves(seed: int) -> None:
    front = Land(seed)
    state = GAME.position(front.document())
    for force in FORCES:
        words = " ".join(f"{kind}:{count}" for kind, count in force.items())
        for way in ways(front.start):
            if any(land in PASSABLE and land not in front.control for land in way):
                continue
            refusal = GAME.why_not(state, front.turn, f"go {'>'.join(way)} {words}")
            assert (refusal is None) is front.allows(force, way), (front.document(), way, force, refusal)


@pytest.mark.parametrize("seed", range(20))
def test_sea_moves(seed: int) -> None:
    fleet = Sea(seed)
    state = GAME.position(fleet.document())
    for ship in fleet.ships:
        for way in ways(fleet.start):
            refusal = GAME.why_not(state, fleet.turn, f"go {'>'.join(way)} {ship}")
            assert (refusal is None) is fleet.allows(ship, way), (fleet.document(), way, ship, refusal)
