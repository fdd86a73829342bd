"""Kamikaze attacks and scrambles played from the Combat Move phase on, and how they work together."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.kernel.event import Rolled
from flagplot.kernel.words import plain
from tests.pacific_1940.helpers import GAME, Case

OPEN = {"kamikaze_open": 1, "kamikaze_left": 6}


def move(turn: str, units: dict[str, Any], *lines: str, dice: tuple[int, ...] = (), **parts: Any) -> Case:
    """A Combat Move phase in which ``turn`` gives the orders of ``lines`` and is done."""
    case = Case(turn=turn, phase="combat_move", units=units, **parts)
    return case.do(turn, *lines, "done", dice=dice)


def thrown(case: Case) -> list[str]:
    """What the dice were thrown for, in order."""
    return [plain(event.reason) for event in case.events if isinstance(event, Rolled)]


# -- kamikaze: when --------------------------------------------------------------------------------------


@pytest.mark.rule("P40-KAM-01")
@pytest.mark.parametrize("island", ["philippines", "marianas", "okinawa", "iwo_jima"])
def test_any_of_the_four_islands_opens_the_attacks_and_no_other_does(island: str) -> None:
    zone = {"philippines": "sea35", "marianas": "sea22", "okinawa": "sea19", "iwo_jima": "sea17"}[island]
    units = {zone: {"uk": {"transport[infantry]": 1}}}
    case = move("uk", units, f"go {zone} transport assault={island}", control={"philippines": "japan"})
    assert case.state.flags["kamikaze_open"] == 1
    assert case.state.flags["kamikaze_left"] == 6
    other = move("uk", {"sea20": {"uk": {"transport[infantry]": 1}}}, "go sea20 transport assault=formosa")
    assert other.control("formosa") == "uk"
    assert other.state.flags["kamikaze_open"] == 0


@pytest.mark.rule("P40-KAM-01")
def test_japan_taking_the_philippines_opens_nothing() -> None:
    units = {"sea35": {"japan": {"transport[infantry]": 1}}}
    case = move("japan", units, "go sea35 transport assault=philippines")
    assert case.control("philippines") == "japan"
    assert case.state.flags["kamikaze_open"] == 0


@pytest.mark.rule("P40-KAM-04")
def test_ships_that_only_pass_or_come_in_noncombat_movement_give_no_occasion() -> None:
    units = {
        "sea21": {"usa": {"destroyer": 1}},
        "sea19": {"usa": {"cruiser": 1}},
        "sea6": {"japan": {"transport": 1}},
    }
    # through zone 19, where the cruiser has been lying, into zone 6, which is another kamikaze zone
    passing = move("usa", units, "go sea21>sea19>sea6 destroyer", flags=OPEN)
    assert passing.legal("japan") == ["kamikaze sea6 usa:destroyer~done", "done"]
    passing.refuses("japan", "kamikaze sea19 usa:cruiser", "P40-KAM-04")
    quiet = Case(turn="usa", phase="noncombat_move", units={"sea21": {"usa": {"cruiser": 1}}}, flags=OPEN)
    quiet.do("usa", "go sea21>sea19 cruiser")
    assert quiet.waiting == ("usa",)


@pytest.mark.rule("P40-KAM-04")
@pytest.mark.rule("P40-KAM-14")
def test_a_submarine_moving_in_exposes_a_friends_battleship() -> None:
    units = {
        "sea21": {"anzac": {"submarine": 1}},
        "sea19": {"usa": {"battleship": 1}, "japan": {"transport": 1}},
    }
    case = move("anzac", units, "go sea21>sea19 submarine", flags=OPEN)
    assert case.legal("japan") == ["kamikaze sea19 usa:battleship", "done"]
    case.do("japan", "kamikaze sea19 usa:battleship", "done", dice=[2])
    assert case.units("sea19") == {"anzac": {"submarine": 1}, "usa": {"battleship*": 1}}


@pytest.mark.rule("P40-KAM-14")
def test_ships_at_peace_with_japan_are_no_targets() -> None:
    units = {
        "sea21": {"uk": {"destroyer": 1}},
        "sea19": {"usa": {"battleship": 1}, "japan": {"transport": 1}},
    }
    war = ["china", "uk", "anzac"]
    case = move("uk", units, "go sea21>sea19 destroyer", flags=OPEN, war=war, options={"politics": "errata"})
    assert case.legal("japan") == ["kamikaze sea19 uk:destroyer~done", "done"]
    case.refuses("japan", "kamikaze sea19 usa:battleship", "P40-KAM-14")


@pytest.mark.rule("P40-KAM-03")
@pytest.mark.rule("P40-KAM-05")
def test_refusals_name_the_rule_however_loosely_the_ship_is_named() -> None:
    units = {
        "sea21": {"usa": {"carrier": 1, "submarine": 1, "transport": 1}},
        "sea18": {"usa": {"cruiser": 1}},
        "sea19": {"japan": {"transport": 1}},
    }
    case = move("usa", units, "go sea21>sea19 carrier submarine transport", flags=OPEN)
    case.refuses("japan", "kamikaze sea18 usa:cruiser", "P40-KAM-03")
    case.refuses("japan", "kamikaze sea6 usa:carrier", "P40-KAM-04")
    for name in ("usa:transport", "transport", "usa:submarine", "submarine"):
        case.refuses("japan", f"kamikaze sea19 {name}", "P40-KAM-05")
    case.refuses("japan", "kamikaze sea19 usa:cruiser", "P40-KAM-05")  # it is not there
    case.refuses("japan", "kamikaze sea19 japan:transport", "P40-KAM-05")
    assert case.refuses("japan", "kamikaze atlantis usa:carrier").fault == "malformed"
    assert case.refuses("japan", "kamikaze sea19").fault == "malformed"
    assert case.refuses("usa", "kamikaze sea19 usa:carrier").fault == "stale"
    for name in ("usa:carrier~done", "usa:carrier", "carrier"):
        assert case.can("japan", f"kamikaze sea19 {name}")


def test_a_type_that_two_powers_have_must_be_named_with_its_owner() -> None:
    units = {
        "sea21": {"usa": {"cruiser": 2}},
        "sea19": {"uk": {"cruiser": 1}, "japan": {"transport": 1}},
    }
    case = move("usa", units, "go sea21>sea19 cruiser:2", flags=OPEN)
    assert case.refuses("japan", "kamikaze sea19 cruiser").fault == "malformed"
    assert GAME.resolve(case.state, "japan", "kamikaze sea19 uk:cruiser")[0].args[1] == "uk:cruiser"
    ship = GAME.resolve(case.state, "japan", "kamikaze sea19 usa:cruiser")
    assert [str(action) for action in ship] == ["kamikaze sea19 usa:cruiser~done ship1"]


# -- kamikaze: what they do ------------------------------------------------------------------------------


@pytest.mark.rule("P40-KAM-06")
@pytest.mark.rule("P40-KAM-09")
@pytest.mark.rule("P40-KAM-13")
def test_all_zones_and_ships_are_declared_before_the_first_die() -> None:
    units = {
        "sea21": {"usa": {"cruiser": 1, "destroyer": 1}},
        "sea19": {"japan": {"transport": 1}},
        "sea20": {"japan": {"transport": 1}},
    }
    lines = ("go sea21>sea19 cruiser", "go sea21>sea20 destroyer")
    case = move("usa", units, *lines, flags=OPEN)
    case.do("japan", "kamikaze sea20 usa:destroyer", "kamikaze sea19 usa:cruiser")
    case.do("japan", "kamikaze sea20 usa:destroyer")
    assert case.state.rolls == 0
    # dice in the order of declaration: the destroyer is missed and hit, the cruiser missed
    case.do("japan", "done", dice=[3, 3, 2])
    assert case.state.flags["kamikaze_left"] == 3
    assert case.units("sea19")["usa"] == {"cruiser": 1}
    assert "usa" not in case.units("sea20")


@pytest.mark.rule("P40-KAM-13")
def test_a_second_hit_on_a_ship_already_sunk_is_wasted() -> None:
    units = {
        "sea21": {"usa": {"destroyer": 1, "cruiser": 1}},
        "sea19": {"japan": {"transport": 1}},
    }
    case = move("usa", units, "go sea21>sea19 destroyer cruiser", flags=OPEN)
    case.do("japan", "kamikaze sea19 usa:destroyer 2", "done", dice=[1, 1])
    assert case.units("sea19")["usa"] == {"cruiser": 1}
    assert case.state.flags["kamikaze_left"] == 4


@pytest.mark.rule("P40-KAM-10")
def test_with_every_attacker_sunk_there_is_no_battle_left() -> None:
    units = {"sea21": {"usa": {"destroyer": 1}}, "sea19": {"japan": {"submarine": 1, "cruiser": 1}}}
    case = move("usa", units, "go sea21>sea19 destroyer", flags=OPEN)
    case.do("japan", "kamikaze sea19 usa:destroyer", "done", dice=[2])
    assert case.units("sea19") == {"japan": {"submarine": 1, "cruiser": 1}}
    assert case.step == "noncombat_move"


@pytest.mark.rule("P40-KAM-11")
@pytest.mark.rule("P40-CVS-16")
@pytest.mark.rule("P40-CVS-09")
def test_launched_aircraft_of_a_carrier_damaged_by_kamikaze_fight_on_and_cannot_land_on_it() -> None:
    units = {
        "sea21": {"usa": {"carrier[fighter,fighter]": 1, "carrier": 1}},
        "sea19": {"japan": {"transport": 1, "destroyer": 1}},
    }
    lines = ("go sea21>sea19 carrier[fighter,fighter] carrier", "go sea21>sea19 fighter:2")
    case = move("usa", units, *lines, flags=OPEN)
    # the fighters attack (3, 3) although one carrier is damaged; destroyer and transport are gone
    case.do("japan", "kamikaze sea19 usa:carrier ship1", "done", dice=[1, 3, 3, 6])
    assert case.units("sea19") == {"usa": {"carrier*": 1, "carrier": 1, "fighter": 2}}
    case.do("usa", "done")
    assert case.units("sea19") == {"usa": {"carrier*": 1, "carrier[fighter,fighter]": 1}}


@pytest.mark.rule("P40-CVS-16")
@pytest.mark.rule("P40-CVS-09")
def test_with_the_only_deck_damaged_the_aircraft_must_land_elsewhere() -> None:
    units = {
        "sea21": {"usa": {"carrier[fighter,fighter]": 1}},
        "sea19": {"japan": {"transport": 1}},
    }
    lines = ("go sea21>sea19 carrier", "go sea21>sea19 fighter:2")
    case = move("usa", units, *lines, flags=OPEN)
    case.do("japan", "kamikaze sea19 usa:carrier", "done", dice=[1])
    assert case.units("sea19", marks=True) == {"usa": {"carrier*~done": 1, "fighter~aloft3": 2}}
    case.refuses("usa", "done", "P40-NCM-20")  # they can be saved, so they must be
    case.do("usa", "go sea19>guam fighter:2", "done")  # zone 21, Guam: two of three points
    assert case.units("sea19") == {"usa": {"carrier*": 1}}
    assert case.units("guam") == {"usa": {"fighter": 2}}


@pytest.mark.rule("P40-KAM-15")
def test_own_carrier_guests_are_cargo_and_stay_trapped_aboard() -> None:
    units = {
        "sea21": {"usa": {"carrier[fighter,uk:fighter]": 1}},
        "sea19": {"japan": {"transport": 1}},
    }
    case = move("usa", units, "go sea21>sea19 carrier", flags=OPEN)
    case.do("japan", "kamikaze sea19 usa:carrier", "done", dice=[2])
    assert case.units("sea19") == {"usa": {"carrier*[uk:fighter]": 1}}  # the transport was sunk
    assert case.units("sea21") == {"usa": {"fighter": 1}}  # left behind in the air


@pytest.mark.rule("P40-KAM-15")
@pytest.mark.rule("P40-NCM-04")
@pytest.mark.rule("P40-NCM-05")
def test_aircraft_of_a_friends_sunk_carrier_land_as_stranded_defenders() -> None:
    """Section 12, item 49."""
    units = {
        "sea21": {"uk": {"destroyer": 1}},
        "sea19": {"usa": {"carrier[fighter,tactical_bomber]": 1}, "japan": {"transport": 1}},
        "sea18": {"anzac": {"carrier[fighter]": 1}},
    }
    case = move("uk", units, "go sea21>sea19 destroyer", flags=OPEN)
    case.do("japan", "kamikaze sea19 usa:carrier 2", "done", dice=[2, 2])
    # one free deck next door for two aircraft: the US chooses before the UK moves anything
    assert case.waiting == ("usa",)
    assert case.legal("usa") == [
        "land fighter~stranded@sea19 sea18",
        "land tactical_bomber~stranded@sea19 sea18",
    ]
    case.refuses("usa", "land fighter guam", "P40-NCM-04")
    case.refuses("usa", "land fighter okinawa", "P40-NCM-04")
    case.do("usa", "land tactical_bomber sea18")
    assert case.units("sea18") == {"anzac": {"carrier[fighter,usa:tactical_bomber]": 1}}
    assert case.units("sea19") == {"uk": {"destroyer": 1}}
    assert case.step == "noncombat_move"


@pytest.mark.rule("P40-KAM-12")
@pytest.mark.rule("P40-AMP-13")
def test_a_kamikaze_silences_its_own_zone_only() -> None:
    units = {
        "sea20": {"usa": {"battleship": 1, "transport[infantry]": 1}},
        "sea36": {"usa": {"cruiser": 1, "transport[tank]": 1}},
        "sea35": {"usa": {"destroyer": 1}},
        "formosa": {"japan": {"infantry": 1}},
        "hainan": {"japan": {"infantry": 1}},
    }
    lines = (
        "go sea20 transport assault=formosa",
        "go sea36 transport assault=hainan",
        "go sea35>sea20 destroyer",
    )
    case = move("usa", units, *lines, flags=OPEN)
    case.do("japan", "kamikaze sea20 usa:destroyer", "done", dice=[6])
    # Formosa without the battleship: infantry 6, infantry 1 kills it
    case.do("usa", "fight formosa", dice=[6, 1])
    assert case.legal("usa") == ["bombard cruiser hainan", "done"]
    case.refuses("usa", "bombard battleship hainan", "P40-AMP-13")
    case.do("usa", "bombard cruiser hainan", dice=[3, 6])
    assert case.control("hainan") == "usa"
    assert case.control("formosa") == "japan"


@pytest.mark.rule("P40-KAM-12")
@pytest.mark.rule("P40-AMP-13")
def test_the_refusal_names_the_kamikaze_attack() -> None:
    units = {
        "sea21": {"usa": {"battleship": 1, "transport[infantry,infantry]": 1}},
        "okinawa": {"japan": {"infantry": 2}},
    }
    case = move("usa", units, "go sea21>sea19 battleship transport assault=okinawa", flags=OPEN)
    case.do("japan", "kamikaze sea19 usa:battleship", "done", dice=[6])
    case.refuses("usa", "bombard battleship okinawa", "P40-AMP-07")  # the landing comes first
    # two infantry 6 6 against 6 6; seaborne units fight on without a question, 1 1 against 6 6
    case.do("usa", "land all okinawa", dice=[6, 6, 6, 6, 1, 1, 6, 6])
    assert case.control("okinawa") == "usa"
    assert not any("bombardment" in reason for reason in thrown(case))


@pytest.mark.rule("P40-KAM-12")
@pytest.mark.rule("P40-AMP-07")
@pytest.mark.rule("P40-CBT-06")
def test_kamikaze_dice_scramble_raid_then_the_sea_combat_of_the_assault() -> None:
    """Section 12, item 1."""
    units = {
        "sea22": {"usa": {"battleship": 1, "transport[infantry,infantry]": 1}},
        "iwo_jima": {"japan": {"infantry": 1, "fighter": 1}},
        "guam": {"usa": {"strategic_bomber": 1}},
        "okinawa": {"japan": {"infantry": 1}},
    }
    case = move(
        "usa",
        units,
        "go sea22>sea17 battleship transport assault=iwo_jima",
        "go guam>okinawa strategic_bomber as=raid",
        flags=OPEN,
        facilities={"iwo_jima": {"airbase": 0}, "okinawa": {"airbase": 0}},
    )
    case.do("japan", "kamikaze sea17 usa:battleship", "done", dice=[6])
    assert case.step == "scramble"
    # raid: base 6, damage 2; sea combat: battleship 5, fighter 5, and the US may think again
    case.do("japan", "scramble iwo_jima fighter", dice=[6, 2, 5, 5])
    order = [reason.split(" ")[0] for reason in thrown(case)]
    assert order == ["kamikaze", "airbase", "bombs", "usa", "japan"]
    assert case.facilities("okinawa")[0] == 2
    case.do("usa", "press", dice=[4, 6])
    case.refuses("usa", "bombard battleship iwo_jima", "P40-AMP-07")
    case.do("usa", "land all iwo_jima", dice=[1, 6, 6])
    assert case.control("iwo_jima") == "usa"


# -- scramble --------------------------------------------------------------------------------------------


def carolines(force: dict[str, Any], *lines: str, **parts: Any) -> Case:
    """The US, coming from zone 32, assaults the Carolines or attacks in the zone around them."""
    garrison = parts.pop("garrison", {"japan": {"fighter": 2, "infantry": 1}})
    units = {"sea32": {"usa": force}, "caroline_islands": garrison, **parts.pop("others", {})}
    return move("usa", units, *lines, **parts)


@pytest.mark.rule("P40-SCR-01")
@pytest.mark.rule("P40-SCR-02")
def test_what_may_scramble_and_the_reasons_against_the_rest() -> None:
    garrison = {"japan": {"fighter": 2, "tactical_bomber": 1, "strategic_bomber": 1, "infantry": 1}}
    case = carolines({"transport[infantry]": 1}, "go sea32>sea33 transport", garrison=garrison)
    assert case.legal("japan") == [
        "scramble caroline_islands fighter 1",
        "scramble caroline_islands fighter 2",
        "scramble caroline_islands tactical_bomber 1",
        "done",
    ]
    case.refuses("japan", "scramble caroline_islands strategic_bomber 1", "P40-SCR-02")
    case.refuses("japan", "scramble caroline_islands infantry 1", "P40-SCR-01")
    case.refuses("japan", "scramble caroline_islands fighter 3", "P40-SCR-01")
    case.refuses("japan", "scramble caroline_islands fighter:3", "P40-SCR-01")
    case.refuses("japan", "scramble japan fighter 1", "P40-SCR-12")
    case.refuses("japan", "scramble okinawa fighter 1", "P40-SCR-01")  # no airbase
    case.refuses("japan", "scramble korea fighter 1", "P40-SCR-01")  # no island
    assert case.refuses("japan", "scramble atlantis fighter 1").fault == "malformed"
    assert case.refuses("japan", "scramble caroline_islands zeppelin 1").fault == "malformed"
    assert case.refuses("usa", "scramble caroline_islands fighter 1").fault == "stale"
    case.do("japan", "scramble caroline_islands fighter:2")
    case.do("japan", "scramble caroline_islands tactical_bomber", dice=[6, 6, 6])  # nobody is left
    assert case.legal("usa") == ["press", "retreat sea32"]


@pytest.mark.rule("P40-SCR-12")
def test_ships_that_pass_call_nobody_up() -> None:
    others = {"sea22": {"japan": {"destroyer": 1}}}
    case = carolines({"cruiser": 1}, "go sea32>sea33>sea22 cruiser", others=others, dice=(6, 6))
    assert case.legal("usa") == ["press", "retreat sea33"]  # in zone 22 at once: nobody was asked
    assert case.units("caroline_islands") == {"japan": {"fighter": 2, "infantry": 1}}


@pytest.mark.rule("P40-SCR-03")
@pytest.mark.rule("P40-SCR-04")
def test_scrambled_aircraft_defend_at_their_own_values_beside_ships() -> None:
    garrison = {"japan": {"fighter": 1, "tactical_bomber": 1}}
    others = {"sea33": {"japan": {"destroyer": 1}}}
    case = carolines({"cruiser": 2}, "go sea32>sea33 cruiser:2", garrison=garrison, others=others)
    case.do("japan", "scramble caroline_islands fighter 1")
    # cruisers 6 6; fighter 4 hits, tactical bomber at 3 misses with a 4, destroyer misses
    case.do("japan", "scramble caroline_islands tactical_bomber 1", dice=[6, 6, 4, 4, 6])
    assert case.units("sea33") == {}
    strip = GAME.view(case.state, None).panels["battle"]
    assert [(u["kind"], u["count"]) for u in strip["attackers"]] == [("cruiser", 1)]
    assert {u["kind"] for u in strip["defenders"]} == {"destroyer", "fighter", "tactical_bomber"}


@pytest.mark.rule("P40-SCR-03")
@pytest.mark.rule("P40-SUB-14")
def test_a_submarine_is_no_target_of_scrambled_aircraft_without_a_destroyer() -> None:
    others = {"sea33": {"japan": {"transport": 1}}}
    case = carolines({"submarine": 2}, "go sea32>sea33 submarine:2", others=others)
    case.do("japan", "scramble caroline_islands fighter 2")
    # neither side can hit the other: the transport is lost, the submarines may stay or leave
    assert case.legal("usa") == ["stay", "retreat sea32"]
    case.do("usa", "stay")
    assert case.units("sea33") == {"usa": {"submarine": 2}}
    assert case.units("caroline_islands") == {"japan": {"fighter": 2, "infantry": 1}}


@pytest.mark.rule("P40-SCR-05")
@pytest.mark.rule("P40-AMP-31")
def test_the_island_is_defended_without_its_scrambled_aircraft_but_guns_still_fire() -> None:
    """Section 12, item 3."""
    garrison = {"japan": {"fighter": 2, "infantry": 1, "aa_gun": 1}}
    force = {"cruiser": 1, "transport[infantry,infantry]": 1, "carrier[fighter]": 1}
    lines = (
        "go sea32>sea33 cruiser transport carrier assault=caroline_islands",
        "go sea32>caroline_islands fighter",
    )
    case = carolines(force, *lines, garrison=garrison)
    case.do("japan", "scramble caroline_islands fighter 1", "done", dice=[3, 6])  # shot down by the cruiser
    # gun 6 at the fighter; fighter and two infantry fire; on the ground one fighter and the infantry
    case.do("usa", "land all caroline_islands", dice=[6, 3, 6, 6])
    assert [u["text"] for u in GAME.view(case.state, None).panels["battle"]["defenders"]] == [
        "infantry",
        "fighter",
    ]


@pytest.mark.rule("P40-SCR-06")
@pytest.mark.rule("P40-SCR-09")
@pytest.mark.rule("P40-NCM-06")
def test_survivors_are_home_before_the_attacker_moves() -> None:
    case = carolines({"cruiser": 1}, "go sea32>sea33 cruiser", others={"sea33": {"japan": {"transport": 1}}})
    case.do("japan", "scramble caroline_islands fighter 2", dice=[6, 6, 6])
    case.do("usa", "retreat sea32")
    assert case.step == "noncombat_move"
    assert case.units("caroline_islands", marks=True)["japan"] == {"fighter": 2, "infantry": 1}


@pytest.mark.rule("P40-SCR-10")
def test_the_base_counts_as_it_is_when_scrambling_is_decided() -> None:
    """Section 12, item 28: a raid of the same phase comes too late to keep the fighters down."""
    case = carolines(
        {"transport[infantry]": 1},
        "go sea32>sea33 transport",
        "go wake_island>caroline_islands strategic_bomber as=raid",
        others={"wake_island": {"usa": {"strategic_bomber": 1}}},
        facilities={"caroline_islands": {"airbase": 2, "naval_base": None}},
    )
    assert case.step == "scramble"
    case.do("japan", "scramble caroline_islands fighter 2", dice=[6, 6, 6, 6])  # both miss the transport
    assert case.facilities("caroline_islands")[0] == 6
    # the base is wrecked, yet both fighters are over the zone
    assert [u["count"] for u in GAME.view(case.state, None).panels["battle"]["defenders"]] == [2]


@pytest.mark.rule("P40-SCR-13")
def test_each_owner_is_asked_in_turn_order_and_may_decline() -> None:
    units = {
        "sea25": {"japan": {"cruiser": 1}},
        "sea26": {"usa": {"transport": 1}},
        "hawaiian_islands": {"anzac": {"fighter": 1}, "usa": {"fighter": 1}},
    }
    case = move("japan", units, "go sea25>sea26 cruiser")
    assert case.waiting == ("usa",)
    case.refuses("usa", "scramble hawaiian_islands anzac:fighter 1", "P40-SCR-13")
    case.do("usa", "done")
    assert case.waiting == ("anzac",)
    case.do("anzac", "scramble hawaiian_islands fighter", dice=[3, 6])
    # the cruiser may shoot the fighter down; then the transport is defenseless
    assert case.units("sea26") == {"japan": {"cruiser": 1}}
    assert case.units("hawaiian_islands") == {"usa": {"fighter": 1}}


@pytest.mark.rule("P40-SCR-14")
def test_a_fighter_that_scrambled_cannot_intercept() -> None:
    case = carolines(
        {"transport[infantry]": 1},
        "go sea32>sea33 transport",
        "go wake_island>caroline_islands strategic_bomber as=raid",
        others={"wake_island": {"usa": {"strategic_bomber": 1}}},
        facilities={"caroline_islands": {"naval_base": None}},
    )
    case.do("japan", "scramble caroline_islands fighter 1", "done")
    assert case.step == "raid"
    assert case.legal("japan") == ["intercept 0", "intercept 1"]
    case.refuses("japan", "intercept 2", "P40-SBR-06")


@pytest.mark.rule("P40-SCR-11")
@pytest.mark.rule("P40-AMP-06")
@pytest.mark.rule("P40-AIR-24")
def test_aircraft_are_split_before_anybody_scrambles_and_do_not_switch() -> None:
    """Section 12, item 47."""
    force = {"carrier[fighter,tactical_bomber]": 1, "transport[infantry]": 1}
    lines = (
        "go sea32>sea33 carrier transport assault=caroline_islands",
        "go sea32>sea33 fighter",
        "go sea32>caroline_islands tactical_bomber",
    )
    case = carolines(force, *lines)
    # nobody scrambles; the tactical bomber, at 3 without a fighter beside it, misses with a 4, the infantry
    # with a 6; two fighters and an infantry answer
    case.do("japan", "done", dice=[4, 6, 6, 6, 6])
    assert case.units("sea33", marks=True)["usa"]["fighter~attacking3"] == 1
    assert case.legal("usa") == ["press", "withdraw air"]


@pytest.mark.rule("P40-SCR-03")
@pytest.mark.rule("P40-GCB-30")
def test_unescorted_transports_may_flee_from_a_scrambled_fighter_or_are_lost() -> None:
    """Section 12, item 2."""
    case = carolines({"transport[infantry]": 2}, "go sea32>sea33 transport:2 assault=caroline_islands")
    case.do("japan", "scramble caroline_islands fighter 1", "done", dice=[4])
    assert case.legal("usa") == ["press", "retreat sea32"]
    case.do("usa", "press", dice=[5])
    case.do("usa", "retreat sea32")
    assert case.units("sea32") == {"usa": {"transport[infantry]": 1}}
    assert case.control("caroline_islands") == "japan"
    # ships that did not move in have nowhere to go
    stuck = move(
        "usa",
        {"sea33": {"usa": {"transport[infantry]": 1}}, "caroline_islands": {"japan": {"fighter": 1}}},
        "go sea33 transport assault=caroline_islands",
    )
    stuck.do("japan", "scramble caroline_islands fighter")
    assert stuck.units("sea33") == {}


@pytest.mark.rule("P40-GCB-37")
@pytest.mark.rule("P40-AMP-20")
def test_submarine_and_transport_against_a_scrambled_fighter() -> None:
    """Section 12, item 51: dice that could hit nobody are not thrown."""
    force = {"submarine": 1, "transport[infantry,infantry]": 1}
    case = carolines(force, "go sea32>sea33 submarine transport", garrison={"japan": {"fighter": 1}})
    case.do("japan", "scramble caroline_islands fighter")
    case.do("usa", "submerge 0", dice=[4])  # only the fighter's die
    assert case.legal("usa") == ["stay", "retreat sea32"]
    case.do("usa", "stay")
    assert case.units("sea33") == {"usa": {"submarine": 1}}
    assert case.control("caroline_islands") == "japan"


@pytest.mark.rule("P40-AMP-34")
def test_idle_ships_are_drawn_in_and_could_not_leave_before() -> None:
    """Section 12, item 46."""
    case = Case(
        turn="usa",
        phase="combat_move",
        units={
            "sea32": {"usa": {"transport[infantry]": 1}},
            "sea33": {"usa": {"destroyer": 1}, "uk": {"cruiser": 1}},
            "caroline_islands": {"japan": {"fighter": 1}},
        },
    )
    case.refuses("usa", "go sea33>sea34 destroyer")  # the zone is not hostile: no combat move away
    case.do("usa", "go sea32>sea33 transport", "done")
    case.do("japan", "scramble caroline_islands fighter", dice=[6, 4])
    # the destroyer must take the hit, the British cruiser cannot
    assert case.legal("usa") == ["press", "retreat sea32"]
    case.do("usa", "retreat sea32")
    assert case.units("sea33") == {"uk": {"cruiser": 1}}
    assert case.units("sea32") == {"usa": {"transport[infantry]": 1}}
    spared = Case(
        turn="usa",
        phase="combat_move",
        units={
            "sea32": {"usa": {"transport[infantry]": 1}},
            "sea33": {"usa": {"destroyer": 1}},
            "caroline_islands": {"japan": {"fighter": 1, "infantry": 1}},
        },
    )
    spared.do("usa", "go sea32>sea33 transport", "done")
    spared.do("japan", "done", dice=[6, 6, 2])  # the infantry lands and dies without any sea combat
    assert spared.can("usa", "go sea33>sea34 destroyer")  # it has not fought
