"""Saved games open for ever: of every released version of every game a file is kept and read.

A new version of a game's rules adds a file here and never takes one away.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import flagplot
from flagplot.kernel import plotfile

HERE = Path(__file__).parent
VERSIONS = [
    (id, version) for id in flagplot.titles() for version in range(1, flagplot.game(id).meta.version + 1)
]


@pytest.mark.parametrize(("id", "version"), VERSIONS)
def test_a_file_of_every_version_is_read(id: str, version: int) -> None:
    text = (HERE / f"{id}-{version}.plot").read_text()
    assert text.splitlines()[1] == f"game {id} {version}"
    match = plotfile.loads(text)
    end = text.splitlines()[-1].split(" ")
    assert (len(match.entries), match.over) == (int(end[1]), end[2] == "over")
    assert match.verify().ok
    again = plotfile.dumps(match)  # it goes on as a file of the present version
    assert again.splitlines()[1] == f"game {id} {flagplot.game(id).meta.version}"
    assert plotfile.loads(again).game.digest(match.state) == match.game.digest(match.state)
