"""Positions, saved states and views: what is refused, and what reads back."""

from __future__ import annotations

import msgspec
import pytest

from flagplot.games.war_in_the_pacific import GAME
from flagplot.kernel.errors import BadInputError, FormatError
from flagplot.kernel.stream import Stream
from tests.war_in_the_pacific.setting import Case

HELD = {"b0304": ["mc-rgt-2:3/broken"], "b0604": ["jn-sbf-3sp/hidden"]}


def test_a_position_reads_back() -> None:
    case = Case("first", HELD, forts={"b0604": {"strength": 2, "size": 2, "hidden": True}}, turn=1, cp=9)
    document = GAME.describe(case.state)
    assert document["units"] == HELD
    assert GAME.digest(GAME.position(document)) == GAME.digest(case.state)


def test_every_state_of_a_game_reads_back() -> None:
    state, stream = GAME.start("tarawa", seed=12), Stream("back")
    for number in range(250):
        if state.outcome is not None:
            break
        seat = stream.choose(state.waiting)
        state, _ = GAME.apply(state, seat, stream.choose(GAME.legal(state, seat)))
        if number % 10 == 0 and state.outcome is None:
            assert GAME.digest(GAME.position(GAME.describe(state))) == GAME.digest(state)


@pytest.mark.parametrize(
    ("document", "words"),
    [
        ({"nonsense": 1}, "unknown key nonsense"),
        ({"units": {"b0999": ["mc-rgt-2"]}}, "units: one of b0304"),
        (
            {"units": {"b0304": ["mc-rgt-2:9"]}},
            "steps of mc-rgt-2: a whole number from 1 to 4 expected, found 9",
        ),
        ({"units": {"b0304": ["mc-rgt-2:x"]}}, "a unit such as 'mc-rgt-2:3' expected"),
        ({"units": {"b0304": ["mc-rgt-2"], "b0404": ["mc-rgt-2"]}}, "every unit once expected"),
        ({"units": {"b0304": ["mc-rgt-2/tired"]}}, "mark of mc-rgt-2: one of inactive"),
        ({"units": {"b0405": ["mc-rgt-2"]}}, "b0405: at most 2 steps of a side expected"),
        ({"units": {"us-apa-1": ["jn-sbf-3sp"]}}, "a hex of the island expected, found a ship"),
        ({"turn": 3}, "turn: a whole number from 0 to 2 expected, found 3"),
        ({"phase": "lunch"}, "phase: one of deployment"),
        ({"forts": {"b0304": [15, 1]}}, "strength of the fort in b0304: a whole number from 1 to 14"),
        ({"forts": {"b0304": [2, 1, 3]}}, "damage of the fort in b0304: a whole number from 0 to 2"),
        ({"airfields": {"b0504": "D9"}}, "airfields: one of , S, D1"),
        ({"plan": [["mc-rgt-2", 4, "b0304"]]}, "plan: 4 entries expected, found 3"),
        ({"leaders": {"ldr-hill": "nowhere"}}, "leader ldr-hill: one of mc-rgt-2"),
        (
            {"air": {"air-us-f6f-essex-s1": {"points": 9}}},
            "points of air-us-f6f-essex-s1: a whole number from 0 to 4",
        ),
        ({"phase": "first", "frames": []}, "'phase' may not stand beside 'frames'"),
        ({"frames": [{"step": "naval"}]}, "a game-turn expected as the first frame"),
    ],
)
def test_bad_positions_are_refused_with_one_line(document: dict[str, object], words: str) -> None:
    with pytest.raises((BadInputError, FormatError)) as caught:
        GAME.position({"scenario": "tarawa", **document})
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("field", "value"),
    [("steps", 99), ("place", 12345), ("marks", 1 << 20), ("damage", 9), ("leader", 77), ("points", 50)],
)
def test_damaged_columns_are_refused(field: str, value: int) -> None:
    document = msgspec.json.decode(GAME.to_json(Case("first", HELD).state))
    document[field][0] = value
    with pytest.raises(FormatError):
        GAME.from_document(document)
    document[field] = document[field][:-1]
    with pytest.raises(FormatError, match="entries expected"):
        GAME.from_document(document)


def test_words_that_name_nothing_are_malformed() -> None:
    case = Case("first", HELD)
    for answer in ("move mc-rgt-9 b0404", "move mc-rgt-2 b0909", "attack 0404", "attach ldr-nobody mc-rgt-2"):
        refusal = GAME.why_not(case.state, "allied", answer)
        assert refusal is not None
        assert refusal.fault == "malformed"


@pytest.mark.rule("BR-1-07")
def test_what_is_shown_to_whom() -> None:
    case = Case("first", HELD, plan=[["mc-rgt-2", 1, "b0304", "assault"]])
    allied, japan, other = (GAME.view(case.state, seat) for seat in ("allied", "japan", None))
    assert allied.tracks["command_points"] == 30
    assert "command_points" not in japan.tracks
    assert "air_points" in allied.panels
    assert "air_points" not in japan.panels
    assert "landing_plan" not in japan.panels
    assert "landing_plan" not in other.panels
    assert "ldr-shibasaki" not in allied.panels["leaders"]
    assert japan.panels["leaders"]["ldr-shibasaki"] == "With the 3rd Special Base Force (Tarawa)"


def test_the_catalog_has_the_island_and_the_origin_of_every_value() -> None:
    catalog = GAME.catalog("tarawa", {})
    assert all(unit["origin"] for unit in catalog["units"].values())
    sheet = catalog["chart"]["hexes"]
    assert {label for label in catalog["spaces"] if label.startswith("b0")} < set(sheet["labels"].split())
    assert len(catalog["chart"]["objects"]["land"]["geometries"]) == 10


def test_a_position_names_the_divisions_it_may_have_losses_of() -> None:
    document = {"scenario": "tarawa", "phase": "naval", "units": {"us-apa-1": ["mc-rgt-2"]}}
    for key in ("losses", "failed"):
        with pytest.raises(BadInputError, match="mc-div-2"):
            GAME.position({**document, key: {"2nd Marine": 4}})
    flags = GAME.position({**document, "batteries": {"b0304": [4, 1, True, False]}})
    assert next(iter(flags.batteries.values())) == (4, 1, 1, 0)
