"""From a clause to its code and its tests."""

from __future__ import annotations

import ast
from importlib import import_module as module
from pathlib import Path

import pytest

from flagplot.kernel.errors import BadInputError
from flagplot.rules import signposts
from flagplot.rules.companion import PACKAGE, clauses, companion_file
from flagplot.rules.signposts import citations, cited_in

GAMES = sorted((PACKAGE / "games").rglob("*.py"))
MOST = 6  # clauses a docstring cites; the others stand at the lines that enforce them


def test_a_clause_leads_to_the_function_and_the_tests() -> None:
    found = signposts("skirmish", "SKR-01")
    assert found.code
    assert found.tests
    for place in found.code:
        line = (PACKAGE / place.file).read_text(encoding="utf-8").splitlines()[place.line - 1]
        assert "SKR-01" in line
    assert any(place.name for place in found.code if place.file.endswith(".py"))
    assert all("test_" in name for name in found.tests)


def test_every_clause_id_is_whole() -> None:
    short = signposts("admirals-war", "AW-SEQ-01")
    assert all("AW-SEQ-01" in (PACKAGE / place.file).read_text(encoding="utf-8") for place in short.code)


def test_an_unknown_clause_is_refused() -> None:
    with pytest.raises(BadInputError, match="an id of a clause of skirmish was expected"):
        signposts("skirmish", "SK-NOPE-99")


def test_pointing_elsewhere_is_told_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = tmp_path / "one.py"
    source.write_text(
        'def done() -> None:\n    """Does it. [X-AAA-01, X-BBB-01]"""\n\n\n'
        'class Step:\n    def other(self) -> None:\n        """Elsewhere. [see X-AAA-01]"""\n',
        encoding="utf-8",
    )
    monkeypatch.setattr(module("flagplot.rules.signposts"), "PACKAGE", tmp_path)
    found = citations(None)
    places = [(place.line, place.name, place.see) for place in found["X-AAA-01"]]
    assert places == [(2, "done", False), (7, "Step.other", True)]
    assert sorted(found) == ["X-AAA-01", "X-BBB-01"]


@pytest.mark.parametrize("game", ["skirmish", "pacific-1940", "anniversary", "admirals-war"])
def test_every_clause_is_enforced_somewhere(game: str) -> None:
    cited = citations(companion_file(game))
    assert not [one.id for one in clauses(game) if all(place.see for place in cited[one.id])]


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_a_docstring_cites_what_it_is_about(path: Path) -> None:
    assert not _crowded(path.read_text(encoding="utf-8"))


def test_the_guard_sees_crowded_docstrings() -> None:
    ids = [f"X-AAA-{n:02}" for n in range(1, MOST + 2)]
    crowded, fits = ", ".join(ids), ", ".join(ids[1:])
    body = f"    # [{crowded}]\n    pass\n"
    assert _crowded(f'"""The file. [{crowded}]"""\n') == [("", MOST + 1)]
    assert _crowded(f'def f():\n    """Does.\n\n    [{ids[0]},\n    {fits}]\n    """\n') == [("f", MOST + 1)]
    assert _crowded(f'class C:\n    """Does it. [{crowded}]"""\n') == [("C", MOST + 1)]
    assert _crowded(f'def f():\n    """Does it. [{fits}] [see {ids[0]}]"""\n{body}') == []


def _crowded(source: str) -> list[tuple[str, int]]:
    """The docstrings that cite too many clauses, by the name of what they describe; pointers are free."""
    lines, found = source.splitlines(), []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            if ast.get_docstring(node) is None:
                continue
            text = node.body[0]
            cited = [one for line in lines[text.lineno - 1 : text.end_lineno] for one in cited_in(line)]
            enforced = {id for id, see in cited if not see}
            if len(enforced) > MOST:
                found.append((getattr(node, "name", ""), len(enforced)))
    return found
