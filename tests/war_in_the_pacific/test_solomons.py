"""Guadalcanal and the Solomons as a whole: set-up, arrivals, cycles, victory. [SC-S3]"""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from flagplot.games.war_in_the_pacific.air import missions
from flagplot.games.war_in_the_pacific.combat import retreat
from flagplot.games.war_in_the_pacific.combat.frames import Attack
from flagplot.games.war_in_the_pacific.command import headquarters, links, orders
from flagplot.games.war_in_the_pacific.ground import landings, planning
from flagplot.games.war_in_the_pacific.places import OUT
from flagplot.games.war_in_the_pacific.sea import barges, fuel, plots, sailing, search, shore
from flagplot.games.war_in_the_pacific.sea.frames import Passage
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN
from flagplot.games.war_in_the_pacific.state import TRACK
from flagplot.games.war_in_the_pacific.turn import sudden, tally
from flagplot.games.war_in_the_pacific.turn.frames import Redeployment
from flagplot.games.war_in_the_pacific.units import SUNK
from flagplot.games.war_in_the_pacific.works import unfinished
from flagplot.kernel.action import act, parse_action
from flagplot.kernel.dice import FastDice
from tests.war_in_the_pacific.solomons import GAME, GROUNDED, TABLES, SolomonsCase

ENGINEERS = {"E2519": ["jn-eng-11"]}


CARDS = {"step": "plotting", "side": 0, "seats": ["japan"], "stacks": [[{"step": "deck", "side": 0}]]}
JAPAN_PLOTS = [{"step": "week", "stage": 3}, {"step": "naval_phase", "stage": 4}, CARDS]


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


@pytest.mark.rule("SC-S3-05")
def test_nobody_lands_in_the_rear_or_marches_there() -> None:
    late: dict[str, Any] = {"air": GROUNDED, "turn": 3, "pair": 11}
    case = SolomonsCase("ground_activation", {"E2519": ["mc-rgt-1"]}, first="allied", **late)
    case.refuses("allied", "plan-landing hq-south-pacific E1602", "SC-S3-05")  # Truk
    assert case.allows("allied", "plan-landing hq-south-pacific E1613")  # Rabaul
    japan = SolomonsCase("ground_activation", {"E2519": ["ja-rgt-28"]}, first="japan", **late)
    for label, open_ in (("E1737", False), ("G0515", False), ("E3231", True)):  # Noumea is at the front
        assert japan.allows("japan", f"plan-landing hq-17-army {label}") is open_
    march = SolomonsCase("ground_first", {"E1636": ["ja-rgt-28"]}, first="japan", **late)
    march.refuses("japan", "move ja-rgt-28 E1737", "SC-S3-05")  # Brisbane
    plan = {"side": "allied", "hq": "hq-south-pacific", "target": "E1602", "units": ["mc-rgt-1"], "turn": 0}
    ships = {"U1": {"hex": "E1602", "ships": ["us-apa-1"], "mission": "AMPH"}}
    there = SolomonsCase(
        "ground_assault", {"us-apa-1": ["mc-rgt-1"], "E2519": ["ja-rgt-28"]}, first="allied", forces=ships,
        war={"plans": [plan]}, unloaded=["mc-rgt-1"], **late,
    )  # fmt: skip
    assert "allied" not in there.state.waiting  # nobody can land


@pytest.mark.rule("SC-S3-05")
def test_strikes_at_the_rear_are_refused_by_its_clause() -> None:
    case = SolomonsCase("air", {"E2519": ["mc-rgt-1"]}, turn=3, pair=11)
    for answer in ("naval-strike E3426 E1602", "air-strike E3426 E1602 airfield", "strafe E3426 E1602"):
        case.refuses("allied", answer, "SC-S3-05")


# -- victory ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SC-S3-11")
def test_port_moresby_in_japanese_hands_ends_it() -> None:
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
def test_an_airfield_that_was_built_is_not_one_that_was_captured() -> None:
    before = at_end(2, ENGINEERS).play
    built = {
        "control": {"E2417": "japan"},
        "airfields": {"E2417": ""},
        "war": {"works": {"fields": {"E2417": 1}}},
    }
    play = at_end(2, ENGINEERS, **built).play
    assert play.tables.bases[play.hex("E2417")].airfield == 1
    assert tally.places(play, JAPAN) <= tally.places(before, JAPAN)


