"""Every command does what its help says."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import flagplot
from flagplot.kernel import plotfile
from flagplot.kernel.match import Match
from tests.cli.conftest import Cli
from tests.kernel.helpers import with_entropy


def answers(cli: Cli, plot: Path, seat: str) -> list[str]:
    found: list[str] = json.loads(cli("legal", plot, seat, "--json").out)[seat]
    return found


def test_games(cli: Cli) -> None:
    result = cli("games")
    assert result.code == 0
    assert all(id in result.out for id in flagplot.titles())
    metas = json.loads(cli("games", "--json").out)
    assert [meta["id"] for meta in metas] == list(flagplot.titles())
    assert cli("games", "--ids").out.split() == list(flagplot.titles())


def test_rules(cli: Cli) -> None:
    assert "P40-SUB-04" in cli("rules", "pacific-1940", "p40-sub-04").out
    assert json.loads(cli("rules", "pacific-1940", "P40-SUB-04", "--json").out)["id"] == "P40-SUB-04"
    group = json.loads(cli("rules", "pacific-1940", "P40-SUB", "--json").out)
    assert len(group) > 5
    assert all(clause["id"].startswith("P40-SUB-") for clause in group)
    found = json.loads(cli("rules", "pacific-1940", "--search", "BLITZ neutral", "--json").out)
    assert "P40-BLZ-08" in [clause["id"] for clause in found]
    assert len(json.loads(cli("rules", "pacific-1940", "--json").out)) == 622


def test_coverage(cli: Cli) -> None:
    report = json.loads(cli("rules", "pacific-1940", "--coverage", "--json").out)
    assert {"game", "clauses", "implemented", "tested", "missing_code", "missing_test"} <= report.keys()
    assert report["clauses"] == 622
    assert report["implemented"] + len(report["missing_code"]) == 622
    assert report["tested"] + len(report["missing_test"]) == 622
    assert report["stages"] == []  # built as one
    assert "622" in cli("rules", "pacific-1940", "--coverage").out


def test_coverage_of_a_game_in_stages_lists_what_is_still_to_come(cli: Cli) -> None:
    report = json.loads(cli("rules", "war-in-the-pacific", "--coverage", "--json").out)
    assert [one["id"] for one in report["stages"] if one["planned"]] == ["S5", "S6"]
    assert sum(len(one["clauses"]) for one in report["stages"]) == report["clauses"] == 2069
    told = " ".join(cli("rules", "war-in-the-pacific", "--coverage").out.split())
    assert "S1 Tarawa: 360 clauses" in told
    assert "S5 The strategic war: still to come; 202 clauses" in told
    assert "WPB-SWS-01 to 28, BR-71-01, BR-71-04, SC-S5-01 to 15" in told


def test_new_with_everything(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "wide.plot"
    choices = ["--scenario", "wide", "--option", "rounds=4", "--seat", "red=Ann"]
    result = cli("new", "skirmish", "-o", path, *choices, "--json")
    match = plotfile.load(path)
    assert json.loads(result.out)["commitment"] == match.sources[0].commitment != ""
    assert match.state.scenario == "wide"
    assert match.state.options["rounds"] == 4
    assert match.players == {"red": "Ann"}


def test_show_hides_what_a_seat_may_not_see(cli: Cli, plot: Path) -> None:
    hand = plotfile.load(plot).view("red").hands["red"]
    assert ", ".join(hand) in cli("show", plot, "--seat", "red").out
    for seat in ([], ["--seat", "blue"]):
        assert ", ".join(hand) not in cli("show", plot, *seat).out
        assert json.loads(cli("show", plot, "--json", *seat).out)["hands"]["red"] == len(hand)


def test_show_finds_places(cli: Cli, tmp_path: Path) -> None:
    plot = tmp_path / "war.plot"
    assert cli("new", "pacific-1940", "-o", plot, "--seed", 1).code == 0
    out = cli("show", plot, "--find", "carrier", "--log", 0).out
    assert "sea6" in out
    assert "szechwan" not in out
    assert "sea63" not in cli("show", plot).out
    assert "sea63" in cli("show", plot, "--all").out


def test_do_and_undo(cli: Cli, plot: Path) -> None:
    before = plot.read_bytes()
    first = answers(cli, plot, "red")[0]
    assert cli("do", plot, "red", *first.split()).code == 0
    match = plotfile.load(plot)
    assert [str(entry.action) for entry in match.entries] == [first]
    assert first in cli("undo", plot, "red").out
    assert plot.read_bytes() == before


def test_do_several_or_none(cli: Cli, plot: Path) -> None:
    red, blue = answers(cli, plot, "red")[0], answers(cli, plot, "blue")[0]
    before = plot.read_bytes()
    assert cli("do", plot, "red", f"{red}; fly moon").code == 2
    assert plot.read_bytes() == before
    assert json.loads(cli("do", plot, "red", red, "--json").out)["waiting"] == ["blue"]
    report = json.loads(cli("do", plot, "blue", blue, "--json").out)
    assert report["seq"] == 2
    assert any("reveal" in json.dumps(event) for event in report["events"])


def test_do_against_an_old_state_is_stale(cli: Cli, plot: Path) -> None:
    action = answers(cli, plot, "red")[0]
    assert cli("do", plot, "--seq", 0, "red", action).code == 0
    result = cli("do", plot, "--seq", 0, "blue", answers(cli, plot, "blue")[0])
    assert result.code == 2
    assert "answer 1" in result.err


def finished(path: Path, **dice: object) -> None:
    game = flagplot.game("skirmish")
    match = Match.new(game, **dice)  # type: ignore[arg-type]
    while not match.over:
        seat = match.state.waiting[0]
        legal = match.legal(seat)
        match.do(seat, legal[match.seq * 7 % len(legal)])
    plotfile.save(match, path)


@pytest.mark.parametrize("dice", [{}, {"seed": 4}], ids=["fair", "fast"])
def test_replay_and_verify_a_whole_game(cli: Cli, tmp_path: Path, dice: dict[str, object]) -> None:
    path = tmp_path / "whole.plot"
    finished(path, **dice)
    match = plotfile.load(path)
    replayed = json.loads(cli("replay", path, "--json").out)
    assert replayed["digest"] == match.game.digest(match.state)
    assert replayed["answers"] == match.seq
    verified = json.loads(cli("verify", path, "--json").out)
    assert verified["ok"]
    assert verified["checked"] == verified["rolls"] > 0
    assert "throws checked" in cli("verify", path).out
    story = cli("replay", path).out
    assert all(str(entry.action) in story for entry in match.entries)


def test_replay_to_an_answer_shows_the_board_then(cli: Cli, plot: Path) -> None:
    first = answers(cli, plot, "red")[0]
    cli("do", plot, "red", first)
    out = cli("replay", plot, "--to", 0).out
    assert "answer 0" in out
    assert first not in out
    assert first not in cli("replay", plot, "--seat", "blue").out
    assert first in cli("replay", plot, "--seat", "red").out


def test_a_picture_of_the_board_now_and_then(cli: Cli, plot: Path, tmp_path: Path) -> None:
    seat = "red"
    cli("do", plot, seat, answers(cli, plot, seat)[0])
    now, then = tmp_path / "now.svg", tmp_path / "then.svg"
    assert "after answer 1" in cli("picture", plot, now, "--seat", seat, "--width", 400).out
    assert "after answer 0" in cli("picture", plot, then, "--at", 0).out
    assert now.read_text().startswith("<svg")
    assert 'width="400"' in now.read_text()
    for wrong, complaint in (
        (("--seat", "green"), "green"),
        (("--at", 9), "9"),
        (("--width", 5), "a width of 200 to 8000 pixels expected, found 5"),
        (("--window", 3, 0, 1, 2), "west below east"),
    ):
        result = cli("picture", plot, tmp_path / "not.svg", *wrong)
        assert result.code == 2
        assert complaint in result.err
    assert cli("picture", plot, tmp_path / "not.jpg").code == 2
    assert not (tmp_path / "not.svg").exists()


def test_verify_tells_whose_randomness_is_in_the_dice(cli: Cli, tmp_path: Path) -> None:
    match, path = with_entropy(), tmp_path / "mixed.plot"
    plotfile.save(match, path)
    out = cli("verify", path).out
    assert "the randomness of red is in the dice" in out
    assert "the randomness of blue was pledged, never opened" in out
    verified = json.loads(cli("verify", path, "--json").out)
    assert verified["checked"] == verified["rolls"] > 0
    assert verified["entropy"] == [{"seat": "red", "opened": True}, {"seat": "blue", "opened": False}]
    nonce = match.sources[0].shares[0].nonce
    forged = tmp_path / "forged.plot"
    for other, problem in (("0" * 64, "entropy of red"), ("", "expected from the dice")):
        text = path.read_text().replace(f" {nonce}", f" {other}".rstrip()).rpartition(" ")[0] + " "
        forged.write_text(f"{text}{plotfile._checksum(text)}\n")
        result = cli("verify", forged)
        assert result.code in (1, 2)
        assert problem in result.out + result.err


def test_verify_says_no_to_dice_that_are_not_the_secrets(cli: Cli, tmp_path: Path) -> None:
    """A file that is consistent in itself, but whose dice were not thrown by its secret."""
    path = tmp_path / "loaded.plot"
    finished(path, seed=4)
    text = path.read_text(encoding="utf-8").replace("dice fast 4", "dice fast 5")
    body = text.rstrip("\n").rpartition(" ")[0] + " "
    path.write_text(f"{body}{plotfile._checksum(body)}\n", encoding="utf-8")
    result = cli("verify", path)
    assert result.code in (1, 2)
    assert result.code == 1 or len(result.err.splitlines()) == 1


def test_positions(cli: Cli, plot: Path, tmp_path: Path) -> None:
    document = tmp_path / "position.json"
    document.write_text(cli("position", "write", plot).out, encoding="utf-8")
    checked = json.loads(cli("position", "check", document, "--json").out)
    assert checked["ok"]
    assert checked["digest"] == flagplot.game("skirmish").digest(plotfile.load(plot).state)
    assert "Choose a card" in cli("position", "check", document).out
    assert "tank" in cli("position", "show", document, "--seat", "red").out
    assert json.loads(cli("position", "show", document, "--json").out)["game"] == "skirmish"


def test_fuzz(cli: Cli, tmp_path: Path) -> None:
    result = cli("fuzz", "skirmish", "--games", 3, "--seed", 2, "--option", "rounds=3", "--scenario", "wide")
    assert result.code == 0
    assert "3 games" in result.out
    assert "0 failures" in result.out
    again = json.loads(cli("fuzz", "skirmish", "--games", 3, "--seed", 2, "--vary", "--json").out)
    assert again["games"] == 3
    assert again["failures"] == []
    alone = ["fuzz", "skirmish", "--games", 3, "--seed", 2, "--vary", "--jobs", 1, "--json"]
    assert json.loads(cli(*alone).out) == again
    drawn = json.loads(cli(*alone, "--by-verb").out)
    assert not drawn["failures"]
    assert drawn["decisions"] != json.loads(cli(*alone).out)["decisions"]


def test_fuzz_writes_failures_down(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = type(flagplot.game("skirmish"))
    monkeypatch.setattr(game, "conserved", lambda self, state: {"pieces": state.seq})
    result = cli("fuzz", "skirmish", "--games", 1, "--seed", 2, "--dump", tmp_path / "found")
    assert result.code == 1
    assert "1 failures" in result.out
    assert len(list((tmp_path / "found").glob("*.plot"))) == 1


def test_the_installed_command() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "flagplot", "games", "--ids"], capture_output=True, text=True, check=True
    )
    assert run.stdout.split() == list(flagplot.titles())


def test_help_names_every_command(cli: Cli) -> None:
    out = cli("--help").out
    names = "games rules new show legal do undo replay verify position terminal play fuzz"
    assert all(name in out for name in names.split())
