"""A second reading of the rulebook, the fighting: movement, raids, guns, ships, landings."""

from __future__ import annotations

from typing import Any

import pytest

from tests.anniversary.helpers import Case

CHINA = {"sikang": {"china": {"infantry": 1}}}
PARATROOPERS = {"germany": ["paratroopers"]}


def fight(turn: str, units: dict[str, Any], **parts: Any) -> Case:
    """A Combat Move phase."""
    return Case(turn=turn, phase="combat_move", units=units, **parts)


def march(turn: str, units: dict[str, Any], **parts: Any) -> Case:
    """A Noncombat Move phase."""
    return Case(turn=turn, phase="noncombat_move", units=units, **parts)


# -- raids, rockets, guns ------------------------------------------------------------------------------


@pytest.mark.rule("A50-TEC-12", "A50-TEC-10", "A50-TEC-14")
def test_one_rocket_from_a_territory_up_to_twice_the_value() -> None:
    case = fight(
        "germany",
        {"baltic_states": {"germany": {"aa_gun": 2}}},
        control={"baltic_states": "germany"},
        technologies={"germany": ["rockets"]},
        facilities={"karelia_ssr": {"complex_damage": 2}},
    )
    case.do("germany", "done").do("germany", "launch baltic_states karelia_ssr", dice=[6])
    assert case.facilities("karelia_ssr")[3] == 4
    assert case.step == "noncombat_move"  # the second gun stays silent


@pytest.mark.rule("A50-TEC-37", "A50-OPT-09", "A50-SBR-03")
@pytest.mark.parametrize(("reading", "damage"), [("both_count", 9), ("best_of_two", 6)])
def test_a_heavy_raid_in_both_readings(reading: str, damage: int) -> None:
    case = fight(
        "germany",
        {"france": {"germany": {"bomber": 1}}, "united_kingdom": {"uk": {"infantry": 1, "aa_gun": 1}}},
        technologies={"germany": ["heavy_bombers"]},
        options={"heavy_bomber_dice": reading},
    )
    case.do("germany", "go france>united_kingdom bomber as=raid").do("germany", "done", dice=[2, 3, 6])
    assert case.facilities("united_kingdom")[3] == damage


@pytest.mark.rule("A50-TEC-34", "A50-TEC-33", "A50-AAG-03")
def test_of_two_guns_the_one_with_radar_fires_once() -> None:
    case = fight(
        "germany",
        {
            "france": {"germany": {"bomber": 2}},
            "united_kingdom": {"uk": {"aa_gun": 1}, "usa": {"aa_gun": 1}},
        },
        technologies={"usa": ["radar"]},
    )
    case.do("germany", "go france>united_kingdom bomber:2 as=raid").do("germany", "done", dice=[2, 3, 6])
    assert case.facilities("united_kingdom")[3] == 6


@pytest.mark.rule("A50-SBR-08", "A50-AAG-12", "A50-ICX-06", "A50-AAG-11")
def test_a_complex_is_bombed_and_then_taken_with_its_damage_and_gun() -> None:
    case = fight(
        "germany",
        {"finland": {"germany": {"tank": 1, "bomber": 1}}, "karelia_ssr": {"ussr": {"aa_gun": 1}}},
    )
    case.do("germany", "go finland>karelia_ssr bomber as=raid", "go finland>karelia_ssr tank")
    case.do("germany", "done", dice=[3, 3])
    assert case.control("karelia_ssr") == "germany"
    assert case.facilities("karelia_ssr")[3] == 3
    assert case.units("karelia_ssr") == {"germany": {"tank": 1, "bomber": 1, "aa_gun": 1}}
    case.refuses("germany", "go karelia_ssr>finland aa_gun", "A50-AAG-11")


@pytest.mark.rule("A50-SBR-09")
def test_a_ruined_complex_may_be_bombed_for_nothing() -> None:
    case = fight(
        "germany", {"finland": {"germany": {"bomber": 1}}}, facilities={"karelia_ssr": {"complex_damage": 4}}
    )
    case.do("germany", "go finland>karelia_ssr bomber as=raid").do("germany", "done", dice=[4])
    assert case.facilities("karelia_ssr")[3] == 4


