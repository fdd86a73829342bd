"""Parts of the Ground Phase that pass without a question, and the Engineering Segment as a beginning."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.war_in_the_pacific.command.frames import Bases
from flagplot.games.war_in_the_pacific.works import demolition as works_demolition
from flagplot.games.war_in_the_pacific.works.frames import Building
from tests.war_in_the_pacific.ashore import GAME, TABLES, LandCase

GROUNDED = {unit.id: {"points": 0} for unit in TABLES.air}
HQS = [hq.id for hq in TABLES.hqs]


def demolition(unit: str, enemy: str = "A3629", **more: Any) -> LandCase:
    """Kota Bharu in the Demolition Segment; nobody else could demolish anything."""
    units = {"A3730": [unit], enemy: ["ja-rgt-55/moved"]}
    return LandCase("ground_demolition", units, air=GROUNDED, first="allied", **more)


@pytest.mark.parametrize(
    ("unit", "enemy", "rule"),
    [
        pytest.param("br-bde-8ind/broken", "A3629", "WPA-DEM-01", marks=pytest.mark.rule("WPA-DEM-01")),
        pytest.param("br-bde-8ind/moved", "A3629", "WPA-DEM-09", marks=pytest.mark.rule("WPA-DEM-09")),
        pytest.param("br-bde-8ind/inactive", "A3629", "WPA-DEM-03", marks=pytest.mark.rule("WPA-DEM-03")),
        pytest.param("br-bde-8ind", "A3528", "WPA-DEM-14", marks=pytest.mark.rule("WPA-DEM-14")),
    ],
)
def test_who_was_not_asked_is_told_what_kept_him_from_it(unit: str, enemy: str, rule: str) -> None:
    found = demolition(unit, enemy)
    assert isinstance(found.state.frames[-1], Bases)
    found.refuses("allied", "demolish br-bde-8ind airfield", rule)


@pytest.mark.rule("WPA-DEM-15")
def test_from_march_on_two_hexes_are_near_enough() -> None:
    assert TABLES.card.date(11).endswith("/2/42")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(works_demolition, "_date", lambda play: (42, 3))
        far = demolition("br-bde-8ind", "A3427")
        far.refuses("allied", "demolish br-bde-8ind airfield", "WPA-DEM-15")
        assert demolition("br-bde-8ind", "A3529").allows("allied", "demolish br-bde-8ind airfield")


@pytest.mark.rule("WPA-DEM-01")
def test_who_has_let_his_time_pass_is_told_when_it_was() -> None:
    found = demolition("br-bde-8ind")
    found.do("allied", "done")
    refusal = GAME.why_not(found.state, "allied", "demolish br-bde-8ind airfield")
    assert refusal is not None
    assert "demolition comes before" in refusal.text.lower()


@pytest.mark.rule("WPA-HQ-46", "BR-17-03")
def test_who_could_land_nowhere_is_told_why() -> None:
    ship = next(one.id for one in TABLES.ships if one.tf == "J1" and one.type in ("MSU", "APA", "APB"))
    force = {"side": "japan", "hex": "A3730", "ships": [ship], "mission": "AMPH"}
    plan = {"side": "japan", "hq": "hq-25-army", "target": "A3730", "units": ["ja-rgt-114"], "turn": 0}
    idle = {"hq-25-army": {"active": False}, "hq-southern-army": {"active": False}}
    found = LandCase(
        "ground_assault", {ship: ["ja-rgt-114"], "A3730": ["br-bde-8ind"], "A3529": ["ja-rgt-55"]},
        air=GROUNDED, forces={"J1": force}, turn=2, pair=8, unloaded=["ja-rgt-114"],
        war={"plans": [plan], "hqs": idle},
    )  # fmt: skip
    found.refuses("japan", "land A3730", "WPA-HQ-46")
    found.refuses("japan", "land A3831", "BR-17-03")


@pytest.mark.parametrize("order", ["repair-ship nowhere", "demolish nowhere airfield", "land nowhere"])
def test_what_names_nothing_is_told_so(order: str) -> None:
    refusal = GAME.why_not(demolition("br-bde-8ind/broken").state, "allied", order)
    assert refusal is not None
    assert "nowhere" in refusal.text


# -- a position that begins with the Engineering Segment ----------------------------------------------------


def engineering(units: dict[str, list[str]], **more: Any) -> LandCase:
    return LandCase("ground_engineering", units, air=GROUNDED, forts={}, **more)


@pytest.mark.rule("WPA-OSB-01", "WPA-OSB-16")
def test_support_bases_belong_to_the_segment_a_position_begins_with() -> None:
    idle = {"A3529": ["ja-rgt-114/inactive"], "C0108": ["br-gar-sing/inactive"]}
    found = engineering(idle, control={"A3529": "japan"})
    assert isinstance(found.state.frames[-1], Bases)  # nobody has anything else to do
    stock = found.state.war.cp[HQS.index("hq-25-army")]
    found.do("japan", "build-base hq-25-army A3529")
    assert found.state.war.cp[HQS.index("hq-25-army")] == stock - 10
    hurt = {"A3529": {"side": "japan", "hq": "hq-25-army", "damage": "D1"}}
    crew = {**idle, "A3529": ["ja-rgt-1eng/inactive"]}
    mended = engineering(crew, control={"A3529": "japan"}, war={"lines": {"bases": hurt}})
    assert mended.play.lines.bases[mended.play.hex("A3529")].rung == 0


@pytest.mark.rule("WPA-OSB-01", "WPA-OSB-04")
def test_they_may_be_built_beside_other_works() -> None:
    units = {"A3529": ["ja-rgt-114"], "C0108": ["br-gar-sing/inactive"]}
    found = engineering(units, control={"A3529": "japan", "A3730": "japan"})
    assert isinstance(found.state.frames[-1], Building)
    assert found.allows("japan", "fortify A3529 strength")
    document = GAME.write_position(found.state)
    found.do("japan", "build-base hq-25-army A3529")
    found.refuses("japan", "build-base hq-25-army A3730", "WPA-OSB-04")
    assert document is not None
    again = GAME.position({"scenario": "malaya", **document})
    assert "build-base hq-25-army A3529" in [str(one) for one in GAME.legal(again, "japan")]
