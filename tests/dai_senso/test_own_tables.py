"""Tables of an owner of the printed game: laid over ours, counted, checked; faults are one clear line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from flagplot.games.dai_senso import GAME, DaiSenso, tables
from flagplot.games.dai_senso.combat import odds
from flagplot.kernel.errors import BadInputError


def own(folder: Path, **files: Any) -> Path:
    for name, document in files.items():
        text = document if isinstance(document, str) else json.dumps(document)
        (folder / f"{name}.json").write_text(text, encoding="utf-8")
    return folder


def test_a_corrected_result_is_used_and_counted_as_own(tmp_path: Path) -> None:
    folder = own(tmp_path, tables={"combat_results": {"rows": {"6": {"1-3": "Ex 0/1"}}}})
    table = tables.load(folder).charts.combat_results
    assert str(odds.result(table, 0, 6)) == "Ex 0/1"
    assert str(odds.result(table, 0, 1)) == str(odds.result(GAME.tables.charts.combat_results, 0, 1))
    before, after = GAME.check_tables(None), GAME.check_tables(folder)
    assert (before["own"], after["own"]) == (0, 1)
    assert after["reconstructed"] == before["reconstructed"] - 1
    assert sum(after.values()) == sum(before.values())


def test_factors_of_a_counter_can_be_corrected_and_say_so(tmp_path: Path) -> None:
    sides = [{"side": "front", "attack": 5}]
    found = tables.load(own(tmp_path, counters={"types": [{"id": "JP-INFA", "sides": sides}]}))
    number = found.number["JP-INFA-01"]
    assert found.counters[number].faces[0].attack == 5
    assert found.counters[number].faces[0].defense == GAME.tables.counters[number].faces[0].defense
    assert found.counters[number].origin == "own"


def test_a_card_can_be_corrected(tmp_path: Path) -> None:
    card = {"id": "axis-2b", "symbols": {"blitz": 2}, "replacements": []}
    found = tables.load(own(tmp_path, cards={"cards": [card]})).cards["axis-2b"]
    assert (found.symbols.blitz, found.replacements) == (2, ())
    assert found.option_card_segment == GAME.tables.cards["axis-2b"].option_card_segment


def test_a_set_up_can_be_corrected_place_by_place(tmp_path: Path) -> None:
    card = GAME.tables.scenarios["august-storm"]
    (first, *_) = (entry for entry in card.setup if entry.faction == "soviet" and len(entry.units) > 1)
    gone, *stay = first.units
    changed = {
        "id": "A.1",
        "setup": [
            {"faction": "soviet", "at": first.at, "units": [{"counter": one.counter} for one in stay]},
            {"faction": "soviet", "at": "eastern_europe", "units": [{"counter": gone.counter}]},
        ],
    }
    game = DaiSenso(tables.load(own(tmp_path, scenarios={"scenarios": [changed]})))
    places = game.view(game.start("august-storm", seed=1), None).places
    assert gone.counter in {unit["id"] for unit in places["eastern_europe"]["units"]}
    assert gone.counter not in {unit["id"] for unit in places[first.at]["units"]}


def test_the_aid_table_can_be_corrected(tmp_path: Path) -> None:
    charts = {"aid_to_china": {"results": {"3-4": "2 steps"}}}
    found = tables.load(own(tmp_path, tables=charts)).charts.aid_to_china
    assert found["results"] == {"<=2": "2 steps", "3-4": "2 steps", ">=5": "none"}


def test_games_of_other_tables_are_not_mixed_up(tmp_path: Path) -> None:
    calendar = {"calendar": {"by_area": {"north": {"Nov-Dec": "mud"}}}}
    other = DaiSenso(tables.load(own(tmp_path, weather=calendar)))
    text = other.to_json(other.start("august-storm", seed=1))
    with pytest.raises(BadInputError, match="the same tables expected"):
        GAME.from_json(text)


def test_a_folder_named_in_the_environment_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(
        "FLAGPLOT_DAI_SENSO",
        str(own(tmp_path, tables={"combat_results": {"rows": {"1": {"9-1": "Ex 1/1"}}}})),
    )
    found = tables.standard_tables.__wrapped__()
    assert found.charts.combat_results.rows["1"]["9-1"] == "Ex 1/1"


CARD = {"id": "axis-2b"}


def laid(at: str, *counters: str) -> dict[str, Any]:
    """Soviet counters of August Storm in a place."""
    units = [{"counter": one} for one in counters]
    return {"scenarios": [{"id": "A.1", "setup": [{"faction": "soviet", "at": at, "units": units}]}]}


def due(turn: str) -> dict[str, Any]:
    entry = {"marker": "us_entry", "turn": turn, "year": 1942}
    return {"scenarios": [{"id": "C.6", "turn_track": [entry]}]}


FAULTS: dict[str, tuple[dict[str, Any], str]] = {
    "no file": ({}, r"at least one table expected in"),
    "map": ({"hexes": {}}, r"hexes\.json: no such table; expected one of: counters\.json"),
    "no JSON": ({"tables": "{"}, r"tables\.json: a JSON object expected, found"),
    "a list": ({"tables": []}, r"tables\.json: a JSON object expected, found \[\]"),
    "key": ({"tables": {"combat": {}}}, r"tables\.json: one of combat_results, .* expected, found 'combat'"),
    "stated": ({"tables": {"vp_track": {}}}, r"tables\.json: one of .* expected, found 'vp_track'"),
    "no column": (
        {"tables": {"combat_results": {"rows": {"1": {"4-1": "Ex 1/0"}}}}},
        r"tables\.json: combat_results rows 1: one of 1-3, .* expected, found '4-1'",
    ),
    "kind": (
        {"tables": {"combat_results": {"rows": {"1": {"2-1": 3}}}}},
        r"tables\.json: combat_results rows 1 2-1: text expected, found 3",
    ),
    "result": (
        {"tables": {"combat_results": {"rows": {"1": {"2-1": "Boom"}}}}},
        r"tables\.json: combat_results, 1, 2-1: a result such as Ex 1/0 or Dr2 0/1 expected, found 'Boom'",
    ),
    "taken away": (
        {"tables": {"combat_results": {"rows": {"1": {"2-1": None}}}}},
        r"tables\.json: combat_results, 1: a result in each column expected, found 7",
    ),
    "no counter": (
        {"counters": {"types": [{"id": "JP-ELEPHANT", "qty": 1}]}},
        r"counters\.json: types: the name of a record expected, found 'JP-ELEPHANT'",
    ),
    "nameless": (
        {"counters": {"types": [{"qty": 1}]}},
        r'counters\.json: types: records with id expected, found {"qty":1}',
    ),
    "twice": (
        {"counters": {"types": [{"id": "JP-INFA", "qty": 1}, {"id": "JP-INFA", "qty": 2}]}},
        r"counters\.json: types: every record once expected, found 'JP-INFA' twice",
    ),
    "steps": (
        {"counters": {"types": [{"id": "JP-INFA", "sides": [{"side": "front", "steps": 4}]}]}},
        r"counters\.json: JP-INFA-01: one to three steps expected, found 4",
    ),
    "word of a card": (
        {"cards": {"cards": [CARD | {"option_card_segment": [{"op": "dance"}]}]}},
        r"cards\.json: axis-2b: op: one of .* expected, found 'dance'",
    ),
    "event of a card": (
        {"cards": {"cards": [CARD | {"option_card_segment": [{"op": "event", "event": "15.99"}]}]}},
        r"cards\.json: axis-2b: event: event: one of .* expected, found '15\.99'",
    ),
    "requirement": (
        {"cards": {"cards": [CARD | {"requirements": [{"pred": "posture", "is": "war"}]}]}},
        r"cards\.json: axis-2b: posture: box expected, found pred, is",
    ),
    "policy": (
        {"cards": {"cards": [CARD | {"requirements": [{"pred": "posture", "box": "moon", "is": "war"}]}]}},
        r"cards\.json: axis-2b: posture: box: one of .* expected, found 'moon'",
    ),
    "reinforcement": (
        {"cards": {"cards": [CARD | {"reinforcements": [{"type": "JP-X", "qty": 1, "to": "force_pool"}]}]}},
        r"cards\.json: axis-2b: type: one of .* expected, found 'JP-X'",
    ),
    "face": (
        {"tables": {"aid_to_china": {"results": {"3-4": "a gift"}}}},
        r"tables\.json: aid_to_china: a result: one of .* expected, found 'a gift'",
    ),
    "hex": (
        {"scenarios": laid("w5124")},
        r"scenarios\.json: A\.1: w5124: Land to set up on expected, found open sea",
    ),
    "place": (
        {"scenarios": laid("w9999")},
        r"scenarios\.json: A\.1: a hex or box to set up in expected, found 'w9999'",
    ),
    "posture": (
        {"scenarios": {"scenarios": [{"id": "C.1", "posture": {"russia": "love"}}]}},
        r"scenarios\.json: C\.1: posture: russia: one of .* expected, found 'love'",
    ),
    "turn": (
        {"scenarios": due("Lent")},
        r"scenarios\.json: C\.6: turn_track: turn: one of .* expected, found 'Lent'",
    ),
    "counter twice": (
        {"scenarios": laid("w5824", "RU-TK-01", "RU-TK-01")},
        r"scenarios\.json: A\.1: every counter in one place expected, found RU-TK-01 in",
    ),
}  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS)
def test_a_bad_correction_is_one_clear_line(tmp_path: Path, fault: str) -> None:
    files, message = FAULTS[fault]
    with pytest.raises(BadInputError, match=message) as error:
        GAME.check_tables(own(tmp_path, **files))
    assert "\n" not in str(error.value)
