"""Case book of Pacific 1940, part B, first half: tricky cases that follow from the rules."""

from __future__ import annotations

import pytest

from tests.pacific_1940.helpers import Case, rolled


@pytest.mark.rule("P40-SCR-01", "P40-AMP-11", "P40-SCR-03", "P40-SCR-05")
def test_ex_b01_scramble_cancels_bombardment() -> None:
    case = Case(
        turn="usa",
        phase="combat_move",
        units={
            "caroline_islands": {"japan": {"fighter": 1, "infantry": 1, "aa_gun": 1}},
            "sea32": {"usa": {"battleship": 1, "transport[infantry,infantry]": 2}},
        },
    )
    case.do("usa", "go sea32>sea33 battleship transport:2 assault=caroline_islands", "done")
    assert case.waiting == ("japan",)
    case.do("japan", "scramble caroline_islands fighter 1", dice=[4, 6])
    assert [(reason.split(": ")[1], count) for reason, count in rolled(case)] == [
        ("battleship at 4", 1),
        ("fighter at 4", 1),
    ]
    case.do("usa", "land transport infantry", "land transport infantry", "land transport infantry")
    case.do("usa", "land transport infantry", dice=[1, 6, 6, 6, 6])
    assert case.control("caroline_islands") == "usa"
    assert not any("bombard" in reason for reason, _ in rolled(case))


@pytest.mark.rule("P40-SCR-05")
def test_ex_b01_a_surviving_scrambler_does_not_help_on_the_island() -> None:
    case = Case(
        turn="usa",
        phase="combat_move",
        units={
            "caroline_islands": {"japan": {"fighter": 1, "infantry": 1}},
            "jehol": {"usa": {"infantry": 1}},
            "sea32": {"usa": {"battleship": 1, "transport[infantry,infantry]": 2}},
        },
    )
    case.do("usa", "go sea32>sea33 battleship transport:2 assault=caroline_islands", "done")
    case.do("japan", "scramble caroline_islands fighter 1", dice=[6, 6])
    case.do("usa", "retreat sea32")
    assert case.units("caroline_islands") == {"japan": {"fighter": 1, "infantry": 1}}
    assert case.units("sea32")["usa"]["transport[infantry,infantry]"] == 2


@pytest.mark.rule("P40-KAM-12", "P40-KAM-13")
def test_ex_b02_kamikaze_that_misses_still_cancels_bombardment() -> None:
    case = Case(
        turn="usa",
        phase="combat_move",
        flags={"kamikaze_open": 1},
        units={
            "okinawa": {"japan": {"infantry": 1}},
            "sea18": {"usa": {"battleship": 1, "cruiser": 1, "transport[infantry,infantry]": 1}},
        },
    )
    case.do("usa", "go sea18>sea19 battleship cruiser transport assault=okinawa", "done")
    case.do("japan", "kamikaze sea19 usa:battleship")
    case.do("japan", "done", dice=[6])
    assert case.state.flags["kamikaze_left"] == 5
    case.do("usa", "land transport infantry", "land transport infantry", dice=[1, 6, 6])
    assert case.control("okinawa") == "usa"
    assert not any("bombard" in reason for reason, _ in rolled(case))


@pytest.mark.rule("P40-KAM-07", "P40-KAM-08", "P40-KAM-09", "P40-KAM-10", "P40-KAM-11")
def test_ex_b03_two_kamikazes_on_one_carrier() -> None:
    case = Case(
        turn="usa",
        phase="combat_move",
        flags={"kamikaze_open": 1},
        units={
            "sea18": {"usa": {"carrier[fighter,uk:fighter]": 1}},
            "sea19": {"japan": {"submarine": 1}},
            "sea20": {"usa": {"carrier": 1}},
        },
    )
    case.do("usa", "go sea18>sea19 carrier", "done")
    case.do("japan", "kamikaze sea19 usa:carrier 2")
    case.do("japan", "done", dice=[1, 2])
    assert "usa" not in case.units("sea19")
    lost = [(e.power, e.units) for e in case.events if type(e).__name__ == "Lost"]
    assert ("usa", "carrier") in lost
    assert ("uk", "fighter") in lost
    assert case.units("sea18") == {"usa": {"fighter": 1}}


@pytest.mark.rule("P40-CVS-11", "P40-SUB-13")
def test_ex_b04_submarine_hit_cannot_go_on_aircraft() -> None:
    case = Case(
        turn="usa",
        phase="combat_move",
        units={
            "sea16": {"usa": {"submarine": 3}},
            "sea6": {"japan": {"carrier[fighter,fighter]": 1}},
        },
    )
    case.do("usa", "go sea16>sea6 submarine:3", "done")
    case.do("usa", "submerge 0", dice=[1, 2, 6])
    case.do("usa", "stay")
    case.do("japan", "land fighter japan", "land fighter japan")
    assert case.units("sea6") == {"usa": {"submarine": 3}}
    assert case.units("japan") == {"japan": {"fighter": 2}}


