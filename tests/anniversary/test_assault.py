"""Amphibious assaults: sea combat, landing, bombardment, land combat."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from tests.anniversary.fights import attack, conduct, lost, throwers
from tests.anniversary.helpers import Case


def loaded(target: str, *cargo: str) -> str:
    """A transport with an announced assault; units without a mark were aboard before this turn."""
    return f"transport[{','.join(cargo)}]~assaulting>{target}"


TWO = loaded("france", "infantry!", "infantry!")


def assault(
    ships: dict[str, int], defenders: dict[str, int], others: dict[str, Any] | None = None, **parts: Any
) -> Case:
    """The United Kingdom assaults France from sz7."""
    units: dict[str, Any] = {"sz7": {"uk": ships}, "france": {"germany": defenders}}
    for space, forces in (others or {}).items():
        units[space] = {**units.get(space, {}), **forces}
    scratch = {"assaults": [["sz7", "france"]], "entered_zones": ["sz7"], **parts.pop("this_turn", {})}
    return conduct("uk", units, this_turn=scratch, **parts)


# -- announcing -----------------------------------------------------------------------------------------


@pytest.mark.rule("A50-AMP-01", "A50-AMP-16")
def test_an_assault_is_announced_in_the_combat_move_and_joined_over_land() -> None:
    case = attack(
        "uk",
        {
            "united_kingdom": {"uk": {"infantry": 2, "fighter": 1}},
            "sz8": {"uk": {"transport": 1}},
            "northwestern_europe": {"uk": {"tank": 1}},
            "france": {"germany": {"infantry": 1}},
        },
        "go sz8>sz7 transport load=united_kingdom:infantry:2 assault=france",
        "go northwestern_europe>france tank",
        "go united_kingdom>france fighter",
        control={"northwestern_europe": "uk"},
    )
    # two infantry 6 6, tank 6, fighter 3 hit; infantry 6
    case.do("uk", "done", dice=[6, 6, 6, 3, 6])
    assert case.control("france") == "uk"
    assert case.units("france") == {"uk": {"infantry": 2, "tank": 1, "fighter": 1}}


@pytest.mark.rule("A50-AMP-16")
def test_all_units_of_a_transport_go_to_one_territory() -> None:
    case = attack(
        "uk",
        {
            "united_kingdom": {"uk": {"infantry": 2}},
            "sz8": {"uk": {"transport": 1}},
            "france": {"germany": {"infantry": 1}},
            "northwestern_europe": {"germany": {"infantry": 1}},
        },
        "go sz8>sz7 transport load=united_kingdom:infantry:2 assault=france",
    )
    assert [list(pair) for pair in case.state.assaults] == [
        [case.war.board.space_of["sz7"], case.war.board.space_of["france"]]
    ]
    assert not any(action.startswith("assault") for action in case.legal("uk"))


# -- sea combat -----------------------------------------------------------------------------------------


@pytest.mark.rule("A50-AMP-02", "A50-AMP-03", "A50-AMP-06", "A50-AMP-15")
def test_warships_must_be_sunk_first_and_then_nobody_bombards() -> None:
    case = assault(
        {"battleship~done": 1, TWO: 1},
        {"infantry": 1},
        {"sz7": {"germany": {"destroyer": 1}}},
        # sea: battleship 4, destroyer 6; land at once: infantry 1 6, infantry 6
        dice=[4, 6, 1, 6, 6],
    )
    assert case.control("france") == "uk"


@pytest.mark.rule("A50-AMP-15")
def test_nobody_lands_while_a_warship_is_left() -> None:
    case = assault(
        {"cruiser~done": 1, TWO: 1},
        {"infantry": 1},
        {"sz7": {"germany": {"cruiser": 1}}},
        this_turn={"origins": {"sz7": ["sz8"]}},
        dice=[6, 6],
    )
    case.do("uk", "retreat sz8")
    assert case.units("france") == {"germany": {"infantry": 1}}
    assert case.units("sz8")["uk"] == {"cruiser": 1, "transport[infantry,infantry]": 1}


@pytest.mark.rule("A50-AMP-15")
def test_only_surface_warships_hold_a_zone() -> None:
    """A carrier is sunk; its fighter cannot keep infantry aboard a friend's transport from landing."""
    case = conduct(
        "usa",
        {
            "sz7": {
                "usa": {"submarine~done": 1},
                "uk": {"transport[usa:infantry]~assaulting>france": 1},
                "germany": {"carrier[fighter]": 1},
            },
            "france": {"germany": {"infantry": 1}},
        },
        this_turn={"assaults": [["sz7", "france"]], "entered_zones": ["sz7"]},
    )
    case.do("usa", "submerge 0", dice=[2])
    assert any(action.startswith("land") for action in case.legal("usa"))