def test_aircraft_on_an_airfield_that_was_built_are_saved_with_it() -> None:
    air = next(unit.id for unit in TABLES.air if unit.id.startswith("air-jn-a6m"))
    case = at_end(
        2,
        ENGINEERS,
        control={"E2417": "japan"},
        airfields={"E2417": ""},
        war={"works": {"fields": {"E2417": 1}}},
        air={air: {"points": 2}},
        bases={air: "E2417"},
    )
    again = case.game.from_json(case.game.to_json(case.state))
    assert case.game.digest(again) == case.game.digest(case.state)


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
    play, card = case.play, tally.terms(case.play)
    assert not sudden.cleared(play, card)  # no airfield of level 2
    hex = play.hex("E2519")
    better = msgspec.structs.replace(TABLES.bases[hex], airfield=2)
    play.tables = replace(play.tables, bases={**TABLES.bases, hex: better})
    assert sudden.cleared(play, card)
    _, inland = sudden.island(play, hex)
    ichiki = case.number("ja-rgt-28")
    play.state.place[ichiki], play.state.steps[ichiki] = inland, 1
    assert not sudden.cleared(play, card)
    play.state.place[ichiki], play.state.steps[ichiki] = OUT, 0
    assert sudden.cleared(play, card)
    play.state.turn = TABLES.card.turn_of("0/11/42")
    assert not sudden.cleared(play, card)


@pytest.mark.rule("SC-S3-11")
def test_the_march_into_port_moresby_is_the_last_move_of_the_war() -> None:
    war = {"garrisons": {"E1018": 5}, "hqs": {"hq-17-army": {"cp": 9, "active": True}}}
    case = SolomonsCase(
        "ground_first", {"E1017": ["ja-rgt-144"]}, turn=5, pair=17, first="japan", air=GROUNDED, war=war
    )
    case.do("japan", "move ja-rgt-144 E1018", dice=[6])  # what is left of its airfield
    assert case.state.outcome is not None
    assert case.state.outcome.winners == ("japan",)
    assert case.state.waiting == ()


@pytest.mark.rule("SC-S3-11")
def test_the_last_japanese_step_on_guadalcanal_is_the_last_of_the_war() -> None:
    good = {"works": {"fields": {"E2519": 2}}, "hqs": {"hq-south-pacific": {"cp": 9, "active": True}}}
    case = SolomonsCase(
        "ground_first", {"E2519": ["mc-rgt-1", "mc-rgt-5", "ja-rgt-28:1/broken"]}, turn=5, pair=17,
        first="allied", air=GROUNDED, airfields={"E2519": ""}, war=good,
        control={"E2519": "allied", "E2518": "allied"},
    )  # fmt: skip
    case.do("allied", "attack E2519", "done", "lead mc-rgt-1", dice=[1, 1, 6, 6])
    assert case.state.outcome is not None
    assert case.state.outcome.winners == ("allied",)


@pytest.mark.rule("SC-S3-04")
def test_cycles_end_with_the_fourth_game_turn_and_give_the_points_of_the_table() -> None:
    first = at_end(1, ENGINEERS, war={"hqs": {"hq-8-fleet": {"cp": 7}}})  # 4/8/42 closes the cycle
    assert "80 CPs" in GAME.prompt(first.state, "japan")
    assert first.play.war.cp[next(at for at, hq in enumerate(TABLES.hqs) if hq.id == "hq-8-fleet")] == 3
    assert at_end(2, ENGINEERS).state.turn == 3  # no strategic turn between
    later = at_end(5, ENGINEERS)
    assert "85 CPs" in GAME.prompt(later.state, "japan")


@pytest.mark.rule("SC-S3-04", "WPB-MSC-04", "WPA-HQ-70")
def test_allied_points_are_divided_between_the_two_commands() -> None:
    case = at_end(1, ENGINEERS)
    case.refuses("japan", "allot hq-17-army 81", "SC-S3-04")
    case.do("japan", "allot hq-17-army 80")
    assert case.allows("allied", "allot hq-south-pacific 50")  # 50 to 25
    case.refuses("allied", "allot hq-south-pacific 51", "SC-S3-04")
    assert case.allows("allied", "allot hq-anzac 52")
    case.refuses("allied", "allot hq-anzac 53", "SC-S3-04")  # 15 are due, and 8 to the other
    case.refuses("allied", "allot hq-sw-pacific 51", "SC-S3-04")
    case.refuses("allied", "allot hq-sw-pacific-force 51", "SC-S3-04")  # it counts as part of the first
    case.do("allied", "allot hq-south-pacific 40", "allot hq-anzac 15")
    case.refuses("allied", "allot hq-anzac 1", "SC-S3-04")
    case.do("allied", "allot hq-sw-pacific-force 20")
    alone = at_end(1, ENGINEERS, leaders={"ldr-macarthur": "gone"})
    alone.do("japan", "allot hq-17-army 80")
    assert alone.allows("allied", "allot hq-south-pacific 60")  # no ratio without MacArthur
    alone.refuses("allied", "allot hq-south-pacific 61", "SC-S3-04")
    away = at_end(1, ENGINEERS, war={"hqs": {"hq-south-pacific": {"at": "E1232"}}})  # no water leads there
    away.do("japan", "allot hq-17-army 80")
    assert away.allows("allied", "allot hq-south-pacific 60")
    # with no Force on the map all 15 go to him and 8 to his rival, whatever is given first
    forceless = at_end(1, ENGINEERS, war={"hqs": {"hq-sw-pacific-force": {"at": ""}}})
    forceless.do("japan", "allot hq-17-army 80")
    forceless.refuses("allied", "allot hq-anzac 53", "SC-S3-04")
    forceless.do("allied", "allot hq-anzac 52", "allot hq-sw-pacific 15", "allot hq-south-pacific 8")


