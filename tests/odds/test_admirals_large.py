"""Large battles of Admirals' War: shortcuts give what the long way gives, and every real battle an answer."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from flagplot.games.admirals_war import GAME
from flagplot.games.admirals_war.board import AMPHIB, LBA, SEAT_SIDE, SEATS, SHIP, SUB
from flagplot.games.admirals_war.combat.frames import Battle, Volley
from flagplot.games.admirals_war.moves.frames import Homing
from flagplot.games.admirals_war.odds import (
    BattleResult,
    RoundResult,
    _fight,
    aside,
    fates,
    fight_of,
    line_up,
    odds_of,
    policy,
    salvos,
    walk,
)
from flagplot.games.admirals_war.odds.fights import Fight
from flagplot.games.admirals_war.odds.plain import LongWay
from flagplot.games.admirals_war.odds.walk import TooLargeError, Walk
from flagplot.games.admirals_war.state import SeaState
from flagplot.kernel.dice import FastDice
from flagplot.kernel.errors import BadInputError

ALLIED, AXIS = ["uk_hood", "uk_norfolk", "uk_ark_royal"], ["ger_bismarck", "ger_prinz_eugen"]
FLEETS = (
    ["us_enterprise_cv6", "us_hornet_cv8", "us_yorktown_cv5", "us_chicago", "us_7af", "us_iowa", "us_5af"],
    [
        "jap_akagi",
        "jap_kaga",
        "jap_hiryu",
        "jap_soryu",
        "jap_myoko",
        "jap_yamato",
        "jap_musashi",
        "jap_kongo",
    ],
)


def same(one: Any, other: Any) -> None:
    """The chances of every unit agree."""
    assert one.units.keys() == other.units.keys()
    for id, chances in one.units.items():
        theirs = other.units[id]
        assert chances.sunk == pytest.approx(theirs.sunk, abs=1e-12)
        assert chances.home == pytest.approx(theirs.home, abs=1e-12)
        for points in {**chances.damage, **theirs.damage}:
            assert chances.damage.get(points, 0.0) == pytest.approx(theirs.damage.get(points, 0.0), abs=1e-12)
    assert sum(one.ways.values()) == pytest.approx(1.0, abs=1e-12)
    for how in {**one.ways, **other.ways}:
        assert one.ways.get(how, 0.0) == pytest.approx(other.ways.get(how, 0.0), abs=1e-12)


@pytest.mark.parametrize(
    ("allied", "axis"),
    [
        ({}, {}),
        ({"retreat": "after:2"}, {"retreat": "outgunned"}),
        ({"actions": "surface", "aim": "weakest"}, {"actions": "air,surface", "aim": "spread"}),
    ],
)
def test_who_of_those_gone_is_lost_may_be_kept_for_each_unit(
    allied: dict[str, Any], axis: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sunk and gone home as one situation: far fewer of them, the same chances."""
    question = {"allied": ALLIED[:2], "axis": AXIS, "allied_policy": allied, "axis_policy": axis}
    full = odds_of(GAME, None, "north_sea", **question)
    monkeypatch.setattr(walk, "JOINT", 1)
    short = odds_of(GAME, None, "north_sea", **question)
    assert isinstance(full, BattleResult)
    assert isinstance(short, BattleResult)
    assert len(short.endings) < len(full.endings)
    same(full, short)
    assert full.sunk("ger_bismarck") == pytest.approx(short.sunk("ger_bismarck"), abs=1e-12)
    with pytest.raises(BadInputError, match="one unit"):
        short.sunk("ger_bismarck", "uk_hood")


# -- against the long way -----------------------------------------------------------------------------------

PIECES = GAME.tables.board.pieces
FLAGS = {"north_sea": (("uk_",), ("ger_", "ita_")), "coral_sea": (("us_", "uk_"), ("jap_",))}
POLICIES = {
    "aim": ["pairs", "weakest", "strongest", "spread"],
    "actions": ["best", "best", "air", "surface", "air,surface"],
    "retreat": ["never", "never", "outgunned", "after:1", "after:2", "below:2"],
    "pursue": [True, True, False],
}


def some_units(chance: Random, flags: tuple[str, ...], number: int) -> dict[str, Any]:
    """Ships, land-based aircraft, landing forces and submarines, some of them damaged."""
    units: dict[str, Any] = {}
    while len(units) < number:
        kind = chance.choice([SHIP] * 7 + [LBA, LBA, AMPHIB, SUB])
        piece = chance.choice([piece for piece in PIECES if piece.id.startswith(flags)])
        if piece.kind == kind and piece.armor <= 3 + (kind != SHIP) and piece.id != "ita_aquila":
            damaged = kind == SHIP and piece.armor and not chance.randrange(4)
            units[piece.id] = "raiding" if kind == SUB else {"damage": 1} if damaged else {}
    return units