@pytest.mark.rule("A50-AMP-04")
def test_submarines_and_transports_may_be_ignored() -> None:
    others = {"sz7": {"germany": {"submarine": 1, "transport": 1}}}
    case = assault({"battleship~done": 1, TWO: 1}, {"infantry": 1}, others)
    assert case.legal("uk") == ["engage", "ignore"]
    case.do("uk", "ignore")
    assert case.legal("uk") == ["bombard battleship~done france", "done"]
    case.do("uk", "bombard battleship~done france", dice=[4, 6])
    assert case.control("france") == "uk"
    assert case.units("sz7")["germany"] == {"submarine": 1, "transport": 1}


@pytest.mark.rule("A50-AMP-05", "A50-AMP-26", "A50-AMP-06")
def test_engaging_them_means_all_of_them_with_all_ships_and_forbids_bombardment() -> None:
    others = {"sz7": {"germany": {"submarine": 1, "transport": 1}}}
    case = assault({"battleship~done": 1, "cruiser": 1, TWO: 1}, {"infantry": 1}, others)
    case.do("uk", "engage")
    battle = case.game.view(case.state, None).panels["battle"]
    assert {piece["kind"] for piece in battle["attackers"]} == {"battleship", "cruiser", "transport"}
    assert {piece["kind"] for piece in battle["defenders"]} == {"submarine", "transport"}
    # the submarine submerges before any die; its transport is lost; the combat has taken place all the same
    case.do("germany", "submerge 1", dice=[1, 6, 6])
    assert case.control("france") == "uk"
    assert not any("bombardment" in reason for reason in throwers(case))
    assert case.units("sz7")["germany"] == {"submarine": 1}


@pytest.mark.rule("A50-AMP-09", "A50-NAV-08")
def test_sinking_defenceless_transports_forbids_bombardment() -> None:
    others = {"sz7": {"germany": {"transport": 1}}}
    case = assault({"battleship~done": 1, TWO: 1}, {"infantry": 2}, others)
    case.do("uk", "engage", dice=[1, 1, 6, 6])
    assert lost(case)[0] == "germany transport"
    assert not any("bombardment" in reason for reason in throwers(case))


# -- bombardment ----------------------------------------------------------------------------------------


@pytest.mark.rule("A50-AMP-07", "A50-AMP-08", "A50-AMP-10", "A50-UNI-18")
def test_one_ship_bombards_for_each_unit_landed() -> None:
    case = assault(
        {"battleship~done": 2, "cruiser~done": 3, TWO: 1, loaded("france", "tank!"): 1},
        {"tank": 2},
        {"sz6": {"uk": {"cruiser": 1}}},
    )
    assert case.legal("uk") == ["bombard battleship~done france", "bombard cruiser~done france", "done"]
    case.refuses("uk", "bombard cruiser france sz6", "A50-UNI-18")
    case.do("uk", *["bombard battleship~done france"] * 2)
    case.do("uk", "bombard cruiser~done france", dice=[4, 5, 3, 6, 6])
    # no fourth ship for three units: battleships 4 5 and cruiser 3 are two hits, and the tanks fire back
    assert throwers(case)[:2] == ["bombardment of france at 4", "bombardment of france at 3"]
    assert lost(case) == ["germany tank"] * 2


