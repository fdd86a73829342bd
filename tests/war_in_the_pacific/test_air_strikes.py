"""Strikes of an Air Phase, from the plot to the landing, through positions."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.war_in_the_pacific.air import missions, waves, wings
from flagplot.games.war_in_the_pacific.air.frames import AirPhase, Raid
from tests.war_in_the_pacific.afloat import TABLES, SeaCase

CARRIERS = ["jn-cv-akagi", "jn-cv-kaga", "jn-cv-soryu", "jn-cv-hiryu"]
J1 = {"hex": "F0932", "ships": CARRIERS, "mission": "CVOPS", "located": True}
U17 = {"hex": "F1132", "ships": ["us-cv-yorktown"], "mission": "CVOPS", "located": True}


def air_phase(**more: Any) -> SeaCase:
    forces = more.pop("forces", {"J1": J1, "U17": U17})
    frames = [{"step": "week", "stage": 5}, {"step": "air_phase"}]
    return SeaCase("", frames=frames, pair=1, forces=forces, opened=more.pop("opened", True), **more)


def points(case: SeaCase, id: str) -> int:
    return case.state.points[TABLES.air_number[id]]


def raid(case: SeaCase) -> Raid:
    return next(one for one in reversed(case.state.frames) if isinstance(one, Raid))


@pytest.mark.rule("BR-3-26", "BR-5-01", "BR-4-20", "BR-5-19")
def test_a_strike_is_plotted() -> None:
    case = air_phase()
    case.do("allied", "naval-strike U17 contact-1")
    case.refuses("allied", "launch", "BR-5-18")
    case.refuses("allied", "send air-us-sbd-yorktown 1 low", "BR-5-19")
    case.do("allied", "send air-us-sbd-yorktown 4 dive")
    case.refuses("allied", "send air-us-sbd-yorktown 1 dive", "BR-5-01")
    case.refuses("allied", "send air-us-sbd-enterprise 1 dive", "BR-5-01")


@pytest.mark.rule("BR-4-20")
def test_nobody_flies_beyond_extended_range() -> None:
    case = air_phase(forces={"J1": {**J1, "hex": "D3826"}, "U17": {**U17, "hex": "F1734"}})
    case.refuses("allied", "naval-strike U17 contact-1", "BR-4-20")


@pytest.mark.rule("BR-13-06", "BR-5-09")
def test_a_force_must_be_located() -> None:
    hidden = {**J1, "located": 0, "marker": 1}
    case = air_phase(forces={"J1": hidden, "U17": U17})
    case.refuses("allied", "naval-strike U17 contact-1", "BR-13-06")


@pytest.mark.rule("BR-5-02")
def test_only_fighters_escort() -> None:
    case = air_phase()
    case.do("allied", "naval-strike U17 contact-1")
    case.refuses("allied", "guard air-us-sbd-yorktown 1 medium", "BR-5-02")
    case.do("allied", "guard air-us-f4f-yorktown 1 medium", "send air-us-tbd-yorktown 1 low", "launch")


@pytest.mark.rule("BR-3-23")
def test_carriers_launch_nothing_by_night() -> None:
    case = air_phase()
    case.do("allied", "naval-strike U17 contact-1")
    case.refuses("allied", "night", "BR-3-23")


@pytest.mark.rule("SC-S2-10")
def test_midway_first() -> None:
    case = air_phase(opened=False)
    assert missions.opening(case.play) == (8, 2)
    case.refuses("japan", "done", "SC-S2-10")
    case.do("japan", "air-strike J1 F1234 airfield")
    for ship in ("akagi", "kaga", "soryu", "hiryu"):
        case.do("japan", f"send air-jn-d3a-{ship} 2 dive")
    case.do("japan", "guard air-jn-a6m2-akagi 2 medium", "launch")
    assert "done" in case.answers("japan")


@pytest.mark.rule("SC-S2-10", "BR-9-03")
def test_midway_first_as_far_as_carriers_can_launch() -> None:
    damage = {"jn-cv-akagi": {"damage": 2}, "jn-cv-kaga": {"damage": 1}}
    damage |= {"jn-cv-soryu": {"damage": 2}, "jn-cv-hiryu": {"damage": 2}}
    case = air_phase(opened=False, ships=damage)
    assert missions.opening(case.play) == (4, 0)  # of 8 and 2 only four APs of Kaga can take off
    case.refuses("japan", "done", "SC-S2-10")
    case.do("japan", "air-strike J1 F1234 airfield", "send air-jn-d3a-kaga 2 dive", "launch")
    case.refuses("japan", "done", "SC-S2-10")
    case.do("japan", "air-strike J1 F1234 airfield", "send air-jn-b5n-kaga 2 medium", "launch")
    assert "done" in case.answers("japan")
    idle = air_phase(opened=False, ships={**damage, "jn-cv-kaga": {"damage": 2}})
    assert missions.opening(idle.play) is None
    idle.do("japan", "done")


def struck(dice: list[int], *, cap: bool = False) -> SeaCase:
    """Four dive bombers of Yorktown over J1, whose fighters are all away."""
    away = {f"air-jn-a6m2-{ship}": {"points": 2, "flown": 2} for ship in ("akagi", "kaga", "soryu", "hiryu")}
    case = air_phase(air={} if cap else away)
    case.do("japan", "done")
    case.do("allied", "naval-strike U17 contact-1", "send air-us-sbd-yorktown 2 dive", "launch")
    case.do("allied", "done", dice=dice)
    return case


@pytest.mark.rule("BR-12-01", "BR-10-10", "BR-10-04", "BR-10-05", "BR-10-03")
def test_dive_bombers_hit_a_carrier() -> None:
    case = struck([3, 4])  # its place in the sequence
    case.do("allied", "launch", dice=[1, 1])  # all core: no slice; flak of four carriers
    assert waves.flak_strength(case.play, raid(case)) == 24
    case.refuses("allied", "target air-us-sbd-yorktown 1 us-cv-yorktown", "BR-10-03")
    # strength 12, die 3 + 1 - 1: 6 points on Resistance 3, 2:1; 9 is D2; then a die for each of 7 APs aboard
    case.do("allied", "target air-us-sbd-yorktown 2 jn-cv-kaga", dice=[3, 4, 5, 3, 3, 2, 3, 3, 3, 3])
    assert case.damage("jn-cv-kaga") == 2
    assert points(case, "air-jn-d3a-kaga") == 1  # the 2
    assert not any(isinstance(one, AirPhase) for one in case.state.frames)  # everybody is home


@pytest.mark.rule("BR-6-01", "BR-6-12", "BR-6-07", "BR-6-06", "BR-1-13", "BR-5-03", "BR-6-10", "BR-5-22")
def test_fighters_over_the_carriers_attack_the_bombers() -> None:
    case = struck([3, 4], cap=True)
    assert wings.counted(raid(case).cap) == 8
    case.refuses("japan", "assign air-jn-d3a-akagi 1 low", "BR-6-01")
    case.do("japan", "assign air-jn-a6m2-akagi 2 low")
    # the other six go where bombers fly: 6 x 6 = 36; 7 is 5/5; bombers answer 2: column 1-5
    case.do("japan", "done")
    case.do("japan", "done", dice=[3, 4, 1, 1])  # those at LOW meet nobody and stay there
    assert points(case, "air-us-sbd-yorktown") == 2  # 5 points: one of 3, and 2 is half of the next


@pytest.mark.rule("BR-9-03")
def test_a_damaged_carrier_operates_less() -> None:
    case = air_phase(ships={"jn-cv-kaga": {"damage": 2}, "jn-cv-soryu": {"damage": 1}})
    play = case.play
    number = TABLES.ship_number
    assert wings.operates(play, number["jn-cv-kaga"]) == 0
    assert wings.operates(play, number["jn-cv-soryu"]) == 3
    assert wings.operates(play, number["jn-cv-akagi"]) == 7
    case.do("japan", "naval-strike J1 contact-2")
    case.refuses("japan", "send air-jn-d3a-kaga 1 dive", "BR-9-03")


@pytest.mark.rule("BR-4-05", "BR-1-04")
def test_damage_to_an_airfield() -> None:
    assert [wings.halved(20, rung) for rung in range(6)] == [20, 20, 10, 5, 0, 0]
    assert [wings.halved(5 * level, wings.D1) for level in (1, 2, 3)] == [3, 5, 8]  # halves go up
    assert [wings.halved(5 * level, wings.D2) for level in (1, 2, 3)] == [1, 2, 3]  # quarters down
    assert wings.halved(3, wings.D2) == 1
    case = air_phase(airfields={"F1234": "D3"})
    case.do("allied", "naval-strike F1234 contact-1")
    case.refuses("allied", "send air-us-b-17-midway-s2 1 medium", "BR-4-05")


@pytest.mark.rule("BR-4-07", "BR-4-05", "BR-9-03", "SC-S2-06")
def test_transfers() -> None:
    case = air_phase()
    assert case.allows("allied", "rebase air-us-pby-pearl-harbor 3 F1234")
    case.refuses("allied", "rebase air-us-p-40-pearl-harbor 1 F1234", "BR-4-07")  # too far
    assert case.allows("allied", "rebase air-us-p-40-pearl-harbor 2 F3141")
    case.refuses("allied", "rebase air-us-p-40-pearl-harbor 3 F3141", "BR-4-07")  # 2 of a block
    case.refuses("allied", "rebase air-us-b-17-midway-s2 1 F0932", "BR-4-07")  # no base
    closed = air_phase(airfields={"F1234": "D4"}, ships={"us-cv-yorktown": {"damage": 2}})
    closed.refuses("allied", "rebase air-us-b-17-midway-s2 1 F3342", "BR-4-05")
    closed.refuses("allied", "rebase air-us-f4f-yorktown 1 F1234", "BR-9-03")


@pytest.mark.rule("BR-4-14", "WPB-ABT-21")
def test_who_goes_on_carriers() -> None:
    case = air_phase()
    refused = case.play
    sbd = TABLES.air_number["air-mc-sbd-midway-s2"]
    assert wings.type_of(refused, sbd).has("carrier")
    case.refuses("allied", "rebase air-mc-sbd-midway-s2 1 us-cv-yorktown", "WPB-ABT-21")
