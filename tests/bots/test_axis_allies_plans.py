"""Positions in which the bots of the Axis & Allies family must find what every player finds."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import flagplot
from flagplot.games.axis_allies.bots import attacks, regroup, search, styles
from flagplot.games.axis_allies.bots.desk import HARD, NORMAL, Desk
from flagplot.games.axis_allies.bots.field import Field
from flagplot.games.axis_allies.bots.reach import Reach
from flagplot.games.axis_allies.bots.threats import Threats
from flagplot.kernel.action import act
from flagplot.kernel.thinking import Budget, Thought


def desk_of(id, document, seat):
    game = flagplot.game(id)
    state = game.position({"game": id, **document})
    return Desk(game, state, seat, skill=NORMAL, seed=1, budget=Budget(3_500))


def targets(desk, style=styles.STEADY):
    thought = attacks.planned(desk, style)
    return {reason.space: reason.chance for reason in thought.reasons if reason.topic == "attack"}


def test_japan_opens_as_it_should():
    """Battleship, Philippines with their zone, Hong Kong, Indo-China: the table every player knows."""
    desk = desk_of("pacific-1940", {"phase": "combat_move", "war": "all"}, "japan")
    found = targets(desk, styles.CAUTIOUS)
    assert {"sea35", "sea37", "philippines", "kwangtung", "french_indo_china"} <= set(found)
    assert found["sea37"] > 0.95
    assert found["sea35"] > 0.95
    assert found["kwangtung"] > 0.9
    assert found["philippines"] > 0.9  # with the aircraft of the Carolines, which do not clear the sea


def test_germany_opens_as_it_should():
    """All three border territories, for the objective they pay together, and the battleship off Norway."""
    document = {"scenario": "1941", "phase": "combat_move", "turn": "germany"}
    found = targets(desk_of("anniversary", document, "germany"), styles.BOLD)
    assert {"east_poland", "ukraine", "baltic_states"} <= set(found)
    assert "sz2" in found or "sz6" in found


def test_the_last_part_of_an_objective_is_worth_more_than_the_first():
    document = {"scenario": "1941", "phase": "combat_move", "turn": "germany"}
    field = attacks.Attacks(desk_of("anniversary", document, "germany"), styles.STEADY).field
    space, germany, russia = field.board.space_of, field.power, field.board.owner_of["ussr"]
    two = frozenset({space["east_poland"], space["ukraine"]})
    baltic = space["baltic_states"]
    assert field.values.completing(baltic, germany, two) > 10.0  # 5 IPCs a turn
    assert field.values.completing(baltic, germany, frozenset({space["ukraine"]})) < 5.0
    assert field.values.completing(baltic, russia, two) == 0.0  # they are Soviet already
    assert field.values.completing(space["egypt"], germany, two) == 0.0
    assert space["east_poland"] in field.values.mates(baltic)


def test_transports_are_not_all_sent_to_one_island():
    """The Philippines fall to a part of Japan's transports; the others take islands that nobody holds."""
    document = {"scenario": "1941", "phase": "combat_move", "turn": "japan"}
    found = targets(desk_of("anniversary", document, "japan"), styles.BOLD)
    assert found["philippine_islands"] > 0.85
    assert {"borneo", "east_indies"} & set(found)


@pytest.mark.parametrize("style", [styles.STEADY, styles.CAUTIOUS, styles.BOLD])
def test_carriers_do_not_sail_out_for_a_single_transport(style):
    """Aircraft from Tokyo could sink the transport at Hawaii, but carriers would have to meet them there."""
    found = targets(desk_of("pacific-1940", {"phase": "combat_move", "war": "all"}, "japan"), style)
    assert "sea26" not in found


def test_attackers_do_not_leave_a_door_open_behind_them():
    """The men of Egypt could take Libya, but Italy would walk into Egypt from the sea."""
    document = {
        "base": "empty", "turn": "uk", "phase": "combat_move",
        "units": {
            "egypt": {"uk": {"infantry": 2}}, "libya": {"italy": {"infantry": 1}},
            "sz14": {"italy": {"transport": 1, "battleship": 1}},
            "italy": {"italy": {"infantry": 6, "artillery": 2}},
        },
        "control": {"egypt": "uk", "libya": "italy", "italy": "italy"},
    }  # fmt: skip
    plan = attacks.Attacks(desk_of("anniversary", document, "uk"), styles.CAUTIOUS)
    space_of = plan.board.space_of
    march = plan.reach.by_land(space_of["libya"])
    assert march
    assert plan._bared(tuple(march), ()) > 5.0
    assert plan._bared((march[0]._replace(number=1),), ()) < plan._bared(tuple(march), ())


