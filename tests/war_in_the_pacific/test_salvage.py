"""Ships sunk in port are raised; ships in captured ports. [36.2, 38.3.2]"""

from __future__ import annotations

from typing import Any

import pytest

import flagplot
from flagplot.games.war_in_the_pacific.air import attacks
from flagplot.games.war_in_the_pacific.air.frames import SHIPS as IN_PORT
from flagplot.games.war_in_the_pacific.air.frames import STRIKE_N, Line, Raid
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.repair import capture, salvage
from flagplot.games.war_in_the_pacific.sea.victory import ship_points
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN
from flagplot.games.war_in_the_pacific.surface.damage import damage_ship
from tests.war_in_the_pacific.ashore import TABLES, LandCase
from tests.war_in_the_pacific.test_ship_repair import BATAVIA, SAIGON, SINGAPORE, ship, yard
from tests.war_in_the_pacific.test_sorties import deck

EXETER, DANAE, DURBAN = "br-ca-exeter", "br-cl-danae", "br-cl-durban"
CHART = TABLES.repair


def rolling(case: LandCase, *dice: int) -> Campaign:
    """A look at a case with dice at hand."""
    return Campaign(TABLES, case.state, flagplot.ScriptedDice(list(dice)))


@pytest.mark.rule("WPA-REP-18")
def test_the_salvage_table() -> None:
    plain = [CHART.raised(die, "minor") for die in range(1, 7)]
    assert plain == [0, 0, 0, 6, 4, 2]
    assert [CHART.raised(die, "major") for die in range(1, 7)] == [0, 0, 6, 4, 2, 2]
    assert [CHART.raised(die, "anchorage") for die in range(1, 7)] == [0, 0, 0, 0, 6, 4]


@pytest.mark.rule("WPA-REP-17", "WPA-REP-18")
def test_a_ship_sunk_at_an_anchorage_with_a_4_is_lost_in_a_major_port_with_a_3_raised() -> None:  # TC-A37
    wales = "br-bb-prince-of-wales"
    for port, die, raised in (("C0107", 4, False), (SINGAPORE, 3, True)):
        case = yard({DANAE: 1}, {BATAVIA: [DANAE], port: [wales]})
        play = rolling(case, die)
        damage_ship(play, ship(wales), 5)
        assert case.play.works.wrecks == {ship(wales): (case.play.hex(port), -1)}
        assert not any(ship(wales) in there for there in case.play.sea.harbour.values())
        salvage.dice(play)
        assert case.play.works.wrecks == ({ship(wales): (case.play.hex(port), 24)} if raised else {})


@pytest.mark.rule("WPA-REP-17")
def test_only_ships_with_names_are_raised_and_only_in_port() -> None:
    forces = {"U9": {"hex": "C0206", "ships": [DURBAN], "speed": 2}}
    case = yard({DANAE: 1}, {SINGAPORE: [DANAE, "br-msu-1", EXETER]}, forces=forces)
    for id in ("br-msu-1", EXETER, DURBAN):
        damage_ship(case.play, ship(id), 5)
    assert list(case.play.works.wrecks) == [ship(EXETER)]


@pytest.mark.rule("WPA-REP-17")
def test_the_die_falls_at_the_end_of_the_phase() -> None:
    wrecks = {"works": {"wrecks": {EXETER: [SINGAPORE, -1]}}}
    case = LandCase("pair", {}, [5, 6, 6, 1, 1], ships={EXETER: {"damage": 5}}, war=wrecks, pair=3)
    assert case.play.works.wrecks == {ship(EXETER): (case.play.hex(SINGAPORE), 1 + 4 * 2)}  # a 5, and 1 more


