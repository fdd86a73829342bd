"""Midway with the attack on the Aleutians. [SC-S2-09]"""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.war_in_the_pacific import options
from flagplot.games.war_in_the_pacific.sea import invasion, victory
from flagplot.games.war_in_the_pacific.sides import JAPAN
from flagplot.games.war_in_the_pacific.tables import tables
from tests.war_in_the_pacific.afloat import GAME
from tests.war_in_the_pacific.setting import Situation

ON = {options.ALEUTIANS: True}
TABLES = tables("midway+aleutians")
GROUNDED = {unit.id: {"points": 0} for unit in TABLES.air}


def north(phase: str = "naval", dice: tuple[int, ...] = (), **more: Any) -> Situation:
    document = {"scenario": "midway", "options": ON, "phase": phase, "subrons": {}, "air": GROUNDED, **more}
    return Situation(document, list(dice))


@pytest.mark.rule("SC-S2-09", "SC-G-07")
def test_the_option_adds_four_forces_and_a_larger_map() -> None:
    plain, full = (GAME.play(GAME.start("midway", one, seed=1)) for one in ({}, ON))
    more = set(full.sea.forces) - set(plain.sea.forces)
    assert more == {"JA1", "JA1-AO", "JA2", "JA3", "UA"}
    assert "F0103" not in [plain.label(hex) for hex in plain.chart.inside]
    assert {"F0103", "F0604", "F2401", "D1001", "F3850"} <= {full.label(hex) for hex in full.chart.inside}
    assert len(full.force("JA1").ships) == 6
    assert full.tables.ground[full.tables.number["ja-bde-nsd"]].steps == 1
    assert len(full.tables.ships) == len(plain.tables.ships) + 29
    both = {"scenario": "midway", "phase": "naval"}
    assert GAME.position(both).options[options.ALEUTIANS] is False


ATTU = {"hex": "F0103", "ships": ["jn-msu-17"], "mission": "AMPH", "speed": 1}
FORCES: dict[str, Any] = {
    "JA2": ATTU,
    "U17": {"hex": "F3030", "ships": ["us-cv-yorktown"], "mission": "CVOPS"},
    "J1": {"hex": "D3126", "ships": ["jn-cv-akagi"], "mission": "CVOPS"},
}
ABOARD = {"jn-msu-17": ["ja-bde-nsd"], "jn-msu-18": ["jn-snlf-m3"]}


@pytest.mark.rule("SC-S2-09")
@pytest.mark.parametrize(("pair", "taken"), [(2, True), (1, False)])
def test_attu_falls_to_a_force_with_its_unit_at_the_end_of_naval_phase_3(pair: int, taken: bool) -> None:
    case = north(pair=pair, forces=FORCES, units=ABOARD)
    case.do("allied", "no", dice=[6, 6, 1, 1])
    case.do("japan", "first", "done")
    case.do("allied", "done", "done")
    assert (case.state.control[case.play.hex("F0103")] == JAPAN) is taken
    unit = TABLES.number["ja-bde-nsd"]
    assert (case.state.place[unit] == case.play.hex("F0103")) is taken


@pytest.mark.rule("SC-S2-09")
def test_each_outpost_and_a_badly_hit_dutch_harbor_are_worth_three_points() -> None:
    case = north(forces=FORCES, units=ABOARD)
    before = victory.score(case.play).japan
    invasion.outposts(case.play)
    assert victory.score(case.play).japan == before + 3
    invasion.outposts(case.play)  # once
    assert victory.score(case.play).japan == before + 3
    for what in ({"ports": {"F2401": "D2"}}, {"airfields": {"F2401": "D3"}}):
        assert victory.score(north(forces=FORCES, units=ABOARD, **what).play).japan == before + 3
    light = north(forces=FORCES, units=ABOARD, ports={"F2401": "D1"}, airfields={"F2401": "D1"})
    assert victory.score(light.play).japan == before
    wrong = north(forces=FORCES, units={"jn-msu-17": ["jn-snlf-m3"]})  # meant for Kiska
    invasion.outposts(wrong.play)
    assert victory.score(wrong.play).japan == before


@pytest.mark.rule("SC-S2-09")
@pytest.mark.parametrize("settings", [{}, ON])
def test_the_guard_force_may_stay_with_the_main_body(settings: dict[str, bool]) -> None:
    state = GAME.start("midway", settings, seed=1)
    assert GAME.why_not(state, "japan", "stay-with J1 J2").rule == "SC-S2-09"
    state, _ = GAME.apply(state, "japan", "stay-with J2G J2")
    assert GAME.why_not(state, "japan", "stay-with J2G J2").rule == "SC-S2-09"
    assert GAME.why_not(state, "allied", "stay-with J2G J2").rule == "SC-S2-09"
    state, _ = GAME.apply(state, "japan", "done")
    state, _ = GAME.apply(state, "allied", "done")
    play = GAME.play(state)
    assert play.force("J2G").hex == play.force("J2").hex


def test_a_position_with_the_option_reads_back() -> None:
    case = north(forces=FORCES, units=ABOARD)
    document = GAME.describe(case.state)
    assert document["options"] == {**document["options"], **ON}
    again = GAME.position(document)
    assert GAME.digest(again) == GAME.digest(case.state)
