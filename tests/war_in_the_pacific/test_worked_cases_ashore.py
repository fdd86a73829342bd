"""The worked cases of Malaya and the Solomons, with their numbers.

Others stand with their chapters: TC-A03 and the price of TC-A26 in ``test_headquarters`` and ``test_links``,
TC-A05 to TC-A08 in ``test_leaders``, TC-A27 and TC-A28 in ``test_links``, TC-A29 in ``test_support_bases``,
TC-A30 in ``test_emergency_links``, TC-A40 in ``test_works``, TC-A45 in ``test_demolition``, EX-B67 in
``test_solomons``.
"""

from __future__ import annotations

import pytest

import flagplot
from flagplot.games.war_in_the_pacific.air import bases
from flagplot.games.war_in_the_pacific.command import orders
from flagplot.games.war_in_the_pacific.fire.frames import StepLoss
from flagplot.games.war_in_the_pacific.ground import marching
from flagplot.games.war_in_the_pacific.marks import BROKEN
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.rail import railcap
from flagplot.games.war_in_the_pacific.sides import JAPAN
from flagplot.games.war_in_the_pacific.units import RUNGS
from tests.war_in_the_pacific.ashore import GROUNDED, TABLES, LandCase

PASS, FAIL, NOBODY = 10, 9, 1
SINGAPORE, KOTA_BHARU, BANGKOK = "C0108", "A3730", "A3523"


@pytest.mark.rule("WPA-CMD-49")
def test_tc_a23_lending() -> None:
    assert [orders.worth(lent) for lent in (3, 4, 9)] == [3, 3, 7]


@pytest.mark.rule("WPA-CMD-54", "WPA-CMD-55")
def test_tc_a24_carry_over() -> None:
    stocks = {"hq-25-army": {"cp": 7}, "hq-southern-army": {"cp": 1}}
    war = {"hqs": stocks, "reserve": {"japan": 11}}
    case = LandCase("end", {"B0452": ["ja-rgt-55"]}, turn=3, pair=11, air=GROUNDED, war=war)
    cp = {hq.id: case.play.war.cp[at] for at, hq in enumerate(TABLES.hqs)}
    assert (cp["hq-25-army"], cp["hq-southern-army"]) == (3, 0)
    assert list(case.play.war.reserve.values()) == [6]


@pytest.mark.rule("BR-17-06", "BR-23-07", "WPA-FRT-22")
def test_rc_a12_landing_in_malaya() -> None:
    """12 to 16 is 2:3, in the jungle 1:2; a die of 5 is row 3: 1 step to none, for B lowers the code."""
    forces = {"J2": {"hex": KOTA_BHARU, "ships": ["jn-apb-1"], "mission": "AMPH"}}
    units = {"jn-apb-1": ["ja-rgt-56"], KOTA_BHARU: ["br-bde-8ind"]}
    case = LandCase("ground_assault", units, air=GROUNDED, forces=forces, forts={KOTA_BHARU: [2, 4]})
    case.do("japan", f"land {KOTA_BHARU}", dice=[NOBODY, NOBODY])
    assert case.column() == "1:2"
    case.do("allied", "announce B", dice=[5, PASS, PASS])
    assert (case.steps("ja-rgt-56"), case.steps("br-bde-8ind")) == (2, 4)
    assert case.where("ja-rgt-56") == case.where("br-bde-8ind") == KOTA_BHARU


@pytest.mark.rule("BR-11-06", "BR-11-10", "BR-11-14", "BR-1-12")
def test_rc_a25_bombing_a_broken_garrison() -> None:
    """79 is column 56-80, in a city behind a fort 21-35; a 4 there is T, and leaves the fort alone."""
    broken = ("br-bde-1mal", "br-bde-2mal", "br-bde-12ind")
    units = [*(f"{unit}/broken" for unit in broken), "br-bde-15ind", "br-bde-28ind", "br-bde-8ind"]
    case = LandCase("air", {SINGAPORE: units}, forts={SINGAPORE: [2, 10]}, air=GROUNDED)
    home = case.play.hex(SINGAPORE)
    order = [case.play.id(unit) for unit in case.play.at(home, 1)]
    fails = {"br-bde-1mal", "br-bde-12ind", "br-bde-8ind"}
    dice = [4, NOBODY, *(FAIL if unit in fails else PASS for unit in order)]
    play = Campaign(TABLES, case.state.clone(), flagplot.ScriptedDice(dice))
    bases.bombard_base(play, home, "ground", 79, 1)
    assert play.state.forts[home][3] == 0
    assert play.is_(case.number("br-bde-8ind"), BROKEN)
    assert not play.is_(case.number("br-bde-15ind"), BROKEN)
    (loss,) = [frame for frame in play.state.frames if isinstance(frame, StepLoss)]  # one step of one of them
    assert {play.id(unit) for unit in loss.units} == {"br-bde-1mal", "br-bde-12ind"}


