"""The case book: convoys, landings, control and capture."""

from __future__ import annotations

import itertools
from fractions import Fraction
from typing import Any

import pytest

from flagplot.games.admirals_war.board import ALLIED
from flagplot.games.admirals_war.shores import convoys, hawaii, uncertain
from tests.admirals_war.helpers import Case, quiet, rolling

WAR: dict[str, Any] = {"turn": 4, "pacific": "war"}


def fight(area: str, units: Any, dice: list[int], **parts: Any) -> Case:
    number = quiet().place(area)
    frames = [{"step": "turn", "number": 8}, {"step": "hunt", "area": number}]
    return Case(**{**WAR, **parts}, units={area: units}, frames=frames, dice=dice)


@pytest.mark.rule("AW-VPT-02")
def test_ex_04_a_the_difference_moves_the_track() -> None:
    units = {
        "baltic_sea": ["ger_bismarck"], "barents_sea": ["ger_tirpitz"],
        "north_sea": ["uk_hood"], "western_approaches": ["uk_nelson"], "south_atlantic": ["uk_norfolk"],
        "eastern_mediterranean": ["uk_warspite"], "bay_of_bengal": ["uk_exeter"],
    }  # fmt: skip
    case = Case(**WAR, step="control", units=units)
    assert case.vp("ATO") == 3


@pytest.mark.rule("AW-LBA-26", "AW-LBA-27", "AW-LBA-28", "AW-AMP-14")
def test_ex_12_losing_the_only_airbase() -> None:
    area = quiet().place("bismarck_sea")
    frames = [{"step": "turn", "number": 8}, {"step": "landings", "area": area}]
    units = {"bismarck_sea": ["jap_snlf_kure", "us_amph_1stm", "us_13af"]}
    control = {"guadalcanal": "allied", "lae": "axis"}
    case = Case(**{**WAR, "turn": 5}, frames=frames, units=units, control=control)
    case.do("japanese", "land jap_snlf_kure guadalcanal")
    assert case.waiting == ("us",)
    assert case.verbs("us") == {"to"}  # the plane goes home before anything else
    case.do("us", case.legal("us")[0])
    port = case.where("us_13af")
    assert case.game.tables.board.is_port(case.place(port))
    case.do("us", "land us_amph_1stm guadalcanal")
    assert case.control("guadalcanal") == "allied"
    assert case.where("us_13af") == port
    assert case.where("us_amph_1stm") == case.where("jap_snlf_kure") == "chart"


@pytest.mark.rule("AW-AMP-11", "AW-AMP-12")
def test_ex_13_three_invaders() -> None:
    units = {"marshalls": ["us_amph_1stm", "us_amph_2ndm", "us_amph_3rdm"], "kwajalein": ["jap_snlf_kure"]}
    case = Case(**{**WAR, "turn": 7}, step="invasion", units=units)
    for marines in ("us_amph_1stm", "us_amph_2ndm", "us_amph_3rdm"):
        case.do("us", f"land {marines} kwajalein")
    assert case.control("kwajalein") == "allied"
    assert case.where("us_amph_3rdm") == "kwajalein"
    for lost in ("us_amph_1stm", "us_amph_2ndm", "jap_snlf_kure"):
        assert case.where(lost) == "chart"


@pytest.mark.rule("AW-SUB-12", "AW-SUB-13", "AW-SUB-14", "AW-SUB-15")
@pytest.mark.parametrize(
    ("dice", "sunk", "home"),
    [
        ([6, 5], ["ger_nordmark"], ["ger_atlantis"]),
        ([6, 6, 5], ["ger_nordmark", "ger_atlantis"], ["ger_uboat_01"]),
        ([6, 6, 5, 5], ["ger_nordmark", "ger_atlantis"], ["ger_uboat_01"]),
    ],
)
def test_ex_15_order_of_losses(dice: list[int], sunk: list[str], home: list[str]) -> None:
    axis = ["ger_atlantis", "ger_nordmark", "ger_uboat_01", "ger_uboat_xxi_1"]
    hunters = ["uk_norfolk", "uk_suffolk", "uk_london", "uk_kent"][: len(dice)]
    case = quiet(**WAR, units={"mid_atlantic": [*axis, *hunters]})
    convoys.hunt(rolling(case, *dice), case.place("mid_atlantic"), ALLIED)
    gone = [unit for unit in axis if case.where(unit) in ("sunk", "chart")]
    assert sorted(gone) == sorted(sunk)
    for unit in home:
        assert case.where(unit) == "reserve" or case.marked(unit, "disabled")
    assert case.where("ger_uboat_xxi_1") == "mid_atlantic"


