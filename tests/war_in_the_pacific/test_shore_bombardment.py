"""Ships bombard a base, also on their way; its battery answers. [3.5, 17.2, 40.2]"""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.war_in_the_pacific import positions
from flagplot.games.war_in_the_pacific.combat import odds
from flagplot.games.war_in_the_pacific.combat.frames import Attack
from flagplot.games.war_in_the_pacific.ground import phase
from flagplot.games.war_in_the_pacific.ground.frames import GroundPhase
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN
from flagplot.kernel.event import Rolled
from tests.war_in_the_pacific import ashore
from tests.war_in_the_pacific.afloat import GROUNDED, SeaCase

U17 = {"hex": "F3030", "ships": ["us-cv-yorktown"], "mission": "CVOPS"}
CRUISERS = ["jn-ca-kumano", "jn-ca-suzuya"]


def off_midway(ships: list[str], *entries: str, mission: str = "BOMB", **more: Any) -> SeaCase:
    """Ships that have come from F1134 to bombard Midway, with the garrison and its battery of 6."""
    force = {"hex": "F1134", "ships": ships, "mission": mission, "speed": 2}
    units = {"F1234": ["mc-def-6"], **more.pop("units", {})}
    forces = {"U17": U17, "J4": force}
    case = SeaCase("naval", forces=forces, subrons={}, air=GROUNDED, units=units, **more)
    case.do("allied", "no", dice=[6, 6, 1, 1])
    case.do("japan", "first", "take-card J4", *entries, "file-card", "done")
    case.do("allied", "done")
    case.do("allied", "done")
    return case


@pytest.mark.rule("BR-3-05", "BR-3-30", "BR-17-09")
def test_a_mission_hex_on_the_way_is_bombarded_and_the_force_sails_on() -> None:
    case = off_midway(CRUISERS, "course F1234", "course F1334", "aim F1234")
    assert case.where("J4") == "F1234"
    case.do("japan", "bombard-base airfield", "all-ships", "open-fire")
    case.do("allied", "done", dice=[5])  # 20 points: S
    assert case.state.airfields[case.play.hex("F1234")] == 1
    case.do("japan", "go-on")  # she was seen off the base, and so may stop
    assert case.where("J4") == "F1334"


@pytest.mark.rule("BR-3-05")
def test_a_mission_hex_at_the_start_is_bombarded_before_the_force_leaves() -> None:
    case = off_midway(CRUISERS, "aim F1134", "course F1133")
    assert case.where("J4") == "F1133"  # open sea: nothing to bombard
    force = {"hex": "F1234", "ships": CRUISERS, "mission": "BOMB", "speed": 3, "located": True}
    units = {"F1234": ["mc-def-6"]}
    case = SeaCase("naval", forces={"U17": U17, "J4": force}, subrons={}, air=GROUNDED, units=units)
    case.do("allied", "no", dice=[6, 6, 1, 1])
    case.do("japan", "first", "take-card J4", "aim F1234", "course F1133", "file-card", "done")
    case.do("allied", "done")
    case.do("allied", "done")
    case.do("japan", "bombard-base airfield", "all-ships", "open-fire")
    case.do("allied", "done", dice=[5])
    assert case.where("J4") == "F1133"


@pytest.mark.rule("WPA-CBT-14", "WPA-CBT-18", "BR-11-01")
def test_ships_stronger_than_the_battery_fire_as_they_were() -> None:
    """Surface 10 against a battery of 6: simultaneous. A cruiser at D4 still counts for her 10 points."""
    case = off_midway(CRUISERS, "course F1234")
    case.do("japan", "bombard-base airfield", "all-ships", "open-fire")
    case.do("allied", "shell jn-ca-kumano 6", dice=[1, 6, 6, 3, 5])  # 2:1, 12: D4, critical; the airfield
    assert case.damage("jn-ca-kumano") == 4
    assert case.state.airfields[case.play.hex("F1234")] == 1  # 5 in 11-20 is S, in 6-10 nothing


@pytest.mark.rule("WPA-CBT-17")
def test_a_battery_as_strong_as_the_ships_fires_first() -> None:
    case = off_midway(["jn-cl-jintsu"], "course F1234")  # Surface 3
    case.do("japan", "bombard-base airfield", "all-ships", "open-fire")
    case.do("allied", "shell jn-cl-jintsu 6", dice=[1, 4, 5, 6])  # 3:1, 9: D3; of Bombardment 2 is left 1
    assert case.damage("jn-cl-jintsu") == 3
    thrown = [event.reason for event in case.events if isinstance(event, Rolled)]
    assert "bombardment of the airfield of F1234, strength 2" in [
        reason.replace("{", "").replace("}", "") for reason in thrown
    ]


@pytest.mark.rule("WPA-CBT-16", "WPA-CBT-19")
def test_a_battery_that_held_its_fire_fires_at_the_transports_after_the_bombardment() -> None:
    ships = ["jn-cl-jintsu", "jn-msu-15"]
    more = {"mission": "AMPH", "units": {"jn-msu-15": ["ja-rgt-28:2"]}}
    case = off_midway(ships, "course F1234", **more)
    case.do("japan", "bombard-base battery", "all-ships", "open-fire")
    assert [one for one in case.answers("allied") if "msu" in one] == []
    case.do("allied", "done", dice=[6])
    case.do("japan", "done") if case.state.waiting == ("japan",) else None
    assert [one for one in case.answers("allied") if "jintsu" in one] == []
    assert "shell jn-msu-15 6" in case.answers("allied")
    again = off_midway(ships, "course F1234", **more)
    again.do("japan", "bombard-base battery", "all-ships", "open-fire")
    again.do("allied", "shell jn-cl-jintsu 6", dice=[6, 1, 1, 6])
    assert "shell jn-msu-15 6" not in again.answers(again.state.waiting[0])  # one attack in a Naval Phase


