"""Case book of Pacific 1940, part B from case 20 on: tricky cases that follow from the rules."""

from __future__ import annotations

from typing import Any

import pytest

from tests.pacific_1940.helpers import Case, rolled


def strip(case: Case, side: str) -> dict[str, int]:
    """Units of one side on the battle strip, by type."""
    shown = case.game.view(case.state, None).panels["battle"][side]
    counts: dict[str, int] = {}
    for unit in shown:
        counts[unit["kind"]] = counts.get(unit["kind"], 0) + unit["count"]
    return counts


@pytest.mark.rule("P40-VIC-02", "P40-VIC-04", "P40-CAP-20", "P40-CAP-21", "P40-SEQ-09")
def test_ex_b20_allied_victory_and_rescue() -> None:
    taken = Case(
        turn="usa",
        phase="combat_move",
        treasury={"japan": 30, "usa": 0},
        units={"sea6": {"usa": {"transport[infantry]": 1}}},
    )
    before = taken.production("usa")
    taken.do("usa", "go sea6 transport assault=japan", "done")
    assert taken.treasury("usa") == 30
    assert taken.treasury("japan") == 0
    assert taken.production("usa") == before + 8
    units = {"sea6": {"japan": {"transport[infantry]": 1}}, "japan": {}}
    last = Case(round=2, control={"japan": "usa"}, treasury={"japan": 0}, units=units)
    assert last.verbs("japan") >= {"move", "done"}  # no purchase
    rescue = Case(round=2, control={"japan": "usa"}, treasury={"japan": 0}, units=units)
    last.do("japan", "done", "done")
    assert last.state.outcome is not None
    assert set(last.state.outcome.winners) == {"usa", "china", "uk", "anzac"}
    rescue.do("japan", "go sea6 transport assault=japan", "done")
    rescue.do("japan", "done")
    assert rescue.state.outcome is None
    assert rescue.treasury("japan") == rescue.production("japan")


@pytest.mark.rule("P40-CHN-12", "P40-CHN-13")
def test_ex_b21_flying_tigers_limits() -> None:
    case = Case(
        turn="china",
        phase="combat_move",
        control={"french_indo_china": "japan", "siam": "japan"},
        units={
            "szechwan": {"china": {"fighter": 1}},
            "yunnan": {"china": {"fighter": 1}},
            "kiangsi": {"japan": {"infantry": 1}},
            "french_indo_china": {"japan": {"infantry": 1}},
            "sea36": {"japan": {"transport": 1}},
        },
    )
    assert case.can("china", "go szechwan>kiangsi fighter")
    case.refuses("china", "go yunnan>french_indo_china fighter")
    case.refuses("china", "go yunnan>sea36 fighter")
    landing = Case(
        turn="china",
        phase="noncombat_move",
        units={"yunnan": {"china": {"fighter": 1}}, "sea37": {"uk": {"carrier": 1}}},
    )
    assert landing.can("china", "go yunnan>burma fighter")
    assert landing.can("china", "go yunnan>kwangtung fighter")
    landing.refuses("china", "go yunnan>shan_state fighter")
    landing.refuses("china", "go yunnan>sea37 fighter")


@pytest.mark.rule("P40-MAP-19", "P40-MAP-24")
def test_ex_b22_no_way_over_the_himalayas_or_the_soviet_union() -> None:
    case = Case(
        turn="uk",
        phase="noncombat_move",
        facilities={"india": {"airbase": None}},
        units={"india": {"uk": {"fighter": 1}}},
    )
    case.do("uk", "go india>szechwan fighter")
    flown = [e for e in case.events if type(e).__name__ == "Moved"][-1]
    assert flown.path == ("india", "burma", "yunnan", "szechwan")
    bomber = Case(
        turn="usa",
        phase="combat_move",
        units={
            "alaska": {"usa": {"strategic_bomber": 1}},
            "manchuria": {"japan": {"infantry": 1}},
        },
    )
    bomber.refuses("usa", "go alaska>manchuria strategic_bomber")


