"""Movement, looked at again from the rulebook: landings, canals, guns, whose transports carry whom."""

from __future__ import annotations

import pytest

from tests.anniversary.helpers import Case


@pytest.mark.rule("A50-CAR-10", "A50-NCM-10")
def test_a_fighter_that_lands_ends_the_move_of_an_idle_carrier() -> None:
    units = {"sz51": {"japan": {"carrier": 1}}, "caroline_islands": {"japan": {"fighter": 1}}}
    case = Case(turn="japan", phase="noncombat_move", units=units)
    assert case.can("japan", "go sz51>sz50 carrier")
    case.do("japan", "go caroline_islands>sz51 fighter")
    assert case.units("sz51") == {"japan": {"carrier[fighter]": 1}}
    case.refuses("japan", "go sz51>sz50 carrier", "A50-NCM-10")
    case.refuses("japan", "go sz51>caroline_islands fighter", "A50-NCM-10")


@pytest.mark.rule("A50-CAR-10", "A50-CAR-02")
def test_who_was_aboard_before_may_still_leave() -> None:
    units = {"sz51": {"japan": {"carrier[fighter]": 1}}, "caroline_islands": {"japan": {"fighter": 1}}}
    case = Case(turn="japan", phase="noncombat_move", units=units)
    case.do("japan", "go caroline_islands>sz51 fighter")
    case.refuses("japan", "go sz51>sz50 carrier", "A50-NCM-10")
    leaving = case.game.apply(case.state, "japan", "go sz51>caroline_islands fighter")[0]
    assert leaving is not case.state
    case.do("japan", "done")
    assert case.units("sz51") == {"japan": {"carrier[fighter,fighter]": 1}}


@pytest.mark.rule("A50-CAR-09", "A50-NCM-17")
def test_a_carrier_somebody_else_needs_is_not_stopped() -> None:
    units = {
        "sz51": {"japan": {"carrier": 2}},
        "sz53": {"japan": {"fighter~aloft0": 1}},
        "caroline_islands": {"japan": {"fighter": 1}},
    }
    case = Case(turn="japan", phase="noncombat_move", units=units)
    case.do("japan", "go caroline_islands>sz51 fighter", "go sz51>sz53 carrier", "done")
    assert case.units("sz53") == {"japan": {"carrier[fighter]": 1}}
    assert case.units("sz51") == {"japan": {"carrier[fighter]": 1}}


@pytest.mark.rule("A50-CAN-02", "A50-CAN-05")
@pytest.mark.parametrize("ship", ["cruiser", "submarine", "transport[infantry]"])
def test_a_closed_canal_is_the_reason_even_where_nothing_else_could_be_done(ship: str) -> None:
    units = {"sz34": {"japan": {ship: 1}}, "sz15": {"uk": {"cruiser": 1}}}
    case = Case(turn="japan", phase="combat_move", units=units, control={"trans_jordan": "italy"})
    case.refuses("japan", f"go sz34>sz15 {ship}", "A50-CAN-02")


@pytest.mark.rule("A50-CMV-11")
def test_nobody_moves_farther_than_his_move() -> None:
    land = Case(turn="germany", phase="combat_move", units={"germany": {"germany": {"infantry": 1}}})
    land.refuses("germany", "go germany>poland>east_poland infantry", "A50-CMV-11")
    units = {"sz6": {"germany": {"cruiser": 1}}, "sz13": {"uk": {"cruiser": 1}}}
    sea = Case(turn="germany", phase="combat_move", units=units)
    sea.refuses("germany", "go sz6>sz7>sz12>sz13 cruiser", "A50-CMV-11")


@pytest.mark.rule("A50-AAG-11", "A50-CAP-08")
def test_a_captured_gun_is_not_shipped_off_either() -> None:
    units = {
        "poland": {"germany": {"tank": 1}},
        "baltic_states": {"ussr": {"aa_gun": 1}},
        "sz5": {"germany": {"transport": 1}},
    }
    case = Case(turn="germany", phase="combat_move", units=units)
    case.do("germany", "go poland>baltic_states tank", "done")
    case.refuses("germany", "go sz5 transport load=baltic_states:aa_gun", "A50-AAG-11")
    case.refuses("germany", "go baltic_states>poland aa_gun", "A50-AAG-11")
    case.refuses("germany", "go baltic_states>poland tank", "A50-NCM-01")


