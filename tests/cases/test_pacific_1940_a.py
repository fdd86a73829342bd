"""Case book of Pacific 1940, part A, first half: the rulebook's own examples, pictures and numbers."""

from __future__ import annotations

import pytest

from tests.pacific_1940.helpers import Case


def start(**parts: object) -> Case:
    """The start position of the scenario."""
    return Case(base="start", **parts)


@pytest.mark.rule("P40-GEN-05")
def test_ex_a01_stack_of_seven_infantry() -> None:
    case = Case(units={"jehol": {"japan": {"infantry": 7}}}, phase="combat_move")
    assert case.units("jehol") == {"japan": {"infantry": 7}}
    assert case.can("japan", "go jehol>chahar infantry:7")


@pytest.mark.rule("P40-SET-02", "P40-SET-03")
def test_ex_a02_starting_money_and_production() -> None:
    case = start()
    expected = {"japan": 26, "usa": 17, "china": 12, "uk": 16, "anzac": 10}
    assert {seat: case.treasury(seat) for seat in expected} == expected
    assert {seat: case.production(seat) for seat in expected} == expected


@pytest.mark.rule("P40-SET-06")
def test_ex_a03_victory_cities_at_the_start() -> None:
    case = start()
    cities = case.game.view(case.state, None).tracks["victory_cities"]
    assert cities == {"axis": 2, "allies": 6}
    assert case.control("japan") == case.control("kiangsu") == "japan"
    assert case.state.outcome is None


@pytest.mark.rule("P40-CHN-09", "P40-CHN-10", "P40-CHN-22")
def test_ex_a04_chinese_control_and_occupation() -> None:
    case = Case(
        turn="china",
        phase="combat_move",
        units={"anhwe": {"china": {"infantry": 4}}, "kiangsu": {"japan": {"infantry": 1}}},
    )
    before = case.production("japan")
    case.do("china", "go anhwe>kiangsu infantry:4")
    case.do("china", "done", dice=[1, 6, 6, 6, 2])
    assert case.units("kiangsu") == {"china": {"infantry": 3}}
    assert case.control("kiangsu") == "china"
    assert case.production("china") == 15
    assert case.production("japan") == before - 3
    assert case.game.view(case.state, None).tracks["victory_cities"] == {"axis": 1, "allies": 7}


@pytest.mark.rule("P40-CHN-09", "P40-CHN-10")
def test_ex_a04b_china_frees_kwangtung_for_the_uk() -> None:
    case = Case(
        turn="china",
        phase="combat_move",
        control={"kwangtung": "japan", "kiangsi": "china"},
        units={"kiangsi": {"china": {"infantry": 4}}, "kwangtung": {"japan": {"infantry": 1}}},
    )
    uk, china = case.production("uk"), case.production("china")
    case.do("china", "go kiangsi>kwangtung infantry:4")
    case.do("china", "done", dice=[1, 6, 6, 6, 6])
    assert case.units("kwangtung") == {"china": {"infantry": 4}}
    assert case.control("kwangtung") == "uk"
    assert case.production("uk") == uk + 3
    assert case.production("china") == china


@pytest.mark.rule("P40-MAP-07", "P40-MAP-08", "P40-MAP-10", "P40-MAP-11", "P40-MAP-12", "P40-MAP-13")
@pytest.mark.rule("P40-POL-25", "P40-CHN-07")
def test_ex_a05_attack_on_a_mongolian_neutral_failed() -> None:
    case = Case(
        phase="combat_move",
        war=["china"],
        units={"manchuria": {"japan": {"infantry": 2}}, "chahar": {"china": {"infantry": 1}}},
    )
    case.do("japan", "go manchuria>buyant_uhaa infantry:2")
    assert case.units("buyant_uhaa") == {"japan": {"infantry": 2}}
    case.do("japan", "done", dice=[1, 5, 2, 2])
    assert case.units("buyant_uhaa") == {"neutral": {"infantry": 1}}
    space = case.war.board.space_of["buyant_uhaa"]
    assert case.state.aligned == {space: case.war.board.sides.index("allies")}
    assert case.control("buyant_uhaa") == "neutral"
    assert not case.at_war("japan", "usa")
    after = Case(
        turn="china",
        phase="noncombat_move",
        aligned={"buyant_uhaa": "allies"},
        units={
            "buyant_uhaa": {"neutral": {"infantry": 1}},
            "chahar": {"china": {"infantry": 1}, "usa": {"infantry": 1}},
        },
    )
    after.refuses("china", "go chahar>buyant_uhaa infantry", "P40-CHN-07")


