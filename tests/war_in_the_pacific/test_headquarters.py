"""Who commands a headquarters, whom it commands, and what becomes of it. [26, 28.8, 29.0 to 29.3]"""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from flagplot.games.war_in_the_pacific import own_tables
from flagplot.games.war_in_the_pacific.air import airlift
from flagplot.games.war_in_the_pacific.combat import odds
from flagplot.games.war_in_the_pacific.combat.frames import Attack
from flagplot.games.war_in_the_pacific.command import authority, costs, headquarters, links, orders
from flagplot.games.war_in_the_pacific.ground import landings
from flagplot.games.war_in_the_pacific.ground.frames import Landings
from flagplot.games.war_in_the_pacific.leaders import control
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea import admirals, forming, plots, sorties
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN
from flagplot.games.war_in_the_pacific.state import POST
from flagplot.games.war_in_the_pacific.turn import posts
from flagplot.games.war_in_the_pacific.units import GroundUnit, Headquarters, Leader
from flagplot.kernel.action import act
from tests.war_in_the_pacific.ashore import TABLES, LandCase
from tests.war_in_the_pacific.solomons import GROUNDED as SOLOMONS_GROUNDED
from tests.war_in_the_pacific.solomons import SolomonsCase
from tests.war_in_the_pacific.test_sorties import FLEET as FLEETS
from tests.war_in_the_pacific.test_sorties import deck

GROUNDED = {unit.id: {"points": 0} for unit in TABLES.air}
HQS = {hq.id: number for number, hq in enumerate(TABLES.hqs)}
ARMY, FLEET, SOUTHERN = (
    HQS[id] for id in ("hq-25-army", "hq-southern-expeditionary-fleet", "hq-southern-army")
)
MALAYA, EASTERN = HQS["hq-malaya-ag"], HQS["hq-eastern-fleet"]
HOME = {"C0108": ["br-bde-1mal"], "B0452": ["ja-rgt-55"]}


def printed(name: str, kind: Any) -> dict[str, Any]:
    records = json.loads(own_tables.standard().read(name))["records"]
    return {record["id"]: msgspec.convert(record, kind) for record in records}


LIST: dict[str, Headquarters] = printed("headquarters.json", Headquarters)
LEADERS: dict[str, Leader] = printed("leaders.json", Leader)


def case(phase: str, units: dict[str, list[str]], dice: tuple[int, ...] = (), **more: Any) -> LandCase:
    return LandCase(phase, units, dice, air=GROUNDED, **more)


def number(unit: str) -> int:
    return TABLES.number[unit]


def unit(nation: str, size: str = "regiment", kind: str = "infantry", side: int = ALLIED) -> GroundUnit:
    known = TABLES.ground[0]
    return msgspec.structs.replace(known, nation=nation, size=size, kind=kind, side=side)


def elsewhere(
    found: LandCase,
    hqs: dict[str, str] | None = None,
    units: dict[str, dict[str, Any]] | None = None,
    leaders: dict[str, dict[str, Any]] | None = None,
) -> Campaign:
    """The war with other headquarters, nations and leaders in the places of those of Malaya."""
    play = found.play
    hqs, units, leaders = hqs or {}, units or {}, leaders or {}
    renamed = {
        id: msgspec.structs.replace(LIST[new], side=TABLES.hqs[HQS[id]].side) for id, new in hqs.items()
    }
    play.tables = replace(
        TABLES,
        hqs=tuple(renamed.get(hq.id, hq) for hq in TABLES.hqs),
        ground=tuple(msgspec.structs.replace(one, **units.get(one.id, {})) for one in TABLES.ground),
        leaders=tuple(
            msgspec.structs.replace(one, **{"post": hqs.get(one.post, one.post), **leaders.get(one.id, {})})
            for one in TABLES.leaders
        ),
    )
    return play


# -- the list -----------------------------------------------------------------------------------------------


@pytest.mark.rule("WPA-HQ-74", "WPA-HQ-24", "WPA-HQ-18")
def test_the_master_list_of_headquarters() -> None:
    assert len(LIST) == 63
    assert (LIST["hq-poa"].type, LIST["hq-poa"].act) == ("combined", 8)
    assert (LIST["hq-iii-mac"].radius, LIST["hq-v-mac"].radius) == (3, 5)
    assert {id for id, hq in LIST.items() if hq.afloat} == {
        "hq-combined-fleet", "hq-se-area-fleet", "hq-iii-mac", "hq-v-mac",
    }  # fmt: skip


