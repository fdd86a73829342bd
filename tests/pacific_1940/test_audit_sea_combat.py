"""Sea battles as a player meets them: from the combat move through the dice to what is left on the map."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.axis_allies.events import BattleEnded
from tests.pacific_1940.battles import attack, lost, thrown
from tests.pacific_1940.helpers import Case
from tests.pacific_1940.turns import finish_until

rule = pytest.mark.rule
ERRATA: dict[str, Any] = {"options": {"politics": "errata"}, "war": ["china", "uk", "anzac"]}


# -- submarines -----------------------------------------------------------------------------------------


@rule("P40-SUB-06", "P40-SUB-01")
def test_a_submarine_that_ends_in_a_hostile_zone_fights() -> None:
    units = {"sea26": {"usa": {"submarine": 1}}, "sea25": {"japan": {"cruiser": 1}}}
    case = attack("usa", units, "go sea26>sea25 submarine", "done")
    assert case.legal("usa") == ["submerge 0", "submerge 1"]
    case.do("usa", "submerge 0", dice=[2])
    assert case.units("sea25") == {"usa": {"submarine": 1}}, "the cruiser never fired"


@rule("P40-DST-02", "P40-DST-03", "P40-GCB-06", "P40-GCB-22")
def test_a_submarine_that_meets_a_destroyer_must_fight_without_a_strike() -> None:
    units = {"sea26": {"usa": {"submarine": 1}}, "sea25": {"japan": {"destroyer": 1}}}
    case = attack("usa", units, "go sea26>sea25 submarine")
    case.do("usa", "done", dice=[2, 2])  # no question; both fire, both are lost
    assert case.units("sea25") == {}
    assert thrown(case) == [(1, 2), (1, 2)]


@rule("P40-GCB-06", "P40-SUB-02")
def test_submerging_is_refused_under_a_destroyer() -> None:
    units = {"sea26": {"usa": {"submarine": 1}}, "sea25": {"japan": {"destroyer": 1}}}
    case = attack("usa", units, "go sea26>sea25 submarine").do("usa", "done", dice=[6, 6])
    assert case.legal("usa") == ["press", "retreat sea26"]
    case.refuses("usa", "submerge 1", "P40-GCB-06")


@rule("P40-GCB-08")
def test_submarines_submerge_only_before_the_dice_and_the_attacker_says_so_first() -> None:
    units = {
        "sea26": {"usa": {"submarine": 1, "cruiser": 1}},
        "sea25": {"japan": {"submarine": 1, "cruiser": 1}},
    }
    case = attack("usa", units, "go sea26>sea25 submarine cruiser", "done")
    assert case.waiting == ("usa",)
    assert case.refuses("japan", "submerge 1").fault == "stale"
    case.refuses("usa", "submerge 2", "P40-GCB-05")
    case.refuses("usa", "retreat sea26", "P40-RET-01")
    case.do("usa", "submerge 0")
    assert thrown(case) == [], "the defender decides before any die"
    case.do("japan", "submerge 0", dice=[6, 6, 6, 6])
    case.refuses("usa", "submerge 1", "P40-GCB-08")
    case.do("usa", "press")
    assert case.legal("usa") == ["submerge 0", "submerge 1"]


@rule("P40-GCB-07", "P40-GCB-12")
def test_a_submerged_submarine_is_no_casualty_and_stays() -> None:
    units = {
        "sea26": {"usa": {"cruiser": 2}},
        "sea25": {"japan": {"submarine": 1, "cruiser": 1, "battleship": 1}},
    }
    case = attack("usa", units, "go sea26>sea25 cruiser:2", "done")
    case.do("japan", "submerge 1", dice=[3, 6])
    assert case.legal("japan") == ["lose battleship", "lose cruiser"]
    case.refuses("japan", "lose submarine", "P40-GCB-12")
    case.do("japan", "lose cruiser", dice=[6, 6]).do("usa", "retreat sea26")
    assert case.units("sea25") == {"japan": {"submarine": 1, "battleship": 1}}


@rule("P40-GCB-07")
def test_an_attacking_submarine_that_submerges_stays_when_the_others_retreat() -> None:
    units = {"sea26": {"usa": {"submarine": 1, "cruiser": 1}}, "sea25": {"japan": {"cruiser": 1}}}
    case = attack("usa", units, "go sea26>sea25 submarine cruiser", "done")
    case.do("usa", "submerge 1", dice=[6, 6])
    case.do("usa", "retreat sea26")
    assert case.units("sea26") == {"usa": {"cruiser": 1}}
    assert case.units("sea25") == {"usa": {"submarine": 1}, "japan": {"cruiser": 1}}


@rule("P40-GCB-10", "P40-GCB-13", "P40-GCB-21")
def test_defending_submarines_strike_at_1_before_the_others_fire() -> None:
    units = {"sea26": {"usa": {"cruiser": 2}}, "sea25": {"japan": {"submarine": 2, "cruiser": 1}}}
    case = attack("usa", units, "go sea26>sea25 cruiser:2", "done")
    # a 1 hits, a 2 does not; the cruiser lost to it does not fire, and no boat fires again
    case.do("japan", "submerge 0", dice=[1, 2, 6, 6])
    assert thrown(case) == [(2, 1), (1, 3), (1, 3)]
    assert lost(case) == ["usa cruiser"]


@rule("P40-GCB-13", "P40-DST-03")
def test_a_boat_hit_by_a_strike_it_may_not_answer_never_fires() -> None:
    """The attacker's destroyer keeps the defending boats from striking; the one hit is gone before step 4."""
    units = {
        "sea26": {"usa": {"submarine": 1, "destroyer": 1}},
        "sea25": {"japan": {"submarine": 2}},
    }
    case = attack("usa", units, "go sea26>sea25 submarine destroyer", "done")
    case.do("usa", "submerge 0", dice=[2, 6, 6])
    assert thrown(case) == [(1, 2), (1, 2), (1, 1)]


