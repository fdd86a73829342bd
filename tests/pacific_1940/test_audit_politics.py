"""War and peace as players meet them: declarations and acts of war, in play."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.kernel.refusal import Fault
from tests.pacific_1940.helpers import Case
from tests.pacific_1940.phases import COMMONWEALTH, PEACE, enemies, landing, moving
from tests.pacific_1940.turns import finish

# -- what a position leaves unsaid ---------------------------------------------------------------------


@pytest.mark.rule("P40-POL-22")
@pytest.mark.parametrize("named", ["uk", "anzac"])
def test_a_position_never_parts_the_commonwealth(named: str) -> None:
    assert enemies(Case(war=["china", named])) == {"china", "uk", "anzac"}


@pytest.mark.rule("P40-POL-01")
def test_a_position_never_makes_peace_in_china() -> None:
    assert enemies(Case(war=["usa"])) == {"china", "usa"}
    assert enemies(Case(base="start")) == {"china"}


# -- Japan ---------------------------------------------------------------------------------------------


@pytest.mark.rule("P40-POL-02", "P40-POL-12")
def test_a_japanese_attack_on_china_provokes_nobody() -> None:
    units = {"kwangsi": {"japan": {"infantry": 2}}, "hunan": {"china": {"infantry": 1}}}
    case = moving("japan", units=units)
    case.do("japan", "go kwangsi>hunan infantry:2", "done", dice=[1, 6, 6])
    assert case.control("hunan") == "japan"
    assert enemies(case) == {"china"}


@pytest.mark.rule("P40-POL-03", "P40-POL-32", "P40-POL-28")
def test_japan_takes_french_land_without_a_war() -> None:
    units = {
        "kwangsi": {"japan": {"infantry": 1}},
        "sea53": {"japan": {"transport[infantry]": 1}},
    }
    case = moving("japan", units=units)
    case.do("japan", "pass", "go sea53 transport assault=new_hebrides")
    case.do("japan", "go kwangsi>french_indo_china infantry", "done")
    assert (case.control("french_indo_china"), case.control("new_hebrides")) == ("japan", "japan")
    assert enemies(case) == {"china"}


@pytest.mark.rule("P40-POL-03")
@pytest.mark.parametrize("guest", ["infantry", "fighter", "aa_gun"])
def test_an_ally_in_french_land_closes_it_to_japan_at_peace(guest: str) -> None:
    units = {"kwangsi": {"japan": {"infantry": 2}}, "french_indo_china": {"uk": {guest: 1}}}
    case = moving("japan", units=units)
    refusal = case.refuses("japan", "go kwangsi>french_indo_china infantry", "P40-POL-03")
    assert refusal.ids == ("french_indo_china",)
    case.do("japan", "declare all")
    assert case.can("japan", "go kwangsi>french_indo_china infantry")


@pytest.mark.rule("P40-POL-03", "P40-POL-04")
def test_french_land_the_british_took_is_british() -> None:
    case = moving("japan", control={"french_indo_china": "uk"}, units={"kwangsi": {"japan": {"infantry": 1}}})
    case.refuses("japan", "go kwangsi>french_indo_china infantry", "P40-POL-26")


TARGETS = {
    "go kwangsi>kwangtung infantry": "british land",
    "go sea6>sea18>sea21>sea35 destroyer": "american ships",
    "go formosa>sea35 fighter": "american ships from the air",
    "go kiangsu>kwangtung fighter": "british land from the air",
    "go siam>shan_state infantry": "empty british land",
    "go sea33>sea34>sea45 transport load=caroline_islands:infantry assault=dutch_new_guinea": "dutch land",
    "go sea33>sea47 destroyer": "an ANZAC submarine",
}


@pytest.mark.rule("P40-POL-04", "P40-POL-23", "P40-POL-26")
@pytest.mark.parametrize("move", TARGETS, ids=list(TARGETS.values()))
def test_western_targets_need_the_declaration_first(move: str) -> None:
    case = Case(base="start", phase="combat_move")
    refusal = case.refuses("japan", move, "P40-POL-26")
    assert refusal.fault is Fault.ILLEGAL
    case.do("japan", "declare all", move)
    assert enemies(case) == {"usa", "china", "uk", "anzac"}


@pytest.mark.rule("P40-POL-04", "P40-POL-23")
def test_american_land_is_no_target_in_peace() -> None:
    case = Case(base="start", phase="combat_move")
    case.refuses("japan", "go formosa>philippines fighter", "P40-POL-26")
    case.do("japan", "declare all")
    case.refuses("japan", "go formosa>philippines fighter", "P40-AIR-10")  # now only the way back is missing


@pytest.mark.rule("P40-POL-26")
def test_the_declaration_binds_although_no_attack_follows() -> None:
    case = Case(base="start", phase="combat_move")
    case.do("japan", "declare all", "done", "done")
    assert enemies(case) == {"usa", "china", "uk", "anzac"}


@pytest.mark.rule("P40-POL-26")
def test_who_passes_declares_nothing_later_in_the_phase() -> None:
    case = Case(base="start", phase="combat_move")
    case.do("japan", "pass")
    case.refuses("japan", "declare all", "P40-POL-26")


@pytest.mark.rule("P40-POL-26")
def test_a_declaration_on_nobody_known_is_malformed() -> None:
    case = Case(base="start", phase="combat_move")
    assert case.refuses("japan", "declare germany").fault is Fault.MALFORMED
    assert case.refuses("japan", "declare usa", "P40-POL-26").fault is Fault.ILLEGAL
    assert case.refuses("uk", "declare japan").fault is Fault.STALE


@pytest.mark.rule("P40-POL-24")
def test_nobody_declares_war_twice() -> None:
    case = Case(turn="japan", phase="combat_move", units={"japan": {"japan": {"infantry": 1}}})
    assert case.step == "combat_move"
    case.refuses("japan", "declare all", "P40-POL-24")
    case = Case(turn="china", phase="combat_move")
    case.refuses("china", "declare japan", "P40-POL-24")


# -- Japan after a war the Commonwealth began (case 52) ------------------------------------------------


def shared_zone() -> Case:
    units = {
        "sea37": {"japan": {"cruiser": 1, "submarine": 1}, "uk": {"destroyer": 1}},
        "siam": {"japan": {"infantry": 2}},
        "kwangsi": {"japan": {"infantry": 2}},
    }
    return moving("japan", COMMONWEALTH, units=units)


@pytest.mark.rule("P40-POL-33", "P40-POL-26")
def test_without_its_declaration_japan_only_defends_against_the_commonwealth() -> None:
    case = shared_zone()
    assert case.legal("japan") == ["declare all", "pass"]
    case.do("japan", "pass")
    case.refuses("japan", "go siam>shan_state infantry:2", "P40-POL-26")
    case.refuses("japan", "attack sea37", "P40-POL-26")
    case.do("japan", "go sea37>sea36 cruiser submarine", "done")
    assert case.step == "noncombat_move"  # no dice were thrown in sea zone 37
    assert enemies(case) == {"china", "uk", "anzac"}


@pytest.mark.rule("P40-POL-33", "P40-HSZ-05", "P40-HSZ-07", "P40-HSZ-09")
def test_its_ships_must_leave_the_hostile_zone_every_one_of_them() -> None:
    case = shared_zone()
    assert "must leave sea zone 37" in case.game.prompt(case.state, "japan")
    case.do("japan", "pass")
    assert "must leave sea zone 37" in case.game.prompt(case.state, "japan")
    case.refuses("japan", "done", "P40-HSZ-09")
    case.do("japan", "go sea37>sea36 cruiser")
    case.refuses("japan", "done", "P40-HSZ-09")  # a submarine hides from nobody either
    case.do("japan", "go sea37>sea36 submarine", "done")
    assert case.units("sea36") == {"japan": {"cruiser": 1, "submarine": 1}}
    case.refuses("japan", "go sea36>sea35 cruiser", "P40-NCM-01")


@pytest.mark.rule("P40-HSZ-02", "P40-HSZ-03", "P40-HSZ-09", "P40-TRN-15")
def test_a_transport_beside_an_american_destroyer_does_not_just_stay() -> None:
    units = {
        "sea6": {"japan": {"destroyer": 1, "transport": 1}, "usa": {"destroyer": 1}},
        "japan": {"japan": {"infantry": 1}},
    }
    case = moving("japan", ["china", "usa"], units=units).do("japan", "pass")
    case.refuses("japan", "done", "P40-HSZ-09")
    case.do("japan", "go sea6>sea5 destroyer transport", "done")
    case.refuses("japan", "go sea5 transport load=japan:infantry", "P40-NCM-01")
    fight = moving("japan", ["china", "usa"], units=units).do("japan", "declare all")
    fight.do("japan", "done", dice=[1, 6])  # who stays fights
    assert fight.units("sea6") == {"japan": {"destroyer": 1, "transport": 1}}


@pytest.mark.rule("P40-HSZ-08")
def test_submarines_and_transports_drive_nobody_out() -> None:
    units = {"sea6": {"japan": {"destroyer": 1}, "usa": {"submarine": 1, "transport": 1}}}
    case = moving("japan", ["china", "usa"], units=units).do("japan", "pass", "done")
    assert case.units("sea6")["japan"] == {"destroyer": 1}


@pytest.mark.rule("P40-HSZ-02", "P40-HSZ-05")
def test_who_cannot_get_away_has_to_fight() -> None:
    board = moving("japan").war.board
    ring = {zone: {"usa": {"destroyer": 1}} for zone in map(board.space_ids.__getitem__, board.sea_near[
        board.space_of["sea6"]])}  # fmt: skip
    units = {"sea6": {"japan": {"destroyer": 1}, "usa": {"destroyer": 1}}, **ring}
    case = moving("japan", ["china", "usa"], units=units)
    assert case.legal("japan") == ["declare all"]
    case.refuses("japan", "pass", "P40-HSZ-02")


@pytest.mark.rule("P40-HSZ-05", "P40-AIR-12", "P40-AIR-11")
def test_a_carrier_that_must_leave_serves_aircraft_where_it_can_go() -> None:
    units = {
        "sea25": {"japan": {"carrier[fighter]": 1}, "usa": {"destroyer": 1}},
    }
    case = moving("japan", ["china", "usa"], units=units).do("japan", "pass")
    case.refuses("japan", "done", "P40-HSZ-09")
    way = next(line for line in case.legal("japan") if line == "move sea25 sea")
    case.do("japan", way, "take carrier[fighter] 1")
    assert "step sea26" in case.legal("japan")
    case.do("japan", "step sea26", "halt", "done", "go sea25>sea26 fighter", "done")
    assert case.units("sea26")["japan"] == {"carrier[fighter]": 1}


@pytest.mark.rule("P40-POL-33", "P40-POL-16")
def test_with_it_they_fight_and_the_americans_come_in() -> None:
    case = shared_zone()
    case.do("japan", "declare all", "done", dice=[3, 6, 6])
    assert case.units("sea37") == {"japan": {"cruiser": 1, "submarine": 1}}
    assert case.at_war("japan", "usa")


@pytest.mark.rule("P40-POL-33")
def test_it_goes_on_fighting_china() -> None:
    case = shared_zone()
    case.do("japan", "pass", "go sea37>sea36 cruiser submarine", "go kwangsi>hunan infantry:2", "done")
    assert case.control("hunan") == "japan"


@pytest.mark.rule("P40-POL-33", "P40-POL-23")
def test_an_assault_on_china_passes_british_submarines_by() -> None:
    units = {
        "sea36": {"japan": {"transport[infantry]": 1, "destroyer": 1}, "uk": {"submarine": 1}},
        "kwangsi": {"china": {"infantry": 1}},
    }
    case = moving("japan", COMMONWEALTH, control={"kwangsi": "china"}, units=units)
    case.do("japan", "pass", "go sea36 transport assault=kwangsi", "done", dice=[1, 6])
    assert case.control("kwangsi") == "japan"  # nobody asked about the submarine
    case = moving("japan", COMMONWEALTH, control={"kwangsi": "china"}, units=units)
    case.do("japan", "declare all", "go sea36 transport assault=kwangsi", "done")
    assert case.legal("japan") == ["engage", "ignore"]


@pytest.mark.rule("P40-POL-33", "P40-POL-23")
def test_no_assault_starts_beside_a_british_warship_japan_may_not_attack() -> None:
    units = {"sea36": {"japan": {"transport[infantry]": 1, "cruiser": 1}, "uk": {"destroyer": 1}}}
    case = moving("japan", COMMONWEALTH, control={"kwangsi": "china"}, units=units)
    case.do("japan", "pass")
    assert not case.can("japan", "go sea36 transport assault=kwangsi")


@pytest.mark.rule("P40-POL-29", "P40-POL-33")
def test_a_raid_on_the_british_convoys_brings_in_the_americans() -> None:
    case = Case(
        turn="uk", phase="income", war=COMMONWEALTH, treasury={"uk": 0},
        units={"sea39": {"japan": {"submarine": 1}}},
    )  # fmt: skip
    assert case.legal("japan") == ["disrupt sea39", "spare sea39"]
    case.do("japan", "disrupt sea39")
    assert case.at_war("usa", "japan")
    assert case.treasury("uk") == 16 + 5 - 2


# -- the Commonwealth ----------------------------------------------------------------------------------


@pytest.mark.rule("P40-POL-09", "P40-POL-34", "P40-POL-12", "P40-POL-22")
def test_the_british_announce_their_attack() -> None:
    units = {
        "burma": {"uk": {"infantry": 2}},
        "shan_state": {"uk": {"infantry": 2}},
        "siam": {"japan": {"infantry": 1}},
    }
    case = moving("uk", units=units)
    assert case.legal("uk") == ["declare japan", "pass"]
    case.refuses("uk", "go shan_state>siam infantry:2", "P40-POL-34")
    case.do("uk", "declare japan", "go shan_state>siam infantry:2")
    assert enemies(case) == {"china", "uk", "anzac"}
    passed = moving("uk", units=units).do("uk", "pass")
    passed.refuses("uk", "declare japan", "P40-POL-34")
    passed.do("uk", "done", "done")
    assert enemies(passed) == {"china"}


@pytest.mark.rule("P40-POL-34", "P40-POL-23")
@pytest.mark.parametrize("move", ["go sea62>sea54 destroyer", "go queensland>sea54 fighter"])
def test_so_do_the_anzacs_at_sea_and_in_the_air(move: str) -> None:
    units = {
        "sea62": {"anzac": {"destroyer": 1}},
        "queensland": {"anzac": {"fighter": 1}},
        "sea54": {"japan": {"destroyer": 1}},
    }
    case = moving("anzac", units=units)
    case.refuses("anzac", move, "P40-POL-34")
    case.do("anzac", "declare japan", move)
    assert enemies(case) == {"china", "uk", "anzac"}


@pytest.mark.rule("P40-POL-11", "P40-POL-20", "P40-POL-34", "P40-CHN-15", "P40-POL-12")
@pytest.mark.parametrize(
    ("units", "move"),
    [
        ({"burma": {"uk": {"infantry": 1}}}, "go burma>yunnan infantry"),
        ({"burma": {"uk": {"fighter": 1}}}, "go burma>yunnan fighter"),
        ({"burma": {"uk": {"aa_gun": 1}}}, "go burma>yunnan aa_gun"),
    ],
)
def test_moving_into_china_is_an_act_of_war_when_it_happens(units: dict[str, Any], move: str) -> None:
    case = landing("uk", units=units)
    assert enemies(case) == {"china"}
    case.do("uk", move)
    assert enemies(case) == {"china", "uk", "anzac"}
    assert case.control("yunnan") == "china"


@pytest.mark.rule("P40-POL-11", "P40-POL-31")
def test_so_is_flying_over_it_but_nobody_flies_over_it_without_need() -> None:
    # from Burma the only way to Kwangtung in range leads over Yunnan and Kwangsi
    over = landing("uk", units={"burma": {"uk": {"fighter": 1}}})
    over.do("uk", "go burma>kwangtung fighter")
    assert enemies(over) == {"china", "uk", "anzac"}
    around = landing("uk", units={"malaya": {"uk": {"fighter": 1}}})
    around.do("uk", "go malaya>kwangtung fighter")  # sea zones 37, 36, 20
    assert enemies(around) == {"china"}


@pytest.mark.rule("P40-POL-11")
def test_british_units_in_kwangtung_and_burma_provoke_nobody() -> None:
    case = landing("uk", units={"india": {"uk": {"infantry": 1}}})
    case.do("uk", "go india>burma infantry")
    assert enemies(case) == {"china"}


@pytest.mark.rule("P40-POL-10", "P40-POL-12", "P40-POL-22")
def test_disrupting_japanese_convoys_is_one_too() -> None:
    case = Case(phase="income", war=PEACE, treasury={"japan": 0}, units={"sea6": {"anzac": {"submarine": 1}}})
    assert case.legal("anzac") == ["disrupt sea6", "spare sea6"]
    spared = case.game.apply(case.state, "anzac", "spare sea6")[0]
    assert case.game.describe(spared)["war"] == ["japan-china"]
    case.do("anzac", "disrupt sea6")
    assert enemies(case) == {"china", "uk", "anzac"}
    assert case.treasury("japan") == 26 - 2


@pytest.mark.rule("P40-POL-06", "P40-POL-07")
@pytest.mark.parametrize(
    ("power", "zone", "land"),
    [("uk", "sea42", "java"), ("anzac", "sea45", "dutch_new_guinea"), ("uk", "sea36", "french_indo_china")],
)
def test_dutch_and_french_land_is_taken_over_in_peace(power: str, zone: str, land: str) -> None:
    case = landing(power, units={zone: {power: {"transport[infantry]": 1}}})
    case.do(power, f"go {zone} transport offload={land}")
    assert case.control(land) == power
    assert enemies(case) == {"china"}


@pytest.mark.rule("P40-POL-06", "P40-POL-31")
def test_but_not_once_japan_has_it() -> None:
    case = landing("uk", control={"java": "japan"}, units={"sea42": {"uk": {"transport[infantry]": 1}}})
    case.refuses("uk", "go sea42 transport offload=java", "P40-POL-31")


@pytest.mark.rule("P40-POL-08")
def test_at_war_it_is_taken_over_or_recaptured() -> None:
    units = {"sea42": {"uk": {"transport[infantry]": 1}}}
    free = landing("uk", COMMONWEALTH, units=units)
    assert free.do("uk", "go sea42 transport offload=java").control("java") == "uk"
    taken = moving("uk", COMMONWEALTH, control={"java": "japan"}, units=units)
    assert taken.do("uk", "go sea42 transport assault=java", "done").control("java") == "uk"


@pytest.mark.rule("P40-POL-28", "P40-POL-06")
def test_new_hebrides_is_taken_over_like_indo_china() -> None:
    case = landing("anzac", units={"sea53": {"anzac": {"transport[infantry]": 1}}})
    assert case.do("anzac", "go sea53 transport offload=new_hebrides").control("new_hebrides") == "anzac"


# -- the United States ---------------------------------------------------------------------------------


@pytest.mark.rule("P40-POL-13", "P40-POL-23")
@pytest.mark.parametrize(
    "move",
    [
        "go philippines>sea20 fighter",
        "go philippines>formosa strategic_bomber",
        "go philippines>formosa strategic_bomber as=raid",
        "go sea35>sea20 destroyer",
        "go sea35>sea20 transport load=philippines:infantry assault=formosa",
    ],
)
def test_americans_at_peace_attack_nothing_japanese(move: str) -> None:
    units = {
        "philippines": {"usa": {"fighter": 1, "strategic_bomber": 1, "infantry": 1}},
        "sea35": {"usa": {"destroyer": 1, "transport": 1}},
        "sea20": {"japan": {"destroyer": 1}},
    }
    parts: dict[str, Any] = {"units": units, "facilities": {"formosa": {"airbase": 0}}}
    for wars in (PEACE, COMMONWEALTH):
        case = moving("usa", wars, **parts)
        assert case.step == "combat_move"  # the Americans are not asked for a declaration
        case.refuses("usa", move, "P40-POL-13")
    assert moving("usa", ["china", "usa"], **parts).can("usa", move)


@pytest.mark.rule("P40-POL-13")
def test_nor_do_they_declare_war() -> None:
    case = moving("usa", COMMONWEALTH)
    case.refuses("usa", "declare japan", "P40-POL-13")


@pytest.mark.rule("P40-POL-14")
@pytest.mark.parametrize(("wars", "income"), [(PEACE, 26), (["china", "usa"], 24)])
def test_american_submarines_spare_japanese_convoys_in_peace(wars: list[str], income: int) -> None:
    case = Case(phase="income", war=wars, treasury={"japan": 0}, units={"sea6": {"usa": {"submarine": 1}}})
    if "usa" in wars:
        case.do("usa", "disrupt sea6")
    assert case.treasury("japan") == income


@pytest.mark.rule("P40-POL-15", "P40-POL-20", "P40-POL-31")
def test_americans_at_peace_neither_enter_china_nor_fly_over_it() -> None:
    units = {"burma": {"usa": {"infantry": 1, "fighter": 1}}}
    for wars in (PEACE, COMMONWEALTH):
        case = landing("usa", wars, units=units)
        case.refuses("usa", "go burma>yunnan infantry", "P40-POL-15")
        case.refuses("usa", "go burma>yunnan fighter", "P40-POL-15")
        assert case.refuses("usa", "go burma>kwangtung fighter", "P40-POL-15").ids == ("yunnan",)
    war = landing("usa", ["china", "usa"], units=units)
    assert war.do("usa", "go burma>yunnan infantry", "go burma>kwangtung fighter").units("kwangtung") == {
        "usa": {"fighter": 1}
    }


@pytest.mark.rule("P40-POL-17", "P40-POL-18", "P40-POL-19", "P40-POL-27")
def test_the_third_american_turn() -> None:
    units = {"philippines": {"usa": {"fighter": 1}}, "sea20": {"japan": {"destroyer": 1}}}
    case = moving("usa", round=3, treasury={"usa": 0}, units=units)
    case.refuses("usa", "go philippines>sea20 fighter", "P40-POL-13")  # still at peace in that very turn
    finish(case, "usa")
    assert enemies(case) == {"china", "usa"}
    assert case.treasury("usa") == 17 + 5 + 40
    after = moving("usa", ["china", "usa"], round=4, units=units)
    assert after.can("usa", "go philippines>sea20 fighter")


@pytest.mark.rule("P40-POL-17")
def test_the_second_american_turn_changes_nothing() -> None:
    case = Case(base="start", round=2, turn="usa", phase="income", treasury={"usa": 0})
    assert enemies(case) == {"china"}
    assert case.treasury("usa") == 22


@pytest.mark.rule("P40-POL-16", "P40-POL-18", "P40-POL-19")
def test_provoked_in_round_one_the_americans_attack_and_earn_at_once() -> None:
    case = Case(base="start", phase="combat_move")
    case.do("japan", "declare all")
    finish(case, "japan")
    case.do("uk", "spare sea37")  # its battleship lies in a Japanese convoy zone
    assert case.state.active == case.war.power("usa")
    case.do("usa", "done")
    assert case.can("usa", "go philippines>formosa strategic_bomber")
    finish(case, "usa")
    assert case.treasury("usa") == 17 + 17 + 5 + 40


@pytest.mark.rule("P40-POL-30", "P40-GEN-11")
def test_americans_at_peace_use_british_land_decks_and_bases() -> None:
    units = {
        "philippines": {"usa": {"fighter": 2}},
        "sea43": {"uk": {"carrier": 1}},
        "sea37": {"usa": {"destroyer": 1, "transport[infantry]": 1}},
    }
    case = landing("usa", units=units)
    case.do("usa", "go philippines>sea43 fighter", "go philippines>borneo fighter")
    case.do("usa", "go sea37 transport offload=malaya")
    case.do("usa", "go sea37>sea36>sea35>sea34 destroyer")  # three zones from the naval base of Malaya
    assert case.units("borneo") == {"usa": {"fighter": 1}}
    assert case.units("malaya") == {"usa": {"infantry": 1}}
    case.do("usa", "done")
    assert case.units("sea43") == {"uk": {"carrier[usa:fighter]": 1}}


@pytest.mark.rule("P40-POL-30", "P40-MAP-26")
@pytest.mark.parametrize(("zone", "land"), [("sea42", "java"), ("sea36", "french_indo_china")])
def test_dutch_and_french_land_is_closed_to_them(zone: str, land: str) -> None:
    units = {zone: {"usa": {"transport[infantry]": 1, "carrier[fighter]": 1}}}
    case = landing("usa", units=units)
    case.refuses("usa", f"go {zone} transport offload={land}", "P40-POL-30")
    case.refuses("usa", f"go {zone}>{land} fighter", "P40-POL-30")
    war = landing("usa", ["china", "usa"], units=units)
    war.do("usa", f"go {zone} transport offload={land}", f"go {zone}>{land} fighter")
    assert war.control(land) in ("netherlands", "france")
