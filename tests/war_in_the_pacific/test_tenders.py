"""Seaplane tenders, seaplane carriers and seaplane bases in the Solomons. [60.7, 60.8]"""

from __future__ import annotations

from typing import Any

import pytest

import flagplot
from flagplot.games.war_in_the_pacific.air import attrition, bases, missions, tenders, transfers, wings
from flagplot.games.war_in_the_pacific.places import SHIPS
from flagplot.games.war_in_the_pacific.sea import cargo, fuel, plots, search
from flagplot.games.war_in_the_pacific.sides import JAPAN
from flagplot.games.war_in_the_pacific.surface import damage
from tests.war_in_the_pacific.solomons import GAME, GROUNDED, TABLES, SolomonsCase

UNITS = {"E2519": ["jn-eng-11"]}
KAMIKAWA, CHITOSE = TABLES.ship_number["jn-av-kamikawa-maru"], TABLES.ship_number["jn-cvs-chitose"]
PETES = "air-jn-f1m2-chitose"
MANY = {PETES: 2, "air-jn-f1m2-shortland-buin-s3": 2, "air-jn-h6k-rabaul-s3": 1}


def case(**more: Any) -> SolomonsCase:
    return SolomonsCase("ground_first", UNITS, **{"air": GROUNDED, "turn": 5, "pair": 15, **more})


def sailing(ship: str, hex: str, **more: Any) -> dict[str, Any]:
    return {"J1": {"hex": hex, "ships": [ship], "mission": "MOVT", "side": "japan", **more}}


@pytest.mark.rule("WPB-SEA-03", "WPB-SEA-08")
def test_a_tender_works_at_anchor_and_not_under_way() -> None:
    ship = "jn-av-kamikawa-maru"
    at_anchor = case(forces=sailing(ship, "E2417"))  # off a coast, on Santa Isabel
    assert wings.operates(at_anchor.play, KAMIKAWA) == 2
    moving = case(forces=sailing(ship, "E2417", moved=True))
    assert wings.operates(moving.play, KAMIKAWA) == 0
    dry = case(forces=sailing(ship, "E2417", fuel=13))
    assert wings.operates(dry.play, KAMIKAWA) == 0  # outside ports it must be fuelled
    port = case(forces=sailing(ship, "E2016", fuel=13))
    assert wings.operates(port.play, KAMIKAWA) == 6  # in port it needs no fuel
    enemies = {"E2417": ["mc-rgt-2"]}
    held = SolomonsCase("ground_first", enemies, air=GROUNDED, turn=5, pair=15, forces=sailing(ship, "E2417"))
    assert wings.operates(held.play, KAMIKAWA) == 0
    open_sea = next(hex for hex in case().play.chart.sea if not case().play.land.has(hex))
    assert wings.operates(case(forces=sailing(ship, case().play.label(open_sea))).play, KAMIKAWA) == 0


@pytest.mark.rule("WPB-SEA-04", "WPB-SEA-09")
def test_a_tender_bases_three_times_its_number_in_a_linked_port() -> None:
    harbour = {"E2016": ["jn-av-kamikawa-maru"]}
    assert wings.operates(case(harbour=harbour).play, KAMIKAWA) == 6
    cut = case(harbour=harbour, war={"isolated": {"japan": ["E2016"]}})
    assert wings.operates(cut.play, KAMIKAWA) == 2
    hurt = case(harbour=harbour, ships={"jn-av-kamikawa-maru": {"damage": 1}})
    assert wings.operates(hurt.play, KAMIKAWA) == 0  # any damage