def some_battle(seed: int) -> tuple[Any, ...]:
    """A small battle of any kind: where, a state, policies and perhaps one action only."""
    chance = Random(seed)
    while True:
        area = chance.choice(list(FLAGS))
        sides = [some_units(chance, flags, chance.randint(1, 2)) for flags in FLAGS[area]]
        policies = [{key: chance.choice(of) for key, of in POLICIES.items()} for _ in sides]
        action = chance.choice(["", "", "", "", "air", "surface", "combined"])
        state = line_up(GAME, area, *sides, turn=chance.randint(2, 9))
        try:
            _fight(GAME, state, area, *policies)
        except BadInputError:  # nobody but submarines
            continue
        return area, state, policies, action


def same_way(found: Walk, plain: LongWay) -> None:
    """Every joint ending, all damage of those gone home, and the rounds agree."""
    for ending in {**found.endings, **plain.endings}:
        assert found.endings.get(ending, 0.0) == pytest.approx(plain.endings.get(ending, 0.0), abs=1e-12)
    for key in {**found.home, **plain.home}:
        assert found.home.get(key, 0.0) == pytest.approx(plain.home.get(key, 0.0), abs=1e-12)
    assert found.rounds == pytest.approx(plain.rounds, abs=1e-12)


@pytest.mark.parametrize("seed", range(60))
def test_battles_go_as_situation_by_situation(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Classes, blocks and tables against the rules asked in every situation: every joint ending."""
    area, state, policies, action = some_battle(seed)
    plain = LongWay(_fight(GAME, state, area, *policies), action)
    assert sum(plain.endings.values()) == pytest.approx(1.0, abs=1e-12)
    found = Walk(_fight(GAME, state, area, *policies), action).run()
    assert not found.merged
    same_way(found, plain)
    with monkeypatch.context() as patch:
        patch.setattr(walk, "MANY", 0)
        patch.setattr(walk, "WHOLE", 0)
        same_way(Walk(_fight(GAME, state, area, *policies), action).run(), plain)
    monkeypatch.setattr(walk, "JOINT", 1)
    short = Walk(_fight(GAME, state, area, *policies), action).run()
    same(BattleResult(found), BattleResult(short))


@pytest.mark.parametrize("seed", range(6))
def test_room_for_the_compiled_pass_grows_as_it_is_needed(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A pass that is out of room goes on where it was, with nothing lost and nothing counted twice."""
    area, state, policies, action = some_battle(seed)
    plain = LongWay(_fight(GAME, state, area, *policies), action)
    grown: list[str] = []

    def noted(name: str) -> None:
        of = getattr(walk, name)
        monkeypatch.setattr(walk, name, lambda *told: (grown.append(name), of(*told))[1])

    monkeypatch.setattr(walk, "SHORT", 1)
    monkeypatch.setattr(walk, "FEW_ENTRIES", 1)
    noted("bench")
    noted("more_room")
    same_way(Walk(_fight(GAME, state, area, *policies), action).run(), plain)
    assert grown.count("bench") > 1  # the first is laid out in any case
    assert "more_room" in grown


def test_what_the_compiled_pass_keeps_may_be_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Numbers of salvos, lists of outcomes and heaps are only kept to save time, as far as there is room."""
    state = line_up(GAME, "north_sea", ["uk_hood", "uk_norfolk"], ["ger_bismarck", "ger_prinz_eugen"])
    kept: list[Any] = []
    for name in ("no_salvos", "no_outcomes", "nothing_aside"):
        made = getattr(walk, name)
        monkeypatch.setattr(walk, name, lambda *told, made=made: kept.append(made(*told)) or kept[-1])
    found = Walk(_fight(GAME, state, "north_sea", None, {"retreat": "outgunned"})).run()
    of = {type(one): one for one in reversed(kept)}  # those of the first phase
    assert of[salvos.Salvos].used[0] > 8
    assert of[fates.Outcomes].used[0] > 8
    assert (of[aside.Aside].fire[:, 0] > 0).sum() > 2
    small = [(salvos, "MOST", 4), (fates, "LISTS", 2), (fates, "LONG", 24), (aside, "HEAPS", 2)]
    for module, name, room in small:
        monkeypatch.setattr(module, name, room)
    again = Walk(_fight(GAME, state, "north_sea", None, {"retreat": "outgunned"})).run()
    of = {type(one): one for one in kept}
    assert len(of[fates.Outcomes].first) == 2
    same(BattleResult(found), BattleResult(again))


def test_only_classes_that_come_about_are_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """One ship against many: most situations of the many never come about."""
    many = [piece.id for piece in PIECES if piece.id.startswith("uk_") and piece.kind == SHIP][:5]
    state = line_up(GAME, "north_sea", many, ["ger_prinz_eugen"])
    whole = Walk(_fight(GAME, state, "north_sea", None, None)).run()
    monkeypatch.setattr(walk, "MANY", 1)
    some = Walk(_fight(GAME, state, "north_sea", None, None)).run()
    assert len(some.wears[0].kinds) < len(whole.wears[0].kinds) / 2
    same(BattleResult(some), BattleResult(whole))


def test_one_against_a_fleet_has_an_answer() -> None:
    fleet = [piece.id for piece in PIECES if piece.id.startswith("uk_") and piece.kind == SHIP][:14]
    result = odds_of(GAME, None, "north_sea", allied=fleet, axis="ger_bismarck")
    assert isinstance(result, BattleResult)
    assert sum(result.ways.values()) == pytest.approx(1.0, abs=1e-12)
    assert result.unresolved < 1e-12


def test_a_side_that_must_retreat_from_a_fleet(monkeypatch: pytest.MonkeyPatch) -> None:
    """The raiders of Hawaii after their last round: who is fast enough to follow is a matter of damage."""
    state = line_up(GAME, "coral_sea", ["us_chicago", "us_enterprise_cv6", "us_portland"], ["jap_kaga"])
    war = GAME.play(state)
    frame = Battle(war.board["coral_sea"], limit=2, stops=1)
    plain = LongWay(fight_of(GAME, war, frame))
    assert sum(chance for ending, chance in plain.endings.items() if ending.how == "axis_retreat") > 1e-4
    monkeypatch.setattr(walk, "MANY", 0)
    monkeypatch.setattr(walk, "WHOLE", 0)
    found = Walk(fight_of(GAME, war, frame)).run()
    assert found.wears[0].kinds
    same_way(found, plain)


@pytest.mark.parametrize(
    ("few", "left_out"),
    [(["us_chicago", "us_portland", "us_astoria"], 1e-12), (FLEETS[0][:3], walk.UNRESOLVED)],
)
def test_three_against_fifteen_have_an_answer(few: list[str], left_out: float) -> None:
    """Hardly anything of what may become of fifteen comes about before three are gone."""
    fleet = [piece.id for piece in PIECES if piece.id.startswith("jap_") and piece.kind == SHIP][:15]
    result = odds_of(GAME, None, "central_pacific", allied=few, axis=fleet)
    assert isinstance(result, BattleResult)
    assert sum(result.ways.values()) + result.unresolved == pytest.approx(1.0, abs=1e-12)
    assert result.unresolved <= left_out


@pytest.mark.parametrize("most", [1, 2, 4])
def test_classes_that_were_not_looked_at_are_left_out(most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    many = [piece.id for piece in PIECES if piece.id.startswith("uk_") and piece.kind == SHIP][:5]
    state = line_up(GAME, "north_sea", many, ["ger_prinz_eugen"])
    exact = BattleResult(Walk(_fight(GAME, state, "north_sea", None, None)).run())
    monkeypatch.setattr(walk, "MANY", 0)
    monkeypatch.setattr(walk, "LAYERS", (0, 0, most))
    monkeypatch.setattr(walk, "UNRESOLVED", 1.0)
    walked = Walk(_fight(GAME, state, "north_sea", None, None)).run()
    bounded, width = BattleResult(walked), walked.unresolved
    assert width > 1e-9
    assert sum(bounded.ways.values()) + width == pytest.approx(1.0, abs=1e-12)
    for how, chance in exact.ways.items():
        assert bounded.ways.get(how, 0.0) - 1e-12 <= chance <= bounded.ways.get(how, 0.0) + width + 1e-12
    for id, chances in exact.units.items():
        assert -1e-12 <= chances.sunk - bounded.units[id].sunk <= width + 1e-12
        assert -1e-12 <= chances.home - bounded.units[id].home <= width + 1e-12


def test_what_is_left_out_bounds_every_chance() -> None:
    state = line_up(GAME, "north_sea", [*ALLIED, "uk_warspite"], [*AXIS, "ger_admiral_hipper"])
    through = Walk(_fight(GAME, state, "north_sea", None, None)).run()
    exact, steps = BattleResult(through), walk.STEPS - through.most
    walked = Walk(_fight(GAME, state, "north_sea", None, None), most=steps).run()
    bounded, width = BattleResult(walked), walked.unresolved
    assert 1e-9 < width <= walk.UNRESOLVED
    assert sum(bounded.ways.values()) == pytest.approx(1.0 - width, abs=1e-12)
    for how, chance in exact.ways.items():
        assert -1e-12 <= chance - bounded.ways.get(how, 0.0) <= width + 1e-12
    for id, chances in exact.units.items():
        assert -1e-12 <= chances.sunk - bounded.units[id].sunk <= width + 1e-12
    with pytest.raises(TooLargeError):
        Walk(_fight(GAME, state, "north_sea", None, None), most=steps / 50).run()


# -- against battles played out -----------------------------------------------------------------------------

FOURS = (
    ["us_enterprise_cv6", "us_yorktown_cv5", "us_chicago", "us_7af"],
    ["jap_akagi", "jap_kaga", "jap_myoko", "jap_soryu"],
)


def play_out(state: SeaState, start: Fight, seed: int) -> dict[str, str]:
    """Play a battle with real questions, answered by the policies; where everybody ends."""
    board, dice = GAME.tables.board, FastDice(seed)
    while any(isinstance(frame, Battle) for frame in state.frames):
        seat = state.waiting[0]
        war, frame = GAME.play(state), state.frames[-1]
        legal = GAME.legal(state, seat)
        action = legal[-1]
        if isinstance(frame, Volley):
            if not frame.asking:
                plan = frame.clone()
                start.aim(war, plan, frame.side)
                target = plan.aims[frame.attackers[len(frame.aims)]]
                word = board.unit_ids[target] if target >= 0 else "none"
                action = next(one for one in legal if one.verb == "aim" and one.args[1] == word)
        elif isinstance(frame, Battle) and legal[0].verb == "choose":
            side = SEAT_SIDE[SEATS.index(seat)]
            wanted = policy.choose(war, frame, side, start.policies[side])
            action = next(one for one in legal if one.args == (wanted,))
        elif isinstance(frame, Homing):
            action = legal[0]
        state, _ = GAME.apply(state, seat, action, dice=dice)
    gone = (board.sunk, board.chart)
    return {
        id: "sunk"
        if state.place[board.unit(id)] in gone
        else "there"
        if state.place[board.unit(id)] == start.area
        else "home"
        for id in (*FOURS[0], *FOURS[1])
    }


def played(number: int, area: str = "coral_sea") -> None:
    """Chances of every unit within five standard deviations of what happened."""
    state = line_up(GAME, area, *FOURS)
    start = _fight(GAME, state, area, None, None)
    result = odds_of(GAME, state, area)
    assert isinstance(result, BattleResult)
    fates = [play_out(state, start, seed) for seed in range(number)]
    for id, chances in result.units.items():
        for how, chance in (("sunk", chances.sunk), ("home", chances.home)):
            share = sum(fate[id] == how for fate in fates) / number
            assert abs(share - chance) <= 5 * (chance * (1 - chance) / number) ** 0.5 + 1e-9, (id, how)


def test_a_battle_of_four_against_four_as_played() -> None:
    played(1_500)


@pytest.mark.slow
def test_a_battle_of_four_against_four_as_played_very_often() -> None:
    played(100_000)


# -- rounds of large battles --------------------------------------------------------------------------------


@pytest.mark.parametrize("action", ["air", "surface"])
def test_a_round_unit_by_unit_is_the_round_of_all(action: str) -> None:
    state = line_up(GAME, "north_sea", ALLIED, AXIS)
    whole = odds_of(GAME, state, "north_sea", action=action)
    alone = RoundResult(_fight(GAME, state, "north_sea", None, None), action)
    assert isinstance(whole, BattleResult)
    same(whole, alone)
    assert whole.sunk("ger_bismarck", "uk_norfolk") == pytest.approx(
        alone.sunk("ger_bismarck", "uk_norfolk"), abs=1e-12
    )


def test_a_battle_of_whole_fleets() -> None:
    """Too many situations to the end, in one clear line; the next round of any battle has an answer."""
    state = line_up(GAME, "coral_sea", *FLEETS)
    with pytest.raises(BadInputError, match=r"^odds: a battle of at most .*; ask for one round"):
        odds_of(GAME, state, "coral_sea")
    result = odds_of(GAME, state, "coral_sea", action="air")
    assert isinstance(result, RoundResult)
    assert sum(result.ways.values()) == pytest.approx(1.0, abs=1e-12)
    assert set(result.units) == {*FLEETS[0], *FLEETS[1]}
    first, second = sorted(result.units, key=lambda id: -result.sunk(id))[:2]
    assert 0.0 < result.sunk(first, second) < result.sunk(second) <= result.sunk(first) <= 1.0
    with pytest.raises(BadInputError, match="combined round"):
        odds_of(GAME, state, "coral_sea", action="combined")
    with pytest.raises(BadInputError, match="unit of the battle"):
        result.sunk("uk_hood")
