"""Headquarters, command links, isolation, activation and the turn of a cycle. [28 to 30]"""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.war_in_the_pacific.command import authority, costs, headquarters, links, orders
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN
from tests.war_in_the_pacific.ashore import GAME, TABLES, LandCase
from tests.war_in_the_pacific.solomons import GROUNDED as SOLOMONS_GROUNDED
from tests.war_in_the_pacific.solomons import SolomonsCase

PASS, FAIL = 10, 9
NOBODY = 1
GROUNDED = {unit.id: {"points": 0} for unit in TABLES.air}
HQS = {hq.id: number for number, hq in enumerate(TABLES.hqs)}
MALAYA, ARMY, FLEET, SOUTHERN = (
    HQS[id] for id in ("hq-malaya-ag", "hq-25-army", "hq-southern-expeditionary-fleet", "hq-southern-army")
)


def number(unit: str) -> int:
    return TABLES.number[unit]


def case(phase: str, units: dict[str, list[str]], dice: tuple[int, ...] = (), **more: Any) -> LandCase:
    """A case without aircraft, unless some are given."""
    air = GROUNDED | more.pop("air", {})
    return LandCase(phase, units, dice, air=air, **more)


def isolated(found: LandCase, side: int) -> set[str]:
    return {found.play.label(hex) for hex in links.isolated_hexes(found.play, side)}


# -- links --------------------------------------------------------------------------------------------------


@pytest.mark.rule("WPA-HQ-08", "WPA-HQ-10", "WPA-LNK-01", "WPA-LNK-03", "WPA-LNK-04", "SC-S4-01")
def test_headquarters_trace_over_the_sea_to_their_source() -> None:
    free = case("ground_first", {"C0108": ["br-bde-1mal"]})
    none: frozenset[int] = frozenset()
    assert links.linked_hq(free.play, MALAYA, none)  # to the western edge
    assert links.linked_hq(free.play, ARMY, none)  # it is in Saigon
    lost = case("ground_first", {"B0452": ["br-bde-1mal"]}, control={"B0452": "allied"})
    assert not links.linked_hq(lost.play, ARMY, none)
    ring = frozenset(free.play.chart.sea[free.play.hex("C0108")])
    assert not links.linked_hq(free.play, MALAYA, ring)


@pytest.mark.rule("WPA-CLK-01", "WPA-HQ-09", "WPA-HQ-11", "WPA-LNK-02", "WPA-CMD-02")
def test_a_coast_within_the_radius_of_a_linked_headquarters_is_linked() -> None:
    found = case("ground_first", {"A3730": ["br-bde-8ind"], "A3322": ["br-bde-12ind"]})
    net = links.reached(found.play, MALAYA, frozenset())
    assert found.play.hex("A3730") in net
    assert found.play.chart.sea_distance(found.play.hex("C0108"), found.play.hex("A3730")) <= 15
    # Tavoy lies beyond the 15 hexes of Malaya Command
    assert found.play.hex("A3322") not in net
    assert "A3322" in isolated(found, ALLIED)
    assert "A3730" not in isolated(found, ALLIED)


@pytest.mark.rule("WPA-CLK-04", "WPA-CLK-18", "WPA-CLK-19")
def test_links_over_land_reach_sixteen_points_and_do_not_pass_enemies() -> None:
    found = case("ground_first", {"A3731": ["br-bde-8ind"]})
    way = links.open_land(found.play, ALLIED, found.play.hex("A3632"))  # Kuala Lumpur
    assert found.play.hex("A3731") in way
    assert max(way.values()) <= 32
    cut = case("ground_first", {"A3833": ["ja-rgt-55"]})
    home = cut.play.hex("C0108")
    assert cut.play.hex("A3833") in links.open_land(cut.play, ALLIED, home)  # it may be entered...
    both = case("ground_first", {"A3833": ["ja-rgt-55"], "C0107": ["ja-rgt-114"]})
    way = links.open_land(both.play, ALLIED, home)
    assert set(way) == {home, both.play.hex("A3833"), both.play.hex("C0107")}  # ...but not passed
    friends = case("ground_first", {"A3833": ["ja-rgt-55", "au-bde-27"], "C0107": ["ja-rgt-114"]})
    assert friends.play.hex("A3733") in links.open_land(friends.play, ALLIED, home)


