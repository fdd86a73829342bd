"""Offensive Support Bases and what they link. [29.5, 29.6]"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

import flagplot
from flagplot.games.war_in_the_pacific.air import bases as airbases
from flagplot.games.war_in_the_pacific.board import standard
from flagplot.games.war_in_the_pacific.command import headquarters, links, support
from flagplot.games.war_in_the_pacific.command.state import SupportBase
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN
from tests.war_in_the_pacific.ashore import GAME, TABLES, LandCase
from tests.war_in_the_pacific.solomons import SolomonsCase

GROUNDED = {unit.id: {"points": 0} for unit in TABLES.air}
HQS = {hq.id: number for number, hq in enumerate(TABLES.hqs)}
ARMY, SOUTHERN, MALAYA = (HQS[id] for id in ("hq-25-army", "hq-southern-army", "hq-malaya-ag"))
NONE: frozenset[int] = frozenset()
BOMBERS = next(
    unit.id
    for unit in TABLES.air
    if unit.base == "C0108" and TABLES.types[unit.type].class_ in links.COMBAT and not unit.due
)


def case(phase: str, units: dict[str, list[str]], dice: tuple[int, ...] = (), **more: Any) -> LandCase:
    return LandCase(phase, units, dice, air=GROUNDED | more.pop("air", {}), **more)


def number(unit: str) -> int:
    return TABLES.number[unit]


def bases(**entries: dict[str, Any]) -> dict[str, Any]:
    return {"lines": {"bases": entries}}


def building(units: dict[str, list[str]], **more: Any) -> LandCase:
    """Where Japan builds its bases; nobody is activated, so nobody demolishes anything."""
    idle = {hex: [f"{id}/inactive" for id in ids] for hex, ids in units.items()}
    return case("ground_demolition", idle, **more)


@pytest.mark.rule("WPA-OSB-01", "WPA-OSB-02", "WPA-OSB-03", "WPA-OSB-04", "WPA-OSB-18")
def test_a_linked_headquarters_builds_one_base_for_ten_points() -> None:
    units = {"B0452": ["ja-rgt-55"], "A3529": ["ja-rgt-114"], "A3730": ["ja-rgt-56"]}
    held = {"control": {"A3529": "japan", "A3730": "japan", "A3629": "japan"}}
    found = building(units, **held)
    found.refuses("japan", "build-base hq-25-army C0108", "WPA-OSB-03")
    found.do("japan", "build-base hq-25-army A3529")
    assert found.state.war.cp[ARMY] == 24
    assert found.state.war.lines.bases[found.play.hex("A3529")].hq == ARMY
    found.refuses("japan", "build-base hq-25-army A3730", "WPA-OSB-04")
    found.do("japan", "assign-base A3529 hq-southern-army")
    assert found.state.war.lines.bases[found.play.hex("A3529")].hq == SOUTHERN
    full = building(units, war=bases(A3529={"side": "japan", "hq": "hq-25-army"}), **held)
    full.refuses("japan", "build-base hq-25-army A3730", "WPA-OSB-02")
    assert "build-base hq-southern-army A3730" in full.answers("japan")  # it may have two
    full.refuses("japan", "assign-base A3529 hq-malaya-ag", "WPA-OSB-18")
    poor = building(units, war={"hqs": {"hq-25-army": {"cp": 9}}}, **held)
    poor.refuses("japan", "build-base hq-25-army A3529", "WPA-OSB-01")
    play = poor.play
    port = next(
        hex for hex in play.tables.bases if play.friendly_port(hex, JAPAN) and not play.land.city(hex)
    )
    village = msgspec.structs.replace(play.tables.bases[port], airfield=0)
    play.tables = replace(TABLES, bases={**TABLES.bases, port: village})
    assert support.fit(play, JAPAN, port)
    play.sea.ports = {**play.sea.ports, port: 2}
    assert support.fit(play, JAPAN, port) == (port in standard().named)  # it has a name yet
    land, known = play.land, standard().named
    nameless = next(
        hex for hex in land.places if hex not in {*play.tables.bases, *known} and not land.city(hex)
    )
    bare = msgspec.structs.replace(village, hex=play.label(nameless), seaplane=0, port="minor")
    play.tables = replace(TABLES, bases={**TABLES.bases, nameless: bare})
    play.state.control = {**play.state.control, nameless: JAPAN}
    assert support.fit(play, JAPAN, nameless)
    play.sea.ports = {**play.sea.ports, nameless: 2}
    assert not support.fit(play, JAPAN, nameless)  # a damaged port with nothing else there


@pytest.mark.rule("WPA-GEN-46", "WPA-HQ-60", "WPA-OSB-14")
def test_the_commander_may_go_to_a_new_base_and_comes_back() -> None:
    held = {"control": {"A3529": "japan"}}
    found = building({"B0452": ["ja-rgt-55"], "A3529": ["ja-rgt-114"]}, **held)
    chief = headquarters.chief(found.play, ARMY)
    found.do("japan", "build-base hq-25-army A3529 with-commander")
    assert found.state.war.lines.bases[found.play.hex("A3529")].chief
    assert found.state.war.cp[ARMY] == 24  # free of charge
    assert headquarters.seat_of(found.play, chief) == found.play.hex("A3529")
    found.do("japan", "remove-base A3529")
    assert headquarters.seat_of(found.play, chief) == found.play.hex("B0452")
    found.refuses("japan", "remove-base A3529", "WPA-OSB-14")


@pytest.mark.rule("WPA-OSB-11", "WPA-OSB-12", "WPA-OSB-13", "WPA-OSB-15", "WPA-CLK-03")
def test_what_a_base_reaches_over_sea_and_land_and_what_damage_leaves_of_it() -> None:
    base = {"side": "japan", "hq": "hq-25-army"}
    units = {"A3730": ["ja-rgt-56"], "B0452": ["ja-rgt-55"]}
    found = case("ground_first", units, control={"A3730": "japan"}, war=bases(A3730=base))
    play, hex = found.play, found.play.hex("A3730")
    far = {
        play.chart.sea_distance(hex, one)
        for one in links.from_base(play, hex, NONE)
        if play.chart.sea.get(one)
    }
    assert max(one for one in far if one is not None) <= 20
    whole = links.from_base(play, hex, NONE)
    land = set(links.open_land(play, JAPAN, hex))
    assert land <= whole
    reach = links.reached(play, ARMY, NONE)
    assert hex in reach  # within the radius of the headquarters
    assert whole <= reach
    sizes = [len(whole)]
    for damage in ("S", "D1", "D2", "D3"):
        hurt = case(
            "ground_first", units, control={"A3730": "japan"}, war=bases(A3730={**base, "damage": damage})
        )
        sizes.append(len(links.from_base(hurt.play, hex, NONE)))
    assert sizes == sorted(sizes, reverse=True)
    assert len(set(sizes)) == 5
    assert sizes[-1] == 1  # D3: nothing but its own hex
    port = case(
        "ground_first", units, control={"A3730": "japan"}, ports={"A3730": "D1"}, war=bases(A3730=base)
    )
    assert links.from_base(port.play, hex, NONE) == frozenset(links.open_land(port.play, JAPAN, hex))


@pytest.mark.rule("WPA-OSB-13", "WPA-OSB-12")
def test_a_base_inland_traces_overland_to_its_headquarters() -> None:
    units = {"C0108": ["br-bde-1mal"], "A3632": ["br-bde-28ind"]}
    base = {"side": "allied", "hq": "hq-malaya-ag"}
    found = case("ground_first", units, war=bases(A3632=base))
    play = found.play
    assert links.linked_bases(play, MALAYA, links.reached(play, MALAYA, NONE)) == [play.hex("A3632")]
    cut = case(
        "ground_first", {**units, "A3833": ["ja-rgt-55"], "C0107": ["ja-rgt-114"]}, war=bases(A3632=base)
    )
    ring = frozenset(cut.play.chart.sea[cut.play.hex("A3632")])
    assert cut.play.hex("A3632") in links.reached(cut.play, MALAYA, NONE)  # over the sea
    free = case("ground_first", units, war=bases(A3632=base))
    assert free.play.hex("A3632") in links.reached(free.play, MALAYA, ring)  # or over land
    remote = case("ground_first", units).play
    far = remote.hex("A3322")
    assert far in links.reached(free.play, MALAYA, NONE)  # Tavoy, 20 hexes from the base
    support.put(remote, far, SupportBase(side=ALLIED, hq=MALAYA))
    assert far not in links.reached(remote, MALAYA, NONE)  # too far from its headquarters


@pytest.mark.rule("WPA-OSB-16")
def test_engineers_make_good_what_is_not_too_bad() -> None:
    units = {"A3730": ["ja-rgt-1eng"], "B0452": ["ja-rgt-55"]}
    base = {"side": "japan", "hq": "hq-25-army"}

    def rung(damage: str, **more: Any) -> int:
        entry = bases(A3730={**base, "damage": damage})
        found = case("ground_first", more.get("units", units), control={"A3730": "japan"}, war=entry)
        play = found.play
        support.patch(play, JAPAN)
        return play.lines.bases[play.hex("A3730")].rung

    assert rung("D2") == 0
    assert rung("D3") == 4
    assert rung("D2", units={"A3730": ["ja-rgt-1eng/broken"]}) == 3
    assert rung("D2", units={"A3730": ["ja-rgt-55"]}) == 3
    assert rung("D2", units={"A3730": ["jn-bf-11"]}) == 3


@pytest.mark.rule("WPA-OSB-16", "WPA-ENG-15")
def test_special_base_forces_make_it_good_like_engineers() -> None:
    entry = {"lines": {"bases": {"E2418": {"side": "japan", "hq": "hq-17-army", "damage": "D1"}}}}
    found = SolomonsCase("ground_first", {"E2418": ["jn-sbf-8"]}, war=entry)
    support.patch(found.play, JAPAN)
    assert found.play.lines.bases[found.play.hex("E2418")].rung == 0


@pytest.mark.rule("WPA-OSB-17")
def test_a_wrecked_base_is_repaired_like_an_airfield() -> None:
    wreck = bases(A3730={"side": "japan", "hq": "hq-25-army", "damage": "D4"})
    found = building(
        {"A3730": ["ja-rgt-1eng"], "B0452": ["ja-rgt-55"]}, control={"A3730": "japan"}, war=wreck
    )
    found.do("japan", "mend-base A3730 ja-rgt-1eng", dice=[2])
    assert found.state.war.lines.bases[found.play.hex("A3730")].rung == 3
    assert found.state.war.cp[ARMY] == 34  # engineers are free
    found.refuses("japan", "mend-base A3730 ja-rgt-1eng", "WPA-OSB-17")
    empty = building({"B0452": ["ja-rgt-55"]}, control={"A3730": "japan"}, war=wreck)
    empty.do("japan", "mend-base A3730 hq-25-army", dice=[1])
    assert empty.state.war.cp[ARMY] == 29
    cut = {**wreck, "isolated": {"japan": ["A3730"]}}
    apart = building({"B0452": ["ja-rgt-55"]}, control={"A3730": "japan"}, war=cut)
    apart.do("japan", "mend-base A3730 hq-25-army", dice=[2])
    assert apart.state.war.cp[ARMY] == 19
    assert apart.state.war.lines.bases[apart.play.hex("A3730")].rung == 4


@pytest.mark.rule("BR-11-03", "WPA-OSB-15")
def test_a_base_takes_the_damage_of_its_port_and_is_lost_with_its_hex() -> None:
    base = bases(A3730={"side": "japan", "hq": "hq-25-army"})
    found = case("ground_first", {"A3730": ["ja-rgt-56"]}, control={"A3730": "japan"}, war=base)
    play, hex = GAME.play(found.state, flagplot.ScriptedDice([6])), found.play.hex("A3730")
    airbases.apply(play, hex, "port", "D1")
    assert play.lines.bases[hex].rung == 2
    play.sea.ports = {**play.sea.ports, hex: 4}  # D3: the base has only what was inflicted since it stands
    airbases.apply(play, hex, "port", "S")
    assert (play.sea.ports[hex], play.lines.bases[hex].rung) == (4, 2)
    airbases.apply(play, hex, "port", "D1")
    assert (play.sea.ports[hex], play.lines.bases[hex].rung) == (5, 3)
    play.take(hex, ALLIED)
    assert hex not in play.lines.bases


# -- beachheads ---------------------------------------------------------------------------------------------


@pytest.mark.rule("WPA-OSB-05")
def test_a_landing_without_retreat_may_build_a_beachhead() -> None:
    ship = next(one.id for one in TABLES.ships if one.tf == "J1" and one.type in ("MSU", "APA", "APB"))
    force = {"side": "japan", "hex": "A3529", "ships": [ship], "mission": "AMPH"}
    found = case("ground_assault", {ship: ["ja-div-5"]}, forces={"J1": force})
    found.do("japan", "land A3529")
    assert found.state.waiting == ("japan",)
    found.do("japan", "beachhead")
    base = found.state.war.lines.bases[found.play.hex("A3529")]
    assert (base.side, base.hq) == (JAPAN, headquarters.NOBODY)
    assert found.state.war.cp[ARMY] == 32
    not_now = case("ground_assault", {ship: ["ja-div-5"]}, forces={"J1": force})
    not_now.do("japan", "land A3529", "no")
    assert not not_now.state.war.lines.bases


@pytest.mark.rule("WPA-OSB-06", "WPA-OSB-08")
def test_a_linked_beachhead_is_kept_for_one_point_or_removed() -> None:
    beach = bases(A3730={"side": "japan"})
    units = {"A3730": ["ja-rgt-56"], "C0108": ["br-bde-1mal"]}
    found = case("ground_status", units, control={"A3730": "japan"}, war=beach)
    found.do("japan", "pay hq-25-army")
    assert found.state.war.cp[ARMY] == 33
    assert found.state.war.lines.bases
    gone = case("ground_status", units, control={"A3730": "japan"}, war=beach)
    gone.do("japan", "no")
    assert not gone.state.war.lines.bases
    assert gone.state.war.cp[ARMY] == 34


@pytest.mark.rule("WPA-OSB-07", "WPA-OSB-08", "WPA-OSB-09")
def test_a_blocked_beachhead_costs_twice_the_difference_of_two_dice() -> None:
    beach = {**bases(C0208={"side": "japan"}), "hqs": {"hq-25-army": {"cp": 7}, "hq-southern-army": {"cp": 0},
             "hq-southern-expeditionary-fleet": {"cp": 0}}}  # fmt: skip
    units = {"C0208": ["ja-rgt-56"], "C0108": ["br-bde-1mal"]}
    held, air = {"C0208": "japan"}, {BOMBERS: {"points": 1}}
    found = case("ground_status", units, (5, 2), control=held, war=beach, air=air)
    found.do("japan", "pay hq-25-army")
    assert found.state.war.cp[ARMY] == 1
    hex = found.play.hex("C0208")
    assert hex not in found.state.war.isolated[JAPAN]  # it links its own hex...
    assert links.from_base(found.play, hex, NONE) == {hex}  # ...and no other
    short = case("ground_status", units, (5, 2), control=held, war=beach, air=air)
    short.refuses("japan", "pay hq-southern-army", "WPA-OSB-07")
    cheap = case("ground_status", units, (4, 4), control=held, war=beach, air=air)
    cheap.do("japan", "pay hq-25-army")
    assert cheap.state.war.cp[ARMY] == 6
    dear = case("ground_status", units, (6, 1), control=held, war=beach, air=air)
    assert not dear.state.war.lines.bases  # 10 CPs nobody has
    assert hex in dear.state.war.isolated[JAPAN]  # and so its hex is isolated in this Ground Phase
    assert dear.allows("japan", "challenge C0208")  # unless fighters open it


@pytest.mark.rule("WPA-CLK-02")
def test_a_unit_is_linked_through_its_entry_arrow() -> None:
    # no way over land: enemies before Singapore, no other port of use
    around = {"A3731": ["br-bde-8ind", "ja-rgt-55"], "A3833": ["ja-rgt-114"], "C0107": ["ja-rgt-56"]}
    units = {**around, "C0108": ["br-bde-1mal"]}
    ports = {
        TABLES.land.label(hex): "D1"  # type: ignore[union-attr]
        for hex, base in TABLES.bases.items()
        if base.port
    }
    where = {"control": {"A3731": "japan"}, "ports": ports | {"C0108": ""}}
    alone = case("ground_status", units, **where)
    arrow = case("ground_status", units, came={"br-bde-8ind": "A3730"}, **where)
    unit, hex = number("br-bde-8ind"), alone.play.hex("A3731")
    for found in (alone, arrow):
        links.freeze(found.play)
        assert hex in found.state.war.isolated[ALLIED]
    assert arrow.play.lines.arrows == (unit,)
    assert headquarters.isolated(alone.play, unit)
    assert not headquarters.isolated(arrow.play, unit)


# -- the free action of Japan -------------------------------------------------------------------------------


@pytest.mark.rule("WPA-HQ-73")
def test_japan_has_a_free_action_when_the_25th_army_is_done_in_malaya() -> None:
    fields = {
        TABLES.land.label(hex): "japan"  # type: ignore[union-attr]
        for hex, base in TABLES.bases.items()
        if base.airfield
    }
    held = {**fields, "C0108": "japan"}
    found = case("ground_end", {"C0108": ["ja-div-5"]}, turn=1, pair=5, control=held)
    assert found.state.war.posts[ARMY] == -1
    assert found.state.waiting == ("japan",)
    found.refuses("japan", "redeploy hq-southern-expeditionary-fleet C0108", "WPA-HQ-73")
    stock = found.state.war.cp[SOUTHERN]
    found.do("japan", "redeploy hq-southern-army C0108")
    assert found.state.war.cp[SOUTHERN] == stock
    assert found.play.label(found.state.war.posts[SOUTHERN]) == "C0108"


@pytest.mark.rule("WPA-OSB-18")
def test_bases_are_written_and_read() -> None:
    entry = {"A3730": {"side": "japan", "hq": "hq-25-army", "damage": "D1", "chief": True}}
    found = case("ground_first", {"A3730": ["ja-rgt-56"]}, war=bases(**entry))
    document = GAME.write_position(found.state)
    assert document is not None
    assert document["war"]["lines"]["bases"] == entry
    again = GAME.position({**document, "scenario": "malaya"})
    assert again.war.lines == found.state.war.lines  # type: ignore[union-attr]


@pytest.mark.rule("BR-2-05", "WPA-OSB-03", "WPA-OSB-04")
def test_every_place_with_a_name_takes_a_support_base() -> None:
    play = building({"B0452": ["ja-rgt-55"]}).play
    known = {one.hex for one in standard().places.places}
    named = [hex for hex in play.land.places if play.label(hex) in known and hex not in play.tables.bases]
    village = next(hex for hex in named if not play.land.city(hex))
    wild = next(
        hex
        for hex in play.land.places
        if play.label(hex) not in known and hex not in play.tables.bases and not play.land.city(hex)
    )
    play.state.control = {**play.state.control, village: JAPAN, wild: JAPAN}
    assert support.fit(play, JAPAN, village)
    assert not support.fit(play, JAPAN, wild)
