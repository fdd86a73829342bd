"""Submarines between two cycles. [22.4, the Submarine Phase]"""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.war_in_the_pacific.turn import patrols
from tests.war_in_the_pacific.ashore import GAME, GROUNDED, LandCase
from tests.war_in_the_pacific.solomons import GROUNDED as SKY
from tests.war_in_the_pacific.solomons import TABLES as SOLOMONS
from tests.war_in_the_pacific.solomons import SolomonsCase

BOATS = {"sub-jn-4a": ["C0204", 3], "sub-jn-4b": ["C0204", 3], "sub-jn-4c": ["C0104", 2]}
FRAMES = [{"step": "week", "stage": 1}, {"step": "cycle", "stage": 4}]
UNITS = {"B0452": ["ja-rgt-55"], "C0108": ["br-gar-sing"]}


def asked(seat: str = "japan", boats: dict[str, Any] = BOATS, **more: Any) -> LandCase:
    """The Submarine Phase of the strategic turn before game-turn 4."""
    frames = [*FRAMES, {"step": "patrols", "side": ("japan", "allied").index(seat)}]
    return LandCase("", UNITS, air=GROUNDED, frames=frames, turn=4, pair=12, subrons=boats, **more)


@pytest.mark.rule("BR-22-04", "SC-G-03")
def test_a_redeployed_subron_leaves_half_of_its_boats_in_the_pool() -> None:
    case = asked()
    case.do("japan", "redeploy-subron sub-jn-4a C0406")
    assert case.play.sea.boats[0].points == 1  # of 3, 2 go
    assert case.play.label(case.play.sea.boats[0].hex) == "C0406"
    assert case.play.sea.pool == {"IJN I": 2}
    case.refuses("japan", "redeploy-subron sub-jn-4a C0204", "BR-22-04")
    case.do("japan", "redeploy-subron sub-jn-4c C0204")
    assert case.play.sea.pool == {"IJN I": 2, "IJN RO": 1}


@pytest.mark.rule("BR-22-04", "BR-22-01")
def test_boats_of_the_pool_fill_up_subrons_anywhere() -> None:
    case = asked(pool={"IJN I": 4})
    case.refuses("japan", "add-boats sub-jn-4a 4", "BR-22-01")  # 6 at most
    case.refuses("japan", "add-boats sub-jn-4c 1", "BR-22-01")  # RO boats are others
    case.do("japan", "add-boats sub-jn-4a 3", "withdraw-boats sub-jn-4b 1")
    assert (case.play.sea.boats[0].points, case.play.sea.boats[1].points) == (6, 2)
    assert case.play.sea.pool == {"IJN I": 2}


@pytest.mark.rule("SC-G-03", "BR-22-01")
def test_subrons_of_one_hex_and_type_are_joined_and_split() -> None:
    case = asked()
    case.refuses("japan", "join-subrons sub-jn-4a sub-jn-4c", "BR-22-01")
    case.do("japan", "join-subrons sub-jn-4a sub-jn-4b")
    assert case.play.sea.boats[0].points == 6
    assert 1 not in case.play.sea.boats
    case.do("japan", "split-subron sub-jn-4a 2")
    points = sorted(boats.points for at, boats in case.play.sea.boats.items() if at not in (2,))
    assert points == [2, 4]
    full = asked(boats={"sub-jn-4a": ["C0204", 4], "sub-jn-4b": ["C0204", 3]})
    full.refuses("japan", "join-subrons sub-jn-4a sub-jn-4b", "BR-22-01")


@pytest.mark.rule("BR-22-04", "BR-22-03")
def test_new_subrons_are_placed_empty_near_a_sub_base() -> None:
    case = asked(boats={"sub-jn-4b": ["C0204", 3]}, pool={"IJN I": 5})
    case.do("japan", "new-subron sub-jn-4a C0507")
    assert case.play.sea.boats[0].points == 0
    case.refuses("japan", "add-boats sub-jn-4a 5", "BR-22-04")  # in the next cycle
    case.refuses("japan", "redeploy-subron sub-jn-4a C0204", "BR-22-04")
    case.do("japan", "done")
    assert case.play.sea.boats[0].points == 0
    assert case.play.sea.pool == {"IJN I": 5}


@pytest.mark.rule("BR-22-04")
@pytest.mark.parametrize("first", ["redeploy-subron sub-jn-4a C0406", "withdraw-boats sub-jn-4a 1"])
def test_the_pool_gives_boats_before_it_takes_any(first: str) -> None:
    case = asked(pool={"IJN I": 2})
    case.do("japan", "add-boats sub-jn-4b 1", first)
    case.refuses("japan", "add-boats sub-jn-4b 1", "BR-22-04")
    assert case.play.sea.boats[1].points == 4


@pytest.mark.rule("BR-22-04", "BR-22-01")
def test_boats_go_freely_between_subrons_of_one_hex() -> None:
    case = asked()
    case.do("japan", "shift-boats sub-jn-4a sub-jn-4b 2")
    assert (case.play.sea.boats[0].points, case.play.sea.boats[1].points) == (1, 5)
    case.refuses("japan", "shift-boats sub-jn-4b sub-jn-4c 1", "BR-22-01")  # elsewhere, and RO boats


