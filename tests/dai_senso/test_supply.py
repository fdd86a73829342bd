"""Supply sources and lines, and what needs supply. [10]"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from flagplot.games.dai_senso import GAME, lands, supply, tracing
from flagplot.games.dai_senso.combat import ranged, shifts
from flagplot.games.dai_senso.factions import SOVIET
from flagplot.games.dai_senso.places import HEXES, IDS
from flagplot.games.dai_senso.tracing import Ways
from flagplot.games.dai_senso.turn.setup import put, take_up
from flagplot.kernel import memory
from tests.dai_senso.setting import Case

rule = pytest.mark.rule


@pytest.fixture
def all_land(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No land is out of play."""
    monkeypatch.setattr(lands, "_IN_PLAY", {})
    memory.forget()
    yield
    memory.forget()


def quiet(units: dict[str, list[str]], **further: object) -> Case:
    return Case("operational_movement", units, **further)


def line(case: Case, id: str) -> list[str]:
    """The supply line of a counter by labels; empty if it has none."""
    found = supply.line(case.war, case.number(id))
    assert supply.supplied(case.war, case.number(id)) == (found is not None)
    return [IDS[hex] for hex in found or ()]


MANCHUKUO = {"countries": {"manchukuo": {"status": "active", "alignment": "axis"}}}
MUKDEN_LINE = ["w5226", "w5326", "w5427", "e5401", "e5301"]


# -- sources -----------------------------------------------------------------------------------------------


@rule("DSA-SUP-02")
def test_a_city_of_its_country_is_a_source_and_only_for_its_own() -> None:
    case = quiet({"w5821": ["RU-INF1-01"], "w5621": ["MONG-CAV-01"], "w5824": ["MONG-CAV-02"]})
    war = case.war
    cities = supply.sources(war, case.number("RU-INF1-01"))
    assert {IDS[hex] for hex in cities} >= {"w5821", "w5824", "w5727", "e5603", "e5301"}
    assert case.hex("w5621") not in cities
    assert {IDS[hex] for hex in supply.sources(war, case.number("MONG-CAV-01"))} == {"w5621"}
    assert line(case, "MONG-CAV-02")[-1] == "w5621"  # Chita is no source for Mongols


@rule("DSA-SUP-02", "DSA-CMP-12")
def test_kwantung_units_have_the_cities_of_japan() -> None:
    case = quiet({"w5125": ["KW-INF1-01"]})
    assert line(case, "KW-INF1-01") == ["w5125", "e4801"]


@rule("DSA-SUP-02")
def test_cities_of_a_dependent_are_no_sources() -> None:
    """Japanese units in Mukden need a way to Japan."""
    assert line(quiet({"w5226": ["JP-INFA-01"]}), "JP-INFA-01") == []


@rule("DSA-SUP-05")
@pytest.mark.parametrize(
    "enemy", ["KW-INF1-01", "JP-AF-01", "JP-ABN-01/back", "KW-INF1-01/detachment", "logistics_kwantung-01"]
)
def test_a_city_with_an_enemy_in_it_is_no_source(enemy: str) -> None:
    case = quiet({"w5621": [enemy], "w5521": ["MONG-CAV-01"]})
    assert not supply.sources(case.war, case.number("MONG-CAV-01"))
    assert not supply.supplied(case.war, case.number("MONG-CAV-01"))
    case = quiet({"w5621": ["JP-AF-01", "MONG-CAV-01"]})
    assert not supply.supplied(case.war, case.number("MONG-CAV-01"))
    assert supply.sources(quiet({"w5621": ["MONG-CAV-01", "blitz_axis-01"]}).war, case.number("MONG-CAV-01"))


@rule("DSA-SUP-06")
def test_a_counter_in_a_source_needs_no_line() -> None:
    """Even next to the enemy: a line could not enter the hex, nobody needs one."""
    case = quiet({"w5621": ["RU-INF1-01"], "w5824": ["RU-INF1-02/detachment"], "w5825": ["KW-INFA-01"]})
    assert line(case, "RU-INF1-02") == ["w5824"]


