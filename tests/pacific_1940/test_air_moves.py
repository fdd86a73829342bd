"""Aircraft: range, where combat flights end, roles, noncombat flights."""

from __future__ import annotations

from typing import Any

import pytest

from tests.pacific_1940.helpers import Case

rule = pytest.mark.rule


def combat(turn: str, **parts: Any) -> Case:
    return Case(turn=turn, phase="combat_move", **parts)


def noncombat(turn: str, **parts: Any) -> Case:
    return Case(turn=turn, phase="noncombat_move", **parts)


def marks(case: Case, space: str, seat: str) -> set[str]:
    return set(case.units(space, marks=True).get(seat, {}))


SUB = {"japan": {"submarine": 1}}


# -- range -----------------------------------------------------------------------------------------


@rule("P40-AIR-01")
@rule("P40-AIR-02")
@rule("P40-AIR-03")
def test_ex_a32_counting_range() -> None:
    island = {"philippines": {"usa": {"infantry": 1}}}
    case = combat("japan", units={**island, "formosa": {"japan": {"fighter": 1}}})
    # zone, zone, island: three points of four, so there is no way back to Formosa
    case.refuses("japan", "go formosa>philippines fighter", "P40-AIR-10")
    case = combat("japan", units={**island, "sea20": {"japan": {"carrier[fighter]": 1}}})
    case.do("japan", "go sea20>philippines fighter")  # its own zone costs a carrier aircraft nothing
    assert "fighter~attacking2" in marks(case, "philippines", "japan")
    assert case.units("sea20") == {"japan": {"carrier": 1}}
    far = noncombat(
        "usa",
        units={"western_united_states": {"usa": {"fighter": 1}}},
        facilities={"western_united_states": {"airbase": 3}},
    )
    assert far.can("usa", "go western_united_states>hawaiian_islands fighter")  # four points exactly
    far.refuses("usa", "go western_united_states>midway fighter", "P40-AIR-04")


@rule("P40-AIR-04")
@rule("P40-AIR-01")
def test_out_of_range() -> None:
    case = combat(
        "japan",
        units={
            "kiangsu": {"japan": {"fighter": 1}},
            "india": {"uk": {"infantry": 1}},
            "hunan": {"china": {"infantry": 1}},
        },
    )
    case.refuses("japan", "go kiangsu>india fighter", "P40-AIR-04")


@rule("P40-AIR-07")
@rule("P40-AIR-10")
@rule("P40-AIR-05")
def test_ex_a15_over_enemy_land_and_no_way_back() -> None:
    case = combat(
        "japan",
        units={
            "kiangsu": {"japan": {"fighter": 1}},
            "kiangsi": {"japan": {"fighter": 1}},
            "szechwan": {"china": {"infantry": 1}},
            "hunan": {"china": {"infantry": 1}},
        },
    )
    case.refuses("japan", "go kiangsu>szechwan fighter", "P40-AIR-10")
    case.do("japan", "go kiangsi>hunan fighter")
    assert marks(case, "hunan", "japan") == {"fighter~attacking3"}
    # two enemy territories on the way, and one point more for the way back
    based = combat(
        "japan",
        facilities={"kiangsu": {"airbase": 0}},
        units={"kiangsu": {"japan": {"fighter": 1}}, "kweichow": {"china": {"infantry": 1}}},
    )
    based.do("japan", "go kiangsu>kweichow fighter")
    assert marks(based, "kweichow", "japan") == {"fighter~attacking3"}


@rule("P40-AIR-08")
@rule("P40-AIR-09")
@rule("P40-FAC-07")
@rule("P40-FAC-12")
@pytest.mark.parametrize(("damage", "fighter", "bomber"), [(0, 5, 7), (2, 5, 7), (3, 4, 6)])
def test_ex_a22_airbase_range(damage: int, fighter: int, bomber: int) -> None:
    case = combat(
        "japan",
        facilities={"japan": {"airbase": damage}},
        units={
            "japan": {"japan": {"fighter": 1, "tactical_bomber": 1, "strategic_bomber": 1}},
            "sea6": {"japan": {"carrier[fighter]": 1}},
            "sea16": {"usa": {"destroyer": 1}},
        },
    )
    case.do("japan", "go japan>sea16 fighter", "go japan>sea16 tactical_bomber")
    case.do("japan", "go japan>sea16 strategic_bomber", "go sea6>sea16 fighter")
    wanted = {
        f"fighter~attacking{fighter - 2}",
        f"tactical_bomber~attacking{fighter - 2}",
        f"strategic_bomber~attacking{bomber - 2}",
        "fighter~attacking3",  # from the carrier: four points, whatever stands in Japan
    }
    assert marks(case, "sea16", "japan") == wanted


