"""Tables of the reader's own: what may be added or taken away, and what cannot be right."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest

from flagplot.games.admirals_war import AdmiralsWar, tables
from flagplot.kernel.errors import BadInputError


def load(folder: Path, **files: str) -> tables.Tables:
    for name, text in files.items():
        (folder / f"{name}.csv").write_text(text, encoding="utf-8")
    return tables.load(folder)


def printed(file: str) -> str:
    return resources.files("flagplot.games.admirals_war").joinpath("data", file).read_text("utf-8")


def test_a_border_can_be_added_and_taken_away(tmp_path: Path) -> None:
    text = "area,other,link\nbarents_sea,baltic_sea,open\nair_gap,barents_sea,none\n"
    board = load(tmp_path, links=text).board
    assert board["baltic_sea"] in board.near[board["barents_sea"]]
    assert board["air_gap"] not in board.near[board["barents_sea"]]
    assert len(board.links) == len(tables.standard().board.links)


def test_rows_can_be_added_to_the_chart_of_withdrawals(tmp_path: Path) -> None:
    found = load(tmp_path, removals="id,turn\nuk_hood,5\n")
    assert tables.summary(found)["own"] == 1
    assert (found.board.unit("uk_hood"), 5, "") in found.removals


def test_a_game_can_be_played_with_corrected_borders(tmp_path: Path) -> None:
    game = AdmiralsWar(load(tmp_path, links="area,other,link\nbarents_sea,baltic_sea,open\n"))
    state = game.position({
        "game": "admirals-war", "turn": 4, "step": "patrol", "seat": "german",
        "units": {"leningrad": {"ger_bismarck": {}}}, "control": {"leningrad": "axis"},
    })  # fmt: skip
    assert game.why_not(state, "german", "send barents_sea ger_bismarck") is None


ROLLS = printed("tables.csv")


@pytest.mark.parametrize(
    ("files", "message"),
    [
        ({"ships": ""}, r"ships.csv: a heading and comma separated rows expected, found an empty file"),
        ({"ships": "armor\n5\n"}, r"ships.csv: a value in the column 'id' expected in every row, found none"),
        (
            {"ships": "id,armor\nuk_hood,5\nuk_hood,6\n"},
            r"ships.csv: every row once expected, found 'uk_hood' twice",
        ),
        (
            {"ships": "id,alternate_of\nuk_hood,uk_hood\n"},
            r"uk_hood: alternate_of: the id of another ship expected",
        ),
        ({"ships": "id,option\nuk_hood,99.0\n"}, r"ships.csv, uk_hood: option: one of 20.0"),
        ({"removals": "id,turn,option\nuk_argus,7,99.0\n"}, r"removals.csv, uk_argus: option: one of 20.0"),
        (
            {"links": "area,other,link\nmid_atlantic,caribbean_sea,none\n"},
            r"link: open, as the rules say, expected",
        ),
        (
            {"links": "area,other,link\nair_gap,air_gap,open\n"},
            r"links.csv: no row 'air_gap air_gap' to correct",
        ),
        (
            {"links": "area,other,link\nair_gap,narnia,open\n"},
            r"links.csv, air_gap: other: one of barents_sea",
        ),
        ({"links": "area,other,link\nair_gap,barents_sea,tunnel\n"}, r"link: one of open, gibraltar"),
        (
            {"ports": "id,touches\nmalta,\n"},
            r"ports.csv, malta: touches: at least one sea area expected, found none",
        ),
        (
            {"ports": "id,theatre\nmalta,PTO\n"},
            r"ports.csv, malta: theatre: that of an area it touches expected",
        ),
        (
            {"ports": "id,kind\nsuez,base\n"},
            r"ports.csv, suez: kind: port, as the rules say, expected, found 'base'",
        ),
        (
            {"ports": "id,kind\ngibraltar,neutral\n"},
            r"gibraltar: kind and owner neutral for the neutral port only",
        ),
        (
            {"tables": ROLLS.replace("3,6,6,allied_control,text\n", "")},
            r"table 3: a last line to 6 expected, found 5",
        ),
        ({"tables": ROLLS.replace("3,1,2,", "3,2,2,")}, r"table 3: a first line from 1 expected, found 2"),
        (
            {"tables": ROLLS.replace("4,10,,free", "4,10,11,free")},
            r"table 4: a last line to no end expected, found 11",
        ),
        (
            {"tables": ROLLS.replace("3,6,6,allied", "3,6,6,swedish")},
            r"table 3: one of german_control, scuttled",
        ),
        (
            {"tables": ROLLS.replace("5,1,1,central_pacific", "5,1,1,coral_sea")},
            r"table 5: one of central_pacific",
        ),
        (
            {"tables": ROLLS + "9,1,6,scuttled,text\n"},
            r"tables.csv: one of the tables 3, 4, .* expected, found '9'",
        ),
        ({"deployment": "id,place\nuk_hood,germany\n"}, r"uk_hood: place: one of england, gibraltar, suez"),
        (
            {"deployment": "id,place\nger_bismarck,england\n"},
            r"ger_bismarck: place: one of no choice of port",
        ),
        (
            {"midway": "id,place\njap_kaga,truk\n"},
            r"midway.csv, jap_kaga: place: yokosuka_navy_yard expected",
        ),
    ],
)
def test_faults_are_named(tmp_path: Path, files: dict[str, str], message: str) -> None:
    with pytest.raises(BadInputError, match=message):
        load(tmp_path, **files)


def test_every_fault_is_one_line(tmp_path: Path) -> None:
    with pytest.raises(BadInputError) as found:
        load(tmp_path, ships="id,armor\nuk_hood,\n")
    assert "\n" not in str(found.value)
    assert "armor: a whole number from 0 to 15 expected, found ''" in str(found.value)