@pytest.mark.rule("WPB-SEA-04", "WPB-SEA-08", "BR-13-01")
def test_tenders_laid_up_in_port_search_with_as_many_as_they_operate() -> None:
    base: dict[str, Any] = {
        "air": {**GROUNDED, **{id: {"points": n} for id, n in MANY.items()}},
        "bases": dict.fromkeys(MANY, "jn-cvs-chitose"),
        "harbour": {"E2016": ["jn-cvs-chitose"]},
    }  # fmt: skip
    linked = case(**base).play
    assert set(linked.air_at("E2016")) == {TABLES.air_number[id] for id in MANY}
    assert search.value(linked, "E2016") == 5
    apart = {"war": {"isolated": {"japan": ["E2016"]}}}
    assert wings.crewed(case(**base, **apart).play, SHIPS + CHITOSE) == 2
    assert search.value(case(**base, **apart).play, "E2016") == 1  # two of five, and half of that
    hurt = case(**base, ships={"jn-cvs-chitose": {"damage": 1}}).play
    assert search.value(hurt, "E2016") == 0
    assert SHIPS + CHITOSE in transfers.friendly_bases(linked, TABLES.air_number["air-jn-h6k-tulagi-s3"])
    bombed = bases.on_the_ground(linked, linked.hex("E2016"), {})
    assert bombed == {}  # they are aboard


@pytest.mark.rule("WPB-SEA-05")
def test_a_seaplane_carrier_works_under_way_and_carries_small_seaplanes() -> None:
    def under_way(speed: int) -> Any:
        return case(forces=sailing("jn-cvs-chitose", "E2206", moved=True, speed=speed)).play

    assert wings.operates(under_way(2), CHITOSE) == 2
    assert wings.operates(under_way(3), CHITOSE) == 0
    small, large = TABLES.types["F1M2"], TABLES.types["H6K"]
    place = SHIPS + CHITOSE
    assert wings.room(under_way(2), place, small) == 2
    assert wings.room(under_way(2), place, large) == 0
    anchored = case(harbour={"E2016": ["jn-cvs-chitose"]}).play
    assert wings.room(anchored, place, large) == 6


@pytest.mark.rule("WPB-SEA-09")
def test_seaplanes_of_tenders_search_and_guard_and_do_not_strike() -> None:
    air = {**GROUNDED, PETES: {"points": 2}}
    found = case(air=air, harbour={"E2016": ["jn-cvs-chitose"]}, bases={PETES: "jn-cvs-chitose"})
    play, petes = found.play, TABLES.air_number[PETES]
    assert wings.can_launch(play, (), petes) == 2
    assert not missions.strikes(play, (), JAPAN)
    assert tenders.guards_only(play, CHITOSE)
    assert not tenders.guards_only(play, TABLES.ship_number["jn-cv-shokaku"])
    assert not tenders.searches_only(play, KAMIKAWA)  # class 2


@pytest.mark.rule("WPB-SEA-10", "WPB-SEA-14")
def test_what_seaplane_bases_hold() -> None:
    play = case().play
    tulagi, shortland, rabaul = (play.hex(label) for label in ("E2518", "E2016", "E1613"))
    assert wings.seaplane_room(play, tulagi) == 5  # level 1
    assert wings.seaplane_room(play, shortland) == 10  # level 2
    assert TABLES.bases[rabaul].port in ("minor", "major")
    minor = next(hex for hex, base in TABLES.bases.items() if base.port == "minor" and not base.seaplane)
    assert wings.seaplane_room(play, minor) == 5
    cut = case(war={"isolated": {"japan": ["E2016", "E2518"]}}).play
    assert (wings.seaplane_room(cut, shortland), wings.seaplane_room(cut, tulagi)) == (5, 2)
    assert wings.room(play, rabaul, TABLES.types["A6M2"]) == 25  # the airfield, whatever is on the water


@pytest.mark.rule("WPB-SEA-13")
def test_the_guns_of_a_seaplane_base() -> None:
    play = case().play
    shortland, tulagi = play.hex("E2016"), play.hex("E2518")
    for hex, own in ((shortland, 10), (tulagi, 5)):
        assert bases.guns(play, hex, bases.SEAPLANES, JAPAN) == own + bases.port_guns(play, hex) // 2
    assert bases.port_guns(play, tulagi) > 0
    assert bases.SEAPLANES in bases.targets(play, tulagi, JAPAN)  # bombarded for itself


