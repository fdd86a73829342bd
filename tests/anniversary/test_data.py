"""The data files: sums the rulebook gives, agreement with each other, and refusal of damaged files."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

import flagplot.games.axis_allies.anniversary as package
from flagplot.games.axis_allies.anniversary.loader import data, load
from flagplot.kernel.errors import BadInputError
from tests.anniversary.helpers import Case

FOLDER = Path(package.__file__).parent / "data"
BOARD = Case().war.board


def near(space: str) -> set[str]:
    return {BOARD.space_ids[other] for other in BOARD.near[BOARD.space_of[space]]}


def test_territories_come_first_in_alphabetical_order_then_zones_by_number() -> None:
    assert list(BOARD.space_ids[:97]) == sorted(BOARD.space_ids[:97])
    assert BOARD.space_ids[97:] == tuple(f"sz{number}" for number in range(1, 66))


@pytest.mark.rule("A50-MAP-01")
def test_borders_run_both_ways_and_corners_do_not_count() -> None:
    assert sum(map(len, BOARD.near)) == 2 * 407
    assert all(space in BOARD.near[other] for space in range(BOARD.n) for other in BOARD.near[space])
    assert "sz14" in near("sz16")
    assert "ukraine" not in near("belorussia")


@pytest.mark.rule("A50-MAP-02")
def test_the_board_wraps_from_left_to_right() -> None:
    for one, other in (
        ("sz20", "sz55"),
        ("sz21", "sz44"),
        ("sz25", "sz43"),
        ("western_canada", "eastern_canada"),
        ("central_united_states", "eastern_united_states"),
        ("mexico", "panama"),
    ):
        assert other in near(one)
    for one, other in (("western_canada", "sz1"), ("eastern_united_states", "mexico"), ("panama", "sz55")):
        assert other not in near(one)


@pytest.mark.rule("A50-MAP-03")
def test_top_and_bottom_do_not_wrap() -> None:
    top = {"sz1", "sz2", "sz3", "sz4", "sz63", "sz64", "sz65"}
    bottom = {"sz25", "sz26", "sz27", "sz28", "sz29", "sz30", "sz40", "sz41", "sz42", "sz43"}
    assert not any(near(zone) & bottom for zone in top)


@pytest.mark.rule("A50-MAP-04", "A50-MAP-05")
def test_sixteen_islands_each_one_territory_alone_in_its_zone() -> None:
    islands = [s for s in range(BOARD.n) if BOARD.spaces[s].island]
    zones = [BOARD.island_zone[s] for s in islands]
    assert len(islands) == len(set(zones)) == 16
    assert all(BOARD.near[s] == (BOARD.island_zone[s],) for s in islands)
    greenland = BOARD.spaces[BOARD.space_of["greenland"]]
    assert greenland.borders == ("sz2",)
    assert not greenland.island
    assert BOARD.spaces[BOARD.space_of["hawaiian_islands"]].island


@pytest.mark.rule("A50-MAP-11")
def test_fifteen_neutral_territories() -> None:
    neutral = {BOARD.spaces[s].name for s in range(BOARD.n) if BOARD.closed_mask >> s & 1}
    assert neutral == {
        "Northern South America", "Peruvian Central", "Argentina/Chile", "Eire", "Sweden", "Switzerland",
        "Spain", "Sahara", "Angola", "Mozambique", "Turkey", "Saudi Arabia", "Afghanistan", "Himalaya",
        "Mongolia",
    }  # fmt: skip
    assert all(space.ipc == 0 for space in BOARD.spaces if space.status == "impassable")


@pytest.mark.rule("A50-MAP-12")
def test_values_run_from_nothing_to_twelve() -> None:
    values = Counter(space.ipc for space in BOARD.spaces if space.status == "power")
    assert min(values) == 0
    assert max(values) == 12
    assert BOARD.spaces[BOARD.space_of["gibraltar"]].ipc == 0
    assert BOARD.spaces[BOARD.space_of["eastern_united_states"]].ipc == 12


@pytest.mark.rule("A50-MAP-09")
def test_emblems_are_held_by_their_powers_in_1941_but_for_two() -> None:
    other = {s.id: (s.original, s.start) for s in BOARD.spaces if s.original != s.start}
    assert other == {"kiangsu": ("china", "japan"), "manchuria": ("china", "japan")}


@pytest.mark.rule("A50-SET-07")
def test_markers_of_1942_lie_over_the_printed_emblems() -> None:
    board = Case(scenario="1942").war.board
    other = {s.id: s.start for s in board.spaces if s.original != s.start}
    german = ("baltic_states", "belorussia", "east_poland", "eastern_ukraine", "ukraine")
    japanese = (
        "borneo", "burma", "east_indies", "kiangsu", "kwangtung", "manchuria", "new_guinea",
        "philippine_islands", "solomon_islands", "wake_island",
    )  # fmt: skip
    assert other == dict.fromkeys(german, "germany") | dict.fromkeys(japanese, "japan")
    assert board.spaces[board.space_of["ukraine"]].original == "ussr"


@pytest.mark.rule("A50-GEN-11")
def test_the_box_is_recorded_and_adds_up() -> None:
    box = data().components
    assert sum(n for pieces in box.pieces.values() for n in pieces.values()) == box.miniatures == 672
    assert box.other["control_markers"] == 120
    assert box.other["damaged_factory_markers"] == 22
    assert box.other["researcher_tokens"] == box.other["victory_city_tokens"] == 18
    assert box.other["dice_black"] + box.other["dice_red"] == 14


@pytest.mark.rule("A50-GEN-12")
def test_colours_of_the_powers() -> None:
    assert {power.id: power.colour for power in BOARD.powers} == {
        "usa": "green",
        "uk": "tan",
        "ussr": "maroon",
        "germany": "gray",
        "japan": "orange",
        "italy": "brown",
        "china": "light green",
    }


@pytest.mark.parametrize("scenario", ["1941", "1942"])
def test_every_territory_but_the_neutral_ones_has_a_holder(scenario: str) -> None:
    board = Case(scenario=scenario).war.board
    held = [space.start for space in board.spaces if space.status == "power"]
    assert len(held) == 82
    assert set(held) == {power.id for power in board.powers}


# -- damaged files -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("setup_1941.toml", "germany = 31", "germany = 30", "setup_1941.toml, germany"),
        ("setup_1941.toml", "axis = 6", "axis = 7", "cities"),
        ("setup_1942.toml", "sz4 = { submarine = 1 }", "sz4 = { tank = 1 }", "ships at sea"),
        ("powers.toml", '"uk", "italy", "usa"]', '"uk", "usa", "italy"]', "the sides"),
        ("technologies.toml", "roll = 2", "roll = 1", "the charts and faces"),
        ("technologies.toml", "attack = 3", "bite = 3", "a known id"),
        ("tables.toml", 'zones = ["sz19", "sz20"]', 'zones = ["sz19", "sz99"]', "panama_canal"),
        ("territories.csv", ",Berlin,", ",,", "18 victory cities"),
        ("cites.csv", "A50-VIC-01", "A50-VIC-99", "P40-VIC-01"),
        ("borders.csv", "alaska,western_canada ", "alaska,", "western_canada"),
    ],
)
def test_damage_is_found_and_named(tmp_path: Path, file: str, old: str, new: str, said: str) -> None:
    folder = tmp_path / "data"
    shutil.copytree(FOLDER, folder)
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(BadInputError, match=said):
        load(folder)
