"""Case book of the Anniversary Edition: raids, assaults, battles on land and at sea, retreats."""

from __future__ import annotations

from typing import Any

import pytest

from tests.anniversary.fights import Fight, attack, conduct, lost, throwers, thrown
from tests.anniversary.helpers import Case

# -- examples of the rulebook --------------------------------------------------------------------------


@pytest.mark.rule("A50-TEC-01", "A50-UNI-02")
@pytest.mark.parametrize(
    ("technologies", "infantry", "dice"),
    [
        (["advanced_artillery"], 2, [(3, 2)]),
        (["advanced_artillery"], 3, [(1, 1), (3, 2)]),
        ([], 2, [(1, 1), (2, 2)]),
    ],
)
def test_rx_06_advanced_artillery(
    technologies: list[str], infantry: int, dice: list[tuple[int, int]]
) -> None:
    fight = Fight(
        "germany",
        "baltic_states",
        germany={"artillery": 1, "infantry": infantry},
        ussr={"tank": 1},
        technologies={"germany": technologies},
        origins=("poland",),
        dice=[6] * (infantry + 2),
    )
    assert thrown(fight)[:-1] == dice


def france(defending_ships: dict[str, int], **parts: Any) -> Case:
    """A U.S. transport with tank and infantry and a battleship go to sz7 to assault France."""
    case = attack(
        "usa",
        {
            "united_kingdom": {"usa": {"tank": 1, "infantry": 1}},
            "sz8": {"usa": {"transport": 1, "battleship": 1}},
            "sz7": {"germany": defending_ships},
            "france": {"germany": {"infantry": 1}},
        },
        **parts,
    )
    order = "go sz8>sz7 transport battleship load=united_kingdom:tank load=united_kingdom:infantry"
    return case.do("usa", f"{order} assault=france")


@pytest.mark.rule("A50-AMP-03", "A50-AMP-06")
def test_rx_13_clearing_the_sea_for_a_landing_in_france() -> None:
    case = france({"destroyer": 1})
    # sea combat: battleship 4, destroyer 6; no bombardment; infantry 6, tank 3, infantry 6
    case.do("usa", "done", dice=[4, 6, 6, 3, 6])
    assert case.control("france") == "usa"
    assert not any("bombardment" in reason for reason in throwers(case))


@pytest.mark.rule("A50-AMP-03", "A50-AMP-15")
def test_rx_13b_nothing_is_offloaded_past_a_warship() -> None:
    case = france({"destroyer": 1})
    case.do("usa", "done", dice=[6, 6])
    case.do("usa", "retreat sz8")
    assert case.units("france") == {"germany": {"infantry": 1}}
    assert case.units("sz8")["usa"] == {"battleship": 1, "transport[tank,infantry]": 1}


@pytest.mark.rule("A50-AMP-04", "A50-AMP-07")
def test_rx_13c_submarines_and_transports_are_ignored_or_fought() -> None:
    case = france({"submarine": 1, "transport": 1}).do("usa", "done")
    assert case.legal("usa") == ["engage", "ignore"]
    case.do("usa", "ignore")
    assert case.legal("usa") == ["bombard battleship~done france", "done"]
    fought = france({"submarine": 1, "transport": 1}).do("usa", "done", "engage")
    fought.do("germany", "submerge 1", dice=[1, 1, 6])
    assert not any("bombardment" in reason for reason in throwers(fought))


@pytest.mark.rule("A50-SBR-02", "A50-SBR-03", "A50-SBR-05", "A50-SBR-06")
def test_rx_19_raid_with_antiaircraft_fire() -> None:
    case = conduct(
        "uk",
        {"germany": {"uk": {"bomber~raiding2": 1, "bomber~raiding3": 1}, "germany": {"aa_gun": 1}}},
        dice=[1, 4, 3],
    )
    assert case.facilities("germany")[3] == 3
    assert case.units("germany", marks=True) == {"uk": {"bomber~aloft3": 1}, "germany": {"aa_gun": 1}}
    assert case.step == "noncombat_move"


