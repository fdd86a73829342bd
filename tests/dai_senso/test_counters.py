"""What is printed on the counters. [components]"""

from __future__ import annotations

from collections import Counter as Count

import pytest

from flagplot.games.dai_senso.counters import BACK, FRONT, Counter
from flagplot.games.dai_senso.factions import AXIS, NOBODY, SOVIET
from flagplot.games.dai_senso.places import pool
from flagplot.games.dai_senso.tables import standard_tables
from tests.dai_senso.setting import Case

rule = pytest.mark.rule
TABLES = standard_tables()


def printed(id: str) -> Counter:
    return TABLES.counters[TABLES.counter(id)]


@rule("DSA-CMP-02", "DSI-CTR-01")
def test_every_counter_exists_once_and_is_a_unit_or_a_marker() -> None:
    assert len(TABLES.number) == len(TABLES.counters)
    ids = [one.id for one in TABLES.counters]
    assert len(set(ids)) == len(ids)
    kinds = Count((face.ground, face.support, face.unit) for one in TABLES.counters for face in one.faces)
    assert (True, True, True) not in kinds
    assert printed("RU-INFA-01").faces[FRONT].unit
    assert printed("RU-AF-01").faces[FRONT].unit
    assert not printed("blitz_soviet-01").faces[FRONT].unit


@rule("DSI-CTR-01")
def test_nobody_has_more_than_the_counters_of_the_box() -> None:
    """Eight one-step Russian infantry, not nine."""
    assert sum(one.type == "RU-INF1" for one in TABLES.counters) == 8
    case = Case("support", {"w5824": ["RU-INF1"] * 8})
    assert len(case.war.ground(case.hex("w5824"), SOVIET)) == 8


@rule("DSA-CMP-09")
def test_only_ground_units_have_factors() -> None:
    for one in TABLES.counters:
        for face in one.faces:
            if not face.ground:
                assert (face.attack, face.defense, face.move, face.steps) == (0, 0, 0, 0), one.id
    front = printed("RU-INFA-01").faces[FRONT]
    assert (front.attack, front.defense, front.move) == (3, 3, 1)


@rule("DSA-CMP-10")
def test_ground_units_have_one_to_three_steps_and_some_of_them_squares() -> None:
    steps = {face.steps for one in TABLES.counters for face in one.faces if face.ground}
    assert steps == {1, 2, 3}
    assert printed("KW-INFA-01").squares
    assert printed("JP-FTDAI-01").squares
    assert not printed("RU-INFA-01").squares


@rule("DSA-CMP-12")
def test_kwantung_units_are_japanese_with_an_id_of_their_own() -> None:
    one = printed("KW-INFA-01")
    assert one.kwantung
    assert (one.country, one.nation, one.faction) == ("kwantung", "japan", AXIS)
    assert not printed("JP-INFA-01").kwantung
    assert printed("MONG-CAV-01").faction == NOBODY  # goes with its Country


@rule("DSA-CMP-13", "DSA-CMP-14", "DSA-CMP-15", "DSA-CMP-16")
@pytest.mark.parametrize(
    ("id", "side", "types"),
    [
        ("RU-INFA-01", FRONT, "infantry"),
        ("JP-GAR-01", FRONT, "infantry"),
        ("MONG-CAV-01", FRONT, "infantry"),  # cavalry
        ("RU-ABN-01", FRONT, "infantry"),  # airborne
        ("JP-MAR-01", FRONT, "infantry"),  # marines
        ("RU-TK-01", FRONT, "armor"),
        ("RU-MECH-01", FRONT, "armor"),
        ("RU-MECH-01", BACK, "infantry"),
        ("RU-CAVM-01", FRONT, "armor"),
        ("RU-HQ-01", FRONT, "hq"),
        ("RU-HQ-01", BACK, "hq"),  # whatever steps it is built from
        ("RU-FTVLAD-01", FRONT, "fortress"),
        ("JP-IG-01", BACK, "fortress"),  # a port-a-fort
        ("JP-IG-01", FRONT, "infantry"),
        ("RU-AF-01", FRONT, "air"),
    ],
)
def test_types_of_units(id: str, side: int, types: str) -> None:
    face = printed(id).faces[side]
    found = {
        "infantry": face.infantry_type, "armor": face.armor_type, "hq": face.hq,
        "fortress": face.fortress, "air": face.air,
    }  # fmt: skip
    assert [name for name, yes in found.items() if yes] == [types]


