"""Admirals at sea: flagships, appointments, promotion; slow ships left behind. [8, 9.5, 16.15]"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from flagplot.games.war_in_the_pacific.leaders import postings
from flagplot.games.war_in_the_pacific.sea import admirals, forming, sailing
from flagplot.games.war_in_the_pacific.sea.frames import Passage, PassageStage, Reckoning
from flagplot.games.war_in_the_pacific.sides import ALLIED
from flagplot.games.war_in_the_pacific.state import GONE, TRACK
from flagplot.kernel.dice import ScriptedDice
from flagplot.kernel.errors import BadInputError
from tests.war_in_the_pacific.afloat import GAME, GROUNDED, TABLES, SeaCase
from tests.war_in_the_pacific.solomons import SolomonsCase

AKAGI, TONE, NOWAKI = (TABLES.ship_number[id] for id in ("jn-cv-akagi", "jn-ca-tone", "jn-dd-nowaki"))
J1 = {
    "hex": "F0525", "ships": ["jn-cv-akagi", "jn-ca-tone", "jn-dd-nowaki"], "mission": "CVOPS", "speed": 3,
    "admirals": ["ldr-nagumo", "ldr-yamaguchi"],
}  # fmt: skip
U17 = {"hex": "F3030", "ships": ["us-cv-yorktown"], "mission": "MOVT", "speed": 3}


def at_sea(**more: Any) -> SeaCase:
    """Two forces, nobody in the air."""
    forces = more.pop("forces", {"J1": J1, "U17": U17})
    return SeaCase("naval", forces=forces, subrons={}, air=GROUNDED, **more)


@pytest.mark.rule("BR-8-07", "BR-8-06", "BR-8-12")
def test_the_admiral_of_a_sunk_flagship_is_lost_or_away() -> None:
    nagumo, yamaguchi = (TABLES.leader_number[id] for id in ("ldr-nagumo", "ldr-yamaguchi"))
    for dice, fate in (((2,), GONE), ((3, 4), TRACK)):
        play = GAME.play(at_sea().state, ScriptedDice(list(dice)))
        assert play.force("J1").flagship == AKAGI  # the highest Defence
        admirals.flagship_lost(play, "J1", AKAGI)
        assert play.state.leader[nagumo] == fate
        assert play.force("J1").admirals == (yamaguchi,)
        assert play.force("J1").flagship == TONE
    play = GAME.play(at_sea().state, ScriptedDice([]))
    admirals.flagship_lost(play, "J1", NOWAKI)  # no flagship, no roll


@pytest.mark.rule("BR-8-07", "BR-8-11")
def test_an_admiral_who_was_away_is_back_in_the_box_after_his_cycles() -> None:
    force = {"hex": "E2519", "ships": ["us-ca-astoria"], "mission": "PATROL", "admirals": ["ldr-turner"]}
    case = SolomonsCase("naval", {}, forces={"U62": force}, turn=2)
    play = case.game.play(case.state, ScriptedDice([3, 2]))  # not lost, away for two cycles
    turner = play.tables.leader_number["ldr-turner"]
    admirals.flagship_lost(play, "U62", play.tables.ship_number["us-ca-astoria"])
    assert play.war.returns == {turner: 2 + 2 * 4}
    for turn, back in ((9, False), (10, True)):
        play.state.turn = turn
        postings.come_back(play)
        assert (turner in admirals.available(play, ALLIED)) is back


@pytest.mark.rule("BR-8-06")
def test_without_an_admiral_ratings_are_zero() -> None:
    play = at_sea().play
    assert play.admiral("J1", "a") == 1
    assert play.admiral("U17", "a") == 0


@pytest.mark.rule("BR-8-05", "BR-8-11")
def test_admirals_of_the_available_box_are_appointed_in_port() -> None:
    port = {**U17, "hex": "F3342"}
    for die, there in ((1, False), (2, True)):
        case = at_sea(forces={"J1": J1, "U17": port})
        assert "ldr-fletcher" in {TABLES.leaders[one].id for one in admirals.available(case.play, 1)}
        case.do("allied", "no", dice=[6, 6, 1, 1])
        case.do("japan", "first", "done")
        case.do("allied", "done", "take-card U17", "appoint ldr-fletcher", "file-card")
        case.do("allied", "done", dice=[die])
        assert bool(case.force("U17").admirals) is there
    afloat = at_sea()
    afloat.do("allied", "no", dice=[6, 6, 1, 1])
    afloat.do("japan", "first", "done")
    afloat.do("allied", "done", "take-card U17")
    afloat.refuses("allied", "appoint ldr-fletcher", "BR-8-11")


@pytest.mark.rule("BR-8-10")
def test_ships_of_one_side_share_a_task_force() -> None:
    ours, theirs = TABLES.ships[TABLES.ship_number["us-ca-astoria"]], TABLES.ships[TONE]
    british = msgspec.structs.replace(ours, id="rn-ca-x", nation="RN")
    assert forming.may_share(ours, british)
    assert not forming.may_share(ours, theirs)


@pytest.mark.rule("BR-8-08")
def test_a_clear_victory_may_promote_the_commander() -> None:
    case = at_sea(
        ships={"us-cv-yorktown": {"damage": 5}}, forces={"J1": J1, "U9": {**U17, "ships": ["us-ca-astoria"]}}
    )
    yorktown = TABLES.ship_number["us-cv-yorktown"]
    frame = Reckoning(("J1", "U9"), (case.force("J1").ships, (yorktown,)))
    case.state.frames.append(frame)
    play = GAME.play(case.state, ScriptedDice([6, 4]))
    admirals.ReckoningStep().run(play, frame)
    assert play.state.frames[-1].points == 1
    step = admirals.PromotionStep()
    listed = step.legal(play, play.state.frames[-1], "japan")
    assert [str(one) for one in listed] == ["improve s", "improve a", "improve t", "improve e"]
    step.do(play, play.state.frames[-1], "japan", listed[3])
    assert play.admiral("J1", "e") == -1
    low = Reckoning(("J1", "U9"), (case.force("J1").ships, ()))
    case.state.frames.append(low)
    admirals.ReckoningStep().run(GAME.play(case.state, ScriptedDice([])), low)  # nothing sunk: no roll
    assert admirals.points("CV") == 2
    assert admirals.points("MSU") == 0


# -- on the way ----------------------------------------------------------------------------------------------


def under_way(**more: Any) -> SeaCase:
    """J1 has been disturbed on its way."""
    case = at_sea(**more)
    route = tuple(case.play.chart.way(case.play.hex("F0525"), case.play.hex("F1025")))
    frame = Passage("J1", PassageStage.CHOICE, route, 1, (case.play.hex("F0525"), route[0]), 100, (), True)
    case.play.set_force("J1", hex=route[0], moved=True)
    case.state.frames = [*case.state.frames[:1], frame]
    case.state.waiting = ("japan",)
    return case


@pytest.mark.rule("BR-16-15", "BR-16-02")
def test_the_owner_may_end_a_move_that_was_disturbed() -> None:
    case = under_way()
    assert case.answers("japan") == ["go-on", "stop"]
    case.do("japan", "stop")
    assert case.where("J1") == "F0624"
    case = under_way()
    case.do("japan", "go-on")
    assert case.where("J1") == "F1025"


@pytest.mark.rule("BR-16-15")
def test_rounds_of_combat_and_damage_take_mps() -> None:
    case = under_way(rounds={"J1": 2})
    assert sailing.left(case.play, case.frame) == 100 - 24
    slow = under_way(ships={"jn-ca-tone": {"damage": 3}})  # class 1: 42 MPs fewer
    assert sailing.left(slow.play, slow.frame) == 100 - 42


@pytest.mark.rule("BR-9-05")
def test_a_ship_that_cannot_keep_up_may_be_left_behind() -> None:
    case = under_way(ships={"jn-ca-tone": {"damage": 3}})
    assert "leave-behind jn-ca-tone" in case.answers("japan")
    case.do("japan", "leave-behind jn-ca-tone")
    assert TONE not in case.force("J1").ships
    assert sailing.left(case.play, case.frame) == 100
    behind = case.play.force_of(TONE)
    assert case.play.force(behind).hex == case.play.hex("F0624")


@pytest.mark.rule("BR-8-06")
@pytest.mark.parametrize("admirals", [["ldr-nagumo", "ldr-yamaguchi", "ldr-kondo"], ["ldr-spruance"]])
def test_a_position_gives_a_force_one_commander_and_one_subordinate_of_its_side(admirals: list[str]) -> None:
    force = {"hex": "F0932", "ships": ["jn-cv-akagi"], "admirals": admirals}
    with pytest.raises(BadInputError, match="a commander of japan and a subordinate expected"):
        SeaCase("naval", forces={"J1": force}, subrons={})
