"""Submarines: contact, screens, torpedoes, duds. [22]"""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.war_in_the_pacific.sea import submarines
from flagplot.games.war_in_the_pacific.sea.frames import Hunt, HuntStage
from flagplot.kernel.dice import ScriptedDice
from tests.war_in_the_pacific.afloat import GAME, GROUNDED, TABLES, SeaCase

J8 = {"hex": "F1031", "ships": ["jn-ca-tone"], "mission": "MOVT", "speed": 3}
U17 = {"hex": "F2536", "ships": ["us-cv-yorktown"], "mission": "MOVT", "speed": 3}


def hunted(points: int = 5, force: dict[str, Any] | None = None, **more: Any) -> SeaCase:
    """A Subron at F1033 and a force near it."""
    forces = {"U17": U17, "J8": J8 if force is None else force}
    return SeaCase("naval", forces=forces, subrons={"sub-us-mid1": ["F1033", points]}, air=GROUNDED, **more)


def rolled(case: SeaCase, *faces: int) -> Any:
    """A look at the case with dice to throw."""
    return GAME.play(case.state, ScriptedDice(list(faces)))


@pytest.mark.rule("BR-22-05")
def test_subron_contact() -> None:
    """As worked case RC-A10 without aircraft: a 5-point Subron, 2 hexes away, class 3, on the map."""
    case = hunted(force={**J8, "marker": 1})
    path = (case.play.hex("F1031"),)
    assert submarines.hunters(case.play, "J8", path, ()) == [(3, 2)]
    for die, found in ((2, True), (3, False)):  # die + 1 <= 5 - 2
        assert submarines.attempt(rolled(case, die), 3, "J8", 2) is found
        case = hunted(force={**J8, "marker": 1})
    hidden = hunted()
    assert not submarines.attempt(rolled(hidden, 2), 3, "J8", 2)  # 1 more
    evasive = hunted(force={**J8, "marker": 1, "admirals": ["ldr-tanaka-raizo"]})
    assert not submarines.attempt(rolled(evasive, 1), 3, "J8", 2)  # Evasion -2 reversed
    always = hunted(points=12)
    assert submarines.attempt(rolled(always, 6), 3, "J8", 5)


@pytest.mark.rule("BR-22-05")
def test_once_a_phase_within_five_hexes_at_the_nearest() -> None:
    case = hunted()
    play = case.play
    near, far = play.hex("F1031"), play.hex("F1026")
    assert submarines.hunters(play, "J8", (far,), ()) == []
    assert submarines.hunters(play, "J8", (play.hex("F1030"),), (near,)) == []  # it comes nearer yet
    assert submarines.hunters(hunted(hunted=[[3, "J8"]]).play, "J8", (near,), ()) == []


@pytest.mark.rule("WPA-PRT-06")
def test_ships_in_port_are_safe_from_submarines() -> None:
    case = SeaCase(
        "naval", forces={"U17": {**U17, "hex": "F3342"}, "J8": J8}, subrons={"sub-jn-midway-b": ["F3242", 4]}
    )
    assert submarines.hunters(case.play, "U17", (case.play.hex("F3342"),), ()) == []


@pytest.mark.rule("BR-22-01", "BR-22-03")
def test_subrons_hold_one_nation_up_to_six_points_and_have_a_base() -> None:
    for subron in TABLES.card.subrons:
        assert 1 <= subron.points <= 6
        assert subron.nation in ("IJN", "USN")
        assert subron.base


@pytest.mark.rule("BR-22-02")
def test_the_enemy_sees_where_submarines_are_and_not_how_many() -> None:
    case = hunted()
    seen = {seat: GAME.view(case.state, seat).places["F1033"]["units"][0] for seat in ("japan", "allied")}
    assert seen["allied"]["points"] == 5
    assert "points" not in seen["japan"]


def hunt(force: dict[str, Any], *faces: int, points: int = 6) -> Any:
    """A Subron has made contact."""
    case = hunted(points, force=force)
    play = rolled(case, *faces)
    frame = Hunt(3, "J8")
    case.state.frames.append(frame)
    return play, frame


