"""Territories, islands and sea zones."""

from __future__ import annotations

import pytest

from flagplot.games.axis_allies.status import friendly_territory, hostile_territory, hostile_zone
from tests.anniversary.helpers import Case
from tests.anniversary.turns import rest_of_turn

WARSHIPS = ("battleship", "carrier", "cruiser", "destroyer")


# -- territories -------------------------------------------------------------------------------------------


@pytest.mark.rule("A50-MAP-06", "A50-MAP-08")
def test_an_island_and_its_zone_are_two_spaces_for_aircraft() -> None:
    case = Case(
        turn="usa",
        phase="noncombat_move",
        control={"iwo_jima": "usa", "formosa": "usa"},
        units={"hawaiian_islands": {"usa": {"fighter": 2}}},
    )
    case.do("usa", "go hawaiian_islands>iwo_jima fighter")  # sz53, sz57, sz59, the island
    assert case.units("iwo_jima") == {"usa": {"fighter": 1}}
    case.refuses("usa", "go hawaiian_islands>formosa fighter", "A50-AIR-02")  # one zone more


@pytest.mark.rule("A50-MAP-07")
def test_aircraft_on_an_island_do_not_defend_the_zone_around_it() -> None:
    case = Case(
        turn="usa",
        phase="combat_move",
        units={
            "okinawa": {"japan": {"fighter": 2}},
            "sz60": {"japan": {"destroyer": 1}},
            "sz59": {"usa": {"cruiser": 1}},
        },
    )
    case.do("usa", "go sz59>sz60 cruiser", "done", dice=[3, 6])  # one die for the destroyer, and it is over
    assert case.units("sz60") == {"usa": {"cruiser": 1}}
    assert case.units("okinawa") == {"japan": {"fighter": 2}}


@pytest.mark.rule("A50-MAP-10", "A50-MAP-19")
@pytest.mark.parametrize("phase", ["combat_move", "noncombat_move"])
def test_neutral_land_is_closed_to_everybody(phase: str) -> None:
    case = Case(
        turn="germany",
        phase=phase,
        units={"bulgaria_romania": {"germany": {"fighter": 1}}, "france": {"germany": {"infantry": 1}}},
    )
    case.refuses("germany", "go bulgaria_romania>turkey fighter", "A50-MAP-10")
    case.refuses("germany", "go france>spain infantry")
    assert case.war.state.control[case.war.board.space_of["spain"]] >= case.war.board.n_powers
    assert not case.war.board.spaces[case.war.board.space_of["spain"]].ipc


@pytest.mark.rule("A50-MAP-10")
def test_neutral_land_is_not_flown_over() -> None:
    case = Case(
        turn="germany",
        phase="noncombat_move",
        control={"gibraltar": "germany"},
        units={"france": {"germany": {"fighter": 1}}},
    )
    case.refuses("germany", "go france>spain>sz12>gibraltar fighter", "A50-MAP-10")
    case.do("germany", "go france>sz13>gibraltar fighter")


@pytest.mark.rule("A50-MAP-13", "A50-MAP-14")
def test_territories_are_friendly_or_hostile_by_the_side_of_their_controller() -> None:
    war = Case(units={"ukraine": {"germany": {"infantry": 1}}}).war
    board = war.board
    germany, italy = board.owner_of["germany"], board.owner_of["italy"]
    for space, friendly in (("libya", True), ("france", True), ("ukraine", False), ("alaska", False)):
        at = board.space_of[space]
        for power in (germany, italy):
            assert friendly_territory(war, at, power) is friendly
            assert hostile_territory(war, at, power) is not friendly
    turkey = board.space_of["turkey"]
    assert not friendly_territory(war, turkey, germany)
    assert not hostile_territory(war, turkey, germany)


@pytest.mark.rule("A50-MAP-15")
def test_ships_stay_at_sea_and_land_units_ashore() -> None:
    case = Case(
        turn="uk",
        phase="noncombat_move",
        units={
            "sz8": {"uk": {"destroyer": 1}},
            "united_kingdom": {"uk": {"infantry": 1, "fighter": 1}},
            "eastern_canada": {"uk": {"infantry": 1}},
        },
    )
    case.refuses("uk", "go sz8>united_kingdom destroyer")
    case.refuses("uk", "go united_kingdom>sz8 infantry")
    case.do("uk", "go united_kingdom>sz8>sz1>eastern_canada fighter")
    assert case.units("eastern_canada") == {"uk": {"infantry": 1, "fighter": 1}}