@pytest.mark.rule("WPA-CLK-04", "WPA-OSB-12")
def test_a_link_over_land_pays_for_the_hexes_from_the_unit_to_the_base() -> None:
    play = case("ground_first", {"C0108": ["br-bde-1mal"]}).play
    saigon, bangkok = play.hex("B0452"), play.hex("A3523")
    assert (play.land.ground(saigon), play.land.ground(bangkok)) == ("swamp", "clear")
    far = play.hex("A3620")  # clear: 16 MPs from Saigon there, but 17 from there to Saigon
    assert far not in links.open_land(play, JAPAN, saigon)
    near = play.hex("B0144")  # jungle: 18 MPs from Bangkok there, and 16 to Bangkok
    assert near in links.open_land(play, JAPAN, bangkok)


@pytest.mark.rule("WPA-CLK-05")
def test_links_follow_a_river_as_a_road() -> None:
    land = TABLES.land
    assert land is not None
    start, end = land.place("B0347"), land.place("B0348")
    assert land.river(start, end)
    assert land.price(start, end) == 8  # jungle
    found = case("ground_first", {})
    assert links.open_land(found.play, JAPAN, start)[end] == 4


@pytest.mark.rule("WPA-CLK-05", "WPA-CLK-18")
@pytest.mark.parametrize(
    ("start", "units", "passes"),
    [
        ("A3536", {}, True),
        ("A3536", {"A3636": ["br-bde-6ind"]}, True),  # enemies on one bank
        ("A3536", {"A3636": ["br-bde-6ind"], "A3736": ["br-bde-8ind"]}, False),  # on both
        ("A3536", {"A3636": ["br-bde-6ind"], "A3736": ["br-bde-8ind", "ja-rgt-55"]}, True),
        ("A3635", {}, True),
        ("A3635", {"A3736": ["br-bde-8ind"]}, False),  # who comes from the woods goes no farther
    ],
)
def test_only_enemies_on_both_banks_of_a_river_block_it(
    start: str, units: dict[str, list[str]], passes: bool
) -> None:
    play = case("ground_first", units).play
    way = links.open_land(play, JAPAN, play.hex(start), 6)  # on no other way in 6 points
    assert (play.hex("A3836") in way) is passes
    assert play.hex("A3736" if start == "A3635" else "A3636") in way  # enemies do not keep a link out


def bombers(hex: str, points: int = 4) -> dict[str, Any]:
    return {"air": {"air-jn-g3m-saigon": {"points": points}}, "bases": {"air-jn-g3m-saigon": hex}}


@pytest.mark.rule("WPA-CLK-08", "WPA-CLK-09")
def test_enemy_bombers_within_four_hexes_block_links_over_the_sea() -> None:
    units = {"A3831": ["ja-rgt-55"], "C0108": ["br-bde-1mal"]}
    free = case("ground_first", units)
    assert "C0108" not in isolated(free, ALLIED)
    found = case("ground_first", units, control={"A3831": "japan"}, **bombers("A3831"))
    play = found.play
    assert links.blockers(play, ALLIED, play.hex("C0106"))
    assert not links.blockers(play, ALLIED, play.hex("C0112"))
    assert not links.blockers(play, JAPAN, play.hex("C0106"))
    fighters = case(
        "ground_first", units, control={"A3831": "japan"}, air={"air-jn-a6m2-soc-trang": {"points": 3}},
        bases={"air-jn-a6m2-soc-trang": "A3831"},
    )  # fmt: skip
    assert not links.blocked(fighters.play, ALLIED)  # fighters block nothing


@pytest.mark.rule("WPA-CLK-11", "WPA-CLK-13", "WPA-CLK-14", "WPA-CLK-16", "WPA-CLK-15")
def test_fighters_weigh_against_bombers() -> None:
    more = bombers("A3831")
    more["air"] = {**more["air"], "air-br-buffalo-singapore": {"points": 2}}
    found = case("ground_first", {"A3831": ["ja-rgt-55"], "C0108": ["br-bde-1mal"]}, **more)
    play, home = found.play, found.play.hex("C0108")
    assert links.isolation_value(play, ALLIED, home) == 4
    assert links.counter_value(play, ALLIED, home) == 4  # two, based there, count twice
    assert not links.negated(play, ALLIED, home)
    more["air"]["air-jn-g3m-saigon"] = {"points": 3}
    fewer = case("ground_first", {"A3831": ["ja-rgt-55"], "C0108": ["br-bde-1mal"]}, **more)
    assert links.negated(fewer.play, ALLIED, home)


