"""Sentences of the rules in other words."""

from __future__ import annotations

import flagplot
from flagplot.kernel.language import Language, in_words, speaking, split, spoken
from flagplot.kernel.words import some, the, typed
from tests.kernel.helpers import GAME
from tests.pseudo import Pseudo, escaped

SENTENCE = f"{the('ship')} needs speed 8 and 2 dice; try {typed('roll 2')} with {some(2, 'tank')}"
GERMAN = Language(
    "de",
    {"{} needs speed # and # dice; try {} with {}": "mit {3} und #2 Würfeln: {2}; {1} braucht Tempo #1"},
    {"ship": "Schiff", "tanks": "Panzer"},
)


def say(id: str) -> str:
    return id


def plural(id: str) -> str:
    return f"{id}s"


def test_the_message_of_a_sentence() -> None:
    message, parts, numbers = split(SENTENCE)
    assert message == "{} needs speed # and # dice; try {} with {}"
    assert parts == ["{ship}", "'roll 2'", "{2 tank}"]
    assert numbers == ["8", "2"]


def test_english_is_what_is_written() -> None:
    assert in_words(SENTENCE, say, plural) == "Ship needs speed 8 and 2 dice; try 'roll 2' with 2 tanks"


def test_a_translation_may_have_another_order() -> None:
    with speaking(GERMAN):
        found = in_words(SENTENCE, say, plural)
    assert found == "Mit 2 Panzer und 2 Würfeln: 'roll 2'; Schiff braucht Tempo 8"
    assert in_words(SENTENCE, say, plural).startswith("Ship")  # only meanwhile


def test_what_is_not_translated_stays() -> None:
    with speaking(GERMAN):
        assert in_words(f"{the('ship')} waits 3 turns", say, plural) == "Schiff waits 3 turns"
        assert spoken("repairs cost half") == "repairs cost half"


def test_a_game_in_another_language() -> None:
    state = GAME.start(seed=1)
    english = GAME.prompt(state, "red")
    with speaking(Pseudo()):
        assert escaped(GAME.prompt(state, "red")) == ""
        refusal = GAME.why_not(state, "red", "fly")
        assert refusal is not None
        assert escaped(refusal.text) == ""
    assert GAME.prompt(state, "red") == english
    assert escaped(english)  # the test can fail
    assert flagplot.game("skirmish") is GAME
