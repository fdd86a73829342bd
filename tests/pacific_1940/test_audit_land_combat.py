"""Land battles, retreats and several owners, as a player meets them."""

from __future__ import annotations

import pytest

import flagplot
from tests.pacific_1940.battles import attack, lost, thrown
from tests.pacific_1940.fights import Fight
from tests.pacific_1940.helpers import Case
from tests.pacific_1940.turns import finish

rule = pytest.mark.rule
JAPANESE_BURMA = {"burma": "japan"}


def burma(army: dict[str, int], **defenders: dict[str, int]) -> Case:
    """Japan attacks India from Burma with everything; the combat move is still open."""
    case = Case(
        turn="japan",
        phase="combat_move",
        control=JAPANESE_BURMA,
        units={"burma": {"japan": army}, "india": defenders},
    )
    for unit, count in army.items():
        case.do("japan", f"go burma>india {unit}:{count}")
    return case


# -- units and their values ------------------------------------------------------------------------------

VALUES = [
    pytest.param("infantry", 3, 1, 2, 1, marks=rule("P40-INF-01")),
    pytest.param("artillery", 4, 2, 2, 1, marks=rule("P40-ART-01")),
    pytest.param("mech_infantry", 4, 1, 2, 2, marks=rule("P40-MEC-01")),
    pytest.param("tank", 6, 3, 3, 2, marks=rule("P40-TNK-01")),
    pytest.param("fighter", 10, 3, 4, 4, marks=rule("P40-FTR-01")),
    pytest.param("tactical_bomber", 11, 3, 3, 4, marks=rule("P40-TAC-01")),
    pytest.param("strategic_bomber", 12, 4, 1, 6, marks=rule("P40-STR-01")),
    pytest.param("battleship", 20, 4, 4, 2, marks=rule("P40-BBS-01")),
    pytest.param("carrier", 16, 0, 2, 2, marks=rule("P40-CVS-01")),
    pytest.param("cruiser", 12, 3, 3, 2, marks=rule("P40-CRU-01")),
    pytest.param("destroyer", 8, 2, 2, 2, marks=rule("P40-DUN-01")),
    pytest.param("submarine", 6, 2, 1, 2, marks=rule("P40-DUN-02")),
    pytest.param("transport", 7, 0, 0, 2, marks=rule("P40-DUN-03")),
]


@pytest.mark.parametrize(("unit", "cost", "attacks", "defends", "moves"), VALUES)
def test_unit_table(unit: str, cost: int, attacks: int, defends: int, moves: int) -> None:
    shop = Case(turn="japan", phase="purchase", treasury={"japan": cost}).do("japan", f"buy {unit}")
    assert shop.treasury("japan") == 0
    poor = Case(turn="japan", phase="purchase", treasury={"japan": cost - 1})
    poor.refuses("japan", f"buy {unit}", "P40-PUR-03")
    kind = shop.war.board.kinds[shop.war.board.kind_of[unit]]
    assert kind.move == moves
    space, first, origin = ("sea25", "cruiser", "sea24") if kind.sea else ("india", "tank", "burma")
    mark = "~attacking1" if kind.air else ""
    fight = Fight(
        "japan", space, japan={unit + mark: 1}, usa={first: 2},
        origins=(origin,), control=JAPANESE_BURMA, seed=1,
    )  # fmt: skip
    if unit == "submarine":
        fight.do("japan", "submerge 0")
    assert fight.thrown[0] == (attacks or 3), "without an attack value the defenders throw first, at 3"
    fight = Fight(
        "japan", space, japan={first: 2}, usa={unit: 1}, origins=(origin,), control=JAPANESE_BURMA, seed=2
    )
    if unit == "submarine":
        fight.do("usa", "submerge 0")
        assert fight.thrown[0] == defends
    else:
        assert fight.thrown[:3] == ([3, 3, defends] if defends else [])


@rule("P40-AAG-01")
def test_antiaircraft_gun_values() -> None:
    shop = Case(turn="japan", phase="purchase", treasury={"japan": 6}).do("japan", "buy aa_gun")
    assert shop.treasury("japan") == 0
    units = {"burma": {"japan": {"aa_gun": 1, "infantry": 1}}}
    attack("japan", units, control=JAPANESE_BURMA).refuses("japan", "go burma>india aa_gun", "P40-CMV-20")
    quiet = Case(
        turn="japan", phase="noncombat_move", units=units, control={"burma": "japan", "india": "japan"}
    )
    quiet.do("japan", "go burma>india aa_gun")
    assert quiet.units("india") == {"japan": {"aa_gun": 1}}