@pytest.mark.rule("AW-SUB-18")
def test_ex_16_caps() -> None:
    case = quiet(**WAR)
    assert convoys.limit(case.war, case.place("marianas")) == 2
    assert convoys.limit(case.war, case.place("western_approaches")) == 4


@pytest.mark.rule("AW-SUB-17", "AW-SUB-19")
def test_ex_17_south_atlantic_push() -> None:
    boats = ["ger_uboat_01", "ger_uboat_02", "ger_uboat_03"]
    case = fight("south_atlantic", [*boats, "ger_scharnhorst", "ger_gneisenau"], [6, 5, 4])
    assert case.vp("ATO") == -2
    later = Case(**WAR, step="control", vp={"ATO": -2}, units={"south_atlantic": ["ger_scharnhorst", *boats]})
    assert later.vp("ATO") == -4


@pytest.mark.rule("AW-HLK-06", "AW-HLK-08")
def test_ex_18_atlantis_refuels() -> None:
    case = Case(turn=3, step="control", units={"south_atlantic": ["ger_atlantis"]})
    assert case.vp("ATO") == -1
    assert case.marked("ger_atlantis", "gained")


@pytest.mark.rule("AW-CAP-10")
def test_ex_19_recapturing_french_ports() -> None:
    facts = {"taranto_fell": 7, "taranto_open": 6, "spezia_active": 1}
    taranto = {"taranto": "allied", "malta": "allied", "tripoli": "allied"}
    flags = {"western_mediterranean": "allied", "bay_of_biscay": "allied"}
    parts: dict[str, Any] = {"pacific": "war", "facts": facts, "control": taranto, "flags": flags}
    turn_8 = Case(turn=8, step="capture", **parts, flags_before={"bay_of_biscay": ""})
    assert (turn_8.control("toulon"), turn_8.control("brest")) == ("allied", "axis")
    broken = Case(turn=8, step="capture", **{**parts, "flags": {"bay_of_biscay": "allied"}})
    assert broken.control("toulon") == "axis"
    turn_9 = Case(turn=9, step="capture", **parts)
    assert turn_9.control("brest") == "allied"


@pytest.mark.rule("AW-ITA-01", "AW-ITA-02")
def test_ex_20_vulnerability_of_taranto() -> None:
    flags = {"western_mediterranean": "allied", "eastern_mediterranean": "allied"}
    turn_5 = Case(turn=5, pacific="war", step="capture", flags=flags)
    assert (turn_5.control("tripoli"), turn_5.control("taranto")) == ("allied", "axis")
    facts = dict(turn_5.state.facts)
    parts: dict[str, Any] = {"pacific": "war", "control": {"tripoli": "allied"}, "facts": facts}
    turn_6 = Case(turn=6, step="capture", flags=flags, **parts)
    assert turn_6.control("taranto") == "allied"
    broken = Case(turn=6, step="capture", flags={"western_mediterranean": "allied"}, **parts)
    assert broken.control("taranto") == "axis"
    turn_7 = Case(turn=7, step="capture", flags=flags, flags_before={"eastern_mediterranean": ""}, **parts)
    assert turn_7.control("taranto") == "axis"
    turn_8 = Case(turn=8, step="capture", flags=flags, **parts)
    assert turn_8.control("taranto") == "allied"


@pytest.mark.rule("AW-SUB-08", "AW-SUB-10")
@pytest.mark.parametrize(("die", "place"), [(3, "chart"), (2, "reserve")])
def test_ex_b08_bonus_stacking(die: int, place: str) -> None:
    units = ["uk_hk_group_1", "uk_hk_group_2", "uk_norfolk", "ger_uboat_01"]
    assert fight("western_mediterranean", units, [die]).where("ger_uboat_01") == place


@pytest.mark.rule("AW-HLK-07")
@pytest.mark.parametrize(("allied", "points"), [({"uk_raf_coastal": {}}, 0), ({"uk_norfolk": "raiding"}, -1)])
def test_ex_b10_hilfskreuzer_and_lba(allied: dict[str, Any], points: int) -> None:
    case = Case(turn=3, step="control", units={"bay_of_biscay": {"ger_atlantis": {}, **allied}})
    assert case.vp("ATO") == points


