"""Large battles of Admirals' War: shortcuts give what the long way gives, and every real battle an answer."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.admirals_war import GAME
from flagplot.kernel.errors import BadInputError
from flagplot.odds.admirals import BattleResult, Policy, RoundResult, _fight, line_up, odds_of, table, walk
from flagplot.odds.admirals.walk import Walk

ALLIED, AXIS = ["uk_hood", "uk_norfolk", "uk_ark_royal"], ["ger_bismarck", "ger_prinz_eugen"]
FLEETS = (
    ["us_enterprise_cv6", "us_hornet_cv8", "us_yorktown_cv5", "us_chicago", "us_7af"],
    ["jap_akagi", "jap_kaga", "jap_hiryu", "jap_soryu", "jap_myoko", "jap_yamato"],
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


class _Plainly(Walk):
    """Asks the rules in every situation anew."""

    def _outline(self, phase: Any, live: Any) -> Any:
        self._outlines.clear()
        return super()._outline(phase, live)


def test_situations_of_one_pattern_are_fought_alike() -> None:
    state = line_up(GAME, "north_sea", ALLIED[:2], AXIS)
    policies = Policy(aim="weakest"), Policy(aim="strongest", retreat="below:2")
    fights = [_fight(GAME, state, "north_sea", *policies) for _ in range(2)]
    same(BattleResult(Walk(fights[0]).run()), BattleResult(_Plainly(fights[1]).run()))


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


# -- at the table -------------------------------------------------------------------------------------------


def test_the_table_shows_a_small_battle_to_its_end() -> None:
    state = line_up(GAME, "north_sea", ["uk_hood"], ["ger_bismarck"])
    (found,) = table.battles(GAME, state)["fleets"]
    assert found == table.battle(GAME, state, "north_sea")
    (answer,) = found["answers"]
    result = odds_of(GAME, state, "north_sea")
    assert (found["space"], answer["title"]) == ("north_sea", "To the end")
    assert sum(end["chance"] for end in answer["ends"]) == pytest.approx(1.0)
    assert {unit["id"]: unit["sunk"] for unit in answer["units"]} == {
        id: chances.sunk for id, chances in result.units.items()
    }
    assert [unit["side"] for unit in answer["units"]] == ["allied", "axis"]


def test_the_table_shows_the_next_round_of_a_large_battle() -> None:
    state = line_up(GAME, "coral_sea", *FLEETS)
    (found,) = table.battles(GAME, state)["fleets"]
    assert [answer["title"] for answer in found["answers"]] == list(table.ROUNDS.values())
    assert all(len(answer["units"]) == len(FLEETS[0]) + len(FLEETS[1]) for answer in found["answers"])
    with pytest.raises(BadInputError, match="no battle is at hand"):
        table.battle(GAME, state, "north_sea")


def test_nothing_is_told_of_submarines_nobody_sees() -> None:
    boat = next(p.id for p in GAME.tables.board.pieces if p.kind == 3 and p.id.startswith("ger_"))
    state = line_up(
        GAME, "north_sea", ["uk_norfolk"], {"ger_prinz_eugen": {}, boat: "raiding"},
        options={"hidden_submarines": True},
    )  # fmt: skip
    (found,) = table.battles(GAME, state)["fleets"]
    assert boat not in {unit["id"] for answer in found["answers"] for unit in answer["units"]}
