"""Assaults with their sea battles, against the whole assault played out through the real code."""

from __future__ import annotations

from math import sqrt
from typing import Any

import pytest

import flagplot
from flagplot.games.axis_allies.combat.frames import Battle, Casualties, Conduct
from flagplot.games.axis_allies.events import Captured
from flagplot.games.axis_allies.odds import live, odds, table
from flagplot.games.axis_allies.odds.landings import with_sea_battles
from flagplot.games.axis_allies.state import WarState
from flagplot.kernel.action import Action
from tests.odds.reference import Field, _Fight
from tests.odds.test_large import RandomDice
from tests.pacific_1940.test_assault import loaded

GAME: Any = flagplot.game("pacific-1940")


def position(ships: dict[str, int], zone: dict[str, int], land: dict[str, int], **more: Any) -> WarState:
    """Americans before an assault on the Philippines."""
    overland = {"usa": more["air"]} if "air" in more else {}
    units = {
        "alaska": {"usa": {"infantry": 1}},
        "sea35": {"usa": ships, "japan": zone},
        "philippines": {"japan": land, **overland},
    }
    doc = {
        "game": "pacific-1940", "base": "empty", "war": "all", "turn": "usa", "phase": "combat_move",
        "units": units, "control": {"philippines": "japan"},
        "this_turn": {"assaults": [["sea35", "philippines"]], "entered_zones": ["sea35"]},
    }  # fmt: skip
    state: WarState = GAME.position(doc)
    return state


TWO, ONE = loaded("philippines", "infantry!", "infantry!"), loaded("philippines", "tank!")
CASES: dict[str, tuple[WarState, float]] = {
    "one battle decides": (
        position({"destroyer~done": 1, TWO: 1}, {"destroyer": 1}, {"infantry": 1}), 0.0,
    ),
    "some transports are lost": (
        position({"cruiser~done": 1, TWO: 2, ONE: 1}, {"destroyer": 1, "cruiser": 1}, {"infantry": 2}), 0.0,
    ),
    "aircraft attack all the same": (
        position(
            {"cruiser~done": 1, TWO: 1}, {"destroyer": 2}, {"infantry": 2, "aa_gun": 1},
            air={"fighter~attacking1": 2},
        ),
        0.01,
    ),
    "submarines are there too": (
        position({"destroyer~done": 2, TWO: 1, ONE: 1}, {"destroyer": 1, "submarine": 1}, {"infantry": 1}),
        0.0,
    ),
}  # fmt: skip


class WholeAssault:
    """Plays an assault: every battle with the losses its own plan would take."""

    def __init__(self, state: WarState) -> None:
        self.state = state
        self.plans: dict[str, _Fight] = {}
        for space, plan in live.plans(GAME, state):
            field = Field("pacific-1940", {}, attacker="usa", defender="japan", space=space, back=space)
            self.plans[space] = _Fight(field, plan)

    def play(self, dice: Any) -> bool:
        """Whether the territory is taken."""
        state = self.state.clone()
        state.frames = [*state.frames[:-1], Conduct(power=state.active)]
        war: Any = GAME.play(state, dice)
        depth = len(state.frames)
        while len(state.frames) >= depth:
            frame = state.frames[-1]
            step = GAME.steps[type(frame)]
            if seats := step.seats(war, frame):
                step.do(war, frame, seats[0], self.answer(war, state, seats[0]))
            else:
                step.run(war, frame)
        return any(isinstance(event, Captured) for event in war.events)

    def answer(self, war: Any, state: WarState, seat: str) -> Action:
        frame: Any = state.frames[-1]
        legal: list[Action] = GAME.steps[type(frame)].legal(war, frame, seat)
        fought = next((one for one in reversed(state.frames) if isinstance(one, Battle)), None)
        if fought is None or not isinstance(frame, Battle | Casualties):
            return legal[0]
        if isinstance(frame, Casualties):
            boats = [action for action in legal if str(action.args[0]).startswith("transport")]
            if len(boats) == len(legal):  # those with least aboard
                return min(legal, key=lambda action: (str(action.args[0]).count("infantry"), str(action)))
        return self.plans[war.name(fought.space)].answer(war, state, frame, seat)


@pytest.mark.parametrize("name", CASES)
def test_an_assault_with_its_sea_battle_is_as_likely_as_it_is_played(name: str) -> None:
    state, least = CASES[name]
    found = with_sea_battles(GAME, state, "philippines")
    assert found is not None
    alone = odds(live.plan_of(GAME, state, "philippines")).takes
    assert least <= found.takes < alone
    assert found.takes <= found.lands
    assault, dice, number = WholeAssault(state), RandomDice(3), 700
    taken = sum(assault.play(dice) for _ in range(number)) / number
    assert abs(taken - found.takes) < 4.5 * sqrt(found.takes * (1 - found.takes) / number)


def test_by_hand() -> None:
    """The enemy's destroyer is sunk in 3/5 of all cases, alone or with ours; the transport is then there."""
    found = with_sea_battles(GAME, CASES["one battle decides"][0], "philippines")
    alone = odds(live.plan_of(GAME, CASES["one battle decides"][0], "philippines")).takes
    assert found is not None
    assert found.lands == pytest.approx(3 / 5)
    assert found.takes == pytest.approx(3 / 5 * alone)


def test_without_a_sea_battle_there_is_nothing_to_add() -> None:
    state = position({"battleship~done": 1, TWO: 1}, {"submarine": 1}, {"infantry": 1})
    assert with_sea_battles(GAME, state, "philippines") is None
    assert with_sea_battles(GAME, state, "japan") is None


def test_the_table_says_so() -> None:
    state = CASES["one battle decides"][0]
    listed = {one["space"]: one for one in table.battles(GAME, state)["battles"]}
    assert listed["philippines"]["with_sea"]["lands"] == pytest.approx(3 / 5)
    assert listed["philippines"]["why"].endswith("; with its sea battle taken in 41 %")
    assert "with_sea" not in listed["sea35"]
    assert table.battle(GAME, state, "philippines")["with_sea"]["lands"] == pytest.approx(3 / 5)
