"""What a side cannot know of a war on land is other in ``resample``, and nothing tells the worlds apart."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from flagplot.games.war_in_the_pacific.marks import ACTIVE, BROKEN
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS
from flagplot.kernel.laws import check_hides, check_lanes
from tests.war_in_the_pacific.ashore import GAME, GROUNDED, TABLES, LandCase
from tests.war_in_the_pacific.solomons import GROUNDED as SKY
from tests.war_in_the_pacific.solomons import SolomonsCase

SEEDS = range(6)
PLAN = {"side": "japan", "hq": "hq-25-army", "target": "C0108", "units": ["ja-rgt-56"], "turn": 3}
MALAYA: dict[str, Any] = {
    "control": {"A3529": "japan", "A3530": "japan"}, "first": "japan", "turn": 3, "pair": 9,
    "harbour": {
        "B0452": ["jn-ca-atago", "jn-msu-4", "jn-cl-kashii"], "A3529": ["jn-de-otori", "jn-de-hatsutaka"],
    },
    "forces": {
        "J7": {"hex": "C0603", "ships": ["jn-ca-takao"], "mission": "PATROL"},
        "J8": {"hex": "A3828", "dummy": True},
    },
    "subrons": {"sub-jn-4a": ["C0204", 3], "sub-jn-4b": ["C0206", 2]}, "pool": {"IJN I": 3},
    "war": {
        "plans": [PLAN], "reserve": {"japan": 6}, "areas": {"br-msu-4": "Bombay", "br-msu-5": "Colombo"},
        "hqs": {"hq-25-army": {"at": "A3529", "cp": 9, "active": True}},
        "works": {"projects": []},
    },
}  # fmt: skip
STACKS = {
    "A3529": ["ja-rgt-55/hidden", "ja-rgt-56/hidden"], "A3530": ["ja-div-5/hidden"],
    "A3531": ["br-bde-6ind/hidden"],
    "C0108": ["br-bde-1mal/hidden", "br-gar-sing/hidden"],
}  # fmt: skip
PHASES = ("ground_activation", "ground_first", "ground_second", "ground_engineering", "naval", "air")
DICE = {"naval": [6, 6, 1, 1]}  # the initiative
FLYING = {"air-ja-ki-21-saigon": {"points": 4}, "air-br-blenheim-kuantan": {"points": 1}}
ASKED = (
    "move ja-rgt-55 A3530", "move br-bde-6ind A3530", "attack A3530", "besiege A3530", "march A3529 A3530",
    "activate ja-rgt-55 hq-25-army", "activate br-bde-6ind hq-malaya-ag", "break-down ja-div-5 4 4 4",
    "take-card J7", "take-card contact-1", "change-port jn-cl-kashii A3529 hq-southern-expeditionary-fleet",
    "naval-strike C0108 contact-1", "air-strike C0108 A3530 ground", "demolish br-eng-malaya port",
    "build ja-rgt-15eng airfield", "load ja-rgt-55", "land A3530", "dispatch br-msu-4 A3240", "done",
)  # fmt: skip


def case(phase: str = "ground_activation", **more: Any) -> LandCase:
    return LandCase(phase, STACKS, DICE.get(phase, ()), air={**GROUNDED, **FLYING}, **{**MALAYA, **more})


@pytest.mark.rule("BR-1-07")
@pytest.mark.parametrize("phase", PHASES)
def test_views_answers_and_refusals_are_the_same_in_every_world(phase: str) -> None:
    state = case(phase).state
    for seat in SEATS:
        for seed in SEEDS:
            check_hides(GAME, state, seed)
            check_lanes(GAME, state, seed)
            other = GAME.resample(state, seat, seed)
            assert other.waiting == state.waiting
            assert GAME.view(other, seat).panels == GAME.view(state, seat).panels
            for answer in ASKED:
                assert GAME.why_not(other, seat, answer) == GAME.why_not(state, seat, answer), answer


@pytest.mark.rule("BR-1-07")
@pytest.mark.parametrize("phase", ["ground_activation", "ground_first", "naval"])
def test_so_they_are_in_the_solomons(phase: str) -> None:
    state = SolomonsCase(
        phase, {"E2519": ["mc-rgt-1"], "E2418": ["ja-rgt-28/hidden", "jn-snlf-k3/hidden"]},
        DICE.get(phase, ()), air=SKY, turn=1, pair=3, codes={"allied": 3, "japan": 2},
        subrons={"sub-us-sol1": ["E1714", 4]}, mtbs={"squadrons": [["E2518", 6]], "pool": 2},
    ).state  # fmt: skip
    for seed in SEEDS:
        check_hides(GAME, state, seed)
        check_lanes(GAME, state, seed)


@pytest.mark.rule("BR-1-07")
@pytest.mark.parametrize("phase", PHASES)
def test_the_charts_tell_nothing_of_stacks_that_lie_face_down(phase: str) -> None:
    """How many steps there are in all would tell, week after week, who has been made up to strength."""
    state = case(phase).state
    for seed in SEEDS:
        other = GAME.resample(state, None, seed)
        assert GAME.numbers(other) == GAME.numbers(state)
        assert GAME.mark(other) == GAME.mark(state)
    assert "units" not in GAME.numbers(state)
    assert GAME.numbers(GAME.start("tarawa", seed=1))["units"]["allied"]["steps"]


def number(id: str) -> int:
    return TABLES.number[id]


def steps(state: Any) -> Any:
    return [state.steps[number(id)] for id in ("ja-rgt-55", "ja-rgt-56", "ja-div-5")]


def marks(state: Any) -> Any:
    return [state.marks[number(id)] & (ACTIVE | BROKEN) for id in ("ja-rgt-55", "ja-rgt-56", "ja-div-5")]


OURS = sum(hq.side == SEATS[JAPAN] for hq in TABLES.hqs)  # they come first
HIDDEN: dict[str, Callable[[Any], Any]] = {
    "which units stand where": lambda state: [state.place[number(id)] for id in ("ja-rgt-55", "ja-div-5")],
    "how strong they are": steps,
    "who is activated or broken": marks,
    "who paid": lambda state: {unit: hq for unit, hq in state.war.under.items() if hq < OURS},
    "stocks": lambda state: state.war.cp[:OURS],
    "headquarters that are activated": lambda state: state.war.active[:OURS],
    "the reserve": lambda state: state.war.reserve,
    "plans": lambda state: state.war.plans,
    "ships in port": lambda state: {hex: len(there) for hex, there in state.sea.harbour.items()},
    "submarines": lambda state: [boats.points for boats in state.sea.boats.values()],
    "the pool of submarines": lambda state: state.sea.pool,
    "where task forces are": lambda state: [force.hex for force in state.sea.forces.values()],
}


@pytest.mark.rule("BR-1-07")
@pytest.mark.parametrize("what", HIDDEN)
def test_another_world_is_another_one(what: str) -> None:
    state, found = case().state, HIDDEN[what]
    others = [found(GAME.resample(state, SEATS[ALLIED], seed)) for seed in range(20)]
    assert any(other != found(state) for other in others)
    assert all(found(GAME.resample(state, SEATS[JAPAN], seed)) == found(state) for seed in SEEDS)


@pytest.mark.rule("BR-1-07")
def test_convoys_and_repairs_of_the_allies_are_theirs() -> None:
    repair = {"port": "C0108", "row": 7, "left": [3], "since": 0}
    one = case(
        "ground_activation", ships={"br-cl-danae": {"damage": 1}},
        harbour={"C0108": ["br-cl-danae"]},
        war={**MALAYA["war"], "works": {"overhauls": {"br-cl-danae": repair}}},
    )  # fmt: skip
    other_areas, logs = set(), set()
    for seed in range(20):
        other = GAME.resample(one.state, SEATS[JAPAN], seed)
        other_areas.add(tuple(other.war.areas.values()))
        logs |= {one_.left for one_ in other.war.works.overhauls.values()}
        mine = GAME.resample(one.state, SEATS[ALLIED], seed)
        assert mine.war.areas == one.state.war.areas
        assert mine.war.works.overhauls == one.state.war.works.overhauls
    assert len(other_areas) > 1
    assert len(logs) > 1


@pytest.mark.rule("BR-1-07")
def test_somebody_is_left_in_every_stack() -> None:
    state = case().state
    hexes = {state.place[number(id)] for id in ("ja-rgt-55", "ja-div-5")}
    for seed in range(20):
        other = GAME.resample(state, SEATS[ALLIED], seed)
        assert {other.place[number(id)] for id in ("ja-rgt-55", "ja-rgt-56", "ja-div-5")} == hexes
