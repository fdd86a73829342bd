"""Damaged ships are repaired in port. [36.1, 38.1]"""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.war_in_the_pacific.air import attacks, bases
from flagplot.games.war_in_the_pacific.air.frames import SHIPS as IN_PORT
from flagplot.games.war_in_the_pacific.air.frames import STRIKE_N, Line, Raid
from flagplot.games.war_in_the_pacific.repair import docks
from flagplot.games.war_in_the_pacific.repair.yards import Yard, modifier, obstacle
from flagplot.games.war_in_the_pacific.sea import ships as hulls
from flagplot.games.war_in_the_pacific.surface.damage import damage_ship
from flagplot.kernel.errors import BadInputError, FormatError
from tests.war_in_the_pacific import solomons
from tests.war_in_the_pacific.ashore import GAME, GROUNDED, TABLES, LandCase
from tests.war_in_the_pacific.solomons import SolomonsCase
from tests.war_in_the_pacific.test_sorties import deck

SINGAPORE, SAIGON, BATAVIA = "C0108", "B0452", "C0415"
TRUK, RABAUL, BRISBANE, NOUMEA = "E1602", "E1613", "E1737", "E3231"
CHART = TABLES.repair


def ship(id: str, tables: Any = TABLES) -> int:
    found: int = tables.ship_number[id]
    return found


def yard(damages: dict[str, int], harbour: dict[str, list[str]], **more: Any) -> LandCase:
    """Ships with damage lie in port at the end of a Naval Phase."""
    kind = more.pop("kind", LandCase)
    case: LandCase = kind(
        "yards", more.pop("units", {}), harbour=harbour,
        ships={id: {"damage": damage} for id, damage in damages.items()}, **more,
    )  # fmt: skip
    return case


def solomons_yard(damages: dict[str, int], harbour: dict[str, list[str]], **more: Any) -> SolomonsCase:
    case = yard(damages, harbour, kind=SolomonsCase, **more)
    assert isinstance(case, SolomonsCase)
    return case


def week(case: LandCase) -> None:
    """A game-turn in the yards goes by."""
    docks.work(case.play)
    case.state.turn += 1


# -- beginning, and how long it takes -----------------------------------------------------------------------


@pytest.mark.rule("WPA-REP-01", "WPA-REP-04", "WPA-REP-05")
def test_a_damaged_ship_in_port_is_diced_for_and_worked_on_week_by_week() -> None:
    case = yard({"br-cl-danae": 2}, {SINGAPORE: ["br-cl-danae", "br-cl-durban"]})
    case.refuses("allied", "repair-ship br-cl-durban", "WPA-REP-01")  # whole
    case.do("allied", "repair-ship br-cl-danae", dice=[3, 4])
    found = case.play.works.overhauls[ship("br-cl-danae")]
    assert (found.row, found.left) == (7, (2, 4))  # table 2, row 7
    for _ in range(3):
        week(case)
    assert case.state.damage[ship("br-cl-danae")] == 2
    week(case)  # the game-turn of the beginning was the first
    assert case.state.damage[ship("br-cl-danae")] == 1
    week(case)
    assert case.state.damage[ship("br-cl-danae")] == 1
    week(case)
    assert case.state.damage[ship("br-cl-danae")] == 0
    assert not case.play.works.overhauls


@pytest.mark.rule("WPA-REP-04", "WPA-REP-05")
def test_ex_a24_a_carrier_at_damage_3_with_a_7_takes_19_game_turns() -> None:
    table = CHART.table("CV", "us")
    assert CHART.times(table, CHART.row(7, 0), 3) == (2, 6, 11)
    case = yard({"us-cv-wasp": 3}, {BRISBANE: ["us-cv-wasp"]}, kind=SolomonsCase)
    case.do("allied", "repair-ship us-cv-wasp", dice=[4, 4])  # 1 less in Australia
    wasp = ship("us-cv-wasp", solomons.TABLES)
    levels = []
    for _ in range(19):
        week(case)
        levels.append(case.state.damage[wasp])
    assert levels == [3] * 10 + [2] * 6 + [1] * 2 + [0]


@pytest.mark.rule("WPA-REP-01", "WPA-REP-05")
def test_work_is_done_at_the_end_of_a_game_turn_in_play() -> None:
    case = LandCase(
        "end", {}, harbour={SINGAPORE: ["br-cl-mauritius"]},
        war={"works": {"overhauls": {"br-cl-mauritius": {"port": SINGAPORE, "row": 12}}}},
    )  # fmt: skip
    assert case.state.turn == 1
    assert case.state.damage[ship("br-cl-mauritius")] == 0  # row 12: one game-turn


