"""Case book of the Anniversary Edition: money, research, production, China, capture and victory.

Names follow the case book: RX for the rulebook's own examples, TC for further cases.
"""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.axis_allies.economy import sites
from flagplot.games.axis_allies.economy.income import production
from tests.anniversary.helpers import GAME, Case

POWERS = ("germany", "ussr", "japan", "uk", "italy", "usa")


def start(scenario: str = "1941", **parts: Any) -> Case:
    """The start position of a scenario."""
    return Case(base="start", scenario=scenario, **parts)


def level(case: Case, seat: str) -> int:
    """A power's production."""
    return production(case.war, case.war.power(seat))


def pool(case: Case, seat: str) -> dict[str, int]:
    """What waits in a power's mobilization zone."""
    war = case.war
    return {war.board.items[item]: count for item, count in case.state.pool[war.power(seat)].items()}


def capacity(case: Case, seat: str, space: str) -> int:
    """Units a power may place through a territory this turn."""
    war = case.war
    return sites.capacity(war, war.power(seat)).get(war.board.space_of[space], 0)


def paid(case: Case, seat: str) -> dict[str, int]:
    """What the objectives of a power would pay now."""
    shown = GAME.view(case.state, None).tracks["objectives"]
    return {name: goal["pays"] for name, goal in shown.items() if goal["power"] == seat and goal["pays"]}


# -- part A: examples in the rulebook --------------------------------------------------------------------


@pytest.mark.rule("A50-GEN-05")
def test_rx_03_stacks_are_unlimited() -> None:
    units = {"poland": {"germany": {"infantry": 47}}, "sz5": {"germany": {"destroyer": 12}}}
    case = Case(turn="germany", phase="combat_move", units=units)
    assert case.units("poland") == {"germany": {"infantry": 47}}
    assert case.units("sz5") == {"germany": {"destroyer": 12}}
    assert case.can("germany", "go poland>east_poland infantry:47")


@pytest.mark.rule("A50-CHN-15", "A50-CHN-18", "A50-CHN-19")
def test_rx_04_chinese_reach() -> None:
    case = Case(
        turn="china",
        phase="combat_move",
        control={"kwangtung": "japan"},
        units={"suiyuan": {"china": {"infantry": 1}}, "fukien": {"china": {"infantry": 1}}},
    )
    japan, uk = level(case, "japan"), level(case, "uk")
    case.do("china", "go suiyuan>manchuria infantry", "go fukien>kwangtung infantry", "done")
    assert case.control("manchuria") == "china"
    assert case.control("kwangtung") == "uk"
    assert case.units("kwangtung") == {"china": {"infantry": 1}}
    assert level(case, "japan") == japan - 3 - 1
    assert level(case, "uk") == uk + 1
    later = Case(turn="usa", phase="purchase", control={"manchuria": "china", "kwangtung": "uk"})
    assert pool(later, "china") == {"infantry": 4}  # eight of the nine


@pytest.mark.rule("A50-TEC-22", "A50-TEC-23")
def test_rx_07_increased_factory_production_in_germany() -> None:
    owned: dict[str, Any] = {"technologies": {"germany": ["increased_factory_production"]}}
    case = Case(turn="germany", phase="mobilize", pool={"germany": {"infantry": 13}}, **owned)
    case.do("germany", "place infantry:12 germany")
    assert case.units("germany") == {"germany": {"infantry": 12}}
    assert pool(case, "germany") == {"infantry": 1}
    damaged = Case(
        turn="germany",
        phase="mobilize",
        pool={"germany": {"infantry": 13}},
        facilities={"germany": {"complex_damage": 5}},
        **owned,
    )
    assert capacity(damaged, "germany", "germany") == 7


@pytest.mark.rule("A50-ICX-01", "A50-MOB-03", "A50-MOB-15")
def test_rx_08_basic_production() -> None:
    case = Case(turn="germany", phase="mobilize", pool={"germany": {"infantry": 13}})
    case.do("germany", "place infantry:10 germany")
    assert case.units("germany") == {"germany": {"infantry": 10}}
    assert pool(case, "germany") == {"infantry": 3}
    mixed = Case(turn="germany", phase="mobilize", pool={"germany": {"infantry": 9, "destroyer": 4}})
    mixed.do("germany", "place destroyer:4 sz5", "place infantry:6 germany")
    assert pool(mixed, "germany") == {"infantry": 3}
    assert mixed.step != "mobilize"