def test_an_objective_that_is_paid_counts_in_full():
    """Of six territories that pay five together each one lost costs all of it, and the third little more."""
    document = {"scenario": "1941", "phase": "combat_move", "turn": "uk"}

    def hangs_on_canada(more):
        desk = desk_of("anniversary", {**document, **more}, "uk")
        values = Field(desk.war, desk.power, desk.doctrine).values
        return values._objectives(desk.war.board.space_of["western_canada"])

    assert hangs_on_canada({}) > 3.0
    assert hangs_on_canada({"control": {"australia": "japan", "union_of_south_africa": "germany"}}) < 1.0


def test_a_capital_is_not_left_empty():
    document = {
        "base": "empty", "turn": "germany", "phase": "noncombat_move",
        "units": {
            "germany": {"germany": {"infantry": 8}},
            "poland": {"ussr": {"infantry": 4, "tank": 2}},
        },
        "control": {"poland": "ussr"},
    }  # fmt: skip
    desk = desk_of("anniversary", document, "germany")
    field = Field(desk.war, desk.power, desk.doctrine)
    kept = Threats(field, desk.doctrine).reserves(Reach(field, ready=True))
    assert sum(kept.values()) >= 6
    regroup.planned(desk, styles.QUICK)
    assert desk.game.units(desk.state)["germany"]["germany"]["infantry"] >= 6


def test_an_undefended_transport_stays_out_of_reach():
    document = {
        "base": "empty", "turn": "japan", "phase": "noncombat_move",
        "units": {
            "sea6": {"japan": {"transport": 1, "battleship": 1, "destroyer": 1}},
            "philippines": {"usa": {"strategic_bomber": 2}},
            "formosa": {"japan": {"infantry": 2}},
            "japan": {"japan": {"infantry": 4}},
        },
    }  # fmt: skip
    desk = desk_of("pacific-1940", document, "japan")
    regroup.planned(desk, styles.CAUTIOUS)
    for space, units in desk.game.units(desk.state).items():
        ships = units.get("japan", {})
        if any(name.startswith("transport") for name in ships):
            assert len(ships) > 1, space


def test_nothing_is_attacked_in_peace():
    document = {"phase": "combat_move", "turn": "usa"}
    assert targets(desk_of("pacific-1940", document, "usa")) == {}


@pytest.mark.parametrize(
    ("gains", "budget", "taken"),
    [
        ([9.0, 11.0, 10.0, 9.0], 20_000, True),
        ([90.0, -40.0, -30.0, 20.0], 20_000, False),  # better on average, but by one game of four
        ([0.5, 0.5, 0.5, 0.5], 20_000, False),  # surely better, but not worth a word
        ([9.0, 11.0, 10.0, 9.0], 10_000, False),  # two games tell nothing
    ],
)
def test_a_rival_takes_the_place_of_the_usual_plan_only_if_it_is_clearly_better(
    monkeypatch, gains, budget, taken
):
    desk = desk_of("anniversary", {"scenario": "1941", "phase": "combat_move", "turn": "japan"}, "japan")
    desk.budget = Budget(budget)
    usual, rival = (
        search.Trial(styles.STEADY, frozenset(), Thought(()), float(number), {}) for number in range(2)
    )

    def played(desk, plan, sample, *, far):
        return 100.0 * sample + plan.promise * gains[sample]

    monkeypatch.setattr(search, "_trial", played)
    found = search._played(desk, usual, [rival])
    assert (found.promise == rival.promise) == taken
    assert desk.budget.used <= budget


def test_hard_moves_like_normal_unless_games_say_otherwise(monkeypatch):
    """What moves risk is no reason to stay behind: they are not judged at a glance."""
    desk = desk_of("anniversary", {"scenario": "1941", "phase": "combat_move", "turn": "japan"}, "japan")
    desk.skill, desk.budget = HARD, Budget(30_000)
    played = {styles.CAUTIOUS: 0.0, styles.FORWARD: -5.0, styles.WARY: 0.0}

    def moves(desk, style, without):
        return Thought((act("advance", int(10 * style.advance)),))

    def game(desk, plan, sample, *, far):
        assert far
        return played[plan.style]

    monkeypatch.setattr(search, "_trial", game)
    usual = search.best(desk, styles.for_moves(desk), moves, attacks=False)
    assert usual.answers == (act("advance", 10),)
    played[styles.WARY] = 6.0
    wary = search.best(desk, styles.for_moves(desk), moves, attacks=False)
    assert wary.answers == (act("advance", 4),)


