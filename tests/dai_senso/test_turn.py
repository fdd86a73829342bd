"""The order of play."""

from __future__ import annotations

import pytest

from flagplot.games.dai_senso import GAME
from flagplot.games.dai_senso.factions import FACTIONS
from flagplot.games.dai_senso.places import (
    IDS,
    ON_STATION,
    TRACK,
    USED,
    ZONES,
    place,
    track,
    zone_box,
    zone_of,
)
from flagplot.games.dai_senso.turn.calendar import TURNS, after, seasonal
from tests.dai_senso.setting import Case


@pytest.mark.rule("DSA-SOP-02")
@pytest.mark.rule("DSI-SCN-04")
def test_august_storm_is_one_soviet_turn_of_seven_segments() -> None:
    state = GAME.start(seed=1)
    assert FACTIONS[state.phasing] == "soviet"
    seen = []
    while state.outcome is None:
        phase = GAME.phase(state)
        if not seen or seen[-1] != phase:
            seen.append(phase)
        seat = state.waiting[0]
        last = "done" if "done" in map(str, GAME.legal(state, seat)) else GAME.legal(state, seat)[-1]
        state, _ = GAME.apply(state, seat, last)
    wanted = ["support", "organization", "operational_movement", "regular_combat", "reserve_movement"]
    assert [phase for phase in seen if phase != "blitz_combat"] == wanted  # nobody is asked about markers


@pytest.mark.rule("DSA-SOP-04")
def test_a_finished_segment_does_not_come_again() -> None:
    case = Case("regular_combat", {"w5524": ["RU-INFA-01"]}, through=True)
    case.do("soviet", "done")
    assert GAME.phase(case.state) == "reserve_movement"


@pytest.mark.rule("DSI-SCN-04")
@pytest.mark.parametrize(
    ("held", "winners"),
    [
        (["w5226", "w5326"], ("soviet",)),  # 3 and 2
        (["w5226", "w5625"], ()),  # 3 and 1
        (["w5226"], ("axis",)),
    ],
)
def test_objectives_decide_august_storm(held: list[str], winners: tuple[str, ...]) -> None:
    units = {hex: [f"RU-INFA-0{number}"] for number, hex in enumerate(held, 1)}
    case = Case("reserve_movement", units, through=True)
    case.do("soviet", "done")
    assert case.state.outcome is not None
    assert case.state.outcome.winners == winners


@pytest.mark.rule("DSI-SCN-04")
def test_a_detachment_occupies_no_objective() -> None:
    case = Case(
        "reserve_movement", {"w5226": ["RU-INFA-01"], "w5326": ["RU-INF1-01/detachment"]}, through=True
    )
    case.do("soviet", "done")
    assert case.state.outcome is not None
    assert case.state.outcome.winners == ("axis",)


@pytest.mark.rule("DSA-CMP-08")
@pytest.mark.rule("DSA-SOP-06")
def test_four_seasons_a_year() -> None:
    found = [TURNS[turn] for turn in range(9) if seasonal(turn)]
    assert found == ["Mar-Apr", "May-June", "Aug-Sept", "Nov-Dec"]


@pytest.mark.rule("DSA-TRN-01")
def test_years_go_on() -> None:
    assert after(1937, TURNS.index("Nov-Dec")) == (1938, 0)
    assert after(1942, TURNS.index("Nov-Dec"), 10) == (1944, 0)


@pytest.mark.rule("DSA-GL-41")
def test_each_naval_zone_has_three_boxes() -> None:
    zone = ZONES.index("sea_of_japan")
    assert IDS[zone_box(zone, ON_STATION)] == "sea_of_japan_on_station"
    assert IDS[zone_box(zone, USED)] == "sea_of_japan_used"
    assert zone_of(place("sea_of_japan_convoys")) == zone
    assert zone_of(place("w5326")) == zone_of(TRACK) == -1
    assert IDS[track(1945, TURNS.index("July-Aug"))] == "july-aug-1945"
