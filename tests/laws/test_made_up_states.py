"""Whole states somebody has tampered with: each is refused with one line, or it can be shown and played.

States from random play are changed in one or two places, often by very little, and read back. Whatever is
accepted is looked at by everybody and played on for a while.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import flagplot
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.game import Game
from flagplot.kernel.match import Match
from flagplot.kernel.stream import Stream

CASES = {"skirmish": 300, "pacific-1940": 60, "anniversary": 60, "admirals-war": 60}
NUMBERS = (0, -1, 1, 7, 99, 255, 1000, 10**6, 10**12, -(10**6))
WORDS = ("", "x", "japan", "china", "infantry")
ANSWERS = 8  # given by random in what is accepted


def played(game: Game[Any], seed: int, lot: random.Random) -> Iterator[dict[str, Any]]:
    """The documents of states of random games."""
    while True:
        seed += 1
        scenario = lot.choice([one.id for one in game.meta.scenarios])
        state, stream = game.start(scenario, seed=seed), Stream("made up", seed)
        for number in range(400):
            if state.outcome is not None:
                break
            seat = stream.choose(state.waiting)
            game.push(state, seat, stream.choose(game.legal(state, seat)))
            if number % 9 == seed % 9:
                yield msgspec.json.decode(game.to_json(state))


def spots(value: Any) -> Iterator[tuple[Any, Any]]:
    """Everything in a document that could be changed: what holds it, and where."""
    for key, one in list(value.items() if isinstance(value, dict) else enumerate(value)):
        yield value, key
        if isinstance(one, dict | list):
            yield from spots(one)


def tampered(document: dict[str, Any], lot: random.Random) -> None:
    """Change something; half of the time where play stands."""
    free = {key: value for key, value in document.items() if key not in ("game", "options", "schema")}
    holder, key = lot.choice(list(spots(document["frames"] if lot.random() < 0.5 else free)))
    value = holder[key]
    if isinstance(value, bool):
        holder[key] = not value
    elif isinstance(value, int):
        holder[key] = lot.choice((value + 1, value - 1, value + 2, *NUMBERS))
    elif isinstance(value, str):
        holder[key] = lot.choice(WORDS)
    elif isinstance(value, list) and value:
        value.append(value[0]) if lot.random() < 0.5 else value.pop()
    elif isinstance(value, dict) and value:
        old = lot.choice(list(value))
        moved = value.pop(old)
        if old.isdecimal():
            value[str(int(old) + lot.choice((1, 5, 1 << 44, 1 << 49, 1 << 54)))] = moved
    document |= {name: one for name, one in free.items() if name in document}


@pytest.mark.parametrize("id", CASES)
def test_tampered_states_are_refused_or_playable(id: str) -> None:
    game, lot = flagplot.game(id), random.Random(1940)
    source, accepted = played(game, 20, lot), 0
    for number in range(CASES[id]):
        document = next(source)
        for _ in range(lot.choice((1, 1, 2))):
            tampered(document, lot)
        try:
            match = Match.new(game, position={"game": id, "state": document}, seed=number)
        except BadInputError:
            continue
        accepted += 1
        stream = Stream("played on", number)
        for _ in range(ANSWERS):
            for seat in (None, *game.meta.seats):
                match.view(seat)
            if not match.state.waiting:
                break
            seat = stream.choose(match.state.waiting)
            match.do(seat, stream.choose(match.legal(seat)))
    assert CASES[id] / 20 < accepted < CASES[id]


@pytest.mark.parametrize("id", CASES)
def test_untouched_states_are_read_back(id: str) -> None:
    game, lot = flagplot.game(id), random.Random(7)
    source = played(game, 70, lot)
    for _ in range(CASES[id] // 3):
        document = next(source)
        state = game.from_document(document)
        if state.outcome is None:
            assert game.digest(game.position({"game": id, "state": document})) == game.digest(state)


def test_no_number_is_absurd() -> None:
    """Units by the billion: the list of answers would take all the memory there is."""
    game = flagplot.game("pacific-1940")
    state = game.position(
        {
            "base": "empty",
            "turn": "china",
            "phase": "combat_move",
            "units": {"anhwe": {"china": {"infantry": 997}}, "kiangsu": {"japan": {"infantry": 1}}},
        }
    )
    text = game.to_json(state).replace("997", str(10**12))
    with pytest.raises(BadInputError, match="a count from 1 to 999 expected"):
        game.position({"game": "pacific-1940", "state": msgspec.json.decode(text)})
