"""Playing in the terminal: numbers, words, help, undo, and nothing ever lost."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from flagplot.cli.menu import FLAT, matching, menu
from flagplot.cli.opponents import Computer
from flagplot.kernel import plotfile
from flagplot.kernel.action import act
from tests.cli.conftest import Cli


def test_a_whole_game_by_numbers(cli: Cli, tmp_path: Path) -> None:
    result = cli("terminal", "skirmish", "--seat", "red", "--seed", 5, typed="1\n" * 300)
    assert result.code == 0
    match = plotfile.load(tmp_path / "skirmish.plot")
    assert match.over
    assert "flagplot verify skirmish.plot" in result.out
    assert match.verify().ok
    assert match.players == {"red": "you", "blue": "random bot"}


def test_it_asks_which_seats_to_play(cli: Cli, tmp_path: Path) -> None:
    result = cli("terminal", "skirmish", typed="green\n2, red\nquit\n")
    assert "which seats do you play" in result.out
    assert "numbers from 1 to 2" in result.out
    assert set(plotfile.load(tmp_path / "skirmish.plot").players.values()) == {"you"}


def test_it_offers_a_seat_that_decides_something(cli: Cli, tmp_path: Path) -> None:
    cli("terminal", "admirals-war", "--scenario", "midway", typed="\nquit\n")
    players = plotfile.load(tmp_path / "admirals-war.plot").players
    assert [seat for seat, name in players.items() if name == "you"] == ["us"]


def test_words_commands_and_refusals(cli: Cli, tmp_path: Path) -> None:
    cli("terminal", "skirmish", "--seat", "red", "--seed", 3, typed="quit\n")
    path = tmp_path / "skirmish.plot"
    match = plotfile.load(path, trusted=True)
    hand = match.view("red").hands["red"]
    missing = next(card for card in ("dig", "raid", "advance", "barrage") if card not in hand)
    lines = ["help", f"why play {missing}", f"play {missing}", "board tank", "log", "search secret"]
    lines += ["rule SKR-06", "rule X", "all", "77", "0", ""]
    out = cli("terminal", path, typed="\n".join(lines)).out
    assert "take back your last answer" in out
    assert out.count(f"play {missing}") <= 2  # explained, not offered
    assert "SKR-06" in out
    assert "a number from 0 to" in out
    assert "saved; go on with" in out
    assert plotfile.load(path).seq == match.seq


def test_a_refusal_shows_the_rule(cli: Cli, tmp_path: Path) -> None:
    """An order against the rules is answered with the clause and its text."""
    typed = "1\nmove a4 infantry a4\nmove a4 tank e2\nmove z9 tank a1\n"
    out = cli("terminal", "skirmish", "--seat", "red", "--seed", 3, typed=typed).out
    assert "[SKR-" in out
    assert "\nSKR-" in out


def test_undo_in_the_terminal(cli: Cli, tmp_path: Path) -> None:
    typed = "1\n" * 2 + "undo\nundo\nundo\n"
    out = cli("terminal", "skirmish", "--seat", "red", "--seed", 3, typed=typed).out
    assert "taken back" in out
    assert "it stands" in out or "cannot go back" in out


def test_resume_where_it_stopped(cli: Cli, tmp_path: Path) -> None:
    cli("terminal", "skirmish", "--seat", "red", "--seed", 5, typed="1\n1\n")
    path = tmp_path / "skirmish.plot"
    before = plotfile.load(path)
    out = cli("terminal", path, typed="").out
    assert f"after answer {before.seq}" in out
    assert plotfile.load(path).game.digest(plotfile.load(path).state) == before.game.digest(before.state)


def test_sides_that_plot_in_secret_count_for_themselves(cli: Cli, tmp_path: Path) -> None:
    """News are found and numbers told as the player's seat counts, however much the computer has plotted."""
    arguments = ("terminal", "skirmish", "--scenario", "plotted", "--seat", "red", "--seed", 5)
    played = cli(*arguments, typed="1\n1\n1\n")
    path = tmp_path / "skirmish.plot"
    match = plotfile.load(path)
    plotted = [line.text for line in match.log("red") if line.seat == "red"]
    assert match.number("red") < match.seq
    assert plotted
    assert all(played.out.count(f"      {text}\n") == plotted.count(text) for text in plotted)
    resumed = cli("terminal", path, typed="")
    assert f"after answer {match.number('red')}\n" in resumed.out
    whole = cli("terminal", path, typed="done\n1\n" * 300)
    assert plotfile.load(path).over
    assert whole.code == 0


