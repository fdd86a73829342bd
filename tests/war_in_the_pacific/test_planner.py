"""What a plot comes to before it is handed in, and plots written as in the phase before."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.war_in_the_pacific.air.frames import Plots
from flagplot.games.war_in_the_pacific.sea import planner, plots, templates
from flagplot.games.war_in_the_pacific.sea.state import Habit
from flagplot.kernel.outlook import Picked
from tests.war_in_the_pacific.afloat import GAME, GROUNDED, SeaCase

J1 = {"hex": "F0525", "ships": ["jn-cv-akagi", "jn-dd-nowaki"], "mission": "CVOPS", "speed": 3, "fuel": 4}
U17 = {"hex": "F3030", "ships": ["us-cv-yorktown"], "mission": "CVOPS"}


def writing(**more: Any) -> SeaCase:
    """Japan lays out its cards."""
    forces = {"J1": J1, "U17": U17}
    case = SeaCase("naval", forces=forces, subrons={}, air=GROUNDED, **more)
    case.do("allied", "no", dice=[6, 6, 1, 1])
    case.do("japan", "first")
    return case


def card(case: SeaCase, label: str = "J1") -> dict[str, Any]:
    cards = GAME.view(case.state, "japan").panels["cards_japan"]
    found: dict[str, Any] = next(one for one in cards if one["force"] == label)
    return found


def reach(case: SeaCase) -> dict[str, Any]:
    """Where J1 may sail, by hex."""
    found = GAME.outlook(case.state, "japan", Picked(units={"J1": 1}))
    assert found is not None
    return {one["space"]: one for one in found.destinations}


def test_a_course_in_one_answer() -> None:
    case, small = writing(), writing()
    case.do("japan", "sail J1 F0625")
    small.do("japan", "take-card J1", "course F0625", "file-card")
    assert GAME.digest(case.state) == GAME.digest(small.state)
    case.refuses("japan", "sail U17 F0625", "BR-8-01")


@pytest.mark.rule("BR-16-14")
def test_where_a_task_force_may_sail_is_told_with_its_price() -> None:
    case = writing()
    goals = {
        one["space"]: one for one in GAME.outlook(case.state, "japan", Picked(units={"J1": 1})).destinations
    }
    play = case.play
    blank = plots.blank(play, "J1")
    assert set(goals) == {play.label(hex) for hex in plots.reachable(play, "J1", blank)}
    beside = goals["F0625"]
    assert beside["path"] == ["F0525", "F0625"]
    assert beside["cost"] + beside["left"] == play.tables.movement.allowance[3]
    assert beside["hexes"] == 1
    assert beside["fuel"] == 12 - 4 - 4
    case.do("japan", beside["action"])
    assert case.play.sea.cards["J1"].route == (case.play.hex("F0625"),)


def test_task_forces_that_sail_together() -> None:
    forces = {"J1": J1, "J2": {**J1, "ships": ["jn-cv-kaga"], "fuel": 0}, "U17": U17}
    case = SeaCase("naval", forces=forces, subrons={}, air=GROUNDED)
    case.do("allied", "no", dice=[6, 6, 1, 1])
    case.do("japan", "first")
    found = GAME.outlook(case.state, "japan", Picked(units={"J1": 1, "J2": 1}))
    goal = next(one for one in found.destinations if one["space"] == "F0625")
    assert goal["action"] == "sail J1 F0625 ; sail J2 F0625"
    case.do("japan", goal["action"])
    assert {card.route for card in case.play.sea.cards.values()} == {(case.play.hex("F0625"),)}


def test_the_route_is_led_on_from_its_end() -> None:
    case = writing()
    case.do("japan", "take-card J1", "course F0625")
    goals = {
        one["space"]: one for one in GAME.outlook(case.state, "japan", Picked(units={"J1": 1})).destinations
    }
    assert goals["F0725"]["path"][0] == "F0625"
    assert goals["F0725"]["action"] == "course F0725"
    other = GAME.outlook(case.state, "allied", Picked(units={"U17": 1}))
    assert other is not None
    assert other.destinations == []


def test_what_a_card_comes_to() -> None:
    case = writing()
    assert card(case)["fuel_after"] == 8  # it holds
    case.do("japan", "sail J1 F0625")
    found = card(case)
    assert (found["hexes"], found["fuel"], found["fuel_after"]) == (1, 8, 4)
    assert found["to_objective"] == 1
    assert "cards_japan" not in GAME.view(case.state, "allied").panels


@pytest.mark.rule("BR-13-03")
def test_exposure_is_the_best_search_of_a_base_one_knows_of() -> None:
    play = writing().play
    chart = play.tables.search
    near = play.hex("F1233")
    beyond = max(high for _, high in chart.bands.values())
    bases = planner.watchers(play, 0)
    assert play.hex("F1234") in bases
    far = next(hex for hex in play.chart.sea if all(play.chart.air_cost(one, hex) > beyond for one in bases))
    assert planner.exposure(play, 0, (near,)) == chart.chance["SHORT"][6]
    assert planner.exposure(play, 0, (far,)) == 0
    assert planner.exposure(play, 0, (far, near)) == chart.chance["SHORT"][6]


# -- as in the phase before ----------------------------------------------------------------------------------


@pytest.mark.rule("BR-3-25")
def test_a_card_as_before_sails_the_same_course_onwards() -> None:
    case = writing()
    case.do("japan", "take-card J1", "speed-class 2", "course F0725", "pretend BB 2", "file-card", "done")
    habit = case.play.sea.before["J1"]
    assert (habit.mission, habit.speed, habit.story, len(habit.turns)) == ("CVOPS", 2, (("BB", 2),), 2)
    again = writing(
        before={"J1": {"mission": "CVOPS", "speed": 2, "story": [["BB", 2]], "turns": habit.turns}}
    )
    assert "as-before J1" in again.answers("japan")
    again.do("japan", "as-before J1")
    old, new = case.play.sea.cards, again.play.sea.cards
    assert (new["J1"].route, new["J1"].speed, new["J1"].story) == (old["J1"].route, 2, (("BB", 2),))
    again.refuses("japan", "as-before J1", "BR-3-25")


def test_as_before_stops_where_the_water_or_the_tanks_end() -> None:
    far = Habit("CVOPS", 3, False, (), (0,) * 60)
    case = writing()
    case.play.sea.before = {"J1": far}
    found = templates.again(case.play, "J1")
    assert found is not None
    assert plots.price(case.play, "J1", found) <= plots.budget(case.play, "J1", found)
    assert len(found.route) < 60


def test_all_others_as_before() -> None:
    case = writing(before={"J1": {"mission": "CVOPS", "speed": 3, "turns": []}})
    (name,) = GAME.proposed(case.state, "japan")
    found = GAME.propose(case.state, "japan", name.id)
    assert [part.text for part in found.parts] == ["First Mobile Force (carriers) holds in F0525"]
    assert found.parts[0].way == ("F0525",)
    case.do("japan", found.answer)
    assert GAME.proposed(case.state, "japan") == ()
    assert card(case)["written"]
    assert "all-as-before" not in case.answers("japan")


def test_an_air_plot_as_before() -> None:
    old = {
        "side": 0, "base": "J1", "mission": "STRIKE-B", "target": "F1234", "what": "airfield",
        "bombers": [[0, 9, "dive"]], "escorts": [],
    }  # fmt: skip
    forces = {"J1": {**J1, "hex": "F0932", "ships": ["jn-cv-akagi"]}, "U17": U17}
    plain = SeaCase("air", forces=forces, subrons={}, opened=True)
    dive = next(air for air in plain.play.air_at("J1") if plain.play.tables.air[air].type.startswith("D3A"))
    old["bombers"] = [[dive, 9, "dive"]]
    case = SeaCase("air", forces=forces, subrons={}, opened=True, flights=[old])
    assert "all-as-before" not in plain.answers("japan")
    assert GAME.proposed(plain.state, "japan") == ()
    found = GAME.propose(case.state, "japan", "again")
    who, where = found.parts[0].text.split(", ")
    assert (who, where[-8:]) == ("2 air points of Vals of Akagi: strike", "→ Midway")
    assert found.parts[0].way == ("F0932", "F1234")
    case.do("japan", found.answer)
    lanes = case.frame
    assert isinstance(lanes, Plots)
    (line,) = lanes.lane("japan")[-1].lines
    assert (line.target, line.what) == ("F1234", "airfield")
    assert line.bombers == ((dive, case.state.points[dive], "dive"),)  # as many as there are


def test_ranges_are_those_of_the_base_that_is_being_plotted() -> None:
    forces = {
        "J1": {"hex": "F0828", "ships": ["jn-cv-akagi"], "mission": "CVOPS"},
        "J2": {"hex": "F0428", "ships": ["jn-cv-kaga"], "mission": "CVOPS"},
    }
    case = SeaCase("air", subrons={}, forces=forces)
    all_ours, theirs = (GAME.overlay(case.state, seat, "air") for seat in ("japan", "allied"))
    case.do("japan", "air-strike J1 F1234 airfield")
    ours = GAME.overlay(case.state, "japan", "air")
    assert "First Mobile Force" in ours.about
    assert "First Mobile Force" not in all_ours.about
    assert set(ours.values) < set(all_ours.values)
    assert GAME.overlay(case.state, "allied", "air") == theirs, "the enemy learns nothing of it"


def test_a_task_force_is_not_called_by_the_name_it_has_elsewhere() -> None:
    """J1 are the carriers off Midway, and the transports of Singora off Malaya."""
    forces = {"J1": {"hex": "F0828", "ships": ["jn-cv-akagi"], "mission": "CVOPS"}}
    case = SeaCase("air", subrons={}, forces=forces)
    case.do("japan", "air-strike J1 F1234 airfield")
    assert "from First Mobile Force (carriers) on" in GAME.view(case.state, "japan").prompt
    refusal = GAME.why_not(case.state, "japan", "send air-jn-kate-kaga 1 medium")
    assert refusal is not None
    assert "First Mobile" not in GAME.words(refusal.text)
    assert GAME.say("J1") == "task force J1"
    assert GAME.say("J5") == "Transport and Tender Groups"
