"""National objectives."""

from __future__ import annotations

import pytest

from flagplot.games.axis_allies.pacific_1940.powers import ANZAC, CHINA, JAPAN, UK, USA
from flagplot.games.axis_allies.pieces import cargo, make
from tests.pacific_1940.opened import Opened


def bonus(game: Opened, power: int) -> dict[str, int]:
    return dict(game.edition.bonus(game.war, power))


@pytest.mark.rule("P40-NOB-05", "P40-NOB-07", "P40-NOB-09", "P40-CHN-17")
def test_first_turn_bonuses() -> None:
    game = Opened()
    assert [bonus(game, power) for power in range(5)] == [{}, {"US-2": 5}, {"CN-1": 6}, {"UK-2": 5}, {}]


@pytest.mark.rule("P40-NOB-01")
def test_japan_and_the_east_indies() -> None:
    game = Opened()
    game.hold("japan", "java", "sumatra", "borneo")
    assert "JP-1" not in bonus(game, JAPAN)
    game.hold("japan", "celebes")
    assert bonus(game, JAPAN)["JP-1"] == 5


@pytest.mark.rule("P40-NOB-02")
def test_japan_is_paid_for_each_of_three_cities() -> None:
    game = Opened()
    game.hold("japan", "india")
    assert bonus(game, JAPAN) == {"JP-2": 5}
    game.hold("japan", "hawaiian_islands", "new_south_wales", "philippines")
    assert bonus(game, JAPAN) == {"JP-2": 15}


@pytest.mark.rule("P40-NOB-03")
def test_japan_and_the_outer_islands() -> None:
    game = Opened()
    game.hold("japan", "solomon_islands", "dutch_new_guinea", "new_britain")
    assert bonus(game, JAPAN) == {}
    game.hold("japan", "new_guinea")
    assert bonus(game, JAPAN) == {"JP-3": 5}


@pytest.mark.rule("P40-NOB-04", "P40-POL-18")
def test_the_american_wartime_economy() -> None:
    assert bonus(Opened("usa"), USA) == {"US-1": 40, "US-2": 5}
    assert "US-1" not in bonus(Opened("uk", "anzac"), USA)


@pytest.mark.rule("P40-NOB-05")
def test_the_philippines() -> None:
    game = Opened()
    game.hold("japan", "philippines")
    assert bonus(game, USA) == {}


@pytest.mark.rule("P40-NOB-06")
def test_okinawa_and_iwo_jima_together() -> None:
    game = Opened()
    game.hold("usa", "okinawa")
    assert "US-3" not in bonus(game, USA)
    game.hold("usa", "iwo_jima")
    assert bonus(game, USA)["US-3"] == 5
    game.hold("uk", "iwo_jima")
    assert "US-3" not in bonus(game, USA)


@pytest.mark.rule("P40-NOB-07", "P40-CHN-17")
def test_any_ally_keeps_the_burma_road_open() -> None:
    game = Opened()
    game.hold("usa", "burma")
    assert bonus(game, CHINA) == {"CN-1": 6}
    game.hold("japan", "burma")
    assert bonus(game, CHINA) == {}


@pytest.mark.rule("P40-NOB-08")
def test_dutch_control_does_not_count_for_the_british() -> None:
    game = Opened()
    game.hold("anzac", "java", "celebes")
    assert "UK-1" not in bonus(game, UK)
    game.hold("uk", "sumatra")
    assert bonus(game, UK)["UK-1"] == 5


@pytest.mark.rule("P40-NOB-09")
@pytest.mark.parametrize("holder", ["japan", "usa"])
def test_kwangtung_and_malaya_must_be_british(holder: str) -> None:
    game = Opened()
    game.hold(holder, "kwangtung")
    assert bonus(game, UK) == {}


@pytest.mark.rule("P40-NOB-10")
def test_anzac_and_the_outer_islands() -> None:
    game = Opened()
    assert bonus(game, ANZAC) == {}
    game.hold("uk", "dutch_new_guinea")
    assert bonus(game, ANZAC) == {"AN-1": 5}


@pytest.mark.rule("P40-NOB-11", "P40-NOB-13")
def test_anzac_is_paid_once_for_standing_on_japanese_soil() -> None:
    game = Opened("uk", "anzac")
    game.put("anzac", "infantry", "siam")
    assert bonus(game, ANZAC) == {"AN-2": 5}
    game.edition.collected(game.war, ANZAC, ("AN-2",))
    assert bonus(game, ANZAC) == {}


@pytest.mark.rule("P40-NOB-13")
def test_aircraft_friends_cargo_and_chinese_soil_do_not_count() -> None:
    game = Opened("uk", "anzac")
    game.put("anzac", "fighter", "siam")
    game.put("uk", "infantry", "siam")
    game.put("anzac", "infantry", "manchuria")
    infantry, transport = game.board.kind_of["infantry"], game.board.kind_of["transport"]
    game.war.add(game.at("sea36"), make(ANZAC, transport, cargo=(cargo(ANZAC, infantry),)))
    assert bonus(game, ANZAC) == {}
