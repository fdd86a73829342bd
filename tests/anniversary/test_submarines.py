"""Submarines in battle: submerging, first strikes, destroyers."""

from __future__ import annotations

import pytest

from flagplot.games.axis_allies.events import Retreated
from tests.anniversary.fights import Fight, conduct, happened, lost, throwers, thrown

# -- submerging ------------------------------------------------------------------------------


@pytest.mark.rule("A50-SUB-07", "A50-SUB-14", "A50-SUB-21")
def test_a_defender_that_submerges_is_out_of_the_battle_and_stays_in_the_zone() -> None:
    fight = Fight("usa", "sz57", usa={"cruiser": 1}, japan={"submarine": 1})
    assert fight.legal("japan") == ["submerge 0", "submerge 1"]
    fight.do("japan", "submerge 1")
    assert fight.over
    assert thrown(fight) == []
    assert fight.left(marks=True) == {
        "japan": {"submarine~submerged": 1},
        "usa": {"cruiser~done": 1},
    }


@pytest.mark.rule("A50-SUB-07")
def test_a_submerged_submarine_cannot_be_hit() -> None:
    fight = Fight("usa", "sz57", usa={"cruiser": 2}, japan={"submarine": 1, "cruiser": 1})
    fight.do("japan", "submerge 1", dice=[1, 1, 6])
    assert fight.over  # the second hit found nobody
    assert lost(fight) == ["japan cruiser"]


@pytest.mark.rule("A50-SUB-12")
def test_the_attacker_decides_first_before_any_die() -> None:
    fight = Fight("usa", "sz57", usa={"submarine": 2}, japan={"submarine": 1, "cruiser": 1})
    assert fight.waiting == ("usa",)
    assert fight.legal("usa") == ["submerge 0", "submerge 1", "submerge 2"]
    assert fight.why_not("usa", "submerge 3").rule == "P40-GCB-05"
    # one submerges, the other fires; only then the defender decides
    fight.do("usa", "submerge 1", dice=[6])
    assert fight.waiting == ("japan",)
    assert thrown(fight) == [(1, 2)]


@pytest.mark.rule("A50-SUB-14", "A50-SUB-26")
def test_every_owner_decides_for_its_own_after_the_attacker() -> None:
    fight = Fight(
        "germany",
        "sz12",
        germany={"submarine": 1, "cruiser": 1},
        uk={"submarine": 1},
        usa={"submarine": 2},
        persons={"uk": 1, "usa": 2, "ussr": 3, "germany": 0, "italy": 0, "japan": 0, "china": 2},
    )
    fight.do("germany", "submerge 0", dice=[6])
    assert fight.waiting == ("uk",)
    fight.do("uk", "submerge 1")
    assert fight.waiting == ("usa",)
    assert fight.legal("usa") == ["submerge 0", "submerge 1", "submerge 2"]
    fight.do("usa", "submerge 2")
    assert fight.over


@pytest.mark.rule("A50-SUB-23")
def test_a_submarine_hit_by_the_first_strike_fires_but_cannot_submerge() -> None:
    fight = Fight("usa", "sz57", usa={"submarine": 1, "cruiser": 1}, japan={"submarine": 1})
    fight.do("usa", "submerge 0", dice=[2, 1])
    # nobody asked Japan; its shot hits and the attacker chooses
    assert fight.waiting == ("usa",)
    assert fight.legal("usa") == ["lose cruiser", "lose submarine"]
    fight.do("usa", "lose submarine")
    assert fight.over
    assert sorted(lost(fight)) == ["japan submarine", "usa submarine"]


@pytest.mark.rule("A50-SUB-18")
def test_submarines_left_with_aircraft_may_submerge_before_these_fire() -> None:
    fight = Fight(
        "usa",
        "sz57",
        usa={"destroyer": 1, "fighter~attacking2": 1},
        japan={"submarine": 2},
        origins=("sz53",),
        dice=[6, 6, 1, 6],
    )
    # the destroyer was hit: from the next round on the submarines face only a fighter, which cannot hit them
    assert fight.over
    assert fight.left() == {"japan": {"submarine": 2}, "usa": {"fighter": 1}}
    asked = Fight("usa", "sz57", usa={"fighter~attacking2": 1}, japan={"submarine": 1, "cruiser": 1}, dice=[])
    assert asked.legal("japan") == ["submerge 0", "submerge 1"]


