"""Aircraft: range, where they fly, and the landing every attack must leave conceivable."""

from __future__ import annotations

from typing import Any

import pytest

from tests.anniversary.helpers import Case


def moves(turn: str, units: dict[str, Any], phase: str = "combat_move", **parts: Any) -> Case:
    return Case(turn=turn, phase=phase, units=units, **parts)


@pytest.mark.rule("A50-AIR-01", "A50-AIR-02", "A50-AIR-11")
def test_an_attack_must_leave_points_for_the_way_home() -> None:
    # Germany to Russia is 4 spaces, and the nearest friendly land 3 more
    units = {"germany": {"germany": {"fighter": 1, "bomber": 1}}, "russia": {"ussr": {"infantry": 1}}}
    case = moves("germany", units)
    case.refuses("germany", "go germany>russia fighter", "A50-AIR-11")
    case.refuses("germany", "go germany>russia bomber", "A50-AIR-11")
    near = moves("germany", {**units, "belorussia": {"ussr": {"infantry": 1}}})
    assert near.can("germany", "go germany>belorussia bomber")
    case.refuses("germany", "go germany>kazakh_ssr fighter", "A50-AIR-02")


@pytest.mark.rule("A50-AIR-02", "A50-AIR-19")
def test_both_moves_of_a_turn_share_one_allowance() -> None:
    case = moves(
        "germany",
        {"poland": {"germany": {"fighter": 1}}, "belorussia": {"ussr": {"infantry": 1}}},
    )
    case.do("germany", "go poland>belorussia fighter")
    assert case.units("belorussia", marks=True)["germany"] == {"fighter~attacking2": 1}
    case.do("germany", "done", dice=[1, 6])
    case.refuses("germany", "go belorussia>germany fighter", "A50-AIR-02")
    case.do("germany", "go belorussia>poland fighter")
    case.refuses("germany", "go poland>germany fighter", "A50-NCM-01")  # that was its landing


@pytest.mark.rule("A50-AIR-03")
def test_a_fighter_flies_its_whole_range_to_where_a_carrier_could_be() -> None:
    units = {"manchuria": {"japan": {"fighter": 1}}, "sz53": {"usa": {"destroyer": 1}}}
    attack = "go manchuria>sz53 fighter"
    moves("japan", units).refuses("japan", attack, "A50-AIR-11")
    assert moves("japan", {**units, "sz51": {"japan": {"carrier": 1}}}).can("japan", attack)
    assert not moves("japan", {**units, "sz36": {"japan": {"carrier": 1}}}).can("japan", attack)


@pytest.mark.rule("A50-AIR-03", "A50-AIR-12")
def test_a_carrier_still_to_be_placed_counts() -> None:
    def strike(**parts: Any) -> Case:
        # sz53, sz54, sz55: one point is left, and the only land in reach of it is Japanese
        units = {"hawaiian_islands": {"usa": {"fighter": 1}}, "sz55": {"japan": {"destroyer": 1}}}
        return moves("usa", units, control={"mexico": "japan"}, **parts)

    attack = "go hawaiian_islands>sz55 fighter"
    strike().refuses("usa", attack, "A50-AIR-11")
    bought = {"usa": {"carrier": 1}}
    assert strike(pool=bought).can("usa", attack)  # it can be placed in sz56
    ruined = {"western_united_states": {"complex_damage": 10}}
    strike(pool=bought, facilities=ruined).refuses("usa", attack, "A50-AIR-11")


@pytest.mark.rule("A50-AIR-04")
def test_guns_fire_at_those_who_attack_not_at_those_who_fly_over() -> None:
    case = moves(
        "germany",
        {
            "poland": {"germany": {"bomber": 1}},
            "east_poland": {"ussr": {"aa_gun": 1}},
            "belorussia": {"ussr": {"infantry": 1}},
        },
    )
    case.do("germany", "go poland>belorussia bomber", "done", dice=[1, 6])  # one die each, none of a gun
    attack = moves(
        "germany",
        {"poland": {"germany": {"bomber": 1}}, "east_poland": {"ussr": {"aa_gun": 1, "infantry": 1}}},
    )
    attack.do("germany", "go poland>east_poland bomber", "done", dice=[1])
    assert attack.units("east_poland") == {"ussr": {"infantry": 1, "aa_gun": 1}}