# -- the sea ------------------------------------------------------------------------------------------------

FLEET = {"J1": {"hex": "E2516", "ships": ["jn-ca-chokai"], "mission": "PATROL"}}
LANDING = {"U62": {"hex": "E2519", "ships": ["us-ca-chicago"], "mission": "AMPH"}}


@pytest.mark.rule("SC-S3-03")
def test_the_landing_comes_as_a_surprise() -> None:
    case = SolomonsCase("naval", ENGINEERS, air=GROUNDED, forces=LANDING)
    assert case.play.sea.first == ALLIED  # without a roll, in the first game-turn
    assert case.state.waiting == ("japan",)
    seen = case.play
    search.seen_from_base(seen, "U62", seen.hex("E2519"))
    assert not seen.located("U62")
    later = SolomonsCase("naval", ENGINEERS, air=GROUNDED, forces=LANDING, turn=1, pair=3)
    assert later.state.waiting == ("allied",)  # whether a Magic chit gives the initiative
    search.seen_from_base(later.play, "U62", later.play.hex("E2519"))
    assert later.play.located("U62")


@pytest.mark.rule("SC-S3-03")
def test_nobody_searches_for_them_by_air_either() -> None:
    def found(turn: int) -> int:
        air = {**GROUNDED, "air-jn-h6k-rabaul-s3": {"points": 1}}
        forces = {"U62": {"hex": "E1714", "ships": ["us-ca-chicago"], "mission": "AMPH"}}
        case = SolomonsCase("ground_first", ENGINEERS, air=air, forces=forces, turn=turn, pair=3 * turn)
        play = GAME.play(case.state, FastDice(1))
        search.after_move(play, "U62", (play.hex("E1714"),))
        return len(play.sea.searched)

    assert found(0) == 0
    assert found(1) == 1


@pytest.mark.rule("BR-13-08", "WPB-SOL-02", "SC-S3-02")
def test_coastwatchers_look_for_japanese_ships_within_three_hexes() -> None:
    def searched(hex: str, **more: Any) -> list[tuple[str, str]]:
        forces = {"J1": {**FLEET["J1"], "hex": hex}}
        case = SolomonsCase("ground_first", ENGINEERS, air=GROUNDED, forces=forces, turn=1, pair=3, **more)
        play = GAME.play(case.state, FastDice(1))
        search.watch(play, "J1", (play.hex(hex),))
        return list(play.sea.searched)

    assert ("watch-E2417", "J1") in searched("E2416")
    assert searched("E2206") == []
    assert searched("E2416", watchers=[]) == []


@pytest.mark.rule("BR-13-08")
def test_a_japanese_unit_may_find_coastwatchers() -> None:
    units = {"E2518": ["jn-snlf-k3"]}
    found = at_end(2, units, dice=[6])
    assert found.play.hex("E2518") not in found.play.sea.watchers
    unharmed = at_end(2, units, dice=[5])
    assert unharmed.play.hex("E2518") in unharmed.play.sea.watchers


@pytest.mark.rule("SC-S3-05")
def test_ships_do_not_bombard_the_rear() -> None:
    def bombards(hex: str) -> bool:
        forces = {"U5": {"hex": hex, "ships": ["us-bb-north-carolina"], "mission": "BOMB", "side": "allied"}}
        case = SolomonsCase("ground_first", ENGINEERS, air=GROUNDED, forces=forces, turn=1, pair=3)
        play, before = case.play, len(case.state.frames)
        shore.bombard(play, Passage("U5"))
        return len(play.state.frames) > before

    assert bombards("E1613")
    assert not bombards("E1602")


