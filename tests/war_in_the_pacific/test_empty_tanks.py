"""Task forces whose tanks are empty. [18]"""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.war_in_the_pacific.sea import ships
from tests.war_in_the_pacific.afloat import GROUNDED, TABLES, SeaCase

U17 = {"hex": "F3030", "ships": ["us-cv-yorktown"], "mission": "CVOPS"}
J1 = {"hex": "F0525", "ships": ["jn-cv-akagi", "jn-dd-nowaki"], "mission": "CVOPS", "speed": 3}
J4 = {"hex": "F0932", "ships": ["jn-ca-kumano"], "mission": "MOVT", "speed": 1, "fuel": 12}
J6 = {"hex": "F0525", "ships": ["jn-ao-kyokuto-maru"], "mission": "FUEL", "speed": 2}


def plotting(**forces: Any) -> SeaCase:
    """Japan plots, and moves first."""
    case = SeaCase("naval", forces={"U17": U17, **forces}, subrons={}, air=GROUNDED)
    case.do("allied", "no", dice=(6, 6, 1, 1))
    case.do("japan", "first")
    return case


@pytest.mark.rule("BR-18-03", "BR-18-01")
def test_rc_a11_a_fourth_phase_is_sailed_without_fuel() -> None:
    """Three phases in class 3 are behind her: no combat mission under way, and class 1."""
    case = plotting(J1={**J1, "fuel": 12})
    case.do("japan", "take-card J1")
    case.refuses("japan", "speed-class 3", "BR-18-03")
    case.do("japan", "course F0625")  # on CVOPS she may only hold
    assert case.state.sea.cards["J1"].mission == "MOVT"
    case.refuses("japan", "mission BOMB", "BR-3-25")
    unwritten = plotting(J1={**J1, "mission": "MOVT", "fuel": 12})
    unwritten.do("japan", "take-card J1", "course F0625")
    unwritten.refuses("japan", "mission CVOPS", "BR-18-03")


@pytest.mark.rule("BR-18-03", "BR-9-10")
def test_ratings_are_halved_in_the_very_phase_in_which_the_tanks_run_dry() -> None:
    waiting = {"hex": "F0933", "ships": ["us-ca-astoria"], "mission": "PATROL"}
    case = plotting(J4=J4, U16=waiting)
    assert ships.rating(case.play, TABLES.ship_number["jn-ca-kumano"], "surface") == 7
    case.do("japan", "take-card J4", "course F0933", "file-card", "done")
    case.do("allied", "done")
    case.do("allied", "done", dice=[6])  # contact
    assert ships.rating(case.play, TABLES.ship_number["jn-ca-kumano"], "surface") == 3  # half, rounded down
    fresh = plotting(J4={**J4, "fuel": 8}, U16=waiting)
    fresh.do("japan", "take-card J4", "course F0933", "file-card", "done")
    fresh.do("allied", "done")
    fresh.do("allied", "done", dice=[6])
    assert ships.rating(fresh.play, TABLES.ship_number["jn-ca-kumano"], "surface") == 7


@pytest.mark.rule("BR-18-02", "BR-16-16")
@pytest.mark.parametrize(("fuel", "active"), [(12, 0), (12, 2), (11, 1), (15, 1)])
def test_oilers_at_the_start_give_a_force_its_class_back(fuel: int, active: int) -> None:
    case = plotting(J1={**J1, "fuel": fuel, "active": active}, J6=J6)
    case.do("japan", "take-card J1", "refuel J6", "course F0640", "file-card", "done")
    assert case.state.sea.cards["J1"].speed == 3
    case.do("allied", "done")
    case.do("allied", "done")
    assert (case.where("J1"), case.force("J1").fuel, case.force("J1").active) == ("F0640", 4, active + 1)


@pytest.mark.rule("BR-18-03")
def test_who_has_steamed_too_far_sails_toward_the_nearest_friendly_port() -> None:
    """That is Midway, northwest of her."""
    u17 = {"hex": "F1531", "ships": ["us-ca-astoria"], "mission": "MOVT", "speed": 1, "fuel": 15}
    case = plotting(U17=u17)
    case.do("japan", "done")
    case.do("allied", "done", "take-card U17")
    case.refuses("allied", "course F1631", "BR-18-03")
    case.refuses("allied", "course F3342", "BR-16-14")
    assert "course F1432" in case.answers("allied")
    tired = plotting(U17={**u17, "fuel": 12})  # her tanks are just empty: a phase more is what she may not
    tired.do("japan", "done")
    tired.do("allied", "done", "take-card U17", "course F1631")
