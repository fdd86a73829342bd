"""A running game with lanes: numbers, what is told, and taking back while others answer."""

from __future__ import annotations

import pytest

import flagplot
from flagplot import Match, RefusedError
from flagplot.kernel import plotfile
from flagplot.kernel.lanes import open_lanes
from flagplot.kernel.refusal import Fault
from flagplot.kernel.stream import Stream

GAME = flagplot.game("skirmish")


def plotting(seed: int = 1) -> Match:
    """A match in which both sides have chosen a card and begin to write."""
    match = Match.new(GAME, "plotted", seed=seed)
    for seat in ("red", "blue"):
        match.do(seat, match.legal(seat)[0])
    assert open_lanes(match.state)
    return match


def order(match: Match, seat: str, number: int = 0) -> str:
    """Write an order; what it says."""
    action = match.legal(seat)[number]
    match.do(seat, action)
    return str(action)


def sheet(match: Match, seat: str) -> list[str]:
    return [" ".join(order) for order in match.view(seat).panels["orders"]]


def test_each_seat_counts_its_own_answers() -> None:
    match = plotting()
    order(match, "red")
    order(match, "blue")
    order(match, "red", 1)
    assert match.seq == 5
    assert [match.number(seat) for seat in ("red", "blue", None)] == [4, 3, 2]
    assert [match.view(seat).seq for seat in ("red", "blue", None)] == [4, 3, 2]
    assert [number for number, _, _ in match.answers("red")] == [1, 2, 3, 4]
    assert [seat for _, seat, _ in match.answers("blue", since=2)] == ["blue"]
    assert match.answers(None, since=2) == []
    assert [line.seq for line in match.log("red", since=2)] == [3, 4]
    assert [line.seq for line in match.log("blue", since=2)] == [3]
    assert match.log(None, since=2) == ()


def test_an_answer_is_stale_by_the_number_of_its_seat() -> None:
    match = plotting()
    order(match, "red")
    order(match, "red")
    match.do("blue", match.legal("blue")[0], seq=2)
    with pytest.raises(RefusedError) as caught:
        match.do("blue", "done", seq=2)
    assert caught.value.refusal.fault == Fault.STALE
    assert str(caught.value) == "made after answer 2, but the game stands at answer 3"


def test_a_seat_takes_back_its_own_order_whatever_the_other_has_written() -> None:
    match = plotting()
    first, theirs, second = order(match, "red"), order(match, "blue"), order(match, "red", 1)
    order(match, "blue", 1)
    taken = match.undo("red")
    assert str(taken.action) == second
    assert sheet(match, "red") == [first]
    assert len(sheet(match, "blue")) == 2
    assert sheet(match, "blue")[0] == theirs
    match.undo("red")
    assert sheet(match, "red") == []
    assert (match.number("red"), match.number("blue"), match.seq) == (2, 4, 4)
    assert plotfile.dumps(plotfile.loads(plotfile.dumps(match))) == plotfile.dumps(match)
    assert match.verify().ok


def test_what_was_done_again_leads_to_the_same_state() -> None:
    """Undo, then the same order again: the answers in between have changed places, and nothing else."""
    match = plotting()
    order(match, "red")
    order(match, "blue")
    order(match, "blue", 2)
    before = GAME.digest(match.state)
    entry = match.undo("red")
    match.do("red", entry.action)
    assert GAME.digest(match.state) == before


def test_one_order_goes_and_the_later_ones_stay() -> None:
    match = plotting()
    first, _, second = order(match, "red"), order(match, "blue"), order(match, "red", 1)
    match.undo("red", without=first)
    assert sheet(match, "red") == [second]


def test_nobody_goes_back_behind_the_opening_and_the_refusal_tells_nothing() -> None:
    match = plotting()
    alone = match.why_not_undo("red")
    order(match, "blue")
    assert match.why_not_undo("red") == alone
    assert alone is not None
    assert alone.text == "Red has answered nothing since this began that could be taken back"
    with pytest.raises(RefusedError):
        match.undo("red")
    match.undo("blue")
    assert match.why_not_undo("blue") is not None  # it gave the answer that opened the lanes


def test_who_is_done_may_go_on_writing_while_the_other_writes() -> None:
    match = plotting()
    order(match, "red")
    match.do("red", "done")
    order(match, "blue")
    assert match.state.waiting == ("blue",)
    assert str(match.undo("red").action) == "done"
    assert match.state.waiting == ("red", "blue")
    assert len(sheet(match, "red")) == len(sheet(match, "blue")) == 1


def test_the_answer_that_closes_the_lanes_is_final() -> None:
    match = plotting()
    match.do("red", "done")
    match.do("blue", "done")
    assert match.entries[-1].final
    assert not match.entries[-1].private
    for seat in ("red", "blue"):
        assert match.why_not_undo(seat) is not None
    assert match.number("red") == match.number("blue") + 1 == match.seq  # red's was given apart
    assert [number for number, _, _ in match.answers("blue")] == [1, 2, 3]


def test_the_end_opens_every_number() -> None:
    match, stream = plotting(), Stream("to the end")
    while not match.over:
        seat = stream.choose(match.state.waiting)
        match.do(seat, stream.choose(match.legal(seat)))
    assert sum(match.state.apart.values()) > 20
    for seat in ("red", "blue", None):
        assert match.number(seat) == match.view(seat).seq == match.seq
        assert [number for number, _, _ in match.answers(seat)] == list(range(1, match.seq + 1))
        assert match.log(seat) == match.log("red")


def test_undo_gives_back_the_same_state_in_lanes_too() -> None:
    match, stream, taken_back = Match.new(GAME, "plotted", seed=2), Stream("undo"), 0
    while not match.over:
        before = GAME.digest(match.state)
        seat = stream.choose(match.state.waiting)
        match.do(seat, stream.choose(match.legal(seat)))
        after, last = GAME.digest(match.state), match.entries[-1]
        if not last.final and not match.over:
            match.undo(seat)
            assert GAME.digest(match.state) == before
            match.do(seat, last.action)
            assert GAME.digest(match.state) == after
            taken_back += last.private
    assert taken_back > 20


def test_what_came_before_is_found_by_the_number_of_a_seat() -> None:
    match = plotting()
    order(match, "red")
    order(match, "blue")
    assert [match.number_after(seq, "blue") for seq in range(5)] == [0, 1, 2, 2, 3]
    begun = Match.new(GAME, position=GAME.describe(match.state))
    assert begun.base == 4
    assert [begun.number_after(4, seat) for seat in ("red", "blue", None)] == [3, 3, 2]