@pytest.mark.rule("A50-AMP-11", "A50-AMP-12", "A50-AMP-28")
def test_bombardment_hits_land_units_which_still_fire_once() -> None:
    case = assault(
        {"battleship~done": 2, TWO: 1},
        {"infantry": 1, "fighter": 1, "aa_gun": 1},
        this_turn={},
    )
    # two hits: the infantry takes one, nobody the other; infantry and fighter fire back, and both hit
    case.do("uk", *["bombard battleship~done france"] * 2, dice=[1, 1, 6, 6, 2, 4])
    assert lost(case) == ["uk infantry", "uk infantry", "germany infantry"]
    assert case.units("france") == {"germany": {"fighter": 1, "aa_gun": 1}}


@pytest.mark.rule("A50-AMP-11", "A50-AMP-12")
def test_the_defender_chooses_among_land_units_only() -> None:
    case = assault({"battleship~done": 1, TWO: 1}, {"infantry": 1, "tank": 1, "fighter": 1})
    case.do("uk", "bombard battleship~done france", dice=[1])
    assert case.legal("germany") == ["lose infantry", "lose tank"]
    case.refuses("germany", "lose fighter", "A50-AMP-12")
    assert case.game.view(case.state, None).panels["losses"]["hits"] == {"bombardment": 1}


@pytest.mark.rule("A50-AMP-12")
def test_ships_have_nothing_to_fire_at_where_only_aircraft_are() -> None:
    case = assault({"battleship~done": 1, TWO: 1}, {"fighter": 1}, dice=[1, 6, 6])
    assert case.control("france") == "uk"


@pytest.mark.rule("A50-AMP-13", "A50-AMP-24")
def test_a_ship_bombards_one_territory() -> None:
    units = {
        "sz7": {"uk": {TWO: 1, loaded("northwestern_europe", "infantry!"): 1, "cruiser~done": 1}},
        "france": {"germany": {"infantry": 1}},
        "northwestern_europe": {"germany": {"infantry": 1}},
    }
    scratch = {"assaults": [["sz7", "france"], ["sz7", "northwestern_europe"]], "entered_zones": ["sz7"]}
    case = conduct("uk", units, this_turn=scratch)
    case.do("uk", "fight france")
    # bombardment 3; infantry 1 6, infantry 6; then Northwestern Europe without it: infantry 1, infantry 6
    case.do("uk", "bombard cruiser~done france", dice=[3, 6, 1, 6])
    assert case.control("france") == case.control("northwestern_europe") == "uk"
    both = conduct("uk", copy.deepcopy(units), this_turn=scratch)
    both.do("uk", "fight france", "done", dice=[1, 6, 6])
    assert both.legal("uk") == ["bombard cruiser~done northwestern_europe", "done"]


@pytest.mark.rule("A50-AMP-14")
def test_a_ship_that_fought_elsewhere_does_not_bombard() -> None:
    """A battle for one launch zone is broken off into the other."""
    case = conduct(
        "uk",
        {
            "sz7": {
                "uk": {"battleship~done": 1, loaded("france", "tank!"): 1},
                "germany": {"battleship": 1},
            },
            "sz12": {"uk": {loaded("gibraltar", "infantry!"): 1}},
            "france": {"germany": {"infantry": 1}},
            "gibraltar": {"germany": {"infantry": 2}},
        },
        control={"gibraltar": "germany"},
        this_turn={
            "assaults": [["sz7", "france"], ["sz12", "gibraltar"]],
            "entered_zones": ["sz7", "sz12"],
            "origins": {"sz7": ["sz12"]},
        },
    )
    case.do("uk", "fight france", dice=[6, 6])
    # it retreats to sz12, where the other assault begins: infantry 1, infantry 6 6; infantry 1, infantry 6
    case.do("uk", "retreat sz12", dice=[1, 6, 6, 1, 6])
    assert not any("bombardment" in reason for reason in throwers(case))


