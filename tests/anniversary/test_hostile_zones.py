"""Ships that share a zone with enemy ships when their combat move begins."""

from __future__ import annotations

from typing import Any

import pytest

from tests.anniversary.helpers import Case
from tests.anniversary.passing import CALM, until


def beside(own: dict[str, int], enemy: dict[str, int], phase: str = "combat_move", **more: Any) -> Case:
    """German ships in the North Sea, with British ones."""
    options = more.pop("options", {})
    units = {"sz6": {"germany": own, "uk": enemy}, "germany": {"germany": {"tank": 1}}, **more}
    return Case(turn="germany", phase=phase, units=units, options=options)


@pytest.mark.rule("A50-HSZ-01")
def test_newly_built_ships_share_a_zone_and_nothing_is_fought_yet() -> None:
    case = Case(
        turn="uk",
        phase="mobilize",
        pool={"uk": {"destroyer": 1}},
        units={"sz6": {"germany": {"cruiser": 1}}, "germany": {"germany": {"tank": 1}}},
        options=CALM,
    )
    case.do("uk", "place destroyer sz6")
    until(case, "germany", "combat_move")
    assert case.units("sz6") == {"uk": {"destroyer": 1}, "germany": {"cruiser": 1}}


@pytest.mark.rule("A50-HSZ-02", "A50-HSZ-03", "A50-HSZ-10")
def test_who_stays_fights_transports_included() -> None:
    case = beside({"cruiser": 1, "transport": 1}, {"destroyer": 1}).do("germany", "done", dice=[3, 6])
    assert case.units("sz6") == {"germany": {"cruiser": 1, "transport": 1}}
    lost = beside({"transport": 1}, {"destroyer": 1}).do("germany", "done")
    assert lost.units("sz6") == {"uk": {"destroyer": 1}}


@pytest.mark.rule("A50-HSZ-04", "A50-HSZ-08", "A50-HSZ-12")
def test_leave_load_on_the_way_and_fight_elsewhere() -> None:
    units = {"norway": {"germany": {"infantry": 1}}, "northwestern_europe": {"germany": {"infantry": 1}}}
    case = beside(
        {"transport": 1, "cruiser": 1},
        {"destroyer": 1},
        **units,
        finland={"germany": {"infantry": 1}},
        karelia_ssr={"ussr": {"infantry": 1}},
        sz3={"uk": {"transport": 1}},
    )
    case.do("germany", "move sz6 sea", "take transport 1")
    assert "load" not in case.verbs("germany")  # nothing is loaded where the enemy is
    case.refuses("germany", "load norway infantry transport", "A50-TRN-07")
    case.do("germany", "step sz5", "load norway infantry transport", "halt")
    case.do("germany", "assault transport karelia_ssr")
    assert case.units("sz5") == {"germany": {"transport[infantry]": 1}}
    case.do("germany", "go sz6>sz3 cruiser", "attack sz3")  # it might as well only have fled
    assert case.state.attacks == (case.war.board.space_of["sz3"],)


@pytest.mark.rule("A50-HSZ-05", "A50-HSZ-13")
def test_only_a_transport_that_loads_comes_back() -> None:
    case = beside(
        {"transport": 1, "cruiser": 1, "submarine": 1},
        {"destroyer": 1},
        norway={"germany": {"infantry": 1}},
        united_kingdom={"uk": {"infantry": 1}},
    )
    for ship in ("cruiser", "submarine", "transport"):
        case.refuses("germany", f"go sz6>sz5>sz6 {ship}", "A50-HSZ-13")
    case.do("germany", "go sz6>sz5>sz6 transport load@sz5=norway:infantry assault=united_kingdom")
    assert case.units("sz6")["germany"] == {"transport[infantry]": 1, "cruiser": 1, "submarine": 1}
    sz5, sz6 = (case.war.board.space_of[zone] for zone in ("sz5", "sz6"))
    assert case.state.origins == {sz6: (sz5,)}


@pytest.mark.rule("A50-HSZ-13")
def test_warships_do_not_slip_back_with_a_loaded_transport() -> None:
    case = beside(
        {"transport": 2, "cruiser": 1},
        {"destroyer": 1},
        norway={"germany": {"infantry": 1}},
        united_kingdom={"uk": {"infantry": 1}},
    )
    case.refuses(
        "germany", "go sz6>sz5>sz6 transport cruiser load@sz5=norway:infantry assault=united_kingdom"
    )
    # two transports and one infantry: together they would be stuck, so it is not offered at all
    case.do("germany", "move sz6 sea", "take transport 2", "step sz5")
    assert "load norway infantry transport" in case.legal("germany")  # another coast is in reach from here
    assert "step sz6" not in case.legal("germany")