@pytest.mark.rule("A50-TRN-23", "A50-AAG-10")
def test_a_gun_aboard_sees_the_landing_and_stays_aboard() -> None:
    case = fight("germany", {"sz5": {"germany": {"transport[aa_gun,infantry]": 1}}})
    case.do("germany", "go sz5 transport assault=baltic_states", "done", "land all baltic_states")
    assert case.units("baltic_states") == {"germany": {"infantry": 1}}
    assert case.units("sz5") == {"germany": {"transport[aa_gun]": 1}}


@pytest.mark.rule("A50-AAG-09", "A50-UNI-06")
def test_a_gun_in_a_friends_land_stays_its_owners_and_has_moved() -> None:
    case = march("germany", {"france": {"germany": {"aa_gun": 1}}})
    case.do("germany", "go france>italy aa_gun")
    assert case.units("italy") == {"germany": {"aa_gun": 1}}
    case.refuses("germany", "go italy>balkans aa_gun", "A50-NCM-01")


# -- paratroopers and mechanized infantry --------------------------------------------------------------


@pytest.mark.rule("A50-TEC-18")
def test_a_paratrooper_dies_with_its_bomber_before_any_battle() -> None:
    case = fight(
        "germany",
        {
            "germany": {"germany": {"bomber": 1, "infantry": 2}},
            "baltic_states": {"ussr": {"infantry": 1, "aa_gun": 1}},
        },
        technologies=PARATROOPERS,
    )
    case.do("germany", "go germany>baltic_states bomber as=drop").do("germany", "done", dice=[1])
    assert case.units("baltic_states") == {"ussr": {"infantry": 1, "aa_gun": 1}}
    assert case.units("germany") == {"germany": {"infantry": 1}}


@pytest.mark.rule("A50-TEC-17")
def test_a_blitz_opens_the_way_for_the_drop() -> None:
    case = fight(
        "germany",
        {
            "poland": {"germany": {"bomber": 1, "infantry": 2, "tank": 1}},
            "belorussia": {"ussr": {"infantry": 1}},
        },
        technologies=PARATROOPERS,
    )
    case.refuses("germany", "go poland>belorussia bomber as=drop", "A50-TEC-17")
    case.do("germany", "go poland>east_poland>poland tank")
    assert case.can("germany", "go poland>belorussia bomber as=drop")


@pytest.mark.rule("A50-TEC-21")
@pytest.mark.parametrize("force", [{"germany": {"bomber": 1}, "italy": {"infantry": 1}}])
def test_nobody_drops_an_allys_infantry(force: dict[str, Any]) -> None:
    units = {"germany": force, "baltic_states": {"ussr": {"infantry": 1}}}
    case = fight("germany", units, technologies=PARATROOPERS)
    case.refuses("germany", "go germany>baltic_states bomber as=drop", "A50-TEC-21")


@pytest.mark.rule("A50-TEC-26")
def test_infantry_without_a_tank_of_its_own_is_why_the_force_stops() -> None:
    case = march(
        "germany",
        {"france": {"germany": {"tank": 1, "infantry": 2, "artillery": 1}}},
        technologies={"germany": ["mechanized_infantry"]},
    )
    assert case.can("germany", "go france>germany>poland tank infantry")
    case.refuses("germany", "go france>germany>poland tank infantry:2", "A50-TEC-26")
    case.refuses("germany", "go france>germany>poland infantry", "A50-CMV-11")
    case.refuses("germany", "go france>germany>poland tank artillery", "A50-CMV-11")


# -- aircraft and carriers -----------------------------------------------------------------------------

ATOLLS = {"wake_island": "japan", "midway": "japan", "hawaiian_islands": "japan"}
RAIDERS = "go western_united_states>sz52 fighter"


@pytest.mark.rule("A50-AIR-12", "A50-CAR-01", "A50-CAR-05")
@pytest.mark.parametrize(
    ("decks", "places"),
    [
        ({"sz53": {"usa": {"carrier": 1}}}, 2),
        ({"sz53": {"usa": {"carrier[uk:fighter]": 1}}}, 1),
        ({"sz53": {"uk": {"carrier": 1}}}, 2),
        ({"sz54": {"uk": {"carrier": 1}}}, 0),  # a friend's carrier does not come to meet them
        ({"sz54": {"usa": {"carrier": 1}}}, 2),
    ],
)
def test_as_many_fighters_attack_as_find_a_deck(decks: dict[str, Any], places: int) -> None:
    units = {
        "western_united_states": {"usa": {"fighter": 3}},
        "sz52": {"japan": {"transport": 1}},
        **decks,
        **CHINA,
    }
    case = fight("usa", units, control=ATOLLS)
    for number in (1, 2, 3):
        assert case.can("usa", f"{RAIDERS}:{number}") == (number <= places)
    case.refuses("usa", f"{RAIDERS}:{places + 1}", "A50-AIR-11")


