"""Cases written with the pages about positions at hand alone: a document, an answer, the clause it meets."""

from __future__ import annotations

from typing import Any

import pytest

import flagplot

GAME: Any = flagplot.game("dai-senso")
FIGHTING = dict.fromkeys(
    ("us_western_minors", "britain", "nationalist_china", "communist_china", "russia", "soviet_minors"), "war"
)
CHINESE = ("nationalist_china", "communist_china")
DAIREN = {"w5125": ["JP-FTDAI-01"]}  # the port that supplies Manchukuo

MOVE = {"phase": "operational_movement", "phasing": "soviet"}
RESERVE = {"phase": "reserve_movement", "phasing": "soviet"}
COMBAT = {"phase": "regular_combat", "phasing": "soviet"}
ORGANIZE = {"phase": "organization", "phasing": "soviet"}
CHINA = {"scenario": "china-incident", "phasing": "axis", "turn": "Aug-Sept"}
PACIFIC = {"scenario": "pacific-war", "phasing": "axis", "war_state": "total_war"}
SUBMARINES = PACIFIC | {
    "scenario": "tora",
    "phase": "support",
    "posture": FIGHTING,
    "units": {"e4801": ["JP-INF1-01"]},
    "boxes": {"axis_pool": ["JP-SUB-01"]},
}