@pytest.mark.rule("P40-SUB-14", "P40-DST-03")
def test_ex_b05_air_hits_and_a_destroyer() -> None:
    case = Case(
        turn="usa",
        phase="combat_move",
        units={
            "midway": {"usa": {"fighter": 2}},
            "sea26": {"usa": {"destroyer": 1}},
            "sea25": {"japan": {"submarine": 2}},
        },
    )
    case.do("usa", "go sea26>sea25 destroyer", "go midway>sea25 fighter:2")
    case.do("usa", "done", dice=[3, 3, 5, 6, 6])
    assert case.units("sea25") == {"usa": {"destroyer": 1, "fighter": 2}}


@pytest.mark.rule("P40-GCB-32")
def test_ex_b06_class_wise_assignment() -> None:
    case = Case(
        turn="usa",
        phase="combat_move",
        units={
            "midway": {"usa": {"fighter": 2}},
            "sea26": {"usa": {"submarine": 1}},
            "sea25": {"japan": {"carrier[fighter,fighter]": 1, "submarine": 1, "transport": 1}},
        },
    )
    case.do("usa", "go sea26>sea25 submarine", "go midway>sea25 fighter:2", "done")
    case.do("usa", "submerge 0")
    case.do("japan", "submerge 0", dice=[2])
    assert {a.split()[1].split("~")[0] for a in case.legal("japan")} == {"carrier", "submarine"}
    case.do("japan", "lose carrier", dice=[6, 3, 3])
    assert {a.split()[1].split("~")[0] for a in case.legal("japan")} == {"carrier*", "fighter"}


@pytest.mark.rule("P40-CVS-13", "P40-NCM-04")
def test_ex_b07_defending_carrier_damaged() -> None:
    case = Case(
        phase="combat_move",
        units={
            "sea26": {"usa": {"carrier[fighter,fighter]": 1}},
            "sea25": {"japan": {"cruiser": 2}},
        },
    )
    case.do("japan", "go sea25>sea26 cruiser:2")
    case.do("japan", "done", dice=[1, 6])
    case.do("usa", "lose carrier", dice=[6, 6, 6])
    case.do("japan", "retreat sea25")
    # not back on the damaged deck: the island is the only place, so nobody is asked
    assert case.step == "noncombat_move"
    assert case.units("hawaiian_islands") == {"usa": {"fighter": 2}}
    assert case.units("sea26") == {"usa": {"carrier*": 1}}


@pytest.mark.rule("P40-AIR-06", "P40-NCM-12")
def test_ex_b08_landing_on_a_carrier_not_yet_built() -> None:
    def attack(bought: int) -> Case:
        case = Case(
            phase="combat_move",
            pool={"japan": {"carrier": bought}} if bought else {},
            units={
                "sea25": {"japan": {"carrier[fighter,fighter]": 1, "carrier[fighter]": 1}},
                "sea26": {"usa": {"transport": 1}},
                "sea18": {"usa": {"destroyer": 1}},
                "sea6": {"usa": {"submarine": 1, "cruiser": 1}},
            },
        )
        # the carriers go the other way; from sea zone 25 to 18 is three spaces: one is left, no land is near
        return case.do("japan", "go sea25>sea26 carrier:2")

    attack(0).refuses("japan", "go sea25>sea18 fighter", "P40-AIR-10")
    built = attack(1)
    assert built.can("japan", "go sea25>sea18 fighter:2")  # sea zone 6 is hostile, which does not matter
    built.refuses("japan", "go sea25>sea18 fighter:3")  # two slots for three aircraft
    built.do("japan", "go sea25>sea18 fighter:2")
    built.refuses("japan", "go sea25>sea18 fighter", "P40-AIR-10")
    built.do("japan", "done")
    built.do(
        "japan", "fight sea18", dice=[3, 6, 6]
    )  # one fighter hits, the destroyer misses; 26 goes by itself
    built.do("japan", "go sea18>sea6 fighter:2")
    built.do("japan", "go sea25>iwo_jima fighter", "done")
    assert built.units("sea6")["japan"] == {"carrier[fighter,fighter]": 1}


