"""The Organization Segment: its steps, combinations, fortresses and garrisons. [2.3.1, 2.3.2]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.dai_senso.organizing import (
    BEYOND,
    CHITA,
    IRKUTSK,
    TOKYO,
    TWO_NATIONS,
    ULAN_BATOR,
    axis,
    soviet,
    western,
)
from tests.dai_senso.setting import Case

# -- the order of the steps --------------------------------------------------------------------------------


@pytest.mark.rule("DSA-ORG-01")
def test_broken_down_units_do_not_combine_in_the_same_segment() -> None:
    """EX-080: combinations come first."""
    case = axis(["JP-INFA-01"], ["JP-INF1-01", "JP-HQ-01"])
    case.do("axis", "break JP-INFA-01 JP-INF1-01")
    assert not case.legal("axis", "raise")
    assert not case.legal("axis", "combine")
    case.refuses("axis", "raise JP-INFA-01 JP-INF1-01 JP-HQ-01", "DSA-ORG-01")


@pytest.mark.rule("DSA-ORG-01")
def test_every_step_closes_the_earlier_ones() -> None:
    units = ["RU-INFA-01/back", "RU-INF1-01", "RU-INF1-02", "RU-INFA-03"]
    case = soviet(units, ["RU-FTVLAD-01", "RU-INF1-04", "RU-INF1-05"], hex="e5301")
    verbs = ["combine", "convert", "eliminate", "break", "detach"]
    assert [verb for verb in verbs if case.legal("soviet", verb)] == verbs
    answers = [
        "combine RU-INFA-01 RU-INF1-01",
        "convert RU-INF1-02 RU-FTVLAD-01",
        "eliminate RU-INFA-03",
        "break RU-INFA-01 RU-INF1-01",
        "detach RU-INF1-02 e5301",
    ]
    for number, answer in enumerate(answers):
        case.do("soviet", answer)
        for verb in verbs[:number]:
            assert not case.legal("soviet", verb)
    case.refuses("soviet", "eliminate RU-INFA-01", "DSA-ORG-01")
    case.do("soviet", "done")
    assert case.halted


# -- combination -------------------------------------------------------------------------------------------


@pytest.mark.rule("DSA-ORG-22", "DSA-ORG-03")
def test_a_one_step_side_grows_by_another_unit() -> None:
    """EX-083: the 0-1-1 goes to the Force Pool, the 1-1-1 turns to 2-2-1."""
    case = axis(["JP-INF1-01", "JP-INFB-01/back"])
    assert case.legal("axis", "combine") == ["combine JP-INFB-01 JP-INF1-01"]
    case.do("axis", "combine JP-INFB-01 JP-INF1-01")
    assert case.steps("JP-INFB-01") == 2
    assert case.where("JP-INF1-01") == "axis_pool"


@pytest.mark.rule("DSA-ORG-22")
def test_either_of_two_armies_may_grow() -> None:
    """EX-084: a Russian 1-1-1 and a 2-1-1 of the Shock Army."""
    case = soviet(["RU-INFA-01/back", "RU-SHK-01/back"])
    assert case.legal("soviet", "combine") == [
        "combine RU-INFA-01 RU-SHK-01",
        "combine RU-SHK-01 RU-INFA-01",
    ]
    case.do("soviet", "combine RU-SHK-01 RU-INFA-01")
    assert case.steps("RU-SHK-01") == 2
    assert case.where("RU-INFA-01") == "soviet_pool"


@pytest.mark.rule("DSA-ORG-23", "DSA-ORG-04")
@pytest.mark.usefixtures("everybody_supplied")
def test_two_units_give_way_to_a_headquarters() -> None:
    """EX-085."""
    case = western(["US-INF1-01", "US-INF1-02"], ["US-HQ-01", "US-INFM-01"])
    case.do("western", "raise US-INF1-01 US-INF1-02 US-HQ-01")
    assert case.where("US-HQ-01") == "w4509"
    assert case.steps("US-HQ-01") == 2
    assert case.where("US-INF1-01") == case.where("US-INF1-02") == "western_pool"


@pytest.mark.rule("DSA-ORG-23")
def test_a_two_step_unit_with_a_one_step_side_is_not_fetched() -> None:
    case = soviet(["RU-INF1-01", "RU-INF1-02"], ["RU-INFA-01", "RU-HQ-01"])
    assert case.legal("soviet", "raise") == ["raise RU-INF1-01 RU-INF1-02 RU-HQ-01"]
    case.refuses("soviet", "raise RU-INF1-01 RU-INF1-02 RU-INFA-01", "DSA-ORG-23")


@pytest.mark.rule("DSA-ORG-24", "DSA-ORG-07")
@pytest.mark.usefixtures("everybody_supplied")
def test_armor_makes_an_army_mechanized() -> None:
    """EX-086: 3-4-1 and 2-1-2 make 6-6-2."""
    case = western(["BR-INFA-01", "BR-TK-01", "BR-INF1-01"])
    case.refuses("western", "combine BR-INFA-01 BR-INF1-01", "DSA-ORG-05")
    case.do("western", "combine BR-INFA-01 BR-TK-01")
    face = case.war.face(case.number("BR-INFA-01"))
    assert (face.attack, face.defense, face.move) == (6, 6, 2)
    assert case.where("BR-TK-01") == "western_pool"


@pytest.mark.rule("DSA-ORG-21")
@pytest.mark.usefixtures("everybody_supplied")
def test_combining_goes_on_in_one_segment() -> None:
    """EX-082: two infantry make a two-step unit, armor makes it a mech army."""
    case = western(["BR-TK-01", "BR-INF1-01", "BR-INF1-02"], ["BR-INFA-01"])
    case.refuses("western", "raise BR-TK-01 BR-INF1-01 BR-INFA-01", "DSA-ORG-05")
    case.do("western", "raise BR-INF1-01 BR-INF1-02 BR-INFA-01", "combine BR-INFA-01 BR-TK-01")
    assert case.steps("BR-INFA-01") == 3


@pytest.mark.rule("DSA-ORG-29")
def test_multi_step_units_are_not_swapped() -> None:
    """EX-087: a 3-3-1 and a 0-1-1 do not become a three-step HQ."""
    case = axis(["JP-INFA-01", "JP-INF1-01"], ["JP-HQ-01"])
    case.refuses("axis", "raise JP-INFA-01 JP-INF1-01 JP-HQ-01", "DSA-ORG-29")
    case.refuses("axis", "combine JP-INFA-01 JP-INF1-01", "DSA-ORG-29")
    assert not case.legal("axis", "raise")
    assert not case.legal("axis", "combine")


@pytest.mark.rule("DSA-ORG-20")
def test_only_supplied_units_in_one_hex_combine() -> None:
    case = soviet(["RU-INFA-01/back"], others={IRKUTSK: ["RU-INF1-01"]})
    case.refuses("soviet", "combine RU-INFA-01 RU-INF1-01", "DSA-ORG-20")
    case = soviet(["RU-INFA-01/back", "RU-INF1-01"], hex=BEYOND)
    assert not case.legal("soviet", "combine")
    case.refuses("soviet", "combine RU-INFA-01 RU-INF1-01", "DSA-ORG-20")


@pytest.mark.rule("DSA-ORG-25", "DSA-ORG-42")
def test_enemy_air_stops_combinations_but_not_conversions() -> None:
    """TX-04, at Dairen."""
    units = ["JP-INFB-01/back", "JP-INF1-01", "RU-AF-01"]
    case = axis(units, ["JP-FTDAI-01"], hex="w5125")
    case.refuses("axis", "combine JP-INFB-01 JP-INF1-01", "DSA-ORG-25")
    assert not case.legal("axis", "combine")
    case.do("axis", "convert JP-INF1-01 JP-FTDAI-01")
    assert case.where("JP-FTDAI-01") == "w5125"


@pytest.mark.rule("DSA-ORG-26")
def test_garrisons_and_fortresses_do_not_combine() -> None:
    case = axis(["JP-GAR-03", "JP-INFA-01/back", "JP-IG-01/back", "JP-IG-02"], hex="w4427")
    case.refuses("axis", "combine JP-INFA-01 JP-GAR-03", "DSA-ORG-26")
    case.refuses("axis", "combine JP-INFA-01 JP-IG-01", "DSA-ORG-26")
    assert case.legal("axis", "combine") == ["combine JP-INFA-01 JP-IG-02"]
    case.do("axis", "combine JP-INFA-01 JP-IG-02")
    assert case.where("JP-IG-02") == "delay"  # has a Delay Stripe


@pytest.mark.rule("DSA-ORG-28", "DSA-ORG-13")
def test_kwantung_units_keep_to_themselves() -> None:
    """TX-23, the second half."""
    units = ["KW-INF1-01", "JP-INFA-01/back", "KW-INFA-01/back", "JP-INF1-01"]
    case = axis(units, ["KW-HQ-01", "JP-HQ-01"])
    case.refuses("axis", "combine JP-INFA-01 KW-INF1-01", "DSA-ORG-28")
    case.refuses("axis", "combine KW-INFA-01 JP-INF1-01", "DSA-ORG-28")
    case.refuses("axis", "raise JP-INF1-01 KW-INF1-01 KW-HQ-01", "DSA-ORG-28")
    assert case.legal("axis", "combine") == [
        "combine JP-INFA-01 JP-INF1-01",
        "combine KW-INFA-01 KW-INF1-01",
    ]
    assert case.legal("axis", "raise") == [
        "raise JP-INFA-01 JP-INF1-01 JP-HQ-01",
        "raise KW-INFA-01 KW-INF1-01 KW-HQ-01",
    ]


@pytest.mark.rule("DSA-ORG-08")
def test_units_of_different_nations_do_not_combine() -> None:
    case = soviet(["RU-INFA-01/back", "MONG-RES-01"], hex=ULAN_BATOR)
    case.refuses("soviet", "combine RU-INFA-01 MONG-RES-01", "DSA-ORG-08")
    case = soviet(["MONG-CAV-01/back", "MONG-RES-01"], hex=ULAN_BATOR)
    case.do("soviet", "combine MONG-CAV-01 MONG-RES-01")
    assert case.steps("MONG-CAV-01") == 2


@pytest.mark.rule("DSA-ORG-02")
def test_what_is_not_in_the_force_pool_cannot_be_had() -> None:
    case = soviet(["RU-INF1-01", "RU-INF1-02", "RU-INFA-01"])
    case.refuses("soviet", "raise RU-INF1-01 RU-INF1-02 RU-HQ-01", "DSA-ORG-02")
    case.refuses("soviet", "break RU-INFA-01 RU-INF1-03", "DSA-ORG-02")
    case.refuses("soviet", "convert RU-INF1-01 RU-FTVLAD-01", "DSA-ORG-02")
    case.refuses("soviet", f"detach RU-INF1-03 {CHITA}", "DSA-ORG-02")
    assert not case.legal("soviet", "raise")
    assert not case.legal("soviet", "break")


# -- fortresses and garrisons --------------------------------------------------------------------------------

FORTRESSES = [
    pytest.param("western", "BR-INF1-01", "BR-FTCEY-01", "w3509", marks=pytest.mark.rule("DSA-ORG-49a")),
    pytest.param("western", "BR-INF1-01", "BR-FTHK-01", "w4222", marks=pytest.mark.rule("DSA-ORG-49b")),
    pytest.param("western", "BR-INF1-01", "BR-FTSING-01", "w3218", marks=pytest.mark.rule("DSA-ORG-49c")),
    pytest.param("axis", "JP-INF1-01", "JP-FTDAI-01", "w5125", marks=pytest.mark.rule("DSA-ORG-49d")),
    pytest.param("axis", "JP-INF1-01", "JP-FTSAI-01", "e3906", marks=pytest.mark.rule("DSA-ORG-49e")),
    pytest.param("axis", "JP-INF1-01", "JP-FTTRUK-01", "e3408", marks=pytest.mark.rule("DSA-ORG-49f")),
    pytest.param("axis", "MAN-RES-01", "MAN-FTDAI-01", "w5125", marks=pytest.mark.rule("DSA-ORG-49g")),
    pytest.param("soviet", "RU-INF1-01", "RU-FTVLAD-01", "e5301", marks=pytest.mark.rule("DSA-ORG-49h")),
    pytest.param("western", "US-INF1-01", "US-FTGM-01", "e3806", marks=pytest.mark.rule("DSA-ORG-49i")),
    pytest.param("western", "US-INF1-01", "US-FTMAN-01", "w3824", marks=pytest.mark.rule("DSA-ORG-49j")),
]
HEX_RULES = {
    "BR-FTCEY-01": "DSA-ORG-49a", "BR-FTHK-01": "DSA-ORG-49b", "BR-FTSING-01": "DSA-ORG-49c",
    "JP-FTDAI-01": "DSA-ORG-49d", "JP-FTSAI-01": "DSA-ORG-49e", "JP-FTTRUK-01": "DSA-ORG-49f",
    "MAN-FTDAI-01": "DSA-ORG-49g", "RU-FTVLAD-01": "DSA-ORG-49h", "US-FTGM-01": "DSA-ORG-49i",
    "US-FTMAN-01": "DSA-ORG-49j",
}  # fmt: skip
MANCHUKUO = {"manchukuo": {"status": "active", "alignment": "axis"}}


@pytest.mark.rule("DSA-ORG-49", "DSA-ORG-40")
@pytest.mark.parametrize(("seat", "unit", "fortress", "hex"), FORTRESSES)
def test_each_fortress_has_its_hex(seat: str, unit: str, fortress: str, hex: str) -> None:
    other = unit.replace("-01", "-02") if "RES" not in unit else "MAN-INF-01/back"
    case = Case(
        "organization",
        {hex: [unit], "w5226": [other]},
        {f"{seat}_pool": [fortress]},
        phasing=seat,
        countries=MANCHUKUO if "MAN-" in fortress else {},
    )
    case.refuses(seat, f"convert {other.split('/')[0]} {fortress}", HEX_RULES[fortress])
    assert case.legal(seat, "convert") == [f"convert {unit} {fortress}"]
    case.do(seat, f"convert {unit} {fortress}")
    assert case.where(fortress) == hex
    assert case.steps(fortress) == 2
    assert case.where(unit) == f"{seat}_pool"


@pytest.mark.rule("DSA-ORG-40", "DSA-ORG-06")
def test_only_one_step_infantry_and_armor_become_fortresses() -> None:
    units = ["RU-INFA-01", "RU-HQ-01", "RU-TK-01", "MONG-RES-01", "RU-CAV-01"]
    case = soviet(units, ["RU-FTVLAD-01"], hex="e5301")
    assert case.legal("soviet", "convert") == [
        "convert RU-TK-01 RU-FTVLAD-01",
        "convert RU-CAV-01 RU-FTVLAD-01",
    ]
    case.refuses("soviet", "convert RU-INFA-01 RU-FTVLAD-01", "DSA-ORG-40")
    case.refuses("soviet", "convert RU-HQ-01 RU-FTVLAD-01", "DSA-ORG-40")
    case.refuses("soviet", "convert MONG-RES-01 RU-FTVLAD-01", "DSA-ORG-40")


@pytest.mark.rule("DSA-ORG-41")
def test_one_fortress_in_a_hex() -> None:
    case = soviet(["RU-FTVLAD-01", "RU-INF1-01"], ["RU-FTLINE-01"], hex="e5301")
    case.refuses("soviet", "convert RU-INF1-01 RU-FTLINE-01", "DSA-ORG-41")
    assert not case.legal("soviet", "convert")


@pytest.mark.rule("DSA-ORG-42")
def test_nobody_needs_supply_to_dig_in() -> None:
    """Dairen is cut off by Soviets all round."""
    around = {"w5225": ["RU-INFA-01"], "w5226": ["RU-INFA-02"]}
    case = axis(["JP-INF1-01"], ["JP-FTDAI-01"], hex="w5125", others=around)
    case.do("axis", "convert JP-INF1-01 JP-FTDAI-01")
    assert case.where("JP-FTDAI-01") == "w5125"


@pytest.mark.rule("DSA-ORG-43", "DSA-ORG-53")
def test_colonials_and_kwantung_units_become_japanese_fortresses() -> None:
    """TX-23, the first half; and as many as there are."""
    case = axis(
        ["KW-INF1-01"], ["JP-FTDAI-01", "JP-FTSAI-01"], hex="w5125", others={"e3906": ["JP-COL-01/back"]}
    )
    case.do("axis", "convert KW-INF1-01 JP-FTDAI-01", "convert JP-COL-01 JP-FTSAI-01")
    assert case.where("JP-FTDAI-01") == "w5125"
    assert case.where("JP-FTSAI-01") == "e3906"


@pytest.mark.rule("DSA-ORG-47", "DSA-ORG-48")
def test_a_garrison_comes_by_conversion_in_its_hex() -> None:
    """No supply is needed, and the Soviet Air Force over Okinawa does not matter."""
    units = ["JP-INF1-01", "JP-INFA-01", "RU-AF-01"]
    case = axis(units, ["JP-GAR-01", "JP-GAR-03"], hex="w4427", others={"e4304": ["JP-ARM-01"]})
    garrisons = {case.war.counter(case.number(f"JP-GAR-0{n}")).only_hex: f"JP-GAR-0{n}" for n in range(1, 6)}
    okinawa, iwo_jima = garrisons["w4427"], garrisons["e4304"]
    case = axis(units, [okinawa, iwo_jima], hex="w4427", others={"e4304": ["JP-ARM-01"]})
    case.refuses("axis", f"convert JP-INF1-01 {iwo_jima}", "DSA-ORG-48")
    case.refuses("axis", f"convert JP-INFA-01 {okinawa}", "DSA-ORG-47")
    case.do("axis", f"convert JP-INF1-01 {okinawa}", f"convert JP-ARM-01 {iwo_jima}")
    assert case.where(okinawa) == "w4427"
    assert case.where(iwo_jima) == "e4304"
    assert case.where("JP-INF1-01") == case.where("JP-ARM-01") == "axis_pool"


@pytest.mark.rule("DSA-ORG-52")
def test_a_garrison_becomes_a_fortress() -> None:
    """EX-090: Hong Kong."""
    case = western(["BR-GARHK-01"], ["BR-FTHK-01"], hex="w4222")
    case.do("western", "convert BR-GARHK-01 BR-FTHK-01")
    assert case.where("BR-FTHK-01") == "w4222"
    assert case.where("BR-GARHK-01") == "western_pool"


@pytest.mark.rule("DSA-ORG-51")
def test_a_line_fortress_stands_on_the_border_of_manchukuo() -> None:
    """EX-089: Blagoveshchensk, as long as Heilungkiang is not ceded to Russia."""
    others = {CHITA: ["RU-INF1-02"], "e5402": ["RU-INF1-03"]}
    case = soviet(["RU-INF1-01"], ["RU-FTLINE-01", "RU-FTLINE-02"], hex="w5727", others=others)
    case.refuses("soviet", "convert RU-INF1-02 RU-FTLINE-01", "DSA-ORG-51")
    case.do("soviet", "convert RU-INF1-01 RU-FTLINE-01")
    assert case.where("RU-FTLINE-01") == "w5727"
    case.refuses("soviet", "convert RU-INF1-03 RU-FTLINE-02", "DSA-ORG-51")  # one a turn
    assert not case.legal("soviet", "convert")


@pytest.mark.rule("DSA-ORG-51")
def test_no_line_fortress_where_the_border_has_moved_away() -> None:
    """EX-089, after Heilungkiang was ceded: one that stands there stays, none is built."""
    case = soviet(
        ["RU-INF1-01"],
        ["RU-FTLINE-01"],
        hex="w5727",
        others={"w5724": ["RU-FTLINE-02"]},
        ceded=["russia_heilungkiang"],
    )
    case.refuses("soviet", "convert RU-INF1-01 RU-FTLINE-01", "DSA-ORG-51")
    case.do("soviet", "done")
    assert case.where("RU-FTLINE-02") == "w5724"


# -- port-a-forts ------------------------------------------------------------------------------------------


@pytest.mark.rule("DSA-ORG-44", "DSA-ORG-46")
def test_port_a_forts_dig_in_and_out() -> None:
    case = axis(["JP-IG-01", "JP-INF1-01"])
    case.do("axis", "dig JP-IG-01")
    assert case.war.face(case.number("JP-IG-01")).fortress
    assert case.where("JP-IG-01") == TOKYO
    case.refuses("axis", "dig JP-IG-01", "DSA-ORG-44")  # once in a segment
    dug_in = axis(["JP-IG-01/back"])
    dug_in.do("axis", "dig JP-IG-01")
    assert dug_in.front("JP-IG-01")
    assert dug_in.where("JP-IG-01") == TOKYO  # and not in the Delay Box


@pytest.mark.rule("DSA-ORG-44")
def test_no_second_fortress_is_dug_in_a_hex() -> None:
    case = axis(["JP-IG-01", "JP-FTDAI-01"], hex="w5125")
    assert not case.legal("axis", "dig")
    case.refuses("axis", "dig JP-IG-01", "DSA-ORG-44")


@pytest.mark.rule("DSA-ORG-45")
def test_only_a_port_a_fort_becomes_its_fortress_and_it_may_become_another() -> None:
    case = axis(["JP-INF1-01", "JP-IG-01"], ["JP-IG-02", "JP-FTDAI-01"], hex="w5125")
    case.refuses("axis", "convert JP-INF1-01 JP-IG-02", "DSA-ORG-45")
    case.refuses("axis", "dig JP-INF1-01", "DSA-ORG-45")
    case.do("axis", "convert JP-IG-01 JP-FTDAI-01")
    assert case.where("JP-FTDAI-01") == "w5125"


# -- Per fortresses ----------------------------------------------------------------------------------------


@pytest.mark.rule("DSA-ORG-50", "DSB-MK-23-5")
def test_per_fortresses_need_the_mandate_and_one_is_built_a_turn() -> None:
    """EX-088: armor becomes a Per fortress, wherever it stands."""
    mandate = {"markers": {"japanese_mandate": "vp_2"}}
    units: dict[str, Any] = {"others": {"w4724": ["JP-ARM-01", "JP-INF1-01"], "w4725": ["JP-INF1-02"]}}
    without = axis(["JP-INF1-03"], ["JP-FTPER-01"], scenario="china-incident", **units)
    without.refuses("axis", "convert JP-ARM-01 JP-FTPER-01", "DSA-ORG-50")
    case = axis(
        ["JP-INF1-03"], ["JP-FTPER-01", "JP-FTPER-02"], scenario="china-incident",
        affairs=mandate, **units,
    )  # fmt: skip
    case.do("axis", "convert JP-ARM-01 JP-FTPER-01")
    assert case.where("JP-FTPER-01") == "w4724"
    assert case.steps("JP-FTPER-01") == 2
    assert not case.legal("axis", "convert")
    case.refuses("axis", "convert JP-INF1-02 JP-FTPER-02", "DSA-ORG-50")
    laid_aside = {"markers": {"japanese_mandate": "delay"}}
    later = axis(["JP-INF1-03"], ["JP-FTPER-01"], scenario="china-incident", affairs=laid_aside, **units)
    later.refuses("axis", "convert JP-ARM-01 JP-FTPER-01", "DSA-ORG-50")


# -- Off-Map Boxes -----------------------------------------------------------------------------------------


@pytest.mark.rule("DSA-ORG-20")
def test_units_in_an_off_map_box_combine_and_break_down_there() -> None:
    boxes = {"western_us": ["US-INF1-01", "US-INF1-02", "US-TK-01"], "western_pool": ["US-INFM-01"]}
    case = Case("organization", {}, boxes, phasing="western", **TWO_NATIONS)
    case.do("western", "raise US-INF1-01 US-INF1-02 US-INFM-01", "combine US-INFM-01 US-TK-01")
    assert case.where("US-INFM-01") == "western_us"
    assert case.steps("US-INFM-01") == 3
    case.do("western", "break US-INFM-01 US-TK-01")
    assert case.where("US-TK-01") == "western_us"
    case.do("western", "break US-INFM-01 US-INF1-01 US-INF1-02")
    assert case.where("US-INF1-01") == "western_us"
    assert case.where("US-INFM-01") == "western_pool"
    assert case.game.conserved(case.state) == {"on the map": 0}


@pytest.mark.rule("DSA-ORG-40")
def test_no_fortress_is_built_in_an_off_map_box() -> None:
    boxes = {"eastern_europe": ["RU-INF1-01"], "soviet_pool": ["RU-FTLINE-01"]}
    case = Case("organization", {}, boxes, phasing="soviet", **TWO_NATIONS)
    assert not case.legal("soviet", "convert")
    case.refuses("soviet", "convert RU-INF1-01 RU-FTLINE-01", "DSA-ORG-40")