def test_interrupted_in_the_computers_turn(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    choices = 0

    def impatient(computer: Computer, seat: str) -> object:
        nonlocal choices
        choices += 1
        if choices == 4:
            raise KeyboardInterrupt
        return answer(computer, seat)

    answer = Computer.answer
    monkeypatch.setattr(Computer, "answer", impatient)
    out = cli("terminal", "skirmish", "--seat", "red", "--seed", 5, typed="1\n" * 20).out
    assert "saved; go on with" in out
    match = plotfile.load(tmp_path / "skirmish.plot")
    assert sum(entry.seat == "blue" for entry in match.entries) == 3


# -- opponents -----------------------------------------------------------------------------------------------

MIDWAY = ("terminal", "admirals-war", "--scenario", "midway", "--seat", "us", "--seed", 5)


def bots_of(path: Path) -> set[str]:
    return set(plotfile.load(path).players.values()) - {"you"}


def test_the_computer_plays_as_well_as_it_can_unless_told_otherwise(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "admirals-war.plot"
    cli(*MIDWAY, typed="quit\n")
    assert bots_of(path) == {"normal bot"}
    cli("terminal", path, typed="quit\n")  # as it began
    assert bots_of(path) == {"normal bot"}
    cli("terminal", path, "--bots", "easy", typed="1\n1\n1\n")
    assert bots_of(path) == {"easy bot"}
    refused = cli("terminal", "skirmish", "--seat", "red", "--bots", "hard", typed="")
    assert refused.code == 2
    assert "expected one of random" in refused.err


def test_a_game_left_and_gone_on_with_is_the_same_game(cli: Cli, tmp_path: Path) -> None:
    easy = (*MIDWAY, "--bots", "easy", "-o")
    cli(*easy, "one.plot", typed="1\n" * 30)
    cli(*easy, "two.plot", typed="1\n" * 7)
    cli("terminal", "two.plot", typed="1\n" * 23)
    one, two = (plotfile.load(tmp_path / name) for name in ("one.plot", "two.plot"))
    assert one.game.digest(one.state) == two.game.digest(two.state)


def test_a_bot_suggests_what_is_allowed_and_says_why(cli: Cli, tmp_path: Path) -> None:
    asked = cli(
        "terminal", "pacific-1940", "--seat", "japan", "--seed", 3, typed="suggest\nhint easy\nhint x\n"
    )
    assert asked.out.count("      done\n") == 2
    assert asked.out.count("Buys ") >= 2
    assert "bot 'x': expected one of random, easy, normal, hard" in asked.out
    assert plotfile.load(tmp_path / "pacific-1940.plot").seq == 0
    nobody = cli("terminal", "skirmish", "--seat", "red", typed="suggest\n")
    assert "no bot knows this game" in nobody.out


# -- a real terminal -----------------------------------------------------------------------------------------


class Session:
    """A real process on a real pseudo-terminal."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.screen, child = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "flagplot", *arguments],
            cwd=folder,
            stdin=child,
            stdout=child,
            stderr=child,
            start_new_session=True,
            # a suite started in the background ignores Ctrl-C, and so would its children
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
            env=os.environ | {"TERM": "dumb", "COLUMNS": "120"},
        )
        os.close(child)
        self.text = ""

    def wait_for(self, text: str, seconds: float = 60) -> None:
        end = time.monotonic() + seconds
        while text not in self.text:
            assert time.monotonic() < end, f"{text!r} not found in: {self.text[-2000:]}"
            if select.select([self.screen], [], [], 0.2)[0]:
                try:
                    self.text += os.read(self.screen, 65536).decode(errors="replace")
                except OSError:
                    break
        assert text in self.text, self.text[-2000:]
        self.text = self.text.split(text, 1)[1]

    def type(self, line: str) -> None:
        os.write(self.screen, f"{line}\n".encode())


@contextmanager
def session(folder: Path, *arguments: str) -> Iterator[Session]:
    one = Session(folder, *arguments)
    try:
        yield one
    finally:
        if one.process.poll() is None:
            one.process.kill()
        one.process.wait()
        os.close(one.screen)


def test_ctrl_c_loses_nothing(tmp_path: Path) -> None:
    with session(tmp_path, "terminal", "skirmish", "--seat", "red", "--seed", "5") as one:
        one.wait_for("> ")
        one.type("1")
        one.wait_for("> ")
        time.sleep(0.5)  # no hand is as quick as the moment between printing the prompt and reading
        os.kill(one.process.pid, signal.SIGINT)
        one.wait_for("saved; go on with")
        assert one.process.wait(30) == 0
    match = plotfile.load(tmp_path / "skirmish.plot")
    assert match.entries[0].seat in ("red", "blue")
    assert any(entry.seat == "red" for entry in match.entries)
    assert [path.name for path in tmp_path.iterdir()] == ["skirmish.plot"]


def test_pulling_the_plug_loses_nothing(tmp_path: Path) -> None:
    with session(tmp_path, "terminal", "skirmish", "--seat", "red", "--seed", "5") as one:
        one.wait_for("> ")
        one.type("1")
        one.wait_for("> ")
        one.process.kill()
        one.process.wait(30)
    match = plotfile.load(tmp_path / "skirmish.plot")
    assert any(entry.seat == "red" for entry in match.entries)


# -- menus ---------------------------------------------------------------------------------------------------


def test_short_lists_are_shown_whole() -> None:
    actions = [act("buy", f"unit{n}") for n in range(FLAT)]
    assert [entry.text for entry in menu(actions)] == [str(action) for action in actions]


def test_long_lists_fold_word_by_word() -> None:
    moves = [act("move", place, kind) for place in "abcdefgh" for kind in ("land", "air", "sea")]
    actions = [*moves, act("done")]
    top = menu(actions)
    assert [(entry.text, len(entry.actions)) for entry in top] == [("move", 24), ("done", 1)]
    places = menu(actions, ("move",))
    assert [entry.text for entry in places] == [f"move {place}" for place in "abcdefgh"]
    kinds = menu(actions, ("move", "b"))
    assert [entry.text for entry in kinds] == ["move b land", "move b air", "move b sea"]


def test_typing_as_much_as_is_clear() -> None:
    actions = [act("move", "japan", "land"), act("move", "java", "land"), act("done"), act("take", "tank", 1)]
    assert matching(actions, "d") == [act("done")]
    assert matching(actions, "m jap l") == [act("move", "japan", "land")]
    assert len(matching(actions, "m ja")) == 2
    assert matching(actions, "take tank 1") == [act("take", "tank", 1)]
    assert matching(actions, "done now") == []
