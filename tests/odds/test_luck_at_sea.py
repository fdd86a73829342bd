"""The luck report of Admirals' War: one round by brute force, whole games by hand."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Any

import msgspec
import pytest
from tools.golden import FOLDER

import flagplot
from flagplot.games.admirals_war import GAME
from flagplot.games.admirals_war.combat.events import Fired
from flagplot.games.admirals_war.odds.luck import report
from flagplot.games.admirals_war.state import SeaState
from flagplot.kernel.dice import Dice, outcomes
from flagplot.kernel.event import Event
from tests.admirals_war.fights import Fight
from tests.admirals_war.helpers import Case
from tests.odds.test_admirals import answers

FACTORS = {"uk_norfolk": "1*-1-7", "uk_hood": "1-2-7", "ger_bismarck": "2-2*-6"}


def documents(events: Iterable[Event]) -> list[dict[str, Any]]:
    return [msgspec.to_builtins(event, str_keys=True) for event in events]


def one_round(case: Case, words: dict[str, str], dice: Dice) -> tuple[Event, ...]:
    """The events of the first round of a battle."""
    state: SeaState = case.state
    answer, events = answers(**words), []
    while state.waiting and case.game.legal(state, seat := state.waiting[0])[0].verb in ("choose", "aim"):
        state, more = case.game.apply(state, seat, answer(case, state, seat), dice=dice)
        events += more
    return tuple(events)


def test_one_round_by_brute_force() -> None:
    """Two ships against one, in every way the dice can fall: expectation and place of every result."""
    case = Fight(
        "north_sea", {"uk_norfolk": {}, "uk_hood": {}, "ger_bismarck": {"damage": 1}}, factors=FACTORS
    )
    words = {"action": "surface", "ger_bismarck": "uk_hood"}
    told: dict[float, Fraction] = {}
    found, hoped = {}, {"damage": Fraction(), "sunk": Fraction(), "disabled": Fraction()}
    for chance, events in outcomes(lambda dice: one_round(case, words, dice)):
        (one,) = report(case.game, case.state, documents(events))["battles"]
        told[one["gained"]] = told.get(one["gained"], Fraction()) + chance
        found[one["gained"]] = one
        for what in hoped:
            hoped[what] += chance * one["tolls"]["attacker"][what]["done"]
    assert sum(told.values()) == 1
    expected = sum(float(chance) * gained for gained, chance in told.items())
    for gained, one in found.items():
        worse = float(sum((chance for other, chance in told.items() if other < gained), Fraction()))
        assert one["worse"] == pytest.approx(worse, abs=1e-12)
        assert one["percentile"] == pytest.approx(worse + float(told[gained]) / 2, abs=1e-12)
        assert one["expected"] == pytest.approx(expected, abs=1e-9)
        for what, number in hoped.items():
            assert one["tolls"]["attacker"][what]["expected"] == pytest.approx(float(number), abs=1e-12)
    # Bismarck bears two points and has one: 2 more sink it, and it is worth 2 + 2 factors
    assert max(found) == pytest.approx(round(4 * 2 / 3, 2))


def fired(**parts: Any) -> dict[str, Any]:
    """Hood at Bismarck with two dice at 6, without luck."""
    event = {
        "event": "fired", "unit": "uk_hood", "target": "ger_bismarck", "hits": 0, "disables": 0, "damage": 0,
        "side": "allied", "place": "north_sea", "dice": 2, "bonus": 0, "less": 0, "flat": False,
        "disabling": True, "had": 0, "bears": 9,
    }  # fmt: skip
    return {**event, **parts}


def test_attacks_that_take_effect_together_cannot_sink_a_ship_twice() -> None:
    state = GAME.start(seed=1)
    effect = {"event": "damaged", "unit": "ger_bismarck", "points": 6, "total": 6}
    strong = {"dice": 6, "bonus": 5, "bears": 0, "damage": 6, "hits": 6}  # every die hits, and one sinks it
    together = report(GAME, state, [fired(**strong), fired(**strong), effect])
    (one,) = together["battles"]
    whole = one["expected"]
    assert one["tolls"]["attacker"]["sunk"] == {"done": 1, "expected": pytest.approx(1.0)}
    apart = report(GAME, state, [fired(**strong), effect, fired(**strong)])
    assert apart["battles"][0]["expected"] == pytest.approx(2 * whole)


def test_places_apart_are_battles_apart_and_both_sides_sum_to_nothing() -> None:
    events = [
        fired(), fired(side="axis", unit="ger_bismarck", target="uk_hood", hits=1, damage=4, bears=5),
        {"event": "engaged", "area": "North Sea"}, fired(), fired(place="norwegian_sea"),
    ]  # fmt: skip
    found = report(GAME, GAME.start(seed=1), events)
    assert [one["space"] for one in found["battles"]] == ["north_sea", "north_sea", "norwegian_sea"]
    first = found["battles"][0]
    hood = GAME.tables.board.pieces[GAME.tables.board.unit("uk_hood")]
    assert first["gained"] == -round((hood.gunnery + hood.armor) * 4 / 6, 2)
    assert first["dice"]["defender"] == {"dice": 2, "expected": round(1 / 3, 4), "hits": 1}
    allied, axis = found["powers"]["allied"], found["powers"]["axis"]
    assert allied["value"] == pytest.approx(-axis["value"])
    assert allied["percentile"] == pytest.approx(1 - axis["percentile"])
    assert (allied["dice"], axis["dice"]) == (6, 2)


def test_logs_of_older_games_are_passed_over() -> None:
    old = {key: value for key, value in fired().items() if key in ("event", "unit", "target", "hits")}
    assert report(GAME, GAME.start(seed=1), [old])["battles"] == []


@pytest.mark.parametrize("name", ["sea_allies", "sea_british"])
def test_golden_games_counted_by_hand(name: str) -> None:
    """Hits and their expectation, attack by attack, from the faces that were thrown."""
    match = flagplot.load(FOLDER / f"{name}.plot")
    events = [event for entry in match.entries for event in entry.events]
    shots = [event for event in events if isinstance(event, Fired)]
    found = report(match.game, match.state, documents(events))
    for side in ("allied", "axis"):
        sums = found["powers"][side]
        own = [shot for shot in shots if shot.side == side]
        assert sums["hits"] == sum(shot.hits for shot in own)
        assert sums["dice"] == sum(shot.dice for shot in own)
        # a face and its bonus reach 6: one face of a die, and one more for every point of bonus
        assert sums["expected"] == pytest.approx(
            sum(shot.dice * min(6, 1 + shot.bonus) / 6 for shot in own), abs=0.01
        )
    done = sum(one["tolls"][who]["damage"]["done"] for one in found["battles"] for who in one["tolls"])
    assert 0 < done <= sum(shot.damage for shot in shots)
    assert all(0.0 <= one["percentile"] <= 1.0 for one in found["battles"])
