"""Sea battles: submarines, general fire, who takes part, and every way such a battle ends."""

from __future__ import annotations

import pytest

from flagplot.games.axis_allies.events import Lost
from flagplot.kernel.event import Rolled
from flagplot.kernel.words import plain
from tests.pacific_1940.fights import Fight

rule = pytest.mark.rule


# -- values ---------------------------------------------------------------------------------------------


@rule("P40-GCB-16")
@rule("P40-GCB-17")
@rule("P40-BBS-01")
@rule("P40-CVS-01")
@rule("P40-CRU-01")
@rule("P40-DUN-01")
@rule("P40-DUN-02")
@rule("P40-DUN-03")
@rule("P40-TRN-01")
@rule("P40-FTR-01")
@rule("P40-STR-01")
@rule("P40-TAC-03")
@rule("P40-CBT-05")
def test_dice_by_class_and_value() -> None:
    fleet = {"battleship": 1, "carrier": 1, "cruiser": 1, "destroyer": 1, "submarine": 1, "transport": 1}
    planes = {"fighter~attacking2": 1, "tactical_bomber~attacking2": 1, "strategic_bomber~attacking2": 1}
    fight = Fight(
        "usa", "sea25",
        origins=("sea24",),
        usa={**fleet, **planes},
        japan={**fleet, "carrier": 1, "carrier[fighter,tactical_bomber]": 1},
        dice=[6] * 15,
    )  # fmt: skip
    air, other, sub = [4, 4, 3], [4, 3, 2], [2]
    defense = [4, 3, 4, 3, 2, 2, 2, 1]
    assert fight.thrown == air + other + sub + defense


@rule("P40-TAC-05")
def test_only_one_bomber_for_each_fighter() -> None:
    fight = Fight(
        "usa", "sea25",
        usa={"tactical_bomber~attacking2": 2, "fighter~attacking2": 1},
        japan={"cruiser": 1}, dice=[6, 6, 6, 6],
    )  # fmt: skip
    assert fight.thrown == [4, 3, 3, 3]


def test_low_luck() -> None:
    fight = Fight(
        "usa", "sea25",
        usa={"battleship": 2, "destroyer": 1}, japan={"cruiser": 3}, dice=[5, 4], options={"low_luck": True},
    )  # fmt: skip
    # 4 + 4 + 2 = one sure hit and a 4; 3 + 3 + 3 = one sure hit and a 3
    assert fight.strip(attackers=False) == {"japan:cruiser": 2}
    assert fight.legal("usa") == ["lose battleship", "lose destroyer"]


# -- submarines ------------------------------------------------------------------------------------------


@rule("P40-GCB-09")
@rule("P40-GCB-13")
@rule("P40-GCB-28")
@rule("P40-SUB-01")
@rule("P40-GCB-21")
def test_submarines_strike_first() -> None:
    """EX-A39: the cruiser is lost before it fires, then the transport is defenseless."""
    fight = Fight("usa", "sea25", usa={"submarine": 2}, japan={"cruiser": 1, "transport": 1}, dice=[2, 5])
    assert fight.legal("usa") == ["submerge 0", "submerge 1", "submerge 2"]
    fight.do("usa", "submerge 0")
    assert fight.over
    assert fight.thrown == [2, 2]
    assert fight.left() == {"usa": {"submarine": 2}}


@rule("P40-GCB-10")
def test_defending_submarine_just_hit_still_strikes() -> None:
    fight = Fight("usa", "sea25", usa={"submarine": 1}, japan={"submarine": 1}, dice=[2, 1])
    fight.do("usa", "submerge 0").do("japan", "submerge 0")
    assert fight.over
    assert fight.thrown == [2, 1]
    assert fight.left() == {}


@rule("P40-GCB-05")
@rule("P40-GCB-07")
@rule("P40-GCB-08")
@rule("P40-GCB-12")
@rule("P40-SUB-02")
@rule("P40-SUB-17")
def test_submerging() -> None:
    fight = Fight("usa", "sea25", usa={"cruiser": 1, "submarine": 2}, japan={"submarine": 2}, dice=[6, 6, 3])
    assert fight.waiting == ("usa",), "the attacker decides first"
    fight.do("usa", "submerge 1")
    assert fight.left(marks=True) == {"usa": {"submarine~done": 1}}
    assert fight.waiting == ("japan",)
    fight.do("japan", "submerge 1")
    # one US submarine misses, one Japanese submarine misses, the cruiser hits: only one boat is left to hit
    assert fight.over
    assert fight.left(marks=True) == {
        "usa": {"submarine~done": 2, "cruiser~done": 1},
        "japan": {"submarine~submerged": 1},
    }