@pytest.mark.rule("A50-AIR-05")
def test_aircraft_fight_on_land_and_attack_at_sea_but_defend_there_only_from_carriers() -> None:
    case = moves(
        "germany",
        {
            "northwestern_europe": {"germany": {"fighter": 1, "bomber": 1}},
            "sz6": {"uk": {"destroyer": 1}},
            "united_kingdom": {"uk": {"fighter": 1}},
        },
    )
    case.do("germany", "go northwestern_europe>sz6 fighter", "go northwestern_europe>sz6 bomber")
    case.do("germany", "done", dice=[1, 6, 6])  # fighter, bomber, destroyer: no British fighter comes
    assert case.units("united_kingdom") == {"uk": {"fighter": 1}}


@pytest.mark.rule("A50-AIR-06", "A50-NCM-07", "A50-NCM-08")
def test_both_land_in_friendly_territory_and_only_fighters_on_carriers() -> None:
    case = moves(
        "usa",
        {"united_kingdom": {"usa": {"fighter": 1, "bomber": 1}}, "sz7": {"uk": {"carrier": 1}}},
        "noncombat_move",
    )
    assert case.can("usa", "go united_kingdom>sz7 fighter")
    case.refuses("usa", "go united_kingdom>sz7 bomber", "A50-AIR-06")
    assert case.can("usa", "go united_kingdom>iceland bomber")
    case.refuses("usa", "go united_kingdom>norway bomber", "A50-AIR-06")


@pytest.mark.rule("A50-AIR-07", "A50-NCM-13")
def test_nobody_lands_in_land_taken_this_turn() -> None:
    case = moves(
        "germany",
        {
            "bulgaria_romania": {"germany": {"infantry": 2, "fighter": 1}},
            "ukraine": {"ussr": {"infantry": 1}},
        },
    )
    case.do("germany", "go bulgaria_romania>ukraine infantry:2", "go bulgaria_romania>ukraine fighter")
    case.do("germany", "done", dice=[1, 6, 6, 6])
    assert case.control("ukraine") == "germany"
    assert "done" not in case.legal("germany")  # it cannot stay
    case.do("germany", "go ukraine>bulgaria_romania fighter")
    other = moves(
        "germany",
        {"poland": {"germany": {"fighter": 1}}},
        "noncombat_move",
        control={"east_poland": "germany"},
        this_turn={"control": {"east_poland": "ussr"}},
    )
    other.refuses("germany", "go poland>east_poland fighter", "A50-NCM-13")


@pytest.mark.rule("A50-AIR-08", "A50-MAP-17")
def test_hostile_spaces_stop_no_aircraft() -> None:
    fleets: dict[str, Any] = {zone: {"uk": {"battleship": 1}} for zone in ("sz3", "sz5", "sz6")}
    case = moves(
        "germany",
        {
            **fleets,
            "norway": {"germany": {"bomber": 1}},
            "united_kingdom": {"uk": {"fighter": 4, "aa_gun": 1}},
            "sz8": {"uk": {"transport": 1}},
        },
    )
    # out over a British fleet and home again the same way
    case.do("germany", "go norway>sz8 bomber", "done", "go sz8>norway bomber")


@pytest.mark.rule("A50-AIR-09", "A50-MAP-06")
def test_an_island_lies_one_space_beyond_its_zone() -> None:
    case = moves(
        "usa",
        {"hawaiian_islands": {"usa": {"fighter": 1}}, "wake_island": {"japan": {"infantry": 1}}},
        control={"wake_island": "japan"},
    )
    # sz53, sz52, Wake: three, so nothing is left for the two spaces to Midway; Hawaii is three away
    case.refuses("usa", "go hawaiian_islands>wake_island fighter", "A50-AIR-11")
    near = moves(
        "usa",
        {
            "hawaiian_islands": {"usa": {"fighter": 1}},
            "wake_island": {"japan": {"infantry": 1}},
            "sz53": {"usa": {"carrier": 1}},
        },
        control={"wake_island": "japan"},
    )
    near.do("usa", "go hawaiian_islands>wake_island fighter")
    assert near.units("wake_island", marks=True)["usa"] == {"fighter~attacking1": 1}


