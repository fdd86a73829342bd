"""The game-turn on the main map, initiative, batteries, the landing, victory. [3, SC-S2]"""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.war_in_the_pacific.places import aboard
from flagplot.games.war_in_the_pacific.sea import invasion, naval, victory
from flagplot.games.war_in_the_pacific.surface import damage
from flagplot.kernel.dice import ScriptedDice
from tests.war_in_the_pacific.afloat import GAME, GROUNDED, TABLES, SeaCase

U17 = {"hex": "F3030", "ships": ["us-cv-yorktown"], "mission": "MOVT", "speed": 3}
J8 = {"hex": "D2530", "ships": ["jn-ca-tone"], "mission": "MOVT", "speed": 3}
J5 = {"hex": "F1234", "ships": ["jn-msu-15", "jn-msu-16", "jn-apb-6"], "mission": "AMPH", "speed": 1}
LOADED = {"jn-msu-15": ["ja-rgt-28:2"], "jn-msu-16": ["jn-eng-11"], "jn-apb-6": ["jn-snlf-k5", "jn-snlf-y5"]}
GARRISON = {"F1234": ["mc-def-6", "mc-rdr-2", "mc-def-3"]}


def weak(**more: Any) -> SeaCase:
    """Two forces far from each other, nobody in the air."""
    return SeaCase("naval", forces={"U17": U17, "J8": J8}, subrons={}, air=GROUNDED, **more)


@pytest.mark.rule("BR-3-03", "WPA-SIN-01", "WPA-SIN-04")
def test_initiative_is_two_dice_and_one_for_two_levels() -> None:
    case = weak()
    assert naval.level(case.play, 0) == 2  # J2
    assert naval.level(case.play, 1) == 0
    case.do("allied", "no", dice=[3, 3, 4, 3, 1, 1, 2, 2])  # 7 to 7: again; then 3 to 4
    assert case.state.waiting == ("allied",)
    case.do("allied", "second")
    assert case.state.sea.first == 0


@pytest.mark.rule("BR-3-05", "BR-3-06", "BR-3-30", "BR-16-02", "BR-16-05")
def test_the_first_player_moves_all_his_forces_before_the_second() -> None:
    case = weak()
    case.do("allied", "no", dice=[6, 6, 1, 1])
    case.do("japan", "second", "take-card J8", "course D2630", "file-card", "done")
    case.do("allied", "done", "take-card U17", "course F3130", "file-card", "done")
    began = [event.text() for event in case.events if "Movement Segment" in event.text()]
    assert began == ["Movement Segment of allied", "Movement Segment of japan"]
    assert (case.where("J8"), case.where("U17")) == ("D2630", "F3130")


@pytest.mark.rule("SC-S2-01", "BR-3-01", "SC-S2-11", "SC-G-02")
def test_two_game_turns_of_three_pairs_and_the_saratoga_in_the_second() -> None:
    state = GAME.start("midway", seed=2)
    dates = []
    for _ in range(400):
        if state.outcome is not None:
            break
        seat = state.waiting[0]
        verbs = {action.verb: action for action in GAME.legal(state, seat)}
        action = next((verbs[verb] for verb in ("done", "no", "first", "go-on") if verb in verbs), None)
        state, events = GAME.apply(state, seat, action or next(iter(verbs.values())))
        dates += [event.text() for event in events if "game-turn" in event.text()]
        if state.turn and "U11" in state.sea.forces:
            assert TABLES.ship_number["us-cv-saratoga"] in state.sea.forces["U11"].ships
            assert "U11-AO" in state.sea.forces
    assert [text for text in dates if text.endswith("42")] == ["game-turn 2/6/42", "game-turn 3/6/42"]
    assert sum("Naval Phase" in text for text in dates) == 6
    assert sum("Air Phase" in text for text in dates) == 6
    assert state.outcome is not None


@pytest.mark.rule("SC-G-02")
def test_a_force_arrives_in_the_nearest_friendly_port() -> None:
    from flagplot.games.war_in_the_pacific.sea import arrivals

    case = SeaCase(
        "naval", forces={"U11": {**U17, "hex": "F3342"}, "J8": J8}, subrons={}, control={"F3342": "japan"}
    )
    play = GAME.play(case.state.clone())
    arrivals.place(play, "U11")
    assert play.label(play.force("U11").hex) in ("F3141", "F3441", "F3542")
    entering = SeaCase(
        "naval", forces={"U11": {**U17, "hex": "F3525"}, "J8": {**J8, "hex": "F3525"}}, subrons={}
    )
    play = GAME.play(entering.state.clone())
    arrivals.place(play, "U11")
    assert play.label(play.force("U11").hex) in ("F3524", "F3526")


@pytest.mark.rule("SC-S2-05")
def test_a_battery_fires_at_ships_off_midway() -> None:
    case = SeaCase(
        "naval", forces={"U17": U17, "J8": {**J8, "hex": "F1233"}}, subrons={}, air=GROUNDED, units=GARRISON,
    )  # fmt: skip
    case.do("allied", "no", dice=[6, 6, 1, 1])
    case.do("japan", "first", "take-card J8", "course F1234", "file-card", "done")
    case.do("allied", "done")
    case.do("allied", "done")
    assert "shell jn-ca-tone 6" in case.answers("allied")
    case.do("allied", "shell jn-ca-tone 6", dice=[1, 2, 2])
    assert case.state.batteries[case.play.hex("F1234")][3] in (0, 1)


