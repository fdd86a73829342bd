"""China: infantry raised for nothing, a closed area, land that always returns to it."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.axis_allies.economy.income import production
from tests.anniversary.helpers import GAME, Case

NINE = ("chinghai", "fukien", "hupeh", "kiangsu", "manchuria", "ningxia", "sikang", "suiyuan", "yunnan")


def pool(case: Case, seat: str = "china") -> dict[str, int]:
    """What waits in a power's mobilization zone."""
    war = case.war
    return {war.board.items[item]: count for item, count in case.state.pool[war.power(seat)].items()}


def level(case: Case, seat: str) -> int:
    """A power's production."""
    return production(case.war, case.war.power(seat))


def placing(count: int, **parts: Any) -> Case:
    """China about to place new infantry in the American mobilize phase."""
    return Case(turn="usa", phase="mobilize", pool={"china": {"infantry": count}}, **parts)


def resting(**parts: Any) -> Case:
    """China in its noncombat movement, the United States having finished theirs."""
    return Case(turn="usa", phase="noncombat_move", **parts).do("usa", "done")


def fighting(**parts: Any) -> Case:
    """China in its combat movement."""
    return Case(turn="china", phase="combat_move", **parts)


# -- no money --------------------------------------------------------------------------------------------


@pytest.mark.rule("A50-CHN-05", "A50-CHN-06")
def test_china_collects_nothing_and_buys_nothing() -> None:
    case = Case(turn="usa", phase="income", treasury={"china": 0, "usa": 0})
    assert case.treasury("china") == 0
    assert case.treasury("usa") == 55
    assert level(case, "china") == 0
    shown = GAME.view(case.state, None).tracks["powers"]["china"]
    assert (shown["production"], shown["income"]) == (0, 0)
    edition, war = case.war.edition, case.war
    for item, name in enumerate(war.board.items):
        refusal = edition.may_buy(war, war.power("china"), item)
        assert refusal is not None
        assert refusal.rule == ("A50-CHN-23" if name == "fighter" else "A50-CHN-06")


@pytest.mark.rule("A50-CHN-28", "A50-CHN-05")
def test_chinese_land_is_worth_something_to_the_axis_only() -> None:
    before = Case(phase="purchase")
    taken = Case(phase="purchase", control={"yunnan": "japan", "hupeh": "japan"})
    assert level(taken, "japan") == level(before, "japan") + 2
    freed = Case(phase="purchase", control={"manchuria": "china"})
    assert level(freed, "japan") == level(before, "japan") - 3
    assert level(freed, "china") == 0


# -- new infantry ----------------------------------------------------------------------------------------


@pytest.mark.rule("A50-CHN-07", "A50-CHN-08", "A50-CHN-30", "A50-CHN-15")
@pytest.mark.parametrize("free", range(10))
def test_one_infantry_for_two_territories_rounded_down(free: int) -> None:
    control = {space: "china" if number < free else "japan" for number, space in enumerate(NINE)}
    case = Case(turn="usa", phase="purchase", control=control)
    assert pool(case).get("infantry", 0) == free // 2


def test_the_log_tells_of_them() -> None:
    case = Case(turn="italy", phase="noncombat_move").do("italy", "done").do("usa", "research 0")
    assert "china raises 3 infantry" in [event.text() for event in case.events]


@pytest.mark.rule("A50-CHN-08")
def test_kwangtung_never_counts() -> None:
    seven = {"kiangsu": "japan", "manchuria": "japan"}
    for holder in ("uk", "japan"):
        assert pool(Case(turn="usa", phase="purchase", control={**seven, "kwangtung": holder})) == {
            "infantry": 3
        }


@pytest.mark.rule("A50-CHN-07")
def test_they_come_in_no_other_turn() -> None:
    for seat in ("uk", "ussr", "japan"):
        assert pool(Case(turn=seat, phase="purchase")) == {}


@pytest.mark.rule("A50-CHN-09")
def test_they_are_placed_when_american_units_are() -> None:
    case = Case(turn="usa", phase="mobilize", pool={"china": {"infantry": 2}, "usa": {"infantry": 1}})
    case.do("usa", "place infantry western_united_states")
    case.do("china", "place infantry hupeh", "place infantry sikang")
    assert case.units("hupeh") == case.units("sikang") == {"china": {"infantry": 1}}
    assert case.units("western_united_states") == {"usa": {"infantry": 1}}