@pytest.mark.rule("BR-3-29", "BR-16-01")
@pytest.mark.parametrize(("active", "asked"), [(1, "japan"), (2, "allied")])
def test_a_bombardment_is_an_active_phase_of_those_the_class_allows(active: int, asked: str) -> None:
    """Battleships of class 2 that hold off Midway bombard in two Naval Phases of a game-turn."""
    force = {"hex": "F1234", "ships": ["jn-bb-nagato"], "mission": "BOMB", "speed": 2, "located": True}
    forces = {"U17": U17, "J2": {**force, "active": active}}
    case = SeaCase("naval", forces=forces, subrons={}, air=GROUNDED, units={"F1234": ["mc-def-6"]})
    case.do("allied", "no", dice=[6, 6, 1, 1])
    case.do("japan", "first", "done")
    case.do("allied", "done")
    case.do("allied", "done")
    assert case.state.waiting == (asked,)  # the ships, or the battery at ships that lie there
    if active == 1:
        case.do("japan", "bombard-base airfield", "all-ships", "open-fire")
        case.do("allied", "done", dice=[6])
        assert case.state.shots[case.play.tables.ship_number["jn-bb-nagato"]] == 1


@pytest.mark.rule("WPA-CBT-05", "WPA-CBT-06", "WPA-CBT-04", "BR-11-11")
@pytest.mark.parametrize(
    ("target", "fort", "battery"),
    [("fort-battery", 2, 5), ("battery-fort", 1, 4), ("fort", 3, 6), ("battery", 0, 4)],
)
def test_fort_and_battery_of_a_base_share_damage(target: str, fort: int, battery: int) -> None:
    """88 points, die 6: D3 on a fort of 3 whole levels; of both the one named first takes odd levels."""
    ships = ["jn-bb-yamato", "jn-bb-nagato", "jn-bb-mutsu"]
    case = off_midway(ships, "course F1234", forts={"F1234": [3, 6, 0]})
    case.do("japan", f"bombard-base {target}", "all-ships")
    case.do("japan", "open-fire")
    case.do("allied", "done", dice=[6])
    hex = case.play.hex("F1234")
    assert case.state.forts[hex][3] == fort
    assert case.state.batteries[hex][0] - case.state.batteries[hex][1] == battery


@pytest.mark.rule("BR-23-24")
@pytest.mark.parametrize(
    ("shelled", "helped"), [([20, 19], (1, 0)), ([0, 20], (0, 1)), ([20, 30], (1, 1)), (20, (1, 1))]
)
def test_ships_help_only_the_attack_of_their_own_side(shelled: Any, helped: tuple[int, int]) -> None:
    units = ["ja-rgt-55", "br-bde-8ind"]
    case = ashore.LandCase("ground_first", {"A3731": units}, shelled={"A3731": shelled})
    japan, allied = (ashore.TABLES.number[unit] for unit in units)
    hex, found = case.play.hex("A3731"), []
    for side, one, other in ((JAPAN, japan, allied), (ALLIED, allied, japan)):
        frame = Attack(hex=hex, side=side, attackers=(one,), defenders=(other,))
        found.append(odds.support_drm(case.play, frame))
    assert tuple(found) == helped
    assert positions.write(ashore.TABLES, case.state)["shelled"] == {"A3731": shelled}


@pytest.mark.rule("BR-23-24")
def test_of_each_side_the_strongest_bombardment_counts_until_the_ground_phase_ends() -> None:
    case = ashore.LandCase("ground_second", {"A3731": ["ja-rgt-55"]})
    play, hex = case.play, case.play.hex("A3731")
    for side, strength in ((JAPAN, 12), (ALLIED, 25), (JAPAN, 9)):
        play.note_fire(hex, side, strength)
    assert (play.fired_on(hex, JAPAN), play.fired_on(hex, ALLIED)) == (12, 25)
    phase.end(play, GroundPhase())
    assert (play.fired_on(hex, JAPAN), play.fired_on(hex, ALLIED)) == (0, 0)
    play.note_fire(hex, JAPAN, 5)
    assert (play.fired_on(hex, JAPAN), play.fired_on(hex, ALLIED)) == (5, 0)


@pytest.mark.rule("BR-17-18", "BR-17-09")
def test_on_bomb_every_ship_with_guns_bombards_of_a_landing_its_combatants_alone() -> None:
    ships = ["jn-ca-kumano", "jn-cvs-chiyoda", "jn-apd-patrol-boat-1", "jn-apb-6"]
    troops = {"jn-apd-patrol-boat-1": ["jn-snlf-k5"]}
    for mission, able in (("BOMB", ships[:3]), ("AMPH", ships[:1])):
        case = off_midway(ships, "course F1234", mission=mission, units=troops)
        case.do("japan", "bombard-base airfield")
        named = [one.split()[1] for one in case.answers("japan") if one.startswith("add-ship")]
        assert sorted(named) == sorted(able)