@pytest.mark.rule("BR-11-10")
@pytest.mark.parametrize("hex", [SINGAPORE, "C0107"])
def test_terrain_helps_troops_against_bombs(hex: str) -> None:
    """21 points and a 3: a check in 21-35, none in 11-20, where a city and jungle put it."""
    case = LandCase("air", {hex: ["br-bde-8ind"]}, forts={}, air=GROUNDED)
    play = Campaign(TABLES, case.state.clone(), flagplot.ScriptedDice([3]))
    bases.bombard_base(play, play.hex(hex), "ground", 21, 1)
    assert not play.is_(case.number("br-bde-8ind"), BROKEN)


@pytest.mark.rule("WPA-DEM-06", "WPA-DEM-11")
def test_rc_a01_demolition_roll() -> None:
    assert TABLES.bombardment.installation(176, 0, 4 + 2) == "D4"
    assert TABLES.bombardment.installation(176, 0, 4) == "D3"
    for unit, found in (("br-eng-malaya", "D4"), ("br-bde-8ind", "D3")):
        units = {KOTA_BHARU: ["br-bde-8ind", "br-eng-malaya"], "A3629": ["ja-rgt-55"]}
        stood = dict.fromkeys(units[KOTA_BHARU], KOTA_BHARU)
        case = LandCase("ground_demolition", units, air=GROUNDED, war={"stood": stood}, first="allied")
        case.do("allied", f"demolish {unit} airfield", dice=[NOBODY, PASS, 4])
        assert RUNGS[case.state.airfields[case.play.hex(KOTA_BHARU)]] == found


@pytest.mark.rule("WPB-JPN-20", "WPB-JPN-21")
def test_ex_b42_thailand_joins_and_its_railways_wait_for_bangkok() -> None:
    forces = {"J1": {"hex": "A3529", "ships": ["jn-apb-2"], "mission": "AMPH"}}
    case = LandCase("ground_assault", {"jn-apb-2": ["ja-rgt-1eng"]}, air=GROUNDED, forces=forces)
    case.do("japan", "land A3529")
    assert case.play.war.joined
    assert case.owner("A3529") == case.owner("A3523") == JAPAN
    center = case.play.hex("A3523")
    assert railcap.left(case.play, center, JAPAN) == 0
    inside = LandCase("ground_first", {"A3523": ["ja-rgt-55"]}, air=GROUNDED, war={"joined": True})
    assert railcap.left(inside.play, center, JAPAN) == 15


def spent(case: LandCase, answer: str) -> int:
    """The Railcap of Bangkok that is used after an answer."""
    state, _ = case.game.apply(case.state, "japan", answer)
    play = case.game.play(state)
    return play.works.used[play.hex(BANGKOK)]


@pytest.mark.rule("WPA-RAIL-04", "WPA-RAIL-05", "WPA-RAIL-13")
def test_tc_a35_rail_budget() -> None:
    """Railcap 20: a division of 5 steps entrains for 10 and goes 6 hexes, but cannot detrain for 10 more."""
    stocks = {"hq-25-army": {"at": BANGKOK, "cp": 30, "active": True}}
    works = {"railcap": {BANGKOK: 20}}
    war = {"hqs": stocks, "joined": True, "works": works, "stood": {"ja-div-5": BANGKOK}}
    units = {BANGKOK: ["ja-div-5:5"], "C0108": ["br-bde-1mal"]}
    case = LandCase("ground_first", units, air=GROUNDED, war=war, first="japan")
    case.do("japan", "entrain ja-div-5")
    (way, *_) = [one for one in case.answers("japan") if one.startswith("ride ") and spent(case, one) == 16]
    case.do("japan", way)
    assert case.play.works.used[case.play.hex(BANGKOK)] == 16
    assert marching.left(case.play, case.number("ja-div-5")) == 2 * 5
    case.refuses("japan", "detrain ja-div-5", "WPA-RAIL-07")
    later = LandCase(
        "ground_first", {BANGKOK: ["ja-div-5:5/entrained"], "C0108": ["br-bde-1mal"]}, air=GROUNDED,
        war=war, first="japan",
    )  # fmt: skip
    assert later.play.works.used[later.play.hex(BANGKOK)] == 3  # half of 5
    later.do("japan", "detrain ja-div-5")
    assert later.play.works.used[later.play.hex(BANGKOK)] == 13


@pytest.mark.rule("WPA-ENG-30", "WPA-ENG-31")
def test_tc_a39_airfield_repair() -> None:
    """D3 and a roll of 3 at an isolated field: two rungs, D1, for 15 CPs; linked and a 4: sound, for 5."""
    for cut_off, roll, left, price in ((True, 3, 2, 15), (False, 4, 0, 5)):
        isolated = {"isolated": {"allied": ["A3833"]}} if cut_off else {}
        war = {"hqs": {"hq-malaya-ag": {"cp": 30, "active": True}}, **isolated}
        fields = {base.hex: "" for base in TABLES.bases.values() if base.airfield and base.hex != "A3530"}
        case = LandCase(
            "ground_engineering", {SINGAPORE: ["br-bde-1mal"]}, air=GROUNDED, war=war,
            airfields={**fields, "A3833": "D3"}, first="allied",
        )  # fmt: skip
        case.do("allied", "clear-field A3833", dice=[roll])
        stock = case.play.war.cp[[one.id for one in TABLES.hqs].index("hq-malaya-ag")]
        assert (case.state.airfields[case.play.hex("A3833")], 30 - stock) == (left, price)