@pytest.mark.rule("P40-AAG-01", "P40-CAP-07", "P40-CAP-08")
def test_ex_b23_lone_aa_gun() -> None:
    case = Case(
        turn="china",
        phase="combat_move",
        control={"jehol": "china", "chahar": "china"},
        units={
            "manchuria": {"japan": {"aa_gun": 1}},
            "jehol": {"china": {"infantry": 1}},
            "chahar": {"china": {"fighter": 1}},
        },
    )
    case.do("china", "go jehol>manchuria infantry", "go chahar>manchuria fighter")
    case.do("china", "done", dice=[5])
    assert case.control("manchuria") == "china"
    assert case.units("manchuria")["china"]["aa_gun"] == 1
    case.refuses("china", "go manchuria>jehol aa_gun")
    case.do("china", "go manchuria>jehol fighter")
    assert "fighter" in case.units("jehol")["china"]


@pytest.mark.rule("P40-BLZ-04", "P40-BLZ-07")
def test_ex_b24_two_mechanized_infantry_one_tank() -> None:
    case = Case(
        phase="combat_move",
        units={"jehol": {"japan": {"tank": 1, "mech_infantry": 2}}, "suiyuan": {"china": {"infantry": 2}}},
    )
    case.refuses("japan", "go jehol>chahar>suiyuan tank mech_infantry:2")
    case.do("japan", "go jehol>chahar>suiyuan tank mech_infantry")
    assert case.can("japan", "go jehol>chahar mech_infantry")
    case.refuses("japan", "go jehol>chahar>suiyuan mech_infantry")


@pytest.mark.rule("P40-CHN-20", "P40-CHN-24", "P40-CHN-21")
def test_ex_b25_chinas_purchase_while_besieged() -> None:
    lost_land = "anhwe chahar hopei hunan kweichow shensi sikang suiyuan szechwan tsinghai yunnan"
    besieged = dict.fromkeys(lost_land.split(), "japan")
    case = Case(turn="china", treasury={"china": 11}, control=besieged)
    case.refuses("china", "buy artillery")
    case.do("china", "buy infantry:3", "done")
    case.do("china", "done", "done")
    assert case.units("kansu") == {"china": {"infantry": 3}}
    lost = Case(turn="china", treasury={"china": 11}, control={**besieged, "kansu": "japan"})
    assert lost.treasury("china") == 11


@pytest.mark.rule("P40-AMP-14", "P40-AMP-15")
@pytest.mark.parametrize(("load", "ships"), [("transport[infantry]", 1), ("transport[infantry,infantry]", 2)])
def test_ex_b26_shore_limit(load: str, ships: int) -> None:
    case = Case(
        turn="usa",
        phase="combat_move",
        units={
            "iwo_jima": {"japan": {"infantry": 5}},
            "sea17": {"usa": {load: 1, "battleship": 2, "cruiser": 1}},
        },
    )
    case.do("usa", "go sea17 transport assault=iwo_jima", "done")
    for _ in range(ships - 1):
        case.do("usa", "land transport infantry")
    if ships == 2:
        case.do("usa", "land transport infantry", "bombard battleship iwo_jima")
    dice = [6] * ships + [6] * ships + [1, 1, 1, 1, 1]
    case.do("usa", "bombard cruiser iwo_jima", dice=dice)  # the limit is reached: the battle begins
    assert sum(count for reason, count in rolled(case) if "bombard" in reason) == ships


@pytest.mark.rule("P40-AMP-24")
def test_ex_b27_amphibious_attack_that_loses_the_sea_battle() -> None:
    case = Case(
        phase="combat_move",
        control={"shan_state": "japan"},
        units={
            "sea36": {"japan": {"transport[infantry]": 1, "cruiser": 1}},
            "sea37": {"uk": {"battleship": 1}},
            "shan_state": {"japan": {"infantry": 3, "fighter": 1}},
            "malaya": {"uk": {"infantry": 4}},
        },
    )
    case.do("japan", "go sea36>sea37 transport cruiser assault=malaya")
    case.do("japan", "go shan_state>malaya infantry:3", "go shan_state>malaya fighter")
    case.do("japan", "done", dice=[6, 1])
    if case.step == "casualties":
        case.do("japan", "lose cruiser")
    case.do("japan", "retreat sea36", dice=[6, 6, 6, 6, 6, 6, 6, 6])
    assert case.units("sea36") == {"japan": {"transport[infantry]": 1}}
    assert case.waiting == ("japan",)
    assert "retreat shan_state" in case.legal("japan")
    assert strip(case, "attackers") == {"infantry": 3, "fighter": 1}