@pytest.mark.rule("WPA-HQ-34", "WPA-HQ-35", "WPA-HQ-39", "WPA-HQ-43", "WPA-HQ-45")
def test_whom_each_kind_of_headquarters_takes() -> None:
    def claim(hq: str, *args: Any, **more: Any) -> str:
        return authority.claim(LIST[hq], unit(*args, **more))

    army, combined, fleet = "hq-sw-pacific", "hq-south-pacific", "hq-sw-pacific-force"
    for nation in ("US Army", "Australian", "New Zealand", "Free French", "Philippine"):
        assert claim(army, nation) == authority.ALWAYS
    for hq in (combined, fleet):
        for nation in ("USMC", "Australian", "New Zealand", "Free French"):
            assert claim(hq, nation) == authority.ALWAYS
        assert claim(hq, "Philippine") == authority.NEVER
        assert claim(hq, "US Army") == authority.TURN
        assert claim(hq, "US Army", kind="engineer") == authority.ALWAYS
    assert claim(army, "USMC") == authority.TURN
    assert claim(army, "British") == authority.CYCLE
    assert claim(army, "British", "division") == authority.NEVER
    assert claim(army, "Indian") == authority.NEVER
    assert claim("hq-malaya-ag", "US Army") == authority.CYCLE
    assert claim("hq-malaya-ag", "US Army", "division") == authority.NEVER
    assert claim("hq-malaya-ag", "US Army", kind="engineer") == authority.NEVER
    assert claim("hq-knil", "Dutch") == authority.ALWAYS
    assert claim("hq-knil", "British") == authority.NEVER
    assert all(authority.sails(LIST["hq-rnn"], navy) for navy in ("RN", "RAN", "RNN", "USN"))
    assert not authority.sails(LIST["hq-rnn"], "MN")


@pytest.mark.rule("WPA-HQ-43", "WPA-HQ-34")
def test_guests_are_counted_by_cycle_and_by_game_turn() -> None:
    one, two = "br-bde-1mal", "br-bde-2mal"
    found = case("ground_reply", {"C0108": [f"{one}/inactive", f"{two}/inactive"]})
    yanks = {one: {"nation": "US Army"}, two: {"nation": "US Army"}}
    play = elsewhere(found, units=yanks)
    assert headquarters.takes(play, MALAYA, number(two))
    orders.activate(play, number(one), MALAYA)
    assert not headquarters.takes(play, MALAYA, number(two))
    play.state.turn += 1
    assert not headquarters.takes(play, MALAYA, number(two))  # one in a cycle
    corps = elsewhere(found, {"hq-malaya-ag": "hq-south-pacific"}, yanks)
    assert headquarters.takes(corps, MALAYA, number(two))  # one in a game-turn
    corps.state.turn -= 1
    assert not headquarters.takes(corps, MALAYA, number(two))


@pytest.mark.rule("WPA-HQ-14")
def test_the_army_costs_double_under_an_admiral_of_the_combined_fleet() -> None:
    found = case("ground_activation", {"B0452": ["ja-rgt-55/inactive"]})
    boss = {"ldr-terauchi": {"branch": "admiral"}}
    play = elsewhere(found, {"hq-southern-army": "hq-combined-fleet"}, leaders=boss)
    unit = number("ja-rgt-55")
    assert costs.unit_cost(play, unit, SOUTHERN) == 2
    assert costs.unit_cost(play, unit, ARMY) == 1
    landing = elsewhere(
        found,
        {"hq-southern-army": "hq-combined-fleet"},
        {"ja-rgt-55": {"nation": "IJN", "kind": "snlf"}},
        boss,
    )
    assert costs.unit_cost(landing, unit, SOUTHERN) == 1