@rule("P40-AIR-08")
@rule("P40-CAP-31")
@rule("P40-CAP-10")
def test_a_base_built_or_taken_this_turn_gives_no_range() -> None:
    def reach(**parts: Any) -> bool:
        case = noncombat("japan", units={"jehol": {"japan": {"fighter": 1}}}, **parts)
        return case.can("japan", "go jehol>siam fighter")  # five spaces

    assert not reach()
    assert reach(facilities={"jehol": {"airbase": 0}})
    assert not reach(
        facilities={"jehol": {"airbase": 0}}, this_turn={"facilities": {"jehol": {"airbase": None}}}
    )
    assert not reach(facilities={"jehol": {"airbase": 0}}, this_turn={"control": {"jehol": "china"}})


@rule("P40-CMV-08")
def test_carrier_aircraft_attack_in_their_own_zone_and_it_is_told() -> None:
    case = combat("usa", units={"sea29": {"usa": {"carrier[fighter]": 1}, **SUB}})
    case.do("usa", "move sea29 air", "take fighter 1", "fly sea29 attack")
    assert any(mark.startswith("fighter~attacking") for mark in marks(case, "sea29", "usa"))
    told = case.game.words(case.events[-1].sentence())
    assert told == "The United States sends up 1 fighter in sea zone 29"


@rule("P40-AIR-22")
def test_guns_do_not_fire_at_aircraft_passing_over() -> None:
    case = combat(
        "japan",
        facilities={"kiangsu": {"airbase": 0}},
        units={
            "kiangsu": {"japan": {"fighter": 1}},
            "anhwe": {"china": {"aa_gun": 1}},
            "kweichow": {"china": {"infantry": 1}},
        },
    )
    case.do("japan", "go kiangsu>kweichow fighter", dice=[])  # the short way leads over Anhwe
    path = next(e.path for e in reversed(case.events) if hasattr(e, "path"))
    assert path == ("kiangsu", "anhwe", "kweichow")
    assert case.units("kweichow")["japan"] == {"fighter": 1}


# -- closed air space ------------------------------------------------------------------------------


@rule("P40-MAP-15")
def test_neutrals_may_be_attacked_but_not_flown_over() -> None:
    case = combat(
        "japan",
        control={"chahar": "japan", "suiyuan": "japan"},
        units={"chahar": {"japan": {"fighter": 1}}, "kansu": {"china": {"infantry": 1}}},
    )
    case.do("japan", "move chahar air", "take fighter 1")
    flights = case.legal("japan")
    assert "fly central_mongolia attack" in flights
    assert "fly tsagaan_olom attack" in flights  # by way of Suiyuan
    assert "fly dzavhan attack" not in flights
    case.refuses("japan", "fly dzavhan attack", "P40-MAP-15")
    # once violated it is hostile land like any other
    later = combat(
        "japan",
        control={"chahar": "japan", "suiyuan": "japan"},
        aligned={"central_mongolia": "allies"},
        units={"chahar": {"japan": {"fighter": 1}}},
    )
    assert later.can("japan", "go chahar>dzavhan fighter")


@rule("P40-MAP-19")
@rule("P40-MAP-24")
def test_ex_b22_no_way_over_the_himalayas_or_the_soviet_union() -> None:
    case = noncombat("uk", units={"india": {"uk": {"fighter": 1}}})
    case.do("uk", "go india>szechwan fighter")
    path = next(e.path for e in reversed(case.events) if hasattr(e, "path"))
    assert path == ("india", "burma", "yunnan", "szechwan")
    case = noncombat("uk", units={"india": {"uk": {"fighter": 1}}})
    case.refuses("uk", "go india>himalayas fighter", "P40-MAP-24")
    north = noncombat("japan", units={"manchuria": {"japan": {"fighter": 1}}})
    north.refuses("japan", "go manchuria>amur fighter", "P40-MAP-19")