@pytest.mark.rule("WPB-SEA-07")
def test_tenders_at_a_coast_use_fuel_though_they_lie_still() -> None:
    def burned(ship: str, hex: str, points: int, **more: Any) -> int:
        forces = sailing(ship, hex, speed=2, **more)
        found = case(forces=forces, air={**GROUNDED, PETES: {"points": points}}, bases={PETES: ship})
        fuel.count(found.play)
        return int(found.play.force("J1").fuel)

    assert burned("jn-cvs-chitose", "E2417", 2) == 3  # a quarter, in class 2
    assert burned("jn-cvs-chitose", "E2417", 2, active=2) == 0  # in two phases of a game-turn
    assert burned("jn-cvs-chitose", "E2417", 0) == 0  # nobody flies from it
    assert burned("jn-cvs-chitose", "E2016", 2) == 0  # in port


@pytest.mark.rule("WPB-SEA-07")
def test_oilers_or_transports_fuel_tenders_at_a_coast() -> None:
    def suppliers(ship: str, tender: str = "jn-cvs-chitose", damage: int = 0) -> tuple[Any, list[str]]:
        forces = {
            **sailing(tender, "E2417", speed=2, fuel=9),
            "J2": {"hex": "E2417", "ships": [ship], "mission": "TRANS", "side": "japan", "speed": 2},
        }
        found = case(
            forces=forces,
            air={**GROUNDED, PETES: {"points": 2}},
            bases={PETES: "jn-cvs-chitose"} if tender == "jn-cvs-chitose" else {},
            ships={ship: {"damage": damage}},
        )
        play = found.play
        return play, plots.oilers(play, "J1", plots.card_of(play, "J1"), late=False)

    assert suppliers("jn-ao-toho-maru")[1] == ["J2"]
    play, found = suppliers("jn-msu-10")
    assert found == ["J2"]
    terrain = play.land.chart.foot[play.land.ground(play.hex("E2417"))]
    assert plots.pumping(play, "J2", "J1") == 10 * terrain
    fuel.refuel(play, "J1", "J2")
    assert play.force("J1").fuel == 0
    assert not play.force("J1").moved  # and its aircraft fly on
    assert play.force("J2").moved
    assert suppliers("jn-msu-10", damage=3)[1] == []  # worse than D2
    assert suppliers("jn-msu-10", tender="jn-ca-chokai")[1] == []  # tenders only


# -- crated seaplanes ---------------------------------------------------------------------------------------

OTHERS = "air-jn-f1m2-shortland-buin-s3"
JAKES, RUFES = "air-jn-e13a-shortland-buin-s3", "air-jn-a6m2-n-shortland-buin-s3"
BOATS = "air-jn-h6k-rabaul-s3"
LANE = {"step": "plotting", "side": JAPAN, "seats": ["japan"], "stacks": [[{"step": "deck", "side": JAPAN}]]}
DECK = [{"step": "week", "stage": 3}, {"step": "naval_phase", "stage": 4}, LANE]


def deck(points: dict[str, int], places: dict[str, str], **more: Any) -> SolomonsCase:
    """Japan writes cards; the Chitose is in Shortland, with some air units aboard or ashore."""
    air = {**GROUNDED, **{id: {"points": count} for id, count in points.items()}}
    more = {"forces": sailing("jn-cvs-chitose", "E2016"), "subrons": {}, **more}
    return SolomonsCase("", UNITS, air=air, bases=places, frames=DECK, turn=5, pair=15, **more)


def where(found: SolomonsCase, id: str) -> str:
    return str(found.play.label(found.play.sea.based[TABLES.air_number[id]]))


@pytest.mark.rule("WPB-SEA-09", "WPB-AIR-01")
def test_a_tender_carries_twice_as_many_in_crates() -> None:
    found = deck({PETES: 2, OTHERS: 2}, {PETES: "jn-cvs-chitose", OTHERS: "E2016"})
    found.do("japan", "take-card J1", "mission TRANS")
    found.refuses("japan", f"crate {OTHERS}", "WPB-AIR-01")  # two ready ones aboard take all the room
    found.do("japan", f"crate {PETES}", f"crate {OTHERS}", "course E1915", "file-card", "done")
    found.do("allied", "done", "done")  # no Sigint, no cards
    aboard = found.play.sea.based.where(SHIPS + CHITOSE)
    assert {TABLES.air[air].id for air in aboard} == {PETES, OTHERS}
    assert tenders.stowed(found.play, CHITOSE) == tuple(sorted(aboard))
    assert wings.operates(found.play, CHITOSE) == 0  # in lieu of its normal capacity
    assert search.value(found.play, "J1") == 0
    read = GAME.position(GAME.describe(found.state))
    assert GAME.digest(read) == GAME.digest(found.state)


