"""Case book of the Anniversary Edition: movement. The numbers are those of the worked examples."""

from __future__ import annotations

from typing import Any

import pytest

from tests.anniversary.helpers import Case
from tests.anniversary.passing import CALM, until


def combat(turn: str, units: dict[str, Any], **parts: Any) -> Case:
    return Case(turn=turn, phase="combat_move", units=units, **parts)


def noncombat(turn: str, units: dict[str, Any], **parts: Any) -> Case:
    return Case(turn=turn, phase="noncombat_move", units=units, **parts)


@pytest.mark.rule("A50-CAN-02", "A50-CAN-03", "A50-CMV-05")
def test_rx_01_allied_use_of_the_panama_canal() -> None:
    case = noncombat("uk", {"sz19": {"uk": {"destroyer": 1}}})
    case.do("uk", "go sz19>sz20 destroyer")
    assert case.units("sz20") == {"uk": {"destroyer": 1}}
    attack = combat("uk", {"sz19": {"uk": {"destroyer": 1}}, "sz21": {"japan": {"cruiser": 1}}})
    attack.refuses("uk", "go sz19>sz20 destroyer", "A50-CMV-05")
    attack.do("uk", "go sz19>sz20>sz21 destroyer")


@pytest.mark.rule("A50-CAN-04", "A50-CAN-05", "A50-CAN-06")
def test_rx_02_suez_closed() -> None:
    for holder in ("uk", "italy"):
        case = noncombat("germany", {"sz15": {"germany": {"cruiser": 1}}}, control={"trans_jordan": holder})
        case.refuses("germany", "go sz15>sz34 cruiser", "A50-CAN-02")
    taken = combat(
        "germany",
        {"sz15": {"germany": {"cruiser": 1}}, "libya": {"germany": {"infantry": 1}}},
        control={"trans_jordan": "italy"},
    )
    taken.do("germany", "go libya>egypt infantry", "done")
    assert taken.control("egypt") == "germany"
    taken.refuses("germany", "go sz15>sz34 cruiser", "A50-CAN-02")


@pytest.mark.rule("A50-MAP-16", "A50-MAP-17", "A50-BLZ-05", "A50-AIR-04")
def test_rx_05_aircraft_ignore_hostile_spaces_and_land_units_stop() -> None:
    case = combat(
        "germany",
        {
            "poland": {"germany": {"tank": 1, "infantry": 1, "bomber": 1}},
            "east_poland": {"ussr": {"aa_gun": 1}},
            "eastern_ukraine": {"ussr": {"infantry": 1}},
        },
    )
    case.refuses("germany", "go poland>east_poland>belorussia tank", "A50-BLZ-05")
    case.do("germany", "go poland>east_poland>eastern_ukraine bomber", "go poland>east_poland tank")
    case.do("germany", "done", dice=[1, 6])  # the bomber and the infantry below it; the gun is silent
    assert case.control("east_poland") == "germany"


@pytest.mark.rule("A50-SUB-02", "A50-SUB-03")
def test_rx_09_submarine_stopped_by_a_destroyer() -> None:
    case = combat(
        "usa",
        {
            "sz53": {"usa": {"submarine": 1}},
            "sz57": {"japan": {"destroyer": 1}},
            "sz58": {"japan": {"transport": 1}},
        },
    )
    case.refuses("usa", "go sz53>sz57>sz58 submarine", "A50-SUB-02")
    case.do("usa", "go sz53>sz57 submarine", "done", dice=[6, 1])
    assert case.units("sz57") == {"japan": {"destroyer": 1}}


@pytest.mark.rule("A50-CAR-02", "A50-CAR-16", "A50-AIR-02")
def test_rx_10_fighter_and_carrier_move_separately() -> None:
    case = combat(
        "usa",
        {
            "sz53": {"usa": {"carrier[fighter]": 1}},
            "sz52": {"japan": {"transport": 1}},
            "wake_island": {"japan": {"infantry": 1}},
            "alaska": {"usa": {"infantry": 1}},
        },
        control={"wake_island": "japan"},
    )
    case.do(
        "usa", "go sz53>sz52>wake_island fighter", "go sz53>sz52 carrier", "done", "fight sz52", dice=[1, 6]
    )
    case.refuses("usa", "go sz52>sz53 carrier", "A50-NCM-01")
    case.do("usa", "go wake_island>sz52 fighter", "done")
    assert case.units("sz52") == {"usa": {"carrier[fighter]": 1}}