def landing(**more: Any) -> Any:
    """The transports are off Midway at the end of the last Naval Phase."""
    forces = {"U17": U17, "J5": J5}
    units = more.pop("units", {**LOADED, **GARRISON})
    return SeaCase(
        "naval", forces=forces, subrons={}, air=GROUNDED, pair=more.pop("pair", 5), units=units, **more
    )


@pytest.mark.rule("SC-S2-05", "SC-S2-04")
def test_the_landing_is_one_roll() -> None:
    case = landing()
    assert invasion.landing_force(case.play) == "J5"
    assert invasion.modifiers(case.play) == 1  # all five steps
    assert invasion.landing_force(landing(pair=2).play) == ""  # only in the second game-turn
    few = {"jn-msu-15": ["ja-rgt-28:2"], **GARRISON}
    assert invasion.landing_force(landing(units=few).play) == ""  # two steps
    damaged = landing(airfields={"F1234": "D1"}, battered=2)
    assert invasion.modifiers(damaged.play) == 1 + 2 + 2
    near = SeaCase(
        "naval",
        forces={"U17": {**U17, "hex": "F1530"}, "J5": J5},
        subrons={},
        pair=5,
        units={**LOADED, **GARRISON},
    )
    assert invasion.modifiers(near.play) == 0  # a carrier that can fly within 15 hexes


@pytest.mark.rule("SC-S2-05")
def test_who_was_off_midway_after_the_naval_phase_lands_with_what_aircraft_leave_of_it() -> None:
    def bombed(phase: str, *ships: str, units: dict[str, list[str]] = LOADED) -> Any:
        frames = [{"step": "week", "stage": 5}, {"step": phase}]
        play = SeaCase(
            "", frames=frames, forces={"U17": U17, "J5": J5}, subrons={}, pair=5, units={**units, **GARRISON},
            air={**GROUNDED, "air-us-sbd-yorktown": {"points": 4}},
        ).play  # fmt: skip
        play = GAME.play(play.state, ScriptedDice([6] * 20))
        for ship in ships:
            damage.damage_ship(play, TABLES.ship_number[ship], 5)
        return play

    play = bombed("air_phase", "jn-msu-16", "jn-apb-6")
    assert invasion.landing_force(play) == "J5"  # two steps of five
    assert invasion.modifiers(play) == 0  # but not all of them
    written = GAME.write_position(play.state)
    assert written is not None
    assert GAME.position({**written, "scenario": "midway"}).sea.mustered
    too_early = bombed("naval_phase", "jn-msu-16", "jn-apb-6")
    assert invasion.landing_force(too_early) == ""
    nobody = bombed("air_phase", "jn-msu-15", "jn-msu-16", "jn-apb-6")
    assert invasion.landing_force(nobody) == ""
    few = {"jn-msu-15": ["ja-rgt-28:2"]}
    assert invasion.landing_force(bombed("air_phase", "jn-msu-16", units=few)) == ""  # two from the start


@pytest.mark.rule("SC-S2-05", "SC-S2-08")
def test_nine_takes_midway_and_less_loses_the_landing_force() -> None:
    case = landing()
    play = GAME.play(case.state, ScriptedDice([4, 4]))
    invasion.resolve(play)
    assert victory.captured(play)
    assert victory.score(play) == (15, 0)
    case = landing()
    play = GAME.play(case.state, ScriptedDice([4, 3]))
    invasion.resolve(play)
    assert not victory.captured(play)
    assert not play.state.place.where(aboard(TABLES.ship_number["jn-msu-15"]))
    assert victory.score(play) == (0, 5)


@pytest.mark.rule("SC-G-06", "SC-S2-08")
def test_points_for_ships_and_the_levels_of_victory() -> None:
    sunk = {"us-cv-yorktown": {"damage": 5}, "us-ca-astoria": {"damage": 3}, "us-dd-gwin": {"damage": 2}}
    case = SeaCase("naval", forces={"J8": J8}, subrons={}, ships=sunk, pair=5)
    vp = {ship.id: ship.vp for ship in TABLES.ships}
    japan = vp["us-cv-yorktown"] + (vp["us-ca-astoria"] + 1) // 2  # half, rounded up; a half pair is whole
    assert victory.score(case.play) == (japan, 5)
    found = victory.outcome(case.play)
    assert found is not None
    assert found.winners == (("japan",) if japan - 5 > 5 else ())
    draw = SeaCase("naval", forces={"J8": J8}, subrons={}, pair=5)
    assert victory.outcome(draw.play).winners == ()  # 5 to 0
    decisive = {**sunk, "us-cv-hornet": {"damage": 5}, "us-cv-enterprise": {"damage": 5}}
    case = SeaCase("naval", forces={"J8": J8}, subrons={}, ships=decisive, pair=5)
    assert "decisively" in victory.outcome(case.play).reason
    assert victory.outcome(SeaCase("naval", forces={"J8": J8}, subrons={}, pair=2).play) is None