@pytest.mark.rule("BR-22-06")
def test_the_screen_keeps_points_away_and_may_sink_some() -> None:
    force = {**J8, "ships": ["jn-cv-akagi", "jn-dd-nowaki", "jn-dd-hagikaze"]}  # ASW 1 + 3 + 3
    play, frame = hunt(force, 4, 4, 5, 5)
    frame.group, frame.stage = play.force("J8").ships, HuntStage.SCREEN
    submarines.screen(play, frame)
    assert frame.points == 4 - (7 // 3 + 4 - 3)
    play, frame = hunt(force, 6, 6, 1, 1)
    frame.group = play.force("J8").ships
    submarines.screen(play, frame)
    assert play.sea.boats[3].points == 6 - (5 - 2)  # 5 kept away, 2 on the dice


@pytest.mark.rule("BR-22-06")
def test_groups_of_six_as_the_card_has_them() -> None:
    ships = [
        "jn-cv-akagi",
        "jn-cv-kaga",
        "jn-ca-tone",
        "jn-ca-chikuma",
        "jn-dd-nowaki",
        "jn-dd-hagikaze",
        "jn-dd-urakaze",
    ]
    case = hunted(force={**J8, "ships": ships, "groups": [["jn-cv-akagi", "jn-dd-nowaki"]]})
    found = submarines.groups(case.play, "J8")
    assert [len(group) for group in found] == [6, 1]
    assert found[0][:2] == tuple(TABLES.ship_number[one] for one in ("jn-cv-akagi", "jn-dd-nowaki"))


@pytest.mark.rule("BR-22-07", "BR-22-11")
def test_torpedoes_hit_on_five_or_six_and_us_ones_are_duds_on_three() -> None:
    guarded = {**J8, "ships": ["jn-cv-akagi", "jn-dd-nowaki"]}
    carrier, destroyer = (TABLES.ship_number[one] for one in guarded["ships"])
    play, frame = hunt(guarded, 5)
    frame.group = play.force("J8").ships
    assert not submarines.torpedo(play, frame, carrier)  # guarded: 6 is needed
    play, frame = hunt(guarded, 5, 3)
    frame.group = play.force("J8").ships
    assert not submarines.torpedo(play, frame, destroyer)  # a dud
    play, frame = hunt(guarded, 6, 4, 2)
    frame.group = play.force("J8").ships
    assert submarines.torpedo(play, frame, carrier)
    assert play.state.damage[carrier] == 1
    alone = {**J8, "ships": ["jn-cv-akagi"]}
    for dice, again in (((5,), False), ((6, 4), False), ((6, 5, 4, 2), True)):
        play, frame = hunt(alone, *dice)
        frame.group, frame.hit = play.force("J8").ships, (carrier,)
        assert submarines.torpedo(play, frame, carrier) is again  # hit before: a 6 first, then the attack
        assert not play.dice.faces


@pytest.mark.rule("BR-22-13")
def test_the_submarine_damage_table() -> None:
    def table(kind: str, *, i_boat: bool = False) -> list[int]:
        return [submarines.damage(kind, roll, i_boat=i_boat) for roll in range(1, 7)]

    assert table("CA") == [0, 1, 1, 2, 2, 3]
    assert table("CV") == [0, 1, 1, 2, 1, 3]
    assert table("DD") == [0, 1, 1, 2, 2, 5]
    assert table("BB") == [0, 0, 1, 1, 2, 1]
    assert table("CV", i_boat=True) == [1, 1, 2, 1, 3, 3]


@pytest.mark.rule("BR-22-06", "BR-22-07", "BR-22-09")
def test_a_whole_attack_by_answers() -> None:
    case = SeaCase(
        "naval", forces={"U17": {**U17, "hex": "F1532"}, "J8": {**J8, "hex": "D3030"}},
        subrons={"sub-jn-midway-a": ["F1532", 6]}, air=GROUNDED,
    )  # fmt: skip
    case.do("allied", "no", dice=[6, 6, 1, 1])
    case.do("japan", "first", "done")
    case.do("allied", "done")
    case.do("allied", "done", dice=[1, 2, 1])  # contact; two points; the screen keeps none away
    assert case.answers("japan") == ["torpedo us-cv-yorktown"]
    case.do("japan", "torpedo us-cv-yorktown", dice=[5, 3])
    assert case.damage("us-cv-yorktown") == 2  # I boats: 1 more
