"""Transports: what they hold, when they load and offload, and whose units they carry."""

from __future__ import annotations

from typing import Any

import pytest

from tests.anniversary.helpers import Case
from tests.anniversary.passing import CALM, until


def moves(turn: str, units: dict[str, Any], phase: str = "combat_move", **parts: Any) -> Case:
    return Case(turn=turn, phase=phase, units=units, **parts)


LOADS = (("infantry",), ("infantry", "infantry"), ("artillery",), ("tank",), ("aa_gun",))
MORE = (("artillery", "infantry"), ("tank", "infantry"), ("aa_gun", "infantry"))
TOO_MUCH = (("tank", "tank"), ("tank", "artillery"), ("aa_gun", "tank"), ("infantry",) * 3)


@pytest.mark.rule("A50-TRN-01")
def test_one_land_unit_and_one_infantry_besides() -> None:
    home = {"infantry": 3, "artillery": 2, "tank": 2, "aa_gun": 2}
    units = {"united_kingdom": {"uk": home}, "sz7": {"uk": {"transport": 1}}}
    for load in LOADS + MORE:
        words = " ".join(f"load=united_kingdom:{unit}" for unit in load)
        assert moves("uk", units, "noncombat_move").can("uk", f"go sz7>sz8 transport {words}"), load
    for load in TOO_MUCH:
        words = " ".join(f"load=united_kingdom:{unit}" for unit in load)
        moves("uk", units, "noncombat_move").refuses("uk", f"go sz7>sz8 transport {words}", "A50-TRN-01")


@pytest.mark.rule("A50-TRN-02")
def test_a_complex_is_not_carried() -> None:
    case = moves(
        "uk", {"united_kingdom": {"uk": {"infantry": 1}}, "sz7": {"uk": {"transport": 1}}}, "noncombat_move"
    )
    case.do("uk", "move sz7 sea", "take transport 1")
    case.refuses("uk", "load united_kingdom industrial_complex transport", "A50-TRN-02")


@pytest.mark.rule("A50-TRN-03", "A50-TRN-21", "A50-TRN-27", "A50-TRN-28")
def test_friends_board_travel_and_go_ashore_in_three_steps() -> None:
    case = moves(
        "usa",
        {
            "united_kingdom": {"usa": {"infantry": 1}, "uk": {"infantry": 1}},
            "sz7": {"uk": {"transport": 1}},
            "alaska": {"usa": {"infantry": 1}},
        },
        "noncombat_move",
        control={"norway": "uk"},
        options=CALM,
    )
    case.do("usa", "board sz7 uk:transport united_kingdom infantry")
    assert case.units("sz7") == {"uk": {"transport[usa:infantry]": 1}}
    case.refuses("usa", "disembark sz7 uk:transport infantry united_kingdom", "A50-TRN-21")
    until(case, "uk", "noncombat_move")
    # the transport's turn: it moves, but does not put the guest ashore
    case.refuses("uk", "go sz7>sz6 transport offload=norway", "A50-TRN-21")
    case.do("uk", "go sz7>sz6 transport")
    until(case, "usa", "noncombat_move")
    case.do("usa", "disembark sz6 uk:transport infantry norway")
    assert case.units("norway") == {"usa": {"infantry": 1}}
    # what it did in the American turn is forgotten in the next British one
    until(case, "uk", "noncombat_move").do("uk", "go sz6>sz7 transport load=united_kingdom:infantry")


@pytest.mark.rule("A50-TRN-04")
def test_cargo_does_not_fight_and_goes_down_with_its_ship() -> None:
    case = moves(
        "germany",
        {
            "sz6": {"germany": {"cruiser": 1}},
            "sz7": {"uk": {"transport[infantry,tank]": 1, "destroyer": 1}},
            "germany": {"germany": {"infantry": 1}},
        },
    )
    # two dice in all, and the hit can only go to the destroyer; then the transport is defenceless
    case.do("germany", "go sz6>sz7 cruiser", "done", dice=[3, 6])
    assert case.units("sz7") == {"germany": {"cruiser": 1}}
    lost = [event.text() for event in case.events if "loses" in event.text()]
    assert [any(unit in text for text in lost) for unit in ("infantry", "tank", "transport")] == [True] * 3


