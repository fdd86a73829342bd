"""``flagplot odds``: answers for people and programs, and one line for whatever is wrong."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

import flagplot
from flagplot.cli import odds as command
from flagplot.kernel import plotfile
from flagplot.kernel.match import Match
from flagplot.odds import warm
from tests.cli.conftest import Cli, ask
from tests.cli.test_bad_input import refused

TYPED = 'odds pacific-1940 --attack "4 infantry, 2 tank" --defend "3 infantry, artillery"'
SEA = 'odds pacific-1940 --attack "2 cruiser" --defend "destroyer"'
FLEET = "odds admirals-war --space north_sea -a uk_hood -d ger_bismarck"

WRONG = {
    "unknown game": ('odds chess --attack "2 infantry"', "skirmish"),
    "a game without odds": ('odds skirmish --attack "2 infantry" --defend infantry', "skirmish"),
    "unknown unit": ('odds pacific-1940 -a "2 panzer" -d infantry', "panzer"),
    "negative": ('odds pacific-1940 -a "-3 infantry" -d infantry', "-3"),
    "none": ('odds pacific-1940 -a "0 infantry" -d infantry', "0"),
    "absurd": ('odds pacific-1940 -a "99999999 infantry" -d infantry', "1000"),
    "no attackers": ("odds pacific-1940 -d infantry", "attack"),
    "no defenders": ("odds pacific-1940 -a infantry", "defend"),
    "garbage": ('odds pacific-1940 -a "infantry; tank" -d infantry', "infantry; tank"),
    "two commas": ('odds pacific-1940 -a "infantry,,tank" -d infantry', "commas"),
    "damaged infantry": ('odds pacific-1940 -a "2 infantry*" -d infantry', "never damaged"),
    "land at sea": ('odds pacific-1940 -a "cruiser, infantry" -d destroyer', "infantry"),
    "homeless aircraft": ('odds pacific-1940 -a cruiser -d "destroyer, fighter"', "decks"),
    "bombers over the sea": (SEA + ",strategic_bomber --scrambled 1", "never defends"),
    "attacking gun": ('odds pacific-1940 -a "aa_gun" -d infantry', "never attacks"),
    "bombardment for nobody": (TYPED + " --bombard cruiser", "seaborne"),
    "bombarding destroyer": (TYPED + " --seaborne infantry --bombard destroyer", "destroyer"),
    "no technologies": (TYPED + " --tech jet_fighters", "no technologies"),
    "unknown technology": ('odds anniversary -a fighter -d infantry --tech lasers', "lasers"),
    "unknown retreat": (TYPED + " --retreat sometimes", "never, after"),
    "absurd retreat": (TYPED + " --retreat under:7", "under"),
    "order of nobody": (TYPED + " --order fighter", "no fighter"),
    "order of what": (TYPED + " --order zeppelin", "zeppelin"),
    "keep fewer than none": (TYPED + " --keep -1", "-1"),
    "who dives": (SEA + " --dive both", "both"),
    "scrambled words": (SEA + " --scrambled many", "many"),
    "kamikaze on land": (TYPED + " --kamikaze cruiser", "sea battle"),
    "want too much": (TYPED + " --want 2", "between 0 and 1"),
    "want the impossible": ('odds pacific-1940 -a infantry -d "9 infantry" --want 0.9', "even all"),
    "hold at sea": (TYPED + " --hold cruiser", "hold"),
    "then at sea": (SEA + " --then infantry", "then"),
    "a space without a file": (TYPED + " --space hunan", "game file"),
    "unknown facility": ('odds pacific-1940 -a strategic_bomber --raid dockyard', "dockyard"),
    "unknown option": (TYPED + " --option fog=true", "fog"),
    "too many on land": ('odds pacific-1940 -a "401 infantry" -d infantry', "at most 400"),
    "too many at sea": ('odds pacific-1940 -a "500 submarine, 500 cruiser, 500 fighter" -d carrier', "fleet"),
    "rounds without end": (TYPED + " --retreat after:inf", "never, after"),
    "radar without technologies": (TYPED + ",aa_gun --radar", "no technologies"),
    "radar without a gun": ("odds anniversary -a fighter -d infantry --radar", "gun"),
    "radar in a raid": ("odds pacific-1940 -a strategic_bomber --raid minor_ic --radar", "no technologies"),
    "lost twice": (TYPED + " --order infantry,infantry", "twice"),
    "then nobody": (TYPED + ' --then ""', "at least one"),
    "seaborne aircraft": (TYPED + " --seaborne fighter", "land units"),
    "scrambled over land": (TYPED + " --scrambled 1", "sea battle"),
    "too many kamikaze": (SEA + ' --kamikaze "5 cruiser, 2 cruiser"', "at most 6"),
    "transports alone": ("odds anniversary -a transport -d destroyer", "transports alone"),
    "no number of IPCs": (TYPED + " --prize nan", "IPCs"),
    "a facility twice": ("odds pacific-1940 -a strategic_bomber --raid minor_ic,minor_ic", "twice"),
    "too many raiders": ('odds pacific-1940 -a "31 strategic_bomber" --raid minor_ic', "at most 30"),
    "a raid that is held": ("odds pacific-1940 -a strategic_bomber --raid minor_ic --hold tank", "--hold"),
    "intercepting a battle": (TYPED + " --intercept 2", "--raid"),
    "a round of a land battle": (TYPED + " --action air", "admirals-war"),
    "a landing of ships": (FLEET + " --seaborne infantry", "goes with anniversary or pacific-1940"),
    "what soldiers intend": (TYPED + " --force hiding", "goes with admirals-war"),
    "unknown ship": ("odds admirals-war --space north_sea -a uk_nobody -d ger_bismarck", "uk_nobody"),
    "ships nowhere": ("odds admirals-war -a uk_hood -d ger_bismarck", "area"),
    "ships ashore": ("odds admirals-war --space germany -a uk_hood -d ger_bismarck", "sea area"),
    "a ship against itself": ("odds admirals-war --space north_sea -a uk_hood -d uk_hood", "uk_hood"),
    "nobody to meet": ("odds admirals-war --space north_sea -a uk_hood", "axis"),
    "unknown kind of round": (FLEET + " --action underwater", "underwater"),
    "unknown retreat of ships": (FLEET + " --retreat sometimes", "outgunned"),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_question(cli: Cli, name: str) -> None:
    line, word = WRONG[name]
    refused(ask(cli, line), word)


def test_the_answer_for_programs(cli: Cli) -> None:
    found = json.loads(ask(cli, TYPED + " --json").out)
    for key in ("takes", "attacker_wins", "defender_wins", "draw", "rounds", "expected_loss", "survivors"):
        assert key in found
    assert found["attacker_wins"] + found["defender_wins"] + found["draw"] == pytest.approx(1.0, abs=1e-12)
    assert sum(end["chance"] for end in found["survivors"]) == pytest.approx(1.0, abs=1e-12)


def test_the_answer_for_people(cli: Cli) -> None:
    shown = ask(cli, TYPED + ' --want 0.6 --extra --hold "3 tank" --then "2 infantry"')
    assert shown.code == 0, shown.err
    for words in ("takes the space", "swing", "Who is left", "are enough for 60.00%", "gain per IPC"):
        assert words in shown.out
    assert "takes and holds it" in shown.out
    assert "One after another" in shown.out


def test_further_questions_for_programs(cli: Cli) -> None:
    found = json.loads(ask(cli, TYPED + ' --want 0.6 --extra --hold "3 tank" --then "2 infantry" --json').out)
    assert found["smallest"]["takes"] >= 0.6
    assert {"kind", "chance", "gain", "gain_per_ipc"} == set(found["extras"][0])
    assert found["hold"]["holds"] + found["hold"]["falls"] == pytest.approx(found["takes"])
    assert found["waves"][0]["fought"] == 1.0


def test_a_raid(cli: Cli) -> None:
    line = 'odds pacific-1940 --attack "2 strategic_bomber, fighter" --defend fighter --raid minor_ic'
    assert "damage, on average" in ask(cli, line).out
    found = json.loads(ask(cli, line + " --json").out)
    assert sum(found["damage"]) == pytest.approx(1.0)


@pytest.fixture
def war_file(tmp_path: Path) -> Path:
    doc = {
        "game": "pacific-1940", "base": "empty", "war": "all", "turn": "japan", "phase": "combat_move",
        "control": {"hunan": "china", "kwangtung": "uk"},
        "units": {
            "hunan": {"japan": {"infantry": 3}, "china": {"infantry": 2}},
            "kwangtung": {"japan": {"infantry": 1}, "uk": {"infantry": 4}},
        },
    }  # fmt: skip
    game = flagplot.game("pacific-1940")
    path = tmp_path / "war.plot"
    plotfile.save(Match.new(game, seed=1, position=doc), path)
    return path


def test_a_game_file(cli: Cli, war_file: Path) -> None:
    found = json.loads(ask(cli, f"odds {war_file} --space hunan --json").out)
    typed = json.loads(ask(cli, 'odds pacific-1940 -a "3 infantry" -d "2 infantry" --json').out)
    assert found["takes"] == pytest.approx(typed["takes"])
    order = json.loads(ask(cli, f"odds {war_file} --json").out)["battles"]
    assert {turn["name"] for turn in order} == {"hunan", "kwangtung"}
    assert "What to fight first" in ask(cli, f"odds {war_file}").out
    refused(ask(cli, f"odds {war_file} --space atlantis"), "atlantis")
    refused(ask(cli, f"odds {war_file} --space hunan --raid here"), "nobody raids")
    refused(ask(cli, f"odds {war_file} --space hunan --tech radar"), "typed battle")
    refused(ask(cli, f"odds {war_file} --hold tank"), "--space")
    for wrong, word in (
        ('--attack "2 battleship"', "cannot fight on land"),
        ("--attack aa_gun", "never attacks"),
        ("--defend destroyer", "cannot fight on land"),
        ("--order zeppelin", "zeppelin"),
        ("--dive both", "both"),
        ("--keep -1", "-1"),
    ):
        refused(ask(cli, f"odds {war_file} --space hunan {wrong}"), word)
    refused(ask(cli, f"odds {war_file} --space sea6 -a cruiser -d fighter"), "decks")
    refused(ask(cli, f"odds {war_file} --space sea6 -a infantry -d cruiser"), "cannot fight at sea")


def test_raids_and_assaults_of_a_game_file(cli: Cli, tmp_path: Path) -> None:
    """Raids are listed too, and an assault has its chance with the sea battle before it."""
    landing = "transport[infantry!,infantry!]~assaulting>philippines"
    doc = {
        "game": "pacific-1940", "base": "empty", "war": "all", "turn": "usa", "phase": "combat_move",
        "control": {"philippines": "japan", "okinawa": "japan"}, "facilities": {"okinawa": {"airbase": 0}},
        "units": {
            "sea35": {"usa": {"destroyer~done": 1, landing: 1}, "japan": {"destroyer": 1}},
            "philippines": {"japan": {"infantry": 1}}, "okinawa": {"usa": {"strategic_bomber~raiding1": 1}},
        },
        "this_turn": {"assaults": [["sea35", "philippines"]], "entered_zones": ["sea35"]},
    }  # fmt: skip
    path = tmp_path / "assault.plot"
    plotfile.save(Match.new(flagplot.game("pacific-1940"), position=doc, seed=1), path)
    found = json.loads(ask(cli, f"odds {path} --json").out)
    assert [one["name"] for one in found["battles"]] == ["sea35", "philippines"]
    assert [one["name"] for one in found["raids"]] == ["okinawa"]
    assert "Raids, before all battles" in ask(cli, f"odds {path}").out
    assert "lands somebody 60.00%" in ask(cli, f"odds {path} --space philippines").out


def test_a_gun_among_imagined_defenders_shoots_and_takes_no_hits(cli: Cli, war_file: Path) -> None:
    line = '-a "2 fighter" -d "3 infantry, aa_gun" --json'
    found = json.loads(ask(cli, f"odds {war_file} --space hunan {line}").out)
    typed = json.loads(
        ask(cli, 'odds pacific-1940 -a "3 infantry, 2 fighter" -d "3 infantry, aa_gun" --json').out
    )
    assert found["takes"] == pytest.approx(typed["takes"])
    assert found["survivors"] == typed["survivors"]


@pytest.mark.parametrize("line", [TYPED, SEA])
def test_a_retreat_long_after_the_end_is_none(cli: Cli, line: str) -> None:
    patient = json.loads(ask(cli, line + " --retreat after:1000000000 --json").out)
    never = json.loads(ask(cli, line + " --json").out)
    assert patient["retreats"] == 0.0
    assert patient["takes"] == pytest.approx(never["takes"], abs=1e-12)
    assert patient["rounds"] == pytest.approx(never["rounds"], abs=1e-9)


def test_ships_by_name(cli: Cli) -> None:
    """To the end, or one round."""
    battle = json.loads(ask(cli, FLEET + " --json").out)
    one = json.loads(ask(cli, FLEET + " --action surface --json").out)
    assert one["rounds"] == 1.0 < battle["rounds"]
    assert one["units"]["ger_bismarck"]["sunk"] < battle["units"]["ger_bismarck"]["sunk"]
    assert "both are left" in ask(cli, FLEET + " --action surface").out


WHEN = [(False, True, 1), (True, True, 0), (False, False, 0)]


@pytest.mark.parametrize(("ready", "terminal", "told"), WHEN)
def test_a_person_is_told_what_the_first_odds_wait_for(
    monkeypatch: pytest.MonkeyPatch, ready: bool, terminal: bool, told: int
) -> None:
    shown = io.StringIO()
    monkeypatch.setattr(command, "errors", Console(file=shown, force_terminal=terminal, width=200))
    monkeypatch.setattr(warm, "ready", lambda: ready)
    with command.compiling():
        pass
    assert shown.getvalue().count("odds are compiled when first used") == told