@pytest.mark.rule("A50-HSZ-06", "A50-HSZ-07")
def test_leave_and_fight_nowhere_and_do_nothing_later() -> None:
    case = beside(
        {"transport": 1, "cruiser": 1, "submarine": 1},
        {"destroyer": 1},
        norway={"germany": {"infantry": 1}},
    )
    for ship in ("transport", "cruiser", "submarine"):
        case.do("germany", f"go sz6>sz5 {ship}")
    case.do("germany", "done")
    assert case.step == "noncombat_move"
    assert case.legal("germany") == ["move germany land", "move norway land", "done"]
    case.refuses("germany", "go sz5 transport load=norway:infantry offload=germany", "A50-NCM-01")
    case.refuses("germany", "go sz5>sz6 submarine", "A50-NCM-01")


@pytest.mark.rule("A50-HSZ-07", "A50-NCM-20")
def test_who_stayed_and_fought_does_nothing_later() -> None:
    case = beside({"cruiser": 1, "transport": 1}, {"destroyer": 1}).do("germany", "done", dice=[3, 6])
    assert case.step == "noncombat_move"
    case.refuses("germany", "go sz6>sz5 cruiser", "A50-NCM-01")
    case.refuses("germany", "go sz6>sz5 transport", "A50-NCM-01")


@pytest.mark.rule("A50-HSZ-09", "A50-SZN-04")
def test_submarines_and_transports_oblige_nobody() -> None:
    enemy = {"submarine": 1, "transport": 1}
    case = beside({"cruiser": 1}, enemy, norway={"germany": {"fighter": 1}})
    assert "attack sz6" in case.legal("germany")
    case.do("germany", "done")  # stay and ignore them
    assert case.step == "noncombat_move"
    assert case.can("germany", "go sz6>sz5 cruiser")
    fought = beside({"cruiser": 1}, enemy).do("germany", "attack sz6", "done")
    assert fought.waiting == ("uk",)  # whether the submarine dives
    away = beside({"cruiser": 1}, enemy, sz7={"uk": {"transport": 1}})
    assert away.can("germany", "go sz6>sz7 cruiser")


@pytest.mark.rule("A50-HSZ-10")
def test_each_ship_chooses_for_itself() -> None:
    case = beside({"cruiser": 2, "transport": 1}, {"destroyer": 1})
    case.do("germany", "go sz6>sz5 cruiser", "done", dice=[3, 6])
    assert case.units("sz6") == {"germany": {"cruiser": 1, "transport": 1}}
    assert case.units("sz5") == {"germany": {"cruiser": 1}}


@pytest.mark.rule("A50-HSZ-11")
def test_a_submarine_without_a_destroyer_about_lies_low_or_slips_away() -> None:
    case = beside({"submarine": 1}, {"cruiser": 1})
    case.do("germany", "done")
    assert case.step == "noncombat_move"  # nothing was fought
    case.do("germany", "go sz6>sz3>sz2 submarine")
    attacking = beside({"submarine": 1}, {"cruiser": 1})
    attacking.do("germany", "attack sz6", "done")
    assert attacking.step == "battle"


@pytest.mark.rule("A50-HSZ-11")
def test_the_submarine_fights_if_others_of_its_side_do() -> None:
    for more in ({"sz5": {"germany": {"cruiser": 1}}}, {"norway": {"germany": {"fighter": 1}}}):
        case = beside({"submarine": 1}, {"cruiser": 1}, **more)
        space, units = next(iter(more.items()))
        ship = next(iter(units["germany"]))
        case.do("germany", f"go {space}>sz6 {ship}", "done")
        assert case.step == "battle"
        assert "submarine" in str(case.events[-1].text())
    together = beside({"submarine": 1, "transport": 1}, {"cruiser": 1}).do("germany", "done")
    assert together.step == "battle"


@pytest.mark.rule("A50-HSZ-11", "A50-OPT-07")
def test_beside_a_destroyer_a_submarine_must_act_unless_the_switch_says_otherwise() -> None:
    case = beside({"submarine": 1}, {"destroyer": 1}).do("germany", "done", dice=[1, 6])
    assert case.units("sz6") == {"germany": {"submarine": 1}}
    quiet = beside(
        {"submarine": 1}, {"destroyer": 1}, options={"subs_sharing_with_destroyer": "may_stay"}
    ).do("germany", "done")
    assert quiet.step == "noncombat_move"
    assert quiet.units("sz6") == {"germany": {"submarine": 1}, "uk": {"destroyer": 1}}
