"""The data of the war at sea: ships, bases, waters, and where everything is at the start."""

from __future__ import annotations

import random
from heapq import heappop, heappush
from itertools import pairwise

import pytest

from flagplot.games.war_in_the_pacific import positions, soundness
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN
from flagplot.games.war_in_the_pacific.turn import setup
from flagplot.kernel import codec
from tests.war_in_the_pacific.afloat import GAME, TABLES

WATERS = TABLES.waters
assert WATERS is not None
GRID = WATERS.grid


def _start():  # type: ignore[no-untyped-def]
    return setup.new_state(TABLES, GAME.header("midway", {}))


@pytest.mark.rule("BR-2-01")
def test_a_hex_costs_by_its_area() -> None:
    assert WATERS.cost[GRID["F1234"]] == 5  # temperate
    assert WATERS.cost[GRID["F3342"]] == 6  # tropical


@pytest.mark.rule("BR-2-02")
def test_air_distance_is_the_shortest_path_paid_hex_by_hex() -> None:
    assert WATERS.distance(GRID["D3126"], GRID["F1234"]) == 19
    assert WATERS.air_cost(GRID["D3126"], GRID["F1234"]) == 95
    assert WATERS.air_cost(GRID["F1234"], GRID["F3342"]) > 5 * WATERS.distance(GRID["F1234"], GRID["F3342"])


@pytest.mark.rule("BR-2-03")
@pytest.mark.rule("BR-2-04")
def test_ships_cross_only_sides_with_water() -> None:
    for hex, others in WATERS.sea.items():
        for other in others:
            assert hex in WATERS.sea[other]
    assert GRID["F1234"] in WATERS.sea  # a coastal hex: an atoll
    oahu, near = GRID["F3342"], WATERS.sea[GRID["F3342"]]
    assert near
    assert oahu in WATERS.sea


@pytest.mark.rule("BR-2-12")
def test_sea_distance_follows_water() -> None:
    assert WATERS.sea_distance(GRID["D2541"], GRID["F1234"]) == 25
    assert WATERS.sea_distance(GRID["F1234"], GRID["F1234"]) == 0


@pytest.mark.rule("BR-2-14")
def test_bases_are_as_the_scenario_has_them() -> None:
    midway = TABLES.bases[GRID["F1234"]]
    assert (midway.airfield, midway.seaplane, midway.battery, midway.fort) == (4, 2, 6, (5, 6))
    state = _start()
    assert state.control[GRID["F1234"]] == ALLIED
    assert state.control[GRID["D3243"]] == JAPAN  # Wake
    assert state.batteries[GRID["D3243"]][0] == 4


@pytest.mark.rule("SC-G-07")
def test_oilers_sail_by_themselves_unless_fuelling_is_the_mission() -> None:
    forces = _start().sea.forces
    assert {"J2-AO", "J3-AO"} <= forces.keys()
    assert forces["J2-AO"].hex == forces["J2"].hex
    assert forces["J2-AO"].mission == "FUEL"
    assert not forces["J2-AO"].admirals
    assert all(TABLES.ships[ship].type == "AO" for ship in forces["J3-AO"].ships)
    assert {TABLES.ships[ship].type for ship in forces["U19"].ships} == {"AO", "DD"}


@pytest.mark.rule("SC-G-07")
def test_single_destroyers_begin_with_damage() -> None:
    assert _start().damage[TABLES.ship_number["us-dd-gwin"]] == 2


def test_the_set_up_reads_back_from_its_position() -> None:
    state = _start()
    soundness.check(TABLES, state)
    document = positions.write(TABLES, state)
    again = positions.read(TABLES, document, GAME.header("midway", {}))
    assert codec.plain(again) == codec.plain(state)


@pytest.mark.rule("BR-16-14")
def test_the_cheapest_ways_are_those_that_a_plain_search_finds() -> None:
    chart = TABLES.waters
    assert chart is not None
    hexes, chance = sorted(chart.sea), random.Random(4)
    for _ in range(4):
        start, slow = chance.choice(hexes), chart.around(chance.sample(hexes, 8))
        best, heap = {start: 0}, [(0, start)]
        while heap:
            cost, hex = heappop(heap)
            for other in chart.sea[hex] if cost == best[hex] else ():
                total = cost + chart.cost[other] + 2 * (other in slow)
                if total < best.get(other, total + 1):
                    best[other] = total
                    heappush(heap, (total, other))
        assert chart.reach(start, 84, slow) == {hex: cost for hex, cost in best.items() if 0 < cost <= 84}
        for end in chance.sample(hexes, 20):
            way = chart.way(start, end, slow)
            assert chart.price(start, way, slow) == best[end]
            assert all(two in chart.sea[one] for one, two in pairwise((start, *way)))