@pytest.mark.rule("WPA-HQ-16")
def test_fleets_together_with_the_combined_fleet_are_active() -> None:
    asleep = {"hqs": {"hq-southern-expeditionary-fleet": {"active": False}}}
    found = case("ground_activation", HOME, war=asleep)
    assert not headquarters.active(found.play, FLEET)
    play = elsewhere(found, {"hq-southern-army": "hq-combined-fleet"})
    assert headquarters.active(play, FLEET)
    assert not headquarters.active(play, SOUTHERN)  # it must be activated itself
    play.war.posts = tuple(
        play.hex("A3529") if at == FLEET else post for at, post in enumerate(play.war.posts)
    )
    assert not headquarters.active(play, FLEET)


# -- commanders ---------------------------------------------------------------------------------------------


@pytest.mark.rule("WPA-GEN-03", "WPA-HQ-26", "WPA-HQ-37", "WPA-HQ-38")
def test_who_may_command_what() -> None:
    def may(leader: str, hq: str) -> bool:
        return authority.may_command(LEADERS[leader], LIST[hq], LEADERS[leader].hq)

    assert may("ldr-percival", "hq-malaya-ag")
    assert not may("ldr-heath", "hq-malaya-ag")  # rated "-"
    assert may("ldr-percival", "hq-anzac")  # any general or admiral of the Commonwealth
    assert may("ldr-mountbatten", "hq-anzac")
    assert not may("ldr-heath", "hq-anzac")
    assert may("ldr-halsey", "hq-south-pacific")
    general = msgspec.structs.replace(LEADERS["ldr-halsey"], branch="army", nation="US Army")
    assert authority.may_command(general, LIST["hq-south-pacific"], "+1")
    assert not authority.may_command(general, LIST["hq-7-fleet"], "+1")
    assert may("ldr-halsey", "hq-7-fleet")
    assert not may("ldr-halsey", "hq-eastern-fleet")


def cycle(units: dict[str, list[str]], **more: Any) -> LandCase:
    """The end of a cycle, as far as the redeployment of the Japanese headquarters."""
    found = case("end", units, turn=3, pair=11, **more)
    found.do("japan", "allot hq-25-army 60")
    found.do("allied", "allot hq-malaya-ag 30")
    return found


@pytest.mark.rule("WPA-GEN-03", "WPA-HQ-38")
def test_a_headquarters_without_commander_gets_one_for_ten_points() -> None:
    found = cycle(HOME, leaders={"ldr-layton": "gone"}, war={"hqs": {"hq-eastern-fleet": {"cp": 24}}})
    found.do("japan", "done")
    found.refuses("allied", "take-over ldr-heath hq-eastern-fleet", "WPA-GEN-03")
    found.refuses("allied", "take-over ldr-percival hq-eastern-fleet", "WPA-HQ-38")
    able = msgspec.structs.replace(LEADERS["ldr-palliser"], hq="0", role="pool")
    leaders = {"ldr-palliser": {"hq": able.hq}}
    play = elsewhere(found, leaders=leaders)
    palliser = TABLES.leader_number["ldr-palliser"]
    assert posts.vacancies(play, ALLIED) == [(palliser, EASTERN)]
    posts.take_over(play, palliser, EASTERN)
    assert headquarters.chief(play, EASTERN) == palliser
    assert play.war.cp[EASTERN] == 2
    assert palliser not in admirals.available(play, ALLIED)


@pytest.mark.rule("WPA-HQ-59")
def test_an_admiral_may_command_a_combined_and_a_fleet_headquarters_in_one_hex() -> None:
    found = case("ground_activation", HOME, leaders={"ldr-ozawa": "gone"})
    boss = {"ldr-terauchi": {"branch": "admiral", "nation": "IJN"}}
    play = elsewhere(found, {"hq-southern-army": "hq-combined-fleet"}, leaders=boss)
    chief = TABLES.leader_number["ldr-terauchi"]
    assert (chief, FLEET) in posts.vacancies(play, JAPAN)
    posts.take_over(play, chief, FLEET)
    assert headquarters.commanded(play, chief) == sorted((FLEET, SOUTHERN))
    headquarters.settle(play, FLEET, play.hex("A3529"))  # apart from each other he keeps the Combined Fleet
    assert headquarters.commanded(play, chief) == [SOUTHERN]