@pytest.mark.rule("A50-AIR-13", "A50-AIR-12")
def test_an_attack_that_would_clear_a_zone_opens_it_for_the_carrier() -> None:
    units = {
        "western_united_states": {"usa": {"fighter": 1}},
        "sz52": {"japan": {"transport": 1}},
        "sz65": {"usa": {"carrier": 1}},
        "sz57": {"japan": {"destroyer": 1}},
        "sz53": {"japan": {"cruiser": 1}},
        "sz56": {"usa": {"destroyer": 1}},
        **CHINA,
    }
    case = fight("usa", units, control=ATOLLS)
    case.refuses("usa", RAIDERS, "A50-AIR-11")
    case.do("usa", "go sz56>sz57 destroyer", RAIDERS)


@pytest.mark.rule("A50-AIR-11")
def test_the_refusal_names_the_target_or_says_that_all_are_too_far() -> None:
    units = {"western_united_states": {"usa": {"fighter": 1}}, "sz52": {"japan": {"transport": 1}}, **CHINA}
    refusal = fight("usa", units, control=ATOLLS).refuses("usa", RAIDERS, "A50-AIR-11")
    assert "any target in range" in refusal.text


@pytest.mark.rule("A50-NCM-21", "A50-NCM-11", "A50-AIR-03")
def test_a_fighter_over_the_sea_holds_the_new_carrier_and_its_place() -> None:
    units = {"iceland": {"usa": {"fighter": 1}}, "sz10": {"germany": {"transport": 1}}, **CHINA}
    fight("usa", units).refuses("usa", "go iceland>sz10 fighter", "A50-AIR-11")
    case = fight("usa", units, pool={"usa": {"carrier": 1, "infantry": 13}})
    case.do("usa", "go iceland>sz10 fighter", "done")
    while case.step != "mobilize":
        case.do(case.waiting[0], "done")
    case.do("usa", "place infantry:11 eastern_united_states")
    case.refuses("usa", "place infantry eastern_united_states", "A50-NCM-21")
    case.refuses("usa", "done", "A50-NCM-21")
    case.do("usa", "place carrier sz10", "done")
    assert case.units("sz10") == {"usa": {"carrier[fighter]": 1}}


@pytest.mark.rule("A50-CAR-06", "A50-CAR-12")
def test_guests_sink_with_an_attacking_carrier_own_fighters_fly_on() -> None:
    case = fight(
        "uk",
        {"sz8": {"uk": {"carrier[usa:fighter,fighter]": 1}}, "sz7": {"germany": {"cruiser": 1}}},
    )
    case.do("uk", "go sz8>sz7 carrier", "go sz8>sz7 fighter")
    case.do("uk", "done", dice=[6, 3, 3]).do("uk", "lose carrier")
    assert case.units("sz7") == {"uk": {"fighter": 1}}
    assert case.legal("uk") == ["move sz7 air"]  # it can be saved, and so it must


@pytest.mark.rule("A50-CAR-14", "A50-OPT-08")
@pytest.mark.parametrize("permission", ["always", "ask"])
def test_a_fighter_that_lost_its_deck_finds_shelter_with_a_friend_unasked(permission: str) -> None:
    case = fight(
        "germany",
        {"sz6": {"germany": {"cruiser": 2}}, "sz7": {"uk": {"carrier[usa:fighter]": 1}}},
        options={"ally_sharing_permission": permission},
        persons={"germany": 0, "italy": 0, "japan": 0, "uk": 1, "usa": 2, "ussr": 3},
    )
    case.do("germany", "go sz6>sz7 cruiser:2").do("germany", "done", dice=[3, 6])
    case.do("uk", "lose carrier").do("usa", "agree", dice=[6, 6]).do("germany", "retreat sz6")
    assert case.units("united_kingdom") == {"usa": {"fighter": 1}}


