"""The folder of tables: what is wrong in it is said clearly, and a reader may correct it."""

from __future__ import annotations

from pathlib import Path

import pytest

from flagplot.games.admirals_war import AdmiralsWar, tables
from flagplot.kernel.errors import BadInputError


def own(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        (folder / f"{name}.csv").write_text(text, encoding="utf-8")
    return folder


def test_a_corrected_value_is_used_and_marked_as_own(tmp_path: Path) -> None:
    found = tables.load(own(tmp_path, ships="id,armor\nuk_hood,5\n"))
    hood = found.board.pieces[found.board.unit("uk_hood")]
    assert hood.armor == 5
    assert hood.origin["armor"] == "own"
    assert hood.origin["gunnery"] != "own"
    assert found.digest != tables.standard().digest
    assert tables.summary(found)["own"] == 1


def test_an_area_value_can_be_corrected(tmp_path: Path) -> None:
    found = tables.load(own(tmp_path, areas="id,allied_vp\nair_gap,2\n"))
    assert found.board.areas[found.board["air_gap"]].vp == (2, 3)


def test_games_of_other_tables_are_not_mixed_up(tmp_path: Path) -> None:
    other = AdmiralsWar(tables.load(own(tmp_path, ships="id,armor\nuk_hood,5\n")))
    text = other.to_json(other.start(seed=1))
    with pytest.raises(BadInputError, match="the same tables expected"):
        AdmiralsWar(tables.standard()).from_json(text)


@pytest.mark.parametrize(
    ("files", "message"),
    [
        (
            {"ships": "id,speed\nuk_hood,fast\n"},
            r"ships.csv, uk_hood: speed: a whole number from 1 to 9",
        ),
        ({"ships": "id,sped\nuk_hood,6\n"}, r"ships.csv: no column 'sped'"),
        ({"ships": "id,speed\nuk_hod,6\n"}, r"ships.csv: no row 'uk_hod' to correct"),
        ({"ships": "id,speed\nuk_hood\n"}, r"ships.csv, row 1: 2 columns expected, found 1"),
        ({"boats": "id\nx\n"}, r"boats.csv: no such table"),
        ({"ports": "id,touches\nmalta,narnia\n"}, r"ports.csv, malta: touches: ids of sea areas expected"),
        (
            {"areas": "id,theatre\nnorth_sea,MTO\n"},
            r"areas.csv, north_sea: theatre: one of ATO, PTO",
        ),
        ({"ships": "id,raider\nger_nordmark,yes\n"}, r"no raiding side for an oiler"),
        ({"tables": "table,low,high,result\n3,1,2,x\n"}, r"lines of table 4 expected"),
        ({}, r"at least one table expected"),
        (
            {"ports": "id,touches\nlae,coral_sea\n"},
            r"ports.csv, lae: touches: indonesia bismarck_sea",
        ),
        ({"ports": "id,capturable\nusa,yes\n"}, r"ports.csv, usa: capturable: no expected"),
        ({"areas": "id,axis_vp\nnorth_sea,2\n"}, r"areas.csv, north_sea: values of \(1, 3\) expected"),
        ({"areas": "id,axis_vp\nair_gap,5\n"}, r"areas.csv, air_gap: less than Western Approaches"),
    ],
)
def test_faults_name_file_row_expected_and_found(tmp_path: Path, files: dict[str, str], message: str) -> None:
    with pytest.raises(BadInputError, match=message):
        tables.load(own(tmp_path, **files))


def test_a_folder_is_expected(tmp_path: Path) -> None:
    with pytest.raises(BadInputError, match="a folder of tables expected"):
        tables.load(tmp_path / "nowhere")


def test_every_value_has_an_origin() -> None:
    counts = tables.summary(tables.standard())
    assert counts["own"] == 0
    assert counts["text"] > 300
    assert counts["reconstructed"] > 1000


def test_a_folder_named_in_the_environment_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FLAGPLOT_ADMIRALS_WAR", str(own(tmp_path, ships="id,armor\nuk_hood,5\n")))
    found = tables.standard.__wrapped__()
    assert found.board.pieces[found.board.unit("uk_hood")].armor == 5


def test_the_command_line_checks_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from flagplot.cli.data import check
    from flagplot.games.admirals_war import GAME
    from flagplot.kernel import registry

    before = dict(registry._paths), dict(registry._loaded)
    registry.register("admirals-war", GAME)
    try:
        check("admirals-war", own(tmp_path, ships="id,armor\nuk_hood,5\n"))
        assert "1 values: own" in capsys.readouterr().out
        with pytest.raises(BadInputError, match="a game with tables to correct was expected, found skirmish"):
            check("skirmish", tmp_path)
    finally:
        registry._paths, registry._loaded = before