@pytest.mark.rule("P40-TAC-03", "P40-TAC-04", "P40-TAC-05")
def test_ex_b09_tactical_bomber_pairs() -> None:
    case = Case(
        phase="combat_move",
        units={
            "jehol": {"japan": {"tank": 1, "tactical_bomber": 3, "fighter": 1}},
            "chahar": {"china": {"infantry": 6}},
        },
    )
    case.do("japan", "go jehol>chahar tank", "go jehol>chahar tactical_bomber:3", "go jehol>chahar fighter")
    case.do("japan", "done", dice=[6] * 5 + [1, 6, 6, 6, 6, 6])
    values = [(reason[-1], count) for reason, count in rolled(case)[:2]]
    assert values == [("4", 2), ("3", 3)]
    case.do("japan", "lose fighter")
    before = len(rolled(case))
    case.do("japan", "press", dice=[6] * 4 + [6] * 6)
    assert [(reason[-1], count) for reason, count in rolled(case)[before : before + 2]] == [
        ("4", 1),
        ("3", 3),
    ]


@pytest.mark.rule("P40-AMP-26", "P40-AMP-27", "P40-AMP-28", "P40-AMP-29")
def test_ex_b10_partial_retreat_in_an_assault() -> None:
    case = Case(
        turn="uk",
        phase="combat_move",
        units={
            "sea37": {"uk": {"transport[infantry,infantry]": 1}},
            "shan_state": {"uk": {"infantry": 2, "fighter": 1}},
            "siam": {"japan": {"infantry": 3}},
        },
    )
    case.do("uk", "go sea37 transport assault=siam", "go shan_state>siam infantry:2")
    case.do("uk", "go shan_state>siam fighter", "done", "land transport infantry")
    case.do("uk", "land transport infantry", dice=[6, 6, 6, 6, 6, 2, 6, 6])
    case.do("uk", "lose infantry~seaborne")
    assert sorted(case.legal("uk")) == ["press", "withdraw shan_state"]
    case.do("uk", "withdraw shan_state", dice=[6, 2, 6, 6])  # the last seaborne infantry fights on and falls
    assert case.units("shan_state") == {"uk": {"infantry": 2}}
    assert case.units("siam") == {"japan": {"infantry": 3}, "uk": {"fighter": 1}}


@pytest.mark.rule("P40-SBR-06", "P40-SBR-07", "P40-SBR-08", "P40-SBR-09", "P40-SBR-10", "P40-SBR-11")
@pytest.mark.rule("P40-SBR-12", "P40-SBR-13", "P40-SBR-15", "P40-SBR-16", "P40-SBR-17", "P40-SBR-22")
def test_ex_b11_full_raid() -> None:
    case = Case(
        phase="combat_move",
        control={"burma": "japan"},
        units={
            "burma": {"japan": {"strategic_bomber": 3, "fighter": 2}},
            "india": {"uk": {"fighter": 3, "aa_gun": 1}},
        },
    )
    case.do(
        "japan", "go burma>india strategic_bomber:3 as=raid", "go burma>india fighter:2 as=escort", "done"
    )
    case.do("uk", "intercept 2", dice=[1, 4, 2, 2])
    case.do("japan", "lose fighter")
    case.do("japan", "lose strategic_bomber")
    case.do("japan", "bomb complex")
    case.do("japan", "bomb naval_base", dice=[3, 1, 5])
    assert case.facilities("india") == (0, 0, 2, 5)
    japan = case.units("india")["japan"]
    assert japan == {"strategic_bomber": 1, "fighter": 1}
    assert case.units("india")["uk"]["fighter"] == 2
    assert len(rolled(case)) == 5


@pytest.mark.rule("P40-CHN-05", "P40-CHN-26")
def test_ex_b12_liberated_chinese_territory() -> None:
    case = Case(
        turn="usa",
        phase="combat_move",
        control={"anhwe": "china"},
        facilities={"kiangsu": {"complex": "minor", "airbase": 0}},
        units={"anhwe": {"usa": {"infantry": 1}}},
    )
    case.do("usa", "go anhwe>kiangsu infantry", "done")
    assert case.control("kiangsu") == "china"
    assert case.facilities("kiangsu") == (0, -1, 0, 0)


@pytest.mark.rule("P40-CNV-04", "P40-CNV-05", "P40-CNV-06", "P40-CNV-10")
@pytest.mark.parametrize(("submarines", "loss"), [(2, 7), (5, 11)])
def test_ex_b13_convoy_cap_with_several_raiders(submarines: int, loss: int) -> None:
    case = Case(
        phase="income",
        treasury={"japan": 0},
        units={
            "sea6": {
                "usa": {"submarine": submarines, "destroyer": 1, "transport": 1},
                "anzac": {"submarine": 1},
            }
        },
    )
    production = case.production("japan")
    case.do("usa", "disrupt sea6")
    case.do("anzac", "disrupt sea6")
    assert case.treasury("japan") == production - loss


@pytest.mark.rule("P40-CNV-02")
def test_ex_b14_convoy_both_sides_next_to_one_zone() -> None:
    units = {"sea20": {"japan": {"cruiser": 1}, "uk": {"submarine": 1}}}
    japan = Case(phase="income", treasury={"japan": 0}, units=units)
    production = japan.production("japan")
    japan.do("uk", "disrupt sea20")
    assert japan.treasury("japan") == production - 2
    uk = Case(turn="uk", phase="income", treasury={"uk": 0}, units=units)
    production = uk.production("uk")
    uk.do("japan", "disrupt sea20")
    assert uk.treasury("uk") == production + 5 - 1


