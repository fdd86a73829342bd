"""Questions a player reads after a battle and on arrivals: who is meant, and what each answer leads to."""

from __future__ import annotations

import pytest

from flagplot.games.war_in_the_pacific.sea import search, submarines
from flagplot.games.war_in_the_pacific.sea.state import Report
from tests.war_in_the_pacific.afloat import GAME, SeaCase
from tests.war_in_the_pacific.test_air_strikes import J1, U17
from tests.war_in_the_pacific.test_generals import LUNGA, arriving
from tests.war_in_the_pacific.test_intelligence import listening
from tests.war_in_the_pacific.test_left_behind import LEAVE, last_one_sunk, parting
from tests.war_in_the_pacific.test_malaya import invasion
from tests.war_in_the_pacific.test_submarines import J8, hunt


@pytest.mark.rule("BR-19-11")
def test_whom_breaking_off_may_cost_is_said_by_name() -> None:
    case = parting()
    told = GAME.prompt(case.state, "japan")
    assert told == (
        "After round 1: fight on, or break off? Slower ships may be left behind, so that the others get away."
    )
    assert GAME.prompt(case.state, "allied") == "After round 1: fight on, or break off?"  # a single ship
    case.do("japan", LEAVE)
    assert GAME.prompt(case.state, "japan") == (
        "After round 1: fight on, or break off? Yamato would be left behind."
    )


@pytest.mark.rule("BR-19-07")
def test_what_becomes_of_ships_that_nobody_scuttles() -> None:
    assert GAME.prompt(last_one_sunk().state, "japan").endswith("or done: they stay where they are.")


@pytest.mark.rule("WPA-GEN-42")
def test_what_a_no_means_for_a_general() -> None:
    told = GAME.prompt(arriving({LUNGA: ["mc-rgt-1"]}).state, "allied")
    assert told == "Geiger is at hand. Place him with a unit or at a headquarters; no: he waits in the pool."


@pytest.mark.rule("WPB-SIG-03", "WPB-SIG-10")
def test_only_what_is_possible_is_offered_before_the_plot() -> None:
    case = listening(3)
    told = GAME.prompt(case.state, "allied")
    assert told.startswith(
        "Before you plot you may listen to the enemy (3 uses of Sigint left) or only pretend to listen"
    )
    case.do("allied", "ruse")
    assert GAME.prompt(case.state, "allied") == "You look at no card, and Japan does not know it: done."
    case.do("allied", "done")
    assert "listen" not in GAME.prompt(case.state, "allied")
    used = listening(3, sigint=0, ruses=2, magic={})
    assert GAME.prompt(used.state, "allied") == "There is no more to be learned from enemy signals now: done."


@pytest.mark.rule("BR-5-20", "BR-1-07")
def test_where_a_special_strike_may_be_flown_is_marked_for_who_may_fly_it() -> None:
    away = {f"air-jn-a6m2-{ship}": {"points": 0} for ship in ("akagi", "kaga", "soryu", "hiryu")}
    case = SeaCase("", pair=1, forces={"J1": J1, "U17": U17}, special="J1", air=away)
    asked = {
        seat: GAME.view(case.state, seat).panels.get("special_strikes", {}) for seat in ("allied", "japan")
    }
    assert asked["allied"]["hex"] == case.where("J1")
    assert "hex" not in asked["japan"]
    case.do("allied", "special U17")
    panel = GAME.view(case.state, "allied").panels["special_strikes"]
    assert (panel["hex"], "draft" in panel) == (case.where("J1"), True)


@pytest.mark.rule("BR-22-06")
def test_a_screen_that_keeps_all_submarines_away_is_told() -> None:
    guarded = {**J8, "ships": ["jn-cv-akagi", "jn-dd-nowaki", "jn-dd-hagikaze"]}
    play, frame = hunt(guarded, 2, 4, 6, 6)  # two points attack; 7 // 3 + 4 - 3 are kept away
    frame.group = play.force("J8").ships
    submarines.screen(play, frame)
    assert frame.points == 0
    assert "the screen keeps all of them away" in [event.text() for event in play.events]


@pytest.mark.rule("BR-13-10")
def test_several_who_see_report() -> None:
    assert search.sentence(report("coastwatchers")).startswith("coastwatchers report 2 CA")
    assert search.sentence(report("{F1234}")).startswith("{F1234} reports 2 CA")


def report(source: str) -> Report:
    """Two cruisers, seen by somebody."""
    return Report(
        side=1, marker=1, phase=0, source=source, kind=search.LIST, types=(("CA", 2),), total=2, band=""
    )


@pytest.mark.rule("BR-22-07")
def test_whom_submarines_attack_is_in_the_question() -> None:
    play, frame = hunt({**J8, "marker": 4})
    frame.group, frame.points = play.force("J8").ships, 2
    told = submarines.TargetStep().prompt(play, frame, "allied")
    assert GAME.words(told) == "Your submarines attack contact 4: name a target (2 submarines left)."


@pytest.mark.rule("BR-17-03")
def test_a_landing_is_not_put_off_by_a_slip_of_the_key() -> None:
    case = invasion()
    assert (
        GAME.concern(case.state, "japan") == "You would not land in Singora or Kota Bharu in this game-turn."
    )
    case.do("japan", "land A3529", "no")
    assert GAME.concern(case.state, "japan") == "You would not land in Kota Bharu in this game-turn."


def test_task_forces_without_a_card_go_by_their_names() -> None:
    case = listening(3)
    case.do("allied", "done")
    assert GAME.concern(case.state, "allied") == "Without a card they hold: TF 17."