@pytest.mark.rule("P40-PUR-07", "P40-FAC-15", "P40-FAC-17")
@pytest.mark.parametrize(("damage", "ship"), [(2, "battleship"), (3, "battleship*")])
def test_ex_b28_repair_at_a_friends_base(damage: int, ship: str) -> None:
    case = Case(
        turn="usa",
        treasury={"usa": 20},
        facilities={"queensland": {"naval_base": damage}},
        units={"sea54": {"usa": {"battleship*": 1}}},
    )
    case.refuses("usa", "repair queensland naval_base")
    case.do("usa", "done")
    assert case.units("sea54") == {"usa": {ship: 1}}


@pytest.mark.rule("P40-POL-29", "P40-CNV-11")
def test_ex_b29_japan_raids_a_convoy_in_peace() -> None:
    parts: dict[str, Any] = {
        "round": 2,
        "turn": "anzac",
        "phase": "income",
        "war": ["china"],
        "treasury": {"anzac": 0},
        "units": {"sea54": {"japan": {"submarine": 1}}},
    }
    case = Case(**parts)
    case.do("japan", "disrupt sea54")
    assert all(case.at_war("japan", seat) for seat in ("usa", "uk", "anzac"))
    assert case.treasury("anzac") == 8
    for options in ({"japan_peace_convoy_raid": False}, {"politics": "errata"}):
        off = Case(**parts, options=options)
        assert off.treasury("anzac") == 10
        assert not off.at_war("japan", "anzac")


@pytest.mark.rule("P40-AIR-24", "P40-SCR-11", "P40-AMP-06")
def test_ex_b30_aircraft_waiting_for_a_scramble() -> None:
    def assault() -> Case:
        case = Case(
            turn="usa",
            phase="combat_move",
            units={
                "caroline_islands": {"japan": {"infantry": 1, "fighter": 2}},
                "sea32": {
                    "usa": {"cruiser": 1, "transport[infantry,infantry]": 1, "carrier[fighter,fighter]": 1}
                },
            },
        )
        case.do("usa", "go sea32>sea33 cruiser transport carrier assault=caroline_islands")
        return case.do("usa", "go sea32>sea33 fighter:2", "done")

    up = assault()
    up.do("japan", "scramble caroline_islands fighter 2", dice=[6, 6, 6, 6, 6])
    fire = rolled(up)
    assert sum(count for _, count in fire[:2]) == 3
    assert fire[2][1] == 2
    quiet = assault()
    quiet.do("japan", "done")
    quiet.do("usa", "land transport infantry", "land transport infantry")
    assert quiet.can("usa", "bombard cruiser caroline_islands")
    assert quiet.units("sea33")["usa"].get("fighter") == 2


@pytest.mark.rule("P40-AMP-34", "P40-MNF-04")
def test_ex_b31_idle_ships_in_the_launch_zone() -> None:
    case = Case(
        turn="usa",
        phase="combat_move",
        units={
            "caroline_islands": {"japan": {"infantry": 1, "fighter": 2}},
            "sea32": {"usa": {"transport[infantry,infantry]": 1, "cruiser": 1}},
            "sea33": {"usa": {"destroyer": 1}, "uk": {"destroyer": 1}},
        },
    )
    case.do("usa", "go sea32>sea33 cruiser transport assault=caroline_islands", "done")
    case.do("japan", "scramble caroline_islands fighter 2", dice=[6, 6, 6, 6])
    assert strip(case, "attackers") == {"destroyer": 1, "cruiser": 1, "transport": 1}
    assert case.units("sea33") == {"uk": {"destroyer": 1}}


@pytest.mark.rule("P40-CMV-28", "P40-BLZ-07")
def test_ex_b32_a_blitz_opens_no_road_for_others() -> None:
    case = Case(
        phase="combat_move",
        units={
            "jehol": {"japan": {"tank": 1, "infantry": 1, "mech_infantry": 2}},
            "suiyuan": {"china": {"infantry": 2}},
        },
    )
    case.do("japan", "go jehol>chahar>suiyuan tank mech_infantry")
    assert case.control("chahar") == "japan"
    case.refuses("japan", "go jehol>chahar>suiyuan mech_infantry")
    assert case.can("japan", "go jehol>chahar mech_infantry")
    assert case.can("japan", "go jehol>chahar infantry")


