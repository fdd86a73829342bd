"""Whatever is wrong costs one line that says so, exit code 2, and nothing else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import flagplot
from flagplot.kernel import plotfile
from tests.cli.conftest import Cli, Result


def refused(result: Result, *words: str) -> None:
    assert result.code == 2, result
    assert result.out == ""
    assert len(result.err.splitlines()) == 1, result.err
    assert result.err.startswith("flagplot: ")
    assert "Traceback" not in result.err
    for word in words:
        assert word in result.err, result.err


LINES = {
    "unknown game": ("new chess -o x.plot", "skirmish"),
    "unknown scenario": ("new skirmish -o x.plot --scenario 1944", "standard"),
    "unknown option": ("new skirmish -o x.plot --option fog=true", "rounds"),
    "absurd option": ("new skirmish -o x.plot --option rounds=99999999999999999999", "rounds"),
    "option without value": ("new skirmish -o x.plot --option rounds", "rounds"),
    "option twice": ("new skirmish -o x.plot --option rounds=4 --option rounds=5", "once"),
    "unknown seat": ("new skirmish -o x.plot --seat green=Ann", "red"),
    "seat without name": ("new skirmish -o x.plot --seat red", "SEAT=NAME"),
    "unknown set-up": ("new skirmish -o x.plot --setup colour=3", "colour"),
    "seed not a number": ("new skirmish -o x.plot --seed seven", "seven"),
    "seed too large": ("new skirmish -o x.plot --seed 99999999999999999999", "99999999999999999999"),
    "negative seed": ("new skirmish -o x.plot --seed -1", "-1"),
    "two kinds of dice": ("new skirmish -o x.plot --seed 1 --fair", "both"),
    "no such folder": ("new skirmish -o nowhere/x.plot", "nowhere"),
    "no file": ("show missing.plot", "missing.plot"),
    "a folder": ("show .", "directory"),
    "no command": ("conquer", "conquer"),
    "missing argument": ("verify", "FILE"),
    "unknown flag": ("games --loud", "--loud"),
    "extra argument": ("games chess", "chess"),
    "rules of nothing": ("rules chess", "skirmish"),
    "unknown clause": ("rules pacific-1940 P40-SUB-99", "P40-SUB-99"),
    "nothing found": ("rules pacific-1940 --search zeppelin", "zeppelin"),
    "fuzz nothing": ("fuzz chess", "skirmish"),
    "fuzz too few": ("fuzz skirmish --games 0", "found '0'"),
    "fuzz not a number": ("fuzz skirmish --games many", "many"),
    "terminal of nothing": ("terminal chess", "skirmish"),
    "terminal without file": ("terminal missing.plot", "missing.plot"),
    "terminal, wrong seat": ("terminal skirmish --seat green", "red"),
    "position missing": ("position check missing.json", "missing.json"),
}


@pytest.mark.parametrize("name", LINES)
def test_a_wrong_command_line(cli: Cli, tmp_path: Path, name: str) -> None:
    line, word = LINES[name]
    refused(cli(*line.split()), word)
    assert list(tmp_path.iterdir()) == []


ANSWERS = {
    "unknown verb": ("red fly moon", "No verb 'fly'"),
    "wrong arguments": ("red play", "play"),
    "unknown card": ("red play victory", "victory"),
    "unknown seat": ("green play raid", "red"),
    "strange characters": ("red play ra|d", "ra|d"),
    "empty": ("red ;", "verb"),
}


@pytest.mark.parametrize("name", ANSWERS)
def test_a_wrong_answer(cli: Cli, plot: Path, name: str) -> None:
    line, word = ANSWERS[name]
    before = plot.read_bytes()
    refused(cli("do", plot, *line.split()), word)
    assert plot.read_bytes() == before


def test_an_answer_out_of_turn(cli: Cli, plot: Path) -> None:
    card = str(plotfile.load(plot).legal("red")[0])
    assert cli("do", plot, "red", card).code == 0
    before = plot.read_bytes()
    refused(cli("do", plot, "red", card), "Red owes no answer", "Blue")
    refused(cli("undo", plot, "blue"), "given by Red")
    refused(cli("replay", plot, "--to", 99), "99")
    refused(cli("show", plot, "--seat", "green"), "green")
    refused(cli("legal", plot, "green"), "green")
    assert plot.read_bytes() == before


def test_nothing_to_undo(cli: Cli, plot: Path) -> None:
    refused(cli("undo", plot))


def test_new_never_overwrites(cli: Cli, plot: Path) -> None:
    before = plot.read_bytes()
    refused(cli("new", "skirmish", "-o", plot), "exists")
    refused(cli("terminal", "skirmish", "--seat", "red", "-o", plot), "exists")
    assert plot.read_bytes() == before


def damaged(text: str) -> dict[str, bytes]:
    lines = text.splitlines(keepends=True)
    return {
        "empty": b"",
        "foreign": b"GIF89a\x00\x01",
        "not text": text.encode() + b"\xff\xfe",
        "breaks off": text.encode()[:-20],
        "a line missing": "".join(lines[:6] + lines[7:]).encode(),
        "other dice": text.replace("dice fast 3", "dice fast 4").encode(),
        "other options": text.replace('"rounds":6', '"rounds":9').encode(),
        "future format": text.replace("flagplot 1", "flagplot 9").encode(),
        "future rules": text.replace("game skirmish 1", "game skirmish 99").encode(),
        "unknown game": text.replace("game skirmish 1", "game chess 1").encode(),
        "absurd number": text.replace("dice fast 3", f"dice fast {'9' * 400}").encode(),
        "more after the end": text.encode() + b"red play raid\n",
    }


COMMANDS = ["show", "legal", "do", "undo", "replay", "verify", "terminal", "position write"]


@pytest.mark.parametrize("command", COMMANDS)
def test_damaged_files_are_refused_and_left_alone(cli: Cli, plot: Path, command: str) -> None:
    card = str(plotfile.load(plot).legal("red")[0])
    assert cli("do", plot, "red", card).code == 0
    for name, data in damaged(plot.read_text(encoding="utf-8")).items():
        path = plot.with_name("damaged.plot")
        path.write_bytes(data)
        result = cli(*command.split(), path, *(["blue", "play", "raid"] if command == "do" else []))
        refused(result, "damaged.plot")
        assert path.read_bytes() == data, name


POSITIONS: dict[str, tuple[object, str]] = {
    "no game": ({"round": 1}, "game"),
    "unknown game": ({"game": "chess"}, "skirmish"),
    "a list": ([1, 2], "position"),
    "unknown key": ({"game": "skirmish", "weather": "rain"}, "weather"),
    "unknown place": ({"game": "skirmish", "units": {"z9": {"red": {"tank": 1}}}}, "z9"),
    "unknown unit": ({"game": "skirmish", "units": {"a3": {"red": {"zeppelin": 1}}}}, "zeppelin"),
    "absurd number": ({"game": "skirmish", "units": {"a3": {"red": {"tank": 10**9}}}}, "1000000000"),
    "unknown scenario": ({"game": "skirmish", "scenario": "1944"}, "standard"),
    "bad state": ({"game": "skirmish", "state": {"game": "skirmish", "schema": 99}}, "schema"),
}


@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize("command", ["check", "show"])
def test_a_wrong_position(cli: Cli, tmp_path: Path, command: str, name: str) -> None:
    document, word = POSITIONS[name]
    path = tmp_path / "position.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    refused(cli("position", command, path), word)


def test_a_position_that_is_no_json(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    for data in (b"", b"{", b"\xff\xff", b"[" * 100_000):
        path.write_bytes(data)
        refused(cli("position", "check", path), "position.json")


def test_a_bug_is_called_a_bug(cli: Cli, plot: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object, **kwargs: object) -> None:
        raise ZeroDivisionError("oops")

    monkeypatch.setattr(type(flagplot.game("skirmish")), "view", broken)
    result = cli("show", plot)
    assert result.code == 3
    assert len(result.err.splitlines()) == 1
    assert "bug" in result.err


def test_a_full_disk_leaves_the_old_file(cli: Cli, plot: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*args: object) -> None:
        raise OSError(28, "No space left on device")

    before = plot.read_bytes()
    card = str(plotfile.load(plot).legal("red")[0])
    monkeypatch.setattr("os.replace", full)
    refused(cli("do", plot, "red", card), "No space left")
    assert plot.read_bytes() == before
    assert [path.name for path in plot.parent.iterdir()] == [plot.name]
