"""Questions of the Axis & Allies family outside moves and battles: war, research, convoys, bids."""

from __future__ import annotations

from typing import Any

import pytest

import flagplot
from flagplot.games.axis_allies.bots.bot import PLANNERS
from flagplot.games.axis_allies.bots.politics import strikes_at
from flagplot.kernel.thinking import Budget, Thought

MOVING = {"combat_move", "noncombat_move", "land_order", "sea_order", "air_order"}
AUTOMATIC = {"round", "turn", "income"}  # they ask nobody


def thought(game: Any, state: Any, seat: str, seed: int = 1, level: str = "normal") -> Thought:
    seen = game.seen(state, seat)
    found: Thought = game.opponents().bot(level).think(seen, seed, Budget(1_000))
    assert found.answers[0] in seen.legal
    return found


def words(*question: Any, **more: Any) -> list[str]:
    return [str(answer) for answer in thought(*question, **more).answers]


@pytest.mark.parametrize("name", ["pacific-1940", "anniversary"])
def test_every_question_has_a_planner(name: str) -> None:
    tags = {str(frame.__struct_config__.tag) for frame in flagplot.game(name).steps}
    assert tags - set(PLANNERS) <= MOVING | AUTOMATIC


def test_japan_begins_the_war_at_once_or_with_the_third_turn() -> None:
    game = flagplot.game("pacific-1940")
    doc = {"game": "pacific-1940", "turn": "japan", "phase": "combat_move"}
    hours = {seed: strikes_at(seed) for seed in range(40)}
    assert {*hours.values()} == {1, 3}
    assert [*hours.values()].count(1) > 25
    state = game.position(doc)
    for seed, hour in hours.items():
        assert words(game, state, "japan", seed) == (["declare all"] if hour == 1 else ["pass"])


def test_the_commonwealth_does_not_begin_alone() -> None:
    game = flagplot.game("pacific-1940")
    state = game.position({"game": "pacific-1940", "turn": "uk", "phase": "combat_move"})
    assert words(game, state, "uk") == ["pass"]


def test_no_poor_power_hires_researchers() -> None:
    game = flagplot.game("anniversary")
    state = game.position({"game": "anniversary", "scenario": "1941", "turn": "italy", "phase": "research"})
    assert all(words(game, state, "italy", seed) == ["research 0"] for seed in range(6))


def test_a_bid_buys_units_at_the_front() -> None:
    game = flagplot.game("anniversary")
    options = {"bid_side": "axis", "bid_ipcs": 9, "bid_kind": "units"}
    state = game.start(scenario="1941", options=options, seed=1)
    found = words(game, state, state.waiting[0])
    assert len(found) == 3
    assert all(" infantry " in one for one in found)


def test_an_auction_comes_to_an_end() -> None:
    game = flagplot.game("anniversary")
    state = game.start(scenario="1941", options={"bid_auction": True, "bid_ipcs": 20}, seed=1)
    sums = 0
    while state.frames[-1].__struct_config__.tag == "auction":
        seat = state.waiting[0]
        state, _ = game.apply(state, seat, thought(game, state, seat).answers[0])
        sums += 1
    assert sums < 20


def test_convoys_of_enemies_are_raided() -> None:
    game = flagplot.game("pacific-1940")
    doc = {
        "game": "pacific-1940", "base": "empty", "turn": "japan", "phase": "income",
        "units": {"sea6": {"usa": {"submarine": 2}}},
    }  # fmt: skip
    state = game.position(doc)
    assert words(game, state, "usa") == ["disrupt sea6"]