@pytest.mark.rule("WPA-CLK-12", "WPA-CLK-17", "BR-3-13")
def test_a_side_may_challenge_one_hex_and_isolation_holds_for_the_ground_phase() -> None:
    more = bombers("C0212", 1)  # from Palembang they reach Bintan, but not Singapore's way to the west
    more["air"] = {**more["air"], "air-br-buffalo-singapore": {"points": 2}}
    units = {"C0212": ["ja-rgt-55"], "C0208": ["br-bde-1mal"], "C0108": ["br-bde-2mal"]}
    found = case("ground_status", units, control={"C0212": "japan"}, **more)
    bintan = found.play.hex("C0208")
    assert found.state.waiting == ("allied",)
    assert bintan in found.state.war.isolated[ALLIED]
    found.refuses("allied", "challenge C0108", "WPA-CLK-12")
    found.do("allied", "challenge C0208")
    assert bintan not in found.state.war.isolated[ALLIED]
    assert "challenge" not in str(found.answers(found.state.waiting[0]))  # one in a game-turn
    kept = case("ground_status", units, control={"C0212": "japan"}, **more)
    kept.do("allied", "done")
    kept.state.points[TABLES.air_number["air-jn-g3m-saigon"]] = 0  # the bombers are gone...
    assert headquarters.isolated(kept.play, number("br-bde-1mal"))  # ...and yet it is isolated


G3M = "air-jn-g3m-saigon"


@pytest.mark.rule("WPA-CLK-09")
@pytest.mark.parametrize(
    "grounded",
    [
        {"war": {"crated": {G3M: 2}}},  # in crates
        {"airfields": {"A3831": "D3"}},
        {"units": {"A3831": ["ja-rgt-55", "br-bde-22ind"], "C0108": ["br-bde-1mal"]}},  # fought over
        {"bases": {G3M: "C0107"}, "control": {"A3831": "japan", "C0107": "japan"}},  # no airfield there
    ],
)
def test_aircraft_that_cannot_take_off_block_nothing(grounded: dict[str, Any]) -> None:
    units = {"A3831": ["ja-rgt-55"], "C0108": ["br-bde-1mal"]}
    given: dict[str, Any] = {"control": {"A3831": "japan"}, **bombers("A3831")}
    flies = case("ground_first", units, **given)
    assert links.blockers(flies.play, ALLIED, flies.play.hex("C0106"))
    stays = case("ground_first", **{"units": units, **given, **grounded})
    assert not links.blockers(stays.play, ALLIED, stays.play.hex("C0106"))
    assert not links.blocked(stays.play, ALLIED)


@pytest.mark.rule("WPA-CLK-09")
def test_a_carrier_that_launches_nobody_blocks_nothing() -> None:
    def near(damage: int) -> SolomonsCase:
        force = {"J1": {"hex": "E2417", "ships": ["jn-cv-shokaku"], "mission": "CVOPS"}}
        planes = "air-jn-b5n-shokaku"
        return SolomonsCase(
            "ground_first", {"E2519": ["mc-rgt-1"]}, air={**SOLOMONS_GROUNDED, planes: {"points": 2}},
            bases={planes: "jn-cv-shokaku"}, forces=force, ships={"jn-cv-shokaku": {"damage": damage}},
        )  # fmt: skip

    assert near(1).play.hex("E2519") in links.blocked(near(1).play, ALLIED)
    assert not links.blocked(near(2).play, ALLIED)


@pytest.mark.rule("WPA-CLK-14")
def test_only_fighters_that_can_take_off_weigh_against_bombers() -> None:
    buffalos = "air-br-buffalo-singapore"
    air = {"air": {buffalos: {"points": 2}}}
    units = {"C0108": ["br-bde-1mal"]}
    home = case("ground_first", units, **air)
    assert links.counter_value(home.play, ALLIED, home.play.hex("C0108")) == 4
    crated = case("ground_first", units, war={"crated": {buffalos: 1}}, **air)
    assert links.counter_value(crated.play, ALLIED, crated.play.hex("C0108")) == 0