@rule("P40-GCB-07")
def test_all_submarines_gone_below_end_the_battle() -> None:
    fight = Fight("usa", "sea25", usa={"cruiser": 1}, japan={"submarine": 2})
    fight.do("japan", "submerge 2")
    assert fight.over
    assert fight.left(marks=True)["japan"] == {"submarine~submerged": 2}


@rule("P40-GCB-06")
@rule("P40-GCB-22")
@rule("P40-DST-03")
@rule("P40-SUB-14")
def test_destroyer_against_submarines() -> None:
    """EX-B05: no submerging, no strike, air hits count, and the boats can hit only the destroyer."""
    fight = Fight(
        "usa", "sea25",
        usa={"fighter~attacking2": 2, "destroyer": 1}, japan={"submarine": 2}, dice=[3, 3, 5, 1, 1],
    )  # fmt: skip
    assert fight.over
    assert fight.thrown == [3, 3, 2, 1, 1]
    assert fight.left(marks=True) == {"usa": {"fighter~aloft2": 2}}


@rule("P40-GCB-14")
@rule("P40-DST-03")
@rule("P40-GCB-20")
def test_submarine_step_returns_when_the_destroyer_is_gone() -> None:
    fight = Fight(
        "usa", "sea25", usa={"destroyer": 1, "cruiser": 1}, japan={"submarine": 2}, dice=[6, 6, 1, 6]
    )
    fight.do("usa", "lose destroyer")
    assert fight.battle.round == 2
    assert fight.legal("japan") == ["submerge 0", "submerge 1", "submerge 2"]
    fight.do("japan", "submerge 0", dice=[6, 6, 6])
    assert fight.battle.round == 3
    assert fight.legal("japan") == ["submerge 0", "submerge 1", "submerge 2"]


@rule("P40-DST-04")
@rule("P40-MNF-04")
@rule("P40-GCB-04")
@rule("P40-MNF-02")
def test_a_friends_destroyer_takes_no_part() -> None:
    fight = Fight("usa", "sea25", usa={"cruiser": 1}, uk={"destroyer": 1}, japan={"submarine": 1})
    assert fight.legal("japan") == ["submerge 0", "submerge 1"]
    fight.do("japan", "submerge 0", dice=[1])  # the boat hits, and only the cruiser is there
    assert fight.over
    assert fight.thrown == [1]
    assert fight.left() == {"uk": {"destroyer": 1}, "japan": {"submarine": 1}}


def test_each_owner_decides_about_its_submarines() -> None:
    fight = Fight("japan", "sea25", japan={"cruiser": 1}, usa={"submarine": 1}, uk={"submarine": 1})
    assert fight.waiting == ("usa",)
    fight.do("usa", "submerge 1")
    assert fight.waiting == ("uk",)
    fight.do("uk", "submerge 1")
    assert fight.over


@rule("P40-SUB-13")
@rule("P40-CVS-11")
@rule("P40-CVS-13")
def test_submarine_hits_cannot_go_on_aircraft() -> None:
    """EX-B04: the carrier takes both hits; its fighters could hit nobody and are stranded."""
    fight = Fight("usa", "sea25", usa={"submarine": 3}, japan={"carrier[fighter,fighter]": 1}, dice=[1, 2, 6])
    fight.do("usa", "submerge 0")
    assert fight.over
    assert fight.thrown == [2, 2, 2]
    assert fight.left(marks=True) == {
        "usa": {"submarine~done": 3},
        "japan": {"fighter~stranded": 2},
    }


# -- general fire ---------------------------------------------------------------------------------------


@rule("P40-GCB-18")
@rule("P40-GCB-19")
@rule("P40-GCB-23")
def test_units_just_hit_still_fire() -> None:
    fight = Fight("usa", "sea25", usa={"cruiser": 1}, japan={"destroyer": 1}, dice=[3, 2])
    assert fight.over
    assert fight.left() == {}
    assert [e.units for e in fight.events if isinstance(e, Lost)] == ["cruiser", "destroyer"]