@pytest.mark.rule("WPA-REP-02")
def test_the_owner_reads_in_his_log_when_every_level_is_done() -> None:
    case = yard({"br-cl-danae": 2}, {SINGAPORE: ["br-cl-danae"]}, turn=1)
    case.do("allied", "repair-ship br-cl-danae", dice=[3, 4])
    (line,) = GAME.view(case.state, "allied").panels["repairs_allied"]
    assert (line["port"], line["begun"], line["damage"]) == (SINGAPORE, "2/13/41", 2)
    done = [(level["damage"], level["done"]) for level in line["levels"]]
    assert done == [(1, "1/1/42"), (0, "3/1/42")]
    assert "repairs_allied" not in GAME.view(case.state, "japan").panels
    place = GAME.view(case.state, "allied").places[SINGAPORE]
    assert place["ships"][0]["text"] == "Danae, damage 2, under repair until 3/1/42"


@pytest.mark.rule("WPA-REP-04")
def test_a_ship_of_a_task_force_may_go_into_the_yard_at_once() -> None:
    forces = {"Z": {"hex": SINGAPORE, "ships": ["br-bb-prince-of-wales", "br-dd-electra"], "speed": 2}}
    case = yard({"br-bb-prince-of-wales": 1}, {}, forces=forces)
    case.do("allied", "repair-ship br-bb-prince-of-wales", dice=[2, 2])
    assert case.play.force("Z").ships == (ship("br-dd-electra"),)
    assert ship("br-bb-prince-of-wales") in case.play.sea.harbour[case.play.hex(SINGAPORE)]
    assert case.play.works.overhauls[ship("br-bb-prince-of-wales")].left == (4,)  # table 3, row 4
    single = {"Z": {**forces["Z"], "ships": ["br-bb-prince-of-wales"]}}
    alone = yard({"br-bb-prince-of-wales": 1}, {}, forces=single)
    alone.do("allied", "repair-ship br-bb-prince-of-wales", dice=[2, 2])
    assert "Z" not in alone.play.sea.forces
    at_sea = yard({"br-bb-prince-of-wales": 1, "br-cl-danae": 1}, {SINGAPORE: ["br-cl-danae"]},
                  forces={"Z": {**forces["Z"], "hex": "C0206"}})  # fmt: skip
    at_sea.refuses("allied", "repair-ship br-bb-prince-of-wales", "WPA-REP-01")


# -- where --------------------------------------------------------------------------------------------------


@pytest.mark.rule("WPA-REP-06", "WPA-PRT-01", "WPA-PRT-02")
def test_ships_are_repaired_in_friendly_major_ports() -> None:
    ships = ["br-cl-danae", "br-cl-durban", "br-cl-dragon"]
    damages = dict.fromkeys(ships, 2)
    ports = {SINGAPORE: [ships[0]], "A3531": [ships[1]], "C0107": [ships[2]]}  # major, minor, anchorage
    case = yard(damages, ports)
    assert f"repair-ship {ships[0]}" in case.answers("allied")
    case.refuses("allied", f"repair-ship {ships[1]}", "WPA-REP-06")
    case.refuses("allied", f"repair-ship {ships[2]}", "WPA-REP-06")
    kinds = [case.play.tables.bases[case.play.hex(port)].port for port in ports]
    assert kinds == ["major", "minor", "anchorage"]
    guns = [bases.port_guns(case.play, case.play.hex(port)) for port in ports]
    assert guns == sorted(guns, reverse=True)
    assert guns[-1] > 0
    danae = TABLES.ships[ship("br-cl-danae")]
    assert obstacle(CHART, Yard("X", "japan"), danae, 1) == "WPA-REP-06"


@pytest.mark.rule("WPA-REP-07", "WPA-REP-08")
def test_japan_repairs_light_damage_in_its_major_ports_and_the_rest_at_home() -> None:
    case = yard({"jn-ca-chokai": 1, "jn-ca-mogami": 2}, {SAIGON: ["jn-ca-chokai", "jn-ca-mogami"]})
    case.refuses("japan", "repair-ship jn-ca-mogami", "WPA-REP-07")
    case.do("japan", "repair-ship jn-ca-chokai", dice=[3, 3])
    mogami = TABLES.ships[ship("jn-ca-mogami")]
    kure = next(iter(CHART.homeland))
    assert obstacle(CHART, Yard(kure, "japan"), mogami, 4) == ""
    assert obstacle(CHART, Yard("B1940", "japan"), mogami, 2) == "WPA-REP-07"  # Takao
    assert obstacle(CHART, Yard("B1940", "japan", "minor"), mogami, 1) == "WPA-REP-08"