@pytest.mark.rule("A50-CMV-10", "A50-CMV-05")
def test_no_aircraft_over_a_landing_that_meets_no_ship() -> None:
    units = {
        "sz11": {"usa": {"transport[infantry]": 1}},
        "gibraltar": {"usa": {"fighter": 1}},
        "morocco_algeria": {"germany": {"infantry": 1}},
        **CHINA,
    }
    case = fight("usa", units)
    case.do("usa", "go sz11>sz12 transport assault=morocco_algeria")
    refusal = case.refuses("usa", "go gibraltar>sz12 fighter", "A50-CMV-05")
    assert refusal.text == "Nothing to attack in sea zone 12"


# -- ships ---------------------------------------------------------------------------------------------


@pytest.mark.rule("A50-NAV-21", "A50-NAV-23")
def test_transports_are_lost_when_the_last_destroyer_of_the_attack_is() -> None:
    case = fight(
        "uk",
        {
            "united_kingdom": {"uk": {"fighter": 1}},
            "sz8": {"uk": {"destroyer": 1}},
            "sz7": {"germany": {"submarine": 1, "transport": 1}},
        },
    )
    case.do("uk", "go sz8>sz7 destroyer", "go united_kingdom>sz7 fighter")
    case.do("uk", "done", dice=[6, 6, 1])
    assert case.units("sz7") == {"uk": {"fighter": 1}, "germany": {"submarine": 1}}
    assert case.step == "noncombat_move"


@pytest.mark.rule("A50-HSZ-08", "A50-HSZ-05", "A50-TRN-07")
def test_a_whole_move_loads_where_it_may_not_in_the_contested_zone() -> None:
    case = fight(
        "germany",
        {
            "sz5": {"germany": {"transport": 1, "cruiser": 1}, "uk": {"destroyer": 1}},
            "norway": {"germany": {"infantry": 2}},
        },
    )
    case.refuses("germany", "go sz5 transport load=norway:infantry assault=karelia_ssr", "A50-TRN-07")
    case.do("germany", "go sz5>sz6>sz5 transport load=norway:infantry:2 assault=karelia_ssr")
    case.do("germany", "done", dice=[3, 6])
    assert case.control("karelia_ssr") == "germany"


@pytest.mark.rule("A50-RET-03")
def test_ships_do_not_fall_back_into_a_zone_that_was_hostile() -> None:
    case = fight(
        "germany",
        {"sz5": {"germany": {"cruiser": 2}, "uk": {"destroyer": 1}}, "sz6": {"uk": {"cruiser": 1}}},
    )
    case.do("germany", "go sz5>sz6 cruiser:2")
    case.do("germany", "done", dice=[6, 6, 6, 3, 6, 6])  # nowhere to go: the second round follows at once
    assert case.units("sz6") == {"germany": {"cruiser": 2}}


@pytest.mark.rule("A50-CBT-28")
def test_transports_face_each_other_and_may_stay_or_go() -> None:
    forces = {"destroyer": 1, "transport": 1}
    case = fight("uk", {"sz8": {"uk": dict(forces)}, "sz7": {"germany": dict(forces)}})
    case.do("uk", "go sz8>sz7 destroyer transport").do("uk", "done", dice=[2, 2])
    assert case.legal("uk") == ["stay", "retreat sz8"]


# -- landings ------------------------------------------------------------------------------------------

MOROCCO = {"morocco_algeria": {"germany": {"infantry": 1, "fighter": 1}}}


@pytest.mark.rule("A50-AMP-12", "A50-AMP-28", "A50-AMP-11")
def test_bombardment_hits_land_units_only_and_they_still_fire() -> None:
    units = {
        "sz12": {"usa": {"transport": 1, "battleship": 1, "cruiser": 1}},
        "gibraltar": {"usa": {"infantry": 2}},
        **MOROCCO,
        **CHINA,
    }
    case = fight("usa", units)
    case.do("usa", "go sz12 transport load=gibraltar:infantry:2 assault=morocco_algeria", "done")
    case.do("usa", "bombard battleship morocco_algeria")
    # one hit is lost, as the fighter is safe; the infantry fires and hits; nobody from the sea retreats
    case.do("usa", "bombard cruiser morocco_algeria", dice=[4, 3, 6, 6, 2, 6, 6, 4])
    assert case.units("morocco_algeria") == {"germany": {"fighter": 1}}