@rule("DSA-CMP-17")
def test_colonial_elite_and_normal_units() -> None:
    """IX-16: cavalry is elite, a Siamese Exp unit is not."""
    assert printed("JP-COL-01").colonial
    assert not printed("JP-COL-01").elite
    for id in ("MONG-CAV-01", "RU-CAV-01", "RU-SHK-01", "RU-GTK-01", "KW-INFA-01", "HO-EXP-01"):
        assert printed(id).elite, id
    for id in ("SIAM-EXP-01", "RU-INFA-01", "JP-INFA-01"):
        assert not printed(id).elite, id
        assert not printed(id).colonial, id


@rule("DSA-CMP-18")
def test_support_units_are_air_or_fleet_units() -> None:
    air = {face.kind for one in TABLES.counters for face in one.faces if face.support and face.air}
    fleets = {face.kind for one in TABLES.counters for face in one.faces if face.support and not face.air}
    assert air == {"air_force", "bomber", "cv_strike", "interceptor"}
    assert fleets == {"cv_fleet", "surface_fleet", "sub_fleet"}


@rule("DSA-CMP-31")
def test_a_delay_stripe_sends_a_counter_to_the_delay_box() -> None:
    case = Case("support", {"w5524": ["RU-HQ-01", "RU-INFA-01"]})
    war = case.war
    for id, box in (("RU-HQ-01", "delay"), ("RU-INFA-01", "soviet_pool")):
        assert printed(id).stripe == (box == "delay")
        war.leave(case.number(id), "is eliminated")
        assert case.where(id) == box


@rule("DSA-CMP-31", "DSA-RD-06")
def test_a_counter_without_a_stripe_goes_to_the_pool_of_the_faction_it_is_aligned_with() -> None:
    case = Case("support", {"w5524": ["MONG-CAV-01"]})
    war = case.war
    war.leave(case.number("MONG-CAV-01"), "is eliminated")
    assert case.state.place[case.number("MONG-CAV-01")] == pool(SOVIET)


@rule("DSA-CMP-32")
def test_ranges_are_printed_on_hqs_air_units_and_markers() -> None:
    assert printed("RU-HQ-01").faces[FRONT].range == 2
    assert printed("RU-AF-01").faces[FRONT].range == 3
    assert printed("blitz_soviet-01").faces[FRONT].range == 2
    assert printed("W-CHIN-01").faces[FRONT].range == 2


@rule("DSI-CTR-02")
def test_a_one_step_infantry_is_a_unit_or_a_detachment() -> None:
    for nation in ("JP", "KW", "BR", "US", "RU"):
        one = printed(f"{nation}-INF1-01")
        assert one.detachable
        assert (one.faces[FRONT].steps, one.faces[BACK].kind) == (1, "detachment")
    case = Case("support", {"w5524": ["RU-INF1-01", "RU-INF1-02/detachment"]})
    war = case.war
    assert not war.detachment(case.number("RU-INF1-01"))
    assert war.detachment(case.number("RU-INF1-02"))
    assert len(war.ground(case.hex("w5524"), SOVIET)) == 1


@rule("DSI-CTR-04")
def test_no_unit_moves_further_than_two_and_the_cavalry_mechanized_army() -> None:
    assert max(face.move for one in TABLES.counters for face in one.faces) == 2
    front, back = printed("RU-CAVM-01").faces
    assert (front.attack, front.defense, front.move, front.steps) == (5, 3, 2, 3)
    assert (back.attack, back.defense, back.move, back.steps) == (3, 2, 2, 2)


@rule("DSA-RD-06")
def test_a_country_name_means_its_own_and_a_faction_name_all_aligned_with_it() -> None:
    """EX-003: a Mongolian unit is Soviet, but not Russian."""
    case = Case("support", {"w5524": ["MONG-CAV-01", "RU-INFA-01"]})
    war = case.war
    both = war.ground(case.hex("w5524"), SOVIET)
    assert len(both) == 2
    assert [war.id(one) for one in both if war.counter(one).nation == "russia"] == ["RU-INFA-01"]
    neutral = Case(
        "support",
        {"w5524": ["MONG-CAV-01"]},
        countries={"mongolia": {"status": "active", "alignment": "axis"}},
    )
    assert neutral.war.ground(neutral.hex("w5524"), AXIS)
