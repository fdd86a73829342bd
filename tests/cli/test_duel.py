"""``flagplot duel``."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Cli


def test_the_match_is_the_same_with_any_number_of_workers(cli: Cli) -> None:
    command = "duel skirmish --a random --b random --games 4 --seed 9 --swap --json --workers"
    alone, together = (json.loads(cli(*command.split(), count).out) for count in ("1", "2"))
    assert alone["digests"] == together["digests"]
    assert {"game", "scenario", "a", "b", "games", "a_wins", "b_wins", "draws", "by_side"} <= set(alone)
    assert {"median", "p95", "max"} == set(alone["seconds_per_turn"])
    assert (alone["illegal"], alone["stalls"]) == (0, 0)


def test_it_stops_when_it_is_clear(cli: Cli) -> None:
    line = "duel admirals-war --scenario midway --a random@axis --b random --games 60 --until-clear --json"
    out = cli(*line.split(), "--workers", 1).out
    found = json.loads(out)
    assert found["clear"]
    assert found["games"] < 60


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (("--a", "genius", "--b", "random"), "expected one of random"),
        (("--a", "random@narnia", "--b", "random"), "side 'narnia'"),
        (("--a", "random", "--b", "random@red"), "without a side"),
    ],
)
def test_bad_names_are_refused(cli: Cli, more: tuple[str, ...], words: str) -> None:
    result = cli("duel", "skirmish", *more)
    assert result.code == 2
    assert words in result.err