@pytest.mark.rule("BR-8-03")
def test_every_cycle_each_side_may_have_twelve_dummies_again() -> None:
    dummy = {"U1": {"hex": "E2519", "ships": [], "dummy": True, "side": "allied"}}
    case = SolomonsCase(
        "start", {"E2519": ["mc-rgt-1"]}, turn=2, pair=6, air=GROUNDED, dummies=[0, 0], watchers=[],
        forces=dummy, dice=[1, 1],  # the Intelligence levels of the new cycle
    )  # fmt: skip
    assert case.state.waiting == ("japan", "allied")
    assert case.play.sea.dummies == (12, 11)  # one of the Allies is at sea
    case.refuses("japan", "dummy E3231", "BR-8-03")  # not a port of Japan
    case.refuses("allied", "dummy E2619", "BR-8-03")  # no port at all
    case.do("allied", "dummy E3231", "done")
    case.do("japan", "done")
    mine = [case.play.force(label) for label in case.play.forces_of(ALLIED)]
    assert [case.play.label(force.hex) for force in mine if force.dummy] == ["E2519", "E3231"]
    assert case.play.sea.dummies == (12, 10)
    later = SolomonsCase("start", {"E2519": ["mc-rgt-1"]}, turn=3, pair=9, air=GROUNDED, dummies=[0, 0])
    assert later.play.sea.dummies == (0, 0)  # no new cycle


@pytest.mark.rule("SC-S3-10", "BR-18-01")
def test_ships_that_have_left_come_back_two_game_turns_later() -> None:
    def back(turn: int, damage: int = 0) -> SolomonsCase:
        ships = {"jn-ca-chokai": {"damage": damage}}
        case = SolomonsCase(
            "ground_first", ENGINEERS, air=GROUNDED, forces=FLEET, ships=ships, turn=2, pair=6
        )
        sailing.depart(case.play, "J1")
        away = {TABLES.ships[ship].id: list(where) for ship, where in case.play.sea.away.items()}
        left = {id: [turn, case.play.label(hex)] for id, (turn, hex) in away.items()}
        return at_end(turn - 1, ENGINEERS, away=left)

    early = back(3)
    assert early.state.waiting == ("allied",)  # nobody asks Japan
    ready = back(4)
    assert ready.answers("japan") == ["come-back jn-ca-chokai", "done"]
    ready.do("japan", "come-back jn-ca-chokai")
    (label,) = ready.play.forces_of(JAPAN)
    assert ready.play.force(label).hex == ready.play.hex("E2516")
    assert ready.play.force(label).fuel == 2 * 12 // 3  # two active phases of class 3
    assert not ready.play.sea.away
    assert back(4, damage=2).state.waiting == ("allied",)  # too badly damaged


@pytest.mark.rule("SC-S3-10")
def test_task_forces_leave_by_their_own_edges() -> None:
    ships = {"hex": "E3830", "ships": ["jn-ca-chokai"], "mission": "PATROL", "side": "japan", "speed": 3}
    case = SolomonsCase(
        "", ENGINEERS, air=GROUNDED, frames=JAPAN_PLOTS, forces={"J1": ships}, turn=2, pair=6, subrons={}
    )
    case.do("japan", "take-card J1")
    case.refuses("japan", "off-map", "SC-S3-10")


@pytest.mark.rule("SC-S3-10", "BR-9-07")
def test_a_destroyer_without_her_sister_comes_back() -> None:
    single = "us-dd-farragut"  # her counter begins with one ship of two
    forces = {"U1": {"hex": "E2516", "ships": [single, "us-ca-chicago"], "mission": "PATROL"}}
    hurt = {"us-ca-chicago": {"damage": 2}}
    case = SolomonsCase("ground_first", ENGINEERS, air=GROUNDED, forces=forces, ships=hurt, turn=2, pair=6)
    sailing.depart(case.play, "U1")
    assert [TABLES.ships[ship].id for ship in case.play.sea.away] == [single]


# -- commands and countries ---------------------------------------------------------------------------------


def hq_number(id: str) -> int:
    return next(at for at, hq in enumerate(TABLES.hqs) if hq.id == id)


@pytest.mark.rule("SC-S3-04", "WPA-LNK-03")
def test_links_end_at_truk_noumea_and_brisbane_and_not_at_the_edge() -> None:
    play = at_end(2, ENGINEERS).play
    found = {
        side: {play.label(hex) for hex in play.chart.sea if links.is_source(play, side, hex)}
        for side in (JAPAN, ALLIED)
    }
    assert found == {JAPAN: {"E1602"}, ALLIED: {"E3231", "E1737"}}


