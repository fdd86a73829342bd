"""Who has won, by either reading."""

from __future__ import annotations

import pytest

from flagplot.games.admirals_war.board import ATO, PTO
from flagplot.games.admirals_war.turn import victory
from tests.admirals_war.helpers import Case, quiet, rolling

ALLIES, AXIS = ("british", "us"), ("japanese", "german")
FOUR = {"players": "four", "victory": "individual"}


def winners(ato: int, pto: int, **options: str) -> tuple[str, ...]:
    case = quiet(turn=10, vp={"ATO": ato, "PTO": pto}, options=options)
    return victory.outcome(case.war).winners


@pytest.mark.rule("AW-GEN-09")
@pytest.mark.parametrize(
    ("ato", "pto", "expected"),
    [(3, 1, ALLIES), (3, 0, ALLIES), (0, 2, ALLIES), (-1, -9, AXIS), (0, -4, AXIS), (5, -1, ()), (0, 0, ())],
)
def test_one_theatre_won_and_the_other_at_least_drawn(ato: int, pto: int, expected: tuple[str, ...]) -> None:
    assert winners(ato, pto) == expected


@pytest.mark.rule("AW-GEN-10", "AW-GEN-14")
def test_the_reading_is_agreed_before_play() -> None:
    assert winners(-1, 3, players="four", victory="team") == ()
    assert winners(-1, 3, **FOUR) == ("german",)
    assert winners(-1, 3, players="two", victory="individual") == ()


@pytest.mark.rule("AW-GEN-11")
def test_the_most_points_on_the_own_track() -> None:
    assert winners(4, 3, **FOUR) == ("british",)
    assert winners(2, 3, **FOUR) == ("us",)
    assert winners(-2, -5, **FOUR) == ("japanese",)
    assert winners(0, 0, **FOUR) == ()


@pytest.mark.rule("AW-GEN-12")
def test_an_ally_needs_a_partner_who_wins_or_draws() -> None:
    assert winners(9, -2, **FOUR) == ("japanese",)
    assert winners(9, 0, **FOUR) == ("british",)
    assert winners(-1, 9, **FOUR) == ("german",)


@pytest.mark.rule("AW-GEN-13")
def test_if_no_ally_qualifies_the_better_axis_player_wins() -> None:
    assert winners(-3, -7, **FOUR) == ("japanese",)
    case = quiet(vp={"ATO": -3, "PTO": -7}, options=FOUR)
    assert victory.outcome(case.war).rule == "AW-GEN-13"


@pytest.mark.rule("AW-GEN-04", "AW-VPT-01")
def test_two_tracks_with_one_net_lead_each() -> None:
    case = quiet(vp={"ATO": 2, "PTO": -5})
    assert [victory.lead(case.war, seat) for seat in range(4)] == [2, 5, -5, -2]
    rolling(case).score(ATO, -3, "a test")
    assert (case.vp("ATO"), case.vp("PTO")) == (-1, -5)


@pytest.mark.rule("AW-VPT-03", "AW-DEC-33")
def test_a_lead_never_exceeds_29_and_what_is_over_is_lost() -> None:
    case = quiet(vp={"ATO": 27})
    war = rolling(case)
    war.score(ATO, 5, "a test")
    assert case.vp("ATO") == 29
    war.score(ATO, -1, "a test")
    assert case.vp("ATO") == 28
    war.score(PTO, -40, "a test")
    assert case.vp("PTO") == -29


@pytest.mark.rule("AW-SEQ-32")
@pytest.mark.parametrize(
    ("scenario", "turn", "over"),
    [("standard", 9, False), ("standard", 10, True), ("turn_11", 10, False), ("turn_11", 11, True)],
)
def test_the_game_ends_after_the_last_turn(scenario: str, turn: int, over: bool) -> None:
    from flagplot.games.admirals_war.turn import sequence

    case = quiet(scenario=scenario, turn=turn)
    sequence.end_turn(rolling(case))
    assert (case.state.outcome is not None) == over


def test_what_lasts_a_turn_is_cleared() -> None:
    from flagplot.games.admirals_war.turn import sequence

    marks = {"marks": ["disabled", "xxi"], "origin": "germany"}
    case = quiet(units={"germany": {"ger_uboat_01": marks}}, us_penalty_next=2, resolved=["north_sea"])
    sequence.end_turn(rolling(case))
    assert not case.marked("ger_uboat_01", "disabled")
    assert case.marked("ger_uboat_01", "xxi")
    assert case.state.us_penalty == 2
    assert not any(case.state.resolved)


@pytest.mark.rule("AW-MAP-01")
def test_flags_of_the_turn_start_are_remembered() -> None:
    from flagplot.games.admirals_war.turn import sequence

    case = quiet(turn=4, flags={"north_sea": "axis"})
    sequence.begin_turn(rolling(case))
    rolling(case).set_flag(case.place("north_sea"), -1)
    assert case.flag("north_sea") == ""
    assert case.state.flag_start[case.place("north_sea")] == 1


def test_a_whole_game_of_nothing_ends() -> None:
    case = Case(turn=10, step="return", through=True)
    assert case.state.outcome is not None
