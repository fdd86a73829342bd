"""The Organization Segment. [2.3]"""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.dai_senso import supply
from flagplot.games.dai_senso.combat import losses, ranged, shifts
from flagplot.games.dai_senso.counters import FRONT
from flagplot.games.dai_senso.nations import nationalities
from flagplot.games.dai_senso.organization import emergency
from flagplot.games.dai_senso.places import place
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.stacking import overstacked
from flagplot.games.dai_senso.turn.setup import put
from tests.dai_senso.setting import Case

CHITA, IRKUTSK, ULAN_BATOR, TOKYO = "w5824", "w5821", "w5621", "e4904"
CHUNGKING = "w4620"
SHORTAGES = {"materiel_shortages": "swb"}  # a Delay DRM of +1 for the Axis
BEYOND = "e4904"  # no Soviet unit is supplied in Tokyo


@pytest.fixture
def everybody_supplied(monkeypatch: pytest.MonkeyPatch) -> None:
    """Off-Map Boxes are no supply sources yet, so the West takes its supply for granted."""
    monkeypatch.setattr(supply, "supplied", lambda war, number: True)


def soviet(units: list[str], pool: list[str] | None = None, hex: str = CHITA, **more: Any) -> Case:
    return Case("organization", {hex: units, **more.pop("others", {})}, {"soviet_pool": pool or []}, **more)


def axis(units: list[str], pool: list[str] | None = None, hex: str = TOKYO, **more: Any) -> Case:
    return Case(
        "organization",
        {hex: units, **more.pop("others", {})},
        {"axis_pool": pool or []},
        phasing="axis",
        **more,
    )


def western(units: list[str], pool: list[str] | None = None, hex: str = "w4509", **more: Any) -> Case:
    return Case(
        "organization",
        {hex: units, **more.pop("others", {})},
        {"western_pool": pool or []},
        phasing="western",
        **more,
    )


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


# -- eliminations and breakdowns -----------------------------------------------------------------------------


@pytest.mark.rule("DSA-ORG-60")
def test_whole_units_are_given_up() -> None:
    case = soviet(["RU-INFA-01", "RU-HQ-01"], others={"w5526": ["KW-INF1-01"]})
    assert case.legal("soviet", "eliminate") == ["eliminate RU-INFA-01", "eliminate RU-HQ-01"]
    case.do("soviet", "eliminate RU-INFA-01")
    assert case.where("RU-INFA-01") == "soviet_pool"
    case.refuses("soviet", "eliminate KW-INF1-01", "DSA-RD-11")


@pytest.mark.rule("DSA-ORG-64", "DSA-ORG-03")
def test_a_headquarters_breaks_down_into_two_units() -> None:
    """EX-092."""
    case = axis(["JP-HQ-01"], ["JP-INF1-01", "JP-INF1-02"])
    assert case.legal("axis", "break") == ["break JP-HQ-01 JP-INF1-01 JP-INF1-02"]
    case.do("axis", "break JP-HQ-01 JP-INF1-01 JP-INF1-02")
    assert case.where("JP-INF1-01") == case.where("JP-INF1-02") == TOKYO
    assert case.where("JP-HQ-01") == "delay"
    case = axis(["JP-HQ-01"], ["JP-INF1-01"])
    assert not case.legal("axis", "break")
    case.refuses("axis", "break JP-HQ-01 JP-INF1-01", "DSA-ORG-64")


@pytest.mark.rule("DSA-ORG-64", "DSA-ORG-04")
def test_an_army_turns_over_and_adds_a_unit() -> None:
    """EX-093; a counter with a larger side comes with one step."""
    case = axis(["JP-INFA-01"], ["JP-INF1-01", "JP-INFB-01"])
    case.do("axis", "break JP-INFA-01 JP-INFB-01")
    assert case.steps("JP-INFA-01") == case.steps("JP-INFB-01") == 1
    assert case.where("JP-INFB-01") == TOKYO