@pytest.mark.rule("WPB-SEA-09", "WPB-SEA-05")
@pytest.mark.parametrize(("before", "unit", "damage", "taken"), [
    ((PETES,), OTHERS, 0, True), ((PETES, JAKES), RUFES, 0, True), ((PETES, JAKES), OTHERS, 0, False),
    ((), OTHERS, 1, False), ((), BOATS, 0, False),
])  # fmt: skip
def test_who_is_crated_aboard_a_tender(before: tuple[str, ...], unit: str, damage: int, taken: bool) -> None:
    """Single-engined seaplanes, four for two, and with any damage nobody."""
    ashore = {PETES: 2, OTHERS: 2, JAKES: 1, RUFES: 1, BOATS: 1}
    found = deck(
        ashore, dict.fromkeys(ashore, "E2016"), forces=sailing("jn-cvs-chitose", "E2016", speed=1),
        ships={"jn-cvs-chitose": {"damage": damage}},
    )  # fmt: skip
    found.do("japan", "take-card J1", "mission TRANS", *(f"crate {one}" for one in before))
    assert found.allows("japan", f"crate {unit}") == taken


@pytest.mark.rule("WPB-AIR-01")
def test_the_aircraft_of_a_carrier_are_not_crated_from_her_deck() -> None:
    zeros = "air-jn-a6m2-shokaku"
    forces = {"J1": {"hex": "E1613", "ships": ["jn-cv-shokaku", "jn-msu-10"], "mission": "TRANS", "speed": 1}}
    found = deck({zeros: 2}, {zeros: "jn-cv-shokaku"}, forces=forces)
    found.do("japan", "take-card J1")
    found.refuses("japan", f"crate {zeros}", "WPB-AIR-01")
    ashore = deck({zeros: 2}, {zeros: "E1613"}, forces=forces)
    ashore.do("japan", "take-card J1")
    assert ashore.allows("japan", f"crate {zeros}")


def loaded(phase: str, **more: Any) -> SolomonsCase:
    """Seaplanes are crated aboard the Chitose."""
    air = {**GROUNDED, OTHERS: {"points": 2}}
    stowed: dict[str, Any] = {"bases": {OTHERS: "jn-cvs-chitose"}, "war": {"crated": {OTHERS: 2}}}
    return SolomonsCase(phase, UNITS, air=air, turn=5, pair=15, **stowed, **more)


@pytest.mark.rule("WPB-SEA-09", "WPB-AIR-06")
def test_seaplanes_of_a_tender_fly_as_soon_as_they_are_unpacked() -> None:
    air = TABLES.air_number[OTHERS]
    stowed: dict[str, Any] = {"bases": {OTHERS: "jn-cvs-chitose"}, "war": {"crated": {OTHERS: 2}}}
    port = deck({OTHERS: 2}, forces={}, harbour={"E2016": ["jn-cvs-chitose"]}, places=stowed["bases"],
                war=stowed["war"])  # fmt: skip
    for _ in range(3):
        cargo.uncrate(port.play)  # time alone unpacks nobody aboard
    assert port.play.war.crated == {air: 2}
    assert wings.can_launch(port.play, (), air) == 0
    port.do("japan", "unpack jn-cvs-chitose")
    assert (where(port, OTHERS), port.play.war.crated, port.state.flown[air]) == ("E2016", {}, 0)
    assert wings.can_launch(port.play, (), air) == 2
    coast = loaded("ground_first", forces=sailing("jn-cvs-chitose", "E2417"))
    cargo.unpack(coast.play, (CHITOSE,), coast.play.hex("E2417"))
    assert where(coast, OTHERS) == "jn-cvs-chitose"  # no seaplane base: ready aboard
    assert wings.can_launch(coast.play, (), air) == 2