@rule("P40-INF-02", "P40-ART-02", "P40-INF-03")
def test_one_artillery_supports_one_infantry_and_only_in_attack() -> None:
    case = burma({"infantry": 3, "artillery": 1}, uk={"infantry": 1, "artillery": 1})
    case.do("japan", "done", dice=[6, 6, 6, 6, 6, 6])
    assert thrown(case) == [(2, 2), (2, 1), (2, 2)]


@rule("P40-INF-02")
def test_support_is_counted_again_after_losses() -> None:
    case = burma({"infantry": 2, "artillery": 2}, uk={"infantry": 2})
    case.do("japan", "done", dice=[6, 6, 6, 6, 2, 2])
    case.do("japan", "lose artillery:2").do("japan", "press", dice=[6, 6, 6, 6])
    assert thrown(case) == [(4, 2), (2, 2), (2, 1), (2, 2)]


@rule("P40-MEC-03")
def test_mechanized_infantry_gets_no_support() -> None:
    case = burma({"mech_infantry": 1, "artillery": 1}, uk={"infantry": 1})
    case.do("japan", "done", dice=[6, 2, 6])
    assert thrown(case) == [(1, 2), (1, 1), (1, 2)]


@rule("P40-TAC-04", "P40-TNK-02", "P40-TAC-05")
def test_a_tank_and_a_fighter_raise_two_tactical_bombers_not_one_twice() -> None:
    case = burma({"tank": 1, "fighter": 1, "tactical_bomber": 1}, uk={"infantry": 1})
    case.do("japan", "done", dice=[6, 6, 6, 6])
    assert thrown(case) == [(1, 4), (2, 3), (1, 2)]


@rule("P40-TAC-03")
def test_no_boost_on_defense_or_alone() -> None:
    case = burma({"tactical_bomber": 1, "infantry": 1}, uk={"tactical_bomber": 1, "fighter": 1})
    case.do("japan", "done", dice=[6, 6, 6, 6])
    assert thrown(case) == [(1, 3), (1, 1), (1, 4), (1, 3)]


# -- what takes part ---------------------------------------------------------------------------------------


@rule("P40-GCB-01")
def test_facilities_do_not_fight() -> None:
    """India with its major complex, airbase and naval base but no unit falls without a die."""
    case = burma({"infantry": 1})
    case.do("japan", "done")
    assert case.control("india") == "japan"
    assert thrown(case) == []


@rule("P40-INF-04")
def test_land_units_do_not_walk_into_the_sea_or_fight_there() -> None:
    units = {"malaya": {"uk": {"infantry": 1}}, "sea37": {"japan": {"destroyer": 1}}}
    attack("uk", units).refuses("uk", "go malaya>sea37 infantry")
    with pytest.raises(flagplot.BadInputError):
        Case(turn="uk", units={"sea37": {"uk": {"infantry": 1}}})


@rule("P40-GCB-18", "P40-GCB-19", "P40-GCB-20", "P40-GCB-23")
def test_losses_are_chosen_by_their_owner_and_defenders_fire_once_more() -> None:
    case = burma({"infantry": 1, "tank": 2}, uk={"infantry": 1, "artillery": 1, "fighter": 1})
    case.do("japan", "done", dice=[3, 6, 6])
    assert case.waiting == ("uk",)
    assert case.legal("uk") == ["lose infantry", "lose artillery", "lose fighter"]
    case.refuses("uk", "lose japan:tank", "P40-GCB-18")
    case.do("uk", "lose fighter", dice=[4, 6, 6])
    assert thrown(case) == [(2, 3), (1, 1), (1, 4), (2, 2)]
    assert lost(case) == [], "the fighter is removed only after everybody has fired and Japan has chosen"
    assert case.legal("japan") == ["lose infantry", "lose tank"]
    case.do("japan", "lose infantry")
    assert lost(case) == ["japan infantry", "uk fighter"]


# -- antiaircraft guns -------------------------------------------------------------------------------------


@rule("P40-AAG-02", "P40-AAG-04", "P40-AAG-06", "P40-AAG-07")
def test_guns_of_two_owners_fire_one_set_of_dice_before_the_first_round_only() -> None:
    case = burma({"infantry": 1, "fighter": 2}, uk={"infantry": 2, "aa_gun": 2}, anzac={"aa_gun": 1})
    case.do("japan", "done", dice=[1, 2, 6, 6, 6, 6])
    assert thrown(case) == [(2, 1), (1, 3), (1, 1), (2, 2)]
    assert lost(case) == ["japan fighter"]
    case.do("japan", "press", dice=[6, 6, 6, 6])
    assert thrown(case)[4:] == [(1, 3), (1, 1), (2, 2)]


