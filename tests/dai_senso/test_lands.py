"""Whose land it is: Countries, Dependents, Regions, control, borders. [13, glossary]"""

from __future__ import annotations

import pytest

from flagplot.games.dai_senso import lands
from flagplot.games.dai_senso.board import standard
from flagplot.games.dai_senso.factions import ALLIED, AXIS, NOBODY, SOVIET, WESTERN, enemies
from flagplot.games.dai_senso.lands import borders, control
from flagplot.games.dai_senso.posture import posture
from tests.dai_senso.setting import Case

rule = pytest.mark.rule


def quiet(units: dict[str, list[str]] | None = None, **further: object) -> Case:
    return Case("operational_movement", units or {"w5824": ["RU-INF1-01"]}, **further)


def minor(id: str, status: str, alignment: str = "") -> dict[str, dict[str, str]]:
    return {id: {"status": status, "alignment": alignment}}


# -- factions ----------------------------------------------------------------------------------------------


@rule("DSB-FC-01", "DSA-RD-10")
def test_each_of_the_three_factions_has_the_two_others_as_enemies() -> None:
    assert [enemies(one) for one in (AXIS, WESTERN, SOVIET)] == [(1, 2), (0, 2), (0, 1)]


@rule("DSB-FC-02", "DSA-RD-11")
def test_allied_is_western_or_soviet_never_axis() -> None:
    assert ALLIED == (WESTERN, SOVIET)
    case = quiet({"w5426": ["RU-INF1-01"], "w5427": ["BR-INF1-01"]})
    war = case.war
    assert war.ground(case.hex("w5426"), SOVIET)  # friendly is of the same faction
    assert war.enemy_ground(case.hex("w5427"), SOVIET)
    assert control(war, case.hex("w5426")) in ALLIED
    assert control(war, case.hex("w5427")) in ALLIED


# -- countries ---------------------------------------------------------------------------------------------


@rule("DSB-FC-08", "DSA-GL-04")
def test_the_major_countries_and_their_land() -> None:
    """Japan with Karafuto and the Kuriles, Russia with Kamchatka and Sakhalin; always active."""
    case = quiet()
    found = case.war.lands
    for label, country, faction in (
        ("e4904", "japan", AXIS), ("e5505", "japan", AXIS), ("e5407", "japan", AXIS),
        ("e5301", "russia", SOVIET), ("e5810", "russia", SOVIET), ("e5705", "russia", SOVIET),
    ):  # fmt: skip
        hex = case.hex(label)
        assert (found.country[hex], found.faction[hex]) == (country, faction), label
        assert hex in found.proper
        assert hex in found.active


@rule("DSA-GL-04")
def test_a_minor_country_is_active_unless_neutral_or_conquered() -> None:
    hex = quiet().hex("w5621")
    for status, sets in {
        "active": (True, False, False),
        "neutral": (False, True, False),
        "conquered": (False, False, True),
    }.items():
        found = quiet(countries=minor("mongolia", status, "soviet")).war.lands
        assert (hex in found.active, hex in found.neutral, hex in found.conquered) == sets


@rule("DSB-FC-03", "DSB-FC-11", "DSA-GL-10")
def test_a_dependent_or_region_is_nobodys_home() -> None:
    """EX-007: Tokyo is a Home Country City of Japan, Keijo in Korea is none."""
    case = quiet()
    cities = case.war.lands.cities
    assert case.hex("e4904") in cities["japan"]
    assert case.hex("w5027") not in cities["japan"]
    assert {"korea", "manchukuo", "karafuto", "inner_mongolia"}.isdisjoint(cities)
    assert case.hex("w5027") not in case.war.lands.proper


@rule("DSB-FC-03", "DSA-GL-10")
def test_a_created_country_has_cities_of_its_own() -> None:
    """Manchukuo as an Axis Minor Country: its Cities are no longer in a Dependent."""
    case = quiet(countries=minor("manchukuo", "active", "axis"))
    assert case.hex("w5226") in case.war.lands.cities["manchukuo"]
    assert case.hex("w5226") in case.war.lands.proper


@rule("DSB-FC-14")
def test_a_dependent_goes_with_its_country() -> None:
    """Manchukuo is Japanese whoever stands in it, and neutral where its Country is."""
    case = quiet({"w5226": ["RU-INFA-01"]})
    found, mukden = case.war.lands, case.hex("w5226")
    assert (found.country[mukden], found.faction[mukden]) == ("japan", AXIS)
    borneo = quiet(countries=minor("nei", "neutral"))
    hex = next(hex for hex, one in enumerate(borneo.war.tables.map.hexes) if one.area == "borneo")
    assert hex in borneo.war.lands.neutral
    assert borneo.war.lands.faction[hex] == NOBODY


