"""What markers do beside the map: production, Partisan Bases, raiders, and facts of the cards."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.dai_senso.counters import KWANTUNG
from flagplot.games.dai_senso.politics import opening, partisans
from flagplot.games.dai_senso.state import CONQUERED, POSTURE_BOXES
from tests.dai_senso.affairs import AXIS, PEACE, SOVIET, WEST, case, marker, posture, status
from tests.dai_senso.setting import BUILDING, Case

REPLACEMENTS = {"step": "replacements"}
BASES = {"step": "partisan_bases"}
HOPEH: dict[str, Any] = {"countries": {"hopeh": {"status": "conquered", "alignment": "western"}}}
PEIPING, TSINAN = "w5223", "w5022"


def steps(one: Case) -> int:
    """The replacement steps that are left."""
    left = getattr(one.state.frames[-1], "left", ())
    return sum(left or ())


# -- replacements by markers -----------------------------------------------------------------------------


def japan(rising_sun: bool = True, vp: int = 2, **markers: str) -> Case:
    affairs = {"rising_sun": rising_sun, "vp": vp, "markers": {"government": "holding", **markers}}
    boxes = {"axis_pool": ["JP-INF1-01", "JP-INF1-02", "JP-INF1-03", "JP-ARM-01"]}
    return case(REPLACEMENTS, affairs=affairs, boxes=boxes, cards={"axis": ""})


@pytest.mark.rule("DSA-REP-05", "DSB-MK-18-3")
def test_hakko_ichiu_gives_infantry_by_both_boxes() -> None:
    assert steps(japan(hakko_ichiu="vp_1")) == 3
    assert japan(rising_sun=False, hakko_ichiu="vp_1").halted
    assert japan(hakko_ichiu="delay").halted


@pytest.mark.rule("DSA-REP-06", "DSB-MK-23-4")
def test_the_mandate_gives_infantry_by_the_box_of_the_rising_sun() -> None:
    assert steps(japan(japanese_mandate="vp_4")) == 2


@pytest.mark.rule("DSA-REP-07", "DSB-MK-18-3", "DSB-MK-23-4")
def test_two_infantry_steps_may_be_one_armor_step() -> None:
    one = japan(japanese_mandate="vp_4")
    tank = next(answer for answer in one.legal("axis") if answer.startswith("take JP-ARM-01"))
    one.do("axis", tank)
    assert one.halted  # both steps are spent
    poor = japan(vp=1, japanese_mandate="vp_4")
    assert not [answer for answer in poor.legal("axis") if answer.startswith("take JP-ARM-01")]


@pytest.mark.rule("DSB-MK-31-1")
@pytest.mark.parametrize(("turned", "count"), [([], 1), (["minor_country_production_western"], 2)])
def test_minor_country_production(turned: list[str], count: int) -> None:
    affairs = {"turned": turned, "markers": {"minor_country_production_western": "swb"}}
    boxes = {"western_pool": ["KI-WZ-01", "KI-WZ-02"]}
    one = case(REPLACEMENTS, phasing="western", affairs=affairs, boxes=boxes, cards={"western": ""})
    assert steps(one) == count


@pytest.mark.rule("DSB-MK-44_5-1")
def test_the_victory_program_brings_us_infantry() -> None:
    affairs = {"markers": {"us_victory_program": "swb"}}
    boxes = {"western_pool": ["US-INF1-01", "BR-INF1-01"]}
    one = case(REPLACEMENTS, phasing="western", affairs=affairs, boxes=boxes, cards={"western": ""})
    assert {answer.split()[1] for answer in one.legal("western") if answer != "done"} == {"US-INF1-01"}


# -- Partisan Bases --------------------------------------------------------------------------------------


def base(faction: int = WEST, placed: str = "western_pool", **further: Any) -> Case:
    seat = ("axis", "western", "soviet")[faction]
    own = f"partisan_base_{seat}"
    affairs = {"markers": {own: placed, **further.pop("markers", {})}}
    return case(BASES, phasing=seat, affairs=affairs, **{**HOPEH, **further})


@pytest.mark.rule("DSA-PTB-01", "DSA-PTB-02", "DSA-PTB-03")
def test_a_base_is_placed_in_rough_or_a_city_of_a_conquered_country() -> None:
    one = base(markers={"partisan_base_western-2": "western_pool"})
    found = {answer.split()[-1] for answer in one.legal("western") if "place" in answer}
    assert {PEIPING, TSINAN} <= found
    world = one.war.tables.map
    for hex in found:
        cell = world.cell(hex)
        assert cell.city or world.terrain_class[cell.terrain] == "rough"
        assert one.war.lands.country[one.hex(hex)] == "hopeh"
    one.do("western", f"choose place {TSINAN}")
    assert marker(one, "partisan_base_western") == TSINAN
    assert not [answer for answer in one.legal("western") if "place" in answer]  # one to a Country
    assert case(BASES, phasing="axis", **HOPEH).halted


@pytest.mark.rule("DSA-PTB-03")
def test_a_base_may_lie_in_a_country_of_the_other_ally() -> None:
    one = base(SOVIET, "soviet_pool")
    assert f"choose place {TSINAN}" in one.legal("soviet")


@pytest.mark.rule("DSA-PTB-04")
def test_not_in_land_ceded_to_japan() -> None:
    inner = {cell.id for cell in BUILDING.tables.map.hexes if cell.region == "inner_mongolia"}
    free = base(ceded=[])
    ceded = base(ceded=["japan_inner_mongolia"])

    def places(one: Case) -> set[str]:
        return {answer.split()[-1] for answer in one.legal("western")}

    assert places(free) & inner
    assert not places(ceded) & inner


@pytest.mark.rule("DSA-PTB-05", "DSA-PTB-06")
def test_not_with_the_enemy_or_in_his_zone() -> None:
    one = base(units={PEIPING: ["JP-INFA-01"]})
    found = {answer.split()[-1] for answer in one.legal("western")}
    assert PEIPING not in found
    grid = one.war.tables.map.board.grid
    beside = {grid.labels[hex] for hex in grid.around(one.hex(PEIPING))}
    assert not found & beside
    marked = base(units={TSINAN: ["JP-INF1-01/detachment"]})
    assert f"choose place {TSINAN}" not in marked.legal("western")


@pytest.mark.rule("DSA-PTB-07")
def test_not_where_the_other_ally_has_a_base() -> None:
    assert base(markers={"partisan_base_soviet": TSINAN}).halted


@pytest.mark.rule("DSA-PTB-08", "DSA-PTB-09")
def test_a_base_stays_under_the_enemy_and_may_be_taken_up() -> None:
    one = base(placed=TSINAN, units={TSINAN: ["JP-INFA-01"]})
    one.do("western", f"choose take_up {TSINAN}")
    assert marker(one, "partisan_base_western") == "delay"
    two = base(placed=TSINAN, units={TSINAN: ["JP-INFA-01"]})
    two.do("western", "decline")
    assert marker(two, "partisan_base_western") == TSINAN


@pytest.mark.rule("DSA-REP-32", "DSB-MK-36-1")
def test_a_unit_may_come_to_a_base_of_its_country() -> None:
    hopeh = {"hopeh": {"status": "active", "alignment": "western"}}
    affairs = {"markers": {"partisan_base_western": "w5122", "minor_country_production_western": "swb"}}
    given: dict[str, Any] = {
        "boxes": {"western_pool": ["HO-WZ-01"]},
        "cards": {"western": ""},
        "countries": hopeh,
    }
    one = case(REPLACEMENTS, phasing="western", affairs=affairs, **given)
    assert "take HO-WZ-01 w5122" in one.legal("western")
    taken = case(REPLACEMENTS, phasing="western", affairs=affairs, units={"w5122": ["JP-INFA-01"]}, **given)
    assert "take HO-WZ-01 w5122" not in taken.legal("western")
    assert partisans.sites(one.war, WEST, ()) == []  # no Country is conquered


# -- delay, raiders, Showa -------------------------------------------------------------------------------


@pytest.mark.rule("DSA-DEL-06", "DSB-MK-10-1")
def test_convoy_strategy_reduces_a_delay_every_turn() -> None:
    document = {
        "scenario": "waking-giant", "year": 1942, "turn": "May-June", "units": {}, "phasing": "soviet",
        "boxes": {"aug-sept-1942": ["JP-AF-01"]},
        "affairs": {"markers": {"convoy_strategy": "swb", "government": "holding"}},
        "frames": [{"step": "game_turn", "number": 0, "played": 1}, {"step": "end_of_turn"}],
    }  # fmt: skip
    one = Case.begun(document)
    one.do("axis", "choose JP-AF-01")
    assert one.where("JP-AF-01") == "july-aug-1942"


@pytest.mark.rule("DSB-MK-41-1", "DSB-MK-41-2")
def test_suicidal_raiders_cost_the_west_two_support_units() -> None:
    affairs = {"markers": {"suicidal_raiders": "axis_pool"}}
    boxes = {"western_pool": ["US-AF-02", "US-SURF-01", "BR-SURF-01"]}
    one = case({"step": "political_events"}, cards={"axis": ""}, affairs=affairs, boxes=boxes)
    one.do("axis", "choose send")
    one.do("western", "choose US-SURF-01", "choose US-AF-02")
    assert one.where("US-SURF-01") == "naval_delay"
    assert one.where("US-AF-02") == "delay"
    assert marker(one, "suicidal_raiders") == "delay"
    poor = case({"step": "political_events"}, cards={"axis": ""}, affairs=affairs)
    poor.do("axis", "choose send")
    assert poor.halted


@pytest.mark.rule("DSB-MK-40-2")
def test_showa_restoration_turns_the_government() -> None:
    affairs = {"government": "army", "markers": {"government": "holding", "showa_restoration": "swb"}}
    frame = {"step": "conditional_events", "stage": 7}
    one = case(frame, cards={"axis": ""}, affairs=affairs, posture={"russia": "disputes"})
    one.do("axis", "choose showa_restoration")
    assert one.war.affairs.government == "navy"
    assert marker(one, "showa_restoration") == "delay"


ARMY_LEADS = {"government": "army", "markers": {"government": "holding", "showa_restoration": "swb"}}


@pytest.mark.rule("DSB-MK-40-2", "DSA-CRD-26")
def test_the_other_branch_may_lead_before_a_card_is_selected() -> None:
    affairs = {**ARMY_LEADS, "hands": [["axis-2b", "axis-8"], [], []]}  # Navy Plan Adopted
    one = case({"step": "select_card", "faction": 0}, cards={"axis": ""}, affairs=affairs, **PEACE)
    one.refuses("axis", "select axis-2b", "DSA-CRD-25")
    one.do("axis", "choose showa_restoration")
    assert marker(one, "showa_restoration") == "delay"
    assert "select axis-2b" in one.legal("axis")
    assert "choose showa_restoration" not in one.legal("axis")
    alone = {**ARMY_LEADS, "hands": [["axis-2b"], [], []]}
    none = case({"step": "select_card", "faction": 0}, cards={"axis": ""}, affairs=alone, **PEACE)
    assert none.legal("axis") == ["choose showa_restoration", "decline"]
    none.do("axis", "decline")
    assert none.war.affairs.pending[0] == ""


@pytest.mark.rule("DSB-MK-40-2", "DSB-MK-22-4")
def test_the_navy_may_lead_before_a_blitz_marker_goes_to_sea() -> None:
    quiet = {"russia": "disputes"}
    one = case({"step": "support", "stage": 3, "blitz": 2}, affairs=ARMY_LEADS, posture=quiet)
    assert one.legal("axis", "choose") == ["choose showa_restoration"]
    one.do("axis", "choose showa_restoration", "blitz w4525")  # no Cabinet Crisis is rolled for
    assert one.war.affairs.government == "navy"


@pytest.mark.rule("DSB-MK-22-5", "DSB-PO-42")
def test_neutrality_may_end_before_a_card_is_selected() -> None:
    affairs = {"government": "army", "markers": {"government": "holding"}, "hands": [["axis-8"], [], []]}
    given: dict[str, Any] = {
        "posture": {"russia": "neutrality"},
        "war_state": "limited_war",
        "cards": {"axis": ""},
    }
    one = case({"step": "select_card", "faction": 0}, affairs=affairs, **given)
    one.do("axis", "choose end_policy russia")
    assert posture(one, "russia") == "war"
    assert marker(one, "government") == "delay"


@pytest.mark.rule("DSB-MK-22-5", "DSB-MK-22-6")
@pytest.mark.parametrize(("branch", "box"), [("army", "russia"), ("navy", "britain")])
def test_the_government_may_fall_for_the_end_of_neutrality(branch: str, box: str) -> None:
    affairs = {"government": branch, "markers": {"government": "holding"}}
    held = {"russia": "neutrality", "britain": "neutrality", "soviet_minors": "disputes"}
    frame = {"step": "conditional_events", "stage": 7}
    one = case(frame, cards={"axis": ""}, affairs=affairs, posture=held, war_state="limited_war")
    assert [answer for answer in one.legal("axis") if "end_policy" in answer] == [f"choose end_policy {box}"]
    one.do("axis", f"choose end_policy {box}")
    assert posture(one, "russia") == posture(one, "britain") == "war"  # wherever it holds
    assert marker(one, "government") == "delay"


def test_a_campaign_without_v_j_day_ends_with_1950() -> None:
    document = {
        "scenario": "waking-giant", "year": 1950, "turn": "Nov-Dec", "units": {}, "phasing": "soviet",
        "affairs": {"markers": {"government": "holding"}},
        "frames": [{"step": "game_turn", "number": 3, "played": 70}],
    }  # fmt: skip
    assert Case.begun(document).state.outcome is not None


# -- Countries and cards ---------------------------------------------------------------------------------


@pytest.mark.rule("DSB-AL-01", "DSB-AL-02", "DSB-AL-09")
def test_major_countries_never_change_sides_minor_ones_do() -> None:
    from flagplot.games.dai_senso.politics import countries

    one = case(
        {"step": "event", "event": "15.31", "receiver": 0}, affairs={"markers": {"government": "delay"}}
    )
    found = {id: countries.of_faction(one.war, id) for id in ("japan", "britain", "us", "russia")}
    assert found == {"japan": AXIS, "britain": WEST, "us": WEST, "russia": SOVIET}
    countries.settle(one.war, "hopeh", 0, SOVIET)
    assert status(one, "hopeh") == (0, SOVIET)
    assert countries.faction(one.war, "hopeh") == SOVIET
    countries.settle(one.war, "hopeh", CONQUERED, SOVIET)
    assert countries.faction(one.war, "hopeh") == SOVIET  # it keeps its alignment


@pytest.mark.rule("DSB-CS-01", "DSB-CS-02", "DSB-CS-04", "DSB-CS-05")
def test_units_with_a_stripe_wait_and_fortresses_stand_in_their_hexes() -> None:
    neutral = {"hopeh": {"status": "neutral", "alignment": ""}}
    frame = {"step": "activation", "country": "hopeh", "faction": WEST}
    one = case(frame, countries=neutral)
    assert one.where("HO-DEF-01") == "delay"  # a port-a-fort counts as one with a stripe
    manchukuo = {"manchukuo": {"status": "neutral", "alignment": ""}}
    two = case({**frame, "country": "manchukuo", "faction": AXIS}, countries=manchukuo)
    assert two.where("MAN-FTDAI-01") == "w5125"  # Dairen


@pytest.mark.rule("DSB-FC-09", "DSB-FC-10", "DSB-FC-15")
def test_every_minor_country_has_counters_of_its_own() -> None:
    tables = BUILDING.tables
    minors = {one.id for one in tables.map.countries.minors}
    assert len(minors) == 29  # 28 of the text, and Ceylon
    owners = {counter.country for counter in tables.counters}
    assert minors <= owners | {"tibet"}
    assert KWANTUNG in owners
    assert len(tables.map.countries.dependents) == 63
    assert minors <= tables.map.countries.names().keys()


@pytest.mark.rule("DSB-CD-15")
def test_the_sextant_conference_helps_only_active_countries() -> None:
    szechwan = {"szechwan": {"status": "conquered", "alignment": "western"}}  # EXB-053
    frame = {"step": "option_card", "stage": 3}
    one = case(frame, phasing="western", cards={"western": "43a"}, countries=szechwan)
    brought = [c.id for c in one.war.counters if c.code == "43a" and one.where(c.id) == "delay"]
    assert brought
    assert all(one.war.counter(one.number(id)).country == "kiangsu" for id in brought)


@pytest.mark.rule("DSB-CD-19")
def test_north_wind_cloudy_gives_a_tank_and_infantry() -> None:
    grants = {(one.kind, one.country): one.steps for one in BUILDING.tables.cards["axis-28b"].replacements}
    assert grants == {("armor", "japan"): 1, ("infantry", "japan"): 4}
    boxes = {"axis_pool": ["JP-ARM-01", "JP-INF1-01", "JP-INF1-02"]}
    given: dict[str, Any] = {"scenario": "pacific-war", "turn": "Nov-Dec", "cards": {"axis": "28b"}}
    taking = Case("replacements", {}, boxes, phasing="axis", **given)
    assert taking.game.prompt(taking.state, "axis") == "Take replacements: 5 steps left"
    taking.do("axis", "take JP-ARM-01 e4904")
    assert not [answer for answer in taking.legal("axis", "take") if "ARM" in answer]  # one tank alone


@pytest.mark.rule("DSI-CRD-16", "DSA-CMP-37")
def test_one_map_cards_are_in_one_scenario() -> None:
    one_map = {card.id for card in BUILDING.tables.cards.values() if card.symbols.one_map_only}
    small = opening.opening(BUILDING.tables, "war-of-resistance")
    large = opening.opening(BUILDING.tables, "rising-sun")
    assert one_map & {card for hand in small.hands for card in hand}  # type: ignore[union-attr]
    assert not one_map & {card for hand in large.hands for card in hand}  # type: ignore[union-attr]


@pytest.mark.rule("DSB-WS-10", "DSB-PO-41")
def test_in_peace_the_axis_ends_nothing_of_its_own_will() -> None:
    frame = {"step": "event", "event": "15.30", "receiver": 0}
    peace = case(frame, scenario="rising-sun", year=1937, turn="May-June", war_state="pre_war")
    assert not [answer for answer in peace.legal("axis") if "end_policy" in answer]
    war = case(frame, posture={"britain": "treaty"}, war_state="limited_war")
    war.do("axis", "choose end_policy britain")
    assert posture(war, "britain") == "war"


@pytest.mark.rule("DSB-WS-19")
def test_events_let_allies_declare_war_in_limited_war() -> None:
    frame = {"step": "event", "event": "15.30", "receiver": WEST}
    one = case(frame, war_state="limited_war")
    one.do("western", "choose declare_war tibet")
    assert status(one, "tibet") == (0, AXIS)
    segment = case({"step": "war_and_peace"}, phasing="western", war_state="limited_war")
    assert segment.halted  # there they may not yet


@pytest.mark.rule("DSB-MK-37-1")
def test_a_posture_box_holds_one_marker() -> None:
    one = case({"step": "card_actions"}, cards={"western": "18a"}, phasing="western",
               posture={"us_western_minors": "peace"})  # fmt: skip
    assert posture(one, "us_western_minors") == "quarantine"
    assert len(one.state.posture) == len(POSTURE_BOXES)


# -- Tora, two nations, Mobilizing, and what only reminds ------------------------------------------------


@pytest.mark.rule("DSI-SCN-15")
def test_what_tora_leaves_out() -> None:
    given: dict[str, Any] = {"scenario": "tora", "affairs": {"markers": {"government": "holding"}}}
    army = {**given, "affairs": {"government": "army", "markers": {"government": "holding"}}}
    total = case({"step": "total_war"}, posture={"russia": "neutrality"}, **army)
    assert posture(total, "russia") == "neutrality"  # nobody was asked to pay for its end
    frame = {"step": "political_events"}
    assert case(frame, phasing="western", cards={"western": "38"}, **given).halted  # no European Commitment
    dissolve = {"step": "conditional_events", "stage": 7}
    assert case(dissolve, cards={"axis": ""}, **given).halted
    garrison = {"step": "conditional_events", "stage": 5}
    assert case(garrison, cards={"axis": ""}, posture={"russia": "neutrality"}, **given).halted
    z = case({"step": "event", "event": "15.29", "receiver": 0}, **given)
    assert not [answer for answer in z.legal("axis") if "diplomatic_incident" in answer]


@pytest.mark.rule("DSB-CE-1_2-3")
def test_an_hq_of_two_nations_does_not_occupy_the_home_of_one() -> None:
    from flagplot.games.dai_senso.politics import occupation

    axis = {id: {"status": "active", "alignment": "axis"} for id in ("hopeh", "siam")}  # EXB-046
    away = {"markers": {"government": "delay"}}
    given: dict[str, Any] = {"countries": axis, "boxes": {"axis_aex": ["HO-EXP-01"]}, "affairs": away}
    frame = {"step": "event", "event": "15.31", "receiver": 0}
    home = case(frame, units={PEIPING: ["AX-AEX-01"]}, **given)
    assert not occupation.causing(home.war, "hopeh")
    abroad = case(frame, units={"w3817": ["AX-AEX-01"]}, **given)
    assert occupation.causing(abroad.war, "siam")


@pytest.mark.rule("DSB-MK-32-2")
def test_a_country_that_mobilizes_keeps_its_units_at_home() -> None:
    from flagplot.games.dai_senso.movement import restrictions

    siam = {"siam": {"status": "active", "alignment": "axis"}}
    frame = {"step": "operational_movement"}
    one = case(frame, countries=siam, units={"w3817": ["mobilizing-01"], "w3916": ["SIAM-INF-01"]})
    assert restrictions.abroad(one.war, one.number("SIAM-INF-01"), one.hex("w4115"))  # Burma
    assert not restrictions.abroad(one.war, one.number("SIAM-INF-01"), one.hex("w3817"))
    free = case(frame, countries=siam, units={"w3916": ["SIAM-INF-01"]})
    assert not restrictions.abroad(free.war, free.number("SIAM-INF-01"), free.hex("w4115"))


@pytest.mark.rule("DSB-PE-29-6")
def test_an_snlf_landing_needs_no_weather_and_no_fleet() -> None:
    frame = {"step": "operation_z", "left": 1}
    one = case(frame, cards={"axis": "28a"})
    one.do("axis", "choose snlf_landing")
    sea = one.legal("axis")[0].split()[1]
    assert one.hex(sea) not in one.war.tables.map.board.land
    one.do("axis", f"choose {sea}")
    while not one.halted:
        one.do("axis", one.legal("axis")[0])  # the shore it faces
    assert sea in one.war.affairs.markers.values()


@pytest.mark.rule("DSB-MK-47-1", "DSB-MK-48-1")
def test_markers_that_only_remind_are_no_counters() -> None:
    assert not [id for id in BUILDING.tables.number if id.startswith(("weather", "drm"))]
    assert {"weather_reminder", "drm_reminder"} <= set(BUILDING.tables.marker_names)


@pytest.mark.rule("DSA-CMP-05")
def test_the_european_war_display() -> None:
    from flagplot.games.dai_senso.places import PLACES

    one = case({"step": "event", "event": "15.31", "receiver": 0}, affairs={"europe": [1, 2], "esv": -3})
    assert one.war.affairs.europe == (1, 2)
    assert one.war.affairs.esv == -3
    assert "europe" in PLACES


@pytest.mark.rule("DSA-CMP-07")
def test_nine_turns_are_a_year() -> None:
    from flagplot.games.dai_senso.turn.calendar import TURNS, after

    assert 30 <= 365 / len(TURNS) <= 60
    assert after(1941, 0, len(TURNS)) == (1942, 0)


@pytest.mark.rule("DSA-REP-33")
def test_russians_come_to_eastern_europe() -> None:
    from flagplot.games.dai_senso.places import off_map
    from flagplot.games.dai_senso.seasons import locations

    one = case({"step": "operational_movement"}, phasing="soviet", boxes={"soviet_pool": ["RU-INF1-01"]})
    assert off_map("eastern_europe") in locations.of(one.war, one.number("RU-INF1-01"))


@pytest.mark.rule("DSB-IN-14", "DSI-CTR-06")
def test_a_garrison_comes_back_only_to_its_own_hex() -> None:
    from flagplot.games.dai_senso.seasons import locations

    one = case({"step": "operational_movement"}, boxes={"axis_pending": ["JP-GAR-02", "JP-INF1-01"]})
    own = one.war.counter(one.number("JP-GAR-02")).only_hex
    assert {one.hex(own)} >= set(locations.of(one.war, one.number("JP-GAR-02")))
    assert len(locations.of(one.war, one.number("JP-INF1-01"))) > 1


@pytest.mark.rule("DSB-MK-38-2")
def test_quit_india_leaves_the_game_when_japanese_troops_enter() -> None:
    units = {"w4114": ["JP-INF1-01", "JP-AF-01"], "w4015": ["JP-INF1-02/detachment"]}
    given: dict[str, Any] = {
        "affairs": {"markers": {"quit_india": "swb"}},
        "ceded": ["japan_burma"],
        "posture": {"britain": "war"},
    }
    one = Case("reserve_movement", units, phasing="axis", scenario="pacific-war", **given)
    into = next(line for line in one.legal("axis", "move") if in_india(one, line))
    beside = next(line for line in one.legal("axis", "move") if not in_india(one, line))
    two = Case("reserve_movement", units, phasing="axis", scenario="pacific-war", **given)
    two.do("axis", beside)
    assert marker(two, "quit_india") == "swb"
    one.do("axis", into)
    assert marker(one, "quit_india") == ""


def in_india(one: Case, line: str) -> bool:
    return one.war.tables.map.cell(line.split()[2]).area == "india"


@pytest.mark.rule("DSB-MK-38-2")
def test_quit_india_does_not_arrive_where_japanese_troops_are() -> None:
    affairs = {"markers": {"quit_india": "aug-sept-1942"}}
    when: dict[str, Any] = {"turn": "Aug-Sept", "year": 1942, "affairs": affairs}
    assert marker(case({"step": "arrivals"}, **when), "quit_india") == "swb"
    calcutta = {"w4213": ["JP-INF1-01"]}
    assert marker(case({"step": "arrivals"}, units=calcutta, **when), "quit_india") == ""