@pytest.mark.rule("A50-CBT-10", "A50-CBT-11", "A50-CBT-12", "A50-CBT-15", "A50-CBT-16", "A50-CBT-17")
@pytest.mark.rule("A50-CAP-01")
def test_rx_20_land_combat_after_a_landing() -> None:
    fight = Fight(
        "usa",
        "france",
        usa={"tank~seaborne": 1, "infantry~seaborne": 1},
        germany={"infantry": 1},
        dice=[2, 3, 2],  # infantry 2 misses, tank 3 hits; the infantry hit fires 2
    )
    fight.do("usa", "lose infantry~seaborne")
    assert fight.over
    assert fight.control("france") == "usa"
    assert fight.left() == {"usa": {"tank": 1}}


@pytest.mark.rule("A50-RET-02", "A50-RET-03", "A50-RET-04")
def test_rx_21_retreat_to_one_of_the_origins() -> None:
    for zone in ("sz8", "sz9"):
        fight = Fight(
            "uk",
            "sz12",
            uk={"destroyer": 1, "cruiser": 1},
            germany={"cruiser": 1},
            origins=("sz8", "sz9"),
            dice=[6, 6, 6],
        )
        assert fight.legal("uk") == ["press", "retreat sz8", "retreat sz9"]
        fight.do("uk", f"retreat {zone}")
        assert fight.left(zone) == {"uk": {"destroyer": 1, "cruiser": 1}}
    shut = Fight(
        "uk",
        "sz12",
        uk={"destroyer": 1, "cruiser": 1},
        germany={"cruiser": 1},
        origins=("sz8", "sz9"),
        hostile_before=("sz8",),
        dice=[6, 6, 6],
    )
    assert shut.legal("uk") == ["press", "retreat sz9"]
    land = Fight(
        "germany",
        "baltic_states",
        germany={"tank": 1, "infantry": 1},
        ussr={"infantry": 1},
        origins=("east_poland", "poland"),
        control={"east_poland": "germany"},
        dice=[6, 6, 6],
    )
    land.do("germany", "retreat east_poland")
    assert land.left("east_poland") == {"germany": {"tank": 1, "infantry": 1}}


@pytest.mark.rule("A50-NAV-20", "A50-AMP-09")
def test_rx_22_defenceless_transports() -> None:
    case = conduct(
        "uk",
        {
            "sz7": {
                "uk": {"cruiser~done": 1, "transport[infantry!]~assaulting>france": 1},
                "germany": {"transport": 2, "transport[infantry,infantry]": 1},
            },
            "france": {"germany": {"infantry": 1}},
        },
        this_turn={"assaults": [["sz7", "france"]], "entered_zones": ["sz7"]},
    )
    case.do("uk", "engage", dice=[1, 6])  # no dice at sea, no bombardment
    assert lost(case)[:5] == ["germany transport"] * 2 + ["germany transport", *["germany infantry"] * 2]
    assert throwers(case) == ["uk in france: infantry at 1", "germany in france: infantry at 2"]


@pytest.mark.rule("A50-NAV-21", "A50-NAV-24")
def test_rx_23_aircraft_against_transports_guarded_by_submarines() -> None:
    fight = Fight("usa", "sz57", usa={"fighter~attacking2": 2}, japan={"transport": 2, "submarine": 1})
    assert fight.over
    assert thrown(fight) == []
    assert fight.left() == {"usa": {"fighter": 2}, "japan": {"submarine": 1}}


@pytest.mark.rule("A50-CBT-07", "A50-CBT-11", "A50-CBT-15")
def test_rx_24_attack_and_defence_values() -> None:
    fight = Fight("germany", "baltic_states", germany={"infantry": 1}, ussr={"infantry": 1}, dice=[2, 2])
    assert fight.over
    assert lost(fight) == ["germany infantry"]