# -- the line ----------------------------------------------------------------------------------------------


@rule("DSA-SUP-01", "DSA-RD-12")
def test_a_unit_is_supplied_at_the_moment_it_is_asked() -> None:
    case = quiet({"e5805": ["RU-INF1-01"], "e5804": ["KW-INF1-01"]})
    war, unit = case.war, case.number("RU-INF1-01")
    assert not supply.supplied(war, unit)
    war.leave(case.number("KW-INF1-01"), "is eliminated")
    assert supply.supplied(war, unit)


@rule("DSA-SUP-07")
def test_the_line_may_leave_a_hex_with_enemies_and_its_own_hex_does_not_count() -> None:
    case = quiet({"w5622": ["RU-INF1-01", "KW-INF1-01/detachment", "JP-AF-01"]})
    assert line(case, "RU-INF1-01") == ["w5622", "w5721", "w5821"]  # not counting w5622: two hexes
    assert line(case, "RU-INF1-02") == []  # not on the map


@rule("DSA-SUP-08")
def test_two_hexes_over_any_ground_then_the_rail() -> None:
    """w5624, w5723 and the rail; a hex further away nothing reaches."""
    case = quiet({"w5524": ["RU-INF1-01"]})
    assert line(case, "RU-INF1-01") == ["w5524", "w5624", "w5723", "w5824"]
    far = quiet({"w5524": ["RU-INF1-01"], "w5623": ["KW-INF1-01"], "w5625": ["KW-INF1-02"]})
    assert line(far, "RU-INF1-01") == []


@rule("DSA-SUP-08")
def test_only_the_first_two_hexes_are_free() -> None:
    """From w5420 in the Gobi the road is two hexes away, from w5319 three."""
    case = quiet({"w5420": ["MONG-CAV-01"], "w5319": ["MONG-CAV-02"]})
    assert line(case, "MONG-CAV-01") == ["w5420", "w5520", "w5621"]
    assert line(case, "MONG-CAV-02") == []


@rule("DSA-SUP-09")
def test_rail_and_road_are_followed_any_distance_along_links() -> None:
    case = quiet({"e5702": ["RU-INF1-01"], "e5603": ["KW-INF1-01"], "w5727": ["KW-INF1-02"]})
    assert line(case, "RU-INF1-01") == []  # cut off on both sides
    case = quiet({"w5926": ["MONG-CAV-01"]})
    way = line(case, "MONG-CAV-01")
    assert (way[-1], len(way)) == ("w5621", 8)


@rule("DSA-SUP-09")
def test_a_line_once_on_the_net_cannot_leave_it() -> None:
    """With Ulan Ude and the roads shut, two hexes over the hills lead from the rail to Ulan Bator."""
    shut = {"w5721": ["JP-AF-01"], "w5522": ["JP-AF-02"], "w5322": ["JP-AF-03"]}
    assert line(quiet({"w5722": ["MONG-CAV-01"], **shut}), "MONG-CAV-01") == ["w5722", "w5622", "w5621"]
    assert line(quiet({"w5824": ["MONG-CAV-01"], **shut}), "MONG-CAV-01") == []


@rule("DSA-SUP-10")
def test_two_stretches_of_road_are_too_much(all_land: None) -> None:
    """EX-138: from Calcutta overland to Saigon there is a road in Burma and another in Siam."""
    case = quiet({"w5824": ["RU-INF1-01"]})
    ground = supply.ground()
    saigon, calcutta, moulmein = (case.hex(label) for label in ("w3619", "w4213", "w3915"))
    reached = tracing.reached(Ways(1 << saigon, ground.land))
    assert reached >> moulmein & 1
    assert not reached >> calcutta & 1