@pytest.mark.rule("WPA-CLK-16", "WPA-CLK-11")
def test_an_opened_hex_is_linked_though_all_hexes_around_it_are_blocked() -> None:
    def kuantan(enemies: int) -> LandCase:
        more = bombers("A3831", enemies)
        more["air"] = {**more["air"], "air-br-buffalo-singapore": {"points": 2}}  # at home, where they are 4
        units = {"A3831": ["ja-rgt-55"], "C0108": ["br-bde-1mal"], "C0212": ["nl-gar-pal"]}
        hqs = {"hq-malaya-ag": {"at": "C0212"}}
        works = {"fields": {"A3831": 2}}
        war = {"hqs": hqs, "works": works}
        return case("ground_status", units, control={"A3831": "japan"}, war=war, **more)

    equal = kuantan(4)
    home = equal.play.hex("C0108")
    ways = set(equal.play.chart.sea[home]) - links.blocked(equal.play, ALLIED)
    assert not ways
    equal.do("allied", "challenge C0108")
    assert home in equal.state.war.isolated[ALLIED]
    fewer = kuantan(3)
    fewer.do("allied", "challenge C0108")
    assert home not in fewer.state.war.isolated[ALLIED]
    assert not headquarters.isolated(fewer.play, number("br-bde-1mal"))


@pytest.mark.rule("WPA-CLK-04", "WPA-LNK-02")
def test_a_port_that_is_linked_over_land_links_on() -> None:
    """From Singapore to Kuala Lumpur it is 16 points, from there to Phuket 16 more."""
    play = case("ground_first", {"C0108": ["br-bde-1mal"]}).play
    barred = frozenset(hex for hex in play.chart.sea if play.label(hex).startswith("A"))
    home, port, far = play.hex("C0108"), play.hex("A3632"), play.hex("A3428")
    assert port in links.open_land(play, ALLIED, home)
    assert far not in links.open_land(play, ALLIED, home)
    assert far in links.open_land(play, ALLIED, port)
    assert far in links.reached(play, MALAYA, barred)
    ruined = case("ground_first", {"C0108": ["br-bde-1mal"]}, ports={"A3531": "D1", "A3632": "D1"}).play
    assert far not in links.reached(ruined, MALAYA, barred)


SOLOMONS = {"E2519": ["mc-rgt-1", "us-rgt-132"], "E2518": ["us-div-37"]}
LANDED = {"E2519": "allied", "E2518": "allied"}


def solomons(**more: Any) -> SolomonsCase:
    """A case on Guadalcanal, which Noumea and Brisbane do not reach: their ports are ruined."""
    found = SolomonsCase(
        "ground_status", SOLOMONS, air=SOLOMONS_GROUNDED, turn=1, pair=3, control=LANDED,
        ports={"E3231": "D4", "E1737": "D4"}, **more,
    )  # fmt: skip
    links.freeze(found.play)
    return found


@pytest.mark.rule("WPA-HQ-27", "WPA-HQ-39")
def test_marines_are_linked_through_a_fleet_of_theirs() -> None:
    far = solomons()
    fleet = solomons(war={"hqs": {"hq-sw-pacific-force": {"at": "E2519"}}})
    unit, hex = far.number("mc-rgt-1"), far.play.hex("E2519")
    assert headquarters.isolated(far.play, unit)
    assert not headquarters.isolated(fleet.play, unit)
    assert costs.unit_cost(far.play, unit) == 3 * costs.unit_cost(fleet.play, unit)
    assert hex in fleet.state.war.isolated[ALLIED]  # what flies from there needs an Army or Combined one


@pytest.mark.rule("WPA-HQ-27", "WPA-HQ-43")
def test_a_headquarters_that_never_commands_a_unit_does_not_link_it() -> None:
    anzac = solomons(war={"hqs": {"hq-anzac": {"at": "E2519"}}})
    division, regiment = anzac.number("us-div-37"), anzac.number("us-rgt-132")
    assert anzac.play.hex("E2518") not in anzac.state.war.isolated[ALLIED]
    assert not headquarters.isolated(anzac.play, regiment)  # one below a division in a cycle
    assert headquarters.isolated(anzac.play, division)
    again = GAME.position(GAME.describe(anzac.state))
    assert GAME.digest(again) == GAME.digest(anzac.state)


# -- activation ---------------------------------------------------------------------------------------------


def activation(**more: Any) -> LandCase:
    units = {"A3530": ["br-bde-6ind/inactive", "br-bde-15ind/inactive"], "B0452": ["ja-rgt-55/inactive"]}
    return case("ground_activation", more.pop("units", units), **more)