@pytest.mark.rule("P40-MAP-14")
def test_ex_a06_attack_on_a_neutral_successful() -> None:
    case = Case(phase="combat_move", units={"manchuria": {"japan": {"infantry": 3, "artillery": 1}}})
    case.do("japan", "go manchuria>buyant_uhaa infantry:3", "go manchuria>buyant_uhaa artillery")
    case.do("japan", "done", dice=[2, 2, 6, 6, 6, 6])
    assert case.control("buyant_uhaa") == "japan"
    assert case.units("buyant_uhaa") == {"japan": {"infantry": 3, "artillery": 1}}
    again = Case(
        turn="usa",
        phase="combat_move",
        control={"buyant_uhaa": "japan"},
        aligned={"buyant_uhaa": "allies"},
        units={"chahar": {"usa": {"infantry": 1}}},
    )
    again.do("usa", "go chahar>buyant_uhaa infantry", "done")
    assert again.control("buyant_uhaa") == "usa"


@pytest.mark.rule("P40-POL-02", "P40-POL-03")
def test_ex_a07_french_indo_china_without_provocation() -> None:
    case = start(phase="combat_move")
    case.do("japan", "pass", "go kwangsi>french_indo_china infantry:2", "done")
    assert case.control("french_indo_china") == "japan"
    assert case.production("japan") == 28
    assert case.at_war("japan", "china")
    assert not any(case.at_war("japan", seat) for seat in ("usa", "uk", "anzac"))


@pytest.mark.rule("P40-POL-04", "P40-POL-26")
def test_ex_a08_attack_on_the_dutch() -> None:
    case = start(phase="combat_move")
    order = "go sea33>sea34>sea45>sea42 transport load=caroline_islands:infantry assault=java"
    peace = Case(base="start", phase="combat_move").do("japan", "pass")
    peace.refuses("japan", order)
    case.do("japan", "declare all")
    assert all(case.at_war("japan", seat) for seat in ("usa", "china", "uk", "anzac"))
    assert case.can("japan", order)


@pytest.mark.rule("P40-POL-06", "P40-POL-07", "P40-NCM-21")
def test_ex_a09_british_take_over_of_java_in_peace() -> None:
    case = start(turn="uk", phase="noncombat_move")
    case.do("uk", "go sea37>sea42 transport load=malaya:infantry:2 offload=java")
    assert case.control("java") == "uk"
    assert case.units("java") == {"uk": {"infantry": 2}}
    assert case.production("uk") == 20
    assert not case.at_war("japan", "uk")
    case.refuses("uk", "go sea42>sea41 transport")


@pytest.mark.rule("P40-POL-09", "P40-POL-12", "P40-POL-34", "P40-TRN-16")
def test_ex_a10_british_attack_brings_in_anzac_but_not_the_us() -> None:
    case = start(turn="uk", phase="combat_move")
    peace = start(turn="uk", phase="combat_move").do("uk", "pass")
    order = "go sea37 transport load=malaya:infantry:2 assault=siam"
    peace.refuses("uk", order)
    case.do("uk", "declare japan")
    assert case.at_war("japan", "uk")
    assert case.at_war("japan", "anzac")
    assert not case.at_war("japan", "usa")
    assert case.can("uk", order)


@pytest.mark.rule("P40-POL-17", "P40-POL-18", "P40-POL-19", "P40-NOB-04")
def test_ex_a11_third_us_turn() -> None:
    for turn, income in ((1, 22), (2, 22), (3, 62)):
        case = start(turn="usa", phase="noncombat_move", round=turn, treasury={"usa": 0})
        case.do("usa", "done")
        assert case.treasury("usa") == income
        assert case.at_war("usa", "japan") is (turn == 3)


