"""A clause is proven when a test marked with it runs the code that cites it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from flagplot.kernel.errors import BadInputError
from flagplot.rules import proof, read_runs
from flagplot.rules.proof import _runs
from flagplot.rules.signposts import Place

STEPS = "games/skirmish/steps.py"


@pytest.mark.parametrize(
    ("place", "entered", "proven"),
    [
        (Place(STEPS, 1, "PlotStep.do"), {f"{STEPS}::PlotStep.do"}, True),
        (Place(STEPS, 1, "PlotStep.do"), {f"{STEPS}::PlotStep.legal"}, False),
        (Place(STEPS, 1, "PlotStep"), {f"{STEPS}::PlotStep.legal"}, True),
        (Place(STEPS, 1, "PlotStep"), {f"{STEPS}::PlotSteps.legal"}, False),
        (Place(STEPS, 1, ""), {"games/skirmish/board.py::field"}, True),
        (Place(STEPS, 1, ""), {"games/admirals_war/board.py::field"}, False),
        (Place("games/skirmish/state.py", 1, "Plot"), {"games/skirmish/board.py::field"}, True),
        (Place("games/skirmish/data/units.csv", 1, ""), {"games/skirmish/board.py::field"}, True),
        (Place("games/skirmish/state.py", 1, "Plot"), {"games/skirmish/board.py"}, False),
        (Place("games/skirmish/state.py", 1, "Plot"), {"games/skirmish/state.py"}, True),
        (Place("games/skirmish/data/units.csv", 1, ""), {"games/pig/board.py::field"}, False),
    ],
)
def test_what_counts_as_run(place: Place, entered: set[str], proven: bool) -> None:
    assert _runs(place, entered) == proven


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """What the tests of Skirmish enter, measured as ``make proven`` does."""
    path = tmp_path_factory.mktemp("proven") / "runs.json"
    root = Path(__file__).parents[2]
    tests = ["-p", "tests.proving", "--proven", str(path), "-n", "0", "-q", "tests/skirmish"]
    done = subprocess.run([sys.executable, "-m", "pytest", *tests], cwd=root, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    return read_runs(path)


def test_every_clause_of_skirmish_is_proven(runs: dict[str, list[str]]) -> None:
    found = proof("skirmish", runs)
    assert found.unproven == {}
    assert found.proven == found.clauses > 10


def test_a_test_that_runs_nothing_proves_nothing(runs: dict[str, list[str]]) -> None:
    idle = {test: [one for one in entered if "steps.py" not in one] for test, entered in runs.items()}
    assert proof("skirmish", idle).unproven


@pytest.mark.slow
def test_the_command_fails_where_a_clause_is_unproven(runs: dict[str, list[str]], tmp_path: Path) -> None:
    for found, code, word in ((runs, 0, '"unproven": []'), ({}, 1, '"SKR-01"')):
        path = tmp_path / "runs.json"
        path.write_bytes(msgspec.json.encode(found))
        command = [sys.executable, "-m", "flagplot", "rules", "skirmish", "--coverage", "--runs", str(path)]
        done = subprocess.run([*command, "--json"], capture_output=True, text=True)
        assert (done.returncode, word in done.stdout) == (code, True), done.stdout


def test_a_record_that_is_none(tmp_path: Path) -> None:
    path = tmp_path / "runs.json"
    path.write_text("[1]", encoding="utf-8")
    with pytest.raises(BadInputError, match=r"runs.json: the record of `make proven` expected"):
        read_runs(path)
