"""The shelf of games, and the names the package exports."""

from __future__ import annotations

import subprocess
import sys

import pytest

import flagplot
from flagplot import BadInputError, RulesBug
from flagplot.games.skirmish import GAME
from flagplot.kernel import registry

PUBLIC = """
    Action BadInputError Bot Budget Event FairDice FastDice Fault FlagplotError FormatError Frame Game Level
    MalformedError Match Meta Option Outcome Reason RecordedDice Refusal RefusedError Revealed Rolled RulesBug
    Scenario ScriptedDice Seen State Thought View __version__ act fuzz game load new_secret outcomes
    parse_action register save titles
"""


def test_public_names() -> None:
    assert sorted(flagplot.__all__) == sorted(PUBLIC.split())
    for name in flagplot.__all__:
        assert getattr(flagplot, name) is not None


def test_games() -> None:
    assert "skirmish" in flagplot.titles()
    assert "pacific-1940" in flagplot.titles()
    assert flagplot.game("skirmish") is GAME


def test_unknown_game() -> None:
    with pytest.raises(BadInputError, match=r"no game 'chess'; expected one of: .*skirmish"):
        flagplot.game("chess")


def test_registering(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_paths", {})
    monkeypatch.setattr(registry, "_loaded", {})
    flagplot.register("skirmish", GAME)
    assert flagplot.game("skirmish") is GAME
    with pytest.raises(BadInputError, match="module:NAME"):
        flagplot.register("x", "flagplot.games.skirmish")
    with pytest.raises(RulesBug, match="calls itself skirmish"):
        flagplot.register("x", GAME)
    flagplot.register("y", "flagplot.games.skirmish:Skirmish")
    with pytest.raises(RulesBug, match="a Game expected"):
        flagplot.game("y")


def test_importing_the_package_loads_no_game() -> None:
    code = "import flagplot, sys; print([m for m in sys.modules if m.startswith('flagplot.games')])"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"
