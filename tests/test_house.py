"""The map of the house names every room and none that is not there; pages of chapters are up to date."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools import chapters

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "flagplot"
HOUSE = (ROOT / "docs" / "house.md").read_text(encoding="utf-8")
QUOTED = re.compile(r"`([^`\s]+)`")
ROOTS = (ROOT, PACKAGE, PACKAGE / "kernel")


def named(text: str) -> set[str]:
    """The files and folders a text names in backticks."""
    found = {word.removesuffix("/<game>").removesuffix("/<family>") for word in QUOTED.findall(text)}
    return {word for word in found if "/" in word or word.endswith((".py", ".ts"))}


def missing(text: str) -> list[str]:
    """What a text names that is not there."""
    return sorted(word for word in named(text) if not any((root / word).exists() for root in ROOTS))


def test_every_room_is_on_the_map() -> None:
    rooms = {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").exists()}
    words = set(QUOTED.findall(HOUSE)) | {word.partition("/")[0] for word in QUOTED.findall(HOUSE)}
    assert rooms <= words


def test_every_file_of_the_kernel_is_found_by_a_question() -> None:
    quiet = {"__init__.py", "errors.py", "stream.py", "spelling.py", "patience.py", "parts.py", "folders.py"}
    files = {path.name for path in (PACKAGE / "kernel").glob("*.py")} - quiet
    assert sorted(name for name in files if f"`{name}`" not in HOUSE) == []


def test_what_the_map_names_is_there() -> None:
    assert missing(HOUSE) == []
    assert missing("a room that is not there: `kernel/attic.py`") == ["kernel/attic.py"]


@pytest.mark.parametrize("game", chapters.games())
def test_the_chapters_are_up_to_date(game: str) -> None:
    written = (chapters.FOLDER / f"{game}.md").read_text(encoding="utf-8")
    assert written == chapters.page(game), "run: python -m tools.chapters"
