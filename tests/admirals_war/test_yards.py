"""German yards, Deutschland, and the names of US ships."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.admirals_war.board import GERMAN, US
from flagplot.games.admirals_war.turn import arrivals, names, yards
from flagplot.kernel.action import parse_action
from tests.admirals_war.helpers import Case, quiet, rolling

CARRIERS = {"german_carriers": True}
HULLS = ["ger_graf_zeppelin", "ger_seydlitz", "ger_weser"]
PRIDE = {"pocket_pride": True}


def step(turn: int, future: list[str], **parts: Any) -> Case:
    units = {"future": future, **parts.pop("units", {})}
    return Case(turn=turn, step="reinforcement", units=units, **parts)


# -- scrap or complete ------------------------------------------------------------------------------------


@pytest.mark.rule("AW-O33-01")
def test_hulls_are_scrapped_on_turn_1_and_bring_type_xxi_forward() -> None:
    case = quiet(turn=1, options=CARRIERS, units={"future": HULLS})
    assert list(map(str, yards.actions(case.war))) == ["scrap ger_graf_zeppelin", "scrap ger_seydlitz"]
    assert arrivals.xxi_turn(case.war) == 10
    yards.do(rolling(case), parse_action("scrap ger_graf_zeppelin"))
    assert case.where("ger_graf_zeppelin") == "removed"
    assert arrivals.xxi_turn(case.war) == 8
    yards.do(rolling(case), parse_action("scrap ger_seydlitz"))
    assert arrivals.xxi_turn(case.war) == 6
    assert yards.actions(quiet(turn=2, options=CARRIERS, units={"future": HULLS}).war) == []
    assert yards.actions(quiet(turn=1, units={"future": HULLS}).war) == []


@pytest.mark.rule("AW-DEC-71", "AW-O33-01")
def test_boats_that_arrive_or_return_from_then_on_are_type_xxi() -> None:
    facts = {"scrapped_ger_graf_zeppelin": 1}
    units = {"chart": {"ger_uboat_02": {"back": 8}}, "reserve": ["ger_uboat_01"]}
    case = step(8, ["ger_uboat_xxi_1"], options=CARRIERS, facts=facts, units=units)
    assert case.where("ger_uboat_xxi_1") == case.where("ger_uboat_02") == "reserve"
    assert case.marked("ger_uboat_02", "xxi")
    assert not case.marked("ger_uboat_01", "xxi")
    early = step(7, ["ger_uboat_14"], options=CARRIERS, facts=facts)
    assert not early.marked("ger_uboat_14", "xxi")


@pytest.mark.rule("AW-O33-02")
def test_on_turn_4_hulls_may_come_instead_of_u_boats() -> None:
    boats = ["ger_uboat_06", "ger_uboat_07"]
    case = step(4, [*HULLS, *boats], options=CARRIERS)
    assert case.legal("german") == [f"complete {id}" for id in HULLS] + ["pass"]
    case.do("german", "complete ger_graf_zeppelin", "complete ger_seydlitz")
    assert case.halted
    assert case.where("ger_graf_zeppelin") == case.where("ger_seydlitz") == "germany"
    assert case.where("ger_uboat_06") == case.where("ger_uboat_07") == "removed"


@pytest.mark.rule("AW-O33-02")
def test_nothing_is_completed_after_scrapping() -> None:
    facts = {"scrapped_ger_graf_zeppelin": 1}
    assert step(4, ["ger_seydlitz", "ger_uboat_06"], options=CARRIERS, facts=facts).halted


@pytest.mark.rule("AW-O33-03")
def test_seydlitz_may_become_weser_a_turn_later() -> None:
    case = step(4, [*HULLS, "ger_uboat_06", "ger_uboat_07"], options=CARRIERS)
    case.do("german", "complete ger_weser", "pass")
    assert case.where("ger_uboat_06") == "reserve"
    assert case.where("ger_weser") == "future"
    assert case.where("ger_seydlitz") == "removed"
    later = step(5, ["ger_weser"], options=CARRIERS, facts={"weser": 1})
    weser = later.unit("ger_weser")
    assert later.where("ger_weser") == "germany"
    war = later.war
    assert (war.gunnery(weser), war.armor(weser), war.speed(weser), war.air(weser)) == (0, 2, 7, 1)


@pytest.mark.rule("AW-O33-04")
def test_doing_nothing_leaves_one_type_xxi_on_turn_10() -> None:
    case = step(4, [*HULLS, "ger_uboat_06"], options=CARRIERS).do("german", "pass")
    assert case.where("ger_uboat_06") == "reserve"
    late = step(10, [*HULLS, "ger_uboat_xxi_1", "ger_uboat_15"], options=CARRIERS)
    assert late.where("ger_uboat_xxi_1") == "reserve"
    assert late.marked("ger_uboat_xxi_1", "xxi")
    assert late.where("ger_weser") == late.where("ger_graf_zeppelin") == "future"
    again = step(10, [], units={"chart": {"ger_uboat_01": {"back": 10}}})
    assert not again.marked("ger_uboat_01", "xxi")


# -- Deutschland ------------------------------------------------------------------------------------------


@pytest.mark.rule("AW-O32-01")
def test_deutschland_sails_instead_of_lutzow_and_may_be_renamed() -> None:
    start = Case(base="start", options=PRIDE, step="patrol", turn=1)
    assert start.where("ger_deutschland") == "germany"
    assert start.where("ger_lutzow_pb") == "removed"
    case = quiet(turn=2, options=PRIDE, units={"germany": ["ger_deutschland"]})
    (rename,) = yards.actions(case.war)
    yards.do(rolling(case), rename)
    assert names.renamed(case.war, case.unit("ger_deutschland"))
    assert yards.actions(case.war) == []
    moved = quiet(turn=2, options=PRIDE, units={"north_sea": {"ger_deutschland": {"marks": ["sailed"]}}})
    assert yards.actions(moved.war) == []


@pytest.mark.rule("AW-O32-02")
@pytest.mark.parametrize(("lost", "marks", "comes"), [(2, [], True), (3, [], False), (2, ["renamed"], False)])
def test_petropavlovsk_comes_if_deutschland_was_lost_early(lost: int, marks: list[str], comes: bool) -> None:
    units = {"sunk": {"ger_deutschland": {"back": lost, "marks": marks}}}
    case = step(7, ["rus_petropavlovsk"], options=PRIDE, units=units)
    assert case.where("rus_petropavlovsk") == ("leningrad" if comes else "future")
    ship = case.unit("rus_petropavlovsk")
    piece = case.game.tables.board.pieces[ship]
    assert (piece.gunnery, piece.armor, piece.speed, piece.gunnery_bonus) == (1, 2, 7, False)


@pytest.mark.rule("AW-O32-03")
@pytest.mark.parametrize(
    ("turn", "marks", "points"), [(2, [], 0), (3, [], 1), (4, [], 1), (5, [], 0), (3, ["renamed"], 0)]
)
def test_losing_deutschland_on_turn_3_or_4_costs_a_point(turn: int, marks: list[str], points: int) -> None:
    case = quiet(turn=turn, options=PRIDE, units={"north_sea": {"ger_deutschland": {"marks": marks}}})
    rolling(case).lose(case.unit("ger_deutschland"))
    assert case.vp("ATO") == points


@pytest.mark.rule("AW-O32-04")
def test_the_cruiser_lutzow_comes_if_deutschland_survives() -> None:
    afloat = step(5, ["ger_lutzow_ca", "ger_uboat_08"], options=PRIDE, units={"brest": ["ger_deutschland"]})
    assert afloat.where("ger_lutzow_ca") == "germany"
    assert afloat.where("ger_uboat_08") == "reserve"
    sunk = step(5, ["ger_lutzow_ca"], options=PRIDE, units={"sunk": {"ger_deutschland": {"back": 4}}})
    assert sunk.where("ger_lutzow_ca") == "future"


@pytest.mark.rule("AW-O32-05")
def test_with_the_cruiser_in_play_deutschland_keeps_her_name() -> None:
    units = {"germany": ["ger_deutschland", "ger_lutzow_ca"]}
    case = quiet(turn=6, options=PRIDE, units=units)
    assert yards.actions(case.war) == []
    refusal = yards.why_not(case.war, parse_action("rename ger_deutschland ger_lutzow_pb"))
    assert refusal is not None
    assert refusal.rule == "AW-O32-05"
    rolling(case).lose(case.unit("ger_deutschland"))
    assert case.vp("ATO") == 0


# -- names of US ships ------------------------------------------------------------------------------------

NAMES = {"alternate_names": True}


def entering(turn: int, counters: list[str], **units: Any) -> list[str]:
    case = quiet(turn=turn, pacific="war", options=NAMES, units={"future": counters, **units})
    return [case.game.tables.board.unit_ids[unit] for unit in arrivals.due(case.war, US)]


@pytest.mark.rule("AW-O34-01", "AW-SET-03")
def test_an_essex_takes_the_other_name_while_the_original_is_afloat() -> None:
    pair = ["us_hornet_cv12", "us_kearsarge_cv12"]
    assert entering(9, pair, pearl_harbor=["us_hornet_cv8"]) == ["us_kearsarge_cv12"]
    assert entering(9, pair, sunk={"us_hornet_cv8": {"back": 5}}) == ["us_hornet_cv12"]
    plain = quiet(turn=9, pacific="war", units={"future": pair, "pearl_harbor": ["us_hornet_cv8"]})
    assert arrivals.due(plain.war, US) == [plain.unit("us_hornet_cv12")]


@pytest.mark.rule("AW-O34-02")
def test_a_later_essex_may_carry_on_the_name_of_enterprise() -> None:
    def case(lost: int) -> Case:
        units = {"sunk": {"us_enterprise_cv6": {"back": lost}}}
        return step(8, ["us_essex_cv9"], pacific="war", options=NAMES, units=units)

    rename = "rename us_essex_cv9 us_enterprise_cvxx"
    late = case(7)
    assert not late.can("us", rename)
    ready = case(6).do("us", rename, "pick us_enterprise_cvxx", "to pearl_harbor")
    assert ready.where("us_enterprise_cvxx") == "pearl_harbor"
    assert ready.where("us_essex_cv9") == "removed"


@pytest.mark.rule("AW-O34-03")
def test_cabot_or_wilmington() -> None:
    pair = ["us_cabot_cvl28", "us_wilmington_cvl28"]
    assert entering(9, pair, usa=["us_cabot_cv16"]) == ["us_wilmington_cvl28"]
    assert entering(9, pair, usa=["us_lexington_cv16"]) == ["us_cabot_cvl28"]


@pytest.mark.rule("AW-O34-04", "AW-O34-05", "AW-O34-06")
@pytest.mark.parametrize(
    ("turn", "usual", "other", "ship", "through"),
    [
        (10, "us_san_jacinto_cvl30", "us_reprisal_cvl30", "us_houston", 7),
        (9, "us_canberra_ca70", "us_pittsburgh_ca70", "aus_hmas_canberra", 6),
        (10, "us_quincy_ca71", "us_st_paul_ca71", "us_quincy_ca39", 6),
    ],
)
def test_names_that_depend_on_another_ship(
    turn: int, usual: str, other: str, ship: str, through: int
) -> None:
    pair = [usual, other]
    assert entering(turn, pair, usa=[ship]) == [other]
    assert entering(turn, pair, sunk={ship: {"back": through}}) == [usual]
    assert entering(turn, pair, sunk={ship: {"back": through + 1}}) == [other]


def test_germany_is_asked_about_its_yards() -> None:
    case = step(4, [*HULLS, "ger_uboat_06"], options=CARRIERS)
    assert case.waiting == ("german",)
    assert GERMAN == 3
    case.refuses("german", "complete ger_bismarck", "AW-O33-02")