# the clause -> document, seat, answer; the clause refuses it
REFUSED: dict[str, tuple[dict[str, Any], str, str]] = {
    "DSA-MOV-01": (MOVE | {"units": {"e5301": ["RU-FTVLAD-01"]}}, "soviet", "move RU-FTVLAD-01 e5401"),
    "DSA-MOV-02": (
        MOVE
        | {
            "phasing": "axis",
            "units": {"w5326": ["KW-INFA-01"], "w5226": ["RU-INFA-01"], "w5125": ["RU-INFA-02"]},
        },
        "axis",
        "move KW-INFA-01 w5425",
    ),
    "DSA-MOV-11": (MOVE | {"units": {"w5724": ["RU-INFA-01"]}}, "soviet", "move RU-INFA-01 w5526"),
    "DSA-MOV-39": (
        CHINA
        | {
            "phase": "operational_movement",
            "units": {"e4801": ["KW-INF1-01"]},
            "boxes": {"yellow_sea_convoys": ["JP-CONV-01/troop"]},
        },
        "axis",
        "ship KW-INF1-01 w5125",
    ),
    "DSA-MOV-50": (
        MOVE | {"units": {"w5724": ["RU-INFA-01"], "w5625": ["KW-INFA-01"]}},
        "soviet",
        "move RU-INFA-01 w5625",
    ),
    "DSA-MOV-59": (
        PACIFIC
        | {
            "phase": "operational_movement",
            "posture": FIGHTING | {"russia": "neutrality"},
            "units": {"w5224": ["KW-INFA-01"], **DAIREN},
        },
        "axis",
        "move KW-INFA-01 w5223",
    ),
    "DSA-RSV-03": (
        RESERVE | {"units": {"w5824": ["RU-INFA-01"], "w5625": ["KW-INFA-01"]}},
        "soviet",
        "move RU-INFA-01 w5724",
    ),
    "DSA-OVR-01": (
        MOVE | {"units": {"w5824": ["RU-MECH-01"], "w5724": ["JP-INF1-01", "JP-INF1-02"]}},
        "soviet",
        "overrun RU-MECH-01 w5724",
    ),
    "DSA-OVR-06a": (
        MOVE | {"units": {"w5824": ["RU-MECH-01"], "w5724": ["JP-INF1-01"]}},
        "soviet",
        "overrun RU-MECH-01 w5724",
    ),
    "DSA-CMB-01": (
        COMBAT | {"units": {"w5824": ["RU-INFA-01"], "w5625": ["KW-INFA-01"]}},
        "soviet",
        "assault w5625 RU-INFA-01",
    ),
    "DSA-CMB-09": (
        COMBAT | {"units": {"w5724": ["RU-INF1-01"], "w5625": ["KW-INFA-01", "KW-INFA-02"]}},
        "soviet",
        "assault w5625 RU-INF1-01",
    ),
    "DSA-CMB-13": (
        {
            "scenario": "rising-sun",
            "phase": "regular_combat",
            "phasing": "axis",
            "war_state": "pre_war",
            "posture": {"nationalist_china": "war"},
            "countries": {"hopeh": {"status": "active", "alignment": "western"}},
            "units": {"w5224": ["JP-INFA-01"], "w5223": ["HO-RES-01"]},
        },
        "axis",
        "target w5223",
    ),
    "DSB-PO-17": (
        PACIFIC
        | {
            "phase": "regular_combat",
            "phasing": "soviet",
            "posture": {"russia": "neutrality", "soviet_minors": "neutrality"},
            "units": {"w5724": ["RU-TK-01", "RU-INFA-01"], "w5625": ["KW-INF1-01"]},
        },
        "soviet",
        "target w5625",
    ),
    "DSB-TR-28": (
        PACIFIC
        | {
            "phase": "regular_combat",
            "posture": FIGHTING | {"russia": "armistice", "soviet_minors": "armistice"},
            "units": {"w5625": ["JP-INFA-01", "JP-INFA-02"], "w5724": ["RU-INF1-01"]},
        },
        "axis",
        "target w5724",
    ),
    "DSA-ORG-08": (
        ORGANIZE | {"units": {"w5824": ["RU-SHK-01/back"], "w5621": ["MONG-RES-01"]}},
        "soviet",
        "combine RU-SHK-01 MONG-RES-01",
    ),
    "DSA-ORG-20": (
        ORGANIZE | {"units": {"w5824": ["RU-SHK-01/back"], "w5823": ["RU-INF1-01"]}},
        "soviet",
        "combine RU-SHK-01 RU-INF1-01",
    ),
    "DSA-ORG-25": (
        ORGANIZE | {"units": {"w5824": ["RU-SHK-01/back", "RU-INF1-01", "JP-AF-01"]}},
        "soviet",
        "combine RU-SHK-01 RU-INF1-01",
    ),
    "DSA-ORG-41": (
        ORGANIZE
        | {"units": {"e5301": ["RU-FTVLAD-01", "RU-INF1-01"]}, "boxes": {"soviet_pool": ["RU-FTLINE-01"]}},
        "soviet",
        "convert RU-INF1-01 RU-FTLINE-01",
    ),
    "DSA-ORG-51": (
        ORGANIZE | {"units": {"w5824": ["RU-INF1-01"]}, "boxes": {"soviet_pool": ["RU-FTLINE-01"]}},
        "soviet",
        "convert RU-INF1-01 RU-FTLINE-01",
    ),
    "DSA-ORG-73": (
        ORGANIZE
        | {
            "units": {"w5824": ["RU-INFA-01", "RU-INF1-02/detachment"]},
            "boxes": {"soviet_pool": ["RU-INF1-01"]},
        },
        "soviet",
        "detach RU-INF1-01 w5824",
    ),
    "DSA-LOG-07": (
        CHINA
        | {
            "phase": "logistics",
            "units": {
                "w5226": ["JP-INF1-01"],
                "w5326": ["logistics_kwantung-01", "JP-INF1-02"],
                **DAIREN,
            },
            "boxes": {"axis_pool": ["logistics_ighq-01"]},
        },
        "axis",
        "supply_base logistics_ighq-01 w5326",
    ),
    "DSA-SPT-20": (
        CHINA
        | {
            "phase": "support",
            "units": {"e4801": ["JP-INF1-01"]},
            "boxes": {"axis_pool": ["JP-CV-01"]},
        },
        "axis",
        "place JP-CV-01 south_china_sea_on_station",
    ),
    "DSA-SPT-25": (SUBMARINES, "axis", "place JP-SUB-01 coral_sea_on_station"),
    "DSA-SPT-53": (
        CHINA
        | {
            "phase": "support",
            "year": 1938,
            "turn": "Mar-Apr",
            "units": {"w5226": ["JP-INF1-01"], **DAIREN},
            "boxes": {"axis_pool": ["JP-AF-01"]},
        },
        "axis",
        "place JP-AF-01 w5226",
    ),
    "DSA-REP-14": (
        {
            "scenario": "waking-giant",
            "phase": "replacements",
            "phasing": "western",
            "turn": "Aug-Sept",
            "war_state": "total_war",
            "posture": FIGHTING,
            "cards": {"western": "22a"},
            "affairs": {"markers": {"quit_india": "swb"}},
            "boxes": {"western_pool": ["BR-IND-01", "KI-RES-01"]},
        },
        "western",
        "take BR-IND-01 w4213",
    ),
}