@pytest.mark.rule("AW-CAP-01", "AW-CAP-03", "AW-AMP-05", "AW-EOR-04", "AW-SEQ-25")
@pytest.mark.parametrize(("patrols", "control"), [(["us_indianapolis"], "allied"), ([], "axis")])
def test_ex_b12_invaded_then_blockaded(patrols: list[str], control: str) -> None:
    area = quiet().place("coral_sea")
    frames = [{"step": "turn", "number": 12}, {"step": "capture"}, {"step": "control"},
              {"step": "area_fight", "area": area}]  # fmt: skip
    units = {
        "coral_sea": {"us_houston": {}, "jap_hiei": "raiding", "jap_snlf_kure": {}},
        "bismarck_sea": patrols,
    }
    case = Case(
        turn=5, pacific="war", frames=frames, units=units, control={"guadalcanal": "allied"},
        flags={"bismarck_sea": "allied", "coral_sea": "allied"},
        factors={"jap_hiei": "3-3-6", "us_houston": "1-3-7"},
    )  # fmt: skip
    case.do("japanese", "choose surface").do("us", "choose surface", dice=[1, 1, 1, 1])
    case.do("japanese", "stand").do("us", "stand")
    case.do("japanese", "land jap_snlf_kure guadalcanal")
    assert (case.control("guadalcanal"), case.where("jap_snlf_kure")) == ("axis", "chart")
    case.do("japanese", "choose surface").do("us", "choose surface", dice=[1, 1, 1, 1])
    case.do("japanese", "retreat").do("us", "stand")
    while not case.halted:
        seat = case.waiting[0]
        case.do(seat, "done" if case.can(seat, "done") else case.legal(seat)[0])
    assert case.flag("coral_sea") == "allied"
    assert case.control("guadalcanal") == control


@pytest.mark.rule("AW-DEC-19", "AW-PAC-06", "AW-PAC-18")
def test_ex_b18_submarines_before_the_war() -> None:
    units = {
        "hawaiian_islands": ["jap_iboat_1", "us_indianapolis"],
        "location_uncertain_w": ["us_enterprise_cv6"],
    }
    hunted = fight("hawaiian_islands", units["hawaiian_islands"], [], turn=1, pacific="peace")
    assert hunted.halted
    assert hunted.state.war == 0
    case = Case(turn=1, step="control", vp={"PTO": 0}, units=units)
    assert case.flag("hawaiian_islands") == case.flag("central_pacific") == "allied"
    assert case.vp("PTO") == 3 + 2


@pytest.mark.rule("AW-DEC-64", "AW-DEC-16", "AW-SUB-20", "AW-MAP-05")
@pytest.mark.parametrize(("dice", "ato", "pto"), [([6, 6], 0, -1), ([1, 6], -1, 0)])
def test_ex_b21_tracks_of_merchant_hits(dice: list[int], ato: int, pto: int) -> None:
    case = fight("bay_of_bengal", ["jap_iboat_1", "ger_atlantis"], dice, vp={"PTO": 0})
    assert (case.vp("ATO"), case.vp("PTO")) == (ato, pto)


@pytest.mark.rule("AW-MAP-09", "AW-MAP-30", "AW-DEC-66")
@pytest.mark.parametrize(("facts", "control"), [({}, "allied"), ({"trincomalee_fell": 6}, "axis")])
def test_ex_b25_addu_atoll(facts: dict[str, int], control: str) -> None:
    flags = {"arabian_sea": "axis", "indian_ocean": "axis"}
    case = Case(turn=6, pacific="war", step="capture", flags=flags, facts=facts)
    assert case.control("addu_atoll") == control


