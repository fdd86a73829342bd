"""What can be laid over the maps: every game has something, and nobody learns a secret from it."""

from __future__ import annotations

import pytest

import flagplot
from flagplot.bots.lessons import played
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.lessons import Lesson

GAMES = [title for title in flagplot.titles() if flagplot.game(title).overlays()]
LESSONS = [(title, one) for title in GAMES for one in flagplot.game(title).lessons()]
each = pytest.mark.parametrize(("title", "lesson"), LESSONS, ids=[f"{t} {one.id}" for t, one in LESSONS])


def test_all_games_with_a_map_of_a_war_have_some() -> None:
    assert set(flagplot.titles()) - set(GAMES) <= {"skirmish"}


@each
def test_every_overlay_is_for_every_seat_and_tells_no_secret(title: str, lesson: Lesson) -> None:
    game = flagplot.game(title)
    state = played(game, lesson)[0].state
    names = game.overlays()
    assert sum(name.threat for name in names) == 1, "one of them is what threatens"
    seen = 0
    for name in names:
        for seat in (*game.meta.seats, None):
            found = game.overlay(state, seat, name.id)
            assert (found.id, found.name) == (name.id, name.name)
            assert found.about.endswith(".")
            assert set(found.texts) <= set(found.values)
            seen += len(found.values)
            assert game.overlay(game.resample(state, seat, 3), seat, name.id) == found
    assert seen, "there is something to see"
    with pytest.raises(BadInputError):
        game.overlay(state, None, "no such thing")