@pytest.mark.rule("WPA-REP-08")
def test_truk_repairs_one_lightly_damaged_ship_at_a_time() -> None:
    case = solomons_yard(
        {"jn-ca-aoba": 1, "jn-ca-kako": 1, "jn-ca-kinugasa": 1},
        {TRUK: ["jn-ca-aoba", "jn-ca-kako"], RABAUL: ["jn-ca-kinugasa"]},
    )
    case.refuses("japan", "repair-ship jn-ca-kinugasa", "WPA-REP-08")  # a minor port
    case.do("japan", "repair-ship jn-ca-aoba", dice=[3, 3])
    assert "yards" not in [frame.__struct_config__.tag for frame in case.state.frames]  # nobody else can
    again = solomons_yard(
        {"jn-ca-aoba": 1, "jn-ca-kako": 1, "us-ca-portland": 1},
        {TRUK: ["jn-ca-aoba", "jn-ca-kako"], BRISBANE: ["us-ca-portland"]},
        war={"works": {"overhauls": {"jn-ca-aoba": {"port": TRUK, "row": 7}}}},
    )
    assert again.state.waiting == ("allied",)
    assert docks.obstacle(again.play, ship("jn-ca-kako", solomons.TABLES)) == "WPA-REP-08"


@pytest.mark.rule("WPA-REP-09")
def test_us_ships_are_repaired_wherever_a_linked_supply_base_serves_them() -> None:
    harbour = {NOUMEA: ["us-ca-portland", "au-ca-australia", "us-ca-chester"], "E1028": ["us-cl-boise"]}
    damages = {"us-ca-portland": 1, "us-ca-chester": 2, "au-ca-australia": 1, "us-cl-boise": 1}
    case = solomons_yard(damages, harbour)
    assert case.answers("allied")[0] == "repair-ship us-ca-portland"
    assert "repair-ship us-cl-boise" in case.answers("allied")  # Townsville
    case.refuses("allied", "repair-ship us-ca-chester", "WPA-REP-06")  # damage 2
    case.refuses("allied", "repair-ship au-ca-australia", "WPA-REP-06")
    hit = solomons_yard(damages, harbour, ports={NOUMEA: "D1"})
    hit.refuses("allied", "repair-ship us-ca-portland", "WPA-REP-09")  # the port is damaged
    bare = solomons_yard(damages, {"E3426": ["us-ca-portland"], "E1028": ["us-cl-boise"]})
    bare.refuses("allied", "repair-ship us-ca-portland", "WPA-REP-09")  # Efate has no supply base


@pytest.mark.rule("WPA-REP-23", "WPA-REP-24", "WPA-REP-25")
def test_shipping_units_are_not_repaired_and_pairs_of_destroyers_only_in_part() -> None:
    ids = ["br-msu-1", "br-dd-electra", "br-dd-scout", "br-dd-tenedos", "br-dd-encounter"]
    case = yard(dict(zip(ids, (1, 1, 2, 3, 4), strict=True)), {SINGAPORE: ids})
    case.refuses("allied", "repair-ship br-msu-1", "WPA-REP-23")
    case.refuses("allied", "repair-ship br-dd-scout", "WPA-REP-24")  # one ship is sunk, the other is whole
    case.do("allied", *(f"repair-ship {id}" for id in (ids[1], ids[3], ids[4])))  # no dice
    left = {id: case.play.works.overhauls[ship(id)].left for id in (ids[1], ids[3], ids[4])}
    assert left == {"br-dd-electra": (2,), "br-dd-tenedos": (0, 0, 3), "br-dd-encounter": (0, 0, 3, 4)}
    for _ in range(8):
        week(case)
    assert [case.state.damage[ship(id)] for id in ids[1:]] == [0, 2, 2, 2]
    assert not case.play.works.overhauls
    assert CHART.table("APA", "us") == CHART.table("APB", "japan") == ""
    assert {CHART.table(kind, "us") for kind in ("DD", "APD", "DE", "DET")} == {"1"}


# -- the roll -----------------------------------------------------------------------------------------------


