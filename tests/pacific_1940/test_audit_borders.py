"""Closed borders, convoys and the errata of politics, as players meet them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.pacific_1940.helpers import Case
from tests.pacific_1940.phases import COMMONWEALTH, PEACE, enemies, landing, moving
from tests.pacific_1940.turns import finish

ERRATA = {"politics": "errata"}


# -- ships and borders in peace ------------------------------------------------------------------------


@pytest.mark.rule("P40-POL-21", "P40-MAP-05", "P40-MAP-06")
@pytest.mark.parametrize(("wars", "passes"), [(PEACE, True), (["china", "usa"], False)])
def test_foreign_warships_block_only_in_war(wars: list[str], passes: bool) -> None:
    units = {"sea26": {"usa": {"destroyer": 1}}, "sea25": {"japan": {"battleship": 1}}}
    case = landing("usa", wars, units=units)
    assert case.can("usa", "go sea26>sea25>sea16 destroyer") is passes
    if not passes:
        case.refuses("usa", "go sea26>sea25 destroyer", "P40-NCM-17")


@pytest.mark.rule("P40-POL-31")
@pytest.mark.parametrize(
    ("power", "start", "end"),
    [("japan", "kwangsi", "kwangtung"), ("uk", "shan_state", "siam")],
)
def test_no_land_unit_crosses_the_border_in_peace(power: str, start: str, end: str) -> None:
    case = landing(power, units={start: {power: {"infantry": 1, "fighter": 1}}})
    case.refuses(power, f"go {start}>{end} infantry", "P40-POL-31")
    case.refuses(power, f"go {start}>{end} fighter", "P40-POL-31")


@pytest.mark.rule("P40-POL-31")
def test_japanese_aircraft_may_fly_over_british_land_in_peace() -> None:
    # from Siam to sea zone 38 the way leads over Shan State
    units = {"siam": {"japan": {"fighter": 1}}, "sea38": {"japan": {"carrier": 1}}}
    case = landing("japan", units=units)
    case.do("japan", "go siam>sea38 fighter")
    assert enemies(case) == {"china"}


@pytest.mark.rule("P40-POL-25", "P40-MAP-08", "P40-MAP-11")
@pytest.mark.parametrize(("power", "side"), [("japan", "allies"), ("uk", "axis")])
def test_an_attack_on_mongolia_starts_no_war_between_powers(power: str, side: str) -> None:
    case = moving(
        power,
        control={"chahar": power},
        units={"chahar": {power: {"infantry": 2}}},
    )
    case.do(power, "go chahar>central_mongolia infantry:2", "done")
    assert case.control("central_mongolia") == power
    assert case.game.describe(case.state)["aligned"] == {"central_mongolia": side}
    assert enemies(case) == {"china"}


# -- convoys -------------------------------------------------------------------------------------------


@pytest.mark.rule("P40-POL-29", "P40-OPT-09")
@pytest.mark.parametrize(
    ("options", "asked"),
    [({}, True), ({"japan_peace_convoy_raid": False}, False), ({"politics": "errata"}, False)],
)
def test_a_japanese_raid_in_peace(options: dict[str, Any], asked: bool) -> None:
    case = Case(
        turn="usa", phase="income", war=PEACE, treasury={"usa": 0}, options=options,
        units={"sea10": {"japan": {"submarine": 2}}},
    )  # fmt: skip
    if not asked:
        assert case.treasury("usa") == 22
        assert enemies(case) == {"china"}
        return
    case.do("japan", "disrupt sea10")
    assert enemies(case) == {"usa", "china", "uk", "anzac"}
    assert case.treasury("usa") == 17 + 5 + 40 - 4


@pytest.mark.rule("P40-OPT-09", "P40-POL-29")
def test_with_the_switch_off_a_raid_on_an_enemy_widens_no_war() -> None:
    case = Case(
        turn="uk", phase="income", war=COMMONWEALTH, treasury={"uk": 0},
        options={"japan_peace_convoy_raid": False}, units={"sea39": {"japan": {"submarine": 1}}},
    )  # fmt: skip
    case.do("japan", "disrupt sea39")
    assert case.treasury("uk") == 16 + 5 - 2
    assert not case.at_war("japan", "usa")


# -- the errata ----------------------------------------------------------------------------------------


@pytest.mark.rule("P40-ERR-01", "P40-ERR-12")
def test_errata_japan_picks_its_enemies_and_attacks_only_them() -> None:
    case = Case(base="start", phase="combat_move", options=ERRATA)
    assert case.legal("japan") == ["declare usa", "declare uk anzac", "declare usa uk anzac", "pass"]
    case.refuses("japan", "declare uk", "P40-ERR-04")
    case.do("japan", "declare usa")
    assert enemies(case) == {"china", "usa"}
    case.refuses("japan", "go kwangsi>kwangtung infantry", "P40-ERR-12")
    case.refuses("japan", "declare uk anzac", "P40-ERR-01")
    assert case.can("japan", "go formosa>sea35 fighter")


@pytest.mark.rule("P40-ERR-02")
@pytest.mark.parametrize(("declaration", "rule"), [("declare usa", "P40-ERR-02"), ("declare uk anzac", "")])
def test_errata_dutch_land_needs_the_war_with_the_commonwealth(declaration: str, rule: str) -> None:
    units = {"sea42": {"japan": {"transport[infantry]": 1}}}
    case = moving("japan", units=units, options=ERRATA).do("japan", declaration)
    move = "go sea42 transport assault=java"
    if rule:
        case.refuses("japan", move, rule)
    else:
        assert case.do("japan", move, "done").control("java") == "japan"


@pytest.mark.rule("P40-ERR-03", "P40-ERR-12")
def test_errata_french_land_is_free_but_for_guests_at_peace() -> None:
    home = {"kwangsi": {"japan": {"infantry": 2}}}
    case = moving("japan", units=home, options=ERRATA)
    case.do("japan", "pass", "go kwangsi>french_indo_china infantry", "done")
    assert case.control("french_indo_china") == "japan"
    assert enemies(case) == {"china"}
    guests = {**home, "french_indo_china": {"uk": {"infantry": 1}}}
    peace = moving("japan", units=guests, options=ERRATA)
    peace.refuses("japan", "go kwangsi>french_indo_china infantry:2", "P40-ERR-12")
    other = moving("japan", units=guests, options=ERRATA).do("japan", "declare usa")
    other.refuses("japan", "go kwangsi>french_indo_china infantry:2", "P40-ERR-12")
    war = moving("japan", units=guests, options=ERRATA).do("japan", "declare uk anzac")
    assert war.can("japan", "go kwangsi>french_indo_china infantry:2")


@pytest.mark.rule("P40-ERR-04", "P40-ERR-12")
def test_errata_the_commonwealth_declares_before_it_attacks() -> None:
    units = {"shan_state": {"uk": {"infantry": 2}}}
    case = moving("uk", units=units, options=ERRATA)
    case.refuses("uk", "go shan_state>siam infantry", "P40-ERR-12")
    case.do("uk", "declare japan", "go shan_state>siam infantry")
    assert enemies(case) == {"china", "uk", "anzac"}
    late = moving("uk", units=units, options=ERRATA).do("uk", "pass")
    late.refuses("uk", "declare japan", "P40-ERR-04")


@pytest.mark.rule("P40-ERR-05", "P40-POL-31")
def test_errata_china_is_closed_to_the_commonwealth_in_peace() -> None:
    units = {"burma": {"uk": {"infantry": 1, "fighter": 1}}}
    case = landing("uk", units=units, options=ERRATA)
    case.refuses("uk", "go burma>yunnan infantry", "P40-ERR-05")
    case.refuses("uk", "go burma>kwangtung fighter", "P40-ERR-05")
    assert landing("uk", COMMONWEALTH, units=units, options=ERRATA).can("uk", "go burma>yunnan infantry")


@pytest.mark.rule("P40-ERR-06")
def test_errata_an_unprovoked_declaration_lets_the_americans_answer() -> None:
    case = Case(base="start", phase="combat_move", options=ERRATA).do("japan", "declare uk anzac")
    finish(case, "japan")
    case.do("uk", "spare sea37")
    assert not case.at_war("usa", "japan")
    case.do("usa", "done")
    assert case.legal("usa") == ["declare japan", "pass"]
    case.do("usa", "declare japan")
    assert case.at_war("usa", "japan")


@pytest.mark.rule("P40-ERR-06")
def test_errata_nothing_else_does() -> None:
    case = moving("usa", COMMONWEALTH, options=ERRATA)  # a war the Commonwealth declared
    assert case.step == "combat_move"
    case.refuses("usa", "declare japan", "P40-ERR-06")


@pytest.mark.rule("P40-ERR-07")
@pytest.mark.parametrize(("round_", "asked"), [(3, False), (4, True)])
def test_errata_the_americans_may_declare_from_their_fourth_turn_on(round_: int, asked: bool) -> None:
    case = moving("usa", round=round_, options=ERRATA)
    assert (case.step == "declare") is asked


@pytest.mark.rule("P40-ERR-07")
@pytest.mark.parametrize(("answer", "paid"), [("declare japan", 62), ("pass", 22)])
def test_errata_the_third_income_phase(answer: str, paid: int) -> None:
    case = Case(turn="usa", phase="income", war=PEACE, round=3, treasury={"usa": 0}, options=ERRATA)
    case.do("usa", answer)
    assert case.treasury("usa") == paid


@pytest.mark.rule("P40-ERR-08")
def test_errata_nobody_takes_french_land_but_from_japan() -> None:
    units = {"shan_state": {"uk": {"infantry": 1}}}
    case = landing("uk", units=units, options=ERRATA)
    case.do("uk", "go shan_state>french_indo_china infantry")
    assert case.control("french_indo_china") == "france"
    taken = moving("uk", COMMONWEALTH, units=units, control={"french_indo_china": "japan"}, options=ERRATA)
    taken.do("uk", "go shan_state>french_indo_china infantry", "done")
    assert taken.control("french_indo_china") == "uk"


@pytest.mark.rule("P40-ERR-09")
def test_errata_americans_and_dutch_land() -> None:
    units = {"sea42": {"usa": {"transport[infantry]": 1}}}
    move = "go sea42 transport offload=java"
    landing("usa", units=units, options=ERRATA).refuses("usa", move, "P40-ERR-09")
    war = landing("usa", ["china", "usa"], units=units, options=ERRATA)
    assert war.do("usa", move).control("java") == "netherlands"
    back = moving("usa", ["china", "usa"], units=units, control={"java": "japan"}, options=ERRATA)
    assert back.do("usa", "go sea42 transport assault=java", "done").control("java") == "usa"


@pytest.mark.rule("P40-ERR-10", "P40-CBT-07")
def test_errata_bystanders_are_left_out_of_a_battle() -> None:
    units = {
        "sea36": {"japan": {"cruiser": 1}},
        "sea37": {"uk": {"destroyer": 1}, "usa": {"battleship": 1}},
    }
    case = moving("japan", units=units, options=ERRATA)
    case.do("japan", "declare uk anzac", "go sea36>sea37 cruiser", "done", dice=[3, 6])
    assert case.units("sea37") == {"japan": {"cruiser": 1}, "usa": {"battleship": 1}}
    assert not case.at_war("japan", "usa")


@pytest.mark.rule("P40-ERR-11")
def test_errata_americans_at_peace_keep_to_themselves() -> None:
    units = {
        "philippines": {"usa": {"fighter": 1}},
        "sea43": {"uk": {"carrier": 1}},
        "sea37": {"usa": {"destroyer": 1, "transport[infantry]": 1}},
        "sea35": {"uk": {"transport[infantry]": 1}},
    }
    case = landing("usa", units=units, options=ERRATA)
    case.refuses("usa", "go sea37 transport offload=malaya", "P40-ERR-11")
    case.refuses("usa", "go philippines>borneo fighter", "P40-ERR-11")
    assert not case.can("usa", "go philippines>sea43 fighter")
    assert case.can("usa", "go sea37>sea36>sea35 destroyer")
    assert not case.can("usa", "go sea37>sea36>sea35>sea34 destroyer")
    uk = landing("uk", units=units, options=ERRATA)
    uk.refuses("uk", "go sea35 transport offload=philippines", "P40-ERR-11")
    war = landing("usa", ["china", "usa"], units=units, options=ERRATA)
    assert war.can("usa", "go philippines>sea43 fighter")
    assert war.can("usa", "go sea37>sea36>sea35>sea34 destroyer")


@pytest.mark.rule("P40-ERR-11")
def test_errata_nor_do_their_units_board_british_transports() -> None:
    units = {"sea35": {"uk": {"transport": 1}}, "philippines": {"usa": {"infantry": 1}}}
    case = landing("usa", units=units, options=ERRATA)
    case.refuses("usa", "board sea35 uk:transport philippines infantry", "P40-ERR-11")
    assert landing("usa", units=units).can("usa", "board sea35 uk:transport philippines infantry")


@pytest.mark.rule("P40-ERR-12")
def test_errata_convoys_are_disrupted_in_war_only() -> None:
    units = {"sea6": {"uk": {"cruiser": 1}}}
    case = Case(phase="income", war=PEACE, treasury={"japan": 0}, units=units, options=ERRATA)
    assert case.treasury("japan") == 26
    war = Case(phase="income", war=COMMONWEALTH, treasury={"japan": 0}, units=units, options=ERRATA)
    assert war.do("uk", "disrupt sea6").treasury("japan") == 25


@pytest.mark.rule("P40-OPT-02")
def test_the_switch_changes_what_japan_is_asked() -> None:
    rulebook = Case(base="start", phase="combat_move")
    errata = Case(base="start", phase="combat_move", options=ERRATA)
    assert rulebook.legal("japan") == ["declare all", "pass"]
    assert "declare usa" in errata.legal("japan")


@pytest.mark.rule("P40-OPT-06", "P40-POL-27")
@pytest.mark.parametrize(
    ("on", "wanted"), [(False, {"china", "usa"}), (True, {"china", "usa", "uk", "anzac"})]
)
def test_whom_the_third_american_turn_brings_in(on: bool, wanted: set[str]) -> None:
    case = Case(
        turn="usa", phase="income", war=PEACE, round=3,
        options={"us_declaration_brings_commonwealth": on},
    )  # fmt: skip
    assert enemies(case) == wanted


# -- friends -------------------------------------------------------------------------------------------


@pytest.mark.rule("P40-GEN-12")
def test_no_ally_attacks_another() -> None:
    units = {
        "burma": {"usa": {"infantry": 1}}, "shan_state": {"uk": {"infantry": 1}},
        "sea37": {"uk": {"destroyer": 1}}, "sea38": {"usa": {"destroyer": 1}},
    }  # fmt: skip
    case = moving("usa", ["china", "usa", "uk", "anzac"], units=units)
    assert not case.can("usa", "go burma>shan_state infantry")
    assert not case.can("usa", "go sea38>sea37 destroyer")
    case.refuses("usa", "attack sea37")
    uk = moving("uk", units=units)
    uk.refuses("uk", "declare usa", "P40-GEN-12")


@pytest.mark.rule("P40-GEN-11")
@pytest.mark.parametrize(
    ("persons", "share", "allowed"), [(2, True, True), (3, True, True), (2, False, True), (3, False, False)]
)
def test_friends_share_ships_if_their_owners_agree(persons: int, share: bool, allowed: bool) -> None:
    seats = {"japan": 0, "usa": 1, "china": 1, "uk": 1, "anzac": persons - 1}
    case = Case(
        turn="anzac",
        phase="noncombat_move",
        options={"share_ships": share},
        persons=seats,
        units={
            "queensland": {"anzac": {"infantry": 1, "fighter": 1}},
            "sea54": {"usa": {"transport": 1, "carrier": 1}},
        },
    )
    assert case.can("anzac", "board sea54 usa:transport queensland infantry") is allowed
    assert case.can("anzac", "go queensland>sea54 fighter") is allowed
    if not allowed:
        for line in ("board sea54 usa:transport queensland infantry", "go queensland>sea54 fighter"):
            assert "has not agreed to share its ships" in case.refuses("anzac", line, "P40-GEN-11").text
