"""Ground attacks of Dai Senso!: every face against the game itself, the board, the luck of a roll."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import Any

import msgspec
import pytest

import flagplot
from flagplot.games.dai_senso import GAME
from flagplot.games.dai_senso.combat.frames import Attack, Combat
from flagplot.games.dai_senso.odds.luck import report
from flagplot.games.dai_senso.odds.playout import (
    ALL_ENDS,
    CLEARED,
    HELD,
    TAKEN,
    THROWN_BACK,
    attack_in,
    outcome,
)
from flagplot.games.dai_senso.odds.policy import BACK, LARGE, LAST, STAND, STAY, WEAK, Asked, Policy, answer
from flagplot.games.dai_senso.state import AsiaState
from flagplot.kernel.action import Action, parse_action
from flagplot.kernel.dice import Dice, outcomes
from flagplot.kernel.event import Event
from tests.dai_senso.fight import Fight

DESK = GAME.ask_odds()
POLICIES = (
    Policy(),
    Policy(STAY, STAND, LARGE, WEAK),
    Policy(BACK, LAST, WEAK, LARGE),
)
BESIEGED = {
    "w5524": ["RU-CAVM-01", "RU-TK-01"], "w5425": ["RU-INFA-01"], "w5525": ["KW-INFA-02", "KW-INF1-02"],
}  # fmt: skip


def positions(scenario: str, seed: int, wanted: int) -> Iterator[AsiaState]:
    """Attacks at hand in a game of random answers: declared, and on their way to the die."""
    state, chance = GAME.start(scenario, seed=seed), Random(seed)
    for _ in range(20_000):
        if not state.waiting or not wanted:
            return
        if attack_in(state) and _can_be_made(state):
            wanted -= 1
            yield state
        seat = state.waiting[0]
        legal = list(GAME.legal(state, seat))
        aggressive = [one for one in legal if one.verb in ("target", "commit", "attack", "support")]
        joining = [one for one in aggressive if one.verb in ("commit", "support")]
        state, _ = GAME.apply(state, seat, chance.choice(joining or aggressive or legal))


def _can_be_made(state: AsiaState) -> bool:
    frame = attack_in(state)
    asked = GAME.legal(state, state.waiting[0])
    return bool(frame and frame.attackers) and (Action("attack") in asked or "cancel" not in map(str, asked))


def played(state: AsiaState, policy: Policy, dice: Dice) -> AsiaState:
    """An attack carried out by the answers of both seats, as at a table."""
    depth = len(state.frames)
    heirs: dict[str, str] = {}
    while len(state.frames) >= depth:
        frame, seat = state.frames[-1], state.waiting[0]
        assert isinstance(frame, Attack)
        action = answer(policy, Asked(GAME.play(state), frame, list(GAME.legal(state, seat)), heirs))
        if action.verb == "lose" and action.args[1:]:
            heirs[str(action.args[1])] = str(action.args[0])
        state, _ = GAME.apply(state, seat, action, dice=dice)
    return state


def steps(state: AsiaState, faction: int) -> int:
    """All steps of a faction on the map."""
    war = GAME.play(state)
    return sum(war.face(one).steps for one in war.all_ground(faction))


@pytest.mark.parametrize(
    ("scenario", "seed"), [("august-storm", 8), ("china-incident", 2), ("tora", 5), ("pacific-war", 1)]
)
def test_every_face_comes_to_what_the_game_makes_of_it(scenario: str, seed: int) -> None:
    """Where everybody stands, and what everybody has lost, by answers given one after the other."""
    found = list(positions(scenario, seed, 8))
    assert len(found) > 4
    for state in found:
        for policy in POLICIES:
            compare(state, policy)


def compare(state: AsiaState, policy: Policy) -> None:
    """All ends of an attack with those at a table where both seats answer by a policy."""
    frame, own = attack_in(state), state.phasing
    assert frame is not None
    theirs = GAME.play(state).faction(frame.defenders[0]) if frame.defenders else (own + 1) % 3
    found = outcome(GAME, state, policy)
    falls = list(outcomes(lambda dice: played(state, policy, dice)))
    assert [chance for chance, _ in falls] == ([Fraction(1, 6)] * 6 if frame.defenders else [Fraction(1)])
    for end, (_, after) in zip(found.ends, falls, strict=bool(frame.defenders)):
        war = GAME.play(after)
        assert (end.state.place, end.state.up) == (after.place, after.up)
        assert end.attacker_lost == steps(state, own) - steps(after, own)
        assert end.defender_lost == steps(state, theirs) - steps(after, theirs)
        holders = {war.faction(one) for one in war.stack(frame.hex) if war.face(one).ground}
        assert (end.how == TAKEN) == (own in holders)
        assert (end.how in (HELD, THROWN_BACK)) == (theirs in holders)
        assert (end.how == CLEARED) == (not holders)
    assert sum(found.how(how) for how in ALL_ENDS) == pytest.approx(1.0)


def test_an_attack_at_hand_has_the_column_and_the_results_of_its_board() -> None:
    case = Fight(BESIEGED)
    case.do("soviet", "target w5525", "commit RU-CAVM-01", "commit RU-TK-01")
    shown = GAME.view(case.state, "soviet").panels["attack"]
    found = outcome(GAME, case.state, Policy())
    assert (found.column, [end.result for end in found.ends]) == (shown["column"], shown["results"])
    (one,) = DESK.battles(case.state)["battles"]
    assert (one["space"], one["attacker"], one["defenders"]) == ("w5525", "soviet", ["axis"])
    assert one["chance"] == pytest.approx(found.takes)
    assert sum(end["chance"] for end in one["ends"]) == pytest.approx(1.0)
    assert DESK.battle(case.state, "w5525", "never") == one
    with pytest.raises(flagplot.BadInputError, match="w5524"):
        DESK.battle(case.state, "w5524", "never")


def test_what_is_planned_is_what_is_at_hand_once_it_is_done() -> None:
    case = Fight(BESIEGED)
    whole = parse_action("assault w5525 RU-CAVM-01 RU-TK-01")
    planned = DESK.planned(case.state, "soviet", whole, "w5525")
    case.do("soviet", "target w5525")
    assert DESK.battles(case.state)["battles"] == []  # nobody attacks yet
    for answer_given in ("commit RU-CAVM-01", "commit RU-TK-01"):
        led = DESK.planned(case.state, "soviet", parse_action(answer_given), "w5525")
        assert led == DESK.planned(case.state, "soviet", parse_action(answer_given), answer_given.split()[1])
        case.do("soviet", answer_given)
        assert DESK.battles(case.state)["battles"] == [led]
    assert planned == led
    case.do("soviet", *(f"commit {one}" for one in ("RU-INFA-01",)))
    (all_of_them,) = DESK.battles(case.state)["battles"]
    before = Fight(BESIEGED)
    whole_hex = DESK.planned(before.state, "soviet", Action("target", ("w5525",)), "w5525")
    assert whole_hex is not None
    assert {**whole_hex, "note": ""} == {**all_of_them, "note": ""}
    assert DESK.planned(case.state, "axis", whole, "w5525") is None  # not theirs to attack
    assert DESK.planned(case.state, "soviet", Action("cancel"), "w5525") is None
    assert DESK.planned(case.state, "soviet", parse_action("commit RU-CAVM-01"), "w5525") is None  # twice


def test_no_odds_are_told_once_the_die_has_fallen() -> None:
    case = Fight(BESIEGED)
    case.do("soviet", "assault w5525 RU-CAVM-01 RU-TK-01", dice=[1])
    assert isinstance(case.state.frames[-1], Attack)
    assert DESK.battles(case.state) == {"battles": []}


def test_a_hex_with_nobody_in_it_is_walked_into() -> None:
    case = Fight({"w5524": ["RU-CAVM-01"], "w5525": ["KW-INF1-02/detachment"]})
    found = GAME.odds(case.state, "w5525")
    assert (found.line, found.takes) == (None, 1.0)


# -- luck -------------------------------------------------------------------------------------------------


def documents(events: list[Event]) -> list[dict[str, Any]]:
    return [msgspec.to_builtins(event, str_keys=True) for event in events]


def thrown(case: Fight, face: int) -> dict[str, Any]:
    """The luck report after one attack with a face."""
    fresh = Fight(BESIEGED)
    fresh.state = case.state
    fresh.do("soviet", "assault w5525 RU-CAVM-01 RU-INFA-01", dice=[face])
    found: dict[str, Any] = report(GAME, fresh.state, documents(fresh.events))
    return found


@pytest.mark.parametrize("turn", ["July-Aug", "Nov-Dec"])
def test_the_luck_of_an_attack_is_its_place_among_six(turn: str) -> None:
    case = Fight(BESIEGED, turn=turn)
    found = [thrown(case, face) for face in range(1, 7)]
    gained = [one["battles"][0]["gained"] for one in found]
    assert len(set(gained)) > 2
    for one in found:
        (battle,) = one["battles"]
        assert battle["expected"] == pytest.approx(sum(gained) / 6)
        worse = sum(other < battle["gained"] for other in gained)
        equal = sum(other == battle["gained"] for other in gained)
        assert battle["percentile"] == pytest.approx((worse + equal / 2) / 6)
        assert (battle["attacker"], battle["defenders"]) == ("soviet", ["axis"])
        powers = one["powers"]
        assert powers["soviet"]["value"] == pytest.approx(-powers["axis"]["value"])
        assert powers["soviet"]["percentile"] == pytest.approx(1 - powers["axis"]["percentile"])
    assert sum(one["powers"]["soviet"]["value"] for one in found) == pytest.approx(0.0)


def test_snow_changes_what_could_have_been() -> None:
    summer, winter = (thrown(Fight(BESIEGED, turn=turn), 1)["battles"][0] for turn in ("July-Aug", "Nov-Dec"))
    assert summer["expected"] > winter["expected"]


def test_the_weather_of_an_attack_is_that_of_its_turn() -> None:
    """The log goes through the turns; the state only knows the last of them."""
    case = Fight(BESIEGED, turn="Nov-Dec")
    case.do("soviet", "assault w5525 RU-CAVM-01 RU-INFA-01", dice=[1])
    told = documents(case.events)
    later = case.state.clone()
    later.turn = 4
    began = {"event": "turn_began", "year": 1945, "turn": "Nov-Dec"}
    right = report(GAME, case.state, told)
    assert report(GAME, later, [began, *told]) == right
    assert (
        report(GAME, later, [*told, {**began, "turn": "Jan-Feb"}]) == right
    )  # of the first turn nothing is told


def test_the_luck_of_a_whole_game_counts_every_attack_once() -> None:
    state, chance, events = GAME.start("august-storm", seed=4), Random(4), list[Event]()
    while state.waiting and len(events) < 4000:
        seat = state.waiting[0]
        legal = list(GAME.legal(state, seat))
        fierce = [one for one in legal if one.verb in ("target", "commit", "attack")]
        state, more = GAME.apply(state, seat, chance.choice(fierce or legal))
        events += more
    found = report(GAME, state, documents(events))
    results = [one for one in documents(events) if one["event"] == "resulted"]
    assert len(found["battles"]) == len(results) > 3
    assert found["measure"] == ("step", "steps")
    sums = found["powers"]
    assert sum(one["value"] for one in sums.values()) == pytest.approx(0.0)
    for power in sums:
        took_part = [one for one in found["battles"] if power in (one["attacker"], *one["defenders"])]
        assert sums[power]["battles"] == len(took_part)


def test_a_segment_is_found_below_an_imagined_attack() -> None:
    """What asks for the segment of an attack finds one, though none is being played."""
    state = GAME.start("august-storm", seed=1)
    found = GAME.odds(state, "w5525", attack={"RU-TK": 2})
    assert isinstance(found.ends[0].state.frames[-1], Combat)
    assert state.frames[-1] is not found.attack
