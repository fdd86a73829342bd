"""Convoy disruption."""

from __future__ import annotations

import pytest

from tests.pacific_1940.helpers import Case
from tests.pacific_1940.test_income import collecting


@pytest.mark.rule("P40-CNV-01")
@pytest.mark.rule("P40-CNV-02")
def test_only_convoy_zones_next_to_the_victims_land() -> None:
    units = {
        "sea6": {"usa": {"submarine": 1}},
        "sea17": {"usa": {"submarine": 1}},  # next to Iwo Jima, but no convoy zone
        "sea54": {"usa": {"submarine": 1}},  # next to Queensland only
    }
    case = collecting("japan", units=units)
    assert case.legal("usa") == ["disrupt sea6", "spare sea6"]
    case.refuses("usa", "disrupt sea17", "P40-CNV-01")
    case.refuses("usa", "disrupt sea54", "P40-CNV-02")
    case.refuses("usa", "disrupt sea19", "P40-CNV-03")
    case.do("usa", "disrupt sea6")
    assert case.treasury("japan") == 26 - 2


@pytest.mark.rule("P40-CNV-03")
@pytest.mark.rule("P40-CNV-08")
def test_a_warship_and_a_declaration_are_needed() -> None:
    case = collecting("japan", units={"sea6": {"usa": {"submarine": 1}}})
    case.do("usa", "spare sea6")
    assert case.treasury("japan") == 26
    case = collecting("japan", units={"sea6": {"usa": {"transport": 3}}})
    assert case.step != "convoy"
    assert case.treasury("japan") == 26
    case = collecting("japan", units={"sea6": {"usa": {"submarine": 1}}}, war="china")
    assert case.treasury("japan") == 26  # no enemy, and not allowed to become one that way


@pytest.mark.rule("P40-CNV-04")
@pytest.mark.rule("P40-CNV-05")
@pytest.mark.rule("P40-CNV-08")
@pytest.mark.rule("P40-SUB-03")
@pytest.mark.rule("P40-SEA-03")
@pytest.mark.parametrize(
    ("ship", "loss"),
    [("battleship", 1), ("carrier[fighter,fighter]", 1), ("cruiser", 1), ("destroyer", 1), ("submarine", 2)],
)
def test_what_each_ship_costs(ship: str, loss: int) -> None:
    case = collecting("japan", units={"sea6": {"usa": {ship: 2, "transport": 1}}})
    case.do("usa", "disrupt sea6")
    assert case.treasury("japan") == 26 - 2 * loss


@pytest.mark.rule("P40-CNV-06")
@pytest.mark.rule("P40-CNV-10")
@pytest.mark.parametrize(("submarines", "loss"), [(2, 7), (5, 11)])
def test_ships_of_all_raiders_add_up_to_the_limit(submarines: int, loss: int) -> None:
    usa = {"submarine": submarines, "destroyer": 1, "transport": 1}
    case = collecting("japan", units={"sea6": {"usa": usa, "anzac": {"submarine": 1}}})
    case.do("usa", "disrupt sea6").do("anzac", "disrupt sea6")
    assert case.treasury("japan") == 26 - loss


@pytest.mark.rule("P40-CNV-10")
def test_each_owner_decides_for_its_own_ships() -> None:
    case = collecting("japan", units={"sea6": {"usa": {"cruiser": 1}, "anzac": {"submarine": 1}}})
    case.do("usa", "spare sea6").do("anzac", "disrupt sea6")
    assert case.treasury("japan") == 26 - 2


@pytest.mark.rule("P40-CNV-06")
def test_zone_19_at_its_limit() -> None:
    case = collecting("japan", units={"sea19": {"usa": {"submarine": 6}}})
    case.do("usa", "disrupt sea19")
    assert case.treasury("japan") == 26 - 10


@pytest.mark.rule("P40-CNV-02")
@pytest.mark.rule("P40-CNV-09")
def test_both_sides_next_to_one_zone() -> None:
    units = {"sea20": {"japan": {"cruiser": 1}, "uk": {"submarine": 1}}}
    case = collecting("japan", units=units)
    case.do("uk", "disrupt sea20")
    assert case.treasury("japan") == 26 - 2
    case = collecting("uk", units=units)
    case.do("japan", "disrupt sea20")
    assert case.treasury("uk") == 16 + 5 - 1


