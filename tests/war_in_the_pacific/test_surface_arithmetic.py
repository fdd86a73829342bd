"""Surface fire as sums."""

from __future__ import annotations

import pytest

from flagplot.games.war_in_the_pacific.fire.ships import resistance
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN
from flagplot.games.war_in_the_pacific.surface import gunnery
from tests.war_in_the_pacific.setting import TABLES

SEPTEMBER = (9, 42)
NAVAL = TABLES.naval


@pytest.mark.rule("BR-19-03", "BR-19-04", "BR-19-05")
def test_night_surface_action() -> None:  # RC-A09
    strength = 3 * (7 + gunnery.torpedoes("long", damaged=False, target_class=3))
    assert strength == 27
    drm = NAVAL.drm["target_sc3"] + gunnery.night_drm(JAPAN, SEPTEMBER, NAVAL.drm, radar=False)
    assert drm == 0
    points = NAVAL.points(strength, 3 + drm)
    assert points == 15
    assert NAVAL.damage(points, resistance(9), 8, gunnery.leader_shift(2, 0)) == "D4"
    assert gunnery.first_fire((2, 0), (True, False)) == 0


@pytest.mark.rule("BR-19-04")
def test_torpedoes() -> None:
    assert gunnery.torpedoes("standard", damaged=False, target_class=2) == 1
    assert gunnery.torpedoes("long", damaged=False, target_class=0) == 3
    assert gunnery.torpedoes("long", damaged=True, target_class=0) == 0
    assert gunnery.torpedoes("", damaged=False, target_class=0) == 0


@pytest.mark.rule("BR-19-05")
def test_the_night_belongs_to_japan_until_the_end_of_1942() -> None:
    assert gunnery.night_drm(JAPAN, (13, 42), NAVAL.drm, radar=False) == -1
    assert gunnery.night_drm(JAPAN, (1, 43), NAVAL.drm, radar=False) == 0
    assert gunnery.night_drm(ALLIED, (6, 42), NAVAL.drm, radar=False) == 1
    assert gunnery.night_drm(ALLIED, (1, 43), NAVAL.drm, radar=True) == 0
    assert [gunnery.has_radar(ALLIED, date) for date in ((13, 42), (1, 43))] == [False, True]
    assert [gunnery.has_radar(ALLIED, date, "CW") for date in ((6, 43), (7, 43))] == [False, True]
    assert not gunnery.has_radar(JAPAN, (1, 45))


@pytest.mark.rule("BR-19-03", "BR-19-10")
def test_first_fire() -> None:
    assert gunnery.first_fire((1, 0), (False, False)) == 0
    assert gunnery.first_fire((0, 1), (False, False)) == 1
    assert gunnery.first_fire((0, 0), (False, False)) == -1
    assert gunnery.first_fire((1, 0), (False, True)) == -1  # both have a claim
    assert gunnery.first_fire((0, 0), (False, True)) == 1


@pytest.mark.rule("BR-19-10")
def test_the_better_admiral_shifts_two_columns_at_most() -> None:
    assert [gunnery.leader_shift(own, -1) for own in (-2, -1, 0, 1, 2)] == [0, 0, 1, 2, 2]


@pytest.mark.rule("BR-19-01")
def test_declining_needs_speed() -> None:
    assert [gunnery.declines(1, die) for die in (4, 5)] == [True, False]
    assert gunnery.declines(2, 6)
    assert not gunnery.declines(0, 1)


@pytest.mark.rule("BR-19-06", "BR-19-11")
def test_breaking_off() -> None:
    assert gunnery.parts(3, 2, 1)
    assert [gunnery.parts(2, 2, die) for die in (3, 4)] == [False, True]
    assert not gunnery.parts(1, 2, 6)


@pytest.mark.rule("BR-19-02")
def test_when_carriers_may_be_fired_at() -> None:
    assert not gunnery.may_aim_at_all(5, 2, 1)
    assert gunnery.may_aim_at_all(5, 3, 1)
    assert gunnery.may_aim_at_all(4, 2, 2)
    assert gunnery.may_aim_at_all(5, 0, 3)
    assert gunnery.may_aim_at_all(0, 0, 1)
