"""What is remembered: limited, for each thread apart where it changes, gone when emptied, never stale."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any

import pytest

import flagplot
from flagplot.games.axis_allies.moves import outlook as seen
from flagplot.games.axis_allies.moves.outlook import outlook
from flagplot.kernel import memory
from flagplot.kernel.laws import LawBroken, check_remembered
from flagplot.kernel.memory import Facts, Own, Situations, Table, forget, of_situation, own, remember
from flagplot.kernel.rows import Rows


def test_a_full_table_drops_the_oldest() -> None:
    table: Table[int, str] = Table(2)
    assert [table.keep(number, str(number)) for number in range(3)] == ["0", "1", "2"]
    assert table == {1: "1", 2: "2"}
    forget()
    assert table == {}


def test_a_large_table_drops_some_at_a_time() -> None:
    table: Table[int, int] = Table(1_000)
    for number in range(1_001):
        table.keep(number, number)
    assert (len(table), min(table)) == (990, 11)  # to look for the first key of a dict each time is slow


def test_threads_fill_one_table_at_a_time() -> None:
    table: Table[int, int] = Table(3)

    def fill(start: int) -> None:
        for number in range(start, start + 2_000):
            assert table.keep(number, -number) == -number

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(fill, range(0, 8_000, 2_000)))
    assert len(table) <= 3 + 4  # at most one more for each thread that was just adding


def test_each_thread_has_its_own() -> None:
    class Notes(Own):
        def __init__(self) -> None:
            self.lines: list[str] = []

    notes = own(Notes)
    notes.lines.append("mine")
    with ThreadPoolExecutor(1) as pool:
        assert pool.submit(lambda: list(notes.lines)).result() == []
    assert notes.lines == ["mine"]
    forget()
    assert notes.lines == []


def test_a_function_remembers_until_all_is_forgotten() -> None:
    asked: list[int] = []

    @remember(10)
    def square(number: int) -> int:
        asked.append(number)
        return number * number

    assert (square(3), square(3), asked) == (9, 9, [3])
    forget()
    assert (square(3), asked) == (9, [3, 3])


def test_facts_hold_until_one_of_them_changes() -> None:
    facts = Facts("held", "flags", "name")
    state: Any = SimpleNamespace(held=[1, 2], flags={"a": 1}, name="x", other=0)
    kept = facts.of(state)
    state.other = 5
    assert facts.hold(kept, state)
    assert hash(facts.key(kept)) == hash(facts.key(facts.of(state)))
    state.held[0] = 7  # a list may change in place: what was kept is a copy
    assert not facts.hold(kept, state)
    state.held[0] = 1
    state.flags = {"a": 2}
    assert not facts.hold(kept, state)


def test_what_is_found_in_a_situation_holds_while_its_facts_do() -> None:
    situations = Situations(Facts("held", "flags"), most=2)
    state: Any = SimpleNamespace(held=Rows([1, 2]), flags={"a": 1}, cards=0)
    first = situations.found(state)
    state.cards = 1
    assert situations.found(state) is first
    state.held[0] = 7  # a column changes in place: what was kept is a copy
    second = situations.found(state)
    assert second is not first
    state.held[0] = 1
    assert situations.found(state) is first  # the situation is back
    state.flags = {"a": 2}
    situations.found(state)  # the third of two: the second, which nobody came back to, is dropped
    state.flags = {"a": 1}
    assert situations.found(state) is first
    state.held[0] = 7
    assert situations.found(state) is not second


def test_a_rule_remembers_only_while_somebody_looks() -> None:
    asked: list[tuple[int, bool]] = []

    @of_situation
    def ready(play: Any, unit: int, *, night: bool = False) -> None:
        asked.append((unit, night))

    changing: Any = SimpleNamespace(still=None, found=None)
    ready(changing, 1)
    ready(changing, 1)
    assert asked == [(1, False), (1, False)]
    found: dict[Any, Any] = {}
    for _ in range(2):  # two looks at one situation
        looking: Any = SimpleNamespace(still=lambda: found, found=None)
        ready(looking, 1)  # that the answer is None is remembered, too
        ready(looking, 1, night=True)
    assert asked[2:] == [(1, False), (1, True)]


def test_the_law_finds_a_forgotten_dependency(monkeypatch: pytest.MonkeyPatch) -> None:
    """An outlook that does not look at wars is out of date when one breaks out."""
    fields = tuple(name for name in seen._ALWAYS if name != "war")
    for name, last in (("_COMBAT", ("captured", "phase_control")), ("_NONCOMBAT", ("control",))):
        monkeypatch.setattr(seen, name, Facts(*fields, *last))
    game = flagplot.game("pacific-1940")
    begin = {"game": "pacific-1940", "turn": "japan", "phase": "combat_move"}
    peace, war = game.position(begin), game.position({**begin, "war": "all"})
    for answer in ("move kwangsi land", "take infantry 1"):
        war, _ = game.apply(war, "japan", answer)
    memory.forget()
    check_remembered(game, war)
    memory.forget()
    assert outlook(game.play(peace), 0, combat=True) is outlook(game.play(war), 0, combat=True)
    with pytest.raises(LawBroken, match="law 'remembered'"):
        check_remembered(game, war)