@pytest.mark.rule("A50-LIB-11", "A50-LIB-12", "A50-LIB-15")
def test_rx_25_looting_moscow() -> None:
    case = Case(
        turn="germany",
        phase="combat_move",
        control={"belorussia": "germany"},
        treasury={"germany": 0, "ussr": 18},
        units={"belorussia": {"germany": {"infantry": 1}}},
    )
    case.do("germany", "go belorussia>russia infantry", "done")
    assert (case.treasury("germany"), case.treasury("ussr")) == (18, 0)
    back = Case(
        turn="uk",
        phase="combat_move",
        control={"russia": "germany"},
        treasury={"germany": 25, "uk": 7, "ussr": 0},
        units={"kazakh_ssr": {"uk": {"tank": 1}}},
    )
    back.do("uk", "go kazakh_ssr>russia tank", "done")
    assert back.control("russia") == "ussr"
    assert (back.treasury("germany"), back.treasury("uk")) == (25, 7)


@pytest.mark.rule("A50-ICX-01", "A50-MOB-03", "A50-MOB-09")
def test_rx_27_complex_in_eastern_canada() -> None:
    case = Case(
        turn="uk",
        phase="mobilize",
        pool={"uk": {"infantry": 2, "destroyer": 3}},
        facilities={"eastern_canada": {"complex": "industrial"}},
    )
    case.do("uk", "place destroyer sz1", "place destroyer sz9", "place infantry eastern_canada")
    case.refuses("uk", "place infantry eastern_canada", "A50-MOB-03")
    case.refuses("uk", "place destroyer sz9", "A50-MOB-03")
    case.do("uk", "place destroyer sz6")  # through London


@pytest.mark.rule("A50-MAP-12", "A50-ICX-07")
def test_rx_30_territory_without_value() -> None:
    case = Case(turn="uk", phase="mobilize", pool={"uk": {"industrial_complex": 1}})
    assert case.war.board.ipc[case.war.board.space_of["gibraltar"]] == 0
    case.refuses("uk", "place industrial_complex gibraltar", "A50-ICX-07")
    taken = Case(
        turn="italy",
        phase="combat_move",
        units={"morocco_algeria": {"italy": {"infantry": 1}}, "sz12": {"italy": {"transport": 1}}},
    )
    levels = level(taken, "italy"), level(taken, "uk")
    assert "uk_1" in paid(taken, "uk")
    taken.do("italy", "move sz12 sea", "take transport 1", "load morocco_algeria infantry transport")
    taken.do("italy", "halt", "done")
    assert taken.control("gibraltar") == "italy"
    assert (level(taken, "italy"), level(taken, "uk")) == levels
    assert "uk_1" not in paid(taken, "uk")


# -- part B: further cases -------------------------------------------------------------------------------


@pytest.mark.rule("A50-SET-01", "A50-SET-03", "A50-SET-10")
def test_tc_01_opening_incomes_of_1941() -> None:
    case = start()
    expected = {"germany": 31, "ussr": 30, "japan": 17, "uk": 43, "italy": 10, "usa": 40}
    assert {seat: level(case, seat) for seat in POWERS} == expected
    assert {seat: case.treasury(seat) for seat in POWERS} == expected
    assert GAME.view(case.state, None).tracks["victory_cities"] == {"axis": 6, "allies": 12}


@pytest.mark.rule("A50-SET-02", "A50-SET-05", "A50-SET-10")
def test_tc_01_opening_incomes_of_1942() -> None:
    case = start("1942")
    expected = {"japan": 31, "ussr": 24, "germany": 37, "uk": 31, "italy": 10, "usa": 38}
    assert {seat: level(case, seat) for seat in POWERS} == expected
    assert {seat: case.treasury(seat) for seat in POWERS} == expected
    assert GAME.view(case.state, None).tracks["victory_cities"] == {"axis": 8, "allies": 10}


