"""Tables of an owner of the printed game: laid over ours, counted, checked."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from flagplot.games.war_in_the_pacific import GAME, own_tables, tables
from flagplot.games.war_in_the_pacific.soundness import check
from flagplot.games.war_in_the_pacific.turn.setup import new_state
from flagplot.kernel.errors import BadInputError, FormatError


def own(folder: Path, **files: Any) -> Path:
    for name, document in files.items():
        (folder / f"{name}.json").write_text(json.dumps(document), encoding="utf-8")
    return folder


def test_corrections_are_used_and_counted(tmp_path: Path) -> None:
    before = GAME.check_tables(None)
    folder = own(
        tmp_path,
        ships={"records": [{"id": "us-bb-maryland", "surface": 15}]},
        air_types={"records": [{"key": "F6F", "air_combat": 8}]},
    )
    after = GAME.check_tables(folder)
    assert (before["own"], after["own"]) == (0, 2)
    found = tables.load("tarawa", own_tables.printed(folder))
    assert found.ships[found.ship_number["us-bb-maryland"]].surface == 15
    assert found.types["F6F"].air_combat == 8


def test_a_unit_can_be_taken_out_of_a_set_up_and_put_in(tmp_path: Path) -> None:
    changed = {"ships": [{"id": "us-bb-maryland", "removed": True}, {"id": "us-bb-colorado", "damage": 1}]}
    found = tables.load("tarawa", own_tables.printed(own(tmp_path, tarawa=changed)))
    assert "us-bb-maryland" not in found.ship_number
    assert found.ships[found.ship_number["us-bb-colorado"]].damaged == 1


def test_games_of_other_tables_are_not_mixed_up(tmp_path: Path) -> None:
    folder = own(tmp_path, ships={"records": [{"id": "us-bb-maryland", "surface": 15}]})
    other = tables.load("tarawa", own_tables.printed(folder))
    state = new_state(other, GAME.header("tarawa", {}))
    check(other, state)
    with pytest.raises(FormatError, match="the same tables expected"):
        GAME.check(state)


@pytest.mark.parametrize(
    ("files", "message"),
    [
        ({"hexes": {}}, r"hexes\.json: no such table"),
        ({"ships": {"records": [{"id": "us-bb-texas"}]}}, r"ships\.json: records: the name of a record"),
        (
            {"ships": {"records": [{"id": "us-bb-maryland", "surface": "big"}]}},
            r'ships\.json: records us-bb-maryland surface: a number expected, found "big"',
        ),
        (
            {"leaders": {"records": [{"id": "ldr-holland-smith", "tq": "+9"}]}},
            r"ldr-holland-smith: tq from -2",
        ),
        ({"tarawa": {"ships": [{"id": "us-bb-texas", "tf": "U53"}]}}, r"ships: a known record expected"),
    ],
)
def test_a_bad_correction_is_one_clear_line(tmp_path: Path, files: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInputError, match=message):
        GAME.check_tables(own(tmp_path, **files))
