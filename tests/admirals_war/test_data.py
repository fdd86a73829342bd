"""What is printed: areas, ports, counters, and the folder of tables."""

from __future__ import annotations

from collections import Counter

import pytest

from flagplot.games.admirals_war import GAME
from flagplot.games.admirals_war.board import (
    ALLIED,
    AMPHIB,
    ATO,
    AXIS,
    BASE,
    HKG,
    HLK,
    LBA,
    NATION_SEAT,
    NATIONS,
    NEUTRAL,
    NOBODY,
    OILER,
    PORT,
    PTO,
    SEATS,
    SHIP,
    SUB,
)
from tests.admirals_war.helpers import quiet

TABLES = GAME.tables
BOARD = TABLES.board


def area(id: str):  # type: ignore[no-untyped-def]
    return BOARD.areas[BOARD[id]]


def port(id: str):  # type: ignore[no-untyped-def]
    return BOARD.port(BOARD[id])


def piece(id: str):  # type: ignore[no-untyped-def]
    return BOARD.pieces[BOARD.unit(id)]


def touching(id: str) -> set[str]:
    return {BOARD.place_ids[one] for one in BOARD.touches[0][BOARD[id]]}


# -- areas ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AW-THR-01", "AW-THR-02", "AW-THR-03")
def test_two_theatres_of_13_and_14_areas() -> None:
    assert Counter(one.theatre for one in BOARD.areas) == {ATO: 13, PTO: 14}
    pacific_edge, western_edge = (
        ("hawaiian_islands", "arabian_sea"),
        ("eastern_seaboard", "cape_of_good_hope"),
    )
    assert all(area(id).theatre == PTO for id in pacific_edge)
    assert all(area(id).theatre == ATO for id in western_edge)
    assert port("diego_suarez").theatre == PTO
    assert port("usa").theatre == port("suez").theatre == ATO


@pytest.mark.rule("AW-GEN-05", "AW-MAP-03")
def test_every_area_has_a_value_and_a_flag_for_either_side() -> None:
    for one in BOARD.areas:
        assert one.flags[ALLIED] in ("british", "us")
        assert one.flags[AXIS] in ("german", "japanese")
        assert all(0 <= value <= 4 for value in one.vp)
    assert area("north_sea").vp == (1, 3)
    assert area("north_sea").flags == ("british", "german")


@pytest.mark.rule("AW-MAP-04")
def test_the_flag_decides_the_track_and_not_the_ocean() -> None:
    for one in BOARD.areas:
        assert one.track[ALLIED] == (ATO if one.flags[ALLIED] == "british" else PTO)
        assert one.track[AXIS] == (ATO if one.flags[AXIS] == "german" else PTO)


@pytest.mark.rule("AW-MAP-05")
@pytest.mark.parametrize("id", ["arabian_sea", "bay_of_bengal", "indian_ocean"])
def test_indian_ocean_areas_score_for_britain_and_japan(id: str) -> None:
    assert area(id).theatre == PTO
    assert area(id).track == (ATO, PTO)


@pytest.mark.rule("AW-THR-04")
def test_some_areas_score_on_the_other_theatres_track() -> None:
    assert area("eastern_seaboard").theatre == ATO
    assert area("eastern_seaboard").track[ALLIED] == PTO
    assert area("bay_of_bengal").theatre == PTO
    assert area("bay_of_bengal").track[ALLIED] == ATO


@pytest.mark.rule("AW-MAP-06", "AW-SET-04", "AW-PAC-05", "AW-DEC-01", "AW-DEC-02")
def test_flags_at_the_start() -> None:
    case = quiet(turn=1)
    flags = {one.id: case.flag(one.id) for one in BOARD.areas if case.flag(one.id)}
    allied = (
        "central_pacific hawaiian_islands french_polynesia coral_sea indonesia indian_ocean bay_of_bengal"
    )
    assert flags == dict.fromkeys(allied.split(), "allied") | dict.fromkeys(
        ("home_islands", "marianas", "marshalls"), "axis"
    )


def test_borders_are_listed_once_and_hold_both_ways() -> None:
    assert len(BOARD.links) == 52
    for one in BOARD.area_range:
        assert all(one in BOARD.near[other] for other in BOARD.near[one])


# -- ports and bases --------------------------------------------------------------------------------------


@pytest.mark.rule("AW-MAP-07")
def test_ports_start_with_their_owners() -> None:
    case = quiet(turn=1)
    holder = {
        id: NATIONS[case.state.holder[case.place(id)]]
        for id in ("england", "truk", "taranto", "saigon", "usa")
    }
    assert holder == {
        "england": "british", "truk": "japanese", "taranto": "italian", "saigon": "french", "usa": "us",
    }  # fmt: skip
    assert case.control("malta") == "allied"
    assert case.control("tripoli") == "axis"


