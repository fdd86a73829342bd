"""``flagplot odds`` for Admirals' War: ships by id and name, raids on ports, a game file in any stage."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import flagplot
from flagplot.kernel import plotfile
from flagplot.kernel.match import Match
from tests.cli.conftest import Cli, ask
from tests.cli.test_bad_input import refused

GAME = flagplot.game("admirals-war")
PEARL = 'odds admirals-war --raid "Pearl Harbor" -a "Akagi, Kaga" -d "Arizona, us_oklahoma"'
MEETING = {
    "game": "admirals-war", "base": "empty", "turn": 5, "step": "combat", "pacific": "war",
    "units": {
        "coral_sea": {id: {"mode": "patrolling"} for id in ("us_enterprise_cv6", "us_chicago", "jap_akagi")}
    },
}  # fmt: skip
OFF_TRUK = {
    **MEETING,
    "units": {"marianas": {"us_hornet_cv8": {"mode": "patrolling"}}, "truk": {"jap_myoko": {}}},
}

WRONG = {
    "unknown name": ('odds admirals-war --space north_sea -a "Hood" -d "Bismark"', "Bismark"),
    "two of that name": ("odds admirals-war --space coral_sea -a Lexington -d Akagi", "us_lexington_cv16"),
    "nobody attacks": ("odds admirals-war --space north_sea -d Bismarck", "--attack"),
    "twice": ('odds admirals-war --space north_sea -a "Hood, uk_hood" -d Bismarck', "twice"),
    "unknown aim": ("odds admirals-war --space north_sea -a Hood -d Bismarck --aim nobody", "weakest"),
    "aims on land": ('odds pacific-1940 -a "3 infantry" -d infantry --aim weakest', "admirals-war"),
    "unknown force": (
        "odds admirals-war --space north_sea -a Hood -d Bismarck --option task_forces=true --force lost",
        "searching, waiting, hiding, landing",
    ),
    "no task forces": ("odds admirals-war --space north_sea -a Hood -d Bismarck --force hiding", "option"),
    "forces on land": ('odds pacific-1940 -a "3 infantry" -d infantry --force hiding', "admirals-war"),
    "unknown port": ("odds admirals-war --raid atlantis -a Akagi -d Arizona", "atlantis"),
    "raid of a battleship": ('odds admirals-war --raid truk -a "Arizona" -d jap_myoko', "us_arizona"),
    "raid from afar": ("odds admirals-war --raid truk --space north_sea -a Bataan -d Myoko", "marianas"),
    "raid at sea": ("odds admirals-war --raid north_sea -a Akagi -d Arizona", "port or base"),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_question(cli: Cli, name: str) -> None:
    line, word = WRONG[name]
    refused(ask(cli, line), word)


def test_names_are_as_good_as_ids(cli: Cli) -> None:
    by_id = ask(cli, "odds admirals-war --space north_sea -a uk_hood -d ger_bismarck --json")
    by_name = ask(cli, 'odds admirals-war --space "North Sea" -a hood -d Bismarck --json')
    assert json.loads(by_id.out) == json.loads(by_name.out)


def test_a_rule_for_targets(cli: Cli) -> None:
    line = 'odds admirals-war --space north_sea -a Hood -d "Bismarck, Prinz Eugen" --action surface --json'
    at_both = [
        json.loads(ask(cli, f'{line} --aim "{aim}"').out)["units"] for aim in ("Bismarck", "Prinz Eugen")
    ]
    assert at_both[0]["ger_bismarck"]["sunk"] > 0 == at_both[0]["ger_prinz_eugen"]["sunk"]
    assert at_both[1]["ger_prinz_eugen"]["sunk"] > 0 == at_both[1]["ger_bismarck"]["sunk"]


def test_task_forces(cli: Cli) -> None:
    line = "odds admirals-war --space north_sea -a Hood -d Bismarck --option task_forces=true --json"
    rounds = [
        json.loads(ask(cli, f"{line} --force {force}").out)["rounds"] for force in ("waiting", "hiding")
    ]
    exact = GAME.odds(None, "north_sea", allied="uk_hood", axis="ger_bismarck",
                      options={"task_forces": True}, allied_policy={"force": "hiding"})  # fmt: skip
    assert rounds[0] < rounds[1] == exact.rounds
    assert json.loads(ask(cli, line).out)["rounds"] < rounds[0]


def test_a_raid_on_a_port(cli: Cli) -> None:
    units = json.loads(ask(cli, PEARL + " --json").out)["units"]
    exact = GAME.odds(raid="pearl_harbor", axis="jap_akagi, jap_kaga", allied="us_arizona, us_oklahoma").units
    assert {id: unit["sunk"] for id, unit in units.items()} == {id: one.sunk for id, one in exact.items()}
    assert "on the bottom" in ask(cli, PEARL).out


# -- game files ---------------------------------------------------------------------------------------------


def saved(path: Path, position: dict[str, Any], *answers: tuple[str, str]) -> Path:
    match = Match.new(GAME, seed=1, position=position)
    for seat, action in answers:
        match.do(seat, action)
    plotfile.save(match, path)
    return path


AIR = (("japanese", "choose air"), ("us", "choose air"))
STAGES: dict[str, tuple[dict[str, Any], tuple[tuple[str, str], ...], str, str]] = {
    "before a round": (MEETING, (), "battle", "To the end"),
    "a secret choice": (MEETING, AIR[:1], "battle", "To the end"),
    "targets": (MEETING, AIR, "volley", "If all aim as usual"),
    "fire of the other side": (
        MEETING,
        (*AIR, ("japanese", "aim jap_akagi us_chicago")),
        "volley",
        "aim as usual",
    ),
    "a raid": (OFF_TRUK, (), "raid", "By Hornet"),
}


@pytest.mark.parametrize("name", STAGES)
def test_a_game_in_every_stage(cli: Cli, tmp_path: Path, name: str) -> None:
    position, answers, kind, words = STAGES[name]
    path = saved(tmp_path / "sea.plot", position, *answers)
    (one,) = json.loads(ask(cli, f"odds {path} --json").out)["fleets"]
    assert one["kind"] == kind
    assert any(words in answer["title"] for answer in one["answers"])
    shown = ask(cli, f"odds {path}")
    assert shown.code == 0
    assert words in shown.out
    assert one["note"] in shown.out.replace("\n", " ")
    again = json.loads(ask(cli, f"odds {path} --space {one['port'] or one['space']} --json").out)["fleets"]
    assert again == [one]


def test_a_game_with_nothing_to_fight(cli: Cli, tmp_path: Path) -> None:
    path = saved(tmp_path / "sea.plot", MEETING)
    refused(ask(cli, f"odds {path} --space north_sea"), "north_sea")
    refused(ask(cli, f"odds {path} -a Hood -d Bismarck"), "--attack")
    refused(ask(cli, f"odds {path} --aim weakest"), "--aim")
    refused(ask(cli, f"odds {path} --force hiding"), "--force")
    refused(ask(cli, f"odds {path} --option task_forces=true"), "--option")
    refused(ask(cli, f"odds {path} --retreat outgunned"), "--retreat")
    refused(ask(cli, f"odds {path} --raid truk"), "truk")
    quiet = tmp_path / "quiet.plot"
    plotfile.save(Match.new(GAME, seed=1), quiet)
    refused(ask(cli, f"odds {quiet}"), "no battle")


def test_one_round_and_one_raid_of_a_game(cli: Cli, tmp_path: Path) -> None:
    path = saved(tmp_path / "sea.plot", MEETING)
    assert json.loads(ask(cli, f"odds {path} --action air --json").out)["rounds"] == 1.0
    truk = saved(tmp_path / "truk.plot", OFF_TRUK)
    units = json.loads(ask(cli, f"odds {truk} --raid Truk --json").out)["units"]
    assert units["jap_myoko"]["sunk"] > 0