@pytest.mark.rule("DSA-MOV-01", "DSA-MOV-02", "DSA-MOV-11", "DSA-MOV-39", "DSA-MOV-50")
@pytest.mark.rule("DSA-MOV-59", "DSA-RSV-03", "DSA-OVR-01", "DSA-OVR-06a", "DSA-CMB-01", "DSA-CMB-09")
@pytest.mark.rule("DSA-CMB-13", "DSB-PO-17", "DSB-TR-28", "DSA-ORG-08", "DSA-ORG-20", "DSA-ORG-25")
@pytest.mark.rule("DSA-ORG-41", "DSA-ORG-51", "DSA-ORG-73", "DSA-LOG-07", "DSA-SPT-20", "DSA-SPT-25")
@pytest.mark.rule("DSA-SPT-53", "DSA-REP-14")
@pytest.mark.parametrize("clause", REFUSED)
def test_a_clause_refuses_and_changes_nothing(clause: str) -> None:
    document, seat, answer = REFUSED[clause]
    state = GAME.position({"game": "dai-senso", **document})
    before = GAME.digest(state)
    refusal = GAME.why_not(state, seat, answer)
    assert refusal is not None
    assert refusal.rule == clause
    with pytest.raises(flagplot.RefusedError):
        GAME.apply(state, seat, answer)
    assert GAME.digest(state) == before


# the clause -> document, seat, answer; without the thing the clause is about it would be refused
ALLOWED: dict[str, tuple[dict[str, Any], str, str]] = {
    "DSA-RSV-02": (
        RESERVE | {"phasing": "axis", "units": {"w5326": ["KW-INFA-01"]}},
        "axis",
        "move KW-INFA-01 w5226",
    ),
    "DSB-TR-18": (
        PACIFIC
        | {
            "phase": "regular_combat",
            "posture": FIGHTING | {"russia": "negotiation", "soviet_minors": "negotiation"},
            "units": {"w5625": ["JP-INFA-01", "JP-INFA-02"], "w5724": ["RU-INF1-01"]},
        },
        "axis",
        "target w5724",
    ),
    "DSA-ORG-42": (
        ORGANIZE
        | {"units": {"w5724": ["RU-INF1-01", "JP-AF-01"]}, "boxes": {"soviet_pool": ["RU-FTLINE-01"]}},
        "soviet",
        "convert RU-INF1-01 RU-FTLINE-01",
    ),
    "DSA-ORG-72": (
        ORGANIZE | {"units": {"w5824": ["RU-INFA-01", "JP-AF-01"]}, "boxes": {"soviet_pool": ["RU-INF1-01"]}},
        "soviet",
        "detach RU-INF1-01 w5824",
    ),
    "DSA-SPT-26": (SUBMARINES, "axis", "place JP-SUB-01 swb"),
    "DSA-CMB-04": (
        COMBAT | {"units": {"w5326": ["RU-INFA-01", "RU-INFA-02"], "w5226": ["KW-INF1-01"], **DAIREN}},
        "soviet",
        "assault w5226 RU-INFA-01 RU-INFA-02",
    ),
}


@pytest.mark.rule("DSA-RSV-02", "DSB-TR-18", "DSA-ORG-42", "DSA-ORG-72", "DSA-SPT-26", "DSA-CMB-04")
@pytest.mark.parametrize("clause", ALLOWED)
def test_a_clause_allows(clause: str) -> None:
    document, seat, answer = ALLOWED[clause]
    assert GAME.why_not(GAME.position({"game": "dai-senso", **document}), seat, answer) is None


def told(
    document: dict[str, Any], *answers: tuple[str, str], dice: tuple[int, ...] = ()
) -> tuple[Any, list[str]]:
    """The state after some answers, and what was told."""
    scripted = flagplot.ScriptedDice(list(dice))
    state = GAME.position({"game": "dai-senso", **document}, dice=scripted)
    lines = []
    for seat, answer in answers:
        state, events = GAME.apply(state, seat, answer, dice=scripted)
        lines += [GAME.words(event.sentence()) for event in events]
    scripted.check_done()
    return state, lines