@pytest.mark.rule("DSA-ORG-65", "DSA-ORG-62", "DSA-ORG-07")
def test_a_mech_army_loses_its_armor_first_and_goes_on() -> None:
    """EX-094: 6-6-2 to 4-4-1 and armor, then the 4-4-1 too; cut off, and under an enemy Air Force."""
    units = ["BR-INFM-01/back", "RU-AF-01"]
    case = western(units, ["BR-TK-01", "BR-INF1-01", "BR-INF1-02"], hex="w5526")
    assert case.legal("western", "break") == ["break BR-INFM-01 BR-TK-01"]
    case.refuses("western", "break BR-INFM-01 BR-INF1-01", "DSA-ORG-05")
    case.do("western", "break BR-INFM-01 BR-TK-01", "break BR-INFM-01 BR-INF1-01 BR-INF1-02")
    assert case.where("BR-TK-01") == case.where("BR-INF1-01") == case.where("BR-INF1-02") == "w5526"
    assert case.where("BR-INFM-01") == "western_pool"


@pytest.mark.rule("DSA-ORG-67")
def test_fortresses_do_not_break_down_and_nothing_is_swapped() -> None:
    """EX-095: a three-step HQ does not become a two-step army."""
    case = axis(["JP-HQ-01/back", "JP-FTDAI-01"], ["JP-INFA-01", "JP-INF1-01", "JP-HQ-02"], hex="w5125")
    assert case.steps("JP-HQ-01") == 3
    case.refuses("axis", "break JP-FTDAI-01 JP-INF1-01 JP-INFA-01", "DSA-ORG-67")
    case.refuses("axis", "break JP-HQ-01 JP-HQ-02", "DSA-ORG-67")
    case.do("axis", "break JP-HQ-01 JP-INFA-01")
    assert case.steps("JP-HQ-01") == 2
    assert case.steps("JP-INFA-01") == 1


@pytest.mark.rule("DSA-ORG-69")
def test_a_colonial_army_breaks_down_into_colonials() -> None:
    """EX-096."""
    case = axis(["JP-COL-01", "JP-INFA-01"], ["JP-INF1-01"])
    case.refuses("axis", "break JP-COL-01 JP-INF1-01", "DSA-ORG-69")
    assert case.legal("axis", "break") == ["break JP-INFA-01 JP-INF1-01"]
    case = axis(["JP-COL-01", "JP-INFA-01"], ["JP-COL-02"])
    assert case.legal("axis", "break") == ["break JP-INFA-01 JP-COL-02", "break JP-COL-01 JP-COL-02"]


@pytest.mark.rule("DSA-ORG-68")
def test_elite_units_are_not_drawn() -> None:
    """EX-097: for a Shock Army neither airborne nor cavalry nor Shock."""
    case = soviet(["RU-SHK-01"], ["RU-ABN-01", "RU-CAV-01", "RU-SHK-02", "RU-INF1-01"])
    assert case.legal("soviet", "break") == ["break RU-SHK-01 RU-INF1-01"]
    for id in ("RU-ABN-01", "RU-CAV-01", "RU-SHK-02"):
        case.refuses("soviet", f"break RU-SHK-01 {id}", "DSA-ORG-68")


@pytest.mark.rule("DSA-ORG-70", "DSA-ORG-13")
def test_kwantung_units_break_down_into_kwantung_units() -> None:
    case = axis(["KW-INFA-01", "JP-INFA-01"], ["JP-INF1-01", "KW-INF1-01"], hex="w5226")
    case.refuses("axis", "break KW-INFA-01 JP-INF1-01", "DSA-ORG-70")
    case.refuses("axis", "break JP-INFA-01 KW-INF1-01", "DSA-ORG-13")
    assert case.legal("axis", "break") == ["break JP-INFA-01 JP-INF1-01", "break KW-INFA-01 KW-INF1-01"]


@pytest.mark.rule("DSA-ORG-05")
def test_a_cavalry_mechanized_army_is_infantry_and_armor() -> None:
    case = soviet(["RU-CAVM-01/back"], ["RU-INF1-01", "RU-INF1-02", "RU-TK-01"])
    assert case.legal("soviet", "break") == ["break RU-CAVM-01 RU-INF1-01 RU-TK-01"]
    case.refuses("soviet", "break RU-CAVM-01 RU-INF1-01 RU-INF1-02", "DSA-ORG-05")


