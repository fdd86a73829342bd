"""Delay Boxes and the Turn Track."""

from __future__ import annotations

import pytest

from flagplot.games.dai_senso.places import IDS
from tests.dai_senso.setting import Case


def ended(boxes: dict[str, list[str]], dice: list[int], **further: object) -> Case:
    """A Game Turn of the China Incident that ends."""
    frames = [{"step": "game_turn", "played": 1}, {"step": "end_of_turn"}]
    return Case.begun({"scenario": "china-incident", "boxes": boxes, "frames": frames, **further}, dice=dice)


@pytest.mark.rule("DSA-DEL-01")
@pytest.mark.rule("DSA-DEL-04")
def test_every_counter_rolls_for_itself() -> None:
    case = ended({"delay": ["JP-AF-01", "JP-HQ-01"]}, [4, 2])
    assert case.where("JP-HQ-01") == "jan-feb-1938"
    assert case.where("JP-AF-01") == "sept-oct-1937"


@pytest.mark.rule("DSA-DEL-05")
def test_a_six_at_sea_is_rolled_again_once() -> None:
    case = ended({"naval_delay": ["JP-CV-01"]}, [6, 6])
    assert case.where("JP-CV-01") == "nov-dec-1938"  # twelve boxes after July-Aug 1937


@pytest.mark.rule("DSA-DEL-05")
def test_a_six_on_land_is_a_six() -> None:
    assert ended({"delay": ["JP-HQ-01"]}, [6]).where("JP-HQ-01") == "apr-may-1938"


@pytest.mark.rule("DSA-TRN-01")
@pytest.mark.rule("DSA-TRN-02a")
def test_what_waited_for_the_turn_goes_to_its_force_pool() -> None:
    case = ended({"aug-sept-1937": ["JP-AF-01", "JP-CONV-01"], "sept-oct-1937": ["JP-HQ-01"]}, [])
    assert case.state.turn == 6
    assert case.where("JP-AF-01") == case.where("JP-CONV-01") == "axis_pool"
    assert case.where("JP-HQ-01") == "sept-oct-1937"


@pytest.mark.rule("DSA-DEL-04")
def test_a_delay_of_one_is_back_with_the_next_turn() -> None:
    assert ended({"delay": ["JP-HQ-01"]}, [1]).where("JP-HQ-01") == "axis_pool"


def test_places_of_the_track_have_names() -> None:
    assert "nov-dec-1937" in IDS
