"""The reference of the library is made from its docstrings, and nothing public is missing in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import flagplot
from tools import reference


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("reference")
    with pytest.MonkeyPatch.context() as patch:
        # what everybody may rely on; all the rooms take a minute
        patch.setattr(reference, "modules", lambda: ["flagplot", "flagplot.odds"])
        patch.setattr(reference, "OTHERS", (*reference.OTHERS, *reference.ROOMS[:4], *reference.ROOMS[5:]))
        reference.write(folder)
    return folder


def test_every_public_name_is_explained(pages: Path) -> None:
    text = (pages / "flagplot.html").read_text()
    for name in flagplot.__all__:
        entry = re.search(rf'<section id="{name}">(.*?)</section>', text, re.DOTALL)
        assert entry, name
        if callable(getattr(flagplot, name)):
            assert 'class="docstring"' in entry[1], name
    assert (pages / "flagplot" / "odds.html").exists()


def test_the_index_leads_there_and_nowhere_private(pages: Path) -> None:
    assert "flagplot.html" in (pages / "index.html").read_text()
    assert not (pages / "flagplot" / "server.html").exists()


def test_every_room_it_names_is_there() -> None:
    house = Path(flagplot.__file__).parent
    rooms = {path.name for path in house.iterdir() if (path / "__init__.py").exists()}
    assert {*reference.ROOMS, *reference.OTHERS} - {"__main__"} == rooms
