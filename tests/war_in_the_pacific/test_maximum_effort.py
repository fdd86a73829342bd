"""Maximum effort for a damaged ship. [36.4]"""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.war_in_the_pacific.repair import docks, effort
from flagplot.games.war_in_the_pacific.repair.yards import Yard, strains
from flagplot.games.war_in_the_pacific.sides import ALLIED
from tests.war_in_the_pacific import solomons
from tests.war_in_the_pacific.ashore import GAME, TABLES, LandCase
from tests.war_in_the_pacific.test_ship_repair import SINGAPORE, ship, week

CHART = TABLES.repair
EASTERN = "hq-eastern-fleet"
DANAE, DURBAN, WALES = "br-cl-danae", "br-cl-durban", "br-bb-prince-of-wales"


def bombay(damages: dict[str, int], *, cp: int = 30, phase: str = "yards", **more: Any) -> LandCase:
    """Ships with damage lie in Bombay."""
    war = {
        "areas": {**dict.fromkeys(damages, "Bombay"), "br-msu-4": "Bombay"},
        "hqs": {EASTERN: {"cp": cp}},
        **more.pop("war", {}),
    }
    ships = {id: {"damage": damage} for id, damage in damages.items()}
    return LandCase(phase, {}, ships=ships, war=war, **more)


def stock(case: LandCase) -> int:
    number = next(at for at, one in enumerate(TABLES.hqs) if one.id == EASTERN)
    return case.play.war.cp[number]


def left(case: LandCase, id: str) -> tuple[int, ...]:
    return case.play.works.overhauls[ship(id)].left


@pytest.mark.rule("WPA-REP-27")
def test_few_ports_make_a_maximum_effort_each_for_its_navy() -> None:
    danae = TABLES.ships[ship(DANAE)]
    mogami = TABLES.ships[ship("jn-ca-mogami")]
    wasp = solomons.TABLES.ships[ship("us-cv-wasp", solomons.TABLES)]
    for port, one, able in (
        ("Bombay", danae, True), ("England", danae, True), ("F3342", danae, False), ("Colombo", danae, False),
        ("F3342", wasp, True), ("US West Coast", wasp, True), ("US East Coast", wasp, True),
        ("Bombay", wasp, False), ("B3327", mogami, True), ("B0452", mogami, False),
    ):  # fmt: skip
        assert strains(CHART, Yard(port, one.side), one) is able, (port, one.id)
    case = LandCase("yards", {}, harbour={SINGAPORE: [DANAE]}, ships={DANAE: {"damage": 1}})
    case.refuses("allied", f"full-effort {DANAE} {EASTERN}", "WPA-REP-27")


@pytest.mark.rule("WPA-REP-28", "WPA-REP-34")
def test_8_game_turns_are_taken_off_the_highest_levels_first() -> None:
    case = bombay({WALES: 3})
    case.do("allied", f"full-effort {WALES} {EASTERN}", dice=[3, 4, 4])  # 10 CPs, row 8: 3, 6, 11
    assert left(case, WALES) == (3, 6, 3)
    assert stock(case) == 20
    light = bombay({DANAE: 2, WALES: 1})
    light.do("allied", f"full-effort {DANAE} {EASTERN}", dice=[6, 3, 3])  # row 6: 2, 4, all of it done
    assert light.state.damage[ship(DANAE)] == 0
    assert ship(DANAE) not in light.play.works.overhauls
    assert not light.play.works.busy  # the port is free again


@pytest.mark.rule("WPA-REP-28")
def test_a_ship_that_has_rolled_waits_for_the_strategic_turn() -> None:
    works = {"overhauls": {WALES: {"port": "Bombay", "row": 8}}}
    case = bombay({WALES: 3, DANAE: 1}, war={"works": works})
    case.refuses("allied", f"full-effort {WALES} {EASTERN}", "WPA-REP-28")
    turn = bombay({WALES: 3}, war={"works": works}, phase="cycle", turn=4)
    turn.do("japan", "allot hq-25-army 60")
    turn.do("allied", f"allot {EASTERN} 30")
    assert turn.state.waiting == ("allied",)
    turn.refuses("allied", f"repair-ship {WALES}", "WPA-REP-28")
    turn.do("allied", f"full-effort {WALES} {EASTERN}", dice=[6])  # no roll for repair again
    assert left(turn, WALES) == (3, 6, 3)
    until = turn.play.works.busy[turn.play.works.overhauls[ship(WALES)].port][1]
    assert until == 7  # the four game-turns that follow


@pytest.mark.rule("WPA-REP-29", "WPA-REP-30")
def test_what_it_costs() -> None:
    plain = [CHART.price(die, us_carrier=False, japan=False) for die in range(1, 7)]
    assert plain == [20, 15, 10, 5, 5, 0]
    assert [CHART.price(die, us_carrier=True, japan=False) for die in range(1, 7)] == [15, 10, 5, 5, 0, 0]
    assert [CHART.price(die, us_carrier=False, japan=True) for die in range(1, 7)] == [40, 30, 20, 10, 10, 0]