@pytest.mark.rule("AW-AMP-18", "AW-AMP-19", "AW-AMP-20", "AW-CAP-05")
def test_ex_14_paratroopers_on_malta() -> None:
    area = quiet().place("western_mediterranean")
    frames = [{"step": "turn", "number": 8}, {"step": "area_fight", "area": area}]
    units = {"western_mediterranean": ["ger_fsjr"], "malta": ["uk_hood"]}
    case = Case(turn=3, frames=frames, units=units)
    case.do("german", "drop ger_fsjr malta")
    assert case.control("malta") == "axis"
    assert (case.where("ger_fsjr"), case.state.back[case.unit("ger_fsjr")]) == ("chart", 5)
    assert case.legal("british") == ["to gibraltar", "to suez"]
    case.do("british", "to suez")
    assert case.where("uk_hood") == "suez"
    units["malta"] = ["uk_amph_tiger"]
    held = Case(turn=3, frames=frames, units=units).do("german", "drop ger_fsjr malta")
    assert held.control("malta") == "allied"
    assert held.where("ger_fsjr") == held.where("uk_amph_tiger") == "chart"
    units["western_mediterranean"] = ["ger_fsjr", "ger_stuka"]
    factors = {"ger_stuka": "3*-3", "uk_amph_tiger": "0-2-4"}
    helped = Case(turn=3, frames=frames, units=units, factors=factors)
    helped.do("german", "strike ger_stuka malta", dice=[6, 6, 5])  # first the planes: three points
    assert helped.where("uk_amph_tiger") == "chart"
    while helped.verbs("german") == {"to"}:
        helped.do("german", helped.legal("german")[0])
    helped.do("german", "drop ger_fsjr malta")
    assert helped.control("malta") == "axis"


@pytest.mark.rule("AW-O23-02")
def test_ex_22_secret_distribution() -> None:
    spreads = {action.args for action in uncertain.SPREADS}
    assert {(1, 2, 3), (3, 2, 1), (1, 4, 1)} <= spreads
    assert all(min(spread) >= 1 and sum(spread) == 6 for spread in spreads)
    assert len(spreads) == 10


@pytest.mark.rule("AW-O24-01", "AW-O24-02", "AW-O24-03", "AW-O24-04", "AW-O24-05")
def test_ex_27_odds_of_the_tora_chain() -> None:
    case = quiet(turn=3)
    reached = [0] * 5
    for faces in itertools.product(range(1, 7), repeat=4):
        reached[hawaii.warnings(rolling(case, *faces))] += 1
    total = 6**4
    assert Fraction(reached[3] + reached[4], total) == Fraction(1, 27)
    assert Fraction(reached[4], total) == Fraction(1, 81)


@pytest.mark.rule("AW-PHA-04", "AW-PHA-08")
@pytest.mark.parametrize(("second", "place"), [(2, "pearl_harbor"), (4, "sunk")])
def test_ex_b06_surprise_air_raid(second: int, place: str) -> None:
    frames = [{"step": "turn", "number": 8}, {"step": "hawaii"}]
    case = Case(
        turn=3, surprise=True, pacific="attack", attack_turn=3, frames=frames,
        units={"hawaiian_islands": {"jap_akagi": "raiding"}, "pearl_harbor": ["us_arizona", "us_texas"]},
        factors={"jap_akagi": "0-2-7-3", "us_arizona": "4-4-3", "us_texas": "4-4-3"},
    )  # fmt: skip
    case.do("japanese", "aim jap_akagi us_arizona", dice=[6, 5, 1, 5])
    assert case.damage("us_arizona") == 5
    assert not case.marked("us_arizona", "disabled")
    case.do("japanese", "aim jap_akagi us_arizona", dice=[6, 5, 5, second])
    case.do("japanese", "leave", "to truk")
    assert case.where("us_arizona") == place  # bottomed: she cannot move out with the others
    assert case.where("us_texas") == "hawaiian_islands"


@pytest.mark.rule("AW-IND-01", "AW-IND-02", "AW-IND-03", "AW-DEC-53", "AW-DEC-69")
def test_ex_b22_indonesia_surprise_rounds() -> None:
    frames = [{"step": "turn", "number": 8}, {"step": "indonesia"}]
    case = Case(
        turn=3, surprise=True, pacific="attack", attack_turn=3, frames=frames,
        units={"indonesia": ["jap_21af", "uk_repulse"], "philippines": ["us_5af"]},
        factors={"jap_21af": "3-4", "uk_repulse": "3-3-6", "us_5af": "2-4"},
    )  # fmt: skip
    case.do("japanese", "aim jap_21af us_5af", dice=[5, 5, 2])
    assert case.damage("us_5af") == 0
    case.do("japanese", "aim jap_21af uk_repulse", dice=[5, 5, 2, 4, 1])
    assert case.where("uk_repulse") == "sunk"
    assert case.where("jap_21af") == "indonesia"