@pytest.mark.rule("WPA-ESO-01", "WPA-ISO-01", "WPA-HQ-56")
def test_what_a_unit_costs_is_told_factor_by_factor() -> None:
    found = activation()
    assert costs.unit_cost(found.play, number("br-bde-6ind")) == 1
    alone = activation(war={"isolated": {"allied": ["A3530"]}})
    assert [factor.name for factor in costs.unit_factors(alone.play, number("br-bde-6ind"))] == [
        "printed", "isolated",
    ]  # fmt: skip
    assert costs.unit_cost(alone.play, number("br-bde-6ind")) == 3
    bill = GAME.view(alone.state, "japan").panels["activation"]
    assert bill["units"]["ja-rgt-55"][0] == {
        "hq": "hq-25-army",
        "cost": 1,
        "factors": [{"name": "printed", "times": "1", "plus": 1}],
    }
    assert GAME.view(alone.state, "allied").panels["activation"] == {}


@pytest.mark.rule("BR-23-21", "WPA-HQ-01", "WPA-HQ-29", "WPA-CMD-01", "BR-3-14")
def test_a_unit_is_activated_by_a_headquarters_that_pays() -> None:
    found = activation()
    found.refuses("japan", "activate ja-rgt-55 hq-southern-expeditionary-fleet", "WPA-HQ-12")
    found.do("japan", "activate ja-rgt-55 hq-southern-army")
    assert found.marked("ja-rgt-55", "active")
    assert found.state.war.cp[SOUTHERN] == 15
    assert headquarters.controlling(found.play, number("ja-rgt-55")) == SOUTHERN
    found.refuses("japan", "activate ja-rgt-55 hq-25-army", "BR-23-21")
    found.refuses("japan", "activate br-bde-6ind hq-25-army", "WPA-HQ-27")
    found.do("japan", "done")
    assert found.state.waiting == ("allied",)
    poor = activation(war={"hqs": {"hq-25-army": {"cp": 0}}})
    poor.refuses("japan", "activate ja-rgt-55 hq-25-army", "WPA-HQ-01")


@pytest.mark.rule("WPA-HQ-29", "WPA-ISO-02")
def test_the_closest_headquarters_is_closest_by_sea() -> None:
    # from Kuala Lumpur to Kota Bharu aircraft cross Malaya, ships sail around it
    hqs = {"hq-25-army": {"at": "A3632"}, "hq-southern-army": {"at": "C0108"}}
    held = {"A3632": "japan", "C0108": "japan"}
    found = case(
        "ground_first", {"A3730": ["ja-rgt-55"], "A3731": ["ja-rgt-114"]}, control=held, war={"hqs": hqs}
    )
    play, coast = found.play, found.play.hex("A3730")
    by_air = [play.chart.air_cost(headquarters.where(play, hq), coast) for hq in (ARMY, SOUTHERN)]
    assert by_air == [18, 30]
    assert [headquarters.remote(play, hq, coast) for hq in (ARMY, SOUTHERN)] == [42, 30]
    assert headquarters.controlling(play, number("ja-rgt-55")) == SOUTHERN
    # inland: to the nearest coast
    assert headquarters.remote(play, ARMY, play.hex("A3731")) == 12
    assert headquarters.controlling(play, number("ja-rgt-114")) == ARMY
    isolated = {"isolated": {"japan": ["A3730"]}, "hqs": hqs}
    cut = case("ground_activation", {"A3730": ["ja-rgt-55/inactive"]}, control=held, war=isolated)
    nets = {ARMY: frozenset({0}), SOUTHERN: frozenset({0})}  # both are linked, but not with the unit
    assert orders.payers(cut.play, number("ja-rgt-55"), nets) == [SOUTHERN]


@pytest.mark.rule("WPA-HQ-12", "WPA-HQ-42", "WPA-HQ-27")
def test_whom_a_headquarters_commands() -> None:
    hqs, units = TABLES.hqs, TABLES.ground
    nations = {unit.nation for unit in units if unit.side == ALLIED and not unit.intrinsic}
    assert {"British", "Indian", "Australian", "Malay", "Dutch"} <= nations
    assert all(
        authority.claim(hqs[MALAYA], unit) == authority.ALWAYS for unit in units if unit.nation in nations
    )
    assert authority.claim(hqs[FLEET], units[number("ja-rgt-55")]) == authority.NEVER
    assert not headquarters.leads_armies(hqs[FLEET])
    found = activation(units={"A3322": ["br-bde-12ind/inactive"], "B0251": ["ja-rgt-55/inactive"]})
    found.do("japan", "done")
    # Tavoy is out of reach, but was not found isolated in this phase
    found.refuses("allied", "activate br-bde-12ind hq-malaya-ag", "WPA-HQ-27")
    assert headquarters.controlling(found.play, number("ja-rgt-55")) == min(ARMY, SOUTHERN)


