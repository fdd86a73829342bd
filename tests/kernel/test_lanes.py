"""Lanes: the kernel's own part of several seats answering questions of their own at the same time."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import flagplot
from flagplot.games.skirmish import Skirmish
from flagplot.games.skirmish.plotting import DraftStep
from flagplot.games.skirmish.state import Draft, Noted, SkirmishState
from flagplot.kernel.action import Action
from flagplot.kernel.errors import RulesBug
from flagplot.kernel.flow import Play
from flagplot.kernel.lanes import counted_for, frame_of, number_of, open_lanes
from flagplot.kernel.laws import LawBroken, check_hides, check_lanes, check_state
from flagplot.kernel.view import LaneLine, LogLine, Picture, log_lines, opened, visible

GAME = Skirmish()
DUEL: dict[str, Any] = {
    "scenario": "plotted",
    "units": {"c3": {"red": {"infantry": 1, "tank": 1}}, "d2": {"blue": {"infantry": 2}}},
    "hands": {"red": ["dig"] * 2, "blue": ["raid"] * 2},
    "cards": {"red": "advance", "blue": "raid"},
    "turn": "red",
}


def begun(game: Any = GAME, *answers: str) -> Any:
    state = game.position(DUEL)
    for line in answers:
        seat, _, text = line.partition(" ")
        state, _ = game.apply(state, seat, text)
    return state


def with_draft(step: DraftStep, base: type[Skirmish] = Skirmish) -> Skirmish:
    """Skirmish with another step in its lanes."""
    game = base()
    game.steps = {**game.steps, Draft: step}
    return game


# -- the flow ------------------------------------------------------------------------------------------------


def test_a_seat_is_asked_by_its_own_stack() -> None:
    state = begun(GAME, "red move c3 tank c4")
    assert [frame_of(state, seat).side for seat in ("red", "blue")] == [0, 1]
    assert frame_of(begun(GAME, "red done"), "red") is not frame_of(begun(GAME, "red done"), "blue")
    assert open_lanes(state) is state.frames[-1]
    assert GAME.prompt(state, "red").startswith("Write orders in secret (5 orders left)")
    assert GAME.prompt(state, "blue").startswith("Write orders in secret (4 orders left)")
    assert GAME.prompt(begun(GAME, "red done"), "red") == "Waiting for Blue."


def test_a_copy_has_lanes_of_its_own() -> None:
    state = begun()
    copy = state.clone()
    GAME.push(copy, "red", Action("fire", ("c3", "d2")))
    assert frame_of(state, "red").orders == ()
    assert frame_of(copy, "red").orders == ("fire c3 d2",)


def test_the_lanes_are_closed_by_the_last_who_is_done() -> None:
    state = begun(GAME, "red done")
    assert open_lanes(state) is not None
    assert state.apart == {"red": 1}
    after, _ = GAME.apply(state, "blue", "done", flagplot.ScriptedDice([1] * 9))
    assert open_lanes(after) is None
    assert after.apart == {"red": 1}  # everybody sees that they are closed, so that answer counts for all


def test_a_state_without_lanes_is_written_as_ever() -> None:
    state = GAME.start("standard", seed=1)
    assert state.apart is msgspec.UNSET
    assert "apart" not in GAME.to_json(state)


class Gambling(DraftStep):
    def do(self, play: Any, frame: Draft, seat: str, action: Action) -> None:
        play.roll(1, "a guess")
        super().do(play, frame, seat, action)


def test_no_dice_fall_in_a_lane() -> None:
    game = with_draft(Gambling())
    with pytest.raises(RulesBug, match="dice in the lane of red"):
        game.apply(begun(game), "red", "done", flagplot.ScriptedDice([1]))


class AskingAll(DraftStep):
    def seats(self, play: Any, frame: Draft) -> tuple[str, ...]:
        return ("red", "blue")


def test_a_lane_asks_its_own_seat() -> None:
    with pytest.raises(flagplot.FormatError, match="the lane of red asks red, blue"):
        begun(with_draft(AskingAll()))


class Restless(DraftStep):
    def seats(self, play: Any, frame: Draft) -> tuple[str, ...]:
        return ()

    def run(self, play: Any, frame: Draft) -> None:
        frame.orders = ()


def test_a_lane_that_never_asks_is_found() -> None:
    with pytest.raises(flagplot.FormatError, match="in the lane of red"):
        begun(with_draft(Restless()))


# -- numbers -------------------------------------------------------------------------------------------------


def test_what_others_answer_apart_is_not_counted() -> None:
    state = begun(GAME, "red fire c3 d2", "red strike 1", "blue fire d2 c3")
    assert {seat: number_of(state, seat) for seat in ("red", "blue", None)} == {"red": 2, "blue": 1, None: 0}
    assert counted_for(9, msgspec.UNSET, "red") == 9


def test_log_lines_have_the_numbers_of_their_reader() -> None:
    event = Noted(side="blue", order="done", audience=("blue",))
    log = list(log_lines(GAME, 5, "blue", [event], {"red": 2, "blue": 1}))
    assert isinstance(log[0], LaneLine)
    assert visible(log, "red") == ()
    (line,) = visible(log, "blue")
    assert (type(line), line.seq) == (LogLine, 3)
    assert [(type(line), line.seq) for line in opened(log)] == [(LogLine, 5)]


# -- laws ----------------------------------------------------------------------------------------------------


def test_all_laws_hold_while_both_sides_write() -> None:
    for answers in (
        (),
        ("red fire c3 d2",),
        ("red fire c3 d2", "blue fire d2 c3", "red strike 1", "blue done"),
    ):
        check_state(GAME, begun(GAME, *answers), limit=1000)


class Talkative(DraftStep):
    def do(self, play: Any, frame: Draft, seat: str, action: Action) -> None:
        super().do(play, frame, seat, action)
        play.emit(Noted(side=seat, order=str(action)))


def test_an_event_for_all_breaks_the_law() -> None:
    game = with_draft(Talkative())
    with pytest.raises(LawBroken, match="not only red learns"):
        check_lanes(game, begun(game))


class Counting(Skirmish):
    def picture(self, play: Play[SkirmishState], seat: str | None) -> Picture:
        picture = super().picture(play, seat)
        lanes: Any = open_lanes(play.state)
        picture.tracks["sheets"] = [len(draft.orders) for lane in lanes.stacks for draft in lane]
        return picture


def test_a_count_in_sight_breaks_two_laws() -> None:
    game = Counting()
    state = begun(game, "red fire c3 d2")
    with pytest.raises(LawBroken, match=r"sees that red answers .*tracks\.sheets"):
        check_lanes(game, state)
    with pytest.raises(LawBroken, match=r"tracks\.sheets"):
        check_hides(game, state, seed=2)


class Numbered(DraftStep):
    """Every order notes how many there were in all lanes before it."""

    def do(self, play: Any, frame: Draft, seat: str, action: Action) -> None:
        super().do(play, frame, seat, action)
        frame.most += sum(draft.side != frame.side and len(draft.orders) for draft in _drafts(play.state))


def _drafts(state: Any) -> list[Draft]:
    return [draft for lane in state.frames[-1].stacks for draft in lane]


def test_answers_that_may_not_change_places_break_the_law() -> None:
    game = with_draft(Numbered())
    with pytest.raises(LawBroken, match="may not change places"):
        check_lanes(game, begun(game))
