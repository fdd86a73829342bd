"""What a client sees beside the map while something is decided, and the sentence that asks for it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.pacific_1940.helpers import GAME, Case
from tests.pacific_1940.test_audit_before_combat import OPEN, move


def panel(case: Case, name: str) -> Any:
    """One panel, which must be plain JSON and the same for everybody."""
    seen = GAME.view(case.state, None).panels
    assert seen == GAME.view(case.state, case.waiting[0]).panels
    assert msgspec.json.decode(msgspec.json.encode(seen)) == seen
    return seen[name]


def prompt(case: Case) -> str:
    """The sentence put to the seat that must answer."""
    return GAME.prompt(case.state, case.waiting[0])


def test_kamikaze_panel() -> None:
    units = {"sea21": {"usa": {"cruiser": 2}}, "sea19": {"japan": {"transport": 1}}}
    case = move("usa", units, "go sea21>sea19 cruiser:2", flags=OPEN)
    case.do("japan", "kamikaze sea19 usa:cruiser ship1")
    shown = panel(case, "kamikaze")
    assert shown == {
        "attacked": "usa",
        "hits_on": 2,
        "left": 5,
        "targets": [{"zone": "sea19", "ship": "usa:cruiser~done", "number": 1}],
    }
    assert "1 declared, 5 left" in prompt(case)
    assert "2 or less" in prompt(case)


def test_scramble_panel() -> None:
    units = {
        "sea32": {"usa": {"transport[infantry]": 1}},
        "caroline_islands": {"japan": {"fighter": 2}},
    }
    case = move("usa", units, "go sea32>sea33 transport")
    case.do("japan", "scramble caroline_islands fighter")
    shown = panel(case, "scramble")
    assert (shown["attacker"], shown["zones"], shown["asked"]) == ("usa", ["sea33"], ["japan"])
    assert [(u["kind"], u["count"]) for u in shown["scrambled"]["sea33"]] == [("fighter", 1)]
    assert "sea zone 33" in prompt(case)
    assert shown["islands"] == {"caroline_islands": "sea33"}
    assert [u["kind"] for u in shown["attackers"]["sea33"]] == ["transport"]


def test_raid_and_losses_panels() -> None:
    units = {
        "philippines": {"usa": {"strategic_bomber": 2, "fighter": 1}},
        "formosa": {"japan": {"fighter": 1}},
    }
    lines = (
        "go philippines>formosa strategic_bomber:2 as=raid",
        "go philippines>formosa fighter as=escort",
    )
    case = move("usa", units, *lines, facilities={"formosa": {"airbase": 0, "naval_base": 0}})
    shown = panel(case, "raid")
    assert (shown["space"], shown["stage"], shown["asked"]) == ("formosa", "intercept", ["japan"])
    assert {(u["kind"], u["count"]) for u in shown["attackers"]} == {("fighter", 1), ("strategic_bomber", 2)}
    assert "2 bombers, 1 escort" in prompt(case)
    assert shown["hits_on"] == {"escorts": 1, "interceptors": 2, "facility": 1}
    case.do("japan", "intercept 1", dice=[6, 2])
    assert panel(case, "raid")["hits"] == {"escorts": 0, "interceptors": 1}
    losses = panel(case, "losses")
    assert (losses["side"], losses["choosers"], losses["hits"]) == ("attackers", ["usa"], {"other": 1})
    assert "takes the hit" in prompt(case)
    case.do("usa", "lose fighter", "bomb naval_base")
    shown = panel(case, "raid")
    assert shown["stage"] == "targets"
    assert shown["targets"] == [{"facility": "naval_base", "bomber": "strategic_bomber~raiding4"}]
    assert "1 to assign" in prompt(case)


def test_assault_panel() -> None:
    units = {
        "sea22": {"usa": {"transport[infantry,infantry]": 1, "battleship": 1, "cruiser": 1}},
        "sea17": {"japan": {"submarine": 1}},
        "iwo_jima": {"japan": {"infantry": 2}},
    }
    case = move("usa", units, "go sea22>sea17 transport battleship cruiser assault=iwo_jima")
    shown = panel(case, "assault")
    assert (shown["target"], shown["stage"], shown["zones"]) == ("iwo_jima", "sea", ["sea17"])
    assert "sea zone 17" in prompt(case)
    case.do("usa", "ignore", "land all iwo_jima", "bombard cruiser iwo_jima")
    shown = panel(case, "assault")
    assert shown["stage"] == "bombardment"
    assert [(u["kind"], u["count"]) for u in shown["ashore"]] == [("infantry", 2)]
    assert shown["bombardment"] == [{"dice": 1, "value": 3}]
    assert "up to 1 more" in prompt(case)
    assert panel(case, "combat") == {"attacker": "usa", "stage": "assaults", "pending": []}


def test_interdiction_and_order_panels() -> None:
    units = {
        "sea26": {"usa": {"transport[infantry]": 1, "transport": 1}},
        "sea30": {"japan": {"submarine": 1}},
    }
    case = Case(turn="usa", phase="noncombat_move", units=units)
    case.do("usa", "move sea26 sea", "take transport[infantry] 1", "take transport 1", "step sea30")
    shown = panel(case, "interdiction")
    assert (shown["zone"], shown["mover"], shown["asked"], shown["hits"]) == ("sea30", "usa", ["japan"], 0)
    assert sum(u["count"] for u in shown["transports"]) == 2
    assert panel(case, "order")["path"] == ["sea30"]
    assert "2 or less" in prompt(case)
    assert (shown["submarines"], shown["hits_on"]) == (1, 2)
    case.do("japan", "fire 1", dice=[1])
    assert panel(case, "interdiction")["hits"] == 1
    assert GAME.resolve(case.state, "usa", "sink transport[infantry]")[0].verb == "sink"
    assert "1 to go" in prompt(case)


def test_convoy_panel() -> None:
    units = {"sea6": {"usa": {"submarine": 2}}, "jehol": {"japan": {"infantry": 1}}}
    case = Case(turn="japan", phase="income", units=units)
    shown = panel(case, "convoy")
    assert shown == {
        "victim": "japan",
        "declared": [],
        "raider": "usa",
        "zone": "sea6",
        "damage": 4,
        "most": 11,
    }


def test_purchase_panel() -> None:
    shown = panel(Case(turn="japan", phase="purchase"), "purchase")
    assert (shown["power"], shown["prices"]["tank"], shown["prices"]["naval_base"]) == ("japan", 6, 15)
    assert shown["repair"] == 1


def test_stranded_panel() -> None:
    units = {
        "sea25": {"usa": {"fighter~stranded": 2, "carrier": 1}},
        "jehol": {"japan": {"infantry": 1}},
    }
    case = Case(turn="japan", phase="conduct_combat", units=units)
    shown = panel(case, "stranded")
    assert shown["asked"] == ["usa"]
    assert [(u["kind"], u["count"]) for u in shown["aircraft"]["sea25"]] == [("fighter", 2)]
    assert "(2)" in prompt(case)
    assert case.can("usa", "land fighter midway 2")
    case.do("usa", "land all sea25")
    assert case.units("sea25") == {"usa": {"carrier[fighter,fighter]": 1}}


@pytest.mark.parametrize("attacker", ["sea", "land"])
def test_battle_panel_says_where_and_when(attacker: str) -> None:
    units = {
        "sea24": {"usa": {"cruiser": 1}},
        "sea25": {"japan": {"cruiser": 1}},
        "hunan": {"china": {"infantry": 1}},
        "kiangsi": {"japan": {"infantry": 1}},
    }
    if attacker == "sea":
        case = move("usa", units, "go sea24>sea25 cruiser", dice=(6, 6))
        assert panel(case, "battle")["sea"] is True
    else:
        case = move("china", units, "go hunan>kiangsi infantry", control={"kiangsi": "japan"}, dice=(6, 6))
        assert panel(case, "battle")["sea"] is False
    assert panel(case, "battle")["round"] == 1
    assert "after round 1" in prompt(case)


def objectives(case: Case) -> dict[str, int]:
    """What each national objective would pay now, as everybody sees it."""
    seen = GAME.view(case.state, None).tracks["objectives"]
    assert seen == GAME.view(case.state, case.waiting[0]).tracks["objectives"]
    return {name: goal["pays"] for name, goal in seen.items()}


def test_objectives_say_what_they_would_pay() -> None:
    case = Case(turn="japan", phase="purchase", war="china", base="start")
    shown = GAME.view(case.state, None).tracks["objectives"]["JP-2"]
    text = "Japan controls Honolulu, Sydney, Calcutta: for each of them"
    assert shown == {"power": "japan", "ipcs": 5, "pays": 0, "text": text, "rule": "P40-NOB-02"}
    start = {name: ipcs for name, ipcs in objectives(case).items() if ipcs}
    assert start == {"US-2": 5, "CN-1": 6, "UK-2": 5}
    assert len(objectives(case)) == 11


def test_objectives_follow_the_war() -> None:
    control = {"hawaiian_islands": "japan", "india": "japan", "philippines": "japan"}
    paid = objectives(Case(turn="japan", phase="purchase", control=control))
    assert (paid["JP-2"], paid["US-1"], paid["US-2"], paid["CN-1"]) == (10, 40, 0, 0)
    assert paid["UK-2"] == 0, "a power without its capital collects nothing"


def test_the_landing_of_anzac_pays_once() -> None:
    units = {"palau_island": {"anzac": {"infantry": 1}}}
    for spent, pays in ((0, 5), (1, 0)):
        case = Case(turn="anzac", phase="purchase", units=units, flags={"anzac_bonus": spent})
        assert objectives(case)["AN-2"] == pays