@pytest.mark.rule("WPA-ISO-02", "WPA-ISO-01")
def test_an_isolated_unit_is_paid_threefold_by_the_nearest_linked_headquarters() -> None:
    units = {"A3322": ["br-bde-12ind/inactive"]}
    found = activation(units=units, war={"isolated": {"allied": ["A3322"]}})
    found.do("japan", "done")
    found.do("allied", "activate br-bde-12ind hq-malaya-ag")
    assert found.state.war.cp[MALAYA] == 15


@pytest.mark.rule("WPA-ISO-01")
def test_an_isolated_headquarters_pays_no_more_for_itself() -> None:
    hqs = {"hq-25-army": {"at": "A3529", "cp": 12, "active": False}}
    units = {"A3529": ["ja-rgt-55"], "B0452": ["br-bde-1mal"]}
    held = {"control": {"A3529": "japan", "B0452": "allied"}, "war": {"hqs": hqs}}
    found = case("ground_activation", units, first="japan", **held)
    assert not links.nets(found.play, JAPAN)[ARMY]  # its source is lost
    price = costs.hq_cost(found.play, ARMY)
    assert price == found.play.tables.hqs[ARMY].act
    found.do("japan", "activate-hq hq-25-army")
    assert found.state.war.active[ARMY]


@pytest.mark.rule("WPA-HQ-52", "WPA-HQ-53", "WPA-HQ-54", "WPA-GEN-38", "WPA-GEN-39")
def test_a_headquarters_is_activated_with_its_commander_s_rebate() -> None:
    found = activation()
    assert costs.hq_cost(found.play, SOUTHERN) == 6
    found.do("japan", "activate-hq hq-southern-army")
    assert found.state.war.cp[SOUTHERN] == 16 - 6 + 2  # Terauchi saves 2
    found.refuses("japan", "activate-hq hq-southern-army", "WPA-HQ-53")
    rich = activation(war={"hqs": {"hq-25-army": {"active": False, "cp": 4}}})
    rich.do("japan", "activate-hq hq-25-army")
    assert rich.state.war.cp[ARMY] == 3
    poor = activation(war={"hqs": {"hq-southern-army": {"cp": 5}}})
    poor.refuses("japan", "activate-hq hq-southern-army", "WPA-HQ-52")


@pytest.mark.rule("WPA-HQ-61", "BR-11-05", "WPA-HQ-03")
def test_a_damaged_port_and_a_lost_commander_make_a_headquarters_dearer() -> None:
    hurt = activation(ports={"B0452": "D2"})
    assert costs.hq_cost(hurt.play, SOUTHERN) == 8
    assert links.radius(hurt.play, SOUTHERN) == 40 * 1 // 4  # S, D1, D2: three rungs
    lost = activation(leaders={"ldr-terauchi": "gone"})
    assert costs.hq_cost(lost.play, SOUTHERN) == 8  # 7.5
    ruined = activation(ports={"B0452": "D4"})
    ruined.refuses("japan", "activate-hq hq-southern-army", "BR-11-05")


@pytest.mark.rule("WPA-CMD-47", "WPA-CMD-48", "WPA-CMD-49", "WPA-CMD-50", "WPA-CMD-53")
def test_headquarters_of_one_type_lend_four_for_three() -> None:
    assert [orders.worth(lent) for lent in (1, 3, 4, 5, 8)] == [1, 3, 3, 4, 6]
    found = activation()
    found.do("japan", "lend hq-southern-army hq-25-army 8")  # the lender is not activated
    assert (found.state.war.cp[SOUTHERN], found.state.war.cp[ARMY]) == (8, 40)
    found.refuses("japan", "lend hq-southern-army hq-southern-expeditionary-fleet 1", "WPA-CMD-48")


