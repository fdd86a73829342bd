"""What multi-step units are made of. [2.3]"""

from __future__ import annotations

import pytest

from flagplot.games.dai_senso.organization.composition import NO_SIDE, builders, one_step_side, recipe
from flagplot.games.dai_senso.organization.composition import elite as is_elite
from flagplot.games.dai_senso.tables import standard_tables
from tests.dai_senso.setting import Case

TABLES = standard_tables()
EMPTY = Case("organization", {"w5524": ["RU-INFA-01"]})


def kinds(counters: frozenset[int]) -> set[str]:
    return {TABLES.counters[number].type for number in counters}


def combined(id: str, step: str = "second") -> set[str]:
    found = recipe(EMPTY.war, TABLES.counter(id))
    return kinds(getattr(found, step).combined)


def drawn(id: str, step: str = "second") -> set[str]:
    found = recipe(EMPTY.war, TABLES.counter(id))
    return kinds(getattr(found, step).drawn)


@pytest.mark.rule("DSA-ORG-05", "DSI-CTR-03")
def test_a_unit_that_is_not_shown_is_made_of_infantry_of_its_nation() -> None:
    assert combined("MAN-INF-01") == {"MAN-INF", "MAN-RES"}
    assert combined("BR-IND-01") == {"BR-AFR", "BR-AUS", "BR-FE", "BR-IND", "BR-INF1", "BR-NZ"}


@pytest.mark.rule("DSA-ORG-05", "DSA-ORG-07", "DSA-ORG-08")
def test_a_mech_army_is_two_infantry_steps_and_an_armor_step() -> None:
    """EX-081: infantry, infantry, armor; a Japanese HQ refuses armor, US armies refuse other nations."""
    assert "BR-TK" not in combined("BR-INFA-01", "first") | combined("BR-INFA-01", "second")
    assert combined("BR-INFA-01", "third") == {"BR-TK"}
    assert combined("RU-MECH-01", "third") == {"RU-GTK", "RU-TK"}
    for step in ("first", "second", "third"):
        assert "JP-ARM" not in combined("JP-HQ-01", step)
        assert all(type.startswith("US-") for type in combined("US-INFM-03", step))


@pytest.mark.rule("DSA-ORG-13", "DSA-ORG-28", "DSA-ORG-70")
def test_only_kwantung_units_make_kwantung_units() -> None:
    assert combined("KW-HQ-01", "first") == combined("KW-INFA-01") == {"KW-INFA", "KW-INF1"}
    assert drawn("KW-INFA-01") == {"KW-INFA", "KW-INF1"}  # elite, but nothing else will do
    for id in ("JP-INFA-01", "JP-INFB-01", "JP-HQ-01"):
        assert not any(type.startswith("KW-") for type in combined(id) | drawn(id))


@pytest.mark.rule("DSA-ORG-69")
def test_colonials_are_drawn_for_others_but_not_others_for_colonials() -> None:
    assert {"JP-COL", "JP-BUR"} <= drawn("JP-INFA-01")
    assert not {"JP-COL", "JP-BUR"} & combined("JP-INFA-01")
    assert drawn("JP-COL-01") == {"JP-COL", "JP-BUR", "JP-IND", "JP-RUS"}
    assert drawn("BR-IND-01") == {"BR-AFR", "BR-AUS", "BR-IND", "BR-NZ"}


@pytest.mark.rule("DSA-ORG-68")
def test_elite_units_are_not_drawn_unless_they_are_needed() -> None:
    assert drawn("RU-SHK-01") == drawn("RU-INFA-01") == {"RU-INFA", "RU-INF1"}
    assert drawn("RU-MECH-01", "third") == {"RU-TK"}
    assert combined("RU-SHK-01") > {"RU-GINF", "RU-CAV", "RU-ABN", "RU-SHK"}
    assert drawn("MONG-CAV-01") == {"MONG-RES"}
    assert drawn("W-ABDA-01", "first") == {"BR-FE"}


def elite(*types: str) -> list[bool]:
    return [one.elite for type in types for one in TABLES.counters if one.type == type]


@pytest.mark.rule("DSA-ORG-71", "DSA-ORG-71a")
def test_airborne_cavalry_and_marines_are_elite() -> None:
    """IX-16: and a Siamese Exp unit is not."""
    types = ("airborne", "cavalry", "marine")
    assert all(one.elite for one in TABLES.counters if one.faces[0].kind in types)
    assert not any(elite("SIAM-EXP"))
    assert not any(
        drawn(one.id) & {"MONG-CAV", "RU-CAV"} for one in TABLES.counters if one.type == "MONG-CAV"
    )


@pytest.mark.rule("DSA-ORG-71b", "DSA-ORG-71c", "DSA-ORG-71d", "DSA-ORG-71e", "DSA-ORG-71f")
@pytest.mark.parametrize(
    ("types", "breaking"),
    [
        (("BR-FE",), "BR-INFA-01"),
        (("HO-EXP", "HO-DEF"), "HO-WZ-01"),
        (("KI-EXP", "KI-DEF"), "W-KMT-01"),
        (("JP-IG",), "JP-INFA-01"),
        (("KW-INFA", "KW-INF1", "KW-ARM"), "JP-HQ-01"),
        (("RU-GINF", "RU-GTK", "RU-SHK"), "RU-CAVM-01"),
    ],
)
def test_the_elite_of_each_nation(types: tuple[str, ...], breaking: str) -> None:
    assert all(elite(*types))
    assert not drawn(breaking) & set(types)


@pytest.mark.rule("DSA-ORG-71")
def test_the_list_of_elite_units_agrees_with_the_colour_of_their_boxes() -> None:
    chinese = TABLES.organization.groups["chinese"]
    small = [one for one in TABLES.counters if one_step_side(one) != NO_SIDE]
    assert [one.id for one in small if is_elite(one, chinese) != one.elite] == []


@pytest.mark.rule("DSA-ORG-26")
def test_garrisons_and_fortresses_are_no_part_of_anything() -> None:
    for id in ("JP-GAR-01", "JP-FTSAI-01", "BR-GARHK-01"):
        assert one_step_side(TABLES.counters[TABLES.counter(id)]) == NO_SIDE
        assert recipe(EMPTY.war, TABLES.counter(id)) is None
    guards = TABLES.counters[TABLES.counter("JP-IG-01")]
    assert guards.faces[one_step_side(guards)].kind == "infantry"
    assert "JP-IG" in combined("JP-INFA-01")


@pytest.mark.rule("DSA-ATT-05", "DSA-ATT-08")
def test_a_headquarters_that_loses_a_step_leaves_one_that_could_have_built_it() -> None:
    boxes = {
        "soviet_pool": ["RU-INF1-01", "RU-INFA-02", "RU-GINF-01", "RU-TK-01", "RU-SHK-01"],
        "delay": ["RU-INF1-02"],
    }
    case = Case("organization", {"w5524": ["RU-HQ-01", "RU-INFA-01", "RU-CAVM-01/back"]}, boxes)

    def left(id: str) -> list[str]:
        return sorted(TABLES.counters[one].id for one in builders(case.war, case.number(id)))

    assert left("RU-HQ-01") == ["RU-INF1-01", "RU-INFA-02"]
    assert left("RU-CAVM-01") == ["RU-INF1-01", "RU-INFA-02", "RU-TK-01"]
    assert left("RU-INFA-01") == []  # has a one-step side of its own
