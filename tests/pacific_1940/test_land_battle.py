"""Land battles: values and support, antiaircraft fire, bombardment, capture."""

from __future__ import annotations

import pytest

from flagplot.games.axis_allies.events import BattleBegan, Lost
from flagplot.kernel.event import Rolled
from tests.pacific_1940.fights import Fight

rule = pytest.mark.rule


# -- values -----------------------------------------------------------------------------------------------


@rule("P40-INF-01")
@rule("P40-ART-01")
@rule("P40-MEC-01")
@rule("P40-TNK-01")
@rule("P40-TAC-01")
@rule("P40-GCB-16")
@rule("P40-GCB-19")
@rule("P40-MEC-03")
def test_values() -> None:
    army = {"infantry": 1, "mech_infantry": 1, "tank": 1, "artillery": 1}
    fight = Fight(
        "japan", "india", origins=("burma",), control={"burma": "japan"},
        japan=army | {"tactical_bomber~attacking1": 1},
        uk=army | {"fighter": 1, "tactical_bomber": 1, "strategic_bomber": 1},
        dice=[6] * 12,
    )  # fmt: skip
    # the tank lifts the tactical bomber, the artillery lifts the infantry, nothing lifts the mechanized
    assert fight.thrown == [4, 3, 2, 2, 1, 4, 3, 3, 2, 2, 2, 1]


@rule("P40-GCB-17")
def test_equal_values_are_one_throw() -> None:
    """EX-A24."""
    fight = Fight(
        "japan", "india", origins=("burma",), control={"burma": "japan"},
        japan={"tank": 2, "fighter~attacking1": 1, "artillery": 1}, uk={"infantry": 1}, dice=[6] * 5,
    )  # fmt: skip
    throws = [len(e.faces) for e in fight.events if isinstance(e, Rolled)]
    assert throws == [3, 1, 1]


@rule("P40-INF-02")
@rule("P40-INF-03")
@rule("P40-ART-02")
def test_artillery_support() -> None:
    """EX-A28: one infantry for each gun, on attack only."""
    force = {"artillery": 2, "infantry": 5}
    fight = Fight(
        "japan", "india", origins=("burma",), control={"burma": "japan"},
        japan=force, uk={**force}, dice=[6] * 14,
    )  # fmt: skip
    assert fight.thrown == [2] * 4 + [1] * 3 + [2] * 7


@rule("P40-OPT-03")
def test_mechanized_infantry_with_the_switch() -> None:
    fight = Fight(
        "japan", "india", origins=("burma",), control={"burma": "japan"},
        options={"mech_artillery_support": True},
        japan={"artillery": 2, "infantry": 1, "mech_infantry": 2}, uk={"infantry": 1}, dice=[6] * 6,
    )  # fmt: skip
    assert fight.thrown == [2, 2, 2, 2, 1, 2]


@rule("P40-TAC-03")
@rule("P40-TAC-04")
@rule("P40-TAC-05")
@rule("P40-TNK-02")
def test_tactical_bomber_pairs() -> None:
    """EX-B09: matches are counted anew after the fighter is lost."""
    fight = Fight(
        "japan", "india", origins=("burma",), control={"burma": "japan"},
        japan={"tactical_bomber~attacking1": 3, "fighter~attacking1": 1, "tank": 1},
        uk={"tank": 2}, dice=[6, 6, 6, 6, 6, 3, 6],
    )  # fmt: skip
    assert fight.thrown[:5] == [4, 4, 3, 3, 3]
    fight.do("japan", "lose fighter~attacking1").do("japan", "press", dice=[6] * 6)
    assert fight.thrown[7:11] == [4, 3, 3, 3]


# -- antiaircraft guns ---------------------------------------------------------------------------------------


@rule("P40-AAG-01")
@rule("P40-AAG-04")
@rule("P40-AAG-05")
@rule("P40-AAG-06")
@rule("P40-AAG-07")
@rule("P40-AAG-09")
def test_antiaircraft_fire() -> None:
    """EX-A34: two guns, one set of dice, by kind, once, ahead of the first round."""
    fight = Fight(
        "japan", "india", origins=("burma",), control={"burma": "japan"},
        japan={"fighter~attacking1": 2, "strategic_bomber~attacking3": 1, "infantry~done": 1},
        uk={"aa_gun": 1, "infantry": 2}, anzac={"aa_gun": 1},
        dice=[1, 4, 1, 6, 6, 6, 6],
    )  # fmt: skip
    lost = [e.units for e in fight.events if isinstance(e, Lost)]
    assert sorted(lost) == ["fighter", "strategic_bomber"]
    assert fight.thrown == [1, 1, 1, 3, 1, 2, 2]
    fight.do("japan", "press", dice=[6] * 4)
    assert fight.thrown[7:] == [3, 1, 2, 2], "guns do not fire again and have no place in the rounds"
    assert fight.strip(attackers=False) == {"uk:infantry": 2}


@rule("P40-AAG-05")
def test_attacker_picks_among_aircraft_of_the_kind_hit() -> None:
    fight = Fight(
        "japan", "india",
        japan={"fighter~attacking1": 1, "fighter~attacking2": 1, "tactical_bomber~attacking1": 1},
        uk={"aa_gun": 1, "infantry": 1}, dice=[1, 6, 6],
    )  # fmt: skip
    assert fight.legal("japan") == ["lose fighter~attacking1", "lose fighter~attacking2"]


@rule("P40-AAG-02")
def test_no_gun_fires_at_land_units() -> None:
    fight = Fight(
        "japan", "india", origins=("burma",), control={"burma": "japan"},
        japan={"infantry~done": 1}, uk={"aa_gun": 1, "infantry": 1}, dice=[6, 6],
    )  # fmt: skip
    assert fight.thrown == [1, 2]


