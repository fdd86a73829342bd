"""Bids before the game."""

from __future__ import annotations

from typing import Any

import pytest

import flagplot
from flagplot.games.axis_allies.state import WarState
from flagplot.kernel.laws import check_conserves
from tests.anniversary.helpers import GAME


def start(**options: Any) -> WarState:
    return GAME.start(options=options, seed=1)


def legal(state: WarState) -> list[str]:
    return [str(action) for action in GAME.legal(state, state.waiting[0])]


def do(state: WarState, seat: str, *actions: str) -> WarState:
    for action in actions:
        assert state.waiting == (seat,)
        before = state
        state, events = GAME.apply(state, seat, action)
        check_conserves(GAME, before, state, events)
    return state


def money(state: WarState) -> dict[str, int]:
    board = GAME.edition.board(state)
    return dict(zip(board.owner_ids, state.treasury, strict=False))


def test_without_the_switches_there_is_no_bid() -> None:
    assert len(start().frames) == len(start(bid_ipcs=9).frames) == len(start(bid_side="axis").frames)
    assert start(bid_ipcs=9).waiting == ("germany",)
    assert money(start(bid_ipcs=9)) == money(start())


def test_a_fixed_bid_in_money_is_shared_out_by_the_first_power_of_the_side() -> None:
    state = start(bid_side="allies", bid_ipcs=9)
    assert "grant china 9" not in legal(state)
    assert "grant germany 9" not in legal(state)
    state = do(state, "ussr", "grant uk 6", "grant ussr 3")
    assert (money(state)["uk"], money(state)["ussr"], money(state)["usa"]) == (49, 33, 40)
    assert state.waiting == ("germany",)
    assert state.round == 1


def test_units_of_a_bid_join_units_one_to_a_space() -> None:
    state = start(bid_side="allies", bid_ipcs=10, bid_kind="units")
    assert "grant uk infantry egypt" in legal(state)
    assert "grant uk infantry libya" not in legal(state)  # no British unit there
    assert "grant uk tank sz12" not in legal(state)
    assert "grant uk fighter sz12" not in legal(state)
    assert "grant uk destroyer sz12" in legal(state)
    assert "grant uk battleship sz12" not in legal(state)  # 20 IPCs
    assert "grant uk 10" not in legal(state)
    state = do(state, "ussr", "grant uk artillery egypt")
    refusal = GAME.why_not(state, "ussr", "grant uk infantry egypt")
    assert refusal is not None
    assert "Egypt has received one" in refusal.text
    state = do(state, "ussr", "grant ussr infantry caucasus")
    board = GAME.edition.board(state)
    assert len(state.units[board.space_of["egypt"]]) == 4  # infantry, artillery, tank, fighter
    assert sum(state.units[board.space_of["egypt"]].values()) == 6
    # three are left: one more infantry
    state = do(state, "ussr", "grant usa infantry hawaiian_islands")
    assert state.waiting == ("germany",)
    assert money(state) == money(start())


def test_what_is_too_little_for_a_unit_is_paid_out() -> None:
    state = start(bid_side="axis", bid_ipcs=5, bid_kind="units")
    state = do(state, "germany", "grant italy infantry libya")
    assert legal(state) == [f"grant {seat} {n}" for seat in ("germany", "japan", "italy") for n in (2, 1)]
    state = do(state, "germany", "grant italy 2")
    assert money(state)["italy"] == 12


def test_an_auction_goes_to_the_side_that_is_content_with_less() -> None:
    state = start(bid_auction=True, bid_ipcs=12)
    assert legal(state)[0] == "bid 12"
    assert legal(state)[-2:] == ["bid 0", "pass"]
    state = do(state, "germany", "bid 9")
    assert legal(state)[0] == "bid 8"
    refusal = GAME.why_not(state, "ussr", "bid 9")
    assert refusal is not None
    assert "from 0 to 8" in refusal.text
    state = do(state, "ussr", "bid 7")
    state = do(state, "germany", "pass")
    assert state.waiting == ("ussr",)
    state = do(state, "ussr", "grant ussr 7")
    assert money(state)["ussr"] == 37


@pytest.mark.parametrize("answers", [("pass", "pass"), ("bid 0",), ("pass", "bid 0")])
def test_an_auction_may_come_to_nothing(answers: tuple[str, ...]) -> None:
    state = start(bid_auction=True, bid_ipcs=12)
    for seat, answer in zip(("germany", "ussr"), answers, strict=False):
        state = do(state, seat, answer)
    assert state.waiting == ("germany",)
    assert money(state) == money(start())
    assert flagplot.game("anniversary").describe(state)["turn"] == "germany"


def test_who_passes_first_may_be_outbid_by_anybody() -> None:
    state = do(start(bid_auction=True, bid_ipcs=12), "germany", "pass")
    state = do(state, "ussr", "bid 12")
    assert state.waiting == ("germany",)
    state = do(state, "germany", "bid 11")
    state = do(state, "ussr", "pass")
    assert legal(state)[0] == "grant germany 11"


@pytest.mark.parametrize("scenario", ["1941", "1942"])
def test_the_speakers_are_first_in_turn_order(scenario: str) -> None:
    state = GAME.start(scenario=scenario, options={"bid_auction": True, "bid_ipcs": 3})
    assert state.waiting == (("germany",) if scenario == "1941" else ("japan",))
    again = GAME.position(GAME.describe(state))
    assert GAME.digest(again) == GAME.digest(state)