@pytest.mark.rule("A50-MAP-16")
@pytest.mark.parametrize("what", ["gun", "complex", "nothing"])
def test_tanks_stop_where_an_enemy_gun_or_complex_stands(what: str) -> None:
    units = {"poland": {"germany": {"tank": 1}}}
    if what == "gun":
        units["east_poland"] = {"ussr": {"aa_gun": 1}}
    facilities = {"east_poland": {"complex": "industrial"}} if what == "complex" else {}
    case = Case(turn="germany", phase="combat_move", units=units, facilities=facilities)
    assert case.can("germany", "go poland>east_poland>belorussia tank") is (what == "nothing")
    assert case.can("germany", "go poland>east_poland tank")


@pytest.mark.rule("A50-MAP-17")
def test_aircraft_pass_over_enemies() -> None:
    case = Case(
        turn="germany",
        phase="combat_move",
        units={
            "poland": {"germany": {"bomber": 1}},
            "east_poland": {"ussr": {"infantry": 3, "aa_gun": 1, "fighter": 1}},
            "belorussia": {"ussr": {"infantry": 1}},
        },
    )
    case.do("germany", "go poland>east_poland>belorussia bomber", "done", dice=[4, 6])
    assert case.units("belorussia") == {"germany": {"bomber": 1}}
    assert case.units("east_poland")["ussr"] == {"infantry": 3, "aa_gun": 1, "fighter": 1}


@pytest.mark.rule("A50-MAP-18")
def test_an_empty_territory_stays_with_its_controller() -> None:
    case = Case(turn="uk", phase="noncombat_move", units={"egypt": {"uk": {"infantry": 1}}})
    case.do("uk", "go egypt>trans_jordan infantry")
    rest_of_turn(case)
    assert case.control("egypt") == "uk"
    assert case.units("egypt") == {}


@pytest.mark.rule("A50-MAP-20")
def test_friends_share_land_zones_and_decks() -> None:
    case = Case(
        turn="uk",
        phase="noncombat_move",
        units={
            "sz8": {"uk": {"destroyer": 1}},
            "sz2": {"usa": {"carrier": 1}},
            "united_kingdom": {"uk": {"fighter": 1}, "usa": {"bomber": 1}},
        },
    )
    case.do("uk", "go sz8>sz2 destroyer", "go united_kingdom>sz2 fighter", "done")
    rest_of_turn(case)
    assert case.units("sz2") == {"uk": {"destroyer": 1}, "usa": {"carrier[uk:fighter]": 1}}


# -- sea zones ---------------------------------------------------------------------------------------------


@pytest.mark.rule("A50-SZN-01", "A50-SZN-02", "A50-SZN-06")
@pytest.mark.parametrize("ship", [*WARSHIPS, "submarine", "transport"])
def test_surface_warships_make_a_zone_hostile(ship: str) -> None:
    war = Case(units={"sz5": {"germany": {ship: 1}}}).war
    zone, kind = war.board.space_of["sz5"], war.board.kinds[war.board.kind_of[ship]]
    assert hostile_zone(war, zone, war.power("uk")) is (ship in WARSHIPS)
    assert not hostile_zone(war, zone, war.power("italy"))
    assert kind.surface_warship is (ship in WARSHIPS)
    assert kind.warship is (ship != "transport")


@pytest.mark.rule("A50-SZN-03")
def test_submarines_and_transports_block_neither_ways_nor_loading() -> None:
    case = Case(
        turn="uk",
        phase="noncombat_move",
        units={
            "sz8": {"uk": {"transport": 1}, "germany": {"submarine": 1}},
            "sz9": {"germany": {"transport": 1}},
            "united_kingdom": {"uk": {"infantry": 1}},
        },
    )
    case.do("uk", "move sz8 sea", "take transport 1", "load united_kingdom infantry transport")
    case.do("uk", "step sz9", "step sz10")
    assert case.units("sz10") == {"uk": {"transport[infantry]": 1}}


@pytest.mark.rule("A50-SZN-04")
def test_nobody_has_to_attack_submarines_and_transports() -> None:
    case = Case(
        turn="uk",
        phase="combat_move",
        units={"sz8": {"uk": {"destroyer": 1}, "germany": {"submarine": 1, "transport": 1}}},
    )
    assert "attack sz8" in case.legal("uk")
    case.do("uk", "done")
    assert case.step == "noncombat_move"
    assert case.units("sz8")["germany"] == {"submarine": 1, "transport": 1}


@pytest.mark.rule("A50-SZN-05")
def test_ships_stop_in_the_first_hostile_zone() -> None:
    case = Case(
        turn="uk",
        phase="combat_move",
        units={
            "sz8": {"uk": {"cruiser": 1, "submarine": 1}},
            "sz7": {"germany": {"battleship": 1}},
            "sz6": {"germany": {"cruiser": 1}},
        },
    )
    case.refuses("uk", "go sz8>sz7>sz6 cruiser")
    assert case.can("uk", "go sz8>sz7>sz6 submarine")
    case.do("uk", "go sz8>sz7 cruiser")
    assert case.units("sz7")["uk"] == {"cruiser": 1}
