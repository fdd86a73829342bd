"""Clauses of the war at sea and in the air that one case each shows exactly."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from flagplot.games.war_in_the_pacific import board
from flagplot.games.war_in_the_pacific.sea import waters
from tests.war_in_the_pacific.afloat import GROUNDED, TABLES, SeaCase

CRUISERS = ["jn-ca-kumano", "jn-ca-suzuya"]
J4 = {"hex": "F1032", "ships": CRUISERS, "mission": "PATROL", "located": True}
U17 = {"hex": "F1032", "ships": ["us-ca-astoria"], "mission": "PATROL", "located": True}


SEARCHES = (10, 10, 10, 10, 10, 10)  # of the Air Search Segment, which comes next: ten-sided dice


def battle(forces: dict[str, Any], **more: Any) -> SeaCase:
    """J4 has met U17; nobody flies."""
    rest = {key: more.pop(key) for key in ("ships", "units", "dice") if key in more}
    entry = {"mover": "J4", "other": "U17", **more}
    return SeaCase("", pair=1, forces=forces, battle=entry, subrons={}, air=GROUNDED, **rest)


def silent_round(case: SeaCase, japan: str, allied: str, dice: tuple[int, ...] = ()) -> None:
    """Nobody fires; then both say what they wish."""
    case.do("japan", "done")
    case.do("allied", "done")
    case.do("japan", japan)
    case.do("allied", allied, dice=dice)


def fighting(case: SeaCase) -> bool:
    """Whether the battle is still on."""
    return any(type(frame).__name__ == "SurfaceCombat" for frame in case.state.frames)


# -- surface combat -----------------------------------------------------------------------------------------


@pytest.mark.rule("BR-17-17")
def test_a_raider_by_night_leaves_after_two_rounds_without_a_die() -> None:
    raider = {**J4, "mission": "RAID"}
    case = battle({"J4": raider, "U17": U17}, night=True)
    silent_round(case, "break-off", "fight-on", dice=(3,))  # one round is not enough: a die, and it fails
    assert fighting(case)
    silent_round(case, "break-off", "fight-on", dice=SEARCHES)  # no die
    assert not fighting(case)
    for other, night in ((raider, False), (J4, True)):  # by day, or on another mission, it needs the die
        case = battle({"J4": other, "U17": U17}, night=night)
        silent_round(case, "fight-on", "fight-on")
        silent_round(case, "break-off", "fight-on", dice=(3,))
        assert fighting(case)
    case = battle({"J4": raider, "U17": U17}, night=True)
    for _ in range(2):
        silent_round(case, "fight-on", "fight-on")  # only if it wishes
    assert fighting(case)


def met(end: str = "F1332", **more: Any) -> SeaCase:
    """J4 sails in class 2 or 3; in the first hex it meets U17."""
    start = {**J4, "hex": "F0932", "speed": 3}
    case = SeaCase("naval", forces={"J4": start, "U17": U17}, subrons={}, air=GROUNDED, **more)
    case.do("allied", "no", dice=[6, 6, 1, 1])
    case.do("japan", "first", "take-card J4", "course F1032", f"course {end}", "file-card", "done")
    case.do("allied", "done")
    case.do("allied", "done", dice=[6])
    return case


@pytest.mark.rule("BR-19-07")
def test_every_round_fought_takes_12_mps_of_the_route() -> None:
    for rounds, end in ((1, "F1848"), (2, "F1846")):  # 126 MPs reach F1850; 6 MPs a hex on the way
        case = met("F1850")
        for _ in range(rounds - 1):
            silent_round(case, "fight-on", "fight-on")
        silent_round(case, "break-off", "break-off")
        case.do("japan", "go-on", dice=(10, 10, 10))
        assert case.where("J4") == end


@pytest.mark.rule("BR-19-07")
def test_ships_that_cannot_move_are_left_behind_or_scuttled() -> None:
    for last, fate, unseen in (("done", 4, 6), ("scuttle jn-ca-suzuya", 5, 2)):
        case = met(ships={"jn-ca-suzuya": {"damage": 2}})
        case.do("allied", "accept")
        case.do("japan", "done")
        # strength 6, die 1: 6 points on Resistance 3, 2:1; 9 is D2
        case.do("allied", "engage us-ca-astoria jn-ca-suzuya", "done", dice=(1, 4, 5))
        case.do("japan", "break-off")
        case.do("allied", "break-off", "done")  # who was there does not fire at her again
        case.refuses("japan", "scuttle jn-ca-kumano", "BR-19-07")
        case.do("japan", last)
        assert case.damage("jn-ca-suzuya") == fate
        assert case.force("J4").ships == (TABLES.ship_number["jn-ca-kumano"],)
        case.do("japan", "go-on", dice=(10, 10, 10, *[1] * unseen))  # nobody finds anybody again
        assert case.where("J4") == "F1332"
        left = [case.where(label) for label in case.state.sea.forces if label not in ("J4", "U17")]
        assert left == (["F1032"] if fate == 4 else [])


@pytest.mark.rule("BR-19-08")
def test_ships_in_port_are_not_attacked_but_those_off_an_enemy_port_are() -> None:
    docked = battle({"J4": {**J4, "hex": "F1234"}, "U17": {**U17, "hex": "F1234"}}, dice=SEARCHES[:3])
    assert not fighting(docked)
    off = {**J4, "hex": "F1234"}
    coming = {**U17, "hex": "F1233", "speed": 3}
    case = SeaCase("naval", forces={"J4": off, "U17": coming}, subrons={}, air=GROUNDED)
    case.do("allied", "no", dice=[1, 1, 6, 6])
    case.do("allied", "first")
    case.do("japan", "done")
    case.do("allied", "done", "take-card U17", "course F1234", "file-card")
    case.do("allied", "done", dice=[6])
    assert fighting(case)
    case.do("japan", "engage-all us-ca-astoria")
    case.do("allied", "engage us-ca-astoria jn-ca-kumano")


TRANSPORT = {"hex": "F1032", "ships": ["jn-apb-6"], "mission": "MOVT", "located": True}


def shelled(dice: tuple[int, ...]) -> SeaCase:
    """A transport with four steps is fired at with strength 6."""
    units = {"jn-apb-6": ["ja-rgt-28", "jn-snlf-k5"]}
    case = battle({"J4": TRANSPORT, "U17": U17}, units=units)
    case.do("allied", "accept", "engage us-ca-astoria jn-apb-6", "done", dice=dice)
    return case


def steps(case: SeaCase, *units: str) -> list[int]:
    """The steps of ground units."""
    return [case.state.steps[TABLES.number[unit]] for unit in units]


@pytest.mark.rule("BR-20-01")
def test_cargo_above_the_capacity_that_is_left_is_lost() -> None:
    case = shelled((1, 1, 1))  # 6 points on Resistance 1, 6:1; 2 is D2, which leaves room for 3
    assert case.damage("jn-apb-6") == 2
    assert case.answers("japan") == ["lose ja-rgt-28", "lose jn-snlf-k5"]  # the owner chooses
    case.do("japan", "lose jn-snlf-k5")
    assert steps(case, "ja-rgt-28", "jn-snlf-k5") == [3, 0]


@pytest.mark.rule("BR-20-01")
def test_cargo_is_lost_with_its_ship_at_sea() -> None:
    case = shelled((1, 5, 5))  # 10 is sunk; nobody rolls for the troops
    assert case.damage("jn-apb-6") == 5
    assert steps(case, "ja-rgt-28", "jn-snlf-k5") == [0, 0]


# -- cards and moves ----------------------------------------------------------------------------------------


def plotting(forces: dict[str, Any], **more: Any) -> SeaCase:
    """Japan plots; it has the initiative and moves first."""
    far = {"hex": "F3030", "ships": ["us-ca-astoria"], "mission": "MOVT"}
    case = SeaCase("naval", forces={"U17": far, **forces}, subrons={}, air=GROUNDED, **more)
    case.do("allied", "no", dice=[6, 6, 1, 1])
    case.do("japan", "first")
    return case


@pytest.mark.rule("BR-10-09", "BR-9-05")
def test_a_ship_slowed_by_a_strike_stays_behind_or_slows_its_force() -> None:
    force = {"hex": "F0525", "ships": ["jn-cv-akagi", "jn-ca-tone"], "mission": "CVOPS", "speed": 3}
    case = plotting({"J1": force}, ships={"jn-cv-akagi": {"damage": 2}})
    case.do("japan", "take-card J1")
    assert case.state.sea.cards["J1"].speed == 2  # the force slows down...
    case.refuses("japan", "leave-behind jn-ca-tone", "BR-9-05")
    case.do("japan", "leave-behind jn-cv-akagi")  # ...or goes on without her, at no cost
    assert case.state.sea.cards["J1"].speed == 3
    assert case.force("J1").spent == 0
    (other,) = [label for label in case.state.sea.forces if label not in ("J1", "U17")]
    assert case.force(other).ships == (TABLES.ship_number["jn-cv-akagi"],)
    case.do("japan", "course F0527", "file-card", "done")
    case.do("allied", "done")
    case.do("allied", "done")
    assert (case.where("J1"), case.where(other)) == ("F0527", "F0525")
    sound = plotting({"J1": force})
    sound.do("japan", "take-card J1")
    sound.refuses("japan", "leave-behind jn-cv-akagi", "BR-9-05")


@pytest.mark.rule("BR-17-15")
def test_a_tow_sails_in_class_one() -> None:
    force = {"hex": "F0525", "ships": ["jn-cv-akagi", "jn-bc-haruna", "jn-ca-tone"], "mission": "MOVT"}
    helpless = {"jn-cv-akagi": {"damage": 4}}
    case = plotting({"J1": force}, ships=helpless)
    case.do("japan", "take-card J1")
    assert not [answer for answer in case.answers("japan") if answer.startswith("course")]
    case.do("japan", "mission TOW")
    case.refuses("japan", "tow jn-bc-haruna jn-cv-akagi", "BR-17-15")  # no ship that tows
    case.refuses("japan", "tow jn-ca-tone jn-bc-haruna", "BR-17-15")  # she can move
    case.do("japan", "tow jn-ca-tone jn-cv-akagi")
    case.refuses("japan", "course D2716", "BR-16-14")
    case.do("japan", "course F0541")  # 84 MPs
    case.do("japan", "file-card", "done")
    case.do("allied", "done")
    case.do("allied", "done")
    assert (case.where("J1"), case.force("J1").speed) == ("F0541", 1)
    two = plotting({"J1": force}, ships={**helpless, "jn-bc-haruna": {"damage": 4}})
    two.do("japan", "take-card J1")
    assert "mission TOW" not in two.answers("japan")  # one ship is towed, not two


@pytest.mark.rule("BR-8-10")
def test_british_and_american_ships_share_a_task_force() -> None:
    portland = TABLES.ships[TABLES.ship_number["us-ca-portland"]]
    forces = {
        "J8": {"hex": "F0525", "ships": ["jn-ca-tone"], "mission": "MOVT"},
        "U16": {"hex": "F3030", "ships": ["us-ca-portland"], "mission": "MOVT", "speed": 3},
    }
    try:
        msgspec.structs.force_setattr(portland, "nation", "RN")
        case = plotting(forces)
        case.do("japan", "done")
        case.do("allied", "done", "take-card U16", "merge-into U17")
        together = {TABLES.ships[ship].nation for ship in case.force("U17").ships}
        assert together == {"RN", "USN"}
        case.refuses("allied", "take-card J8", "BR-8-01")  # but not with the enemy
    finally:
        msgspec.structs.force_setattr(portland, "nation", "USN")


@pytest.mark.rule("BR-16-09")
def test_a_side_without_water_is_not_crossed() -> None:
    map_ = board.standard()
    grid, card = map_.board.grid, TABLES.card.sea
    assert card is not None
    one, other = grid["F1032"], grid["F1132"]
    side = grid.direction(one, other)
    assert TABLES.waters is not None
    assert TABLES.waters.way(one, other) == (other,)
    water = bytearray(map_.water)
    water[one] &= ~(1 << side)
    barred = waters.built(replace(map_, water=bytes(water)), card, TABLES.movement)
    assert other not in barred.sea[one]
    assert len(barred.way(one, other)) == 2  # round about
    assert other not in barred.reach(one, barred.cost[other])


def off_midway(mission: str, dice: tuple[int, ...], **more: Any) -> SeaCase:
    """A cruiser comes to Midway and the battery of 6 fires at it."""
    ships = ["jn-ca-tone", "jn-apb-6"] if mission == "AMPH" else ["jn-ca-tone"]
    units = {"F1234": ["mc-def-6"], **({"jn-apb-6": ["jn-snlf-k5"]} if mission == "AMPH" else {})}
    force = {"hex": "F1233", "ships": ships, "mission": mission}
    case = plotting({"J8": force}, units=units, **more)
    case.do("japan", "take-card J8", "course F1234", "file-card", "done")
    case.do("allied", "done")
    case.do("allied", "done")
    if mission == "AMPH":  # her escorts do not bombard, though they might
        case.do("japan", "done")
    if dice:
        case.do("allied", "shell jn-ca-tone 6", dice=dice)
    return case


@pytest.mark.rule("SC-S2-05")
def test_the_battery_of_midway_fires_with_strength_6() -> None:
    # 6 points on Resistance 3, 2:1; 7 is D1; with a die of 2 5 points, 1:1, on which 7 is nothing...
    assert off_midway("MOVT", (1, 3, 4)).damage("jn-ca-tone") == 1
    assert off_midway("MOVT", (2, 3, 4)).damage("jn-ca-tone") == 0
    # ...but ships that land troops lie still: 1 off the die
    assert off_midway("AMPH", (2, 3, 4)).damage("jn-ca-tone") == 1
    case = off_midway("MOVT", ())
    assert "shell jn-ca-tone 7" not in case.answers("allied")
    case.do("allied", "shell jn-ca-tone 2", dice=(6,))
    assert "shell jn-ca-tone 5" not in case.answers("allied")  # what is left of the six points
    case.do("allied", "shell jn-ca-tone 4", dice=(6,))
    assert case.state.waiting != ("allied",) or "done" not in case.answers("allied")
    weak = off_midway("MOVT", (), batteries={"F1234": [6, 4]})
    assert "shell jn-ca-tone 3" not in weak.answers("allied")


@pytest.mark.rule("BR-20-01")
def test_in_port_a_die_of_4_saves_each_step_of_a_sunken_ship() -> None:
    wake = {"hex": "D3243", "ships": ["jn-apb-6"], "mission": "MOVT"}
    near = {"hex": "D3242", "ships": ["us-cv-yorktown"], "mission": "CVOPS"}
    frames = [{"step": "week", "stage": 5}, {"step": "air_phase"}]
    planes = {**GROUNDED, "air-us-sbd-yorktown": {"points": 4}, "air-us-pby-midway": {"points": 1}}
    case = SeaCase(
        "", frames=frames, pair=1, forces={"J8": wake, "U17": near}, opened=True, air=planes,
        units={"jn-apb-6": ["ja-rgt-28", "jn-snlf-k5"]},
    )  # fmt: skip
    case.do("allied", "naval-strike U17 D3243", "send air-us-sbd-yorktown 4 dive", "launch")
    case.do("allied", "done", dice=(3, 3))
    # flak, surprise, the attack, the Naval CRT; then three steps of the regiment and one of the others
    case.do("allied", "launch", dice=(1, 1, 1, 1, 5, 5, 4, 3, 6, 1))
    assert case.damage("jn-apb-6") == 5
    assert steps(case, "ja-rgt-28", "jn-snlf-k5") == [2, 0]
    assert case.play.label(case.state.place[TABLES.number["ja-rgt-28"]]) == "D3243"