def listed(state: Any, seat: str, verb: str = "") -> list[str]:
    return [str(one) for one in GAME.legal(state, seat) if verb in ("", one.verb)]


@pytest.mark.rule("DSA-CMB-20")
def test_a_detachment_is_driven_off_without_a_die() -> None:
    document = COMBAT | {"units": {"w5724": ["RU-INFA-01"], "w5625": ["JP-INF1-01/detachment"]}}
    state, lines = told(document, ("soviet", "assault w5625 RU-INFA-01"))
    assert lines == ["Japanese infantry 1 in Hailar (w5625) is driven off"]
    assert listed(state, "soviet") == ["advance RU-INFA-01", "done"]


@pytest.mark.rule("DSA-CMB-22", "DSA-CMB-21")
def test_either_side_may_add_an_hq() -> None:
    document = COMBAT | {
        "units": {
            "w5524": ["RU-INFA-01", "RU-INFA-02"],
            "w5523": ["RU-HQ-01"],
            "w5525": ["KW-INFA-01"],
            "w5426": ["KW-HQ-01"],
            **DAIREN,
        }
    }
    state, _ = told(document, ("soviet", "assault w5525 RU-INFA-01 RU-INFA-02 RU-HQ-01"))
    assert state.waiting == ("axis",)
    assert listed(state, "axis") == ["support KW-HQ-01", "decline"]


@pytest.mark.rule("DSA-RES-04", "DSA-ATT-02")
def test_an_exchange_asks_the_attacker_first_and_armor_bears_the_loss() -> None:
    document = COMBAT | {
        "units": {
            "w5724": ["RU-TK-01", "RU-INFA-01"],
            "w5625": ["KW-INFA-01"],
            "w5526": ["KW-INF1-01"],
            **DAIREN,
        }
    }
    state, lines = told(document, ("soviet", "assault w5625 RU-TK-01 RU-INFA-01"), dice=(6,))
    assert lines[-1] == "The result of the attack on Hailar (w5625) is Ex 1/1"
    assert listed(state, "soviet", "lose") == ["lose RU-TK-01"]
    state, _ = GAME.apply(state, "soviet", "lose RU-TK-01")
    assert state.waiting == ("axis",)  # now the defender goes back or loses a step


@pytest.mark.rule("DSA-STK-02", "DSA-STK-06")
def test_two_hqs_cannot_stay_together() -> None:
    state, _ = told(ORGANIZE | {"units": {"w5824": ["RU-HQ-01", "RU-HQ-02"]}}, ("soviet", "done"))
    assert listed(state, "soviet") == ["lose RU-HQ-01", "lose RU-HQ-02"]


@pytest.mark.rule("DSA-ORG-61")
def test_what_is_given_up_with_a_stripe_comes_back_as_if_by_a_one() -> None:
    document = ORGANIZE | {"scenario": "china-incident", "units": {"w5824": ["RU-HQ-01"]}}
    state, _ = told(document, ("soviet", "eliminate RU-HQ-01"))
    assert [unit["id"] for unit in GAME.view(state, None).places["aug-sept-1937"]["units"]] == ["RU-HQ-01"]


@pytest.mark.rule("DSA-LOG-01")
def test_one_logistics_marker_is_placed_or_picked_up() -> None:
    document = CHINA | {
        "phase": "logistics",
        "units": {"w5226": ["JP-INF1-01"], "w5326": ["logistics_kwantung-01", "JP-INF1-02"], **DAIREN},
        "boxes": {"axis_pool": ["logistics_ighq-01"]},
    }
    state, _ = told(document, ("axis", "pick_up logistics_kwantung-01"))
    assert not listed(state, "axis", "supply_base")


@pytest.mark.rule("DSA-REP-23", "DSA-REP-24")
def test_no_replacement_comes_where_the_enemy_is() -> None:
    document = {
        "scenario": "china-incident",
        "phase": "replacements",
        "phasing": "western",
        "turn": "Aug-Sept",
        "cards": {"western": "22a"},
        "units": {"w4724": ["JP-INF1-01/detachment"]},
        "boxes": {"western_pool": ["KI-RES-01"]},
    }
    state, _ = told(document)
    assert "take KI-RES-01 w4722" in listed(state, "western")  # Hankow
    assert "take KI-RES-01 w4724" not in listed(state, "western")


