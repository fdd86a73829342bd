"""Ships, aircraft and Convoys where no game brings them are refused, in one line."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.dai_senso.places import PLACES
from flagplot.kernel.errors import FlagplotError
from tests.dai_senso.afloat import pacific, support
from tests.dai_senso.setting import Case


@pytest.mark.parametrize(
    ("units", "boxes", "found"),
    [
        ({"w5124": ["JP-SURF-01"]}, {}, "JP-SURF-01: a box of a Naval Zone expected"),
        ({"w5124": ["JP-CV-01"]}, {}, "JP-CV-01: a box of a Naval Zone expected"),
        ({"w5125": ["JP-SUB-01"]}, {}, "JP-SUB-01: a box of a Naval Zone expected"),
        ({"w5125": ["JP-CONV-01"]}, {}, "JP-CONV-01: a box of a Naval Zone expected"),
        ({"w5125": ["JP-AF-01/back"]}, {}, "JP-AF-01: a box of a Naval Zone expected"),
        ({"w5125": ["JP-INT-01"]}, {}, "JP-INT-01: a box of a Naval Zone expected"),
        ({}, {"yellow_sea_on_station": ["JP-CONV-01"]}, "JP-CONV-01: air_force or cv_fleet"),
        ({}, {"yellow_sea_on_station": ["JP-INF1-01"]}, "JP-INF1-01: air_force or cv_fleet"),
        ({}, {"yellow_sea_on_station": ["JP-CV-01/strike"]}, "side of JP-CV-01"),
        ({}, {"yellow_sea_convoys": ["JP-SURF-01"]}, "JP-SURF-01: supply or troop or escort"),
        ({}, {"yellow_sea_used": ["JP-CONV-01/supply"]}, "JP-CONV-01: troop or escort_troop_convoy"),
        ({}, {"yellow_sea_used": ["JP-SUB-01"]}, "JP-SUB-01: troop or escort_troop_convoy"),
        ({}, {"swb": ["JP-SURF-01"]}, "JP-SURF-01: bomber or sub_fleet in swb expected"),
        ({}, {"western_us": ["JP-INF1-01"]}, "JP-INF1-01: a ground unit of western in western_us expected"),
        ({}, {"western_us": ["US-AF-01"]}, "US-AF-01: a ground unit of western in western_us expected"),
        ({}, {"yellow_lake_convoys": ["JP-CONV-01"]}, "boxes: "),
    ],
)
def test_counters_out_of_place(units: dict[str, list[str]], boxes: dict[str, list[str]], found: str) -> None:
    with pytest.raises(FlagplotError) as caught:
        pacific(units, boxes)
    text = str(caught.value)
    assert found in text
    assert "\n" not in text


@pytest.mark.rule("DSI-SCN-12")
def test_no_ship_takes_part_in_august_storm() -> None:
    with pytest.raises(FlagplotError, match="no ships in this scenario"):
        Case("support", {}, {"yellow_sea_on_station": ["JP-SURF-01"]})


@pytest.mark.rule("DSA-GL-41")
def test_what_may_lie_in_the_three_boxes_of_a_zone_does() -> None:
    """And sides may be called what they show; the document of the state says the same again."""
    boxes = {
        "yellow_sea_on_station": ["JP-AF-01", "JP-CV-01", "JP-SURF-01", "US-SUB-01"],
        "yellow_sea_convoys": ["JP-CONV-01/supply", "JP-CONV-02/troop", "JP-AF-02/escort_troop_convoy"],
        "yellow_sea_used": ["JP-AF-03", "JP-SURF-02", "JP-CONV-03/troop", "JP-CV-02"],
        "swb": ["US-SUB-02", "US-BMB-01"],
        "western_us": ["US-INF1-01"],
    }
    case = pacific({"w5125": ["JP-AF-04", "JP-CV-03/cv_strike", "US-BMB-02/devastation"]}, boxes)
    assert not case.front("JP-CONV-02")
    assert case.front("JP-CONV-01")
    document = case.game.write_position(case.state)
    assert document is not None
    again = case.game.position({"game": "dai-senso", "scenario": "tora", **document})
    assert case.game.digest(again) == case.game.digest(case.state)


def test_boxes_of_zones_are_shown_by_their_names() -> None:
    case = pacific({}, {"yellow_sea_on_station": ["US-SUB-01"], "yellow_sea_convoys": ["JP-CONV-01"]})
    places = case.game.view(case.state, None).places
    assert "Yellow Sea" in places["yellow_sea_on_station"]["name"]
    assert [unit["kind"] for unit in places["yellow_sea_convoys"]["units"]] == ["supply"]
    assert [unit["text"] for unit in places["yellow_sea_convoys"]["units"]] == [
        "Japanese convoy 1 (Supply Convoy)"
    ]


def test_the_board_says_what_a_counter_is_used_as() -> None:
    boxes = {"yellow_sea_convoys": ["JP-SURF-01/escort_troop_convoy"], "axis_pool": ["JP-CONV-01"]}
    case = pacific({"w5125": ["JP-CV-01/cv_strike", "JP-AF-01"], "w4427": ["US-BMB-01/devastation"]}, boxes)
    places = case.game.view(case.state, None).places
    texts = {unit["id"]: unit["text"] for place in places.values() for unit in place["units"]}
    assert texts["JP-SURF-01"].endswith("(Escort Troop Convoy)")
    assert texts["JP-CV-01"].endswith("(CV Strike)")
    assert texts["US-BMB-01"].endswith("(Devastation)")
    assert texts["JP-CONV-01"] == "Japanese convoy 1"
    assert "(" not in texts["JP-AF-01"]


@pytest.mark.parametrize(
    ("frame", "units", "boxes"),
    [
        ({"step": "contest", "place": "coral_sea_convoys"}, {}, {"axis_pool": ["JP-SURF-01"]}),
        ({"step": "contest", "place": "swb"}, {}, {"axis_pool": ["JP-SURF-01"]}),
        ({"step": "contest", "place": "w5125"}, {}, {"axis_pool": ["JP-SURF-01"]}),
        ({"step": "contest", "place": "w5124"}, {}, {"delay": ["JP-SURF-01"]}),
        ({"step": "strike", "hex": "w5124"}, {}, {"axis_pool": ["JP-SURF-01"]}),
        ({"step": "escort"}, {}, {"axis_pool": ["JP-SURF-01"]}),
        ({"step": "escort"}, {}, {"yellow_sea_used": ["JP-SURF-01"]}),
        ({"step": "devastate", "hex": "w5125"}, {}, {"axis_pool": ["JP-SURF-01"]}),
    ],
)
def test_frames_about_units_that_are_not_being_placed(
    frame: dict[str, Any], units: dict[str, list[str]], boxes: dict[str, list[str]]
) -> None:
    case = support({"e4904": ["JP-INF1-01"]}, {"axis_pool": ["JP-SURF-02"]})
    document = case.game.write_position(case.state)
    assert document is not None
    numbers = {key: PLACES[value] for key, value in frame.items() if key in ("place", "hex")}
    frames = [*document["frames"], {**frame, **numbers, "counter": case.number("JP-SURF-01")}]
    sound = {"game": "dai-senso", "scenario": "tora", **document}
    assert case.game.position(sound) is not None
    with pytest.raises(FlagplotError, match="a unit that is being placed expected, found JP-SURF-01"):
        case.game.position({**sound, "units": {**sound["units"], **units}, "boxes": boxes, "frames": frames})