@pytest.mark.rule("SC-S3-09", "SC-G-03")
def test_halsey_may_replace_ghormley_from_october_on() -> None:
    def october(turn: int, **more: Any) -> SolomonsCase:
        case = at_end(turn, ENGINEERS, **more)
        frame: Any = case.state.frames[-1]
        case.do("japan", f"allot hq-17-army {frame.left}")
        frame = case.state.frames[-1]
        half = frame.left // 2
        case.do("allied", f"allot hq-sw-pacific {half}", f"allot hq-south-pacific {frame.left - half}")
        while not any(answer.startswith("redeploy") for answer in case.answers("allied")):
            case.do(case.state.waiting[0], "done")
        return case

    early = october(5)  # 0/9/42
    assert "take-over ldr-halsey hq-south-pacific" not in early.answers("allied")
    case = october(9)  # 0/10/42
    stock = case.play.war.cp[hq_number("hq-south-pacific")]
    case.do("allied", "take-over ldr-halsey hq-south-pacific", dice=[1, 1])
    chief = headquarters.chief(case.play, hq_number("hq-south-pacific"))
    assert TABLES.leaders[chief].id == "ldr-halsey"
    assert case.play.war.cp[hq_number("hq-south-pacific")] == stock - 10


@pytest.mark.rule("SC-S3-09")
def test_south_pacific_activates_marines_and_one_army_unit_in_a_game_turn() -> None:
    idle = [f"{unit}/inactive" for unit in ("us-rgt-164", "us-rgt-182", "mc-rgt-7", "mc-rgt-8")]
    units = {"E3231": idle}
    stocks = {hq.id: {"cp": 40 if hq.id == "hq-south-pacific" else 0} for hq in TABLES.hqs}
    case = SolomonsCase(
        "ground_activation", units, air=GROUNDED, war={"hqs": stocks}, turn=1, pair=5, first="allied"
    )
    case.do("allied", "activate mc-rgt-7 hq-south-pacific", "activate us-rgt-164 hq-south-pacific")
    case.refuses("allied", "activate us-rgt-182 hq-south-pacific", "WPA-HQ-39")
    assert case.allows("allied", "activate mc-rgt-8 hq-south-pacific")


@pytest.mark.rule("WPB-MSC-02")
def test_the_naval_force_moves_with_macarthur_for_nothing() -> None:
    def moving(**hqs: Any) -> SolomonsCase:
        case = SolomonsCase("ground_first", ENGINEERS, air=GROUNDED, war={"hqs": hqs}, turn=2, pair=8)
        case.state.frames.append(Redeployment(ALLIED))
        case.state.waiting = ("allied",)
        return case

    rich = {"hq-sw-pacific": {"cp": 12}, "hq-sw-pacific-force": {"cp": 1}}
    case = moving(**rich)
    case.do("allied", "redeploy-both hq-sw-pacific hq-sw-pacific-force E1028")
    posts, cp = case.play.war.posts, case.play.war.cp
    both = [hq_number("hq-sw-pacific"), hq_number("hq-sw-pacific-force")]
    assert {case.play.label(posts[hq]) for hq in both} == {"E1028"}
    assert [cp[hq] for hq in both] == [2, 1]
    apart = moving(**{**rich, "hq-sw-pacific-force": {"cp": 1, "at": "E1028"}})
    apart.refuses("allied", "redeploy-both hq-sw-pacific hq-sw-pacific-force E1018", "WPB-MSC-02")
    alone = moving(**rich)
    assert alone.allows("allied", "redeploy hq-sw-pacific E1028")  # it need not


@pytest.mark.rule("WPB-MSC-05")
def test_fleets_beside_macarthur_exchange_points_freely() -> None:
    def lent(**more: Any) -> tuple[bool, int]:
        war = {"hqs": {"hq-sw-pacific": {"cp": 20}, "hq-sw-pacific-force": {"cp": 0}}}
        play = SolomonsCase("ground_first", ENGINEERS, air=GROUNDED, war=war, turn=2, pair=8, **more).play
        his, force = hq_number("hq-sw-pacific"), hq_number("hq-sw-pacific-force")
        orders.lend(play, act("lend", play.tables.hqs[his].id, play.tables.hqs[force].id, 8))
        return orders.may_lend(play, his, force, links.nets(play, ALLIED)), play.war.cp[force]

    assert lent() == (True, 8)
    assert lent(leaders={"ldr-macarthur": "gone"}) == (False, 6)


@pytest.mark.rule("WPB-NEU-07", "WPB-NEU-08")
def test_new_caledonia_lets_the_allies_in_and_its_regiment_never_leaves() -> None:
    case = SolomonsCase("ground_first", {"E3231": ["vf-rgt-nc", "us-rgt-164"]}, air=GROUNDED)
    play, regiment = case.play, case.number("vf-rgt-nc")
    island = [hex for hex in play.land.places if play.country(hex) == "New Caledonia"]
    assert {"E3231", "E3330", "E3430"} <= {play.label(hex) for hex in island}
    assert {play.state.control[hex] for hex in island} == {ALLIED}
    assert not headquarters.able(play, regiment)  # nobody orders it anywhere
    assert not retreat.exiled(play, regiment, play.hex("E3230"))
    assert retreat.exiled(play, regiment, play.hex("E3426"))
    assert not retreat.exiled(play, case.number("us-rgt-164"), play.hex("E3426"))


