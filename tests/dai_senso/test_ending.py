"""Delay Boxes and the Turn Track."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from flagplot.board.spaces import SpaceSet
from flagplot.games import dai_senso
from flagplot.games.dai_senso import bases
from flagplot.games.dai_senso.factions import FACTIONS
from flagplot.games.dai_senso.places import IDS
from flagplot.games.dai_senso.turn.delay import DRMS, modifier
from tests.dai_senso.setting import Case


def ended(boxes: dict[str, list[str]], dice: list[int], **further: object) -> Case:
    """A Game Turn of the China Incident that ends."""
    frames = [{"step": "game_turn", "played": 1}, {"step": "end_of_turn"}]
    return Case.begun({"scenario": "china-incident", "boxes": boxes, "frames": frames, **further}, dice=dice)


@pytest.mark.rule("DSA-DEL-01")
@pytest.mark.rule("DSA-DEL-04")
def test_every_counter_rolls_for_itself() -> None:
    case = ended({"delay": ["JP-AF-01", "JP-HQ-01"]}, [4, 2])
    assert case.where("JP-HQ-01") == "jan-feb-1938"
    assert case.where("JP-AF-01") == "sept-oct-1937"


@pytest.mark.rule("DSA-DEL-05")
def test_a_six_at_sea_is_rolled_again_once() -> None:
    case = ended({"naval_delay": ["JP-CV-01"]}, [6, 6])
    assert case.where("JP-CV-01") == "nov-dec-1938"  # twelve boxes after July-Aug 1937


@pytest.mark.rule("DSA-DEL-05")
def test_a_six_on_land_is_a_six() -> None:
    assert ended({"delay": ["JP-HQ-01"]}, [6]).where("JP-HQ-01") == "apr-may-1938"


@pytest.mark.rule("DSA-TRN-01")
@pytest.mark.rule("DSA-TRN-02a")
def test_what_waited_for_the_turn_goes_to_its_force_pool() -> None:
    case = ended({"aug-sept-1937": ["JP-AF-01", "JP-CONV-01"], "sept-oct-1937": ["JP-HQ-01"]}, [])
    assert case.state.turn == 6
    assert case.where("JP-AF-01") == case.where("JP-CONV-01") == "axis_pool"
    assert case.where("JP-HQ-01") == "sept-oct-1937"


@pytest.mark.rule("DSA-DEL-04")
def test_a_delay_of_one_is_back_with_the_next_turn() -> None:
    assert ended({"delay": ["JP-HQ-01"]}, [1]).where("JP-HQ-01") == "axis_pool"


def test_places_of_the_track_have_names() -> None:
    assert "nov-dec-1937" in IDS


# -- Delay DRMs -----------------------------------------------------------------------------------------


def affairs(*markers: str, **further: object) -> dict[str, object]:
    """What lies in the Strategic Warfare Box, and where the tracks stand."""
    return {"affairs": {"markers": dict.fromkeys(markers, "swb"), **further}}


@pytest.mark.rule("DSA-DEL-02", "DSB-MK-44_2-1")
@pytest.mark.rule("DSA-RD-09")
def test_drms_of_the_faction_add_up() -> None:
    situation = affairs("war_production_axis", uscl=1, rising_sun=True, vp=1)
    when = {"war_state": "total_war", "year": 1943, "turn": "Sept-Oct"}
    case = ended({"delay": ["JP-AF-01"]}, [4], **situation, **when)
    assert case.where("JP-AF-01") == "mar-apr-1944"  # 4 + 1 - 1 - 1


@pytest.mark.rule("DSA-DEL-05")
def test_drms_come_after_both_dice_at_sea() -> None:
    case = ended({"naval_delay": ["BR-SURF-01"]}, [6, 5], **affairs(uscl=3), year=1944, turn="Mar-Apr")
    assert case.where("BR-SURF-01") == "jan-feb-1945"  # 11 - 3


@pytest.mark.rule("DSA-DEL-02")
@pytest.mark.rule("DSI-TAB-10")
def test_only_drms_of_the_own_faction_count() -> None:
    situation = affairs("war_production_axis", "materiel_shortages", "us_victory_program", uscl=2)
    case = ended({"delay": ["RU-HQ-01"]}, [3], **situation)
    assert case.where("RU-HQ-01") == "nov-dec-1937"


@pytest.mark.rule("DSA-DEL-03")
def test_a_result_is_at_least_one_and_has_no_limit() -> None:
    early = ended({"delay": ["RU-HQ-01"]}, [1], **affairs("war_production_soviet"))
    assert early.where("RU-HQ-01") == "soviet_pool"
    late = ended({"delay": ["JP-HQ-01"]}, [6], **affairs("materiel_shortages", uscl=4))
    assert late.where("JP-HQ-01") == IDS[IDS.index("july-aug-1937") + 11]


@pytest.mark.rule("DSB-PO-20")
@pytest.mark.rule("DSI-TAB-10")
@pytest.mark.parametrize(("britain", "drm"), [("war", 2), ("treaty", 1), ("armistice", 1)])
def test_what_enemies_cause_does_not_touch_pacs_and_tacs(britain: str, drm: int) -> None:
    situation = affairs("i_boat_strategy", "us_victory_program")
    case = ended({}, [], posture={"britain": britain}, **situation)
    assert modifier(case.war, case.number("BR-SURF-01")) == drm


@pytest.mark.rule("DSI-TAB-10", "DSB-MK-4-1", "DSB-MK-17-1", "DSB-MK-19-1", "DSB-MK-24-1", "DSB-MK-25-1")
@pytest.mark.rule("DSB-MK-29-1", "DSB-MK-35-1", "DSB-MK-46-1", "DSB-MK-44_5-1")
@pytest.mark.parametrize(
    ("marker", "counter", "drm"),
    [
        ("kamikazes", "JP-AF-01", -1),
        ("kamikazes", "JP-HQ-01", 0),  # of support units alone
        ("materiel_shortages", "JP-HQ-01", 1),
        ("oil_embargo", "JP-CV-01", 1),
        ("oil_embargo", "JP-HQ-01", 0),
        ("bases_damaged_western", "BR-SURF-01", 1),
        ("bases_damaged_western", "BR-INF1-01", 0),
        ("i_boat_strategy", "KI-WZ-01", 0),  # not of Chinese units
        ("i_boat_strategy", "BR-SURF-01", 1),
        ("us_victory_program", "BR-SURF-01", 1),
        ("fujiyama_bomber_production", "KI-WZ-01", 1),
        ("fujiyama_bomber_production", "BR-INF1-01", 0),
        ("fujiyama_bomber_production", "RU-HQ-01", 1),
        ("jet_fighter_production", "RU-AF-01", 1),
        ("bases_damaged_soviet", "RU-AF-01", 1),
        ("war_production_western", "KI-WZ-01", -1),
    ],
)
def test_each_marker_touches_its_own(marker: str, counter: str, drm: int) -> None:
    at_war = {"posture": {"russia": "war", "britain": "war"}}
    case = ended({}, [], **affairs(marker), **at_war)
    assert modifier(case.war, case.number(counter)) == drm


@pytest.mark.rule("DSI-TAB-10", "DSI-MAP-13", "DSB-MK-35-1")
@pytest.mark.parametrize(
    ("oil", "ports"),
    [
        ("w3022", ()),  # Balikpapan is a port itself
        ("w3321", ("w3220",)),  # Brunei, by Kuching
        ("e3001", ("w2924",)),  # Sorong, over Kendari and the Arafura Sea
        ("w2918", ("w2818", "w2819")),  # Palembang, over Telukbetung and Batavia
    ],
)
def test_an_oil_hex_ends_the_embargo_while_it_is_supplied(oil: str, ports: tuple[str, ...]) -> None:
    seas = {
        f"{zone}_convoys": [f"JP-CONV-0{number}"]
        for number, zone in enumerate(("south_china_sea", "arafura_sea", "bay_of_bengal"), 1)
    }
    fallen = {"nei": {"status": "conquered", "alignment": "western"}}
    held = {hex: [f"JP-INF1-0{number}"] for number, hex in enumerate(ports, 2)}

    def embargo(units: dict[str, list[str]], convoys: dict[str, list[str]]) -> int:
        case = Case(
            "reserve_movement", {"w4324": ["JP-INF1-09/detachment"], **held, **units}, convoys,
            phasing="axis", scenario="tora", countries=fallen, war_state="total_war",
            posture={"us_western_minors": "war", "britain": "war"},
            affairs={"markers": {"oil_embargo": "swb"}, "vp": 0},
        )  # fmt: skip
        return modifier(case.war, case.number("JP-CV-01"))

    assert embargo({oil: ["JP-INF1-01/detachment"]}, seas) == 0
    assert embargo({oil: ["JP-INF1-01/detachment"]}, {}) == 1  # no line leads there
    assert embargo({"w3423": ["JP-INF1-01"]}, seas) == 1  # Sandakan has none


@pytest.mark.rule("DSI-TAB-10")
def test_the_table_has_the_drms_of_the_list() -> None:
    listed = json.loads(files(dai_senso).joinpath("data", "tables.json").read_text())["delay_drms"]
    assert [(FACTIONS[one.faction], one.id) for one in DRMS] == [
        (row["faction"], row["id"]) for row in listed
    ]


@pytest.mark.rule("DSI-CTR-09")
def test_raiders_in_the_strategic_warfare_box_delay_the_enemy() -> None:
    at_war = {"posture": {"russia": "war", "britain": "war"}}
    case = ended({"swb": ["JP-SUB-01", "US-SUB-01"]}, [], **at_war)
    found = {id: modifier(case.war, case.number(id)) for id in ("JP-HQ-01", "BR-INF1-01", "RU-HQ-01")}
    assert found == {"JP-HQ-01": 1, "BR-INF1-01": 1, "RU-HQ-01": 0}  # no Sub Fleet delays the Soviets


# -- what leaves the Turn Track -------------------------------------------------------------------------


@pytest.mark.rule("DSA-TRN-02")
@pytest.mark.rule("DSB-MK-28-4")
def test_units_and_markers_return_to_their_force_pools() -> None:
    due = ["JP-AF-01", "JP-CONV-01", "logistics_kwantung-01", "RU-INF1-01"]
    case = ended({"aug-sept-1937": due}, [])
    assert [case.where(id) for id in due] == ["axis_pool", "axis_pool", "axis_pool", "soviet_pool"]


@pytest.mark.rule("DSA-TRN-02b")
def test_other_markers_follow_their_own_rules() -> None:
    case = ended({"aug-sept-1937": ["mobilizing-01"]}, [])
    assert case.where("mobilizing-01") == "out"


@pytest.mark.rule("DSB-MK-44_3-1")
@pytest.mark.parametrize(("uscl", "drm"), [(0, 0), (1, 0), (2, 1)])
def test_a_reduced_impact_of_the_us_helps_once_it_is_committed(uscl: int, drm: int) -> None:
    case = ended({}, [], **affairs("reduced_us_impact", uscl=uscl))
    assert modifier(case.war, case.number("JP-HQ-01")) == drm  # the USCL, less one


@pytest.mark.rule("DSB-MK-21-1", "DSB-MK-44_3-1")
@pytest.mark.parametrize(
    ("base", "us", "further", "drm"),
    [
        ("e4304", "war", (), 1),  # Iwo Jima
        ("e4226", "war", (), 0),  # Honolulu is too far
        ("e4304", "quarantine", (), 0),
        ("e4304", "armistice", (), 0),
        ("e4304", "war", ("reduced_us_impact",), 0),
    ],
)
def test_intensive_bombing_needs_a_us_air_base_near_japan(
    monkeypatch: pytest.MonkeyPatch, base: str, us: str, further: tuple[str, ...], drm: int
) -> None:
    case = ended({}, [], **affairs("intensive_bombing", *further), posture={"us_western_minors": us})
    monkeypatch.setattr(bases, "air_bases", lambda war, faction, nation: SpaceSet([case.hex(base)]))
    assert modifier(case.war, case.number("JP-HQ-01")) == drm