@rule("DSA-SUP-10")
def test_one_stretch_of_road_between_rails_is_allowed() -> None:
    """Kalgan: by road to Kweisui, by rail to Peiping and round the gulf to Dairen."""
    case = quiet({"w5422": ["JP-INFA-01"], "w5125": ["JP-FTDAI-01"]})
    assert line(case, "JP-INFA-01")[-1] == "e4801"
    way = line(quiet({"w5522": ["JP-INFA-01"], "w5125": ["JP-FTDAI-01"]}), "JP-INFA-01")
    assert way[-2:] == ["w5125", "e4801"]


@rule("DSA-SUP-10")
def test_a_connected_strait_counts_like_a_road() -> None:
    """One lies between Kyushu and Honshu, a second one before Hokkaido; a line crosses one of them."""
    case = quiet({"w5824": ["RU-INF1-01"]})
    nagasaki, hiroshima, aomori, hakodate = (
        case.hex(label) for label in ("e4801", "e4901", "e5104", "e5205")
    )
    net = tracing._net(Ways(1 << nagasaki, supply.ground().land))
    assert {hiroshima, aomori} <= net
    assert hakodate not in net
    assert hakodate in tracing._net(Ways(1 << hiroshima, supply.ground().land))


@rule("DSA-SUP-10")
def test_a_strait_joins_only_road_and_rail_hexes() -> None:
    """Toyohara has neither: its line crosses the strait as one of the free hexes."""
    ground = supply.ground()
    case = quiet({"e5505": ["JP-INF1-01", "JP-AF-01"], "e5405": ["JP-INF1-02"]})
    assert not ground.straits[case.hex("e5505")]
    closed = quiet({"e5505": ["JP-INF1-01", "RU-AF-01"]})  # no Open Port under enemy aircraft
    assert line(closed, "JP-INF1-01") == ["e5505", "e5405", "e5304"]


@rule("DSA-SUP-11", "DSI-MAP-08")
def test_the_sea_is_crossed_from_open_port_to_open_port_with_a_convoy() -> None:
    case = quiet({"w4927": ["JP-INFA-01"]})
    assert line(case, "JP-INFA-01") == ["w4927", "e4801"]
    assert line(quiet({"w5027": ["JP-INFA-01"]}), "JP-INFA-01") == []  # Fusan is not open
    # the Soviets have Open Ports on the Sea of Okhotsk, but no Supply Convoy there
    stranded = quiet({"e5503": ["RU-INF1-01"], "e5705": ["MONG-CAV-01"], "w5621": ["KW-INF1-01"]})
    assert line(stranded, "MONG-CAV-01") == []


@rule("DSA-SUP-11")
def test_an_enemy_port_is_none(all_land: None) -> None:
    """Western units in Tsingtao: the convoys of the Yellow Sea are Japanese."""
    case = quiet({"w5025": ["US-INF1-01"]})
    assert line(case, "US-INF1-01") == []


@rule("DSA-SUP-12", "DSA-SUP-11")
def test_rail_road_and_sea_are_combined() -> None:
    """From the Gobi by road to Hailar, by rail to Dairen, over the sea."""
    case = quiet({"w5623": ["JP-INFA-01"], "w5125": ["JP-FTDAI-01"], "w5521": ["MONG-CAV-01"]})
    way = line(case, "JP-INFA-01")
    assert way[:3] == ["w5623", "w5624", "w5625"]
    assert way[-2:] == ["w5125", "e4801"]


@rule("DSA-SUP-12")
def test_through_any_number_of_naval_zones(all_land: None) -> None:
    """IX-03: Saipan over the Philippine Sea and Okinawa; Truk has no convoy in its zones."""
    case = quiet(
        {"e3906": ["JP-INF1-01/detachment"], "w4427": ["JP-INF1-02"], "e3408": ["JP-INF1-03/detachment"]}
    )
    assert line(case, "JP-INF1-01") == ["e3906", "w4427", "e4801"]
    assert line(case, "JP-INF1-03") == []


# -- what a line may not enter -----------------------------------------------------------------------------


