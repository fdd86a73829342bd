"""Phase 5: mobilize new units, and aircraft going aboard carriers."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.axis_allies.economy import mobilize, sites
from flagplot.games.axis_allies.events import Lost
from flagplot.games.axis_allies.status import airbase_bonus, naval_base_serves
from tests.pacific_1940.helpers import Case


def mobilizing(seat: str, pool: dict[str, int], **parts: Any) -> Case:
    """A case at the start of the Mobilize phase; a spare airbase in the pool keeps a choice open."""
    treasury = {"japan": 0, "usa": 0, "china": 0, "uk": 0, "anzac": 0}
    return Case(turn=seat, phase="mobilize", treasury=treasury, pool={seat: pool}, **parts)


def places(case: Case, seat: str, item: str) -> list[str]:
    lines = [line.split() for line in case.legal(seat)]
    return [" ".join(words[2:]) for words in lines if words[0] == "place" and words[1] == item]


def board(case: Case, *names: str) -> list[int]:
    return [case.war.board.space_of[name] for name in names]


# -- complexes ---------------------------------------------------------------------------------------


@pytest.mark.rule("P40-MOB-01")
@pytest.mark.rule("P40-MOB-02")
@pytest.mark.rule("P40-CAP-09")
@pytest.mark.rule("P40-FAC-04")
def test_a_complex_taken_this_turn_is_of_no_use() -> None:
    case = mobilizing("japan", {"infantry": 3, "airbase": 1}, control={"india": "japan"})
    assert places(case, "japan", "infantry") == ["india", "japan"]
    case = mobilizing(
        "japan",
        {"infantry": 11, "airbase": 1},
        control={"india": "japan"},
        this_turn={"control": {"india": "uk"}, "captured": ["india"]},
    )
    assert places(case, "japan", "infantry") == ["japan"]
    case.refuses("japan", "place infantry india", "P40-MOB-02")
    case.refuses("japan", "place airbase india", "P40-MOB-14")


@pytest.mark.rule("P40-MOB-02")
@pytest.mark.rule("P40-FAC-19")
def test_a_complex_built_this_turn_works_from_the_next() -> None:
    case = mobilizing("japan", {"infantry": 11, "minor_ic": 1, "airbase": 1})
    case.do("japan", "place minor_ic korea")
    assert case.facilities("korea")[2] == 1
    case.refuses("japan", "place infantry korea", "P40-MOB-02")
    case = mobilizing("japan", {"infantry": 11, "airbase": 1}, facilities={"korea": {"complex": "minor"}})
    assert places(case, "japan", "infantry") == ["japan", "korea"]


@pytest.mark.rule("P40-MOB-03")
def test_a_friends_complex_is_never_used() -> None:
    case = mobilizing("usa", {"infantry": 11, "airbase": 1})
    case.refuses("usa", "place infantry india", "P40-MOB-03")
    case.refuses("usa", "place infantry new_south_wales", "P40-MOB-03")
    case.refuses("usa", "place infantry hawaiian_islands", "P40-MOB-07")
    case.refuses("usa", "place infantry japan", "P40-MOB-01")


@pytest.mark.rule("P40-MOB-04")
@pytest.mark.rule("P40-PUR-13")
@pytest.mark.rule("P40-OPT-08")
def test_output_is_ten_and_three_and_the_rest_is_refunded() -> None:
    case = mobilizing("japan", {"infantry": 12})
    assert case.units("japan") == {"japan": {"infantry": 10}}
    assert case.treasury("japan") == 2 * 3 + 26
    case = mobilizing("anzac", {"tank": 5})
    assert case.units("new_south_wales") == {"anzac": {"tank": 3}}
    assert case.treasury("anzac") == 2 * 6 + 10


@pytest.mark.rule("P40-OPT-08")
@pytest.mark.rule("P40-PUR-13")
def test_by_switch_the_rest_waits() -> None:
    case = mobilizing("anzac", {"tank": 5}, options={"refund_unplaced_units": False})
    tank = case.war.board.item_of["tank"]
    assert case.treasury("anzac") == 10
    assert case.state.pool[case.war.power("anzac")] == {tank: 2}


@pytest.mark.rule("P40-PUR-13")
def test_what_can_be_placed_must_be_placed() -> None:
    case = mobilizing("japan", {"infantry": 1, "airbase": 1})
    case.refuses("japan", "done", "P40-PUR-13")
    assert case.verbs("japan") == {"place"}


@pytest.mark.rule("P40-MOB-05")
@pytest.mark.rule("P40-MOB-06")
@pytest.mark.parametrize(("damage", "placed"), [(0, 10), (4, 6), (9, 1), (10, 0), (20, 0)])
def test_damage_lowers_output(damage: int, placed: int) -> None:
    facilities = {"japan": {"complex_damage": damage}}
    case = mobilizing("japan", {"infantry": 12, "airbase": 1}, facilities=facilities)
    case.do("japan", "place airbase korea")
    assert case.units("japan").get("japan", {}).get("infantry", 0) == placed
    war = case.war
    assert sites.capacity(war, war.power("japan"))[war.board.space_of["japan"]] == placed


@pytest.mark.rule("P40-MOB-05")
@pytest.mark.rule("P40-MOB-06")
def test_refusals_of_damaged_complexes() -> None:
    parts = {"facilities": {"korea": {"complex": "minor", "complex_damage": 3}}}
    case = mobilizing("japan", {"infantry": 11, "airbase": 1}, **parts)
    case.refuses("japan", "place infantry korea", "P40-MOB-06")
    parts = {"facilities": {"korea": {"complex": "minor", "complex_damage": 2}}}
    case = mobilizing("japan", {"infantry": 12, "airbase": 1}, **parts)
    case.do("japan", "place infantry korea")
    case.refuses("japan", "place infantry korea", "P40-MOB-05")
    case = mobilizing("japan", {"infantry": 14, "airbase": 1}, facilities={"korea": {"complex": "minor"}})
    case.do("japan", "place infantry:3 korea")
    case.refuses("japan", "place infantry korea", "P40-MOB-04")


@pytest.mark.rule("P40-MOB-20")
def test_a_liberated_complex_serves_its_own_power_from_its_next_turn() -> None:
    gone = {"this_turn": {"control": {"new_south_wales": "japan"}, "captured": ["new_south_wales"]}}
    case = mobilizing("usa", {"infantry": 11, "airbase": 1}, **gone)
    case.refuses("usa", "place infantry new_south_wales", "P40-MOB-03")
    case = mobilizing("anzac", {"infantry": 2, "airbase": 1}, **gone)
    case.refuses("anzac", "place infantry new_south_wales", "P40-MOB-02")
    case = mobilizing("anzac", {"infantry": 2, "airbase": 1})
    assert case.units("new_south_wales") == {"anzac": {"infantry": 2}}


# -- units -------------------------------------------------------------------------------------------


@pytest.mark.rule("P40-MOB-07")
@pytest.mark.rule("P40-MOB-08")
@pytest.mark.rule("P40-FAC-10")
def test_land_units_and_strategic_bombers_enter_in_the_territory() -> None:
    pool = {"infantry": 1, "strategic_bomber": 1, "airbase": 1}
    units = {"sea6": {"japan": {"transport": 1, "carrier": 1}}}
    case = mobilizing("japan", pool, units=units, facilities={"korea": {"complex": "minor"}})
    for item in ("infantry", "strategic_bomber"):
        assert places(case, "japan", item) == ["japan", "korea"]
    case.refuses("japan", "place infantry sea6", "P40-MOB-08")
    case.refuses("japan", "place strategic_bomber sea6", "P40-MOB-07")
    case.refuses("japan", "place infantry formosa", "P40-MOB-07")


@pytest.mark.rule("P40-MOB-09")
@pytest.mark.rule("P40-MOB-10")
def test_ships_enter_next_to_the_complex_even_among_enemies() -> None:
    units = {"sea39": {"japan": {"battleship": 1}}}
    case = mobilizing("uk", {"destroyer": 2, "airbase": 1}, units=units)
    assert case.units("sea39") == {"japan": {"battleship": 1}, "uk": {"destroyer": 2}}  # no other zone
    case = mobilizing("uk", {"destroyer": 9, "airbase": 1}, facilities={"malaya": {"complex": "minor"}})
    assert places(case, "uk", "destroyer") == ["sea37", "sea39"]
    case.refuses("uk", "place destroyer india", "P40-MOB-09")
    case.refuses("uk", "place destroyer sea42", "P40-MOB-09")


@pytest.mark.rule("P40-MOB-11")
@pytest.mark.rule("P40-MOB-12")
@pytest.mark.rule("P40-MOB-13")
def test_new_aircraft_may_go_onto_own_carriers() -> None:
    units = {"sea10": {"uk": {"carrier": 1}, "japan": {"destroyer": 1}}}
    case = mobilizing("usa", {"fighter": 11, "airbase": 1}, units=units)
    case.refuses("usa", "place fighter sea10", "P40-MOB-13")
    case = mobilizing("usa", {"fighter": 2, "carrier": 1, "airbase": 1}, units=units)
    case.do("usa", "place fighter sea10", "place airbase alaska")  # the carrier had only one place to go
    case.do("usa", "place fighter western_united_states")
    assert case.units("sea10") == {
        "uk": {"carrier": 1}, "japan": {"destroyer": 1}, "usa": {"carrier[fighter]": 1}
    }  # fmt: skip
    assert case.units("western_united_states") == {"usa": {"fighter": 1}}


@pytest.mark.rule("P40-MOB-11")
@pytest.mark.rule("P40-MOB-12")
def test_an_old_carrier_takes_as_many_as_it_has_room_for() -> None:
    units = {"sea6": {"japan": {"carrier[fighter]": 1, "carrier*": 1}}}
    case = mobilizing("japan", {"tactical_bomber": 11, "airbase": 1}, units=units)
    case.do("japan", "place tactical_bomber sea6")
    case.refuses("japan", "place tactical_bomber sea6", "P40-MOB-11")
    case.do("japan", "place airbase korea")
    assert case.units("sea6") == {"japan": {"carrier[tactical_bomber,fighter]": 1, "carrier*": 1}}
    assert case.units("japan") == {"japan": {"tactical_bomber": 9}}


@pytest.mark.rule("P40-MOB-24")
def test_every_unit_counts_against_the_complex_it_came_through() -> None:
    facilities = {"korea": {"complex": "minor"}}
    case = mobilizing("japan", {"destroyer": 5, "fighter": 9, "airbase": 1}, facilities=facilities)
    assert places(case, "japan", "destroyer") == ["sea6 japan", "sea6 korea"]
    case.refuses("japan", "place destroyer sea6", "P40-MOB-24")
    case.do("japan", "place destroyer:3 sea6 korea")
    case.refuses("japan", "place fighter korea", "P40-MOB-04")
    case.do("japan", "place destroyer:2 sea6", "place airbase korea")
    assert case.units("sea6") == {"japan": {"destroyer": 5}}
    assert case.units("japan") == {"japan": {"fighter": 8}}


@pytest.mark.rule("P40-MOB-24")
def test_aircraft_on_carriers_use_output_too() -> None:
    case = mobilizing("anzac", {"carrier": 1, "fighter": 4}, units={"sea62": {"anzac": {"destroyer": 1}}})
    case.do("anzac", "place carrier sea62", "place fighter sea62", "place fighter sea62")
    assert case.units("sea62") == {"anzac": {"destroyer": 1, "carrier[fighter,fighter]": 1}}
    assert case.treasury("anzac") == 2 * 10 + 10  # output 3: two fighters are refunded


# -- facilities --------------------------------------------------------------------------------------


@pytest.mark.rule("P40-MOB-14")
@pytest.mark.rule("P40-MOB-19")
@pytest.mark.rule("P40-MOB-21")
@pytest.mark.rule("P40-MOB-22")
def test_bases_go_into_own_land_one_of_each() -> None:
    case = mobilizing("uk", {"airbase": 2, "naval_base": 2}, facilities={"india": {"complex_damage": 10}})
    assert "shan_state" in places(case, "uk", "airbase")
    assert "yukon_territory" in places(case, "uk", "airbase")
    assert "yukon_territory" not in places(case, "uk", "naval_base")
    case.refuses("uk", "place naval_base yukon_territory", "P40-MOB-19")
    case.refuses("uk", "place airbase india", "P40-MOB-21")
    case.refuses("uk", "place airbase queensland", "P40-MOB-14")
    case.refuses("uk", "place airbase java", "P40-MOB-14")
    case.refuses("uk", "place airbase sea39", "P40-MOB-14")
    case.do("uk", "place airbase burma", "place airbase gilbert_islands")
    case.refuses("uk", "place naval_base malaya", "P40-MOB-21")
    case.do("uk", "place naval_base fiji", "place naval_base burma")
    assert case.facilities("burma") == (0, 0, 0, 0)
    assert case.facilities("fiji") == (-1, 0, 0, 0)


@pytest.mark.rule("P40-MOB-15")
@pytest.mark.rule("P40-MOB-16")
@pytest.mark.rule("P40-MOB-17")
@pytest.mark.rule("P40-MOB-18")
def test_complexes_need_value_and_mainland() -> None:
    case = mobilizing("japan", {"minor_ic": 3, "major_ic": 1}, control={"java": "japan", "india": "japan"})
    assert places(case, "japan", "minor_ic") == ["kiangsu", "korea", "manchuria", "shantung"]
    assert places(case, "japan", "major_ic") == ["kiangsu", "korea", "manchuria"]
    case.refuses("japan", "place major_ic shantung", "P40-MOB-15")
    case.refuses("japan", "place minor_ic jehol", "P40-MOB-16")
    case.refuses("japan", "place minor_ic japan", "P40-MOB-17")
    case.refuses("japan", "place minor_ic java", "P40-MOB-18")
    case.do("japan", "place minor_ic korea")
    case.refuses("japan", "place major_ic korea", "P40-MOB-17")
    case = mobilizing("japan", {"minor_ic": 2, "airbase": 1}, facilities={"japan": {"complex": None}})
    assert "japan" in places(case, "japan", "minor_ic")  # the exception
    case = mobilizing("anzac", {"minor_ic": 2, "airbase": 1})
    assert places(case, "anzac", "minor_ic") == ["queensland"]


@pytest.mark.rule("P40-MOB-23")
@pytest.mark.rule("P40-PUR-10")
def test_an_upgrade_keeps_damage_and_works_from_the_next_turn() -> None:
    facilities = {"korea": {"complex": "minor", "complex_damage": 1}, "shantung": {"complex": "minor"}}
    case = mobilizing("japan", {"upgrade": 1, "tank": 11, "airbase": 1}, facilities=facilities)
    assert places(case, "japan", "upgrade") == ["korea"]
    case.refuses("japan", "place upgrade shantung", "P40-PUR-10")
    case.do("japan", "place upgrade korea")
    assert case.facilities("korea") == (-1, -1, 2, 1)
    case.do("japan", "place tank:2 korea")
    case.refuses("japan", "place tank korea", "P40-MOB-05")
    war = case.war
    war.state.turn_facilities = tuple(war.state.facilities)  # as the next turn will see it
    assert sites.capacity(war, 0)[board(case, "korea")[0]] == 9


@pytest.mark.rule("P40-FAC-19")
@pytest.mark.rule("P40-CAP-31")
def test_new_bases_serve_turns_that_begin_later() -> None:
    case = mobilizing("uk", {"airbase": 1, "naval_base": 1}, units={"burma": {"uk": {"fighter": 1}}})
    uk = case.war.power("uk")
    burma, zone = board(case, "burma", "sea39")
    case.do("uk", "place airbase burma")
    assert airbase_bonus(case.war, burma, uk) == 0
    case = mobilizing("uk", {"naval_base": 1}, facilities={"burma": {"airbase": 0}})
    assert airbase_bonus(case.war, burma, uk) == 1
    before = {"this_turn": {"facilities": {"india": {"naval_base": None}}}}
    assert not naval_base_serves(mobilizing("uk", {"naval_base": 2}, **before).war, zone, uk)
    assert naval_base_serves(mobilizing("uk", {"naval_base": 2}).war, zone, uk)


@pytest.mark.rule("P40-FAC-03")
def test_facilities_cannot_be_moved_or_carried() -> None:
    units = {"hawaiian_islands": {"usa": {"infantry": 1}}, "sea26": {"usa": {"transport": 1}}}
    case = Case(turn="usa", phase="noncombat_move", units=units)
    assert case.can("usa", "go sea26>sea25 transport load=hawaiian_islands:infantry")
    for item in ("airbase", "naval_base"):
        case.refuses("usa", f"go sea26>sea25 transport load=hawaiian_islands:{item}")


# -- China -------------------------------------------------------------------------------------------


@pytest.mark.rule("P40-CHN-20")
@pytest.mark.rule("P40-CHN-24")
def test_chinese_units_enter_anywhere_in_chinese_hands() -> None:
    taken = {"control": {"kiangsu": "china"}, "this_turn": {"control": {"kiangsu": "japan"}}}
    case = mobilizing("china", {"infantry": 9, "artillery": 1}, **taken)
    assert "kiangsu" in places(case, "china", "infantry")
    assert "shantung" not in places(case, "china", "infantry")
    case.refuses("china", "place infantry burma", "P40-CHN-20")
    case.do("china", "place infantry:9 kiangsu", "place artillery kiangsu")
    assert case.units("kiangsu") == {"china": {"infantry": 9, "artillery": 1}}


@pytest.mark.rule("P40-OPT-05")
def test_by_switch_a_chinese_territory_receives_three() -> None:
    case = mobilizing("china", {"infantry": 5}, options={"china_units_per_territory_limit": 3})
    case.do("china", "place infantry:3 yunnan")
    case.refuses("china", "place infantry yunnan", "P40-OPT-05")


# -- decks -------------------------------------------------------------------------------------------


@pytest.mark.rule("P40-NCM-12")
@pytest.mark.rule("P40-NCM-14")
def test_a_bought_carrier_must_save_the_aircraft_waiting_for_it() -> None:
    units = {"sea37": {"uk": {"fighter~aloft": 2}, "japan": {"cruiser": 1}}}
    facilities = {"malaya": {"complex": "minor"}}
    pool = {"carrier": 1, "destroyer": 14, "airbase": 1}
    case = mobilizing("uk", pool, units=units, facilities=facilities)
    assert places(case, "uk", "carrier") == ["sea37"]
    case.refuses("uk", "place carrier sea39", "P40-NCM-14")
    case.do("uk", "place destroyer sea37", "place destroyer sea37")
    case.refuses("uk", "place destroyer sea37", "P40-NCM-14")  # the last output of Malaya is needed
    case.do("uk", "place carrier sea37", "place destroyer:10 sea39", "place airbase burma")
    assert case.units("sea37") == {
        "japan": {"cruiser": 1}, "uk": {"destroyer": 2, "carrier[fighter,fighter]": 1}
    }  # fmt: skip
    assert case.units("sea39") == {"uk": {"destroyer": 10}}


@pytest.mark.rule("P40-MOB-09")
def test_zones_where_a_bought_carrier_can_appear() -> None:
    case = mobilizing("japan", {"carrier": 2, "airbase": 1}, facilities={"shantung": {"complex": "minor"}})
    assert places(case, "japan", "carrier") == ["sea6", "sea19"]
    assert mobilize.bought_carriers(case.war, 0) == 2
    case = mobilizing("japan", {"destroyer": 2, "airbase": 2})
    assert mobilize.bought_carriers(case.war, 0) == 0


@pytest.mark.rule("P40-NCM-14")
def test_new_aircraft_do_not_push_out_those_that_wait() -> None:
    units = {"sea6": {"japan": {"carrier": 1, "fighter~aloft1": 1}}}
    case = mobilizing("japan", {"fighter": 11, "airbase": 1}, units=units)
    case.do("japan", "place fighter sea6")
    case.refuses("japan", "place fighter sea6", "P40-NCM-14")
    case.do("japan", "place airbase korea")
    assert case.units("sea6") == {"japan": {"carrier[fighter,fighter]": 1}}
    assert case.units("japan") == {"japan": {"fighter": 9}}


@pytest.mark.rule("P40-CVS-17")
def test_the_owner_says_which_aircraft_goes_where() -> None:
    units = {"sea6": {"japan": {"carrier": 2, "fighter~aloft1": 2, "tactical_bomber~aloft2": 2}}}
    case = mobilizing("japan", {}, units=units)
    assert case.step == "decks"
    case.do("japan", "deck fighter carrier", "deck fighter carrier[fighter]")
    assert case.units("sea6") == {
        "japan": {"carrier[fighter,fighter]": 1, "carrier[tactical_bomber,tactical_bomber]": 1}
    }


@pytest.mark.rule("P40-NCM-14")
@pytest.mark.rule("P40-CVS-07")
def test_without_a_free_deck_aircraft_are_lost() -> None:
    units = {"sea6": {"japan": {"carrier*": 1, "carrier[fighter]": 1, "fighter~aloft1": 2}}}
    case = mobilizing("japan", {"airbase": 1}, units=units)
    case.do("japan", "place airbase korea")
    assert case.units("sea6") == {"japan": {"carrier*": 1, "carrier[fighter,fighter]": 1}}
    assert [e.count for e in case.events if isinstance(e, Lost)] == [1]


def test_a_friends_deck_serves_too_but_is_left_to_those_who_may_use_it() -> None:
    units = {"sea10": {"usa": {"carrier[fighter]": 1, "fighter~aloft1": 1}, "anzac": {"carrier[fighter]": 1}}}
    case = mobilizing("usa", {"tactical_bomber": 1, "airbase": 1}, units=units)
    case.do("usa", "place tactical_bomber sea10", "place airbase alaska")
    assert case.units("sea10") == {
        "usa": {"carrier[tactical_bomber,fighter]": 1},
        "anzac": {"carrier[fighter,usa:fighter]": 1},
    }


def test_decks_are_settled_even_without_a_capital() -> None:
    case = Case(
        turn="uk",
        phase="mobilize",
        treasury={"uk": 0},
        control={"india": "japan"},
        units={"sea37": {"uk": {"carrier": 1, "fighter~aloft1": 1}}},
    )
    assert case.units("sea37") == {"uk": {"carrier[fighter]": 1}}


def test_unreadable_placements() -> None:
    case = mobilizing("japan", {"infantry": 1, "airbase": 1})
    assert case.refuses("japan", "place zeppelin japan").fault == "malformed"
    assert case.refuses("japan", "place airbase atlantis").fault == "malformed"
    case.refuses("japan", "place tank japan", "P40-PUR-08")


@pytest.mark.rule("P40-MOB-23")
def test_the_view_shows_what_an_upgraded_complex_produces_this_turn() -> None:
    case = Case(
        turn="japan",
        phase="mobilize",
        facilities={"korea": {"complex": "minor"}, "manchuria": {"complex": "minor"}},
        pool={"japan": {"upgrade": 1, "infantry": 5}},
    )
    site = next(line for line in case.legal("japan") if line.startswith("place upgrade"))
    case.do("japan", site)
    shown = case.game.view(case.state, "japan").places[site.split()[-1]]["facilities"]["complex"]
    assert (shown["size"], shown["output"]) == ("major", 3)
