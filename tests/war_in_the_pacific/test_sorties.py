"""Ships, troops aboard, planned landings, convoys and air support in a war on land. [16.5, 17, 5.8, SC-S4]"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import flagplot
from flagplot.games.war_in_the_pacific.air import attrition
from flagplot.games.war_in_the_pacific.combat import odds
from flagplot.games.war_in_the_pacific.combat.frames import Attack
from flagplot.games.war_in_the_pacific.fire import ships as hulls
from flagplot.games.war_in_the_pacific.ground import convoys, phase
from flagplot.games.war_in_the_pacific.ground.marching import left
from flagplot.games.war_in_the_pacific.places import aboard
from flagplot.games.war_in_the_pacific.sea import cargo, shore
from flagplot.games.war_in_the_pacific.sea.frames import NavalPhase, Passage, ShoreGuns
from flagplot.games.war_in_the_pacific.sea.surprise import asleep
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS
from tests.war_in_the_pacific.ashore import GAME, GROUNDED, TABLES, LandCase

NEXT = [6, 6, 1, 1]  # the initiative of the next Naval Phase
PHASE = 3  # a Naval Phase in which nobody is surprised
DECK = [{"step": "week", "stage": 3}, {"step": "naval_phase", "stage": 4}]
ALLIED_DECK = [{"step": "week", "stage": 3}, {"step": "naval_phase", "stage": 6}]


def deck(side: int, units: dict[str, list[str]] | None = None, **more: Any) -> LandCase:
    """A side plots in the first Naval Phase of the second game-turn."""
    lane = {
        "step": "plotting", "side": side, "seats": [SEATS[side]],
        "stacks": [[{"step": "deck", "side": side}]],
    }  # fmt: skip
    frames = [*(DECK if side == JAPAN else ALLIED_DECK), lane]
    return LandCase(
        "", units or {"B0452": ["ja-gar-hanoi"]}, air=more.pop("air", GROUNDED), frames=frames,
        pair=more.pop("pair", PHASE), subrons={}, **more,
    )  # fmt: skip


def number(unit: str) -> int:
    return TABLES.number[unit]


def stock(case: LandCase, hq: str) -> int:
    found: int = case.state.war.cp[next(at for at, one in enumerate(TABLES.hqs) if one.id == hq)]
    return found


FLEET = "hq-southern-expeditionary-fleet"
EASTERN = "hq-eastern-fleet"


@pytest.mark.rule("BR-16-10", "WPA-HQ-12", "BR-8-02")
def test_a_fleet_activates_ships_in_port_one_by_one() -> None:
    case = deck(JAPAN, harbour={"B0452": ["jn-msu-4", "jn-de-otori", "jn-ao-tonan-maru"]})
    case.refuses("japan", "activate-ship jn-msu-4 hq-25-army", "BR-16-10")  # armies have no ships
    case.refuses("japan", "activate-ship br-dd-scout " + FLEET, "BR-16-10")
    case.do("japan", f"activate-ship jn-msu-4 {FLEET}")
    assert stock(case, FLEET) == 19
    case.do("japan", f"join-up jn-de-otori J5 {FLEET}", f"activate-ship jn-ao-tonan-maru {FLEET}")
    assert stock(case, FLEET) == 17
    forces = case.play.sea.forces
    assert [len(forces[label].ships) for label in ("J5", "J6")] == [2, 1]
    assert not case.play.sea.harbour


@pytest.mark.rule("BR-16-10", "WPA-ISO-01", "WPA-HQ-63")
def test_what_a_ship_costs() -> None:
    def paid(**more: Any) -> int:
        case = deck(JAPAN, harbour={"B0452": ["jn-cvl-ryujo"]}, **more)
        case.do("japan", f"activate-ship jn-cvl-ryujo {FLEET}")
        return 20 - stock(case, FLEET)

    assert paid() == 2
    assert paid(leaders={"ldr-ozawa": "gone"}) == 3  # half as much again
    anchorage = deck(JAPAN, harbour={"B0153": ["jn-ao-tonan-maru"]})
    anchorage.do("japan", f"activate-ship jn-ao-tonan-maru {FLEET}")
    assert stock(anchorage, FLEET) == 17  # an oiler at an anchorage
    cut_off = deck(
        ALLIED, {"C0108": ["br-gar-sing"]}, harbour={"A3531": ["br-cl-durban"]},
        control={"C0108": "allied", "A3531": "allied"}, war={"hqs": {EASTERN: {"cp": 2}}},
    )  # fmt: skip
    linked = cut_off.allows("allied", f"activate-ship br-cl-durban {EASTERN}")
    assert linked  # over the Malacca strait


@pytest.mark.rule("BR-16-10", "BR-17-09")
def test_ships_laid_up_in_port_have_ammunition_again() -> None:
    force = {"J7": {"hex": "B0452", "ships": ["jn-ca-atago"], "mission": "PATROL", "fuel": 8}}
    case = deck(JAPAN, forces=force, ships={"jn-ca-atago": {"shots": 2}}, first="japan")
    case.do("japan", "take-card J7", "lay-up", "file-card", "done")
    case.do("allied", "done", dice=NEXT)
    assert "J7" not in case.play.sea.forces
    assert case.play.sea.harbour[case.play.hex("B0452")] == (TABLES.ship_number["jn-ca-atago"],)
    assert case.state.shots[TABLES.ship_number["jn-ca-atago"]] == 0
    at_sea = deck(JAPAN, forces={"J7": {**force["J7"], "hex": "A3828"}})
    at_sea.do("japan", "take-card J7")
    at_sea.refuses("japan", "lay-up", "BR-16-10")


@pytest.mark.rule("BR-16-11", "WPA-HQ-51")
def test_combat_missions_need_the_activated_headquarters() -> None:
    force = {"J7": {"hex": "B0452", "ships": ["jn-ca-atago"], "mission": "MOVT"}}
    asleep_ = deck(JAPAN, forces=force, war={"hqs": {FLEET: {"active": False}}})
    asleep_.do("japan", "take-card J7")
    assert not asleep_.allows("japan", "mission PATROL")
    assert asleep_.allows("japan", "mission TRANS")
    awake = deck(JAPAN, forces=force)
    awake.do("japan", "take-card J7")
    assert awake.allows("japan", "mission PATROL")


# -- troops aboard ------------------------------------------------------------------------------------------

TRANSPORT = {"J7": {"hex": "B0452", "ships": ["jn-msu-4"], "mission": "TRANS", "speed": 1}}


@pytest.mark.rule("BR-17-12", "BR-17-02", "BR-16-05")
def test_troops_are_loaded_at_the_rate_of_the_port() -> None:
    case = deck(JAPAN, {"B0452": ["ja-rgt-55", "ja-rgt-15eng", "ja-gar-hanoi"]}, forces=TRANSPORT)
    case.do("japan", "take-card J7", "load ja-rgt-55")
    card = case.play.sea.cards["J7"]
    assert card.handling == 2 * 3  # 3 steps in a major port
    assert case.where("ja-rgt-55") == "B0452"  # until it sails
    case.do("japan", "load ja-rgt-15eng")  # engineers take 2 load points a step
    assert cargo.room(case.play, "J7", case.play.sea.cards["J7"]) == 7 - 3 - 2 * case.steps("ja-rgt-15eng")
    case.do("japan", "file-card", "done")
    case.do("allied", "done", dice=NEXT)
    assert case.where("ja-rgt-55") == case.where("ja-rgt-15eng") == "jn-msu-4"


@pytest.mark.rule("BR-17-12", "BR-23-03")
def test_troops_put_ashore_have_fewer_movement_points_the_later_they_come() -> None:
    def landed(pair: int) -> int:
        units = {"jn-msu-4": ["ja-rgt-55"], "B0452": ["ja-gar-hanoi"]}
        case = deck(JAPAN, units, forces=TRANSPORT, pair=pair, first="japan")
        case.do("japan", "take-card J7", "put-ashore", "file-card", "done")
        case.do("allied", "done", dice=NEXT if pair % 3 < 2 else [])
        assert case.where("ja-rgt-55") == "B0452"
        return left(case.play, number("ja-rgt-55")) // 2

    assert [landed(pair) for pair in (3, 4, 5)] == [6, 4, 2]


@pytest.mark.rule("BR-17-12")
def test_nobody_goes_ashore_on_a_hostile_coast() -> None:
    units = {"jn-msu-4": ["ja-rgt-55"], "A3831": ["br-bde-22ind"]}
    case = deck(JAPAN, units, forces={"J7": {**TRANSPORT["J7"], "hex": "A3831"}})
    case.do("japan", "take-card J7")
    case.refuses("japan", "put-ashore", "BR-17-12")
    case.refuses("japan", "load ja-rgt-55", "BR-17-12")


@pytest.mark.rule("BR-17-13")
def test_warships_carry_a_step_in_an_emergency() -> None:
    ships = {
        "J7": {"hex": "B0452", "ships": ["jn-dd-nowaki", "jn-cl-kinu", "jn-ca-atago"], "mission": "MOVT"}
    }
    case = deck(JAPAN, {"B0452": ["ja-tank-6:1", "ja-rgt-55", "ja-gar-hanoi"]}, forces=ships)
    case.do("japan", "take-card J7", "mission ETRAN")
    assert cargo.room(case.play, "J7", case.play.sea.cards["J7"]) == 2  # a destroyer pair and a light cruiser
    assert case.allows("japan", "load ja-tank-6")
    case.refuses("japan", "load ja-rgt-55", "BR-17-12")
    case.do("japan", "load ja-tank-6")
    card = case.play.sea.cards["J7"]
    points = 2 * case.steps("ja-tank-6")  # armor takes two points a step
    assert cargo.unloading(case.play, "J7", card, case.play.hex("B0452")) == 3 * points


@pytest.mark.rule("BR-17-13")
def test_an_evacuation_takes_broken_troops_off_from_among_enemies() -> None:
    ships = {
        "J7": {"hex": "A3831", "ships": ["jn-dd-nowaki", "jn-dd-hagikaze"], "mission": "MOVT", "speed": 3}
    }
    units = {"A3831": ["ja-tank-6:1", "ja-rgt-55", "br-bde-22ind"]}
    case = deck(JAPAN, units, forces=ships)
    case.do("japan", "take-card J7")
    case.refuses("japan", "load ja-tank-6", "BR-17-12")  # only on EVAC from among enemies
    case.do("japan", "mission EVAC", "load ja-tank-6")
    card = case.play.sea.cards["J7"]
    assert card.handling == 3 * hulls.load_points(case.play, case.number("ja-tank-6"))
    case.do("japan", "file-card", "done")
    case.do("allied", "done", dice=NEXT)  # it was in sight of airfields: no alarm
    assert case.where("ja-tank-6").startswith("jn-dd-")
    assert case.marked("ja-tank-6", "broken")
    # whoever stays must be unbroken, or nobody stays
    left = deck(JAPAN, {"A3831": ["ja-tank-6:1", "ja-rgt-55/broken", "br-bde-22ind"]}, forces=ships)
    left.do("japan", "take-card J7", "mission EVAC", "load ja-tank-6", "file-card", "done")
    left.do("allied", "done", dice=NEXT)
    assert left.where("ja-tank-6") == "A3831"


@pytest.mark.rule("WPA-FRT-19")
def test_a_fort_from_which_the_last_go_to_sea_is_halved() -> None:
    ships = {"J7": {"hex": "A3628", "ships": ["jn-dd-nowaki"], "mission": "MOVT", "speed": 3}}
    fort = {"A3628": {"strength": 5, "size": 3, "side": "japan"}}
    case = deck(JAPAN, {"A3628": ["ja-gar-hanoi"]}, forces=ships, forts=fort)
    case.do("japan", "take-card J7", "mission EVAC", "load ja-gar-hanoi", "file-card", "done")
    case.do("allied", "done", dice=NEXT)
    assert case.where("ja-gar-hanoi") == "jn-dd-nowaki"
    assert case.state.forts[case.play.hex("A3628")][1:3] == (2, 1)


@pytest.mark.rule("BR-23-21", "BR-17-12")
def test_troops_that_are_not_activated_do_not_go_to_sea() -> None:
    transport = {"J7": {**TRANSPORT["J7"], "hex": "B0452"}}
    case = deck(JAPAN, {"B0452": ["ja-rgt-55/inactive"]}, forces=transport)
    case.do("japan", "take-card J7")
    case.refuses("japan", "load ja-rgt-55", "BR-23-21")


# -- plans --------------------------------------------------------------------------------------------------

ARMY = "hq-25-army"


def planning(**more: Any) -> LandCase:
    units = {"B0452": ["ja-rgt-55", "ja-tank-6", "ja-gar-hanoi"], "A3831": ["br-bde-22ind"]}
    return LandCase("ground_activation", units, air=GROUNDED, first="japan", **more)


@pytest.mark.rule("BR-17-01", "SC-S4-03")
def test_landings_are_planned_two_at_a_time() -> None:
    case = planning()
    case.do("japan", f"plan-landing {ARMY} A3831")
    case.refuses("japan", "record", "BR-17-01")
    case.refuses("japan", "plan-unit br-bde-22ind", "BR-17-01")
    case.do("japan", "plan-unit ja-rgt-55", "record", f"plan-landing {ARMY} C0107")
    case.refuses("japan", "plan-unit ja-rgt-55", "BR-17-01")  # is in the other plan
    case.do("japan", "plan-unit ja-tank-6", "record")
    case.refuses("japan", f"plan-landing {ARMY} A3730", "SC-S4-03")
    case.do("japan", "cancel-plan C0107")
    case.refuses("japan", f"plan-landing {FLEET} A3730", "BR-17-01")  # fleets plan nothing ashore
    assert case.allows("japan", f"plan-landing {ARMY} A3730")


@pytest.mark.rule("SC-S4-05")
def test_nobody_lands_in_sumatra_before_february() -> None:
    planning(turn=5, pair=15).refuses("japan", f"plan-landing {ARMY} C0212", "SC-S4-05")
    assert planning(turn=6, pair=18).allows("japan", f"plan-landing {ARMY} C0212")


@pytest.mark.rule("SC-S4-05")
def test_a_landing_in_sumatra_that_was_planned_too_early_waits_for_february() -> None:
    def off(turn: int) -> LandCase:
        plan = {"side": "japan", "hq": ARMY, "target": "C0212", "units": ["ja-rgt-55"], "turn": turn - 2}
        other = {**plan, "target": "C0107", "units": ["ja-tank-6"]}
        units = {"jn-msu-4": ["ja-rgt-55"], "jn-msu-5": ["ja-tank-6"], "B0452": ["ja-gar-hanoi"]}
        forces = {
            "J7": {"hex": "C0212", "ships": ["jn-msu-4"], "mission": "AMPH"},
            "J8": {"hex": "C0107", "ships": ["jn-msu-5"], "mission": "AMPH"},
        }
        return LandCase(
            "ground_assault", units, air=GROUNDED, first="japan", turn=turn, pair=3 * turn + 2, forces=forces,
            war={"plans": [plan, other]}, unloaded=["ja-rgt-55", "ja-tank-6"],
        )  # fmt: skip

    early = off(7)
    assert early.answers("japan") == ["land C0107", "done"]
    early.refuses("japan", "land C0212", "SC-S4-05")
    assert off(8).allows("japan", "land C0212")


def assault(turn: int, **more: Any) -> LandCase:
    plan = {"side": "japan", "hq": ARMY, "target": "A3831", "units": ["ja-rgt-55"], "turn": 1}
    units = {"jn-msu-4": ["ja-rgt-55"], "B0452": ["ja-gar-hanoi"]}
    forces = {"J7": {"hex": "A3831", "ships": ["jn-msu-4"], "mission": "AMPH"}}
    unloaded = more.pop("unloaded", ["ja-rgt-55"])
    return LandCase(
        "ground_assault", units, air=GROUNDED, first="japan", turn=turn, pair=3 * turn + 2, forces=forces,
        war={"plans": [plan]}, unloaded=unloaded, **more,
    )  # fmt: skip


@pytest.mark.rule("BR-17-01", "BR-17-03", "SC-S4-03")
def test_a_plan_is_carried_out_two_game_turns_later_and_may_be_put_off() -> None:
    early = assault(2)
    assert "land A3831" not in [str(one) for seat in early.state.waiting for one in early.answers(seat)]
    case = assault(3)
    assert case.answers("japan") == ["land A3831", "done"]
    assert assault(5).answers("japan") == ["land A3831", "done"]
    unpaid = assault(3, unloaded=[])
    assert "land A3831" not in [str(one) for seat in unpaid.state.waiting for one in unpaid.answers(seat)]


@pytest.mark.rule("BR-17-02", "BR-17-03", "BR-17-20")
def test_unloading_for_a_landing_is_paid_in_the_target_hex() -> None:
    plan = {"side": "japan", "hq": ARMY, "target": "A3831", "units": ["ja-rgt-55", "ja-div-5"], "turn": 0}
    units = {"jn-msu-4": ["ja-rgt-55"], "jn-msu-5": ["ja-div-5"], "B0452": ["ja-gar-hanoi"]}
    forces = {"J7": {"hex": "A3831", "ships": ["jn-msu-4", "jn-msu-5"], "mission": "AMPH", "speed": 1}}
    case = deck(JAPAN, units, forces=forces, war={"plans": [plan]}, pair=8, first="japan")
    case.do("japan", "take-card J7", "file-card", "done")
    case.do("allied", "done")
    # 3 steps for 5 MPs each of 84; the division does not fit in as a whole
    steps = case.steps("ja-div-5")
    paid = {"ja-rgt-55", "ja-div-5"} if 15 + 5 * steps <= 84 else {"ja-rgt-55"}
    assert {TABLES.ground[unit].id for unit in case.state.unloaded} == paid


@pytest.mark.rule("BR-17-20", "BR-17-03")
def test_unloading_is_paid_over_several_naval_phases_of_a_game_turn_in_the_same_hex() -> None:
    units = {"jn-cl-kashii": ["ja-div-5", "ja-div-gds", "ja-rgt-55"], "B0452": ["ja-gar-hanoi"]}
    plan = {"side": "japan", "hq": ARMY, "target": "A3831", "units": units["jn-cl-kashii"], "turn": 0}
    regiment = number("ja-rgt-55")

    def sail(case: LandCase) -> LandCase:
        case.do("japan", "take-card J7", "file-card", "done")
        case.do("allied", "done")
        return case  # bombardments are asked about

    def off(pair: int, **war: Any) -> LandCase:
        """A Naval Phase with 126 MPs: two divisions of 60 each, and a regiment of 15."""
        force = {"hex": "A3831", "ships": ["jn-cl-kashii"], "mission": "AMPH", "speed": 2}
        war = {"plans": [plan], **war}
        return sail(deck(JAPAN, units, forces={"J7": force}, war=war, pair=pair, first="japan"))

    def all_paid(case: LandCase) -> bool:
        return set(case.state.unloaded) == {number(id) for id in units["jn-cl-kashii"]}

    case = off(6)
    assert not all_paid(case)
    assert case.state.war.begun == {regiment: (case.play.hex("A3831"), 6)}
    assert "ja-rgt-55 begins to unload: 6 of 15 movement points" in [event.text() for event in case.events]
    written = GAME.write_position(case.state)
    assert written is not None
    assert GAME.position({"scenario": "malaya", **written}).war.begun == case.state.war.begun
    case.do("japan", "done", dice=NEXT)
    case.do("japan", "first")
    sail(case)
    assert all_paid(case)
    assert not case.state.war.begun
    last = off(8)  # no phase of the game-turn is left in which the rest could be paid
    assert not all_paid(last)
    assert not last.state.war.begun
    assert all_paid(off(8, begun={"ja-rgt-55": ["A3831", 9]}))
    assert not all_paid(off(8, begun={"ja-rgt-55": ["A3831", 8]}))
    assert not all_paid(off(8, begun={"ja-rgt-55": ["A3629", 14]}))  # in another hex
    again = LandCase("start", units, air=GROUNDED, turn=3, pair=9, war={"begun": {"ja-rgt-55": ["A3831", 6]}})
    assert not again.state.war.begun  # in the next game-turn


@pytest.mark.rule("BR-17-20")
def test_a_division_begins_to_unload_in_the_last_phase_since_it_may_land_in_parts() -> None:
    units = {"jn-cl-kashii": ["ja-rgt-55", "ja-div-5", "ja-div-gds"], "B0452": ["ja-gar-hanoi"]}
    plan = {"side": "japan", "hq": ARMY, "target": "A3831", "units": units["jn-cl-kashii"], "turn": 0}
    force = {"hex": "A3831", "ships": ["jn-cl-kashii"], "mission": "AMPH", "speed": 2}
    case = deck(JAPAN, units, forces={"J7": force}, war={"plans": [plan]}, pair=8, first="japan")
    case.do("japan", "take-card J7", "file-card", "done")
    case.do("allied", "done")
    assert set(case.state.unloaded) == {number("ja-rgt-55"), number("ja-div-5")}
    assert case.state.war.begun == {number("ja-div-gds"): (case.play.hex("A3831"), 51)}


@pytest.mark.rule("SC-S4-03", "BR-17-20", "BR-23-18")
def test_part_of_the_fifth_division_lands_at_patani() -> None:
    ships = {"J1": {"hex": "A3529", "ships": ["jn-msu-1", "jn-msu-2"], "mission": "AMPH"}}
    units = {"jn-msu-1": ["ja-div-5"], "B0452": ["ja-gar-hanoi"]}
    case = LandCase("ground_activation", units, air=GROUNDED, first="japan", forces=ships, turn=0, pair=2)
    case.do("japan", "break-down ja-div-5 4 4 4", "done")
    case.do("allied", "done")
    regiments = [f"ja-div-5.{number}" for number in (1, 2, 3)]
    assert case.answers("japan") == ["land A3529", *(f"land A3629 {id}" for id in regiments), "done"]
    case.refuses("japan", "land A3629 ja-tank-1", "SC-S4-03")
    case.do("japan", "land A3629 ja-div-5.2", "no", "land A3529", "no")
    assert [case.where(id) for id in regiments] == ["A3529", "A3629", "A3529"]
    held = {**units, "A3629": ["br-bde-8ind"]}
    late = LandCase("ground_assault", units, air=GROUNDED, first="japan", forces=ships, turn=1, pair=5)
    assert "land A3529" not in late.answers(late.state.waiting[0])
    case = LandCase("ground_activation", held, air=GROUNDED, first="japan", forces=ships, turn=0, pair=2)
    case.do("japan", "break-down ja-div-5 4 4 4", "done")
    case.do("allied", "done")
    assert case.answers("japan") == ["land A3529", "done"]


@pytest.mark.rule("BR-17-20", "BR-23-18")
def test_a_division_that_is_broken_down_aboard_has_been_unloaded_all_the_same() -> None:
    plan = {"side": "japan", "hq": ARMY, "target": "A3831", "units": ["ja-div-5"], "turn": 1}
    case = LandCase(
        "ground_activation", {"jn-msu-4": ["ja-div-5"], "B0452": ["ja-gar-hanoi"]}, air=GROUNDED, turn=3,
        pair=11, forces={"J7": {"hex": "A3831", "ships": ["jn-msu-4"], "mission": "AMPH"}}, first="japan",
        war={"plans": [plan]}, unloaded=["ja-div-5"],
    )  # fmt: skip
    case.do("japan", "break-down ja-div-5 4 4 4", "done")
    case.do("allied", "done")
    assert case.answers("japan") == ["land A3831", "done"]


# -- convoys ------------------------------------------------------------------------------------------------


def overseas(turn: int, **more: Any) -> LandCase:
    war = {"areas": {"br-msu-3": "Bombay", "br-msu-4": "Colombo"}} | more.pop("war", {})
    return LandCase(
        "start", {"C0108": ["br-gar-sing"]}, air=GROUNDED, turn=turn, pair=3 * turn, war=war, **more
    )


@pytest.mark.rule("SC-S4-05", "BR-18-01")
def test_convoys_take_their_time_and_enter_at_the_edge() -> None:
    case = overseas(1)
    case.refuses("allied", "dispatch br-msu-3 C0108", "SC-S4-05")
    case.do("allied", "dispatch br-msu-3 A3240", "dispatch br-msu-4 C0416", dice=NEXT)
    convoys_ = {TABLES.ships[ship].id: turn for ship, (turn, _) in case.state.war.convoys.items()}
    assert convoys_ == {"br-msu-3": 3, "br-msu-4": 2}
    later = overseas(3, war={"areas": {"br-msu-4": "Colombo"}, "convoys": {"br-msu-3": [3, "A3240"]}})
    later.do("allied", "done", dice=[6, 6, 1, 1])
    force = next(force for force in later.play.sea.forces.values() if force.name.startswith("Convoy"))
    assert later.play.label(force.hex) == "A3240"
    assert (force.mission, force.fuel) == ("TRANS", 2 * 12 // 4)  # two active phases of class 1


@pytest.mark.rule("SC-S4-05", "WPB-SOL-07")
def test_brigades_come_with_the_ships_of_their_area() -> None:
    case = overseas(8, war={"areas": {"br-msu-3": "Bombay", "br-msu-4": "Bombay", "br-msu-5": "Bombay"}})
    brigades = {id: case.where(id) for id in ("br-bde-44ind", "br-bde-54", "br-bde-55")}
    assert all(where.startswith("br-msu-") for where in brigades.values())
    assert convoys.trip(case.play, TABLES.ship_number[brigades["br-bde-54"]]) == 0
    case.do("allied", f"dispatch {brigades['br-bde-54']} C0416", "done", dice=[6, 6, 1, 1])
    assert any(force.name.startswith("Convoy") for force in case.play.sea.forces.values())
    none = overseas(8, war={"areas": {"br-msu-4": "Colombo"}})
    assert none.where("br-bde-54") == ""  # no ship in Bombay


@pytest.mark.rule("SC-S4-05", "WPB-AIR-01")
def test_the_hurricanes_come_in_crates() -> None:
    case = overseas(4)
    air = TABLES.air_number["air-br-hurricane-15-s4"]
    ship = TABLES.ship_number["br-msu-15"]
    assert case.state.war.areas[ship] == "African Coast"
    assert case.where("br-bde-53") == "br-msu-15"
    assert case.play.sea.based[air] == aboard(ship)
    assert case.state.points[air] == 5


@pytest.mark.rule("SC-S4-05")
def test_when_singapore_is_lost_convoys_come_in_towards_palembang() -> None:
    case = overseas(3, ports={"C0108": "D4"})
    case.refuses("allied", "dispatch br-msu-3 A3240", "SC-S4-05")
    assert case.allows("allied", "dispatch br-msu-3 C0416")


@pytest.mark.rule("BR-16-07", "SC-S4-05")
def test_ships_that_leave_the_map_wait_overseas() -> None:
    forces = {"U1": {"hex": "C0416", "ships": ["br-msu-1"], "mission": "MOVT"}}
    case = deck(
        ALLIED, {"C0108": ["br-gar-sing"]}, forces=forces, first="allied", control={"C0108": "allied"}
    )
    case.do("allied", "take-card U1", "off-map", "file-card", "done", dice=NEXT)
    assert case.state.war.areas[TABLES.ship_number["br-msu-1"]] == "Colombo"
    assert "U1" not in case.play.sea.forces


# -- crates -------------------------------------------------------------------------------------------------


@pytest.mark.rule("WPB-AIR-03", "WPB-AIR-05")
def test_load_points_of_crated_aircraft() -> None:
    case = overseas(4)
    hurricanes = TABLES.air_number["air-br-hurricane-15-s4"]
    assert cargo.crates(case.play, [hurricanes]) == 2  # 5 fighters, 4 a point
    fighters, bombers = (TABLES.air_number[id] for id in ("air-ja-ki-27-siem-reap", "air-ja-ki-21-siem-reap"))
    state = case.state
    state.points[fighters], state.points[bombers] = 3, 1
    assert cargo.crates(case.play, [fighters, bombers]) == 2
    torpedoes = TABLES.air_number["air-br-vildebeest-singapore"]  # 3 a point, by their chart
    state.points[torpedoes] = 3
    assert cargo.crates(case.play, [torpedoes]) == 1
    assert TABLES.air[torpedoes].block == TABLES.air[hurricanes].block == "British"
    assert cargo.crates(case.play, [torpedoes, hurricanes]) == 3  # 1 and 1 1/4 of one block
    assert all(kind.crate for kind in TABLES.types.values())


@pytest.mark.rule("WPB-AIR-04", "WPB-AIR-06")
def test_unloaded_aircraft_wait_for_two_air_phases() -> None:
    forces = {"U1": {"hex": "C0108", "ships": ["br-msu-15"], "mission": "TRANS"}}
    hurricanes = "air-br-hurricane-15-s4"
    case = LandCase(
        "", {"C0108": ["br-gar-sing"]}, forces=forces, pair=PHASE, subrons={},
        bases={hurricanes: "br-msu-15"},
        air={**GROUNDED, hurricanes: {"points": 5}}, first="allied", control={"C0108": "allied"},
        frames=[*ALLIED_DECK, {
            "step": "plotting", "side": ALLIED, "seats": ["allied"],
            "stacks": [[{"step": "deck", "side": ALLIED}]],
        }],
    )  # fmt: skip
    case.do("allied", "take-card U1", "put-ashore", "file-card")
    assert case.play.sea.cards["U1"].handling == 2 * 10
    case.do("allied", "done")
    air = TABLES.air_number[hurricanes]
    assert case.play.label(case.play.sea.based[air]) == "C0108"
    assert case.state.war.crated == {air: 2}
    assert case.state.flown[air] == 5  # nobody flies
    cargo.uncrate(case.play)
    assert case.state.war.crated == {air: 1}
    cargo.uncrate(case.play)
    assert not case.state.war.crated


@pytest.mark.rule("WPB-AIR-04", "WPB-AIR-06")
def test_a_ship_that_was_deactivated_unloads_crated_aircraft_without_movement_points() -> None:
    hurricanes = "air-br-hurricane-15-s4"
    case = deck(
        ALLIED, {"C0108": ["br-gar-sing"]}, harbour={"C0108": ["br-msu-15", "br-msu-4"]},
        air={**GROUNDED, hurricanes: {"points": 5}}, bases={hurricanes: "br-msu-15"},
        war={"areas": {}, "hqs": {EASTERN: {"cp": 0}}}, control={"C0108": "allied"},
    )  # fmt: skip
    case.refuses("allied", "unpack br-msu-4", "WPB-AIR-04")  # it carries none
    case.do("allied", "unpack br-msu-15")
    air = TABLES.air_number[hurricanes]
    assert case.play.label(case.play.sea.based[air]) == "C0108"
    assert case.state.war.crated == {air: 2}
    case.refuses("allied", "unpack br-msu-15", "WPB-AIR-04")


@pytest.mark.rule("BR-3-12", "WPB-AIR-06")
def test_an_air_phase_ends_with_the_markers_of_crates() -> None:
    hurricanes = "air-br-hurricane-15-s4"
    air = TABLES.air_number[hurricanes]
    case = LandCase(
        "air", {"C0108": ["br-gar-sing"]}, bases={hurricanes: "C0108"}, pair=PHASE, subrons={},
        air={**GROUNDED, hurricanes: {"points": 5, "flown": 5}, "air-jn-g3m-saigon": {"points": 2}},
        war={"crated": {hurricanes: 2}}, control={"C0108": "allied"},
    )  # fmt: skip
    case.do("allied", "done")
    case.do("japan", "plan-base B0452", "air-strike B0452 C0108 airfield")
    case.do("japan", "send air-jn-g3m-saigon 2 medium", "launch", "close-base")
    case.do("japan", "done", dice=[3, 4])
    assert case.state.war.crated == {air: 2}  # while strikes are flown
    case.do("japan", "launch", dice=[1, 1, 1, 1, 1, *NEXT])  # flak, bombs, aircraft on the ground
    assert case.state.war.crated == {air: 1}
    assert case.state.flown[air] == 5  # and nobody flies in the next


@pytest.mark.rule("BR-8-10")
def test_ships_of_two_navies_share_a_task_force_each_at_its_own_rate() -> None:
    ships = ["br-bb-prince-of-wales", "au-dd-vampire", "br-ao-war-sirdar"]
    case = deck(
        ALLIED, {"C0108": ["br-gar-sing"]}, harbour={"C0108": ships}, control={"C0108": "allied"},
        war={"hqs": {EASTERN: {"cp": 20}}},
    )  # fmt: skip
    left = [stock(case, EASTERN)]
    case.do("allied", f"activate-ship {ships[0]} {EASTERN}")
    (label,) = case.play.sea.forces
    left.append(stock(case, EASTERN))
    for ship in ships[1:]:
        case.do("allied", f"join-up {ship} {label} {EASTERN}")
        left.append(stock(case, EASTERN))
    rates = [before - after for before, after in pairwise(left)]
    nations = {TABLES.ships[ship].nation for ship in case.play.force(label).ships}
    assert nations == {"RN", "RAN"}
    assert rates == [3, 1, 1]


# -- surprise, batteries, support ---------------------------------------------------------------------------


@pytest.mark.rule("SC-S4-02")
def test_on_the_first_day_the_allies_see_nothing() -> None:
    state = GAME.start(scenario="malaya", seed=3)
    while not any(isinstance(frame, NavalPhase) for frame in state.frames):
        seat = state.waiting[0]
        state, _ = GAME.apply(state, seat, "done")
    play = GAME.play(state)
    assert state.waiting == ("japan",)  # no roll for the initiative
    assert play.sea.first == JAPAN
    assert asleep(play, ALLIED)
    assert not asleep(play, JAPAN)
    state, events = GAME.apply(state, "japan", "done")
    told = [event.sentence() for event in events]
    until = next(at for at, line in enumerate(told) if "Air Phase 1" in line)
    assert not any("search" in line or "submarine" in line for line in told[:until])
    assert not any(isinstance(frame, NavalPhase) for frame in state.frames)  # no Allied cards
    assert not asleep(GAME.play(state), ALLIED)


@pytest.mark.rule("SC-S4-07", "WPA-CBT-22")
def test_the_battery_of_singapore_fires_into_the_strait() -> None:
    def fired(target: str, mission: str = "BOMB") -> bool:
        forces = {"J7": {"hex": "C0109", "ships": ["jn-ca-atago"], "mission": mission, "located": True}}
        cards = {"J7": {"mission": mission, "target": target}}
        case = deck(
            JAPAN, {"C0108": ["br-gar-sing"]}, forces=forces, cards=cards, control={"C0108": "allied"}
        )
        shore.meet(case.play, Passage("J7"))
        top = case.state.frames[-1]
        return isinstance(top, ShoreGuns) and top.left == 12 and case.play.label(top.hex) == "C0108"

    assert fired("C0108")
    assert not fired("")
    assert not fired("C0108", "PATROL")


BOMBERS = ("air-ja-ki-21-saigon", "air-ja-ki-21-saigon-2")


def supported(**more: Any) -> LandCase:
    bombers = {id: {"points": 4} for id in BOMBERS}
    case = LandCase(
        "ground_first",
        {"A3731": ["ja-rgt-55", "br-bde-8ind"]},
        air={**GROUNDED, **bombers},
        first="japan",
        **more,
    )
    case.do("japan", "attack A3731")
    return case


@pytest.mark.rule("BR-5-11", "BR-5-21")
def test_aircraft_in_range_support_an_attack_on_the_main_map() -> None:
    case = supported()
    assert case.answers("japan") == ["support", "no"]
    case.do("japan", "support", "send air-ja-ki-21-saigon 4 medium", "send air-ja-ki-21-saigon-2 4 medium")
    case.do("japan", "launch", dice=[7 - 6, 1, 1, 1, 6, 10, 10])
    attack = [frame for frame in case.state.frames if isinstance(frame, Attack)]
    assert not attack or attack[0].support == 1
    notes = [event for event in case.events if type(event).__name__ == "Fought"]
    assert notes[0].drm >= 1
    assert not case.allows("japan", "support")


@pytest.mark.rule("BR-5-21")
def test_who_gave_support_flies_again_in_the_next_game_turn() -> None:
    case = supported()
    play, (tired, crated) = case.play, (TABLES.air_number[id] for id in BOMBERS)
    play.state.flown[tired] = play.state.flown[crated] = 4
    play.war.crated = {crated: 2}
    phase.end(play, case.state.frames[1])
    assert (play.state.flown[tired], play.state.flown[crated]) == (0, 4)


@pytest.mark.rule("BR-5-11")
def test_who_flew_in_the_last_air_phase_gives_no_support() -> None:
    flown = [{
        "side": JAPAN, "base": "B0452", "mission": "STRIKE-B", "target": "C0108", "what": "airfield",
        "bombers": [[TABLES.air_number[id], 4, "medium"]],
    } for id in ("air-ja-ki-21-saigon", "air-ja-ki-21-saigon-2")]  # fmt: skip
    case = LandCase(
        "ground_first", {"A3731": ["ja-rgt-55", "br-bde-8ind"]}, first="japan", flights=flown,
        air={**GROUNDED, "air-ja-ki-21-saigon": {"points": 4}, "air-ja-ki-21-saigon-2": {"points": 4}},
    )  # fmt: skip
    case.do("japan", "attack A3731", dice=[1, 1, 6, 10, 10])
    assert any(type(event).__name__ == "Fought" for event in case.events)


@pytest.mark.rule("BR-23-24")
def test_ships_that_shell_in_the_last_naval_phase_help_an_attack() -> None:
    case = LandCase("ground_first", {"A3731": ["ja-rgt-55", "br-bde-8ind"]}, shelled={"A3731": 20})
    frame = Attack(
        hex=case.play.hex("A3731"), side=JAPAN, attackers=(number("ja-rgt-55"),),
        defenders=(number("br-bde-8ind"),),
    )  # fmt: skip
    assert odds.support_drm(case.play, frame) == 1


@pytest.mark.rule("BR-4-06")
def test_aircraft_on_a_captured_airfield_escape_or_are_lost() -> None:
    air = {**GROUNDED, "air-br-blenheim-kuantan": {"points": 1}, "air-au-hudson-kuantan": {"points": 1}}
    case = LandCase(
        "ground_end", {"A3831": ["ja-rgt-55"], "C0108": ["br-gar-sing"]}, air=air, dice=[4, 3],
        control={"A3831": "japan", "C0108": "allied"},
    )  # fmt: skip
    assert case.play.label(case.play.sea.based[TABLES.air_number["air-br-blenheim-kuantan"]]) == "A3631"
    assert case.state.points[TABLES.air_number["air-au-hudson-kuantan"]] == 0


# -- replacements -------------------------------------------------------------------------------------------


def cycle(units: dict[str, list[str]], turn: int = 4, **more: Any) -> LandCase:
    """The replacements of a strategic turn."""
    frames = [{"step": "week", "stage": 1}, {"step": "cycle", "stage": 5}]
    air = more.pop("air", GROUNDED)
    return LandCase("", units, air=air, frames=frames, turn=turn, pair=3 * turn, **more)


@pytest.mark.rule("BR-23-17", "SC-G-03")
def test_japan_replaces_four_steps_in_a_cycle() -> None:
    units = {"B0452": ["ja-div-5:5", "ja-rgt-55:1"], "A3831": ["ja-rgt-56:1/broken"]}
    case = cycle(units)
    case.refuses("japan", "refit ja-rgt-56 Japanese", "BR-23-17")  # broken
    case.do("japan", "refit ja-rgt-55 Japanese", "refit ja-rgt-55 Japanese")
    case.refuses("japan", "refit ja-rgt-55 Japanese", "BR-23-17")  # a regiment takes two
    case.do("japan", "refit ja-div-5 Japanese", "refit ja-div-5 Japanese")
    assert (case.steps("ja-div-5"), case.steps("ja-rgt-55")) == (7, 3)
    assert not case.allows("japan", "refit ja-div-5 Japanese")  # four in all
    cut_off = cycle({"B0452": ["ja-div-5:5", "ja-rgt-55:1"]}, war={"isolated": {"japan": ["B0452"]}})
    assert not cut_off.allows("japan", "refit ja-div-5 Japanese")


@pytest.mark.rule("WPB-SOL-08", "WPB-SOL-09", "WPB-SOL-10", "WPB-SOL-11", "WPB-SOL-14")
def test_reinforcements_of_malaya_bring_replacements() -> None:
    units = {"C0108": ["br-bde-6ind:1", "au-bde-22:1"], "B0452": ["ja-gar-hanoi"]}
    cut_off = {"isolated": {"allied": ["C0108"]}}
    nobody = cycle(units, control={"C0108": "allied"})
    assert not nobody.allows("allied", "refit br-bde-6ind Indian")
    first = cycle(units, control={"C0108": "allied"}, war={**cut_off, "arrived": [3]})
    first.do("allied", "refit br-bde-6ind Indian", "refit br-bde-6ind Indian")  # isolated or not
    assert first.steps("br-bde-6ind") == 3
    assert not first.allows("allied", "refit au-bde-22 Australian")
    second = cycle(units, turn=8, control={"C0108": "allied"}, war={**cut_off, "arrived": [0, 2]})
    second.do(
        "allied", "refit br-bde-6ind Indian", "refit au-bde-22 Australian", "refit au-bde-22 Australian"
    )
    assert (second.steps("br-bde-6ind"), second.steps("au-bde-22")) == (2, 3)


@pytest.mark.rule("WPB-SOL-11", "BR-23-17", "WPA-ISO-10")
def test_what_reinforcements_bring_is_for_units_in_malaya_even_among_enemies() -> None:
    units = {
        "A3730": ["br-bde-6ind:1", "ja-rgt-55"], "A3529": ["br-bde-8ind:1"],
        "A3631": ["br-bde-28ind:1/broken"], "C0108": ["br-bde-12ind:1"],
    }  # fmt: skip
    case = cycle(units, control={"C0108": "allied", "A3730": "allied"}, war={"arrived": [4], "joined": True})
    case.do("allied", *3 * ["refit br-bde-6ind Indian"])  # enemies are in its hex, and it takes more than 2
    assert case.steps("br-bde-6ind") == 4
    case.refuses("allied", "refit br-bde-8ind Indian", "WPB-SOL-11")  # it is in Thailand
    case.refuses("allied", "refit br-bde-28ind Indian", "BR-23-17")  # broken


@pytest.mark.rule("WPB-SOL-09", "WPB-SOL-14")
def test_whoever_comes_from_overseas_counts_once() -> None:
    forces = {"U1": {"hex": "C0108", "ships": ["br-msu-5"], "mission": "TRANS"}}
    units = {"br-msu-5": ["br-bde-45ind"], "C0108": ["br-gar-sing"]}
    case = deck(ALLIED, units, forces=forces, first="allied", control={"C0108": "allied"})
    case.do("allied", "take-card U1", "put-ashore", "file-card", "done", dice=NEXT)
    assert case.where("br-bde-45ind") == "C0108"
    assert case.state.war.arrived == (case.steps("br-bde-45ind"),)


@pytest.mark.rule("WPB-SOL-09")
def test_japanese_troops_in_malaya_bring_the_allies_nothing() -> None:
    forces = {"J7": {"hex": "A3730", "ships": ["jn-msu-4"], "mission": "TRANS"}}
    units = {"jn-msu-4": ["ja-rgt-55"], "A3730": ["ja-rgt-56"], "C0108": ["br-gar-sing"]}
    case = deck(JAPAN, units, forces=forces, first="japan", control={"A3730": "japan"})
    case.do("japan", "take-card J7", "put-ashore", "file-card", "done")
    case.do("allied", "done", dice=NEXT)
    assert case.where("ja-rgt-55") == "A3730"
    assert not any(case.state.war.arrived)


@pytest.mark.rule("BR-4-16", "SC-G-03")
def test_aircraft_are_replaced_on_undamaged_airfields() -> None:
    bombers = "air-jn-g3m-saigon"
    whole = cycle({"B0452": ["ja-gar-hanoi"]}, air={**GROUNDED, bombers: {"points": 2}})
    whole.do("japan", f"refill {bombers}")
    assert whole.state.points[TABLES.air_number[bombers]] == 3
    damaged = cycle(
        {"B0452": ["ja-gar-hanoi"]}, air={**GROUNDED, bombers: {"points": 2}}, airfields={"B0452": "D1"}
    )
    assert not damaged.allows("japan", f"refill {bombers}")


@pytest.mark.rule("BR-4-06", "WPA-CON-11")
@pytest.mark.parametrize(("die", "left"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4)])
def test_a_captured_airfield_loses_levels_by_a_die_and_keeps_its_damage(die: int, left: int) -> None:
    works = {"fields": {"A3831": 4}}  # Kuantan, of which levels have been built
    fort = {"strength": 5, "size": 3, "side": "allied"}
    case = LandCase(
        "ground_first", {"A3831": ["ja-rgt-55"], "C0108": ["br-gar-sing"]}, war={"works": works},
        airfields={"A3831": "D1"}, control={"A3831": "allied"}, forts={"A3831": fort},
    )  # fmt: skip
    play = GAME.play(case.state, flagplot.ScriptedDice([3, die]))
    hex = play.hex("A3831")
    play.take(hex, JAPAN)
    assert play.tables.bases[hex].airfield == left
    assert play.state.airfields[hex] == 2  # D1
    assert play.state.forts[hex][:4] == (JAPAN, 2, 3, 0)  # its strength of 5 less a die of 3


@pytest.mark.rule("BR-4-06")
def test_a_level_is_always_left_and_what_joins_loses_none() -> None:
    case = LandCase("ground_first", {"A3831": ["ja-rgt-55"]}, control={"A3831": "allied"})
    play = GAME.play(case.state, flagplot.ScriptedDice([1]))
    hex = play.hex("A3831")
    assert play.tables.bases[hex].airfield <= 2
    play.take(hex, JAPAN)
    assert play.tables.bases[hex].airfield == 1
    thai = LandCase("ground_first", {"A3529": ["ja-rgt-55"]}, control={"A3529": "neutral"})
    play = GAME.play(thai.state, flagplot.ScriptedDice([]))
    play.take(play.hex("A3529"), JAPAN)  # no die falls


@pytest.mark.rule("WPB-AIR-01", "WPB-AIR-03", "WPB-AIR-04")
def test_aircraft_are_crated_at_the_airfield_of_a_port() -> None:
    air = {**GROUNDED, BOMBERS[0]: {"points": 4}}
    case = deck(JAPAN, forces=TRANSPORT, air=air, bases={BOMBERS[0]: "B0452"})
    case.do("japan", "take-card J7", f"crate {BOMBERS[0]}")
    card = case.play.sea.cards["J7"]
    assert card.handling == 20  # 4 bombers: 2 load points
    assert cargo.room(case.play, "J7", card) == 7 - 2
    case.refuses("japan", f"crate {BOMBERS[0]}", "WPB-AIR-01")
    case.do("japan", "file-card", "done")
    case.do("allied", "done")
    number_ = TABLES.air_number[BOMBERS[0]]
    assert case.play.sea.based[number_] == aboard(TABLES.ship_number["jn-msu-4"])
    assert cargo.crated_aboard(case.play, (TABLES.ship_number["jn-msu-4"],)) == [number_]
    assert case.answers("japan") == ["done"]  # nobody flies out of a crate
    inland = deck(JAPAN, forces=TRANSPORT, air=air, bases={BOMBERS[0]: "A3529"})
    inland.do("japan", "take-card J7")
    inland.refuses("japan", f"crate {BOMBERS[0]}", "WPB-AIR-01")
    card_ = {"mission": "TRANS", "speed": 1, "crates": [[BOMBERS[0], "jn-msu-4"]], "handling": 20}
    read = deck(JAPAN, forces=TRANSPORT, air=air, bases={BOMBERS[0]: "B0452"}, cards={"J7": card_})
    assert read.play.sea.cards["J7"].crates == card.crates


@pytest.mark.rule("WPB-AIR-02", "WPA-ATT-18")
def test_three_phases_in_crates_save_aircraft_from_attrition() -> None:
    case = deck(
        JAPAN, forces=TRANSPORT, air={**GROUNDED, BOMBERS[0]: {"points": 4}}, bases={BOMBERS[0]: "jn-msu-4"},
        war={"boxed": {BOMBERS[0]: 0}},
    )  # fmt: skip
    air = TABLES.air_number[BOMBERS[0]]
    for _ in range(3):
        assert air in attrition.deployed(case.play, JAPAN)
        cargo.phase_in_crates(case.play)
    assert air not in attrition.deployed(case.play, JAPAN)


@pytest.mark.rule("WPB-AIR-02")
def test_naval_and_air_phases_count_for_those_in_crates() -> None:
    air = {**GROUNDED, BOMBERS[0]: {"points": 4}}
    case = deck(JAPAN, forces=TRANSPORT, air=air, bases={BOMBERS[0]: "B0452"})
    case.do("japan", "take-card J7", f"crate {BOMBERS[0]}", "file-card", "done")
    case.do("allied", "done")
    assert case.play.war.boxed == {TABLES.air_number[BOMBERS[0]]: 1}  # the Naval Phase is over
    cargo.uncrate(case.play)  # an Air Phase ends
    assert case.play.war.boxed == {TABLES.air_number[BOMBERS[0]]: 2}


@pytest.mark.rule("WPA-RAIL-11")
def test_nobody_goes_aboard_from_a_train() -> None:
    forces = {"U1": {"hex": "C0108", "ships": ["br-msu-5"], "mission": "TRANS"}}
    there = ["br-bde-1mal/entrained", "br-bde-2mal", "au-bde-27", "br-bde-28ind", "br-gar-sing"]
    case = deck(ALLIED, {"C0108": there}, forces=forces, first="allied", control={"C0108": "allied"})
    case.do("allied", "take-card U1")
    case.refuses("allied", "load br-bde-1mal", "WPA-RAIL-11")
    assert case.allows("allied", "load br-bde-2mal")


@pytest.mark.rule("BR-5-14")
def test_parachutists_in_the_air_go_aboard_no_ship() -> None:
    forces = {"J7": {"hex": "B0452", "ships": ["jn-msu-1"], "mission": "TRANS"}}
    war = {"drops": {"ja-para-1": "C0108"}}
    case = deck(JAPAN, {"B0452": ["ja-para-1", "ja-rgt-55"]}, forces=forces, first="japan", war=war)
    case.do("japan", "take-card J7")
    case.refuses("japan", "load ja-para-1", "BR-5-14")
    assert case.allows("japan", "load ja-rgt-55")