@rule("P40-CHN-12")
@rule("P40-CHN-13")
def test_ex_b21_flying_tigers() -> None:
    case = combat(
        "china",
        units={
            "szechwan": {"china": {"fighter": 1}},
            "kiangsi": {"japan": {"infantry": 1}},
            "siam": {"japan": {"infantry": 1}},
            "sea36": {"japan": {"transport": 1}},
        },
        control={"french_indo_china": "japan"},
    )
    for target in ("siam", "french_indo_china", "sea36"):
        case.refuses("china", f"go szechwan>{target} fighter", "P40-CHN-13")
    case.do("china", "go szechwan>kiangsi fighter")
    assert marks(case, "kiangsi", "china") == {"fighter~attacking1"}
    home = noncombat(
        "china",
        units={"yunnan": {"china": {"fighter": 1}}, "sea36": {"usa": {"carrier": 1}}},
    )
    home.refuses("china", "go yunnan>sea36 fighter", "P40-CHN-13")
    home.refuses("china", "go yunnan>india fighter", "P40-CHN-13")
    home.do("china", "go yunnan>burma fighter")
    assert home.units("burma") == {"china": {"fighter": 1}}


@rule("P40-POL-15")
@rule("P40-POL-31")
def test_americans_do_not_fly_over_china_in_peace() -> None:
    case = noncombat(
        "usa",
        war=["china"],
        units={"kwangtung": {"usa": {"fighter": 1}}, "philippines": {"usa": {"infantry": 1}}},
    )
    case.refuses("usa", "go kwangtung>hunan fighter", "P40-POL-15")
    # Burma is three away over China and five around it
    case.refuses("usa", "go kwangtung>burma fighter", "P40-POL-15")


@rule("P40-POL-31")
@rule("P40-POL-11")
def test_the_commonwealth_flies_round_china_if_it_can() -> None:
    def at_war(case: Case) -> bool:
        return bool(case.state.war[case.war.power("uk")] >> case.war.power("japan") & 1)

    case = noncombat("uk", war=["china"], units={"malaya": {"uk": {"fighter": 1}}})
    case.do("uk", "go malaya>kwangtung fighter")  # by sea zones 36 and 20, not over Kwangsi
    assert not at_war(case)
    over = noncombat("uk", war=["china"], units={"burma": {"uk": {"fighter": 1}}})
    over.do("uk", "go burma>kwangtung fighter")  # only over Yunnan and Kwangsi
    assert at_war(over)


@rule("P40-POL-31")
def test_japan_overflies_but_does_not_land_in_peace() -> None:
    case = noncombat("japan", war=["china"], units={"kwangsi": {"japan": {"fighter": 1}}})
    case.refuses("japan", "go kwangsi>kwangtung fighter", "P40-POL-31")
    over = noncombat(
        "japan",
        war=["china"],
        units={"siam": {"japan": {"fighter": 1}}},
        control={"french_indo_china": "uk"},
    )
    over.do("japan", "go siam>kwangsi fighter")  # over British Indo-China
    assert over.units("kwangsi") == {"japan": {"fighter": 1}}


# -- where combat flights end ----------------------------------------------------------------------


@rule("P40-AIR-24")
@rule("P40-AIR-20")
@rule("P40-CMV-08")
def test_combat_flights_end_in_a_fight() -> None:
    case = combat(
        "usa",
        units={
            "hawaiian_islands": {"usa": {"fighter": 2}},
            "sea26": {"usa": {"destroyer": 1}},
            "sea25": SUB,
        },
    )
    case.refuses("usa", "go hawaiian_islands>midway fighter", "P40-AIR-24")
    case.refuses("usa", "go hawaiian_islands>sea26 fighter", "P40-AIR-24")
    case.do("usa", "go hawaiian_islands>sea25 fighter:2")
    board = case.war.board
    assert case.state.attacks == (board.space_of["sea25"],)


@rule("P40-AIR-24")
@rule("P40-AMP-06")
def test_ex_b30_waiting_for_a_scramble_over_a_launch_zone() -> None:
    units = {
        "sea32": {"usa": {"cruiser": 1, "transport[infantry,infantry]": 1, "carrier[fighter,fighter]": 1}},
        "caroline_islands": {"japan": {"infantry": 1, "fighter": 2}},
    }
    case = combat("usa", units=units)
    case.refuses("usa", "go sea32>sea33 fighter:2", "P40-AIR-24")
    case.do("usa", "go sea32>sea33 cruiser transport assault=caroline_islands")
    case.do("usa", "go sea32>sea33 fighter:2")
    assert case.units("sea33")["usa"]["fighter"] == 2
    assert "fighter~attacking3" in marks(case, "sea33", "usa")
    assert case.state.attacks == ()