@pytest.mark.rule("A50-UNI-02")
def test_rx_26_artillery_pairing() -> None:
    fight = Fight(
        "germany",
        "baltic_states",
        germany={"artillery": 2, "infantry": 5},
        ussr={"infantry": 1},
        origins=("poland",),
        dice=[6] * 8,
    )
    assert thrown(fight)[:2] == [(3, 1), (4, 2)]


@pytest.mark.rule("A50-AAG-03", "A50-AAG-04", "A50-AAG-05")
def test_rx_31_mixed_aircraft_under_antiaircraft_fire() -> None:
    fight = Fight(
        "germany",
        "egypt",
        germany={"fighter~attacking1": 1, "fighter~attacking2": 1, "bomber~attacking3": 1},
        uk={"aa_gun": 2, "infantry": 1},
        dice=[1, 6, 1, 6, 6],
    )
    assert lost(fight) == ["germany fighter", "germany bomber"]
    assert thrown(fight) == [(1, 1), (1, 1), (1, 1), (1, 3), (1, 2)]
    assert fight.strip(True) == {"fighter": 1}


# -- further cases ---------------------------------------------------------------------------------------


@pytest.mark.rule("A50-SBR-04", "A50-ICX-03", "A50-ICX-04")
def test_tc_06_raid_damage_limit() -> None:
    case = conduct(
        "uk",
        {"italy": {"uk": {"bomber~raiding3": 3}}},
        facilities={"italy": {"complex_damage": 9}},
        dice=[5, 4, 2],
    )
    assert case.facilities("italy")[3] == 12
    for damage, capacity in ((12, 0), (6, 0), (5, 1)):
        italian = Case(
            turn="italy",
            phase="mobilize",
            units={"libya": {"italy": {"infantry": 1}}},
            pool={"italy": {"infantry": 2}},
            facilities={"italy": {"complex_damage": damage}},
        )
        assert italian.can("italy", "place infantry italy") is bool(capacity)


@pytest.mark.rule("A50-SUB-08", "A50-CBT-19", "A50-CBT-20", "A50-NAV-20")
def test_tc_08_surprise_strike_on_a_battleship() -> None:
    fight = Fight("germany", "sz12", germany={"submarine": 2}, uk={"battleship": 1, "transport": 1})
    fight.do("germany", "submerge 0", dice=[2, 1])
    assert fight.over
    assert lost(fight) == ["uk battleship", "uk transport"]


@pytest.mark.rule("A50-SUB-09")
def test_tc_08b_a_destroyer_takes_the_surprise_away() -> None:
    fight = Fight(
        "germany", "sz12", germany={"submarine": 2}, uk={"battleship": 1, "destroyer": 1}, dice=[2, 1]
    )
    fight.do("uk", "lose battleship", "lose destroyer", dice=[1, 1])
    # everything defended: the destroyer hit at 2, the battleship at 4
    assert thrown(fight) == [(2, 2), (1, 2), (1, 4)]
    assert fight.left() == {"uk": {"battleship": 1}}


@pytest.mark.rule("A50-SUB-11", "A50-SUB-16")
def test_tc_09_submarine_against_submarine() -> None:
    fight = Fight("usa", "sz57", usa={"submarine": 1}, japan={"submarine": 1})
    fight.do("usa", "submerge 0", dice=[2, 1])
    assert fight.over
    assert sorted(lost(fight)) == ["japan submarine", "usa submarine"]


@pytest.mark.rule("A50-SUB-07", "A50-SUB-14", "A50-SUB-21")
def test_tc_10_submerging_defender() -> None:
    fight = Fight("usa", "sz57", usa={"cruiser": 1}, japan={"submarine": 1})
    fight.do("japan", "submerge 1")
    assert fight.over
    assert thrown(fight) == []
    assert fight.left() == {"usa": {"cruiser": 1}, "japan": {"submarine": 1}}


