"""From a clause to its code and its tests."""

from __future__ import annotations

from importlib import import_module as module
from pathlib import Path

import pytest

from flagplot.kernel.errors import BadInputError
from flagplot.rules import signposts
from flagplot.rules.companion import PACKAGE
from flagplot.rules.signposts import citations


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
