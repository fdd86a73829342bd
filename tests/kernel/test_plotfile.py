"""Game files: exact, atomic, and strict."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import flagplot
from flagplot import BadInputError, FormatError, Match, ScriptedDice
from flagplot.games.skirmish import Skirmish
from flagplot.kernel import plotfile, registry
from flagplot.kernel.game import Move
from tests.kernel.helpers import DUEL, GAME, play_on, random_match

MATCH = random_match(5, players={"red": 'Ann "the Fox"', "blue": "Büb"}, notes=["first\nsecond"])
TEXT = plotfile.dumps(MATCH)
LINES = TEXT.split("\n")[:-1]


def resealed(lines: list[str]) -> str:
    """The lines with a fitting checksum: a careful forger's file."""
    text = "\n".join(lines).rpartition(" ")[0] + " "
    return text + plotfile._checksum(text) + "\n"


def refused(data: str | bytes, *, forged: bool = False) -> str:
    """The complaint about a file; unless it is ``forged``, it is the same when the file is trusted."""
    with pytest.raises(FormatError) as caught:
        plotfile.loads(data)
    message = str(caught.value)
    assert "\n" not in message
    if forged:
        return message
    with pytest.raises(FormatError) as trusted:
        plotfile.loads(data, trusted=True)
    assert str(trusted.value) == message
    return message


def test_the_text_reads_back_exactly() -> None:
    loaded = plotfile.loads(TEXT)
    assert plotfile.dumps(loaded) == TEXT
    assert loaded.players == MATCH.players
    assert loaded.notes == MATCH.notes
    assert loaded.entries == MATCH.entries
    assert loaded.start_events == MATCH.start_events
    assert GAME.digest(loaded.state) == GAME.digest(MATCH.state)
    play_on(loaded, 3, 5)


def test_an_open_game_goes_on_as_if_never_saved() -> None:
    match = random_match(6, answers=15)
    loaded = plotfile.loads(plotfile.dumps(match))
    play_on(match, 9, 1000)
    play_on(loaded, 9, 1000)
    assert plotfile.dumps(match) == plotfile.dumps(loaded)


def test_positions_and_setups_are_kept() -> None:
    match = Match.new(GAME, position={**DUEL, "seq": 7, "rolls": 3}, dice=ScriptedDice([1, 1, 1]))
    match.do("red", "fire c3 d3")
    text = plotfile.dumps(match)
    loaded = plotfile.loads(text)
    assert plotfile.dumps(loaded) == text
    assert loaded.base == 7
    loaded.do("red", "done")
    with pytest.raises(BadInputError, match="thrown outside"):
        loaded.do("blue", "fire d3 c3")


def test_undone_answers_are_not_in_the_file() -> None:
    match = Match.new(GAME, position=DUEL, seed=1)
    match.do("red", "move c3 tank c4")
    before = plotfile.dumps(match)
    match.do("red", "move c4 tank c3")
    match.undo("red")
    assert plotfile.dumps(match) == before


def test_a_sealed_file_has_no_secret_until_the_end() -> None:
    match = Match.new(GAME, secret=bytes(32))
    play_on(match, 1, 10)
    sealed = plotfile.dumps(match, sealed=True)
    assert bytes(32).hex() not in sealed
    assert match.sources[0].commitment in sealed
    loaded = plotfile.loads(sealed)
    assert loaded.verify().ok
    with pytest.raises(BadInputError, match="secret of the fair dice is not in this file"):
        play_on(loaded, 1, 100)
    play_on(match, 1, 1000)
    assert bytes(32).hex() in plotfile.dumps(match, sealed=True)
    found = plotfile.loads(plotfile.dumps(match)).verify()
    assert found.ok
    assert found.checked == found.rolls > 0


def test_a_forger_of_dice_is_found() -> None:
    """A file that is consistent in itself but whose throws do not come from the secret."""
    secret = bytes(range(32))
    honest = Match.new(GAME, position=DUEL, secret=secret)
    forged = Match.new(GAME, position=DUEL, dice=ScriptedDice([6, 6, 6]))
    forged.do("red", "fire c3 d3")
    forged.sources = honest.sources
    loaded = plotfile.loads(plotfile.dumps(forged))
    assert "expected from the dice, found 6 6 6" in loaded.verify().problem


