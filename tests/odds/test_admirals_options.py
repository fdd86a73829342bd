"""Odds of Admirals' War with optional rules against the real battle code, over every fall of the dice."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.admirals_war import GAME
from flagplot.games.admirals_war.combat.frames import Battle, BattleStage
from flagplot.games.admirals_war.odds import BattleResult, RoundResult, _fight, line_up, odds_of
from flagplot.games.admirals_war.odds.at_hand import at_hand
from flagplot.games.admirals_war.odds.plain import LongWay
from flagplot.games.admirals_war.odds.walk import Walk
from flagplot.games.admirals_war.state import SeaState
from flagplot.kernel.errors import BadInputError
from tests.admirals_war.fights import Fight
from tests.odds.real_way import as_played

AREA = "western_mediterranean"
GUNS = {"actions": "surface"}
WAVERING = {"italian_ineffectiveness": True}


def unrolled(case: Fight) -> SeaState:
    """The state of a case before the die of its first round."""
    state = case.state.clone()
    frame = state.frames[-1]
    assert isinstance(frame, Battle)
    frame.stage = BattleStage.BEGIN
    return state


# -- Italians -----------------------------------------------------------------------------------------------

ITALIANS = {
    "Germans stand": (
        {"uk_norfolk": "1-0-7", "ita_zara": "1-0-7", "ger_prinz_eugen": "1-0-6"},
        GUNS, {**GUNS, "pursue": False}, {"limit": 2, "stops": 0},
    ),
    "who has pursued Italians pursues nobody else": (
        {"uk_norfolk": "1-0-7", "uk_hood": "0-1-5", "ita_zara": "0-0-7", "ger_prinz_eugen": "1-0-6"},
        GUNS, {**GUNS, "pursue": False, "retreat": "after:2"}, {"limit": 3, "stops": 0},
    ),
    "Germans go too": (
        {"uk_norfolk": "1-1-7", "ita_zara": "1-0-7", "ger_prinz_eugen": "1-0-6"},
        GUNS, {**GUNS, "pursue": False, "retreat": "below:2"}, {"limit": 2, "stops": 0},
    ),
    "no Germans": (
        {"uk_norfolk": "1-1-7", "ita_zara": "1-1-6"},
        GUNS, {**GUNS, "pursue": False}, {"limit": 3, "stops": 0},
    ),
    "Italians in pursuit": (
        {"uk_norfolk": "0-1-7", "ita_zara": "1-0-7", "ger_prinz_eugen": "1-0-7"},
        {**GUNS, "retreat": "after:1"}, GUNS, {"limit": 3, "stops": 1},
    ),
    "Italian aircraft": (
        {
            "uk_norfolk": "1-0-7", "ger_prinz_eugen": "1-0-6",
            "ita_zara": "0-0-6", "ita_regia_aeronautica": "1-1",
        },
        {"actions": "air"}, {"actions": "air", "pursue": False}, {"limit": 2, "stops": 0},
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", ITALIANS)
def test_italians_that_may_withdraw(name: str) -> None:
    factors, allied, axis, script = ITALIANS[name]
    case = Fight(AREA, [*factors], factors=factors, options=WAVERING, dice=[6], battle=script)
    result = as_played(case.game, unrolled(case), AREA, allied, axis)
    assert result.units["ita_zara"].home > 0.0 or result.chance("axis_retreat", "allied_retreat") > 0.0


@pytest.mark.parametrize("face", [1, 6])
def test_the_die_of_the_italians_has_been_thrown(face: int) -> None:
    """The Germans are being asked, or the kind of action is being chosen."""
    factors, allied, axis, script = ITALIANS["Germans stand"]
    case = Fight(AREA, [*factors], factors=factors, options=WAVERING, dice=[face], battle=script)
    result = as_played(case.game, case.state, AREA, allied, axis)
    assert (result.units["ita_zara"].home == pytest.approx(1.0)) == (face == 1)
    (found,) = at_hand(case.game, case.war)
    assert "Italians" in found["note"]
    assert [one["title"] for one in found["answers"]][1:] == ["The next round, with guns"] * (face == 6)
    if face == 1:
        with pytest.raises(BadInputError, match="the Italians withdraw before this round"):
            odds_of(case.game, case.state, AREA, action="surface")


@pytest.mark.parametrize(
    ("allied", "axis", "rules"),
    [
        (["uk_norfolk"], ["ita_zara", "ger_prinz_eugen"], ({}, {})),
        (["uk_norfolk", "uk_eagle"], ["ita_zara", "ita_regia_aeronautica"], ({"retreat": "after:3"}, {})),
        (["uk_norfolk"], ["ita_zara", "ger_prinz_eugen"], ({"retreat": "after:2"}, {"retreat": "after:4"})),
        (["uk_norfolk", "uk_raf_med"], ["ita_zara", "ger_prinz_eugen"], ({}, {"retreat": "outgunned"})),
        # the Italians stop, and the Germans go on with the pursuit, in one of several rounds
        (
            ["uk_london"],
            ["ita_gorizia", "ger_graf_zeppelin"],
            ({"retreat": "below:2"}, {"actions": "air,surface"}),
        ),
    ],
)
def test_battles_with_italians_go_as_situation_by_situation(
    allied: list[str], axis: list[str], rules: tuple[Any, Any]
) -> None:
    """Units as they are printed, to the very end: every joint ending."""
    state = line_up(GAME, AREA, allied, axis, options=WAVERING)
    plain = LongWay(_fight(GAME, state, AREA, *rules))
    assert sum(plain.endings.values()) == pytest.approx(1.0, abs=1e-12)
    found = Walk(_fight(GAME, state, AREA, *rules)).run()
    for ending in {**found.endings, **plain.endings}:
        assert found.endings.get(ending, 0.0) == pytest.approx(plain.endings.get(ending, 0.0), abs=1e-12)
    for key in {**found.home, **plain.home}:
        assert found.home.get(key, 0.0) == pytest.approx(plain.home.get(key, 0.0), abs=1e-12)
    assert found.rounds == pytest.approx(plain.rounds, abs=1e-11)


def test_italians_that_may_withdraw_are_lost_less_often() -> None:
    question: Any = {"allied": ["uk_hood", "uk_norfolk"], "axis": ["ita_zara", "ita_pola"]}
    firm = odds_of(GAME, None, AREA, **question)
    weak = odds_of(GAME, None, AREA, **question, options=WAVERING)
    assert isinstance(firm, BattleResult)
    assert isinstance(weak, BattleResult)
    assert firm.chance("axis_retreat") == 0.0
    assert weak.chance("axis_retreat") > 1 / 6
    assert weak.units["ita_zara"].sunk < firm.units["ita_zara"].sunk


# -- Aquila -------------------------------------------------------------------------------------------------

AQUILA = {
    "carriers": (
        {
            "uk_ark_royal": "0-1-7-1",
            "uk_furious": "0-1-6-1",
            "ita_aquila": "0-1-6-1",
            "ita_littorio": "1-1-6",
        },
        {"limit": 1, "stops": 1},
    ),
    "a strong carrier is met first": (
        {"uk_furious": "0-1-6-1", "uk_ark_royal": "0-1-7-2", "ita_aquila": "0-1-6-1"},
        {"limit": 1, "stops": 1},
    ),
    "aircraft": (
        {"uk_raf_med": "1-2", "ita_aquila": "0-1-6-2", "ita_regia_aeronautica": "1-1"},
        {"limit": 2, "stops": 1},
    ),
    "aircraft that are shot down are no targets": (
        {"uk_raf_med": "1-1", "uk_norfolk": "0-1-7", "ita_aquila": "0-0-6-2", "ita_regia_aeronautica": "1-1"},
        {"limit": 1, "stops": 1},
    ),
}


@pytest.mark.parametrize("name", AQUILA)
def test_fighters_of_aquila_meet_the_strongest(name: str) -> None:
    factors, script = AQUILA[name]
    options = {"italian_buildup": "fixed"}
    case = Fight(AREA, [*factors], factors=factors, options=options, turn=7, battle=script)
    rule = {"actions": "air", "aim": "weakest", "pursue": False}
    result = as_played(case.game, case.state, AREA, rule, rule)
    state = case.state.clone()
    state.options = {**state.options, "italian_buildup": "dice"}  # a carrier like any other
    free = odds_of(case.game, state, AREA, allied_policy=rule, axis_policy=rule)
    assert isinstance(free, BattleResult)
    italian = [id for id in factors if id.startswith("ita_")]
    assert sum(map(result.sunk, italian)) < sum(map(free.sunk, italian))


def test_fighters_of_aquila_in_a_large_battle_are_refused() -> None:
    """Not even the next air round of it; the guns are no matter of fighters."""
    question: Any = {
        "allied": ["uk_ark_royal", "uk_hood", "uk_rodney", "uk_nelson", "uk_warspite", "uk_eagle"],
        "axis": ["ita_aquila", "ita_littorio", "ita_roma", "ita_zara", "ita_pola", "ita_fiume"],
        "options": {"italian_buildup": "fixed"},
        "turn": 7,
    }
    with pytest.raises(BadInputError, match="a small battle with the fighters of Aquila"):
        odds_of(GAME, None, AREA, **question)
    with pytest.raises(BadInputError, match="fighters of Aquila in so large a battle"):
        odds_of(GAME, None, AREA, **question, action="air")
    assert isinstance(odds_of(GAME, None, AREA, **question, action="surface"), RoundResult)
