"""What is remembered between questions, so that nothing is worked out twice.

Rules ask the same things again and again about maps that hardly change. Whatever they keep is kept here: in a
``Table`` of limited size, in a function marked with ``remember``, or, where what is kept goes on changing
while it is used, by each thread for itself (``own``). ``forget`` empties all of it, and a law compares
answers before and after: nothing that is remembered may change an answer.

An answer may be kept under a key that holds everything it depends on, or together with the ``Facts`` of the
state it was found for; it is good as long as they hold.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Hashable
from functools import lru_cache
from itertools import islice
from operator import attrgetter
from typing import Any, Generic, TypeVar

from flagplot.kernel.rows import Rows

Key = TypeVar("Key")
Value = TypeVar("Value")
Function = TypeVar("Function", bound=Callable[..., Any])
OwnT = TypeVar("OwnT", bound="Own")

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
    """The fields of a state that an answer depends on, declared by name; ``sea.ports`` is one of a part."""

    def __init__(self, *fields: str) -> None:
        self.fields = fields
        self._read = attrgetter(*fields)

    def of(self, state: Any) -> tuple[Any, ...]:
        """The facts as they are, to be kept with an answer: lists and columns are copied, the rest stays."""
        return tuple([_copied(value) for value in self._read(state)])

    def hold(self, kept: tuple[Any, ...], state: Any) -> bool:
        """Whether they are still the same; what was not replaced is the very same object, so it is quick."""
        return bool(kept == self._read(state))

    @staticmethod
    def key(kept: tuple[Any, ...]) -> tuple[Hashable, ...]:
        """The facts as a key."""
        return tuple([_hashable(value) for value in kept])


def _copied(value: Any) -> Any:
    if isinstance(value, Rows):
        return value.clone()
    return value.copy() if isinstance(value, list) else value


def _hashable(value: Any) -> Hashable:
    if isinstance(value, dict):
        return tuple(value.items())
    return tuple(value) if isinstance(value, list) else value