@pytest.mark.rule("WPB-SOL-01", "WPB-SOL-02")
def test_the_solomons_are_one_country_without_garrison() -> None:
    play = at_end(2, ENGINEERS).play
    own = ("E2116", "E2117", "E2217", "E2317", "E2318", "E2417", "E2418", "E2518", "E2519", "E2617")
    east = ("E2618", "E2619", "E2720")
    for label in (*own, *east, "E1613", "E1512", "E1915"):  # New Britain, New Ireland, Bougainville
        assert play.country(play.hex(label)) == "Solomon Islands", label
    assert play.country(play.hex("E1217")) != "Solomon Islands"
    assert "Solomon Islands" not in play.land_card.garrisons
    watched = {play.country(hex) for hex in play.sea.watchers}
    assert watched == {"Solomon Islands"}
    assert len(play.sea.watchers) == 8


@pytest.mark.rule("SC-S3-08", "SC-S3-03", "BR-2-10")
def test_the_owen_stanleys_are_crossed_on_the_track_alone() -> None:
    play = at_end(2, ENGINEERS).play
    land, kokoda = play.land, play.hex("E1118")
    assert not land.tactical  # everything is fought on the main map
    assert land.road(play.hex("E1217"), kokoda)  # from Buna
    assert land.road(kokoda, play.hex("E1018"))  # to Port Moresby
    assert land.mountain_side(kokoda, play.hex("E1218"))
    assert land.price(kokoda, play.hex("E1218")) is None  # no path: nobody marches or retreats there
    assert play.hex("E1218") not in land.near(kokoda)
    attack = Attack(side=ALLIED, hex=play.hex("E1218"), attackers=(), defenders=())
    assert kokoda not in retreat.ways(play, attack, play.tables.number["jn-eng-11"])


# -- barges and carriers ------------------------------------------------------------------------------------


@pytest.mark.rule("BR-9-09", "SC-S3-06")
def test_barges_creep_along_the_coast_by_night_without_fuel() -> None:
    forces = {
        "J1": {"hex": "E2016", "ships": ["jn-barge-1"], "mission": "TRANS", "side": "japan", "fuel": 12}
    }
    play = SolomonsCase("ground_first", ENGINEERS, air=GROUNDED, forces=forces, turn=9, pair=27).play
    play.state.control = {**play.state.control, play.hex("E2016"): ALLIED}  # no port of theirs any more
    assert plots.speeds(play, "J1") == (1,)  # tanks are not asked for
    card = plots.card_of(play, "J1")
    assert plots.reachable(play, "J1", card) == []  # not by day
    found = plots.reachable(play, "J1", msgspec.structs.replace(card, night=True))
    assert found
    assert all(play.land.has(hex) and play.land.coastal(hex) for hex in found)
    play.set_force("J1", moved=True, speed=1)
    fuel.count(play)
    assert play.force("J1").fuel == 12
    other = {"J1": {"hex": "E2016", "ships": ["jn-dd-nowaki"], "mission": "TRANS", "side": "japan"}}
    ships = SolomonsCase("ground_first", ENGINEERS, air=GROUNDED, forces=other, turn=9, pair=27).play
    assert any(not ships.land.has(hex) for hex in plots.reachable(ships, "J1", plots.card_of(ships, "J1")))


@pytest.mark.rule("BR-9-09")
def test_barges_leave_port_without_a_headquarters() -> None:
    nobody = {hq.id: {"at": "", "cp": 0} for hq in TABLES.hqs if hq.side == "japan"}
    lane = {"step": "plotting", "side": 0, "seats": ["japan"], "stacks": [[{"step": "deck", "side": 0}]]}
    case = SolomonsCase(
        "", ENGINEERS, frames=[{"step": "week", "stage": 3}, {"step": "naval_phase", "stage": 4}, lane],
        air=GROUNDED, turn=9, pair=27, subrons={}, war={"hqs": nobody},
        harbour={"E1613": ["jn-barge-1", "jn-barge-2", "jn-dd-nowaki"]}, forces={},
    )  # fmt: skip
    case.refuses("japan", "cast-off jn-dd-nowaki", "BR-9-09")
    case.do("japan", "cast-off jn-barge-1")
    (label,) = case.play.forces_of(JAPAN)
    assert case.play.force(label).speed == 1
    case.do("japan", f"take-card {label}")
    case.refuses("japan", "sortie jn-dd-nowaki", "BR-8-02")  # she has to be activated
    case.do("japan", "sortie jn-barge-2", "by-night")
    assert len(case.play.force(label).ships) == 2
    assert any(answer.startswith("course ") for answer in case.answers("japan"))