@rule("DSB-CL-01", "DSB-CL-03")
def test_a_ceded_land_marker_counts_in_the_box_alone() -> None:
    """Inner Mongolia is a Japanese Dependent while its marker is there, otherwise part of Hopeh."""
    case = quiet()
    assert case.state.ceded == ("japan_inner_mongolia",)
    kalgan = case.hex("w5322")
    assert case.war.lands.country[kalgan] == "japan"
    assert kalgan not in case.war.lands.proper
    before = quiet(ceded=[])
    assert before.war.lands.country[kalgan] == "hopeh"
    assert kalgan in before.war.lands.proper


@rule("DSB-CL-03")
def test_a_marker_without_the_word_dependent_makes_the_land_part_of_the_country() -> None:
    case = quiet(ceded=["russia_heilungkiang"])
    hailar = case.hex("w5625")
    assert case.war.lands.country[hailar] == "russia"
    assert hailar in case.war.lands.proper
    assert case.war.lands.country[case.hex("w5427")] == "japan"  # Kirin is another Region


# -- control -----------------------------------------------------------------------------------------------


@rule("DSA-GL-01", "DSA-GL-02", "DSA-GL-03")
def test_who_stands_in_a_hex_controls_it_before_whose_land_it_is() -> None:
    case = quiet({"w5226": ["RU-INF1-01"], "w5427": ["RU-AF-01"], "e5301": ["KW-INF1-01/detachment"]})
    war = case.war
    assert control(war, case.hex("w5226")) == SOVIET
    assert control(war, case.hex("w5427")) == AXIS  # Air units hold nothing
    assert control(war, case.hex("e5301")) == AXIS
    assert control(war, case.hex("w5824")) == SOVIET


@rule("DSA-GL-01", "DSA-GL-02", "DSA-GL-03", "DSB-MK-11-2", "DSB-MK-11-3")
def test_who_devastated_a_strategic_hex_controls_it_before_anybody_else() -> None:
    """EX-006: Nagasaki; Peiping by the Axis; nothing is gained by bombing what is one's own side's."""
    units = {
        "e4801": ["US-BMB-01/devastation", "JP-INF1-01"],
        "w5125": ["US-BMB-02/devastation"],  # Dairen is in no part of Japan
        "w4724": ["JP-BMB-01/devastation", "KI-RES-01"],  # Nanking
    }
    war = (case := Case("organization", units, phasing="axis", scenario="tora")).war
    assert control(war, case.hex("e4801")) == WESTERN
    assert control(war, case.hex("w5125")) == AXIS
    assert control(war, case.hex("w4724")) == AXIS
    bombed = {"e4801": ["JP-BMB-01/devastation", "US-INF1-01"]}
    own = Case("organization", bombed, phasing="axis", scenario="tora")
    assert control(own.war, own.hex("e4801")) == WESTERN


@rule("DSA-GL-01", "DSA-GL-03")
def test_a_conquered_country_is_under_axis_control_and_a_neutral_one_under_nobodys() -> None:
    case = quiet(countries=minor("tibet", "neutral"))
    assert control(case.war, case.hex("w5223")) == AXIS  # Peiping in conquered Hopeh
    lhasa = next(hex for hex, one in enumerate(case.war.tables.map.hexes) if one.area == "tibet")
    assert control(case.war, lhasa) == NOBODY
    assert control(case.war, 0 if case.war.tables.map.hexes[0].kind == "sea" else 1) in (NOBODY, SOVIET)


# -- posture -----------------------------------------------------------------------------------------------


@rule("DSB-PO-01")
def test_an_axis_country_is_always_at_war() -> None:
    case = quiet(posture={"us_western_minors": "neutrality"}, countries=minor("siam", "active", "axis"))
    assert posture(case.war, "japan", AXIS) == "war"
    assert posture(case.war, "siam", AXIS) == "war"


@rule("DSB-PO-02")
def test_an_allied_country_is_at_war_unless_its_box_holds_something() -> None:
    case = quiet(posture={"soviet_minors": "neutrality"})
    assert posture(case.war, "russia", SOVIET) == "war"
    assert posture(case.war, "mongolia", SOVIET) == "neutrality"
    assert posture(quiet().war, "mongolia", SOVIET) == "war"


