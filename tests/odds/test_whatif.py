"""A battle to try things out with: every field changes the question, and the answers are the library's."""

from __future__ import annotations

from typing import Any

import pytest

import flagplot
from flagplot import BadInputError
from flagplot.kernel.action import parse_action
from flagplot.kernel.whatif import Field, Part, WhatIf, Wish
from flagplot.odds import plan_for
from flagplot.odds.questions import smallest, take_and_hold

PACIFIC = flagplot.game("pacific-1940")
ADMIRALS = flagplot.game("admirals-war")
FRONT = {
    "game": "pacific-1940", "base": "empty", "turn": "japan", "phase": "combat_move",
    "units": {
        "kwangsi": {"japan": {"infantry": 5, "tank": 1}}, "yunnan": {"china": {"infantry": 3}},
        "sea6": {"japan": {"destroyer": 1}}, "japan": {"japan": {"aa_gun": 1, "infantry": 2}},
    },
}  # fmt: skip


def tried(
    game: Any, state: Any, seat: str | None, space: str = "", action: str = "", **values: Any
) -> WhatIf:
    """What the desk answers."""
    wish = Wish(space, parse_action(action) if action else None, values)
    found = game.ask_odds().what_if(state, seat, wish)
    assert isinstance(found, WhatIf)
    return found


def field(found: WhatIf, name: str) -> Field:
    """A field by name."""
    return next(one for one in found.fields if one.name == name)


def part(found: WhatIf, title: str) -> Part:
    """A part of the answer by its title."""
    return next(one for one in found.parts if one.title == title)


def chance(found: WhatIf) -> float:
    """The one number."""
    assert found.headline is not None, found.problem
    return found.headline.chance


@pytest.fixture(scope="module")
def front() -> Any:
    """Japan before Yunnan."""
    return PACIFIC.position(FRONT)


def test_a_planned_attack_is_the_battle_it_would_lead_to(front: Any) -> None:
    action = "go kwangsi>yunnan infantry:4 tank"
    found = tried(PACIFIC, front, "japan", "yunnan", action)
    assert field(found, "attack").value == {"infantry": 4, "tank": 1}
    assert field(found, "defend").value == {"infantry": 3}
    planned = PACIFIC.ask_odds().planned(front, "japan", parse_action(action), "yunnan")
    assert planned is not None
    assert chance(found) == pytest.approx(planned["takes"])
    with pytest.raises(BadInputError, match="a move that is legal now expected"):
        tried(PACIFIC, front, "japan", "yunnan", "go kwangsi>yunnan tank:9")


def test_every_field_changes_the_question(front: Any) -> None:
    found = tried(
        PACIFIC, front, "japan", "yunnan", attack={"infantry": 4, "tank": 2, "fighter": 1},
        defend={"infantry": 5}, gun=True, retreat="after:2", order=["tank", "infantry", "fighter"],
        keep=1,
    )  # fmt: skip
    typed = PACIFIC.odds(
        attack="4 infantry, 2 tank, fighter", defend="5 infantry, aa_gun", retreat="after:2",
        order="tank,infantry,fighter", keep_land=1,
    )  # fmt: skip
    assert chance(found) == pytest.approx(typed.takes)
    without = tried(PACIFIC, front, "japan", "yunnan", attack={"infantry": 4, "fighter": 1}, gun=False)
    assert chance(without) == pytest.approx(
        PACIFIC.odds(attack="4 infantry, fighter", defend="3 infantry").takes
    )


def test_further_questions_have_the_answers_of_the_library(front: Any) -> None:
    found = tried(
        PACIFIC, front, "japan", "yunnan", attack={"infantry": 6, "tank": 3}, want=75, extra=True,
        counter={"infantry": 4}, wave_1={"tank": 2},
    )  # fmt: skip
    plan = plan_for(PACIFIC, attack="6 infantry, 3 tank", defend="3 infantry")
    enough = smallest(plan, 0.75)
    offer = part(found, "Smallest force").offer
    assert offer is not None
    assert sum(offer.value.values()) == sum(number for _, number in enough.units)
    taken = tried(PACIFIC, front, "japan", "yunnan", **{offer.field: offer.value})
    assert chance(taken) == pytest.approx(enough.chance)
    counter = plan_for(PACIFIC, attack="4 infantry", defend="infantry").attackers
    held = take_and_hold(plan, counter)
    assert [one.chance for one in part(found, "Take and hold").odds] == pytest.approx(
        [held.holds, held.falls, 1 - held.takes]
    )
    waves = part(found, "One after another").rows
    assert [row[0] for row in waves] == ["1", "2", "all"]
    assert field(found, "wave_2").value == {}  # the next one may be called
    assert part(found, "One more of").rows
    weak = tried(PACIFIC, front, "japan", "yunnan", attack={"infantry": 1}, want=99)
    assert any("even all of them" in one.text.lower() for one in weak.parts)