@pytest.mark.rule("WPA-HQ-46", "WPA-HQ-47", "WPA-HQ-50")
def test_without_an_activated_headquarters_nobody_meets_the_enemy() -> None:
    units = {"A3530": ["ja-rgt-55"], "A3632": ["br-gar-ssvf"]}
    idle = {"hqs": {"hq-25-army": {"active": False}, "hq-southern-army": {"active": False}}}
    found = case("ground_first", units, war=idle | {"joined": True})
    found.refuses("japan", "move ja-rgt-55 A3531", "WPA-HQ-50")  # a garrison is an enemy too
    away = case("ground_first", {"A3523": ["ja-rgt-55"]}, war=idle | {"joined": True})
    assert "move ja-rgt-55 A3522" in away.answers("japan")
    both = case("ground_first", {"A3731": ["ja-rgt-55", "br-bde-8ind"]}, war=idle)
    both.refuses("japan", "attack A3731", "WPA-HQ-46")


@pytest.mark.rule("WPA-HQ-05")
def test_a_headquarters_among_enemies_without_friends_is_disbanded() -> None:
    found = case("ground_end", {"C0108": ["ja-div-5"]}, turn=1, pair=5)
    assert found.state.war.posts[MALAYA] == -1
    assert not headquarters.of(found.play, ALLIED)


@pytest.mark.rule("WPA-HQ-05")
def test_a_headquarters_is_disbanded_as_soon_as_enemies_alone_are_in_its_hex() -> None:
    war = {"hqs": {"hq-malaya-ag": {"at": "A3530"}}, "garrisons": {"A3530": 0}}
    found = case("ground_first", {"A3529": ["ja-rgt-55"], "C0108": ["br-bde-1mal"]}, war=war)
    found.do("japan", "move ja-rgt-55 A3530", dice=[6])  # all of the airfield is left
    assert found.state.war.posts[MALAYA] == -1
    assert found.state.war.shelved == {MALAYA: 20}


# -- the end of a cycle -------------------------------------------------------------------------------------


def cycle(units: dict[str, list[str]], dice: tuple[int, ...] = (), **more: Any) -> LandCase:
    return case("end", units, dice, turn=3, pair=11, **more)


@pytest.mark.rule("WPA-CMD-55", "SC-S4-04", "WPA-HQ-53")
def test_a_cycle_ends_with_half_of_the_stocks_and_new_points() -> None:
    found = cycle({"B0452": ["ja-rgt-55"]})
    assert found.state.war.cp[ARMY] == 17  # half of 34
    assert found.state.waiting == ("japan",)
    found.refuses("japan", "allot hq-malaya-ag 3", "SC-S4-04")
    found.do("japan", "allot hq-25-army 50", "allot hq-southern-army 10")
    assert found.state.war.cp[ARMY] == 67
    found.do("allied", "allot hq-malaya-ag 30")
    assert found.state.war.cp[MALAYA] == 39
    assert not any(found.state.war.active)
    assert not found.marked("ja-rgt-55", "active")


def allotted(found: LandCase, *dice: int) -> LandCase:
    found.do("japan", "allot hq-25-army 60")
    found.do("allied", "allot hq-malaya-ag 30", dice=dice)
    return found


@pytest.mark.rule("WPA-ISO-05", "WPA-ISO-07", "WPA-ISO-08", "BR-25-01")
def test_broken_isolated_units_lose_steps() -> None:
    found = allotted(cycle({"A3322": ["br-bde-12ind/broken"]}), NOBODY, FAIL)
    assert found.steps("br-bde-12ind") == 3
    # a unit of one step takes 1 from the die: 4 against half of 5, rounded up
    last = allotted(cycle({"A3322": ["br-bde-12ind:1/broken"]}), NOBODY, 4)
    assert last.steps("br-bde-12ind") == 1


@pytest.mark.rule("WPA-ISO-11", "WPA-ISO-05")
def test_of_unbroken_isolated_units_one_checks_for_the_hex() -> None:
    units = {"A3322": ["br-bde-12ind", "br-bde-1mal"]}
    found = allotted(cycle(units))
    found.do("allied", "check-for-all br-bde-12ind", dice=[NOBODY, FAIL])
    assert found.marked("br-bde-12ind", "broken")
    assert found.marked("br-bde-1mal", "broken")
    held = allotted(cycle(units))
    held.do("allied", "check-for-all br-bde-12ind", dice=[NOBODY, PASS])
    assert held.marked("br-bde-1mal", "broken") is False