@pytest.mark.rule("BR-22-03", "BR-22-04")
def test_no_subron_goes_further_than_forty_hexes_from_its_base() -> None:
    frames = [*FRAMES, {"step": "patrols", "side": 1}]
    case = SolomonsCase(
        "", {"E2519": ["mc-rgt-1"]}, air=SKY, frames=frames, turn=2, pair=6,
        subrons={"sub-us-sol1": ["E1714", 5]},
    )  # fmt: skip
    play, number = case.play, next(iter(case.play.sea.boats))
    base, near = patrols.sub_base(play, number), patrols.stations(play, number)
    assert play.label(base) == "E1737"
    assert max(play.chart.distance(base, hex) for hex in near) == 40
    far = next(hex for hex in sorted(play.chart.sea) if play.chart.distance(base, hex) > 40)
    case.refuses("allied", f"redeploy-subron sub-us-sol1 {play.label(far)}", "BR-22-03")
    assert case.allows("allied", f"redeploy-subron sub-us-sol1 {play.label(near[0])}")


@pytest.mark.rule("BR-22-03")
@pytest.mark.parametrize(
    ("more", "serves"),
    [
        ({}, True),
        ({"control": {"E1737": "japan"}}, False),
        ({"war": {"hqs": {hq.id: {"at": ""} for hq in SOLOMONS.hqs}}}, False),  # not linked
    ],
)
def test_a_subron_sails_from_a_friendly_linked_sub_base_alone(more: dict[str, Any], serves: bool) -> None:
    frames = [*FRAMES, {"step": "patrols", "side": 1}]
    case = SolomonsCase(
        "", {"E2519": ["mc-rgt-1"]}, air=SKY, frames=frames, turn=2, pair=6,
        subrons={"sub-us-sol1": ["E1714", 5]}, **more,
    )  # fmt: skip
    if serves:
        assert case.allows("allied", "redeploy-subron sub-us-sol1 E1736")
    else:
        case.refuses("allied", "redeploy-subron sub-us-sol1 E1736", "BR-22-03")


@pytest.mark.rule("BR-22-04")
def test_a_sub_base_is_moved_for_five_points() -> None:
    war = {"hqs": {"hq-southern-expeditionary-fleet": {"cp": 6}}}
    case = asked(war=war)
    case.do("japan", "move-sub-base B0751 B0452 hq-southern-expeditionary-fleet")
    hq = next(at for at, one in enumerate(case.play.tables.hqs) if "expeditionary" in one.id)
    assert case.play.war.cp[hq] == 1
    assert case.play.label(patrols.sub_base(case.play, 0)) == "B0452"
    case.refuses("japan", "move-sub-base B0452 B0751 hq-southern-expeditionary-fleet", "BR-22-04")
    case.refuses("japan", "move-sub-base B0452 C0108 hq-25-army", "BR-22-04")


@pytest.mark.rule("SC-G-03")
def test_the_submarine_phase_comes_after_attrition_japan_first() -> None:
    frames = [{"step": "week", "stage": 1}, {"step": "cycle", "stage": 7}]
    boats = {**BOATS, "sub-nl-1": ["C0104", 6]}
    case = LandCase("", UNITS, air=GROUNDED, frames=frames, turn=4, pair=12, subrons=boats)
    assert case.state.waiting == ("japan",)
    assert "done" in case.answers("japan")
    case.refuses("japan", "redeploy-subron sub-nl-1 C0204", "BR-22-04")
    case.do("japan", "done")
    assert case.state.waiting == ("allied",)
    case.do("allied", "redeploy-subron sub-nl-1 C0204")


@pytest.mark.rule("BR-22-04", "BR-1-07")
def test_the_enemy_does_not_learn_how_many_boats_are_where() -> None:
    case = asked(pool={"IJN I": 4})
    before = GAME.view(case.state, "allied").places
    case.do("japan", "add-boats sub-jn-4a 3")
    assert all(event.audience == ("japan",) for event in case.events if hasattr(event, "audience"))
    after = GAME.view(case.state, "allied").places
    assert before == after
    other = GAME.resample(case.state, "allied", 3)
    assert GAME.view(other, "allied").places == after


@pytest.mark.rule("BR-22-01")
def test_allied_subrons_hold_twelve_from_1944_on() -> None:
    play = SolomonsCase("ground_first", {"E2519": ["mc-rgt-1"]}).play
    assert patrols.most(play, 1) == 6
    play.state.turn = SOLOMONS.card.turn_of("0/1/44")
    assert (patrols.most(play, 1), patrols.most(play, 0)) == (12, 6)


@pytest.mark.rule("BR-22-04")
def test_pools_and_moved_bases_are_kept_in_saved_games() -> None:
    case = asked(pool={"IJN I": 4}, sub_bases={"B0751": "B0452"})
    assert GAME.digest(GAME.from_json(GAME.to_json(case.state))) == GAME.digest(case.state)
    assert GAME.digest(GAME.position(GAME.describe(case.state))) == GAME.digest(case.state)
    assert case.play.label(patrols.sub_base(case.play, 0)) == "B0452"