@pytest.mark.rule("P40-CAP-10", "P40-CAP-31")
def test_ex_b33_a_captured_base_and_a_friend() -> None:
    case = Case(
        turn="usa",
        phase="combat_move",
        units={
            "sea33": {
                "usa": {"transport[infantry]": 1, "destroyer": 1},
                "uk": {"battleship*": 1, "cruiser": 1},
            },
            "caroline_islands": {},
        },
    )
    case.do("usa", "go sea33 transport assault=caroline_islands", "done")
    assert case.control("caroline_islands") == "usa"
    case.refuses("usa", "go sea33>sea34>sea35>sea20 destroyer")
    later = Case(
        turn="uk",
        control={"caroline_islands": "usa"},
        units={"sea33": {"uk": {"battleship*": 1, "cruiser": 1}, "usa": {"destroyer": 1}}},
    )
    later.do("uk", "done", "done")
    assert later.units("sea33")["uk"] == {"battleship": 1, "cruiser": 1}
    assert later.can("uk", "go sea33>sea34>sea35>sea20 battleship cruiser")


@pytest.mark.rule("P40-MAP-13", "P40-MAP-27")
def test_ex_b34_a_former_neutral_nobody_controls() -> None:
    parts: dict[str, Any] = {
        "aligned": {"buyant_uhaa": "allies"},
        "units": {
            "buyant_uhaa": {"neutral": {"infantry": 1}},
            "chahar": {"usa": {"infantry": 1, "fighter": 1}},
        },
    }
    enter = Case(turn="usa", phase="noncombat_move", **parts)
    enter.do("usa", "go chahar>buyant_uhaa infantry")
    assert enter.control("buyant_uhaa") == "neutral"
    assert enter.can("usa", "go chahar>buyant_uhaa fighter")
    attack = Case(
        phase="combat_move",
        aligned={"buyant_uhaa": "allies"},
        units={
            "buyant_uhaa": {"neutral": {"infantry": 1}, "usa": {"infantry": 1}},
            "manchuria": {"japan": {"tank": 1, "infantry": 2}},
        },
    )
    attack.do("japan", "go manchuria>buyant_uhaa tank", "go manchuria>buyant_uhaa infantry:2")
    attack.do("japan", "done", dice=[1, 6, 6])
    assert attack.waiting == ("usa",)
    assert len(attack.legal("usa")) == 2
    attack.do("usa", "lose neutral:infantry", dice=[6, 6])
    assert strip(attack, "defenders") == {"infantry": 1}


@pytest.mark.rule("P40-KAM-14", "P40-KAM-15")
def test_ex_b35_kamikaze_against_a_friends_carrier() -> None:
    case = Case(
        turn="uk",
        phase="combat_move",
        flags={"kamikaze_open": 1},
        units={
            "sea36": {"uk": {"cruiser": 1}},
            "sea35": {"japan": {"submarine": 1}, "usa": {"carrier[fighter,anzac:fighter]": 1}},
        },
    )
    case.do("uk", "go sea36>sea35 cruiser", "done")
    case.do("japan", "kamikaze sea35 usa:carrier[fighter,anzac:fighter]")
    case.do("japan", "done", dice=[2])
    assert case.waiting == ("japan",)  # the submarine: strike or dive
    case.do("japan", "submerge 1")
    for seat in ("usa", "anzac"):
        if case.waiting == (seat,):
            case.do(seat, "land fighter philippines")
    assert case.units("philippines") == {"usa": {"fighter": 1}, "anzac": {"fighter": 1}}
    assert case.units("sea35")["usa"] == {"carrier*": 1}