@pytest.mark.rule("AW-MAP-08")
def test_lae_and_guadalcanal_start_uncontrolled() -> None:
    case = quiet(turn=1)
    assert case.control("lae") == case.control("guadalcanal") == ""


@pytest.mark.rule("AW-MAP-10", "AW-MAP-12", "AW-DEC-31")
def test_ports_that_can_never_be_captured() -> None:
    banners = {one.id for one in BOARD.ports if not one.capturable and one.kind == PORT}
    assert banners == {"england", "usa", "germany", "murmansk", "leningrad"}
    assert port("germany").kind == PORT
    assert port("malta").kind == BASE
    assert port("neutral_port").kind == NEUTRAL
    assert port("yokosuka_navy_yard").repair == 6
    assert all(one.repair == 0 for one in BOARD.ports if one.kind != PORT)


@pytest.mark.rule("AW-MAP-13")
def test_russian_ports_are_ignored_before_turn_3() -> None:
    assert quiet(turn=2).control("murmansk") == quiet(turn=2).control("leningrad") == ""
    assert quiet(turn=3).control("murmansk") == quiet(turn=3).control("leningrad") == "allied"


@pytest.mark.rule("AW-MAP-15")
def test_coastlines_of_usa_and_england() -> None:
    assert touching("usa") == {"eastern_seaboard", "caribbean_sea"}
    assert touching("england") == {"north_sea", "western_approaches", "bay_of_biscay"}


@pytest.mark.rule("AW-MAP-25")
def test_lae_and_port_moresby() -> None:
    assert touching("lae") == {"bismarck_sea", "indonesia"}
    assert touching("port_moresby") == {"indian_ocean", "coral_sea"}


@pytest.mark.rule("AW-MAP-29")
def test_the_philippines() -> None:
    assert touching("philippines") == {"indonesia", "marianas"}
    assert port("philippines").kind == BASE


@pytest.mark.rule("AW-MAP-27")
def test_germany_and_norway_are_one_port() -> None:
    case = quiet(turn=1)
    assert [BOARD.place_ids[one] for one in case.war.touches(case.place("germany"))] == [
        "barents_sea", "baltic_sea", "north_sea",
    ]  # fmt: skip
    assert case.war.touches(case.place("norway")) == ()
    assert case.place("norway") not in case.war.ports_on(case.place("north_sea"))


@pytest.mark.rule("AW-O20-03")
def test_norway_is_apart_and_unusable_on_turn_0() -> None:
    case = quiet(scenario="turn_0", turn=0)
    assert case.control("norway") == ""
    assert case.place("norway") in case.war.ports_on(case.place("barents_sea"))
    assert case.place("germany") not in case.war.ports_on(case.place("barents_sea"))


# -- counters ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AW-UNI-01")
def test_ships_have_a_patrolling_and_a_raiding_side() -> None:
    assert sum(one.kind in (SHIP, OILER, HLK) for one in BOARD.pieces) == 245
    assert all(one.raider for one in BOARD.pieces if one.kind == SHIP)


@pytest.mark.rule("AW-UNI-02", "AW-UNI-17")
def test_counters_without_a_raiding_side() -> None:
    assert not any(one.raider for one in BOARD.pieces if one.kind in (OILER, HLK, LBA, AMPHIB, HKG))


@pytest.mark.rule("AW-UNI-03", "AW-UNI-04", "AW-UNI-05")
def test_factors_of_hood() -> None:
    case = quiet(units={"north_sea": ["uk_hood"]})
    hood = case.unit("uk_hood")
    assert (case.war.gunnery(hood), case.war.armor(hood), case.war.speed(hood)) == (4, 4, 7)


@pytest.mark.rule("AW-UNI-06", "AW-UNI-07", "AW-UNI-08")
def test_red_factors() -> None:
    assert piece("ger_bismarck").gunnery_bonus
    assert piece("ger_bismarck").armor_bonus
    assert not piece("uk_hood").gunnery_bonus
    assert piece("us_enterprise_cv6").air_bonus
    assert not piece("uk_ark_royal").air_bonus