# -- Detachments ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DSA-ORG-72", "DSI-CTR-02")
def test_a_detachment_goes_to_a_unit_of_its_nation() -> None:
    """Not supplied, under an enemy Air Force, and no unit is turned over."""
    others = {CHITA: ["RU-INFA-02"], ULAN_BATOR: ["MONG-RES-01"]}
    case = soviet(["RU-INFA-01", "JP-AF-01"], ["RU-INF1-01"], hex=BEYOND, others=others)
    assert case.legal("soviet", "detach") == [f"detach RU-INF1-01 {BEYOND}", f"detach RU-INF1-01 {CHITA}"]
    case.refuses("soviet", f"detach RU-INF1-01 {ULAN_BATOR}", "DSA-ORG-72")
    case.do("soviet", f"detach RU-INF1-01 {BEYOND}")
    assert case.war.detachment(case.number("RU-INF1-01"))
    assert case.steps("RU-INFA-01") == 2


@pytest.mark.rule("DSA-ORG-72")
def test_a_kwantung_unit_is_of_japanese_nationality() -> None:
    case = axis(["KW-INFA-01"], ["JP-INF1-01"], hex="w5226")
    assert case.legal("axis", "detach") == ["detach JP-INF1-01 w5226"]


@pytest.mark.rule("DSA-ORG-73")
def test_one_detachment_in_a_hex() -> None:
    for marker in ("RU-INF1-02/detachment", "logistics_far_east-01"):
        case = soviet(["RU-INFA-01", marker], ["RU-INF1-01"])
        case.refuses("soviet", f"detach RU-INF1-01 {CHITA}", "DSA-ORG-73")
        assert not case.legal("soviet", "detach")


@pytest.mark.rule("DSA-ORG-74")
def test_a_detachment_is_taken_back_to_the_delay_box() -> None:
    case = soviet(["RU-INFA-01", "RU-INF1-02/detachment"], others={"w5526": ["KW-INF1-01/detachment"]})
    assert case.legal("soviet", "recall") == ["recall RU-INF1-02"]
    case.refuses("soviet", "recall KW-INF1-01", "DSA-ORG-74")
    case.do("soviet", "recall RU-INF1-02")
    assert case.where("RU-INF1-02") == "delay"


def test_answers_that_name_nothing_are_malformed() -> None:
    case = soviet(["RU-INFA-01"], ["RU-INF1-01", "RU-INF1-02"])
    case.refuses("soviet", "eliminate RU-NONE-01", "")
    case.refuses("soviet", "detach RU-INF1-01 w9999", "")
    case.refuses("soviet", "detach RU-INF1-01 delay", "")
    assert "alike" in case.refuses("soviet", "break RU-INFA-01 RU-INF1-02", "").text


# -- striped units given up --------------------------------------------------------------------------------


@pytest.mark.rule("DSA-ORG-61")
@pytest.mark.parametrize(("markers", "due"), [({}, "june-july-1942"), (SHORTAGES, "july-aug-1942")])
def test_a_striped_unit_given_up_goes_to_the_turn_track(markers: dict[str, str], due: str) -> None:
    """EX-091: given up in May-June with a DRM of 0 it is due in June-July, with +1 in July-Aug."""
    when: dict[str, Any] = {
        "year": 1942,
        "turn": "May-June",
        "scenario": "china-incident",
        "affairs": {"markers": markers},
    }
    case = axis(["JP-HQ-01"], **when)
    case.do("axis", "eliminate JP-HQ-01")
    assert case.where("JP-HQ-01") == due


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


# -- colonials, and the Showa Restoration ------------------------------------------------------------------


@pytest.mark.rule("DSA-ORG-27")
def test_japanese_colonials_do_not_combine_with_others() -> None:
    case = axis(["JP-INFA-01/back", "JP-BUR-01", "JP-COL-01/back"], ["JP-HQ-01"])
    case.refuses("axis", "combine JP-INFA-01 JP-BUR-01", "DSA-ORG-27")
    case.refuses("axis", "combine JP-COL-01 JP-INFA-01", "DSA-ORG-27")
    case.refuses("axis", "raise JP-INFA-01 JP-BUR-01 JP-HQ-01", "DSA-ORG-27")
    case.do("axis", "combine JP-COL-01 JP-BUR-01")  # colonials among themselves


