"""Clauses of the Air Phase one by one: plots, cover, availability, night, landing elsewhere."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.war_in_the_pacific.air import missions, raids, wings
from flagplot.games.war_in_the_pacific.air.frames import AirPhase, Plots
from tests.war_in_the_pacific.afloat import GAME, TABLES, SeaCase
from tests.war_in_the_pacific.test_air_strikes import J1, U17, air_phase, raid

MIDWAY, PEARL = "F1234", "F3342"
AKAGI_AND_KAGA = {**J1, "ships": ["jn-cv-akagi", "jn-cv-kaga"]}
J2 = {"hex": "F0933", "ships": ["jn-cv-hiryu"], "mission": "CVOPS", "located": True}
U16 = {"hex": "F1133", "ships": ["us-cv-enterprise"], "mission": "CVOPS", "located": True}


def away(*units: str) -> dict[str, Any]:
    """Units all of whose APs have flown."""
    return {id: {"flown": TABLES.air[TABLES.air_number[id]].aps} for id in units}


ZEROS = tuple(f"air-jn-a6m2-{ship}" for ship in ("akagi", "kaga", "soryu", "hiryu"))
MIDWAY_FIGHTERS = ("air-mc-f2a-midway-s2", "air-mc-f4f-midway-s2")


def family(case: SeaCase, id: str) -> dict[str, int]:
    """Where the APs of a unit are: base -> APs."""
    rows = [n for n, unit in enumerate(TABLES.air) if unit.id.partition(".")[0] == id]
    return {
        case.play.label(case.play.sea.based[n]): case.state.points[n] for n in rows if case.state.points[n]
    }


def phase(case: SeaCase) -> AirPhase:
    return next(one for one in reversed(case.state.frames) if isinstance(one, AirPhase))


def flying(case: SeaCase) -> bool:
    return any(isinstance(one, AirPhase) for one in case.state.frames)


# -- the sequence of an Air Phase ---------------------------------------------------------------------------


@pytest.mark.rule("BR-3-09")
def test_both_sides_plot_in_secret_at_the_same_time() -> None:
    case = air_phase()
    assert "done" in case.answers("japan")
    assert "done" in case.answers("allied")
    before = GAME.view(case.state, "japan")
    case.do("allied", "naval-strike U17 contact-1", "send air-us-sbd-yorktown 2 dive", "launch")
    after = GAME.view(case.state, "japan")
    assert after == before
    case.do("allied", "done")
    assert case.answers("allied") == []
    assert any(isinstance(one, Plots) for one in case.state.frames)  # nothing happens until both are ready
    case.do("japan", "done", dice=[3, 4])
    assert raid(case).line.base == "U17"


@pytest.mark.rule("BR-3-10")
@pytest.mark.parametrize(("japan", "allied", "first"), [([6, 6], [1, 2], "J1"), ([1, 2], [3, 4], "U17")])
def test_all_strikes_roll_before_the_first_is_flown(japan: list[int], allied: list[int], first: str) -> None:
    case = air_phase()
    case.do("japan", "naval-strike J1 contact-2", "send air-jn-d3a-kaga 2 dive", "launch", "done")
    case.do("allied", "naval-strike U17 contact-1", "send air-us-sbd-yorktown 2 dive", "launch")
    case.do("allied", "done", dice=[*japan, *allied])
    assert [line.total for line in phase(case).lines] == [sum(japan), sum(allied) + 3]  # + the ambush
    assert raid(case).line.base == first


@pytest.mark.rule("BR-3-12")
def test_transfers_land_when_the_strikes_are_over() -> None:
    case = air_phase(air=away(*ZEROS))
    case.do("japan", "done")
    case.do("allied", "rebase air-us-pby-pearl-harbor 3 F1234")
    case.do("allied", "naval-strike U17 contact-1", "send air-us-sbd-yorktown 2 dive", "launch")
    case.do("allied", "done", dice=[3, 4])
    assert family(case, "air-us-pby-pearl-harbor") == {PEARL: 3}
    case.do("allied", "launch", dice=[1, 1])
    case.do("allied", "target air-us-sbd-yorktown 2 jn-cv-kaga", dice=[6, 1, 1])
    assert not flying(case)
    assert family(case, "air-us-pby-pearl-harbor") == {MIDWAY: 3}


# -- landing elsewhere --------------------------------------------------------------------------------------


def strike_on_j1(case: SeaCase, *, back: str = "") -> None:
    """Two dive bombers of Yorktown over the carriers, whose fighters are away; they miss."""
    case.do("japan", "done")
    case.do("allied", "naval-strike U17 contact-1", "send air-us-sbd-yorktown 2 dive")
    case.do("allied", *([f"land-at {back}"] if back else []), "launch")
    case.do("allied", "done", dice=[3, 4])
    case.do("allied", "launch", dice=[1, 1])
    case.do("allied", "target air-us-sbd-yorktown 2 jn-cv-kaga", dice=[6, 1, 1])


@pytest.mark.rule("BR-4-08")
def test_a_strike_lands_at_another_base() -> None:
    case = air_phase(air=away(*ZEROS))
    strike_on_j1(case)
    assert family(case, "air-us-sbd-yorktown") == {"us-cv-yorktown": 4}
    case = air_phase(air=away(*ZEROS))
    strike_on_j1(case, back=MIDWAY)
    assert family(case, "air-us-sbd-yorktown") == {"us-cv-yorktown": 2, MIDWAY: 2}


@pytest.mark.rule("BR-4-08")
def test_only_where_there_is_room_in_range() -> None:
    for more, base in (({}, PEARL), ({"bases": {"air-us-p-40-pearl-harbor": MIDWAY}}, MIDWAY)):
        case = air_phase(**more)
        case.do("allied", "naval-strike U17 contact-1", "send air-us-sbd-yorktown 2 dive")
        case.refuses("allied", f"land-at {base}", "BR-4-08")


@pytest.mark.rule("BR-4-09")
def test_a_strike_stages_on_its_way() -> None:
    case = air_phase(air=away(*ZEROS))
    case.do("allied", "naval-strike F3342 contact-1")
    case.refuses("allied", "send air-us-b-17-pearl-harbor 2 medium", "BR-4-20")  # 125 away, 115 is the most
    case.do("allied", "stage-at F1234")
    case.refuses("allied", "stage-at F1234", "BR-4-09")  # once
    case.do("allied", "send air-us-b-17-pearl-harbor 2 medium", "launch", "done")
    case.do("japan", "done", dice=[3, 4])
    assert raid(case).line.total == 7 - 2
    air = TABLES.air_number["air-us-b-17-pearl-harbor"]
    assert not missions.extended(case.play, raid(case).line, air)


@pytest.mark.rule("BR-4-09")
def test_the_airfield_on_the_way_is_undamaged_and_has_room() -> None:
    case = air_phase(airfields={MIDWAY: "S"})
    case.do("allied", "naval-strike F3342 contact-1")
    case.refuses("allied", "stage-at F1234", "BR-4-09")
    crowd = {
        "bases": {"air-us-p-40-pearl-harbor": MIDWAY},
        "air": {"air-us-p-40-pearl-harbor": {"points": 9}},
    }
    case = air_phase(**crowd)  # 10 of the scenario and 9: room for 1
    case.do("allied", "naval-strike F3342 contact-1", "stage-at F1234")
    case.refuses("allied", "send air-us-b-17-pearl-harbor 2 medium", "BR-4-09")
    case.do("allied", "send air-us-b-17-pearl-harbor 1 medium")
    case.refuses("allied", "send air-us-b-17-pearl-harbor 1 medium", "BR-4-09")


@pytest.mark.rule("BR-4-09")
def test_a_strike_that_reaches_its_target_only_by_staging_can_be_opened() -> None:
    far = {"J1": {**AKAGI_AND_KAGA, "hex": "F0532"}, "U17": U17}
    grounded = away("air-us-b-17-pearl-harbor", "air-us-pby-pearl-harbor")
    case = air_phase(forces=far)
    cost = case.play.chart.air_cost(case.play.hex(PEARL), case.play.hex("F0532"))
    reach = max(
        kind.range_extended
        for air in case.play.air_at(PEARL)
        if (kind := TABLES.types[TABLES.air[air].type]).anti_ship and kind.class_ != "S"
    )
    assert cost > reach
    assert case.allows("allied", f"naval-strike {PEARL} contact-1")
    case.do("allied", f"naval-strike {PEARL} contact-1", f"stage-at {MIDWAY}")
    assert any(answer.startswith("send air-us-b-17") for answer in case.answers("allied"))
    nobody = air_phase(forces=far, air=grounded)
    assert not nobody.allows("allied", f"naval-strike {PEARL} contact-1")


@pytest.mark.rule("BR-5-12", "BR-4-08", "BR-4-09")
def test_a_strike_that_joined_keeps_where_it_stages_and_lands() -> None:
    b17 = TABLES.air_number["air-us-b-17-pearl-harbor"]
    case = air_phase(air=away(*ZEROS))
    case.do("allied", "naval-strike F1234 contact-1", "send air-mc-sbd-midway-s2 2 dive", "launch")
    case.do("allied", f"naval-strike {PEARL} contact-1", f"stage-at {MIDWAY}")
    case.do(
        "allied", "send air-us-b-17-pearl-harbor 2 medium", f"land-at {MIDWAY}", "joint", "launch", "done"
    )
    case.do("japan", "done", dice=[6, 3, 4])  # it joins; one roll for both
    line = raid(case).line
    assert line.partners == (PEARL,)
    assert line.total == 7 - 2  # staged, as the partner is
    assert missions.start(case.play, line, b17) == case.play.hex(MIDWAY)
    assert missions.detour(line, PEARL) == (MIDWAY, MIDWAY)


def kaga_hit(attack: list[int]) -> SeaCase:
    """Four dive bombers at Kaga; the fighters of both carriers are low and meet nobody."""
    case = air_phase(forces={"J1": AKAGI_AND_KAGA, "U17": U17})
    case.do("japan", "done")
    case.do("allied", "naval-strike U17 contact-1", "send air-us-sbd-yorktown 4 dive", "launch")
    case.do("allied", "done", dice=[3, 4])
    case.do("japan", "assign air-jn-a6m2-akagi 2 low", "assign air-jn-a6m2-kaga 2 low", "done")
    case.do("allied", "launch", dice=[1, 1])
    case.do("allied", "target air-us-sbd-yorktown 4 jn-cv-kaga", dice=attack)
    return case


@pytest.mark.rule("BR-4-19", "BR-4-13")
def test_a_carrier_sinks_with_all_aboard() -> None:
    case = kaga_hit([1, 6, 5])  # strength 24, die 1: 22 points on 3: 6:1, 11 sinks her
    assert case.damage("jn-cv-kaga") == 5
    assert family(case, "air-jn-d3a-kaga") == family(case, "air-jn-b5n-kaga") == {}
    # her two fighters were in the air: Akagi has room for one, nobody else is in range
    assert family(case, "air-jn-a6m2-kaga") == {"jn-cv-akagi": 1}


@pytest.mark.rule("BR-4-19")
def test_a_die_for_each_air_point_aboard() -> None:
    # die 4: 8 points, 2:1; 9 is D2. Dice of 2 bombers and 3 torpedo bombers; the fighters fly
    case = kaga_hit([4, 4, 5, 2, 3, 1, 2, 3])
    assert case.damage("jn-cv-kaga") == 2
    assert family(case, "air-jn-d3a-kaga") == {"jn-cv-kaga": 1}
    assert family(case, "air-jn-b5n-kaga") == {"jn-cv-kaga": 1}


@pytest.mark.rule("BR-4-13")
def test_a_strike_whose_force_is_gone_lands_where_there_is_room() -> None:
    case = air_phase(air=away(*ZEROS, "air-us-f4f-yorktown"))
    case.do("allied", "naval-strike U17 contact-1", "send air-us-sbd-yorktown 2 dive", "launch", "done")
    case.do("japan", "naval-strike J1 contact-2")
    for ship in ("akagi", "kaga", "soryu"):
        case.do("japan", f"send air-jn-d3a-{ship} 2 dive")
    case.do("japan", "launch")
    case.do("japan", "done", dice=[4, 5, 2, 3])  # 9 against 5 + 3: already airborne
    case.do("japan", "launch", dice=[1, 1, 1, 6, 5])  # flak; 5 x 6 = 30: 29 points on 3, 8:1, 11 sinks her
    assert case.damage("us-cv-yorktown") == 5
    assert family(case, "air-us-sbd-yorktown") == {"us-cv-yorktown": 2}  # of 4: two went down with her
    assert raid(case).line.base == "U17"
    case.do("allied", "launch", dice=[1, 1])
    case.do("allied", "target air-us-sbd-yorktown 2 jn-cv-kaga", dice=[6, 1, 1])
    assert family(case, "air-us-sbd-yorktown") == {MIDWAY: 2}


@pytest.mark.rule("BR-4-13")
def test_fighters_that_covered_others_cannot_land_on_a_wreck() -> None:
    air = {**away("air-jn-a6m2-akagi"), "air-jn-d3a-hiryu": {"points": 1}}  # room for 1 on Hiryu
    case = air_phase(forces={"J1": AKAGI_AND_KAGA, "J2": J2, "U17": U17}, air=air)
    case.do("japan", "fly-cover air-jn-a6m2-kaga 2 J2", "done")
    case.do("allied", "naval-strike U17 contact-1", "send air-us-sbd-yorktown 4 dive", "launch")
    case.do("allied", "done", dice=[3, 4])
    case.do("japan", "done")  # Hiryu's fighters do not react
    case.do("allied", "launch", dice=[1, 1])
    # D2; five dice for the bombers aboard
    case.do("allied", "target air-us-sbd-yorktown 4 jn-cv-kaga", dice=[4, 4, 5, 3, 3, 3, 3, 3])
    assert case.damage("jn-cv-kaga") == 2
    assert "divert air-jn-a6m2-kaga 1 jn-cv-akagi" in case.answers("japan")
    case.refuses("japan", "divert air-jn-a6m2-kaga 1 jn-cv-kaga", "BR-4-13")
    case.do("japan", "divert air-jn-a6m2-kaga 1 jn-cv-akagi")
    assert family(case, "air-jn-a6m2-kaga") == {"jn-cv-akagi": 1, "jn-cv-hiryu": 1}


# -- cover --------------------------------------------------------------------------------------------------


def midway_attacked(dice: list[int], cover: str = "", **more: Any) -> SeaCase:
    """Two dive bombers of Kaga come for the airfield of Midway, whose fighters are away."""
    case = air_phase(air=away(*MIDWAY_FIGHTERS), **more)
    case.do("japan", "air-strike J1 F1234 airfield", "send air-jn-d3a-kaga 2 dive", "launch", "done")
    case.do("allied", *([cover] if cover else []), "done", dice=dice)
    return case


@pytest.mark.rule("BR-5-04")
def test_cover_rolls_for_who_is_there() -> None:
    case = midway_attacked([3, 4, 3, 3], "fly-cover air-us-f4f-yorktown 3 F1234")
    assert wings.counted(raid(case).cap) == 2  # 60 of 100
    case = midway_attacked([3, 4, 1, 1], "fly-cover air-us-f4f-yorktown 3 F1234")
    assert wings.counted(raid(case).cap) == 1  # 25 of 100
    case = midway_attacked([3, 4])
    assert raid(case).cap == ()


@pytest.mark.rule("BR-5-04")
def test_who_covers_what() -> None:
    case = air_phase()
    case.refuses("allied", "fly-cover air-us-sbd-yorktown 1 F1234", "BR-5-04")
    case.refuses("allied", "fly-cover air-us-f4f-yorktown 1 F3342", "BR-5-04")  # beyond normal range
    case.refuses("allied", "fly-cover air-mc-f4f-midway-s2 1 F1234", "BR-5-04")  # its own hex
    case.refuses("allied", "fly-cover air-us-f4f-yorktown 1 D3243", "BR-5-04")  # the enemy's


CARRIERS_LEFT = ["jn-cv-akagi", "jn-cv-kaga", "jn-cv-soryu"]


@pytest.mark.rule("BR-5-05")
def test_fighters_near_by_react_once() -> None:
    case = air_phase(
        forces={"J1": {**J1, "ships": CARRIERS_LEFT}, "J2": J2, "U17": U17}, air=away(*ZEROS[:3])
    )
    case.do("japan", "done")
    case.do("allied", "naval-strike U17 contact-1", "send air-us-sbd-yorktown 2 dive", "launch")
    case.do("allied", "done", dice=[3, 4])
    assert "scramble air-jn-a6m2-hiryu 2" in case.answers("japan")
    case.refuses("japan", "scramble air-jn-a6m2-akagi 1", "BR-5-05")  # it has flown
    case.do("japan", "scramble air-jn-a6m2-hiryu 1", dice=[3, 3])
    assert case.answers("japan") == []  # 6 - 2 is 45 of 100 of one: nobody; and the other may not follow
    case.do("allied", "launch", dice=[1, 1])
    case.do("allied", "target air-us-sbd-yorktown 2 jn-cv-kaga", dice=[6, 1, 1])


@pytest.mark.rule("BR-5-05")
def test_within_half_their_range() -> None:
    far = midway_attacked([3, 4])
    assert not raids.reacting(far.play, raid(far))  # 15, half is 11
    near = midway_attacked([3, 4], forces={"J1": J1, "U17": {**U17, "hex": "F1233"}})
    assert "scramble air-us-f4f-yorktown 3" in near.answers("allied")
    near.do("allied", "scramble air-us-f4f-yorktown 3", dice=[4, 5])  # 9 - 2: 65 of 100
    assert wings.counted(raid(near).cap) == 2


def yorktown_attacked(dice: list[int], cover: str) -> SeaCase:
    case = air_phase(forces={"J1": J1, "U16": U16, "U17": U17}, air=away("air-us-f4f-yorktown"))
    assert case.play.contact("U17") == "contact-3"
    case.do("japan", "naval-strike J1 contact-3", "send air-jn-d3a-kaga 2 dive", "launch", "done")
    case.do("allied", cover, "done", dice=dice)
    return case


@pytest.mark.rule("BR-5-06")
def test_naval_cover_rolls_unless_it_is_near() -> None:
    near = yorktown_attacked([3, 4], "fly-cover air-us-f4f-enterprise 3 U17")
    assert wings.counted(raid(near).cap) == 3
    far = yorktown_attacked([3, 4, 1, 1], "fly-cover air-mc-f2a-midway-s2 2 U17")  # 15, half is 12
    assert wings.counted(raid(far).cap) == 1  # 25 of 100 of two, halves up
    far.refuses("allied", "scramble air-mc-f2a-midway-s2 1", "BR-5-05")


@pytest.mark.rule("BR-5-06")
def test_naval_cover_within_normal_range() -> None:
    case = air_phase(forces={"J1": J1, "U16": {**U16, "hex": "F1734"}, "U17": U17})
    case.refuses("allied", "fly-cover air-us-f4f-enterprise 1 U17", "BR-5-06")
    case.refuses("allied", "fly-cover air-us-f4f-yorktown 1 U17", "BR-5-06")  # its own force: that is CAP
