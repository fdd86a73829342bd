"""Machine code that is kept is found again, and only if everything it was made from is unchanged."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import flagplot
from flagplot.chance import compiled, machine_code, pmf
from flagplot.odds import warm

GAMES = Path(flagplot.__file__).parent / "games"


def makers() -> list[Path]:
    """All files of games that compile functions, apart from those that say where they are kept."""
    return [
        path
        for path in sorted(GAMES.rglob("*.py"))
        if "odds.compiled import" in path.read_text(encoding="utf-8")
    ]


def test_every_file_with_compiled_functions_is_part_of_the_stamp_of_its_game() -> None:
    for shelf in warm.shelves():
        assert isinstance(shelf, machine_code.Shelf)
        if shelf is pmf.SHELF:
            continue
        own = [path for path in makers() if path.is_relative_to(GAMES / shelf.name)]
        assert own
        for path in own:
            assert path in shelf.sources, f"{path.relative_to(GAMES)} compiles functions and is not stamped"
        assert any(path not in own for path in shelf.sources), "the rules that are compiled are stamped too"


def test_a_stamp_changes_with_every_file_behind_it(tmp_path: Path) -> None:
    source = tmp_path / "rules.py"
    source.write_text("one = 1")
    before = machine_code.Shelf("tests", [source]).stamp
    source.write_text("one = 2")
    assert machine_code.Shelf("tests", [source]).stamp != before
    assert len({shelf.stamp for shelf in warm.shelves()}) == len(warm.shelves()) == 3


@pytest.mark.slow
def test_after_a_warm_start_nothing_is_left_to_compile(tmp_path: Path) -> None:
    """The other tests of odds, run on a place filled by it, add nothing."""
    environment = {**os.environ, "FLAGPLOT_CACHE": str(tmp_path)}
    subprocess.run([sys.executable, "-m", "flagplot.odds.warm"], check=True, env=environment)
    kept = {path.name for path in tmp_path.rglob("*.nbc")}
    names = ("retreats", "before_the_battle", "raids", "questions", "admirals", "stalking")
    files = [str(Path(__file__).with_name(f"test_{name}.py")) for name in names]
    subprocess.run([sys.executable, "-m", "pytest", "-q", *files], check=True, env=environment)
    assert {path.name for path in tmp_path.rglob("*.nbc")} == kept


def lying_in(place: Path | None) -> machine_code.Shelf:
    """A shelf that has found its place already."""
    shelf = machine_code.Shelf("tests", [])
    shelf.__dict__["place"] = place
    return shelf


def test_the_first_place_that_can_be_written_to(tmp_path: Path) -> None:
    """A place below a file can be written to by nobody, whoever runs this."""
    (tmp_path / "file").touch()
    places = [tmp_path / "file" / "below", tmp_path / "new" / "folder", tmp_path]
    assert machine_code.choose(places) == tmp_path / "new" / "folder"
    assert not any((tmp_path / "new" / "folder").iterdir())
    assert machine_code.choose(places[:1]) is None


def test_a_place_that_is_ready_comes_first_and_need_not_be_writable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    image, own = tmp_path / "image" / "code", tmp_path / "own" / "code"
    shelf = lying_in(image)
    image.mkdir(parents=True)
    assert not shelf.ready
    assert machine_code.choose([own, image]) == own
    shelf.mark_ready()
    assert shelf.ready
    monkeypatch.setattr(machine_code, "TemporaryFile", None)  # writing is not even tried
    assert machine_code.choose([own, image]) == image


def test_code_of_versions_long_unused_is_thrown_away(tmp_path: Path) -> None:
    now, old, recent = (tmp_path / f"compiled-{name}" for name in ("now", "old", "recent"))
    for folder in (now, old, recent):
        folder.mkdir()
    os.utime(old, (time.time() - 90 * 86400,) * 2)
    lying_in(now).mark_ready()
    assert sorted(tmp_path.iterdir()) == [now, recent]


def test_without_a_place_it_works_all_the_same() -> None:
    @compiled.Compiler(lying_in(None)).fast
    def double(number: int) -> int:
        return 2 * number

    assert double(21) == 42


PROGRAM = """
import os, sys
import numba, flagplot.odds  # while they can be read: the test may run as root, from root's own folder
os.environ["FLAGPLOT_CACHE"] = sys.argv[1]
from flagplot.chance import compiled, machine_code
shelf = machine_code.Shelf("tests", [])
numba.njit(lambda number: number + 1.0)(1.0)  # loads the compiler
if os.geteuid() == 0:
    os.seteuid(65534)

@compiled.Compiler(shelf).fast
def double(number):
    return 2 * number

assert double(21) == 42
assert double(2.5) == 5.0
print(dict(double.stats.cache_hits), shelf.place)
"""


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that other users may look into, unlike those of pytest."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        yield folder
        for path in (folder, *folder.rglob("*")):
            path.chmod(0o755)


def test_machine_code_that_cannot_be_written_is_read(open_folder: Path) -> None:
    """An unprivileged user with a cache that somebody else has warmed, as in a container."""
    folder = open_folder / machine_code.Shelf("tests", []).stamp
    program = open_folder / "program.py"
    command = [sys.executable, str(program), str(open_folder)]

    def run(text: str) -> str:
        program.write_text(text)
        homeless = {**os.environ, "HOME": "/nonexistent"}
        done = subprocess.run(command, env=homeless, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout

    assert run(PROGRAM.replace("os.seteuid(65534)", "pass")) == f"{{}} {folder}\n"
    kept = set(folder.rglob("*.nb?"))
    lost = next(path for path in kept if path.name.endswith(".2.nbc"))
    lost.unlink()  # this it must compile itself
    (folder / machine_code._mark()).touch()
    for path in (folder, *folder.rglob("*")):
        path.chmod(0o555 if path.is_dir() else 0o444)
    hits, _, place = run(PROGRAM).partition("} ")
    assert place == f"{folder}\n"
    assert hits.count(": 1") == 1
    assert set(folder.rglob("*.nb?")) == kept - {lost}