@rule("P40-GCB-11")
@rule("P40-GCB-15")
@rule("P40-BBS-02")
def test_battleship_takes_two_hits() -> None:
    """EX-A40: one hit damages it, it fires on, and stays damaged."""
    fight = Fight(
        "usa", "sea25", origins=("sea24",),
        usa={"cruiser": 2, "fighter~attacking1": 1}, japan={"battleship": 1}, dice=[3, 6, 5, 6],
    )  # fmt: skip
    assert fight.thrown == [3, 3, 3, 4]
    fight.do("usa", "retreat sea24")
    assert fight.left()["japan"] == {"battleship*": 1}


@rule("P40-CVS-02")
def test_carrier_takes_two_hits() -> None:
    fight = Fight(
        "usa", "sea25", usa={"cruiser": 2}, japan={"carrier": 1}, dice=[3, 6, 6], origins=("sea24",)
    )
    assert fight.strip(attackers=False) == {"japan:carrier*": 1}
    fight.do("usa", "press", dice=[6, 3, 2])
    assert fight.over
    assert fight.left() == {"usa": {"cruiser": 1}}


@rule("P40-TRN-25")
@rule("P40-GCB-32")
def test_transports_last_class_by_class() -> None:
    """EX-A29: air hits have nothing but transports to take; the cruiser's hit must take a submarine."""
    fight = Fight(
        "usa", "sea25", origins=("sea24",),
        usa={"fighter~attacking2": 3, "cruiser": 1},
        japan={"submarine": 2, "transport[infantry]": 1, "transport": 1},
    )  # fmt: skip
    fight.do("japan", "submerge 0", dice=[4, 6, 2, 3, 6, 3])
    assert fight.strip(attackers=False) == {"japan:submarine": 1}
    assert fight.thrown == [1, 1, 3, 3, 3, 3]
    lost = [e.units for e in fight.events if isinstance(e, Lost)]
    assert sorted(lost) == ["infantry", "submarine", "transport", "transport"]
    assert fight.waiting == ("usa",)


@rule("P40-GCB-02")
def test_a_die_at_or_below_the_value_hits() -> None:
    fight = Fight(
        "usa", "sea25", usa={"cruiser": 2}, japan={"cruiser": 2}, origins=("sea24",), dice=[3, 4, 3, 4]
    )
    assert fight.strip(attackers=False) == {"japan:cruiser": 1}
    assert fight.strip(attackers=True) == {"cruiser": 1}


@rule("P40-GCB-36")
def test_the_steps_of_a_round() -> None:
    """Place, submarines, attackers, defenders, removal, press or retreat, conclusion."""
    fight = Fight(
        "usa",
        "sea25",
        origins=("sea24",),
        usa={"submarine": 1, "cruiser": 1},
        japan={"submarine": 1, "cruiser": 1},
    )
    assert fight.left() == {}, "all are on the strip"
    fight.do("usa", "submerge 0").do("japan", "submerge 0", dice=[6, 6, 6, 6])
    throws = [plain(e.reason).split(" at ")[0] for e in fight.events if isinstance(e, Rolled)]
    assert throws == [
        "usa in sea25: submarine",
        "japan in sea25: submarine",
        "usa in sea25: cruiser",
        "japan in sea25: cruiser",
    ]
    assert fight.legal("usa") == ["press", "retreat sea24"]
    fight.do("usa", "retreat sea24")
    assert fight.over
    assert fight.left() == {"japan": {"submarine": 1, "cruiser": 1}}


@rule("P40-GCB-24")
def test_rounds_go_on_until_one_side_is_gone() -> None:
    fight = Fight("usa", "sea25", usa={"destroyer": 1}, japan={"destroyer": 1}, dice=[6, 6, 6, 6, 2, 6])
    assert fight.over
    assert fight.left(marks=True) == {"usa": {"destroyer~done": 1}}


# -- who takes part -------------------------------------------------------------------------------------


