"""Strengths, air combat, the display and attacks on ships, as sums."""

from __future__ import annotations

import pytest

from flagplot.games.war_in_the_pacific.air import hits, melee, rings
from flagplot.games.war_in_the_pacific.air.charts import chart
from flagplot.games.war_in_the_pacific.air.melee import Flyers
from flagplot.games.war_in_the_pacific.air.strengths import air_combat, band_of, defence, striking
from flagplot.games.war_in_the_pacific.fire.ships import resistance
from flagplot.games.war_in_the_pacific.units import AirType
from tests.war_in_the_pacific.setting import TABLES


def plane(class_: str, air: int, ceiling: str = "M", bracket: int = 1) -> AirType:
    return AirType(
        key="x", name="x", nation="US", class_=class_, block="", engines=1, air_combat=air, ceiling=ceiling,
        defence=bracket, bombardment=3, anti_ship=6, range_normal=28, range_extended=40, flags="",
    )  # fmt: skip


ZERO, BELL, DAUNTLESS = plane("F", 5), plane("F", 4, "L"), plane("D", 3)


@pytest.mark.rule("BR-4-02")
def test_air_combat_by_height_and_range() -> None:  # RC-A08
    assert [air_combat(ZERO, "regular", band) for band in ("low", "medium", "high")] == [5, 5, 4]
    assert air_combat(ZERO, "regular", "medium", extended=True) == 4
    assert air_combat(BELL, "regular", "high") == 2
    assert air_combat(plane("T", 1, "L"), "regular", "high", extended=True) == 1


@pytest.mark.rule("WPB-ABT-16", "BR-4-18", "BR-4-12")
def test_green_and_elite_points() -> None:
    assert air_combat(ZERO, "elite", "medium") == 6
    assert air_combat(ZERO, "green", "high") == 2  # (5 - 1) / 2
    assert air_combat(BELL, "green", "high") == 1
    assert air_combat(DAUNTLESS, "green", "medium") == 2
    assert air_combat(plane("B", 3, "L"), "green", "medium") == 2  # 2 halved would be 1
    assert air_combat(plane("D", 1), "green", "medium") == 1  # nobody grows by being green
    assert [defence(plane("B", 5, "H", 4), quality) for quality in ("regular", "green")] == [4, 2]
    assert defence(plane("D", 3, "M", 0), "green") == 1


@pytest.mark.rule("BR-4-03", "BR-4-18")
def test_strength_at_extended_range() -> None:
    assert striking(5, "regular", extended=True) == 3
    assert striking(5, "green", extended=True) == 2
    assert striking(5, "elite", undersized=True, extended=True) == 3
    assert striking(0, "elite") == 0


@pytest.mark.rule("BR-6-07", "WPB-AIR-30")
def test_fighter_bombers_with_bombs_defend_with_two_less() -> None:
    warhawk = plane("FB", 5, "L", 0)
    assert defence(warhawk, "regular", "low") == 3
    assert defence(warhawk, "regular", "high") == 1


@pytest.mark.rule("BR-5-19")
def test_bands_of_approaches() -> None:
    assert [band_of(one) for one in ("low", "dive", "medium", "bombs", "high")] == [
        "low", "medium", "medium", "medium", "high",
    ]  # fmt: skip


@pytest.mark.rule("BR-7-01")
def test_availability() -> None:
    assert chart().present(12, 7) == 7  # 55 % of 12
    assert chart().present(1, 4) == 0  # 45 %: a half would count
    assert chart().present(1, 7) == 1
    assert chart().present(6, 3) == 2
    assert chart().present(2, 8, -2) == 1
    assert chart().present(50, 2, -2) == 5


@pytest.mark.rule("BR-6-02", "BR-6-14", "WPB-ABT-18")
def test_the_bounce() -> None:
    mine, theirs = Flyers(4, 20), Flyers(3, 12)
    assert melee.bounce_total(3, mine, theirs) == 4  # 5 against 4 on average
    assert melee.bounce_total(3, theirs, mine) == 3
    assert melee.bounce_total(3, Flyers(2, 8), Flyers(4, 16)) == 3  # equal averages help nobody
    assert melee.bounce_total(2, mine._replace(elite=True, radar=True, aces=5), theirs) == 7
    assert melee.bounce((3, mine), (4, theirs)) == 0  # 4 against 4
    assert melee.bounce((4, mine), (4, theirs)) == 1
    assert melee.bounce((1, mine), (6, theirs)) == -1
    green = mine._replace(green=True)
    assert melee.bounce((6, green), (1, theirs)) == 0
    assert melee.bounce((6, green), (1, theirs._replace(green=True))) == 1


@pytest.mark.rule("BR-6-05", "BR-1-05")
def test_fire_in_the_air() -> None:
    assert melee.fire(20, (4, 4)) == (2, 2)
    assert melee.fire(20, (4, 4), melee.BOUNCE) == (4, 3)
    assert melee.fire(200, (6, 6), melee.BOUNCE) == (45, 23)
    assert melee.fire(3, (6, 6), -1) == (1, 0)
    assert melee.fire(0, ()) == (0, 0)


@pytest.mark.rule("BR-6-06")
def test_half_the_strength_of_the_next_point_takes_it() -> None:  # RC-A21
    assert [melee.takes(points, 3) for points in (0, 1, 2, 3)] == [False, False, True, True]
    assert melee.takes(1, 2)


