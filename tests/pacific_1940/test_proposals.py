"""What the family proposes as one answer, stacks that go together, and several answers in one line."""

from __future__ import annotations

from typing import Any

import pytest

import flagplot
from flagplot.kernel.errors import BadInputError, RefusedError
from flagplot.kernel.match import Match
from flagplot.kernel.outlook import Picked

PACIFIC = flagplot.game("pacific-1940")
WORLD = flagplot.game("anniversary")
MOVES: dict[str, Any] = {"game": "pacific-1940", "turn": "japan", "phase": "combat_move"}
FLYING = {
    **MOVES,
    "phase": "noncombat_move",
    "units": {
        "sea16": {"japan": {"fighter~aloft3": 2}},
        "kweichow": {"japan": {"tactical_bomber~aloft2": 1}},
    },
}

# -- aircraft ------------------------------------------------------------------------------------------------


def test_all_aircraft_are_brought_home_with_one_answer() -> None:
    state = PACIFIC.position(FLYING)
    before = PACIFIC.digest(state)
    assert [one.id for one in PACIFIC.proposed(state, "japan")] == ["home"]
    found = PACIFIC.propose(state, "japan", "home")
    assert found.parts[0].text.startswith("1 tactical bomber (2 moves left): Kweichow → ")
    assert {part.way[0] for part in found.parts} == {"sea16", "kweichow"}
    assert found.rest == ""
    after, _ = PACIFIC.apply(state, "japan", found.answer)
    assert "done when finished" in PACIFIC.prompt(after, "japan")
    assert PACIFIC.digest(state) == before, "nothing was decided by asking"


def test_a_carrier_comes_for_those_who_have_no_other_place() -> None:
    """The only fighter over open sea, and a carrier two zones away."""
    document = {
        **MOVES, "base": "empty", "phase": "noncombat_move", "control": {"japan": "japan"},
        "units": {"sea15": {"japan": {"fighter~aloft1": 1}}, "sea6": {"japan": {"carrier": 1}}},
    }  # fmt: skip
    state = PACIFIC.position(document)
    found = PACIFIC.propose(state, "japan", "home")
    assert "carrier" in found.parts[0].text
    assert found.rest == ""
    after, _ = PACIFIC.apply(state, "japan", found.answer)
    assert "done" in [action.verb for action in PACIFIC.legal(after, "japan")]


def test_nothing_is_proposed_to_others_or_by_another_name() -> None:
    state = PACIFIC.position(FLYING)
    assert PACIFIC.proposed(state, "usa") == PACIFIC.proposed(state, None) == ()
    with pytest.raises(BadInputError, match="has none called 'again' now"):
        PACIFIC.propose(state, "japan", "again")
    assert PACIFIC.view(state, "japan").proposals[0].name == "Bring all aircraft home"


# -- purchases -----------------------------------------------------------------------------------------------


def test_the_last_purchase_once_more_as_far_as_the_money_goes() -> None:
    document = {**MOVES, "round": 2, "phase": "purchase"}
    match = Match.new(PACIFIC, position={**document, "treasury": {"japan": 40}}, seed=1)
    for line in ("buy tank:2 infantry:3", "done"):
        match.do("japan", line)
    earlier = [entry.action for entry in match.entries if entry.seat == "japan"]
    poor = PACIFIC.position({**document, "treasury": {"japan": 17}})
    found = PACIFIC.propose(poor, "japan", "again", earlier)
    assert found.answer == "buy tank:2 infantry:1"
    assert found.rest == "Not to be had now: 2 infantry."
    assert PACIFIC.propose(poor, "japan", "again").rest == "Nothing was bought last turn."
    after, _ = PACIFIC.apply(poor, "japan", found.answer)
    assert after.treasury[0] == 2
    assert PACIFIC.proposed(after, "japan") == (), "not beside what is bought already"


# -- several stacks ------------------------------------------------------------------------------------------


def test_stacks_of_several_spaces_go_to_one_place() -> None:
    state = PACIFIC.apply(PACIFIC.position(MOVES), "japan", "pass")[0]
    found = PACIFIC.outlook(state, "japan", Picked("kwangsi", None, also={"kiangsi": {}}))
    assert found.also == {"kiangsi": {"infantry": 3, "artillery": 1}}
    first = found.destinations[0]
    assert (first["space"], first["goes"], first["of"]) == ("hunan", 8, 8)
    after, _ = PACIFIC.apply(state, "japan", first["action"])
    assert sum(PACIFIC.units(after)["hunan"]["japan"].values()) == 8


def test_land_sea_and_air_in_one_order() -> None:
    """A transport takes the land units picked beside it, and a fighter of a third space flies along."""
    document = {"game": "anniversary", "scenario": "1941", "turn": "germany", "phase": "combat_move"}
    state = WORLD.position(document)
    units = {"poland": {"infantry": 1, "artillery": 1}, "germany": {"fighter": 1}}
    found = WORLD.outlook(state, "germany", Picked("sz5", {"transport": 1}, also=units))
    landing = next(one for one in found.destinations if one["space"] == "karelia_ssr")
    assert (landing["roles"], landing["goes"], landing["of"]) == (["assault"], 4, 4)
    assert {(one["kind"], one["count"]) for one in landing["cargo"]} == {("infantry", 1), ("artillery", 1)}
    after, _ = WORLD.apply(state, "germany", landing["action"])
    assert WORLD.view(after, "germany").panels["assaults"] == [["sz5", "karelia_ssr"]]
    assert "fighter" in WORLD.units(after)["karelia_ssr"]["germany"]


# -- several answers -----------------------------------------------------------------------------------------


def test_several_answers_in_one_line_are_one_command() -> None:
    match = Match.new(PACIFIC, position=MOVES, seed=1)
    match.do("japan", "pass ; go kwangsi>yunnan infantry:3 ; go kiangsi>hunan infantry")
    assert PACIFIC.units(match.state)["hunan"]["japan"] == {"infantry": 1}
    assert len({entry.command for entry in match.entries}) == 1


def test_a_line_is_refused_as_a_whole() -> None:
    state = PACIFIC.apply(PACIFIC.position(MOVES), "japan", "pass")[0]
    line = "go kwangsi>yunnan infantry:3 ; go kwangsi>yunnan infantry"
    assert PACIFIC.why_not(state, "japan", line) is not None
    with pytest.raises(RefusedError):
        PACIFIC.apply(state, "japan", line)
    assert PACIFIC.why_not(state, "japan", "go kwangsi>yunnan infantry ; nonsense") is not None