@pytest.mark.rule("A50-TRN-05", "A50-NCM-23")
def test_going_aboard_or_ashore_is_a_whole_move() -> None:
    units = {
        "western_canada": {"uk": {"infantry": 1}},
        "eastern_canada": {"uk": {"infantry": 1}},
        "sz9": {"uk": {"transport": 1}},
    }
    case = moves("uk", units, "noncombat_move")
    case.do("uk", "go western_canada>eastern_canada infantry")
    case.do("uk", "go sz9 transport load=eastern_canada:infantry")
    assert case.units("eastern_canada", marks=True)["uk"] == {"infantry~done": 1}
    again = moves(
        "uk", {"western_canada": {"uk": {"infantry": 1}}, "sz9": {"uk": {"transport": 1}}}, "noncombat_move"
    )
    again.do("uk", "go western_canada>eastern_canada infantry")
    again.refuses("uk", "go sz9 transport load=eastern_canada:infantry")
    ashore = moves("uk", {"sz9": {"uk": {"transport[tank]": 1}}}, "noncombat_move")
    ashore.do("uk", "go sz9 transport offload=eastern_canada")
    ashore.refuses("uk", "go eastern_canada>western_canada tank", "A50-NCM-01")


@pytest.mark.rule("A50-TRN-06")
def test_loading_before_during_and_after_the_move() -> None:
    case = moves(
        "uk",
        {
            "united_kingdom": {"uk": {"infantry": 1}},
            "gibraltar": {"uk": {"infantry": 2}},
            "sz7": {"uk": {"transport": 2}},
        },
        "noncombat_move",
    )
    case.do("uk", "go sz7>sz12>sz13 transport load@sz7=united_kingdom:infantry load@sz12=gibraltar:infantry")
    case.do("uk", "go sz7>sz12>sz13 transport load@sz13=gibraltar:infantry")
    assert case.units("sz13") == {"uk": {"transport[infantry,infantry]": 1, "transport[infantry]": 1}}


@pytest.mark.rule("A50-TRN-07")
def test_nobody_loads_or_lands_in_a_hostile_zone() -> None:
    units = {"united_kingdom": {"uk": {"infantry": 1}}, "sz7": {"uk": {"transport[infantry]": 1}}}
    case = moves("uk", {**units, "sz6": {"uk": {"submarine": 1}}}, "noncombat_move")
    hostile = moves(
        "uk",
        {**units, "sz7": {"uk": {"transport[infantry]": 1, "submarine": 1}, "germany": {"cruiser": 1}}},
        "noncombat_move",
    )
    hostile.do("uk", "move sz7 sea", "take transport 1")
    hostile.refuses("uk", "load united_kingdom infantry transport", "A50-TRN-07")
    hostile.refuses("uk", "offload transport infantry united_kingdom", "A50-TRN-07")
    assert case.can("uk", "go sz7 transport offload=united_kingdom")
    beside_prey = moves(
        "uk",
        {**units, "sz7": {"uk": {"transport": 1}, "germany": {"submarine": 1, "transport": 1}}},
        "noncombat_move",
    )
    assert beside_prey.can("uk", "go sz7 transport load=united_kingdom:infantry")


@pytest.mark.rule("A50-TRN-08", "A50-TRN-18")
def test_what_is_loaded_in_combat_movement_must_land_in_an_assault() -> None:
    case = moves(
        "uk",
        {
            "united_kingdom": {"uk": {"infantry": 1}},
            "sz8": {"uk": {"transport[infantry]": 1}},
            "france": {"germany": {"infantry": 1}},
        },
    )
    case.do("uk", "move sz8 sea", "take transport 1", "load united_kingdom infantry transport")
    assert "step sz1" not in case.legal("uk")  # no enemy coast in reach from there
    case.refuses("uk", "step sz1", "A50-TRN-08")
    case.do("uk", "step sz7", "halt")
    assert case.legal("uk") == [
        "assault transport[infantry!,infantry] france",
        "assault transport[infantry!,infantry] northwestern_europe",
    ]
    case.refuses("uk", "hold transport", "A50-TRN-08")
    case.do("uk", "assault transport france", "done")
    # the one loaded now has landed; the other may stay aboard
    assert case.units("france")["uk"] == {"infantry": 1}
    assert "done" in case.legal("uk")


