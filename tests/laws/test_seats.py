"""What a game says about its seats is so: those it offers are asked, the others never are."""

from __future__ import annotations

from typing import Any

from flagplot.kernel.game import Game
from flagplot.kernel.match import Match
from flagplot.kernel.stream import Stream

MOST = 3000  # answers in which everybody must have been asked
TO_THE_END = 400  # answers in which a short scenario is over


def ways(game: Game[Any], scenario: str) -> list[dict[str, Any]]:
    """The options that decide how many people sit at the table."""
    grouping = [option for option in game.meta.options_of(scenario) if option.together]
    return [{option.id: value} for option in grouping for value in option.choices] or [{}]


def asked_in(
    game: Game[Any], scenario: str, options: dict[str, Any], seed: int, everybody: set[str]
) -> set[str]:
    """The seats that had a choice of their own in a random game, until that is everybody."""
    match, stream, found = Match.new(game, scenario, options, seed=seed), Stream("seats", seed), set[str]()
    for number in range(MOST):
        if match.over or (found == everybody and number > TO_THE_END):
            break
        seat = stream.choose(match.state.waiting)
        legal = match.legal(seat)
        found |= {seat} if len(legal) > 1 else set()
        match.do(seat, stream.choose(legal))
    return found


def test_seats_that_are_offered_decide_something(begun: tuple[Game[Any], str]) -> None:
    """Midway offered Britain, which has no ship there: the game was over before its player was asked."""
    game, scenario = begun
    deciding = game.meta.deciding(scenario)
    for options in ways(game, scenario):
        for seed in (1, 2) if len(deciding) < len(game.meta.seats) else (1,):
            assert asked_in(game, scenario, options, seed, {*deciding}) == {*deciding}, options


def test_a_newcomer_is_asked_soon(begun: tuple[Game[Any], str]) -> None:
    game, scenario = begun
    first = game.meta.deciding(scenario)[0]
    for options in ways(game, scenario):
        match, stream = Match.new(game, scenario, options, seed=4), Stream("newcomer")
        while first not in match.state.waiting:
            assert len(match.entries) < 300, f"{first} waits and waits"
            seat = stream.choose(match.state.waiting)
            match.do(seat, stream.choose(match.legal(seat)))


def test_seats_that_go_together_are_seats_of_the_game(game: Game[Any]) -> None:
    for option in game.meta.options:
        assert {*option.together} <= {*option.choices}
        for groups in option.together.values():
            seats = [seat for group in groups for seat in group]
            assert len(seats) == len({*seats})
