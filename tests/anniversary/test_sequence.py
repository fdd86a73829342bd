"""Rounds, turns and phases."""

from __future__ import annotations

import pytest

import flagplot
from flagplot.games.axis_allies.events import PhaseBegan
from tests.anniversary.helpers import GAME, Case
from tests.anniversary.turns import rest_of_round, rest_of_turn, step

SEVEN = ["research", "purchase", "combat_move", "conduct_combat", "noncombat_move", "mobilize", "income"]
RICH = dict.fromkeys(("germany", "ussr", "japan", "uk", "italy", "usa"), 10)


def phases(case: Case, power: str) -> list[str]:
    return [e.phase for e in case.events if isinstance(e, PhaseBegan) and e.power == power]


def order(scenario: str) -> list[str]:
    """Who is asked for researchers, in a round."""
    case, asked = Case(scenario=scenario, phase="research", treasury=RICH), []
    while case.state.round == 1:
        if case.step == "research":
            asked.append(case.waiting[0])
        step(case)
    return asked


@pytest.mark.rule("A50-SEQ-01", "A50-SEQ-02", "A50-SEQ-06")
def test_order_of_play_in_1941() -> None:
    assert order("1941") == ["germany", "ussr", "japan", "uk", "italy", "usa"]


@pytest.mark.rule("A50-SEQ-01", "A50-SEQ-03", "A50-SEQ-06")
def test_order_of_play_in_1942() -> None:
    assert order("1942") == ["japan", "ussr", "germany", "uk", "italy", "usa"]


@pytest.mark.rule("A50-SEQ-04", "A50-SEQ-11")
def test_a_turn_has_seven_phases_in_fixed_order() -> None:
    case = Case(phase="research", treasury=RICH)
    rest_of_turn(case)
    rest_of_turn(case)
    assert phases(case, "ussr") == SEVEN


@pytest.mark.rule("A50-SEQ-05")
def test_income_comes_by_itself_and_nothing_else_has_to_be_done() -> None:
    case = Case(phase="research", treasury=RICH, options={"national_objectives": False})
    rest_of_turn(case)
    assert case.treasury("germany") == 10 + 31
    assert case.state.pool[0] == {}
    assert case.waiting == ("ussr",)


@pytest.mark.rule("A50-SEQ-07")
def test_a_new_round_begins_after_the_american_turn() -> None:
    case = Case(turn="usa", treasury=RICH, units={"yunnan": {"china": {"infantry": 1}}})
    rest_of_turn(case)
    assert case.state.round == 2
    assert case.waiting == ("germany",)


@pytest.mark.rule("A50-SEQ-08", "A50-GEN-09")
def test_only_the_power_whose_turn_it_is_acts() -> None:
    case = Case(treasury=RICH)
    assert case.waiting == ("germany",)
    assert case.legal("italy") == []
    case.refuses("italy", "buy infantry")
    case.refuses("japan", "done")


@pytest.mark.rule("A50-SEQ-09")
def test_nobody_joins_a_battle_that_has_begun_or_moves_twice() -> None:
    case = Case(
        turn="germany",
        phase="combat_move",
        units={
            "poland": {"germany": {"infantry": 1, "tank": 1}},
            "east_poland": {"ussr": {"infantry": 1}},
            "bulgaria_romania": {"germany": {"infantry": 1}},
        },
    )
    case.do("germany", "go poland>east_poland infantry")
    case.refuses("germany", "go east_poland>belorussia infantry", "A50-SEQ-09")
    case.do("germany", "done", dice=[6, 6])
    case.refuses("germany", "go bulgaria_romania>east_poland infantry", "A50-SEQ-09")


@pytest.mark.rule("A50-SEQ-10")
def test_without_its_capital_a_power_only_moves_and_fights() -> None:
    case = Case(
        turn="uk",
        phase="research",
        treasury=RICH,
        control={"united_kingdom": "germany"},
        units={"egypt": {"uk": {"infantry": 1}}},
        pool={"uk": {"infantry": 1}},
    )
    assert case.step == "combat_move"
    case.refuses("uk", "buy infantry", "A50-PUR-09")
    rest_of_turn(case)
    assert phases(case, "uk") == ["conduct_combat", "noncombat_move"]
    assert case.treasury("uk") == 10


@pytest.mark.rule("A50-GEN-14")
def test_a_seed_and_the_answers_make_the_same_game_again() -> None:
    def play(seed: int) -> tuple[str, list[str]]:
        state, thrown = GAME.start(seed=seed), []
        for number in range(600):
            seat = state.waiting[0]
            listed = GAME.legal(state, seat)
            state, events = GAME.apply(state, seat, listed[number * 7 % len(listed)])
            thrown += [str(e) for e in events if isinstance(e, flagplot.Rolled)]
        return GAME.digest(state), thrown

    first, again, other = play(3), play(3), play(4)
    assert first == again
    assert first[1]
    assert first != other
    units = {"poland": {"germany": {"tank": 3, "infantry": 2}}, "east_poland": {"ussr": {"infantry": 4}}}
    case = Case(turn="germany", phase="combat_move", units=units)
    case.do("germany", "go poland>east_poland tank:3 infantry:2")
    fights = [GAME.apply(case.state, "germany", "done", flagplot.FastDice(5))[0] for _ in range(2)]
    assert GAME.digest(fights[0]) == GAME.digest(fights[1])


def test_rounds_go_on() -> None:
    case = Case(treasury=RICH)
    assert rest_of_round(rest_of_round(case)).state.round == 3