@rule("DSA-SUP-15", "DSA-ZOC-06")
def test_no_line_enters_an_ezoc_without_a_friendly_unit() -> None:
    units = {"w5522": ["MONG-CAV-01"], "w5422": ["KW-INF1-01"]}  # its ZOC reaches w5521
    assert line(quiet(units), "MONG-CAV-01") == ["w5522", "w5622", "w5621"]
    units["w5623"] = ["KW-INF1-02"]  # and now w5622
    assert line(quiet(units), "MONG-CAV-01") == []
    guarded = units | {"w5521": ["MONG-CAV-02"]}
    assert line(quiet(guarded), "MONG-CAV-01") == ["w5522", "w5521", "w5621"]
    marked = units | {"w5521": ["RU-INF1-01/detachment"]}  # markers do not help
    assert line(quiet(marked), "MONG-CAV-01") == []


@rule("DSA-SUP-16")
@pytest.mark.parametrize(
    "enemy", ["KW-INF1-01", "JP-AF-01", "JP-ABN-01/back", "KW-INF1-01/detachment", "logistics_kwantung-01"]
)
def test_no_line_enters_a_hex_with_an_enemy(enemy: str) -> None:
    """The road to Ulan Bator; an EZOC lies on the other way."""
    units = {"w5522": ["MONG-CAV-01"], "w5623": ["KW-INF1-02"]}
    assert line(quiet(units | {"w5521": [enemy]}), "MONG-CAV-01") == []
    assert line(quiet(units | {"w5521": ["blitz_axis-01"]}), "MONG-CAV-01") == ["w5522", "w5521", "w5621"]


@rule("DSA-SUP-18")
def test_a_city_of_an_enemy_country_is_entered_only_under_control() -> None:
    """TX-24, the other way: Manchukuo as an Axis Country bars the line at Harbin."""
    units = {"w5226": ["RU-INF1-01"], "w5222": ["JP-AF-01"]}  # and so not by Kweisui
    assert line(quiet(units, **MANCHUKUO), "RU-INF1-01") == []
    held = units | {"w5427": ["RU-INF1-02/detachment"]}
    assert line(quiet(held, **MANCHUKUO), "RU-INF1-01") == MUKDEN_LINE


@rule("DSA-SUP-18")
def test_a_conquered_country_is_no_enemy_country() -> None:
    """Japanese lines run through the Cities of Hopeh when it is conquered, not when it fights."""
    units = {"w5022": ["JP-INFA-01"], "w5123": ["JP-INF1-01"]}
    assert line(quiet(units), "JP-INFA-01")
    hopeh = {"countries": {"hopeh": {"status": "active", "alignment": "western"}}}
    assert line(quiet(units, **hopeh), "JP-INFA-01")[-2:] == ["w5123", "e4801"]
    around = {"w5022": ["JP-INFA-01"], "w5125": ["JP-FTDAI-01"], "w5322": ["RU-AF-01"]}  # not by Kalgan
    assert "w5123" in line(quiet(around), "JP-INFA-01")
    assert line(quiet(around, **hopeh), "JP-INFA-01") == []  # Peiping and Tientsin are barred


@rule("DSA-SUP-23")
def test_cities_of_an_enemy_dependent_need_no_control() -> None:
    """TX-24: a Soviet unit deep in Manchuria, Harbin empty."""
    case = quiet({"w5226": ["RU-INF1-01"]})
    assert line(case, "RU-INF1-01") == MUKDEN_LINE
    units = {"w5226": ["RU-INF1-01"], "w5527": ["KW-INF1-01"], "w5222": ["JP-AF-01"]}
    watched = quiet(units)  # a ZOC in Harbin
    assert line(watched, "RU-INF1-01") == []


@rule("DSA-SUP-19")
def test_no_line_enters_a_neutral_country() -> None:
    """A Russian unit in the Gobi, when Mongolia is neutral."""
    units = {"w5520": ["RU-INF1-01"]}
    assert line(quiet(units), "RU-INF1-01")
    assert line(quiet(units, countries={"mongolia": {"status": "neutral"}}), "RU-INF1-01") == []


