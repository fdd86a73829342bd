"""Case book of Pacific 1940, part A from case 21 on: the rulebook's own examples, pictures and numbers."""

from __future__ import annotations

import pytest

from tests.pacific_1940.helpers import Case


@pytest.mark.rule("P40-AIR-06")
def test_ex_a21_fighter_to_the_limit() -> None:
    def fighter(**zones: dict[str, dict[str, int]]) -> Case:
        return Case(
            turn="usa",
            phase="combat_move",
            facilities={"hawaiian_islands": {"airbase": 3}, "midway": {"airbase": None}},
            units={
                "hawaiian_islands": {"usa": {"fighter": 1}},
                "sea6": {"japan": {"destroyer": 1}},
                **zones,
            },
        )

    order = "go hawaiian_islands>sea6 fighter"
    fighter().refuses("usa", order, "P40-AIR-10")
    assert fighter(sea16={"usa": {"carrier": 1}}).can("usa", order)
    fighter(sea16={"usa": {"carrier*": 1}}).refuses("usa", order, "P40-AIR-10")
    attacking = fighter(sea16={"usa": {"carrier": 1, "cruiser": 1}})
    attacking.do("usa", "go sea16>sea6 carrier cruiser")
    assert attacking.can("usa", order)


@pytest.mark.rule("P40-AIR-08", "P40-AIR-09")
def test_ex_a22_airbase_range() -> None:
    def strike(damage: int, place: str) -> Case:
        return Case(
            phase="combat_move",
            facilities={"japan": {"airbase": damage}},
            control={"philippines": "usa"},
            units={
                place: {"japan": {"fighter": 1} if place == "japan" else {"carrier[fighter]": 1}},
                "midway": {"usa": {"infantry": 1}},
                "sea25": {"japan": {"carrier": 1}},
            },
        )

    # Japan to Midway: sea zones 6, 16, 25 and the island are four spaces; one more brings it back to the deck
    assert strike(0, "japan").can("japan", "go japan>midway fighter")
    strike(3, "japan").refuses("japan", "go japan>midway fighter", "P40-AIR-10")
    assert strike(0, "sea6").can("japan", "go sea6>midway fighter")  # three spaces from the deck


@pytest.mark.rule("P40-RET-02", "P40-RET-06")
def test_ex_a23_retreat_picture() -> None:
    case = Case(
        turn="usa",
        phase="combat_move",
        units={
            "sea24": {"usa": {"destroyer": 1}},
            "sea26": {"usa": {"cruiser": 1}},
            "sea25": {"japan": {"battleship": 1}},
        },
    )
    case.do("usa", "go sea24>sea25 destroyer", "go sea26>sea25 cruiser")
    case.do("usa", "done", dice=[6, 6, 6])
    assert sorted(case.legal("usa")) == ["press", "retreat sea24", "retreat sea26"]
    case.do("usa", "retreat sea24")
    assert case.units("sea24") == {"usa": {"destroyer": 1, "cruiser": 1}}


@pytest.mark.rule("P40-GCB-16", "P40-GCB-17")
def test_ex_a24_rolling_by_value() -> None:
    case = Case(
        phase="combat_move",
        units={
            "jehol": {"japan": {"tank": 2, "fighter": 1, "artillery": 1}},
            "chahar": {"china": {"infantry": 5}},
        },
    )
    case.do("japan", "go jehol>chahar tank:2", "go jehol>chahar artillery", "go jehol>chahar fighter")
    case.do("japan", "done", dice=[6, 6, 6, 6, 6, 6, 6, 6, 6])
    rolls = [e for e in case.events if type(e).__name__ == "Rolled"]
    assert [len(e.faces) for e in rolls[:2]] == [3, 1]
    assert "at 3" in rolls[0].reason
    assert "at 2" in rolls[1].reason


@pytest.mark.rule("P40-GCB-29")
def test_ex_a25_defenseless_transports() -> None:
    case = Case(
        turn="usa",
        phase="combat_move",
        units={
            "midway": {"usa": {"fighter": 2}},
            "sea25": {"japan": {"submarine": 1, "transport[infantry]": 2}},
        },
    )
    case.do("usa", "go midway>sea25 fighter:2", "done")
    assert case.units("sea25")["japan"] == {"submarine": 1}
    assert not any(type(e).__name__ == "Rolled" for e in case.events)


