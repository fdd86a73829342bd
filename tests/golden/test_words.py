"""No machine text: whatever a player reads in the golden games is in words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import flagplot
from flagplot.kernel import laws, plotfile

FOLDER = Path(__file__).parent
STATES = 12  # of each game


@pytest.mark.parametrize("name", sorted(path.stem for path in FOLDER.glob("*.plot")))
def test_golden_games_speak_in_words(name: str) -> None:
    match = plotfile.load(FOLDER / f"{name}.plot", trusted=True)
    game = match.game
    for line in match.log(None):
        laws.check_sentence(game, match.state, "log", line.text)
    for seq in range(match.base, match.seq, max(1, (match.seq - match.base) // STATES)):
        state = match.at(seq)
        laws.check_words(game, state)
        laws.check_refuses(game, state, laws.strangers(game, state, seq))
        for text in sentences(game.view(state, state.waiting[0]).panels):
            laws.check_sentence(game, state, "panel", text)
    laws.check_words(game, match.state)


def sentences(document: Any) -> Iterator[str]:
    """The strings of a panel that are more than an id, a piece or a number of pieces."""
    if isinstance(document, dict):
        document = list(document.values())
    if isinstance(document, list | tuple):
        for one in document:
            yield from sentences(one)
    elif isinstance(document, str) and document.count(" ") > 2:
        yield document


@pytest.mark.parametrize("id", ["skirmish", "pacific-1940", "anniversary", "admirals-war"])
def test_what_is_printed_is_in_words(id: str) -> None:
    game: Any = flagplot.game(id)
    state = game.start(seed=1)
    catalog = game.catalog(state.scenario, state.options)
    names = [one[key] for group in ("powers", "kinds", "spaces") for one in catalog.get(group, {}).values()
             for key in ("name", "short", "many") if key in one]  # fmt: skip
    names += [*catalog.get("words", {}).values(), *catalog.get("verbs", {}).values()]
    for fact in catalog.get("facts", {}).values():
        names += [fact["name"], *fact.get("parts", {}).values()]
    for name in names:
        assert not set(name) & set("~+!<>_{}[]*"), name


SAID = {
    "pacific-1940": {
        "usa": "the United States",
        "sea25": "sea zone 25",
        "kwangsi": "Kwangsi",
        "uk:carrier*[usa:fighter]~attacking2": "UK carrier with US fighter (damaged, 2 moves left)",
        "transport[tank!,infantry+]": "transport with infantry and tank",
        "transport[infantry]~assaulting>siam": "transport with infantry (to Siam)",
        "fighter~scrambled@okinawa": "fighter (from Okinawa)",
        "allies": "the Allies",
        "tank~~": "'tank~~'",
    },
    "anniversary": {"radar": "Radar", "us_3": "the Allies control France", "japan:tank": "Japanese tank"},
    "admirals-war": {"us": "the United States", "north_sea": "North Sea", "uk_hood": "Hood"},
    "skirmish": {"red": "Red", "c3": "c3"},
}


@pytest.mark.parametrize("id", SAID)
def test_every_reference_has_a_name(id: str) -> None:
    game: Any = flagplot.game(id)
    assert {reference: game.say(reference) for reference in SAID[id]} == SAID[id]


def test_several_are_told_as_the_game_says_it() -> None:
    game: Any = flagplot.game("pacific-1940")
    assert game.words("{2 infantry}, {1 tank}, {3 tank}, {2 uk:transport[infantry]}, {2 minor_ic}") == (
        "2 infantry, 1 tank, 3 tanks, 2 UK transports with infantry, 2 minor complexes"
    )