@pytest.mark.rule("A50-CHN-10")
def test_only_in_chinese_land_china_controls() -> None:
    case = placing(
        1, control={"hupeh": "japan", "kwangtung": "uk"}, units={"burma": {"usa": {"infantry": 1}}}
    )
    spaces = [words.split()[2] for words in case.legal("china") if words.startswith("place")]
    assert spaces == ["chinghai", "fukien", "ningxia", "sikang", "suiyuan", "yunnan"]
    for space in ("hupeh", "kiangsu", "kwangtung", "western_united_states"):
        case.refuses("china", f"place infantry {space}", "A50-CHN-10")


@pytest.mark.rule("A50-CHN-10")
@pytest.mark.parametrize(
    ("there", "full"),
    [
        ({"infantry": 2}, False),
        ({"infantry": 3}, True),
        ({"infantry": 4}, True),
        ({"infantry": 2, "fighter": 1}, True),
        ({"infantry": 2, "aa_gun": 1}, True),
        ({"infantry": 1, "aa_gun": 1}, False),
    ],
)
def test_not_where_three_chinese_units_are(there: dict[str, int], full: bool) -> None:
    case = placing(1, units={"yunnan": {"china": there}})
    assert ("place infantry yunnan" not in case.legal("china")) is full
    if full:
        case.refuses("china", "place infantry yunnan", "A50-CHN-10")


@pytest.mark.rule("A50-CHN-10")
def test_units_of_friends_and_complexes_do_not_count() -> None:
    units = {"yunnan": {"china": {"infantry": 2}, "usa": {"infantry": 2}, "uk": {"tank": 1}}}
    complexes = {"yunnan": {"complex": "industrial"}}
    assert "place infantry yunnan" in placing(1, units=units, facilities=complexes).legal("china")
    printed = placing(1, units=units, options={"official_errata_2009": False})
    printed.refuses("china", "place infantry yunnan", "A50-CHN-10")


@pytest.mark.rule("A50-CHN-11", "A50-OPT-06")
@pytest.mark.parametrize(("check", "most"), [("per_unit", 1), ("per_territory", 3)])
def test_the_limit_is_tested_for_each_unit_or_each_territory(check: str, most: int) -> None:
    options = {"china_placement_check": check}
    case = placing(3, units={"hupeh": {"china": {"infantry": 2}}}, options=options)
    case.do("china", *["place infantry hupeh"] * most)
    assert case.units("hupeh") == {"china": {"infantry": 2 + most}}
    if most < 3:
        case.refuses("china", "place infantry hupeh", "A50-CHN-10")
    crowded = placing(3, units={"hupeh": {"china": {"infantry": 3}}}, options=options)
    crowded.refuses("china", "place infantry hupeh", "A50-CHN-10")


@pytest.mark.rule("A50-CHN-11")
def test_an_empty_territory_takes_three() -> None:
    case = placing(4)
    case.do("china", *["place infantry sikang"] * 3)
    case.refuses("china", "place infantry sikang", "A50-CHN-10")


@pytest.mark.rule("A50-CHN-12")
def test_infantry_not_placed_are_kept() -> None:
    case = placing(3)
    case.do("china", "place infantry sikang", "done")
    assert pool(case) == {"infantry": 2}
    nowhere = placing(2, control=dict.fromkeys(NINE, "japan"))
    assert pool(nowhere) == {"infantry": 2}
    again = Case(turn="usa", phase="purchase", pool={"china": {"infantry": 2}})
    assert pool(again) == {"infantry": 2 + 3}


@pytest.mark.rule("A50-CHN-13")
def test_land_regained_this_turn_will_do() -> None:
    case = placing(1, control={"kiangsu": "china"}, this_turn={"control": {"kiangsu": "japan"}})
    case.do("china", "place infantry kiangsu")
    assert case.units("kiangsu") == {"china": {"infantry": 1}}


@pytest.mark.rule("A50-CHN-33")
def test_moving_units_may_crowd_a_territory() -> None:
    case = resting(units={"hupeh": {"china": {"infantry": 3}}, "sikang": {"china": {"infantry": 2}}})
    case.do("china", "go sikang>hupeh infantry:2")
    assert case.units("hupeh") == {"china": {"infantry": 5}}