@pytest.mark.rule("WPB-ABT-20")
def test_aces_are_safe_among_green_losses() -> None:
    assert not melee.ace_in_danger(["green", "green"])
    assert melee.ace_in_danger(["green", "regular"])
    assert not melee.ace_in_danger([])


@pytest.mark.rule("BR-10-01")
def test_placing_a_force() -> None:
    small = rings.laid_out([3], [1, 2])
    assert small == ((1, "core"), (2, "core"), (3, "core"))
    assert rings.fault(((1, "core"), (2, "inner-1")), []) == "a force of six ships or fewer is all core"
    large = dict(rings.laid_out([20, 21], range(10)))
    assert (large[20], large[21], large[0], large[5], large[9]) == (
        "core",
        "core",
        "inner-1",
        "inner-6",
        "inner-4",
    )
    assert not rings.fault(tuple(large.items()), [20, 21])
    assert "carriers" in rings.fault(tuple({**large, 20: "outer-1", 0: "core"}.items()), [20, 21])
    crowded = {**large, 1: "inner-1", 2: "inner-1"}
    assert "room for 2" in rings.fault(tuple(crowded.items()), [20, 21])
    full = rings.laid_out(range(8), range(8, 24))
    assert [slot for _, slot in full].count("core") == 6
    assert rings.open_slots(full) == [slot for slot in rings.SLOTS if slot.startswith("outer")]
    assert not rings.fault(full, range(8))
    assert len(full) == 24


@pytest.mark.rule("BR-10-03", "BR-7-06")
def test_flak_on_the_way_in() -> None:
    display = ((1, "core"), (2, "inner-1"), (3, "outer-1"), (4, "outer-2"), (5, "inner-6"), (6, "outer-4"))
    guns = {1: 8, 2: 4, 3: 5, 4: 5, 5: 7, 6: 9}
    assert rings.flak(display, guns, 1, "outer") == 5 + 2
    assert rings.flak(display, guns, 1, "inner") == 5 + 2 + 4 + 3
    assert rings.flak(display, guns, 1, "core") == 5 + 2 + 4 + 3 + 8
    assert rings.on_path(display, 1, "outer") == [3]
    assert rings.on_path(display, 1, "core") == [1, 2, 3]
    assert rings.neighbours(1) == (6, 2)
    assert rings.neighbours(6) == (5, 1)


@pytest.mark.rule("BR-10-04", "BR-10-05", "WPB-MAG-21")
def test_dive_bombers_on_a_carrier() -> None:  # RC-A07
    naval = TABLES.naval
    points = naval.points(12, 3 + hits.damage_drm("dive", 3))
    assert points == 6
    assert naval.damage(points, resistance(12), 9) == "D2"
    assert naval.damage(points, resistance(12), 9, 5 - 2) == "D4"


@pytest.mark.rule("BR-10-04", "BR-10-05", "BR-12-04")
def test_dive_and_torpedo_bombers_on_one_carrier() -> None:  # RC-A17
    naval = TABLES.naval
    dive = naval.points(18, 3 + hits.damage_drm("dive", 3))
    torpedo = naval.points(6, 3 + hits.damage_drm("low", 3))
    assert (dive, torpedo) == (8, 2)
    assert naval.damage(dive + torpedo, resistance(10), 8, hits.ON_DECK) == "D3"


@pytest.mark.rule("BR-10-05")
def test_below_one_to_two_no_shift_helps() -> None:
    assert TABLES.naval.damage(1, 5, 12, 5) == ""
    assert TABLES.naval.damage(60, 1, 7, 5) == "X"  # beyond the last column


@pytest.mark.rule("SC-S2-12", "BR-10-05", "BR-12-04")
def test_the_ambush_of_midway() -> None:  # RC-A26
    assert hits.ambush_deck(11, 9)
    assert hits.ambush_deck(9, 9)
    assert not hits.ambush_deck(8, 9)
    assert TABLES.naval.damage(10, resistance(12), 8, hits.AMBUSH_SHIFT) == "D4"
    assert hits.planes_on_deck(11, 9)
    assert TABLES.naval.damage(10, resistance(12), 8, hits.ON_DECK) == "D3"


@pytest.mark.rule("BR-12-03", "BR-12-04", "BR-12-05")
def test_strike_against_strike() -> None:  # RC-A20
    assert not hits.got_away(10, 6)
    assert not hits.planes_on_deck(10, 6)
    assert hits.got_away(10, 8)
    assert hits.planes_on_deck(10, 8)
    assert hits.got_away(10, 10)
    assert not hits.planes_on_deck(10, 10)
    assert not hits.planes_on_deck(8, 10)


@pytest.mark.rule("BR-10-06", "WPA-PRT-09", "WPA-PRT-10")
def test_ships_in_port() -> None:  # TC-A38, RC-A27
    assert hits.surprise_roll(5, 1, located_carriers=True) == 0
    assert [hits.surprise_roll(die, 0, located_carriers=False) for die in (2, 3, 4, 5, 6)] == [0, 1, 1, 2, 2]
    assert hits.port_speed(3, active=False, surprise=2) == -2
    assert hits.port_speed(3, active=True, surprise=0) == 1
    assert hits.port_speed(0, active=True, surprise=1) == -1
    assert hits.damage_drm("low", -2) == -4
    assert TABLES.naval.points(28, 4 + hits.damage_drm("low", -2)) == 29