@rule("P40-GCB-14")
def test_the_submarine_step_stops_while_a_destroyer_lives_and_comes_back() -> None:
    units = {
        "sea26": {"usa": {"submarine": 1, "cruiser": 1}},
        "sea25": {"japan": {"destroyer": 1, "cruiser": 1}},
    }
    case = attack("usa", units, "go sea26>sea25 submarine cruiser")
    case.do("usa", "done", dice=[3, 6])  # cruiser hits, submarine misses, in the same step
    case.do("japan", "lose destroyer", dice=[6, 6])
    case.do("usa", "press")
    assert case.legal("usa") == ["submerge 0", "submerge 1"]


@rule("P40-SUB-13", "P40-CVS-11", "P40-GCB-09")
def test_submarine_hits_pass_over_aircraft() -> None:
    """A carrier with two fighters and a cruiser: the strike may take ships only."""
    units = {
        "sea26": {"usa": {"submarine": 1}},
        "sea25": {"japan": {"carrier[fighter,fighter]": 1, "cruiser": 1}},
    }
    case = attack("usa", units, "go sea26>sea25 submarine", "done").do("usa", "submerge 0", dice=[2])
    assert case.legal("japan") == ["lose carrier", "lose cruiser"]
    case.refuses("japan", "lose fighter", "P40-SUB-13")


@rule("P40-SUB-13")
def test_attacking_aircraft_are_safe_from_submarines_by_whatever_name() -> None:
    units = {
        "sea26": {"usa": {"destroyer": 1, "cruiser": 1, "carrier[fighter]": 1}},
        "sea25": {"japan": {"submarine": 1}},
    }
    case = attack("usa", units, "go sea26>sea25 fighter", "go sea26>sea25 destroyer cruiser")
    case.do("usa", "done", dice=[6, 6, 6, 1])
    assert case.legal("usa") == ["lose cruiser", "lose destroyer"]
    case.refuses("usa", "lose fighter", "P40-SUB-13")


@rule("P40-SUB-14", "P40-DST-03", "P40-MNF-09")
def test_a_friends_destroyer_beside_them_lets_defending_aircraft_hit_submarines() -> None:
    def battle(**uk: int) -> Case:
        units = {
            "sea25": {"japan": {"submarine": 1, "cruiser": 1}},
            "sea26": {"usa": {"carrier[fighter]": 1}, "uk": uk},
        }
        return attack("japan", units, "go sea25>sea26 submarine cruiser")

    alone = battle().do("japan", "done")
    alone.do("japan", "submerge 0", dice=[6, 6, 4, 6])
    assert lost(alone) == ["japan cruiser"], "the fighter's hit cannot go on the boat"
    together = battle(destroyer=1).do("japan", "done", dice=[6, 6, 4, 6, 6])
    assert together.legal("japan") == ["lose cruiser", "lose submarine"]