@rule("P40-AIR-24")
@rule("P40-CMV-28")
def test_no_flight_to_land_a_blitz_has_taken() -> None:
    case = combat(
        "japan",
        units={"jehol": {"japan": {"tank": 1, "fighter": 1}}, "suiyuan": {"china": {"infantry": 1}}},
    )
    assert case.can("japan", "go jehol>chahar fighter")
    case.do("japan", "go jehol>chahar>suiyuan tank")
    case.refuses("japan", "go jehol>chahar fighter", "P40-AIR-24")


@rule("P40-POL-26")
def test_no_air_attack_on_powers_at_peace() -> None:
    case = Case(base="start", turn="japan", phase="combat_move")
    case.refuses("japan", "go formosa>philippines fighter", "P40-POL-26")


@rule("P40-HSZ-02")
@rule("P40-CMV-24")
def test_carrier_aircraft_may_fight_over_their_own_zone() -> None:
    case = combat(
        "usa",
        units={"sea36": {"usa": {"carrier[fighter,fighter]": 1}, "japan": {"destroyer": 1}}},
    )
    case.do("usa", "move sea36 air", "take fighter 2", "fly sea36 attack")
    assert "fighter~attacking4" in marks(case, "sea36", "usa")
    assert case.state.attacks == ()  # the zone is hostile: everybody there fights anyway


# -- carriers --------------------------------------------------------------------------------------


@rule("P40-MNF-06")
def test_aircraft_launch_from_a_friends_carrier() -> None:
    case = combat(
        "usa",
        units={"sea26": {"uk": {"carrier[usa:fighter,fighter]": 1}}, "sea25": SUB},
    )
    case.do("usa", "go sea26>sea25 fighter")
    assert case.units("sea26") == {"uk": {"carrier[fighter]": 1}}
    assert marks(case, "sea25", "usa") == {"fighter~attacking3"}
    assert "move sea26 sea" not in case.legal("usa")


@rule("P40-CVS-07")
@rule("P40-CVS-08")
def test_nobody_takes_off_from_a_damaged_carrier() -> None:
    case = combat(
        "usa",
        units={
            "sea26": {"uk": {"carrier*[usa:fighter]": 1}},
            "sea25": SUB,
            "hawaiian_islands": {"usa": {"fighter": 1}},
        },
    )
    case.refuses("usa", "move sea26 air", "P40-CVS-07")


@rule("P40-CMV-24")
@rule("P40-CVS-06")
def test_aircraft_left_behind_may_still_attack_or_wait() -> None:
    case = combat(
        "usa",
        units={
            "sea26": {"usa": {"carrier[fighter,tactical_bomber]": 1}},
            "sea25": {"japan": {"destroyer": 1}},
        },
    )
    case.do("usa", "go sea26>sea25 carrier")
    assert {"fighter~aloft4", "tactical_bomber~aloft4"} <= marks(case, "sea26", "usa")
    case.do("usa", "go sea26>sea25 fighter")
    assert "fighter~attacking3" in marks(case, "sea25", "usa")
    assert marks(case, "sea26", "usa") == {"tactical_bomber~aloft4"}


# -- raids -----------------------------------------------------------------------------------------


def raid() -> Case:
    return combat(
        "japan",
        control={"burma": "japan"},
        units={
            "burma": {"japan": {"strategic_bomber": 2, "fighter": 2, "tactical_bomber": 1}},
            "india": {"uk": {"infantry": 1}},
            "yunnan": {"china": {"infantry": 1}},
            "sea38": {"japan": {"carrier[fighter]": 1}},
        },
    )


@rule("P40-SBR-01")
@rule("P40-SBR-02")
@rule("P40-SBR-03")
@rule("P40-FTR-03")
def test_bombers_raid_and_fighters_escort() -> None:
    case = raid()
    case.refuses("japan", "go burma>india fighter as=escort", "P40-SBR-04")
    case.refuses("japan", "go burma>india fighter as=raid", "P40-SBR-01")
    case.refuses("japan", "go burma>yunnan strategic_bomber as=raid", "P40-SBR-01")
    case.do("japan", "go burma>india strategic_bomber as=raid")
    case.refuses("japan", "go burma>india tactical_bomber as=escort", "P40-SBR-03")
    case.do("japan", "go burma>india fighter as=escort")
    assert marks(case, "india", "japan") == {"strategic_bomber~raiding5", "fighter~escorting3"}


@rule("P40-SBR-04")
@rule("P40-SBR-24")
def test_escorts_come_from_anywhere_even_from_carriers() -> None:
    case = raid().do("japan", "go burma>india strategic_bomber as=raid", "go sea38>india fighter as=escort")
    assert "fighter~escorting2" in marks(case, "india", "japan")