@pytest.mark.rule("A50-NAV-01", "A50-SUB-25", "A50-MNF-03")
def test_tc_11_aircraft_need_their_own_destroyer() -> None:
    units = {
        "sz57": {"usa": {"submarine": 1}, "italy": {"destroyer": 1}},
        "sz58": {"japan": {"carrier[fighter]": 1, "destroyer": 1}},
    }
    case = Case(turn="japan", phase="combat_move", units=units)
    case.refuses("japan", "go sz58>sz57 fighter")
    fight = Fight(
        "japan", "sz57", japan={"destroyer": 1, "fighter~attacking3": 1}, usa={"submarine": 1}, dice=[6, 3, 6]
    )
    assert fight.over
    assert thrown(fight) == [(1, 2), (1, 3), (1, 1)]  # no surprise, nobody asked to submerge
    assert lost(fight) == ["usa submarine"]


@pytest.mark.rule("A50-AMP-08", "A50-AMP-10", "A50-AMP-11")
def test_tc_12_amphibious_bombardment_limit() -> None:
    case = conduct(
        "uk",
        {
            "sz7": {
                "uk": {
                    "battleship~done": 2,
                    "cruiser~done": 3,
                    "transport[infantry!,infantry!]~assaulting>france": 1,
                    "transport[tank!]~assaulting>france": 1,
                }
            },
            "france": {"germany": {"infantry": 3}},
        },
        this_turn={"assaults": [["sz7", "france"]], "entered_zones": ["sz7"]},
    )
    case.do("uk", *["bombard battleship~done france"] * 2)
    # three units, three ships: battleships 4 4, cruiser 3; three casualties fire back once
    case.do("uk", "bombard cruiser~done france", dice=[4, 4, 3, 6, 6, 6])
    assert thrown(case) == [(2, 4), (1, 3), (3, 2)]
    assert case.control("france") == "uk"


@pytest.mark.rule("A50-AMP-19", "A50-AMP-20", "A50-AMP-21", "A50-AMP-25")
def test_tc_13_overland_and_seaborne_attackers_separate() -> None:
    case = conduct(
        "uk",
        {
            "sz7": {"uk": {"transport[infantry!,infantry!]~assaulting>france": 1}},
            "france": {"uk": {"tank": 2, "bomber~attacking2": 1}, "germany": {"infantry": 1}},
        },
        control={"northwestern_europe": "uk"},
        this_turn={
            "assaults": [["sz7", "france"]],
            "entered_zones": ["sz7"],
            "origins": {"france": ["northwestern_europe"]},
        },
        dice=[6, 6, 6, 6, 6, 6],
    )
    case.refuses("uk", "withdraw air", "A50-AMP-21")
    # the infantry fights on: 6 6 against 2, then 6 against 2
    case.do("uk", "withdraw northwestern_europe", dice=[6, 6, 2, 6, 2])
    assert case.units("northwestern_europe") == {"uk": {"tank": 2}}
    assert case.units("france") == {"uk": {"bomber": 1}, "germany": {"infantry": 1}}


@pytest.mark.rule("A50-AIR-20", "A50-AMP-22")
def test_tc_14_air_assignment_in_an_assault() -> None:
    case = attack(
        "uk",
        {
            "united_kingdom": {"uk": {"infantry": 1, "fighter": 2}},
            "sz8": {"uk": {"transport": 1, "destroyer": 1}},
            "sz7": {"germany": {"destroyer": 1}},
            "france": {"germany": {"infantry": 1}},
        },
        "go sz8>sz7 transport destroyer load=united_kingdom:infantry assault=france",
        "go united_kingdom>sz7 fighter",
        "go united_kingdom>france fighter",
    )
    # sea: destroyer 6, fighter 3, destroyer 6; land: infantry 6, one fighter 3, infantry 6
    case.do("uk", "done", dice=[6, 3, 6, 6, 3, 6])
    assert case.units("sz7")["uk"]["fighter"] == 1
    assert case.units("france")["uk"]["fighter"] == 1
    assert case.step == "noncombat_move"