# -- where Chinese units may be --------------------------------------------------------------------------


@pytest.mark.rule("A50-CHN-14", "A50-CHN-20")
@pytest.mark.parametrize(
    ("origin", "outside"), [("yunnan", "burma"), ("yunnan", "french_indo_china_thailand")]
)
def test_chinese_units_stay_in_china_and_kwangtung(origin: str, outside: str) -> None:
    case = fighting(units={origin: {"china": {"infantry": 1}}})
    case.refuses("china", f"go {origin}>{outside} infantry", "A50-CHN-14")


@pytest.mark.rule("A50-CHN-14")
def test_friendly_land_is_closed_to_them_too() -> None:
    case = resting(units={"yunnan": {"china": {"infantry": 1}}, "chinghai": {"china": {"infantry": 1}}})
    case.refuses("china", "go yunnan>burma infantry", "A50-CHN-14")
    case.refuses("china", "go chinghai>kazakh_ssr infantry", "A50-CHN-14")
    case.do("china", "go yunnan>sikang infantry")


@pytest.mark.rule("A50-CHN-15")
@pytest.mark.parametrize(("space", "origin"), [("kiangsu", "hupeh"), ("manchuria", "suiyuan")])
def test_kiangsu_and_manchuria_can_become_chinese(space: str, origin: str) -> None:
    case = fighting(units={origin: {"china": {"infantry": 1}}})
    case.do("china", f"go {origin}>{space} infantry", "done")
    assert case.control(space) == "china"
    nine = dict.fromkeys(("kiangsu", "manchuria", "suiyuan", "hupeh"), "china")
    rest = dict.fromkeys((name for name in NINE if name not in nine), "japan")
    assert pool(Case(turn="usa", phase="purchase", control={**nine, **rest})) == {"infantry": 2}


@pytest.mark.rule("A50-CHN-16")
def test_no_transport_takes_them() -> None:
    case = resting(units={"fukien": {"china": {"infantry": 1}}, "sz61": {"usa": {"transport": 1}}})
    assert not any(words.startswith(("board", "move sz61")) for words in case.legal("china"))
    case.refuses("china", "board sz61 usa:transport fukien infantry", "A50-CHN-16")
    american = Case(
        turn="usa",
        phase="noncombat_move",
        units={"fukien": {"china": {"infantry": 1}}, "sz61": {"usa": {"transport": 1}}},
    )
    american.do("usa", "move sz61 sea", "take transport 1")
    assert not any(words.startswith("load") for words in american.legal("usa"))


@pytest.mark.rule("A50-CHN-17", "A50-LIB-22")
@pytest.mark.parametrize(("seat", "origin"), [("uk", "burma"), ("usa", "burma")])
def test_land_an_ally_retakes_is_chinese_at_once(seat: str, origin: str) -> None:
    case = Case(
        turn=seat,
        phase="combat_move",
        control={"yunnan": "japan"},
        facilities={"yunnan": {"complex": "industrial", "complex_damage": 1}},
        units={origin: {seat: {"infantry": 1}}},
    )
    before = level(case, seat)
    case.do(seat, f"go {origin}>yunnan infantry", "done")
    assert case.control("yunnan") == "china"
    assert level(case, seat) == before
    assert case.facilities("yunnan") == (-1, -1, 1, 1)  # it stands, and nobody on this side can use it


@pytest.mark.rule("A50-CHN-17")
def test_a_complex_in_chinese_land_is_of_no_use_to_allies() -> None:
    complexes = {"yunnan": {"complex": "industrial"}}
    case = Case(turn="usa", phase="mobilize", pool={"usa": {"tank": 1}}, facilities=complexes)
    case.refuses("usa", "place tank yunnan", "A50-MOB-07")
    british = Case(turn="uk", phase="mobilize", pool={"uk": {"tank": 1}}, facilities=complexes)
    british.refuses("uk", "place tank yunnan", "A50-MOB-07")


