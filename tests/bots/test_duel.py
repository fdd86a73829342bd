"""Matches between bots: the same games however many are played at once, and what is printed about them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import flagplot
from flagplot.bots.duel import Duel, Pairs, Played, Terms, Who, evidence, play, side_of, wilson

TERMS = Terms("skirmish", "random", "random", seed=4, swap=True)


def test_a_game_of_a_match_depends_on_its_number_alone() -> None:
    first = play(TERMS, 3)
    assert play(TERMS, 3).digest == first.digest
    assert play(TERMS, 4).digest != first.digest


def test_sides_are_swapped() -> None:
    assert TERMS.sides(0) == {"a": "red", "b": "blue"}
    assert TERMS.sides(1) == {"a": "blue", "b": "red"}
    chosen = Terms("admirals-war", "random", "random", a_side="axis")
    assert chosen.sides(0) == chosen.sides(1) == {"a": "axis", "b": "allied"}


def test_a_side_may_be_called_by_one_of_its_seats() -> None:
    meta = flagplot.game("anniversary").meta
    assert side_of(meta, "italy") == side_of(meta, "axis") == "axis"
    with pytest.raises(flagplot.BadInputError, match="expected one of axis, allies"):
        side_of(meta, "narnia")


def test_a_saved_game_can_be_replayed(tmp_path: Path) -> None:
    terms = Terms("skirmish", "random", "random", seed=4, folder=tmp_path)
    played = play(terms, 0)
    match = flagplot.load(tmp_path / "skirmish-4-0.plot")
    assert match.verify().ok
    assert match.game.digest(match.state) == played.digest


def test_the_score_counts_sides_draws_and_stalls() -> None:
    duel = Duel.begin(TERMS)
    times = {"a": [0.1, 0.3], "b": [0.2]}
    for number, winner in enumerate(("a", "b", "a", None)):
        side = TERMS.sides(number)["a"]
        duel.add(Played(number, side, winner, "rules", 0.0, 5, 9, 0, "", times, {"a": 1, "b": 1}))  # type: ignore[arg-type]
    assert (duel.score.a_wins, duel.score.b_wins, duel.score.draws) == (2, 1, 1)
    assert duel.by_side["red"].a_wins == 2
    assert duel.by_side["blue"].b_wins == 1
    assert duel.share == 0.625
    assert duel.seconds("a").max == 0.3
    assert not duel.clear


def _game(number: int, winner: Who | None, lead: float) -> Played:
    return Played(number, "", winner, "rounds", lead, 5, 9, 0, "", {}, {})


def test_a_pair_has_the_same_deal_and_the_sides_exchanged() -> None:
    assert TERMS.deal(2) == TERMS.deal(3) != TERMS.deal(4)
    assert msgspec.structs.replace(TERMS, swap=False).deal(2) != msgspec.structs.replace(
        TERMS, swap=False
    ).deal(3)


def test_pairs_tell_who_is_better_where_one_side_always_wins() -> None:
    games = [_game(0, "a", 90.0), _game(1, "b", -30.0), _game(2, "a", 50.0), _game(3, "b", -70.0)]
    pairs = Pairs.of([*games, _game(4, "a", 500.0)])  # the last one is only half a pair
    assert (pairs.number, pairs.ahead, pairs.behind) == (2, 1, 1)
    assert (pairs.gain, pairs.error) == (20.0, 40.0)
    won_both = Pairs.of([_game(0, "a", 1.0), _game(1, "a", -9.0)])
    assert (won_both.ahead, won_both.behind) == (1, 0)


def test_an_interval_holds_the_share_and_narrows() -> None:
    low, high = wilson(0.6, 50)
    narrow = wilson(0.6, 5000)
    assert low < 0.6 < high
    assert high - low > narrow[1] - narrow[0]
    assert wilson(0.0, 0) == (0.0, 1.0)


def test_evidence_needs_more_games_the_closer_it_is() -> None:
    assert evidence(0, 0) == pytest.approx(1.0)
    assert evidence(10, 10) < 1 < 100 < evidence(11, 0)
    assert evidence(60, 40) < 100 < evidence(600, 400)


def test_the_whole_table_fits_into_an_hour() -> None:
    from benchmarks import bots

    assert bots.expected(bots.TITLES, workers=2) <= bots.HOUR
    assert {games.number >= 2 for title in bots.TITLES for games in title[2:]} == {True}
