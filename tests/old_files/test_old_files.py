"""Saved games open for ever: of every released version of every game a file is kept and read.

A new version of a game's rules adds a file here and never takes one away.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import flagplot
from flagplot.kernel import plotfile
from flagplot.kernel.errors import FormatError

HERE = Path(__file__).parent
VERSIONS = [
    (id, version) for id in flagplot.titles() for version in range(1, flagplot.game(id).meta.version + 1)
]


# answers of files that the present rules no longer allow: they are opened up to there
READ = {f"war-in-the-pacific-{version}": 168 for version in range(1, 6)}


@pytest.mark.parametrize(("id", "version"), VERSIONS)
def test_a_file_of_every_version_is_read(id: str, version: int) -> None:
    text = (HERE / f"{id}-{version}.plot").read_text()
    assert text.splitlines()[1] == f"game {id} {version}"
    match = plotfile.loads(text, partly=f"{id}-{version}" in READ)
    end = text.splitlines()[-1].split(" ")
    read = READ.get(f"{id}-{version}", int(end[1]))
    assert (len(match.entries), match.over) == (read, end[2] == "over" and read == int(end[1]))
    assert bool(match.unread) == (read < int(end[1]))
    assert match.verify().ok
    again = plotfile.dumps(match)  # it goes on as a file of the present version
    assert again.splitlines()[1] == f"game {id} {flagplot.game(id).meta.version}"
    assert plotfile.loads(again).game.digest(match.state) == match.game.digest(match.state)


@pytest.mark.parametrize("name", READ)
def test_a_file_that_no_longer_fits_is_opened_in_part_only_where_that_is_asked(name: str) -> None:
    text = (HERE / f"{name}.plot").read_text()
    with pytest.raises(
        FormatError, match=r"line \d+: 'allied dig-in mc-rgt-8b 1' does not fit: .*WPA-FRT-30"
    ):
        plotfile.loads(text)
    match = plotfile.loads(text, partly=True)
    assert match.notes[-1].startswith(match.unread)
    assert "dig-in" not in match.unread
    assert match.unread.startswith(f"This game of older rules was read up to answer {READ[name]} of ")
    assert plotfile.loads(plotfile.dumps(match)).notes == match.notes