@pytest.mark.rule("P40-CAP-18")
def test_ex_a26_plunder_of_a_capital() -> None:
    case = Case(
        phase="combat_move",
        control={"burma": "japan"},
        treasury={"uk": 8, "japan": 1},
        units={"burma": {"japan": {"infantry": 1}}},
    )
    production = case.production("japan")
    case.do("japan", "go burma>india infantry", "done")
    assert (case.treasury("japan"), case.treasury("uk")) == (9, 0)
    assert case.production("japan") == production + 3


@pytest.mark.rule("P40-CAP-27")
def test_ex_a27_freed_capital_pays_nothing() -> None:
    case = Case(
        turn="uk",
        phase="combat_move",
        control={"new_south_wales": "japan"},
        treasury={"japan": 20},
        units={"queensland": {"uk": {"infantry": 1}}},
    )
    case.do("uk", "go queensland>new_south_wales infantry", "done")
    assert case.control("new_south_wales") == "anzac"
    assert case.treasury("japan") == 20


@pytest.mark.rule("P40-INF-02")
def test_ex_a28_artillery_support() -> None:
    case = Case(
        phase="combat_move",
        units={
            "jehol": {"japan": {"infantry": 5, "artillery": 2}},
            "chahar": {"china": {"infantry": 7}},
        },
    )
    case.do("japan", "go jehol>chahar infantry:5", "go jehol>chahar artillery:2")
    case.do("japan", "done", dice=[6] * 7 + [6] * 7)
    rolls = [(len(e.faces), e.reason[-4:]) for e in case.events if type(e).__name__ == "Rolled"]
    assert rolls[:3] == [(4, "at 2"), (3, "at 1"), (7, "at 2")]


@pytest.mark.rule("P40-TRN-25", "P40-GCB-32")
def test_ex_a29_transports_chosen_last() -> None:
    case = Case(
        turn="usa",
        phase="combat_move",
        units={
            "midway": {"usa": {"fighter": 3}},
            "sea26": {"usa": {"cruiser": 1}},
            "sea25": {"japan": {"submarine": 2, "transport": 2}},
        },
    )
    case.do("usa", "go sea26>sea25 cruiser", "go midway>sea25 fighter:3", "done")
    case.do("japan", "submerge 0", dice=[4, 6, 2, 3, 6, 3])
    strip = case.game.view(case.state, None).panels["battle"]
    assert [(u["kind"], u["count"]) for u in strip["defenders"]] == [("submarine", 1)]
    assert case.waiting == ("usa",)


@pytest.mark.rule("P40-TRN-02", "P40-TRN-03")
@pytest.mark.parametrize(
    ("load", "fits"),
    [
        (("infantry", "infantry"), True),
        (("tank", "infantry"), True),
        (("mech_infantry", "infantry"), True),
        (("artillery", "infantry"), True),
        (("aa_gun", "infantry"), True),
        (("tank",), True),
        (("artillery", "artillery"), False),
        (("tank", "mech_infantry"), False),
        (("mech_infantry", "artillery"), False),
        (("infantry", "infantry", "infantry"), False),
    ],
)
def test_ex_a30_transport_loads(load: tuple[str, ...], fits: bool) -> None:
    case = Case(
        phase="noncombat_move",
        units={
            "sea6": {"japan": {"transport": 1}},
            "japan": {
                "japan": dict.fromkeys(("infantry", "artillery", "mech_infantry", "tank", "aa_gun"), 3)
            },
        },
    )
    order = "go sea6>sea19 transport " + " ".join(f"load=japan:{unit}" for unit in load)
    assert case.can("japan", order) is fits
    case.refuses("japan", "go sea6>sea19 transport load=japan:airbase")