@pytest.mark.rule("WPA-REP-10", "WPA-REP-14")
def test_ports_modify_the_roll_on_tables_2_to_4() -> None:
    exeter, electra = (TABLES.ships[ship(id)] for id in ("br-ca-exeter", "br-dd-electra"))
    soerabaja, sydney = Yard("C1117", "allied"), Yard("E1544", "allied")
    assert modifier(CHART, soerabaja, exeter, 1) == -2
    assert modifier(CHART, sydney, exeter, 1) == -1
    assert modifier(CHART, soerabaja, electra, 1) == 0  # table 1
    assert modifier(CHART, soerabaja, TABLES.ships[ship("jn-ca-mogami")], 1) == 0  # Allied attempts only
    assert modifier(CHART, Yard(SINGAPORE, "allied"), exeter, 1) == 0
    case = solomons_yard({"us-ca-portland": 2}, {BRISBANE: ["us-ca-portland"]})
    case.do("allied", "repair-ship us-ca-portland", dice=[4, 4])
    assert case.play.works.overhauls[ship("us-ca-portland", solomons.TABLES)].row == 7


@pytest.mark.rule("WPA-REP-11", "WPA-REP-12", "WPA-REP-13", "WPA-REP-26")
def test_ports_off_the_map_serve_their_own_navy_and_serve_it_well() -> None:
    wasp = solomons.TABLES.ships[ship("us-cv-wasp", solomons.TABLES)]
    danae = TABLES.ships[ship("br-cl-danae")]
    coast = Yard("US West Coast", "allied", navy="us")
    assert modifier(CHART, coast, wasp, 2) == 2
    assert modifier(CHART, coast._replace(crowded=True), wasp, 2) == 1
    assert modifier(CHART, Yard("US East Coast", "allied", navy="us", crowded=True), wasp, 2) == 3
    africa = Yard("African Coast", "allied", navy="cw")
    assert modifier(CHART, africa, danae, 2) == 1
    assert obstacle(CHART, africa, danae, 4) == ""
    assert obstacle(CHART, africa, wasp, 2) == "WPA-REP-26"
    case = yard({"br-cl-danae": 2, "br-cl-durban": 1}, {SINGAPORE: ["br-cl-durban"]},
                war={"areas": {"br-cl-danae": "African Coast"}})  # fmt: skip
    case.do("allied", "repair-ship br-cl-danae", dice=[3, 3])
    assert case.play.works.overhauls[ship("br-cl-danae")].row == 7
    (line,) = GAME.view(case.state, "allied").panels["repairs_allied"]
    assert line["port"] == "African Coast"


@pytest.mark.rule("WPA-REP-21")
def test_badly_damaged_japanese_ships_take_5_off_the_roll() -> None:
    mogami, exeter = (TABLES.ships[ship(id)] for id in ("jn-ca-mogami", "br-ca-exeter"))
    kure = Yard("B3327", "japan")
    assert [modifier(CHART, kure, mogami, damage) for damage in (2, 3, 4)] == [0, -5, -5]
    assert modifier(CHART, Yard(SINGAPORE, "allied"), exeter, 4) == 0
    assert CHART.row(2, -5) == -3


# -- leaving, and new damage --------------------------------------------------------------------------------


@pytest.mark.rule("WPA-REP-15", "WPA-REP-20")
def test_a_ship_may_leave_the_yard_and_what_is_left_waits_for_any_other() -> None:
    works = {"overhauls": {"br-cl-danae": {"port": SINGAPORE, "row": 7, "left": [2, 3]}}}
    case = deck(1, harbour={SINGAPORE: ["br-cl-danae"]}, ships={"br-cl-danae": {"damage": 2}},
                war={"works": works})  # fmt: skip
    case.refuses("allied", "activate-ship br-cl-danae hq-eastern-fleet", "WPA-REP-20")
    case.refuses("allied", "leave-yard br-cl-durban", "WPA-REP-15")
    case.do("allied", "leave-yard br-cl-danae")
    assert case.play.works.overhauls[ship("br-cl-danae")].left == (2, 3)
    week(case)
    assert case.play.works.overhauls[ship("br-cl-danae")].left == (2, 3)  # nobody works on it
    case.do("allied", "activate-ship br-cl-danae hq-eastern-fleet")
    elsewhere = yard({"br-cl-danae": 2}, {BATAVIA: ["br-cl-danae"]},
                     war={"works": {"overhauls": {"br-cl-danae": {"row": 7, "left": [2, 3]}}}})  # fmt: skip
    elsewhere.do("allied", "repair-ship br-cl-danae")  # no dice
    week(elsewhere)
    assert elsewhere.play.works.overhauls[ship("br-cl-danae")].left == (2, 2)