@pytest.mark.rule("WPB-SEA-09", "WPB-AIR-04")
def test_crates_of_a_tender_come_ashore_at_the_end_of_its_route() -> None:
    found = deck({OTHERS: 2}, {OTHERS: "jn-cvs-chitose"}, war={"crated": {OTHERS: 2}},
                 forces=sailing("jn-cvs-chitose", "E1915"))  # fmt: skip
    found.do("japan", "take-card J1", "mission TRANS", "course E2016", "put-ashore")
    price = cargo.CRATES * cargo.crates(found.play, [TABLES.air_number[OTHERS]])
    assert found.play.sea.cards["J1"].handling == price


@pytest.mark.rule("WPB-SEA-09", "BR-20-01")
def test_a_tender_that_is_hit_loses_its_crates() -> None:
    found = loaded("ground_first", forces=sailing("jn-cvs-chitose", "E2206"))
    play = GAME.play(found.state, flagplot.ScriptedDice([]))  # cargo throws no dice
    damage.damage_ship(play, CHITOSE, 1)
    assert found.state.points[TABLES.air_number[OTHERS]] == 0


@pytest.mark.rule("WPB-SEA-09", "WPB-AIR-02", "WPA-ATT-03")
def test_crated_seaplanes_wear_out_once_and_later_not_at_all() -> None:
    air = TABLES.air_number[OTHERS]
    found = loaded("ground_first", forces=sailing("jn-cvs-chitose", "E2206"))
    assert air not in attrition.deployed(found.play, JAPAN)  # in crates for three phases
    found.play.war.boxed = {air: 1}
    assert air in attrition.deployed(found.play, JAPAN)
    assert attrition.weight(found.play, [air]) == 2  # beyond no capacity


@pytest.mark.rule("WPB-SEA-05", "WPB-SEA-09")
@pytest.mark.parametrize(("aboard", "sails"), [
    ({PETES: 2}, True), ({PETES: 2, JAKES: 1}, False), ({BOATS: 1}, False),
])  # fmt: skip
def test_a_tender_sails_with_no_more_than_it_carries(aboard: dict[str, int], sails: bool) -> None:
    """In a linked port three times as many may be based on her, also flying boats; under way they may not."""
    found = deck(aboard, dict.fromkeys(aboard, "jn-cvs-chitose"), forces=sailing("jn-cvs-chitose", "E2016"))
    found.do("japan", "take-card J1")
    assert found.allows("japan", "course E1915") == sails
    if not sails:
        found.refuses("japan", "course E1915", "WPB-SEA-05")


@pytest.mark.rule("WPB-SEA-09")
def test_what_is_to_be_crated_does_not_keep_a_tender_in_port() -> None:
    units = {PETES: 2, JAKES: 1}
    found = deck(units, dict.fromkeys(units, "jn-cvs-chitose"), forces=sailing("jn-cvs-chitose", "E2016"))
    found.do("japan", "take-card J1", "mission TRANS")
    found.refuses("japan", "course E1915", "WPB-SEA-05")
    found.do("japan", f"crate {PETES}", "course E1915")  # two crated beside a ready one


@pytest.mark.rule("WPB-AIR-06", "WPB-SEA-09")
@pytest.mark.parametrize("base", ["jn-cvs-chitose", "E2016"])
def test_nobody_flies_out_of_a_crate_where_a_position_begins(base: str) -> None:
    air = TABLES.air_number[OTHERS]
    found = SolomonsCase(
        "air", UNITS, air={**GROUNDED, OTHERS: {"points": 2}}, bases={OTHERS: base}, turn=5, pair=15,
        harbour={"E2016": ["jn-cvs-chitose"]}, war={"crated": {OTHERS: 2}},
    )  # fmt: skip
    assert wings.can_launch(found.play, (), air) == 0