@pytest.mark.rule("P40-TRN-06")
def test_ex_a31_load_twice_on_the_way() -> None:
    case = Case(
        phase="noncombat_move",
        units={
            "sea6": {"japan": {"transport": 1}},
            "japan": {"japan": {"infantry": 1}},
            "shantung": {"japan": {"infantry": 1}},
        },
    )
    route = "go sea6>sea19>sea20 transport load=japan:infantry load=shantung:infantry"
    case.refuses("japan", route + " offload=formosa:infantry:1 offload=kiangsi:infantry:1")
    case.do("japan", route + " offload=formosa")
    assert case.units("formosa") == {"japan": {"infantry": 2}}
    case.refuses("japan", "go sea20>sea36 transport")


@pytest.mark.rule("P40-AIR-01", "P40-AIR-02", "P40-AIR-03")
@pytest.mark.parametrize(
    ("place", "target", "points"),
    [
        ("formosa", "philippines", 3),
        ("sea20", "philippines", 2),
        ("western_united_states", "hawaiian_islands", 4),
    ],
)
def test_ex_a32_counting_range(place: str, target: str, points: int) -> None:
    power = "usa" if place == "western_united_states" else "japan"
    units = {"carrier[fighter]": 1} if place.startswith("sea") else {"fighter": 1}
    case = Case(
        turn=power,
        phase="noncombat_move",
        control={"philippines": power},
        facilities={place: {"airbase": None}} if not place.startswith("sea") else {},
        units={place: {power: units}},
    )
    case.do(power, f"go {place}>{target} fighter")
    flown = [e for e in case.events if type(e).__name__ == "Moved"][-1]
    assert len(flown.path) - 1 == points


@pytest.mark.rule("P40-MAP-23")
def test_ex_a33_canada() -> None:
    case = Case(base="start")
    assert case.control("british_columbia") == case.control("yukon_territory") == "uk"
    assert case.production("uk") == 16


@pytest.mark.rule("P40-AAG-04", "P40-AAG-05", "P40-AAG-07")
def test_ex_a34_aa_fire_against_a_mixed_force() -> None:
    case = Case(
        phase="combat_move",
        control={"shan_state": "japan", "siam": "japan"},
        units={
            "siam": {"japan": {"fighter": 2, "strategic_bomber": 1}},
            "shan_state": {"japan": {"infantry": 1}},
            "burma": {"uk": {"aa_gun": 1, "infantry": 3}, "anzac": {"aa_gun": 1}},
        },
    )
    case.do("japan", "go shan_state>burma infantry", "go siam>burma fighter:2")
    case.do("japan", "go siam>burma strategic_bomber")
    case.do("japan", "done", dice=[1, 4, 1, 6, 6, 6, 6, 6])
    fire = [e for e in case.events if type(e).__name__ == "Rolled"][:2]
    assert [len(e.faces) for e in fire] == [2, 1]
    strip = case.game.view(case.state, None).panels["battle"]
    kinds = {u["kind"]: u["count"] for u in strip["attackers"]}
    assert kinds == {"infantry": 1, "fighter": 1}


@pytest.mark.rule("P40-CHN-17", "P40-CHN-03")
def test_ex_a35_burma_road() -> None:
    open_road = Case(turn="china", treasury={"china": 12})
    assert "buy artillery" in open_road.legal("china")
    closed = Case(
        turn="china",
        treasury={"china": 3},
        control={"yunnan": "japan"},
        units={"kweichow": {"china": {"infantry": 1}}},
    )
    closed.refuses("china", "buy artillery")
    closed.do("china", "done", "go kweichow>yunnan infantry", "done", "done")
    assert closed.treasury("china") == 3 + 12 + 6


@pytest.mark.rule("P40-SBR-18", "P40-SBR-19")
@pytest.mark.parametrize(
    ("size", "damage", "faces", "expected"), [("minor", 4, [5, 3], 6), ("major", 15, [4, 6], 20)]
)
def test_ex_a36_raid_caps(size: str, damage: int, faces: list[int], expected: int) -> None:
    case = Case(
        phase="combat_move",
        facilities={
            "india": {"complex": size, "complex_damage": damage, "airbase": None, "naval_base": None}
        },
        control={"burma": "japan"},
        units={"burma": {"japan": {"strategic_bomber": 2}}},
    )
    case.do("japan", "go burma>india strategic_bomber:2 as=raid")
    case.do("japan", "done", dice=[6, 6, *faces])
    assert case.facilities("india")[3] == expected


