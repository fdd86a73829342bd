"""Guadalcanal and the Solomons as a whole: set-up, arrivals, cycles, victory. [SC-S3]"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from flagplot.games.war_in_the_pacific.air import missions
from flagplot.games.war_in_the_pacific.places import OUT
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN
from flagplot.games.war_in_the_pacific.state import TRACK
from flagplot.games.war_in_the_pacific.turn import tally
from flagplot.games.war_in_the_pacific.units import SUNK
from tests.war_in_the_pacific.solomons import GAME, GROUNDED, TABLES, SolomonsCase

ENGINEERS = {"E2519": ["jn-eng-11"]}


def at_end(turn: int, units: dict[str, list[str]], **more: Any) -> SolomonsCase:
    """The end of a game-turn."""
    more = {"air": GROUNDED, "turn": turn, "pair": 3 * turn + 2, **more}
    return SolomonsCase("end", units, **more)


# -- set-up -------------------------------------------------------------------------------------------------


@pytest.mark.rule("SC-S3-01", "SC-S3-02")
def test_the_set_up_is_that_of_august() -> None:
    state = GAME.start("guadalcanal", seed=1)
    play = GAME.play(state)
    card = TABLES.card
    assert (card.date(0), card.date(card.turns - 1)) == ("3/8/42", "3/12/42")
    bases = {base.name for base in card.bases if base.supply_base}
    assert bases == {"Rabaul", "Truk", "Noumea", "Townsville", "Brisbane"}
    for label in ("E1217", "E2519", "E1613", "E3210", "E3510", "E2720"):  # Buna to the eastern Solomons
        assert state.control[play.hex(label)] == JAPAN, label
    for label in ("E1018", "E1118", "E1419", "E3120"):  # Papua, Santa Cruz
        assert state.control[play.hex(label)] == ALLIED, label
    assert play.hex("E2519") not in state.airfields  # not yet finished
    assert play.sea.forces["U62"].fuel == 3  # a quarter of the tanks, in class 1
    assert play.sea.forces["U11"].fuel == 4  # a third, in class 3


@pytest.mark.rule("SC-G-02", "SC-G-04")
def test_staffs_boats_and_single_ships_come_on_their_dates() -> None:
    state = GAME.start("guadalcanal", seed=1)
    kondo, rowell = TABLES.leader_number["ldr-kondo"], TABLES.leader_number["ldr-rowell"]
    fleet = next(at for at, hq in enumerate(TABLES.hqs) if hq.id == "hq-2-fleet")
    assert state.leader[kondo] == state.leader[rowell] == TRACK
    assert GAME.play(state).war.posts[fleet] == OUT
    august = at_end(0, ENGINEERS)
    assert august.state.turn == 1  # 4/8/42
    assert august.where("au-bde-21") == "E1018"
    assert august.state.leader[rowell] == august.number("au-bde-21")
    assert august.state.leader[kondo] == TRACK


@pytest.mark.rule("SC-G-02")
def test_a_ship_joins_the_task_force_it_was_sent_to_or_comes_to_port() -> None:
    carrier = {"U16": {"hex": "E2825", "ships": ["us-cv-enterprise"], "mission": "CVOPS"}}
    obrien = TABLES.ship_number["us-dd-obrien"]
    case = at_end(2, ENGINEERS, forces=carrier)
    assert case.state.turn == 3  # 2/9/42
    assert obrien in case.play.sea.forces["U16"].ships
    alone = at_end(2, ENGINEERS)
    assert obrien in alone.play.sea.harbour[alone.play.hex("E3231")]


# -- the rear -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SC-S3-05")
def test_nobody_strikes_at_the_rear() -> None:
    state = GAME.start("guadalcanal", seed=1)
    play = GAME.play(state)
    truk, rabaul = play.hex("E1602"), play.hex("E1613")
    for target, open_ in ((truk, False), (rabaul, True)):
        near = next(hex for hex in play.chart.sea if play.chart.distance(hex, target) == 3)
        for label in ("U11", "U16", "U18"):
            play.set_force(label, hex=near)
        found = {line.target for line in missions.strikes(play, (), ALLIED)}
        assert (play.label(target) in found) == open_


# -- victory ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SC-S3-11")
def test_port_moresby_in_japanese_hands_ends_it_at_once() -> None:
    case = at_end(3, {**ENGINEERS, "E1018": ["ja-rgt-144"]}, control={"E1018": "japan"})
    assert case.state.outcome is not None
    assert case.state.outcome.winners == ("japan",)
    assert "fallen" in case.state.outcome.reason
    assert at_end(4, {**ENGINEERS, "E1018": ["au-bde-14"]}).state.outcome is None


@pytest.mark.rule("SC-S3-11")
def test_points_for_places_ships_and_steps() -> None:
    case = SolomonsCase(
        "ground_first", {"E2519": ["mc-rgt-1"]}, control={"E2519": "allied", "E1512": "allied"}
    )
    play = case.play
    # Tulagi and Buna are Japanese, Port Moresby and Milne Bay Allied; Kavieng has been captured
    assert tally.places(play, JAPAN) == 2 + 3
    assert tally.places(play, ALLIED) == 8 + 4 + 1
    play.state.airfields = {**play.state.airfields, play.hex("E2519"): 0}
    assert tally.places(play, ALLIED) == 12 + 8 + 4 + 1
    play.state.airfields = {**play.state.airfields, play.hex("E2519"): 5}  # D4: not usable
    assert tally.places(play, ALLIED) == 8 + 4 + 1
    for ship in ("jn-cv-shokaku", "jn-dd-nowaki"):  # 10 and 2 points, or as printed
        play.state.damage[TABLES.ship_number[ship]] = SUNK
    worth = sum(TABLES.ships[TABLES.ship_number[ship]].vp for ship in ("jn-cv-shokaku", "jn-dd-nowaki"))
    play.state.losses = {"ja-rgt-144": 0, TABLES.ground[case.number("ja-rgt-28")].division: 5}
    assert tally.losses(play, JAPAN) == worth // 2 + 1
    assert tally.losses(play, ALLIED) == 0


@pytest.mark.rule("SC-S3-11")
def test_the_difference_decides_at_the_end() -> None:
    def ended(**more: Any) -> Any:
        return at_end(16, {"E2519": ["mc-rgt-1"]}, **more).state.outcome

    held = ended()
    assert held.winners == ("allied",)  # 12 to 5
    assert held.reason.startswith("victory")
    even = ended(control={"E1419": "japan"})  # 8 to 9
    assert even.winners == ()
    lost = ended(control={"E1419": "japan"}, ships={"us-cv-wasp": {"damage": SUNK}})
    assert lost.winners == ("japan",)
    great = ended(ships={"jn-cv-shokaku": {"damage": SUNK}, "jn-cv-zuikaku": {"damage": SUNK}})
    assert great.reason.startswith("decisive")


@pytest.mark.rule("SC-S3-11")
def test_guadalcanal_cleared_with_a_good_airfield_ends_it_before_november() -> None:
    case = SolomonsCase("ground_first", {"E2519": ["mc-rgt-1"]}, control={"E2519": "allied"}, turn=6, pair=20)
    play = case.play
    assert not tally.cleared(play)  # no airfield of level 2
    hex = play.hex("E2519")
    better = msgspec.structs.replace(TABLES.bases[hex], airfield=2)
    play.tables = replace(play.tables, bases={**TABLES.bases, hex: better})
    assert tally.cleared(play)
    _, inland = tally.island(play, hex)
    ichiki = case.number("ja-rgt-28")
    play.state.place[ichiki], play.state.steps[ichiki] = inland, 1
    assert not tally.cleared(play)
    play.state.place[ichiki], play.state.steps[ichiki] = OUT, 0
    assert tally.cleared(play)
    play.state.turn = TABLES.card.turn_of("0/11/42")
    assert not tally.cleared(play)


@pytest.mark.rule("SC-S3-04")
def test_cycles_end_with_the_fourth_game_turn_and_give_the_points_of_the_table() -> None:
    first = at_end(1, ENGINEERS, war={"hqs": {"hq-8-fleet": {"cp": 7}}})  # 4/8/42 closes the cycle
    assert "80 CPs" in GAME.prompt(first.state, "japan")
    assert first.play.war.cp[next(at for at, hq in enumerate(TABLES.hqs) if hq.id == "hq-8-fleet")] == 3
    assert at_end(2, ENGINEERS).state.turn == 3  # no strategic turn between
    later = at_end(5, ENGINEERS)
    assert "85 CPs" in GAME.prompt(later.state, "japan")