def test_plans_of_a_power_without_a_turn_of_its_own_are_played_out_for_a_round(monkeypatch):
    """China moves in the turn of the United States: its trials end like those of everybody else."""
    china = desk_of("anniversary", {"scenario": "1941", "phase": "combat_move", "turn": "china"}, "china")
    trial = search._made(china, styles.STEADY, frozenset(), attacks.planned)
    assert trial is not None
    rounds = []
    run = search._run
    monkeypatch.setattr(search, "_run", lambda *args: (rounds.append(args[1].round), run(*args)))
    search._trial(china, trial, 0, far=True)
    assert set(rounds) == {1, 2}


@pytest.mark.parametrize("first", ["usa", "china"])
def test_a_glance_sees_the_whole_of_a_shared_turn(monkeypatch, first):
    """The United States and China share a turn: what was bought is on the board before it is judged."""
    document = {"scenario": "1941", "phase": "combat_move", "turn": "usa", "pool": {"usa": {"infantry": 5}}}
    usa = desk_of("anniversary", document, "usa")
    usa.state.flags = {**usa.state.flags, "china_first": int(first == "china")}
    judged = []
    monkeypatch.setattr(search.foresight, "hanging", lambda desk, state: judged.append(state) or 0.0)
    trial = search._made(usa, styles.STEADY, frozenset(), attacks.planned)
    assert trial is not None
    search._trial(usa, trial, 0, far=False)
    assert sum(usa.state.pool[usa.power].values()) == 5
    assert not sum(judged[0].pool[usa.power].values())
    assert judged[0].turns != usa.state.turns


def test_what_a_plan_does_not_touch_has_the_same_dice_beside_every_plan():
    """A battle more in the Pacific changes no throw in Russia."""
    one, other = search.Omens(7), search.Omens(7)
    for index in range(3):
        other.roll(4, 6, "Japan in Hawaii", index)
    throws = [one.roll(3, 6, "Germany in Karelia", index) for index in range(20)]
    assert throws == [other.roll(3, 6, "Germany in Karelia", 40 + index) for index in range(20)]
    assert len(set(throws)) > 10  # a second round of fire is not the first one again
    assert {face for throw in throws for face in throw} == set(range(1, 7))
    assert throws != [search.Omens(8).roll(3, 6, "Germany in Karelia", index) for index in range(20)]


def test_trials_throw_these_dice(monkeypatch):
    japan = desk_of("pacific-1940", {"phase": "combat_move", "war": "all"}, "japan")
    trial = search._made(japan, styles.CAUTIOUS, frozenset(), attacks.planned)
    assert trial is not None
    thrown = []
    roll = search.Omens.roll
    monkeypatch.setattr(search.Omens, "roll", lambda dice, *args: thrown.append(args[2]) or roll(dice, *args))
    played = [search._trial(japan, trial, sample, far=True) for sample in (0, 0, 1)]
    assert len(set(thrown)) > 5
    assert played[0] == played[1] != played[2]


SCRIPT = """
import flagplot
from flagplot.kernel.action import act
from flagplot.kernel.thinking import Budget, Thought
game = flagplot.game("pacific-1940")
state = game.position({"game": "pacific-1940", "phase": "combat_move", "war": "all"})
thought = game.opponents().bot("normal").think(game.seen(state, "japan"), 7, Budget(3_500))
print([str(answer) for answer in thought.answers])
"""


@pytest.mark.parametrize("hashes", ["1", "2"])
def test_a_thought_does_not_depend_on_the_process(hashes):
    game = flagplot.game("pacific-1940")
    state = game.position({"game": "pacific-1940", "phase": "combat_move", "war": "all"})
    thought = game.opponents().bot("normal").think(game.seen(state, "japan"), 7, Budget(3_500))
    run = subprocess.run(
        [sys.executable, "-c", SCRIPT], env={**os.environ, "PYTHONHASHSEED": hashes},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert run.stdout.strip() == str([str(answer) for answer in thought.answers])
