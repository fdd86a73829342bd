"""Questions a player reads after a battle and on arrivals: who is meant, and what each answer leads to."""

from __future__ import annotations

import pytest

from tests.war_in_the_pacific.afloat import GAME
from tests.war_in_the_pacific.test_generals import LUNGA, arriving
from tests.war_in_the_pacific.test_left_behind import LEAVE, last_one_sunk, parting


@pytest.mark.rule("BR-19-11")
def test_whom_breaking_off_may_cost_is_said_by_name() -> None:
    case = parting()
    told = GAME.prompt(case.state, "japan")
    assert told == (
        "After round 1: fight on, or break off? Slower ships may be left behind, so that the others get away."
    )
    assert GAME.prompt(case.state, "allied") == "After round 1: fight on, or break off?"  # a single ship
    case.do("japan", LEAVE)
    assert GAME.prompt(case.state, "japan") == (
        "After round 1: fight on, or break off? Yamato would be left behind."
    )


@pytest.mark.rule("BR-19-07")
def test_what_becomes_of_ships_that_nobody_scuttles() -> None:
    assert GAME.prompt(last_one_sunk().state, "japan").endswith("or done: they stay where they are.")


@pytest.mark.rule("WPA-GEN-42")
def test_what_a_no_means_for_a_general() -> None:
    told = GAME.prompt(arriving({LUNGA: ["mc-rgt-1"]}).state, "allied")
    assert (
        told == "Geiger is at hand. Place him with a unit or at a headquarters; no: he waits in the pool."
    )