@pytest.mark.rule("A50-AMP-17")
def test_tc_15_failed_landing_obliges_the_others() -> None:
    case = conduct(
        "uk",
        {
            "sz3": {
                "uk": {"transport[infantry!]~assaulting>norway": 1, "destroyer~done": 1},
                "germany": {"cruiser": 1},
            },
            "norway": {"uk": {"fighter~attacking2": 2}, "germany": {"infantry": 1}},
        },
        this_turn={"assaults": [["sz3", "norway"]], "entered_zones": ["sz3"]},
        # the destroyer is sunk and the transport cannot get away; then one round over Norway
        dice=[6, 1, 6, 6, 6],
    )
    assert "uk" not in case.units("sz3")
    assert case.legal("uk") == ["press", "retreat air"]


@pytest.mark.rule("A50-CAR-06", "A50-CAR-08")
def test_tc_16_guest_fighter() -> None:
    attacking = Fight("uk", "sz12", uk={"carrier[usa:fighter]": 1}, germany={"cruiser": 1}, dice=[6, 1])
    assert lost(attacking) == ["uk carrier", "usa fighter"]
    defending = Fight(
        "germany",
        "sz12",
        germany={"cruiser": 1},
        uk={"carrier[usa:fighter]": 1},
        origins=("sz7",),
        dice=[1],
    )
    seat = defending.waiting[0]
    guest = next(action for action in defending.legal(seat) if "fighter" in action)
    defending.do(seat, guest, dice=[6, 4])  # carrier 6, the fighter hit still defends at 4
    assert sorted(lost(defending)) == ["germany cruiser", "usa fighter"]


@pytest.mark.rule("A50-CAR-14", "A50-CAR-15")
def test_tc_17_homeless_defending_fighters() -> None:
    units = {"sz12": {"germany": {"submarine~done": 2}, "uk": {"carrier[fighter,fighter]": 1}}}
    case = conduct("germany", units)
    case.do("germany", "submerge 0", dice=[2, 6])
    assert case.units("gibraltar") == {"uk": {"fighter": 2}}  # the only place, so nobody was asked
    taken = conduct("germany", units, control={"gibraltar": "germany"})
    taken.do("germany", "submerge 0", dice=[2, 6])
    assert lost(taken) == ["uk carrier", "uk fighter", "uk fighter"]
    carrier = {"sz8": {"uk": {"carrier[fighter]": 1}}}
    other = conduct("germany", {**units, **carrier}, control={"gibraltar": "germany"})
    other.do("germany", "submerge 0", dice=[2, 6])
    assert other.units("sz8") == {"uk": {"carrier[fighter,fighter]": 1}}
    assert lost(other) == ["uk carrier", "uk fighter"]


@pytest.mark.rule("A50-CBT-22", "A50-NAV-01")
def test_tc_25_mixed_hits_at_sea() -> None:
    fight = Fight(
        "usa", "sz57", usa={"cruiser": 1, "bomber~attacking2": 1}, japan={"cruiser": 1, "submarine": 1}
    )
    fight.do("japan", "submerge 0", dice=[6, 3, 4, 6])
    assert fight.over
    assert sorted(lost(fight)) == ["japan cruiser", "japan submarine"]


@pytest.mark.rule("A50-RET-02", "A50-RET-03", "A50-RET-08")
def test_tc_26_retreat_of_a_fleet_that_stayed() -> None:
    units = {"sz53": {"usa": {"cruiser": 1}, "japan": {"cruiser": 1}}, "sz56": {"usa": {"destroyer": 1}}}
    case = attack("usa", units, "go sz56>sz53 destroyer")
    case.do("usa", "done", dice=[6, 6, 6])
    assert case.legal("usa") == ["press", "retreat sz56"]
    case.do("usa", "retreat sz56")
    assert case.units("sz56") == {"usa": {"destroyer": 1, "cruiser": 1}}
    alone = attack("usa", {"sz53": units["sz53"], "alaska": {"usa": {"infantry": 1}}})
    alone.do("usa", "done", dice=[6, 6, 6, 6, 1, 6])  # three rounds without a way out
    assert alone.units("sz53") == {"usa": {"cruiser": 1}}


