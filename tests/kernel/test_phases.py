"""Which phase it is, stopping at its end, and what stands where."""

from __future__ import annotations

from typing import Any

import pytest

import flagplot
from flagplot.games.admirals_war import GAME as SEA
from flagplot.kernel.refusal import Fault

LAND = flagplot.game("pacific-1940")
ATTACK = {
    "base": "empty", "turn": "china", "phase": "combat_move",
    "units": {"anhwe": {"china": {"infantry": 4}}, "kiangsu": {"japan": {"infantry": 1}}},
}  # fmt: skip


RAIDER = {"germany": {"ger_bismarck": "raiding"}}


@pytest.mark.parametrize(
    ("game", "document", "phase"),
    [
        ("pacific-1940", {}, "purchase"),
        ("pacific-1940", ATTACK, "combat_move"),
        ("anniversary", {"phase": "research"}, "research"),
        ("admirals-war", {"turn": 4, "step": "raiders", "units": RAIDER}, "raiders"),
        ("skirmish", {}, "plot"),
    ],
)
def test_the_phase_is_told(game: str, document: dict[str, Any], phase: str) -> None:
    rules = flagplot.game(game)
    assert rules.phase(rules.position({"seed": 1, **document})) == phase


def test_a_bid_comes_before_the_first_phase() -> None:
    game = flagplot.game("anniversary")
    state = game.start(options={"bid_auction": True, "bid_ipcs": 12})
    assert game.phase(state) == "auction"


def test_the_end_of_a_game_is_over() -> None:
    game = flagplot.game("skirmish")
    state = game.start(seed=1, options={"rounds": 1})
    while state.outcome is None:
        seat = state.waiting[0]
        state, _ = game.apply(state, seat, game.legal(state, seat)[-1])
    assert game.phase(state) == "over"


def test_play_stops_where_the_phase_ends_and_goes_on() -> None:
    state = LAND.position(ATTACK)
    through, _ = LAND.apply(state, "china", "go anhwe>kiangsu infantry:4")
    through, _ = LAND.apply(through, "china", "done", dice=flagplot.ScriptedDice([1, 6, 6, 6, 5]))
    assert LAND.phase(through) == "noncombat_move"
    state, _ = LAND.apply(state, "china", "go anhwe>kiangsu infantry:4", stop=True)
    assert state.waiting == ("china",)  # the phase has not ended
    state, events = LAND.apply(state, "china", "done", stop=True)
    assert (state.waiting, LAND.phase(state)) == ((), "between")
    assert not [event for event in events if isinstance(event, flagplot.Rolled)]
    refusal = LAND.why_not(state, "china", "done")
    assert refusal is not None
    assert refusal.fault is Fault.STALE
    state, events = LAND.go_on(state, flagplot.ScriptedDice([1, 6, 6, 6, 5]), stop=True)
    assert [event for event in events if isinstance(event, flagplot.Rolled)]
    assert LAND.phase(state) == "between"
    state, _ = LAND.go_on(state)
    assert LAND.digest(state) == LAND.digest(through)


def test_a_position_stops_at_the_end_of_the_phase_it_begins_with() -> None:
    document = {"turn": 4, "step": "control", "units": {"north_sea": ["uk_hood"]}}
    assert SEA.position(document).waiting
    stopped = SEA.position(document, stop=True)
    assert (stopped.waiting, SEA.phase(stopped)) == ((), "between")
    assert SEA.units(stopped)["north_sea"] == {"uk_hood": {}}


def test_units_are_read_without_the_marks_of_the_turn() -> None:
    units = {"anhwe": {"china": {"infantry": 2}}}
    state = LAND.position({**ATTACK, "phase": "noncombat_move", "units": units})
    state, _ = LAND.apply(state, "china", "go anhwe>hunan infantry")
    assert LAND.units(state) == {"anhwe": {"china": {"infantry": 1}}, "hunan": {"china": {"infantry": 1}}}
    assert "~" in str(LAND.describe(state)["units"])
    hood = {"damage": 1, "marks": ["pursued", "renamed"]}
    sea = SEA.position({"turn": 4, "step": "return", "units": {"north_sea": {"uk_hood": hood}}})
    assert SEA.units(sea) == {"north_sea": {"uk_hood": {"damage": 1, "marks": ["renamed"]}}}


def test_counters_can_be_printed_anew() -> None:
    game = SEA.reprinted({"uk_hood": "1-2-3", "us_7af": "4*-5"})
    state = game.position({"turn": 4, "step": "patrol", "units": {"england": ["uk_hood"]}})
    war = game.play(state)
    hood = war.board.unit("uk_hood")
    assert (war.gunnery(hood), war.armor(hood), war.speed(hood)) == (1, 2, 3)
    assert SEA.reprinted({}).tables is SEA.tables
    for bad in ({"uk_hod": "1-1-1"}, {"uk_hood": "big"}, {"uk_hood": "1-2-3-4-5"}):
        with pytest.raises(flagplot.BadInputError, match="expected"):
            SEA.reprinted(bad)
