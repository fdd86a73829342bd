"""Stages of a step: their order is that of their declaration, their number only what saved games write."""

from __future__ import annotations

import msgspec
import pytest

from flagplot.kernel.action import Action
from flagplot.kernel.errors import FormatError, RulesBug
from flagplot.kernel.flow import Play, Step, settle
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.script import Script, Stages
from flagplot.kernel.shapes import Whole, check
from flagplot.kernel.state import Frame, State


class Meal(Stages):
    """Cheese came later, between two others."""

    SOUP = 0
    CHEESE = 2
    COFFEE = 1


class Other(Stages):
    SOUP = 0


class Dinner(Frame, tag="dinner"):
    stage: Meal = Meal.SOUP
    eaten: tuple[str, ...] = ()


class Table(State, kw_only=True):
    frames: list[Dinner]


def soup(play: Play[Table], frame: Dinner) -> None:
    frame.stage, frame.eaten = Meal.CHEESE, (*frame.eaten, "soup")


class Cheese(Step[Play[Table], Dinner]):
    def seats(self, play: Play[Table], frame: Dinner) -> tuple[str, ...]:
        return ("guest",)

    def legal(self, play: Play[Table], frame: Dinner, seat: str) -> list[Action]:
        return [Action("brie"), Action("none")]

    def do(self, play: Play[Table], frame: Dinner, seat: str, action: Action) -> None:
        frame.stage, frame.eaten = Meal.COFFEE, (*frame.eaten, action.verb)

    def why_not(self, play: Play[Table], frame: Dinner, seat: str, action: Action) -> Refusal | None:
        return illegal("", "there is only brie")

    def prompt(self, play: Play[Table], frame: Dinner, seat: str) -> str:
        return "Brie?"

    def concern(self, play: Play[Table], frame: Dinner, seat: str) -> str:
        return "It is good."


def coffee(play: Play[Table], frame: Dinner) -> None:
    play.state.frames.pop()


class DinnerStep(Script[Play[Table], Dinner]):
    stages = {Meal.SOUP: soup, Meal.CHEESE: Cheese(), Meal.COFFEE: coffee}


def laid() -> Play[Table]:
    return Play(Table(schema=1, game="dinner", scenario="", options={}, frames=[Dinner()]))


def test_the_order_is_that_of_the_declaration() -> None:
    assert Meal.CHEESE.before(Meal.COFFEE)
    assert Meal.COFFEE.after(Meal.CHEESE)
    assert not Meal.SOUP.before(Meal.SOUP)
    assert not Meal.SOUP.after(Meal.SOUP)
    assert (Meal.SOUP.next, Meal.CHEESE.next) == (Meal.CHEESE, Meal.COFFEE)


def test_numbers_are_not_compared() -> None:
    with pytest.raises(TypeError, match="before or after"):
        assert Meal.SOUP < Meal.COFFEE
    with pytest.raises(TypeError, match="before or after"):
        assert Meal.SOUP >= 0


def test_stages_of_two_steps_have_no_order() -> None:
    with pytest.raises(RulesBug, match="a stage of Meal expected, found <Other"):
        Meal.COFFEE.after(Other.SOUP)


def test_a_frame_writes_the_number_and_reads_the_name() -> None:
    document = msgspec.to_builtins(Dinner(Meal.CHEESE))
    assert document == {"step": "dinner", "stage": 2, "eaten": ()}
    assert msgspec.convert(document, Dinner).stage is Meal.CHEESE
    with pytest.raises(msgspec.ValidationError, match="Invalid enum value 3"):
        msgspec.convert({**document, "stage": 3}, Dinner)


def test_a_stage_needs_no_bounds_but_a_number_does() -> None:
    check(Meal.COFFEE, Whole(0, 0), "dinner")
    with pytest.raises(FormatError, match="from 0 to 0 expected"):
        check(1, Whole(0, 0), "dinner")


def test_each_stage_asks_and_answers_for_itself() -> None:
    play, step = laid(), DinnerStep()
    frame = play.state.frames[0]
    settle(play, {Dinner: step})
    assert (play.state.waiting, frame.stage) == (("guest",), Meal.CHEESE)
    assert step.legal(play, frame, "guest") == [Action("brie"), Action("none")]
    assert (step.prompt(play, frame, "guest"), step.concern(play, frame, "guest")) == ("Brie?", "It is good.")
    refusal = step.why_not(play, frame, "guest", Action("gouda"))
    assert refusal is not None
    assert refusal.text == "there is only brie"
    step.do(play, frame, "guest", Action("brie"))
    settle(play, {Dinner: step})
    assert (play.state.frames, frame.eaten) == ([], ("soup", "brie"))


def test_a_script_lists_every_stage_in_its_order() -> None:
    with pytest.raises(RulesBug, match=r"Hasty: the stages .* expected"):

        class Hasty(Script[Play[Table], Dinner]):
            stages = {Meal.SOUP: soup, Meal.COFFEE: coffee, Meal.CHEESE: Cheese()}

    with pytest.raises(RulesBug, match=r"Poor: the stages .* expected"):

        class Poor(Script[Play[Table], Dinner]):
            stages = {Meal.SOUP: soup}
