"""Nothing a player reads in the golden games escapes translation: prompts, log, refusals, panels."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from flagplot.kernel import laws, plotfile
from flagplot.kernel.language import speaking
from tests.golden.test_words import sentences
from tests.pseudo import Pseudo, escaped

FOLDER = Path(__file__).parent
STATES = 10  # of each game


def texts(game: Any, state: Any, seq: int) -> list[str]:
    """What is read at one moment."""
    found = [told(state, seat) for seat in (*game.meta.seats, None) for told in (game.prompt, game.concern)]
    for seat in state.waiting[:1]:
        refusals = [game.why_not(state, seat, action) for action in laws.strangers(game, state, seq)]
        found += [refusal.text for refusal in refusals if refusal is not None]
        found += sentences(game.view(state, seat).panels)
    return found


@pytest.mark.parametrize("name", sorted(path.stem for path in FOLDER.glob("*.plot")))
def test_no_sentence_escapes(name: str) -> None:
    match = plotfile.load(FOLDER / f"{name}.plot", trusted=True)
    with speaking(Pseudo()):
        read = [line.text for line in match.log(None)]
        for seq in range(match.base, match.seq, max(1, (match.seq - match.base) // STATES)):
            read += texts(match.game, match.at(seq), seq)
        read.append(match.game.prompt(match.state, None))
    assert not [text for text in read if escaped(text)]
    assert len(read) > STATES