@pytest.mark.rule("P40-POL-16", "P40-POL-18")
def test_ex_a12_us_provoked_on_japans_first_turn() -> None:
    case = Case(
        turn="usa",
        phase="combat_move",
        treasury={"usa": 0},
        control={"philippines": "japan"},
        units={
            "midway": {"usa": {"fighter": 1}},
            "sea16": {"japan": {"transport": 1}},
        },
    )
    assert case.can("usa", "go midway>sea16 fighter")
    case.do("usa", "done", "done")
    assert case.treasury("usa") == 55


@pytest.mark.rule("P40-CMV-19", "P40-SUB-04")
def test_ex_a13_destroyer_stops_submarine_passes() -> None:
    units = {
        "sea26": {"usa": {"destroyer": 1, "submarine": 1}},
        "sea25": {"japan": {"cruiser": 1}},
        "sea16": {"japan": {"transport": 1}},
    }
    case = Case(turn="usa", phase="combat_move", units=units)
    case.refuses("usa", "go sea26>sea25>sea16 destroyer", "P40-CMV-19")
    assert case.can("usa", "go sea26>sea25 destroyer")
    assert case.can("usa", "go sea26>sea25>sea16 submarine")
    quiet = Case(turn="usa", phase="combat_move", units={**units, "sea16": {}})
    quiet.refuses("usa", "go sea26>sea25>sea16 submarine")
    later = Case(turn="usa", phase="noncombat_move", units={**units, "sea16": {}})
    later.refuses("usa", "go sea26>sea25 destroyer")
    assert later.can("usa", "go sea26>sea25>sea16 submarine")


@pytest.mark.rule("P40-CMV-18", "P40-BLZ-05")
def test_ex_a14_land_units_stop_at_enemy_units() -> None:
    case = Case(
        phase="combat_move",
        units={"jehol": {"japan": {"tank": 1}}, "chahar": {"china": {"aa_gun": 1}}},
    )
    assert case.can("japan", "go jehol>chahar tank")
    case.refuses("japan", "go jehol>chahar>suiyuan tank")


@pytest.mark.rule("P40-AIR-07")
def test_ex_a15_aircraft_cross_hostile_spaces() -> None:
    case = Case(
        phase="combat_move",
        units={
            "kiangsu": {"japan": {"fighter": 1}},
            "kiangsi": {"japan": {"fighter": 1}},
            "szechwan": {"china": {"infantry": 1}},
            "hunan": {"china": {"infantry": 1}},
        },
    )
    case.refuses("japan", "go kiangsu>szechwan fighter", "P40-AIR-10")
    assert case.can("japan", "go kiangsi>hunan fighter")
    based = Case(
        phase="combat_move",
        facilities={"kiangsu": {"airbase": 0}},
        units={"kiangsu": {"japan": {"fighter": 1}}, "szechwan": {"china": {"infantry": 1}}},
    )
    assert based.can("japan", "go kiangsu>szechwan fighter")  # two enemy territories are flown over


@pytest.mark.rule("P40-CMV-12", "P40-CMV-13")
def test_ex_a16_friendly_then_hostile() -> None:
    case = Case(
        phase="combat_move",
        units={"manchuria": {"japan": {"tank": 1}}, "chahar": {"china": {"infantry": 1}}},
    )
    assert case.can("japan", "go manchuria>jehol>chahar tank")


@pytest.mark.rule("P40-BLZ-01", "P40-BLZ-02", "P40-BLZ-03", "P40-BLZ-04", "P40-BLZ-06")
def test_ex_a17_blitz_and_control() -> None:
    units = {
        "jehol": {"japan": {"tank": 1, "mech_infantry": 1}},
        "suiyuan": {"china": {"infantry": 2}},
    }
    case = Case(phase="combat_move", units=units)
    china, japan = case.production("china"), case.production("japan")
    case.do("japan", "go jehol>chahar>suiyuan tank mech_infantry")
    assert case.control("chahar") == "japan"
    assert (case.production("china"), case.production("japan")) == (china - 1, japan + 1)
    case.do("japan", "done", dice=[6, 6, 2, 2])
    assert case.units("suiyuan") == {"china": {"infantry": 2}}
    assert case.control("chahar") == "japan"
    back = Case(phase="combat_move", units=units)
    assert back.can("japan", "go jehol>chahar>jehol tank mech_infantry")