@rule("P40-AAG-05")
def test_the_dice_are_named_by_type_of_aircraft() -> None:
    case = burma({"fighter": 1, "tactical_bomber": 1, "strategic_bomber": 1}, uk={"infantry": 1, "aa_gun": 1})
    dice = [("fighter", 6), ("tactical_bomber", 1), ("strategic_bomber", 6), 6, 6, 6]
    case.do("japan", "done", dice=dice)
    assert lost(case) == ["japan tactical_bomber"]
    assert thrown(case) == [(1, 1), (1, 1), (1, 1), (1, 4), (1, 3), (1, 2)]


@rule("P40-AAG-09")
def test_guns_take_no_hits_and_hold_nothing() -> None:
    case = burma({"tank": 2}, uk={"infantry": 2, "aa_gun": 1})
    case.do("japan", "done", dice=[3, 6, 6, 6])
    case.do("japan", "press", dice=[3, 3, 6])
    assert case.control("india") == "japan"
    assert case.units("india") == {"japan": {"tank": 2, "aa_gun": 1}}


@rule("P40-AAG-09")
def test_a_gun_cannot_be_named_as_a_loss() -> None:
    case = burma({"tank": 1}, uk={"infantry": 1, "tank": 1, "aa_gun": 1}).do("japan", "done", dice=[3])
    case.refuses("uk", "lose aa_gun", "P40-AAG-09")


@rule("P40-AAG-02")
def test_a_gun_does_not_fire_at_a_battle_next_door() -> None:
    units = {
        "burma": {"japan": {"fighter": 1}},
        "india": {"uk": {"aa_gun": 1}},
        "sea39": {"uk": {"destroyer": 1}},
    }
    case = attack("japan", units, "go burma>sea39 fighter", control=JAPANESE_BURMA)
    case.do("japan", "done", dice=[3, 6])
    assert thrown(case) == [(1, 3), (1, 2)]


# -- retreat -----------------------------------------------------------------------------------------------


@rule("P40-RET-02", "P40-RET-04", "P40-RET-06")
def test_ships_from_two_zones_retreat_to_one_of_them() -> None:
    units = {
        "sea24": {"usa": {"destroyer": 1}},
        "sea26": {"usa": {"cruiser": 1}},
        "sea25": {"japan": {"battleship": 1}},
    }
    case = attack("usa", units, "go sea24>sea25 destroyer", "go sea26>sea25 cruiser")
    case.do("usa", "done", dice=[6, 6, 6])
    assert case.legal("usa") == ["press", "retreat sea24", "retreat sea26"]
    for place in ("sea13", "sea14", "sea25", "midway"):
        case.refuses("usa", f"retreat {place}", "P40-RET-02")
    assert case.refuses("usa", "retreat atlantis").fault == "malformed"
    assert case.refuses("japan", "retreat sea24").fault == "stale", "the defender never retreats"
    case.do("usa", "retreat sea24")
    assert case.units("sea24") == {"usa": {"cruiser": 1, "destroyer": 1}}
    assert case.units("sea26") == {}
    for ship in ("cruiser", "destroyer"):
        assert not case.can("usa", f"go sea24>sea23 {ship}"), "they have fought"


@rule("P40-RET-02")
def test_ships_retreat_to_the_last_zone_of_their_way_not_the_first() -> None:
    units = {"sea26": {"usa": {"cruiser": 1}}, "sea16": {"japan": {"battleship": 1}}}
    case = attack("usa", units, "go sea26>sea25>sea16 cruiser").do("usa", "done", dice=[6, 6])
    assert case.legal("usa") == ["press", "retreat sea25"]
    case.refuses("usa", "retreat sea26", "P40-RET-02")