@pytest.mark.rule("WPA-HQ-17", "WPA-HQ-58", "BR-8-09", "WPA-HQ-19")
def test_the_admiral_of_an_activated_fleet_may_go_to_sea_and_then_leads_nobody_on_land() -> None:
    saigon = TABLES.land.place("B0452")  # type: ignore[union-attr]
    ozawa = TABLES.leader_number["ldr-ozawa"]
    found = case("ground_activation", HOME)
    assert ozawa in admirals.ashore(found.play, JAPAN, saigon)
    assert ozawa not in admirals.ashore(found.play, JAPAN, saigon + 1)
    idle = case(
        "ground_activation", HOME, war={"hqs": {"hq-southern-expeditionary-fleet": {"active": False}}}
    )
    assert ozawa not in admirals.ashore(idle.play, JAPAN, saigon)
    combined = elsewhere(found, {"hq-southern-expeditionary-fleet": "hq-combined-fleet"})
    assert ozawa not in admirals.ashore(combined, JAPAN, saigon)
    play = found.play
    assert headquarters.leading(play, FLEET) == ozawa
    cruiser = next(at for at, ship in enumerate(TABLES.ships) if ship.side == "japan" and ship.type == "CA")
    play.set_force("X", side=JAPAN, hex=saigon, ships=(cruiser,), admirals=(ozawa,), flagship=cruiser)
    assert headquarters.leading(play, FLEET) == headquarters.NOBODY
    assert headquarters.chief(play, FLEET) == ozawa  # the headquarters keeps its commander


@pytest.mark.rule("WPA-HQ-18", "WPA-HQ-24", "WPA-HQ-19")
def test_the_combined_fleet_goes_to_sea_and_its_radius_with_it() -> None:
    found = case("ground_activation", HOME)
    play = elsewhere(found, {"hq-southern-army": "hq-combined-fleet"})
    saigon = play.hex("B0452")
    cruiser = next(at for at, ship in enumerate(TABLES.ships) if ship.side == "japan" and ship.type == "CA")
    play.set_force("X", side=JAPAN, hex=saigon, ships=(cruiser,), flagship=cruiser)
    assert not forming._embarking(play, "X")  # not activated
    play.war.active = (1,) * len(play.war.active)
    assert forming._embarking(play, "X") == ["hq-combined-fleet"]
    forming.do(play, "X", act("embark-hq", "hq-combined-fleet"))
    sea = play.chart.sea[saigon][0]
    play.set_force("X", hex=sea)
    assert headquarters.where(play, SOUTHERN) == sea
    assert headquarters.leading(play, SOUTHERN) == headquarters.NOBODY
    assert not forming._landing(play, "X")
    play.set_force("X", hex=saigon)
    forming.do(play, "X", act("land-hq", "hq-combined-fleet"))
    assert not play.war.afloat
    assert plots.card_of(play, "X").mission == "MOVT"


YAMATO = {"ships": ["jn-bb-yamato"], "side": "japan", "mission": "PATROL"}


def flagship(phase: str, hex: str, **more: Any) -> SolomonsCase:
    """The Combined Fleet at sea with a battleship."""
    war = {"afloat": {"hq-combined-fleet": "J1"}}
    return SolomonsCase(
        phase, {"E2519": ["mc-rgt-1"]}, control={"E2519": "allied"}, air=SOLOMONS_GROUNDED, turn=1, pair=3,
        forces={"J1": {"hex": hex, **YAMATO}}, war=war, **more,
    )  # fmt: skip


@pytest.mark.rule("WPA-HQ-05", "WPA-HQ-07", "WPA-HQ-18")
def test_a_headquarters_at_sea_is_not_disbanded_off_an_enemy_coast() -> None:
    found = flagship("ground_end", "E2519")
    fleet = orders.hq_named(found.play, "hq-combined-fleet")
    assert not found.state.war.shelved
    assert headquarters.where(found.play, fleet) == found.play.hex("E2519")


@pytest.mark.rule("WPA-HQ-07", "WPA-HQ-18")
def test_a_headquarters_goes_ashore_where_its_task_force_is_laid_up() -> None:
    play = flagship("ground_first", "E1613").play  # Rabaul
    fleet = orders.hq_named(play, "hq-combined-fleet")
    old = play.war.posts[fleet]
    sorties.lay_up(play, "J1")
    assert (play.label(play.war.posts[fleet]), play.war.afloat) == ("E1613", {})
    play = flagship("ground_first", "E2519").play
    play.drop_force("J1")  # it is sunk
    assert (play.war.posts[fleet], play.war.afloat) == (old, {})


