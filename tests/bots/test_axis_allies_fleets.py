"""Fleets and coasts of the Axis & Allies bots: who waits for ships, what deters a strike, what is hunted."""

from __future__ import annotations

import flagplot
from flagplot.games.axis_allies.bots import attacks, styles
from flagplot.games.axis_allies.bots.deployment import Deployment
from flagplot.games.axis_allies.bots.desk import NORMAL, Desk
from flagplot.games.axis_allies.bots.field import Field
from flagplot.games.axis_allies.bots.fronts import fronts_of
from flagplot.games.axis_allies.bots.threats import Threats
from flagplot.kernel.thinking import Budget


def desk_of(id, document, seat):
    game = flagplot.game(id)
    state = game.position({"game": id, **document})
    return Desk(game, state, seat, skill=NORMAL, seed=1, budget=Budget(8_000))


def field_of(desk):
    return Field(desk.war, desk.power, desk.doctrine)


def test_men_walk_to_the_port_and_not_to_an_empty_coast():
    """Tokyo lies beyond Alaska, but no American transport calls there."""
    desk = desk_of("anniversary", {"scenario": "1941", "turn": "usa", "phase": "noncombat_move"}, "usa")
    fronts, space_of = fronts_of(desk, field_of(desk)), desk.war.board.space_of
    road = ["alaska", "western_canada", "western_united_states", "central_united_states"]
    pulls = [fronts.pull[space_of[name]] for name in (*road, "eastern_united_states")]
    assert pulls[-1] == max(pulls)
    assert pulls[0] == min(pulls)


def test_no_coast_without_an_enemy_is_worth_a_landing():
    """British men have nothing to do in Canada."""
    desk = desk_of("anniversary", {"scenario": "1941", "turn": "uk", "phase": "noncombat_move"}, "uk")
    plan = Deployment(desk, styles.CAUTIOUS)
    assert plan._ashore(desk.war.board.space_of["eastern_canada"]) == 0.0
    assert plan._ashore(desk.war.board.space_of["egypt"]) > 0.0


def strike_on_tokyo(**ashore):
    """American ships in reach of transports off Japan, and aircraft ashore that could avenge these."""
    document = {
        "base": "empty", "turn": "japan", "phase": "noncombat_move", "war": "all",
        "units": {
            "sea6": {"japan": {"transport": 3, "destroyer": 1}},
            "sea7": {"usa": {"destroyer": 2, "cruiser": 2}},
            "korea": {"japan": {"infantry": 3, **ashore}},
        },
    }  # fmt: skip
    desk = desk_of("pacific-1940", document, "japan")
    field = field_of(desk)
    threats, zone = Threats(field, desk.doctrine), desk.war.board.space_of["sea6"]
    return threats.swing(zone, field.guards(zone), threats.on(zone))


def test_ships_do_not_come_where_aircraft_would_sink_them():
    assert strike_on_tokyo() > 20.0
    assert strike_on_tokyo(fighter=8) < strike_on_tokyo() - 10.0


def test_a_submarine_is_hunted_by_a_destroyer_and_aircraft():
    document = {
        "base": "empty", "turn": "japan", "phase": "combat_move", "war": "all",
        "units": {
            "sea6": {"japan": {"destroyer": 1}}, "sea7": {"usa": {"submarine": 2}},
            "japan": {"japan": {"infantry": 3, "fighter": 3}},
        },
    }  # fmt: skip
    plan = attacks.Attacks(desk_of("pacific-1940", document, "japan"), styles.CAUTIOUS)
    battle = plan.plan(plan.board.space_of["sea7"])
    assert battle is not None
    kinds = [plan.board.kinds[group.kind].id for group in battle.groups]
    assert "destroyer" in kinds
    assert "fighter" in kinds


def test_new_ships_are_expected_where_they_will_be_laid_down():
    """Complexes on the mainland have harbours too, but Japan builds its ships at home."""
    document = {
        "turn": "japan", "phase": "noncombat_move", "war": "all",
        "facilities": {"kiangsu": {"complex": "minor"}},
    }  # fmt: skip
    desk = desk_of("pacific-1940", document, "japan")
    desk.state.pool[desk.power][desk.war.board.kind_of["transport"]] = 3
    plan = Deployment(desk, styles.CAUTIOUS)
    assert desk.war.board.space_ids[plan._dock()] == "sea6"