@pytest.mark.rule("A50-TRN-08", "A50-TRN-14")
def test_or_its_transport_retreats_and_then_lands_nobody() -> None:
    case = moves(
        "uk",
        {
            "united_kingdom": {"uk": {"infantry": 1}},
            "sz8": {"uk": {"transport": 1, "cruiser": 1}},
            "sz7": {"germany": {"cruiser": 1}},
            "france": {"germany": {"infantry": 1}},
        },
    )
    case.do("uk", "go sz8>sz7 transport cruiser load=united_kingdom:infantry assault=france")
    case.do("uk", "done", dice=[6, 6])
    case.do("uk", "retreat sz8")
    assert case.units("sz8") == {"uk": {"transport[infantry]": 1, "cruiser": 1}}
    assert case.step == "noncombat_move"
    case.refuses("uk", "go sz8 transport offload=united_kingdom", "A50-NCM-01")


@pytest.mark.rule("A50-TRN-09", "A50-TRN-25")
def test_the_assault_starts_next_to_its_target_from_waters_that_can_be_cleared() -> None:
    units = {
        "united_kingdom": {"uk": {"infantry": 1}},
        "sz8": {"uk": {"transport": 1}},
        "france": {"germany": {"infantry": 1}},
    }
    case = moves("uk", units)
    case.refuses("uk", "go sz8>sz12 transport load=united_kingdom:infantry assault=france", "A50-AMP-01")
    assert case.can("uk", "go sz8>sz7 transport load=united_kingdom:infantry assault=france")
    held = moves("uk", {**units, "sz7": {"germany": {"destroyer": 1}}})
    alone = "go sz8>sz7 transport load=united_kingdom:infantry assault=france"
    held.refuses("uk", alone, "A50-TRN-09")  # alone it cannot clear them
    near = moves("uk", {**units, "sz7": {"germany": {"destroyer": 1}}, "sz2": {"uk": {"cruiser": 1}}})
    assert near.can("uk", alone)  # the cruiser may come yet


@pytest.mark.rule("A50-TRN-25")
def test_loading_and_offloading_need_a_common_border() -> None:
    case = moves(
        "uk",
        {"united_kingdom": {"uk": {"infantry": 1}}, "sz9": {"uk": {"transport[infantry]": 1}}},
        "noncombat_move",
    )
    case.do("uk", "move sz9 sea", "take transport 1")
    case.refuses("uk", "load united_kingdom infantry transport", "A50-MAP-01")
    case.refuses("uk", "offload transport infantry united_kingdom", "A50-MAP-01")


@pytest.mark.rule("A50-TRN-10")
def test_a_transport_stops_and_fights_where_it_meets_warships() -> None:
    case = moves(
        "uk",
        {
            "sz8": {"uk": {"transport[infantry]": 1}},
            "sz12": {"germany": {"cruiser": 1}},
            "sz13": {},
            "morocco_algeria": {"germany": {"infantry": 1}},
        },
    )
    case.refuses("uk", "go sz8>sz12>sz13 transport assault=morocco_algeria", "A50-SZN-05")
    case.refuses("uk", "go sz8>sz12 transport assault=morocco_algeria", "A50-TRN-09")
    case.do("uk", "go sz8>sz12 transport", "done", dice=[3])
    assert case.units("sz12") == {"germany": {"cruiser": 1}}


@pytest.mark.rule("A50-TRN-12")
def test_a_warship_that_sinks_transports_ends_its_move_there() -> None:
    case = moves(
        "germany",
        {"sz6": {"germany": {"cruiser": 1}, "uk": {"transport": 1}}, "sz7": {"uk": {"transport": 1}}},
    )
    case.do("germany", "attack sz6")
    case.refuses("germany", "go sz6>sz7 cruiser", "A50-TRN-12")


