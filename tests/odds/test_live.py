"""Battles of a game in progress: what a space is worth, and what is aboard."""

from __future__ import annotations

from typing import Any

import pytest

import flagplot
from flagplot.games.axis_allies.combat.frames import Battle
from flagplot.games.axis_allies.odds import live, odds, on_land, plan_for
from flagplot.games.axis_allies.odds.plan import Retreat
from flagplot.games.axis_allies.odds.roster import EMPTY, Hold
from flagplot.games.axis_allies.pieces import Status, make
from tests.pacific_1940.test_assault import assault, loaded

GAME: Any = flagplot.game("pacific-1940")
START = {"game": "pacific-1940", "war": "all", "turn": "japan", "phase": "combat_move"}


@pytest.mark.parametrize(
    ("space", "worth"),
    [
        ("hunan", 1 + 1),
        ("java", 4),  # nobody has had its income
        ("borneo", 4 + 4),
        ("hawaiian_islands", 1 + 1 + 5),  # an objective won
        ("kwangtung", 3 + 3 + 5),  # one lost
        ("philippines", 2 + 2 + 5),
        ("new_south_wales", 2 + 5 + 10 + 2 * 10),  # a capital: all income of a turn, and the treasury
        ("india", 3 + 5 + (16 + 5) + 6 + 2 * 16),  # the road to China as well
        ("western_united_states", 10 + (17 + 40 + 5) + 2 * 17),
    ],
)
def test_what_a_territory_is_worth_by_hand(space: str, worth: int) -> None:
    plan = plan_for(GAME, GAME.position(START), space, attack="9 infantry", defend="infantry")
    assert plan.prize == worth
    result, bare = odds(plan), odds(plan._replace(prize=0.0))
    assert result.swing == pytest.approx(bare.swing + worth * result.takes)


def zone(transports: dict[str, int], **defenders: int) -> Any:
    """A cruiser and transports, some of them loaded, about to fight."""
    units = {"sea25": {"japan": {"cruiser": 1, **transports}, "usa": defenders}}
    return GAME.position({**START, "base": "empty", "units": units})


LOADED = {"transport[infantry,tank]": 1, "transport[infantry]": 1, "transport": 1}


@pytest.mark.rule("P40-GCB-03")
def test_cargo_is_lost_with_its_transport() -> None:
    plan = live.plan_of(GAME, zone(LOADED, cruiser=2), "sea25")
    assert plan.cargo == (Hold((9, 3)), Hold())
    result, bare = odds(plan), odds(plan._replace(cargo=EMPTY))
    left = dict.fromkeys(range(4), 0.0)
    for ending in result.endings:
        afloat = sum(n for unit, n in ending.attackers if plan.tab.kinds[unit.kind].transport)
        left[afloat] += ending.chance
    more = 12 * left[0] + 3 * left[1] + 0 * left[2]
    assert left[0] > 0
    assert left[1] + left[2] + left[3] > 0
    assert result.expected_loss["attacker"] == pytest.approx(bare.expected_loss["attacker"] + more)


def test_cargo_weighs_when_to_leave() -> None:
    """For six IPCs the attacker risks empty transports beside his battleship a little longer."""
    best = {}
    for name in ("transport", "transport[infantry,tank]"):
        units = {
            "japan": {"battleship": 1, name: 4},
            "usa": {"cruiser": 1, "destroyer": 1, "submarine": 1},
        }
        state = GAME.position({**START, "base": "empty", "units": {"sea25": units}})
        plan = live.plan_of(GAME, state, "sea25")
        plan = plan._replace(retreat=Retreat("best"), can_leave=True, prize=6.0)
        best[name] = odds(plan)
        for rule in (Retreat(), Retreat("after", 1), Retreat("below", 3), Retreat("under", 0.5)):
            assert best[name].swing >= odds(plan._replace(retreat=rule)).swing - 1e-9
    assert best["transport[infantry,tank]"].retreats > best["transport"].retreats + 0.01


def test_a_landing_waits_for_its_sea_battle_with_those_aboard() -> None:
    """While the ships fight, their cargo still counts for the assault, and nobody bombards any more."""
    case = assault(
        "usa",
        "sea35",
        "philippines",
        {"battleship~done": 1, "destroyer~done": 1, loaded("philippines", "infantry!", "tank!"): 1},
        {"infantry": 1},
        {"sea35": {"japan": {"destroyer": 2}}},
        control={"philippines": "japan"},
        # the Americans miss, one of two Japanese destroyers hits
        dice=[6, 6, 1, 6],
    )
    assert isinstance(case.state.frames[-2], Battle)
    assert "philippines" in live.pending(GAME, case.state)
    plan = live.plan_of(GAME, case.state, "philippines")
    landing = {plan.tab.kinds[unit.kind].id: (n, unit.seaborne) for unit, n in plan.attackers}
    assert landing == {"infantry": (1, True), "tank": (1, True)}
    assert plan.bombardment == ()


def test_low_luck_guns_fire_at_aircraft_that_are_alike() -> None:
    """Three fighters from here and three from there are twice three points, not six: no sure hit."""
    game: Any = flagplot.game("anniversary")
    doc = {
        "game": "anniversary", "base": "empty", "turn": "germany", "phase": "combat_move",
        "options": {"low_luck": True}, "control": {"france": "uk"},
        "units": {"france": {"uk": {"infantry": 1, "aa_gun": 1}}},
    }  # fmt: skip
    state = game.position(doc)
    war = game.play(state)
    france, kind = war.board.space_of["france"], war.board.kind_of["fighter"]
    for left in (1, 2):
        war.add(france, make(war.power("germany"), kind, status=Status.ATTACKING, left=left), 3)
    plan = live.plan_of(game, state, "france")
    assert plan.flights == ((kind, (3, 3)),)
    starts, chances = on_land._shot_down(plan)
    left_over = {sum(n for _, n in side): p for side, p in zip(starts, chances, strict=True)}
    assert left_over == pytest.approx({6: 1 / 4, 5: 1 / 2, 4: 1 / 4})
