"""Air attrition, isolated airbases, and transfers that cost CPs. [30, 37.1, 4.4]"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

import flagplot
from flagplot.games.war_in_the_pacific.air import attrition, transfers
from flagplot.games.war_in_the_pacific.air.frames import TRANSFER, Attrition, Line
from flagplot.games.war_in_the_pacific.command import links
from flagplot.games.war_in_the_pacific.places import aboard
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea import search
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN
from flagplot.kernel.laws import check_describes
from tests.war_in_the_pacific import solomons
from tests.war_in_the_pacific.ashore import TABLES, LandCase

GROUNDED = {unit.id: {"points": 0} for unit in TABLES.air}
HOME = {"B0452": ["ja-rgt-55"], "C0108": ["br-bde-1mal"]}
SAIGON, SINGAPORE = "B0452", "C0108"
G3M, KI_21, ZERO, KI_43, KI_27 = (
    "air-jn-g3m-saigon", "air-ja-ki-21-saigon", "air-jn-a6m2-soc-trang", "air-ja-ki-43-phu-quoc-2",
    "air-ja-ki-27-phnom-penh",
)  # fmt: skip
BUFFALO, BLENHEIM = "air-br-buffalo-singapore", "air-br-blenheim-singapore"


def flying(points: dict[str, int], phase: str = "ground_first", **more: Any) -> LandCase:
    """A case in which only some units have air points."""
    air = GROUNDED | {id: {"points": count} for id, count in points.items()}
    return LandCase(phase, HOME, air=air, **more)


def number(air: str) -> int:
    return TABLES.air_number[air]


def changed(found: LandCase, **units: dict[str, Any]) -> Campaign:
    """The same with other values printed on air units."""
    play = found.play
    known = {id.replace("-", "_"): values for id, values in units.items()}
    play.tables = replace(
        TABLES,
        air=tuple(
            msgspec.structs.replace(unit, **known.get(unit.id.replace("-", "_"), {})) for unit in TABLES.air
        ),
    )
    return play


def key(id: str) -> str:
    return id.replace("-", "_")


# -- how many -----------------------------------------------------------------------------------------------


@pytest.mark.rule("WPA-ATT-02", "WPA-ATT-04", "WPA-ATT-05", "WPA-ATT-19")
def test_a_tenth_of_each_block_and_of_american_ones_eight_per_cent() -> None:
    assert (len(attrition.ALLIED_BLOCKS), len(attrition.JAPANESE_BLOCKS)) == (11, 5)
    found = flying({G3M: 4, KI_21: 4, ZERO: 3, BLENHEIM: 2, "air-au-hudson-kota-bharu": 1})
    assert attrition.losses(found.play, JAPAN) == {"Japan BMR": 1}  # 8 APs, and 3 fighters are too few
    few = flying({G3M: 4})
    assert attrition.losses(few.play, JAPAN) == {}
    dutch = "air-nl-139wh-singapore"
    assert attrition.block(found.play, number(dutch)) == "Dutch/other"
    assert number(dutch) in attrition.deployed(flying({dutch: 2}).play, ALLIED)
    yanks = changed(flying({BLENHEIM: 2, BUFFALO: 2}), **{key(BLENHEIM): {"block": "US BMR"}})
    units = [number(BLENHEIM)]
    assert attrition.weight(yanks, units) == 2
    assert attrition.AMERICAN * 25 == 2
    assert attrition.OTHERS * 25 == 2.5


@pytest.mark.rule("WPA-ATT-03", "WPA-ISO-03", "WPA-ATT-22", "WPA-ATT-16")
def test_what_counts_double() -> None:
    found = flying({G3M: 4})
    unit = number(G3M)
    assert attrition.weight(found.play, [unit]) == 4
    assert attrition.weight(found.play, [unit], frozenset({unit})) == 8  # at an isolated base
    worn = flying({G3M: 4}, war={"worn": {G3M: 3}})
    assert attrition.weight(worn.play, [unit]) == 7
    assert attrition.weight(worn.play, [unit], frozenset({unit})) == 2 + 3 * 3  # three times at most
    crowded = flying({G3M: 4})
    play = crowded.play
    base = play.tables.bases[play.hex(SAIGON)]
    small = msgspec.structs.replace(base, airfield=0)
    play.tables = replace(TABLES, bases={**TABLES.bases, play.hex(SAIGON): small})
    assert attrition.excess(play, play.hex(SAIGON)) == 4
    assert attrition.weight(play, [unit]) == 8


@pytest.mark.rule("BR-4-08", "WPA-ATT-22")
def test_a_strike_that_landed_elsewhere_counts_double() -> None:
    def struck(*back: str) -> LandCase:
        found = flying({G3M: 4}, phase="air")
        order = ("plan-base B0452", "air-strike B0452 C0108 airfield", f"send {G3M} 2 medium")
        found.do("japan", *order, *back, "launch", "close-base")
        found.do("japan", "done", dice=[3, 4])
        found.do("japan", "launch", dice=[1, 1, 1])  # flak, bombs
        return found

    home, elsewhere = struck(), struck("land-at B0150")
    both = [air for air, unit in enumerate(TABLES.air) if unit.id.partition(".")[0] == G3M]
    assert home.state.war.worn == {}
    assert attrition.weight(home.play, both) == 4
    (moved,) = (air for air in both if elsewhere.play.label(elsewhere.play.sea.based[air]) == "B0150")
    assert elsewhere.state.war.worn == {moved: 2}
    assert attrition.weight(elsewhere.play, both) == 2 + 2 * 2


@pytest.mark.rule("WPA-HQ-31", "WPA-HQ-32", "WPA-ISO-03")
def test_air_points_are_linked_by_armies_and_those_of_the_navy_by_fleets() -> None:
    away = {"hqs": {"hq-25-army": {"at": ""}, "hq-southern-army": {"at": ""}}}
    found = flying({G3M: 4, KI_21: 4}, war=away)  # only the fleet is left in Saigon
    cut = links.cut_off_air(found.play, JAPAN)
    assert number(KI_21) in cut
    assert number(G3M) not in cut
    whole = flying({G3M: 4, KI_21: 4, BLENHEIM: 2})
    assert not links.cut_off_air(whole.play, JAPAN) & {number(KI_21), number(G3M)}
    assert number(BLENHEIM) not in links.cut_off_air(whole.play, ALLIED)
    lost = flying({BLENHEIM: 2}, war={"hqs": {"hq-malaya-ag": {"at": ""}}})
    assert number(BLENHEIM) in links.cut_off_air(lost.play, ALLIED)  # the Eastern Fleet does not link it


@pytest.mark.rule("WPA-ISO-04", "BR-4-17")
def test_an_isolated_airbase_searches_with_half_its_value() -> None:
    air = {"air-br-catalina-singapore": 1, "air-br-hudson-singapore-s4": 1}
    points = {id: TABLES.air[number(id)].aps for id in air}
    found = flying(points, bases=dict.fromkeys(points, SINGAPORE))
    value = search.value(found.play, SINGAPORE)
    assert value == 2
    cut = flying(points, bases=dict.fromkeys(points, SINGAPORE), war={"isolated": {"allied": [SINGAPORE]}})
    assert search.value(cut.play, SINGAPORE) == 1


# -- which --------------------------------------------------------------------------------------------------


@pytest.mark.rule("WPA-ATT-01", "WPA-ATT-17", "WPA-ATT-06")
def test_attrition_is_part_of_the_strategic_turn_and_spread_over_the_bases() -> None:
    aps = {
        id: TABLES.air[number(id)].aps for id in (G3M, "air-jn-g3m-saigon-2", KI_21, "air-ja-ki-48-soc-trang")
    }
    found = flying({**aps, "air-ja-ki-21-saigon-2": 4}, "end", turn=3, pair=11)
    found.do("japan", "allot hq-25-army 60")
    found.do("allied", "allot hq-malaya-ag 30")
    assert isinstance(found.state.frames[-1], Attrition)
    assert found.state.frames[-1].left == 2  # of 19
    found.do("japan", f"wear-out {KI_21}")
    found.refuses("japan", f"wear-out {KI_21}", "WPA-ATT-06")  # Soc Trang first
    assert found.state.points[number(KI_21)] == 3
    assert found.state.war.shot_down[JAPAN] == 1


def left_over(play: Campaign, frame: Attrition) -> set[str]:
    return {play.tables.air[air].id for air in attrition.candidates(play, frame)}


def losing(share: str, side: int = JAPAN, **taken: int) -> Attrition:
    frame = Attrition(side=side, share=share, left=9)
    frame.taken = {number(id): count for id, count in taken.items()}
    return frame


@pytest.mark.rule("WPA-ATT-07", "WPA-ATT-08")
def test_army_and_navy_and_every_carrier_are_spread_by_themselves() -> None:
    play = flying({G3M: 4, KI_21: 4, "air-ja-ki-48-soc-trang": 3}).play
    frame = losing("Japan BMR")
    attrition.take(play, frame, number(KI_21))
    # the Navy's at Saigon are not touched by it, the Army's wait for Soc Trang
    assert left_over(play, frame) == {G3M, "air-ja-ki-48-soc-trang"}
    carriers = changed(flying({G3M: 2, KI_21: 2}), **{key(id): {"block": "British"} for id in (G3M, KI_21)})
    first, second = [at for at, ship in enumerate(carriers.tables.ships) if ship.air][:2]
    carriers.sea.based[number(G3M)] = aboard(first)
    carriers.sea.based[number(KI_21)] = aboard(second)
    apart = losing("British")
    attrition.take(carriers, apart, number(G3M))
    assert left_over(carriers, apart) == {KI_21}


@pytest.mark.rule("WPA-ATT-09")
def test_three_of_a_type_and_then_another() -> None:
    play = changed(flying({G3M: 4, KI_21: 4}), **{key(id): {"block": "British"} for id in (G3M, KI_21)})
    frame = losing("British")
    frame.taken = {number(G3M): 2}
    assert left_over(play, frame) == {G3M, KI_21}
    frame.taken = {number(G3M): 3}
    assert left_over(play, frame) == {KI_21}
    frame.taken = {number(G3M): 5, number(KI_21): 1}
    assert left_over(play, frame) == {G3M, KI_21}
    frame.taken = {number(G3M): 6, number(KI_21): 1}  # 3, one of another, 3 more
    assert left_over(play, frame) == {KI_21}


@pytest.mark.rule("WPA-ATT-11", "WPB-AIR-32")
def test_the_first_loss_of_a_tactical_block_is_a_b_26() -> None:
    marauder, mitchell = "air-us-b-26-townsville-s3", "air-us-b-25-townsville-s3"
    air = solomons.GROUNDED | {marauder: {"points": 3}, mitchell: {"points": 2}}
    play = solomons.SolomonsCase("ground_first", {"E1737": ["au-bde-21"]}, air=air).play
    numbers = solomons.TABLES.air_number
    frame = Attrition(side=ALLIED, share="US TAC", left=2)
    assert left_over(play, frame) == {marauder}
    attrition.take(play, frame, numbers[marauder])
    assert left_over(play, frame) == {marauder, mitchell}


@pytest.mark.rule("WPA-ATT-12", "WPA-ATT-13")
def test_carrier_blocks_are_parted_by_training() -> None:
    id, other = BUFFALO, BLENHEIM
    play = changed(
        flying({id: 2, other: 2}),
        **{
            key(id): {"block": "US carrier", "carrier_trained": True},
            key(other): {"block": "US TAC", "type": "SBD", "carrier_trained": True},
        },
    )
    assert attrition.share(play, number(id)) == "US carrier, trained"
    assert attrition.share(play, number(other)) == "US carrier, not trained"
    british = changed(flying({id: 2}), **{key(id): {"block": "British carrier", "carrier_trained": True}})
    assert attrition.share(british, number(id)) == "British carrier"


@pytest.mark.rule("WPA-ATT-14", "WPA-ATT-15")
def test_the_army_does_not_bear_it_alone() -> None:
    fighters = flying({ZERO: 3, KI_43: 4, KI_27: 4}).play
    frame = losing("Japan FTR", **{KI_43: 2})
    assert KI_27 in left_over(fighters, frame)
    frame.taken = {number(KI_43): 2, number(KI_27): 1}
    assert left_over(fighters, frame) == {ZERO}  # 4 to 0 would be too many
    bombers = flying({G3M: 4, KI_21: 4}).play
    frame = losing("Japan BMR", **{KI_21: 2})
    assert left_over(bombers, frame) == {G3M}
    frame.taken = {number(KI_21): 2, number(G3M): 2}
    assert left_over(bombers, frame) == {G3M, KI_21}


@pytest.mark.rule("WPA-ATT-20", "WPA-ATT-21")
def test_elite_and_green_air_points_are_drawn() -> None:
    other = "air-jn-g3m-saigon-2"
    play = changed(flying({G3M: 2, other: 2}), **{key(G3M): {"quality": "elite"}})
    frame = losing("Japan BMR")
    play.dice = flagplot.ScriptedDice([2])  # lots: 2 elite, 4 others
    assert attrition.drawn(play, frame, number(other)) == number(G3M)
    play.dice = flagplot.ScriptedDice([3])
    assert attrition.drawn(play, frame, number(G3M)) == number(other)
    green = changed(flying({G3M: 2, other: 2}), **{key(other): {"quality": "green"}})
    assert left_over(green, frame) == {other}
    frame.taken = {number(other): 1}
    frame.bases = {}
    assert left_over(green, frame) == {G3M, other}


# -- transfers that cost CPs --------------------------------------------------------------------------------


@pytest.mark.rule("WPA-HQ-33", "WPA-ATT-16", "BR-4-07")
def test_a_transfer_of_many_points_is_paid_by_a_headquarters_that_links_them() -> None:
    found = flying({G3M: 4})
    play = found.play
    target = play.hex("B0353")
    assert transfers.transferable(play, (), number(G3M), target) == 4
    line = Line(side=JAPAN, base=SAIGON, mission=TRANSFER, target="B0353", bombers=((number(G3M), 4, ""),))
    stock = max(play.war.cp)
    paid = transfers.bill(play, (line,))
    assert paid == {(SAIGON, "Japan BMR"): True}
    assert max(play.war.cp) == stock - 1  # 2 beyond 2
    transfers.transfer(play, line, paid)
    assert play.war.worn == {number(G3M): 4}  # all of them, not only those that cost CPs
    poor = {hq.id: {"cp": 0} for hq in TABLES.hqs}
    broke = flying({G3M: 4}, war={"hqs": poor})
    assert transfers.transferable(broke.play, (), number(G3M), target) == 2
    saved = flying({G3M: 4}, war={"hqs": poor, "reserve": {"japan": 3}})
    assert transfers.bill(saved.play, (line,)) == {(SAIGON, "Japan BMR"): True}
    assert saved.play.war.reserve == {"japan": 2}


@pytest.mark.rule("WPA-ATT-18")
def test_crated_air_points_are_not_deployed() -> None:
    play = flying({BUFFALO: 2, BLENHEIM: 2}).play
    assert {number(BUFFALO), number(BLENHEIM)} == set(attrition.deployed(play, ALLIED))
    play.war.crated = {number(BUFFALO): 2}
    assert attrition.deployed(play, ALLIED) == [number(BLENHEIM)]
    play.sea.based[number(BLENHEIM)] = aboard(TABLES.ship_number["br-msu-4"])
    assert attrition.deployed(play, ALLIED) == []


@pytest.mark.rule("WPA-ATT-17")
def test_a_position_between_two_losses_reads_back() -> None:
    found = flying({G3M: 4, KI_21: 4})
    play = found.play
    play.state.flown[number(G3M)] = 4
    frame = Attrition(side=JAPAN, share="Japan BMR", left=2)
    play.push(frame)
    attrition.take(play, frame, number(G3M))
    assert (play.state.points[number(G3M)], play.state.flown[number(G3M)]) == (3, 3)
    check_describes(found.game, found.state)
