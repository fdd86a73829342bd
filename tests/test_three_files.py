"""A question is declared in three files of its chapter: the frame, the step, and the table ``steps.py``."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, get_args, get_type_hints

import pytest

import flagplot
from flagplot.kernel.script import Stages

GAMES = ("pacific-1940", "anniversary", "admirals-war", "skirmish")
FRAMES = ("frames", "state")  # a small game has its frames beside the state


def frames_of(game: Any) -> tuple[type[Any], ...]:
    """Every type of frame a state of the game may have, those inside lanes included."""
    (union,) = get_args(get_type_hints(game.state_type)["frames"])
    return get_args(union) or (union,)


def tables_of(game: Any) -> list[ModuleType]:
    """The tables of the chapters of a game: those whose steps it plays with."""
    found = {id(step): frame for frame, step in game.steps.items()}
    return [
        module
        for name, module in sorted(sys.modules.items())
        if name.startswith("flagplot.games.") and name.endswith(".steps")
        and any(id(step) in found for step in vars(module).get("STEPS", {}).values())
    ]  # fmt: skip


def package(name: str) -> str:
    return name.rpartition(".")[0]


@pytest.mark.parametrize("id", GAMES)
def test_frame_step_and_table_stand_in_one_chapter(id: str) -> None:
    game = flagplot.game(id)
    tables = tables_of(game)
    for frame in {*frames_of(game), *game.steps}:
        assert frame.__module__.rpartition(".")[2] in FRAMES, frame
        entered = [one for one in tables if frame in one.STEPS]
        owners = [one for one in entered if package(one.__name__) == package(frame.__module__)]
        assert len(owners) == 1, f"{frame} expected in one table beside it, found in {entered}"
        step = owners[0].STEPS[frame]
        assert package(type(step).__module__) == package(frame.__module__), step


@pytest.mark.parametrize("id", GAMES)
def test_the_game_takes_everything_from_the_tables(id: str) -> None:
    """Nothing is entered in the game itself: steps, verbs, buttons and panels are those of the chapters."""
    game = flagplot.game(id)
    tables = tables_of(game)
    assert {*game.steps} == {frame for one in tables for frame in one.STEPS}
    for attribute, name in (("verbs", "VERBS"), ("buttons", "BUTTONS")):
        if hasattr(game, attribute):
            held = entered(tables, name)
            kept = {key: text for key, text in held.items() if key not in without(game)}
            assert getattr(game, attribute) == kept
    if hasattr(game, "panels"):
        assert dict(game.panels) == entered(tables, "PANELS")
    assert {*entered(tables, "PANELS")} <= {*game.steps}


def entered(tables: list[ModuleType], name: str) -> dict[Any, Any]:
    """The tables of one name put together; what two chapters say of one thing must be the same."""
    found: dict[Any, Any] = {}
    for one in tables:
        for key, value in vars(one).get(name, {}).items():
            assert found.setdefault(key, value) == value, f"{key} is entered twice, differently"
    return found


def without(game: Any) -> tuple[str, ...]:
    return game.edition.without if hasattr(game, "edition") else ()


@pytest.mark.parametrize("id", GAMES)
def test_stages_are_declared_beside_their_frame(id: str) -> None:
    for frame in frames_of(flagplot.game(id)):
        stage = get_type_hints(frame).get("stage")
        if isinstance(stage, type) and issubclass(stage, Stages):
            assert stage.__module__ == frame.__module__


def second_tables(module: ast.Module, verbs: Mapping[str, str]) -> Iterator[tuple[int, list[str]]]:
    """Dicts and tuples of five or more verbs: a place one would have to think of when a verb is added."""
    for node in ast.walk(module):
        items: list[Any] = node.keys if isinstance(node, ast.Dict) else getattr(node, "elts", [])
        words = [one.value for one in items if isinstance(one, ast.Constant)]
        if len(words) > 4 and len(words) == len(items) and all(word in verbs for word in words):
            yield node.lineno, words


@pytest.mark.parametrize("id", GAMES)
def test_no_other_table_lists_the_verbs(id: str) -> None:
    """A file of a chapter may know answers of its own and of a neighbour, other files no list at all."""
    game = flagplot.game(id)
    tables = tables_of(game)
    root = Path(str(sys.modules[type(game).__module__].__file__)).parent
    for folder in sorted({root, *(Path(str(one.__file__)).parent for one in tables)}):
        for path in sorted(folder.glob("*.py")):
            if path.stem == "steps":
                continue
            for line, words in second_tables(ast.parse(path.read_text(encoding="utf-8")), game.verbs):
                chapters = {next(one.__name__ for one in tables if word in one.VERBS) for word in words}
                few = folder != root and len(chapters) < 3
                assert few, f"{path.name}:{line}: verbs are listed in steps.py, found {words}"


def test_the_guard_sees_a_second_table() -> None:
    verbs = dict.fromkeys(("buy", "sell", "roll", "bank", "pass"), "")
    assert list(second_tables(ast.parse("X = {'buy': 1, 'sell': 2, 'roll': 3, 'bank': 4, 'pass': 5}"), verbs))
    assert list(second_tables(ast.parse("X = ('buy', 'sell', 'roll', 'bank', 'pass')"), verbs))
    assert not list(second_tables(ast.parse("X = ('buy', 'sell', 'roll', 'bank', 'other')"), verbs))