@pytest.mark.rule("A50-SUB-24")
def test_an_attacker_that_submerges_stays_has_moved_and_decides_nothing() -> None:
    fight = Fight("usa", "sz57", usa={"submarine": 1, "destroyer": 1}, japan={"cruiser": 1})
    fight.do("usa", "submerge 1", dice=[6, 3])
    assert fight.over  # the destroyer is sunk and the battle lost, though the submarine is still there
    assert fight.left(marks=True) == {"usa": {"submarine~done": 1}, "japan": {"cruiser": 1}}


# -- first strikes ------------------------------------------------------------------------------


@pytest.mark.rule("A50-SUB-08", "A50-SUB-13")
def test_the_first_strike_removes_its_casualties_before_they_fire_in_every_round() -> None:
    fight = Fight("usa", "sz57", usa={"submarine": 2}, japan={"cruiser": 1, "carrier": 1}, origins=("sz53",))
    fight.do("usa", "submerge 0", dice=[2, 6])
    assert fight.legal("japan") == ["lose carrier", "lose cruiser"]
    fight.do("japan", "lose carrier", dice=[6])  # only the cruiser fires
    assert thrown(fight) == [(2, 2), (1, 3)]
    # and again in the second round
    fight.do("usa", "press", "submerge 0", dice=[2, 6])
    assert fight.over
    assert thrown(fight) == [(2, 2), (1, 3), (2, 2)]


@pytest.mark.rule("A50-SUB-09")
def test_a_defending_destroyer_makes_attacking_submarines_fire_with_the_others() -> None:
    fight = Fight("usa", "sz57", usa={"submarine": 1, "cruiser": 1}, japan={"destroyer": 1}, dice=[2, 6, 2])
    # nobody may submerge; the destroyer is hit but still fires
    assert throwers(fight) == [
        "usa in sz57: submarine at 2",
        "usa in sz57: cruiser at 3",
        "japan in sz57: destroyer at 2",
    ]
    assert fight.waiting == ("usa",)
    assert fight.legal("usa") == ["lose cruiser", "lose submarine"]


@pytest.mark.rule("A50-SUB-10")
def test_an_attacking_destroyer_makes_defending_submarines_fire_with_the_others() -> None:
    fight = Fight("usa", "sz57", usa={"destroyer": 1}, japan={"submarine": 1}, dice=[2, 1])
    assert fight.over
    assert throwers(fight) == ["usa in sz57: destroyer at 2", "japan in sz57: submarine at 1"]
    assert fight.left() == {}


@pytest.mark.rule("A50-SUB-11", "A50-SUB-16")
def test_submarines_of_both_sides_strike_before_losses_are_taken() -> None:
    fight = Fight("usa", "sz57", usa={"submarine": 1}, japan={"submarine": 1})
    fight.do("usa", "submerge 0", dice=[2, 1])
    assert fight.over
    assert fight.left() == {}


@pytest.mark.rule("A50-SUB-16")
def test_other_casualties_of_the_first_strike_do_not_fire() -> None:
    fight = Fight("usa", "sz57", usa={"submarine": 1}, japan={"submarine": 1, "cruiser": 1})
    fight.do("usa", "submerge 0", dice=[2])
    fight.do("japan", "lose cruiser")
    assert fight.waiting == ("japan",)  # the submarine may still submerge
    fight.do("japan", "submerge 0", dice=[6])
    assert [thrown(fight)[i] for i in (0, 1)] == [(1, 2), (1, 1)]
    assert (1, 3) not in thrown(fight)


@pytest.mark.rule("A50-SUB-15")
def test_the_attacker_removes_what_defending_submarines_hit_before_it_fires() -> None:
    fight = Fight("usa", "sz57", usa={"cruiser": 1, "carrier": 1}, japan={"submarine": 1})
    fight.do("japan", "submerge 0", dice=[1])
    assert fight.legal("usa") == ["lose carrier", "lose cruiser"]
    fight.do("usa", "lose cruiser", dice=[1])
    assert fight.over
    assert thrown(fight) == [(1, 1), (1, 1)]  # the carrier fired, the cruiser never did
    assert sorted(lost(fight)) == ["japan submarine", "usa cruiser"]


