"""Position documents of the Anniversary Edition."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.kernel.errors import BadInputError
from flagplot.kernel.stream import Stream
from tests.anniversary.helpers import GAME, Case


def test_technologies_and_researchers_are_written_by_name() -> None:
    case = Case(technologies={"uk": ["radar", "rockets"]}, researchers={"usa": 3})
    doc = GAME.describe(case.state)
    assert doc["technologies"] == {"uk": ["rockets", "radar"]}  # in the order of the charts
    assert doc["researchers"] == {"usa": 3}
    assert not any(name.startswith(("tech.", "tokens.")) for name in doc["flags"])
    assert GAME.digest(GAME.position(doc)) == GAME.digest(case.state)


def test_a_complex_is_written_with_its_damage() -> None:
    case = Case(
        facilities={"india": {"complex": "industrial", "complex_damage": 5}, "italy": {"complex": None}}
    )
    assert case.facilities("india") == (-1, -1, 1, 5)
    assert case.facilities("italy") == (-1, -1, 0, 0)
    doc = GAME.describe(case.state)
    assert doc["facilities"]["india"] == {"complex": "industrial", "complex_damage": 5}
    assert GAME.digest(GAME.position(doc)) == GAME.digest(case.state)


@pytest.mark.parametrize(
    ("turn", "phase", "asked"),
    [
        ("japan", "research", ("japan", "research")),
        ("japan", "purchase", ("japan", "purchase")),
        ("usa", "combat_move", ("usa", "combat_move")),
        ("china", "combat_move", ("china", "combat_move")),
        ("usa", "noncombat_move", ("usa", "noncombat_move")),
    ],
)
def test_a_turn_can_be_entered_anywhere(turn: str, phase: str, asked: tuple[str, str]) -> None:
    units = {"yunnan": {"china": {"infantry": 1}}, "hawaiian_islands": {"usa": {"infantry": 1}}}
    case = Case(turn=turn, phase=phase, units=units)
    assert (case.waiting[0], case.step) == asked


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ({"technologies": {"uk": ["zeppelins"]}}, "technologies of uk"),
        ({"technologies": {"china": ["radar"]}}, "technologies: one of germany"),
        ({"technologies": ["radar"]}, "technologies of a position"),
        ({"researchers": {"uk": -1}}, "researchers of uk"),
        ({"flags": {"kamikaze_left": 3}}, "flags are china_first"),
        ({"facilities": {"india": {"airbase": 0}}}, "facilities of india"),
        ({"facilities": {"india": {"complex": "major"}}}, "complex in india: industrial or null"),
        ({"facilities": {"italy": {"complex_damage": 13}}}, "from 0 to 12"),
        ({"control": {"india": "anzac"}}, "control of india"),
        ({"control": {"sz5": "uk"}}, "a territory expected"),
        ({"turn": "anzac"}, "turn: one of germany"),
        ({"phase": "declare"}, "phase of a position is one of research, purchase"),
        ({"units": {"sz5": {"uk": {"infantry": 1}}}}, "land units are never in sea zones"),
        ({"units": {"india": {"uk": {"zeppelin": 1}}}}, "zeppelin"),
        ({"scenario": "1943"}, "1941, 1942"),
        ({"options": {"politics": "errata"}}, "no option politics"),
    ],
)
def test_what_cannot_be_read_is_refused_in_one_line(parts: dict[str, Any], said: str) -> None:
    with pytest.raises(BadInputError) as found:
        Case(**parts)
    assert said in str(found.value)
    assert "\n" not in str(found.value)


@pytest.mark.parametrize("scenario", ["1941", "1942"])
def test_every_state_of_a_game_can_be_written_and_read_back(scenario: str) -> None:
    state, stream = GAME.start(scenario=scenario, seed=9), Stream("positions", 9)
    tags = set()
    for number in range(1200):
        seat = state.waiting[0]
        GAME.push(state, seat, stream.choose(GAME.legal(state, seat)))
        tag = str(state.frames[-1].__struct_config__.tag)
        if tag not in tags or number % 100 == 0:
            tags.add(tag)
            assert GAME.digest(GAME.position(GAME.describe(state))) == GAME.digest(state), tag
    assert {"purchase", "combat_move", "noncombat_move", "mobilize", "who_first"} <= tags
