"""The client knows no game: no id of a game, a power or a space stands in its source."""

from __future__ import annotations

import re

import pytest

import flagplot
from tests.e2e.conftest import WEB

FILES = (path for path in sorted((WEB / "src").rglob("*")) if path.suffix in (".ts", ".svelte"))
SOURCE = {path: path.read_text() for path in FILES}


OWN_WORDS = {"chart", "sunk"}  # words of the client that also name places off the map in one game


def quoted(word: str) -> list[str]:
    found = re.compile(rf"""(["'`]){re.escape(word)}\1""")
    return [path.name for path, text in SOURCE.items() if found.search(text)]


@pytest.mark.parametrize("title", flagplot.titles())
def test_no_game_is_known_by_name(title: str) -> None:
    game = flagplot.game(title)
    printed = game.catalog(game.meta.scenarios[0].id, game.meta.check_options())
    colours = {look["colour"] for look in printed.get("powers", {}).values()}  # names of our own palette
    words = {title, *game.meta.seats, *printed.get("spaces", ())} - colours - OWN_WORDS
    assert {word: quoted(word) for word in words if quoted(word)} == {}


def test_there_is_a_source() -> None:
    assert len(SOURCE) > 40
