"""The laws notice games that break them, and the fuzzer writes down how."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from flagplot import Action, fuzz
from flagplot.bots import random_choice
from flagplot.games.skirmish import Skirmish
from flagplot.games.skirmish.state import Plot, SkirmishState
from flagplot.games.skirmish.steps import STEPS, OrdersStep, PlotStep
from flagplot.kernel import plotfile, registry
from flagplot.kernel.answers import Answers, choice
from flagplot.kernel.event import Event
from flagplot.kernel.flow import Play
from flagplot.kernel.fuzz import FuzzResult, reproduce
from flagplot.kernel.laws import LawBroken, check_state, sample
from flagplot.kernel.stream import Stream, mix
from flagplot.kernel.view import Picture, difference
from tests.kernel.helpers import DUEL, GAME


def breaks(game: Skirmish, state: Any = None, text: str = "") -> None:
    with pytest.raises(LawBroken) as caught:
        check_state(game, state or game.start(seed=1))
    assert text in str(caught.value)


def test_skirmish_keeps_the_laws() -> None:
    check_state(GAME, GAME.start(seed=1))
    check_state(GAME, GAME.position(DUEL))


def test_a_leak_in_the_view() -> None:
    class Leaky(Skirmish):
        def picture(self, play: Play[SkirmishState], seat: str | None) -> Picture:
            picture = super().picture(play, seat)
            picture.hands = {"red": list(play.state.hands[0])}
            return picture

    breaks(Leaky(), text="law 'hides': blue can see what is hidden: view.hands.red")


def test_a_leak_in_the_legal_list() -> None:
    class Peeking(PlotStep):
        def legal(self, play: Any, frame: Plot, seat: str) -> list[Action]:
            own = super().legal(play, frame, seat)
            return own[: 1 + play.state.hands[seat == "red"].count("dig")]

    class Game(Skirmish):
        steps = {**STEPS, Plot: Peeking()}

    found = []
    for seed in range(20):
        try:
            check_state(Game(), Game().start(seed=seed), seed)
        except LawBroken as error:
            found.append(str(error))
    assert any("view.legal" in text for text in found)


def test_lists_with_doubles_or_without_order() -> None:
    class Doubles(OrdersStep):
        def legal(self, play: Any, frame: Any, seat: str) -> list[Action]:
            return [Action("done"), *super().legal(play, frame, seat)]

    class Game(Skirmish):
        steps = {**STEPS, type(GAME.position(DUEL).frames[-1]): Doubles()}

    breaks(Game(), GAME.position(DUEL), "law 'listed': done is listed twice")


def test_dead_ends() -> None:
    class Nothing(OrdersStep):
        def legal(self, play: Any, frame: Any, seat: str) -> list[Action]:
            return []

    class Game(Skirmish):
        steps = {**STEPS, type(GAME.position(DUEL).frames[-1]): Nothing()}

    breaks(Game(), GAME.position(DUEL), "law 'waiting'")


def test_units_that_vanish() -> None:
    class Forgetful(Skirmish):
        def explained(self, event: Event) -> dict[str, int]:
            return {"red tank": 1}

    breaks(Forgetful(), GAME.position(DUEL), "law 'conserves': red tank")


def test_a_clone_that_shares() -> None:
    class Shared(SkirmishState, kw_only=True):
        def clone(self) -> Any:
            return self

    class Game(Skirmish):
        state_type = Shared

    shared = msgspec.convert(msgspec.to_builtins(GAME.position(DUEL), str_keys=True), Shared, str_keys=True)
    breaks(Game(), shared, "law 'applies'")


class Fragile(Skirmish):
    """Falls over when a tank is lost."""

    def push(self, state: Any, seat: str, action: Action, dice: Any = None) -> list[Event]:
        events = super().push(state, seat, action, dice)
        if any(getattr(event, "kind", "") == "tank" and "loses" in event.text() for event in events):
            raise ZeroDivisionError("a tank was lost")
        return events


def test_the_fuzzer_writes_failures_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []

    def watch(result: FuzzResult) -> None:
        seen.append(result.games)

    result = fuzz(Fragile(), 20, 1, every=1000, folder=tmp_path, progress=watch)
    assert seen == list(range(1, 21))
    assert not result.ok
    failure = result.failures[0]
    assert failure.error.startswith("ZeroDivisionError: a tank was lost (in push")
    assert Path(failure.path).suffix == ".plot"
    match = plotfile.load(failure.path)
    assert len(match.entries) == failure.decisions
    assert match.notes[0].startswith("fuzz failure: ZeroDivisionError")
    assert match.notes[1].startswith("then: ")
    assert reproduce(failure.path) is None  # with the sound rules nothing is wrong
    monkeypatch.setitem(registry._loaded, "skirmish", Fragile())
    again = reproduce(failure.path)
    assert again is not None
    assert again.startswith("ZeroDivisionError")


class Thief(Skirmish):
    """A unit vanishes without an event when somebody ends a turn early."""

    def push(self, state: Any, seat: str, action: Action, dice: Any = None) -> list[Event]:
        if action.verb == "done" and self.round(state) == 3:
            space = next(n for n, stack in enumerate(state.units) if stack)
            state.units[space] = {}
        return super().push(state, seat, action, dice)


def test_the_fuzzer_finds_the_answer_to_blame(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    result = fuzz(Thief(), 20, 1, every=1000, folder=tmp_path)
    failure = next(one for one in result.failures if "conserves" in one.error)
    assert plotfile.load(failure.path).notes[1].endswith(" done")
    monkeypatch.setitem(registry._loaded, "skirmish", Thief())
    assert "law 'conserves'" in str(reproduce(failure.path))


def test_a_game_that_never_ends(tmp_path: Path) -> None:
    result = fuzz(GAME, 1, 1, most=5, folder=tmp_path)
    assert "law 'ends'" in result.failures[0].error


def test_a_game_that_cannot_even_be_replayed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any, **__: Any) -> None:
        raise ZeroDivisionError("no dump")

    monkeypatch.setattr("flagplot.kernel.fuzz.Match.feed", fail)
    result = fuzz(GAME, 1, 1, most=5, folder=tmp_path)
    assert "cannot be written: ZeroDivisionError" in result.failures[0].error
    document = msgspec.json.decode(Path(result.failures[0].path).read_bytes())
    assert GAME.from_document(document["state"]).seq == 5


def test_the_round_cap() -> None:
    result = fuzz(GAME, 3, 1, rounds=1)
    assert result.ok
    assert result.capped == 3
    assert result.endings == {"round cap": 3}


def test_the_random_bot_is_pure() -> None:
    view = GAME.view(GAME.start(seed=1), "red")
    assert random_choice(view, 1) == random_choice(view, 1)
    assert {random_choice(view, seed) for seed in range(50)} == set(view.legal)


def test_streams() -> None:
    stream = Stream(1)
    counts = [0] * 6
    for _ in range(6000):
        counts[stream.below(6)] += 1
    assert min(counts) > 850
    assert [Stream(7).next() for _ in range(2)] == [Stream(7).next()] * 2
    assert mix(1, "2") != mix("1", 2)
    actions = [Action(str(n)) for n in range(50)]
    assert len(sample(actions, 5)) <= 5
    assert sample(actions, 5)[-1] == actions[-1]
    assert sample(actions, 50) == actions


def test_a_verb_that_is_seldom_offered_is_tried_as_often_as_others() -> None:
    courses = choice("course", range(2000))
    listed = Answers(courses, choice("regroup", ["one"]), choice("done"))
    drawn = [sample(listed, 3, seed, by_verb=True)[1].verb for seed in range(60)]
    assert 10 < drawn.count("regroup") < 30
    assert sample(list(listed), 3, 1, by_verb=True) == sample(listed, 3, 1, by_verb=True)
    assert {sample(listed, 3, seed)[1].verb for seed in range(60)} == {"course"}


def test_differences_are_named() -> None:
    assert difference({"a": [1, 2]}, {"a": [1, 3]}, "x") == "x.a[1]: 2 against 3"
    assert difference({"a": 1}, {"a": True}, "x") == "x.a: 1 against True"
    assert difference({"a": 1, "b": 2}, {"b": 2, "a": 1}, "x") == "x has its keys in another order"
    assert difference({"a": 1}, {}, "x") == "x.a is only in one of the two"
    assert difference([1], [1, 2], "x") == "x: [1] against [1, 2]"
    assert difference({"a": [1]}, {"a": [1]}, "x") is None