@pytest.mark.rule("P40-MOB-04", "P40-MOB-05", "P40-MOB-06")
@pytest.mark.parametrize(
    ("size", "damage", "most"), [("major", 7, 3), ("major", 10, 0), ("minor", 2, 1), ("major", 3, 7)]
)
def test_ex_b15_damaged_complex_output(size: str, damage: int, most: int) -> None:
    case = Case(
        phase="mobilize",
        treasury={"japan": 0},
        facilities={"japan": {"complex": size, "complex_damage": damage}},
        pool={"japan": {"infantry": 10}},
    )
    # only one place and one kind of unit: nothing to ask
    assert case.units("japan").get("japan", {}).get("infantry", 0) == most


def test_ex_b15_repair_counts_this_very_turn() -> None:
    case = Case(
        treasury={"japan": 34},
        facilities={"japan": {"complex": "major", "complex_damage": 7}},
    )
    case.do("japan", "repair japan complex 4", "buy infantry:10", "done", "done", "done")
    assert case.units("japan")["japan"]["infantry"] == 7


@pytest.mark.rule("P40-CAP-10")
def test_ex_b16_captured_naval_base() -> None:
    case = Case(
        phase="combat_move",
        units={
            "sea34": {"japan": {"transport[infantry]": 1}},
            "sea35": {"japan": {"destroyer": 1, "carrier*": 1}},
        },
    )
    case.do("japan", "go sea34>sea35 transport assault=philippines", "done")
    assert case.control("philippines") == "japan"
    case.refuses("japan", "go sea35>sea20>sea19>sea18 destroyer")
    assert case.can("japan", "go sea35>sea20>sea19 destroyer")
    later = Case(
        control={"philippines": "japan"},
        units={"sea35": {"japan": {"destroyer": 1, "carrier*": 1}}},
    )
    later.do("japan", "done", "done")
    assert later.units("sea35")["japan"] == {"destroyer": 1, "carrier": 1}
    assert later.can("japan", "go sea35>sea20>sea19>sea18 destroyer")


@pytest.mark.rule("P40-SUB-10", "P40-SUB-11", "P40-SUB-12", "P40-SUB-18")
def test_ex_b17_transports_past_a_submarine() -> None:
    units = {
        "sea26": {"usa": {"transport[infantry]": 2, "destroyer": 1}},
        "sea30": {"japan": {"submarine": 1}, "usa": {"transport": 1}},
    }
    case = Case(
        turn="usa", phase="noncombat_move", units=units, facilities={"hawaiian_islands": {"naval_base": None}}
    )
    case.do("usa", "go sea26>sea30>sea49 transport:2")
    assert case.waiting == ("japan",)
    case.do("japan", "fire 1", dice=[2])
    assert case.waiting == ("usa",)
    case.do("usa", "step sea49", "halt")
    assert case.units("sea49") == {"usa": {"transport[infantry]": 1}}
    escorted = Case(turn="usa", phase="noncombat_move", units=units)
    escorted.do("usa", "go sea26>sea30>sea49 transport:2 destroyer")
    assert escorted.waiting == ("usa",)
    leaving = Case(turn="usa", phase="noncombat_move", units=units)
    leaving.do("usa", "go sea30>sea49 transport")
    assert leaving.waiting == ("usa",)


@pytest.mark.rule("P40-CAP-14")
def test_ex_b18_dutch_territory_recaptured() -> None:
    case = Case(
        turn="anzac",
        phase="combat_move",
        round=5,
        control={"java": "japan"},
        units={"sea42": {"anzac": {"transport[infantry]": 1}}},
    )
    case.do("anzac", "go sea42 transport assault=java", "done")
    assert case.control("java") == "anzac"


@pytest.mark.rule("P40-VIC-01", "P40-VIC-03")
def test_ex_b19_victory_timing() -> None:
    six = {"philippines": "japan", "kwangtung": "japan", "india": "japan", "hawaiian_islands": "japan"}
    held = Case(turn="anzac", phase="income", control=six)
    while held.state.outcome is None and held.state.round == 1:
        held.do(held.waiting[0], held.legal(held.waiting[0])[-1])
    assert held.state.outcome is not None
    assert held.state.outcome.winners == ("japan",)
    japan = Case(phase="income", control=six)
    assert japan.state.outcome is None
    lost = Case(turn="anzac", phase="income", control={**six, "hawaiian_islands": "usa"})
    assert lost.state.outcome is None
    assert lost.state.round == 2
