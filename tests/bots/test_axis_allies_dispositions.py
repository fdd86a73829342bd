"""Where bots that look ahead leave their units at the end of a turn."""

from __future__ import annotations

import flagplot
from flagplot.games.axis_allies.bots import attacks, foresight, regroup, styles
from flagplot.games.axis_allies.bots.desk import EASY, NORMAL, Desk
from flagplot.games.axis_allies.bots.field import Field
from flagplot.games.axis_allies.bots.fronts import fronts_of
from flagplot.games.axis_allies.bots.stations import stations
from flagplot.games.axis_allies.bots.threats import Threats
from flagplot.kernel.thinking import Budget


def desk_of(document, seat, *, skill=NORMAL, game="anniversary"):
    played = flagplot.game(game)
    state = played.position({"game": game, "base": "empty", **document})
    return Desk(played, state, seat, skill=skill, seed=1, budget=Budget(5_000))


def moved(desk):
    """What stands where after the noncombat moves: territory -> kind -> number."""
    regroup.planned(desk, styles.CAUTIOUS)
    field = Field(desk.war, desk.power, desk.doctrine)
    field.state = desk.state
    board = field.board
    found = {}
    for space in range(board.n):
        units = field.units(space, 1 << desk.power)
        if units:
            found[board.space_ids[space]] = {board.kinds[kind].id: n for kind, n in units.items()}
    return found


def eastern_front(russians, germans):
    return {
        "turn": "ussr", "phase": "noncombat_move",
        "units": {"russia": {"ussr": russians}, "belorussia": {"germany": germans}},
        "control": {"russia": "ussr", "belorussia": "germany"},
    }  # fmt: skip


def test_nobody_runs_from_a_capital_in_danger():
    """Twelve men do not save Moscow for certain, but they do not leave it either."""
    found = moved(desk_of(eastern_front({"infantry": 12}, {"infantry": 8, "tank": 8}), "ussr"))
    assert found == {"russia": {"infantry": 12}}


def test_a_stack_steps_back_when_it_hangs():
    document = {
        "turn": "germany", "phase": "noncombat_move",
        "units": {
            "east_poland": {"germany": {"infantry": 2, "tank": 3}},
            "belorussia": {"ussr": {"infantry": 12, "artillery": 4, "tank": 4}},
            "germany": {"germany": {"infantry": 6}},
        },
        "control": {"east_poland": "germany", "belorussia": "ussr", "poland": "germany"},
    }  # fmt: skip
    found = moved(desk_of(document, "germany"))
    assert sum(found.get("east_poland", {}).values()) <= 1
    assert sum(sum(units.values()) for units in found.values()) == 11


def test_a_stack_advances_when_it_is_safe_together():
    document = {
        "turn": "germany", "phase": "noncombat_move",
        "units": {
            "poland": {"germany": {"infantry": 12, "artillery": 4, "tank": 4}},
            "belorussia": {"ussr": {"infantry": 4}},
            "germany": {"germany": {"infantry": 6}},
        },
        "control": {"east_poland": "germany", "belorussia": "ussr", "poland": "germany"},
    }  # fmt: skip
    found = moved(desk_of(document, "germany"))
    assert sum(found["east_poland"].values()) >= 19


def test_a_strike_through_a_canal_is_seen():
    """The canals are those of the power that will strike, not of the power that thinks."""
    document = {
        "turn": "italy", "phase": "noncombat_move",
        "units": {
            "sz34": {"uk": {"transport": 1}}, "egypt": {"uk": {"infantry": 2}},
            "italy": {"italy": {"infantry": 1}},
        },
        "control": {"egypt": "uk", "trans_jordan": "uk", "italy": "italy", "balkans": "italy"},
    }  # fmt: skip
    desk = desk_of(document, "italy")
    field = Field(desk.war, desk.power, desk.doctrine)
    threats = Threats(field, desk.doctrine)
    kinds, balkans = field.board.kinds, field.board.space_of["balkans"]
    assert any(kinds[kind].captures for kind in threats.on(balkans))


def test_a_fleet_is_wanted_where_transports_are():
    document = {
        "turn": "japan", "phase": "noncombat_move",
        "units": {"sz62": {"japan": {"transport": 3}}, "japan": {"japan": {"infantry": 4}}},
        "control": {"japan": "japan"},
    }  # fmt: skip
    desk = desk_of(document, "japan")
    field = Field(desk.war, desk.power, desk.doctrine)
    found, board = stations(field, fronts_of(desk, field)), field.board
    assert found[board.space_of["sz62"]] > found[board.space_of["sz61"]] > found[board.space_of["sz35"]]