@rule("P40-AAG-01")
@rule("P40-CAP-01")
def test_a_lone_gun_does_not_hold_a_territory() -> None:
    """EX-B23: one shot at the aircraft, no rounds, the territory and the gun fall."""
    fight = Fight(
        "china",
        "manchuria",
        japan={"aa_gun": 1},
        china={"infantry~done": 1, "fighter~attacking2": 1},
        dice=[5],
    )
    assert fight.over
    assert fight.thrown == [1]
    assert fight.control("manchuria") == "china"
    assert fight.left()["china"] == {"infantry": 1, "aa_gun": 1, "fighter": 1}


# -- bombardment ---------------------------------------------------------------------------------------------


@rule("P40-AMP-17")
@rule("P40-AMP-18")
@rule("P40-AMP-21")
@rule("P40-AMP-33")
def test_units_hit_by_bombardment_fire_once() -> None:
    """Bombardment, then the gun, then the first round, in which the unit hit still fires."""
    fight = Fight(
        "usa", "iwo_jima", bombard=((1, 4), (1, 3)),
        usa={"infantry~seaborne": 2, "fighter~attacking1": 1}, japan={"infantry": 2, "aa_gun": 1},
        dice=[4, 6, 6, 6, 1, 6, 6, 2],
    )  # fmt: skip
    assert fight.thrown == [4, 3, 1, 3, 1, 1, 2, 2]
    assert fight.waiting == ("usa",)
    fight.do("usa", "lose infantry~seaborne")
    assert fight.over
    assert fight.control("iwo_jima") == "usa"


@rule("P40-AMP-18")
def test_bombardment_that_hits_everybody() -> None:
    fight = Fight(
        "usa",
        "iwo_jima",
        bombard=((2, 4),),
        usa={"infantry~seaborne": 1},
        japan={"infantry": 1},
        dice=[1, 1, 6],
    )
    assert fight.over
    assert fight.thrown == [4, 4, 2], "the attacker has nobody left to fire at"
    assert fight.control("iwo_jima") == "usa"


# -- who takes part ---------------------------------------------------------------------------------------


@rule("P40-SBR-22")
def test_fighters_that_intercepted_do_not_defend() -> None:
    fight = Fight(
        "japan", "india", origins=("burma",), control={"burma": "japan"},
        japan={"infantry~done": 2}, uk={"infantry": 1, "fighter~intercepted": 1}, dice=[1, 6, 6],
    )  # fmt: skip
    assert fight.over
    assert fight.thrown == [1, 1, 2]
    assert fight.control("india") == "japan"


@rule("P40-MAP-10")
@rule("P40-MAP-12")
def test_neutral_infantry_fight_like_others() -> None:
    """EX-A05."""
    fight = Fight(
        "japan", "buyant_uhaa", japan={"infantry~done": 2}, neutral={"infantry": 2}, dice=[1, 5, 2, 2]
    )
    assert fight.over
    assert fight.thrown == [1, 1, 2, 2]
    assert fight.left() == {"neutral": {"infantry": 1}}
    assert fight.control("buyant_uhaa") != "japan"


@rule("P40-MNF-09")
@rule("P40-GCB-01")
def test_friends_defend_together() -> None:
    fight = Fight(
        "japan", "india", japan={"infantry~done": 1}, uk={"infantry": 1}, usa={"fighter": 1}, dice=[6, 6, 2]
    )
    assert fight.over
    assert fight.thrown == [1, 4, 2]
    began = next(e for e in fight.events if isinstance(e, BattleBegan))
    assert began.defenders == "usa:fighter, uk:infantry"


# -- conclusion -------------------------------------------------------------------------------------------


@rule("P40-CAP-01")
@rule("P40-GCB-26")
def test_capture() -> None:
    fight = Fight(
        "japan",
        "india",
        japan={"infantry~done": 1, "fighter~attacking1": 1},
        uk={"infantry": 1},
        dice=[3, 6, 6],
    )
    assert fight.over
    assert fight.control("india") == "japan"
    assert fight.left(marks=True) == {"japan": {"infantry~done": 1, "fighter~aloft1": 1}}


@rule("P40-CAP-02")
def test_both_sides_wiped_out() -> None:
    fight = Fight("japan", "india", japan={"infantry~done": 1}, uk={"infantry": 1}, dice=[1, 1])
    assert fight.over
    assert fight.left() == {}
    assert fight.control("india") == "uk"


@rule("P40-CAP-04")
@rule("P40-CAP-05")
def test_aircraft_capture_nothing() -> None:
    fight = Fight("japan", "india", japan={"fighter~attacking2": 2}, uk={"infantry": 1}, dice=[3, 6, 6])
    assert fight.over
    assert fight.control("india") == "uk"
    assert fight.left(marks=True) == {"japan": {"fighter~aloft2": 2}}


@rule("P40-GCB-18")
@rule("P40-GCB-23")
def test_defenders_just_hit_still_fire() -> None:
    fight = Fight("japan", "india", japan={"infantry~done": 2}, uk={"infantry": 2}, dice=[1, 1, 2, 2])
    assert fight.over
    assert fight.left() == {}


def test_low_luck_on_land() -> None:
    fight = Fight(
        "japan", "india", options={"low_luck": True},
        japan={"tank~done": 4, "infantry~done": 1}, uk={"infantry": 3}, dice=[6],
    )  # fmt: skip
    # 13 points: two sure hits and a miss at 1; 6 points back: one sure hit
    assert fight.legal("japan") == ["lose infantry", "lose tank"]
