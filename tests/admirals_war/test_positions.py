"""Positions are read and written, and what is wrong in them is said clearly."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.admirals_war import GAME
from flagplot.kernel.errors import BadInputError
from tests.admirals_war.helpers import quiet

FULL: dict[str, Any] = {
    "turn": 4,
    "pacific": "war",
    "vp": {"ATO": 3, "PTO": -12},
    "flags": {"north_sea": "allied", "hawaiian_islands": ""},
    "flags_before": {"north_sea": "axis"},
    "flag_by": {"north_sea": ["british", "australian"]},
    "control": {"malta": "axis", "lae": "axis"},
    "holder": {"malta": "italian"},
    "units": {
        "north_sea": {
            "uk_hood": {
                "mode": "raiding",
                "damage": 2,
                "marks": ["sailed", "retreated"],
                "origin": "england",
            },
            "ger_nordmark": {"base": "north_sea"},
        },
        "toulon": {"fra_bearn": {"nation": "german"}},
        "chart": {"jap_21af": {"back": 6}},
        "sunk": {"uk_nelson": {"back": 2}},
    },
    "resolved": ["north_sea"],
    "merchant": {"mid_atlantic": [0, 2]},
    "retreated": {"north_sea": ["allied"]},
    "raids": [["truk", "marianas", 1]],
    "markers": {"uk_hood": [3, 1]},
    "attack_turn": 3,
    "surprise": True,
    "us_penalty": 1,
    "us_penalty_next": 2,
    "facts": {"catapult": 1},
    "uncertain": ["central_pacific", "central_pacific", *["hawaiian_islands"] * 3, "caribbean_sea"],
    "uncertain_rolls": {"location_uncertain_w": [1, 4]},
}


def test_a_position_is_written_as_it_was_read() -> None:
    case = quiet(**FULL)
    document = case.game.describe(case.state)
    again = case.game.position(document)
    assert case.game.digest(again) == case.game.digest(case.state)
    assert document["units"]["north_sea"]["uk_hood"] == FULL["units"]["north_sea"]["uk_hood"]
    assert document["flag_by"]["north_sea"] == ["british", "australian"]


def test_the_start_of_every_scenario_round_trips() -> None:
    for scenario in GAME.meta.scenarios:
        state = GAME.start(scenario.id, seed=3)
        if state.outcome is None:
            assert GAME.digest(GAME.position(GAME.describe(state))) == GAME.digest(state)


@pytest.mark.parametrize(
    ("part", "message"),
    [
        ({"turn": 12}, "turn: a whole number from 0 to 11 expected, found 12"),
        ({"pacific": "truce"}, "pacific: one of peace, attack, war expected"),
        ({"units": {"narnia": ["uk_hood"]}}, "an area, port, base or box expected, found 'narnia'"),
        ({"units": {"england": ["uk_hod"]}}, "the id of a ship or unit expected, found 'uk_hod'"),
        ({"units": {"england": {"uk_hood": {"armour": 2}}}}, "unknown key armour"),
        (
            {"units": {"england": {"uk_hood": "sleeping"}}},
            "mode of uk_hood: one of patrolling, raiding",
        ),
        ({"flags": {"england": "axis"}}, "a sea area expected, found 'england'"),
        ({"control": {"north_sea": "axis"}}, "a port or base expected, found 'north_sea'"),
        ({"vp": {"ATO": 30}}, "vp: a whole number from -29 to 29 expected"),
        ({"step": "lunch"}, "step: one of reinforcement"),
        ({"step": "control", "seat": "us"}, "begins for all seats at once"),
        ({"frames": [{"step": "combat"}]}, "a turn expected as the first frame"),
        ({"frames": [{"step": "nonsense"}]}, "frames: Invalid value 'nonsense'"),
        ({"units": {"england": {"uk_hood": {"marks": [{}]}}}}, "marks of uk_hood: one of disabled"),
        ({"base": "half"}, "base: one of empty, start expected"),
        ({"weather": "fine"}, "unknown key weather"),
    ],
)
def test_faults_are_named(part: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInputError, match=message):
        GAME.position(part)


def test_states_that_do_not_add_up_are_refused() -> None:
    case = quiet(units={"england": ["uk_hood"]})
    state = GAME.from_json(case.game.to_json(case.state))
    state.place[case.unit("uk_hood")] = 0
    with pytest.raises(BadInputError, match="does not lie at england"):
        GAME.from_json(GAME.to_json(state))
