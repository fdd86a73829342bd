"""What is in the box: cards, counters, marked hexes, Posture Boxes."""

from __future__ import annotations

from collections import Counter

import pytest

from flagplot.games.dai_senso.cards import WAR_STATES
from flagplot.games.dai_senso.china import CHINA, PAN_NATIONAL
from flagplot.games.dai_senso.counters import BACK, DETACHMENT, FRONT
from flagplot.games.dai_senso.factions import FACTIONS, SOVIET, WESTERN
from flagplot.games.dai_senso.places import IDS, conquered_box, events_box, pool
from flagplot.games.dai_senso.posture import box_of, fences, is_pac, posture
from flagplot.games.dai_senso.stacking import limit, too_much
from flagplot.games.dai_senso.state import AT_WAR, POLICIES, POSTURE_BOXES, POSTURES, TRUCES
from flagplot.games.dai_senso.tables import standard_tables
from flagplot.kernel.errors import FlagplotError
from tests.dai_senso.setting import BUILDING, Case

rule = pytest.mark.rule
TABLES = standard_tables()
HEXES = TABLES.map.hexes


# -- cards ----------------------------------------------------------------------------------------------


@rule("DSA-CMP-35")
@rule("DSB-CD-02")
def test_the_colour_of_a_card_is_its_war_state() -> None:
    assert WAR_STATES == ("pre_war", "limited_war", "total_war")
    colours = {card: TABLES.cards[card].war_state for card in ("axis-1a", "axis-19", "axis-29")}
    assert colours == {"axis-1a": "pre_war", "axis-19": "limited_war", "axis-29": "total_war"}


@rule("DSB-CD-03")
def test_numbers_of_cards_and_the_counters_they_bring() -> None:
    numbers = {card.number for card in TABLES.cards.values() if card.faction == "axis"}
    assert {"28a", "28b", "19"} <= numbers
    assert any(card.symbols.one_map_only for card in TABLES.cards.values())
    brought = {one.type for one in TABLES.cards["axis-19"].reinforcements}
    assert {one.type for one in TABLES.counters if one.code == "19" and one.faction == 0} == brought


# -- counters -------------------------------------------------------------------------------------------


@rule("DSA-CMP-30")
def test_a_detachment_is_the_back_of_infantry_and_used_as_a_marker() -> None:
    backs = [one for one in TABLES.counters if one.faces[BACK:] and one.faces[BACK].kind == DETACHMENT]
    assert backs
    assert all(one.faces[FRONT].infantry_type and not one.faces[BACK].unit for one in backs)
    case = Case(
        "organization",
        {"w5226": ["JP-INFA-01"], "w5125": ["JP-FTDAI-01"]},
        {"axis_pool": ["JP-INF1-01"]},
        phasing="axis",
    )
    case.do("axis", "detach JP-INF1-01 w5226")
    assert case.war.detachment(case.number("JP-INF1-01"))


@rule("DSI-CTR-05")
def test_the_reserves_of_the_european_war() -> None:
    found = {
        code: Counter(one.type for one in TABLES.counters if one.code == code) for code in ("LWR", "TWR")
    }
    assert found["LWR"] == {"BR-CV": 1, "BR-SURF": 1, "RU-AF": 1}
    assert found["TWR"] == {"BR-CV": 1, "BR-AF": 1, "US-SURF": 1, "US-AF": 1, "RU-AF": 1, "RU-SUB": 1}


@rule("DSI-CTR-06")
def test_garrisons_belong_to_their_hexes() -> None:
    homes = {one.id: one.only_hex for one in TABLES.counters if one.faces[FRONT].kind == "garrison"}
    named = {TABLES.map.cell(hex).name for hex in homes.values()}
    assert {"Okinawa", "Iwo Jima", "Hong Kong", "Rabaul", "Tarawa", "Saigon"} <= named
    assert len(homes) == 9
    with pytest.raises(FlagplotError, match="JP-GAR-03"):
        Case("support", {"e4904": ["JP-GAR-03"]}, phasing="axis")


@rule("DSI-CTR-07")
def test_how_many_markers_there_are() -> None:
    def counts(type: str) -> list[int]:
        return [len(TABLES.markers(type)[faction]) for faction in range(len(FACTIONS))]

    assert counts("blitz") == [4, 4, 4]
    assert counts("beachhead") == [4, 6, 2]
    assert counts("totsugeki") == [5, 0, 0]


@rule("DSA-GL-17")
def test_exp_units_stand_with_others() -> None:
    def unit(id: str, side: int = FRONT) -> tuple[object, object]:
        counter = TABLES.counters[TABLES.counter(id)]
        return counter, counter.faces[side]

    nanking = TABLES.map.board.grid["w4724"]
    assert too_much(TABLES, nanking, [unit("KI-WZ-01"), unit("SZE-RES-01")])[0]  # type: ignore[list-item]
    assert not too_much(TABLES, nanking, [unit("KI-WZ-01"), unit("HO-EXP-01")])[0]  # type: ignore[list-item]


# -- the map --------------------------------------------------------------------------------------------