@rule("DSA-SUP-21", "DSI-MAP-16")
def test_no_line_crosses_open_water_or_a_lake_but_for_rail_along_it() -> None:
    """Over Lake Baikal; the railway at its end may be used."""
    case = quiet({"w5922": ["RU-INF1-01"], "w5822": ["KW-INF1-01"]})
    assert line(case, "RU-INF1-01") == []  # Chita is two hexes away, but across the lake
    case = quiet({"w5721": ["RU-INF1-01"], "w5722": ["KW-INF1-01"]})
    assert line(case, "RU-INF1-01") == ["w5721", "w5821"]
    sakhalin = quiet({"e5705": ["RU-INF1-01"], "e5805": ["KW-INF1-01"]})
    assert line(sakhalin, "RU-INF1-01") == []  # e5704 lies across open water


@rule("DSA-SUP-21")
def test_a_line_may_cross_a_strait() -> None:
    """From Sakhalin to Nikolaevsk."""
    way = line(quiet({"e5705": ["RU-INF1-01"]}), "RU-INF1-01")
    assert way[:3] == ["e5705", "e5806", "e5805"] or way[:2] == ["e5705", "e5805"]
    assert way[-1] == "e5603"


@rule("DSI-SCN-11")
def test_no_line_is_traced_through_land_out_of_play() -> None:
    """Tsinan by the rail through Kiangsu to Tsingtao."""
    case = quiet({"w5024": ["JP-INF1-01"], "w5025": ["JP-INF1-02"]})
    assert line(case, "JP-INF1-01") == []


# -- what needs supply -------------------------------------------------------------------------------------

CUT_OFF = {"w5427": ["KW-INFA-01"], "w5226": ["KW-INFA-02"]}  # round w5326; rail and hills are in their ZOC


def stranded(phase: str, *units: str, near: dict[str, list[str]] | None = None) -> Case:
    """Soviet units in Hsinking, with the enemy all round them."""
    case = Case(phase, {"w5326": list(units), **CUT_OFF, **(near or {})}, {"soviet_pool": ["RU-FTLINE-01"]})
    assert not any(supply.supplied(case.war, case.number(one.partition("/")[0])) for one in units)
    return case


@rule("DSA-SUP-31")
def test_unsupplied_units_do_not_combine() -> None:
    case = stranded("organization", "RU-INFA-01/back", "RU-INF1-01")
    case.refuses("soviet", "combine RU-INFA-01 RU-INF1-01", "DSA-ORG-20")
    at_home = Case("organization", {"w5824": ["RU-INFA-01/back", "RU-INF1-01"]})
    assert "combine RU-INFA-01 RU-INF1-01" in at_home.legal("soviet")


@rule("DSA-SUP-32")
def test_unsupplied_units_do_not_move_in_operational_movement() -> None:
    case = stranded("operational_movement", "RU-INF1-01")
    assert case.legal("soviet", "move") == []
    assert stranded("reserve_movement", "RU-INF1-01").state.waiting == ("soviet",)


@rule("DSA-SUP-33", "DSA-SUP-33b")
def test_an_unsupplied_armor_unit_gives_no_shift() -> None:
    case = stranded("blitz_combat", "RU-TK-01")
    assert shifts.armor(case.war, [case.number("RU-TK-01")]) == []
    home = Case("blitz_combat", {"w5824": ["RU-TK-01"]})
    assert [shift.columns for shift in shifts.armor(home.war, [home.number("RU-TK-01")])] == [1]


@rule("DSA-SUP-33", "DSA-SUP-33d")
def test_an_unsupplied_hq_gives_neither_shift_nor_ranged_support() -> None:
    """TX-20."""
    case = stranded("regular_combat", "RU-HQ-01", near={"e5301": ["RU-INFA-01"]})
    hq, army = case.number("RU-HQ-01"), case.number("RU-INFA-01")
    assert shifts.hq(case.war, [hq], 1) == []
    target = case.hex("w5327")
    assert ranged.supporters(case.war, target, SOVIET, [army], ()) == []
    home = Case("regular_combat", {"e5402": ["RU-HQ-01"], "e5301": ["RU-INFA-01"], "w5327": ["KW-INFA-01"]})
    assert len(shifts.hq(home.war, [hq], 1)) == 1
    assert ranged.supporters(home.war, target, SOVIET, [army], ()) == [hq]