# -- damage ------------------------------------------------------------------------------------------------


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_any_changed_byte_is_noticed(data: st.DataObject) -> None:
    raw = bytearray(TEXT.encode())
    spot = data.draw(st.integers(0, len(raw) - 1))
    raw[spot] ^= data.draw(st.integers(1, 255))
    refused(bytes(raw))


@settings(max_examples=100, deadline=None)
@given(st.integers(0, len(TEXT.encode()) - 1))
def test_any_truncation_is_noticed(length: int) -> None:
    message = refused(TEXT.encode()[:length])
    assert message.startswith("line ")


@settings(max_examples=100, deadline=None)
@given(st.data())
def test_lines_lost_doubled_or_swapped_are_noticed(data: st.DataObject) -> None:
    lines = list(LINES)
    one = data.draw(st.integers(0, len(lines) - 1))
    match data.draw(st.sampled_from(["lose", "double", "swap", "insert"])):
        case "lose":
            del lines[one]
        case "double":
            lines.insert(one, lines[one])
        case "insert":
            lines.insert(one, data.draw(st.text(max_size=30)))
        case _:
            other = data.draw(st.integers(0, len(lines) - 1))
            lines[one], lines[other] = lines[other], lines[one]
    if lines != LINES:
        refused("\n".join(lines) + "\n")


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=300))
def test_garbage_is_refused(data: bytes) -> None:
    refused(data)


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_careful_forger_is_noticed_too(data: st.DataObject) -> None:
    """Lines changed and the checksum made to fit: the rules and the digests still object."""
    lines = list(LINES)
    body = [n for n, line in enumerate(lines) if line.startswith(("red ", "blue ", "= "))]
    one = data.draw(st.sampled_from(body))
    if data.draw(st.booleans()):
        del lines[one]
    else:
        lines[one] = data.draw(st.sampled_from([lines[n] for n in body]))
    if lines != LINES:
        assert refused(resealed(lines), forged=True).startswith("line ")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("flagplot 1", "flagplot 3", "line 1: format 3 is newer than 2"),
        ("flagplot 1", "flagplot 0", "line 1: 'flagplot 1' expected"),
        ("flagplot 1", "hello", "line 1: 'flagplot 1' expected, found 'hello'"),
        ("game skirmish 1", "game go 1", "line 2: no game 'go'"),
        ("game skirmish 1", "game skirmish 2", "line 2: version 2 of skirmish is newer than 1"),
        ("game skirmish 1", "game skirmish x", "line 2: version of the game: a whole number expected"),
        ("scenario standard", "scenario moon", "no scenario moon"),
        ('"rounds":6', '"rounds":99', "option rounds: a whole number from 1 to 30 expected, found 99"),
        ('"rounds":6', '"rounds": 6', "options: "),
        ('"rounds":6,', "", "the start does not fit"),
        ("player red", "player green", "no seat green"),
        ("dice fast 5", "dice fast -5", "seed: a whole number expected"),
        ("dice fast 5", "dice loaded", "'dice fair COMMITMENT'"),
        ("start ", "begin ", "'start DIGEST' expected"),
        ("\nred play", "\ngreen play", "an answer of red, blue, or 'end', expected"),
        ("\nred play ", "\nred  play ", "'red VERB ARGUMENTS' expected"),
        ("\nred play ", "\nred ply ", "No verb 'ply'"),
        ("\n= ", "\n= zz", "digest: 16 hexadecimal digits expected"),
        ("\n= ", "\n=", "an answer of red, blue"),
        (" | ", " | 0 ; ", "throws such as"),
        ("\nend ", "\nend 1", "'end "),
    ],
)
def test_messages(old: str, new: str, message: str) -> None:
    assert old in TEXT
    assert message in refused(resealed(TEXT.replace(old, new, 1).split("\n")[:-1]), forged=True)


