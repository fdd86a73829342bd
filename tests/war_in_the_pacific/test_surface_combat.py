"""Surface combat through positions."""

from __future__ import annotations

from typing import Any

import pytest

import flagplot
from flagplot.games.war_in_the_pacific.events import Clash
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.event import Moment
from tests.war_in_the_pacific.afloat import GAME, SeaCase

J4 = {"hex": "F1032", "ships": ["jn-ca-kumano", "jn-ca-suzuya"], "mission": "PATROL", "located": True}
U17 = {"hex": "F1032", "ships": ["us-ca-astoria"], "mission": "PATROL", "located": True}


def battle(forces: dict[str, Any] | None = None, **more: Any) -> SeaCase:
    entry = {"mover": "J4", "other": "U17", **more}
    return SeaCase("", pair=1, forces=forces or {"J4": J4, "U17": U17}, battle=entry, subrons={})


@pytest.mark.rule("BR-19-02", "BR-19-03", "BR-19-04", "BR-19-09", "BR-19-10")
def test_a_round_of_simultaneous_fire() -> None:
    case = battle()
    assert case.state.waiting == ("japan", "allied")  # equal speed, so nobody may avoid battle
    case.refuses("japan", "engage jn-ca-kumano jn-ca-suzuya", "BR-19-09")
    case.do("japan", "engage-all us-ca-astoria", "done")
    case.do("allied", "engage us-ca-astoria jn-ca-kumano")
    # 2 x (7 + 2) = 18, die 3 + 1: row 4, 6 points on Resistance 3, 2:1; 6 is D1
    # 6 + 1 (if she has tubes) against Resistance 3; die 6 + 1: nothing, so no roll on the Naval CRT
    case.do("allied", "done", dice=[3, 3, 3, 6])
    assert case.damage("us-ca-astoria") == 1
    assert case.damage("jn-ca-kumano") == 0
    assert case.play.sea.rounds == {"J4": 1, "U17": 1}


@pytest.mark.rule("BR-19-06", "BR-19-11")
def test_equal_speed_breaks_off_with_a_die() -> None:
    case = battle()
    case.do("japan", "done")
    case.do("allied", "done")
    case.do("japan", "fight-on")
    case.do("allied", "break-off", dice=[3])
    assert case.play.sea.rounds["U17"] == 1
    assert case.frame.stacks  # the next round is aimed
    case.do("japan", "done")
    case.do("allied", "done")
    case.do("japan", "fight-on")
    with pytest.raises(BadInputError, match="search by"):  # the battle is over, play goes on
        case.do("allied", "break-off", dice=[4])


def test_a_battle_that_was_fought_is_told_among_the_battles() -> None:
    case = battle()
    case.do("japan", "done")
    case.do("allied", "done")
    case.do("japan", "fight-on")
    where = case.where("J4")
    _, events = GAME.apply(case.state, "allied", "break-off", flagplot.ScriptedDice([4, *[1] * 400]))
    (clash,) = (event for event in events if isinstance(event, Clash))
    assert (clash.hex, clash.moment()) == (where, Moment.RESULT)
    assert GAME.words(clash.sentence()).startswith("Task forces have fought in")


@pytest.mark.rule("BR-19-02")
def test_carriers_are_screened_until_the_third_round() -> None:
    mixed = {**U17, "ships": ["us-ca-astoria", "us-cv-yorktown"]}
    case = battle({"J4": J4, "U17": mixed})
    case.refuses("japan", "engage jn-ca-kumano us-cv-yorktown", "BR-19-02")
    alone = battle({"J4": J4, "U17": {**U17, "ships": ["us-cv-yorktown"]}})
    assert "engage jn-ca-kumano us-cv-yorktown" in alone.answers("japan")


@pytest.mark.rule("BR-19-01")
def test_neither_located_may_avoid_battle() -> None:
    case = battle(unseen=True)
    case.do("japan", "accept")
    case.do("allied", "avoid")
    assert case.answers("allied")[0].startswith("withdraw ")


@pytest.mark.rule("BR-19-12")
def test_who_held_and_avoided_battle_withdraws() -> None:
    case = battle(unseen=True)
    case.do("japan", "accept")
    case.do("allied", "avoid")
    case.refuses("allied", "withdraw F1432", "BR-19-12")