@pytest.mark.rule("WPA-REP-19", "WPA-REP-22")
def test_a_raised_ship_is_back_with_damage_4_and_towed_to_where_it_can_be_repaired() -> None:
    def start(turn: int, control: str = "allied") -> LandCase:
        works = {"wrecks": {EXETER: ["A3531", 3]}}
        return LandCase("start", {}, ships={EXETER: {"damage": 5}}, war={"works": works}, turn=turn,
                        control={"A3531": control})  # fmt: skip

    assert start(2).state.damage[ship(EXETER)] == 5
    case = start(3)
    assert case.state.damage[ship(EXETER)] == 4
    assert case.play.sea.harbour[case.play.hex("A3531")] == (ship(EXETER),)
    assert start(3, "japan").state.damage[ship(EXETER)] == 5  # lost with its port
    penang = yard({EXETER: 4, DANAE: 1}, {"A3531": [EXETER], SINGAPORE: [DANAE]})
    penang.refuses("allied", f"repair-ship {EXETER}", "WPA-REP-06")
    repaired = yard({EXETER: 4}, {SINGAPORE: [EXETER]})
    repaired.do("allied", f"repair-ship {EXETER}", dice=[3, 4])
    assert repaired.play.works.overhauls[ship(EXETER)].left == (2, 4, 7, 11)
    forces = {"U9": {"hex": "A3531", "ships": [DURBAN], "speed": 2, "mission": "MOVT"},
              "U8": {"hex": "A3531", "ships": ["br-msu-1"], "speed": 1, "mission": "MOVT"}}  # fmt: skip
    tow = deck(1, harbour={"A3531": [EXETER]}, ships={EXETER: {"damage": 4}}, forces=forces)
    tow.refuses("allied", f"activate-ship {EXETER} hq-eastern-fleet", "BR-16-10")
    tow.refuses("allied", f"join-up {EXETER} U8 hq-eastern-fleet", "BR-16-10")  # no tug
    tow.do("allied", f"join-up {EXETER} U9 hq-eastern-fleet", "take-card U9", "mission TOW")
    tow.do("allied", f"tow {DURBAN} {EXETER}")
    assert any(answer.startswith("course ") for answer in tow.answers("allied"))


@pytest.mark.rule("WPA-REP-20")
def test_wrecks_take_no_part_in_combat() -> None:
    works = {"wrecks": {EXETER: [SINGAPORE, 9]}}
    ships = {EXETER: {"damage": 5}, DANAE: {"damage": 1}}
    case = LandCase("yards", {}, harbour={SINGAPORE: [DANAE]}, ships=ships, war={"works": works})
    line = Line(side=JAPAN, base=SAIGON, mission=STRIKE_N, target=SINGAPORE, what=IN_PORT)
    assert attacks.targets(case.play, Raid(line=line, number=0)) == [ship(DANAE)]
    case.refuses("allied", f"repair-ship {EXETER}", "WPA-REP-01")


# -- captured ports -----------------------------------------------------------------------------------------


def fallen(port: str, **more: Any) -> LandCase:
    """A port is Japanese; the Danae was under repair there, the Durban lay in it."""
    works = {"overhauls": {DANAE: {"port": port, "row": 7, "left": [2]}}}
    return LandCase(
        "ground_status", {"A3529": ["ja-rgt-55"]}, harbour={port: [DANAE, DURBAN]},
        ships={DANAE: {"damage": 1}}, war={"works": works}, control={port: "japan"}, **more,
    )  # fmt: skip


@pytest.mark.rule("WPA-PRT-11", "WPA-PRT-12")
@pytest.mark.parametrize(("die", "taken"), [(4, False), (5, True), (6, True)])
def test_ships_of_a_captured_port_are_at_sea_and_those_in_the_yard_may_be_captured(
    die: int, taken: bool
) -> None:
    case = fallen(BATAVIA)
    before = ship_points(case.play, ALLIED)
    capture.settle(rolling(case, die))
    play = case.play
    assert play.hex(BATAVIA) not in play.sea.harbour
    (label,) = play.forces_at(play.hex(BATAVIA), ALLIED)
    assert play.force(label).ships == ((ship(DURBAN),) if taken else (ship(DANAE), ship(DURBAN)))
    assert not play.in_port(label)
    assert play.works.captured == ((ship(DANAE),) if taken else ())
    assert play.state.damage[ship(DANAE)] == 1  # unharmed, or as it is
    lost = ship_points(play, ALLIED) - before
    assert lost == (TABLES.ships[ship(DANAE)].vp if taken else 0)
    if not taken:
        assert play.works.overhauls[ship(DANAE)].left == (2,)


@pytest.mark.rule("WPA-PRT-13")
def test_a_country_that_surrenders_gives_up_its_ships_in_the_yard() -> None:
    case = fallen(SINGAPORE)
    capture.settle(case.play)  # no die
    assert case.play.works.captured == (ship(DANAE),)


@pytest.mark.rule("WPA-PRT-11")
def test_a_port_is_settled_at_the_end_of_the_ground_phase() -> None:
    works = {"overhauls": {DANAE: {"port": BATAVIA, "row": 7, "left": [2]}}}
    case = LandCase(
        "ground_end", {}, [5], harbour={BATAVIA: [DANAE, DURBAN]}, ships={DANAE: {"damage": 1}},
        war={"works": works}, control={BATAVIA: "japan"},
    )  # fmt: skip
    assert case.play.works.captured == (ship(DANAE),)
    assert case.play.force_of(ship(DURBAN))