@rule("P40-DST-04", "P40-GCB-04", "P40-MNF-04")
def test_the_attackers_friends_in_the_zone_are_out_of_it() -> None:
    units = {
        "sea26": {"usa": {"cruiser": 2}},
        "sea25": {"japan": {"submarine": 2, "transport": 1}, "uk": {"destroyer": 1, "fighter~aloft2": 1}},
    }
    case = attack("usa", units, "go sea26>sea25 cruiser:2", "done")
    assert case.legal("japan") == ["submerge 0", "submerge 1", "submerge 2"], "no destroyer counts"
    case.do("japan", "submerge 0", dice=[1, 6, 6])
    assert lost(case) == ["usa cruiser"]
    assert case.units("sea25")["uk"] == {"destroyer": 1, "fighter": 1}
    assert thrown(case) == [(2, 1), (1, 3)]


@rule("P40-GCB-04")
def test_a_friends_ship_cannot_be_named_as_a_loss() -> None:
    units = {
        "sea26": {"usa": {"cruiser": 1, "battleship": 1}},
        "sea25": {"japan": {"cruiser": 1}, "uk": {"destroyer": 1}},
    }
    case = attack("usa", units, "go sea26>sea25 cruiser battleship").do("usa", "done", dice=[6, 6, 3])
    case.refuses("usa", "lose uk:destroyer", "P40-GCB-04")
    case.refuses("usa", "lose japan:cruiser", "P40-GCB-20")
    case.refuses("usa", "retreat sea26", "P40-RET-01")


# -- hits -------------------------------------------------------------------------------------------------


@rule("P40-GCB-32")
def test_hits_nobody_can_take_are_lost() -> None:
    """Two air hits on a submarine and a destroyer: only the destroyer can take one."""
    units = {
        "sea26": {"usa": {"carrier[fighter,fighter]": 1}},
        "sea25": {"japan": {"submarine": 1, "destroyer": 1}},
    }
    case = attack("usa", units, "go sea26>sea25 fighter:2", "done")
    # the boat could hit no fighter, so its die is not thrown; both fighters hit, the destroyer fires
    case.do("japan", "submerge 0", dice=[3, 3, 6])
    assert lost(case) == ["japan destroyer"]
    assert thrown(case) == [(2, 3), (1, 2)]
    assert case.units("sea25") == {"japan": {"submarine": 1}, "usa": {"fighter": 2}}


@rule("P40-GCB-32", "P40-GCB-37")
def test_mutual_immunity_ends_the_battle_before_any_die() -> None:
    units = {
        "sea26": {"usa": {"carrier[fighter]": 1}},
        "sea25": {"japan": {"submarine": 1, "transport[tank]": 1}},
    }
    case = attack("usa", units, "go sea26>sea25 fighter", "done")
    assert thrown(case) == []
    assert lost(case) == ["japan transport", "japan tank"]
    assert case.step == "noncombat_move"


@rule("P40-GCB-33", "P40-RET-07")
def test_after_mutual_immunity_the_submarine_may_stay_or_go() -> None:
    units = {
        "sea32": {"usa": {"submarine": 1, "cruiser": 1}},
        "sea33": {"japan": {"carrier*": 1, "carrier[fighter]": 1}},
    }
    case = attack("usa", units, "go sea32>sea33 submarine cruiser", "done")
    # the boat hits the whole carrier, the cruiser the other; the cruiser is lost, only the fighter is left
    case.do("usa", "submerge 0", dice=[2])
    case.do("japan", "lose carrier", dice=[3])
    assert case.legal("japan") == ["lose fighter", "lose carrier*"]
    case.do("japan", "lose carrier*", dice=[4, 6, 6])
    case.do("usa", "press")
    assert case.legal("usa") == ["submerge 0", "submerge 1"]
    case.do("usa", "submerge 0", dice=[2])  # the damaged carrier goes; the fighter could not hit the boat
    assert case.legal("usa") == ["stay", "retreat sea32"]
    case.do("usa", "retreat sea32")
    assert case.units("sea32") == {"usa": {"submarine": 1}}