@pytest.mark.rule("P40-AMP-08", "P40-AMP-09", "P40-AMP-32")
def test_ex_a18_assault_picture() -> None:
    units = {
        "philippines": {"japan": {"infantry": 1}},
        "sea35": {"japan": {"destroyer": 1}},
        "sea34": {"usa": {"battleship": 1, "transport[infantry,infantry]": 1}},
    }
    order = "go sea34>sea35 battleship transport assault=philippines"
    case = Case(turn="usa", phase="combat_move", control={"philippines": "japan"}, units=units)
    case.do("usa", order)
    case.do("usa", "done", dice=[1, 6])  # the battleship sinks the destroyer, which misses
    assert "japan" not in case.units("sea35")
    case.do("usa", "land transport infantry", "land transport infantry", dice=[1, 6, 6])
    assert (
        case.control("philippines") == "usa"
    )  # two dice of infantry and one of the defender: no bombardment
    case = Case(
        turn="usa",
        phase="combat_move",
        control={"philippines": "japan"},
        units={**units, "sea35": {"japan": {"submarine": 1}}},
    )
    case.do("usa", order, "done")
    assert case.verbs("usa") == {"engage", "ignore"}
    case.do("usa", "ignore", "land transport infantry", "land transport infantry")
    assert case.can("usa", "bombard battleship philippines")


@pytest.mark.rule("P40-HSZ-01", "P40-HSZ-02", "P40-HSZ-03", "P40-HSZ-04", "P40-HSZ-05", "P40-HSZ-06")
@pytest.mark.rule("P40-HSZ-07", "P40-HSZ-09")
def test_ex_a19_sharing_a_zone_at_the_start_of_the_turn() -> None:
    parts = {
        "turn": "usa",
        "phase": "combat_move",
        "control": {"french_indo_china": "japan", "kwangsi": "china"},
        "facilities": {"french_indo_china": {"complex": "minor"}},
        "units": {
            "sea36": {
                "usa": {"cruiser": 1, "submarine": 1, "transport": 1},
                "japan": {"destroyer": 1},
            },
            "kwangsi": {"usa": {"infantry": 1}},
            "philippines": {"usa": {"infantry": 1}},
            "sea35": {},
        },
    }
    case = Case(**parts)
    assert case.can("usa", "go sea36>sea43 cruiser submarine transport")
    assert case.can("usa", "go sea36>sea35>sea36 transport load=philippines:infantry assault=hainan")
    assert case.can("usa", "go sea36>sea43 cruiser")
    case.refuses("usa", "go sea36 transport load=kwangsi:infantry assault=hainan", "P40-TRN-15")
    stay = Case(**parts)
    stay.do("usa", "go sea36>sea43 cruiser transport")
    stay.do("usa", "done", dice=[6, 1])  # the submarine that stayed must fight; the destroyer sinks it
    assert stay.units("sea36") == {"japan": {"destroyer": 1}}
    moved = Case(**parts)
    moved.do("usa", "go sea36>sea43 cruiser submarine transport", "done")
    moved.refuses("usa", "go sea43>sea44 cruiser")


@pytest.mark.rule("P40-AIR-05")
def test_ex_a20_strategic_bomber_cannot_use_all_six_points_one_way() -> None:
    def bomber(damage: int, zone: str) -> Case:
        return Case(
            turn="usa",
            phase="combat_move",
            facilities={"hawaiian_islands": {"airbase": damage}},
            units={"hawaiian_islands": {"usa": {"strategic_bomber": 1}}, zone: {"japan": {"destroyer": 1}}},
        )

    assert bomber(3, "sea16").can("usa", "go hawaiian_islands>sea16 strategic_bomber")
    bomber(3, "sea6").refuses("usa", "go hawaiian_islands>sea6 strategic_bomber", "P40-AIR-10")
    assert bomber(0, "sea6").can("usa", "go hawaiian_islands>sea6 strategic_bomber")
