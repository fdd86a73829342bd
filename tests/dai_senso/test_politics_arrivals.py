"""Markers that leave the Delay Box and the Turn Track, and the war in Europe."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dai_senso.affairs import case, marker, posture
from tests.dai_senso.setting import Case

ARRIVALS = {"step": "arrivals"}


def arrive(
    id: str, turn: str = "Aug-Sept", year: int = 1942, dice: list[int] | None = None, **further: Any
) -> Case:
    """A marker lies in the box of the turn that begins."""
    affairs = further.pop("affairs", {})
    given = {**affairs, "markers": {id: f"{turn.lower()}-{year}", **affairs.get("markers", {})}}
    return case(ARRIVALS, turn=turn, year=year, dice=dice, affairs=given, **further)


# -- the government ------------------------------------------------------------------------------------


@pytest.mark.rule("DSB-MK-22-3")
@pytest.mark.parametrize(("die", "branch"), [(3, "army"), (4, "navy")])
def test_a_die_says_who_leads(die: int, branch: str) -> None:
    one = arrive("government", dice=[die])
    assert marker(one, "government") == "holding"
    assert one.war.affairs.government == branch


@pytest.mark.rule("DSB-MK-22-2", "DSB-MK-30-2")
def test_after_a_takeover_the_axis_chooses() -> None:
    one = arrive("government", affairs={"markers": {"military_takeover": "swb"}})
    one.do("axis", "choose navy")
    assert one.war.affairs.government == "navy"


# -- where markers go ----------------------------------------------------------------------------------


@pytest.mark.rule("DSA-TRN-02b")
@pytest.mark.parametrize(
    "id",
    [
        "allied_collapse", "convoy_strategy", "fujiyama_bomber_production", "i_boat_strategy",
        "intensive_bombing", "jet_fighter_production", "materiel_shortages", "minor_country_production_axis",
        "oil_embargo", "quit_india", "showa_restoration", "us_victory_program", "war_production_soviet",
    ],
)  # fmt: skip
def test_most_markers_go_to_the_strategic_warfare_box(id: str) -> None:
    assert marker(arrive(id), id) == "swb"


@pytest.mark.rule("DSB-MK-8-1")
def test_chemical_weapons_and_suicidal_raiders_go_to_the_force_pool() -> None:
    assert marker(arrive("chemical_weapons"), "chemical_weapons") == "axis_pool"
    assert marker(arrive("suicidal_raiders"), "suicidal_raiders") == "axis_pool"


@pytest.mark.rule("DSB-MK-1-1", "DSB-MK-26-1")
@pytest.mark.parametrize(
    ("id", "seat"),
    [("aid_to_china_western", "western"), ("aid_to_china_soviet", "soviet"), ("lend_lease", "western")],
)
def test_aid_goes_to_either_allied_box(id: str, seat: str) -> None:
    one = arrive(id)
    assert one.legal(seat) == ["choose western", "choose soviet"]
    one.do(seat, "choose soviet")
    assert marker(one, id) == "soviet_events"


@pytest.mark.rule("DSB-MK-18-1", "DSB-MK-18-2")
def test_hakko_ichiu_lies_beside_the_rising_sun() -> None:
    affairs = {"rising_sun": True, "vp": 2, "markers": {"minor_country_production_axis": "swb"}}
    one = arrive("hakko_ichiu", affairs=affairs)
    assert marker(one, "hakko_ichiu") == "vp_2"
    assert marker(one, "minor_country_production_axis") == ""
    assert marker(arrive("hakko_ichiu", affairs={"rising_sun": False, "vp": 2}), "hakko_ichiu") == "vp_0"


@pytest.mark.rule("DSB-MK-23-1")
def test_the_mandate_lies_beside_the_rising_sun_and_brings_fortresses() -> None:
    one = arrive("japanese_mandate", affairs={"rising_sun": True, "vp": 3})
    assert marker(one, "japanese_mandate") == "vp_3"
    assert one.where("JP-FTPER-01") == "axis_pool"


@pytest.mark.rule("DSB-MK-12-1")
def test_enforced_peace_leaves_the_game() -> None:
    assert marker(arrive("enforced_peace_russia"), "enforced_peace_russia") == ""


# -- entries -------------------------------------------------------------------------------------------


@pytest.mark.rule("DSB-MK-13-1", "DSB-MK-13-2", "DSB-MK-44_4-1")
@pytest.mark.parametrize(
    ("id", "box", "unit", "seat"),
    [
        ("us_entry", "us_western_minors", "US-AF-01", "western"),
        ("british_entry", "britain", "BR-AF-01", "western"),
        ("russian_entry", "russia", "RU-AF-02", "soviet"),
    ],
)
def test_an_entry_ends_policy_and_truce_and_brings_forces(id: str, box: str, unit: str, seat: str) -> None:
    boxes = {f"{seat}_events": [unit]}
    one = arrive(id, posture={box: "quarantine"}, boxes=boxes)
    assert posture(one, box) == "war"
    assert one.where(unit) == "delay"
    assert posture(arrive(id, posture={box: "armistice"}), box) == "war"


@pytest.mark.rule("DSB-MK-13-1")
def test_a_policy_ends_everywhere_with_an_entry() -> None:
    one = arrive("russian_entry", posture={"russia": "neutrality", "soviet_minors": "neutrality"})
    assert posture(one, "soviet_minors") == "war"


@pytest.mark.rule("DSB-MK-44_1-1", "DSB-MK-44_1-2", "DSB-EU-04")
def test_the_uscl_rises_every_year() -> None:
    one = arrive("increase_uscl", affairs={"uscl": 1})  # EXB-031
    assert one.war.affairs.uscl == 2
    assert marker(one, "increase_uscl") == "aug-sept-1943"
    assert arrive("increase_uscl", affairs={"uscl": 4}).war.affairs.uscl == 4


RESERVES = {
    "western": (["BR-CV", "BR-SURF"], ["BR-AF", "BR-CV", "US-AF", "US-SURF"]),
    "soviet": (["RU-AF"], ["RU-AF", "RU-SUB"]),
}


@pytest.mark.rule("DSI-CTR-05", "DSB-MK-39-1")
@pytest.mark.parametrize("side", RESERVES)
def test_which_reserves_each_war_in_europe_brings(side: str) -> None:
    def in_europe(*once: str) -> list[str]:
        one = arrive(f"reserves_{side}", affairs={"once": list(once)})
        there = [id for id in one.war.tables.number if one.where(id) == "europe"]
        return sorted(id.rpartition("-")[0] for id in there)

    half = "" if side == "western" else "soviet_"
    limited, total = RESERVES[side]
    assert in_europe(f"{half}limited_war_reserves") == limited
    both = in_europe(f"{half}limited_war_reserves", f"{half}total_war_reserves")
    assert set(total) <= set(both)


@pytest.mark.rule("DSB-MK-39-1")
def test_reserves_go_to_europe() -> None:
    one = arrive("reserves_western", affairs={"once": ["limited_war_reserves"]})
    assert one.where("BR-CV-01") == "europe"
    assert one.where("BR-CV-02") == "out"  # of Total War
    two = arrive("reserves_western", affairs={"once": ["limited_war_reserves", "total_war_reserves"]})
    assert two.where("BR-CV-02") == "europe"


# -- Europe --------------------------------------------------------------------------------------------

PEACE = {"europe": [0, 0]}


@pytest.mark.rule("DSB-MK-14_2-1", "DSB-MK-14_2-5")
def test_peace_continues_in_europe() -> None:
    one = arrive("european_limited_war", "Mar-Apr", 1939, dice=[3], affairs=PEACE)  # EXB-029
    assert marker(one, "european_limited_war") == "aug-sept-1939"
    assert one.war.affairs.europe == (0, 0)


@pytest.mark.rule("DSB-MK-14_2-1", "DSB-MK-14_2-2", "DSB-MK-14_2-3", "DSB-MK-14_2-4")
@pytest.mark.parametrize(("die", "europe"), [(3, (1, 0)), (4, (0, 1))])
def test_war_begins_in_europe(die: int, europe: tuple[int, int]) -> None:
    one = arrive("european_limited_war", "Sept-Oct", 1939, dice=[2, die], affairs=PEACE)  # EXB-028
    assert one.war.affairs.europe == europe
    assert marker(one, "german_victory") == "sept-oct-1940"
    assert marker(one, "european_total_war") == "may-june-1941"


@pytest.mark.rule("DSB-MK-14_2-5")
def test_by_autumn_1940_war_begins_anyway() -> None:
    one = arrive("european_limited_war", "Aug-Sept", 1940, dice=[6, 1], affairs=PEACE)
    assert one.war.affairs.europe == (1, 0)


@pytest.mark.rule("DSI-SCN-08")
def test_the_war_of_resistance_ends_with_war_in_europe() -> None:
    one = arrive(
        "european_limited_war", "Mar-Apr", 1939, dice=[1, 1], affairs=PEACE, scenario="war-of-resistance"
    )
    assert one.state.outcome is not None
    assert one.state.outcome.rule == "DSI-SCN-08"


@pytest.mark.rule("DSB-MK-14_3-1", "DSB-MK-14_3-2")
@pytest.mark.parametrize(("europe", "found"), [([1, 0], "france_defeated"), ([0, 1], "russia_defeated")])
def test_germany_is_victorious(europe: list[int], found: str) -> None:
    units = {"e1913": ["FRA-RES-01"]}
    france = {"france": {"status": "active", "alignment": "western"}}
    one = arrive("german_victory", affairs={"europe": europe}, units=units, countries=france)
    assert marker(one, found) == "swb"
    assert one.where("FRA-RES-01") == ("out" if europe[0] else "e1913")


@pytest.mark.rule("DSB-MK-14_4-1", "DSB-MK-14_4-3")
def test_total_war_begins_in_europe() -> None:
    one = arrive("european_total_war", "May-June", 1941, dice=[3], affairs={"europe": [1, 0]})  # EXB-030
    assert one.war.affairs.europe == (2, 2)
    assert marker(one, "us_entry") == "mar-apr-1942"
    assert marker(one, "v_e_day") == "may-june-1945"


@pytest.mark.rule("DSB-MK-14_4-2")
def test_limited_war_continues_but_not_beyond_summer_1943() -> None:
    one = arrive("european_total_war", "May-June", 1941, dice=[4], affairs={"europe": [1, 0]})
    assert marker(one, "european_total_war") == "may-june-1942"
    late = arrive("european_total_war", "May-June", 1943, dice=[6], affairs={"europe": [1, 0]})
    assert late.war.affairs.europe == (2, 2)


@pytest.mark.rule("DSB-MK-14_5-1", "DSB-EU-04")
def test_germany_surrenders_and_the_esv_is_frozen() -> None:
    one = arrive("v_e_day", "May-June", 1945, affairs={"europe": [2, 2], "esv": 2})
    assert one.war.affairs.europe == (0, 0)
    frozen = case({"step": "card_actions"}, cards={"soviet": "6"}, phasing="soviet",
                  affairs={"esv": 2, "germany_surrendered": True})  # fmt: skip
    assert frozen.war.affairs.esv == 2


@pytest.mark.rule("DSB-MK-45-1", "DSA-VIC-24")
def test_v_j_day_ends_the_game() -> None:
    one = arrive("v_j_day", "Nov-Dec", 1945)
    assert one.state.outcome is not None
    assert one.state.outcome.rule == "DSA-VIC-29"


# -- the Delay Box -------------------------------------------------------------------------------------


@pytest.mark.rule("DSA-DEL-02")
def test_markers_in_the_delay_box_roll_too() -> None:
    end = {"step": "end_of_turn"}
    document = {
        "scenario": "waking-giant", "year": 1942, "turn": "May-June", "units": {}, "phasing": "soviet",
        "affairs": {"uscl": 0, "vp": 0, "markers": {"hakko_ichiu": "delay", "government": "holding"}},
        "frames": [{"step": "game_turn", "number": 0, "played": 1}, end],
    }  # fmt: skip
    one = Case.begun(document, [4])
    assert marker(one, "hakko_ichiu") == "sept-oct-1942"