@pytest.mark.rule("A50-TRN-13", "A50-TRN-15")
def test_a_transport_that_has_offloaded_is_done_but_for_the_same_territory() -> None:
    case = moves(
        "uk",
        {
            "sz7": {"uk": {"transport[infantry,tank]": 1, "transport": 1}},
            "united_kingdom": {"uk": {"infantry": 1}},
        },
        "noncombat_move",
        control={"france": "uk", "northwestern_europe": "uk"},
    )
    case.do("uk", "go sz7 transport[infantry,tank] offload=france:infantry")
    case.refuses("uk", "go sz7>sz8 transport[tank]", "A50-TRN-13")
    case.refuses("uk", "go sz7 transport[tank] offload=northwestern_europe", "A50-TRN-15")
    case.refuses("uk", "go sz7 transport[tank] load=united_kingdom:infantry")
    case.do("uk", "go sz7 transport[tank] offload=france")
    assert case.units("france") == {"uk": {"infantry": 1, "tank": 1}}


@pytest.mark.rule("A50-TRN-15")
def test_cargo_does_not_change_ships() -> None:
    case = moves("uk", {"sz8": {"uk": {"transport[infantry]": 1, "transport": 1}}}, "noncombat_move")
    case.do("uk", "move sz8 sea", "take transport 1", "take transport[infantry] 1")
    assert not any(a.startswith(("load", "offload")) for a in case.legal("uk") if "united_kingdom" not in a)
    assert not any(a.startswith("load") for a in case.legal("uk"))


@pytest.mark.rule("A50-TRN-16")
def test_a_transport_bridges_without_moving() -> None:
    case = moves(
        "uk",
        {"united_kingdom": {"uk": {"infantry": 2, "tank": 1}}, "sz7": {"uk": {"transport": 1}}},
        "noncombat_move",
        control={"france": "uk"},
    )
    case.do("uk", "go sz7 transport load=united_kingdom:infantry load=united_kingdom:tank offload=france")
    assert case.units("france") == {"uk": {"infantry": 1, "tank": 1}}
    case.refuses("uk", "go sz7 transport load=united_kingdom:infantry", "A50-TRN-13")
    assault = moves(
        "uk",
        {"united_kingdom": {"uk": {"infantry": 2}}, "sz7": {"uk": {"transport": 1}}},
    )
    assault.do("uk", "go sz7 transport load=united_kingdom:infantry:2 assault=france", "done")
    assert assault.control("france") == "uk"


@pytest.mark.rule("A50-TRN-17")
def test_cargo_may_stay_at_sea_if_it_came_earlier_or_in_noncombat_movement() -> None:
    case = moves(
        "uk",
        {"united_kingdom": {"uk": {"infantry": 1}}, "sz8": {"uk": {"transport[infantry]": 1}}},
        "noncombat_move",
    )
    case.do("uk", "go sz8>sz9 transport load=united_kingdom:infantry", "done")
    assert case.units("sz9") == {"uk": {"transport[infantry,infantry]": 1}}


@pytest.mark.rule("A50-TRN-19")
def test_units_aboard_since_earlier_turns_land_or_stay() -> None:
    def assault() -> Case:
        case = moves(
            "uk",
            {"sz8": {"uk": {"transport[infantry,tank]": 1}}, "france": {"germany": {"infantry": 1}}},
        )
        return case.do("uk", "go sz8>sz7 transport assault=france", "done")

    both = assault().do("uk", "land all france", dice=[1, 3, 6])
    assert both.units("france") == {"uk": {"infantry": 1, "tank": 1}}
    one = assault()
    one.do("uk", next(a for a in one.legal("uk") if a.endswith(" tank")), "done", dice=[1, 6])
    assert one.units("sz7") == {"uk": {"transport[infantry]": 1}}
    assert one.units("france") == {"uk": {"tank": 1}}


@pytest.mark.rule("A50-TRN-20")
def test_nobody_lands_on_hostile_ground_but_in_an_assault() -> None:
    case = moves("uk", {"sz7": {"uk": {"transport[infantry]": 1}}}, "noncombat_move")
    case.refuses("uk", "go sz7 transport offload=france", "A50-TRN-20")


