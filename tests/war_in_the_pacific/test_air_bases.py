"""Bases in the air war: guns, room, cover, chits, special strikes."""

from __future__ import annotations

import pytest

import flagplot
from flagplot.games.war_in_the_pacific.air import bases, transfers, wings
from flagplot.games.war_in_the_pacific.air.singles import briefed
from flagplot.kernel.game import Move
from tests.war_in_the_pacific.afloat import GAME, TABLES, SeaCase
from tests.war_in_the_pacific.test_air_strikes import J1, U17, air_phase, points, raid


@pytest.mark.rule("BR-7-04", "BR-7-07", "WPA-PRT-08")
def test_guns_of_a_base() -> None:
    play = air_phase(airfields={"F3342": "D1"}).play
    midway, pearl = play.hex("F1234"), play.hex("F3342")
    assert bases.guns(play, midway, "airfield", 1) == 20
    assert bases.guns(play, midway, "port", 1) == 5
    assert bases.guns(play, midway, "seaplane", 1) == 10 + 2
    assert bases.guns(play, midway, "ground", 1) == 3 + 10  # three battalions, half of the airfield
    assert bases.guns(play, pearl, "airfield", 1) == 22  # half of 45
    assert bases.port_guns(play, pearl) == 30


@pytest.mark.rule("BR-7-04", "BR-7-06", "BR-11-03")
def test_facilities_are_halved_one_by_one_and_a_supply_base_is_as_damaged_as_its_port() -> None:
    for damage, by_day, by_night in (("", 30 + 5, 15 + 2), ("D1", 15 + 2, 7 + 1), ("D3", 0, 0)):
        play = air_phase(ports={"F3342": damage} if damage else {}).play
        pearl = play.hex("F3342")
        assert play.tables.bases[pearl].supply_base
        assert bases.guns(play, pearl, "port", 1) == by_day
        assert bases.guns(play, pearl, "port", 1, night=True) == by_night
    assert bases.guns(play, play.hex("F1234"), "seaplane", 1, night=True) == 5 + 1
    assert bases.guns(play, play.hex("F1234"), "ground", 1, night=True) == 1 + 5


@pytest.mark.rule("BR-4-15", "WPB-AIR-29")
def test_seaplanes_need_seaplane_bases() -> None:
    play = air_phase(seaplanes={"F1234": "D3"}).play
    mavis, catalina = TABLES.types["H6K"], TABLES.types["PBY"]
    assert wings.rung(play, play.hex("F1234"), mavis) == wings.D3
    assert wings.rung(play, play.hex("F1234"), catalina) == 0  # the airfield takes amphibians
    assert wings.seaplane_room(play, play.hex("F3342")) == wings.NO_LIMIT


@pytest.mark.rule("WPB-NV2-18")
def test_what_carriers_ferry() -> None:
    ferry = transfers.ferry_capacity
    assert [ferry(size, carrier_points=False, medium=False) for size in (2, 3, 4, 5, 9)] == [0, 4, 4, 8, 8]
    assert [ferry(size, carrier_points=True, medium=False) for size in (2, 3, 5)] == [0, 2, 4]
    assert [ferry(size, carrier_points=True, medium=True) for size in (2, 4, 5)] == [0, 1, 2]


@pytest.mark.rule("BR-15-02")
def test_reconnaissance_range() -> None:
    play = air_phase().play
    assert wings.scouting_range(play, "F1234") == 110  # Catalinas
    assert wings.scouting_range(play, "J1") == 0


@pytest.mark.rule("BR-15-03")
def test_what_reconnaissance_tells() -> None:
    play = air_phase(airfields={"F1234": "D1"}).play
    told = bases.recon_report(play, play.hex("F1234"), 1)
    assert "airfield 4 (D1)" in told
    assert "3 ground units" in told
    assert "battery 6" in told
    assert "about 5 APs of class F" in told  # three of them


@pytest.mark.rule("BR-11-03")
def test_a_port_is_bombed() -> None:
    case = air_phase()
    play = case.play
    play.dice = flagplot.ScriptedDice([6])
    assert bases.bombard_base(play, play.hex("F1234"), "port", 60, 1)
    assert play.sea.ports[play.hex("F1234")] == wings.D2
    assert play.sea.seaplanes.get(play.hex("F1234"), 0) == 0  # only if it was named


@pytest.mark.rule("BR-5-10", "BR-5-20")
def test_a_special_strike_is_flown_once_a_base() -> None:
    away = {f"air-jn-a6m2-{ship}": {"points": 0} for ship in ("akagi", "kaga", "soryu", "hiryu")}
    case = SeaCase("", pair=1, forces={"J1": J1, "U17": U17}, special="J1", air=away)
    case.do("allied", "special U17", "send air-us-sbd-yorktown 1 dive")
    case.do("allied", "launch", dice=[1, 1])
    case.do("allied", "target air-us-sbd-yorktown 1 jn-cv-akagi", dice=[6, 1, 1])
    assert case.state.flown[TABLES.air_number["air-us-sbd-yorktown"]] == 1
    case.refuses("allied", "special U17", "BR-5-20")
    case.refuses("allied", "special F3342", "BR-5-10")


@pytest.mark.rule("WPB-MAG-04", "WPB-MAG-05", "BR-12-06", "BR-12-02")
def test_chits_move_a_strike() -> None:
    away = {f"air-jn-a6m2-{ship}": {"points": 0} for ship in ("akagi", "kaga", "soryu", "hiryu")}
    case = air_phase(magic={"sequence-1": 1, "sequence-2": 1}, air=away)
    case.do("japan", "done")
    case.do("allied", "naval-strike U17 contact-1", "send air-us-sbd-yorktown 2 dive", "launch", "done")
    case.refuses("allied", "sequence sequence-2 1 1", "WPB-MAG-04")
    case.do("allied", "sequence sequence-2 1 2")
    case.do("allied", "sequence sequence-1 1 1", dice=[3, 3])
    assert raid(case).line.total == 6 + 3 + 3  # the ambush adds 3
    assert not case.play.sea.magic
    assert points(case, "air-us-sbd-yorktown") == 4


def test_missions_of_one_unit_are_briefed_in_older_games_too() -> None:
    moves = [Move("allied", "recon air-us-pby-midway 1 D3243"), Move("allied", "done")]
    assert briefed(moves) == [Move("allied", "brief air-us-pby-midway"), *moves]


def test_a_unit_is_briefed_and_flies() -> None:
    case = SeaCase("air", subrons={})
    whole = SeaCase("air", subrons={})
    order = "rebase air-us-pby-pearl-harbor 1 F1234"
    case.refuses("allied", "brief air-jn-a6m2-akagi", "BR-5-01")
    case.do("allied", "brief air-us-pby-pearl-harbor")
    assert order in case.answers("allied")
    assert "cancel" in case.answers("allied")
    case.do("allied", order)
    whole.do("allied", order)  # one answer, the same two steps
    assert GAME.digest(case.state) == GAME.digest(whole.state)