@pytest.mark.rule("A50-NOB-01", "A50-NOB-02", "A50-NOB-04", "A50-NOB-05", "A50-NOB-10", "A50-NOB-11")
@pytest.mark.rule("A50-NOB-14", "A50-NOB-17")
def test_tc_02_objectives_at_the_start_of_1941() -> None:
    case = start()
    assert {seat: paid(case, seat) for seat in POWERS} == {
        "germany": {"germany_1": 5},
        "ussr": {"ussr_2": 5},
        "japan": {"japan_1": 5},
        "uk": {"uk_1": 5},
        "italy": {"italy_1": 5},
        "usa": {"us_1": 5, "us_2": 5, "us_4": 5},
    }


@pytest.mark.rule("A50-NOB-02", "A50-NOB-04", "A50-NOB-12", "A50-NOB-15", "A50-NOB-17", "A50-NOB-20")
def test_tc_02_objectives_at_the_start_of_1942() -> None:
    case = start("1942")
    assert {seat: paid(case, seat) for seat in POWERS} == {
        "germany": {"germany_1": 5, "germany_2": 5},
        "ussr": {"ussr_2": 5},
        "japan": {"japan_1": 5, "japan_2": 5},
        "uk": {"uk_1": 5},
        "italy": {},
        "usa": {"us_1": 5},
    }
    assert "uk" in case.units("sz15")  # the British destroyer that spoils the Italian objective


@pytest.mark.rule("A50-CHN-07", "A50-CHN-10", "A50-CHN-11")
def test_tc_03_chinese_reinforcements() -> None:
    lost = {"fukien": "japan", "hupeh": "japan"}
    case = Case(turn="usa", phase="purchase", control=lost)
    assert pool(case, "china") == {"infantry": 2}
    for there in ({"infantry": 3}, {"infantry": 2, "fighter": 1}):
        full = Case(
            turn="usa",
            phase="mobilize",
            control=lost,
            pool={"china": {"infantry": 2}},
            units={"yunnan": {"china": there}},
        )
        full.refuses("china", "place infantry yunnan", "A50-CHN-10")
        full.do("china", "place infantry:2 sikang")


@pytest.mark.rule("A50-RND-03", "A50-RND-04", "A50-RND-05", "A50-RND-06", "A50-RND-07", "A50-RND-08")
@pytest.mark.rule("A50-RND-11")
def test_tc_04_research_persistence() -> None:
    first = Case(turn="germany", phase="research", treasury={"germany": 31})
    first.do("germany", "research 2", dice=[3, 5])
    assert first.treasury("germany") == 21
    kept = GAME.view(first.state, None).tracks["powers"]["germany"]["researchers"]
    assert kept == 2
    second = Case(
        turn="germany", phase="research", round=2, treasury={"germany": 21}, researchers={"germany": kept}
    )
    second.do("germany", "research 1", dice=[6, 6, 2])
    second.do("germany", "chart 2", dice=[4])
    shown = GAME.view(second.state, None).tracks["powers"]["germany"]
    assert (shown["researchers"], shown["technologies"]) == (0, ["radar"])
    assert second.step == "purchase"


@pytest.mark.rule("A50-RND-09", "A50-TEC-35")
def test_tc_05_reroll_on_a_duplicate() -> None:
    case = Case(
        turn="japan",
        phase="research",
        treasury={"japan": 17},
        technologies={"japan": ["super_submarines", "jet_fighters"]},
    )
    case.do("japan", "research 1", dice=[6])
    case.do("japan", "chart 2", dice=[2, 1, 5])
    shown = GAME.view(case.state, None).tracks["powers"]["japan"]["technologies"]
    assert shown == ["super_submarines", "jet_fighters", "long_range_aircraft"]
    board = case.war.board
    assert board.kinds[board.kind_of["fighter"]].move == 6


@pytest.mark.rule("A50-SBR-04", "A50-ICX-03", "A50-ICX-04")
def test_tc_06_raid_damage_limit() -> None:
    case = Case(
        turn="uk",
        phase="combat_move",
        control={"france": "uk"},
        facilities={"italy": {"complex_damage": 9}},
        units={"france": {"uk": {"bomber": 3}}},
    )
    case.do("uk", "move france air", "take bomber 3", "fly italy raid")
    case.do("uk", "done", dice=[5, 4, 2])
    assert case.facilities("italy")[3] == 12
    damaged = {"italy": {"complex_damage": 12}}
    parts: dict[str, Any] = {"turn": "italy", "treasury": {"italy": 10}, "facilities": damaged}
    six = Case(phase="purchase", **parts).do("italy", "repair italy complex 6")
    assert capacity(six, "italy", "italy") == 0
    seven = Case(phase="purchase", **parts).do("italy", "repair italy complex 7")
    assert capacity(seven, "italy", "italy") == 1