@pytest.mark.rule("WPA-REP-16")
def test_new_damage_takes_what_the_old_roll_says() -> None:
    works = {"overhauls": {"br-cl-danae": {"port": SINGAPORE, "row": 7, "left": [1]}}}
    case = LandCase("yards", {}, harbour={SINGAPORE: ["br-cl-danae"]}, ships={"br-cl-danae": {"damage": 1}},
                    war={"works": works})  # fmt: skip
    damage_ship(case.play, ship("br-cl-danae"), 2)
    found = case.play.works.overhauls[ship("br-cl-danae")]
    assert (found.left, found.port) == ((1, 4, 7), case.play.hex(SINGAPORE))


@pytest.mark.rule("WPA-REP-07", "WPA-REP-16")
def test_a_japanese_ship_hit_again_must_go_home() -> None:
    works = {"overhauls": {"jn-ca-chokai": {"port": SAIGON, "row": 7, "left": [1]}}}
    case = LandCase("yards", {}, harbour={SAIGON: ["jn-ca-chokai"]}, ships={"jn-ca-chokai": {"damage": 1}},
                    war={"works": works})  # fmt: skip
    damage_ship(case.play, ship("jn-ca-chokai"), 1)
    week(case)
    found = case.play.works.overhauls[ship("jn-ca-chokai")]
    assert (found.port, found.left) == (-1, (1, 4))


@pytest.mark.rule("WPA-REP-22", "BR-10-11")
def test_a_ship_is_repaired_as_often_as_it_is_damaged_and_its_critical_hits_with_it() -> None:
    danae = ship("br-cl-danae")
    case = LandCase("yards", {}, harbour={SINGAPORE: ["br-cl-danae"]},
                    ships={"br-cl-danae": {"damage": 1, "hurt": 3}})  # fmt: skip
    case.do("allied", "repair-ship br-cl-danae", dice=[6, 6])
    week(case)
    assert (case.state.damage[danae], case.state.hurt[danae]) == (0, 0)
    damage_ship(case.play, danae, 2)
    assert docks.waiting(case.play, 1) == [danae]  # a new roll
    assert danae not in case.play.works.overhauls


# -- defence ------------------------------------------------------------------------------------------------


@pytest.mark.rule("WPA-REP-20")
def test_a_ship_under_repair_lies_still_and_does_nothing() -> None:
    works = {"overhauls": {"br-cl-danae": {"port": SINGAPORE, "row": 7}}}
    case = LandCase("yards", {}, harbour={SINGAPORE: ["br-cl-danae", "br-cl-durban"]},
                    ships={"br-cl-danae": {"damage": 1}, "br-cl-durban": {"damage": 1}},
                    war={"works": works})  # fmt: skip
    assert hulls.speed_class(case.play, ship("br-cl-danae")) == 0
    assert hulls.speed_class(case.play, ship("br-cl-durban")) > 0
    line = Line(side=0, base=SAIGON, mission=STRIKE_N, target=SINGAPORE, what=IN_PORT)
    raid = Raid(line=line, number=0)
    assert attacks.target_class(case.play, raid, ship("br-cl-danae")) == 0
    assert ship("br-cl-danae") in attacks.targets(case.play, raid)
    case.refuses("allied", "repair-ship br-cl-danae", "WPA-REP-20")
    waiting = LandCase("start", {}, ships={"br-cl-danae": {"damage": 1}}, war={
        "areas": {"br-cl-danae": "Bombay", "br-msu-4": "Bombay"},
        "works": {"overhauls": {"br-cl-danae": {"port": "Bombay", "row": 7}}},
    })  # fmt: skip
    waiting.refuses("allied", "dispatch br-cl-danae A3240", "WPA-REP-20")
    assert waiting.allows("allied", "dispatch br-msu-4 A3240")