@pytest.mark.rule("BR-9-09", "BR-8-01")
def test_barges_hold_up_whom_they_join() -> None:
    lane = {"step": "plotting", "side": 0, "seats": ["japan"], "stacks": [[{"step": "deck", "side": 0}]]}
    case = SolomonsCase(
        "", ENGINEERS, frames=[{"step": "week", "stage": 3}, {"step": "naval_phase", "stage": 4}, lane],
        air=GROUNDED, turn=9, pair=27, subrons={}, harbour={"E1613": ["jn-barge-1"]},
        forces={"J1": {"hex": "E1613", "ships": ["jn-dd-nowaki"], "mission": "TRANS", "speed": 3}},
    )  # fmt: skip
    case.do("japan", "take-card J1", "speed-class 2", "course E1516", "sortie jn-barge-1")
    card = case.play.sea.cards["J1"]
    assert (card.speed, card.route) == (1, ())


@pytest.mark.rule("BR-9-09")
def test_barges_that_are_cut_off_are_gone_at_the_end_of_a_cycle() -> None:
    def left(hex: str, **more: Any) -> bool:
        forces = {"J1": {"hex": hex, "ships": ["jn-barge-1"], "mission": "TRANS", "side": "japan"}}
        play = SolomonsCase(
            "ground_first", ENGINEERS, air=GROUNDED, forces=forces, turn=9, pair=27, **more
        ).play
        barges.vanish(play)
        return "J1" in play.sea.forces

    nobody = {"war": {"hqs": {hq.id: {"at": ""} for hq in TABLES.hqs if hq.side == "japan"}}}
    assert left("E2417")  # linked with Rabaul
    assert not left("E2417", **nobody)
    assert left("E2016", **nobody)  # in port


@pytest.mark.rule("SC-S3-10")
def test_no_more_than_three_carriers_are_at_sea_before_october() -> None:
    def may_sail(turn: int, *decks: str, waiting: str = "jn-cv-junyo") -> bool:
        forces = {
            "J1": {"hex": "E2206", "ships": list(decks), "mission": "CVOPS", "side": "japan"},
            "J2": {"hex": "E1602", "ships": [waiting], "mission": "CVOPS", "side": "japan"},
        }
        case = SolomonsCase("ground_first", ENGINEERS, air=GROUNDED, forces=forces, turn=turn, pair=3 * turn)
        return plots.may_be_active(case.play, "J2", 2)

    three = ("jn-cv-shokaku", "jn-cv-zuikaku", "jn-cvl-ryujo")
    assert may_sail(4, *three[:2])
    assert not may_sail(4, *three)
    assert may_sail(4, *three, waiting="jn-bb-mutsu")  # no carrier
    assert may_sail(TABLES.card.turn_of("0/9/42"), *three)


@pytest.mark.rule("SC-S3-10")
def test_carriers_that_stay_in_port_hear_why() -> None:
    decks = ["jn-cv-shokaku", "jn-cv-zuikaku", "jn-cvl-ryujo"]
    forces = {
        "J1": {"hex": "E2206", "ships": decks, "mission": "CVOPS", "side": "japan", "speed": 2},
        "J2": {"hex": "E1602", "ships": ["jn-cv-junyo"], "mission": "CVOPS", "side": "japan", "speed": 2},
    }
    war = {"crews": {"jn-cv-junyo": "hq-combined-fleet"}, "hqs": {"hq-combined-fleet": {"active": True}}}
    case = SolomonsCase(
        "", ENGINEERS, air=GROUNDED, frames=JAPAN_PLOTS, forces=forces, turn=4, pair=12, subrons={}, war=war
    )
    case.do("japan", "take-card J2")
    case.refuses("japan", "course E1704", "SC-S3-10")


# -- the airfield -------------------------------------------------------------------------------------------


@pytest.mark.rule("SC-S3-07")
def test_marines_or_engineers_finish_the_airfield_in_a_game_turn() -> None:
    def level(unit: str, *others: str, stood: str = "E2519") -> int:
        units = {"E2519": [unit, *others]}
        war = {"stood": {unit: stood}}
        case = SolomonsCase("ground_first", units, air=GROUNDED, control={"E2519": "allied"}, war=war)
        play = case.play
        unfinished.finish(play)
        fresh = GAME.play(play.state)  # what is built counts from the next look on
        hex = fresh.hex("E2519")
        assert (hex in fresh.state.airfields) == bool(fresh.tables.bases[hex].airfield)
        return fresh.tables.bases[hex].airfield

    assert level("mc-rgt-1") == 1
    assert level("us-cb-6") == 1
    assert level("us-rgt-164") == 0  # neither
    assert level("mc-rgt-1", stood="E2518") == 0  # it has only just come
    assert level("mc-rgt-1", "ja-rgt-28") == 0  # it is fought over