@pytest.mark.rule("P40-FAC-07")
def test_ex_a37_inoperative_base() -> None:
    def ship(damage: int) -> Case:
        return Case(
            phase="noncombat_move",
            facilities={"japan": {"naval_base": damage}},
            units={"sea6": {"japan": {"destroyer": 1}}},
        )

    assert ship(2).can("japan", "go sea6>sea16>sea25>sea24 destroyer")
    ship(3).refuses("japan", "go sea6>sea16>sea25>sea24 destroyer")


@pytest.mark.rule("P40-TRN-18")
def test_ex_a38_three_step_allied_transport() -> None:
    case = Case(
        turn="anzac",
        phase="noncombat_move",
        units={"queensland": {"anzac": {"infantry": 1}}, "sea54": {"usa": {"transport": 1}}},
    )
    case.do("anzac", "board sea54 usa:transport queensland infantry")
    assert case.units("sea54") == {"usa": {"transport[anzac:infantry]": 1}}
    assert not any(a.startswith("disembark") for a in case.legal("anzac"))
    case = Case(
        turn="usa",
        phase="noncombat_move",
        units={"sea54": {"usa": {"transport[anzac:infantry]": 1}}},
    )
    case.do("usa", "go sea54>sea46 transport")
    assert not any(a.startswith("offload") for a in case.legal("usa"))
    case = Case(
        turn="anzac",
        phase="noncombat_move",
        units={"sea46": {"usa": {"transport[anzac:infantry]": 1}}},
    )
    case.do("anzac", "disembark sea46 usa:transport[anzac:infantry] infantry new_guinea")
    assert case.units("new_guinea") == {"anzac": {"infantry": 1}}


@pytest.mark.rule("P40-GCB-05", "P40-GCB-09", "P40-GCB-13")
def test_ex_a39_sub_strike_values_and_order() -> None:
    case = Case(
        turn="usa",
        phase="combat_move",
        units={
            "sea26": {"usa": {"submarine": 2}},
            "sea25": {"japan": {"cruiser": 1, "transport": 1}},
        },
    )
    case.do("usa", "go sea26>sea25 submarine:2", "done")
    case.do("usa", "submerge 0", dice=[2, 5])
    assert case.units("sea25") == {"usa": {"submarine": 2}}


@pytest.mark.rule("P40-BBS-02", "P40-GCB-11")
def test_ex_a40_capital_ship_hits() -> None:
    case = Case(
        turn="usa",
        phase="combat_move",
        units={
            "sea26": {"usa": {"cruiser": 2}},
            "midway": {"usa": {"fighter": 1}},
            "sea25": {"japan": {"battleship": 1}},
        },
    )
    case.do("usa", "go sea26>sea25 cruiser:2", "go midway>sea25 fighter")
    case.do("usa", "done", dice=[5, 3, 6, 6])
    strip = case.game.view(case.state, None).panels["battle"]
    assert [(u["kind"], u.get("damaged")) for u in strip["defenders"]] == [("battleship", True)]
    case.do("usa", "retreat sea26")
    assert case.units("sea25")["japan"] == {"battleship*": 1}


@pytest.mark.rule("P40-KAM-03")
def test_ex_a41_kamikaze_zones() -> None:
    case = Case(
        turn="usa",
        phase="combat_move",
        flags={"kamikaze_open": 1},
        units={
            "sea17": {"usa": {"carrier": 1, "cruiser": 1}},
            "sea18": {"japan": {"submarine": 1}},
            "sea6": {},
        },
    )
    case.do("usa", "go sea17>sea18 carrier cruiser", "done")
    assert case.verbs("japan") == {"submerge"}
    assert case.step != "kamikaze"
    board = case.war.board
    zones = [board.space_ids[z] for z in board.kamikaze_zones]
    assert zones == ["sea6", "sea17", "sea19", "sea20", "sea22", "sea35"]