@rule("P40-SBR-25")
@rule("P40-SBR-21")
def test_each_bomber_is_given_to_the_raid_or_to_the_battle() -> None:
    case = raid().do("japan", "go burma>india strategic_bomber as=raid", "go burma>india strategic_bomber")
    assert marks(case, "india", "japan") == {"strategic_bomber~raiding5", "strategic_bomber~attacking5"}


# -- noncombat flights -----------------------------------------------------------------------------


@rule("P40-NCM-02")
@rule("P40-AIR-04")
def test_what_fought_flies_home_with_what_is_left() -> None:
    case = noncombat("japan", units={"hunan": {"japan": {"fighter~aloft2": 1}}})
    case.refuses("japan", "go hunan>siam fighter", "P40-AIR-04")
    case.refuses("japan", "done", "P40-NCM-20")
    case.do("japan", "go hunan>kiangsu fighter")
    assert marks(case, "kiangsu", "japan") == {"fighter~done"}
    assert "move kiangsu air" not in case.legal("japan")
    assert "done" in case.legal("japan")


@rule("P40-NCM-01")
def test_a_landed_aircraft_flies_no_more() -> None:
    case = noncombat(
        "japan", units={"kiangsu": {"japan": {"fighter": 1}}, "jehol": {"japan": {"infantry": 1}}}
    )
    case.do("japan", "go kiangsu>kiangsi fighter")
    case.refuses("japan", "move kiangsi air", "P40-NCM-01")


@rule("P40-NCM-10")
@rule("P40-NCM-16")
@rule("P40-AIR-16")
@rule("P40-AIR-17")
def test_landing_only_where_it_was_friendly_since_the_turn_began() -> None:
    case = noncombat(
        "japan",
        control={"hunan": "japan"},
        this_turn={"control": {"hunan": "china"}, "captured": ["hunan"]},
        units={"hunan": {"japan": {"fighter~aloft2": 1}}, "kiangsi": {"japan": {"fighter": 1}}},
    )
    case.refuses("japan", "go kiangsi>hunan fighter", "P40-NCM-16")
    case.refuses("japan", "go kiangsi>anhwe fighter", "P40-AIR-16")
    case.refuses("japan", "done", "P40-NCM-20")  # over captured land is not landed
    case.do("japan", "go hunan>kiangsi fighter", "done")
    assert case.units("kiangsi") == {"japan": {"fighter": 2}}


@rule("P40-NCM-22")
@rule("P40-MAP-26")
def test_dutch_land_is_open_to_the_commonwealth_even_when_just_taken_over() -> None:
    case = noncombat(
        "uk",
        control={"java": "uk"},
        this_turn={"control": {"java": "netherlands"}},
        units={"borneo": {"uk": {"fighter": 2}}},
    )
    case.do("uk", "go borneo>java fighter", "go borneo>celebes fighter")
    assert case.units("java") == {"uk": {"fighter": 1}}
    assert case.units("celebes") == {"uk": {"fighter": 1}}


@rule("P40-AIR-19")
@rule("P40-NCM-11")
@rule("P40-TAC-02")
@rule("P40-FTR-02")
def test_who_lands_on_carriers() -> None:
    case = noncombat(
        "usa",
        units={
            "sea26": {"usa": {"carrier[fighter]": 1}},
            "hawaiian_islands": {"usa": {"strategic_bomber": 1, "tactical_bomber": 3}},
        },
    )
    case.refuses("usa", "go hawaiian_islands>sea26 strategic_bomber", "P40-AIR-19")
    case.refuses("usa", "go hawaiian_islands>sea26 tactical_bomber:3")
    case.do("usa", "go hawaiian_islands>sea26 tactical_bomber")
    assert case.can("usa", "done")
    # a second one needs the fighter's place, and the fighter can make room
    case.do("usa", "go hawaiian_islands>sea26 tactical_bomber")
    case.refuses("usa", "done", "P40-NCM-20")
    case.do("usa", "go sea26>hawaiian_islands fighter", "done")
    assert case.units("sea26") == {"usa": {"carrier[tactical_bomber,tactical_bomber]": 1}}


@rule("P40-CVS-05")
def test_aircraft_taken_along_by_their_carrier_have_moved() -> None:
    case = noncombat(
        "usa", units={"sea26": {"usa": {"carrier[fighter]": 1}}, "midway": {"usa": {"fighter": 1}}}
    )
    case.do("usa", "go sea26>sea25 carrier")
    assert "move sea25 air" not in case.legal("usa")
    case.refuses("usa", "move sea25 air", "P40-CVS-05")
