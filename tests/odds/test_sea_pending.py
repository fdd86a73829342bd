"""Battles of Admirals' War that wait: as things stand, and as orders to sail would have them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from flagplot.games.admirals_war import GAME
from flagplot.games.admirals_war.board import SHIP
from flagplot.games.admirals_war.combat import areas
from flagplot.games.admirals_war.combat.frames import AreaStage
from flagplot.games.admirals_war.odds import at_hand, line_up, pending, table
from flagplot.games.admirals_war.odds.result import BattleResult
from flagplot.games.admirals_war.odds.walk import TooLargeError, Walk
from flagplot.games.admirals_war.state import SeaState
from flagplot.kernel.action import Action, parse_action
from tests.admirals_war.fights import Fight

BOARD = GAME.tables.board


@pytest.fixture(autouse=True)
def _nothing_kept() -> Iterator[None]:
    pending.forget()
    yield
    pending.forget()


def position(step: str, seat: str = "", **units: Any) -> SeaState:
    document = {"game": "admirals-war", "base": "empty", "turn": 5, "step": step, "pacific": "war"}
    return GAME.position({**document, **({"seat": seat} if seat else {}), "units": units})


def spaces(state: SeaState) -> list[tuple[str, str, bool]]:
    found = table.battles(GAME, state)["fleets"]
    return [(one["space"], one["kind"], one["pending"]) for one in found]


def plan(state: SeaState, seat: str, words: str, space: str) -> dict[str, Any] | None:
    found = table.planned(GAME, state, seat, parse_action(words), space)
    assert found is None or found["space"] == space
    return found and found["fleet"]


def strip(one: dict[str, Any]) -> dict[str, Any]:
    """What is worked out, without the line about it."""
    return {key: value for key, value in one.items() if key not in ("note", "pending")}


# -- on the board -------------------------------------------------------------------------------------------


def test_every_area_where_both_sides_are_has_its_odds() -> None:
    state = position(
        "combat",
        north_sea=["uk_hood", "ger_bismarck"],
        coral_sea=["us_chicago", "jap_myoko"],
        bay_of_biscay=["uk_renown"],
    )
    assert set(spaces(state)) == {("north_sea", "battle", True), ("coral_sea", "battle", True)}
    alone = line_up(GAME, "north_sea", ["uk_hood"], ["ger_bismarck"])
    (fought,) = table.battles(GAME, alone)["fleets"]
    assert not fought["pending"]
    assert strip(table.battle(GAME, state, "north_sea")) == strip(fought)


def test_the_others_stay_while_one_is_fought() -> None:
    case = Fight(
        "north_sea",
        ["uk_norfolk", "uk_london", "ger_prinz_eugen", "ger_blucher"],
        ports={"coral_sea": ["us_chicago", "jap_myoko"], "bay_of_biscay": ["uk_hood", "ger_bismarck"]},
    ).choose("surface")
    shown = spaces(case.state)
    assert shown[0] == ("north_sea", "volley", False)
    assert set(shown[1:]) == {("coral_sea", "battle", True), ("bay_of_biscay", "battle", True)}


@pytest.mark.parametrize(("stage", "waits"), [(AreaStage.OTHERS, True), (AreaStage.RAIDS, False)])
def test_a_battle_waits_until_it_has_begun(stage: AreaStage, waits: bool) -> None:
    """Attacks on ports come before it; after it both sides may still be there."""
    case = Fight("north_sea", ["uk_hood", "ger_bismarck"])
    number = BOARD["north_sea"]
    case.state.frames = [case.state.frames[0], areas.AreaFight(number, stage)]
    assert pending.meets(case.war, number) is waits


def test_who_wins_is_told_of_whole_battles_alone() -> None:
    state = line_up(GAME, "north_sea", ["uk_hood"], ["ger_bismarck"])
    whole, guns = table.battles(GAME, state)["fleets"][0]["answers"]
    ends = {end["text"]: end["chance"] for end in whole["ends"]}
    assert whole["wins"] == {"allied": ends["the Allies are left"], "axis": ends["the Axis is left"]}
    assert guns["wins"] == {}


def test_whoever_makes_the_other_run_has_won() -> None:
    options = {"italian_ineffectiveness": True}
    state = line_up(GAME, "western_mediterranean", ["uk_hood"], ["ita_zara"], options=options)
    whole = table.battles(GAME, state)["fleets"][0]["answers"][0]
    ends = {end["text"]: end["chance"] for end in whole["ends"]}
    assert ends["the Axis retreats"] > 0.01
    won = ends["the Allies are left"] + ends["the Axis retreats"]
    assert whole["wins"]["allied"] == pytest.approx(won, abs=1e-15)


def test_what_is_kept_is_of_the_same_situation() -> None:
    """The same ships hurt, another flag, another turn: everything that bears on a battle is asked anew."""
    state = position("combat", north_sea=["uk_hood", "ger_bismarck"], germany=["ger_tirpitz"])
    war, area = GAME.play(state), BOARD["north_sea"]
    first = pending.of(GAME, war, area)
    state.damage[BOARD.unit("ger_tirpitz")] = 2  # elsewhere
    assert pending.of(GAME, war, area)["answers"] is first["answers"]
    state.damage[BOARD.unit("ger_bismarck")] = 2
    hurt = pending.of(GAME, war, area)
    assert hurt["answers"][0]["wins"]["allied"] > first["answers"][0]["wins"]["allied"]
    pending.forget()
    assert pending.of(GAME, war, area) == hurt


# -- orders to sail -----------------------------------------------------------------------------------------


def test_ships_that_sail_meet_whoever_is_there() -> None:
    state = position("patrol", "german", north_sea=["uk_hood"], germany=["ger_bismarck", "ger_prinz_eugen"])
    assert spaces(state) == []
    one = plan(state, "german", "send north_sea ger_bismarck", "north_sea")
    two = plan(state, "german", "send north_sea ger_bismarck ger_prinz_eugen", "north_sea")
    assert one is not None
    assert two is not None
    assert one["note"].endswith(pending.MOVING)
    met = line_up(GAME, "north_sea", ["uk_hood"], ["ger_bismarck"])
    assert strip(one)["answers"] == table.battles(GAME, met)["fleets"][0]["answers"]
    assert two["answers"][0]["wins"]["axis"] > one["answers"][0]["wins"]["axis"]
    after, _ = GAME.apply(state, "german", "send north_sea ger_bismarck")
    assert table.battle(GAME, after, "north_sea") == one  # the same once it is there
    assert spaces(state) == []  # nothing was moved


def test_a_unit_picked_by_itself() -> None:
    state = position("patrol", "german", north_sea=["uk_hood"], germany=["ger_bismarck"])
    whole = plan(state, "german", "send north_sea ger_bismarck", "north_sea")
    state, _ = GAME.apply(state, "german", "pick ger_bismarck")
    assert plan(state, "german", "to north_sea", "north_sea") == whole
    assert plan(state, "german", "to north_sea", "baltic_sea") is None  # not where it goes


def test_moves_that_lead_to_no_battle() -> None:
    state = position("patrol", "german", north_sea=["uk_hood"], germany=["ger_bismarck"])
    for words, space in (
        ("send barents_sea ger_bismarck", "barents_sea"),  # nobody is there
        ("send coral_sea ger_bismarck", "coral_sea"),  # out of reach
        ("send germany ger_bismarck", "germany"),  # no sea area
        ("send atlantis ger_bismarck", "atlantis"),
        ("send north_sea uk_hood", "north_sea"),  # not theirs
        ("send north_sea ger_bismarck", "barents_sea"),
    ):
        assert plan(state, "german", words, space) is None, words
    assert plan(state, "british", "send north_sea ger_bismarck", "north_sea") is None


def test_speed_that_is_still_to_be_rolled_is_said() -> None:
    state = position("patrol", "german", germany=["ger_admiral_scheer"], western_approaches=["uk_norfolk"])
    far = plan(state, "german", "send western_approaches ger_admiral_scheer", "western_approaches")
    assert far is not None
    assert far["note"].endswith(pending.OWED)


def test_the_last_plane_to_be_placed_does_not_begin_the_combat() -> None:
    state = position(
        "air", "british", north_sea=["uk_norfolk", "ger_prinz_eugen"], england=["uk_raf_coastal"]
    )
    found = plan(state, "british", "send north_sea uk_raf_coastal", "north_sea")
    assert found is not None
    assert "uk_raf_coastal" in {unit["id"] for unit in found["answers"][0]["units"]}


# -- laws ---------------------------------------------------------------------------------------------------


def small_ones(fight: Any, action: str = "") -> BattleResult:
    if len(fight.index) > 4:
        raise TooLargeError("odds: a small battle expected")
    return BattleResult(Walk(fight, action).run())


def orders(state: SeaState, seat: str, chance: random.Random) -> Action | None:
    """Some order to sail a seat might think of."""
    legal = GAME.legal(state, seat)
    if any(action.verb == "to" for action in legal):
        return chance.choice([action for action in legal if action.verb == "to"])
    units = [action.args[0] for action in legal if action.verb == "pick"]
    if not units:
        return None
    unit = chance.choice(units)
    picked, _ = GAME.apply(state, seat, Action("pick", (unit,)))
    places = [action.args[0] for action in GAME.legal(picked, seat) if action.verb == "to"]
    met = [place for place in places if any(state.at[BOARD[str(place)]])]
    return Action("send", (chance.choice(met or places), unit)) if places else None


@pytest.mark.parametrize("seed", range(2))
def test_planned_moves_tell_nothing_that_is_hidden(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions a seat cannot tell apart have the same odds for its moves, asked anew or kept."""
    monkeypatch.setattr(at_hand, "walked", small_ones)
    chance = random.Random(seed)
    state = GAME.start("standard", options={"hidden_submarines": True, "turn_0": False}, seed=seed)
    met = 0
    for step in range(1200):
        if state.outcome is not None:
            break
        seat = chance.choice(state.waiting)
        action = orders(state, seat, chance) if step % 4 == 0 else None
        if action is not None:
            space = str(action.args[0])
            mine = table.planned(GAME, state, seat, action, space)
            met += mine is not None
            own = GAME.resample(state, seat, step)
            assert table.planned(GAME, own, seat, action, space) == mine, (step, action)
            pending.forget()
            assert table.planned(GAME, own, seat, action, space) == mine, (step, action)
        state, _ = GAME.apply(state, seat, chance.choice(GAME.legal(state, seat)))
    assert met > 3


def test_a_large_battle_has_its_next_round_before_the_submarines() -> None:
    """What boats do after a round hangs on all that has become of their prey."""
    ships = [piece.id for piece in BOARD.pieces if piece.kind == SHIP]
    ours, theirs = ([id for id in ships if id.startswith(flag)][:9] for flag in ("us_", "jap_"))
    calm = line_up(GAME, "coral_sea", ours, theirs)
    state = line_up(GAME, "coral_sea", ours, {**{id: {} for id in theirs}, "jap_iboat_1": "raiding"})
    (before,), (after,) = (table.battles(GAME, one)["fleets"] for one in (calm, state))
    titles = [answer["title"] for answer in before["answers"]]
    assert titles == [*at_hand.ROUNDS.values()]
    assert [answer["title"] for answer in after["answers"]] == [title + at_hand.NO_BOATS for title in titles]
    sunk = [{unit["id"]: unit["sunk"] for unit in one["answers"][1]["units"]} for one in (before, after)]
    assert sunk[1].pop("jap_iboat_1") == 0.0
    assert sunk[0] == pytest.approx(sunk[1])
    assert max(sunk[0].values()) > 0.1