@pytest.mark.rule("DSA-ORG-27", "DSB-MK-40-1")
def test_the_showa_restoration_lets_one_colonial_in() -> None:
    units = ["JP-INFA-01/back", "JP-BUR-01", "JP-IND-01", "JP-INFA-02/back"]
    affairs = {"markers": {"showa_restoration": "swb"}}
    case = axis(units, ["JP-HQ-01"], scenario="china-incident", affairs=affairs)
    case.refuses("axis", "raise JP-BUR-01 JP-IND-01 JP-HQ-01", "DSA-ORG-27")  # one of the two, not both
    case.do("axis", "combine JP-INFA-01 JP-BUR-01")
    assert case.steps("JP-INFA-01") == 2
    assert case.war.affairs.markers["showa_restoration"] == "delay"
    case.refuses("axis", "combine JP-INFA-02 JP-IND-01", "DSA-ORG-27")


# -- HQs of all China --------------------------------------------------------------------------------------


def chinese(units: list[str], pool: list[str], hex: str = CHUNGKING, **more: Any) -> Case:
    return western(units, pool, hex, scenario="china-incident", **more)


@pytest.mark.rule("DSA-ORG-10", "DSB-MN-06")
def test_an_hq_of_all_china_is_made_of_any_chinese_units() -> None:
    """Of one Country or of several, without a Holding Box; it grows and breaks down like others."""
    case = chinese(["SZE-WZ-01/back", "KI-EXP-01", "HO-EXP-01"], ["W-KMT-01", "KI-DEF-01"])
    case.do("western", "raise KI-EXP-01 SZE-WZ-01 W-KMT-01")
    assert case.where("W-KMT-01") == CHUNGKING
    assert case.where("SZE-WZ-01") == case.where("KI-EXP-01") == "western_pool"
    case.do("western", "combine W-KMT-01 HO-EXP-01")
    assert case.steps("W-KMT-01") == 3
    assert supply.supplied(case.war, case.number("W-KMT-01"))
    case.do("western", "break W-KMT-01 SZE-WZ-01")
    assert case.steps("W-KMT-01") == 2


@pytest.mark.rule("DSA-ORG-10")
def test_nobody_else_is_part_of_it() -> None:
    case = chinese(["SZE-WZ-01/back", "BR-INF1-01"], ["W-KMT-01"])
    case.refuses("western", "raise SZE-WZ-01 BR-INF1-01 W-KMT-01", "DSA-ORG-08")


@pytest.mark.rule("DSB-MN-06")
def test_an_hq_of_all_china_is_supplied_by_any_friendly_chinese_country() -> None:
    for hex in (CHUNGKING, "w4724"):  # in Szechwan and in Kiangsu
        assert supply.supplied(*_hq(hex))
    lost = {id: {"status": "conquered", "alignment": "western"} for id in ("hopeh", "kiangsu", "szechwan")}
    assert not supply.supplied(*_hq("w4724", countries=lost))


def _hq(hex: str, **more: Any) -> tuple[War, int]:
    case = chinese(["W-KMT-01"], [], hex, **more)
    return case.war, case.number("W-KMT-01")


# -- units of two nations ----------------------------------------------------------------------------------

AXIS_HOPEH = {"hopeh": {"status": "active", "alignment": "axis"}}
NEI = {"nei": {"status": "active", "alignment": "western"}}
PEIPING, BATAVIA, CALCUTTA = "w5223", "w2819", "w4213"
TWO_NATIONS: dict[str, Any] = {
    "scenario": "china-incident",
    "posture": dict.fromkeys(("us_western_minors", "britain", "russia", "soviet_minors"), "war"),
}