@pytest.mark.rule("A50-AMP-24")
def test_the_limit_is_all_that_landed_but_only_ships_of_quiet_zones_fire() -> None:
    case = conduct(
        "uk",
        {
            "sz7": {"uk": {"battleship~done": 1, TWO: 1}, "germany": {"destroyer": 1}},
            "sz13": {"uk": {"cruiser~done": 2, loaded("france", "tank!"): 1}},
            "france": {"germany": {"tank": 4}},
        },
        this_turn={"assaults": [["sz7", "france"], ["sz13", "france"]], "entered_zones": ["sz7", "sz13"]},
        dice=[1, 6],
    )
    assert case.legal("uk") == ["bombard cruiser~done france", "done"]
    case.refuses("uk", "bombard battleship france", "A50-AMP-06")
    case.do("uk", "bombard cruiser~done france")
    assert case.legal("uk") == ["bombard cruiser~done france", "done"]  # two, though one unit came from sz13


@pytest.mark.rule("A50-AMP-30")
def test_a_ship_that_bombarded_stays_where_it_is() -> None:
    case = assault({"cruiser": 1, TWO: 1}, {"infantry": 1})
    case.do("uk", "bombard cruiser france", dice=[3, 6])
    assert case.step == "noncombat_move"
    case.refuses("uk", "go sz7>sz8 cruiser")
    quiet = assault({"cruiser": 1, TWO: 1}, {"infantry": 1})
    quiet.do("uk", "done", dice=[1, 6, 6])
    assert quiet.can("uk", "go sz7>sz8 cruiser")


# -- landing --------------------------------------------------------------------------------------------


@pytest.mark.rule("A50-AMP-29")
def test_units_aboard_since_earlier_turns_land_or_stay_after_the_sea_combat() -> None:
    old = loaded("france", "infantry", "infantry")
    case = assault(
        {"cruiser~done": 1, old: 1},
        {"infantry": 1},
        {"sz7": {"germany": {"destroyer": 1}}},
        dice=[1, 6],
    )
    land = f"land {old} infantry"
    assert case.legal("uk") == [land, "done"]
    case.do("uk", "done")  # the landing is called off
    assert case.units("france") == {"germany": {"infantry": 1}}
    assert case.units("sz7") == {"uk": {"cruiser": 1, "transport[infantry,infantry]": 1}}
    assert case.step == "noncombat_move"
    one = assault({old: 1, "cruiser~done": 1}, {"infantry": 1})
    one.do("uk", land, "done")
    assert one.legal("uk") == ["bombard cruiser~done france", "done"]  # before the bombardment


@pytest.mark.rule("A50-AMP-29")
def test_a_single_old_unit_is_asked_about_too_and_others_still_fight() -> None:
    old = loaded("france", "infantry")
    case = assault(
        {old: 1, "cruiser~done": 1}, {"infantry": 1}, {"france": {"uk": {"fighter~attacking2": 1}}}
    )
    assert case.legal("uk") == [f"land {old} infantry", "done"]
    case.do("uk", "done", dice=[6, 6])  # the fighter fights its round
    assert case.legal("uk") == ["press", "retreat air"]


@pytest.mark.rule("A50-AMP-29", "A50-TRN-08")
def test_units_loaded_this_turn_land_unasked() -> None:
    case = assault({loaded("france", "infantry!"): 1}, {"infantry": 1}, dice=[1, 6])
    assert case.control("france") == "uk"


# -- land combat ----------------------------------------------------------------------------------------


@pytest.mark.rule("A50-AMP-17")
def test_when_the_fleet_is_lost_the_others_fight_a_round_at_least() -> None:
    case = assault(
        {"destroyer~done": 1, TWO: 1},
        {"infantry": 1},
        {"sz7": {"germany": {"cruiser": 1}}, "france": {"uk": {"fighter~attacking2": 2}}},
        # destroyer 6, cruiser 1: the transport is lost as well; then a round over France
        dice=[6, 1, 6, 6, 6],
    )
    assert "uk" not in case.units("sz7")
    assert case.legal("uk") == ["press", "retreat air"]