@pytest.mark.rule("A50-PUR-06", "A50-PUR-08", "A50-TEC-22", "A50-TEC-24")
def test_tc_07_repair_and_production() -> None:
    parts: dict[str, Any] = {
        "turn": "germany",
        "phase": "purchase",
        "treasury": {"germany": 20},
        "facilities": {"germany": {"complex_damage": 6}},
    }
    case = Case(**parts).do("germany", "buy infantry:5", "repair germany complex 5")
    assert case.facilities("germany")[3] == 1
    assert capacity(case, "germany", "germany") == 9
    assert case.treasury("germany") == 0
    better = Case(**parts, technologies={"germany": ["increased_factory_production"]})
    better.do("germany", "repair germany complex 6")
    assert better.treasury("germany") == 17
    assert capacity(better, "germany", "germany") == 12


@pytest.mark.rule("A50-LIB-03", "A50-LIB-17", "A50-LIB-18")
def test_tc_20_liberation_and_capital() -> None:
    lost = {"italy": "uk", "libya": "uk"}
    case = Case(
        turn="germany",
        phase="combat_move",
        control=lost,
        units={"morocco_algeria": {"germany": {"tank": 1}}, "libya": {"uk": {"aa_gun": 1}}},
    )
    before = level(case, "germany")
    case.do("germany", "go morocco_algeria>libya tank", "done")
    assert case.control("libya") == "germany"
    assert level(case, "germany") == before + 1
    freed = Case(
        turn="germany",
        phase="combat_move",
        control={"italy": "uk", "libya": "germany"},
        facilities={"libya": {"complex": "industrial"}},
        units={"libya": {"germany": {"aa_gun": 1}}, "france": {"germany": {"infantry": 1}}},
    )
    freed.do("germany", "go france>italy infantry", "done")
    assert freed.control("italy") == freed.control("libya") == "italy"
    assert freed.facilities("libya")[2] == 1
    assert freed.units("libya") == {"germany": {"aa_gun": 1}}


@pytest.mark.rule("A50-SEQ-10", "A50-LIB-14", "A50-LIB-19")
def test_tc_21_turn_of_a_power_without_capital() -> None:
    case = Case(
        turn="ussr",
        phase="research",
        control={"russia": "germany"},
        treasury={"ussr": 20},
        researchers={"ussr": 2},
        pool={"ussr": {"infantry": 3}},
        units={"caucasus": {"ussr": {"infantry": 1}}, "russia": {"germany": {"infantry": 1}}},
    )
    assert case.step == "combat_move"
    case.do("ussr", "done")
    assert case.step == "noncombat_move"
    case.do("ussr", "done")
    assert case.waiting == ("japan",)
    assert pool(case, "ussr") == {"infantry": 3}
    assert case.treasury("ussr") == 20


@pytest.mark.rule("A50-LIB-21", "A50-LIB-19")
def test_tc_21_and_when_it_retakes_its_capital() -> None:
    case = Case(
        turn="ussr",
        phase="research",
        control={"russia": "germany"},
        treasury={"ussr": 0},
        pool={"ussr": {"infantry": 3}},
        units={"caucasus": {"ussr": {"infantry": 1}}, "russia": {"germany": {"infantry": 1}}},
        options={"national_objectives": False},
    )
    case.do("ussr", "go caucasus>russia infantry", "done", dice=[1, 6])
    case.do("ussr", "done")
    case.refuses("ussr", "place infantry russia", "A50-MOB-02")
    case.do("ussr", "place infantry:3 caucasus")
    assert case.units("caucasus") == {"ussr": {"infantry": 3}}
    assert case.treasury("ussr") == 30