@pytest.mark.rule("WPA-HQ-04", "WPA-HQ-07", "WPA-HQ-15", "WPA-GEN-44")
def test_each_side_may_move_one_headquarters_to_a_port() -> None:
    found = allotted(cycle({"A3529": ["ja-rgt-55"]}))
    seat = found.state.waiting[0]
    found.refuses("japan", "redeploy hq-25-army A3528", "WPA-HQ-07")
    assert seat == "japan"
    found.do("japan", "redeploy hq-25-army A3529")
    assert found.play.label(found.state.war.posts[ARMY]) == "A3529"
    assert found.state.war.cp[ARMY] == 67
    assert headquarters.chief(found.play, ARMY) == TABLES.leader_number["ldr-yamashita"]
    fleet = allotted(cycle({"A3529": ["ja-rgt-55"]}))
    fleet.do("japan", "redeploy hq-southern-expeditionary-fleet A3529")
    assert fleet.state.war.cp[FLEET] == 8
    stocks = {"hq-southern-army": {"cp": 19}, "hq-southern-expeditionary-fleet": {"cp": 2}}  # half is left
    poor = allotted(cycle({"A3529": ["ja-rgt-55"]}, war={"hqs": stocks}))
    poor.refuses("japan", "redeploy hq-southern-army A3529", "WPA-HQ-04")
    poor.refuses("japan", "redeploy hq-southern-expeditionary-fleet A3529", "WPA-HQ-15")


@pytest.mark.rule("SC-S4-09")
def test_the_last_city_isolated_and_broken_may_surrender() -> None:
    units = {
        "C0108": ["br-bde-1mal/broken", "br-bde-2mal/broken"], "A3833": ["ja-div-5"], "A3530": ["ja-rgt-55"],
    }  # fmt: skip
    taken = dict.fromkeys(("A3530", "A3531", "A3631", "A3632", "A3730", "A3733", "A3831", "A3833"), "japan")
    war = {"isolated": {"allied": ["C0108"]}}
    fell = case("ground_surrender", units, (5, 6), control=taken, war=war, turn=6, pair=20, forts={})
    assert fell.steps("br-bde-1mal") == 0
    fell.do("japan", "done")  # no free action of 29.4.2
    assert fell.state.outcome is not None
    held = case("ground_surrender", units, (4,), control=taken, war=war, turn=6, pair=20, forts={})
    assert held.steps("br-bde-1mal") == 3
    linked = case("ground_surrender", units, control=taken, turn=6, pair=20, forts={})
    assert linked.steps("br-bde-1mal") == 3
    by_sea = {**war, "lines": {"arrows": ["br-bde-1mal"]}}  # linked through its entry arrow
    open_ = case("ground_surrender", units, control=taken, war=by_sea, turn=6, pair=20, forts={})
    assert open_.steps("br-bde-1mal") == 3
    other = {**taken, "A3831": "allied"}
    safe = case("ground_surrender", units, control=other, war=war, turn=6, pair=20, forts={})
    assert safe.steps("br-bde-1mal") == 3


def test_positions_of_a_war_on_land_are_written_and_read_again() -> None:
    found = activation(war={"isolated": {"allied": ["A3530"]}, "garrisons": {"A3531": 0}})
    document = GAME.write_position(found.state)
    assert document is not None
    again = GAME.position({"scenario": "malaya", **document})
    assert again.war == found.state.war
    assert again.control == found.state.control


@pytest.mark.rule("WPA-CMD-49")
def test_cps_lent_a_few_at_a_time_lose_as_many() -> None:
    found = activation(war={"hqs": {"hq-25-army": {"cp": 20}, "hq-southern-army": {"cp": 0}}})
    gained = []
    for points in (3, 1, 3, 1, 5):
        found.do("japan", f"lend hq-25-army hq-southern-army {points}")
        gained.append(found.state.war.cp[SOUTHERN])
    assert gained == [3, 3, 6, 6, 10]  # of 3, 4, 7, 8 and 13
    assert GAME.digest(GAME.position(GAME.describe(found.state))) == GAME.digest(found.state)
    found.state.turn += 1  # in another game-turn it begins anew
    found.do("japan", "lend hq-25-army hq-southern-army 3")
    assert found.state.war.cp[SOUTHERN] == 13
