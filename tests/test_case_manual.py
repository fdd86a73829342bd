"""What a writer of cases must know is in the manual: every verb, mark, flag, fact and phase, and no other."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest

import flagplot
from flagplot.games.admirals_war.facts import FACTS, known
from flagplot.games.admirals_war.positions import MARKS
from flagplot.games.axis_allies.pieces import Status

ROOT = Path(__file__).resolve().parents[1]
LAND = (ROOT / "docs" / "positions.md").read_text(encoding="utf-8")
SEA = (ROOT / "docs" / "admirals-war.md").read_text(encoding="utf-8")
EDITIONS = [flagplot.game(id) for id in ("pacific-1940", "anniversary")]
WAR_AT_SEA = flagplot.game("admirals-war")
SOURCE = ROOT / "src" / "flagplot" / "games" / "admirals_war"


def told(page: str, column: str) -> list[str]:
    """What the first cells of the tables with that headline name, in their order."""
    found: list[str] = []
    for head in re.finditer(rf"^\| {column} \|.*\n\|[ -|]+\n((?:\|.*\n)+)", page, re.MULTILINE):
        for row in head[1].splitlines():
            found += re.findall(r"`([^`]+)`", row.split("|")[1])
    return found


def test_every_verb_has_its_line() -> None:
    land = told(LAND, "verb")
    assert sorted(land) == sorted({verb for game in EDITIONS for verb in game.verbs})
    assert sorted(told(SEA, "verb")) == sorted(WAR_AT_SEA.verbs)


def test_every_mark_has_its_line() -> None:
    assert sorted(told(LAND, "mark")) == sorted(status.name.lower() for status in Status)
    assert sorted(told(SEA, "mark")) == sorted(MARKS)


def test_every_flag_has_its_line() -> None:
    listed = told(LAND, "flag")
    for game in EDITIONS:
        state = game.start(seed=1)
        for name in game.edition.flag_names(game.play(state)):
            stem, _, power = name.partition(".")
            assert name in listed or any(one.startswith(f"{stem}.") for one in listed if power), name
    assert len(listed) == len(set(listed))


def test_every_fact_has_its_line_and_the_code_uses_no_other() -> None:
    assert sorted(told(SEA, "fact")) == sorted(f"{name}ID" if name.endswith("_") else name for name in FACTS)
    used = {name for path in SOURCE.rglob("*.py") for name in _facts(ast.parse(path.read_text("utf-8")))}
    assert len(used) > 10
    assert [name for name in used if not known(name)] == []


def _facts(tree: ast.AST) -> set[str]:
    """Names of facts in calls of ``fact``, ``set_fact`` and ``facts.get``."""
    found = set()
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute) or not node.args:
            continue
        where, word = node.func, node.args[0]
        reads = where.attr in ("fact", "set_fact") or (
            where.attr == "get" and isinstance(where.value, ast.Attribute) and where.value.attr == "facts"
        )
        if reads and isinstance(word, ast.Constant):
            found.add(str(word.value))
    return found


@pytest.mark.parametrize("game", [*EDITIONS, WAR_AT_SEA], ids=lambda game: str(game.meta.id))
def test_every_phase_is_named(game: Any) -> None:
    page = SEA if game is WAR_AT_SEA else LAND
    assert [phase for phase in game.phases if f"`{phase}`" not in page] == []


def test_a_fact_nobody_knows_is_refused_with_the_nearest() -> None:
    with pytest.raises(flagplot.BadInputError, match="no fact 'taranto_fel'; did you mean 'taranto_fell'"):
        WAR_AT_SEA.position({"facts": {"taranto_fel": 3}})