@pytest.mark.rule("A50-CBT-19", "A50-NAV-22", "A50-NAV-25", "A50-NAV-27", "A50-RET-02")
def test_tc_28_transports_that_lost_their_escort() -> None:
    def landing(dice: list[int], origins: tuple[str, ...] = ("sz60",)) -> Fight:
        return Fight(
            "usa",
            "sz61",
            usa={"destroyer": 1, "transport[infantry!]~assaulting>kiangsu": 2},
            japan={"cruiser": 1, "battleship": 1},
            origins=origins,
            dice=dice,
        )

    fight = landing([5, 2, 6])
    assert lost(fight) == ["usa destroyer"]
    fight.do("usa", "retreat sz60")
    assert fight.left("sz60") == {"usa": {"transport[infantry!]": 2}}
    assert lost(landing([5, 2, 4])) == ["usa destroyer", "usa transport", "usa infantry"]
    stay = landing([5, 2, 6])
    stay.do("usa", "press")
    assert stay.over
    assert lost(stay).count("usa transport") == 2
    trapped = landing([5, 2, 6], origins=())
    assert trapped.over
    assert lost(trapped).count("usa infantry") == 2


@pytest.mark.rule("A50-AMP-08", "A50-AMP-14", "A50-AMP-24")
def test_tc_31_bombardment_from_two_sea_zones() -> None:
    case = conduct(
        "uk",
        {
            "sz7": {
                "uk": {"battleship~done": 1, "transport[infantry!,infantry!]~assaulting>france": 1},
                "germany": {"destroyer": 1},
            },
            "sz13": {"uk": {"cruiser~done": 2, "transport[tank!]~assaulting>france": 1}},
            "france": {"germany": {"infantry": 2}},
        },
        this_turn={"assaults": [["sz7", "france"], ["sz13", "france"]], "entered_zones": ["sz7", "sz13"]},
        dice=[4, 6],
    )
    case.refuses("uk", "bombard battleship france", "A50-AMP-06")
    case.do("uk", "bombard cruiser~done france")
    case.do("uk", "bombard cruiser~done france", dice=[3, 3, 6, 6])
    assert thrown(case) == [(2, 3), (2, 2)]
    assert case.control("france") == "uk"


@pytest.mark.rule("A50-CAR-18", "A50-NAV-01", "A50-NAV-06", "A50-SUB-17", "A50-NCM-20")
def test_tc_32_own_fighters_may_sit_a_battle_out() -> None:
    case = attack(
        "usa",
        {
            "sz56": {"usa": {"carrier[fighter,fighter]": 1, "destroyer": 1}, "japan": {"submarine": 1}},
            "alaska": {"usa": {"infantry": 1}},
        },
        "attack sz56",
        "go sz56 fighter",
    )
    # by value: carrier 5, destroyer 4, fighter 3 hits; the submarine hits a ship, never a fighter
    case.do("usa", "done", dice=[5, 4, 3, 1])
    assert case.legal("usa") == ["lose carrier", "lose destroyer"]
    case.do("usa", "lose destroyer")
    assert lost(case) == ["usa destroyer", "japan submarine"]
    assert case.step == "noncombat_move"
    case.refuses("usa", "go sz56>sz53 carrier")
    aloft = case.units("sz56", marks=True)["usa"]
    assert sum(count for piece, count in aloft.items() if piece.startswith("fighter~aloft")) == 2


