"""The luck report: fair dice are neither lucky nor unlucky, and what the events say is what is judged."""

from __future__ import annotations

from math import sqrt
from typing import Any

import pytest

import flagplot
from flagplot.games.axis_allies.combat.frames import Battle, Casualties
from flagplot.games.axis_allies.text import force_text
from flagplot.odds import odds, plan_for
from flagplot.odds.luck import gains, report
from flagplot.server.live import event_line
from tests.odds.reference import Field, _Fight
from tests.odds.test_large import RandomDice

GAME: Any = flagplot.game("pacific-1940")
STATE = GAME.start(seed=1)
ON_LAND = Field(
    "pacific-1940", {"war": "all"}, attacker="japan", defender="uk", space="kwangtung", back="kwangsi"
)
AT_SEA = Field("pacific-1940", {"war": "all"}, attacker="japan", defender="usa", space="sea25", back="sea24")


def began(attackers: str, defenders: str, space: str = "hunan", attacker: str = "japan") -> dict[str, Any]:
    return {
        "event": "battle_began", "space": space, "attacker": attacker, "attackers": attackers,
        "defenders": defenders,
    }  # fmt: skip


def rolled(reason: str, *faces: int) -> dict[str, Any]:
    return {"event": "rolled", "reason": reason, "sides": 6, "faces": faces}


def lost(power: str, units: str, count: int = 1, space: str = "hunan", reason: str = "") -> dict[str, Any]:
    return {
        "event": "lost", "power": power, "units": units, "count": count, "space": space, "reason": reason,
    }  # fmt: skip


def ended(winner: str, space: str = "hunan") -> dict[str, Any]:
    return {"event": "battle_ended", "space": space, "winner": winner}


def test_one_against_one() -> None:
    """Attacker wins 1/4, both die 1/8, defender wins 5/8 of the time: a win is better than three quarters."""
    events = [
        began("infantry", "china:infantry"),
        rolled("japan in hunan: infantry at 1", 1),
        lost("china", "infantry"),
        rolled("china in hunan: infantry at 2", 6),
        ended("attacker"),
    ]
    found = report(GAME, STATE, events)
    (one,) = found["battles"]
    chances = gains(odds(plan_for(GAME, attack="infantry", defend="infantry")))
    assert set(chances) == {3, 0, -3}
    assert one["percentile"] == pytest.approx(1 - chances[3] / 2)
    assert one["gained"] == 3
    assert one["dice"]["attacker"] == {"dice": 1, "expected": 0.1667, "hits": 1}
    assert one["dice"]["defender"] == {"dice": 1, "expected": 0.3333, "hits": 0}
    assert found["powers"]["japan"]["ipcs"] == pytest.approx(3 - one["expected"])
    assert found["powers"]["china"]["ipcs"] == pytest.approx(one["expected"] - 3)
    assert found["powers"]["china"]["percentile"] == pytest.approx(chances[3] / 2)


def test_what_fires_before_the_battle_is_counted_in() -> None:
    events = [
        began("infantry~seaborne, fighter~attacking2@kiangsu", "uk:infantry, anzac:infantry", "kwangtung"),
        rolled("bombardment of kwangtung at 4", 6),
        rolled("antiaircraft fire on fighter in kwangtung at 1", 1),
        lost("japan", "fighter", 1, "kwangtung", "antiaircraft fire"),
        rolled("japan in kwangtung: infantry at 1", 6),
        rolled("uk+anzac in kwangtung: 2 infantry at 2", 1, 5),
        lost("japan", "infantry", 1, "kwangtung"),
        ended("defender", "kwangtung"),
    ]
    found = report(GAME, STATE, events)
    (one,) = found["battles"]
    plan = plan_for(
        GAME, attack="fighter", seaborne="infantry", defend="2 infantry, aa_gun", bombard="battleship"
    )
    chances = gains(odds(plan))
    assert one["expected"] == pytest.approx(sum(gain * p for gain, p in chances.items()))
    assert one["gained"] == -13
    assert one["percentile"] == pytest.approx(chances[-13] / 2)
    assert one["defenders"] == ["anzac", "uk"]
    assert found["powers"]["uk"]["ipcs"] == pytest.approx(found["powers"]["anzac"]["ipcs"])