def test_a_headquarters_at_sea_reaches_land_through_ports() -> None:
    play = flagship("ground_first", "E2508").play
    fleet = orders.hq_named(play, "hq-combined-fleet")
    assert not play.land.has(headquarters.where(play, fleet))
    net = links.nets(play, JAPAN)[fleet]
    assert play.hex("E1613") in net  # Rabaul


@pytest.mark.rule("WPA-HQ-16", "WPA-HQ-51")
def test_the_ships_of_a_fleet_beside_the_combined_fleet_may_fight() -> None:
    play = flagship("ground_first", "E2516").play
    fleet, beside = (orders.hq_named(play, id) for id in ("hq-combined-fleet", "hq-2-fleet"))
    play.war.active = (0,) * len(play.war.active)
    play.war.afloat, (ship,) = {}, play.force("J1").ships
    play.war.crews = {ship: beside}
    play.war.posts = tuple(play.hex("E1613") if hq == beside else at for hq, at in enumerate(play.war.posts))
    assert not sorties.ready(play, "J1")
    there = play.war.posts[fleet]
    play.war.posts = tuple(there if hq == beside else at for hq, at in enumerate(play.war.posts))
    assert sorties.ready(play, "J1")


@pytest.mark.rule("WPA-HQ-02", "WPA-HQ-05", "WPA-HQ-06")
def test_headquarters_are_disbanded_and_brought_back() -> None:
    units = {"C0108": ["ja-rgt-55"], "B0452": ["ja-rgt-114"]}
    taken = case("ground_first", units, war={"garrisons": {"C0108": 0}})
    taken.refuses("japan", "attack C0108", "BR-23-32")  # nobody attacks a headquarters
    lost = case("ground_end", {"C0108": ["ja-div-5"]}, turn=1, pair=5)
    assert lost.state.war.shelved[MALAYA] == 20
    found = cycle(HOME)
    found.do("japan", "disband hq-southern-army")
    assert found.state.war.shelved == {SOUTHERN: 10}
    assert SOUTHERN not in headquarters.of(found.play, JAPAN)
    back = cycle(HOME, war={"shelved": {"hq-southern-army": 10}, "hqs": {"hq-southern-army": {"at": ""}}})
    back.refuses("japan", "deploy hq-southern-army A3529 hq-25-army", "WPA-HQ-07")  # not a friendly port
    back.refuses("japan", "deploy hq-25-army B0452 hq-southern-army", "WPA-HQ-06")  # it is on the map
    poor = {"hq-southern-army": {"at": ""}, "hq-25-army": {"cp": 0}}
    nobody = cycle(HOME, war={"shelved": {"hq-southern-army": 99}, "hqs": poor})
    nobody.refuses("japan", "deploy hq-southern-army B0452 hq-25-army", "WPA-HQ-06")
    stock = back.state.war.cp[ARMY]
    back.do("japan", "deploy hq-southern-army B0452 hq-25-army")
    assert back.state.war.cp[ARMY] == stock - 10
    assert back.play.label(back.state.war.posts[SOUTHERN]) == "B0452"
    assert not back.state.war.shelved


# -- command points -----------------------------------------------------------------------------------------


@pytest.mark.rule("WPA-CMD-51")
def test_the_united_states_and_the_commonwealth_do_not_lend_to_each_other() -> None:
    found = case("ground_activation", HOME)
    play = elsewhere(found, {"hq-eastern-fleet": "hq-usaffe"})
    nets = {hq: frozenset({play.hex("C0108")}) for hq in (MALAYA, EASTERN)}
    assert orders.lenders(play, ALLIED, nets) == []
    dutch = elsewhere(found, {"hq-eastern-fleet": "hq-knil"})
    assert orders.lenders(dutch, ALLIED, nets) == [(MALAYA, EASTERN), (EASTERN, MALAYA)]