@pytest.mark.rule("A50-TRN-24", "A50-MNF-09")
def test_tc_33_assault_from_an_allys_transport() -> None:
    units: dict[str, Any] = {
        "sz7": {"uk": {"transport[usa:infantry]": 1}, "usa": {"cruiser": 1}},
        "france": {"germany": {"infantry": 1}},
    }
    case = Case(turn="usa", phase="combat_move", units=units)
    storm = next(action for action in case.legal("usa") if action.startswith("storm"))
    case.do("usa", storm, "done")
    case.do("usa", next(action for action in case.legal("usa") if action.startswith("land")))
    assert "bombard cruiser france" in case.legal("usa")
    # with a destroyer there, U.S. ships must sink it first, and nobody bombards
    units["sz7"]["germany"] = {"destroyer": 1}
    guarded = Case(turn="usa", phase="combat_move", units=units)
    guarded.do("usa", next(action for action in guarded.legal("usa") if action.startswith("storm")))
    guarded.do("usa", "done", dice=[3, 6])
    guarded.do("usa", next(a for a in guarded.legal("usa") if a.startswith("land")), dice=[1, 6])
    assert guarded.control("france") == "usa"
    assert guarded.units("sz7") == {"uk": {"transport": 1}, "usa": {"cruiser": 1}}


@pytest.mark.rule("A50-TRN-27", "A50-MNF-09")
def test_tc_33c_boarding_and_landing_take_two_turns() -> None:
    units = {
        "sz7": {"uk": {"transport": 1}},
        "united_kingdom": {"usa": {"infantry": 1}},
        "france": {"germany": {"infantry": 1}},
    }
    case = Case(turn="usa", phase="combat_move", units=units)
    case.do("usa", *[action for action in case.legal("usa") if action.startswith("board")])
    assert not any(action.startswith("storm") for action in case.legal("usa"))


OLD_CARGO = [("infantry,infantry", "assaulting"), ("infantry", "offloaded")]  # before each of two landings


@pytest.mark.rule("A50-AMP-29", "A50-TRN-18", "A50-TRN-19")
@pytest.mark.parametrize("landed", [0, 1, 2])
def test_tc_34_old_cargo_may_be_kept_back(landed: int) -> None:
    case = attack(
        "japan",
        {
            "sz50": {"japan": {"transport[infantry,infantry]": 1, "cruiser": 1}},
            "sz49": {"uk": {"destroyer": 1}},
            "borneo": {"uk": {"infantry": 1}},
            "japan": {"japan": {"infantry": 1}},
        },
        "go sz50>sz49 transport cruiser assault=borneo",
    )
    case.do("japan", "done", dice=[3, 6])
    answers = [f"land transport[{cargo}]~{mark}>borneo infantry" for cargo, mark in OLD_CARGO[:landed]]
    battle = [1] * landed + [6] if landed else []  # every infantry that landed hits, the defender misses
    case.do("japan", *answers, *["done"] * (landed < 2), dice=battle)
    assert case.control("borneo") == ("japan" if landed else "uk")
    assert (
        case.units("sz49")["japan"]
        == {
            0: {"transport[infantry,infantry]": 1, "cruiser": 1},
            1: {"transport[infantry]": 1, "cruiser": 1},
            2: {"transport": 1, "cruiser": 1},
        }[landed]
    )


@pytest.mark.rule("A50-RET-08", "A50-RET-12", "A50-RET-02")
def test_tc_37_no_way_back() -> None:
    units = {
        "sz50": {"japan": {"battleship": 1}, "usa": {"cruiser": 1}},
        "formosa": {"japan": {"fighter": 1}},
        "sz61": {"japan": {"destroyer": 1}},
    }
    alone = attack("japan", units, "go formosa>sz50 fighter")
    # fighter 6, battleship 6, cruiser 6: no question, the next round follows
    alone.do("japan", "done", dice=[6, 6, 6, 3, 6, 6])
    assert alone.units("sz50")["japan"] == {"battleship": 1, "fighter": 1}
    case = attack("japan", units, "go formosa>sz50 fighter", "go sz61>sz50 destroyer")
    case.do("japan", "done", dice=[6, 6, 6, 6])
    assert case.legal("japan") == ["press", "retreat sz61"]
    case.do("japan", "retreat sz61")
    assert case.units("sz61") == {"japan": {"battleship": 1, "destroyer": 1}}
    assert case.units("sz50") == {"japan": {"fighter": 1}, "usa": {"cruiser": 1}}