# -- the whole game -----------------------------------------------------------------------------------------


def hurried(stream: random.Random, listed: list[Any]) -> Any:
    """A random answer of a player who is often done."""
    by_verb: dict[str, list[Any]] = {}
    for action in listed:
        by_verb.setdefault(action.verb, []).append(action)
    done = "done" in by_verb and stream.random() < 0.3
    return stream.choice(by_verb["done" if done else stream.choice(sorted(by_verb))])


def played(seed: int, answers: int) -> Any:
    """Random play of so many answers, in which nothing is lost without a word."""
    stream, state = random.Random(seed), GAME.start("guadalcanal", seed=seed)
    for _ in range(answers):
        if state.outcome is not None:
            break
        seat, before = state.waiting[0], GAME.conserved(state)
        state, events = GAME.apply(state, seat, hurried(stream, list(GAME.legal(state, seat))))
        GAME.check(state)
        for event in events:
            for key, change in GAME.explained(event).items():
                before[key] += change
        assert GAME.conserved(state) == before
    return state


def test_random_play_keeps_the_laws() -> None:
    state = played(3, 80)
    written = GAME.write_position(state)
    assert written is not None
    again = GAME.position({"scenario": "guadalcanal", **written})
    assert GAME.write_position(again) == written


@pytest.mark.slow
def test_a_random_game_comes_to_its_end() -> None:
    state = played(3, 20_000)
    assert state.outcome is not None
    assert state.turn == TABLES.card.turns - 1 or "fallen" in state.outcome.reason


@pytest.mark.rule("SC-S3-03", "BR-17-01")
def test_landings_are_planned_two_game_turns_ahead_three_by_a_headquarters() -> None:
    plans = [
        {"side": "japan", "hq": "hq-17-army", "target": target, "units": [unit], "turn": 4}
        for target, unit in (("E1419", "ja-rgt-28"), ("E1018", "ja-rgt-124"), ("E2518", "jn-snlf-k3"))
    ]
    play = SolomonsCase("ground_first", {"E1613": ["ja-rgt-28"]}, war={"plans": plans}, turn=5, pair=15).play
    assert not planning.due(play, play.war.plans[0])
    play.state.turn = 6
    assert planning.due(play, play.war.plans[0])
    army = next(at for at, hq in enumerate(play.tables.hqs) if hq.id == "hq-17-army")
    assert army not in planning.planners(play, JAPAN)
    assert planning.planners(play, JAPAN)  # others may
    refusal = planning.why_not(play, JAPAN, parse_action("plan-landing hq-17-army E3231"))
    assert (refusal.rule, refusal.text.count("3 landings")) == ("BR-17-01", 1)
    play.war.plans = play.war.plans[:2]
    assert army in planning.planners(play, JAPAN)


@pytest.mark.rule("SC-S3-03", "BR-17-01")
def test_a_landing_on_a_garrison_is_planned_as_long_as_any_other() -> None:
    plan = {"side": "japan", "hq": "hq-17-army", "target": "E1018", "units": ["ja-rgt-28"], "turn": 4}
    play = SolomonsCase("ground_first", {"E1613": ["ja-rgt-28"]}, war={"plans": [plan]}, turn=5, pair=15).play
    assert play.intrinsic(play.hex("E1018"), ALLIED)  # Port Moresby
    assert not planning.due(play, play.war.plans[0])
    play.state.turn = 6
    assert planning.due(play, play.war.plans[0])


@pytest.mark.rule("SC-S3-03")
def test_japan_may_assault_milne_bay_from_september_on() -> None:
    play = GAME.play(GAME.start("guadalcanal", seed=1))
    (plan,) = planning.of(play, JAPAN)
    assert play.label(plan.target) == "E1419"
    assert play.ids(plan.units) == ("jn-snlf-k5", "jn-snlf-s5")
    assert plan.target not in landings.planned(play, JAPAN)  # not in the first game-turn
    september = play.tables.card.turn_of("2/9/42")
    for turn, ripe in ((september - 1, False), (september, True), (september + 3, True)):
        play.state.turn, play.state.unloaded = turn, plan.units
        assert (plan.target in landings.planned(play, JAPAN)) is ripe
    play.state.turn = 0
    assert len(landings.planned(play, ALLIED)) == 2  # Lunga and Tulagi