def test_cargo_is_no_part_of_the_battle() -> None:
    events = [
        began("2 destroyer", "usa:transport[infantry,tank], usa:destroyer", "sea25"),
        lost("usa", "destroyer", 1, "sea25"),
        lost("usa", "transport", 1, "sea25"),
        lost("usa", "infantry", 1, "sea25", "aboard"),
        ended("attacker", "sea25"),
    ]
    (one,) = report(GAME, STATE, events)["battles"]
    assert one["gained"] == 15


def test_a_retreat_is_judged_by_the_rounds_that_were_fought() -> None:
    start = began("3 infantry", "3 china:infantry")
    one_round = [
        rolled("japan in hunan: 3 infantry at 1", 6, 6, 6),
        rolled("china in hunan: 3 infantry at 2", 1, 1, 6),
        lost("japan", "infantry", 2),
    ]
    away = {"event": "retreated", "power": "japan", "space": "hunan", "to": "kiangsi", "units": ""}
    (one,) = report(GAME, STATE, [start, *one_round, away, ended("defender")])["battles"]
    result = odds(plan_for(GAME, attack="3 infantry", defend="3 infantry", retreat="after:1"))
    assert one["expected"] == pytest.approx(result.swing)
    assert one["gained"] == -6


def test_what_cannot_be_known_is_not_judged() -> None:
    away = {"event": "retreated", "power": "japan", "space": "sea25", "to": "sea24"}
    events = [began("2 destroyer", "usa:destroyer", "sea25"), away, ended("defender", "sea25")]
    found = report(GAME, STATE, events)
    assert found["battles"][0]["percentile"] is None
    assert found["powers"] == {}


def test_technologies_count_from_the_day_they_are_there() -> None:
    game: Any = flagplot.game("anniversary")
    state = game.start(seed=1)
    fight = [
        began("fighter~attacking2", "uk:infantry", "france", "germany"),
        lost("uk", "infantry", 1, "france"), ended("attacker", "france"),
    ]  # fmt: skip
    new = {"event": "developed", "power": "germany", "technology": "jet_fighters", "name": "", "chart": 2}
    before, after = report(game, state, [*fight, new, *fight])["battles"]
    plain = odds(plan_for(game, attack="fighter", defend="infantry"))
    jets = odds(plan_for(game, attack="fighter", defend="infantry", technologies=["jet_fighters"]))
    assert before["expected"] == pytest.approx(plain.swing)
    assert after["expected"] == pytest.approx(jets.swing)
    assert jets.swing > plain.swing


@pytest.mark.parametrize(
    ("attack", "defend"),
    [
        ("3 infantry, artillery, tank, fighter", "3 infantry, artillery, aa_gun"),
        ("2 destroyer, submarine, cruiser", "destroyer, submarine, transport"),
    ],
)
def test_fair_dice_are_neither_lucky_nor_unlucky(attack: str, defend: str) -> None:
    """Real battles: on average the percentile is one half and the luck nothing."""
    plan = plan_for(GAME, attack=attack, defend=defend)
    fight = _Fight(AT_SEA if plan.sea else ON_LAND, plan)
    start, dice, number = fight.start(), RandomDice(3), 200
    percentiles, luck = [], []
    for _ in range(number):
        state = start.clone()
        war: Any = GAME.play(state, dice)
        board = war.board
        frame: Any = state.frames[-1]
        first = began(
            force_text(board, frame.attackers, frame.power),
            force_text(board, frame.defenders, board.none),
            board.space_ids[frame.space],
        )
        while isinstance(frame := state.frames[-1], Battle | Casualties):
            step = GAME.steps[type(frame)]
            if seats := step.seats(war, frame):
                step.do(war, frame, seats[0], fight.answer(war, state, frame, seats[0]))
            else:
                step.run(war, frame)
        events = [event_line(event)["event"] for event in war.events]
        (one,) = report(GAME, STATE, [first, *events])["battles"]
        percentiles.append(one["percentile"])
        luck.append(one["gained"] - one["expected"])
    mean = sum(percentiles) / number
    assert abs(mean - 0.5) < 4.5 * sqrt(1 / 12 / number)
    spread = sqrt(sum(x * x for x in luck) / number)
    assert abs(sum(luck) / number) < 4.5 * spread / sqrt(number)