@pytest.mark.rule("A50-VIC-01", "A50-VIC-04")
@pytest.mark.parametrize("retaken", [True, False])
def test_tc_23_victory_timing(retaken: bool) -> None:
    cities = (
        "france poland japan kiangsu italy kwangtung philippine_islands india australia hawaiian_islands "
        "united_kingdom russia caucasus karelia_ssr"
    )
    control = dict.fromkeys(cities.split(), "japan")
    before = Case(turn="italy", phase="income", control=control)
    assert before.state.outcome is None  # fifteen with Berlin, but the round is not over
    assert GAME.view(before.state, None).tracks["victory_cities"]["axis"] == 15
    case = Case(
        turn="usa",
        phase="combat_move",
        control=control,
        units={"western_canada": {"usa": {"infantry": 1}}, "burma": {"usa": {"infantry": 1}}},
    )
    if retaken:
        case.do("usa", "go burma>india infantry")
    case.do("usa", "done", "done")
    if retaken:
        assert case.state.outcome is None
        assert case.state.round == 2
    else:
        assert case.state.outcome is not None
        assert set(case.state.outcome.winners) == {"germany", "japan", "italy"}


@pytest.mark.rule("A50-NOB-10", "A50-NOB-19")
def test_tc_24_soviet_objective_and_guests() -> None:
    fleet = {"sz4": {"usa": {"battleship": 1, "carrier[fighter]": 1, "transport[infantry]": 1}}}
    guest = Case(phase="purchase", units={**fleet, "russia": {"uk": {"fighter": 1}}})
    assert paid(guest, "ussr") == {}
    assert paid(Case(phase="purchase", units=fleet), "ussr") == {"ussr_2": 5}


@pytest.mark.rule("A50-CHN-05", "A50-CHN-17", "A50-CHN-28", "A50-CAP-06", "A50-LIB-01")
def test_tc_27_axis_capture_of_chinese_land() -> None:
    case = Case(
        turn="japan",
        phase="combat_move",
        units={"french_indo_china_thailand": {"japan": {"infantry": 1}}},
    )
    before = level(case, "japan")
    case.do("japan", "go french_indo_china_thailand>yunnan infantry", "done")
    assert case.control("yunnan") == "japan"
    assert level(case, "japan") == before + 1
    assert pool(Case(turn="usa", phase="purchase", control={"yunnan": "japan"}), "china") == {"infantry": 3}
    six = {"yunnan": "japan", "hupeh": "japan"}
    assert pool(Case(turn="usa", phase="purchase", control=six), "china") == {"infantry": 2}
    back = Case(
        turn="uk",
        phase="combat_move",
        control={"yunnan": "japan"},
        units={"burma": {"uk": {"infantry": 1}}},
    )
    british = level(back, "uk")
    back.do("uk", "go burma>yunnan infantry", "done")
    assert back.control("yunnan") == "china"
    assert level(back, "japan") == before
    assert level(back, "uk") == british


@pytest.mark.rule("A50-CHN-03", "A50-CHN-13", "A50-CHN-32", "A50-AIR-07")
def test_tc_29_china_first_then_the_united_states() -> None:
    case = Case(
        turn="usa",
        phase="purchase",
        units={
            "kiangsu": {"japan": {"infantry": 1}},
            "manchuria": {"japan": {"infantry": 1}},
            "hupeh": {"china": {"infantry": 3}, "usa": {"tank": 1}},
            "yunnan": {"usa": {"fighter": 1}, "china": {"fighter": 1}},
        },
    )
    case.do("usa", "done", "first china")
    case.do("china", "go hupeh>kiangsu infantry:3", "done", dice=[1, 6, 6, 6])
    assert case.control("kiangsu") == "china"
    case.do("usa", "go hupeh>kiangsu>manchuria tank", "done", dice=[3, 6])
    assert case.control("manchuria") == "china"
    case.refuses("usa", "go yunnan>hupeh>kiangsu fighter", "A50-NCM-13")
    case.do("usa", "done")
    case.refuses("china", "go yunnan>hupeh>kiangsu fighter", "A50-NCM-13")
    case.do("china", "done")
    assert "done" in case.legal("china")
    refusal = case.refuses("china", "place infantry kiangsu", "A50-CHN-10")  # three stand there already
    assert "new units" in refusal.text
    case.do("china", "place infantry manchuria")
    assert case.units("manchuria") == {"usa": {"tank": 1}, "china": {"infantry": 1}}


