"""The journal: drafts, taking back one answer of several, which states are kept, what is told to whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import flagplot
from flagplot import FastDice, Match, RefusedError, ScriptedDice, State
from flagplot.games.skirmish import Skirmish
from flagplot.games.skirmish.state import SkirmishState
from flagplot.kernel import keeping, taking_back, telling
from flagplot.kernel.action import Action
from flagplot.kernel.journal import Draft, Entry
from flagplot.kernel.keeping import IN_DATABASE, States, Thrift
from flagplot.kernel.refusal import illegal
from flagplot.kernel.rehearsal import Interrupted
from flagplot.kernel.sources import Source
from tests.kernel.helpers import DUEL, GAME, play_on, random_match


def duel(*faces: int) -> Match:
    return Match.new(GAME, position=DUEL, dice=ScriptedDice(faces))


# -- drafts ------------------------------------------------------------------------------------------------


def test_a_draft_counts_when_it_is_adopted() -> None:
    match = duel()
    draft = match.draft()
    draft.answer("red", "rush c3 tank c4 b5")
    with pytest.raises(RefusedError):
        draft.answer("red", "fire e1 c3")
    assert [entry.seq for entry in draft.entries] == [1, 2]
    assert (match.seq, match.entries) == (0, [])
    match.adopt(draft)
    assert match.seq == 2
    assert match.entries == draft.entries
    assert GAME.digest(match.at(1)) == GAME.digest(GAME.apply(match.at(0), "red", "move c3 tank c4")[0])


def test_a_whole_move_has_one_number() -> None:
    match = duel()
    match.do("red", "move c3 infantry c4")
    match.do("red", "rush c3 tank b4 b5")
    assert [entry.command for entry in match.entries] == [1, 2, 2]


def in_a_match(match: Match, action: str) -> int:
    """Enter a move; how many answers it is."""
    before = match.seq
    match.do("japan", action)
    return match.seq - before


def by_itself(match: Match, action: str) -> int:
    """Carry out a move in no match; how many answers it is."""
    state, events = match.game.apply(match.state, "japan", action)
    assert [type(event).__name__ for event in events] == ["Moved"]
    return int(state.seq - match.seq)


@pytest.mark.parametrize("give", [in_a_match, by_itself])
def test_a_whole_move_is_carried_out_once(
    give: Callable[[Match, str], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = flagplot.game("pacific-1940")
    match = Match.new(game, seed=1)
    for action in ("done", "pass"):
        match.do("japan", action)
    asked, done, begun = list[int](), list[str](), match.seq
    legal, push = game.legal, game.push

    def counted_legal(state: Any, seat: str) -> Any:
        asked.append(state.seq - begun)
        return legal(state, seat)

    def counted_push(state: Any, seat: str, action: Action, dice: Any = None) -> Any:
        done.append(action.verb)
        return push(state, seat, action, dice)

    monkeypatch.setattr(game, "legal", counted_legal)
    monkeypatch.setattr(game, "push", counted_push)
    assert give(match, "go kwangsi>yunnan infantry:2") == 3
    assert asked == [0, 1, 2]
    assert done == ["move", "take", "step"]


def test_a_refused_move_leaves_nothing_in_a_draft() -> None:
    draft = duel().draft()
    before = GAME.digest(draft.state)
    with pytest.raises(RefusedError):
        draft.answer("red", "rush c3 tank c4 e1")
    assert (draft.entries, GAME.digest(draft.state)) == ([], before)


def test_no_dice_are_thrown_for_a_move_before_all_of_it_is_allowed() -> None:
    class Trigger(Skirmish):
        def expand(self, state: SkirmishState, seat: str, action: Action) -> Any:
            if action.verb != "rush":
                return None
            return [Action("move", ("c3", "tank", "c4")), Action("fire", ("c3", "d3")), Action("done")]

        def rehearse(self, rehearsal: Any, action: Action) -> bool:
            try:
                return super().rehearse(rehearsal, action)
            except Interrupted:
                if action.args[1] == "tank":
                    raise
                raise RefusedError(illegal("", "no")) from None

    dice = ScriptedDice([1, 1])
    match = Match.new(Trigger(), position=DUEL, dice=dice)
    with pytest.raises(RefusedError):
        match.do("red", "rush c3 infantry c4 b5")
    assert (dice.thrown, match.entries) == ([], [])
    match.do("red", "rush c3 tank c4 b5")
    assert [(entry.action.verb, bool(entry.rolls), entry.command) for entry in match.entries] == [
        ("move", False, 1),
        ("fire", True, 1),
    ]


# -- taking back -------------------------------------------------------------------------------------------


def test_a_whole_move_is_taken_back_at_once() -> None:
    match = duel()
    match.do("red", "move c3 infantry c4")
    before = match.state
    match.do("red", "rush c3 tank b4 b5")
    assert match.undo("red", whole=True).seq == 2
    assert GAME.digest(match.state) == GAME.digest(before)
    match.do("red", "rush c3 tank b4 b5")
    assert match.undo("red").seq == 3


def test_one_answer_is_taken_back_and_the_later_ones_kept() -> None:
    match = duel()
    for action in ("move c3 infantry c4", "rush c3 tank b4 b5"):
        match.do("red", action)
    assert str(match.undo("red", without="move c3 infantry c4").action) == "move c3 infantry c4"
    assert [(entry.seq, str(entry.action), entry.command) for entry in match.entries] == [
        (1, "move c3 tank b4", 1),
        (2, "move b4 tank b5", 1),
    ]
    other = duel()
    other.do("red", "rush c3 tank b4 b5")
    assert GAME.digest(match.state) == GAME.digest(other.state)
    assert match.verify().ok


def test_an_answer_that_others_need_stays() -> None:
    match = duel()
    match.do("red", "rush c3 tank b4 b5")
    before = GAME.digest(match.state)
    with pytest.raises(RefusedError, match="came after it and could not be kept"):
        match.undo("red", without="move c3 tank b4")
    with pytest.raises(RefusedError, match="There is no answer"):
        match.undo("red", without="move c3 tank c4")
    assert (GAME.digest(match.state), match.seq) == (before, 2)


def test_answers_of_several_seats_can_be_given_again() -> None:
    """What is given again keeps its seat: a plan may leave out an answer that others have followed."""
    match = Match.new(GAME, seed=3)
    first, other = match.state.waiting
    match.do(first, match.legal(first)[0])
    match.do(other, match.legal(other)[0])
    last = match.entries[-1]
    draft = Draft(GAME, match.at(0), FastDice(3))
    draft.again([last])
    assert [(entry.seat, entry.action, entry.seq) for entry in draft.entries] == [(other, last.action, 1)]
    assert draft.state.waiting == (first,)


def test_nothing_is_planned_behind_a_branch_or_a_throw() -> None:
    def entry(seq: int, **more: Any) -> Entry:
        return Entry(seq, "red", Action("done"), command=seq, **more)

    log = [entry(1), entry(2, final=True, rolls=((1,),)), entry(3), entry(4)]
    found = taking_back.plan(log, "red", begins=0, without=Action("done"))
    assert isinstance(found, taking_back.Plan)
    assert found.target == 3
    moved = [msgspec.structs.replace(one, command=1) for one in log]
    whole = taking_back.plan(moved, "red", begins=0, whole=True)
    assert isinstance(whole, taking_back.Plan)
    assert [one.seq for one in whole.taken] == [3, 4]
    assert taking_back.why_not(log, "red", begins=4, over=False) is not None
    assert taking_back.why_not(log, "red", begins=3, over=False) is None


# -- states kept -------------------------------------------------------------------------------------------


def test_kept_states_are_thinned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "STATES", 6)
    monkeypatch.setattr(Draft, "thrift", Thrift(least=4, room=1, most=4))
    match = random_match(12)
    assert len(match._states) <= 7
    assert match._states.first.seq == 0
    assert [GAME.digest(match.at(seq)) for seq in range(match.seq + 1)] == [
        GAME.digest(state) for _, state in match.replay()
    ]


@pytest.mark.parametrize("least", [1, 3, 1000])
def test_every_moment_is_the_same_however_few_states_are_kept(
    monkeypatch: pytest.MonkeyPatch, least: int
) -> None:
    monkeypatch.setattr(Draft, "thrift", Thrift(least=least, room=1 << 30, most=least))
    match = random_match(4)
    branch = match.branch(match.seq // 2, seed=99)
    play_on(branch, 7, 30)
    for one in (match, branch):
        digests = [GAME.digest(state) for _, state in one.replay()]
        assert [GAME.digest(one.at(seq)) for seq in range(one.seq + 1)] == digests


def test_taking_back_again_and_again_does_not_put_off_keeping(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Draft, "thrift", Thrift(least=12, room=1 << 30, most=12))
    match = Match.new(GAME, seed=2)
    for number in range(200):
        if match.over:
            break
        seat = match.state.waiting[0]
        match.do(seat, match.legal(seat)[number % len(match.legal(seat))])
        if match.why_not_undo(seat) is None:
            last = match.entries[-1]
            match.undo(seat)
            match.do(seat, last.action)
        gap = match.entries[match._states.before(match.seq).seq - match.base :]
        assert sum(entry.work for entry in gap[:-1]) < 12


class Heavy(State, kw_only=True):
    """A state of any size."""

    units: bytes = b""


def cost_of(size: int, answers: int, happened: int, thrift: Thrift = IN_DATABASE) -> tuple[int, int, int]:
    """Bytes kept, the largest work between two states kept, all the work."""
    kept = longest = work = last = 0
    for _ in range(answers):
        work += 1 + happened
        if thrift.due(work - last, size):
            kept, longest, last = kept + size, max(longest, work - last), work
    return kept, longest, work


@pytest.mark.parametrize("size", [400, 2_000, 41_000, 64_000, 1_000_000])
@pytest.mark.parametrize("happened", [0, 2, 30])  # events after each answer
def test_what_a_database_keeps_is_bounded_by_what_was_done(size: int, happened: int) -> None:
    """However large a state: bytes in proportion to the answers, and never more than so much played again."""
    kept, longest, work = cost_of(size, 30_000, happened)
    assert longest <= IN_DATABASE.most + happened + 1
    if size <= IN_DATABASE.room * IN_DATABASE.most:
        assert kept <= IN_DATABASE.room * work
    small, longest, _ = cost_of(2_000, 30_000, happened)
    assert small > 0
    assert longest <= IN_DATABASE.least + happened + 1


def kept_of(states: list[int], most: int) -> States:
    first = Heavy(schema=1, game="heavy", scenario="", options={})
    found = States(first, most)
    for seq in states:
        found.keep(Heavy(schema=1, game="heavy", scenario="", options={}, seq=seq))
    return found


def test_a_long_game_keeps_no_more_states_than_it_may() -> None:
    found = kept_of(list(range(1, 10_000)), 100)
    assert len(found) <= 100
    assert found.before(0).seq == 0
    assert found.before(5_000).seq <= 5_000
    assert found.before(20_000).seq == 9_999
    found.drop(1)
    assert (len(found), found.before(9_999).seq) == (1, 0)


def test_keeping_depends_on_work_and_not_on_who_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    thrift = Thrift(least=20, room=1 << 30, most=20)
    monkeypatch.setattr(Draft, "thrift", thrift)
    match = random_match(3)
    expected, work = [0], 0
    for entry in match.entries:
        work += entry.work
        if work >= 20:
            expected.append(entry.seq)
            work = 0
    kept = sorted({match._states.before(seq).seq for seq in range(match.seq + 1)})
    assert kept == expected
    changes = sum(bool(entry.check) for entry in match.entries)
    assert 2 < len(kept) < changes / 2  # many changes of seat, few states


# -- telling -----------------------------------------------------------------------------------------------


def test_lines_and_answers_are_redacted_by_one_rule() -> None:
    match = random_match(5, 18)
    lines = [
        line
        for entry in match.entries
        for line in telling.numbered(
            entry.seq, entry.seat, [telling.event_line(GAME, event) for event in entry.events]
        )
    ]
    for seat in (None, "red", "blue"):
        told = [(line["seq"], line["text"]) for line in telling.told(lines, seat)]
        assert told == [(line.seq, line.text) for line in match.log(seat, since=1) if line.seq > 0]
    assert len(telling.told(lines, None)) < len(telling.told(lines, None, everything=True)) == len(lines)
    hidden = [entry for entry in match.entries if entry.audience is not None]
    assert {entry.told(None) for entry in hidden} == {"?"}
    assert {text for _, _, text in match.answers(None)} >= {"?"}


def test_lines_have_the_number_their_reader_knows() -> None:
    lines = telling.numbered(7, "red", [{"text": "", "event": {}}], {"red": 2, "blue": 1})
    numbers = {seat: telling.told(lines, seat)[0]["seq"] for seat in ("red", "blue", None)}
    assert numbers == {"red": 6, "blue": 5, None: 4}
    assert telling.told(lines, None, everything=True) == [{"seq": 7, "seat": "red", "text": "", "event": {}}]


# -- sources -----------------------------------------------------------------------------------------------


def test_a_source_is_written_without_its_secret() -> None:
    source = Match.new(GAME).sources[0]
    assert source.secret is not None
    plain = msgspec.to_builtins(source.sealed())
    assert plain == {"kind": "fair", "commitment": source.commitment}
    assert msgspec.convert(plain, Source).opened(source.secret) == source
    assert source.sealed().dice() is None
