"""Several players are asked at the same moment: nationality order. Chapter 5.1."""

from __future__ import annotations

from typing import Any

import pytest

import flagplot
from flagplot.games.admirals_war import GAME
from flagplot.games.admirals_war.combat.frames import BattleStage
from flagplot.kernel import plotfile
from tests.admirals_war.fights import Fight
from tests.admirals_war.helpers import Case

FOUR = {"players": "four"}
WAR: dict[str, Any] = {"turn": 5, "pacific": "war"}


def askers(case: Case) -> list[str]:
    """Who is asked where his units go, one after the other, while that is the question."""
    found = []
    while case.waiting and case.verbs(case.waiting[0]) == {"to"}:
        seat = case.waiting[0]
        found.append(seat)
        case.do(seat, case.legal(seat)[0])
    return found


def both_retreat(area: str, units: list[str], **parts: Any) -> Fight:
    case = Fight(area, units, **parts).choose("air")
    while case.waiting and "retreat" in case.verbs(case.waiting[0]):
        case.do(case.waiting[0], "retreat")
    return case


@pytest.mark.rule("AW-SEQ-01", "AW-SEQ-05", "AW-RET-03")
def test_both_sides_retreat_and_the_british_are_asked_before_the_germans() -> None:
    assert askers(both_retreat("north_sea", ["uk_hood", "ger_bismarck"])) == ["british", "german"]
    assert askers(both_retreat("bismarck_sea", ["jap_mogami", "us_chicago"])) == ["japanese", "us"]


@pytest.mark.rule("AW-SEQ-05")
def test_in_combat_a_side_acts_together_at_the_place_of_its_commander() -> None:
    pacific = both_retreat("bismarck_sea", ["uk_hood", "jap_mogami", "us_chicago"], options=FOUR)
    assert askers(pacific) == ["japanese", "british", "us"]  # the Allies at the place of the US
    atlantic = both_retreat("north_sea", ["us_texas", "uk_hood", "ger_bismarck"], options=FOUR)
    assert askers(atlantic) == ["british", "us", "german"]


@pytest.mark.rule("AW-SEQ-01", "AW-FIR-11")
def test_ships_disabled_in_one_exchange_go_home_in_nationality_order() -> None:
    factors = {"jap_mogami": "1-2-6", "us_chicago": "1-2-6"}
    case = Fight("bismarck_sea", ["jap_mogami", "us_chicago"], factors=factors)
    case.choose("surface", dice=[5, 5])
    assert case.marked("jap_mogami", "disabled")
    assert case.marked("us_chicago", "disabled")
    assert askers(case) == ["japanese", "us"]


@pytest.mark.rule("AW-SEQ-01", "AW-CAP-05")
def test_ports_that_fall_together_are_left_in_nationality_order() -> None:
    flags = {"home_islands": "allied", "indonesia": "axis", "marianas": "axis"}
    units = {"yokosuka_navy_yard": ["jap_mogami"], "philippines": ["us_chicago"], "singapore": ["uk_hood"]}
    case = Case(**WAR, step="capture", flags=flags, units=units)
    assert askers(case) == ["british", "japanese", "us"]


@pytest.mark.rule("AW-SEQ-01", "AW-FRA-08", "AW-DEC-09")
def test_guests_leave_the_ports_of_fallen_france_in_nationality_order() -> None:
    ports = ("toulon", "noumea")
    units = {"toulon": ["uk_hood"], "noumea": ["us_chicago"]}
    held = {"holder": dict.fromkeys(ports, "french"), "control": dict.fromkeys(ports, "allied")}
    assert askers(Case(turn=2, step="reinforcement", pacific="war", units=units, **held)) == ["british", "us"]


OLD_ORDER = {"british to england": 1, "german to germany": 0}


def test_a_file_of_the_time_before_is_read_in_the_order_of_today() -> None:
    """Version 1 asked the Germans first; the answers and the throws are the same ones."""
    units = {"north_sea": ["uk_hood", "ger_bismarck"]}
    area = GAME.tables.board["north_sea"]
    declaring = {"step": "battle", "area": area, "stage": int(BattleStage.DECLARE)}
    frames = [{"step": "turn", "number": 8}, declaring]
    position = {"game": "admirals-war", **WAR, "units": units, "frames": frames}
    match = flagplot.Match.new(GAME, position=position, seed=1)
    for seat, line in (("british", "retreat"), ("german", "retreat"), ("british", "to england"),
                       ("german", "to germany"), ("british", "done")):  # fmt: skip
        match.do(seat, line)
    lines = [line for line in plotfile.dumps(match).split("\n")[:-1] if not line.startswith("= ")]
    lines[1] = "game admirals-war 1"
    first, second = (lines.index(line) for line in OLD_ORDER)
    assert second == first + 1
    lines[first], lines[second] = lines[second], lines[first]
    text = "\n".join(lines).rpartition(" ")[0] + " "
    loaded = plotfile.loads(text + plotfile._checksum(text) + "\n")
    assert GAME.digest(loaded.state) == GAME.digest(match.state)
    assert [str(entry.action) for entry in loaded.entries] == [str(entry.action) for entry in match.entries]