@pytest.mark.rule("A50-SZN-05", "A50-SUB-01", "A50-CMV-23", "A50-NCM-14")
def test_rx_11_destroyer_stops_and_submarine_passes() -> None:
    own = {"sz3": {"uk": {"destroyer": 1, "submarine": 1}}, "sz6": {"germany": {"cruiser": 1}}}
    case = combat("uk", {**own, "sz7": {"germany": {"transport": 1}}})
    case.refuses("uk", "go sz3>sz6>sz7 destroyer", "A50-SZN-05")
    case.do("uk", "go sz3>sz6 destroyer", "go sz3>sz6>sz7 submarine")
    later = noncombat("uk", own)
    later.refuses("uk", "go sz3>sz6 destroyer", "A50-NCM-14")
    later.do("uk", "go sz3>sz6>sz7 submarine")
    combat("uk", own).refuses("uk", "go sz3>sz6>sz7 submarine", "A50-CMV-05")  # nothing to attack there


@pytest.mark.rule("A50-MAP-10", "A50-MAP-19", "A50-AIR-18")
def test_rx_12_neutral_territory() -> None:
    case = noncombat("ussr", {"caucasus": {"ussr": {"tank": 1, "fighter": 1}}})
    case.refuses("ussr", "go caucasus>turkey tank", "A50-MAP-10")
    case.refuses("ussr", "go caucasus>turkey>trans_jordan fighter", "A50-MAP-10")
    attack = combat(
        "ussr",
        {"caucasus": {"ussr": {"tank": 1}}, "ukraine": {"germany": {"infantry": 1}}},
        control={"ukraine": "germany"},
    )
    attack.refuses("ussr", "go caucasus>turkey tank", "A50-MAP-10")


@pytest.mark.rule("A50-CMV-11")
def test_rx_14_move_value_two() -> None:
    units = {"germany": {"germany": {"tank": 1}}, "east_poland": {"ussr": {"infantry": 1}}}
    combat("germany", units).do("germany", "go germany>poland>east_poland tank")
    near = combat("germany", {**units, "germany": {}, "poland": {"germany": {"tank": 1}}})
    near.do("germany", "move poland land", "take tank 1", "step east_poland")
    assert near.step == "combat_move"  # stopped


@pytest.mark.rule("A50-HSZ-02", "A50-HSZ-03", "A50-HSZ-04", "A50-HSZ-06", "A50-HSZ-07", "A50-HSZ-11")
def test_rx_15_sharing_a_zone_with_newly_built_ships() -> None:
    case = Case(
        turn="uk",
        phase="mobilize",
        pool={"uk": {"destroyer": 1}},
        units={
            "sz6": {"germany": {"submarine": 1, "cruiser": 1}},
            "sz7": {"uk": {"transport": 1}},
            "germany": {"germany": {"tank": 1}},
        },
        options=CALM,
    )
    case.do("uk", "place destroyer sz6")
    until(case, "germany", "combat_move")
    for ship in ("cruiser", "submarine"):
        assert case.can("germany", f"go sz6>sz7 {ship}")  # fight elsewhere
        assert case.can("germany", f"go sz6>sz5 {ship}")  # or nowhere
    case.do("germany", "go sz6>sz5 submarine", "done", dice=[3, 6])  # and who stays fights
    assert case.units("sz6") == {"germany": {"cruiser": 1}}
    case.refuses("germany", "go sz6>sz5 cruiser", "A50-NCM-01")
    case.refuses("germany", "go sz5>sz6 submarine", "A50-NCM-01")


@pytest.mark.rule("A50-HSZ-05", "A50-HSZ-13")
def test_rx_15b_a_transport_leaves_loads_and_comes_back() -> None:
    case = combat(
        "germany",
        {
            "sz6": {"germany": {"transport": 1, "cruiser": 1}, "uk": {"destroyer": 1}},
            "norway": {"germany": {"infantry": 1}},
        },
    )
    case.do("germany", "go sz6>sz5>sz6 transport load@sz5=norway:infantry assault=united_kingdom")
    assert case.units("sz6")["germany"] == {"transport[infantry]": 1, "cruiser": 1}
    case.refuses("germany", "go sz6>sz5>sz6 cruiser", "A50-HSZ-13")