@pytest.mark.rule("A50-SUB-20", "A50-NAV-26")
def test_a_strike_that_only_damages_counts_until_the_battle_ends() -> None:
    fight = Fight(
        "usa", "sz57", usa={"submarine": 1}, japan={"battleship": 1, "transport": 1}, origins=("sz53",)
    )
    fight.do("usa", "submerge 0", dice=[1, 6])
    assert fight.strip(False) == {"japan:battleship*": 1, "japan:transport": 1}
    fight.do("usa", "press", "submerge 0", dice=[1])
    assert fight.over
    assert lost(fight) == ["japan battleship", "japan transport"]


# -- aircraft and destroyers --------------------------------------------------------------------


@pytest.mark.rule("A50-SUB-17", "A50-NAV-03")
def test_submarines_never_hit_aircraft() -> None:
    fight = Fight("usa", "sz57", usa={"submarine": 1}, japan={"carrier[fighter]": 1, "cruiser": 1})
    fight.do("usa", "submerge 0", dice=[1])
    assert fight.legal("japan") == ["lose carrier", "lose cruiser"]
    refusal = fight.why_not("japan", "lose fighter")
    assert refusal is not None
    assert fight.war.edition.cite(refusal.rule) == "A50-SUB-17"


@pytest.mark.rule("A50-SUB-19", "A50-NAV-01")
def test_an_own_destroyer_lets_aircraft_hit_submarines_which_cannot_dive() -> None:
    fight = Fight(
        "japan", "sz57", japan={"destroyer": 1, "fighter~attacking2": 1}, usa={"submarine": 1}, dice=[6, 3, 6]
    )
    assert fight.over
    assert lost(fight) == ["usa submarine"]


@pytest.mark.rule("A50-SUB-19")
def test_nobody_submerges_before_an_enemy_destroyer() -> None:
    case = conduct(
        "usa",
        {"sz57": {"usa": {"submarine~done": 1, "cruiser~done": 1}, "japan": {"destroyer": 1, "cruiser": 1}}},
        this_turn={"origins": {"sz57": ["sz53"]}, "entered_zones": ["sz57"]},
        dice=[6, 6, 6, 6],
    )
    assert case.legal("usa") == ["press", "retreat sz53"]  # nobody was asked before the dice
    case.refuses("usa", "submerge 1", "A50-SUB-19")


@pytest.mark.rule("A50-SUB-22")
def test_a_destroyer_counts_until_it_is_lost() -> None:
    fight = Fight(
        "usa",
        "sz57",
        usa={"submarine": 1, "cruiser": 1},
        japan={"destroyer": 1, "cruiser": 1},
        origins=("sz53",),
        dice=[2, 6],
    )
    fight.do("japan", "lose destroyer", dice=[6, 6])
    assert thrown(fight) == [(1, 2), (1, 3), (1, 2), (1, 3)]
    fight.do("usa", "press")
    # without it the submarine has its first strike back
    assert fight.legal("usa") == ["submerge 0", "submerge 1"]
    fight.do("usa", "submerge 0", dice=[2])
    assert fight.over
    assert thrown(fight)[4:] == [(1, 2)]


@pytest.mark.rule("A50-SUB-25", "A50-MNF-03")
def test_a_friends_destroyer_beside_the_attacker_does_not_count() -> None:
    fight = Fight("japan", "sz57", japan={"cruiser": 1}, italy={"destroyer": 1}, usa={"submarine": 1})
    assert fight.legal("usa") == ["submerge 0", "submerge 1"]
    fight.do("usa", "submerge 1")
    assert fight.over
    assert happened(fight, Retreated)[0].to == "below"


# -- technology -----------------------------------------------------------------------------------


@pytest.mark.rule("A50-TEC-30", "A50-TEC-38")
def test_super_submarines_attack_at_three_also_beside_a_destroyer_and_defend_at_one() -> None:
    tech = {"usa": ["super_submarines"], "japan": ["super_submarines"]}
    fight = Fight(
        "usa",
        "sz57",
        usa={"submarine": 1},
        japan={"destroyer": 1, "submarine": 1},
        technologies=tech,
        origins=("sz53",),
    )
    fight.do("japan", "submerge 0", dice=[6, 6, 6])
    assert sorted(throwers(fight)) == [
        "japan in sz57: destroyer at 2",
        "japan in sz57: submarine at 1",
        "usa in sz57: submarine at 3",
    ]