@pytest.mark.rule("A50-AMP-30")
@pytest.mark.parametrize("fired", [True, False])
def test_a_ship_that_bombarded_has_fought(fired: bool) -> None:
    units = {
        "sz12": {"usa": {"transport": 1, "cruiser": 1}},
        "gibraltar": {"usa": {"infantry": 1}},
        "morocco_algeria": {"germany": {"infantry": 1}},
        **CHINA,
    }
    case = fight("usa", units)
    case.do("usa", "go sz12 transport load=gibraltar:infantry assault=morocco_algeria", "done")
    if fired:
        case.do("usa", "bombard cruiser morocco_algeria", dice=[6, 1, 6])
    else:
        case.do("usa", "done", dice=[1, 6])
    case.do("china", "done")
    assert case.can("usa", "go sz12>sz11 cruiser") != fired


@pytest.mark.rule("A50-TRN-24")
@pytest.mark.parametrize(("dice", "won"), [([3, 6], True), ([6, 2], False)])
def test_an_allys_transport_waits_for_the_fleet_of_its_passengers(dice: list[int], won: bool) -> None:
    units = {
        "sz12": {"uk": {"transport[usa:infantry,usa:infantry]": 1}, "italy": {"destroyer": 1}},
        "sz11": {"usa": {"cruiser": 1}},
        "morocco_algeria": {},
        **CHINA,
    }
    case = fight("usa", units)
    case.refuses("usa", "storm sz12 transport morocco_algeria", "A50-TRN-09")
    case.do("usa", "go sz11>sz12 cruiser", "storm sz12 transport morocco_algeria")
    case.do("usa", "done", dice=dice)
    if won:
        case.do("usa", "land all morocco_algeria")
    assert case.control("morocco_algeria") == ("usa" if won else "germany")
    assert "uk" in case.units("sz12")


@pytest.mark.rule("A50-AMP-17", "A50-TRN-14")
def test_when_the_fleet_withdraws_the_aircraft_still_fight_one_round() -> None:
    units = {
        "sz11": {"usa": {"transport[infantry]": 1, "destroyer": 1}},
        "sz12": {"italy": {"destroyer": 1}},
        "gibraltar": {"usa": {"fighter": 1}},
        "morocco_algeria": {"germany": {"infantry": 1}},
        **CHINA,
    }
    case = fight("usa", units)
    case.do("usa", "go sz11>sz12 transport destroyer assault=morocco_algeria")
    case.do("usa", "go gibraltar>morocco_algeria fighter").do("usa", "done", dice=[6, 6])
    case.do("usa", "retreat sz11", dice=[6, 6])
    assert case.legal("usa") == ["press", "retreat air"]
    case.do("usa", "retreat air").do("china", "done")
    case.refuses("usa", "go sz11>sz10 transport", "A50-NCM-01")


@pytest.mark.rule("A50-AMP-21", "A50-AMP-19", "A50-AMP-20")
def test_overland_troops_and_aircraft_leave_together_the_seaborne_never() -> None:
    units = {
        "sz12": {"usa": {"transport": 1}},
        "gibraltar": {"usa": {"infantry": 2, "fighter": 1}},
        "morocco_algeria": {"germany": {"infantry": 2}},
        "libya": {"usa": {"infantry": 1}},
        **CHINA,
    }
    case = fight("usa", units, control={"libya": "usa"})
    case.do("usa", "go sz12 transport load=gibraltar:infantry:2 assault=morocco_algeria")
    case.do("usa", "go gibraltar>morocco_algeria fighter", "go libya>morocco_algeria infantry")
    case.do("usa", "done", dice=[6] * 6)
    assert case.legal("usa") == ["press", "withdraw libya"]
    case.do("usa", "withdraw libya", dice=[1, 1, 6, 6])  # the two from the sea fight on and win
    assert case.control("morocco_algeria") == "usa"
    assert case.units("libya") == {"usa": {"infantry": 1}}
    assert case.units("morocco_algeria") == {"usa": {"infantry": 2, "fighter": 1}}