@pytest.mark.rule("DSA-ORG-09", "DSA-ORG-14", "DSA-ORG-66", "DSB-MN-04")
def test_the_aex_hq_keeps_its_minor_step_in_a_holding_box(everybody_supplied: None) -> None:
    case = axis(["JP-INF1-01", "HO-RES-01"], ["AX-AEX-01"], hex=PEIPING, countries=AXIS_HOPEH, **TWO_NATIONS)
    case.do("axis", "raise JP-INF1-01 HO-RES-01 AX-AEX-01")
    assert case.where("AX-AEX-01") == PEIPING
    assert case.where("HO-RES-01") == "axis_aex"
    assert case.where("JP-INF1-01") == "axis_pool"
    assert nationalities(case.war, case.number("AX-AEX-01")) == ("japan", "hopeh")
    assert case.legal("axis", "break") == ["break AX-AEX-01 JP-INF1-01 HO-RES-01"]
    case.do("axis", "break AX-AEX-01 JP-INF1-01 HO-RES-01")
    assert case.where("HO-RES-01") == case.where("JP-INF1-01") == PEIPING


@pytest.mark.rule("DSA-ORG-11", "DSA-ORG-66")
def test_the_cbi_hq_keeps_its_armor_in_a_holding_box(everybody_supplied: None) -> None:
    units = ["BR-INF1-01", "US-INF1-01", "US-TK-01"]
    case = western(units, ["W-CBI-01", "BR-TK-01"], hex=CALCUTTA, **TWO_NATIONS)
    case.do("western", "raise BR-INF1-01 US-INF1-01 W-CBI-01", "combine W-CBI-01 US-TK-01")
    assert case.steps("W-CBI-01") == 3
    assert case.where("US-TK-01") == "western_cbi"
    case.refuses("western", "break W-CBI-01 BR-TK-01", "DSA-ORG-66")
    case.do("western", "break W-CBI-01 US-TK-01")
    assert case.where("US-TK-01") == CALCUTTA
    assert case.steps("W-CBI-01") == 2


@pytest.mark.rule("DSA-ORG-12", "DSB-MN-05")
def test_the_abda_army_is_far_eastern_infantry_and_a_minor(everybody_supplied: None) -> None:
    units = ["BR-FE-01", "NEI-RES-01", "BR-IND-01/back"]
    case = western(units, ["W-ABDA-01"], hex=BATAVIA, countries=NEI, **TWO_NATIONS)
    assert not [line for line in case.legal("western", "raise") if "BR-IND-01" in line]  # no colonials
    case.do("western", "raise BR-FE-01 NEI-RES-01 W-ABDA-01")
    assert case.where("NEI-RES-01") == "western_abda"
    assert nationalities(case.war, case.number("W-ABDA-01")) == ("britain", "nei")


@pytest.mark.rule("DSA-ATT-07")
@pytest.mark.parametrize(("left", "lost"), [("BR-FE-01", "NEI-RES-01"), ("NEI-RES-01", "BR-FE-01")])
def test_of_two_nations_either_step_may_be_lost(left: str, lost: str) -> None:
    """EX-123."""
    case = western(["W-ABDA-01"], ["BR-FE-01"], hex=BATAVIA, countries=NEI, **TWO_NATIONS)
    war = case.war
    put(war.state, case.number("NEI-RES-01"), place("western_abda"), FRONT)
    unit = case.number("W-ABDA-01")
    assert [war.id(one) for one in losses.replacements(war, unit)] == ["BR-FE-01", "NEI-RES-01"]
    assert losses.lose_step(war, unit, case.number(left)) == case.number(left)
    assert case.where(left) == BATAVIA
    assert case.where(lost) == "western_pool"
    assert case.where("W-ABDA-01") == "delay"  # it has a stripe


@pytest.mark.rule("DSB-MN-02")
def test_both_nations_must_have_supply_and_may_stand_there() -> None:
    """In Java the Dutch have Cities; the British are supplied only over the sea."""
    case = western(["W-ABDA-01"], [], hex=BATAVIA, countries=NEI, **TWO_NATIONS)
    put(case.state, case.number("NEI-RES-01"), place("western_abda"), FRONT)
    war, unit = case.war, case.number("W-ABDA-01")
    assert supply.reached(war, 1, "nei") >> case.hex(BATAVIA) & 1
    assert not supply.reached(war, 1, "britain") >> case.hex(BATAVIA) & 1
    assert not supply.supplied(war, unit)
    other = western(["W-ABDA-01", "SIAM-INF-01/back"], [], hex=BATAVIA, countries=NEI | SIAM, **TWO_NATIONS)
    put(other.state, other.number("NEI-RES-01"), place("western_abda"), FRONT)
    assert overstacked(other.war, other.hex(BATAVIA), 1) == "units of different Minor Countries"


