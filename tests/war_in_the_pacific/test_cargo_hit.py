"""What a transport that is hit loses of its cargo. [9.4, 20]"""

from __future__ import annotations

from typing import Any

import pytest

import flagplot
from flagplot.games.war_in_the_pacific.fire import ships as hulls
from flagplot.games.war_in_the_pacific.fire.frames import StepLoss
from flagplot.games.war_in_the_pacific.fire.losses import StepLossStep
from flagplot.games.war_in_the_pacific.sea import cargo, plots
from flagplot.games.war_in_the_pacific.surface import damage
from tests.war_in_the_pacific.ashore import GAME, GROUNDED, TABLES, LandCase
from tests.war_in_the_pacific.solomons import GROUNDED as SOLOMONS_GROUNDED
from tests.war_in_the_pacific.solomons import SolomonsCase

MSU = "jn-msu-4"
FORCE = {"J7": {"hex": "A3828", "ships": [MSU], "mission": "TRANS", "side": "japan"}}
SALLY = "air-ja-ki-21-saigon"


def hit(levels: int, units: list[str], dice: tuple[int, ...] = (), **more: Any) -> LandCase:
    """A transport at sea is damaged; of troops those named first are lost first."""
    case = LandCase(
        "ground_first", {MSU: units} if units else {}, **{"air": GROUNDED, "forces": FORCE, **more}
    )
    play = GAME.play(case.state, flagplot.ScriptedDice(list(dice)))
    damage.damage_ship(play, TABLES.ship_number[MSU], levels)
    while isinstance(frame := play.state.frames[-1], StepLoss):
        StepLossStep().run(play, frame)
    return case


@pytest.mark.rule("BR-20-01", "BR-9-04")
@pytest.mark.parametrize(("levels", "left"), [(1, (2, 0)), (2, (1, 0)), (3, (0, 0))])
def test_a_step_of_tanks_frees_two_load_points(levels: int, left: tuple[int, int]) -> None:
    """Three tank steps are 6 of 7 points; at D1 there is room for 5, at D2 for 3, at D3 for 1."""
    case = hit(levels, ["ja-tank-1", "ja-tank-6:1"])
    assert sum(case.steps(unit) for unit in ("ja-tank-1", "ja-tank-6")) == sum(left)


@pytest.mark.rule("BR-20-01", "BR-4-19")
@pytest.mark.parametrize(("levels", "left"), [(1, 10), (2, 6), (3, 2), (4, 0), (5, 0)])
def test_crated_aircraft_are_cargo_and_roll_no_dice(levels: int, left: int) -> None:
    """Two bombers go into a load point: 5, 3, 1 and none of 7 are left."""
    number = TABLES.air_number[SALLY]
    most = TABLES.air[number].aps
    case = hit(levels, [], air={**GROUNDED, SALLY: {"points": most}}, bases={SALLY: MSU})
    assert case.state.points[number] == min(most, left)
    assert cargo.carried(case.play, TABLES.ship_number[MSU]) <= 5


@pytest.mark.rule("BR-20-01")
def test_crates_go_before_troops() -> None:
    number = TABLES.air_number[SALLY]
    case = hit(2, ["ja-tank-6:1"], air={**GROUNDED, SALLY: {"points": 4}}, bases={SALLY: MSU})
    assert case.state.points[number] == 2  # a load point beside the two of the tanks
    assert case.steps("ja-tank-6") == 1


@pytest.mark.rule("BR-9-04", "BR-9-09", "BR-17-12")
def test_a_group_of_barges_carries_two_steps_up_to_d1() -> None:
    barge = {"J1": {"hex": "E1613", "ships": ["jn-barge-1"], "mission": "TRANS", "side": "japan"}}
    for levels, load in enumerate((2, 2, 0, 0, 0)):
        case = SolomonsCase(
            "ground_first", {"E1613": ["jn-snlf-k3"]}, forces=barge, air=SOLOMONS_GROUNDED,
            ships={"jn-barge-1": {"damage": levels}},
        )  # fmt: skip
        assert hulls.load(case.play, case.play.tables.ship_number["jn-barge-1"]) == load
        card = plots.card_of(case.play, "J1")
        assert cargo.room(case.play, "J1", card) == load