@pytest.mark.rule("A50-AIR-10")
def test_a_fighter_on_a_carrier_is_in_its_zone_already() -> None:
    case = moves(
        "usa",
        {"sz53": {"usa": {"carrier[fighter]": 1}}, "wake_island": {"japan": {"infantry": 1}}},
        control={"wake_island": "japan"},
    )
    case.do("usa", "go sz53>wake_island fighter")
    assert case.units("wake_island", marks=True)["usa"] == {"fighter~attacking2": 1}


@pytest.mark.rule("A50-AIR-12", "A50-AIR-15", "A50-NCM-17", "A50-CAR-09")
def test_a_carrier_that_is_counted_on_stays_and_later_must_come() -> None:
    case = moves(
        "japan",
        {
            "manchuria": {"japan": {"fighter": 1}},
            "sz53": {"usa": {"destroyer": 1}},
            "sz51": {"japan": {"carrier": 1}},
            "sz46": {"usa": {"transport": 1}},
            "japan": {"japan": {"infantry": 1}},
        },
    )
    assert case.can("japan", "go sz51>sz46 carrier")
    case.do("japan", "go manchuria>sz53 fighter")
    case.refuses("japan", "go sz51>sz46 carrier", "A50-AIR-12")
    case.do("japan", "done", dice=[3, 6])
    assert "done" not in case.legal("japan")
    case.refuses("japan", "go sz51>sz50 carrier", "A50-NCM-17")
    case.do("japan", "go sz51>sz53 carrier", "done")
    assert case.units("sz53") == {"japan": {"carrier[fighter]": 1}}


@pytest.mark.rule("A50-AIR-13")
def test_the_plan_assumes_that_every_attack_succeeds() -> None:
    units = {
        "manchuria": {"japan": {"fighter": 1}},
        "sz53": {"usa": {"battleship": 3}},
        "sz51": {"japan": {"carrier": 1}},
    }
    case = moves("japan", units)
    case.do("japan", "go manchuria>sz53 fighter")  # hopeless, but conceivable


@pytest.mark.rule("A50-AIR-14", "A50-AIR-21")
def test_a_carrier_that_fights_counts_only_where_it_fights() -> None:
    units = {
        "manchuria": {"japan": {"fighter": 1}},
        "sz53": {"usa": {"destroyer": 1}},
        "sz51": {"japan": {"carrier": 1}, "usa": {"destroyer": 1}},
    }
    # the carrier stays and fights in sz51; that it might retreat or move on afterwards does not count
    case = moves("japan", units)
    case.refuses("japan", "go manchuria>sz53 fighter", "A50-AIR-11")
    free = moves("japan", {**units, "sz51": {"japan": {"carrier": 1}, "usa": {"submarine": 1}}})
    free.do("japan", "go manchuria>sz53 fighter")
    free.refuses("japan", "attack sz51", "A50-AIR-12")  # that would keep the carrier there


@pytest.mark.rule("A50-AIR-15")
def test_the_promise_lapses_when_the_fighter_is_gone() -> None:
    case = moves(
        "japan",
        {
            "manchuria": {"japan": {"fighter": 1}},
            "sz53": {"usa": {"destroyer": 1}},
            "sz51": {"japan": {"carrier": 1}},
        },
    )
    case.do("japan", "go manchuria>sz53 fighter", "done", dice=[6, 1])
    assert case.can("japan", "go sz51>sz50 carrier")
    assert "done" in case.legal("japan")


