"""What befalls a task force is told to its owner by its name, to others by what the enemy calls it."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from flagplot.games.war_in_the_pacific.air.frames import STRIKE_N, Line, Raid
from flagplot.games.war_in_the_pacific.air.raids import _tell_strike
from flagplot.games.war_in_the_pacific.events import Clash
from flagplot.games.war_in_the_pacific.sea import contact, search, submarines
from flagplot.games.war_in_the_pacific.sea.frames import Hunt
from flagplot.games.war_in_the_pacific.sea.panels import hunt
from flagplot.games.war_in_the_pacific.sea.sailing import depart
from flagplot.games.war_in_the_pacific.sides import ALLIED
from flagplot.kernel.dice import ScriptedDice
from flagplot.kernel.event import Event, Moment, Rolled
from flagplot.kernel.view import LogLine, log_lines, opened, seen_by
from tests.war_in_the_pacific.afloat import GAME, GROUNDED, SeaCase

J8 = {"hex": "F1031", "ships": ["jn-ca-tone"], "mission": "MOVT", "speed": 3, "marker": 4}
U17 = {"hex": "F2536", "ships": ["us-cv-yorktown"], "mission": "MOVT", "speed": 3, "marker": 7}


def case(**forces: object) -> SeaCase:
    """A Subron at F1033, a force near it, and another far away."""
    found = {"U17": U17, "J8": J8} | forces
    return SeaCase("naval", forces=found, subrons={"sub-us-mid1": ["F1033", 5]}, air=GROUNDED)


def told(events: Iterable[Event], seat: str | None) -> list[str]:
    """The sentences a seat hears."""
    return [
        GAME.words(event.sentence())
        for event in events
        if seen_by(event, seat) and not isinstance(event, Rolled)
    ]


@pytest.mark.rule("BR-22-05")
def test_a_submarine_attack_is_told_among_the_battles() -> None:
    play = GAME.play(case().state, ScriptedDice([2]))
    assert submarines.attempt(play, 3, "J8", 2)
    clashes = [event for event in play.events if isinstance(event, Clash)]
    assert {(one.hex, one.moment()) for one in clashes} == {("F1031", Moment.RESULT)}
    assert told(play.events, "japan") == [f"Submarines of the Allies attack {play.force('J8').name}"]
    assert told(play.events, "allied") == ["Submarines of the Allies attack contact 4"]
    assert told(play.events, None) == ["Submarines of the Allies attack contact 4"]


@pytest.mark.rule("BR-1-07")
def test_a_meeting_names_only_ones_own() -> None:
    play = GAME.play(case(U17={**U17, "hex": "F1031"}).state, ScriptedDice([6]))
    assert contact.attempt(play, "J8", "U17", 0)
    names = {label: GAME.words(play.called(label)) for label in ("J8", "U17")}
    assert told(play.events, "japan") == [f"{names['J8']} and contact 7 meet in F1031"]
    assert told(play.events, "allied") == [f"Contact 4 and {names['U17']} meet in F1031"]
    assert told(play.events, None) == ["Contact 4 and contact 7 meet in F1031"]


@pytest.mark.rule("BR-1-07")
def test_who_leaves_the_map_is_told_once() -> None:
    play = GAME.play(case().state)
    name = play.force("J8").name
    depart(play, "J8")
    assert [len(told(play.events, seat)) for seat in ("japan", "allied", None)] == [1, 1, 1]
    assert name in told(play.events, "japan")[0]
    assert told(play.events, "allied") == ["Contact 4 leaves the map"]


def test_a_strike_at_a_task_force() -> None:
    """By name to who is struck."""
    play = GAME.play(case().state)
    line = Line(side=ALLIED, base="F1234", mission=STRIKE_N, target="J8")
    _tell_strike(play, Raid(line=line, number=0, hex=play.hex("F1031")))
    assert told(play.events, "japan") == [f"The Allies strike {play.force('J8').name} from the air"]
    assert told(play.events, "allied") == ["The Allies strike contact 4 from the air"]


def test_the_end_of_a_game_tells_it_once() -> None:
    """In the fuller words of its owner."""
    play = GAME.play(case().state, ScriptedDice([2]))
    assert submarines.attempt(play, 3, "J8", 2)
    lines: list[LogLine] = list(log_lines(GAME, 1, "japan", play.events))
    assert [line.text for line in opened(lines) if isinstance(line.event, Clash)] == [
        f"Submarines of the Allies attack {play.force('J8').name}"
    ]


@pytest.mark.rule("BR-22-06")
def test_where_submarines_attack_is_marked() -> None:
    """And whom, to his owner by his name."""
    play = GAME.play(case().state)
    frame = Hunt(3, "J8")
    found = {seat: hunt(play, frame, seat) for seat in ("japan", "allied", None)}
    assert {one["hex"] for one in found.values()} == {"F1031"}
    assert [found[seat]["target"] for seat in ("japan", "allied", None)] == ["J8", "contact-4", "contact-4"]


def test_what_is_news_and_what_is_routine() -> None:
    """A report and an arrival are told to who was away; that nobody is hit the log alone has."""
    play = GAME.play(case().state)
    search.tell(play, ALLIED, "J8", search.TRUE, "{F1234}", search.SHORT)
    play.tell_misses(0)
    (report, misses) = play.events
    assert (report.moment(), report.where()) == (Moment.NEWS, ("F1031",))
    assert (misses.moment(), misses.where()) == (Moment.NONE, ())