@pytest.mark.rule("A50-CHN-10", "A50-CHN-11", "A50-CHN-33", "A50-OPT-06")
def test_tc_30_chinese_placement_limit() -> None:
    units = {"hupeh": {"china": {"infantry": 2}, "usa": {"infantry": 4}}}
    parts: dict[str, Any] = {"turn": "usa", "phase": "mobilize", "pool": {"china": {"infantry": 3}}}
    case = Case(units=units, **parts)
    case.do("china", "place infantry hupeh")
    case.refuses("china", "place infantry hupeh", "A50-CHN-10")
    empty = Case(units=units, **parts).do("china", "place infantry:3 sikang")
    assert empty.units("sikang") == {"china": {"infantry": 3}}
    other = Case(units=units, options={"china_placement_check": "per_territory"}, **parts)
    other.do("china", "place infantry:3 hupeh")
    assert other.units("hupeh")["china"] == {"infantry": 5}
    moving = Case(turn="usa", phase="noncombat_move", units={**units, "sikang": {"china": {"infantry": 2}}})
    moving.do("usa", "done").do("china", "go sikang>hupeh infantry:2")
    assert moving.units("hupeh")["china"] == {"infantry": 4}


@pytest.mark.rule("A50-LIB-05", "A50-LIB-17", "A50-LIB-18", "A50-LIB-23")
def test_tc_35_gun_captured_on_the_day_of_liberation() -> None:
    case = Case(
        turn="uk",
        phase="combat_move",
        control={"russia": "germany", "caucasus": "germany"},
        units={
            "persia": {"uk": {"infantry": 2}},
            "kazakh_ssr": {"uk": {"infantry": 2}},
            "caucasus": {"germany": {"aa_gun": 1, "infantry": 1}},
            "russia": {"germany": {"infantry": 1}},
        },
    )
    case.do("uk", "go persia>caucasus infantry:2", "go kazakh_ssr>russia infantry:2", "done")
    case.do("uk", "fight caucasus", dice=[1, 6, 6, 1, 6, 6])
    assert case.control("russia") == case.control("caucasus") == "ussr"
    assert case.units("caucasus") == {"uk": {"infantry": 2}, "ussr": {"aa_gun": 1}}
    earlier = Case(
        turn="uk",
        phase="combat_move",
        control={"russia": "germany", "caucasus": "uk"},
        units={"kazakh_ssr": {"uk": {"infantry": 1}}, "caucasus": {"uk": {"aa_gun": 1}}},
    )
    earlier.do("uk", "go kazakh_ssr>russia infantry", "done")
    assert earlier.units("caucasus") == {"uk": {"aa_gun": 1}}


@pytest.mark.rule("A50-LIB-24", "A50-LIB-03", "A50-ICX-10", "A50-LIB-17")
def test_tc_36_allied_garrison_when_a_capital_falls() -> None:
    case = Case(
        turn="germany",
        phase="combat_move",
        control={"belorussia": "germany"},
        units={
            "belorussia": {"germany": {"infantry": 1}},
            "karelia_ssr": {"ussr": {"infantry": 2}, "uk": {"infantry": 3}},
        },
    )
    case.do("germany", "go belorussia>russia infantry", "done")
    assert case.control("karelia_ssr") == "ussr"
    fallen = {"russia": "germany"}
    waiting: dict[str, Any] = {"turn": "uk", "phase": "mobilize", "pool": {"uk": {"infantry": 3}}}
    Case(control=fallen, **waiting).refuses("uk", "place infantry karelia_ssr", "A50-MOB-07")
    collected = Case(turn="uk", phase="income", control=fallen, treasury={"uk": 0, "ussr": 0})
    assert (collected.treasury("uk"), collected.treasury("ussr")) == (48, 0)
    retaken = Case(
        turn="uk",
        phase="combat_move",
        control={**fallen, "karelia_ssr": "germany", "finland": "uk"},
        units={"finland": {"uk": {"infantry": 1}}},
    )
    before = level(retaken, "uk")
    retaken.do("uk", "go finland>karelia_ssr infantry", "done")
    assert retaken.control("karelia_ssr") == "uk"
    assert level(retaken, "uk") == before + 2
    assert capacity(retaken, "uk", "karelia_ssr") == 0
    held = Case(control={**fallen, "karelia_ssr": "uk"}, **waiting)
    assert capacity(held, "uk", "karelia_ssr") == 2
    freed = Case(
        turn="usa",
        phase="combat_move",
        control={**fallen, "karelia_ssr": "uk"},
        units={"archangel": {"usa": {"infantry": 1}}},
    )
    freed.do("usa", "go archangel>russia infantry", "done")
    assert freed.control("karelia_ssr") == "ussr"