@pytest.mark.rule("DSA-CRD-05", "DSB-IN-14")
def test_interned_units_return_with_the_card() -> None:
    document = CHINA | {"phase": "option_card", "boxes": {"axis_pending": ["JP-INF1-01"]}}
    state, _ = told(document)
    assert "repatriate JP-INF1-01 e4904" in listed(state, "axis")
    state, _ = GAME.apply(state, "axis", "repatriate JP-INF1-01 e4904")
    assert "JP-INF1-01" in [unit["id"] for unit in GAME.view(state, None).places["e4904"]["units"]]


@pytest.mark.rule("DSA-WPS-01", "DSA-WPS-05")
def test_war_is_declared_on_neutrals_alone() -> None:
    state, _ = told(PACIFIC | {"phase": "war_and_peace"})
    assert listed(state, "axis")[-1] == "decline"
    named = {line.split()[1] for line in listed(state, "axis", "choose")}
    assert {"siam", "nei", "tibet"} <= named
    assert not {"kiangsu", "russia", "britain"} & named


@pytest.mark.rule("DSA-SPT-50")
def test_air_forces_keep_apart() -> None:
    document = CHINA | {
        "phase": "support",
        "units": {"w5226": ["JP-INF1-01"], **DAIREN},
        "boxes": {"axis_pool": ["JP-AF-01", "JP-AF-02"]},
    }
    state, _ = told(document, ("axis", "place JP-AF-01 w5226"))
    for hex in ("w5226", "w5227"):
        assert GAME.why_not(state, "axis", f"place JP-AF-02 {hex}").rule == "DSA-SPT-50"


AID: dict[str, Any] = {
    "scenario": "rising-sun",
    "base": "start",
    "war_state": "limited_war",
    "phase": "option_card",
    "phasing": "western",
    "cards": {"western": ""},
}


@pytest.mark.rule("DSA-CRD-25", "DSB-CD-16")
@pytest.mark.parametrize(
    ("played", "china", "legal"),
    [
        (["western-18a"], "war", True),
        ([["western-18a", 1938, "Mar-Apr"]], "war", True),
        ([], "war", False),
        (["western-18a"], "resistance", False),
    ],
)
def test_aid_needs_an_earlier_card_and_war(played: list[Any], china: str, legal: bool) -> None:
    """EX-032: a card played some time ago is named by its id, or with the turn it was revealed in."""
    affairs = {"pending": ["", "western-16", ""], "hands": [[], ["western-19a"], []], "played": played}
    posture = {"nationalist_china": china, "communist_china": "war"}
    state, _ = told(AID | {"affairs": affairs, "posture": posture})
    assert ("select western-19a" in listed(state, "western")) == legal


def test_a_marker_that_is_misspelt_is_guessed() -> None:
    with pytest.raises(flagplot.BadInputError, match="did you mean 'aid_to_china_western'"):
        told(AID | {"affairs": {"markers": {"aid_to_china_west": "western_events"}}})


# -- the Support Segment once everybody has returned to base ----------------------------------------------

OKINAWA = {"w4427": ["JP-INF1-17/detachment"]}


def placing(
    seat: str, units: dict[str, list[str]], boxes: dict[str, list[str]], **more: Any
) -> dict[str, Any]:
    total = PACIFIC | {"phase": "placement", "phasing": seat, "posture": FIGHTING}
    return total | {"units": units, "boxes": boxes, **more}


@pytest.mark.rule("DSA-CVY-04")
def test_an_air_force_over_a_key_port_lets_a_scratch_convoy_in() -> None:
    """EX-071: Port Moresby, with Allied troops in it, lies in two zones."""
    units = {"e2606": ["BR-INF1-01", "JP-AF-02"], **OKINAWA}
    document = placing("axis", units, {"axis_pool": ["AX-SCR-01"]})
    entered = {line.split()[2] for line in listed(told(document)[0], "axis", "place")}
    assert {"coral_sea_convoys", "arafura_sea_convoys"} <= entered
    assert "bay_of_bengal_convoys" not in entered