@pytest.mark.rule("WPA-CMD-54", "WPA-HQ-55")
def test_the_reserve_pays_headquarters_at_half_as_much_again() -> None:
    found = case("end", HOME, turn=3, pair=11, war={"reserve": {"japan": 11}})
    assert found.state.war.reserve == {"japan": 6}  # 3 of each whole 4
    found.do("japan", "allot reserve-japan 20", "allot hq-25-army 40")
    assert found.state.war.reserve == {"japan": 21}
    poor = {"hqs": {"hq-25-army": {"active": False, "cp": 3}}}
    dear = case("ground_activation", HOME, war=poor | {"reserve": {"japan": 6}})
    assert costs.hq_cost(dear.play, ARMY, reserve=True) == 6
    dear.refuses("japan", "activate-hq hq-25-army", "WPA-HQ-52")
    dear.do("japan", "activate-hq hq-25-army reserve")
    assert dear.state.war.reserve == {"japan": 0}
    assert dear.state.war.cp[ARMY] == 6  # Yamashita saves 3, into its stock
    assert headquarters.active(dear.play, ARMY)


@pytest.mark.rule("WPA-HQ-56", "BR-3-27")
def test_the_reserve_pays_units_and_ships_at_the_usual_price() -> None:
    empty = {"hqs": {"hq-25-army": {"cp": 0}, "hq-southern-army": {"cp": 0}}}
    units = {"B0452": ["ja-rgt-55/inactive", "ja-div-5/inactive"], "C0108": ["br-gar-sing"]}
    found = case("ground_activation", units, war=empty | {"reserve": {"japan": 2}})
    found.refuses("japan", "activate ja-rgt-55 hq-25-army", "WPA-HQ-01")
    found.do("japan", "activate ja-rgt-55 hq-25-army reserve")
    assert found.marked("ja-rgt-55", "active")
    assert found.state.war.reserve == {"japan": 1}
    assert headquarters.controlling(found.play, number("ja-rgt-55")) == ARMY
    found.refuses("japan", "activate ja-div-5 hq-25-army reserve", "WPA-HQ-56")  # 2 CPs
    poor = {"hqs": {FLEETS: {"cp": 0}}, "reserve": {"japan": 3}}
    port = deck(JAPAN, harbour={"B0452": ["jn-cvl-ryujo", "jn-msu-4"]}, war=poor)
    port.refuses("japan", f"activate-ship jn-msu-4 {FLEETS}", "BR-16-10")
    port.do("japan", f"activate-ship jn-cvl-ryujo {FLEETS} reserve")
    cost = 3 - port.state.war.reserve["japan"]
    assert cost > 0
    rich = deck(JAPAN, harbour={"B0452": ["jn-cvl-ryujo"]})
    stock = rich.state.war.cp[FLEET]
    rich.do("japan", f"activate-ship jn-cvl-ryujo {FLEETS}")
    assert stock - rich.state.war.cp[FLEET] == cost


@pytest.mark.rule("WPA-HQ-48")
def test_units_that_build_need_no_activated_headquarters() -> None:
    idle = {"hqs": {"hq-25-army": {"active": False}, "hq-southern-army": {"active": False}}}
    found = case("ground_activation", {"B0452": ["ja-rgt-1eng/inactive"]}, war=idle)
    found.do("japan", "activate ja-rgt-1eng hq-25-army")
    assert found.marked("ja-rgt-1eng", "active")
    assert not any(found.state.war.active[hq] for hq in (ARMY, SOUTHERN))


# -- generals and admirals ----------------------------------------------------------------------------------


@pytest.mark.rule("WPA-GEN-72", "WPA-GEN-73")
def test_admirals_with_ground_ratings_are_listed_and_never_on_site() -> None:
    rated = {id for id, leader in LEADERS.items() if leader.admiral and control.ground_rated(leader)}
    assert rated >= {"ldr-nimitz", "ldr-halsey", "ldr-turner", "ldr-mountbatten", "ldr-toyoda"}
    japanese = {id for id in rated if LEADERS[id].side == "japan"}
    assert japanese - {"ldr-shibasaki"} == {"ldr-toyoda"}  # Shibasaki is the exception of Tarawa
    found = case("ground_first", {"A3530": ["br-bde-6ind"]})
    units = (number("br-bde-6ind"),)
    heath = TABLES.leader_number["ldr-heath"]
    assert control.on_site(found.play, ALLIED, units) == heath
    admiral = elsewhere(found, leaders={"ldr-heath": {"branch": "admiral"}})
    assert control.on_site(admiral, ALLIED, units) == control.NOBODY