@pytest.mark.rule("P40-GCB-37")
def test_ex_b36_submarine_and_transport_against_a_scrambled_fighter() -> None:
    case = Case(
        turn="usa",
        phase="combat_move",
        units={
            "caroline_islands": {"japan": {"fighter": 1}},
            "sea32": {"usa": {"submarine": 1, "transport[infantry,infantry]": 1}},
        },
    )
    case.do("usa", "go sea32>sea33 submarine transport assault=caroline_islands", "done")
    case.do("japan", "scramble caroline_islands fighter 1")
    case.do("usa", "submerge 0", dice=[5])  # the fighter fires at the transport; the submarine has no target
    assert "retreat sea32" in case.legal("usa")
    assert "press" in case.legal("usa")
    fixed = Case(
        turn="usa",
        phase="combat_move",
        units={
            "caroline_islands": {"japan": {"fighter": 1}},
            "sea33": {"usa": {"submarine": 1, "transport[infantry,infantry]": 1}},
        },
    )
    fixed.do("usa", "go sea33 transport assault=caroline_islands", "done")
    fixed.do("japan", "scramble caroline_islands fighter 1")
    assert fixed.units("sea33")["usa"] == {"submarine": 1}
    assert rolled(fixed) == []


@pytest.mark.rule("P40-CNV-11", "P40-POL-10")
def test_ex_b37_one_convoy_declaration_after_another() -> None:
    case = Case(
        round=2,
        phase="income",
        war=["china"],
        treasury={"japan": 0},
        units={"sea6": {"uk": {"cruiser": 1}, "anzac": {"destroyer": 1}, "usa": {"submarine": 1}}},
    )
    production = case.production("japan")
    case.do("uk", "disrupt sea6")
    assert case.at_war("japan", "uk")
    assert case.at_war("japan", "anzac")
    assert not case.at_war("japan", "usa")
    case.do("anzac", "disrupt sea6")
    assert case.treasury("japan") == production - 2


@pytest.mark.rule("P40-NCM-21")
def test_ex_b38_an_aa_gun_does_not_take_java() -> None:
    def landing(load: str) -> Case:
        case = Case(turn="uk", phase="noncombat_move", units={"sea42": {"uk": {load: 1}}})
        return case.do("uk", "go sea42 transport offload=java")

    assert landing("transport[aa_gun]").control("java") == "netherlands"
    assert landing("transport[aa_gun,infantry]").control("java") == "uk"


@pytest.mark.rule("P40-CBT-08", "P40-AMP-16")
def test_ex_b39_all_or_nothing_at_sea() -> None:
    def assault() -> Case:
        case = Case(
            turn="uk",
            phase="combat_move",
            control={"java": "japan"},
            units={
                "sea42": {"japan": {"submarine": 1, "transport": 1}},
                "sea41": {"uk": {"cruiser": 1, "transport[infantry]": 1}},
            },
        )
        return case.do("uk", "go sea41>sea42 cruiser transport assault=java", "done")

    ignore = assault()
    assert sorted(ignore.legal("uk")) == ["engage", "ignore"]
    ignore.do("uk", "ignore")
    assert ignore.control("java") == "uk"  # the infantry lands by itself: it is the only one
    assert ignore.units("sea42")["japan"] == {"submarine": 1, "transport": 1}
    engage = assault()
    engage.do("uk", "engage")
    assert strip(engage, "defenders") == {"submarine": 1, "transport": 1}


@pytest.mark.rule("P40-ERR-01", "P40-ERR-02", "P40-ERR-06", "P40-ERR-10")
def test_ex_b40_politics_by_the_errata() -> None:
    case = Case(base="start", phase="combat_move", options={"politics": "errata"})
    assert "declare uk anzac" in case.legal("japan")
    case.do("japan", "declare uk anzac")
    case.do("japan", "go sea33>sea34>sea45>sea42 transport load=caroline_islands:infantry assault=java")
    case.do("japan", "go formosa>sea37 fighter")
    assert not case.at_war("japan", "usa")
    us = Case(
        base="start",
        turn="usa",
        phase="combat_move",
        options={"politics": "errata"},
        war=["china", "uk", "anzac"],
        treasury={"usa": 0},
        flags={"us_provoked": 1},
    )
    peace = Case(
        base="start",
        turn="usa",
        phase="combat_move",
        options={"politics": "errata"},
        war=["china", "uk", "anzac"],
        treasury={"usa": 0},
        flags={"us_provoked": 1},
    )
    us.do("usa", "declare japan", "done", "done")
    peace.do("usa", "pass", "done", "done")
    assert us.treasury("usa") == 62
    assert peace.treasury("usa") == 22
