"""The easy opponent plays whole games, and better than chance."""

from __future__ import annotations

import pytest

from flagplot.bots.finding import find
from flagplot.bots.player import Player
from flagplot.games.war_in_the_pacific import GAME
from tests.war_in_the_pacific.ashore import GAME as ASHORE
from tests.war_in_the_pacific.ashore import LandCase
from tests.war_in_the_pacific.setting import Case, Situation


def played(seed: int, levels: dict[str, str], scenario: str = "tarawa", most: int = 3_000) -> tuple[str, ...]:
    game = GAME if scenario == "tarawa" else ASHORE
    players = {seat: Player(find(game, level), seed) for seat, level in levels.items()}
    state = game.start(scenario, seed=seed)
    while state.outcome is None:
        seat = state.waiting[0]
        game.push(state, seat, players[seat].answer(game, state, seat))
        assert state.seq < most
    return state.outcome.winners


@pytest.mark.parametrize("seed", [1, 2])
def test_it_plays_a_game_to_its_end(seed: int) -> None:
    played(seed, {"allied": "easy", "japan": "easy"})


def test_it_beats_chance_as_the_allies() -> None:
    games = [played(seed, {"allied": "easy", "japan": "random"}) for seed in range(8)]
    assert games.count(("allied",)) >= 5


@pytest.mark.parametrize(("winner", "loser"), [("japan", "allied"), ("allied", "japan")])
def test_normal_beats_easy_off_betio_from_either_side(winner: str, loser: str) -> None:
    games = [played(seed, {winner: "normal", loser: "easy"}) for seed in range(100, 116)]
    assert games.count((winner,)) >= 10


@pytest.mark.parametrize(
    ("turn", "others", "expected"), [(0, 3, "last-man"), (0, 1, "no"), (2, 1, "last-man"), (2, 0, "no")]
)
def test_normal_dies_to_the_last_man_while_others_hold_out(turn: int, others: int, expected: str) -> None:
    rest = dict(zip(("b0905", "b0804", "b0704"), ("jn-lab-betio", "jn-sbf-3sp", "jn-eng-111"), strict=True))
    held = {hex: [unit] for hex, unit in list(rest.items())[:others]}
    case = Case("first", {"b0605": ["jn-snlf-s7"], "b0604": ["mc-rgt-8:2"], **held}, turn=turn)
    case.do("allied", "move mc-rgt-8 b0605", "attack b0605")
    assert str(Player(find(GAME, "normal"), 1).answer(GAME, case.state, "japan")) == expected


def test_normal_strikes_at_the_carriers_of_what_it_sees() -> None:
    forces = {
        "J1": {"hex": "F0531", "ships": ["jn-cv-akagi", "jn-cv-kaga"], "marker": 1, "located": True},
        "J3": {"hex": "F0531", "ships": ["jn-cvl-zuiho", "jn-ca-atago"], "marker": 2, "located": True},
        "U16": {"hex": "F1030", "ships": ["us-cv-enterprise", "us-cv-hornet"], "mission": "CVOPS"},
    }
    told = [
        {"side": 1, "marker": marker, "phase": 0, "source": "F1234", "kind": "true", "types": types}
        for marker, types in ((1, [["CV", 2]]), (2, [["CVL", 1], ["CA", 1]]))
    ]
    case = Situation(
        {
            "scenario": "midway",
            "phase": "air",
            "forces": forces,
            "reports": told,
            "subrons": {},
            "opened": True,
        }
    )
    answer = Player(find(GAME, "normal"), 1).answer(GAME, case.state, "allied")
    while not str(answer).startswith("naval-strike U16"):  # reinforcements of Midway come first
        case.do("allied", str(answer))
        answer = Player(find(GAME, "normal"), 1).answer(GAME, case.state, "allied")
    assert str(answer) == "naval-strike U16 contact-1"


def test_it_lands_beside_the_enemy() -> None:
    units = {"us-apa-1": ["mc-rgt-2"], "b0404": ["jn-snlf-s7/hidden"]}
    case = Case(
        "plan", units, unloaded=["mc-rgt-2"], forts={"b0404": {"strength": 2, "size": 1, "hidden": True}}
    )
    answer = Player(find(GAME, "easy"), 1).answer(GAME, case.state, "allied")
    assert str(answer).startswith("assault mc-rgt-2 4")
    assert str(answer).split()[-1] in ("b0304", "b0504")


@pytest.mark.slow
@pytest.mark.parametrize(("winner", "loser"), [("japan", "allied"), ("allied", "japan")])
def test_it_beats_chance_in_malaya_from_either_side(winner: str, loser: str) -> None:
    assert played(1, {winner: "easy", loser: "random"}, "malaya", 40_000) == (winner,)


@pytest.mark.slow
def test_malaya_is_won_by_either_side() -> None:
    games = {played(seed, {"allied": "easy", "japan": "easy"}, "malaya", 9_000) for seed in range(1, 5)}
    assert {("japan",), ("allied",)} <= games


def test_the_army_marches_on_singapore_and_does_not_go_aboard_again() -> None:
    units = {"A3529": ["ja-div-5", "ja-tank-1"], "C0108": ["br-bde-1mal"]}
    case = LandCase("ground_first", units, control={"A3529": "japan"}, first="japan")
    answer = Player(find(case.game, "easy"), 1).answer(case.game, case.state, "japan")
    assert str(answer) == "march A3529 A3530"
