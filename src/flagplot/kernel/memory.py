"""What is remembered between questions, so that nothing is worked out twice.

Rules ask the same things again and again about maps that hardly change. Whatever they keep is kept here: in a
``Table`` of limited size, in a function marked with ``remember``, or, where what is kept goes on changing
while it is used, by each thread for itself (``own``). ``forget`` empties all of it, and a law compares
answers before and after: nothing that is remembered may change an answer.

An answer may be kept under a key that holds everything it depends on, or together with the ``Facts`` of the
state it was found for; it is good as long as they hold. Where many answers leave the board as it is, such as
orders that are written, a game names all the facts of its board once (``Situations``), and its rules remember
what they found there without naming any (``of_situation``).
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Hashable
from functools import lru_cache, wraps
from itertools import islice
from operator import attrgetter
from typing import Any, Generic, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")
Function = TypeVar("Function", bound=Callable[..., Any])
OwnT = TypeVar("OwnT", bound="Own")

Found = dict[Hashable, Any]

_EMPTIED: list[Callable[[], None]] = []


def forget() -> None:
    """Empty the memory of this thread, and whatever all threads share."""
    for empty in _EMPTIED:
        empty()


class Table(dict[Key, Value], Generic[Key, Value]):
    """Answers by key, shared by all threads: neither key nor answer ever changes. When full the oldest go.

    To empty it now and then would be simpler, but the garbage collector comes the more often the more is
    made and not dropped again.
    """

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most
        _EMPTIED.append(self.clear)

    def keep(self, key: Key, value: Value) -> Value:
        """Remember an answer, and give it back."""
        if len(self) >= self.most:
            try:
                # some at a time: a dict looks for its first key where all those dropped before have been
                for old in list(islice(self, 1 + self.most // 100)):
                    self.pop(old, None)
            except RuntimeError:  # another thread is just keeping something
                return value
        self[key] = value
        return value


class Own(threading.local):
    """What each thread remembers for itself; ``__init__`` of a subclass says how it begins."""


def own(kind: type[OwnT]) -> OwnT:
    """A memory of each thread's own."""
    memory = kind()

    def empty() -> None:
        vars(memory).clear()
        kind.__init__(memory)

    _EMPTIED.append(empty)
    return memory


def remember(most: int) -> Callable[[Function], Function]:
    """Let a function remember its last answers; its arguments are all that they depend on."""

    def keeping(function: Function) -> Function:
        kept: Any = lru_cache(maxsize=most)(function)
        _EMPTIED.append(kept.cache_clear)
        return kept  # type: ignore[no-any-return]

    return keeping


class Facts:
    """The fields of a state that an answer depends on, declared by name; ``sea.ports`` is one of a part.

    A whole part counts as a fact, too, if it can be cloned and compared.
    """

    def __init__(self, *fields: str) -> None:
        self.fields = fields
        self._read = attrgetter(*fields)

    def of(self, state: Any) -> tuple[Any, ...]:
        """The facts as they are, to be kept with an answer: what changes in place is copied."""
        return tuple([_copied(value) for value in self._read(state)])

    def hold(self, kept: tuple[Any, ...], state: Any) -> bool:
        """Whether they are still the same; what was not replaced is the very same object, so it is quick."""
        return bool(kept == self._read(state))

    @staticmethod
    def key(kept: tuple[Any, ...]) -> tuple[Hashable, ...]:
        """The facts as a key."""
        return tuple([_hashable(value) for value in kept])


class _Seen(Own):
    """Facts of situations and what was found there, the last one first."""

    def __init__(self) -> None:
        self.situations: list[tuple[tuple[Any, ...], Found]] = []


class Situations:
    """What was found in the last few situations, by each thread for itself, as long as their facts hold."""

    def __init__(self, facts: Facts, most: int = 4) -> None:
        self.facts, self.most = facts, most
        self._seen = own(_Seen)

    def found(self, state: Any) -> Found:
        """What has been found in the situation of a state; what is added to it stays there."""
        seen = self._seen.situations
        for place, (kept, found) in enumerate(seen):
            if self.facts.hold(kept, state):
                if place:
                    seen.insert(0, seen.pop(place))
                return found
        found = {}
        seen.insert(0, (self.facts.of(state), found))
        del seen[self.most :]
        return found


def of_situation(rule: Function) -> Function:
    """Let a rule remember what it finds while somebody looks at a situation that was seen before.

    It depends on nothing but its arguments and the facts of the situation, and what it gives never changes. A
    play that changes its state remembers nothing; see ``Game.look``.
    """

    @wraps(rule)
    def asked(play: Any, *args: Hashable, **named: Hashable) -> Any:
        found = play.found
        if found is None:
            if play.still is None:
                return rule(play, *args, **named)
            found = play.found = play.still()
        key = (rule, args, *named.items()) if named else (rule, args)
        known = found.get(key, found)  # what was found is never the memory itself
        if known is found:
            known = found[key] = rule(play, *args, **named)
        return known

    return asked  # type: ignore[return-value]


def _copied(value: Any) -> Any:
    if isinstance(value, list):
        return value.copy()
    clone = getattr(value, "clone", None)  # a column, or a part of a state that changes in place
    return value if clone is None else clone()


def _hashable(value: Any) -> Hashable:
    if isinstance(value, dict):
        return tuple(value.items())
    return tuple(value) if isinstance(value, list) else value