@pytest.mark.rule("WPA-GEN-74", "WPA-HQ-30")
def test_an_admiral_without_ground_ratings_costs_quality_and_a_column() -> None:
    found = case("ground_first", {"A3530": ["br-bde-15ind"], "A3531": ["ja-rgt-55"]})
    lead, other = number("br-bde-15ind"), number("ja-rgt-55")
    sailor: dict[str, Any] = {"branch": "admiral", "tq": "0", "mp": "0", "retreat": "0", "shift": "0"}
    play = elsewhere(found, {"hq-malaya-ag": "hq-abda"}, leaders={"ldr-percival": sailor})
    attack = Attack(
        hex=play.hex("A3530"),
        side=JAPAN,
        attackers=(other,),
        defenders=(lead,),
        lead=other,
        defender_lead=lead,
    )
    plain = found.play
    assert control.command_tq(plain, lead) == 0
    assert control.command_tq(play, lead) == -1
    assert odds.column_shift(play, attack) == odds.column_shift(plain, attack) + 1
    steps = found.steps("br-bde-15ind")
    lost = odds.strength(plain, attack, attacking=False) - odds.strength(play, attack, attacking=False)
    assert lost == steps
    rated = elsewhere(
        found, {"hq-malaya-ag": "hq-abda"}, leaders={"ldr-percival": {**sailor, "retreat": "+1 (5)"}}
    )
    assert control.command_tq(rated, lead) == 0
    marines = elsewhere(
        found, {"hq-malaya-ag": "hq-abda"}, {"br-bde-15ind": {"kind": "marine"}}, {"ldr-percival": sailor}
    )
    assert control.command_tq(marines, lead) == 0


@pytest.mark.rule("WPA-GEN-59")
def test_a_general_of_the_us_army_leads_one_unit_of_marines_in_a_ground_phase() -> None:
    ids = ("br-bde-6ind", "br-bde-15ind", "br-bde-28ind")
    found = case("ground_first", {"A3530": list(ids)})
    army, first, second = (number(id) for id in ids)
    play = elsewhere(
        found,
        units={ids[0]: {"nation": "US Army"}, ids[1]: {"nation": "USMC"}, ids[2]: {"nation": "USMC"}},
        leaders={"ldr-heath": {"nation": "US Army"}},
    )
    heath = TABLES.leader_number["ldr-heath"]
    general = play.tables.leaders[heath]
    assert control.affects(general, unit("New Zealand"))
    assert control.affects(general, unit("USMC", kind="engineer"))
    assert not control.affects(general, unit("Indian"))
    assert control.on_site(play, ALLIED, (army, first)) == heath
    assert control.on_site(play, ALLIED, (army, first, second)) == control.NOBODY
    play.war.led = {heath: first}  # he has led them in this Ground Phase
    assert control.on_site(play, ALLIED, (second,)) == control.NOBODY
    assert control.on_site(play, ALLIED, (first,)) == heath


@pytest.mark.rule("WPA-GEN-76")
def test_the_commander_of_a_headquarters_leads_whomever_it_activates() -> None:
    found = case("ground_first", {"A3530": ["br-bde-15ind"]})
    play = elsewhere(found, units={"br-bde-15ind": {"nation": "Dutch"}})
    percival = TABLES.leader_number["ldr-percival"]
    assert not control.affects(TABLES.leaders[percival], play.unit(number("br-bde-15ind")))
    assert control.commander(play, ALLIED, (number("br-bde-15ind"),)) == percival


@pytest.mark.rule("WPA-GEN-16")
def test_two_generals_share_a_hex_only_if_one_commands_a_headquarters_there() -> None:
    beside = "A3833"
    both = case("ground_second", {beside: ["br-bde-6ind"], "A3733": ["au-bde-22"]})
    both.refuses("allied", f"move au-bde-22 {beside}", "WPA-GEN-16")
    one = case("ground_second", {beside: ["br-bde-28ind"], "A3733": ["au-bde-22"]})
    assert f"move au-bde-22 {beside}" in one.answers("allied")