@pytest.mark.rule("WPA-REP-31")
def test_the_headquarters_of_the_port_pays_and_then_the_reserve() -> None:
    case = bombay({WALES: 3}, cp=4, war={"reserve": {"cw": 8}})
    case.refuses("allied", f"full-effort {WALES} hq-malaya-ag", "WPA-REP-31")  # an army
    case.do("allied", f"full-effort {WALES} {EASTERN}", dice=[3, 4, 4])
    assert stock(case) == 0
    assert case.play.war.reserve == {"cw": 2}


@pytest.mark.rule("WPA-REP-32", "WPA-REP-33")
def test_without_the_money_the_headquarters_runs_into_debt_for_nothing() -> None:  # TC-A36
    case = bombay({WALES: 3}, cp=9)
    case.do("allied", f"full-effort {WALES} {EASTERN}", dice=[2])  # 15 CPs
    assert stock(case) == 9 - 23
    assert not case.play.works.overhauls
    case.refuses("allied", f"full-effort {WALES} {EASTERN}", "WPA-REP-32")
    case.do("allied", f"repair-ship {WALES}", dice=[4, 4])
    assert left(case, WALES) == (3, 6, 11)
    assert CHART.price(1, us_carrier=True, japan=False) == 15  # of a US carrier with a 1


@pytest.mark.rule("WPA-REP-33")
def test_debts_are_taken_off_the_next_allotment() -> None:
    case = bombay({}, cp=-14, phase="cycle", turn=4)
    assert stock(case) == 0
    case.do("japan", "allot hq-25-army 60")
    case.refuses("allied", f"allot {EASTERN} 17", "SC-S4-04")
    case.do("allied", f"allot {EASTERN} 16")
    assert stock(case) == 16
    assert effort.debt(case.play, ALLIED) == 0


@pytest.mark.rule("WPA-REP-35", "WPA-REP-36")
def test_the_port_works_for_one_ship_alone() -> None:
    case = bombay({WALES: 3, DANAE: 1, DURBAN: 1}, harbour={SINGAPORE: ["br-cl-dragon"]})
    case.do("allied", f"full-effort {WALES} {EASTERN}", dice=[6, 4, 4])
    assert docks.obstacle(case.play, ship(DANAE)) == "WPA-REP-36"
    assert effort.obstacle(case.play, ship(DURBAN), strategic=True) == "WPA-REP-35"
    assert case.play.works.busy[case.play.works.overhauls[ship(WALES)].port] == (ship(WALES), 4)
    for _ in range(4):
        week(case)
        assert docks.obstacle(case.play, ship(DANAE)) == "WPA-REP-36"
    week(case)
    assert docks.obstacle(case.play, ship(DANAE)) == ""


@pytest.mark.rule("WPA-REP-36")
def test_the_port_is_free_when_the_ship_is_repaired() -> None:
    works = {"overhauls": {WALES: {"port": "Bombay", "row": 15, "left": [1]}}, "busy": {"Bombay": [WALES, 4]}}
    case = bombay({WALES: 1, DANAE: 1}, war={"works": works})
    assert docks.obstacle(case.play, ship(DANAE)) == "WPA-REP-36"
    week(case)
    assert docks.obstacle(case.play, ship(DANAE)) == ""


@pytest.mark.rule("WPA-REP-37")
def test_work_on_other_ships_rests_for_four_game_turns() -> None:
    works = {"overhauls": {DANAE: {"port": "Bombay", "row": 7, "left": [2]}}}
    case = bombay({WALES: 4, DANAE: 1}, war={"works": works})
    case.do("allied", f"full-effort {WALES} {EASTERN}", dice=[6, 1, 1])
    week(case)  # the game-turn in which it was made
    assert left(case, DANAE) == (1,)
    panel = GAME.view(case.state, "allied").panels["repairs_allied"]
    line = next(one for one in panel if one["ship"] == DANAE)
    assert line["frozen"]
    assert line["levels"] == [{"damage": 0, "done": "2/1/42"}]
    for _ in range(4):
        week(case)
        assert left(case, DANAE) == (1,)
    week(case)
    assert case.state.damage[ship(DANAE)] == 0


@pytest.mark.rule("WPA-REP-38")
def test_once_for_the_same_damage() -> None:
    works = {"overhauls": {WALES: {"port": "Bombay", "row": 8, "left": [3, 6], "effort": True}}}
    case = bombay({WALES: 2, DANAE: 1}, war={"works": works})
    case.refuses("allied", f"full-effort {WALES} {EASTERN}", "WPA-REP-38")
    assert effort.obstacle(case.play, ship(WALES), strategic=True) == "WPA-REP-38"
    for _ in range(9):
        week(case)
    case.state.damage[ship(WALES)] = 1  # new damage after it was whole
    assert effort.obstacle(case.play, ship(WALES), strategic=False) == ""
