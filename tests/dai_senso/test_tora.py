"""Tora! Tora! Tora!: what this scenario keeps from happening. [DSI-SCN-06, DSI-SCN-15]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.dai_senso.affairs import case, event, led, posture
from tests.dai_senso.setting import BUILDING, Case

NEUTRAL_RUSSIA = {"russia": "neutrality", "soviet_minors": "neutrality"}
TORA: dict[str, Any] = {"scenario": "tora", "year": 1941, "turn": "Nov-Dec", "posture": NEUTRAL_RUSSIA}
ARMY = led("army")  # it could pay for the end of Neutrality anywhere else
KANSU, HULUNBUIR, VLADIVOSTOK = "w5021", "w5724", "e5301"


@pytest.mark.rule("DSI-SCN-15")
def test_nobody_attacks_the_soviets_in_tora() -> None:
    units = {
        VLADIVOSTOK: ["RU-INFA-01"],
        "e5201": ["JP-INFA-01"],
        KANSU: ["KAN-WZ-01"],
        "w5022": ["JP-INFA-02"],
    }
    at = Case("regular_combat", units, phasing="axis", affairs=ARMY, **TORA)
    assert at.legal("axis") == ["done"]
    at.refuses("axis", f"target {VLADIVOSTOK}", "DSI-SCN-15")
    at.refuses("axis", f"target {KANSU}", "DSI-SCN-15")  # at War, but of the Soviet side
    elsewhere = Case(
        "regular_combat", units, phasing="axis", affairs=ARMY, **{**TORA, "scenario": "pacific-war"}
    )
    assert elsewhere.legal("axis", "target") == [f"target {KANSU}", f"target {VLADIVOSTOK}"]


@pytest.mark.rule("DSI-SCN-15")
def test_nobody_enters_soviet_land_in_tora() -> None:
    units = {"e5201": ["JP-INFA-01"], "w5022": ["JP-INFA-02"], "w4921": ["SZE-WZ-01"]}
    at = Case("operational_movement", units, phasing="axis", affairs=ARMY, **TORA)
    at.refuses("axis", f"move JP-INFA-01 {VLADIVOSTOK}", "DSI-SCN-15")
    at.refuses("axis", f"move JP-INFA-02 {KANSU}", "DSI-SCN-15")
    west = Case("operational_movement", units, phasing="western", **TORA)
    west.refuses("western", f"move SZE-WZ-01 {KANSU}", "DSI-SCN-15")


@pytest.mark.rule("DSI-SCN-15")
def test_no_air_force_is_sent_against_the_soviets_in_tora() -> None:
    units = {"e5201": ["JP-INFA-01"], "w5022": ["JP-INFA-02"], "w5125": ["JP-FTDAI-01"], KANSU: ["KAN-WZ-01"]}
    at = Case("support", units, {"axis_pool": ["JP-AF-01"]}, phasing="axis", affairs=ARMY, **TORA)
    at.refuses("axis", f"place JP-AF-01 {VLADIVOSTOK}", "DSI-SCN-15")
    at.refuses("axis", f"place JP-AF-01 {KANSU}", "DSI-SCN-15")


@pytest.mark.rule("DSI-SCN-15")
def test_nobody_is_brought_in_who_would_join_the_soviets() -> None:
    z = case(event("15.29"), affairs=ARMY, **TORA)
    westward = ("nei", "siam", "tibet")  # who would join the West; not Sinkiang, Tannu Tuva, nor France
    assert z.legal("axis", "choose") == [f"choose declare_war {one}" for one in westward]
    z.do("axis", "choose declare_war siam")
    assert posture(z, "russia") == "neutrality"
    declared = case({"step": "war_and_peace"}, affairs=ARMY, **TORA)
    assert declared.legal("axis", "choose") == [f"choose {one}" for one in westward]
    west = case({"step": "war_and_peace"}, phasing="western", war_state="total_war", **TORA)
    assert "choose france" not in west.legal("western")


@pytest.mark.rule("DSI-SCN-06", "DSI-SCN-15")
def test_the_soviets_are_asked_nothing_in_whole_games() -> None:
    """In two random games nothing of theirs is touched, and four turns are played."""
    import random

    soviet = [
        n for n, one in enumerate(BUILDING.tables.counters) if one.id.startswith(("RU-", "KAN-", "MONG-"))
    ]
    for seed in (14, 22):  # of those in which war with Russia once broke out
        rng, state = random.Random(seed), BUILDING.start("tora", seed=seed)
        where = [state.place[one] for one in soviet]
        while not state.outcome:
            (seat,) = state.waiting
            assert seat != "soviet"
            state, _ = BUILDING.apply(state, seat, rng.choice(BUILDING.legal(state, seat)))
        assert [state.place[one] for one in soviet] == where
        assert (state.year, state.turn) == (1942, 2)
        assert state.outcome.rule == "DSI-SCN-06"