def test_more_messages() -> None:
    assert refused("") == "line 1: 'flagplot 1' expected, found an empty file"
    assert "UTF-8" in refused(TEXT.encode().replace(b"Ann", b"A\xff", 1))
    assert "breaks off in the middle of this line" in refused(TEXT[:-20])
    assert "found the end of the file" in refused("\n".join(LINES[:-1]) + "\n")
    assert "nothing expected after 'end'" in refused(TEXT + "red done\n")
    assert "edited after it was written" in refused(TEXT.replace("Fox", "Ox"))
    assert refused(TEXT.replace("\n", "\r\n")).startswith("line 1")
    assert "second one" in refused(resealed([*LINES[:4], LINES[4], *LINES[4:]]))
    fair = plotfile.dumps(Match.new(GAME, secret=bytes(32))).replace("secret 00", "secret 01")
    assert "the secret with hash" in refused(resealed(fair.split("\n")[:-1]))


def test_a_file_that_is_too_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plotfile, "MAX_BYTES", 100)
    assert "at most 100 bytes" in refused(TEXT)


def test_an_illegal_answer_is_named_with_its_line() -> None:
    line = next(n for n, one in enumerate(LINES) if one.startswith(("red move", "blue move")))
    lines = [*LINES[:line], LINES[line].split(" ")[0] + " move a3 infantry e3", *LINES[line + 1 :]]
    assert refused("\n".join(lines) + "\n").startswith(f"line {line + 1}: ")


# -- files on disk -----------------------------------------------------------------------------------------


def test_saving_and_loading(tmp_path: Path) -> None:
    path = tmp_path / "game.plot"
    plotfile.save(MATCH, path)
    assert path.read_text(encoding="utf-8") == TEXT
    assert plotfile.dumps(flagplot.load(path)) == TEXT
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.plot"]
    with pytest.raises(BadInputError, match="a readable game file expected"):
        plotfile.load(tmp_path / "none.plot")
    with pytest.raises(BadInputError):
        plotfile.load(tmp_path)
    path.write_text("nonsense\n", encoding="utf-8")
    with pytest.raises(FormatError, match=r"game\.plot: line 1"):
        plotfile.load(path)
    assert path.read_text(encoding="utf-8") == "nonsense\n"


def test_a_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.plot"
    plotfile.save(MATCH, path)

    def fail(*_: object) -> None:
        raise OSError("disk full")

    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(OSError, match="disk full"):
        plotfile.save(random_match(1), path)
    assert path.read_text(encoding="utf-8") == TEXT
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.plot"]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    target, link = tmp_path / "real.plot", tmp_path / "link.plot"
    plotfile.save(MATCH, target)
    link.symlink_to(target)
    plotfile.save(random_match(1), link)
    assert link.is_symlink()
    assert target.read_text(encoding="utf-8") != TEXT


# -- older versions ----------------------------------------------------------------------------------------


class Renamed(Skirmish):
    """Skirmish as it might be one version later: older files say 'show' instead of 'play'."""

    meta = msgspec.structs.replace(GAME.meta, version=2)


def test_older_rules_are_upgraded_or_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    old = resealed([line.replace(" play ", " show ") for line in LINES])
    monkeypatch.setitem(registry._loaded, "skirmish", Renamed())
    assert "line 2: version 1 of skirmish can no longer be read; 2 expected" in refused(old)

    def upgrade(moves: list[Move]) -> list[Move]:
        return [move._replace(text=move.text.replace("show", "play")) for move in moves]

    monkeypatch.setattr(Renamed, "log_upgrades", {1: upgrade})
    loaded = plotfile.loads(old)
    assert [entry.action for entry in loaded.entries] == [entry.action for entry in MATCH.entries]
    assert plotfile.dumps(loaded).split("\n")[1] == "game skirmish 2"

    monkeypatch.setattr(Renamed, "log_upgrades", {1: lambda moves: moves})
    assert "No verb 'show'" in refused(old, forged=True)  # the line where old and new rules part


def test_older_formats_are_upgraded_or_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plotfile, "FORMAT", 3)
    assert "line 1: format 2 can no longer be read; 3 expected" in refused(TEXT)

    def upgrade(lines: list[str]) -> list[str]:
        return ["flagplot 3", *lines[1:]]

    monkeypatch.setattr(plotfile, "FORMAT_UPGRADES", {**plotfile.FORMAT_UPGRADES, 2: upgrade})
    assert plotfile.loads(TEXT).entries == MATCH.entries


def test_a_bug_in_the_rules_is_not_blamed_on_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Skirmish, "push", broken)
    with pytest.raises(ZeroDivisionError):
        plotfile.loads(TEXT)
