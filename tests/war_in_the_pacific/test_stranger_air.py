"""Cases of the Air Phase as a stranger would write them from the clauses alone."""

from __future__ import annotations

import pytest

from flagplot.games.war_in_the_pacific.air import wings
from tests.war_in_the_pacific.afloat import SeaCase
from tests.war_in_the_pacific.test_air_clauses import phase
from tests.war_in_the_pacific.test_raid_clauses import (
    FLEET,
    J1,
    U17,
    UNGUARDED,
    air_phase,
    only,
    points,
    raid,
    texts,
)

AKAGI = {"J1": {**J1, "ships": ["jn-cv-akagi"]}, "U17": U17}


# -- CAP by height -------------------------------------------------------------------------------------------


def low_strike(*assigned: str) -> SeaCase:
    """One torpedo plane, low; zeros are in bands."""
    case = air_phase(air=only(us_tbd_yorktown=1, jn_a6m2_akagi=2, jn_a6m2_kaga=2))
    case.do("japan", "done")
    case.do("allied", "naval-strike U17 contact-1", "send air-us-tbd-yorktown 1 low", "launch")
    case.do("allied", "done", dice=[3, 4])
    case.do("japan", *assigned)
    return case


@pytest.mark.rule("BR-6-10")
def test_fighters_that_meet_nobody_change_their_band_by_one_and_no_more() -> None:
    case = low_strike("assign air-jn-a6m2-akagi 2 high", "assign air-jn-a6m2-kaga 2 medium")
    case.do("japan", "dip air-jn-a6m2-akagi 2 high")
    case.refuses("japan", "dip air-jn-a6m2-akagi 1 medium", "BR-6-10")  # that would be two bands
    case.refuses("japan", "climb air-jn-a6m2-akagi 1 medium", "BR-6-10")
    case.do("japan", "dip air-jn-a6m2-kaga 1 medium")
    assert set(raid(case).cap) == {
        (air, count, band)
        for air, count, band in raid(case).cap
        if (count, band) in {(2, "medium"), (1, "medium"), (1, "low")}
    }
    assert wings.counted(group for group in raid(case).cap if group[2] == "low") == 1


@pytest.mark.rule("BR-6-10", "BR-6-12")
def test_free_fighters_attack_their_own_band_or_the_next_one_below() -> None:
    high = low_strike("assign air-jn-a6m2-akagi 2 high", "assign air-jn-a6m2-kaga 2 high")
    high.do("japan", "done", dice=[1, 1])  # nobody reaches the torpedo plane two bands below; flak
    assert "air combat" not in texts(high)
    medium = low_strike("assign air-jn-a6m2-akagi 2 medium", "assign air-jn-a6m2-kaga 2 high")
    medium.do("japan", "done", dice=[2, 2, 1, 1])  # two from MEDIUM attack, it answers and is lost
    assert "air combat, medium: the defenders with strength 12" in texts(medium)  # 5 each, 1 more as elite


# -- waves ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-10-02")
def test_every_later_wave_comes_by_the_slice_of_the_first_or_beside_it() -> None:
    case = air_phase({"J1": J1, "U17": {**U17, "ships": FLEET}}, air=UNGUARDED)
    case.do("allied", "done")
    dive = [f"send air-jn-d3a-{ship} 2 dive" for ship in ("akagi", "kaga", "soryu")]
    case.do("japan", "naval-strike J1 contact-2", *dive, "launch")
    case.do("japan", "done", dice=(1, 1))
    case.do("allied", "done")  # the ships are posted
    case.do("japan", dive[0], "wave", dive[1], "wave", dive[2], "launch", dice=(4,))
    case.do("japan", "enter 4 core", dice=(1, 1))
    case.do("japan", "done")
    case.do("japan", "enter 5 core", dice=(1, 1))
    case.do("japan", "done")
    assert {answer.split()[1] for answer in case.answers("japan")} == {"3", "4", "5"}
    case.refuses("japan", "enter 6 core", "BR-10-02")