@pytest.mark.rule("A50-TRN-22", "A50-TRN-24")
def test_an_assault_from_a_friends_transport() -> None:
    units = {
        "sz7": {"uk": {"transport[usa:infantry]": 1}, "usa": {"cruiser": 1}},
        "france": {"germany": {"infantry": 1}},
        "alaska": {"usa": {"infantry": 1}},
    }
    other = moves("uk", units)
    other.refuses("uk", "go sz7 transport assault=france", "A50-TRN-21")  # not on the owner's turn
    case = moves("usa", units).do("usa", "storm sz7 uk:transport france", "done")
    case.do("usa", "land all france")
    assert "bombard" in case.verbs("usa")
    case.do("usa", "bombard cruiser france", "done", dice=[3, 6])
    assert case.units("france") == {"usa": {"infantry": 1}}


@pytest.mark.rule("A50-TRN-24")
def test_the_friends_transport_takes_no_part_in_clearing_the_zone() -> None:
    units = {
        "sz7": {"uk": {"transport[usa:infantry]": 1}, "germany": {"destroyer": 1}},
        "sz8": {"usa": {"cruiser": 1}},
        "france": {"germany": {"infantry": 1}},
        "alaska": {"usa": {"infantry": 1}},
    }
    case = moves("usa", units)
    case.refuses("usa", "storm sz7 uk:transport france", "A50-TRN-09")
    case.do("usa", "go sz8>sz7 cruiser", "storm sz7 uk:transport france", "done", dice=[6, 1])
    # the American cruiser is gone, the British transport was not in the battle
    assert case.units("sz7") == {"uk": {"transport[usa:infantry]": 1}, "germany": {"destroyer": 1}}
    won = moves("usa", units)
    won.do("usa", "go sz8>sz7 cruiser", "storm sz7 uk:transport france", "done", dice=[3, 6])
    won.do("usa", "land all france", dice=[1, 6])  # and no bombardment after a sea battle
    assert won.units("france") == {"usa": {"infantry": 1}}


@pytest.mark.rule("A50-TRN-23")
def test_a_gun_does_not_land_in_an_assault() -> None:
    case = moves(
        "uk",
        {"sz7": {"uk": {"transport[aa_gun]": 1, "transport[infantry,aa_gun]": 1}}},
    )
    case.do("uk", "go sz7 transport[infantry,aa_gun] assault=france", "done")
    assert [a for a in case.legal("uk") if "aa_gun" in a.split()[-1]] == []
    alone = moves("uk", {"sz7": {"uk": {"transport[aa_gun]": 1}}})
    alone.refuses("uk", "go sz7 transport assault=france", "A50-TRN-23")


@pytest.mark.rule("A50-TRN-26")
def test_a_friends_units_stay_aboard_through_an_attack_on_the_owners_turn() -> None:
    case = moves(
        "uk",
        {
            "sz8": {"uk": {"transport[usa:infantry,infantry]": 1}},
            "france": {"germany": {"infantry": 1}},
        },
    )
    case.do("uk", "go sz8>sz7 transport assault=france", "done")
    assert [a for a in case.legal("uk") if "usa" in a.split()[-1]] == []
    case.do("uk", next(a for a in case.legal("uk") if a.startswith("land")), dice=[1, 6])
    assert case.units("sz7") == {"uk": {"transport[usa:infantry]": 1}}


@pytest.mark.rule("A50-TRN-27")
def test_nobody_bridges_over_a_friends_transport() -> None:
    units = {
        "united_kingdom": {"usa": {"infantry": 1}},
        "sz7": {"uk": {"transport": 1}},
        "france": {"germany": {"infantry": 1}},
    }
    case = moves("usa", units)
    case.refuses("usa", "board sz7 uk:transport united_kingdom infantry", "A50-CMV-05")
    later = moves("usa", units, "noncombat_move", control={"norway": "uk"})
    later.do("usa", "board sz7 uk:transport united_kingdom infantry")
    assert "disembark" not in later.verbs("usa")
    later.refuses("usa", "disembark sz7 uk:transport infantry united_kingdom", "A50-TRN-21")