@rule("P40-GCB-03")
@rule("P40-CVS-04")
@rule("P40-MNF-07")
@rule("P40-TRN-04")
@rule("P40-INF-04")
def test_guests_are_cargo() -> None:
    """A British fighter on an attacking US carrier does not fire, is no casualty, and goes down with it."""
    fight = Fight(
        "usa", "sea25",
        usa={"carrier*[uk:fighter]": 1, "transport[tank,infantry]": 1}, japan={"cruiser": 1}, dice=[3],
        origins=("sea24",),
    )  # fmt: skip
    assert fight.thrown == [3]
    lost = [(e.power, e.units) for e in fight.events if isinstance(e, Lost)]
    assert lost == [("usa", "carrier"), ("uk", "fighter")]
    fight.do("usa", "press", dice=[3])
    assert fight.over
    lost = [(e.power, e.units) for e in fight.events if isinstance(e, Lost)][2:]
    assert sorted(lost) == [("usa", "infantry"), ("usa", "tank"), ("usa", "transport")]


@rule("P40-CVS-08")
def test_guests_are_trapped_aboard_a_damaged_carrier() -> None:
    fight = Fight(
        "usa", "sea25", origins=("sea24",),
        usa={"carrier[uk:fighter]": 1}, japan={"cruiser": 1}, dice=[3],
    )  # fmt: skip
    fight.do("usa", "retreat sea24")
    assert fight.left("sea24") == {"usa": {"carrier*[uk:fighter]": 1}}


@rule("P40-CVS-16")
def test_own_aircraft_of_an_attacking_carrier_are_in_the_air() -> None:
    fight = Fight(
        "usa", "sea25", usa={"carrier[fighter]": 1, "cruiser": 1}, japan={"cruiser": 1}, dice=[3, 3]
    )
    fight.do("usa", "lose carrier")
    assert fight.over
    assert fight.left(marks=True) == {"usa": {"carrier*~done": 1, "cruiser~done": 1, "fighter~aloft4": 1}}


@rule("P40-CVS-14")
def test_aircraft_on_a_carrier_damaged_before_are_cargo() -> None:
    fight = Fight("usa", "sea25", usa={"battleship": 1}, japan={"carrier*[fighter]": 1}, dice=[4, 6])
    assert fight.over
    assert fight.thrown == [4, 2]
    assert fight.left() == {"usa": {"battleship": 1}}


@rule("P40-CBT-07")
def test_powers_at_peace_are_left_alone() -> None:
    fight = Fight(
        "japan", "sea37", peace=("usa",),
        japan={"cruiser": 1}, uk={"transport": 1}, usa={"destroyer": 1, "submarine": 1},
    )  # fmt: skip
    assert fight.over
    assert fight.thrown == []
    assert fight.left() == {"japan": {"cruiser": 1}, "usa": {"destroyer": 1, "submarine": 1}}


@rule("P40-MNF-01")
@rule("P40-MNF-09")
@rule("P40-CVS-10")
@rule("P40-AIR-20")
def test_all_enemies_of_the_attacker_defend_together() -> None:
    fight = Fight(
        "japan", "sea25", japan={"destroyer": 1}, usa={"carrier[anzac:fighter]": 1}, uk={"cruiser": 1},
        dice=[6, 6, 3, 6],
    )  # fmt: skip
    assert fight.over
    assert fight.thrown == [2, 4, 3, 2]
    assert fight.left(marks=True) == {"usa": {"carrier[anzac:fighter]": 1}, "uk": {"cruiser": 1}}


@rule("P40-CBT-08")
@rule("P40-AMP-10")
@rule("P40-AMP-34")
def test_every_ship_in_the_zone_takes_part() -> None:
    """Ships that did not move, ships that did, and transports with an assault to come."""
    fight = Fight(
        "usa", "sea33",
        usa={"destroyer": 1, "cruiser~done": 1, "transport[infantry!]~assaulting>caroline_islands": 1},
        japan={"destroyer": 1, "transport": 1}, dice=[6, 2, 6],
    )  # fmt: skip
    assert fight.over
    assert fight.left(marks=True) == {
        "usa": {
            "destroyer~done": 1,
            "cruiser~done": 1,
            "transport[infantry!]~assaulting>caroline_islands": 1,
        }
    }


@rule("P40-AIR-21")
@rule("P40-AMP-31")
def test_aircraft_on_an_island_do_not_defend_its_zone() -> None:
    fight = Fight(
        "usa", "sea33", usa={"destroyer": 1}, japan={"destroyer": 1},
        elsewhere={"caroline_islands": {"japan": {"fighter": 3}}}, dice=[2, 6],
    )  # fmt: skip
    assert fight.over
    assert fight.thrown == [2, 2]