@pytest.mark.rule("A50-AIR-16", "A50-NCM-12")
def test_without_a_landing_place_an_aircraft_is_lost() -> None:
    case = moves(
        "japan",
        {
            "manchuria": {"japan": {"fighter": 1}},
            "sz53": {"usa": {"destroyer": 2}},
            "sz51": {"japan": {"carrier": 1}},
        },
    )
    case.do("japan", "go manchuria>sz53 fighter", "done", dice=[3, 6, 6])
    case.do("japan", "retreat air")
    assert case.units("sz53") == {"japan": {"fighter": 1}, "usa": {"destroyer": 1}}
    case.do("japan", "done")  # sz53 is still hostile, so nothing can save it
    assert case.units("sz53") == {"usa": {"destroyer": 1}}


@pytest.mark.rule("A50-AIR-17")
def test_nobody_is_flown_out_of_reach_of_every_landing_place() -> None:
    case = moves(
        "japan",
        {"sz53": {"japan": {"fighter~aloft2": 1}}, "sz51": {"japan": {"carrier": 1}}},
        "noncombat_move",
    )
    case.refuses("japan", "go sz53>sz55 fighter", "A50-NCM-08")  # no carrier gets there
    assert case.can("japan", "go sz53>sz51 fighter")
    assert case.can("japan", "go sz53>sz56 fighter")  # and the carrier will follow


@pytest.mark.rule("A50-AIR-18")
def test_no_flight_leads_over_neutral_land() -> None:
    case = moves("ussr", {"caucasus": {"ussr": {"fighter": 1}}}, "noncombat_move")
    case.refuses("ussr", "go caucasus>turkey>trans_jordan fighter", "A50-MAP-10")
    assert case.can("ussr", "go caucasus>persia>trans_jordan fighter")
    italy = moves("germany", {"italy": {"germany": {"fighter": 1}}}, "noncombat_move")
    italy.do("germany", "move italy air", "take fighter 1")
    italy.refuses("germany", "fly switzerland", "A50-MAP-10")


@pytest.mark.rule("A50-AIR-20")
def test_in_an_assault_every_aircraft_is_sent_to_sea_or_to_land() -> None:
    case = moves(
        "uk",
        {
            "united_kingdom": {"uk": {"infantry": 1, "fighter": 2}},
            "sz8": {"uk": {"transport": 1, "cruiser": 1}},
            "sz7": {"germany": {"destroyer": 1}},
            "france": {"germany": {"infantry": 1}},
        },
    )
    case.do("uk", "go sz8>sz7 transport cruiser load=united_kingdom:infantry assault=france")
    case.do("uk", "go united_kingdom>sz7 fighter", "go united_kingdom>france fighter")
    assert case.units("sz7", marks=True)["uk"]["fighter~attacking3"] == 1
    assert case.units("france", marks=True)["uk"] == {"fighter~attacking2": 1}
    case.refuses("uk", "go sz7>france fighter", "A50-SEQ-09")  # the choice is final


@pytest.mark.rule("A50-TEC-35")
def test_long_range_aircraft_fly_two_spaces_farther() -> None:
    units = {"germany": {"germany": {"fighter": 1, "bomber": 1}}, "russia": {"ussr": {"infantry": 1}}}
    case = moves("germany", units, technologies={"germany": ["long_range_aircraft"]})
    assert case.can("germany", "go germany>russia bomber")
    case.refuses("germany", "go germany>russia fighter", "A50-AIR-11")
    near = moves(
        "germany",
        {**units, "belorussia": {"ussr": {"infantry": 1}}},
        technologies={"germany": ["long_range_aircraft"]},
    )
    near.do("germany", "go germany>belorussia fighter", "go germany>belorussia bomber")
    assert near.units("belorussia", marks=True)["germany"] == {
        "fighter~attacking3": 1,
        "bomber~attacking5": 1,
    }
    # nobody shares it
    friend = moves(
        "italy",
        {"libya": {"italy": {"fighter": 1}}},
        "noncombat_move",
        technologies={"germany": ["long_range_aircraft"]},
    )
    friend.refuses("italy", "go libya>norway fighter", "A50-AIR-02")