@rule("P40-BBS-02", "P40-GCB-11", "P40-GCB-35")
def test_two_hits_damage_two_capital_ships_or_sink_one() -> None:
    def after(*losses: str) -> dict[str, int]:
        units = {"sea26": {"usa": {"cruiser": 2}}, "sea25": {"japan": {"battleship": 1, "carrier": 1}}}
        case = attack("usa", units, "go sea26>sea25 cruiser:2").do("usa", "done", dice=[3, 3])
        case.do("japan", *losses, dice=[6, 6]).do("usa", "retreat sea26")
        return case.units("sea25")["japan"]

    assert after("lose battleship", "lose carrier") == {"battleship*": 1, "carrier*": 1}
    assert after("lose battleship", "lose battleship*") == {"carrier": 1}


@rule("P40-BBS-02", "P40-CVS-02")
@pytest.mark.parametrize("ship", ["battleship", "carrier"])
def test_a_submarine_only_damages_a_capital_ship_at_first(ship: str) -> None:
    units = {"sea26": {"usa": {"submarine": 1}}, "sea25": {"japan": {ship: 1}}}
    case = attack("usa", units, "go sea26>sea25 submarine", "done")
    case.do("usa", "submerge 0", dice=[2, 6])
    case.do("usa", "retreat sea26")
    assert case.units("sea25") == {"japan": {f"{ship}*": 1}}


@rule("P40-GCB-15", "P40-BBS-03")
def test_damage_lasts_into_the_next_turns_until_a_naval_base_repairs_it() -> None:
    def next_turn(zone: str) -> dict[str, int]:
        units = {
            "sea10": {"usa": {"destroyer": 1}},
            zone: {"japan": {"battleship*": 1}},
        }
        case = finish_until(Case(turn="usa", phase="noncombat_move", units=units), "japan")
        assert case.units(zone)["japan"] == {"battleship*": 1}
        case.do("japan", "done")
        return case.units(zone)["japan"]

    assert next_turn("sea25") == {"battleship*": 1}
    assert next_turn("sea6") == {"battleship": 1}


@rule("P40-GCB-03")
def test_cargo_takes_no_hits_and_goes_down_with_its_ship() -> None:
    units = {
        "sea26": {"usa": {"cruiser": 1, "transport[infantry,tank]": 1}},
        "sea25": {"japan": {"cruiser": 1, "transport[artillery]": 1}},
    }
    case = attack("usa", units, "go sea26>sea25 cruiser").do("usa", "done", dice=[3, 6])
    assert lost(case) == ["japan cruiser", "japan transport", "japan artillery"]


@rule("P40-GCB-03", "P40-CVS-04", "P40-MNF-07")
def test_a_guest_aboard_an_attacking_carrier_is_no_loss_to_choose() -> None:
    units = {
        "sea26": {"usa": {"carrier[uk:fighter]": 1, "cruiser": 1}},
        "sea25": {"japan": {"cruiser": 1}},
    }
    case = attack("usa", units, "go sea26>sea25 carrier cruiser").do("usa", "done", dice=[6, 3])
    assert thrown(case) == [(1, 3), (1, 3)]
    assert case.legal("usa") == ["lose carrier[uk:fighter]", "lose cruiser"]
    case.refuses("usa", "lose uk:fighter", "P40-GCB-03")


@rule("P40-AAG-09")
def test_a_gun_is_lost_with_its_transport() -> None:
    units = {"sea26": {"usa": {"cruiser": 1}}, "sea25": {"japan": {"transport[aa_gun]": 1}}}
    case = attack("usa", units, "go sea26>sea25 cruiser", "done")
    assert lost(case) == ["japan transport", "japan aa_gun"]


# -- carriers ---------------------------------------------------------------------------------------------


