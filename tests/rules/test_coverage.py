"""The coverage report tells the truth, and coverage does not fall."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from flagplot.kernel.errors import BadInputError
from flagplot.rules import companion, coverage, marked_tests, proof
from flagplot.rules.scan import cited_in_code, find_tests
from tests.rules.collected import FILES, KEPT

ROOT = Path(__file__).resolve().parents[2]

# clauses that must have code and a test, per game; raise these, never lower them
FLOOR = {
    "admirals-war": (681, 681),
    "anniversary": (591, 591),
    "dai-senso": (1408, 1408),  # all but the 17 of a combined game
    "pacific-1940": (622, 620),
    "skirmish": (14, 14),
    "war-in-the-pacific": (1119, 1118),  # the strategic war and the campaign are still to come
}


@pytest.mark.slow
def test_reading_tests_finds_what_pytest_collects(pytestconfig: pytest.Config) -> None:
    read = {name: sorted(rules) for name, rules in marked_tests(ROOT / "tests").items()}
    assert read == collected(pytestconfig)


def collected(config: pytest.Config) -> dict[str, list[str]]:
    """What this run has collected, if it is a run of everything; else all is collected once more."""
    every = {path.relative_to(ROOT / "tests").as_posix() for path in (ROOT / "tests").rglob("test_*.py")}
    if every <= config.stash[FILES]:
        return config.stash[KEPT]
    command = [sys.executable, "-m", "pytest", "--collect-only", "-qq", "-m", "", "-p", "no:cacheprovider"]
    run = subprocess.run(
        [*command, "tests"], cwd=ROOT, capture_output=True, text=True, check=False, timeout=300
    )
    lines = [line for line in run.stdout.splitlines() if line.startswith("RULES ")]
    assert lines, run.stdout[-2000:] + run.stderr[-2000:]
    found: dict[str, list[str]] = json.loads(lines[0].removeprefix("RULES "))
    return found


@pytest.mark.parametrize("game", FLOOR)
def test_coverage_does_not_fall(game: str) -> None:
    report = coverage(game)
    code, tested = FLOOR[game]
    assert report.implemented >= code, f"no code for {report.missing_code}"
    assert report.tested >= tested, f"no test for {report.missing_test}"
    assert not report.unknown, f"these ids are no clauses of {game}: {report.unknown}"


LEDGER = {
    "rules.csv": "id,text,stage\nX-ONE-01,a,A\nX-ONE-02,b,A\nX-TWO-01,c,B\nX-TWO-02,d,B\n",
    "stages.csv": "id,title,planned\nA,The island,\nB,The ocean,planned\n",
}


@pytest.fixture
def staged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with one game that is built in stages; gives the folder of its data."""
    data = tmp_path / "src" / "flagplot" / "games" / "toy" / "data"
    data.mkdir(parents=True)
    for name, text in LEDGER.items():
        (data / name).write_text(text, encoding="utf-8")
    (data.parent / "rules.py").write_text('"""Done. [X-ONE-01]"""\n', encoding="utf-8")
    monkeypatch.setattr("flagplot.rules.companion.PACKAGE", tmp_path / "src" / "flagplot")
    monkeypatch.setattr("flagplot.rules.scan.PACKAGE", tmp_path / "src" / "flagplot")
    companion.clauses.cache_clear()
    companion.stages.cache_clear()
    return data


def test_clauses_are_grouped_by_stage_and_planned_ones_are_not_due(staged: Path, tmp_path: Path) -> None:
    report = coverage("toy", tmp_path)
    assert [(one.id, one.title, one.planned, one.clauses) for one in report.stages] == [
        ("A", "The island", False, ["X-ONE-01", "X-ONE-02"]),
        ("B", "The ocean", True, ["X-TWO-01", "X-TWO-02"]),
    ]
    assert (report.stages[0].implemented, report.stages[0].missing_code) == (1, ["X-ONE-02"])
    assert report.missing_code == ["X-ONE-02", "X-TWO-01", "X-TWO-02"]  # the old key tells all of it
    assert report.due == (["X-ONE-02"], ["X-ONE-01", "X-ONE-02"])
    assert list(proof("toy", {}, tmp_path).unproven) == ["X-ONE-01", "X-ONE-02"]


def test_a_stage_that_is_not_listed_is_refused(staged: Path, tmp_path: Path) -> None:
    (staged / "stages.csv").write_text("id,title,planned\nA,The island,\n", encoding="utf-8")
    with pytest.raises(BadInputError, match="a stage for every clause expected, 'B' is missing"):
        coverage("toy", tmp_path)
    (staged / "stages.csv").write_text("id,title,planned\nA,The island,later\n", encoding="utf-8")
    with pytest.raises(BadInputError, match="'planned' or nothing"):
        coverage("toy", tmp_path)


SAMPLE = """
import pytest

pytestmark = pytest.mark.rule("X-MOD-01")
rule = pytest.mark.rule
CASES = [pytest.param(1, marks=[pytest.mark.rule("X-CAS-01"), pytest.mark.slow]), pytest.param(2)]


@pytest.mark.rule("X-ONE-01", "X-ONE-02")
@pytest.mark.rule("X-ONE-03")
def test_one(): ...


@pytest.mark.parametrize("n", CASES)
def test_cases(n): ...


@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("X-PAR-01"))])
def test_inline(n): ...


@rule("X-CLS-01")
class TestGroup:
    @pytest.mark.rule("X-MET-01")
    def test_method(self): ...


@pytest.mark.rule("X-NOT-01")
def helper(): ...
"""


def test_marks_are_read_wherever_pytest_allows_them(tmp_path: Path) -> None:
    (tmp_path / "test_sample.py").write_text(SAMPLE, encoding="utf-8")
    assert marked_tests(tmp_path) == {
        "test_sample.py::test_one": {"X-MOD-01", "X-ONE-01", "X-ONE-02", "X-ONE-03"},
        "test_sample.py::test_cases": {"X-MOD-01", "X-CAS-01"},
        "test_sample.py::test_inline": {"X-MOD-01", "X-PAR-01"},
        "test_sample.py::TestGroup::test_method": {"X-MOD-01", "X-CLS-01", "X-MET-01"},
    }


def test_the_companion_itself_is_no_code() -> None:
    from flagplot.rules.companion import companion_file

    path = companion_file("pacific-1940")
    assert path is not None
    assert cited_in_code(path) <= cited_in_code(None)
    assert "P40-GEN-01" in cited_in_code(None)


def test_coverage_without_tests_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flagplot.rules.scan.PACKAGE", tmp_path / "lib" / "flagplot")
    with pytest.raises(BadInputError, match="needs a checkout"):
        find_tests()


def test_coverage_of_a_game_without_companion_says_so() -> None:
    with pytest.raises(BadInputError, match="rules companion was expected"):
        coverage("chess")
