"""The case book: movement and returning."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.admirals_war.board import ALLIED, AXIS, CHANNEL
from flagplot.games.admirals_war.fleets import french
from flagplot.games.admirals_war.moves import home, reach, returning
from flagplot.games.admirals_war.moves.reach import PATROL, RAID
from flagplot.games.admirals_war.shores import control, convoys
from tests.admirals_war.helpers import Case, quiet, rolling


def costs(case: Case, unit: str, budget: int) -> dict[str, int]:
    found = reach.within(case.war, case.unit(unit), budget)
    return {case.game.tables.board.place_ids[area]: leg.cost for area, leg in found.items()}


@pytest.mark.rule("AW-OIL-04", "AW-OIL-07", "AW-OIL-08")
def test_ex_09_refuelling_at_sea() -> None:
    ships = ["ger_nordmark", "ger_scharnhorst", "ita_zara", "ita_pola"]
    case = Case(turn=3, step="return", seat="german", units={"mid_atlantic": ships})
    assert returning.may_stay(case.war, case.unit("ger_scharnhorst"))
    assert not returning.may_stay(case.war, case.unit("ita_zara"))
    case.do("german", "pick ger_scharnhorst", "stay", "done")
    assert case.state.base[case.unit("ger_scharnhorst")] == case.place("mid_atlantic")
    assert case.state.base[case.unit("ger_nordmark")] == case.place("mid_atlantic")
    assert {case.where("ita_zara"), case.where("ita_pola")} <= {"brest", "germany", "neutral_port"}
    based = {"base": "mid_atlantic"}
    later = quiet(
        turn=4, pacific="war", units={"mid_atlantic": {"ger_nordmark": based, "ger_scharnhorst": based}}
    )
    near = {
        "air_gap",
        "western_approaches",
        "eastern_seaboard",
        "bay_of_biscay",
        "caribbean_sea",
        "south_atlantic",
    }
    for ship in ("ger_nordmark", "ger_scharnhorst"):
        assert {area for area, cost in costs(later, ship, PATROL).items() if cost == 1} == near
    peace = quiet(turn=4, units={"mid_atlantic": {"ger_nordmark": based, "ger_scharnhorst": based}})
    assert not {"eastern_seaboard", "caribbean_sea"} & set(costs(peace, "ger_scharnhorst", PATROL))
    assert {"eastern_seaboard", "caribbean_sea"} <= set(costs(peace, "ger_nordmark", PATROL))


@pytest.mark.rule("AW-LBA-02")
def test_ex_10_order_of_air_placement() -> None:
    units = {
        "england": ["uk_raf_coastal", "uk_raf_med"],
        "germany": ["ger_stuka", "ger_luftflotte_5"],
        "yokosuka_navy_yard": ["jap_21af", "jap_22af", "jap_23af", "jap_24af"],
        "usa": ["us_8af", "us_12af", "us_15af"],
        "pearl_harbor": ["us_5af", "us_7af", "us_10af", "us_11af", "us_13af"],
    }
    case = Case(turn=8, pacific="war", step="air", units=units)
    order = ""
    while not case.halted:
        seat = case.waiting[0]
        order += {"british": "B", "japanese": "J", "us": "A", "german": "G"}[seat]
        case.do(seat, case.legal(seat)[0])
        case.do(seat, case.legal(seat)[0])
    assert order == "BJAGBJAGJAJAAAAA"


@pytest.mark.rule("AW-HLK-06", "AW-HLK-08")
def test_ex_18_atlantis_gains_a_point_and_refuels() -> None:
    case = Case(turn=3, step="control", units={"south_atlantic": ["ger_atlantis"]}, vp={"ATO": 0})
    assert case.vp("ATO") == -1
    assert returning.may_stay(case.war, case.unit("ger_atlantis"))
    home_coming = Case(
        turn=3,
        step="return",
        seat="german",
        units={"south_atlantic": {"ger_atlantis": {"marks": ["gained"]}}},
    )
    home_coming.do("german", "done")
    assert home_coming.state.base[home_coming.unit("ger_atlantis")] == home_coming.place("south_atlantic")


@pytest.mark.rule("AW-CHK-01", "AW-HLK-08")
def test_ex_18_atlantis_moves_from_the_south_atlantic() -> None:
    case = quiet(
        turn=4, pacific="war", units={"south_atlantic": {"ger_atlantis": {"base": "south_atlantic"}}}
    )
    found = costs(case, "ger_atlantis", PATROL)
    near = {"caribbean_sea", "mid_atlantic", "bay_of_biscay", "cape_of_good_hope"}
    assert {area for area, cost in found.items() if cost == 1} == near
    assert found["western_mediterranean"] == 2


@pytest.mark.rule("AW-SCN-08")
@pytest.mark.parametrize(("speed", "stays"), [(8, True), (6, False)])
def test_ex_28_midway_speed_rolls(speed: int, stays: bool) -> None:
    case = Case(
        scenario="midway", step="raiders", seat="japanese", factors={"jap_hiei": f"4-3-{speed}"},
        units={"yokosuka_navy_yard": {"jap_hiei": "raiding"}},
    )  # fmt: skip
    case.do("japanese", "pick jap_hiei", "to hawaiian_islands", "done")
    if stays:
        assert case.halted
    else:
        assert case.waiting == ("japanese",)
        assert "to kwajalein" not in case.legal("japanese")  # it does not touch the third area
    assert case.where("jap_hiei") == "hawaiian_islands"


@pytest.mark.rule("AW-MOV-04", "AW-MOV-09")
@pytest.mark.parametrize(
    ("speed", "die", "stays"), [(5, 4, True), (5, 5, False), (6, 5, True), (6, 6, False), (7, 0, True)]
)
def test_ex_b01_speed_roll_boundary(speed: int, die: int, stays: bool) -> None:
    case = Case(
        turn=4, pacific="war", step="raiders", seat="german", factors={"ger_bismarck": f"4-9-{speed}"},
        units={"germany": {"ger_bismarck": "raiding"}},
    )  # fmt: skip
    case.do("german", "pick ger_bismarck", "to mid_atlantic", "done", dice=[die] if die else [])
    assert case.halted == stays


@pytest.mark.rule("AW-MOV-05", "AW-SUB-06", "AW-CTL-06")
@pytest.mark.parametrize(("die", "mode"), [(4, "raiding"), (3, "patrolling")])
def test_ex_b02_failed_patroller_becomes_a_raider(die: int, mode: str) -> None:
    case = Case(
        turn=4, pacific="war", step="patrol", seat="british", factors={"uk_warspite": "4-4-4"},
        units={"england": ["uk_warspite"]},
    )  # fmt: skip
    case.do("british", "pick uk_warspite", "to barents_sea", "done", dice=[die])
    assert (case.where("uk_warspite"), case.mode("uk_warspite")) == ("barents_sea", mode)
    area = case.place("barents_sea")
    assert control.qualifies(case.war, ALLIED, area) == (mode == "patrolling")
    assert convoys.strength(case.war, area, ALLIED) == (1 if mode == "patrolling" else 0)
    assert case.war.combat_units(area, ALLIED) == [case.unit("uk_warspite")]


@pytest.mark.rule("AW-MOV-10")
def test_ex_b03_stop_rule() -> None:
    case = quiet(turn=4, pacific="war", flags={"north_sea": "allied"}, units={"germany": ["ger_bismarck"]})
    found = costs(case, "ger_bismarck", RAID)
    assert found["north_sea"] == 1
    assert found["western_approaches"] == 2  # only by the Barents Sea
    assert found["bay_of_biscay"] == 3  # by Western Approaches, not through the Channel
    closed = quiet(
        turn=4, flags={"north_sea": "allied", "barents_sea": "allied"}, units={"germany": ["ger_bismarck"]}
    )
    assert set(costs(closed, "ger_bismarck", RAID)) == {"north_sea", "barents_sea", "baltic_sea"}


@pytest.mark.rule("AW-CHK-05", "AW-CHK-06")
def test_ex_b04_panama() -> None:
    factors = {"us_texas": "4-4-3"}
    case = Case(
        turn=4, pacific="war", step="patrol", seat="us", factors=factors,
        units={"panama_canal": ["us_texas"]},
    )  # fmt: skip
    case.do("us", "pick us_texas", "to hawaiian_islands", "done", dice=[3])
    assert (case.where("us_texas"), case.mode("us_texas")) == ("hawaiian_islands", "raiding")
    raider = Case(
        turn=4, pacific="war", step="raiders", seat="us", factors=factors,
        units={"panama_canal": {"us_texas": "raiding"}},
    )  # fmt: skip
    raider.do("us", "pick us_texas", "to central_pacific", "done", dice=[2])
    assert raider.where("us_texas") == "central_pacific"
    home_again = Case(
        turn=4, pacific="war", step="return", seat="us", units={"hawaiian_islands": ["us_texas"]}
    )
    home_again.do("us", "pick us_texas", "to panama_canal")
    assert home_again.where("us_texas") == "panama_canal"


@pytest.mark.rule("AW-MAP-21", "AW-MAP-22")
def test_ex_b11_neutral_port_penalty() -> None:
    case = Case(
        turn=4, pacific="war", step="raiders", seat="german",
        factors={"ita_zara": "1-1-5", "ita_pola": "1-1-5"},
        units={"neutral_port": {"ita_zara": "raiding", "ita_pola": "raiding"}},
    )  # fmt: skip
    case.do(
        "german",
        "pick ita_zara",
        "to south_atlantic",
        "pick ita_pola",
        "to western_approaches",
        "done",
        dice=[5],
    )
    case.do("german", "to neutral_port")
    assert case.halted
    assert case.vp("ATO") == 1


@pytest.mark.rule("AW-PAC-19", "AW-DEC-38")
@pytest.mark.parametrize(
    ("turn", "penalty", "die", "moves"),
    [(3, 0, 2, True), (3, 0, 3, False), (3, 2, 4, True), (1, 0, 1, False)],
)
def test_ex_b14_us_atlantic_activation(turn: int, penalty: int, die: int, moves: bool) -> None:
    parts: dict[str, Any] = {"turn": turn, "us_penalty": penalty, "step": "patrol", "seat": "us"}
    case = Case(**parts, units={"usa": ["us_texas"]}, dice=[die])
    assert case.halted != moves


@pytest.mark.rule("AW-CHK-04", "AW-DEC-03", "AW-DEC-29")
def test_ex_b16_english_channel() -> None:
    case = quiet(turn=4, pacific="war", units={"germany": ["ger_bismarck"], "england": ["uk_hood"]})
    board = case.game.tables.board
    touched = {board.place_ids[area] for area in case.war.touches(case.place("england"))}
    assert touched == {"north_sea", "western_approaches", "bay_of_biscay"}
    assert costs(case, "ger_bismarck", RAID)["bay_of_biscay"] == 3
    assert "bay_of_biscay" not in costs(case, "ger_bismarck", PATROL)
    assert costs(case, "uk_hood", PATROL)["bay_of_biscay"] == 1
    back = home.destinations(case.war, case.unit("ger_bismarck"), case.place("north_sea"))
    assert case.place("brest") in back
    early = quiet(turn=1)
    assert [reach.tolls(early.war, side)[CHANNEL] for side in (ALLIED, AXIS)] == [1, 2]


@pytest.mark.rule("AW-RTB-01", "AW-RTB-03", "AW-DEC-30")
def test_ex_b17_returning_from_the_arabian_sea() -> None:
    case = quiet(turn=3, units={"arabian_sea": ["uk_exeter"]})
    found = home.destinations(case.war, case.unit("uk_exeter"), case.place("arabian_sea"))
    names = {case.game.tables.board.place_ids[port] for port in found}
    assert names == {"suez", "addu_atoll", "trincomalee", "singapore", "australia"}


@pytest.mark.rule("AW-DEC-59", "AW-UNI-10", "AW-PAC-09")
def test_ex_b19_units_that_start_at_sea() -> None:
    start = Case(
        base="start", turn=1, step="patrol", seat="us", dice=[6] * 13, factors={"us_louisville": "1-1-7"}
    )
    start.do("us", "pick us_louisville")
    assert {"to coral_sea", "to french_polynesia"} <= set(start.legal("us"))
    found = costs(start, "us_louisville", PATROL)
    assert (found["coral_sea"], found["french_polynesia"]) == (0, 1)
    case = quiet(turn=1, units={"coral_sea": ["us_louisville"]})
    ports = home.destinations(case.war, case.unit("us_louisville"), case.place("coral_sea"), "return")
    assert [case.game.tables.board.place_ids[port] for port in ports] == ["pearl_harbor", "samoa"]


MED = ("western_mediterranean", "eastern_mediterranean")
ALLIED_MED = dict.fromkeys(MED, "allied")


def capture_step(**parts: Any) -> Case:
    """Step 11 with the given flags at both ends of the turn."""
    return Case(**{"pacific": "war", "step": "capture", **parts})


@pytest.mark.rule("AW-ITA-01", "AW-ITA-02")
def test_ex_20_taranto_is_vulnerable_the_turn_after() -> None:
    fifth = capture_step(turn=5, flags=ALLIED_MED)
    assert (fifth.control("tripoli"), fifth.control("taranto")) == ("allied", "axis")
    assert fifth.war.fact("taranto_open") == 6
    since = {"control": {"tripoli": "allied"}, "facts": {"taranto_open": 6}}
    sixth = capture_step(turn=6, flags=ALLIED_MED, **since)
    assert sixth.control("taranto") == "allied"
    # either area broken on turn 6: the flags of turn 7 are the first of two again
    for area in MED:
        broken = capture_step(turn=6, flags={**ALLIED_MED, area: ""}, flags_before=ALLIED_MED, **since)
        assert broken.control("taranto") == "axis"
        again = capture_step(turn=7, flags=ALLIED_MED, flags_before={area: ""}, **since)
        assert again.control("taranto") == "axis"
    assert capture_step(turn=8, flags=ALLIED_MED, **since).control("taranto") == "allied"


@pytest.mark.rule("AW-ITA-03", "AW-ITA-04", "AW-ITA-06")
def test_ex_20_the_surrender_that_follows() -> None:
    units = {"taranto": ["ita_littorio", "ita_zara"], "tripoli": ["ita_pola"]}
    case = capture_step(
        turn=6, flags=ALLIED_MED, units={"taranto": units["taranto"]}, control={"tripoli": "allied"},
        facts={"taranto_open": 6},
    )  # fmt: skip
    assert case.halted  # nobody is asked: they all go to Spezia
    assert case.units("spezia") == ["ita_littorio", "ita_zara"]
    assert case.control("spezia") == "axis"
    following = Case(
        turn=7, pacific="war", step="reinforcement", units={"spezia": units["taranto"]}, dice=[1, 6],
        control={"taranto": "allied", "tripoli": "allied", "spezia": "axis"},
        facts={"taranto_fell": 6, "spezia_active": 1},
    )  # fmt: skip
    assert (following.where("ita_littorio"), following.where("ita_zara")) == ("spezia", "suez")


@pytest.mark.rule("AW-ITA-08", "AW-DEC-54")
@pytest.mark.parametrize(("turn", "side"), [(7, "axis"), (8, "allied")])
def test_spezia_falls_after_two_turns_of_control(turn: int, side: str) -> None:
    case = capture_step(
        turn=turn, flags=ALLIED_MED, control={"taranto": "allied", "tripoli": "allied", "spezia": "axis"},
        facts={"taranto_fell": 6, "spezia_active": 1},
    )  # fmt: skip
    assert case.control("spezia") == side


@pytest.mark.rule("AW-FRA-12")
@pytest.mark.parametrize(("flag", "side"), [("allied", "allied"), ("", "axis")])
def test_saigon_goes_back_unless_japan_breaks_control_of_indonesia(flag: str, side: str) -> None:
    case = Case(turn=3, step="capture", flags={"indonesia": flag}, flags_before={"indonesia": "allied"})
    assert case.control("saigon") == side


@pytest.mark.rule("AW-O22-12")
@pytest.mark.parametrize(
    ("turn", "catapult", "modifier"), [(3, 1, 1), (4, 0, 2), (7, 1, -3), (5, 0, 1), (6, 0, 0)]
)
def test_ex_30_lila_modifiers(turn: int, catapult: int, modifier: int) -> None:
    facts = {"catapult": 1} if catapult else {}
    case = quiet(turn=turn, facts=facts)
    for box in french.BOXES:
        assert french.lila_modifier(case.war, box) == modifier
    held = quiet(turn=turn, facts=facts, control={"malta": "axis", "tripoli": "axis"})
    assert french.lila_modifier(held.war, "vichy_fna") == modifier - 1
    assert french.lila_modifier(held.war, "vichy_toulon") == modifier


@pytest.mark.rule("AW-FRA-05")
@pytest.mark.parametrize(
    ("ship", "lead", "faces", "place"),
    [
        ("fra_dunkerque", -3, (4, 5), "removed"),
        ("fra_jean_bart", -3, (3, 4), "brest"),
        ("fra_dunkerque", 1, (4, 5), "usa"),
    ],
)
def test_ex_b13_french_dispositions(ship: str, lead: int, faces: tuple[int, int], place: str) -> None:
    case = quiet(turn=2, vp={"ATO": lead}, units={"brest": [ship]})
    french.dispositions(rolling(case, *faces))
    assert case.where(ship) == place
