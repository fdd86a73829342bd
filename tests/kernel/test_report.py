"""The report of a game: turn by turn, by heading, and nothing a seat may not know."""

from __future__ import annotations

from pathlib import Path

import flagplot
from flagplot.bots.lessons import played
from flagplot.cli import run
from flagplot.kernel import plotfile
from flagplot.kernel.lessons import find
from flagplot.kernel.match import Match
from flagplot.kernel.report import report


def hunan() -> Match:
    game = flagplot.game("pacific-1940")
    return played(game, find(game.lessons(), "china"))[0]


def test_a_turn_is_told_by_what_it_was() -> None:
    (turn,) = report(hunan()).turns
    assert turn.title == "Round 1: China"
    assert turn.lines("Battles") == ["The battle of Hunan is over: the attacker wins"]
    assert turn.lines("Changed hands") == ["China takes Hunan from Japan"]
    assert "China loses 1 infantry in Hunan (hit)" in turn.lines("Losses")
    assert "China moves 3 infantry from Kweichow to Hunan" in turn.lines("Moves")
    assert "China buys 1 infantry for 3 IPCs (4 times)" in turn.lines("Also")
    assert not any("at 1:" in line for line in turn.lines("Also")), "dice belong to their battle"


def test_a_turn_is_called_what_its_game_calls_it() -> None:
    match = Match.new(flagplot.game("war-in-the-pacific"), "tarawa", seed=1)
    match.do("japan", "historical")
    match.do("japan", "done")
    assert report(match).turns[0].title == "Game-turn 1"
    for title in flagplot.titles():
        game = flagplot.game(title)
        printed = game.catalog(game.meta.scenarios[0].id, game.meta.check_options())
        assert printed.get("words", {}).get("round_of_game", "round") == game.a_round, "as in the browser"


def test_money_has_a_heading_of_its_own() -> None:
    (turn,) = report(hunan()).turns
    assert any("IPCs" in line for line in turn.lines("Income and points"))
    assert not any(line.startswith("China gets") for line in turn.lines("Also"))


def test_as_text_and_as_a_page() -> None:
    found = report(hunan())
    assert "\n  Battles\n    The battle of Hunan is over: the attacker wins\n" in found.text()
    assert "<li>China takes Hunan from Japan</li>" in found.html()
    assert found.html().startswith("<!doctype html>")


def test_as_markdown_for_a_forum() -> None:
    found = report(hunan())
    assert (
        "\n## Round 1: China\n\n**Battles**\n\n- The battle of Hunan is over: the attacker wins\n"
        in found.markdown()
    )
    found.title = "The *last* stand_of_<b>"
    assert found.markdown().startswith("# The \\*last\\* stand\\_of\\_\\<b\\>\n")


def test_what_others_do_in_secret_is_not_in_it() -> None:
    match = Match.new(flagplot.game("skirmish"), seed=3)
    while not match.over and match.seq < 12:
        seat = match.state.waiting[0]
        match.do(seat, match.legal(seat)[0])
    hidden = [event for entry in match.entries for event in entry.events if event.audience == ("red",)]
    assert hidden
    assert not match.over
    told = {text for event in hidden if (text := match.game.words(event.sentence()))}
    shown = report(match, "blue").text()
    assert not any(text in shown for text in told)


def test_the_command_line(tmp_path: Path) -> None:
    file, page = tmp_path / "china.plot", tmp_path / "china.html"
    file.write_text(plotfile.dumps(hunan()), encoding="utf-8")
    assert run(["report", str(file), "-o", str(page)]) == 0
    assert "China takes Hunan from Japan" in page.read_text(encoding="utf-8")
    assert run(["report", str(file), "-o", str(page.with_suffix(".md"))]) == 0
    assert "- China takes Hunan from Japan\n" in page.with_suffix(".md").read_text(encoding="utf-8")
    assert run(["report", str(file), "-o", str(tmp_path / "china.doc")]) == 2