@rule("P40-RET-03")
def test_a_zone_cleared_this_turn_is_no_retreat() -> None:
    """A cruiser leaves a hostile zone, which is cleared behind it: friendly now, but not at the start."""
    units = {
        "sea24": {"usa": {"cruiser": 1}, "japan": {"destroyer": 1}},
        "sea23": {"usa": {"battleship": 1}},
        "sea26": {"usa": {"cruiser": 1}},
        "sea25": {"japan": {"battleship": 1}},
    }
    case = attack(
        "usa", units, "go sea24>sea25 cruiser", "go sea26>sea25 cruiser", "go sea23>sea24 battleship"
    )
    case.do("usa", "done").do("usa", "fight sea24", dice=[4, 6, 6, 6, 6])  # then sea25, the last one
    assert case.units("sea24") == {"usa": {"battleship": 1}}
    assert case.legal("usa") == ["press", "retreat sea26"]
    case.refuses("usa", "retreat sea24", "P40-RET-03")


@rule("P40-RET-02")
def test_a_submarine_that_slipped_past_enemies_cannot_go_back_among_them() -> None:
    units = {
        "sea26": {"usa": {"submarine": 1}},
        "sea25": {"japan": {"cruiser": 1}},
        "sea16": {"japan": {"destroyer": 1}},
    }
    case = attack("usa", units, "go sea26>sea25>sea16 submarine")
    case.do("usa", "done", dice=[6, 6, 2, 6])  # nobody is asked after the first round
    assert case.units("sea16") == {"usa": {"submarine": 1}}


@rule("P40-RET-07")
def test_the_zone_a_lost_ship_came_from_still_counts_and_idle_ships_go_too() -> None:
    units = {
        "sea26": {"usa": {"destroyer": 1}},
        "sea25": {"usa": {"cruiser": 1}, "japan": {"cruiser": 1}},
    }
    case = attack("usa", units, "go sea26>sea25 destroyer").do("usa", "done", dice=[6, 6, 3])
    case.do("usa", "lose destroyer")
    assert case.legal("usa") == ["press", "retreat sea26"]
    case.do("usa", "retreat sea26")
    assert case.units("sea26") == {"usa": {"cruiser": 1}}


@rule("P40-RET-07")
def test_ships_that_were_there_all_along_have_nowhere_to_go() -> None:
    units = {"sea25": {"usa": {"cruiser": 1}, "japan": {"cruiser": 1}}}
    case = attack("usa", units).do("usa", "done", dice=[6, 6, 6, 6, 3, 6])
    assert case.units("sea25") == {"usa": {"cruiser": 1}}


@rule("P40-RET-02", "P40-RET-07")
def test_aircraft_open_no_way_back_for_ships() -> None:
    units = {
        "sea26": {"usa": {"carrier[fighter]": 1}},
        "sea25": {"usa": {"cruiser": 1}, "japan": {"cruiser": 2}},
    }
    case = attack("usa", units, "go sea26>sea25 fighter")
    case.do("usa", "done", dice=[6, 6, 6, 6, 3, 3, 6, 6])  # no question after the first round
    assert case.units("sea25") == {"usa": {"cruiser": 1, "fighter": 1}}


@rule("P40-RET-05")
def test_aircraft_stay_behind_when_the_army_retreats_and_land_later() -> None:
    case = burma({"infantry": 1, "fighter": 1}, uk={"infantry": 1}).do("japan", "done", dice=[6, 6, 6])
    case.refuses("japan", "retreat air", "P40-RET-02")
    case.do("japan", "retreat burma")
    assert case.units("burma") == {"japan": {"infantry": 1}}
    assert case.units("india") == {"japan": {"fighter": 1}, "uk": {"infantry": 1}}
    case.do("japan", "go india>burma fighter")
    assert case.units("burma") == {"japan": {"infantry": 1, "fighter": 1}}


@rule("P40-RET-08", "P40-RET-05")
def test_aircraft_alone_break_off_without_a_space() -> None:
    case = burma({"fighter": 2}, uk={"infantry": 1}).do("japan", "done", dice=[6, 6, 6])
    assert case.legal("japan") == ["press", "retreat air"]
    case.refuses("japan", "retreat burma", "P40-RET-05")
    case.do("japan", "retreat air")
    assert case.units("india") == {"japan": {"fighter": 2}, "uk": {"infantry": 1}}


@rule("P40-RET-02")
def test_an_army_may_retreat_into_what_it_blitzed() -> None:
    units = {"jehol": {"japan": {"tank": 1}}, "suiyuan": {"china": {"infantry": 2}}}
    case = attack("japan", units, "go jehol>chahar>suiyuan tank").do("japan", "done", dice=[6, 6, 6])
    assert case.legal("japan") == ["press", "retreat chahar"]
    case.do("japan", "retreat chahar")
    assert case.units("chahar") == {"japan": {"tank": 1}}


