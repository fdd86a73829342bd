"""The map at a glance: whatever has changed since the last look is found, however it came about."""

from __future__ import annotations

import random

from flagplot.games.axis_allies.play import TOUCHED, War
from flagplot.games.axis_allies.remember import changed_spaces
from flagplot.games.axis_allies.survey import Survey, survey
from flagplot.kernel.memory import forget
from tests.pacific_1940.helpers import GAME


def everything(found: Survey) -> list[object]:
    """All that a survey tells: its lists, and the navies of each power and of all together."""
    owners = [1 << power for power in range(found.board.n_powers)] + [(1 << found.board.n_powers) - 1]
    return [list(map(list, found._all)), [found.navies(one) for one in owners]]


def looked_at_anew(war: War) -> list[object]:
    """The same by a survey that has seen no other map before."""
    anew = Survey(war.board.printed)
    anew.update(war)
    return everything(anew)


def test_a_survey_kept_up_to_date_is_the_one_made_anew() -> None:
    forget()
    state, chance, dice = GAME.start(seed=3), random.Random(3), GAME.dice(GAME.start(seed=3))
    for _ in range(1_500):
        war = GAME.play(state)
        assert everything(survey(war)) == looked_at_anew(war)
        seat = state.waiting[0]
        GAME.push(state, seat, chance.choice(GAME.legal(state, seat)), dice)


def test_changes_are_found_wherever_units_were_touched_last() -> None:
    state = GAME.start(seed=1)
    war, new = GAME.play(state), state.units.copy()
    new[5], new[40] = {**new[5], 1: 1}, {**new[40], 1: 1}
    for touched in ((), (5,), (5, 40, 7), (5_000,), (7, 8)):
        forget()
        for space in touched:
            TOUCHED.spaces.append(space)
        assert sorted(changed_spaces(war.state.units, new)) == [5, 40]
    assert changed_spaces(new, new.copy()) == []
