"""Paratroopers: they die with their bombers under fire of guns, then jump and fight like any other."""

from __future__ import annotations

from typing import Any

import pytest

import flagplot
from flagplot.games.axis_allies.combat import battle
from flagplot.games.axis_allies.events import Lost
from flagplot.games.axis_allies.odds import live, odds, plan_for
from flagplot.games.axis_allies.odds.battle import with_forces
from flagplot.games.axis_allies.odds.luck import report
from flagplot.games.axis_allies.odds.plan import Retreat
from flagplot.games.axis_allies.pieces import Status, cargo, make
from flagplot.games.axis_allies.state import WarState
from flagplot.kernel.telling import event_line
from tests.odds.test_golden_battles import Moment, RealFight, check
from tests.odds.test_large import RandomDice

GAME: Any = flagplot.game("anniversary")


def position(laden: dict[tuple[str, int], int], *, plain: int = 0, gun: bool = True, **more: Any) -> WarState:
    """Bombers over France: by what they do and the points they have left; infantry came with some."""
    uk: dict[str, int] = {"infantry": 2, **({"aa_gun": 1} if gun else {})}
    doc = {
        "game": "anniversary", "base": "empty", "turn": "germany", "phase": "combat_move",
        "technologies": {"germany": ["paratroopers"]}, "control": {"france": "uk", "germany": "germany"},
        "options": {"low_luck": more.get("low_luck", False)}, "units": {"france": {"uk": uk}},
    }  # fmt: skip
    state: WarState = GAME.position(doc)
    war = GAME.play(state)
    of, power = war.board.space_of, war.power("germany")
    bomber, infantry = war.board.kind_of["bomber"], war.board.kind_of["infantry"]
    roles = {"drop": Status.ATTACKING, "deliver": Status.DROPPING}
    for (role, left), number in laden.items():
        piece = make(
            power, bomber, status=roles[role], left=left, home=of["germany"],
            cargo=(cargo(power, infantry),),
        )  # fmt: skip
        war.add(of["france"], piece, number)
    if plain:
        war.add(of["france"], make(power, bomber, status=Status.ATTACKING, left=3), plain)
    if more.get("overland"):
        war.add(of["france"], make(power, infantry), more["overland"])
    return state


CASES: dict[str, WarState] = {
    "one bomber": position({("drop", 3): 1}),
    "without a gun": position({("drop", 3): 1}, gun=False),
    "some fight along": position({("drop", 3): 2}, plain=2),
    "some only deliver": position({("deliver", 3): 3}),
    "both, with infantry": position({("deliver", 3): 2, ("drop", 3): 1}, plain=1, overland=2),
    "low-luck flights": position({("drop", 3): 3, ("drop", 2): 3}, plain=4, low_luck=True),
    "low-luck deliveries": position({("deliver", 3): 4, ("deliver", 2): 2}, low_luck=True),
}


@pytest.mark.rule("A50-TEC-18")
@pytest.mark.rule("A50-TEC-19")
@pytest.mark.parametrize("name", CASES)
def test_played_out_they_do_as_well(name: str) -> None:
    state = CASES[name]
    plan = live.plan_of(GAME, state, "france")
    assert odds(plan).takes > 0
    check(GAME, Moment(state, "france", plan, False), 600)


@pytest.mark.rule("A50-TEC-18")
def test_by_hand() -> None:
    """One bomber is shot down in a sixth of all cases, and its infantry with it."""
    plan = live.plan_of(GAME, CASES["one bomber"], "france")
    alone = odds(plan_for(GAME, attack="infantry, bomber", defend="2 infantry"))
    assert odds(plan).takes == pytest.approx(5 / 6 * alone.takes)
    assert sum(ending.chance for ending in odds(plan).endings) == pytest.approx(1.0, abs=1e-12)
    deliver = live.plan_of(GAME, position({("deliver", 3): 1}), "france")
    infantry = odds(plan_for(GAME, attack="infantry", defend="2 infantry"))
    assert odds(deliver).takes == pytest.approx(5 / 6 * infantry.takes)
    lost = 5 / 6 * infantry.expected_loss["attacker"] + 1 / 6 * 15
    assert odds(deliver).expected_loss["attacker"] == pytest.approx(lost)


def test_they_retreat_to_where_they_took_off() -> None:
    """France borders on Germany."""
    plan = live.plan_of(GAME, CASES["one bomber"], "france")
    assert plan.can_leave
    assert odds(plan._replace(retreat=Retreat("after", 1))).retreats > 0


def test_a_smaller_force_has_fewer_paratroopers() -> None:
    plan = live.plan_of(GAME, CASES["both, with infantry"], "france")
    assert sum(drop.number for drop in plan.drops) == 3
    fewer = tuple((unit, min(2, number)) for unit, number in plan.attackers)
    assert sum(drop.number for drop in with_forces(plan, fewer, plan.defenders).drops) == 2


@pytest.mark.parametrize("name", CASES)
def test_their_luck_is_judged(name: str) -> None:
    """The battle is read off its events as it stood on the board."""
    state = CASES[name]
    plan = live.plan_of(GAME, state, "france")._replace(prize=0.0)
    fight, dice = RealFight(GAME, Moment(state, "france", plan, False)), RandomDice(5)
    for _ in range(20):
        now = state.clone()
        war = GAME.play(now, dice)
        battle.begin_land(war, war.board.space_of["france"], now.active)
        while len(now.frames) > fight.depth:
            frame = now.frames[-1]
            step = GAME.steps[type(frame)]
            if seats := step.seats(war, frame):
                step.do(war, frame, seats[0], fight.answer(war, now, frame, seats[0]))
            else:
                step.run(war, frame)
        events = [event_line(GAME, event)["event"] for event in war.events]
        (one,) = report(GAME, state, events)["battles"]
        if one.get("reason") is None:
            assert one["expected"] == pytest.approx(odds(plan).swing)
        lost = [event for event in war.events if isinstance(event, Lost)]
        cost = {"infantry": 3, "bomber": 12}
        assert one["gained"] == sum(
            cost[event.units] * event.count * (-1 if event.power == "germany" else 1) for event in lost
        )
        assert one.get("reason") is None or state.options["low_luck"]