@rule("P40-CVS-10")
def test_aircraft_of_a_whole_carrier_defend_and_may_be_lost() -> None:
    units = {"sea26": {"usa": {"cruiser": 1}}, "sea25": {"japan": {"carrier[fighter,tactical_bomber]": 1}}}
    case = attack("usa", units, "go sea26>sea25 cruiser").do("usa", "done", dice=[3])
    assert case.legal("japan") == ["lose fighter", "lose tactical_bomber", "lose carrier"]
    case.do("japan", "lose fighter", dice=[4, 6, 6])  # the fighter just hit still fires at 4
    assert case.units("sea25") == {"japan": {"carrier[tactical_bomber]": 1}}
    assert thrown(case) == [(1, 3), (1, 4), (1, 3), (1, 2)]


@rule("P40-CVS-14", "P40-GCB-03")
def test_aircraft_aboard_a_damaged_carrier_are_cargo() -> None:
    units = {
        "sea26": {"usa": {"cruiser": 1}},
        "sea25": {"japan": {"carrier*[fighter]": 1, "destroyer": 1}},
    }
    case = attack("usa", units, "go sea26>sea25 cruiser").do("usa", "done", dice=[3])
    assert case.legal("japan") == ["lose carrier*[fighter]", "lose destroyer"]
    case.refuses("japan", "lose fighter", "P40-GCB-03")
    case.do("japan", "lose carrier*[fighter]", dice=[6, 6])
    assert lost(case) == ["japan carrier", "japan fighter"]
    assert thrown(case) == [(1, 3), (2, 2)]


@rule("P40-CVS-13", "P40-CVS-12")
def test_aircraft_of_a_damaged_carrier_land_before_the_attacker_moves_on() -> None:
    """EX-B07 from the map: the fighters go to the island next to the zone."""
    units = {
        "sea25": {"japan": {"destroyer": 1}},
        "sea26": {"usa": {"carrier[fighter,fighter]": 1}},
        "hawaiian_islands": {"usa": {"infantry": 1}},
    }
    case = attack("japan", units, "go sea25>sea26 destroyer").do("japan", "done", dice=[2])
    case.do("usa", "lose carrier", dice=[6, 6, 6])
    case.do("japan", "retreat sea25")
    assert case.units("sea26") == {"usa": {"carrier*": 1}}
    assert case.units("hawaiian_islands")["usa"]["fighter"] == 2
    assert case.step == "noncombat_move"


@rule("P40-FTR-02", "P40-TAC-02", "P40-CVS-05")
def test_fighters_and_tactical_bombers_fly_from_a_carrier_and_back() -> None:
    units = {
        "sea26": {"usa": {"carrier[fighter,tactical_bomber]": 1}},
        "sea25": {"japan": {"destroyer": 1}},
    }
    case = attack("usa", units, "go sea26>sea25 fighter", "go sea26>sea25 tactical_bomber")
    case.do("usa", "done", dice=[6, 3, 6])  # the tactical bomber at 4, the fighter at 3, the destroyer at 2
    assert thrown(case) == [(1, 4), (1, 3), (1, 2)]
    case.do("usa", "go sea25>sea26 fighter", "go sea25>sea26 tactical_bomber", "done")
    while case.waiting == ("usa",) and case.step != "purchase":
        case.do("usa", "done")
    assert case.units("sea26") == {"usa": {"carrier[tactical_bomber,fighter]": 1}}


@rule("P40-FTR-02", "P40-TAC-02", "P40-SEA-02")
def test_a_strategic_bomber_has_no_business_on_a_carrier() -> None:
    units = {
        "sea26": {"usa": {"carrier": 1}},
        "hawaiian_islands": {"usa": {"strategic_bomber": 1, "fighter": 1}},
    }
    case = Case(turn="usa", phase="noncombat_move", units=units)
    assert case.can("usa", "go hawaiian_islands>sea26 fighter")
    case.refuses("usa", "go hawaiian_islands>sea26 strategic_bomber")


# -- who takes part ----------------------------------------------------------------------------------------


@rule("P40-CBT-08")
def test_an_announced_attack_is_on_everything_in_the_zone() -> None:
    units = {
        "sea26": {"usa": {"cruiser": 1, "destroyer": 1}},
        "sea25": {"japan": {"submarine": 1, "transport": 1}, "usa": {"transport": 1}},
    }
    case = attack("usa", units, "go sea26>sea25 cruiser destroyer")
    case.do("usa", "done", dice=[3, 6, 1])  # the boat fires with the others and hits
    assert case.legal("usa") == ["lose cruiser", "lose destroyer"], "the transport that lay there is in it"
    case.do("usa", "lose destroyer")
    assert case.units("sea25") == {"usa": {"cruiser": 1, "transport": 1}}