@pytest.mark.rule("DSA-CON-09")
def test_a_surface_fleet_contests_an_air_force_on_station() -> None:
    """EX-068: over the Coral Sea, from Rabaul."""
    units = {
        "e2808": ["JP-INF1-02"], "e3402": ["JP-INF1-03"], **OKINAWA,
        "e2313": ["US-INF1-02/detachment"], "e2611": ["US-INF1-01"],
    }  # fmt: skip
    boxes = {
        "axis_pool": ["JP-AF-01"], "western_pool": ["US-SURF-01"],
        "bismarck_sea_convoys": ["JP-CONV-02"], "coral_sea_convoys": ["US-CONV-01"],
    }  # fmt: skip
    state, _ = told(placing("axis", units, boxes), ("axis", "place JP-AF-01 coral_sea_on_station"))
    assert listed(state, "western") == ["contest US-SURF-01", "decline"]


@pytest.mark.rule("DSA-SPT-52")
@pytest.mark.parametrize("batavia", [True, False])
def test_an_air_base_under_an_enemy_strike_is_none(batavia: bool) -> None:
    """EX-069: a strike over Telukbetung; the fleet is contested from Batavia alone."""
    units = {
        "w2818": ["JP-INF1-01", "US-CV-01/cv_strike"], "w4324": ["JP-INF1-18/detachment"],
        "w3218": ["BR-FTSING-01"], "w3509": ["BR-INF1-06/detachment"],
    }  # fmt: skip
    boxes = {
        "axis_pool": ["JP-AF-01"], "south_china_sea_convoys": ["JP-CONV-01"],
        "western_pool": ["BR-SURF-01"], "bay_of_bengal_convoys": ["BR-CONV-01"],
    }  # fmt: skip
    if batavia:
        units["w2819"] = ["JP-INF1-02"]
    indies = {"nei": {"status": "conquered", "alignment": "western"}}
    document = placing("western", units, boxes, countries=indies)
    state, _ = told(document, ("western", "place BR-SURF-01 w2718"))
    assert state.waiting == (("axis",) if batavia else ("western",))


# -- politics --------------------------------------------------------------------------------------------


@pytest.mark.rule("DSB-FC-07", "DSB-CL-05")
@pytest.mark.parametrize("base", ["empty", "start"])
def test_a_country_that_is_ceded_whole_is_none(base: str) -> None:
    """EXB-006: Mongolia, ceded to Russia, cannot be selected; its units are gone."""
    treaty = {
        "scenario": "rising-sun", "base": base, "war_state": "limited_war", "phase": "political_events",
        "phasing": "axis", "cards": {"axis": "33a"}, "posture": dict.fromkeys(CHINESE, "war"),
    }  # fmt: skip
    before, _ = told(treaty)
    after, _ = told(treaty | {"ceded": ["russia_mongolia"]})
    assert "choose mongolia" in listed(before, "axis")
    assert "choose mongolia" not in listed(after, "axis")
    standing = {unit["id"] for place in GAME.view(after, None).places.values() for unit in place["units"]}
    assert not [unit for unit in standing if unit.startswith("MONG-")]


@pytest.mark.rule("DSA-PTB-03", "DSA-PTB-04", "DSA-PTB-07")
@pytest.mark.parametrize(
    ("seat", "markers", "where"),
    [
        ("soviet", {"partisan_base_soviet": "soviet_pool"}, True),  # EX-046: of the other Ally
        ("western", {"partisan_base_western": "western_pool"}, True),  # EX-045: but not in Inner Mongolia
        ("western", {"partisan_base_western": "western_pool", "partisan_base_soviet": "w5022"}, False),
    ],
)
def test_where_partisan_bases_are_placed(seat: str, markers: dict[str, str], where: bool) -> None:
    document = PACIFIC | {"phase": "partisan_bases", "phasing": seat, "posture": FIGHTING, "turn": "Mar-Apr"}
    document |= {"year": 1942, "affairs": {"markers": markers}, "ceded": ["japan_inner_mongolia"]}
    document |= {"countries": {"hopeh": {"status": "conquered", "alignment": "western"}}}
    found = listed(told(document)[0], seat, "choose")
    assert ("choose place w5223" in found) == where
    assert "choose place w5322" not in found  # Kalgan