@rule("DSA-SUP-33", "DSA-SUP-33f")
def test_an_unsupplied_unit_does_not_advance() -> None:
    """A lone Detachment is driven off; only who is supplied may follow."""
    marker = {"w5325": ["KW-INF1-01/detachment"]}
    case = stranded("regular_combat", "RU-INF1-01", near=marker)
    case.do("soviet", "assault w5325 RU-INF1-01")
    assert case.where("KW-INF1-01") == "delay"
    assert case.legal("soviet", "advance") == []
    home = Case("regular_combat", {"w5824": ["RU-INF1-01"], "w5825": ["KW-INF1-01/detachment"]})
    home.do("soviet", "assault w5825 RU-INF1-01")
    assert home.legal("soviet", "advance") == ["advance RU-INF1-01"]


@rule("DSA-CMP-06")
def test_one_die_is_rolled_for_an_attack() -> None:
    case = Case("regular_combat", {"w5824": ["RU-INFA-01"], "w5825": ["KW-INF1-01"]})
    case.do("soviet", "assault w5825 RU-INFA-01", dice=[6])
    assert case.state.rolls == 1


# -- all at once -------------------------------------------------------------------------------------------


@rule("DSI-SCN-01", "DSA-SUP-01")
def test_everybody_is_supplied_when_august_storm_begins() -> None:
    """IX-13."""
    state = GAME.start("august-storm", seed=1)
    war = GAME.play(state)
    for number, place in enumerate(state.place):
        if place < HEXES:
            assert supply.supplied(war, number), war.id(number)
            assert supply.line(war, number) is not None


def scattered(seed: int) -> Case:
    """The armies of August Storm thrown over the map."""
    case = Case("operational_movement", {}, base="start")
    dice, state = random.Random(seed), case.state
    hexes = [hex for hex in case.war.tables.map.board.land if hex not in case.war.lands.closed]
    near = [hex for hex in hexes if 48 <= case.war.tables.map.hexes[hex].row <= 59]
    for number in [one for one, place in enumerate(state.place) if place < HEXES]:
        if dice.random() < 0.7:
            side = state.up[number]
            take_up(state, number)
            put(state, number, dice.choice(near), side)
    return case


@rule("DSA-SUP-01", "DSA-SUP-10", "DSA-SUP-12")
@pytest.mark.parametrize("seed", range(40))
def test_the_search_from_the_sources_finds_what_single_lines_find(seed: int) -> None:
    case = scattered(seed)
    war = case.war
    for number, place in enumerate(case.state.place):
        if place < HEXES and war.face(number).ground:
            assert supply.supplied(war, number) == (supply.line(war, number) is not None), war.id(number)


def test_what_is_remembered_changes_no_answer() -> None:
    """One map after the other, with and without memory."""
    for seed in range(6):
        case = scattered(seed)
        units = [one for one, place in enumerate(case.state.place) if place < HEXES]
        found = [supply.supplied(case.war, one) for one in units]
        memory.forget()
        assert [supply.supplied(case.war, one) for one in units] == found


def test_a_move_changes_supply_at_once() -> None:
    """The war keeps what it knows only until a counter moves or is turned over."""
    case = quiet({"e5805": ["RU-INF1-01"], "e5803": ["KW-INF1-01"]})
    war, unit = case.war, case.number("RU-INF1-01")
    assert not supply.supplied(war, unit)
    war.move(case.number("KW-INF1-01"), case.hex("e5901"))
    assert supply.supplied(war, unit)
    war.move(case.number("KW-INF1-01"), case.hex("e5804"))
    assert not supply.supplied(war, unit)
    assert supply.reached(war, SOVIET, "russia")