@rule("P40-SCR-03")
@rule("P40-SCR-04")
@rule("P40-AMP-30")
def test_scrambled_aircraft_fight_and_wait() -> None:
    fight = Fight(
        "usa", "sea33", origins=("sea32",),
        usa={"battleship": 1, "fighter~attacking3": 1, "fighter~aloft4": 1},
        japan={"fighter~scrambled@caroline_islands": 1}, dice=[6, 6, 6],
    )  # fmt: skip
    assert fight.thrown == [3, 4, 4]
    fight.do("usa", "retreat sea32")
    assert fight.left(marks=True) == {
        "usa": {"fighter~aloft3": 1, "fighter~aloft4": 1},
        "japan": {"fighter~scrambled@caroline_islands": 1},
    }


# -- carrier aircraft go home ----------------------------------------------------------------------------


@rule("P40-CVS-12")
def test_defending_aircraft_return_to_their_carrier() -> None:
    fight = Fight(
        "japan", "sea26", japan={"destroyer": 1},
        usa={"carrier[fighter,tactical_bomber]": 1, "carrier[uk:fighter]": 1, "carrier": 1},
        dice=[6, 1, 1, 1, 6, 6, 6],
    )  # fmt: skip
    assert fight.over
    assert fight.left(marks=True)["usa"] == {
        "carrier[tactical_bomber,fighter]": 1, "carrier[uk:fighter]": 1, "carrier": 1,
    }  # fmt: skip


@rule("P40-CVS-13")
@rule("P40-CVS-16")
def test_aircraft_of_a_damaged_carrier_are_stranded() -> None:
    """EX-B07."""
    fight = Fight(
        "japan", "sea26", origins=("sea25",),
        japan={"destroyer": 1}, usa={"carrier[fighter,fighter]": 1}, dice=[2],
    )  # fmt: skip
    assert fight.legal("usa") == ["lose fighter", "lose carrier"]
    fight.do("usa", "lose carrier", dice=[6, 6, 6])
    fight.do("japan", "retreat sea25")
    assert fight.left(marks=True) == {"usa": {"carrier*": 1, "fighter~stranded": 2}}


@rule("P40-CVS-13")
def test_one_of_two_carriers_damaged() -> None:
    fight = Fight(
        "japan", "sea26", origins=("sea25",),
        japan={"destroyer": 1}, usa={"carrier[fighter,fighter]": 2}, dice=[2],
    )  # fmt: skip
    fight.do("usa", "lose carrier", dice=[6] * 6)
    fight.do("japan", "retreat sea25")
    assert fight.left(marks=True)["usa"] == {
        "carrier[fighter,fighter]": 1, "carrier*": 1, "fighter~stranded": 2,
    }  # fmt: skip


# -- ends without a winner by fire ------------------------------------------------------------------------


@rule("P40-TRN-22")
@rule("P40-TRN-23")
@rule("P40-GCB-31")
@rule("P40-GCB-34")
@rule("P40-AMP-16")
def test_lone_transports_are_sunk_without_dice() -> None:
    for ship in ("submarine", "carrier", "cruiser", "fighter~attacking2"):
        fight = Fight("usa", "sea25", usa={ship: 1}, japan={"transport[infantry]": 2})
        assert fight.over
        assert "japan" not in fight.left()
        assert fight.state.fought_zones == (fight.space,), "it counts as a sea combat"


@rule("P40-GCB-34")
@rule("P40-GCB-27")
def test_after_dice_a_carrier_cannot_sink_transports() -> None:
    fight = Fight(
        "usa", "sea25", usa={"carrier": 1, "destroyer": 1}, japan={"destroyer": 1, "transport": 1},
        dice=[2, 2], origins=("sea24",),
    )  # fmt: skip
    fight.do("usa", "lose destroyer")
    assert fight.legal("usa") == ["stay", "retreat sea24"]
    fight.do("usa", "stay")
    assert fight.over
    assert fight.left() == {"usa": {"carrier": 1}, "japan": {"transport": 1}}


