"""Victory cities, and the only way to win."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.axis_allies.turn.victory import cities
from tests.anniversary.helpers import Case

# the Axis begin 1941 with six cities
MORE = (
    "russia", "caucasus", "karelia_ssr", "united_kingdom", "india", "australia", "kwangtung",
    "eastern_canada", "philippine_islands", "hawaiian_islands", "western_united_states",
    "eastern_united_states",
)  # fmt: skip
AXIS, ALLIES = ("germany", "japan", "italy"), ("ussr", "uk", "usa", "china")


def axis_with(number: int) -> dict[str, str]:
    return dict.fromkeys(MORE[: number - 6], "germany")


def ended(turn: str, **parts: Any) -> Case:
    """The end of a turn, and the beginning of the next."""
    return Case(turn=turn, phase="income", **parts)


@pytest.mark.rule("A50-VIC-01", "A50-VIC-07")
def test_fifteen_cities_at_the_end_of_a_round_win() -> None:
    case = ended("usa", control=axis_with(15))
    outcome = case.state.outcome
    assert outcome is not None
    assert set(outcome.winners) == set(AXIS)
    assert outcome.rule == "A50-VIC-01"
    case = ended("usa", control=axis_with(14))
    assert case.state.outcome is None
    assert case.state.round == 2


@pytest.mark.rule("A50-VIC-01", "A50-VIC-07")
def test_the_allies_win_in_the_same_way() -> None:
    control = {"france": "uk", "poland": "ussr", "kiangsu": "china"}
    case = ended("usa", control=control)
    assert case.state.outcome is not None
    assert set(case.state.outcome.winners) == set(ALLIES)


@pytest.mark.rule("A50-VIC-02", "A50-OPT-03", "A50-SET-18", "A50-VIC-03")
@pytest.mark.parametrize("level", [13, 15, 18])
def test_short_and_long_games(level: int) -> None:
    options = {"victory": level}
    assert ended("usa", control=axis_with(level), options=options).state.outcome is not None
    assert ended("usa", control=axis_with(level - 1), options=options).state.outcome is None


@pytest.mark.rule("A50-SET-18", "A50-VIC-03")
def test_fifteen_is_the_default_and_other_levels_are_refused() -> None:
    case = Case()
    assert case.state.options["victory"] == 15
    with pytest.raises(ValueError, match="one of 13, 15, 18"):
        Case(options={"victory": 14})


@pytest.mark.rule("A50-VIC-04")
@pytest.mark.parametrize("turn", ["germany", "ussr", "japan", "uk", "italy"])
def test_cities_count_after_the_american_turn_only(turn: str) -> None:
    assert ended(turn, control=axis_with(15)).state.outcome is None


@pytest.mark.rule("A50-VIC-05", "A50-VIC-06")
def test_a_city_goes_with_its_territory() -> None:
    units = {"poland": {"germany": {"infantry": 1}}, "east_poland": {"ussr": {"tank": 1}}}
    case = Case(turn="ussr", phase="combat_move", units=units)
    assert [cities(case.war, side) for side in (0, 1)] == [6, 12]
    case.do("ussr", "go east_poland>poland tank", "done", dice=[3, 6])
    assert case.control("poland") == "ussr"
    assert [cities(case.war, side) for side in (0, 1)] == [5, 13]


@pytest.mark.rule("A50-VIC-08")
def test_shanghai_held_by_china_counts_for_the_allies() -> None:
    war = Case(control={"kiangsu": "china"}).war
    assert [cities(war, side) for side in (0, 1)] == [5, 13]


@pytest.mark.rule("A50-VIC-09")
def test_nothing_else_ends_the_game() -> None:
    control = {"germany": "ussr", "italy": "uk", "japan": "usa"}  # the Allies hold 15 without Axis capitals
    assert ended("germany", control=control).state.outcome is None
    lost = {"russia": "germany", "united_kingdom": "germany", "eastern_united_states": "japan"}
    assert ended("usa", control=lost).state.outcome is None


def test_the_agreed_number_of_rounds() -> None:
    case = ended("usa", round=4, options={"round_cap": 4})
    assert case.state.outcome is not None
    assert case.state.outcome.winners == ()