@pytest.mark.rule("A50-AMP-18")
def test_when_no_seaborne_unit_is_left_the_rest_is_an_ordinary_attack() -> None:
    case = assault(
        {loaded("france", "infantry!"): 1},
        {"tank": 2},
        {"france": {"uk": {"tank": 1}}},
        this_turn={"origins": {"france": ["northwestern_europe"]}},
        control={"northwestern_europe": "uk"},
        dice=[6, 6, 3, 6],
    )
    case.do("uk", "lose infantry~seaborne")
    assert case.legal("uk") == ["press", "retreat northwestern_europe"]


def mixed(**parts: Any) -> Case:
    """Two infantry from the sea, two tanks overland and a bomber; nobody has hit in the first round."""
    return assault(
        {TWO: 1},
        {"infantry": 1},
        {"france": {"uk": {"tank": 2, "bomber~attacking3": 1}}},
        this_turn={"origins": {"france": ["northwestern_europe"]}},
        control={"northwestern_europe": "uk"},
        dice=[6, 6, 6, 6, 6, 6],
        **parts,
    )


@pytest.mark.rule("A50-AMP-19", "A50-AMP-20", "A50-AMP-21", "A50-AMP-25")
def test_overland_units_and_aircraft_withdraw_together_and_the_seaborne_fight_on() -> None:
    case = mixed()
    assert case.legal("uk") == ["press", "withdraw northwestern_europe"]
    case.refuses("uk", "retreat northwestern_europe", "A50-AMP-19")
    case.refuses("uk", "withdraw air", "A50-AMP-21")
    # infantry 1 6, infantry 6: they win alone
    case.do("uk", "withdraw northwestern_europe", dice=[1, 6, 6])
    assert case.units("northwestern_europe") == {"uk": {"tank": 2}}
    assert case.units("france") == {"uk": {"infantry": 2, "bomber": 1}}
    assert case.control("france") == "uk"


@pytest.mark.rule("A50-AMP-19")
def test_seaborne_units_alone_never_retreat() -> None:
    case = assault({TWO: 1}, {"infantry": 1}, dice=[6, 6, 6, 6, 6, 6, 6, 6, 6, 1, 6, 6])
    assert case.control("france") == "uk"  # four rounds without a question


@pytest.mark.rule("A50-AMP-21")
def test_without_overland_units_aircraft_withdraw_all_at_once() -> None:
    case = assault(
        {TWO: 1}, {"infantry": 1}, {"france": {"uk": {"fighter~attacking2": 2}}}, dice=[6, 6, 6, 6, 6]
    )
    assert case.legal("uk") == ["press", "withdraw air"]
    case.do("uk", "withdraw air", dice=[1, 6, 6])
    assert case.units("france") == {"uk": {"infantry": 2, "fighter": 2}}


@pytest.mark.rule("A50-AMP-22", "A50-AMP-23")
def test_aircraft_fight_at_sea_or_on_land_as_they_were_sent() -> None:
    case = assault(
        {"destroyer~done": 1, "fighter~attacking2": 1, TWO: 1},
        {"infantry": 1, "fighter": 1},
        {"sz7": {"germany": {"destroyer": 1}}, "france": {"uk": {"bomber~attacking2": 1}}},
        # sea: destroyer 6, fighter 3 hit, destroyer 6 and no German fighter; land: infantry 6 6, bomber 4
        dice=[6, 3, 6, 6, 6, 4],
    )
    battle = case.game.view(case.state, None).panels["battle"]
    assert {piece["kind"] for piece in battle["attackers"]} == {"infantry", "bomber"}
    assert {piece["kind"] for piece in battle["defenders"]} == {"infantry", "fighter"}
    assert case.units("sz7", marks=True)["uk"]["fighter~aloft2"] == 1


@pytest.mark.rule("A50-AMP-27")
def test_without_anybody_but_seaborne_units_a_lost_sea_battle_ends_it() -> None:
    case = assault(
        {"destroyer~done": 1, TWO: 1}, {"infantry": 1}, {"sz7": {"germany": {"cruiser": 1}}}, dice=[6, 1]
    )
    assert case.step == "noncombat_move"
    assert case.units("france") == {"germany": {"infantry": 1}}