@rule("P40-CBT-07")
def test_a_bystander_at_peace_is_no_casualty() -> None:
    units = {
        "sea36": {"japan": {"cruiser": 2}},
        "sea37": {"uk": {"cruiser": 1, "battleship": 1}, "usa": {"destroyer": 1}},
    }
    case = attack("japan", units, "pass", "go sea36>sea37 cruiser:2", **ERRATA)
    case.do("japan", "done", dice=[3, 6])
    assert case.legal("uk") == ["lose battleship", "lose cruiser"]
    case.refuses("uk", "lose usa:destroyer", "P40-CBT-07")


@rule("P40-MNF-05", "P40-MNF-02")
def test_nobody_attacks_with_a_friends_units() -> None:
    units = {
        "sea26": {"usa": {"cruiser": 1}, "uk": {"cruiser": 1}},
        "sea25": {"japan": {"destroyer": 1}},
        "burma": {"usa": {"infantry": 1}, "uk": {"infantry": 1}},
        "shan_state": {"japan": {"infantry": 1}},
    }
    case = attack("usa", units, control={"shan_state": "japan"})
    case.refuses("usa", "go sea26>sea25 uk:cruiser", "P40-MNF-05")
    case.refuses("usa", "go burma>shan_state uk:infantry", "P40-MNF-05")
    assert case.refuses("uk", "go sea26>sea25 cruiser").fault == "stale"
    case.do("usa", "go sea26>sea25 cruiser", "done", dice=[3, 6])
    assert thrown(case) == [(1, 3), (1, 2)]


# -- ends ------------------------------------------------------------------------------------------------


@rule("P40-GCB-34")
def test_a_lone_carrier_sinks_lone_transports_but_not_beside_a_submarine() -> None:
    units = {"sea26": {"usa": {"carrier": 1}}, "sea25": {"japan": {"transport": 2}}}
    case = attack("usa", units, "go sea26>sea25 carrier", "done")
    assert case.units("sea25") == {"usa": {"carrier": 1}}
    units["sea25"] = {"japan": {"transport": 2, "submarine": 1}}
    case = attack("usa", units, "go sea26>sea25 carrier", "done")
    case.do("japan", "submerge 1")
    assert case.legal("usa") == ["stay", "retreat sea26"]
    case.do("usa", "stay")
    assert case.units("sea25") == {"usa": {"carrier": 1}, "japan": {"submarine": 1, "transport": 2}}


@rule("P40-GCB-34", "P40-TRN-01")
def test_transports_attack_nobody() -> None:
    units = {"sea25": {"usa": {"transport": 1}, "japan": {"transport": 1}}}
    attack("usa", units).refuses("usa", "attack sea25", "P40-TRN-01")


@rule("P40-GCB-28", "P40-GCB-24")
def test_transports_left_alone_are_sunk_before_any_retreat_is_asked() -> None:
    units = {"sea26": {"usa": {"cruiser": 1}}, "sea25": {"japan": {"destroyer": 1, "transport[infantry]": 2}}}
    case = attack("usa", units, "go sea26>sea25 cruiser").do("usa", "done", dice=[3, 6])
    assert case.step == "noncombat_move"
    assert case.units("sea25") == {"usa": {"cruiser": 1}}
    assert sorted(lost(case)) == ["japan destroyer", *["japan infantry"] * 2, *["japan transport"] * 2]


@rule("P40-GCB-31")
def test_sinking_transports_in_the_launch_zone_silences_the_ships() -> None:
    def landing() -> Case:
        units = {
            "sea26": {"usa": {"cruiser": 1, "transport[infantry]": 1}},
            "sea25": {"japan": {"transport": 1}},
            "midway": {"japan": {"infantry": 1}},
        }
        orders = ("go sea26>sea25 cruiser transport assault=midway", "done")
        return attack("usa", units, *orders, control={"midway": "japan"})

    case = landing()
    assert case.legal("usa") == ["engage", "ignore"]
    case.do("usa", "ignore")
    assert "bombard" in case.verbs("usa")
    case = landing()
    case.do("usa", "engage", dice=[1, 6])
    assert "bombard" not in str(case.events)
    assert thrown(case) == [(1, 1), (1, 2)]
    assert case.control("midway") == "usa"