@pytest.mark.rule("WPA-REP-03")
def test_ships_under_repair_are_shown_when_their_port_is_attacked_from_the_air() -> None:
    works = {"overhauls": {"br-cl-danae": {"port": SINGAPORE, "row": 7}}}
    bomber = next(unit for unit in TABLES.air if unit.type == "G3M" and unit.base and not unit.due)
    air = {**GROUNDED, bomber.id: {"points": 1}}
    case = LandCase("air", {}, harbour={SINGAPORE: ["br-cl-danae"]}, ships={"br-cl-danae": {"damage": 1}},
                    war={"works": works}, air=air, pair=3)  # fmt: skip
    assert "br-cl-danae" not in str(GAME.view(case.state, "japan").places)
    assert "br-cl-danae" not in str(GAME.view(case.state, "japan").panels)
    case.do("japan", f"plan-base {bomber.base}", f"air-strike {bomber.base} {SINGAPORE} port",
            f"send {bomber.id} 1 medium", "launch", "close-base")  # fmt: skip
    case.do("japan", "done", dice=[1, 1, 1, 1, 1, 6, 6, 1, 1])
    assert any("in the yard of" in event.sentence() and event.audience is None for event in case.events)


# -- documents ----------------------------------------------------------------------------------------------


@pytest.mark.rule("WPA-REP-02")
def test_a_position_tells_repairs_and_is_checked() -> None:
    works = {
        "overhauls": {
            "br-cl-danae": {"port": "Bombay", "row": 7, "left": [2, 1], "since": 1, "effort": True},
        },
        "busy": {"Bombay": ["br-cl-danae", 5]},
        "wrecks": {"br-ca-exeter": [SINGAPORE, 9]},
        "captured": ["br-cl-durban"],
    }
    ships = {"br-cl-danae": {"damage": 2}, "br-ca-exeter": {"damage": 5}}
    document = {
        "scenario": "malaya", "phase": "yards", "units": {}, "forces": {}, "harbour": {}, "ships": ships,
        "war": {"areas": {"br-cl-danae": "Bombay"}, "works": works},
    }  # fmt: skip
    state = GAME.position(document)
    assert GAME.describe(state)["war"]["works"] == works
    assert GAME.position(GAME.describe(state)) == state
    for wrong in (
        {"overhauls": {"br-cl-danae": {"port": SINGAPORE, "row": 7}}},  # not there
        {"overhauls": {"br-cl-dragon": {"row": 7, "left": [2]}}},  # whole
        {"overhauls": {"br-cl-danae": {"row": 7, "left": [2]}}},  # two levels
        {"wrecks": {"br-cl-danae": [SINGAPORE, 9]}},
    ):
        with pytest.raises((FormatError, BadInputError)):
            GAME.position({**document, "war": {**document["war"], "works": wrong}})


@pytest.mark.rule("WPA-SUP-01", "WPA-REP-09")
def test_light_damage_of_us_ships_is_repaired_at_an_anchorage_with_a_supply_base() -> None:
    cruiser = next(one for one in solomons.TABLES.ships if one.nation == "USN" and one.type == "CA")
    served = Yard("E3231", "allied", "anchorage", serviced=True)
    assert obstacle(CHART, served, cruiser, 1) == ""
    assert obstacle(CHART, served, cruiser, 2) == "WPA-REP-06"
    assert obstacle(CHART, served._replace(serviced=False), cruiser, 1) == "WPA-REP-09"
    docked = {cruiser.id: 1}
    case = solomons_yard(docked, {NOUMEA: [cruiser.id]})
    assert f"repair-ship {cruiser.id}" in case.answers("allied")
    bases = case.play.tables.bases
    minor = next(hex for hex, base in bases.items() if base.supply_base and base.port == "minor")
    label = case.play.label(minor)
    open_ = solomons_yard(docked, {label: [cruiser.id]})
    assert f"repair-ship {cruiser.id}" in open_.answers("allied")
    hit = solomons_yard(docked, {label: [cruiser.id]}, ports={label: "D1"})
    assert not any(answer.startswith("repair-ship") for answer in hit.answers(hit.state.waiting[0]))


@pytest.mark.rule("BR-3-02", "WPA-REP-15")
def test_ships_leave_the_yard_in_a_naval_phase_before_they_are_activated() -> None:
    repair = {"port": SINGAPORE, "row": 7, "left": [1], "since": 0}
    case = deck(
        1, harbour={SINGAPORE: ["br-cl-danae"]}, ships={"br-cl-danae": {"damage": 1}},
        war={"works": {"overhauls": {"br-cl-danae": repair}}},
    )  # fmt: skip
    case.refuses("allied", "activate-ship br-cl-danae hq-eastern-fleet", "WPA-REP-20")
    case.do("allied", "leave-yard br-cl-danae")
    assert case.allows("allied", "activate-ship br-cl-danae hq-eastern-fleet")
    case.refuses("allied", "leave-yard br-cl-danae", "WPA-REP-15")