@pytest.mark.rule("A50-AIR-01", "A50-AIR-02")
def test_rx_16_a_bomber_must_keep_movement() -> None:
    # Balkans, sz14, sz15, Trans-Jordan are four spaces, Persia is the fifth and India the sixth
    units = {
        "germany": {"germany": {"bomber": 1}},
        "persia": {"uk": {"infantry": 1}},
        "india": {"uk": {"infantry": 1}},
    }
    case = combat("germany", units)
    case.refuses("germany", "go germany>india bomber", "A50-AIR-11")
    case.refuses("germany", "go germany>persia bomber", "A50-AIR-11")
    beyond = combat("germany", units, control={"trans_jordan": "italy"})
    assert beyond.can("germany", "go germany>persia bomber")
    beyond.refuses("germany", "go germany>india bomber", "A50-AIR-11")


@pytest.mark.rule("A50-AIR-03", "A50-AIR-12", "A50-AIR-15")
def test_rx_17_fighter_at_full_range() -> None:
    units = {
        "manchuria": {"japan": {"fighter": 1}},
        "sz53": {"usa": {"destroyer": 1}},
        "sz51": {"japan": {"carrier": 1}},
        "sz46": {"usa": {"transport": 1}},
    }
    case = combat("japan", units).do("japan", "go manchuria>sz53 fighter")
    case.refuses("japan", "go sz51>sz46 carrier", "A50-AIR-12")
    case.do("japan", "done", dice=[3, 6])
    case.refuses("japan", "go sz51>sz50 carrier", "A50-NCM-17")
    case.do("japan", "go sz51>sz53 carrier", "done")
    assert case.units("sz53") == {"japan": {"carrier[fighter]": 1}}
    broken_off = combat("japan", units).do("japan", "go manchuria>sz53 fighter", "done", dice=[6, 6])
    broken_off.do("japan", "retreat air", "done")
    assert broken_off.units("sz53") == {"usa": {"destroyer": 1}}
    without = combat("japan", {**units, "sz51": {}})
    without.refuses("japan", "go manchuria>sz53 fighter", "A50-AIR-11")


@pytest.mark.rule("A50-BLZ-01", "A50-BLZ-03", "A50-BLZ-05")
def test_rx_18_blitz() -> None:
    units = {"bulgaria_romania": {"germany": {"tank": 1}}, "caucasus": {"ussr": {"infantry": 1}}}
    case = combat("germany", units)
    before = case.production("germany"), case.production("ussr")
    case.do("germany", "go bulgaria_romania>ukraine>caucasus tank")
    assert (case.production("germany"), case.production("ussr")) == (before[0] + 2, before[1] - 2)
    case.do("germany", "done", dice=[3, 6])
    assert case.control("caucasus") == "germany"
    gun = combat("germany", {**units, "ukraine": {"ussr": {"aa_gun": 1}}})
    gun.refuses("germany", "go bulgaria_romania>ukraine>caucasus tank", "A50-BLZ-05")
    works = combat("germany", units, facilities={"ukraine": {"complex": "industrial"}})
    works.refuses("germany", "go bulgaria_romania>ukraine>caucasus tank", "A50-BLZ-05")


@pytest.mark.rule("A50-TRN-01", "A50-TRN-02")
@pytest.mark.parametrize(
    ("load", "fits"),
    [
        ("infantry", True),
        ("infantry infantry", True),
        ("artillery", True),
        ("tank", True),
        ("aa_gun", True),
        ("artillery infantry", True),
        ("tank infantry", True),
        ("aa_gun infantry", True),
        ("tank tank", False),
        ("tank artillery", False),
        ("aa_gun tank", False),
        ("infantry infantry infantry", False),
        ("industrial_complex", False),
    ],
)
def test_rx_28_transport_loads(load: str, fits: bool) -> None:
    home = {"infantry": 3, "artillery": 2, "tank": 2, "aa_gun": 2}
    case = noncombat("uk", {"united_kingdom": {"uk": home}, "sz7": {"uk": {"transport": 1}}})
    words = " ".join(f"load=united_kingdom:{unit}" for unit in load.split())
    if fits:
        case.do("uk", f"go sz7>sz8 transport {words}")
    else:
        rule = "A50-TRN-02" if load == "industrial_complex" else "A50-TRN-01"
        case.refuses("uk", f"go sz7>sz8 transport {words}", rule)