@rule("DSA-RD-01", "DSA-MKR-02a")
def test_an_instruction_that_cannot_be_carried_out_is_passed_over() -> None:
    """The Marker Segment takes Blitz markers off the map; there is none, and play goes on."""
    case = Case("marker", {"w5824": ["RU-INF1-01"]})
    assert case.halted
    assert not case.war.state.outcome


# -- borders -----------------------------------------------------------------------------------------------


@rule("DSA-GL-08", "DSI-MAP-12")
def test_areas_share_a_border_where_their_land_touches_across_water_too() -> None:
    """EX-005."""
    assert borders("indochina", "kiangsu")
    assert borders("malaya", "nei")
    assert borders("nei", "malaya")
    assert not borders("japan", "manchukuo")


# -- where August Storm is played --------------------------------------------------------------------------


@rule("DSI-SCN-11")
def test_land_out_of_play() -> None:
    case = quiet()
    closed = case.war.lands.closed
    for label in ("w5025", "w5019", "w4222"):  # Tsingtao in Kiangsu, Lanchow in Kansu, Hong Kong
        assert case.hex(label) in closed
    for label in ("w5821", "w5621", "w5427", "w5027", "w5223", "w5322", "e4904", "e5505"):
        assert case.hex(label) not in closed


def test_nothing_is_remembered_of_another_political_situation() -> None:
    first = quiet().war.lands
    second = quiet(countries=minor("mongolia", "neutral")).war.lands
    assert first is not second
    assert lands.lands(quiet().state) == first


# -- attributes, kinds of land -----------------------------------------------------------------------------


@rule("DSB-FC-04")
def test_status_alignment_and_posture_are_independent() -> None:
    box = {"posture": {"soviet_minors": "disputes"}}
    for status in ("active", "conquered"):
        war = quiet(countries=minor("mongolia", status, "soviet"), **box).war
        assert posture(war, "mongolia", SOVIET) == "disputes"
    war = quiet(countries=minor("mongolia", "active", "western"), **box).war
    assert war.lands.faction[war.tables.map.board.grid["w5521"]] == WESTERN
    assert posture(war, "mongolia", WESTERN) == "war"


@rule("DSB-ST-01")
def test_major_countries_are_active_and_minor_ones_as_they_stand() -> None:
    for status, kept in (("active", "active"), ("neutral", "neutral"), ("conquered", "conquered")):
        case = quiet(countries=minor("mongolia", status, "soviet"))
        assert case.hex("w5521") in getattr(case.war.lands, kept)
        assert case.hex("e4904") in case.war.lands.active


@rule("DSB-FC-16")
def test_the_mandate_dependents() -> None:
    found = [one.id for one in standard().countries.dependents if one.mandate]
    assert found == [
        "aleutian_islands", "burma", "guam", "hong_kong", "malaya", "midway", "papua", "philippines",
        "sarawak", "wake",
    ]  # fmt: skip


@rule("DSB-FC-18")
def test_the_regions_and_what_they_are_part_of() -> None:
    owners = {one.id: one.part_of for one in standard().countries.regions}
    assert owners == {
        "amur": "russia", "bangladesh": "india", "east_turkestan": "sinkiang", "hainan": "kiangsu",
        "heilungkiang": "manchukuo", "inner_mongolia": "hopeh", "jehol": "manchukuo", "kamchatka": "russia",
        "karafuto": "japan", "kirin": "manchukuo", "liaoning": "manchukuo", "mongol_frontier": "mongolia",
        "pakistan": "india", "primorye": "russia", "sakhalin": "russia", "siberia": "russia",
        "trans_baikal": "russia",
    }  # fmt: skip


@rule("DSB-FC-19")
def test_the_far_east_regions() -> None:
    found = [one.id for one in standard().countries.regions if one.far_east]
    assert found == ["amur", "kamchatka", "primorye", "siberia", "trans_baikal"]


@rule("DSB-FC-17")
@rule("DSB-CL-02")
@rule("DSB-CL-04")
def test_a_region_ceded_to_a_country_becomes_part_of_it() -> None:
    chengteh = "w5224"  # in Jehol, a Region of Manchukuo
    case = quiet(countries=minor("hopeh", "active", "western"))
    hex = case.hex(chengteh)
    assert (case.war.lands.country[hex], hex in case.war.lands.proper) == ("japan", False)
    war = case.war
    war.state.ceded = ("hopeh_jehol",)
    war.politics_changed()
    assert (war.lands.country[hex], hex in war.lands.proper) == ("hopeh", True)
    war.state.ceded = ()
    war.politics_changed()
    assert war.lands.country[hex] == "japan"