@pytest.mark.rule("P40-CNV-07")
def test_china_is_exempt() -> None:
    units = {"sea19": {"japan": {"submarine": 2}}}
    case = collecting("china", units=units, control={"kiangsu": "china"})
    assert case.step != "convoy"
    assert case.treasury("china") == 12 + 3 + 6


@pytest.mark.rule("P40-CNV-03")
@pytest.mark.rule("P40-CNV-11")
def test_japan_raids_a_convoy_in_peace() -> None:
    parts = {"units": {"sea54": {"japan": {"submarine": 1}}}, "war": "china", "round": 2}
    case = collecting("anzac", **parts)
    case.do("japan", "disrupt sea54")
    assert case.treasury("anzac") == 8
    assert all(case.at_war("japan", other) for other in ("usa", "uk", "anzac"))
    case = collecting("anzac", options={"japan_peace_convoy_raid": False}, **parts)
    assert case.treasury("anzac") == 10
    assert not case.at_war("japan", "anzac")


FLEET = {"sea6": {"uk": {"cruiser": 1}, "anzac": {"destroyer": 1}, "usa": {"submarine": 1}}}


@pytest.mark.rule("P40-CNV-11")
def test_a_war_begun_by_one_declaration_draws_in_the_next_asked() -> None:
    case = collecting("japan", units=FLEET, war="china", round=2)
    assert case.waiting == ("uk",)
    case.do("uk", "disrupt sea6")
    assert case.at_war("anzac", "japan")
    assert not case.at_war("usa", "japan")
    case.do("anzac", "disrupt sea6")
    assert case.step != "convoy"
    assert case.treasury("japan") == 26 - 2


@pytest.mark.rule("P40-CNV-11")
def test_who_declined_in_peace_is_asked_again_when_drawn_into_war() -> None:
    case = collecting("japan", units=FLEET, war="china", round=2)
    case.do("uk", "spare sea6").do("anzac", "disrupt sea6")
    assert (case.step, case.waiting) == ("convoy", ("uk",))
    case.do("uk", "spare sea6")
    assert case.step != "convoy"
    assert case.treasury("japan") == 26 - 1


@pytest.mark.rule("P40-CNV-11")
def test_raiders_are_asked_in_turn_order_zone_by_zone() -> None:
    units = {
        "sea6": {"anzac": {"submarine": 1}, "usa": {"submarine": 1}},
        "sea19": {"usa": {"submarine": 1}, "uk": {"submarine": 1}},
    }
    case = collecting("japan", units=units)
    asked = []
    while case.step == "convoy":
        seat = case.waiting[0]
        asked.append((seat, case.legal(seat)[0]))
        if len(asked) == 1:
            case.refuses("usa", "disrupt sea19", "P40-CNV-11")
        case.do(seat, case.legal(seat)[1])
    assert asked == [
        ("usa", "disrupt sea6"), ("usa", "disrupt sea19"), ("uk", "disrupt sea19"), ("anzac", "disrupt sea6")
    ]  # fmt: skip


@pytest.mark.rule("P40-CNV-09")
def test_disruption_belongs_to_the_victims_own_phase() -> None:
    case = Case(turn="usa", phase="income", treasury={"usa": 0}, units={"sea6": {"usa": {"submarine": 1}}})
    assert case.step != "convoy"


@pytest.mark.rule("P40-POL-10", "P40-POL-29")
def test_the_question_says_that_a_raid_means_war() -> None:
    raiders = {"sea6": {"uk": {"submarine": 1}}}
    british = collecting("japan", units=raiders, war="china")
    assert "means war: Japan with the United Kingdom and ANZAC" in british.game.prompt(british.state, "uk")
    wolf = {"sea39": {"japan": {"submarine": 1}}}
    japanese = collecting("uk", units=wolf, war="china")
    asked = japanese.game.prompt(japanese.state, "japan")
    assert "means war: Japan with the United States, the United Kingdom and ANZAC" in asked
    enemies = collecting("japan", units=raiders)
    assert "war" not in enemies.game.prompt(enemies.state, "uk")