@rule("DSI-MAP-06")
def test_small_islands_limit_stacking() -> None:
    limited = [one.id for one in HEXES if one.limited_stacking]
    assert len(limited) == 37
    assert "e3116" in limited  # Tarawa
    grid = TABLES.map.board.grid
    assert limit(TABLES, grid["e3116"]).steps < limit(TABLES, grid["w5226"]).steps


@rule("DSI-MAP-10")
def test_the_strategic_hexes() -> None:
    assert Counter(one.strategic for one in HEXES if one.strategic) == {
        "western": 20,
        "soviet": 7,
        "axis": 23,
    }
    assert sum(one.strategic == "axis" and one.area == "japan" for one in HEXES) == 8


@rule("DSI-MAP-13")
def test_the_oil_hexes() -> None:
    assert {one.name for one in HEXES if one.oil} == {"Brunei", "Palembang", "Balikpapan", "Sorong"}


# -- posture and war state ------------------------------------------------------------------------------


@rule("DSB-WS-01")
def test_every_scenario_begins_in_one_war_state() -> None:
    begun = {
        "august-storm": 2, "china-incident": 1, "tora": 1, "war-of-resistance": 0, "rising-sun": 0,
        "cornered-mouse": 1, "fateful-decision": 1, "opportunity-awaits": 1, "when-tigers-fight": 1,
        "waking-giant": 2, "magic-and-vengeance": 2,
    }  # fmt: skip
    for scenario, state in begun.items():
        assert BUILDING.new_state(scenario, {}, {}).war_state == state, scenario
    with pytest.raises(FlagplotError, match="war_state"):
        BUILDING.position({"game": "dai-senso", "scenario": "tora", "war_state": "two wars"})


@rule("DSB-PO-07")
def test_the_policies() -> None:
    assert set(POLICIES) == {
        "acceptance", "disputes", "treaty", "neutrality", "quarantine", "resistance", "surrender", "peace",
    }  # fmt: skip


@rule("DSB-PO-03")
def test_a_box_holds_one_marker_at_most() -> None:
    assert (AT_WAR, *POLICIES, *TRUCES) == POSTURES
    state = BUILDING.start("china-incident", seed=1)
    assert len(state.posture) == len(POSTURE_BOXES)
    with pytest.raises(FlagplotError, match="posture of britain"):
        Case("support", {}, scenario="china-incident", posture={"britain": ["treaty", "peace"]})


@rule("DSB-PO-04")
@rule("DSB-PO-05")
@pytest.mark.parametrize(
    ("country", "faction", "box"),
    [
        ("us", WESTERN, "us_western_minors"),
        ("britain", WESTERN, "britain"),
        ("siam", WESTERN, "us_western_minors"),
        ("hopeh", WESTERN, "nationalist_china"),
        ("western_chinese", WESTERN, "nationalist_china"),
        ("russia", SOVIET, "russia"),
        ("mongolia", SOVIET, "soviet_minors"),
        ("kansu", SOVIET, "communist_china"),
        ("soviet_chinese", SOVIET, "communist_china"),
    ],
)
def test_which_box_speaks_for_a_country(country: str, faction: int, box: str) -> None:
    assert box_of(country, faction) == box


@rule("DSA-GL-16")
@rule("DSB-PO-09")
def test_a_policy_binds_a_country_its_dependents_and_its_counters() -> None:
    case = Case("support", {}, scenario="china-incident")
    war = case.war
    assert posture(war, "britain", WESTERN) == "treaty"
    assert is_pac(war, case.number("BR-INF1-01"))
    hong_kong = case.hex("w4222")
    assert (war.lands.country[hong_kong], hong_kong in war.lands.proper) == ("britain", False)
    assert hong_kong in fences(war).pac
    assert not is_pac(war, case.number("KI-WZ-01"))


# -- China ----------------------------------------------------------------------------------------------


@rule("DSA-GL-06")
@rule("DSB-MN-09")
def test_china_is_seven_countries_and_four_headquarters() -> None:
    assert sorted(CHINA) == ["hopeh", "kansu", "kiangsu", "sinkiang", "szechwan", "tibet", "yunnan"]
    leaders = {
        one.id: PAN_NATIONAL[one.country]
        for one in TABLES.counters
        if one.country in PAN_NATIONAL and one.faces[FRONT].hq
    }
    assert Counter(leaders.values()) == {WESTERN: 2, SOVIET: 2}
    assert leaders["W-KMT-01"] == leaders["W-CEN-01"] == WESTERN
    case = Case("support", {}, scenario="china-incident")
    assert posture(case.war, "western_chinese", WESTERN) == "war"


@rule("DSA-CMP-04")
def test_every_faction_has_its_boxes() -> None:
    for faction, id in enumerate(FACTIONS):
        assert IDS[pool(faction)] == f"{id}_pool"
        assert IDS[events_box(faction)] == f"{id}_events"
        assert IDS[conquered_box(faction)] == f"{id}_conquered"
    assert {"axis_aex", "western_abda", "western_cbi"} <= set(IDS)  # Holding Boxes