@pytest.mark.rule("A50-CHN-18", "A50-CHN-19", "A50-CHN-34")
def test_kwangtung_taken_by_china_is_british_with_all_that_stands_there() -> None:
    case = fighting(
        control={"kwangtung": "japan"},
        facilities={"kwangtung": {"complex": "industrial"}},
        units={
            "fukien": {"china": {"infantry": 2}},
            "kwangtung": {"japan": {"infantry": 1, "aa_gun": 1}},
        },
    )
    british = level(case, "uk")
    case.do("china", "go fukien>kwangtung infantry:2", "done", dice=[1, 1, 6])
    assert case.control("kwangtung") == "uk"
    assert case.units("kwangtung") == {"china": {"infantry": 2}, "uk": {"aa_gun": 1}}
    assert case.facilities("kwangtung")[2] == 1
    assert level(case, "uk") == british + 1
    assert level(case, "china") == 0


@pytest.mark.rule("A50-CHN-18", "A50-CAP-01")
def test_others_take_kwangtung_as_any_land() -> None:
    case = Case(turn="japan", phase="combat_move", units={"fukien": {"japan": {"infantry": 1}}})
    case.do("japan", "go fukien>kwangtung infantry", "done")
    assert case.control("kwangtung") == "japan"
    lost = {"kwangtung": "japan", "united_kingdom": "germany"}
    friend = Case(turn="usa", phase="combat_move", control=lost, units={"fukien": {"usa": {"infantry": 1}}})
    friend.do("usa", "go fukien>kwangtung infantry", "done")
    assert friend.control("kwangtung") == "usa"  # kept while London is lost


@pytest.mark.rule("A50-CHN-27")
def test_kwangtung_is_british_even_without_london() -> None:
    lost = {"kwangtung": "japan", "united_kingdom": "germany"}
    case = fighting(control=lost, units={"fukien": {"china": {"infantry": 1}}})
    case.do("china", "go fukien>kwangtung infantry", "done")
    assert case.control("kwangtung") == "uk"
    unpaid = Case(turn="uk", phase="income", treasury={"uk": 0}, control={"united_kingdom": "germany"})
    assert unpaid.treasury("uk") == 0


@pytest.mark.rule("A50-CHN-22")
def test_the_flying_tigers_never_leave() -> None:
    case = fighting(
        units={"yunnan": {"china": {"fighter": 1}}, "sz61": {"japan": {"transport": 1}}},
        control={"burma": "japan"},
    )
    case.refuses("china", "go yunnan>burma fighter", "A50-CHN-22")
    case.refuses("china", "go yunnan>fukien>sz61 fighter", "A50-CHN-22")
    out = resting(units={"yunnan": {"china": {"fighter": 1}}, "sz61": {"usa": {"carrier": 1}}})
    out.refuses("china", "go yunnan>fukien>sz61 fighter", "A50-CHN-22")
    out.refuses("china", "go yunnan>burma>french_indo_china_thailand>fukien fighter", "A50-CHN-22")
    out.do("china", "go yunnan>fukien>kwangtung fighter")


@pytest.mark.rule("A50-CHN-23", "A50-CHN-06")
def test_the_flying_tigers_are_never_replaced() -> None:
    case = Case(turn="usa", phase="purchase", pool={})
    assert pool(case) == {"infantry": 3}
    assert case.waiting == ("usa",)  # China is asked nothing in this phase


@pytest.mark.rule("A50-CHN-29")
def test_other_allies_come_and_go_in_china() -> None:
    case = Case(
        turn="uk",
        phase="noncombat_move",
        units={"burma": {"uk": {"infantry": 1, "fighter": 1}}, "hupeh": {"uk": {"infantry": 1}}},
    )
    case.do("uk", "go burma>yunnan infantry", "go burma>yunnan>hupeh fighter", "go hupeh>fukien infantry")


@pytest.mark.rule("A50-CHN-31", "A50-CHN-14")
def test_a_gun_china_captures_is_chinese_and_stays_inside() -> None:
    case = fighting(units={"hupeh": {"china": {"infantry": 1}}, "kiangsu": {"japan": {"aa_gun": 1}}})
    case.do("china", "go hupeh>kiangsu infantry", "done")
    assert case.units("kiangsu") == {"china": {"infantry": 1, "aa_gun": 1}}
    later = resting(units={"yunnan": {"china": {"aa_gun": 1}}})
    later.refuses("china", "go yunnan>burma aa_gun", "A50-CHN-14")
    later.do("china", "go yunnan>hupeh aa_gun")