@pytest.mark.rule("AW-UNI-09", "AW-UNI-10")
def test_letters_and_numbers_on_counters() -> None:
    places = {code: BOARD.place_ids[place] for code, place in TABLES.codes.items()}
    assert places == {
        "A": "australia", "C": "coral_sea", "E": "usa", "F": "french_polynesia", "H": "hawaiian_islands",
        "M": "philippines", "L": "leningrad", "P": "pearl_harbor", "S": "singapore",
        "W": "location_uncertain_w", "X": "location_uncertain_x", "Y": "location_uncertain_y",
        "Z": "location_uncertain_z",
    }  # fmt: skip
    assert piece("us_arizona").code == "P"
    assert piece("ger_tirpitz").turn == 3
    assert piece("uk_argus").option == "31.0"
    for on, argus in ((False, "removed"), (True, "future")):
        state = GAME.start(options={"argus": on}, seed=1)
        found = {
            id: BOARD.place_ids[state.place[BOARD.unit(id)]]
            for id in ("us_arizona", "ger_tirpitz", "uk_argus")
        }
        assert found == {"us_arizona": "pearl_harbor", "ger_tirpitz": "future", "uk_argus": argus}


@pytest.mark.rule("AW-UNI-11")
def test_plane_symbols_make_a_carrier() -> None:
    from flagplot.games.admirals_war import factors

    case = quiet(units={"north_sea": ["uk_ark_royal", "uk_hood"]})
    assert factors.is_carrier(case.war, case.unit("uk_ark_royal"))
    assert case.war.air(case.unit("uk_ark_royal")) == 3
    assert not factors.is_carrier(case.war, case.unit("uk_hood"))
    assert case.war.air(case.unit("uk_hood")) == 0


@pytest.mark.rule("AW-UNI-12", "AW-UNI-15")
def test_submarines_and_lba_have_no_speed() -> None:
    assert piece("ger_uboat_01").gunnery == 1
    assert all(one.speed == 0 for one in BOARD.pieces if one.kind in (SUB, LBA))


@pytest.mark.rule("AW-UNI-13", "AW-UNI-14", "AW-UNI-16")
def test_lba_attack_defense_and_first_theatre() -> None:
    assert (piece("uk_raf_coastal").air, piece("uk_raf_coastal").armor) == (2, 4)
    assert piece("uk_raf_coastal").theatre == ATO
    assert piece("us_7af").theatre == PTO


@pytest.mark.rule("AW-UNI-18")
def test_amphibious_units_have_defense_and_speed_but_no_attack() -> None:
    unit = piece("jap_snlf_kure")
    assert (unit.gunnery, unit.air, unit.armor, unit.speed) == (0, 0, 3, 4)


@pytest.mark.rule("AW-SEQ-01", "AW-SEQ-02", "AW-SEQ-04")
def test_who_runs_which_navy() -> None:
    assert SEATS == ("british", "japanese", "us", "german")
    run_by = {nation: SEATS[seat] for nation, seat in zip(NATIONS, NATION_SEAT, strict=True)}
    assert run_by["french"] == run_by["free_french"] == "us"
    for minor in ("australian", "dutch", "russian", "greek", "cobelligerent"):
        assert run_by[minor] == "british"
    assert run_by["italian"] == "german"


@pytest.mark.rule("AW-SEQ-03")
def test_french_ships_taken_by_germany_act_as_german() -> None:
    case = quiet(units={"brest": {"fra_dunkerque": {"nation": "german"}, "fra_bretagne": {}}})
    assert case.war.seat_name(case.unit("fra_dunkerque")) == "german"
    assert case.war.side(case.unit("fra_dunkerque")) == AXIS
    assert case.war.seat_name(case.unit("fra_bretagne")) == "us"


@pytest.mark.rule("AW-SEQ-05")
def test_who_speaks_for_a_side_in_combat() -> None:
    case = quiet()
    lead = {
        (id, side): SEATS[case.war.commander(side, case.place(id))]
        for id in ("north_sea", "coral_sea")
        for side in (ALLIED, AXIS)
    }
    assert list(lead.values()) == ["british", "german", "us", "japanese"]


@pytest.mark.rule("AW-UNI-19", "AW-UNI-20", "AW-UNI-21")
def test_markers_on_the_board_are_seen_by_everybody() -> None:
    case = quiet(
        flags={"north_sea": "allied"},
        control={"malta": "axis"},
        units={"england": {"uk_hood": {"damage": 2, "marks": ["disabled"]}}, "sunk": ["uk_nelson"]},
    )
    places = case.game.view(case.state, None).places
    assert places["north_sea"]["flag"] == "allied"
    assert places["baltic_sea"]["flag"] == ""
    assert places["malta"]["control"] == "axis"
    (hood,) = places["england"]["units"]
    assert (hood["damage"], hood["disabled"]) == (2, True)
    assert [one["id"] for one in places["sunk"]["units"]] == ["uk_nelson"]


def test_nobody_controls_what_is_not_said_otherwise() -> None:
    assert quiet(turn=1).state.control[BOARD["neutral_port"]] == NOBODY
