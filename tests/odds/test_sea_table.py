"""Odds of Admirals' War at the table: the fight at hand in every stage, and nothing that is secret."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from flagplot.games.admirals_war import GAME
from flagplot.games.admirals_war.combat.frames import (
    Battle,
    BattleStage,
    Groups,
    PortStrikes,
    Raids,
    Torpedoes,
    Volley,
)
from flagplot.games.admirals_war.moves.frames import Homing
from flagplot.games.admirals_war.odds import at_hand, line_up, odds_of, pending, table
from flagplot.games.admirals_war.odds.result import BattleResult
from flagplot.games.admirals_war.odds.walk import TooLargeError, Walk
from flagplot.games.admirals_war.state import SeaState
from flagplot.kernel.action import parse_action
from flagplot.kernel.dice import Dice, outcomes
from flagplot.kernel.errors import BadInputError
from tests.admirals_war.fights import Fight

BOARD = GAME.tables.board
FLEETS = (
    ["us_enterprise_cv6", "us_hornet_cv8", "us_yorktown_cv5", "us_chicago", "us_7af"],
    ["jap_akagi", "jap_kaga", "jap_hiryu", "jap_myoko", "jap_haruna", "jap_kirishima"],
)
BOAT = next(piece.id for piece in BOARD.pieces if piece.kind == 3 and piece.id.startswith("ger_"))


@pytest.fixture(autouse=True)
def _nothing_kept() -> Iterator[None]:
    """Answers of a test with limits of its own are no good to the next."""
    pending.forget()
    yield
    pending.forget()


def near(value: float) -> Any:
    return pytest.approx(value, abs=1e-12)


def fleets(state: SeaState) -> list[dict[str, Any]]:
    return table.battles(GAME, state)["fleets"]  # type: ignore[no-any-return]


def shown(case: Fight) -> list[dict[str, Any]]:
    """The same at a table of its own."""
    return table.battles(case.game, case.state)["fleets"]  # type: ignore[no-any-return]


def plan(case: Fight, words: str, seat: str = "") -> dict[str, Any] | None:
    """What an answer of whoever is asked would bring."""
    found = table.planned(case.game, case.state, seat or case.waiting[0], parse_action(words), "")
    return found and found["fleet"]


def chances(answer: dict[str, Any], what: str = "sunk") -> dict[str, float]:
    return {unit["id"]: unit[what] for unit in answer["units"]}


def titles(one: dict[str, Any]) -> list[str]:
    return [answer["title"] for answer in one["answers"]]


# -- what really happens ------------------------------------------------------------------------------------


def settled(case: Fight, answers: list[str], targets: list[str]) -> dict[str, list[float]]:
    """Each target after real answers and every fall of the dice: sunk, gone home, hit at all."""
    state, game = case.state, case.game
    before = {BOARD.unit(id): (state.damage[BOARD.unit(id)], state.place[BOARD.unit(id)]) for id in targets}

    def run(dice: Dice) -> SeaState:
        now = state
        for action in answers:
            now, _ = game.apply(now, now.waiting[0], action, dice=dice)
            while now.waiting and isinstance(now.frames[-1], Homing):
                now, _ = game.apply(now, now.waiting[0], game.legal(now, now.waiting[0])[0], dice=dice)
        return now

    found = {id: [0.0, 0.0, 0.0] for id in targets}
    for chance, after in outcomes(run):
        for id, (unit, (damage, place)) in zip(targets, before.items(), strict=True):
            gone = after.place[unit] in (BOARD.sunk, BOARD.chart)
            found[id][0] += float(chance) * gone
            found[id][1] += float(chance) * (not gone and after.place[unit] != place)
            found[id][2] += float(chance) * (gone or after.damage[unit] > damage)
    return found


def agree(answer: dict[str, Any], real: dict[str, list[float]]) -> None:
    """Exactly what really happens, of all units the answer tells of."""
    shown = {unit["id"]: [unit["sunk"], unit["home"], unit["hit"]] for unit in answer["units"]}
    assert shown == {id: [near(number) for number in numbers] for id, numbers in real.items()}


# -- battles before a round ---------------------------------------------------------------------------------


def test_a_small_battle_to_its_end() -> None:
    state = line_up(GAME, "north_sea", ["uk_hood"], ["ger_bismarck"])
    (found,) = fleets(state)
    assert found == table.battle(GAME, state, "North Sea")
    whole, guns = found["answers"]  # nobody flies
    result = odds_of(GAME, state, "north_sea")
    assert (found["space"], titles(found)) == ("north_sea", [at_hand.TO_THE_END, at_hand.ROUNDS["surface"]])
    assert sum(end["chance"] for end in whole["ends"]) == near(1.0)
    assert chances(whole) == {id: one.sunk for id, one in result.units.items()}
    surface = odds_of(GAME, state, "north_sea", action="surface")
    assert chances(guns) == {id: near(one.sunk) for id, one in surface.units.items()}
    assert [unit["side"] for unit in whole["units"]] == ["allied", "axis"]


def test_a_large_battle_has_its_next_round(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(at_hand, "SPACE", 50)
    state = line_up(GAME, "coral_sea", *FLEETS)
    (found,) = fleets(state)
    assert titles(found)[-2:] == list(at_hand.ROUNDS.values())
    assert all(len(answer["units"]) == len(FLEETS[0]) + len(FLEETS[1]) for answer in found["answers"])
    with pytest.raises(BadInputError, match="no battle is at hand"):
        table.battle(GAME, state, "north_sea")


def test_what_is_not_worked_out_is_said_in_one_line() -> None:
    state = line_up(GAME, "north_sea", ["uk_hood"], ["ger_bismarck"])
    frame: Any = state.frames[-1]
    frame.named = {BOARD.unit("ger_bismarck"): -1}
    (found,) = fleets(state)
    assert found["answers"] == []
    assert found["note"] == "A battle with targets named beforehand is not worked out."


def test_areas_whose_combat_is_over_have_no_odds() -> None:
    state = line_up(GAME, "north_sea", ["uk_hood"], ["ger_bismarck"])
    state.frames = state.frames[:1]
    assert [one["space"] for one in fleets(state)] == ["north_sea"]
    state.resolved[BOARD["north_sea"]] = 1
    assert fleets(state) == []


def test_a_choice_of_action_is_looked_at_by_its_own_seat_alone() -> None:
    case = Fight("coral_sea", ["us_enterprise_cv6", "us_chicago", "jap_akagi", "jap_myoko"])
    before = fleets(case.state)
    seat = case.waiting[0]
    planned = plan(case, "choose air", seat)
    assert planned is not None
    assert planned["answers"] == [
        answer for answer in before[0]["answers"] if "in the air" in answer["title"]
    ]
    case.do(seat, "choose air")
    assert fleets(case.state) == before  # nothing tells what was chosen
    assert plan(case, "choose air", seat) is None


# -- volleys ------------------------------------------------------------------------------------------------


def in_the_air() -> Fight:
    """Two weak Japanese carriers name their targets first."""
    units = {"us_enterprise_cv6": {}, "us_chicago": {"damage": 1}, "jap_akagi": {}, "jap_hiryu": {}}
    factors = {
        "jap_akagi": "0-2-7-2",
        "jap_hiryu": "0-1-7-1*",
        "us_enterprise_cv6": "0-2-7-2*",
        "us_chicago": "2-2-7",
    }
    return Fight("coral_sea", units, factors=factors).choose("air")


def test_the_volley_as_aimed_is_what_comes_of_it() -> None:
    """Against the real code: both carriers fire, the enemy does not, then markers take effect."""
    case = in_the_air()
    assert isinstance(case.state.frames[-1], Volley)
    answers = ["aim jap_akagi us_enterprise_cv6", "aim jap_hiryu us_chicago", "aim us_enterprise_cv6 none"]
    case.do("japanese", answers[0])
    planned = plan(case, answers[1], "japanese")
    assert planned is not None
    agree(planned["answers"][0], settled(case, answers[1:], ["us_enterprise_cv6", "us_chicago"]))


def test_every_aim_is_in_the_odds_before_it_is_named() -> None:
    case = in_the_air()
    (first,) = shown(case)
    assert (first["kind"], first["title"]) == ("volley", "Air strikes of the Axis")
    assert titles(first) == ["If all aim as usual, the strongest at the weakest"]
    alone = first["choices"]["aim jap_akagi us_enterprise_cv6"]
    both = first["choices"]["rest us_enterprise_cv6"]
    assert 0 < alone[0]["sunk"] < both[0]["sunk"] < 1
    case.do("japanese", "aim jap_akagi us_enterprise_cv6")
    (second,) = shown(case)
    assert titles(second)[0] == "As aimed so far"
    assert second["answers"][0]["units"] == alone
    assert second["choices"]["aim jap_hiryu us_enterprise_cv6"] == both


def test_planned_aims_are_those_of_the_list() -> None:
    case = in_the_air()
    (found,) = shown(case)
    assert len(found["choices"]) == 4
    for words, units in found["choices"].items():
        planned = plan(case, words, "japanese")
        assert planned is not None
        assert [one for one in planned["answers"][0]["units"] if one["id"] == units[0]["id"]] == units
    assert plan(case, "aim jap_akagi us_chicago", "us") is None
    assert plan(case, "aim jap_akagi jap_hiryu", "japanese") is None


def test_damage_that_waits_is_part_of_it() -> None:
    """The side that fires second has been hit already; that is certain, and shown beside its own attacks."""
    case = in_the_air()
    case.do("japanese", "aim jap_akagi us_enterprise_cv6")
    case.do("japanese", "aim jap_hiryu us_chicago", dice=[6, 1, 2, 4])
    markers = case.state.markers
    assert {BOARD.unit_ids[unit] for unit in markers} == {"us_enterprise_cv6", "us_chicago"}
    (found,) = shown(case)
    assert titles(found)[0] == "What waits to take effect"
    agree(found["answers"][0], settled(case, ["aim us_enterprise_cv6 none"], list(FIRED)))
    planned = plan(case, "aim us_enterprise_cv6 jap_akagi", "us")
    assert planned is not None
    real = settled(case, ["aim us_enterprise_cv6 jap_akagi"], [*FIRED, "jap_akagi"])
    agree(planned["answers"][0], real)


FIRED = ("us_enterprise_cv6", "us_chicago")


def test_guns_before_the_carriers_are_named() -> None:
    """In the middle of a round, with the kind of action known: this round, as far as it can be said."""
    case = Fight("coral_sea", ["us_lexington_cv2", "us_chicago", "jap_akagi", "jap_myoko"]).choose("surface")
    frame = case.state.frames[-1]
    assert isinstance(frame, Battle)
    (found,) = shown(case)
    assert titles(found) == ["This round, with guns"]
    assert chances(found["answers"][0])["us_chicago"] > 0


def test_kamikaze_units_are_gone_with_their_attack() -> None:
    options = {"turn_11": True}
    units = ["us_chicago", "us_astoria", "jap_21af", "jap_22af"]
    case = Fight("coral_sea", units, turn=11, options=options).choose("air")
    case.do("japanese", "kamikaze jap_21af", "done")
    planned = plan(case, "aim jap_21af us_chicago")
    assert planned is not None
    chicago, diver = planned["answers"][0]["units"]
    assert (diver["id"], diver["sunk"]) == ("jap_21af", 1.0)
    plainly = odds_of(GAME, case.state, volley="air", aims={"jap_21af": "Chicago"})
    assert chicago["sunk"] > plainly.units["us_chicago"].sunk > 0  # the bonus


# -- ports --------------------------------------------------------------------------------------------------


def off_truk(**ports: Any) -> Fight:
    frames = [{"step": "raids", "area": BOARD["marianas"], "side": 0}]
    factors = {"us_hornet_cv8": "0-2-7-2*", "us_wasp_cv7": "0-2-7-2"}
    return Fight("marianas", ["us_hornet_cv8", "us_wasp_cv7"], ports=ports, frames=frames, factors=factors)


def test_raids_that_can_be_flown_and_those_that_are() -> None:
    case = off_truk(truk=["jap_myoko", "jap_nachi"], saipan=["jap_21af"])
    assert isinstance(case.state.frames[-1], Raids)
    saipan, truk = shown(case)
    assert (saipan["title"], truk["port"]) == ("Carrier raid on Saipan", "truk")
    assert titles(truk) == ["By Hornet, Wasp"]
    assert set(truk["choices"]) == {"bomb us_hornet_cv8 truk", "bomb us_wasp_cv7 truk"}
    alone = truk["choices"]["bomb us_hornet_cv8 truk"]
    case.do("us", "bomb us_hornet_cv8 truk")
    saipan, truk = shown(case)
    assert titles(truk) == ["By Hornet", "By Hornet, Wasp"]
    assert truk["answers"][0]["units"] == alone
    assert set(saipan["choices"]) == {"bomb us_wasp_cv7 saipan"}
    planned = plan(case, "bomb us_wasp_cv7 truk", "us")
    assert planned is not None
    assert planned["port"] == "truk"
    assert planned["answers"][0]["units"] == truk["choices"]["bomb us_wasp_cv7 truk"]
    assert table.battle(case.game, case.state, "truk") == truk


def test_a_raid_is_what_comes_of_it() -> None:
    """One carrier, one ship in port; nobody is disabled there, and the bottom is no loss."""
    case = off_truk(truk=["jap_myoko"])
    (truk,) = shown(case)
    unit = truk["choices"]["bomb us_hornet_cv8 truk"]
    real = settled(case, ["bomb us_hornet_cv8 truk", "done"], ["jap_myoko"])
    agree({"units": unit}, real)
    assert unit[0]["bottomed"] > 0


def test_planes_that_attack_ports() -> None:
    frames = [{"step": "port_strikes", "area": BOARD["marianas"], "side": 0}]
    case = Fight(
        "marianas", ["us_7af"], ports={"truk": ["jap_myoko"]}, frames=frames, factors={"us_7af": "2-2"}
    )
    assert isinstance(case.state.frames[-1], PortStrikes)
    (found,) = shown(case)
    assert found["title"] == "Air attack on Truk"
    agree(found["answers"][0], settled(case, ["strike us_7af truk"], ["jap_myoko"]))


# -- submarines ---------------------------------------------------------------------------------------------


def test_submarines_that_everybody_sees() -> None:
    frames = [{"step": "torpedoes", "area": BOARD["north_sea"], "queue": [1]}]
    case = Fight("north_sea", {"uk_norfolk": {}, "uk_hood": {}, BOAT: "raiding"}, frames=frames)
    assert isinstance(case.state.frames[-1], Torpedoes)
    (found,) = shown(case)
    assert set(chances(found["answers"][0])) == {"uk_norfolk", "uk_hood"}
    for target in ("uk_norfolk", "uk_hood"):
        words = f"torpedo {BOAT} {target}"
        agree({"units": found["choices"][words]}, settled(case, [words], [target]))
        planned = plan(case, words)
        assert planned is not None
        assert planned["answers"][0]["units"] == found["choices"][words]


def test_submarines_that_nobody_sees_are_for_their_owner_alone() -> None:
    frames = [{"step": "torpedoes", "area": BOARD["north_sea"], "queue": [1]}]
    units = {"uk_norfolk": {}, "uk_hood": {}, BOAT: "raiding"}
    case = Fight("north_sea", units, frames=frames, options={"hidden_submarines": True})
    (found,) = shown(case)
    assert (found["answers"], found["choices"], found["note"]) == ([], {}, at_hand.UNSEEN)
    planned = plan(case, f"torpedo {BOAT} uk_hood", "german")
    assert planned is not None
    assert chances(planned["answers"][0])["uk_hood"] > 0
    assert plan(case, f"torpedo {BOAT} uk_hood", "british") is None


def test_nothing_is_told_of_submarines_nobody_sees() -> None:
    state = line_up(
        GAME, "north_sea", ["uk_norfolk"], {"ger_prinz_eugen": {}, BOAT: "raiding"},
        options={"hidden_submarines": True},
    )  # fmt: skip
    (found,) = fleets(state)
    assert found["answers"]
    assert BOAT not in {unit["id"] for answer in found["answers"] for unit in answer["units"]}


# -- pursuits -----------------------------------------------------------------------------------------------


def test_a_pursuit_while_ships_are_told_off() -> None:
    ships = ["uk_hood", "uk_norfolk", "ger_bismarck", "ger_prinz_eugen"]
    case = Fight("north_sea", ships, battle={"stage": int(BattleStage.DECLARE)})
    (before,) = shown(case)
    assert titles(before)[0] == at_hand.TO_THE_END
    while isinstance(case.state.frames[-1], Battle):
        case.do(case.waiting[0], "retreat" if case.waiting[0] == "german" else "stand")
    assert isinstance(case.state.frames[-1], Groups)
    (forming,) = shown(case)
    assert forming["answers"] == []
    assert "groups" in forming["note"]
    case.do("german", "together")
    (whole,) = shown(case)
    assert whole["title"].startswith("Pursuit of Bismarck")
    assert titles(whole)[0].startswith("If all that are fast enough pursue")
    assert "the Axis gets away" in {end["text"] for end in whole["answers"][0]["ends"]}
    assert whole["answers"][0]["wins"] == {}  # to get away is no defeat
    planned = plan(case, case.legal("british")[0], "british")
    assert planned is not None
    assert chances(planned["answers"][0])["ger_bismarck"] >= 0
    case.do("british", case.legal("british")[0])
    (one,) = shown(case)
    assert one["answers"][: len(planned["answers"])] == planned["answers"]


# -- laws ---------------------------------------------------------------------------------------------------

SECRETS = {"hidden_submarines": True, "pearl_harbor_tension": True, "submarine_targeting": True}


def small_ones(fight: Any, action: str = "") -> BattleResult:
    """Large battles take long, and nothing in them is more hidden than in small ones."""
    if len(fight.index) > 4:
        raise TooLargeError("odds: a small battle expected")
    return BattleResult(Walk(fight, action).run())


@pytest.mark.parametrize("seed", range(3))
def test_the_odds_tell_nothing_that_is_hidden(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions a spectator cannot tell apart have the same odds; so do those a seat cannot, as it plans."""
    monkeypatch.setattr(at_hand, "walked", small_ones)
    chance = random.Random(seed)
    state = GAME.start("standard", options={**SECRETS, "task_forces": seed > 0}, seed=seed)
    looked = 0
    for step in range(1500):
        if state.outcome is not None:
            break
        seat = chance.choice(state.waiting)
        legal = GAME.legal(state, seat)
        fighting = isinstance(state.frames[-1], tuple(at_hand.FRAMES))
        if fighting or step % 40 == 0:
            other = GAME.resample(state, None, step)
            assert fleets(other) == fleets(state), step
            looked += fighting
            action = chance.choice(legal)
            own = GAME.resample(state, seat, step)
            assert table.planned(GAME, own, seat, action, "") == table.planned(GAME, state, seat, action, "")
        state, _ = GAME.apply(state, seat, chance.choice(legal))
    assert looked > 5