@rule("P40-GCB-30", "P40-GCB-37")
def test_attacking_transports_with_nowhere_to_go_are_lost_to_a_submarine_they_cannot_hit() -> None:
    units = {
        "sea33": {"usa": {"transport[infantry]": 1}, "japan": {}},
        "caroline_islands": {"japan": {"fighter": 1}},
    }
    case = attack("usa", units, "go sea33 transport assault=caroline_islands", "done")
    case.do("japan", "scramble caroline_islands fighter 1")
    assert thrown(case) == []
    assert lost(case) == ["usa transport", "usa infantry"]


@rule("P40-GCB-30", "P40-GCB-37", "P40-GCB-26")
@pytest.mark.parametrize("moved", [True, False])
def test_transports_left_alone_against_a_warship(moved: bool) -> None:
    """They may retreat where they came from; without such a zone they are gone with their escort."""
    fleet = {"destroyer": 1, "transport[infantry]": 1}
    units = {"sea26" if moved else "sea25": {"usa": fleet}}
    units.setdefault("sea25", {})["japan"] = {"destroyer": 1}
    orders = ["go sea26>sea25 destroyer transport"] if moved else []
    if moved:
        units["midway"] = {"japan": {}}
        orders = ["go sea26>sea25 destroyer transport assault=midway"]
    case = attack("usa", units, *orders, control={"midway": "japan"})
    case.do("usa", "done", dice=[6, 2])
    if moved:
        assert case.legal("usa") == ["press", "retreat sea26"]
        case.do("usa", "retreat sea26")
        assert case.units("sea26") == {"usa": {"transport[infantry]": 1}}
    else:
        assert lost(case) == ["usa destroyer", "usa transport", "usa infantry"]
        ended = [e.winner for e in case.events if isinstance(e, BattleEnded)]
        assert ended == ["defender"]


@rule("P40-GCB-27", "P40-GCB-25")
def test_transports_left_facing_transports_stay_or_leave() -> None:
    units = {
        "sea26": {"usa": {"destroyer": 1, "transport[infantry]": 1}},
        "sea25": {"japan": {"destroyer": 1, "transport": 1}},
    }
    orders = ("go sea26>sea25 destroyer transport assault=midway",)
    case = attack("usa", units, *orders, control={"midway": "japan"}).do("usa", "done", dice=[2, 2])
    assert case.legal("usa") == ["stay", "retreat sea26"]
    case.do("usa", "retreat sea26")
    assert case.units("sea26") == {"usa": {"transport[infantry]": 1}}
    assert case.control("midway") == "japan"


@rule("P40-GCB-29", "P40-GCB-37")
def test_aircraft_and_a_transport_against_a_submarine_and_a_transport() -> None:
    """Nobody who fights can hit a fighter of the other side, but the boat can hit the attacking transport."""
    units = {
        "sea26": {"usa": {"transport[infantry]": 1, "carrier[fighter]": 1}},
        "sea25": {"japan": {"submarine": 1, "transport": 1}},
    }
    case = attack("usa", units, "go sea26>sea25 fighter", control={"midway": "japan"})
    case.do("usa", "go sea26>sea25 transport assault=midway").do("japan", "fire 0")
    case.do("usa", "halt", "assault transport midway", "done")
    case.do("usa", "engage")
    assert lost(case) == ["japan transport"], "defenseless before any die"
    case.do("japan", "submerge 0", dice=[1])  # the boat sinks the transport; the fighter could hit nobody
    assert lost(case) == ["japan transport", "usa transport", "usa infantry"]
    assert case.units("sea25") == {"usa": {"fighter": 1}, "japan": {"submarine": 1}}