@pytest.mark.rule("A50-TRN-05", "A50-TRN-06", "A50-TRN-13", "A50-TRN-15")
def test_rx_29_loading_along_the_way() -> None:
    case = noncombat(
        "uk",
        {
            "sz7": {"uk": {"transport": 1}},
            "united_kingdom": {"uk": {"infantry": 1}},
            "gibraltar": {"uk": {"infantry": 1}},
        },
        control={"france": "uk"},
    )
    case.do(
        "uk",
        "go sz7>sz12>sz13 transport load=united_kingdom:infantry load=gibraltar:infantry offload=france",
    )
    assert case.units("france") == {"uk": {"infantry": 2}}
    case.refuses("uk", "go sz13>sz12 transport", "A50-TRN-13")
    case.refuses("uk", "go france>northwestern_europe infantry", "A50-NCM-01")


@pytest.mark.rule("A50-CAN-07")
def test_rx_32_land_movement_across_the_canal() -> None:
    for control in ({}, {"egypt": "italy"}, {"egypt": "italy", "trans_jordan": "italy"}):
        turn = control.get("egypt", "uk")
        phase = "combat_move" if control == {"egypt": "italy"} else "noncombat_move"
        units = {"egypt": {turn: {"infantry": 1}}}
        case = Case(turn=turn, phase=phase, units=units, control=control)
        case.do(turn, "go egypt>trans_jordan infantry")
    panama = noncombat(
        "usa",
        {
            "panama": {"usa": {"infantry": 1}},
            "sz20": {"usa": {"transport": 1}},
            "sz19": {"usa": {"transport": 1}},
        },
    )
    assert panama.can("usa", "go sz20 transport load=panama:infantry")
    assert panama.can("usa", "go sz19 transport load=panama:infantry")


@pytest.mark.rule("A50-AIR-07", "A50-NCM-05", "A50-NCM-13")
def test_tc_18_landing_in_captured_land() -> None:
    case = combat(
        "germany",
        {
            "bulgaria_romania": {"germany": {"tank": 1, "fighter": 1}},
            "balkans": {"germany": {"tank": 1}},
            "ukraine": {"ussr": {"infantry": 1}},
        },
    )
    case.do("germany", "go bulgaria_romania>ukraine tank", "go bulgaria_romania>ukraine fighter")
    case.do("germany", "done", dice=[1, 1, 6])
    assert case.control("ukraine") == "germany"
    assert "done" not in case.legal("germany")
    case.do("germany", "go balkans>bulgaria_romania>ukraine tank", "go ukraine>poland fighter", "done")


@pytest.mark.rule("A50-NCM-09", "A50-NCM-11", "A50-NCM-21", "A50-CAR-01")
def test_tc_19_new_carrier_as_a_landing_place() -> None:
    units = {"manchuria": {"japan": {"fighter": 3}}, "philippine_islands": {"japan": {"infantry": 1}}}
    case = noncombat("japan", units, pool={"japan": {"carrier": 1}})
    case.refuses("japan", "go manchuria>sz62 fighter:3", "A50-AIR-17")
    case.do("japan", "go manchuria>sz62 fighter:2")
    three = noncombat("japan", units, pool={"japan": {"carrier": 1}})
    three.do("japan", "go manchuria>sz62 fighter:2", "go manchuria>sz62 fighter")
    three.refuses("japan", "done", "A50-NCM-17")  # one of them has to fly on
    case.do("japan", "done")
    assert case.legal("japan") == ["place carrier sz62"]
    case.do("japan", "place carrier sz62")
    assert case.units("sz62") == {"japan": {"carrier[fighter,fighter]": 1}}


@pytest.mark.rule("A50-TRN-08", "A50-TRN-18", "A50-TRN-19", "A50-TRN-15")
def test_tc_22_cargo_obligations() -> None:
    case = combat(
        "italy",
        {
            "sz14": {"italy": {"transport[infantry]": 1}},
            "libya": {"italy": {"artillery": 1}},
            "egypt": {"uk": {"infantry": 1}},
        },
    )
    case.do("italy", "go sz14>sz15 transport load=libya:artillery assault=egypt", "done")
    assert case.units("egypt")["italy"] == {"artillery": 1}  # it had to land
    assert [a.split()[-1] for a in case.legal("italy")] == ["infantry", "done"]
    case.refuses("italy", "land infantry trans_jordan")
    case.do("italy", "done", dice=[1, 6])
    assert case.units("sz15") == {"italy": {"transport[infantry]": 1}}
    assert case.units("egypt") == {"italy": {"artillery": 1}}
