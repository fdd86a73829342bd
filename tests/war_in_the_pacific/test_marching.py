"""Ground units on the main map: what marching costs, and what stops them. [2, 23.1]"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from flagplot.games.war_in_the_pacific.board import standard
from flagplot.games.war_in_the_pacific.ground import land
from flagplot.games.war_in_the_pacific.ground.land import Land
from flagplot.games.war_in_the_pacific.ground.marching import cost, left
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, NEUTRAL
from tests.war_in_the_pacific.ashore import GAME, TABLES, LandCase

PASS, FAIL = 10, 9  # faces of a die that always passes, or always fails, a check
NOBODY = 1  # a control roll that gives nobody


def number(unit: str) -> int:
    return TABLES.number[unit]


def price(start: str, end: str, *, mech: bool = False) -> float | None:
    field = TABLES.land
    assert field is not None
    found = field.price(field.place(start), field.place(end), mech=mech)
    return None if found is None else found / 2


def whole_map() -> Land:
    """All the land there is."""
    card, chart = TABLES.card.land, TABLES.land
    assert card is not None
    assert chart is not None
    return land.built(standard(), frozenset(range(len(standard().rows))), card, chart.chart)


def march(*units: str, hex: str = "A3529", **more: Any) -> LandCase:
    return LandCase("ground_first", {hex: list(units)}, **more)


@pytest.mark.rule("BR-23-01", "BR-2-09")
def test_terrain_and_roads_have_their_price() -> None:
    assert price("A3529", "A3428") == 4  # jungle on foot, though a city would lie in it
    assert price("A3529", "A3428", mech=True) == 6
    assert price("A3529", "A3530") == 2  # a major road through jungle
    assert price("A3529", "A3629") == 3  # a minor road takes 1 from it
    assert price("A3522", "A3521") == 2  # never less than 2
    assert price("B0251", "B0352", mech=True) == 2


@pytest.mark.rule("BR-2-03", "BR-2-04", "BR-2-11")
def test_ground_units_cross_only_hexsides_of_land() -> None:
    field = TABLES.land
    assert field is not None
    assert field.near(field.place("C0208")) == []  # an island by itself
    assert field.place("C0109") not in field.near(field.place("C0108"))  # the strait of Singapore
    case = march("br-bde-1mal", "br-bde-2mal", hex="C0108", first="allied")
    case.refuses("allied", "move br-bde-1mal C0109", "BR-2-04")


@pytest.mark.rule("BR-2-10")
def test_mountain_hexsides_are_crossed_only_at_a_pass() -> None:
    field = whole_map()
    pairs = [
        (start, end)
        for start in field.places
        for end in field.places[:0] or field.grid.around(start)
        if field.has(end) and field.rows[start].g >> field.grid.direction(start, end) & 1
        if field.mountain_side(start, end)
    ]
    closed = [(start, end) for start, end in pairs if not field.road(start, end)]
    passes = [(start, end) for start, end in pairs if field.road(start, end)]
    assert closed
    assert all(field.price(start, end) is None and end not in field.near(start) for start, end in closed)
    start, end = next(one for one in passes if not field.major_road(*one))
    assert field.price(start, end) == 2 * (5 - 1 + 2)


@pytest.mark.rule("BR-2-15")
def test_crossing_arrows_are_marched_and_attacked_across() -> None:
    field = whole_map()
    kowloon, island = field.place("B1140"), field.place("B1240")
    assert island in field.near(kowloon)
    assert field.across(kowloon, island)
    plain = field.chart.foot[field.ground(island)]
    road = field.road(kowloon, island)
    expected = 2 if field.major_road(kowloon, island) else max(plain - road, 2)
    assert field.price(kowloon, island) == 2 * (expected + 1)


@pytest.mark.rule("BR-2-13", "BR-23-01")
def test_a_river_is_crossed_at_a_price_and_is_a_road_for_links() -> None:
    field = whole_map()
    start, end = field.place("A3529"), field.place("A3428")
    assert not field.river_crossing(start, end)
    side = field.grid.direction(start, end)
    rows = list(field.rows)
    rows[start] = msgspec.structs.replace(rows[start], river=1 << side)  # it comes to the hexside and ends
    wet = replace(field, rows=tuple(rows))
    assert wet.price(start, end) == 2 * (4 + 1)
    rows[start] = msgspec.structs.replace(rows[start], mroad=1 << side)
    assert replace(field, rows=tuple(rows)).price(start, end) == 2 * 3  # a road has a bridge
    along = next(
        (start, end)
        for start in field.places
        for end in field.near(start)
        if field.river(start, end) and (field.price(start, end) or 0) > 4
    )
    assert field.within(along[0], 4, lambda hex: False)[along[1]] == 4  # as on a road


@pytest.mark.rule("BR-23-01")
def test_a_unit_has_six_points_and_may_always_go_one_hex() -> None:
    case = march("ja-rgt-55", war={"joined": True})
    play = case.play
    assert left(play, number("ja-rgt-55")) == 12
    case.do("japan", "move ja-rgt-55 A3428")  # 4 of 6
    assert left(case.play, number("ja-rgt-55")) == 4
    tanks = march("ja-tank-2", war={"joined": True})
    tanks.do("japan", "move ja-tank-2 A3428")  # all 6
    assert [answer for answer in tanks.answers("japan") if answer.startswith("move")] == []
    tanks.refuses("japan", "move ja-tank-2 A3529", "BR-23-01")


@pytest.mark.rule("BR-23-01")
def test_the_second_hex_of_wilderness_off_the_road_needs_a_check() -> None:
    wild = ["A3529:", "A3428", "A3328"]
    case = march("ja-rgt-55", war={"joined": True}, spent={"ja-rgt-55": 0})
    case.do("japan", f"move ja-rgt-55 {wild[1]}")
    assert case.marked("ja-rgt-55", "weary")
    # Yamashita may give 2 points more: without them the way is too far
    case.do("japan", "move ja-rgt-55 A3328", dice=[6, 6, NOBODY, FAIL])
    assert case.where("ja-rgt-55") == "A3428"
    assert case.marked("ja-rgt-55", "halted")
    case.refuses("japan", "move ja-rgt-55 A3529", "BR-23-01")
    held = march("ja-rgt-55", war={"joined": True})
    held.do("japan", "move ja-rgt-55 A3428")
    held.do("japan", "move ja-rgt-55 A3328", dice=[6, 6, NOBODY, PASS])
    assert held.where("ja-rgt-55") == "A3328"


@pytest.mark.rule("WPA-GEN-27", "WPA-GEN-29", "WPA-GEN-30")
def test_a_general_who_does_not_come_costs_a_point() -> None:
    case = march("ja-rgt-55", war={"joined": True}, spent={"ja-rgt-55": 8})
    case.do("japan", "move ja-rgt-55 A3629", dice=[NOBODY])  # 3 of 2 left
    assert case.where("ja-rgt-55") == "A3529"
    assert left(case.play, number("ja-rgt-55")) == 2
    case.refuses("japan", "move ja-rgt-55 A3629", "WPA-GEN-30")  # only to other hexes, in this Ground Phase
    assert not any(answer.startswith("march A3529 A3629") for answer in case.answers("japan"))
    assert GAME.digest(GAME.position(GAME.describe(case.state))) == GAME.digest(case.state)
    slow = LandCase("ground_first", {"A3632": ["br-gar-ssvf"]}, first="allied", spent={"br-gar-ssvf": 8})
    slow.do("allied", "move br-gar-ssvf A3733", dice=[6])  # Percival takes 1 of the 2 that are left
    assert slow.where("br-gar-ssvf") == "A3632"


@pytest.mark.rule("WPA-GEN-28", "WPA-GEN-43")
def test_a_general_on_site_helps_only_those_he_marches_with() -> None:
    from flagplot.games.war_in_the_pacific.ground.marching import generals

    case = LandCase("ground_first", {"C0107": ["au-bde-22", "au-bde-27"]}, first="allied")
    bennett = TABLES.leader_number["ldr-gordon-bennett"]
    assert bennett in generals(case.play, (number("au-bde-22"),))
    assert bennett not in generals(case.play, (number("au-bde-27"),))
    case.do("allied", "attach ldr-gordon-bennett au-bde-27")
    case.do("allied", "move au-bde-27 A3833")
    assert case.state.leader[bennett] == number("au-bde-27")  # he has gone along


@pytest.mark.rule("BR-23-20")
def test_a_stack_marches_together_with_one_control_roll() -> None:
    case = march("ja-rgt-55", "ja-rgt-114", "ja-tank-2", war={"joined": True}, spent={"ja-tank-2": 9})
    case.do("japan", "march A3529 A3530", dice=[NOBODY])  # the tanks alone need the general
    assert case.where("ja-rgt-55") == case.where("ja-rgt-114") == "A3530"
    assert case.where("ja-tank-2") == "A3529"
    assert left(case.play, number("ja-rgt-55")) == 8  # each pays for itself
    case.refuses("japan", "march A3529 A3530", "BR-23-20")


@pytest.mark.rule("BR-23-21")
def test_only_activated_units_march() -> None:
    case = march("ja-rgt-55/inactive", "ja-rgt-114")
    case.refuses("japan", "move ja-rgt-55 A3530", "BR-23-21")
    assert "move ja-rgt-114 A3530" in case.answers("japan")


@pytest.mark.rule("BR-23-22", "BR-25-02", "BR-25-03", "BR-23-33")
def test_who_is_alone_in_a_hex_controls_it_even_in_passing() -> None:
    case = march("ja-rgt-55", hex="A3631", war={"joined": True})
    assert case.owner("A3731") == ALLIED
    case.do("japan", "move ja-rgt-55 A3731")
    assert case.owner("A3731") == JAPAN
    assert case.owner("A3631") == JAPAN


@pytest.mark.rule("BR-23-04")
def test_leaving_enemies_costs_a_point_and_a_check() -> None:
    both = {"A3731": ["ja-rgt-55", "br-bde-8ind"]}
    case = LandCase("ground_first", both)
    assert cost(case.play, number("ja-rgt-55"), case.play.hex("A3730")) == 2 * (3 + 1)
    case.do("japan", "move ja-rgt-55 A3630", dice=[NOBODY, FAIL])
    assert case.where("ja-rgt-55") == "A3731"
    assert case.marked("ja-rgt-55", "halted")
    away = LandCase("ground_first", both)
    away.do("japan", "move ja-rgt-55 A3630", dice=[NOBODY, PASS])
    assert away.where("ja-rgt-55") == "A3630"


@pytest.mark.rule("BR-23-04")
def test_enemies_beside_a_unit_never_stop_it() -> None:
    case = LandCase("ground_first", {"A3529": ["ja-rgt-55"], "A3530": ["br-bde-8ind"]}, war={"joined": True})
    case.do("japan", "move ja-rgt-55 A3629")
    assert "move ja-rgt-55 A3730" in case.answers("japan")


@pytest.mark.rule("BR-23-02")
def test_entering_a_hex_of_enemies_declares_an_attack_unless_friends_are_there() -> None:
    case = LandCase("ground_first", {"A3529": ["ja-rgt-55"], "A3530": ["br-bde-8ind"]})
    assert cost(case.play, number("ja-rgt-55"), case.play.hex("A3530")) == 2 * (2 + 2)
    case.do("japan", "move ja-rgt-55 A3530")
    assert "done" not in case.answers("japan")
    case.refuses("japan", "done", "BR-23-02")
    join = LandCase("ground_first", {"A3529": ["ja-rgt-55/broken"], "A3530": ["br-bde-8ind", "ja-rgt-114"]})
    join.do("japan", "move ja-rgt-55 A3530")
    assert "done" in join.answers("japan")
    alone = LandCase("ground_first", {"A3529": ["ja-rgt-55/broken"], "A3530": ["br-bde-8ind"]})
    alone.refuses("japan", "move ja-rgt-55 A3530", "BR-23-13")


@pytest.mark.rule("SC-S4-06")
def test_some_places_may_not_be_left_empty_before_january() -> None:
    case = LandCase("ground_first", {"A3831": ["br-bde-22ind"]}, first="allied")
    case.refuses("allied", "move br-bde-22ind A3732", "SC-S4-06")
    two = LandCase("ground_first", {"A3831": ["br-bde-22ind", "br-bde-12ind"]}, first="allied")
    assert "move br-bde-22ind A3732" in two.answers("allied")
    two.refuses("allied", "march A3831 A3732", "SC-S4-06")
    later = LandCase("ground_first", {"A3831": ["br-bde-22ind"]}, first="allied", turn=4)
    assert "move br-bde-22ind A3732" in later.answers("allied")


@pytest.mark.rule("WPB-JPN-20", "WPB-JPN-21", "WPB-JPN-27")
def test_thailand_joins_japan_when_one_of_its_cities_is_occupied() -> None:
    case = LandCase("ground_first", {"A3630": ["ja-rgt-55"]})
    assert case.owner("A3629") == case.owner("A3523") == NEUTRAL
    case.do("japan", "move ja-rgt-55 A3629")  # Patani; no garrison defends it
    assert case.owner("A3629") == case.owner("A3523") == JAPAN
    assert case.state.war.joined
    allied = LandCase("ground_first", {"A3530": ["br-bde-6ind"]}, first="allied")
    allied.refuses("allied", "move br-bde-6ind A3529", "WPB-JPN-27")


@pytest.mark.rule("BR-1-07")
def test_stacks_of_the_enemy_lie_face_down_until_they_fight() -> None:
    units = {"A3529": ["ja-rgt-55/hidden"], "A3530": ["br-bde-8ind/hidden"]}
    case = LandCase("ground_first", units)

    def shown(viewer: str, hex: str) -> list[str]:
        place = GAME.view(case.state, viewer).places[hex]
        return [unit["id"] for unit in place["units"]]

    assert shown("allied", "A3529") == ["unknown-japan-A3529"]
    assert shown("japan", "A3529") == ["ja-rgt-55"]
    case.do("japan", "move ja-rgt-55 A3530", "attack A3530", dice=[NOBODY, NOBODY, 6, PASS, PASS])
    assert set(shown("allied", "A3530")) == {"ja-rgt-55", "br-bde-8ind"}
    lines = [str(event) for event in case.events if event.audience in (None, ("allied",))]
    assert not any("moved" in line and "ja-rgt-55" in line for line in lines)
    seen = LandCase("ground_first", {"A3529": ["ja-rgt-55"]})
    seen.do("japan", "move ja-rgt-55 A3428")
    assert not seen.marked("ja-rgt-55", "known")


@pytest.mark.rule("BR-1-07")
def test_who_imagines_stacks_of_the_enemy_sees_the_same_board() -> None:
    units = {"A3529": ["ja-rgt-55/hidden"], "A3629": ["ja-tank-2/hidden"], "A3530": ["br-bde-8ind/hidden"]}
    case = LandCase("ground_first", units)
    others = [GAME.resample(case.state, "allied", seed) for seed in range(8)]
    assert all(GAME.view(one, "allied").places == GAME.view(case.state, "allied").places for one in others)
    tanks = {case.play.label(one.place[number("ja-tank-2")]) for one in others}
    assert tanks == {"A3529", "A3629"}  # it may be either
    mine = GAME.resample(case.state, "japan", 3)
    assert mine.place[number("ja-tank-2")] == case.state.place[number("ja-tank-2")]


@pytest.mark.rule("WPA-GEN-30")
def test_a_hex_that_was_not_reached_is_open_again_in_the_next_ground_phase() -> None:
    units = {"A3529": ["ja-rgt-55"], "C0108": ["br-bde-1mal"]}
    case = LandCase("ground_status", units, first="japan", war={"balked": [["ja-rgt-55", "A3629"]]})
    assert not case.state.war.balked