@rule("P40-GCB-05", "P40-SUB-17")
def test_some_submarines_strike_while_others_submerge() -> None:
    units = {"sea26": {"usa": {"submarine": 3}}, "sea25": {"japan": {"cruiser": 1}}}
    case = attack("usa", units, "go sea26>sea25 submarine:3", "done")
    case.do("usa", "submerge 2", dice=[6, 6])
    assert thrown(case) == [(1, 2), (1, 3)]
    case.do("usa", "retreat sea26")
    assert case.units("sea26") == {"usa": {"submarine": 1}}
    assert case.units("sea25") == {"usa": {"submarine": 2}, "japan": {"cruiser": 1}}


@rule("P40-CVS-16", "P40-CVS-09")
def test_own_aircraft_do_not_come_back_to_a_carrier_damaged_in_their_battle() -> None:
    units = {"sea26": {"usa": {"carrier[fighter]": 1}}, "sea25": {"japan": {"destroyer": 1}}}
    case = attack("usa", units, "go sea26>sea25 fighter", "go sea26>sea25 carrier")
    case.do("usa", "done", dice=[6, 2])
    assert case.legal("usa") == ["lose fighter~attacking3", "lose carrier"]
    case.do("usa", "lose carrier").do("usa", "press", dice=[3, 6])
    assert case.units("sea25") == {"usa": {"carrier*": 1, "fighter": 1}}
    case.refuses("usa", "done", "P40-NCM-20")  # there is no deck for it, but Midway is near
    case.do("usa", "go sea25>midway fighter", "done")
    assert case.units("midway") == {"usa": {"fighter": 1}}


@rule("P40-CVS-08", "P40-CVS-07")
def test_guests_trapped_aboard_cannot_take_off_on_their_own_turn() -> None:
    units = {"sea25": {"usa": {"carrier*[uk:fighter]": 1}}, "sea16": {"japan": {"destroyer": 1}}}
    case = attack("uk", units)
    case.refuses("uk", "go sea25>sea16 fighter", "P40-CVS-07")


@rule("P40-SUB-14", "P40-GCB-19")
def test_a_destroyer_just_hit_still_helps_the_aircraft_beside_it() -> None:
    """It is a casualty, but on the strip until the defenders have fired."""
    units = {
        "sea25": {"japan": {"submarine": 1, "cruiser": 1}},
        "sea26": {"usa": {"carrier[fighter]": 1, "destroyer": 1}},
    }
    case = attack("japan", units, "go sea25>sea26 submarine cruiser").do("japan", "done", dice=[3, 6])
    case.do("usa", "lose destroyer", dice=[4, 6, 6])  # the fighter hits
    assert case.legal("japan") == ["lose cruiser", "lose submarine"]


@rule("P40-RET-02")
def test_a_zone_made_hostile_by_this_turns_declaration_is_no_retreat() -> None:
    """Friendly when the turn began, while Japan and the US shared it in peace, but not any more."""
    units = {
        "sea16": {"japan": {"cruiser": 1}, "usa": {"destroyer": 1}},
        "sea24": {"japan": {"cruiser": 1}},
        "sea25": {"usa": {"battleship": 1}},
    }
    case = attack("japan", units, "declare all", war=["china"])
    case.do("japan", "go sea16>sea25 cruiser", "go sea24>sea25 cruiser").do("japan", "done", dice=[6, 6, 6])
    assert case.legal("japan") == ["press", "retreat sea24"]
    case.refuses("japan", "retreat sea16", "P40-RET-02")


@rule("P40-GCB-34")
def test_a_lone_transport_cannot_engage_the_transport_beside_it() -> None:
    units = {
        "sea26": {"usa": {"transport[infantry]": 1, "cruiser": 1}},
        "sea25": {"japan": {"transport": 1}},
        "midway": {"japan": {"infantry": 1}},
    }
    alone = attack("usa", units, "go sea26>sea25 transport assault=midway", control={"midway": "japan"})
    alone.do("usa", "done", dice=[1, 6])  # nothing is asked about the zone: straight to the landing
    assert alone.units("sea25") == {"usa": {"transport": 1}, "japan": {"transport": 1}}
    assert alone.control("midway") == "usa"
    escorted = attack(
        "usa", units, "go sea26>sea25 transport cruiser assault=midway", control={"midway": "japan"}
    )
    escorted.do("usa", "done")
    assert escorted.legal("usa") == ["engage", "ignore"]
