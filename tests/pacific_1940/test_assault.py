"""Amphibious assaults: sea combat, landing, bombardment, land combat."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from flagplot.kernel.words import plain
from tests.pacific_1940.combats import conduct
from tests.pacific_1940.helpers import Case


def loaded(target: str, *cargo: str) -> str:
    """A transport with an announced assault; units without a mark were aboard before this turn."""
    return f"transport[{','.join(cargo)}]~assaulting>{target}"


def assault(
    turn: str,
    zone: str,
    target: str,
    ships: dict[str, int],
    defenders: dict[str, Any],
    others: dict[str, Any] | None = None,
    **parts: Any,
) -> Case:
    """One assault; ``defenders`` are Japanese (British in Japan's turn), ``others`` more units anywhere."""
    enemy = parts.pop("enemy", "uk" if turn == "japan" else "japan")
    units: dict[str, Any] = {zone: {turn: ships}, target: {enemy: defenders}}
    for space, forces in (others or {}).items():
        units[space] = {**units.get(space, {}), **forces}
    scratch = {"assaults": [[zone, target]], "entered_zones": [zone], **parts.pop("this_turn", {})}
    return conduct(turn, units, this_turn=scratch, **parts)


# -- sea combat ----------------------------------------------------------------------------------------


@pytest.mark.rule("P40-AMP-08")
@pytest.mark.rule("P40-AMP-11")
@pytest.mark.rule("P40-AMP-32")
def test_a_destroyer_must_be_sunk_first_and_there_is_no_bombardment() -> None:
    """EX-A18."""
    case = assault(
        "usa",
        "sea35",
        "philippines",
        {"battleship~done": 1, loaded("philippines", "infantry!", "infantry!"): 1},
        {"infantry": 1},
        {"sea35": {"japan": {"destroyer": 1}}},
        control={"philippines": "japan"},
        facilities={"philippines": {"airbase": None}},
        # sea: battleship 4, destroyer 6; land at once: infantry 1 6, infantry 6
        dice=[4, 6, 1, 6, 6],
    )
    assert case.control("philippines") == "usa"
    assert case.units("sea35") == {"usa": {"battleship": 1, "transport": 1}}


@pytest.mark.rule("P40-AMP-09")
@pytest.mark.rule("P40-AMP-12")
def test_a_submarine_may_be_ignored() -> None:
    """EX-A18, variant: the battleship bombards and the infantry land past the submarine."""
    case = assault(
        "usa",
        "sea35",
        "philippines",
        {"battleship~done": 1, loaded("philippines", "infantry!", "infantry!"): 1},
        {"infantry": 1},
        {"sea35": {"japan": {"submarine": 1}}},
        control={"philippines": "japan"},
    )
    assert case.legal("usa") == ["engage", "ignore"]
    case.do("usa", "ignore")
    assert case.legal("usa") == ["bombard battleship~done philippines", "done"]
    case.do("usa", "bombard battleship~done philippines", dice=[4, 6])
    assert case.control("philippines") == "usa"
    assert case.units("sea35") == {
        "usa": {"battleship": 1, "transport": 1},
        "japan": {"submarine": 1},
    }


@pytest.mark.rule("P40-AMP-09")
@pytest.mark.rule("P40-AMP-16")
@pytest.mark.rule("P40-CBT-08")
def test_engaging_means_all_of_them_and_forbids_bombardment() -> None:
    """EX-B39: submarine and transport are fought together or left together."""
    case = assault(
        "uk",
        "sea42",
        "java",
        {"cruiser~done": 1, loaded("java", "infantry!"): 1},
        {"infantry": 1},
        {"sea42": {"japan": {"submarine": 1, "transport": 1}}},
        control={"java": "japan"},
    )
    assert case.legal("uk") == ["engage", "ignore"]
    case.do("uk", "engage")
    # the cruiser misses the transport, which is lost all the same; then straight ashore
    case.do("japan", "submerge 1", dice=[6, 1, 6])
    assert case.units("sea42") == {"uk": {"cruiser": 1, "transport": 1}, "japan": {"submarine": 1}}
    assert case.control("java") == "uk"


@pytest.mark.rule("P40-AMP-10")
@pytest.mark.rule("P40-AMP-34")
@pytest.mark.rule("P40-MNF-04")
def test_idle_ships_in_the_launch_zone_fight_too() -> None:
    """EX-B30 and EX-B31."""
    case = assault(
        "usa",
        "sea33",
        "caroline_islands",
        {
            "cruiser~done": 1,
            "carrier~done": 1,
            "destroyer": 1,
            "fighter~attacking3": 2,
            loaded("caroline_islands", "infantry!", "infantry!"): 1,
        },
        {"infantry": 1, "fighter": 2},
        {"sea33": {"uk": {"destroyer": 1}}},
        this_turn={"origins": {"sea33": ["sea32"]}},
    )
    # fighters 6 6, cruiser 6, destroyer 2; the two scrambled fighters 6 6, in the air
    case.do("japan", "scramble caroline_islands fighter 2", dice=[6, 6, 6, 2, 6, 6])
    assert case.step == "battle"
    case.do("usa", "press", dice=[3, 6, 6, 6, 6, 1, 6, 6])  # the last Japanese fighter; then the landing
    assert case.units("sea33", marks=True) == {
        "usa": {
            "cruiser~done": 1,
            "carrier~done": 1,
            "destroyer~done": 1,
            "fighter~aloft3": 2,
            "transport~done": 1,
        },
        "uk": {"destroyer": 1},
    }
    assert case.control("caroline_islands") == "usa"


@pytest.mark.rule("P40-AMP-06")
@pytest.mark.rule("P40-AMP-30")
@pytest.mark.rule("P40-AIR-24")
def test_aircraft_waiting_at_sea_do_not_switch_to_the_land() -> None:
    """EX-B30: nobody scrambles, so they fight nobody and the cruiser may bombard."""
    case = assault(
        "usa",
        "sea33",
        "caroline_islands",
        {
            "cruiser~done": 1,
            "carrier~done": 1,
            "fighter~attacking3": 2,
            loaded("caroline_islands", "infantry!", "infantry!"): 1,
        },
        {"infantry": 1, "fighter": 2},
    )
    case.do("japan", "done")
    assert "bombard cruiser~done caroline_islands" in case.legal("usa")
    case.do("usa", "done", dice=[6, 6, 4, 4, 2])  # two infantry against three: both lost
    assert case.units("sea33", marks=True)["usa"]["fighter~aloft3"] == 2


@pytest.mark.rule("P40-AMP-24")
@pytest.mark.rule("P40-AMP-20")
@pytest.mark.rule("P40-TRN-12")
def test_overland_units_fight_a_round_when_the_sea_combat_is_lost() -> None:
    """EX-B27."""
    case = assault(
        "japan",
        "sea37",
        "malaya",
        {"cruiser~done": 1, loaded("malaya", "infantry!", "infantry!"): 1},
        {"infantry": 2},
        {
            "sea37": {"uk": {"battleship": 1}},
            "malaya": {"japan": {"infantry~done": 3, "fighter~attacking2": 1}},
            "shan_state": {"japan": {"infantry": 1}},
        },
        control={"shan_state": "japan"},
        this_turn={"origins": {"sea37": ["sea36"], "malaya": ["shan_state"]}},
        dice=[6, 4],
    )
    # the cruiser is sunk, the transport may flee
    case.do("japan", "retreat sea36", dice=[6, 6, 6, 6, 6, 6])  # fighter and 3 infantry; 2 infantry answer
    assert case.units("sea36") == {"japan": {"transport[infantry,infantry]": 1}}
    assert case.legal("japan") == ["press", "retreat shan_state"]
    case.do("japan", "retreat shan_state")
    assert case.units("malaya") == {"uk": {"infantry": 2}, "japan": {"fighter": 1}}
    assert case.units("shan_state") == {"japan": {"infantry": 4}}


@pytest.mark.rule("P40-AMP-25")
def test_an_assault_that_loses_everything_at_sea_is_over() -> None:
    case = assault(
        "japan",
        "sea37",
        "malaya",
        {"destroyer~done": 1, loaded("malaya", "infantry!"): 1},
        {"infantry": 2},
        {"sea37": {"uk": {"battleship": 1, "cruiser": 1}}},
        dice=[6, 4, 3],
    )
    assert case.units("sea37") == {"uk": {"battleship": 1, "cruiser": 1}}
    assert case.units("malaya") == {"uk": {"infantry": 2}}
    assert case.step == "noncombat_move"


@pytest.mark.rule("P40-AMP-07")
@pytest.mark.rule("P40-AMP-34")
def test_one_zone_two_targets_one_sea_combat() -> None:
    units = {
        "sea19": {
            "usa": {
                "cruiser~done": 1,
                loaded("okinawa", "infantry!"): 1,
                loaded("shantung", "infantry!"): 1,
            },
            "japan": {"destroyer": 1},
        },
    }
    case = conduct(
        "usa",
        units,
        control={"shantung": "japan"},
        this_turn={"assaults": [["sea19", "okinawa"], ["sea19", "shantung"]]},
    )
    assert case.legal("usa") == ["fight okinawa", "fight shantung"]
    # one sea combat, then both landings on empty shores
    case.do("usa", "fight shantung", dice=[3, 6])
    assert case.control("okinawa") == "usa"
    assert case.control("shantung") == "china"  # liberated
    assert case.units("sea19") == {"usa": {"cruiser": 1, "transport": 2}}


@pytest.mark.rule("P40-AMP-07")
def test_all_launch_zones_of_a_target_are_fought_for_before_the_landing() -> None:
    case = conduct(
        "usa",
        {
            "sea38": {"usa": {loaded("shan_state", "infantry!"): 1}},
            "sea37": {
                "usa": {"cruiser~done": 1, loaded("shan_state", "tank!"): 1},
                "japan": {"destroyer": 1},
            },
            "shan_state": {"japan": {"infantry": 1}},
        },
        control={"shan_state": "japan"},
        this_turn={"assaults": [["sea37", "shan_state"], ["sea38", "shan_state"]]},
        # sea 37: cruiser 3, destroyer 6; then one landing from both zones: tank 6, infantry 1; defender 6
        dice=[3, 6, 6, 1, 6],
    )
    assert case.units("shan_state") == {"usa": {"infantry": 1, "tank": 1}}
    assert case.control("shan_state") == "uk"


# -- landing -------------------------------------------------------------------------------------------


@pytest.mark.rule("P40-AMP-02")
@pytest.mark.rule("P40-AMP-05")
@pytest.mark.rule("P40-AMP-23")
@pytest.mark.rule("P40-TRN-07")
@pytest.mark.rule("P40-TRN-27")
def test_everything_loaded_this_turn_lands() -> None:
    case = assault(
        "usa",
        "sea17",
        "iwo_jima",
        {loaded("iwo_jima", "infantry!", "tank!"): 2, "transport[infantry]~done": 1},
        {"infantry": 1},
        dice=[3, 3, 6, 6, 6],
    )
    assert case.units("iwo_jima") == {"usa": {"infantry": 2, "tank": 2}}
    # the transport without an announced assault keeps its cargo
    assert case.units("sea17") == {"usa": {"transport": 2, "transport[infantry]": 1}}


@pytest.mark.rule("P40-AMP-35")
@pytest.mark.rule("P40-TRN-26")
@pytest.mark.rule("P40-AMP-14")
def test_old_cargo_is_named_before_the_bombardment_and_counts_for_it() -> None:
    case = assault(
        "usa",
        "sea17",
        "iwo_jima",
        {"battleship~done": 2, loaded("iwo_jima", "infantry", "tank!"): 1},
        {"infantry": 3},
    )
    assert case.legal("usa") == ["land transport[infantry]~offloaded>iwo_jima infantry", "done"]
    alone, both = copy.copy(case), copy.copy(case)
    alone.do("usa", "done")
    alone.do("usa", "bombard battleship~done iwo_jima", dice=[6, 6, 2, 2, 2])  # one ship for one unit
    assert alone.units("sea17") == {"usa": {"battleship": 2, "transport[infantry]": 1}}
    both.do("usa", "land transport[infantry]~offloaded>iwo_jima infantry")
    both.do("usa", "bombard battleship~done iwo_jima")
    assert both.legal("usa") == ["bombard battleship~done iwo_jima", "done"]  # a second unit, a second ship


@pytest.mark.rule("P40-TRN-29")
def test_a_gun_never_lands_in_an_assault() -> None:
    case = assault(
        "usa",
        "sea17",
        "iwo_jima",
        {loaded("iwo_jima", "infantry", "aa_gun"): 1, loaded("iwo_jima", "infantry", "tank!"): 1},
        {"infantry": 1},
    )
    transport = "transport[aa_gun,infantry]~assaulting>iwo_jima"
    assert f"land {transport} aa_gun" not in case.legal("usa")
    case.refuses("usa", f"land {transport} aa_gun", "P40-TRN-29")
    case.do("usa", f"land {transport} infantry", "done", dice=[3, 6, 6])
    assert case.units("sea17") == {"usa": {"transport[aa_gun]": 1, "transport[infantry]": 1}}


@pytest.mark.rule("P40-AMP-05")
def test_an_announced_transport_with_old_cargo_lands_at_least_one_unit() -> None:
    case = assault("usa", "sea17", "iwo_jima", {loaded("iwo_jima", "infantry", "tank"): 1}, {"infantry": 1})
    assert len(case.legal("usa")) == 2
    case.refuses("usa", "done", "P40-AMP-05")
    case.do("usa", "land transport[tank,infantry]~assaulting>iwo_jima tank")
    assert case.legal("usa") == ["land transport[infantry]~offloaded>iwo_jima infantry", "done"]


@pytest.mark.rule("P40-MNF-08")
@pytest.mark.rule("P40-TRN-18")
def test_assault_from_a_friends_transport() -> None:
    """Only the units of the power whose turn it is land; the transport stays its owner's."""
    case = conduct(
        "anzac",
        {
            "sea46": {"usa": {"transport[anzac:infantry,usa:infantry]~assaulting>new_guinea": 1}},
            "new_guinea": {"japan": {"infantry": 1}},
        },
        control={"new_guinea": "japan"},
        this_turn={"assaults": [["sea46", "new_guinea"]]},
        dice=[1, 6],
    )
    assert case.units("new_guinea") == {"anzac": {"infantry": 1}}
    assert case.units("sea46") == {"usa": {"transport[infantry]": 1}}


@pytest.mark.rule("P40-AMP-32")
@pytest.mark.rule("P40-AMP-20")
def test_a_friends_transport_lands_nobody_while_scrambled_aircraft_hold_the_zone() -> None:
    case = conduct(
        "anzac",
        {
            "sea33": {"usa": {"transport[anzac:infantry]~assaulting>caroline_islands": 1}},
            "caroline_islands": {"japan": {"fighter": 1}},
        },
        this_turn={"assaults": [["sea33", "caroline_islands"]]},
    )
    case.do("japan", "scramble caroline_islands fighter 1")
    assert case.control("caroline_islands") == "japan"
    assert case.units("sea33") == {"usa": {"transport[anzac:infantry]": 1}}
    assert case.units("caroline_islands") == {"japan": {"fighter": 1}}


# -- bombardment ---------------------------------------------------------------------------------------


@pytest.mark.rule("P40-AMP-13")
@pytest.mark.rule("P40-AMP-14")
@pytest.mark.parametrize(("cargo", "ships"), [(("infantry!",), 1), (("infantry!", "infantry!"), 2)])
def test_no_more_ships_than_units_landed(cargo: tuple[str, ...], ships: int) -> None:
    """EX-B26; overland units never count."""
    case = assault(
        "usa",
        "sea17",
        "iwo_jima",
        {"battleship~done": 2, "cruiser~done": 1, "destroyer~done": 1, loaded("iwo_jima", *cargo): 1},
        {"infantry": 9},
    )
    assert case.legal("usa") == ["bombard battleship~done iwo_jima", "bombard cruiser~done iwo_jima", "done"]
    case.refuses("usa", "bombard destroyer~done iwo_jima", "P40-AMP-13")
    for _ in range(ships - 1):
        case.do("usa", "bombard cruiser~done iwo_jima")
    # the last ship allowed: battleship 6, with or without the cruiser 6, then the land combat begins
    dice = [6] * ships + [6] * len(cargo) + [2] * len(cargo) + [6] * (9 - len(cargo))
    case.do("usa", "bombard battleship~done iwo_jima", dice=dice)
    assert case.units("iwo_jima") == {"japan": {"infantry": 9}}


@pytest.mark.rule("P40-AMP-17")
@pytest.mark.rule("P40-AMP-18")
@pytest.mark.rule("P40-BBS-04")
@pytest.mark.rule("P40-CRU-02")
def test_values_and_casualties_that_still_fire() -> None:
    case = assault(
        "usa",
        "sea17",
        "iwo_jima",
        {"battleship*~done": 1, "cruiser~done": 1, loaded("iwo_jima", "infantry!", "infantry!"): 1},
        {"infantry": 2},
    )
    case.do("usa", "bombard cruiser~done iwo_jima")
    # battleship 4 and cruiser 3 hit both defenders, who fire once more: 2 2
    case.do("usa", "bombard battleship*~done iwo_jima", dice=[4, 3, 2, 2])
    assert case.units("iwo_jima") == {}
    assert case.control("iwo_jima") == "japan"


@pytest.mark.rule("P40-AMP-15")
@pytest.mark.rule("P40-AMP-19")
def test_a_ship_supports_one_assault_only() -> None:
    case = conduct(
        "usa",
        {
            "sea19": {
                "usa": {
                    "battleship~done": 1,
                    "cruiser": 1,
                    loaded("okinawa", "infantry!", "infantry!"): 1,
                    loaded("shantung", "infantry!", "infantry!"): 1,
                }
            },
            "okinawa": {"japan": {"infantry": 1}},
            "shantung": {"japan": {"infantry": 1}},
        },
        control={"shantung": "japan"},
        this_turn={"assaults": [["sea19", "okinawa"], ["sea19", "shantung"]]},
    )
    case.do("usa", "fight okinawa")
    assert case.legal("usa") == ["bombard battleship~done okinawa", "bombard cruiser okinawa", "done"]
    case.do("usa", "bombard battleship~done okinawa")
    case.refuses("usa", "bombard battleship~done>okinawa okinawa", "P40-AMP-19")
    case.do("usa", "done", dice=[4, 6])  # the infantry it hit misses, two infantry take Okinawa
    assert case.control("okinawa") == "usa"
    assert case.legal("usa") == ["bombard cruiser shantung", "done"]
    case.do("usa", "bombard cruiser shantung", dice=[3, 6])
    # the cruiser had not moved, but it has fought
    assert case.units("sea19", marks=True)["usa"] == {
        "battleship~done": 1,
        "cruiser~done": 1,
        "transport~done": 2,
    }


@pytest.mark.rule("P40-AMP-13")
def test_ships_in_a_zone_nobody_offloads_from_stay_silent() -> None:
    case = conduct(
        "usa",
        {
            "sea37": {"usa": {"battleship~done": 1}},
            "sea38": {"usa": {"cruiser~done": 1, loaded("shan_state", "infantry!"): 1}},
            "shan_state": {"japan": {"infantry": 1}},
        },
        control={"shan_state": "japan"},
        this_turn={"assaults": [["sea37", "shan_state"], ["sea38", "shan_state"]]},
    )
    assert case.legal("usa") == ["bombard cruiser~done shan_state", "done"]
    case.refuses("usa", "bombard battleship~done shan_state", "P40-AMP-13")


# -- land combat ---------------------------------------------------------------------------------------


@pytest.mark.rule("P40-AMP-22")
@pytest.mark.rule("P40-AMP-26")
@pytest.mark.rule("P40-AMP-27")
@pytest.mark.rule("P40-AMP-28")
@pytest.mark.rule("P40-AMP-29")
def test_partial_retreat() -> None:
    """EX-B10."""
    case = assault(
        "uk",
        "sea37",
        "siam",
        {loaded("siam", "infantry!", "infantry!"): 1},
        {"infantry": 3},
        {
            "siam": {"uk": {"infantry~done": 2, "fighter~attacking3": 1}},
            "shan_state": {"uk": {"infantry": 1}},
        },
        this_turn={"origins": {"siam": ["shan_state"]}},
        # fighter 6, infantry 6 6 6 6; one Japanese hit
        dice=[6, 6, 6, 6, 6, 1, 6, 6],
    )
    case.do("uk", "lose infantry~seaborne")
    assert case.legal("uk") == ["press", "withdraw shan_state"]
    case.refuses("uk", "withdraw air", "P40-AMP-29")
    case.refuses("uk", "retreat shan_state", "P40-AMP-26")
    case.do("uk", "withdraw shan_state", dice=[6, 1, 6, 6])  # the last seaborne infantry fights on and dies
    assert case.units("shan_state") == {"uk": {"infantry": 3}}
    assert case.units("siam") == {"uk": {"fighter": 1}, "japan": {"infantry": 3}}


@pytest.mark.rule("P40-AMP-33")
def test_bombardment_comes_before_antiaircraft_fire() -> None:
    case = assault(
        "usa",
        "sea17",
        "iwo_jima",
        {"cruiser~done": 1, loaded("iwo_jima", "infantry!"): 1},
        {"infantry": 1, "aa_gun": 1},
        {"iwo_jima": {"usa": {"fighter~attacking1": 1}}, "sea19": {"usa": {"carrier": 1}}},
    )
    # cruiser 3 hits, gun 1 kills the fighter; the casualty fires a 6; the island falls
    case.do("usa", "bombard cruiser~done iwo_jima", dice=[3, 1, 6])
    thrown = [plain(e.reason) for e in case.events if type(e).__name__ == "Rolled"]
    assert "bombardment" in thrown[0]
    assert "antiaircraft" in thrown[1]
    assert case.control("iwo_jima") == "usa"
