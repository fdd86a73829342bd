"""The Current Strategic Value, the VP Track, and the ends of a campaign."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.dai_senso.politics import victory
from tests.dai_senso.affairs import case, event, marker
from tests.dai_senso.setting import BUILDING, Case

TOKYO, SINGAPORE = "e4904", "w3218"
NOTHING = event("15.31")  # asks nobody while nobody leads
AWAY = {"markers": {"government": "delay"}}
BASE = 1  # of an empty map: Hopeh with Peiping is conquered in this scenario


def value(*, final: bool = False, affairs: dict[str, Any] | None = None, **further: Any) -> int:
    given = {**AWAY, **(affairs or {})}
    one = case(NOTHING, affairs=given, ceded=[], **further)
    return victory.strategic_value(one.war, final=final)


@pytest.mark.rule("DSA-VIC-02", "DSA-VIC-06", "DSI-MAP-10", "DSB-SC-01")
@pytest.mark.parametrize(
    ("scenario", "found"),
    [
        ("tora", 3), ("rising-sun", 0), ("pacific-war", 3), ("waking-giant", 8), ("magic-and-vengeance", 8),
        ("when-tigers-fight", 3), ("war-of-resistance", 0),
    ],
)  # fmt: skip
def test_the_value_of_a_set_up_is_that_of_its_scenario(scenario: str, found: int) -> None:
    document: dict[str, Any] = {"scenario": scenario, "base": "start"}
    state = BUILDING.position({**document, "phase": "war_and_peace"})
    war = BUILDING.play(state)
    assert victory.strategic_value(war) == found
    card = war.tables.scenarios[scenario]
    if scenario != "magic-and-vengeance":  # where the Mandate holds it back
        side, box = victory.box_for(found, rising_sun=war.affairs.rising_sun)
        assert (side, box) == (card.vp["side"] == "rising_sun", card.vp["box"])


@pytest.mark.rule("DSA-VIC-02", "DSB-MK-3-1")
def test_allied_hexes_in_axis_hands_and_collapses_count() -> None:
    held = {"britain": "war"}
    assert value(units={SINGAPORE: ["JP-INFA-01"]}, posture=held) == value(posture=held) + 1
    collapsed = {"markers": {**AWAY["markers"], "allied_collapse": "swb", "allied_collapse-2": "swb"}}
    assert value(affairs=collapsed) == value() + 2


@pytest.mark.rule("DSA-VIC-03", "DSB-MK-30-1")
def test_axis_hexes_in_allied_hands_and_takeovers_count_against_it() -> None:
    assert (
        value(units={TOKYO: ["US-INFM-01"]}, posture={"us_western_minors": "war"}, affairs={"esv": 0})
        == BASE - 1
    )
    assert value(affairs={"markers": {"government": "delay", "military_takeover": "swb"}}) == value() - 1


@pytest.mark.rule("DSA-VIC-05", "DSB-MK-14_1-1")
@pytest.mark.parametrize(("esv", "found"), [(3, 3), (-4, 0)])
def test_with_allies_in_japan_a_positive_esv_is_added(esv: int, found: int) -> None:
    units = {TOKYO: ["US-INFM-01"]}
    assert value(units=units, posture={"us_western_minors": "war"}, affairs={"esv": esv}) == found


@pytest.mark.rule("DSA-VIC-04", "DSB-PO-10")
def test_axis_hexes_in_an_active_pac_are_left_out() -> None:
    axis = [
        cell.id for cell in BUILDING.tables.map.hexes if cell.strategic == "axis" and cell.area != "japan"
    ]
    one = case(NOTHING, affairs=AWAY, posture={"britain": "war"})
    owned = [hex for hex in axis if one.war.lands.country[one.hex(hex)] == "japan"]
    ceded = ["russia_kirin", "russia_liaoning"]
    free = value_with(ceded, "war")
    bound = value_with(ceded, "neutrality")
    assert owned
    assert free < bound


def value_with(ceded: list[str], russia: str) -> int:
    """With land in Manchukuo ceded to Russia, whose hexes there are Axis Strategic Hexes."""
    one = case(NOTHING, affairs=AWAY, ceded=ceded, posture={"russia": russia, "soviet_minors": russia})
    return victory.strategic_value(one.war)


@pytest.mark.rule("DSA-VIC-25", "DSA-VIC-26")
def test_at_the_end_influence_speaks_for_neutral_countries() -> None:
    france = {"france": {"status": "neutral", "alignment": ""}}  # Saigon
    leaning = {"capitals": {"france": ["influence_axis"]}}
    assert value(countries=france, affairs=leaning, final=True) == value(countries=france, final=True) + 1
    assert value(countries=france, affairs=leaning) == value(countries=france)
    fallen: dict[str, Any] = {"units": {TOKYO: ["US-INFM-01"]}, "posture": {"us_western_minors": "war"}}
    assert value(countries=france, affairs={**leaning, "esv": 0}, final=True, **fallen) == BASE - 1


@pytest.mark.rule(
    "DSA-VIC-07", "DSA-VIC-07a", "DSA-VIC-07b", "DSA-VIC-07c", "DSA-VIC-07d", "DSA-VIC-07e", "DSA-VIC-09"
)
@pytest.mark.parametrize(
    ("value", "side", "box"),
    [
        (3, True, 1), (5, True, 1), (6, True, 2), (9, True, 3), (12, True, 4), (14, True, 4), (15, True, 5),
        (0, False, 1), (-5, False, 1), (-6, False, 2), (-10, False, 2), (-11, False, 3), (-14, False, 4),
        (-16, False, 4), (-17, False, 5),
    ],
)  # fmt: skip
def test_the_vp_track(value: int, side: bool, box: int) -> None:
    assert victory.box_for(value, rising_sun=not side) == (side, box)


@pytest.mark.rule("DSA-VIC-08")
@pytest.mark.parametrize("side", [True, False])
@pytest.mark.parametrize("value", [1, 2])
def test_one_and_two_never_turn_the_marker(value: int, side: bool) -> None:
    assert victory.box_for(value, rising_sun=side) == (side, 0)


# -- the check at the start of a season ----------------------------------------------------------------


def season(**further: Any) -> Case:
    """A Seasonal Turn begins."""
    document = {"scenario": "waking-giant", "year": 1942, "turn": "Aug-Sept", "units": {}, **further}
    return Case.begun({**document, "frames": [{"step": "game_turn", "number": 0, "played": 1}]})


HOME = ("e4801", "e4803", "e4901", "e4903", "e4904", "e5005", "e5304")
ALLIED_COLLAPSES = {f"allied_collapse-{n}": "swb" for n in range(2, 6)} | {"allied_collapse": "swb"}
CONQUERED = {
    hex: [f"JP-INFA-{n:02d}"]
    for n, hex in enumerate(
        ("e1308", "e1516", "w3218", "w3426", "w3508", "w3824", "w4106", "w4213", "w4222", "e4226", "w4418"), 1
    )
}


@pytest.mark.rule("DSA-VIC-01", "DSA-VIC-20")
def test_asian_domination() -> None:
    affairs = {"markers": {"government": "delay", **ALLIED_COLLAPSES}}
    one = season(units=CONQUERED, affairs=affairs)
    assert one.war.affairs.vp == 5
    assert one.state.outcome is not None
    assert one.state.outcome.winners == ("axis",)
    assert one.state.outcome.rule == "DSA-VIC-20"


@pytest.mark.rule("DSA-VIC-10", "DSA-VIC-21", "DSB-MK-23-2")
def test_the_mandate_holds_the_rising_sun_back() -> None:
    affairs = {"markers": {"government": "delay", "japanese_mandate": "vp_2", **ALLIED_COLLAPSES}}
    one = season(units=CONQUERED, affairs=affairs)
    assert one.war.affairs.vp == 2
    assert one.state.outcome is None


@pytest.mark.rule("DSA-VIC-22")
def test_japan_surrenders_in_limited_war() -> None:
    affairs = {"markers": {"government": "delay", "military_takeover": "swb", "military_takeover-2": "swb"}}
    units = {hex: [f"US-INF1-{n:02d}"] for n, hex in enumerate(HOME, 1)}
    lands = {
        "hopeh": {"status": "active", "alignment": "western"},
        "nei": {"status": "neutral", "alignment": ""},
    }
    held: dict[str, Any] = {
        "countries": lands,
        "war_state": "limited_war",
        "affairs": {**affairs, "esv": 0},
        "units": units,
        "ceded": [],
    }
    one = season(**held)
    assert one.state.outcome is not None
    assert one.state.outcome.winners == ("western", "soviet")
    total = season(**{**held, "war_state": "total_war"})
    assert total.state.outcome is None


# -- the end -------------------------------------------------------------------------------------------


def end(**affairs: Any) -> Any:
    hopeh = {"hopeh": {"status": "active", "alignment": "western"}}
    one = case(NOTHING, affairs={**AWAY, **affairs}, ceded=[], countries=hopeh)
    return victory.final_check(one.war)


@pytest.mark.rule("DSA-VIC-27", "DSA-VIC-28", "DSA-VIC-29", "DSB-MK-23-3")
def test_more_vps_win_and_the_axis_wins_ties() -> None:
    lost = end()  # a value of 0: Allied Crusade, 1 VP
    assert lost.winners == ("western", "soviet")
    tied = end(markers={"government": "delay", "japanese_mandate": "vp_1"})
    assert tied.winners == ("axis",)
    hakko = end(markers={"government": "delay", "hakko_ichiu": "vp_4"})
    assert hakko.winners == ("western", "soviet")  # it scores nothing


@pytest.mark.rule("DSI-SCN-06")
@pytest.mark.parametrize(("count", "winners"), [(3, ("western",)), (4, ()), (6, ("axis",))])
def test_tora_is_decided_by_the_value(count: int, winners: tuple[str, ...]) -> None:
    units = dict(list(CONQUERED.items())[:count])
    war = {"britain": "war", "us_western_minors": "war", "nationalist_china": "war"}
    one = case(NOTHING, affairs=AWAY, ceded=[], units=units, posture=war, scenario="tora")
    assert victory.tora(one.war).winners == winners


@pytest.mark.rule("DSB-MK-11-2", "DSB-MK-11-3")
def test_a_devastated_city_of_japan_counts_for_the_ally() -> None:
    ruined = {TOKYO: ["US-ABOMB-01"]}
    assert value(units=ruined, affairs={"esv": 0}) == BASE - 1
    assert value(units={"w5223": ["US-ABOMB-01"]}) == value()  # nothing for one's own side's cities


@pytest.mark.rule("DSB-SC-02", "DSB-SC-03", "DSB-SC-04", "DSI-SCN-16")
def test_what_a_scenario_sets() -> None:
    mouse = BUILDING.position({"scenario": "cornered-mouse", "base": "start", "phase": "war_and_peace"})
    assert mouse.war_state == 1  # EXB-001
    giant = BUILDING.position({"scenario": "waking-giant", "base": "start", "phase": "war_and_peace"})
    war = BUILDING.play(giant)
    assert war.affairs.uscl == 1
    assert war.affairs.markers["v_j_day"] == "nov-dec-1945"
    assert "16.3.3" in war.affairs.once
    assert marker(case(NOTHING, affairs=AWAY), "oil_embargo") == ""