@pytest.mark.rule("WPA-GEN-16")
@pytest.mark.parametrize(("there", "end"), [("br-bde-6ind", "br-msu-5"), ("br-bde-28ind", "C0108")])
def test_no_second_general_is_put_ashore(there: str, end: str) -> None:
    forces = {"U1": {"hex": "C0108", "ships": ["br-msu-5"], "mission": "TRANS"}}
    units = {"br-msu-5": ["au-bde-22", "au-bde-27"], "C0108": [there]}
    found = deck(ALLIED, units, forces=forces, first="allied", control={"C0108": "allied"})
    found.do("allied", "take-card U1", "put-ashore", "file-card", "done", dice=[6, 6, 1, 1])
    assert (found.where("au-bde-22"), found.where("au-bde-27")) == (end, "C0108")


@pytest.mark.rule("WPA-GEN-16")
def test_no_second_general_lands() -> None:
    beach = "A3833"
    units = {"C0108": ["br-bde-6ind", "au-bde-22", "au-bde-27"], beach: ["br-bde-28ind"]}
    leaders = {"ldr-gordon-bennett": "gone"}
    found = case("ground_second", units, leaders=leaders)
    both, one, third = (number(id) for id in units["C0108"])
    play, hex = found.play, found.play.hex(beach)
    play.war.drops = dict.fromkeys((both, one, third), hex)
    assert landings.targets(play, ALLIED) == {hex: (both, one, third)}
    play.state.leader[TABLES.leader_number["ldr-gordon-bennett"]] = one
    assert landings.targets(play, ALLIED) == {hex: (both, third)}  # one of them leads the landing
    play.state.leader[TABLES.leader_number["ldr-heath"]] = number("br-bde-28ind")
    assert landings.targets(play, ALLIED) == {hex: (both, third)}  # and nobody where he is ashore already
    play.war.drops = {one: hex}
    assert landings.targets(play, ALLIED) == {}
    refusal = landings.LandingsStep().why_not(play, Landings(ALLIED), "allied", act("land", beach))
    assert refusal is not None
    assert refusal.rule == "WPA-GEN-16"


@pytest.mark.rule("WPA-GEN-16", "BR-5-13")
def test_no_second_general_is_flown_in() -> None:
    cargo, start, end = "air-us-c-47-port-moresby-s3", "E1018", "E1419"
    found = SolomonsCase(
        "ground_first", {start: ["mc-rgt-1"], end: ["mc-rgt-5"]}, bases={cargo: start},
        air={**SOLOMONS_GROUNDED, cargo: {"points": 2}},
        leaders={"ldr-vandegrift": "mc-rgt-5", "ldr-geiger": "mc-rgt-1"},
    )  # fmt: skip
    play, hex, order = found.play, found.play.hex(end), act("fly-troops", cargo, 2, end, "mc-rgt-1")
    flier, unit = play.tables.air_number[cargo], play.tables.number["mc-rgt-1"]
    line = airlift.written(play, ALLIED, order)
    assert hex not in airlift.ends(play, flier, unit, "fly-troops")
    assert airlift.refusal(play, (), order).rule == "WPA-GEN-16"
    airlift.fly(play, line)  # void: another general has come there meanwhile
    assert play.label(play.state.place[unit]) == start
    play.state.leader[play.tables.leader_number["ldr-geiger"]] = POST
    assert hex in airlift.ends(play, flier, unit, "fly-troops")
    airlift.fly(play, line)
    assert play.label(play.state.place[unit]) == end


@pytest.mark.rule("WPA-HQ-25")
def test_the_anzac_commander_stands_in_where_two_headquarters_reach() -> None:
    found = case("ground_first", {"A3530": ["br-bde-15ind"], "A3632": ["br-bde-6ind"]})
    play = elsewhere(found, {"hq-eastern-fleet": "hq-anzac"})
    alone, led = (number("br-bde-15ind"),), (number("br-bde-6ind"),)
    layton = TABLES.leader_number["ldr-layton"]
    assert control.on_site(play, ALLIED, alone) == layton
    assert control.on_site(play, ALLIED, led) == TABLES.leader_number["ldr-heath"]
    assert control.on_site(found.play, ALLIED, alone) == control.NOBODY
    play.war.posts = tuple(-1 if at == MALAYA else post for at, post in enumerate(play.war.posts))
    assert control.on_site(play, ALLIED, alone) == control.NOBODY  # no other headquarters reaches it