def test_numbers_are_the_viewers(front: Any) -> None:
    attack = {"infantry": 4}
    mine, theirs = (tried(PACIFIC, front, seat, "yunnan", attack=attack) for seat in ("japan", "china"))
    assert chance(mine) + chance(theirs) == pytest.approx(1.0)
    assert field(mine, "attack").mine
    assert not field(theirs, "attack").mine
    assert {one.text: one.mood for one in mine.parts[0].odds}["attacker takes it"] == "good"
    assert {one.text: one.mood for one in theirs.parts[0].odds}["attacker takes it"] == "bad"
    assert theirs.parts[0].odds[0].mood == "good"


def test_any_space_may_be_attacked_in_thought(front: Any) -> None:
    empty = tried(PACIFIC, front, "japan", "yunnan")
    assert empty.headline is None
    assert "attackers" in empty.problem
    home = tried(PACIFIC, front, "japan", "japan", attack={"infantry": 3, "fighter": 2})
    assert field(home, "defend").value == {"infantry": 2}
    assert field(home, "gun").value is True
    assert field(home, "defend").mine
    sea = tried(PACIFIC, front, "japan", "sea6", attack={"submarine": 2})
    assert field(sea, "defend").value == {"destroyer": 1}
    assert field(sea, "attacker_dives").value is False
    assert all(item.kind != "tank" for item in field(sea, "attack").items)


def test_a_battle_nowhere(front: Any) -> None:
    theirs = {"destroyer": 1, "submarine": 1}
    sea = tried(PACIFIC, front, None, where="sea", attack={"cruiser": 2}, defend=theirs)
    assert chance(sea) == pytest.approx(
        PACIFIC.odds(attack="2 cruiser", defend="destroyer, submarine").attacker_wins
    )
    alone = tried(PACIFIC, front, None, where="sea", attack={"transport": 1}, defend={"destroyer": 1})
    assert alone.problem == "Transports alone attack nobody."


@pytest.mark.parametrize(
    ("values", "complaint"),
    [
        ({"attack": {"elephant": 1}}, "attack: one of infantry, .* expected, found 'elephant'"),
        ({"attack": {"infantry": 1000}}, "attack: numbers from 0 to 99"),
        ({"attack": [1]}, "attack: numbers from 0 to 99"),
        ({"retreat": "sometimes"}, "retreat: one of never, .* expected, found 'sometimes'"),
        ({"retreat": "after"}, "retreat"),
        ({"retreat": "after:77"}, "retreat"),
        ({"gun": 3}, "gun: true or false expected, found 3"),
        ({"want": 101}, "want: a number from 0 to 100 expected"),
        ({"order": "tank"}, "order: a list of units expected"),
        ({"wishes": 1}, "odds: one of .* expected, found 'wishes'"),
    ],
)
def test_what_cannot_be_read_is_refused(front: Any, values: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadInputError, match=complaint):
        tried(PACIFIC, front, "japan", "yunnan", **values)


# -- fleets -------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def midway() -> Any:
    """Before the first order."""
    return ADMIRALS.start(scenario="midway", seed=1)


FLEETS = {"allied": {"us_enterprise_cv6": 1, "us_yorktown_cv5": 1}, "axis": {"jap_akagi": 1, "jap_kaga": 1}}


def test_fleets_meet_wherever_they_are_wanted(midway: Any) -> None:
    before = midway.clone()
    found = tried(ADMIRALS, midway, "us", "hawaiian_islands", **FLEETS)
    assert midway == before
    typed = ADMIRALS.odds(
        area="hawaiian_islands", allied="us_enterprise_cv6, us_yorktown_cv5", axis="jap_akagi, jap_kaga",
        turn=midway.turn,
    )  # fmt: skip
    ways = typed.ways
    assert chance(found) == pytest.approx(ways["allied"] + ways.get("axis_retreat", 0.0), abs=1e-9)
    theirs = tried(ADMIRALS, midway, "japanese", "hawaiian_islands", **FLEETS)
    assert chance(theirs) == pytest.approx(ways["axis"] + ways.get("allied_retreat", 0.0), abs=1e-9)
    assert field(theirs, "axis").mine


def test_policies_of_fleets_count(midway: Any) -> None:
    found = tried(ADMIRALS, midway, "us", "hawaiian_islands", **FLEETS, axis_retreat="after:1")
    texts = {one.text: one.chance for one in found.parts[0].odds}
    assert texts["the Axis retreats"] > 0.0


def test_the_fewest_ships(midway: Any) -> None:
    fleets = {**FLEETS, "axis": {"jap_akagi": 1}}
    found = tried(ADMIRALS, midway, "us", "hawaiian_islands", **fleets, want=50)
    offer = part(found, "Fewest ships").offer
    assert offer is not None
    again = tried(ADMIRALS, midway, "us", "hawaiian_islands", **{**fleets, offer.field: offer.value})
    assert chance(again) >= 0.5
    never = tried(ADMIRALS, midway, "us", "hawaiian_islands", **FLEETS, want=100)
    assert "Even all of them" in part(never, "Fewest ships").text


def test_a_fleet_alone_has_no_chances(midway: Any) -> None:
    found = tried(ADMIRALS, midway, None, allied={"us_enterprise_cv6": 1})
    assert found.problem == "Add ships of the Axis to see the chances."
    assert field(found, "where").choices
    with pytest.raises(BadInputError, match="units of that side"):
        tried(ADMIRALS, midway, "us", "hawaiian_islands", allied={"jap_akagi": 1})