@rule("P40-RET-01", "P40-GCB-24")
def test_no_retreat_is_asked_when_the_battle_is_won() -> None:
    case = burma({"infantry": 2}, uk={"infantry": 1}).do("japan", "done", dice=[1, 6, 6])
    assert case.step == "noncombat_move"
    assert case.control("india") == "japan"


# -- several owners ----------------------------------------------------------------------------------------


@rule("P40-MNF-03")
def test_only_the_controller_collects_for_a_shared_territory() -> None:
    def income(units: dict[str, dict[str, int]]) -> tuple[int, int]:
        case = Case(turn="uk", phase="income", treasury={"uk": 0, "anzac": 0}, units={"malaya": units})
        finish(case, "uk")
        finish(case, "anzac")
        return case.treasury("uk"), case.treasury("anzac")

    assert income({"uk": {"infantry": 1}}) == income({"anzac": {"infantry": 5}})


@rule("P40-MNF-01", "P40-MNF-09")
def test_units_of_all_friends_defend_together() -> None:
    case = burma({"infantry": 1}, uk={"infantry": 1}, usa={"tank": 1}, anzac={"fighter": 1})
    case.do("japan", "done", dice=[6, 4, 6, 6])
    assert thrown(case) == [(1, 1), (1, 4), (1, 3), (1, 2)]


@rule("P40-MNF-10", "P40-MNF-11")
def test_an_objection_hands_the_choice_to_the_attacker() -> None:
    persons = {"japan": 0, "usa": 1, "china": 1, "uk": 2, "anzac": 3}
    case = Case(
        turn="japan", phase="combat_move", control=JAPANESE_BURMA, persons=persons,
        units={"burma": {"japan": {"tank": 1}}, "india": {"uk": {"infantry": 1}, "anzac": {"infantry": 1}}},
    )  # fmt: skip
    case.do("japan", "go burma>india tank", "done", dice=[3])
    assert case.waiting == ("uk", "anzac")
    assert case.refuses("japan", "lose uk:infantry").fault == "stale"
    case.do("uk", "lose anzac:infantry")
    assert case.waiting == ("anzac",)
    case.do("anzac", "object")
    assert case.legal("japan") == ["lose uk:infantry", "lose anzac:infantry"]
    case.do("japan", "lose uk:infantry", dice=[6, 6])
    assert case.legal("japan") == ["press", "retreat burma"]


# -- order -------------------------------------------------------------------------------------------------


@rule("P40-CBT-01", "P40-CBT-03")
def test_raid_then_assault_then_the_rest_in_the_order_the_attacker_likes() -> None:
    units = {
        "burma": {"japan": {"strategic_bomber": 1, "infantry": 1}},
        "india": {"uk": {"infantry": 1}},
        "sea37": {"japan": {"transport[infantry]": 1}},
        "malaya": {"uk": {"infantry": 1}},
        "yunnan": {"china": {"infantry": 1}},
        "kwangsi": {"japan": {"infantry": 1}},
        "hunan": {"china": {"infantry": 1}},
    }
    case = attack(
        "japan", units, "go burma>india strategic_bomber as=raid", "go burma>yunnan infantry",
        "go kwangsi>hunan infantry", "go sea37 transport assault=malaya", control=JAPANESE_BURMA,
    )  # fmt: skip
    case.do("japan", "done")
    case.do("japan", "bomb airbase", dice=[6, 2, 6, 2])  # the raid, then the assault: it fails
    assert case.units("malaya") == {"uk": {"infantry": 1}}
    assert case.legal("japan") == ["fight hunan", "fight yunnan"]
    case.refuses("japan", "fight malaya", "P40-CBT-03")
    case.refuses("japan", "raid india", "P40-CBT-01")
    case.do("japan", "fight yunnan", dice=[6, 6])
    assert case.legal("japan") == ["press", "retreat burma"]
    case.refuses("japan", "fight hunan")


def test_a_gun_of_a_power_at_peace_with_the_attacker_is_silent() -> None:
    """No clause says so; it follows the treatment of bystanders at sea."""
    case = Case(
        turn="japan",
        phase="combat_move",
        options={"politics": "errata"},
        war=["china", "uk", "anzac"],
        control=JAPANESE_BURMA,
        units={"burma": {"japan": {"fighter": 1}}, "india": {"uk": {"infantry": 1}, "usa": {"aa_gun": 1}}},
    )
    case.do("japan", "pass", "go burma>india fighter", "done", dice=[6, 6])
    assert thrown(case) == [(1, 3), (1, 2)]