SIAM = {"siam": {"status": "active", "alignment": "western"}}


@pytest.mark.rule("DSB-MN-03")
def test_a_unit_that_loses_one_nation_to_an_event_leaves_the_other() -> None:
    case = western(["W-ABDA-01"], ["BR-FE-01"], hex=BATAVIA, countries=NEI, **TWO_NATIONS)
    war = case.war
    assert emergency.bereaved(war) == [case.number("W-ABDA-01")]  # nothing waits for it
    emergency.part(war)
    assert case.where("BR-FE-01") == BATAVIA
    assert case.where("W-ABDA-01") == "delay"


@pytest.mark.rule("DSA-ORG-63")
def test_an_event_may_break_a_unit_down_in_any_phase() -> None:
    case = axis(["JP-INFA-01"], ["JP-INF1-01"])
    emergency.break_down(case.war, case.number("JP-INFA-01"))
    assert case.steps("JP-INFA-01") == 1
    assert case.where("JP-INF1-01") == TOKYO
    fort = axis(["JP-FTDAI-01"], ["JP-INF1-01"], hex="w5125")
    emergency.break_down(fort.war, fort.number("JP-FTDAI-01"))
    assert fort.where("JP-FTDAI-01") == "delay"  # a fortress is eliminated instead
    assert fort.where("JP-INF1-01") == "axis_pool"


@pytest.mark.rule("DSA-SHF-05", "DSB-MN-01")
def test_an_hq_of_two_nations_brings_the_air_forces_of_both() -> None:
    case = western(["W-CBI-01", "BR-AF-01", "US-AF-01"], [], hex=CALCUTTA, turn="Nov-Dec", **TWO_NATIONS)
    found = shifts.air_units(case.war, case.hex(CALCUTTA), 1, [case.number("W-CBI-01")])
    assert [case.war.id(one) for one in found] == ["BR-AF-01", "US-AF-01"]
    alone = shifts.air_units(case.war, case.hex(CALCUTTA), 1, [case.number("BR-INF1-01")])
    assert [case.war.id(one) for one in alone] == ["BR-AF-01"]


def test_what_waits_in_a_holding_box_goes_with_its_unit(everybody_supplied: None) -> None:
    case = axis(["JP-INF1-01", "HO-RES-01"], ["AX-AEX-01"], hex=PEIPING, countries=AXIS_HOPEH, **TWO_NATIONS)
    case.do("axis", "raise JP-INF1-01 HO-RES-01 AX-AEX-01", "eliminate AX-AEX-01")
    assert case.where("HO-RES-01") == "axis_pool"


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


@pytest.mark.rule("DSB-MN-07")
def test_an_hq_of_all_china_stands_with_and_supports_any_chinese_units() -> None:
    for unit in ("SZE-WZ-01", "KI-WZ-01", "HO-WZ-01"):
        case = chinese([unit, "W-KMT-01"], [])
        assert not overstacked(case.war, case.hex(CHUNGKING), 1)
        hq, others = case.number("W-KMT-01"), [case.number(unit)]
        assert ranged.kept_out(case.war, hq, case.hex("w4621"), others, ()) is None
    foreign = chinese(["BR-INF1-01", "W-KMT-01"], [])
    bar = ranged.kept_out(
        foreign.war, foreign.number("W-KMT-01"), foreign.hex("w4621"), [foreign.number("BR-INF1-01")], ()
    )
    assert bar is not None
    assert bar.rule == "DSA-HQS-02"
    pool = {"western_pool": ["KI-RES-01", "SZE-RES-01"]}
    season: dict[str, Any] = {"scenario": "china-incident", "turn": "Aug-Sept", "cards": {"western": "20"}}
    case = Case("replacements", {"w4721": ["W-KMT-01"]}, pool, phasing="western", **season)
    assert "take KI-RES-01 w4721" in case.legal("western")  # no City, but the HQ stands there
    assert "take SZE-RES-01 w4721" not in case.legal("western")


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
