"""Machine code on the shelf is found again only if everything it was made from is unchanged."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from flagplot.odds import compiled

HERE = Path(compiled.__file__).parent


def test_every_file_with_compiled_functions_is_part_of_the_stamp() -> None:
    for path in sorted(HERE.rglob("*.py")):
        if "flagplot.odds.compiled import" in path.read_text(encoding="utf-8"):
            name = str(path.relative_to(HERE))
            assert name in compiled.SOURCES, f"{name} compiles functions and is not stamped"


@pytest.mark.slow
def test_after_a_warm_start_nothing_is_left_to_compile(tmp_path: Path) -> None:
    """The other tests of odds, run on a shelf filled by it, add nothing."""
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}
    subprocess.run([sys.executable, "-m", "flagplot.odds.warm"], check=True, env=environment)
    kept = {path.name for path in tmp_path.rglob("*.nbc")}
    names = ("retreats", "before_the_battle", "raids", "questions", "admirals", "stalking")
    files = [str(Path(__file__).with_name(f"test_{name}.py")) for name in names]
    subprocess.run([sys.executable, "-m", "pytest", "-q", *files], check=True, env=environment)
    assert {path.name for path in tmp_path.rglob("*.nbc")} == kept


def test_the_first_place_that_can_be_written_to(tmp_path: Path) -> None:
    """A place below a file can be written to by nobody, whoever runs this."""
    (tmp_path / "file").touch()
    homes = [tmp_path / "file" / "below", tmp_path / "new" / "folder", tmp_path]
    assert compiled.shelf(homes, "stamp") == str(tmp_path / "new" / "folder" / "stamp")
    assert not any((tmp_path / "new" / "folder" / "stamp").iterdir())
    assert compiled.shelf(homes[:1], "stamp") == ""


def test_without_a_place_it_works_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "_SHELF", "")

    @compiled.fast
    def double(number: int) -> int:
        return 2 * number

    assert double(21) == 42