def test_transports_in_danger_fetch_those_who_wait():
    """A bomber reaches them wherever they are: it is no worse to be on the way home."""
    document = {
        "turn": "japan", "phase": "noncombat_move",
        "units": {
            "sz38": {"japan": {"transport": 2}}, "japan": {"japan": {"infantry": 10}},
            "philippine_islands": {"usa": {"bomber": 1, "infantry": 6}},
        },
        "control": {"japan": "japan", "philippine_islands": "usa"},
    }  # fmt: skip
    desk = desk_of(document, "japan")
    away = desk.war.board.space_of["sz38"]
    regroup.planned(desk, styles.CAUTIOUS)
    assert not desk.state.units[away]


def hunt():
    """A lone transport, and beside it all that could avenge it."""
    return {
        "turn": "japan", "phase": "combat_move",
        "units": {
            "sz50": {"japan": {"battleship": 2}},
            "sz52": {"usa": {"transport": 1}},
            "midway": {"usa": {"fighter": 8}},
        },
        "control": {"midway": "usa", "japan": "japan"},
    }  # fmt: skip


def test_bait_is_left_alone():
    """Easy takes what it can reach; who looks ahead sees what comes back."""
    quick = attacks.answer(desk_of(hunt(), "japan", skill=EASY), None)
    assert [reason.space for reason in quick.reasons if reason.topic == "attack"] == ["sz52"]
    careful = attacks.answer(desk_of(hunt(), "japan"), None)
    assert not [reason for reason in careful.reasons if reason.topic == "attack"]


def test_what_hangs_is_counted():
    """A fleet that cannot be reached is safe, and one beside the fighters is not."""
    far = desk_of({**hunt(), "phase": "noncombat_move"}, "japan")
    assert foresight.exposed(far, far.state) < 1.0
    document = hunt()
    document["units"]["sz59"] = document["units"].pop("sz50")
    near = desk_of({**document, "phase": "noncombat_move"}, "japan")
    assert foresight.exposed(near, near.state) > 10.0


def test_men_for_overseas_wait_in_their_port():
    document = {
        "turn": "usa", "phase": "noncombat_move",
        "units": {"eastern_united_states": {"usa": {"infantry": 6}}},
        "control": {"eastern_united_states": "usa", "eastern_canada": "uk", "central_united_states": "usa"},
    }  # fmt: skip
    assert moved(desk_of(document, "usa")) == {"eastern_united_states": {"infantry": 6}}


def test_nobody_stands_where_a_friend_is_paid_for_fighting_alone():
    """Moscow is safe: men in Persia do not enter the Caucasus, where they would cost the Soviets five."""
    document = {
        "turn": "uk", "phase": "noncombat_move",
        "units": {
            "persia": {"uk": {"infantry": 4, "fighter": 1}},
            "russia": {"ussr": {"infantry": 10}},
            "caucasus": {"ussr": {"infantry": 6}},
            "ukraine": {"germany": {"infantry": 3}},
        },
        "control": {"persia": "uk", "russia": "ussr", "caucasus": "ussr", "ukraine": "germany"},
    }  # fmt: skip
    assert not {"caucasus", "russia"} & set(moved(desk_of(document, "uk")))


def test_decks_are_filled_before_fields_ashore():
    """Four fighters come back to two carriers, though Japan is within reach of them too."""
    document = {
        "turn": "japan", "phase": "noncombat_move",
        "units": {
            "sz51": {"japan": {"carrier": 2, "destroyer": 1}},
            "sz50": {"japan": {"fighter~aloft3": 4}},
            "caroline_islands": {"japan": {"infantry": 3}},
            "philippine_islands": {"japan": {"infantry": 2}},
            "sz53": {"usa": {"destroyer": 2}}, "hawaiian_islands": {"usa": {"fighter": 3}},
        },
        "control": {
            "caroline_islands": "japan", "philippine_islands": "japan", "japan": "japan",
            "hawaiian_islands": "usa",
        },
    }  # fmt: skip
    found = moved(desk_of(document, "japan"))
    assert [units.get("fighter") for units in found.values() if "carrier" in units] == [4]


def test_fighters_stay_at_the_airbase_that_guards_new_ships():
    """Bombers in Hawaii reach the transports of Japan's home zone: some fighters wait to scramble."""
    document = {
        "turn": "japan", "phase": "noncombat_move", "war": "all",
        "units": {
            "japan": {"japan": {"infantry": 6, "fighter": 5}},
            "sea6": {"japan": {"transport": 3}},
            "iwo_jima": {"usa": {"strategic_bomber": 2}},
            "kiangsu": {"japan": {"infantry": 4}}, "anhwe": {"china": {"infantry": 3}},
        },
        "control": {"japan": "japan", "kiangsu": "japan", "iwo_jima": "usa", "anhwe": "china"},
        "facilities": {"japan": {"airbase": 0}},
    }  # fmt: skip
    found = moved(desk_of(document, "japan", game="pacific-1940"))
    assert found["japan"].get("fighter", 0) >= 2