@pytest.mark.rule("A50-TRN-21", "A50-CHN-16")
def test_nobody_loads_units_of_another_power() -> None:
    units = {"sz5": {"germany": {"transport": 1}}, "poland": {"italy": {"infantry": 1}}}
    case = Case(turn="germany", phase="noncombat_move", units=units)
    case.refuses("germany", "go sz5 transport load=poland:italy:infantry", "A50-TRN-21")
    units = {"sz61": {"usa": {"transport": 1}}, "fukien": {"china": {"infantry": 1}}}
    case = Case(turn="usa", phase="noncombat_move", units=units)
    case.refuses("usa", "go sz61 transport load=fukien:china:infantry", "A50-CHN-16")


@pytest.mark.rule("A50-TRN-24", "A50-TRN-27", "A50-TRN-15")
def test_a_friends_transport_is_known_by_its_type() -> None:
    units = {
        "sz7": {"uk": {"transport[usa:infantry,usa:infantry]": 1}},
        "sz8": {"germany": {"destroyer": 1}},
    }
    case = Case(turn="usa", phase="noncombat_move", units=units, control={"france": "uk"})
    case.do("usa", "disembark sz7 transport infantry france")
    case.refuses("usa", "disembark sz7 transport infantry united_kingdom", "A50-TRN-15")
    case.do("usa", "disembark sz7 transport infantry france")
    assert case.units("france") == {"usa": {"infantry": 2}}
    units["sz7"]["germany"] = {"destroyer": 1}
    shut = Case(turn="usa", phase="combat_move", units=units)
    shut.refuses("usa", "storm sz7 transport france", "A50-TRN-09")


@pytest.mark.rule("A50-CHN-14", "A50-CHN-22", "A50-CHN-25")
def test_a_position_of_china_in_the_common_noncombat_phase_begins_with_china() -> None:
    units = {"yunnan": {"china": {"infantry": 1, "fighter": 1}}, "alaska": {"usa": {"infantry": 1}}}
    case = Case(turn="china", phase="noncombat_move", units=units)
    assert case.waiting == ("china",)
    case.refuses("china", "go yunnan>burma infantry", "A50-CHN-14")
    case.refuses("china", "go yunnan>burma fighter", "A50-CHN-22")
    case.do("china", "go yunnan>sikang infantry", "switch").do("usa", "go alaska>western_canada infantry")
    case.do("usa", "done").do("china", "done")
    assert case.units("sikang") == {"china": {"infantry": 1}}
    assert case.waiting != ("china",)


@pytest.mark.rule("A50-MAP-01")
def test_what_shares_no_border_is_not_entered() -> None:
    units = {"morocco_algeria": {"italy": {"infantry": 1}}, "sz14": {"italy": {"cruiser": 1}}}
    case = Case(turn="italy", phase="combat_move", units=units)
    case.refuses("italy", "go morocco_algeria>gibraltar infantry", "A50-MAP-01")
    case.refuses("italy", "go sz14>sz12 cruiser", "A50-MAP-01")


@pytest.mark.rule("A50-RET-01", "A50-RET-11")
def test_nobody_retreats_before_a_round_was_fought() -> None:
    units = {"poland": {"germany": {"infantry": 1}}, "east_poland": {"ussr": {"infantry": 1}}}
    case = Case(turn="germany", phase="combat_move", units=units)
    case.do("germany", "go poland>east_poland infantry")
    case.refuses("germany", "retreat poland", "A50-RET-01")
    case.do("germany", "done", dice=[6, 6]).do("germany", "retreat poland")
    assert case.units("poland") == {"germany": {"infantry": 1}}
