"""No game speaks of verbs, clauses, units or places that only another game has."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import flagplot
from flagplot.kernel.game import Game
from flagplot.kernel.laws import LawBroken, Vocabulary, check_own_words, strangers
from flagplot.kernel.stream import Stream
from flagplot.rules.companion import clauses

GOLDEN = Path(__file__).parent.parent / "golden"
RECORDED = {
    "pacific-1940": ("axis", "errata"),
    "anniversary": ("world_agreed", "world_axis_13"),
    "admirals-war": ("midway_allies", "sea_level"),
}
GROUPS = ("powers", "sides", "kinds", "spaces", "units", "verbs")
USAGE_WORD = re.compile(r"[a-z]{3,}")
STATES = 40  # of each game, random and recorded
RARE = ("drop", "deliver", "escort", "airbase", "complex", "fleet", "all", "none")  # arguments beside ids


@cache
def ids(game: str) -> frozenset[str]:
    """What a game has names for, in any of its scenarios."""
    rules = flagplot.game(game)
    found: set[str] = {*rules.verbs, *rules.meta.seats, *(option.id for option in rules.meta.options)}
    for scenario in rules.meta.scenarios:
        printed = rules.catalog(scenario.id, rules.meta.check_options(None))
        for group in GROUPS:
            found |= set(printed.get(group, ()))
    return frozenset(found)


@cache
def vocabulary(game: str) -> Vocabulary:
    """The clauses of a game, and the ids of others that no sentence of it could contain by chance.

    A verb like ``fire`` is also a word of English; an id with a line or a figure in it is none.
    """
    others = frozenset[str]().union(*(ids(other) for other in flagplot.titles() if other != game))
    foreign = {id for id in others - ids(game) if re.search(r"[_\d]", id)}
    return Vocabulary(frozenset(clause.id for clause in clauses(game)), frozenset(foreign))


def states(game: Game[Any]) -> Iterator[Any]:
    """Moments of random games and of recorded ones."""
    stream, state = Stream("own words", game.meta.id), game.start(seed=4)
    for number in range(1200):
        if state.outcome is not None:
            state = game.start(game.meta.scenarios[-1].id, seed=number)
        seat = stream.choose(state.waiting)
        game.push(state, seat, stream.choose(game.legal(state, seat)))
        if number % 30 == 0 and state.outcome is None:
            yield state
    for name in RECORDED.get(game.meta.id, ()):
        match = flagplot.load(GOLDEN / f"{name}.plot", trusted=True)
        for seq in range(match.base + 1, match.seq, max(1, match.seq // STATES)):
            yield match.at(seq)


def misspelt(word: str) -> str:
    return word[:-2] + word[-1:] if len(word) > 3 else word + "q"


def attempts(game: Game[Any], state: Any, stream: Stream) -> Iterator[tuple[str, str]]:
    """Lines that are mostly wrong: of other games, misspelt, and own ones with words of others."""
    seat = state.waiting[0]
    for other in flagplot.titles():
        verbs = flagplot.game(other).verbs
        for _ in range(4):
            verb, words = stream.choose(list(verbs)), [stream.choose(sorted(ids(other))) for _ in range(3)]
            usage = re.sub(r"<n>", "2", verbs[verb])
            count = min(3, len(re.findall(r"<", verbs[verb])))
            yield seat, " ".join([verb, *words[:count]])
            yield seat, " ".join(USAGE_WORD.findall(usage)[:4])
    listed = game.legal(state, seat)
    for action in (stream.choose(listed) for _ in range(6)):
        words = [action.verb, *map(str, action.args)]
        yield seat, " ".join([misspelt(words[0]), *words[1:]])
        for spot in range(1, len(words)):
            others = (misspelt(words[spot]), stream.choose(sorted(ids(game.meta.id))), stream.choose(RARE))
            for word in others:
                yield seat, " ".join([*words[:spot], word, *words[spot + 1 :]])


def test_sentences_speak_of_their_own_game(game: Game[Any]) -> None:
    words, stream = vocabulary(game.meta.id), Stream("attempts", game.meta.id)
    seen = 0
    for state in states(game):
        lines = [*strangers(game, state, seen), *attempts(game, state, stream)]
        check_own_words(game, state, lines, words)
        seen += 1
    assert seen > 30


def test_usages_are_told_by_the_game_that_has_them(game: Game[Any]) -> None:
    state = game.start(seed=1)
    for other in flagplot.titles():
        for verb in flagplot.game(other).verbs.keys() - game.verbs.keys():
            refusal = game.why_not(state, state.waiting[0], verb)
            assert refusal is not None
            assert refusal.fault == "malformed"
            named = re.findall(r"'(\w+)'|(?:of: |, )(\w+)", refusal.text)
            listed = {word for pair in named for word in pair if word} - {verb}
            assert listed <= set(game.verbs), refusal.text


def test_the_law_is_broken_by_a_clause_or_a_word_of_another_game() -> None:
    game = flagplot.game("pacific-1940")
    state = game.start(seed=1)
    mine = vocabulary("pacific-1940")
    check_own_words(game, state, [("japan", "buy nonsense")], mine)
    lists = mine._replace(foreign=frozenset({"mech_infantry"}))
    with pytest.raises(LawBroken, match="mech_infantry"):
        check_own_words(game, state, [("japan", "buy nonsense")], lists)
    with pytest.raises(LawBroken, match="of another game"):
        check_own_words(game, state, [("japan", "place infantry japan")], mine._replace(clauses=frozenset()))