# -- the sequence --------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-12-03", "BR-12-05")
@pytest.mark.parametrize(
    ("own", "crt", "flies"), [([4, 3, 1], [4, 4], 5), ([2, 2], [2, 2], 5), ([1, 1], [4, 4], 4)]
)
def test_a_strike_that_was_airborne_is_not_weakened_by_damage_to_its_carrier(
    own: list[int], crt: list[int], flies: int
) -> None:
    """Japan has 10; Yorktown's strike 10, 7 or 5: only the last one is still on deck when she is hit."""
    air = only(jn_d3a_akagi=2, us_sbd_yorktown=4, us_tbd_yorktown=1)
    case = air_phase(AKAGI, air=air)
    case.do("allied", "naval-strike U17 contact-1", "send air-us-sbd-yorktown 4 dive")
    case.do("allied", "send air-us-tbd-yorktown 1 low", "launch", "done")
    case.do("japan", "naval-strike J1 contact-2", "send air-jn-d3a-akagi 2 dive", "launch")
    case.do("japan", "done", dice=[6, 4, *own])
    assert raid(case).line.base == "J1"
    on_deck = [6] * 5 if flies == 4 else []  # a die for each that is still aboard
    case.do("japan", "launch", dice=[1, 1, 4, *crt, *on_deck])
    assert case.damage("us-cv-yorktown") == 1  # she operates half of 8
    assert [line.base for line in phase(case).lines if line.over] == ["J1", "U17"]
    assert wings.counted(raid(case).bombers) == flies


def test_missions_of_a_base_that_is_gone_are_not_flown_again() -> None:
    flown = [{"side": 1, "base": "U16", "mission": "STRIKE-N", "target": "J1", "bombers": []}]
    case = air_phase(flights=flown)
    assert "all-as-before" not in case.answers("allied")


# -- strafing ------------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-6-11", "BR-6-12", "BR-5-19")
def test_fighters_that_strafe_fight_as_fighters_before() -> None:
    """Three zeros of 6 against two Buffaloes low over Midway; who is left beyond these strafes."""
    case = air_phase(air=only(jn_a6m2_akagi=2, jn_a6m2_kaga=1, mc_f2a_midway_s2=2, us_pby_midway=3))
    case.do("japan", "strafe J1 F1234", "send air-jn-a6m2-akagi 2 low", "send air-jn-a6m2-kaga 1 low")
    case.do("japan", "launch", "done")
    case.do("allied", "done", dice=[3, 4])
    assert not any(answer.startswith("jettison") for answer in case.answers("japan"))
    # the bounce: 1 + 2 against 6; the zeros' 18 go one column right, 12 is 8/4; nobody is left to answer
    case.do("allied", "assign air-mc-f2a-midway-s2 2 low", dice=[1, 6, 6, 6])
    said = texts(case)
    assert "bounce of the escorts, low" in said
    assert "air combat, low: the attackers with strength 18" in said
    assert points(case, "air-mc-f2a-midway-s2") == 0
    case.do("japan", "launch", dice=[1, 1, 3, 4])
    assert "strafing, strength 9" in texts(case)
    assert points(case, "air-jn-a6m2-akagi") == 2


@pytest.mark.rule("BR-6-11", "BR-6-06")
def test_fighters_that_are_not_more_than_the_cap_do_not_strafe() -> None:
    case = air_phase(air=only(jn_a6m2_akagi=1, mc_f2a_midway_s2=2, us_pby_midway=3))
    case.do("japan", "strafe J1 F1234", "send air-jn-a6m2-akagi 1 low", "launch", "done")
    case.do("allied", "done", dice=[3, 4])
    # 4 + 1 of the elite zero, and 1 for its strength, against 6: nobody bounces; its 6 miss
    case.do("allied", "assign air-mc-f2a-midway-s2 2 low", dice=[6, 4, 6, 6, 1, 1, 1, 1])
    assert "air combat, low: the defenders" in texts(case)
    assert "strafing" not in texts(case)