@rule("P40-GCB-27")
@rule("P40-GCB-25")
def test_transports_facing_transports() -> None:
    def fight(*origins: str) -> Fight:
        return Fight(
            "usa", "sea25", usa={"transport": 1, "destroyer": 1}, japan={"destroyer": 1, "transport": 1},
            dice=[2, 2], origins=origins,
        )  # fmt: skip

    leaving = fight("sea24").do("usa", "retreat sea24")
    assert leaving.over
    assert leaving.left("sea24", marks=True) == {"usa": {"transport~done": 1}}
    assert fight("sea24").do("usa", "stay").left() == {"usa": {"transport": 1}, "japan": {"transport": 1}}
    assert fight().over, "with nowhere to go there is nothing to ask"


@rule("P40-GCB-29")
def test_defenseless_transports() -> None:
    """EX-A25: fighters against a submarine and transports, without any dice."""
    fight = Fight(
        "usa", "sea25", usa={"fighter~attacking2": 2}, japan={"submarine": 1, "transport[infantry]": 2}
    )
    assert fight.over
    assert fight.left(marks=True) == {"usa": {"fighter~aloft2": 2}, "japan": {"submarine~submerged": 1}}


@rule("P40-GCB-29")
@rule("P40-GCB-37")
def test_defenseless_transports_after_a_round() -> None:
    fight = Fight(
        "usa", "sea25", usa={"fighter~attacking2": 2, "cruiser": 1}, japan={"submarine": 1, "transport": 1}
    )
    fight.do("japan", "submerge 0", dice=[1, 6, 6])  # the boat sinks the cruiser, the fighters miss
    assert fight.over
    assert fight.left(marks=True) == {"usa": {"fighter~aloft2": 2}, "japan": {"submarine~submerged": 1}}


@rule("P40-GCB-33")
def test_mutual_immunity_ends_the_battle() -> None:
    fight = Fight(
        "usa", "sea33", usa={"submarine": 1}, japan={"fighter~scrambled@caroline_islands": 1},
        origins=("sea32",),
    )  # fmt: skip
    assert fight.legal("usa") == ["stay", "retreat sea32"]
    fight.do("usa", "retreat sea32")
    assert fight.over
    assert fight.left("sea32", marks=True) == {"usa": {"submarine~done": 1}}


@rule("P40-GCB-37")
@rule("P40-GCB-30")
def test_submarine_and_transport_against_a_scrambled_fighter() -> None:
    """EX-B36: the fighter fires at the transport until that is gone or retreats."""

    def fight(*origins: str) -> Fight:
        return Fight(
            "usa", "sea33", origins=origins,
            usa={"submarine": 1, "transport[infantry!,infantry!]~assaulting>caroline_islands": 1},
            japan={"fighter~scrambled@caroline_islands": 1},
        )  # fmt: skip

    going = fight("sea32")
    assert going.legal("usa") == ["submerge 0", "submerge 1"]
    going.do("usa", "submerge 0", dice=[6])  # the boat could hit nobody
    assert going.thrown == [4]
    assert going.strip(attackers=False) == {"japan:fighter": 1}
    assert going.legal("usa") == ["press", "retreat sea32"]
    going.do("usa", "press").do("usa", "submerge 0", dice=[4])
    assert going.legal("usa") == ["stay", "retreat sea32"]
    going.do("usa", "stay")
    assert going.over
    assert going.left(marks=True)["usa"] == {"submarine~done": 1}
    trapped = fight()
    assert trapped.over
    assert trapped.thrown == []
    assert trapped.left()["usa"] == {"submarine": 1}


@rule("P40-GCB-30")
def test_attacking_transports_are_not_lost_while_they_can_retreat() -> None:
    fight = Fight(
        "usa", "sea33", origins=("sea32",), usa={"transport[infantry!]~assaulting>caroline_islands": 2},
        japan={"fighter~scrambled@caroline_islands": 1}, dice=[6],
    )  # fmt: skip
    fight.do("usa", "retreat sea32")
    assert fight.over
    assert fight.left("sea32", marks=True) == {"usa": {"transport[infantry!]~done": 2}}


@rule("P40-GCB-26")
def test_the_winner_stays_in_the_zone() -> None:
    fight = Fight("usa", "sea25", usa={"battleship": 1}, japan={"destroyer": 1}, dice=[1, 6])
    assert fight.left(marks=True) == {"usa": {"battleship~done": 1}}
